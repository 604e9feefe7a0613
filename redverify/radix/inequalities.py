"""Inequalities between polynomials of parameters, under a program's assumptions, by Z3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import z3

from redverify.language import core
from redverify.language.elaboration.data_indices import inhabited
from redverify.radix.entailment import COMPARED
from redverify.radix.polynomials import Polynomial, polynomial

#: Work of Z3 for one inequality, in its own units: the same on each machine.
_WORK = 3_000_000


def proved(impl: core.Impl, given: Sequence[core.Cond], value: Polynomial) -> bool:
    """Whether ``value >= 0`` at all sizes that the program's assumptions, and some conditions, allow.

    What Z3 does not decide is not proved. An assumption is left out if a part is not a polynomial.
    """
    solver = z3.SolverFor("QF_NIA")
    solver.set("rlimit", _WORK)
    for condition in (*impl.spec.assumptions, *impl.assumptions, *inhabited(impl.spec), *given):
        said = _said(condition)
        if said is not None:
            solver.add(said)
    negative = _value(value)
    if negative is None:
        return False
    solver.add(negative < 0)
    return bool(solver.check() == z3.unsat)


def _said(condition: core.Cond) -> Any:
    """The condition for Z3; ``None`` if it is not known, which leaves it out of a conjunction."""
    match condition:
        case core.CTrue():
            return z3.BoolVal(True)
        case core.CFalse():
            return z3.BoolVal(False)
        case core.CCmp(op, left, right):
            sides = _value(polynomial(left)), _value(polynomial(right))
            return None if sides[0] is None or sides[1] is None else COMPARED[op](*sides)
        case core.CAnd(left, right):
            known = [said for said in (_said(left), _said(right)) if said is not None]
            return z3.And(*known) if known else None
        case core.COr(left, right):
            parts = [_exactly(left), _exactly(right)]
            return None if any(part is None for part in parts) else z3.Or(*parts)
        case core.CNot(operand):
            inside = _exactly(operand)
            return None if inside is None else z3.Not(inside)


def _exactly(condition: core.Cond) -> Any:
    """Like :func:`_said`, with nothing left out."""
    match condition:
        case core.CAnd(left, right):
            parts = [_exactly(left), _exactly(right)]
            return None if any(part is None for part in parts) else z3.And(*parts)
        case _:
            return _said(condition)


def _value(value: Polynomial) -> Any:
    """The polynomial for Z3; ``None`` if an atom is not a variable."""
    total: Any = z3.IntVal(0)
    for monomial, coefficient in value.terms.items():
        product: Any = z3.IntVal(coefficient)
        for atom in monomial:
            if not isinstance(atom, core.IVar):
                return None
            product = product * z3.Int(atom.name)
        total = total + product
    return total
