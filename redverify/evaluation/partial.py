"""Accumulations without indices: what their right sides contribute (section 7.3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import islpy as isl

from redverify.evaluation.heap import ReductionHeap, arity_name
from redverify.evaluation.join import Joining
from redverify.evaluation.prophecy import Target
from redverify.evaluation.reductions import index_name
from redverify.evaluation.relation import Relation, frame
from redverify.language import core
from redverify.presburger import build


@dataclass(frozen=True, slots=True)
class Contribution:
    """What an accumulation without indices contributes.

    indices: cell → indices. covered: where the right side is a partial reduction of the
    annotation from the unit.
    """

    indices: Relation
    covered: isl.Set


def partial_indices(
    algebra: Joining,
    command: core.Accumulate,
    targets: list[Target],
    context: isl.Set,
    heap: ReductionHeap,
) -> Contribution:
    """Read the right side of ``a[ι] {T} ⊙= e`` as a partial reduction of ``T`` (7.3.3).

    The read value must be of the same ``ρ⟨y⟩`` and start from the unit, or from the operator's start;
    the unit or start itself contributes the empty set.
    """
    cell = build.tuple_set(command.array, command.indices)
    result, covered = Relation(), build.nowhere()
    if not isinstance(command.value, core.Read):
        unit = _begins(algebra, command.operator, command.value)
        return Contribution(result, context if unit else covered)
    read = command.value
    location = build.tuple_set(read.array, read.indices).intersect_params(context)
    for name, relation in list(heap.values.at(read.array)):
        piece = relation.intersect_domain(location)
        if piece.is_empty():
            continue
        for target in targets:
            if algebra.contexts.is_pending(name):
                parts = _of_accumulated(algebra, target, name, piece, location, read, heap)
            else:
                parts = _of_known(algebra, target, name, piece, read)
            for where, indices in parts:
                covered = covered.union(where)
                if indices is not None:
                    image = isl.Map.from_domain_and_range(cell, indices)
                    result = result.union(Relation({(command.array, indices.get_tuple_name()): image}))
    return Contribution(result, build.tidy(covered))


#: Where a part of a cell's value is a part of the wanted reduction, and over which indices:
#: ``None`` if over none.
_Part = tuple[isl.Set, isl.Set | None]


def _begins(algebra: Joining, operator: str, term: core.ValueExpr) -> bool:
    """Whether a term is the empty partial reduction: the unit, or the start of partial reductions.

    Where it is a start, the cell that the parts are joined in has to start from it, too
    (:meth:`.Statements._from_start`).
    """
    return algebra.reductions.equations.is_unit(operator, term) or algebra.reductions.equations.is_start(
        operator, term
    )


def _of_accumulated(
    algebra: Joining,
    target: Target,
    name: str,
    piece: isl.Map,
    location: isl.Set,
    read: core.Read,
    heap: ReductionHeap,
) -> Iterator[_Part]:
    """The part of a cell that holds a reduction with its index set, if it is of the same ``ρ⟨y⟩``."""
    info = algebra.contexts.pending[name]
    if info.identity != target.identity:
        return
    if info.initial is not None:
        initial = algebra.contexts.regular[info.initial].term
        if not algebra.reductions.equations.is_start(target.form.identity.operator, initial):
            return
    where = _agree(frame(piece, "$h"), target, len(target.form.y), read.indices)
    if where.is_empty():
        return
    held = heap.sets.pieces.get((read.array, arity_name(target.form.identity.arity)))
    yield where, None if held is None else location.intersect_params(where).apply(held)


def _of_known(
    algebra: Joining, target: Target, name: str, piece: isl.Map, read: core.Read
) -> Iterator[_Part]:
    """The parts of a cell that holds a term: the unit, or a reduction of the same ``ρ⟨y⟩``."""
    operator, arity = target.form.identity.operator, target.form.identity.arity
    term = algebra.contexts.regular[name].term
    if _begins(algebra, operator, term):
        yield piece.domain().params(), None
        return
    for case in algebra.reductions.cases(term):
        form = case.form
        if form is None or form.identity != target.form.identity:
            continue
        if form.init is not None and not _begins(algebra, operator, form.init):
            continue
        where = frame(piece, "$h").intersect(build.where(case.guard)).intersect(target.guard)
        for mine, theirs in zip(form.y, target.form.y, strict=True):
            where = where.intersect(build.where(core.CCmp("==", mine, theirs)))
        if where.is_empty():
            continue
        chosen = _forget_frame(where.intersect(build.where(form.condition)), read.indices)
        names = [index_name(p) for p in range(arity)]
        yield (
            _forget_frame(where, read.indices),
            build.params_to_tuple(chosen, names, arity_name(arity)),
        )


def _agree(where: isl.Set, target: Target, count: int, read: tuple[core.IndexExpr, ...]) -> isl.Set:
    """Where the holes ``$h0``, ... of a frame equal the target's ``y``, as a condition."""
    where = where.intersect(target.guard)
    for position in range(count):
        where = where.intersect(
            build.where(core.CCmp("==", core.IVar(f"$h{position}"), target.form.y[position]))
        )
    return _forget_frame(where, read)


def _forget_frame(where: isl.Set, read: tuple[core.IndexExpr, ...]) -> isl.Set:
    """Project out a frame's cell coordinates (which equal the read's indices) and holes."""
    for position, index in enumerate(read):
        where = where.intersect(build.where(core.CCmp("==", core.IVar(f"$i{position}"), index)))
    where = build.project(where, *(n for n in build.param_names(where) if n.startswith(("$i", "$h"))))
    return where
