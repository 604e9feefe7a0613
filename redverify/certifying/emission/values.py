"""What the expressions of a program evaluate to, with proofs from the heap."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

import islpy as isl

from redverify.certifying.emission.context import Gamma, NotCertified, placed
from redverify.certifying.emission.memory.heaps import Heap, Held, resolve
from redverify.certifying.emission.memory.lookup import Lookup
from redverify.certifying.emission.proofs import HOLDS, rule
from redverify.checking.data.of_program import value_data
from redverify.checking.proofs.terms import Proof
from redverify.evaluation.program import reads_of
from redverify.language import core
from redverify.language.terms import plug_condition, plug_index
from redverify.presburger import build

#: The values of ``let`` variables.
Lets = Mapping[str, core.IndexExpr]

#: What the reads of an expression give, from left to right, and where.
Case = tuple[isl.Set, tuple[core.ValueExpr, ...]]


@dataclass(frozen=True, slots=True)
class Values:
    """Evaluates expressions where the heap is known."""

    spec: core.Spec
    lookup: Lookup

    def cases(self, gamma: Gamma, heap: Heap, value: core.ValueExpr, lets: Lets) -> list[Case]:
        """What the reads of an expression may give; raises :class:`.NotCertified`."""
        cases: list[Case] = [(gamma.where, ())]
        for read in reads_of(value):
            cases = [
                (held.where, (*chosen, held.value))
                for where, chosen in cases
                for held in self._held(heap, read, where, lets)
            ]
        return cases

    def _held(self, heap: Heap, read: core.Read, where: isl.Set, lets: Lets) -> list[Held]:
        """The distinct values that a read may give."""
        trusting = self.lookup.equality.trusting
        indices = [plug_index(i, lets) for i in read.indices]
        held = list(resolve(heap, read.array, indices, where))
        covered = build.nowhere()
        for piece in held:
            covered = covered.union(piece.where)
        if not where.is_subset(covered):
            if not trusting:
                raise NotCertified(f"the value of {read.array} is not known where it is read", read.span)
            if not held:
                held = [Held(where, core.Constant(read.type, "unknown"))]
        merged: list[Held] = []
        for piece in held:
            for number, other in enumerate(merged):
                if value_data(self.spec, other.value) == value_data(self.spec, piece.value):
                    merged[number] = Held(build.tidy(other.where.union(piece.where)), other.value)
                    break
            else:
                merged.append(piece)
        return merged

    def evaluate(
        self,
        gamma: Gamma,
        heap: Heap,
        value: core.ValueExpr,
        lets: Lets,
        chosen: Sequence[core.ValueExpr],
    ) -> tuple[core.ValueExpr, Proof]:
        """What an expression evaluates to, and the proof; ``chosen`` are the values of its reads."""
        return _Evaluation(self.lookup, gamma, heap, lets, iter(chosen)).visit(value)


def split(cases: Sequence[Case], part: isl.Set) -> list[Case]:
    """Each case as its cases inside and outside a part, as far as they are not empty."""
    if part.is_empty():
        return list(cases)
    both = [(w, held) for where, held in cases for w in (where.subtract(part), where.intersect(part))]
    return [(where, held) for where, held in both if not where.is_empty()]


@dataclass(frozen=True, slots=True)
class _Evaluation:
    """The evaluation of one expression."""

    lookup: Lookup
    gamma: Gamma
    heap: Heap
    lets: Lets
    chosen: Iterator[core.ValueExpr]

    def visit(self, term: core.ValueExpr) -> tuple[core.ValueExpr, Proof]:
        match term:
            case core.Read():
                wanted = next(self.chosen)
                return wanted, rule("ev_read", self._read(term, wanted))
            case core.Literal() | core.Constant():
                return term, rule("ev_const")
            case core.Apply(arguments=arguments):
                parts = [self.visit(a) for a in arguments]
                shown = rule("ev_fn", _all([p for _, p in parts]))
                return replace(term, arguments=tuple(v for v, _ in parts)), shown
            case core.Cast(operand=operand):
                inner, proof = self.visit(operand)
                return replace(term, operand=inner), rule("ev_fn", _all([proof]))
            case core.IndexCast(operand=index):
                return replace(term, operand=plug_index(index, self.lets)), rule("ev_index")
            case core.IndexCondition(condition=condition):
                settled = plug_condition(condition, self.lets)
                return replace(term, condition=settled), rule("ev_cond_of", HOLDS)
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                first, yes = self.visit(then)
                second, no = self.visit(otherwise)
                settled = plug_condition(condition, self.lets)
                return core.Select(term.type, settled, first, second), rule("ev_select_of", HOLDS, yes, no)
            case core.Access() | core.Reduce() | core.Element() | core.LetValue():
                raise TypeError(term)
            case _:
                assert_never(term)

    def _read(self, read: core.Read, wanted: core.ValueExpr) -> Proof:
        indices = [plug_index(i, self.lets) for i in read.indices]
        with placed(read.span):
            return self.lookup.prove(self.gamma, self.heap, read.array, indices, wanted)


def _all(proofs: Sequence[Proof]) -> Proof:
    result = rule("ev_nil")
    for proof in reversed(proofs):
        result = rule("ev_cons", proof, result)
    return result
