"""Proofs that expressions of the specification have their values."""

from __future__ import annotations

from typing import assert_never

from redverify.certifying.emission.proofs import HOLDS, RFL, function, rule
from redverify.checking.data.of_program import start_of
from redverify.checking.proofs.terms import Proof
from redverify.language import core


def evaluated(spec: core.Spec, term: core.ValueExpr) -> Proof:
    """The proof that an expression of the specification has its value."""
    match term:
        case core.Reduce(binders=binders, condition=condition, body=body):
            start = start_of(spec, term)
            n = len(binders)
            parts = [] if start is None else [evaluated(spec, start)]
            kind = "first" if start is None else "some"
            return rule(
                f"eval_reduce_{kind}{n}",
                *parts,
                function(binders, [], HOLDS),
                function(binders, [condition], evaluated(spec, body)),
            )
        case core.Apply(arguments=arguments) if not _plain(term):
            return rule(f"eval_fn{len(arguments)}", *[evaluated(spec, a) for a in arguments])
        case core.Cast(operand=operand) if not _plain(term):
            return rule("eval_fn1", evaluated(spec, operand))
        case core.Select(then=then, otherwise=otherwise):
            return rule("eval_select_of", HOLDS, evaluated(spec, then), evaluated(spec, otherwise))
        case core.IndexCondition():
            return rule("eval_cond_of", HOLDS)
        case core.LetValue(value=value, body=body) if not _plain(term):
            return rule("eval_letval", evaluated(spec, value), evaluated(spec, body))
        case core.LetValue() | core.Apply() | core.Cast() | core.Literal() | core.Constant():
            return RFL
        case core.Access() | core.IndexCast():
            return RFL
        case core.Read() | core.Element():
            raise TypeError(term)
        case _:
            assert_never(term)


def _plain(term: core.ValueExpr) -> bool:
    """Whether Lean computes the term's value by reduction."""
    match term:
        case core.Apply(arguments=arguments):
            return all(_plain(a) for a in arguments)
        case core.Cast(operand=operand):
            return _plain(operand)
        case core.Reduce() | core.Select() | core.IndexCondition():
            return False
        case core.Literal() | core.Constant() | core.Access() | core.IndexCast():
            return True
        case core.LetValue(value=value, body=body):
            return _plain(value) and _plain(body)
        case core.Read() | core.Element():
            raise TypeError(term)
        case _:
            assert_never(term)
