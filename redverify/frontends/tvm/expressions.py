"""TIR expressions to index expressions, index conditions and value expressions.

An expression without loads is an *index* expression where TIR uses it as a subscript, bound,
predicate or branch condition, and is cast to its type where TIR uses it as data.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from redverify.frontends.common.cases import Case, CaseValue, distribute
from redverify.frontends.common.errors import Origin
from redverify.frontends.common.names import identifier
from redverify.frontends.common.nonlinear import Kind, Nonlinear, StandIns
from redverify.frontends.common.terms import canonical, compare, expression, linear
from redverify.frontends.tvm.tir import has_load, kind_of, operands, operation_name, variables_in
from redverify.language import core
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.types import BOOL, BUILTIN_TYPES, TypeKind, ValueType

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

_COMPARISONS = {"EQ": "==", "NE": "!=", "LT": "<", "LE": "<=", "GT": ">", "GE": ">="}
_ARITHMETIC = {"Add": "+", "Sub": "-", "Mul": "*", "Div": "/", "Min": "min", "Max": "max"}

#: Operators of all-reduces, by the class of the combiner's result.
OPERATORS = {"Add": "+", "Mul": "*", "Min": "min", "Max": "max", "And": "and", "Or": "or"}

#: Operations on values that the language has no meaning for.
_UNINTERPRETED = ("FloorDiv", "FloorMod", "Mod", "LShift", "RShift", "BitwiseAnd", "BitwiseOr", "BitwiseXor")

#: Types in which index arithmetic is taken not to overflow.
_INDEX_TYPES = ("int32", "int64")

#: Calls that are the identity.
_TRANSPARENT = {"likely", "ignore_loop_partition"}

#: TVM's names of functions that the language names otherwise. It compiles both roundings for ties to even.
_RENAMED = {"fabs": "abs", "round": "roundeven", "nearbyint": "roundeven"}

#: Calls without side effects are those of these TCallEffectKind values.
_PURE_EFFECTS = (0, 1)


class ExpressionReader:
    """Reads expressions under the variables and arrays in view.

    ``variables`` and ``arrays`` map the identity of a TIR variable or buffer to the index
    expression or array name it stands for; ``functions`` collects the pure functions that
    are called and have no meaning in the language, with their types. ``stand_ins`` collects what is not
    affine; ``origin`` gives the place of a node. ``values`` maps the identity of a TIR variable that is bound
    to a value to that value.
    """

    def __init__(
        self,
        variables: Mapping[int, core.IndexExpr],
        arrays: Mapping[int, str],
        functions: dict[str, tuple[tuple[ValueType, ...], ValueType]],
        fail: Fail,
        origin: Callable[[Any], Origin],
    ) -> None:
        self.variables = variables
        self.arrays = arrays
        self.functions = functions
        self.fail = fail
        self.origin = origin
        self.stand_ins = StandIns()
        self.values: dict[int, core.ValueExpr] = {}

    def type_of(self, node: Any) -> ValueType:
        """The value type of an expression."""
        name = TYPE_OF_DTYPE.get(str(node.ty.dtype if hasattr(node.ty, "dtype") else node.ty))
        if name is None:
            raise self.fail(f"type {node.ty} is not supported", node)
        return BUILTIN_TYPES[name]

    # ------------------------------------------------------------ indices

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
            case "Add":
                return core.IAdd(self._index(node.a), self._index(node.b))
            case "Sub":
                return core.IAdd(self._index(node.a), core.IMul(-1, self._index(node.b)))
            case "Mul":
                return self._product(node)
            case "FloorDiv" | "FloorMod":
                operand, divisor = self._index(node.a), linear(self._index(node.b))
                if not divisor.is_constant:
                    by = expression(divisor)
                    why = f"index {node} is not affine: its divisor is no positive constant"
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
            case "Min":
                return core.IMin((self._index(node.a), self._index(node.b)))
            case "Max":
                return core.IMax((self._index(node.a), self._index(node.b)))
            case "Cast" if str(node.ty.dtype) in _INDEX_TYPES:
                return self._index(node.value)
            case "Select":
                return self._choice(node.condition, node.true_value, node.false_value)
            case "Call" if operation_name(node) in _TRANSPARENT:
                return self._index(node.args[0])
            case "Call" if operation_name(node) == "if_then_else":
                return self._choice(*node.args)
            case "TensorLoad" | "BufferLoad":
                raise self.fail(f"data-dependent index {node}", node)
            case _:
                raise self.fail(f"index {node} is not affine ({kind})", node)

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
        if kind in _COMPARISONS:
            return compare(_COMPARISONS[kind], self.index(node.a), self.index(node.b))
        match kind:
            case "And":
                return core.CAnd(self.condition(node.a), self.condition(node.b))
            case "Or":
                return core.COr(self.condition(node.a), self.condition(node.b))
            case "Not":
                return core.CNot(self.condition(node.a))
            case "IntImm":
                return core.CTrue() if int(node.value) else core.CFalse()
            case "Call" if operation_name(node) in _TRANSPARENT:
                return self.condition(node.args[0])
            case "Call" if operation_name(node) in ("bitwise_and", "bitwise_or"):
                make = core.CAnd if operation_name(node) == "bitwise_and" else core.COr
                return make(self.condition(node.args[0]), self.condition(node.args[1]))
            case "Cast" if str(node.ty.dtype) == "bool":
                return self.condition(node.value)
            case _:
                raise self.fail(f"condition {node} is not affine ({kind})", node)

    # ------------------------------------------------------------ values

    def value(self, node: Any) -> core.ValueExpr:
        """A value expression; both branches of a ``select`` count as evaluated."""
        result = self.cases(node, hoist=False)
        assert not isinstance(result, Case)
        return result

    def cases(self, node: Any, hoist: bool = True) -> CaseValue:
        """A value expression; with ``hoist``, each ``T.if_then_else`` on indices is a :class:`Case`."""
        kind = kind_of(node)
        if kind == "IntImm":
            return self._literal(node)
        if kind == "FloatImm":
            return core.Literal(self.type_of(node), self._float(node))
        if kind == "Var" and hash(node) in self.values:
            return self.values[hash(node)]
        if kind in ("TensorLoad", "BufferLoad"):
            return self._load(node)
        if not has_load(node) and self._is_index(node):
            return self._index_as_data(node)
        match kind:
            case "Add" | "Sub" | "Mul" | "Div" | "Min" | "Max":
                return self._apply(_ARITHMETIC[kind], node, hoist)
            case "And" | "Or":
                return self._apply(kind.lower(), node, hoist)
            case "Not":
                return self._apply("not", node, hoist)
            case _ if kind in _COMPARISONS:
                return self._apply(_COMPARISONS[kind], node, hoist)
            case "Cast":
                type_ = self.type_of(node)
                if not has_load(node.value) and self._is_index(node.value):
                    return core.IndexCast(type_, self.index(node.value))
                return distribute([self.cases(node.value, hoist)], lambda a: _cast(type_, a[0]))
            case "Select":
                return self._select(node, node.condition, node.true_value, node.false_value, hoist)
            case "Call":
                return self._call(node, hoist)
            case _ if kind in _UNINTERPRETED:
                return self._declared(kind.lower(), self.type_of(node), operands(node), node, hoist)
            case _:
                raise self.fail(f"{kind} is not supported in a value: {node}", node)

    def _literal(self, node: Any) -> core.ValueExpr:
        type_ = self.type_of(node)
        if type_.kind is TypeKind.BOOL:
            return core.Literal(BOOL, bool(node.value))
        return core.Literal(type_, Fraction(int(node.value)))

    def _float(self, node: Any) -> Fraction | str:
        value = float(node.value)
        if math.isnan(value):
            raise self.fail("a NaN literal is not supported", node)
        if math.isinf(value):
            return "inf" if value > 0 else "-inf"
        if value == 0 and math.copysign(1, value) < 0:
            return "-0.0"
        return Fraction(repr(value))  # the shortest decimal that names this float

    def _load(self, node: Any) -> core.ValueExpr:
        array = self.arrays.get(hash(node.source))
        if array is None:
            raise self.fail(f"buffer {node.source} is neither a parameter nor allocated by a block", node)
        return core.Read(self.type_of(node), array, tuple(self.index(i) for i in node.indices))

    def _is_index(self, node: Any) -> bool:
        """An integer or boolean expression of index variables only, which may be affine."""
        match kind_of(node):
            case "Var":
                return hash(node) not in self.values
            case "IntImm":
                return True
            case "Add" | "Sub" | "Mul" | "FloorDiv" | "FloorMod" | "Min" | "Max":
                return self._is_index(node.a) and self._is_index(node.b)
            case "And" | "Or" | "Not" | "EQ" | "NE" | "LT" | "LE" | "GT" | "GE":
                return all(self._is_index(c) for c in operands(node))
            case _:
                return False

    def _index_as_data(self, node: Any) -> core.ValueExpr:
        type_ = self.type_of(node)
        if type_.kind is TypeKind.BOOL:
            return core.IndexCondition(BOOL, self.condition(node))
        return core.IndexCast(type_, self.index(node))

    def _apply(self, function: str, node: Any, hoist: bool) -> CaseValue:
        type_ = self.type_of(node)
        return distribute(
            [self.cases(c, hoist) for c in operands(node)], lambda a: core.Apply(type_, function, a)
        )

    def _select(self, node: Any, condition: Any, then: Any, otherwise: Any, hoist: bool) -> CaseValue:
        type_ = self.type_of(node)
        if has_load(condition) or any(hash(v) in self.values for v in variables_in(condition)):
            parts = [self.cases(p, hoist) for p in (condition, then, otherwise)]
            return distribute(parts, lambda a: core.Apply(type_, "select", a))
        chosen = self.condition(condition)
        return distribute(
            [self.cases(then, hoist), self.cases(otherwise, hoist)],
            lambda a: core.Select(type_, chosen, a[0], a[1]),
        )

    def _call(self, node: Any, hoist: bool) -> CaseValue:
        name = operation_name(node)
        if name in _TRANSPARENT:
            return self.cases(node.args[0], hoist)
        if name == "if_then_else":
            condition, then, otherwise = node.args
            if hoist and not has_load(condition):
                return Case(self.condition(condition), self.cases(then), self.cases(otherwise))
            return self._select(node, condition, then, otherwise, hoist)
        if name in ("infinity", "max_value", "min_value"):
            raise self.fail(f"call {node} is not supported", node)
        return self._function(node, name, hoist)

    def _function(self, node: Any, name: str, hoist: bool) -> CaseValue:
        """A pure function; one the language does not know is declared without a meaning."""
        arguments = list(node.args)
        if name == "call_pure_extern":
            name = str(arguments.pop(0).value)
        elif not self._is_pure(node):
            raise self.fail(f"opaque call {node}", node)
        if any(not hasattr(a, "ty") or kind_of(a) == "StringImm" for a in arguments):
            raise self.fail(f"call {node} has arguments that are no values", node)
        type_ = self.type_of(node)
        name = _RENAMED.get(name, name)
        parts = [self.cases(a, hoist) for a in arguments]
        types = tuple(self.type_of(a) for a in arguments)
        usual = USUAL_FUNCTIONS.get(name)
        if usual is not None and types == (type_,) * usual.arity and usual.accepts(type_):
            return distribute(parts, lambda a: core.Apply(type_, name, a))
        return self._declared(name, type_, arguments, node, hoist)

    def _declared(
        self, name: str, type_: ValueType, arguments: list[Any], node: Any, hoist: bool
    ) -> CaseValue:
        """A function without a meaning in the language, declared with its types."""
        parts = [self.cases(a, hoist) for a in arguments]
        types = tuple(self.type_of(a) for a in arguments)
        declared = identifier("_".join([name, *(str(t) for t in dict.fromkeys([*types, type_]))]))
        if self.functions.setdefault(declared, (types, type_)) != (types, type_):
            raise self.fail(f"function {name} is called with different types", node)
        return distribute(parts, lambda a: core.Apply(type_, declared, a, declared=True))

    def _is_pure(self, node: Any) -> bool:
        try:
            effect = node.op.get_attr("TCallEffectKind")
        except (AttributeError, RuntimeError, ValueError):
            return False
        return effect is not None and int(getattr(effect, "value", effect)) in _PURE_EFFECTS


def _cast(type_: ValueType, value: core.ValueExpr) -> core.ValueExpr:
    """A cast of TVM; one to ``bool`` asks whether a number is not zero."""
    if type_.kind is not TypeKind.BOOL:
        return core.Cast(type_, value)
    if value.type.kind is TypeKind.BOOL:
        return value
    return core.Apply(BOOL, "!=", (value, core.Literal(value.type, Fraction(0))))
