"""Proofs that several parts of the emission make: evident conditions, cases, functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import assert_never

from redverify.certifying.emission.context import Gamma, NotCertified
from redverify.certifying.emission.terms import both, comparisons, disjuncts
from redverify.checking.data.expressions import Iff
from redverify.checking.data.of_program import condition_data, conditions_data, index_data, value_data
from redverify.checking.proofs.rules import RULES
from redverify.checking.proofs.terms import (
    Absurd,
    Argument,
    BothWays,
    Decide,
    Decided,
    Either,
    ExcludedMiddle,
    Hypothesis,
    IndexArgument,
    Lambda,
    Left,
    Omega,
    Pair,
    Part,
    Proof,
    Rfl,
    Right,
    Rule,
    Same,
    Trivial,
)
from redverify.language import core

RFL: Proof = Rfl()
TRIVIAL: Proof = Trivial()
DECIDE: Proof = Decide()
ABSURD: Proof = Absurd()
#: The branches of a proof by cases beyond which ``omega`` is led through it.
OMEGA_BRANCHES = 5000
#: That a condition of the program is true iff what it says holds.
HOLDS: Proof = Rule("cond_holds", ())


def omega(condition: core.Cond) -> Proof:
    """``omega`` shows a condition."""
    return TRIVIAL if isinstance(condition, core.CTrue) else Omega(condition_data(condition))


def evident(gamma: Gamma, condition: core.Cond) -> Proof:
    """A condition from the hypotheses in scope, part by part, by ``omega`` where none states it."""
    known: dict[str, Proof] = {}
    for position, hypothesis in enumerate(gamma.hypotheses):
        for path, part in _parts(hypothesis):
            known.setdefault(_key(part), Part(position, path) if path else Hypothesis(position))
    direct, proof = _from(gamma, known, condition)
    return proof if direct else omega(condition)


def _from(gamma: Gamma, known: dict[str, Proof], condition: core.Cond) -> tuple[bool, Proof]:
    """Whether some part needs no ``omega``, and the proof."""
    found = known.get(_key(condition))
    if found is not None:
        return True, found
    match condition:
        case core.CAnd(left, right):
            one, first = _from(gamma, known, left)
            two, second = _from(gamma, known, right)
            return one or two, Pair(first, second)
        case core.COr(left, right):
            if gamma.holds(left):
                return True, Left(evident(gamma, left))
            if gamma.holds(right):
                return True, Right(evident(gamma, right))
            if _branches(condition) > OMEGA_BRANCHES:
                return True, _by_comparisons(gamma, condition)
        case core.CTrue():
            return True, TRIVIAL
        case core.CCmp("==", left, right) if left == right:
            return True, RFL
        case core.CCmp(_, core.IConst(), core.IConst()):
            return True, Decided(condition_data(condition))
    return False, omega(condition)


def _branches(condition: core.Cond) -> int:
    """How many ways there are to refute each disjunct: what ``omega`` may have to try."""
    result = 1
    for part in disjuncts(condition):
        result *= sum(2 if c.op == "==" else 1 for c in comparisons(part)) or 1
    return result


def _by_comparisons(gamma: Gamma, condition: core.Cond) -> Proof:
    """A disjunction: its comparisons are decided one by one until a disjunct is seen to hold."""
    if gamma.impossible:
        return ABSURD
    undecided: Counter[core.Cond] = Counter()
    for part in disjuncts(condition):
        if gamma.holds(part):
            return evident(gamma, condition)
        if not gamma.fails(part):
            undecided.update(c for c in comparisons(part) if not gamma.holds(c))
    if not undecided:
        raise NotCertified("cases that do not cover what they have to")
    ((chosen, _),) = undecided.most_common(1)

    def decided(inner: Gamma) -> Proof:
        return _by_comparisons(inner, condition)

    return by_cases(gamma, chosen, decided, decided)


def _parts(condition: core.Cond) -> Iterator[tuple[tuple[int, ...], core.Cond]]:
    """A conjunction and its conjuncts, with the way to them."""
    yield (), condition
    if isinstance(condition, core.CAnd):
        for step, part in ((1, condition.left), (2, condition.right)):
            for path, inner in _parts(part):
                yield (step, *path), inner


def _key(condition: core.Cond) -> str:
    """The text that Lean has of a condition."""
    match condition:
        case core.CCmp(">", left, right):
            return repr(core.CCmp("<", right, left))
        case core.CCmp(">=", left, right):
            return repr(core.CCmp("<=", right, left))
        case core.CCmp("!=", left, right):
            return repr(core.CNot(core.CCmp("==", left, right)))
        case core.CAnd(left, right):
            return f"({_key(left)} and {_key(right)})"
        case core.CNot(operand):
            return f"not {_key(operand)}"
        case core.CTrue() | core.CFalse() | core.CCmp() | core.COr():
            return repr(condition)
        case _:
            assert_never(condition)


def omega_iff(left: core.Cond, right: core.Cond) -> Proof:
    """``omega`` shows that two conditions are equivalent."""
    return Omega(Iff(condition_data(left), condition_data(right)))


def equivalent(gamma: Gamma, left: core.Cond, right: core.Cond) -> Proof:
    """Two conditions are equivalent; each direction by cases where there are disjunctions."""
    if len(disjuncts(left)) < 2 and len(disjuncts(right)) < 2:
        return omega_iff(left, right)
    one, two = [
        function([], [a], split(gamma.assume(a), lambda inner, b=b: evident(inner, b)))  # type: ignore[misc]
        for a, b in ((left, right), (right, left))
    ]
    return BothWays(one, two)


def given(gamma: Gamma, names: Sequence[str], assumed: Sequence[core.Cond], claim: core.Cond) -> Proof:
    """``fun names assumed => claim``, by cases of the last assumption."""
    inner = gamma.bind(*names).assume(*assumed)
    if inner.impossible:
        return function(names, assumed, ABSURD)
    body = split(inner, lambda g: evident(g, claim)) if assumed else evident(inner, claim)
    return function(names, assumed, body)


def rule(name: str, *arguments: Argument) -> Proof:
    """A rule of the library; raises :class:`.NotCertified` where it has none for so many dimensions."""
    if name not in RULES:
        raise NotCertified(f"the Lean library has no rules for so many dimensions or indices ({name})")
    return Rule(name, arguments)


def integers(expressions: Sequence[core.IndexExpr]) -> list[IndexArgument]:
    """Explicit integer arguments."""
    return [IndexArgument(index_data(e)) for e in expressions]


def function(names: Sequence[str], assumed: Sequence[core.Cond], body: Proof) -> Proof:
    """``fun names assumed => body``"""
    return Lambda(tuple(names), conditions_data(assumed), body)


def same(spec: core.Spec, left: core.ValueExpr, right: core.ValueExpr, proof: Proof) -> Proof:
    """A proof with its claim, unless it says so itself."""
    if isinstance(proof, Same):
        return proof
    return Same(value_data(spec, left), value_data(spec, right), proof)


def under(gamma: Gamma, condition: core.Cond, prove: Callable[[Gamma], Proof]) -> Proof:
    """``fun h : condition => proof``, by contradiction where the condition is impossible."""
    inner = gamma.assume(condition)
    return function([], [condition], ABSURD if inner.impossible else prove(inner))


def split(gamma: Gamma, prove: Callable[[Gamma], Proof]) -> Proof:
    """A proof for each case of the last hypothesis, if that is a disjunction."""
    last = gamma.hypotheses[-1]
    if not isinstance(last, core.COr):
        return ABSURD if gamma.impossible else prove(gamma)
    cases = [last.left, last.right]
    proofs = tuple([split(gamma.assume(case), prove) for case in cases])
    return Either(conditions_data(cases), proofs, Hypothesis(len(gamma.hypotheses) - 1))


def distinguish(gamma: Gamma, cases: Sequence[core.Cond], prove: Callable[[Gamma, int], Proof]) -> Proof:
    """Proofs for each of several cases that ``omega`` finds complete."""
    if len(cases) == 1:
        return prove(gamma, 0)
    proofs: list[Proof] = []
    for position, case in enumerate(cases):
        # In Lean the case's hypothesis comes after those of the disjunctions before it.
        inner = gamma
        for passed in range(1, position + 1):
            if passed < len(cases) - 1:
                inner = inner.assume(_rest(cases[passed:]))
        inner = inner.assume(case)
        proofs.append(ABSURD if inner.impossible else prove(inner, position))
    complete = _rest(cases)
    shown = _by_comparisons(gamma, complete) if _branches(complete) > OMEGA_BRANCHES else None
    return Either(conditions_data(cases), tuple(proofs), shown)


def _rest(cases: Sequence[core.Cond]) -> core.Cond:
    result = cases[-1]
    for case in reversed(cases[:-1]):
        result = core.COr(case, result)
    return result


def by_cases(
    gamma: Gamma, condition: core.Cond, yes: Callable[[Gamma], Proof], no: Callable[[Gamma], Proof]
) -> Proof:
    """Whether a condition holds or not."""
    first = gamma.assume(condition)
    second = gamma.assume(core.CNot(condition))
    if second.impossible:
        # The proof still has to see the condition: it is shown where it is used.
        return yes(gamma)
    if first.impossible:
        return no(gamma)
    return ExcludedMiddle(condition_data(condition), yes(first), no(second))


def conjunction(conditions: Sequence[core.Cond]) -> core.Cond:
    """The conjunction of conditions."""
    return both(list(conditions))
