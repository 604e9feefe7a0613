"""The equations of a specification, ready to unfold."""

from __future__ import annotations

from dataclasses import dataclass

from redverify.language import core
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.language.operators import Laws, laws_of
from redverify.language.terms import canonical, substitute, substitute_condition
from redverify.language.types import ValueType


@dataclass(frozen=True, slots=True)
class Clause:
    """One case of an unfolded tensor: ``value`` where ``guard`` holds."""

    guard: core.Cond
    value: core.ValueExpr


class Equations:
    """Unfolding of tensors along a specification's equations (section 2.2).

    Of the encoding of values only :meth:`laws` and :meth:`is_unit` tell anything.
    """

    def __init__(self, spec: core.Spec, values: str = "real") -> None:
        self.spec = spec
        self.values = values
        self.float_laws = encoding_of(values).laws
        self.parameters = frozenset(spec.parameters)
        self._by_tensor: dict[str, list[core.Equation]] = {}
        for equation in spec.equations:
            self._by_tensor.setdefault(equation.tensor, []).append(equation)
        self._values = {id(e): canonical(e.value) for e in spec.equations}

    def defined(self, tensor: str) -> bool:
        """Whether the tensor has equations (inputs have none)."""
        return tensor in self._by_tensor

    def unfold(self, access: core.Access) -> tuple[Clause, ...]:
        """The cases of ``A(ι)`` by ``A``'s equations; guards are disjoint, maybe partial."""
        clauses = []
        for equation in self._by_tensor.get(access.tensor, ()):
            by = dict(zip(equation.variables, access.indices, strict=True))
            clauses.append(
                Clause(
                    substitute_condition(equation.condition, by),
                    substitute(self._values[id(equation)], by),
                )
            )
        return tuple(clauses)

    def laws(self, operator: str, type_: ValueType) -> Laws:
        """The laws that may be used of an operator under the run's encoding of values."""
        return laws_of(self.spec, operator, type_, self.values)

    def is_start(self, operator: str, term: core.ValueExpr) -> bool:
        """Whether a term is literally the value that partial reductions by the operator may start from."""
        return term == self.laws(operator, term.type).start

    def is_unit(self, operator: str, term: core.ValueExpr) -> bool:
        """Whether a term is literally the operator's unit ``0_⊙`` at its type."""
        unit = Equations.laws(self, operator, term.type).unit
        if unit is None:
            return False
        if term == unit:
            return True
        zeros = ("-0.0",)
        return (
            self.float_laws is not FloatLaws.BITWISE
            and isinstance(term, core.Literal)
            and isinstance(unit, core.Literal)
            and term.value in zeros
            and unit.value == 0
        )


class Asked(Equations):
    """Equations that remember what was asked about the encoding of values, with the answers.

    What was computed from them is the same under each encoding that gives the same answers.
    """

    def __init__(self, spec: core.Spec, values: str = "real") -> None:
        super().__init__(spec, values)
        self._laws: dict[tuple[str, ValueType], Laws] = {}
        self._units: dict[tuple[str, core.ValueExpr], bool] = {}

    def laws(self, operator: str, type_: ValueType) -> Laws:
        """See :meth:`Equations.laws`."""
        return self._laws.setdefault((operator, type_), super().laws(operator, type_))

    def is_unit(self, operator: str, term: core.ValueExpr) -> bool:
        """See :meth:`Equations.is_unit`."""
        return self._units.setdefault((operator, term), super().is_unit(operator, term))

    def same_answers(self, other: Equations) -> bool:
        """Whether equations under another encoding give the same answers."""
        return all(other.laws(*asked) == answer for asked, answer in self._laws.items()) and all(
            other.is_unit(*asked) == answer for asked, answer in self._units.items()
        )
