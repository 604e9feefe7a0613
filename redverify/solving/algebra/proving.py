"""The abstraction ``algebra``: equal normal forms, with more and more tensors unfolded.

Both sides are unfolded alike: a maximum that only one of them has as an expression would not be found again
in the other. First no tensor is unfolded, then those that no other one leads to, and so on. A tensor that
needs elements of itself stays as it is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.walks import subterms
from redverify.presburger.work import limited
from redverify.solving.algebra.comparing import Comparing
from redverify.solving.algebra.folds import Folds
from redverify.solving.algebra.normalising import NoForm, Normalising, modulus_of
from redverify.solving.algebra.polynomials import TooLarge
from redverify.solving.goal import Goal
from redverify.solving.unfolding import Dependence
from redverify.system.clock import Budget, OutOfTime

#: Rounds in which tensors are unfolded.
LAYERS = 8

#: The part of the time of an obligation that this abstraction has, and of what is left of it.
SHARE = 0.4


@dataclass(slots=True)
class Algebra:
    """Proofs by normal forms under one specification."""

    equations: Equations
    dependence: Dependence

    def proves(self, goal: Goal, seconds: float, *, patience: float = math.inf) -> bool:
        """Whether the two terms have equal normal forms. False says nothing.

        The obligation has so many ``seconds``; ``patience`` are left.
        """
        if goal.left.type != goal.right.type:
            return False
        share, left_over = seconds * SHARE, min(seconds, patience) * SHARE
        try:
            with limited(share, "the algebra of reductions", patience=left_over):
                return self._proves(goal, Budget.of(left_over))
        except (OutOfTime, isl.Error):
            return False

    def _proves(self, goal: Goal, budget: Budget) -> bool:
        modulus = modulus_of(goal.left.type, self.equations.values)
        for unfolded in self._layers(*goal.sides):
            methods: list[Comparing | Folds] = [Folds(self.equations, unfolded, budget)]
            if modulus is not None:
                normalising = Normalising.of(self.equations, modulus, unfolded, budget)
                methods.append(Comparing(normalising))
            for method in methods:
                try:
                    if method.equal(goal):
                        return True
                except (NoForm, TooLarge):
                    continue
        return False

    def _layers(self, *terms: core.ValueExpr) -> Iterator[frozenset[str]]:
        """Sets of tensors to unfold, from none on."""
        unfolded: frozenset[str] = frozenset()
        for _ in range(LAYERS):
            yield unfolded
            mentioned = self._mentioned(unfolded, *terms)
            candidates = frozenset(
                t
                for t in mentioned - unfolded
                if t in self.dependence.defined and not self.dependence.reaches(t, t)
            )
            outermost = frozenset(
                t for t in candidates if not any(self.dependence.reaches(u, t) for u in candidates)
            )
            if not outermost:
                return
            unfolded |= outermost

    def _mentioned(self, unfolded: frozenset[str], *terms: core.ValueExpr) -> frozenset[str]:
        """The tensors that the terms access once some are unfolded, in the bodies of reductions, too."""
        found: set[str] = set()
        work = list(terms)
        while work:
            for part in subterms(work.pop()):
                if isinstance(part, core.Access) and part.tensor not in found:
                    found.add(part.tensor)
                    if part.tensor in unfolded:
                        work += [e.value for e in self.equations.spec.equations_of(part.tensor)]
        return frozenset(found)
