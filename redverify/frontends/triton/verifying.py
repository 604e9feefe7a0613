"""A kernel's configurations as annotated texts, and what is to be said of their verdicts."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice, product
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from msgspec import structs

from redverify.annotating.annotate import annotate_text
from redverify.annotating.erasing import erased
from redverify.api import Loaded, load, options_of, verified
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.running.compiled import Executable
from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.frontends.triton import roundings
from redverify.frontends.triton.binding import specification_of
from redverify.frontends.triton.contract import LaunchCode
from redverify.frontends.triton.executable import ANY, Evaluated
from redverify.frontends.triton.naive import specification_text
from redverify.frontends.triton.obtaining import Configuration, Obtained, obtained
from redverify.frontends.triton.overflow import LARGEST, breaking, largest, listed
from redverify.frontends.triton.scaling import blocks_of, carried
from redverify.frontends.triton.texts import line_of, placed, plain
from redverify.frontends.triton.translation import Translated, assumed, translated
from redverify.frontends.triton.ttir.ir import Line
from redverify.judgement.judge import NO_CLAIMS, NO_WITNESS
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.elaboration.data_indices import inhabited
from redverify.language.load import load_text
from redverify.language.parsing.parser import parse_text
from redverify.language.points import holds
from redverify.language.terms import free_variables
from redverify.options import Options
from redverify.pipeline.certificates import Destination
from redverify.reporting.result import (
    ImplResult,
    Level,
    Obligation,
    Result,
    Verdict,
    Witness,
    not_judged,
    with_notes,
)
from redverify.witnesses.witness import witness_at

if TYPE_CHECKING:
    from redverify.frontends.triton.evaluation import Outside

#: Levels from the strongest on.
_LEVELS: list[Level] = list(get_args(Level))

_REAL_ONLY = frozenset(("real", "bits"))

#: Runs that are tried where NumPy computes something else.
_SUSPECTS = 3

#: How a text is verified of which a run is known to be wrong.
_ONLY_RUN = (("claims", False), ("witness_seconds", 0.0))

#: Program instances at a size at which a block is reached that is not the first.
_INSTANCES = 64

#: Values of sizes at which a kernel that is not translated is run, and runs.
_SMALL, _TRIED = (0, 1, 2, 3, 5), 60

#: A note on a refutation of a text with guards that holds of the kernel.
_A_NUMBER = "lanes that nothing needs were left out; the wrong output is none of them"

#: A note on a refutation by a lane that holds nothing.
_OTHER = "an output depends on a lane that holds nothing: with other numbers there, NumPy gives another one"

#: What a note begins with that says the line of a witness.
_IN_PYTHON = "in Python: "

#: What no verdict is about.
NOT_CLAIMED = "Triton's compiler below TTIR is not verified, nor limits of the device"


@dataclass(slots=True)
class Prepared:
    """One configuration, ready to be verified: the annotated text and where it comes from.

    ``wrong`` is a run that was found to be wrong before proofs are looked for.
    """

    configuration: Configuration
    text: str
    translated: Translated
    small: Translated | None
    notes: tuple[str, ...]
    wrong: Witness | None = None

    @property
    def name(self) -> str:
        """What messages call it."""
        return str(self.configuration) or "the kernel"


class Verification:
    """A kernel against a specification, or ``against`` a naive kernel ``MODULE.py:NAIVE`` with its contract.

    Raises as :func:`.obtained` does, and :class:`.LoadError` for a contract that does not fit.
    """

    def __init__(
        self,
        program: str,
        spec: str | None,
        contract: str | None = None,
        configs: Sequence[Mapping[str, Any]] = (),
        *,
        against: tuple[str, str | None] | None = None,
        launch: LaunchCode | None = None,
        grid: str | None = None,
        values: str = "real",
        rounded: bool = True,
        int32: str = "assume",
        run: bool = True,
    ) -> None:
        self.values, self.rounded, self.int32, self.running = values, rounded, int32, run
        if not rounded and values != "real":
            raise TranslationError(f"roundings are ignored over real numbers: --values real, not {values}")
        self._naive: ImplResult | None = None
        self._before: Executable | str = "the specification is written by hand: there is no program before"
        with tempfile.TemporaryDirectory(prefix="redverify-triton-") as folder:
            if spec is None:
                spec = self._made(Path(folder) / "naive.sched", against)
            self.spec: core.Spec = specification_of(spec)
            asked: dict[str, Any] = {"grid": grid, "launch": launch, "spec": spec, "rounds": rounded}
            self.found: Obtained = obtained(program, contract, configs, **asked)
        if not rounded:
            self.spec = roundings.without(self.spec)

    def _made(self, path: Path, against: tuple[str, str | None] | None) -> str:
        """The specification that a naive kernel is, in a file. The naive kernel is verified against it."""
        if against is None:
            raise LoadError("there is neither a specification nor a naive kernel to verify against")
        first, *others = obtained(*against).configurations
        if others:
            raise LoadError(f"{against[0]} has {1 + len(others)} configurations, and one kernel is wanted")
        path.write_text(specification_text(first.module), "utf-8")
        same: dict[str, Any] = {"values": self.values, "rounded": self.rounded, "run": self.running}
        work = Verification(against[0], str(path), against[1], **same)
        (configuration,) = work.found.configurations
        options = options_of(self.values, inferred=True)
        (self._naive,) = work.result(work.prepared(configuration), options).impls
        self._before = Evaluated(configuration.module, work.spec)
        return str(path)

    def prepared(self, configuration: Configuration, *, guards: bool = True, joined: bool = True) -> Prepared:
        """The annotated text of a configuration; raises :class:`.TranslationError`."""
        try:
            return self._prepared(configuration, guards, joined)
        except DiagnosticError as error:  # such as an operation that a type does not have
            raise TranslationError(f"the text of the kernel is not a program: {error}") from None

    def _prepared(self, configuration: Configuration, guards: bool, joined: bool) -> Prepared:
        whole = translated(configuration.module, self.spec, guards=guards, joined=joined)
        self._check_values(whole)
        notes = self._notes(configuration, whole)
        # At small blocks it may be another program, such as where a block is an extent of the specification.
        with suppress(ValueError, TranslationError):
            if configuration.small:
                small = [translated(m, self.spec, guards=guards, joined=joined) for m in configuration.small]
                values = [m.values for m in configuration.small]
                wanted = configuration.module.values
                text = carried([_annotated(one) for one in small], values, wanted, whole.text)
                if erased(parse_text(text, "<text>")) == erased(parse_text(whole.text, "<text>")):
                    return Prepared(configuration, text, whole, small[0], notes)
        return Prepared(configuration, _annotated(whole), whole, None, notes)

    def _notes(self, configuration: Configuration, whole: Translated) -> tuple[str, ...]:
        ignored = () if self.rounded else (roundings.NOTE,)
        said = [*ignored, *self.found.notes, *configuration.notes, *whole.notes, NOT_CLAIMED]
        if not whole.narrow:
            return (*said, "no index of 32 bits overflows")
        if self.int32 == "assume":
            said.append(f"indices of 32 bits are taken not to overflow: {listed(whole.narrow)}")
        return tuple(said)

    def _check_values(self, whole: Translated) -> None:
        """Encodings that know more of floats than the kernel keeps to are refused."""
        if whole.extremes and self.values not in _REAL_ONLY:
            raise TranslationError(
                f"tl.max and tl.maximum for NaN, and tf32, are left out: --values real, not {self.values}"
            )
        if whole.reassociates and self.values not in (*_REAL_ONLY, "abstract"):
            raise TranslationError(
                f"tl.sum, tl.dot and atomics have no order: --values real or abstract, not {self.values}"
            )

    # ------------------------------------------------------------ the second opinion

    def opinion(self, prepared: Prepared) -> SecondOpinion | None:
        """TTIR as NumPy evaluates it, compared with the text at small blocks, where there are some.

        A naive kernel, evaluated so, is compared with the specification that was made of it. Raises
        :class:`.TranslationError` if they differ.
        """
        if not self.running:
            return None
        whole = prepared.configuration.module
        module, text = whole, prepared.translated.text
        if prepared.small is not None:
            module, text = prepared.configuration.small[0], prepared.small.text
        compared = Evaluated(module, self.spec)
        return SecondOpinion(
            prepared.text,
            self._before,
            compared if module is whole else Evaluated(whole, self.spec),
            self.values,
            compared=(plain(text, compared.types), compared),
        )

    # ------------------------------------------------------------ verdicts

    def result(self, prepared: Prepared, options: Options, certificates: Destination | None = None) -> Result:
        """The verdict on one configuration."""
        opinion = self.opinion(prepared)
        loaded = self.tried(load(f"<{prepared.name}>", prepared.text, infer=True), prepared, opinion)
        result = verified(loaded, options, certificates)
        return self.judged(prepared, result, opinion)

    def refused(self, configuration: Configuration, reason: str, file: str) -> ImplResult:
        """The result of a kernel that is not translated.

        It is refuted if NumPy's evaluation accesses what is outside of an array, at small sizes. Numbers are
        not compared: NumPy's are rounded.
        """
        notes = (f"not translated: {reason}", *self.found.notes)
        name = self.found.program.rpartition(":")[2]
        found = self._outside(configuration) if self.running else None
        if found is None:
            return not_judged(file, name, self.spec.name, Verdict.INCONCLUSIVE, notes)
        params, error = found
        witness = _accessed(file, 1, params, "outside", str(error))
        notes = (*_in_python(error.line), *notes, *configuration.notes, NOT_CLAIMED)
        refuted = not_judged(file, name, self.spec.name, Verdict.REFUTED, notes)
        return structs.replace(refuted, level="not equal", witness=witness, obligations=(_failed(witness),))

    def _outside(self, configuration: Configuration) -> tuple[dict[str, int], Outside] | None:
        """Sizes at which a run accesses what is outside of an array: small ones, or with a second block."""
        module, names = configuration.module, self.spec.parameters
        allowed = [*self.spec.assumptions, *assumed(module), *inhabited(self.spec)]
        program = Evaluated(module, self.spec)
        every = (dict(zip(names, sizes, strict=True)) for sizes in product(_SMALL, repeat=len(names)))
        small = [params for params in every if self._allows(allowed, params)]
        tried = sorted(small, key=lambda p: sum(p.values()))[:_TRIED]
        for params in [*tried, *self.edges(configuration, allowed)]:
            error = program.wrong_access(params) if program.instances(params) <= _INSTANCES else None
            if error is not None:
                return params, error
        return None

    def outcome(
        self, configuration: Configuration, options: Options, certificates: Destination | None = None
    ) -> Result:
        """The verdict on one configuration; raises :class:`.TranslationError` unless a run refutes it."""
        try:
            return self.result(self.prepared(configuration), options, certificates)
        except TranslationError as error:
            refused = self.refused(configuration, str(error), f"<{configuration}>")
            if refused.verdict is not Verdict.REFUTED:
                raise
            return Result(impls=(refused,))

    def tried(self, loaded: Loaded, prepared: Prepared, opinion: SecondOpinion | None) -> Loaded:
        """The text to be verified, or only to be run if a run is wrong where NumPy computes something else.

        For wrong kernels this saves the search for proofs that are not there.
        """
        if opinion is None or loaded.program is None:
            return loaded
        (impl,) = loaded.program.impls.values()
        prepared.wrong = self._wrong_run(prepared, impl, islice(self._suspects(prepared, opinion, True), 1))
        return loaded if prepared.wrong is None else replace(loaded, settings=_ONLY_RUN)

    def judged(self, prepared: Prepared, result: Result, opinion: SecondOpinion | None) -> Result:
        """A verdict as far as it holds of the kernel."""
        judged = result if opinion is None else self._searched(prepared, opinion(result), opinion)
        if any(_is_unconfirmed(impl, prepared.translated) for impl in judged.impls):
            judged = self._without_guards(prepared, judged)
        impls = tuple(
            _placed(prepared, _capped(prepared.translated, impl, self.rounded)) for impl in judged.impls
        )
        if self._naive is not None:
            impls = tuple(_against(self._naive, impl) for impl in impls)
        if self.int32 == "check" and prepared.translated.narrow:
            impls = tuple(self._of_32_bits(prepared, impl) for impl in impls)
        return with_notes(structs.replace(judged, impls=impls), prepared.notes)

    def _of_32_bits(self, prepared: Prepared, impl: ImplResult) -> ImplResult:
        """A kernel that is right but for indices that may overflow: refuted where an access shows it."""
        if impl.verdict is not Verdict.VERIFIED:
            return impl
        program, whole = Evaluated(prepared.configuration.module, self.spec), prepared.translated
        names = dict.fromkeys(n for m in prepared.configuration.module.launches for n in m.contract.sizes)
        sizes = {name: largest(name, whole.facts) or LARGEST for name in names}

        def broken(params: Mapping[str, int]) -> bool:
            allowed = self._allows(whole.facts.conditions, params)
            fits = allowed and all(one.holds(program.values(params)) for one in whole.narrow)
            return allowed and not fits and program.outside(params) is not None

        params = breaking(sizes, broken)
        error = None if params is None else program.outside(params)
        if params is not None and error is not None:
            lines = enumerate(prepared.text.split("\n"), 1)
            line = next(n for n, line in lines if line.startswith("impl "))
            message = f"an index of 32 bits overflows: {error}"
            witness = _accessed(impl.file, line, params, "32 bits", message)
            notes = (*_in_python(error.line), *impl.notes)
            return structs.replace(impl, verdict=Verdict.REFUTED, level=None, witness=witness, notes=notes)
        note = f"verified only if indices of 32 bits do not overflow: {listed(whole.narrow)}"
        return structs.replace(impl, verdict=Verdict.INCONCLUSIVE, level=None, notes=(note, *impl.notes))

    def _searched(self, prepared: Prepared, judged: Result, opinion: SecondOpinion) -> Result:
        """The verdict, refuted if a run is wrong where NumPy computes something else at the blocks asked for.

        Runs with such blocks are long, and the verifier tries few of them. A refutation of a text with guards
        needs no other one if an output of such a run is a wrong number: guards make cells undefined, and
        change none.
        """
        (impl,) = judged.impls
        witness = prepared.wrong
        if witness is None:
            unconfirmed = _is_unconfirmed(impl, prepared.translated)
            if not impl.open or not (unconfirmed or judged.verdict is Verdict.INCONCLUSIVE):
                return judged
            (program,) = load_text(prepared.text, impl.file).impls.values()
            suspects = islice(self._suspects(prepared, opinion, False), _SUSPECTS)
            witness = self._wrong_run(prepared, program, suspects, impl.open[0].id)
        if witness is None:
            return judged
        notes = tuple(n for n in impl.notes if n not in (NO_WITNESS, NO_CLAIMS))
        number = prepared.translated.guarded and witness.kind == "coverage"
        notes = (_A_NUMBER, *notes) if number else notes
        if _is_of_lane(witness, prepared.translated):
            notes = (_OTHER, *notes)
        found = structs.replace(
            impl,
            verdict=Verdict.REFUTED,
            level="not equal",
            witness=witness,
            notes=notes,
            obligations=impl.obligations or (_failed(witness),),
        )
        return structs.replace(judged, impls=(opinion.confirmed(found),))

    def _suspects(
        self, prepared: Prepared, opinion: SecondOpinion, few: bool
    ) -> Iterator[tuple[Mapping[str, int], int]]:
        """Sizes and seeds at which NumPy computes something else than the specification."""
        edges = self.edges(prepared.configuration, prepared.translated.facts.conditions)
        return opinion.suspects(edges, few=few)

    def _wrong_run(
        self,
        prepared: Prepared,
        impl: core.Impl,
        suspects: Iterable[tuple[Mapping[str, int], int]],
        broken: str = "1",
    ) -> Witness | None:
        """A run of the text at suspect sizes and inputs that is wrong whatever guards leave out."""
        for params, seed in suspects:
            witness = witness_at(impl, params, seed, self.values, broken)
            if witness is None:
                continue
            number = witness.kind == "coverage" and witness.actual is not None
            if number or _is_seen(witness, prepared.translated):
                return witness
        return None

    def edges(self, configuration: Configuration, allowed: Sequence[core.Cond]) -> list[dict[str, int]]:
        """Sizes that are ``allowed`` at which one of them reaches a second block, and the others are 1."""
        names, values = self.spec.parameters, configuration.module.values
        blocks = dict.fromkeys(values[name] for name in blocks_of(values))
        sizes = [{**dict.fromkeys(names, 1), n: block + 1} for block in blocks for n in names]
        program = Evaluated(configuration.module, self.spec)
        return [s for s in sizes if self._allows(allowed, s) and program.instances(s) <= _INSTANCES]

    def _allows(self, conditions: Iterable[core.Cond], params: Mapping[str, int]) -> bool:
        """Whether conditions hold at sizes; :data:`.executable.ANY` is what others are."""
        names = {n for c in conditions for n in free_variables(c)}
        return all(holds(c, {**dict.fromkeys(names, ANY), **params}) for c in conditions)

    def _without_guards(self, prepared: Prepared, judged: Result) -> Result:
        """The verdict on the text without guards, if it is a refutation; else nothing is decided.

        A text with guards is less defined than the kernel, so that it may be wrong where the kernel is right.
        A loop over tiles is one of each instance there, if it can be.
        """
        for joined in (False, True) if prepared.translated.joined else (True,):
            try:
                whole = self.prepared(prepared.configuration, guards=False, joined=joined)
                opinion = self.opinion(whole)
            except TranslationError:
                continue
            break
        else:
            return _undecided(judged)
        options = options_of(self.values, inferred=True, levels=False)
        result = verified(load(judged.impls[0].file, whole.text, infer=True), options)
        found = result if opinion is None else self._searched(whole, opinion(result), opinion)
        unconfirmed = any(_is_unconfirmed(impl, whole.translated) for impl in found.impls)
        if found.verdict is not Verdict.REFUTED or unconfirmed:
            return _undecided(judged)
        return structs.replace(found, impls=tuple(_placed(whole, impl) for impl in found.impls))


def _placed(prepared: Prepared, impl: ImplResult) -> ImplResult:
    """The result with the Python line of its witness."""
    if impl.witness is None or any(note.startswith(_IN_PYTHON) for note in impl.notes):
        return impl
    line = line_of(impl.witness, prepared.text, prepared.translated)
    return structs.replace(impl, notes=(*_in_python(line), *impl.notes))


def _in_python(line: Line | None) -> tuple[str, ...]:
    """The note that says the line of the user's Python, if it is known."""
    return () if line is None else (f"{_IN_PYTHON}{line.place().text}",)


def _failed(witness: Witness) -> Obligation:
    """What a run breaks of a program of which no obligation was decided."""
    return Obligation(
        id=witness.obligation,
        kind=witness.kind,
        status="failed",
        by="",
        line=witness.line,
        column=witness.column,
        text=witness.message,
        seconds=0.0,
    )


def _accessed(file: str, line: int, params: dict[str, int], broken: str, message: str) -> Witness:
    """The witness of an access outside of an array that the kernel makes at given sizes."""
    return Witness(
        params=params,
        cell=None,
        expected=None,
        actual=None,
        obligation=broken,
        kind="bounds",
        file=file,
        line=line,
        column=1,
        end_column=2,
        variables={},
        message=message,
        confirmed_by="point",
    )


def _annotated(whole: Translated) -> str:
    """The text with annotations that were inferred."""
    return placed(annotate_text(whole.text, fill=True).text, whole.stored)


def _is_of_lane(witness: Witness, whole: Translated) -> bool:
    """Whether what is read is, or may be, a lane that no load has written."""
    array = (witness.cell or "").partition("[")[0]
    return witness.kind == "defined" and bool(whole.undefined) and (not array or array in whole.undefined)


def _is_of_kernel(witness: Witness, whole: Translated) -> bool:
    """Whether a violation of a text is one of the kernel, by its kind.

    Guards leave accesses out, and add none. A loop over tiles that is one with the grid may have races that
    are none where one instance goes through them; without a race the order of its iterations is nothing.
    Triton computes with lanes that hold nothing, as long as no output depends on them.
    """
    if _is_of_lane(witness, whole):
        return False
    if whole.guarded:
        return witness.kind == "bounds"
    return not whole.joined or witness.kind in ("bounds", "coverage")


def _is_seen(witness: Witness, whole: Translated) -> bool:
    """Whether a violation is one of the kernel where NumPy has seen that an output is another one."""
    lane = _is_of_lane(witness, whole) and not whole.guarded and not whole.joined
    return lane or _is_of_kernel(witness, whole)


def _is_unconfirmed(impl: ImplResult, whole: Translated) -> bool:
    """Whether a refutation of a text may be one of its guards, or of an order that the kernel has not.

    A number that is wrong is one of the kernel.
    """
    if impl.verdict is not Verdict.REFUTED:
        return False
    run = impl.compiled_run
    if {_A_NUMBER, _OTHER} & {*impl.notes} or (
        impl.witness is not None and _is_of_kernel(impl.witness, whole)
    ):
        return False
    return run is None or not run.confirmed


def _against(naive: ImplResult, impl: ImplResult) -> ImplResult:
    """What is known if the specification was made of a naive kernel: as much as is known of that one."""
    if naive.verdict is not Verdict.VERIFIED:
        why = f"the naive kernel is not known to compute one thing: it is {naive.verdict.value}"
        said = [o.text for o in naive.open[:1]]
        notes = (": ".join([why, *said]), *impl.notes)
        return structs.replace(impl, verdict=Verdict.INCONCLUSIVE, witness=None, notes=notes)
    return _at_most(impl, naive.level)


def _undecided(result: Result) -> Result:
    note = "not refuted: lanes that nothing needs were left out, and no run confirms that the kernel is wrong"
    impls = tuple(
        structs.replace(impl, verdict=Verdict.INCONCLUSIVE, witness=None, notes=(note, *impl.notes))
        if impl.verdict is Verdict.REFUTED
        else impl
        for impl in result.impls
    )
    return structs.replace(result, impls=impls)


def _capped(whole: Translated, impl: ImplResult, rounded: bool) -> ImplResult:
    """The result with its level as weak as what Triton leaves open."""
    if whole.extremes or not rounded:
        return _at_most(impl, "over the real numbers")
    return _at_most(impl, "modulo reassociation and commutation") if whole.reassociates else impl


def _at_most(impl: ImplResult, level: Level | None) -> ImplResult:
    """The result with a level that is not stronger than another one."""
    if impl.verdict is not Verdict.VERIFIED or impl.level not in _LEVELS or level not in _LEVELS:
        return impl
    return structs.replace(impl, level=max(impl.level, level, key=_LEVELS.index))
