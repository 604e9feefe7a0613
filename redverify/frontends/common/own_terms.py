"""Statements of a generated text in the user's own terms: the function, its line, and what writes there."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path

from msgspec import structs

from redverify.reporting.result import IN_PROGRAM, ImplResult, Result

#: A statement of a generated text, with the array that it writes.
_WRITES = re.compile(r"\s*(?:atomic\s+)?(\w+)\[")


def in_own_terms(result: Result, program: str, wording: Mapping[str, str]) -> Result:
    """The result, with where its witnesses are in the program ``MODULE.py:NAME``.

    ``wording`` says what writes an array of the generated text, in the words of the user's system.
    """
    place = _place(program)
    impls = tuple(_told(i, result.texts, place, wording) for i in result.impls)
    return structs.replace(result, impls=impls)


def _told(impl: ImplResult, texts: Mapping[str, str], place: str, wording: Mapping[str, str]) -> ImplResult:
    if impl.witness is None:
        return impl
    lines = texts.get(impl.witness.file, "").split("\n")
    line = lines[impl.witness.line - 1] if 0 < impl.witness.line <= len(lines) else ""
    found = _WRITES.match(line)
    what = wording.get(found[1], "") if found is not None else ""
    said = f"{what} of {place}" if what else place
    note = f"{IN_PROGRAM}{said}; the lines above are those of the text that --print prints"
    return structs.replace(impl, notes=(note, *impl.notes))


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
