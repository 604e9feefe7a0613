"""What the variables of a program mean where a statement stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from redverify.frontends.common.indices.polynomials import Polynomial
from redverify.frontends.common.indices.variable_facts import Facts
from redverify.frontends.halide.reading import syntax as sx
from redverify.language import core


@dataclass(frozen=True, slots=True)
class Index:
    """A 32-bit integer that is not data: taken as an exact number. It may hold stand-ins."""

    expr: core.IndexExpr


@dataclass(frozen=True, slots=True)
class Truth:
    """A truth value that depends on indices alone."""

    condition: core.Cond


@dataclass(frozen=True, slots=True)
class Data:
    """A value."""

    value: core.ValueExpr


Term = Index | Truth | Data


@dataclass(slots=True)
class Delayed:
    """A ``let`` that is read when it is used first, with the facts of the place where it stands."""

    expr: sx.Expr
    facts: Facts
    term: Term | None = None


@dataclass(slots=True)
class Scope:
    """The variables in view.

    ``names`` are those of Halide. ``values`` are the loop variables that are numbers in mixed radix, over
    the loops that stand for them. ``taken`` are the names of the ``.sched`` text that are in use, ``known``
    what is known about them. ``outer`` are the loops and ``let`` around, innermost last, by their names.
    """

    facts: Facts
    names: dict[str, Term | Delayed] = field(default_factory=dict)
    values: dict[str, Polynomial] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)
    outer: list[str] = field(default_factory=list)

    def bind(self, name: str, meaning: Term | Delayed) -> None:
        """Give a name a meaning for the rest of the block."""
        self.names[name] = meaning
        self.outer.append(name)

    @contextmanager
    def block(self) -> Iterator[None]:
        """Inside, what is bound is forgotten at the end."""
        saved = (self.facts, dict(self.names), dict(self.values), set(self.taken), list(self.outer))
        try:
            yield
        finally:
            self.facts, self.names, self.values, self.taken, self.outer = saved


def facts_of(names: Iterable[str], conditions: Iterable[core.Cond]) -> Facts:
    """Facts of parameters that may be negative, without samples."""
    return Facts(frozenset(names), tuple(conditions), ())
