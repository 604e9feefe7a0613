"""TIR statements to the model: one PrimFunc to one :class:`~redverify.frontends.common.model.Function`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Sequence as Many
from typing import Any, assert_never

from redverify.frontends.common import model
from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.indices.factored_extents import factors_of, with_factors
from redverify.frontends.common.indices.loop_digits import without_stand_ins
from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.tvm.executables import Parameter, Scalar
from redverify.frontends.tvm.expressions import ExpressionReader
from redverify.frontends.tvm.indices import TYPE_OF_DTYPE
from redverify.frontends.tvm.locations import TirOrigin, allocation_loops
from redverify.frontends.tvm.threads.all_reduces import Barrier
from redverify.frontends.tvm.threads.reading_all_reduces import all_reduce
from redverify.frontends.tvm.threads.simultaneous import together
from redverify.frontends.tvm.threads.statement_marks import is_barrier
from redverify.frontends.tvm.tir import (
    dtype_of,
    has_load,
    is_compact,
    kind_of,
    operation_name,
    statements,
    variables_of_shape,
)
from redverify.frontends.tvm.tuples import with_tuples
from redverify.frontends.tvm.widths import Range, range_of, range_of_variable
from redverify.language.core import Constant, CTrue, IAdd, IConst, IndexExpr, IVar, ValueExpr
from redverify.language.types import BUILTIN_TYPES, ValueType

#: ``For.kind``: serial, parallel, vectorised, unrolled, bound to a thread.
_SERIAL, _PARALLEL, _VECTORIZED, _UNROLLED, _THREAD = range(5)

#: ``IterVar.iter_type``: only spatial and reduction variables have a meaning here.
_SPATIAL, _REDUCE = 0, 2


class FunctionReader:
    """Reads one PrimFunc; ``role`` (``unscheduled`` or ``scheduled``) names it in messages.

    ``signature`` is the specification's function when this one is to implement it: sizes get
    the names they have there. ``relaid`` are the positions of its array parameters whose layout the
    schedule has changed: their shapes need not agree. ``scalars`` are the specification's scalar parameters
    (:meth:`signature_of_scalars`). With ``barriers``, these are statements; else they are refused.
    """

    def __init__(
        self,
        function: Any,
        role: str,
        signature: model.Function | None = None,
        relaid: frozenset[int] = frozenset(),
        *,
        barriers: bool = False,
        scalars: Many[tuple[str, str | None]] | None = None,
    ) -> None:
        self.barriers = barriers
        self.scalars = scalars
        self.function = function
        self.role = role
        self.signature = signature
        self.relaid = relaid
        self.variables: dict[int, IndexExpr] = {}
        self.arrays: dict[int, str] = {}
        self.functions: dict[str, tuple[tuple[ValueType, ...], ValueType]] = {}
        self.parameters: list[str] = []
        self.allocated: list[model.Array] = []
        self.array_names: set[str] = set()
        self.ignored: list[str] = []
        self.taken: set[str] = set()
        self.names: set[str] = set()
        self.expressions = ExpressionReader(
            self.variables, self.arrays, self.functions, self.fail, self._origin
        )
        self.factored: dict[str, tuple[tuple[IndexExpr, ...], ...]] = {}
        self._shapes: dict[str, tuple[IndexExpr, ...]] = {}
        self.placed: dict[int, list[model.Array]] = {}

    def fail(self, construct: str, node: Any) -> TranslationError:
        """The error for a construct at a node."""
        return TranslationError(construct, self._origin(node).place())

    def _origin(self, node: Any) -> TirOrigin:
        return TirOrigin(self.function, self.role, node)

    # ------------------------------------------------------------ signature

    def read(self) -> model.Function:
        """The whole function, with fused loops taken apart where that makes its indices affine."""
        function = self.function
        if kind_of(function) != "PrimFunc":
            raise TranslationError(f"the {self.role} program is a {kind_of(function)}, not a PrimFunc")
        root = function.body
        if kind_of(root) != "SBlockRealize":
            raise self.fail("the function has no sblocks (it is lowered, or not a TensorIR function)", root)
        buffers = [p for p in function.params if hasattr(p.ty, "shape")]
        for parameter, given in zip(function.params, self._given_scalars(), strict=True):
            if not hasattr(parameter.ty, "shape"):
                self._scalar_parameter(parameter, given)
        self._sizes(buffers)
        arrays = tuple(self._array(b) for b in buffers)
        self._check_signature(arrays)
        self.taken.update(self.parameters)
        roots = self._place_allocations(root)
        body = self._block(root) if root.block.iter_vars else self._root_body(root)
        attrs = function.attrs
        name = str(attrs["global_symbol"]) if attrs is not None and "global_symbol" in attrs else "main"
        result = model.Function(
            role=self.role,
            name=identifier(name),
            parameters=tuple(self.parameters),
            arrays=arrays,
            allocated=tuple(self.allocated),
            root_allocations=tuple(roots),
            body=body,
            names=frozenset(self.names) | frozenset(self.parameters),
            largest=self._largest(),
        )
        result = with_tuples(result, threads=self.barriers)
        result = with_factors(result, self._factored(result), self.expressions.stand_ins)
        return without_stand_ins(result, self.expressions.stand_ins)

    def _factored(self, function: model.Function) -> Mapping[str, tuple[tuple[IndexExpr, ...], ...]]:
        """The factors of the extents of arrays, those of records among them."""
        by_shape = {self._shapes[name]: factors for name, factors in self.factored.items()}
        new = [a for a in function.allocated if a.factored and a.name not in self.factored]
        return {**self.factored, **{a.name: by_shape[a.shape] for a in new}}

    def _largest(self) -> dict[str, int]:
        """The largest values of the parameters whose types are narrow."""
        ends = {p: self.expressions.ranges[p][1] for p in self.parameters if p in self.expressions.ranges}
        return {p: end for p, end in ends.items() if end is not None}

    def _root_body(self, root: Any) -> model.Node:
        self._annotations(root.block.annotations)
        return self._statement(root.block.body)

    def _given_scalars(self) -> list[str | None]:
        """The names that the specification has for scalar parameters: the caller passes them by position."""
        parameters = list(self.function.params)
        kinds = ["" if hasattr(p.ty, "shape") else dtype_of(p) for p in parameters]
        if self.scalars is None:
            return [None] * len(kinds)
        if kinds != [dtype for dtype, _ in self.scalars]:
            raise self._other_signature(parameters[0] if parameters else None)
        return [name for _, name in self.scalars]

    def signature_of_scalars(self) -> list[tuple[str, str | None]]:
        """For each parameter the type and the name of a scalar; ``("", None)`` for an array."""
        found: list[tuple[str, str | None]] = []
        for parameter in self.function.params:
            if hasattr(parameter.ty, "shape"):
                found.append(("", None))
                continue
            variable = self.variables[hash(parameter)]
            assert isinstance(variable, IVar)
            found.append((dtype_of(parameter), variable.name))
        return found

    def compiled_parameters(
        self, function: model.Function, tensors: Many[str]
    ) -> tuple[Scalar | Parameter, ...]:
        """The parameters in order, as :mod:`.executables` passes them.

        ``function`` is what was read, with layouts; ``tensors`` are those of the array parameters.
        """
        found: list[Scalar | Parameter] = []
        left = iter(zip(function.arrays, tensors, strict=True))
        for parameter in self.function.params:
            if not hasattr(parameter.ty, "shape"):
                variable = self.variables[hash(parameter)]
                assert isinstance(variable, IVar)
                found.append(Scalar(variable.name))
                continue
            array, tensor = next(left)
            plain = tuple((extent,) for extent in array.shape)
            shape = self.factored.get(array.name, plain) if array.factored else plain
            found.append(Parameter(tensor, str(parameter.ty.dtype), shape, function.layout(array.name)))
        return tuple(found)

    def _scalar_parameter(self, parameter: Any, given: str | None) -> None:
        dtype = dtype_of(parameter)
        if not dtype.startswith(("int", "uint")) or "x" in dtype:
            raise self.fail(f"parameter {parameter.name} of type {dtype}", parameter)
        self._size(parameter, given)

    def _size(self, variable: Any, name: str | None) -> None:
        if hash(variable) in self.variables:
            return
        chosen = name if name is not None else fresh(str(variable.name), self.parameters)
        if chosen not in self.parameters:
            self.parameters.append(chosen)
        self.variables[hash(variable)] = IVar(chosen)
        self.expressions.ranges[chosen] = range_of_variable(dtype_of(variable), (0, None))

    def _sizes(self, buffers: Many[Any]) -> None:
        """Name the symbolic sizes; the scheduled function takes the names from the other."""
        for position, buffer in enumerate(buffers):
            for axis, extent in enumerate(buffer.ty.shape):
                if kind_of(extent) == "Var" and position not in self.relaid:
                    self._size(extent, self._given_name(position, axis))
        for buffer in buffers:
            for variable in variables_of_shape(buffer.ty.shape):
                self._size(variable, None)

    def _given_name(self, position: int, axis: int) -> str | None:
        if self.signature is None or position >= len(self.signature.arrays):
            return None
        array = self.signature.arrays[position]
        if array.factored:
            return None  # its dimensions are more than its extents
        extent = array.shape[axis] if axis < len(array.shape) else None
        return extent.name if isinstance(extent, IVar) else None

    def _check_signature(self, arrays: tuple[model.Array, ...]) -> None:
        if self.signature is None:
            return
        given = self.signature.arrays
        if self._signature_of(arrays) != self._signature_of(given):
            raise self._other_signature(self.function.params[0] if arrays else None)
        extra = [p for p in self.parameters if p not in self.signature.parameters]
        if extra:
            raise TranslationError(
                f"the scheduled function has sizes that the unscheduled one lacks: {', '.join(extra)}"
            )
        self.parameters = [*self.signature.parameters]

    def _other_signature(self, parameter: Any) -> TranslationError:
        return TranslationError(
            "the two functions have different signatures",
            None if parameter is None else self._origin(parameter).place(),
            "parameters are matched by position; their shapes and types must agree; "
            "where the schedule has changed a layout, --layout says which one",
        )

    def _signature_of(self, arrays: tuple[model.Array, ...]) -> list[Any]:
        """What has to agree of the parameters of the two functions."""
        return [(a.type, None if p in self.relaid else a.shape) for p, a in enumerate(arrays)]

    def _array(self, buffer: Any) -> model.Array:
        type_ = buffer.ty
        dtype = TYPE_OF_DTYPE.get(str(type_.dtype))
        if dtype is None:
            raise self.fail(f"buffer {buffer.name} has type {type_.dtype}", buffer)
        if not is_compact(type_):
            raise self.fail(f"buffer {buffer.name} has strides", buffer)
        name = str(buffer.name)
        lowered = fresh(name.lower(), self.array_names)
        self.array_names.add(lowered)
        self.arrays[hash(buffer)] = lowered
        extents = tuple(self.expressions.index(e) for e in type_.shape)
        factored = tuple(factors_of(e, self.expressions.stand_ins) for e in extents)
        if any(len(factors) > 1 for factors in factored):
            self.factored[lowered] = factored
        shape = tuple(factor for factors in factored for factor in factors)
        scope = str(type_.storage_scope)
        self._shapes[lowered] = shape
        return model.Array(
            lowered, name, BUILTIN_TYPES[dtype], shape, scope, factored=lowered in self.factored
        )

    def _place_allocations(self, root: Any) -> list[model.Array]:
        """Read all allocated buffers; those of the root are returned, the others kept by loop."""
        where = allocation_loops(self.function)
        at_root: list[model.Array] = []

        def visit(node: Any, loop: int | None) -> None:
            if kind_of(node) == "SBlockRealize":
                for buffer in node.block.alloc_buffers:
                    array = self._array(buffer)
                    self.allocated.append(array)
                    target = where.get(hash(buffer), loop)
                    (at_root if target is None else self.placed.setdefault(target, [])).append(array)
            inner = hash(node.loop_var) if kind_of(node) == "For" else loop
            for statement in statements(node):
                visit(statement, inner)

        visit(root, None)
        return at_root

    # ------------------------------------------------------------ statements

    def _statement(self, node: Any) -> model.Node:
        match kind_of(node):
            case "SBlockRealize":
                return self._block(node)
            case "For":
                return self._loop(node)
            case "SeqStmt":
                return self._sequence(node.seq)
            case "BufferStore":
                return self._store(node)
            case "IfThenElse":
                return self._branch(node)
            case "Evaluate" if kind_of(node.value) == "IntImm":
                return model.Sequence(())
            case "Evaluate" if self.barriers and is_barrier(node):
                return Barrier(self._origin(node))
            case "Evaluate" if kind_of(node.value) == "Call" and operation_name(node.value) == "assume":
                self.ignored.append("T.assume")  # less is known without it
                return model.Sequence(())
            case "Evaluate":
                raise self.fail(f"opaque intrinsic {node.value}", node)
            case "Bind":
                return self._bind(node)
            case "AttrStmt" if str(node.attr_key).startswith("pragma_"):
                self.ignored.append(str(node.attr_key))
                return self._statement(node.body)
            case "AttrStmt" if str(node.attr_key) == "reduce_scope":
                return all_reduce(node, self.expressions)
            case kind:
                raise self.fail(f"statement {kind} is not supported", node)

    def _sequence(self, parts: Many[Any]) -> model.Node:
        """Statements in order; the names of a statement's variables stay taken for those after it."""
        at_once = self._at_once(parts)
        if at_once is not None:
            return at_once
        taken = set(self.taken)
        read: list[model.Node] = []
        for part in parts:
            read.append(self._statement(part))
            self.taken.update(_names_in_block(read[-1]))
        self.taken = taken
        return model.Sequence(tuple(read))

    def _at_once(self, parts: Many[Any]) -> model.Node | None:
        """Stores and bindings of values in a row as stores at once; ``None`` for other statements."""
        kinds = [kind_of(part) for part in parts]
        bound = [self._binds_value(part) for part in parts if kind_of(part) == "Bind"]
        if not set(kinds) <= {"Bind", "BufferStore"} or not all(bound):
            return None
        if kinds.count("BufferStore") < 2 and not bound:
            return None
        read: list[tuple[model.Store | None, ValueExpr, str]] = []
        values = self.expressions.values
        outside = dict(values)
        for position, part in enumerate(parts):
            if kind_of(part) == "Bind":
                value = self.expressions.value(part.value)
                name = f"${position}"
                values[hash(part.var)] = Constant(value.type, name)
                read.append((None, value, name))
            else:
                store = self._store(part)
                read.append((store, store.value, ""))
        values.clear()
        values.update(outside)  # a value is bound in its row only
        return together(read, self._origin(parts[0]), binds=bool(bound))

    @staticmethod
    def _binds_value(node: Any) -> bool:
        """Whether a binding is of a value, not of an index."""
        dtype = dtype_of(node.var)
        return not dtype.startswith(("int", "uint")) or has_load(node.value)

    def _name(self, source: str) -> str:
        name = fresh(source, self.taken)
        self.taken.add(name)
        self.names.add(name)
        return name

    def _bind(self, node: Any) -> model.Node:
        variable = node.var
        if self._binds_value(node):
            raise self.fail(f"binding of the value {variable.name} among other statements than stores", node)
        value = self.expressions.index(node.value)
        name = self._name(str(variable.name))
        self.variables[hash(variable)] = IVar(name)
        self._range(name, variable, range_of(value, self.expressions.ranges))
        return model.Definition(name, value)

    def _range(self, name: str, variable: Any, known: Range) -> None:
        """What is known about the range of a variable that is in view now."""
        self.expressions.ranges[name] = range_of_variable(dtype_of(variable), known)

    def _range_of_loop(self, lower: IndexExpr, extent: IndexExpr) -> Range:
        """The range of a variable that has ``extent`` values, from ``lower`` on."""
        last = IAdd(IAdd(lower, extent), IConst(-1))
        return range_of(lower, self.expressions.ranges)[0], range_of(last, self.expressions.ranges)[1]

    def _branch(self, node: Any) -> model.Node:
        condition = self.expressions.condition(node.condition)
        then = self._inner(node.then_case)
        otherwise = self._inner(node.else_case) if node.else_case is not None else model.Sequence(())
        return model.Branch(condition, then, otherwise)

    def _inner(self, node: Any) -> model.Node:
        taken = set(self.taken)
        result = self._statement(node)
        self.taken = taken
        return result

    def _loop(self, node: Any) -> model.Node:
        lower = self.expressions.index(node.min)
        extent = self.expressions.index(node.extent)
        step = getattr(node, "step", None)
        if step is not None and not (kind_of(step) == "IntImm" and int(step.value) == 1):
            raise self.fail(f"loop {node.loop_var.name} with step {step}", node)
        self._annotations(node.annotations)
        kind = int(node.kind)
        thread = ""
        if kind == _THREAD:
            thread = str(node.thread_binding.thread_tag)
        elif kind not in (_SERIAL, _PARALLEL, _VECTORIZED, _UNROLLED):
            raise self.fail(f"loop {node.loop_var.name} of kind {kind}", node)
        taken = set(self.taken)
        name = self._name(str(node.loop_var.name))
        self.variables[hash(node.loop_var)] = IVar(name)
        self._range(name, node.loop_var, self._range_of_loop(lower, extent))
        allocations = tuple(self.placed.get(hash(node.loop_var), ()))
        body = self._statement(node.body)
        self.taken = taken
        parallel = kind in (_PARALLEL, _VECTORIZED, _THREAD)
        return model.Loop(
            name, lower, extent, parallel, kind == _VECTORIZED, thread, allocations, body, self._origin(node)
        )

    def _annotations(self, annotations: Any) -> None:
        self.ignored.extend(str(key) for key in annotations)

    def _block(self, node: Any) -> model.Node:
        block = node.block
        if len(block.match_buffers):
            raise self.fail(f"block {block.name_hint} matches sub-regions of buffers (tensorize)", node)
        self._annotations(block.annotations)
        predicate = self.expressions.condition(node.predicate)
        bindings = [self.expressions.index(v) for v in node.iter_values]
        taken = set(self.taken)
        iterations = tuple(
            self._iteration(i, b, node) for i, b in zip(block.iter_vars, bindings, strict=True)
        )
        init = self._inner(block.init) if block.init is not None else None
        body = self._inner(block.body)
        self.taken = taken
        unguarded = isinstance(predicate, CTrue)
        return model.SBlock(
            name=str(block.name_hint),
            iterations=iterations,
            predicate=None if unguarded else predicate,
            init=init,
            body=body,
            origin=self._origin(node),
        )

    def _iteration(self, variable: Any, binding: IndexExpr, node: Any) -> model.Iteration:
        kind = int(variable.iter_type)
        source = str(variable.var.name)
        if kind not in (_SPATIAL, _REDUCE):
            raise self.fail(f"iteration variable {source} is neither spatial nor a reduction", node)
        lower = self.expressions.index(variable.dom.min)
        extent = self.expressions.index(variable.dom.extent)
        name = self._name(source)
        self.variables[hash(variable.var)] = IVar(name)
        self._range(name, variable.var, self._range_of_loop(lower, extent))
        return model.Iteration(name, source, _index_name(source), kind == _REDUCE, lower, extent, binding)

    def _store(self, node: Any) -> model.Store:
        array = self.arrays.get(hash(node.buffer))
        if array is None:
            raise self.fail(f"store to {node.buffer}, which is neither a parameter nor allocated", node)
        if getattr(node, "predicate", None) is not None:
            raise self.fail(f"predicated store to {node.buffer.name}", node)
        indices = tuple(self.expressions.index(i) for i in node.indices)
        value = self.expressions.value(node.value)
        return model.Store(array, indices, value, self.expressions.cases(node.value), self._origin(node))


def _names_in_block(node: model.Node) -> set[str]:
    """The variables that stay in view after a statement, for it opens no block of its own."""
    match node:
        case model.SBlock():
            return {i.name for i in node.iterations} | _names_in_block(node.body)
        case model.Sequence(parts):
            return set[str]().union(*(_names_in_block(p) for p in parts))
        case model.Definition(name, _):
            return {name}
        case model.Store() | model.Loop() | model.Branch() | model.Extension():
            return set()
        case _:
            assert_never(node)


def _index_name(source_name: str) -> str:
    """The tensor index that an iteration variable stands for: ``v_i`` and ``vi`` become ``i``."""
    match = re.fullmatch(r"v_?([A-Za-z]\w*)", source_name)
    return identifier(match.group(1) if match else source_name)
