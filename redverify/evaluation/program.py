"""The program as evaluation sees it: ``let`` inlined, statements with their contexts."""

from __future__ import annotations

from redverify.language import core
from redverify.language.terms import (
    Substitution,
    canonical,
    rebuild,
    substitute,
    substitute_condition,
    substitute_index,
)


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


def _inline(command: core.Command, by: Substitution) -> core.Command:
    match command:
        case core.Assign(array, indices, annotation, value, span):
            return core.Assign(
                array,
                tuple(substitute_index(i, by) for i in indices),
                _term(annotation, by),
                _read_term(value, by),
                span,
            )
        case core.Accumulate(array, indices, operator, annotation, at, value, atomic, span):
            return core.Accumulate(
                array,
                tuple(substitute_index(i, by) for i in indices),
                operator,
                _term(annotation, by),
                None if at is None else tuple(substitute_index(i, by) for i in at),
                _read_term(value, by),
                atomic,
                span,
            )
        case core.Scope(arrays, body, span):
            return core.Scope(arrays, inline_lets(body, by), span)
        case core.Allocate(array, extents, type_, body, span):
            return core.Allocate(
                array, tuple(substitute_index(e, by) for e in extents), type_, inline_lets(body, by), span
            )
        case core.If(condition, then, otherwise, span):
            return core.If(
                substitute_condition(condition, by), inline_lets(then, by), inline_lets(otherwise, by), span
            )
        case core.Loop(variable, lower, upper, body, parallel, span):
            return core.Loop(
                variable,
                substitute_index(lower, by),
                substitute_index(upper, by),
                inline_lets(body, by),
                parallel,
                span,
            )
        case _:
            return command


def _read_term(term: core.ValueExpr, by: Substitution) -> core.ValueExpr:
    return rebuild(
        term,
        lambda t: _read_term(t, by),
        lambda i: substitute_index(i, by),
        lambda c: substitute_condition(c, by),
    )


def reads_of(term: core.ValueExpr) -> list[core.Read]:
    """The array reads of an expression, left to right; both branches of ``select`` count."""
    match term:
        case core.Read():
            return [term]
        case core.Apply(_, _, arguments):
            return [r for a in arguments for r in reads_of(a)]
        case core.Select(_, _, then, otherwise):
            return reads_of(then) + reads_of(otherwise)
        case core.Cast(_, operand):
            return reads_of(operand)
        case _:
            return []


def partial_sources(block: core.Block) -> frozenset[str]:
    """The arrays that accumulations without indices read (section 7.3.3)."""
    result: set[str] = set()
    for command in block:
        match command:
            case core.Accumulate(reduction_indices=None, value=core.Read(array=array)):
                result.add(array)
            case core.Scope(body=body) | core.Allocate(body=body) | core.Loop(body=body):
                result |= partial_sources(body)
            case core.If(then=then, otherwise=otherwise):
                result |= partial_sources(then) | partial_sources(otherwise)
            case _:
                pass
    return frozenset(result)
