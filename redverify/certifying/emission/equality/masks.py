"""Equality where indices are data: their variables are opened, and elements that data leave out are units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.data_indices import Data, having
from redverify.certifying.emission.equality.search import NoProof, Search, both_ways
from redverify.certifying.emission.proofs import (
    ABSURD,
    RFL,
    function,
    given,
    integers,
    omega,
    rule,
    same,
)
from redverify.certifying.emission.terms import both, comparable, opened, variables, within
from redverify.checking.data.of_program import operator_data, start_of, value_data
from redverify.checking.laws.operators import RightUnit
from redverify.checking.proofs.terms import Argument, Proof
from redverify.language import core
from redverify.language.elaboration.data_indices import mask_of
from redverify.language.terms import plug_condition
from redverify.presburger import build
from redverify.presburger.points import box


@dataclass(frozen=True, slots=True)
class Masks:
    """Ways to prove equalities of values with indices that are data."""

    search: Search
    data: Data

    def opened(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """One side is the body at the integer that its variable is."""
        search = self.search
        for term, other, flip in both_ways(left, right):
            if not isinstance(term, core.LetValue):
                continue
            found = self.data.opened(gamma, term, search.stated)
            if flip:
                proof = search.stated(found.gamma, other, found.body, fuel, depth)
            else:
                proof = search.stated(found.gamma, found.body, other, fuel, depth)
            if found.proof is not None:
                step = same(search.spec, term, found.body, found.proof)
                steps = (proof, rule("Eq.symm", step)) if flip else (step, proof)
                proof = rule("Eq.trans", *steps)
            return having(found.facts, same(search.spec, left, right, proof)) if found.facts else proof
        raise NoProof

    def left_out(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """Reductions over different sets: elements at indices of one alone are units."""
        search = self.search
        for term, other, flip in both_ways(left, right):
            guide = _alike(term, other)
            if guide is None or not isinstance(term, core.Reduce):
                continue
            names = search.fresh.names(len(term.binders))
            mine, yours = (gamma.where.intersect(build.where(opened(r, names)[0])) for r in (term, guide))
            if mine.is_subset(yours):
                continue
            step, less = self._less(gamma, term, guide, names, fuel, depth)
            shown = same(search.spec, term, less, step)
            if flip:
                rest = search.stated(gamma, other, less, fuel, depth)
                return rule("Eq.trans", rest, rule("Eq.symm", shown))
            return rule("Eq.trans", shown, search.stated(gamma, less, other, fuel, depth))
        raise NoProof

    def _less(
        self,
        gamma: Gamma,
        term: core.Reduce,
        other: core.Reduce,
        names: Sequence[str],
        fuel: int,
        depth: int,
    ) -> tuple[Proof, core.Reduce]:
        """A reduction without the indices that another one does not have."""
        search, n = self.search, len(names)
        mask = mask_of(term.body)
        if mask is None or start_of(search.spec, term) is None:
            raise NoProof
        unit = mask.otherwise
        (mine, body), (yours, _) = opened(term, names), opened(other, names)
        theirs = gamma.where.intersect(build.where(yours))
        kept = yours if theirs.is_subset(build.where(mine)) else core.CAnd(mine, yours)
        back = dict(zip(names, variables(term.binders), strict=True))
        less = replace(term, condition=plug_condition(kept, back))
        bound = gamma.bind(*names)
        inside, rest = bound.assume(kept), bound.assume(mine, core.CNot(kept))
        is_unit = ABSURD if rest.impossible else search.stated(rest, body, unit, fuel, depth)
        operator = operator_data(search.spec, term.operator, term.type)
        arguments: list[Argument] = [
            search.law(RightUnit(operator, value_data(search.spec, unit))),
            *boxed(gamma, names, mine),
            function(names, [kept], ABSURD if inside.impossible else omega(mine)),
            function(names, [mine, core.CNot(kept)], is_unit),
            function(names, [kept], RFL),
        ]
        return rule(f"reduce_mask{n}", *arguments), less


def boxed(gamma: Gamma, names: Sequence[str], condition: core.Cond) -> list[Argument]:
    """A box that holds an index set."""
    corners = box(gamma.where.intersect(build.where(condition)), names)
    bounds = integers([bound for bounds in corners for bound in bounds])
    claim = both(within(corners, variables(names)))
    return [*bounds, *([given(gamma, names, [condition], claim)] if names else [])]


def _alike(term: core.ValueExpr, other: core.ValueExpr) -> core.Reduce | None:
    """The reduction that another value is, or ends with, if data leave out elements of both."""
    if isinstance(other, core.Apply) and len(other.arguments) == 2:
        other = other.arguments[1]
    if not isinstance(term, core.Reduce) or not isinstance(other, core.Reduce):
        return None
    if not comparable(term, other) or mask_of(term.body) is None or mask_of(other.body) is None:
        return None
    return other
