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


class LawOfFinite(ExtendedLaw, frozen=True):
    """A law of the finite numbers of a type."""

    kind: Type


class FiniteLaw(LawOfFinite, frozen=True, tag="FiniteLaw"):
    """``operator(x, y)`` is finite if ``x`` and ``y`` are."""

    operator: Function

    WORDS = "{operator} of finite numbers is finite"


class AtFiniteLaw(LawOfFinite, frozen=True, tag="AtFiniteLaw"):
    """``operator(given, x) = result`` if ``x`` is finite."""

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


class FiniteFunctionLaw(LawOfFinite, frozen=True, tag="FiniteFunctionLaw"):
    """``function(x)`` is finite if ``x`` is."""

    function: Function

    WORDS = "{function} of a finite number is finite"


class FiniteLiteralLaw(LawOfFinite, frozen=True, tag="FiniteLiteralLaw"):
    """Literals of numbers are finite."""

    WORDS = "literals of {kind} that are numbers are finite"


class FiniteFactorLaw(LawOfFinite, frozen=True, tag="FiniteFactorLaw"):
    """``c * (x + y) = c * x + c * y`` if ``c`` is finite."""

    mul: Function
    add: Function

    WORDS = "{mul} by a finite factor distributes over {add}"


class FiniteSelfLaw(LawOfFinite, frozen=True, tag="FiniteSelfLaw"):
    """``operator(x, x) = result`` if ``x`` is finite."""

    operator: Function
    result: Function

    WORDS = "{operator} of a finite number and itself is {result}"


class ShiftLaw(LawOfFinite, frozen=True, tag="ShiftLaw"):
    """``exp(x - y) * exp(y - z) = exp(x - z)`` if ``y`` and ``z`` are finite."""

    exp: Function
    mul: Function
    sub: Function

    WORDS = "e(x - y) * e(y - z) = e(x - z) if y and z are finite, where e is {exp}, with {mul} and {sub}"


#: A law of floats that may be infinite.
Extended = (
    FiniteLaw | AtFiniteLaw | ConstantLaw | FiniteFunctionLaw | FiniteLiteralLaw | FiniteFactorLaw
    | FiniteSelfLaw | ShiftLaw
)  # fmt: skip


def laws_of(kind: Type) -> Iterator[Extended]:
    """All laws of a type of floats."""
    zero, one, false = Number(kind, 0, 1), Number(kind, 1, 1), Special("bool", "false")
    add, sub, mul = (Builtin(name, kind) for name in ("+", "-", "*"))
    exps = [Builtin(base, kind) for base in BASES]
    yield from [FiniteLaw(kind, Builtin(name, kind)) for name in ("+", "-", "*", "min", "max")]
    for infinity in (Special(kind, "-inf"), Special(kind, "inf")):
        yield AtFiniteLaw(kind, Builtin("-", kind), infinity, infinity)
        yield AtFiniteLaw(kind, Builtin("==", kind), infinity, false)
    yield AtFiniteLaw(kind, mul, zero, zero)
    yield FiniteLiteralLaw(kind)
    yield FiniteFactorLaw(kind, mul, add)
    yield FiniteSelfLaw(kind, sub, zero)
    yield FiniteFunctionLaw(kind, Builtin("neg", kind))
    for exp in exps:
        yield ConstantLaw(exp, Special(kind, "-inf"), zero)
        yield ConstantLaw(exp, zero, one)
        yield FiniteFunctionLaw(kind, exp)
        yield ShiftLaw(kind, exp, mul, sub)
