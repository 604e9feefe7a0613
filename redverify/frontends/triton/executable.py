"""A kernel as NumPy evaluates it, as a second opinion on its translation: cells in, cells out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.running.compiled import Case, Element
from redverify.frontends.triton.binding import Binding, Bound, memories, value_of
from redverify.frontends.triton.contract import Scalar
from redverify.frontends.triton.obtaining import Module
from redverify.language import core
from redverify.language.points import value_at

#: How many program instances there may be along each axis of a grid.
INSTANCES = (2**31 - 1, 65_535, 65_535)

#: What a size is that the specification does not have, as of a grid on which nothing depends.
ANY = 3

if TYPE_CHECKING:
    from redverify.frontends.triton.evaluation import Memory, Outside


def _has_numpy() -> bool:
    return find_spec("numpy") is not None


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
        return [self._tried(case) for case in cases]

    def _tried(self, case: Case) -> Mapping[Element, Any] | str:
        """The wanted elements, or why there are none."""
        if not _has_numpy():
            return "NumPy is not installed"
        from redverify.frontends.triton.evaluation import Failed

        try:
            return self._case(case)
        except (Failed, LoadError, TranslationError, OverflowError) as error:
            return str(error)

    def _case(self, case: Case) -> Mapping[Element, Any]:
        from redverify.frontends.triton.evaluation import Evaluation, Memory

        memory = Memory()
        places: dict[str, dict[tuple[int, ...], int]] = {}
        for kernel, grid, binding in self._launches:
            values = self._values(binding, case.params)
            for argument, bound in binding.arrays.items():
                cells = self._cells(bound, values)
                if bound.name not in places:
                    places[bound.name] = cells
                    self._begin(memory, bound, cells, case, zeroed=argument in binding.contract.zeroed)
                elif places[bound.name] != cells:
                    raise LoadError(f"{bound.name} has other strides in one launch than in another")
            arguments = {a.name: self._argument(binding, a.name, case, values) for a in kernel.arguments}
            Evaluation(kernel, memory, arguments, [value_of(axis, values) for axis in grid]).run()
        held = {b.tensor: b.name for b in self._memories.values()}
        return {
            (tensor, point): memory.read(held[tensor], places[held[tensor]][point])
            for tensor, point in case.wanted
        }

    def wrong_access(self, params: Mapping[str, int]) -> Outside | None:
        """What a run at given sizes accesses outside of its arrays; all elements of an input are equal."""
        if not _has_numpy():
            return None
        from redverify.frontends.triton.evaluation import Failed, Outside

        inputs = [t for t in self._spec.tensors.values() if t.kind == "input"]
        # Floats are 1: divided by 0 they would have no value over the real numbers.
        given = {t.name: 1 if t.range is None else value_at(t.range[0], params) for t in inputs}
        try:
            self._case(Case(params, {}, given, ()))
        except Outside as error:
            return error
        except (Failed, LoadError, TranslationError, OverflowError):
            return None
        return None

    def instances(self, params: Mapping[str, int]) -> int:
        """How many program instances there are at given sizes."""
        values = [(grid, self._values(binding, params)) for _, grid, binding in self._launches]
        return sum(prod(value_of(axis, known) for axis in grid) for grid, known in values)

    def values(self, params: Mapping[str, int]) -> dict[str, int]:
        """What sizes and strides are at given sizes."""
        return {n: v for *_, binding in self._launches for n, v in self._values(binding, params).items()}

    def _values(self, binding: Binding, params: Mapping[str, int]) -> dict[str, int]:
        sizes = {**dict.fromkeys(binding.contract.sizes, ANY), **binding.constexprs, **params}
        return {**sizes, **self._strides(binding, sizes)}

    def outside(self, params: Mapping[str, int]) -> Outside | None:
        """What the last program instance of a launch accesses outside of its arrays, at sizes of any size.

        Indices have their bits. All elements of an array are one cell, which begins with the least number
        that it may hold, or 0.
        """
        if not _has_numpy():
            return None
        from redverify.frontends.triton.evaluation import Evaluation, Failed, Memory, Outside

        for kernel, grid, binding in self._launches:
            values, memory = self._values(binding, params), Memory()
            counts = [value_of(axis, values) for axis in grid]
            if not all(1 <= count <= most for count, most in zip(counts, INSTANCES, strict=False)):
                continue
            for bound in binding.arrays.values():
                extents = [value_of(s, values) for s in bound.array.shape]
                ends = [(e - 1) * s for e, s in zip(extents, self._steps(bound, values), strict=True)]
                size = 1 + sum(ends) if all(extents) else 0
                memory.add_cell(bound.name, bound.type, size, self._least(bound, params))
            given = Case(params, {}, {}, ())
            arguments = {a.name: self._argument(binding, a.name, given, values) for a in kernel.arguments}
            x, y, z = [*(count - 1 for count in counts), 0, 0][:3]
            try:
                Evaluation(kernel, memory, arguments, counts).run_instance((x, y, z))
            except Outside as error:
                return error
            except Failed:
                continue
        return None

    def _least(self, bound: Bound, params: Mapping[str, int]) -> int:
        """The least number that an array may hold."""
        ranges = [self._spec.tensors[name].range for name in self._held(bound)]
        return bound.held(max((value_at(r[0], params) for r in ranges if r is not None), default=0))

    def _begin(
        self, memory: Memory, bound: Bound, cells: Mapping[tuple[int, ...], int], case: Case, *, zeroed: bool
    ) -> None:
        """Memory as it is before the first launch."""
        memory.add(bound.name, bound.type, 1 + max(cells.values(), default=-1))
        for name in self._held(bound):
            for point, cell in cells.items():
                memory.write(bound.name, cell, bound.held(self._element(case, name, point)))
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
        points = product(*(range(value_of(s, values)) for s in bound.array.shape))
        steps = self._steps(bound, values)
        cells = {p: sum(i * s for i, s in zip(p, steps, strict=True)) for p in points}
        if len(set(cells.values())) != len(cells):
            raise LoadError(f"two elements of {bound.name} have one cell")
        return cells

    @staticmethod
    def _steps(bound: Bound, values: Mapping[str, int]) -> list[int]:
        """The strides of an array."""
        if bound.array.strides is not None:
            return [value_of(s, values) for s in bound.array.strides]
        steps = [1] * len(bound.shape)
        for d in reversed(range(len(steps) - 1)):
            steps[d] = steps[d + 1] * value_of(bound.array.shape[d + 1], values)
        return steps
