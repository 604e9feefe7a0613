"""The path of one implementation from typed program to decided obligations."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from pathlib import Path

import islpy as isl

from redverify.evaluation.annotations import reject_unbounded
from redverify.evaluation.contexts import Contexts
from redverify.evaluation.deadline import Deadline
from redverify.evaluation.equations import Asked, Equations
from redverify.evaluation.layout import Layout
from redverify.evaluation.obligation import (
    Emptiness,
    Equality,
    FromUnit,
    Impossible,
    Kind,
    Obligation,
    Status,
    WithoutLaw,
)
from redverify.evaluation.program import inline_lets, partial_sources
from redverify.evaluation.prophetic import TRANSFORM, ProphetEvaluator
from redverify.evaluation.reductions import Reductions
from redverify.evaluation.simplification import simplified
from redverify.evaluation.specification import FEW_CASES, Specification
from redverify.evaluation.symbolic import ArrayInfo, SymbolicEvaluator
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.elaboration.data_indices import depends_on_data, inhabited
from redverify.language.source import Span
from redverify.language.types import BUILTIN_TYPES
from redverify.language.walks import commands_of
from redverify.options import Options
from redverify.presburger import build
from redverify.presburger.work import limited
from redverify.solving.discharge import Discharger
from redverify.solving.proof import Abstraction
from redverify.solving.solvers import solver_of
from redverify.system.clock import OutOfTime, worked


def as_asked(impl: core.Impl, options: Options) -> core.Impl:
    """The implementation with what the options ask of it: no iterations that write one cell, and the type of
    indices, unless the program says one."""
    asked = None if options.index_bits is None else BUILTIN_TYPES[f"i{options.index_bits}"]
    return replace(impl, strict_races=options.strict_races, width=impl.width or asked)


@dataclass(frozen=True, slots=True)
class Evaluated:
    """What evaluation gave, before anything was decided by a solver; sets that are empty are known to be.

    ``on_entry`` are those of the obligations that foretelling rests on, and ``from_unit`` those of them
    that say that a cell holds the unit of an operator. ``plainly`` is true if all of them
    were proved at once: then no scope was evaluated again with less foretold. ``without_law`` holds besides
    under encodings in which an operator lacks a law. ``seconds`` is the work of evaluation.
    """

    equations: Asked
    context: isl.Set
    obligations: tuple[Obligation, ...]
    on_entry: tuple[Obligation, ...]
    from_unit: tuple[FromUnit, ...]
    without_law: tuple[WithoutLaw, ...]
    plainly: bool
    seconds: float

    def serves(self, equations: Equations) -> bool:
        """Whether evaluation under the other encoding of values would give the same."""
        return self.plainly and self.equations.same_answers(equations)

    def starts_alike(self, impl: core.Impl, options: Options) -> bool:
        """Whether the cells that hold units on entry of scopes hold those under other options, too.

        Where they do not, nothing can be foretold of those scopes, and evaluation says less.
        """
        if not self.plainly:
            return True
        equations = Equations(impl.spec, options.values)
        moved: list[Obligation] = []
        for known in self.from_unit:
            unit = equations.unit(known.operator, known.type)
            if unit is not None and unit != Equations.unit(self.equations, known.operator, known.type):
                moved.append(known.of(unit))
        with limited(options.limit, "evaluation", patience=options.patience.evaluation):
            _discharger(impl, options, equations, self.context).discharge(moved)
        return all(o.status is Status.PROVED for o in moved)


@dataclass(slots=True)
class Analysis:
    """All obligations of an implementation, decided.

    ``undefined`` are the statements that write undefined values, which is not an error as far as all
    obligations hold (``docs/obligations/defined.md``).
    """

    impl: core.Impl
    obligations: list[Obligation]
    vacuous: bool
    discharger: Discharger
    evaluated: Evaluated
    undefined: tuple[Span, ...] = ()

    def refine(self) -> None:
        """Try what is unproved again with the costlier methods (see :class:`Prover`)."""
        self.discharger.refine(self.obligations)

    @property
    def open(self) -> list[Obligation]:
        """The obligations that are not proved."""
        return [o for o in self.obligations if o.status is not Status.PROVED]

    @property
    def proved(self) -> bool:
        """Whether every obligation holds and the claim is not empty."""
        return not self.vacuous and all(o.status is Status.PROVED for o in self.obligations)


#: The obligations of a program; and those that foretelling rests on, by scope.
Round = tuple[list[Obligation], dict[Span, list[Obligation]]]

#: Rounds in which it is found out exactly where a program writes undefined values; after them a statement
#: that writes more of them is taken to write nothing else. All rounds together, at most.
_EXACT, _SPREADING = 5, 8

#: Makes the symbolic evaluator of a round.
Evaluator = Callable[[ProphetEvaluator, Specification], SymbolicEvaluator]


def analyse(
    impl: core.Impl,
    options: Options,
    *,
    thorough: bool = True,
    finest: Abstraction = Abstraction.TERMS,
    hasty: bool = False,
    evaluator: Evaluator = SymbolicEvaluator,
    tolerant: bool = False,
    before: Evaluated | None = None,
    interim: Callable[[], None] | None = None,
) -> Analysis:
    """State and decide all obligations of an implementation.

    Without ``thorough`` reductions are looked at no more closely than ``finest`` says, which is
    cheaper; :meth:`Analysis.refine` goes on. With
    ``hasty``, once an obligation does not hold, those after it stay open.
    ``evaluator`` makes the symbolic evaluator of each round; listings give one that records. Undefined
    values are tolerated with the evaluator of verdicts, and where it is ``tolerant``.
    Where the foretold results of a scope cannot be proved on entry, the program is evaluated
    again and less is foretold of that scope; so foretelling never makes a result worse.
    ``before`` is an evaluation of the same implementation under another encoding of values, which is used
    again where it serves (:class:`Evaluated`). ``interim`` is called in the midst of a long evaluation
    (:class:`~redverify.evaluation.deadline.Deadline`). Raises
    :class:`~redverify.system.clock.OutOfTime` after ``options.limit`` seconds of
    evaluation, :class:`~redverify.presburger.build.NotAffine` where an index has a product of variables, and
    a diagnostic where an annotation is not a reduction or reduces without a bound.
    """
    reached = Abstraction.MULTISETS if thorough else finest
    deadline = Deadline(min(options.limit, options.patience.evaluation), interim)
    try:
        with limited(options.limit, "evaluation", patience=options.patience.evaluation):
            equations = Equations(impl.spec, options.values)
            if before is not None and before.serves(equations):
                found = _decided_again(impl, options, before, equations, finest=reached, hasty=hasty)
                if found is not None:
                    return found
            tolerant = tolerant or evaluator is SymbolicEvaluator
            return _analysed(
                impl, options, evaluator, deadline, tolerant=tolerant, finest=reached, hasty=hasty
            )
    except OutOfTime as error:
        raise OutOfTime(f"{error}{deadline.where()}") from None


def _analysed(
    impl: core.Impl,
    options: Options,
    evaluator: Evaluator,
    deadline: Deadline,
    *,
    tolerant: bool,
    finest: Abstraction,
    hasty: bool,
) -> Analysis:
    begun = worked()
    equations, asked = Equations(impl.spec, options.values), Asked(impl.spec, options.values)
    context = build.all_of((*impl.spec.assumptions, *impl.assumptions, *inhabited(impl.spec)))
    specification = Specification(asked, context)
    body = inline_lets(impl.body)
    reject_unbounded(body, context, specification)
    # Listings and certificates follow the program's own indices.
    if evaluator is SymbolicEvaluator:
        body = simplified(body, context)
    stated = specification.obligations()
    discharger = _discharger(impl, options, equations, context)

    def under(around: isl.Set) -> Analysis:
        def evaluation(undefined: Mapping[int, isl.Set] | None = None) -> _Evaluation:
            return _Evaluation(impl, body, specification, evaluator, deadline, around, undefined)

        def decided(evaluation: _Evaluation, first: Round | None) -> Analysis | None:
            own = list(map(copy, stated))
            return _decided(evaluation, first, own, discharger, asked, finest, hasty=hasty, begun=begun)

        return _tolerant_or_plain(evaluation, decided, tolerates=tolerant)

    if evaluator is SymbolicEvaluator and context.n_basic_set() > FEW_CASES:
        found = _within_hull(under, context)
        if found is not None:
            return found
    return under(context)


def _within_hull(under: Callable[[isl.Set], Analysis], context: isl.Set) -> Analysis | None:
    """The analysis under a hull of the assumptions, where that is as good as one under these.

    Evaluation says of each choice of the sizes what holds for it, and no size changes while a program runs.
    So evaluation under more choices says the same of those that are assumed, and obligations are decided
    for these alone (:class:`~redverify.solving.discharge.Discharger`). It may be less precise, since what it
    asks on its way is asked of the hull. So nothing is taken from it if an obligation about indices is open,
    or if an annotation is not a reduction at sizes that are not assumed.
    """
    try:
        found = under(isl.Set.from_basic_set(context.simple_hull()))
    except DiagnosticError:
        return None
    opened = [o for o in found.obligations if o.status is not Status.PROVED]
    return found if all(isinstance(o.problem, Equality) for o in opened) else None


def _tolerant_or_plain(
    evaluation: Callable[..., _Evaluation],
    decided: Callable[[_Evaluation, Round | None], Analysis | None],
    *,
    tolerates: bool,
) -> Analysis:
    """The analysis where statements may write undefined values, if some do; else the one where none may."""
    plain = evaluation()
    first = plain.round()
    # Cells that data choose to write have values, though none that are known: they are not undefined ones.
    if plain.missing and tolerates and not plain.has_data:
        found = None if _leaves_arrays(first) else decided(evaluation(plain.missing), None)
        if found is not None and found.undefined:
            return found
        if found is None:  # whether an undefined value reaches an output is not known
            for obligation in first[0]:
                obligation.exact = obligation.exact and obligation.kind is not Kind.DEFINED
    analysis = decided(plain, first)
    assert analysis is not None
    return analysis


def _leaves_arrays(found: Round) -> bool:
    """Whether an access is outside of its array: then nothing is gained by tolerating undefined values.

    The obligation is the same whether they are tolerated or not, and undefined values are tolerated only
    where all obligations about indices hold.
    """
    bounds = [o.problem for o in found[0] if o.kind is Kind.BOUNDS]
    return any(isinstance(p, Emptiness) and not p.bad.is_empty() for p in bounds)


def _decided(
    evaluation: _Evaluation,
    first: Round | None,
    stated: list[Obligation],
    discharger: Discharger,
    asked: Asked,
    finest: Abstraction,
    *,
    hasty: bool,
    begun: float,
) -> Analysis | None:
    """The obligations of an evaluation, decided; ``stated`` are those of the specification.

    ``first`` is the evaluation's first round, if it was made, and ``begun`` the work at which the
    analysis began. Where undefined values are tolerated: no
    ``undefined`` statements in the result if one reaches an output, and ``None`` if it is not known
    where they are, or they break something else that is about indices alone.
    """
    while True:
        settled = evaluation.settled() if first is None else first
        if settled is None:
            return None
        found, on_entry = settled
        foretold = [o for group in on_entry.values() for o in group]
        given = {id(o): copy(o) for o in (*stated, *found, *foretold)}
        discharger.prover.finest = Abstraction.MULTISETS
        discharger.discharge(foretold)
        failed = {s for s, group in on_entry.items() if any(o.status is not Status.PROVED for o in group)}
        if not failed:
            break
        evaluation.foretell_less(failed)
        first = None
    seconds = worked() - begun
    obligations = _number(stated + found)
    discharger.prover.finest, discharger.hasty = finest, hasty
    undefined = tuple(evaluation.undefined_at())
    if undefined:
        discharger.discharge([o for o in obligations if not isinstance(o.problem, Equality)])
        failing = {o.kind for o in obligations if o.status in (Status.FAILED, Status.UNKNOWN)}
        if failing:
            undefined = ()
            if Kind.COVERAGE not in failing or not evaluation.exact:
                return None
    if undefined or not evaluation.tolerant:
        discharger.discharge([o for o in obligations if o.status is Status.OPEN])
    again = {id(o): _to_decide_again(given[id(o)], o) for o in (*obligations, *foretold)}
    evaluated = Evaluated(
        asked,
        discharger.context,
        tuple(again[id(o)] for o in obligations),
        tuple(again[id(o)] for o in foretold),
        tuple(evaluation.from_unit),
        tuple(evaluation.without_law),
        plainly=not evaluation.modes,
        seconds=seconds,
    )
    vacuous = bool(discharger.context.is_empty())
    return Analysis(evaluation.impl, obligations, vacuous, discharger, evaluated, undefined)


def _to_decide_again(stated: Obligation, decided: Obligation) -> Obligation:
    """An obligation for another encoding of values: sets that are empty are so under any."""
    proved = decided.status is Status.PROVED and isinstance(decided.problem, Emptiness)
    return copy(decided) if proved else stated


def _decided_again(
    impl: core.Impl,
    options: Options,
    before: Evaluated,
    equations: Equations,
    *,
    finest: Abstraction,
    hasty: bool,
) -> Analysis | None:
    """The obligations of an evaluation decided under another encoding; ``None`` if what it foretold fails."""
    discharger = _discharger(impl, options, equations, before.context)
    copies = {id(o): copy(o) for o in (*before.obligations, *before.on_entry)}
    on_entry = [copies[id(o)] for o in before.on_entry]
    discharger.discharge([o for o in on_entry if o.status is Status.OPEN])
    if any(o.status is not Status.PROVED for o in on_entry):
        return None
    lacking = [o.stated() for o in before.without_law if not getattr(equations, o.law)(o.operator, o.type)]
    obligations = _number([*(copies[id(o)] for o in before.obligations), *lacking])
    discharger.prover.finest, discharger.hasty = finest, hasty
    discharger.discharge([o for o in obligations if o.status is Status.OPEN])
    return Analysis(impl, obligations, bool(before.context.is_empty()), discharger, before)


def _discharger(impl: core.Impl, options: Options, equations: Equations, context: isl.Set) -> Discharger:
    return Discharger(
        equations,
        context,
        timeout=options.timeout,
        patience=options.patience.obligation,
        smt_dir=_smt_folder(impl, options.smt),
        jobs=options.jobs,
        progress=options.progress,
        solver=solver_of(options.solver, options.smt),
    )


class _Evaluation:
    """Prophetic and symbolic evaluation of one implementation, round by round."""

    def __init__(
        self,
        impl: core.Impl,
        body: core.Block,
        specification: Specification,
        evaluator: Evaluator,
        deadline: Deadline,
        around: isl.Set,
        undefined: Mapping[int, isl.Set] | None = None,
    ) -> None:
        self.impl = impl
        #: The values of parameters that are evaluated: those that are assumed, or a hull of these.
        self.around = around
        self.body = body
        self.specification = specification
        self.evaluator = evaluator
        self.deadline = deadline
        self.reductions = Reductions(specification.equations)
        self.sources = partial_sources(self.body)
        self.has_data = depends_on_data(impl)
        #: How each scope is closed, by its place; see ``prophetic.FORETELL_EMPTY``.
        self.modes: dict[Span, int] = {}
        #: What the last round says of other encodings of values.
        self.without_law: list[WithoutLaw] = []
        self.from_unit: list[FromUnit] = []
        #: Whether statements may write undefined values; and where they do so, by command identity.
        self.tolerant = undefined is not None
        self.undefined = dict(undefined or {})
        #: Where statements of the last round read cells without a value, besides.
        self.missing: dict[int, isl.Set] = {}
        self.reached: dict[int, isl.Set] = {}
        self.exact = True

    def settled(self) -> Round | None:
        """A round in which it is known about each statement where it writes undefined values.

        Each round finds what depends on what the one before has found. ``None`` if this does not end.
        More undefined values than there are do no harm to a proof, and refute nothing.
        """
        for count in range(_SPREADING):
            result = self.round()
            if not (self.tolerant and self.missing):
                return result
            self.exact = self.exact and count < _EXACT
            for statement, missing in (self.missing if self.exact else self.reached).items():
                known = self.undefined.get(statement)
                self.undefined[statement] = missing if known is None else build.tidy(known.union(missing))
        return None

    def undefined_at(self) -> list[Span]:
        """The statements that write undefined values."""
        return sorted({c.span for c in commands_of(self.body) if id(c) in self.undefined}, key=str)

    def round(self) -> Round:
        """All obligations of the layout and the program; and those that foretelling rests on, by scope."""
        impl, equations, context = self.impl, self.specification.equations, self.around
        contexts = Contexts()
        layout = Layout(impl, contexts, context)
        prophet = ProphetEvaluator(
            equations, self.reductions, contexts, self.sources, self.modes, self.deadline
        )
        prophet.undefined = self.undefined
        prophet.block(self.body, context, layout.heap)
        symbolic = self.evaluator(prophet, self.specification)
        symbolic.strict_races, symbolic.has_data = impl.strict_races, self.has_data
        for array, box in layout.boxes.items():
            symbolic.arrays[array] = ArrayInfo(box, layout.types[array])
        outputs = frozenset(b.array for b in impl.bindings if impl.spec.tensors[b.tensor].kind == "output")
        heap = symbolic.block(self.body, context, layout.heap, outputs)
        symbolic.coverage(impl, context, heap)
        self.missing, self.reached = symbolic.missing, symbolic.reached
        undefined = [
            Obligation("", u.kind, u.span, u.subject, Impossible("the accumulations cannot be composed"))
            for u in dict.fromkeys(prophet.result.undefined)
        ]
        self.without_law, self.from_unit = symbolic.without_law, symbolic.from_unit
        return [*layout.obligations, *symbolic.obligations, *undefined], symbolic.entry_obligations

    def foretell_less(self, scopes: Iterable[Span]) -> None:
        """Foretell less of the results of some scopes in the next round."""
        for span in scopes:
            self.modes[span] = self.modes.get(span, 0) + 1
            assert self.modes[span] <= TRANSFORM


def _smt_folder(impl: core.Impl, folder: str | os.PathLike[str] | None) -> str | None:
    """Where the queries of one implementation are written: a folder of its own."""
    if folder is None:
        return None
    return os.path.join(folder, f"{Path(impl.span.file).stem}.{impl.name}")


def _number(obligations: Sequence[Obligation]) -> list[Obligation]:
    """Order by place and give each obligation its identifier."""
    ordered = sorted(obligations, key=lambda o: (o.span.line, o.span.column, o.kind.value))
    counts: dict[str, int] = {}
    for obligation in ordered:
        position = counts.get(obligation.kind.value, 0)
        counts[obligation.kind.value] = position + 1
        obligation.id = f"{obligation.kind.value}-{obligation.span.line}-{position}"
    return ordered


__all__ = ["Analysis", "Options", "analyse"]
