"""Which tensor point a store of the scheduled program computes.

A block that has a counterpart of the same name has the same iteration variables, which are then the
indices of the tensor. Parameters are matched by position, other arrays by name, type and shape.
"""

from __future__ import annotations

from dataclasses import replace

from redverify.frontends.common.annotating.cell_contents import Holds, Meaning, identity, unfold
from redverify.frontends.common.annotating.context import Context, Target
from redverify.frontends.common.annotating.unification import unify, unit_extents
from redverify.frontends.common.model import Array, Function, Store
from redverify.frontends.common.specifying.rules import Rule, Specification
from redverify.frontends.common.terms import canonical_value, substitute, substitute_value
from redverify.language.core import Access, IConst, IndexExpr, Select, ValueExpr


class Targets:
    """Matches the stores of ``function`` with the tensors of the specification of ``before``.

    ``suffixes`` are what the compiler appends to the name of a block that it splits in parts.
    ``inputs`` says what the array parameters hold that are inputs of the specification.
    """

    def __init__(
        self, function: Function, specification: Specification, before: Function, suffixes: tuple[str, ...]
    ) -> None:
        self.function = function
        self.specification = specification
        self.suffixes = suffixes
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
        layout = self.function.layout(array.name)
        if layout is None:
            return identity(tensor, array.type, len(array.shape))
        return Holds(layout.cell, Access(array.type, tensor, layout.inverse))

    def of(self, store: Store, context: Context) -> Target | None:
        """The tensor point of the store: by parameter, by block name, or by array name.

        A record is not an element of a tensor of numbers, nor the other way round.
        """
        found = self._of(store, context)
        fields = () if found is None else found.rule.type.fields
        return found if fields == self.function.array(store.array).type.fields else None

    def _of(self, store: Store, context: Context) -> Target | None:
        rules = self.specification.rules
        tensor = self.tensor_of_array.get(store.array, "")
        if tensor in rules and store.array in self.parameters:
            layout = self.function.layout(store.array)
            return Target(rules[tensor], store.indices if layout is None else layout.element(store.indices))
        named = self._named_rule(context)
        if named is not None:
            point = self._named_point(named, context)
            if point is not None:
                return Target(named, point)
        if tensor in rules:
            return Target(rules[tensor], store.indices)
        return None

    def _named_rule(self, context: Context) -> Rule | None:
        name = context.name
        rule = self.specification.rule_of_block(name)
        for suffix in self.suffixes:
            if rule is None and name.endswith(suffix):
                rule = self.specification.rule_of_block(name.removesuffix(suffix))
        return rule

    @staticmethod
    def _named_point(rule: Rule, context: Context) -> tuple[IndexExpr, ...] | None:
        visible = context.visible(reduce=False)
        point = tuple(IConst(0) if not s else visible.get(s) for s in rule.sources)
        found = tuple(p for p in point if p is not None)
        return found if len(found) == len(point) else None

    def recognised(self, store: Store, target: Target, foretold: ValueExpr, context: Context) -> ValueExpr:
        """The tensor point that an element-wise store computes.

        It is the target if that has the stored value, else the point of the same tensor that has it: where
        the compiler has changed the layout of the array, only the value tells the point. A value of no
        point is the annotation itself, unless the store is known to be meant for the target.
        """
        rule, rules = target.rule, self.specification.rules
        if self._has_value(target, foretold):
            return rule.at(target.point)
        marks, unmarks = context.marks()
        fixed = {v: IConst(0) for v, s in zip(rule.variables, rule.sources, strict=True) if not s}
        hints = {**unit_extents(rule.extents), **fixed}
        for body in (rule.value, unfold(rule.value, rules)):
            found = unify(body, substitute_value(foretold, marks), rule.variables, hints)
            if found is not None:
                return rule.at(tuple(substitute(found[v], unmarks) for v in rule.variables))
        by_block = self._named_rule(context) is rule and self._named_point(rule, context) is not None
        known = store.array in self.parameters and rule.tensor not in self.specification.staged
        return rule.at(target.point) if known or by_block else foretold

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

    def folded(self, value: ValueExpr, context: Context) -> ValueExpr:
        """The value with each choice inside of another one written as the tensor that it is, if it is one.

        A copy that is padded to whole tiles may hold elements of an image with a margin. The margin was a
        tensor of the specification, until the compiler inlined it. With its name the value has one choice.
        """
        if not isinstance(value, Select):
            return value
        then, otherwise = (self._named(part, context) for part in (value.then, value.otherwise))
        return replace(value, then=then, otherwise=otherwise)

    def _named(self, value: ValueExpr, context: Context) -> ValueExpr:
        """The point of a tensor whose equation is a choice that has this value; else the value folded."""
        if not isinstance(value, Select):
            return value
        marks, unmarks = context.marks()
        wanted = substitute_value(value, marks)
        for rule in self.specification.rules.values():
            if rule.reduction is None and isinstance(rule.value, Select):
                found = unify(rule.value, wanted, rule.variables, unit_extents(rule.extents))
                if found is not None:
                    return rule.at(tuple(substitute(found[v], unmarks) for v in rule.variables))
        return self.folded(value, context)
