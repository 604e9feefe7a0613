"""The names of a text and where they are defined, also of a text that is not a program while one types.

Lines are read one by one, and indentation says what is around a line: no parser is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from redverify.language import standard
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import read_text

#: What a name may be.
KINDS = (
    "parameter", "input", "output", "tensor", "function", "operator", "type", "index", "array", "loop", "let",
    "spec", "impl",
)  # fmt: skip

_NAME = re.compile(r"[A-Za-z_]\w*")
_SPEC = re.compile(r"spec\s+(\w+)\s*\(([^)]*)")
_IMPL = re.compile(r"impl\s+(\w+)(?:\s*\(([^)]*)\))?(?:\s+of\s+(\w+))?")
_BINDING = re.compile(r"(\w+)\s*(?:\[[^\]]*\])?\s*=\s*\w+")
_ITEM = re.compile(r"\s+(input|output|tensor|function|operator|type)\s+(\w+)")
_EQUATION = re.compile(r"\s+(\w+)\s*\(([^)]*)\)\s*=")
_LOCAL = re.compile(r"\s+(?:(for|par|let|allocate|view)\s+)(\w+)")
_OVERLAP = re.compile(r"\s+overlap\s+\w+\s*,\s*\w+\s+at\s+(\w+(?:\s*,\s*\w+)*)")
_BINDERS = re.compile(r"\[([\w\s,]+):")
_IMPORT = re.compile(r'import\s+"([^"]+)"')


@dataclass(frozen=True, slots=True)
class Definition:
    """A name where it is defined. Lines and columns count from 1. ``shown`` are the lines that define it."""

    name: str
    kind: str
    file: str
    line: int
    column: int
    shown: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """The lines of a file."""

    file: str
    lines: Sequence[str]

    @classmethod
    def of(cls, file: str, text: str) -> Text:
        """The lines of a text."""
        return cls(file, text.replace("\r\n", "\n").split("\n"))

    def header(self, line: int) -> int:
        """The line with the header of the block that a line belongs to; 0 if there is none."""
        return next((n for n in range(line, 0, -1) if self.lines[n - 1][:5].rstrip() in ("spec", "impl")), 0)

    def block(self, header: int) -> range:
        """The lines of a block: up to the next text without indentation."""
        last = header
        while last < len(self.lines) and re.match(r"\s|$|#", self.lines[last]):
            last += 1
        return range(header, last + 1)

    def around(self, line: int, indent: int) -> Iterator[tuple[int, bool]]:
        """The lines above that a place at this indentation is below or beside, the nearest first.

        Whether each is around it, and not beside it.
        """
        for number in range(line - 1, self.header(line), -1):
            text = self.lines[number - 1].partition("#")[0]
            own = len(text) - len(text.lstrip())
            if text.strip() and own <= indent:
                yield number, own < indent
                indent = own

    def define(self, name: str, kind: str, line: int, start: int = 0) -> Definition:
        """The definition of a name on a line, which stands there behind a column (from 0)."""
        found = re.compile(rf"\b{re.escape(name)}\b").search(self.lines[line - 1], start)
        column = found.start() + 1 if found else 1
        return Definition(name, kind, self.file, line, column, (self.lines[line - 1].strip(),))


def visible(text: Text, line: int, indent: int | None = None) -> dict[str, Definition]:
    """The names that may be used on a line, the innermost definition of each.

    ``indent`` is the indentation of the place, that of the line if it is not given.
    """
    own = text.lines[line - 1] if line <= len(text.lines) else ""
    indent = len(own) - len(own.lstrip()) if indent is None else indent
    found: dict[str, Definition] = {}
    header = text.header(line)
    if not header or (own.strip() and not own[0].isspace() and line != header):
        return {d.name: d for d in specifications(text)}
    if _IMPL.match(text.lines[header - 1]):
        _merge(found, _locals(text, line, indent))
        _merge(found, _bound(text, header))
        of = _IMPL.match(text.lines[header - 1])
        wanted = of[3] if of is not None else None
        for there, spec in _specs(text):
            if spec.name == wanted:
                _merge(found, _declared(there, spec.line))
    else:
        _merge(found, _indices(text, line))
        _merge(found, _declared(text, header))
    _merge(found, specifications(text))
    return found


def specifications(text: Text) -> Iterator[Definition]:
    """The specifications and implementations of a file, and the specifications that it imports."""
    yield from (spec for _, spec in _specs(text))
    for number, line in enumerate(text.lines, start=1):
        found = _IMPL.match(line)
        if found is not None:
            yield text.define(found[1], "impl", number)


def _merge(found: dict[str, Definition], more: Iterable[Definition]) -> None:
    for one in more:
        found.setdefault(one.name, one)


def _specs(text: Text, seen: tuple[str, ...] = ()) -> Iterator[tuple[Text, Definition]]:
    """The specifications of a file and of what it imports, with the text of each."""
    for number, line in enumerate(text.lines, start=1):
        found = _SPEC.match(line)
        if found is not None:
            yield text, text.define(found[1], "spec", number)
    for file in imports(text):
        if file not in seen:
            try:
                there = Text.of(file, read_text(file))
            except DiagnosticError:
                continue
            yield from _specs(there, (*seen, file))


def imports(text: Text) -> Iterator[str]:
    """The files that a text imports."""
    for line in text.lines:
        found = _IMPORT.match(line)
        if found is not None:
            path = found[1]
            yield path if standard.is_standard(path) else str(Path(text.file).parent / path)


def imported_at(text: Text, line: int) -> str | None:
    """The file that a line imports."""
    return next(imports(Text(text.file, text.lines[line - 1 : line])), None)


def _declared(text: Text, header: int) -> Iterator[Definition]:
    """What the block of a specification declares. Tensors are shown with their equations."""
    spec = _SPEC.match(text.lines[header - 1])
    for name in _NAME.findall(spec[2]) if spec is not None else ():
        yield text.define(name, "parameter", header, spec.start(2) if spec is not None else 0)
    lines = text.block(header)
    for number in lines:
        item = _ITEM.match(text.lines[number - 1])
        if item is None:
            continue
        one = text.define(item[2], item[1], number, item.start(2))
        heads = [(n, _EQUATION.match(text.lines[n - 1])) for n in lines]
        equations = [text.lines[n - 1].strip() for n, head in heads if head and head[1] == item[2]]
        yield Definition(one.name, one.kind, one.file, one.line, one.column, (*one.shown, *equations))


def _indices(text: Text, line: int) -> Iterator[Definition]:
    """The variables of an equation, and those of its reductions."""
    own = text.lines[line - 1]
    head = _EQUATION.match(own)
    groups = [(head[2], head.start(2))] if head is not None else []
    groups += [(found[1], found.start(1)) for found in _BINDERS.finditer(own)]
    for names, start in groups:
        yield from (text.define(name, "index", line, start) for name in _NAME.findall(names))


def _bound(text: Text, header: int) -> Iterator[Definition]:
    """What an implementation's header declares: its parameters, and the arrays that it binds to tensors."""
    impl = _IMPL.match(text.lines[header - 1])
    for name in _NAME.findall(impl[2] or "") if impl is not None else ():
        yield text.define(name, "parameter", header, impl.start(2) if impl is not None else 0)
    for number in text.block(header):
        overlap = _OVERLAP.match(text.lines[number - 1])
        if overlap is not None:
            distances = _NAME.findall(overlap[1])
            yield from (text.define(d, "parameter", number, overlap.start(1)) for d in distances)
    for number in text.block(header):
        line = text.lines[number - 1]
        start = line.find(" of ") + 1 if number == header else 0
        for found in _BINDING.finditer(line, start):
            yield text.define(found[1], "array", number, found.start(1))
        if line.partition("#")[0].rstrip().endswith(":"):
            return


def _locals(text: Text, line: int, indent: int) -> Iterator[Definition]:
    """Loops around a line, and what ``let``, ``allocate`` and ``view`` define before it."""
    numbers = [(line, True), *text.around(line, indent)]
    for number, is_around in numbers:
        found = _LOCAL.match(text.lines[number - 1]) if number <= len(text.lines) else None
        if found is not None and (is_around or found[1] in ("let", "allocate", "view")):
            kind = {"let": "let", "allocate": "array", "view": "array"}.get(found[1], "loop")
            yield text.define(found[2], kind, number, found.start(2))
    own = text.lines[line - 1] if line <= len(text.lines) else ""
    for group in _BINDERS.finditer(own):
        yield from (text.define(name, "index", line, group.start(1)) for name in _NAME.findall(group[1]))


def name_at(text: Text, line: int, column: int) -> str | None:
    """The name at a place, whose column counts from 1."""
    own = text.lines[line - 1] if line <= len(text.lines) else ""
    code = own.partition("#")[0]
    return next((m[0] for m in _NAME.finditer(code) if m.start() < column <= m.end() + 1), None)


def definition_at(text: Text, line: int, column: int) -> Definition | None:
    """The definition of the name at a place."""
    name = name_at(text, line, column)
    return None if name is None else visible(text, line).get(name)
