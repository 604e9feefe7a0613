"""An MLIR function as loops and stores over arrays (:mod:`redverify.frontends.common.model`).

Both programs go through this: the source becomes a specification afterwards, the target an implementation.
Tensors are updated in place where that cannot be seen, else copied; an operation of linalg is the loops
that it stands for.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

from redverify.frontends.common import model
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import canonical, compare
from redverify.frontends.mlir import elementwise
from redverify.frontends.mlir.builder import Builder, Restart
from redverify.frontends.mlir.calls import is_event
from redverify.frontends.mlir.ir import Function, Op, Shaped, Value
from redverify.frontends.mlir.linalg import Linalg
from redverify.frontends.mlir.loops import Loops
from redverify.frontends.mlir.memory import Memory
from redverify.frontends.mlir.operations import Operations
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.scalars import widths
from redverify.frontends.mlir.signature import Signature
from redverify.frontends.mlir.softmax import without_softmax
from redverify.frontends.mlir.ssa_bindings import Index, Scalar, whole
from redverify.frontends.mlir.tensors import Tensors
from redverify.frontends.mlir.vectors.operations import VectorOperations
from redverify.frontends.mlir.vectors.values import Vectors
from redverify.language import core
from redverify.language.core import IConst, IVar
from redverify.language.types import BUILTIN_TYPES

#: How often a translation starts again to put scalars into cells.
_ATTEMPTS = 12

#: Operations on memory whose elements may be vectors.
_OF_VECTORS = frozenset(
    ["vector.type_cast", *(f"memref.{n}" for n in ("alloc", "alloca", "dealloc", "load", "store"))]
)

#: Operations that only say how to compile, or what the verifier finds out itself.
_IGNORED = frozenset({"memref.assume_alignment", "affine.yield", "scf.yield", "func.return"})


@dataclass(frozen=True, slots=True)
class Demand:
    """A condition without which a program is undefined, where it has to hold, and what it says.

    ``where_used``: it fails only if an element is used that does not exist, which each use shows.
    """

    op: Op
    known: tuple[core.Cond, ...]
    condition: core.Cond
    what: str
    where_used: bool


@dataclass(frozen=True, slots=True)
class Cloned:
    """An array that the caller may not write either, where conditions hold: its clone has not been freed."""

    op: Op
    array: str
    known: tuple[core.Cond, ...]


@dataclass(slots=True)
class Lowered:
    """A function as loops and stores. ``outputs`` are the arrays of the results, in order.

    Behind them are those of what each event is given (:mod:`.calls`), whose tensors ``given_to`` names.
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
    given_to: tuple[str, ...] = ()
    cloned: tuple[Cloned, ...] = ()

    def ends(self, op: Op) -> None:
        """Add an output, which the function writes at its end: all that is seen of one without effects."""
        name = fresh("ended", self.names)
        array = model.Array(name, name, BUILTIN_TYPES["i32"], ())
        zero = core.Literal(array.type, Fraction(0))
        self.body = model.Sequence((self.body, model.Store(name, (), zero, zero, op)))
        self.outputs = (array,)
        self.names |= {name}


def lower(
    function: Function,
    signature: Signature,
    declared: scalars.Declared,
    values: str,
    assumed: tuple[core.Cond, ...] = (),
    *,
    choices: bool,
) -> Lowered:
    """The function as loops and stores, at sizes for which conditions are ``assumed``.

    ``choices`` says how padding is stored (:class:`Operations`).
    """
    function = replace(function, body=replace(function.body, ops=without_softmax(function.body.ops)))
    in_cells: set[Value] = set()
    for _ in range(_ATTEMPTS):
        attempt = _Lowering(function, signature, declared, values, in_cells, choices=choices)
        attempt.builder.frames[0].facts += assumed
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
        self.builder.splits = choices  # dataflow knows values, not accumulations
        self.builder.parameters = (*signature.sizes, *signature.counts)
        self.builder.names |= {*self.builder.parameters}
        zero = IConst(0)
        self.builder.frames[0].facts = tuple(compare(">=", IVar(s), zero) for s in signature.sizes)
        self.demands: list[Demand] = []
        self.immutable: set[str] = set()
        self.operations = Operations(
            self.builder, declared, values, self.immutable, self.demand, choices=choices
        )
        self.linalg = Linalg(self.operations, self.run_scalar)
        self.memory = Memory(self.operations)
        self.tensors = Tensors(self.operations, self.linalg)
        self.vectors = Vectors(self.operations)
        self.vector_operations = VectorOperations(self.vectors)
        self.builder.put_lanes = self.vectors.in_memory
        self.loops = Loops(self.operations, self.run, self.vectors)
        self.outputs: list[model.Array] = []
        self.arguments: list[model.Array] = []
        self.events = iter(signature.given)
        self.given_to: list[tuple[str, model.Array]] = []

    def demand(self, op: Op, condition: core.Cond, what: str, *, where_used: bool = False) -> None:
        """A condition that the program needs to be defined."""
        if not self.builder.proves(condition):
            self.demands.append(Demand(op, self.builder.known(), condition, what, where_used))

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
        freed = "memory is not used after it was freed"
        self.demands += [Demand(o, known, core.CFalse(), freed, False) for o, known in builder.used_freed]
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
            tuple(name for name, _ in self.given_to),
            tuple(Cloned(op, a, known) for op, a, b, known in self.memory.cloned if b not in builder.freed),
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
            if _of_vectors(value):
                raise last.refused("it returns memory whose elements are vectors")
            self.outputs.append(self._result(position, value, last))
        self.outputs += [array for _, array in self.given_to]

    def _result(self, position: int, value: Value, op: Op) -> model.Array:
        """The array of a result: that of a tensor that the function has made, or a copy."""
        builder = self.builder
        if not isinstance(value.type, Shaped):
            return self._kept(value, op)
        view = self.operations.view(value, op)
        if view.array in builder.freed | builder.on_stack:
            raise op.refused("it returns memory that was freed, or that ends with the function")
        own = [a for a in builder.frames[0].arrays if a.name == view.array]
        if own and view.same_cells(whole(view.array, tuple(canonical(s) for s in own[0].shape))):
            others = [o.name for o in self.outputs]
            if view.array not in others:
                return own[0]
        return self._kept(value, op)

    def _kept(self, value: Value, op: Op) -> model.Array:
        """A new array with what a number or a tensor holds now."""
        builder = self.builder
        if isinstance(value.type, Shaped):
            view = self.operations.view(value, op)
            made = builder.new_view(scalars.value_type(value.type.element, op), view.sizes, "out")
            self.operations.copy(view, made, value.type.element, op)
            return self._taken(made.array)
        number = self.operations.scalar(value, op)
        name = builder.cell(number.value.type)
        with builder.at(op):
            builder.store(name, (), number.value, number.loads)
        return self._taken(name)

    def _event(self, op: Op) -> None:
        """A call of a function without a body: its operands are outputs, and its results are arguments."""
        number = len({name.partition("_")[0] for name, _ in self.given_to})
        for position, operand in enumerate(op.operands):
            self.given_to.append((f"event{number}_{position}", self._kept(operand, op)))
        for result, (name, shape) in zip(op.results, next(self.events), strict=True):
            self.builder.names.add(name)
            self.immutable.add(name)
            element = result.type.element if isinstance(result.type, Shaped) else result.type
            type_ = scalars.value_type(element, op)
            self.arguments.append(model.Array(name, name, type_, shape))
            shaped = isinstance(result.type, Shaped)
            self.builder.bind(result, whole(name, shape) if shaped else Scalar(core.Read(type_, name, ())))

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
                except widths.NotAffine as error:
                    raise op.refused(f"it is not affine: {error}") from None

    def run_scalar(self, op: Op) -> None:
        """Translate an operation that computes a number, an index or a condition."""
        with self.builder.at(op):
            self.builder.use(op)
            if op.name == "tensor.extract":
                self.tensors.extract(op)
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
        if is_event(op):
            self._event(op)
            return
        if op.name not in _OF_VECTORS and any(_of_vectors(v) for v in (*op.operands, *op.results)):
            raise op.refused("memory whose elements are vectors")
        if op.name.startswith("linalg."):
            self.linalg.translate(op)
            return
        for part in (self.vector_operations, self.memory, self.tensors):
            if part.handles(op):
                part.translate(op)
                return
        if elementwise.handles(op):
            found = elementwise.translate(op, self.operations)
        else:
            found = self.operations.plain(op)
        if found is None:
            raise op.refused("this operation is not translated")
        self.builder.bind(op.results[0], found)


def _of_vectors(value: Value) -> bool:
    """Whether a value is memory whose elements are vectors."""
    return isinstance(value.type, Shaped) and value.type.lanes > 0
