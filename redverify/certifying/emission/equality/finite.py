"""That values are finite numbers: inputs, of which the claim then says so, and what is made of them.

Sums are, exponentials, and maxima over sets that have a point.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.data_indices import Data, having
from redverify.certifying.emission.equality.accumulation import Accumulation
from redverify.certifying.emission.equality.equations import Equations
from redverify.certifying.emission.equality.masks import boxed
from redverify.certifying.emission.equality.search import NoProof, Search
from redverify.certifying.emission.proofs import ABSURD, by_cases, function, omega, rule, same
from redverify.certifying.emission.terms import opened
from redverify.checking.data.of_program import (
    condition_data,
    function_data,
    operator_data,
    start_of,
    type_data,
    value_data,
)
from redverify.checking.laws.arithmetic import IndexLaw
from redverify.checking.laws.extended import FiniteFunctionLaw, FiniteLaw, FiniteLiteralLaw, laws_of
from redverify.checking.laws.operators import LeftUnit
from redverify.checking.proofs.terms import Proof, Shown
from redverify.language import core

#: Equations that are unfolded one in the other, at most.
UNFOLDINGS = 12

#: Operators that make finite numbers of finite numbers.
_KEEP = ("+", "-", "*", "min", "max")


@dataclass(frozen=True, slots=True)
class Finite:
    """Proofs that values are finite."""

    search: Search
    data: Data
    equations: Equations
    accumulation: Accumulation

    def is_finite(self, gamma: Gamma, value: core.ValueExpr) -> bool:
        """Whether there is a proof."""
        return self.search.attempt(partial(self.shown, gamma, value)) is not None

    def shown(self, gamma: Gamma, value: core.ValueExpr, left: int = UNFOLDINGS) -> Proof:
        """That a value is finite, with the claim; raises :class:`.NoProof`.

        left: how many equations may be unfolded one in the other.
        """
        claim = core.CCmp("==", self.data.atom(value), core.IConst(0))
        return Shown(condition_data(claim), self._proof(gamma, value, claim, left))

    def _proof(self, gamma: Gamma, value: core.ValueExpr, claim: core.Cond, left: int) -> Proof:
        search, kind = self.search, type_data(value.type)
        if not value.type.is_floating or not left:
            raise NoProof
        match value:
            case core.Access():
                facts = self.data.ranged(gamma, value)
                if facts:
                    return having(facts, Shown(condition_data(claim), omega(claim)))
                found = self.equations.only(gamma, value)
                if found is None:
                    raise NoProof
                form, equal = found
                return rule("Eq.trans", rule("toInt_congr", equal), self.shown(gamma, form, left - 1))
            case core.Literal() if self.search.guarded and not isinstance(value.value, str):
                return rule("finite_literal", search.law(FiniteLiteralLaw(kind)))
            case core.IndexCast() if self.search.guarded:
                return rule("finite_index", search.law(FiniteLiteralLaw(kind)), search.law(IndexLaw(kind)))
            case core.Select(condition=condition):
                return by_cases(
                    gamma,
                    condition,
                    lambda inner: self._branch(inner, value, value.then, "sel_pos", omega(condition), left),
                    lambda inner: self._branch(
                        inner, value, value.otherwise, "sel_neg", omega(core.CNot(condition)), left
                    ),
                )
            case core.Apply(function=name, arguments=(one, two), declared=False) if name in _KEEP:
                law = search.law(FiniteLaw(kind, function_data(value)))
                return rule("finite_op", law, self.shown(gamma, one, left), self.shown(gamma, two, left))
            case core.Apply(arguments=(one,), declared=False):
                of_one = FiniteFunctionLaw(kind, function_data(value))
                if of_one not in list(laws_of(kind)):
                    raise NoProof
                return rule("finite_fn", search.law(of_one), self.shown(gamma, one, left))
            case core.Reduce(operator=name) if name in _KEEP:
                return self._of_reduction(gamma, value, left)
            case _:
                raise NoProof

    def _branch(
        self, gamma: Gamma, value: core.ValueExpr, part: core.ValueExpr, name: str, shown: Proof, left: int
    ) -> Proof:
        """The same of the branch of a conditional that is taken."""
        step = same(self.search.spec, value, part, rule(name, shown))
        return rule("Eq.trans", rule("toInt_congr", step), self.shown(gamma, part, left))

    def _of_reduction(self, gamma: Gamma, value: core.Reduce, left: int) -> Proof:
        """The sum, product, greatest or least of finite numbers: from a finite one, or one at least."""
        search = self.search
        names = search.fresh.names(len(value.binders))
        condition, body = opened(value, names)
        start, operator = start_of(search.spec, value), operator_data(search.spec, value.operator, value.type)
        law = search.law(FiniteLaw(type_data(value.type), operator))
        inner = gamma.bind(*names).assume(condition)
        each = function(names, [condition], ABSURD if inner.impossible else self.shown(inner, body, left))
        inside = boxed(gamma, names, condition)
        begun = None if start is None else search.attempt(partial(self.shown, gamma, start, left))
        if begun is not None:
            return rule(f"finite_reduce_from{len(names)}", law, begun, *inside, each)
        point = self.accumulation.member(gamma, condition, names)
        if start is None:
            return rule(f"finite_reduce_none{len(names)}", law, *inside, *point, each)
        unit = search.law(LeftUnit(operator, value_data(search.spec, start)))
        return rule(f"finite_reduce{len(names)}", law, unit, *inside, *point, each)
