"""The equations of a specification, with what the front ends know of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from redverify.language.core import Access, Cond, IndexExpr, Spec, ValueExpr
from redverify.language.types import ValueType


@dataclass(frozen=True, slots=True)
class Reduction:
    """``start operator reduce[binders : condition] element``.

    ``builtin`` is the operator of the program; ``operator`` is the same, or the declared
    operator that stands for it together with the value that the program starts from. ``start`` is ``None``
    if the program starts from the unit of ``operator``.
    """

    builtin: str
    operator: str
    binders: tuple[str, ...]
    condition: Cond
    element: ValueExpr
    start: ValueExpr | None


@dataclass(frozen=True, slots=True)
class Rule:
    """The equation of one tensor and the block it comes from.

    ``sources`` are the source's names of the iteration variables that are the indices, or the
    empty string for an index that the block fixes; ``extents`` the lower bound and the extent of
    every spatial and reduction variable.
    """

    tensor: str
    type: ValueType
    block: str
    variables: tuple[str, ...]
    sources: tuple[str, ...]
    guard: Cond
    value: ValueExpr
    reduction: Reduction | None
    extents: Mapping[str, tuple[IndexExpr, IndexExpr]]

    def at(self, point: tuple[IndexExpr, ...]) -> Access:
        """The tensor at a point."""
        return Access(self.type, self.tensor, point)


@dataclass(frozen=True, slots=True)
class Specification:
    """The specification with the rules that it was made of, by tensor, in program order.

    ``initial`` gives the input that an array holds at first that is an output, too. ``staged`` are the
    outputs whose arrays may hold other values on the way.
    """

    spec: Spec
    rules: Mapping[str, Rule]
    tensor_of: Mapping[str, str]
    initial: Mapping[str, str] = field(default_factory=dict)
    staged: frozenset[str] = frozenset()
