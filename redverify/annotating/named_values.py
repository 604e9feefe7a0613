"""The values that annotations may name: the tensors of a specification and its reductions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from redverify.annotating.numbers import close
from redverify.annotating.runs import Point, Run
from redverify.interpreter.domains.terms import Value
from redverify.interpreter.indices import Unenumerable
from redverify.interpreter.specification import Reduction, UnknownValue
from redverify.language import core
from redverify.language.terms import canonical, free_variables, substitute
from redverify.language.types import ValueType
from redverify.language.walks import subterms

#: Points of the specification that are evaluated in one run, values and reductions counted apart.
_QUESTIONS = 60_000

#: Elements of a reduction that takes long.
LARGE = 64

#: What a specification may answer instead of a value.
NO_VALUE = (UnknownValue, Unenumerable, ArithmeticError, ValueError, TypeError, RecursionError)


class Missing:
    """The value of a point that has none."""


MISSING = Missing()


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """``term`` over ``variables``: a tensor at a point, or a reduction inside an equation."""

    variables: tuple[str, ...]
    term: core.ValueExpr
    kind: str

    @property
    def type(self) -> ValueType:
        """The type of its values."""
        return self.term.type

    def at(self, point: core.Indices) -> core.ValueExpr:
        """The annotation at a point."""
        return substitute(self.term, dict(zip(self.variables, point, strict=True)))


def targets_of(spec: core.Spec) -> list[Target]:
    """Intermediate tensors, outputs, reductions inside equations, inputs."""
    found: list[Target] = []
    for kind in ("tensor", "output", "input"):
        for tensor in spec.tensors.values():
            if tensor.kind == kind:
                names = tuple(f"$p{d}" for d in range(tensor.rank))
                access = core.Access(tensor.type, tensor.name, tuple(map(core.IVar, names)))
                found.append(Target(names, access, kind))
        if kind == "output":
            found += _inside(spec)
    return found


def _inside(spec: core.Spec) -> Iterator[Target]:
    """The reductions that are a part of an equation's right side, each once; also without their start, and
    without the factors that all elements have."""
    known: set[core.ValueExpr] = set()
    for equation in spec.equations:
        parts = [p for p in subterms(equation.value) if isinstance(p, core.Reduce)]
        begun = [replace(p, init=None) for p in parts if p.init is not None]
        for term in (*parts, *begun, *filter(None, map(_without_common_factors, parts))):
            free = free_variables(term)
            variables = tuple(v for v in equation.variables if v in free)
            plain = canonical(term)
            named = term is equation.value or free - set(variables) - set(spec.parameters)
            if not named and plain not in known:
                known.add(plain)
                yield Target(variables, plain, "part")


def _without_common_factors(term: core.Reduce) -> core.Reduce | None:
    """A sum of products without the factors and divisors that do not depend on its indices, as programs that
    multiply at the end compute it; ``None`` if there are none."""
    bound = set(term.binders)

    def varying(value: core.ValueExpr) -> core.ValueExpr | None:
        if not free_variables(value) & bound:
            return None
        if isinstance(value, core.Apply) and value.function == "*":
            left, right = map(varying, value.arguments)
            if left is None or right is None:
                return left or right
            return replace(value, arguments=(left, right))
        if isinstance(value, core.Apply) and value.function == "/" and value.type.is_floating:
            numerator, divisor = value.arguments
            if not free_variables(divisor) & bound:
                return varying(numerator)
        return value

    body = varying(term.body) if term.operator == "+" else None
    return None if body is None or body == term.body else replace(term, init=None, body=body)


class Evaluated:
    """The values and reductions of targets in one run; after many questions it gives no more answers."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self._left = _QUESTIONS
        self.value = cache(self._value)
        self.reduction = cache(self._reduction)
        self._compiled = cache(lambda target: run.specification.compile(target.term))
        self._heads = cache(lambda target: run.specification.reduction(target.term))

    def _env(self, target: Target, point: Point) -> dict[str, int]:
        return {**self.run.parameters, **dict(zip(target.variables, point, strict=True))}

    def _value(self, target: Target, point: Point) -> Value | Missing:
        self._left -= 1
        if self._left < 0:
            return MISSING
        try:
            return self._compiled(target)(self._env(target, point))
        except NO_VALUE:
            return MISSING

    def _reduction(self, target: Target, point: Point) -> Reduction | None:
        self._left -= 1
        if self._left < 0:
            return None
        try:
            found: Reduction | None = self._heads(target)(self._env(target, point))
        except NO_VALUE:
            return None
        return found

    def is_large(self, target: Target, point: Point) -> bool:
        """Whether the target is a reduction of so many elements that it is better not evaluated in vain."""
        found = self.reduction(target, point)
        return found is not None and len(found.points) >= LARGE

    def is_value(self, target: Target, point: Point, value: Value) -> bool:
        """Whether the target has this value at a point."""
        found = self.value(target, point)
        return not isinstance(found, Missing) and close(found, value)

    def is_element(self, reduction: Reduction, index: Point, value: Value) -> bool | None:
        """Whether the reduction has this element at an index; ``None`` if the value is the unit."""
        if reduction.unit is not None and close(value, reduction.unit):
            return None
        if index not in reduction.points:
            return False
        try:
            return close(reduction.element(index), value)
        except NO_VALUE:
            return False

    def of(self, term: core.ValueExpr, env: dict[str, int]) -> Value | Missing:
        """The value of an annotation at the variables of a statement."""
        try:
            return self.run.specification.compile(term)(env)
        except (*NO_VALUE, KeyError):
            return MISSING
