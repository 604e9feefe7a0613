"""Timing of one verification."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

#: Seconds after which a measurement is given up.
LIMIT = 120.0

#: Measurements are repeated while they take less than this many seconds in all.
_ENOUGH = 2.0
_REPEATS = 5


@dataclass(frozen=True, slots=True)
class Time:
    """Seconds (``None`` if the limit was reached), and whether the program was verified.

    ``seconds`` are of processor time, which other work on the machine does not change much; ``wall``
    are those that a user waits, where these are asked for.
    """

    seconds: float | None
    verified: bool = True
    wall: float = 0.0

    def __str__(self) -> str:
        if self.seconds is None:
            return f"> {LIMIT:.0f} s"
        return f"{self.seconds:.2f} s" + ("" if self.verified else " (not verified)")


def arguments(program: str, description: str | None, only: str, output: Path) -> argparse.Namespace:
    """``--only WORD`` and ``--output FILE`` as given; ``only`` says what contains the word."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=description)
    parser.add_argument("--only", default="", help=only)
    parser.add_argument("--output", type=Path, default=output)
    return parser.parse_args()


def verification(text: str) -> Time:
    """The time to load a text and to verify its implementations, in a process of its own.

    The process has imported everything; the median of some repetitions is taken.
    """
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe()
    process = context.Process(target=_repeat, args=(text, theirs))
    process.start()
    found = ours.recv() if ours.poll(LIMIT) else Time(None)
    process.kill()
    process.join()
    return found


def _repeat(text: str, connection: Connection) -> None:
    times, verified = list[float](), True
    while len(times) < _REPEATS and sum(times) < _ENOUGH:
        start = time.process_time()
        verified = _verify(text)
        times.append(time.process_time() - start)
    connection.send(Time(statistics.median(times), verified))


def _verify(text: str) -> bool:
    from redverify.judgement.analysis import Options, analyse
    from redverify.language.load import load_text

    return all(analyse(impl, Options()).proved for impl in load_text(text, "<benchmark>").impls.values())


_WITHOUT_COMMAND = """
import sys
from redverify.language.load import load_file
from redverify.judgement.analysis import Options, analyse
for impl in load_file(sys.argv[1]).impls.values():
    analyse(impl, Options())
"""


def has_command() -> bool:
    """Whether the command line is there."""
    return (ROOT / "redverify" / "cli" / "main.py").exists()


def from_start(path: Path) -> Time:
    """The time of ``redverify verify FILE``, start-up included."""
    if has_command():
        command = [sys.executable, "-m", "redverify.cli.main", "verify", "--quiet", "--no-cache", str(path)]
        entry = Path(sys.executable).with_name("redverify")
        if entry.exists():
            command = [str(entry), "verify", "--no-cache", str(path)]
    else:
        command = [sys.executable, "-c", _WITHOUT_COMMAND, str(path)]
    return replace(of_command(command), verified=True)


def of_command(command: Sequence[str]) -> Time:
    """The time of a command, run in the repository; ``verified`` if it ends with status 0.

    Python keeps what it compiles, as it does where a package is installed: so only a first run compiles.
    """
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    start, before = time.perf_counter(), os.times()
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return Time(None)
    wall, after = time.perf_counter() - start, os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return Time(used, verified=done.returncode == 0, wall=wall)
