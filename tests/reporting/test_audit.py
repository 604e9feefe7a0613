"""The report on certificates: what it says, and that nothing in a certificate can change the page."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import jsonschema
import pytest

from redverify.checking.check import CertificateReport
from redverify.checking.description import Node
from redverify.language.load import load_file, load_text
from redverify.reporting import schema
from redverify.reporting.audit.document import entry_of, report_document
from redverify.reporting.audit.page import html
from redverify.reporting.pictures.graph import graph_svg
from redverify.reporting.pictures.statements import drawings
from tests.cli.expectations import ROOT
from tests.conftest import Ran
from tests.programs import copy

Cli = Callable[..., Ran]
FOLDER = "certificates/strided_sum.strided.redcert"

pytestmark = [
    pytest.mark.ring("quick"),
    pytest.mark.skipif(not (ROOT / FOLDER).is_dir(), reason="there are no certificates"),
]

#: Elements of HTML that are never closed.
VOID = {"meta", "link", "input", "br"}


class Page(HTMLParser):
    """Collects the elements of a page, and checks that they are nested."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def page(cli: Cli, tmp_path: Path) -> str:
    ran = cli("report", FOLDER, "--no-check", "--html", tmp_path / "out.html", "--quiet")
    assert (ran.status, ran.out) == (0, "")
    return (tmp_path / "out.html").read_text(encoding="utf-8")


def test_the_page_has_everything(page: str) -> None:
    for said in (
        "What is not claimed", "1 not checked", "In the makers' words: redverify",
        "strided of total", "N &gt;= 0 (spec total)",
        "is associative", "which j accumulates which index into tmp", "no reduction index enters the cell",
        "redverify check certificates/strided_sum.strided.redcert",
        "which theorems rest on which", "vc_2, kept_2",
    ):  # fmt: skip
        assert said in page, said
    assert "It is not accepted." in page


def test_no_back_ticks_and_no_heads_without_rows(page: str) -> None:
    assert "`" not in page
    assert "<code>+</code> on f32 is associative" in page
    assert page.count("<table><thead><tr><th>") == page.count("</tr></thead><tbody>") == 2


def test_progress_is_shown_while_certificates_are_read(cli: Cli, tmp_path: Path) -> None:
    ran = cli("report", FOLDER, "--no-check", "--html", tmp_path / "out.html")
    assert "report: 0 of 1 certificates" in ran.err


def test_the_page_needs_nothing_else(page: str) -> None:
    elements = Page(page).seen
    assert not re.search(r"(?:src|href)=\"(?:https?:)?//", page)
    for tag, attributes in elements:
        assert "src" not in attributes
        if tag == "a":
            address = attributes["href"] or ""
            assert address.startswith("#") or address.endswith((".json", ".lean", ".md"))
    assert any("default-src 'none'" in (a.get("content") or "") for t, a in elements if t == "meta")


def test_links_lead_somewhere(page: str, tmp_path: Path) -> None:
    elements = Page(page).seen
    names = {a["id"] for _, a in elements if "id" in a}
    for tag, attributes in elements:
        address = attributes.get("href") or ""
        if tag == "a" and address.startswith("#"):
            assert address[1:] in names
        elif tag == "a":
            assert (tmp_path / address).resolve().is_file(), address


def test_a_certificate_cannot_write_into_the_page(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / '<img src=x onerror=alert(1)>".redcert'
    shutil.copytree(ROOT / FOLDER, folder)
    data = folder / "certificate.json"
    evil = "<script>alert(1)</script>"
    text = data.read_text(encoding="utf-8")
    data.write_text(text.replace('"strided_sum.sched"', json.dumps(evil)), encoding="utf-8")
    out = tmp_path / "out.html"
    assert cli("report", folder, "--no-check", "--html", out).status == 0
    page = out.read_text(encoding="utf-8")
    assert evil not in page
    assert "<img" not in page
    assert [t for t, _ in Page(page).seen if t in ("script", "img")] == ["script"]
    assert "&lt;script&gt;" in page


def test_json_follows_its_schema(cli: Cli) -> None:
    document = json.loads(cli("report", FOLDER, "--no-check", "--json", "--quiet").out)
    jsonschema.validate(document, schema.published(schema.REPORT_PATH))
    assert schema.REPORT_PATH.read_text(encoding="utf-8") == schema.schema_text(schema.REPORT_PATH), (
        "run `python -m redverify.reporting.schema`"
    )
    (entry,) = document["certificates"]
    assert (entry["status"], entry["impl"], entry["checker"]) == ("not checked", "strided", "")
    assert document["laws"] == [], "laws are listed of what is accepted"


def test_acceptance_comes_from_the_check_alone(cli: Cli) -> None:
    report = CertificateReport(
        path=FOLDER, status="accepted", checker="embedded", checker_version="Lean 4", axioms=("propext",),
        checked_at="2026-01-01T00:00:00+00:00", kernels=("Lean", "nanoda"),
    )  # fmt: skip
    entry = entry_of(str(ROOT / FOLDER), report)
    document = report_document([entry])
    assert document.counts == {"accepted": 1}
    assert len(document.laws) == 3
    assert document.axioms == ("propext",)
    assert document.kernels == ("Lean 4 (embedded)", "nanoda")
    assert "It is not accepted." not in html(document, Path("out.html"))


def test_a_certificate_that_cannot_be_read_has_an_entry(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "x.redcert"
    folder.mkdir()
    (folder / "certificate.json").write_text("{}")
    out = tmp_path / "out.html"
    assert cli("report", folder, ROOT / FOLDER, "--no-check", "--html", out).status == 0
    page = out.read_text(encoding="utf-8")
    Page(page)
    assert "(cannot be read)" in page and "strided of total" in page


def test_usage(cli: Cli, tmp_path: Path) -> None:
    assert cli("report", FOLDER).status == 3
    assert cli("report", tmp_path / "none.redcert", "--json", "--no-check").status == 3


# ---------------------------------------------------------------- pictures


def test_which_lane_reduces_which_index() -> None:
    impl = load_file(ROOT / "examples/thesis/ch7/strided_sum.sched").impls["strided"]
    writes, adds = drawings(impl)
    assert writes.title == "which j writes which cell of tmp"
    assert (adds.title, adds.size) == ("which j accumulates which index into tmp", {"N": 11})
    squares = re.findall(r"<rect .*?<title>j = (\d+): (\d+)</title>", adds.svg)
    assert sorted((int(k), int(j)) for j, k in squares) == [(k, k % 4) for k in range(11)]


def test_a_picture_follows_conditions_and_lets() -> None:
    text = copy("par i < N:\n    let j = N - 1 - i\n    if i < 5:\n        b[j] {A(j)} := a[j]")
    (picture,) = drawings(load_text(text).impls["p"])
    squares = re.findall(r"<title>(left out: |)i = (\d+): (\d+)</title>", picture.svg)
    done = [(int(i), int(j)) for left, i, j in squares if not left]
    assert done == [(i, 10 - i) for i in range(5)]
    assert sorted(int(i) for left, i, j in squares if left) == list(range(5, 11))


def test_a_picture_of_tiles_shows_the_tail() -> None:
    inner = "let j = 4*t + i\n        if j < N:\n            b[j] {A(j)} := a[j]"
    text = copy(f"for t < (N + 3) // 4:\n    for i < 4:\n        {inner}")
    (picture,) = drawings(load_text(text).impls["p"])
    assert (picture.title, picture.size) == ("which t writes which cell of b", {"N": 11})
    squares = re.findall(r"<title>(left out: |)t = (\d+): (\d+)</title>", picture.svg)
    brute = [("left out: " if 4 * t + i >= 11 else "", t, 4 * t + i) for t in range(3) for i in range(4)]
    assert sorted((left, int(t), int(k)) for left, t, k in squares) == sorted(brute)


def test_what_is_too_large_is_not_drawn() -> None:
    text = copy("par i < 1000000:\n    if i < N:\n        b[i] {A(i)} := a[i]")
    assert drawings(load_text(text).impls["p"]) == ()
    assert drawings(load_text(copy("for i < N:\n    b[i] {A(i)} := a[i]")).impls["p"]) == ()


def test_the_graph() -> None:
    nodes = (
        Node(name="top", kind="theorem", uses=("one", "heap", "law_0")),
        Node(name="one", kind="theorem", uses=("law_0",)),
        Node(name="heap", kind="definition", uses=()),
        Node(name="law_0", kind="law", uses=()),
    )
    svg = graph_svg(nodes)
    assert re.findall(r"<text[^>]*>(\w+)</text>", svg) == ["top", "one", "law_0"]
    heights = [int(y) for y in re.findall(r'<rect x="\d+" y="(\d+)"', svg)]
    assert heights == sorted(heights) and len(set(heights)) == 3, "what rests on something is above it"
    assert svg.count("<path") == 3
    circle = (*nodes[:3], Node(name="law_0", kind="law", uses=("top",)))
    assert graph_svg(circle) == graph_svg(()) == ""
