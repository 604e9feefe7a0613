"""The Python interface: verify a file or a text."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

import msgspec

from redverify.choices import SOLVER
from redverify.language.diagnostics import DiagnosticError
from redverify.language.encodings import ENCODINGS
from redverify.language.load import load_file, load_text
from redverify.options import TIMEOUT, Options
from redverify.pipeline.certificates import Destination, certified
from redverify.pipeline.pool import Outcome, Task, diagnostics_of, perform_all
from redverify.reporting.result import Diagnostic, ImplResult, Result, Verdict, not_judged
from redverify.similar import did_you_mean

if TYPE_CHECKING:
    from redverify.annotating.loading import Inferred
    from redverify.annotating.places import Shifts
    from redverify.checking.lean.find import Choice
    from redverify.language import core

#: Diagnostics of an implementation that lacks annotations.
LACKING = ("RV217", "RV218", "RV221")


class InternalError(Exception):
    """There is a bug in redverify. Please report its ``traceback``."""

    def __init__(self, traceback: str) -> None:
        last = traceback.strip().splitlines()[-1] if traceback.strip() else "unknown"
        super().__init__(f"a bug in redverify: {last}")
        self.traceback = traceback


class Settings(TypedDict, total=False):
    """What users choose besides the encoding of values, by the names of
    :class:`~redverify.options.Options`."""

    timeout: float
    smt: str | os.PathLike[str] | None
    jobs: int
    limit: float
    witness_seconds: float
    inferred: bool
    claims: bool
    solver: str
    levels: bool
    strict_races: bool
    suggest: bool
    index_bits: int | None


def verify_file(
    path: str | os.PathLike[str],
    impl: str | None = None,
    values: str = "real",
    certify: bool | str | os.PathLike[str] | None = None,
    *,
    lean: Choice = "auto",
    **settings: Unpack[Settings],
) -> Result:
    """Verify the implementations of a file, or the one named ``impl``.

    ``values`` is the encoding of values. The ``settings``: ``timeout`` are the seconds for one value
    obligation (20), ``jobs`` is the number of processes (1), ``smt`` a folder for the solver's queries,
    ``witness_seconds`` how long a witness is searched for (10), and ``limit`` the seconds of processor time
    for evaluation (90). ``solver`` is one of ``portfolio``, ``z3``, ``cvc5`` and ``both``. The results say
    in which sense floats are equal, unless ``levels`` is false. With ``strict_races`` two iterations that
    write one cell are a race whatever the values, and certificates say so. With ``suggest`` the notes say at
    which distances arrays may overlap. With ``index_bits`` indices are computed in signed integers of so many
    bits, and must not overflow. Wrong input is a result with the
    verdict ``INVALID`` and diagnostics, not an exception.

    The annotations of an implementation that has none are inferred; its notes say so. With ``inferred`` a
    front end has made the annotations: one that fails then refutes nothing unless what the program does is
    wrong as well. Where ``claims`` is false, they say nothing: the program is only run, and nothing is
    verified.

    ``certify`` is a folder for certificates, or true for the folder of the file: a certificate of
    each verified implementation is checked by Lean (``lean`` says which) and written there; the
    results' ``certificate`` says what became of it. Raises
    :class:`~redverify.checking.store.StoreError` if a certificate cannot be written, and
    :class:`~redverify.solving.solvers.SolverMissing` if the solver is not installed.
    """
    options = options_of(values, **settings)
    return verified(load(os.fspath(path), None, impl, infer=True), options, destination(certify, lean))


def verify_text(
    text: str,
    name: str = "<text>",
    impl: str | None = None,
    values: str = "real",
    certify: bool | str | os.PathLike[str] | None = None,
    *,
    lean: Choice = "auto",
    **settings: Unpack[Settings],
) -> Result:
    """Like :func:`verify_file` for a text; imports are relative to the folder of ``name``."""
    options = options_of(values, **settings)
    return verified(load(name, text, impl, infer=True), options, destination(certify, lean))


def options_of(values: str = "real", **settings: Unpack[Settings]) -> Options:
    """The options of the verifier, checked. Levels are looked for unless the settings say otherwise.

    Raises :class:`~redverify.solving.solvers.SolverMissing` if the solver is not installed.
    """
    if values not in ENCODINGS:
        raise ValueError(f"values must be one of {', '.join(ENCODINGS)}, not {values!r}")
    options = replace(Options(values=values, levels=True), **settings)
    if options.solver != SOLVER:
        from redverify.solving.solvers import solver_of

        solver_of(options.solver)
    return replace(options, inferred=options.inferred or not options.claims)


def destination(certify: bool | str | os.PathLike[str] | None, lean: Choice = "auto") -> Destination | None:
    """Where certificates go, if there are to be any, and which Lean checks them."""
    if certify is None or certify is False:
        return None
    return Destination(None if certify is True else os.fspath(certify), lean)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A file that was read: its program and the implementations to verify, or what is wrong."""

    file: str
    program: core.Program | None
    impls: tuple[str, ...]
    impl: str | None = None
    diagnostics: tuple[Diagnostic, ...] = ()
    #: The texts that were read, by file, also of a program that is wrong.
    texts: Mapping[str, str] = field(default_factory=dict)
    #: What is said about the implementations whose annotations were inferred.
    inferred: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Where inferred annotations have shifted the rest of the text.
    shifted: Shifts | None = None
    #: Options that its implementations have for themselves, by their names.
    settings: tuple[tuple[str, Any], ...] = ()

    def listed(self, line: int) -> tuple[core.Program, int]:
        """The program as the text with inferred annotations has it, and where in it a line of the file is."""
        assert self.program is not None
        if self.shifted is None:
            return self.program, line
        return load_text(self.program.annotated[self.file], self.file), self.shifted.there(line)

    def tasks(self, *, certify: bool = False) -> list[Task]:
        """What there is to verify, and to make certificates of."""
        if self.program is None:
            return []
        return [
            Task(
                self.file,
                self.program,
                name,
                certify,
                (*((("inferred", True),) if name in self.inferred else ()), *self.settings),
            )
            for name in self.impls
        ]

    def result(self, outcomes: list[Outcome]) -> Result:
        """The result of the file from the outcomes of its tasks, in order."""
        if self.program is None or self.diagnostics:
            return Result(
                impls=(not_judged(self.file, self.impl, None, Verdict.INVALID),), diagnostics=self.diagnostics
            )
        return Result(
            impls=tuple(self._noted(o.result) for o in outcomes),
            diagnostics=tuple(dict.fromkeys(d for o in outcomes for d in o.diagnostics)),
            texts=dict(self.program.texts),
        )

    def _noted(self, result: ImplResult) -> ImplResult:
        """The result with what is said about inferred annotations."""
        notes = self.inferred.get(result.impl or "", ())
        return msgspec.structs.replace(result, notes=(*notes, *result.notes)) if notes else result


def load(name: str, text: str | None, impl: str | None = None, *, infer: bool = False) -> Loaded:
    """Read a file (or its text) and choose the implementations to verify.

    ``infer``: the annotations of implementations that have none are inferred. Lines stay those of the file.
    """
    found: Inferred | None = None
    try:
        try:
            program = load_file(name) if text is None else load_text(text, name)
        except DiagnosticError as error:
            if not infer or all(d.code not in LACKING for d in error.diagnostics):
                raise
            from redverify.annotating.loading import with_inferred

            found = with_inferred(name, text, error)
            program = found.program
    except DiagnosticError as error:
        return Loaded(name, None, (), impl, diagnostics_of(error, error.texts), error.texts)
    except RecursionError:
        return Loaded(name, None, (), impl, (_problem(name, "RV109", "the program is nested too deeply"),))
    if impl is not None and impl not in program.impls:
        known = ", ".join(program.impls) or "none"
        hint = did_you_mean(impl, program.impls, f"the file has: {known}")
        problem = _problem(name, "RV226", f"there is no impl `{impl}`", hint)
        return Loaded(name, None, (), impl, (problem,), program.texts)
    if not program.impls:
        problem = _problem(
            name, "RV227", "there is no impl to verify", "add an `impl NAME of SPEC(...)` block"
        )
        return Loaded(name, None, (), impl, (problem,), program.texts)
    chosen = (impl,) if impl is not None else tuple(program.impls)
    loaded = Loaded(name, program, chosen, texts=program.texts)
    return loaded if found is None else replace(loaded, inferred=found.said, shifted=found.shifted)


def _problem(file: str, code: str, message: str, hint: str = "") -> Diagnostic:
    rendered = f"{file}: {code}: {message}" + (f"\nhint: {hint}" if hint else "")
    return Diagnostic(code=code, message=message, file=file, line=1, column=1, hint=hint, rendered=rendered)


def verified(loaded: Loaded, options: Options, certificates: Destination | None = None) -> Result:
    """The result of what was loaded, with ``certificates`` of what is verified where they are wanted."""
    tasks = loaded.tasks(certify=certificates is not None)
    outcomes = dict(perform_all(tasks, options))
    for outcome in outcomes.values():
        if outcome.failure:
            raise InternalError(outcome.failure)
    ordered = [outcomes[p] for p in sorted(outcomes)]
    if certificates is not None:
        results, _ = certified(ordered, certificates, jobs=options.jobs)
        ordered = [replace(o, result=r) for o, r in zip(ordered, results, strict=True)]
    return loaded.result(ordered)


__all__ = [
    "ENCODINGS",
    "TIMEOUT",
    "InternalError",
    "Loaded",
    "Settings",
    "destination",
    "load",
    "options_of",
    "verified",
    "verify_file",
    "verify_text",
]
