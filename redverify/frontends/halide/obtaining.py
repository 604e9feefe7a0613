"""A pipeline as Halide shows it: its serialised algorithm and its lowered form, from a process of its own."""

from __future__ import annotations

import inspect
import re
import struct
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import Any

from redverify.frontends.common.errors import LoadError, MissingDependency
from redverify.frontends.common.running.compiler_process import answer_of
from redverify.frontends.common.user_code import split
from redverify.frontends.halide.reading import syntax as sx

#: What is compiled for, unless the user says otherwise: never the machine that this runs on.
TARGET = "x86-64-linux-avx-avx2-f16c-fma-sse41"

#: Seconds for Halide.
SECONDS = 600.0

#: What a pipeline is called by: ``MODULE.py:NAME``, or the function of a module.
Program = str | Callable[[], Any]


@dataclass(frozen=True, slots=True)
class Obtained:
    """The serialised pipeline, and what Halide prints while it lowers it for ``target``.

    ``calls`` are those of the schedule where these are recorded: method, text, and line. ``constants`` are
    the floats of the C code that Halide writes for the program, ``None`` where it writes none. ``steps`` is
    how many calls of the schedule were made (:mod:`~redverify.frontends.halide_process.lowering`).
    """

    name: str
    algorithm: bytes
    output: str
    target: str
    calls: tuple[tuple[str, str, int], ...] = ()
    constants: tuple[sx.Float, ...] | None = None
    steps: str = ""


def argument_of(program: Program) -> str:
    """``MODULE.py:NAME`` of a program."""
    if isinstance(program, str):
        split(program)
        return program
    file = inspect.getsourcefile(program) if inspect.isfunction(program) else None
    if file is None or "." in program.__qualname__:
        raise LoadError("a pipeline is named by MODULE.py:NAME, or by a function of a module")
    return f"{file}:{program.__name__}"


def obtained(
    program: Program, target: str = TARGET, *, steps: str = "", seconds: float = SECONDS
) -> Obtained:
    """Run Halide on a program; ``steps`` is how much of its schedule, see :func:`.lowering.main`.

    Raises :class:`.MissingDependency`, :class:`.LoadError`, or :class:`.TranslationError` if Halide fails.
    """
    argument = argument_of(program)
    if find_spec("halide") is None:
        raise MissingDependency("halide", "halide")
    with tempfile.TemporaryDirectory(prefix="redverify-halide-") as folder:
        found = answer_of(
            "Halide",
            "redverify.frontends.halide_process.lowering",
            (argument, target, folder, steps),
            Path(folder) / "outcome.json",
            argument,
            seconds,
        )
        return replace(_read(argument, target, Path(folder), found), steps=steps)


def _read(argument: str, target: str, folder: Path, outcome: dict[str, Any]) -> Obtained:
    output = (folder / "lowered").read_text("utf-8", "replace")
    calls = tuple([(name, text, line) for name, text, line in outcome.get("calls", ())])
    code = (folder / "code.c").read_text("utf-8") if (folder / "code.c").exists() else None
    return Obtained(argument, (folder / "algorithm").read_bytes(), output, target, calls, _constants_of(code))


#: A float in C code, such as ``float _4 = float_from_bits(1051372203 /* 0.333333 */)``; a double is cast.
_IN_C = re.compile(r"(\w+) _\d+ = (?:\(double\) )?float_from_bits\((\d+) ")
_TYPES_OF_C = {"float": "float32", "double": "float64", "float16_t": "float16", "bfloat16_t": "bfloat16"}


def _constants_of(code: str | None) -> tuple[sx.Float, ...] | None:
    """The floats of C code; ``None`` if one of them cannot be read."""
    if code is None:
        return None
    _, _, body = code.rpartition('extern "C" {')
    found = _IN_C.findall(body)
    if len(found) != body.count("float_from_bits(") or any(t not in _TYPES_OF_C for t, _ in found):
        return None
    values = [(_TYPES_OF_C[t], struct.unpack("f", struct.pack("I", int(bits)))[0]) for t, bits in found]
    return tuple([sx.Float(Fraction(value), type_) for type_, value in values if isfinite(value)])
