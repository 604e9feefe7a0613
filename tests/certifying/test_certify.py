"""``--certify``: what is verified is certified, checked by Lean, and only then written."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import z3

import redverify
from redverify.api import InternalError
from redverify.certifying import produce as making
from redverify.certifying import regenerate
from redverify.certifying.emission import emitter
from redverify.certifying.emission.context import NotCertified
from redverify.certifying.emission.equality.search import NoProof
from redverify.certifying.produce import make
from redverify.checking import store
from redverify.checking.check import understand
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.evaluation.deadline import OutOfTime
from redverify.judgement.analysis import Options
from redverify.language.load import load_file, load_text
from redverify.reporting import schema
from tests.checking.folders import CHAPTER, Imitation, imitated, made
from tests.conftest import Ran
from tests.programs import copy

Cli = Callable[..., Ran]

SUM = CHAPTER / "sequential_sum.sched"
NAMES = ["sequential_sum.accumulating.redcert", "sequential_sum.recurrence.redcert"]


@pytest.fixture(autouse=True)
def lean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Imitation:
    return imitated(tmp_path, monkeypatch)


def document(ran: Ran) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(ran.out)
    jsonschema.validate(value, schema.published())
    return value


def test_written(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "certificates"
    ran = cli("verify", SUM, "--certify", target)
    assert ran.status == 0, ran.err
    assert sorted(os.listdir(target)) == NAMES
    assert ran.out.count("accepted by Lean (embedded)") == 2
    assert store.read(target / NAMES[0])[store.DATA] == made("sequential_sum", "accumulating")
    assert cli("check", target).status == 0
    before = {name: store.read(target / name) for name in NAMES}
    assert cli("verify", SUM, "--certify", target, "--jobs", "2", "--quiet").status == 0
    assert {name: store.read(target / name) for name in NAMES} == before


def test_beside_the_file(cli: Cli, tmp_path: Path) -> None:
    copy = tmp_path / "accumulating.sched"
    copy.write_text(SUM.read_text())
    assert cli("verify", "--impl", "accumulating", "--certify", copy).status == 0
    assert (tmp_path / "accumulating.redcert" / store.REPORT).is_file()


def test_json(cli: Cli, tmp_path: Path) -> None:
    value = document(cli("verify", SUM, "--certify", tmp_path, "--json"))
    assert value["tool"]["lean"] == "4.28.0"
    for impl, name in zip(value["impls"], NAMES, strict=True):
        assert impl["verdict"] == "verified"
        assert impl["certificate"]["status"] == "accepted"
        assert impl["certificate"]["path"] == str(tmp_path / name)
        assert impl["certificate"]["checker"] == "embedded"


@pytest.mark.parametrize("rejected", ["theorem fact_1 ", "theorem fact_"])
def test_without_facts_that_lean_rejects(cli: Cli, tmp_path: Path, lean: Imitation, rejected: str) -> None:
    """The claims that used them are left to ``omega`` again, and what else is proved by facts stays so."""
    lean.wrong = [rejected]
    target = tmp_path / "certificates"
    stating = CHAPTER.parents[1] / "language" / "in_place.sched"
    assert cli("verify", stating, "--impl", "reversed", "--certify", target).status == 0
    text = (target / "in_place.reversed.redcert" / "Certificate.lean").read_text(encoding="utf-8")
    assert rejected not in text and "omega" in text
    assert ("theorem fact_2 " in text) == (rejected != "theorem fact_")


def test_what_lean_rejects_is_not_written(cli: Cli, tmp_path: Path, lean: Imitation) -> None:
    lean.wrong = ["theorem vc_1"]
    target = tmp_path / "certificates"
    ran = cli("verify", CHAPTER / "reversed_sum.sched", "--certify", target)
    assert ran.status == 4
    assert "VERIFIED" in ran.out
    assert "NOT CERTIFIED: Lean rejected the certificate" in ran.out
    assert "reversed_sum.sched:15:13: bounds" in ran.out
    assert not target.exists()
    value = document(cli("verify", CHAPTER / "reversed_sum.sched", "--certify", target, "--json"))
    certificate = value["impls"][0]["certificate"]
    assert (certificate["status"], bool(certificate["problems"])) == ("rejected", True)


def test_an_old_certificate_stays_if_the_new_one_is_rejected(
    cli: Cli, tmp_path: Path, lean: Imitation
) -> None:
    cli("verify", SUM, "--impl", "accumulating", "--certify", tmp_path)
    before = store.read(tmp_path / NAMES[0])
    lean.wrong, lean.identity = ["theorem"], "another"
    assert cli("verify", SUM, "--impl", "accumulating", "--certify", tmp_path).status == 4
    assert store.read(tmp_path / NAMES[0]) == before


def test_verified_not_certified(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = making.Refused("something new", str(SUM), 12, 5)
    monkeypatch.setattr(making, "make", lambda impl, *rest: refused)
    target = tmp_path / "certificates"
    ran = cli("verify", SUM, "--impl", "accumulating", "--certify", target)
    assert ran.status == 4
    assert "NOT CERTIFIED" in ran.out
    assert "sequential_sum.sched:12:5: no proof could be written: something new" in ran.out
    value = document(cli("verify", SUM, "--impl", "accumulating", "--certify", target, "--json"))
    assert value["impls"][0]["certificate"]["status"] == "not attempted"
    assert not target.exists()


def failing(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Make the emission raise an exception."""

    def fail(self: object) -> None:
        raise error

    monkeypatch.setattr(emitter.Emitter, "emit", fail)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bug_in_the_emission_is_status_70(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    failing(monkeypatch, IndexError("nothing there"))
    command = ("verify", SUM, "--certify", tmp_path / "out", "--jobs", jobs)
    ran = cli(*command)
    assert ran.status == 70
    assert ran.out.count("VERIFIED") == 2
    assert ran.out.count("no proof could be written: internal error: IndexError") == 2
    assert "internal error: IndexError: nothing there" in ran.err
    assert "Please report it" in ran.err
    assert "Traceback" not in ran.err + ran.out
    assert not (tmp_path / "out").exists()
    monkeypatch.setenv("REDVERIFY_DEBUG", "1")
    assert "in fail\n" in cli(*command).err


def test_a_bug_in_the_emission_is_an_exception_in_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing(monkeypatch, IndexError("nothing there"))
    with pytest.raises(InternalError, match="nothing there"):
        redverify.verify_file(SUM, impl="accumulating", certify=tmp_path)
    program = load_file(SUM)
    with pytest.raises(IndexError):
        make(program.impls["accumulating"], program.texts, Options())


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (NotCertified("something new"), "something new"),
        (NoProof(), "found no proof"),
        (OutOfTime("evaluation took longer than 9 seconds"), "longer than 9 seconds"),
        (RecursionError(), "nested too deeply"),
        (MemoryError(), "out of memory"),
        (z3.Z3Exception("canceled"), "Z3 gave up: "),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else "",
)
def test_what_has_no_proof_or_reaches_a_limit_is_refused(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, reason: str
) -> None:
    failing(monkeypatch, error)
    ran = cli("verify", SUM, "--impl", "accumulating", "--certify", tmp_path / "out")
    assert ran.status == 4
    assert "NOT CERTIFIED" in ran.out
    assert reason in ran.out


def test_without_lean(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find(choice: str, release: str) -> None:
        raise CheckerUnavailable("there is no Lean checker")

    monkeypatch.setattr(finding, "find", find)
    target = tmp_path / "certificates"
    ran = cli("verify", SUM, "--certify", target)
    assert ran.status == 5
    assert "VERIFIED" in ran.out
    assert "there is no Lean checker" in ran.out
    assert not target.exists()


def test_what_is_not_verified_has_no_certificate(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "certificates"
    ran = cli("verify", "examples/wrong/missing_tail.sched", "--certify", target, "--json")
    assert ran.status == 1
    assert document(ran)["impls"][0]["certificate"] is None
    assert not target.exists()


def test_foreign_files_are_not_replaced(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / NAMES[0]).mkdir()
    (tmp_path / NAMES[0] / "notes.txt").write_text("mine")
    ran = cli("verify", SUM, "--impl", "accumulating", "--certify", tmp_path)
    assert ran.status == 3
    assert "not replaced" in ran.err
    assert os.listdir(tmp_path / NAMES[0]) == ["notes.txt"]


def test_two_files_of_one_name(cli: Cli, tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "sum.sched").write_text(SUM.read_text())
    files = [tmp_path / folder / "sum.sched" for folder in ("a", "b")]
    ran = cli("verify", *files, "--certify", tmp_path / "certificates")
    assert ran.status == 3
    assert "two certificates would be written to" in ran.err
    assert cli("verify", *files, "--certify").status == 0


def test_python(tmp_path: Path) -> None:
    result = redverify.verify_file(SUM, impl="accumulating", certify=tmp_path)
    assert result.verdict is redverify.Verdict.VERIFIED
    assert result.certificate is not None
    assert result.certificate.status == "accepted"
    assert redverify.check_certificate(result.certificate.path).accepted
    text = redverify.verify_text(SUM.read_text(), impl="accumulating", certify=tmp_path / "text")
    assert text.certificate is not None
    assert text.certificate.path == str(tmp_path / "text" / "accumulating.redcert")
    assert redverify.verify_file(SUM).certificate is None


# ---------------------------------------------------------------- the certificates that are kept


def test_regenerated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "certificates"
    arguments = ["--only", "sequential_sum", "--output", str(kept)]
    assert regenerate.main(arguments) == 0
    assert "2 certificates accepted" in capsys.readouterr().out
    links = {link.name: os.readlink(link) for link in (kept / "Certificates").iterdir()}
    assert links == {
        "SequentialSum_Accumulating.lean": f"../{NAMES[0]}/Certificate.lean",
        "SequentialSum_Recurrence.lean": f"../{NAMES[1]}/Certificate.lean",
    }
    files = {p: p.read_bytes() for p in kept.rglob("*") if p.is_file()}
    assert regenerate.main(arguments) == 0
    assert {p: p.read_bytes() for p in kept.rglob("*") if p.is_file()} == files


def test_every_verified_example_has_one_name() -> None:
    items = regenerate.chosen([])
    assert len(items) > 100
    assert len({item.folder.name for item in items}) == len(items)
    assert len({regenerate.module_name(item.folder.name) for item in items}) == len(items)


def test_a_block_of_more_than_ten_loops_is_read_back() -> None:
    """Paths of statements are sorted as text: ``10`` comes before ``2``."""
    copies = "\n".join(f"for i < N:\n    b[i] {{A(i)}} := a[i]  # {n}" for n in range(12))
    text = copy(copies)
    program = load_text(text, "again.sched")
    document = make(program.impls["p"], program.texts, Options())
    assert isinstance(document, bytes)
    assert understand(document, project.home()).impl.name == "p"
