"""The ways in which annotations are looked for, one after the other.

Unification with the specification comes first (:mod:`.annotations`): its annotations name tensors, so that
proofs stay local. But it knows nothing but renamings, and takes what a loop carries for the same thing in
every iteration. Where it finds no annotations, or a run breaks one, those come next that runs of the program
itself suggest (:mod:`redverify.annotating`). None of them is trusted: the verifier proves each. The two texts
are the same program with other annotations.

Where neither finds any, a text that claims nothing may still show a wrong run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Any, TypeVar

from redverify.annotating.annotate import annotate_text
from redverify.annotating.erasing import erased
from redverify.frontends.common.errors import TranslationError
from redverify.interpreter.search import find_witness
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.parsing.parser import parse_text
from redverify.language.printer import file_text
from redverify.witnesses.trips import all_twice

#: A front end's translation: a dataclass with the field ``text``.
T = TypeVar("T")

#: Seconds' worth of steps of the runs that are to break an annotation.
_SECONDS = 0.1


class Claims(Enum):
    """What the annotations of a text are.

    ``OPEN``: they are looked for in the text itself, and what stands there until then is not to be proved.
    ``NOTHING``: they say nothing, nor need the program be defined; the text is good for a refutation only.
    """

    UNIFIED = "unified"
    OPEN = "open"
    NOTHING = "nothing"


def explained(
    translated: Callable[[Claims], T], refuted: Callable[[T], bool], others: Iterable[Callable[[], T]] = ()
) -> T:
    """The translation with annotations; one that is ``refuted`` where none are found.

    For a refutation ``others`` are tried before the text that claims nothing. Raises the
    :class:`.TranslationError` of the unification if there is neither.
    """
    error: TranslationError | None = None
    found: T | None = None
    try:
        found = translated(Claims.UNIFIED)
    except TranslationError as refusal:
        error = refusal
    if found is not None and not _breaks(_text(found)):
        return found
    other = _from_runs(translated)
    if other is not None:
        return other
    if found is not None:
        return found
    assert error is not None
    attempts: list[Callable[[], T]] = [*others, partial(translated, Claims.NOTHING)]
    for attempt in attempts:
        with suppress(TranslationError):
            last = attempt()
            if refuted(last):
                return last
    raise error


def _from_runs(translated: Callable[[Claims], T]) -> T | None:
    """The translation with the annotations that its runs suggest, if all were found and no run breaks one."""
    try:
        found: Any = translated(Claims.OPEN)
    except TranslationError:
        return None
    text = _annotated(found.text)
    return None if text is None or _breaks(text) else replace(found, text=text)


def _annotated(text: str) -> str | None:
    """The program with other annotations, and with the comment that it begins with."""
    lines = text.splitlines()
    body = next((n for n, line in enumerate(lines) if not line.startswith("#")), len(lines))
    try:
        found = annotate_text(file_text(erased(parse_text(text))))
    except DiagnosticError:
        return None
    if any(one.unexplained is not None or one.doubtful for one in found.impls):
        return None
    return "\n".join([*lines[:body], "", found.text])


def _breaks(text: str) -> bool:
    """Whether one of the smallest runs breaks an annotation, or one in which all loops make a second trip."""
    try:
        impls = load_text(text, "<text>").impls.values()
    except DiagnosticError:
        return False  # said where the text is verified
    return any(find_witness(i, budget_seconds=_SECONDS, hints=all_twice(i)) is not None for i in impls)


def _text(found: Any) -> str:
    text: str = found.text
    return text
