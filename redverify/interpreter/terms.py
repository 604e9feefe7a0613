"""Symbolic values: terms, infinities of the ``real`` encoding, and hashes.

A hash is a function of the value alone and not of the process, so that two runs with one seed give
the same counterexample.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
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

    def make(self, head: str, arguments: tuple[Value, ...] = ()) -> Term:
        """The term ``head(arguments)``."""
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
    """A value of which nothing is known."""

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


Monomial = tuple[str, ...]


class Extended:
    """An infinity of the ``real`` encoding, or the result of arithmetic on one.

    Only ``min``, ``max`` and comparisons know the order of ``inf`` and ``-inf``. For arithmetic they
    are symbols, and its results are polynomials in such symbols: ``+`` and ``*`` stay associative and
    commutative, with their units.
    """

    __slots__ = ("_order", "monomials")

    def __init__(self, monomials: Mapping[Monomial, Number]) -> None:
        self.monomials = monomials
        sign = {"inf": 1, "-inf": -1}.get(repr(self), 0)
        number: Number = 0
        if not sign:
            for symbols, coefficient in monomials.items():
                product = coefficient
                for symbol in symbols:
                    product *= mix("symbol", symbol) % 10**12 + 10**6
                number += product
        self._order: tuple[int, Number, str] = (sign, number, repr(self))

    def __repr__(self) -> str:
        parts = []
        for symbols, coefficient in sorted(self.monomials.items()):
            factors = list(symbols) if coefficient == 1 and symbols else [str(coefficient), *symbols]
            parts.append("*".join(factors))
        return " + ".join(parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Extended) and self.monomials == other.monomials

    def __hash__(self) -> int:
        return hash(repr(self))

    def __add__(self, other: Value) -> Value:
        result = dict(self.monomials)
        for symbols, coefficient in _monomials(other).items():
            result[symbols] = result.get(symbols, 0) + coefficient
        return _normal(result)

    __radd__ = __add__

    def __mul__(self, other: Value) -> Value:
        result: dict[Monomial, Number] = {}
        for left, x in self.monomials.items():
            for right, y in _monomials(other).items():
                symbols = tuple(sorted(left + right))
                result[symbols] = result.get(symbols, 0) + x * y
        return _normal(result)

    __rmul__ = __mul__

    def __neg__(self) -> Value:
        return self * -1

    def __sub__(self, other: Value) -> Value:
        return self + other * -1

    def __rsub__(self, other: Value) -> Value:
        return other + self * -1

    def __truediv__(self, other: Value) -> Value:
        if isinstance(other, Extended):
            return _quotient(self, other)
        return self * (Fraction(1) / other)

    def __rtruediv__(self, other: Value) -> Value:
        return _quotient(other, self)

    def __lt__(self, other: Value) -> bool:
        return self._order < _order(other)

    def __le__(self, other: Value) -> bool:
        return self._order <= _order(other)

    def __gt__(self, other: Value) -> bool:
        return self._order > _order(other)

    def __ge__(self, other: Value) -> bool:
        return self._order >= _order(other)


def _monomials(value: Value) -> Mapping[Monomial, Number]:
    return value.monomials if isinstance(value, Extended) else {(): value}


def _normal(monomials: Mapping[Monomial, Number]) -> Value:
    kept = {symbols: c for symbols, c in monomials.items() if c != 0}
    if not kept:
        return 0
    return kept[()] if kept.keys() == {()} else Extended(kept)


def _quotient(left: Value, right: Extended) -> Value:
    return Extended({(f"({left!r})/({right!r})",): 1})


def _order(value: Value) -> tuple[int, Number, str]:
    return value._order if isinstance(value, Extended) else (0, value, "")


INFINITY = Extended({("inf",): 1})
MINUS_INFINITY = Extended({("-inf",): 1})
