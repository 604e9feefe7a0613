"""Operations of tensor and bufferization that make new tensors, or take elements and slices of them."""

from __future__ import annotations

from collections.abc import Callable

from redverify.frontends.common.terms import canonical, conjunction, total
from redverify.frontends.mlir import packing
from redverify.frontends.mlir.ir import Op, Shaped, Value
from redverify.frontends.mlir.linalg import Linalg
from redverify.frontends.mlir.operations import Operations
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.ssa_bindings import Empty, Scalar, Splat, View, whole
from redverify.language.core import IConst, IndexExpr


class Tensors:
    """Translates operations on tensors."""

    def __init__(self, operations: Operations, linalg: Linalg) -> None:
        self.operations = operations
        self.builder = operations.builder
        self.linalg = linalg

    def handles(self, op: Op) -> bool:
        """Whether an operation is one of those here."""
        return op.name in _HANDLERS

    def translate(self, op: Op) -> None:
        """One operation, whose operands are in use."""
        _HANDLERS[op.name](self, op)

    def empty(self, op: Op) -> None:
        """``tensor.empty``: no element has a value yet."""
        self.builder.bind(op.results[0], Empty(self.operations.shape_of(op)))

    def alloc_tensor(self, op: Op) -> None:
        """``bufferization.alloc_tensor``, perhaps a copy."""
        copied = op.segments(3)[1]
        if copied:
            view = self.operations.view(copied[0], op)
            type_ = op.results[0].type
            assert isinstance(type_, Shaped)
            made = self.builder.new_view(scalars.value_type(type_.element, op), view.sizes)
            self.operations.copy(view, made, type_.element, op)
            self.builder.bind(op.results[0], made)
            return
        self.builder.bind(op.results[0], Empty(self.operations.shape_of(op)))

    def extract(self, op: Op) -> None:
        """``tensor.extract``."""
        at = tuple(self.operations.index(o, op) for o in op.operands[1:])
        sizes = self.operations.sizes(op.operands[0], op)
        inside = [self.builder.inside(i, s) for i, s in zip(at, sizes, strict=True)]
        self.operations.demand(op, conjunction(inside), "the element lies in the tensor")
        self.builder.bind(op.results[0], self.operations.element(op.operands[0], at, op))

    def insert(self, op: Op) -> None:
        """``tensor.insert``."""
        at = tuple(self.operations.index(o, op) for o in op.operands[2:])
        number = self.operations.scalar(op.operands[0], op)
        sizes = self.operations.sizes(op.operands[1], op)
        inside = [self.builder.inside(i, s) for i, s in zip(at, sizes, strict=True)]
        self.operations.demand(op, conjunction(inside), "the element lies in the tensor")
        view = self.operations.writable(op.operands[1], op, keep=True)
        self.operations.write(view, at, number, op)
        self.builder.bind(op.results[0], view)

    def extract_slice(self, op: Op) -> None:
        """``tensor.extract_slice``."""
        bound = self.builder.bound(op.operands[0], op)
        if not isinstance(bound, View | Empty | Splat):
            raise op.refused("an operand that is not a tensor")
        part_of = bound if isinstance(bound, View) else whole("", bound.sizes)
        self.operations.inside(op, part_of)
        part = self.operations.slice_of(op, part_of, 0)
        if isinstance(bound, View):
            self.builder.bind(op.results[0], part)
        elif isinstance(bound, Empty):
            self.builder.bind(op.results[0], Empty(part.sizes))
        else:
            self.builder.bind(op.results[0], Splat(bound.value, part.sizes))

    def insert_slice(self, op: Op) -> None:
        """``tensor.insert_slice``."""
        self.builder.bind(op.results[0], self._inserted(op))

    def parallel_insert_slice(self, op: Op) -> None:
        """``tensor.parallel_insert_slice``."""
        self._inserted(op, parallel=True)

    def _inserted(self, op: Op, *, parallel: bool = False) -> View:
        """The tensor of the second operand with a part of it replaced by the first."""
        operations = self.operations
        source = self.builder.bound(op.operands[0], op)
        sizes = operations.sizes(op.operands[1], op)
        operations.inside(op, whole("", sizes))
        bound = self.builder.bound(op.operands[1], op)
        if isinstance(source, View) and isinstance(bound, View):
            region = operations.slice_of(op, bound, 1)
            if source.same_cells(region):
                return bound
        if isinstance(source, Splat):
            self.operations.same_shape(op, source.sizes, operations.slice_of(op, whole("", sizes), 1).sizes)
            target = bound if parallel else operations.writable(op.operands[1], op, keep=True)
            assert isinstance(target, View)
            operations.fill(operations.slice_of(op, target, 1), Scalar(source.value), op)
            return target
        view = operations.view(op.operands[0], op)
        shape = operations.slice_of(op, whole("", sizes), 1).sizes
        self.operations.same_shape(op, view.sizes, shape)
        element = op.operands[0].type
        assert isinstance(element, Shaped)
        if isinstance(bound, View) and view.array == bound.array:
            made = self.builder.new_view(scalars.value_type(element.element, op), view.sizes)
            operations.copy(view, made, element.element, op)
            view = made
        target = bound if parallel else operations.writable(op.operands[1], op, keep=True)
        assert isinstance(target, View)
        operations.copy(view, operations.slice_of(op, target, 1), element.element, op)
        return target

    def concat(self, op: Op) -> None:
        """``tensor.concat``: the operands one after the other."""
        operations, type_ = self.operations, op.results[0].type
        assert isinstance(type_, Shaped)
        along, parts = op.integer("dim"), [operations.sizes(o, op) for o in op.operands]
        start: IndexExpr = IConst(0)
        starts: list[IndexExpr] = []
        for sizes in parts:
            operations.same_shape(op, _without(parts[0], along), _without(sizes, along))
            starts.append(start)
            start = canonical(total(start, sizes[along]))
        shape = (*parts[0][:along], start, *parts[0][along + 1 :])
        operations.fits(op, shape, type_)
        made = self.builder.new_view(scalars.value_type(type_.element, op), shape)
        for operand, sizes, first in zip(op.operands, parts, starts, strict=True):
            offsets = tuple(first if d == along else IConst(0) for d in range(len(sizes)))
            everything = tuple(range(len(sizes)))
            part = made.slice(offsets, sizes, (IConst(1),) * len(sizes), everything)

            def body(at: tuple[IndexExpr, ...], operand: Value = operand, part: View = part) -> None:
                operations.write(part, at, operations.element(operand, at, op), op)

            operations.each(sizes, op, body)
        self.builder.bind(op.results[0], made)

    def pack(self, op: Op) -> None:
        """``tensor.pack``."""
        packing.pack(self.operations, op)

    def unpack(self, op: Op) -> None:
        """``tensor.unpack``."""
        packing.unpack(self.operations, op)

    def pad(self, op: Op) -> None:
        """``tensor.pad``."""
        self.linalg.pad(op)

    def generate(self, op: Op) -> None:
        """``tensor.generate``."""
        self.linalg.generate(op)

    def materialize_in_destination(self, op: Op) -> None:
        """``bufferization.materialize_in_destination``."""
        source = self.operations.view(op.operands[0], op)
        element = op.operands[0].type
        assert isinstance(element, Shaped)
        target = (
            self.operations.writable(op.operands[1], op, keep=False)
            if op.results
            else self.operations.view(op.operands[1], op)
        )
        self.operations.same_shape(op, source.sizes, target.sizes)
        if not source.same_cells(target):
            self.operations.copy(source, target, element.element, op)
        if op.results:
            self.builder.bind(op.results[0], target)


def _without(sizes: tuple[IndexExpr, ...], position: int) -> tuple[IndexExpr, ...]:
    return (*sizes[:position], *sizes[position + 1 :])


_HANDLERS: dict[str, Callable[[Tensors, Op], None]] = {
    "tensor.empty": Tensors.empty,
    "tensor.extract": Tensors.extract,
    "tensor.insert": Tensors.insert,
    "tensor.extract_slice": Tensors.extract_slice,
    "tensor.insert_slice": Tensors.insert_slice,
    "tensor.parallel_insert_slice": Tensors.parallel_insert_slice,
    "tensor.concat": Tensors.concat,
    "tensor.pack": Tensors.pack,
    "tensor.unpack": Tensors.unpack,
    "tensor.pad": Tensors.pad,
    "tensor.generate": Tensors.generate,
    "bufferization.alloc_tensor": Tensors.alloc_tensor,
    "bufferization.materialize_in_destination": Tensors.materialize_in_destination,
}
