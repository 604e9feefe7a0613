"""Ranks that are compared one after another, as in schedules of several dimensions.

``T(i, 0)`` uses ``T(i - 1, M - 1)``, and ``T(i, j)`` uses ``T(i, j - 1)``. No linear rank falls at both,
since ``M`` may be any number. But ``i`` falls at the first and is the same at the second, where ``j`` falls.

The search is greedy. It looks for a linear rank that rises at no use and falls at some of them. The bound
below is needed only where it falls. These uses are settled. Where a rank falls at some points of a use
only, what is left of the use are its other points. The search continues with what is left, until the order of
the tensors settles that. No choice can be wrong: ranks that settle all uses settle fewer uses, too.

If no linear rank helps, tensors that do not use each other are parted by a constant rank for each, and their
groups have ranks of their own. Where all use each other an index is tried, such as ``max(0, min(i, j))``. It
may be another one for each tensor.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import gcd

import islpy as isl
import networkx as nx

from redverify.certifying.emission.recursion.linear_ranks import (
    coordinates,
    dimensions,
    dot,
    offsets,
    vectors,
)
from redverify.certifying.emission.recursion.ranks import Ranks, Use, at, falls, indices
from redverify.certifying.emission.terms import variables
from redverify.language import core
from redverify.presburger import build

Found = tuple[list[Ranks], dict[str, int]]

#: How many choices of an index for each tensor are tried.
CHOICES = 100


@dataclass(slots=True)
class Lexicographic:
    """Looks for the ranks of a recursion."""

    parameters: Sequence[str]
    _signs: dict[tuple[int, ...], tuple[isl.Set, isl.Set, isl.Set]] = field(default_factory=dict)

    def ranked(self, tensors: Sequence[str], uses: Sequence[Use]) -> Found | None:
        """Ranks along which all uses descend, and the order of tensors where all are the same."""
        return self._descend(tensors, uses, dimensions(uses))

    def _descend(self, tensors: Sequence[str], uses: Sequence[Use], components: int) -> Found | None:
        graph = nx.DiGraph()
        graph.add_nodes_from(tensors)
        graph.add_edges_from([(use.access.tensor, use.equation.tensor) for use in uses])
        if nx.is_directed_acyclic_graph(graph):
            order = nx.lexicographical_topological_sort(graph)
            return [], {tensor: position for position, tensor in enumerate(order)}
        found = self._linear(tensors, uses) if components else None
        if found is None and not nx.is_strongly_connected(graph):
            return self._parted(graph, uses)
        if found is None and components:
            found = _index(uses)
        if found is None:
            return None
        ranks, rest = found
        below = self._descend(tensors, rest, components - 1)
        return below and ([ranks, *below[0]], below[1])

    def _parted(self, graph: nx.DiGraph, uses: Sequence[Use]) -> Found | None:
        """Groups of tensors one after another, and the ranks of each."""
        condensed = nx.condensation(graph)
        first: Ranks = {}
        later: list[Ranks] = []
        orders: dict[str, int] = {}
        for place, generation in enumerate(nx.topological_generations(condensed)):
            for number in sorted(generation, key=lambda n: min(condensed.nodes[n]["members"])):
                group = sorted(condensed.nodes[number]["members"])
                first.update(dict.fromkeys(group, core.IConst(place)))
                inside = [u for u in uses if u.access.tensor in group and u.equation.tensor in group]
                found = self._descend(group, inside, dimensions(inside) if inside else 0)
                if found is None:
                    return None
                together(later, found[0])
                orders.update(found[1])
        return [first, *later], orders

    # ------------------------------------------------------------ one linear rank

    def _linear(self, tensors: Sequence[str], uses: Sequence[Use]) -> tuple[Ranks, list[Use]] | None:
        """A linear rank that rises nowhere, and what it leaves of the uses, which is less."""
        number = dimensions(uses)
        steps = [_steps(use, number) for use in uses]
        names = variables(_names(number))
        proposed: list[tuple[int, int, tuple[int, ...]]] = []
        for vector in vectors(number):
            if gcd(*vector) > 1:
                continue
            if vector not in self._signs:
                fall = dot(vector, names)
                zero = core.IConst(0)
                self._signs[vector] = (
                    build.where(core.CCmp("<", fall, zero)),
                    build.where(core.CCmp("==", fall, zero)),
                    build.where(core.CCmp(">", fall, zero)),
                )
            rises, same, less = self._signs[vector]
            if not all(step.is_disjoint(rises) for step in steps):
                continue
            everywhere = sum(step.is_disjoint(same) for step in steps)
            somewhere = sum(not step.is_disjoint(less) for step in steps)
            if somewhere:
                proposed.append((-everywhere, -somewhere, vector))
        # What settles most comes first. Among equals the smallest stays first.
        for _, _, vector in sorted(proposed, key=lambda p: p[:2]):
            for offset in offsets(vector, uses, self.parameters):
                rank: core.IndexExpr = core.IAdd(dot(vector, coordinates(number)), offset)
                ranks = dict.fromkeys(tensors, rank)
                left = _left(uses, ranks)
                if left is not None:
                    return ranks, left
        return None


def _index(uses: Sequence[Use]) -> tuple[Ranks, list[Use]] | None:
    """An index for each tensor that rises nowhere, and the least that one leaves of the uses."""
    best: tuple[Ranks, list[Use]] | None = None
    for ranks in islice(indices([use.equation for use in uses], uses), CHOICES):
        left = _left(uses, ranks)
        if left is not None and (best is None or len(left) < len(best[1])):
            best = ranks, left
    return best


def _left(uses: Sequence[Use], ranks: Ranks) -> list[Use] | None:
    """What ranks leave of the uses, if that is less."""
    left = [left_of(use, ranks) for use in uses]
    if all(rest is use for rest, use in zip(left, uses, strict=True)):
        return None
    return [use for use in left if use is not None]


def left_of(use: Use, ranks: Ranks) -> Use | None:
    """What a rank that does not rise leaves of a use for later ones."""
    here, there = values(use.equation, use.access, ranks)
    if use.gamma.holds(falls(there, here)):
        return None
    tie = core.CCmp("==", there, here)
    if use.gamma.holds(tie) or not use.gamma.holds(core.CCmp("<=", core.IConst(0), here)):
        return use
    return replace(use, gamma=use.gamma.assume(tie))


def values(
    equation: core.Equation, access: core.Access, ranks: Ranks
) -> tuple[core.IndexExpr, core.IndexExpr]:
    """The ranks of an equation's point and of the one that it uses: tensors without one have 0."""
    nothing = core.IConst(0)
    here = at(ranks.get(equation.tensor, nothing), variables(equation.variables))
    return here, at(ranks.get(access.tensor, nothing), access.indices)


def together(into: list[Ranks], more: Sequence[Ranks]) -> None:
    """Adds the ranks of other tensors, the first to the first and so on."""
    for position, ranks in enumerate(more):
        if position == len(into):
            into.append({})
        into[position].update(ranks)


def _names(number: int) -> list[str]:
    return [f"$d{d}" for d in range(number)]


def _steps(use: Use, number: int) -> isl.Set:
    """By how much the coordinates fall at a use, over ``$d0``, ..."""
    where = use.gamma.where
    pairs = zip(use.equation.variables[:number], use.access.indices[:number], strict=True)
    for name, (here, there) in zip(_names(number), pairs, strict=True):
        total = core.IAdd(core.IVar(name), there)
        where = where.intersect(build.where(core.CCmp("==", core.IVar(here), total)))
    return build.tidy(build.project_all(where, frozenset(_names(number))))
