"""Where in the program a proof is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from redverify.certifying.emission.memory.cells import Allocations
from redverify.checking.data.of_program import index_data
from redverify.checking.proofs.theorems import Environment
from redverify.language import core


@dataclass(frozen=True, slots=True)
class Scope:
    """Where in the program a proof is.

    path: positions of commands from the top. lets: the values of ``let`` variables. bound: the
    environment, in order. allocations: local arrays with their extents, the outermost first.
    """

    path: tuple[int, ...] = ()
    lets: dict[str, core.IndexExpr] = field(default_factory=dict)
    bound: tuple[tuple[str, core.IndexExpr], ...] = ()
    allocations: Allocations = ()

    def at(self, *positions: int) -> Scope:
        """The scope of a part of the command."""
        return replace(self, path=(*self.path, *positions))

    @property
    def key(self) -> str:
        """The name of the command at the path."""
        return "/".join(str(p) for p in self.path)

    @property
    def environment(self) -> Environment:
        """The variables in scope with their values, as data."""
        return tuple([(name, index_data(value)) for name, value in self.bound])
