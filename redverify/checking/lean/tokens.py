"""Splits Lean sources into tokens, as far as that is certain.

How Lean splits a source depends on the notation that was declared before, so only Lean can split every
source. Whatever could be split in two ways here is a token of the kind *unclear*, which the audit
refuses: a character literal, a number that runs into a word, a letter that Lean may or may not take as
part of a name, and so on.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal, NamedTuple

Kind = Literal["space", "comment", "doc", "string", "number", "word", "quoted", "sign", "unclear"]

#: What Lean's names may hold beyond ASCII: Greek without λ, Π, Σ; letterlike symbols; subscripts.
_LETTER = "a-zA-Z_α-κμ-ωΑ-ΟΡΤ-Ω\u2100-\u214f"
_REST = _LETTER + "0-9'!?\u2080-\u2089\u2090-\u209c\u1d62-\u1d6a"

_TOKEN = re.compile(
    rf"""(?P<space>[ \n]+)
      | (?P<line>--[^\n]*)
      | (?P<open>/-)
      | (?P<string>"(?:[^"\\]|\\.)*")
      | (?P<quoted>«[^»\n]*»(?![{_REST}]))
      | (?P<word>[{_LETTER}][{_REST}]*)
      | (?P<number>(?:0x[0-9a-fA-F]+|[0-9]+)(?![{_REST}]))
      | (?P<sign>.)""",
    re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """A token: the kind, the text, the offset where it starts, and the line, counted from 1."""

    kind: Kind
    text: str
    start: int
    line: int


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a source, spaces and comments included: together they are the source."""
    position, line, match, length = 0, 1, _TOKEN.match, len(text)
    while position < length:
        found = match(text, position)
        assert found is not None
        token, end = found[0], found.end()
        kind = _CLEAR.get(found.lastgroup or "") if token.isascii() else None
        if kind is None:
            kind, end = _read(text, position, found)
            token = text[position:end]
        yield Token(kind, token, position, line)
        if "\n" in token:
            line += token.count("\n")
        position = end


def in_code(text: str) -> Iterator[Token]:
    """The tokens without spaces and comments, one after the other."""
    return (token for token in tokens(text) if token.kind not in _NO_CODE)


def code_of(every: Iterable[Token]) -> list[Token]:
    """The tokens that are neither spaces nor comments."""
    return [token for token in every if token.kind not in _NO_CODE]


_NO_CODE = frozenset(["space", "comment", "doc"])


#: Tokens whose characters a reader sees, every one, if they are ASCII.
_CLEAR: dict[str, Kind] = {"space": "space", "word": "word", "number": "number"}


def _read(text: str, position: int, match: re.Match[str]) -> tuple[Kind, int]:
    """The kind of the token at a position, which matches so, and where it ends."""
    group, end = match.lastgroup, match.end()
    if group == "line":
        return _seen("comment", text, position, end), end
    if group == "open":
        return _block(text, position)
    if group == "string":
        # braces may be code, in an interpolated string; r" and r#" are raw
        clear = "{" not in match[0] and not text[:position].endswith(("r", "#"))
        return _seen("string" if clear else "unclear", text, position, end), end
    if group == "sign":
        return ("unclear" if _unclear(match[0]) else "sign"), end
    return _seen(_PLAIN[group or ""], text, position, end), end


_PLAIN: dict[str, Kind] = {"space": "space", "quoted": "quoted", "word": "word", "number": "number"}


def _block(text: str, start: int) -> tuple[Kind, int]:
    """A block comment, in which others may be nested."""
    if text.startswith("/--/", start):  # a whole comment to some releases, an open one to others
        return "unclear", start + 4
    depth, position = 0, start
    while position < len(text):
        if text.startswith("/-", position):
            depth, position = depth + 1, position + 2
        elif text.startswith("-/", position):
            depth, position = depth - 1, position + 2
            if depth == 0:
                kind: Kind = "doc" if text.startswith("/--", start) else "comment"
                return _seen(kind, text, start, position), position
        else:
            position += 1
    return "unclear", position


def _seen(kind: Kind, text: str, start: int, end: int) -> Kind:
    """The kind, unless the token holds characters that readers do not see or see in another order."""
    token = text[start:end]
    if token.isascii() and token.replace("\n", "").isprintable():  # of ASCII, what prints is all that is seen
        return kind
    hidden = any(unicodedata.category(c) in _HIDDEN and c != "\n" for c in token)
    return "unclear" if hidden else kind


_HIDDEN = frozenset(["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"])


@cache
def _unclear(character: str) -> bool:
    """Whether a character may be part of a name, of a number, of a literal, or of nothing."""
    if character in "λΠΣ×¬":
        return False
    return (
        character in "'\"«»\\"
        or character.isalnum()
        or character.isspace()
        or unicodedata.category(character) in _HIDDEN
    )
