"""Long proofs in several theorems.

Lean reads a theorem in time that grows with the square of its length: 2 s for 40 kB, 500 s for 400 kB. So
parts of a long proof that say what they prove become theorems of their own, with the hypotheses that they
use. A part that occurs in several cases is stated once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from redverify.certifying.emission.integers.hypotheses import Scope
from redverify.checking.data.expressions import Condition, Not
from redverify.checking.data.tagged import Tagged, changed, fields_of
from redverify.checking.proofs.terms import (
    Absurd,
    ByEquation,
    ByTheorem,
    Either,
    ExcludedMiddle,
    Have,
    Hypothesis,
    KnownCell,
    Lambda,
    Omega,
    Part,
    Proof,
    Same,
)
from redverify.checking.proofs.theorems import Claim, Equation, Item, Knows, TheoremItem
from redverify.checking.proofs.walks import terms_in

#: The terms of a proof that is long, 40 kB of Lean or more, and of a part that is worth a theorem.
LONG, WORTH = 15_000, 100

#: The name of a part.
_NAME = "lemma_"


@dataclass(frozen=True, slots=True)
class _Place:
    """Integer variables and hypotheses in scope."""

    names: tuple[str, ...]
    hypotheses: Scope

    def bind(self, names: Sequence[str]) -> _Place:
        """Inside binders of integers."""
        return _Place(tuple(dict.fromkeys((*self.names, *names))), self.hypotheses.bind(names))

    def assume(self, *conditions: Condition) -> _Place:
        """With more hypotheses."""
        return _Place(self.names, self.hypotheses.assume(*conditions))

    def cases(self, cases: Sequence[Condition]) -> list[_Place]:
        """The places of the cases of a distinction."""
        return [_Place(self.names, scope) for scope in self.hypotheses.cases(cases)]


@dataclass(slots=True)
class Lemmas:
    """Takes parts out of long proofs.

    parameters: the parameters of the specification, which every theorem is about.
    """

    parameters: tuple[str, ...]
    made: dict[tuple[object, ...], str] = field(default_factory=dict)
    waiting: list[Item] = field(default_factory=list)

    def items(self, items: Sequence[Item]) -> list[Item]:
        """The items, and before each theorem with a long proof the theorems that were taken out of it."""
        result: list[Item] = []
        for item in items:
            if isinstance(item, TheoremItem) and _size(item.proof) > LONG:
                shorter = self._shortened(item)
                result += [*self.waiting, shorter]
                self.waiting = []
            else:
                result.append(item)
        return result

    def _shortened(self, item: TheoremItem) -> TheoremItem:
        """A theorem with a proof by other theorems."""
        place = _Place(item.names, Scope(item.assumed))
        proof = self._by_cases(self._parts(item.proof, place), item.claim, place)
        return msgspec.structs.replace(item, proof=proof)

    def _by_cases(self, proof: Proof, claim: Claim, place: _Place) -> Proof:
        """A proof by cases with a theorem for each case."""
        match proof:
            case Either(cases, proofs, given):
                there = place.cases(cases)
                parts = [self._by_cases(p, claim, s) for p, s in zip(proofs, there, strict=True)]
                taken = [self._taken(p, claim, s) for p, s in zip(parts, there, strict=True)]
                return Either(cases, tuple(taken), given)
            case ExcludedMiddle(case, yes, no):
                one, other = place.assume(case), place.assume(Not(case))
                first, second = self._by_cases(yes, claim, one), self._by_cases(no, claim, other)
                return ExcludedMiddle(case, self._taken(first, claim, one), self._taken(second, claim, other))
            case Have(fact, shown, body):
                inner = place.assume(fact)
                return Have(fact, shown, self._taken(self._by_cases(body, claim, inner), claim, inner))
            case _:
                return proof

    def _parts(self, proof: Any, place: _Place) -> Any:
        """A proof or another term with theorems in place of its longer parts, inner ones first."""
        match proof:
            case Lambda(names, assumed, body):
                return Lambda(names, assumed, self._parts(body, place.bind(names).assume(*assumed)))
            case ExcludedMiddle(case, yes, no):
                first, second = place.assume(case), place.assume(Not(case))
                return ExcludedMiddle(case, self._parts(yes, first), self._parts(no, second))
            case Either(cases, proofs, given):
                inner = place.cases(cases)
                parts = [self._parts(p, s) for p, s in zip(proofs, inner, strict=True)]
                return Either(cases, tuple(parts), None if given is None else self._parts(given, place))
            case Have(fact, shown, body):
                return Have(fact, self._parts(shown, place), self._parts(body, place.assume(fact)))
            case KnownCell():
                proof = changed(proof, lambda part: self._parts(part, place))
                claim = Knows(proof.heap, proof.arguments, proof.array, proof.indices, proof.value)
                return self._taken(proof, claim, place)
            case Same():
                proof = changed(proof, lambda part: self._parts(part, place))
                return self._taken(proof, Equation(proof.left, proof.right), place)
            case Tagged():
                return changed(proof, lambda part: self._parts(part, place))
            case _:
                return proof

    def _taken(self, proof: Proof, claim: Claim, place: _Place) -> Proof:
        """A theorem in place of a proof, if there is one and it is worth it."""
        if _size(proof) < WORTH:
            return proof
        count = len(place.hypotheses.hypotheses)
        used = _used(proof, count)
        if used is None:
            return proof
        stated = [place.hypotheses.hypotheses[number] for number in used]
        assumed = tuple([h for h in stated if h is not None])
        if len(assumed) < len(stated):  # about a variable whose name is another's here
            return proof
        mentioned = {*self.parameters, *_words((proof, claim, assumed))}
        names = tuple([name for name in place.names if name in mentioned])
        if _size(proof) < 3 * (len(names) + len(used)):
            return proof
        key = (names, assumed, claim)
        if key not in self.made:
            self.made[key] = f"{_NAME}{len(self.made)}"
            moved = _moved(proof, {old: new for new, old in enumerate(used)}, count, len(used))
            self.waiting.append(TheoremItem(self.made[key], names, assumed, claim, moved))
        return ByTheorem(self.made[key], names, tuple([Hypothesis(number) for number in used]))


def _size(term: object) -> int:
    """How many terms there are."""
    return sum(1 for _ in terms_in(term))


def _used(proof: Proof, count: int) -> list[int] | None:
    """The first ``count`` hypotheses as far as a proof uses them; ``None`` if it has no other place.

    Where linear arithmetic is left to Lean, it uses all. The proof by an equation is about the hypotheses of
    its theorem.
    """
    found: set[int] = set()
    for term in terms_in(proof):
        match term:
            case Hypothesis(number) | Part(number):
                found.add(number)
            case Omega() | Absurd() | Either(given=None):
                found.update(range(count))
            case ByEquation():
                return None
    return sorted(number for number in found if number < count)


def _words(part: object) -> set[str]:
    """All words in some terms, the names of variables among them."""
    found: set[str] = set()
    todo = [part]
    while todo:
        one = todo.pop()
        if isinstance(one, str):
            found.add(one)
        elif isinstance(one, Tagged):
            todo.extend(fields_of(one))
        elif isinstance(one, tuple):
            todo.extend(one)
    return found


def _moved(term: Any, new: dict[int, int], before: int, after: int) -> Any:
    """A proof with other numbers of hypotheses: those of the first ``before`` that ``new`` has, ``after``."""
    match term:
        case Hypothesis(number):
            return Hypothesis(new[number] if number < before else number - before + after)
        case Part(number, path):
            return Part(new[number] if number < before else number - before + after, path)
        case Tagged():
            return changed(term, lambda part: _moved(part, new, before, after))
        case _:
            return term
