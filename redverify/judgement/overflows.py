"""Whether all that a program computes of indices fits into their type; and for which sizes it does.

Every intermediate result counts (:mod:`.intermediates`). Parameters fit by assumption. What has no products
is decided by isl, exactly; the rest by Z3.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import islpy as isl
import z3

from redverify.evaluation.obligation import Impossible, Kind, Obligation, Status
from redverify.judgement.intermediates import Conditions, Intermediate, of_block
from redverify.judgement.written_conditions import written
from redverify.language import core
from redverify.language.claims import OfPlace, Place
from redverify.language.core_text import cond_text, index_text
from redverify.language.elaboration.data_indices import inhabited
from redverify.language.normal_form import linear, sum_of
from redverify.language.points import holds, value_at
from redverify.language.source import Span
from redverify.language.terms import free_variables
from redverify.language.walks import has_product
from redverify.presburger import build
from redverify.radix.entailment import Formulas
from redverify.radix.inequalities import proved
from redverify.radix.polynomials import Polynomial, polynomial

#: Work of Z3 for one expression, in its own units: the same on each machine.
_WORK = 300_000

#: The least and the greatest number of a type.
Limits = tuple[core.IConst, core.IConst]


def overflows(impl: core.Impl) -> list[Obligation]:
    """An obligation for each statement that computes indices, decided; none without a width."""
    if impl.width is None:
        return []
    limits = core.IConst(impl.width.least), core.IConst(impl.width.greatest)
    found: dict[Span, dict[Intermediate, None]] = {}
    for one in of_block(impl.body, _assumed(impl, limits), impl):
        if not isinstance(one.result, core.IConst) or not _fits(one.result.value, limits):
            found.setdefault(one.span, {})[one] = None
    return [_decided(span, list(found[span]), impl, limits, n) for n, span in enumerate(found)]


def sizes_that_fit(impl: core.Impl) -> str | None:
    """A condition on the sizes under which nothing overflows; ``None`` if none was found."""
    assert impl.width is not None
    limits = core.IConst(impl.width.least), core.IConst(impl.width.greatest)
    assumed = _assumed(impl, limits)
    results = list(of_block(impl.body, assumed, impl))
    context = build.all_of([condition for condition in assumed if not has_product(condition)])
    sizes = frozenset(impl.spec.parameters)
    wrong, corners = build.nowhere(), dict[core.CCmp, None]()
    for one in results:
        if _is_affine(one):
            bad = build.all_of(one.under).intersect(_outside(one.result, limits))
            wrong = wrong.union(build.project_all(bad, sizes))
        elif _of_products(one, impl, limits) is not True:
            corner = _corner(one, impl, limits)
            if corner is None:
                return None
            corners[corner] = None
    right = build.tidy(context.subtract(build.tidy(wrong))).compute_divs()
    if right.is_empty():
        return None
    parts = [] if context.is_subset(right) else [cond_text(written(right, context, tuple(sorted(sizes))))]
    return " and ".join([*parts, *map(cond_text, _needed(list(corners), impl, assumed))]) or None


# ---------------------------------------------------------------- decisions


def _assumed(impl: core.Impl, limits: Limits) -> Conditions:
    """The assumptions, and that the parameters which a caller gives fit."""
    distances = {distance for overlap in impl.overlaps for distance in overlap.distances}
    given = [core.IVar(p) for p in impl.spec.parameters if p not in distances]
    fit = [core.CAnd(core.CCmp("<=", limits[0], p), core.CCmp("<=", p, limits[1])) for p in given]
    return (*impl.spec.assumptions, *impl.assumptions, *inhabited(impl.spec), *fit)


def _decided(
    span: Span,
    results: Sequence[Intermediate],
    impl: core.Impl,
    limits: Limits,
    number: int,
) -> Obligation:
    """The obligation that all results of a statement fit."""
    name = f"{Kind.OVERFLOW.value}-{span.line}-{number}"
    about = Place(OfPlace.INDICES_FIT)
    found = Obligation(name, Kind.OVERFLOW, span, about, Impossible("it is not known whether indices fit"))
    found.status, found.by, found.exact = Status.PROVED, "isl", all(one.exact for one in results)
    for one in results:
        answer = _by_isl(one, limits) if _is_affine(one) else _of_products(one, impl, limits)
        if answer is True:
            continue
        found.status, found.by = Status.UNKNOWN, "isl" if _is_affine(one) else "z3"
        if answer is False:
            found.note = f"{index_text(one.result)}: it is not known whether it fits"
            continue
        found.note = f"{index_text(one.result)} is {value_at(one.result, answer)}"
        shown = {*impl.spec.parameters, *free_variables(one.result)}
        found.point = {n: v for n, v in answer.items() if n in shown}
        if one.exact:
            found.status = Status.FAILED
            break
    return found


def _fits(value: int, limits: Limits) -> bool:
    return limits[0].value <= value <= limits[1].value


def _is_affine(one: Intermediate) -> bool:
    return not any(map(has_product, (one.result, *one.under)))


def _outside(result: core.IndexExpr, limits: Limits) -> isl.Set:
    below, above = core.CCmp("<", result, limits[0]), core.CCmp(">", result, limits[1])
    return build.where(core.COr(below, above))


def _by_isl(one: Intermediate, limits: Limits) -> bool | dict[str, int]:
    """Whether a result fits; if not, a point at which it does not."""
    bad = build.all_of(one.under).intersect(_outside(one.result, limits))
    found = build.small_sample(bad)
    if found is None:
        return True
    names = set[str]().union(*map(free_variables, (one.result, *one.under)))
    return dict.fromkeys(names, 0) | found[0]


def _of_products(one: Intermediate, impl: core.Impl, limits: Limits) -> bool | dict[str, int]:
    """The same of a result with products, by its corners and by Z3; ``False`` if it is not known."""
    greatest, least = _extreme(one, impl, upwards=True), _extreme(one, impl, upwards=False)
    if greatest is not None and least is not None:
        below = polynomial(limits[1]) - greatest
        above = least - polynomial(limits[0])
        if proved(impl, one.under, below) and proved(impl, one.under, above):
            return True
    return _by_solver(one, limits)


def _by_solver(one: Intermediate, limits: Limits) -> bool | dict[str, int]:
    """The same by Z3 alone."""
    formulas = Formulas()
    # In a context of its own the answer does not depend on what was asked before.
    context = z3.Context()
    solver = z3.SolverFor("QF_NIA", ctx=context)
    solver.set("rlimit", _WORK)
    result = formulas.index(one.result)
    outside = z3.Or(result < limits[0].value, result > limits[1].value)
    wanted = [*map(formulas.condition, one.under), outside, *formulas.definitions]
    solver.add(*[formula.translate(context) for formula in wanted])
    answer = solver.check()
    if answer == z3.unsat:
        return True
    if answer != z3.sat:
        return False
    model = solver.model()
    names = set[str]().union(*map(free_variables, (one.result, *one.under)))
    point = {n: model.eval(z3.Int(n, context), model_completion=True).as_long() for n in names}
    with suppress(ZeroDivisionError):  # of a division that the model does not define
        if all(holds(condition, point) for condition in one.under):
            return False if _fits(value_at(one.result, point), limits) else point
    return False


# ---------------------------------------------------------------- corners


def _extreme(one: Intermediate, impl: core.Impl, *, upwards: bool) -> Polynomial | None:
    """A bound of a result: each loop variable in it has its first or its last value, whichever is worse.

    Innermost loops come first, since their bounds have variables of outer ones. ``None`` if it is not known
    in which direction the result changes with a variable.
    """
    value = polynomial(one.result)
    ends: dict[str, core.IndexExpr] = {}
    for condition in reversed(one.under):
        match condition:
            case core.CCmp("<", core.IVar(name), upper):
                ends[name] = upper
            case core.CCmp("<=", lower, core.IVar(name)) if name in ends:
                variable = core.IVar(name)
                slope, rest = value.over((variable,))
                if any(variable in monomial for monomial in slope.terms):
                    return None
                rises = proved(impl, one.under, slope)
                if not rises and not proved(impl, one.under, slope.scaled(-1)):
                    return None
                last = core.IAdd(ends[name], core.IConst(-1))
                value = rest + slope * polynomial(last if rises == upwards else lower)
    return value


def _corner(one: Intermediate, impl: core.Impl, limits: Limits) -> core.CCmp | None:
    """A condition on the sizes under which a result fits."""
    greatest, least = _extreme(one, impl, upwards=True), _extreme(one, impl, upwards=False)
    if greatest is None or least is None or not proved(impl, one.under, least - polynomial(limits[0])):
        return None
    if not free_variables(greatest.expression) <= set(impl.spec.parameters):
        return None
    return _with_constant_right(core.CCmp("<=", greatest.expression, limits[1]))


def _with_constant_right(condition: core.CCmp) -> core.CCmp:
    constant, summands = linear(condition.left)
    assert isinstance(condition.right, core.IConst)
    bound = core.IConst(condition.right.value - constant)
    return core.CCmp(condition.op, sum_of(0, summands), bound)


def _needed(corners: list[core.CCmp], impl: core.Impl, assumed: Conditions) -> list[core.CCmp]:
    """The conditions without those that follow from the others; long ones are left out first."""
    needed = sorted(corners, key=lambda c: len(cond_text(c)))
    for corner in reversed(needed.copy()):
        others = [other for other in needed if other is not corner]
        rest = polynomial(corner.right) - polynomial(corner.left)
        if proved(impl, (*assumed, *others), rest):
            needed = others
    return needed
