"""``python -m benchmarks.engines --count 2000``: random kernels on this machine and on a cluster of Ray.

Both engines have two workers and no cache. The verdicts of both have to be the same, one for each kernel.
``--empty N`` measures N tasks that do nothing instead: what a task costs besides its work.
``--kill`` then runs the cluster with a cache, kills a worker, the driver and the head after a third of the
kernels each, starts the same command again, and compares with the verdicts from before.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from .kernels import write
from .measure import ROOT

#: ``PR_SET_CHILD_SUBREAPER`` of Linux: orphans below this process become its children.
_SUBREAPER = 36

#: Options of the two engines.
ENGINES = {"local": ("--jobs", "2"), "ray": ("--jobs", "2", "--engine", "ray")}


@dataclass(frozen=True, slots=True)
class Run:
    """What became of each file, the seconds on the clock, and those of processor time: of all processes, and
    of Ray's own alone."""

    verdicts: dict[str, str]
    clock: float
    processor: float
    own: float
    cached: int


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engines", description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--empty", type=int, default=0)
    options = parser.parse_args()
    if options.empty:
        print(empty(options.empty))
        return 0
    ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)
    with tempfile.TemporaryDirectory(prefix="engines") as folder:
        os.environ["XDG_CACHE_HOME"] = f"{folder}/cache"
        kernels = Path(folder, "kernels")
        write(kernels, options.count, options.seed)
        runs = {name: measured(kernels, *words, "--no-cache") for name, words in ENGINES.items()}
        for line in table(runs, options.count):
            print(line)
        same = all(run.verdicts == runs["local"].verdicts for run in runs.values())
        same = same and len(runs["local"].verdicts) == options.count
        if options.kill:
            print(
                "\n| killed after a third | taken over | computed | verdicts |\n| --- | ---: | ---: | --- |"
            )
            for name, kill in KILLS.items():
                again = killed(kernels, kill, options.count)
                alike = again.verdicts == runs["local"].verdicts
                same = same and alike
                computed = options.count - again.cached
                print(f"| {name} | {again.cached} | {computed} | {'the same' if alike else 'OTHERS'} |")
    print("\nthe same verdicts" if same else "\nVERDICTS DIFFER")
    return 0 if same else 1


def table(runs: dict[str, Run], count: int) -> Iterator[str]:
    """Times, and how much more the cluster takes."""
    here = runs["local"]
    found = ", ".join(
        f"{number} {verdict}" for verdict, number in Counter(here.verdicts.values()).most_common()
    )
    yield f"{count} kernels: {found}. Load of the machine: {os.getloadavg()[1]:.1f}.\n"
    yield "| engine | processor | Ray's own processes | clock | processor, compared | clock, compared |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for name, run in runs.items():
        compared = (run.processor / here.processor - 1, run.clock / here.clock - 1)
        shown = " | ".join(f"{100 * c:+.1f} %" for c in compared)
        yield f"| {name} | {run.processor:.0f} s | {run.own:.1f} s | {run.clock:.0f} s | {shown} |"


def _command(kernels: Path, *options: str) -> list[str]:
    out = str(kernels.parent / "out.json")
    words = [
        sys.executable,
        "-m",
        "redverify",
        "verify",
        str(kernels),
        "--no-config",
        "--quiet",
        "--json",
        out,
    ]
    return [*words, *options]


def _started(command: list[str]) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)


def measured(kernels: Path, *options: str) -> Run:
    """Verify all kernels.

    Processor time is looked up several times a second in all processes below this one: Ray's have nobody who
    waits for them and would be told. So the last moments of a process are not counted, of either engine.
    """
    out = kernels.parent / "out.json"
    out.unlink(missing_ok=True)
    used: dict[tuple[int, int], float] = {}
    own: set[tuple[int, int]] = set()
    begun = time.monotonic()
    process = _started(_command(kernels, *options))
    while process.poll() is None:
        for one in _below(os.getpid()):
            with suppress(OSError):
                fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
                key = one, int(fields[19])
                used[key] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
                command = Path(f"/proc/{one}/cmdline").read_bytes()
                (own.add if _is_rays(command) else own.discard)(key)  # workers change their names
        time.sleep(0.25)
    clock = time.monotonic() - begun
    _wait_for_orphans()
    impls = json.loads(out.read_text(encoding="utf-8"))["impls"]
    verdicts = {i["file"]: i["verdict"] for i in impls}
    assert len(verdicts) == len(impls), "a kernel is counted twice"
    cached = sum(bool(i.get("cached")) for i in impls)
    return Run(verdicts, clock, sum(used.values()), sum(used[key] for key in own), cached)


def _is_rays(command: bytes) -> bool:
    """Whether a process is part of Ray, and neither works on kernels nor speaks to Ray for us."""
    return b"site-packages/ray/" in command or (command.startswith(b"ray::") and b"Agent" in command)


def _nothing(item: int) -> int:
    return item


def empty(count: int) -> str:
    """What the start of a cluster costs, and what each task, in processor time of all processes."""
    from redverify.pipeline.cluster import Cluster

    at: dict[int, float] = {}
    for done, _ in enumerate(Cluster(2).each(_nothing, range(count))):
        if done in (count // 10, count - 1):
            at[done] = sum(_processor(one) for one in (os.getpid(), *_below(os.getpid())))
    first, last = sorted(at)
    each = (at[last] - at[first]) / (last - first)
    return f"{1000 * each:.1f} ms for each task, {at[first] - first * each:.1f} s for the start"


def _processor(pid: int) -> float:
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _wait_for_orphans() -> None:
    """Wait for processes of Ray, which nobody has waited for."""
    with suppress(ChildProcessError):
        while True:
            os.wait()


# ---------------------------------------------------------------- kills


def killed(kernels: Path, kill: Callable[[int], None], count: int) -> Run:
    """Verify with a new cache, kill something after a third, and verify again if the run has ended."""
    cache = Path(tempfile.mkdtemp(dir=kernels.parent))
    os.environ["XDG_CACHE_HOME"] = str(cache)
    process = _started(_command(kernels, *ENGINES["ray"]))
    results = cache / "redverify" / "results"
    while process.poll() is None and (not results.exists() or len(os.listdir(results)) < count // 3):
        time.sleep(0.2)
    kill(process.pid)
    process.wait()
    _wait_for_orphans()
    return measured(kernels, *ENGINES["ray"])


def _below(pid: int) -> list[int]:
    """The processes that one has begun, and those that they have."""
    found = [pid]
    for one in found:
        with suppress(OSError):
            found += map(int, Path(f"/proc/{one}/task/{one}/children").read_text().split())
            for task in Path(f"/proc/{one}/task").iterdir():
                below = map(int, (task / "children").read_text().split())
                found += [p for p in below if p not in found]
    return list(dict.fromkeys(found[1:]))


def _kill_those(pid: int, fits: Callable[[bytes], bool]) -> None:
    for one in _below(pid):
        with suppress(OSError):
            if fits(Path(f"/proc/{one}/cmdline").read_bytes()):
                os.kill(one, signal.SIGKILL)


KILLS: dict[str, Callable[[int], None]] = {
    "the workers": lambda pid: _kill_those(pid, lambda c: c.startswith(b"ray::") and b"Agent" not in c),
    "the driver": lambda pid: os.kill(pid, signal.SIGKILL),
    "the head": lambda pid: _kill_those(pid, lambda c: b"/raylet\0" in c or b"/gcs_server\0" in c),
}


if __name__ == "__main__":
    sys.exit(main())
