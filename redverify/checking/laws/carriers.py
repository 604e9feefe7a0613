"""Types of values at which laws are proved, and what functions mean there."""

from __future__ import annotations

from dataclasses import dataclass, field

from redverify.checking.data.expressions import Builtin, Function, Number, Type
from redverify.checking.rendering.expressions import function, integer, type_


@dataclass(frozen=True, slots=True)
class Carrier:
    """A type of values.

    name: as theorems have it. lean: the type in Lean, ``binder`` what is bound before it. words: in
    words. numbers: the theorem that its arithmetic is a ring's (``NumberLaws``). literal: the value
    of the whole literal ``n``.
    """

    name: str
    lean: str
    binder: str
    words: str
    numbers: str
    literal: str


INT = Carrier("int", "Int", "", "integers", "NumberLaws.int", "n")
RAT = Carrier("rat", "Rat", "", "rational numbers", "NumberLaws.rat", "(n : Rat)")
WORD = Carrier(
    "word",
    "(BitVec w)",
    "{w : Nat} ",
    "words of w bits, for every w (arithmetic that wraps)",
    "NumberLaws.bitVec",
    "BitVec.ofInt w n",
)

CARRIERS = (INT, RAT, WORD)


class UnknownMeaning(Exception):
    """It is not known whether a law holds at a carrier."""


@dataclass(slots=True)
class Meanings:
    """What the functions of laws mean at a carrier: the hypotheses of a corollary, by function."""

    carrier: Carrier
    found: dict[str, tuple[str, str]] = field(default_factory=dict)

    def _add(self, symbol: str, claim: str) -> str:
        return self.found.setdefault(symbol, (f"m{len(self.found)}", claim))[0]

    def operator(self, symbol: Function) -> str:
        """The hypothesis about ``+``, ``*`` or ``-``; raises :class:`UnknownMeaning` of others."""
        if not isinstance(symbol, Builtin) or symbol.name not in ("+", "*", "-"):
            raise UnknownMeaning
        text = function(symbol)
        return self._add(text, f"∀ x y, I.fn {text} [x, y] = x {symbol.name} y")

    def negation(self, kind: Type) -> str:
        """The hypothesis about ``neg``."""
        text = function(Builtin("neg", kind))
        return self._add(text, f"∀ x, I.fn {text} [x] = -x")

    def constant(self, symbol: Function) -> str:
        """The hypothesis about 0 or 1; raises :class:`UnknownMeaning` of other constants."""
        if not isinstance(symbol, Number) or symbol.denominator != 1 or symbol.numerator not in (0, 1):
            raise UnknownMeaning
        text = function(symbol)
        return self._add(text, f"I.fn {text} [] = {integer(symbol.numerator)}")

    def literals(self, kind: Type) -> str:
        """The hypothesis about whole literals."""
        text = type_(kind)
        return self._add(
            f"literal {text}", f"∀ n : Int, I.fn (.literal {text} n 1) [] = {self.carrier.literal}"
        )
