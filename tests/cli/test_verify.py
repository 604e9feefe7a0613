"""`redverify verify`: exit statuses, text, progress, and what becomes of failures."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import redverify
from redverify.cli.status import Status, decide
from redverify.judgement.analysis import Options
from redverify.judgement.judge import judge
from redverify.language import core
from redverify.language.load import load_text
from redverify.presburger import build
from redverify.reporting.text import impl_lines
from tests.cli.expectations import ROOT
from tests.conftest import Ran

Cli = Callable[..., Ran]
Write = Callable[..., Path]

GOOD = "examples/thesis/ch7/strided_sum.sched"
WRONG = "examples/wrong/missing_tail.sched"
VACUOUS = "tests/soundness/traps/t23_unsatisfiable_assumption.sched"

SQUARE = """spec square(N):
    assume N >= 0
    input  A[N] : f32
    output B[N] : f32

    B(i) = A(i) * A(i)

impl program of square(a = A, b = B):
    par i < N:
        b[i] {B(i)} := a[i] * a[i]
"""


# ---------------------------------------------------------------- statuses


def test_verified(cli: Cli) -> None:
    ran = cli("verify", GOOD)
    assert ran.status == 0
    rest = r"equal modulo reassociation and commutation \(\d+ obligations, values by [a-z]+, \d+\.\d s\)"
    assert re.search(rf"^{GOOD}: strided: VERIFIED {rest}$", ran.out, re.M)
    assert "3 implementations: 3 verified" in ran.out
    assert "\x1b" not in ran.out


def test_refuted(cli: Cli) -> None:
    ran = cli("verify", WRONG)
    assert ran.status == 1
    assert "no_tail: REFUTED" in ran.out
    assert f"    {WRONG}:12:1\n" in ran.out
    assert "    with N = 1\n" in ran.out
    assert "    b[] is 0\n    expected 7\n" in ran.out


def test_refuted_shows_the_source_line_with_the_place_underlined(cli: Cli) -> None:
    lines = cli("verify", "examples/wrong/signed_halving.sched").out.splitlines()
    position = next(n for n, line in enumerate(lines) if "^" in line)
    source = Path(ROOT, "examples/wrong/signed_halving.sched").read_text().splitlines()[13]
    assert lines[position - 1] == f"        {source}"
    assert lines[position] == "        " + " " * (len(source) - len(source.lstrip())) + "^" * len(
        source.strip()
    )


def test_inconclusive(cli: Cli) -> None:
    ran = cli("verify", VACUOUS)
    assert ran.status == 2
    assert "INCONCLUSIVE" in ran.out
    assert "no parameter values satisfy the assumptions" in ran.out


def test_outputs_without_elements_are_not_verified(cli: Cli, program: Write) -> None:
    text = SQUARE.replace("assume N >= 0", "assume N <= 0")
    ran = cli("verify", program(text))
    assert ran.status == 2
    assert "the outputs have no element" in ran.out


def test_invalid(cli: Cli, program: Write) -> None:
    path = program(SQUARE.replace("a[i] * a[i]", "c[i] * a[i]"))
    ran = cli("verify", path)
    assert ran.status == 3
    assert f"{path}:10:24: RV202: unknown array `c`" in ran.out
    assert "                       ^" in ran.out
    assert "hint: " in ran.out


def test_missing_file(cli: Cli) -> None:
    ran = cli("verify", "no_such_file.sched")
    assert ran.status == 3
    assert "RV112" in ran.out


def test_unknown_impl(cli: Cli) -> None:
    ran = cli("verify", GOOD, "--impl", "nothing")
    assert ran.status == 3
    assert "RV226" in ran.out
    assert "the file has: strided, as_printed, joined_atomically" in ran.out


def test_nothing_to_verify(cli: Cli, program: Write) -> None:
    ran = cli("verify", program(SQUARE.split("impl")[0]))
    assert ran.status == 3
    assert "RV227" in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("verify",),
        ("verify", "--unknown", GOOD),
        ("verify", GOOD, "--values", "complex"),
        ("verify", GOOD, "--timeout", "0"),
        ("verify", GOOD, "--jobs", "0"),
        ("verify", GOOD, "--lean", "other"),
        ("check",),
        ("check", "--jobs", "0", "x"),
        ("lean", "unknown"),
    ],
)
def test_wrong_usage(cli: Cli, arguments: tuple[str, ...]) -> None:
    ran = cli(*arguments)
    assert ran.status == 3
    assert ran.out == ""
    assert "Usage: redverify" in ran.err


def test_help_and_version(cli: Cli) -> None:
    assert cli().status == 0
    assert "explain" in cli("--help").out
    assert "Exit status" in cli("verify", "--help").out
    import redverify

    assert redverify.__version__ in cli("--version").out


def test_several_files(cli: Cli) -> None:
    ran = cli("verify", GOOD, WRONG, VACUOUS)
    assert ran.status == 1
    assert ran.out.index(GOOD) < ran.out.index(WRONG) < ran.out.index(VACUOUS)
    assert "5 implementations: 3 verified, 1 refuted, 1 inconclusive" in ran.out
    assert cli("verify", GOOD, WRONG, "no_such_file.sched").status == 3
    assert cli("verify", GOOD, VACUOUS).status == 2


def test_order_of_statuses() -> None:
    expected = [
        Status.VERIFIED,
        Status.INCONCLUSIVE,
        Status.REFUTED,
        Status.INVALID,
        Status.UNABLE,
        Status.INTERNAL,
    ]
    for position, status in enumerate(expected):
        assert decide(expected[: position + 1]) is status


def test_one_implementation(cli: Cli) -> None:
    ran = cli("verify", GOOD, "--impl", "as_printed")
    assert ran.status == 0
    assert ran.out.count("VERIFIED") == 1


def test_standard_input() -> None:
    done = _process("verify", "-", input=SQUARE)
    assert done.returncode == 0
    assert done.stdout.startswith("<stdin>: program: VERIFIED")


# ---------------------------------------------------------------- options


def test_jobs_do_not_change_the_output(cli: Cli) -> None:
    files = (GOOD, WRONG, VACUOUS, "examples/wrong/mixed_verdicts.sched")

    def timeless(text: str) -> str:
        text = re.sub(r"^slowest: .*$", "slowest", text, flags=re.M)  # its order is that of times
        return re.sub(r"\d+\.\d s", "TIME", text)

    one, two = cli("verify", *files), cli("verify", *files, "--jobs", "2")
    assert timeless(one.out) == timeless(two.out)
    assert one.status == two.status == 1


def test_progress_goes_to_standard_error(cli: Cli) -> None:
    ran = cli("verify", GOOD)
    assert re.findall(r"^\[(\d)/3\]", ran.err, re.M) == ["1", "2", "3"]
    assert cli("verify", GOOD, "--quiet").err == ""
    assert cli("verify", WRONG).err == ""


def test_smt(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "queries"
    ran = cli("verify", "tests/soundness/values/levels.sched", "--impl", "distributed", "--smt", folder)
    assert ran.status == 0
    written = list(folder.rglob("*.smt2"))
    assert written
    assert all("(check-sat)" in path.read_text() for path in written)


def test_values(cli: Cli) -> None:
    name = ("--impl", "strided")
    assert cli("verify", GOOD, *name, "--values", "abstract").status == 0
    assert cli("verify", GOOD, *name, "--values", "ieee").status == 1


def test_diagnostics_found_during_evaluation(cli: Cli, program: Write) -> None:
    text = """spec total(N):
    assume N >= 1
    input  A[N] : f32
    output B[] : f32
    tensor T(i) : f32

    T(i) = A(0) if i == 0
    T(i) = sum[k : 0 <= k < N] A(k) if i > 0
    B() = T(1)

impl program of total(a = A, b = B):
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {T(i)} +{i}= a[i]
"""
    path = program(text)
    ran = cli("verify", path)
    assert ran.status == 3
    assert f"{path}:15:13: RV230" in ran.out
    assert "program: INVALID" in ran.out


# ---------------------------------------------------------------- failures


def test_internal_errors_say_so(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object, **options: object) -> None:
        raise AssertionError("impossible")

    monkeypatch.setattr("redverify.judgement.judge.analyse", broken)
    ran = cli("verify", GOOD, "--impl", "strided")
    assert ran.status == 70
    assert "internal error: AssertionError: impossible" in ran.err
    assert "Please report it" in ran.err
    assert "Traceback" not in ran.err + ran.out
    monkeypatch.setenv("REDVERIFY_DEBUG", "1")
    assert "Traceback" in cli("verify", GOOD, "--impl", "strided").err


def test_one_internal_error_does_not_hide_the_rest(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from redverify.judgement import analysis as verifier

    def sometimes(impl: object, *arguments: object, **options: object) -> object:
        if getattr(impl, "name", "") == "as_printed":
            raise AssertionError("impossible")
        return verifier.analyse(impl, *arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr("redverify.judgement.judge.analyse", sometimes)
    ran = cli("verify", GOOD)
    assert ran.status == 70
    assert ran.out.count("VERIFIED") == 2


@pytest.mark.parametrize(
    ("raised", "note"),
    [(RecursionError(), "nested too deeply"), (MemoryError(), "out of memory")],
)
def test_exhaustion_is_inconclusive(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, raised: BaseException, note: str
) -> None:
    def exhausted(*arguments: object, **options: object) -> None:
        raise raised

    monkeypatch.setattr("redverify.judgement.judge.analyse", exhausted)
    ran = cli("verify", GOOD, "--impl", "strided")
    assert ran.status == 2
    assert note in ran.out


def test_a_solver_that_gives_up_is_inconclusive(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    import islpy

    def exhausted(*arguments: object, **options: object) -> None:
        raise islpy.Error("maximal number of operations exceeded")

    monkeypatch.setattr("redverify.judgement.judge.analyse", exhausted)
    ran = cli("verify", GOOD, "--impl", "strided")
    assert ran.status == 2
    assert "isl gave up: maximal number of operations exceeded" in ran.out


def test_a_process_that_dies_is_an_internal_error(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from redverify.judgement import analysis as verifier

    def deadly(impl: object, *arguments: object, **options: object) -> object:
        if getattr(impl, "name", "") == "as_printed":
            os._exit(1)
        return verifier.analyse(impl, *arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr("redverify.judgement.judge.analyse", deadly)
    ran = cli("verify", GOOD, "--jobs", "2")
    assert ran.status == 70
    assert ran.out.count("VERIFIED") == 2
    assert "the process that verified it ended" in ran.out


@pytest.mark.parametrize("depth", [60, 149, 2000])
def test_deep_programs_have_no_traceback(program: Write, depth: int) -> None:
    value = "(" * depth + "a[i]" + " + 0.0)" * depth
    done = _process("verify", str(program(SQUARE.replace("a[i] * a[i]", value))), "--timeout", "5")
    assert done.returncode in (1, 2, 3)
    assert "Traceback" not in done.stderr
    assert "internal error" not in done.stderr


def test_broken_pipe_is_silent() -> None:
    done = subprocess.run(
        f"{sys.executable} -m redverify verify {GOOD} --json | head -c 10",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.replace("[1/3]", "").count("Error") == 0
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt_leaves_nothing_half_written(tmp_path: Path, jobs: str) -> None:
    target = tmp_path / "result.json"
    files = [str(p) for p in sorted(ROOT.glob("examples/kernels/*.sched"))] * 4
    process = subprocess.Popen(
        [sys.executable, "-m", "redverify", "verify", *files, "--json", str(target), "--jobs", jobs],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A runner in the background of a shell ignores interrupts, and so would its children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    assert process.stderr is not None
    process.stderr.readline()
    time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    rest = process.stderr.read()
    assert process.wait(timeout=60) == 130
    assert "Traceback" not in rest
    assert list(tmp_path.iterdir()) == []


def test_json_to_a_file_replaces_it_at_once(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "result.json"
    target.write_text("old")
    ran = cli("verify", WRONG, "--json", target)
    assert ran.status == 1
    assert "REFUTED" in ran.out
    assert json.loads(target.read_text())["impls"][0]["verdict"] == "refuted"
    assert [p.name for p in tmp_path.iterdir()] == ["result.json"]
    assert cli("verify", WRONG, "--json", tmp_path / "none" / "x.json").status == 3


def _process(*arguments: str, input: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "redverify", *arguments],
        cwd=ROOT,
        input=input,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


#: A sum whose guards are remainders by four primes, in tiles: isl does not end for minutes.
REMAINDERS = """
spec s(N):
    assume N >= 0
    input A[N] : f32
    output B[] : f32
    B() = sum[k : 0 <= k < N and k % 7 != 1 and k % 11 != 3 and k % 13 != 5 and k % 5 != 2] A(k)

impl tiled of s(a = A, b = B):
    b[] {0.0} := 0.0
    accumulate b:
        for t < (N + 15) // 16:
            for i < 16:
                if 16*t + i < N and (16*t + i) % 7 != 1 and (16*t + i) % 11 != 3 and (16*t + i) % 13 != 5:
                    if (16*t + i) % 5 != 2:
                        b[] {B()} +{16*t + i}= a[16*t + i]
"""


def test_a_long_computation_of_isl_ends_on_request(program: Callable[..., Path]) -> None:
    command = [sys.executable, "-m", "redverify", "verify", str(program(REMAINDERS))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(8)
        process.terminate()
        assert process.wait(5) != 0


#: What is said of evaluation that has two seconds.
STOPPED = (
    r"evaluation took more than 2,000,000 operations of isl: it was at line 10, with sets of up to 16 cases"
)


def test_isl_stops_at_a_limit() -> None:
    impl = load_text(REMAINDERS).impls["tiled"]
    result, error = judge(impl, "remainders.sched", Options(limit=2.0, witness_seconds=0.1))
    assert error is None and result.verdict is redverify.Verdict.INCONCLUSIVE
    assert re.fullmatch(STOPPED, "".join(result.notes))
    assert not build.where(core.CTrue()).is_empty(), "isl works on after a limit"


def test_a_wrong_program_that_isl_does_not_finish_is_refuted() -> None:
    """Evaluation gives up; a run at a small size shows the wrong output all the same."""
    impl = load_text(REMAINDERS.replace("% 5 != 2:", "% 5 != 3:")).impls["tiled"]
    result, error = judge(impl, "remainders.sched", Options(limit=2.0))
    assert error is None and result.verdict is redverify.Verdict.REFUTED
    assert result.witness is not None and result.witness.params["N"] < 10
    assert re.fullmatch(STOPPED, "".join(result.notes))
    assert [o.status for o in result.obligations] == ["failed"]
    assert "evaluation took " in "\n".join("".join(p.text for p in r) for r in impl_lines(result, {}))
