"""From launch code to contracts: it is run with stand-ins, and its one launch of a kernel is recorded.

The specification says what the arguments are: the parameter ``x`` is its input ``X``, a parameter with the
name of one of its sizes is that size. Each way that the code goes, depending on sizes, gives a contract of
its own, with what the way assumes (:mod:`.paths`). A way that raises an error launches nothing, so that
nothing is claimed about it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path as File
from types import CellType, FunctionType
from typing import Any

from redverify.frontends.common import user_code
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.indices.variable_facts import sizes as facts_of
from redverify.frontends.triton.binding import tensors_called
from redverify.frontends.triton.contract import TYPES, Array, Contract, LaunchCode, Symbol
from redverify.frontends.triton.launching import torch_stand_in
from redverify.frontends.triton.launching.paths import Path, explored, following
from redverify.frontends.triton.launching.sizes import (
    POWER,
    STRIDE,
    Constexpr,
    Given,
    simplified,
    size,
    substituted,
)
from redverify.frontends.triton.launching.sizes import next_power_of_2 as power_of_2
from redverify.frontends.triton.launching.tensors import Memory, Tensor, contiguous, given
from redverify.frontends.triton.scaling import blocks_of
from redverify.language import core
from redverify.language.core_text import cond_text, index_text

#: Arguments of a launch that are options of Triton's compiler.
_OPTIONS = frozenset(("num_warps", "num_stages", "num_ctas", "maxnreg", "warmup", "grid"))

#: What formulas have and conditions of the language have not.
_CALL = re.compile(r"\b(cdiv|min|max)\(")

_TYPES = {ours: theirs for theirs, ours in TYPES.items()}


@dataclass(frozen=True)
class Recorded:
    """A launch of a ``kernel``: its contract with its configurations, and what is assumed, in words.

    ``constant`` are parameters that have no value in TTIR, as the launch gives them: ``None``, or a truth
    value.
    """

    kernel: Any
    contract: Contract
    constant: frozenset[str]
    notes: tuple[str, ...]


@dataclass(frozen=True)
class _Launch:
    kernel: Any
    grid: Any
    arguments: tuple[Any, ...]
    keywords: Mapping[str, Any]


@dataclass(frozen=True)
class Launched:
    """What is launched: what the module calls so, its ``@triton.jit`` function inside, and configurations."""

    kernel: Any
    inner: Any
    configs: Sequence[Mapping[str, Any]]


def jitted(kernel: Any) -> tuple[Any, list[dict[str, Any]]]:
    """The function inside of decorators, and the configurations that ``@triton.autotune`` lists."""
    from triton.runtime.autotuner import Autotuner, Heuristics

    tuned: list[dict[str, Any]] = []
    while isinstance(kernel, Autotuner | Heuristics):
        if isinstance(kernel, Autotuner):
            tuned = [dict(c.kwargs) for c in kernel.configs if c.kwargs]
        kernel = kernel.fn
    return kernel, tuned


def recorded(
    code: LaunchCode, load: Callable[[], tuple[Mapping[str, Any], Launched]], file: File, spec: core.Spec
) -> list[list[Recorded]]:
    """The launches by the launch code, one after the other, for each way that launches a kernel.

    ``load`` runs the module anew: what one way has left in it is not for the next.

    Raises :class:`.LoadError` where no way launches it, and :class:`.TranslationError` for what is not
    followed.
    """
    facts = facts_of(spec.parameters)
    for condition in spec.assumptions:
        facts = facts.given(condition)
    ways = explored(facts, lambda path: _way(path, code, load, file, spec))
    found = [way for way in ways if isinstance(way, list)]
    if not found:
        errors = [way for way in ways if isinstance(way, LoadError)]
        raise errors[0] if errors else LoadError(f"{code.name} does not launch {load()[1].inner.__name__}")
    return found


def _function(code: LaunchCode, scope: Mapping[str, Any], file: File) -> Any:
    first, *rest = code.name.split(".")
    if first not in scope:
        known = [n for n, v in scope.items() if inspect.isfunction(v) or inspect.isclass(v)]
        raise user_code.unknown(file, code.name, known, "function ")
    value = scope[first]
    for part in rest:
        if not hasattr(value, part):
            raise user_code.unknown(file, code.name, [n for n in vars(value) if not n.startswith("_")])
        value = getattr(value, part)
    if not callable(value):
        raise LoadError(f"{code.name} is not a function", user_code.NO_PROGRAM, str(file))
    return value


def _way(
    path: Path,
    code: LaunchCode,
    load: Callable[[], tuple[Mapping[str, Any], Launched]],
    file: File,
    spec: core.Spec,
) -> list[Recorded] | LoadError | None:
    """What one way gives: launches, the error that it ends with, or nothing."""
    launches: list[_Launch] = []
    with following(None):
        scope, launched = load()
        function = _function(code, scope, file)
    for name in code.ignored:
        if name not in spec.tensors or spec.tensors[name].kind != "input":
            raise LoadError(f"{spec.name} has no input {name}, of which labels are to be ignored")
    arguments = _Arguments(code, spec)
    try:
        with _recording(launches), torch_stand_in.making(), user_code.running(file):
            result = function(**arguments.of(function))
    except LoadError as error:
        if path.refusal is None:
            return error
    if path.refusal is not None:
        raise path.refusal
    if not launches:
        return None
    if path.unfollowed is not None:
        raise path.unfollowed
    if all(launch.kernel is not launched.kernel for launch in launches):
        names = ", ".join(jitted(launch.kernel)[0].__name__ for launch in launches)
        raise TranslationError(f"{code.name} launches {names}, and not {launched.inner.__name__}")
    _name_results(result, spec, code)
    memories: dict[str, Memory] = {}
    found = []
    for launch in launches:
        inner, tuned = jitted(launch.kernel)
        own = launched if launch.kernel is launched.kernel else Launched(launch.kernel, inner, tuned)
        found.append(_Contracts(path, launch, own, spec, memories, code.ignored))
    recorded_ = [contracts.recorded() for contracts in found]  # the last of them may assume more
    assumed = _assumed(path, dict(pair for contracts in found for pair in contracts.constexprs))
    notes = tuple(f"the launch assumes {condition}" for condition in assumed)
    return [
        replace(one, contract=replace(one.contract, assume=assumed), notes=(*one.notes, *notes))
        for one in recorded_
    ]


def _assumed(path: Path, names: Mapping[str, str]) -> tuple[str, ...]:
    """What the path assumes, as texts of the language in sizes and constexprs.

    A number that became a constexpr has its name, so that smaller blocks can have another one: unless two
    numbers have the same.
    """
    once = {number: name for number, name in names.items() if list(names.values()).count(name) == 1}
    powers = {n: once.get(n, v) for n, v in path.constexprs.items() if n.startswith(POWER)}
    found = []
    for condition, text in path.assumed:
        named = re.sub(rf"{POWER}\d+", lambda m: powers[m[0]], text)
        found.append(cond_text(condition) if _CALL.search(named) else named)
    return tuple(dict.fromkeys(found))


def _recording(launches: list[_Launch]) -> AbstractContextManager[None]:
    """Launches are noted, and not made."""
    from triton.runtime.jit import KernelInterface

    def chosen(kernel: Any, grid: Any) -> Callable[..., None]:
        def launch(*arguments: Any, **keywords: Any) -> None:
            launches.append(_Launch(kernel, _as_it_is(grid), arguments, keywords))
            for value in (*arguments, *keywords.values()):
                if isinstance(value, Tensor):
                    value.memory.launched = True

        return launch

    return torch_stand_in.replaced(KernelInterface, {"__getitem__": chosen})


def _as_it_is(grid: Any) -> Any:
    """A grid, as a function with the variables that it has now: code may change them after the launch."""
    if isinstance(grid, partial):
        return partial(_as_it_is(grid.func), *grid.args, **grid.keywords)
    if not isinstance(grid, FunctionType) or not grid.__closure__:
        return grid
    cells = tuple(CellType(cell.cell_contents) for cell in grid.__closure__)
    found = FunctionType(grid.__code__, grid.__globals__, grid.__name__, grid.__defaults__, cells)
    found.__kwdefaults__ = grid.__kwdefaults__
    return found


def powers_of_2(powers: Sequence[int]) -> AbstractContextManager[None]:
    """``triton.next_power_of_2`` of a size is one of the powers; also for code that imports it by name."""
    import triton

    power = power_of_2(triton.next_power_of_2, list(powers))
    return torch_stand_in.replaced(triton, {"next_power_of_2": power})


# ---------------------------------------------------------------- the arguments of launch code


class _Arguments:
    """What the parameters of launch code stand for."""

    def __init__(self, code: LaunchCode, spec: core.Spec) -> None:
        self.code, self.spec = code, spec

    def of(self, function: Any) -> dict[str, Any]:
        """A value for each parameter that has no default, or that the specification has."""
        found: dict[str, Any] = {}
        for parameter in inspect.signature(function).parameters.values():
            if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
                continue
            value = self._value(parameter.name)
            if value is not None:
                found[parameter.name] = value
            elif parameter.default is parameter.empty:
                raise LoadError(
                    f"the parameter {parameter.name} of {self.code.name} is neither a tensor nor a size of "
                    f"the specification {self.spec.name}",
                    hint=f'say which tensor it is: --launch "{self.code.name}({parameter.name}=TENSOR)"',
                )
        return found

    def _value(self, name: str) -> Any:
        if name in ("ctx", "self"):
            return torch_stand_in.Absent(name)
        if name in self.code.tensors:
            wanted = [self.code.tensors[name]]
        else:
            wanted = [name, name.upper(), name.lower(), name.capitalize()]
        for candidate in wanted:
            if candidate in self.spec.parameters:
                return size(candidate)
            tensor = self.spec.tensors.get(candidate)
            if tensor is not None and tensor.kind != "tensor":
                return self._tensor(name, tensor)
        if name in self.code.tensors:
            raise LoadError(f"the specification {self.spec.name} has no tensor or size {wanted[0]}")
        return None

    def _tensor(self, name: str, tensor: core.Tensor) -> Any:
        element = _TYPES.get(tensor.type.name)
        if element is None:
            raise LoadError(f"{tensor.name} is of type {tensor.type.name}, which no array of Triton has")
        assert tensor.region is not None
        if not tensor.region:
            return Given(element, tensor.name)
        if any(low != core.IConst(0) for low, _ in tensor.region):
            raise LoadError(f"{tensor.name} does not begin at 0, and tensors of torch do")
        shape = tuple(size(index_text(high)) for _, high in tensor.region)
        dtype = torch_stand_in.dtype_of(element)
        made = given(name, element, shape, tensor.name, dtype, rows=self.code.rows)
        if tensor.kind == "output":
            made.memory.tensor, made.memory.result = None, tensor.name
        return made


def _name_results(result: Any, spec: core.Spec, code: LaunchCode) -> None:
    """The tensors that launch code returns are the specification's outputs, in their order."""
    returned = result if isinstance(result, tuple | list) else [result]
    for view in returned:
        if isinstance(view, Tensor) and not view.becomes_whole():
            raise TranslationError(f"{code.name} returns a view of a tensor")
    tensors = [r.memory for r in returned if isinstance(r, Tensor)]
    outputs = [t.name for t in spec.tensors.values() if t.kind == "output"]
    if not tensors or all(m.result is not None for m in tensors):
        return
    if len(tensors) != len(outputs):
        raise LoadError(
            f"{code.name} returns {len(tensors)} tensors, and the outputs of {spec.name} are "
            f"{', '.join(outputs)}"
        )
    for memory, name in zip(tensors, outputs, strict=True):
        memory.result = name


# ---------------------------------------------------------------- the contract of a launch


class _Contracts:
    """Makes a contract of a recorded launch."""

    def __init__(
        self,
        path: Path,
        launch: _Launch,
        launched: Launched,
        spec: core.Spec,
        names: dict[str, Memory],
        ignored: Mapping[str, int],
    ) -> None:
        self.path, self.launch, self.launched, self.spec, self.names = path, launch, launched, spec, names
        self.ignored = ignored
        self.notes: list[str] = []
        self.constexprs: list[tuple[str, str]] = []
        self.parameters = launched.inner.params
        self.values = self._passed()
        given = {n for n, v in self.values.items() if v is None or isinstance(v, bool)}
        self.constant = {p.name for p in self.parameters if p.is_constexpr} | given
        self.strides = {
            str(value): name
            for name, value in reversed(self.values.items())
            if isinstance(value, Symbol) and str(value).startswith(STRIDE) and str(value).isidentifier()
        }

    def _passed(self) -> dict[str, Any]:
        """The values of the kernel's parameters, by name."""
        names = [p.name for p in self.parameters]
        found = {p.name: p.default for p in self.parameters if p.has_default}
        found |= zip(names, self.launch.arguments, strict=False)
        for name, value in self.launch.keywords.items():
            if name in names:
                found[name] = value
            elif name not in _OPTIONS:
                kernel = self.launched.inner.__name__
                raise LoadError(f"{kernel} is launched with {name}, and has no such parameter")
        return found

    def recorded(self) -> Recorded:
        """The contract with its configurations."""
        arrays: dict[str, Array] = {}
        scalars: dict[str, Any] = {}
        values: dict[str, Any] = {}
        zeroed: list[str] = []
        for name, value in self.values.items():
            if isinstance(value, Tensor):
                arrays[name] = self._array(name, value.memory)
                zeroed += [name] if value.memory.zeroed else []
            elif isinstance(value, Given):
                scalars[name] = value.scalar
            elif name in self.constant:
                values[name] = self._constant(name, value)
            elif isinstance(value, int | float | Symbol):
                scalars |= self._scalar(name, value)
            else:
                raise TranslationError(f"{name} is launched with a value of type {type(value).__name__}")
        configs = self._configs(values)  # may assume more
        grid = self._grid()
        self.constexprs = [(v.name, n) for n, v in values.items() if isinstance(v, Constexpr)]
        contract = Contract(self.spec.parameters, arrays, grid, scalars, configs, {}, zeroed)
        return Recorded(self.launched.inner, contract, frozenset(self.constant), tuple(self.notes))

    def _configs(self, values: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Values of constexprs: those of the call, beside those that tuning and heuristics give."""
        from triton.runtime.autotuner import Heuristics

        found = []
        for chosen in self.launched.configs or [{}]:
            for name in chosen.keys() & values.keys():
                if chosen[name] != values[name]:
                    raise LoadError(f"{name} is {chosen[name]}, and the launch code passes {values[name]!r}")
            config = {**chosen, **values}
            kernel = self.launched.kernel
            while kernel is not self.launched.inner:
                if isinstance(kernel, Heuristics):
                    named = {n: _named(n, v) for n, v in {**self.values, **config}.items()}
                    for name, value in kernel.values.items():
                        config[name] = self._constant(name, value(named))
                kernel = kernel.fn
            found.append({n: int(v) if isinstance(v, Constexpr) else v for n, v in config.items()})
        return found

    def _formula(self, value: Any) -> int | str:
        """A size of the specification's, once what the path takes strides to be is put in."""
        found = simplified(substituted(str(value), self.path.strides))
        if STRIDE in str(found):
            raise TranslationError(f"a launch with {_shown(found)}")
        return found

    def _constant(self, name: str, value: Any) -> Any:
        if isinstance(value, Symbol):
            found = self._formula(value)
            if not isinstance(found, int):
                raise TranslationError(f"the constexpr {name} is {found}, which depends on the sizes")
            return found
        return value

    def _scalar(self, name: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, Symbol):
            return {name: value if isinstance(value, float) else int(value)}
        replaced = substituted(str(value), self.path.strides)
        if replaced in self.strides:  # it is a stride of an array, or equal to one
            return {} if self.strides[replaced] == name else {name: self.strides[replaced]}
        return {name: self._formula(value)}

    def _array(self, name: str, memory: Memory) -> Array:
        """The array of an argument. Its memory has the name of the first argument that it was passed for.

        Memory that holds no tensor is not called as one: names do not tell what launch code has made.
        """
        tensor = memory.result or memory.tensor
        known = next((n for n, m in self.names.items() if m is memory), name)
        reserved = self.spec.tensors.keys() if tensor is None else frozenset()
        while reserved & set(tensors_called(known)) or self.names.setdefault(known, memory) is not memory:
            known += "_"
        shape = tuple(self._formula(s) for s in memory.shape)
        rows = contiguous(memory.shape)
        strides = [self._stride(memory, axis, row) for axis, row in enumerate(rows)]
        initial = memory.tensor if memory.result is not None else None
        own = None if known == name and tensor is not None else known
        return Array(memory.type, shape, strides, tensor, initial, own, self.ignored.get(tensor or ""))

    def _stride(self, memory: Memory, axis: int, row: Any) -> int | str:
        """A stride: the argument that passes it, or a formula; if nothing does, as if contiguous."""
        text = substituted(str(memory.strides[axis]), self.path.strides)
        if STRIDE not in text:
            return simplified(text)
        if text in self.strides:
            return self.strides[text]
        found = self._formula(row)
        self.notes.append(f"the launch does not pass {_shown(text)}: it is taken to be {found}")
        return found

    def _grid(self) -> Any:
        grid = self.launch.grid
        if callable(grid):
            return _Grid(grid, self.values, self.path)
        axes = grid if isinstance(grid, tuple | list) else (grid,)
        return tuple(self._formula(axis) for axis in axes)


def blocks_by_number(config: Mapping[str, Any]) -> dict[str, str]:
    """The names of blocks by the numbers that they are.

    With them the formulas of a launch are the same at its blocks. At smaller ones, where annotations are
    looked for, ``cdiv(n, 64)`` has to be smaller, too, although launch code has computed ``64`` and
    ``64 - 1``. If a number is a block by chance, the program there is another one, which is found out
    (:mod:`..scaling`).
    """
    names = {str(config[name]): name for name in reversed(blocks_of(config))}
    return names | {str(config[name] - 1): f"({name} - 1)" for name in names.values()}


class _Grid:
    """A grid of launch code that is a function: it sees the arguments of the launch beside the constexprs."""

    def __init__(
        self, grid: Callable[[Mapping[str, Any]], Any], values: Mapping[str, Any], path: Path
    ) -> None:
        self._grid, self._values, self._path = grid, values, path
        self.__globals__ = getattr(grid, "__globals__", {})

    def __call__(self, meta: Mapping[str, Any]) -> Any:
        """The axes. What the way does not answer is refused: it is over when the grid is asked for."""
        path = Path(self._path.facts)
        path.strides, path.constexprs = dict(self._path.strides), dict(self._path.constexprs)
        with following(path):
            found = self._grid({**self._values, **meta})
        if error := path.refusal or path.unfollowed:
            raise error
        if path.answers:
            raise TranslationError("the grid asks about sizes what the launch code does not")
        return found


def _named(name: str, value: Any) -> Any:
    """A number as a constexpr with its name; all else as it is."""
    number = isinstance(value, int) and not isinstance(value, bool | Symbol | Given)
    return Constexpr(int(value), name) if number else value


def _shown(stride: object) -> str:
    """A stride as Python has it."""
    name, _, axis = str(stride).removeprefix(STRIDE).rpartition("_")
    return f"{name}.stride({axis})"
