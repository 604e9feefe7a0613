"""What a kernel is called with: sizes, arrays with their strides, the grid. Python without Triton reads it.

A contract stands in the user's module, beside the kernel::

    matmul = Contract(
        sizes=("M", "N", "K"),
        arrays=dict(a_ptr=Array("fp16", ("M", "K"), ("stride_am", "stride_ak")), ...),
        grid=lambda META: (triton.cdiv(M, META["BLOCK_M"]) * triton.cdiv(N, META["BLOCK_N"]),),
        configs=[dict(BLOCK_M=64, BLOCK_N=64, BLOCK_K=32)],
    )

The grid is run with symbols: sizes are visible in it by their names, and in ``META`` beside the constexprs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from redverify.frontends.common.errors import LoadError

#: Types of elements, as Triton writes them in signatures, and as ``.sched`` does.
TYPES = {
    "fp16": "f16",
    "bf16": "bf16",
    "fp32": "f32",
    "fp64": "f64",
    **{f"{s}{n}": f"{s}{n}" for s in "iu" for n in (8, 16, 32, 64)},
}

#: A size: a number, or a formula in sizes and constexprs.
Size = int | str

#: A grid: a function of ``META``, a formula for each axis, or one formula.
Grid = Callable[[Mapping[str, Any]], Any] | Sequence[Size] | Size


@dataclass(frozen=True)
class Array:
    """An array that a pointer argument points to: its elements' type, shape and strides.

    Strides are counted in elements. Each is the name of an argument, a formula in sizes, or 1; without
    strides rows lie one behind the other. Different elements have different cells, and arrays do not overlap.
    ``tensor`` is the specification's tensor that the array holds. Without it the name of the argument is
    taken, without ``_ptr``, in upper or lower case. ``initial`` is the specification's input that an output
    holds before the launch. ``memory`` is a name for what several arguments, also of several launches, point
    to; if no tensor belongs to it, it is an array that the caller makes and throws away. ``ignore`` is a
    negative number that an input may hold besides those from 0 on, such as -100 as a label. In the
    specification it is -1, with which the input's range begins.
    """

    type: str
    shape: Sequence[Size]
    strides: Sequence[Size] | None = None
    tensor: str | None = None
    initial: str | None = None
    memory: str | None = None
    ignore: int | None = None


@dataclass(frozen=True)
class Scalar:
    """A number that is passed by value, and is the specification's input ``tensor`` without indices."""

    type: str
    tensor: str


@dataclass(frozen=True)
class Contract:
    """How a kernel is launched.

    ``scalars`` says what other arguments are: formulas in sizes, numbers, or a :class:`Scalar`. ``configs``
    are values of constexprs, one configuration each; all are
    verified, besides those of ``@triton.autotune``. ``small`` are values of constexprs with which annotations
    are looked for, where those that are chosen by themselves do not do. ``zeroed`` are arrays that the caller
    has set to zero. ``assume`` are conditions on the sizes, which may name constexprs.
    """

    sizes: Sequence[str]
    arrays: Mapping[str, Array]
    grid: Grid
    scalars: Mapping[str, int | float | str | Scalar] = field(default_factory=dict)
    configs: Sequence[Mapping[str, Any]] = ()
    small: Mapping[str, int] = field(default_factory=dict)
    zeroed: Sequence[str] = ()
    assume: Sequence[str] = ()

    def renamed(self, names: Mapping[str, str]) -> Contract:
        """The contract with other names in its formulas; in its assumptions numbers keep theirs."""

        def changed(formula: Any) -> Any:
            if not isinstance(formula, str):
                return formula
            return re.sub(r"(?<![\w.])\w+(?![\w.])", lambda m: names.get(m[0], m[0]), formula)

        def assumed(condition: str) -> str:
            return re.sub(r"[A-Za-z_]\w*", lambda m: names.get(m[0], m[0]), condition)

        axes = self.grid if isinstance(self.grid, tuple | list) else None
        return replace(
            self,
            arrays={n: replace(a, shape=[changed(s) for s in a.shape]) for n, a in self.arrays.items()},
            scalars={name: changed(value) for name, value in self.scalars.items()},
            grid=changed(self.grid) if axes is None else tuple(changed(axis) for axis in axes),
            assume=tuple(map(assumed, self.assume)),
        )

    def unfilled(self) -> list[str]:
        """The fields that a skeleton (:mod:`.skeleton`) has left as ``...``, with the names of arrays."""
        plain = ("sizes", "grid", "scalars", "configs", "small", "zeroed", "assume")
        found = [name for name in plain if _has_dots(getattr(self, name))]
        of_arrays = [n for n, a in self.arrays.items() if _has_dots((a.type, a.shape, a.strides))]
        return [*found, *of_arrays]


@dataclass(frozen=True)
class Launches:
    """Launches one after the other: names of kernels in the module, each with its contract.

    Arguments with one ``memory`` are one array. Constexprs of one name and value are one.
    """

    contracts: Sequence[tuple[str, Contract]]


#: Powers of 2 that ``triton.next_power_of_2`` of a size may be, where nothing else is said.
POWERS = (1024,)


@dataclass(frozen=True)
class LaunchCode:
    """What to run: a function of the module, by name, with the tensors that its parameters are.

    ``tensors`` are by parameter, where names do not tell. ``rows``: all arguments are contiguous. ``powers``
    are the values of ``triton.next_power_of_2`` of a size. ``ignored`` are labels to ignore, by tensor of the
    specification, as :class:`Array` has them.
    """

    name: str
    tensors: Mapping[str, str] = field(default_factory=dict)
    rows: bool = False
    powers: Sequence[int] = POWERS
    ignored: Mapping[str, int] = field(default_factory=dict)


def _has_dots(value: Any) -> bool:
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    return value is ... or any(map(_has_dots, parts))


class Symbol:
    """A size as Python's operators see it; its text is a formula."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __neg__(self) -> Symbol:
        return type(self)(f"(-{self})")

    def __bool__(self) -> bool:
        raise LoadError(f"the grid asks whether {self.text} holds, which depends on the sizes")

    def __eq__(self, other: object) -> bool:
        raise LoadError(f"the grid asks what {self.text} is equal to, which depends on the sizes")

    def __hash__(self) -> int:
        raise LoadError(f"the grid looks up {self.text} in a table, which depends on the sizes")

    def __index__(self) -> int:
        raise LoadError(f"the grid needs the number {self.text}, which depends on the sizes")

    __int__ = __index__


def _operator(sign: str, *, reflected: bool = False) -> Callable[[Any, Any], Any]:
    def applied(one: Symbol, other: Any) -> Any:
        if not isinstance(other, int | Symbol):
            return NotImplemented
        other = int(other) if isinstance(other, bool) else other
        left, right = (other, one) if reflected else (one, other)
        return type(one)(f"({left} {sign} {right})")

    return applied


for _name, _sign in {"add": "+", "sub": "-", "mul": "*", "floordiv": "//", "mod": "%"}.items():
    setattr(Symbol, f"__{_name}__", _operator(_sign))
    setattr(Symbol, f"__r{_name}__", _operator(_sign, reflected=True))


def least(*parts: Any) -> Any:
    """``min`` of numbers and symbols."""
    if any(isinstance(p, Symbol) for p in parts):
        return Symbol(f"min({', '.join(map(str, parts))})")
    return min(parts)


def axes_of(grid: str) -> tuple[str, ...]:
    """The formulas of ``cdiv(M, 64), N``; raises :class:`.LoadError`."""
    try:
        found = ast.parse(f"({grid},)", mode="eval").body
    except SyntaxError as error:
        raise LoadError(f"the grid {grid} is not a list of formulas") from error
    assert isinstance(found, ast.Tuple)
    return tuple(ast.unparse(axis) for axis in found.elts)


def grid_of(grid: Grid, sizes: Sequence[str], meta: Mapping[str, Any]) -> list[str]:
    """The formula of each axis of a grid, in the sizes alone."""
    symbols = {name: Symbol(name) for name in sizes}
    if callable(grid):
        with _visible(grid, {**symbols, "min": least}):
            found = grid({**symbols, **meta})
    else:
        found = grid if isinstance(grid, Sequence) and not isinstance(grid, str) else (grid,)
        found = tuple(_with(axis, meta) for axis in found)
    axes = found if isinstance(found, tuple | list) else (found,)
    if not 1 <= len(axes) <= 3:
        raise LoadError(f"a grid has one to three axes, not {len(axes)}")
    return [str(axis) for axis in axes]


@contextmanager
def _visible(function: Any, names: Mapping[str, Any]) -> Iterator[None]:
    """While the grid runs its module sees these names, as do the functions of the module that it calls."""
    scope = getattr(function, "__globals__", {})
    kept = {name: scope[name] for name in names if name in scope}
    scope.update(names)
    try:
        yield
    finally:
        for name in names:
            del scope[name]
        scope.update(kept)


def _with(formula: Size, meta: Mapping[str, Any]) -> str:
    """A formula with constexprs replaced by their values; kept in a form that :mod:`.binding` reads."""
    return re.sub(r"\b[A-Za-z_]\w*\b", lambda m: str(meta.get(m[0], m[0])), str(formula))
