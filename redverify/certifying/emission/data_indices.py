"""Indices that are data: names for the integers that values are, and what is known about them.

In certificates an index that is data is the integer of a value. While proofs are looked for, a name stands
for it, an *atom*, which isl and Z3 take for a variable. At the end the integers take the places of their
names (:meth:`Data.spelled`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import msgspec

from redverify.certifying.emission.context import Datum, Gamma, NotCertified
from redverify.certifying.emission.proofs import RFL, by_cases, evident, function, omega, rule, same
from redverify.certifying.emission.terms import both, equal_points, plug, within
from redverify.checking.data.expressions import IntegerOf
from redverify.checking.data.of_program import condition_data, indices_data, type_data, value_data
from redverify.checking.data.tagged import Tagged, fields_of
from redverify.checking.proofs.terms import BodyArgument, Have, Hypothesis, InRange, Proof
from redverify.language import core

#: The names of atoms, and of the variable of a body.
_ATOM = re.compile(r"\$n[0-9]+")
_BODY = "$m"

_NO_RANGE = "a value in a range that is not an element of an input with a declared range"

#: From Γ and two values to the proof that they are equal; raises :class:`.NoProof`.
Equal = Callable[[Gamma, core.ValueExpr, core.ValueExpr], Proof]


@dataclass(frozen=True, slots=True)
class Fact:
    """What is known about an atom, and why."""

    claim: core.Cond
    proof: Proof


@dataclass(frozen=True, slots=True)
class Opened:
    """The body of an index that is data at an index expression.

    gamma: what is known then. proof: that the two are equal; ``None`` where they are the same. facts: what
    has to be shown first.
    """

    gamma: Gamma
    body: core.ValueExpr
    proof: Proof | None
    facts: tuple[Fact, ...]


def _shown(claim: core.Cond, _: Gamma) -> Proof:
    return omega(claim)


def having(facts: Sequence[Fact], proof: Proof) -> Proof:
    """A proof where more is known."""
    for fact in reversed(facts):
        proof = Have(condition_data(fact.claim), fact.proof, proof)
    return proof


@dataclass(slots=True)
class Data:
    """The atoms of one implementation."""

    spec: core.Spec
    names: dict[IntegerOf, str] = field(default_factory=dict)

    def atom(self, value: core.ValueExpr) -> core.IVar:
        """The name of the integer that a value is."""
        integer = IntegerOf(type_data(value.type), value_data(self.spec, value))
        return core.IVar(self.names.setdefault(integer, f"$n{len(self.names)}"))

    # ------------------------------------------------------------ ranges

    def ranged(self, gamma: Gamma, value: core.ValueExpr) -> tuple[Fact, ...]:
        """That the integer of an element of an input lies in the range that is declared of it."""
        if not isinstance(value, core.Access):
            return ()
        tensor = self.spec.tensors[value.tensor]
        if tensor.range is None or tensor.region is None:
            return ()
        bounds = within(tensor.region, value.indices)
        if not gamma.holds(both(bounds)):
            return ()
        inputs = [t.name for t in self.spec.tensors.values() if t.kind == "input"]
        claim = both(within([tensor.range], [self.atom(value)]))
        shown = tuple([evident(gamma, bound) for bound in bounds])
        return (Fact(claim, InRange(inputs.index(tensor.name), indices_data(value.indices), shown)),)

    def inhabited(self, gamma: Gamma) -> tuple[Gamma, tuple[Fact, ...]]:
        """That an input with a range has no element, or some integer lies in the range."""
        found: list[Fact] = []
        for tensor in self.spec.tensors.values():
            if tensor.range is None or tensor.region is None:
                continue
            filled = both([core.CCmp("<", lower, upper) for lower, upper in tensor.region])
            claim = core.COr(core.CCmp("<", *tensor.range), core.CNot(filled))
            if gamma.holds(claim):
                continue
            corner = core.Access(tensor.type, tensor.name, tuple([lower for lower, _ in tensor.region]))

            yes = partial(self._filled, corner, claim)
            found.append(Fact(claim, by_cases(gamma, filled, yes, partial(_shown, claim))))
            gamma = gamma.assume(claim)
        return gamma, tuple(found)

    def _filled(self, point: core.Access, claim: core.Cond, gamma: Gamma) -> Proof:
        """A claim from what is known about an element."""
        return having(self.ranged(gamma, point), omega(claim))

    def bounded(
        self, gamma: Gamma, value: core.ValueExpr, bounds: tuple[core.IndexExpr, core.IndexExpr]
    ) -> Proof:
        """That the integer of a value lies in a range; raises :class:`.NotCertified`."""
        facts = self.ranged(gamma, value)
        claim = both(within([bounds], [self.atom(value)]))
        inner = gamma.assume(*[fact.claim for fact in facts])
        if not inner.holds(claim):
            raise NotCertified(_NO_RANGE)
        return having(facts, evident(inner, claim))

    # ------------------------------------------------------------ variables of programs

    def named(self, gamma: Gamma, variable: str, value: core.ValueExpr) -> Gamma:
        """Where a variable is the integer of a value: one more hypothesis."""
        atom, index = self.atom(value), core.IVar(variable)
        known = Datum(value, index, len(gamma.hypotheses))
        hypotheses = (*gamma.hypotheses, core.CCmp("==", index, atom))
        return replace(gamma.bind(variable), hypotheses=hypotheses, data=(*gamma.data, known))

    def inside(
        self,
        gamma: Gamma,
        variable: str,
        value: core.ValueExpr,
        bounds: tuple[core.IndexExpr, core.IndexExpr],
        prove: Callable[[Gamma], Proof],
        *,
        given: bool,
    ) -> Proof:
        """A proof for all integers that are the integer of a value, which lies in a range.

        ``given`` says whether that it does is a hypothesis, too, or has to be shown.
        """
        inner = self.named(gamma, variable, value)
        equation = inner.hypotheses[-1]
        claims = within([bounds], [core.IVar(variable)])
        facts: tuple[Fact, ...] = ()
        if not given:
            claim = both(claims)
            facts = self.ranged(gamma, value)
            if not gamma.assume(*[fact.claim for fact in facts], equation).holds(claim):
                raise NotCertified(_NO_RANGE)
            facts = (*facts, Fact(claim, omega(claim)))
        facts = (*facts, *self._twice(gamma, variable, value))
        assumed = claims if given else []
        inner = inner.assume(*assumed, *[fact.claim for fact in facts])
        return function([variable], [equation, *assumed], having(facts, prove(inner)))

    def _twice(self, gamma: Gamma, variable: str, value: core.ValueExpr) -> Iterator[Fact]:
        """That other variables are the same integer."""
        for known in gamma.data:
            if known.number is not None and self.atom(known.value) == self.atom(value):
                claim = core.CCmp("==", core.IVar(variable), known.index)
                yield Fact(claim, omega(claim))

    # ------------------------------------------------------------ opening

    def opened(self, gamma: Gamma, term: core.LetValue, equal: Equal) -> Opened:
        """The body where the variable is one that is known to be the integer, or else an atom."""
        for known in reversed(gamma.data):
            if not self._same_point(gamma, term.value, known.value):
                continue
            body = plug(term.body, {term.variable: known.index})
            proof = self._proof(gamma, term, known, equal)
            return Opened(gamma, body, proof, ())
        atom = self.atom(term.value)
        facts = self.ranged(gamma, term.value)
        inner = gamma.assume(*[fact.claim for fact in facts])
        inner = replace(inner, data=(*inner.data, Datum(term.value, atom, None)))
        return Opened(inner, plug(term.body, {term.variable: atom}), None, facts)

    def _same_point(self, gamma: Gamma, one: core.ValueExpr, other: core.ValueExpr) -> bool:
        if isinstance(one, core.Access) and isinstance(other, core.Access):
            return one.tensor == other.tensor and gamma.holds(equal_points(one.indices, other.indices))
        return value_data(self.spec, one) == value_data(self.spec, other)

    def _proof(self, gamma: Gamma, term: core.LetValue, known: Datum, equal: Equal) -> Proof | None:
        """That the body at the integer is the body at the index that is known to be it."""
        held = RFL if known.number is None else rule("Eq.symm", Hypothesis(known.number))
        if value_data(self.spec, term.value) == value_data(self.spec, known.value):
            if known.number is None:
                return None
            step = held
        else:
            shown = same(self.spec, term.value, known.value, equal(gamma, term.value, known.value))
            moved = rule("toInt_congr", shown)
            step = moved if known.number is None else rule("Eq.trans", moved, held)
        body = value_data(self.spec, plug(term.body, {term.variable: core.IVar(_BODY)}))
        return rule("let_congr", BodyArgument((_BODY,), body), step)

    # ------------------------------------------------------------ the end

    def spelled(self, part: Any) -> Any:
        """Terms, or tuples and dictionaries of them, with the integers in place of their names."""
        if not self.names:
            return part
        return _Spelling({name: integer for integer, name in self.names.items()}).of(part)


@dataclass(slots=True)
class _Spelling:
    """Replaces the names of atoms."""

    integers: dict[str, IntegerOf]
    done: dict[Any, Any] = field(default_factory=dict)

    def of(self, part: Any) -> Any:
        if isinstance(part, str):
            return self.of(self.integers[part]) if _ATOM.fullmatch(part) else part
        if isinstance(part, tuple):
            return tuple([self.of(item) for item in part])
        if isinstance(part, dict):
            return {name: self.of(item) for name, item in part.items()}
        if isinstance(part, msgspec.Struct) and not isinstance(part, Tagged):
            fields = {name: self.of(getattr(part, name)) for name in part.__struct_fields__}
            return msgspec.structs.replace(part, **fields)
        if not isinstance(part, Tagged):
            return part
        if part not in self.done:
            self.done[part] = type(part)(*[self.of(item) for item in fields_of(part)])
        return self.done[part]
