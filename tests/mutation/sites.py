"""Places of a syntax tree, each with the way to put something else there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from redverify.language import syntax as sx

#: Puts something in a place and gives the file that results.
Put = Callable[[Any], sx.File]


class Sort(Enum):
    """What an expression stands for."""

    INDEX = "index"
    CONDITION = "condition"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class Site:
    """A node, its role, and ``put``, which gives the file with something else in its place.

    ``top`` is true of a whole index (not of parts of one). ``variables`` are the loop variables,
    equation variables and binders in scope.
    """

    node: Any
    role: str
    sort: Sort
    top: bool
    variables: tuple[str, ...]
    put: Put


def replaced(sequence: tuple[Any, ...], position: int, *new: Any, count: int = 1) -> tuple[Any, ...]:
    """A tuple with ``count`` elements from ``position`` on replaced."""
    return (*sequence[:position], *new, *sequence[position + count :])


@dataclass(frozen=True, slots=True)
class Walker:
    """Walks expressions; ``tensors`` are the names whose calls have indices as arguments."""

    tensors: frozenset[str]

    def field(
        self, owner: Any, name: str, role: str, sort: Sort, variables: tuple[str, ...], put: Put
    ) -> Iterator[Site]:
        """The expressions in a field of a node: one, a tuple of them, or ``None``."""
        held = getattr(owner, name)
        if held is None:
            return
        if not isinstance(held, tuple):
            yield from self.walk(held, role, sort, variables, lambda new: put(replace(owner, **{name: new})))
            return
        for position, expr in enumerate(held):

            def place(new: sx.Expr, position: int = position) -> sx.File:
                return put(replace(owner, **{name: replaced(held, position, new)}))

            yield from self.walk(expr, role, sort, variables, place)

    def walk(
        self, expr: sx.Expr, role: str, sort: Sort, variables: tuple[str, ...], put: Put, top: bool = True
    ) -> Iterator[Site]:
        """An expression and all its parts."""
        yield Site(expr, role, sort, top, variables, put)
        for name, part_role, part_sort, part_top, binders in self._parts(expr, role, sort):
            held = getattr(expr, name)
            for position, part in enumerate(held if isinstance(held, tuple) else (held,)):
                chooses = isinstance(expr, sx.Call) and expr.name == "select" and position == 0

                def place(new: Any, name: str = name, held: Any = held, position: int = position) -> sx.File:
                    changed = replaced(held, position, new) if isinstance(held, tuple) else new
                    return put(replace(expr, **{name: changed}))

                here = Sort.CONDITION if chooses else part_sort
                yield from self.walk(part, part_role, here, (*variables, *binders), place, part_top)

    def _parts(
        self, expr: sx.Expr, role: str, sort: Sort
    ) -> Iterator[tuple[str, str, Sort, bool, tuple[str, ...]]]:
        """Fields with parts: role, sort, whether they are whole indices, and new variables."""
        match expr:
            case sx.ArrayRead():
                yield ("indices", "array index", Sort.INDEX, True, ())
            case sx.Call(name=name):
                if name in self.tensors:
                    yield ("arguments", f"{role} index", Sort.INDEX, True, ())
                else:
                    yield ("arguments", role, sort, False, ())
            case sx.Reduction(binders=binders):
                own = tuple([b.name for b in binders])
                yield ("condition", "reduction bound", Sort.CONDITION, False, own)
                yield ("body", role, Sort.VALUE, False, own)
            case sx.ElementAt():
                yield ("reduction", role, Sort.VALUE, False, ())
                yield ("indices", "reduction index", Sort.INDEX, True, ())
            case sx.Comparison():
                inner = Sort.INDEX if sort is Sort.CONDITION else sort
                yield ("operands", role, inner, sort is Sort.CONDITION, ())
            case sx.Negate() | sx.Not() | sx.CastTo():
                yield ("operand", role, sort, False, ())
            case sx.Binary():
                yield ("left", role, sort, False, ())
                yield ("right", role, sort, False, ())
            case _:
                return
