"""Symbolic values: terms, infinities of the ``real`` encoding, and hashes.

A hash is a function of the value alone and not of the process, so that two runs with one seed give
the same counterexample.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction
from hashlib import blake2b
from typing import Any

#: A concrete value: ``int`` or ``Fraction`` (exact numbers and machine integers), ``bool``,
#: ``float`` (in ``ieee``), :class:`Extended` or :class:`Term`; a record is the tuple of its fields.
Value = Any

Number = int | Fraction


def mix(*parts: int | str) -> int:
    """A 64-bit hash of ``parts``, the same in every process."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest(), "little")


class Term:
    """An element of a free model: ``head`` applied to ``arguments``.

    Terms are interned by :class:`TermTable`: equal terms of one table are identical.
    """

    __slots__ = ("arguments", "digest", "head")

    def __init__(self, head: str, arguments: tuple[Value, ...]) -> None:
        self.head = head
        self.arguments = arguments
        self.digest = mix(head, *map(digest, arguments))

    def __repr__(self) -> str:
        if not self.arguments:
            return self.head
        shown = ", ".join(map(repr, self.arguments[:6]))
        return f"{self.head}({shown}{', ...' if len(self.arguments) > 6 else ''})"


class TermTable:
    """The terms of one run, interned."""

    def __init__(self) -> None:
        self._terms: dict[tuple[Any, ...], Term] = {}

    def make(self, head: str, arguments: tuple[Value, ...] = ()) -> Value:
        """The term ``head(arguments)``; nothing is known about it if one of them is not known."""
        unknown = next((a for a in arguments if isinstance(a, Open)), None)
        if unknown is not None:
            return Unknown(f"{head}({unknown.reason})")
        key = (head, *map(key_of, arguments))
        term = self._terms.get(key)
        if term is None:
            term = self._terms[key] = Term(head, arguments)
        return term


def key_of(value: Value) -> Any:
    """A hashable key, equal exactly for equal values (floats bit by bit; NaN is one value)."""
    if type(value) is float:
        return (value.hex(),)
    if type(value) is tuple:
        return ("record", *map(key_of, value))
    return value


#: Fractions whose numerator or denominator has more bits become intervals (:mod:`.reals`).
LONGEST = 4096


class Open(ABC):
    """A value that is not known exactly (:mod:`.reals`); ``reason`` says where it comes from."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        self.reason = reason

    @abstractmethod
    def may_be(self, other: Value) -> bool:
        """Whether it may be the same as another value."""

    @abstractmethod
    def absolute(self) -> Value:
        """Its absolute value."""


class NoEvidence(ArithmeticError):
    """The run depends on a value that is not known, with its ``reason``; nothing follows from it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Unknown(Open):
    """An unknown value."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"unknown ({self.reason})"

    def __bool__(self) -> bool:
        raise NoEvidence(self.reason)

    def may_be(self, other: Value) -> bool:
        """Whatever it is compared with, it may be the same."""
        return True

    def absolute(self) -> Value:
        """Not known either."""
        return self

    def _self(self, *_: object) -> Unknown:
        return self

    def _ends(self) -> int:
        raise NoEvidence(self.reason)

    # Machine integers may be unknown, too: a cast of an unknown number.
    __int__ = __index__ = __abs__ = __invert__ = _ends
    __mod__ = __rmod__ = __floordiv__ = __rfloordiv__ = _self
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _self
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __neg__ = _self
    __truediv__ = __rtruediv__ = __lt__ = __le__ = __gt__ = __ge__ = _self
    __hash__ = object.__hash__

    def __eq__(self, other: object) -> Any:
        return self

    def __ne__(self, other: object) -> Any:
        return self


def same(left: Value, right: Value) -> bool:
    """Equality of values: exact, bitwise on floats except that NaN equals NaN.

    Values that are not known exactly are the same unless they are known to differ.
    """
    if type(left) is tuple and type(right) is tuple:
        return all(same(x, y) for x, y in zip(left, right, strict=True))
    if isinstance(left, Open):
        return left.may_be(right)
    if isinstance(right, Open):
        return right.may_be(left)
    if type(left) is float or type(right) is float:
        return bool(key_of(left) == key_of(right))
    return bool(left == right)


def undecided(left: Value, right: Value) -> str | None:
    """Why two values that are :func:`same` may differ all the same; ``None`` if they are equal for sure."""
    if left is right:
        return None
    if type(left) is tuple and type(right) is tuple:
        reasons = (undecided(x, y) for x, y in zip(left, right, strict=True))
        return next((reason for reason in reasons if reason is not None), None)
    return next((value.reason for value in (left, right) if isinstance(value, Open)), None)


def digest(value: Value) -> int:
    """A hash of a value that equal values share."""
    if type(value) is int:
        return mix("n", value, 1)
    if isinstance(value, Term):
        return value.digest
    if isinstance(value, bool):
        return mix("n", int(value), 1)
    if isinstance(value, Fraction):
        return mix("n", value.numerator, value.denominator)
    if isinstance(value, float):
        return mix("f", value.hex())
    if isinstance(value, tuple):
        return mix("record", *map(digest, value))
    return mix("x", repr(value))


class Undefined(Unknown):
    """What arithmetic on infinities makes that is not a number: ``inf - inf``, ``0 * inf``, ``inf / inf``.

    It differs from every number and from the infinities. Of two undefined values nothing is known.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"undefined ({self.reason})"

    def may_be(self, other: Value) -> bool:
        """Whether the other value may be undefined, too."""
        return isinstance(other, Unknown)


class Extended:
    """An infinity of the ``real`` encoding; arithmetic is IEEE 754's, with :class:`Undefined` for NaN."""

    __slots__ = ("positive",)

    def __init__(self, *, positive: bool) -> None:
        self.positive = positive

    def __repr__(self) -> str:
        return "inf" if self.positive else "-inf"

    def __eq__(self, other: object) -> Any:
        if isinstance(other, Open):
            return other.__eq__(self)
        return isinstance(other, Extended) and self.positive is other.positive

    def __hash__(self) -> int:
        return hash(repr(self))

    def __add__(self, other: Value) -> Value:
        if isinstance(other, Unknown):
            return other
        if isinstance(other, Extended) and other.positive is not self.positive:
            return Undefined(f"{self} + {other}")
        return self

    __radd__ = __add__

    def __neg__(self) -> Value:
        return MINUS_INFINITY if self.positive else INFINITY

    def __sub__(self, other: Value) -> Value:
        return self + -other

    def __rsub__(self, other: Value) -> Value:
        return -self + other

    def _turned(self, sign: int | None, result: str) -> Value:
        """The infinity times something of a sign."""
        if sign is None:
            return Unknown(result)
        if sign == 0:
            return Undefined(result)
        return self if sign > 0 else -self

    def __mul__(self, other: Value) -> Value:
        return other if isinstance(other, Unknown) else self._turned(sign_of(other), f"{other} * {self}")

    __rmul__ = __mul__

    def __truediv__(self, other: Value) -> Value:
        if isinstance(other, Unknown):
            return other
        if isinstance(other, Extended):
            return Undefined(f"{self} / {other}")
        return self._turned(sign_of(other), f"{self} / {other}")

    def __rtruediv__(self, other: Value) -> Value:
        if isinstance(other, Unknown):
            return other
        return Undefined(f"{other} / {self}") if isinstance(other, Extended) else 0

    def _compared(self, other: Value, equal: bool) -> Any:
        """Whether the infinity is less than a value; of equal ones ``equal``."""
        if isinstance(other, Unknown):
            return other
        if isinstance(other, Extended) and other.positive is self.positive:
            return equal
        return not self.positive

    def __lt__(self, other: Value) -> Any:
        return self._compared(other, equal=False)

    def __le__(self, other: Value) -> Any:
        return self._compared(other, equal=True)

    def __gt__(self, other: Value) -> Any:
        less = self._compared(other, equal=True)
        return less if isinstance(less, Unknown) else not less

    def __ge__(self, other: Value) -> Any:
        less = self._compared(other, equal=False)
        return less if isinstance(less, Unknown) else not less


def sign_of(value: Value) -> int | None:
    """-1, 0 or 1; ``None`` where the sign is not known."""
    if isinstance(value, Extended):
        return 1 if value.positive else -1
    positive, negative = value > 0, value < 0
    if isinstance(positive, Unknown) or isinstance(negative, Unknown):
        return None
    return 1 if positive else -1 if negative else 0


INFINITY = Extended(positive=True)
MINUS_INFINITY = Extended(positive=False)
