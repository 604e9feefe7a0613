"""The page on a verdict: what is drawn is what the program does, and the page needs nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

import redverify
from redverify.api import load, options_of, verified
from redverify.language.load import load_text
from redverify.picturing.audit_page import Stage, audit_page
from redverify.picturing.figures import figure
from redverify.reporting.pictures.grids import Mark
from redverify.reporting.pictures.trees import changed_rows, rows_of
from redverify.reporting.result import Verdict
from tests.cli.expectations import ROOT
from tests.conftest import Ran
from tests.programs import TOTAL, copy, impl
from tests.reporting.test_audit import Page

Cli = Callable[..., Ran]

pytestmark = pytest.mark.ring("quick")

KINDS = ROOT / "tests/soundness/kinds"


@pytest.fixture
def page_of(cli: Cli, tmp_path: Path) -> Callable[..., str]:
    def made(file: Path | str, *arguments: str, command: str = "verify") -> str:
        out = tmp_path / "out.html"
        given = ("--no-cache", "--quiet") if command == "verify" else ()
        ran = cli(command, file, "--html", out, *given, *arguments)
        assert ran.status in (0, 1, 2), ran.err
        page = out.read_text(encoding="utf-8")
        check(page)
        return page

    return made


def check(page: str) -> None:
    """The page is nested, its pictures are XML, its links lead somewhere, and it asks for nothing."""
    elements = Page(page).seen
    names = [a["id"] for _, a in elements if "id" in a]
    assert len(names) == len(set(names))
    for tag, attributes in elements:
        assert tag not in ("script", "img", "iframe") and "src" not in attributes
        if tag == "a":
            assert (attributes["href"] or "").removeprefix("#") in names
    assert "`" not in page
    assert not re.search(r"(?:https?:)?//(?!www\.w3\.org/2000/svg)", re.sub(r" // \d| //\d", "", page))
    for svg in svgs(page):
        ElementTree.fromstring(svg)


def svgs(page: str) -> list[str]:
    return re.findall(r"<svg .*?</svg>", page, re.S)


def drawn(page: str, caption: str) -> str:
    """The picture under a caption that begins like that; the last one, which is of the largest size."""
    found = re.findall(r"<figcaption>(.*?)</figcaption>(.*?)</figure>", page, re.S)
    return [body for said, body in found if unescape(said).startswith(caption)][-1]


def squares(svg: str, kind: str) -> list[str]:
    """What the squares of a kind say."""
    return re.findall(rf'<rect class="{kind}"[^>]*><title>(.*?)</title>', svg)


# ---------------------------------------------------------------- what is drawn is what is done


def test_missing_indices_are_hollow(page_of: Callable[..., str]) -> None:
    page = page_of(ROOT / "examples/wrong/missing_tail.sched")
    assert "Pictures at N = 1" in page and "The same program at N = 11" in page
    svg = drawn(page, "The indices in b[] against")
    entered = {4 * i + r for i in range(11 // 4) for r in range(4)}
    assert squares(svg, "missing") == [f"k = {k} never enters" for k in range(11) if k not in entered]
    assert squares(svg, "once") == [f"k = {k} enters once" for k in sorted(entered)]
    assert squares(svg, "doubled") == []


def test_doubled_indices_are_red(page_of: Callable[..., str]) -> None:
    page = page_of(KINDS / "fresh/overlapping_chunks.sched")
    size = int(re.findall(r"Pictures at N = (\d+)", page)[0])
    count = Counter(3 * o + i for o in range(size // 4) for i in range(4))
    svg = drawn(page, "The indices in t[] against")
    assert squares(svg, "doubled") == [
        f"k = {k} enters {count[k]} times" for k in range(size) if count[k] > 1
    ]
    assert squares(svg, "missing") == [f"k = {k} never enters" for k in range(size) if not count[k]]


def test_indices_with_two_numbers(page_of: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "two.sched"
    file.write_text(
        TOTAL.replace("A[N] ", "A[N, N] ").replace(
            "sum[k : 0 <= k < N] A(k)", "sum[j, k : 0 <= j <= k < N] A(j, k)"
        )
        + impl(
            "total",
            "a = A, b = B",
            """
            b[] {0.0} := 0.0
            accumulate b:
                for j < N:
                    for k in j + 1..N:
                        b[] {B()} +{j, k}= a[j, k]
            """,
        ),
        encoding="utf-8",
    )
    svg = drawn(page_of(file), "The indices in b[] against")
    assert squares(svg, "missing") == [f"(j, k) = ({j}, {j}) never enters" for j in range(11)]
    assert len(squares(svg, "once")) == 55


def test_indices_of_another_reduction_are_not_drawn(page_of: Callable[..., str], tmp_path: Path) -> None:
    """The annotation that is inferred has two indices, the specification's reduction one."""
    file = tmp_path / "tail.sched"
    file.write_text(
        """spec mm(N, M, K):
    assume N >= 0 and M >= 0 and K >= 0
    input A[N, K] : f32
    input B[K, M] : f32
    output C[N, M] : f32
    C(i, j) = sum[k : 0 <= k < K] A(i, k) * B(k, j)
"""
        + impl(
            "mm",
            "a = A, b = B, c = C",
            """
            for i < N:
                for j < M:
                    c[i, j] := 0.0
            for it < (N + 7) // 8:
                for kt < K // 4:
                    for ii < 8:
                        if 8 * it + ii < N:
                            for j < M:
                                for kk < 4:
                                    c[8 * it + ii, j] += a[8 * it + ii, 4 * kt + kk] * b[4 * kt + kk, j]
            """,
        ),
        encoding="utf-8",
    )
    page = page_of(file)
    assert "The same program at N = 9" in page
    assert "+{kt, kk}=" in page
    assert "not in the index set" not in page


ROWS = """spec rows(N, M):
    assume N >= 0 and M >= 0
    input  A[N, M] : f32
    output B[N] : f32
    B(i) = sum[k : 0 <= k < M] A(i, k)
"""


def test_doubled_indices_without_annotations(page_of: Callable[..., str], tmp_path: Path) -> None:
    """The reduction that is inferred is not the specification's: terms say which elements have entered."""
    file = tmp_path / "clamped.sched"
    body = """
        for i < N:
            b[i] := 0.0
            for t < (M + 3) // 4:
                for l < 4:
                    b[i] += a[i, min(4 * t + l, M - 1)]
        """
    file.write_text(ROWS + impl("rows", "a = A, b = B", body), encoding="utf-8")
    svg = drawn(page_of(file), "The indices in b[0] against sum[k : 0 <= k < 11] A(0, k)")
    assert squares(svg, "doubled") == ["k = 10 enters 2 times"]
    assert len(squares(svg, "once")) == 10


@pytest.mark.parametrize(
    "body",
    [
        # What enters is no element of the reduction.
        """
        for i < N:
            b[i] := 0.0
            for k < M:
                b[i] += a[i, (k + 1) % M] * 2.0
        """,
        # An array that the program changes does not hold the input.
        """
        for i < N:
            b[i] := 0.0
            for k < M:
                a[i, k] := a[i, k] + 1.0
                b[i] += a[i, k]
        """,
        # An annotation that says nothing of the program, as where none can be inferred.
        """
        for i < N:
            b[i] {0.0} := 0.0
            accumulate b:
                for k < M:
                    b[i] {sum[nothing : nothing == 0] 0.0} +{0}= a[i, (k + 1) % M] * 2.0
        """,
    ],
)
def test_nothing_is_said_of_other_terms(body: str) -> None:
    text = ROWS.replace("M >= 0", "M >= 2") + impl("rows", "a = A, b = B", body)
    (judged,) = verified(load("rows.sched", text, infer=True), options_of(inferred=True)).impls
    assert judged.verdict is Verdict.REFUTED and judged.witness is not None
    found = judged.witness.indices
    assert found is None or not found.missing + found.doubled + found.foreign


def test_two_iterations_meet(page_of: Callable[..., str]) -> None:
    page = page_of(KINDS / "race/neighbour_in_place.sched")
    svg = drawn(page, "Two iterations meet in ")
    iterations = re.findall(r">(\w+) = (\d+)</text>", svg)
    assert len(iterations) == len(set(iterations)) == 2
    assert svg.count('<path class="bad"') == 2
    assert "reads at line" in svg and "writes at line" in svg
    (cell,) = re.findall(r'<text class="on-doubled"[^>]*>(.*?)</text>', svg)
    assert f"meet in {cell}" in page


def test_an_access_outside(page_of: Callable[..., str]) -> None:
    svg = drawn(
        page_of(KINDS / "bounds/scratch_too_small.sched"), "t[1] lies outside of t: its extents are 1"
    )
    assert squares(svg, "cell") == ["t[0]"]
    assert squares(svg, "outside") == ["writes outside the array"]


def test_tiles_and_their_tail(page_of: Callable[..., str]) -> None:
    page = page_of(ROOT / "examples/kernels/matmul_rfactor_tiled.sched")
    svg = drawn(page, "Line 30: which i0, j0 adds to cell of c".replace("to cell", "to which cell"))
    n = int(re.findall(r"Pictures at N = (\d+)", page)[0])
    tiles = {f"(i0, j0) = ({i // 4}, {j // 4}): {i}, {j}" for i in range(n) for j in range(n)}
    assert set(squares(svg, "lane")) == tiles
    padded = range(-(-n // 4) * 4)
    left = {
        f"left out: (i0, j0) = ({i // 4}, {j // 4}): {i}, {j}"
        for i in padded for j in padded if i >= n or j >= n
    }  # fmt: skip
    assert set(squares(svg, "left")) == left and left


def test_the_order_of_arrival(page_of: Callable[..., str]) -> None:
    svg = drawn(page_of(KINDS / "order/per_cell.sched"), "The indices in b[0] against")
    numbers = re.findall(r'<text class="on on-once"[^>]*>(\d+)</text>', svg)
    assert numbers == [str(n) for n in range(11, 0, -1)]


# ---------------------------------------------------------------- each kind has its picture


@pytest.mark.parametrize(
    ("file", "caption"),
    [
        ("bounds/negative_column", "b[0, -1] lies outside of b"),
        ("complete/last_element_missing", "The indices in "),
        ("coverage/last_cell", "B at the end"),
        ("coverage/undefined_equation", "The equations that define B"),
        ("defined/padding_read", "The cells of "),
        ("fresh/twice_in_a_scope", "The indices in "),
        ("layout/not_injective", "Where the elements of A lie in a"),
        ("operator/sum_and_product", "The indices in "),
        ("order/commutative_backwards", "The indices in "),
        ("overlap/different_values", "Two iterations meet in "),
        ("race/plain_accumulation", "Two iterations meet in "),
        ("spec/overlapping_guards", "The equations that define "),
        ("value/index_not_in_set", "The indices in "),
        ("value/permuted_elements", "The indices in "),
    ],
)
def test_each_kind_has_its_picture(page_of: Callable[..., str], file: str, caption: str) -> None:
    page = page_of(KINDS / f"{file}.sched")
    assert "<svg" in drawn(page, caption)
    assert f'<strong class="bad">{file.partition("/")[0]}</strong>' in page


def test_the_run_is_a_table(page_of: Callable[..., str]) -> None:
    page = page_of(KINDS / "order/per_cell.sched")
    (table,) = re.findall(r'<table class="run">(.*?)</table>', page, re.S)
    rows = [re.sub(r"<.*?>", " ", row).split() for row in re.findall(r"<tr>(.*?)</tr>", table, re.S)[1:]]
    assert [row[0] for row in rows] == ["16", "20", "20"]
    assert rows[1][-2:] == ["A(0,", "1)"]


def test_the_loops(page_of: Callable[..., str]) -> None:
    page = page_of(ROOT / "examples/thesis/ch7/strided_sum.sched", "--impl", "strided")
    (tree,) = [svg for svg in svgs(page) if 'aria-label="the loops of strided"' in svg]
    assert re.findall(r'<rect class="(\w+)"', tree) == ["par", "other", "for", "other", "for"]
    assert "b[] += tmp[j]" in tree


def test_explain(page_of: Callable[..., str]) -> None:
    page = page_of("examples/thesis/ch7/strided_sum.sched", "--impl", "strided", command="explain")
    assert "What is known at each statement" in page and "S-ParLoop" in page
    assert "The indices in b[]" in page and "Obligations" not in page


# ---------------------------------------------------------------- audits


def stage(number: int, call: str, verdict: Verdict, text: str) -> Stage:
    result = redverify.verify_text(text, "a.sched").impls[0]
    return Stage(number, call, verdict, "", load_text(text, "a.sched").impls["p"], result, text)


def test_an_audit_shows_what_a_step_changes() -> None:
    right = copy("for i < N:\n    b[i] {A(i)} := a[i]")
    wrong = copy("par i < N:\n    b[0] {A(i)} := a[i]")
    stages = [
        stage(0, "the function", Verdict.VERIFIED, right),
        Stage(1, "get_block", Verdict.VERIFIED, "changes nothing"),
        stage(2, "parallel <i>", Verdict.REFUTED, wrong),
        Stage(3, "other", Verdict.INCONCLUSIVE, "not translated: `x` is too hard"),
    ]
    page = audit_page("m.py:schedule", stages, Verdict.REFUTED, "real")
    check(page)
    before, after = (
        re.findall(rf'<svg [^>]*aria-label="{name}".*?</svg>', page)[-1] for name in ("before", "after")
    )
    assert before.count('class="changed"') == after.count('class="changed"') == 2
    assert ">for i &lt; N<" in before and ">par i &lt; N<" in after
    assert 'id="step1"' not in page and "<code>x</code> is too hard" in page
    assert "What goes wrong after step 2" in page and "Two iterations meet in b[0]" in page
    assert "parallel &lt;i&gt;" in page


def test_rows_that_change() -> None:
    one, other = (
        rows_of(load_text(copy(f"{first} i < N:\n    b[i] {{A(i)}} := a[i]")).impls["p"].body)
        for first in ("for", "par")
    )
    assert changed_rows(one, one) == (set(), set())
    assert changed_rows(one, other) == ({0}, {0})


@pytest.mark.ring("sweep")
def test_an_audit_of_a_schedule_of_tvm(cli: Cli, tmp_path: Path) -> None:
    pytest.importorskip("tvm")
    out = tmp_path / "out.html"
    name = "examples/tvm/matmul.py:wrong_schedule"
    assert cli("tvm", name, "--audit", "--no-run", "--html", out).status == 1
    page = out.read_text(encoding="utf-8")
    check(page)
    assert "Step 5</a> broke the program" in page
    svg = drawn(page, "The cells of c_rf when c_rf[16, 0, 0] is read")
    assert len(squares(svg, "right")) == 16 * 4 * 4


# ---------------------------------------------------------------- what cannot be drawn is said


def test_words_where_there_is_no_picture() -> None:
    far = {(0,) * 4: Mark("once", ""), (1,) * 4: Mark("once", "")}
    assert "4 numbers" in figure("x", far, {}).why
    assert "100 rows" in figure("x", {(0, 0): Mark("once", ""), (99, 0): Mark("once", "")}, {}).why
    assert figure("x", {}, {}).why
    assert "layers" in figure("x", {(0, 0, 0): Mark("once", ""), (99, 0, 0): Mark("once", "")}, {}).why


def test_a_witness_without_a_run(page_of: Callable[..., str]) -> None:
    page = page_of(KINDS / "spec/self_dependence.sched")
    assert "What is wrong is in the specification" in page
    page = page_of(KINDS / "value/unknown_annotation.sched")
    assert "What is wrong is one value" in page and '<table class="run">' in page


def test_data_dependent_indices(page_of: Callable[..., str]) -> None:
    page = page_of(ROOT / "tests/soundness/data/gathers.sched", "--impl", first_impl("gathers"))
    assert "Pictures" in page


def first_impl(name: str) -> str:
    text = (ROOT / f"tests/soundness/data/{name}.sched").read_text(encoding="utf-8")
    return re.findall(r"^impl (\w+)", text, re.M)[0]


# ---------------------------------------------------------------- the option


def test_a_page_is_on_one_implementation(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "out.html"
    for command in ("verify", "explain"):
        ran = cli(command, "examples/thesis/ch7/strided_sum.sched", "--html", out)
        assert ran.status == 3 and "choose one with --impl" in ran.err
    wrong = tmp_path / "wrong.sched"
    wrong.write_text("spec", encoding="utf-8")
    ran = cli("verify", wrong, "--html", out)
    assert ran.status == 3 and "nothing is written" in ran.err
    assert not out.exists()


def test_a_specification_from_another_file(page_of: Callable[..., str], tmp_path: Path) -> None:
    equations = TOTAL.replace("B() =", "tensor T(i) : f32\n    T(i) = T(i)\n    B() =")
    (tmp_path / "total.sched").write_text("\n" * 40 + equations, encoding="utf-8")
    file = tmp_path / "program.sched"
    body = "b[] {0.0} := 0.0\naccumulate b:\n    for i < N:\n        b[] {B()} +{i}= a[i]"
    file.write_text('import "total.sched"\n\n' + impl("total", "a = A, b = B", body), encoding="utf-8")
    page = page_of(file)
    assert "T(-3) needs itself, at <code>" in page and "total.sched:46</code>" in page
    assert "From <code>" in page and 'class="marked"' not in page


def test_a_program_cannot_write_into_the_page(page_of: Callable[..., str], tmp_path: Path) -> None:
    folder = tmp_path / '<img src=x onerror=alert(1)>"'
    folder.mkdir()
    file = folder / "x.sched"
    text = (ROOT / "examples/wrong/missing_tail.sched").read_text(encoding="utf-8")
    file.write_text(
        text.replace("    b[] {0.0}", "    # <script>alert(1)</script>\n    b[] {0.0}"), encoding="utf-8"
    )
    page = page_of(file)
    assert "<script" not in page and "<img" not in page and "&lt;script&gt;" in page
