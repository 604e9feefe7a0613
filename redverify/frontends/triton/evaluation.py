"""TTIR evaluated by NumPy, one program instance after the other.

This is a second opinion on the translation and shares no code with it, but for the reader, whose result
Triton itself compares with what it has written. Lanes that a load leaves undefined hold NaN, or a number that
is far from all others. An access outside of an array ends the evaluation (:class:`Failed`).
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import erf
from typing import Any

import numpy as np

from redverify.frontends.triton.ttir.ir import Kernel, Line, Operation, Pointer, Region, Value
from redverify.frontends.triton.ttir.operations import SHAPING

#: Operations that one evaluation may take.
_OPERATIONS = 400_000

_DTYPES: dict[str, Any] = {
    "f16": np.float16,
    "bf16": np.float32,
    "f32": np.float32,
    "f64": np.float64,
    "i1": np.bool_,
    **{f"i{n}": getattr(np, f"int{n}") for n in (8, 16, 32, 64)},
    **{f"u{n}": getattr(np, f"uint{n}") for n in (8, 16, 32, 64)},
}

#: What undefined lanes of integers hold.
_JUNK = {8: 0x5B, 16: 0x5B5B, 32: 0x5B5B5B5B, 64: 0x5B5B5B5B5B5B5B5B}


class Failed(Exception):
    """The evaluation ended, and why."""


class Outside(Failed):
    """It ended with an access outside of an array, at a ``line`` of the user's Python."""

    line: Line | None = None


def _fit(values: Any, element: str) -> Any:
    """Numbers at a type; bfloat16 is a float32 without its lower bits."""
    found = np.asarray(values).astype(_DTYPES[element])
    if element == "bf16":
        bits = found.view(np.uint32)
        kept = (bits + 0x7FFF + ((bits >> 16) & 1)) & np.uint32(0xFFFF0000)
        found = np.where(np.isfinite(found), kept.astype(np.uint32).view(np.float32), found)
    return found


#: What every other lane holds that nothing was loaded into: an extreme of it and NaN would drop that.
_NUMBER = 977.25


def _undefined(shape: Sequence[int], element: str) -> Any:
    dtype = _DTYPES[element]
    if element == "i1":
        return np.zeros(shape, dtype)
    if element[0] in "iu":
        return np.full(shape, _JUNK[int(element[1:])], dtype)
    lanes = np.arange(np.prod(shape, dtype=np.int64)).reshape(shape)
    return np.where(lanes % 2 == 0, _NUMBER, np.nan).astype(dtype) if shape else np.full((), np.nan, dtype)


@dataclass(frozen=True, slots=True)
class _Pointers:
    """Pointers into one array."""

    array: str
    offsets: Any

    def mapped(self, change: Callable[[Any], Any]) -> _Pointers:
        return _Pointers(self.array, change(self.offsets))


class Memory:
    """Arrays by name, each with the type of its elements."""

    def __init__(self) -> None:
        self._arrays: dict[str, Any] = {}
        self._types: dict[str, str] = {}

    def add(self, name: str, element: str, size: int) -> None:
        """An array whose elements are undefined."""
        self._arrays[name], self._types[name] = _undefined((size,), element), element

    def add_cell(self, name: str, element: str, size: int, value: int) -> None:
        """An array of any size whose elements are one cell."""
        self.add(name, element, 1)
        self.write(name, 0, value)
        self._arrays[name] = np.lib.stride_tricks.as_strided(self._arrays[name], (size,), (0,))

    def write(self, name: str, cell: int, value: Any) -> None:
        """Give one cell a value."""
        self._arrays[name][cell] = _fit(value, self._types[name])

    def read(self, name: str, cell: int) -> Any:
        """The value of a cell, as a number of Python's."""
        return self._arrays[name][cell].item()

    def load(self, pointers: _Pointers, mask: Any) -> Any:
        """The values under a mask; what they are elsewhere is not said."""
        array, offsets = self._checked(pointers, mask)
        return array[np.where(mask, offsets, 0)] if array.size else np.zeros(offsets.shape, array.dtype)

    def _checked(self, pointers: _Pointers, mask: Any) -> tuple[Any, Any]:
        array = self._arrays[pointers.array]
        offsets = np.broadcast_to(
            pointers.offsets, np.broadcast_shapes(np.shape(pointers.offsets), np.shape(mask))
        )
        outside = mask & ((offsets < 0) | (offsets >= array.size))
        if outside.any():
            worst = int(offsets[outside].flat[0])
            raise Outside(f"it accesses {pointers.array} + {worst}, and the array ends at {array.size}")
        return array, offsets

    def store(self, pointers: _Pointers, values: Any, mask: Any) -> None:
        """Write lanes under a mask."""
        array, offsets = self._checked(pointers, mask)
        lanes = np.broadcast_to(mask, offsets.shape)
        fitting = np.broadcast_to(_fit(values, self._types[pointers.array]), offsets.shape)
        array[offsets[lanes]] = fitting[lanes]

    def update(self, pointers: _Pointers, values: Any, mask: Any, change: Callable[[Any, Any], Any]) -> Any:
        """Change lanes under a mask one after the other; the values before."""
        array, offsets = self._checked(pointers, mask)
        element = self._types[pointers.array]
        lanes, given = np.broadcast_to(mask, offsets.shape), np.broadcast_to(values, offsets.shape)
        before = np.zeros(offsets.shape, array.dtype)
        for point in np.ndindex(offsets.shape):
            if lanes[point]:
                cell = offsets[point]
                before[point] = array[cell]
                array[cell] = _fit(change(array[cell], given[point]), element)
        return before


class Evaluation:
    """One launch. ``arguments`` are numbers, and names of arrays for pointers."""

    def __init__(
        self, kernel: Kernel, memory: Memory, arguments: Mapping[str, Any], grid: Sequence[int]
    ) -> None:
        self._kernel, self._memory, self._arguments = kernel, memory, arguments
        self._grid = [*grid, 1, 1][:3]
        self._values: dict[Value, Any] = {}
        self._instance = (0, 0, 0)
        self._left = _OPERATIONS

    def run(self) -> None:
        """Evaluate all program instances."""
        for z, y, x in product(*(range(n) for n in reversed(self._grid))):
            self.run_instance((x, y, z))

    def run_instance(self, at: tuple[int, int, int]) -> None:
        """Evaluate one program instance."""
        with np.errstate(all="ignore"):
            self._instance = at
            self._values = {a: self._argument(a) for a in self._kernel.arguments}
            self._block(self._kernel.body)

    def _argument(self, value: Value) -> Any:
        given = self._arguments[value.name]
        if isinstance(value.element, Pointer):
            return _Pointers(given, np.int64(0))
        return _fit(given, value.element.name)

    def _block(self, operations: Sequence[Operation]) -> list[Any]:
        """Evaluate operations; gives what the last one yields."""
        for operation in operations:
            self._left -= 1
            if self._left < 0:
                raise Failed("it takes too many steps")
            match operation.name:
                case "scf.yield" | "scf.condition" | "tt.reduce.return" | "tt.scan.return":
                    return [self._values[o] for o in operation.operands]
                case "tt.return":
                    return []
                case _:
                    try:
                        self._bind(operation.results, self._evaluated(operation))
                    except Outside as error:
                        error.line = error.line or operation.line
                        raise
        return []

    def _bind(self, values: Sequence[Value], found: Sequence[Any]) -> None:
        for value, one in zip(values, found, strict=True):
            self._values[value] = one

    def _evaluated(self, operation: Operation) -> list[Any]:
        rule = _CONTROL.get(operation.name)
        if rule is not None:
            return rule(self, operation)
        simple = _LANEWISE.get(operation.name)
        if simple is None:
            raise Failed(f"NumPy has no {operation.name}")
        found = simple(operation, *(self._values[o] for o in operation.operands))
        if isinstance(found, _Pointers):
            return [found]
        element = operation.result.element
        assert not isinstance(element, Pointer)
        shape = operation.result.shape
        return [np.broadcast_to(_fit(found, element.name), shape) if shape else _fit(found, element.name)]

    def _region(self, region: Region, given: Sequence[Any]) -> list[Any]:
        self._bind(region.arguments, given)
        return self._block(region.operations)

    # ------------------------------------------------------------ control

    def _for(self, operation: Operation) -> list[Any]:
        (region,) = operation.regions
        first, last, step, *carried = (self._values[o] for o in operation.operands)
        for turn in range(int(first), int(last), int(step)):
            carried = self._region(region, [_fit(turn, str(region.arguments[0].type)), *carried])
        return carried

    def _while(self, operation: Operation) -> list[Any]:
        carried = [self._values[o] for o in operation.operands]
        while True:
            go, *carried = self._region(operation.regions[0], carried)
            if not bool(go):
                return carried
            carried = self._region(operation.regions[1], carried)

    def _if(self, operation: Operation) -> list[Any]:
        holds = bool(self._values[operation.operands[0]])
        if not holds and len(operation.regions) == 1:
            return []
        return self._block(operation.regions[0 if holds else 1].operations)

    # ------------------------------------------------------------ memory

    def _mask(self, operation: Operation, position: int, shape: Sequence[int]) -> Any:
        if len(operation.operands) <= position:
            return np.ones(shape, np.bool_)
        return np.broadcast_to(self._values[operation.operands[position]], shape)

    def _load(self, operation: Operation) -> list[Any]:
        element, shape = str(operation.result.element), operation.result.shape
        mask = self._mask(operation, 1, shape)
        found = self._memory.load(self._values[operation.operands[0]], mask)
        others = operation.operands[2:]
        other = self._values[others[0]] if others else _undefined(shape, element)
        return [np.where(mask, found, other).astype(_DTYPES[element])]

    def _store(self, operation: Operation) -> list[Any]:
        pointer, value = (self._values[o] for o in operation.operands[:2])
        self._memory.store(pointer, value, self._mask(operation, 2, operation.operands[1].shape))
        return []

    def _atomic(self, operation: Operation) -> list[Any]:
        kind = str(operation.attributes["atomic_rmw_op"])
        if kind not in _ATOMICS:
            raise Failed(f"NumPy has no atomic {kind}")
        pointer, value = (self._values[o] for o in operation.operands[:2])
        mask = self._mask(operation, 2, operation.operands[1].shape)
        return [self._memory.update(pointer, value, mask, _ATOMICS[kind])]

    # ------------------------------------------------------------ folds

    def _reduce(self, operation: Operation) -> list[Any]:
        """Fold lanes of an axis by pairs of neighbours: Triton leaves open how they are grouped."""
        axis = operation.number("axis")
        held = [np.moveaxis(self._values[o], axis, 0) for o in operation.operands]
        while (lanes := held[0].shape[0]) > 1:
            pairs = lanes // 2 * 2
            found = self._region(operation.regions[0], [b[at:pairs:2] for at in (0, 1) for b in held])
            held = [np.concatenate((f, b[pairs:])) for f, b in zip(found, held, strict=True)]
        return [b[0] for b in held]

    def _scan(self, operation: Operation) -> list[Any]:
        """Fold lanes of an axis in their order, and keep all intermediate results."""
        axis = operation.number("axis")
        order = -1 if operation.attributes.get("reverse") else 1
        blocks = [np.moveaxis(self._values[o], axis, 0)[::order] for o in operation.operands]
        steps = [[b[0] for b in blocks]]
        for n in range(1, blocks[0].shape[0]):
            steps.append(self._region(operation.regions[0], [*steps[-1], *(b[n] for b in blocks)]))
        stacked = (np.stack(found)[::order] for found in zip(*steps, strict=True))
        return [np.moveaxis(s, 0, axis) for s in stacked]

    def _dot(self, operation: Operation) -> list[Any]:
        left, right, start = (self._values[o] for o in operation.operands)
        element = str(operation.result.element)
        wide = _DTYPES[element]
        return [_fit(start + np.matmul(left.astype(wide), right.astype(wide)), element)]

    def _program(self, operation: Operation) -> list[Any]:
        axis = operation.number("axis")
        return [np.int32((self._instance if operation.name == "tt.get_program_id" else self._grid)[axis])]

    def _assumed(self, operation: Operation) -> list[Any]:
        if not np.all(self._values[operation.operands[0]]):
            raise Failed(f"{operation.name} does not hold")
        return []


_CONTROL: dict[str, Callable[[Evaluation, Operation], list[Any]]] = {
    "scf.for": Evaluation._for,
    "scf.while": Evaluation._while,
    "scf.if": Evaluation._if,
    "tt.load": Evaluation._load,
    "tt.store": Evaluation._store,
    "tt.atomic_rmw": Evaluation._atomic,
    "tt.reduce": Evaluation._reduce,
    "tt.scan": Evaluation._scan,
    "tt.dot": Evaluation._dot,
    "tt.get_program_id": Evaluation._program,
    "tt.get_num_programs": Evaluation._program,
    "llvm.intr.assume": Evaluation._assumed,
    "tt.assert": Evaluation._assumed,
    "ttg.barrier": lambda *_: [],
}

_ATOMICS: dict[str, Callable[[Any, Any], Any]] = {
    "fadd": np.add,
    "add": np.add,
    "max": np.maximum,
    "min": np.minimum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "exch": lambda old, new: new,
}

# ------------------------------------------------------------ lane by lane


def _reshaped(operation: Operation, block: Any) -> Any:
    if isinstance(block, _Pointers):
        return block.mapped(lambda offsets: _reshaped(operation, offsets))
    shape = operation.result.shape
    match operation.name:
        case "tt.expand_dims":
            return np.expand_dims(block, operation.number("axis"))
        case "tt.trans":
            return np.transpose(block, operation.attributes["order"])  # type: ignore[arg-type]
        case "tt.reshape" | "tt.unsplat":
            return np.reshape(block, shape)
        case _:
            return np.broadcast_to(block, shape)


def _quotient(operation: Operation, left: Any, right: Any) -> Any:
    """Rounded to zero; by zero some number."""
    safe = np.where(right == 0, 1, right)
    wide = np.abs(left.astype(np.int64)) // np.abs(safe.astype(np.int64))
    return np.where((left < 0) != (safe < 0), -wide, wide)


def _remainder(operation: Operation, left: Any, right: Any) -> Any:
    safe = np.where(right == 0, 1, right)
    return left - safe * _quotient(operation, left, right)


def _compared(operation: Operation, left: Any, right: Any) -> Any:
    predicate = str(operation.attributes["predicate"])
    unordered = np.isnan(left) | np.isnan(right) if operation.name == "arith.cmpf" else np.zeros((), np.bool_)
    if operation.name == "arith.cmpi" and predicate[0] == "u":
        width = left.dtype.itemsize * 8
        left, right = (v.astype(f"uint{width}") for v in (left, right))
    if predicate in ("eq", "ne"):
        return getattr(operator, predicate)(left, right)
    found = getattr(operator, predicate[1:])(left, right)
    if operation.name == "arith.cmpi":
        return found
    return found & ~unordered if predicate[0] == "o" else found | unordered


def _constant(operation: Operation) -> Any:
    return np.full(operation.result.shape, operation.attributes["value"])


def _range(operation: Operation) -> Any:
    return np.arange(operation.number("start"), operation.number("end"))


def _moved(operation: Operation, pointers: Any, offsets: Any) -> Any:
    return pointers.mapped(lambda at: at + offsets.astype(np.int64))


def _chosen(operation: Operation, condition: Any, yes: Any, no: Any) -> Any:
    if isinstance(yes, _Pointers):
        if yes.array != no.array:
            raise Failed("a choice between pointers to two arrays")
        return _Pointers(yes.array, np.where(condition, yes.offsets, no.offsets))
    return np.where(condition, yes, no)


def _to_integer(operation: Operation, block: Any) -> Any:
    return np.trunc(np.nan_to_num(block)).astype(np.int64)


def _unsigned(operation: Operation, block: Any) -> Any:
    return block if block.dtype == np.bool_ else block.astype(f"uint{block.dtype.itemsize * 8}")


_erf = np.vectorize(erf, otypes=[np.float64])


def _plain(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda operation, *blocks: function(*blocks)


def _wide(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that is computed with 64 bits and rounded."""
    return lambda operation, *blocks: function(*(b.astype(np.float64) for b in blocks))


_ARITHMETIC: dict[str, Callable[..., Any]] = {
    **{"addi": np.add, "subi": np.subtract, "muli": np.multiply},
    **{"addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide, "remf": np.fmod},
    **{"minsi": np.minimum, "maxsi": np.maximum, "minnumf": np.fmin, "maxnumf": np.fmax},
    **{"minimumf": np.minimum, "maximumf": np.maximum, "negf": np.negative},
    **{"andi": np.bitwise_and, "ori": np.bitwise_or, "xori": np.bitwise_xor},
    **{"shli": np.left_shift, "shrsi": np.right_shift},
}

_LANEWISE: dict[str, Callable[..., Any]] = {
    "arith.constant": _constant,
    "tt.make_range": _range,
    "tt.addptr": _moved,
    "arith.select": _chosen,
    "arith.cmpi": _compared,
    "arith.cmpf": _compared,
    "arith.divsi": _quotient,
    "arith.remsi": _remainder,
    "arith.fptosi": _to_integer,
    "arith.extui": _unsigned,
    "arith.uitofp": _unsigned,
    **dict.fromkeys(SHAPING, _reshaped),
    **dict.fromkeys(
        ("arith.extf", "arith.truncf", "arith.extsi", "arith.trunci", "arith.sitofp", "tt.fp_to_fp"),
        _plain(lambda block: block),
    ),
    **{f"arith.{name}": _plain(function) for name, function in _ARITHMETIC.items()},
    "tt.precise_divf": _plain(np.divide),
    "math.fma": _wide(lambda a, b, c: a * b + c),
    "math.rsqrt": _wide(lambda a: 1 / np.sqrt(a)),
    "math.erf": _wide(_erf),
    "tt.precise_sqrt": _wide(np.sqrt),
    "math.absf": _plain(np.abs),
    "math.absi": _plain(np.abs),
    "tt.clampf": _plain(lambda x, low, high: np.fmin(np.fmax(x, low), high)),
    **{
        f"math.{name}": _wide(getattr(np, name))
        for name in ("exp", "exp2", "log", "log2", "log1p", "sqrt", "sin", "cos", "tanh", "floor", "ceil")
    },
}
