"""The native checker: a ``lean`` of the pinned release that the machine has."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from redverify.checking.lean.checker import Compiled, result_of
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.lean.release import GITHASHES
from redverify.system.commands import Limits, run

#: The axioms of Lean's own library. Certificates may use no others.
ALLOWED_AXIOMS = frozenset({"propext", "Classical.choice", "Quot.sound"})

_AXIOMS = re.compile(r"'([^']+)' (?:depends on axioms: \[([^\]]*)\]|does not depend on any axioms)")


def _candidates(release: str) -> Iterator[Path]:
    """Where a ``lean`` may be: elan's own folder of the release, then whatever is on ``PATH``."""
    home = Path(os.environ.get("ELAN_HOME") or Path.home() / ".elan")
    folders = (home / "toolchains" / f"leanprover--lean4---v{release}" / "bin", None, home / "bin")
    for folder in folders:
        found = shutil.which("lean", path=None if folder is None else str(folder))
        if found is not None:
            yield Path(found).absolute()


def find(release: str) -> Native:
    """The native checker of a release. Raises :class:`CheckerUnavailable`."""
    reasons = []
    for lean in _candidates(release):
        try:
            return _identified(lean, release)
        except _Another as error:
            reasons.append(str(error))
    raise CheckerUnavailable(
        "; ".join(reasons)
        or f"there is no native Lean on PATH or under ELAN_HOME; install release {release} with elan"
    )


class _Another(Exception):
    """An executable is not the Lean that is looked for."""


def _identified(lean: Path, release: str) -> Native:
    """The checker that an executable is, by what it says about itself. Raises :class:`_Another`.

    This finds a wrong release by mistake. A program made to deceive can say all of it.
    """
    pinned = GITHASHES.get(release)
    if pinned is None:
        raise _Another(f"redverify knows no git hash of Lean {release} to compare {lean} with")
    version = _answer(lean, release, "--version")
    if not re.search(rf"version {re.escape(release)}(?![\w.-])", version):
        raise _Another(f"{lean} is not Lean {release}: it says {version or 'nothing'!r}")
    githash = _answer(lean, release, "--githash")
    if githash != pinned:
        raise _Another(
            f"{lean} is not the release {release} of the Lean developers: its git hash is "
            f"{githash[:60] or 'not known'!r}, not {pinned}"
        )
    prefix = _answer(lean, release, "--print-prefix")  # elan's `lean` is a proxy of this one
    beside = Path(prefix, "bin", "lean.exe" if os.name == "nt" else "lean")
    if os.path.isabs(prefix) and beside.is_file():
        lean = beside
    return Native(lean, release, _identity(lean, version), version)


def _answer(lean: Path, release: str, question: str) -> str:
    """What an executable says to a question. Raises :class:`_Another` if it does not run."""
    try:
        said = subprocess.run(
            [str(lean), question],
            capture_output=True, text=True, errors="replace", timeout=120, check=False,
            env=_environment(release),
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise _Another(f"{lean} does not run: {error}") from None
    return said.stdout.strip() if said.returncode == 0 else ""


def _identity(lean: Path, version: str) -> str:
    """A hash of what it says, of the executable and of the libraries that hold the kernel."""
    digest = hashlib.sha256(version.encode())
    executable = lean.resolve()
    for file in (executable, *sorted((executable.parents[1] / "lib" / "lean").glob("lib*shared*"))):
        with file.open("rb") as stream:
            digest.update(hashlib.file_digest(stream, "sha256").digest())
    return digest.hexdigest()


def _environment(release: str, path: Path | None = None) -> dict[str, str]:
    """The user's environment without what would change Lean; elan's ``lean`` is that of the release."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LEAN")}
    kept["ELAN_TOOLCHAIN"] = f"leanprover/lean4:v{release}"
    if path is not None:
        kept["LEAN_PATH"] = str(path)
    return kept


@dataclass(frozen=True, slots=True)
class Native:
    """A ``lean`` executable."""

    lean: Path
    release: str
    identity: str
    version: str
    name: str = "native"

    @property
    def place(self) -> str:
        """Where the executable is; see :class:`.Checker`."""
        return str(self.lean)

    def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        """Compile ``source``; see :class:`.Checker`."""
        relative = source.relative_to(root)
        target = (out / relative).with_suffix(".olean")
        target.parent.mkdir(parents=True, exist_ok=True)
        command = [str(self.lean), "--json", "-R", str(root), "-o", str(target), str(source)]
        ended = run(command, cwd=root, env=_environment(self.release, out), limits=limits)
        return result_of(ended, str(relative), target)

    def axioms(self, module: str, theorems: Sequence[str], out: Path, limits: Limits) -> dict[str, set[str]]:
        """The axioms that theorems of a compiled module rest on. Raises :class:`CheckerUnavailable`."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "Audit.lean"
            lines = [f"import {module}", *(f"#print axioms {name}" for name in theorems)]
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            ended = run(
                [str(self.lean), str(file)],
                cwd=Path(folder),
                env=_environment(self.release, out),
                limits=limits,
            )
        found = {
            match[1]: {name.strip() for name in (match[2] or "").split(",") if name.strip()}
            for match in _AXIOMS.finditer(ended.output.replace("\n", " "))
        }
        if ended.status != 0 or set(found) != set(theorems):
            said = ended.output + ended.errors
            raise CheckerUnavailable(f"'#print axioms' did not answer for all theorems:\n{said}")
        return found

    @property
    def leanchecker(self) -> Path | None:
        """The program of the release that checks compiled files again, where it is installed."""
        found = shutil.which("leanchecker", path=str(self.lean.resolve().parent))
        return None if found is None else Path(found)

    def replay(self, modules: Sequence[str], out: Path, limits: Limits) -> str | None:
        """Check compiled modules again in a fresh kernel, by ``leanchecker``.

        Gives ``None`` if it accepts them or there is no ``leanchecker``, else what it says.
        """
        found = self.leanchecker
        if found is None:
            return None
        command = [str(found), *modules]
        ended = run(command, cwd=out, env=_environment(self.release, out), limits=limits)
        if ended.status == 0 and ended.stopped is None:
            return None
        return ended.stopped or (ended.output + ended.errors).strip() or f"leanchecker: status {ended.status}"
