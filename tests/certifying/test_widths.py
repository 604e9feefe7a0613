"""Certificates of programs whose indices have a width: their theorem says that all indices fit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from redverify.certifying.produce import Refused, make
from redverify.checking import store
from redverify.checking.against import programs
from redverify.checking.check import judge_claims, understand
from redverify.checking.data.errors import CertificateError
from redverify.checking.kernel.statement_text import Apply, Theorem, pieces
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.statement import text_of
from redverify.language.load import load_text
from redverify.language.types import BUILTIN_TYPES
from redverify.options import Options
from tests.certifying.test_strict_certificates import Cli

#: All kinds of places where indices are computed.
PROGRAM = """spec shifts(N, K):
    assume N >= 1 and 0 <= K <= 7
    input  A[N + 7] : f32
    output B[N] : f32

    B(i) = A(i + K) + f32(i)

impl shifted of shifts(a = A, b = B):
    assume N <= 100000
{indices}    par o < (N + 7) // 8:
        let first = 8*o
        for i in first..min(N, 8*o + 8):
            if i % 2 == 0 and i - K < 5:
                allocate t[1] : f32
                t[0] {{A(i + K)}} := a[max(i, 0) + K]
                b[i] {{B(i)}} := t[0] + f32(i)
            else:
                b[i] {{B(i)}} := a[select(i < N, i + K, 1000000*K)] + f32(i)
"""


def written(width: str | None, text: str = PROGRAM) -> str:
    return text.format(indices="" if width is None else f"    indices {width}\n")


def made(width: str | None, text: str = PROGRAM, bits: int | None = None) -> bytes | Refused:
    program = load_text(written(width, text))
    (impl,) = program.impls.values()
    return make(impl, program.texts, Options(index_bits=bits))


def of_text(width: str | None) -> bytes:
    document = made(width)
    assert isinstance(document, bytes), document
    return document


@pytest.mark.parametrize(
    ("width", "limits"), [("i32", "(-2147483648) 2147483647"), ("i64", f"({-(1 << 63)}) {(1 << 63) - 1}")]
)
def test_text(width: str, limits: str) -> None:
    document = made(width)
    assert isinstance(document, bytes), document
    claim = understand(document, project.home())
    stated = f"theorem certificate_fits : Impl.Fits impl spec [v_N, v_K] {limits}"
    assert stated in claim.statement.splitlines()
    assert f"{stated} := by\n" in claim.lean
    said = pieces(claim.statement)["certificate_fits"]
    assert isinstance(said, Theorem) and isinstance(said.claim, Apply) and said.claim.word == "Impl.Fits"


def test_asked_for_by_an_option(tmp_path: Path) -> None:
    """``--index-bits`` writes the type into the certified text, which is about the program in the file."""
    document = made(None, bits=32)
    assert isinstance(document, bytes), document
    claim = understand(document, project.home())
    assert "    indices i32\n" in claim.certificate.text
    assert claim.statement.endswith(
        "\ntheorem certificate_fits : Impl.Fits impl spec [v_N, v_K] (-2147483648) 2147483647"
    )
    both = understand(document, project.home()), understand(of_text("i32"), project.home())
    assert both[0].certificate.text == both[1].certificate.text

    file = tmp_path / "shifts.sched"
    file.write_text(written(None))
    assert programs([file]).matching(claim.certificate) == str(file)
    file.write_text(written("i64"))
    with pytest.raises(CertificateError, match="indices i32"):
        programs([file]).matching(claim.certificate)


def test_a_certificate_without_a_width_is_not_about_a_program_that_has_one(tmp_path: Path) -> None:
    file = tmp_path / "shifts.sched"
    file.write_text(written("i32"))
    claim = understand(of_text(None), project.home())
    with pytest.raises(CertificateError, match=r"the file: *indices i32"):
        programs([file]).matching(claim.certificate)


def test_what_the_program_says_counts_more_than_the_option() -> None:
    document = made("i64", bits=32)
    assert isinstance(document, bytes), document
    assert "    indices i64\n" in understand(document, project.home()).certificate.text


def test_without_a_width_nothing_is_said() -> None:
    document = made(None)
    assert isinstance(document, bytes), document
    claim = understand(document, project.home())
    assert "Fits" not in claim.statement + claim.lean


@pytest.mark.parametrize(
    ("width", "text", "reason"),
    [
        ("i16", PROGRAM, "it is not shown that indices fit into i16"),
        ("u32", PROGRAM, "indices fit into a type without negative numbers, such as u32"),
        ("i32", PROGRAM.replace("o < (N + 7)", "o < N*N // N + (7 - N + N)"), "products in indices fit"),
    ],
)
def test_refused(width: str, text: str, reason: str) -> None:
    refused = made(width, text)
    assert isinstance(refused, Refused)
    assert reason in refused.reason


def test_no_statement_where_divisors_may_not_be_positive() -> None:
    text = PROGRAM.replace("% 2 == 0", "% (K - 3) == 0").format(indices="")
    (impl,) = load_text(text).impls.values()
    with pytest.raises(CertificateError, match="a divisor that is no number may not be positive"):
        text_of(impl, ())


@pytest.mark.ring("sweep")
def test_with_lean(cli: Cli, tmp_path: Path) -> None:
    """Lean accepts the theorem. What is compiled has to state it, of this type."""
    try:
        finding.find("embedded", project.load(project.home()).toolchain())
    except CheckerUnavailable:
        pytest.skip("there is no Lean")
    file = tmp_path / "shifts.sched"
    file.write_text(written(None))
    ran = cli("verify", file, "--certify", tmp_path, "--index-bits", "32", "--lean", "embedded", "--quiet")
    assert ran.status == 0, ran.out + ran.err
    folder = tmp_path / store.folder_name(file.name, "shifted")
    ran = cli("check", folder, "--lean", "embedded", "--against", file)
    assert ran.status == 0, ran.out + ran.err
    assert "all indices fit into i32" in ran.out
    assert "Parameters fit into i32" in (folder / store.REPORT).read_text()

    honest = [understand(of_text(width), project.home()) for width in ("i64", None)]
    forged = [replace(claim, impl=replace(claim.impl, width=BUILTIN_TYPES["i32"])) for claim in honest]
    reports = judge_claims(forged, ["of i64", "of none"], project.home(), "embedded", 1, False, print)
    assert [report.status for report in reports] == ["rejected", "rejected"]
    assert all("certificate_fits" in " ".join(report.problems) for report in reports)
