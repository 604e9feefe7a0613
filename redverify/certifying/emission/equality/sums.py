"""Equality by the algebra of sums: both sides are multiplied out, and compared as polynomials.

What no index of a sum occurs in leaves the sum, sums of sums are taken apart, nested sums become one, and
a constant is summed by counting (``solving/algebra``, the outer normal form). What is left are polynomials
over atoms, which may themselves be sums of products.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.equality.algebra import leaves
from redverify.certifying.emission.equality.arithmetic import Arithmetic, Form
from redverify.certifying.emission.equality.denominators import Denominators, chained, has_quotients
from redverify.certifying.emission.equality.equations import Equations
from redverify.certifying.emission.equality.polynomials import (
    Polynomial,
    Ring,
    TooLarge,
    is_arithmetic,
    is_reciprocal,
    joined,
    literal,
    plus,
    product,
)
from redverify.certifying.emission.equality.renaming import FINITE, Renaming, finite
from redverify.certifying.emission.equality.search import NoProof, Search
from redverify.certifying.emission.equality.structure import Structure
from redverify.certifying.emission.proofs import RFL, equivalent, function, integers, omega, rule, same
from redverify.certifying.emission.terms import opened
from redverify.checking.data.expressions import Builtin
from redverify.checking.data.of_program import function_data, start_of, type_data
from redverify.checking.laws.arithmetic import IndexLaw, NumberLaws, ReciprocalLaw, UnfoldsTo
from redverify.checking.proofs.terms import Proof
from redverify.language import core
from redverify.language import function_facts as facts
from redverify.language.terms import free_variables
from redverify.language.types import ValueType
from redverify.language.walks import subterms
from redverify.presburger import build
from redverify.presburger.conditions import tidy
from redverify.presburger.points import least

#: Equations that are unfolded one in the other, at most.
UNFOLDINGS = 4

#: Reciprocals that are cancelled in a value, at most.
CANCELLED = 8


@dataclass(slots=True)
class Sums:
    """Proofs that two values are the same polynomial over sums of products."""

    search: Search
    equations: Equations
    arithmetic: Arithmetic
    renaming: Renaming
    denominators: Denominators
    structure: Structure

    def summed(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """Both sides multiplied out; raises :class:`.NoProof`."""
        del fuel, depth
        if (
            not self.search.thorough
            or self.search.busy
            or left.type != right.type
            or not left.type.is_numeric
            or (self.search.guarded and left.type.is_floating)
        ):
            raise NoProof
        inputs = [self._inputs(side) for side in (left, right)]
        if all(inputs) and inputs[0] != inputs[1]:
            raise NoProof
        if not (self._opens(gamma, left, ()) or self._opens(gamma, right, ())):
            raise NoProof
        self.search.busy = True
        try:
            first, one = self._cancelled(gamma, left, self._form(gamma, left, ()))
            second, two = self._cancelled(gamma, right, self._form(gamma, right, ()))
            middle = RFL if self.search.alike(first, second) else self._compared(gamma, first, second)
        except TooLarge as error:
            raise NoProof from error
        finally:
            self.search.busy = False
        forth = chained(self.search, left, (first, one), (second, middle))[1]
        if self.search.alike(right, second):
            return forth
        spec = self.search.spec
        back = rule("Eq.symm", same(spec, right, second, two))
        return rule("Eq.trans", same(spec, left, second, forth), back)

    # ------------------------------------------------------------ steps

    def _computed(self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr) -> Proof:
        """Two values are the same polynomial over atoms; raises :class:`.NoProof`."""
        plain = self.search.plainly(gamma, left, right)
        return self.arithmetic.computed(gamma, left, right) if plain is None else plain

    def _compared(self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr) -> Proof:
        """The same, also with common denominators."""
        ways = [partial(way, gamma, left, right) for way in (self._computed, self.denominators.computed)]
        return self.search.first(ways)

    def _law(self, value: core.ValueExpr) -> Proof:
        """The arithmetic of a value's type."""
        return self.search.law(NumberLaws(type_data(value.type)))

    # ------------------------------------------------------------ what is looked into

    def _inputs(self, value: core.ValueExpr) -> set[str]:
        """The tensors that a value is made of in the end: those that no equation defines."""
        found: set[str] = set()
        waiting = [value]
        seen: set[str] = set()
        while waiting:
            for term in subterms(waiting.pop()):
                if isinstance(term, core.Access) and term.tensor not in seen:
                    seen.add(term.tensor)
                    equations = [e.value for e in self.search.spec.equations if e.tensor == term.tensor]
                    waiting += equations
                    if not equations:
                        found.add(term.tensor)
        return found

    def _opens(self, gamma: Gamma, value: core.ValueExpr, seen: tuple[str, ...]) -> bool:
        """Whether a sum is found below operators and equations."""
        if self._is_sum(value) or has_quotients(value):
            return True
        if is_arithmetic(value):
            assert isinstance(value, core.Apply)
            return any(self._opens(gamma, part, seen) for part in value.arguments)
        if isinstance(value, core.Apply) and self._defined(value) is not None:
            return True
        if isinstance(value, core.Access):
            found = self._equation(gamma, value, seen)
            return found is not None and self._opens(gamma, found[0], (*seen, value.tensor))
        return False

    def _is_sum(self, value: core.ValueExpr) -> bool:
        """Whether a value is a sum from zero."""
        if not isinstance(value, core.Reduce) or value.operator != "+" or not value.type.is_numeric:
            return False
        start = start_of(self.search.spec, value)
        return start is not None and self.search.alike(start, literal(value.type, 0))

    def _equation(self, gamma: Gamma, value: core.Access, seen: tuple[str, ...]) -> Form | None:
        """What the one equation says that gives a tensor's value, if no other may."""
        if value.tensor in seen or len(seen) >= UNFOLDINGS:
            return None
        return self.equations.only(gamma, value)

    def _defined(self, value: core.Apply) -> Form | None:
        """What defines a usual function of real numbers, and the law that says so."""
        meaning = facts.definition(value) if not value.declared and value.function in facts.UNARY else None
        if meaning is None:
            return None
        function_ = function_data(value)
        assert isinstance(function_, Builtin)
        return meaning, rule("unfolded", self.search.law(UnfoldsTo(function_)))

    # ------------------------------------------------------------ multiplied out

    def _form(self, gamma: Gamma, value: core.ValueExpr, seen: tuple[str, ...], inner: bool = False) -> Form:
        """A value whose sums are multiplied out, and the proof that they are equal.

        ``inner`` says that it is in the body of a sum, or was: there, tensors that are others, or arithmetic
        on others, are unfolded, too. A sum over one index is its element.
        """
        if self._is_sum(value):
            assert isinstance(value, core.Reduce)
            alone = self.search.attempt(partial(self.structure.collapse, gamma, value))
            if alone is not None:
                return chained(self.search, value, alone, self._form(gamma, alone[0], seen, inner=True))
            return self._sum(gamma, value, seen)
        if is_arithmetic(value):
            assert isinstance(value, core.Apply)
            forms = [self._form(gamma, part, seen, inner) for part in value.arguments]
            result = replace(value, arguments=tuple([form for form, _ in forms]))
            return result, rule(f"fn_congr{len(forms)}", *[proof for _, proof in forms])
        if isinstance(value, core.Apply) and value.arguments:
            defined = self._defined(value)
            if defined is not None:
                return chained(self.search, value, defined, self._form(gamma, defined[0], seen, inner))
            parts = [self._cancelled(gamma, a, self._form(gamma, a, seen, inner)) for a in value.arguments]
            other = replace(value, arguments=tuple([form for form, _ in parts]))
            return other, rule(f"fn_congr{len(parts)}", *[proof for _, proof in parts])
        if isinstance(value, core.Access):
            found = self._equation(gamma, value, seen)
            if found is not None:
                below = (*seen, value.tensor)
                plain = is_arithmetic(found[0]) or isinstance(found[0], core.Access)
                if (inner and plain) or self._opens(gamma, found[0], below):
                    return chained(self.search, value, found, self._form(gamma, found[0], below, inner))
        return value, RFL

    def _sum(self, gamma: Gamma, value: core.Reduce, seen: tuple[str, ...]) -> Form:
        """A sum as a sum of multiples of sums of products."""
        if len(value.binders) > FINITE:
            return value, RFL
        names = self.search.fresh.names(len(value.binders))
        condition, body = opened(value, names)
        inside = gamma.bind(*names).assume(condition)
        if inside.impossible:
            return value, RFL
        zero = literal(value.type, 0)
        whole = core.Reduce(value.type, "+", tuple(names), condition, body, zero)
        term, proof = self._form(inside, body, seen, inner=True)
        ring = self._ring(inside, value.type)
        bounded = finite(gamma, names, condition)
        polynomial = ring.of(term) or {(): 0}
        parts = [self._part(whole, ring, m, c, bounded) for m, c in polynomial.items()]
        total = parts[0]
        for part in parts[1:]:
            total = self._added(total, part, bounded)
        elements = chained(
            self.search,
            body,
            (term, proof),
            (total.whole.body, self._computed(inside, term, total.whole.body)),
        )
        changed = self._changed(gamma, whole, total.whole, elements[1])
        back = rule("Eq.symm", same(self.search.spec, total.value, total.whole, total.proof))
        return chained(
            self.search,
            value,
            (total.whole, changed),
            (total.value, back),
            self._finished(gamma, total.value),
        )

    def _ring(self, gamma: Gamma, type_: ValueType) -> Ring:
        """Polynomials over atoms that are equal by structure alone."""
        return Ring(type_, lambda one, two: self.search.plainly(gamma, one, two) is not None)

    def _part(
        self, whole: core.Reduce, ring: Ring, monomial: Sequence[int], coefficient: int, bounded: Proof
    ) -> Part:
        """The sum of a monomial: what the sum's indices do not occur in leaves it."""
        names = set(whole.binders)
        bound = [a for a in monomial if names & free_variables(ring.atoms.found[a])]
        free = [a for a in monomial if a not in bound]
        plain = replace(whole, body=ring.monomial(1, bound))
        if coefficient == 1 and not free:
            return Part(plain, plain, RFL)
        factor = ring.monomial(coefficient, free)
        return self._scaled(factor, plain, bounded)

    def _scaled(self, factor: core.ValueExpr, plain: core.Reduce, bounded: Proof) -> Part:
        """A multiple of a sum is the sum of multiples."""
        assert plain.init is not None
        scaled = replace(plain, body=product(factor, plain.body), init=product(factor, plain.init))
        return Part(product(factor, plain), scaled, rule("sum_scaled", self._law(plain), bounded))

    def _added(self, first: Part, second: Part, bounded: Proof) -> Part:
        """Two sums over one index set are one."""
        one, two = first.whole, second.whole
        assert one.init is not None
        assert two.init is not None
        total = replace(one, body=plus(one.body, two.body), init=plus(one.init, two.init))
        value, middle = plus(first.value, second.value), plus(one, two)
        step = rule("sums_added", self._law(one), bounded)
        return Part(
            value,
            total,
            chained(
                self.search, value, (middle, rule("fn_congr2", first.proof, second.proof)), (total, step)
            )[1],
        )

    def _changed(self, gamma: Gamma, before: core.Reduce, after: core.Reduce, elements: Proof) -> Proof:
        """Equal sums over one index set, from the proof of the elements; starts are compared here."""
        names, condition = before.binders, before.condition
        assert before.init is not None
        assert after.init is not None
        begun = replace(before, init=after.init)
        started = rule("reduce_start", self._computed(gamma, before.init, after.init))
        congruence = rule(
            f"reduce_congr{len(names)}",
            function(names, [], equivalent(gamma.bind(*names), condition, condition)),
            function(names, [condition], elements),
        )
        return chained(self.search, before, (begun, started), (after, congruence))[1]

    # ------------------------------------------------------------ nested sums, and sums of constants

    def _finished(self, gamma: Gamma, value: core.ValueExpr) -> Form:
        """The sums of products in a value: nested ones become one, and constants are counted."""
        if isinstance(value, core.Reduce):
            if value.body == literal(value.type, 1):
                return self._counted(gamma, value)
            return self._flattened(gamma, value)
        if isinstance(value, core.Apply) and value.function in ("+", "*"):
            forms = [self._finished(gamma, part) for part in value.arguments]
            result = replace(value, arguments=tuple([form for form, _ in forms]))
            return result, rule("fn_congr2", *[proof for _, proof in forms])
        return value, RFL

    def _counted(self, gamma: Gamma, value: core.Reduce) -> Form:
        """The sum of ones over an interval is the number of its points."""
        names, condition = value.binders, value.condition
        inside = gamma.where.intersect(build.where(condition))
        first, last = least(inside, names), least(inside, names, greatest=True)
        if len(names) != 1 or first is None or last is None:
            return value, RFL
        (low,), (high,) = first, last
        number = tidy(core.IAdd(core.IAdd(high, core.IConst(1)), core.IMul(-1, low)))
        index = core.IVar(names[0])
        end = core.IAdd(low, number)
        interval = core.CAnd(core.CCmp("<=", low, index), core.CCmp("<", index, end))
        positive = core.CCmp("<=", core.IConst(0), number)
        if not (gamma.holds(positive) and gamma.where.intersect(build.where(interval)).is_equal(inside)):
            return value, RFL
        law = self.search.law(IndexLaw(type_data(value.type)))
        shown = function(names, [], equivalent(gamma.bind(*names), condition, interval))
        step = rule("sum_constant", self._law(value), law, *integers([low, number]), omega(positive), shown)
        return product(core.IndexCast(value.type, number), value.body), step

    def _flattened(self, gamma: Gamma, value: core.Reduce) -> Form:
        """A sum of multiples of sums is one sum over the indices of both."""
        factors = leaves(value.body, "*", value.type)
        nested = [factor for factor in factors if self._is_sum(factor)]
        if len(nested) != 1:
            return value, RFL
        (found,) = nested
        assert isinstance(found, core.Reduce)
        names, others = value.binders, tuple(self.search.fresh.names(len(found.binders)))
        zero = literal(value.type, 0)
        where, body = opened(found, others)
        inside = gamma.bind(*names).assume(value.condition)
        sum_ = core.Reduce(value.type, "+", others, where, body, zero)
        steps: list[Form] = []
        rest = [factor for factor in factors if factor is not found]
        if rest:
            part = self._scaled(joined("*", rest), sum_, finite(inside, others, where))
            steps.append((part.value, self._computed(inside, value.body, part.value)))
            steps.append((part.whole, part.proof))
            assert part.whole.init is not None
            sum_ = replace(part.whole, init=zero)
            steps.append((sum_, rule("reduce_start", self._computed(inside, part.whole.init, zero))))
        pairs = replace(value, body=sum_)
        congruent = self._changed(gamma, value, pairs, chained(self.search, value.body, *steps)[1])
        flat = self.renaming.flattened(gamma, pairs)
        if flat is None:
            return value, RFL
        return chained(self.search, value, (pairs, congruent), flat)

    # ------------------------------------------------------------ reciprocals

    def _cancelled(self, gamma: Gamma, start: core.ValueExpr, form: Form) -> Form:
        """A value in which no index is multiplied by its reciprocal."""
        steps = [form]
        for _ in range(CANCELLED):
            value = steps[-1][0]
            ring = self._ring(gamma, value.type)
            polynomial = ring.of(value)
            found = self._invertible(gamma, ring, polynomial)
            if found is None:
                break
            with_both, rest, pair, nonzero = found
            one = literal(value.type, 1)
            kept = [ring.value(rest)] if rest else []
            before = joined("+", [*kept, product(ring.value(with_both), pair)])
            after = joined("+", [*kept, product(ring.value(with_both), one)])
            law = self.search.law(ReciprocalLaw.of(type_data(value.type)))
            inner = rule("fn_congr2", RFL, rule("reciprocal", law, nonzero))
            steps.append((before, self._computed(gamma, value, before)))
            steps.append((after, rule("fn_congr2", RFL, inner) if kept else inner))
        return chained(self.search, start, *steps)

    def _invertible(
        self, gamma: Gamma, ring: Ring, polynomial: Polynomial
    ) -> tuple[Polynomial, Polynomial, core.ValueExpr, Proof] | None:
        """The monomials with an index and its reciprocal, without these; the others; the product of the
        two; and the proof that the index is not zero."""
        atoms = ring.atoms.found
        for position, atom in enumerate(atoms):
            if not isinstance(atom, core.IndexCast):
                continue
            nonzero = core.CNot(core.CCmp("==", atom.operand, core.IConst(0)))
            if not gamma.holds(nonzero):
                continue
            for other, inverse in enumerate(atoms):
                if not is_reciprocal(inverse, atom):
                    continue
                both_in = {m: c for m, c in polynomial.items() if position in m and other in m}
                if both_in:
                    rest = {m: c for m, c in polynomial.items() if m not in both_in}
                    divided = {_without(m, position, other): c for m, c in both_in.items()}
                    return divided, rest, product(atom, inverse), omega(nonzero)
        return None


@dataclass(frozen=True, slots=True)
class Part:
    """A value, the sum that it is, and the proof that they are equal."""

    value: core.ValueExpr
    whole: core.Reduce
    proof: Proof


def _without(monomial: Sequence[int], *atoms: int) -> tuple[int, ...]:
    """The monomial divided by atoms that occur in it."""
    left = list(monomial)
    for atom in atoms:
        left.remove(atom)
    return tuple(left)
