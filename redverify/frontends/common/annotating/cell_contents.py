"""What the cells of the scheduled function's arrays hold, in terms of the specification.

While the statements are read in program order, each array gets a *meaning*: a cell holds a
value of the specification (:class:`Holds`), or a part of a reduction (:class:`Partial`, the
array of a factored reduction). A statement's annotation is then its value with every array read
replaced by the meaning of the cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from redverify.frontends.common.annotating.unification import solve
from redverify.frontends.common.model import Loop
from redverify.frontends.common.specifying.rules import Rule
from redverify.frontends.common.terms import canonical, map_value, substitute, substitute_value
from redverify.language import core
from redverify.language.terms import free_variables


@dataclass(frozen=True, slots=True)
class Holds:
    """Cell ``[cell]`` holds ``value``, an expression over the variables ``cell``.

    ``outer`` are variables of loops and blocks around that occur in it as well: a buffer filled
    anew in each iteration of them. Inside of the loops ``unfinished`` it does not hold the value yet.
    """

    cell: tuple[str, ...]
    value: core.ValueExpr
    outer: frozenset[str] = frozenset()
    unfinished: frozenset[Loop] = frozenset()

    def at(self, indices: core.Indices) -> core.ValueExpr:
        """What the cell at ``indices`` holds."""
        return substitute_value(self.value, dict(zip(self.cell, indices, strict=True)))


@dataclass(frozen=True, slots=True)
class Partial:
    """Cell ``[cell]`` holds a part of the reduction ``rule`` at ``point``; ``lanes`` tell the parts apart.

    ``point`` is over the variables ``cell``. ``lanes`` are the dimensions of the array that are lanes.
    ``operator`` is the program's operator.
    """

    cell: tuple[str, ...]
    rule: Rule
    point: core.Indices
    lanes: frozenset[int]
    operator: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nothing is known about the cells; ``reason`` ends a sentence that starts with the array's name."""

    reason: str


Meaning = Holds | Partial | Unknown


def cell_names(rank: int) -> tuple[str, ...]:
    """Variables for the cells of an array; no name of a program holds a ``$``."""
    return tuple(f"$x{d}" for d in range(rank))


def inverse(
    indices: core.Indices,
    wanted: Iterable[str],
    extents: Mapping[str, tuple[core.IndexExpr, core.IndexExpr]],
) -> dict[str, core.IndexExpr] | None:
    """The iteration variables as functions of the cell that ``indices`` address."""
    names = [w for w in wanted if w in extents]
    hints = {n: extents[n][0] for n in names if extents[n][1] == core.IConst(1)}
    equations: list[tuple[core.IndexExpr, core.IndexExpr]] = [
        (index, core.IVar(cell))
        for index, cell in zip(indices, cell_names(len(indices)), strict=True)
        if free_variables(index) & set(names)
    ]
    return solve(equations, names, hints)


def point_at(meaning: Partial, indices: core.Indices) -> core.Indices:
    """The point of the reduction whose part the cell at ``indices`` holds."""
    environment = dict(zip(meaning.cell, indices, strict=True))
    return tuple(substitute(i, environment) for i in meaning.point)


def unfold(
    value: core.ValueExpr, rules: Mapping[str, Rule], around: frozenset[str] = frozenset()
) -> core.ValueExpr:
    """The value with accesses to element-wise tensors replaced by their equations.

    A tensor that depends on itself stays; ``around`` are the tensors whose equations are being unfolded.
    """

    def leaf(node: core.Read | core.Access) -> core.ValueExpr:
        rule = rules.get(node.tensor) if isinstance(node, core.Access) else None
        if rule is None or rule.reduction is not None or rule.tensor in around:
            return node
        environment = dict(zip(rule.variables, node.indices, strict=True))
        return unfold(substitute_value(rule.value, environment), rules, around | {rule.tensor})

    return map_value(value, canonical, leaf)
