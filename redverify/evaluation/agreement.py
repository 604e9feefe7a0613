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
    """The tensor elements in a term, and in what the equations say about these; each once.

    Elements inside binders are left out, since they depend on the variables that these bind.
    """
    own = list(_accesses(term))
    unfolded = [a for access in own for clause in equations.unfold(access) for a in _accesses(clause.value)]
    return list(dict.fromkeys([*unfolded, *own]))


def _accesses(term: core.ValueExpr) -> Iterator[core.Access]:
    if isinstance(term, core.Access):
        yield term
    elif not isinstance(term, core.Reduce | core.LetValue):
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
        if same_element(domain, left, right):
            return True
        domain = _apart(domain, left, right)
    if domain.is_empty():
        return True
    return unfoldings > 0 and (
        _agree_by_equations(equations, domain, right, left, unfoldings - 1)
        or _agree_by_equations(equations, domain, left, right, unfoldings - 1)
    )


def same_element(domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr) -> bool:
    """Whether two terms are one element of one tensor, by its indices alone, on a whole domain."""
    if not isinstance(left, core.Access) or not isinstance(right, core.Access) or left.tensor != right.tensor:
        return left == right
    pairs = zip(left.indices, right.indices, strict=True)
    return all(a == b or domain.is_subset(build.where(core.CCmp("==", a, b))) for a, b in pairs)


def _apart(domain: isl.Set, left: core.Access, right: core.Access) -> isl.Set:
    """The part of a domain on which two elements of a tensor have different indices.

    The indices are compared one by one: a set where all of them are equal, and its complement, have a
    piece for each combination of the cases in clamped indices.
    """
    differ = build.nowhere()
    for one, other in zip(left.indices, right.indices, strict=True):
        if one != other:
            differ = differ.union(domain.intersect(build.where(core.CCmp("!=", one, other))))
    return differ


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
