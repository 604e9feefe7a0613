"""TensorIR functions as TVM compiles them for this machine (:class:`~.compiled.Executable`).

LLVM has no threads of a GPU. So loops over threads, and parallel loops, become serial ones before the
function is compiled. At the level of sblocks that is one of the orders in which they may run: a block sees
what the blocks before it in the program have written. Not run are functions whose threads wait for each
other or reduce together, which one order of threads does not show.

The code runs in a fork of this process with limits of time and memory.
"""

from __future__ import annotations

import resource
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import prod
from typing import Any

from redverify.frontends.common.model import Layout
from redverify.frontends.common.running.compiled import Case, Element
from redverify.frontends.tvm.threads.statement_marks import Walk, is_barrier
from redverify.frontends.tvm.tir import kind_of, statements
from redverify.interpreter.indices import compile_point
from redverify.language.core import IndexExpr
from redverify.system.forks import CannotFork, WorkerDied, stream

#: Seconds of processor time for compiling and for all cases, and bytes that the process may ask for.
SECONDS, MEMORY = 4, 2 << 30

#: Elements of an array above which a function is not run.
_ELEMENTS = 1 << 24

#: TVM tells LLVM that no arithmetic of 32 bits and more overflows, unsigned arithmetic neither. Unoptimised,
#: it wraps all the same.
TARGET = {"kind": "llvm", "opt-level": 0}

#: What arrays hold that are not inputs.
_POISON = 101

#: ``For.kind``: serial, parallel, bound to a thread.
_SERIAL, _PARALLEL, _THREAD = 0, 1, 4


@dataclass(frozen=True, slots=True)
class Scalar:
    """A parameter of a function that is a number: the specification's parameter ``name``."""

    name: str


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a function that is an array, and the tensor of the specification that it holds.

    ``shape`` are the extents, each as factors (:mod:`.factored_extents`); ``layout`` says in which cell an
    element lies, if it has not the indices of the element.
    """

    tensor: str
    dtype: str
    shape: tuple[tuple[IndexExpr, ...], ...]
    layout: Layout | None = None


@dataclass(frozen=True, slots=True)
class Compiled:
    """A PrimFunc that is compiled for this machine; ``function`` may be its script."""

    function: Any
    parameters: tuple[Scalar | Parameter, ...]
    role: str
    #: TVM tells LLVM that signed arithmetic of 32 bits and more does not overflow.
    wraps: bool = False
    finite: bool = False
    #: TVM starts a reduction in its first iteration: one without iterations leaves its result as it was.
    needs_elements: bool = False

    def run(self, cases: Sequence[Case]) -> Sequence[Mapping[Element, Any] | str]:
        """For each case the wanted elements, or why there are none."""
        found: list[Mapping[Element, Any] | str] = []
        try:
            with closing(stream(partial(self._results, cases), SECONDS)) as results:
                found += results
        except WorkerDied as error:
            found += [error.died.reason] * (len(cases) - len(found))
        except CannotFork as error:
            return [str(error)] * len(cases)
        return found

    def _results(self, cases: Sequence[Case]) -> Iterator[Mapping[Element, Any] | str]:
        """What :meth:`run` gives, in the process that runs the code."""
        _limit_memory()
        tvm: Any = import_module("tvm")
        try:
            script: Any = (
                tvm.script.from_source if isinstance(self.function, str) else lambda function: function
            )
            module = tvm.compile(tvm.IRModule({"main": serial(script(self.function))}), target=dict(TARGET))
        except Exception as error:
            lines = [line.strip() for line in str(error).splitlines() if line.strip()]
            reason = f"TVM cannot compile it: {lines[-1] if lines else type(error).__name__}"
            yield from [reason] * len(cases)
            return
        for case in cases:
            try:
                yield self._wanted(tvm, module, case)
            except Exception as error:
                yield f"{type(error).__name__}: {error}"

    def _wanted(self, tvm: Any, module: Any, case: Case) -> Mapping[Element, Any]:
        """The wanted elements, where arrays that are not inputs hold :data:`_POISON` before."""
        arguments: list[Any] = []
        held: dict[str, tuple[Parameter, Any]] = {}
        for parameter in self.parameters:
            if isinstance(parameter, Scalar):
                value = case.params[parameter.name]
                arguments.append(value - (1 << 64) if value >= 1 << 63 else value)  # a word of 64 bits
                continue
            extents = [prod(compile_point(factors)(dict(case.params))) for factors in parameter.shape]
            if prod(extents) > _ELEMENTS:
                raise ValueError(f"{parameter.tensor} has more than {_ELEMENTS} elements")
            held[parameter.tensor] = parameter, tvm.runtime.tensor(_filled(parameter, extents, case))
            arguments.append(held[parameter.tensor][1])
        module["main"](*arguments)
        arrays = {name: tensor.numpy().reshape(-1) for name, (_, tensor) in held.items()}
        return {(n, point): arrays[n][_cell(held[n][0], point, case)].item() for n, point in case.wanted}


def _limit_memory() -> None:
    """Let this process ask for little more memory than it has."""
    with open("/proc/self/statm", encoding="ascii") as file:
        now = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _filled(parameter: Parameter, extents: Sequence[int], case: Case) -> Any:
    """The array that a parameter is, with the elements of its tensor that a case gives."""
    numpy: Any = import_module("numpy")
    dtype: Any = import_module("ml_dtypes").bfloat16 if parameter.dtype == "bfloat16" else parameter.dtype
    fill = case.fill.get(parameter.tensor, _POISON)
    array = numpy.full(prod(extents), fill, dtype)
    for (tensor, point), value in case.inputs.items():
        if tensor == parameter.tensor:
            array[_cell(parameter, point, case)] = value
    return array.reshape(extents)


def _cell(parameter: Parameter, point: tuple[int, ...], case: Case) -> int:
    """The position of an element in its array, from the start."""
    if parameter.layout is not None:
        inside = dict(zip(parameter.layout.variables, point, strict=True))
        point = compile_point(parameter.layout.indices)({**case.params, **inside})
    extents = compile_point(tuple(f for factors in parameter.shape for f in factors))(dict(case.params))
    found = 0
    for index, extent in zip(point, extents, strict=True):
        found = found * extent + index
    return found


# ---------------------------------------------------------------- threads as loops


@dataclass(slots=True)
class _Serial(Walk):
    """Makes loops over threads and parallel loops serial; annotations are for what is not done here."""

    def changed(self, number: int, node: Any, rebuilt: Any) -> Any:
        """The loop, run by one thread."""
        if kind_of(node) != "For":
            return rebuilt
        tirx: Any = import_module("tvm.tirx")
        kind = _SERIAL if int(node.kind) in (_PARALLEL, _THREAD) else int(node.kind)
        return tirx.For(
            node.loop_var, node.min, node.extent, kind, rebuilt.body, None, {}, getattr(node, "step", None)
        )


def serial(function: Any) -> Any:
    """The function with loops over threads and parallel loops made serial."""
    return function.with_body(_Serial(0).statement(function.body))


def waits(node: Any) -> bool:
    """Whether threads wait for each other in a statement."""
    return (kind_of(node) == "Evaluate" and is_barrier(node)) or any(map(waits, statements(node)))
