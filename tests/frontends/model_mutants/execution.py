"""Scripts of scheduled functions run on the CPU: one statement after another, on memory with traps.

Loops over threads, parallel and vectorised loops become serial ones, and storage of every scope an array of
its own among the parameters. That is the meaning of the sblocks before TVM lowers them. Sizes are numbers:
each is compiled for itself.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import tvm

from tests.frontends.compiled import guarded
from tests.frontends.model_mutants.operators import LOOPS, called

#: Numbers for the symbolic sizes: one element; below, at and above the tiles of dlight's rules; above the
#: threads of its blocks.
SIZES = (1, 7, 32, 65, 300)

#: Elements of the largest parameter of a run; larger cases are left out.
LARGEST = 400_000

#: How far results may differ, absolutely and relatively, by the number of bytes of a float.
TOLERANCES = {2: 2e-2, 4: 1e-3, 8: 1e-6}

#: What memory holds that nothing was written to: a maximum loses NaN, and a sum of zeros loses no number.
POISONS = (float("nan"), 3e4)


#: What lies beside arrays, another byte for each: large numbers for every type, and what one array has
#: beside it is seen beside another.
CANARIES = range(0x71, 0x80)


class ExecutionError(Exception):
    """The function cannot be run, for a reason that is not its own."""


@dataclass(frozen=True, slots=True)
class Array:
    """A parameter."""

    name: str
    shape: tuple[int, ...]
    dtype: str


@dataclass(frozen=True, slots=True)
class Case:
    """Sizes, the arrays given (poison in those that are results), and what they hold at the end."""

    sizes: Mapping[str, int]
    given: tuple[Any, ...]
    expected: tuple[Any, ...]
    results: frozenset[int]


@dataclass(frozen=True, slots=True)
class _Serial:
    """A function made serial: its parameters, then its storage, and the positions it stores to."""

    text: str
    parameters: tuple[Array, ...]
    storage: tuple[Array, ...]
    stored: frozenset[int]


def size_names(script: str) -> list[str]:
    """The symbolic sizes of a script: its type variables, and its parameters that are numbers."""
    found = []
    for node in ast.parse(script).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call() as call) if (
                called(call) == "TypeVar"
            ):
                found.append(name)
            case ast.FunctionDef(args=ast.arguments(args=arguments)):
                found += [a.arg for a in arguments if _is_number(a)]
    return found


def _is_number(argument: ast.arg) -> bool:
    """Whether a parameter is an integer: ``n: T.int64``."""
    return isinstance(argument.annotation, ast.Attribute) and argument.annotation.attr in ("int32", "int64")


def cases(before: str, seed: int) -> Iterator[Case]:
    """Random inputs at several sizes, and what the function before computes of them."""
    names = size_names(before)
    for k, size in enumerate(SIZES if names else SIZES[:2]):
        sizes = {name: size if j == 0 else SIZES[(k + j) % len(SIZES)] for j, name in enumerate(names)}
        serial = _serial(before, sizes)
        if k > 1 and max(math.prod(p.shape) for p in serial.parameters) > LARGEST:
            return
        generator = np.random.default_rng([seed, k])
        given = tuple(
            _filled(p, POISONS[0]) if j in serial.stored else _drawn(p, generator, k % 2)
            for j, p in enumerate(serial.parameters)
        )
        expected, _ = _run(serial, _compiled(serial), given, POISONS[0], before=True)
        yield Case(sizes, given, expected, serial.stored)


def differences(script: str, wanted: Sequence[Case]) -> Iterator[str]:
    """What a run does wrong in each case; empty if nothing. Wrong code may also end the process."""
    for case in wanted:
        serial = _serial(script, case.sizes)
        module = _compiled(serial)
        where = ", ".join(f"{n} = {v}" for n, v in case.sizes.items()) or "fixed sizes"
        yield f"compiled for {where}"
        yield next((f"{d} ({where})" for d in _wrong(serial, module, case)), "")


def _wrong(serial: _Serial, module: Any, case: Case) -> Iterator[str]:
    """The first run is with NaN before, the second with large numbers after."""
    for poison, before in zip(POISONS, (True, False), strict=True):
        given = tuple(
            _filled(p, poison) if j in case.results else x
            for j, (p, x) in enumerate(zip(serial.parameters, case.given, strict=True))
        )
        found, kept = _run(serial, module, given, poison, before=before)
        if not kept:
            yield "it writes beside its arrays"
        for parameter, one, other in zip(serial.parameters, case.expected, found, strict=True):
            tolerance = TOLERANCES[one.dtype.itemsize] if one.dtype.kind == "f" else 0
            if not np.allclose(
                one.astype("float64"), other.astype("float64"), tolerance, tolerance, equal_nan=True
            ):
                place = tuple(int(x) for x in np.argwhere(~np.isclose(one, other, tolerance, tolerance))[0])
                yield f"{parameter.name}{list(place)} is {other[place]}, not {one[place]}"


def _compiled(serial: _Serial) -> Any:
    # Unoptimised, no access is left out.
    target = tvm.target.Target({"kind": "llvm", "opt-level": 0})
    return tvm.compile(tvm.script.from_source(serial.text), target=target)


def _run(
    serial: _Serial, module: Any, given: Sequence[Any], poison: float, *, before: bool
) -> tuple[tuple[Any, ...], bool]:
    """The parameters after a run, and whether the bytes beside all arrays are as they were."""
    arrays = (*given, *(_filled(array, poison) for array in serial.storage))
    canaries = [CANARIES[k % len(CANARIES)] for k in range(len(arrays))]
    pairs = [guarded(x, before=before, canary=c) for x, c in zip(arrays, canaries, strict=True)]
    tensors = [tvm.runtime.from_dlpack(x) for x, _ in pairs]
    module(*tensors)
    kept = all((part == c).all() for (_, parts), c in zip(pairs, canaries, strict=True) for part in parts)
    return tuple(x.copy() for x, _ in pairs[: len(serial.parameters)]), kept


def _filled(array: Array, poison: float) -> Any:
    kind = np.dtype(array.dtype)
    if kind.kind == "f":
        return np.full(array.shape, poison, kind)
    information = np.iinfo(kind)
    return np.full(array.shape, information.max - 3 if poison == poison else information.max // 2, kind)


def _drawn(array: Array, generator: np.random.Generator, below: float) -> Any:
    """Random numbers. Those with a fraction are from -1 to 1, less ``below``."""
    kind = np.dtype(array.dtype)
    if kind.kind == "f":
        return (generator.uniform(-1, 1, array.shape) - below).astype(kind)
    information = np.iinfo(kind)
    return generator.integers(information.min, information.max, array.shape, kind, endpoint=True)


# ---------------------------------------------------------------- the script


def _serial(script: str, sizes: Mapping[str, int]) -> _Serial:
    tree = ast.parse(script)
    function = next(n for n in tree.body if isinstance(n, ast.FunctionDef))
    tree.body = [function]
    transformer = _Serialiser(sizes)
    transformer.visit(tree)
    function.name = "main"
    function.args.args = [a for a in function.args.args if a.arg not in sizes]
    parameters = []
    for argument in function.args.args:
        if not isinstance(argument.annotation, ast.Call) or called(argument.annotation) != "Buffer":
            raise ExecutionError(f"parameter {argument.arg} is not a buffer")
        parameters.append(_array(argument.arg, argument.annotation))
    for array in transformer.storage:
        shape = ast.unparse(ast.Tuple([ast.Constant(e) for e in array.shape]))
        kind = ast.parse(f"T.Buffer({shape}, {array.dtype!r})", mode="eval").body
        function.args.args.append(ast.arg(array.name, kind))
    names = {
        node.value.id
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
    }
    stored = frozenset(k for k, p in enumerate(parameters) if p.name in names)
    return _Serial(
        ast.unparse(ast.fix_missing_locations(tree)), tuple(parameters), tuple(transformer.storage), stored
    )


class _Numbers:
    """``T.int64(3)`` and the like as Python's numbers."""

    int32 = int64 = int
    max, min = max, min


def _array(name: str, call: ast.Call) -> Array:
    """Of ``T.Buffer(shape, dtype)`` and ``T.sblock_alloc_buffer(shape, dtype, scope=...)``."""
    dtype = next((k.value for k in call.keywords if k.arg == "dtype"), None)
    dtype = dtype if dtype is not None or len(call.args) < 2 else call.args[1]
    kind = dtype.value if isinstance(dtype, ast.Constant) else "float32"
    try:
        shape = eval(ast.unparse(call.args[0]), {"__builtins__": {}, "T": _Numbers})
    except NameError as error:
        raise ExecutionError(f"the shape of {name} is not a number") from error
    return Array(name, tuple(int(e) for e in shape), str(kind))


class _Serialiser(ast.NodeTransformer):
    """Makes loops serial, storage parameters, and sizes numbers; leaves out what is for later passes."""

    def __init__(self, sizes: Mapping[str, int]) -> None:
        self.sizes = sizes
        self.storage: list[Array] = []
        self.depth = 0

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self.sizes and isinstance(node.ctx, ast.Load):
            return ast.parse(f"T.int64({self.sizes[node.id]})", mode="eval").body
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Extents of a parameter that depend on later ones are strings."""
        if called(node) == "Buffer" and isinstance(node.args[0], ast.Tuple):
            extents = node.args[0].elts
            for k, extent in enumerate(extents):
                if isinstance(extent, ast.Constant) and isinstance(extent.value, str):
                    extents[k] = ast.parse(extent.value, mode="eval").body
        return self.generic_visit(node)

    def visit_With(self, node: ast.With) -> ast.AST:
        call = node.items[0].context_expr
        inside = not (isinstance(call, ast.Call) and ast.unparse(call) == "T.sblock('root')")
        self.depth += inside
        self.generic_visit(node)
        self.depth -= inside
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        self.generic_visit(node)
        if isinstance(node.value, ast.Call) and called(node.value) in (
            "reads",
            "writes",
            "sblock_attr",
            "func_attr",
            "tvm_storage_sync",
        ):
            return None
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        self.generic_visit(node)
        assert isinstance(node.iter, ast.Call)
        if called(node.iter) in LOOPS and called(node.iter) != "grid":
            node.iter.func = ast.parse("T.serial", mode="eval").body
            node.iter.keywords = []
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        self.generic_visit(node)
        if not isinstance(node.value, ast.Call) or called(node.value) != "sblock_alloc_buffer":
            return node
        if self.depth:
            raise ExecutionError("a block inside the root allocates storage")
        self.storage.append(_array(ast.unparse(node.targets[0]), node.value))
        return None
