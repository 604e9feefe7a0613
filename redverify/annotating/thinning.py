"""Which loops a run may cut short and still show what the writes of a program mean.

Some iterations are enough of a parallel loop, and of one whose iterations write different cells. But where
another loop runs to its end and reads what these iterations write, as a sum does, all of them are needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from redverify.annotating.paths import Path, paths_of
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
    written, read = set[tuple[str, _Loops]](), set[tuple[str, _Loops]]()
    for command, path in paths_of(block):
        around = _around(path)
        if not isinstance(command, core.DataLet):
            written.add((command.array, _loops(command.indices, around)))
        read.update((r.array, _loops(r.indices, around)) for r in reads_in(command.value))
    before = -1
    while before != len(whole):
        before = len(whole)
        for (array, cell), (other, cell_read) in product(written, read):
            if array == other:
                needed = [w for w, r in zip(cell, cell_read, strict=True) if r & whole]
                whole.update(*needed)
    return short - whole


def with_own_cells(block: core.Block) -> frozenset[int]:
    """The identities of the loops that are parallel, or whose iterations write different cells."""
    loops = (c for c in commands_of(block) if isinstance(c, core.Loop))
    return frozenset(id(loop) for loop in loops if loop.parallel or _writes_its_own(loop))


def _around(path: Path) -> _Around:
    """The loops that the variables of commands depend on."""
    around: dict[str, frozenset[int]] = {}
    for outer in path:
        if isinstance(outer, core.Loop):
            bounds = _loops((outer.lower, outer.upper), around)
            around[outer.variable] = frozenset([id(outer)]).union(*bounds)
        elif isinstance(outer, core.Let):
            (around[outer.variable],) = _loops((outer.value,), around)
    return around


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
