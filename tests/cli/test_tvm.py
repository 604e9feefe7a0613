"""`redverify tvm`: what it says without TVM, and about what it cannot translate."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest

from redverify.frontends import tvm
from redverify.frontends.common.auditing import Audit
from redverify.frontends.tvm.translation import Translated
from redverify.options import Options
from redverify.reporting import schema
from tests.conftest import Ran

pytestmark = pytest.mark.ring("sweep")

Cli = Callable[..., Ran]

ARGUMENTS = ("examples/tvm/matmul.py:BEFORE", "examples/tvm/matmul.py:RFACTOR")


def test_missing_dependency(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(argument: str) -> None:
        raise tvm.MissingDependency("tvm", "tvm")

    monkeypatch.setattr(tvm, "load_program", missing)
    ran = cli("tvm", *ARGUMENTS)
    assert ran.status == 5
    assert "pip install 'redverify[tvm]'" in ran.err


def test_wrong_argument(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(argument: str) -> None:
        raise tvm.LoadError(f"there is no file {argument}")

    monkeypatch.setattr(tvm, "load_program", wrong)
    assert cli("tvm", *ARGUMENTS).status == 3
    assert cli("tvm", ARGUMENTS[0]).status == 3


def test_untranslated(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def untranslated(*arguments: object, **options: object) -> None:
        raise tvm.TranslationError("a while loop")

    monkeypatch.setattr(tvm, "load_program", lambda argument: argument)
    monkeypatch.setattr(tvm, "translated_as", untranslated)
    ran = cli("tvm", *ARGUMENTS)
    assert ran.status == 2
    assert "INCONCLUSIVE" in ran.out
    assert "not translated: a while loop" in ran.out
    value = json.loads(cli("tvm", *ARGUMENTS, "--json").out)
    jsonschema.validate(value, schema.published())
    assert value["impls"][0]["verdict"] == "inconclusive"


def only(text: str) -> Translated:
    """A text whose functions are not run."""
    return Translated(text, text, frozenset(), "not compiled", "not compiled")


COPY = (
    "spec copy(N):\n    assume N >= 0\n    input A[N] : f32\n    output B[N] : f32\n\n    B(i) = A(i)\n\n"
    "impl scheduled of copy(a = A, b = B):\n    for i < N:\n        b[i] {A(i)} := a[i]\n"
)


def test_texts_are_kept_beside_certificates(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))  # no native Lean
    monkeypatch.setenv("ELAN_HOME", str(tmp_path))
    monkeypatch.setattr(tvm, "load_program", lambda argument: argument)
    monkeypatch.setattr(tvm, "translated_as", lambda *arguments, **options: only(COPY))
    for name in ("ONE", "TWO"):
        ran = cli("tvm", "m.py:BEFORE", f"m.py:{name}", "--certify", tmp_path / "out", "--lean", "native")
        assert f"the lines of <m.py:{name}> are those of {tmp_path / 'out'}/m.{name}.sched" in ran.err
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["m.ONE.sched", "m.TWO.sched"]
    assert (tmp_path / "out" / "m.ONE.sched").read_text() == COPY


def test_translated_text_is_verified(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    text = COPY
    monkeypatch.setattr(tvm, "load_program", lambda argument: argument)
    monkeypatch.setattr(tvm, "translated_as", lambda *arguments, **options: only(text))
    assert cli("tvm", *ARGUMENTS, "--print").out == text
    ran = cli("tvm", *ARGUMENTS)
    assert ran.status == 0
    assert "scheduled: VERIFIED" in ran.out


def test_rfactor(cli: Cli) -> None:
    pytest.importorskip("tvm")
    ran = cli("tvm", *ARGUMENTS)
    assert ran.status == 0
    assert "VERIFIED" in ran.out


def test_schedule_alone_is_verified_against_its_start(cli: Cli) -> None:
    pytest.importorskip("tvm")
    ran = cli("tvm", "examples/tvm/matmul.py:tiled_schedule")
    assert ran.status == 0
    assert "VERIFIED" in ran.out


def test_audit_names_the_step(cli: Cli) -> None:
    pytest.importorskip("tvm")
    ran = cli("tvm", "examples/tvm/matmul.py:wrong_schedule", "--audit")
    assert ran.status == 1
    assert "RFactor" in next(line for line in ran.out.splitlines() if "was broken by step" in line)
    assert "reads an uninitialised cell" in ran.out
    ran = cli("tvm", "examples/tvm/matmul.py:tiled_schedule", "--audit", "--json", "-")
    assert ran.status == 0
    jsonschema.validate(json.loads(ran.out), schema.published())


def test_only_schedules_stand_alone(cli: Cli) -> None:
    pytest.importorskip("tvm")
    ran = cli("tvm", ARGUMENTS[0])
    assert ran.status == 3
    assert "only a schedule" in ran.err
    assert cli("tvm", *ARGUMENTS, "--audit").status == 3


class Schedule:
    """Stands in for a schedule of TVM."""


def test_audits_obey_the_options_of_the_verifier(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Options] = []

    def audit_as(schedule: Schedule, start: object, own: object, options: Options, *, run: bool) -> Audit:
        given.append(options)
        return Audit(())

    monkeypatch.setattr(tvm, "load_program", lambda argument: Schedule())
    monkeypatch.setattr(tvm, "start_of", lambda schedule: schedule)
    monkeypatch.setattr(tvm, "audit_as", audit_as)
    assert cli("tvm", ARGUMENTS[0], "--audit", "--strict-races", "--timeout", "3").status == 0
    (options,) = given
    assert (options.strict_races, options.timeout, options.inferred) == (True, 3.0, True)
