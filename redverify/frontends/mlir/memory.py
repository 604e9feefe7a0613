"""Operations of memref, and casts and other shapes of memory and tensors."""

from __future__ import annotations

from collections.abc import Callable

from redverify.frontends.common.terms import compare, conjunction
from redverify.frontends.mlir import elementwise
from redverify.frontends.mlir.ir import Op, Shaped
from redverify.frontends.mlir.operations import Operations
from redverify.frontends.mlir.reshaping import reinterpreted, reshaped
from redverify.frontends.mlir.scalars import indices
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.ssa_bindings import (
    Either,
    Empty,
    Scalar,
    Splat,
    Truth,
    View,
    whole,
)
from redverify.language import core
from redverify.language.core import IConst, IndexExpr


class Memory:
    """Translates operations on memory."""

    def __init__(self, operations: Operations) -> None:
        self.operations = operations
        self.builder = operations.builder
        self.globals: set[str] = set()
        #: What was cloned and the clone, and the conditions that held.
        self.cloned: list[tuple[Op, str, str, tuple[core.Cond, ...]]] = []

    def handles(self, op: Op) -> bool:
        """Whether an operation is one of those here."""
        type_ = op.results[0].type if op.results else None
        chosen = op.name == "arith.select" and isinstance(type_, Shaped) and type_.kind == "memref"
        return op.name in _HANDLERS or chosen

    def translate(self, op: Op) -> None:
        """One operation, whose operands are in use."""
        _HANDLERS.get(op.name, Memory.select)(self, op)

    # ------------------------------------------------------------ memory of its own

    def alloc(self, op: Op) -> None:
        """``memref.alloc`` and ``memref.alloca``."""
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        sizes = self.operations.shape_of(op)
        for size in sizes:
            self.operations.demand(op, compare(">=", size, IConst(0)), "a size is at least 0")
        element = scalars.value_type(type_.element, op)
        made = self.builder.new_view(element, sizes)
        if op.name == "memref.alloca":
            self.builder.on_stack.add(made.array)
        self.builder.bind(op.results[0], made)

    def dealloc(self, op: Op) -> None:
        """``memref.dealloc``."""
        view = self.operations.view(op.operands[0], op)
        here = [a.name for a in self.builder.frames[-1].arrays]
        if view.around:
            self.operations.demand(op, core.CFalse(), "no part of memory is freed by itself")
            return
        if view.array not in here or view.array in self.builder.freed | self.globals:
            raise op.refused("memory is freed elsewhere than in the block that has allocated it")
        self.builder.free(view.array)

    def get_global(self, op: Op) -> None:
        """``memref.get_global`` of a constant: memory that nothing writes, with its elements in it."""
        type_ = op.results[0].type
        if not isinstance(type_, Shaped) or not op.attributes.get("constant"):
            raise op.refused("memory of the module that is not a constant")
        view = self.operations.as_view(elementwise.constant(op, self.operations), op)
        self.operations.immutable.add(view.array)
        self.globals.add(view.array)
        self.builder.bind(op.results[0], view)

    def clone(self, op: Op) -> None:
        """``bufferization.clone``: a copy; from here on neither may be written."""
        source, type_ = self.operations.view(op.operands[0], op), op.operands[0].type
        assert isinstance(type_, Shaped)
        if any(frame.is_loop for frame in self.builder.frames):
            raise op.refused("memory that is cloned in a loop")
        made = self.builder.new_view(scalars.value_type(type_.element, op), source.sizes)
        self.operations.copy(source, made, type_.element, op)
        self.operations.immutable |= {source.array, made.array}
        self.cloned.append((op, source.array, made.array, self.builder.known()))
        self.builder.bind(op.results[0], made)

    def select(self, op: Op) -> None:
        """``arith.select`` of two memories. Where data choose, nothing may write them: a copy is as good."""
        condition, first, second = (self.builder.bound(o, op) for o in op.operands)
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        then, otherwise = (self.operations.as_view(b, op) for b in (first, second))
        if isinstance(condition, Truth):
            self.builder.bind(op.results[0], Either(condition.condition, then, otherwise))
            return
        if not {then.array, otherwise.array} <= self.operations.immutable:
            raise op.refused("data choose memory that may be written")
        self.operations.same_shape(op, then.sizes, otherwise.sizes)
        chosen, element = self.operations.scalar(op.operands[0], op), scalars.value_type(type_.element, op)
        made = self.builder.new_view(element, then.sizes)

        def body(at: tuple[IndexExpr, ...]) -> None:
            reads = tuple(core.Read(element, v.array, v.at(at)) for v in (then, otherwise))
            value = core.Apply(element, "select", (chosen.value, *reads))
            self.operations.write(made, at, Scalar(value, chosen.loads), op)

        self.operations.each(then.sizes, op, body)
        self.operations.immutable.add(made.array)
        self.builder.bind(op.results[0], made)

    # ------------------------------------------------------------ elements

    def _load(self, op: Op, at: tuple[IndexExpr, ...]) -> None:
        view = self.operations.view(op.operands[0], op)
        self._within(op, view, at)
        found = self.operations.element(op.operands[0], at, op)
        result = op.results[0]
        if result not in self.builder.in_cells:
            self.builder.unchecked[result] = tuple(self.builder.frames)
        self.builder.bind(result, Scalar(found.value, frozenset({result})))

    def _store(self, op: Op, at: tuple[IndexExpr, ...]) -> None:
        view = self.operations.view(op.operands[1], op)
        self._within(op, view, at)
        self.operations.write(view, at, self.operations.scalar(op.operands[0], op), op)

    def _within(self, op: Op, view: View, at: tuple[IndexExpr, ...]) -> None:
        """An element of a part of an array has to be in the part; of a whole array the verifier checks it."""
        if len(at) != len(view.sizes):
            raise op.refused("it has not one index for each dimension")
        if not view.around:
            return
        inside = [self.builder.inside(i, s) for i, s in zip(at, view.sizes, strict=True)]
        self.operations.demand(op, conjunction(inside), "the element lies in its memory")

    def load(self, op: Op) -> None:
        """``memref.load``."""
        self._load(op, tuple(self.operations.index(o, op) for o in op.operands[1:]))

    def store(self, op: Op) -> None:
        """``memref.store``."""
        self._store(op, tuple(self.operations.index(o, op) for o in op.operands[2:]))

    def affine_load(self, op: Op) -> None:
        """``affine.load``."""
        self._load(
            op, indices.applied(op.map("map"), [self.operations.index(o, op) for o in op.operands[1:]])
        )

    def affine_store(self, op: Op) -> None:
        """``affine.store``."""
        self._store(
            op, indices.applied(op.map("map"), [self.operations.index(o, op) for o in op.operands[2:]])
        )

    def copy(self, op: Op) -> None:
        """``memref.copy``."""
        source, target = (self.operations.view(o, op) for o in op.operands)
        self.operations.same_shape(op, source.sizes, target.sizes)
        element = op.operands[0].type
        assert isinstance(element, Shaped)
        if source.same_cells(target):
            return
        if source.array == target.array:
            raise op.refused("memory is copied to a part of itself")
        self.operations.copy(source, target, element.element, op)

    # ------------------------------------------------------------ the same elements otherwise

    def same(self, op: Op) -> None:
        """A result that is the operand, under another type."""
        bound = self.builder.bound(op.operands[0], op)
        if not isinstance(bound, View | Empty | Splat):
            raise op.refused("an operand that is neither a tensor nor memory")
        self.operations.fits(op, bound.sizes, op.results[0].type)
        if isinstance(bound, View) and isinstance(op.operands[0].type, Shaped):
            same_kind = op.operands[0].type.kind == getattr(op.results[0].type, "kind", "")
            bound = bound if same_kind else self._across(op, bound)
        elif not isinstance(bound, View) and getattr(op.results[0].type, "kind", "") == "memref":
            bound = self.operations.view(op.operands[0], op)
        self.builder.bind(op.results[0], bound)

    def _across(self, op: Op, view: View) -> View:
        """A tensor as memory, or memory as a tensor: the tensor must not change with the memory."""
        source, result = op.operands[0].type, op.results[0].type
        assert isinstance(source, Shaped) and isinstance(result, Shaped)
        if result.kind == "memref":
            return view  # a store to the memory of an argument is refused where it stands
        made = self.builder.new_view(scalars.value_type(source.element, op), view.sizes)
        self.operations.copy(view, made, source.element, op)
        return made

    def subview(self, op: Op) -> None:
        """``memref.subview``."""
        view = self.operations.view(op.operands[0], op)
        self.operations.inside(op, view)
        self.builder.bind(op.results[0], self.operations.slice_of(op, view, 0))

    def reinterpret_cast(self, op: Op) -> None:
        """``memref.reinterpret_cast`` of memory whose cells lie row by row."""
        view, type_ = self.operations.view(op.operands[0], op), op.operands[0].type
        assert isinstance(type_, Shaped)
        if view.around or type_.layout is not None:
            raise op.refused("memory that is a part of other memory, or has a layout of its own")
        self.builder.bind(op.results[0], reinterpreted(op, view, self.operations))

    def reshape(self, op: Op) -> None:
        """``expand_shape`` and ``collapse_shape``."""
        bound = self.builder.bound(op.operands[0], op)
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        if isinstance(bound, View):
            self.builder.bind(op.results[0], reshaped(op, bound, type_, self.operations))
            return
        if not isinstance(bound, Empty | Splat):
            raise op.refused("an operand that is neither a tensor nor memory")
        sizes = reshaped(op, whole("", bound.sizes), type_, self.operations).sizes
        made = Empty(sizes) if isinstance(bound, Empty) else Splat(bound.value, sizes)
        self.builder.bind(op.results[0], made)


_HANDLERS: dict[str, Callable[[Memory, Op], None]] = {
    "memref.alloc": Memory.alloc,
    "memref.alloca": Memory.alloc,
    "memref.dealloc": Memory.dealloc,
    "memref.get_global": Memory.get_global,
    "memref.load": Memory.load,
    "memref.store": Memory.store,
    "affine.load": Memory.affine_load,
    "affine.store": Memory.affine_store,
    "memref.copy": Memory.copy,
    "memref.subview": Memory.subview,
    "memref.reinterpret_cast": Memory.reinterpret_cast,
    "memref.cast": Memory.same,
    "tensor.cast": Memory.same,
    "bufferization.clone": Memory.clone,
    "bufferization.to_memref": Memory.same,
    "bufferization.to_buffer": Memory.same,
    "bufferization.to_tensor": Memory.same,
    "tensor.expand_shape": Memory.reshape,
    "tensor.collapse_shape": Memory.reshape,
    "memref.expand_shape": Memory.reshape,
    "memref.collapse_shape": Memory.reshape,
}
