"""The corpus of known bugs: every wrong program is refuted with a witness, every right one verified."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import redverify
from redverify.reporting.result import Result, Verdict

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.sched"))

CLASSES = {
    "double count",
    "missed index",
    "wrong unit or initial value",
    "race",
    "non-commutative reorder",
    "wrong bounds or tail",
    "stale buffer or uninitialised read",
    "dtype or overflow",
}


@cache
def verified(path: Path) -> Result:
    return redverify.verify_file(path, **options(path))


def options(path: Path) -> dict[str, str]:
    """`# values: ENCODING` asks for an encoding of values."""
    found = re.search(r"^# values: (\w+)$", path.read_text(encoding="utf-8"), re.M)
    return {} if found is None else {"values": found.group(1)}


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_wrong_is_refuted_and_right_verified(path: Path) -> None:
    impls = {i.impl: i for i in verified(path).impls}
    assert set(impls) == {"wrong", "right"}
    assert impls["right"].verdict is Verdict.VERIFIED
    assert impls["wrong"].verdict is Verdict.REFUTED
    assert impls["wrong"].witness is not None


@pytest.mark.ring("quick")
@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_heading(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert re.fullmatch(r"# corpus: [\w.-]+/[\w.-]+#\d+", lines[0])
    assert lines[1].removeprefix("# class: ") in CLASSES
    assert lines[2] == "# verdicts: wrong refuted, right verified"
    assert lines[3].startswith("# ")


def test_every_class_has_a_pair() -> None:
    found = {path.read_text(encoding="utf-8").splitlines()[1].removeprefix("# class: ") for path in FILES}
    assert found == CLASSES
    assert len(FILES) >= 30
