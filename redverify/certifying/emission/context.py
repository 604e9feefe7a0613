"""What is known at a point of a proof, and questions about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

import islpy as isl

from redverify.certifying.emission.terms import FALSE, disjuncts, either
from redverify.language import core
from redverify.presburger import build
from redverify.presburger.conditions import readable
from redverify.presburger.solutions import solve


class NotCertified(Exception):
    """The emitter has no proof; says for what, and where."""

    def __init__(self, text: str, span: object = None) -> None:
        super().__init__(text)
        self.text = text
        self.span = span


@contextmanager
def placed(span: object) -> Iterator[None]:
    """What has no proof inside is at this place, unless it is known to be at another one."""
    try:
        yield
    except NotCertified as error:
        error.span = error.span or span
        raise


@dataclass(frozen=True, slots=True)
class Datum:
    """An index that is the integer of a value, by a hypothesis, or as its name if there is no number."""

    value: core.ValueExpr
    index: core.IndexExpr
    number: int | None


@dataclass(frozen=True, slots=True)
class Gamma:
    """``Γ``: the hypotheses in scope, as they stand in the proof, and the set that they describe.

    ``names`` are the integer variables in scope, in the order of their binders, ``data`` the indices that
    are data.
    """

    where: isl.Set
    hypotheses: tuple[core.Cond, ...] = ()
    names: tuple[str, ...] = ()
    data: tuple[Datum, ...] = ()

    def assume(self, *conditions: core.Cond) -> Gamma:
        """With more hypotheses."""
        where = self.where
        for condition in conditions:
            where = where.intersect(build.where(condition))
        return replace(self, where=build.tidy(where), hypotheses=(*self.hypotheses, *conditions))

    def bind(self, *names: str) -> Gamma:
        """With more variables."""
        return replace(self, names=(*self.names, *names))

    @property
    def impossible(self) -> bool:
        """Whether the hypotheses contradict each other."""
        return bool(self.where.is_empty())

    def holds(self, condition: core.Cond) -> bool:
        """Whether the condition follows."""
        return bool(self.where.is_subset(build.where(condition)))

    def fails(self, condition: core.Cond) -> bool:
        """Whether the condition's negation follows."""
        return bool(self.where.is_disjoint(build.where(condition)))

    def within(self, where: isl.Set) -> bool:
        """Whether a set of parameters holds all that is known here."""
        return bool(self.where.is_subset(where))

    def describe(self, where: isl.Set, first: Sequence[str] = ()) -> core.Cond:
        """A set as a condition, leaving out what is known."""
        inside = self.where.intersect(where)
        if inside.is_empty():
            return FALSE
        return either(disjuncts(readable(inside, self.where, [*first, *reversed(self.names)])))


def single(gamma: Gamma, inside: isl.Set, names: Sequence[str]) -> list[core.IndexExpr] | None:
    """The one point that a set has at each of Γ's points, if it has one everywhere."""
    found = inside
    found = build.project(found, *names)
    if not gamma.within(found):
        return None
    solutions = [s for s in solve(inside, list(names)) if not s.where.is_empty()]
    if len(solutions) != 1 or set(solutions[0].values) != set(names):
        return None
    return [solutions[0].values[name] for name in names]


def constant(gamma: Gamma, index: core.IndexExpr) -> int | None:
    """The number that an index is everywhere, if it is one."""
    if isinstance(index, core.IConst):
        return index.value
    variable = core.IVar("$v")
    found = build.sample(gamma.where.intersect(build.where(core.CCmp("==", variable, index))))
    if found is None:
        return None
    number = found[0].get(variable.name, 0)
    return number if gamma.holds(core.CCmp("==", index, core.IConst(number))) else None


def decided(gamma: Gamma, value: core.ValueExpr) -> core.ValueExpr:
    """A conditional value whose condition Γ decides, as the branch that is taken."""
    while isinstance(value, core.Select):
        if gamma.holds(value.condition):
            value = value.then
        elif gamma.fails(value.condition):
            value = value.otherwise
        else:
            break
    return value
