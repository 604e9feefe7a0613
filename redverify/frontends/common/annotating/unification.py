"""Which element of a reduction a statement accumulates: affine unification of two bodies.

A compiler that factors a reduction (TVM's ``rfactor``, Halide's ``rfactor``, ``split_reduction``
of MLIR) renames and recombines the reduction variables: where the specification has
``A(i, k) * B(k, j)``, the new block has ``A[v_i, vk_0 * 16 + vk_1] * B[vk_0 * 16 + vk_1, v_j]``.
Equal places of the two bodies give linear equations for ``i``, ``j`` and ``k``; the solution
counts only if substituting it makes the bodies equal (:mod:`.equality`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from redverify.frontends.common.equality import same_index, same_value
from redverify.frontends.common.terms import (
    Linear,
    canonical,
    expression,
    linear,
    substitute,
    substitute_value,
)
from redverify.language import core
from redverify.language.terms import free_variables

#: Pairs of a pattern's index and the index at the same place of the target.
Equations = list[tuple[core.IndexExpr, core.IndexExpr]]

_Rational = dict[core.IndexExpr | None, Fraction]  # the coefficient of each atom; ``None``: the constant


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
    equations: Equations = []
    if not _collect(pattern, target, equations):
        return None
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
    hinted = False
    while True:
        pending = [u for u in missing if u not in solution]
        if not pending:
            break
        found = _eliminate([(substitute(p, solution), t) for p, t in equations], frozenset(pending))
        if not found and not hinted:
            hinted = True
            found = {u: hints[u] for u in pending if u in hints}
        if not found:
            return None
        solution.update(found)
    for left, right in equations:
        if not same_index(substitute(left, solution), right, known):
            return None
    return solution


def _collect(pattern: core.ValueExpr, target: core.ValueExpr, equations: Equations) -> bool:
    """Add the equations of equal places; false if the two have different shapes."""
    match pattern, target:
        case core.Access(_, tensor, indices), core.Access(_, other, others):
            equations += list(zip(indices, others, strict=False))
            return tensor == other and len(indices) == len(others)
        case core.Apply(), core.Apply():
            if (pattern.function, len(pattern.arguments)) != (target.function, len(target.arguments)):
                return False
            pairs = zip(pattern.arguments, target.arguments, strict=True)
            return all(_collect(p, t, equations) for p, t in pairs)
        case core.Cast(type_, operand), core.Cast(other_type, other_operand):
            return type_ == other_type and _collect(operand, other_operand, equations)
        case core.IndexCast(type_, index), core.IndexCast(other_type, other_index):
            equations.append((index, other_index))
            return type_ == other_type
        case core.Select(), core.Select():  # of conditions the check afterwards decides
            return _collect(pattern.then, target.then, equations) and _collect(
                pattern.otherwise, target.otherwise, equations
            )
        case core.IndexCondition(), core.IndexCondition():
            return True
        case _:  # literals, nested reductions, and expressions of two kinds
            return pattern == target


def _rational(value: Linear) -> _Rational:
    result: _Rational = {atom: Fraction(c) for atom, c in value.terms}
    result[None] = Fraction(value.constant)
    return result


def _add(left: _Rational, right: _Rational, factor: Fraction) -> _Rational:
    result = dict(left)
    for atom, coefficient in right.items():
        result[atom] = result.get(atom, Fraction(0)) + factor * coefficient
    return {a: c for a, c in result.items() if c or a is None}


def _eliminate(equations: Equations, pending: frozenset[str]) -> dict[str, core.IndexExpr]:
    """Gauss-Jordan elimination; an atom such as ``v // 4`` counts as a separate unknown."""
    rows: list[tuple[_Rational, _Rational]] = []
    for left, right in equations:
        unknown: _Rational = {}
        known = _rational(linear(right))
        for atom, coefficient in linear(left).terms:
            if free_variables(atom) & pending:
                unknown[atom] = Fraction(coefficient)
            else:
                known = _add(known, {atom: Fraction(coefficient)}, Fraction(-1))
        known = _add(known, {None: Fraction(linear(left).constant)}, Fraction(-1))
        rows.append((unknown, known))
    columns = sorted({a for unknown, _ in rows for a in unknown if a is not None}, key=repr)
    done: list[tuple[_Rational, _Rational]] = []
    for column in columns:
        pivot = next((r for r in rows if r[0].get(column)), None)
        if pivot is None:
            continue
        rows.remove(pivot)
        scale = 1 / pivot[0][column]
        pivot = (_add({}, pivot[0], scale), _add({}, pivot[1], scale))

        def reduced(
            row: tuple[_Rational, _Rational],
            p: tuple[_Rational, _Rational] = pivot,
            c: core.IndexExpr = column,
        ) -> tuple[_Rational, _Rational]:
            factor = -row[0].get(c, Fraction(0))
            return (_add(row[0], p[0], factor), _add(row[1], p[1], factor)) if factor else row

        rows = [reduced(r) for r in rows]
        done = [*[reduced(r) for r in done], pivot]
    solved: dict[core.IndexExpr, core.IndexExpr] = {}
    for unknown, known in done:
        atoms = [a for a, c in unknown.items() if a is not None and c]
        value = _integral(known)
        if len(atoms) == 1 and value is not None:
            solved[atoms[0]] = value
    return {u: solved[core.IVar(u)] for u in sorted(pending) if core.IVar(u) in solved}


def _integral(value: _Rational) -> core.IndexExpr | None:
    """The index expression, if all coefficients are whole numbers."""
    if any(c.denominator != 1 for c in value.values()):
        return None
    terms = tuple((a, int(c)) for a, c in value.items() if a is not None and c)
    return canonical(expression(Linear(terms, int(value.get(None, Fraction(0))))))


def unit_extents(extents: Mapping[str, tuple[core.IndexExpr, core.IndexExpr]]) -> dict[str, core.IndexExpr]:
    """The only value of each variable whose extent is one."""
    return {name: lower for name, (lower, extent) in extents.items() if extent == core.IConst(1)}
