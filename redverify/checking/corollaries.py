"""Where the laws of a certificate hold: corollaries at integers, rational numbers and words.

A corollary has the meanings of the functions that the laws are about as hypotheses, and no law.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from redverify.checking.data import Data
from redverify.checking.rendering.expressions import function, type_
from redverify.checking.rendering.form import items_of, number


@dataclass(frozen=True, slots=True)
class Carrier:
    """A type of values: its name in theorems, in Lean, what is bound before it, and in words."""

    name: str
    lean: str
    binder: str
    words: str


INT = Carrier("int", "Int", "", "integers")
RAT = Carrier("rat", "Rat", "", "rational numbers")
WORD = Carrier("word", "(BitVec w)", "{w : Nat} ", "words of w bits, for every w (arithmetic that wraps)")

CARRIERS = (INT, RAT, WORD)


class _Unknown(Exception):
    """A law of which it is not known whether it holds of a carrier."""


@dataclass(slots=True)
class _Meanings:
    """The hypotheses of a corollary, by function."""

    carrier: Carrier
    found: dict[str, tuple[str, str]] = field(default_factory=dict)

    def _add(self, symbol: str, claim: str) -> str:
        return self.found.setdefault(symbol, (f"m{len(self.found)}", claim))[0]

    def operator(self, symbol: Data) -> str:
        """The hypothesis about a binary operator."""
        if symbol[0] != "builtin" or symbol[1] not in ("+", "*", "-"):
            raise _Unknown
        text = function(symbol)
        return self._add(text, f"∀ x y, I.fn {text} [x, y] = x {symbol[1]} y")

    def negation(self, symbol: Data) -> str:
        """The hypothesis about ``neg``."""
        text = function(symbol)
        return self._add(text, f"∀ x, I.fn {text} [x] = -x")

    def constant(self, symbol: Data) -> str:
        """The hypothesis about 0 or 1."""
        if symbol[0] != "literal" or symbol[3] != 1 or symbol[2] not in (0, 1):
            raise _Unknown
        text = function(symbol)
        return self._add(text, f"I.fn {text} [] = {number(symbol[2])}")

    def literals(self, tau: Data) -> str:
        """The hypothesis about whole literals."""
        value = {"int": "n", "rat": "(n : Rat)", "word": "BitVec.ofInt w n"}[self.carrier.name]
        text = type_(tau)
        return self._add(f"literal {text}", f"∀ n : Int, I.fn (.literal {text} n 1) [] = {value}")


def _law(data: Data, meanings: _Meanings) -> str:
    """The proof that a law holds."""
    tag, parts = data[0], items_of(data)[1:]
    if tag in ("Assoc", "Comm", "RightComm", "RightUnit", "LeftUnit"):
        operator = parts[0]
        kind = {"+": "add", "*": "mul"}.get(operator[1] if operator[0] == "builtin" else "")
        if kind is None:
            raise _Unknown
        meaning = meanings.operator(operator)
        if tag in ("Assoc", "Comm"):
            return f"({tag}.of_{kind} {meaning})"
        if tag == "RightComm":
            return f"((Assoc.of_{kind} {meaning}).rightComm (Comm.of_{kind} {meaning}))"
        unit = parts[1]
        if unit[0] != "fn" or unit[2] or unit[1][2] != (0 if kind == "add" else 1):
            raise _Unknown
        right = f"(MonoidLaws.of_{kind} {meaning} {meanings.constant(unit[1])}).unit"
        return f"({right})" if tag == "RightUnit" else f"({right}.left (Comm.of_{kind} {meaning}))"
    if tag == "SemiringLaws":
        add, mul, zero, one = parts
        proofs = [
            meanings.operator(add),
            meanings.operator(mul),
            meanings.constant(zero),
            meanings.constant(one),
        ]
        return f"(SemiringLaws.of_commSemiring {' '.join(proofs)})"
    if tag == "NumberLaws":
        (tau,) = parts
        add, mul, sub = (meanings.operator(["builtin", name, tau]) for name in ("+", "*", "-"))
        negation = meanings.negation(["builtin", "neg", tau])
        name = {"int": "int", "rat": "rat", "word": "bitVec"}[meanings.carrier.name]
        return f"(NumberLaws.{name} {add} {mul} {sub} {negation} {meanings.literals(tau)})"
    raise _Unknown


def corollary(laws: Data, carrier: Carrier) -> str | None:
    """The corollary at a carrier, if it is known that the laws hold there."""
    meanings = _Meanings(carrier)
    try:
        proofs = [_law(item, meanings) for item in items_of(laws)]
    except (_Unknown, IndexError, TypeError, ValueError):
        return None
    if not proofs:
        return None
    given = "".join(f"\n    ({name} : {claim})" for name, claim in meanings.found.values())
    together = proofs[0] if len(proofs) == 1 else f"⟨{', '.join(proofs)}⟩"
    return (
        f"/-- The program implements the specification over {carrier.words}. -/\n"
        f"theorem certificate_{carrier.name} {carrier.binder}(I : Interp {carrier.lean}){given} :\n"
        f"    ImplementsAt I spec impl :=\n"
        f"  certificate.at (I := I) {together}\n"
    )


def carriers(laws: Data) -> list[Carrier]:
    """Where the laws are known to hold."""
    return [carrier for carrier in CARRIERS if corollary(laws, carrier) is not None]


def corollaries(laws: Data) -> str:
    """The corollaries at all carriers where the laws are known to hold."""
    return "\n".join(text for carrier in CARRIERS if (text := corollary(laws, carrier)) is not None)
