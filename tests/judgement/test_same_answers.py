"""The same answer on a busy machine, and on a slow one: limits count work."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.cli.expectations import ROOT

pytestmark = pytest.mark.ring("full")

#: Programs that are verified at several levels, and refuted.
SAMPLE = (
    "examples/thesis/ch7/atomic_sum.sched",
    "examples/wrong/mixed_verdicts.sched",
)

#: Each program with the usual limits, and near limits that some of them reach.
VERIFY = """
import json, sys, time
slowness = float(sys.argv[1])
clock = time.process_time
time.process_time = lambda: slowness * clock()
import msgspec
from redverify.judgement.judge import judge
from redverify.language.load import load_file
from redverify.options import Options
found = []
for file in sys.argv[2:]:
    for impl in load_file(file).impls.values():
        for limit in (60.0, 0.02):
            options = Options(levels=True, limit=limit, timeout=limit / 3)
            found.append(msgspec.to_builtins(judge(impl, file, options)[0]))
print(json.dumps(found))
"""


def answers(slowness: float = 1.0) -> object:
    """The results of the sample, without times, where processor time passes so much faster."""
    command = [sys.executable, "-c", VERIFY, str(slowness), *SAMPLE]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return without_times(json.loads(done.stdout))


def without_times(value: object) -> object:
    """A JSON document without its times."""
    if isinstance(value, dict):
        return {key: without_times(v) for key, v in value.items() if key != "seconds"}
    return [without_times(v) for v in value] if isinstance(value, list) else value


@contextmanager
def busy() -> Iterator[None]:
    """A second process keeps a core busy."""
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as process:
        try:
            yield
        finally:
            process.kill()


def test_a_busy_machine_and_a_slow_one_give_the_same_answers() -> None:
    idle = answers()
    with busy():
        assert answers(slowness=3.0) == idle
    assert " took more than " in str(idle), "some of them reach a limit"
    assert "seconds of processor time" not in str(idle), "none of them reaches a guard"
