"""What users assume of the symbolic sizes of a program (``--assume "n >= 1"``)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from redverify.frontends.common.errors import TranslationError
from redverify.language.core import Cond
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.parsing.tokens import RESERVED


def sizes_in(condition: str) -> frozenset[str]:
    """The names of sizes in a condition."""
    return frozenset(re.findall(r"[A-Za-z_][A-Za-z0-9_]*", condition)) - RESERVED


def applicable(assume: Iterable[str], sizes: Iterable[str]) -> tuple[str, ...]:
    """The conditions that mention no other sizes than these."""
    known = frozenset(sizes)
    return tuple(text for text in assume if sizes_in(text) <= known)


def known_of(sizes: Sequence[str], assume: Iterable[str]) -> tuple[Cond, ...]:
    """What is known of the sizes: they are not negative, and ``assume``, as the user has written it.

    Raises :class:`.TranslationError` for a text that is no condition on these sizes.
    """
    lines = [
        f"spec sizes({', '.join(sizes)}):",
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


__all__ = ["applicable", "known_of", "sizes_in"]
