"""Typed expressions as the data of a certificate: nested lists of numbers and names.

======================  ==============================================================
index expression        integer, variable name, ``["+", a, b]``, ``["*", n, a]``,
                        ``["//", a, n]``, ``["%", a, n]``, ``["min", a, b, ...]``,
                        ``["max", a, b, ...]``, ``["if", c, a, b]``
condition               ``true``, ``false``, ``["==", a, b]`` (also ``!= < <= > >=``),
                        ``["and", c, d]``, ``["or", c, d]``, ``["not", c]``
type                    name, ``["declared", name]``
function                ``["literal", type, n, d]``, ``["special", type, name]``,
                        ``["builtin", name, type]``, ``["declared", name]``,
                        ``["cast", source, target]``
value                   ``["fn", function, values]``, ``["access", tensor, indices]``,
                        ``["index", type, i]``, ``["cond", c]``, ``["select", c, v, w]``,
                        ``["reduce", start or null, function, binders, c, body]``
======================  ==============================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from redverify.language import core
from redverify.language.operators import laws_of
from redverify.language.types import TypeKind, ValueType

#: Data of a certificate: numbers, names, truth values, ``None``, and lists of them.
Data = Any

#: New names of variables.
Names = Mapping[str, str]

_NO_NAMES: Names = {}


def index_data(expression: core.IndexExpr, names: Names = _NO_NAMES) -> Data:
    """An index expression; ``names`` renames variables."""
    match expression:
        case core.IConst(value):
            return value
        case core.IVar(name):
            return names.get(name, name)
        case core.IAdd(left, right):
            return ["+", index_data(left, names), index_data(right, names)]
        case core.IMul(factor, operand):
            return ["*", factor, index_data(operand, names)]
        case core.IDiv(operand, divisor):
            return ["//", index_data(operand, names), divisor]
        case core.IMod(operand, divisor):
            return ["%", index_data(operand, names), divisor]
        case core.IMin(operands):
            return ["min", *[index_data(operand, names) for operand in operands]]
        case core.IMax(operands):
            return ["max", *[index_data(operand, names) for operand in operands]]
        case core.ISelect(condition, then, otherwise):
            return [
                "if",
                condition_data(condition, names),
                index_data(then, names),
                index_data(otherwise, names),
            ]


def condition_data(condition: core.Cond, names: Names = _NO_NAMES) -> Data:
    """A condition."""
    match condition:
        case core.CTrue():
            return True
        case core.CFalse():
            return False
        case core.CCmp(op, left, right):
            return [op, index_data(left, names), index_data(right, names)]
        case core.CAnd(left, right):
            return ["and", condition_data(left, names), condition_data(right, names)]
        case core.COr(left, right):
            return ["or", condition_data(left, names), condition_data(right, names)]
        case core.CNot(operand):
            return ["not", condition_data(operand, names)]


def type_data(type_: ValueType) -> Data:
    """A type."""
    return ["declared", type_.name] if type_.kind is TypeKind.OPAQUE else type_.name


def literal_data(literal: core.Literal) -> Data:
    """A literal as a function."""
    value = literal.value
    if isinstance(value, bool):
        return ["special", type_data(literal.type), "true" if value else "false"]
    if isinstance(value, str):
        return ["special", type_data(literal.type), value]
    number = Fraction(value)
    return ["literal", type_data(literal.type), number.numerator, number.denominator]


def function_data(expression: core.Apply) -> Data:
    """The function of an application."""
    name = expression.function
    if expression.declared:
        return ["declared", name if expression.arguments else f"{name}()"]
    operands = expression.type if name == "select" else expression.arguments[0].type
    return ["builtin", name, type_data(operands)]


def operator_data(spec: core.Spec, name: str, type_: ValueType) -> Data:
    """The operator of a reduction or accumulation as a function."""
    if name in spec.operators:
        return ["declared", name]
    return ["builtin", name, type_data(type_)]


def start_of(spec: core.Spec, reduction: core.Reduce) -> core.ValueExpr | None:
    """What the fold starts from: the written start, else the unit, else nothing."""
    return reduction.init or laws_of(spec, reduction.operator, reduction.type).unit


def value_data(spec: core.Spec, value: core.ValueExpr, names: Names = _NO_NAMES) -> Data:
    """A value expression without reads and elements; binders are renamed ``$k0``, ``$k1``, ..."""
    match value:
        case core.Literal():
            return ["fn", literal_data(value), []]
        case core.Constant(name=name):
            return ["fn", ["declared", name], []]
        case core.Apply(arguments=arguments):
            return ["fn", function_data(value), [value_data(spec, argument, names) for argument in arguments]]
        case core.Cast(type=target, operand=operand):
            cast = ["cast", type_data(operand.type), type_data(target)]
            return ["fn", cast, [value_data(spec, operand, names)]]
        case core.Access(tensor=tensor, indices=indices):
            return ["access", tensor, [index_data(index, names) for index in indices]]
        case core.IndexCast(type=target, operand=index):
            return ["index", type_data(target), index_data(index, names)]
        case core.IndexCondition(condition=condition):
            return ["cond", condition_data(condition, names)]
        case core.Select(condition=condition, then=then, otherwise=otherwise):
            return [
                "select",
                condition_data(condition, names),
                value_data(spec, then, names),
                value_data(spec, otherwise, names),
            ]
        case core.Reduce():
            start = start_of(spec, value)
            depth = sum(1 for name in names.values() if name.startswith("$k"))
            bound = [f"$k{depth + position}" for position in range(len(value.binders))]
            inner = {**names, **dict(zip(value.binders, bound, strict=True))}
            return [
                "reduce",
                None if start is None else value_data(spec, start, names),
                operator_data(spec, value.operator, value.type),
                bound,
                condition_data(value.condition, inner),
                value_data(spec, value.body, inner),
            ]
        case _:
            raise TypeError(value)
