"""Reductions over threads: what ``LowerCrossThreadReduction`` makes of them, as loops without all-reduces.

An all-reduce waits for all threads, so a loop over threads whose body has one is split there: first
the statements before it for every thread, then the accumulation over the threads, then the statements
after it. Storage that each thread has for itself gets the thread as its first index.

A serial loop of the threads that has an all-reduce inside goes around the parts: in each iteration all
threads wait for each other. Loops over threads that do not take part stay around all, also where serial loops
lie between: for each ``ty``, one row after the other is reduced over ``tx``. A serial loop around an
all-reduce has the same bounds for all threads of the block. Else some would wait for others that never come.
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
from redverify.frontends.common.updates import ACCUMULATING
from redverify.frontends.tvm.threads.all_reduces import (
    THREAD_SCOPES,
    AllReduce,
    all_reduces,
    over_threads,
    used_arrays,
)
from redverify.frontends.tvm.threads.kernels import check_kernels
from redverify.frontends.tvm.threads.private_copies import with_private_copies
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

    Such an array moves only where the same serial loops are around as before: else it would keep what an
    iteration leaves in it, or lose it. All loops count that a thread runs, of any extent. Of the loops
    outside of loops over threads those count that may run more than once (:func:`_serial_loops`).
    """
    homes: dict[str, model.Loop] = {}
    before: dict[model.Node, tuple[str, ...]] = {}  # by node: loops over one axis may share a name
    serial: dict[str, tuple[str, ...]] = {a.name: () for a in function.root_allocations}
    for node, around, inner in _serial_loops(function.body, (), threads=False):
        before[node] = around
        if isinstance(node, model.Loop | model.Sequence):
            serial |= {a.name: inner for a in node.allocations}
    for loop in _nests(function.body):
        inside, outside = _used(loop), _used(function.body, without=loop)
        for name in inside - outside:
            array = next((a for a in function.allocated if a.name == name), None)
            if array is None or not array.scope.startswith(THREAD_SCOPES):
                continue
            if serial.get(name) == before[loop]:
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


def _nest(first: model.Loop) -> tuple[list[model.Loop], model.Node]:
    """The loops over threads that lie directly inside each other from ``first`` on, and their body."""
    nest, body = [first], first.body
    while isinstance(body, model.Loop) and over_threads(body):
        nest.append(body)
        body = body.body
    return nest, body


def _serial_loops(
    node: model.Node, around: tuple[str, ...], *, threads: bool
) -> Iterator[tuple[model.Node, tuple[str, ...], tuple[str, ...]]]:
    """Each statement inside a statement, with the serial loops around it and those around its parts.

    A loop in a loop over threads is serial, for each thread runs it. Elsewhere it is one unless it is bound
    to blocks or runs once. ``threads``: a loop over threads is around the statement.
    """
    inner = around
    if isinstance(node, model.Loop):
        if over_threads(node):
            threads = True
        elif threads or (not node.thread and node.extent != core.IConst(1)):
            inner = (*around, node.name)
    yield node, around, inner
    for child in model.children(node):
        yield from _serial_loops(child, inner, threads=threads)


def _nests(node: model.Node) -> Iterator[model.Loop]:
    """The outermost of nested loops over threads where one of them takes part in an all-reduce inside."""
    if isinstance(node, model.Loop) and over_threads(node) and all_reduces(node.body):
        nest, body = _nest(node)
        reduced = {name for found in all_reduces(body) for name in found.threads}
        if reduced & {loop.name for loop in nest}:
            yield node
        else:
            yield from _nests(body)
        return
    for child in model.children(node):
        yield from _nests(child)


def _check_uniform(node: model.Node, same: frozenset[str]) -> None:
    """Refuse what some threads around an all-reduce may run more often than others, or not at all."""
    found = all_reduces(node)[0]
    if isinstance(node, model.SBlock) and (node.predicate is not None or node.iterations or node.init):
        raise refusal("an all-reduce in a block that threads may leave out", found)
    if isinstance(node, model.Loop) and not over_threads(node):
        if node.parallel:
            raise refusal(f"an all-reduce in the parallel loop {node.name} of its threads", found)
        if not (free_variables(node.lower) | free_variables(node.extent)) <= same:
            raise refusal(
                f"an all-reduce in loop {node.name}, which some threads may run more often than others", found
            )


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
        body = self._node(self.function.body, frozenset(self.function.parameters), inside=False)
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

    def _node(self, node: model.Node, same: frozenset[str], *, inside: bool) -> model.Node:
        """The node without all-reduces.

        ``same`` are the variables that have one value for all threads of a block; ``inside``: loops over
        threads are around.
        """
        if inside and all_reduces(node):
            _check_uniform(node, same)
        match node:
            case model.Loop() if over_threads(node) and all_reduces(node.body):
                return self._threads(node, same)
            case model.Loop():
                return replace(node, body=self._node(node.body, same | {node.name}, inside=inside))
            case model.SBlock():
                known = same | {i.name for i in node.iterations if free_variables(i.binding) <= same}
                return replace(node, body=self._node(node.body, known, inside=inside))
            case model.Sequence(parts):
                return replace(node, parts=tuple(self._node(p, same, inside=inside) for p in parts))
            case model.Branch() if all_reduces(node):
                raise refusal("an all-reduce in a branch", all_reduces(node)[0])
            case AllReduce():
                raise refusal("an all-reduce outside of a loop over threads", node)
            case model.Branch() | model.Store() | model.Definition() | model.Extension():
                return node
            case _:
                assert_never(node)

    def _threads(self, first: model.Loop, same: frozenset[str]) -> model.Node:
        """A nest of loops over threads around all-reduces."""
        nest, body = _nest(first)
        reduced = {name for found in all_reduces(body) for name in found.threads}
        if not reduced & {loop.name for loop in nest}:
            result = self._node(body, same, inside=True)
            for loop in reversed(nest):
                result = replace(loop, body=result)
            return result
        inner = tuple(loop for loop in nest if loop.name in reduced)
        outer = [loop for loop in nest if loop.name not in reduced]
        for found in all_reduces(body):
            if set(found.threads) != reduced or not reduced <= {loop.name for loop in nest}:
                raise refusal("an all-reduce over other threads than the loops right around it", found)
        if any(loop.lower != core.IConst(0) or free_variables(loop.extent) & reduced for loop in nest):
            raise refusal("loops over threads with bounds that depend on each other", first)
        results = {found.array: found for found in all_reduces(body)}
        split = [loop for loop in model.nodes_in(body) if isinstance(loop, model.Loop) and all_reduces(loop)]
        for name in set(results) - {a.name for loop in (*nest, *split) for a in loop.allocations}:
            raise refusal("the result of an all-reduce leaves its loops over threads", results[name])
        arrays = self._allocated(nest, inner, set(results))
        for loop in split:
            self._allocated([loop], inner, set(results))
        return _nested(outer, model.Sequence(self._parts(body, inner, same), arrays))

    def _parts(
        self, body: model.Node, inner: tuple[model.Loop, ...], same: frozenset[str]
    ) -> tuple[model.Node, ...]:
        """The statements of the threads ``inner``, each for all of them before the next one."""
        parts: list[model.Node] = []
        for segment in self._segments(body, same):
            if isinstance(segment, model.Loop) and all_reduces(segment):
                # All threads run the loop equally often, and wait for each other in each iteration.
                done = self._parts(segment.body, inner, same | {segment.name})
                arrays = tuple(self.changed.get(a.name, a) for a in segment.allocations)
                parts.append(replace(segment, body=model.Sequence(done, arrays), allocations=()))
            else:
                parts += self._segment(segment, inner)
        return tuple(parts)

    def _allocated(
        self, nest: list[model.Loop], inner: tuple[model.Loop, ...], results: set[str]
    ) -> tuple[model.Array, ...]:
        """The arrays of loops: those of one thread get the threads ``inner`` as first indices."""
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

    def _segments(self, node: model.Node, same: frozenset[str]) -> list[model.Node]:
        """The statements between all-reduces, the sblocks of these, and serial loops around them."""
        match node:
            case _ if not all_reduces(node):
                return [node]
            case model.Loop() if not over_threads(node):
                _check_uniform(node, same)
                return [node]
            case model.SBlock(predicate=predicate, body=AllReduce() as found):
                if predicate is not None and not free_variables(predicate) <= same:
                    raise refusal("an all-reduce in a block that threads may leave out", found)
                return [node]
            case model.SBlock() if not node.iterations and node.predicate is None and node.init is None:
                return self._segments(node.body, same)
            case model.Sequence(parts) if not any(isinstance(p, model.Definition) for p in parts):
                return [segment for p in parts for segment in self._segments(p, same)]
            case _:
                raise refusal("an all-reduce inside of a branch of its threads", all_reduces(node)[0])

    def _segment(self, segment: model.Node, inner: tuple[model.Loop, ...]) -> list[model.Node]:
        if not (isinstance(segment, model.SBlock) and isinstance(segment.body, AllReduce)):
            return [_nested(inner, self._plain(segment, inner, (), None))]
        found = segment.body
        type_ = found.value.type
        cell = core.Read(type_, found.array, found.indices)
        start = model.Store(found.array, found.indices, found.start, found.start, found.origin)
        declared = found.operator not in ACCUMULATING
        added = core.Apply(type_, found.operator, (cell, found.value), declared)
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
