"""Equality by what infinities and finite numbers do: ``exp(-inf - m)`` is 0 where ``m`` is finite.

Both sides take a normal form. Finite factors go into sums, and ``exp(x - y) * exp(y - z)`` becomes
``exp(x - z)``, as an online softmax needs it. Whether a maximum is over nothing is decided by cases.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import permutations

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.equality.algebra import leaves
from redverify.certifying.emission.equality.arithmetic import Arithmetic, Form
from redverify.certifying.emission.equality.denominators import chained
from redverify.certifying.emission.equality.equations import Equations
from redverify.certifying.emission.equality.finite import Finite
from redverify.certifying.emission.equality.masks import boxed
from redverify.certifying.emission.equality.polynomials import MONOMIALS, joined, literal, plus, product
from redverify.certifying.emission.equality.renaming import FINITE, finite
from redverify.certifying.emission.equality.search import NoProof, Search
from redverify.certifying.emission.equality.structure import Structure
from redverify.certifying.emission.proofs import RFL, by_cases, equivalent, function, omega, rule, same
from redverify.certifying.emission.terms import opened
from redverify.checking.data.expressions import Atom, Call, Function, Value
from redverify.checking.data.of_program import (
    function_data,
    literal_data,
    operator_data,
    start_of,
    type_data,
    value_data,
)
from redverify.checking.laws.arithmetic import SelectLaw
from redverify.checking.laws.extended import (
    AtFiniteLaw,
    ConstantLaw,
    FiniteFactorLaw,
    FiniteSelfLaw,
    ShiftLaw,
    laws_of,
)
from redverify.checking.laws.operators import Assoc, Comm, RightUnit
from redverify.checking.proofs.terms import Algebra, Proof
from redverify.language import core
from redverify.language.function_facts import BASES
from redverify.language.terms import plug_condition
from redverify.language.types import BOOL
from redverify.presburger import build
from redverify.presburger.points import least

#: Equations that are unfolded one in the other, at most.
UNFOLDINGS = 4

#: Factors of a product in which pairs of exponentials are looked for, at most.
FACTORS = 8


@dataclass(frozen=True, slots=True)
class Infinite:
    """A way to prove equalities of values in which infinities occur."""

    search: Search
    arithmetic: Arithmetic
    equations: Equations
    structure: Structure
    finite: Finite

    def computed(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """One side in its normal form, or with constants for what infinities come to."""
        undecided = self._undecided(gamma, (left, right)) if self.search.guarded else None
        if undecided is not None:

            def case(inner: Gamma) -> Proof:
                return self.search.stated(inner, left, right, fuel, depth)

            return by_cases(gamma, undecided, case, case)
        return self.search.rewritten(gamma, left, right, fuel, depth, partial(self._changed, gamma))

    def _changed(self, gamma: Gamma, term: core.ValueExpr, _: core.ValueExpr) -> Form | None:
        form = self._form(gamma, term, ())
        return None if form[0] == term else form

    # ------------------------------------------------------------ sets that may be empty

    def _undecided(self, gamma: Gamma, values: Sequence[core.ValueExpr]) -> core.Cond | None:
        """When a maximum in an exponent is over some point, if that is not known."""
        for value in values:
            found = self._may_be_empty(gamma, value, UNFOLDINGS, within=False)
            if found is not None:
                return found
        return None

    def _may_be_empty(
        self, gamma: Gamma, value: core.ValueExpr, left: int, *, within: bool
    ) -> core.Cond | None:
        match value:
            case core.Apply(arguments=arguments, function=name, declared=False):
                inside = within or name in BASES
                parts = [self._may_be_empty(gamma, part, left, within=inside) for part in arguments]
                return next((part for part in parts if part is not None), None)
            case core.Access() if within and left:
                found = self.equations.only(gamma, value)
                return None if found is None else self._may_be_empty(gamma, found[0], left - 1, within=True)
            case core.Reduce(operator="min" | "max", binders=binders) if within:
                names = self.search.fresh.names(len(binders))
                condition, _ = opened(value, names)
                point = least(gamma.where.intersect(build.where(condition)), names)
                if point is None:
                    return None
                some = plug_condition(condition, dict(zip(names, point, strict=True)))
                return None if gamma.holds(some) or gamma.fails(some) else some
            case _:
                return None

    # ------------------------------------------------------------ normal forms

    def _form(self, gamma: Gamma, term: core.ValueExpr, seen: tuple[str, ...], *, outer: bool = True) -> Form:
        """The normal form of a term, and the proof that it is equal.

        ``seen`` are the tensors whose equations it comes from. ``outer`` says that factors may go into it:
        there, sums are unfolded.
        """
        match term:
            case core.Access() if self.search.guarded:
                found = self._unfolded(gamma, term, seen, outer)
                if found is None:
                    return term, RFL
                below = (*seen, term.tensor)
                return chained(self.search, term, found, self._form(gamma, found[0], below, outer=outer))
            case core.Select(condition=condition) if self.search.guarded:
                for holds, part, name in ((True, term.then, "sel_pos"), (False, term.otherwise, "sel_neg")):
                    chosen = condition if holds else core.CNot(condition)
                    if gamma.holds(chosen):
                        taken = part, rule(name, omega(chosen))
                        return chained(self.search, term, taken, self._form(gamma, part, seen, outer=outer))
                return term, RFL
            case core.Reduce() if self.search.guarded:
                return self._of_reduction(gamma, term, seen, outer=outer and term.operator == "+")
            case core.Apply(declared=False) if term.arguments:
                outer = outer and term.function in ("+", "*", "/")
                parts = [self._form(gamma, argument, seen, outer=outer) for argument in term.arguments]
                inner = replace(term, arguments=tuple([part for part, _ in parts]))
                congruent = rule(f"fn_congr{len(parts)}", *[proof for _, proof in parts])
                step = self._step(gamma, inner, seen)
                return chained(self.search, term, (inner, congruent), *([] if step is None else [step]))
            case _:
                return term, RFL

    def _unfolded(self, gamma: Gamma, value: core.Access, seen: tuple[str, ...], outer: bool) -> Form | None:
        """What a tensor is by its one equation, if that is a sum or arithmetic, or over one point at most."""
        if len(seen) >= UNFOLDINGS or value.tensor in seen:
            return None
        found = self.equations.only(gamma, value)
        match found:
            case (core.Reduce() as reduction, _) if self._collapsed(gamma, reduction) is not None:
                return found
            case (core.Reduce(operator="+"), _) | (core.Apply(function="+" | "*" | "/"), _) if outer:
                return found
            case _:
                return None

    def _collapsed(self, gamma: Gamma, value: core.Reduce) -> Form | None:
        """What a reduction over no or one point is."""
        return self.search.attempt(partial(self.structure.collapse, gamma, value))

    def _of_reduction(
        self, gamma: Gamma, term: core.Reduce, seen: tuple[str, ...], *, outer: bool = True
    ) -> Form:
        """A reduction of normal forms; over no point its start, and over one its element."""
        alone = self._collapsed(gamma, term)
        if alone is not None:
            return chained(self.search, term, alone, self._form(gamma, alone[0], seen, outer=outer))
        if len(term.binders) > FINITE:
            return term, RFL
        less = self._left_out(gamma, term, seen)
        if less is not None:
            rest = self._of_reduction(gamma, less[0], seen, outer=outer)
            return chained(self.search, term, less, rest)
        names = tuple(self.search.fresh.names(len(term.binders)))
        condition, body = opened(term, names)
        inner = gamma.bind(*names).assume(condition)
        if inner.impossible:
            return term, RFL
        form, proof = self._form(inner, body, seen, outer=outer)
        nested = self.equations.only(inner, form) if isinstance(form, core.Access) else None
        if nested is not None and isinstance(nested[0], core.Reduce) and nested[0].operator == term.operator:
            form, proof = chained(self.search, body, (form, proof), nested)
        if form == body:
            return term, RFL
        after = core.Reduce(term.type, term.operator, names, condition, form, term.init)
        return after, self._congruent(gamma, after, proof)

    def _left_out(
        self, gamma: Gamma, term: core.Reduce, seen: tuple[str, ...]
    ) -> tuple[core.Reduce, Proof] | None:
        """A reduction without the points where a condition in its body makes the element the unit."""
        search = self.search
        unit = start_of(search.spec, term)
        names = tuple(search.fresh.names(len(term.binders)))
        condition, body = opened(term, names)
        inner = gamma.bind(*names).assume(condition)
        choice = next((c for c in _conditions(body) if not (inner.holds(c) or inner.fails(c))), None)
        if unit is None or choice is None:
            return None
        for kept in (choice, core.CNot(choice)):
            there = core.CAnd(condition, kept)
            rest = gamma.bind(*names).assume(condition, core.CNot(there))
            form, proof = self._form(rest, body, seen, outer=False)
            if not search.alike(form, unit):
                continue
            after = core.Reduce(term.type, term.operator, names, there, body, term.init)
            operator = operator_data(search.spec, term.operator, term.type)
            return after, rule(
                f"reduce_mask{len(names)}",
                search.law(RightUnit(operator, value_data(search.spec, unit))),
                *boxed(gamma, names, condition),
                function(names, [there], omega(condition)),
                function(names, [condition, core.CNot(there)], same(search.spec, body, unit, proof)),
                function(names, [there], RFL),
            )
        return None

    def _congruent(self, gamma: Gamma, after: core.Reduce, elements: Proof) -> Proof:
        """That equal elements make a reduction over the same indices equal."""
        names, condition = after.binders, after.condition
        return rule(
            f"reduce_congr{len(names)}",
            function(names, [], equivalent(gamma.bind(*names), condition, condition)),
            function(names, [condition], elements),
        )

    def _step(self, gamma: Gamma, term: core.Apply, seen: tuple[str, ...]) -> Form | None:
        """Another form of a function of normal forms."""
        known = self._constant(gamma, term)
        if known is not None or not self.search.guarded:
            return known
        match term:
            case core.Apply(function="-", arguments=(one, two)) if self.search.alike(one, two):
                return self.search.attempt(partial(self._nothing, gamma, term))
            case core.Apply(function="*"):
                for way in (self._times_zero, self._scaled, self._shifted):
                    found = self.search.attempt(partial(way, gamma, term, seen))
                    if found is not None:
                        return found
        return self.arithmetic.unit_dropped(term)

    def _nothing(self, gamma: Gamma, term: core.Apply) -> Form:
        """``x - x`` of a finite number."""
        zero = literal(term.type, 0)
        law = FiniteSelfLaw(type_data(term.type), function_data(term), literal_data(zero))
        return zero, rule("at_self", self._granted(law), self.finite.shown(gamma, term.arguments[0]))

    def _granted(self, law: FiniteFactorLaw | FiniteSelfLaw | ShiftLaw) -> Proof:
        if law not in list(laws_of(law.kind)):
            raise NoProof
        return self.search.law(law)

    # ------------------------------------------------------------ products

    def _turned(self, term: core.Apply) -> Form:
        """The product with its factors exchanged."""
        first, second = term.arguments
        return product(second, first), self._reordered(term, (first, second), (1, 0))

    def _reordered(self, term: core.Apply, factors: Sequence[core.ValueExpr], order: Sequence[int]) -> Proof:
        """That a product is the one of its factors in another order, joined from the left."""
        search, operator = self.search, function_data(term)
        comm = search.law(Comm(operator))
        one, _ = (_pattern(operator, (0, 1)), 2) if len(factors) == 2 else _shape(operator, term, term, 0)
        two = _pattern(operator, order)
        if one == two:
            return RFL
        atoms = tuple([value_data(search.spec, factor) for factor in factors])
        if len(factors) == 2:
            return Algebra("comm", (comm.position,), one, two, atoms)
        assoc = search.law(Assoc(operator))
        return Algebra("ac", (assoc.position, comm.position), one, two, atoms)

    def _times_zero(self, gamma: Gamma, term: core.Apply, seen: tuple[str, ...]) -> Form:
        """``x * 0`` of a finite number; raises :class:`.NoProof`. The other order is one of constants."""
        del seen
        if term.arguments[1] != literal(term.type, 0):
            raise NoProof
        turned, proof = self._turned(term)
        assert isinstance(turned, core.Apply)
        zero = self._constant(gamma, turned)
        if zero is None:
            raise NoProof
        return chained(self.search, term, (turned, proof), zero)

    def _scaled(self, gamma: Gamma, term: core.Apply, seen: tuple[str, ...]) -> Form:
        """A finite factor goes into a sum; raises :class:`.NoProof`."""
        first, second = term.arguments
        if _is_sum(second) and self.finite.is_finite(gamma, first):
            return self._into(gamma, term, seen)
        if _is_sum(first) and self.finite.is_finite(gamma, second):
            turned, proof = self._turned(term)
            assert isinstance(turned, core.Apply)
            return chained(self.search, term, (turned, proof), self._into(gamma, turned, seen))
        raise NoProof

    def _into(self, gamma: Gamma, term: core.Apply, seen: tuple[str, ...]) -> Form:
        """The first factor, which is finite, goes into the second one, a sum; raises :class:`.NoProof`."""
        factor, total = term.arguments
        plain = core.Apply(term.type, "+", (factor, factor))
        law = self._granted(FiniteFactorLaw(type_data(term.type), function_data(term), function_data(plain)))
        shown = self.finite.shown(gamma, factor)
        if isinstance(total, core.Apply):
            if len(leaves(factor, "+", term.type)) * len(leaves(total, "+", term.type)) > MONOMIALS:
                raise NoProof
            one, two = total.arguments
            apart = plus(product(factor, one), product(factor, two))
            return chained(
                self.search,
                term,
                (apart, rule("factor_finite", law, shown)),
                self._form(gamma, apart, seen),
            )
        assert isinstance(total, core.Reduce)
        start = start_of(self.search.spec, total)
        if start is None or len(total.binders) > FINITE:
            raise NoProof
        names = tuple(self.search.fresh.names(len(total.binders)))
        condition, body = opened(total, names)
        begun = product(factor, start)
        inside = core.Reduce(term.type, "+", names, condition, product(factor, body), begun)
        step = rule("sum_scaled_finite", law, shown, finite(gamma, names, condition))
        begin, began = self._form(gamma, begun, seen)
        started = replace(inside, init=begin)
        after = chained(self.search, inside, (started, rule("reduce_start", began)))
        form = self._of_reduction(gamma, started, seen)
        return chained(self.search, term, (inside, step), after, form)

    def _shifted(self, gamma: Gamma, term: core.Apply, seen: tuple[str, ...]) -> Form:
        """Two factors ``exp(x - y)`` and ``exp(y - z)`` are one; raises :class:`.NoProof`."""
        factors = leaves(term, "*", term.type)
        for i, j in permutations(range(len(factors)), 2) if len(factors) <= FACTORS else ():
            merged = self.search.attempt(partial(self._merged, gamma, factors[i], factors[j]))
            if merged is None:
                continue
            rest = [n for n in range(len(factors)) if n not in (i, j)]
            order = (i, j, *rest)
            both = joined("*", [factors[n] for n in order])
            turned = self._reordered(term, factors, order)
            form, proof = merged
            for n in rest:
                proof = rule("fn_congr2", proof, RFL)
                form = product(form, factors[n])
            return chained(self.search, term, (both, turned), (form, proof), self._form(gamma, form, seen))
        raise NoProof

    def _merged(self, gamma: Gamma, first: core.ValueExpr, second: core.ValueExpr) -> Form:
        """``exp(x - y) * exp(y - z)`` is ``exp(x - z)``; raises :class:`.NoProof`."""
        match first, second:
            case (
                core.Apply(function=base, arguments=(core.Apply(function="-", arguments=(x, y)),)),
                core.Apply(function=other, arguments=(core.Apply(function="-", arguments=(also, z)),)),
            ) if base == other and base in BASES:
                search = self.search
                equal = search.plainly(gamma, also, y)
                if equal is None:
                    equal = search.stated(gamma, also, y, 2)
                assert isinstance(first, core.Apply)
                assert isinstance(second, core.Apply)
                minus = core.Apply(x.type, "-", (x, z))
                after = replace(first, arguments=(minus,))
                like = replace(second, arguments=(replace(minus, arguments=(y, z)),))
                law = ShiftLaw(
                    type_data(first.type),
                    function_data(first),
                    function_data(product(first, second)),
                    function_data(minus),
                )
                step = rule(
                    "shifted",
                    self._granted(law),
                    self.finite.shown(gamma, y),
                    self.finite.shown(gamma, z),
                )
                changed = rule("fn_congr2", RFL, rule("fn_congr1", rule("fn_congr2", equal, RFL)))
                return chained(search, product(first, second), (product(first, like), changed), (after, step))
            case _:
                raise NoProof

    # ------------------------------------------------------------ constants

    def _constant(self, gamma: Gamma, term: core.Apply) -> Form | None:
        """What a function of a constant is, by one law."""
        search, first = self.search, term.arguments[0]
        if not isinstance(first, core.Literal):
            return None
        given, zero = literal_data(first), core.Literal(first.type, Fraction(0))
        known = list(laws_of(type_data(first.type)))
        match term.arguments:
            case (_,):
                for result in (zero, literal(first.type, 1)) if self.search.guarded else (zero,):
                    law = ConstantLaw(function_data(term), given, literal_data(result))
                    if law in known:
                        one, two = (value_data(search.spec, side) for side in (term, result))
                        return result, Algebra("cast", (search.law(law).position,), one, two, ())
                return None
            case (_, other):
                result = core.Literal(BOOL, False) if term.function == "==" else first
                law_of_finite = AtFiniteLaw(given.kind, function_data(term), given, literal_data(result))
                shown = (
                    search.attempt(partial(self.finite.shown, gamma, other))
                    if law_of_finite in known
                    else None
                )
                if shown is None:
                    return None
                return result, rule("at_finite", search.law(law_of_finite), shown)
            case (_, yes, no) if term.function == "select" and first.type == BOOL:
                chosen = 0 if first.value else 1
                select = search.law(SelectLaw.of(type_data(term.type)))
                pattern = Call(function_data(term), (Call(given, ()), Atom(0), Atom(1)))
                atoms = tuple([value_data(search.spec, value) for value in (yes, no)])
                kind = ("of_true", "of_false")[chosen]
                return (yes, no)[chosen], Algebra(kind, (select.position,), pattern, Atom(chosen), atoms)
        return None


def _conditions(value: core.ValueExpr) -> Iterator[core.Cond]:
    """The conditions on which parts of a value are chosen."""
    match value:
        case core.Select(condition=condition):
            yield condition
        case core.Apply(arguments=arguments):
            for argument in arguments:
                yield from _conditions(argument)


def _is_sum(value: core.ValueExpr) -> bool:
    """Whether a value is a sum, of two or over indices."""
    match value:
        case core.Reduce(operator="+"):
            return True
        case core.Apply(function="+", declared=False, arguments=(_, _)):
            return True
        case _:
            return False


def _pattern(operator: Function, order: Sequence[int]) -> Value:
    """A product of numbered atoms, joined from the left."""
    result: Value = Atom(order[0])
    for number in order[1:]:
        result = Call(operator, (result, Atom(number)))
    return result


def _shape(operator: Function, like: core.Apply, term: core.ValueExpr, number: int) -> tuple[Value, int]:
    """A product with numbers for its factors from left to right, and the number that comes next."""
    if isinstance(term, core.Apply) and term.function == like.function and term.type == like.type:
        first, number = _shape(operator, like, term.arguments[0], number)
        second, number = _shape(operator, like, term.arguments[1], number)
        return Call(operator, (first, second)), number
    return Atom(number), number + 1
