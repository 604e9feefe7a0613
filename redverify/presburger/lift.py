"""From isl sets back to the language's conditions.

Needed where a set that isl computed (the indices a cell has accumulated) becomes part of
an expression: symbolic summarisation (section 7.5), listings, certificates.
"""

from __future__ import annotations

import islpy as isl

from redverify.language import core
from redverify.presburger.build import PARAM, SET, integer, number, tidy


def condition_of(points: isl.Set) -> core.Cond:
    """A condition over the set's parameter names that holds exactly on a parameter set.

    Existential variables are first given explicit definitions as floor divisions, so the
    result is quantifier free.
    """
    if points.is_empty():
        return core.CFalse()
    result: core.Cond | None = None
    exact = tidy(points).compute_divs().remove_redundancies()
    basics = exact.get_basic_sets()
    for basic in basics:
        conjunct = _basic(basic)
        result = conjunct if result is None else core.COr(result, conjunct)
    return core.CFalse() if result is None else result


def _basic(basic: isl.BasicSet) -> core.Cond:
    result: core.Cond = core.CTrue()
    for constraint in basic.get_constraints():
        expression = affine_expression(constraint.get_aff())
        operator = "==" if constraint.is_equality() else ">="
        comparison = _comparison(operator, expression)
        result = comparison if isinstance(result, core.CTrue) else core.CAnd(result, comparison)
    return result


def _comparison(operator: str, expression: core.IndexExpr) -> core.Cond:
    """``expression op 0`` with the negative terms moved to the right."""
    left: list[core.IndexExpr] = []
    right: list[core.IndexExpr] = []
    constant = 0
    for factor, atom in _terms(expression):
        if atom is None:
            constant += factor
        elif factor > 0:
            left.append(atom if factor == 1 else core.IMul(factor, atom))
        else:
            right.append(atom if factor == -1 else core.IMul(-factor, atom))
    if constant > 0:
        left.append(core.IConst(constant))
    elif constant < 0:
        right.append(core.IConst(-constant))
    return core.CCmp(operator, _sum(left), _sum(right))


def _terms(expression: core.IndexExpr) -> list[tuple[int, core.IndexExpr | None]]:
    match expression:
        case core.IConst(value):
            return [(value, None)] if value else []
        case core.IAdd(left, right):
            return _terms(left) + _terms(right)
        case core.IMul(factor, operand):
            return [(factor * f, a) for f, a in _terms(operand)]
        case _:
            return [(1, expression)]


def _sum(parts: list[core.IndexExpr]) -> core.IndexExpr:
    if not parts:
        return core.IConst(0)
    result = parts[0]
    for part in parts[1:]:
        result = core.IAdd(result, part)
    return result


def affine_expression(aff: isl.Aff) -> core.IndexExpr:
    """The expression of a quasi-affine function of parameters; its value is floored where
    the function has a denominator.
    """
    denominator = number(aff.get_denominator_val())
    parts: list[core.IndexExpr] = []
    for kind in (PARAM, SET):
        count = aff.dim(isl.dim_type.in_) if kind == SET else aff.dim(PARAM)
        dim = isl.dim_type.in_ if kind == SET else PARAM
        for position in range(count):
            factor = _scaled(aff.get_coefficient_val(dim, position), denominator)
            if factor:
                name = aff.get_dim_name(dim, position)
                parts.append(_times(factor, core.IVar(name)))
    for position in range(aff.dim(isl.dim_type.div)):
        factor = _scaled(aff.get_coefficient_val(isl.dim_type.div, position), denominator)
        if factor:
            parts.append(_times(factor, affine_expression(aff.get_div(position))))
    constant = _scaled(aff.get_constant_val(), denominator)
    if constant:
        parts.append(core.IConst(constant))
    total = _sum(parts)
    return total if denominator == 1 else core.IDiv(total, denominator)


def _scaled(value: isl.Val, denominator: int) -> int:
    return number(value * integer(denominator))


def _times(factor: int, operand: core.IndexExpr) -> core.IndexExpr:
    return operand if factor == 1 else core.IMul(factor, operand)
