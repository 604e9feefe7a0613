"""Runs in a process of its own: what Halide says of one pipeline, as files.

Halide makes names unique for each process, prints what it does to file descriptor 2, and reads what to print
from the environment when it is loaded. So each pipeline has its own process, which this module is run in.
Besides it only :mod:`.running` imports ``halide``.
"""

from __future__ import annotations

import inspect
import json
import os
import sys
from pathlib import Path
from typing import Any

from redverify.frontends.halide_process.recording import Recorder

#: What is printed: the statement after each pass of lowering.
_DEBUG = "2,Lower.cpp@operator()"


def main(argument: str, target: str, folder: str, steps: str = "") -> None:
    """Write ``algorithm``, ``lowered``, ``code.c`` and ``outcome.json`` to the folder.

    ``argument`` is ``MODULE.py:NAME``. With ``steps``, only so many calls of the schedule are made, or with
    ``all`` all of them; the outcome has these ``calls``. Else it is ``{}``, or has an ``error`` of kind
    ``missing``, ``load`` or ``refused`` with its ``message``.
    """
    out = Path(folder)
    recorder = None
    if steps:
        recorder = Recorder(str(Path(argument.rpartition(":")[0])), None if steps == "all" else int(steps))
    try:
        outcome = _obtained(argument, target, out, recorder)
    except Failed as failed:
        outcome = {"error": failed.kind, "message": str(failed)}
    (out / "outcome.json").write_text(json.dumps(outcome), "utf-8")


class Failed(Exception):
    """Halide or the module that was given has failed; ``kind`` says in which way."""

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
    pipeline = pipeline_of(halide, loaded(argument))
    try:
        (out / "algorithm").write_bytes(bytes(halide.serialize_pipeline(pipeline)))
        chosen = halide.Target(target)
    except Exception as error:
        raise Failed("load", f"Halide: {first_line(error)}") from error
    kept = os.dup(2)
    with open(out / "lowered", "wb") as file:
        os.dup2(file.fileno(), 2)
        try:
            _lower(halide, pipeline, chosen, out, file)
        except Exception as error:
            raise Failed("refused", f"Halide cannot lower the pipeline: {first_line(error)}") from error
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


def first_line(error: Exception) -> str:
    """The first line of a message that is not empty."""
    lines = [line for line in str(error).splitlines() if line.strip()]
    return lines[0].strip() if lines else type(error).__name__


def loaded(argument: str) -> Any:
    """What ``MODULE.py:NAME`` names, called if it is a function."""
    path_text, _, name = argument.rpartition(":")
    path = Path(path_text)
    sys.path.insert(0, str(path.resolve().parent))
    scope: dict[str, Any] = {"__name__": path.stem, "__file__": str(path)}
    stdout, sys.stdout = sys.stdout, sys.stderr
    try:
        exec(compile(path.read_text("utf-8"), str(path), "exec"), scope)
        if name not in scope:
            known = ", ".join(n for n, v in scope.items() if inspect.isfunction(v)) or "no function"
            raise Failed("load", f"{path_text} has no {name} (it has: {known})")
        value = scope[name]
        if inspect.isfunction(value):
            if any(p.default is p.empty for p in inspect.signature(value).parameters.values()):
                raise Failed("load", f"{name} of {path_text} needs arguments")
            value = value()
    except Failed:
        raise
    except Exception as error:
        raise Failed("load", f"{path_text}: {type(error).__name__}: {first_line(error)}") from error
    finally:
        sys.stdout = stdout
    return value


def pipeline_of(halide: Any, value: Any) -> Any:
    """The pipeline that a Func, several, or a pipeline is."""
    if isinstance(value, halide.Pipeline):
        return value
    many = list(value) if isinstance(value, list | tuple) else [value]
    if many and all(isinstance(f, halide.Func) for f in many):
        return halide.Pipeline(many[0] if len(many) == 1 else many)
    raise Failed("load", f"a Func, a Pipeline or a list of Funcs is needed, not a {type(value).__name__}")


if __name__ == "__main__":
    main(*sys.argv[1:])
