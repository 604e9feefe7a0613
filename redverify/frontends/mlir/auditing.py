"""Audits of a pipeline: the program after every pass of ``mlir-opt`` is verified against the source."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from redverify.frontends.common.auditing import Attempt, Shown
from redverify.frontends.common.errors import LoadError
from redverify.frontends.mlir.reading import run_tool
from redverify.reporting.result import Result

#: What ``mlir-opt`` needs to write the module after each pass to a file.
_PRINTING = ("--mlir-print-ir-after-all", "--mlir-print-ir-module-scope", "--mlir-disable-threading")

_HEADER = re.compile(r"// -----// IR Dump After (\S+) \(([^)]*)\)(?: \('([^']*)' operation(?:: (\S+))?\))?")
_NUMBER = re.compile(r"((?:\d+_)+)")


def arguments_of(pipeline: str) -> list[str]:
    """The options of ``mlir-opt`` for a pipeline: a text with parentheses, options, or names of passes.

    Spaces stand between them, or commas between passes without options.
    """
    if "(" in pipeline:
        return [f"--pass-pipeline={pipeline}"]
    separators = r"\s+" if re.search("[={]", pipeline) else r"[\s,]+"
    parts = re.split(separators, pipeline.strip(" ,\n"))
    return [part if part.startswith("-") else f"--{part}" for part in parts]


def passes(path: str, pipeline: str, text: str) -> list[tuple[str, str, str]]:
    """Each pass that ran: its name, on what, and the module after it."""
    with tempfile.TemporaryDirectory(prefix="redverify-") as folder:
        run_tool(path, [*arguments_of(pipeline), *_PRINTING, f"--mlir-print-ir-tree-dir={folder}"], text)
        files = [f for f in Path(folder).rglob("*.mlir") if _NUMBER.match(f.name)]
        return [_read(f) for f in sorted(files, key=_order)]


def _order(file: Path) -> tuple[tuple[int, ...], str]:
    """The number of a pass: first that of the pass on the module which it follows."""
    found = _NUMBER.match(file.name)
    assert found is not None
    return tuple(int(n) for n in found.group(1).split("_") if n), str(file)


def _read(file: Path) -> tuple[str, str, str]:
    text = file.read_text(encoding="utf-8")
    head, _, module = text.partition("\n")
    found = _HEADER.match(head)
    if found is None:
        raise LoadError(f"mlir-opt has written {file.name}, which cannot be read")
    return found.group(2) or found.group(1), found.group(4) or "", module


def attempts(path: str, pipeline: str, text: str, verified: Callable[[str], Result]) -> Iterator[Attempt]:
    """The module after every pass, each verified by ``verified``."""

    def shown(module: str) -> Shown:
        return module, partial(verified, module)

    for number, (name, where, module) in enumerate(passes(path, pipeline, text), 1):
        yield Attempt(number, name, f"{name} on {where}" if where else name, partial(shown, module))
