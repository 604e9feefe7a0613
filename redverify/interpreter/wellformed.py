"""The obligation ``spec`` for elements of the specification that no run needs."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from redverify.interpreter.enumeration import Unenumerable
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.results import Violation
from redverify.interpreter.specification import Specification, UnknownValue
from redverify.interpreter.terms import NoEvidence
from redverify.interpreter.values import Domain
from redverify.language.core import Spec

#: Points evaluated of each tensor, at most.
_POINTS = 700


def check_specification(spec: Spec, parameters: Mapping[str, int], values: str = "real") -> Violation | None:
    """Evaluate every equation on a small box: guards are disjoint, no element needs itself.

    Whether reductions are bounded is not decided here: those that cannot be enumerated are
    left out.
    """
    domain = Domain(spec, values)
    specification = Specification(spec, parameters, domain, Inputs(domain))
    for tensor in spec.tensors.values():
        if tensor.kind == "input":
            continue
        for point in product(_range(tensor.rank, parameters), repeat=tensor.rank):
            try:
                specification.at(tensor.name, point)
            except UnknownValue as unknown:
                if unknown.kind == "spec":
                    return Violation("spec", tensor.span, unknown.message, {}, None)
            except (NoEvidence, Unenumerable):
                continue
    return None


def _range(rank: int, parameters: Mapping[str, int]) -> range:
    """Indices from a little below 0 to a little above the parameters, as many as are affordable."""
    width = int(_POINTS ** (1 / max(rank, 1)))
    greatest = max([abs(v) for v in parameters.values()], default=0) + 2
    lower = -min(3, (width - 1) // 3)
    return range(lower, min(greatest + 2, lower + width))
