"""The language server, asked by a client over standard input and output."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

lsp = pytest.importorskip("lsprotocol.types")
pytest.importorskip("pygls")

from pygls.lsp.client import LanguageClient  # noqa: E402
from pygls.workspace import TextDocument  # noqa: E402

from redverify.editor.server import server  # noqa: E402

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
async def editor(*, resolving: bool = False) -> AsyncIterator[Editor]:
    made = Editor()
    await made.client.start_io(sys.executable, "-m", "redverify", "lsp")
    workspace = lsp.WorkspaceClientCapabilities(
        code_lens=lsp.CodeLensWorkspaceClientCapabilities(refresh_support=True)
    )
    document = lsp.TextDocumentClientCapabilities()
    if resolving:
        edits = lsp.ClientCodeActionResolveOptions(properties=["edit"])
        document.code_action = lsp.CodeActionClientCapabilities(data_support=True, resolve_support=edits)
    await made.client.initialize_async(
        lsp.InitializeParams(
            lsp.ClientCapabilities(workspace=workspace, text_document=document), process_id=None
        )
    )
    made.client.initialized(lsp.InitializedParams())
    try:
        yield made
    finally:
        await made.client.shutdown_async(None)
        made.client.exit(None)
        await made.client.stop()


def session(work: Callable[[Editor], Awaitable[None]], *, resolving: bool = False) -> None:
    async def run() -> None:
        async with editor(resolving=resolving) as made:
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


def test_a_file_that_is_not_saved_yet_is_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong with its text is shown, and not that there is no such file."""
    shown: list[lsp.PublishDiagnosticsParams] = []
    made = server()
    monkeypatch.setattr(made, "text_document_publish_diagnostics", shown.append)

    async def verified(name: str) -> bool:
        document = TextDocument((tmp_path / name).as_uri(), BROKEN if name == "new.sched" else RIGHT)
        made.verify(document)
        work = made.file(document.uri).work
        if work is not None:
            work.cancel()
        return work is not None

    (tmp_path / "old.sched").write_text(RIGHT, encoding="utf-8")
    assert asyncio.run(verified("old.sched"))
    assert not asyncio.run(verified("new.sched"))
    assert [[d.code for d in params.diagnostics] for params in shown] == [[], ["RV202"]]
    assert not asyncio.run(verified("other.sched"))


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


BARE = """\
spec total(N):
    assume N >= 0
    input A[N] : f32
    output B[] : f32

    B() = sum[k : 0 <= k < N] A(k)  # größer, 😀

impl one of total(a = A, b = B):
    b[] := 0.0
    for k < N:
        b[] += a[k]
"""


def test_verdicts_without_annotations(tmp_path: Path) -> None:
    """They are inferred, as by `verify`, and what is found stands where the editor has the text."""
    wrong = BARE.replace("a[k]", "a[k + 1]").replace("impl one", "impl two").partition("impl ")[2]
    path = tmp_path / "bare.sched"
    path.write_text(f"{BARE}\nimpl {wrong}", encoding="utf-8")

    async def work(made: Editor) -> None:
        uri = made.open(path)
        (refuted,) = await made.until(bool)
        assert (refuted.code, refuted.range.start) == ("bounds", lsp.Position(15, 15))
        first, second = await made.lenses(uri)
        assert first.startswith("7: VERIFIED")
        assert second.startswith("12: REFUTED")
        known = await made.hover(uri, 10)
        assert known is not None
        assert "+{k}= a[k]" in known
        made.change(uri, 2, BARE.replace("a[k]", "c[k]"))
        (unknown,) = await made.until(lambda found: any(f.code == "RV202" for f in found))
        assert unknown.range.start == lsp.Position(10, 15)

    session(work)


def test_the_server_ends_with_0(tmp_path: Path) -> None:
    """After the requests shutdown and exit, and where the editor is gone."""

    def message(text: str) -> bytes:
        return f"Content-Length: {len(text)}\r\n\r\n{text}".encode()

    begin = message(
        '{"jsonrpc":"2.0","id":1,"method":"initialize",'
        '"params":{"capabilities":{},"processId":null,"rootUri":null}}'
    )
    end = message('{"jsonrpc":"2.0","id":2,"method":"shutdown"}')
    end += message('{"jsonrpc":"2.0","method":"exit"}')
    for given in (begin + end, begin):
        command = [sys.executable, "-m", "redverify", "lsp"]
        done = subprocess.run(command, input=given, capture_output=True, check=False, timeout=120)
        assert done.returncode == 0, done.stderr
        assert b"bug in redverify" not in done.stderr


def applied(text: str, edits: list[lsp.TextEdit]) -> str:
    """The text with the edits, applied as an editor does, in UTF-16 units."""
    lines = [line.encode("utf-16-le") for line in text.split("\n")]
    for one in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
        assert one.range.start == one.range.end
        line, at = lines[one.range.start.line], 2 * one.range.start.character
        lines[one.range.start.line] = line[:at] + one.new_text.encode("utf-16-le") + line[at:]
    return "\n".join(line.decode("utf-16-le") for line in lines)


async def actions(
    made: Editor, uri: str, line: int, only: list[lsp.CodeActionKind] | None = None
) -> list[lsp.CodeAction]:
    place = lsp.Position(line, 4)
    params = lsp.CodeActionParams(
        lsp.TextDocumentIdentifier(uri), lsp.Range(place, place), lsp.CodeActionContext([], only)
    )
    return list(await made.client.text_document_code_action_async(params) or [])


def edits_of(action: lsp.CodeAction) -> list[lsp.TextEdit]:
    assert action.edit is not None and action.edit.document_changes is not None
    (document,) = action.edit.document_changes
    return list(document.edits)


def test_annotations_are_inserted(tmp_path: Path) -> None:
    path = tmp_path / "total.sched"
    path.write_text(BARE)

    async def work(made: Editor) -> None:
        uri = made.open(path)
        assert not (await made.told.get()).diagnostics
        one, whole = await actions(made, uri, 10)
        assert one.title == "Insert the annotation"
        assert whole.title == "Annotate this implementation (one)"
        statement = applied(BARE, edits_of(one))
        assert statement == BARE.replace("b[] += a[k]", "b[] {B()} +{k}= a[k]")
        everything = applied(BARE, edits_of(whole))
        assert everything.split("impl")[1] == RIGHT.split("impl")[1]
        assert [a.title for a in await actions(made, uri, 9)] == [whole.title]
        assert await actions(made, uri, 1) == []
        made.change(uri, 2, everything)
        await made.until(lambda found: not found)
        assert await actions(made, uri, 10) == []

    session(work)


def test_an_action_that_finds_nothing_says_so(tmp_path: Path) -> None:
    path = tmp_path / "total.sched"
    path.write_text(
        BARE.replace("for k < N:\n        b[] += a[k]", "for k < N:\n        b[] := b[] * a[k] + 1.0")
        .replace("b[] := 0.0", "allocate t[] : f32\n    t[] := 1.0\n    b[] := t[]")
        .replace("b[] := b[] * a[k] + 1.0", "t[] := t[] * a[k] + 1.0")
    )

    async def work(made: Editor) -> None:
        said: asyncio.Queue[str] = asyncio.Queue()

        @made.client.feature(lsp.WINDOW_SHOW_MESSAGE)
        def message(params: lsp.ShowMessageParams) -> None:
            said.put_nowait(params.message)

        uri = made.open(path)
        await made.until(bool)
        one, _ = await actions(made, uri, 12)
        assert one.edit is None
        assert "line 13" in await asyncio.wait_for(said.get(), 60)

    session(work)


def test_an_editor_that_can_asks_for_the_text_when_an_action_is_chosen(tmp_path: Path) -> None:
    path = tmp_path / "total.sched"
    path.write_text(BARE)

    async def work(made: Editor) -> None:
        uri = made.open(path)
        await made.told.get()
        one, whole = await actions(made, uri, 10)
        assert one.edit is None and whole.edit is None
        resolved = await made.client.code_action_resolve_async(whole)
        assert applied(BARE, edits_of(resolved)).split("impl")[1] == RIGHT.split("impl")[1]
        (only,) = await actions(made, uri, 10, [lsp.CodeActionKind.Refactor])
        assert only.title == whole.title

    session(work, resolving=True)


#: A text as one types: a bracket is open, and the last statement has just begun.
TYPED = """\
import "lib.sched"

impl one of total(a = A, b = B):
    allocate t[4] : f32
    b[] {0.0} := 0.0
    accumulate b:
        for k < N:
            let j = k
            b[] {B()} +{k}= a[j
        b
"""
LIBRARY = """\
spec total(N):
    assume N >= 0
    input A[N] : f32
    output B[] : f32

    B() = sum[k : 0 <= k < N] A(k)
"""


def test_names_in_a_text_that_is_no_program(tmp_path: Path) -> None:
    (tmp_path / "lib.sched").write_text(LIBRARY)
    path = tmp_path / "typed.sched"
    path.write_text(TYPED)
    library = (tmp_path / "lib.sched").resolve().as_uri()

    async def work(made: Editor) -> None:
        uri = made.open(path)
        document = lsp.TextDocumentIdentifier(uri)
        await made.until(bool)

        async def shown(line: int, word: str) -> str | None:
            place = lsp.Position(line, TYPED.splitlines()[line].index(word))
            found = await made.client.text_document_hover_async(lsp.HoverParams(document, place))
            return None if found is None else found.contents.value

        async def defined(line: int, word: str) -> tuple[str, int, int] | None:
            place = lsp.Position(line, TYPED.splitlines()[line].index(word))
            found = await made.client.text_document_definition_async(lsp.DefinitionParams(document, place))
            return None if found is None else (found.uri, found.range.start.line, found.range.start.character)

        async def completed(line: int, column: int) -> list[str]:
            params = lsp.CompletionParams(document, lsp.Position(line, column))
            found = await made.client.text_document_completion_async(params)
            return [item.label for item in getattr(found, "items", found) or []]

        assert await shown(8, "B()") == "```sched\noutput B[] : f32\nB() = sum[k : 0 <= k < N] A(k)\n```"
        assert await shown(8, "k}") == "```sched\nfor k < N:\n```"
        assert await shown(8, "a[") == "```sched\nimpl one of total(a = A, b = B):\n```"
        assert await shown(4, ":=") is None
        assert await defined(8, "j") == (uri, 7, 16)
        assert await defined(8, "B()") == (library, 3, 11)
        assert await defined(6, "N") == (library, 0, 11)
        assert await defined(2, "total") == (library, 0, 5)
        assert await defined(0, "lib") == (library, 0, 0)
        assert await defined(5, "accumulate") is None
        assert await completed(8, len("            b[] {B()} +{k}= a[")) == [
            "j",
            "k",
            "N",
            "max",
            "min",
            "select",
        ]
        assert (await completed(9, 9))[:3] == ["t", "a", "b"]

    session(work)


def test_how_a_name_is_defined_stands_before_what_is_known(tmp_path: Path) -> None:
    path = tmp_path / "right.sched"
    path.write_text(RIGHT)

    async def work(made: Editor) -> None:
        uri = made.open(path)
        await made.until(lambda found: not found)
        place = lsp.Position(11, RIGHT.splitlines()[11].index("a["))
        found = await made.client.text_document_hover_async(
            lsp.HoverParams(lsp.TextDocumentIdentifier(uri), place)
        )
        assert found is not None
        first, _, second = found.contents.value.partition("```\n\n```")
        assert "impl one of total" in first
        assert not second or "h = " in second  # nothing where the machine is busy

    session(work)
