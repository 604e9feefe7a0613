"""The axiom audit on what the embedded Lean compiles from sources that the text audit would refuse."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import pytest

from redverify.checking.check import Claim, understand
from redverify.checking.kernel import audit as auditing
from redverify.checking.kernel import nanoda
from redverify.checking.kernel.audit import Index, audit, closure
from redverify.checking.kernel.audited import Audited
from redverify.checking.kernel.auditor import Auditor
from redverify.checking.kernel.comparison import declared
from redverify.checking.kernel.compiled import finder
from redverify.checking.kernel.errors import Disputed, Refused
from redverify.checking.kernel.modules import Module
from redverify.checking.kernel.native.kernel import NativeKernel
from redverify.checking.kernel.propositions import Proposition
from redverify.checking.kernel.second_checks import Examination, examine, usual
from redverify.checking.kernel.statement import compare
from redverify.checking.kernel.statement_text import Theorem, pieces
from redverify.checking.kernel.terms import Name, name_of, shown
from redverify.checking.lean import audit as text_audit
from redverify.checking.lean import install, library, project
from redverify.checking.lean.embedded import Embedded
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.lean.joined_modules import LIBRARY, joined
from redverify.checking.lean.project import Module as Source
from redverify.checking.lean.project import Project, imports_of, in_order
from redverify.checking.proofs.lean_file import HEADER
from redverify.system.commands import Limits

pytestmark = pytest.mark.ring("sweep")

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "certificates"

#: One theorem for each means of cheating, in one file, because a run of Lean takes long.
EVIL = (
    HEADER
    + """
namespace Redverify.Certificate.evil

axiom cheat : False
theorem by_axiom : False := cheat

theorem by_sorry : False := by sorry

opaque hidden : Nat := 3
theorem by_opaque : hidden = hidden := rfl

unsafe def wild : Nat := 3

partial def spins (n : Nat) : Nat := spins (n + 1)
theorem by_partial : spins 0 = spins 0 := rfl

inductive Own where | one
theorem by_inductive (x : Own) : x = .one := by cases x; rfl

theorem by_compiler (a b : Bool) (h : Lean.reduceBool a = b) : a = b := Lean.ofReduceBool a b h

@[extern "c_function"] def external (n : Nat) : Nat := n
def replaced (n : Nat) : Nat := n + 1
@[implemented_by replaced] def original (n : Nat) : Nat := n

macro "nothing" : term => `(0)

theorem certificate : 1 = 1 := rfl
theorem certificate_int : 2 = 2 := rfl
"""
)

#: Kept certificates that are exported.
EXPORTED = {
    "Checked.Reversed": "reversed_sum.reversed.redcert",
    "Checked.Conditionals": "conditionals.branches.redcert",
    "Checked.Column": "column_sums_atomic.atomics.redcert",
    "Checked.Saturating": "saturating_sum.lanes.redcert",
}

EVERYTHING_ELSE = "end Redverify.Certificate.evil\n"

#: Claims of the kinds that stand beside certificates: of definitions' arithmetic, and of meanings.
CLAIMS = """\
theorem lawful_0 : ∀ x y : Rat, ((x + y) - (x * (2 : Rat))) = ((-x) + ((3 : Rat) / 2))
theorem lawful_1 : ∀ x y z : Bool, (((x && y) || z) ^^ (!x)) = (true && (z || false))
theorem lawful_2 : ∀ x y : Int, -128 ≤ x → x ≤ 127 → (if ((x < y) && (x ≤ y)) then (max x y) else \
(((-x) + 128) % 256 - 128)) = (((-1) : Int) * (min x y))
theorem lawful_3 : ∀ x y : Int, (if (x < y) then x else y) = (if (x = y) then x else (if (x ≥ y) then x \
else (if ((x > y) || (!(x < y))) then x else y)))
theorem lawful_4 : ∀ x : Rat, (((-3) : Rat) / 2) = x
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x, I.fn (.builtin "neg" .f32) [x] = -x)
    (m2 : ∀ n : Int, I.fn (.literal .f32 n 1) [] = n) :
    I.fn (.builtin "-" .f32) [] = 1
theorem certificate_rat (I : Interp Rat)
    (m0 : I.fn (.literal .f32 1 1) [] = 1)
    (m1 : ∀ n : Int, I.fn (.literal .f32 n 1) [] = (n : Rat))
    (m2 : ∀ x y, I.fn (.builtin "-" .f32) [x, y] = x - y) :
    ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x, I.fn (.builtin "neg" .f32) [x] = -x)
    (m2 : I.fn (.literal .f32 0 1) [] = 0)
    (m3 : ∀ n : Int, I.fn (.literal .f32 n 1) [] = BitVec.ofInt w n) :
    ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x - y
"""
CLAIMED = "Redverify.Certificate.claimed"

#: What stands in place of a sign or a word.
OTHER = {
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "-", "&&": "||", "||": "&&", "^^": "&&", "!": "", "<": "≤",
    "≤": "<", ">": "≥", "≥": ">", "min": "max", "max": "min", "Int": "Rat", "Rat": "Int", "Bool": "Int",
    "x": "y", "y": "x", "z": "x", "true": "false", "false": "true",
}  # fmt: skip


@dataclass(frozen=True)
class Exported:
    """An export, its theorem, the text of the statement, and what the audit found."""

    path: Path
    theorem: str
    statement: str
    audited: Audited


@pytest.fixture(scope="module")
def lean() -> Embedded:
    found = install.installed()
    if found is None:
        pytest.skip("the embedded Lean is not installed")
    return found


def certified(folder: str) -> Claim:
    """A kept certificate, with the theorem about its text."""
    return understand((KEPT / folder / "certificate.json").read_bytes(), project.home()).as_text()


@pytest.fixture(scope="module")
def compiled(lean: Embedded, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Auditor]:
    """An evil module and three kept certificates, compiled without the audit of their texts."""
    texts = {"Checked.Evil": EVIL + EVERYTHING_ELSE}
    for name, folder in EXPORTED.items():
        texts[name] = certified(folder).lean
    proved = re.sub(r"\n(?=theorem|$)", " := by sorry\n", CLAIMS.rstrip() + "\n", flags=re.MULTILINE)
    texts["Checked.Claims"] = f"{HEADER}\nnamespace {CLAIMED}\n{proved}\nend {CLAIMED}\n"
    modules = dict(joined(project.load(project.home()), LIBRARY).modules)
    for name, text in texts.items():
        modules[name] = Source(name, Path(name), text, imports_of(text))
    out = tmp_path_factory.mktemp("compiled")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text_audit, "forbidden", lambda text: [])
        with library.built(Project(project.home(), in_order(modules)), lean, texts) as (report, built):
            shutil.copytree(built, out, dirs_exist_ok=True)
    fatal = {m.name: [str(x) for x in m.messages] for m in report.modules if not m.ok}
    assert set(fatal) <= {"Checked.Evil", "Checked.Claims"}, fatal
    assert (out / "Checked" / "Evil.olean").is_file(), fatal
    yield Auditor(lean, out)


def reasons(auditor: Auditor, theorem: str) -> set[str]:
    """Why a theorem of the evil module is refused, apart from what its module is refused for."""
    index = Index(auditor.modules, name_of("Checked.Evil"))
    start: Name = (*name_of("Redverify.Certificate.evil"), theorem)
    found = closure(index, [start])
    return {text for at, sketch in found for text in auditing._of_constant(at, sketch) if "entry" not in text}


def test_cheating(compiled: Auditor) -> None:
    evil = "Redverify.Certificate.evil"
    assert reasons(compiled, "by_axiom") == {f"it rests on the axiom {evil}.cheat"}
    assert reasons(compiled, "by_sorry") == {"it rests on sorryAx"}
    assert reasons(compiled, "by_opaque") == {f"it rests on {evil}.hidden, which is opaque"}
    assert reasons(compiled, "by_partial") == {f"it rests on {evil}.spins, which is opaque"}
    assert {"it rests on Lean.ofReduceBool"} <= reasons(compiled, "by_compiler")
    assert reasons(compiled, "certificate") == set()


def test_a_module_in_which_cheating_is(compiled: Auditor) -> None:
    """Its theorem does not rest on any of it."""
    evil = "Redverify.Certificate.evil"
    module: Module = compiled.modules.module(name_of("Checked.Evil"))
    said = set(auditing._of_module(module))
    for expected in (
        f"{evil}.cheat is an axiom",
        f"{evil}.hidden is an opaque",
        f"{evil}.spins is an opaque",
        f"{evil}.wild is unsafe",
        f"{evil}.Own is an inductive type",
        "Checked.Evil has an entry in Lean.externAttr",
        "Checked.Evil has an entry in Lean.Compiler.implementedByAttr",
        "Checked.Evil has an entry in Lean.Elab.macroAttribute",
        "Checked.Evil has an entry in Lean.Parser.parserExtension",
    ):
        assert expected in said, said
    assert any("is a metaprogram: it mentions" in text for text in said)
    with pytest.raises(Refused, match="Redverify"):
        compiled.certificate("Checked.Evil", f"{evil}.certificate", "")


def test_a_kept_certificate(compiled: Auditor) -> None:
    module, theorem = "Checked.Reversed", "Redverify.Certificate.reversed.certificate"
    theorems = compiled.theorems(module, theorem)
    assert shown(theorems[0]) == theorem
    assert {shown(name).rsplit(".", 1)[1] for name in theorems[1:]} >= {"certificate_int", "certificate_rat"}
    found = compiled.certificate(module, theorem, certified(EXPORTED[module]).statement)
    assert found.axioms == ("Classical.choice", "propext")
    assert 200 < len(found.given) < 600
    alone = audit(compiled.modules, name_of(module), theorems[:1])
    assert set(alone.given) <= set(found.given)


@pytest.fixture(scope="module", params=EXPORTED)
def exported(
    request: pytest.FixtureRequest, compiled: Auditor, tmp_path_factory: pytest.TempPathFactory
) -> Exported:
    """The export of a kept certificate, and what its text says."""
    module = request.param
    claim = certified(EXPORTED[module])
    theorem, statement = claim.certificate.theorem, claim.statement
    path = tmp_path_factory.mktemp("exports") / "export.ndjson"
    compiled.export(module, theorem, path)
    return Exported(path, theorem, statement, compiled.certificate(module, theorem, statement))


def edits(statement: str, most: int) -> Iterator[str]:
    """A statement in which one word is another one, in so many ways."""
    words = list(re.finditer(r"(?<![\w`])(?:\.\w+|\d+|[vat]_\w+|v\d)\b(?!` -/)", statement))
    for word in words[:: max(1, len(words) // most)]:
        old = word[0]
        new = ".skip" if old[0] == "." else str(int(old) + 1) if old.isdigit() else f"{old}_other"
        if new != old:
            yield statement[: word.start()] + new + statement[word.end() :]


def test_an_export_states_what_the_text_says(exported: Exported) -> None:
    """It has the certificate's theorem alone: those beside it are compared in the compiled module."""
    export = examine(exported.path, exported.theorem, exported.statement, exported.audited, None)
    assert len(export.declared) > 1_000
    seen = 0
    alone = re.split(r"\ntheorem (?:certificate|lawful)_", exported.statement)[0]
    for edited in edits(alone, 60):
        with pytest.raises(Refused):
            compare(export.declared.get, name_of(exported.theorem), edited, whole=False)
        seen += 1
    assert seen > 30


@pytest.mark.parametrize("module", EXPORTED)
def test_a_module_states_what_the_text_says(compiled: Auditor, module: str) -> None:
    """The corollaries and the text of the program are part of the statement."""
    claim = certified(EXPORTED[module])
    theorem, statement = name_of(claim.certificate.theorem), claim.statement
    assert "theorem certificate_text : " in statement
    find = finder(compiled.index(module))
    compare(find, theorem, statement)
    seen = 0
    for edited in [
        *edits(statement, 100),
        statement.replace('" := "', '" = "'),
        statement + "theorem lawful_9 : 0 = 0",
    ]:
        with pytest.raises(Refused):
            compare(find, theorem, edited)
        seen += 1
    assert seen > 50


def test_claims_beside_a_certificate(compiled: Auditor) -> None:
    find = finder(compiled.index("Checked.Claims"))

    def agrees(text: str) -> bool:
        found = pieces(text)
        return all(
            isinstance(said, Theorem)
            and Proposition(find, name_of(CLAIMED), frozenset(found), said.carrier).states(
                said, declared(find, (*name_of(CLAIMED), name), "thm").type
            )
            for name, said in found.items()
        )

    assert agrees(CLAIMS)
    signs = r"[-+*/%<≤>≥xyz]|&&|\|\||\^\^|min|max|Int|Rat|Bool|\d+|true|false"
    seen = 0
    for word in re.finditer(rf"(?<=[\s(\[])(?:{signs})(?=[\s,)\]])|(?<=\()[!-]", CLAIMS):
        new = str(int(word[0]) + 1) if word[0].isdigit() else OTHER[word[0]]
        with suppress(Refused):
            assert not agrees(CLAIMS[: word.start()] + new + CLAIMS[word.end() :]), (word, new)
        seen += 1
    assert seen > 100


def test_a_theorem_that_states_something_else(exported: Exported) -> None:
    """The type of the theorem is that of a lemma."""
    export = examine(exported.path, exported.theorem, exported.statement, exported.audited, None)
    name = name_of(exported.theorem)
    theorem, lemma = export.declared[name], export.declared[(*name[:-1], "base_self")]
    export.declared[name] = replace(theorem, type=lemma.type)
    with pytest.raises(Refused, match="is not Certified laws spec impl"):
        compare(export.declared.get, name, exported.statement, whole=False)


def test_an_axiom_that_the_audit_has_not_found(exported: Exported) -> None:
    with pytest.raises(Refused, match="the export has the axiom"):
        examine(exported.path, exported.theorem, exported.statement, Audited(), None)


def test_the_native_kernel(compiled: Auditor) -> None:
    """Certificates of one build share one process; a statement that is not the text's ends nothing."""
    second = usual()
    if second.native is None:
        pytest.skip("the native kernel is not installed: no second kernel has checked the certificates")
    examination = Examination(second, compiled)
    try:
        for module, folder in EXPORTED.items():
            claim = certified(folder)
            theorem, statement = claim.certificate.theorem, claim.statement
            audited = compiled.certificate(module, theorem, statement)
            with pytest.raises(Refused):
                examination.certificate(module, theorem, statement.replace(".le", ".lt", 1), audited)
            with pytest.raises(Refused, match="the export has the axiom"):
                examination.certificate(module, theorem, statement, Audited())
            examination.certificate(module, theorem, statement, audited)
            examination.certificate(module, theorem, statement, audited)
    finally:
        examination.close()


def test_the_native_kernel_rejects_exchanged_proofs(exported: Exported) -> None:
    """Each of the last theorems with the proof of the one before it; what comes before is checked once."""
    second = usual()
    if second.native is None:
        pytest.skip("the native kernel is not installed")
    lines = exported.path.read_bytes().splitlines()
    last = [number for number, line in enumerate(lines) if line.startswith(b'{"thm"')][-13:]
    assert len(last) == 13
    kernel = NativeKernel(second.native)
    try:
        kernel.add(lines[: last[0]])
        for before, number in pairwise(last):
            theorem, other = json.loads(lines[number]), json.loads(lines[before])
            if theorem["thm"]["type"] == other["thm"]["type"]:
                continue
            theorem["thm"]["value"] = other["thm"]["value"]
            with pytest.raises(Disputed, match="does not accept it: line"):
                kernel.check([*lines[last[0] : number], json.dumps(theorem).encode()], [], 0)
        with pytest.raises(Disputed, match="has read other declarations than are there"):
            kernel.check(lines[last[0] :], [], 0)  # as they are it accepts them, and they are more than none
    finally:
        kernel.close()


def test_nanoda(exported: Exported, tmp_path: Path) -> None:
    """The second kernel accepts the export, and rejects the theorem with another's type."""
    try:
        found = nanoda.find()
    except CheckerUnavailable:
        pytest.skip("nanoda is not on PATH: no second kernel has checked the export")
    export = examine(exported.path, exported.theorem, exported.statement, exported.audited, found)
    lines = [json.loads(line) for line in exported.path.read_text(encoding="utf-8").split("\n") if line]
    theorems = [line["thm"] for line in lines if "thm" in line]
    theorems[-1]["type"] = theorems[-2]["type"]
    theorems[-1]["levelParams"] = theorems[-2]["levelParams"]
    wrong = tmp_path / "wrong.ndjson"
    wrong.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(Refused, match="does not accept it"):
        found.check(wrong, export.axioms, len(export.declared), Limits())
