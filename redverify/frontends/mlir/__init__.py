"""MLIR: a function after a pass against the function before it.

xDSL is imported when a text is read; see ``docs/mlir.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from redverify.api import TIMEOUT, destination, load, options_of, verified
from redverify.frontends.common.annotating.attempts import Claims, explained
from redverify.frontends.common.auditing import Audit, Step, audited
from redverify.frontends.common.errors import LoadError, MissingDependency, Place, TranslationError
from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.frontends.mlir.auditing import arguments_of, attempts
from redverify.frontends.mlir.bounds.values import Answer, Bound, Bounds, bounds_of, overlap_of
from redverify.frontends.mlir.calls import inlined
from redverify.frontends.mlir.compiled import executables
from redverify.frontends.mlir.ir import Function
from redverify.frontends.mlir.reading import chosen, functions_of, of_tosa, read_alike, run_tool, tool
from redverify.frontends.mlir.translation import (
    OF_TOSA,
    PARSED,
    PRINTED_AGAIN,
    MlirOptions,
    Translated,
    translated_functions,
)
from redverify.options import Options
from redverify.pipeline.certificates import Destination
from redverify.presburger.work import limited
from redverify.reporting.result import Result, Verdict, with_notes
from redverify.system.clock import OutOfTime

__all__ = [
    "Answer",
    "Audit",
    "Bound",
    "Bounds",
    "LoadError",
    "MissingDependency",
    "MlirOptions",
    "Place",
    "Step",
    "Translated",
    "TranslationError",
    "audit",
    "audit_as",
    "bounds",
    "overlap",
    "second_opinion",
    "to_sched",
    "translated",
    "translated_as",
    "verify",
    "verify_translated",
]


#: Processor time for one question about bounds.
_SECONDS = 60.0


def _text(program: str) -> str:
    """The text of a program that is given as text or as a path."""
    if "\n" in program:
        return program
    try:
        return Path(program).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LoadError(f"{program} cannot be read: {error}") from error


def _file(program: str) -> str:
    """The file of a program that is given as text or as a path; empty for a text."""
    return "" if "\n" in program else program


def translated(
    source: str, target: str | None = None, *, timeout: float = TIMEOUT, **options: Any
) -> Translated:
    """The ``.sched`` text of a pair; ``target`` or a ``pipeline`` that ``mlir-opt`` makes it with.

    The options are those of :class:`.MlirOptions`. Where annotations cannot be inferred, another text may
    still show a wrong run; ``timeout`` is for the search for one.
    """
    return translated_as(source, target, MlirOptions(**options), timeout)


def translated_as(
    source: str, target: str | None, options: MlirOptions, timeout: float = TIMEOUT
) -> Translated:
    """As :func:`translated`."""
    text = _text(source)
    mlir_opt = options.mlir_opt
    if options.pipeline is not None:
        path = tool(mlir_opt)
        if path is None:
            raise MissingDependency("mlir-opt", "mlir")
        after = run_tool(path, arguments_of(options.pipeline), text, _file(source))
    elif target is not None:
        after = _text(target)
    else:
        raise LoadError("a target or a pipeline is needed")
    before, changed = (
        inlined(chosen(functions, options.function, role), functions)
        for role, functions in (
            ("source", functions_of(text, "source", mlir_opt, _file(source))),
            ("target", functions_of(after, "target", mlir_opt, _file(target or ""))),
        )
    )
    found = _translated(before, changed, options, timeout).tied(text, after)
    if of_tosa(text) or of_tosa(after):
        found = replace(found, notes=(*found.notes, OF_TOSA))
    return found if mlir_opt is None else _checked(found, mlir_opt, text, after)


def _checked(found: Translated, mlir_opt: str, *texts: str) -> Translated:
    """The translation, with a note that ``mlir-opt`` has read the texts as xDSL has."""
    path = tool(mlir_opt)
    if path is None:
        raise MissingDependency(mlir_opt, "mlir")
    alike = [read_alike(text, path) for text in texts]
    if False in alike:
        raise TranslationError("xDSL has read another program than mlir-opt has")
    if None in alike:
        return found
    return replace(found, notes=tuple(PRINTED_AGAIN if n == PARSED else n for n in found.notes))


def _translated(before: Function, changed: Function, options: MlirOptions, timeout: float) -> Translated:
    """The text of a pair, or one that shows a wrong run where annotations cannot be inferred."""
    asked = options_of(options.values, inferred=True, timeout=timeout)

    def refuted(found: Translated) -> bool:
        return verified(load("<text>", found.text, infer=True), asked).verdict is Verdict.REFUTED

    def as_claimed(claims: Claims) -> Translated:
        return translated_functions(before, changed, replace(options, claims=claims))

    return explained(as_claimed, refuted)


def bounds(program: str, value: str, *, function: str | None = None, mlir_opt: str | None = None) -> Bounds:
    """The tightest bounds of an index value ``%v``, or of the sizes, strides and offset of a shaped one.

    ``%v:0`` asks for dimension 0 of a shaped value. ``program`` is text or a path. Raises
    :class:`LoadError` if there is no such value.
    """
    found = chosen(functions_of(_text(program), "source", mlir_opt, _file(program)), function, "source")
    with _limited():
        return bounds_of(found, value)


def overlap(
    program: str, left: str, right: str, *, function: str | None = None, mlir_opt: str | None = None
) -> tuple[Answer, ...]:
    """Whether two slices overlap, and whether they are equal, in one iteration of the loops around them."""
    found = chosen(functions_of(_text(program), "source", mlir_opt, _file(program)), function, "source")
    with _limited():
        return overlap_of(found, left, right)


@contextmanager
def _limited() -> Iterator[None]:
    """A question that takes too long ends in :class:`TranslationError`."""
    try:
        with limited(_SECONDS, "bounds"):
            yield
    except OutOfTime as error:
        raise TranslationError(str(error)) from error


def to_sched(source: str, target: str, **options: Any) -> str:
    """The ``.sched`` text of a pair, each given as text or as a path."""
    return translated(source, target, **options).text


def verify(
    source: str,
    target: str | None = None,
    values: str = "real",
    certify: Any = None,
    *,
    run: bool = True,
    **options: Any,
) -> Result:
    """Verify that ``target`` refines ``source``; see :func:`translated` for its options.

    The result is that of :func:`redverify.verify_text`. Both functions are compiled and run as a second
    opinion, unless ``run=False``.
    """
    own = MlirOptions.taken(options, values=values)
    certificates = destination(certify, options.pop("lean", "auto"))
    asked = options_of(values, inferred=True, **options)
    found = translated_as(source, target, own)
    return verified_as(found, asked, certificates, mlir_opt=own.mlir_opt, run=run)


def second_opinion(found: Translated, values: str, mlir_opt: str | None = None) -> SecondOpinion:
    """What the compiled functions say; raises :class:`TranslationError` if it is something else."""
    before, after = executables(found, mlir_opt)
    return SecondOpinion(found.text, before, after, values)


def audit(
    source: str,
    pipeline: str,
    values: str = "real",
    *,
    run: bool = True,
    said: Callable[[Step], None] = lambda step: None,
    **options: Any,
) -> Audit:
    """Verify the function after every pass of a ``pipeline`` against ``source``, by ``mlir-opt``.

    The audit ends at the first pass that breaks the function. ``said`` is told of each step when it is done.
    Further options are those of :class:`.MlirOptions` and of :func:`redverify.verify_text`.
    """
    own = MlirOptions.taken(options, values=values, pipeline=pipeline)
    return audit_as(source, own, options_of(values, inferred=True, **options), run=run, said=said)


def audit_as(
    source: str, own: MlirOptions, options: Options, *, run: bool, said: Callable[[Step], None]
) -> Audit:
    """As :func:`audit`, of the pipeline of ``own``."""
    pipeline, own = own.pipeline or "", replace(own, pipeline=None)
    path = tool(own.mlir_opt)
    if path is None:
        raise MissingDependency("mlir-opt", "mlir")
    text = _text(source)
    # nothing is verified of no function
    chosen(functions_of(text, "source", own.mlir_opt, _file(source)), own.function, "source")

    def verified_after(module: str) -> Result:
        return verified_as(translated_as(text, module, own), options, mlir_opt=own.mlir_opt, run=run)

    return audited(attempts(path, pipeline, text, verified_after), said)


def verify_translated(
    found: Translated,
    values: str = "real",
    certify: Any = None,
    *,
    run: bool = True,
    mlir_opt: str | None = None,
    **options: Any,
) -> Result:
    """The result of :func:`redverify.verify_text` on a translation, with what has to be said of it.

    ``run``: both functions are compiled and run as a second opinion.
    """
    certificates = destination(certify, options.pop("lean", "auto"))
    asked = options_of(values, inferred=True, **options)
    return verified_as(found, asked, certificates, mlir_opt=mlir_opt, run=run)


def verified_as(
    found: Translated,
    options: Options,
    certificates: Destination | None = None,
    *,
    mlir_opt: str | None = None,
    run: bool = True,
) -> Result:
    """As :func:`verify_translated`."""
    opinion = second_opinion(found, options.values, mlir_opt) if run else None
    result = verified(load("<text>", found.text, infer=True), options, certificates)
    notes = found.notes if certificates is None else (*found.notes, *found.certificate_notes())
    return with_notes(found.in_own_terms(result if opinion is None else opinion(result)), notes)
