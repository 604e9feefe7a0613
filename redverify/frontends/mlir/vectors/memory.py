"""Operations that read vectors from memory and tensors, or write them."""

from __future__ import annotations

from dataclasses import dataclass

from redverify.frontends.common.cases import Case, CaseValue
from redverify.frontends.common.terms import canonical, conjunction, map_condition, substitute
from redverify.frontends.mlir.ir import Dim, Op, Shaped, Type, Value
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.ssa_bindings import Either, Lanes, View, lane_names
from redverify.frontends.mlir.vectors.values import Vectors, lanes_in, ranges, shape_of
from redverify.language import core
from redverify.language.core import IndexExpr, IVar
from redverify.language.types import ValueType


def transfer_read(vectors: Vectors, op: Op) -> None:
    """``vector.transfer_read``: a lane outside of the memory, or masked off, is the padding."""
    groups, type_ = op.segments(4), op.results[0].type
    assert isinstance(type_, Shaped)
    mask = _mask(vectors, op, groups[3])
    padding = vectors.operations.scalar(groups[2][0], op).value

    def read_of(view: View) -> CaseValue:
        at, inside = _transfer(vectors, op, view, groups[1], type_, mask)
        read = core.Read(padding.type, view.array, view.at(at))
        chosen = conjunction([c for c in (mask, inside) if not isinstance(c, core.CTrue)])
        return read if isinstance(chosen, core.CTrue) else Case(chosen, read, padding)

    bound = vectors.builder.bound(groups[0][0], op)
    if isinstance(bound, Either):
        with vectors.builder.branch(op, bound.condition):
            then = read_of(bound.then)
        with vectors.builder.branch(op, core.CNot(bound.condition)):
            otherwise = read_of(bound.otherwise)
        found: CaseValue = Case(bound.condition, then, otherwise)
    else:
        found = read_of(vectors.operations.view(groups[0][0], op))
    vectors.builder.bind(op.results[0], Lanes(shape_of(type_), padding.type, found))


def transfer_write(vectors: Vectors, op: Op) -> None:
    """``vector.transfer_write``: a lane outside of the memory, or masked off, is not written."""
    groups = op.segments(4)
    type_ = groups[0][0].type
    assert isinstance(type_, Shaped)
    value = vectors.lanes(groups[0][0], op, len(type_.shape))
    target = groups[1][0]
    mask = _mask(vectors, op, groups[3])

    def write_to(view: View) -> None:
        at, inside = _transfer(vectors, op, view, groups[2], type_, mask)
        used = {n for i in at for n in lanes_in(i)}
        if used != set(lane_names(len(type_.shape))):
            raise op.refused("several lanes are written to one element")
        vectors.put_at(op, value, shape_of(type_), view, at, conjunction([mask, inside]))

    bound = vectors.builder.bound(target, op)
    if isinstance(bound, Either):
        vectors.guarded(op, bound.condition, lambda: write_to(bound.then))
        vectors.guarded(op, core.CNot(bound.condition), lambda: write_to(bound.otherwise))
        return
    in_memory = isinstance(target.type, Shaped) and target.type.kind == "memref"
    view = (
        vectors.operations.view(target, op)
        if in_memory
        else vectors.operations.writable(target, op, keep=True)
    )
    write_to(view)
    if op.results:
        vectors.builder.bind(op.results[0], view)


def _mask(vectors: Vectors, op: Op, operands: tuple[Value, ...]) -> core.Cond:
    """The mask of a transfer, given as an operand or around it, over the lanes of the vector.

    A mask has a dimension for each dimension of the memory that lanes run along, in the memory's order.
    """
    found = vectors.mask(operands[0], op) if operands else vectors.masked
    along = {e.position: d for d, e in enumerate(op.map("permutation_map").results) if isinstance(e, Dim)}
    names = lane_names(len(op.map("permutation_map").results))
    moved = {names[d]: IVar(names[along[position]]) for d, position in enumerate(sorted(along))}
    return map_condition(found, lambda e: substitute(e, moved))


def _transfer(
    vectors: Vectors,
    op: Op,
    view: View,
    indices: tuple[Value, ...],
    type_: Shaped,
    mask: core.Cond,
) -> tuple[tuple[IndexExpr, ...], core.Cond]:
    """The element of a lane, and when it is inside of the memory."""
    builder, found = vectors.builder, op.map("permutation_map")
    offsets: list[IndexExpr] = [vectors.operations.index(i, op) for i in indices]
    bounds = op.attributes.get("in_bounds")
    flags = [bool(b) for b in bounds] if isinstance(bounds, tuple) else [False] * len(found.results)
    checked = {e.position for e in found.results if isinstance(e, Dim)}
    for name, expr, sure in zip(lane_names(len(found.results)), found.results, flags, strict=True):
        if expr == 0:
            continue
        if not isinstance(expr, Dim):
            raise op.refused("its map is not a projected permutation")
        offsets[expr.position] = canonical(core.IAdd(offsets[expr.position], IVar(name)))
        if sure:
            checked.discard(expr.position)
    sure_ones = [builder.inside(offsets[d], view.sizes[d]) for d in range(len(offsets)) if d not in checked]
    lanes = [*ranges(shape_of(type_)), mask]
    if sure_ones:
        needed = core.COr(core.CNot(conjunction(lanes)), conjunction(sure_ones))
        vectors.operations.demand(op, needed, "its lanes are inside of the memory, as it says")
    inside = [builder.inside(offsets[d], view.sizes[d]) for d in sorted(checked)]
    return tuple(offsets), conjunction([c for c in inside if not _holds(vectors, lanes, c)])


def _holds(vectors: Vectors, lanes: list[core.Cond], condition: core.Cond) -> bool:
    return vectors.builder.proves(core.COr(core.CNot(conjunction(lanes)), condition))


def type_cast(vectors: Vectors, op: Op) -> None:
    """``vector.type_cast`` from memory of vectors to memory of parts of them, or from numbers to one vector.

    Numbers are refused where there may be bytes between them, as memory they are side by side: behind a row
    of a vector whose length is not a power of two, and where truth values share a byte.
    """
    source, result = op.operands[0].type, op.results[0].type
    assert isinstance(source, Shaped) and isinstance(result, Shaped)
    if source.shape != result.shape or not result.lanes or not (source.lanes or _side_by_side_in(result)):
        raise op.refused("it takes numbers for vectors")
    if source.layout is not None:
        raise op.refused("it takes memory whose rows are apart for a vector")
    vectors.builder.bind(op.results[0], vectors.operations.view(op.operands[0], op))


def _side_by_side_in(result: Shaped) -> bool:
    """Whether memory is one vector whose numbers are side by side."""
    last = result.shape[-1]
    return (
        result.lanes == len(result.shape)
        and last is not None
        and (result.lanes == 1 or last & (last - 1) == 0)
        and result.element != Type("i1")
    )


@dataclass(frozen=True, slots=True)
class _Place:
    """Memory, the element of it that a lane is, and the shape and type of the lanes."""

    view: View
    at: tuple[IndexExpr, ...]
    shape: tuple[int, ...]
    type: ValueType

    def read(self) -> core.Read:
        """What memory holds at the lanes."""
        return core.Read(self.type, self.view.array, self.view.at(self.at))


def load(vectors: Vectors, op: Op) -> None:
    """``vector.load``: lanes side by side, all inside of the memory; or a vector that memory holds."""
    found = _side_by_side(vectors, op, 0, op.operands[1:], op.results[0], core.CTrue())
    vectors.builder.bind(op.results[0], Lanes(found.shape, found.type, found.read()))


def masked_load(vectors: Vectors, op: Op) -> None:
    """``vector.maskedload``: where the mask is off, a lane is that of the last operand."""
    *indices, mask_value, other = op.operands[1:]
    mask = vectors.mask(mask_value, op)
    found = _side_by_side(vectors, op, 0, tuple(indices), op.results[0], mask)
    otherwise = vectors.lanes(other, op, len(found.shape)).cases
    cases = Case(mask, found.read(), otherwise)
    vectors.builder.bind(op.results[0], Lanes(found.shape, found.type, cases))


def store(vectors: Vectors, op: Op) -> None:
    """``vector.store``, or ``memref.store`` of an element that is a vector."""
    _stored(vectors, op, op.operands[0], 1, op.operands[2:], core.CTrue())


def masked_store(vectors: Vectors, op: Op) -> None:
    """``vector.maskedstore``: where the mask is off, nothing is written."""
    *indices, mask, value = op.operands[1:]
    _stored(vectors, op, value, 0, tuple(indices), vectors.mask(mask, op))


def _stored(
    vectors: Vectors, op: Op, value: Value, base: int, indices: tuple[Value, ...], mask: core.Cond
) -> None:
    found = _side_by_side(vectors, op, base, indices, value, mask)
    lanes = vectors.lanes(value, op, len(found.shape))
    vectors.put_at(op, lanes, found.shape, found.view, found.at, mask)


def _side_by_side(
    vectors: Vectors, op: Op, base: int, indices: tuple[Value, ...], value: Value, mask: core.Cond
) -> _Place:
    """Where the lanes of a value are in memory. Those that are on have to be inside of it."""
    view, type_ = vectors.operations.view(op.operands[base], op), value.type
    if not isinstance(type_, Shaped) or type_.kind != "vector":
        raise op.refused("a value that is not a vector")
    shape, element = shape_of(type_), scalars.value_type(type_.element, op)
    lanes = tuple(IVar(name) for name in lane_names(len(shape)))
    at: list[IndexExpr] = [vectors.operations.index(i, op) for i in indices]
    if getattr(op.operands[base].type, "lanes", 0):
        at += lanes
    else:
        first = len(at) - len(shape)
        at[first:] = [canonical(core.IAdd(i, lane)) for i, lane in zip(at[first:], lanes, strict=True)]
    inside = [vectors.builder.inside(i, s) for i, s in zip(at, view.sizes, strict=True)]
    read = conjunction([*ranges(shape), mask])
    needed = core.COr(core.CNot(read), conjunction(inside))
    vectors.operations.demand(op, needed, "its lanes are inside of the memory")
    return _Place(view, tuple(at), shape, element)
