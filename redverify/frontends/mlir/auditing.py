"""Audits of a pipeline: the program after every pass of ``mlir-opt`` is verified against the source."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from redverify.frontends.common.assumptions import AssumptionError
from redverify.frontends.common.auditing import Audit, Step
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.mlir.reading import run_tool
from redverify.reporting.result import Result, Verdict

#: What ``mlir-opt`` needs to write the module after each pass to a file.
_PRINTING = ("--mlir-print-ir-after-all", "--mlir-print-ir-module-scope", "--mlir-disable-threading")

_HEADER = re.compile(r"// -----// IR Dump After (\S+) \(([^)]*)\)(?: \('([^']*)' operation(?:: (\S+))?\))?")
_NUMBER = re.compile(r"((?:\d+_)+)")


def arguments_of(pipeline: str) -> list[str]:
    """The options of ``mlir-opt`` for a pipeline: options themselves, or a text with parentheses."""
    if "(" in pipeline:
        return [f"--pass-pipeline={pipeline}"]
    return [part if part.startswith("-") else f"--{part}" for part in pipeline.split()]


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


def audited(
    path: str,
    pipeline: str,
    text: str,
    verified: Callable[[str], Result],
    said: Callable[[Step], None] = lambda step: None,
) -> Audit:
    """Verify the module after every pass by ``verified``, up to the first that breaks the program.

    A pass that leaves the text as it is changes nothing. ``said`` is told of each step when it is done.
    """
    steps: list[Step] = []
    last, verdict = "", Verdict.VERIFIED
    for number, (name, where, module) in enumerate(passes(path, pipeline, text), 1):
        call = f"{name} on {where}" if where else name
        result: Result | None = None
        if module == last:
            note = "changes nothing"
        else:
            last = module
            try:
                result, note = verified(module), ""
                verdict = result.verdict
            except AssumptionError:
                raise
            except (TranslationError, LoadError) as error:
                verdict, note = Verdict.INCONCLUSIVE, f"not translated: {error}"
        steps.append(Step(number, name, call, verdict, result, note))
        said(steps[-1])
        if verdict is Verdict.REFUTED:
            break
    return Audit(tuple(steps))
