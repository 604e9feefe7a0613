"""Index and value terms of the front ends: a canonical form that is short to read, and substitution.

The canonical form makes ``i_0 * 16 + i_1`` and ``i_1 + 16 * i_0`` the same term. It is a constant
plus a sum of multiples of *atoms*. An atom is a variable, or a quotient, remainder, minimum, maximum
or choice of canonical terms. ``d*(x // d) + x % d`` is ``x``.

It is not the normal form of :mod:`redverify.language.terms`, which the verifier compares terms by. This
one appears in the ``.sched`` text: positive terms come first, the operands of ``min`` and ``max`` keep
their order, and multiples of the divisor leave a quotient (``(16*i + j) // 8`` is ``2*i + j // 8``).
Free variables and plain substitution are taken from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import assert_never

from redverify.language import core
from redverify.language.normal_form import sum_of
from redverify.language.terms import free_variables, map_comparisons, plug_index, rebuild

Environment = Mapping[str, core.IndexExpr]


@dataclass(frozen=True, slots=True)
class Linear:
    """``constant + sum of coefficient * atom``; atoms are canonical, coefficients not zero."""

    terms: tuple[tuple[core.IndexExpr, int], ...]
    constant: int

    @property
    def is_constant(self) -> bool:
        """Whether it has no atoms."""
        return not self.terms


def _linear(terms: Mapping[core.IndexExpr, int], constant: int) -> Linear:
    for atom, coefficient in terms.items():
        if isinstance(atom, core.IMod) and coefficient:
            quotient = core.IDiv(atom.operand, atom.divisor)
            if terms.get(quotient, 0) == coefficient * atom.divisor:  # d * (x // d) + x % d is x
                rest = {a: c for a, c in terms.items() if a not in (atom, quotient)}
                return combine(_linear(rest, constant), linear(atom.operand), coefficient)
    kept = [(a, c) for a, c in terms.items() if c]
    return Linear(tuple(sorted(kept, key=lambda item: repr(item[0]))), constant)


def combine(left: Linear, right: Linear, factor: int = 1) -> Linear:
    """``left + factor * right``."""
    terms = dict(left.terms)
    for atom, coefficient in right.terms:
        terms[atom] = terms.get(atom, 0) + factor * coefficient
    return _linear(terms, left.constant + factor * right.constant)


def _divided(value: Linear, divisor: int) -> tuple[Linear, Linear]:
    """``whole`` and ``rest`` with ``value == divisor * whole + rest``; ``rest`` holds no multiple of it."""
    whole = {a: c // divisor for a, c in value.terms if c % divisor == 0}
    rest = {a: c for a, c in value.terms if c % divisor}
    return _linear(whole, value.constant // divisor), _linear(rest, value.constant % divisor)


@lru_cache(maxsize=65536)
def linear(expr: core.IndexExpr) -> Linear:
    """The canonical form of an index expression, as data."""
    match expr:
        case core.IConst(value):
            return Linear((), value)
        case core.IVar():
            return Linear(((expr, 1),), 0)
        case core.IAdd(left, right):
            return combine(linear(left), linear(right))
        case core.IMul(factor, operand):
            return combine(Linear((), 0), linear(operand), factor)
        case core.IDiv(operand, divisor):
            whole, rest = _divided(linear(operand), divisor)
            if rest.is_constant:
                return whole
            return combine(whole, Linear(((core.IDiv(expression(rest), divisor), 1),), 0))
        case core.IMod(operand, divisor):
            _, rest = _divided(linear(operand), divisor)
            if rest.is_constant:
                return rest
            return Linear(((core.IMod(expression(rest), divisor), 1),), 0)
        case core.IMin(operands):
            return _of_atom(core.IMin(tuple(canonical(o) for o in operands)))
        case core.IMax(operands):
            return _of_atom(core.IMax(tuple(canonical(o) for o in operands)))
        case core.ISelect(condition, then, otherwise):
            return _of_atom(
                core.ISelect(canonical_condition(condition), canonical(then), canonical(otherwise))
            )
        case core.IProd(left, right) | core.IQuot(left, right) | core.IRem(left, right):
            return _of_atom(type(expr)(canonical(left), canonical(right)))
        case _:
            assert_never(expr)


def _of_atom(atom: core.IndexExpr) -> Linear:
    return Linear(((atom, 1),), 0)


def expression(value: Linear) -> core.IndexExpr:
    """An index expression for a canonical form; positive terms come first."""
    ordered = sorted(value.terms, key=lambda item: (item[1] < 0, -abs(item[1])))
    return sum_of(value.constant, tuple(ordered))


def canonical(expr: core.IndexExpr) -> core.IndexExpr:
    """The index expression of the canonical form: equal terms become equal data."""
    return expression(linear(expr))


def difference(left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
    """``left - right``, in canonical form."""
    return expression(combine(linear(left), linear(right), -1))


def total(left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
    """``left + right``, in canonical form."""
    return expression(combine(linear(left), linear(right)))


def decide(op: str, left: core.IndexExpr, right: core.IndexExpr) -> bool | None:
    """The truth of a comparison whose sides differ by a constant, else ``None``."""
    value = combine(linear(left), linear(right), -1)
    if not value.is_constant:
        return None
    d = value.constant
    return {"==": d == 0, "!=": d != 0, "<": d < 0, "<=": d <= 0, ">": d > 0, ">=": d >= 0}[op]


def compare(op: str, left: core.IndexExpr, right: core.IndexExpr) -> core.Cond:
    """A comparison, decided where the sides differ by a constant."""
    truth = decide(op, left, right)
    if truth is None:
        return core.CCmp(op, left, right)
    return core.CTrue() if truth else core.CFalse()


def conjunction(conditions: list[core.Cond]) -> core.Cond:
    """All of the conditions together; conditions that always hold are left out."""
    result: core.Cond = core.CTrue()
    for condition in conditions:
        if isinstance(condition, core.CFalse):
            return condition
        if not isinstance(condition, core.CTrue):
            result = condition if isinstance(result, core.CTrue) else core.CAnd(result, condition)
    return result


def within(value: core.IndexExpr, lower: core.IndexExpr, extent: core.IndexExpr) -> core.Cond:
    """``lower <= value < lower + extent``."""
    return core.CAnd(core.CCmp("<=", lower, value), core.CCmp("<", value, total(lower, extent)))


def canonical_condition(condition: core.Cond) -> core.Cond:
    """The condition with both sides of each comparison in canonical form."""
    return map_condition(condition, canonical)


def map_condition(condition: core.Cond, index: Callable[[core.IndexExpr], core.IndexExpr]) -> core.Cond:
    """The condition with ``index`` applied to each index expression; comparisons are decided."""
    return map_comparisons(condition, lambda c: compare(c.op, index(c.left), index(c.right)))


def map_value(
    value: core.ValueExpr,
    index: Callable[[core.IndexExpr], core.IndexExpr],
    leaf: Callable[[core.Read | core.Access], core.ValueExpr] = lambda node: node,
) -> core.ValueExpr:
    """The value with ``index`` applied to each index expression, then ``leaf`` to each read or access.

    A reduction keeps its binders, and an index that is data its variable: ``index`` must not bring a variable
    of their names into them.
    """

    def again(part: core.ValueExpr) -> core.ValueExpr:
        return map_value(part, index, leaf)

    def condition(part: core.Cond) -> core.Cond:
        return map_condition(part, index)

    if isinstance(value, core.Read | core.Access):
        return leaf(replace(value, indices=tuple(index(i) for i in value.indices)))
    if isinstance(value, core.Reduce):
        init = None if value.init is None else again(value.init)
        return replace(value, condition=condition(value.condition), body=again(value.body), init=init)
    if isinstance(value, core.LetValue):
        return replace(value, value=again(value.value), body=again(value.body))
    return rebuild(value, again, index, condition)


def canonical_value(value: core.ValueExpr) -> core.ValueExpr:
    """The value with all index expressions in canonical form."""
    return map_value(value, canonical)


def substitute(expr: core.IndexExpr, environment: Environment) -> core.IndexExpr:
    """``expr`` with variables replaced at once, in canonical form."""
    return canonical(plug_index(expr, environment)) if environment else expr


def substitute_condition(condition: core.Cond, environment: Environment) -> core.Cond:
    """The condition with variables replaced."""
    return map_condition(condition, lambda e: substitute(e, environment))


def substitute_value(value: core.ValueExpr, environment: Environment) -> core.ValueExpr:
    """The value with variables replaced; no binder of the value may be among them."""
    return map_value(value, lambda e: substitute(e, environment))


def variables_of(indices: Iterable[core.IndexExpr]) -> frozenset[str]:
    """The variables of several index expressions."""
    return frozenset().union(*(free_variables(i) for i in indices))
