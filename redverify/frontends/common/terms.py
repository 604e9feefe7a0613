"""Index and value terms of the front ends: a canonical form that is short to read, and substitution.

The canonical form makes ``i_0 * 16 + i_1`` and ``i_1 + 16 * i_0`` the same term. It is a constant
plus a sum of multiples of *atoms*. An atom is a variable, or a quotient, remainder, minimum, maximum
or choice of canonical terms.

It is not the normal form of :mod:`redverify.language.terms`, which the verifier compares terms by. This
one appears in the ``.sched`` text: positive terms come first, the operands of ``min`` and ``max`` keep
their order, and multiples of the divisor leave a quotient (``(16*i + j) // 8`` is ``2*i + j // 8``).
Free variables and plain substitution are taken from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from redverify.language.core import (
    Access,
    CAnd,
    CCmp,
    CFalse,
    CNot,
    Cond,
    COr,
    CTrue,
    IAdd,
    IConst,
    IDiv,
    IMax,
    IMin,
    IMod,
    IMul,
    IndexExpr,
    ISelect,
    IVar,
    Read,
    Reduce,
    ValueExpr,
)
from redverify.language.terms import free_variables, plug_index, rebuild
from redverify.language.walks import nodes_of

Environment = Mapping[str, IndexExpr]


@dataclass(frozen=True, slots=True)
class Linear:
    """``constant + sum of coefficient * atom``; atoms are canonical, coefficients not zero."""

    terms: tuple[tuple[IndexExpr, int], ...]
    constant: int

    @property
    def is_constant(self) -> bool:
        """Whether there is no atom."""
        return not self.terms


def _linear(terms: Mapping[IndexExpr, int], constant: int) -> Linear:
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


def linear(expr: IndexExpr) -> Linear:
    """The canonical form of an index expression, as data."""
    match expr:
        case IConst(value):
            return Linear((), value)
        case IVar():
            return Linear(((expr, 1),), 0)
        case IAdd(left, right):
            return combine(linear(left), linear(right))
        case IMul(factor, operand):
            return combine(Linear((), 0), linear(operand), factor)
        case IDiv(operand, divisor):
            whole, rest = _divided(linear(operand), divisor)
            if rest.is_constant:
                return whole
            return combine(whole, Linear(((IDiv(expression(rest), divisor), 1),), 0))
        case IMod(operand, divisor):
            _, rest = _divided(linear(operand), divisor)
            if rest.is_constant:
                return rest
            return Linear(((IMod(expression(rest), divisor), 1),), 0)
        case IMin(operands):
            return _of_atom(IMin(tuple(canonical(o) for o in operands)))
        case IMax(operands):
            return _of_atom(IMax(tuple(canonical(o) for o in operands)))
        case ISelect(condition, then, otherwise):
            return _of_atom(ISelect(canonical_condition(condition), canonical(then), canonical(otherwise)))
        case _:
            assert_never(expr)


def _of_atom(atom: IMin | IMax | ISelect) -> Linear:
    return Linear(((atom, 1),), 0)


def expression(value: Linear) -> IndexExpr:
    """An index expression for a canonical form; positive terms come first."""
    ordered = sorted(value.terms, key=lambda item: (item[1] < 0, -abs(item[1])))
    parts = [a if c == 1 else IMul(c, a) for a, c in ordered]
    if value.constant or not parts:
        parts.append(IConst(value.constant))
    result = parts[0]
    for part in parts[1:]:
        result = IAdd(result, part)
    return result


def canonical(expr: IndexExpr) -> IndexExpr:
    """The index expression of the canonical form: equal terms become equal data."""
    return expression(linear(expr))


def difference(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``left - right``, in canonical form."""
    return expression(combine(linear(left), linear(right), -1))


def total(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``left + right``, in canonical form."""
    return expression(combine(linear(left), linear(right)))


def decide(op: str, left: IndexExpr, right: IndexExpr) -> bool | None:
    """The truth of a comparison whose sides differ by a constant, else ``None``."""
    value = combine(linear(left), linear(right), -1)
    if not value.is_constant:
        return None
    d = value.constant
    return {"==": d == 0, "!=": d != 0, "<": d < 0, "<=": d <= 0, ">": d > 0, ">=": d >= 0}[op]


def compare(op: str, left: IndexExpr, right: IndexExpr) -> Cond:
    """A comparison, decided where the sides differ by a constant."""
    truth = decide(op, left, right)
    if truth is None:
        return CCmp(op, left, right)
    return CTrue() if truth else CFalse()


def conjunction(conditions: list[Cond]) -> Cond:
    """All of the conditions together; conditions that always hold are left out."""
    result: Cond = CTrue()
    for condition in conditions:
        if isinstance(condition, CFalse):
            return condition
        if not isinstance(condition, CTrue):
            result = condition if isinstance(result, CTrue) else CAnd(result, condition)
    return result


def canonical_condition(condition: Cond) -> Cond:
    """The condition with both sides of each comparison in canonical form."""
    return map_condition(condition, canonical)


def map_condition(condition: Cond, index: Callable[[IndexExpr], IndexExpr]) -> Cond:
    """The condition with ``index`` applied to each index expression."""
    match condition:
        case CCmp(op, left, right):
            return compare(op, index(left), index(right))
        case CAnd(left, right):
            return CAnd(map_condition(left, index), map_condition(right, index))
        case COr(left, right):
            return COr(map_condition(left, index), map_condition(right, index))
        case CNot(operand):
            return CNot(map_condition(operand, index))
        case CTrue() | CFalse():
            return condition
        case _:
            assert_never(condition)


def map_value(
    value: ValueExpr,
    index: Callable[[IndexExpr], IndexExpr],
    leaf: Callable[[Read | Access], ValueExpr] = lambda node: node,
) -> ValueExpr:
    """The value with ``index`` applied to each index expression, then ``leaf`` to each read or access.

    A reduction keeps its binders: ``index`` must not bring a variable of their names into it.
    """

    def again(part: ValueExpr) -> ValueExpr:
        return map_value(part, index, leaf)

    def condition(part: Cond) -> Cond:
        return map_condition(part, index)

    if isinstance(value, Read | Access):
        return leaf(replace(value, indices=tuple(index(i) for i in value.indices)))
    if isinstance(value, Reduce):
        init = None if value.init is None else again(value.init)
        return replace(value, condition=condition(value.condition), body=again(value.body), init=init)
    return rebuild(value, again, index, condition)


def canonical_value(value: ValueExpr) -> ValueExpr:
    """The value with all index expressions in canonical form."""
    return map_value(value, canonical)


def substitute(expr: IndexExpr, environment: Environment) -> IndexExpr:
    """``expr`` with variables replaced at once, in canonical form."""
    return canonical(plug_index(expr, environment)) if environment else expr


def substitute_condition(condition: Cond, environment: Environment) -> Cond:
    """The condition with variables replaced."""
    return map_condition(condition, lambda e: substitute(e, environment))


def substitute_value(value: ValueExpr, environment: Environment) -> ValueExpr:
    """The value with variables replaced; no binder of the value may be among them."""
    return map_value(value, lambda e: substitute(e, environment))


def variables_of(indices: Iterable[IndexExpr]) -> frozenset[str]:
    """The variables of several index expressions."""
    return frozenset().union(*(free_variables(i) for i in indices))


def reads(value: ValueExpr) -> Iterator[Read]:
    """The array reads of a value, from left to right."""
    return (node for node in nodes_of(value) if isinstance(node, Read))
