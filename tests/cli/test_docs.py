"""What the documentation shows is true: commands, their output, programs, links."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import redverify
from redverify.checking.lean import find, project
from redverify.checking.lean.errors import CheckerUnavailable
from tests.cli.expectations import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
KINDS = [
    "spec",
    "bounds",
    "defined",
    "value",
    "fresh",
    "operator",
    "order",
    "complete",
    "race",
    "overlap",
    "layout",
    "coverage",
]
PAGES = sorted(p for p in (ROOT / "README.md", *ROOT.glob("docs/**/*.md")))


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


#: The pages whose commands are run.
SESSIONS = (ROOT / "README.md", ROOT / "docs" / "values.md", ROOT / "docs" / "witnesses.md")


def sessions() -> Iterator[tuple[str, str]]:
    """The commands of the documentation with their output."""
    for block in (b for page in SESSIONS for b in blocks(page.read_text(encoding="utf-8"), "console")):
        command, _, output = block.partition("\n")
        assert command.startswith("$ redverify ")
        yield command.removeprefix("$ redverify "), output


def label(session: tuple[str, str]) -> str:
    """What a session is called; those that need Lean are told apart (see ``tests/rings.py``)."""
    arguments, output = session
    return f"Lean: {arguments}" if "redcert" in output else arguments


@pytest.mark.parametrize(("arguments", "output"), list(sessions()), ids=map(label, sessions()))
def test_sessions(arguments: str, output: str) -> None:
    if "redcert" in output and not lean():
        pytest.skip("there is no Lean")
    done = subprocess.run(
        [sys.executable, "-m", "redverify", *arguments.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert timeless(done.stdout) == timeless(output)
    assert "Traceback" not in done.stderr


def lean() -> bool:
    """Whether a Lean checker is installed."""
    try:
        find.find("auto", project.load(project.home()).toolchain())
    except CheckerUnavailable:
        return False
    return True


def timeless(text: str) -> str:
    """Without times, and without the counts of obligations, which change with what is proved apart."""
    text = re.sub(r"\d+\.\d s", "TIME", text).replace(", checked before)", ")")
    text = re.sub(r"\d+ (obligations|not proved)", r"SOME \1", text)
    return re.sub(r"(obligation [a-z]+-\d+)-\d+", r"\1", text)


def test_the_two_commands(tmp_path: Path) -> None:
    set_up, test = (block.strip() for block in blocks(README, "sh"))
    environment, install, lean_setup, verify = set_up.split(" && ")
    assert environment == "python3 -m venv .venv"
    assert install == ".venv/bin/pip install -e '.[test]'"
    assert lean_setup == ".venv/bin/redverify lean setup"
    assert test == ".venv/bin/python -m pytest --ring all"
    program, *arguments = verify.split()
    assert program == ".venv/bin/redverify"
    if not lean():
        pytest.skip("there is no Lean")
    arguments = [str(tmp_path) if argument == "out" else argument for argument in arguments]
    done = subprocess.run(
        [sys.executable, "-m", "redverify", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stdout.count("VERIFIED") == 3
    assert done.stdout.count("accepted by Lean") == 3


def test_python() -> None:
    (code,) = blocks(README, "python")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_program_of_the_readme_is_the_example() -> None:
    (program,) = blocks(README, "sched")
    assert program.strip() in (ROOT / "examples/thesis/ch7/strided_sum.sched").read_text(encoding="utf-8")


def test_continuous_integration_runs_the_test_command() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert "\npython -m pytest --ring all\n" in script
    assert "\nruff check .\n" in script
    assert "\nlint-imports\n" in script
    assert "\nmypy\n" in script


@pytest.mark.parametrize("kind", KINDS)
def test_smallest_program_that_breaks_it(kind: str) -> None:
    page = (ROOT / f"docs/obligations/{kind}.md").read_text(encoding="utf-8")
    (program,) = blocks(page, "sched")
    result = redverify.verify_text(program, f"{kind}.sched")
    assert result.verdict is redverify.Verdict.REFUTED
    assert result.witness is not None
    opened = {o.kind for o in result.obligations if o.status != "proved"}
    assert kind in {result.witness.kind, *opened}
    assert f"tests/soundness/kinds/{kind}/" in page
    assert (ROOT / f"tests/soundness/kinds/{kind}").is_dir()


def test_kinds_are_the_closed_list() -> None:
    from redverify.evaluation.obligation import Kind

    assert {k.value for k in Kind} == set(KINDS)
    index = (ROOT / "docs/obligations/README.md").read_text(encoding="utf-8")
    assert all(f"[`{kind}`]({kind}.md)" in index for kind in KINDS)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_files_named_in_the_architecture_exist() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    for name in re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.py|redverify/[a-z_/]+/)`", text):
        path = name if name.startswith("redverify/") else f"redverify/{name}"
        assert (ROOT / path).exists(), name
