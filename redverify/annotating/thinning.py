"""Which loops a run may cut short and still show what the writes of a program mean.

Some iterations are enough of a parallel loop, and of one whose iterations write different cells. But where
another loop runs to its end and reads what these iterations write, as a sum does, all of them are needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import assert_never

from redverify.language import core
from redverify.language.terms import free_variables
from redverify.language.walks import commands_of, reads_in

#: The loops, by identity, that each dimension of a cell depends on.
_Loops = tuple[frozenset[int], ...]
_Around = Mapping[str, frozenset[int]]


def thinned(block: core.Block) -> frozenset[int]:
    """The identities of the loops that may be cut short."""
    short = with_own_cells(block)
    whole = {id(c) for c in commands_of(block) if isinstance(c, core.Loop)} - short
    cells = _Cells()
    cells.visit(block, {})
    before = -1
    while before != len(whole):
        before = len(whole)
        for (array, written), (other, read) in ((w, r) for w in cells.written for r in cells.read):
            if array == other:
                needed = [w for w, r in zip(written, read, strict=True) if r & whole]
                whole.update(*needed)
    return short - whole


def with_own_cells(block: core.Block) -> frozenset[int]:
    """The identities of the loops that are parallel, or whose iterations write different cells."""
    loops = (c for c in commands_of(block) if isinstance(c, core.Loop))
    return frozenset(id(loop) for loop in loops if loop.parallel or _writes_its_own(loop))


@dataclass(slots=True)
class _Cells:
    """The cells that a program writes and reads: the array, and the loops its indices depend on."""

    written: set[tuple[str, _Loops]] = field(default_factory=set)
    read: set[tuple[str, _Loops]] = field(default_factory=set)

    def visit(self, block: core.Block, around: _Around) -> None:
        """Note the cells of a block; ``around`` are the loops that variables depend on."""
        for command in block:
            match command:
                case core.Assign() | core.Accumulate():
                    self.written.add((command.array, _loops(command.indices, around)))
                    self._reads(command.value, around)
                case core.Loop():
                    inside = frozenset([id(command)]).union(*_loops((command.lower, command.upper), around))
                    self.visit(command.body, {**around, command.variable: inside})
                case core.Let():
                    (loops,) = _loops((command.value,), around)
                    self.visit(command.body, {**around, command.variable: loops})
                case core.DataLet():
                    self._reads(command.value, around)
                    self.visit(command.body, around)
                case core.If():
                    self.visit(command.then, around)
                    self.visit(command.otherwise, around)
                case core.Scope() | core.Allocate():
                    self.visit(command.body, around)
                case core.Skip() | core.Inside():
                    pass
                case _:
                    assert_never(command)

    def _reads(self, value: core.ValueExpr, around: _Around) -> None:
        self.read.update((read.array, _loops(read.indices, around)) for read in reads_in(value))


def _loops(indices: tuple[core.IndexExpr, ...], around: _Around) -> _Loops:
    return tuple([frozenset[int]().union(*_known(i, around)) for i in indices])


def _known(index: core.IndexExpr, around: _Around) -> Iterator[frozenset[int]]:
    return (around[name] for name in free_variables(index) if name in around)


def _writes_its_own(loop: core.Loop) -> bool:
    """Whether the cells of every write in a loop name its variable; arrays of one iteration aside."""
    inside = list(commands_of(loop.body))
    local = {c.array for c in inside if isinstance(c, core.Allocate)}
    lets = {
        c.variable for c in inside if isinstance(c, core.Let) and loop.variable in free_variables(c.value)
    }
    names = {loop.variable, *lets}
    return all(
        any(free_variables(i) & names for i in c.indices)
        for c in inside
        if isinstance(c, core.Assign | core.Accumulate) and c.array not in local
    )
