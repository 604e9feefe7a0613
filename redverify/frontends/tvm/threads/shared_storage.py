"""Buffers of the scheduled function that TVM's later passes would share in a way that is not verified."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from redverify.frontends.common.errors import refusal
from redverify.frontends.common.model import (
    Definition,
    Function,
    Loop,
    Node,
    SBlock,
    Sequence,
    Store,
    children,
)
from redverify.frontends.common.terms import variables_of
from redverify.frontends.common.updates import split_update
from redverify.frontends.tvm.threads.all_reduces import THREAD_SCOPES, used_arrays
from redverify.frontends.tvm.threads.cell_uses import one_thread_per_cell, uses
from redverify.language.terms import free_variables


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
            self._check_reduction(node, here)
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

    def _check_reduction(self, store: Store, path: tuple[Node, ...]) -> None:
        """A loop over threads may not accumulate into one cell: TVM makes an all-reduce of it later."""
        update = split_update(store.value, store.array, store.indices, store.operator)
        if update is None or store.atomic:
            return
        bindings, reducing = _bindings(path)
        over = _closure(reducing, bindings) - _closure(variables_of(store.indices), bindings)
        for node in path[allocation_depth(store.array, path) :]:
            if isinstance(node, Loop) and node.thread and node.name in over:
                raise refusal(
                    f"reduction loop {node.name} is bound to {node.thread}",
                    node,
                    "cross-thread reductions are lowered later, and are not translated",
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


def allocation_depth(array: str, path: tuple[Node, ...]) -> int:
    """How many nodes of the path are around the array's allocation."""
    around = (
        position + 1
        for position, node in enumerate(path)
        if isinstance(node, Loop | Sequence) and any(a.name == array for a in node.allocations)
    )
    return max(around, default=0)


def _bindings(path: tuple[Node, ...]) -> tuple[dict[str, frozenset[str]], frozenset[str]]:
    """What the variables of blocks and definitions on the path are made of, and those that are reduced."""
    bindings: dict[str, frozenset[str]] = {}
    reducing = set[str]()
    for node in path:
        if isinstance(node, SBlock):
            bindings |= {i.name: free_variables(i.binding) for i in node.iterations}
            reducing |= {i.name for i in node.iterations if i.reduce}
        elif isinstance(node, Sequence):
            bindings |= {p.name: free_variables(p.value) for p in node.parts if isinstance(p, Definition)}
    return bindings, frozenset(reducing)


def _closure(wanted: Iterable[str], bindings: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """The variables, and all that they are made of."""
    found, pending = set[str](), list(wanted)
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending.extend(bindings.get(name, ()))
    return frozenset(found)
