"""Work in processes of its own: values come back, and every way to end is reported."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from redverify.system import forks
from redverify.system.clock import processor_seconds
from redverify.system.forks import Died, WorkerDied, each, result_of, stream
from tests.cli.expectations import ROOT

pytestmark = [
    pytest.mark.ring("quick"),
    pytest.mark.skipif(not forks.can_fork(), reason="this system cannot fork processes"),
]


def _ends(how: str) -> str:
    match how:
        case "abort":
            os.write(2, b"Check failed: (a) is false\n")
            os.abort()
        case "exit":
            os._exit(3)
        case "raise":
            raise ValueError("no value\nmore")
        case "spin":
            while True:
                pass
        case "print":
            print("on standard output")
    return how


def test_every_end_is_an_outcome() -> None:
    ways = ("abort", "exit", "raise", "print", "fine")
    found = dict(each(_ends, ways, 2, 5))
    assert found[3] == "print"
    assert found[4] == "fine"
    reasons = {p: d.reason for p, d in found.items() if isinstance(d, Died)}
    assert reasons == {
        0: "the process was ended by SIGABRT",
        1: "the process ended with status 3",
        2: "ValueError: no value",
    }
    aborted, raised = found[0], found[2]
    assert isinstance(aborted, Died)
    assert isinstance(raised, Died)
    assert "Check failed" in aborted.output
    assert "in _ends" in raised.traceback


def test_nothing_is_printed(capfd: pytest.CaptureFixture[str]) -> None:
    assert list(each(_ends, ["print"], 1, 5)) == [(0, "print")]
    assert capfd.readouterr() == ("", "")


def test_processor_time_is_limited() -> None:
    ((_, found),) = each(_ends, ["spin"], 1, 1)
    assert isinstance(found, Died)
    assert found.reason == "more than 1 s of processor time"


def test_a_process_that_waits_for_ever_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "SLACK", 0.5)
    ((_, found),) = each(time.sleep, [1000.0], 1, 1)
    assert isinstance(found, Died)
    assert found.reason.startswith("no answer within")


def test_a_stream_keeps_what_came_before_its_end() -> None:
    def work() -> Iterator[int]:
        yield 1
        yield 2
        os.abort()

    seen = []
    with pytest.raises(WorkerDied, match="SIGABRT"):
        for value in stream(work, 5):
            seen.append(value)
    assert seen == [1, 2]


def test_one_result() -> None:
    assert result_of(lambda: "unsat ü", 5.0) == "unsat ü"
    assert result_of(lambda: "x" * 10**6, 5.0) == "x" * 10**6


def test_parts_of_seconds_are_limits_and_count_as_this_processs() -> None:
    begun = processor_seconds()
    with pytest.raises(WorkerDied) as ended:
        result_of(lambda: _ends("spin"), 0.3)
    assert ended.value.died.late
    assert 0.29 < processor_seconds() - begun < 1


def test_waiting_does_not_count() -> None:
    assert result_of(lambda: str(time.sleep(0.5)), 0.2) == "None"


@pytest.mark.parametrize("how, reason", [("abort", "SIGABRT"), ("exit", "status 3"), ("raise", "no value")])
def test_how_it_ended(how: str, reason: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(WorkerDied, match=reason) as ended:
        result_of(lambda: _ends(how), 5.0)
    assert not ended.value.died.late
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("does", ["time.sleep(3)", "return 'x' * 10**7"])
def test_no_process_is_left(tmp_path: Path, number: signal.Signals, does: str) -> None:
    """The workers of a worker end as well, also where nobody reads what they have to say."""
    script = textwrap.dedent(f"""
        import os, signal, time
        from redverify.cli import main
        from redverify.system.forks import each, stream

        def work_on(path):
            with open(path, "a") as pids:
                pids.write(f"{{os.getpid()}} {{os.getppid()}} ")
            {does}

        def work():
            yield from each(work_on, [{str(tmp_path / "pids")!r}] * 3, 1, 100)

        signal.signal(signal.SIGTERM, main._interrupt)
        for _ in stream(work, 100):
            time.sleep(1000)
    """)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen([sys.executable, "-c", script], env=environment, stderr=subprocess.DEVNULL)
    pids = tmp_path / "pids"
    _until(lambda: pids.exists() and len(pids.read_text().split()) >= 2)
    time.sleep(0.5)
    process.send_signal(number)
    process.wait(timeout=30)
    _until(lambda: not any(_runs(int(pid)) for pid in set(pids.read_text().split())))


def _until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until, "a process is still there"
        time.sleep(0.05)


def _runs(pid: int) -> bool:
    """Whether there is such a process, and it is not just waiting for its parent to notice its end."""
    try:
        os.kill(pid, 0)
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False
