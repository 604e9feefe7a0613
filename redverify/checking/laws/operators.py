"""Laws of one operator, declared or of the language."""

from __future__ import annotations

from typing import ClassVar

from redverify.checking.data.expressions import Builtin, Call, Declared, Function, Special, Value
from redverify.checking.data.of_program import operator_data, value_data
from redverify.checking.laws.carriers import Meanings, UnknownMeaning
from redverify.checking.laws.law import UNKNOWN, Holds, Law
from redverify.language import core
from redverify.language.operators import BUILTIN_OPERATORS, Laws, laws_of
from redverify.language.types import BUILTIN_TYPES, ValueType


class OperatorLaw(Law, frozen=True):
    """A law of one operator."""

    operator: Function

    def _holds(self) -> Holds:
        match self.operator:
            case Builtin("+" | "*"):
                return Holds("yes", "yes", "yes", "no", self._on_floats)
            case Builtin("min" | "max"):
                return self._of_extremes
            case Builtin("and" | "or" | "xor"):
                return Holds("no", "no", "yes", "yes", "no")
            case _:
                return UNKNOWN

    @property
    def _on_floats(self) -> str:
        """Whether IEEE addition and multiplication have the law."""
        return "no"

    @property
    def _of_extremes(self) -> Holds:
        """Where ``min`` and ``max`` have the law."""
        return Holds("yes", "yes", "yes", "no", "without NaN")

    @property
    def _of_ieee(self) -> bool:
        """The language's ``min`` and ``max`` give NaN for NaN, which keeps all laws that they are granted."""
        match self.operator:
            case Builtin("min" | "max"):
                return True
            case _:
                return self.holds.ieee in ("yes", "?")

    def _granted_by(self, impl: core.Impl) -> bool:
        found = _operator(impl.spec, self.operator)
        if found is None:
            return False
        name, kind = found
        if name == "==":
            return isinstance(self, Comm)
        return self._among(impl.spec, laws_of(impl.spec, name, kind))

    #: What an operator that has the law is (:class:`.Laws`).
    NEEDS: ClassVar[tuple[str, ...]] = ()

    def _among(self, spec: core.Spec, laws: Laws) -> bool:
        """Whether the law is among those that an operator has."""
        return all(getattr(laws, need) for need in self.NEEDS)

    @property
    def _kind(self) -> str:
        """``add`` or ``mul``, as theorems about the operator are called."""
        match self.operator:
            case Builtin("+"):
                return "add"
            case Builtin("*"):
                return "mul"
            case _:
                raise UnknownMeaning


def _operator(spec: core.Spec, function: Function) -> tuple[str, ValueType] | None:
    """Name and type of a declared operator, an operator of the language, or ``==``."""
    match function:
        case Declared(name) if name in spec.operators:
            declared = spec.operators[name]
            found = declared.name, declared.type
        case Builtin(name, str(kind)) if kind in BUILTIN_TYPES:
            found = name, BUILTIN_TYPES[kind]
            if name == "==":
                return found
            if name not in BUILTIN_OPERATORS:
                return None
        case _:
            return None
    return found if operator_data(spec, *found) == function else None


# ---------------------------------------------------------------- laws


class Assoc(OperatorLaw, frozen=True, tag="Assoc"):
    """``(x ∘ y) ∘ z = x ∘ (y ∘ z)``"""

    WORDS = "{operator} is associative"

    NEEDS = ("associative",)

    def _proof(self, meanings: Meanings) -> str:
        return f"(Assoc.of_{self._kind} {meanings.operator(self.operator)})"


class Comm(OperatorLaw, frozen=True, tag="Comm"):
    """``x ∘ y = y ∘ x``"""

    WORDS = "{operator} is commutative"

    @property
    def _on_floats(self) -> str:
        return "yes"

    NEEDS = ("commutative",)

    def _proof(self, meanings: Meanings) -> str:
        return f"(Comm.of_{self._kind} {meanings.operator(self.operator)})"


class RightComm(OperatorLaw, frozen=True, tag="RightComm"):
    """``(x ∘ y) ∘ z = (x ∘ z) ∘ y``"""

    WORDS = "accumulations by {operator} commute: (x ∘ y) ∘ z = (x ∘ z) ∘ y"

    NEEDS = ("associative", "commutative")

    def _proof(self, meanings: Meanings) -> str:
        kind, meaning = self._kind, meanings.operator(self.operator)
        return f"((Assoc.of_{kind} {meaning}).rightComm (Comm.of_{kind} {meaning}))"


class UnitLaw(OperatorLaw, frozen=True):
    """A value is a unit of an operator, on one side."""

    unit: Value

    @property
    def _on_floats(self) -> str:
        """``x + -0.0 = x`` holds for all floats."""
        return "yes" if self._is_negative_zero else "no"

    @property
    def _is_negative_zero(self) -> bool:
        """Whether the law is that ``-0.0`` is a unit of ``+``."""
        return (
            isinstance(self.operator, Builtin)
            and self.operator.name == "+"
            and self.unit == Call(Special(self.operator.kind, "-0.0"), ())
        )

    @property
    def _of_extremes(self) -> Holds:
        """The units of ``min`` and ``max``: infinities of floats, extreme words of bits."""
        infinite = isinstance(self.unit, Call) and isinstance(self.unit.function, Special)
        return Holds("no", "no", "no" if infinite else "of that width", "no", "without NaN")

    def _among(self, spec: core.Spec, laws: Laws) -> bool:
        return self._is_negative_zero or (laws.unit is not None and value_data(spec, laws.unit) == self.unit)

    def _proof(self, meanings: Meanings) -> str:
        kind = self._kind
        if not isinstance(self.unit, Call) or self.unit.arguments:
            raise UnknownMeaning
        unit = self.unit.function
        meaning = meanings.operator(self.operator)
        constant = meanings.constant(unit)
        if getattr(unit, "numerator", None) != (0 if kind == "add" else 1):
            raise UnknownMeaning
        return self._from_right(kind, meaning, f"(MonoidLaws.of_{kind} {meaning} {constant}).unit")

    def _from_right(self, kind: str, meaning: str, right: str) -> str:
        """The proof from the one that the value is a right unit."""
        raise NotImplementedError


class LeftUnit(UnitLaw, frozen=True, tag="LeftUnit"):
    """``u ∘ x = x``"""

    WORDS = "{unit} is a left unit of {operator}"

    def _from_right(self, kind: str, meaning: str, right: str) -> str:
        return f"({right}.left (Comm.of_{kind} {meaning}))"


class RightUnit(UnitLaw, frozen=True, tag="RightUnit"):
    """``x ∘ u = x``"""

    WORDS = "{unit} is a right unit of {operator}"

    def _from_right(self, kind: str, meaning: str, right: str) -> str:
        return f"({right})"
