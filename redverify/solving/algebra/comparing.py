"""Whether two terms have equal normal forms.

The difference of the two polynomials has to be 0. First its divisors are multiplied out; none of them is 0.
Then sums over different sets are cut into parts that they share (*split*), and sums whose elements a
bijection of the sets carries into each other are one (*re-index*). Bijections are found by unification: the
elements are the same function of the same tensor accesses, so the indices of these have to be equal, and isl
checks that this relation is single-valued in both directions. At last atoms that are equal on the domain
are one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import islpy as isl

from redverify.language import core
from redverify.language.terms import substitute
from redverify.presburger import build
from redverify.solving.algebra.atoms import Divisor, Function, Greatest, Index, Leaf, Part, Power, Sum
from redverify.solving.algebra.bijections import bijective, identities
from redverify.solving.algebra.matching import Matching
from redverify.solving.algebra.normalising import (
    Infinity,
    NoForm,
    Normalising,
    by_cases,
    modulus_of,
)
from redverify.solving.algebra.points import solved, strided
from redverify.solving.algebra.polynomials import Atom, Monomial, Polynomial, TooLarge, raised
from redverify.solving.goal import Goal

#: Steps that cut or join sums in one comparison.
STEPS = 32

#: Values of extrema without binders that are compared one by one at most.
EXTREMA = 8

#: How deeply the arguments of functions are compared by normal forms.
DEPTH = 3


@dataclass(slots=True)
class Comparing:
    """One comparison of terms of one kind of numbers."""

    normalising: Normalising

    def equal(self, goal: Goal) -> bool:
        """Whether the terms are found equal on the whole domain.

        The sizes of the specification stay in the domain: equations, once unfolded, mention them.
        """
        sizes = self.normalising.equations.spec.parameters
        domain, strides = strided(goal.domain, sizes)
        terms = [substitute(term, strides) for term in goal.sides]

        def method(where: isl.Set) -> bool:
            by = solved(where, sizes)
            where = build.project(where, *(name for name in by if name not in sizes))
            one, other = [self.normalising.normal(where, substitute(t, by)) for t in terms]
            if isinstance(one, Infinity) or isinstance(other, Infinity):
                return one is other
            return self._zero(where, one - other, DEPTH)

        return all(answer for _, answer in by_cases(domain, method, self.normalising.budget))

    def _zero(self, where: isl.Set, difference: Polynomial, depth: int) -> bool:
        difference = self._joined_sums(where, difference)
        return not difference or not self._joined_atoms(where, difference, depth)

    # -------------------------------------------------------------- divisors

    def _cleared(self, polynomial: Polynomial) -> Polynomial:
        """The polynomial times what is not 0, so that no power is negative. It is 0 where the product is.

        Whatever makes a polynomial may make quotients: a sum over one index is its element.
        """
        return self._without_quotients(self._without_divisors(polynomial))

    def _without_divisors(self, polynomial: Polynomial) -> Polynomial:
        """The polynomial times its divisors, until it has none. It is 0 exactly if the product is."""
        while True:
            divisors = [atom for atom in polynomial.atoms if isinstance(atom, Divisor)]
            if not divisors:
                return polynomial
            divisor = divisors[0]
            powers = [dict(monomial).get(divisor, 0) for monomial in polynomial.terms]
            lowest = min(powers)
            result = polynomial.number(0)
            for (monomial, coefficient), power in zip(polynomial.terms.items(), powers, strict=True):
                rest = tuple(factor for factor in monomial if factor[0] is not divisor)
                expanded = raised(divisor.polynomial, power - min(lowest, 0))
                result += expanded.times(rest).scaled(coefficient)
            polynomial = result

    @staticmethod
    def _without_quotients(polynomial: Polynomial) -> Polynomial:
        """The polynomial times each atom that has a negative power somewhere: such atoms are not 0."""
        for atom in polynomial.atoms:
            lowest = min(dict(monomial).get(atom, 0) for monomial in polynomial.terms)
            if lowest < 0:
                polynomial = polynomial.times(((atom, -lowest),))
        return polynomial

    # -------------------------------------------------------------- sums

    def _joined_sums(self, where: isl.Set, polynomial: Polynomial) -> Polynomial:
        """The polynomial with sums cut and joined, as far as their elements correspond, without quotients."""
        apart: set[tuple[Atom, Atom]] = set()
        for _ in range(STEPS):
            polynomial = self._cleared(polynomial)
            sums = [atom for atom in polynomial.atoms if isinstance(atom, Sum)]
            for one, other in combinations(sums, 2):
                if (one, other) in apart:
                    continue
                found = self._corresponding(where, one, other)
                if found is None:
                    apart.add((one, other))
                    continue
                polynomial = self._cut(where, polynomial, one, other, *found)
                break
            else:
                return polynomial
        raise TooLarge

    def _cut(
        self, where: isl.Set, polynomial: Polynomial, one: Sum, other: Sum, first: isl.Set, second: isl.Set
    ) -> Polynomial:
        """The polynomial with what two sums share as one: the sum over ``first``, or over ``second``.

        Side condition: the polynomial is cleared of quotients. The result need not be.
        """
        building = self.normalising.building

        def over(atom: Sum, points: isl.Set) -> Polynomial:
            element = building.product(atom.element)
            return building.summed(where, atom.binders, build.tidy(where.intersect(points)), element)

        shared = over(one, first)
        by: dict[Atom, Polynomial] = {
            one: shared + over(one, one.points.subtract(first)),
            other: shared + over(other, other.points.subtract(second)),
        }
        return polynomial.substituted(by)

    def _corresponding(self, where: isl.Set, one: Sum, other: Sum) -> tuple[isl.Set, isl.Set] | None:
        """Parts of the two sets that a bijection carries into each other, with equal elements."""
        if len(one.binders) != len(other.binders) and not one.binders:
            return None
        if _shape(one.element) != _shape(other.element):
            return None
        building = self.normalising.building
        xs, first, element = building.apart(one)
        ys, second, image = building.apart(other)
        both = build.tidy(where.intersect(first).intersect(second))
        if both.is_empty():
            return None
        for relation in Matching(building).monomials(element, image, both):
            for exact in identities(relation, xs, ys):
                if exact.is_empty() or not bijective(exact, xs, ys):
                    continue
                source = _named(build.project(exact, *ys), dict(zip(xs, one.binders, strict=True)))
                target = _named(build.project(exact, *xs), dict(zip(ys, other.binders, strict=True)))
                return source, target
        return None

    # -------------------------------------------------------------- atoms

    def _joined_atoms(self, where: isl.Set, polynomial: Polynomial, depth: int) -> Polynomial:
        """The polynomial with atoms that are equal on the domain as one."""
        building = self.normalising.building
        kept: list[Atom] = []
        by: dict[Atom, Polynomial] = {}
        for atom in sorted(polynomial.atoms, key=lambda a: a.serial):
            same = next((k for k in kept if self._same(where, k, atom, depth)), None)
            if same is None:
                kept.append(atom)
            else:
                by[atom] = building.of(same)
        if not by:
            return polynomial
        return polynomial.mapped(
            lambda atom, power: building.of(next(iter(by[atom].atoms)) if atom in by else atom, power)
        )

    def _same(self, where: isl.Set, one: Atom, other: Atom, depth: int) -> bool:
        """Whether two atoms are equal on the whole domain."""
        if type(one) is not type(other):
            return False
        found = Matching(self.normalising.building).atoms(one, other, where)
        if any(where.is_subset(points) for points in found):
            return True
        if depth == 0:
            return False
        building = self.normalising.building
        match one, other:
            case Leaf(term=core.Cast() as first), Leaf(term=core.Cast() as second):
                return first.type == second.type and self._same_operand(where, first, second)
            case Function(name=f, arguments=ones), Function(name=g, arguments=others):
                alike = f == g and len(ones) == len(others)
                return alike and all(
                    self._zero(where, a - b, depth - 1) for a, b in zip(ones, others, strict=True)
                )
            case Power(base=f, exponent=a), Power(base=g, exponent=b):
                return f == g and self._zero(where, building.product(a) - building.product(b), depth - 1)
            case Greatest(parts=ones), Greatest(parts=others):
                return self._same_extremum(where, ones, others, depth - 1)
        return False

    def _same_operand(self, where: isl.Set, one: core.Cast, other: core.Cast) -> bool:
        """Whether two casts have equal operands: numbers of a kind that may be another one."""
        mine = self.normalising
        modulus = modulus_of(one.operand.type, mine.equations.values)
        if modulus is None or one.operand.type != other.operand.type:
            return False
        inner = Normalising.of(mine.equations, modulus, mine.unfolded, mine.budget)
        try:
            return Comparing(inner).equal(Goal(where, one.operand, other.operand))
        except NoForm:
            return False

    def _same_extremum(
        self, where: isl.Set, ones: tuple[Part, ...], others: tuple[Part, ...], depth: int
    ) -> bool:
        """Whether each of the values of either extremum is one of the other's; of extrema without binders."""
        if any(part.binders for part in (*ones, *others)) or max(len(ones), len(others)) > EXTREMA:
            return False

        def occurs(part: Part, among: tuple[Part, ...]) -> bool:
            return any(self._zero(where, part.value - other.value, depth) for other in among)

        return all(occurs(p, others) for p in ones) and all(occurs(p, ones) for p in others)


def _named(points: isl.Set, by: dict[str, str]) -> isl.Set:
    for old, new in by.items():
        points = build.rename(points, old, new)
    return points


def _shape(element: Monomial) -> list[tuple[str, int]]:
    """What the factors of equal monomials have in common."""
    return sorted((_head(atom), power) for atom, power in element)


def _head(atom: Atom) -> str:
    match atom:
        case Leaf(term=core.Access(tensor=tensor)):
            return f"access {tensor}"
        case Leaf(term=core.Apply(function=function)):
            return f"apply {function}"
        case Function(name=name):
            return f"function {name}"
        case Power(base=base):
            return f"power {base}"
        case Index():
            return "index"
        case _:
            return type(atom).__name__
