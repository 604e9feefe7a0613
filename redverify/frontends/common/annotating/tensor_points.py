"""Which tensor point a store of the scheduled program computes.

Parameters are matched by position, other arrays by name, type and shape.
"""

from __future__ import annotations

from redverify.frontends.common.annotating.cell_contents import Holds, Meaning, cell_names, unfold
from redverify.frontends.common.annotating.context import Target
from redverify.frontends.common.model import Array, Function, Store
from redverify.frontends.common.specifying.rules import Specification
from redverify.frontends.common.terms import canonical_value, substitute_value
from redverify.language.core import Access, IVar, ValueExpr


class Targets:
    """Matches the stores of ``function`` with the tensors of the specification of ``before``.

    ``inputs`` says what the array parameters hold that are inputs of the specification.
    """

    def __init__(self, function: Function, specification: Specification, before: Function) -> None:
        self.function = function
        self.specification = specification
        self.parameters = frozenset(a.name for a in function.arrays)
        self.inputs: dict[str, Meaning] = {}
        self.tensor_of_array: dict[str, str] = {}
        self._match_arrays(before)

    def _match_arrays(self, before: Function) -> None:
        """Parameters are matched by position, other arrays by name, type and shape."""
        tensor_of = self.specification.tensor_of
        for ours, theirs in zip(self.function.arrays, before.arrays, strict=True):
            tensor = tensor_of[theirs.name]
            self.tensor_of_array[ours.name] = tensor
            held = self.specification.initial.get(theirs.name, tensor)
            if held not in self.specification.rules:
                self.inputs[ours.name] = self._input(ours, held)
        for ours in self.function.allocated:
            same = [
                a
                for a in before.allocated
                if (a.source_name, a.type, a.shape) == (ours.source_name, ours.type, ours.shape)
            ]
            if len(same) == 1:
                self.tensor_of_array[ours.name] = tensor_of[same[0].name]

    def _input(self, array: Array, tensor: str) -> Holds:
        """What an input holds: the tensor, in the layout that it has."""
        layout, cell = self.function.layout(array.name), cell_names(len(array.shape))
        if layout is not None:
            return Holds(layout.cell, Access(array.type, tensor, layout.inverse))
        return Holds(cell, Access(array.type, tensor, tuple(map(IVar, cell))))

    def of(self, store: Store) -> Target | None:
        """The tensor point of the store: by parameter, or by array name."""
        rule = self.specification.rules.get(self.tensor_of_array.get(store.array, ""))
        if rule is None:
            return None
        layout = self.function.layout(store.array) if store.array in self.parameters else None
        return Target(rule, store.indices if layout is None else layout.element(store.indices))

    def recognised(self, store: Store, target: Target, foretold: ValueExpr) -> ValueExpr:
        """The tensor point that an element-wise store computes.

        It is the target if that has the stored value, or if the store is known to be meant for it; else the
        value itself.
        """
        known = store.array in self.parameters and target.rule.tensor not in self.specification.staged
        return target.rule.at(target.point) if known or self._has_value(target, foretold) else foretold

    def _has_value(self, target: Target, value: ValueExpr) -> bool:
        """Whether an equation of the tensor gives it this value at the point."""
        rules = self.specification.rules
        found = canonical_value(unfold(value, rules))
        equations = [(target.rule.variables, target.rule.value)]
        equations += [
            (e.variables, e.value) for e in self.specification.spec.equations_of(target.rule.tensor)
        ]
        for variables, right in equations:
            wanted = substitute_value(right, dict(zip(variables, target.point, strict=True)))
            if canonical_value(unfold(wanted, rules)) == found:
                return True
        return False
