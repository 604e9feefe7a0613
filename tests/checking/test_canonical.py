"""The canonical text of an implementation is that implementation."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from redverify.checking import canonical
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_file, load_text
from tests.checking.folders import ROOT

EXAMPLES = sorted(ROOT.glob("examples/**/*.sched"))


def implementations(path: Path) -> list[tuple[core.Impl, dict[str, str]]]:
    program = load_file(path)
    return [(impl, dict(program.texts)) for impl in program.impls.values()]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_parses_to_the_same_program(path: Path) -> None:
    for impl, texts in implementations(path):
        text = canonical.canonical_text(impl, texts)
        again = canonical.read(text)
        assert canonical.same(again, impl)
        assert (again.name, again.spec.name) == (impl.name, impl.spec.name)
        assert canonical.canonical_text(again, {canonical.NAME: text}) == text


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_places_of_commands_are_found_again(path: Path) -> None:
    for impl, texts in implementations(path):
        again = canonical.read(canonical.canonical_text(impl, texts))
        there = canonical.places(again, impl)
        first, ours = impl.body[0].span, again.body[0].span
        assert there[ours.line, ours.column] == first
        assert {span.file for span in there.values()} <= set(texts)


def test_imports_are_resolved(tmp_path: Path) -> None:
    specification = "spec s(N):\n    input A[N] : f32\n    output B[N] : f32\n    B(i) = A(i)\n"
    (tmp_path / "spec.sched").write_text(specification + "\nimpl other of s(a = A, b = B):\n    skip\n")
    main = tmp_path / "main.sched"
    main.write_text(
        'import "spec.sched"\n\nimpl copy of s(a = A, b = B): # a remark\n'
        "    for i < N:\n        b[i] {A(i)} := a[i]\n"
    )
    ((impl, texts),) = implementations(main)
    text = canonical.canonical_text(impl, texts)
    assert "import" not in text
    assert "remark" not in text
    assert "other" not in text
    again = canonical.read(text)
    assert canonical.same(again, impl)
    there = canonical.places(again, impl)
    assert {Path(span.file).name for span in there.values()} == {"spec.sched", "main.sched"}


def test_programs_that_differ_are_not_the_same() -> None:
    text = "spec s(N):\n    output B[N] : f32\n    B(i) = {}\n\nimpl p of s(b = B):\n    skip\n"
    one, two = (load_text(text.format(value)).impls["p"] for value in ("0.0", "1.0"))
    assert not canonical.same(one, two)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: 'import "/etc/passwd"\n\n' + text,
        lambda text: text + "\nspec more():\n    output B[] : f32\n    B() = 0.0\n",
        lambda text: text.replace("    ", "  "),
        lambda text: "# a remark\n" + text,
        lambda text: text.split("impl")[0],
        lambda text: "impl" + text.split("impl", 1)[1],
        lambda text: text.replace("spec", "speck"),
        lambda text: text.replace("total", "other", 1),
        lambda text: "",
    ],
)
def test_only_canonical_texts_are_read(change) -> None:  # type: ignore[no-untyped-def]
    path = ROOT / "examples/thesis/ch7/reversed_sum.sched"
    ((impl, texts),) = implementations(path)
    text = canonical.canonical_text(impl, texts)
    with pytest.raises((canonical.NotCanonical, DiagnosticError)):
        canonical.read(change(text))


def test_what_is_shown_has_no_annotations() -> None:
    """A wrong annotation shown beside a right claim would mislead; each command keeps its line."""
    for name in ("paged_cache.pages", "strided_sum.strided"):
        folder = ROOT / "certificates" / f"{name}.redcert"
        text = json.loads((folder / "certificate.json").read_bytes())["text"]
        shown = canonical.without_annotations(text)
        assert "{" in text and "{" not in shown
        words = [[line.split()[:1] for line in part.splitlines()] for part in (shown, text)]
        assert words[0] == words[1]
        assert shown in (folder / "report.md").read_text()
