"""Operators that are computed by their definition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from redverify.interpreter.domains.terms import Value
from redverify.interpreter.expressions import ExpressionCompiler, Meanings, ValueClosure
from redverify.interpreter.indices import Environment
from redverify.language import core


class _Body(ExpressionCompiler):
    """Compiles a definition: its variables are looked up in the environment."""

    def compile(self, expr: core.ValueExpr) -> ValueClosure:
        """The function from the values of the variables to the value of ``expr``."""
        if isinstance(expr, core.Constant):
            name = expr.name
            return lambda e: e[name]
        return super().compile(expr)


def defined(domain: Meanings, operator: core.Operator) -> Callable[[Value, Value], Value]:
    """The meaning of an operator with a definition; of ``select`` the chosen branch is computed."""
    assert operator.definition is not None
    left, right = operator.parameters
    body = _Body(domain, _no_leaf, lazy=True).compile(operator.definition)

    def call(x: Value, y: Value) -> Value:
        return body(cast(Environment, {left: x, right: y}))

    return call


def _no_leaf(leaf: Any) -> ValueClosure:
    raise AssertionError(f"{type(leaf).__name__} in a definition")
