"""The language server: what is wrong as one types, verdicts on save, and what is known at a statement.

Reading a text takes milliseconds and is done in this process. Verifying and symbolic evaluation take
seconds, and run in processes of their own, which a newer request for the same file ends.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer
from pygls.workspace import TextDocument

from redverify.api import Loaded
from redverify.editor.actions import edit, wish_of, wishes
from redverify.editor.annotations import Found
from redverify.editor.bare import read
from redverify.editor.completion import suggestions
from redverify.editor.names import Text, definition_at, imported_at
from redverify.editor.notices import (
    COMPLETED,
    Judged,
    diagnostics,
    judged,
    known,
    lenses,
    line_and_column,
    location,
    name_of,
    written_wrong,
)
from redverify.reporting.result import Document
from redverify.version import VERSION

#: Seconds that the definition of a name waits for what is known at its statement.
HOVER_SECONDS = 3.0


@dataclass
class _File:
    """What is known about an open document: its text when it was judged, and the process at work on it."""

    text: str = ""
    found: Judged = field(default_factory=Judged)
    work: asyncio.Task[None] | None = None


class Server(LanguageServer):
    """The server of one editor. ``options`` are those of ``redverify verify``."""

    def __init__(self, options: Sequence[str] = ()) -> None:
        super().__init__("redverify", VERSION)
        self.options = tuple(options)
        self.files: dict[str, _File] = {}

    def file(self, uri: str) -> _File:
        """What is known about a document."""
        return self.files.setdefault(uri, _File())

    def read(self, document: TextDocument) -> Loaded:
        """Read a document as it is in the editor, and show what is wrong with it."""
        name = name_of(document.path, document.uri)
        loaded = read(name, document.source)
        file = self.file(document.uri)
        wrong = written_wrong(loaded)
        if not wrong and document.source == file.text:
            wrong = file.found.findings
        self.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(
                uri=document.uri,
                diagnostics=diagnostics(wrong, name, document.source),
                version=document.version,
            )
        )
        return loaded

    def verify(self, document: TextDocument) -> None:
        """Begin to verify a file as it is on the disk; one that is not there yet is read only."""
        file = self.file(document.uri)
        if file.work is not None:
            file.work.cancel()
            file.work = None
        loaded = self.read(document)
        if loaded.program is not None and Path(loaded.file).is_file():
            file.work = asyncio.get_running_loop().create_task(self._verified(document, loaded))

    async def _verified(self, document: TextDocument, loaded: Loaded) -> None:
        text = document.source
        arguments = ["verify", loaded.file, "--json=-", "--quiet", *self.options]
        printed = await output_of([sys.executable, "-m", "redverify", *arguments])
        try:
            found = judged(loaded, msgspec.json.decode(printed, type=Document))
        except msgspec.DecodeError:
            self.window_log_message(
                lsp.LogMessageParams(lsp.MessageType.Error, f"redverify verify {loaded.file} said nothing")
            )
            return
        file = self.file(document.uri)
        file.text, file.found, file.work = text, found, None
        self.read(document)
        capabilities = self.client_capabilities.workspace
        if capabilities is not None and capabilities.code_lens and capabilities.code_lens.refresh_support:
            await self.workspace_code_lens_refresh_async(None)

    async def actions(self, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        """The actions at a place; complete only for an editor that cannot ask for the rest."""
        document = self.workspace.get_text_document(params.text_document.uri)
        first, last = params.range.start.line + 1, params.range.end.line + 1
        found = [w.action() for w in wishes(document.uri, document.version, document.source, first, last)]
        asked = params.context.only
        if asked is not None:
            found = [a for a in found if any(_is_of(a, kind) for kind in asked)]
        capabilities = self.client_capabilities.text_document
        ability = None if capabilities is None else capabilities.code_action
        if ability is None or ability.resolve_support is None:
            found = [await self.resolved(action) for action in found]
        return found

    async def resolved(self, action: lsp.CodeAction) -> lsp.CodeAction:
        """An action with what it inserts; says so where nothing was found."""
        wish = wish_of(action.data)
        document = self.workspace.get_text_document(wish.uri)
        name, text = name_of(document.path, document.uri), document.source
        command = [sys.executable, "-m", "redverify.editor.annotations", name, wish.impl]
        printed = await output_of(command, text.encode())
        try:
            found = msgspec.json.decode(printed, type=Found)
        except msgspec.DecodeError:
            found = Found(message=f"{wish.impl}: nothing was inferred")
        action.edit = edit(wish, found, text)
        if found.message and (not wish.statement or action.edit is None):
            self.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Warning, found.message))
        return action

    def place(
        self, params: lsp.HoverParams | lsp.DefinitionParams | lsp.CompletionParams
    ) -> tuple[Text, int, int]:
        """The text of a request, and the line and the column (from 1) that it is about."""
        document = self.workspace.get_text_document(params.text_document.uri)
        text = Text.of(name_of(document.path, document.uri), document.source)
        return text, *line_and_column(text.lines, params.position)

    async def hover(self, params: lsp.HoverParams) -> lsp.Hover | None:
        """How the name at a place is defined, and what is known at the statement there."""
        text, line, column = self.place(params)
        found = definition_at(text, line, column)
        command = [sys.executable, "-m", "redverify.editor.known_at_line", text.file, str(line)]
        given = self.workspace.get_text_document(params.text_document.uri).source.encode()
        try:
            seconds = None if found is None else HOVER_SECONDS
            printed = (await asyncio.wait_for(output_of(command, given), seconds)).decode()
        except TimeoutError:
            printed = ""
        return known("\n".join(found.shown) if found is not None else "", printed)

    def definition(self, params: lsp.DefinitionParams) -> lsp.Location | None:
        """Where the name at a place is defined, or the file that is imported there."""
        text, line, column = self.place(params)
        file = imported_at(text, line)
        if file is not None:
            return location(file, 1, 1, "")
        found = definition_at(text, line, column)
        return None if found is None else location(found.file, found.line, found.column, found.name)

    def completion(self, params: lsp.CompletionParams) -> list[lsp.CompletionItem]:
        """What may stand at a place."""
        return [
            lsp.CompletionItem(
                s.word, kind=COMPLETED.get(s.kind), detail=s.detail or s.kind, sort_text=f"{n:04}"
            )
            for n, s in enumerate(suggestions(*self.place(params)))
        ]

    def close(self, uri: str) -> None:
        """Forget a document, and take its diagnostics away."""
        file = self.files.pop(uri, None)
        if file is not None and file.work is not None:
            file.work.cancel()
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri=uri, diagnostics=[]))


def _is_of(action: lsp.CodeAction, kind: str) -> bool:
    """Whether an action is of a kind, or of one below it, such as ``refactor.rewrite`` below ``refactor``."""
    mine, asked = (str(getattr(k, "value", k)) for k in (action.kind, kind))
    return mine == asked or mine.startswith(f"{asked}.")


async def output_of(command: Sequence[str], given: bytes = b"") -> bytes:
    """What a process prints. The process ends when the task that waits for it is cancelled."""
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        printed, _ = await process.communicate(given)
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()
    return printed


def server(options: Sequence[str] = ()) -> Server:
    """A server with all that it can do; ``start_io()`` runs it on standard input and output."""
    made = Server(options)

    @made.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(ls: Server, params: lsp.DidOpenTextDocumentParams) -> None:
        ls.verify(ls.workspace.get_text_document(params.text_document.uri))

    @made.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def saved(ls: Server, params: lsp.DidSaveTextDocumentParams) -> None:
        ls.verify(ls.workspace.get_text_document(params.text_document.uri))

    @made.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(ls: Server, params: lsp.DidChangeTextDocumentParams) -> None:
        ls.read(ls.workspace.get_text_document(params.text_document.uri))

    @made.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(ls: Server, params: lsp.DidCloseTextDocumentParams) -> None:
        ls.close(params.text_document.uri)

    @made.feature(lsp.TEXT_DOCUMENT_CODE_LENS)
    def lens(ls: Server, params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
        document = ls.workspace.get_text_document(params.text_document.uri)
        file = ls.file(document.uri)
        return lenses(file.found, stale=file.text != document.source)

    @made.feature(lsp.TEXT_DOCUMENT_HOVER)
    async def hover(ls: Server, params: lsp.HoverParams) -> lsp.Hover | None:
        return await ls.hover(params)

    @made.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def definition(ls: Server, params: lsp.DefinitionParams) -> lsp.Location | None:
        return ls.definition(params)

    @made.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=["{", "[", "="]))
    def completion(ls: Server, params: lsp.CompletionParams) -> list[lsp.CompletionItem]:
        return ls.completion(params)

    kinds = [lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.RefactorRewrite]

    @made.feature(
        lsp.TEXT_DOCUMENT_CODE_ACTION,
        lsp.CodeActionOptions(code_action_kinds=kinds, resolve_provider=True),
    )
    async def action(ls: Server, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        return await ls.actions(params)

    @made.feature(lsp.CODE_ACTION_RESOLVE)
    async def resolve(ls: Server, params: lsp.CodeAction) -> lsp.CodeAction:
        return await ls.resolved(params)

    return made
