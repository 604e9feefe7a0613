"""Equality by arithmetic laws: units, operands in another order, rings, lattices, truth values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import count

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.equality.algebra import (
    Atoms,
    families,
    flipped,
    is_kept,
    laws_for,
    leaves,
    negated,
    pattern,
)
from redverify.certifying.emission.equality.search import NoProof, Search, both_ways
from redverify.certifying.emission.equality.structure import equal_indices
from redverify.certifying.emission.proofs import RFL, rule, same
from redverify.checking.data.expressions import Atom, Call, Function, Value
from redverify.checking.data.of_program import function_data, operator_data, type_data, value_data
from redverify.checking.laws.arithmetic import Flip, IndexLaw, Negates
from redverify.checking.laws.operators import Assoc, Comm, LeftUnit, RightUnit
from redverify.checking.proofs.terms import Algebra, ByLaw, Proof
from redverify.language import core
from redverify.language.operators import BUILTIN_OPERATORS, Laws, laws_of

#: Another form of a value, and the proof that they are equal.
Form = tuple[core.ValueExpr, Proof]


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """Ways to prove equalities by laws of functions and operators."""

    search: Search

    # ------------------------------------------------------------ numbers

    def numbered(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """An index as a value is the literal of its number."""
        del fuel, depth
        for term, other, flip in both_ways(left, right):
            if isinstance(term, core.IndexCast) and isinstance(other, core.Literal):
                step = self.search.attempt(partial(self.number, gamma, term, other))
                if step is not None:
                    return rule("Eq.symm", same(self.search.spec, term, other, step)) if flip else step
        raise NoProof

    def number(self, gamma: Gamma, term: core.IndexCast, literal: core.Literal) -> Proof:
        """An index as a value is a literal; raises :class:`.NoProof`."""
        search, number = self.search, literal.value
        if not isinstance(number, Fraction) or number.denominator != 1 or term.type != literal.type:
            raise NoProof
        constant = core.IConst(number.numerator)
        if not gamma.holds(core.CCmp("==", term.operand, constant)):
            raise NoProof
        plain = core.IndexCast(term.type, constant)
        law = search.law(IndexLaw(type_data(term.type)))
        one, two = value_data(search.spec, plain), value_data(search.spec, literal)
        step: Proof = Algebra("index", (law.position,), one, two, ())
        if search.alike(term, plain):
            return step
        first = rule("index_congr", *equal_indices(gamma, (term.operand,), (constant,)))
        return rule("Eq.trans", same(search.spec, term, plain, first), step)

    # ------------------------------------------------------------ units

    def without_unit(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """``0 + x = x`` on either side, where the other is not such a sum."""

        def dropped(term: core.ValueExpr, _: core.ValueExpr) -> Form | None:
            return self.unit_dropped(term)

        return self.search.rewritten(gamma, left, right, fuel, depth, dropped)

    def unit_dropped(self, term: core.ValueExpr) -> Form | None:
        """``0 + x`` is ``x``."""
        search = self.search
        if not isinstance(term, core.Apply) or len(term.arguments) != 2:
            return None
        if term.function not in BUILTIN_OPERATORS and term.function not in search.spec.operators:
            return None
        laws = laws_of(search.spec, term.function, term.type)
        if laws.unit is None:
            return None
        first, second = term.arguments
        if search.alike(first, laws.unit):
            left = True
        elif search.alike(second, laws.unit):
            left = False
        else:
            return None
        operator = operator_data(search.spec, term.function, term.type)
        unit, atom = value_data(search.spec, laws.unit), Atom(0)
        law = search.law(LeftUnit(operator, unit) if left else RightUnit(operator, unit))
        rest, whole = (second, (unit, atom)) if left else (first, (atom, unit))
        kind = "left" if left else "right"
        return rest, Algebra(kind, (law.position,), Call(operator, whole), atom, self._shown((rest,)))

    # ------------------------------------------------------------ laws

    def by_laws(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """Comparisons turned around or negated, operands in another order, arithmetic over atoms."""
        if not isinstance(left, core.Apply) and not isinstance(right, core.Apply):
            raise NoProof
        if left.type != right.type:
            raise NoProof
        rewritten = partial(self.search.rewritten, gamma, left, right, fuel, depth)
        return self.search.first(
            (
                partial(rewritten, self._reversed),
                partial(rewritten, self._negated),
                partial(self._reordered, gamma, left, right, fuel, depth),
                partial(self.computed, gamma, left, right),
            )
        )

    def _reversed(self, term: core.ValueExpr, other: core.ValueExpr) -> Form | None:
        """``x > y`` is ``y < x``."""
        name = flipped(term)
        if name is None or not isinstance(other, core.Apply) or other.function != name:
            return None
        assert isinstance(term, core.Apply)
        turned = core.Apply(term.type, name, (term.arguments[1], term.arguments[0]))
        law = self.search.law(Flip(function_data(term), function_data(turned)))
        one = Call(function_data(term), (Atom(0), Atom(1)))
        two = Call(function_data(turned), (Atom(1), Atom(0)))
        return turned, Algebra("flip", (law.position,), one, two, self._shown(term.arguments))

    def _negated(self, term: core.ValueExpr, other: core.ValueExpr) -> Form | None:
        """``not (x <= y)`` is ``x > y``."""
        name = negated(term)
        if name is None or not isinstance(other, core.Apply):
            return None
        assert isinstance(term, core.Apply)
        inner = term.arguments[0]
        assert isinstance(inner, core.Apply)
        turned = core.Apply(term.type, name, inner.arguments)
        law = self.search.law(Negates(function_data(term), function_data(inner), function_data(turned)))
        one = Call(function_data(term), (Call(function_data(inner), (Atom(0), Atom(1))),))
        two = Call(function_data(turned), (Atom(0), Atom(1)))
        return turned, Algebra("flip", (law.position,), one, two, self._shown(inner.arguments))

    def _shown(self, values: Sequence[core.ValueExpr]) -> tuple[Value, ...]:
        return tuple([value_data(self.search.spec, value) for value in values])

    # ------------------------------------------------------------ operands in another order

    def _reordered(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """The operands of one associative or commutative operator in another order."""
        search = self.search
        if not isinstance(left, core.Apply) or not isinstance(right, core.Apply):
            raise NoProof
        if left.function != right.function or left.type != right.type or len(left.arguments) != 2:
            raise NoProof
        name = left.function
        if name == "==":
            laws = Laws(associative=False, commutative=True, unit=None)
        elif name in BUILTIN_OPERATORS or name in search.spec.operators:
            laws = laws_of(search.spec, name, left.type)
        else:
            raise NoProof
        mine, yours = leaves(left, name, left.type), leaves(right, name, right.type)
        if len(mine) != len(yours):
            raise NoProof
        if not laws.associative and len(mine) > 2:
            raise NoProof
        match, proofs = self._matched(gamma, mine, yours, laws, fuel, depth)
        operator = function_data(left) if name == "==" else operator_data(search.spec, name, left.type)
        kind, used = self._order(operator, laws, match)
        middle, congruence = _replaced(
            left, left, iter([(yours[m], proof) for m, proof in zip(match, proofs, strict=True)])
        )
        first, second = _pattern(left, left, operator, iter(match)), _pattern(left, right, operator, count())
        positions = tuple([law.position for law in used])
        step: Proof = Algebra(kind, positions, first, second, self._shown(yours))
        if search.alike(left, middle):
            return step
        return rule(
            "Eq.trans",
            same(search.spec, left, middle, congruence),
            same(search.spec, middle, right, step),
        )

    def _matched(
        self,
        gamma: Gamma,
        mine: Sequence[core.ValueExpr],
        yours: Sequence[core.ValueExpr],
        laws: Laws,
        fuel: int,
        depth: int,
    ) -> tuple[list[int], list[Proof]]:
        """For each operand the position of an equal one, preferably the same, and the proof."""
        match: list[int] = []
        proofs: list[Proof] = []
        for position, leaf in enumerate(mine):
            candidates = range(len(yours)) if laws.commutative else [position]
            for candidate in sorted(candidates, key=lambda p: p != position):
                if candidate in match:
                    continue
                proof = self.search.attempt(
                    partial(self.search.stated, gamma, leaf, yours[candidate], fuel, depth)
                )
                if proof is not None:
                    match.append(candidate)
                    proofs.append(proof)
                    break
            else:
                raise NoProof
        return match, proofs

    def _order(self, operator: Function, laws: Laws, match: Sequence[int]) -> tuple[str, list[ByLaw]]:
        """The kind of arithmetic that reorders operands, and its laws."""
        law = self.search.law
        if laws.associative and list(match) == sorted(match):
            return "assoc", [law(Assoc(operator))]
        if len(match) == 2 or not laws.associative:
            return "comm", [law(Comm(operator))]
        return "ac", [law(Assoc(operator)), law(Comm(operator))]

    # ------------------------------------------------------------ arithmetic over atoms

    def computed(self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr) -> Proof:
        """Arithmetic over atoms, which are the same on both sides up to indices.

        Literals that are not whole numbers are atoms unless their value matters.
        """
        return self.search.first(
            partial(self._computed, gamma, left, right, names, fractions=fractions)
            for names in families(left, right)
            for fractions in (False, True)
        )

    def _computed(
        self,
        gamma: Gamma,
        left: core.ValueExpr,
        right: core.ValueExpr,
        names: Sequence[str],
        *,
        fractions: bool,
    ) -> Proof:
        search = self.search

        def alike(one: core.ValueExpr, two: core.ValueExpr) -> bool:
            return self.search.plainly(gamma, one, two) is not None

        atoms = Atoms(alike)
        first = pattern(left, names, atoms, fractions=fractions)
        second = pattern(right, names, atoms, fractions=fractions)
        found = laws_for(first, second, left.type, len(atoms.found))
        if found is None:
            raise NoProof
        kind, laws = found
        used = tuple([search.law(law).position for law in laws])
        step: Proof = Algebra(kind, used, first, second, self._shown(atoms.found))
        changed, congruence = self._normal(gamma, left, names, atoms, fractions=fractions)
        other, back = self._normal(gamma, right, names, atoms, fractions=fractions)
        if not search.alike(left, changed):
            step = rule("Eq.trans", same(search.spec, left, changed, congruence), step)
        if not search.alike(right, other):
            step = rule(
                "Eq.trans",
                same(search.spec, left, other, step),
                rule("Eq.symm", same(search.spec, right, other, back)),
            )
        return step

    def _normal(
        self, gamma: Gamma, term: core.ValueExpr, names: Sequence[str], atoms: Atoms, *, fractions: bool
    ) -> Form:
        """The term with each atom in the form in which it was first seen."""
        if isinstance(term, core.Apply) and not term.declared and term.function in names:
            parts = [self._normal(gamma, a, names, atoms, fractions=fractions) for a in term.arguments]
            return (
                core.Apply(term.type, term.function, tuple(v for v, _ in parts), term.declared),
                rule(f"fn_congr{len(parts)}", *[p for _, p in parts]),
            )
        if is_kept(term, fractions=fractions):
            return term, RFL
        chosen = atoms.found[atoms.number(term)]
        proof = self.search.plainly(gamma, term, chosen)
        if proof is None:
            raise NoProof
        return chosen, proof


def _nested(like: core.Apply, term: core.ValueExpr) -> bool:
    """Whether a term applies the operator of another one."""
    return isinstance(term, core.Apply) and term.function == like.function and term.type == like.type


def _replaced(like: core.Apply, term: core.ValueExpr, by: Iterator[Form]) -> Form:
    """The term with its operands replaced from left to right."""
    if not _nested(like, term):
        return next(by)
    assert isinstance(term, core.Apply)
    first, one = _replaced(like, term.arguments[0], by)
    second, two = _replaced(like, term.arguments[1], by)
    return core.Apply(term.type, term.function, (first, second), term.declared), rule("fn_congr2", one, two)


def _pattern(like: core.Apply, term: core.ValueExpr, operator: Function, atoms: Iterator[int]) -> Value:
    """The term with numbers for its operands from left to right."""
    if not _nested(like, term):
        return Atom(next(atoms))
    assert isinstance(term, core.Apply)
    return Call(operator, tuple([_pattern(like, argument, operator, atoms) for argument in term.arguments]))
