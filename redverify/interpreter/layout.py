"""The arrays that bindings create, and where tensors lie in them (obligation kind ``layout``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import product

from redverify.interpreter.enumeration import Box, Point, extent
from redverify.interpreter.ghosts import Cell
from redverify.interpreter.indices import compile_index, compile_point
from redverify.interpreter.memory import Array
from redverify.interpreter.slices import Slice
from redverify.interpreter.specification import Specification, show_point
from redverify.language.core import Binding, Impl, IVar, Tensor

#: ``report(message, binding, cell)`` for a broken binding.
Report = Callable[[str, Binding, Point], None]


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a binding stores the elements of its tensor's region; of a slice those that belong to it.

    ``box`` is the least box of cells that holds the elements of the whole region.
    """

    binding: Binding
    cells: Mapping[Point, Point]
    box: tuple[int, ...]


def placements(impl: Impl, specification: Specification, part: Slice | None = None) -> tuple[Placement, ...]:
    """The placement of each binding at the specification's parameters."""
    found = []
    for number, binding in enumerate(impl.bindings):
        if part is not None:
            found.append(Placement(binding, part.placed[number], _bound(impl, specification, binding)))
            continue
        indices = compile_point(binding.indices)
        region = specification.region(impl.spec.tensors[binding.tensor])
        # A product makes lists of its ranges, however many of them are empty.
        empty = any(lower >= upper for lower, upper in region)
        cells = {
            point: indices({**specification.parameters, **dict(zip(binding.variables, point, strict=True))})
            for point in (() if empty else product(*(range(lower, upper) for lower, upper in region)))
        }
        box = [max([cell[d] + 1 for cell in cells.values()], default=0) for d in range(len(binding.indices))]
        found.append(Placement(binding, cells, tuple(box)))
    return tuple(found)


def _bound(impl: Impl, specification: Specification, binding: Binding) -> tuple[int, ...]:
    """A box that holds the cells of a binding.

    It is found by intervals, and may be too large where a variable occurs more than once. Then an access
    outside of the array may be missed, and none is reported wrongly.
    """
    box: Box = {name: (value, value) for name, value in specification.parameters.items()}
    region = specification.region(impl.spec.tensors[binding.tensor])
    if any(lower >= upper for lower, upper in region):
        return (0,) * len(binding.indices)
    box |= {name: (lower, upper - 1) for name, (lower, upper) in zip(binding.variables, region, strict=True)}
    return tuple(max(0, int(extent(index, box)[1]) + 1) for index in binding.indices)


def bound_arrays(
    impl: Impl, specification: Specification, placed: tuple[Placement, ...], report: Report
) -> dict[str, Array]:
    """The arrays at the start of the program, inputs filled on their region."""
    arrays: dict[str, Array] = {}
    for placement in placed:
        binding = placement.binding
        tensor = impl.spec.tensors[binding.tensor]
        rank = len(binding.indices)
        array = arrays.setdefault(binding.array, Array(binding.array, tensor.type, (0,) * rank))
        if binding.extents is None and not _is_explicit(impl, binding.array):
            array.extents = tuple(max(a, b) for a, b in zip(array.extents, placement.box, strict=True))
        elif binding.extents is not None:
            written = [compile_index(e)(specification.parameters) for e in binding.extents]
            array.extents = tuple(max(a, b) for a, b in zip(array.extents, written, strict=True))
    for placement in placed:
        _place(impl, specification, placement, arrays[placement.binding.array], report)
    return arrays


def filled_when_read(impl: Impl, specification: Specification) -> dict[str, Array] | None:
    """The arrays at the start of a program whose tensors are large: inputs are filled when they are read.

    ``None`` where a binding does more than to store each element at its own indices: then it is not seen at
    once which element a cell holds.
    """
    arrays: dict[str, Array] = {}
    for binding in impl.bindings:
        own = binding.indices == tuple(IVar(v) for v in binding.variables)
        region = specification.region(impl.spec.tensors[binding.tensor])
        if not own or binding.extents is not None or any(lower < 0 for lower, _ in region):
            return None
        tensor = impl.spec.tensors[binding.tensor]
        extents = _bound(impl, specification, binding)
        array = arrays.setdefault(binding.array, Array(binding.array, tensor.type, extents))
        array.extents = tuple(max(a, b) for a, b in zip(array.extents, extents, strict=True))
        if tensor.kind == "input":
            if array.source is not None:
                return None
            array.source = _source(specification, tensor)
    return arrays


def _source(specification: Specification, tensor: Tensor) -> Callable[[Point], Cell | None]:
    region = specification.region(tensor)

    def source(point: Point) -> Cell | None:
        if all(lower <= i < upper for i, (lower, upper) in zip(point, region, strict=True)):
            return Cell(specification.at(tensor.name, point))
        return None

    return source


def _is_explicit(impl: Impl, array: str) -> bool:
    return any(b.array == array and b.extents is not None for b in impl.bindings)


def _place(
    impl: Impl, specification: Specification, placement: Placement, array: Array, report: Report
) -> None:
    binding = placement.binding
    is_input = impl.spec.tensors[binding.tensor].kind == "input"
    seen: dict[Point, Point] = {}
    for point, cell in placement.cells.items():
        shown = show_point(binding.tensor, point)
        if cell in seen:
            report(f"{show_point(binding.tensor, seen[cell])} and {shown} share a cell", binding, cell)
        seen[cell] = point
        if not array.contains(cell):
            report(f"{shown} lies outside the array", binding, cell)
        if is_input:
            if cell in array.cells:
                report("two inputs share a cell", binding, cell)
            array.cells[cell] = Cell(specification.at(binding.tensor, point))
