"""Text to tokens: words, numbers and signs, and the line and block marks of the indentation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from redverify.language.diagnostics import DiagnosticError, fail
from redverify.language.parsing.tokens import BEGINNINGS, KEYWORDS, Token
from redverify.language.source import Span
from redverify.language.types import BUILTIN_TYPES

#: Longest literal in characters, and greatest decimal exponent: Python refuses to convert longer
#: digit strings, and a short exponent can stand for a number that fills the memory.
MAX_DIGITS = 1000
MAX_EXPONENT = 1000

_TOKEN = re.compile(
    r"""
      (?P<space>[ ]+|\#.*)
    | (?P<name>[A-Za-z_][A-Za-z0-9_]*)
    | (?P<number>[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)
    | (?P<string>"[^"]*")
    | (?P<sign>:=|\.\.|\.(?=[A-Za-z_])|->|==|!=|<=|>=|//|[-+*/%=<>()\[\]{}:,@])
    """,
    re.VERBOSE,
)

#: Characters that end a line for some editors and not here, that move the cursor, or that change the order
#: in which text is shown (Unicode UAX #9; `Trojan Source`, CVE-2021-42574). In a comment they would hide
#: what a program says.
_HIDING = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]")

_CLOSING = {"(": ")", "[": "]", "{": "}"}

_HINTS = {
    "\t": "indent with spaces",
    "!": "negation is written `not`, inequality `!=`",
    "&": "conjunction is written `and`",
    "|": "disjunction is written `or`",
    "^": "exclusive or is written `xor(a, b)`, a power `pow(a, b)`",
    ".": "a range is written `lo..hi`; numbers need digits on both sides of the dot",
    ";": "one command stands on each line",
    "?": "a conditional is written `select(cond, a, b)`",
    "'": "strings occur in imports only, in double quotes",
}


class _Lexing:
    """The state of the lexer on one text."""

    def __init__(self, text: str, file: str, terminals: Mapping[str, str]) -> None:
        self.file = file
        self.lines = text.split("\n")
        self.terminals = terminals
        self.indents = [0]
        self.open: list[Token] = []

    def span(self, line: int, start: int, end: int) -> Span:
        """Columns ``start`` to ``end`` (from 0) of a line (from 1)."""
        return Span(self.file, line, start + 1, line, end + 1)

    def mark(self, kind: str, line: int, column: int) -> Token:
        """A token without text."""
        return Token(kind, "", self.span(line, column, column))

    def tokens(self) -> Iterator[Token]:
        """All tokens of the text, closed by a ``NEWLINE`` and the ``DEDENT`` of every block."""
        line_number = 1
        for line_number, line in enumerate(self.lines, start=1):
            continues = bool(self.open)
            found = list(self.line_tokens(line_number, line))
            if not found:
                continue
            if not continues:
                found[0] = self.beginning(*found[:2])
                yield from self.indentation(line_number, found[0].span.column - 1)
            yield from found
            if not self.open:
                yield self.mark("NEWLINE", line_number, found[-1].span.end_column - 1)
        if self.open:
            opening = self.open[-1]
            raise fail("RV105", f"`{opening}` is never closed", opening.span, f"add `{_CLOSING[opening]}`")
        for _ in self.indents[1:]:
            yield self.mark("DEDENT", line_number, len(self.lines[-1]))

    def line_tokens(self, number: int, line: str) -> Iterator[Token]:
        """The tokens of one line, brackets being matched on the way."""
        position = 0
        while position < len(line):
            match = _TOKEN.match(line, position)
            if match is None:
                raise self.unexpected(number, line, position)
            start, position = position, match.end()
            kind, text = match.lastgroup, match.group()
            hiding = _HIDING.search(text)
            if hiding is not None:
                raise self.hiding(number, start + hiding.start(), hiding.group())
            if kind == "space":
                continue
            token = self.token(str(kind), text, self.span(number, start, position))
            if kind == "number":
                self.check_number(token, line, position)
            elif text in _CLOSING:
                self.open.append(token)
            elif text in (")", "]", "}"):
                self.close(token)
            yield token

    def beginning(self, first: Token, second: Token | None = None) -> Token:
        """The first token of a line, which may be a word because a name follows it."""
        if first in BEGINNINGS and second is not None and second.kind in ("NAME", "TYPE"):
            return Token(self.terminals[first], first, first.span)
        return first

    def hiding(self, line: int, column: int, character: str) -> DiagnosticError:
        """The diagnostic of a character in a comment or a path that could hide others."""
        message = f"the character U+{ord(character):04X} could hide what stands beside it"
        hint = "end lines with a line feed alone" if character == "\r" else "remove it"
        return fail("RV101", message, self.span(line, column, column + 1), hint)

    def token(self, kind: str, text: str, span: Span) -> Token:
        """The token with the grammar's name of its terminal."""
        if kind == "name":
            if text in KEYWORDS:
                return Token(self.terminals[text], text, span)
            return Token("TYPE" if text in BUILTIN_TYPES else "NAME", text, span)
        if kind == "number":
            return Token("INT" if text.isdigit() else "DECIMAL", text, span)
        if kind == "string":
            return Token("STRING", text, span)
        return Token(self.terminals[text], text, span)

    def indentation(self, line: int, column: int) -> Iterator[Token]:
        """The block marks before a line that starts at ``column``."""
        if column > self.indents[-1]:
            self.indents.append(column)
            yield self.mark("INDENT", line, column)
            return
        while column < self.indents[-1]:
            self.indents.pop()
            if column > self.indents[-1]:
                raise fail(
                    "RV104",
                    "this line's indentation matches no enclosing block",
                    self.span(line, 0, column),
                    f"indent it by {self.indents[-1]} spaces to end the block",
                )
            yield self.mark("DEDENT", line, column)

    def close(self, token: Token) -> None:
        """Match a closing bracket."""
        if not self.open:
            raise fail("RV105", f"`{token}` closes nothing", token.span, "remove it")
        opening = self.open.pop()
        if _CLOSING[opening] != token:
            raise fail(
                "RV105",
                f"`{token}` does not close the `{opening}` of line {opening.span.line}",
                token.span,
                f"`{_CLOSING[opening]}` is expected first",
            )

    def check_number(self, token: Token, line: str, end: int) -> None:
        """Reject numbers that run into a name or a lone dot, or are too long."""
        rest = line[end : end + 2]
        if rest[:1] == "." and rest != "..":
            raise fail(
                "RV103",
                f"`{token}.` is not a number",
                self.span(token.span.line, token.span.column - 1, end + 1),
                f"write `{token}.0`: digits stand on both sides of the dot",
            )
        if rest[:1].isalpha() or rest[:1] == "_":
            raise fail(
                "RV103",
                "a number runs into a name",
                self.span(token.span.line, token.span.column - 1, end + 1),
                "names do not start with a digit; multiplication is written `*`",
            )
        _, _, exponent = token.lower().partition("e")
        if len(token) > MAX_DIGITS or (exponent and abs(int(exponent)) > MAX_EXPONENT):
            raise fail("RV103", "this number is too long", token.span, f"at most {MAX_DIGITS} digits")

    def unexpected(self, number: int, line: str, position: int) -> DiagnosticError:
        """The error of a character that starts no token."""
        char = line[position]
        place = self.span(number, position, position + 1)
        if char == "\t":
            return fail("RV102", "a tab", place, _HINTS[char])
        if char == '"':
            return fail("RV106", "this string is not closed on its line", place, 'add `"`')
        if char == "." and line[position + 1 : position + 2].isdigit():
            return fail("RV103", "a number starts with a dot", place, "write a `0` before the dot")
        shown = f"`{char}`" if char.isprintable() else f"U+{ord(char):04X}"
        return fail("RV101", f"unexpected character {shown}", place, _HINTS.get(char, "remove it"))


def tokens_of(text: str, file: str, terminals: Mapping[str, str]) -> Iterator[Token]:
    """The tokens of ``text``; ``terminals`` names the grammar's terminal of each word and sign."""
    return _Lexing(text, file, terminals).tokens()
