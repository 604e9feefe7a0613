"""The equations of a specification, ready to unfold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, cast

from redverify.language import core
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.language.operators import Laws, laws_of
from redverify.language.terms import canonical, substitute, substitute_condition
from redverify.language.types import ValueType

_Of = TypeVar("_Of", ValueType, core.ValueExpr)
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Clause:
    """One case of an unfolded tensor: ``value`` where ``guard`` holds."""

    guard: core.Cond
    value: core.ValueExpr


class Equations:
    """Unfolding of tensors along a specification's equations (section 2.2).

    Only :meth:`laws` and the methods after it depend on the encoding of values.
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

    def unit(self, operator: str, type_: ValueType) -> core.ValueExpr | None:
        """The unit of an operator at a type, if it has one."""
        return Equations.laws(self, operator, type_).unit

    def start(self, operator: str, type_: ValueType) -> core.ValueExpr | None:
        """The value that partial reductions by an operator may start from, if it is not just the unit."""
        return Equations.laws(self, operator, type_).start

    def is_associative(self, operator: str, type_: ValueType) -> bool:
        """Whether reductions by an operator may be regrouped."""
        return Equations.laws(self, operator, type_).associative

    def may_reorder(self, operator: str, type_: ValueType) -> bool:
        """Whether elements may be accumulated by an operator in any order."""
        laws = Equations.laws(self, operator, type_)
        return laws.associative and laws.commutative

    def is_start(self, operator: str, term: core.ValueExpr) -> bool:
        """Whether a term is literally the value that partial reductions by the operator may start from."""
        return term == self.start(operator, term.type)

    def is_unit(self, operator: str, term: core.ValueExpr) -> bool:
        """Whether a term is literally the operator's unit ``0_⊙`` at its type."""
        unit = Equations.unit(self, operator, term.type)
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

    What was computed from them is the same under each encoding that gives the same answers. Each law is a
    question of its own: real numbers and floats whose zeros have no sign differ in whether sums may be
    regrouped, which few rules of evaluation ask.
    """

    def __init__(self, spec: core.Spec, values: str = "real") -> None:
        super().__init__(spec, values)
        self._answers: dict[tuple[str, str, ValueType | core.ValueExpr], object] = {}

    def laws(self, operator: str, type_: ValueType) -> Laws:
        """See :meth:`Equations.laws`."""
        return self._asked("laws", operator, type_, super().laws)

    def unit(self, operator: str, type_: ValueType) -> core.ValueExpr | None:
        """See :meth:`Equations.unit`."""
        return self._asked("unit", operator, type_, super().unit)

    def start(self, operator: str, type_: ValueType) -> core.ValueExpr | None:
        """See :meth:`Equations.start`."""
        return self._asked("start", operator, type_, super().start)

    def is_associative(self, operator: str, type_: ValueType) -> bool:
        """See :meth:`Equations.is_associative`."""
        return self._asked("is_associative", operator, type_, super().is_associative)

    def may_reorder(self, operator: str, type_: ValueType) -> bool:
        """See :meth:`Equations.may_reorder`."""
        return self._asked("may_reorder", operator, type_, super().may_reorder)

    def is_unit(self, operator: str, term: core.ValueExpr) -> bool:
        """See :meth:`Equations.is_unit`."""
        return self._asked("is_unit", operator, term, super().is_unit)

    def same_answers(self, other: Equations) -> bool:
        """Whether equations under another encoding give the same answers."""
        return all(
            getattr(other, question)(operator, of) == answer
            for (question, operator, of), answer in self._answers.items()
        )

    def _asked(self, question: str, operator: str, of: _Of, answer: Callable[[str, _Of], _Answer]) -> _Answer:
        """The answer to a question, which is remembered."""
        key = (question, operator, of)
        if key not in self._answers:
            self._answers[key] = answer(operator, of)
        return cast(_Answer, self._answers[key])
