"""A pipeline that Halide's JIT compiles, as a program that can be run on inputs of the specification."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from redverify.frontends.common.running.compiled import Case, Element
from redverify.frontends.halide.jit import JIT
from redverify.frontends.halide.replay import Buffer, dtype_of
from redverify.language import core
from redverify.language.points import value_at

#: Elements of one buffer, at most.
_LARGEST = 1 << 20


@dataclass(frozen=True, slots=True)
class Argument:
    """A buffer or a scalar, its tensor, and its extents over the parameters; of a scalar there are none."""

    buffer: Buffer
    tensor: str
    extents: tuple[core.IndexExpr, ...]


@dataclass(frozen=True, slots=True)
class Signature:
    """What a pipeline is called with. ``sizes`` are its integers, as expressions over the parameters."""

    inputs: tuple[Argument, ...]
    outputs: tuple[Argument, ...]
    sizes: Mapping[str, core.IndexExpr]


@dataclass(slots=True)
class Compiled:
    """The pipeline that ``MODULE.py:NAME`` makes; an :class:`~..common.compiled.Executable`.

    ``steps`` is how many calls of its schedule are made, empty for all. ``ran_for`` is the target of the
    code that was run last.
    """

    role: str
    argument: str
    signature: Signature
    target: str
    steps: str = ""
    ran_for: str = ""

    @property
    def wraps(self) -> bool:
        """Overflow of 32 bits and more is undefined in Halide."""
        return False

    @property
    def finite(self) -> bool:
        """Halide lets LLVM take floats for finite, unless a pipeline is ``strict_float``."""
        return True

    @property
    def needs_elements(self) -> bool:
        """Each reduction starts by itself."""
        return False

    def run(self, cases: Sequence[Case]) -> Sequence[Mapping[Element, Any] | str]:
        """See :meth:`.Executable.run`."""
        described = [self._described(case) for case in cases]
        job = {
            "argument": self.argument,
            "steps": self.steps,
            "target": self.target,
            "cases": [d for d in described if not isinstance(d, str)],
        }
        lines = iter(self._lines(job))
        head = next(lines, None)
        if head is None or "error" in head:
            why = "Halide ended while it compiled the pipeline" if head is None else str(head["error"])
            return [d if isinstance(d, str) else why for d in described]
        self.ran_for = head["target"]
        ended = {"error": "the compiled code ended the process, or took too long"}
        return [
            d if isinstance(d, str) else self._wanted(case, next(lines, ended))
            for d, case in zip(described, cases, strict=True)
        ]

    def _lines(self, job: Mapping[str, Any]) -> list[dict[str, Any]]:
        """What the process says: of the compilation, and of each case as far as it came."""
        with tempfile.TemporaryDirectory(prefix="redverify-halide-") as folder:
            given, made = Path(folder) / "job.json", Path(folder) / "result.json"
            given.write_text(json.dumps(job), "utf-8")
            JIT.run(given, made)
            if not made.exists():
                return []
            whole = made.read_text("utf-8").split("\n")[:-1]  # a line that is not ended is not read
            return [json.loads(line) for line in whole]

    # ------------------------------------------------------------ cases

    def _described(self, case: Case) -> dict[str, Any] | str:
        """A case as JSON; why it cannot be run if it is too large."""
        try:
            inputs = {a.buffer.name: self._buffer(a, case, given=True) for a in self.signature.inputs}
            outputs = {a.buffer.name: self._buffer(a, case, given=False) for a in self.signature.outputs}
        except ValueError as error:
            return str(error)
        sizes = {n: value_at(e, case.params) for n, e in self.signature.sizes.items()}
        return {"sizes": sizes, "inputs": inputs, "outputs": outputs}

    def _buffer(self, argument: Argument, case: Case, *, given: bool) -> dict[str, Any]:
        mins, extents = self._region(argument, case)
        if prod(extents) > _LARGEST:
            raise ValueError(f"{argument.buffer.name} is too large to be run")
        found = {"mins": mins, "extents": extents, "type": dtype_of(argument.buffer.type)}
        elements = case.inputs if given else case.wanted
        cells = _cells(argument.tensor, elements, mins, extents)
        if not given:
            return found | {"wanted": list(cells)}
        values = [case.inputs[argument.tensor, point] for point in cells.values()]
        return found | {"fill": case.fill.get(argument.tensor, 0), "cells": list(cells), "values": values}

    def _region(self, argument: Argument, case: Case) -> tuple[list[int], list[int]]:
        mins = [value_at(m, case.params) for m in argument.buffer.mins]
        return mins, [value_at(e, case.params) for e in argument.extents]

    def _wanted(self, case: Case, found: Mapping[str, Any]) -> Mapping[Element, Any] | str:
        if "error" in found:
            return str(found["error"])
        result: dict[Element, Any] = {}
        for argument in self.signature.outputs:
            cells = _cells(argument.tensor, case.wanted, *self._region(argument, case))
            values = found["values"][argument.buffer.name]
            result |= {(argument.tensor, p): v for p, v in zip(cells.values(), values, strict=True)}
        missing = set(case.wanted) - result.keys()
        return f"{len(missing)} elements lie outside of the buffers" if missing else result


def _cells(
    tensor: str, elements: Iterable[Element], mins: Sequence[int], extents: Sequence[int]
) -> dict[int, tuple[int, ...]]:
    """The elements of a tensor that a buffer has, by their positions in lexicographic order."""
    cells = {}
    for name, point in elements:
        if name == tensor:
            offsets = [p - low for p, low in zip(point, mins, strict=True)]
            if all(0 <= offset < size for offset, size in zip(offsets, extents, strict=True)):
                position = 0
                for offset, size in zip(offsets, extents, strict=True):
                    position = position * size + offset
                cells[position] = point
    return cells
