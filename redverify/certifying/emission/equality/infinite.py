"""Equality by what infinities and finite numbers do: ``exp(-inf - m)`` is 0 where ``m`` is finite.

What is finite is found from inputs on, which the claim then says to be: differences, maxima over sets that
have a point.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.data_indices import Data, having
from redverify.certifying.emission.equality.accumulation import Accumulation
from redverify.certifying.emission.equality.arithmetic import Form
from redverify.certifying.emission.equality.equations import Equations
from redverify.certifying.emission.equality.masks import boxed
from redverify.certifying.emission.equality.search import NoProof, Search
from redverify.certifying.emission.proofs import RFL, function, omega, rule, same
from redverify.certifying.emission.terms import opened
from redverify.checking.data.expressions import Atom, Call
from redverify.checking.data.of_program import (
    condition_data,
    function_data,
    literal_data,
    operator_data,
    start_of,
    type_data,
    value_data,
)
from redverify.checking.laws.arithmetic import SelectLaw
from redverify.checking.laws.extended import AtFiniteLaw, ConstantLaw, FiniteLaw, laws_of
from redverify.checking.laws.operators import LeftUnit
from redverify.checking.proofs.terms import Algebra, Argument, Proof, Shown
from redverify.language import core
from redverify.language.types import BOOL

#: Operators that make finite numbers of finite numbers.
_KEEP = ("+", "-", "*", "min", "max")


@dataclass(frozen=True, slots=True)
class Infinite:
    """A way to prove equalities of values in which infinities occur."""

    search: Search
    data: Data
    equations: Equations
    accumulation: Accumulation

    def computed(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """One side with constants for what infinities come to."""
        return self.search.rewritten(gamma, left, right, fuel, depth, partial(self._changed, gamma))

    def _changed(self, gamma: Gamma, term: core.ValueExpr, _: core.ValueExpr) -> Form | None:
        form = self._form(gamma, term)
        return None if form[0] == term else form

    def _form(self, gamma: Gamma, term: core.ValueExpr) -> Form:
        """A term with constants for its parts, and the proof that it is equal."""
        if not isinstance(term, core.Apply) or term.declared or not term.arguments:
            return term, RFL
        parts = [self._form(gamma, argument) for argument in term.arguments]
        inner = replace(term, arguments=tuple([part for part, _ in parts]))
        step = self._constant(gamma, inner)
        if inner == term:
            return (term, RFL) if step is None else step
        congruent = rule(f"fn_congr{len(parts)}", *[proof for _, proof in parts])
        if step is None:
            return inner, congruent
        form, proof = step
        spec = self.search.spec
        shown = same(spec, term, inner, congruent), same(spec, inner, form, proof)
        return form, rule("Eq.trans", *shown)

    def _constant(self, gamma: Gamma, term: core.Apply) -> Form | None:
        """What a function of a constant is, by one law."""
        search, first = self.search, term.arguments[0]
        if not isinstance(first, core.Literal):
            return None
        given, zero = literal_data(first), core.Literal(first.type, Fraction(0))
        known = [law for law in laws_of(type_data(first.type)) if not isinstance(law, FiniteLaw)]
        match term.arguments:
            case (_,):
                law = ConstantLaw(function_data(term), given, literal_data(zero))
                if law not in known:
                    return None
                one, two = (value_data(search.spec, side) for side in (term, zero))
                return zero, Algebra("cast", (search.law(law).position,), one, two, ())
            case (_, other):
                result = core.Literal(BOOL, False) if term.function == "==" else first
                law_of_finite = AtFiniteLaw(given.kind, function_data(term), given, literal_data(result))
                finite = (
                    search.attempt(partial(self.finite, gamma, other)) if law_of_finite in known else None
                )
                if finite is None:
                    return None
                return result, rule("at_finite", search.law(law_of_finite), finite)
            case (_, yes, no) if term.function == "select" and first.type == BOOL:
                chosen = 0 if first.value else 1
                select = search.law(SelectLaw.of(type_data(term.type)))
                pattern = Call(function_data(term), (Call(given, ()), Atom(0), Atom(1)))
                atoms = tuple([value_data(search.spec, value) for value in (yes, no)])
                kind = ("of_true", "of_false")[chosen]
                return (yes, no)[chosen], Algebra(kind, (select.position,), pattern, Atom(chosen), atoms)
        return None

    # ------------------------------------------------------------ finite numbers

    def finite(self, gamma: Gamma, value: core.ValueExpr) -> Proof:
        """That a value is finite; raises :class:`.NoProof`."""
        search = self.search
        claim = core.CCmp("==", self.data.atom(value), core.IConst(0))
        match value:
            case core.Access():
                facts = self.data.ranged(gamma, value)
                if facts:
                    return having(facts, Shown(condition_data(claim), omega(claim)))
                found = self.equations.only(gamma, value)
                if found is None:
                    raise NoProof
                form, equal = found
                return rule("Eq.trans", rule("toInt_congr", equal), self._shown(gamma, form))
            case core.Apply(function=name, arguments=(one, two), declared=False) if name in _KEEP:
                law = search.law(FiniteLaw(type_data(value.type), function_data(value)))
                return rule("finite_op", law, self._shown(gamma, one), self._shown(gamma, two))
            case core.Reduce(operator=name) if name in _KEEP:
                return self._of_reduction(gamma, value)
            case _:
                raise NoProof

    def _shown(self, gamma: Gamma, value: core.ValueExpr) -> Proof:
        claim = core.CCmp("==", self.data.atom(value), core.IConst(0))
        return Shown(condition_data(claim), self.finite(gamma, value))

    def _of_reduction(self, gamma: Gamma, value: core.Reduce) -> Proof:
        """The sum, product, greatest or least of finite numbers, one at least."""
        search = self.search
        names = search.fresh.names(len(value.binders))
        condition, body = opened(value, names)
        start, operator = start_of(search.spec, value), operator_data(search.spec, value.operator, value.type)
        laws: list[Argument] = [search.law(FiniteLaw(type_data(value.type), operator))]
        if start is not None:
            laws.append(search.law(LeftUnit(operator, value_data(search.spec, start))))
        each = function(names, [condition], self._shown(gamma.bind(*names).assume(condition), body))
        kind = "finite_reduce" if start is not None else "finite_reduce_none"
        inside = boxed(gamma, names, condition)
        point = self.accumulation.member(gamma, condition, names)
        return rule(f"{kind}{len(names)}", *laws, *inside, *point, each)
