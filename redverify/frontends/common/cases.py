"""Values by cases: which branch is evaluated is decided before the value is.

``select(c, a[i], b[i])`` of the language evaluates both branches. Where the source evaluates only the
chosen one, the store becomes an ``if`` around two stores, since the other branch may read outside of an
array.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from redverify.language.core import Cond, ValueExpr
from redverify.language.terms import free_variables


@dataclass(frozen=True, slots=True)
class Case:
    """``then`` where the index condition holds, ``otherwise`` elsewhere; only that one is evaluated."""

    condition: Cond
    then: CaseValue
    otherwise: CaseValue


CaseValue = ValueExpr | Case


def distribute(parts: list[CaseValue], make: Callable[[tuple[ValueExpr, ...]], ValueExpr]) -> CaseValue:
    """``make`` of the parts, with the cases of the parts moved to the outside."""
    for position, part in enumerate(parts):
        if isinstance(part, Case):
            then = [*parts[:position], part.then, *parts[position + 1 :]]
            otherwise = [*parts[:position], part.otherwise, *parts[position + 1 :]]
            return Case(part.condition, distribute(then, make), distribute(otherwise, make))
    return make(tuple(p for p in parts if not isinstance(p, Case)))


def map_cases(
    value: CaseValue, condition: Callable[[Cond], Cond], leaf: Callable[[ValueExpr], ValueExpr]
) -> CaseValue:
    """The value with ``condition`` applied to each condition and ``leaf`` to the value of each case."""
    if not isinstance(value, Case):
        return leaf(value)
    then, otherwise = (map_cases(v, condition, leaf) for v in (value.then, value.otherwise))
    return Case(condition(value.condition), then, otherwise)


def case_variables(value: CaseValue) -> frozenset[str]:
    """The variables that occur in a value by cases."""
    if not isinstance(value, Case):
        return free_variables(value)
    inner = case_variables(value.then) | case_variables(value.otherwise)
    return inner | free_variables(value.condition)
