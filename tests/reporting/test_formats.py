"""Formats for other programs: what they say of each outcome, and that other programs can read it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import jsonschema
import pytest

from redverify.reporting.findings import Case, Finding, cases_of, cases_of_model
from redverify.reporting.formats import render
from redverify.reporting.kernels import KernelResult, ModelResult
from redverify.reporting.result import (
    Certificate,
    Diagnostic,
    ImplResult,
    Obligation,
    Result,
    Verdict,
    Witness,
    not_judged,
)
from redverify.reporting.rules import RULES
from redverify.reporting.summary import summary
from redverify.reporting.text import plain
from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

Cli = Callable[..., Ran]
SCHEMA = json.loads(Path(__file__).with_name("sarif-2.1.0.json").read_text(encoding="utf-8"))
FORMATS = ("concise", "github", "sarif", "junit")


def _witness(**changed: Any) -> Witness:
    fields: dict[str, Any] = {
        "params": {"N": 1}, "cell": None, "expected": None, "actual": None, "obligation": "race-7-0",
        "kind": "race", "file": "a.sched", "line": 7, "column": 5, "end_column": 9, "variables": {"i": 0},
        "message": "iterations conflict", "confirmed_by": "interpreter",
    }  # fmt: skip
    return Witness(**{**fields, **changed})


def _impl(name: str, verdict: Verdict, **changed: Any) -> ImplResult:
    fields: dict[str, Any] = {
        "file": "a.sched", "impl": name, "spec": "s", "verdict": verdict, "assumptions": (),
        "obligations": (), "witness": None, "certificate": None, "seconds": 0.5,
    }  # fmt: skip
    return ImplResult(**{**fields, **changed})


def _open(kind: str, line: int) -> Obligation:
    return Obligation(
        id=f"{kind}-{line}-0", kind=kind, status="unknown", by="", line=line, column=3, text="it\nholds",
        seconds=0.0, point={"N": 2},
    )  # fmt: skip


PROBLEM = Diagnostic(code="RV202", message="unknown `c`", file="lib.sched", line=3, column=2, hint="look")
REJECTED = Certificate(path="x.redcert", status="rejected", problems=("Lean says: %no",))

RESULTS = [
    Result(
        impls=(
            _impl("good", Verdict.VERIFIED),
            _impl("bad", Verdict.REFUTED, witness=_witness()),
            _impl("open", Verdict.INCONCLUSIVE, obligations=(_open("value", 9), _open("fresh", 9))),
            _impl("lost", Verdict.INCONCLUSIVE, notes=("isl gave up: 50%, too long",)),
            _impl("unsigned", Verdict.VERIFIED, certificate=REJECTED, seconds=2.0),
        )
    ),
    Result(impls=(not_judged("b,:%.sched", None, None, Verdict.INVALID),), diagnostics=(PROBLEM,)),
    Result(
        impls=(
            not_judged(
                "<m.py:f>", "f", None, Verdict.INCONCLUSIVE, ("not translated: RV612: no barrier here",)
            ),
        )
    ),
]
CASES = cases_of(RESULTS, {("a.sched", "lost"): (20, 1), ("a.sched", "unsigned"): (30, 1)})


def test_one_line_for_each_failure() -> None:
    assert render("concise", CASES, 3).splitlines() == [
        "a.sched:7:5: race: iterations conflict, with N = 1, i = 0 (bad)",
        "a.sched:9:3: value: open: it holds: no proof was found; may fail at N = 2 (open)",
        "a.sched:9:3: fresh: open: it holds: no proof was found; may fail at N = 2 (open)",
        "a.sched:20:1: inconclusive: isl gave up: 50%, too long (lost)",
        "a.sched:30:1: not-certified: Lean says: %no (unsigned)",
        "lib.sched:3:2: RV202: unknown `c` (look)",
        "<m.py:f>:1:1: RV612: no barrier here (f)",
    ]


def test_every_failing_case_has_a_finding_of_a_rule() -> None:
    assert [case.name for case in CASES if not case.findings] == ["good"]
    assert {f.code for case in CASES for f in case.findings} <= set(RULES)


def test_github_commands_are_escaped() -> None:
    lines = render("github", CASES, 3).splitlines()
    assert lines[0] == (
        "::error title=redverify (race),file=a.sched,line=7,col=5,endColumn=9::"
        "a.sched:7:5: race: iterations conflict, with N = 1, i = 0 (bad)"
    )
    assert lines[3].startswith("::warning ")
    assert lines[3].endswith("isl gave up: 50%25, too long (lost)")
    assert lines[6].startswith("::warning title=redverify (RV612),file=m.py::<m.py:f>")
    odd = Case("x", "x", (Finding("RV112", "m", "a,b:c\n%.sched"),))
    (line,) = render("github", [odd], 3).splitlines()
    assert "file=a%2Cb%3Ac%0A%25.sched,line=1" in line


def test_sarif_follows_the_schema() -> None:
    document = json.loads(render("sarif", CASES, 3))
    jsonschema.validate(document, SCHEMA)
    (run,) = document["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == list(RULES)
    assert all(rules[r["ruleIndex"]]["id"] == r["ruleId"] for r in run["results"])
    first = run["results"][0]
    assert first["level"] == "error"
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "a.sched", "uriBaseId": "%SRCROOT%"}
    assert place["region"] == {"startLine": 7, "startColumn": 5, "endColumn": 9}
    assert run["results"][1]["level"] == "warning"
    made = run["results"][-1]["locations"][0]["physicalLocation"]
    assert (made["artifactLocation"]["uri"], made["region"]) == ("m.py", {"startLine": 1})


def test_the_schema_refuses_other_documents() -> None:
    document = json.loads(render("sarif", CASES, 3))
    document["runs"][0]["results"][0]["level"] = "fatal"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(document, SCHEMA)


def test_sarif_of_a_bug_and_of_odd_names() -> None:
    names = ("sp ace.sched", "\udcff.sched", "<stdin>", "/abs/x.sched")
    cases = [Case(n, n, (Finding("RV112", "m", n),)) for n in names]
    document = json.loads(render("sarif", cases, 70))
    jsonschema.validate(document, SCHEMA)
    (run,) = document["runs"]
    assert run["invocations"] == [{"executionSuccessful": False, "exitCode": 70}]
    uris = [
        r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] if "locations" in r else None
        for r in run["results"]
    ]
    assert uris == ["sp%20ace.sched", "%FF.sched", None, "file:///abs/x.sched"]


def test_fingerprints_do_not_depend_on_lines() -> None:
    def prints(line: int) -> list[Any]:
        finding = Finding("race", "m", "a.sched", line, 1, None, "bad")
        document = json.loads(render("sarif", [Case("a.sched", "bad", (finding,))], 1))
        return [r["partialFingerprints"] for r in document["runs"][0]["results"]]

    assert prints(3) == prints(8)


def test_junit() -> None:
    root = ET.fromstring(render("junit", CASES, 3))
    counts = ("tests", "failures", "errors", "time")
    assert [root.get(c) for c in counts] == ["7", "5", "1", "4.000"]
    assert [s.get("name") for s in root] == ["a.sched", "b,:%.sched", "<m.py:f>"]
    cases = {c.get("name"): c for c in root.iter("testcase")}
    assert list(cases["good"]) == []
    assert cases["bad"].get("classname") == "a"
    (failure,) = cases["bad"]
    assert (failure.tag, failure.get("type")) == ("failure", "race")
    assert "REFUTED" in (failure.text or "")
    assert cases["open"][0].get("message", "").endswith("(and 1 more)")
    assert cases["b,:%.sched"][0].tag == "error"


def test_junit_has_no_characters_that_xml_does_not_have() -> None:
    odd = Case("a\x00\x1b.sched", "n\x07", (Finding("RV112", "m", "f"),), "text\x0c\ud800\n\ufffe")
    ET.fromstring(render("junit", [odd], 3))


def test_kernels_of_a_model() -> None:
    def kernel(name: str, verdict: Any, **more: Any) -> KernelResult:
        return KernelResult(name=name, what="schedule", verdict=verdict, stage="verification", **more)

    refuted = _impl("k", Verdict.REFUTED, witness=_witness(file="two_schedule.sched"))
    kernels = (
        kernel("one", "verified", result=_impl("k", Verdict.VERIFIED)),
        kernel("two", "refuted", result=refuted, reason="iterations conflict"),
        kernel("three", "inconclusive", reason="RV613: a barrier that moved", place="line 3"),
        kernel("four", "unchanged"),
    )
    cases = cases_of_model(ModelResult(model="m.py:f", pipeline="p", target="cuda", kernels=kernels))
    assert render("concise", cases, 1).splitlines() == [
        "<m.py:f>:7:5: race: iterations conflict, with N = 1, i = 0 (two)",
        "<m.py:f>:1:1: RV613: a barrier that moved (at line 3) (three)",
    ]
    document = json.loads(render("sarif", cases, 1))
    jsonschema.validate(document, SCHEMA)
    first, second = document["runs"][0]["results"]
    assert first["message"]["text"].endswith("(line 7 of the program that was made of it)")
    assert [first["level"], second["level"]] == ["error", "warning"]
    assert ET.fromstring(render("junit", cases, 1)).get("tests") == "3"


def test_nothing_to_say() -> None:
    assert render("concise", [], 0) == render("github", [], 0) == ""
    jsonschema.validate(json.loads(render("sarif", [], 0)), SCHEMA)
    assert ET.fromstring(render("junit", [], 0)).get("tests") == "0"


def test_the_summary_names_what_is_to_be_looked_at() -> None:
    lines = plain(summary(RESULTS)).splitlines()
    assert lines[:-2] == [
        "invalid: b,:%.sched",
        "refuted: a.sched: bad",
        "inconclusive: a.sched: open",
        "inconclusive: a.sched: lost",
        "inconclusive: <m.py:f>: f",
        "not certified: a.sched: unsigned",
    ]
    assert lines[-2].startswith("slowest: a.sched: unsigned (2.0 s), a.sched: good (0.5 s), ")
    assert lines[-1] == "7 implementations: 2 verified, 1 refuted, 3 inconclusive, 1 invalid"
    assert summary([Result(impls=(_impl("one", Verdict.REFUTED),))]) == []


# ---------------------------------------------------------------- the command

WRONG = "examples/wrong/missing_tail.sched"


@pytest.mark.parametrize("name", FORMATS)
def test_formats_of_the_command(cli: Cli, name: str) -> None:
    ran = cli("verify", WRONG, "no.sched", "--format", name, "--quiet")
    assert ran.status == 3
    assert "coverage" in ran.out and "RV112" in ran.out
    assert "REFUTED (" not in ran.out or name == "junit"
    assert ran.err == ""


def test_a_verified_file_has_no_line(cli: Cli) -> None:
    ran = cli("verify", "examples/thesis/ch4/one_writer.sched", "--format", "concise", "--quiet")
    assert (ran.status, ran.out) == (0, "")


def test_the_format_in_a_file_leaves_the_report_for_people(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "out.sarif"
    ran = cli("verify", WRONG, "--format", "sarif", "--output-file", target)
    assert ran.status == 1
    assert "no_tail: REFUTED" in ran.out
    jsonschema.validate(json.loads(target.read_text(encoding="utf-8")), SCHEMA)


def test_options_that_exclude_each_other(cli: Cli) -> None:
    assert cli("verify", WRONG, "--output-file", "x").status == 3
    assert cli("verify", WRONG, "--json", "-", "--format", "junit").status == 3
    assert cli("check", "x.redcert", "--json", "--format", "sarif").status == 3
    assert cli("verify", WRONG, "--format", "xml").status == 3


def test_certificates(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "x.redcert"
    folder.mkdir()
    (folder / "certificate.json").write_text("{}")
    ran = cli("check", folder, "--format", "concise", "--quiet")
    assert ran.status == 4
    assert re.fullmatch(rf"{re.escape(str(folder))}:1:1: rejected: .*\n", ran.out)


def test_the_hook_is_a_command_that_exists(cli: Cli) -> None:
    text = Path(__file__).parents[2].joinpath(".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    (entry,) = re.findall(r"^  entry: redverify (.*)$", text, re.M)
    assert cli(*entry.split(), "examples/thesis/ch4/one_writer.sched").status == 0
