"""Equality by a common denominator: quotients by indices, as in Welford's mean, and sums that grow by a part.

Both sides are polynomials over atoms (:mod:`.sums`). Among these are sums, indices as values, and reciprocals
of such indices. First atoms are written by fewer others: a sum by one of its parts, an index by one that is
less by a constant. Then each monomial gets each reciprocal as often as any monomial has it, for
``n * (1 / n)`` is one. What is left holds in every ring. The abstraction ``algebra`` does the same for
the solver (``docs/values.md``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from redverify.certifying.emission.context import Gamma, constant, single
from redverify.certifying.emission.equality.accumulation import Accumulation
from redverify.certifying.emission.equality.arithmetic import Arithmetic, Form
from redverify.certifying.emission.equality.polynomials import (
    Polynomial,
    Ring,
    is_arithmetic,
    is_reciprocal,
    joined,
    literal,
    plus,
    product,
    reciprocal,
)
from redverify.certifying.emission.equality.renaming import Renaming
from redverify.certifying.emission.equality.search import NoProof, Search
from redverify.certifying.emission.equality.structure import Structure
from redverify.certifying.emission.proofs import RFL, equivalent, function, integers, omega, rule, same
from redverify.certifying.emission.terms import comparable, opened, plug
from redverify.checking.data.of_program import start_of, type_data, value_data
from redverify.checking.laws.arithmetic import FractionLaw, IndexLaw, NumberLaws, ReciprocalLaw
from redverify.checking.proofs.terms import Algebra, Proof
from redverify.language import core
from redverify.language.walks import subterms
from redverify.presburger import build

#: Changes of one kind, at most.
CHANGES = 24

#: How an atom is written otherwise.
Rewriting = Callable[[core.ValueExpr], Form | None]
Exchange = tuple[core.ValueExpr, Form]

#: From Γ and both sides to other forms of them; ``None`` if there is nothing to change.
Change = Callable[[Gamma, list[core.ValueExpr]], list[Form] | None]


@dataclass(frozen=True, slots=True)
class Denominators:
    """Proofs that two polynomials over sums and quotients by indices are equal."""

    search: Search
    arithmetic: Arithmetic
    structure: Structure
    accumulation: Accumulation
    renaming: Renaming

    def computed(self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr) -> Proof:
        """The two sides with common denominators are the same polynomial; raises :class:`.NoProof`."""
        if left.type.is_integer or not any(has_quotients(side) for side in (left, right)):
            raise NoProof
        if not self._plausible(gamma, left, right):
            raise NoProof
        starts = [left, right]
        sides: list[Form] = [(left, RFL), (right, RFL)]
        for change in (
            self._fraction,
            self._part,
            self._image,
            self._part,
            self._collapse,
            self._multiplied,
            self._index,
        ):
            sides = self._settled(gamma, starts, sides, change)
        (first, one), (second, two) = sides
        middle = self.arithmetic.computed(gamma, first, second)
        spec = self.search.spec
        forth = chained(self.search, left, (first, one), (second, middle))[1]
        if self.search.alike(right, second):
            return forth
        back = rule("Eq.symm", same(spec, right, second, two))
        return rule("Eq.trans", same(spec, left, second, forth), back)

    def _plausible(self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr) -> bool:
        """Whether the sides have monomials of the same degrees in what is neither index nor literal."""
        ring = self._ring(gamma, left)
        polynomials = [ring.of(side) for side in (left, right)]
        degrees = [degree(atom) for atom in ring.atoms.found]
        first, second = ({sum(degrees[a] for a in m) for m in polynomial} for polynomial in polynomials)
        return first == second or not first or not second

    def _ring(self, gamma: Gamma, like: core.ValueExpr) -> Ring:
        return Ring(like.type, lambda one, two: self.search.plainly(gamma, one, two) is not None)

    # ------------------------------------------------------------ steps

    def _settled(
        self, gamma: Gamma, starts: list[core.ValueExpr], sides: list[Form], change: Change
    ) -> list[Form]:
        """Both sides, changed as long as there is something to change."""
        for _ in range(CHANGES):
            changed = change(gamma, [value for value, _ in sides])
            if changed is None:
                return sides
            sides = [
                chained(self.search, start, side, form)
                for start, side, form in zip(starts, sides, changed, strict=True)
            ]
        raise NoProof

    # ------------------------------------------------------------ sums

    def _atoms(self, sides: Sequence[core.ValueExpr]) -> list[core.ValueExpr]:
        """The atoms of both sides, each once; those in denominators are left out."""
        found: list[core.ValueExpr] = []
        for side in sides:
            found += [atom for atom in atoms_of(side) if atom not in found]
        return found

    def _sums(self, sides: Sequence[core.ValueExpr]) -> list[core.Reduce]:
        """The atoms that are sums from zero."""
        return [
            atom
            for atom in self._atoms(sides)
            if isinstance(atom, core.Reduce)
            and atom.operator == "+"
            and (start := start_of(self.search.spec, atom)) is not None
            and self.search.alike(start, literal(atom.type, 0))
        ]

    def _collapse(self, gamma: Gamma, sides: list[core.ValueExpr]) -> list[Form] | None:
        """A sum over no point is zero, one over one point is its element."""
        found: list[Exchange] = []
        for total in self._sums(sides):
            with suppress(NoProof):
                found.append((total, self.structure.collapse(gamma, total)))
        return _everywhere(sides, found)

    def _part(self, gamma: Gamma, sides: list[core.ValueExpr]) -> list[Form] | None:
        """A sum is one of its parts, and an element or another part."""
        sums = self._sums(sides)
        found: list[Exchange] = []
        for total in sums:
            others = (part for part in sums if part is not total)
            forms = (self._by_part(gamma, total, part, sums) for part in others)
            form = next((form for form in forms if form is not None), None)
            if form is not None:
                found.append((total, form))
        return _everywhere(sides, found)

    def _image(self, gamma: Gamma, sides: list[core.ValueExpr]) -> list[Form] | None:
        """A sum with the elements of another one, as a sum over fewer of that one's indices."""
        sums = self._sums(sides)
        found: list[Exchange] = []
        for part in sums:
            others = (total for total in sums if total is not part and not self._alike(gamma, total, part))
            forms = (form for total in others for form in self.renaming.images(gamma, part, total))
            form = next(forms, None)
            if form is not None:
                found.append((part, form))
        return _everywhere(sides, found)

    def _alike(self, gamma: Gamma, one: core.Reduce, two: core.Reduce) -> bool:
        """Whether two sums have the same element at each index."""
        if not comparable(one, two):
            return False
        names = self.search.fresh.names(len(one.binders))
        bodies = [opened(total, names)[1] for total in (one, two)]
        return self.search.plainly(gamma.bind(*names), *bodies) is not None

    def _by_part(
        self, gamma: Gamma, total: core.Reduce, part: core.Reduce, sums: Sequence[core.Reduce]
    ) -> Form | None:
        """A sum by a part of it: the rest is one element, or another of the sums."""
        if not comparable(total, part):
            return None
        names = self.search.fresh.names(len(total.binders))
        condition, body = opened(total, names)
        inside, other = opened(part, names)
        inner = gamma.bind(*names).assume(inside)
        whole = gamma.where.intersect(build.where(condition))
        mine = gamma.where.intersect(build.where(inside))
        if whole.is_equal(mine) or not mine.is_subset(whole) or mine.is_empty():
            return None
        if self.search.plainly(inner, body, other) is None:
            return None
        rest = whole.subtract(mine)
        point = single(gamma, rest, names)
        if point is not None:
            element = plug(total.body, dict(zip(total.binders, point, strict=True)))
            return self._joined(gamma, plus(part, element), total, point)
        for third in sums:
            if third is total or third is part or not self._alike(gamma, total, third):
                continue
            if gamma.where.intersect(build.where(opened(third, names)[0])).is_equal(rest):
                return self._joined(gamma, plus(part, third), total, None)
        return None

    def _joined(
        self, gamma: Gamma, parts: core.Apply, total: core.Reduce, at: Sequence[core.IndexExpr] | None
    ) -> Form | None:
        proof = self.search.attempt(partial(self.accumulation.accumulated, gamma, parts, total, at))
        if proof is None:
            return None
        return parts, rule("Eq.symm", same(self.search.spec, parts, total, proof))

    # ------------------------------------------------------------ reciprocals

    def _multiplied(self, gamma: Gamma, sides: list[core.ValueExpr]) -> list[Form] | None:
        """Each monomial gets each reciprocal as often as any has it, and its number with it."""
        ring = self._ring(gamma, sides[0])
        polynomials = [ring.of(side) for side in sides]
        monomials = [m for polynomial in polynomials for m in polynomial]
        units: dict[int, tuple[int, Proof]] = {}
        for position, atom in enumerate(ring.atoms.found):
            most = max((m.count(position) for m in monomials), default=0)
            if most and is_quotient(atom):
                assert isinstance(atom, core.Apply)
                unit = self._unit(gamma, atom.arguments[1])
                if unit is not None:
                    units[position] = (most, unit)
        lacking = {
            m: tuple([p for p, (most, _) in units.items() for _ in range(most - m.count(p))])
            for m in monomials
        }
        if not any(lacking.values()):
            return None
        return [
            self._completed(
                gamma, ring, side, polynomial, lacking, {p: unit for p, (_, unit) in units.items()}
            )
            for side, polynomial in zip(sides, polynomials, strict=True)
        ]

    def _completed(
        self,
        gamma: Gamma,
        ring: Ring,
        value: core.ValueExpr,
        polynomial: Polynomial,
        lacking: Mapping[tuple[int, ...], tuple[int, ...]],
        units: Mapping[int, Proof],
    ) -> Form:
        """The monomials with the reciprocals that they lack, and their numbers."""
        groups: dict[tuple[int, ...], Polynomial] = {}
        for monomial, coefficient in polynomial.items():
            groups.setdefault(lacking[monomial], {})[monomial] = coefficient
        one = literal(value.type, 1)
        before: list[core.ValueExpr] = []
        after: list[core.ValueExpr] = []
        proofs: list[Proof] = []
        for missing, part in groups.items():
            plain = ring.value(part)
            if not missing:
                before.append(plain)
                after.append(plain)
                proofs.append(RFL)
                continue
            pairs: list[core.ValueExpr] = []
            for position in missing:
                inverse = ring.atoms.found[position]
                assert isinstance(inverse, core.Apply)
                pairs.append(product(inverse.arguments[1], inverse))
            ones = [one for _ in missing]
            before.append(product(plain, joined("*", ones)))
            after.append(product(plain, joined("*", pairs)))
            back = [
                rule("Eq.symm", same(self.search.spec, pair, one, units[position]))
                for pair, position in zip(pairs, missing, strict=True)
            ]
            proofs.append(rule("fn_congr2", RFL, _congruence(back)))
        if not groups:
            return value, RFL
        start, end = joined("+", before), joined("+", after)
        return chained(
            self.search,
            value,
            (start, self.arithmetic.computed(gamma, value, start)),
            (end, _congruence(proofs)),
        )

    def _fraction(self, gamma: Gamma, sides: list[core.ValueExpr]) -> list[Form] | None:
        """A literal that is a fraction is a product with a reciprocal."""
        found: list[Exchange] = []
        for atom in self._atoms(sides):
            if isinstance(atom, core.Literal) and isinstance(atom.value, Fraction):
                form = self._as_product(gamma, atom, atom.value) if atom.value.denominator != 1 else None
                if form is not None:
                    found.append((atom, form))
        return _everywhere(sides, found)

    def _as_product(self, gamma: Gamma, atom: core.Literal, number: Fraction) -> Form | None:
        above, below = (literal(atom.type, n) for n in number.as_integer_ratio())
        unit = self._unit(gamma, below)
        if unit is None:
            return None
        inverse, one = reciprocal(below), literal(atom.type, 1)
        pair = product(below, inverse)
        back = rule("Eq.symm", same(self.search.spec, pair, one, unit))
        times_one, moved = product(atom, one), product(product(atom, below), inverse)
        law = self.search.law(FractionLaw.of(type_data(atom.type)))
        shown = [value_data(self.search.spec, value) for value in (product(atom, below), above)]
        whole = Algebra("fraction", (law.position,), shown[0], shown[1], ())
        return chained(
            self.search,
            atom,
            (times_one, self.arithmetic.computed(gamma, atom, times_one)),
            (product(atom, pair), rule("fn_congr2", RFL, back)),
            (moved, self.arithmetic.computed(gamma, product(atom, pair), moved)),
            (product(above, inverse), rule("fn_congr2", whole, RFL)),
        )

    def _unit(self, gamma: Gamma, number: core.ValueExpr) -> Proof | None:
        """``n * (1 / n)`` is one, of an index or a whole literal that is not zero."""
        law = ReciprocalLaw.of(type_data(number.type))
        if isinstance(number, core.IndexCast):
            nonzero = core.CNot(core.CCmp("==", number.operand, core.IConst(0)))
            return rule("reciprocal", self.search.law(law), omega(nonzero)) if gamma.holds(nonzero) else None
        assert isinstance(number, core.Literal)
        assert isinstance(number.value, Fraction)
        index = core.IndexCast(number.type, core.IConst(number.value.numerator))
        step = self.search.attempt(partial(self.arithmetic.numbered, gamma, number, index, 0, 0))
        unit = self._unit(gamma, index)
        if step is None or unit is None:
            return None
        there = same(self.search.spec, number, index, step)
        both = rule("fn_congr2", there, rule("fn_congr2", RFL, there))
        one, two = (product(n, reciprocal(n)) for n in (number, index))
        return rule("Eq.trans", same(self.search.spec, one, two, both), unit)

    # ------------------------------------------------------------ indices

    def _index(self, gamma: Gamma, sides: list[core.ValueExpr]) -> list[Form] | None:
        """An index as a value is a literal, or another one and a literal, or two others."""
        casts = [atom for atom in self._atoms(sides) if isinstance(atom, core.IndexCast)]
        found: list[Exchange] = []
        for cast in casts:
            form = self._number(gamma, cast) or self._sum_of(gamma, cast, casts)
            if form is not None:
                found.append((cast, form))
        return _everywhere(sides, found)

    def _number(self, gamma: Gamma, cast: core.IndexCast) -> Form | None:
        """The literal of an index that is a number everywhere."""
        number = constant(gamma, cast.operand)
        if number is None:
            return None
        value = literal(cast.type, number)
        proof = self.search.attempt(partial(self.arithmetic.numbered, gamma, cast, value, 0, 0))
        return None if proof is None else (value, proof)

    def _sum_of(self, gamma: Gamma, cast: core.IndexCast, casts: Sequence[core.IndexCast]) -> Form | None:
        """``n + m`` as a value is ``n`` and ``m``: by counting (the rule ``sum_constant``)."""
        for other in casts:
            if other is cast:
                continue
            number = constant(gamma, core.IAdd(cast.operand, core.IMul(-1, other.operand)))
            parts = [c.operand for c in casts if c is not cast] if number is None else [core.IConst(number)]
            for part in parts:
                total = core.CCmp("==", cast.operand, core.IAdd(other.operand, part))
                positive = [core.CCmp("<", core.IConst(0), term) for term in (other.operand, part)]
                if all(gamma.holds(condition) for condition in (total, *positive)):
                    return self._added(gamma, cast, other, core.IndexCast(cast.type, part))
        return None

    def _added(
        self, gamma: Gamma, whole: core.IndexCast, first: core.IndexCast, rest: core.IndexCast
    ) -> Form:
        zero = core.IConst(0)
        ones, counted = self._ones(gamma, zero, whole)
        one, half = self._ones(gamma, zero, first)
        two, other = self._ones(gamma, first.operand, rest)
        spec, unit = self.search.spec, literal(whole.type, 1)
        joint = plus(one, two)
        joined_ = self.accumulation.accumulated(gamma, joint, ones, None)
        parts = plus(product(first, unit), product(rest, unit))
        return chained(
            self.search,
            whole,
            (product(whole, unit), self.arithmetic.computed(gamma, whole, product(whole, unit))),
            (ones, rule("Eq.symm", same(spec, ones, product(whole, unit), counted))),
            (joint, rule("Eq.symm", same(spec, joint, ones, joined_))),
            (parts, rule("fn_congr2", half, other)),
            (plus(first, rest), self.arithmetic.computed(gamma, parts, plus(first, rest))),
        )

    def _ones(self, gamma: Gamma, low: core.IndexExpr, number: core.IndexCast) -> Form:
        """The sum of as many ones as an index says, from ``low`` on, and that it is ``number * 1``."""
        (name,) = self.search.fresh.names(1)
        index, end = core.IVar(name), core.IAdd(low, number.operand)
        interval = core.CAnd(core.CCmp("<=", low, index), core.CCmp("<", index, end))
        type_ = number.type
        ones = core.Reduce(type_, "+", (name,), interval, literal(type_, 1), literal(type_, 0))
        laws = [self.search.law(law) for law in (NumberLaws(type_data(type_)), IndexLaw(type_data(type_)))]
        shown = function([name], [], equivalent(gamma.bind(name), interval, interval))
        positive = omega(core.CCmp("<=", core.IConst(0), number.operand))
        return ones, rule("sum_constant", *laws, *integers([low, number.operand]), positive, shown)


def has_quotients(value: core.ValueExpr) -> bool:
    """Whether something is divided by an index, or by a whole number."""
    return any(
        isinstance(term, core.Apply)
        and term.function == "/"
        and not term.declared
        and _is_number(term.arguments[1])
        for term in subterms(value)
    )


def is_quotient(value: core.ValueExpr) -> bool:
    """Whether a value is the reciprocal of an index, or of a whole number that is not zero."""
    return (
        isinstance(value, core.Apply)
        and value.function == "/"
        and not value.declared
        and _is_number(value.arguments[1])
        and is_reciprocal(value, value.arguments[1])
    )


def _is_number(value: core.ValueExpr) -> bool:
    if isinstance(value, core.Literal):
        return isinstance(value.value, Fraction) and value.value.denominator == 1 and value.value != 0
    return isinstance(value, core.IndexCast)


def degree(atom: core.ValueExpr) -> int:
    """How many factors of an atom are neither indices nor literals nor reciprocals of them."""
    match atom:
        case core.Reduce(operator="+"):
            return degree(atom.body)
        case core.Apply(function="*", arguments=(one, two), declared=False):
            return degree(one) + degree(two)
        case core.IndexCast() | core.Literal():
            return 0
        case _:
            return 0 if is_quotient(atom) else 1


def atoms_of(value: core.ValueExpr) -> list[core.ValueExpr]:
    """What a polynomial is made of, from left to right; denominators are left out."""
    if not is_arithmetic(value):
        return [value]
    assert isinstance(value, core.Apply)
    parts = value.arguments[:1] if value.function == "/" else value.arguments
    return [atom for part in parts for atom in atoms_of(part)]


def rewritten(value: core.ValueExpr, rewriting: Rewriting) -> Form | None:
    """A polynomial with some atoms written otherwise, except in denominators; ``None`` if there is none."""
    if not is_arithmetic(value):
        return rewriting(value)
    assert isinstance(value, core.Apply)
    parts = value.arguments[:1] if value.function == "/" else value.arguments
    forms = [rewritten(part, rewriting) for part in parts]
    if all(form is None for form in forms):
        return None
    kept = [form or (part, RFL) for form, part in zip(forms, parts, strict=True)]
    kept += [(part, RFL) for part in value.arguments[len(parts) :]]
    changed = core.Apply(value.type, value.function, tuple([form for form, _ in kept]))
    return changed, rule(f"fn_congr{len(kept)}", *[proof for _, proof in kept])


def _everywhere(sides: Sequence[core.ValueExpr], found: Sequence[Exchange]) -> list[Form] | None:
    """Both sides with some atoms written otherwise; ``None`` if there is none of these."""
    by = dict(found)
    forms = [rewritten(side, by.get) for side in sides]
    if all(form is None for form in forms):
        return None
    return [form or (side, RFL) for form, side in zip(forms, sides, strict=True)]


def _congruence(proofs: Sequence[Proof]) -> Proof:
    """The parts of ``((a ⊙ b) ⊙ c) ⊙ …`` are equal to others."""
    result = proofs[0]
    for proof in proofs[1:]:
        result = rule("fn_congr2", result, proof)
    return result


def chained(search: Search, start: core.ValueExpr, *steps: Form) -> Form:
    """Steps one after the other: each gives another form of the value before it."""
    value, proof = start, RFL
    for after, step in steps:
        if search.alike(value, after):
            continue
        if proof is RFL:
            proof = same(search.spec, value, after, step)
        else:
            proof = rule(
                "Eq.trans", same(search.spec, start, value, proof), same(search.spec, value, after, step)
            )
        value = after
    return value, proof
