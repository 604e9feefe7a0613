"""The path of one implementation from typed program to decided obligations."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path

import islpy as isl

from redverify.evaluation.annotations import reject_unbounded
from redverify.evaluation.contexts import Contexts
from redverify.evaluation.deadline import Deadline
from redverify.evaluation.equations import Asked, Equations
from redverify.evaluation.layout import Layout
from redverify.evaluation.obligation import Impossible, Obligation, Status
from redverify.evaluation.program import inline_lets, partial_sources
from redverify.evaluation.prophetic import TRANSFORM, ProphetEvaluator
from redverify.evaluation.reductions import Reductions
from redverify.evaluation.simplification import simplified
from redverify.evaluation.specification import Specification
from redverify.evaluation.symbolic import ArrayInfo, SymbolicEvaluator
from redverify.language import core
from redverify.language.source import Span
from redverify.presburger import build
from redverify.presburger.work import limited
from redverify.solving.discharge import Discharger
from redverify.solving.proof import Abstraction
from redverify.solving.solvers import solver_of


@dataclass(frozen=True, slots=True)
class Options:
    """How to verify.

    values: encoding of values. timeout: seconds for one value obligation. smt_dir: where
    queries are written. jobs: processes for value obligations. limit: seconds for
    evaluation, without solvers. witness_seconds: how long a concrete witness is searched for.
    inferred: a front end has made the annotations. One that fails then refutes the program only if
    what the program does is wrong, too. solver: which solvers decide value obligations.
    levels: whether to look for the strongest sense in which a verified program is equal.
    strict_races: whether two iterations that write one cell are a race whatever the values; certificates
    do not say so.
    """

    values: str = "real"
    timeout: float = 20.0
    smt_dir: str | None = None
    jobs: int = 1
    limit: float = 60.0
    witness_seconds: float = 10.0
    inferred: bool = False
    solver: str = "z3"
    levels: bool = False
    strict_races: bool = False
    progress: Callable[[int, int], None] | None = None


@dataclass(frozen=True, slots=True)
class Evaluated:
    """What evaluation gave, before anything was decided by a solver.

    ``on_entry`` are those of the obligations that foretelling rests on. ``plainly`` is true if all of them
    were proved at once: then no scope was evaluated again with less foretold.
    """

    equations: Asked
    context: isl.Set
    obligations: tuple[Obligation, ...]
    on_entry: tuple[Obligation, ...]
    plainly: bool

    def serves(self, equations: Equations) -> bool:
        """Whether evaluation under the other encoding of values would give the same."""
        return self.plainly and self.equations.same_answers(equations)


@dataclass(slots=True)
class Analysis:
    """All obligations of an implementation, decided."""

    impl: core.Impl
    obligations: list[Obligation]
    vacuous: bool
    discharger: Discharger
    evaluated: Evaluated

    def refine(self) -> None:
        """Try what is unproved again with the costlier methods (see :class:`Prover`)."""
        self.discharger.refine(self.obligations)

    @property
    def proved(self) -> bool:
        """Whether every obligation holds and the claim is not empty."""
        return not self.vacuous and all(o.status is Status.PROVED for o in self.obligations)


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
    before: Evaluated | None = None,
) -> Analysis:
    """State and decide all obligations of an implementation.

    Without ``thorough`` reductions are looked at no more closely than ``finest`` says, which is
    cheaper; :meth:`Analysis.refine` goes on. With
    ``hasty``, once an obligation does not hold, those after it stay open.
    ``evaluator`` makes the symbolic evaluator of each round; listings give one that records.
    Where the foretold results of a scope cannot be proved on entry, the program is evaluated
    again and less is foretold of that scope; so foretelling never makes a result worse.
    ``before`` is an evaluation of the same implementation under another encoding of values, which is used
    again where it serves (:class:`Evaluated`). Raises
    :class:`~redverify.clock.OutOfTime` after ``options.limit`` seconds of
    evaluation, and a diagnostic where an annotation is no reduction or reduces without a bound.
    """
    with limited(options.limit, "evaluation"):
        reached = Abstraction.MULTISETS if thorough else finest
        equations = Equations(impl.spec, options.values)
        if before is not None and before.serves(equations):
            found = _decided_again(impl, options, before, equations, finest=reached, hasty=hasty)
            if found is not None:
                return found
        return _analysed(impl, options, evaluator, finest=reached, hasty=hasty)


def _analysed(
    impl: core.Impl, options: Options, evaluator: Evaluator, *, finest: Abstraction, hasty: bool
) -> Analysis:
    equations, asked = Equations(impl.spec, options.values), Asked(impl.spec, options.values)
    context = build.all_of((*impl.spec.assumptions, *impl.assumptions))
    specification = Specification(asked, context)
    body = inline_lets(impl.body)
    reject_unbounded(body, context, specification)
    # Listings and certificates follow the program's own indices.
    if evaluator is SymbolicEvaluator:
        body = simplified(body, context)
    stated = specification.obligations()
    discharger = _discharger(impl, options, equations, context)
    evaluation = _Evaluation(impl, body, specification, evaluator, Deadline(options.limit))
    while True:
        found, on_entry = evaluation.round()
        foretold = [o for group in on_entry.values() for o in group]
        given = {id(o): copy(o) for o in (*stated, *found, *foretold)}
        discharger.prover.finest = Abstraction.MULTISETS
        discharger.discharge(foretold)
        failed = {s for s, group in on_entry.items() if any(o.status is not Status.PROVED for o in group)}
        if not failed:
            break
        evaluation.foretell_less(failed)
    obligations = _number(stated + found)
    discharger.prover.finest, discharger.hasty = finest, hasty
    discharger.discharge([o for o in obligations if o.status is Status.OPEN])
    evaluated = Evaluated(
        asked,
        context,
        tuple(given[id(o)] for o in obligations),
        tuple(given[id(o)] for o in foretold),
        plainly=not evaluation.modes,
    )
    return Analysis(impl, obligations, bool(context.is_empty()), discharger, evaluated)


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
    discharger.discharge(on_entry)
    if any(o.status is not Status.PROVED for o in on_entry):
        return None
    obligations = _number([copies[id(o)] for o in before.obligations])
    discharger.prover.finest, discharger.hasty = finest, hasty
    discharger.discharge([o for o in obligations if o.status is Status.OPEN])
    return Analysis(impl, obligations, bool(before.context.is_empty()), discharger, before)


def _discharger(impl: core.Impl, options: Options, equations: Equations, context: isl.Set) -> Discharger:
    return Discharger(
        equations,
        context,
        timeout=options.timeout,
        smt_dir=_smt_folder(impl, options.smt_dir),
        jobs=options.jobs,
        progress=options.progress,
        solver=solver_of(options.solver, options.smt_dir),
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
    ) -> None:
        self.impl = impl
        self.body = body
        self.specification = specification
        self.evaluator = evaluator
        self.deadline = deadline
        self.reductions = Reductions(specification.equations)
        self.sources = partial_sources(self.body)
        #: How each scope is closed, by its place; see ``prophetic.FORETELL_EMPTY``.
        self.modes: dict[Span, int] = {}

    def round(self) -> tuple[list[Obligation], dict[Span, list[Obligation]]]:
        """All obligations of the layout and the program; and those that foretelling rests on, by scope."""
        impl, equations, context = self.impl, self.specification.equations, self.specification.context
        contexts = Contexts()
        layout = Layout(impl, contexts, context)
        prophet = ProphetEvaluator(
            equations, self.reductions, contexts, self.sources, self.modes, self.deadline
        )
        prophet.block(self.body, context, layout.heap)
        symbolic = self.evaluator(prophet, self.specification)
        symbolic.strict_races = impl.strict_races
        for array, box in layout.boxes.items():
            symbolic.arrays[array] = ArrayInfo(box, layout.types[array])
        outputs = frozenset(b.array for b in impl.bindings if impl.spec.tensors[b.tensor].kind == "output")
        heap = symbolic.block(self.body, context, layout.heap, outputs)
        symbolic.coverage(impl, context, heap)
        undefined = [
            Obligation("", u.kind, u.span, u.subject, Impossible("the accumulations cannot be composed"))
            for u in dict.fromkeys(prophet.result.undefined)
        ]
        return [*layout.obligations, *symbolic.obligations, *undefined], symbolic.entry_obligations

    def foretell_less(self, scopes: Iterable[Span]) -> None:
        """Foretell less of the results of some scopes in the next round."""
        for span in scopes:
            self.modes[span] = self.modes.get(span, 0) + 1
            assert self.modes[span] <= TRANSFORM


def _smt_folder(impl: core.Impl, folder: str | None) -> str | None:
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
