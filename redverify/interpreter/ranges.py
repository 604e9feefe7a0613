"""Elements of inputs with a range, as concrete numbers: drawn in it, never decreasing if monotone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from redverify.interpreter.domains.drawing import Style, style_of
from redverify.interpreter.domains.terms import NoEvidence, Value, mix
from redverify.interpreter.enumeration import Point
from redverify.interpreter.indices import compile_index
from redverify.language import core

#: Elements of a monotone input are drawn and sorted up to this number; more of them lie on a line.
_SORTED = 4096


@dataclass(frozen=True, slots=True)
class Range:
    """``lower <= element < upper`` of an input at concrete parameters, with its region of one dimension."""

    tensor: core.Tensor
    lower: int
    upper: int
    region: tuple[tuple[int, int], ...]

    @property
    def is_possible(self) -> bool:
        """Whether there are such inputs: the range has an integer, or the region no point."""
        return self.lower < self.upper or any(low >= high for low, high in self.region)

    def holds(self, value: Value) -> bool:
        """Whether a value lies in the range."""
        return isinstance(value, int) and self.lower <= value < self.upper

    def element(self, seed: int, point: Point) -> int:
        """The element at a point, in the style of the seed; :class:`.NoEvidence` if there is none."""
        if self.lower >= self.upper:
            raise NoEvidence(f"an element of `{self.tensor.name}`, whose range is empty")
        if not self.tensor.monotone:
            return self._drawn(seed, point)
        low, high = self.region[0]
        if high - low > _SORTED:
            return self.lower + (point[0] - low) * (self.upper - 1 - self.lower) // (high - 1 - low)
        drawn = sorted(self._drawn(seed, (i,)) for i in range(low, high))
        if len(drawn) > 1 and style_of(seed) in (Style.READABLE, Style.NEGATIVE):
            # As row pointers are: the rows have all elements.
            drawn[0], drawn[-1] = self.lower, self.upper - 1
        return drawn[point[0] - low]

    def _drawn(self, seed: int, point: Point) -> int:
        bits = mix("range", seed, self.tensor.name, *point)
        match style_of(seed):
            case Style.LEAST | Style.NEUTRAL:
                return self.lower
            case Style.GREATEST:
                return self.upper - 1
            case Style.EDGES:
                return self.lower if bits & 1 else self.upper - 1
        return self.lower + bits % (self.upper - self.lower)


def ranges_of(spec: core.Spec, parameters: Mapping[str, int]) -> dict[str, Range]:
    """The ranges of the inputs that have one, cut to what their types hold."""
    found: dict[str, Range] = {}
    for tensor in spec.tensors.values():
        if tensor.range is None or tensor.region is None:
            continue
        lower, upper = (compile_index(bound)(dict(parameters)) for bound in tensor.range)
        region = tuple(
            (compile_index(a)(dict(parameters)), compile_index(b)(dict(parameters))) for a, b in tensor.region
        )
        lower, upper = max(lower, tensor.type.least), min(upper, tensor.type.greatest + 1)
        found[tensor.name] = Range(tensor, lower, upper, region)
    return found


def has_inputs(spec: core.Spec, parameters: Mapping[str, int]) -> bool:
    """Whether there are inputs to run with: no range is empty of an input that has elements."""
    return all(range_.is_possible for range_ in ranges_of(spec, parameters).values())
