"""Reductions over other indices: nested reductions become one, and bijections rename the indices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice, product

import islpy as isl

from redverify.certifying.emission.context import Gamma, single
from redverify.certifying.emission.equality.search import DEPTH, PLAIN, NoProof, Search
from redverify.certifying.emission.proofs import ABSURD, function, given, integers, rule
from redverify.certifying.emission.terms import both, opened, plug, variables, within
from redverify.checking.data.of_program import index_data, operator_data, start_of, value_data
from redverify.checking.laws.operators import Assoc, RightComm, RightUnit
from redverify.checking.proofs.terms import MapArgument, Proof
from redverify.language import core
from redverify.language.operators import laws_of
from redverify.language.terms import plug_condition, plug_index
from redverify.language.walks import subterms
from redverify.presburger import build
from redverify.presburger.points import box
from redverify.solving.algebra.bijections import bijective, identities

#: Pairs of accesses from which a bijection is read, at most.
PAIRS = 16

#: Indices of one reduction that nested ones are made into, of one whose indices are renamed, and of one whose
#: index set is shown finite, at most: the library has rules for so many.
INDICES, RENAMED, FINITE = 4, 3, 5


def finite(gamma: Gamma, names: Sequence[str], condition: core.Cond) -> Proof:
    """An index set is bounded."""
    corners = box(gamma.where.intersect(build.where(condition)), names)
    bounds = integers([bound for bounds in corners for bound in bounds])
    claim = both(within(corners, variables(names)))
    shown = [given(gamma, names, [condition], claim)] if names else []
    return rule(f"finite{len(names)}", *bounds, *shown)


@dataclass(frozen=True, slots=True)
class Renaming:
    """Ways to prove equalities of reductions over different indices."""

    search: Search

    # ------------------------------------------------------------ nested reductions

    def nested(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """A reduction of reductions from the unit is one reduction."""

        def flat(term: core.ValueExpr, _: core.ValueExpr) -> tuple[core.ValueExpr, Proof] | None:
            return self.flattened(gamma, term) if isinstance(term, core.Reduce) else None

        return self.search.rewritten(gamma, left, right, fuel, depth, flat)

    def flattened(self, gamma: Gamma, value: core.Reduce) -> tuple[core.Reduce, Proof] | None:
        """The one reduction that a reduction of reductions is, and the proof."""
        found, search = value.body, self.search
        laws = laws_of(search.spec, value.operator, value.type)
        if not isinstance(found, core.Reduce) or found.operator != value.operator or not laws.associative:
            return None
        start, unit = start_of(search.spec, value), start_of(search.spec, found)
        if start is None or unit is None or laws.unit is None or not search.alike(unit, laws.unit):
            return None
        names, others = (tuple(search.fresh.names(len(r.binders))) for r in (value, found))
        if not names or not others or len(names) + len(others) > INDICES:
            return None
        condition, body = opened(value, names)
        assert isinstance(body, core.Reduce)
        where, element = opened(body, others)
        joint = core.Reduce(
            value.type, value.operator, (*names, *others), core.CAnd(condition, where), element, start
        )
        operator = operator_data(search.spec, value.operator, value.type)
        return joint, rule(
            f"flatten{len(names)}{len(others)}",
            search.law(Assoc(operator)),
            search.law(RightUnit(operator, value_data(search.spec, unit))),
            finite(gamma, names, condition),
            finite(gamma, joint.binders, joint.condition),
        )

    # ------------------------------------------------------------ bijections

    def renamed(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """Reductions over index sets between which there is a bijection that keeps the elements."""
        search = self.search
        if not isinstance(left, core.Reduce) or not isinstance(right, core.Reduce):
            raise NoProof
        if (left.operator, left.type) != (right.operator, right.type):
            raise NoProof
        if not (0 < len(left.binders) <= RENAMED and 0 < len(right.binders) <= RENAMED):
            raise NoProof
        laws = laws_of(search.spec, left.operator, left.type)
        start, begin = start_of(search.spec, left), start_of(search.spec, right)
        if not (laws.associative and laws.commutative) or start is None or begin is None:
            raise NoProof
        if not search.alike(start, begin):
            raise NoProof
        first, second = (tuple(search.fresh.names(len(r.binders))) for r in (left, right))
        mine, yours = opened(left, first), opened(right, second)
        inside = gamma.where.intersect(build.where(mine[0])).intersect(build.where(yours[0]))
        if inside.is_empty():
            raise NoProof
        return search.first(
            partial(self._along, gamma, (first, *mine), (second, *yours), relation, left, fuel, depth)
            for relation in _relations(inside, mine[1], yours[1], first, second)
        )

    def images(
        self, gamma: Gamma, part: core.Reduce, total: core.Reduce
    ) -> Iterator[tuple[core.Reduce, Proof]]:
        """A reduction as one of the same elements as another, over fewer of its indices; with the proofs."""
        search = self.search
        if not (0 < len(part.binders) <= RENAMED and 0 < len(total.binders) <= RENAMED):
            return
        start = start_of(search.spec, part)
        first, second = (tuple(search.fresh.names(len(r.binders))) for r in (part, total))
        mine, yours = opened(part, first), opened(total, second)
        whole = gamma.where.intersect(build.where(yours[0]))
        inside = whole.intersect(build.where(mine[0]))
        for relation in _relations(inside, mine[1], yours[1], first, second):
            image = build.project(relation, *first)
            if image.is_equal(whole):
                continue
            there = gamma.bind(*second).describe(image, second)
            form = core.Reduce(total.type, total.operator, second, there, yours[1], start)
            proof = search.attempt(
                partial(
                    self._along,
                    gamma,
                    (first, *mine),
                    (second, there, yours[1]),
                    relation,
                    part,
                    0,
                    DEPTH - PLAIN,
                )
            )
            if proof is not None:
                yield form, proof

    def _along(
        self,
        gamma: Gamma,
        left: tuple[tuple[str, ...], core.Cond, core.ValueExpr],
        right: tuple[tuple[str, ...], core.Cond, core.ValueExpr],
        relation: isl.Set,
        like: core.Reduce,
        fuel: int,
        depth: int,
    ) -> Proof:
        """A proof by one bijection; raises :class:`.NoProof`."""
        search = self.search
        (names, condition, body), (others, where, element) = left, right
        there, here = gamma.bind(*names).assume(condition), gamma.bind(*others).assume(where)
        forth, back = single(there, relation, others), single(here, relation, names)
        if forth is None or back is None:
            raise NoProof
        to = dict(zip(others, forth, strict=True))
        fro = dict(zip(names, back, strict=True))
        operator = operator_data(search.spec, like.operator, like.type)
        elements = ABSURD if there.impossible else search.stated(there, body, plug(element, to), fuel, depth)
        return rule(
            f"reindex{len(names)}{len(others)}",
            search.law(RightComm(operator)),
            *[MapArgument(names, index_data(index)) for index in forth],
            *[MapArgument(others, index_data(index)) for index in back],
            finite(gamma, names, condition),
            finite(gamma, others, where),
            given(gamma, names, [condition], _inverse(plug_condition(where, to), fro, to, names)),
            given(gamma, others, [where], _inverse(plug_condition(condition, fro), to, fro, others)),
            function(names, [condition], elements),
        )


def _inverse(
    inside: core.Cond,
    back: dict[str, core.IndexExpr],
    to: dict[str, core.IndexExpr],
    names: Sequence[str],
) -> core.Cond:
    """The point that indices are mapped to is in the other set, and is mapped back to them."""
    returned = [core.CCmp("==", plug_index(back[name], to), core.IVar(name)) for name in names]
    return both([inside, *returned])


def _relations(
    inside: isl.Set,
    left: core.ValueExpr,
    right: core.ValueExpr,
    first: tuple[str, ...],
    second: tuple[str, ...],
) -> Iterator[isl.Set]:
    """Bijections between index sets under which an element on the left and one on the right are the same."""
    mine, yours = [
        list(dict.fromkeys(term for term in subterms(body) if isinstance(term, core.Access)))
        for body in (left, right)
    ]
    pairs = [(a, b) for a, b in product(mine, yours) if a.tensor == b.tensor]
    seen: list[isl.Set] = []
    for one, two in islice(pairs, PAIRS):
        equal = [core.CCmp("==", a, b) for a, b in zip(one.indices, two.indices, strict=True)]
        for relation in identities(inside.intersect(build.all_of(equal)), first, second):
            if relation.is_empty() or any(relation.is_equal(other) for other in seen):
                continue
            seen.append(relation)
            if bijective(relation, first, second):
                yield relation
