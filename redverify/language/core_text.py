"""Typed expressions as source text, for reports."""

from __future__ import annotations

from fractions import Fraction

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.operators import REDUCTION_NAME
from redverify.language.printer import expression_text

_INFIX = ("+", "-", "*", "/", "and", "or")
_COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


def index_text(expr: core.IndexExpr) -> str:
    """An index expression, as in ``4*i + j`` (with spaces around operators)."""
    return expression_text(_index(expr))


def cond_text(condition: core.Cond) -> str:
    """A condition; neighbouring comparisons are written as a chain."""
    return expression_text(_condition(condition))


def value_text(value: core.ValueExpr) -> str:
    """A value expression, semantic or prophetic."""
    return expression_text(_value(value))


# ---------------------------------------------------------------- affine


def _integer(value: int) -> sx.Expr:
    number = sx.Number(str(abs(value)))
    return sx.Negate(number) if value < 0 else number


def _index(expr: core.IndexExpr) -> sx.Expr:
    match expr:
        case core.IVar(name=name):
            return sx.Variable(name)
        case core.IConst(value=value):
            return _integer(value)
        case core.IAdd(left=left, right=core.IMul(factor=factor, operand=operand)) if factor < 0:
            return sx.Binary("-", _index(left), _multiple(-factor, operand))
        case core.IAdd(left=left, right=core.IConst(value=value)) if value < 0:
            return sx.Binary("-", _index(left), _integer(-value))
        case core.IAdd(left=left, right=right):
            return sx.Binary("+", _index(left), _index(right))
        case core.IMul(factor=factor, operand=operand):
            return _multiple(factor, operand)
        case core.IDiv(operand=operand, divisor=divisor):
            return sx.Binary("//", _index(operand), _integer(divisor))
        case core.IMod(operand=operand, divisor=divisor):
            return sx.Binary("%", _index(operand), _integer(divisor))
        case core.IMin(operands=operands):
            return sx.Call("min", tuple([_index(o) for o in operands]))
        case core.IMax(operands=operands):
            return sx.Call("max", tuple([_index(o) for o in operands]))
        case core.ISelect(condition=condition, then=then, otherwise=otherwise):
            return sx.Call("select", (_condition(condition), _index(then), _index(otherwise)))


def _multiple(factor: int, operand: core.IndexExpr) -> sx.Expr:
    if factor == 1:
        return _index(operand)
    if factor == -1:
        return sx.Negate(_index(operand))
    return sx.Binary("*", _integer(factor), _index(operand))


def _condition(condition: core.Cond) -> sx.Expr:
    match condition:
        case core.CTrue():
            return sx.Truth(True)
        case core.CFalse():
            return sx.Truth(False)
        case core.CCmp(op=op, left=left, right=right):
            return sx.Comparison((_index(left), _index(right)), (op,))
        case core.CAnd(left=left, right=right):
            first, second = _condition(left), _condition(right)
            if (
                isinstance(first, sx.Comparison)
                and isinstance(second, sx.Comparison)
                and first.operands[-1] == second.operands[0]
            ):
                return sx.Comparison(first.operands + second.operands[1:], first.operators + second.operators)
            return sx.Binary("and", first, second)
        case core.COr(left=left, right=right):
            return sx.Binary("or", _condition(left), _condition(right))
        case core.CNot(operand=operand):
            return sx.Not(_condition(operand))


# ---------------------------------------------------------------- values


def _literal(literal: core.Literal) -> sx.Expr:
    value = literal.value
    if isinstance(value, bool):
        return sx.Truth(value)
    if isinstance(value, str):
        number = sx.Infinity() if value.endswith("inf") else sx.Number(value.lstrip("-"))
        return sx.Negate(number) if value.startswith("-") else number
    if literal.type.is_integer:
        return _integer(int(value))
    magnitude = _decimal(abs(value))
    return sx.Negate(magnitude) if value < 0 else magnitude


def _decimal(value: Fraction) -> sx.Expr:
    """A fraction in decimals, or as a quotient where it has no finite expansion."""
    rest, digits = value.denominator, 0
    for prime in (2, 5):
        power = 0
        while rest % prime == 0:
            rest //= prime
            power += 1
        digits = max(digits, power)
    if rest != 1:
        return sx.Binary("/", sx.Number(f"{value.numerator}.0"), sx.Number(f"{value.denominator}.0"))
    whole, part = divmod(value.numerator * 10**digits // value.denominator, 10**digits)
    return sx.Number(f"{whole}.{part:0{max(digits, 1)}d}")


def _value(value: core.ValueExpr) -> sx.Expr:
    match value:
        case core.Literal():
            return _literal(value)
        case core.Constant(name=name):
            return sx.Variable(name)
        case core.Access(tensor=tensor, indices=indices):
            return sx.Call(tensor, tuple([_index(i) for i in indices]))
        case core.Read(array=array, indices=indices):
            return sx.ArrayRead(array, tuple([_index(i) for i in indices]))
        case core.Apply():
            return _apply(value)
        case core.Select(condition=condition, then=then, otherwise=otherwise):
            return sx.Call("select", (_condition(condition), _value(then), _value(otherwise)))
        case core.IndexCondition(condition=condition):
            return _condition(condition)
        case core.Cast(type=type_, operand=operand):
            return sx.CastTo(type_.name, _value(operand))
        case core.IndexCast(type=type_, operand=index):
            return sx.CastTo(type_.name, _index(index))
        case core.Reduce():
            return _reduce(value)
        case core.Element(reduction=reduction, indices=indices):
            return sx.ElementAt(_value(reduction), tuple([_index(i) for i in indices]))


def _apply(value: core.Apply) -> sx.Expr:
    arguments = tuple([_value(argument) for argument in value.arguments])
    name = value.function
    if value.declared:
        return sx.Call(name, arguments)
    if name == "neg":
        return sx.Negate(arguments[0])
    if name == "not":
        return sx.Not(arguments[0])
    if name in _COMPARISONS:
        return sx.Comparison(arguments, (name,))
    if name in _INFIX:
        return sx.Binary(name, arguments[0], arguments[1])
    return sx.Call(name, arguments)


def _reduce(value: core.Reduce) -> sx.Expr:
    word = REDUCTION_NAME.get(value.operator)
    bare = sx.Reduction(
        word or "reduce",
        None if word else value.operator,
        tuple([sx.Ident(name) for name in value.binders]),
        _condition(value.condition),
        _value(value.body),
    )
    if value.init is None:
        return bare
    if value.operator in _INFIX:
        return sx.Binary(value.operator, _value(value.init), bare)
    return sx.Call(value.operator, (_value(value.init), bare))
