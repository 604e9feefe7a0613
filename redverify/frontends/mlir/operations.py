"""Operations without loops of their own: indices, numbers, views, loads, stores and tensors."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Protocol

from redverify.frontends.common.terms import canonical, compare, conjunction
from redverify.frontends.mlir.builder import Builder
from redverify.frontends.mlir.calls import of_numbers
from redverify.frontends.mlir.integers import Integers
from redverify.frontends.mlir.ir import DYNAMIC, AnyType, Dense, Float, Op, Shaped, Type, Value
from redverify.frontends.mlir.scalars import indices, widths
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.ssa_bindings import (
    Bound,
    Either,
    Empty,
    Index,
    Integer,
    Scalar,
    Splat,
    Truth,
    View,
)
from redverify.language import core
from redverify.language.core import IConst, IndexExpr
from redverify.language.types import BOOL, BUILTIN_TYPES


def _differ(left: core.Cond, right: core.Cond) -> core.Cond:
    return core.COr(core.CAnd(left, core.CNot(right)), core.CAnd(core.CNot(left), right))


_CONDITIONS: dict[str, Callable[[core.Cond, core.Cond], core.Cond]] = {
    "arith.andi": core.CAnd,
    "arith.ori": core.COr,
    "arith.xori": _differ,
}

#: Operations that replace a part of their second operand, or all of it, by the first.
_REPLACING = (
    "tensor.insert_slice",
    "tensor.parallel_insert_slice",
    "bufferization.materialize_in_destination",
)


class Demanding(Protocol):
    """Is told of a condition without which an operation is undefined, and what it says.

    ``where_used``: an operation is undefined only if an element is used that does not exist.
    """

    def __call__(self, op: Op, condition: core.Cond, what: str, *, where_used: bool = False) -> None: ...


def _of_data(bound: Bound) -> bool:
    """Whether data decide a number."""
    return isinstance(bound, Scalar) and not isinstance(bound.value, core.Literal)


def _decided(bound: Bound) -> bool:
    """Whether indices, or nothing at all, decide an ``i1``."""
    if isinstance(bound, Scalar):
        return isinstance(bound.value, core.Literal) and bound.value.type == BOOL
    return isinstance(bound, Truth)


class Operations:
    """Translates operations into the statements and bindings of a builder.

    ``immutable`` are the arrays of tensor arguments, which nothing may write. ``checked`` is told of each
    condition without which an operation is undefined. With ``choices`` a padded element is one store that
    chooses, so that annotations can be inferred; else two stores in branches, for exact dataflow.
    """

    def __init__(
        self,
        builder: Builder,
        declared: scalars.Declared,
        values: str,
        immutable: set[str],
        demand: Demanding,
        *,
        choices: bool,
    ) -> None:
        self.builder = builder
        self.declared = declared
        self.values = values
        self.immutable = immutable
        self.demand = demand
        self.choices = choices
        self.integers = Integers(builder, values)

    # ------------------------------------------------------------ operands

    def index(self, value: Value, op: Op) -> IndexExpr:
        """The index that a value is."""
        bound = self.builder.bound(value, op)
        if isinstance(bound, Index):
            return bound.expr
        if isinstance(bound, Scalar) and isinstance(bound.value, core.Literal):
            return IConst(int(Fraction(bound.value.value)))
        raise op.refused("an index that depends on data")

    def peek(self, value: Value, op: Op) -> IndexExpr:
        """The index that a value is or will be: its operations may stand further down."""
        if value in self.builder.entries:
            return self.index(value, op)
        definer = self.builder.definer.get(value)
        if definer is None:
            raise op.refused("an index that is not known yet")
        found = indices.index_of(definer, lambda v: self.peek(v, op), self.builder.proves)
        if found is None:
            raise op.refused("an index that is not known yet")
        return found

    def condition(self, value: Value, op: Op) -> core.Cond:
        """The condition that an ``i1`` is."""
        bound = self.builder.bound(value, op)
        if isinstance(bound, Truth):
            return bound.condition
        if isinstance(bound, Scalar) and isinstance(bound.value, core.Literal):
            return core.CTrue() if bound.value.value else core.CFalse()
        raise op.refused("a condition that depends on data")

    def scalar(self, value: Value, op: Op) -> Scalar:
        """The number that a value is."""
        match self.builder.bound(value, op):
            case Scalar() as found:
                return found
            case Truth(condition):
                return Scalar(core.IndexCondition(BOOL, condition))
            case Integer(_, number):
                return Scalar(number)
            case Index(expr):
                return Scalar(core.IndexCast(BUILTIN_TYPES["i64"], expr))
            case _:
                raise op.refused("an operand that is not a number")

    def view(self, value: Value, op: Op) -> View:
        """The memory or tensor that a value is; one without an array gets one."""
        bound = self.builder.bound(value, op)
        if isinstance(bound, Empty) and isinstance(value.type, Shaped):
            return self.builder.new_view(scalars.value_type(value.type.element, op), bound.sizes)
        return self.as_view(bound, op)

    def as_view(self, bound: Bound | None, op: Op) -> View:
        """A tensor or memory whose elements are known, in an array."""
        match bound:
            case View() as found:
                return found
            case Splat(constant, sizes):
                made = self.builder.new_view(constant.type, sizes)
                self.fill(made, Scalar(constant), op)
                return made
            case Either():
                raise op.refused("memory that a condition chooses")
            case _:
                raise op.refused("an operand that is neither a tensor nor memory")

    def shape_of(self, op: Op) -> tuple[IndexExpr, ...]:
        """The sizes of the only result, whose dynamic ones are the operands in order."""
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        dynamic = iter(op.operands)
        return tuple(self.index(next(dynamic), op) if n is None else IConst(n) for n in type_.shape)

    def same_shape(self, op: Op, left: tuple[IndexExpr, ...], right: tuple[IndexExpr, ...]) -> None:
        """Demand that two operands have the same shape."""
        if len(left) != len(right):
            raise op.refused("its operands have different ranks")
        equal = [compare("==", a, b) for a, b in zip(left, right, strict=True)]
        self.demand(op, conjunction(equal), "its operands have the same shape")

    def fits(self, op: Op, sizes: tuple[IndexExpr, ...], type_: AnyType) -> None:
        """Demand that the static sizes of a type are the sizes."""
        if not isinstance(type_, Shaped) or len(type_.shape) != len(sizes):
            raise op.refused("a cast to another rank")
        equal = [
            compare("==", s, IConst(n)) for s, n in zip(sizes, type_.shape, strict=True) if n is not None
        ]
        self.demand(op, conjunction(equal), "the sizes are those of the type")

    def sizes(self, value: Value, op: Op) -> tuple[IndexExpr, ...]:
        """The sizes of a tensor or memref."""
        bound = self.builder.bound(value, op)
        if isinstance(bound, View | Either | Empty | Splat):
            return bound.sizes
        raise op.refused("the size of something that has no shape")

    def element(self, value: Value, at: tuple[IndexExpr, ...], op: Op) -> Scalar:
        """An element of a tensor or memref."""
        bound = self.builder.bound(value, op)
        if isinstance(bound, Splat):
            return Scalar(bound.value)
        view = self.view(value, op)
        assert isinstance(value.type, Shaped)
        return Scalar(core.Read(scalars.value_type(value.type.element, op), view.array, view.at(at)))

    # ------------------------------------------------------------ writing

    def write(
        self, view: View, at: tuple[IndexExpr, ...], value: Scalar, op: Op, *, atomic: bool = False
    ) -> None:
        """Store a number to an element."""
        if view.array in self.immutable:
            raise op.refused("it writes to memory of a tensor argument, of a constant or of a clone")
        with self.builder.at(op):
            self.builder.store(view.array, view.at(at), value.value, value.loads, atomic=atomic)

    def each(
        self, sizes: tuple[IndexExpr, ...], op: Op, body: Callable[[tuple[IndexExpr, ...]], None]
    ) -> None:
        """Statements for each index of a shape, in row-major order."""

        def nest(done: tuple[IndexExpr, ...]) -> None:
            if len(done) == len(sizes):
                body(done)
                return
            with self.builder.loop(op, sizes[len(done)]) as variable:
                nest((*done, variable))

        nest(())

    def fill(self, view: View, value: Scalar, op: Op) -> None:
        """All elements of a view become one number."""
        self.each(view.sizes, op, lambda at: self.write(view, at, value, op))

    def copy(self, source: View, target: View, element: Type, op: Op) -> None:
        """The elements of one view are copied to another of the same shape."""
        type_ = scalars.value_type(element, op)

        def body(at: tuple[IndexExpr, ...]) -> None:
            self.write(target, at, Scalar(core.Read(type_, source.array, source.at(at))), op)

        self.each(target.sizes, op, body)

    def writable(self, value: Value, op: Op, *, keep: bool, also_read: tuple[Value, ...] = ()) -> View:
        """Memory for a result that replaces the tensor ``value``: its own, where that cannot be seen.

        ``keep``: the result starts with the elements of ``value``. ``also_read`` are other operands that the
        operation reads while it writes.
        """
        builder = self.builder
        bound = builder.bound(value, op)
        assert isinstance(value.type, Shaped)
        type_ = scalars.value_type(value.type.element, op)
        if isinstance(bound, Empty):
            return builder.new_view(type_, bound.sizes)
        if isinstance(bound, Splat):
            made = builder.new_view(type_, bound.sizes)
            if keep:
                self.fill(made, Scalar(bound.value), op)
            return made
        view = self.view(value, op)
        if self._in_place(view, value, op, also_read):
            return view
        made = builder.new_view(type_, view.sizes)
        if keep:
            self.copy(view, made, value.type.element, op)
        return made

    def _in_place(self, view: View, value: Value, op: Op, also_read: tuple[Value, ...]) -> bool:
        builder = self.builder
        if view.array in self.immutable or view.array in builder.fixed:
            return False
        for other in also_read:
            bound = builder.bound(other, op)
            if isinstance(bound, View) and bound.array == view.array:
                return False
        return all(
            self._only_replaced(other, found, view, op) for other, found in builder.live_views(view.array)
        )

    def _only_replaced(self, value: Value, found: View, written: View, op: Op) -> bool:
        """Whether all that is left to be done with a tensor is to replace the part that is being written.

        Then it does not matter that this part is overwritten earlier. The operation that replaces it has to
        run whenever this one has: it stands in one of the blocks around this one.
        """
        builder = self.builder
        around = builder.parents[op]
        if builder.used_again(value):
            return False
        done = builder.done
        replaced = False
        for user in builder.users.get(value, ()):
            if user in done:
                continue
            outer = builder.parents[user]
            if user.name == "tensor.parallel_insert_slice":
                outer = outer[:-1]
            if user.name not in _REPLACING:
                return False
            if user.operands[1] is not value or user.operands[0] is value:
                return False
            if outer != around[: len(outer)] or any(p.name == "scf.if" for p in around[len(outer) :]):
                return False
            whole = user.name == "bufferization.materialize_in_destination"
            region = found if whole else self.slice_of(user, found, 1, self.peek)
            if not any(region.same_cells(w) for w in (written, *written.around)):
                return False
            replaced = True
        return replaced

    # ------------------------------------------------------------ slices

    def slice_of(
        self, op: Op, view: View, operands: int, get: Callable[[Value, Op], IndexExpr] | None = None
    ) -> View:
        """The part of a view that an operation's offsets, sizes and strides name.

        ``operands`` is the position of the operand that is sliced.
        """
        offsets, sizes, strides = mixed(op, operands + 1, get or self.index)
        if not len(offsets) == len(sizes) == len(strides) == len(view.sizes):
            raise op.refused("its offsets, sizes and strides are not those of its operand")
        for stride in strides:
            if not self.builder.proves(compare(">=", stride, IConst(1))):
                raise op.refused("a stride that has not been shown to be positive")
        shaped = op.results[0].type if op.results and operands == 0 else op.operands[0].type
        assert isinstance(shaped, Shaped)
        kept = kept_dimensions(op, shaped.shape, sizes)
        return view.slice(offsets, sizes, strides, kept)

    def inside(self, op: Op, view: View) -> None:
        """Demand that a slice lies in what it is a slice of. It does not matter where an empty one begins."""
        offsets, sizes, strides = mixed(op, 1 if part_of_first(op) else 2, self.index)
        zero = IConst(0)
        positive = [compare("<=", zero, size) for size in sizes]
        self.demand(op, conjunction(positive), "the sizes of the slice are at least 0")
        inside: list[core.Cond] = []
        for offset, size, stride, whole_size in zip(offsets, sizes, strides, view.sizes, strict=True):
            end = core.IAdd(offset, widths.times(stride, core.IAdd(size, IConst(-1))))
            inside += [core.CCmp("<=", zero, offset), core.CCmp("<", end, whole_size)]
        lies = conjunction(inside)
        for size in sizes:
            if not isinstance(size, IConst) or size == zero:
                lies = core.COr(core.CCmp("==", size, zero), lies)
        self.demand(op, lies, "the slice lies in its operand", where_used=True)

    # ------------------------------------------------------------ plain operations

    def plain(self, op: Op) -> Bound | None:
        """What the only result of an operation without memory is; ``None`` for any other operation."""
        builder = self.builder
        if len(op.results) != 1:
            return None
        type_ = op.results[0].type
        if op.name == "arith.constant":
            return self._constant(op)
        if op.name == "index.bool.constant":
            return Truth(core.CTrue() if op.integer("value") else core.CFalse())
        bounds = [builder.bound(o, op) for o in op.operands]
        if isinstance(type_, Type) and type_.name == "index" and not any(map(_of_data, bounds)):
            return self._index(op)
        found = self.integers.translate(op, bounds)
        if found is not None:
            return found
        if op.name in _CONDITIONS and all(_decided(b) for b in bounds):
            first, second = (self.condition(o, op) for o in op.operands)
            return Truth(_CONDITIONS[op.name](first, second))
        if op.name == "arith.select" and isinstance(bounds[0], Truth) and isinstance(type_, Type):
            then, otherwise = self.scalar(op.operands[1], op), self.scalar(op.operands[2], op)
            value = core.Select(then.value.type, bounds[0].condition, then.value, otherwise.value)
            return Scalar(value, then.loads | otherwise.loads)
        if isinstance(type_, Type) and (op.name.startswith(("arith.", "math.", "tosa.")) or of_numbers(op)):
            parts = [self.scalar(o, op) for o in op.operands]
            value_or_none = scalars.value_of(op, tuple(p.value for p in parts), self.declared, self.values)
            if value_or_none is not None:
                return Scalar(value_or_none, frozenset().union(*(p.loads for p in parts)))
        return None

    def _constant(self, op: Op) -> Bound:
        value = op.attributes.get("value")
        type_ = op.results[0].type
        if isinstance(type_, Shaped):
            if not isinstance(value, Dense) or len(value.values) != 1 or type_.kind == "vector":
                raise op.refused("a constant whose elements differ")
            literal = scalars.literal(value.values[0], scalars.value_type(type_.element, op), op)
            return Splat(literal, tuple(IConst(n or 0) for n in type_.shape))
        if type_.name == "index":
            return Index(IConst(op.integer("value")))
        if not isinstance(value, int | Float):
            raise op.refused("its constant cannot be read")
        return Scalar(scalars.constant(value, scalars.value_type(type_, op), op, self.values))

    def _index(self, op: Op) -> Bound | None:
        builder = self.builder
        if op.name in ("tensor.dim", "memref.dim"):
            sizes = self.sizes(op.operands[0], op)
            position = self.index(op.operands[1], op)
            if not isinstance(position, IConst) or not 0 <= position.value < len(sizes):
                raise op.refused("a dimension that is not a constant of the shape")
            return Index(sizes[position.value])
        if indices.name_of(op) in widths.CASTS:
            return self.integers.index(op, builder.bound(op.operands[0], op))
        if op.name == "arith.select":
            condition = self.condition(op.operands[0], op)
            then, otherwise = (self.index(o, op) for o in op.operands[1:])
            return Index(canonical(core.ISelect(condition, then, otherwise)))
        try:
            found = indices.index_of(op, lambda v: self.index(v, op), builder.proves)
        except widths.NotAffine as error:
            raise op.refused(f"it is not affine: {error}") from None
        return None if found is None else Index(found)


def mixed(
    op: Op, first: int, get: Callable[[Value, Op], IndexExpr]
) -> tuple[tuple[IndexExpr, ...], tuple[IndexExpr, ...], tuple[IndexExpr, ...]]:
    """Offsets, sizes and strides of a slice, whose operands for them begin at ``first``."""
    counts = op.integers("operandSegmentSizes")
    start = first
    parts: list[tuple[IndexExpr, ...]] = []
    for name, count in zip(("static_offsets", "static_sizes", "static_strides"), counts[-3:], strict=True):
        dynamic = iter(op.operands[start : start + count])
        start += count
        parts.append(tuple(get(next(dynamic), op) if n == DYNAMIC else IConst(n) for n in op.integers(name)))
    return parts[0], parts[1], parts[2]


def kept_dimensions(op: Op, shape: tuple[int | None, ...], sizes: tuple[IndexExpr, ...]) -> tuple[int, ...]:
    """The dimensions that a slice of this shape has; it may drop some whose size is the constant 1."""
    if len(shape) == len(sizes):
        return tuple(range(len(sizes)))
    ones = [d for d, size in enumerate(sizes) if size == IConst(1)]
    surplus = len(sizes) - len(shape)
    if len(ones) == surplus:
        return tuple(d for d in range(len(sizes)) if d not in ones)
    kept: list[int] = []
    left = list(shape)
    for d, size in enumerate(sizes):  # what is dropped has size 1, and which of several does not matter
        fits = bool(left) and (left[0] is None or size == IConst(left[0]))
        if fits and not (left[0] is None and size == IConst(1)):
            kept.append(d)
            left.pop(0)
        elif size != IConst(1):
            raise op.refused("which dimensions the slice drops cannot be told")
    if left:
        raise op.refused("which dimensions the slice drops cannot be told")
    return tuple(kept)


def part_of_first(op: Op) -> bool:
    """Whether the first operand is what the offsets of an operation refer to."""
    return op.name in ("tensor.extract_slice", "memref.subview")


__all__ = ["Operations", "kept_dimensions", "mixed", "part_of_first"]
