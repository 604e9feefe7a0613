"""Checking: what is refused before Lean is asked, what Lean is given, and what is said."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import redverify
from redverify.checking import batch, description, store
from redverify.checking.canonical import NotCanonical
from redverify.checking.check import check_all, check_certificate, understand
from redverify.checking.data.errors import CertificateError
from redverify.checking.kernel import nanoda, second_checks
from redverify.checking.kernel.auditor import Auditor
from redverify.checking.kernel.errors import Disputed
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.checker import Compiled
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.proofs.lean_file import HEADER
from redverify.language.diagnostics import DiagnosticError
from redverify.system.commands import Limits
from tests.checking.folders import ROOT, SMALL, Imitation, changed, copied, made, no_lean, written
from tests.conftest import Ran

Cli = Callable[..., Ran]
Data = dict[str, Any]

pytestmark = pytest.mark.usefixtures("lean")


def test_accepted(folder: Path, lean: Imitation) -> None:
    report = redverify.check_certificate(folder)
    assert report.accepted
    assert report.problems == ()
    assert (report.spec, report.impl, report.checker) == ("total", "reversed", "embedded")
    assert report.theorem == "Redverify.Certificate.reversed.certificate"
    assert report.assumptions == ("N >= 0 (spec total)",)
    assert report.laws == ("accumulations by `+` on f32 commute: (x ∘ y) ∘ z = (x ∘ z) ∘ y",)
    assert lean.compiled == [(folder / store.LEAN).read_text()]


def test_what_was_accepted_is_remembered(folder: Path, lean: Imitation) -> None:
    assert not check_certificate(folder).cached
    assert check_certificate(folder).cached
    assert len(lean.compiled) == 1
    assert not check_certificate(folder, no_cache=True).cached
    assert len(lean.compiled) == 2
    lean.identity = "another"
    assert not check_certificate(folder).cached
    assert len(lean.compiled) == 3


def test_what_was_rejected_is_not_remembered(folder: Path, lean: Imitation) -> None:
    lean.wrong = ["theorem certificate"]
    assert not check_certificate(folder).accepted
    lean.wrong = []
    report = check_certificate(folder)
    assert report.accepted
    assert not report.cached


# ---------------------------------------------------------------- what Lean is not asked about


def edited(name: str) -> Callable[[Path], None]:
    def edit(folder: Path) -> None:
        path = folder / name
        path.write_bytes(path.read_bytes() + b"\n")

    return edit


def with_data(edit: Callable[[Data], None]) -> Callable[[Path], None]:
    def apply(folder: Path) -> None:
        path = folder / store.DATA
        path.write_bytes(changed(path.read_bytes(), edit))

    return apply


def rewritten(edit: Callable[[Data], None]) -> Callable[[Path], None]:
    """The data edited, and what describes it repaired, as far as it can be; the other files stay."""

    def apply(folder: Path) -> None:
        path = folder / store.DATA
        data = path.read_bytes()
        try:
            path.write_bytes(changed(data, edit, consistently=True))
        except (CertificateError, DiagnosticError, NotCanonical):  # nothing describes such data
            path.write_bytes(changed(data, hashed(edit)))

    return apply


def hashed(edit: Callable[[Data], None]) -> Callable[[Data], None]:
    def apply(value: Data) -> None:
        edit(value)
        value["sha256"] = description.text_hash(value["text"])

    return apply


def with_huge_number(value: Data) -> None:
    """In place of the first number of the items."""
    lists = [value["items"]]
    for elements in lists:
        for place, element in enumerate(elements):
            if isinstance(element, list):
                lists.append(element)
            elif isinstance(element, int) and not isinstance(element, bool):
                elements[place] = 10**600
                return
    raise AssertionError("no number")


def in_text(old: str, new: str) -> Callable[[Data], None]:
    def edit(value: Data) -> None:
        assert old in value["text"]
        value["text"] = value["text"].replace(old, new)

    return edit


REFUSED: dict[str, tuple[Callable[[Path], None], str]] = {
    "Certificate.lean": (edited(store.LEAN), "not what certificate.json describes"),
    "report.md": (edited(store.REPORT), "not the report"),
    "no report": (lambda folder: (folder / store.REPORT).unlink(), "missing"),
    "text": (with_data(in_text("N - i - 1", "N - i")), "SHA-256"),
    "text and hash": (rewritten(in_text("N - i - 1", "N - i")), "not what certificate.json describes"),
    "specification": (rewritten(in_text("0 <= i < N", "0 <= i < N - 1")), "not what certificate.json"),
    "assumption": (rewritten(in_text("N >= 0", "N >= 1")), "assumptions"),
    "import": (rewritten(in_text("spec total", 'import "/etc/passwd"\n\nspec total')), "not canonical"),
    "no program": (rewritten(in_text("spec", "speck")), "not a program"),
    "hash": (with_data(lambda v: v.update(sha256="0" * 64)), "SHA-256"),
    "library": (with_data(lambda v: v["library"].update(sha256="0" * 64)), "another version"),
    "release": (with_data(lambda v: v["library"].update(lean="5.0.0")), "another version"),
    "version": (with_data(lambda v: v.update(format="redverify.certificate/3")), "newer redverify"),
    "spec name": (with_data(lambda v: v.update(spec="other")), "name of the specification"),
    "impl name": (with_data(lambda v: v.update(impl="other")), "name of the implementation"),
    "theorem": (with_data(lambda v: v.update(theorem="Nat.add_comm")), "name of the theorem"),
    "assumptions": (with_data(lambda v: v.update(assumptions=[])), "assumptions"),
    "laws in words": (with_data(lambda v: v.update(needs=[])), "laws in words"),
    "laws": (rewritten(lambda v: v.update(laws=[])), "not what certificate.json describes"),
    "graph": (with_data(lambda v: v["graph"].pop()), "dependency graph"),
    "item": (rewritten(lambda v: v["items"].pop()), "not what certificate.json describes|does not have"),
    "same name twice": (rewritten(lambda v: v["items"].append(v["items"][-1])), "twice"),
    "obligation": (with_data(lambda v: v["obligations"][0].update(theorems=["none"])), "does not have"),
    "obligation's line": (with_data(lambda v: v["obligations"][0].update(line=0)), "does not have"),
    "obligation twice": (with_data(lambda v: v["obligations"].append(v["obligations"][0])), "another name"),
    "obligation renamed": (with_data(lambda v: v["obligations"][0].update(id="spec-1-7")), "another name"),
    "obligations swapped": (with_data(lambda v: v["obligations"].reverse()), "another name"),
    "obligation's words": (
        with_data(lambda v: v["obligations"][0].update(text="audited by the Lean developers")),
        "says what no obligation",
    ),
    "obligation of another place": (
        with_data(
            lambda v: v["obligations"][-1].update(text="no iteration uses a cell that another one changes")
        ),
        "says what no obligation",
    ),
    "obligation of no array": (
        with_data(lambda v: v["obligations"][1].update(text="A lies inside b")),
        "says what no obligation",
    ),
    "obligation dropped": (with_data(lambda v: v["obligations"].pop()), "not the report"),
    "escape sequence": (with_data(lambda v: v["obligations"][0].update(text="\x1b[2J")), "cannot be shown"),
    "annotations": (rewritten(lambda v: v["annotations"].clear()), "certificate.json|no value|graph|list"),
    "layout": (rewritten(lambda v: v["layout"].clear()), ""),
    "injection": (rewritten(lambda v: v["items"][0].__setitem__(1, "x := sorry\ntheorem y")), ""),
    "huge number": (rewritten(with_huge_number), "digits|malformed|number"),
    "wrong shapes": (rewritten(lambda v: v.update(items=[["theorem", "x"]])), ""),
    "empty list": (rewritten(lambda v: v["items"].append(["entry", "x", [], "a", 1, ["min"], []])), ""),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_without_lean(folder: Path, lean: Imitation, name: str) -> None:
    edit, reason = REFUSED[name]
    edit(folder)
    report = check_certificate(folder)
    assert report.status == "rejected"
    assert any(re.search(reason, problem) for problem in report.problems), report.problems
    assert lean.compiled == []


def test_a_swapped_certificate(folder: Path, tmp_path: Path, lean: Imitation) -> None:
    other = written(tmp_path / "other.redcert", made("sequential_sum", "accumulating"))
    for name in store.FILES:
        mixed = copied(folder, tmp_path / f"{name}.redcert")
        (mixed / name).write_bytes((other / name).read_bytes())
        assert check_certificate(mixed).status == "rejected"
    assert lean.compiled == []


def test_the_library_changed_on_disk(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = copied(project.home(), tmp_path / "lean")
    statement = home / "Redverify" / "Statement.lean"
    statement.write_text(statement.read_text() + "\n-- changed\n")
    monkeypatch.setattr(project, "home", lambda: home)
    report = check_certificate(folder)
    assert report.status == "rejected"
    assert "another version of the Lean library" in report.problems[0]


def test_deep_proofs_are_refused_or_rendered(lean: Imitation) -> None:
    deep: Any = ["rfl"]
    for _ in range(1000):
        deep = ["rule", "vc_scope", deep]

    def edit(value: Data) -> None:
        value["items"][-1][-1] = deep

    with pytest.raises(ValueError, match="deep"):
        understand(changed(made(), edit, consistently=True), project.home())


# ---------------------------------------------------------------- several at once


@pytest.fixture
def several(tmp_path: Path) -> list[Path]:
    return [written(tmp_path / f"{stem}.{impl}.redcert", made(stem, impl)) for stem, impl in SMALL]


def test_several_in_one_file(several: list[Path], lean: Imitation) -> None:
    said: list[str] = []
    reports = check_all(several, say=said.append)
    assert all(report.accepted for report in reports)
    assert [report.path for report in reports] == [str(path) for path in several]
    (text,) = lean.compiled
    assert text.startswith(HEADER)
    assert text.count("theorem certificate : Certified laws spec impl") == len(several)
    assert text.count("namespace Redverify.Certificate.C") == len(several)
    assert said and "accepted" in said[-1]
    assert all(report.cached for report in check_all(several))


def test_those_with_errors_alone_where_they_are_rejected_together(
    several: list[Path], lean: Imitation
) -> None:
    lean.wrong = ["a_tmp"]
    reports = check_all(several)
    assert [report.accepted for report in reports] == [impl != "strided" for _, impl in SMALL]
    counts = [text.count("namespace Redverify.Certificate.C") for text in lean.compiled]
    assert sorted(counts) == [0, len(several) - 1, len(several)]
    assert "namespace Redverify.Certificate.strided\n" in lean.compiled[counts.index(0)]


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_jobs(several: list[Path], lean: Imitation, jobs: int) -> None:
    assert all(report.accepted for report in check_all(several, jobs=jobs))
    assert len(lean.compiled) == jobs


def test_the_same_one_twice(folder: Path, tmp_path: Path, lean: Imitation) -> None:
    copy = copied(folder, tmp_path / "copy.redcert")
    assert all(report.accepted for report in check_all([folder, copy, folder], jobs=3))


def test_wrong_ones_do_not_hide_good_ones(several: list[Path], lean: Imitation) -> None:
    edited(store.LEAN)(several[1])
    reports = check_all(several)
    assert [report.accepted for report in reports] == [True, False, True, True, True]


def test_what_no_error_belongs_to_is_checked_in_halves(
    several: list[Path], lean: Imitation, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiling = lean.compile

    def stopped(root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        done = compiling(root, source, out, limits)
        many = source.read_text(encoding="utf-8").count("theorem certificate :") > 2
        return Compiled((), "more than 1 s", 1.0, 1) if many else done

    monkeypatch.setattr(lean, "compile", stopped)
    assert all(report.accepted for report in check_all(several))
    counts = sorted(text.count("theorem certificate :") for text in lean.compiled)
    assert counts == [1, 2, 2, 3, 5]


def test_small_batches(several: list[Path], lean: Imitation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "MOST", 2)
    check_all(several)
    assert len(lean.compiled) == 3


# ---------------------------------------------------------------- what is said


def test_a_failed_fact_names_the_places_of_what_uses_it(tmp_path: Path, lean: Imitation) -> None:
    stating = written(tmp_path / "stating.redcert", made("../../language/in_place", "reversed"))
    lean.wrong = ["theorem fact_"]
    (goal, *_) = check_certificate(stating).goals
    assert goal.theorem == "fact_0"
    theorems = (stating / "Certificate.lean").read_text(encoding="utf-8").split("\ntheorem ")[1:]
    users = {text.split(maxsplit=1)[0] for text in theorems if re.search(r"\(fact_0\b", text)}
    assert users and goal.obligations
    assert all(users.intersection(o.theorems) for o in goal.obligations)


def test_a_failed_goal_names_the_place_in_the_program(folder: Path, lean: Imitation) -> None:
    lean.wrong = ["theorem vc_1"]
    (goal,) = check_certificate(folder).goals
    assert goal.theorem == "vc_1"
    assert {o.original.line for o in goal.obligations if o.original} == {15}


@pytest.mark.parametrize(
    ("says", "status"),
    [
        ("(deterministic) timeout at `whnf`, maximum number of heartbeats (2000000) has been reached", True),
        ("maximum recursion depth has been reached", True),
        ("omega could not prove the goal", False),
    ],
)
def test_a_limit_of_lean_is_no_rejection(folder: Path, lean: Imitation, says: str, status: bool) -> None:
    lean.wrong, lean.says = ["theorem vc_1"], says
    report = check_certificate(folder)
    assert report.status == ("not attempted" if status else "rejected")
    assert any("own limit" in problem for problem in report.problems) == status
    assert report.goals


@pytest.mark.parametrize(
    ("fails", "status"),
    [
        ("Lean was stopped: its 2048 MiB of memory are used up", "not attempted"),
        ("Lean was stopped: more than 1800 s", "not attempted"),
        ("Lean ended with status 1", "rejected"),
    ],
)
def test_a_run_that_was_stopped_is_no_rejection(
    folder: Path, lean: Imitation, fails: str, status: str
) -> None:
    lean.fails = fails
    report = check_certificate(folder)
    assert (report.status, report.problems) == (status, (fails,))
    assert not no_lean(report)


def test_a_run_that_was_stopped_after_an_error_is_a_rejection(folder: Path, lean: Imitation) -> None:
    """Lean has found a fault before: that it was stopped later does not make it undecided."""
    lean.wrong, lean.fails = ["theorem vc_1"], "Lean was stopped: more than 1800 s"
    report = check_certificate(folder)
    assert report.status == "rejected"
    assert {goal.theorem for goal in report.goals} == {"vc_1"}
    lean.says = "maximum recursion depth has been reached"
    assert check_certificate(folder).status == "not attempted"


def test_hypotheses_and_conclusion_in_the_names_of_the_program() -> None:
    from redverify.checking.goals import explained
    from redverify.checking.lean.messages import Message
    from redverify.checking.proofs.document import decode
    from redverify.checking.proofs.explanations import goals_of

    lines = [
        "theorem vc_1 {E : Env} (x_N x_i : Int) (hl : laws V I)",
        "    (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) : claim :=",
        "  (rule (fun (h3 : x_i = 0) => rfl)",
        "    (fun (x_k : Int) (h3 : x_k < x_i) => (show x_k < x_N from by omega)))",
    ]
    column = lines[3].index("omega")
    message = Message("Certificate.lean", 4, column, "error", "omega could not prove the goal\n a := x_k")
    found = decode(made())
    (goal,) = goals_of(found.obligations, found.items, "\n".join(lines), "\n".join(lines), [message])
    assert goal.hypotheses == ("0 ≤ N", "0 ≤ i", "i < N", "k < i")
    assert goal.conclusion == "k < N"
    assert goal.text == "omega could not prove the goal\n a := k"
    shown = "\n".join(explained(goal, "reversed_sum.sched"))
    assert "reversed_sum.sched:15:13: bounds: the cell read lies inside a" in shown
    assert "⊢ k < N" in shown


def test_goals_that_lean_prints_are_read_by_lean_dojo() -> None:
    pytest.importorskip("lean_dojo")
    from redverify.checking.lean.messages import Message
    from redverify.checking.proofs.document import decode
    from redverify.checking.proofs.explanations import goals_of

    text = "unsolved goals\ncase h\nx_N x_i : Int\nV : Type\nh0 : 0 ≤ x_i\n⊢ x_i < x_N\n\nsomething else"
    found = decode(made())
    message = Message("f", 1, 0, "error", text)
    (goal,) = goals_of(found.obligations, found.items, "theorem vc_1\n", "", [message])
    assert goal.conclusion == "i < N"
    assert goal.hypotheses == ("N : Int", "i : Int", "h0 : 0 ≤ i")


# ---------------------------------------------------------------- what is not imported

FORBIDDEN = (
    "islpy", "z3", "redverify.presburger", "redverify.evaluation", "redverify.solving",
    "redverify.judgement", "redverify.witnesses", "redverify.listing", "redverify.certifying",
)  # fmt: skip


@pytest.mark.parametrize("how", ["python", "command"])
def test_a_fresh_process_has_no_verifier(folder: Path, how: str) -> None:
    python = "import redverify; assert redverify.check_certificate(sys.argv[1]).accepted"
    command = "from redverify.cli.main import invoke; assert invoke(['check', '--quiet', sys.argv[1]]) == 0"
    program = (
        "import sys; from tests.checking.imitated import install; install(); "
        f"{python if how == 'python' else command}; print(*sys.modules, sep='\\n', file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder)],
        cwd=ROOT, capture_output=True, text=True, check=False, env=dict(os.environ),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    modules = set(done.stderr.split())
    assert "redverify.checking.check" in modules
    assert not [m for m in modules if any(m == f or m.startswith(f + ".") for f in FORBIDDEN)]


# ---------------------------------------------------------------- the command


def test_command(cli: Cli, several: list[Path], lean: Imitation) -> None:
    ran = cli("check", *several)
    assert ran.status == 0
    assert ran.out.count("ACCEPTED") == len(several)
    assert "5 certificates: 5 accepted" in ran.out
    assert "Lean: " in ran.err
    assert cli("check", "--quiet", several[0].parent).err == ""


def test_command_rejects(cli: Cli, several: list[Path], lean: Imitation) -> None:
    edited(store.LEAN)(several[2])
    ran = cli("check", *several)
    assert ran.status == 4
    assert "REJECTED\n    Certificate.lean is not what certificate.json describes" in ran.out


def test_command_without_lean(cli: Cli, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find(choice: str, release: str) -> None:
        raise CheckerUnavailable("there is no Lean checker")

    monkeypatch.setattr(finding, "find", find)
    ran = cli("check", folder)
    assert ran.status == 5
    assert "there is no Lean checker" in ran.out
    edited(store.LEAN)(folder)
    assert cli("check", folder).status == 4


@pytest.mark.parametrize("path", ["nowhere.redcert", "README.md", "docs"])
def test_command_without_a_certificate(cli: Cli, path: str) -> None:
    ran = cli("check", path)
    assert ran.status == 3
    assert path in ran.err


def test_command_json(cli: Cli, folder: Path, lean: Imitation) -> None:
    import jsonschema

    from redverify.reporting import schema

    ran = cli("check", "--json", folder)
    value = json.loads(ran.out)
    jsonschema.validate(value, schema.published())
    (impl,) = value["impls"]
    assert impl["verdict"] == "verified"
    assert value["tool"]["lean"] == "4.28.0"
    certificate = impl["certificate"]
    assert certificate.pop("checked")["axioms"] == ["propext"]
    assert certificate.pop("claimed")["obligations"] > 0
    assert certificate == {
        "path": str(folder),
        "status": "accepted",
        "checker": "embedded",
        "theorem": "Redverify.Certificate.reversed.certificate",
        "laws": ["accumulations by `+` on f32 commute: (x ∘ y) ∘ z = (x ∘ z) ∘ y"],
        "problems": [],
        "audited": {"axioms": ["propext"], "given": ["Nat.le_refl"], "declarations": 2},
        "kernels": ["Lean (embedded)"],
    }
    edited(store.REPORT)(folder)
    value = json.loads(cli("check", folder, "--json").out)
    jsonschema.validate(value, schema.published())
    assert value["impls"][0]["certificate"]["status"] == "rejected"
    assert value["impls"][0]["verdict"] == "inconclusive"


def test_command_options_for_other_kernels(
    cli: Cli, folder: Path, lean: Imitation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    out = tmp_path / "x.ndjson"
    ran = cli("check", folder, folder, "--export", out)
    assert (ran.status, out.exists()) == (3, False)
    assert "name one certificate" in ran.err
    ran = cli("check", folder, "--kernel", "other")
    assert ran.status == 3
    assert "it is none, native, or nanoda" in ran.err
    for choice in ("nanoda", f"nanoda={tmp_path / 'nothing'}"):
        ran = cli("check", folder, "--kernel", choice)
        assert ran.status == 5
        assert "there is no nanoda" in ran.err
        assert "cargo build --release" in ran.err
    assert not lean.compiled


def test_command_writes_the_export_although_there_is_no_second_kernel(
    cli: Cli, folder: Path, lean: Imitation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setattr(second_checks, "examine", lambda *_: None)
    monkeypatch.setattr(Auditor, "export", lambda _, module, theorem, path: path.write_text(theorem))
    out = tmp_path / "x.ndjson"
    for _ in range(2):  # what was accepted before is compiled again
        out.unlink(missing_ok=True)
        ran = cli("check", folder, "--export", out, "--kernel", "nanoda")
        assert ran.status == 5
        assert "ACCEPTED (embedded Lean, " in ran.out
        assert out.read_text() == "Redverify.Certificate.reversed.certificate"
    assert len(lean.compiled) == 2


def test_command_rejects_what_the_second_kernel_rejects(
    cli: Cli, folder: Path, lean: Imitation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = written(tmp_path / "other.redcert", made("sequential_sum", "accumulating"))
    found = nanoda.Nanoda(Path("/nanoda"), "9.9")
    monkeypatch.setattr(nanoda, "find", lambda place: found)
    monkeypatch.setattr(Auditor, "export", lambda _, module, theorem, path: path.write_text(theorem))
    monkeypatch.setattr(second_checks, "examine", lambda *_: None)
    ran = cli("check", folder, "--kernel", "nanoda")
    assert ran.status == 0
    assert "ACCEPTED (embedded Lean, nanoda 9.9, " in ran.out

    def reject(*_: object) -> None:
        raise Disputed("nanoda 9.9 does not accept it: type mismatch")

    monkeypatch.setattr(second_checks, "examine", reject)
    compiled = len(lean.compiled)
    ran = cli("check", folder, other, "--kernel", "nanoda")
    assert ran.status == 4
    assert ran.out.count("REJECTED") == 2
    assert ran.out.count("nanoda 9.9 does not accept it: type mismatch") == 2
    assert ran.out.count("    accepted by imitation in /imitation\n") == 2
    assert "rejected by" not in ran.out
    assert len(lean.compiled) == compiled + 1  # Lean has accepted both together, and is not asked again


def test_a_report_that_is_another_one_is_named_by_its_line(folder: Path, lean: Imitation) -> None:
    lines = (folder / store.REPORT).read_text("utf-8").split("\n")
    lines[3] += " and more"
    (folder / store.REPORT).write_text("\n".join(lines), "utf-8")
    (problem,) = check_certificate(folder).problems
    assert problem == "report.md is not the report of this certificate: line 4 is another one"
    (folder / store.REPORT).write_text("\n".join([*lines[:3], lines[3].removesuffix(" and more")]), "utf-8")
    (problem,) = check_certificate(folder).problems
    assert problem == "report.md is not the report of this certificate: line 5 is another one"
    assert lean.compiled == []


def test_files_that_do_not_belong_there_are_named(folder: Path, lean: Imitation) -> None:
    for name in ("d.olean", "b.txt", "c", "a.lean"):
        (folder / name).write_text("axiom cheat : False")
    report = check_certificate(folder)
    assert report.accepted
    assert report.notes[0] == "not of the certificate, and not looked at: a.lean, b.txt, c, ..."
