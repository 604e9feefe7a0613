"""The search for a proof that two values are equal: ways that are tried one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import networkx as nx

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.proofs import RFL, rule, same
from redverify.certifying.emission.terms import Fresh
from redverify.checking.data.of_program import value_data
from redverify.checking.infinities import OF_FINITE
from redverify.checking.laws.catalogue import AnyLaw
from redverify.checking.proofs.terms import ByLaw, Proof
from redverify.language import core
from redverify.language.walks import subterms
from redverify.system.clock import GUARD, cut, processor_seconds

T = TypeVar("T")

#: How many equations are unfolded along one branch of a proof, at first; and at most.
UNFOLDINGS, ALL_UNFOLDINGS = 4, 12

#: How deeply the search goes.
DEPTH = 40

#: How deeply it goes where structure alone is to decide.
PLAIN = 6

#: How many proofs nest in each other.
LEVELS = 24

#: Steps for one equality, values that are compared, and the seconds that they take about.
STEPS, SECONDS = 80_000, 30.0


class NoProof(Exception):
    """One way to a proof did not lead to one."""


#: From Γ, two values, the unfoldings left and the depth to a proof; raises :class:`NoProof`.
Way = Callable[[Gamma, core.ValueExpr, core.ValueExpr, int, int], Proof]

#: From a value and what it is compared with to another form of it, and the proof that they are equal.
Rewriting = Callable[[core.ValueExpr, core.ValueExpr], tuple[core.ValueExpr, Proof] | None]


@dataclass(slots=True)
class Search:
    """Tries ways to prove equalities; collects the laws that the proofs use."""

    spec: core.Spec
    fresh: Fresh
    ways: tuple[Way, ...] = ()
    laws: list[AnyLaw] = field(default_factory=list)
    #: Whether floats may be infinite: what only finite numbers obey needs a guard then.
    guarded: bool = False
    #: Whether ways are tried, too, that take long where they lead to nothing.
    thorough: bool = False
    #: Whether sums are multiplied out already (:mod:`.sums`).
    busy: bool = False
    _failed: dict[tuple[object, ...], Gamma] = field(default_factory=dict)
    _level: int = 0
    _left: int = 0
    _until: float = 0.0

    def begin(self, *, thorough: bool = False) -> None:
        """The search for an equality begins."""
        self._left, self._until = STEPS, processor_seconds() + GUARD * SECONDS
        self.thorough = thorough
        self._failed.clear()

    def law(self, law: AnyLaw) -> ByLaw:
        """A law, as one of the certificate's; raises :class:`NoProof` if infinite floats contradict it."""
        if self.guarded and isinstance(law, OF_FINITE) and law.about_floats:
            raise NoProof
        if law not in self.laws:
            self.laws.append(law)
        return ByLaw(self.laws.index(law))

    def alike(self, left: core.ValueExpr, right: core.ValueExpr) -> bool:
        """Whether two values are the same in Lean."""
        return value_data(self.spec, left) == value_data(self.spec, right)

    def stated(
        self,
        gamma: Gamma,
        left: core.ValueExpr,
        right: core.ValueExpr,
        fuel: int = UNFOLDINGS,
        depth: int = 0,
    ) -> Proof:
        """A proof with its claim; raises :class:`NoProof`."""
        if self.alike(left, right):
            return RFL
        self._left -= 1
        if depth > DEPTH or self._level > LEVELS or self._left < 0:
            raise NoProof
        if processor_seconds() > self._until:
            cut()
            raise NoProof
        self._level += 1
        try:
            proof = self.first(partial(way, gamma, left, right, fuel, depth + 1) for way in self.ways)
        finally:
            self._level -= 1
        return same(self.spec, left, right, proof)

    def plainly(self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr) -> Proof | None:
        """An equality by structure alone. A failure is remembered, unless limits were near."""
        if left.type != right.type:
            return None
        key = (id(gamma), self.busy, left, right)
        if key in self._failed:
            return None
        proof = self.attempt(partial(self.stated, gamma, left, right, 0, DEPTH - PLAIN))
        if proof is None and self._level + PLAIN < LEVELS:
            self._failed[key] = gamma  # kept, so that nothing else gets its identity
        return proof

    def attempt(self, prove: Callable[[], T]) -> T | None:
        """The proof, or a form with its proof; ``None`` if there is none, and no laws are collected then."""
        before = list(self.laws)
        try:
            return prove()
        except NoProof:
            self.laws[:] = before
            return None

    def first(self, ways: Iterable[Callable[[], Proof]]) -> Proof:
        """The first proof that is found; raises :class:`NoProof`."""
        for way in ways:
            proof = self.attempt(way)
            if proof is not None:
                return proof
        raise NoProof

    def rewritten(
        self,
        gamma: Gamma,
        left: core.ValueExpr,
        right: core.ValueExpr,
        fuel: int,
        depth: int,
        rewriting: Rewriting,
    ) -> Proof:
        """A proof by another form of the left side or else of the right side."""
        for term, other, flip in both_ways(left, right):
            found = rewriting(term, other)
            if found is None:
                continue
            form, proof = found
            step = same(self.spec, term, form, proof)
            if flip:
                return rule("Eq.trans", self.stated(gamma, other, form, fuel, depth), rule("Eq.symm", step))
            return rule("Eq.trans", step, self.stated(gamma, form, other, fuel, depth))
        raise NoProof


def chain(spec: core.Spec) -> int:
    """How many equations a value may go through until it is one of inputs; cycles count once."""
    graph = nx.DiGraph()
    for equation in spec.equations:
        graph.add_node(equation.tensor)
        for term in subterms(equation.value):
            if isinstance(term, core.Access) and any(e.tensor == term.tensor for e in spec.equations):
                graph.add_edge(equation.tensor, term.tensor)
    return nx.dag_longest_path_length(nx.condensation(graph)) + 1 if graph else 0


def both_ways(
    left: core.ValueExpr, right: core.ValueExpr
) -> tuple[tuple[core.ValueExpr, core.ValueExpr, bool], ...]:
    """Each side with the other one, and whether they changed places."""
    return (left, right, False), (right, left, True)
