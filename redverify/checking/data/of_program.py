"""Expressions of a typed program as terms of a certificate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import assert_never

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import (
    COMPARISONS,
    Access,
    And,
    Builtin,
    Call,
    CastTo,
    Choice,
    Condition,
    Declared,
    DeclaredType,
    Function,
    Index,
    IndexValue,
    IntegerOf,
    Maximum,
    Minimum,
    Multiple,
    Not,
    Number,
    Or,
    Quotient,
    Reduce,
    Remainder,
    Select,
    Special,
    Sum,
    Truth,
    Type,
    Value,
)
from redverify.language import core
from redverify.language.operators import laws_of
from redverify.language.types import TypeKind, ValueType

#: What stands for variables: new names, and integers that are data.
Names = Mapping[str, Index]

_NO_NAMES: Names = {}


def index_data(expression: core.IndexExpr, names: Names = _NO_NAMES) -> Index:
    """An index expression; ``names`` says what stands for variables."""
    match expression:
        case core.IConst(value):
            return value
        case core.IVar(name):
            return names.get(name, name)
        case core.IAdd(left, right):
            return Sum(index_data(left, names), index_data(right, names))
        case core.IMul(factor, operand):
            return Multiple(factor, index_data(operand, names))
        case core.IDiv(operand, divisor) | core.IMod(operand, divisor):
            part = Quotient if isinstance(expression, core.IDiv) else Remainder
            return part(index_data(operand, names), divisor)
        case core.IProd() | core.IQuot() | core.IRem():
            raise CertificateError("products in indices have no certificates")
        case core.IMin(operands) | core.IMax(operands):
            extreme = Minimum if isinstance(expression, core.IMin) else Maximum
            return extreme(tuple([index_data(operand, names) for operand in operands]))
        case core.ISelect(condition, then, otherwise):
            return Choice(
                condition_data(condition, names), index_data(then, names), index_data(otherwise, names)
            )
        case _:
            assert_never(expression)


def indices_data(expressions: Sequence[core.IndexExpr], names: Names = _NO_NAMES) -> tuple[Index, ...]:
    """Several index expressions."""
    return tuple([index_data(expression, names) for expression in expressions])


def condition_data(condition: core.Cond, names: Names = _NO_NAMES) -> Condition:
    """A condition; ``names`` says what stands for variables."""
    match condition:
        case core.CTrue() | core.CFalse():
            return isinstance(condition, core.CTrue)
        case core.CCmp(op, left, right):
            return COMPARISONS[op](index_data(left, names), index_data(right, names))
        case core.CAnd(left, right) | core.COr(left, right):
            both = And if isinstance(condition, core.CAnd) else Or
            return both(condition_data(left, names), condition_data(right, names))
        case core.CNot(operand):
            return Not(condition_data(operand, names))
        case _:
            assert_never(condition)


def conditions_data(conditions: Sequence[core.Cond]) -> tuple[Condition, ...]:
    """Several conditions."""
    return tuple([condition_data(condition) for condition in conditions])


def type_data(type_: ValueType) -> Type:
    """A type; :class:`.CertificateError` is raised for records, which the Lean project does not have."""
    if type_.fields:
        raise CertificateError(f"the type {type_.name} is a record")
    return DeclaredType(type_.name) if type_.kind is TypeKind.OPAQUE else type_.name


def literal_data(literal: core.Literal) -> Number | Special:
    """A literal as a function."""
    value = literal.value
    if isinstance(value, bool):
        return Special(type_data(literal.type), "true" if value else "false")
    if isinstance(value, str):
        return Special(type_data(literal.type), value)
    number = Fraction(value)
    return Number(type_data(literal.type), number.numerator, number.denominator)


def function_data(expression: core.Apply) -> Function:
    """The function of an application."""
    name = expression.function
    if expression.declared:
        return Declared(name if expression.arguments else f"{name}()")
    operands = expression.type if name == "select" else expression.arguments[0].type
    return Builtin(name, type_data(operands))


def operator_data(spec: core.Spec, name: str, type_: ValueType) -> Function:
    """The operator of a reduction or accumulation as a function."""
    if name in spec.operators:
        return Declared(name)
    return Builtin(name, type_data(type_))


def start_of(spec: core.Spec, reduction: core.Reduce) -> core.ValueExpr | None:
    """What the fold starts from: the written start, else the operator's unit, else ``None``."""
    return reduction.init or laws_of(spec, reduction.operator, reduction.type).unit


def value_data(spec: core.Spec, value: core.ValueExpr, names: Names = _NO_NAMES) -> Value:
    """A value of the specification; binders are renamed ``$k0``, ``$k1``, ...

    An index that is data stands for its variable wherever that occurs.

    Raises :class:`TypeError` for reads of arrays and elements of reductions: no certificate has them.
    """
    match value:
        case core.Literal():
            return Call(literal_data(value), ())
        case core.Constant(name=name):
            return Call(Declared(name), ())
        case core.Apply(arguments=arguments):
            return Call(
                function_data(value), tuple([value_data(spec, argument, names) for argument in arguments])
            )
        case core.Cast(type=target, operand=operand):
            cast = CastTo(type_data(operand.type), type_data(target))
            return Call(cast, (value_data(spec, operand, names),))
        case core.Access(tensor=tensor, indices=indices):
            return Access(tensor, indices_data(indices, names))
        case core.IndexCast(type=target, operand=index):
            return IndexValue(type_data(target), index_data(index, names))
        case core.IndexCondition(condition=condition):
            return Truth(condition_data(condition, names))
        case core.Select(condition=condition, then=then, otherwise=otherwise):
            return Select(
                condition_data(condition, names),
                value_data(spec, then, names),
                value_data(spec, otherwise, names),
            )
        case core.Reduce():
            return _reduction_data(spec, value, names)
        case core.LetValue(variable=variable, value=held, body=body):
            integer = IntegerOf(type_data(held.type), value_data(spec, held, names))
            return value_data(spec, body, {**names, variable: integer})
        case core.Read() | core.Element():
            raise TypeError(value)
        case _:
            assert_never(value)


def _reduction_data(spec: core.Spec, value: core.Reduce, names: Names) -> Reduce:
    start = start_of(spec, value)
    depth = sum(1 for name in names.values() if isinstance(name, str) and name.startswith("$k"))
    bound = tuple(f"$k{depth + position}" for position in range(len(value.binders)))
    inner = {**names, **dict(zip(value.binders, bound, strict=True))}
    return Reduce(
        None if start is None else value_data(spec, start, names),
        operator_data(spec, value.operator, value.type),
        bound,
        condition_data(value.condition, inner),
        value_data(spec, value.body, inner),
    )
