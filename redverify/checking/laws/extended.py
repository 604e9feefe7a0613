"""Laws of floats that may be infinite, and of finite ones; they hold together in ``Redverify/Extended.lean``.

What is finite, ``toInt`` of a floating type says. A claim with one of these laws is about finite inputs, and
has no law of :data:`redverify.checking.infinities.OF_FINITE`.
"""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking.data.expressions import Builtin, Function, Number, Special, Type
from redverify.checking.laws.law import Holds, Law
from redverify.language import core
from redverify.language.function_facts import BASES
from redverify.language.types import BUILTIN_TYPES


class ExtendedLaw(Law, frozen=True):
    """A law of floats that may be infinite. Sums and products overflow, so none is said to hold for IEEE."""

    HOLDS = Holds("no", "no", "no", "no", "no")

    def _granted_by(self, impl: core.Impl) -> bool:
        return any(self in list(laws_of(kind.name)) for kind in BUILTIN_TYPES.values() if kind.is_floating)


class FiniteLaw(ExtendedLaw, frozen=True, tag="FiniteLaw"):
    """``operator(x, y)`` is finite if ``x`` and ``y`` are."""

    kind: Type
    operator: Function

    WORDS = "{operator} of finite numbers is finite"


class AtFiniteLaw(ExtendedLaw, frozen=True, tag="AtFiniteLaw"):
    """``operator(given, x) = result`` if ``x`` is finite."""

    kind: Type
    operator: Function
    given: Function
    result: Function

    WORDS = "{operator} of {given} and a finite number is {result}"


class ConstantLaw(ExtendedLaw, frozen=True, tag="ConstantLaw"):
    """``function(given) = result`` of constants."""

    function: Function
    given: Function
    result: Function

    WORDS = "{function} of {given} is {result}"


def laws_of(kind: Type) -> Iterator[FiniteLaw | AtFiniteLaw | ConstantLaw]:
    """All laws of a type of floats."""
    zero, false = Number(kind, 0, 1), Special("bool", "false")
    yield from [FiniteLaw(kind, Builtin(name, kind)) for name in ("+", "-", "*", "min", "max")]
    for infinity in (Special(kind, "-inf"), Special(kind, "inf")):
        yield AtFiniteLaw(kind, Builtin("-", kind), infinity, infinity)
        yield AtFiniteLaw(kind, Builtin("==", kind), infinity, false)
    yield AtFiniteLaw(kind, Builtin("*", kind), zero, zero)
    yield from [ConstantLaw(Builtin(base, kind), Special(kind, "-inf"), zero) for base in BASES]
