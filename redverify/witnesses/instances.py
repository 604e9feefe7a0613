"""Terms at concrete values of variables: indices become numbers, and what is decided is left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from redverify.interpreter.indices import Environment, compile_cond, compile_index
from redverify.language import core
from redverify.language.terms import free_variables, map_comparisons, map_index, rebuild

#: The integer that a term without variables has.
Data = Callable[[core.ValueExpr], int]


def instantiate(term: core.ValueExpr, scope: Environment, data: Data | None = None) -> core.ValueExpr:
    """A term with the values of its variables; index expressions that these decide are evaluated.

    With ``data``, indices that are data become numbers, too, where nothing else is open in them.
    """
    if isinstance(term, core.Select) and free_variables(term.condition) <= scope.keys():
        return instantiate(term.then if compile_cond(term.condition)(scope) else term.otherwise, scope, data)
    if isinstance(term, core.Reduce):
        inner = {name: value for name, value in scope.items() if name not in term.binders}
        return replace(
            term,
            condition=_condition(term.condition, inner),
            body=instantiate(term.body, inner, data),
            init=None if term.init is None else instantiate(term.init, scope, data),
        )
    if isinstance(term, core.LetValue):
        within = {name: value for name, value in scope.items() if name != term.variable}
        held = instantiate(term.value, scope, data)
        if data is not None and not free_variables(held):
            return instantiate(term.body, {**within, term.variable: data(held)}, data)
        return replace(
            term,
            value=held,
            lower=_index(term.lower, scope),
            upper=_index(term.upper, scope),
            body=instantiate(term.body, within, data),
        )
    return rebuild(
        term,
        lambda part: instantiate(part, scope, data),
        lambda index: _index(index, scope),
        lambda condition: _condition(condition, scope),
    )


def _index(expr: core.IndexExpr, scope: Environment) -> core.IndexExpr:
    if free_variables(expr) <= scope.keys():
        return core.IConst(compile_index(expr)(scope))
    match expr:
        case core.IAdd(left, right):
            return _sum(_index(left, scope), _index(right, scope))
        case core.ISelect(condition, then, otherwise) if free_variables(condition) <= scope.keys():
            return _index(then if compile_cond(condition)(scope) else otherwise, scope)
        case _:
            return map_index(expr, lambda part: _index(part, scope), lambda c: _condition(c, scope))


def _condition(condition: core.Cond, scope: Environment) -> core.Cond:
    return map_comparisons(
        condition, lambda c: core.CCmp(c.op, _index(c.left, scope), _index(c.right, scope))
    )


def _sum(left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
    zero = core.IConst(0)
    return right if left == zero else left if right == zero else core.IAdd(left, right)
