"""Reductions over threads: what ``LowerCrossThreadReduction`` makes of them, as loops without all-reduces.

An all-reduce waits for all threads, so a loop over threads whose body has one is split there: first
the statements before it for every thread, then the accumulation over the threads, then the statements
after it. Storage that each thread has for itself gets the thread as its first index.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Sequence as Many
from dataclasses import dataclass, replace
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.common.cases import map_cases
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import canonical, map_value, substitute
from redverify.frontends.tvm.all_reduce import (
    THREAD_SCOPES,
    AllReduce,
    all_reduces,
    over_threads,
    used_arrays,
)
from redverify.frontends.tvm.kernels import check_kernels
from redverify.frontends.tvm.private import with_private_copies
from redverify.language import core
from redverify.language.terms import free_variables


def without_all_reduces(function: model.Function) -> tuple[model.Function, frozenset[str]]:
    """The function with every all-reduce made an accumulation over the threads.

    The second result are the arrays of threads that may lie outside of loops over threads: the results
    of all-reduces, which all threads have, and the arrays that have a thread as an index.
    """
    function = with_private_copies(function)
    check_kernels(function)
    if not all_reduces(function.body):
        return function, frozenset()
    return _Splitter(_at_threads(function), set(function.names), {}, {}).split()


def _at_threads(function: model.Function) -> model.Function:
    """The function with storage of single threads allocated in the loops over threads, if used there only.

    These loops have to run as often as the storage is allocated: else it keeps values between iterations.
    """
    homes: dict[str, model.Loop] = {}
    often: dict[str, tuple[str, ...]] = {a.name: () for a in function.root_allocations}
    often |= dict(_allocations(function.body, ()))
    for loop, serial in _nests(function.body, ()):
        inside, outside = _used(loop), _used(function.body, without=loop)
        for name in inside - outside:
            array = next((a for a in function.allocated if a.name == name), None)
            if array is not None and array.scope.startswith(THREAD_SCOPES) and often.get(name) == serial:
                homes[name] = loop

    def moved(node: model.Node) -> model.Node:
        match node:
            case model.Loop():
                kept = [a for a in node.allocations if homes.get(a.name, node) is node]
                mine = [a for a in function.allocated if homes.get(a.name) is node and a not in kept]
                return replace(node, body=moved(node.body), allocations=(*kept, *mine))
            case model.Sequence(parts):
                kept = [a for a in node.allocations if a.name not in homes]
                return replace(node, parts=tuple(moved(p) for p in parts), allocations=tuple(kept))
            case model.Branch():
                return replace(node, then=moved(node.then), otherwise=moved(node.otherwise))
            case model.SBlock():
                return replace(node, body=moved(node.body))
            case model.Store() | model.Definition() | model.Extension():
                return node
            case _:
                assert_never(node)

    roots = tuple(a for a in function.root_allocations if a.name not in homes)
    return replace(function, body=moved(function.body), root_allocations=roots)


def _nests(node: model.Node, serial: tuple[str, ...]) -> Iterator[tuple[model.Loop, tuple[str, ...]]]:
    """The outermost loops over threads that hold all-reduces, each with the serial loops around it."""
    if isinstance(node, model.Loop) and over_threads(node) and all_reduces(node.body):
        yield node, serial
        return
    for child in model.children(node):
        yield from _nests(child, (*serial, *_serial(node)))


def _allocations(node: model.Node, serial: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The arrays that are allocated inside of a statement, each with the serial loops around."""
    inner = (*serial, *_serial(node))
    if isinstance(node, model.Loop | model.Sequence):
        yield from ((a.name, inner) for a in node.allocations)
    for child in model.children(node):
        yield from _allocations(child, inner)


def _serial(node: model.Node) -> tuple[str, ...]:
    """The name of a loop that is not over threads and may run more than once; else nothing."""
    if isinstance(node, model.Loop) and not node.thread and node.extent != core.IConst(1):
        return (node.name,)
    return ()


def _used(node: model.Node, without: model.Loop | None = None) -> set[str]:
    """The arrays that a statement uses; what only the loop ``without`` inside it uses is left out."""
    if node is without:
        return set()
    return set(used_arrays(node)).union(*(_used(child, without) for child in model.children(node)))


@dataclass(slots=True)
class _Splitter:
    """Splits loops over threads at their all-reduces.

    ``spread`` gives, for each array that gets threads as its first indices, the loops over these
    threads; ``changed`` gives such an array with its new shape. Both are by the array's name.
    """

    function: model.Function
    names: set[str]
    spread: dict[str, tuple[model.Loop, ...]]
    changed: dict[str, model.Array]

    def split(self) -> tuple[model.Function, frozenset[str]]:
        """The whole function, and the arrays that threads may use outside of loops over threads."""
        results = [found.array for found in all_reduces(self.function.body)]
        for store in model.nodes_in(self.function.body):
            if isinstance(store, model.Store) and store.array in results:
                raise refusal("a store to the result of an all-reduce", store)
        body = self._node(self.function.body)
        function = replace(
            self.function,
            body=body,
            allocated=tuple(self.changed.get(a.name, a) for a in self.function.allocated),
            names=frozenset(self.names),
        )
        return function, frozenset((*self.spread, *results))

    def _fresh(self, name: str) -> str:
        found = fresh(name, self.names)
        self.names.add(found)
        return found

    def _node(self, node: model.Node) -> model.Node:
        """The node without all-reduces."""
        match node:
            case model.Loop() if over_threads(node) and all_reduces(node.body):
                return self._threads(node)
            case model.Loop() | model.SBlock():
                return replace(node, body=self._node(node.body))
            case model.Sequence(parts):
                return replace(node, parts=tuple(self._node(p) for p in parts))
            case model.Branch() if all_reduces(node):
                raise refusal("an all-reduce in a branch", all_reduces(node)[0])
            case AllReduce():
                raise refusal("an all-reduce outside of a loop over threads", node)
            case model.Branch() | model.Store() | model.Definition() | model.Extension():
                return node
            case _:
                assert_never(node)

    def _threads(self, first: model.Loop) -> model.Node:
        """A nest of loops over threads around all-reduces."""
        nest, body = [first], first.body
        while isinstance(body, model.Loop) and over_threads(body):
            nest.append(body)
            body = body.body
        reduced = {name for found in all_reduces(body) for name in found.threads}
        inner = tuple(loop for loop in nest if loop.name in reduced)
        outer = [loop for loop in nest if loop.name not in reduced]
        for found in all_reduces(body):
            if set(found.threads) != reduced or not reduced <= {loop.name for loop in nest}:
                raise refusal("an all-reduce over other threads than the loops right around it", found)
        if any(loop.lower != core.IConst(0) or free_variables(loop.extent) & reduced for loop in nest):
            raise refusal("loops over threads with bounds that depend on each other", first)
        results = {found.array: found for found in all_reduces(body)}
        for name in set(results) - {a.name for loop in nest for a in loop.allocations}:
            raise refusal("the result of an all-reduce leaves its loops over threads", results[name])
        arrays = self._allocated(nest, inner, set(results))
        parts: list[model.Node] = []
        for segment in self._segments(body):
            parts += self._segment(segment, inner)
        return _nested(outer, model.Sequence(tuple(parts), arrays))

    def _allocated(
        self, nest: list[model.Loop], inner: tuple[model.Loop, ...], results: set[str]
    ) -> tuple[model.Array, ...]:
        """The arrays of the nest: those of one thread get the threads as first indices."""
        arrays: list[model.Array] = []
        for array in (a for loop in nest for a in loop.allocations):
            if array.name not in results and array.scope.startswith(THREAD_SCOPES):
                self.spread[array.name] = inner
                shape = (*(loop.extent for loop in inner), *array.shape)
                self.changed[array.name] = replace(array, shape=shape)
            elif not array.scope.startswith(("local", "shared")):
                raise refusal(f"buffer {array.source_name} of scope {array.scope} in a kernel", nest[0])
            arrays.append(self.changed.get(array.name, array))
        return tuple(arrays)

    def _segments(self, node: model.Node) -> list[model.Node]:
        """The statements between all-reduces, and the sblocks of these."""
        match node:
            case _ if not all_reduces(node):
                return [node]
            case model.SBlock(body=AllReduce()):
                return [node]
            case model.SBlock() if not node.iterations and node.predicate is None and node.init is None:
                return self._segments(node.body)
            case model.Sequence(parts) if not any(isinstance(p, model.Definition) for p in parts):
                return [segment for p in parts for segment in self._segments(p)]
            case _:
                raise refusal(
                    "an all-reduce inside of a loop or a branch of its threads", all_reduces(node)[0]
                )

    def _segment(self, segment: model.Node, inner: tuple[model.Loop, ...]) -> list[model.Node]:
        if not (isinstance(segment, model.SBlock) and isinstance(segment.body, AllReduce)):
            return [_nested(inner, self._plain(segment, inner, (), None))]
        found = segment.body
        type_ = found.value.type
        cell = core.Read(type_, found.array, found.indices)
        start = model.Store(found.array, found.indices, found.start, found.start, found.origin)
        added = core.Apply(type_, found.operator, (cell, found.value))
        update = model.Store(found.array, found.indices, added, added, found.origin, atomic=True)
        block = replace(segment, body=update)
        if found.condition is not None:
            block = replace(block, body=model.Branch(found.condition, update, model.Sequence(())))
        init = model.SBlock(f"{segment.name}_init", (), None, None, start, segment.origin)
        return [init, _nested(inner, self._plain(block, inner, (), None, reduce=True))]

    # ------------------------------------------------------------ statements of one thread

    def _plain(
        self,
        node: model.Node,
        inner: tuple[model.Loop, ...],
        loops: tuple[model.Loop, ...],
        threads: Mapping[str, str] | None,
        *,
        reduce: bool = False,
    ) -> model.Node:
        """The node with threads as first indices; ``threads`` names the thread of each loop in an sblock."""
        match node:
            case model.Loop():
                return replace(
                    node, body=self._plain(node.body, inner, (*loops, node), threads, reduce=reduce)
                )
            case model.Sequence(parts):
                done = tuple(self._plain(p, inner, loops, threads, reduce=reduce) for p in parts)
                return replace(node, parts=done)
            case model.Branch():
                then = self._plain(node.then, inner, loops, threads, reduce=reduce)
                otherwise = self._plain(node.otherwise, inner, loops, threads, reduce=reduce)
                return replace(node, then=then, otherwise=otherwise)
            case model.SBlock():
                return self._block(node, inner, loops, threads, reduce=reduce)
            case model.Store():
                return self._store(node, threads or {loop.name: loop.name for loop in inner})
            case model.Definition() | model.Extension():
                return node
            case _:
                assert_never(node)

    def _block(
        self,
        block: model.SBlock,
        inner: tuple[model.Loop, ...],
        loops: tuple[model.Loop, ...],
        threads: Mapping[str, str] | None,
        *,
        reduce: bool,
    ) -> model.SBlock:
        """The threads become iteration variables; a reduction over threads and loops one over the loops."""
        touched = {name for n in model.nodes_in(block) for name in used_arrays(n)}
        if threads is not None or not touched & set(self.spread):
            return replace(block, body=self._plain(block.body, inner, loops, threads, reduce=reduce))
        named = {loop.name: self._fresh(loop.name) for loop in inner}
        added = [_over(loop, named[loop.name], reduce=reduce) for loop in inner]
        kept: list[model.Iteration] = []
        environment: dict[str, core.IndexExpr] = {}
        for iteration in block.iterations:
            if not iteration.reduce or not free_variables(iteration.binding) & set(named):
                kept.append(iteration)
                continue
            for loop in loops:
                if loop.name in free_variables(iteration.binding) and loop.name not in named:
                    named[loop.name] = self._fresh(loop.name)
                    added.append(_over(loop, named[loop.name], reduce=True))
            if not free_variables(iteration.binding) <= set(named) | set(self.function.parameters):
                raise refusal(f"a reduction of block {block.name} over more than its own loops", block)
            renamed = {old: core.IVar(new) for old, new in named.items()}
            environment[iteration.name] = substitute(iteration.binding, renamed)
        body = model.substituted(block.body, environment)
        init = None if block.init is None else model.substituted(block.init, environment)
        if init is not None:
            raise refusal(f"block {block.name} initialises what an all-reduce joins", block)
        mine = {loop.name: named[loop.name] for loop in inner}
        return replace(
            block, iterations=(*kept, *added), body=self._plain(body, inner, loops, mine, reduce=reduce)
        )

    def _store(self, store: model.Store, threads: Mapping[str, str]) -> model.Store:
        def leaf(node: core.Read | core.Access) -> core.ValueExpr:
            if isinstance(node, core.Read) and node.array in self.spread:
                return replace(node, indices=(*self._prefix(node.array, threads), *node.indices))
            return node

        indices = store.indices
        if store.array in self.spread:
            indices = (*self._prefix(store.array, threads), *indices)
        return replace(
            store,
            indices=indices,
            value=map_value(store.value, canonical, leaf),
            cases=map_cases(store.cases, lambda c: c, lambda v: map_value(v, canonical, leaf)),
        )

    def _prefix(self, array: str, threads: Mapping[str, str]) -> tuple[core.IndexExpr, ...]:
        return tuple(core.IVar(threads[loop.name]) for loop in self.spread[array])


def _over(loop: model.Loop, name: str, *, reduce: bool) -> model.Iteration:
    return model.Iteration(name, loop.name, loop.name, reduce, loop.lower, loop.extent, core.IVar(loop.name))


def _nested(loops: Many[model.Loop], body: model.Node) -> model.Node:
    for loop in reversed(loops):
        body = replace(loop, body=body, allocations=())
    return body
