"""Equality of what is accumulated: one index or several join the reduction that a cell holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from redverify.certifying.emission.context import Gamma, single
from redverify.certifying.emission.equality.equations import Equations
from redverify.certifying.emission.equality.renaming import Renaming
from redverify.certifying.emission.equality.search import NoProof, Search, both_ways
from redverify.certifying.emission.proofs import (
    ABSURD,
    RFL,
    equivalent,
    evident,
    function,
    given,
    integers,
    omega,
    rule,
    same,
)
from redverify.certifying.emission.terms import (
    FALSE,
    before,
    both,
    comparable,
    equal_points,
    opened,
    plug,
    variables,
    within,
)
from redverify.checking.data.of_program import operator_data, start_of, value_data
from redverify.checking.laws.operators import Assoc, Comm, RightComm, RightUnit
from redverify.checking.proofs.terms import Argument, Proof
from redverify.language import core
from redverify.language.operators import laws_of
from redverify.language.terms import plug_condition
from redverify.presburger import build
from redverify.presburger.points import box, least

#: The rule by which two parts join, by whether the first and the second have no start value.
_UNIONS = {
    (False, False): "union",
    (False, True): "union_none",
    (True, True): "union_none_none",
    (True, False): "none_union",
}


@dataclass(frozen=True, slots=True)
class Accumulation:
    """Proofs that ``held ⊙ operand`` is a reduction."""

    search: Search
    equations: Equations
    renaming: Renaming

    def accumulated(
        self,
        gamma: Gamma,
        total: core.Apply,
        after: core.ValueExpr,
        at: Sequence[core.IndexExpr] | None,
    ) -> Proof:
        """The operand joins at a point, or as a partial reduction; raises :class:`.NoProof`."""
        if isinstance(after, core.Access):

            def prove(inner: Gamma, value: core.ValueExpr, step: Proof) -> Proof:
                first = self.accumulated(inner, total, value, at)
                return rule("Eq.trans", same(self.search.spec, total, value, first), rule("Eq.symm", step))

            return self.equations.by_clauses(gamma, after, prove)
        if not isinstance(after, core.Reduce):
            raise NoProof
        if at is None:
            return self._joined(gamma, total, after)
        return self._inserted(gamma, total, after, at)

    # ------------------------------------------------------------ folds written out

    def folded(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """``x ⊙ y`` is a reduction: ``y`` is a part of it or its last element."""
        del fuel, depth
        for term, other, flip in both_ways(left, right):
            if not isinstance(term, core.Apply) or len(term.arguments) != 2:
                continue
            if not isinstance(other, core.Reduce) or other.operator != term.function:
                continue
            for way in self._ways(gamma, term, other):
                proof = self.search.attempt(way)
                if proof is not None:
                    return rule("Eq.symm", same(self.search.spec, term, other, proof)) if flip else proof
        raise NoProof

    def _ways(self, gamma: Gamma, total: core.Apply, after: core.Reduce) -> Iterator[Callable[[], Proof]]:
        held, operand = total.arguments
        if isinstance(operand, (core.Reduce, core.Access)):
            yield partial(self._joined, gamma, total, after)
        names = self.search.fresh.names(len(after.binders))
        condition, _ = opened(after, names)
        inside = gamma.where.intersect(build.where(condition))
        if isinstance(held, core.Reduce) and len(held.binders) == len(names):
            mine, _ = opened(held, names)
            point = single(gamma, inside.subtract(build.where(mine)), names)
            if point is not None:
                yield partial(self._inserted, gamma, total, after, point)
        for greatest in (True, False):
            found = least(inside, names, greatest=greatest)
            if found is not None:
                yield partial(self._inserted, gamma, total, after, found)

    # ------------------------------------------------------------ what is there before

    def _previous(
        self, gamma: Gamma, held: core.ValueExpr, after: core.Reduce, removed: core.Cond, names: Sequence[str]
    ) -> core.Reduce:
        """The reduction that a cell holds before indices join it.

        If the cell's value is a reduction of its own its index set serves; otherwise the
        set is that of ``after`` without the new indices, which has to be empty.
        """
        condition, _ = opened(after, names)
        rest = gamma.where.intersect(build.where(condition)).subtract(build.where(removed))
        if isinstance(held, core.Reduce) and len(held.binders) == len(after.binders):
            mine, _ = opened(held, names)
            serves = rest.is_equal(gamma.where.intersect(build.where(mine)))
            condition = mine if serves else core.CAnd(condition, core.CNot(removed))
        else:
            condition = FALSE if rest.is_empty() else core.CAnd(condition, core.CNot(removed))
        back = dict(zip(names, variables(after.binders), strict=True))
        return core.Reduce(
            after.type,
            after.operator,
            after.binders,
            plug_condition(condition, back),
            after.body,
            start_of(self.search.spec, after),
        )

    def _from_previous(
        self,
        gamma: Gamma,
        previous: core.Reduce,
        total: core.Apply,
        after: core.ValueExpr,
        joined: Proof,
    ) -> Proof:
        """From the proof for the previous reduction the one for the value that a cell holds."""
        search = self.search
        held, operand = total.arguments
        if search.alike(held, previous):
            return joined
        middle = core.Apply(total.type, total.function, (previous, operand), total.declared)
        same_held = search.stated(gamma, held, previous)
        return rule(
            "Eq.trans",
            same(search.spec, total, middle, rule("fn_congr2", same_held, RFL)),
            same(search.spec, middle, after, joined),
        )

    def _grown(
        self, gamma: Gamma, names: Sequence[str], condition: core.Cond, old: core.Cond, new: core.Cond
    ) -> list[Argument]:
        """A box that holds an index set, and that the set consists of old and new indices."""
        corners = box(gamma.where.intersect(build.where(condition)), names)
        return [
            *integers([bound for bounds in corners for bound in bounds]),
            given(gamma, names, [condition], both(within(corners, variables(names)))),
            function(names, [], equivalent(gamma.bind(*names), condition, core.COr(old, new))),
        ]

    def member(self, gamma: Gamma, condition: core.Cond, names: Sequence[str]) -> list[Argument]:
        """A point of an index set."""
        point = least(gamma.where.intersect(build.where(condition)), names)
        if point is None:
            raise NoProof
        by = dict(zip(names, point, strict=True))
        return [*integers(point), evident(gamma, plug_condition(condition, by))]

    # ------------------------------------------------------------ one index

    def _inserted(
        self, gamma: Gamma, total: core.Apply, after: core.Reduce, at: Sequence[core.IndexExpr]
    ) -> Proof:
        """One index joins a reduction."""
        search = self.search
        held, operand = total.arguments
        n = len(after.binders)
        if n != len(at):
            raise NoProof
        names = search.fresh.names(n)
        condition, body = opened(after, names)
        new = equal_points(variables(names), at)
        previous = self._previous(gamma, held, after, new, names)
        old, _ = opened(previous, names)
        grown = self._grown(gamma, names, condition, old, new)
        by = dict(zip(names, at, strict=True))
        value = search.stated(gamma, operand, plug(body, by))
        none = start_of(search.spec, after) is None
        earlier = gamma.where.intersect(build.where(old))
        if none and earlier.is_empty():
            raise NoProof
        member = self.member(gamma, old, names) if none else []
        late = before(variables(names), at)
        operator = operator_data(search.spec, after.operator, after.type)
        laws = laws_of(search.spec, after.operator, after.type)
        asked: list[Proof] = []
        if earlier.is_subset(build.where(late)):
            kind, apart = "append", given(gamma, names, [old], late)
        elif laws.associative and laws.commutative:
            asked.append(search.law(RightComm(operator)))
            if none:
                asked.insert(0, search.law(Comm(operator)))
            kind, apart = "insert", omega(core.CNot(plug_condition(old, by)))
        else:
            raise NoProof
        joined = rule(
            f"{kind}{'_none' if none else ''}{n}",
            *asked,
            *integers(at),
            *grown,
            apart,
            *member,
            function(names, [old], RFL),
            value,
        )
        return self._from_previous(gamma, previous, total, after, joined)

    # ------------------------------------------------------------ several indices

    def _joined(self, gamma: Gamma, total: core.Apply, after: core.Reduce) -> Proof:
        """A partial reduction joins: its indices are disjoint from those there."""
        search = self.search
        held, operand = total.arguments
        if isinstance(operand, core.Access):

            def prove(inner: Gamma, value: core.ValueExpr, step: Proof) -> Proof:
                return self._other(inner, total, value, step, after)

            return self.equations.by_clauses(gamma, operand, prove)
        if not isinstance(operand, core.Reduce):
            return self._nothing_joined(gamma, total, after)
        found = search.attempt(partial(self._part_joined, gamma, total, operand, after))
        if found is not None:
            return found
        for form, step in self.renaming.images(gamma, operand, after) if search.guarded else ():
            middle = replace(total, arguments=(held, form))
            found = search.attempt(partial(self._part_joined, gamma, middle, form, after))
            if found is not None:
                changed = rule("fn_congr2", RFL, same(search.spec, operand, form, step))
                first, second = (
                    same(search.spec, total, middle, changed),
                    same(search.spec, middle, after, found),
                )
                return rule("Eq.trans", first, second)
        raise NoProof

    def _part_joined(
        self, gamma: Gamma, total: core.Apply, operand: core.Reduce, after: core.Reduce
    ) -> Proof:
        """A part of a reduction joins, over some of its indices."""
        search, held = self.search, total.arguments[0]
        if not comparable(operand, after):
            raise NoProof
        n = len(after.binders)
        names = search.fresh.names(n)
        condition, body = opened(after, names)
        part, element = opened(operand, names)
        previous = self._previous(gamma, held, after, part, names)
        old, _ = opened(previous, names)
        start, unit = start_of(search.spec, after), start_of(search.spec, operand)
        if unit is not None and not search.alike(unit, self._unit(after)):
            raise NoProof
        inner = gamma.bind(*names).assume(part)
        elements = ABSURD if inner.impossible else search.stated(inner, element, body)
        kind, asked, apart = self._union(gamma, after, names, old, part, start, unit)
        members: list[Argument] = []
        if start is None:
            members += self.member(gamma, old, names)
        if unit is None:
            members += self.member(gamma, part, names)
        joined = rule(
            f"{kind}{n}",
            *asked,
            *self._grown(gamma, names, condition, old, part),
            apart,
            *members,
            function(names, [old], RFL),
            function(names, [part], elements),
        )
        return self._from_previous(gamma, previous, total, after, joined)

    def _union(
        self,
        gamma: Gamma,
        after: core.Reduce,
        names: Sequence[str],
        old: core.Cond,
        part: core.Cond,
        start: core.ValueExpr | None,
        unit: core.ValueExpr | None,
    ) -> tuple[str, list[Proof], Proof]:
        """The rule by which two parts of a reduction join, its laws, and why the parts are apart."""
        search = self.search
        operator = operator_data(search.spec, after.operator, after.type)
        laws = laws_of(search.spec, after.operator, after.type)
        if not laws.associative:
            raise NoProof
        others = search.fresh.names(len(names))
        there = plug_condition(part, dict(zip(names, variables(others), strict=True)))
        late = before(variables(names), variables(others))
        pairs = gamma.assume(old, there)
        kind = _UNIONS[start is None, unit is None]
        asked: list[Proof] = [search.law(Assoc(operator))]
        if pairs.impossible or pairs.holds(late):
            kind += "_in_order"
            shown = given(gamma, [*names, *others], [old, there], late)
        elif laws.commutative:
            asked.append(search.law(RightComm(operator) if start is not None else Comm(operator)))
            shown = given(gamma, names, [old], core.CNot(part))
        else:
            raise NoProof
        if unit is not None:
            asked.append(search.law(RightUnit(operator, value_data(search.spec, unit))))
        return kind, asked, shown

    def _nothing_joined(self, gamma: Gamma, total: core.Apply, after: core.Reduce) -> Proof:
        """The unit joins: it is the reduction over nothing."""
        search = self.search
        unit = self._unit(after)
        if not search.alike(total.arguments[1], unit):
            raise NoProof
        n = len(after.binders)
        nothing = core.Reduce(after.type, after.operator, after.binders, FALSE, after.body, unit)
        step = rule(f"reduce_empty{n}", function(search.fresh.names(n), [], omega(core.CNot(FALSE))))
        back = rule("Eq.symm", same(search.spec, nothing, unit, step))
        return self._other(gamma, total, nothing, back, after)

    def _other(
        self, gamma: Gamma, total: core.Apply, operand: core.ValueExpr, step: Proof, after: core.Reduce
    ) -> Proof:
        """Another form of the operand joins."""
        search = self.search
        changed = (total.arguments[0], operand)
        middle = core.Apply(total.type, total.function, changed, total.declared)
        rest = self._joined(gamma, middle, after)
        return rule(
            "Eq.trans",
            same(search.spec, total, middle, rule("fn_congr2", RFL, step)),
            same(search.spec, middle, after, rest),
        )

    def _unit(self, reduction: core.Reduce) -> core.ValueExpr:
        unit = laws_of(self.search.spec, reduction.operator, reduction.type).unit
        if unit is None:
            raise NoProof
        return unit
