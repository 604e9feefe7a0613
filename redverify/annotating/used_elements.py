"""The elements of inputs that values were computed from, and so the elements of reductions that went in."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from redverify.annotating.named_values import NO_VALUE, Evaluated, Target
from redverify.annotating.runs import Point, Run, Sample
from redverify.interpreter.input_needs import InputNeeds
from redverify.language import core
from redverify.language.normal_form import normalise_condition
from redverify.language.terms import canonical, rebuild, substitute, substitute_condition

#: An index set of a reduction, and the whole one.
Some = tuple[frozenset[int], frozenset[int]]


class Used:
    """Which elements of reductions over one variable have gone into the values of samples."""

    def __init__(self, spec: core.Spec, evaluated: dict[Run, Evaluated]) -> None:
        self.spec, self.evaluated = spec, evaluated
        self._needs = {run: InputNeeds(run.specification, run.bit) for run in evaluated}
        self._masks: dict[tuple[Run, Target, Point], dict[int, int] | None] = {}

    def of(self, sample: Sample, target: Target, reduction: core.Reduce, where: Point) -> Some | None:
        """The indices whose elements have gone into a sample's value, and all of them.

        ``reduction`` is what the target is at the point. ``None`` where nothing tells: it has no value there,
        or an element has no inputs.
        """
        key = sample.run, target, where
        if key not in self._masks:
            self._masks[key] = self._masked(*key, reduction)
        masks = self._masks[key]
        if masks is None:
            return None
        some = frozenset(k for k, mask in masks.items() if not mask & ~sample.needs)
        return some, frozenset(masks)

    def _masked(
        self, run: Run, target: Target, where: Point, reduction: core.Reduce
    ) -> dict[int, int] | None:
        """The inputs of each element, but for those of reductions over the same index set in it."""
        known = self.evaluated[run].reduction(target, where)
        if known is None:
            return None
        domain, needs = index_set(reduction), self._needs[run]
        own = renamed(self.spec, reduction.body, domain, lambda r: core.Literal(r.type, Fraction(0)))
        env = {**run.parameters, **dict(zip(target.variables, where, strict=True))}
        try:
            masks = {k: needs.of(own, {**env, reduction.binders[0]: k}) for (k,) in known.points}
        except NO_VALUE:
            return None
        return None if 0 in masks.values() else masks


def renamed(
    spec: core.Spec,
    value: core.ValueExpr,
    domain: core.Cond,
    local: Callable[[core.Reduce], core.ValueExpr],
) -> core.ValueExpr:
    """A value with ``local`` of each reduction over an index set, also where tensors stand for them."""
    match value:
        case core.Access(tensor=tensor, indices=indices):
            equations = spec.equations_of(tensor)
            if len(equations) != 1:
                return value
            by = dict(zip(equations[0].variables, indices, strict=True))
            meant = substitute(canonical(equations[0].value), by)
            found = renamed(spec, meant, domain, local)
            return value if found == meant else found
        case core.Reduce(binders=(_,), init=None) if index_set(value) == domain:
            return local(value)
        case core.Reduce() | core.LetValue() | core.Element():
            return value
        case _:
            return rebuild(value, lambda v: renamed(spec, v, domain, local), lambda i: i, lambda c: c)


def index_set(reduction: core.Reduce) -> core.Cond:
    """The index set of a reduction over one variable."""
    by = {reduction.binders[0]: core.IVar("$k")}
    return normalise_condition(substitute_condition(reduction.condition, by))
