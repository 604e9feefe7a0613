"""A kernel's TTIR and contract, from a process of its own that imports Triton."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from redverify.frontends.common.errors import MissingDependency
from redverify.frontends.common.running.compiler_process import answer_of
from redverify.frontends.common.user_code import split
from redverify.frontends.triton import roundings
from redverify.frontends.triton.contract import Array, Contract, LaunchCode, Scalar
from redverify.frontends.triton.ttir.ir import Kernel
from redverify.frontends.triton.ttir.reading import kernel_of

#: Seconds for Triton.
SECONDS = 300.0

#: The version of Triton that this front end was tried with.
TESTED = "3.9"


@dataclass(frozen=True, slots=True)
class Launch:
    """TTIR of a kernel, the formulas of its grid, and its contract without the grid."""

    text: str
    grid: tuple[str, ...]
    contract: Contract
    rounds: bool

    def kernel(self) -> Kernel:
        """The kernel that is read, without roundings if they are ignored."""
        found = kernel_of(self.text)
        return found if self.rounds else roundings.without(found)


@dataclass(frozen=True, slots=True)
class Module:
    """Launches one after the other, at given values of constexprs."""

    values: Mapping[str, Any]
    launches: tuple[Launch, ...]


@dataclass(frozen=True, slots=True)
class Configuration:
    """A configuration that is verified, and smaller ones at which annotations are looked for.

    ``notes`` say what launch code assumes. ``number`` tells those apart that are alike in all that is shown.
    """

    module: Module
    small: tuple[Module, ...]
    notes: tuple[str, ...]
    number: int = 1

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.module.values.items())
        assumed = " and ".join(self.module.launches[0].contract.assume) if self.notes else ""
        shown = f"{values} where {assumed}".strip() if assumed else values
        return shown if self.number == 1 else f"{shown} ({self.number})".strip()


@dataclass(frozen=True, slots=True)
class Obtained:
    """A kernel's configurations."""

    program: str
    configurations: tuple[Configuration, ...]
    notes: tuple[str, ...]


def obtained(
    program: str,
    contract: str | None = None,
    configs: Sequence[Mapping[str, Any]] = (),
    *,
    grid: str | None = None,
    launch: LaunchCode | None = None,
    spec: str = "",
    rounds: bool = True,
) -> Obtained:
    """What Triton makes of ``MODULE.py:KERNEL``, launched as a contract or launch code of the module says.

    A ``grid`` is in place of the contract's. Without ``rounds`` roundings are ignored.

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
        "grid": grid,
        "launch": None if launch is None else asdict(launch),
        "spec": spec,
    }
    with tempfile.TemporaryDirectory(prefix="redverify-triton-") as folder:
        asked, answer = Path(folder) / "request.json", Path(folder) / "answer.json"
        asked.write_text(json.dumps(request), "utf-8")
        arguments = (str(asked), str(answer))
        found = answer_of(
            "Triton", "redverify.frontends.triton.ttir_process", arguments, answer, program, SECONDS
        )
        return _read(program, found, rounds)


def _read(program: str, found: Mapping[str, Any], rounds: bool) -> Obtained:
    notes = []
    if not found["version"].startswith(TESTED):
        notes.append(f"Triton {found['version']} is not {TESTED}, which this front end was tried with")
    configurations = [_configuration(one, rounds) for one in found["configs"]]
    before: list[str] = []
    for place, one in enumerate(configurations):
        before.append(str(one))
        configurations[place] = replace(one, number=before.count(before[-1]))
    return Obtained(program, tuple(configurations), tuple(notes))


def _configuration(found: Mapping[str, Any], rounds: bool) -> Configuration:
    contracts = [_contract(said, rounds) for said in found["contracts"]]
    module, *small = (_module(one, contracts, rounds) for one in found["modules"])
    return Configuration(module, tuple(small), tuple(found["notes"]))


def _contract(said: Mapping[str, Any], rounds: bool) -> Contract:
    arrays = {n: Array(**a) for n, a in said["arrays"].items()}
    scalars = {n: Scalar(**s) if isinstance(s, dict) else s for n, s in said["scalars"].items()}
    plain: dict[str, Any] = {n: tuple(v) if isinstance(v, list) else v for n, v in said.items()}
    found = Contract(**{**plain, "arrays": arrays, "scalars": scalars})
    return found if rounds else roundings.of_contract(found)


def _module(found: Mapping[str, Any], contracts: Sequence[Contract], rounds: bool) -> Module:
    launches = [
        Launch(text, tuple(grid), contract, rounds)
        for (text, grid), contract in zip(found["launches"], contracts, strict=True)
    ]
    return Module(found["values"], tuple(launches))
