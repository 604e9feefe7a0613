"""Solving for variables: a set may determine some as expressions of the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import islpy as isl

from redverify.language import core
from redverify.presburger import build
from redverify.presburger.conditions import tidy
from redverify.presburger.lift import affine_expression


@dataclass(frozen=True, slots=True)
class Solution:
    """Unknowns as expressions of the other variables, where ``where`` holds."""

    where: isl.Set
    values: dict[str, core.IndexExpr]


def solve(where: isl.Set, unknowns: Sequence[str]) -> Iterator[Solution]:
    """Eliminate unknowns from a parameter set; those that are not determined stay variables."""
    present = [n for n in unknowns if build.depends_on(where, n)]
    where = build.project(where, *(n for n in unknowns if n not in present))
    if not present:
        yield Solution(where, {})
        return
    tuples = build.params_to_tuple(where, present, "t").reset_tuple_id()
    if not tuples.is_singleton():
        if len(present) > 1:
            yield from _solve_singly(where, present)
        else:
            yield Solution(where, {})
        return
    pieces: list[tuple[isl.Set, isl.MultiAff]] = []
    isl.PwMultiAff.from_set(tuples).foreach_piece(lambda s, m: pieces.append((s, m)))
    for inside, values in pieces:
        yield Solution(
            build.tidy(inside.params()),
            {n: tidy(affine_expression(values.get_at(p))) for p, n in enumerate(present)},
        )


def _solve_singly(where: isl.Set, present: Sequence[str]) -> Iterator[Solution]:
    """Eliminate the unknowns that are determined alone; the others stay variables."""
    values: dict[str, core.IndexExpr] = {}
    for name in present:
        expression = determined(build.project(where, *(n for n in present if n != name)), name)
        if expression is not None:
            values[name] = expression
    yield Solution(build.project(where, *values), values)


def determined(where: isl.Set, variable: str) -> core.IndexExpr | None:
    """The one expression that a variable equals wherever ``where`` holds, if there is one."""
    solutions = list(solve(where, [variable]))
    return solutions[0].values.get(variable) if len(solutions) == 1 else None
