"""Funcs that have no memory of their own, expanded into the definitions that call them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.halide.algorithm import Definition, Func, rebuilt, walk
from redverify.frontends.halide.reading import syntax as sx

#: The greatest number of parts of one definition.
_LARGEST = 200_000


def inlined(funcs: Mapping[str, Func], kept: Collection[str]) -> dict[str, Func]:
    """The Funcs of ``kept`` and those with updates; calls of all others become what these compute."""
    return _Inliner(funcs, kept).all()


class _Inliner:
    def __init__(self, funcs: Mapping[str, Func], kept: Collection[str]) -> None:
        self.funcs = funcs
        self.kept = {n for n, f in funcs.items() if n in kept or f.updates or f.extern or f.init is None}
        self.done: dict[str, Func] = {}

    def all(self) -> dict[str, Func]:
        return {name: self._func(name) for name in self.funcs if name in self.kept}

    def _func(self, name: str) -> Func:
        if name not in self.done:
            func = self.funcs[name]
            self.done[name] = func  # a Func may call itself in its updates
            init = None if func.init is None else self._definition(func.init)
            updates = tuple([self._definition(u) for u in func.updates])
            self.done[name] = replace(func, init=init, updates=updates)
        return self.done[name]

    def _definition(self, definition: Definition) -> Definition:
        changed = replace(
            definition,
            arguments=tuple([self._expr(a) for a in definition.arguments]),
            values=tuple([self._expr(v) for v in definition.values]),
            predicate=self._expr(definition.predicate),
            rvars=tuple(
                [
                    replace(r, minimum=self._expr(r.minimum), extent=self._expr(r.extent))
                    for r in definition.rvars
                ]
            ),
        )
        if any(len(walk(v)) > _LARGEST for v in changed.values):
            raise TranslationError("a definition is too large when the Funcs without memory are expanded")
        return changed

    def _expr(self, expr: sx.Expr) -> sx.Expr:
        if isinstance(expr, sx.Let):
            return self._expr(substituted(expr.body, {expr.name: expr.value}))
        expr = rebuilt(expr, self._expr)
        if isinstance(expr, sx.Call) and expr.kind == "Halide" and expr.name not in self.kept:
            called = self._func(expr.name)
            assert called.init is not None
            environment = dict(zip(called.variables, expr.arguments, strict=True))
            return substituted(called.init.values[expr.component], environment)
        return expr


def substituted(expr: sx.Expr, environment: Mapping[str, sx.Expr]) -> sx.Expr:
    """The expression with variables replaced at once."""
    if isinstance(expr, sx.Var):
        return environment.get(expr.name, expr)
    if isinstance(expr, sx.Let):
        return substituted(substituted(expr.body, {expr.name: expr.value}), environment)
    return rebuilt(expr, lambda part: substituted(part, environment))
