"""Casts of constants, and indices that are one number, as literals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from redverify.certifying.emission.context import Gamma, constant
from redverify.certifying.emission.equality.arithmetic import Arithmetic, Form
from redverify.certifying.emission.equality.search import NoProof, Search
from redverify.certifying.emission.proofs import RFL, rule, same
from redverify.checking.data.of_program import value_data
from redverify.checking.laws.arithmetic import CastLaw
from redverify.checking.proofs.terms import Algebra, Proof
from redverify.language import core


@dataclass(frozen=True, slots=True)
class Constants:
    """A way to prove equalities by the value of what is constant."""

    search: Search
    arithmetic: Arithmetic

    def known(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """Both sides with literals for what is constant: for casts alone, or for indices, too."""
        search = self.search
        return search.first(
            partial(self._known, gamma, left, right, fuel, depth, everywhere=everywhere)
            for everywhere in (False, True)
        )

    def _known(
        self,
        gamma: Gamma,
        left: core.ValueExpr,
        right: core.ValueExpr,
        fuel: int,
        depth: int,
        *,
        everywhere: bool,
    ) -> Proof:
        spec = self.search.spec
        first, one = self._folded(gamma, left, everywhere)
        second, two = self._folded(gamma, right, everywhere)
        if first == left and second == right:
            raise NoProof
        proof = self.search.stated(gamma, first, second, fuel, depth)
        if second != right:
            proof = rule("Eq.trans", proof, rule("Eq.symm", same(spec, right, second, two)))
        return proof if first == left else rule("Eq.trans", same(spec, left, first, one), proof)

    def _folded(self, gamma: Gamma, term: core.ValueExpr, everywhere: bool) -> Form:
        """The term with literals for its constant parts, and the proof that it is equal."""
        match term:
            case core.IndexCast(type=type_, operand=index) if everywhere:
                # To ask isl of every index takes long.
                plain = isinstance(index, core.IConst) or self.search.thorough
                number = constant(gamma, index) if plain else None
                if number is None or not type_.has(Fraction(number)):
                    return term, RFL
                literal = core.Literal(type_, Fraction(number))
                return literal, self.arithmetic.number(gamma, term, literal)
            case core.Apply(arguments=arguments) if arguments:
                parts = [self._folded(gamma, argument, everywhere) for argument in arguments]
                if all(part == argument for (part, _), argument in zip(parts, arguments, strict=True)):
                    return term, RFL
                proofs = [proof for _, proof in parts]
                return replace(term, arguments=tuple(part for part, _ in parts)), rule(
                    f"fn_congr{len(parts)}", *proofs
                )
            case core.Cast(type=type_, operand=operand):
                part, proof = self._folded(gamma, operand, True)
                inner, congruent = core.Cast(type_, part), rule("fn_congr1", proof)
                law = CastLaw.of(part, type_) if isinstance(part, core.Literal) else None
                if law is None:
                    return (term, RFL) if part == operand else (inner, congruent)
                assert isinstance(part, core.Literal)
                value = part.value if isinstance(part.value, str) else Fraction(part.value)
                return self._cast(term, inner, congruent, core.Literal(type_, value), law)
            case _:
                return term, RFL

    def _cast(
        self, term: core.Cast, inner: core.Cast, congruent: Proof, literal: core.Literal, law: CastLaw
    ) -> Form:
        """A cast of a literal, from a cast of a term that is one."""
        search, spec = self.search, self.search.spec
        one, two = value_data(spec, inner), value_data(spec, literal)
        step: Proof = Algebra("cast", (search.law(law).position,), one, two, ())
        if search.alike(term, inner):
            return literal, step
        return literal, rule("Eq.trans", same(spec, term, inner, congruent), step)
