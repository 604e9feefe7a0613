"""Stand-ins for tensors and numbers: launch code reads their shapes, strides and types, and nothing else."""

# Methods without a docstring are those of ``torch.Tensor``.
# ruff: noqa: D102

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from redverify.frontends.triton.contract import Symbol
from redverify.frontends.triton.launching.paths import current, noted, refused, refusing
from redverify.frontends.triton.launching.sizes import (
    STRIDE,
    Size,
    polynomial,
    product,
    quotient,
    size,
    substituted,
)


class Shape(tuple[Any, ...]):
    """A shape, as launch code sees a ``torch.Size``."""

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        return vars(sys.modules.get("torch", sys)).get("Size", tuple)

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        return Shape(found) if isinstance(at, slice) else found

    def numel(self) -> Any:
        return product(self)


@dataclass(eq=False)
class Memory:
    """What tensors are views of: elements in a shape, each in a cell of its own.

    ``tensor`` is the specification's tensor that it holds when the launch code is called, and ``result`` the
    one that it holds in the end; ``zeroed``: it is all zeros before; ``launched``: a kernel was given it.
    """

    name: str
    type: str
    shape: tuple[Any, ...]
    strides: tuple[Any, ...]
    tensor: str | None = None
    result: str | None = None
    zeroed: bool = False
    launched: bool = False

    def __post_init__(self) -> None:
        self.shape = Shape(self.shape)

    @cached_property
    def requires_grad(self) -> bool:
        """Whether torch asks for its gradient: of what the launch code is given, both."""
        path = current()
        given = self.tensor is not None or self.result is not None
        return given and path is not None and path.choose((False, True))


def contiguous(shape: Sequence[Any]) -> tuple[Any, ...]:
    """The strides of a shape whose rows lie one behind the other."""
    return tuple(product(shape[place + 1 :]) for place in range(len(shape)))


def given(name: str, element: str, shape: Sequence[Any], tensor: str, dtype: Any, *, rows: bool) -> Tensor:
    """An argument of the launch code. It has any strides; with ``rows`` it is contiguous."""
    any_strides = tuple(Size(f"{STRIDE}{name}_{axis}") for axis in range(len(shape)))
    memory = Memory(name, element, tuple(shape), contiguous(shape) if rows else any_strides, tensor)
    return Tensor(memory, memory.shape, memory.strides, dtype)


class Device:
    """The one ``torch.device``, which has all tensors."""

    type = "cuda"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Device):
            raise refused("compares a device with something else than a tensor's device")
        return True

    __hash__ = object.__hash__

    def __str__(self) -> str:
        noted("makes a text of a device, and a kernel is launched after it")
        return "cuda"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise refused(f"asks for the {name} of a device")


DEVICE = Device()


@dataclass(eq=False, repr=False)
class Tensor:
    """A view of memory, as launch code sees a ``torch.Tensor``."""

    memory: Memory
    shape: tuple[Any, ...]
    strides: tuple[Any, ...]
    dtype: Any = None
    device: Any = field(default=DEVICE)
    is_cuda = True

    def __post_init__(self) -> None:
        if type(self.shape) is not Shape:  # a view of all memory has its very shape
            self.shape = Shape(self.shape)

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        return getattr(sys.modules.get("torch"), "Tensor", Tensor)

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in Tensor.__dataclass_fields__:
            raise refused(f"sets Tensor.{name}")
        super().__setattr__(name, value)

    def __eq__(self, other: object) -> bool:
        if other is not None:
            raise refused("compares tensors")
        return False

    __hash__ = object.__hash__

    @property
    def requires_grad(self) -> bool:
        return self.memory.requires_grad

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def dim(self) -> int:
        return len(self.shape)

    def __len__(self) -> int:
        return int(self.shape[0])

    def size(self, dim: int | None = None) -> Any:
        return self.shape if dim is None else self.shape[dim]

    def stride(self, dim: int | None = None) -> Any:
        return self.strides if dim is None else self.strides[dim]

    def numel(self) -> Any:
        return product(self.shape)

    nelement = numel

    def element_size(self) -> int:
        return max(1, int(self.memory.type.lstrip("bfipu")) // 8)

    itemsize = property(element_size)

    def is_contiguous(self, memory_format: Any = None) -> bool:
        _check_rows(memory_format)
        return all(bool(a == b) for a, b in zip(self.strides, contiguous(self.shape), strict=True))

    def contiguous(self, memory_format: Any = None) -> Tensor:
        """The tensor, or a copy of it whose rows lie one behind the other: it holds the same elements."""
        if self.is_contiguous(memory_format):
            return self
        if self.shape is not self.memory.shape:
            raise refused("copies a view of a tensor")
        if self.memory.result is not None or self.memory.launched:
            raise refused("copies an output, and does not write it back")
        memory = Memory(self.memory.name, self.memory.type, self.shape, contiguous(self.shape))
        memory.tensor = self.memory.tensor
        return self._of(memory)

    def _of(self, memory: Memory) -> Tensor:
        return Tensor(memory, memory.shape, memory.strides, self.dtype, self.device)

    def _viewed(self, shape: Sequence[Any], strides: Sequence[Any]) -> Tensor:
        return Tensor(self.memory, tuple(shape), tuple(strides), self.dtype, self.device)

    def is_whole(self) -> bool:
        """Whether it is all of its memory, in its order."""
        kept = ([str(s) for s in self.strides], [str(s) for s in self.shape])
        return kept == ([str(s) for s in self.memory.strides], [str(s) for s in self.memory.shape])

    def becomes_whole(self) -> bool:
        """Whether it is all of its memory; new memory takes the shape in which it is returned.

        A view of as many elements has each of them once, so that it is the same memory with other names for
        its cells. Of other numbers torch makes no view, once kernels have written where no memory was.
        """
        as_many = polynomial(product(self.shape)) == polynomial(product(self.memory.shape))
        new = self.memory.tensor is None and self.memory.result is None
        if not self.is_whole() and new and as_many:
            self.memory.shape, self.memory.strides = self.shape, self.strides
        return self.is_whole()

    def view(self, *shape: Any) -> Tensor:
        """The same memory in another shape; only the same shape keeps strides that are not contiguous."""
        wanted = _shape(shape)
        if -1 in [s for s in wanted if not isinstance(s, Symbol)]:
            others = [s for s in wanted if isinstance(s, Symbol) or s != -1]
            rest = quotient(self.numel(), others)
            wanted = [s if isinstance(s, Symbol) or s != -1 else rest for s in wanted]
        if len(wanted) == self.ndim and all(bool(a == b) for a, b in zip(wanted, self.shape, strict=True)):
            return self._viewed(self.shape, self.strides)
        if not self.is_contiguous():
            raise refused("takes a view of a tensor that is not contiguous")
        return self._viewed(wanted, contiguous(wanted))

    reshape = view

    def flatten(self) -> Tensor:
        return self.view(-1)

    def view_as(self, other: Tensor) -> Tensor:
        return self.view(*other.shape)

    def transpose(self, one: int, other: int) -> Tensor:
        order = list(range(self.ndim))
        order[one], order[other] = order[other], order[one]
        return self.permute(*order)

    def permute(self, *order: Any) -> Tensor:
        axes = _shape(order)
        return self._viewed([self.shape[a] for a in axes], [self.strides[a] for a in axes])

    def t(self) -> Tensor:
        return self.permute(*reversed(range(self.ndim)))

    @property
    def T(self) -> Tensor:
        return self.t()

    mT = T

    def detach(self) -> Tensor:
        return self._viewed(self.shape, self.strides)

    def cuda(self, *_: Any, **__: Any) -> Tensor:
        return self

    def zero_(self) -> Tensor:
        """Set it to zero before the launches."""
        if self.memory.launched:
            raise refused("sets a tensor to zero between launches")
        self.memory.zeroed = True
        return self

    def new_empty(self, *shape: Any, dtype: Any = None, **_: Any) -> Tensor:
        return allocated(*shape, dtype=self.dtype if dtype is None else dtype)

    def new_zeros(self, *shape: Any, dtype: Any = None, **_: Any) -> Tensor:
        return self.new_empty(*shape, dtype=dtype).zero_()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise refused(f"uses Tensor.{name}, which is not known here")


refusing(Tensor, int, float, list, but=("__hash__",))


def _shape(given: Sequence[Any]) -> list[Any]:
    """A shape that is given as one argument or as several."""
    only = given[0] if len(given) == 1 else None
    return list(only) if isinstance(only, list | tuple) else list(given)


def _check_rows(memory_format: Any) -> None:
    """Rows lie one behind the other: other formats of torch, such as ``channels_last``, are refused."""
    if memory_format is not None and not str(memory_format).endswith(".contiguous_format"):
        raise refused(f"uses {memory_format}")


def allocated(*shape: Any, dtype: Any = None, memory_format: Any = None, **_: Any) -> Tensor:
    """A new tensor of the launch code, as ``torch.empty`` makes it: contiguous, and it holds nothing."""
    _check_rows(memory_format)
    path = current()
    number = 0 if path is None else path.count()
    sizes = tuple(size(s) if isinstance(s, Symbol) else s for s in _shape(shape))
    memory = Memory(f"new{number}", type_of(dtype), sizes, contiguous(sizes))
    dtype = getattr(sys.modules.get("torch"), "float32", None) if dtype is None else dtype
    return Tensor(memory, memory.shape, memory.strides, dtype)


def like(tensor: Tensor, dtype: Any = None, memory_format: Any = None, **_: Any) -> Tensor:
    """A new tensor as ``torch.empty_like`` makes it: contiguous where the other one is, or if that is asked.

    Else it may have other strides: torch keeps those of a dense tensor, and not those of a slice.
    """
    kept = memory_format is None or str(memory_format).endswith(".preserve_format")
    made = allocated(
        tensor.shape,
        dtype=tensor.dtype if dtype is None else dtype,
        memory_format=None if kept else memory_format,
    )
    path = current()
    assumed = {} if path is None else path.strides
    dense = [polynomial(substituted(str(s), assumed)) for s in tensor.strides]
    if kept and dense != [polynomial(s) for s in made.strides]:
        strides = tuple(Size(f"{STRIDE}{made.memory.name}_{axis}") for axis in range(tensor.ndim))
        made.memory.strides = made.strides = strides
    return made


#: Types of torch by the names that Triton gives them.
TORCH = {
    "fp16": "float16", "bf16": "bfloat16", "fp32": "float32", "fp64": "float64", "i1": "bool",
    **{f"i{n}": f"int{n}" for n in (8, 16, 32, 64)},
    **{f"u{n}": f"uint{n}" for n in (8, 16, 32, 64)},
}  # fmt: skip


def type_of(dtype: Any) -> str:
    """The name that Triton gives a ``torch.dtype``; float32 where none is given."""
    if dtype is None:
        return "fp32"
    names = {torch: name for name, torch in TORCH.items()}
    word = str(dtype).removeprefix("torch.")
    if word not in names:
        raise refused(f"makes a tensor of type {dtype}")
    return names[word]
