"""What symbolic evaluation knows at a line, found in a process of its own.

``python -m redverify.editor.known_at_line NAME LINE`` reads a text from standard input and prints the
statements of that line with what is known before and after them (``redverify explain --at``). ``NAME`` is
the file whose text it is, for its imports. Nothing is printed where no statement starts on the line.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from redverify.api import load, options_of
from redverify.language.diagnostics import DiagnosticError
from redverify.language.walks import commands_of
from redverify.listing.listing import Listing
from redverify.system.clock import OutOfTime


def known_at(name: str, text: str, line: int) -> str:
    """What is known at a line (from 1) of a text; nothing if it is wrong, or has no statement there."""
    loaded = load(name, text, None, infer=True)
    if loaded.program is None:
        return ""
    program, line = loaded.listed(line)
    found = []
    for impl in loaded.impls:
        if all(command.span.line != line for command in commands_of(program.impls[impl].body)):
            continue
        try:
            found.append(Listing(program, impl, options_of()).at(line))
        except OutOfTime as error:
            found.append(f"# {error}")
        except (DiagnosticError, RecursionError):
            continue  # diagnostics are shown at their places
    return "\n".join(text for text in found if text)


def main(arguments: Sequence[str]) -> None:
    """Read the text, print what is known."""
    name, line = arguments
    text = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(known_at(name, text, int(line)).encode())


if __name__ == "__main__":
    main(sys.argv[1:])
