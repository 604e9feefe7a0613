"""The elements of input tensors: pseudo-random, unless given."""

from __future__ import annotations

from collections.abc import Mapping

from redverify.interpreter.domain import Domain, Value
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.enumeration import Point
from redverify.interpreter.ranges import ranges_of

#: Values for some elements: ``{(tensor, point): value}`` or ``{tensor: {point: value}}``.
Overrides = Mapping[tuple[str, Point], Value] | Mapping[str, Mapping[Point, Value]]


class Inputs:
    """The inputs of one run; remembers which elements were used.

    Elements of inputs with a range lie in it, at the ``parameters`` of the run. One that is given and does
    not is not evidence.
    """

    def __init__(
        self,
        domain: Domain,
        overrides: Overrides | None = None,
        parameters: Mapping[str, int] | None = None,
    ) -> None:
        self._domain = domain
        self._ranges = {} if parameters is None else ranges_of(domain.spec, parameters)
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
            declared = self._domain.spec.tensors[tensor]
            within = self._ranges[tensor] if declared.range is not None else None
            if key in self._given:
                self.used[key] = self._domain.convert(declared.type, self._given[key])
                if within is not None and not within.holds(self.used[key]):
                    raise NoEvidence(f"an element of `{tensor}` that is not in its range")
            elif within is not None:
                self.used[key] = within.element(self._domain.seed, point)
            else:
                self.used[key] = self._domain.input(tensor, declared.type, point)
        return self.used[key]
