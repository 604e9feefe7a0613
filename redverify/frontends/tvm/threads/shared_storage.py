"""Buffers of the scheduled function that TVM's later passes would share in a way that is not verified."""

from __future__ import annotations

from redverify.frontends.common.annotating.scopes import allocation_depth
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.model import Function, Loop, Node, Store, children
from redverify.frontends.tvm.threads.all_reduces import THREAD_SCOPES, used_arrays
from redverify.frontends.tvm.threads.cell_uses import one_thread_per_cell, uses


def check_storage(function: Function, threaded: frozenset[str]) -> None:
    """Refuse buffers that the lanes of a vector, or threads that each have their own, would share.

    ``threaded`` are the arrays of threads that may lie outside of loops over threads.
    """
    _Checker(function, threaded).visit(function.body, ())


class _Checker:
    """Visits every statement with the statements around it, outermost first."""

    def __init__(self, function: Function, threaded: frozenset[str]) -> None:
        self.function = function
        self.threaded = threaded
        self.uses = list(uses(function.body))
        self.private: dict[str, bool] = {}

    def visit(self, node: Node, path: tuple[Node, ...]) -> None:
        """Check a statement and all statements inside it."""
        here = (*path, node)
        if isinstance(node, Loop):
            self._check_vector(node, here)
        if isinstance(node, Store):
            for array in used_arrays(node):
                self._check_threads(array, here, node)
        for child in children(node):
            self.visit(child, here)

    def _check_vector(self, loop: Loop, path: tuple[Node, ...]) -> None:
        """``VectorizeLoop`` of TVM 0.27 lets the lanes share a buffer allocated inside the loop.

        That the lanes use different cells does not help: ``CompactBufferAllocation`` has made the buffer as
        small as what one lane uses.
        """
        vectors = [n for n in path if isinstance(n, Loop) and n.vectorized]
        if vectors and loop.allocations:
            raise refusal(
                f"buffer {loop.allocations[0].name} is allocated inside "
                f"the vectorized loop {vectors[0].name}",
                vectors[0],
                "TVM lets the lanes of such a loop share the buffer when it vectorizes it later",
            )

    def _check_threads(self, array: str, path: tuple[Node, ...], store: Store) -> None:
        """A loop over threads may not share a buffer of one thread: each thread would have its own."""
        scope = self.function.array(array).scope
        if array in self.threaded or not scope.startswith(THREAD_SCOPES):
            return
        inside = allocation_depth(array, path)
        for node in path[inside:]:
            if isinstance(node, Loop) and node.thread.startswith(("threadIdx", "vthread")):
                if self._private(array, path[:inside]):
                    return
                raise refusal(
                    f"buffer {array} of scope {scope} is shared by the threads of loop {node.name}", store
                )

    def _private(self, array: str, around: tuple[Node, ...]) -> bool:
        """Whether each thread uses cells of its own: then its own copy of the buffer has the same values.

        ``around`` are the statements around the allocation.
        """
        if array not in self.private:
            outer = frozenset(n.name for n in around if isinstance(n, Loop))
            mine = [u for u in self.uses if u.array == array]
            tags = ("threadIdx", "vthread", "blockIdx")
            self.private[array] = one_thread_per_cell(mine, outer, self.function.parameters, tags)
        return self.private[array]
