"""Reductions in common parts: which reductions a term has, and how their index sets overlap."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import assert_never

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.terms import open_reduce, substitute_condition
from redverify.presburger import build


def common_parts(domain: isl.Set, group: list[core.Reduce]) -> tuple[tuple[str, ...], list[isl.Set]]:
    """The cells of the Venn diagram of the index sets of a group of reductions, and the names of indices.

    The cells are disjoint sets over the domain's variables and these names; none is empty everywhere.
    """
    fresh, _, _ = open_reduce(group[0])
    parts: list[isl.Set] = []
    for reduction in group:
        by = {old: core.IVar(new) for old, new in zip(reduction.binders, fresh, strict=True)}
        new = domain.intersect(build.where(substitute_condition(reduction.condition, by)))
        refined: list[isl.Set] = []
        for part in parts:
            refined += [part.intersect(new), part.subtract(new)]
            new = new.subtract(part)
        refined.append(new)
        parts = [build.tidy(p) for p in refined if not p.is_empty()]
    return fresh, parts


def outer_reductions(term: core.ValueExpr) -> Iterator[core.Reduce]:
    """The reductions of a term that stand in no other one's body."""
    match term:
        case core.Reduce(_, _, _, _, _, init):
            yield term
            if init is not None:
                yield from outer_reductions(init)
        case core.Apply(_, _, arguments):
            for argument in arguments:
                yield from outer_reductions(argument)
        case core.Cast(_, operand):
            yield from outer_reductions(operand)
        case core.Literal() | core.Constant() | core.Access() | core.Read() | core.Element():
            return
        case core.Select() | core.IndexCondition() | core.IndexCast() | core.LetValue():
            return
        case _:
            assert_never(term)


def replaced(term: core.ValueExpr, replacement: dict[core.ValueExpr, core.ValueExpr]) -> core.ValueExpr:
    """The term with reductions that stand in no other one's body replaced."""
    if term in replacement:
        return replacement[term]
    match term:
        case core.Apply(type_, function, arguments, declared):
            return core.Apply(type_, function, tuple(replaced(a, replacement) for a in arguments), declared)
        case core.Cast(type_, operand):
            return core.Cast(type_, replaced(operand, replacement))
        case core.Literal() | core.Constant() | core.Access() | core.Read() | core.Element():
            return term
        case core.Select() | core.IndexCondition() | core.IndexCast() | core.Reduce() | core.LetValue():
            return term
        case _:
            assert_never(term)


def without_starts(equations: Equations, term: core.ValueExpr) -> core.ValueExpr:
    """The term with ``c ⊙ r`` for each reduction that starts at ``c``, where ``r`` starts at the unit.

    Side conditions: the operator is associative, and has a unit, which leaves what it is combined
    with as it is. Then ``((c ⊙ x) ⊙ y) = c ⊙ ((u ⊙ x) ⊙ y)``; and ``c = c ⊙ u`` over no index. No
    operand changes its place, so commutativity is not needed.
    """
    by: dict[core.ValueExpr, core.ValueExpr] = {}
    for reduction in outer_reductions(term):
        laws = equations.laws(reduction.operator, reduction.type)
        if reduction.init is None or not laws.associative or laws.unit is None:
            continue
        start = without_starts(equations, reduction.init)
        rest = dataclasses.replace(reduction, init=None)
        declared = reduction.operator in equations.spec.operators
        by[reduction] = core.Apply(reduction.type, reduction.operator, (start, rest), declared)
    return replaced(term, by)


def alike(left: core.Reduce, right: core.Reduce) -> bool:
    """Whether two reductions have the same operator, type and number of indices."""
    return (left.operator, left.type, len(left.binders)) == (right.operator, right.type, len(right.binders))


def only_atoms(left: core.ValueExpr, right: core.ValueExpr) -> bool:
    """Whether no solver can help: both sides are accesses, or one is and one a literal."""
    atoms = (core.Access, core.Constant)
    return (isinstance(left, atoms) and isinstance(right, (*atoms, core.Literal))) or (
        isinstance(right, atoms) and isinstance(left, core.Literal)
    )
