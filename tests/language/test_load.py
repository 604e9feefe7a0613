"""Files, imports, rendering, and the stored parse table."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from redverify.language.diagnostics import Diagnostic, DiagnosticError
from redverify.language.load import load_file, load_text
from redverify.language.parsing import parse_table
from redverify.language.render import render_diagnostic
from redverify.language.source import Span

from .programs import EXAMPLES, STRIDED

pytestmark = pytest.mark.ring("quick")

SPEC, IMPL = STRIDED.split("\n\nimpl", 1)
IMPL = "impl" + IMPL


def codes(path: Path) -> list[str]:
    """The codes that loading gives."""
    with pytest.raises(DiagnosticError) as caught:
        load_file(path)
    assert set(caught.value.texts) >= {d.span.file for d in caught.value.diagnostics} - {str(path)}
    return [d.code for d in caught.value.diagnostics]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_examples_load(path: Path) -> None:
    program = load_file(path)
    assert program.specs


def test_imports(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "spec.sched").write_text(SPEC + "\n")
    (tmp_path / "lib" / "impl.sched").write_text('import "spec.sched"\n\n' + IMPL)
    main = tmp_path / "main.sched"
    other = IMPL.replace("strided", "other")
    main.write_text(f'import "lib/impl.sched"\nimport "lib/../lib/spec.sched"\n\n{other}')
    program = load_file(main)
    assert list(program.impls) == ["other"]
    assert list(program.specs) == ["total"]
    assert len(program.texts) == 3 and str(main) in program.texts
    assert load_file(str(main)).impls == program.impls


def test_cycles_and_missing_files(tmp_path: Path) -> None:
    one, two = tmp_path / "one.sched", tmp_path / "two.sched"
    one.write_text('import "two.sched"\n')
    two.write_text('import "one.sched"\n')
    assert codes(one) == ["RV225"]
    one.write_text('import "none.sched"\nimport "."\n')
    assert codes(one) == ["RV112", "RV112"]
    one.write_text('import "\x00.sched"\n')
    assert codes(one) == ["RV101"]


def test_definitions_in_two_files(tmp_path: Path) -> None:
    (tmp_path / "lib.sched").write_text(STRIDED)
    main = tmp_path / "main.sched"
    main.write_text('import "lib.sched"\n\n' + STRIDED)
    assert codes(main) == ["RV207", "RV207"]


def test_line_ends_and_marks(tmp_path: Path) -> None:
    path = tmp_path / "windows.sched"
    path.write_bytes(b"\xef\xbb\xbf" + STRIDED.replace("\n", "\r\n").encode())
    lines = path.read_text("utf-8-sig").replace("\r\n", "\n")
    assert load_file(path).impls == load_text(lines, str(path)).impls


def test_empty_texts_are_empty_programs() -> None:
    for text in ("", "\n", "# nothing", "\n\n   # nothing\n"):
        program = load_text(text)
        assert not program.specs and not program.impls


def test_rendering() -> None:
    with pytest.raises(DiagnosticError) as caught:
        load_text(STRIDED.replace(":= 0.0\n        acc", ":= x\n        acc"), "strided.sched")
    (diagnostic,) = caught.value.diagnostics
    assert render_diagnostic(diagnostic, caught.value.texts) == (
        "strided.sched:12:25: RV201: unknown variable `x`\n"
        "            tmp[j] {0.0} := x\n"
        "                            ^\n"
        "hint: parameters, loop variables, `let` and binders are variables"
    )


def test_rendering_without_text_and_over_lines() -> None:
    diagnostic = Diagnostic("RV999", "message", Span("f", 1, 3, 2, 4))
    assert render_diagnostic(diagnostic, {}) == "f:1:3: RV999: message"
    assert render_diagnostic(diagnostic, {"f": "abcd\nefgh"}).split("\n")[1:] == ["    abcd", "      ^^"]


def test_the_stored_parse_table_is_current() -> None:
    """If this fails: python -m redverify.language.parsing.parse_table."""
    stored = parse_table.parse_table()
    fresh = parse_table.generate(parse_table._grammar())
    text = parse_table._stored().read_text("utf-8")
    assert fresh.digest in text
    assert (len(stored.states), len(stored.rules)) == (len(fresh.states), len(fresh.rules))
    assert stored.terminals == fresh.terminals


def test_loading_is_fast() -> None:
    taken = []
    for _ in range(5):  # the least: a machine that stands still for a moment is not a slow parser
        start = time.process_time()
        load_text(STRIDED)
        taken.append(time.process_time() - start)
    assert min(taken) < 0.15


@pytest.mark.ring("full")
def test_long_files_take_linear_time() -> None:
    lines = [f"    tmp[{n}] {{0.0}} := a[{n}] * 2 + 1" for n in range(3000)]
    start = time.perf_counter()
    load_text(
        SPEC + "\nimpl p of total(a = A, b = B):\n    allocate tmp[3000] : f32\n" + "\n".join(lines) + "\n"
    )
    assert time.perf_counter() - start < 10
