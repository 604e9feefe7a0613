"""Constant expressions of floats, computed as Halide's simplifier computes them.

The lowered text has the results alone: ``exp(-4 / 4.5)`` is printed as ``0.411112f``. What an expression is
in floats is computed here in doubles and rounded to its type once for each operation, as Halide does. The
functions of the mathematical library are those of this machine; their last digit may be another one
there, so that the report says that constants were folded.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction

from redverify.frontends.halide.algorithm import Definition, Func, rebuilt
from redverify.frontends.halide.reading import syntax as sx

_FUNCTIONS: Mapping[str, Callable[[float], float]] = {
    "exp": math.exp,
    "log": math.log,
    "sqrt": math.sqrt,
    "sin": math.sin,
    "cos": math.cos,
    "floor": math.floor,
    "ceil": math.ceil,
}
_SUFFIX = {"float16": "_f16", "float32": "_f32", "float64": "_f64"}

#: Functions that are the identity on values.
_PLAIN = ("strict_float", "likely", "likely_if_innermost")


class Folding:
    """Replaces constant expressions of floats; ``found`` are those that were replaced, as numbers."""

    def __init__(self) -> None:
        self.found: dict[sx.Expr, sx.Float] = {}

    def funcs(self, funcs: Mapping[str, Func]) -> dict[str, Func]:
        """The Funcs with constants in the values of their definitions."""
        return {
            name: replace(
                func,
                init=None if func.init is None else self._definition(func.init),
                updates=tuple([self._definition(u) for u in func.updates]),
            )
            for name, func in funcs.items()
        }

    def _definition(self, definition: Definition) -> Definition:
        return replace(definition, values=tuple([self.expr(v) for v in definition.values]))

    def expr(self, expr: sx.Expr) -> sx.Expr:
        """The expression with its largest constant parts replaced."""
        if isinstance(expr, sx.Binary | sx.Call) or (
            isinstance(expr, sx.Cast) and not isinstance(expr.operand, sx.Int)
        ):
            value, type_ = _value(expr), _type(expr)
            if value is not None and math.isfinite(value) and type_ in _SUFFIX:
                exact = Fraction(value) if value or math.copysign(1, value) > 0 else "-0.0"
                self.found[expr] = sx.Float(exact, type_)
                return self.found[expr]
        return rebuilt(expr, self.expr)


def _type(expr: sx.Expr) -> str:
    match expr:
        case sx.Float(type=type_) | sx.Int(type=type_) | sx.Cast(type=type_):
            return type_
        case sx.Binary(_, left):
            return _type(left)
        case sx.Call(name, (inner,)) if name in _PLAIN:
            return _type(inner)
        case sx.Call(type=type_):
            return type_
        case _:
            return ""


def _rounded(value: float, type_: str) -> float | None:
    code = {"float16": "e", "float32": "f"}.get(type_, "d")
    try:
        found: float = struct.unpack(code, struct.pack(code, value))[0]
    except OverflowError:
        return None
    return found


def _value(expr: sx.Expr) -> float | None:
    """The value of a constant expression of floats; ``None`` if it is none."""
    match expr:
        case sx.Float(value=value):
            return float(value)
        case sx.Cast(type_, operand) if type_ in _SUFFIX:
            whole = _integer(operand)
            number = _value(operand) if whole is None else float(whole)
            return None if number is None else _rounded(number, type_)
        case sx.Binary(op, left, right) if op in ("+", "-", "*", "/") and _type(expr) in _SUFFIX:
            a, b = _value(left), _value(right)
            if a is None or b is None or (op == "/" and b == 0):
                return None
            result = a + b if op == "+" else a - b if op == "-" else a * b if op == "*" else a / b
            return _rounded(result, _type(expr))
        case sx.Call(name, (inner,)) if name in _PLAIN:
            return _value(inner)
        case sx.Call(name, (inner,), type_) if type_ in _SUFFIX and name.endswith(_SUFFIX[type_]):
            function, argument = _FUNCTIONS.get(name.removesuffix(_SUFFIX[type_])), _value(inner)
            if function is None or argument is None:
                return None
            try:
                return _rounded(float(function(argument)), type_)
            except (ValueError, OverflowError):
                return None
        case _:
            return None


def _integer(expr: sx.Expr) -> int | None:
    """The value of a constant index."""
    match expr:
        case sx.Int(value=value):
            return value
        case sx.Binary(op, left, right) if op in ("+", "-", "*"):
            a, b = _integer(left), _integer(right)
            if a is None or b is None:
                return None
            return a + b if op == "+" else a - b if op == "-" else a * b
        case _:
            return None
