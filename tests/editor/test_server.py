"""The language server, asked by a client over standard input and output."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

lsp = pytest.importorskip("lsprotocol.types")
pytest.importorskip("pygls")

from pygls.lsp.client import LanguageClient  # noqa: E402

RIGHT = """\
spec total(N):
    assume N >= 0
    input A[N] : f32
    output B[] : f32

    B() = sum[k : 0 <= k < N] A(k)

impl one of total(a = A, b = B):
    b[] {0.0} := 0.0
    accumulate b:
        for k < N:
            b[] {B()} +{k}= a[k]
"""
WRONG = RIGHT.replace("for k < N:", "for k < N - 1:")
BROKEN = RIGHT.replace("a[k]", "c[k]")


class Editor:
    """A client that keeps what it is told."""

    def __init__(self) -> None:
        self.client = LanguageClient("test", "1")
        self.told: asyncio.Queue[lsp.PublishDiagnosticsParams] = asyncio.Queue()
        self.refreshed = 0

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def diagnostics(params: lsp.PublishDiagnosticsParams) -> None:
            self.told.put_nowait(params)

        @self.client.feature(lsp.WORKSPACE_CODE_LENS_REFRESH)
        def refresh(params: None) -> None:
            self.refreshed += 1

    async def until(self, wanted: Callable[[list], bool]) -> list:
        """The diagnostics that are as wanted, as soon as there are such."""
        while True:
            params = await asyncio.wait_for(self.told.get(), 120)
            if wanted(params.diagnostics):
                return params.diagnostics

    def open(self, path: Path) -> str:
        uri = path.as_uri()
        item = lsp.TextDocumentItem(uri, "sched", 1, path.read_text())
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(item))
        return uri

    def change(self, uri: str, version: int, text: str) -> None:
        whole = lsp.TextDocumentContentChangeWholeDocument(text)
        document = lsp.VersionedTextDocumentIdentifier(version, uri)
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(document, [whole]))

    def save(self, uri: str) -> None:
        self.client.text_document_did_save(lsp.DidSaveTextDocumentParams(lsp.TextDocumentIdentifier(uri)))

    async def lenses(self, uri: str) -> list[str]:
        document = lsp.TextDocumentIdentifier(uri)
        found = await self.client.text_document_code_lens_async(lsp.CodeLensParams(document))
        return [f"{lens.range.start.line}: {lens.command.title}" for lens in found or []]

    async def hover(self, uri: str, line: int) -> str | None:
        document = lsp.TextDocumentIdentifier(uri)
        found = await self.client.text_document_hover_async(lsp.HoverParams(document, lsp.Position(line, 4)))
        return None if found is None else found.contents.value


@asynccontextmanager
async def editor() -> AsyncIterator[Editor]:
    made = Editor()
    await made.client.start_io(sys.executable, "-m", "redverify", "lsp")
    workspace = lsp.WorkspaceClientCapabilities(
        code_lens=lsp.CodeLensWorkspaceClientCapabilities(refresh_support=True)
    )
    await made.client.initialize_async(
        lsp.InitializeParams(lsp.ClientCapabilities(workspace=workspace), process_id=None)
    )
    made.client.initialized(lsp.InitializedParams())
    try:
        yield made
    finally:
        await made.client.shutdown_async(None)
        made.client.exit(None)
        await made.client.stop()


def session(work: Callable[[Editor], Awaitable[None]]) -> None:
    async def run() -> None:
        async with editor() as made:
            await work(made)

    asyncio.run(run())


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_a_session(tmp_path: Path) -> None:
    path = tmp_path / "total.sched"
    path.write_text(BROKEN)

    async def work(made: Editor) -> None:
        uri = made.open(path)
        (wrong,) = await made.until(bool)
        assert (wrong.code, wrong.source) == ("RV202", "redverify")
        assert wrong.severity == lsp.DiagnosticSeverity.Error
        assert wrong.range == lsp.Range(lsp.Position(11, 28), lsp.Position(11, 32))
        assert await made.lenses(uri) == []

        made.change(uri, 2, WRONG)  # it can be read, and was not verified yet
        await made.until(lambda found: not found)
        path.write_text(WRONG)
        made.save(uri)
        (refuted,) = await made.until(bool)
        assert refuted.code == "coverage"
        assert refuted.range.start.line == 7
        assert "at the end the cell does not hold B()" in refuted.message
        (lens,) = await made.lenses(uri)
        assert lens.startswith("7: REFUTED (")

        made.change(uri, 3, RIGHT)  # what was found of another text is not shown any more
        await made.until(lambda found: not found)
        (lens,) = await made.lenses(uri)
        assert lens.endswith("(before the last change)")
        known = await made.hover(uri, 11)
        assert known is not None
        assert "b[] {B()} +{k}= a[k]" in known
        assert "0 <= k < N" in known
        assert await made.hover(uri, 4) is None
        path.write_text(RIGHT)
        made.save(uri)
        while "VERIFIED" not in (await made.lenses(uri))[0]:
            await asyncio.sleep(0.2)
        (lens,) = await made.lenses(uri)
        assert lens.startswith("7: VERIFIED equal bitwise but for the signs of zeros (")
        assert made.refreshed

    session(work)


def test_places_are_in_utf16_units(tmp_path: Path) -> None:
    path = tmp_path / "x.sched"
    path.write_text(RIGHT.replace("    B() =", "    # 🂡🂡\n    B() =") + "# 🂡 end\n", encoding="utf-8")

    async def work(made: Editor) -> None:
        uri = made.open(path)
        made.change(uri, 2, 'import "🂡🂡" nonsense\n')
        (wrong,) = await made.until(bool)
        assert wrong.range.start.character == len('import "') + 4 + len('" ')

    session(work)


def test_a_wrong_import_is_said_at_the_beginning(tmp_path: Path) -> None:
    (tmp_path / "lib.sched").write_text("spec s(\n")
    path = tmp_path / "x.sched"
    path.write_text('import "lib.sched"\n')

    async def work(made: Editor) -> None:
        made.open(path)
        (wrong,) = await made.until(bool)
        assert wrong.range.start == lsp.Position(0, 0)
        assert "lib.sched:1:7: " in wrong.message

    session(work)


def test_two_documents_and_closing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.sched", tmp_path / "two.sched"
    one.write_text(WRONG)
    two.write_text(BROKEN)

    async def work(made: Editor) -> None:
        uris = [made.open(one), made.open(two)]
        codes: set[str] = set()
        while codes != {"coverage", "RV202"}:
            codes |= {found.code for found in await made.until(bool)}
        for uri in uris:
            document = lsp.TextDocumentIdentifier(uri)
            made.client.text_document_did_close(lsp.DidCloseTextDocumentParams(document))
            await made.until(lambda found: not found)

    session(work)
