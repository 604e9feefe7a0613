"""Reductions as values: which reduction a term is (section 7.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.normal_form import normalise_condition, normalise_index
from redverify.language.terms import (
    decompose,
    fresh_variable,
    hole,
    make_let,
    make_reduce,
    open_let,
    open_reduce,
    plug_index,
    rebuild,
    substitute,
    substitute_condition,
)

#: Names of the reduction indices in conditions that describe index sets.
INDEX_PREFIX = "$k"

#: How many equations are unfolded in search of a reduction.
UNFOLD_LIMIT = 16


def index_name(position: int) -> str:
    """The name of a reduction index in index-set conditions."""
    return f"{INDEX_PREFIX}{position}"


@dataclass(frozen=True, slots=True)
class Identity:
    """``ρ``: what a reduction folds, apart from its index set and initial value.

    ``body`` is a context whose holes are those that the body uses and whose binders are
    the indices ``$k0``, ...: one row's partial sum is not another's, but ``S(i) = sum[k :
    k <= i] A(k)`` is the same reduction for all ``i``.
    """

    operator: str
    arity: int
    body: core.ValueExpr
    holes: int


@dataclass(frozen=True, slots=True)
class Form:
    """A term seen as the reduction ``init ⊙ reduce[indices : condition] ρ⟨y⟩``.

    ``condition`` is over the term's variables and the indices ``$k0``, ...; ``init`` is
    ``None`` if the fold starts from the unit.
    """

    identity: Identity
    y: tuple[core.IndexExpr, ...]
    condition: core.Cond
    init: core.ValueExpr | None

    def element(self, indices: tuple[core.IndexExpr, ...]) -> core.ValueExpr:
        """``ρ⟨y⟩@(indices)``: the reduced element at an index."""
        by = {hole(p): e for p, e in enumerate(self.y)}
        by |= {index_name(p): e for p, e in enumerate(indices)}
        return substitute(self.identity.body, by)

    def contains(self, indices: tuple[core.IndexExpr, ...]) -> core.Cond:
        """The condition that an index is in the index set."""
        by = {index_name(p): e for p, e in enumerate(indices)}
        return substitute_condition(self.condition, by)


@dataclass(frozen=True, slots=True)
class Case:
    """One case of a term's reading as a reduction; ``form`` is ``None`` if it is none."""

    guard: core.Cond
    form: Form | None


def form_of(term: core.Reduce, parameters: frozenset[str]) -> Form:
    """The form of an explicit reduction."""
    names = tuple(index_name(p) for p in range(len(term.binders)))
    bare = core.Reduce(term.type, term.operator, term.binders, core.CTrue(), term.body)
    context, y = decompose(bare, parameters)
    assert isinstance(context, core.Reduce)
    by_names = {old: core.IVar(new) for old, new in zip(context.binders, names, strict=True)}
    identity = Identity(term.operator, len(names), substitute(context.body, by_names), len(y))
    by = {old: core.IVar(new) for old, new in zip(term.binders, names, strict=True)}
    return Form(identity, y, substitute_condition(term.condition, by), term.init)


def reduction_of(form: Form, condition: core.Cond | None = None) -> core.Reduce:
    """The explicit reduction of a form, over its index set or another one."""
    fresh = tuple(fresh_variable() for _ in range(form.identity.arity))
    by = {index_name(p): core.IVar(v) for p, v in enumerate(fresh)}
    body = form.element(tuple(core.IVar(v) for v in fresh))
    like = core.Reduce(form.identity.body.type, form.identity.operator, (), core.CTrue(), body)
    chosen = form.condition if condition is None else condition
    return make_reduce(like, fresh, substitute_condition(chosen, by), body, form.init)


class Reductions:
    """Reads terms as reductions, unfolding equations where needed."""

    def __init__(self, equations: Equations) -> None:
        self.equations = equations
        self.cases = lru_cache(maxsize=None)(self._cases)

    def _cases(self, term: core.ValueExpr) -> tuple[Case, ...]:
        return tuple(self._search(term, UNFOLD_LIMIT))

    def cases_at(self, term: core.ValueExpr) -> list[Case]:
        """The cases of a term by way of its context: with the ``ρ`` of ``T(i, j)`` also for ``T(i, 0)``.

        The ``ρ`` of ``T(i, 0) = sum[k : ...] A(i, 4*0 + k)`` alone would be ``A(i, k)``. Heaps keep the
        context ``T(i, j)`` and its arguments, and what is said about their cells has to be of the same ``ρ``.
        """
        context, arguments = decompose(term, self.equations.parameters)
        by = {hole(p): e for p, e in enumerate(arguments)}
        return [_case_at(case, by) for case in self.cases(context)]

    def _search(self, term: core.ValueExpr, limit: int) -> list[Case]:
        parameters = self.equations.parameters
        match term:
            case core.Reduce():
                return [Case(core.CTrue(), form_of(term, parameters))]
            case core.Access():
                if limit == 0:
                    return [Case(core.CTrue(), None)]
                cases = []
                for clause in self.equations.unfold(term):
                    if not isinstance(clause.guard, core.CFalse):
                        cases += [
                            Case(_both(clause.guard, c.guard), c.form)
                            for c in self._search(clause.value, limit - 1)
                        ]
                return cases or [Case(core.CTrue(), None)]
            case core.Select(_, condition, then, otherwise):
                return [Case(_both(condition, c.guard), c.form) for c in self._search(then, limit)] + [
                    Case(_both(core.CNot(condition), c.guard), c.form) for c in self._search(otherwise, limit)
                ]
            case core.Element(_, reduction, indices):
                return [
                    Case(c.guard, None if c.form is None else _singleton(c.form, indices))
                    for c in self._search(reduction, limit)
                ]
            case core.Apply(_, function, (start, rest)):
                return [
                    Case(c.guard, self._with_initial(c.form, function, start))
                    for c in self._search(rest, limit)
                ]
            case _:
                return [Case(core.CTrue(), None)]

    def _with_initial(self, form: Form | None, function: str, start: core.ValueExpr) -> Form | None:
        """The "initial value" rule of section 7.4: ``e1 ⊙ e2 : ⊙ⁿτ`` if ``e2 : ⊙ⁿτ``.

        ``r ⊙ ⟨r', ⊙, h, V⟩ = ⟨r ⊙ r', ⊙, h, V⟩`` needs an associative operator.
        """
        if form is None or form.identity.operator != function:
            return None
        if not self.equations.is_associative(function, start.type):
            return None
        if form.init is None:
            init = start
        else:
            init = core.Apply(
                start.type, function, (start, form.init), function in self.equations.spec.operators
            )
        return Form(form.identity, form.y, form.condition, init)

    def without_elements(self, term: core.ValueExpr) -> core.ValueExpr:
        """The term with every ``T@(k)`` replaced by the reduction over ``{k}`` within ``T``'s
        index set, from the unit: the unit outside it (section 7.4).
        """
        if isinstance(term, core.Element):
            cases = [c for c in self.cases(term) if c.form is not None]
            result: core.ValueExpr = term
            for position, case in enumerate(reversed(cases)):
                assert case.form is not None
                reduction = reduction_of(case.form)
                result = reduction if position == 0 else core.Select(term.type, case.guard, reduction, result)
            return result
        if isinstance(term, core.Reduce):
            fresh, condition, body = open_reduce(term)
            init = None if term.init is None else self.without_elements(term.init)
            return make_reduce(term, fresh, condition, self.without_elements(body), init)
        if isinstance(term, core.LetValue):
            variable, inside = open_let(term)
            held = self.without_elements(term.value)
            return make_let(term, variable, held, self.without_elements(inside))
        return rebuild(term, self.without_elements, lambda i: i, lambda c: c)


def _case_at(case: Case, by: Mapping[str, core.IndexExpr]) -> Case:
    """A case with the holes of the term replaced."""
    form = case.form
    if form is not None:
        form = Form(
            form.identity,
            tuple(normalise_index(plug_index(e, by)) for e in form.y),
            substitute_condition(form.condition, by),
            None if form.init is None else substitute(form.init, by),
        )
    return Case(substitute_condition(case.guard, by), form)


def _both(left: core.Cond, right: core.Cond) -> core.Cond:
    return normalise_condition(core.CAnd(left, right))


def _singleton(form: Form, indices: tuple[core.IndexExpr, ...]) -> Form | None:
    if len(indices) != form.identity.arity:
        return None
    condition = form.condition
    for position, index in enumerate(indices):
        condition = core.CAnd(condition, core.CCmp("==", core.IVar(index_name(position)), index))
    return Form(form.identity, form.y, normalise_condition(condition), None)
