"""Interned expression contexts: the names of isl tuple spaces that hold values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from redverify.evaluation.reductions import Identity
from redverify.language import core

_Key = TypeVar("_Key")


@dataclass(frozen=True, slots=True)
class Regular:
    """``E/n``: a term with ``holes`` holes."""

    term: core.ValueExpr
    holes: int


@dataclass(frozen=True, slots=True)
class Pending:
    """``RED[ρ, E₀]⟨y, z⟩``: ``E₀⟨z⟩ ⊙`` the reduction of ``ρ⟨y⟩`` over the cell's index set.

    ``initial`` is the name of a regular context, or ``None`` for the unit.
    """

    identity: str
    initial: str | None
    holes: int


def _interned(key: _Key, letter: str, names: dict[_Key, str], keys: dict[str, _Key]) -> str:
    """The name of a key; one without a name gets a letter and the next number."""
    name = names.get(key)
    if name is None:
        name = f"{letter}{len(names)}"
        names[key] = name
        keys[name] = key
    return name


class Contexts:
    """The intern tables; equal contexts have one name.

    Names: ``c1`` regular contexts, ``r1`` reductions with an index set, ``p1`` identities.
    """

    def __init__(self) -> None:
        self._regular: dict[Regular, str] = {}
        self._pending: dict[Pending, str] = {}
        self._identities: dict[Identity, str] = {}
        self.regular: dict[str, Regular] = {}
        self.pending: dict[str, Pending] = {}
        self.identities: dict[str, Identity] = {}

    def intern(self, term: core.ValueExpr, holes: int) -> str:
        """The name of a regular context."""
        return _interned(Regular(term, holes), "c", self._regular, self.regular)

    def intern_identity(self, identity: Identity) -> str:
        """The name of a reduction identity."""
        return _interned(identity, "p", self._identities, self.identities)

    def intern_pending(self, identity: str, initial: str | None) -> str:
        """The name of a context for a cell that holds a reduction with an index set."""
        holes = self.identities[identity].holes
        if initial is not None:
            holes += self.regular[initial].holes
        return _interned(Pending(identity, initial, holes), "r", self._pending, self.pending)

    def is_pending(self, name: str) -> bool:
        """Whether the name is that of a reduction context."""
        return name in self.pending
