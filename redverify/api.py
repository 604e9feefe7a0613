"""The Python interface: verify a file or a text (``design/interface.md``)."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from redverify.judgement.pool import Outcome, Task, diagnostics_of, perform_all
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_file, load_text
from redverify.reporting.result import Diagnostic, ImplResult, Result, Verdict

if TYPE_CHECKING:
    from redverify.language import core
    from redverify.verifier import Options

#: The encodings of values.
ENCODINGS = ("real", "ieee", "abstract", "bits")

#: Seconds for one value obligation, and for the search of a witness.
TIMEOUT, WITNESS_SECONDS = 20.0, 10.0


class InternalError(Exception):
    """A bug in redverify; ``traceback`` is what to report."""

    def __init__(self, traceback: str) -> None:
        last = traceback.strip().splitlines()[-1] if traceback.strip() else "unknown"
        super().__init__(f"a bug in redverify: {last}")
        self.traceback = traceback


def verify_file(
    path: str | os.PathLike[str],
    impl: str | None = None,
    values: str = "real",
    certify: Any = None,
    *,
    timeout: float = TIMEOUT,
    jobs: int = 1,
    smt: str | os.PathLike[str] | None = None,
    witness_seconds: float = WITNESS_SECONDS,
) -> Result:
    """Verify the implementations of a file, or the one named ``impl``.

    ``values`` is the encoding of values, ``timeout`` the seconds for one value obligation,
    ``jobs`` the number of processes, ``smt`` a folder for the solver's queries, and
    ``witness_seconds`` how long a witness is searched for. Wrong input is a result with the
    verdict ``INVALID`` and diagnostics, not an exception.
    """
    options = options_of(values, certify, timeout, smt, witness_seconds)
    return _verify(load(os.fspath(path), None, impl), options, jobs)


def verify_text(
    text: str,
    name: str = "<text>",
    impl: str | None = None,
    values: str = "real",
    certify: Any = None,
    *,
    timeout: float = TIMEOUT,
    jobs: int = 1,
    smt: str | os.PathLike[str] | None = None,
    witness_seconds: float = WITNESS_SECONDS,
) -> Result:
    """Like :func:`verify_file` for a text; imports are relative to the folder of ``name``."""
    options = options_of(values, certify, timeout, smt, witness_seconds)
    return _verify(load(name, text, impl), options, jobs)


def options_of(
    values: str,
    certify: Any,
    timeout: float,
    smt: str | os.PathLike[str] | None,
    witness_seconds: float = WITNESS_SECONDS,
) -> Options:
    """The options of the verifier, checked."""
    if values not in ENCODINGS:
        raise ValueError(f"values must be one of {', '.join(ENCODINGS)}, not {values!r}")
    if certify is not None and certify is not False:
        raise NotImplementedError("this version of redverify makes no certificates: leave certify=None")
    from redverify.verifier import Options

    return Options(
        values=values,
        timeout=timeout,
        smt_dir=None if smt is None else os.fspath(smt),
        witness_seconds=witness_seconds,
    )


@dataclass(frozen=True, slots=True)
class Loaded:
    """A file that was read: its program and the implementations to verify, or what is wrong."""

    file: str
    program: core.Program | None
    impls: tuple[str, ...]
    impl: str | None = None
    diagnostics: tuple[Diagnostic, ...] = ()

    def tasks(self) -> list[Task]:
        """What there is to verify."""
        return [] if self.program is None else [Task(self.file, self.program, name) for name in self.impls]

    def result(self, outcomes: list[Outcome]) -> Result:
        """The result of the file from the outcomes of its tasks, in order."""
        if self.program is None or self.diagnostics:
            return Result(impls=(_invalid(self.file, self.impl),), diagnostics=self.diagnostics)
        return Result(
            impls=tuple(o.result for o in outcomes),
            diagnostics=tuple(d for o in outcomes for d in o.diagnostics),
            texts=dict(self.program.texts),
        )


def load(name: str, text: str | None, impl: str | None) -> Loaded:
    """Read a file (or its text) and choose the implementations to verify."""
    try:
        program = load_file(name) if text is None else load_text(text, name)
    except DiagnosticError as error:
        return Loaded(name, None, (), impl, diagnostics_of(error, error.texts))
    except RecursionError:
        return Loaded(name, None, (), impl, (_problem(name, "RV109", "the program is nested too deeply"),))
    if impl is not None and impl not in program.impls:
        known = ", ".join(program.impls) or "none"
        problem = _problem(name, "RV226", f"there is no impl `{impl}`", f"the file has: {known}")
        return Loaded(name, None, (), impl, (problem,))
    if not program.impls:
        problem = _problem(
            name, "RV227", "there is no impl to verify", "add an `impl NAME of SPEC(...)` block"
        )
        return Loaded(name, None, (), impl, (problem,))
    return Loaded(name, program, (impl,) if impl is not None else tuple(program.impls))


def _problem(file: str, code: str, message: str, hint: str = "") -> Diagnostic:
    rendered = f"{file}: {code}: {message}" + (f"\nhint: {hint}" if hint else "")
    return Diagnostic(code=code, message=message, file=file, line=1, column=1, hint=hint, rendered=rendered)


def _invalid(file: str, impl: str | None) -> ImplResult:
    return ImplResult(
        file=file,
        impl=impl,
        spec=None,
        verdict=Verdict.INVALID,
        assumptions=(),
        obligations=(),
        witness=None,
        certificate=None,
        seconds=0.0,
    )


def _verify(loaded: Loaded, options: Options, jobs: int) -> Result:
    outcomes = dict(perform_all(loaded.tasks(), options, jobs))
    for outcome in outcomes.values():
        if outcome.failure:
            raise InternalError(outcome.failure)
    return loaded.result([outcomes[p] for p in sorted(outcomes)])


__all__ = ["ENCODINGS", "InternalError", "Loaded", "load", "verify_file", "verify_text"]
