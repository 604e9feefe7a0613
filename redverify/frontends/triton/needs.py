"""Which lanes of a block somebody needs: conditions that hold on all of them, found backwards from stores.

A block's padded lanes, and lanes that wrap around by ``% M``, hold what nothing needs. A write to a *private*
cell may be left out if every write to that cell is: the cell then holds nothing, and all else is less
defined, never different. So what is verified of the text with *guards* holds of the kernel. A guard is a
condition on lanes that is fixed while the block lives. Where a lane is needed after all, a read of it shows
as undefined.

A lane of an axis along which the block is reduced is needed if any lane of the result is. So conditions on
such an axis are dropped on the way back.
"""

from __future__ import annotations

from collections.abc import Sequence

from redverify.frontends.common.indices.polynomials import Polynomial, number
from redverify.frontends.triton.conditions import Condition, conjuncts, variables_of
from redverify.frontends.triton.indices import Indices, condition_at, lane, lanes_of_operand
from redverify.frontends.triton.ttir.ir import Operation, Value
from redverify.frontends.triton.ttir.operations import SHAPING

Conditions = frozenset[Condition]

_NONE: Conditions = frozenset()


class Needs:
    """The conditions of each value's needed lanes. A value that nothing needs is not in ``of``."""

    def __init__(self, indices: Indices) -> None:
        self._indices = indices
        self.of: dict[Value, Conditions] = {}
        while True:
            before = dict(self.of)
            self._block(indices.kernel.body)
            if before == self.of:
                break

    def conditions(self, value: Value) -> Conditions:
        """The conditions on all needed lanes of a value."""
        return self.of.get(value, _NONE)

    def _need(self, value: Value, conditions: Conditions) -> None:
        """Somebody needs the lanes of a value where these conditions hold."""
        scope = self._indices.scopes.get(value, _NONE)
        inside = frozenset(c for c in conditions if _plain(c) <= scope | _program_ids(c))
        found = self.of.get(value)
        self.of[value] = inside if found is None else found & inside

    def _block(self, operations: Sequence[Operation]) -> None:
        for operation in reversed(operations):
            self._operation(operation)

    def _operation(self, operation: Operation) -> None:
        match operation.name:
            case "tt.store" | "tt.atomic_rmw":
                self._need(operation.operands[1], self._mask(operation, 2))
            case "scf.for" | "scf.while":
                self._loop(operation)
            case "scf.if":
                self._if(operation)
            case "tt.reduce" | "tt.scan":
                self._fold(operation)
            case "tt.dot":
                self._dot(operation)
            case "tt.load":
                if len(operation.operands) > 2:
                    self._need(operation.operands[2], self.conditions(operation.result))
            case name if name in SHAPING:
                if operation.result in self.of:
                    self._need(operation.operands[0], self._reshaped(operation))
            case _:
                for result in operation.results:
                    if result in self.of:
                        for operand in operation.operands:
                            self._need(operand, self.of[result])

    def _mask(self, operation: Operation, position: int) -> Conditions:
        """The conditions on indices of a mask. None of a mask that depends on data is known."""
        if len(operation.operands) <= position:
            return _NONE
        mask = self._indices.condition(operation.operands[position])
        return _NONE if mask is None else frozenset(conjuncts(mask))

    def _reshaped(self, operation: Operation) -> Conditions:
        """The conditions of a result in terms of its operand's lanes, as far as they can be told."""
        shown = lanes_of_operand(operation)
        back: dict[str, Polynomial] = {}
        for axis, value in enumerate(shown):
            for position in range(len(operation.result.shape)):
                if value == lane(position):
                    back[f"${position}"] = lane(axis)
        for axis, size in enumerate(operation.result.shape):
            if size == 1:
                back[f"${axis}"] = number(0)
        return _renamed(self.of[operation.result], back)

    def _fold(self, operation: Operation) -> None:
        """Of a reduction lanes of the axis are needed where any lane of the result is."""
        axis = operation.number("axis")
        for operand, result in zip(operation.operands, operation.results, strict=True):
            if result not in self.of:
                continue
            back = {}
            for position in range(len(operand.shape)):
                if position != axis:
                    down = position > axis and operation.name == "tt.reduce"
                    back[f"${position - down}"] = lane(position)
            self._need(operand, _renamed(self.of[result], back))

    def _dot(self, operation: Operation) -> None:
        if operation.result not in self.of:
            return
        left, right, start = operation.operands
        found = self.of[operation.result]
        self._need(start, found)
        self._need(left, _renamed(found, {"$0": lane(0)}))
        self._need(right, _renamed(found, {"$1": lane(1)}))

    def _loop(self, operation: Operation) -> None:
        region = operation.regions[-1]
        turns = frozenset((self._indices.loops[operation].variable,))
        for outer, argument, yielded, result in zip(
            operation.begins, operation.carried, region.yields, operation.results, strict=True
        ):
            for value in (result, argument):
                if value in self.of:
                    # What is yielded is the next iteration's argument: conditions on this one are dropped.
                    lasting = frozenset(c for c in self.of[value] if not _plain(c) & turns)
                    for source in (yielded, argument, outer, result):
                        self._need(source, lasting)
        self._block(region.operations)

    def _if(self, operation: Operation) -> None:
        for region in operation.regions:
            for position, result in enumerate(operation.results):
                if result in self.of:
                    self._need(region.yields[position], self.of[result])
            self._block(region.operations)


def _plain(condition: Condition) -> frozenset[str]:
    """The variables of a condition that are not lanes."""
    return frozenset(name for name in variables_of(condition) if not name.startswith("$"))


def _program_ids(condition: Condition) -> frozenset[str]:
    return frozenset(name for name in variables_of(condition) if name.startswith("pid"))


def _renamed(conditions: Conditions, lanes: dict[str, Polynomial]) -> Conditions:
    """The conditions with lanes renamed; those with other lanes are left out."""
    found: set[Condition] = set()
    for condition in conditions:
        mine = {name for name in variables_of(condition) if name.startswith("$")}
        if mine <= lanes.keys():
            size = 1 + max((int(name[1:]) for name in mine), default=-1)
            found.add(condition_at(condition, [lanes.get(f"${n}", lane(n)) for n in range(size)]))
    return frozenset(found)
