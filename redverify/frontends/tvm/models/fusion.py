"""Fused functions: what TVM's ``FuseTIR`` is to compute, made from the functions that it fuses.

Before ``FuseTIR`` a fused function is a Relax function that calls PrimFuncs one after the other. Here it
becomes one PrimFunc: the bodies of the callees in the order of the calls, with what one call hands to
another in allocated buffers. Nothing of the fused PrimFunc is used for this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.tvm.tir import kind_of
from redverify.frontends.tvm.translation import require_tvm


def called_in_sequence(name: str, function: Any, functions: Mapping[str, Any]) -> Any:
    """The PrimFunc of a Relax function that calls PrimFuncs of ``functions`` in sequence.

    Its parameters are those of the Relax function, then its results. :class:`TranslationError` names
    what cannot be put in sequence.
    """
    return _Sequence(name, function, functions).primitive()


class _Sequence:
    """Makes one PrimFunc of the calls of one Relax function."""

    def __init__(self, name: str, function: Any, functions: Mapping[str, Any]) -> None:
        self.tvm = require_tvm()
        self.name = name
        self.function = function
        self.functions = functions
        #: What a Relax variable stands for: a buffer, or a tuple of them.
        self.values: dict[int, Any] = {}
        self.allocated: list[Any] = []
        self.bodies: list[Any] = []
        self.blocks: set[str] = set()

    def primitive(self) -> Any:
        """The whole PrimFunc."""
        inputs: list[Any] = []
        for parameter in self.function.params:
            if kind_of(parameter.ty) == "ShapeType":
                inputs += [s for s in parameter.ty.values or () if kind_of(s) == "Var"]
                continue
            value = self._buffers(parameter.ty, str(parameter.name))
            self.values[hash(parameter)] = value
            inputs += _flat(value)
        for block in self.function.body.blocks:
            for binding in block.bindings:
                self._bind(binding)
        outputs = _flat(self._value(self.function.body.body))
        written = {hash(b) for b in outputs}
        if len(written) < len(outputs) or written & {hash(b) for b in inputs}:
            raise TranslationError(f"{self.name} hands one buffer back twice, or hands back a parameter")
        kept = [b for b in self.allocated if hash(b) not in written]
        return self._function([*inputs, *outputs], kept)

    def _function(self, params: Sequence[Any], allocated: Sequence[Any]) -> Any:
        tvm = self.tvm
        if not self.bodies:
            raise TranslationError(f"{self.name} calls nothing")
        body = self.bodies[0] if len(self.bodies) == 1 else tvm.tirx.SeqStmt(self.bodies)
        root = tvm.s_tir.SBlock([], [], [], "root", body, alloc_buffers=list(allocated))
        made = tvm.tirx.PrimFunc(list(params), tvm.s_tir.SBlockRealize([], True, root))
        for key, value in {"s_tir": True, "tirx.noalias": True, "global_symbol": self.name}.items():
            made = made.with_attr(key, value)
        return made

    # ------------------------------------------------------------ Relax values

    def _buffers(self, type_: Any, name: str) -> Any:
        """New buffers for a value of a Relax type: one, or a tuple."""
        kind = kind_of(type_)
        if kind == "TupleType":
            return [self._buffers(f, f"{name}_{p}") for p, f in enumerate(type_.fields)]
        shape = getattr(type_, "shape", None)
        if kind != "TensorType" or shape is None or not hasattr(shape, "values"):
            raise TranslationError(f"{name} of {self.name} is a {kind}, not a tensor of known shape")
        return self.tvm.tirx.decl_buffer(list(shape.values), str(type_.dtype), name=name)

    def _value(self, expression: Any) -> Any:
        kind = kind_of(expression)
        if kind == "Tuple":
            return [self._value(f) for f in expression.fields]
        if kind == "TupleGetItem":
            return self._value(expression.tuple_value)[int(expression.index)]
        if hash(expression) in self.values:
            return self.values[hash(expression)]
        if kind_of(getattr(expression, "ty", None)) == "PrimType":
            return expression  # a size
        raise TranslationError(f"{self.name} uses a {kind} of Relax, which is not a result of a call")

    def _bind(self, binding: Any) -> None:
        if kind_of(binding) != "VarBinding":
            raise TranslationError(f"{self.name} has a {kind_of(binding)}")
        value = binding.value
        if kind_of(value) == "Call":
            self.values[hash(binding.var)] = self._call(value, str(binding.var.name))
        else:
            self.values[hash(binding.var)] = self._value(value)

    # ------------------------------------------------------------ calls

    def _call(self, call: Any, name: str) -> Any:
        """The buffers that a call writes; its body is appended."""
        operation = str(getattr(call.op, "name", None) or getattr(call.op, "name_hint", call.op))
        if operation != "relax.call_tir":
            raise TranslationError(f"{self.name} calls {operation}, which is not a call of a PrimFunc")
        callee_name = str(call.args[0].name_hint)
        callee = self.functions.get(callee_name)
        if kind_of(callee) != "PrimFunc":
            raise TranslationError(f"{self.name} calls {callee_name}, which is not a PrimFunc of the module")
        result = self._buffers(call.ty_args[0], name)
        made = _flat(result)
        self.allocated += made
        scalars = list(call.args[2].values) if len(call.args) > 2 else []
        self._inline(callee_name, callee, [*_flat(self._value(call.args[1])), *made, *scalars])
        return result

    def _inline(self, name: str, callee: Any, actual: Sequence[Any]) -> None:
        """Append the body of a callee, with its parameters replaced and all else renewed."""
        if len(actual) != len(callee.params):
            raise TranslationError(f"{self.name} calls {name} with {len(actual)} arguments")
        root = callee.body
        if kind_of(root) != "SBlockRealize" or root.block.iter_vars or root.block.match_buffers:
            raise TranslationError(f"{name}, which {self.name} calls, has no plain root block")
        renewed = _Renewal(self.tvm, name, callee.params, actual, self.blocks)
        self.allocated += [renewed(b) for b in root.block.alloc_buffers]
        self.bodies.append(renewed(root.block.body))


class _Renewal:
    """Renews a callee's body: parameters become the arguments, other variables and blocks new ones."""

    def __init__(
        self, tvm: Any, name: str, params: Sequence[Any], actual: Sequence[Any], blocks: set[str]
    ) -> None:
        self.tvm = tvm
        self.ffi = import_module("tvm_ffi")
        self.name = name
        self.blocks = blocks
        self.new: dict[int, Any] = {}
        #: Keeps what ``new`` names by its hash alive.
        self.kept: list[Any] = []
        for parameter, argument in zip(params, actual, strict=True):
            self._put(parameter, argument)
            if hasattr(parameter.ty, "shape") and len(parameter.ty.shape) == len(argument.ty.shape):
                for extent, given in zip(parameter.ty.shape, argument.ty.shape, strict=True):
                    if kind_of(extent) == "Var" and hash(extent) not in self.new:
                        self._put(extent, given)
        for parameter, argument in zip(params, actual, strict=True):
            self._check(parameter, argument)

    def _put(self, old: Any, new: Any) -> None:
        """``old`` becomes ``new``, whose own variables stay what they are."""
        self.kept += [old, new]
        self.new[hash(old)] = new
        for variable in _variables(self.ffi, self.tvm, new):
            self.kept.append(variable)
            self.new.setdefault(hash(variable), variable)

    def _check(self, parameter: Any, argument: Any) -> None:
        """The argument has the shape and the type of the parameter."""
        if not hasattr(parameter.ty, "shape"):
            return
        wanted = [self(extent) for extent in parameter.ty.shape]
        given = list(argument.ty.shape)
        same = len(wanted) == len(given) and all(
            self._equal(a, b) for a, b in zip(wanted, given, strict=True)
        )
        if not same or str(parameter.ty.dtype) != str(argument.ty.dtype):
            raise TranslationError(
                f"an argument of {self.name} has another shape or type than its parameter {parameter.name}"
            )

    def _equal(self, a: Any, b: Any) -> bool:
        if kind_of(a) == kind_of(b) == "IntImm":
            return int(a.value) == int(b.value)
        return bool(self.ffi.structural_equal(a, b))

    def __call__(self, node: Any) -> Any:
        """The node with everything replaced."""
        variables = (self.tvm.ir.Var, self._variable)
        replaced = self.ffi.structural_map(node, variables, order="pre")
        return self.ffi.structural_map(replaced, (self.tvm.s_tir.SBlock, self._block), order="post")

    def _variable(self, variable: Any) -> Any:
        known = self.new.get(hash(variable))
        if known is not None:
            return known
        type_ = variable.ty
        if hasattr(type_, "shape"):
            if len(type_.strides):
                raise TranslationError(f"{self.name} has a strided buffer {variable.name}")
            shape = [self(extent) for extent in type_.shape]
            scope = str(type_.storage_scope)
            made = self.tvm.tirx.decl_buffer(shape, str(type_.dtype), name=str(variable.name), scope=scope)
        else:
            made = self.tvm.tirx.Var(str(variable.name), type_)
        self.kept += [variable, made]
        self.new[hash(variable)] = self.new[hash(made)] = made
        return made

    def _block(self, block: Any) -> Any:
        """The block under a name that no block before has."""
        name = chosen = str(block.name_hint)
        number = 0
        while chosen in self.blocks:
            number += 1
            chosen = f"{name}{number}" if not name[-1].isdigit() else f"{name}_{number}"
        self.blocks.add(chosen)
        if chosen == name:
            return block
        return self.tvm.s_tir.SBlock(
            block.iter_vars, block.reads, block.writes, chosen, block.body, block.init,
            block.alloc_buffers, block.match_buffers, block.annotations,
        )  # fmt: skip


def _flat(value: Any) -> list[Any]:
    """The buffers of a value that may be a tuple of tuples."""
    return [b for part in value for b in _flat(part)] if isinstance(value, list) else [value]


def _variables(ffi: Any, tvm: Any, node: Any) -> list[Any]:
    """A buffer or an expression, as far as it is a variable, and the variables in it."""
    found: list[Any] = []
    ffi.structural_walk(node, (tvm.ir.Var, found.append))
    if hasattr(node, "ty") and hasattr(node.ty, "shape"):
        for extent in node.ty.shape:
            ffi.structural_walk(extent, (tvm.ir.Var, found.append))
    return found
