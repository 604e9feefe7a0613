"""Ranks of recursions that pass through several equations before an index decreases.

``LU(i, j)`` with ``i > j`` uses ``LU(j, j)``, which another equation gives: no linear rank decreases
there. What does is a pair: an index, such as ``min(i, j)``, and, where that stays the same, the equation's
place in an order of the equations, its *phase*. As one number that is ``c * max(0, index) + phase``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import assert_never

import networkx as nx

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.terms import decidable, variables
from redverify.language import core
from redverify.language.terms import plug_condition, plug_index
from redverify.presburger import build


@dataclass(frozen=True, slots=True)
class Use:
    """A tensor that an equation uses at a point, with what is known there."""

    equation: core.Equation
    gamma: Gamma
    access: core.Access


Ranks = dict[str, core.IndexExpr]

_ZERO, _ONE = core.IConst(0), core.IConst(1)


def phased(equations: Sequence[core.Equation], uses: Sequence[Use]) -> Iterator[Ranks]:
    """Ranks of tensors over ``$c0``, ...: an index each along which no use ascends, and phases.

    They are proposals: what is proposed may still not descend at points without an equation.
    """
    for found in indices(equations, uses):
        phases = _phases(equations, uses, found)
        if phases is None:
            continue
        factor = 1 + max(phases)
        for exact in (False, True):
            yield {
                tensor: core.IAdd(core.IMul(factor, index), _phase(tensor, equations, phases, exact))
                for tensor, index in found.items()
            }


def at(rank: core.IndexExpr, point: Sequence[core.IndexExpr]) -> core.IndexExpr:
    """A rank at a point."""
    return plug_index(rank, {f"$c{d}": index for d, index in enumerate(point)})


def falls(there: core.IndexExpr, here: core.IndexExpr) -> core.Cond:
    """What is used has a lower rank, and no rank that it falls from is negative."""
    return core.CAnd(core.CCmp("<=", core.IConst(0), here), core.CCmp("<", there, here))


# ---------------------------------------------------------------- indices


def indices(equations: Sequence[core.Equation], uses: Sequence[Use]) -> Iterator[Ranks]:
    """An index for each tensor, not negative, so that no use ascends."""
    ranks = {e.tensor: len(e.variables) for e in equations}
    ranks.update({use.access.tensor: len(use.access.indices) for use in uses})

    @cache
    def descends(number: int, there: core.IndexExpr, here: core.IndexExpr) -> bool:
        use = uses[number]
        one, two = at(there, use.access.indices), at(here, variables(use.equation.variables))
        return use.gamma.holds(core.CCmp("<=", one, two))

    def choose(chosen: Ranks, rest: Sequence[str]) -> Iterator[Ranks]:
        if not rest:
            yield chosen
            return
        for candidate in _candidates(ranks[rest[0]]):
            now = {**chosen, rest[0]: candidate}
            both = [(n, u.access.tensor, u.equation.tensor) for n, u in enumerate(uses)]
            if all(
                descends(n, now[one], now[two])
                for n, one, two in both
                if one in now and two in now and rest[0] in (one, two)
            ):
                yield from choose(now, rest[1:])

    return choose({}, list(ranks))


def _candidates(rank: int) -> list[core.IndexExpr]:
    """Coordinates, and the lesser of two, clipped at zero."""
    names = variables([f"$c{d}" for d in range(rank)])
    found: list[core.IndexExpr] = [core.IMax((_ZERO, name)) for name in names]
    pairs = [(a, b) for n, a in enumerate(names) for b in names[n + 1 :]]
    found += [core.IMax((_ZERO, core.IMin(pair))) for pair in pairs]
    return found or [_ZERO]


# ---------------------------------------------------------------- phases


def _phases(equations: Sequence[core.Equation], uses: Sequence[Use], found: Ranks) -> list[int] | None:
    """The place of each equation, from 1, in an order of those that use each other at one index."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(len(equations)))
    for use in uses:
        here = at(found[use.equation.tensor], variables(use.equation.variables))
        there = at(found[use.access.tensor], use.access.indices)
        tie = use.gamma.assume(core.CCmp("==", there, here))
        if tie.impossible:
            continue
        for number, equation in enumerate(equations):
            if equation.tensor != use.access.tensor:
                continue
            guard = plug_condition(
                equation.condition, dict(zip(equation.variables, use.access.indices, strict=True))
            )
            if not tie.where.is_disjoint(build.where(guard)):
                graph.add_edge(number, equations.index(use.equation))
    try:
        generations = list(nx.topological_generations(graph))
    except nx.NetworkXUnfeasible:
        return None
    place = {number: level for level, group in enumerate(generations, 1) for number in group}
    return [place[number] for number in range(len(equations))]


def _phase(
    tensor: str, equations: Sequence[core.Equation], phases: Sequence[int], exact: bool
) -> core.IndexExpr:
    """The phase of a tensor's points; if not ``exact``, points without an equation may have any."""
    mine = [(e, p) for e, p in zip(equations, phases, strict=True) if e.tensor == tensor]
    if not exact and len({p for _, p in mine}) == 1:
        return core.IConst(mine[0][1])
    result: core.IndexExpr = _ZERO
    for equation, phase in mine:
        by = dict(zip(equation.variables, variables([f"$c{d}" for d in range(9)]), strict=False))
        one = indicator(decidable(plug_condition(equation.condition, by)))
        result = core.IAdd(result, core.IMul(phase, one))
    return result


def indicator(condition: core.Cond) -> core.IndexExpr:
    """1 where a condition holds and 0 elsewhere, of ``min`` and ``max``, which ``omega`` reads."""
    match condition:
        case core.CTrue():
            return _ONE
        case core.CFalse():
            return _ZERO
        case core.CAnd(left, right):
            return core.IMin((indicator(left), indicator(right)))
        case core.COr(left, right):
            return core.IMax((indicator(left), indicator(right)))
        case core.CNot(operand):
            return _less(indicator(operand), _ONE)
        case core.CCmp(op, left, right):
            return _COMPARED[op](left, right)
        case _:
            assert_never(condition)


def _less(left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
    """1 if ``left < right``, else 0."""
    return core.IMax((_ZERO, core.IMin((_ONE, core.IAdd(right, core.IMul(-1, left))))))


def _most(left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
    """1 if ``left <= right``, else 0."""
    return _less(left, core.IAdd(right, _ONE))


_COMPARED: Mapping[str, Callable[[core.IndexExpr, core.IndexExpr], core.IndexExpr]] = {
    "<": _less,
    "<=": _most,
    ">": lambda left, right: _less(right, left),
    ">=": lambda left, right: _most(right, left),
    "==": lambda left, right: core.IMin((_most(left, right), _most(right, left))),
    "!=": lambda left, right: core.IMax((_less(left, right), _less(right, left))),
}
