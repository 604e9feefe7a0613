"""A witness as a script that compiles the user's own pipeline and runs it: the wrong number, from Halide.

The inputs and what is expected are those of :mod:`redverify.witnesses.replay`. In place of the loops stands
the pipeline itself, compiled by Halide's JIT for the machine that the script runs on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os.path import abspath

from redverify.language import core
from redverify.language.points import value_at
from redverify.language.types import ValueType
from redverify.witnesses.replay import Running
from redverify.witnesses.replay_expressions import name_text

_PIPELINE = '''\
import halide as hl


def pipeline_of(path, name):
    """The pipeline that a function of a module makes, as ``redverify halide`` reads it."""
    scope = {"__name__": "pipeline", "__file__": path}
    sys.path.insert(0, path.rpartition("/")[0])
    with open(path, encoding="utf-8") as file:
        exec(compile(file.read(), path, "exec"), scope)
    made = scope[name]() if callable(scope[name]) else scope[name]
    return made if isinstance(made, hl.Pipeline) else hl.Pipeline(made)


def run_pipeline(pipeline, inputs, sizes, outputs):
    """Compile, and run on the arrays; what it writes goes to the arrays of the outputs."""
    arguments = pipeline.infer_arguments()
    call = pipeline.compile_to_callable(arguments, hl.get_jit_target_from_environment())
    given, kept = [], []
    for argument in arguments:
        if argument.name in sizes:
            given.append(sizes[argument.name])
            continue
        memory, mins, dtype = inputs[argument.name]
        if not argument.dimensions:
            given.append(memory.values.astype(dtype).item())
            continue
        kept.append(np.ascontiguousarray(memory.values.astype(dtype).T))
        given.append(hl.Buffer(kept[-1], argument.name))
        given[-1].set_min(mins)
    for memory, mins, dtype in outputs:
        kept.append(np.zeros(memory.values.shape[::-1], dtype))
        given.append(hl.Buffer(kept[-1], memory.name))
        if mins:
            given[-1].set_min(mins)
    call(*given)
    for (memory, _, _), written in zip(outputs, kept[len(kept) - len(outputs) :]):
        memory.values[...] = written.T
        memory.written[...] = True

'''


@dataclass(frozen=True, slots=True)
class Buffer:
    """A buffer or a scalar that Halide calls ``name``, and the array that holds it, from ``mins`` on."""

    name: str
    array: str
    type: ValueType
    mins: tuple[core.IndexExpr, ...]


@dataclass(frozen=True, slots=True)
class Buffers:
    """What a pipeline is called with; ``sizes`` are the names of its integers in the ``.sched`` text."""

    inputs: tuple[Buffer, ...]
    outputs: tuple[Buffer, ...]
    sizes: Mapping[str, str]

    def running(self, program: str) -> Running:
        """The lines that run ``program``, a pipeline named ``MODULE.py:NAME``."""
        path, _, name = program.rpartition(":")

        def lines(parameters: Mapping[str, int]) -> list[str]:
            sizes = {n: parameters[p] for n, p in self.sizes.items() if p in parameters}
            return [
                *_PIPELINE.splitlines(),
                f"INPUTS = {{{', '.join(f'{b.name!r}: {_described(b, parameters)}' for b in self.inputs)}}}",
                f"OUTPUTS = [{', '.join(_described(b, parameters) for b in self.outputs)}]",
                f"run_pipeline(pipeline_of({abspath(path)!r}, {name!r}), INPUTS, {sizes!r}, OUTPUTS)",
            ]

        return lines


def _described(buffer: Buffer, parameters: Mapping[str, int]) -> str:
    mins: Sequence[int] = [value_at(m, dict(parameters)) for m in buffer.mins]
    return f"({name_text(buffer.array)}, {mins}, {dtype_of(buffer.type)!r})"


def dtype_of(type_: ValueType) -> str:
    """The name that NumPy has for a type."""
    kinds = {"f": "float", "i": "int", "u": "uint"}
    return "bool" if type_.name == "bool" else f"{kinds[type_.name[0]]}{type_.name[1:]}"
