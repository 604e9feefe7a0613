"""Truth values that depend on indices alone, and terms as values."""

from __future__ import annotations

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.halide.scopes import Data, Index, Term, Truth
from redverify.language import core
from redverify.language.types import BOOL, BUILTIN_TYPES, ValueType

#: The type of Halide's indices where they are data.
I32 = BUILTIN_TYPES["i32"]


def type_of_term(term: Term) -> ValueType:
    """The type of the value that a term is."""
    match term:
        case Index():
            return I32
        case Truth():
            return BOOL
        case Data(value):
            return value.type


def truth_value(term: Term) -> core.ValueExpr:
    """A term as a value of type ``bool``."""
    match term:
        case Truth(core.CTrue()):
            return core.Literal(BOOL, True)
        case Truth(core.CFalse()):
            return core.Literal(BOOL, False)
        case Truth(condition):
            return core.IndexCondition(BOOL, condition)
        case Data(value) if value.type == BOOL:
            return value
        case _:
            raise TranslationError("a number where a truth value is needed")


def both(left: Truth, right: Truth) -> Truth:
    """Both hold; a side that is decided is left out."""
    match left.condition, right.condition:
        case (core.CFalse(), _) | (_, core.CTrue()):
            return left
        case (core.CTrue(), _) | (_, core.CFalse()):
            return right
    return Truth(core.CAnd(left.condition, right.condition))


def either(left: Truth, right: Truth) -> Truth:
    """One of them holds; a side that is decided is left out."""
    return (
        negated(both(negated(left), negated(right)))
        if _is_decided(left, right)
        else Truth(core.COr(left.condition, right.condition))
    )


def _is_decided(*terms: Truth) -> bool:
    return any(isinstance(t.condition, core.CTrue | core.CFalse) for t in terms)


def negated(term: Truth) -> Truth:
    """It does not hold."""
    match term.condition:
        case core.CTrue():
            return Truth(core.CFalse())
        case core.CFalse():
            return Truth(core.CTrue())
        case core.CNot(operand):
            return Truth(operand)
        case condition:
            return Truth(core.CNot(condition))
