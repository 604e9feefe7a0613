"""Conditions as people write them: ``0 <= j < M and k % 2 == 0`` for a set of isl."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

import islpy as isl

from redverify.language import core
from redverify.language.core_text import cond_text
from redverify.language.normal_form import sum_of
from redverify.language.terms import free_variables
from redverify.presburger import build
from redverify.presburger.lift import affine_expression

#: Coefficients by atom; ``None`` is the constant.
Linear = dict[core.IndexExpr | None, int]


@dataclass(frozen=True, slots=True)
class _Bound:
    """``variable >= expression`` or, if ``upper``, ``variable <= expression``."""

    variable: str
    expression: Linear
    upper: bool


def condition_text(points: isl.Set, context: isl.Set, subjects: Sequence[str]) -> str:
    """A parameter set as text, leaving out what the context says; empty if nothing remains."""
    disjuncts = _disjuncts(points, context, subjects)
    if not disjuncts:
        return "false"
    return " or ".join(" and ".join(map(cond_text, conjuncts)) for conjuncts in disjuncts)


def readable(points: isl.Set, context: isl.Set, subjects: Sequence[str]) -> core.Cond:
    """A parameter set as a condition, leaving out what the context says."""
    disjuncts = _disjuncts(points, context, subjects)
    if not disjuncts:
        return core.CFalse()
    if not disjuncts[0]:
        return core.CTrue()
    return reduce(core.COr, (reduce(core.CAnd, conjuncts) for conjuncts in disjuncts))


def _disjuncts(points: isl.Set, context: isl.Set, subjects: Sequence[str]) -> list[list[core.Cond]]:
    """A disjunction of conjunctions, in a fixed order; ``[[]]`` is true and ``[]`` false.

    Bounds are stated of the first of ``subjects`` that a constraint allows to stand alone.
    """
    inside = points.intersect(context)
    if inside.is_empty():
        return []
    rest = build.tidy(build.tidy(inside).gist(context)).compute_divs().remove_redundancies()
    found = [_conjuncts(basic, subjects) for basic in rest.get_basic_sets()]
    parts = {str([cond_text(c) for c in conjuncts]): conjuncts for conjuncts in found}
    if any(not conjuncts for conjuncts in parts.values()):
        return [[]]
    return [parts[text] for text in sorted(parts)]


def _conjuncts(basic: isl.BasicSet, subjects: Sequence[str]) -> list[core.Cond]:
    """The constraints of a basic set; a lower and an upper bound of a variable become one chain."""
    equalities: list[core.Cond] = []
    bounds: list[_Bound] = []
    others: list[core.Cond] = []
    for constraint in basic.get_constraints():
        linear = linear_of(affine_expression(constraint.get_aff()))
        if not linear or (not constraint.is_equality() and _of_modulo(linear)):
            continue
        subject = _subject(linear, subjects)
        if subject is None:
            others.append(_comparison(linear, "==" if constraint.is_equality() else ">="))
            continue
        variable = core.IVar(subject)
        factor = linear[variable]
        solved = {a: -c * factor for a, c in linear.items() if a != variable}
        if constraint.is_equality():
            equalities.append(core.CCmp("==", variable, expression_of(solved)))
        else:
            bounds.append(_Bound(subject, solved, factor < 0))
    names = {b.variable for b in bounds}
    chains: list[core.Cond] = []
    for name in (s for s in reversed(subjects) if s in names):
        chains += _chains(core.IVar(name), [b for b in bounds if b.variable == name])
    return [*sorted(equalities, key=cond_text), *chains, *sorted(others, key=cond_text)]


def _chains(name: core.IVar, bounds: Sequence[_Bound]) -> list[core.Cond]:
    """The bounds of one variable, a lower and an upper one as a chain."""

    def simple(comparison: core.CCmp) -> tuple[int, str]:
        return len(cond_text(comparison)), cond_text(comparison)

    lower = sorted((_lower(name, b.expression) for b in bounds if not b.upper), key=simple)
    upper = sorted((_upper(name, b.expression) for b in bounds if b.upper), key=simple)
    result: list[core.Cond] = []
    if lower and upper:
        result.append(core.CAnd(lower.pop(0), upper.pop(0)))
    flipped = {"<=": ">=", "<": ">"}
    result += [core.CCmp(flipped[c.op], c.right, c.left) for c in lower]
    return [*result, *upper]


def _lower(name: core.IVar, expression: Linear) -> core.CCmp:
    """``e <= x``, written ``e - 1 < x`` where ``e`` ends in ``+ 1``."""
    if expression.get(None, 0) == 1:
        return core.CCmp("<", expression_of({**expression, None: 0}), name)
    return core.CCmp("<=", expression_of(expression), name)


def _upper(name: core.IVar, expression: Linear) -> core.CCmp:
    """``x <= e``, written ``x < e + 1`` where ``e`` ends in ``- 1``."""
    if set(expression) <= {None}:
        return core.CCmp("<", name, core.IConst(expression.get(None, 0) + 1))
    if expression.get(None, 0) == -1:
        return core.CCmp("<", name, expression_of({**expression, None: 0}))
    return core.CCmp("<=", name, expression_of(expression))


def _of_modulo(linear: Linear) -> bool:
    """Whether an inequality only says that a remainder lies between 0 and its divisor."""
    atoms = [a for a in linear if a is not None]
    if len(atoms) != 1 or not isinstance(atoms[0], core.IMod):
        return False
    factor, constant = linear[atoms[0]], linear.get(None, 0)
    return constant >= 0 if factor > 0 else constant >= -factor * (atoms[0].divisor - 1)


def _subject(linear: Linear, subjects: Sequence[str]) -> str | None:
    for name in subjects:
        inside = any(
            atom is not None and not isinstance(atom, core.IVar) and name in free_variables(atom)
            for atom in linear
        )
        if abs(linear.get(core.IVar(name), 0)) == 1 and not inside:
            return name
    return None


def _comparison(linear: Linear, operator: str) -> core.Cond:
    """``linear op 0`` with negative terms moved to the right."""
    if operator == "==" and all(c < 0 for a, c in linear.items() if a is not None):
        linear = {a: -c for a, c in linear.items()}
    left: Linear = {a: c for a, c in linear.items() if c > 0 and a is not None}
    right: Linear = {a: -c for a, c in linear.items() if c < 0 and a is not None}
    constant = linear.get(None, 0)
    if operator == ">=" and not left:
        return core.CCmp("<=", expression_of(right), core.IConst(constant))
    if operator == ">=" and constant == -1:
        return core.CCmp(">", expression_of(left), expression_of(right))
    if constant > 0 and right:
        left[None] = constant
    else:
        right[None] = -constant
    return core.CCmp(operator, expression_of(left), expression_of(right))


def linear_of(expression: core.IndexExpr) -> Linear:
    """Coefficients by atom; ``None`` is the constant. ``x - m*(x // m)`` is the atom ``x % m``."""
    result: Linear = {}
    _collect(expression, 1, result)
    for atom, factor in list(result.items()):
        if not isinstance(atom, core.IDiv) or factor % atom.divisor:
            continue
        count = -factor // atom.divisor
        inner = linear_of(atom.operand)
        variables = {a: c for a, c in inner.items() if a is not None}
        if count and variables and all(result.get(a) == count * c for a, c in variables.items()):
            for a in (*variables, atom):
                result.pop(a)
            result[None] = result.get(None, 0) - count * inner.get(None, 0)
            result[core.IMod(expression_of(inner), atom.divisor)] = count
    return {a: c for a, c in result.items() if c}


def _collect(expression: core.IndexExpr, factor: int, result: Linear) -> None:
    match expression:
        case core.IConst(value):
            result[None] = result.get(None, 0) + factor * value
        case core.IAdd(left, right):
            _collect(left, factor, result)
            _collect(right, factor, result)
        case core.IMul(inner, operand):
            _collect(operand, factor * inner, result)
        case core.IDiv(operand, divisor):
            atom = core.IDiv(tidy(operand), divisor)
            result[atom] = result.get(atom, 0) + factor
        case _:
            result[expression] = result.get(expression, 0) + factor


def expression_of(linear: Linear) -> core.IndexExpr:
    """Positive terms first, the constant last."""
    parts = tuple(
        (atom, factor)
        for positive in (True, False)
        for atom, factor in linear.items()
        if atom is not None and factor and (factor > 0) is positive
    )
    return sum_of(linear.get(None, 0), parts)


def tidy(expression: core.IndexExpr) -> core.IndexExpr:
    """An affine expression that isl computed, in the form people write."""
    return expression_of(linear_of(expression))
