"""Stores that may leave their cells undefined: proofs that the cells that they read and write exist."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import assert_never

import islpy as isl

from redverify.certifying.emission.context import Gamma, placed
from redverify.certifying.emission.memory.cells import Cells
from redverify.certifying.emission.memory.heaps import Heap, Partly
from redverify.certifying.emission.memory.program_point import Scope
from redverify.certifying.emission.proofs import ABSURD, function, rule, under
from redverify.checking.proofs.terms import Proof
from redverify.language import core
from redverify.language.terms import plug_index


@dataclass(frozen=True, slots=True)
class Stored:
    """A proof of a store, what is known afterwards, and the condition where its value is known.

    ``reached`` says whether the condition holds anywhere.
    """

    proof: Proof
    after: Heap
    condition: core.Cond
    reached: bool


def stored(
    cells: Cells,
    command: core.Assign | core.Accumulate,
    undefined: isl.Set,
    scope: Scope,
    gamma: Gamma,
    heap: Heap,
    prove: Callable[[Gamma], tuple[Proof, Heap]],
) -> Stored:
    """A store that may write an undefined value at points of ``undefined``; ``prove`` proves it elsewhere."""
    condition = gamma.describe(gamma.where.subtract(undefined))
    inner = gamma.assume(condition)
    known, after = (ABSURD, heap) if inner.impossible else prove(inner)
    indices = tuple(plug_index(i, scope.lets) for i in command.indices)

    def lost(inner: Gamma) -> Proof:
        return rule(
            "store_assign" if isinstance(command, core.Assign) else "store_accumulate",
            cells.exists(inner, scope.allocations, command.array, indices),
            _reads(cells, scope, inner, command.value),
        )

    proof = rule("vc_defined_if", function([], [condition], known), under(gamma, core.CNot(condition), lost))
    partly = Partly(condition, after, heap, command.array, indices)
    return Stored(proof, partly, condition, not inner.impossible)


def _reads(cells: Cells, scope: Scope, gamma: Gamma, term: core.ValueExpr) -> Proof:
    """All cells exist that an expression reads."""

    def every(terms: Sequence[core.ValueExpr]) -> Proof:
        result = rule("in_nil")
        for part in reversed(terms):
            result = rule("in_cons", _reads(cells, scope, gamma, part), result)
        return rule("in_fn", result)

    match term:
        case core.Read(array=array, indices=indices):
            shown = [plug_index(i, scope.lets) for i in indices]
            with placed(term.span):
                return rule("in_read", cells.exists(gamma, scope.allocations, array, shown))
        case core.Literal() | core.Constant():
            return every(())
        case core.Apply(arguments=arguments):
            return every(arguments)
        case core.Cast(operand=operand):
            return every((operand,))
        case core.IndexCast():
            return rule("in_index")
        case core.IndexCondition():
            return rule("in_cond")
        case core.Select(then=then, otherwise=otherwise):
            parts = [_reads(cells, scope, gamma, part) for part in (then, otherwise)]
            return rule("in_select", *parts)
        case core.Access() | core.Reduce() | core.Element() | core.LetValue():
            raise TypeError(term)
        case _:
            assert_never(term)
