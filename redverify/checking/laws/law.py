"""What every law has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from redverify.checking.data.expressions import (
    Builtin,
    Call,
    CastTo,
    Declared,
    DeclaredType,
    Function,
    Number,
    Special,
    Type,
    Value,
)
from redverify.checking.data.tagged import Tagged, fields_of
from redverify.checking.laws.carriers import Meanings, UnknownMeaning
from redverify.checking.rendering.expressions import function, integer, type_, value
from redverify.language import core
from redverify.language.types import BUILTIN_TYPES

#: The types of real numbers and floats.
_FLOATS = ("f16", "bf16", "f32", "f64", "real")


class Holds(NamedTuple):
    """Where a law holds: at integers, rationals, words of bits, truth values, and IEEE floats.

    ``"?"`` where it depends on what a declared operator means.
    """

    int: str
    rat: str
    bitvec: str
    bool: str
    ieee: str


#: It depends on what a declared operator means.
UNKNOWN = Holds("?", "?", "?", "?", "?")


class Law(Tagged, frozen=True):
    """A law. Its fields are the arguments of the Lean proposition with the same name."""

    @property
    def text(self) -> str:
        """The law in words."""
        return self._text()

    @property
    def holds(self) -> Holds:
        """Where the law holds if its functions mean what they usually do (``Redverify/Laws.lean``)."""
        return self._holds()

    @property
    def breaks_ieee(self) -> bool:
        """Whether the law is about floats and does not hold for IEEE floats as the language means them.

        That is with NaN and rounding (``docs/values.md``). A law of a declared operator is not judged.
        """
        return self.about_floats and not self._of_ieee

    def granted_by(self, impl: core.Impl) -> bool:
        """Whether the law follows from what the specification says about its operators.

        The functions of the language have the laws of the numbers, the order or the truth values
        that they are named after.
        """
        try:
            return self._granted_by(impl)
        except (KeyError, TypeError, ValueError):
            return False  # the law is about an operator that its type of values does not have

    # What each law says about itself.

    #: The law in words, with the names of its fields in braces.
    WORDS: ClassVar[str]

    #: Where it holds, if that is the same whatever its fields are.
    HOLDS: ClassVar[Holds]

    def _text(self) -> str:
        parts = zip(self.__struct_fields__, fields_of(self), strict=True)
        return self.WORDS.format(**{name: words(part) for name, part in parts})

    def _holds(self) -> Holds:
        return self.HOLDS

    def _proof(self, meanings: Meanings) -> str:
        raise UnknownMeaning

    @property
    def _of_ieee(self) -> bool:
        """Whether the law holds for IEEE floats, if it is about floats."""
        return self.holds.ieee in ("yes", "?")

    def _granted_by(self, impl: core.Impl) -> bool:
        raise NotImplementedError

    def proof(self, meanings: Meanings) -> str:
        """The proof in Lean that the law holds at a carrier; raises :class:`.UnknownMeaning`."""
        return self._proof(meanings)

    @property
    def proposition(self) -> str:
        """The law as a Lean proposition."""
        return " ".join([self.tag, "I", *[_argument(part) for part in fields_of(self)]])

    @property
    def about_floats(self) -> bool:
        """Whether the law is about real numbers or floats."""
        return any(kind in _FLOATS for part in fields_of(self) for kind in _types_of(part))


def _argument(part: Function | Value | Type | int) -> str:
    if isinstance(part, int):
        return integer(part)
    if isinstance(part, str | DeclaredType):
        return type_(part)
    if isinstance(part, Number | Special | Builtin | Declared | CastTo):
        return function(part)
    return value(part)


def _types_of(part: Function | Value | Type | int) -> Iterator[Type]:
    match part:
        case str() | DeclaredType():
            yield part
        case Number(kind=kind) | Special(kind=kind) | Builtin(kind=kind):
            yield kind
        case CastTo(source, target):
            yield from (source, target)
        case _:
            return


class LawOfType(Law, frozen=True):
    """A law of which each type that has it has one; its first field is the type, or a function of it."""

    @classmethod
    def of(cls, kind: Any) -> Any:
        """The law of a type."""
        return cls(kind)

    def _granted_by(self, impl: core.Impl) -> bool:
        first = fields_of(self)[0]
        kind = getattr(first, "kind", first)
        return self._has(kind) and self == self.of(kind)

    def _has(self, kind: Type) -> bool:
        """Whether a type has the law."""
        return is_number(kind)


class LawOfFractions(LawOfType, frozen=True):
    """A law of numbers that can be divided."""

    def _has(self, kind: Type) -> bool:
        return is_fraction(kind)

    HOLDS = Holds("no", "yes", "no", "no", "no")


# ---------------------------------------------------------------- words


def words(term: Function | Value | Type | int) -> str:
    """A function, type, literal or constant in words."""
    match term:
        case str() | int():
            return str(term)
        case DeclaredType(name):
            return name
        case Builtin(name, kind):
            return f"`{name}` on {words(kind)}"
        case Declared(name):
            return f"`{name}`"
        case Number(kind, numerator, denominator):
            return f"{words(kind)}({numerator}{'' if denominator == 1 else f'/{denominator}'})"
        case Special(kind, name):
            return f"{words(kind)}({name})"
        case CastTo(source, target):
            return f"the cast from {words(source)} to {words(target)}"
        case Call(symbol, ()):
            return words(symbol)
        case _:
            return "a value"


# ---------------------------------------------------------------- types


def is_number(kind: Type) -> bool:
    """Whether a type is one of numbers."""
    return isinstance(kind, str) and kind in BUILTIN_TYPES and BUILTIN_TYPES[kind].is_numeric


def is_integer(kind: Type) -> bool:
    """Whether a type is one of machine integers."""
    return isinstance(kind, str) and is_number(kind) and BUILTIN_TYPES[kind].is_integer


def is_fraction(kind: Type) -> bool:
    """Whether a type is one of numbers that can be divided."""
    return isinstance(kind, str) and is_number(kind) and not BUILTIN_TYPES[kind].is_integer
