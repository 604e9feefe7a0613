"""The verdict on one implementation."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, cast

import msgspec

from redverify.evaluation import obligation as stage
from redverify.judgement.analysis import Analysis, analyse, as_asked
from redverify.judgement.assumptions import assumptions_of, layouts_of
from redverify.judgement.contradiction import contradiction
from redverify.judgement.laws import audit, with_open_laws
from redverify.judgement.levels import encoding_of_level, level_beneath, level_of, solver_of_error
from redverify.judgement.wrong_starts import wrong_starts
from redverify.language import core
from redverify.language.claims import OfBinding, OfPlace, Place
from redverify.language.diagnostics import DiagnosticError
from redverify.options import Options
from redverify.presburger import build
from redverify.presburger.work import limited
from redverify.radix.affine import instances
from redverify.radix.products import Undecided, product_of
from redverify.reporting.result import (
    CLAIM,
    Abstraction,
    DecidedBy,
    ImplResult,
    Level,
    Obligation,
    ObligationStatus,
    Verdict,
    Witness,
)
from redverify.system.clock import OutOfTime, worked
from redverify.system.memory import memory_limited

if TYPE_CHECKING:
    from redverify.interpreter.search import Kept

#: How an obligation that was never decided is reported.
_STATUS: dict[stage.Status, ObligationStatus] = {
    stage.Status.OPEN: "unknown",
    stage.Status.PROVED: "proved",
    stage.Status.FAILED: "failed",
    stage.Status.UNKNOWN: "unknown",
}

VACUOUS = "no parameter values satisfy the assumptions, so there is nothing to verify"
UNDEFINED = (
    "undefined values are written in line {}, which depend on cells that were never written; "
    "no output depends on them"
)
NO_WITNESS = "no concrete witness was found, so the open obligations refute nothing"
INFERRED = (
    "an annotation that was inferred does not hold ({}, line {}), "
    "yet no run that was tried does anything wrong"
)
#: Kinds of obligations about indices alone in which no law of an operator has a part.
_WITHOUT_LAWS = stage.INDEX_KINDS - {stage.Kind.RACE}

OPEN_LAWS = "line {} is wrong ({}) only if order or grouping matters to {}, which was not shown"
NO_CLAIMS = "the annotations claim nothing: the program was only run"
NO_VALUE = "the specification gives no value to an output{}: {}"
NO_MEMORY = "the analysis ran out of memory"
LONG = "evaluation was not ended: a run at a small size is wrong"
NO_OUTPUT = "the outputs have no element for any parameter values, so there is nothing to verify"

DISAGREE = (
    "every obligation was proved, but the reference interpreter disagrees ({}): "
    "this is a bug in redverify, please report it with the program"
)

DISAGREE_LEVEL = (
    "it was proved equal {}, but the reference interpreter disagrees ({}): "
    "this is a bug in redverify, please report it with the program"
)

#: What isl and the solvers say where memory is used up.
_OUT_OF_MEMORY = re.compile(r"allocation failure|out of memory|bad_alloc", re.IGNORECASE)

#: Sizes at which an output without a value is looked for.
_SMALL = 6

#: Seconds in which the interpreter may find a run that contradicts a proof.
CHECK_SECONDS = 0.12

#: The same for the level that is claimed, if it assumes other values than the verdict.
LEVEL_CHECK_SECONDS = 0.1

#: Seconds for the search of a witness before the costlier methods of proof are tried.
EARLY_SECONDS = 1.0

#: Seconds' worth of steps for the search of a run that goes wrong whatever inferred annotations say.
DEEDS_SECONDS = 3.0

#: The share of the time-out of an obligation for the laws of the operators with a definition.
LAW_SHARE = 0.5


def judge(impl: core.Impl, file: str, options: Options) -> tuple[ImplResult, DiagnosticError | None]:
    """Analyse an implementation and give its result.

    Wrong input gives the verdict ``invalid`` and the error. Where isl or a solver gives up, or time
    or memory runs out, the verdict is ``inconclusive`` with a note. Any other exception is a bug, and
    is raised.
    """
    judging = _Judging(as_asked(impl, options), file, options)
    build.forget()
    with memory_limited():
        try:
            return judging.result(), None
        except _Refuted as refuted:
            return refuted.result, None
        except DiagnosticError as error:
            return judging.bare(Verdict.INVALID), error
        except RecursionError:
            note = "the program is nested too deeply to be analysed"
            return judging.bare(Verdict.INCONCLUSIVE, note), None
        except Undecided as error:
            return judging.given_up(str(error), DEEDS_SECONDS), None
        except OutOfTime as error:
            reason = str(error)
        except MemoryError:
            reason = NO_MEMORY
        except Exception as error:
            solver = solver_of_error(error)
            if solver is None:
                raise
            said = f"{solver} gave up: {' '.join(str(error).split()) or type(error).__name__}"
            reason = NO_MEMORY if _OUT_OF_MEMORY.search(str(error)) else said
        return judging.given_up(reason), None


class _Refuted(Exception):
    """A run in the midst of a long evaluation has refuted the program."""

    def __init__(self, result: ImplResult) -> None:
        super().__init__(LONG)
        self.result = result


class _Judging:
    """The way of one implementation to its verdict: laws, obligations, runs, the level."""

    def __init__(self, impl: core.Impl, file: str, options: Options) -> None:
        self.impl, self.file, self.options, self.values = impl, file, options, options.values
        self.start, self.worked = time.perf_counter(), worked()
        #: What the interpreter's tests of this program share.
        self.kept: Kept = {}

    def result(self) -> ImplResult:
        """The result, where nothing gives up."""
        impl, options = self.impl, self.options
        if not options.claims:
            return self.given_up(NO_CLAIMS)
        audited = audit(impl.spec, self.values, LAW_SHARE * options.timeout, options.solver)
        audited.reject()
        seen = instances(impl)
        analyses = [analyse(one, options, thorough=False, interim=self._look) for one in seen]
        analysis = analyses[0]
        fitting = _fitting(impl)
        analysis.obligations += fitting
        plain = seen == (impl,)
        verdict, witness, notes = self._decide(analysis) if plain else self._decide_products(analyses)
        if verdict is not Verdict.REFUTED:
            doubtful = audited.doubts(impl)
            verdict, notes = (Verdict.INCONCLUSIVE if doubtful else verdict), (*doubtful, *notes)
        if verdict is not Verdict.VERIFIED:
            notes = (*notes, *wrong_starts(impl, self.values))
        inexact = self._inexact(analysis, verdict)
        if inexact:
            from redverify.witnesses.undecided import explained

            notes = (*notes, explained(inexact, self.values))
        level, weaker = self._level(seen, analysis, verdict, worked() - self.worked)
        notes = (*notes, *weaker)
        undefined = [span.line for one in analyses for span in one.undefined]
        if undefined and verdict is Verdict.VERIFIED:
            notes = (*notes, UNDEFINED.format(", ".join(map(str, undefined))))
        if any(o.status is not stage.Status.PROVED for o in fitting):
            from redverify.judgement.overflows import sizes_that_fit

            fits = sizes_that_fit(impl)
            notes = (*notes, *(() if fits is None else (f"nothing overflows if `{fits}`",)))
        if options.suggest and impl.overlaps:
            from redverify.judgement.distances import suggestions

            notes = (*notes, *suggestions(impl, options))
        if verdict is Verdict.VERIFIED and level is not None:
            disagreement = self._level_contradicted(level)
            if disagreement is not None:
                verdict, level, notes = Verdict.INCONCLUSIVE, None, (*notes, disagreement)
        return msgspec.structs.replace(
            self.bare(verdict, *notes),
            assumptions=assumptions_of(impl, self.values, audited.proved),
            obligations=tuple(_reported(o, points=plain) for one in analyses for o in one.obligations),
            witness=witness,
            level=level,
            depends_on=inexact,
        )

    def _look(self) -> None:
        """Refute the program by a run, if small sizes do: evaluation takes long, and may not end."""
        with suppress(OutOfTime), limited(EARLY_SECONDS, "a look at small sizes"):
            result = self.given_up(LONG)
            if result.verdict is Verdict.REFUTED:
                raise _Refuted(result)

    def given_up(self, reason: str, seconds: float = EARLY_SECONDS) -> ImplResult:
        """The result where time or memory ran out before the verdict: runs of small sizes may still refute.

        No obligation was decided. So there is one in their place, that the program computes what is
        specified.
        """
        whole = stage.Obligation(
            "1",
            stage.Kind.VALUE,
            self.impl.span,
            Place(OfPlace.EVALUATED),
            stage.Impossible(reason),
            status=stage.Status.UNKNOWN,
        )
        seconds = seconds if self.options.claims else DEEDS_SECONDS
        try:
            found = self._witness([whole], min(self.options.witness_seconds, seconds))
        except MemoryError:
            found = None
        if found is None:
            return self.bare(Verdict.INCONCLUSIVE, reason)
        whole.status, whole.kind = stage.Status.FAILED, stage.Kind(found[0].kind)
        return msgspec.structs.replace(
            self.bare(Verdict.REFUTED, reason),
            obligations=(_reported(whole),),
            witness=found[0],
            level="not equal",
        )

    def _decide(self, analysis: Analysis) -> tuple[Verdict, Witness | None, tuple[str, ...]]:
        """The verdict, and the witness if it is ``refuted``; marks the obligation that it breaks."""
        if analysis.vacuous:
            return Verdict.INCONCLUSIVE, None, (VACUOUS,)
        if analysis.proved:
            return self._proved()
        # What is wrong is found sooner by running small sizes than by proving the rest.
        seconds = self.options.witness_seconds
        found = self._witness(analysis.open, min(seconds, EARLY_SECONDS))
        if found is None:
            analysis.refine()
            if analysis.proved:
                return self._proved()
            found = self._witness(analysis.open, seconds)
        if found is None:
            notes = (*self._broken_annotation(analysis), *self._without_value(analysis), NO_WITNESS)
            return Verdict.INCONCLUSIVE, None, notes
        witness, broken = found
        broken.status = stage.Status.FAILED
        return Verdict.REFUTED, witness, ()

    def _decide_products(
        self, analyses: Sequence[Analysis]
    ) -> tuple[Verdict, Witness | None, tuple[str, ...]]:
        """The verdict on a program with products in its indices, whose instances without were analysed.

        They have more sizes, and smaller arrays. So only runs of the program itself refute it, and only they
        show that the claim is about something.
        """
        some = [analysis for analysis in analyses if not analysis.vacuous]
        if not some:
            return Verdict.INCONCLUSIVE, None, (VACUOUS,)
        for number, analysis in enumerate(analyses[1:], start=2):
            for obligation in analysis.obligations:
                obligation.id = f"{obligation.id}-{number}"
        for analysis in some:
            if not analysis.proved:
                analysis.refine()
        opened = [o for analysis in some for o in analysis.open]
        if not opened:
            return self._proved() if has_element(self.impl) else (Verdict.INCONCLUSIVE, None, (NO_OUTPUT,))
        found = self._witness(opened, min(self.options.witness_seconds, DEEDS_SECONDS), points=False)
        if found is None:
            from redverify.witnesses.witness import integer_point

            found = integer_point(self.impl, [o for o in opened if o.kind is stage.Kind.OVERFLOW])
        if found is None:
            return Verdict.INCONCLUSIVE, None, (NO_WITNESS,)
        witness, broken = found
        broken.status = stage.Status.FAILED
        return Verdict.REFUTED, witness, ()

    def _level(
        self, seen: Sequence[core.Impl], analysis: Analysis, verdict: Verdict, seconds: float
    ) -> tuple[Level | None, tuple[str, ...]]:
        """The level of the implementation, and notes on weaker levels if it is not verified.

        Where every obligation is proved and the verdict is ``inconclusive`` all the same, no level is
        reported: the claim is empty, the interpreter contradicts it, or a law it needs is in doubt.
        """
        refuted: Level | None = "not equal" if verdict is Verdict.REFUTED else None
        if not self.options.levels or len(seen) > 1:
            return refuted, ()
        if verdict is Verdict.VERIFIED:
            return level_of(seen[0], self.options, seconds, analysis.evaluated), ()
        if analysis.vacuous or analysis.proved or seen != (self.impl,) or not has_output(self.impl):
            return refuted, ()
        beneath = level_beneath(self.impl, self.options, seconds, analysis.evaluated)
        return refuted, () if beneath is None else (f"proved equal {beneath}",)

    def _proved(self) -> tuple[Verdict, None, tuple[str, ...]]:
        """The verdict when every obligation is proved.

        The reference interpreter first runs the smallest sizes, and those at which a condition changes. It
        shares no code with evaluation and solvers, so that it can find a bug of theirs before a wrong proof
        is reported.
        """
        if product_of(self.impl) is None and not has_output(self.impl):
            return Verdict.INCONCLUSIVE, None, (NO_OUTPUT,)
        disagreement = self._contradiction(self.values, CHECK_SECONDS)
        if disagreement is not None:
            return Verdict.INCONCLUSIVE, None, (DISAGREE.format(disagreement),)
        return Verdict.VERIFIED, None, ()

    def _level_contradicted(self, level: Level) -> str | None:
        """What the reference interpreter has against a level, as a note.

        The verdict's own encoding of values has been checked already (:meth:`_proved`).
        """
        values = encoding_of_level(self.impl, level)
        if values is None or values == self.values:
            return None
        found = self._contradiction(values, LEVEL_CHECK_SECONDS)
        return None if found is None else DISAGREE_LEVEL.format(level, found)

    def _contradiction(self, values: str, seconds: float) -> str | None:
        """A run that contradicts a proof under an encoding of values, in words."""
        if self.options.witness_seconds <= 0:
            return None
        return contradiction(self.impl, values, min(self.options.witness_seconds, seconds), self.kept)

    @cached_property
    def _lawful(self) -> core.Impl | None:
        """The implementation with laws that are open; see :func:`.with_open_laws`."""
        return with_open_laws(self.impl, self.values)

    def _witness(
        self, opened: Sequence[stage.Obligation], seconds: float, *, points: bool = True
    ) -> tuple[Witness, stage.Obligation] | None:
        """A witness of one of the open obligations, and which one it is.

        An annotation that was inferred refutes nothing: there it is something wrong that the program does.
        Without ``points`` only a run is a witness.
        """
        from redverify.witnesses.witness import search, search_deeds

        if not self.options.inferred:
            return search(self.impl, opened, values=self.values, seconds=seconds, points=points)
        # No law matters to an integer point of these kinds.
        shown = [o for o in opened if points and (self._lawful is None or o.kind in _WITHOUT_LAWS)]
        seconds = min(seconds, DEEDS_SECONDS)
        return search_deeds(self._lawful or self.impl, opened, shown, values=self.values, seconds=seconds)

    def _broken_annotation(self, analysis: Analysis) -> tuple[str, ...]:
        """What is said of an inferred annotation that a run breaks, though the program does nothing wrong."""
        from redverify.witnesses.witness import broken

        if not self.options.inferred or self.options.witness_seconds <= 0:
            return ()
        found = broken(self.impl, analysis.open, self.values)
        if found is None:
            return ()
        lawful = self._lawful
        if lawful is not None and broken(lawful, analysis.open, self.values) is None:
            return (OPEN_LAWS.format(found.span.line, found.kind, _more_lawful(self.impl, lawful)),)
        return (INFERRED.format(found.kind, found.span.line),)

    def _without_value(self, analysis: Analysis) -> tuple[str, ...]:
        """An element of an output that the specification itself gives no value, at a small size."""
        if not any(o.text == OfBinding.KNOWN.value for o in analysis.open):
            return ()
        from redverify.interpreter import feasible_parameters
        from redverify.interpreter.wellformed import missing_output

        for parameters in feasible_parameters(self.impl)[:_SMALL]:
            found = missing_output(self.impl.spec, parameters, self.values)
            if found is not None:
                sizes = ", ".join(f"{name} = {value}" for name, value in parameters.items())
                return (NO_VALUE.format(f", with {sizes}" if sizes else "", found),)
        return ()

    def _inexact(self, analysis: Analysis, verdict: Verdict) -> tuple[str, ...]:
        """Values that are not known exactly, on which the runs of an inconclusive program depend.

        Asked only where an equality of values is open.
        """
        opened = any(o.kind is stage.Kind.VALUE for o in analysis.open)
        if verdict is not Verdict.INCONCLUSIVE or analysis.vacuous or not opened:
            return ()
        from redverify.witnesses.undecided import depends_on

        try:
            return depends_on(self.impl, self.values)
        except RecursionError:
            return ()

    def bare(self, verdict: Verdict, *notes: str) -> ImplResult:
        """The result without what was found on the way."""
        if self.options.inferred:  # the user has given the layouts to the front end; no file shows them
            notes = (*(CLAIM + layout for layout in layouts_of(self.impl)), *notes)
        return ImplResult(
            file=self.file,
            impl=self.impl.name,
            spec=self.impl.spec.name,
            verdict=verdict,
            assumptions=assumptions_of(self.impl, self.values),
            obligations=(),
            witness=None,
            certificate=None,
            seconds=round(time.perf_counter() - self.start, 4),
            notes=notes,
            strict_races=self.options.strict_races,
        )


def _more_lawful(impl: core.Impl, lawful: core.Impl) -> str:
    """The operators that have more laws in the second one, in words."""
    operators = impl.spec.operators
    return ", ".join(f"`{n}`" for n, o in lawful.spec.operators.items() if o != operators[n])


def _fitting(impl: core.Impl) -> list[stage.Obligation]:
    """Whether the indices of a program with a width fit into it; Z3 is imported for these alone."""
    if impl.width is None:
        return []
    from redverify.judgement.overflows import overflows

    return overflows(impl)


def has_element(impl: core.Impl) -> bool:
    """Whether a size is found at which some output has an element."""
    from redverify.interpreter import feasible_parameters
    from redverify.interpreter.indices import compile_cond

    regions = [t.region for t in impl.spec.tensors.values() if t.kind == "output" and t.region is not None]
    some = [[compile_cond(core.CCmp("<", *bounds)) for bounds in region] for region in regions]
    sizes = feasible_parameters(impl)
    return any(all(holds(dict(at)) for holds in inside) for at in sizes for inside in some)


def has_output(impl: core.Impl) -> bool:
    """Whether some output has an element for some parameter values."""
    context = (*impl.spec.assumptions, *impl.assumptions)
    for tensor in impl.spec.tensors.values():
        if tensor.kind != "output" or tensor.region is None:
            continue
        inside: list[core.Cond] = [core.CCmp("<", lower, upper) for lower, upper in tensor.region]
        if not build.all_of((*context, *inside)).is_empty():
            return True
    return False


def _reported(obligation: stage.Obligation, *, points: bool = True) -> Obligation:
    """An obligation for the report; without ``points`` if these are in digits, which no text has."""
    return Obligation(
        id=obligation.id,
        kind=obligation.kind.value,
        status=_STATUS[obligation.status],
        by=cast(DecidedBy, obligation.by),
        line=obligation.span.line,
        column=obligation.span.column,
        text=obligation.text,
        seconds=round(obligation.seconds, 4),
        point=dict(obligation.point) if points and obligation.point is not None else None,
        note=obligation.note if points else "",
        abstraction=cast(Abstraction, obligation.abstraction),
    )
