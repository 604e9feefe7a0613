"""What is proved about the specification and the bindings: the program plays no part in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from redverify.certifying.emission.context import Gamma, NotCertified
from redverify.certifying.emission.data_indices import Data
from redverify.certifying.emission.memory.cells import Cells
from redverify.certifying.emission.proofs import ABSURD, function
from redverify.certifying.emission.recursion.definedness import DefinednessEmitter, inhabitant
from redverify.certifying.emission.recursion.models import ModelEmitter
from redverify.certifying.emission.terms import variables, within
from redverify.checking.data.of_program import index_data
from redverify.checking.proofs import theorems as items
from redverify.checking.proofs.terms import Proof
from redverify.language import core
from redverify.language.terms import plug_condition, plug_index


@dataclass(frozen=True, slots=True)
class LayoutEmitter:
    """Emits the layout of one implementation."""

    impl: core.Impl
    cells: Cells
    start: Gamma

    def layout(self) -> items.Layout:
        """Inputs lie inside their arrays, equations of one tensor are apart, there is a model."""
        return items.Layout(
            inputs=tuple(self._inputs()),
            pairs=tuple(self._pairs()),
            models=self._models(),
            defined=DefinednessEmitter(self.impl.spec, self.start, self._data, self.trusting).definedness(),
            inhabitant=self._inhabitant(),
        )

    @property
    def _data(self) -> Data:
        return self.cells.lookup.equality.data

    @property
    def trusting(self) -> bool:
        """Whether proofs are emitted where there are none."""
        return self.cells.lookup.equality.trusting

    def _inhabitant(self) -> items.Inhabitant:
        try:
            return inhabitant(self.impl.spec, self.start)
        except NotCertified:
            if not self.trusting:
                raise
            rank = next(t.rank for t in self.impl.spec.tensors.values() if t.kind == "output")
            zeros = (0,) * len(self.impl.spec.parameters)
            return items.Inhabitant(parameters=zeros, output=0, point=(0,) * rank)

    def _plain(self) -> bool:
        """Whether inputs lie in arrays of their own as they are: Lean decides that (``layout_plain``)."""
        bindings = self.impl.bindings
        arrays = set()
        for tensor in self.impl.spec.tensors.values():
            if tensor.kind != "input":
                continue
            assert tensor.region is not None
            lowest = [index_data(lower) for lower, _ in tensor.region]
            if not all(isinstance(lower, int) and lower >= 0 for lower in lowest):
                return False
            for binding in bindings:
                if binding.tensor != tensor.name:
                    continue
                indices = tuple(index_data(i) for i in binding.indices)
                if indices != tuple(binding.variables) or len(set(indices)) < len(indices):
                    return False
                if binding.array in arrays:
                    return False
                if any(b.extents is not None for b in bindings if b.array == binding.array):
                    return False
                arrays.add(binding.array)
        return True

    def _inputs(self) -> Iterator[Proof]:
        if self._plain():
            return
        for tensor in self.impl.spec.tensors.values():
            if tensor.kind != "input":
                continue
            for binding in self.impl.bindings:
                if binding.tensor != tensor.name:
                    continue
                assert tensor.region is not None
                names = [f"$p{d}" for d in range(tensor.rank)]
                point = variables(names)
                gamma = self.start.bind(*names).assume(*within(tensor.region, point))
                by = dict(zip(binding.variables, point, strict=True))
                yield self.cells.bound(gamma, binding.array, [plug_index(i, by) for i in binding.indices])

    def _pairs(self) -> Iterator[Proof]:
        equations = self.impl.spec.equations
        for position, first in enumerate(equations):
            for second in equations[position + 1 :]:
                if first.tensor != second.tensor:
                    continue
                names = [f"$p{d}" for d in range(len(first.variables))]
                point = variables(names)
                one = plug_condition(first.condition, dict(zip(first.variables, point, strict=True)))
                two = plug_condition(second.condition, dict(zip(second.variables, point, strict=True)))
                yield function(names, [one, two], ABSURD)

    def _models(self) -> items.Models:
        try:
            return ModelEmitter(self.impl.spec, self.start).models()
        except NotCertified:
            if not self.trusting:
                raise
            return items.Models(levels={})
