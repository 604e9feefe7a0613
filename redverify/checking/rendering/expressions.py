"""Expressions of the data as Lean terms."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from redverify.checking.data import Data
from redverify.checking.rendering.form import (
    CertificateError,
    items_of,
    label,
    name_of,
    natural,
    number,
    quoted,
    tag_of,
    variable,
)

_TYPES = re.compile(r"(real|f16|bf16|f32|f64|[iu](8|16|32|64)|bool)")
_SPECIAL = ("inf", "-inf", "-0.0", "true", "false")
_BUILTIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,80}|\+|-|\*|/|==|!=|<|<=|>|>=")

#: How a variable is printed: by default as an integer variable of Lean.
Variables = Callable[[str], str]


def index(data: Data, of: Variables = variable) -> str:
    """An index expression as a Lean integer, in parentheses if it is compound."""
    if isinstance(data, str):
        return of(data)
    if isinstance(data, int):
        value = number(data)
        return f"({value})" if value < 0 else str(value)
    match tag_of(data):
        case "+":
            _, left, right = items_of(data, 3)
            return f"({index(left, of)} + {index(right, of)})"
        case "*":
            _, factor, operand = items_of(data, 3)
            return f"({index(number(factor))} * {index(operand, of)})"
        case "//":
            _, operand, divisor = items_of(data, 3)
            return f"({index(operand, of)} / {natural(divisor)})"
        case "%":
            _, operand, divisor = items_of(data, 3)
            return f"({index(operand, of)} % {natural(divisor)})"
        case "min" | "max" as function:
            first, *others = [index(operand, of) for operand in items_of(data)[1:]]
            for other in others:
                first = f"({function} {first} {other})"
            return first
        case "if":
            _, choice, then, otherwise = items_of(data, 4)
            return f"(bif {decision(choice, of)} then {index(then, of)} else {index(otherwise, of)})"
    raise CertificateError(f"not an index expression: {str(data)[:80]}")


def _sides(left: Data, right: Data, of: Variables) -> tuple[str, str]:
    """Both sides of a comparison; numbers alone would be natural ones."""
    first, second = index(left, of), index(right, of)
    return (f"({first} : Int)" if _closed(left) and _closed(right) else first), second


def _closed(data: Data) -> bool:
    """Whether no variable occurs."""
    return isinstance(data, int) or (isinstance(data, (list, tuple)) and all(_closed(d) for d in data[1:]))


_SIGNS = {"==": "=", "!=": "≠", "<": "<", "<=": "≤", ">": "<", ">=": "≤"}


def condition(data: Data, of: Variables = variable) -> str:
    """A condition as a Lean proposition about integers."""
    if data is True:
        return "True"
    if data is False:
        return "False"
    match tag_of(data):
        case "!=":
            _, left, right = items_of(data, 3)
            first, second = _sides(left, right, of)
            return f"¬ {first} = {second}"
        case "==" | "<" | "<=" | ">" | ">=" as op:
            _, left, right = items_of(data, 3)
            first, second = _sides(left, right, of)
            if op in (">", ">="):
                first, second = second, first
            return f"{first} {_SIGNS[op]} {second}"
        case "and" | "or" | "iff" as op:
            _, left, right = items_of(data, 3)
            sign = {"and": "∧", "or": "∨", "iff": "↔"}[op]
            return f"({condition(left, of)}) {sign} ({condition(right, of)})"
        case "not":
            _, operand = items_of(data, 2)
            return f"¬ ({condition(operand, of)})"
    raise CertificateError(f"not a condition: {str(data)[:80]}")


def decision(data: Data, of: Variables = variable) -> str:
    """A condition as the truth value that Lean computes, in parentheses."""
    if isinstance(data, bool):
        return "true" if data else "false"
    match tag_of(data):
        case "!=":
            _, left, right = items_of(data, 3)
            return f"(!{decision(['==', left, right], of)})"
        case "and" | "or" as op:
            _, left, right = items_of(data, 3)
            return f"({decision(left, of)} {'&&' if op == 'and' else '||'} {decision(right, of)})"
        case "not":
            _, operand = items_of(data, 2)
            return f"(!{decision(operand, of)})"
    return f"(decide ({condition(data, of)}))"


def type_(data: Data) -> str:
    """``Ty``"""
    if isinstance(data, str):
        if not _TYPES.fullmatch(data):
            raise CertificateError(f"not a type: {data[:80]}")
        return f".{data}"
    tag, name = items_of(data, 2)
    if tag != "declared":
        raise CertificateError(f"not a type: {str(data)[:80]}")
    return f"(.declared {quoted(name)})"


def function(data: Data) -> str:
    """``Fn``"""
    match tag_of(data):
        case "literal":
            _, kind, numerator, denominator = items_of(data, 4)
            return f"(.literal {type_(kind)} {index(number(numerator))} {natural(denominator)})"
        case "special":
            _, kind, name = items_of(data, 3)
            if name not in _SPECIAL:
                raise CertificateError(f"not a special value: {str(name)[:80]}")
            return f'(.special {type_(kind)} "{name}")'
        case "builtin":
            _, name, kind = items_of(data, 3)
            if not isinstance(name, str) or not _BUILTIN.fullmatch(name):
                raise CertificateError(f"not a function: {str(name)[:80]}")
            return f'(.builtin "{name}" {type_(kind)})'
        case "declared":
            _, name = items_of(data, 2)
            return f"(.declared {quoted(name)})"
        case "cast":
            _, source, target = items_of(data, 3)
            return f"(.cast {type_(source)} {type_(target)})"
    raise CertificateError(f"not a function: {str(data)[:80]}")


def binders(names: Sequence[Data]) -> str:
    """``fun i j => `` or nothing."""
    return f"fun {' '.join(variable(name) for name in names)} => " if names else ""


def points(names: Sequence[Data], where: Data, of: Variables = variable) -> str:
    """The index set of points of which a condition holds."""
    inner = _but(of, names)
    return f"(pts{len(names)} ({binders(names)}{condition(where, inner)}))"


def _but(of: Variables, names: Sequence[Data]) -> Variables:
    """Bound variables are printed as variables."""
    bound = frozenset(name for name in names if isinstance(name, str))
    return lambda name: variable(name) if name in bound else of(name)


def value(data: Data, of: Variables = variable) -> str:
    """A value expression as a Lean term of type ``V``, in parentheses."""
    match tag_of(data):
        case "fn":
            _, symbol, arguments = items_of(data, 3)
            return f"(I.fn {function(symbol)} [{', '.join(value(a, of) for a in items_of(arguments))}])"
        case "access":
            _, tensor, at = items_of(data, 3)
            return f"(M {name_of('t', tensor)} {indices(at, of)})"
        case "index":
            _, kind, operand = items_of(data, 3)
            return f"(I.index {type_(kind)} {index(operand, of)})"
        case "cond":
            _, operand = items_of(data, 2)
            return f"(truth I ({condition(operand, of)}))"
        case "select":
            _, choice, then, otherwise = items_of(data, 4)
            return f"(sel ({condition(choice, of)}) {value(then, of)} {value(otherwise, of)})"
        case "reduce":
            _, start, symbol, names, where, body = items_of(data, 6)
            first = "none" if start is None else f"(some {value(start, of)})"
            names = items_of(names)
            inner = _but(of, names)
            text = f"(body{len(names)} ({binders(names)}{value(body, inner)}))"
            return f"(I.reduce {function(symbol)} {first} {points(names, where, of)} {text})"
        case "value":
            _, name, arguments = items_of(data, 3)
            return applied(name, arguments, of)
        case "atom":
            return f"v{natural(items_of(data, 2)[1])}"
    raise CertificateError(f"not a value: {str(data)[:80]}")


def indices(data: Data, of: Variables = variable) -> str:
    """Several index expressions as a list of integers."""
    return "[" + ", ".join(index(item, of) for item in items_of(data)) + "]"


def applied(name: Data, arguments: Data, of: Variables = variable) -> str:
    """A definition at index expressions."""
    return f"({label(name)} I M{''.join(' ' + index(a, of) for a in items_of(arguments))})"
