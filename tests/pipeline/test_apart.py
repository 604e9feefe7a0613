"""Work in processes of its own: values come back, and every way to end is reported."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from redverify.pipeline import apart
from redverify.pipeline.apart import Died, WorkerDied, each, stream
from tests.cli.expectations import ROOT


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
    monkeypatch.setattr(apart, "SLACK", 0.5)
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


def test_a_request_to_terminate_leaves_no_process(tmp_path: Path) -> None:
    """The workers of a worker end as well."""
    script = textwrap.dedent(f"""
        import os, sys, time
        from redverify.cli import main
        from redverify.pipeline.apart import each, stream

        def sleep(path):
            open(path, "w").write(str(os.getpid()))
            time.sleep(1000)

        def work():
            yield from each(sleep, [{str(tmp_path / "pid")!r}], 1, 100)

        import signal
        signal.signal(signal.SIGTERM, main._interrupt)
        list(stream(work, 100))
    """)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen([sys.executable, "-c", script], env=environment, stderr=subprocess.PIPE)
    pid = tmp_path / "pid"
    until = time.monotonic() + 60
    while not (pid.exists() and pid.read_text()) and time.monotonic() < until:
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)
    for _ in range(100):
        try:
            os.kill(int(pid.read_text()), 0)
        except ProcessLookupError:
            return
        if Path(f"/proc/{pid.read_text()}/stat").exists() and " Z " in _stat(pid.read_text()):
            return
        time.sleep(0.05)
    pytest.fail("the worker of the worker is still there")


def _stat(pid: str) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return " Z "
