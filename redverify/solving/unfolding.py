"""Unfolding of definitions until both sides of an equality mention the same tensors (thesis, section 6.2).

A tensor that one side alone mentions is replaced by its equations, the most derived one first: a tensor
that the definition of another one leads to may be what both sides have in common. Unfolding replaces
equals by equals, so no rule here has a side condition but that a case's domain satisfies the guard of
the equation that is used; :class:`~.case_analysis.CaseAnalysis` splits the domain so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.terms import free_variables
from redverify.language.walks import nodes_of, subterms
from redverify.presburger import build
from redverify.solving.case_analysis import CASE_LIMIT, CaseAnalysis
from redverify.solving.goal import Goal

#: After so many unfoldings of one case, the sides are taken never to meet.
STEP_LIMIT = 24

#: How many levels of equations are unfolded on the left and right, in order of trial; thereafter
#: equations are unfolded until both sides mention the same tensors (:func:`meeting`).
UNFOLDINGS = ((0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (2, 0), (1, 2), (2, 1), (2, 2), (3, 3))

#: The same for proofs inside of proofs: elements and initial values of reductions.
NESTED_UNFOLDINGS = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 2))

#: Unfolded terms with at most so many parts are compared before solvers are asked.
SMALL = 60

#: While reductions are looked at no more closely than as terms, terms with more parts are not unfolded
#: further: a wrong program is refuted sooner by running it. See :attr:`~.prover.Prover.largest`.
LARGE = 300

#: Terms with more parts are never unfolded further until the two sides meet.
LARGEST = 3000


class Dependence:
    """Which tensors the equations of each tensor lead to, and which variables they have."""

    def __init__(self, equations: Equations) -> None:
        spec = equations.spec
        self.defined = frozenset(e.tensor for e in spec.equations)
        direct: dict[str, set[str]] = {}
        self._variables: dict[str, set[str]] = {}
        for equation in spec.equations:
            used = {t.tensor for t in subterms(equation.value) if isinstance(t, core.Access)}
            direct.setdefault(equation.tensor, set()).update(used)
            variables = free_variables(equation.value) | free_variables(equation.condition)
            self._variables.setdefault(equation.tensor, set()).update(variables - set(equation.variables))
        self._reached = {tensor: _closure(tensor, direct) for tensor in direct}
        parts = ((e.tensor, part) for e in spec.equations for part in (e.value, e.condition))
        self._with_data = {tensor for tensor, part in parts if _has_data(part)}

    def reaches(self, tensor: str, other: str) -> bool:
        """Whether unfolding the tensor may lead to the other one."""
        return other in self._reached.get(tensor, ())

    def variables(self, *terms: core.ValueExpr) -> frozenset[str]:
        """The variables of the terms, and the parameters of all equations that these lead to."""
        own: frozenset[str] = frozenset().union(*map(free_variables, terms))
        return own.union(*[self._variables.get(tensor, set()) for tensor in self._tensors(*terms)])

    def has_data(self, *terms: core.ValueExpr) -> bool:
        """Whether indices that are data occur in the terms, or in an equation that these lead to."""
        return any(map(_has_data, terms)) or not self._with_data.isdisjoint(self._tensors(*terms))

    def _tensors(self, *terms: core.ValueExpr) -> set[str]:
        """The tensors that the terms lead to."""
        tensors = {t.tensor for term in terms for t in subterms(term) if isinstance(t, core.Access)}
        return tensors | {t for tensor in tensors for t in self._reached.get(tensor, ())}


def _has_data(part: core.ValueExpr | core.Cond) -> bool:
    return any(isinstance(node, core.LetValue) for node in nodes_of(part))


def _closure(tensor: str, direct: dict[str, set[str]]) -> frozenset[str]:
    reached: set[str] = set()
    work = [tensor]
    while work:
        new = direct.get(work.pop(), set()) - reached
        reached |= new
        work.extend(new)
    return frozenset(reached)


def relevant(
    dependence: Dependence, goal: Goal, hypotheses: Iterable[tuple[str, core.ValueExpr]] = ()
) -> Goal:
    """The goal without the variables of its domain that neither side depends on, nor a hypothesis.

    An equality that does not mention a variable holds for all of its values or for none. Side
    condition: no equation that the terms lead to mentions the variable either.
    """
    domain, held = goal.domain, list(hypotheses)
    needed = dependence.variables(*goal.sides, *[t for _, t in held]) | {x for x, _ in held}
    if all(name in needed or not build.depends_on(domain, name) for name in build.param_names(domain)):
        return goal
    return replace(goal, domain=build.tidy(build.project_all(domain, needed)))


def unfoldings(
    analysis: CaseAnalysis, goal: Goal, depth: int, largest: int
) -> Iterator[tuple[int, Iterator[Goal]]]:
    """The goal unfolded in several ways, with its size, in cases that all have to hold.

    Terms with more than ``largest`` parts are left out. ``depth`` counts the proofs around this one.
    """
    lefts, rights = [goal.left], [goal.right]
    tried: set[tuple[core.ValueExpr, core.ValueExpr]] = set()
    for n, m in UNFOLDINGS if depth == 0 else NESTED_UNFOLDINGS:
        for terms, level in ((lefts, n), (rights, m)):
            while len(terms) <= level and size(terms[-1]) <= largest:
                terms.append(analysis.unfold(terms[-1]))
        if len(lefts) <= n or len(rights) <= m:
            continue
        pair = (lefts[n], rights[m])
        parts = size(*pair)
        if pair not in tried and parts <= largest:
            tried.add(pair)
            yield parts, goals_of(analysis, goal.of(*pair))


def twice_unfolded(analysis: CaseAnalysis, goal: Goal) -> Iterator[Goal]:
    """The goal with its terms unfolded up to two levels, without repetition."""
    lefts, rights = [goal.left], [goal.right]
    for terms in (lefts, rights):
        for _ in range(2):
            terms.append(analysis.unfold(terms[-1]))
    pairs = dict.fromkeys((lefts[n], rights[m]) for n, m in UNFOLDINGS if max(n, m) <= 2)
    yield from (goal.of(*pair) for pair in pairs)


def goals_of(analysis: CaseAnalysis, goal: Goal) -> Iterator[Goal]:
    """The cases of an equality. What the right side says of data is known on the left, too."""
    for where, a in analysis.cases(goal.domain, goal.left):
        for both, b in analysis.cases(where, goal.right):
            again = analysis.cases(both, a) if analysis.data.matters else [(both, a)]
            yield from (Goal(last, c, b) for last, c in again)


def meeting(analysis: CaseAnalysis, dependence: Dependence, goal: Goal, largest: int) -> list[Goal] | None:
    """The goal in cases in which both sides mention the same defined tensors.

    ``None`` if the sides mention the same ones from the start, or do not meet within the limits:
    ``largest`` bounds the parts of both terms. Tensors that need each other may never meet, and their
    terms grow with each unfolding.
    """
    met: list[Goal] = []
    work = [(goal, 0)]
    unfolded = False
    while work:
        current, steps = work.pop()
        if len(met) + len(work) > CASE_LIMIT:
            return None
        alone = _alone(dependence, current)
        if not alone:
            met.append(current)
            continue
        if steps == STEP_LIMIT:
            return None
        unfolded = True
        further = current.of(*[analysis.unfold(term, alone) for term in current.sides])
        if size(*further.sides) > largest:
            return None
        work += [(case, steps + 1) for case in goals_of(analysis, further)]
    return met if unfolded else None


def size(*terms: core.ValueExpr) -> int:
    """The number of parts of terms."""
    return sum(1 for term in terms for _ in subterms(term))


def _alone(dependence: Dependence, goal: Goal) -> frozenset[str]:
    """The tensors that one side alone mentions and that no other such tensor leads to."""
    alone = (_mentioned(goal.left) ^ _mentioned(goal.right)) & dependence.defined
    return frozenset(
        t
        for t in alone
        if not any(dependence.reaches(u, t) and not dependence.reaches(t, u) for u in alone if u != t)
    )


def _mentioned(term: core.ValueExpr) -> frozenset[str]:
    """The tensors that a term accesses outside of the bodies of reductions."""
    match term:
        case core.Access(_, tensor, _):
            return frozenset((tensor,))
        case core.Reduce(init=init):
            return frozenset() if init is None else _mentioned(init)
        case core.Apply(arguments=arguments):
            return frozenset().union(*map(_mentioned, arguments))
        case core.Cast(operand=operand):
            return _mentioned(operand)
        case core.Select(then=then, otherwise=otherwise):
            return _mentioned(then) | _mentioned(otherwise)
        case core.Element(reduction=reduction):
            return _mentioned(reduction)
        case _:
            return frozenset()
