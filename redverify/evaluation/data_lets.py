"""Leaving the block of an index that is data (rule P-DATALET): its variable disappears from the effect.

*Values.* A cell that is written whatever the data are keeps its value; where that mentions the variable, the
variable's value stands around it. What else is written depends on data: nothing is known about it afterwards,
and another iteration must not write it.

*Accumulations.* What a cell gets for one value of the data is widened to what it gets for any value in the
range. The elements at the indices that are added so have to be the operator's unit
(:meth:`.symbolic.SymbolicEvaluator.data_let` asks for this), so that they change nothing.

A set of cells that have to hold something is never made larger here: for the data as they are, only one of
the values in the range counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import islpy as isl

from redverify.evaluation.contexts import Contexts
from redverify.evaluation.data_values import Known
from redverify.evaluation.heap import ReductionHeap, arity_name, rank_of
from redverify.evaluation.reductions import Identity
from redverify.evaluation.relation import EMPTY, NO_CELLS, Cells, Relation, frame, unframe
from redverify.language import core
from redverify.language.terms import canonical, decompose, fresh_variable, hole, substitute
from redverify.presburger import build


@dataclass(frozen=True, slots=True)
class Left:
    """The effect of a block after its variable is gone; ``chosen`` are cells that data choose to write."""

    effect: ReductionHeap
    chosen: Cells


def leave(
    contexts: Contexts, parameters: frozenset[str], effect: ReductionHeap, known: Known, within: isl.Set
) -> Left:
    """The effect for all values of a variable; ``within`` is what is known about them."""
    variable = known.variable
    values, chosen = _Leaving(contexts, parameters, known, within).values(effect.values)
    undefined = effect.undefined.without(variable, within).union(chosen)
    left = ReductionHeap(
        values,
        effect.sets.without(variable, within).minus(undefined),
        effect.operators.without(variable, within),
        effect.indices.without(variable, within),
        effect.expected.without(variable, within),
        effect.phantom.without(variable, within),
        effect.pending.without(variable, within),
        undefined,
    )
    return Left(left.without_contributions(undefined), chosen)


@dataclass(frozen=True, slots=True)
class _Leaving:
    """What becomes of values when a variable goes."""

    contexts: Contexts
    parameters: frozenset[str]
    known: Known
    within: isl.Set

    def values(self, values: Relation) -> tuple[Relation, Cells]:
        """The values that are known for all data, and the cells that hold others."""
        kept, chosen = EMPTY, NO_CELLS
        variable = self.known.variable
        for (array, name), piece in values.pieces.items():
            if not build.depends_on(piece, variable):
                kept = kept.union(Relation({(array, name): piece}))
                continue
            bounded = piece.intersect_params(self.within)
            cells = build.project(bounded.domain(), variable)
            somewhere = build.with_param(cells, variable).intersect_params(self.within)
            missing = build.project(somewhere.subtract(bounded.domain()), variable)
            one = build.project(bounded, variable).intersect_domain(cells.subtract(missing))
            several = _several(one)
            kept = kept.union(Relation({(array, name): one.subtract_domain(several)}))
            around = self._around(name, bounded.intersect_domain(several))
            for target, relation in [] if around is None else [around]:
                kept = kept.union(Relation({(array, target): relation}))
                several = several.subtract(relation.domain())
            chosen = chosen.union(Cells({array: build.tidy(missing.union(several))}))
        return kept, chosen

    def _around(self, name: str, piece: isl.Map) -> tuple[str, isl.Map] | None:
        """``c⟨y⟩`` with the variable's value around it: ``LetValue(x, T, c⟨w + f x⟩)``.

        Here ``f`` is an integer for each hole, and ``w``, which is ``y - f x``, is the same number for all
        values of ``x``. ``None`` if there are no such numbers.
        """
        if piece.is_empty() or self.contexts.is_pending(name):
            return None
        context, variable = self.contexts.regular[name], core.IVar(self.known.variable)
        where, by = frame(piece, "$h"), dict[str, core.IndexExpr]()
        bound, rests = core.IVar(fresh_variable()), [f"$w{p}" for p in range(context.holes)]
        for position, rest in enumerate(rests):
            content, left = core.IVar(hole(position)), core.IVar(rest)
            factor = self._factor(where, content.name)
            sum_ = core.IAdd(left, core.IMul(factor, variable))
            where = where.intersect(build.where(core.CCmp("==", content, sum_)))
            if not self._is_one(where, rest, rests[:position], context.holes):
                return None
            by[content.name] = core.IAdd(left, core.IMul(factor, bound))
        where = build.project(where, *(hole(p) for p in range(context.holes)), variable.name)
        body, held = substitute(context.term, by), self.known
        term = core.LetValue(body.type, bound.name, held.value, held.lower, held.upper, body)
        made, contents = decompose(canonical(term), self.parameters)
        target = self.contexts.intern(made, len(contents))
        array, rank = piece.get_tuple_name(isl.dim_type.in_), rank_of(piece)
        return target, unframe(where, array, rank, build.tuple_set(target, contents), rests)

    def _factor(self, where: isl.Set, content: str) -> int:
        """By how much a hole of some cell grows where the variable grows by one; 0 if it never does."""
        variable = self.known.variable
        later = build.rename(build.rename(where, content, "$u"), variable, "$v")
        step = core.CCmp("==", core.IVar("$v"), core.IAdd(core.IVar(variable), core.IConst(1)))
        grown = core.CCmp("==", core.IVar("$u"), core.IAdd(core.IVar(content), core.IVar("$f")))
        both = where.intersect(later).intersect(build.where(core.CAnd(step, grown)))
        point = build.sample(build.project_all(both, frozenset(("$f",))))
        return 0 if point is None else point[0]["$f"]

    def _is_one(self, where: isl.Set, rest: str, earlier: list[str], holes: int) -> bool:
        """Whether a cell determines a number, whatever the variable and the other holes are."""
        where = build.project(where, *(hole(p) for p in range(holes)), *earlier, self.known.variable)
        other = build.rename(build.with_param(where, rest), rest, "$w")
        differ = build.where(core.CCmp("!=", core.IVar(rest), core.IVar("$w")))
        return bool(where.intersect(other).intersect(differ).is_empty())


def _several(relation: isl.Map) -> isl.Set:
    """The cells that a relation gives more than one tuple."""
    if relation.dim(isl.dim_type.out) == 0 or relation.is_single_valued():
        return relation.domain().subtract(relation.domain())
    return relation.subtract(relation.lexmin()).domain()


def skipped(
    contexts: Contexts, effect: ReductionHeap, variable: str, within: isl.Set
) -> Iterator[tuple[Identity, isl.Set]]:
    """The elements that widening adds: for a reduction, where an index is contributed for some value of the
    variable and not for the one that it has.

    The sets are over the holes ``$g0``, ... of the reduction's identity, its indices ``$k0``, ... and the
    free variables.
    """
    whole = _reductions(contexts, effect)
    for contributed in (effect.indices, effect.sets):
        for (array, target), indices in contributed.pieces.items():
            if not build.depends_on(indices, variable):
                continue
            here = indices.intersect_params(within)
            widened = build.with_param(build.project(here, variable), variable).intersect_params(within)
            added = widened.subtract(here)
            if added.is_empty():
                continue
            for (other, name), cells in whole.pieces.items():
                identity = contexts.identities[name]
                if other != array or arity_name(identity.arity) != target:
                    continue
                taken = build.project(cells.intersect_params(within), variable)
                yield identity, frame(added, "$k").intersect(frame(taken, "$g"))


def _reductions(contexts: Contexts, effect: ReductionHeap) -> Relation:
    """The reductions that cells take part in: ``O``, and those that values are."""
    result = effect.operators
    for (array, name), piece in effect.values.pieces.items():
        if not contexts.is_pending(name):
            continue
        identity = contexts.pending[name].identity
        holes = contexts.identities[identity].holes
        rest = int(piece.dim(isl.dim_type.out)) - holes
        cut = piece.project_out(isl.dim_type.out, holes, rest) if rest else piece
        result = result.union(Relation({(array, identity): cut.set_tuple_name(isl.dim_type.out, identity)}))
    return result
