"""Unfolding of definitions until both sides of an equality mention the same tensors (thesis, section 6.2).

A tensor that one side alone mentions is replaced by its equations, the most derived one first: a tensor
that the definition of another one leads to may be what both sides have in common. Unfolding replaces
equals by equals, so no rule here has a side condition but that a case's domain satisfies the guard of
the equation that is used; :class:`~.case_analysis.CaseAnalysis` splits the domain so.
"""

from __future__ import annotations

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.terms import free_variables
from redverify.language.walks import subterms
from redverify.presburger import build
from redverify.solving.case_analysis import CASE_LIMIT, CaseAnalysis

#: Two terms that are to be shown equal, and where.
Goal = tuple[isl.Set, core.ValueExpr, core.ValueExpr]

#: After so many unfoldings of one case, the sides are taken never to meet.
STEP_LIMIT = 24


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

    def reaches(self, tensor: str, other: str) -> bool:
        """Whether unfolding the tensor may lead to the other one."""
        return other in self._reached.get(tensor, ())

    def variables(self, *terms: core.ValueExpr) -> frozenset[str]:
        """The variables of the terms, and the parameters of all equations that these lead to."""
        tensors = {t.tensor for term in terms for t in subterms(term) if isinstance(t, core.Access)}
        tensors |= {t for tensor in tensors for t in self._reached.get(tensor, ())}
        own: frozenset[str] = frozenset().union(*map(free_variables, terms))
        return own.union(*[self._variables.get(tensor, set()) for tensor in tensors])


def _closure(tensor: str, direct: dict[str, set[str]]) -> frozenset[str]:
    reached: set[str] = set()
    work = [tensor]
    while work:
        new = direct.get(work.pop(), set()) - reached
        reached |= new
        work.extend(new)
    return frozenset(reached)


def relevant(dependence: Dependence, goal: Goal) -> isl.Set:
    """The goal's domain without the variables that neither side depends on.

    An equality that does not mention a variable holds for all of its values or for none. Side
    condition: no equation that the terms lead to mentions the variable either.
    """
    domain, left, right = goal
    needed = dependence.variables(left, right)
    if all(name in needed or not build.depends_on(domain, name) for name in build.param_names(domain)):
        return domain
    return build.tidy(build.project_all(domain, needed))


def meeting(analysis: CaseAnalysis, dependence: Dependence, goal: Goal) -> list[Goal] | None:
    """The goal in cases in which both sides mention the same defined tensors.

    ``None`` if the sides mention the same ones from the start, or do not meet within the limits.
    """
    met: list[Goal] = []
    work = [(*goal, 0)]
    unfolded = False
    while work:
        domain, left, right, steps = work.pop()
        if len(met) + len(work) > CASE_LIMIT:
            return None
        alone = _alone(dependence, left, right)
        if not alone:
            met.append((domain, left, right))
            continue
        if steps == STEP_LIMIT:
            return None
        unfolded = True
        first, second = analysis.unfold(left, alone), analysis.unfold(right, alone)
        work += [
            (both, a, b, steps + 1)
            for where, a in analysis.cases(domain, first)
            for both, b in analysis.cases(where, second)
        ]
    return met if unfolded else None


def _alone(dependence: Dependence, left: core.ValueExpr, right: core.ValueExpr) -> frozenset[str]:
    """The tensors that one side alone mentions and that no other such tensor leads to."""
    alone = (_mentioned(left) ^ _mentioned(right)) & dependence.defined
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
