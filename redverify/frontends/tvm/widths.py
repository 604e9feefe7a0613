"""The widths of TVM's index arithmetic: index expressions are exact integers, TVM's have a type.

The rule: *arithmetic of int32 and int64 is taken not to overflow, as TVM itself takes it. All else that may
wrap does.* That is arithmetic of int8, int16 and unsigned types, and each cast to a type that does not hold
all values of the operand's. Where the ranges of the variables show that nothing wraps, the exact expression
stays. Elsewhere it is written with its modulus: ``x - 5`` of a ``uint8`` is ``(x - 5) % 256``, and
``x * 100`` of an ``int8`` is ``(100 * x + 128) % 256 - 128``. So an index expression is always the exact
value of TVM's expression, and lies in the range of its type.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from redverify.language import core
from redverify.language.core import IConst, IndexExpr

#: The least and the greatest value, as far as they are known.
Range = tuple[int | None, int | None]

#: Types whose arithmetic is taken not to overflow.
_UNBOUNDED = ("int32", "int64")

_INTEGER = re.compile(r"(u?)int(\d+)")


def range_of_type(dtype: str) -> tuple[int, int]:
    """The least and the greatest value of an integer type of TVM; ``bool`` has 0 and 1."""
    found = _INTEGER.fullmatch(dtype)
    if found is None:
        return 0, 1
    bits = int(found.group(2))
    return (0, (1 << bits) - 1) if found.group(1) else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)


def range_of_variable(dtype: str, known: Range = (None, None)) -> Range:
    """The range of a variable of a type that already has a known range."""
    if dtype in _UNBOUNDED:
        return known
    lower, upper = range_of_type(dtype)
    return _tighter(known[0], lower, max), _tighter(known[1], upper, min)


def _tighter(known: int | None, other: int, choose: Callable[[int, int], int]) -> int:
    return other if known is None else choose(known, other)


def arithmetic(expr: IndexExpr, dtype: str, ranges: Mapping[str, Range]) -> IndexExpr:
    """What an operation of type ``dtype`` gives whose exact result is ``expr``."""
    return expr if dtype in _UNBOUNDED else _wrapped(expr, dtype, ranges)


def holds(wide: str, narrow: str) -> bool:
    """Whether a type has all values of another one."""
    (least, greatest), (lower, upper) = range_of_type(narrow), range_of_type(wide)
    return lower <= least and greatest <= upper


def converted(expr: IndexExpr, source: str, target: str, ranges: Mapping[str, Range]) -> IndexExpr:
    """The value ``expr`` of type ``source``, cast to the integer type ``target``."""
    return expr if holds(target, source) else _wrapped(expr, target, ranges)


def _wrapped(expr: IndexExpr, dtype: str, ranges: Mapping[str, Range]) -> IndexExpr:
    """The number of ``dtype`` that is equal to ``expr`` modulo the size of the type."""
    (lower, upper), (least, greatest) = range_of_type(dtype), range_of(expr, ranges)
    if least is not None and greatest is not None and lower <= least and greatest <= upper:
        return expr
    size = upper - lower + 1
    if lower == 0:
        return core.IMod(expr, size)
    return core.IAdd(core.IMod(core.IAdd(expr, IConst(-lower)), size), IConst(lower))


def range_of(expr: IndexExpr, ranges: Mapping[str, Range]) -> Range:
    """A range that an expression lies in, where its variables lie in theirs."""
    match expr:
        case core.IConst(value):
            return value, value
        case core.IVar(name):
            return ranges.get(name, (None, None))
        case core.IAdd(left, right):
            (a, b), (c, d) = range_of(left, ranges), range_of(right, ranges)
            return _sum(a, c), _sum(b, d)
        case core.IMul(factor, operand):
            low, high = (None if end is None else factor * end for end in range_of(operand, ranges))
            return (low, high) if factor >= 0 else (high, low)
        case core.IDiv(operand, divisor):
            low, high = range_of(operand, ranges)
            return None if low is None else low // divisor, None if high is None else high // divisor
        case core.IMod(operand, modulus):
            low, high = range_of(operand, ranges)
            inside = low is not None and high is not None and low >= 0 and high < modulus
            return (low, high) if inside else (0, modulus - 1)
        case core.IMin(operands):
            return _each([range_of(o, ranges)[0] for o in operands], min), _some(
                [range_of(o, ranges)[1] for o in operands], min
            )
        case core.IMax(operands):
            return _some([range_of(o, ranges)[0] for o in operands], max), _each(
                [range_of(o, ranges)[1] for o in operands], max
            )
        case core.ISelect(_, then, otherwise):
            ends = [range_of(then, ranges), range_of(otherwise, ranges)]
            return _each([low for low, _ in ends], min), _each([high for _, high in ends], max)
        case _:
            return None, None


def _sum(left: int | None, right: int | None) -> int | None:
    return None if left is None or right is None else left + right


def _each(ends: Iterable[int | None], choose: Callable[[Iterable[int]], int]) -> int | None:
    """The bound of all operands; not known if one of them is not."""
    found = list(ends)
    known = [end for end in found if end is not None]
    return choose(known) if len(known) == len(found) else None


def _some(ends: Iterable[int | None], choose: Callable[[Iterable[int]], int]) -> int | None:
    """The bound that any operand gives."""
    known = [end for end in ends if end is not None]
    return choose(known) if known else None
