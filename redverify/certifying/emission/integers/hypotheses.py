"""What is known at a point of a proof: hypotheses in scope, and their parts with the proofs of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redverify.certifying.emission.integers.normal_form import conjuncts, flipped, variables
from redverify.certifying.emission.integers.oracle import Oracle
from redverify.checking.data.expressions import Condition, Or
from redverify.checking.proofs.terms import Hypothesis, Part, Proof


@dataclass(frozen=True, slots=True)
class Known:
    """``every``: what is known, with its proofs. ``atoms``: all of it but conjunctions, ``plain``
    all of it but conjunctions and disjunctions."""

    every: dict[Condition, Proof]
    atoms: list[Condition]
    plain: list[Condition]

    def states(self, claim: Condition) -> bool:
        """Whether each part of a claim is known as it stands."""
        return all(part in self.every for _, part in conjuncts(claim))


@dataclass(frozen=True, slots=True)
class Scope:
    """The hypotheses in scope, in the order of their binders; ``None`` for those that cannot be stated."""

    hypotheses: tuple[Condition | None, ...] = ()

    def assume(self, *conditions: Condition) -> Scope:
        """With more hypotheses."""
        return Scope((*self.hypotheses, *conditions))

    def bind(self, names: Sequence[str]) -> Scope:
        """Inside binders: what is known about other variables of these names can no longer be stated."""
        new = frozenset(names)
        return Scope(
            tuple([None if h is None or not new.isdisjoint(variables(h)) else h for h in self.hypotheses])
        )

    def cases(self, cases: Sequence[Condition]) -> list[Scope]:
        """The scopes of the cases of a distinction: before a case that is not the first comes what is left
        of the disjunction."""
        return [
            self.assume(*[either(cases[p:]) for p in range(1, position + 1) if p < len(cases) - 1], case)
            for position, case in enumerate(cases)
        ]

    def known(self, oracle: Oracle) -> Known:
        """What the hypotheses say."""
        every: dict[Condition, Proof] = {}
        atoms: dict[Condition, None] = {}
        for position, hypothesis in enumerate(self.hypotheses):
            if hypothesis is None:
                continue
            stated = flipped(hypothesis)
            every.setdefault(stated, Hypothesis(position))
            for path, part in conjuncts(stated):
                every.setdefault(part, Part(position, path) if path else Hypothesis(position))
                if oracle.reads(part):
                    atoms.setdefault(part)
        return Known(every, list(atoms), [atom for atom in atoms if not isinstance(atom, Or)])


def either(cases: Sequence[Condition]) -> Condition:
    """The disjunction of cases, nested to the right."""
    result = cases[-1]
    for case in reversed(cases[:-1]):
        result = Or(case, result)
    return result
