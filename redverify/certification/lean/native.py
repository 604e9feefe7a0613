"""The native checker: a ``lean`` of the pinned release that the machine has."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from redverify.certification.lean.checker import Compiled, outcome
from redverify.certification.lean.errors import CheckerUnavailable
from redverify.certification.lean.messages import parse
from redverify.certification.lean.process import Limits, run

#: What Lean's own library rests on, and all that a certificate may.
ALLOWED_AXIOMS = frozenset({"propext", "Classical.choice", "Quot.sound"})

_AXIOMS = re.compile(r"'([^']+)' (?:depends on axioms: \[([^\]]*)\]|does not depend on any axioms)")


def executable() -> Path | None:
    """``lean`` on ``PATH`` or under ``ELAN_HOME``."""
    found = shutil.which("lean")
    if found is None:
        home = os.environ.get("ELAN_HOME") or str(Path.home() / ".elan")
        found = shutil.which("lean", path=str(Path(home) / "bin"))
    return None if found is None else Path(found)


def find(release: str) -> Native:
    """The native checker of a release. Raises :class:`CheckerUnavailable`."""
    lean = executable()
    if lean is None:
        raise CheckerUnavailable(
            f"there is no native Lean on PATH or under ELAN_HOME; install release {release} with elan"
        )
    try:
        said = subprocess.run(
            [str(lean), f"+leanprover/lean4:v{release}", "--version"],
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        if said.returncode != 0:
            said = subprocess.run(
                [str(lean), "--version"], capture_output=True, text=True, timeout=120, check=False
            )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CheckerUnavailable(f"{lean} does not run: {error}") from error
    version = said.stdout.strip()
    if not re.search(rf"version {re.escape(release)}(?![\w.-])", version):
        raise CheckerUnavailable(f"{lean} is not Lean {release}: it says {version or 'nothing'!r}")
    digest = hashlib.sha256(version.encode() + lean.resolve().read_bytes()).hexdigest()
    return Native(lean, digest, version)


@dataclass(frozen=True, slots=True)
class Native:
    """A ``lean`` executable."""

    lean: Path
    identity: str
    version: str
    name: str = "native"

    def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        """Compile ``source``; see :class:`.Checker`."""
        relative = source.relative_to(root)
        target = (out / relative).with_suffix(".olean")
        target.parent.mkdir(parents=True, exist_ok=True)
        command = [str(self.lean), "--json", "-R", str(root), "-o", str(target), str(source)]
        ended = run(command, cwd=root, env={**os.environ, "LEAN_PATH": str(out)}, limits=limits)
        messages, rest = parse(ended.output, str(relative))
        failure = outcome(messages, rest, ended.status, ended.stopped)
        if failure is None and ended.status == 0 and not target.is_file():
            failure = "Lean ended without a result"
        return Compiled(tuple(messages), failure, ended.seconds, ended.memory)

    def axioms(self, module: str, theorems: Sequence[str], out: Path, limits: Limits) -> dict[str, set[str]]:
        """The axioms that theorems of a compiled module rest on. Raises :class:`CheckerUnavailable`."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "Audit.lean"
            lines = [f"import {module}", *(f"#print axioms {name}" for name in theorems)]
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            ended = run(
                [str(self.lean), str(file)],
                cwd=Path(folder),
                env={**os.environ, "LEAN_PATH": str(out)},
                limits=limits,
            )
        found = {
            match[1]: {name.strip() for name in (match[2] or "").split(",") if name.strip()}
            for match in _AXIOMS.finditer(ended.output.replace("\n", " "))
        }
        if ended.status != 0 or set(found) != set(theorems):
            raise CheckerUnavailable(f"'#print axioms' did not answer for all theorems:\n{ended.output}")
        return found
