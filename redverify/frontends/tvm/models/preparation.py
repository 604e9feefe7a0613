"""The kernels of a model: what TVM makes of it, taken apart in processes of its own, as ``.sched`` texts.

One process imports the model and brings it to the point before scheduling. For each kernel it forks
another one, which schedules (or puts in sequence) that kernel alone and translates it. A crash of TVM
ends the process of one kernel. What comes back is text (``tvm.ir.save_json`` of the published wheel
crashes even on a single function).
"""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

from redverify.frontends.common.annotating.attempts import explained
from redverify.frontends.common.assumptions import applicable, known_of, sizes_in
from redverify.frontends.common.errors import LoadError, MissingDependency, TranslationError
from redverify.frontends.common.layouts import LayoutError, wanted_layouts
from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.frontends.tvm.executables import Compiled
from redverify.frontends.tvm.models import pipelines
from redverify.frontends.tvm.models.fusion import called_in_sequence
from redverify.frontends.tvm.models.pipelines import ModelError, Unscheduled
from redverify.frontends.tvm.translation import Level, TvmOptions, is_same, require_tvm, sizes_of, translate
from redverify.pipeline.pool import processor_time
from redverify.reporting.kernels import Uncovered
from redverify.reporting.result import CompiledRun
from redverify.system.forks import Died, WorkerDied, each, stream

#: What is verified of a kernel: its schedule, or the fusion that made it.
What = Literal["schedule", "fusion"]

#: Seconds of processor time for the whole model up to scheduling, and for one kernel.
MODEL_SECONDS, KERNEL_SECONDS = 1200, 300


@dataclass(frozen=True, slots=True)
class Kernel:
    """One thing to verify. ``name`` is the global symbol of the function."""

    name: str
    what: What

    def __str__(self) -> str:
        return f"{self.name} ({self.what})"


@dataclass(frozen=True, slots=True)
class Prepared:
    """A kernel as text, or why there is no text.

    ``text`` is the ``.sched`` text; if it is empty, ``unchanged`` says that the pipeline leaves the
    function as it is, and else ``reason`` and ``place`` why it was refused. ``crashed``: TVM failed.
    ``before`` and ``after`` are the two functions as TVM shows them. ``assumed`` are those conditions of the
    user that are about this kernel's sizes. ``seconds`` is the processor time of the translation.
    ``guarded`` and ``runnable`` are as in :class:`.Translated`; ``compiled_run`` is what the compiled
    functions compute, and ``compiled`` the function after, by its script, or why it is not run.
    """

    kernel: Kernel
    text: str = ""
    reason: str = ""
    place: str = ""
    unchanged: bool = False
    crashed: bool = False
    before: str = ""
    after: str = ""
    assumed: tuple[str, ...] = ()
    seconds: float = 0.0
    guarded: frozenset[str] = frozenset()
    compiled_run: CompiledRun | None = None
    runnable: str = ""
    compiled: Compiled | str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """All kernels, in the order in which they are reported, and what has to be said of the whole model.

    ``uncovered`` are the calls of the model that are not kernels.
    """

    kernels: tuple[Kernel, ...]
    notes: tuple[str, ...] = ()
    uncovered: tuple[Uncovered, ...] = ()


@dataclass(frozen=True, slots=True)
class Request:
    """What to prepare: ``load`` gives the module, ``place`` is how messages name it.

    ``assume`` are conditions on sizes; each holds for the kernels that have all of its sizes. ``only`` are
    the names of the kernels that are wanted; all if it is empty. ``layouts`` are those of
    parameters that the pipeline lays out anew, each with the name of the kernel and a dot before it.
    ``level`` says at which level a schedule is verified; a fusion is verified at the level of sblocks, since
    it has no threads yet. ``run``: the compiled functions are run, too.
    """

    load: Callable[[], Any]
    place: str
    pipeline: str
    target: str
    values: str = "real"
    assume: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    layouts: tuple[str, ...] = ()
    level: Level = "sblock"
    run: bool = True


def prepare(request: Request, jobs: int = 1) -> Generator[Found | tuple[int, Prepared], None, None]:
    """What there is to verify, then each kernel with its position as it is ready, ``jobs`` at a time.

    Raises :class:`.ModelError` where the model, the pipeline or the target is unusable, and where TVM
    fails before there is anything to schedule; :class:`.LayoutError` for a layout that cannot be used.
    """
    if importlib.util.find_spec("tvm") is None:
        raise MissingDependency("tvm", "tvm")
    _check_assumptions(request.assume)
    died: list[str] = []
    for stop in pipelines.STOPS:
        progress = _Progress()
        try:
            with closing(stream(partial(_prepare, request, stop, jobs), MODEL_SECONDS)) as messages:
                for message in messages:
                    if isinstance(message, ModelError | LayoutError):
                        raise message
                    if isinstance(message, str):
                        progress.loaded = True
                    elif isinstance(message, Found):
                        progress.found = True
                        yield replace(message, notes=tuple(died))
                    else:
                        yield message
            if progress.found:
                return
        except WorkerDied as error:
            reason = _reason(error.died)
            if not progress.loaded:
                reason += f" (at {at})" if (at := _place(error.died)) else ""
            if progress.found or not progress.loaded:
                raise _unusable(request, reason, loaded=progress.loaded) from error
            died.append(f"TVM failed before {stop} had run, so functions are taken before it: {reason}")
    if died:
        raise _unusable(request, died[0].partition(": ")[2], loaded=True)
    hint = "it may have none of Relax's operators and no PrimFunc"
    raise ModelError("RV605", f"after {request.pipeline} the model has no PrimFunc", request.place, hint)


def _check_assumptions(assume: tuple[str, ...]) -> None:
    """Raise :class:`.ModelError` for a text that is not a condition, whatever sizes there are."""
    for text in assume:
        try:
            known_of(sorted(sizes_in(text)), [text])
        except TranslationError as error:
            hint = 'a condition on sizes such as "n >= 1"'
            raise ModelError("RV615", error.construct, "--assume", hint) from error


@dataclass(slots=True)
class _Progress:
    """How far the process has come that runs TVM."""

    loaded: bool = False
    found: bool = False


def _unusable(request: Request, reason: str, *, loaded: bool) -> ModelError:
    if not loaded:
        return ModelError("RV604", f"the model cannot be made: {reason}", request.place)
    hint = "the failure is TVM's; does `tvm.compile` accept the model?"
    return ModelError("RV606", f"TVM cannot lower the model: {reason}", request.place, hint)


# ---------------------------------------------------------------- in the process that runs TVM


def _prepare(request: Request, stop: str, jobs: int) -> Iterator[Any]:
    """``"loaded"``, what was found, and each kernel. An error of the user is yielded, not raised."""
    try:
        require_tvm()
        target = pipelines.target_of(request.target)
        module = pipelines.module_of(request.load(), request.place)
        pipelines.check_pipeline(request.pipeline)
    except ModelError as error:
        yield error
        return
    except LoadError as error:
        hint = error.hint or "name a Relax module as MODULE.py:MODEL"
        yield ModelError(error.code or "RV600", error.message, error.place, hint)
        return
    yield "loaded"
    unscheduled = pipelines.unscheduled(module, request.pipeline, target, stop)
    kernels = _kernels(unscheduled)
    unknown = [n for n in request.only if n not in {k.name for k in kernels}]
    if unknown and kernels:
        names = ", ".join(dict.fromkeys(k.name for k in kernels))
        yield ModelError("RV607", f"there is no kernel {unknown[0]}", "--kernel", f"the kernels are {names}")
        return
    wanted = tuple(k for k in kernels if not request.only or k.name in request.only)
    if not wanted:
        return
    try:
        layouts = _layouts(request.layouts, wanted)
    except LayoutError as error:
        yield error
        return
    yield Found(wanted, uncovered=() if request.only else unscheduled.uncovered)

    def one(kernel: Kernel) -> Prepared | LayoutError:
        try:
            return _translated(kernel, unscheduled, request, target, layouts.get(kernel, ()))
        except LayoutError as error:
            return error

    for position, result in each(one, wanted, jobs, KERNEL_SECONDS):
        if isinstance(result, LayoutError):
            yield result
            return
        kernel = wanted[position]
        yield position, _crashed(kernel, result) if isinstance(result, Died) else result


def _layouts(texts: tuple[str, ...], kernels: tuple[Kernel, ...]) -> dict[Kernel, tuple[str, ...]]:
    """The layouts of each kernel, without its name. A fusion leaves the layouts of parameters as they are."""
    found: dict[Kernel, tuple[str, ...]] = {}
    for wanted in wanted_layouts(texts):
        name, dot, _ = wanted.parameter.rpartition(".")
        kernel = next((k for k in kernels if (k.name, k.what) == (name, "schedule")), None)
        if kernel is None:
            names = ", ".join(k.name for k in kernels if k.what == "schedule")
            message = f"there is no kernel {name}" if dot else "the layout does not name its kernel"
            wanted.fail("RV608", message, f"write KERNEL.PARAMETER: ...; the kernels are {names}")
        found[kernel] = (*found.get(kernel, ()), wanted.text.strip().removeprefix(f"{name}."))
    return found


def _kernels(unscheduled: Unscheduled) -> list[Kernel]:
    """The kernels by name; the fusion that made a function comes before its schedule."""
    fused = [Kernel(name, "fusion") for name in unscheduled.fused]
    scheduled = [Kernel(name, "schedule") for name in unscheduled.functions]
    return sorted([*fused, *scheduled], key=lambda k: (k.name, k.what != "fusion"))


def _translated(
    kernel: Kernel, unscheduled: Unscheduled, request: Request, target: Any, layouts: tuple[str, ...]
) -> Prepared:
    """One kernel as text. An exception of TVM is a crash, one of the translation is left to the caller.

    ``layouts`` are those of its parameters; :class:`.LayoutError` is raised for one that cannot be used.
    """
    try:
        before, after = _pair(kernel, unscheduled, request, target)
    except TranslationError as error:
        return _refused(Prepared(kernel), error)
    if after is None:
        gone = f"the pipeline leaves no function {kernel.name}"
        return Prepared(kernel, reason=gone)
    shown = Prepared(kernel, before=str(before.script()), after=str(after.script()))
    if is_same(before, after):
        return replace(shown, unchanged=True)
    begun = processor_time()
    try:
        if request.assume:
            assumed = applicable(request.assume, sizes_of(before))
            shown = replace(shown, assumed=assumed)
        options = TvmOptions(
            values=request.values,
            assume=shown.assumed,
            layouts=layouts,
            level=request.level if kernel.what == "schedule" else "sblock",
            target=target,
        )
        found = explained(
            lambda claims: translate(before, after, replace(options, claims=claims)), lambda _: False
        )
        shown = replace(shown, text=found.text, guarded=found.guarded)
        if request.run:
            run = SecondOpinion(found.runnable, found.before, found.after, request.values).run
            compiled = found.after
            if not isinstance(compiled, str):
                compiled = replace(compiled, function=shown.after)
            shown = replace(shown, runnable=found.runnable, compiled_run=run, compiled=compiled)
    except TranslationError as error:
        shown = _refused(shown, error)
    except LayoutError:
        raise
    except Exception as error:  # a bug of the translation is one kernel's, not the model's
        reason = f"internal error of the translation: {type(error).__name__}"
        shown = replace(shown, reason=reason, place=_python_place(error))
    return replace(shown, seconds=round(processor_time() - begun, 4))


def _pair(kernel: Kernel, unscheduled: Unscheduled, request: Request, target: Any) -> tuple[Any, Any | None]:
    """The function before and after what is verified."""
    name = kernel.name
    function = unscheduled.functions.get(name)
    if kernel.what == "schedule":
        return function, pipelines.scheduled(name, function, request.pipeline, target)
    before = called_in_sequence(name, unscheduled.fusing[name], unscheduled.fusing)
    if function is not None:
        _check_order(name, before, function)
    return before, function


def _check_order(name: str, before: Any, after: Any) -> None:
    """Parameters are matched by position: those of the same name must stand at the same one."""
    first, second = ([str(p.name) for p in f.params if hasattr(p.ty, "shape")] for f in (before, after))
    for position, parameter in enumerate(first):
        if first.count(parameter) == second.count(parameter) == 1 and second.index(parameter) != position:
            raise TranslationError(f"FuseTIR has put the parameters of {name} in another order: {parameter}")


def _refused(shown: Prepared, error: TranslationError) -> Prepared:
    reason = f"{error.construct}; {error.hint}" if error.hint else error.construct
    return replace(shown, reason=reason, place="" if error.place is None else str(error.place))


# ---------------------------------------------------------------- failures


def _crashed(kernel: Kernel, died: Died) -> Prepared:
    doing = "scheduled" if kernel.what == "schedule" else "fused"
    return Prepared(
        kernel, crashed=True, reason=f"TVM failed while this was {doing}: {_reason(died)}", place=_place(died)
    )


def _reason(died: Died) -> str:
    """Why a process ended, with TVM's own words if it left some."""
    said = re.search(r"(InternalError|Check failed|Assertion)[^\n]*", died.output)
    return f"{died.reason} ({said[0].strip()})" if said and said[0] not in died.reason else died.reason


#: The folder of this package.
_OURS = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))) + os.sep

#: A line of a traceback of Python.
_FRAME = re.compile(r'^\s*File "([^"]+)", line (\d+),? in ', re.MULTILINE)


def _place(died: Died) -> str:
    """The innermost frame of a traceback that is neither ours nor TVM's way into its C++ part."""
    # After a crash Python's stack is in the output, its innermost frame first.
    stack = _FRAME.findall(died.traceback) or _FRAME.findall(died.output)[::-1]
    frames = [
        (file, line)
        for file, line in stack
        if os.path.isfile(file) and not file.startswith(_OURS) and "tvm_ffi" not in file
    ]
    if not frames:
        return ""
    file, line = frames[-1]
    short = file.replace(os.sep, "/").rpartition("site-packages/")[2]
    return f"{short}:{line}"


def _python_place(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"


__all__ = ["Found", "Kernel", "Prepared", "Request", "prepare"]
