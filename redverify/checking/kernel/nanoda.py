"""``nanoda``, a kernel for Lean's theorems in Rust that shares no code with Lean.

The program is ``nanoda_bin`` of ``ammkrn/nanoda_lib``. It is given a file of settings, and ends with
status 0 and a sentence with the number of declarations if it accepts them all.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from redverify.checking.kernel.errors import Disputed
from redverify.checking.kernel.terms import Name
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.system.commands import Limits, run

#: What the program is called on PATH.
_NAMES = ("nanoda_bin", "nanoda")

HINT = (
    "Build it from https://github.com/ammkrn/nanoda_lib with 'cargo build --release', a version from\n"
    "after August 2026, and put 'nanoda_bin' on PATH or name it: --kernel nanoda=PATH.\n"
    "'--export FILE' writes what it would check, for another machine"
)

_VERSION = re.compile(r"nanoda\w* (\d[\w.+-]{0,40})")
_ACCEPTED = re.compile(r"Checked (\d+) declarations with no errors\s*")


@dataclass(frozen=True, slots=True)
class Nanoda:
    """The program, and the version that it says it has."""

    place: Path
    version: str

    @property
    def name(self) -> str:
        """The kernel as verdicts name it."""
        return f"nanoda {self.version}"

    def check(self, export: Path, axioms: Sequence[Name], declarations: int, limits: Limits) -> None:
        """Have it check an export with so many declarations, some of which are axioms.

        Raises :class:`.Disputed` if it does not accept all of them.
        """
        with tempfile.TemporaryDirectory() as scratch:
            settings = Path(scratch) / "settings.json"
            settings.write_text(
                json.dumps(
                    {
                        "export_file_path": str(export.absolute()),
                        "permitted_axioms": [".".join(map(str, name)) for name in axioms],
                        "unpermitted_axiom_hard_error": True,
                        "nat_extension": True,
                        "string_extension": True,
                        "print_success_message": True,
                        "print_axioms": False,
                    }
                ),
                encoding="utf-8",
            )
            command = [str(self.place), str(settings)]
            ended = run(command, cwd=Path(scratch), env=os.environ, limits=limits)
        said = _ACCEPTED.fullmatch(ended.output)
        if ended.stopped is None and ended.status == 0 and said and int(said[1]) == declarations:
            return
        last = (ended.errors.strip() or ended.output.strip() or f"status {ended.status}").split("\n")
        told = ended.stopped or " ".join(line.strip() for line in last[:3])[:300]
        raise Disputed(f"{self.name} does not accept it: {told}")


def find(place: str | None = None) -> Nanoda:
    """The program at a place, or the one on PATH. Raises :class:`.CheckerUnavailable`, with a hint."""
    found = [shutil.which(place)] if place else [shutil.which(name) for name in _NAMES]
    path = next((each for each in found if each is not None), None)
    if path is None:
        where = f"at {place}" if place else "on PATH"
        raise CheckerUnavailable(f"there is no nanoda {where}. {HINT}")
    try:
        said = subprocess.run(
            [path, "--help"], capture_output=True, text=True, errors="replace", timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CheckerUnavailable(f"{path} does not run: {error}. {HINT}") from None
    version = _VERSION.match(said.stdout)
    if version is None:
        raise CheckerUnavailable(f"{path} is not nanoda: it does not say its version. {HINT}")
    return Nanoda(Path(path).absolute(), version[1])
