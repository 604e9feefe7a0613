"""What prophetic evaluation finds out about the commands of a program."""

from __future__ import annotations

from dataclasses import dataclass, field

import islpy as isl

from redverify.evaluation.footprint import Footprint
from redverify.evaluation.heap import ReductionHeap
from redverify.evaluation.obligation import Kind
from redverify.evaluation.reductions import Form
from redverify.evaluation.relation import Relation
from redverify.language.claims import Subject
from redverify.language.source import Span


@dataclass(frozen=True, slots=True)
class Undefined:
    """A place where the effect of a command cannot be composed."""

    kind: Kind
    span: Span
    subject: Subject


@dataclass(frozen=True, slots=True)
class Target:
    """What an accumulating statement contributes to, where ``guard`` holds."""

    guard: isl.Set
    form: Form
    identity: str


@dataclass(frozen=True, slots=True)
class Closing:
    """The cells whose value was foretold when a scope was left, with their annotations."""

    foretold: Relation


@dataclass(slots=True)
class Prophecy:
    """The results of prophetic evaluation, by command identity.

    heaps: ``Δh``. footprints: accesses. targets: for accumulations, the reduction they
    belong to. inferred: for accumulations without indices, cell → indices. closings: for
    scopes. undefined: places where composition was not defined.
    """

    heaps: dict[int, ReductionHeap] = field(default_factory=dict)
    footprints: dict[int, Footprint] = field(default_factory=dict)
    targets: dict[int, list[Target]] = field(default_factory=dict)
    inferred: dict[int, Relation] = field(default_factory=dict)
    closings: dict[int, Closing] = field(default_factory=dict)
    undefined: list[Undefined] = field(default_factory=list)
