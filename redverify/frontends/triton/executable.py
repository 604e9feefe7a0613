"""A kernel as NumPy evaluates it, as a second opinion on its translation: cells in, cells out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.running.compiled import Case, Element
from redverify.frontends.triton.binding import Binding, Bound, memories
from redverify.frontends.triton.contract import Scalar
from redverify.frontends.triton.formulas import value_of
from redverify.frontends.triton.obtaining import Module
from redverify.language import core

if TYPE_CHECKING:
    from redverify.frontends.triton.evaluation import Memory


class Evaluated:
    """The kernel of a module under a contract (:class:`.compiled.Executable`)."""

    role = "the kernel, evaluated by NumPy,"
    wraps = True
    finite = False
    needs_elements = False

    def __init__(self, module: Module, spec: core.Spec) -> None:
        self._spec = spec
        self._launches = [
            (launch.kernel(), launch.grid, Binding(launch.contract, spec, module.values))
            for launch in module.launches
        ]
        self._memories = memories([binding for *_, binding in self._launches], spec)

    @property
    def types(self) -> dict[str, str]:
        """The types of elements, by array."""
        return {a.name: a.type for a in self._memories.values()}

    def run(self, cases: Sequence[Case]) -> Sequence[Mapping[Element, Any] | str]:
        """The wanted elements of each case, or why there are none."""
        try:
            from redverify.frontends.triton.evaluation import Failed
        except ImportError:
            return ["NumPy is not installed"] * len(cases)
        found: list[Mapping[Element, Any] | str] = []
        for case in cases:
            try:
                found.append(self._case(case))
            except (Failed, LoadError, TranslationError, OverflowError) as error:
                found.append(str(error))
        return found

    def _case(self, case: Case) -> Mapping[Element, Any]:
        from redverify.frontends.triton.evaluation import Evaluation, Memory

        memory = Memory()
        places: dict[str, dict[tuple[int, ...], int]] = {}
        for kernel, grid, binding in self._launches:
            sizes = {**dict.fromkeys(binding.contract.sizes, 1), **binding.constexprs, **case.params}
            values = {**sizes, **self._strides(binding, sizes)}
            for argument, bound in binding.arrays.items():
                cells = self._cells(bound, values)
                if bound.name not in places:
                    places[bound.name] = cells
                    self._begin(memory, bound, cells, case, zeroed=argument in binding.contract.zeroed)
                elif places[bound.name] != cells:
                    raise LoadError(f"{bound.name} has other strides in one launch than in another")
            arguments = {a.name: self._argument(binding, a.name, case, values) for a in kernel.arguments}
            Evaluation(kernel, memory, arguments, [value_of(axis, sizes) for axis in grid]).run()
        held = {b.tensor: b.name for b in self._memories.values()}
        return {
            (tensor, point): memory.read(held[tensor], places[held[tensor]][point])
            for tensor, point in case.wanted
        }

    def _begin(
        self, memory: Memory, bound: Bound, cells: Mapping[tuple[int, ...], int], case: Case, *, zeroed: bool
    ) -> None:
        """Memory as it is before the first launch."""
        memory.add(bound.name, bound.type, 1 + max(cells.values(), default=-1))
        for name in self._held(bound):
            for point, cell in cells.items():
                memory.write(bound.name, cell, self._element(case, name, point))
        if zeroed:
            for cell in cells.values():
                memory.write(bound.name, cell, 0)

    def _held(self, bound: Bound) -> list[str]:
        """The inputs that an array holds before the launch."""
        names = [n for n in (bound.initial, bound.tensor) if n is not None]
        return [n for n in names if self._spec.tensors[n].kind == "input"]

    @staticmethod
    def _element(case: Case, tensor: str, point: tuple[int, ...]) -> Any:
        return case.inputs.get((tensor, point), case.fill.get(tensor, 0))

    def _argument(self, binding: Binding, name: str, case: Case, values: Mapping[str, int]) -> Any:
        contract = binding.contract
        if name in contract.arrays:
            return binding.arrays[name].name
        given = contract.scalars.get(name)
        if isinstance(given, Scalar):
            return self._element(case, given.tensor, ())
        if isinstance(given, float):
            return given
        return values[name] if given is None else value_of(given, values)

    @staticmethod
    def _strides(binding: Binding, sizes: Mapping[str, int]) -> dict[str, int]:
        """Values of stride arguments: rows lie apart, so that an index that runs over hits nothing."""
        found: dict[str, int] = {}
        for bound in binding.arrays.values():
            span = 1
            given = bound.array.strides
            for dimension in reversed(range(len(bound.shape))):
                stride = None if given is None else given[dimension]
                extent = value_of(bound.array.shape[dimension], sizes)
                if isinstance(stride, str) and stride in binding.strides:
                    step = found.setdefault(stride, span + 1 if dimension < len(bound.shape) - 1 else span)
                elif stride is not None:
                    step = value_of(stride, {**sizes, **found})
                else:
                    step = span
                span = max(span, step * max(extent, 1))
        return found

    def _cells(self, bound: Bound, values: Mapping[str, int]) -> dict[tuple[int, ...], int]:
        """The cell of each element; raises :class:`.LoadError` if two elements share one."""
        extents = [value_of(s, values) for s in bound.array.shape]
        if bound.array.strides is None:
            steps = [1] * len(extents)
            for d in reversed(range(len(extents) - 1)):
                steps[d] = steps[d + 1] * extents[d + 1]
        else:
            steps = [value_of(s, values) for s in bound.array.strides]
        points = product(*(range(e) for e in extents))
        cells = {p: sum(i * s for i, s in zip(p, steps, strict=True)) for p in points}
        if len(set(cells.values())) != len(cells):
            raise LoadError(f"two elements of {bound.name} have one cell")
        return cells
