"""Vectors: a value is a function from lanes to numbers, and a loop over the lanes where it is stored.

A lane of ``vector.transfer_read`` that is outside of the memory is the padding, and the memory is not read
there: so a lane is a number by cases (:mod:`redverify.frontends.common.cases`). Cases that the place of a
store decides are decided there.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod

from redverify.frontends.common import model
from redverify.frontends.common.cases import Case, CaseValue, map_cases
from redverify.frontends.common.terms import (
    canonical,
    canonical_value,
    map_condition,
    substitute,
    substitute_value,
)
from redverify.frontends.mlir.builder import arrays_read
from redverify.frontends.mlir.ir import Op, Shaped, Value
from redverify.frontends.mlir.operations import Operations
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.ssa_bindings import Lanes, LaneTruth, Scalar, Truth, View, lane_names, whole
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.language.operators import builtin_unit
from redverify.language.terms import free_variables
from redverify.language.types import BOOL
from redverify.language.walks import conjuncts, reads_in


class Vectors:
    """Vectors as values, and how they are stored. ``masked`` is the mask of a ``vector.mask`` around."""

    def __init__(self, operations: Operations) -> None:
        self.operations = operations
        self.builder = operations.builder
        self.masked: core.Cond = core.CTrue()
        self.made: set[str] = set()

    # ------------------------------------------------------------ values

    def lanes(self, value: Value, op: Op, rank: int) -> Lanes:
        """The lanes of a value; a number is the same in each."""
        bound = self.builder.bound(value, op)
        if isinstance(bound, Lanes):
            return bound
        if isinstance(bound, LaneTruth):
            return Lanes(bound.shape, BOOL, core.IndexCondition(BOOL, bound.condition))
        if is_vector(value):
            raise op.refused("a vector that is not translated")
        number = self.operations.scalar(value, op)
        return Lanes((1,) * rank, number.value.type, number.value)

    def mask(self, value: Value, op: Op) -> core.Cond:
        """When a lane of a mask is on."""
        bound = self.builder.bound(value, op)
        if isinstance(bound, LaneTruth):
            return bound.condition
        if isinstance(bound, Lanes) and isinstance(bound.cases, core.Literal):
            return core.CTrue() if bound.cases.value else core.CFalse()
        raise op.refused("a mask that depends on data")

    def single(self, found: Lanes | LaneTruth) -> Scalar | Truth:
        """The only lane of what has no dimensions left."""
        if isinstance(found, LaneTruth):
            return Truth(found.condition)
        if isinstance(found.cases, Case):
            found = self.in_memory(found)
        assert not isinstance(found.cases, Case)
        return Scalar(found.cases)

    # ------------------------------------------------------------ storing

    def put_at(
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
            self.guarded(op, holds, lambda: self.store(op, view, place, found))

        if _one_by_one(value, shape):
            for lane in product(*(range(n) for n in shape)):
                body(tuple(IConst(n) for n in lane))
            return
        self.operations.each(tuple(IConst(n) for n in shape), op, body)

    def guarded(self, op: Op, condition: core.Cond, then: Callable[[], None]) -> None:
        """Statements that run only where the condition holds."""
        if self.builder.proves(condition):
            then()
            return
        if self.builder.proves(core.CNot(condition)):
            return
        with self.builder.branch(op, condition) as nodes:
            then()
        self.builder.emit(model.Branch(condition, model.Sequence(tuple(nodes)), model.Sequence(())))

    def store(self, op: Op, view: View, place: tuple[IndexExpr, ...], value: CaseValue) -> None:
        """One lane; a case that leaves the cell as it is, or adds a unit to it, is not code."""
        if not isinstance(value, Case):
            value = canonical_value(value)
            own = core.Read(value.type, view.array, tuple(canonical(c) for c in view.at(place)))
            if value != own and not self._adds_unit(value, own):
                self.operations.write(view, place, Scalar(value), op)
            return
        self.guarded(op, value.condition, lambda: self.store(op, view, place, value.then))
        self.guarded(op, core.CNot(value.condition), lambda: self.store(op, view, place, value.otherwise))

    def _adds_unit(self, value: core.ValueExpr, own: core.Read) -> bool:
        """Whether a value is ``cell op unit``, which is the cell."""
        if not isinstance(value, core.Apply) or len(value.arguments) != 2:
            return False
        if value.declared:
            operator = scalars.operators_in(self.operations.declared).get(value.function)
            return operator is not None and value.arguments in ((own, operator.unit), (operator.unit, own))
        ieee = encoding_of(self.operations.values).laws is FloatLaws.BITWISE and value.type.is_floating
        unit = builtin_unit(value.function, value.type, ieee=ieee) if value.function in _UNITS else None
        return unit is not None and value.arguments in ((own, unit), (unit, own))

    def slot(self, op: Op, value: Value) -> View:
        """Memory for a vector that an operation goes on with, with its lanes in it.

        It is that of the vector itself where nothing else uses that later.
        """
        assert isinstance(value.type, Shaped)
        shape = shape_of(value.type)
        found = self.lanes(value, op, len(shape))
        own = self._own(op, value, found)
        return self._new(op, found) if own is None else own

    def _own(self, op: Op, value: Value, found: Lanes) -> View | None:
        """The memory of a vector, if all of it is this vector, which nobody but this operand uses.

        What others have computed from it and use later, the builder puts into cells when it is written.
        """
        if not isinstance(found.cases, core.Read) or found.cases.array not in self.made:
            return None
        view = whole(found.cases.array, tuple(IConst(n) for n in found.shape))
        users = [o for o in op.operands if found.cases.array in arrays_read(self.builder.bound(o, op))]
        alone = users == [value] and not self.builder.is_live(value)
        return view if alone and found.cases.indices == lanes_of(view) else None

    def _new(self, op: Op, value: Lanes) -> View:
        """A new array with the lanes of a vector in it."""
        made = self.builder.new_view(value.type, tuple(IConst(n) for n in value.shape), "v")
        self.made.add(made.array)
        self.put(op, value, made)
        return made

    def put(self, op: Op, value: Lanes, target: View) -> None:
        """Store all lanes to an array of their shape."""
        lanes = tuple(IVar(n) for n in lane_names(len(target.sizes)))
        shape = tuple(s.value for s in target.sizes if isinstance(s, IConst))
        with self.builder.at(op):
            self.put_at(op, value, shape, target, lanes, core.CTrue())

    def in_memory(self, value: Lanes) -> Lanes:
        """The vector in an array of its own."""
        made = self._new(self.builder.here, value)
        return Lanes(value.shape, value.type, core.Read(value.type, made.array, lanes_of(made)))

    def is_own(self, array: str) -> bool:
        """Whether an array is one that the function has made."""
        return any(a.name == array for a in self.builder.allocated)


_UNITS = ("+", "*", "max", "min", "and", "or")


#: Vectors whose lanes are given one by one are stored lane by lane if there are at most so many.
_FEW = 64


def _one_by_one(value: Lanes, shape: tuple[int, ...]) -> bool:
    """Whether the lanes of a vector are told apart one by one."""
    lanes, cases = set(lane_names(len(shape))), value.cases
    while isinstance(cases, Case):
        if any(isinstance(c, core.CCmp) and c.op == "==" for c in conjuncts(cases.condition)):
            return prod(shape) <= _FEW and free_variables(cases.condition) <= lanes
        cases = cases.otherwise
    return False


def _reads(value: CaseValue) -> list[core.Read]:
    if isinstance(value, Case):
        return [*_reads(value.then), *_reads(value.otherwise)]
    return list(reads_in(canonical_value(value)))


def is_vector(value: Value) -> bool:
    """Whether a value is a vector."""
    return isinstance(value.type, Shaped) and value.type.kind == "vector"


def shape_of(type_: Shaped) -> tuple[int, ...]:
    """The shape of a vector."""
    return tuple(n or 0 for n in type_.shape)


def ranges(shape: tuple[int, ...]) -> list[core.Cond]:
    """That the lanes are those of a vector of this shape."""
    zero = IConst(0)
    return [
        c
        for name, n in zip(lane_names(len(shape)), shape, strict=True)
        for c in (core.CCmp("<=", zero, IVar(name)), core.CCmp("<", IVar(name), IConst(n)))
    ]


def lanes_of(view: View) -> tuple[IndexExpr, ...]:
    """The cell of each lane of a vector that is stored there."""
    return view.at(tuple(IVar(n) for n in lane_names(len(view.sizes))))


def lanes_in(expr: IndexExpr) -> set[str]:
    """The lanes that occur in an index."""
    return {n for n in free_variables(expr) if n.startswith("$l")}
