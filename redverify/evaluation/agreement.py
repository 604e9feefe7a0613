"""Elements of tensors that are the same by the equations and by isl alone, without a solver.

A program's cell may hold `A(0)` at a border and `U(t, i)` elsewhere, where the specification says `U(t, i)`
of both. A statement that reads ten such cells would have a value for each combination. Reading each cell
as `U(t, i)` first leaves one.
"""

from __future__ import annotations

from collections.abc import Iterator

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.walks import operands
from redverify.presburger import build

#: How often an element may be replaced by what its equation says.
UNFOLDINGS = 3


def elements(equations: Equations, term: core.ValueExpr) -> list[core.Access]:
    """The tensor elements in a term, and in what the equations say of these; each once.

    Elements inside of reductions are left out, since they depend on the reduction's indices.
    """
    own = list(_accesses(term))
    unfolded = [a for access in own for clause in equations.unfold(access) for a in _accesses(clause.value)]
    return list(dict.fromkeys([*unfolded, *own]))


def _accesses(term: core.ValueExpr) -> Iterator[core.Access]:
    if isinstance(term, core.Access):
        yield term
    elif not isinstance(term, core.Reduce):
        for operand in operands(term):
            yield from _accesses(operand)


def agree(
    equations: Equations,
    domain: isl.Set,
    left: core.ValueExpr,
    right: core.ValueExpr,
    unfoldings: int = UNFOLDINGS,
) -> bool:
    """Whether two terms are equal on a domain: the same element, once elements are replaced by
    what their equations say, case by case. False says nothing.
    """
    if left == right:
        return True
    if isinstance(left, core.Access) and isinstance(right, core.Access) and left.tensor == right.tensor:
        for one, other in zip(left.indices, right.indices, strict=True):
            if one != other and not domain.is_subset(build.where(core.CCmp("==", one, other))):
                break
        else:
            return True
        same = build.all_of(
            core.CCmp("==", one, other) for one, other in zip(left.indices, right.indices, strict=True)
        )
        domain = domain.subtract(same)
    if domain.is_empty():
        return True
    return unfoldings > 0 and (
        _agree_by_equations(equations, domain, right, left, unfoldings - 1)
        or _agree_by_equations(equations, domain, left, right, unfoldings - 1)
    )


def _agree_by_equations(
    equations: Equations, domain: isl.Set, element: core.ValueExpr, other: core.ValueExpr, unfoldings: int
) -> bool:
    """Whether each equation of an element that applies somewhere on the domain says a term that
    agrees with ``other`` there, and one applies everywhere.
    """
    if not isinstance(element, core.Access):
        return False
    rest = domain
    for clause in equations.unfold(element):
        guard = build.where(clause.guard)
        here = domain.intersect(guard)
        if here.is_empty():
            continue
        if not isinstance(clause.value, core.Access | core.Literal):
            return False
        if not agree(equations, here, clause.value, other, unfoldings):
            return False
        rest = rest.subtract(guard)
    return bool(rest.is_empty())
