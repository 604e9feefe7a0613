"""Funcs that ``rfactor`` made: which part of the reduction of the algorithm each cell holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from redverify.frontends.common.annotating.unification import unify
from redverify.frontends.common.terms import substitute, substitute_value
from redverify.frontends.halide.algorithm import Func
from redverify.frontends.halide.specification import Stage
from redverify.language import core


@dataclass(frozen=True, slots=True)
class Partial:
    """The cells of ``func`` hold parts of ``stage``'s reduction.

    ``point`` is the tensor's point and ``elements`` the index of the element, over ``variables`` (those of
    the Func) and ``binders`` (those of its update, which Halide calls ``rvars``).
    """

    func: Func
    stage: Stage
    variables: tuple[str, ...]
    rvars: tuple[str, ...]
    binders: tuple[str, ...]
    point: tuple[core.IndexExpr, ...]
    elements: tuple[core.IndexExpr, ...]

    def at(
        self, coordinates: Sequence[core.IndexExpr], rvars: Mapping[str, core.IndexExpr]
    ) -> tuple[tuple[core.IndexExpr, ...], tuple[core.IndexExpr, ...]]:
        """Point and element where a store stands."""
        environment = dict(zip(self.variables, coordinates, strict=True))
        environment |= {b: rvars[r] for r, b in zip(self.rvars, self.binders, strict=True)}
        return (
            tuple([substitute(e, environment) for e in self.point]),
            tuple([substitute(e, environment) for e in self.elements]),
        )


def partial_of(func: Func, own: Stage, stages: Sequence[Stage]) -> Partial | None:
    """The reduction of the algorithm that ``own``, the update of a Func of ``rfactor``, is a part of.

    Its element is unified with that of every reduction with the same operator.
    """
    assert own.element is not None
    apart = {n: core.IVar(f"${n}") for n in (*own.variables, *own.binders)}
    back = {f"${n}": core.IVar(n) for n in apart}
    target = substitute_value(_meaning(own), apart)
    for stage in stages:
        if stage.operator != own.operator or stage.element is None:
            continue
        unknowns = (*stage.variables, *stage.binders)
        hints = {v: apart[v] for v in stage.variables if v in own.variables}
        for element in (stage.element, *_commuted(stage.element)):
            found = unify(_meaning(replace(stage, element=element)), target, unknowns, hints)
            if found is None:
                continue
            values = {n: substitute(e, back) for n, e in found.items()}
            return Partial(
                func,
                stage,
                own.variables,
                own.rvars,
                own.binders,
                tuple([values[v] for v in stage.variables]),
                tuple([values[b] for b in stage.binders]),
            )
    return None


def _meaning(stage: Stage) -> core.ValueExpr:
    """The element of a reduction, together with the indices that its definition computes."""
    assert stage.element is not None
    if not stage.indices:
        return stage.element
    parts = (stage.element, *[i.value for i in stage.indices])
    return core.Apply(stage.element.type, "at", parts, declared=True)


def _commuted(value: core.ValueExpr) -> list[core.ValueExpr]:
    """The value with the operands of its outermost operator changed over."""
    if (
        isinstance(value, core.Apply)
        and value.function in ("+", "*", "min", "max")
        and len(value.arguments) == 2
    ):
        left, right = value.arguments
        return [core.Apply(value.type, value.function, (right, left), value.declared)]
    return []
