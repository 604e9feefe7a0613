"""Integers of a machine type that indices decide.

The rule: such an integer is an index expression, the number *with a sign* that its bits are. What an
operation computes is cut to the width of its type: if the exact result is proved to fit (isl, from the ranges
of loop variables, sizes and ``index`` arguments), it is that; else it is written with its modulus,
``(e + 2**(b-1)) mod 2**b - 2**(b-1)``. An operation on words without a sign takes ``e mod 2**b``. What has no
such form (a bit operation) is refused as an index.

A product of two variables is one of the language. So is a quotient or remainder by a variable that is proved
to be positive: then rounding down is rounding towards zero for numbers that are not negative.

``index`` has 64 bits. Its arithmetic is assumed not to overflow, so that sums, differences and products of
indices are exact. A cast to a narrower type is not arithmetic: ``index_cast`` and ``trunci`` drop the higher
bits, ``index_cast`` and ``extsi`` to a wider type repeat the sign, ``index_castui`` and ``extui`` do not
(documentation of MLIR's ``arith`` and ``index`` dialects). A word of one bit is a condition; with its sign,
it is 0 or -1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from redverify.frontends.common.terms import canonical, compare, conjunction, linear
from redverify.language import core
from redverify.language.core import IConst, IndexExpr

#: The width of ``index``.
INDEX_BITS = 64

#: A factor of a product by cases is at most so large, and has at most so many values.
_FEW = 8

#: Whether a condition holds at a place, for all sizes.
Proves = Callable[[core.Cond], bool]


class NotAffine(Exception):
    """A product or quotient that no index expression says; its text tells which."""


@dataclass(frozen=True, slots=True)
class Word:
    """Integers of ``bits`` bits. ``exact``: sums and products are assumed not to overflow."""

    bits: int
    proves: Proves
    exact: bool = False

    def cut(self, expr: IndexExpr) -> IndexExpr:
        """The number with a sign that has the lowest bits of a number."""
        half = 1 << (self.bits - 1)
        fits = conjunction([compare("<=", IConst(-half), expr), compare("<", expr, IConst(half))])
        if self.exact or self.proves(fits):
            return canonical(expr)
        return minus(_modulo(plus(expr, IConst(half)), 2 * half), IConst(half))

    def unsigned(self, expr: IndexExpr) -> IndexExpr:
        """The number without a sign that has the bits of a number of this type."""
        if self.is_natural(expr):
            return expr
        return _modulo(expr, 1 << self.bits)

    def is_natural(self, expr: IndexExpr) -> bool:
        """Whether a number is known to be at least 0."""
        return self.proves(compare(">=", expr, IConst(0)))

    def below(self, left: IndexExpr, right: IndexExpr) -> core.Cond:
        """``left < right`` without a sign: as with one, but that negative numbers are above the others."""
        less, zero = compare("<", left, right), IConst(0)
        positive, negative = compare(">=", left, zero), compare("<", right, zero)
        if self.is_natural(right):
            return less if self.is_natural(left) else conjunction([positive, less])
        if self.is_natural(left):
            return core.COr(negative, less)
        alike = core.COr(core.CAnd(positive, core.CNot(negative)), core.CAnd(core.CNot(positive), negative))
        return core.COr(core.CAnd(positive, negative), core.CAnd(alike, less))


# ---------------------------------------------------------------- affine arithmetic


def constant_of(expr: IndexExpr, what: str) -> int:
    """The number that an expression is; ``what`` it is, if it is none."""
    value = linear(expr)
    if not value.is_constant:
        raise NotAffine(what)
    return value.constant


def _divisor(expr: IndexExpr, proves: Proves | None) -> int | None:
    """A divisor that is a constant; ``None`` for one that is proved to be positive."""
    value = linear(expr)
    if value.is_constant and value.constant == 0:
        raise NotAffine("a quotient or remainder by zero")
    if not value.is_constant and (proves is None or not proves(compare(">=", expr, IConst(1)))):
        raise NotAffine("a quotient or remainder by a variable that has not been shown to be positive")
    return value.constant if value.is_constant else None


def times(left: IndexExpr, right: IndexExpr, proves: Proves | None = None) -> IndexExpr:
    """The product; by cases if one side is proved to be one of a few constants."""
    if linear(left).is_constant:
        left, right = right, left
    if proves is not None and not linear(right).is_constant:
        for factor, other in ((left, right), (right, left)):
            numbers = _numbers(factor, proves)
            if numbers:
                return _by_cases(factor, numbers, other)
    value = linear(right)
    product = core.IMul(value.constant, left) if value.is_constant else core.IProd(left, right)
    return canonical(product)


def _numbers(expr: IndexExpr, proves: Proves) -> list[int]:
    """The constants that an expression may be; none where it is not proved to be one of a few."""
    low, high = IConst(-_FEW), IConst(_FEW)
    if not proves(conjunction([compare("<=", low, expr), compare("<=", expr, high)])):
        return []
    found = [n for n in range(-_FEW, _FEW + 1) if not proves(compare("!=", expr, IConst(n)))]
    return found if len(found) <= _FEW else []


def _by_cases(factor: IndexExpr, numbers: Sequence[int], other: IndexExpr) -> IndexExpr:
    """``factor * other``, where the factor is one of the numbers."""
    found: IndexExpr = core.IMul(numbers[-1], other)
    for number in reversed(numbers[:-1]):
        found = core.ISelect(compare("==", factor, IConst(number)), core.IMul(number, other), found)
    return canonical(found)


def _modulo(left: IndexExpr, divisor: int) -> IndexExpr:
    """The remainder by a positive number; in it, remainders by multiples of that change nothing."""
    total: IndexExpr = IConst(linear(left).constant)
    for atom, factor in linear(left).terms:
        inner = atom.operand if isinstance(atom, core.IMod) and atom.divisor % divisor == 0 else atom
        total = core.IAdd(total, core.IMul(factor, inner))
    return canonical(core.IMod(total, divisor))


def floor_div(left: IndexExpr, right: IndexExpr, proves: Proves | None = None) -> IndexExpr:
    """The quotient, rounded down."""
    divisor = _divisor(right, proves)
    if divisor is None:
        return canonical(core.IQuot(left, right))
    return canonical(core.IDiv(left if divisor > 0 else times(left, IConst(-1)), abs(divisor)))


def ceil_div(left: IndexExpr, right: IndexExpr, proves: Proves | None = None) -> IndexExpr:
    """The quotient, rounded up."""
    divisor = _divisor(right, proves)
    if divisor is None:
        return canonical(core.IQuot(plus(left, plus(right, IConst(-1))), right))
    dividend = left if divisor > 0 else times(left, IConst(-1))
    return canonical(core.IDiv(core.IAdd(dividend, IConst(abs(divisor) - 1)), abs(divisor)))


def minus(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``left - right``."""
    return canonical(core.IAdd(left, core.IMul(-1, right)))


def plus(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``left + right``."""
    return canonical(core.IAdd(left, right))


def least(operands: Sequence[IndexExpr]) -> IndexExpr:
    """The least of the operands."""
    distinct = tuple(dict.fromkeys(canonical(o) for o in operands))
    return distinct[0] if len(distinct) == 1 else canonical(core.IMin(distinct))


def greatest(operands: Sequence[IndexExpr]) -> IndexExpr:
    """The greatest of the operands."""
    distinct = tuple(dict.fromkeys(canonical(o) for o in operands))
    return distinct[0] if len(distinct) == 1 else canonical(core.IMax(distinct))


# ---------------------------------------------------------------- operations of arith


def modulo(left: IndexExpr, right: IndexExpr, proves: Proves | None = None) -> IndexExpr:
    """The remainder of the quotient that is rounded down; by a negative constant, that by its opposite."""
    divisor = _divisor(right, proves)
    return canonical(core.IRem(left, right)) if divisor is None else _modulo(left, abs(divisor))


def _truncated(word: Word, left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """The quotient, rounded towards zero."""
    down, up = floor_div(left, right, word.proves), ceil_div(left, right, word.proves)
    positive = (_divisor(right, word.proves) or 1) > 0
    if down == up or word.is_natural(left):
        return down if positive else up
    condition = compare(">=", left, IConst(0))
    return canonical(core.ISelect(condition, *((down, up) if positive else (up, down))))


def _remainder(word: Word, left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """The remainder, which has the sign of the left operand."""
    divisor = _divisor(right, word.proves)
    if word.is_natural(left):
        return modulo(left, right, word.proves)
    by = right if divisor is None else IConst(abs(divisor))
    return minus(left, times(_truncated(word, left, by), by))


def _without_sign(
    function: Callable[[IndexExpr, IndexExpr, Proves], IndexExpr],
) -> Callable[[Word, IndexExpr, IndexExpr], IndexExpr]:
    """A division of words without a sign; its result has to be cut even if arithmetic is exact.

    Of two numbers that are not negative it is at most the first one, which fits.
    """

    def call(word: Word, left: IndexExpr, right: IndexExpr) -> IndexExpr:
        found = function(word.unsigned(left), word.unsigned(right), word.proves)
        if word.is_natural(left) and word.is_natural(right):
            return found
        return replace(word, exact=False).cut(found)

    return call


def _shift(word: Word, right: IndexExpr) -> IndexExpr:
    """The power of two that a shift multiplies or divides by; one that is too long is poison."""
    count = constant_of(right, "a shift by a variable")
    if not 0 <= count < word.bits:
        raise NotAffine("a shift by as many bits as the type has, or more")
    return IConst(1 << count)


def _shifted_left(word: Word, left: IndexExpr, right: IndexExpr) -> IndexExpr:
    return replace(word, exact=False).cut(times(left, _shift(word, right)))


def _shifted_right(word: Word, left: IndexExpr, right: IndexExpr) -> IndexExpr:
    return floor_div(left, _shift(word, right))


def _shifted_right_without_sign(word: Word, left: IndexExpr, right: IndexExpr) -> IndexExpr:
    return _without_sign(floor_div)(word, left, _shift(word, right))


def _masked(word: Word, left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``andi`` with a mask of the lowest bits."""
    if linear(left).is_constant:
        left, right = right, left
    mask = constant_of(right, "a bit operation of two variables") % (1 << word.bits)
    if mask & (mask + 1):
        raise NotAffine("a mask that is not one of the lowest bits")
    return replace(word, exact=False).cut(_modulo(left, mask + 1))


def _extreme(
    function: Callable[[Sequence[IndexExpr]], IndexExpr], *, signed: bool, greater: bool = False
) -> Callable[[Word, IndexExpr, IndexExpr], IndexExpr]:
    def call(word: Word, left: IndexExpr, right: IndexExpr) -> IndexExpr:
        if signed or (word.is_natural(left) and word.is_natural(right)):
            return function((left, right))
        first = word.below(right, left) if greater else word.below(left, right)
        return canonical(core.ISelect(first, left, right))

    return call


_OPERATIONS: dict[str, Callable[[Word, IndexExpr, IndexExpr], IndexExpr]] = {
    "addi": lambda word, x, y: word.cut(plus(x, y)),
    "subi": lambda word, x, y: word.cut(minus(x, y)),
    "muli": lambda word, x, y: word.cut(times(x, y, word.proves)),
    "divsi": lambda word, x, y: word.cut(_truncated(word, x, y)),
    "remsi": _remainder,
    "floordivsi": lambda word, x, y: word.cut(floor_div(x, y, word.proves)),
    "ceildivsi": lambda word, x, y: word.cut(ceil_div(x, y, word.proves)),
    "divui": _without_sign(floor_div),
    "remui": _without_sign(modulo),
    "ceildivui": _without_sign(ceil_div),
    "minsi": _extreme(least, signed=True),
    "maxsi": _extreme(greatest, signed=True),
    "minui": _extreme(least, signed=False),
    "maxui": _extreme(greatest, signed=False, greater=True),
    "shli": _shifted_left,
    "shrsi": _shifted_right,
    "shrui": _shifted_right_without_sign,
    "andi": _masked,
}


def is_known(name: str) -> bool:
    """Whether an operation of ``arith`` on two integers may have a form as an index."""
    return name in _OPERATIONS


def computed(name: str, word: Word, left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """What an operation of ``arith`` computes of two integers; :class:`NotAffine` if it has no form here."""
    return _OPERATIONS[name](word, left, right)


_SIGNED = {0: "==", 1: "!=", 2: "<", 3: "<=", 4: ">", 5: ">="}


def comparison(predicate: int, word: Word, left: IndexExpr, right: IndexExpr) -> core.Cond:
    """``arith.cmpi`` of two integers, by the number of its predicate."""
    if predicate in _SIGNED:
        return compare(_SIGNED[predicate], left, right)
    if word.is_natural(left) and word.is_natural(right):
        return compare({6: "<", 7: "<=", 8: ">", 9: ">="}[predicate], left, right)
    less = word.below(left, right) if predicate in (6, 9) else word.below(right, left)
    return less if predicate in (6, 8) else core.CNot(less)


def cast(name: str, source: Word, target: Word, operand: IndexExpr) -> IndexExpr:
    """``index_cast``, ``index_castui``, ``trunci``, ``extsi`` or ``extui``, of an integer with its sign."""
    if target.bits <= source.bits:
        return operand if target.bits == source.bits else target.cut(operand)
    return source.unsigned(operand) if name in ("index_castui", "extui") else operand


CASTS = frozenset(["index_cast", "index_castui", "trunci", "extsi", "extui"])
