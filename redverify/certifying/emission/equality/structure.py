"""Equality by structure: conditionals, equal parts, reductions over the same, one or no point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redverify.certifying.emission.context import Gamma, single
from redverify.certifying.emission.equality.search import NoProof, Search
from redverify.certifying.emission.proofs import (
    ABSURD,
    RFL,
    TRIVIAL,
    by_cases,
    equivalent,
    function,
    integers,
    omega,
    omega_iff,
    rule,
    same,
)
from redverify.certifying.emission.terms import comparable, equal_points, opened, plug, variables
from redverify.checking.data.of_program import start_of
from redverify.checking.proofs.terms import Proof
from redverify.language import core
from redverify.presburger import build


def equal_indices(
    gamma: Gamma, left: Sequence[core.IndexExpr], right: Sequence[core.IndexExpr]
) -> list[Proof]:
    """Proofs that index expressions are equal; raises :class:`.NoProof`."""
    proofs: list[Proof] = []
    for a, b in zip(left, right, strict=True):
        equation = core.CCmp("==", a, b)
        if a == b:
            proofs.append(RFL)
        elif gamma.holds(equation):
            proofs.append(omega(equation))
        else:
            raise NoProof
    return proofs


@dataclass(frozen=True, slots=True)
class Structure:
    """Ways to prove equalities by the structure of values."""

    search: Search

    # ------------------------------------------------------------ conditionals

    def settled(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """Conditionals are decided, or both cases are proved."""
        if isinstance(left, core.Select):
            return self._select(gamma, left, right, fuel, depth, flipped=False)
        if isinstance(right, core.Select):
            return self._select(gamma, right, left, fuel, depth, flipped=True)
        raise NoProof

    def _select(
        self,
        gamma: Gamma,
        chosen: core.Select,
        other: core.ValueExpr,
        fuel: int,
        depth: int,
        *,
        flipped: bool,
    ) -> Proof:
        condition = chosen.condition
        search = self.search

        def branch(inner: Gamma, *, holds: bool) -> Proof:
            part = chosen.then if holds else chosen.otherwise
            shown = omega(condition) if holds else omega(core.CNot(condition))
            if isinstance(condition, core.CTrue):
                shown = TRIVIAL
            step = same(search.spec, chosen, part, rule("sel_pos" if holds else "sel_neg", shown))
            if flipped:
                rest = search.stated(inner, other, part, fuel, depth)
                return rule("Eq.trans", rest, rule("Eq.symm", step))
            return rule("Eq.trans", step, search.stated(inner, part, other, fuel, depth))

        return by_cases(
            gamma,
            condition,
            lambda inner: branch(inner, holds=True),
            lambda inner: branch(inner, holds=False),
        )

    # ------------------------------------------------------------ equal parts

    def congruent(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """The same function of equal parts."""
        match left, right:
            case core.Access(tensor=t1, indices=i1), core.Access(tensor=t2, indices=i2) if t1 == t2:
                return rule(f"at_congr{len(i1)}", *equal_indices(gamma, i1, i2))
            case core.IndexCast(type=ty1, operand=e1), core.IndexCast(type=ty2, operand=e2) if ty1 == ty2:
                return rule("index_congr", *equal_indices(gamma, (e1,), (e2,)))
            case core.IndexCondition(condition=c1), core.IndexCondition(condition=c2):
                if not gamma.where.intersect(build.where(c1)).is_equal(
                    gamma.where.intersect(build.where(c2))
                ):
                    raise NoProof
                return rule("truth_congr", omega_iff(c1, c2))
            case core.Apply(arguments=a1), core.Apply(arguments=a2):
                if len(a1) != len(a2) or left.function != right.function or left.type != right.type:
                    raise NoProof
                if a1 and a1[0].type != a2[0].type:
                    raise NoProof
                return rule(
                    f"fn_congr{len(a1)}",
                    *[self.search.stated(gamma, a, b, fuel, depth) for a, b in zip(a1, a2, strict=True)],
                )
            case core.Cast(type=ty1, operand=o1), core.Cast(type=ty2, operand=o2) if ty1 == ty2:
                if o1.type != o2.type:
                    raise NoProof
                return rule("fn_congr1", self.search.stated(gamma, o1, o2, fuel, depth))
            case core.Reduce(), core.Reduce():
                return self._same_reduction(gamma, left, right, fuel, depth)
        raise NoProof

    def _same_reduction(
        self, gamma: Gamma, left: core.Reduce, right: core.Reduce, fuel: int, depth: int
    ) -> Proof:
        if not comparable(left, right):
            raise NoProof
        search = self.search
        names = search.fresh.names(len(left.binders))
        first, body = opened(left, names)
        second, other = opened(right, names)
        inside = gamma.where.intersect(build.where(first))
        if not inside.is_equal(gamma.where.intersect(build.where(second))):
            raise NoProof
        inner = gamma.bind(*names).assume(first)
        elements = ABSURD if inner.impossible else search.stated(inner, body, other, fuel, depth)
        start, begin = start_of(search.spec, left), start_of(search.spec, right)
        if (start is None) != (begin is None):
            raise NoProof
        congruence = rule(
            f"reduce_congr{len(names)}",
            function(names, [], equivalent(gamma.bind(*names), first, second)),
            function(names, [first], elements),
        )
        if start is None or begin is None or search.alike(start, begin):
            return congruence
        middle = core.Reduce(left.type, left.operator, left.binders, left.condition, left.body, begin)
        started = rule("reduce_start", search.stated(gamma, start, begin, fuel, depth))
        return rule(
            "Eq.trans",
            same(search.spec, left, middle, started),
            same(search.spec, middle, right, congruence),
        )

    # ------------------------------------------------------------ reductions over nothing or one point

    def collapsed(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """A reduction over no point is its start value, one over one point is its element."""

        def collapse(term: core.ValueExpr, _: core.ValueExpr) -> tuple[core.ValueExpr, Proof] | None:
            return self.collapse(gamma, term) if isinstance(term, core.Reduce) else None

        return self.search.rewritten(gamma, left, right, fuel, depth, collapse)

    def collapse(self, gamma: Gamma, reduction: core.Reduce) -> tuple[core.ValueExpr, Proof]:
        """What a reduction over no or one point is, and the proof; raises :class:`.NoProof`."""
        n = len(reduction.binders)
        names = self.search.fresh.names(n)
        condition, body = opened(reduction, names)
        start = start_of(self.search.spec, reduction)
        inside = gamma.where.intersect(build.where(condition))
        if start is not None and inside.is_empty():
            return start, rule(f"reduce_empty{n}", function(names, [], omega(core.CNot(condition))))
        point = single(gamma, inside, names)
        if point is None:
            raise NoProof
        at = equal_points(variables(names), point)
        element = plug(body, dict(zip(names, point, strict=True)))
        shown = function(names, [], equivalent(gamma.bind(*names), condition, at))
        if start is None:
            return element, rule(f"reduce_single{n}", *integers(point), shown)
        declared = reduction.operator in self.search.spec.operators
        once = core.Apply(reduction.type, reduction.operator, (start, element), declared)
        return once, rule(f"reduce_single_some{n}", *integers(point), shown)
