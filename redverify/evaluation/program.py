"""The program as evaluation sees it: ``let`` inlined, statements with their contexts."""

from __future__ import annotations

from redverify.language import core
from redverify.language.rewriting import replaced
from redverify.language.terms import (
    Substitution,
    canonical,
    rebuild,
    substitute,
    substitute_condition,
    substitute_index,
)
from redverify.language.walks import commands_of, subterms

_NOTHING: Substitution = {}


def inline_lets(block: core.Block, by: Substitution = _NOTHING) -> core.Block:
    """Replace ``let`` variables by their values (rule RED-S-LET) and normalise expressions."""
    result: list[core.Command] = []
    for command in block:
        if isinstance(command, core.Let):
            value = substitute_index(command.value, by)
            result.extend(inline_lets(command.body, {**by, command.variable: value}))
        else:
            result.append(
                replaced(
                    command,
                    index=lambda i: substitute_index(i, by),
                    condition=lambda c: substitute_condition(c, by),
                    annotation=lambda t: substitute(canonical(t), by),
                    value=lambda t: _read_term(t, by),
                    block=lambda b: inline_lets(b, by),
                )
            )
    return tuple(result)


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
