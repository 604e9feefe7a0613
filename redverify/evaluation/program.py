"""The program as evaluation sees it: ``let`` inlined, statements with their contexts."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from redverify.language import core
from redverify.language.terms import (
    Substitution,
    canonical,
    rebuild,
    substitute,
    substitute_condition,
    substitute_index,
)
from redverify.language.walks import commands_of, subterms

#: A command that is no ``let``.
_Without = core.Skip | core.Assign | core.Accumulate | core.Scope | core.Allocate | core.If | core.Loop


def inline_lets(block: core.Block, by: Substitution | None = None) -> core.Block:
    """Replace ``let`` variables by their values (rule RED-S-LET) and normalise expressions."""
    by = by or {}
    result: list[core.Command] = []
    for command in block:
        if isinstance(command, core.Let):
            value = substitute_index(command.value, by)
            result.extend(inline_lets(command.body, {**by, command.variable: value}))
        else:
            result.append(_inline(command, by))
    return tuple(result)


def _term(term: core.ValueExpr, by: Substitution) -> core.ValueExpr:
    return substitute(canonical(term), by)


def _inline(command: _Without, by: Substitution) -> core.Command:
    def index(expression: core.IndexExpr) -> core.IndexExpr:
        return substitute_index(expression, by)

    match command:
        case core.Skip():
            return command
        case core.Assign(indices=indices, annotation=annotation, value=value):
            cell = tuple(map(index, indices))
            return replace(
                command, indices=cell, annotation=_term(annotation, by), value=_read_term(value, by)
            )
        case core.Accumulate(indices=indices, annotation=annotation, reduction_indices=at, value=value):
            return replace(
                command,
                indices=tuple(map(index, indices)),
                annotation=_term(annotation, by),
                reduction_indices=None if at is None else tuple(map(index, at)),
                value=_read_term(value, by),
            )
        case core.Scope(body=body):
            return replace(command, body=inline_lets(body, by))
        case core.Allocate(extents=extents, body=body):
            return replace(command, extents=tuple(map(index, extents)), body=inline_lets(body, by))
        case core.If(condition=condition, then=then, otherwise=otherwise):
            holds = substitute_condition(condition, by)
            return core.If(holds, inline_lets(then, by), inline_lets(otherwise, by), command.span)
        case core.Loop(lower=lower, upper=upper, body=body):
            inside = inline_lets(body, by)
            return replace(command, lower=index(lower), upper=index(upper), body=inside)
        case _:
            assert_never(command)


def _read_term(term: core.ValueExpr, by: Substitution) -> core.ValueExpr:
    return rebuild(
        term,
        lambda t: _read_term(t, by),
        lambda i: substitute_index(i, by),
        lambda c: substitute_condition(c, by),
    )


def reads_of(term: core.ValueExpr) -> list[core.Read]:
    """The array reads of an expression, left to right; both branches of ``select`` count."""
    return [part for part in subterms(term) if isinstance(part, core.Read)]


def partial_sources(block: core.Block) -> frozenset[str]:
    """The arrays that accumulations without indices read (section 7.3.3)."""
    return frozenset(
        command.value.array
        for command in commands_of(block)
        if isinstance(command, core.Accumulate)
        and command.reduction_indices is None
        and isinstance(command.value, core.Read)
    )
