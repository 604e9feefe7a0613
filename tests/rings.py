"""Which ring each test is in, and how long a ring takes.

The rings are `quick` (what a developer runs after each change), `full` (examples, corpus, solvers, the
command line, TVM) and `sweep` (mutants, random programs, attacks, everything that needs Lean).
"""

from __future__ import annotations

RINGS = ("quick", "full", "sweep")

#: About how long each ring takes on two cores, the last one with what Lean accepted before.
TAKES = {"quick": "1 min", "full": "10 min", "sweep": "15 min"}

#: The ring of each folder, file and test: of the entries that a test's name begins with, the longest
#: counts. A test that is not here is in the ring `full`.
TABLE = {
    "tests/language": "quick",
}

DEFAULT = "full"


def ring_of(name: str) -> str:
    """The ring of a test, by its name (`tests/folder/file.py::test[case]`), or of a file or folder."""
    fitting = [
        entry for entry in TABLE if name == entry or name.startswith((f"{entry}/", f"{entry}::", f"{entry}["))
    ]
    return TABLE[max(fitting, key=len)] if fitting else DEFAULT


def rings_below(name: str) -> set[str]:
    """The rings that tests of a file or a folder are in."""
    inside = {ring for entry, ring in TABLE.items() if entry.startswith((f"{name}/", f"{name}::"))}
    return {ring_of(name), *inside}
