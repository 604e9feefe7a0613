"""Where the ``accumulate`` scopes of the implementation go (section 7.3.4 of the thesis).

The scope of an array is placed around the outermost reduction loop of its updates that holds
no other read of the array and lies inside the array's allocation; else around the sblock.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from redverify.frontends.tvm.context import Annotated
from redverify.frontends.tvm.errors import TranslationError
from redverify.frontends.tvm.locations import place_of
from redverify.frontends.tvm.model import (
    AllReduce,
    Branch,
    Definition,
    Function,
    Loop,
    Node,
    SBlock,
    Sequence,
    Store,
)
from redverify.frontends.tvm.terms import reads, variables
from redverify.frontends.tvm.threads import THREAD_SCOPES
from redverify.frontends.tvm.updates import is_cell

Path = tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class _Access:
    """A statement that updates or reads an array, with the nodes around it, outermost first."""

    array: str
    path: Path
    store: Store


class ScopePlanner:
    """Finds the nodes to be wrapped in a scope, and the arrays of each."""

    def __init__(self, function: Function, annotated: Annotated) -> None:
        self.function = function
        self.annotated = annotated
        self.updates: list[_Access] = []
        self.reads: list[_Access] = []
        self.threaded = frozenset(function.threaded)

    def plan(self) -> dict[Node, tuple[str, ...]]:
        """The arrays whose scope opens around each node."""
        self._visit(self.function.body, ())
        chosen: dict[str, list[tuple[Path, Node]]] = {}
        for update in self.updates:
            position = self._position(update)
            path = update.path[:position]
            chosen.setdefault(update.array, []).append((path, update.path[position]))
        result: dict[Node, tuple[str, ...]] = {}
        for array, places in chosen.items():
            nodes = {node for _, node in places}
            for path, node in places:
                if not nodes & set(path) and array not in result.get(node, ()):
                    result[node] = (*result.get(node, ()), array)
        return result

    def _visit(self, node: Node, path: Path) -> None:
        here = (*path, node)
        match node:
            case Loop():
                self._check_vector(node, path)
                self._visit(node.body, here)
            case Sequence(parts):
                for part in parts:
                    self._visit(part, here)
            case Branch():
                self._visit(node.then, here)
                self._visit(node.otherwise, here)
            case SBlock():
                if node.init is not None:
                    self._visit(node.init, here)
                self._visit(node.body, here)
            case Store():
                self._store(node, here)
            case Definition() | AllReduce():
                return

    def _store(self, store: Store, path: Path) -> None:
        for array in (store.array, *(r.array for r in reads(store.value))):
            self._check_threads(array, path, store)
        accumulates = self.annotated.of[store].operator is not None
        if accumulates:
            self.updates.append(_Access(store.array, path, store))
        for read in reads(store.value):
            if not (accumulates and is_cell(read, store.array, store.indices)):
                self.reads.append(_Access(read.array, path, store))

    def _check_vector(self, loop: Loop, path: Path) -> None:
        """``VectorizeLoop`` lets the lanes share a buffer allocated inside the loop (seen in 0.27)."""
        vectors = [n for n in (*path, loop) if isinstance(n, Loop) and n.vectorized]
        if vectors and loop.allocations:
            raise TranslationError(
                f"buffer {loop.allocations[0].name} is allocated inside "
                f"the vectorized loop {vectors[0].name}",
                place_of(self.function.origin, self.function.role, vectors[0].origin),
                "TVM lets the lanes of such a loop share the buffer when it vectorizes it later",
            )

    def _check_threads(self, array: str, path: Path, store: Store) -> None:
        """A buffer of one thread may not be shared by a loop over threads: each would have its own."""
        scope = self.function.array(array).scope
        if array in self.threaded or not scope.startswith(THREAD_SCOPES):
            return
        inside = _allocation_depth(array, path)
        for node in path[inside:]:
            if isinstance(node, Loop) and node.thread.startswith(("threadIdx", "vthread")):
                raise TranslationError(
                    f"buffer {array} of scope {scope} is shared by the threads of loop {node.name}",
                    place_of(self.function.origin, self.function.role, store.origin),
                )

    def _position(self, update: _Access) -> int:
        """Where on the path of the update its scope opens."""
        path = update.path
        reducing = reduction_variables(path)
        block = max(p for p, node in enumerate(path) if isinstance(node, SBlock))
        inside = _allocation_depth(update.array, path)
        for position, node in enumerate(path[:block]):
            if not isinstance(node, Loop) or node.name not in reducing:
                continue
            if node.thread and not update.store.atomic:
                raise TranslationError(
                    f"reduction loop {node.name} is bound to {node.thread}",
                    place_of(self.function.origin, self.function.role, node.origin),
                    "cross-thread reductions are lowered later, and are not translated",
                )
            if position >= inside and not self._read_within(update.array, node):
                return position
        return block

    def _read_within(self, array: str, node: Node) -> bool:
        return any(r.array == array and node in r.path for r in self.reads)


def _allocation_depth(array: str, path: Path) -> int:
    """How many nodes of the path are around the array's allocation."""
    return max(
        (
            position + 1
            for position, node in enumerate(path)
            if isinstance(node, Loop | Sequence) and any(a.name == array for a in node.allocations)
        ),
        default=0,
    )


def reduction_variables(path: Path) -> frozenset[str]:
    """The loop variables that the reduction variables of the sblocks on the path are bound to."""
    bindings: dict[str, frozenset[str]] = {}
    wanted: set[str] = set()
    for node in path:
        if isinstance(node, SBlock):
            for iteration in node.iterations:
                bindings[iteration.name] = variables(iteration.binding)
                if iteration.reduce:
                    wanted |= variables(iteration.binding)
        elif isinstance(node, Sequence):
            for part in node.parts:
                if isinstance(part, Definition):
                    bindings[part.name] = variables(part.value)
    return _closure(wanted, bindings)


def _closure(wanted: set[str], bindings: Mapping[str, frozenset[str]]) -> frozenset[str]:
    found, pending = set[str](), list(wanted)
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending.extend(bindings.get(name, ()))
    return frozenset(found)
