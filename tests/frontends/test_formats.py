"""Formats for other programs, by real runs of each front end: places name the file that the user has."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree as ET

import jsonschema
import pytest

from redverify.reporting.findings import Finding
from tests.cli.expectations import ROOT
from tests.conftest import Ran

pytestmark = pytest.mark.ring("sweep")

Cli = Callable[..., Ran]

_TVM, _HALIDE, _MLIR = "examples/tvm/matmul.py", "examples/halide/miscompiled.py", "examples/mlir/fuse"

#: Arguments, the file that findings are in, and their codes, of a program that is wrong.
WRONG = {
    "tvm": (("tvm", f"{_TVM}:SMALL_BEFORE", f"{_TVM}:RFACTOR_WRONG"), _TVM),
    "halide": (("halide", f"{_HALIDE}:saturating", f"{_HALIDE}:saturating_lanes"), _HALIDE),
    "mlir": (
        ("mlir", f"{_MLIR}_wrong.before.mlir", f"{_MLIR}_wrong.after.mlir"),
        f"{_MLIR}_wrong.after.mlir",
    ),
}

#: Of one that is right.
RIGHT = {
    "tvm": ("tvm", f"{_TVM}:BEFORE", f"{_TVM}:SPLIT"),
    "halide": ("halide", "examples/halide/tutorials.py:gradient_fast"),
    "mlir": ("mlir", f"{_MLIR}_right.before.mlir", f"{_MLIR}_right.after.mlir"),
}

PACKAGES = {"tvm": "tvm", "halide": "halide", "mlir": "xdsl"}
FRONT_ENDS = [
    pytest.param(
        name, marks=pytest.mark.skipif(find_spec(package) is None, reason=f"{package} is not installed")
    )
    for name, package in PACKAGES.items()
]


def _printed(cli: Cli, arguments: tuple[str, ...], format: str, status: int, tmp_path: Path) -> str:
    """The document; the report for people has the verdict besides."""
    out = tmp_path / format
    ran = cli(*arguments, "--format", format, "--output-file", out)
    assert ran.status == status, ran.out + ran.err
    assert ("REFUTED" if status else "VERIFIED") in ran.out
    return out.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", FRONT_ENDS)
def test_what_is_wrong(cli: Cli, tmp_path: Path, name: str) -> None:
    arguments, file = WRONG[name]
    (line,) = _printed(cli, arguments, "concise", 1, tmp_path).splitlines()
    place, _, message = line.partition(" ")
    assert place.startswith(f"<{file}"), line
    code = message.partition(":")[0]
    (line,) = _printed(cli, arguments, "github", 1, tmp_path).splitlines()
    assert line.startswith(f"::error title=redverify ({code}),file={file}::"), line
    sarif = json.loads(_printed(cli, arguments, "sarif", 1, tmp_path))
    jsonschema.validate(sarif, json.loads((ROOT / "tests/reporting/sarif-2.1.0.json").read_text()))
    (result,) = sarif["runs"][0]["results"]
    assert (result["ruleId"], result["level"]) == (code, "error")
    (location,) = result["locations"]
    assert location["physicalLocation"]["artifactLocation"] == {"uri": file, "uriBaseId": "%SRCROOT%"}
    assert location["physicalLocation"]["region"] == {"startLine": 1}
    junit = ET.fromstring(_printed(cli, arguments, "junit", 1, tmp_path))
    assert (junit.get("tests"), junit.get("failures"), junit.get("errors")) == ("1", "1", "0")
    failure = junit.find("testsuite/testcase/failure")
    assert failure is not None
    assert failure.get("type") == code


@pytest.mark.parametrize("name", FRONT_ENDS)
def test_what_is_right(cli: Cli, tmp_path: Path, name: str) -> None:
    arguments = RIGHT[name]
    assert _printed(cli, arguments, "concise", 0, tmp_path) == ""
    assert _printed(cli, arguments, "github", 0, tmp_path) == ""
    sarif = json.loads(_printed(cli, arguments, "sarif", 0, tmp_path))
    assert sarif["runs"][0]["results"] == []
    junit = ET.fromstring(_printed(cli, arguments, "junit", 0, tmp_path))
    assert (junit.get("tests"), junit.get("failures"), junit.get("errors")) == ("1", "0", "0")


@pytest.mark.skipif(find_spec("xdsl") is None, reason="xdsl is not installed")
def test_mlir_that_is_not_translated(cli: Cli) -> None:
    source, target = (
        f"tests/frontends/mlir/pairs/new_poison_wrong.{when}.mlir" for when in ("before", "after")
    )
    (line,) = cli("mlir", source, target, "--format", "concise").out.splitlines()
    assert line.startswith(f"<{target}>:1:1: inconclusive: not translated: arith.addi: ")
    ran = cli("mlir", source, target, "--format", "github")
    assert ran.status == 2
    assert ran.out.startswith(f"::warning title=redverify (inconclusive),file={target}::")


def test_paths_of_programs_that_were_made() -> None:
    """By the passes, too; and what is in no file has no path."""
    for file, path in {
        "<a/b.py:f>": "a/b.py",
        "<a b.mlir>": "a b.mlir",
        "<s.mlir builtin.module(canonicalize{max-iterations=2 a:b})>": "s.mlir",
        "<stdin>": None,
        "<text>": None,
        "x.sched": "x.sched",
    }.items():
        assert Finding("race", "m", file).path == path, file
