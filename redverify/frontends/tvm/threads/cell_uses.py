"""The accesses to the buffers of a kernel, and which threads make them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.common.indices.footprints import Footprint, one_owner
from redverify.frontends.common.terms import substitute, substitute_condition, total
from redverify.frontends.tvm.threads.all_reduces import AllReduce
from redverify.language.core import CCmp, CNot, Cond, IConst, IndexExpr, IVar
from redverify.language.walks import reads_in


@dataclass(frozen=True, slots=True)
class Use:
    """An access to a buffer: its indices and the conditions around it over loops; the loops around it."""

    array: str
    writes: bool
    indices: tuple[IndexExpr, ...]
    conditions: tuple[Cond, ...]
    loops: tuple[model.Loop, ...]
    node: model.Store | AllReduce


def uses(
    node: model.Node,
    loops: tuple[model.Loop, ...] = (),
    conditions: tuple[Cond, ...] = (),
    environment: Mapping[str, IndexExpr] | None = None,
) -> Iterator[Use]:
    """The accesses in a statement that stands inside ``loops`` and under ``conditions``."""
    known = environment or {}
    match node:
        case model.Loop():
            yield from uses(node.body, (*loops, node), conditions, known)
        case model.SBlock():
            inner = {**known}
            for iteration in node.iterations:
                inner[iteration.name] = substitute(iteration.binding, known)
            if node.predicate is not None:
                conditions = (*conditions, substitute_condition(node.predicate, known))
            for part in model.children(node):
                yield from uses(part, loops, conditions, inner)
        case model.Branch():
            condition = substitute_condition(node.condition, known)
            yield from uses(node.then, loops, (*conditions, condition), known)
            yield from uses(node.otherwise, loops, (*conditions, CNot(condition)), known)
        case model.Store() | AllReduce():
            found = [(node.array, node.indices, True)]
            found += [(r.array, r.indices, False) for r in reads_in(node.value)]
            for array, indices, writes in found:
                at = tuple(substitute(i, known) for i in indices)
                yield Use(array, writes, at, conditions, loops, node)
        case model.Sequence() | model.Definition() | model.Extension():
            for child in model.children(node):
                yield from uses(child, loops, conditions, known)
        case _:
            assert_never(node)


def one_thread_per_cell(
    found: list[Use], outer: frozenset[str], parameters: tuple[str, ...], threads: tuple[str, ...]
) -> bool:
    """Whether each cell of an array is used by one thread only.

    ``found`` are all uses of the array, inside of the loops ``outer``: their variables, and the sizes
    ``parameters``, are the same for all of them. ``threads`` are how the tags of threads that count begin.
    """
    inside = [[x for x in use.loops if x.name not in outer] for use in found]
    tags = sorted(
        {
            x.thread
            for loops in inside
            for x in loops
            if x.thread.startswith(threads) and x.extent != IConst(1)
        }
    )
    footprints: list[Footprint] = []
    for use, loops in zip(found, inside, strict=True):
        bound = {x.thread: x for x in loops if x.thread}
        if len(bound) < sum(bool(x.thread) for x in loops) or not bound.keys() >= set(tags):
            return False  # a thread twice, or a statement that all threads of a tag run
        ranges = [c for x in use.loops for c in range_of(x)]
        owner = tuple(IVar(bound[tag].name) for tag in tags)
        footprints.append(Footprint(use.indices, owner, (*ranges, *use.conditions)))
    return one_owner(footprints, outer.union(parameters))


def range_of(loop: model.Loop) -> tuple[Cond, Cond]:
    """The bounds of a loop's variable."""
    variable = IVar(loop.name)
    return CCmp("<=", loop.lower, variable), CCmp("<", variable, total(loop.lower, loop.extent))
