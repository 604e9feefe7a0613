"""Obligations: the closed list of their kinds, the problems that decide them, and their state.

``docs/obligations/`` has a page for each kind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal

import islpy as isl

from redverify.language import core
from redverify.language.claims import Subject, words
from redverify.language.source import Span
from redverify.language.types import ValueType


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
    DIVISOR = "divisor"
    OVERFLOW = "overflow"


#: Kinds whose formula concerns indices alone, not what cells hold: an integer point
#: refutes the program by itself.
INDEX_KINDS = frozenset((Kind.SPEC, Kind.BOUNDS, Kind.RACE, Kind.LAYOUT, Kind.DIVISOR, Kind.OVERFLOW))


def refutes(obligation: Obligation, unproved: Sequence[Obligation]) -> bool:
    """Whether an obligation's integer point alone shows that the program is wrong.

    It does for kinds that mention indices alone. For the others the formula is as exact as the
    heaps. Suppose that nothing is violated at the point's parameters. Then all heaps are exact
    there, by the induction of section 5.5, and the point is a violation after all. So the program is
    wrong, unless some effect could not be represented.
    """
    if obligation.status is not Status.FAILED or obligation.point is None:
        return False
    return obligation.kind in INDEX_KINDS or all(
        o.exact and not isinstance(o.problem, Impossible) for o in unproved
    )


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

    Terms over the variables ``$h0``, ..., and the program's parameters; ``domain`` is a
    parameter set over the same names. ``hypotheses`` are variables that are the integers that terms have.
    """

    domain: isl.Set
    left: core.ValueExpr
    right: core.ValueExpr
    hypotheses: tuple[tuple[str, core.ValueExpr], ...] = ()


@dataclass(frozen=True, slots=True)
class Impossible:
    """Cannot hold, or cannot be stated; ``reason`` says why."""

    reason: str


Problem = Emptiness | Equality | Impossible


@dataclass(slots=True)
class Obligation:
    """One obligation at one place of the source.

    ``subject`` says what has to hold, and for what. ``exact`` is false where failing may be due to
    what the representation cannot express (an index set that was not inferred, different
    reductions that follow each other in one cell, a known region that was given up): such
    an obligation refutes nothing, nor does any index point found beside it. ``abstraction``
    says how finely values were looked at (:class:`~redverify.solving.prover.Abstraction`).
    The fields from ``status`` on are filled in when the obligation is decided.
    """

    id: str
    kind: Kind
    span: Span
    subject: Subject
    problem: Problem
    status: Status = Status.OPEN
    by: str = ""
    seconds: float = 0.0
    point: dict[str, int] | None = None
    note: str = ""
    exact: bool = True
    abstraction: str = ""

    @property
    def text(self) -> str:
        """What has to hold, in words."""
        return words(self.subject)


#: A law of operators that a rule of evaluation asks for: a method of
#: :class:`~redverify.evaluation.equations.Equations`.
Law = Literal["is_associative", "may_reorder"]


@dataclass(frozen=True, slots=True)
class WithoutLaw:
    """An obligation on the order of accumulations where an operator lacks a law at a type.

    Evaluation under an encoding of values with the law does not state it. ``problem`` makes it for
    another encoding.
    """

    law: Law
    operator: str
    type: ValueType
    span: Span
    subject: Subject
    problem: Callable[[], Problem]

    def stated(self) -> Obligation:
        """The obligation."""
        return Obligation("", Kind.ORDER, self.span, self.subject, self.problem())


@dataclass(frozen=True, slots=True)
class FromUnit:
    """An obligation (an equality) that a cell holds the unit of an operator at a type."""

    obligation: Obligation
    operator: str
    type: ValueType

    def of(self, unit: core.ValueExpr) -> Obligation:
        """The same obligation of another unit, open."""
        stated = self.obligation
        assert isinstance(stated.problem, Equality)
        equality = replace(stated.problem, right=unit)
        return Obligation("", stated.kind, stated.span, stated.subject, equality)
