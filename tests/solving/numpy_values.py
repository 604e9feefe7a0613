"""Values of terms computed bit by bit with NumPy, independently of the interpreter and the solvers.

Floats are IEEE 754 numbers of their type, integers wrap. What the language leaves open (division of
integers by zero, casts of floats to integers) is some fixed function of its arguments here: what is
proved must hold whatever that function is.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from redverify.language import core
from redverify.language.types import TypeKind, ValueType
from tests.evaluation.meaning import evaluate, holds

_FLOATS: dict[str, Any] = {"f16": np.float16, "f32": np.float32, "f64": np.float64}

#: A value: a NumPy number, a float that is a number of ``bf16``, or a truth value.
Value = Any

#: Indices of reductions are looked for in this box.
BOX = range(-8, 40)


def rounded(type_: ValueType, value: Fraction) -> Value:
    """The nearest number of a floating-point type, ties to even, by exact arithmetic."""
    if type_.name == "bf16":
        return _bf16(value)
    kind = _FLOATS[type_.name]
    with np.errstate(all="ignore"):
        if value == 0:
            return kind(0)
        if type_.name == "f64":
            try:
                return kind(float(value))  # Python divides integers correctly rounded
            except OverflowError:
                return kind(np.inf if value > 0 else -np.inf)
        return _nearest(value, kind)


def _nearest(value: Fraction, kind: Any) -> Any:
    """The nearest of a narrow type: the neighbours of a first guess are compared exactly."""
    try:
        guess = kind(float(value))
    except OverflowError:
        return kind(np.inf if value > 0 else -np.inf)
    if np.isinf(guess):
        return guess  # beyond the largest number by half a unit or more, also after two roundings
    around = [np.nextafter(guess, kind(-np.inf)), guess, np.nextafter(guess, kind(np.inf))]
    finite = [x for x in around if np.isfinite(x)]
    size = {"float16": 16, "float32": 32}[np.dtype(kind).name]
    whole = np.uint16 if size == 16 else np.uint32

    def distance(x: Any) -> tuple[Fraction, int]:
        return abs(Fraction(float(x)) - value), int(x.view(whole)) & 1

    best = min(finite, key=distance)
    return kind(-0.0) if best == 0 and value < 0 else best


def _bf16(value: Fraction) -> float:
    if value == 0:
        return 0.0
    magnitude = abs(value)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if Fraction(2) ** exponent > magnitude:
        exponent -= 1
    unit = Fraction(2) ** (max(exponent, -126) - 7)
    number = round(magnitude / unit) * unit
    result = float("inf") if number >= Fraction(2) ** 128 else float(number)
    return result if value > 0 else -result


def converted(type_: ValueType, value: Value) -> Value:
    """A float or an integer as a number of a floating-point type."""
    if isinstance(value, float | np.floating):
        wide = float(value)
        if wide != wide or wide in (float("inf"), float("-inf")) or wide == 0:
            return wide if type_.name == "bf16" else _FLOATS[type_.name](wide)
        return rounded(type_, Fraction(wide))
    return rounded(type_, Fraction(int(value)))


def wrapped(type_: ValueType, value: int) -> int:
    """An integer modulo the type's range."""
    value &= (1 << type_.bits) - 1
    return value - (1 << type_.bits) if type_.kind is TypeKind.INT and value > type_.greatest else value


class Evaluator:
    """Values at parameters ``scope``; ``inputs`` gives the elements of tensors.

    Without ``zeros`` the sign of a zero does not matter, so nothing is said of a float divided by one.
    """

    def __init__(
        self, spec: core.Spec, inputs: Callable[[str, tuple[int, ...]], Value], *, zeros: bool = True
    ) -> None:
        self.spec = spec
        self.inputs = inputs
        self.zeros = zeros

    # ------------------------------------------------------------ values

    def literal(self, type_: ValueType, value: Fraction | bool | str) -> Value:
        """A literal."""
        if isinstance(value, bool):
            return value
        if isinstance(value, str):
            return converted(type_, float(value))
        return int(value) if type_.is_integer else rounded(type_, value)

    def value(self, e: core.ValueExpr, scope: Mapping[str, int]) -> Value:
        """A value expression; raises :class:`Undefined`."""
        with np.errstate(all="ignore"):
            return self._value(e, scope)

    def _value(self, e: core.ValueExpr, scope: Mapping[str, int]) -> Value:
        match e:
            case core.Literal(type_, value):
                return self.literal(type_, value)
            case core.Access(_, tensor, indices):
                return self.inputs(tensor, tuple(evaluate(i, scope) for i in indices))
            case core.Apply(_, "select", (condition, then, otherwise)):
                return self._value(then if self._value(condition, scope) else otherwise, scope)
            case core.Apply(_, function, arguments, declared):
                return self.apply(
                    function, arguments[0].type, [self._value(a, scope) for a in arguments], declared
                )
            case core.Select(_, condition, then, otherwise):
                return self._value(then if holds(condition, scope) else otherwise, scope)
            case core.IndexCondition(_, condition):
                return holds(condition, scope)
            case core.Cast(type_, operand):
                return self.cast(operand.type, type_, self._value(operand, scope))
            case core.IndexCast(type_, index):
                number = evaluate(index, scope)
                if type_.kind is TypeKind.BOOL:
                    return number != 0
                return wrapped(type_, number) if type_.is_integer else rounded(type_, Fraction(number))
            case core.Reduce():
                return self.reduce(e, scope)
        raise TypeError(e)

    def reduce(self, e: core.Reduce, scope: Mapping[str, int]) -> Value:
        """The fold in lexicographic order from the start, else the unit, else the first element."""
        result = None if e.init is None else self._value(e.init, scope)
        declared = e.operator in self.spec.operators
        for point in itertools.product(BOX, repeat=len(e.binders)):
            inner = {**scope, **dict(zip(e.binders, point, strict=True))}
            if not holds(e.condition, inner):
                continue
            element = self._value(e.body, inner)
            result = (
                element if result is None else self.apply(e.operator, e.type, [result, element], declared)
            )
        if result is None:
            result = self.unit(e.operator, e.type)
        return result

    def unit(self, operator: str, type_: ValueType) -> Value:
        """The value of an empty reduction."""
        if operator in self.spec.operators:
            unit = self.spec.operators[operator].unit
            if not isinstance(unit, core.Literal):
                raise Undefined
            return self.literal(type_, unit.value)
        if type_.kind is TypeKind.BOOL:
            return operator == "and"
        if operator in ("max", "min") and type_.is_integer:
            return type_.least if operator == "max" else type_.greatest
        return self.literal(type_, {"+": "-0.0" if type_.is_floating else Fraction(0), "*": Fraction(1),
                                    "max": "-inf", "min": "inf", "xor": Fraction(0)}[operator])  # fmt: skip

    def apply(self, function: str, type_: ValueType, a: list[Value], declared: bool = False) -> Value:
        """A function of operands of a type."""
        if declared:
            operator = self.spec.operators[function]
            assert operator.definition is not None
            return self._defined(operator.definition, dict(zip(operator.parameters, a, strict=True)))
        if type_.kind is TypeKind.BOOL:
            return {"and": lambda x, y: x and y, "or": lambda x, y: x or y, "xor": lambda x, y: x != y,
                    "not": lambda x: not x, "==": lambda x, y: x == y, "!=": lambda x, y: x != y}[function](
                *a
            )  # fmt: skip
        if function in ("==", "!=", "<", "<=", ">", ">="):
            x, y = a if type_.is_integer else [float(v) for v in a]
            return {"==": x == y, "!=": x != y, "<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y}[function]
        if type_.is_integer:
            return self._integer(function, type_, a)
        if function == "/" and not self.zeros and a[1] == 0:
            raise Undefined
        return self._float(function, type_, a)

    def _defined(self, e: core.ValueExpr, values: Mapping[str, Value]) -> Value:
        match e:
            case core.Constant(_, name) if name in values:
                return values[name]
            case core.Literal(type_, value):
                return self.literal(type_, value)
            case core.Apply(_, function, arguments, declared):
                inner = [self._defined(x, values) for x in arguments]
                return self.apply(function, arguments[0].type, inner, declared)
        raise TypeError(e)

    @staticmethod
    def _integer(function: str, type_: ValueType, a: list[int]) -> int:
        match function:
            case "+" | "-" | "*":
                return wrapped(type_, {"+": a[0] + a[-1], "-": a[0] - a[-1], "*": a[0] * a[-1]}[function])
            case "neg":
                return wrapped(type_, -a[0])
            case "abs":
                return wrapped(type_, abs(a[0]))
            case "min":
                return min(a)
            case "max":
                return max(a)
            case "xor":
                return wrapped(type_, a[0] ^ a[1])
            case "/":
                if a[1] == 0:
                    return wrapped(type_, 5 * a[0] + 3)
                quotient = abs(a[0]) // abs(a[1])
                return wrapped(type_, quotient if (a[0] < 0) == (a[1] < 0) else -quotient)
        raise KeyError(function)

    @staticmethod
    def _float(function: str, type_: ValueType, a: list[Value]) -> Value:
        match function:
            case "neg":
                return -a[0]
            case "abs":
                return abs(a[0])
            case "min" | "max":
                return _extreme(a[0], a[1], least=function == "min")
        if type_.name == "bf16":
            # Rounding to f64 first is innocent: 53 >= 2 * 8 + 2 bits.
            return converted(type_, _arithmetic(function, [np.float64(x) for x in a]))
        return _arithmetic(function, a)

    def cast(self, source: ValueType, target: ValueType, value: Value) -> Value:
        """A cast."""
        if source == target:
            return value
        if target.is_floating:
            return converted(target, int(value) if source.kind is TypeKind.BOOL else value)
        if target.kind is TypeKind.BOOL:
            return bool(value != 0)
        if source.is_floating:
            wide = float(value)
            if wide != wide:
                return 7
            return target.greatest if abs(wide) == float("inf") else wrapped(target, int(wide) + 1)
        return wrapped(target, int(value))


class Undefined(Exception):
    """A reduction of nothing by an operator without a unit; a quotient that depends on the sign of a zero."""


def _arithmetic(function: str, a: list[Any]) -> Any:
    match function:
        case "+":
            return a[0] + a[1]
        case "-":
            return a[0] - a[1]
        case "*":
            return a[0] * a[1]
        case "/":
            return np.divide(a[0], a[1])
        case "sqrt":
            return np.sqrt(a[0])
    raise KeyError(function)


def _extreme(x: Value, y: Value, *, least: bool) -> Value:
    """``minimum`` and ``maximum`` of IEEE 754-2019."""
    if x != x or y != y:
        return x if x != x else y
    if x == 0 and y == 0:
        return x if bool(np.signbit(x)) == least else y
    return x if (x < y) == least else y


def same_bits(x: Value, y: Value, *, zeros: bool = True) -> bool:
    """Equal values; all NaNs are one, and with ``zeros`` the two zeros are two."""
    if isinstance(x, float | np.floating):
        if x != x or y != y:
            return bool(x != x and y != y)
        return bool(x == y and (not zeros or np.signbit(x) == np.signbit(y)))
    return bool(x == y)
