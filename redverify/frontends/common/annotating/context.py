"""Where a statement of the scheduled function stands, and what it computes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from redverify.frontends.common.model import Iteration, Loop, SBlock, Store
from redverify.frontends.common.specifying.rules import Rule
from redverify.frontends.common.terms import substitute, variables_of
from redverify.language.core import IndexExpr, IVar, ValueExpr


@dataclass(frozen=True, slots=True)
class Annotation:
    """The annotation ``{value}`` of a store.

    An accumulation has the ``operator`` of the specification and the index of the ``element`` that it adds;
    ``element`` is ``None`` where it joins parts of a reduction (``op=`` without an index).
    """

    value: ValueExpr
    operator: str | None = None
    element: tuple[IndexExpr, ...] | None = None


@dataclass(frozen=True, slots=True)
class Target:
    """The tensor point that a store computes."""

    rule: Rule
    point: tuple[IndexExpr, ...]


@dataclass(slots=True)
class Annotated:
    """An annotation for each store, and the tensors whose partial reductions need a unit."""

    of: dict[Store, Annotation] = field(default_factory=dict)
    need_unit: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Context:
    """The blocks and loops around a statement, outermost first; ``in_init``: inside a block's ``init``."""

    blocks: tuple[SBlock, ...] = ()
    in_init: bool = False
    loops: tuple[Loop, ...] = ()

    def iterations(self) -> Iterator[Iteration]:
        """All iteration variables in view, outermost first."""
        for block in self.blocks:
            yield from block.iterations

    @property
    def reduces(self) -> bool:
        """Whether a block around has a reduction variable, and this is not its start."""
        return not self.in_init and any(i.reduce for i in self.iterations())

    def names(self) -> frozenset[str]:
        """The names of all iteration variables and loops in view."""
        return frozenset((*(i.name for i in self.iterations()), *(loop.name for loop in self.loops)))

    def visible(self) -> dict[str, IndexExpr]:
        """The spatial variables in view, by their names in the source."""
        return {i.source_name: IVar(i.name) for i in self.iterations() if not i.reduce}

    def bindings(self) -> dict[str, IndexExpr]:
        """The iteration variables in view over loop variables."""
        bindings: dict[str, IndexExpr] = {}
        for iteration in self.iterations():
            bindings[iteration.name] = substitute(iteration.binding, bindings)
        return bindings

    def marks(self) -> tuple[dict[str, IndexExpr], dict[str, IndexExpr]]:
        """Substitutions that mark the names in view, and that take the marks off again.

        Unification needs them: an equation may have variables of the same names.
        """
        names = self.names()
        return {n: IVar(f"${n}") for n in names}, {f"${n}": IVar(n) for n in names}

    @property
    def name(self) -> str:
        """The name of the innermost block."""
        return self.blocks[-1].name if self.blocks else ""


def lane_variables(indices: tuple[IndexExpr, ...], target: Target, context: Context) -> frozenset[str]:
    """The spatial variables in ``indices`` that are not in the target's point: the lanes."""
    at = variables_of(target.point)
    mentioned = variables_of(indices)
    return frozenset(i.name for i in context.iterations() if not i.reduce and i.name in mentioned - at)
