"""What Halide's own code checks of the sizes before it runs: under these conditions something is claimed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.indices.simplification import plain_condition
from redverify.frontends.halide.expressions.reader import Reader
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.rejections import Check, Rejections
from redverify.frontends.halide.scopes import Delayed, Scope, Truth
from redverify.language import core
from redverify.language.terms import free_variables


@dataclass(frozen=True, slots=True)
class Checks:
    """The conditions on sizes that are checked, and how many others are before it runs: of strides, types and
    memory.

    ``defined`` are the conditions besides them under which the algorithm is defined; ``fixed`` the sizes that
    the pipeline fixes, as conditions, and ``equal`` those that are substituted since a check makes them equal
    to others; ``folded`` is the number of constant expressions of floats that were computed. ``chosen`` are
    Funcs in whose specification ``min`` or ``max`` stands for a choice between two floats. ``rejecting`` are
    all checks as they stand. ``derived`` and ``unknown`` are the printed constants that the simplifier has
    made, and that are not known. ``funcs`` are all Funcs of the pipeline.
    """

    conditions: tuple[core.Cond, ...]
    others: int
    defined: tuple[core.Cond, ...] = ()
    fixed: tuple[core.Cond, ...] = ()
    equal: tuple[core.Cond, ...] = ()
    folded: int = 0
    chosen: tuple[str, ...] = ()
    rejecting: Rejections = field(default_factory=Rejections)
    derived: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    funcs: tuple[str, ...] = ()


def checks_of(section: sx.Section, reader: Reader, scope: Scope) -> Checks:
    """The assertions of a pipeline that are always reached: outside of loops."""
    conditions: list[core.Cond] = []
    with scope.block():
        found_checks = list(_assertions(section.body, reader, scope, first=True))
        left = [condition for condition, _, _ in found_checks]
        later = [condition for condition, _, first in found_checks if not first]
        bound = {n: m.expr for n, m in scope.names.items() if isinstance(m, Delayed)}
        texts = [Check(c, section.lines[line - 1].strip()) for c, line, _ in found_checks]
        while True:  # what is known about sizes may make another condition affine
            read = [(c, _on_sizes(c, reader, scope)) for c in left]
            found = sorted((c for _, c in read if c is not None), key=lambda c: len(repr(c)))
            left = [c for c, meaning in read if meaning is None]
            for checked in found:  # the simple ones first: under them others become simple
                condition = plain_condition(checked, scope.facts.conditions)
                if not isinstance(condition, core.CTrue) and not scope.facts.prove(condition):
                    conditions.append(condition)
                    scope.facts = scope.facts.given(condition)
            if not found or not left:
                others = len([c for c in left if c not in later])
                return Checks(tuple(conditions), others, rejecting=Rejections(texts, bound))


def _assertions(
    body: Sequence[sx.Stmt], reader: Reader, scope: Scope, *, first: bool
) -> Iterator[tuple[sx.Expr, int, bool]]:
    """The conditions that are asserted, conjuncts one by one, with their lines; what is bound is in view.

    With each comes whether it stands before anything is computed, as the body does if ``first``.
    """
    for statement in body:
        match statement:
            case sx.Bind(name, value):
                given = isinstance(value, sx.Call) and value.name.startswith("_halide_buffer_get_")
                if not given or reader.unknown(sx.Var(name)) is None:
                    scope.bind(name, Delayed(value, scope.facts))
            case sx.Assert(condition):
                yield from ((c, statement.line, first) for c in _conjuncts(condition))
            case sx.If(condition, then, otherwise):
                match _truth(condition, reader, scope):
                    case core.CTrue():
                        yield from _assertions(then, reader, scope, first=first)
                    case core.CFalse():
                        yield from _assertions(otherwise, reader, scope, first=first)
                    case _:
                        return
            case sx.Realize(body=inner) | sx.Produce(body=inner):
                first = False
                yield from _assertions(inner, reader, scope, first=False)
            case sx.For() | sx.Provide() | sx.Other("allocate" | "free"):
                first = False
            case sx.Evaluate():
                pass
            case _:
                return


def _conjuncts(condition: sx.Expr) -> Iterator[sx.Expr]:
    if isinstance(condition, sx.Binary) and condition.op == "&&":
        yield from _conjuncts(condition.left)
        yield from _conjuncts(condition.right)
    else:
        yield condition


def _truth(condition: sx.Expr, reader: Reader, scope: Scope) -> core.Cond | None:
    try:
        term = reader.term(condition, scope)
    except TranslationError:
        return None
    return term.condition if isinstance(term, Truth) else None


def _on_sizes(condition: sx.Expr, reader: Reader, scope: Scope) -> core.Cond | None:
    """The condition, if it is affine and speaks of sizes alone."""
    found = _truth(condition, reader, scope)
    if found is None or free_variables(found) & set(reader.stand_ins.of):
        return None
    return found
