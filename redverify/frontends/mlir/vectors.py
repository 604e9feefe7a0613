"""Vectors: a value is a function from lanes to numbers, and a loop over the lanes where it is stored.

A lane of ``vector.transfer_read`` that is outside of the memory is the padding, and the memory is not read
there: so a lane is a number by cases (:mod:`redverify.frontends.common.cases`). Cases that the place of a
store decides are decided there.
"""

from __future__ import annotations

from collections.abc import Callable

from redverify.frontends.common import model
from redverify.frontends.common.cases import Case, CaseValue, distribute, map_cases
from redverify.frontends.common.terms import (
    canonical,
    canonical_value,
    compare,
    conjunction,
    map_condition,
    reads,
    substitute,
    substitute_value,
)
from redverify.frontends.mlir import scalars
from redverify.frontends.mlir.bound import Lanes, LaneTruth, Scalar, View, lane_names, whole
from redverify.frontends.mlir.ir import Dense, Dim, Op, Opaque, Shaped, Value
from redverify.frontends.mlir.operations import Operations
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.language.operators import builtin_unit
from redverify.language.terms import free_variables

_KINDS = {"add": "+", "mul": "*", "maximumf": "max", "minimumf": "min", "maxsi": "max", "minsi": "min"}


class Vectors:
    """Translates operations on vectors."""

    def __init__(self, operations: Operations) -> None:
        self.operations = operations
        self.builder = operations.builder

    def handles(self, op: Op) -> bool:
        """Whether an operation is about vectors."""
        return op.name.startswith("vector.") or any(_is_vector(r) for r in op.results)

    def translate(self, op: Op) -> None:
        """One operation, whose operands are in use."""
        handler = _HANDLERS.get(op.name, Vectors.elementwise)
        handler(self, op)

    # ------------------------------------------------------------ values

    def lanes(self, value: Value, op: Op, rank: int) -> Lanes:
        """The lanes of a value; a number is the same in each."""
        bound = self.builder.bound(value, op)
        if isinstance(bound, Lanes):
            return bound
        if _is_vector(value):
            raise op.refused("a vector that is not translated")
        number = self.operations.scalar(value, op)
        return Lanes((1,) * rank, number.value.type, number.value)

    def elementwise(self, op: Op) -> None:
        """A constant, or an operation on each lane."""
        type_ = op.results[0].type if len(op.results) == 1 else None
        if not isinstance(type_, Shaped) or type_.kind != "vector":
            raise op.refused("this operation is not translated")
        shape = _shape(type_)
        element = scalars.value_type(type_.element, op)
        value = op.attributes.get("value")
        if op.name == "arith.constant" and isinstance(value, Dense) and len(value.values) == 1:
            literal = scalars.literal(value.values[0], element, op)
            self.builder.bind(op.results[0], Lanes(shape, element, literal))
            return
        if not op.name.startswith(("arith.", "math.")) or not op.operands:
            raise op.refused("this operation on vectors is not translated")
        mask = self.builder.bound(op.operands[0], op)
        if op.name == "arith.select" and isinstance(mask, LaneTruth):
            then, otherwise = (self.lanes(o, op, len(shape)) for o in op.operands[1:])
            found = self._chosen(mask.condition, then.cases, otherwise.cases)
        else:
            parts = [self.lanes(o, op, len(shape)).cases for o in op.operands]

            def make(values: tuple[core.ValueExpr, ...]) -> core.ValueExpr:
                result = scalars.value_of(op, values, self.operations.declared, self.operations.values)
                if result is None:
                    raise op.refused("this operation on vectors is not translated")
                return result

            found = distribute(parts, make)
        self.builder.bind(op.results[0], Lanes(shape, element, found))

    @staticmethod
    def _chosen(condition: core.Cond, then: CaseValue, otherwise: CaseValue) -> CaseValue:
        """A lane of one of two vectors. Both are values already, so which is read does not matter."""
        return Case(condition, then, otherwise)

    def broadcast(self, op: Op) -> None:
        """``vector.broadcast`` and ``vector.splat`` of a number."""
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        if _is_vector(op.operands[0]):
            raise op.refused("a vector that is broadcast")
        number = self.operations.scalar(op.operands[0], op)
        self.builder.bind(op.results[0], Lanes(_shape(type_), number.value.type, number.value))

    def create_mask(self, op: Op) -> None:
        """``vector.create_mask``: the lanes below the operands."""
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        names = lane_names(len(type_.shape))
        limits = [self.operations.index(o, op) for o in op.operands]
        condition = conjunction([compare("<", IVar(n), x) for n, x in zip(names, limits, strict=True)])
        self.builder.bind(op.results[0], LaneTruth(_shape(type_), condition))

    # ------------------------------------------------------------ memory

    def transfer_read(self, op: Op) -> None:
        """``vector.transfer_read``: a lane outside of the memory is the padding."""
        groups = op.segments(4)
        type_ = op.results[0].type
        if groups[3] or not isinstance(type_, Shaped):
            raise op.refused("a mask")
        view = self.operations.view(groups[0][0], op)
        at, inside = self._transfer(op, view, groups[1], type_)
        padding = self.operations.scalar(groups[2][0], op).value
        read = core.Read(padding.type, view.array, view.at(at))
        found: CaseValue = read if isinstance(inside, core.CTrue) else Case(inside, read, padding)
        self.builder.bind(op.results[0], Lanes(_shape(type_), padding.type, found))

    def transfer_write(self, op: Op) -> None:
        """``vector.transfer_write``: a lane outside of the memory is not written."""
        groups = op.segments(4)
        type_ = groups[0][0].type
        if groups[3] or not isinstance(type_, Shaped):
            raise op.refused("a mask")
        value = self.lanes(groups[0][0], op, len(type_.shape))
        target = groups[1][0]
        in_memory = isinstance(target.type, Shaped) and target.type.kind == "memref"
        view = (
            self.operations.view(target, op) if in_memory else self.operations.writable(target, op, keep=True)
        )
        at, inside = self._transfer(op, view, groups[2], type_)
        used = {n for i in at for n in _lanes_in(i)}
        if used != set(lane_names(len(type_.shape))):
            raise op.refused("several lanes are written to one element")
        self._put(op, value, _shape(type_), view, at, inside)
        if op.results:
            self.builder.bind(op.results[0], view)

    def _transfer(
        self, op: Op, view: View, indices: tuple[Value, ...], type_: Shaped
    ) -> tuple[tuple[IndexExpr, ...], core.Cond]:
        """The element of a lane, and when it is inside of the memory."""
        found = op.map("permutation_map")
        offsets: list[IndexExpr] = [self.operations.index(i, op) for i in indices]
        bounds = op.attributes.get("in_bounds")
        flags = [bool(b) for b in bounds] if isinstance(bounds, tuple) else [False] * len(found.results)
        checked = {e.position for e in found.results if isinstance(e, Dim)}
        for name, expr, sure in zip(lane_names(len(found.results)), found.results, flags, strict=True):
            if expr == 0:
                continue
            if not isinstance(expr, Dim):
                raise op.refused("its map is no projected permutation")
            offsets[expr.position] = canonical(core.IAdd(offsets[expr.position], IVar(name)))
            if sure:
                checked.discard(expr.position)
        sure_ones = [
            self.builder.inside(offsets[d], view.sizes[d]) for d in range(len(offsets)) if d not in checked
        ]
        lanes = _ranges(_shape(type_))
        needed = core.COr(core.CNot(conjunction(lanes)), conjunction(sure_ones))
        if sure_ones:
            self.operations.demand(op, needed, "its lanes are inside of the memory, as it says")
        inside = [self.builder.inside(offsets[d], view.sizes[d]) for d in sorted(checked)]
        return tuple(offsets), conjunction([c for c in inside if not self._holds(lanes, c)])

    def _holds(self, lanes: list[core.Cond], condition: core.Cond) -> bool:
        return self.builder.proves(core.COr(core.CNot(conjunction(lanes)), condition))

    # ------------------------------------------------------------ storing

    def _put(
        self,
        op: Op,
        value: Lanes,
        shape: tuple[int, ...],
        view: View,
        at: tuple[IndexExpr, ...],
        inside: core.Cond,
    ) -> None:
        """Store each lane. What is read of the same memory elsewhere is read before."""
        cell = tuple(canonical(c) for c in view.at(at))
        if any(r.array == view.array and r.indices != cell for r in _reads(value.cases)):
            value = self.in_memory(value)

        def body(indices: tuple[IndexExpr, ...]) -> None:
            environment = dict(zip(lane_names(len(shape)), indices, strict=True))
            place = tuple(substitute(i, environment) for i in at)
            found = map_cases(
                value.cases,
                lambda c: map_condition(c, lambda e: substitute(e, environment)),
                lambda v: substitute_value(v, environment),
            )
            holds = map_condition(inside, lambda e: substitute(e, environment))
            self._guarded(op, holds, lambda: self._store(op, view, place, found))

        self.operations.each(tuple(IConst(n) for n in shape), op, body)

    def _guarded(self, op: Op, condition: core.Cond, then: Callable[[], None]) -> None:
        """Statements that run only where the condition holds."""
        if self.builder.proves(condition):
            then()
            return
        if self.builder.proves(core.CNot(condition)):
            return
        with self.builder.branch(op, condition) as nodes:
            then()
        self.builder.emit(model.Branch(condition, model.Sequence(tuple(nodes)), model.Sequence(())))

    def _store(self, op: Op, view: View, place: tuple[IndexExpr, ...], value: CaseValue) -> None:
        """One lane; a case that leaves the cell as it is, or adds a unit to it, is no code."""
        if not isinstance(value, Case):
            value = canonical_value(value)
            own = core.Read(value.type, view.array, tuple(canonical(c) for c in view.at(place)))
            if value != own and not self._adds_unit(value, own):
                self.operations.write(view, place, Scalar(value), op)
            return
        self._guarded(op, value.condition, lambda: self._store(op, view, place, value.then))
        self._guarded(op, core.CNot(value.condition), lambda: self._store(op, view, place, value.otherwise))

    def _adds_unit(self, value: core.ValueExpr, own: core.Read) -> bool:
        """Whether a value is ``cell op unit``, which is the cell."""
        if not isinstance(value, core.Apply) or len(value.arguments) != 2 or value.declared:
            return False
        ieee = encoding_of(self.operations.values).laws is FloatLaws.BITWISE and value.type.is_floating
        unit = builtin_unit(value.function, value.type, ieee=ieee) if value.function in _UNITS else None
        return unit is not None and value.arguments in ((own, unit), (unit, own))

    def slot(self, op: Op, value: Value) -> View:
        """Memory for a vector that a loop carries, with its first lanes in it."""
        assert isinstance(value.type, Shaped)
        shape = _shape(value.type)
        found = self.lanes(value, op, len(shape))
        made = self.builder.new_view(found.type, tuple(IConst(n) for n in shape), "v")
        self.put(op, found, made)
        return made

    def put(self, op: Op, value: Lanes, target: View) -> None:
        """Store all lanes to an array of their shape."""
        lanes = tuple(IVar(n) for n in lane_names(len(target.sizes)))
        shape = tuple(s.value for s in target.sizes if isinstance(s, IConst))
        with self.builder.at(op):
            self._put(op, value, shape, target, lanes, core.CTrue())

    def in_memory(self, value: Lanes) -> Lanes:
        """The vector in an array of its own."""
        made = self.builder.new_view(value.type, tuple(IConst(n) for n in value.shape), "v")
        self.put(self.builder.here, value, made)
        lanes = tuple(IVar(n) for n in lane_names(len(value.shape)))
        return Lanes(value.shape, value.type, core.Read(value.type, made.array, made.at(lanes)))

    # ------------------------------------------------------------ reductions

    def reduction(self, op: Op) -> None:
        """``vector.reduction``: all lanes are joined, in any order."""
        kind = op.attributes.get("kind")
        word = kind.text[kind.text.find("<") + 1 : kind.text.rfind(">")] if isinstance(kind, Opaque) else ""
        type_ = op.operands[0].type
        operator = _KINDS.get(word)
        if operator is None or not isinstance(type_, Shaped):
            raise op.refused("a reduction of a kind that is not translated")
        shape = _shape(type_)
        value = self.lanes(op.operands[0], op, len(shape))
        exact = encoding_of(self.operations.values).laws is not FloatLaws.COMMUTATIVE
        if exact and value.type.is_floating and operator in "+*":
            raise op.refused("the order in which lanes are added is not known")
        if not (isinstance(value.cases, core.Read) and self._is_own(value.cases.array)):
            value = self.in_memory(value)
        cell = self.builder.cell(value.type)
        first = builtin_unit(operator, value.type, ieee=False)
        start: core.ValueExpr | None = first
        if len(op.operands) > 1:
            start = self.operations.scalar(op.operands[1], op).value
        if start is None:
            raise op.refused("a reduction without a unit")
        self.builder.store(cell, (), start)
        own = core.Read(value.type, cell, ())
        (name,) = lane_names(1)

        def body(indices: tuple[IndexExpr, ...]) -> None:
            assert not isinstance(value.cases, Case)
            lane = substitute_value(value.cases, {name: indices[0]})
            joined = core.Apply(value.type, operator, (own, lane))
            self.operations.write(whole(cell, ()), (), Scalar(joined), op)

        self.operations.each((IConst(shape[0]),), op, body)
        self.builder.bind(op.results[0], Scalar(own))

    def _is_own(self, array: str) -> bool:
        return any(a.name == array for a in self.builder.allocated)


_UNITS = ("+", "*", "max", "min", "and", "or")


def _reads(value: CaseValue) -> list[core.Read]:
    if isinstance(value, Case):
        return [*_reads(value.then), *_reads(value.otherwise)]
    return list(reads(canonical_value(value)))


def _is_vector(value: Value) -> bool:
    return isinstance(value.type, Shaped) and value.type.kind == "vector"


def _shape(type_: Shaped) -> tuple[int, ...]:
    return tuple(n or 0 for n in type_.shape)


def _ranges(shape: tuple[int, ...]) -> list[core.Cond]:
    zero = IConst(0)
    return [
        c
        for name, n in zip(lane_names(len(shape)), shape, strict=True)
        for c in (core.CCmp("<=", zero, IVar(name)), core.CCmp("<", IVar(name), IConst(n)))
    ]


def _lanes_in(expr: IndexExpr) -> set[str]:
    return {n for n in free_variables(expr) if n.startswith("$l")}


_HANDLERS: dict[str, Callable[[Vectors, Op], None]] = {
    "vector.transfer_read": Vectors.transfer_read,
    "vector.transfer_write": Vectors.transfer_write,
    "vector.broadcast": Vectors.broadcast,
    "vector.splat": Vectors.broadcast,
    "vector.create_mask": Vectors.create_mask,
    "vector.reduction": Vectors.reduction,
}
