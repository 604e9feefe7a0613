"""Kernels as their threads run them: split at barriers into phases, each a loop over the threads of a block.

A scheduled function fills shared memory by loops over threads inside of other loops over the same
threads. On the GPU the inner loop is not a loop: its variable is the thread's index. Here every loop over
threads is taken away, what is left is the code of one thread, and that is split at its barriers. Each
part is put under loops over all threads again. A serial loop with a barrier in it goes outside of these
loops, so its bounds may not depend on the thread; so does a branch.

Splitting there is right only if all that threads hand to each other is handed over at a barrier:
:mod:`.conflicts` checks this across parts, the verifier within each part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import Environment, substitute
from redverify.frontends.tvm.threads.all_reduces import AllReduce, Barrier, all_reduces, barriers, used_arrays
from redverify.frontends.tvm.threads.barriers import BarrierError
from redverify.frontends.tvm.threads.conflicts import check_handovers, conflict_within
from redverify.frontends.tvm.threads.launch import Launch
from redverify.frontends.tvm.threads.merging import merge
from redverify.frontends.tvm.threads.thread_code import (
    Choice,
    Item,
    Repeated,
    Segment,
    Wait,
    choices_in,
    repeated_in,
    segments_in,
)
from redverify.language.core import Cond, CTrue, IConst, IndexExpr
from redverify.language.terms import free_variables

#: Scopes of memory that all threads of a block share.
SHARED = "shared"


def in_phases(function: model.Function, *, merged: bool = False) -> model.Function:
    """The function with each kernel in phases; all-reduces stay in the phase that they are in.

    Kernels whose threads have nothing to do with each other stay as they are. With ``merged`` all that
    threads do between two barriers is one loop over them, where this can be written. Then nothing is
    checked: the result shows races, and a proof of it shows nothing. :class:`.BarrierError` is
    raised for a barrier that not all threads come to, and for values that are handed over without one.
    """
    roots: list[model.Array] = list(function.root_allocations)
    kernels = list(_kernels(function.body))
    homes = {a.name: k for k in kernels for a in roots if _only_in(a, k, function.body)}
    names = set(function.names)

    def changed(node: model.Node) -> model.Node:
        match node:
            case model.Loop() if node.thread:
                mine = tuple(a for a in roots if homes.get(a.name) is node)
                root = replace(node, allocations=(*mine, *node.allocations))
                return _Kernel(function, root, Launch(function.parameters, names)).phases(merged=merged)
            case model.Loop() | model.SBlock():
                return replace(node, body=changed(node.body))
            case model.Sequence(parts):
                return replace(node, parts=tuple(changed(p) for p in parts))
            case model.Branch():
                return replace(node, then=changed(node.then), otherwise=changed(node.otherwise))
            case Barrier():
                raise BarrierError("RV612", "a barrier outside of a kernel", node.origin.place())
            case model.Store() | model.Definition() | model.Extension():
                return node
            case _:
                assert_never(node)

    body = changed(function.body)
    kept = tuple(a for a in roots if a.name not in homes)
    for array in kept:
        if array.scope.startswith((SHARED, "local", "warp")) and any(_uses(array.name, k) for k in kernels):
            raise refusal(
                f"buffer {array.name} of scope {array.scope} is used by more than one kernel", kernels[0]
            )
    return replace(function, body=body, root_allocations=kept, names=frozenset(names))


def _kernels(node: model.Node) -> Iterator[model.Loop]:
    if isinstance(node, model.Loop) and node.thread:
        yield node
        return
    for child in model.children(node):
        yield from _kernels(child)


def _uses(array: str, node: model.Node) -> bool:
    return any(array in used_arrays(n) for n in model.nodes_in(node))


def _only_in(array: model.Array, kernel: model.Loop, body: model.Node) -> bool:
    """Whether an array of a block or a thread is used in this kernel and nowhere else."""
    if not array.scope.startswith((SHARED, "local")):
        return False
    inside = {n for n in model.nodes_in(kernel) if array.name in used_arrays(n)}
    return bool(inside) and inside == {n for n in model.nodes_in(body) if array.name in used_arrays(n)}


@dataclass(slots=True)
class _Kernel:
    """One kernel: ``root`` is its outermost loop over blocks or threads.

    ``allocated`` are the arrays of the whole block, ``holders`` they and those of the serial loops around the
    statement that is visited. ``reused`` are shared arrays that are allocated inside of serial loops of
    one segment, with these.
    """

    function: model.Function
    root: model.Loop
    launch: Launch
    allocated: list[model.Array] = field(default_factory=list)
    holders: list[list[model.Array]] = field(default_factory=list)
    reused: list[tuple[model.Array, tuple[model.Loop, ...]]] = field(default_factory=list)

    def phases(self, *, merged: bool) -> model.Node:
        """The kernel in phases."""
        if self._is_plain():
            return self.root
        environment: dict[str, IndexExpr] = {}
        node: model.Node = self.root
        while isinstance(node, model.Loop) and node.thread:
            self.allocated += node.allocations
            self.launch.bind(node, environment, outermost=True)
            node = node.body
        body = self.launch.of_thread(node, environment)
        self.holders = [self.allocated]
        items = self._items(body)
        self._check_scopes(items)
        if merged:
            items = merge(items, tuple(self.launch.axes.values()), self.allocated)
        self._sink(items)
        if not merged:
            self._check_reuse(items)
            check_handovers(self.function, tuple(self.launch.blocks), items, self._shared(items))
        result: model.Node = self._built(items)
        if self.allocated:
            result = model.Sequence((result,), tuple(self.allocated))
        for loop in reversed(self.launch.blocks or [self._one_block()]):
            result = replace(loop, body=result, allocations=())
        return result

    def _one_block(self) -> model.Loop:
        """A loop over the only block of a kernel without loops over blocks: it tells where the kernel is."""
        name = fresh("block", self.launch.names)
        self.launch.names.add(name)
        return replace(self.root, name=name, lower=IConst(0), extent=IConst(1), thread="blockIdx.x")

    def _is_plain(self) -> bool:
        """Whether no thread has to do with another, and every loop over threads is one."""
        nodes = list(model.nodes_in(self.root))
        tags = {n.thread for n in nodes if isinstance(n, model.Loop) and n.thread}
        if any(isinstance(n, Barrier | AllReduce) for n in nodes):
            return False
        if any(self.function.array(name).scope.startswith(SHARED) for n in nodes for name in used_arrays(n)):
            return False
        return all(
            sorted(found) == sorted(tags) for n, found in _bound(self.root, ()) if isinstance(n, model.Store)
        )

    # ------------------------------------------------------------ phases

    def _items(self, node: model.Node) -> list[Item]:
        """The code of one thread, split at its barriers."""
        match node:
            case Barrier():
                return [Wait(node)]
            case _ if not _meets(node):
                if not any(isinstance(n, model.Store | AllReduce) for n in model.nodes_in(node)):
                    return []
                for block in model.nodes_in(node):
                    if isinstance(block, model.SBlock) and isinstance(block.body, AllReduce):
                        self._uniform_condition(block.predicate or CTrue(), block)
                return [Segment(self._lifted(node))]
            case model.Loop():
                self._uniform((node.lower, node.extent), node)
                if node.parallel:
                    raise refusal(f"a barrier or an all-reduce in the parallel loop {node.name}", node)
                repeated = Repeated(node, [])
                self.holders.append(repeated.allocated)
                repeated.items += self._items(node.body)
                self.holders.pop()
                return [repeated]
            case model.Sequence():
                parts = self._early_barriers(list(self._flat(node)))
                return [item for part in _runs(parts) for item in self._run(part)]
            case model.Branch():
                self._uniform_condition(node.condition, node)
                return [Choice(node.condition, self._items(node.then), self._items(node.otherwise))]
            case model.SBlock():
                return self._block(node)
            case _:
                raise AssertionError("other statements have no barriers inside")

    def _block(self, block: model.SBlock) -> list[Item]:
        """A block with barriers inside: each part of it is a block with the same variables."""
        if block.init is not None:
            raise refusal(f"a barrier in block {block.name}, which initialises a reduction", block)
        if block.predicate is not None:
            self._uniform_condition(block.predicate, block)
        bindings = {i.name: i.binding for i in block.iterations}
        inner = replace(block, predicate=None)
        items = [_within(inner, bindings, item) for item in self._items(block.body)]
        for repeated in repeated_in(items):
            self._uniform((repeated.loop.lower, repeated.loop.extent), repeated.loop)
        for choice in choices_in(items):
            self._uniform_condition(choice.condition, block)
        return items if block.predicate is None else [Choice(block.predicate, items, [])]

    def _uniform(self, expressions: tuple[IndexExpr, ...], loop: model.Loop) -> None:
        for expression in expressions:
            if free_variables(expression) & self.launch.threads():
                raise BarrierError(
                    "RV612",
                    f"a barrier in loop {loop.name}, whose bounds depend on the thread",
                    loop.origin.place(),
                    "all threads of a block have to come to a barrier equally often",
                )

    def _uniform_condition(self, condition: Cond, node: model.Node) -> None:
        if free_variables(condition) & self.launch.threads():
            met = next(n for n in model.nodes_in(node) if isinstance(n, Barrier | AllReduce))
            what = "a barrier" if isinstance(met, Barrier) else "an all-reduce"
            raise BarrierError(
                "RV612",
                f"{what} under a condition that the threads of a block do not share",
                met.origin.place(),
                f"all threads of a block have to come to {what}: move it out of the condition",
            )

    def _flat(self, node: model.Node) -> Iterator[model.Node]:
        """The statements of a sequence and of the sequences in it; their arrays belong to the whole."""
        match node:
            case model.Sequence(parts, allocations):
                self.holders[-1] += allocations
                for part in parts:
                    yield from self._flat(part)
            case model.SBlock(iterations=(), predicate=None, init=None) if not isinstance(
                node.body, AllReduce
            ):
                yield from self._flat(node.body)
            case _:
                yield node

    def _early_barriers(self, parts: list[model.Node]) -> list[model.Node]:
        """The statements with each barrier before what threads do for themselves, which is the same."""
        result: list[model.Node] = []
        for part in parts:
            place = len(result)
            while isinstance(part, Barrier) and place > 0 and self._private(result[place - 1]):
                place -= 1
            result.insert(place, part)
        return result

    def _private(self, node: model.Node) -> bool:
        """Whether a statement uses nothing but arrays that each thread has for itself, and no barrier."""
        nodes = list(model.nodes_in(node))
        return not any(isinstance(n, Barrier | AllReduce) for n in nodes) and all(
            self._of_one_thread(array) for n in nodes for array in used_arrays(n)
        )

    def _run(self, run: list[model.Node]) -> list[Item]:
        """The items of statements: each is one that has to be split, or several that need not be."""
        if _meets(run[0]):
            return self._items(run[0])
        return [item for part in self._joined(run) for item in self._items(part)]

    def _joined(self, run: list[model.Node]) -> Iterator[model.Node]:
        """Statements without barriers; those that share an array of an all-reduce are one."""
        groups: list[list[model.Node]] = []
        for position, part in enumerate(run):
            start = len(groups)
            for found in all_reduces(model.Sequence(tuple(run[: position + 1]))):
                mine = {found.array, *(a for a in used_arrays(found) if self._of_one_thread(a))}
                if any(_uses(a, part) for a in mine):
                    first = next(
                        i
                        for i, g in enumerate([*groups, [part]])
                        if any(_uses(a, n) for a in mine for n in g)
                    )
                    start = min(start, first)
            joined = [n for group in groups[start:] for n in group]
            groups[start:] = [[*joined, part]]
        for group in groups:
            yield group[0] if len(group) == 1 else model.Sequence(tuple(group))

    def _of_one_thread(self, array: str) -> bool:
        return self.function.array(array).scope.startswith("local")

    def _lifted(self, node: model.Node) -> model.Node:
        """The code of a segment without the arrays that its threads share: these belong to the block."""

        def lifted(inner: model.Node, serial: tuple[model.Loop, ...]) -> model.Node:
            match inner:
                case model.Loop() | model.Sequence():
                    mine = [a for a in inner.allocations if a.scope.startswith(SHARED)]
                    around = (*serial, inner) if isinstance(inner, model.Loop) else serial
                    self.holders[-1] += mine
                    if around:
                        self.reused += [(a, around) for a in mine]
                    kept = tuple(a for a in inner.allocations if a not in mine)
                    if isinstance(inner, model.Loop):
                        return replace(inner, allocations=kept, body=lifted(inner.body, around))
                    return replace(
                        inner, allocations=kept, parts=tuple(lifted(p, around) for p in inner.parts)
                    )
                case model.Branch():
                    then, otherwise = lifted(inner.then, serial), lifted(inner.otherwise, serial)
                    return replace(inner, then=then, otherwise=otherwise)
                case model.SBlock():
                    return replace(inner, body=lifted(inner.body, serial))
                case model.Store() | model.Definition() | model.Extension():
                    return inner
                case _:
                    assert_never(inner)

        return lifted(node, ())

    # ------------------------------------------------------------ arrays and loops

    def _check_scopes(self, items: list[Item]) -> None:
        """Refuse arrays that are neither of the block nor of a thread, or not of this kernel."""
        holders = [self.allocated, *(r.allocated for r in repeated_in(items))]
        inner = [
            n.allocations
            for s in segments_in(items)
            for n in model.nodes_in(s.node)
            if isinstance(n, model.Loop | model.Sequence)
        ]
        mine = [a for arrays in (*holders, *inner) for a in arrays]
        for array in mine:
            if not array.scope.startswith((SHARED, "local")):
                raise refusal(f"buffer {array.source_name} of scope {array.scope} in a kernel", self.root)
        here = {a.name for a in mine}
        for name in (a for s in segments_in(items) for n in model.nodes_in(s.node) for a in used_arrays(n)):
            array = self.function.array(name)
            if name not in here and array.scope.startswith((SHARED, "local", "warp", "wmma")):
                raise refusal(
                    f"buffer {array.source_name} of scope {array.scope} outlives a kernel", self.root
                )

    def _sink(self, items: list[Item]) -> None:
        """Allocate each array of single threads in the only segment that uses it, if there is one.

        It has to be a segment that runs as often as the array is allocated.
        """
        segments = list(segments_in(items))
        for segment in segments:
            segment.loops = tuple(self.launch.axes.values())
        for holder, near in [(self.allocated, items), *((r.allocated, r.items) for r in repeated_in(items))]:
            for array in list(holder):
                using = [s for s in segments if _uses(array.name, s.node)]
                if not array.scope.startswith(SHARED) and len(using) == 1 and using[0] in near:
                    holder.remove(array)
                    using[0].allocated.append(array)

    def _check_reuse(self, items: list[Item]) -> None:
        """Memory that the iterations of a serial loop without barriers use again.

        The translation gives each iteration cells of its own. If two threads use one of these, the verifier
        finds the race. If not, threads that are in different iterations may still meet in memory.
        """
        for array, loops in self.reused:
            inside = {*(loop.name for loop in (*self.launch.blocks, *loops))}
            using = [s for s in segments_in(items) if _uses(array.name, s.node)]
            if not any(conflict_within(s, array.name, inside, self.function.parameters) for s in using):
                raise BarrierError(
                    "RV614",
                    f"buffer {array.name} is used anew in each iteration of loop {loops[-1].name}, "
                    "without a barrier between",
                    loops[-1].origin.place(),
                )

    def _shared(self, items: list[Item]) -> Mapping[str, str]:
        """The shared arrays, each with the name of the serial loop that allocates it anew, if any."""
        found = {a.name: "" for a in self.allocated if a.scope.startswith(SHARED)}
        for repeated in repeated_in(items):
            found |= {a.name: repeated.loop.name for a in repeated.allocated if a.scope.startswith(SHARED)}
        return found

    def _built(self, items: list[Item]) -> model.Node:
        """The items as statements, without the barriers."""
        parts: list[model.Node] = []
        for item in items:
            match item:
                case Wait():
                    continue
                case Segment():
                    parts.append(item.nest())
                case Repeated(loop=loop):
                    parts.append(
                        replace(loop, body=self._built(item.items), allocations=tuple(item.allocated))
                    )
                case Choice():
                    then, otherwise = self._built(item.then), self._built(item.otherwise)
                    parts.append(model.Branch(item.condition, then, otherwise))
                case _:
                    assert_never(item)
        return parts[0] if len(parts) == 1 else model.Sequence(tuple(parts))


def _bound(node: model.Node, tags: tuple[str, ...]) -> Iterator[tuple[model.Node, tuple[str, ...]]]:
    """The statements inside a statement, each with the tags of the loops around it."""
    inner = (*tags, node.thread) if isinstance(node, model.Loop) and node.thread else tags
    yield node, inner
    for child in model.children(node):
        yield from _bound(child, inner)


def _runs(parts: list[model.Node]) -> Iterator[list[model.Node]]:
    """The longest runs of statements that need not be split, and those alone that have to be."""
    run: list[model.Node] = []
    for part in parts:
        if not _meets(part):
            run.append(part)
            continue
        if run:
            yield run
            run = []
        yield [part]
    if run:
        yield run


def _meets(node: model.Node) -> bool:
    """Whether a statement has to be split: a barrier in it, or an all-reduce in a loop or a branch of it."""
    if isinstance(node, Barrier):
        return True
    if isinstance(node, model.Loop | model.Branch) and all_reduces(node):
        return True
    if isinstance(node, model.SBlock) and (node.iterations or node.predicate is not None):
        inner = node.body if not isinstance(node.body, AllReduce) else None
        return bool(barriers(node)) or bool(inner is not None and all_reduces(inner))
    return any(_meets(child) for child in model.children(node))


def _within(block: model.SBlock, bindings: Environment, item: Item) -> Item:
    """A part of a block: its statements in a block of the same variables, its loops over these' values."""
    match item:
        case Wait():
            return item
        case Segment():
            return replace(item, node=replace(block, body=item.node))
        case Repeated():
            loop = replace(
                item.loop,
                lower=substitute(item.loop.lower, bindings),
                extent=substitute(item.loop.extent, bindings),
            )
            return Repeated(loop, [_within(block, bindings, i) for i in item.items])
        case Choice():
            condition = model.substituted(
                model.Branch(item.condition, model.Sequence(()), model.Sequence(())), bindings
            )
            assert isinstance(condition, model.Branch)
            then = [_within(block, bindings, i) for i in item.then]
            otherwise = [_within(block, bindings, i) for i in item.otherwise]
            return Choice(condition.condition, then, otherwise)
        case _:
            assert_never(item)


__all__ = ["in_phases"]
