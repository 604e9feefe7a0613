"""Cross-thread reductions: what ``LowerCrossThreadReduction`` makes of them, as loops without threads.

A loop over threads whose body has an all-reduce is split there, for an all-reduce waits for all
threads: first the statements before it for every thread, then the accumulation over the threads,
then the statements after it. Storage that each thread has for itself gets the thread as its first
index. Between other statements of one kernel nothing waits (``ThreadSync`` orders shared memory
only): a global buffer by which one thread could hand something to another is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Sequence as Many
from dataclasses import dataclass, replace

from redverify.frontends.tvm.errors import TranslationError
from redverify.frontends.tvm.locations import place_of
from redverify.frontends.tvm.model import (
    AllReduce,
    Array,
    Branch,
    Case,
    CaseValue,
    Definition,
    Function,
    Iteration,
    Loop,
    Node,
    SBlock,
    Sequence,
    Store,
)
from redverify.frontends.tvm.names import fresh
from redverify.frontends.tvm.partials import digits
from redverify.frontends.tvm.terms import (
    canonical,
    map_value,
    reads,
    substitute,
    substitute_condition,
    substitute_value,
    variables,
)
from redverify.language.core import Access, Apply, IConst, IndexExpr, IVar, Read, ValueExpr

#: Storage that each thread has for itself.
THREAD_SCOPES = ("local", "warp", "wmma")


def without_all_reduces(function: Function) -> Function:
    """The function with every all-reduce made an accumulation over the threads."""
    _check_kernels(function)
    if not _all_reduces(function.body):
        return function
    return _Splitter(_at_threads(function), set(function.names), {}, {}).split()


def _at_threads(function: Function) -> Function:
    """The function with storage of one thread that only one nest of threads uses allocated there."""
    homes: dict[str, Loop] = {}
    for loop in _nests(function.body):
        inside, outside = _used(loop), _used(function.body, without=loop)
        for name in inside - outside:
            array = next((a for a in function.allocated if a.name == name), None)
            if array is not None and array.scope.startswith(THREAD_SCOPES):
                homes[name] = loop

    def moved(node: Node) -> Node:
        match node:
            case Loop():
                kept = [a for a in node.allocations if homes.get(a.name, node) is node]
                mine = [a for a in function.allocated if homes.get(a.name) is node and a not in kept]
                return replace(node, body=moved(node.body), allocations=(*kept, *mine))
            case Sequence(parts):
                return replace(node, parts=tuple(moved(p) for p in parts))
            case Branch():
                return replace(node, then=moved(node.then), otherwise=moved(node.otherwise))
            case SBlock():
                return replace(node, body=moved(node.body))
            case _:
                return node

    roots = tuple(a for a in function.root_allocations if a.name not in homes)
    return replace(function, body=moved(function.body), root_allocations=roots)


def _nests(node: Node) -> Iterator[Loop]:
    """The outermost loops over threads of a block that hold all-reduces."""
    if isinstance(node, Loop) and node.thread.startswith("threadIdx") and _all_reduces(node.body):
        yield node
        return
    for child in _children(node):
        yield from _nests(child)


def _used(node: Node, without: Loop | None = None) -> set[str]:
    """The arrays that a node uses, a loop in it left out."""
    if node is without:
        return set()
    found = set[str]().union(*(_used(child, without) for child in _children(node)))
    if isinstance(node, Store | AllReduce):
        found |= {node.array, *(r.array for r in reads(node.value))}
    return found


def _all_reduces(node: Node) -> list[AllReduce]:
    return [n for n in _nodes(node) if isinstance(n, AllReduce)]


def _nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in _children(node):
        yield from _nodes(child)


def _children(node: Node) -> tuple[Node, ...]:
    match node:
        case Loop():
            return (node.body,)
        case Sequence(parts):
            return parts
        case Branch():
            return node.then, node.otherwise
        case SBlock():
            return (node.body,) if node.init is None else (node.init, node.body)
        case _:
            return ()


@dataclass(slots=True)
class _Splitter:
    """Splits loops over threads.

    ``spread`` are the arrays that get threads as first indices, with the loops over these;
    ``changed`` the arrays by name as they are then.
    """

    function: Function
    names: set[str]
    spread: dict[str, tuple[Loop, ...]]
    changed: dict[str, Array]

    def split(self) -> Function:
        """The whole function."""
        results = [found.array for found in _all_reduces(self.function.body)]
        for store in _nodes(self.function.body):
            if isinstance(store, Store) and store.array in results:
                raise self.fail("a store to the result of an all-reduce", store)
        body = self._node(self.function.body)
        return replace(
            self.function,
            body=body,
            allocated=tuple(self.changed.get(a.name, a) for a in self.function.allocated),
            names=frozenset(self.names),
            threaded=tuple(dict.fromkeys((*self.spread, *results))),
        )

    def fail(self, construct: str, node: Loop | AllReduce | Store | SBlock) -> TranslationError:
        """The error for a construct."""
        return TranslationError(construct, place_of(self.function.origin, self.function.role, node.origin))

    def _fresh(self, name: str) -> str:
        found = fresh(name, self.names)
        self.names.add(found)
        return found

    def _node(self, node: Node) -> Node:
        """The node without all-reduces."""
        match node:
            case Loop() if node.thread.startswith("threadIdx") and _all_reduces(node.body):
                return self._threads(node)
            case Loop() | SBlock():
                return replace(node, body=self._node(node.body))
            case Sequence(parts):
                return replace(node, parts=tuple(self._node(p) for p in parts))
            case Branch() if _all_reduces(node):
                raise self.fail("an all-reduce in a branch", _all_reduces(node)[0])
            case AllReduce():
                raise self.fail("an all-reduce outside of a loop over threads", node)
            case _:
                return node

    def _threads(self, first: Loop) -> Node:
        """A nest of loops over threads around all-reduces."""
        nest, body = [first], first.body
        while isinstance(body, Loop) and body.thread.startswith("threadIdx"):
            nest.append(body)
            body = body.body
        reduced = {name for found in _all_reduces(body) for name in found.threads}
        inner = tuple(loop for loop in nest if loop.name in reduced)
        outer = [loop for loop in nest if loop.name not in reduced]
        for found in _all_reduces(body):
            if set(found.threads) != reduced or not reduced <= {loop.name for loop in nest}:
                raise self.fail("an all-reduce over other threads than the loops right around it", found)
        if any(loop.lower != IConst(0) or variables(loop.extent) & reduced for loop in nest):
            raise self.fail("loops over threads with bounds that depend on each other", first)
        results = {found.array: found for found in _all_reduces(body)}
        for name in set(results) - {a.name for loop in nest for a in loop.allocations}:
            raise self.fail("the result of an all-reduce leaves its loops over threads", results[name])
        arrays = self._allocated(nest, inner, set(results))
        parts: list[Node] = []
        for segment in self._segments(body):
            parts += self._segment(segment, inner)
        return _nested(outer, Sequence(tuple(parts), arrays))

    def _allocated(self, nest: list[Loop], inner: tuple[Loop, ...], results: set[str]) -> tuple[Array, ...]:
        """The arrays of the nest: those of one thread get the threads as first indices."""
        arrays: list[Array] = []
        for array in (a for loop in nest for a in loop.allocations):
            if array.name not in results and array.scope.startswith(THREAD_SCOPES):
                self.spread[array.name] = inner
                shape = (*(loop.extent for loop in inner), *array.shape)
                self.changed[array.name] = replace(array, shape=shape)
            elif not array.scope.startswith(("local", "shared")):
                raise self.fail(f"buffer {array.source_name} of scope {array.scope} in a kernel", nest[0])
            arrays.append(self.changed.get(array.name, array))
        return tuple(arrays)

    def _segments(self, node: Node) -> list[Node]:
        """The statements between all-reduces, and the sblocks of these."""
        match node:
            case _ if not _all_reduces(node):
                return [node]
            case SBlock(body=AllReduce()):
                return [node]
            case SBlock() if not node.iterations and node.predicate is None and node.init is None:
                return self._segments(node.body)
            case Sequence(parts) if not any(isinstance(p, Definition) for p in parts):
                return [segment for p in parts for segment in self._segments(p)]
            case _:
                raise self.fail(
                    "an all-reduce inside of a loop or a branch of its threads", _all_reduces(node)[0]
                )

    def _segment(self, segment: Node, inner: tuple[Loop, ...]) -> list[Node]:
        if not (isinstance(segment, SBlock) and isinstance(segment.body, AllReduce)):
            return [_nested(inner, self._plain(segment, inner, (), None))]
        found = segment.body
        type_ = found.value.type
        cell = Read(type_, found.array, found.indices)
        start = Store(found.array, found.indices, found.start, found.start, found.origin)
        added = Apply(type_, found.operator, (cell, found.value))
        update = Store(found.array, found.indices, added, added, found.origin, atomic=True)
        block = replace(segment, body=update)
        if found.condition is not None:
            block = replace(block, body=Branch(found.condition, update, Sequence(())))
        init = SBlock(f"{segment.name}_init", (), None, None, start, segment.origin)
        return [init, _nested(inner, self._plain(block, inner, (), None, reduce=True))]

    # ------------------------------------------------------------ statements of one thread

    def _plain(
        self,
        node: Node,
        inner: tuple[Loop, ...],
        loops: tuple[Loop, ...],
        threads: Mapping[str, str] | None,
        *,
        reduce: bool = False,
    ) -> Node:
        """The node with threads as first indices; ``threads`` names the thread of each loop in an sblock."""
        match node:
            case Loop():
                return replace(
                    node, body=self._plain(node.body, inner, (*loops, node), threads, reduce=reduce)
                )
            case Sequence(parts):
                done = tuple(self._plain(p, inner, loops, threads, reduce=reduce) for p in parts)
                return replace(node, parts=done)
            case Branch():
                then = self._plain(node.then, inner, loops, threads, reduce=reduce)
                otherwise = self._plain(node.otherwise, inner, loops, threads, reduce=reduce)
                return replace(node, then=then, otherwise=otherwise)
            case SBlock():
                return self._block(node, inner, loops, threads, reduce=reduce)
            case Store():
                return self._store(node, threads or {loop.name: loop.name for loop in inner})
            case _:
                return node

    def _block(
        self,
        block: SBlock,
        inner: tuple[Loop, ...],
        loops: tuple[Loop, ...],
        threads: Mapping[str, str] | None,
        *,
        reduce: bool,
    ) -> SBlock:
        """The threads become iteration variables; a reduction over threads and loops one over the loops."""
        touched = {n.array for n in _nodes(block) if isinstance(n, Store)}
        touched |= {r.array for n in _nodes(block) if isinstance(n, Store) for r in reads(n.value)}
        if threads is not None or not touched & set(self.spread):
            return replace(block, body=self._plain(block.body, inner, loops, threads, reduce=reduce))
        named = {loop.name: self._fresh(loop.name) for loop in inner}
        added = [_over(loop, named[loop.name], reduce=reduce) for loop in inner]
        kept: list[Iteration] = []
        environment: dict[str, IndexExpr] = {}
        for iteration in block.iterations:
            if not iteration.reduce or not variables(iteration.binding) & set(named):
                kept.append(iteration)
                continue
            for loop in loops:
                if loop.name in variables(iteration.binding) and loop.name not in named:
                    named[loop.name] = self._fresh(loop.name)
                    added.append(_over(loop, named[loop.name], reduce=True))
            if not variables(iteration.binding) <= set(named) | set(self.function.parameters):
                raise self.fail(f"a reduction of block {block.name} over more than its own loops", block)
            renamed = {old: IVar(new) for old, new in named.items()}
            environment[iteration.name] = substitute(iteration.binding, renamed)
        body = _substituted(block.body, environment)
        init = None if block.init is None else _substituted(block.init, environment)
        if init is not None:
            raise self.fail(f"block {block.name} initialises what an all-reduce joins", block)
        mine = {loop.name: named[loop.name] for loop in inner}
        return replace(
            block, iterations=(*kept, *added), body=self._plain(body, inner, loops, mine, reduce=reduce)
        )

    def _store(self, store: Store, threads: Mapping[str, str]) -> Store:
        def leaf(node: Read | Access) -> ValueExpr:
            if isinstance(node, Read) and node.array in self.spread:
                return replace(node, indices=(*self._prefix(node.array, threads), *node.indices))
            return node

        indices = store.indices
        if store.array in self.spread:
            indices = (*self._prefix(store.array, threads), *indices)
        return replace(
            store,
            indices=indices,
            value=map_value(store.value, canonical, leaf),
            cases=_map_cases(store.cases, leaf),
        )

    def _prefix(self, array: str, threads: Mapping[str, str]) -> tuple[IndexExpr, ...]:
        return tuple(IVar(threads[loop.name]) for loop in self.spread[array])


def _over(loop: Loop, name: str, *, reduce: bool) -> Iteration:
    return Iteration(name, loop.name, reduce, loop.lower, loop.extent, IVar(loop.name))


def _nested(loops: Many[Loop], body: Node) -> Node:
    for loop in reversed(loops):
        body = replace(loop, body=body, allocations=())
    return body


def _map_cases(value: CaseValue, leaf: Callable[[Read | Access], ValueExpr]) -> CaseValue:
    if isinstance(value, Case):
        return Case(value.condition, _map_cases(value.then, leaf), _map_cases(value.otherwise, leaf))
    return map_value(value, canonical, leaf)


def _substituted(node: Node, environment: Mapping[str, IndexExpr]) -> Node:
    """The node with iteration variables replaced."""
    if not environment:
        return node
    match node:
        case Loop():
            return replace(
                node,
                lower=substitute(node.lower, environment),
                extent=substitute(node.extent, environment),
                body=_substituted(node.body, environment),
            )
        case Sequence(parts):
            return Sequence(tuple(_substituted(p, environment) for p in parts))
        case Branch():
            return Branch(
                substitute_condition(node.condition, environment),
                _substituted(node.then, environment),
                _substituted(node.otherwise, environment),
            )
        case Definition():
            return replace(node, value=substitute(node.value, environment))
        case SBlock():
            bound = tuple(replace(i, binding=substitute(i.binding, environment)) for i in node.iterations)
            predicate = node.predicate and substitute_condition(node.predicate, environment)
            init = node.init and _substituted(node.init, environment)
            return replace(
                node,
                iterations=bound,
                predicate=predicate,
                init=init,
                body=_substituted(node.body, environment),
            )
        case Store():
            return replace(
                node,
                indices=tuple(substitute(i, environment) for i in node.indices),
                value=substitute_value(node.value, environment),
                cases=_substituted_cases(node.cases, environment),
            )
        case AllReduce():
            raise AssertionError("all-reduces are gone by now")


def _substituted_cases(value: CaseValue, environment: Mapping[str, IndexExpr]) -> CaseValue:
    if isinstance(value, Case):
        return Case(
            substitute_condition(value.condition, environment),
            _substituted_cases(value.then, environment),
            _substituted_cases(value.otherwise, environment),
        )
    return substitute_value(value, environment)


# ---------------------------------------------------------------- what threads hand to each other


@dataclass(frozen=True, slots=True)
class _Use:
    """An access to a buffer in a kernel: its indices over loops, and the loops and threads around it."""

    array: str
    writes: bool
    indices: tuple[IndexExpr, ...]
    loops: tuple[Loop, ...]
    node: Store | AllReduce


def _check_kernels(function: Function) -> None:
    """Refuse a global buffer by which threads of one kernel could exchange values.

    Allowed is a buffer that is only read, one that a single statement writes once in each thread,
    and one of which every cell is used by one thread only.
    """
    for kernel in _kernels(function.body):
        uses = list(_uses(kernel, (), {}))
        for array in sorted({u.array for u in uses if u.writes}):
            scope = function.array(array).scope
            if scope.startswith((*THREAD_SCOPES, "shared")):
                continue
            mine = [u for u in uses if u.array == array]
            written = [u for u in mine if u.writes]
            once = len(mine) == 1 and not _repeats(written[0])
            same = len({(u.indices, _tags(u)) for u in mine}) == 1
            if once or (same and _tells_thread(written[0])):
                continue
            raise TranslationError(
                f"buffer {array} of scope {scope} may be handed from one thread to another in one kernel",
                place_of(function.origin, function.role, written[0].node.origin),
                "nothing makes the threads wait for each other there",
            )


def _kernels(node: Node) -> Iterator[Loop]:
    if isinstance(node, Loop) and node.thread:
        if any(isinstance(n, Loop) and n.thread.startswith("threadIdx") for n in _nodes(node)):
            yield node
        return
    for child in _children(node):
        yield from _kernels(child)


def _uses(node: Node, loops: tuple[Loop, ...], environment: Mapping[str, IndexExpr]) -> Iterator[_Use]:
    match node:
        case Loop():
            yield from _uses(node.body, (*loops, node), environment)
        case SBlock():
            inner = {**environment}
            for iteration in node.iterations:
                inner[iteration.name] = substitute(iteration.binding, environment)
            for part in _children(node):
                yield from _uses(part, loops, inner)
        case Store() | AllReduce():
            found = [(node.array, node.indices, True)]
            found += [(r.array, r.indices, False) for r in reads(node.value)]
            for array, indices, writes in found:
                at = tuple(_by_tag(substitute(i, environment), loops) for i in indices)
                yield _Use(array, writes, at, loops, node)
        case _:
            for child in _children(node):
                yield from _uses(child, loops, environment)


def _by_tag(index: IndexExpr, loops: tuple[Loop, ...]) -> IndexExpr:
    """The index with each loop over threads named by its tag: sibling loops are the same threads."""
    return substitute(index, {loop.name: IVar(f"${loop.thread}") for loop in loops if loop.thread})


def _tags(use: _Use) -> tuple[tuple[str, IndexExpr], ...]:
    return tuple(sorted(((x.thread, x.extent) for x in use.loops if x.thread), key=repr))


def _tells_thread(use: _Use) -> bool:
    """Whether the cell determines the thread within its block."""
    names = {loop.name: f"${loop.thread}" if loop.thread else loop.name for loop in use.loops}
    ranges = {names[loop.name]: (loop.lower, loop.extent) for loop in use.loops}
    found = digits(use.indices, tuple(f"d{d}" for d in range(len(use.indices))), ranges)
    threads = (x for x in use.loops if x.thread.startswith("threadIdx") and x.extent != IConst(1))
    return all(names[loop.name] in found for loop in threads)


def _repeats(use: _Use) -> bool:
    """Whether a serial loop lies around a loop over threads: nothing waits between its iterations."""
    last = max((p for p, loop in enumerate(use.loops) if loop.thread.startswith("threadIdx")), default=0)
    return any(not loop.thread for loop in use.loops[:last])
