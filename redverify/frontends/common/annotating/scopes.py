"""Where the ``accumulate`` scopes of the implementation go (section 7.3.4 of the thesis).

The scope of an array is placed around the outermost reduction loop of its updates that holds
no other read of the array and lies inside the array's allocation; else around the block.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from redverify.frontends.common import model
from redverify.frontends.common.annotating.context import Annotated
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.updates import is_cell
from redverify.language.terms import free_variables
from redverify.language.walks import reads_in

Path = tuple[model.Node, ...]


@dataclass(frozen=True, slots=True)
class _Access:
    """A statement that updates or reads an array, with the nodes around it, outermost first."""

    array: str
    path: Path
    store: model.Store


class ScopePlanner:
    """Finds the nodes to be wrapped in a scope, and the arrays of each."""

    def __init__(self, function: model.Function, annotated: Annotated) -> None:
        self.function = function
        self.annotated = annotated
        self.updates: list[_Access] = []
        self.reads: list[_Access] = []

    def plan(self) -> dict[model.Node, tuple[str, ...]]:
        """The arrays whose scope opens around each node."""
        self._visit(self.function.body, ())
        chosen: dict[str, list[tuple[Path, model.Node]]] = {}
        for update in self.updates:
            position = self._position(update)
            path = update.path[:position]
            chosen.setdefault(update.array, []).append((path, update.path[position]))
        result: dict[model.Node, tuple[str, ...]] = {}
        for array, places in chosen.items():
            nodes = {node for _, node in places}
            for path, node in places:
                if not nodes & set(path) and array not in result.get(node, ()):
                    result[node] = (*result.get(node, ()), array)
        return result

    def _visit(self, node: model.Node, path: Path) -> None:
        here = (*path, node)
        if isinstance(node, model.Store):
            self._store(node, here)
        for child in model.children(node):
            self._visit(child, here)

    def _store(self, store: model.Store, path: Path) -> None:
        accumulates = self.annotated.of[store].operator is not None
        if accumulates:
            self.updates.append(_Access(store.array, path, store))
        for read in reads_in(store.value):
            if not (accumulates and is_cell(read, store.array, store.indices)):
                self.reads.append(_Access(read.array, path, store))

    def _position(self, update: _Access) -> int:
        """Where on the path of the update its scope opens."""
        path = update.path
        reducing = reduction_variables(path)
        block = max(p for p, node in enumerate(path) if isinstance(node, model.SBlock))
        inside = allocation_depth(update.array, path)
        for position, node in enumerate(path[:block]):
            if not isinstance(node, model.Loop) or node.name not in reducing:
                continue
            if node.thread and not update.store.atomic:
                raise refusal(
                    f"reduction loop {node.name} is bound to {node.thread}",
                    node,
                    "cross-thread reductions are lowered later, and are not translated",
                )
            if position >= inside and not self._read_within(update.array, node):
                return position
        return block

    def _read_within(self, array: str, node: model.Node) -> bool:
        return any(r.array == array and node in r.path for r in self.reads)


def allocation_depth(array: str, path: Path) -> int:
    """How many nodes of the path are around the array's allocation."""
    return max(
        (
            position + 1
            for position, node in enumerate(path)
            if isinstance(node, model.Loop | model.Sequence)
            and any(a.name == array for a in node.allocations)
        ),
        default=0,
    )


def reduction_variables(path: Path) -> frozenset[str]:
    """The loop variables that the reduction variables of the blocks on the path are bound to."""
    bindings: dict[str, frozenset[str]] = {}
    wanted: set[str] = set()
    for node in path:
        if isinstance(node, model.SBlock):
            for iteration in node.iterations:
                bindings[iteration.name] = free_variables(iteration.binding)
                if iteration.reduce:
                    wanted |= free_variables(iteration.binding)
        elif isinstance(node, model.Sequence):
            for part in node.parts:
                if isinstance(part, model.Definition):
                    bindings[part.name] = free_variables(part.value)
    return _closure(wanted, bindings)


def _closure(wanted: set[str], bindings: Mapping[str, frozenset[str]]) -> frozenset[str]:
    found, pending = set[str](), list(wanted)
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending.extend(bindings.get(name, ()))
    return frozenset(found)
