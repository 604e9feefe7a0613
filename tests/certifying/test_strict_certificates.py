"""Certificates with strict races: their theorem says that no two iterations write one cell."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from redverify.certifying.emission.context import NotCertified
from redverify.certifying.emission.emitter import Emitter, outline
from redverify.certifying.produce import Refused, make
from redverify.checking import store
from redverify.checking.check import understand
from redverify.checking.kernel.errors import Refused as Unlike
from redverify.checking.kernel.exported import read
from redverify.checking.kernel.statement import compare
from redverify.checking.kernel.terms import name_of
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.proofs.document import decode, encode
from redverify.checking.recursion import deep
from redverify.judgement.analysis import Options
from redverify.language.load import load_file, load_text
from tests.checking.folders import CHAPTER, imitated
from tests.conftest import Ran
from tests.programs import copy

STRICT = Options(strict_races=True)

STRIDED = CHAPTER / "strided_sum.sched"

#: Two iterations write each cell, with one value.
TWICE = copy("    par j < 2:\n        for i < N:\n            b[i] {A(i)} := a[i]\n")

SAID = "no two iterations write one cell, not even with equal values"

Cli = Callable[..., Ran]


def lean_of(name: str, options: Options) -> str:
    program = load_file(STRIDED)
    made = make(program.impls[name], program.texts, options)
    assert isinstance(made, bytes), made
    assert encode(decode(made)) == made
    assert decode(made).strict_races is options.strict_races
    return understand(made, project.home()).lean


@pytest.mark.parametrize(
    ("name", "rule"), [("strided", "race_arrays"), ("joined_atomically", "race_arrays_atomic")]
)
def test_text(name: str, rule: str) -> None:
    plain, strict = lean_of(name, Options()), lean_of(name, STRICT)
    assert "theorem certificate : Certified laws spec impl :=" in plain
    assert "theorem certificate : CertifiedStrictly laws spec impl :=" in strict
    assert re.search(rf"\({rule}_apart\b", strict)
    assert not re.search(r"(arrays|atomic|par)_apart|\.apart <|WritesApart|Strictly", plain)
    assert strict.count(".apart <| .par") == plain.count("ParVC") == strict.count("∧ WritesApart") > 0


@pytest.mark.parametrize("options", [Options(), STRICT])
def test_the_statement_is_what_the_text_says(options: Options) -> None:
    """Also of an operator with a definition, which is a law."""
    program = load_file(CHAPTER.parents[1] / "kernels" / "saturating_sum.sched")
    made = make(program.impls["lanes"], program.texts, options)
    assert isinstance(made, bytes), made
    claim = understand(made, project.home())
    statement = claim.statement.split("\ntheorem lawful_")[0]
    assert "DefinedBy" in statement
    said = f"{claim.lean} ".replace(" :=\n", "\n").split("\n")
    assert set(statement.replace(" :=\n", "\n").split("\n")) <= set(said)


def test_a_false_value_changes_nothing() -> None:
    program = load_file(STRIDED)
    made = make(program.impls["strided"], program.texts, Options())
    assert isinstance(made, bytes)
    assert b"strict_races" not in made
    said = json.dumps({**json.loads(made), "strict_races": False}).encode()
    assert decode(said) == decode(made)


def test_equal_values() -> None:
    program = load_text(TWICE, "copy.sched")
    (impl,) = program.impls.values()
    assert isinstance(make(impl, program.texts, Options()), bytes)
    assert isinstance(make(impl, program.texts, STRICT), Refused)
    # Whatever the verifier says, the emission knows no proof.
    _, outliner = outline(impl, Options())
    with pytest.raises(NotCertified, match="two iterations may write one cell of b"):
        Emitter(replace(impl, strict_races=True), outliner).emit()


def test_commands(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    imitated(tmp_path, monkeypatch)
    target = tmp_path / "certificates"
    wanted = ("verify", STRIDED, "--impl", "strided", "--certify", target, "--strict-races")
    ran = cli(*wanted)
    assert ran.status == 0, ran.err
    assert SAID in ran.out
    (folder,) = target.iterdir()
    assert SAID.replace("iterations", "iterations of a parallel loop") in (folder / store.REPORT).read_text()
    assert SAID in cli("check", folder).out
    (one,) = json.loads(cli("check", folder, "--json").out)["impls"]
    assert one["strict_races"] and one["certificate"]["checked"]["strict_races"]
    ran = cli(*wanted[:-1])
    assert ran.status == 0, ran.err
    assert SAID not in ran.out + cli("check", folder).out
    assert "Races of equal values are allowed" in (folder / store.REPORT).read_text()


@pytest.mark.ring("sweep")
def test_with_lean(cli: Cli, tmp_path: Path) -> None:
    """Lean accepts a strict certificate, and its export states what its text says."""
    try:
        finding.find("embedded", project.load(project.home()).toolchain())
    except CheckerUnavailable:
        pytest.skip("there is no Lean")
    certify = ("--certify", tmp_path, "--strict-races", "--lean", "embedded", "--quiet")
    ran = cli("verify", STRIDED, *certify)  # one of its programs accumulates atomically
    assert ran.status == 0, ran.out + ran.err
    export = tmp_path / "export.ndjson"
    folder = tmp_path / store.folder_name(STRIDED.name, "strided")
    ran = cli("check", folder, "--lean", "embedded", "--export", export, "--quiet")
    assert ran.status == 0, ran.out + ran.err
    assert SAID in ran.out
    claim = understand(store.read(folder)[store.DATA], project.home())
    theorem, statement = name_of(claim.certificate.theorem), claim.statement
    with export.open("rb") as lines, deep():
        exported = read(lines)
        find = exported.declared.get
        compare(find, theorem, statement, whole=False)
        with pytest.raises(Unlike, match="is not Certified laws spec impl"):
            weaker = statement.replace("CertifiedStrictly", "Certified")
            compare(find, theorem, weaker, whole=False)
