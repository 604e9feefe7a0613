"""The text of a program that Lean's kernel computes: what a theorem says of it, and what is shown.

The text comes in pieces, line by line, from what renders proofs (:mod:`redverify.checking.proofs.as_text`).
That is not trusted: the theorem ``certificate_text`` says that it is the text of ``spec`` and ``impl``, and
if it is another one, Lean rejects it. That :func:`program_text` shows what :func:`stated` says is trusted;
both are given the same pieces.
"""

from __future__ import annotations

from collections.abc import Sequence

from redverify.checking.printer import Printer

#: The pieces of the lines of a text; the first of a line is its line break.
Pieces = Sequence[Sequence[str]]


def program_text(pieces: Pieces) -> str:
    """The text of a program."""
    return "".join([piece for line in pieces for piece in line]).removeprefix("\n")


def stated(pieces: Pieces, printer: Printer) -> str:
    """What ``certificate_text`` states; the printer has printed ``spec`` and ``impl``."""
    names = [_list(list(printer.numbers[prefix])) for prefix in ("v", "a", "t")]
    lines = ",\n  ".join(map(_list, pieces))
    return f"theorem certificate_text : Reading.Says ⟨{', '.join(names)}⟩ spec impl [\n  {lines}]"


def _list(texts: Sequence[str]) -> str:
    """Texts as a Lean term."""
    return f"[{', '.join(map(_quoted, texts))}]"


def _quoted(text: str) -> str:
    """A text in quotes: whatever is in it, it stays inside of them."""
    inside = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{inside}"'
