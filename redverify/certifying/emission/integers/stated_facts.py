"""Facts of arithmetic stated once, in place of ``omega`` at each use.

``omega`` looks at all hypotheses in scope, and Lean's kernel at all that it made of them. Here each use is
replaced by a proof whose leaves are uses of closed theorems. These have the few hypotheses that are needed,
are proved once, and are about comparisons: connectives are taken apart before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

import msgspec

from redverify.certifying.emission.integers.hypotheses import Known, Scope, either
from redverify.certifying.emission.integers.normal_form import (
    Shape,
    canonical,
    flipped,
    generalized,
    most_general,
)
from redverify.certifying.emission.integers.oracle import Oracle
from redverify.checking.data.expressions import And, Comparison, Condition, Iff, Not, Or
from redverify.checking.data.tagged import Tagged, changed
from redverify.checking.proofs.facts import LIBRARY
from redverify.checking.proofs.terms import (
    Absurd,
    Arithmetic,
    BothWays,
    ByLemma,
    Either,
    ExcludedMiddle,
    Have,
    Lambda,
    Left,
    Omega,
    Pair,
    Proof,
    Right,
    Rule,
    Trivial,
)
from redverify.checking.proofs.theorems import FactItem, Item, Layout, TheoremItem
from redverify.checking.proofs.walks import terms_in

#: The name of a fact.
_NAME = "fact_"

#: How deeply distinctions of cases may nest.
DEPTH = 6


@dataclass(slots=True)
class Facts:
    """Replaces ``omega`` in proofs by facts, and collects these."""

    oracle: Oracle = field(default_factory=Oracle)
    found: dict[Shape, str] = field(default_factory=dict)
    scopes: dict[Scope, Known] = field(default_factory=dict)

    def items(self, items: Sequence[Item]) -> list[Item]:
        """The items with facts in their proofs."""
        return [
            msgspec.structs.replace(item, proof=self.proof(item.proof, Scope(item.assumed)))
            if isinstance(item, TheoremItem)
            else item
            for item in items
        ]

    def stated(self) -> tuple[FactItem, ...]:
        """The facts that are used and are not in the library."""
        return tuple([FactItem(name, s.names, s.given, s.claim) for s, name in self.found.items()])

    # ------------------------------------------------------------ proofs

    def proof(self, proof: Any, scope: Scope) -> Any:
        """A proof or another term with facts in place of ``omega``."""
        match proof:
            case Omega(claim):
                shown = self.claim(claim, scope)
                return proof if shown is None else Arithmetic(claim, shown)
            case Absurd():
                shown = self.claim(False, scope)
                return proof if shown is None else _absurd(shown)
            case Lambda(names, assumed, body):
                return Lambda(names, assumed, self.proof(body, scope.bind(names).assume(*assumed)))
            case ExcludedMiddle(case, yes, no):
                first, second = scope.assume(case), scope.assume(Not(case))
                return ExcludedMiddle(case, self.proof(yes, first), self.proof(no, second))
            case Either(cases, proofs, given):
                inner = scope.cases(cases)
                parts = [self.proof(p, s) for p, s in zip(proofs, inner, strict=True)]
                return Either(cases, tuple(parts), self._complete(cases, given, scope))
            case Have(fact, shown, body):
                return Have(fact, self.proof(shown, scope), self.proof(body, scope.assume(fact)))
            case Tagged():
                return changed(proof, lambda part: self.proof(part, scope))
            case _:
                return proof

    def _complete(self, cases: Sequence[Condition], given: Proof | None, scope: Scope) -> Proof | None:
        """The proof that one of several cases holds."""
        if given is not None:
            return cast(Proof, self.proof(given, scope))
        claim = either(cases)
        shown = self.claim(claim, scope)
        return None if shown is None else Arithmetic(claim, shown)

    # ------------------------------------------------------------ claims

    def claim(self, claim: Condition, scope: Scope) -> Proof | None:
        """A proof of a claim from the hypotheses in scope; ``None`` where only ``omega`` may find one."""
        return self._claim(flipped(claim), scope, DEPTH)

    def _claim(self, claim: Condition, scope: Scope, depth: int) -> Proof | None:
        known = self._known(scope)
        if claim is True:
            return Trivial()
        if claim in known.every:
            return known.every[claim]
        match claim:
            case And(left, right):
                one, two = [self._claim(c, scope, depth) for c in (left, right)]
                if one is None and two is None:
                    return None
                return Pair(one or Omega(left), two or Omega(right))
            case Iff(left, right):
                ways = [self._under(a, b, scope, depth) for a, b in ((left, right), (right, left))]
                return BothWays(ways[0], ways[1]) if ways[0] and ways[1] else None
            case Not(And() | Or() as inside):
                return self._under(inside, False, scope, depth)
            case Or():
                return self._disjunction(claim, scope, depth)
            case _:
                return self._fact(claim, known) or self._by_hypothesis(claim, scope, depth)

    def _known(self, scope: Scope) -> Known:
        if scope not in self.scopes:
            self.scopes[scope] = scope.known(self.oracle)
        return self.scopes[scope]

    def _under(self, assumed: Condition, claim: Condition, scope: Scope, depth: int) -> Proof | None:
        shown = self._claim(claim, scope.assume(assumed), depth)
        return None if shown is None else Lambda((), (assumed,), shown)

    def _disjunction(self, claim: Or, scope: Scope, depth: int) -> Proof | None:
        known = self._known(scope)
        for side, make in ((claim.left, Left), (claim.right, Right)):
            if known.states(side) or self.oracle.follows(known.atoms, side):
                shown = self._claim(side, scope, depth)
                if shown is not None:
                    return make(shown)
        if not depth:
            return self._fact(claim, known)
        return (
            self._by_hypothesis(claim, scope, depth)
            or self._by_comparison(claim, scope, depth)
            or self._fact(claim, known)
        )

    def _by_hypothesis(self, claim: Condition, scope: Scope, depth: int) -> Proof | None:
        """By the cases of a disjunction among the hypotheses that the claim needs."""
        known = self._known(scope)
        if not depth or self.oracle.follows(known.plain, claim):
            return None
        needed = self.oracle.needed(known.atoms, claim)
        for position in needed or ():
            given = known.atoms[position]
            if isinstance(given, Or) and not (known.states(given.left) or known.states(given.right)):
                cases = (given.left, given.right)
                parts = [self._claim(claim, s, depth - 1) for s in scope.cases(cases)]
                if all(parts):
                    return Either(cases, tuple([p for p in parts if p]), known.every[given])
        return None

    def _by_comparison(self, claim: Or, scope: Scope, depth: int) -> Proof | None:
        """By whether a comparison holds that occurs in the claim: the one that is there most often."""
        known = self._known(scope)
        if not self.oracle.follows(known.atoms, claim):
            return None
        compared = [cast(Condition, term) for term in terms_in(claim) if isinstance(term, Comparison)]
        undecided = Counter([term for term in compared if not known.states(term)])
        for chosen, _ in undecided.most_common():
            if self.oracle.follows(known.atoms, chosen) or self.oracle.follows(known.atoms, Not(chosen)):
                continue
            yes = self._claim(claim, scope.assume(chosen), depth - 1)
            no = yes and self._claim(claim, scope.assume(Not(chosen)), depth - 1)
            return ExcludedMiddle(chosen, yes, no) if yes and no else None
        return None

    # ------------------------------------------------------------ facts

    def _fact(self, claim: Condition, known: Known) -> Proof | None:
        """By a fact that the claim follows from what it needs of the hypotheses."""
        for atoms in (known.plain, known.atoms):
            needed = self.oracle.needed(atoms, claim)
            if needed is not None:
                break
            if not isinstance(claim, Or):
                return None
        else:
            return None
        given = [atoms[p] for p in needed]
        proofs = [known.every[atom] for atom in given]
        for more, what in generalized(given, claim):
            if (what == claim and more == given) or self.oracle.follows(more, what):
                shape, order = canonical(more, what)
                if shape in _library():
                    return _cited(shape, [proofs[p] for p in order])
        shape, order = canonical(*most_general(given, claim, self.oracle.follows))
        shown = self._stated(shape, [proofs[p] for p in order])
        return _absurd(shown) if shape.claim is False and claim is not False else shown

    def _stated(self, shape: Shape, proofs: Sequence[Proof]) -> Proof:
        """The use of a fact of the library, or else of one that the certificate states."""
        if shape in _library():
            return _cited(shape, proofs)
        name = self.found.setdefault(shape, f"{_NAME}{len(self.found)}")
        return ByLemma(name, (), tuple(proofs))


def _absurd(shown: Proof) -> Proof:
    """Anything follows from a contradiction."""
    return Rule("False.elim", (Arithmetic(False, shown),))


@cache
def _library() -> dict[Shape, tuple[str, list[int]]]:
    return in_library(LIBRARY)


def in_library(facts: Iterable[FactItem]) -> dict[Shape, tuple[str, list[int]]]:
    """Facts by their form: the name, and the order in which they want what is given."""
    result: dict[Shape, tuple[str, list[int]]] = {}
    for fact in facts:
        shape, order = canonical(fact.assumed, fact.claim)
        result.setdefault(shape, (fact.name, order))
    return result


def _cited(shape: Shape, proofs: Sequence[Proof]) -> Proof:
    """The use of a fact of the library, with proofs in the order of its form."""
    name, order = _library()[shape]
    return Rule(name, tuple([proofs[order.index(p)] for p in range(len(order))]))


# ---------------------------------------------------------------- without facts


def without_facts(
    items: Sequence[Item], layout: Layout, names: frozenset[str] | None = None
) -> tuple[tuple[Item, ...], Layout]:
    """Items and layout as they were before :class:`Facts`, or only where they use some facts."""

    def all_of(proofs: tuple[Proof, ...]) -> tuple[Proof, ...]:
        return tuple([undone(proof, names) for proof in proofs])

    change = msgspec.structs.replace
    before = change(
        layout,
        inputs=all_of(layout.inputs),
        pairs=all_of(layout.pairs),
        models=change(layout.models, proofs=all_of(layout.models.proofs)),
        defined=change(
            layout.defined,
            outputs=all_of(layout.defined.outputs),
            equations=all_of(layout.defined.equations),
        ),
    )
    return tuple([undone(item, names) for item in items]), before


def undone(term: Any, names: frozenset[str] | None = None) -> Any:
    """A proof, or another term with proofs in it, as it was before :meth:`Facts.proof`, or only where it uses
    some facts."""
    match term:
        case Rule("False.elim", (Arithmetic() as shown,)) if _uses(shown, names):
            return Absurd()
        case Arithmetic(claim):
            return Omega(claim) if _uses(term, names) else term
        case Either(cases, proofs, Arithmetic() as shown) if _uses(shown, names):
            return Either(cases, tuple([undone(proof, names) for proof in proofs]), None)
        case Tagged():
            return changed(term, lambda part: undone(part, names))
        case _:
            return term


def _uses(proof: Proof, names: frozenset[str] | None) -> bool:
    """Whether a proof uses one of some facts; without names, of any."""
    return names is None or any(isinstance(t, ByLemma) and t.name in names for t in terms_in(proof))
