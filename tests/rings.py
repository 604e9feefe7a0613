"""The rings of tests, and which ring a file or a test is in.

The rings are `quick` (what a developer runs after each change), `full` (examples, corpus, solvers, the
command line), `sweep` (mutants, random programs, attacks, TVM, and whatever needs Lean) and `long`. The first
three together are `landing`: what has to pass before a change is accepted. In `long` are further cases of
tests of the other rings, those that take long: `tests/long.txt` lists them. The quickest cases of a function
stay in its ring.

A file names its ring in its first mark, and a test or a case may name another one:

    pytestmark = pytest.mark.ring("quick")
    pytestmark = [pytest.mark.ring("sweep"), pytest.mark.skipif(...)]
    @pytest.mark.ring("sweep")
    pytest.param(..., marks=pytest.mark.ring("quick"))

Tests of a file that names none are in the ring `full`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RINGS = ("quick", "full", "sweep", "long")

#: What `--ring` may name besides a ring.
GROUPS = {"landing": RINGS[:3], "all": RINGS}

#: About how long each ring takes on an idle machine with two cores. For the sweep this holds where Lean's
#: library is compiled and what Lean accepted is in the cache; without these it is 25 minutes more.
TAKES = {"quick": "1 min", "full": "12 min", "sweep": "32 min", "long": "45 min"}

#: The cases of the ring `long`, as pytest names them.
LONG = frozenset((Path(__file__).parent / "long.txt").read_text(encoding="utf-8").splitlines())

#: The ring of a test that says none.
DEFAULT = "full"

_FILES_OF_LONG = {Path(__file__).parents[1] / name.partition("::")[0] for name in LONG}

_MARK = r'pytest\.mark\.ring\("(\w+)"\)'
_OF_FILE = re.compile(rf"^pytestmark = \[?\s*{_MARK}", re.MULTILINE)


def ring_of(item: pytest.Item) -> str:
    """The ring of a test: by the mark of the case, of the function, or of the file, whichever comes first.

    What :data:`LONG` lists is in the ring `long` whatever its marks say.
    """
    if item.nodeid in LONG:
        return "long"
    marks = [mark for node in item.listchain() for mark in node.own_markers]
    return next((mark.args[0] for mark in reversed(marks) if mark.name == "ring"), DEFAULT)


def ring_of_file(text: str) -> str:
    """The ring of those tests of a file that do not name one."""
    found = _OF_FILE.search(text)
    return found[1] if found else DEFAULT


def rings_in(path: Path) -> set[str]:
    """The rings that tests of a file may be in, without importing it."""
    text = path.read_text(encoding="utf-8")
    long = {"long"} if path.resolve() in _FILES_OF_LONG else set[str]()
    return {ring_of_file(text), *re.findall(_MARK, text)} | long
