"""Casts that keep a number, in every encoding of values in which they do.

A cast between types that both have the number changes nothing. So widening and then narrowing again
is the identity, and integers that a floating-point type has exactly are kept. Other casts round, and
are left to the encoding.
"""

from __future__ import annotations

from fractions import Fraction

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.encodings import Floats, encoding_of
from redverify.language.types import ValueType
from redverify.presburger import build
from redverify.presburger.lift import affine_expression
from redverify.solving.rounding import exact_cast, rounded_to


def simpler_cast(equations: Equations, type_: ValueType, operand: core.ValueExpr) -> core.ValueExpr | None:
    """A term that equals ``type_(operand)`` and has fewer casts; ``None`` if no rule applies.

    Side conditions, by rule:

    - ``c(b(x))`` is ``c(x)``, and ``x`` if that has the type ``c`` already: the cast to ``b`` is exact, so
      ``b(x)`` is the number ``x``; and ``c`` has floats, or ``c`` and the type of ``x`` are integer
      types and ``c`` has all values of the latter.
    - a literal is a literal of the other type: both types have the number exactly.
    - a word of an index is another word of it: of the index itself if the latter is no wider, and else of
      the number that the former has, which is a remainder of the index.

    A rule with an integer type needs an encoding in which casts from integers are numbers; one with an
    integer type as target needs real numbers, since elsewhere casts of floats to integers are left open.
    """
    match operand:
        case core.Cast(middle, inner) if middle.is_floating and exact_cast(inner.type, middle):
            if not (_rules_hold(equations, inner.type) and _rules_hold(equations, type_, target=True)):
                return None
            contains = _contains(type_, inner.type)
            if not (type_.is_floating or contains):
                return None
            assert inner.type.is_floating or inner.type.is_integer
            return inner if inner.type == type_ else core.Cast(type_, inner)
        case core.IndexCast(source, index) if source.is_integer and type_.is_integer:
            return core.IndexCast(type_, index if type_.bits <= source.bits else _wrapped(index, source))
        case core.Literal(source, value) if source != type_:
            if not (_rules_hold(equations, source) and _rules_hold(equations, type_, target=True)):
                return None
            return core.Literal(type_, value) if _has(source, value) and _has(type_, value) else None
        case _:
            return None


def _wrapped(index: core.IndexExpr, word: ValueType) -> core.IndexExpr:
    """The number that a word has for an index: of its numbers, the one a multiple of 2^bits away."""
    least, size = int(word.least), 2**word.bits
    if least == 0:
        return core.IMod(index, size)
    return core.IAdd(core.IMod(core.IAdd(index, core.IConst(-least)), size), core.IConst(least))


def constant_index(equations: Equations, domain: isl.Set, cast: core.IndexCast) -> core.Literal | None:
    """The literal that a cast of an index is on the domain; ``None`` if it is not known to be one.

    Side conditions: the index has one value on the whole domain, and the type has it exactly.
    """
    if not cast.type.is_floating or not _integers_are_numbers(equations):
        return None
    index = cast.operand
    if not isinstance(index, core.IConst):
        point = build.sample(domain)
        if point is None:
            return None
        fixed = build.pw(index).intersect_params(build.environment_set(point[0]))
        pieces: list[core.IndexExpr] = []
        fixed.foreach_piece(lambda _, piece: pieces.append(affine_expression(piece)))
        if len(pieces) != 1 or not isinstance(pieces[0], core.IConst):
            return None
        if not domain.is_subset(build.where(core.CCmp("==", index, pieces[0]))):
            return None
        index = pieces[0]
    value = Fraction(index.value)
    return core.Literal(cast.type, value) if _has(cast.type, value) else None


def fits(domain: isl.Set, index: core.IndexExpr, type_: ValueType) -> bool:
    """Whether a floating-point type has every integer that the index is on the domain."""
    largest = core.IConst(_largest(type_))
    smallest = core.IConst(-_largest(type_))
    inside = core.CAnd(core.CCmp("<=", smallest, index), core.CCmp("<=", index, largest))
    return bool(domain.is_subset(build.where(inside)))


def _integers_are_numbers(equations: Equations) -> bool:
    """Whether the reference interpreter, too, takes casts of integers to floats for numbers."""
    return encoding_of(equations.values).floats is not Floats.NONDISTRIBUTIVE


def _rules_hold(equations: Equations, type_: ValueType, *, target: bool = False) -> bool:
    """Whether the rules may be used for casts from a type, or to it as a target."""
    if type_.is_floating:
        return True
    if target:
        return encoding_of(equations.values).floats is Floats.EXACT
    return type_.is_integer and _integers_are_numbers(equations)


def _contains(wide: ValueType, narrow: ValueType) -> bool:
    """Whether both are integer types, and the first has all values of the second."""
    if not (wide.is_integer and narrow.is_integer):
        return False
    return wide.least <= narrow.least and narrow.greatest <= wide.greatest


def _largest(type_: ValueType) -> int:
    """A number up to which a floating-point type has every integer."""
    return int(2**type_.format.significand)


def _has(type_: ValueType, value: Fraction | bool | str) -> bool:
    """Whether a type has a number exactly."""
    if type_.is_floating:
        return isinstance(value, str) or (not isinstance(value, bool) and rounded_to(type_, value) == value)
    if not type_.is_integer or not isinstance(value, Fraction):
        return False
    return value.denominator == 1 and type_.least <= value <= type_.greatest
