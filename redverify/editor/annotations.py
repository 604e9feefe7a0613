"""Annotations that an editor can insert.

What is missing is seen in the text at once. The annotations are found by runs of the program, in a process
of its own: ``python -m redverify.editor.annotations NAME IMPL`` reads a text from standard input and prints
a :class:`Found` as JSON. ``NAME`` is the file whose text it is, for its imports.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from redverify.annotating.annotate import annotate_text, lacking
from redverify.annotating.writing import Insertion
from redverify.language import syntax as sx
from redverify.language.diagnostics import DiagnosticError
from redverify.language.parsing.parser import parse_text
from redverify.language.syntax_walks import commands_of


@dataclass(frozen=True, slots=True)
class Lacking:
    """An implementation that lacks something: its lines, and those of its statements without annotation."""

    impl: str
    first: int
    last: int
    statements: tuple[int, ...]


class Found(msgspec.Struct, frozen=True):
    """What can be inserted, and what is to be said if a statement could not be explained."""

    insertions: tuple[Insertion, ...] = ()
    message: str = ""


def lacking_in(text: str) -> list[Lacking]:
    """The implementations of a text that lack something; nothing if the text is not a program."""
    try:
        file = parse_text(text)
        names = lacking(file)
    except (DiagnosticError, RecursionError):
        return []
    found = []
    for block in file.blocks:
        if isinstance(block, sx.ImplBlock) and block.name.name in names:
            commands = list(commands_of(block.body))
            last = max((c.span.end_line for c in commands), default=block.span.end_line)
            open_ = [
                c.span.line
                for c in commands
                if isinstance(c, sx.Assign | sx.Accumulate) and c.annotation is None
            ]
            found.append(Lacking(block.name.name, block.span.line, last, tuple(open_)))
    return found


def found_for(name: str, text: str, impl: str) -> Found:
    """What can be inserted into an implementation of a text."""
    try:
        annotated = annotate_text(text, name, [impl])
    except DiagnosticError as error:
        return Found(message=f"{impl}: {error.diagnostics[0].message}")
    except RecursionError:
        return Found(message=f"{impl}: the program is nested too deeply")
    said = [
        f"{impl}, line {one.unexplained.span.line}: {one.unexplained.message}"
        for one in annotated.impls
        if one.unexplained is not None
    ]
    return Found(annotated.insertions, "\n".join(said))


def main(arguments: Sequence[str]) -> None:
    """Read the text, print what can be inserted."""
    name, impl = arguments
    text = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(msgspec.json.encode(found_for(name, text, impl)))


if __name__ == "__main__":
    main(sys.argv[1:])
