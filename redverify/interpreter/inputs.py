"""The elements of input tensors: pseudo-random, unless given."""

from __future__ import annotations

from collections.abc import Mapping

from redverify.interpreter.enumeration import Point
from redverify.interpreter.values import Domain, Value

#: Values for some elements: ``{(tensor, point): value}`` or ``{tensor: {point: value}}``.
Overrides = Mapping[tuple[str, Point], Value] | Mapping[str, Mapping[Point, Value]]


class Inputs:
    """The inputs of one run; remembers which elements were used."""

    def __init__(self, domain: Domain, overrides: Overrides | None = None) -> None:
        self._domain = domain
        self._given: dict[tuple[str, Point], Value] = {}
        for name, value in (overrides or {}).items():
            if isinstance(name, tuple):
                self._given[name] = value
            else:
                self._given.update({(name, point): v for point, v in value.items()})
        self.used: dict[tuple[str, Point], Value] = {}

    def __call__(self, tensor: str, point: Point) -> Value:
        """The element of an input tensor at a point of its region."""
        key = (tensor, point)
        if key not in self.used:
            type_ = self._domain.spec.tensors[tensor].type
            if key in self._given:
                self.used[key] = self._domain.convert(type_, self._given[key])
            else:
                self.used[key] = self._domain.input(tensor, type_, point)
        return self.used[key]
