"""Which element of a reduction a statement accumulates: affine unification of two bodies.

A compiler that factors a reduction (TVM's ``rfactor``, Halide's ``rfactor``, ``split_reduction``
of MLIR) renames and recombines the reduction variables: where the specification has
``A(i, k) * B(k, j)``, the new block has ``A[v_i, vk_0 * 16 + vk_1] * B[vk_0 * 16 + vk_1, v_j]``.
Equal places of the two bodies give linear equations for ``i``, ``j`` and ``k``; the solution
counts only if substituting it makes the bodies equal (:mod:`.equality`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from redverify.annotating.elimination import eliminated
from redverify.frontends.common.equality import compared, same_index, same_value
from redverify.frontends.common.terms import (
    Linear,
    canonical,
    combine,
    expression,
    linear,
    substitute,
    substitute_value,
)
from redverify.language import core
from redverify.language.terms import free_variables

#: Pairs of a pattern's index and the index at the same place of the target.
Equations = list[tuple[core.IndexExpr, core.IndexExpr]]


def unify(
    pattern: core.ValueExpr,
    target: core.ValueExpr,
    unknowns: Iterable[str],
    hints: Mapping[str, core.IndexExpr],
    known: Sequence[core.Cond] = (),
) -> dict[str, core.IndexExpr] | None:
    """Values of the unknowns of ``pattern`` that make it equal to ``target``, or ``None``.

    ``hints`` gives the values of unknowns that the equations leave open. The two have to be equal where
    the conditions ``known`` hold.
    """
    pairs = list(compared(pattern, target))
    if any(isinstance(part, core.ValueExpr) and part != other for part, other in pairs):
        return None  # the two have different shapes
    equations = [(p, t) for p, t in pairs if isinstance(p, core.IndexExpr) and isinstance(t, core.IndexExpr)]
    solution = solve(equations, unknowns, hints, known)
    if solution is None or not same_value(substitute_value(pattern, solution), target, known):
        return None
    return solution


def solve(
    equations: Equations,
    unknowns: Iterable[str],
    hints: Mapping[str, core.IndexExpr],
    known: Sequence[core.Cond] = (),
) -> dict[str, core.IndexExpr] | None:
    """Integer affine solutions of the equations for all unknowns, or ``None``.

    The equations are between terms in the unknowns (left) and terms without them (right).
    """
    missing = list(dict.fromkeys(unknowns))
    solution: dict[str, core.IndexExpr] = {}
    while pending := [u for u in missing if u not in solution]:
        found = _eliminate([(substitute(p, solution), t) for p, t in equations], frozenset(pending))
        found = found or {u: hints[u] for u in pending if u in hints}
        if not found:
            return None
        solution.update(found)
    solved = all(same_index(substitute(left, solution), right, known) for left, right in equations)
    return solution if solved else None


def _eliminate(equations: Equations, pending: frozenset[str]) -> dict[str, core.IndexExpr]:
    """The unknowns with whole affine values; an atom such as ``v // 4`` counts as a separate unknown."""
    sums = [combine(linear(left), linear(right), -1) for left, right in equations]
    known, unknown = (
        sorted({a for s in sums for a, _ in s.terms if bool(free_variables(a) & pending) is open_}, key=repr)
        for open_ in (False, True)
    )
    rows = [[*(dict(s.terms).get(a, 0) for a in (*unknown, *known)), s.constant] for s in sums]
    found: dict[str, core.IndexExpr] = {}
    for column, row in eliminated(rows, len(unknown))[0].items():
        atom, values = unknown[column], row[len(unknown) :]
        alone = sum(map(bool, row[: len(unknown)])) == 1
        if isinstance(atom, core.IVar) and alone and all(v.denominator == 1 for v in values):
            *factors, constant = map(int, values)
            terms = tuple((a, -f) for a, f in zip(known, factors, strict=True) if f)
            found[atom.name] = canonical(expression(Linear(terms, -constant)))
    return found


def unit_extents(extents: Mapping[str, tuple[core.IndexExpr, core.IndexExpr]]) -> dict[str, core.IndexExpr]:
    """The only value of each variable whose extent is one."""
    return {name: lower for name, (lower, extent) in extents.items() if extent == core.IConst(1)}
