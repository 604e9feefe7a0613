"""TIR expressions to value expressions.

An expression without loads is an *index* expression where TIR uses it as a subscript, bound,
predicate or branch condition, and is cast to its type where TIR uses it as data (:mod:`.indices`).

``T.if_then_else``, ``and`` and ``or`` evaluate only what they need. What depends on indices becomes a branch
(:class:`~redverify.frontends.common.cases.Case`). What depends on data cannot: the language evaluates both
sides. So reads happen there that TIR does not make, and where one of them is wrong nothing is refuted
(``guarded``). The same holds for ``T.Select``, which TVM makes a branch where it reads.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from redverify.frontends.common.cases import Case, CaseValue, distribute
from redverify.frontends.common.errors import Origin
from redverify.frontends.tvm.functions import of_operation, of_symbol
from redverify.frontends.tvm.indices import COMPARISONS, TRANSPARENT, Fail, IndexReader, is_mask
from redverify.frontends.tvm.tir import dtype_of, has_load, kind_of, operands, operation_name, variables_in
from redverify.language import core
from redverify.language.types import BOOL, TypeKind, ValueType

Branch = Callable[[], CaseValue]

_ARITHMETIC = {"Add": "+", "Sub": "-", "Mul": "*", "Div": "/", "Min": "min", "Max": "max"}

#: Operators of all-reduces, by the class of the combiner's result.
OPERATORS = {"Add": "+", "Mul": "*", "Min": "min", "Max": "max", "And": "and", "Or": "or"}

#: Operations on values whose meaning :mod:`.functions` knows.
_OPERATIONS = ("Mod", "LShift", "RShift", "BitwiseAnd", "BitwiseOr", "BitwiseXor", "BitwiseNot")
_QUOTIENTS = {"FloorDiv": "floordiv", "FloorMod": "floormod"}

#: Calls without side effects are those of these TCallEffectKind values.
_PURE_EFFECTS = (0, 1)


class ExpressionReader(IndexReader):
    """Reads expressions under the variables and arrays in view.

    ``variables`` and ``arrays`` map the identity of a TIR variable or buffer to the index
    expression or array name it stands for; ``functions`` collects the pure functions that
    are called and have no meaning in the language, with their types. ``values`` maps the identity of a TIR
    variable that is bound to a value to that value. ``guarded`` are the arrays that are read here where only
    some data let TIR read them.
    """

    def __init__(
        self,
        variables: Mapping[int, core.IndexExpr],
        arrays: Mapping[int, str],
        functions: dict[str, tuple[tuple[ValueType, ...], ValueType]],
        fail: Fail,
        origin: Callable[[Any], Origin],
    ) -> None:
        super().__init__(variables, fail, origin)
        self.arrays = arrays
        self.functions = functions
        self.values: dict[int, core.ValueExpr] = {}
        self.guarded: set[str] = set()
        self._guards = 0

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
                return self._connected(node, kind, hoist)
            case "Not":
                return self._apply("not", node, hoist)
            case _ if kind in COMPARISONS:
                return self._apply(COMPARISONS[kind], node, hoist)
            case "Cast":
                return self._cast(node, hoist)
            case "Select":
                return self._select(node, node.condition, node.true_value, node.false_value, hoist)
            case "Call":
                return self._call(node, hoist)
            case "BitwiseNot":
                return self._complement(node, hoist)
            case _ if kind in _QUOTIENTS or kind in _OPERATIONS:
                return self._operation(_QUOTIENTS.get(kind, kind), operands(node), node, hoist)
            case _:
                raise self.fail(f"{kind} is not supported in a value: {node}", node)

    def _cast(self, node: Any, hoist: bool) -> CaseValue:
        type_ = self.type_of(node)
        if has_load(node.value) or not self._is_index(node.value):
            return distribute([self.cases(node.value, hoist)], lambda a: _cast(type_, a[0]))
        if type_.kind is TypeKind.BOOL:
            return core.IndexCondition(BOOL, self.condition(node))
        if dtype_of(node.value) == "bool":
            one, zero = (core.Literal(type_, Fraction(n)) for n in (1, 0))
            return core.Select(type_, self.condition(node.value), one, zero)
        return core.IndexCast(type_, self.index(node if type_.is_integer else node.value))

    def _complement(self, node: Any, hoist: bool) -> CaseValue:
        """All bits the other way round: the bits in which ``x`` and -1 differ."""
        type_ = self.type_of(node)
        if type_.kind is TypeKind.BOOL:
            return self._apply("not", node, hoist)
        name, declared = of_operation("bitwise_xor", (type_, type_), type_)
        self._declare(name, (type_, type_), type_, node)
        ones = core.Literal(type_, Fraction(-1 if type_.kind is TypeKind.INT else (1 << type_.bits) - 1))
        parts = [self.cases(o, hoist) for o in operands(node)]
        return distribute(parts, lambda a: core.Apply(type_, name, (a[0], ones), declared))

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
        if self._guards:
            self.guarded.add(array)
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
            case "Div" | "Mod" | "LShift" | "RShift" if kind_of(node.b) == "IntImm":
                return self._is_index(node.a) and node.b.value >= (kind_of(node) in ("Div", "Mod"))
            case "BitwiseAnd" if kind_of(node.b) == "IntImm":
                return self._is_index(node.a) and is_mask(node.b.value)
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

    def _is_data(self, node: Any) -> bool:
        """Whether an expression depends on data."""
        return has_load(node) or any(hash(v) in self.values for v in variables_in(node))

    def _guard(self, read: Callable[[], CaseValue]) -> CaseValue:
        """What is read where only some data let TIR evaluate it."""
        self._guards += 1
        found = read()
        self._guards -= 1
        return found

    def _connected(self, node: Any, kind: str, hoist: bool) -> CaseValue:
        """``a and b``, or ``a or b``: the second operand is evaluated where it counts.

        TVM makes a new object each time that an operand is asked for, so operands are not told apart by
        identity.
        """
        first, second = node.a, node.b
        if not self._is_data(first) and self._is_data(second):
            known = core.Literal(BOOL, kind == "Or")
            value = self.cases(second, hoist)
            then, otherwise = (value, known) if kind == "And" else (known, value)
            return self._branch(BOOL, self.condition(first), then, otherwise, hoist)
        parts = [self.cases(first, hoist), self._guard(lambda: self.cases(second, hoist))]
        return distribute(parts, lambda a: core.Apply(BOOL, kind.lower(), a))

    @staticmethod
    def _branch(
        type_: ValueType, condition: core.Cond, then: CaseValue, otherwise: CaseValue, hoist: bool
    ) -> CaseValue:
        """One of two values; only that one is evaluated."""
        if hoist:
            return Case(condition, then, otherwise)
        assert not isinstance(then, Case) and not isinstance(otherwise, Case)
        return core.Select(type_, condition, then, otherwise)

    def _select(self, node: Any, condition: Any, then: Any, otherwise: Any, hoist: bool) -> CaseValue:
        type_ = self.type_of(node)
        if self._is_data(condition):
            parts = [self.cases(condition, hoist)]
            parts += [self._guard(partial(self.cases, p, hoist)) for p in (then, otherwise)]
            return distribute(parts, lambda a: core.Apply(type_, "select", a))
        chosen = self.condition(condition)
        return distribute(
            [self.cases(then, hoist), self.cases(otherwise, hoist)],
            lambda a: core.Select(type_, chosen, a[0], a[1]),
        )

    def _conditional(
        self, type_: ValueType, condition: Any, then: Branch, otherwise: Branch, hoist: bool
    ) -> CaseValue:
        """``T.if_then_else``: conditions on indices become branches, also those that data stand beside.

        ``i and d`` evaluates ``d`` where ``i`` holds. ``d and i`` evaluates ``d`` always: what it reads stays
        on both sides of the branch that ``i`` becomes.
        """
        if not self._is_data(condition):
            return self._branch(type_, self.condition(condition), then(), otherwise(), hoist)
        kind = kind_of(condition)
        if kind not in ("And", "Or"):
            parts = [self.cases(condition, hoist), self._guard(then), self._guard(otherwise)]
            return distribute(parts, lambda a: core.Apply(type_, "select", a))
        both = kind == "And"

        def second() -> CaseValue:
            return self._conditional(type_, condition.b, then, otherwise, hoist)

        def decided() -> CaseValue:
            return otherwise() if both else then()

        if not self._is_data(condition.a) or self._is_data(condition.b):
            first = (second, decided) if both else (decided, second)
            return self._conditional(type_, condition.a, *first, hoist)
        # The condition on indices comes last: the data are read whatever it is.
        where = self.condition(condition.b)
        if both:
            holds = self._conditional(type_, condition.a, then, otherwise, hoist)
            fails = self._conditional(type_, condition.a, otherwise, otherwise, hoist)
        else:
            holds = self._conditional(type_, condition.a, then, then, hoist)
            fails = self._conditional(type_, condition.a, then, otherwise, hoist)
        return self._branch(type_, where, holds, fails, hoist)

    def _call(self, node: Any, hoist: bool) -> CaseValue:
        name = operation_name(node)
        if name in TRANSPARENT:
            return self.cases(node.args[0], hoist)
        if name == "if_then_else":
            condition, then, otherwise = node.args
            return self._conditional(
                self.type_of(node),
                condition,
                lambda: self.cases(then, hoist),
                lambda: self.cases(otherwise, hoist),
                hoist,
            )
        if name in ("infinity", "max_value", "min_value"):
            raise self.fail(f"call {node} is not supported", node)
        arguments = list(node.args)
        if name == "call_pure_extern":
            return self._operation(str(arguments.pop(0).value), arguments, node, hoist, of_symbol)
        if not self._is_pure(node):
            raise self.fail(f"opaque call {node}", node)
        return self._operation(name, arguments, node, hoist)

    def _operation(
        self,
        name: str,
        arguments: list[Any],
        node: Any,
        hoist: bool,
        named: Callable[[str, tuple[ValueType, ...], ValueType], tuple[str, bool]] = of_operation,
    ) -> CaseValue:
        """A pure function of values; one that the language does not know is declared with its types."""
        if any(not hasattr(a, "ty") or kind_of(a) == "StringImm" for a in arguments):
            raise self.fail(f"call {node} has arguments that are not values", node)
        type_, types = self.type_of(node), tuple(self.type_of(a) for a in arguments)
        parts = [self.cases(a, hoist) for a in arguments]
        function, declared = named(name, types, type_)
        if declared:
            self._declare(function, types, type_, node)
        return distribute(parts, lambda a: core.Apply(type_, function, a, declared))

    def _declare(self, name: str, types: tuple[ValueType, ...], type_: ValueType, node: Any) -> None:
        if self.functions.setdefault(name, (types, type_)) != (types, type_):
            raise self.fail(f"function {name} is called with different types", node)

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
