"""The elements of inputs that values of a specification are computed from."""

from __future__ import annotations

from collections.abc import Callable

from redverify.interpreter.enumeration import Point
from redverify.interpreter.expressions import integer_of
from redverify.interpreter.indices import Environment, compile_cond, compile_point
from redverify.interpreter.specification import Specification
from redverify.language import core
from redverify.language.walks import operands


class InputNeeds:
    """What values need at concrete parameters; ``bit`` stands for an element of an input, as a set of one."""

    def __init__(self, specification: Specification, bit: Callable[[str, Point], int]) -> None:
        self.specification, self.bit = specification, bit
        self._known: dict[tuple[str, Point], int] = {}

    def of(self, value: core.ValueExpr, env: Environment) -> int:
        """The inputs of a value, one bit each; raises what :class:`.Specification` raises."""
        match value:
            case core.Access(tensor=tensor, indices=indices):
                return self._element(tensor, compile_point(indices)(env))
            case core.Reduce():
                return self._reduction(value, env)
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                return self.of(then if compile_cond(condition)(env) else otherwise, env)
            case core.LetValue(variable=name, value=data, body=body):
                number = self.specification.compile(data)(env)
                return self.of(data, env) | self.of(body, {**env, name: integer_of(number)})
            case _:
                found = 0
                for part in operands(value):
                    found |= self.of(part, env)
                return found

    def _element(self, tensor: str, point: Point) -> int:
        if self.specification.spec.tensors[tensor].kind == "input":
            return self.bit(tensor, point)
        if (tensor, point) not in self._known:
            equation, scope = self.specification.definition(tensor, point)
            self._known[tensor, point] = self.of(equation.value, scope)
        return self._known[tensor, point]

    def _reduction(self, value: core.Reduce, env: Environment) -> int:
        found = 0 if value.init is None else self.of(value.init, env)
        reduction = self.specification.reduction(value)(env)
        for index in () if reduction is None else reduction.points:
            found |= self.of(value.body, {**env, **dict(zip(value.binders, index, strict=True))})
        return found
