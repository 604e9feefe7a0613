"""Where a statement of the scheduled function stands, and what it computes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from redverify.frontends.common.model import Iteration, Loop, SBlock, Store
from redverify.frontends.common.partials import digits
from redverify.frontends.common.rules import Rule
from redverify.frontends.common.terms import substitute
from redverify.language.core import IndexExpr, IVar, ValueExpr
from redverify.language.terms import index_variables


@dataclass(frozen=True, slots=True)
class Annotation:
    """``{value}``; for an accumulation the operator, and the element's index (``None`` for ``op=``)."""

    value: ValueExpr
    operator: str | None = None
    element: tuple[IndexExpr, ...] | None = None


@dataclass(frozen=True, slots=True)
class Target:
    """The tensor point that a store computes."""

    rule: Rule
    point: tuple[IndexExpr, ...]


@dataclass(slots=True)
class Annotated:
    """The result: an annotation per store, and the tensors whose partial reductions need a unit."""

    of: dict[Store, Annotation] = field(default_factory=dict)
    need_unit: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Context:
    """The sblocks and loops around a statement, outermost first; ``in_init``: inside ``T.init()``."""

    blocks: tuple[SBlock, ...] = ()
    in_init: bool = False
    loops: tuple[Loop, ...] = ()

    def iterations(self) -> Iterator[Iteration]:
        """All iteration variables in view, outermost first."""
        for block in self.blocks:
            yield from block.iterations

    def names(self) -> frozenset[str]:
        """The names of all iteration variables and loops in view."""
        return frozenset((*(i.name for i in self.iterations()), *(loop.name for loop in self.loops)))

    def visible(self, *, reduce: bool) -> dict[str, IndexExpr]:
        """The spatial or reduction variables in view, by their TIR names."""
        return {i.source_name: IVar(i.name) for i in self.iterations() if i.reduce is reduce}

    @property
    def name(self) -> str:
        """The name of the innermost sblock."""
        return self.blocks[-1].name if self.blocks else ""


@dataclass(frozen=True, slots=True)
class Site:
    """Where an array is accumulated whole: the reduction loops, and what digit of the index each is."""

    rule: Rule
    loops: tuple[Loop, ...]
    digits: Mapping[str, IndexExpr]


def lane_variables(indices: tuple[IndexExpr, ...], target: Target, context: Context) -> list[str]:
    """The spatial variables in ``indices`` that are not in the target's point: the lanes."""
    at: frozenset[str] = frozenset().union(*(index_variables(p) for p in target.point))
    mentioned: frozenset[str] = frozenset().union(*(index_variables(i) for i in indices))
    return [i.name for i in context.iterations() if not i.reduce and i.name in mentioned - at]


def site_of(rule: Rule, element: tuple[IndexExpr, ...], context: Context) -> Site:
    """Where a reduction is accumulated, with its reduction loops as digits of the element's index."""
    reduction = rule.reduction
    assert reduction is not None
    bindings: dict[str, IndexExpr] = {}
    for iteration in context.iterations():
        bindings[iteration.name] = substitute(iteration.binding, bindings)
    in_loops = tuple(substitute(e, bindings) for e in element)
    ranges = {loop.name: (loop.lower, loop.extent) for loop in context.loops}
    reducing: frozenset[str] = frozenset().union(*(index_variables(e) for e in in_loops))
    loops = tuple(loop for loop in context.loops if loop.name in reducing)
    return Site(rule, loops, digits(in_loops, reduction.binders, ranges))
