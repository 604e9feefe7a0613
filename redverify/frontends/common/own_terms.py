"""Statements of a generated text in the user's own terms: the function, its line, and what writes there."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec import structs

from redverify.reporting.result import IN_PROGRAM, ImplResult, Result, Witness
from redverify.reporting.width import short

#: Characters of a line of the user's.
_TEXT = 60

#: A statement of a generated text, with the array that it writes.
_WRITES = re.compile(r"\s*(?:atomic\s+)?(\w+)\[")


def in_own_terms(result: Result, program: str, wording: Mapping[str, str]) -> Result:
    """The result, with where its witnesses are in the program ``MODULE.py:NAME``.

    ``wording`` says what writes an array of the generated text, in the words of the user's system.
    """
    place = _place(program)

    def words(lines: Sequence[str], witness: Witness) -> str:
        line = lines[witness.line - 1] if 0 < witness.line <= len(lines) else ""
        found = _WRITES.match(line)
        what = wording.get(found[1], "") if found is not None else ""
        return f"{what} of {place}" if what else place

    return _told(result, words)


def at_own_lines(result: Result, file: str, written: Sequence[tuple[int, str]]) -> Result:
    """The result, with where its witnesses are in the user's ``file``.

    ``written`` are the lines of the file, with their numbers, that the statements of the generated text
    were made from, one for each that writes an array, in order. A cell that is wrong at the end is that of
    its last write.
    """

    def words(lines: Sequence[str], witness: Witness) -> str:
        writes = [(n, found[1]) for n, line in enumerate(lines, 1) if (found := _WRITES.match(line))]
        array = (witness.cell or "").partition("[")[0]
        here = [k for k, (n, _) in enumerate(writes) if n == witness.line]
        last = [k for k, (_, name) in enumerate(writes) if name == array][-1:]
        if len(writes) != len(written) or not (here or last):
            return ""
        line, text = written[(here or last)[0]]
        return f"line {line} of {file}: {short(text, _TEXT)}" if line else ""

    return _told(result, words)


def _told(result: Result, words: Callable[[Sequence[str], Witness], str]) -> Result:
    """The result, with a note of what is said of each witness, given the lines of its text."""

    def told(impl: ImplResult) -> ImplResult:
        if impl.witness is None:
            return impl
        said = words(result.texts.get(impl.witness.file, "").split("\n"), impl.witness)
        if not said:
            return impl
        note = f"{IN_PROGRAM}{said}; the lines above are those of the text that --print prints"
        return structs.replace(impl, notes=(note, *impl.notes))

    return structs.replace(result, impls=tuple(map(told, result.impls)))


def _place(program: str) -> str:
    """The name of a program with the line of its file that defines it."""
    path, _, name = program.rpartition(":")
    line = defined_at(Path(path), name)
    return f"{name} ({path}, line {line})" if line else f"{name} ({path})"


def defined_at(path: Path, name: str) -> int:
    """The line of a Python file that defines a name, possibly in a class (``A.b``); 0 if none is seen to."""
    try:
        body = ast.parse(path.read_bytes()).body
    except (OSError, SyntaxError, ValueError):
        return 0
    line = 0
    for part in name.split("."):
        found = next((node for node in reversed(body) if part in _names(node)), None)
        if found is None:
            return line
        line = found.lineno
        body = found.body if isinstance(found, ast.ClassDef) else []
    return line


def _names(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=targets):
            return [t.id for target in targets for t in ast.walk(target) if isinstance(t, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case _:
            return []
