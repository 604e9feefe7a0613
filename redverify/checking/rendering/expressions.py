"""Expressions of the data as Lean terms."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import assert_never

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import (
    Access,
    And,
    AtLeast,
    AtMost,
    Atom,
    Builtin,
    Call,
    CastTo,
    Choice,
    Condition,
    Declared,
    DeclaredType,
    Equal,
    Function,
    Greater,
    Iff,
    Index,
    IndexValue,
    IntegerOf,
    Less,
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
    Shared,
    Special,
    Sum,
    Truth,
    Type,
    Unequal,
    Value,
)
from redverify.checking.rendering.names_and_numbers import label, name_of, natural, number, quoted, variable

_TYPES = re.compile(r"(real|f16|bf16|f32|f64|[iu](8|16|32|64)|bool)")
_SPECIAL = ("inf", "-inf", "-0.0", "true", "false")
_BUILTIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,80}|\+|-|\*|/|==|!=|<|<=|>|>=")

#: How a variable is printed: by default as an integer variable of Lean.
Variables = Callable[[str], str]

# ---------------------------------------------------------------- index expressions


def integer(value: int) -> str:
    """A number as a Lean integer, in parentheses if it is negative."""
    return f"({number(value)})" if value < 0 else str(number(value))


#: How tightly Lean binds: sums, products, what stands as an argument.
_SUM, _PRODUCT, _ARGUMENT = 65, 70, 1024


def index(term: Index, of: Variables = variable, tightness: int = _ARGUMENT) -> str:
    """An index expression as a Lean integer, in parentheses where what is around it binds more tightly."""
    match term:
        case str():
            return of(term)
        case int():
            return integer(term)
        case Sum(left, right):
            text = f"{index(left, of, _SUM)} + {index(right, of, _SUM + 1)}"
            return _enclosed(text, tightness > _SUM)
        case Multiple(factor, operand):
            text = f"{integer(factor)} * {index(operand, of, _PRODUCT + 1)}"
            return _enclosed(text, tightness > _PRODUCT)
        case Quotient(operand, divisor) | Remainder(operand, divisor):
            sign = "/" if isinstance(term, Quotient) else "%"
            text = f"{index(operand, of, _PRODUCT)} {sign} {natural(divisor)}"
            return _enclosed(text, tightness > _PRODUCT)
        case Minimum(operands) | Maximum(operands):
            return _nested("min" if isinstance(term, Minimum) else "max", operands, of)
        case Choice(choice, then, otherwise):
            return f"(bif {decision(choice, of)} then {index(then, of)} else {index(otherwise, of)})"
        case IntegerOf(kind, operand):
            return _enclosed(f"I.toInt {type_(kind)} {value(operand, of)}", tightness > _PRODUCT)
        case _:
            assert_never(term)


def _enclosed(text: str, needed: bool) -> str:
    """A text in parentheses where they are needed."""
    return f"({text})" if needed else text


def _nested(function_: str, operands: Sequence[Index], of: Variables) -> str:
    """A function of two integers, from left to right over one operand or more."""
    if not operands:
        raise CertificateError(f"{function_} needs an operand")
    first, *others = [index(operand, of) for operand in operands]
    for other in others:
        first = f"({function_} {first} {other})"
    return first


def indices(terms: Sequence[Index], of: Variables = variable) -> str:
    """Several index expressions as a list of integers."""
    return "[" + ", ".join([index(term, of, _SUM) for term in terms]) + "]"


# ---------------------------------------------------------------- conditions


def _sides(left: Index, right: Index, of: Variables) -> tuple[str, str]:
    """Both sides of a comparison; without a variable Lean would take them for natural numbers."""
    first, second = index(left, of, _SUM), index(right, of, _SUM)
    return (f"({first} : Int)" if closed(left) and closed(right) else first), second


def closed(term: Index) -> bool:
    """Whether no variable occurs and no condition but ``true`` and ``false``."""
    match term:
        case str() | IntegerOf():
            return False
        case int():
            return True
        case Sum(left, right):
            return closed(left) and closed(right)
        case Multiple(_, operand) | Quotient(operand, _) | Remainder(operand, _):
            return closed(operand)
        case Minimum(operands) | Maximum(operands):
            return all(closed(operand) for operand in operands)
        case Choice(choice, then, otherwise):
            return _without_variable(choice) and closed(then) and closed(otherwise)
        case _:
            assert_never(term)


def _without_variable(condition_: Condition) -> bool:
    """Whether no variable occurs in a condition."""
    match condition_:
        case bool():
            return True
        case (
            Equal(left, right)
            | Unequal(left, right)
            | Less(left, right)
            | AtMost(left, right)
            | Greater(left, right)
            | AtLeast(left, right)
        ):
            return closed(left) and closed(right)
        case And(one, other) | Or(one, other) | Iff(one, other):
            return _without_variable(one) and _without_variable(other)
        case Not(operand):
            return _without_variable(operand)
        case _:
            assert_never(condition_)


#: The same of propositions: equivalences, disjunctions, conjunctions, and what ``¬`` stands before.
_IFF, _OR, _AND, _NOT = 20, 30, 35, 40

#: How tightly an alternative of several has to bind, and a member of a conjunction.
ALTERNATIVE, CONJUNCT = _OR + 1, _AND + 1


def condition(term: Condition, of: Variables = variable, tightness: int = 0) -> str:
    """A condition as a Lean proposition about integers, in parentheses where they are needed."""
    match term:
        case bool():
            return "True" if term else "False"
        case Equal(left, right):
            return " = ".join(_sides(left, right, of))
        case Unequal(left, right):
            return "¬ " + " = ".join(_sides(left, right, of))
        case Less(left, right):
            return " < ".join(_sides(left, right, of))
        case AtMost(left, right):
            return " ≤ ".join(_sides(left, right, of))
        case Greater(left, right):
            return " < ".join(reversed(_sides(left, right, of)))
        case AtLeast(left, right):
            return " ≤ ".join(reversed(_sides(left, right, of)))
        case And(one, other):
            text = f"{condition(one, of, _AND + 1)} ∧ {condition(other, of, _AND)}"
            return _enclosed(text, tightness > _AND)
        case Or(one, other):
            text = f"{condition(one, of, _OR + 1)} ∨ {condition(other, of, _OR)}"
            return _enclosed(text, tightness > _OR)
        case Iff(one, other):
            text = f"{condition(one, of, _IFF + 1)} ↔ {condition(other, of, _IFF + 1)}"
            return _enclosed(text, tightness > _IFF)
        case Not(operand):
            return f"¬ {condition(operand, of, _NOT)}"
        case _:
            assert_never(term)


def decision(term: Condition, of: Variables = variable) -> str:
    """A condition as the truth value that Lean computes, in parentheses."""
    match term:
        case bool():
            return "true" if term else "false"
        case Unequal(left, right):
            return f"(!{decision(Equal(left, right), of)})"
        case And(one, other):
            return f"({decision(one, of)} && {decision(other, of)})"
        case Or(one, other):
            return f"({decision(one, of)} || {decision(other, of)})"
        case Not(operand):
            return f"(!{decision(operand, of)})"
        case Equal() | Less() | AtMost() | Greater() | AtLeast() | Iff():
            return f"(decide ({condition(term, of)}))"
        case _:
            assert_never(term)


# ---------------------------------------------------------------- types and functions


def type_(term: Type) -> str:
    """``Ty``"""
    if isinstance(term, DeclaredType):
        return f"(.declared {quoted(term.name)})"
    if not _TYPES.fullmatch(term):
        raise CertificateError(f"not a type: {term[:80]}")
    return f".{term}"


def function(term: Function) -> str:
    """``Fn``"""
    match term:
        case Number(kind, numerator, denominator):
            return f"(.literal {type_(kind)} {integer(numerator)} {natural(denominator)})"
        case Special(kind, name):
            if name not in _SPECIAL:
                raise CertificateError(f"not a special value: {name[:80]}")
            return f'(.special {type_(kind)} "{name}")'
        case Builtin(name, kind):
            if not _BUILTIN.fullmatch(name):
                raise CertificateError(f"not a function: {name[:80]}")
            return f'(.builtin "{name}" {type_(kind)})'
        case Declared(name):
            return f"(.declared {quoted(name)})"
        case CastTo(source, target):
            return f"(.cast {type_(source)} {type_(target)})"
        case _:
            assert_never(term)


# ---------------------------------------------------------------- values


def binders(names: Sequence[str]) -> str:
    """``fun i j => `` or nothing."""
    return f"fun {' '.join([variable(name) for name in names])} => " if names else ""


def points(names: Sequence[str], where: Condition, of: Variables = variable) -> str:
    """The index set of the points where a condition holds."""
    inner = _but(of, names)
    return f"(pts{len(names)} ({binders(names)}{condition(where, inner)}))"


def _but(of: Variables, names: Sequence[str]) -> Variables:
    """Bound variables are printed as variables."""
    bound = frozenset(names)
    return lambda name: variable(name) if name in bound else of(name)


def value(term: Value, of: Variables = variable) -> str:
    """A value as a Lean term of type ``V``, in parentheses."""
    text = unenclosed(term, of)
    return f"({text})" if " " in text else text


def unenclosed(term: Value, of: Variables = variable) -> str:
    """A value as a Lean term of type ``V``, which may be an application."""
    match term:
        case Call(symbol, arguments):
            return f"I.fn {function(symbol)} [{', '.join([unenclosed(a, of) for a in arguments])}]"
        case Access(tensor, at):
            return f"M {name_of('t', tensor)} {indices(at, of)}"
        case IndexValue(kind, operand):
            return f"I.index {type_(kind)} {index(operand, of)}"
        case Truth(claim):
            return f"truth I ({condition(claim, of)})"
        case Select(choice, then, otherwise):
            return f"sel ({condition(choice, of)}) {value(then, of)} {value(otherwise, of)}"
        case Reduce(start, operator, names, where, body):
            first = "none" if start is None else f"(some {value(start, of)})"
            text = f"(body{len(names)} ({binders(names)}{unenclosed(body, _but(of, names))}))"
            return f"I.reduce {function(operator)} {first} {points(names, where, of)} {text}"
        case Shared(name, arguments):
            return " ".join([f"{label(name)} I M", *[index(a, of) for a in arguments]])
        case Atom(number_):
            return f"v{natural(number_)}"
        case _:
            assert_never(term)


def applied(name: str, arguments: Sequence[Index], of: Variables = variable) -> str:
    """A definition at index expressions."""
    return f"({label(name)} I M{''.join([' ' + index(a, of) for a in arguments])})"
