"""A kernel's TTIR and contract, from a process of its own that imports Triton."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from redverify.frontends.common.errors import LoadError, MissingDependency, TranslationError
from redverify.frontends.common.user_code import split
from redverify.frontends.triton.contract import Array, Contract, Scalar

#: Seconds for Triton.
SECONDS = 300.0

#: The version of Triton that this front end was tried with.
TESTED = "3.9"


@dataclass(frozen=True, slots=True)
class Module:
    """TTIR at given values of constexprs, and the grid's formulas there."""

    values: Mapping[str, Any]
    text: str
    grid: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Configuration:
    """A configuration that is verified, and smaller ones at which annotations are looked for."""

    module: Module
    small: tuple[Module, ...]

    def __str__(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.module.values.items())


@dataclass(frozen=True, slots=True)
class Obtained:
    """A kernel's configurations and its contract. ``contract.grid`` is that of each configuration."""

    program: str
    contract: Contract
    configurations: tuple[Configuration, ...]
    notes: tuple[str, ...]


def obtained(
    program: str, contract: str | None = None, configs: Sequence[Mapping[str, Any]] = ()
) -> Obtained:
    """What Triton makes of ``MODULE.py:KERNEL`` under a contract of the module.

    Raises :class:`.MissingDependency`, :class:`.LoadError`, or :class:`.TranslationError` for operations that
    are not read.
    """
    path, name = split(program)
    if find_spec("triton") is None:
        raise MissingDependency("triton", "triton")
    request = {
        "module": str(path),
        "kernel": name,
        "contract": contract,
        "configs": [dict(c) for c in configs],
    }
    with tempfile.TemporaryDirectory(prefix="redverify-triton-") as folder:
        asked, answer = Path(folder) / "request.json", Path(folder) / "answer.json"
        asked.write_text(json.dumps(request), "utf-8")
        command = [sys.executable, "-m", "redverify.frontends.triton.child", str(asked), str(answer)]
        try:
            done = subprocess.run(
                command, timeout=SECONDS, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
            )
        except subprocess.TimeoutExpired:
            raise TranslationError(f"Triton needs more than {SECONDS:.0f} seconds") from None
        if not answer.exists():
            raise TranslationError(f"Triton ended with status {done.returncode} while it worked on {program}")
        return _read(program, json.loads(answer.read_text("utf-8")))


def _read(program: str, found: Mapping[str, Any]) -> Obtained:
    match found.get("error"):
        case "missing":
            raise MissingDependency("triton", "triton")
        case "load":
            raise LoadError(*found["message"])
        case "refused":
            raise TranslationError(found["message"])
    said = found["contract"]
    contract = Contract(
        sizes=tuple(said["sizes"]),
        arrays={
            n: Array(t, shape, strides, *rest) for n, (t, shape, strides, *rest) in said["arrays"].items()
        },
        grid=(),
        scalars={n: Scalar(*s) if isinstance(s, list) else s for n, s in said["scalars"].items()},
        zeroed=tuple(said["zeroed"]),
        assume=tuple(said["assume"]),
    )
    notes = []
    if not found["version"].startswith(TESTED):
        notes.append(f"Triton {found['version']} is not {TESTED}, which this front end was tried with")
    configurations = tuple(
        Configuration(_module(c), tuple(_module(s) for s in c["small"])) for c in found["configs"]
    )
    return Obtained(program, contract, configurations, tuple(notes))


def _module(found: Mapping[str, Any]) -> Module:
    return Module(found["values"], found["module"], tuple(found["grid"]))
