"""What the threads of one kernel may hand to each other.

Between two statements of a kernel the threads wait for each other only where ``ThreadSync`` puts a
barrier, and that orders shared memory only. So a global buffer by which one thread could hand a value
to another is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.partials import digits
from redverify.frontends.common.terms import reads, substitute
from redverify.frontends.tvm.all_reduce import THREAD_SCOPES, AllReduce, over_threads
from redverify.language.core import IConst, IndexExpr, IVar


@dataclass(frozen=True, slots=True)
class _Use:
    """An access to a buffer in a kernel: its indices over loops, and the loops and threads around it."""

    array: str
    writes: bool
    indices: tuple[IndexExpr, ...]
    loops: tuple[model.Loop, ...]
    node: model.Store | AllReduce


def check_kernels(function: model.Function) -> None:
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
            raise refusal(
                f"buffer {array} of scope {scope} may be handed from one thread to another in one kernel",
                written[0].node,
                "nothing makes the threads wait for each other there",
            )


def _kernels(node: model.Node) -> Iterator[model.Loop]:
    if isinstance(node, model.Loop) and node.thread:
        if any(over_threads(n) for n in model.nodes_in(node)):
            yield node
        return
    for child in model.children(node):
        yield from _kernels(child)


def _uses(
    node: model.Node, loops: tuple[model.Loop, ...], environment: Mapping[str, IndexExpr]
) -> Iterator[_Use]:
    match node:
        case model.Loop():
            yield from _uses(node.body, (*loops, node), environment)
        case model.SBlock():
            inner = {**environment}
            for iteration in node.iterations:
                inner[iteration.name] = substitute(iteration.binding, environment)
            for part in model.children(node):
                yield from _uses(part, loops, inner)
        case model.Store() | AllReduce():
            found = [(node.array, node.indices, True)]
            found += [(r.array, r.indices, False) for r in reads(node.value)]
            for array, indices, writes in found:
                at = tuple(_by_tag(substitute(i, environment), loops) for i in indices)
                yield _Use(array, writes, at, loops, node)
        case model.Sequence() | model.Branch() | model.Definition() | model.Extension():
            for child in model.children(node):
                yield from _uses(child, loops, environment)
        case _:
            assert_never(node)


def _by_tag(index: IndexExpr, loops: tuple[model.Loop, ...]) -> IndexExpr:
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
