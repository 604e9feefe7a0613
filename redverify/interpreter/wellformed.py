"""The obligation ``spec`` for elements of the specification that no run needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice, product

from redverify.interpreter.domain import Domain, Value
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.enumeration import Point
from redverify.interpreter.indices import Unenumerable
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.results import Violation
from redverify.interpreter.specification import Specification, UnknownValue, show_point
from redverify.language.core import Spec

#: Points evaluated of each tensor, at most.
_POINTS = 700

#: Elements of inputs that are read in all, at most; after them only guards are evaluated.
_READS = 4_000


class _TooMuch(Exception):
    """All reads are used up."""


class _Counted:
    """Inputs that can be read a number of times."""

    def __init__(self, inputs: Inputs) -> None:
        self._inputs = inputs
        self._left = _READS

    def __call__(self, tensor: str, point: Point) -> Value:
        self._left -= 1
        if self._left < 0:
            raise _TooMuch
        return self._inputs(tensor, point)


def check_specification(spec: Spec, parameters: Mapping[str, int], values: str = "real") -> Violation | None:
    """Evaluate every equation on a small box: guards are disjoint, no element needs itself.

    Whether reductions are bounded is not decided here: those that cannot be enumerated are
    left out. Once many elements of inputs have been read, guards alone are looked at: so this does not
    grow with constant sizes.
    """
    domain = Domain(spec, values)
    specification = Specification(spec, parameters, domain, _Counted(Inputs(domain, parameters=parameters)))
    evaluate: Callable[[str, Point], object] = specification.at
    for tensor in spec.tensors.values():
        if tensor.kind == "input":
            continue
        for point in product(_range(tensor.rank, parameters), repeat=tensor.rank):
            try:
                evaluate(tensor.name, point)
            except _TooMuch:
                evaluate = specification.definition
            except UnknownValue as unknown:
                if unknown.kind == "spec":
                    return Violation("spec", tensor.span, unknown.message, {}, None)
            except (NoEvidence, Unenumerable):
                continue
    return None


def missing_output(spec: Spec, parameters: Mapping[str, int], values: str = "real") -> str | None:
    """The first element of an output that the specification gives no value at the parameters, and why."""
    domain = Domain(spec, values)
    specification = Specification(spec, parameters, domain, _Counted(Inputs(domain, parameters=parameters)))
    for tensor in spec.tensors.values():
        if tensor.kind != "output":
            continue
        points = product(*(range(*bounds) for bounds in specification.region(tensor)))
        for point in islice(points, _POINTS):
            try:
                specification.at(tensor.name, point)
            except UnknownValue as unknown:
                return f"{show_point(tensor.name, point)}: {unknown.message}"
            except (NoEvidence, Unenumerable, _TooMuch):
                break
    return None


def _range(rank: int, parameters: Mapping[str, int]) -> range:
    """Indices from a little below 0 to a little above the parameters, as many as are affordable."""
    width = int(_POINTS ** (1 / max(rank, 1)))
    greatest = max([abs(v) for v in parameters.values()], default=0) + 2
    lower = -min(3, (width - 1) // 3)
    return range(lower, min(greatest + 2, lower + width))
