"""Which cells of which arrays the iterations of a loop touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, assert_never

import islpy as isl

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.memory.loop_summaries import coordinates
from redverify.certifying.emission.terms import equal_points, variables
from redverify.evaluation.program import reads_of
from redverify.language import core
from redverify.language.terms import plug_condition, plug_index
from redverify.language.walks import blocks_of, commands_of
from redverify.presburger import build

#: How an array is touched: written, read, or accumulated into atomically.
Kind = Literal["write", "read", "add"]


@dataclass(frozen=True, slots=True)
class Footprint:
    """Cells of one array that an iteration may touch, as a condition on coordinates."""

    coordinates: tuple[str, ...]
    condition: core.Cond

    def at(self, indices: Sequence[core.IndexExpr]) -> core.Cond:
        """The condition on some indices."""
        return plug_condition(self.condition, dict(zip(self.coordinates, indices, strict=True)))


@dataclass(frozen=True, slots=True)
class Access:
    """A cell that a statement touches; ``where`` it is reached, ``inner`` the loops' variables in it."""

    array: str
    indices: tuple[core.IndexExpr, ...]
    where: isl.Set
    inner: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Around:
    """What is around a statement of a loop's body.

    lets: the values of ``let`` variables. where: the parameters and variables for which it is
    reached. inner: the variables of loops inside the body. hidden: arrays of the body's own.
    """

    lets: dict[str, core.IndexExpr]
    where: isl.Set
    inner: tuple[str, ...] = ()
    hidden: frozenset[str] = frozenset()


def accesses(block: core.Block, around: Around, kind: Kind) -> Iterator[Access]:
    """The accesses of one kind to arrays that are visible outside a block."""
    for command in block:
        yield from _accesses(command, around, kind)


def _accesses(command: core.Command, around: Around, kind: Kind) -> Iterator[Access]:
    lets, where = around.lets, around.where
    match command:
        case core.Skip() | core.Inside():
            return
        case core.Assign() | core.Accumulate():
            for array, indices in touched(command, kind):
                if array not in around.hidden:
                    shown = tuple(plug_index(i, lets) for i in indices)
                    yield Access(array, shown, where, around.inner)
        case core.Scope(body=body):
            yield from accesses(body, around, kind)
        case core.Let(variable=name, value=value, body=body):
            inside = replace(around, lets={**lets, name: plug_index(value, lets)})
            yield from accesses(body, inside, kind)
        case core.Allocate(array=array, body=body):
            yield from accesses(body, replace(around, hidden=around.hidden | {array}), kind)
        case core.If(condition=condition, then=then, otherwise=otherwise):
            holds = build.where(plug_condition(condition, lets))
            yield from accesses(then, replace(around, where=where.intersect(holds)), kind)
            yield from accesses(otherwise, replace(around, where=where.subtract(holds)), kind)
        case core.Loop(body=body):
            yield from accesses(body, _over(command, around), kind)
        case core.DataLet(value=value, body=body):
            if kind == "read":
                for read in reads_of(value):
                    if read.array not in around.hidden:
                        shown = tuple(plug_index(i, lets) for i in read.indices)
                        yield Access(read.array, shown, where, around.inner)
            yield from accesses(body, _over(command, around), kind)
        case _:
            assert_never(command)


def _over(command: core.Loop | core.DataLet, around: Around) -> Around:
    """What is around the body of a command whose variable may be each integer in its bounds."""
    x, lets = core.IVar(command.variable), around.lets
    reached = around.where.intersect(
        build.where(core.CCmp("<=", plug_index(command.lower, lets), x))
    ).intersect(build.where(core.CCmp("<", x, plug_index(command.upper, lets))))
    return replace(around, where=reached, inner=(*around.inner, command.variable))


def footprint(found: Sequence[Access], gamma: Gamma, rank: int) -> Footprint:
    """What the accesses to one array reach, whatever the inner loops' variables are."""
    names = coordinates(rank)
    total = build.nowhere()
    for access in found:
        cells = access.where.intersect(build.where(equal_points(variables(names), access.indices)))
        cells = build.project(cells, *access.inner)
        total = total.union(cells)
    return Footprint(tuple(names), gamma.describe(build.tidy(total), names))


# ---------------------------------------------------------------- statements and blocks


def touched(
    command: core.Assign | core.Accumulate, kind: Kind
) -> list[tuple[str, tuple[core.IndexExpr, ...]]]:
    """The cells that a statement writes or reads."""
    cell = (command.array, command.indices)
    atomic = isinstance(command, core.Accumulate) and command.atomic
    if kind == "add":
        return [cell] if atomic else []
    if kind == "write":
        return [] if atomic else [cell]
    found = [(r.array, r.indices) for r in reads_of(command.value)]
    if isinstance(command, core.Accumulate) and not atomic:
        found.append(cell)
    return found


#: From how many arrays on one path Lean takes long to compute which arrays a command uses: it filters
#: each list once for each of them.
TOO_MANY = 7


def allocated(block: core.Block) -> int:
    """How many arrays are allocated on one path into a block."""
    return max((_allocated(command) for command in block), default=0)


def _allocated(command: core.Command) -> int:
    inside = max((allocated(body) for body in blocks_of(command)), default=0)
    return inside + 1 if isinstance(command, core.Allocate) else inside


def has_atomics(block: core.Block) -> bool:
    """Whether anything is accumulated atomically, also into arrays of the block's own."""
    return any(isinstance(command, core.Accumulate) and command.atomic for command in commands_of(block))


def atomics(block: core.Block, array: str) -> Iterator[core.Accumulate]:
    """The atomic accumulations into an array that is visible outside the block."""
    for command in block:
        if isinstance(command, core.Accumulate) and command.atomic and command.array == array:
            yield command
        if not (isinstance(command, core.Allocate) and command.array == array):
            for body in blocks_of(command):
                yield from atomics(body, array)


def mentions(command: core.Command, array: str, kind: Kind) -> bool:
    """Whether a command touches an array that is visible outside it."""
    if isinstance(command, core.Assign | core.Accumulate):
        return any(name == array for name, _ in touched(command, kind))
    if isinstance(command, core.Allocate) and command.array == array:
        return False
    if kind == "read" and isinstance(command, core.DataLet) and _reads(command.value, array):
        return True
    return any(mentions(inside, array, kind) for body in blocks_of(command) for inside in body)


def _reads(value: core.ValueExpr, array: str) -> bool:
    """Whether an expression reads an array."""
    return any(read.array == array for read in reads_of(value))
