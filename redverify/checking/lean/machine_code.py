"""Machine code of the embedded Lean, kept between its runs.

V8 compiles each of Lean's functions when it is first called, and again when it is called often: a third of
the processor time of a small check. What it has compiled it can write down and read again. A file with
machine code decides what is accepted, as a compiled module does. So it is sealed by the user's key
(:mod:`.seal`), a file that has no such seal is not used, and Lean is given a copy of what was sealed. V8
takes only code that it has made itself, in the same version and for the same processor.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from redverify.checking.lean.cache_folder import cache_home
from redverify.checking.lean.seal import Broken, Seal

#: How many runs add to the code that is kept. Each compiles what those before it did not need.
RUNS = 16


@contextmanager
def lent(identity: str, *, afresh: bool = False) -> Iterator[Path]:
    """A folder for one run of the Lean of this identity: with the code that is ``kept``, if there is any,
    and a file ``wanted``, if the run shall leave its code behind as ``new``. ``afresh`` is for a run with
    neither."""
    seal = Seal.of_user()
    place, name = cache_home() / f"code-{identity[:8]}.sealed", f"code {identity}"
    runs, kept = (RUNS, b"") if afresh else _opened(seal, place, name)
    with tempfile.TemporaryDirectory(prefix="redverify.") as scratch:
        folder = Path(scratch)
        if kept:
            (folder / "kept").write_bytes(kept)
        if runs < RUNS:
            (folder / "wanted").touch()
        yield folder
        new = folder / "new"
        if new.is_file():
            seal.keep(place, name, bytes([runs + 1]) + new.read_bytes())


def _opened(seal: Seal, place: Path, name: str) -> tuple[int, bytes]:
    """How many runs have added to the code, and the code."""
    try:
        content = seal.opened(name, place.read_bytes())
    except (OSError, Broken):
        return 0, b""
    return (content[0], content[1:]) if content else (0, b"")
