"""The text of two pipelines, what has to be said of every verdict on it, and how to run what is compiled."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from redverify.api import TIMEOUT, load, options_of, verified
from redverify.frontends.common.annotating.attempts import explained
from redverify.frontends.common.names import identifier
from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.frontends.halide.compiled import Compiled
from redverify.frontends.halide.obtaining import Obtained, Program, obtained
from redverify.frontends.halide.reading.lowered import PROGRAM_PASS
from redverify.frontends.halide.rejections import Rejections
from redverify.frontends.halide.replay import Buffers
from redverify.frontends.halide.translation import HalideOptions, translate_obtained
from redverify.language.core_text import cond_text
from redverify.options import Options
from redverify.pipeline.certificates import Destination
from redverify.reporting.result import CLAIM, Result, Verdict, with_notes
from redverify.witnesses.replay import Running

#: How Halide calls the Func that ``rfactor`` makes.
_OF_RFACTOR = re.compile(r".*_intm(_\d+)*")


@dataclass(frozen=True, slots=True)
class Translated:
    """The ``.sched`` text of a pipeline, what has to be said of every verdict on it, and how to run it.

    ``wording`` says which Funcs the arrays of the text are.
    """

    text: str
    notes: tuple[str, ...]
    program: str
    buffers: Buffers
    rejections: Rejections
    before: Compiled | str
    after: Compiled
    wording: Mapping[str, str] = field(default_factory=dict)

    def running(self) -> Running:
        """The lines of a script that compile and run the pipeline itself, see :mod:`.replay`."""
        return self.buffers.running(self.program)

    def opinion(self, values: str = "real", *, run: bool = True) -> Callable[[Result], Result]:
        """What has to be said of the result of a verification of the text, with what compiled code gives.

        Raises :class:`.TranslationError` if that computes something else. Without ``run`` it is not asked.
        """
        if not run:
            return self.rejections
        second = SecondOpinion(self.text, self.before, self.after, values)
        ran, target = self.after.ran_for, self.after.target
        other = bool(ran) and set(ran.split("-")) - {"jit", "user_context"} != set(target.split("-"))
        note = f"the compiled code that was run is for {ran}, and the claim for {target}"
        return lambda result: with_notes(second(self.rejections(result)), [note] if other else [])

    def verified(
        self, options: Options, certificates: Destination | None = None, *, run: bool = True
    ) -> Result:
        """The result of a verification of the text, with what has to be said of it; see :meth:`opinion`."""
        opinion = self.opinion(options.values, run=run)
        result = verified(load("<text>", self.text, infer=True), options, certificates)
        return with_notes(opinion(result), self.notes)


def translated(
    before: Program, after: Program | None = None, *, timeout: float = TIMEOUT, **options: Any
) -> Translated:
    """The text of :func:`to_sched` or one that is refuted, and the notes of its verdict.

    Where annotations cannot be inferred, a text without claims may still show a wrong run. ``timeout`` is for
    the search for one.
    """
    return translated_as(before, after, HalideOptions(**options), timeout)


def translated_as(
    before: Program, after: Program | None, options: HalideOptions, timeout: float
) -> Translated:
    """As :func:`translated`."""
    first = obtained(before, options.target)
    second = first if after is None else obtained(after, options.target)
    return text_or_refuted(first, second, options, timeout)


def text_or_refuted(first: Obtained, second: Obtained, options: HalideOptions, timeout: float) -> Translated:
    """The text of two pipelines or, where their annotations cannot be inferred, one that is refuted."""
    asked = options_of(options.values, inferred=True, timeout=timeout)

    def refuted(found: Translated) -> bool:
        result = verified(load("<text>", found.text, infer=True), asked)
        return found.rejections(result).verdict is Verdict.REFUTED

    return explained(lambda claims: text_of(first, second, replace(options, claims=claims)), refuted)


def text_of(first: Obtained, second: Obtained, options: HalideOptions) -> Translated:
    """The text of two pipelines as Halide has shown them, and the notes of its verdict."""
    translation, header, checks, buffers, signature = translate_obtained(first, second, options)
    notes = [f'{CLAIM}the lowered form after the pass "{PROGRAM_PASS}", for {options.target}']
    narrowed = [cond_text(c) for c in (*checks.conditions, *checks.equal)]
    if narrowed:
        notes.append(f"{CLAIM}sizes that pass Halide's own checks: {', '.join(narrowed)}")
    if checks.defined:
        defined = ", ".join(map(cond_text, checks.defined))
        notes.append(f"{CLAIM}sizes at which the algorithm itself is defined: {defined}")
    if options.in_place is not None:
        notes.append(f"{CLAIM}an output that is computed in the buffer of {options.in_place}")
    parts = (
        [t for t in translation.specification.spec.tensors if _OF_RFACTOR.fullmatch(t)]
        if first is second
        else []
    )
    if parts:
        notes.append(
            f"{CLAIM}the algorithm after rfactor, which has made {', '.join(parts)}; "
            "the pipeline before it, given as BEFORE, says whether that step is right"
        )
    if checks.folded:
        notes.append(f"{CLAIM}{checks.folded} constant expressions as Halide computes them, in floats")
    if checks.derived:
        notes.append(
            f"{CLAIM}{', '.join(checks.derived)} as what Halide's simplifier has computed and rounded: "
            "an operation on constants of the algorithm"
        )
    if checks.unknown:
        notes.append(
            f"which constants {', '.join(checks.unknown)} are is not known: Halide prints six decimals"
        )
    if checks.chosen:
        notes.append(
            f"{CLAIM}min and max of floats for the choices in {', '.join(checks.chosen)}, as Halide's "
            "simplifier has it: they may differ where one is not a number or both are zeros"
        )
    if checks.fixed:
        sizes = ", ".join(map(cond_text, checks.fixed))
        notes.append(f"{CLAIM}buffers of the sizes that the pipeline fixes, or that are assumed: {sizes}")
    after = Compiled("the compiled pipeline", second.name, signature, options.target, second.steps)
    before: Compiled | str = Compiled("the compiled algorithm", first.name, signature, options.target, "0")
    if parts:
        before = "the algorithm after rfactor is that of no pipeline without a schedule"
    return Translated(
        translation.text(header, options.assume),
        tuple(notes),
        second.name,
        buffers,
        checks.rejecting,
        before,
        after,
        {identifier(name): f"a stage of the Func {name}" for name in checks.funcs},
    )


def to_sched(before: Program, after: Program | None = None, **options: Any) -> str:
    """The ``.sched`` text whose implementation is ``after`` and whose specification ``before`` is.

    A program is ``MODULE.py:NAME``, or a function of a module, that returns a Func, a Pipeline or a list of
    Funcs. Without ``after``, a pipeline is taken against its own algorithm. The options are those of
    :class:`.HalideOptions`.
    """
    own = HalideOptions(**options)
    first = obtained(before, own.target)
    second = first if after is None else obtained(after, own.target)
    return text_of(first, second, own).text
