"""Tensors made element by element: ``arith`` and ``math`` on tensors, constants, ``from_elements``."""

from __future__ import annotations

from collections.abc import Sequence

from redverify.frontends.common.terms import canonical, compare, conjunction
from redverify.frontends.mlir.ir import Dense, Op, Opaque, Shaped, Value
from redverify.frontends.mlir.operations import Operations
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.ssa_bindings import Bound, Scalar, Splat
from redverify.language import core
from redverify.language.core import IConst, IndexExpr

#: Elements that are given one by one are told apart if they are in at most so many boxes of equal ones.
_BOXES = 64


def handles(op: Op) -> bool:
    """Whether an operation computes a tensor element by element, or is a constant one."""
    if op.name in ("tensor.from_elements", "tensor.splat"):
        return True
    if not op.name.startswith(("arith.", "math.")) or len(op.results) != 1:
        return False
    type_ = op.results[0].type
    return isinstance(type_, Shaped) and type_.kind == "tensor"


def translate(op: Op, operations: Operations) -> Bound | None:
    """The result of an operation on tensors; ``None`` if it is none that is known here."""
    if op.name == "arith.constant":
        return constant(op, operations)
    if op.name == "tensor.from_elements":
        parts = [operations.scalar(o, op) for o in op.operands]
        return _chosen(op, operations, parts)
    if op.name == "tensor.splat":
        return _splat(op, operations)
    tensors = [o for o in op.operands if isinstance(o.type, Shaped)]
    if not tensors:
        return None
    result = op.results[0].type
    assert isinstance(result, Shaped)
    sizes = operations.sizes(tensors[0], op)
    for other in tensors[1:]:
        equal = [compare("==", a, b) for a, b in zip(sizes, operations.sizes(other, op), strict=True)]
        operations.demand(op, conjunction(equal), "its operands have the same shape")
    made = operations.builder.new_view(scalars.value_type(result.element, op), sizes)

    def body(at: tuple[IndexExpr, ...]) -> None:
        parts = [
            operations.element(o, at, op) if isinstance(o.type, Shaped) else operations.scalar(o, op)
            for o in op.operands
        ]
        values = tuple(p.value for p in parts)
        value = scalars.value_of(op, values, operations.declared, operations.values)
        if value is None:
            raise op.refused("this operation is not translated")
        operations.write(made, at, Scalar(value, frozenset().union(*(p.loads for p in parts))), op)

    operations.each(sizes, op, body)
    return made


def constant(op: Op, operations: Operations) -> Bound | None:
    """A constant tensor or memory; where its elements differ, which one it is depends on the index."""
    value, type_ = op.attributes.get("value"), op.results[0].type
    assert isinstance(type_, Shaped)
    if not isinstance(value, Dense) or not value.values:
        in_resource = isinstance(value, Opaque) and value.text.startswith("dense_resource")
        lost = "its elements are in a resource that the text does not hold, or that does not fit its type"
        raise op.refused(lost if in_resource else "its constant cannot be read")
    element = scalars.value_type(type_.element, op)
    sizes = tuple(IConst(n or 0) for n in type_.shape)
    if len(value.values) == 1:
        return Splat(scalars.literal(value.values[0], element, op), sizes)
    return _chosen(op, operations, [Scalar(scalars.literal(n, element, op)) for n in value.values])


def _chosen(op: Op, operations: Operations, numbers: list[Scalar]) -> Bound:
    """A tensor whose elements are given one by one, in row-major order."""
    type_ = op.results[0].type
    assert isinstance(type_, Shaped)
    element = scalars.value_type(type_.element, op)
    shape = [n or 0 for n in type_.shape]
    sizes = tuple(IConst(n) for n in shape)
    made = operations.builder.new_view(element, sizes)
    loads = frozenset[Value]().union(*(n.loads for n in numbers))

    values = [n.value for n in numbers]
    opaque = _boxes(values, shape, _BOXES) > _BOXES
    if opaque and not all(isinstance(v, core.Literal) for v in values):
        raise op.refused(f"a tensor of more than {_BOXES} elements that differ")

    def body(at: tuple[IndexExpr, ...]) -> None:
        if opaque:
            value = scalars.element_of_constant(values, shape, at, operations.declared)
        else:
            value = _element(values, shape, at)
        operations.write(made, at, Scalar(value, loads), op)

    operations.each(sizes, op, body)
    return made


def _splat(op: Op, operations: Operations) -> Bound:
    """A tensor whose elements are all one number."""
    type_ = op.results[0].type
    assert isinstance(type_, Shaped)
    dynamic = iter(op.operands[1:])
    sizes = tuple(operations.index(next(dynamic), op) if n is None else IConst(n) for n in type_.shape)
    made = operations.builder.new_view(scalars.value_type(type_.element, op), sizes)
    operations.fill(made, operations.scalar(op.operands[0], op), op)
    return made


def _boxes(values: Sequence[core.ValueExpr], shape: Sequence[int], most: int) -> int:
    """How many boxes of equal elements :func:`_element` tells apart; not all, if more than ``most``."""
    if all(v == values[0] for v in values):
        return 1
    if shape[0] == 1:
        return _boxes(values, shape[1:], most)
    half, rest = shape[0] // 2, shape[1:]
    split = half * (len(values) // shape[0])
    first = _boxes(values[:split], (half, *rest), most)
    if first > most:
        return first
    return first + _boxes(values[split:], (shape[0] - half, *rest), most - first)


def _element(
    values: Sequence[core.ValueExpr], shape: Sequence[int], at: Sequence[IndexExpr]
) -> core.ValueExpr:
    """The element at an index of those given in row-major order: the half of a dimension, and so on."""
    if all(v == values[0] for v in values):
        return values[0]
    size = shape[0]
    if size == 1:
        return _element(values, shape[1:], at[1:])
    half = size // 2
    split = half * (len(values) // size)
    then = _element(values[:split], (half, *shape[1:]), at)
    shifted = canonical(core.IAdd(at[0], IConst(-half)))
    otherwise = _element(values[split:], (size - half, *shape[1:]), (shifted, *at[1:]))
    return core.Select(values[0].type, compare("<", at[0], IConst(half)), then, otherwise)
