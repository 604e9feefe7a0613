"""TIR expressions to index expressions and index conditions.

An index expression is the exact value of TIR's, which has a type (:mod:`.widths`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from redverify.frontends.common.errors import Origin
from redverify.frontends.common.indices.nonlinear import Kind, Nonlinear, StandIns
from redverify.frontends.common.terms import canonical, compare, expression, linear
from redverify.frontends.tvm.float_indices import FloatIndices, Rounded
from redverify.frontends.tvm.tir import dtype_of, kind_of, operation_name
from redverify.frontends.tvm.widths import Range, arithmetic, converted, holds, range_of
from redverify.language import core
from redverify.language.types import BUILTIN_TYPES, ValueType

Fail = Callable[[str, Any], Exception]

#: Value types of TIR, by their names.
TYPE_OF_DTYPE: dict[str, str] = {
    "float16": "f16",
    "bfloat16": "bf16",
    "float32": "f32",
    "float64": "f64",
    "bool": "bool",
    **{f"int{b}": f"i{b}" for b in (8, 16, 32, 64)},
    **{f"uint{b}": f"u{b}" for b in (8, 16, 32, 64)},
}

COMPARISONS = {"EQ": "==", "NE": "!=", "LT": "<", "LE": "<=", "GT": ">", "GE": ">="}

#: Calls that are the identity.
TRANSPARENT = {"likely", "ignore_loop_partition"}


def is_mask(number: int) -> bool:
    """Whether the bits that are set are the lowest ones."""
    return number >= 0 and not number & (number + 1)


class IndexReader:
    """Reads index expressions and conditions under the variables in view.

    ``variables`` maps the identity of a TIR variable to the index expression that it stands for.
    ``stand_ins`` collects what is not affine; ``origin`` gives the place of a node. ``ranges`` are those of
    the index variables, by their names.
    """

    def __init__(
        self, variables: Mapping[int, core.IndexExpr], fail: Fail, origin: Callable[[Any], Origin]
    ) -> None:
        self.variables = variables
        self.fail = fail
        self.origin = origin
        self.stand_ins = StandIns()
        self.ranges: dict[str, Range] = {}

    def type_of(self, node: Any) -> ValueType:
        """The value type of an expression."""
        name = TYPE_OF_DTYPE.get(str(node.ty.dtype if hasattr(node.ty, "dtype") else node.ty))
        if name is None:
            raise self.fail(f"type {node.ty} is not supported", node)
        return BUILTIN_TYPES[name]

    def index(self, node: Any) -> core.IndexExpr:
        """A quasi-affine index expression."""
        return canonical(self._index(node))

    def _index(self, node: Any) -> core.IndexExpr:
        kind = kind_of(node)
        match kind:
            case "IntImm":
                return core.IConst(int(node.value))
            case "Var":
                found = self.variables.get(hash(node))
                if found is None:
                    raise self.fail(f"variable {node.name} is not a loop, iteration or shape variable", node)
                return found
            case "Add" | "Sub" | "Mul" | "FloorDiv" | "FloorMod" | "Div" | "Mod" | "LShift" | "RShift":
                return arithmetic(self._exact(kind, node), dtype_of(node), self.ranges)
            case "BitwiseAnd":
                return self._masked(node)
            case "Min":
                return core.IMin((self._index(node.a), self._index(node.b)))
            case "Max":
                return core.IMax((self._index(node.a), self._index(node.b)))
            case "Cast" if dtype_of(node).startswith(("int", "uint")):
                return self._converted(node)
            case "Select":
                return self._choice(node.condition, node.true_value, node.false_value)
            case "Call" if operation_name(node) in TRANSPARENT:
                return self._index(node.args[0])
            case "Call" if operation_name(node) == "if_then_else":
                return self._choice(*node.args)
            case "TensorLoad" | "BufferLoad":
                raise self.fail(f"data-dependent index {node}", node)
            case _:
                raise self.fail(f"index {node} is not affine ({kind})", node)

    def _exact(self, kind: str, node: Any) -> core.IndexExpr:
        """What an operation gives if nothing wraps."""
        match kind:
            case "Add":
                return core.IAdd(self._index(node.a), self._index(node.b))
            case "Sub":
                return core.IAdd(self._index(node.a), core.IMul(-1, self._index(node.b)))
            case "Mul":
                return self._product(node)
            case "LShift" | "RShift":
                factor = 1 << self._constant(node.b, node, range(self.type_of(node).bits))
                operand = self._index(node.a)
                return core.IMul(factor, operand) if kind == "LShift" else core.IDiv(operand, factor)
            case "Div" | "Mod":
                return self._truncated(kind, node)
            case _:
                return self._floored(kind, node)

    def _constant(self, node: Any, whole: Any, allowed: range) -> int:
        found = linear(self._index(node))
        if not found.is_constant or found.constant not in allowed:
            raise self.fail(f"index {whole} is not affine ({kind_of(whole)})", whole)
        return found.constant

    def _floored(self, kind: str, node: Any) -> core.IndexExpr:
        operand, divisor = self._index(node.a), linear(self._index(node.b))
        if not divisor.is_constant:
            by = expression(divisor)
            why = f"index {node} is not affine: its divisor is not a positive constant"
            return self._stand_in("//" if kind == "FloorDiv" else "%", operand, by, why, node)
        if divisor.constant == 0:
            raise self.fail(f"index {node} divides by zero", node)
        if divisor.constant > 0:
            make = core.IDiv if kind == "FloorDiv" else core.IMod
            return make(operand, divisor.constant)
        # x // -d is -x // d, and x % -d is -(-x % d).
        negated, by_positive = core.IMul(-1, operand), -divisor.constant
        if kind == "FloorDiv":
            return core.IDiv(negated, by_positive)
        return core.IMul(-1, core.IMod(negated, by_positive))

    def _truncated(self, kind: str, node: Any) -> core.IndexExpr:
        """A quotient that is rounded to zero, or its remainder, which has the sign of the dividend."""
        operand = self._index(node.a)
        divisor = self._constant(node.b, node, range(1, sys.maxsize))
        make = core.IDiv if kind == "Div" else core.IMod
        least, _ = range_of(operand, self.ranges)
        if least is not None and least >= 0:
            return make(operand, divisor)
        below = core.IMul(-1, make(core.IMul(-1, operand), divisor))
        return core.ISelect(compare(">=", operand, core.IConst(0)), make(operand, divisor), below)

    def _masked(self, node: Any) -> core.IndexExpr:
        """The lowest bits of a number."""
        for operand, mask in ((node.a, node.b), (node.b, node.a)):
            found = linear(self._index(mask))
            if found.is_constant and is_mask(found.constant):
                return core.IMod(self._index(operand), found.constant + 1)
        raise self.fail(f"index {node} is not affine (BitwiseAnd)", node)

    def _converted(self, node: Any) -> core.IndexExpr:
        """A cast to an integer type."""
        if dtype_of(node) in ("int32", "int64"):
            with suppress(Rounded):
                return FloatIndices(self.index, self.ranges).integer(node.value)
        if dtype_of(node.value) == "bool":
            return core.ISelect(self.condition(node.value), core.IConst(1), core.IConst(0))
        return converted(self._index(node.value), _narrowest(node.value), dtype_of(node), self.ranges)

    def _choice(self, condition: Any, then: Any, otherwise: Any) -> core.IndexExpr:
        return core.ISelect(self.condition(condition), self._index(then), self._index(otherwise))

    def _product(self, node: Any) -> core.IndexExpr:
        left, right = linear(self._index(node.a)), linear(self._index(node.b))
        if left.is_constant:
            return core.IMul(left.constant, expression(right))
        if right.is_constant:
            return core.IMul(right.constant, expression(left))
        why = f"index {node} is not affine: a product of two variables"
        return self._stand_in("*", expression(left), expression(right), why, node)

    def _stand_in(
        self, kind: Kind, left: core.IndexExpr, right: core.IndexExpr, construct: str, node: Any
    ) -> core.IndexExpr:
        meaning = Nonlinear(kind, canonical(left), canonical(right), construct, self.origin(node))
        return self.stand_ins.add(meaning)

    def condition(self, node: Any) -> core.Cond:
        """An index condition."""
        kind = kind_of(node)
        if kind in COMPARISONS:
            return compare(COMPARISONS[kind], self.index(node.a), self.index(node.b))
        match kind:
            case "And":
                return core.CAnd(self.condition(node.a), self.condition(node.b))
            case "Or":
                return core.COr(self.condition(node.a), self.condition(node.b))
            case "Not":
                return core.CNot(self.condition(node.a))
            case "IntImm":
                return core.CTrue() if int(node.value) else core.CFalse()
            case "Call" if operation_name(node) in TRANSPARENT:
                return self.condition(node.args[0])
            case "Call" if operation_name(node) in ("bitwise_and", "bitwise_or"):
                make = core.CAnd if operation_name(node) == "bitwise_and" else core.COr
                return make(self.condition(node.args[0]), self.condition(node.args[1]))
            case "Cast" if dtype_of(node) == "bool" == dtype_of(node.value):
                return self.condition(node.value)
            case "Cast" if dtype_of(node) == "bool" and dtype_of(node.value).startswith(("int", "uint")):
                return compare("!=", self.index(node.value), core.IConst(0))
            case _:
                raise self.fail(f"condition {node} is not affine ({kind})", node)


def _narrowest(node: Any) -> str:
    """A type that holds the value: that of the operand, where the expression is a cast to a wider type."""
    while kind_of(node) == "Cast":
        inner = dtype_of(node.value)
        if not inner.startswith(("int", "uint", "bool")) or not holds(dtype_of(node), inner):
            break
        node = node.value
    return dtype_of(node)
