"""Equality by the equations of the specification."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.equality.search import NoProof, Search
from redverify.certifying.emission.proofs import distinguish, evident, rule, same
from redverify.certifying.emission.terms import plug
from redverify.checking.data.of_program import indices_data
from redverify.checking.proofs.terms import ByTheorem, Proof
from redverify.language import core
from redverify.language.terms import plug_condition
from redverify.presburger import build


@dataclass(frozen=True, slots=True)
class Clause:
    """An equation at a point: its position, its guard, and the tensor's value there."""

    position: int
    guard: core.Cond
    value: core.ValueExpr


@dataclass(frozen=True, slots=True)
class Equations:
    """Proofs that unfold the values of tensors that equations define."""

    search: Search

    def unfolded(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """The right side is unfolded, or else the left side."""
        if fuel == 0:
            raise NoProof
        ways: list[Callable[[], Proof]] = []
        if self._defined(right):
            ways.append(partial(self._unfold, gamma, left, right, fuel, depth, flipped=True))
        if self._defined(left):
            ways.append(partial(self._unfold, gamma, left, right, fuel, depth, flipped=False))
        return self.search.first(ways)

    def _defined(self, value: core.ValueExpr) -> bool:
        return isinstance(value, core.Access) and any(
            e.tensor == value.tensor for e in self.search.spec.equations
        )

    def _unfold(
        self,
        gamma: Gamma,
        left: core.ValueExpr,
        right: core.ValueExpr,
        fuel: int,
        depth: int,
        *,
        flipped: bool,
    ) -> Proof:
        access = right if flipped else left
        assert isinstance(access, core.Access)

        def prove(inner: Gamma, value: core.ValueExpr, step: Proof) -> Proof:
            if flipped:
                rest = self.search.stated(inner, left, value, fuel - 1, depth)
                return rule("Eq.trans", rest, rule("Eq.symm", step))
            return rule("Eq.trans", step, self.search.stated(inner, value, right, fuel - 1, depth))

        return self.by_clauses(gamma, access, prove)

    def by_clauses(
        self, gamma: Gamma, access: core.Access, prove: Callable[[Gamma, core.ValueExpr, Proof], Proof]
    ) -> Proof:
        """A proof for each equation that may give a tensor's value: from the value and its proof."""
        clauses = self._clauses(gamma, access)

        def case(inner: Gamma, number: int) -> Proof:
            clause = clauses[number]
            return prove(inner, clause.value, self._equation(inner, access, clause))

        return distinguish(gamma, [clause.guard for clause in clauses], case)

    def only(self, gamma: Gamma, access: core.Access) -> tuple[core.ValueExpr, Proof] | None:
        """What the one equation says that gives a tensor's value, with the proof, if no other may."""
        try:
            clauses = self._clauses(gamma, access)
        except NoProof:
            return None
        if len(clauses) != 1 or not gamma.holds(clauses[0].guard):
            return None
        return clauses[0].value, self._equation(gamma, access, clauses[0])

    def _clauses(self, gamma: Gamma, access: core.Access) -> list[Clause]:
        """The equations that may give a tensor's value at a point."""
        result = []
        covered = build.nowhere()
        for position, equation in enumerate(self.search.spec.equations):
            if equation.tensor != access.tensor:
                continue
            by = dict(zip(equation.variables, access.indices, strict=True))
            guard = plug_condition(equation.condition, by)
            if gamma.fails(guard):
                continue
            covered = covered.union(build.where(guard))
            result.append(Clause(position, guard, plug(equation.value, by)))
        if not result or not gamma.within(covered):
            raise NoProof
        return result

    def _equation(self, gamma: Gamma, access: core.Access, clause: Clause) -> Proof:
        """The tensor's value at a point, by one of its equations."""
        spec = self.search.spec
        step = ByTheorem(
            f"equation_{clause.position}",
            (*spec.parameters, *indices_data(access.indices)),
            (evident(gamma, clause.guard),),
        )
        return same(spec, access, clause.value, step)
