"""Runs in a process of its own: a pipeline, compiled by Halide's JIT, on the inputs of several cases.

The process starts the JIT once, which takes Halide longer than most pipelines do, and forks for each job.

A job is JSON: ``argument`` (``MODULE.py:NAME``), how many calls of its schedule to make (``steps``, empty
for all of them without recording), ``target``, and ``cases``. A case has ``sizes`` (the values of Halide's
integer parameters), ``inputs`` and ``outputs``: buffers with ``mins``, ``extents`` and ``type``. Positions in
them are those of lexicographic order. Inputs have the ``values`` of some ``cells`` and the ``fill`` of all
others; of outputs some cells are ``wanted``. For each case a line is written, with the ``values`` of these
cells or an ``error``; the line before them has the ``target`` of the code, or the ``error`` for which there
is none.
"""

from __future__ import annotations

import json
import math
import os
import resource
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from redverify.frontends.common.errors import LoadError
from redverify.frontends.halide_process.lowering import pipeline_of, words
from redverify.frontends.halide_process.recording import Recorder

#: Bytes of memory, and seconds of the processor.
_BYTES, _SECONDS = 6 << 30, 25


def serve(seconds: float) -> None:
    """Answer each line of the standard input, ``[job_file, result_file]``, by a line when the job has ended.

    A job is killed after so many seconds.
    """
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what modules print is not an answer
    with suppress(Exception):  # else each job says what is wrong
        _warm()
    for line in sys.stdin:
        job_file, result_file = json.loads(line)
        child = os.fork()
        if not child:
            with open(os.devnull, "rb") as nothing:
                os.dup2(nothing.fileno(), 0)
            status = 1
            try:
                answers.close()
                main(job_file, result_file)
                status = 0
            finally:
                os._exit(status)
        _wait(child, seconds)
        print("ended", file=answers, flush=True)


def _wait(child: int, seconds: float) -> None:
    """Wait for the end of a process, which is killed after so many seconds."""
    end = time.monotonic() + seconds
    pause = 0.001
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return
        time.sleep(pause)
        pause = min(2 * pause, 0.05)


def _warm() -> None:
    """Start the JIT. The names here are not those that Halide gives what has no name."""
    import halide
    import numpy  # noqa: F401

    variable, function = halide.Var("redverify_x"), halide.Func("redverify_warm")
    function[variable] = variable
    pipeline = halide.Pipeline(function)
    pipeline.compile_to_callable([], halide.get_jit_target_from_environment())


def main(job_file: str, result_file: str) -> None:
    """Run the job, and write a line of JSON for each case as soon as it is done."""
    resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS + 1))
    job: dict[str, Any] = json.loads(Path(job_file).read_text("utf-8"))
    with open(result_file, "w", encoding="utf-8") as results:

        def put(found: dict[str, Any]) -> None:
            results.write(json.dumps(found) + "\n")
            results.flush()

        try:
            call, arguments, target = _compiled(job)
        except LoadError as failed:
            put({"error": str(failed)})
            return
        except Exception as error:
            put({"error": f"Halide: {words(error)}"})
            return
        put({"target": target})
        for case in job["cases"]:
            try:
                put({"values": _run(call, arguments, case)})
            except Exception as error:
                put({"error": f"Halide: {words(error)}"})


def _compiled(job: dict[str, Any]) -> tuple[Any, Any, str]:
    """The compiled pipeline, its arguments, and what it is compiled for."""
    import halide

    if job["steps"]:
        path = job["argument"].rpartition(":")[0]
        Recorder(path, int(job["steps"])).install(halide)
    pipeline = pipeline_of(halide, job["argument"])
    target = _target(halide, job["target"])
    arguments = pipeline.infer_arguments()
    return pipeline.compile_to_callable(arguments, target), arguments, str(target)


def _target(halide: Any, name: str) -> Any:
    """The target that was lowered for if this machine has its features, else this machine."""
    host, wanted = halide.get_jit_target_from_environment(), halide.Target(name)
    same = (host.os, host.arch, host.bits) == (wanted.os, wanted.arch, wanted.bits)
    features = [f for f in halide.TargetFeature.__members__.values() if f != halide.TargetFeature.FeatureEnd]
    if same and all(host.has_feature(f) for f in features if wanted.has_feature(f)):
        return wanted.with_feature(halide.TargetFeature.JIT)
    return host


def _run(call: Any, arguments: Any, case: dict[str, Any]) -> dict[str, Any]:
    """What one call writes to its outputs, in lexicographic order."""
    import halide

    kept: dict[str, Any] = {}
    given: list[Any] = []

    def buffer(name: str, of: dict[str, Any]) -> Any:
        kept[name] = _array(of).T.copy()  # of no dimensions, too
        made = halide.Buffer(kept[name], name)
        if of["extents"]:
            made.set_min(of["mins"])
        return made

    for argument in arguments:
        if argument.name in case["sizes"]:
            given.append(case["sizes"][argument.name])
        elif argument.name not in case["inputs"]:
            raise LoadError(f"{argument.name} is not an input of the specification")
        elif not argument.dimensions:
            given.append(_array(case["inputs"][argument.name]).item())
        else:
            given.append(buffer(argument.name, case["inputs"][argument.name]))
    given += [buffer(name, of) for name, of in case["outputs"].items()]
    call(*given)
    return {name: kept[name].T.reshape(-1)[of["wanted"]].tolist() for name, of in case["outputs"].items()}


def _array(of: dict[str, Any]) -> Any:
    """A buffer's elements before the call, in lexicographic order."""
    import numpy

    cells = numpy.full(math.prod(of["extents"]), of.get("fill", 0), of["type"])
    cells[of.get("cells", [])] = numpy.array(of.get("values", []), of["type"])
    return cells.reshape(of["extents"])


if __name__ == "__main__":
    serve(float(sys.argv[1]))
