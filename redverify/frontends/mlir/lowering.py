"""An MLIR function as loops and stores over arrays (:mod:`redverify.frontends.common.model`).

Both programs go through this: the source becomes a specification afterwards, the target an implementation.
Tensors are updated in place where that cannot be seen, else copied; an operation of linalg is the loops
that it stands for.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from redverify.frontends.common import model
from redverify.frontends.common.terms import canonical, compare, conjunction
from redverify.frontends.mlir import elementwise, indices, scalars
from redverify.frontends.mlir.bound import Empty, Index, Scalar, Splat, View, whole
from redverify.frontends.mlir.builder import Builder, Restart
from redverify.frontends.mlir.ir import AnyType, Function, Op, Shaped, Value
from redverify.frontends.mlir.linalg import Linalg
from redverify.frontends.mlir.loops import Loops
from redverify.frontends.mlir.operations import Operations
from redverify.frontends.mlir.shapes import reshaped
from redverify.frontends.mlir.signature import Signature
from redverify.frontends.mlir.vectors import Vectors
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.types import BUILTIN_TYPES

#: How often a translation starts again to put scalars into cells.
_ATTEMPTS = 12

#: Operations that only say how to compile, or what the verifier finds out itself.
_IGNORED = frozenset({"memref.assume_alignment", "affine.yield", "scf.yield", "func.return"})


@dataclass(frozen=True, slots=True)
class Demand:
    """A condition without which a program is undefined, where it has to hold, and what it says."""

    op: Op
    known: tuple[core.Cond, ...]
    condition: core.Cond
    what: str


@dataclass(slots=True)
class Lowered:
    """A function as loops and stores. ``outputs`` are the arrays of the results, in order.

    ``written`` are the arrays of arguments that are stored to. ``demands`` are what the program needs to be
    defined, besides that each cell that is read or written is inside of its array.
    """

    body: model.Node
    arguments: tuple[model.Array, ...]
    outputs: tuple[model.Array, ...]
    allocated: tuple[model.Array, ...]
    root: tuple[model.Array, ...]
    names: frozenset[str]
    written: frozenset[str]
    demands: list[Demand] = field(default_factory=list)


def lower(
    function: Function, signature: Signature, declared: scalars.Declared, values: str, *, choices: bool
) -> Lowered:
    """The function as loops and stores; ``choices`` says how padding is stored (:class:`Operations`)."""
    in_cells: set[Value] = set()
    for _ in range(_ATTEMPTS):
        attempt = _Lowering(function, signature, declared, values, in_cells, choices=choices)
        try:
            return attempt.lower()
        except Restart:
            in_cells |= attempt.builder.wanted
    raise function.op.refused("its scalars cannot be put in order")


class _Lowering:
    """One attempt; :class:`Restart` says that some scalars need cells."""

    def __init__(
        self,
        function: Function,
        signature: Signature,
        declared: scalars.Declared,
        values: str,
        in_cells: set[Value],
        *,
        choices: bool,
    ) -> None:
        self.function = function
        self.signature = signature
        self.builder = Builder(function.body.ops, in_cells)
        self.builder.names |= {*signature.sizes, *signature.counts}
        zero = IConst(0)
        self.builder.frames[0].facts = tuple(compare(">=", IVar(s), zero) for s in signature.sizes)
        self.demands: list[Demand] = []
        self.immutable: set[str] = set()
        self.operations = Operations(
            self.builder, declared, values, self.immutable, self.demand, choices=choices
        )
        self.linalg = Linalg(self.operations, self.run_scalar)
        self.vectors = Vectors(self.operations)
        self.builder.put_lanes = self.vectors.in_memory
        self.loops = Loops(self.operations, self.run, self.vectors)
        self.outputs: list[model.Array] = []
        self.arguments: list[model.Array] = []

    def demand(self, op: Op, condition: core.Cond, what: str) -> None:
        """A condition that the program needs to be defined."""
        if not self.builder.proves(condition):
            self.demands.append(Demand(op, self.builder.known(), condition, what))

    # ------------------------------------------------------------ the function

    def lower(self) -> Lowered:
        """The whole function."""
        self._arguments()
        with self.builder.at(self.function.op):
            self.run(self.function.body.ops)
        self._results()
        builder = self.builder
        for load in builder.unchecked:
            builder.wanted.add(load)
        if builder.wanted - builder.in_cells:
            raise Restart
        frame = builder.frames[0]
        parameters = {a.name for a in (*self.arguments, *self.outputs)}
        body = model.Sequence(tuple(frame.nodes))
        written = {n.array for n in model.nodes_in(body) if isinstance(n, model.Store)}
        return Lowered(
            body,
            tuple(self.arguments),
            tuple(self.outputs),
            tuple(a for a in builder.allocated if a.name not in parameters),
            tuple(a for a in frame.arrays if a.name not in parameters),
            frozenset(builder.names),
            frozenset(written & {a.name for a in self.arguments}),
            self.demands,
        )

    def _arguments(self) -> None:
        builder = self.builder
        for position, (value, name) in enumerate(
            zip(self.function.body.arguments, self.signature.arguments, strict=True)
        ):
            if name is None:
                builder.bind(value, Index(IVar(f"n{position}")))
                continue
            builder.names.add(name)
            shape = self.signature.shapes.get(position, ())
            element = value.type.element if isinstance(value.type, Shaped) else value.type
            type_ = scalars.value_type(element, self.function.op)
            self.arguments.append(model.Array(name, name, type_, shape))
            if isinstance(value.type, Shaped):
                if value.type.kind == "tensor":
                    self.immutable.add(name)
                builder.bind(value, whole(name, shape))
            else:
                builder.bind(value, Scalar(core.Read(type_, name, ())))

    def _results(self) -> None:
        ops = self.function.body.ops
        last = ops[-1] if ops else None
        if last is None or last.name != "func.return":
            raise self.function.op.refused("it does not end in a return")
        self.builder.use(last)
        for position, value in enumerate(last.operands):
            self.outputs.append(self._result(position, value, last))

    def _result(self, position: int, value: Value, op: Op) -> model.Array:
        """The array of a result: that of a tensor that the function has made, or a copy."""
        builder = self.builder
        if not isinstance(value.type, Shaped):
            if value.type.name == "index":
                number = Scalar(core.IndexCast(BUILTIN_TYPES["i64"], self.operations.index(value, op)))
            else:
                number = self.operations.scalar(value, op)
            name = builder.cell(number.value.type)
            with builder.at(op):
                builder.store(name, (), number.value, number.loads)
            return self._taken(name)
        view = self.operations.view(value, op)
        if view.array in builder.freed | builder.on_stack:
            raise op.refused("it returns memory that was freed, or that ends with the function")
        own = [a for a in builder.frames[0].arrays if a.name == view.array]
        if own and view.same_cells(whole(view.array, tuple(canonical(s) for s in own[0].shape))):
            others = [o.name for o in self.outputs]
            if view.array not in others:
                return own[0]
        made = builder.new_view(scalars.value_type(value.type.element, op), view.sizes, "out")
        self.operations.copy(view, made, value.type.element, op)
        return self._taken(made.array)

    def _taken(self, name: str) -> model.Array:
        return next(a for a in self.builder.frames[0].arrays if a.name == name)

    # ------------------------------------------------------------ operations

    def run(self, ops: tuple[Op, ...]) -> None:
        """Translate operations in order."""
        for op in ops:
            if op.name in _IGNORED:
                continue
            with self.builder.at(op):
                try:
                    self.one(op)
                except indices.NotAffine as error:
                    raise op.refused(f"it is not affine: {error}") from None

    def run_scalar(self, op: Op) -> None:
        """Translate an operation that computes a number, an index or a condition."""
        with self.builder.at(op):
            self.builder.use(op)
            if op.name == "tensor.extract":
                self._tensor_extract(op)
                return
            found = self.operations.plain(op)
            if found is None:
                raise op.refused("this operation is not translated")
            self.builder.bind(op.results[0], found)

    def one(self, op: Op) -> None:
        """Translate one operation."""
        if self.loops.handles(op):
            self.loops.translate(op)
            return
        self.builder.use(op)
        if op.name.startswith("linalg."):
            self.linalg.translate(op)
            return
        if self.vectors.handles(op):
            self.vectors.translate(op)
            return
        handler = getattr(self, "_" + op.name.replace(".", "_"), None)
        if handler is not None:
            handler(op)
            return
        if elementwise.handles(op):
            found = elementwise.translate(op, self.operations)
        else:
            found = self.operations.plain(op)
        if found is None:
            raise op.refused("this operation is not translated")
        self.builder.bind(op.results[0], found)

    # ------------------------------------------------------------ memory

    def _shape(self, op: Op) -> tuple[IndexExpr, ...]:
        """The sizes of the only result, whose dynamic ones are the operands in order."""
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        dynamic = iter(op.operands)
        return tuple(
            self.operations.index(next(dynamic), op) if n is None else IConst(n) for n in type_.shape
        )

    def _memref_alloc(self, op: Op) -> None:
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        sizes = self._shape(op)
        for size in sizes:
            self.demand(op, compare(">=", size, IConst(0)), "a size is at least 0")
        element = scalars.value_type(type_.element, op)
        made = self.builder.new_view(element, sizes)
        if op.name == "memref.alloca":
            self.builder.on_stack.add(made.array)
        self.builder.bind(op.results[0], made)

    _memref_alloca = _memref_alloc

    def _memref_dealloc(self, op: Op) -> None:
        view = self.operations.view(op.operands[0], op)
        here = [a.name for a in self.builder.frames[-1].arrays]
        if view.array not in here or view.array in self.builder.freed:
            raise op.refused("memory is freed elsewhere than in the block that has allocated it")
        self.builder.freed.add(view.array)

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
        self.demand(op, conjunction(inside), "the element lies in its memory")

    def _memref_load(self, op: Op) -> None:
        self._load(op, tuple(self.operations.index(o, op) for o in op.operands[1:]))

    def _memref_store(self, op: Op) -> None:
        self._store(op, tuple(self.operations.index(o, op) for o in op.operands[2:]))

    def _affine_load(self, op: Op) -> None:
        self._load(
            op, indices.applied(op.map("map"), [self.operations.index(o, op) for o in op.operands[1:]])
        )

    def _affine_store(self, op: Op) -> None:
        self._store(
            op, indices.applied(op.map("map"), [self.operations.index(o, op) for o in op.operands[2:]])
        )

    def _memref_copy(self, op: Op) -> None:
        source, target = (self.operations.view(o, op) for o in op.operands)
        self._same_shape(op, source.sizes, target.sizes)
        element = op.operands[0].type
        assert isinstance(element, Shaped)
        if source.same_cells(target):
            return
        if source.array == target.array:
            raise op.refused("memory is copied to a part of itself")
        self.operations.copy(source, target, element.element, op)

    def _same_shape(self, op: Op, left: tuple[IndexExpr, ...], right: tuple[IndexExpr, ...]) -> None:
        if len(left) != len(right):
            raise op.refused("its operands have different ranks")
        equal = [compare("==", a, b) for a, b in zip(left, right, strict=True)]
        self.demand(op, conjunction(equal), "its operands have the same shape")

    def _same(self, op: Op) -> None:
        """A result that is the operand, under another type."""
        bound = self.builder.bound(op.operands[0], op)
        if not isinstance(bound, View | Empty | Splat):
            raise op.refused("an operand that is no tensor and no memory")
        self._fits(op, bound.sizes, op.results[0].type)
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

    def _fits(self, op: Op, sizes: tuple[IndexExpr, ...], type_: AnyType) -> None:
        """A static size of a type has to be the size."""
        if not isinstance(type_, Shaped) or len(type_.shape) != len(sizes):
            raise op.refused("a cast to another rank")
        equal = [
            compare("==", s, IConst(n)) for s, n in zip(sizes, type_.shape, strict=True) if n is not None
        ]
        self.demand(op, conjunction(equal), "the sizes are those of the type")

    _memref_cast = _same
    _tensor_cast = _same
    _bufferization_to_memref = _same
    _bufferization_to_buffer = _same
    _bufferization_to_tensor = _same

    def _memref_subview(self, op: Op) -> None:
        view = self.operations.view(op.operands[0], op)
        self.operations.inside(op, view)
        self.builder.bind(op.results[0], self.operations.slice_of(op, view, 0))

    # ------------------------------------------------------------ tensors

    def _tensor_empty(self, op: Op) -> None:
        self.builder.bind(op.results[0], Empty(self._shape(op)))

    def _bufferization_alloc_tensor(self, op: Op) -> None:
        copied = op.segments(3)[1]
        if copied:
            view = self.operations.view(copied[0], op)
            type_ = op.results[0].type
            assert isinstance(type_, Shaped)
            made = self.builder.new_view(scalars.value_type(type_.element, op), view.sizes)
            self.operations.copy(view, made, type_.element, op)
            self.builder.bind(op.results[0], made)
            return
        self.builder.bind(op.results[0], Empty(self._shape(op)))

    def _tensor_extract(self, op: Op) -> None:
        at = tuple(self.operations.index(o, op) for o in op.operands[1:])
        sizes = self.operations.sizes(op.operands[0], op)
        inside = [self.builder.inside(i, s) for i, s in zip(at, sizes, strict=True)]
        self.demand(op, conjunction(inside), "the element lies in the tensor")
        self.builder.bind(op.results[0], self.operations.element(op.operands[0], at, op))

    def _tensor_insert(self, op: Op) -> None:
        at = tuple(self.operations.index(o, op) for o in op.operands[2:])
        number = self.operations.scalar(op.operands[0], op)
        sizes = self.operations.sizes(op.operands[1], op)
        inside = [self.builder.inside(i, s) for i, s in zip(at, sizes, strict=True)]
        self.demand(op, conjunction(inside), "the element lies in the tensor")
        view = self.operations.writable(op.operands[1], op, keep=True)
        self.operations.write(view, at, number, op)
        self.builder.bind(op.results[0], view)

    def _tensor_extract_slice(self, op: Op) -> None:
        bound = self.builder.bound(op.operands[0], op)
        if not isinstance(bound, View | Empty | Splat):
            raise op.refused("an operand that is no tensor")
        part_of = bound if isinstance(bound, View) else whole("", bound.sizes)
        self.operations.inside(op, part_of)
        part = self.operations.slice_of(op, part_of, 0)
        if isinstance(bound, View):
            self.builder.bind(op.results[0], part)
        elif isinstance(bound, Empty):
            self.builder.bind(op.results[0], Empty(part.sizes))
        else:
            self.builder.bind(op.results[0], Splat(bound.value, part.sizes))

    def _tensor_insert_slice(self, op: Op) -> None:
        self.builder.bind(op.results[0], self._inserted(op))

    def _tensor_parallel_insert_slice(self, op: Op) -> None:
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
            self._same_shape(op, source.sizes, operations.slice_of(op, whole("", sizes), 1).sizes)
            target = bound if parallel else operations.writable(op.operands[1], op, keep=True)
            assert isinstance(target, View)
            operations.fill(operations.slice_of(op, target, 1), Scalar(source.value), op)
            return target
        view = operations.view(op.operands[0], op)
        shape = operations.slice_of(op, whole("", sizes), 1).sizes
        self._same_shape(op, view.sizes, shape)
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

    def _reshape(self, op: Op) -> None:
        """``expand_shape`` and ``collapse_shape``."""
        bound = self.builder.bound(op.operands[0], op)
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        if isinstance(bound, View):
            self.builder.bind(op.results[0], reshaped(op, bound, type_, self.operations))
            return
        if not isinstance(bound, Empty | Splat):
            raise op.refused("an operand that is no tensor and no memory")
        sizes = reshaped(op, whole("", bound.sizes), type_, self.operations).sizes
        made = Empty(sizes) if isinstance(bound, Empty) else Splat(bound.value, sizes)
        self.builder.bind(op.results[0], made)

    _tensor_expand_shape = _reshape
    _tensor_collapse_shape = _reshape
    _memref_expand_shape = _reshape
    _memref_collapse_shape = _reshape

    def _tensor_pad(self, op: Op) -> None:
        self.linalg.pad(op)

    def _tensor_generate(self, op: Op) -> None:
        self.linalg.generate(op)

    def _bufferization_materialize_in_destination(self, op: Op) -> None:
        source = self.operations.view(op.operands[0], op)
        element = op.operands[0].type
        assert isinstance(element, Shaped)
        target = (
            self.operations.writable(op.operands[1], op, keep=False)
            if op.results
            else self.operations.view(op.operands[1], op)
        )
        self._same_shape(op, source.sizes, target.sizes)
        if not source.same_cells(target):
            self.operations.copy(source, target, element.element, op)
        if op.results:
            self.builder.bind(op.results[0], target)
