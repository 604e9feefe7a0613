"""Runs in a process of its own: what Halide says of one pipeline, as files.

Halide makes names unique for each process, prints what it does to file descriptor 2, and reads what to print
from the environment when it is loaded. So each pipeline has its own process, which this module is run in.
Besides it only :mod:`.running` imports ``halide``.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from redverify.frontends.common import user_code
from redverify.frontends.common.errors import LoadError
from redverify.frontends.halide_process.recording import Recorder

#: What is printed: the statement after each pass of lowering.
_DEBUG = "2,Lower.cpp@operator()"


def main(argument: str, target: str, folder: str, steps: str = "") -> None:
    """Write ``algorithm``, ``lowered``, ``code.c`` and ``outcome.json`` to the folder.

    ``argument`` is ``MODULE.py:NAME``. With ``steps``, only so many calls of the schedule are made, or with
    ``all`` all of them; the outcome has these ``calls``. Else it is ``{}``, or has an ``error`` of kind
    ``missing``, ``load`` or ``refused`` with its ``message``; for ``load``, the parts of :class:`.LoadError`.
    """
    out = Path(folder)
    recorder = None
    if steps:
        recorder = Recorder(str(Path(argument.rpartition(":")[0])), None if steps == "all" else int(steps))
    try:
        outcome = _obtained(argument, target, out, recorder)
    except Failed as failed:
        outcome = {"error": failed.kind, "message": str(failed)}
    except LoadError as error:
        outcome = {"error": "load", "message": [error.message, error.code, error.place, error.hint]}
    (out / "outcome.json").write_text(json.dumps(outcome), "utf-8")


class Failed(Exception):
    """Halide is missing, or has failed; ``kind`` says which."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def _obtained(argument: str, target: str, out: Path, recorder: Recorder | None) -> dict[str, Any]:
    os.environ["HL_DEBUG_CODEGEN"] = _DEBUG
    try:
        import halide
    except ImportError as error:
        raise Failed("missing", str(error)) from error
    if recorder is not None:
        recorder.install(halide)
    pipeline = pipeline_of(halide, argument)
    try:
        (out / "algorithm").write_bytes(bytes(halide.serialize_pipeline(pipeline)))
        chosen = halide.Target(target)
    except Exception as error:
        raise LoadError(f"Halide: {words(error)}", user_code.FAILS, argument) from error
    kept = os.dup(2)
    with open(out / "lowered", "wb") as file:
        os.dup2(file.fileno(), 2)
        try:
            _lower(halide, pipeline, chosen, out, file)
        except Exception as error:
            raise Failed("refused", f"Halide cannot lower the pipeline: {words(error)}") from error
        finally:
            os.dup2(kept, 2)
    return {} if recorder is None else {"calls": recorder.calls}


def _lower(halide: Any, pipeline: Any, target: Any, out: Path, printed: Any) -> None:
    """Lower the pipeline, and write it as C code, too, unless that cannot be done for what is scheduled."""
    arguments = pipeline.infer_arguments()
    kinds = halide.OutputFileType
    try:
        files = {kinds.stmt: str(out / "statement"), kinds.c_source: str(out / "code.c")}
        pipeline.compile_to(files, arguments, "pipeline", target)
    except Exception:
        printed.truncate(0)
        (out / "code.c").unlink(missing_ok=True)
        pipeline.compile_to_lowered_stmt(
            str(out / "statement"), arguments, halide.StmtOutputFormat.Text, target
        )


def words(error: Exception) -> str:
    """What Halide says, without its own `Error:` before it."""
    return user_code.words(error).removeprefix("Error:").strip() or "an error without a message"


def pipeline_of(halide: Any, argument: str) -> Any:
    """The pipeline that ``MODULE.py:NAME`` names: a Func, several, or a pipeline; a function is called."""
    path, name = user_code.split(argument)
    value = user_code.value_of(user_code.module_of(path), path, name, lambda v: _is_program(halide, v))
    if not _is_program(halide, value):
        raise user_code.no_program(path, name, value, "a Func, a Pipeline or a list of Funcs")
    if isinstance(value, halide.Pipeline):
        return value
    many = list(value) if isinstance(value, list | tuple) else [value]
    for func in many:
        if not func.defined():
            place = user_code.defined_in(path, name)
            raise LoadError(f"the Func {func.name()} has no definition", user_code.NO_PROGRAM, place)
    return halide.Pipeline(many[0] if len(many) == 1 else many)


def _is_program(halide: Any, value: Any) -> bool:
    if isinstance(value, list | tuple):
        return bool(value) and all(isinstance(f, halide.Func) for f in value)
    return isinstance(value, halide.Func | halide.Pipeline)


if __name__ == "__main__":
    main(*sys.argv[1:])
