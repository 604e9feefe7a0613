"""Reading symbolic heaps: values of expressions with the obligations on their reads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from typing import ClassVar

import islpy as isl

from redverify.evaluation.agreement import agree, same_element
from redverify.evaluation.contexts import Pending
from redverify.evaluation.data_values import packed, unpacked
from redverify.evaluation.heap import ReductionHeap, arity_name
from redverify.evaluation.obligation import (
    Emptiness,
    Equality,
    FromUnit,
    Impossible,
    Kind,
    Obligation,
    Problem,
    WithoutLaw,
)
from redverify.evaluation.program import reads_of
from redverify.evaluation.prophecy import Prophecy
from redverify.evaluation.prophetic import ProphetEvaluator
from redverify.evaluation.reductions import Case
from redverify.evaluation.relation import Cells, frame
from redverify.evaluation.specification import Specification
from redverify.language import core
from redverify.language.claims import READ_COMPLETE, Array, Completeness, OfArray, OfPlace, Place, Subject
from redverify.language.source import Span
from redverify.language.terms import decompose, free_variables, hole, rebuild, substitute
from redverify.language.types import ValueType
from redverify.presburger import build


@dataclass(frozen=True, slots=True)
class SymbolicValue:
    """One piece of a symbolic value: ``term`` over variables that ``where`` relates to Γ.

    partial: the value is an unfinished reduction that was read as a value.
    """

    term: core.ValueExpr
    where: isl.Set
    partial: bool


@dataclass(frozen=True, slots=True)
class ArrayInfo:
    """An array in scope: its cells and its type."""

    cells: isl.Set
    type: ValueType


_ANNOTATION_KNOWN = Place(OfPlace.ANNOTATION_KNOWN)


class Reader:
    """States obligations and evaluates expressions in reduction heaps (Figure 5.1).

    ``joins_pieces``: a value of several pieces that are one element by the equations is read as that
    element. Certificates follow the pieces as they are.
    """

    joins_pieces: ClassVar[bool] = True

    def __init__(
        self,
        evaluator: ProphetEvaluator,
        specification: Specification,
    ) -> None:
        self.evaluator = evaluator
        self.prophecy: Prophecy = evaluator.result
        self.specification = specification
        self.equations = evaluator.equations
        self.algebra = evaluator.algebra
        self.contexts = evaluator.contexts
        self.obligations: list[Obligation] = []
        #: What else has to hold under an encoding of values in which an operator lacks a law.
        self.without_law: list[WithoutLaw] = []
        self.arrays: dict[str, ArrayInfo] = {}
        self.parameters = self.equations.parameters
        self._fresh = count()
        #: Obligations that a scope's foretelling rests on, by the scope's place.
        self.entry_obligations: dict[Span, list[Obligation]] = {}
        #: Those of them that say that a cell holds a unit.
        self.from_unit: list[FromUnit] = []
        #: By command identity, where a statement reads a cell without a value and that is not known yet.
        self.missing: dict[int, isl.Set] = {}
        #: ``Γ`` of these statements.
        self.reached: dict[int, isl.Set] = {}
        #: Whether two iterations that write one cell are a race whatever the values.
        self.strict_races = False
        #: Whether indices may be data: what is stated for all values in a range refutes nothing.
        self.has_data = False

    # -------------------------------------------------------------- obligations

    def require(self, kind: Kind, span: Span, subject: Subject, problem: Problem) -> Obligation:
        """State an obligation."""
        self.evaluator.deadline.check()
        obligation = Obligation("", kind, span, subject, problem)
        self.obligations.append(obligation)
        return obligation

    def empty(
        self, kind: Kind, span: Span, subject: Subject, bad: isl.Set, *, exact: bool = True
    ) -> Obligation:
        """State that a set of index points is empty."""
        obligation = self.require(kind, span, subject, Emptiness(bad))
        obligation.exact = exact and not self.has_data
        return obligation

    def equal(
        self,
        kind: Kind,
        span: Span,
        subject: Subject,
        where: isl.Set,
        left: core.ValueExpr,
        right: core.ValueExpr,
    ) -> Obligation:
        """State that two terms are equal wherever ``where`` holds; affine arguments become
        holes, so that equal obligations of different iterations are one.
        """
        held = [(k.variable, k.value) for k in self.algebra.known]
        pair = packed(left, right, held)
        used = free_variables(pair).union(build.param_names(where))
        assert not any(name.startswith("$h") for name in used), "hole names are taken by the goal"
        context, contents = decompose(pair, self.parameters)
        assert isinstance(context, core.Apply)
        domain = where
        for position, content in enumerate(contents):
            domain = domain.intersect(build.where(core.CCmp("==", core.IVar(hole(position)), content)))
        keep = self.parameters | {hole(p) for p in range(len(contents))}
        domain = build.project_all(domain, frozenset(keep))
        return self.require(kind, span, subject, Equality(domain, *unpacked(context)))

    # -------------------------------------------------------------- completeness

    def _complete(
        self, heap: ReductionHeap, array: str, cells: isl.Set, span: Span, claims: Completeness
    ) -> None:
        """Reductions in some cells have their annotation's index set and initial value.

        A cell without contributions holds its initial value, not a part of a reduction.
        """
        annotated = heap.expected.only(array).within(Cells({array: cells}))
        for name, relation in list(heap.values.at(array)):
            if not self.contexts.is_pending(name):
                continue
            info = self.contexts.pending[name]
            rho = self.contexts.identities[info.identity]
            mine = heap.sets.pieces.get((array, arity_name(rho.arity)))
            if mine is None:
                continue
            held = relation.intersect_domain(cells).intersect_domain(mine.domain())
            if held.is_empty():
                continue
            checked: isl.Set | None = None
            for annotation, piece in list(annotated.at(array)):
                both = piece.intersect_domain(held.domain())
                for case, where, whole in self.algebra.whole(array, annotation, both, both.domain()):
                    assert case.form is not None
                    here = self.algebra.cells_of(where, both, annotation)
                    checked = here if checked is None else checked.union(here)
                    wanted = whole.pieces.get((array, arity_name(rho.arity)))
                    bad = _differ(mine, wanted, here)
                    if case.form.identity != rho:
                        bad = here
                    self.empty(Kind.COMPLETE, span, Array(claims.whole, array), bad)
                    self._initial_values(info, held, where, case, span, Array(claims.initial, array))
            missing = held.domain() if checked is None else held.domain().subtract(checked)
            self.empty(Kind.COMPLETE, span, Array(claims.annotated, array), missing)

    def _initial_values(
        self,
        info: Pending,
        held: isl.Map,
        where: isl.Set,
        case: Case,
        span: Span,
        subject: Subject,
    ) -> None:
        """The initial value of a reduction is that of its annotation."""
        assert case.form is not None
        rho = self.contexts.identities[info.identity]
        unit = self.equations.unit(rho.operator, rho.body.type)
        start: core.ValueExpr | None = unit
        if info.initial is not None:
            context = self.contexts.regular[info.initial]
            start = substitute(
                context.term,
                {hole(p): core.IVar(f"$g{rho.holes + p}") for p in range(context.holes)},
            )
        wanted = case.form.init if case.form.init is not None else unit
        if wanted is not None:
            wanted = substitute(
                wanted, {n: core.IVar(_apart(n)) for n in free_variables(wanted) if n.startswith("$h")}
            )
        for name in build.param_names(where):
            if name.startswith("$h"):
                where = build.rename(where, name, _apart(name))
        if start == wanted:
            return
        if start is None or wanted is None:
            self.require(Kind.COMPLETE, span, subject, Impossible("there is no unit"))
            return
        self.equal(
            Kind.COMPLETE,
            span,
            subject,
            frame(held, "$g").intersect(where),
            start,
            wanted,
        )

    # -------------------------------------------------------------- symbolic values

    def _evaluate(
        self,
        term: core.ValueExpr,
        span: Span,
        context: isl.Set,
        heap: ReductionHeap,
        *,
        copy: bool = False,
        candidates: Iterable[core.Access] = (),
        defined: isl.Set | None = None,
    ) -> list[SymbolicValue]:
        """``⟦e⟧_h`` (Figure 5.1), with the obligations on its reads.

        ``defined`` is the part of ``context`` where a value is asked for; elsewhere the reads have to be
        inside their arrays, and what they read closed and complete.
        A partial reduction may only be copied bare (``copy`` and ``term`` is the read).
        ``candidates`` are elements that reads of several pieces may turn out to be.
        """
        bare = copy and isinstance(term, core.Read)
        defined = context if defined is None else defined
        pieces = [SymbolicValue(term, defined, False)]
        reads = list(dict.fromkeys(reads_of(term)))
        for read in reads:
            self._bounds(read.array, read.indices, span, context, OfArray.READ_INSIDE)
            location = build.tuple_set(read.array, read.indices).intersect_params(context)
            missing = heap.values.outside(read.array, location.intersect_params(defined))
            self.empty(Kind.DEFINED, span, Array(OfArray.READ_KNOWN, read.array), missing)
            pending = heap.pending.of(read.array)
            if pending is not None:
                self.empty(
                    Kind.DEFINED,
                    span,
                    Array(OfArray.READ_CLOSED, read.array),
                    location.intersect(pending),
                )
            values = self._read(heap, read.array, read.indices, defined)
            if not bare and any(v.partial for v in values):
                self._complete(heap, read.array, location, span, READ_COMPLETE)
            if missing.is_empty():
                values = self._as_one(values, candidates, defined)
            combined = []
            for piece in pieces:
                for value in values:
                    where = piece.where.intersect(value.where)
                    if not where.is_empty():
                        combined.append(
                            SymbolicValue(
                                _replace_read(piece.term, read, value.term),
                                where,
                                piece.partial or value.partial,
                            )
                        )
            pieces = combined
        return pieces

    def _read(
        self, heap: ReductionHeap, array: str, indices: Iterable[core.IndexExpr], context: isl.Set
    ) -> list[SymbolicValue]:
        """``h(a⟨ι⟩)``: the pieces of a cell's value, over fresh variables for the holes."""
        location = build.tuple_set(array, tuple(indices)).intersect_params(context)
        return [
            SymbolicValue(v.term, _drop_cell(v.where), v.partial)
            for v in self._cell_values(heap, array, location, indices=tuple(indices))
        ]

    def _as_one(
        self, values: list[SymbolicValue], candidates: Iterable[core.Access], context: isl.Set
    ) -> list[SymbolicValue]:
        """The pieces of a value as one, if all of them are the same candidate by the equations.

        The pieces together cover ``context``. Pieces with one term are one value, whose
        condition is a union.
        """
        if (
            not self.joins_pieces
            or any(v.partial for v in values)
            or sum(v.where.n_basic_set() for v in values) < 2
        ):
            return values
        candidates = list(candidates)
        for candidate in candidates:  # most cells hold an element that is named, and this costs little
            if all(same_element(v.where, v.term, candidate) for v in values):
                return [SymbolicValue(candidate, context, False)]
        for candidate in candidates:
            self.evaluator.deadline.check()
            if all(agree(self.equations, v.where, v.term, candidate) for v in values):
                return [SymbolicValue(candidate, context, False)]
        return values

    def _cell_values(
        self,
        heap: ReductionHeap,
        array: str,
        cells: isl.Set | None,
        indices: tuple[core.IndexExpr, ...] | None = None,
    ) -> list[SymbolicValue]:
        """The values of some cells, over the coordinates ``$i0``, ... and fresh variables."""
        result = []
        for name, relation in heap.values.at(array):
            piece = relation if cells is None else relation.intersect_domain(cells)
            if piece.is_empty():
                continue
            partial = self.contexts.is_pending(name)
            explicit = self.algebra.explicit(array, name, piece, heap.sets)
            for target, values in explicit.at(array):
                context = self.contexts.regular[target]
                tag = next(self._fresh)
                where = frame(values, f"$v{tag}_")
                if indices is not None:
                    for position, index in enumerate(indices):
                        where = where.intersect(
                            build.where(core.CCmp("==", core.IVar(f"$i{position}"), index))
                        )
                by = {hole(p): core.IVar(f"$v{tag}_{p}") for p in range(context.holes)}
                result.append(SymbolicValue(substitute(context.term, by), where, partial))
        return result

    # -------------------------------------------------------------- undefined values

    def _defined(
        self, command: core.Assign | core.Accumulate, context: isl.Set, heap: ReductionHeap
    ) -> isl.Set:
        """The part of ``Γ`` where a statement's value is taken to be known.

        Where a cell that it reads has no value, and the statement is not known to be such, ``missing`` tells;
        but not if that is at sizes that are not assumed.
        """
        defined = self.evaluator.defined(command, context)
        cells = [(read.array, read.indices) for read in reads_of(command.value)]
        if isinstance(command, core.Accumulate):
            cells.append((command.array, command.indices))
        missing = build.nowhere()
        for array, indices in dict.fromkeys(cells):
            location = build.tuple_set(array, indices).intersect_params(defined)
            missing = missing.union(heap.values.outside(array, location).params())
        if not missing.is_disjoint(self.specification.context):
            self.missing[id(command)] = build.within(build.tidy(missing), context)
            self.reached[id(command)] = context
        return defined

    # -------------------------------------------------------------- simple checks

    def _bounds(
        self,
        array: str,
        indices: tuple[core.IndexExpr, ...],
        span: Span,
        context: isl.Set,
        claim: OfArray,
    ) -> None:
        cell = build.tuple_set(array, indices).intersect_params(context)
        outside = cell.subtract(self.arrays[array].cells)
        self.empty(Kind.BOUNDS, span, Array(claim, array), outside)

    def _known(
        self,
        term: core.ValueExpr,
        span: Span,
        context: isl.Set,
        kind: Kind = Kind.VALUE,
        subject: Subject = _ANNOTATION_KNOWN,
    ) -> None:
        unknown = self.specification.unknown(term, context)
        if not unknown.is_empty():
            self.empty(kind, span, subject, unknown, exact=False)


def _replace_read(term: core.ValueExpr, read: core.Read, value: core.ValueExpr) -> core.ValueExpr:
    if isinstance(term, core.Read):
        return value if term == read else term
    if isinstance(term, core.Reduce | core.LetValue):
        return term
    return rebuild(term, lambda t: _replace_read(t, read, value), lambda i: i, lambda c: c)


def _drop_cell(where: isl.Set) -> isl.Set:
    kept = [name for name in build.param_names(where) if not name.startswith("$i")]
    return build.project_all(where, frozenset(kept))


def _apart(hole_name: str) -> str:
    """A name for the hole of an annotation beside the holes of a goal."""
    return f"$f{hole_name[2:]}"


def _differ(first: isl.Map | None, second: isl.Map | None, cells: isl.Set) -> isl.Set:
    """The cells on which two index relations differ."""
    if first is None or second is None:
        only = first if second is None else second
        return cells.subtract(cells) if only is None else only.domain().intersect(cells)
    a, b = build.tidy(first.gist_domain(cells)), build.tidy(second.gist_domain(cells))
    return a.subtract(b).union(b.subtract(a)).intersect_domain(cells).domain()
