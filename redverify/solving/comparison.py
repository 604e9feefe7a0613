"""Terms compared from the outside in; an element is replaced by its equations only where the terms differ.

Unfolding all elements of a stencil's value makes a term many times as large, and a case of each
combination of borders. Where a program writes what an equation says, the outermost element alone has to be
unfolded. Side condition of each replacement: the domain is inside of the equation's guard. The domain is
cut by the guards, and they have to cover all of it.
"""

from __future__ import annotations

from collections.abc import Callable

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.presburger import build
from redverify.solving.goal import Goal

#: How often an element is replaced by its equations on the way from the root of a term to a leaf.
LEVELS = 4

#: Pairs of terms that are compared for one equality at most.
PAIR_LIMIT = 500

#: Whether two terms are alike on a domain, without unfolding.
Same = Callable[[Goal], bool]


class Comparison:
    """One comparison of two terms, by isl alone. ``same`` decides where no rule of this class applies."""

    def __init__(self, equations: Equations, same: Same) -> None:
        self.equations = equations
        self.same = same
        self._pairs = 0

    def equal(self, goal: Goal, levels: int = LEVELS) -> bool:
        """Whether the terms are found equal on the whole domain. False says nothing."""
        self._pairs += 1
        if self._pairs > PAIR_LIMIT or goal.left.type != goal.right.type:
            return False
        if goal.left == goal.right or goal.domain.is_empty():
            return True
        match goal.sides:
            case core.Select() as choice, other:
                return self._by_choice(goal.domain, choice, other, levels)
            case other, core.Select() as choice:
                return self._by_choice(goal.domain, choice, other, levels)
            case core.Access(_, t1, i1), core.Access(_, t2, i2) if t1 == t2:
                pairs = zip(i1, i2, strict=True)
                alike = build.all_of(core.CCmp("==", a, b) for a, b in pairs)
                rest = build.without(goal.domain, alike)
                return bool(rest.is_empty()) or self._by_equations(Goal(rest, *goal.sides), levels)
            case core.Apply(_, f1, a1), core.Apply(_, f2, a2) if f1 == f2 and len(a1) == len(a2):
                return all(self.equal(goal.of(a, b), levels) for a, b in zip(a1, a2, strict=True))
            case core.Cast(_, o1), core.Cast(_, o2):
                return self.equal(goal.of(o1, o2), levels)
            case (core.Access(), _) | (_, core.Access()):
                return self._by_equations(goal, levels)
            case _:
                return self.same(goal)

    def _by_choice(self, domain: isl.Set, choice: core.Select, other: core.ValueExpr, levels: int) -> bool:
        chosen = build.where(choice.condition)
        return self.equal(Goal(domain.intersect(chosen), choice.then, other), levels) and self.equal(
            Goal(build.without(domain, chosen), choice.otherwise, other), levels
        )

    def _by_equations(self, goal: Goal, levels: int) -> bool:
        return levels > 0 and (
            self._unfolded(goal.of(goal.right, goal.left), levels - 1) or self._unfolded(goal, levels - 1)
        )

    def _unfolded(self, goal: Goal, levels: int) -> bool:
        """Whether each equation of the left element that applies somewhere says what the right term is, and
        one applies everywhere."""
        if not isinstance(goal.left, core.Access):
            return False
        rest = goal.domain
        for clause in self.equations.unfold(goal.left):
            guard = build.where(clause.guard)
            if not self.equal(Goal(goal.domain.intersect(guard), clause.value, goal.right), levels):
                return False
            rest = build.without(rest, guard)
        return bool(rest.is_empty())
