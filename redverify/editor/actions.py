"""Code actions: insert the annotation of a statement, annotate an implementation.

Which actions there are is seen in the text. What they insert takes runs of the program, and is found when an
action is chosen, if the editor can ask for it then (``codeAction/resolve``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from lsprotocol import types as lsp

from redverify.annotating.writing import Insertion
from redverify.editor.annotations import Found, lacking_in
from redverify.editor.notices import position


@dataclass(frozen=True, slots=True)
class Wish:
    """What an action is for: an implementation, and one statement of it, or 0 for all. Lines count from 1."""

    uri: str
    version: int | None
    impl: str
    statement: int

    @property
    def title(self) -> str:
        """The action's name in the editor."""
        return "Insert the annotation" if self.statement else f"Annotate this implementation ({self.impl})"

    def action(self) -> lsp.CodeAction:
        """The action without what it inserts."""
        data = {"uri": self.uri, "version": self.version, "impl": self.impl, "statement": self.statement}
        kind = lsp.CodeActionKind.QuickFix if self.statement else lsp.CodeActionKind.RefactorRewrite
        return lsp.CodeAction(title=self.title, kind=kind, data=data)


def wish_of(data: Any) -> Wish:
    """The wish of an action's data; raises :class:`KeyError` or :class:`TypeError` for other data."""
    return Wish(data["uri"], data["version"], data["impl"], data["statement"])


def wishes(uri: str, version: int | None, text: str, first: int, last: int) -> list[Wish]:
    """The actions at lines ``first`` to ``last`` of a text (from 1)."""
    found: list[Wish] = []
    for one in lacking_in(text):
        if first <= one.last and one.first <= last:
            found += [Wish(uri, version, one.impl, n) for n in one.statements if first <= n <= last]
            found.append(Wish(uri, version, one.impl, 0))
    return found


def edit(wish: Wish, found: Found, text: str) -> lsp.WorkspaceEdit | None:
    """What an action inserts; ``None`` if there is nothing."""
    chosen = [p for p in found.insertions if not wish.statement or p.statement == wish.statement]
    if not chosen:
        return None
    return lsp.WorkspaceEdit(
        document_changes=[
            lsp.TextDocumentEdit(
                lsp.OptionalVersionedTextDocumentIdentifier(wish.uri, wish.version),
                list(_edits(chosen, text.split("\n"))),
            )
        ]
    )


def _edits(insertions: Iterable[Insertion], lines: Sequence[str]) -> Iterable[lsp.TextEdit]:
    for piece in insertions:
        place = position(lines, piece.line, piece.column)
        yield lsp.TextEdit(lsp.Range(place, place), piece.text)
