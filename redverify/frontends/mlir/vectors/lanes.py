"""Operations that compute, join, split and rearrange vectors, without memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from redverify.frontends.common.cases import Case, CaseValue, distribute, map_cases
from redverify.frontends.common.terms import (
    canonical,
    compare,
    conjunction,
    map_condition,
    substitute,
    substitute_value,
)
from redverify.frontends.mlir.ir import DYNAMIC, Dense, Op, Shaped, Value
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.ssa_bindings import Lanes, LaneTruth, lane_names
from redverify.frontends.mlir.vectors.values import Vectors, is_vector, ranges, shape_of
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar

#: Constant vectors, and those of given elements, of at most so many elements that differ are translated.
_ELEMENTS = 64

_MASKS: dict[str, Callable[[core.Cond, core.Cond], core.Cond]] = {
    "arith.andi": core.CAnd,
    "arith.ori": core.COr,
}


# ------------------------------------------------------------ lane by lane


def elementwise(vectors: Vectors, op: Op) -> None:
    """A constant, or an operation on each lane."""
    type_ = op.results[0].type if len(op.results) == 1 else None
    if not isinstance(type_, Shaped) or type_.kind != "vector":
        raise op.refused("this operation is not translated")
    shape = shape_of(type_)
    if op.name == "arith.constant":
        vectors.builder.bind(op.results[0], _constant(op, type_))
        return
    if not op.name.startswith(("arith.", "math.")) or not op.operands:
        raise op.refused("this operation on vectors is not translated")
    bounds = [vectors.builder.bound(o, op) for o in op.operands]
    if op.name in _MASKS and all(isinstance(b, LaneTruth) for b in bounds):
        left, right = (vectors.mask(o, op) for o in op.operands)
        vectors.builder.bind(op.results[0], LaneTruth(shape, _MASKS[op.name](left, right)))
        return
    element = scalars.value_type(type_.element, op)
    if op.name == "arith.select" and isinstance(bounds[0], LaneTruth):
        then, otherwise = (vectors.lanes(o, op, len(shape)).cases for o in op.operands[1:])
        found: CaseValue = Case(bounds[0].condition, then, otherwise)  # both are values already
    else:
        found = _of_each(vectors, op, len(shape))
    vectors.builder.bind(op.results[0], Lanes(shape, element, found))


def _of_each(vectors: Vectors, op: Op, rank: int) -> CaseValue:
    """What an operation on numbers computes of the lanes of its operands."""

    def make(values: tuple[core.ValueExpr, ...]) -> core.ValueExpr:
        result = scalars.value_of(op, values, vectors.operations.declared, vectors.operations.values)
        if result is None:
            raise op.refused("this operation on vectors is not translated")
        return result

    return distribute([vectors.lanes(o, op, rank).cases for o in op.operands], make)


def fma(vectors: Vectors, op: Op) -> None:
    """``vector.fma``: a product and a sum that are rounded once."""
    type_ = op.results[0].type
    assert isinstance(type_, Shaped)
    element = scalars.value_type(type_.element, op)
    parts = [vectors.lanes(o, op, len(type_.shape)).cases for o in op.operands]
    found = distribute(parts, lambda values: core.Apply(element, "fma", values))
    vectors.builder.bind(op.results[0], Lanes(shape_of(type_), element, found))


def _constant(op: Op, type_: Shaped) -> Lanes:
    value, shape = op.attributes.get("value"), shape_of(type_)
    if not isinstance(value, Dense) or not value.values:
        raise op.refused("its constant cannot be read")
    element = scalars.value_type(type_.element, op)
    literals = [scalars.literal(v, element, op) for v in value.values[: _ELEMENTS + 1]]
    return _given(op, literals, shape)


def _given(op: Op, elements: Sequence[core.ValueExpr], shape: tuple[int, ...]) -> Lanes:
    """The vector of these elements in row-major order; of one that is the same in each lane."""
    if len(elements) > _ELEMENTS:
        raise op.refused(f"a vector of more than {_ELEMENTS} elements that differ")
    found: CaseValue = elements[-1]
    for position in reversed(range(len(elements) - 1)):
        found = Case(_at(_places(IConst(position), shape)), elements[position], found)
    return Lanes(shape, elements[-1].type, found)


def from_elements(vectors: Vectors, op: Op) -> None:
    """``vector.from_elements``."""
    type_ = op.results[0].type
    assert isinstance(type_, Shaped)
    elements = [vectors.operations.scalar(o, op).value for o in op.operands]
    vectors.builder.bind(op.results[0], _given(op, elements, shape_of(type_)))


def constant_mask(vectors: Vectors, op: Op) -> None:
    """``vector.constant_mask``: the lanes below these numbers."""
    _mask(vectors, op, [IConst(n) for n in op.integers("mask_dim_sizes")])


def create_mask(vectors: Vectors, op: Op) -> None:
    """``vector.create_mask``: the lanes below the operands."""
    _mask(vectors, op, [vectors.operations.index(o, op) for o in op.operands])


def _mask(vectors: Vectors, op: Op, limits: Sequence[IndexExpr]) -> None:
    type_ = op.results[0].type
    assert isinstance(type_, Shaped)
    names = lane_names(len(type_.shape))
    condition = conjunction([compare("<", IVar(n), x) for n, x in zip(names, limits, strict=True)])
    vectors.builder.bind(op.results[0], LaneTruth(shape_of(type_), condition))


# ------------------------------------------------------------ the same lanes elsewhere


def _relaid(
    found: Lanes | LaneTruth, shape: tuple[int, ...], places: Sequence[IndexExpr]
) -> Lanes | LaneTruth:
    """The vector of this shape whose lane is that of ``found`` at ``places``."""
    environment = dict(zip(lane_names(len(found.shape)), places, strict=True))

    def index(expr: IndexExpr) -> IndexExpr:
        return substitute(expr, environment)

    if isinstance(found, LaneTruth):
        return LaneTruth(shape, map_condition(found.condition, index))
    cases = map_cases(
        found.cases, lambda c: map_condition(c, index), lambda v: substitute_value(v, environment)
    )
    return Lanes(shape, found.type, cases)


def _vector(vectors: Vectors, value: Value, op: Op) -> Lanes | LaneTruth:
    bound = vectors.builder.bound(value, op)
    if isinstance(bound, LaneTruth):
        return bound
    if not is_vector(value):
        raise op.refused("an operand that is not a vector")
    return vectors.lanes(value, op, 0)


def _bind(vectors: Vectors, op: Op, places: Sequence[IndexExpr]) -> None:
    """The result is the first operand's lanes at these places."""
    found, result = _vector(vectors, op.operands[0], op), op.results[0]
    if isinstance(result.type, Shaped):
        vectors.builder.bind(result, _relaid(found, shape_of(result.type), places))
    else:
        vectors.builder.bind(result, vectors.single(_relaid(found, (), places)))


def broadcast(vectors: Vectors, op: Op) -> None:
    """``vector.broadcast``, ``vector.splat``: of a number, or of a vector whose sizes of 1 are stretched."""
    operand, type_ = op.operands[0], op.results[0].type
    assert isinstance(type_, Shaped)
    if not is_vector(operand):
        number = vectors.operations.scalar(operand, op)
        vectors.builder.bind(op.results[0], Lanes(shape_of(type_), number.value.type, number.value))
        return
    shape = _vector(vectors, operand, op).shape
    names = lane_names(len(type_.shape))[len(type_.shape) - len(shape) :]
    _bind(vectors, op, [IConst(0) if n == 1 else IVar(name) for n, name in zip(shape, names, strict=True)])


def transpose(vectors: Vectors, op: Op) -> None:
    """``vector.transpose``."""
    permutation = op.integers("permutation")
    names = lane_names(len(permutation))
    _bind(vectors, op, [IVar(names[permutation.index(d)]) for d in range(len(permutation))])


def shape_cast(vectors: Vectors, op: Op) -> None:
    """``vector.shape_cast``: the same lanes in row-major order."""
    type_ = op.results[0].type
    assert isinstance(type_, Shaped)
    position: IndexExpr = IConst(0)
    for name, size in zip(lane_names(len(type_.shape)), shape_of(type_), strict=True):
        position = canonical(core.IAdd(core.IMul(size, position), IVar(name)))
    _bind(vectors, op, _places(position, _vector(vectors, op.operands[0], op).shape))


def shuffle(vectors: Vectors, op: Op) -> None:
    """``vector.shuffle``: rows of two vectors, the second one's behind the first one's, in a new order."""
    rows = op.integers("mask")
    first, second = (_vector(vectors, o, op) for o in op.operands)
    if isinstance(first, LaneTruth) or isinstance(second, LaneTruth):
        raise op.refused("masks whose rows are moved")
    if not first.shape or any(not 0 <= r < first.shape[0] + second.shape[0] for r in rows):
        raise op.refused("it takes a row that neither vector has")
    size, shape = first.shape[0], (len(rows), *first.shape[1:])
    lane, *others = (IVar(n) for n in lane_names(len(shape)))
    row = _tabulated(lane, rows, op)
    one = _relaid(first, shape, [row, *others])
    other = _relaid(second, shape, [canonical(core.IAdd(row, IConst(-size))), *others])
    assert isinstance(one, Lanes) and isinstance(other, Lanes)
    cases: CaseValue = Case(compare("<", row, IConst(size)), one.cases, other.cases)
    if max(rows) < size or min(rows) >= size:
        cases = one.cases if max(rows) < size else other.cases
    vectors.builder.bind(op.results[0], Lanes(shape, first.type, cases))


def _tabulated(lane: IVar, numbers: Sequence[int], op: Op) -> IndexExpr:
    """The number of a lane: ``start + a * (lane mod p) + b * (lane div p)`` if it is that, else a table."""
    length, start = len(numbers), numbers[0]
    for period in (p for p in range(1, length + 1) if length % p == 0):
        a, b = (numbers[k] - start if k < length else 0 for k in (1 % period, period))
        if all(x == start + a * (n % period) + b * (n // period) for n, x in enumerate(numbers)):
            inner, outer = core.IMul(a, core.IMod(lane, period)), core.IMul(b, core.IDiv(lane, period))
            return canonical(core.IAdd(IConst(start), core.IAdd(inner, outer)))
    if length > _ELEMENTS:
        raise op.refused(f"a table of more than {_ELEMENTS} rows")
    found: IndexExpr = IConst(numbers[-1])
    for position, number in enumerate(numbers[:-1]):
        found = core.ISelect(core.CCmp("==", lane, IConst(position)), IConst(number), found)
    return found


def _places(position: IndexExpr, shape: tuple[int, ...]) -> tuple[IndexExpr, ...]:
    """The lane at a position in row-major order."""
    found: list[IndexExpr] = []
    for axis in reversed(range(len(shape))):
        last = canonical(core.IMod(position, shape[axis])) if axis else position
        found.insert(0, last)
        position = canonical(core.IDiv(position, shape[axis]))
    return tuple(found)


def extract(vectors: Vectors, op: Op) -> None:
    """``vector.extract`` and ``vector.extractelement``: a part of the outer dimensions, or one lane."""
    shape = _vector(vectors, op.operands[0], op).shape
    at = _position(vectors, op, op.operands[1:], shape)
    _bind(vectors, op, [*at, *(IVar(n) for n in lane_names(len(shape) - len(at)))])


def insert(vectors: Vectors, op: Op) -> None:
    """``vector.insert`` and ``vector.insertelement``: a vector with a part, or one lane, replaced."""
    whole = _vector(vectors, op.operands[1], op)
    at = _position(vectors, op, op.operands[2:], whole.shape)
    names = lane_names(len(whole.shape))
    _replaced(vectors, op, whole, [IVar(n) for n in names[len(at) :]], _at(at))


def _position(
    vectors: Vectors, op: Op, operands: Sequence[Value], shape: tuple[int, ...]
) -> tuple[IndexExpr, ...]:
    """The position that an operation names; it has to be inside of the vector."""
    dynamic = iter(operands)
    static = op.integers("static_position")
    if not static:  # extractelement, insertelement, or all of the vector
        static = (DYNAMIC,) * len(operands)
    at = tuple(vectors.operations.index(next(dynamic), op) if n == DYNAMIC else IConst(n) for n in static)
    inside = [vectors.builder.inside(i, IConst(n)) for i, n in zip(at, shape, strict=False)]
    vectors.operations.demand(op, conjunction(inside), "the position is in the vector")
    return at


def _replaced(
    vectors: Vectors,
    op: Op,
    whole: Lanes | LaneTruth,
    places: Sequence[IndexExpr],
    there: core.Cond,
) -> None:
    """The result is ``whole``, but where the condition holds the first operand's lane at these places."""
    if isinstance(whole, LaneTruth):
        raise op.refused("a mask with a part replaced")
    part: Lanes | LaneTruth = vectors.lanes(op.operands[0], op, 0)
    if is_vector(op.operands[0]):
        part = _relaid(part, whole.shape, places)
    assert isinstance(part, Lanes)
    found = Case(there, part.cases, whole.cases)
    vectors.builder.bind(op.results[0], Lanes(whole.shape, whole.type, found))


def _at(places: Sequence[IndexExpr]) -> core.Cond:
    """That a lane is the one at these places of its first dimensions."""
    names = (f for n in count(1) for f in lane_names(n)[n - 1 :])
    return conjunction([compare("==", IVar(n), p) for n, p in zip(names, places, strict=False)])


def extract_strided_slice(vectors: Vectors, op: Op) -> None:
    """``vector.extract_strided_slice``: of the outer dimensions from an offset on, with stride 1."""
    if any(s != 1 for s in op.integers("strides")):
        raise op.refused("a stride that is not 1")
    rank = len(_vector(vectors, op.operands[0], op).shape)
    offsets = (*op.integers("offsets"), *(0,) * rank)
    _bind(vectors, op, [_plus(n, o) for n, o in zip(lane_names(rank), offsets, strict=False)])


def insert_strided_slice(vectors: Vectors, op: Op) -> None:
    """``vector.insert_strided_slice``: a part, which begins at an offset, is replaced."""
    if any(s != 1 for s in op.integers("strides")):
        raise op.refused("a stride that is not 1")
    whole, small = _vector(vectors, op.operands[1], op), _vector(vectors, op.operands[0], op)
    names, offsets = lane_names(len(whole.shape)), op.integers("offsets")
    surplus = len(whole.shape) - len(small.shape)
    places = [_plus(n, -o) for n, o in zip(names, offsets, strict=True)]
    there = [compare("==", p, IConst(0)) for p in places[:surplus]]
    environment = dict(zip(lane_names(len(small.shape)), places[surplus:], strict=True))
    there += [map_condition(c, lambda e: substitute(e, environment)) for c in ranges(small.shape)]
    _replaced(vectors, op, whole, places[surplus:], conjunction(there))


def _plus(name: str, offset: int) -> IndexExpr:
    return canonical(core.IAdd(IVar(name), IConst(offset)))
