"""A goal, two terms that are to be shown equal on a domain, and the state of the search for its proof."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import islpy as isl

from redverify.language import core
from redverify.presburger import build
from redverify.solving.proof import Abstraction
from redverify.system.clock import Budget


@dataclass(frozen=True, slots=True)
class Goal:
    """Two terms that are to be shown equal at all points of a domain."""

    domain: isl.Set
    left: core.ValueExpr
    right: core.ValueExpr

    def of(self, left: core.ValueExpr, right: core.ValueExpr) -> Goal:
        """The goal that two other terms are equal on the same domain."""
        return Goal(self.domain, left, right)

    @property
    def sides(self) -> tuple[core.ValueExpr, core.ValueExpr]:
        """Both terms."""
        return self.left, self.right

    @property
    def reductions(self) -> tuple[core.Reduce, core.Reduce]:
        """Both terms, which have to be reductions."""
        assert isinstance(self.left, core.Reduce) and isinstance(self.right, core.Reduce)
        return self.left, self.right


@dataclass(slots=True)
class Effort:
    """What a proof took: the solvers that had a part in it, and how finely it had to look."""

    by: set[str] = field(default_factory=set)
    abstraction: Abstraction = Abstraction.INDICES

    def reached(self, abstraction: Abstraction) -> bool:
        """Note that the proof had to look this finely."""
        self.abstraction = max(self.abstraction, abstraction)
        return True

    def add(self, other: Effort) -> None:
        """Note what a part of the proof took."""
        self.by |= other.by
        self.reached(other.abstraction)


@dataclass(slots=True)
class Failure:
    """What is known where no proof is found: what a solver said, and the case that was looked at last."""

    note: str = ""
    open: isl.Set | None = None

    def point(self) -> dict[str, int] | None:
        """A point of the case that was looked at last and not proved."""
        found = None if self.open is None else build.small_sample(self.open)
        return None if found is None else found[0]


@dataclass(frozen=True, slots=True)
class Search:
    """The state of the search for a proof.

    ``depth`` counts the proofs around this one. ``structural`` says that no solver may be asked. The search
    ends when its ``budget`` is used up, and records what it found.
    """

    budget: Budget
    depth: int = 0
    structural: bool = False
    effort: Effort = field(default_factory=Effort)
    failure: Failure = field(default_factory=Failure)

    def left(self) -> float:
        """The seconds that the rest of the work stands for, at least zero."""
        return self.budget.left()

    def deeper(self) -> Search:
        """The state of a proof inside of this one."""
        return replace(self, depth=self.depth + 1)


@dataclass(frozen=True, slots=True)
class Compared:
    """Whether two reductions are the same on a domain, and what that took.

    ``structural`` says that no solver was allowed, so that a negative answer is not final.
    """

    domain: isl.Set
    structural: bool
    answer: bool
    effort: Effort
