"""Templates of Lean modules: what their copies say, and that nothing but Lean is left of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.checking.description import library_hash, library_of
from redverify.checking.lean import copies, project, sources
from redverify.checking.lean.copies import copied
from redverify.checking.lean.errors import ProjectError

pytestmark = pytest.mark.ring("quick")

LISTS = "--- lists: i j k; a b c; x y z; d = 0 1 2; far = x₁ y₁ z₁; x₁ x₂ x₃; y₁ y₂ y₃\n"


def rule(text: str, n: int) -> str:
    """The copy of a rule for one number of dimensions."""
    whole = copied(f"{LISTS}--- copies for n = {n} … {n}\n{text}\n--- end of copies", "a file")
    return whole.partition("\n")[2]


@pytest.mark.parametrize(
    ("text", "copy"),
    [
        ("insertₙ ptsₙ₊₁", "insert2 pts3"),
        ("∀ ⟦i⟧, Q' ⟦i⟧ → n", "∀ i j, Q' i j → n"),
        ("Q : ⟦Int →⟧ Prop", "Q : Int → Int → Prop"),
        ("[⟦i,⟧] ⟨⟦i,⟧ rfl⟩ ⟨⟦rfl,⟧⟩", "[i, j] ⟨i, j, rfl⟩ ⟨rfl, rfl⟩"),
        ("(h : ⟦i = a ∧⟧) : ⟦i = a ∧⟧ := x", "(h : i = a ∧ j = b) : i = a ∧ j = b := x"),
        ("⟦i = a ∧⟧ p", "i = a ∧ j = b ∧ p"),
        ("⟦E | (….set x i)⟧", "((E.set x i).set y j)"),
        ("⟦i < a | i < a ∨ (i = a ∧ (…))⟧", "i < a ∨ (i = a ∧ (j < b))"),
        ("⟦(p.getD d 0)⟧", "(p.getD 0 0) (p.getD 1 0)"),
        ("⟦(h : r [⟦far,⟧] = i)⟧", "(h : r [x₁, y₁] = i) (h : r [x₂, y₂] = j)"),
        ("⟦p.i i' i.1⟧", "p.i i' i.1 p.i i' j.1"),
    ],
)
def test_two_dimensions(text: str, copy: str) -> None:
    assert rule(text, 2) == copy


@pytest.mark.parametrize(
    ("text", "copy"),
    [
        ("t (⟦i⟧ r : Int) (⟦a⟧ : Int) {⟦x⟧ : Var} (h : r) : Q ⟦i⟧ := x", "t (r : Int) (h : r) : Q := x"),
        ("p = ∃ ⟦i⟧, p = [⟦i,⟧] ∧ Q ⟦i⟧", "p = p = [] ∧ Q"),
        ("(∀ ⟦i⟧, P ⟦i⟧ → Q ⟦i⟧)", "(P → Q)"),
        ("∀ x ⟦i⟧, P x ⟦i⟧", "∀ x, P x"),
        ("fun ⟦i⟧ => (h ⟦i⟧).1", "(h).1"),
        ("c.eval ⟦E | (….set x i)⟧", "c.eval E"),
        ("⟨⟦i,⟧ rfl, hq⟩", "⟨rfl, hq⟩"),
    ],
)  # fmt: skip
def test_no_dimension(text: str, copy: str) -> None:
    assert rule(text, 0) == copy


def test_one_dimension_has_no_brackets_around_one_part() -> None:
    assert (
        rule("obtain ⟨⟦rfl,⟧⟩ := h; ⟨⟦i,⟧ rfl⟩; ⟦i < a | i < a ∨ (…)⟧", 1)
        == "obtain rfl := h; ⟨i, rfl⟩; i < a"
    )


def test_copies_stand_one_after_the_other_and_say_what_they_are() -> None:
    text = f"module\n{LISTS}\n--- copies for n = 0 … 1\nfₙ ⟦i⟧\n--- end of copies\nend"
    said = [f"-- copy for n = {n} of the template" for n in (0, 1)]
    assert copied(text, "a file") == f"module\n\n{said[0]}\nf0\n{said[1]}\nf1 i\nend"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("module\n--- copies for n = 1 … 2\n⟦i⟧", "t:2: these copies have no end"),
        ("--- copies for n = 1 ... 2\n⟦i⟧\n--- end of copies", "t:1: this is not a line of a template"),
        ("--- lists: i j\n--- copies for n = 1 … 3\n⟦i⟧\n--- end of copies", "t:2: a list has no 3 names"),
        ("--- end of copies", "t:1: this is not a line"),
    ],
)
def test_wrong_templates(text: str, problem: str) -> None:
    with pytest.raises(ProjectError, match=problem):
        copied(text, "t")


def test_nothing_of_the_notation_is_left() -> None:
    """A bracket or a dot that is no Lean would be an error there; a number in words would be a name."""
    for name, (path, text) in sources.sources(project.home()).items():
        if path.suffix == copies.SUFFIX:
            code = "\n".join(line for line in text.splitlines() if line.startswith("theorem"))
            assert not set("⟦⟧…ₙ₊") & set(code), name


def test_what_a_statement_says_is_written_as_it_is() -> None:
    """Only rules have templates: a mistake in a copy can make no statement mean something else."""
    templates = {
        n for n, (path, _) in sources.sources(project.home()).items() if path.suffix == copies.SUFFIX
    }
    assert templates
    assert not templates & {*project.load(project.home()).closure(["Redverify.Statement"])}


def test_the_library_is_known_by_its_copies() -> None:
    home = project.home()
    texts = {name: module.text for name, module in project.load(home).modules.items()}
    assert library_of(home).sha256 == library_hash(texts)


def test_one_module_in_two_files(tmp_path: Path) -> None:
    (tmp_path / "A.lean").write_text("module\n")
    (tmp_path / "A.template").write_text("module\n")
    with pytest.raises(ProjectError, match="are one module"):
        project.load(tmp_path)


def test_the_project_as_plain_lean(tmp_path: Path) -> None:
    count = sources.write(project.home(), tmp_path / "plain")
    ours, plain = project.load(project.home()), project.load(tmp_path / "plain")
    assert count == len(plain.modules)
    assert [(m.name, m.text) for m in ours.modules.values()] == [
        (m.name, m.text) for m in plain.modules.values()
    ]
    assert library_of(tmp_path / "plain") == library_of(project.home())
    assert not list((tmp_path / "plain").rglob(f"*{copies.SUFFIX}"))
    with pytest.raises(ProjectError, match="is not empty"):
        sources.write(project.home(), tmp_path / "plain")
