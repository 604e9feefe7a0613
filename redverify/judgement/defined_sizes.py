"""The sizes at which a specification is defined: where each element of its outputs has a value.

Elsewhere an equation reads outside of an input, or folds nothing by an operator without a unit. What a
program computes there is neither right nor wrong.
"""

from __future__ import annotations

from collections.abc import Iterable

from redverify.evaluation.equations import Equations
from redverify.evaluation.specification import Specification
from redverify.language import core
from redverify.language.walks import conjuncts
from redverify.presburger import build
from redverify.presburger.conditions import readable
from redverify.presburger.work import limited
from redverify.system.clock import OutOfTime

#: Seconds for the search, after which nothing is said.
SECONDS = 5.0


def defined_sizes(
    spec: core.Spec, assumptions: tuple[core.Cond, ...], values: str = "real"
) -> tuple[core.Cond, ...]:
    """Conditions under which the specification is defined where its outputs have elements, besides the
    assumptions.

    They are empty where it always is, where it never is, and where they are not found in time.
    """
    try:
        with limited(SECONDS, "the sizes at which the algorithm is defined"):
            return _found(spec, assumptions, values)
    except OutOfTime:
        return ()


def _found(spec: core.Spec, assumptions: tuple[core.Cond, ...], values: str) -> tuple[core.Cond, ...]:
    context = build.all_of((*spec.assumptions, *assumptions))
    outputs = [t for t in spec.tensors.values() if t.kind == "output" and t.region is not None]
    for tensor in outputs:
        context = context.intersect(build.all_of([core.CCmp("<", *bounds) for bounds in tensor.region or ()]))
    known = Specification(Equations(spec, values), context).known_regions()
    defined = context
    for tensor in outputs:
        region = context
        for position, (lower, upper) in enumerate(tensor.region or ()):
            variable = core.IVar(f"$p{position}")
            inside = (core.CCmp("<=", lower, variable), core.CCmp("<", variable, upper))
            region = region.intersect(build.all_of(inside))
        missing = region.subtract(known[tensor.name])
        missing = build.project(missing, *(f"$p{position}" for position in range(len(tensor.region or ()))))
        defined = defined.subtract(missing)
    if defined.is_empty() or context.is_subset(defined):
        return ()
    return tuple(conjuncts(readable(defined, context, ())))


def possible(conditions: Iterable[core.Cond]) -> bool:
    """Whether some sizes satisfy all conditions."""
    return not build.all_of(conditions).is_empty()
