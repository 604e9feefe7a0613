"""Operations that join the lanes of vectors: reductions and contractions. Nothing says in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from redverify.frontends.common.cases import Case, CaseValue, distribute, map_cases
from redverify.frontends.common.terms import map_condition, substitute, substitute_value
from redverify.frontends.mlir.ir import Map, Op, Opaque, Shaped, Value
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.scalars.indices import applied
from redverify.frontends.mlir.scalars.joining import Joining, joining
from redverify.frontends.mlir.ssa_bindings import Lanes, Scalar, View, lane_names, whole
from redverify.frontends.mlir.vectors.values import Vectors, is_vector
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.language.types import ValueType


def _joining(vectors: Vectors, op: Op, type_: ValueType) -> Joining:
    """What joins the lanes."""
    kind = op.attributes.get("kind")
    word = kind.text[kind.text.find("<") + 1 : kind.text.rfind(">")] if isinstance(kind, Opaque) else ""
    found = joining(word, type_, vectors.operations.values)
    if found is None:
        raise op.refused("a reduction of a kind that is not translated")
    if found.rounds and encoding_of(vectors.operations.values).laws is not FloatLaws.COMMUTATIVE:
        raise op.refused("the order in which lanes are added is not known")
    return found


def _joined(vectors: Vectors, op: Op) -> tuple[Lanes, Joining]:
    """The lanes of the first operand that take part, and what joins them."""
    type_ = op.operands[0].type
    assert isinstance(type_, Shaped)
    value = vectors.lanes(op.operands[0], op, len(type_.shape))
    by = _joining(vectors, op, value.type)
    if not isinstance(vectors.masked, core.CTrue):
        value = _within(vectors, op, value, by)
    return value, by


def reduction(vectors: Vectors, op: Op) -> None:
    """``vector.reduction``: all lanes are joined, in any order."""
    value, by = _joined(vectors, op)
    if not (isinstance(value.cases, core.Read) and vectors.is_own(value.cases.array)):
        value = vectors.in_memory(value)
    start: core.ValueExpr | None = by.unit()
    if len(op.operands) > 1:
        start = vectors.operations.scalar(op.operands[1], op).value
    if start is None:
        raise op.refused("a reduction without a unit")
    cell = vectors.builder.cell(value.type)
    vectors.builder.store(cell, (), start)
    _join(vectors, op, whole(cell, ()), value.shape, lambda at: (), by, value.cases)
    vectors.builder.bind(op.results[0], Scalar(core.Read(value.type, cell, ())))


def _within(vectors: Vectors, op: Op, value: Lanes, by: Joining) -> Lanes:
    """The lanes that a mask around the operation leaves; the others are the unit."""
    unit = by.unit()
    if unit is None:
        raise op.refused("a masked reduction without a unit")
    return Lanes(value.shape, value.type, Case(vectors.masked, value.cases, unit))


def _join(
    vectors: Vectors,
    op: Op,
    target: View,
    domain: tuple[int, ...],
    place: Callable[[tuple[IndexExpr, ...]], tuple[IndexExpr, ...]],
    by: Joining,
    term: CaseValue,
) -> None:
    """``target[place(i)] op= term(i)`` for each ``i`` of the domain; the lanes of ``term`` are ``i``."""
    names = lane_names(len(domain))

    def body(at: tuple[IndexExpr, ...]) -> None:
        environment = dict(zip(names, at, strict=True))

        def index(expr: IndexExpr) -> IndexExpr:
            return substitute(expr, environment)

        found = map_cases(term, lambda c: map_condition(c, index), lambda v: substitute_value(v, environment))

        def joined(values: tuple[core.ValueExpr, ...]) -> core.ValueExpr:
            (value,) = values
            own = core.Read(value.type, target.array, target.at(place(at)))
            return by.of(own, value, vectors.operations.declared)

        vectors.store(op, target, place(at), distribute([found], joined))

    vectors.operations.each(tuple(IConst(n) for n in domain), op, body)


def _accumulator(vectors: Vectors, op: Op, value: Value) -> View:
    """Memory for the result, with what is joined to at first in it."""
    if is_vector(value):
        return vectors.slot(op, value)
    number = vectors.operations.scalar(value, op)
    cell = vectors.builder.cell(number.value.type)
    vectors.builder.store(cell, (), number.value, number.loads)
    return whole(cell, ())


def _bind(vectors: Vectors, op: Op, target: View, type_: ValueType) -> None:
    lanes = lane_names(len(target.sizes))
    read = core.Read(type_, target.array, target.at(tuple(IVar(n) for n in lanes)))
    result = op.results[0]
    if is_vector(result):
        shape = tuple(s.value for s in target.sizes if isinstance(s, IConst))
        vectors.builder.bind(result, Lanes(shape, type_, read))
    else:
        vectors.builder.bind(result, Scalar(read))


def multi_reduction(vectors: Vectors, op: Op) -> None:
    """``vector.multi_reduction``: some dimensions are joined to what the second operand holds."""
    value, by = _joined(vectors, op)
    joined = op.integers("reduction_dims")
    target = _accumulator(vectors, op, op.operands[1])

    def place(at: tuple[IndexExpr, ...]) -> tuple[IndexExpr, ...]:
        return tuple(i for d, i in enumerate(at) if d not in joined)

    _join(vectors, op, target, value.shape, place, by, value.cases)
    _bind(vectors, op, target, value.type)


def outer_product(vectors: Vectors, op: Op) -> None:
    """``vector.outerproduct``: products of all pairs of lanes, or of a vector by a number."""
    left = vectors.lanes(op.operands[0], op, 1)
    right_is_vector = is_vector(op.operands[1])
    right = vectors.lanes(op.operands[1], op, 1)
    if not is_vector(op.operands[0]):
        raise op.refused("an operand that is not a vector")
    domain = (*left.shape, *(right.shape if right_is_vector else ()))
    rows, columns = lane_names(2)
    moved = map_cases(
        right.cases,
        lambda c: map_condition(c, lambda e: substitute(e, {rows: IVar(columns)})),
        lambda v: substitute_value(v, {rows: IVar(columns)}),
    )
    declared = vectors.operations.declared
    term = distribute([left.cases, moved], lambda v: scalars.binary("muli", left.type, v, declared))
    if len(op.operands) < 3:
        vectors.builder.bind(op.results[0], Lanes(domain, left.type, term))
        return
    by = _joining(vectors, op, left.type)
    target = _accumulator(vectors, op, op.operands[2])
    _join(vectors, op, target, domain, lambda at: at, by, term)
    _bind(vectors, op, target, left.type)


def contract(vectors: Vectors, op: Op) -> None:
    """``vector.contract``: products of lanes are joined to what the third operand holds."""
    found = op.attributes.get("indexing_maps")
    maps = tuple(m for m in found if isinstance(m, Map)) if isinstance(found, tuple) else ()
    if len(maps) != 3:
        raise op.refused("its maps cannot be read")
    operands = [vectors.lanes(o, op, 0) for o in op.operands[:2]]
    type_ = operands[0].type
    domain = _extents(op, maps, [o.shape for o in operands])
    by = _joining(vectors, op, type_)
    target = _accumulator(vectors, op, op.operands[2])
    result = op.results[0].type
    element = result.element if isinstance(result, Shaped) else result
    if operands[1].type != type_ or element.name != type_.name:
        raise op.refused("its operands and its result have different types")
    lanes = tuple(IVar(n) for n in lane_names(len(domain)))
    parts = [_at_map(o, m, lanes) for o, m in zip(operands, maps, strict=False)]
    declared = vectors.operations.declared
    term = distribute(parts, lambda v: scalars.binary("muli", type_, v, declared))
    if not isinstance(vectors.masked, core.CTrue):
        term = _within(vectors, op, Lanes(domain, type_, term), by).cases
    _join(vectors, op, target, domain, lambda at: applied(maps[2], at), by, term)
    _bind(vectors, op, target, type_)


def _extents(op: Op, maps: Sequence[Map], shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The extent of each iterator of a contraction."""
    places = tuple(IVar(n) for n in lane_names(maps[0].dims))
    found: dict[IndexExpr, int] = {}
    for map_, shape in zip(maps, shapes, strict=False):
        for expr, size in zip(applied(map_, places), shape, strict=True):
            found[expr] = size
    if set(found) != set(places):
        raise op.refused("the extent of an iterator is not known")
    return tuple(found[p] for p in places)


def _at_map(found: Lanes, map_: Map, lanes: tuple[IndexExpr, ...]) -> CaseValue:
    """The lanes of an operand at its map of the iterators."""
    environment = dict(zip(lane_names(len(found.shape)), applied(map_, lanes), strict=True))
    return map_cases(
        found.cases,
        lambda c: map_condition(c, lambda e: substitute(e, environment)),
        lambda v: substitute_value(v, environment),
    )
