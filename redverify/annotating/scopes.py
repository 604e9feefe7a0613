"""Where the ``accumulate`` scopes that a program lacks go (section 7.3.4 of the thesis).

The scope of an array is around the statements that accumulate one reduction into it, one after the other,
and neither store to it otherwise nor read it; a loop may store to it first, where a condition holds. It is
around the outermost loop whose iterations accumulate into the same cells. It binds no variable of the
annotation that the cell does not determine: what it accumulates would belong to different reductions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from redverify.language import core
from redverify.language.source import NOWHERE
from redverify.language.terms import free_variables
from redverify.language.walks import blocks_of, commands_of, reads_in

#: What a statement accumulates into an array: the tensor of the annotation and the operator.
Reduction = tuple[str, str]

#: The variables that each variable of a ``let`` depends on.
Lets = Mapping[str, frozenset[str]]


@dataclass(frozen=True, slots=True)
class _Uses:
    """How a statement uses one array: what it accumulates, and whether it uses it otherwise.

    ``open`` are the variables of its annotations that the cells do not determine, ``cells`` those that
    determine the cells. ``starts``: a condition of it does nothing with the array but write it, as in the
    first iteration of a loop.
    """

    accumulated: frozenset[Reduction] = frozenset()
    otherwise: bool = False
    open: frozenset[str] = frozenset()
    cells: frozenset[str] = frozenset()
    starts: bool = False

    def __or__(self, other: _Uses) -> _Uses:
        return _Uses(
            self.accumulated | other.accumulated,
            self.otherwise or other.otherwise,
            self.open | other.open,
            self.cells | other.cells,
            self.starts or other.starts,
        )

    @property
    def fits(self) -> bool:
        """Whether one scope may be around it."""
        return not self.otherwise and len(self.accumulated) < 2


def _annotation(command: core.Accumulate) -> core.ValueExpr | None:
    return command.annotation


def _never(command: core.Command) -> bool:
    return False


def with_scopes(
    block: core.Block,
    annotation: Callable[[core.Accumulate], core.ValueExpr | None] = _annotation,
    apart: Callable[[core.Command], bool] = _never,
) -> core.Block:
    """The block with a scope around each reduction that has an annotation; new scopes are :data:`.NOWHERE`.

    ``apart`` says of which commands no scope may be right around.
    """
    arrays = [c.array for c in commands_of(block) if isinstance(c, core.Accumulate) and annotation(c)]
    for array in dict.fromkeys(arrays):
        block = _Scopes(array, annotation, apart).of(block, {})
    return block


@dataclass(slots=True)
class _Scopes:
    """Puts the scopes of one array."""

    array: str
    annotation: Callable[[core.Accumulate], core.ValueExpr | None]
    apart: Callable[[core.Command], bool]

    def of(self, block: core.Block, lets: Lets) -> core.Block:
        """The block with scopes."""
        result: list[core.Command] = []
        run: list[core.Command] = []
        together = _Uses()
        for command in block:
            used = self._uses(command, lets)
            alone = isinstance(command, core.Accumulate) and bool(used.accumulated)
            if self.apart(command) or not (used.fits or alone):
                result += [*self._around(run, lets), self._inside(command, lets)]
                run, together = [], _Uses()
                continue
            if not (together | used).fits or (used.starts and together.accumulated):
                result += self._around(run, lets)
                run, together = [], _Uses()
            together |= used
            run.append(command)
        return (*result, *self._around(run, lets))

    def _around(self, run: list[core.Command], lets: Lets) -> list[core.Command]:
        """The run with a scope from the first to the last command that accumulates."""
        ends = [n for n, c in enumerate(run) if self._uses(c, lets).accumulated]
        if not ends:
            return run
        first, last = ends[0], ends[-1] + 1
        inside = tuple(run[first:last])
        if len(inside) == 1 and self._inner(inside[0], lets):
            return [*run[:first], self._inside(inside[0], lets), *run[last:]]
        scope = core.Scope((self.array,), inside, NOWHERE)
        if isinstance(inside[0], core.Scope) and len(inside) == 1 and inside[0].span == NOWHERE:
            scope = replace(inside[0], arrays=(*inside[0].arrays, self.array))
        return [*run[:first], scope, *run[last:]]

    def _uses(self, command: core.Command, lets: Lets) -> _Uses:
        match command:
            case core.Accumulate() | core.Assign() | core.DataLet() if self._reads(command):
                used = _Uses(otherwise=True)
            case core.Assign() | core.Allocate() if command.array == self.array:
                used = _Uses(otherwise=True)
            case core.Scope() if self.array in command.arrays:
                used = _Uses(otherwise=True)
            case _:
                used = _Uses()
        if isinstance(command, core.Accumulate):
            return used | self._accumulated(command, lets)
        if isinstance(command, core.If) and self._starts(command):
            return _Uses(
                starts=any(
                    c.array == self.array for c in commands_of((command,)) if isinstance(c, core.Assign)
                )
            )
        for inner in (c for block in blocks_of(command) for c in block):
            used |= self._uses(inner, _within(command, lets))
        if isinstance(command, core.Loop | core.DataLet) and command.variable in used.open:
            return replace(used, otherwise=True)
        return used

    def _starts(self, command: core.If) -> bool:
        """Whether a condition does nothing with the array but write it, if it does anything with it."""
        writes = (core.Accumulate, core.Assign, core.DataLet)
        inside = [c for c in commands_of((command,)) if isinstance(c, writes)]
        accumulates = any(isinstance(c, core.Accumulate) and c.array == self.array for c in inside)
        return not accumulates and not any(map(self._reads, inside))

    def _reads(self, command: core.Accumulate | core.Assign | core.DataLet) -> bool:
        return any(read.array == self.array for read in reads_in(command.value))

    def _accumulated(self, command: core.Accumulate, lets: Lets) -> _Uses:
        annotation = self.annotation(command)
        if command.array != self.array or annotation is None:
            return _Uses()
        tensor = annotation.tensor if isinstance(annotation, core.Access) else ""
        cell = _determining(command.indices, lets)
        open_ = _determining((annotation,), lets) - cell
        return _Uses(frozenset({(tensor, command.operator)}), False, open_, cell)

    def _inner(self, command: core.Command, lets: Lets) -> bool:
        """Whether a scope inside of a command does as well, since it holds each cell's accumulations."""
        if isinstance(command, core.Loop):
            return command.variable in self._uses(command, lets).cells
        return isinstance(command, core.Let | core.DataLet | core.Allocate)

    def _inside(self, command: core.Command, lets: Lets) -> core.Command:
        """The statement with the scopes inside of it."""
        inner = _within(command, lets)
        match command:
            case core.If():
                then, otherwise = self.of(command.then, inner), self.of(command.otherwise, inner)
                return replace(command, then=then, otherwise=otherwise)
            case core.Scope() if self.array in command.arrays:
                return command
            case core.Loop() | core.Scope() | core.Let() | core.DataLet() | core.Allocate():
                return replace(command, body=self.of(command.body, inner))
            case _:
                return command


def _within(command: core.Command, lets: Lets) -> Lets:
    """The variables of ``let`` inside of a command."""
    if isinstance(command, core.Let):
        return {**lets, command.variable: _determining((command.value,), lets)}
    return lets


def _determining(values: tuple[core.IndexExpr | core.ValueExpr, ...], lets: Lets) -> frozenset[str]:
    """The variables of values, with those of ``let`` written out."""
    names = frozenset[str]().union(*map(free_variables, values))
    return frozenset[str]().union(*(lets.get(name, frozenset({name})) for name in names))
