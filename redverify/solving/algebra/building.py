"""Making normal forms: sums and extrema over sets, exponentials, quotients, and substitution in all of them.

A rule that needs to know on which side of a condition a point lies raises :class:`Undecided` with that
condition. Whoever builds a normal form on a domain then cuts the domain by it.

The rules, with what each needs:

- *hom*: a factor without binders is taken out of a sum; a summand without binders, or a factor that is
  not negative, out of an extremum. The factor has to be finite on the whole domain, also where the set is
  empty: so either it is made of what is finite anywhere, or the domain is cut into where the set is empty and
  where it is not.
- *flatten*: the sum of a factor times a sum is one sum. Real numbers and wrapping integers distribute.
- *smaller*: a single value is left out of an extremum if another part has values on the whole domain, and
  none of these is smaller: their difference is a sum of products of what is not negative.
- *count*: a binder that the element does not use is a factor: the number of its values, where these are an
  interval.
- *determined*: a binder that has one value, given the others, is replaced by it.
- *product*: the sum of a product over a product of sets is a product of sums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import reduce
from itertools import chain
from math import gcd

import islpy as isl

from redverify.language import core
from redverify.language.function_facts import BASES, INVERSES
from redverify.language.normal_form import linear
from redverify.language.terms import fresh_variable, substitute, substitute_index
from redverify.presburger import build
from redverify.solving.algebra.atoms import (
    Atoms,
    Divisor,
    Function,
    Greatest,
    Index,
    Leaf,
    Part,
    Power,
    Sum,
    atoms_in,
    atoms_within,
    variables_of,
)
from redverify.solving.algebra.points import counted, determined, holds, pulled_back
from redverify.solving.algebra.polynomials import (
    ONE,
    Atom,
    Monomial,
    Polynomial,
    TooLarge,
    inverse,
    number,
    parted,
    power_of,
    raised,
    times,
    total,
)

#: A sum over more binders than this is not put together of nested ones.
BINDERS = 6

#: Integer powers of 2 and 10 up to this size are numbers.
LARGEST_EXPONENT = 64


@dataclass(slots=True)
class Building:
    """Makes polynomials with one modulus. ``finite`` says whether a term is a finite number anywhere.

    ``not_negative`` says whether a term is at least 0 on a domain. The set of an atom says what the domain on
    which it is made does not say, so it is never used without such a domain around it.
    """

    modulus: int
    finite: Callable[[core.ValueExpr], bool]
    not_negative: Callable[[isl.Set, core.ValueExpr], bool]
    atoms: Atoms = field(default_factory=Atoms)
    _sums: dict[tuple[int, Monomial], list[tuple[isl.Set, Sum]]] = field(default_factory=dict)

    def number(self, value: Fraction | int) -> Polynomial:
        """A number."""
        return number(value, self.modulus)

    def of(self, atom: Atom, power: int = 1) -> Polynomial:
        """A power of an atom."""
        return power_of(atom, power, self.modulus)

    def product(self, monomial: Monomial, coefficient: Fraction | int = 1) -> Polynomial:
        """A monomial."""
        return Polynomial({monomial: Fraction(coefficient)}, self.modulus)

    def index(self, expression: core.IndexExpr) -> Polynomial:
        """An index, as the integer that it is."""
        constant, summands = linear(expression)
        parts = [self.of(self.atoms.index(atom)).scaled(Fraction(factor)) for atom, factor in summands]
        return total([self.number(constant), *parts], self.modulus)

    # -------------------------------------------------------------- exponentials, quotients

    def exponential(self, base: str, exponent: Polynomial) -> Polynomial:
        """``base ** exponent``: the product of the powers by the summands. All are finite numbers."""
        result = self.number(1)
        for monomial, coefficient in exponent.terms.items():
            result *= self._exponential(base, monomial, coefficient)
        return result

    def _exponential(self, base: str, monomial: Monomial, coefficient: Fraction) -> Polynomial:
        numerator, denominator = coefficient.numerator, coefficient.denominator
        literal = BASES[base]
        whole = denominator == 1 and abs(numerator) <= LARGEST_EXPONENT
        if monomial == ONE and literal is not None and whole:
            return self.number(Fraction(literal) ** numerator)
        inverted = _logarithm_of(base, monomial)
        if inverted is not None and denominator == 1:
            return self.power(inverted, numerator)
        name = base if denominator == 1 else f"{base}/{denominator}"
        return self.of(self.atoms.power(name, monomial), numerator)

    def logarithm(self, name: str, argument: Polynomial, *, positive: bool) -> Polynomial:
        """A logarithm. Of a positive argument, the least powers of its atoms become summands, and that of
        ``1 / x`` is the negative of that of ``x``.
        """
        if not positive:
            return self.of(self.atoms.function(name, (argument,)))
        powers = [dict(monomial) for monomial in argument.terms]
        shared = {a: min(p.get(a, 0) for p in powers) for a in argument.atoms if isinstance(a, Power)}
        result, taken = self.number(0), ONE
        for atom, power in shared.items():
            base, _, root = atom.base.partition("/")
            if power and base == INVERSES[name]:
                result += self.product(atom.exponent, Fraction(power, int(root or 1)))
                taken = times(taken, ((atom, power),))
        rest = argument.times(inverse(taken))
        if rest.constant == 1:
            return result
        single = rest.single
        if single is not None and single[0] and single[0][0][1] < 0:
            return result - self.logarithm(name, self._inverse(*single), positive=True)
        return result + self.of(self.atoms.function(f"{name}+", (rest,)))

    def _inverse(self, monomial: Monomial, coefficient: Fraction) -> Polynomial:
        """``1 / (coefficient * monomial)`` of what is not 0."""
        result = self.number(1 / coefficient)
        for atom, power in monomial:
            if isinstance(atom, Divisor):
                result *= self.power(atom.polynomial, -power)
            else:
                result *= self.of(atom, -power)
        return result

    def power(self, base: Polynomial, power: int) -> Polynomial:
        """``base ** power``. Where the power is negative, the base is a finite number that is not 0."""
        return raised(base, power) if power >= 0 else raised(self.reciprocal(base), -power)

    def reciprocal(self, divisor: Polynomial) -> Polynomial:
        """``1 / divisor`` of a finite number that is not 0; so none of its factors is 0 either.

        What has become 0 by substitution stands for points that do not exist: it has no normal form.
        """
        if not divisor:
            raise TooLarge
        single = divisor.single
        if single is not None:
            monomial, coefficient = single
            return self.product(inverse(monomial), 1 / coefficient)
        shared = _content(divisor)
        rest = divisor.times(inverse(shared))
        atom = self.atoms.divisor(rest)
        return self.product(times(inverse(shared), ((atom, -1),)))

    # -------------------------------------------------------------- sums

    def summed(
        self, domain: isl.Set, binders: tuple[str, ...], points: isl.Set, element: Polynomial
    ) -> Polynomial:
        """The sum of an element over a set of binders."""
        return total(
            [
                self._sum(domain, binders, points, monomial).scaled(coefficient)
                for monomial, coefficient in element.terms.items()
            ],
            self.modulus,
        )

    def _sum(
        self, domain: isl.Set, binders: tuple[str, ...], points: isl.Set, element: Monomial
    ) -> Polynomial:
        if points.is_empty():
            return self.number(0)
        binders, points, element = self._flattened(binders, points, element)
        bound = frozenset(binders)
        outer, inner = parted(element, lambda atom: not bound.isdisjoint(atom.variables))
        finite = all(self._anywhere_finite(a, p) for a, p in outer)
        if not finite and not holds(domain, build.project(points, *binders)):
            return self.number(0)
        return self._inner_sum(domain, binders, build.tidy(points), inner).times(outer)

    def _flattened(
        self, binders: tuple[str, ...], points: isl.Set, element: Monomial
    ) -> tuple[tuple[str, ...], isl.Set, Monomial]:
        """One sum in place of the sum of a factor times sums over what depends on its binders."""
        while True:
            bound = frozenset(binders)
            for atom, power in element:
                if not isinstance(atom, Sum) or power < 1 or bound.isdisjoint(atom.variables):
                    continue
                if len(binders) + len(atom.binders) > BINDERS:
                    raise TooLarge
                names, inside, factor = self.apart(atom)
                binders, points = (*binders, *names), points.intersect(inside)
                element = times(times(element, ((atom, -1),)), factor)
                break
            else:
                return binders, points, element

    def apart(self, atom: Sum) -> tuple[tuple[str, ...], isl.Set, Monomial]:
        """A sum's binders, set and element with fresh names."""
        by = {name: fresh_variable() for name in atom.binders}
        points = atom.points
        for old, new in by.items():
            points = build.rename(points, old, new)
        return tuple(by.values()), points, self.renamed(atom.element, by)

    def _inner_sum(
        self, domain: isl.Set, binders: tuple[str, ...], points: isl.Set, element: Monomial
    ) -> Polynomial:
        """The sum of a monomial whose factors all have binders."""
        if not binders:
            return self.product(element) if holds(domain, points) else self.number(0)
        variables = atoms_in(element)
        for binder in binders:
            rest = tuple(b for b in binders if b != binder)
            cases, count = determined(points, binder), binder not in variables
            if cases is None and count:
                cases = counted(points, binder)
            elif count:
                cases = [(build.project(points, binder), core.IConst(1))]
            if cases is None:
                continue
            parts = []
            for where, expression in cases:
                if count:
                    part = self.index(expression).times(element)
                else:
                    part = self.replaced(self.product(element), {binder: expression})
                parts.append(self.summed(domain, rest, where, part))
            return total(parts, self.modulus)
        groups = _independent(binders, element)
        if len(groups) > 1:
            split = self._product_of_sums(domain, points, groups)
            if split is not None:
                return split
        return self.of(self.sum_of(binders, build.within(points, domain), element))

    def sum_of(self, binders: tuple[str, ...], points: isl.Set, element: Monomial) -> Sum:
        """The sum as an atom, the same one for the same element and set."""
        probe = {name: f"$p{position}" for position, name in enumerate(binders)}
        key = self._renamed_leaves(element, probe)
        if key is None:
            return self.atoms.sum(binders, points, element)
        renamed = points
        for old, new in probe.items():
            renamed = build.rename(renamed, old, new)
        known = self._sums.setdefault((len(binders), key), [])
        for other, atom in known:
            if other.is_equal(renamed):
                return atom
        made = self.atoms.sum(binders, points, element)
        known.append((renamed, made))
        return made

    def _renamed_leaves(self, element: Monomial, by: dict[str, str]) -> Monomial | None:
        """A monomial with other names for variables; ``None`` if it has sums or extrema in it."""
        if any(isinstance(atom, Sum | Greatest) for atom in atoms_within(element)):
            return None
        return self.renamed(element, by)

    def _product_of_sums(
        self, domain: isl.Set, points: isl.Set, groups: list[tuple[frozenset[str], Monomial]]
    ) -> Polynomial | None:
        """A product of sums over the projections, if their product is the set."""
        names = [tuple(sorted(group)) for group, _ in groups]
        sides = [
            build.project(points, *chain.from_iterable(n for n in names if n is not own)) for own in names
        ]
        if not reduce(isl.Set.intersect, sides).is_equal(points):
            return None
        result = self.number(1)
        for own, side, (_, factor) in zip(names, sides, groups, strict=True):
            result *= self._inner_sum(domain, own, side, factor)
        return result

    def _anywhere_finite(self, atom: Atom, power: int) -> bool:
        """Whether a power of an atom is a finite number for all values of its variables."""
        match atom:
            case Leaf(term=term):
                return power > 0 and self.finite(term)
            case Index():
                return power > 0
            case Power(exponent=exponent):
                return all(self._anywhere_finite(a, p) for a, p in exponent)
            case Function(arguments=arguments):
                factors = [f for argument in arguments for monomial in argument.terms for f in monomial]
                return power > 0 and all(self._anywhere_finite(a, p) for a, p in factors)
        return False

    # -------------------------------------------------------------- extrema

    def greatest(self, domain: isl.Set, parts: Iterable[Part]) -> Polynomial:
        """The greatest value of parts; one of them is empty nowhere on the domain."""
        simple = [new for part in parts for new in self._simplified(part)]
        kept = []
        for part in simple:
            if part.points.is_empty() or (not part.binders and not holds(domain, part.points)):
                continue
            kept.append(part)
        if not kept:
            raise TooLarge
        shift, scale, factor = self.number(0), Fraction(1), ONE
        if not self.modulus:
            kept = self._without_smaller(domain, kept)
            shift = self._shift(kept)
            kept = [Part(p.binders, p.points, p.value - shift) for p in kept]
            scale, factor = self._scale(domain, kept)
            kept = [Part(p.binders, p.points, p.value.times(inverse(factor)).scaled(1 / scale)) for p in kept]
        kept = [Part(p.binders, build.within(p.points, domain), p.value) for p in kept]
        values = {p.value for p in kept}
        if len(values) == 1 and not any(p.binders and _bound(p) for p in kept):
            result = values.pop()
        else:
            result = self.of(self.atoms.greatest(tuple(kept)))
        return shift + result.times(factor).scaled(scale)

    def _without_smaller(self, domain: isl.Set, parts: list[Part]) -> list[Part]:
        """The parts without single values that are at most those of another part, which has some."""
        kept = list(parts)
        for part in parts:
            others = [other for other in kept if other is not part]
            if not part.binders and any(self._at_least(domain, other, part.value) for other in others):
                kept = others
        return kept

    def _at_least(self, domain: isl.Set, part: Part, least: Polynomial) -> bool:
        """Whether a part has a value on the whole domain, and all that it has are at least another value."""
        inside = domain.intersect(part.points)
        above = all(
            coefficient > 0 and all(p % 2 == 0 or self._not_negative(inside, a) for a, p in monomial)
            for monomial, coefficient in (part.value - least).terms.items()
        )
        return above and bool(domain.is_subset(build.project(part.points, *part.binders)))

    def _simplified(self, part: Part) -> list[Part]:
        """The part without binders that its value does not use, or that have one value given the others."""
        for binder in part.binders:
            rest = tuple(b for b in part.binders if b != binder)
            if binder not in variables_of(part.value):
                return self._simplified(Part(rest, build.project(part.points, binder), part.value))
            cases = determined(part.points, binder)
            if cases is not None:
                return [
                    new
                    for where, expression in cases
                    for new in self._simplified(
                        Part(rest, where, self.replaced(part.value, {binder: expression}))
                    )
                ]
        return [part]

    def _shift(self, parts: list[Part]) -> Polynomial:
        """The summands without binders that all values have."""
        shared: dict[Monomial, Fraction] = dict(parts[0].value.terms)
        for part in parts:
            shared = {
                m: c
                for m, c in shared.items()
                if part.value.terms.get(m) == c and atoms_in(m).isdisjoint(part.binders)
            }
        return Polynomial(shared, self.modulus)

    def _scale(self, domain: isl.Set, parts: list[Part]) -> tuple[Fraction, Monomial]:
        """A positive number, and a monomial that is not negative, that all values have as factors."""
        coefficients = [c for part in parts for c in part.value.terms.values()]
        shared: dict[Atom, int] | None = None
        for part in parts:
            found = {
                a: even
                for a, p in _content(part.value)
                if a.variables.isdisjoint(part.binders)
                and (even := p if self._not_negative(domain, a) else p - p % 2) > 0
            }
            shared = (
                found if shared is None else {a: min(p, found[a]) for a, p in shared.items() if a in found}
            )
        if not coefficients:
            return Fraction(1), ONE
        top = gcd(*(c.numerator for c in coefficients))
        bottom = reduce(lambda x, y: x * y // gcd(x, y), (c.denominator for c in coefficients))
        ordered = sorted((shared or {}).items(), key=lambda f: f[0].serial)
        return Fraction(top, bottom), tuple(ordered)

    def _not_negative(self, domain: isl.Set, atom: Atom) -> bool:
        if isinstance(atom, Leaf):
            return self.not_negative(domain, atom.term)
        absolute = isinstance(atom, Function) and atom.name.partition(" ")[0] == "abs"
        return absolute or isinstance(atom, Power)

    # -------------------------------------------------------------- substitution

    def renamed(self, element: Monomial, by: dict[str, str]) -> Monomial:
        """A monomial with other names for variables."""
        changed = self.replaced(self.product(element), {old: core.IVar(new) for old, new in by.items()})
        single = changed.single
        if single is None or single[1] != 1:
            raise TooLarge  # another name may order the parts of an index in another way
        return single[0]

    def replaced(self, polynomial: Polynomial, by: dict[str, core.IndexExpr]) -> Polynomial:
        """The polynomial with indices in place of variables."""
        return polynomial.mapped(lambda atom, power: self._replaced(atom, power, by))

    def _replaced(self, atom: Atom, power: int, by: dict[str, core.IndexExpr]) -> Polynomial:
        if atom.variables.isdisjoint(by):
            return self.of(atom, power)
        match atom:
            case Leaf(term=term):
                new: Atom = self.atoms.leaf(substitute(term, by))
            case Function(name=name, arguments=arguments):
                new = self.atoms.function(name, tuple(self.replaced(a, by) for a in arguments))
            case Power(base=base, exponent=exponent):
                base, _, root = base.partition("/")
                inner = self.replaced(self.product(exponent, Fraction(1, int(root or 1))), by)
                return self.power(self.exponential(base, inner), power)
            case Index(index=index):
                return self.power(self.index(substitute_index(index, by)), power)
            case Divisor(polynomial=polynomial):
                return self.power(self.replaced(polynomial, by), power)
            case Sum(binders=binders, points=points, element=element):
                inside = self.replaced(self.product(element), by).single
                if inside is None:
                    raise TooLarge
                new = self.sum_of(binders, pulled_back(points, by), inside[0])
                return self.of(new, power).scaled(inside[1] ** power)
            case Greatest(parts=parts):
                new = self.atoms.greatest(
                    tuple(
                        Part(p.binders, pulled_back(p.points, by), self.replaced(p.value, by)) for p in parts
                    )
                )
            case _:
                raise TypeError(f"no substitution in {type(atom)}")
        return self.of(new, power)


def _bound(part: Part) -> bool:
    return not variables_of(part.value).isdisjoint(part.binders)


def _logarithm_of(base: str, monomial: Monomial) -> Polynomial | None:
    """The positive argument, if a monomial is its logarithm to the base."""
    if len(monomial) != 1 or monomial[0][1] != 1:
        return None
    atom = monomial[0][0]
    if not isinstance(atom, Function) or not atom.name.endswith("+"):
        return None
    return atom.arguments[0] if INVERSES.get(atom.name[:-1]) == base else None


def _content(polynomial: Polynomial) -> Monomial:
    """The powers of atoms that all monomials have as factors."""
    shared: dict[Atom, int] | None = None
    for monomial in polynomial.terms:
        powers = dict(monomial)
        if shared is None:
            shared = powers
        else:
            shared = {a: min(p, powers[a]) for a, p in shared.items() if a in powers and p * powers[a] > 0}
    return tuple(sorted((shared or {}).items(), key=lambda f: f[0].serial))


def _independent(binders: tuple[str, ...], element: Monomial) -> list[tuple[frozenset[str], Monomial]]:
    """The factors in groups that share no binder, with the binders of each group.

    A binder that no factor has is a group of its own: what is summed over it is 1.
    """
    unused = frozenset(binders) - atoms_in(element)
    groups: list[tuple[frozenset[str], Monomial]] = [(frozenset((name,)), ONE) for name in sorted(unused)]
    for factor in element:
        names, factors = factor[0].variables & frozenset(binders), [factor]
        apart = []
        for other, others in groups:
            if other.isdisjoint(names):
                apart.append((other, others))
            else:
                names, factors = names | other, [*factors, *others]
        ordered = tuple(sorted(factors, key=lambda f: f[0].serial))
        groups = [*apart, (names, ordered)]
    return groups
