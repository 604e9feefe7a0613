"""Texts that fit into a terminal: lines that are folded, excerpts around a place, short values and sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from decimal import Context, Decimal

from redverify.reporting.line import Line, Piece

#: Characters of a line at most.
WIDTH = 160

#: Characters of a fraction that is shown as one, digits of the decimal in its place, and characters of
#: another value.
_FRACTION, _DIGITS, _VALUE = 12, 9, 100

#: Names of sizes that are shown one by one.
_NAMES = 9

_SHORT = Context(prec=_DIGITS)

#: A fraction in a text.
_IN_TEXT = re.compile(r"(?<![\w./])-?\d+/\d+(?![\w./])")

#: A decimal with more digits than tell floats of 64 bits apart: a float's whole expansion.
_EXPANDED = re.compile(r"(?<![\w.])\d+\.\d{18,}(?![\w.])")

#: Characters of a word that is not cut.
_WORD = 24


def folded(line: Line) -> Iterator[Line]:
    """The line, or several of it, broken at spaces. What goes on stands further to the right.

    A word that is longer than a line stays whole, such as a path.
    """
    text = "".join(piece.text for piece in line)
    margin = " " * (len(text) - len(text.lstrip(" ")) + 4)
    while len(text) > WIDTH:
        start = len(text) - len(text.lstrip(" "))
        at = text.rfind(" ", start + 1, WIDTH + 1)
        at = text.find(" ", WIDTH) if at < 0 else at
        if at < 0:
            break
        first, line = _split(line, at)
        yield first
        line = (Piece(margin), *line)
        text = margin + text[at + 1 :]
    yield line


def _split(line: Line, at: int) -> tuple[Line, Line]:
    """What stands before a place, and what stands behind the space there."""
    before: list[Piece] = []
    after: list[Piece] = []
    for piece in line:
        before.append(Piece(piece.text[: max(at, 0)], piece.style))
        after.append(Piece(piece.text[max(at + 1, 0) :], piece.style))
        at -= len(piece.text)
    return tuple(p for p in before if p.text), tuple(p for p in after if p.text)


def folded_text(text: str) -> str:
    """A message of several lines, folded. Lines with a margin show a program, and are shortened."""
    lines: list[str] = []
    for line in text.split("\n"):
        if line[:1] == " ":
            lines.append(short(line))
        else:
            lines += ["".join(piece.text for piece in part) for part in folded((Piece(line),))]
    return "\n".join(lines)


def short(text: str, limit: int = WIDTH) -> str:
    """The text, without its middle if it is longer than ``limit``. Words near the gap stay whole."""
    if len(text) <= limit:
        return text
    tail = limit // 3
    head, rest = text[: limit - tail - 5], text[len(text) - tail :]
    before, after = head.rfind(" ", len(head) - _WORD), rest.find(" ", 0, _WORD)
    return f"{head if before < 0 else head[:before]} ... {rest[after + 1 :]}"


def decimals(text: str) -> str:
    """The text with decimals in place of long fractions, and rounded ones in place of long decimals."""
    text = _IN_TEXT.sub(lambda found: _decimal(found[0]), text)
    return _EXPANDED.sub(lambda found: str(_SHORT.create_decimal(found[0])), text)


def _decimal(text: str) -> str:
    if len(text) <= _FRACTION:
        return text
    numerator, _, denominator = text.partition("/")
    if not denominator.strip("0"):
        return text
    return str(_SHORT.divide(Decimal(numerator), Decimal(denominator)).normalize(_SHORT))


def value(text: str) -> str:
    """A value as people read it."""
    return short(decimals(text), _VALUE)


def sizes(values: Mapping[str, int]) -> str:
    """``N = 1, M = 2``; of many names those that are 0 are only counted."""
    zeros = [name for name, number in values.items() if number == 0]
    if len(values) <= _NAMES or len(zeros) < 2:
        return ", ".join(f"{name} = {number}" for name, number in values.items())
    rest = f"the other {len(zeros)} names 0"
    return ", ".join([*(f"{name} = {n}" for name, n in values.items() if n != 0), rest])


def shortened_list(text: str, limit: int = 2 * WIDTH) -> str:
    """A text that is a long list, with its first parts and the number of the others."""
    if len(text) <= limit:
        return text
    for separator in ("; ", ", "):
        parts = text.split(separator)
        kept = parts[:1]
        while len(kept) < len(parts) and len(separator.join([*kept, parts[len(kept)]])) <= limit:
            kept.append(parts[len(kept)])
        if len(parts) > _NAMES and len(separator.join(kept)) <= limit and len(parts) - len(kept) > 1:
            return f"{separator.join(kept)}{separator}and {len(parts) - len(kept)} more (--all shows them)"
    return text
