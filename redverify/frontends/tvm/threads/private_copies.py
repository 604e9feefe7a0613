"""Local buffers that several loops over threads use: each thread gets its own copy.

Such a buffer is allocated outside of the loops over threads, but on the GPU every thread has one of its own.
Where each cell is used by one thread anyway, one array for all is the same (:mod:`.shared_storage`
checks that). Else the array gets the thread as its first indices.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.common.cases import map_cases
from redverify.frontends.common.terms import canonical, map_value
from redverify.frontends.tvm.threads.all_reduces import AllReduce
from redverify.frontends.tvm.threads.cell_uses import Use, one_thread_per_cell, uses
from redverify.language import core
from redverify.language.core import IConst, IVar

#: Loops by the tags of the threads that they are bound to.
Threads = Mapping[str, model.Loop]


def with_private_copies(function: model.Function) -> model.Function:
    """The function with the thread as first index of each local buffer that needs it.

    A buffer that is used in another way than by all threads of the same axes stays as it is.
    """
    found = list(uses(function.body))
    copies: dict[str, Threads] = {}
    for array, outer in _allocations(function.body, frozenset()):
        mine = [u for u in found if u.array == array.name]
        threads = _threads(mine, outer) if array.scope == "local" else None
        if threads and not one_thread_per_cell(mine, outer, function.parameters, ("threadIdx", "blockIdx")):
            copies[array.name] = threads
    return _Copier(copies).function(function) if copies else function


def _allocations(node: model.Node, loops: frozenset[str]) -> Iterator[tuple[model.Array, frozenset[str]]]:
    """The arrays that are allocated inside of a statement, each with the loops around."""
    inner = loops | {node.name} if isinstance(node, model.Loop) else loops
    if isinstance(node, model.Loop | model.Sequence):
        yield from ((array, inner) for array in node.allocations)
    for child in model.children(node):
        yield from _allocations(child, inner)


def _threads(mine: list[Use], outer: frozenset[str]) -> Threads | None:
    """The axes of threads, if every use is under each of them once, with the same constant extents."""
    result: dict[str, model.Loop] | None = None
    for use in mine:
        bound = [x for x in use.loops if x.name not in outer and x.thread]
        tags = {x.thread: x for x in bound if x.extent != IConst(1)}
        if isinstance(use.node, AllReduce) or len({x.thread for x in bound}) < len(bound):
            return None
        if any(
            not x.thread.startswith("threadIdx") or x.lower != IConst(0) or not isinstance(x.extent, IConst)
            for x in tags.values()
        ):
            return None
        if result is not None and {t: x.extent for t, x in result.items()} != {
            t: x.extent for t, x in tags.items()
        }:
            return None
        result = tags if result is None else result
    return result


@dataclass(frozen=True, slots=True)
class _Copier:
    """Adds the indices; ``copies`` are the axes of threads of each array that gets them."""

    copies: Mapping[str, Threads]

    def function(self, function: model.Function) -> model.Function:
        """The whole function."""
        return replace(
            function,
            body=self._node(function.body, {}),
            allocated=self._arrays(function.allocated),
        )

    def _arrays(self, arrays: tuple[model.Array, ...]) -> tuple[model.Array, ...]:
        def changed(array: model.Array) -> model.Array:
            threads = self.copies.get(array.name, {})
            return replace(array, shape=(*(threads[tag].extent for tag in sorted(threads)), *array.shape))

        return tuple(changed(a) for a in arrays)

    def _node(self, node: model.Node, threads: Mapping[str, str]) -> model.Node:
        match node:
            case model.Loop():
                inner = {**threads, node.thread: node.name} if node.thread else threads
                body = self._node(node.body, inner)
                return replace(node, body=body, allocations=self._arrays(node.allocations))
            case model.Sequence():
                parts = tuple(self._node(p, threads) for p in node.parts)
                return replace(node, parts=parts, allocations=self._arrays(node.allocations))
            case model.Branch():
                then, otherwise = self._node(node.then, threads), self._node(node.otherwise, threads)
                return replace(node, then=then, otherwise=otherwise)
            case model.SBlock():
                init = None if node.init is None else self._node(node.init, threads)
                return replace(node, init=init, body=self._node(node.body, threads))
            case model.Store():
                return self._store(node, threads)
            case model.Definition() | model.Extension():
                return node
            case _:
                assert_never(node)

    def _store(self, store: model.Store, threads: Mapping[str, str]) -> model.Store:
        def prefix(array: str) -> tuple[core.IndexExpr, ...]:
            return tuple(IVar(threads[tag]) for tag in sorted(self.copies.get(array, {})))

        def leaf(node: core.Read | core.Access) -> core.ValueExpr:
            if isinstance(node, core.Read):
                return replace(node, indices=(*prefix(node.array), *node.indices))
            return node

        def value(part: core.ValueExpr) -> core.ValueExpr:
            return map_value(part, canonical, leaf)

        return replace(
            store,
            indices=(*prefix(store.array), *store.indices),
            value=value(store.value),
            cases=map_cases(store.cases, lambda c: c, value),
        )
