"""What the threads of one kernel may hand to each other.

Between two statements of a kernel the threads wait for each other only where ``ThreadSync`` puts a
barrier, and that orders shared memory only. So a global buffer by which one thread could hand a value
to another is refused.
"""

from __future__ import annotations

from collections.abc import Iterator

from redverify.frontends.common import model
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.indices.footprints import Footprint, one_owner
from redverify.frontends.tvm.threads.all_reduces import THREAD_SCOPES, over_threads
from redverify.frontends.tvm.threads.cell_uses import Use, one_thread_per_cell, range_of, uses
from redverify.language.core import IVar


def check_kernels(function: model.Function) -> None:
    """Refuse a global buffer by which threads of one kernel could exchange values.

    Allowed is a buffer that is only read, one whose cells are each used by one thread of a block only, and
    one that a single statement writes and nothing reads, if each cell is written in one iteration only of the
    serial loops around loops over threads. Threads that are further on than others are in other iterations.
    """
    for kernel in _kernels(function.body):
        found = list(uses(kernel))
        blocks = frozenset(_block_loops(kernel))
        for array in sorted({u.array for u in found if u.writes}):
            scope = function.array(array).scope
            if scope.startswith((*THREAD_SCOPES, "shared")):
                continue
            mine = [u for u in found if u.array == array]
            written = [u for u in mine if u.writes]
            if _written_at_once(mine, blocks, function.parameters) or one_thread_per_cell(
                mine, blocks, function.parameters, ("threadIdx", "vthread")
            ):
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


def _block_loops(kernel: model.Loop) -> Iterator[str]:
    """The outermost loops of a kernel that are bound to blocks: other blocks are iterations of these.

    What two blocks do to one cell is a race of these loops, which the verifier finds.
    """
    node: model.Node = kernel
    while isinstance(node, model.Loop) and node.thread.startswith("blockIdx"):
        yield node.name
        node = node.body


def _written_at_once(mine: list[Use], blocks: frozenset[str], parameters: tuple[str, ...]) -> bool:
    """Whether one statement writes the buffer, each cell in one iteration of the loops that threads repeat.

    These are the serial loops around a loop over threads: nothing waits between their iterations.
    """
    if len(mine) != 1:
        return False
    (use,) = mine
    last = max((p for p, loop in enumerate(use.loops) if loop.thread.startswith("threadIdx")), default=0)
    repeated = tuple(IVar(loop.name) for loop in use.loops[:last] if not loop.thread)
    ranges = [condition for loop in use.loops for condition in range_of(loop)]
    footprint = Footprint(use.indices, repeated, (*ranges, *use.conditions))
    return not repeated or one_owner([footprint], blocks.union(parameters))
