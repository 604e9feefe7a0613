"""The closed list of obligation kinds (``design/language.md``) and the two forms they take."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

import islpy as isl

from redverify.language import core
from redverify.language.source import Span


class Kind(Enum):
    """What an obligation is about."""

    SPEC = "spec"
    BOUNDS = "bounds"
    DEFINED = "defined"
    VALUE = "value"
    FRESH = "fresh"
    OPERATOR = "operator"
    ORDER = "order"
    COMPLETE = "complete"
    RACE = "race"
    OVERLAP = "overlap"
    LAYOUT = "layout"
    COVERAGE = "coverage"


#: Kinds whose counter-points are exact: the formula speaks of indices alone, not of what
#: prophetic evaluation foretold, so an integer point refutes the program by itself.
INDEX_KINDS = frozenset((Kind.SPEC, Kind.BOUNDS, Kind.RACE, Kind.LAYOUT))


class Status(Enum):
    """What came of an obligation."""

    OPEN = "open"
    PROVED = "proved"
    FAILED = "failed"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Emptiness:
    """``bad`` has no integer point, for any values of its parameters."""

    bad: isl.Set


@dataclass(frozen=True, slots=True)
class Equality:
    """``∀ holes ∈ domain. left = right``.

    Terms over the variables ``_h0``, ..., and the program's parameters; ``domain`` is a
    parameter set over the same names.
    """

    domain: isl.Set
    left: core.ValueExpr
    right: core.ValueExpr


@dataclass(frozen=True, slots=True)
class Impossible:
    """Cannot hold, or cannot be stated; ``reason`` says why."""

    reason: str


Problem = Emptiness | Equality | Impossible


@dataclass(slots=True)
class Obligation:
    """One obligation at one place of the source.

    ``text`` says in words what has to hold; ``context`` holds the names of the loop
    variables for counter-points.
    """

    id: str
    kind: Kind
    span: Span
    text: str
    problem: Problem
    status: Status = Status.OPEN
    by: str = ""
    seconds: float = 0.0
    point: dict[str, int] | None = None
    note: str = ""
    variables: tuple[str, ...] = field(default=())
