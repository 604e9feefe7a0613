"""What exists at all sizes: values of inputs with a range, points of reductions. Claims say what does not.

An input with a range has no value where the range is empty, or holds no number of the input's type. A claim
about all inputs says nothing of such sizes, so it names those that it is about. What follows from one
assumption by adding a constant is not repeated: this may say too much, and never too little.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from redverify.language import core
from redverify.language.elaboration.data_indices import inhabited
from redverify.language.normal_form import Summands, linear, normalise_condition
from redverify.language.terms import substitute_condition

#: An affine expression: its constant and its summands.
_Sum = tuple[int, Summands]


def existing(impl: core.Impl) -> list[core.Cond]:
    """The conditions on the parameters under which inputs exist and that the assumptions do not imply.

    :class:`~.core.CFalse` is among them if no inputs exist at any sizes that satisfy the assumptions.
    """
    known = _assumed(impl)
    found = dict.fromkeys(_given(condition, known) for condition in inhabited(impl.spec))
    return [condition for condition in found if condition != core.CTrue()]


def has_a_point(reduction: core.Reduce, impl: core.Impl) -> bool:
    """Whether the index set of a reduction plainly has a point: the one of all lower bounds."""
    first = {
        variable.name: lower
        for lower, variable in _lower_bounds(reduction.condition)
        if variable.name in reduction.binders
    }
    return _given(substitute_condition(reduction.condition, first), _assumed(impl)) == core.CTrue()


def _lower_bounds(condition: core.Cond) -> Iterator[tuple[core.IndexExpr, core.IVar]]:
    match condition:
        case core.CAnd(left, right):
            yield from _lower_bounds(left)
            yield from _lower_bounds(right)
        case core.CCmp("<=", lower, core.IVar() as variable) | core.CCmp(
            ">=", core.IVar() as variable, lower
        ):
            yield lower, variable
        case _:
            return


def _assumed(impl: core.Impl) -> set[_Sum]:
    assumptions = (*impl.spec.assumptions, *impl.assumptions)
    return {form for assumption in assumptions for form in _known(assumption)}


def _given(condition: core.Cond, known: Collection[_Sum]) -> core.Cond:
    """A condition without what is plainly true or false where sums are not negative."""
    match condition:
        case core.CAnd(left, right):
            first = _given(left, known)
            second = _given(right, {*known, *_known(first)})
            return normalise_condition(core.CAnd(first, second))
        case core.COr(left, right):
            return normalise_condition(core.COr(_given(left, known), _given(right, known)))
        case core.CCmp("<" | "<=" | ">" | ">=" as op, left, right):
            form = _not_negative(op, left, right)
            if _follows(form, known):
                return core.CTrue()
            return core.CFalse() if _follows(_otherwise(form), known) else condition
        case _:
            return condition


def _known(assumption: core.Cond) -> Iterator[_Sum]:
    """Sums that are not negative where an assumption holds."""
    match assumption:
        case core.CAnd(left, right):
            yield from _known(left)
            yield from _known(right)
        case core.CCmp("<" | "<=" | ">" | ">=" as op, left, right):
            yield _not_negative(op, left, right)
        case core.CCmp("==", left, right):
            yield _not_negative("<=", left, right)
            yield _not_negative(">=", left, right)
        case _:
            return


def _not_negative(op: str, left: core.IndexExpr, right: core.IndexExpr) -> _Sum:
    """The sum that is at least 0 exactly if ``left op right``."""
    if op in (">", ">="):
        left, right = right, left
    constant, summands = linear(core.IAdd(right, core.IMul(-1, left)))
    return constant - (op in ("<", ">")), summands


def _otherwise(form: _Sum) -> _Sum:
    """The sum that is at least 0 exactly if this one is not."""
    constant, summands = form
    return -1 - constant, tuple([(atom, -factor) for atom, factor in summands])


def _follows(form: _Sum, known: Collection[_Sum]) -> bool:
    """Whether a sum is a constant that is not negative, or such a constant more than a known one."""
    constant, summands = form
    return (not summands and constant >= 0) or any(
        summands == others and constant >= least for least, others in known
    )
