"""The families of library kernels with products in their indices, each with a wrong twin."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.judgement.judge import judge
from redverify.language.load import load_file
from redverify.options import Options
from redverify.reporting.result import Verdict

from .gallery import PAGE, TITLES, shown

PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.sched"))


def verdict(path: Path) -> Verdict:
    (impl,) = load_file(path).impls.values()
    result, error = judge(impl, path.name, Options())
    assert error is None
    return result.verdict


@pytest.mark.parametrize("path", [p for p in PROGRAMS if p.stem.endswith("_wrong")], ids=lambda p: p.stem)
def test_a_run_refutes_the_wrong_twin(path: Path) -> None:
    assert verdict(path) is Verdict.REFUTED


@pytest.mark.parametrize("path", [p for p in PROGRAMS if not p.stem.endswith("_wrong")], ids=lambda p: p.stem)
def test_the_right_one_is_verified(path: Path) -> None:
    assert verdict(path) is Verdict.VERIFIED


def test_the_gallery_shows_the_programs() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert {p.stem for p in PROGRAMS} == {*TITLES, *(f"{stem}_wrong" for stem in TITLES)}
    assert all(shown(path.stem) in page for path in PROGRAMS)
    assert page.count("**refuted**") == page.count("**verified**") == len(TITLES)
