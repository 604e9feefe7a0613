"""What users assume of the symbolic sizes of a program (``--assume "n >= 1"``)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.language.core import Cond
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.parsing.tokens import RESERVED
from redverify.similar import did_you_mean


class AssumptionError(LoadError):
    """An ``--assume`` that is not a condition on the sizes of the program."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message, "RV615", "--assume", hint)


def check(sizes: Sequence[str], assume: Iterable[str]) -> None:
    """Raise :class:`AssumptionError` for a text that is not a condition on these sizes."""
    for text in assume:
        try:
            known_of(sorted(sizes_in(text)), [text])
        except TranslationError as error:
            _, _, reason = error.construct.partition(": ")
            hint = 'a condition on sizes such as "n >= 1"'
            raise AssumptionError(f"{text!r} is not a condition: {reason}", hint) from error
        for name in sorted(sizes_in(text) - frozenset(sizes)):
            there = f"the sizes are {', '.join(sizes)}" if sizes else "the program has no symbolic size"
            hint = did_you_mean(name, sizes, there)
            raise AssumptionError(f"the program has no size `{name}`, which {text!r} is about", hint)


def sizes_in(condition: str) -> frozenset[str]:
    """The names of sizes in a condition."""
    return frozenset(re.findall(r"[A-Za-z_][A-Za-z0-9_]*", condition)) - RESERVED


def applicable(assume: Iterable[str], sizes: Iterable[str]) -> tuple[str, ...]:
    """The conditions that mention no other sizes than these."""
    known = frozenset(sizes)
    return tuple(text for text in assume if sizes_in(text) <= known)


def known_of(sizes: Sequence[str], assume: Iterable[str], signed: Sequence[str] = ()) -> tuple[Cond, ...]:
    """What is known about the sizes: they are not negative, and ``assume``, as the user has written it.

    ``signed`` are other numbers in these conditions. Raises :class:`.TranslationError` for a text that is not
    a condition on them.
    """
    lines = [
        f"spec sizes({', '.join((*sizes, *signed))}):",
        *[f"    assume {p} >= 0" for p in sizes],
        *[f"    assume {text}" for text in assume],
        "    output result[] : real",
        "    result() = 0.0",
    ]
    try:
        program = load_text("\n".join(lines) + "\n", "--assume")
    except DiagnosticError as error:
        raise TranslationError(f"--assume cannot be read: {error.diagnostics[0].message}") from error
    return next(iter(program.specs.values())).assumptions


__all__ = ["AssumptionError", "applicable", "check", "known_of", "sizes_in"]
