"""The Python interface."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import redverify
from redverify import Verdict
from tests.cli.expectations import ROOT

GOOD = ROOT / "examples/thesis/ch7/strided_sum.sched"
WRONG = ROOT / "examples/wrong/missing_tail.sched"
MIXED = ROOT / "examples/wrong/mixed_verdicts.sched"


def test_one_implementation() -> None:
    result = redverify.verify_file(GOOD, impl="strided", values="real", certify=None)
    assert result.verdict is Verdict.VERIFIED
    assert len(result.impls) == 1
    assert all(o.status == "proved" for o in result.obligations)
    assert result.witness is None
    assert result.certificate is None
    assert result.diagnostics == ()
    assert result.assumptions


def test_witness() -> None:
    result = redverify.verify_file(str(WRONG))
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None
    assert result.witness.params == {"N": 1}
    assert (result.witness.cell, result.witness.expected, result.witness.actual) == ("b[]", 7, 0)
    assert result.witness.confirmed_by == "interpreter"


def test_several_implementations() -> None:
    result = redverify.verify_file(MIXED)
    assert [(i.impl, i.verdict) for i in result.impls] == [
        ("forward", Verdict.VERIFIED),
        ("off_by_one", Verdict.REFUTED),
    ]
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None
    assert len(result.obligations) == sum(len(i.obligations) for i in result.impls)


def test_text() -> None:
    result = redverify.verify_text(WRONG.read_text(), "memory.sched")
    assert result.verdict is Verdict.REFUTED
    assert result.impls[0].file == "memory.sched"


def test_imports_are_relative_to_the_name_of_the_text() -> None:
    path = ROOT / "examples/language/imported.sched"
    assert redverify.verify_text(path.read_text(), str(path)).verdict is Verdict.VERIFIED


def test_wrong_input_is_a_result() -> None:
    result = redverify.verify_text("spec broken(\n")
    assert result.verdict is Verdict.INVALID
    assert result.diagnostics[0].code.startswith("RV1")
    assert redverify.verify_file("no_such_file.sched").verdict is Verdict.INVALID


def test_an_integer_point_refutes_without_the_interpreter() -> None:
    path = ROOT / "tests/soundness/kinds/bounds/fill_without_guard.sched"
    result = redverify.verify_file(path, witness_seconds=0)
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None
    assert result.witness.confirmed_by == "point"
    assert result.witness.kind == "bounds"


def test_jobs(tmp_path: Path) -> None:
    result = redverify.verify_file(MIXED, jobs=2, smt=tmp_path)
    assert [i.impl for i in result.impls] == ["forward", "off_by_one"]


def test_wrong_arguments() -> None:
    with pytest.raises(ValueError, match="values must be one of"):
        redverify.verify_file(GOOD, values="complex")
    with pytest.raises(AttributeError):
        redverify.check_certificates  # noqa: B018


def test_bugs_are_exceptions(monkeypatch: pytest.MonkeyPatch) -> None:
    from redverify.api import InternalError

    def broken(*arguments: object, **options: object) -> None:
        raise AssertionError("impossible")

    monkeypatch.setattr("redverify.judgement.judge.analyse", broken)
    with pytest.raises(InternalError, match="impossible") as caught:
        redverify.verify_file(WRONG)
    assert "Traceback" in caught.value.traceback


def test_verdicts_are_text() -> None:
    assert str(Verdict.VERIFIED) == "verified"
    assert Verdict("refuted") is Verdict.REFUTED


def test_importing_is_cheap() -> None:
    code = (
        "import sys, redverify; redverify.__version__;"
        "heavy = {'islpy', 'z3', 'click', 'rich', 'msgspec', 'networkx'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_verifying_imports_no_more_than_needed() -> None:
    code = (
        "import sys, redverify;"
        f"path = {str(WRONG.with_name('mixed_verdicts.sched'))!r};"
        "redverify.verify_file(path, impl='forward', levels=False);"
        "print(sorted({'z3', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
