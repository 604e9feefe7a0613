"""The text of a program that the kernel computes of what a theorem is about."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.checking.check import check_all
from redverify.checking.computed_text import program_text, stated
from redverify.checking.data.errors import CertificateError
from redverify.checking.kernel.statement_text import Apply, Text, Theorem, pieces
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.printer import Printer, print_program
from redverify.checking.proofs import as_text
from redverify.checking.proofs.lean_file import READING
from redverify.cli.main import invoke
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_file, load_text
from tests.attacks.kit import accepted
from tests.checking.folders import SMALL, Imitation, made, no_lean, written

ROOT = Path(__file__).parents[2]

SUM = """
spec total(N):
    assume N >= 1 or N == 0
    input  A[N, 2..N + 2] : f32
    output B[N] : f32
    B(i) = sum[k : 2 <= k < N + 2] select(k % 2 == 0, A(i, k), 0.5) if i != 3
    B(i) = -A(3, 2) if i == 3

impl p of total(a[j, i - 2 : N, N] = A(i, j), b = B):
    par i < N:
        if i == 3:
            let x = 2 * i // 3
            b[x + 1] {B(3)} := -a[2, 3]
        else:
            b[i] {0.0} := 0.0
            accumulate b:
                for k < N:
                    b[i] {B(i)} +{k + 2}= select((k + 2) % 2 == 0, a[k + 2, i], 0.5)
"""

EXPECTED = """\
specification
    assume (1 <= N) or (N == 0)
    input A[0..N, 2..(N + 2)]
    output B[0..N]
    B(i) = reduce +.f32 from [0.f32] over [k] where ((2 <= k) and (k < (N + 2))) of \
select((k % 2) == 0, A(i, k), (1/2).f32) if not (i == 3)
    B(i) = neg.f32(A(3, 2)) if i == 3
implementation
    a[j, i + -2] = A(i, j) of extents [N, N]
    b[i0] = B(i0)
    par i in 0..N:
        if i == 3:
            let x = (2 * i) // 3:
                b[x + 1] := neg.f32(a[2, 3])
        else:
            b[i] := 0.f32
            accumulate b:
                for k in 0..N:
                    b[i] +.f32= select(((k + 2) % 2) == 0, a[k + 2, i], (1/2).f32)
"""


def test_the_text_of_a_program() -> None:
    assert program_text(as_text.pieces(load_text(SUM).impls["p"])) + "\n" == EXPECTED


def test_pieces_stay_in_their_quotes() -> None:
    """What renders proofs makes the pieces, and is not trusted: none can end its text, or the theorem."""
    impl = load_text(SUM).impls["p"]
    evil = [["\n", '", "', "\\"], ['\n"]\n\ntheorem certificate_int : ', "\\n"]]
    found = pieces(stated(evil, printed(impl)[0]))
    assert list(found) == ["certificate_text"]
    said = found["certificate_text"]
    assert isinstance(said, Theorem) and isinstance(said.claim, Apply)
    assert said.claim.arguments[3] == [[Text(piece) for piece in line] for line in evil]


def printed(impl: core.Impl) -> tuple[Printer, list[str]]:
    """A printer that has given numbers to all names of a program, and what it printed."""
    printer = Printer(impl.spec)
    definitions = [printer.definition_of_spec(), printer.definition_of_impl(impl)]
    return printer, [printer.definitions_of_names(), *definitions]


def body(impl: core.Impl, change: Callable[[str], str] = lambda text: text) -> Callable[[str], str]:
    """A program and the theorem about its text, in a namespace."""

    def text(namespace: str) -> str:
        printer, definitions = printed(impl)
        parts = [*definitions, change(as_text.theorem(impl, printer))]
        return "\n".join([f"namespace {namespace}\n", *parts, f"end {namespace}\n"])

    return text


def programs() -> dict[str, core.Impl]:
    """Programs of all kinds that have no records: examples, and those that are easily misread."""
    found: dict[str, core.Impl] = {}
    for folder in ("examples", "tests/soundness/traps", "tests/corpus", "tests/language"):
        for path in sorted((ROOT / folder).rglob("*.sched")):
            try:
                loaded = load_file(path)
            except DiagnosticError:
                continue
            for name, impl in loaded.impls.items():
                try:
                    print_program(impl)
                except CertificateError:  # records
                    continue
                found[f"{path.relative_to(ROOT)}:{name}"] = impl
    return found


def judged(bodies: dict[str, Callable[[str], str]]) -> dict[str, bool]:
    try:
        return accepted(bodies, header=READING)
    except CheckerUnavailable:
        pytest.skip("there is no Lean")


#: Programs that are long, or that have what few have.
ALWAYS = (
    "examples/halide/unsharp.sched:scheduled",
    "examples/sparse/csr.sched:row_pointer",
    "examples/gpu/block_tree_reduction.sched:atomic_join",
    "examples/language/casts.sched:widened",
    "examples/language/layouts.sched:layouts",
)


def test_the_kernel_computes_the_same_text() -> None:
    """Of some programs: Lean takes eight minutes for all of them."""
    found = programs()
    assert len(found) > 300
    some = [name for n, name in enumerate(found) if n % 15 == 0 or name in ALWAYS]
    verdicts = judged({name: body(found[name]) for name in some})
    assert [name for name, good in verdicts.items() if not good] == []


#: Edits of the theorem about :data:`SUM`; each says something else.
WRONG = {
    "another word": ('"par "', '"for "'),
    "another number": ('"A", "(", "3"', '"A", "(", "4"'),
    "a number with a digit more": ('"A", "(", "3"', '"A", "(", "03"'),
    "another sign": ('"-2"', '"2"'),
    "another name": ('"k", " + "', '"i", " + "'),
    "another type": ('"neg", ".", "f32"', '"neg", ".", "f64"'),
    "another level": ('"    ", "    ", "else:"', '"    ", "else:"'),
    "no parentheses": ('"(", "k", " + ", "2", ")"', '"k", " + ", "2"'),
    "other pieces": ('"k", " + "', '"k + "'),
    "nothing between pieces": ('"k", " + "', '"k", "", " + "'),
    "a line less": ('  ["\\n", "implementation"],\n', ""),
    "a line more": ('  ["\\n", "implementation"],\n', '  ["\\n", "implementation"],\n' * 2),
    "less at the end": (', "f32", ")"]] := by', ', "f32"]] := by'),
    "two variables of one name": ('"i"', '"N"'),
    "a variable without a name": (', "x"]', "]"),
    "a name that is a number": ('"i"', '"7"'),
    "a name that is an expression": ('"i"', '"i + 1"'),
    "a name that is a word": ('"i"', '"true"'),
    "a name with a line break": ('"i"', '"i\\n"'),
    "a name that is nothing": ('"i"', '""'),
}


def test_other_texts_are_rejected() -> None:
    impl = load_text(SUM).impls["p"]

    def edited(old: str, new: str) -> Callable[[str], str]:
        def change(text: str) -> str:
            head, lines = text.split(" spec impl ")
            if old in head:  # a name, there and in all lines: so the text is that of these names
                head = head.replace(old, new)
            return f"{head} spec impl {lines.replace(old, new)}"

        return body(impl, change)

    right = as_text.theorem(impl, printed(impl)[0])
    assert all(old in right for old, _ in WRONG.values())
    bodies = {name: edited(*edit) for name, edit in WRONG.items()}
    verdicts = judged({**bodies, "as it is": body(impl)})
    assert [name for name, good in verdicts.items() if good] == ["as it is"]


def test_a_name_in_place_of_another_is_accepted() -> None:
    """Names are the text's own: so what was rejected above was not that a name was edited."""
    impl = load_text(SUM).impls["p"]
    renamed = body(impl, lambda text: text.replace('"i"', '"i_2"').replace('"A"', '"_a"'))
    assert judged({"renamed": renamed}) == {"renamed": True}


#: Functions, constants and types that are called what something else is called; each is not a program of the
#: language, which forbids it, so that the terms are made by hand. And what they are shown as.
CLASHES = {
    "a function like a tensor": ('.fn (.declared "A") []', '"A", "(", ")"'),
    "a type like another": ('.index (.declared "f32") (.const 0)', '"index.", "f32", "(", "0", ")"'),
    "a special value that is none": ('.fn (.special .f32 "0") []', '"\'", "0", "\'.", "f32"'),
    "a function with a space": ('.fn (.builtin "+ 1" .f32) []', '"+ 1", ".", "f32", "(", ")"'),
    "a function like a word": ('.fn (.declared "select") []', '"select", "(", ")"'),
    "a function like a form": ('.fn (.builtin "index" .f32) []', '"index", ".", "f32", "(", ")"'),
    "a function that is called": ('.fn (.declared "g()()") []', '"g()()", "(", ")"'),
}

GOOD = {
    "a function": ('.fn (.declared "g") []', '"g", "(", ")"'),
    "a function without arguments": ('.fn (.declared "g()") []', '"g()", "(", ")"'),
    "a type": ('.index (.declared "T") (.const (-1))', '"index.", "T", "(", "-1", ")"'),
    "a special value": ('.fn (.special .f32 "inf") []', '"\'", "inf", "\'.", "f32"'),
    "a sign": ('.fn (.builtin "+" .f32) []', '"+", ".", "f32", "(", ")"'),
    "a name with a line": ('.fn (.declared "_g_1") []', '"_g_1", "(", ")"'),
}


def test_what_can_be_taken_for_something_else_is_rejected() -> None:
    def made(term: str, shown: str) -> Callable[[str], str]:
        return lambda namespace: (
            f"namespace {namespace}\n"
            f"abbrev tokens := (Reading.ofTerm ⟨[], [], []⟩ false ({term})).tokens []\n"
            f"theorem one : tokens.map Reading.Token.shown = [{shown}] :=\n"
            "  Reading.look_iff.1 (by decide +kernel)\n"
            'theorem two : tokens.all (Reading.Token.isClear ["A"]) = true := by\n'
            f"  decide +kernel\nend {namespace}\n"
        )

    cases = {**CLASHES, **GOOD}
    verdicts = judged({name: made(*case) for name, case in cases.items()})
    assert [name for name, good in verdicts.items() if good] == [*GOOD]


def test_names_are_as_the_language_has_them() -> None:
    """No program of ours has a name that the theorem refuses."""
    for impl in programs().values():
        for token in as_text.AsText(impl.spec).program(impl):
            if token.kind in ("name", "declared", "type"):
                assert re.fullmatch(r"\$?[A-Za-z_][A-Za-z0-9_]*(\(\))?", str(token.what)), token


# ---------------------------------------------------------------- with certificates


def test_asked_for_it_is_shown(
    folder: Path, lean: Imitation, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert invoke(["check", "--quiet", str(folder)]) == 0
    assert "the kernel computes" not in capsys.readouterr().out
    assert "certificate_text" not in lean.compiled[-1]
    assert invoke(["check", "--quiet", str(folder), "--text", "--json", str(tmp_path / "out.json")]) == 0
    shown = capsys.readouterr().out
    assert "    the kernel computes this program from what the theorem is about:\n" in shown
    assert "          b[] +.f32= a[(N + (-1 * i)) + -1]\n" in shown
    assert lean.compiled[-1].count("theorem certificate_text : Reading.Says ") == 1
    assert lean.compiled[-1].startswith(READING)
    (result,) = json.loads((tmp_path / "out.json").read_text())["impls"]
    assert result["certificate"]["checked"]["text"].startswith("specification\n    assume ")


def test_what_was_accepted_without_it_was_not_accepted_with_it(folder: Path, lean: Imitation) -> None:
    assert not check_all([folder])[0].cached
    assert not check_all([folder], as_text=True)[0].cached
    again = check_all([folder], as_text=True)[0]
    assert again.cached
    assert again.text is not None
    assert check_all([folder])[0].text is None


def test_rejected_where_the_text_is_another_one(folder: Path, lean: Imitation) -> None:
    lean.wrong = ["certificate_text"]
    assert check_all([folder])[0].accepted
    (report,) = check_all([folder], as_text=True)
    assert report.status == "rejected"
    assert report.text is None


def test_several_in_one_file_with_lean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their texts are theorems that the audit follows, too; and one that says something else is rejected."""
    paths = [written(tmp_path / f"{stem}.{impl}.redcert", made(stem, impl)) for stem, impl in SMALL[:2]]
    reports = check_all(paths, as_text=True)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(report.accepted, report.problems) for report in reports] == [(True, ())] * 2
    assert all(report.text is not None for report in reports)
    plain = check_all(paths)
    for report, without in zip(reports, plain, strict=True):
        assert report.audited is not None and without.audited is not None
        assert set(report.audited.given) >= set(without.audited.given)
    right = as_text.pieces

    def wrong(impl: core.Impl) -> list[list[str]]:
        """The first program's text with another bound."""
        return [
            ["N + 1" if p == "N" and impl.name == SMALL[0][1] else p for p in line] for line in right(impl)
        ]

    monkeypatch.setattr(as_text, "pieces", wrong)
    assert [report.accepted for report in check_all(paths, as_text=True)] == [False, True]
