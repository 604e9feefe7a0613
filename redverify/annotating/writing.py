"""Annotations put into the text of a program; the rest of the text stays as it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice

from redverify.annotating.sites import Note, Site
from redverify.language import core
from redverify.language.parsing.lexer import tokens_of
from redverify.language.parsing.parse_table import parse_table
from redverify.language.parsing.tokens import Token
from redverify.language.program_text import annotation_text, indices_text
from redverify.language.source import NOWHERE
from redverify.language.terms import Substitution, plug_condition, rebuild, substitute
from redverify.language.walks import commands_of

#: Names for the variables of reductions.
_NAMES = ("k", "r", "s", "t", "u", "v", "w")

_INDENT = "    "

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Insertion:
    """A piece of text to be put at a line and column, both counted from 1.

    ``statement`` is the line of the statement that it annotates, 0 for what belongs to a scope. ``removed``
    characters of the line make room for it.
    """

    line: int
    column: int
    text: str
    statement: int
    removed: int = 0


def insertions(text: str, name: str, sites: Sequence[Site], taken: Collection[str]) -> list[Insertion]:
    """What has to be inserted for the notes of sites that have no annotation in the text."""
    tokens, places = tokens_and_places(text, name)
    found: list[Insertion] = []
    for site in sites:
        if not site.written and site.note is not None:
            first = places[_start(site)]
            found += _of_site(site, site.note, tokens, first, taken)
    return found


def tokens_and_places(text: str, name: str) -> tuple[list[Token], dict[Place, int]]:
    """The tokens of a text, and the number of the one at each place."""
    tokens = [t for t in tokens_of(text.replace("\r\n", "\n"), name, parse_table().terminals) if t]
    return tokens, {(t.span.line, t.span.column): n for n, t in enumerate(tokens)}


def _start(site: Site) -> Place:
    return site.command.span.line, site.command.span.column


def _of_site(
    site: Site, note: Note, tokens: Sequence[Token], first: int, taken: Collection[str]
) -> Iterator[Insertion]:
    """The annotation behind the cell or the variable, and the element's indices behind the operator."""
    closing = first + 1 if isinstance(site.command, core.DataLet) else closing_bracket(tokens, first)
    at = site.command.span.line
    bracket = tokens[closing].span
    written = annotation_text(readable(note.value, {*taken, *site.around.variables}))
    following = tokens[closing + 1].span
    spaced = (following.line, following.column) != (bracket.end_line, bracket.end_column)
    yield Insertion(bracket.end_line, bracket.end_column, f" {{{written}}}" + ("" if spaced else " "), at)
    braces = tokens[closing + 2] == "{"
    if isinstance(site.command, core.Accumulate) and note.element is not None and not braces:
        operator = tokens[closing + 1].span
        index = "{" + indices_text(note.element) + "}"
        yield Insertion(operator.end_line, operator.end_column, index, at)


def closing_bracket(tokens: Sequence[Token], first: int) -> int:
    """The bracket that ends the indices of the cell."""
    depth = 0
    for position in range(first, len(tokens)):
        depth += tokens[position] == "["
        depth -= tokens[position] == "]"
        if tokens[position] == "]" and depth == 0:
            return position
    raise AssertionError("a statement has a cell")


def readable(value: core.ValueExpr, taken: Collection[str]) -> core.ValueExpr:
    """The value with names for the variables of reductions that nothing else around has."""
    match value:
        case core.Reduce():
            names = _fresh(len(value.binders), taken)
            by: Substitution = {old: core.IVar(new) for old, new in zip(value.binders, names, strict=True)}
            inside = {*taken, *names}
            return core.Reduce(
                value.type,
                value.operator,
                names,
                plug_condition(value.condition, by),
                readable(substitute(value.body, by), inside),
                None if value.init is None else readable(value.init, taken),
            )
        case core.LetValue():
            return value
        case _:
            return rebuild(value, lambda v: readable(v, taken), lambda i: i, lambda c: c)


def _fresh(wanted: int, taken: Collection[str]) -> tuple[str, ...]:
    names = (f"{name}{number or ''}" for number in count() for name in _NAMES)
    return tuple(islice((name for name in names if name not in taken), wanted))


def inserted(text: str, pieces: Sequence[Insertion]) -> str:
    """The text with the pieces."""
    lines = text.split("\n")
    for piece in sorted(pieces, key=lambda p: (p.line, p.column), reverse=True):
        line = lines[piece.line - 1]
        lines[piece.line - 1] = (
            line[: piece.column - 1] + piece.text + line[piece.column - 1 + piece.removed :]
        )
    return "\n".join(lines)


def scope_insertions(text: str, scopes: Sequence[core.Scope]) -> list[Insertion]:
    """What puts new scopes around commands: their lines, and spaces before the lines that they are around."""
    lines = text.split("\n")
    deeper = [0] * (len(lines) + 1)
    headers: dict[int, list[tuple[str, ...]]] = {}
    for scope in scopes:
        spans = [c.span for c in commands_of(scope.body) if c.span != NOWHERE]
        first = min(span.line for span in spans)
        headers.setdefault(first, []).append(scope.arrays)
        for number in range(first, max(span.end_line for span in spans) + 1):
            deeper[number] += 1
    found: list[Insertion] = []
    for number, line in enumerate(lines, start=1):
        if not deeper[number] or not line.strip():
            continue
        new = headers.get(number, [])
        outer = deeper[number] - len(new)
        margin = line[: len(line) - len(line.lstrip(" "))]
        end = "\r\n" if line.endswith("\r") else "\n"
        before = "".join(
            f"{margin}{_INDENT * (outer + depth)}accumulate {', '.join(arrays)}:{end}"
            for depth, arrays in enumerate(new)
        )
        found.append(Insertion(number, 1, before + _INDENT * deeper[number], 0))
    return found
