"""``python -m benchmarks.checking OTHER [--only WORD] [--cache FOLDER]``: what checking costs in two trees.

``OTHER`` is a worktree of another commit. Both check the same kept certificates, each tree its own copies
of them, first with the library and then without; nothing else may be in the cache. Processor time of Python
and Lean is measured, and printed with the ratio of this tree to the other one.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from redverify.checking.lean import install

HERE = Path(__file__).resolve().parents[1]


def main() -> int:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.checking", description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("--only", action="append", default=[], metavar="WORD")
    parser.add_argument("--cache", type=Path, help="where compiled modules are kept for the next time")
    options = parser.parse_args()
    kept = sorted(path.name for path in (HERE / "certificates").glob("*.redcert"))
    names = [n for n in kept if not options.only or any(word in n for word in options.only)]
    names = [n for n in names if (options.other / "certificates" / n).is_dir()]
    if not names:
        parser.error("no kept certificate of both trees has such a name")
    print("| what | other | this | ratio |\n| --- | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as scratch:
        cache = options.cache or Path(scratch)
        rows = [
            _measured(tree, names, cache / str(number)) for number, tree in enumerate((options.other, HERE))
        ]
    labels = ("the library", f"{len(names)} certificates", "bytes of Lean")
    for label, before, after in zip(labels, *rows, strict=True):
        unit = "" if label == "bytes of Lean" else " s"
        ratio = f"{after / before:.2f}" if before else ""
        print(f"| {label} | {before:.0f}{unit} | {after:.0f}{unit} | {ratio} |")
    return 0


def _measured(tree: Path, names: Sequence[str], cache: Path) -> tuple[float, float, float]:
    """Seconds of processor time for the library and for certificates, and the bytes of these."""
    folders = [tree.resolve() / "certificates" / name for name in names]
    first = _checked(tree, folders[:1], cache)
    again = _checked(tree, folders[:1], cache)
    every = _checked(tree, folders, cache)
    return max(0.0, first - again), every, sum((f / "Certificate.lean").stat().st_size for f in folders)


def _checked(tree: Path, folders: Sequence[Path], cache: Path) -> float:
    """Seconds of processor time of ``redverify check``, of certificates that were not accepted before."""
    shutil.rmtree(cache / "redverify" / "lean" / "accepted", ignore_errors=True)
    before = _seconds()
    command = [sys.executable, "-m", "redverify", "check", *map(str, folders), "--lean", "embedded"]
    place = str(install.folder())
    own = {"PYTHONPATH": str(tree.resolve()), "XDG_CACHE_HOME": str(cache.resolve())}
    environment = {**os.environ, "REDVERIFY_LEAN_DIR": place, **own}
    ended = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        print(ended.stdout[-2000:], ended.stderr[-2000:], file=sys.stderr)
        raise SystemExit(f"{tree}: not everything is accepted")
    return _seconds() - before


def _seconds() -> float:
    """Processor time of all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())
