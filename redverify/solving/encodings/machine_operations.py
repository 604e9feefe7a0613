"""Operations of machines on integers, as solvers know them.

Machine integers are words of bits in every encoding of values, so what is said here holds in all of them.
Where an operation is undefined, its result is an uninterpreted function of the operands: a proof holds
whatever it is. Operations on floats, and those that are not here, are uninterpreted functions everywhere.

The names and what they mean are in :mod:`redverify.language.machine_operations`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import z3

from redverify.language import core
from redverify.language.machine_operations import applied_operation
from redverify.language.types import TypeKind, ValueType
from redverify.language.walks import nodes_of
from redverify.solving.encodings.division import Divisions, Rounding

#: A result and where it is the operation's; ``None`` if it is everywhere.
Meaning = tuple[Any, Any | None]

_Words = list[Any]
_Rule = Callable[["Operation", _Words], Meaning]


class Operation:
    """An application of an operation: the types of its operands and result, and the query's divisions."""

    def __init__(self, operands: Sequence[ValueType], result: ValueType, divisions: Divisions) -> None:
        self.operands = tuple(operands)
        self.result = result
        self.divisions = divisions

    @property
    def alike(self) -> bool:
        """Whether all operands have the type of the result."""
        return all(t == self.result for t in self.operands)

    @property
    def signed(self) -> bool:
        """Whether the first operand has a sign."""
        return self.operands[0].kind is TypeKind.INT

    @property
    def bits(self) -> int:
        """The width of the first operand."""
        return _bits(self.operands[0])

    def into(self, value: Any) -> Any:
        """The lowest bits of a word as a value of the result's type; a shorter word has no sign."""
        return _resized(value, _bits(self.result), signed=False)

    def wide(self, value: Any, position: int, bits: int) -> Any:
        """The number that an operand is, in a longer word."""
        return _resized(value, bits, signed=self.operands[position].kind is TypeKind.INT)


def meaning(
    spec: core.Spec, term: core.Apply, arguments: Sequence[Any], divisions: Divisions, undefined: Any
) -> Any | None:
    """What an application of a declared function or operator is; ``None`` if nothing is known about it.

    ``undefined`` is the result where the operation has none.
    """
    operation = applied_operation(spec, term)
    rule = None if operation is None else _RULES.get(operation)
    types = [a.type for a in term.arguments]
    if rule is None or not all(t.is_integer or t.kind is TypeKind.BOOL for t in (*types, term.type)):
        return None
    words = [_word(a, t) for a, t in zip(arguments, types, strict=True)]
    try:
        value, defined = rule(Operation(types, term.type, divisions), words)
    except (_NoRule, ValueError):
        return None
    if term.type.kind is TypeKind.BOOL:
        value = value == 1
    return value if defined is None else z3.If(defined, value, undefined)


def occur(spec: core.Spec, *terms: core.ValueExpr) -> bool:
    """Whether solvers know an operation that is applied in terms."""
    return any(
        isinstance(n, core.Apply) and n.declared and applied_operation(spec, n) in _RULES
        for t in terms
        for n in nodes_of(t)
    )


class _NoRule(Exception):
    """The operands have not the types that the rule is for."""


def _bits(type_: ValueType) -> int:
    return 1 if type_.kind is TypeKind.BOOL else type_.bits


def _word(value: Any, type_: ValueType) -> Any:
    if type_.kind is TypeKind.BOOL:
        return z3.If(value, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1))
    return value


def _resized(value: Any, bits: int, *, signed: bool) -> Any:
    extra = bits - value.size()
    if extra < 0:
        return z3.Extract(bits - 1, 0, value)
    return value if extra == 0 else z3.SignExt(extra, value) if signed else z3.ZeroExt(extra, value)


# ---------------------------------------------------------------- rules


def _alike(function: Callable[..., Any], *, count: int = 2) -> _Rule:
    """A function that is defined everywhere, of words of one type."""

    def rule(operation: Operation, words: _Words) -> Meaning:
        if not operation.alike or len(words) != count:
            raise _NoRule
        return function(*words), None

    return rule


def _shift(*, left: bool, signed: bool | None = None) -> _Rule:
    """A shift by as many bits as the word has, or more, is undefined; and so is one by a negative count."""

    def rule(operation: Operation, words: _Words) -> Meaning:
        x, y = words
        if operation.operands[0] != operation.result or y.size() != x.size():
            raise _NoRule
        if signed and not operation.signed:
            raise _NoRule
        arithmetic = operation.signed if signed is None else signed
        moved = x << y if left else x >> y if arithmetic else z3.LShR(x, y)
        return moved, z3.ULT(y, operation.bits)

    return rule


def _shift_either_way(sign: int) -> _Rule:
    """A shift to the left by ``sign * y``, and to the right where that is negative."""

    def rule(operation: Operation, words: _Words) -> Meaning:
        x, y = words
        if operation.operands[0] != operation.result or y.size() != x.size():
            raise _NoRule
        right = x >> -y * sign if operation.signed else z3.LShR(x, -y * sign)
        if operation.operands[1].kind is not TypeKind.INT:
            forward = x << y if sign > 0 else x >> y if operation.signed else z3.LShR(x, y)
            return forward, z3.ULT(y, operation.bits)
        inside = z3.And(y > -operation.bits, y < operation.bits)
        return z3.If(y * sign >= 0, x << y * sign, right), inside

    return rule


def _division(rounding: Rounding, *, remainder: bool, signed: bool | None = None) -> _Rule:
    """Division by zero is undefined, and so is a quotient that does not fit, with its remainder."""

    def rule(operation: Operation, words: _Words) -> Meaning:
        x, y = words
        if not operation.alike or (signed and not operation.signed):
            raise _NoRule
        with_sign = operation.signed if signed is None else signed
        divide = operation.divisions.remainder if remainder else operation.divisions.quotient
        return divide(rounding, x, y, signed=with_sign), _divisible(x, y, with_sign)

    return rule


def _divisible(x: Any, y: Any, signed: bool) -> Any:
    fits = z3.Not(z3.And(y == -1, x == 1 << (x.size() - 1))) if signed else z3.BoolVal(True)
    return z3.And(y != 0, fits)


#: Integers of so many bits and more do not overflow in Halide; shorter ones wrap.
_NO_OVERFLOW = 32


def _halide_division(*, remainder: bool) -> _Rule:
    """Halide's quotient and remainder are 0 by 0."""

    def rule(operation: Operation, words: _Words) -> Meaning:
        x, y = words
        if not operation.alike:
            raise _NoRule
        divide = operation.divisions.remainder if remainder else operation.divisions.quotient
        value = z3.If(y == 0, z3.BitVecVal(0, x.size()), divide("euclid", x, y, signed=operation.signed))
        long = operation.signed and operation.bits >= _NO_OVERFLOW
        return value, z3.Or(y == 0, _divisible(x, y, signed=True)) if long else None

    return rule


def _ceiling(*, signed: bool) -> _Rule:
    def rule(operation: Operation, words: _Words) -> Meaning:
        x, y = words
        if not operation.alike or (signed and not operation.signed):
            raise _NoRule
        quotient = operation.divisions.quotient("trunc", x, y, signed=signed)
        rest = operation.divisions.remainder("trunc", x, y, signed=signed)
        above = z3.And(rest != 0, (rest < 0) == (y < 0)) if signed else rest != 0
        return z3.If(above, quotient + 1, quotient), _divisible(x, y, signed)

    return rule


def _resize(*, signed: bool) -> _Rule:
    def rule(operation: Operation, words: _Words) -> Meaning:
        (x,) = words
        return _resized(x, _bits(operation.result), signed=signed), None

    return rule


def _counted(function: Callable[[Any], Any], *, of_zero: bool = True) -> _Rule:
    """A number of bits of one word."""

    def rule(operation: Operation, words: _Words) -> Meaning:
        (x,) = words
        return operation.into(function(x)), None if of_zero else x != 0

    return rule


def _ones(x: Any) -> Any:
    return z3.Sum([z3.ZeroExt(x.size() - 1, z3.Extract(i, i, x)) for i in range(x.size())])


def _zeros_above(x: Any) -> Any:
    size = x.size()
    found = z3.BitVecVal(size, size)
    for i in range(size):
        found = z3.If(z3.Extract(i, i, x) == 1, z3.BitVecVal(size - 1 - i, size), found)
    return found


def _zeros_below(x: Any) -> Any:
    size = x.size()
    found = z3.BitVecVal(size, size)
    for i in reversed(range(size)):
        found = z3.If(z3.Extract(i, i, x) == 1, z3.BitVecVal(i, size), found)
    return found


def _exactly(function: Callable[..., Any], *, saturated: bool = False) -> _Rule:
    """The lowest bits of a function of the numbers that words are, or the number nearest to it.

    Side condition: a word of three times as many bits and two more has all that the function computes.
    """

    def rule(operation: Operation, words: _Words) -> Meaning:
        bits = 3 * max(_bits(operation.result), *[w.size() for w in words]) + 2
        if operation.result.kind is TypeKind.BOOL:
            raise _NoRule
        numbers = [operation.wide(w, position, bits) for position, w in enumerate(words)]
        value = function(*numbers)
        if saturated:
            least, greatest = (
                z3.BitVecVal(n, bits) for n in (operation.result.least, operation.result.greatest)
            )
            value = z3.If(value < least, least, z3.If(value > greatest, greatest, value))
        return operation.into(value), None

    return rule


def _high(operation: Operation, words: _Words) -> Meaning:
    if not operation.alike:
        raise _NoRule
    x, y = (operation.wide(w, position, 2 * operation.bits) for position, w in enumerate(words))
    return z3.Extract(2 * operation.bits - 1, operation.bits, x * y), None


_RULES: dict[str, _Rule] = {
    **{name: _alike(lambda x, y: x & y) for name in ("arith_andi", "word_and")},
    **{name: _alike(lambda x, y: x | y) for name in ("arith_ori", "word_or")},
    **{name: _alike(lambda x, y: x ^ y) for name in ("arith_xori", "word_xor")},
    "word_not": _alike(lambda x: ~x, count=1),
    "arith_shli": _shift(left=True),
    "arith_shrui": _shift(left=False, signed=False),
    "arith_shrsi": _shift(left=False, signed=True),
    "arith_divsi": _division("trunc", remainder=False, signed=True),
    "arith_remsi": _division("trunc", remainder=True, signed=True),
    "arith_floordivsi": _division("floor", remainder=False, signed=True),
    "arith_ceildivsi": _ceiling(signed=True),
    "arith_divui": _division("trunc", remainder=False, signed=False),
    "arith_remui": _division("trunc", remainder=True, signed=False),
    "arith_ceildivui": _ceiling(signed=False),
    "arith_extsi": _resize(signed=True),
    "arith_trunci": _resize(signed=False),
    **{name: _counted(_ones) for name in ("math_ctpop", "word_popcount")},
    **{name: _counted(_zeros_above) for name in ("math_ctlz", "word_clz")},
    **{name: _counted(_zeros_below) for name in ("math_cttz", "word_ctz")},
    "tvm_clz": _counted(_zeros_above, of_zero=False),
    "word_shl": _shift(left=True),
    "word_shr": _shift(left=False),
    "word_truncdiv": _division("trunc", remainder=False),
    "word_truncmod": _division("trunc", remainder=True),
    "word_floordiv": _division("floor", remainder=False),
    "word_floormod": _division("floor", remainder=True),
    "word_mulhi": _high,
    "halide_div": _halide_division(remainder=False),
    "halide_mod": _halide_division(remainder=True),
    "halide_shift_left": _shift_either_way(1),
    "halide_shift_right": _shift_either_way(-1),
    "halide_absd": _exactly(lambda x, y: z3.If(x < y, y - x, x - y)),
    "halide_saturating_cast": _exactly(lambda x: x, saturated=True),
    "halide_saturating_add": _exactly(lambda x, y: x + y, saturated=True),
    "halide_saturating_sub": _exactly(lambda x, y: x - y, saturated=True),
    "halide_halving_add": _exactly(lambda x, y: (x + y) >> 1),
    "halide_rounding_halving_add": _exactly(lambda x, y: (x + y + 1) >> 1),
    "halide_halving_sub": _exactly(lambda x, y: (x - y) >> 1),
}
