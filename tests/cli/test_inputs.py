"""Input as people give it: folders, patterns, ``[tool.redverify]``, and watching files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from redverify.cli.config import pattern
from redverify.cli.main import invoke
from tests.cli.expectations import ROOT
from tests.programs import copy

GOOD = copy("par i < N:\n    b[i] {A(i)} := a[i]")
WRONG = copy("par i < N:\n    b[i] {A(i)} := a[0]")
SPEC = GOOD.partition("impl")[0]
#: Verified over the reals, and refuted for floats: a sum in two parts.
HALVES = (ROOT / "examples/thesis/ch7/strided_sum.sched").read_text(encoding="utf-8")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Run redverify in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def ran(*arguments: str) -> tuple[int, str, str]:
        status = invoke(["verify", *arguments])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    yield ran


def write(**files: str) -> None:
    """Write files below the working folder: ``a__b`` is ``a/b.sched``."""
    for name, text in files.items():
        path = Path(*name.split("__")).with_suffix(".sched")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def heads(out: str) -> list[str]:
    """The files of the verdicts, in order."""
    words = ("VERIFIED", "REFUTED", "INCONCLUSIVE", "INVALID")
    return [line.partition(": ")[0] for line in out.splitlines() if any(f": {w}" in line for w in words)]


# ---------------------------------------------------------------- folders and patterns


def test_a_folder_in_the_order_of_its_paths(run: Run) -> None:
    write(k__b=GOOD, k__a__z=GOOD, k__a_=GOOD, k__lib=SPEC)
    write(**{"k__.hidden__x": WRONG, "k__node_modules__x": WRONG, "k__x.redcert__x": WRONG})
    Path("k/notes.txt").write_text("no program")
    Path("k/env").mkdir()
    Path("k/env/pyvenv.cfg").write_text("")
    write(k__env__x=WRONG)
    status, out, _ = run("k")
    assert (status, heads(out)) == (0, ["k/a/z.sched", "k/a_.sched", "k/b.sched"])
    assert heads(run(".")[1]) == ["k/a/z.sched", "k/a_.sched", "k/b.sched"]


def test_patterns(run: Run) -> None:
    write(k__b=GOOD, k__a__z=GOOD, k__c=GOOD)
    assert heads(run("k/*.sched")[1]) == ["k/b.sched", "k/c.sched"]
    assert heads(run("k/**/*.sched")[1]) == ["k/a/z.sched", "k/b.sched", "k/c.sched"]
    assert heads(run("k/[bc].sched")[1]) == ["k/b.sched", "k/c.sched"]
    write(**{"k__[b]": GOOD})
    assert heads(run("k/[b].sched")[1]) == ["k/[b].sched"], "a file of that name comes first"


def test_a_file_is_verified_once_however_it_is_found(run: Run) -> None:
    write(k__a=GOOD, k__b=GOOD)
    assert heads(run("k/b.sched", "k", "k/*.sched")[1]) == ["k/b.sched", "k/a.sched"]
    assert heads(run("k/a.sched", "k/a.sched")[1]) == ["k/a.sched"] * 2, "unless it is named twice"


def test_nothing_found_is_wrong_input(run: Run) -> None:
    Path("empty").mkdir()
    write(lib__only=SPEC, k__a=GOOD)
    for arguments in (["empty"], ["no/*.sched"], ["lib"], ["k", "--impl", "other"]):
        status, out, err = run(*arguments)
        assert (status, out) == (3, ""), arguments
        assert "there is no" in err or "there are no" in err
    assert "RV227" in run("lib/only.sched")[1], "a file that is named has to have one"


def test_one_implementation_of_a_folder(run: Run) -> None:
    write(k__a=GOOD, k__b=GOOD.replace("impl p ", "impl other "))
    assert heads(run("k", "--impl", "other")[1]) == ["k/b.sched"]


def test_a_folder_with_a_wrong_file(run: Run) -> None:
    write(k__a=GOOD, k__b="spec s(:\n")
    status, out, _ = run("k")
    assert status == 3
    assert "k/b.sched:1:7: RV105" in out


# ---------------------------------------------------------------- configuration


def configure(text: str, path: str = "pyproject.toml") -> None:
    Path(path).write_text(text, encoding="utf-8")


def test_paths_of_the_configuration(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    write(k__a=GOOD, other__b=WRONG)
    configure('[tool.redverify]\npaths = ["k"]\n')
    assert heads(run()[1]) == ["k/a.sched"]
    assert heads(run("other")[1]) == ["other/b.sched"], "named paths come instead"
    monkeypatch.chdir("other")
    assert heads(run()[1]) == ["../k/a.sched"]
    assert run("--no-config")[0] == 3


def test_without_paths_there_is_a_usage_message(run: Run) -> None:
    status, out, err = run()
    assert (status, out) == (3, "")
    assert "name a PATH" in err


def test_settings_overrides_and_the_command_line(run: Run) -> None:
    write(k__a=HALVES, k__b=HALVES)
    configure(
        '[tool.redverify]\nvalues = "real"\npaths = ["k"]\n'
        '[[tool.redverify.overrides]]\nfiles = ["k/b.sched"]\nvalues = "ieee"\n'
    )
    impl = ("--impl", "strided")
    status, out, _ = run(*impl)
    assert status == 1
    assert "k/a.sched: strided: VERIFIED" in out and "k/b.sched: strided: REFUTED" in out
    assert run(*impl, "--jobs", "2")[0] == 1
    assert run(*impl, "--values", "real")[0] == 0, "what the command line says is for all"
    configure('[tool.redverify]\npaths = ["k"]\nvalues = "ieee"\n')
    assert "VERIFIED" not in run(*impl)[1]


def test_expected_verdicts(run: Run) -> None:
    write(k__a=GOOD, k__w=WRONG)
    override = '[tool.redverify]\npaths = ["k"]\n[[tool.redverify.overrides]]\nfiles = ["k/w*"]\n'
    configure(override + 'expected = "refuted"\n')
    status, out, _ = run()
    assert status == 0
    assert "    as expected\n" in out
    assert "2 implementations: 1 verified, 1 refuted; 1 of these as expected" in out
    assert "refuted: k/w.sched" not in out
    assert run("--format", "concise")[1:2] == ("",)
    document = json.loads(run("--json")[1])
    assert [i["expected"] for i in document["impls"]] == [None, "refuted"]
    configure(override + 'expected = "inconclusive"\n')
    status, out, _ = run()
    assert status == 1
    assert "UNEXPECTED: inconclusive was expected" in out
    assert "unexpected: k/w.sched: p (refuted, where inconclusive was expected)" in out


def test_a_program_that_is_verified_though_it_is_expected_not_to_be(run: Run) -> None:
    write(k__a=GOOD)
    configure('[[tool.redverify.overrides]]\nfiles = ["**"]\nimpls = ["p*"]\nexpected = "refuted"\n')
    status, out, _ = run("k", "--format", "concise", "--quiet")
    assert status == 1
    assert out.endswith(": unexpected: verified, where refuted was expected (p)\n")


def test_expected_to_be_wrong_input(run: Run) -> None:
    write(k__a="spec s(:\n")
    configure('[[tool.redverify.overrides]]\nfiles = ["k"]\nexpected = "invalid"\n')
    assert run("k")[0] == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[tool.redverify]\nvalue = 'real'\n", "redverify: there is no setting value; did you mean values?"),
        ("[tool.redverify]\nvalues = 'complex'\n", "tool.redverify.values: must be one of real"),
        ("[tool.redverify]\ntimeout = true\n", "tool.redverify.timeout: must be a number of seconds"),
        ("[tool.redverify]\njobs = 0\n", "tool.redverify.jobs: must be an integer above 0"),
        ("[tool.redverify]\nstrict-races = 1\n", "strict-races: must be true or false"),
        ("[tool.redverify]\npaths = 'k'\n", "tool.redverify.paths: must be a list of strings"),
        ("[tool.redverify]\noverrides = 3\n", "write [[tool.redverify.overrides]]"),
        ("[[tool.redverify.overrides]]\nvalues = 'ieee'\n", "overrides, number 1: files says"),
        ("[[tool.redverify.overrides]]\nfiles = ['a']\nexpected = 'good'\n", "1.expected: must be one of"),
        ("[tool]\nredverify = 3\n", "tool.redverify is not a table"),
        ("[tool.redverify\n", "pyproject.toml: "),
    ],
)  # fmt: skip
def test_a_wrong_configuration_is_wrong_input(run: Run, text: str, said: str) -> None:
    write(k__a=GOOD)
    configure(text)
    status, out, err = run("k")
    assert (status, out) == (3, "")
    assert said in err
    assert run("k", "--no-config")[0] == 0


def test_another_file_of_configuration(run: Run) -> None:
    write(k__a=GOOD)
    configure('[tool.redverify]\npaths = ["k"]\n', "other.toml")
    assert heads(run("--config", "other.toml")[1]) == ["k/a.sched"]
    assert run("--config", "none.toml")[0] == 3
    configure("[tool.other]\n", "empty.toml")
    assert run("k", "--config", "empty.toml")[0] == 3
    assert run("k", "--config", "other.toml", "--no-config")[0] == 3


@pytest.mark.parametrize(
    ("text", "fits", "others"),
    [
        ("k/*.sched", ["k/a.sched"], ["k/b/a.sched", "k/asched"]),
        ("k/**/*.sched", ["k/a.sched", "k/b/c/a.sched"], ["a.sched"]),
        ("**/w?.sched", ["w1.sched", "k/w2.sched"], ["k/w.sched", "k/w/x.sched"]),
        ("./k/", ["k/a.sched", "k/b/a.sched"], ["kk/a.sched"]),
        ("k/[a].sched", ["k/[a].sched"], ["k/a.sched"]),
    ],
)
def test_patterns_of_overrides(text: str, fits: list[str], others: list[str]) -> None:
    assert [path for path in (*fits, *others) if pattern(text).fullmatch(path)] == fits


# ---------------------------------------------------------------- watching


def test_watching(tmp_path: Path) -> None:
    (tmp_path / "lib.sched").write_text(SPEC, encoding="utf-8")
    impl = 'import "lib.sched"\nimpl' + GOOD.partition("impl")[2]
    (tmp_path / "a.sched").write_text(impl, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "redverify", "verify", ".", "--watch", "--quiet"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )  # fmt: skip
    assert process.stdout is not None and process.stderr is not None
    try:
        assert "a.sched: p: VERIFIED" in process.stdout.readline()
        assert "watching" in process.stderr.readline()
        (tmp_path / "lib.sched").write_text(SPEC.replace("B(i) = A(i)", "B(i) = A(i) + A(i)"))
        assert "changed: lib.sched" in process.stderr.readline(), "what is imported is watched, too"
        assert "a.sched: p: REFUTED" in process.stdout.readline()
        assert "watching" in process.stderr.readline()
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 1
    finally:
        process.kill()
        process.communicate()


def test_standard_input_cannot_be_watched(run: Run) -> None:
    assert run("-", "--watch")[0] == 3
