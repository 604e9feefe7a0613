"""Which instances of a command write a cell: the search through the loops around it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from math import inf

from redverify.interpreter.effort import Effort
from redverify.interpreter.enumeration import Box, Narrowing, Point, is_finite, narrowing, positive
from redverify.interpreter.indices import (
    CondClosure,
    Environment,
    IndexClosure,
    Unenumerable,
    compile_cond,
    compile_index,
)
from redverify.language.core import CAnd, CCmp, Cond, IndexExpr, IVar

#: Variables, outer ones first; a variable of a ``let`` comes with its value.
Binders = tuple[tuple[str, IndexExpr | None], ...]

#: Work for one slice: values tried of variables, where one narrowing of intervals counts as many values.
_WORK, _NARROWING = 300_000, 30

#: The clock is looked at once in so many narrowings: a look takes about as long as a step of a run.
_LOOK = 32

#: Values that take about as long as a step of a run, and the steps that one search takes at least.
_VALUES, _SEARCH = 15, 4


class Budget:
    """The work that is left for one slice, which is counted as effort of a search."""

    def __init__(self, effort: Effort | None = None) -> None:
        self.left, self._narrowings = _WORK, 0
        self.effort = effort

    def begin(self) -> None:
        """Count a search."""
        if self.effort is not None:
            self.effort.spend(_SEARCH)

    def spend(self, work: int) -> None:
        """Raises :class:`Unenumerable` when nothing is left."""
        self.left -= work
        if self.left < 0:
            raise Unenumerable("a slice takes too much work")
        if self.effort is not None:
            self.effort.spend(work / _VALUES)
            if work > 1:
                self._narrowings += 1
                look = self._narrowings % _LOOK == 0
                if self.effort.exhausted if look else self.effort.left <= 0:
                    raise Unenumerable("a slice takes too much effort")


class Instances:
    """The instances of a command, or the elements of a binding, by the cell that they write.

    ``binders`` are the variables around it. The condition has the bounds of loops and the conditions of
    ``if``.
    """

    def __init__(
        self,
        binders: Binders,
        condition: Cond,
        indices: tuple[IndexExpr, ...],
        parameters: Mapping[str, int],
    ) -> None:
        self._binders, self._condition, self._indices = binders, condition, indices
        if len({name for name, _ in binders} | parameters.keys()) < len(binders) + len(parameters):
            raise Unenumerable("two variables of one name")
        self._loops_until = max([n + 1 for n, (_, let) in enumerate(binders) if let is None], default=0)
        self._parameters = dict(parameters)
        self._box: Box = {name: (-inf, inf) for name, _ in binders}
        self._box |= {name: (value, value) for name, value in parameters.items()}
        self._let = {name for name, let in binders if let is not None}
        # A coordinate of the cell that is a loop variable by itself fixes that variable at once.
        loops = {name for name, let in binders if let is None}
        self._direct = {n: i.name for n, i in enumerate(indices) if isinstance(i, IVar) and i.name in loops}

    @cached_property
    def _lets(self) -> list[tuple[str, IndexClosure | None]]:
        return [(name, None if value is None else compile_index(value)) for name, value in self._binders]

    @cached_property
    def _condition_of_all(self) -> Cond:
        condition = self._condition
        for name, value in self._binders:
            if value is not None:
                condition = CAnd(condition, CCmp("==", IVar(name), value))
        return positive(condition)

    @cached_property
    def _anywhere(self) -> tuple[Narrowing, CondClosure]:
        """The condition of any instance, as what narrows a box and as a test."""
        condition = self._condition_of_all
        return narrowing(condition), compile_cond(condition)

    @cached_property
    def _writing(self) -> tuple[Narrowing, CondClosure]:
        """The condition of an instance that writes a given cell."""
        condition = self._condition_of_all
        for n, index in enumerate(self._indices):
            if n not in self._direct:
                condition = CAnd(condition, CCmp("==", index, IVar(_coordinate(n))))
        return narrowing(positive(condition)), compile_cond(condition)

    def writing(self, cell: Point, budget: Budget, known: Mapping[str, int]) -> Iterator[Environment]:
        """The instances that write a cell, in the order of a sequential execution.

        ``known`` are values of some loop variables; other instances are left out.
        """
        pins = dict(known)
        for n, name in self._direct.items():
            if pins.setdefault(name, cell[n]) != cell[n]:
                return
        for n, value in enumerate(cell):
            pins[_coordinate(n)] = value
        yield from self._search(self._writing, pins, budget, backwards=False)

    def anywhere(
        self, pins: Mapping[str, int], budget: Budget, *, backwards: bool = False
    ) -> Iterator[Environment]:
        """The instances at given values of some variables; with ``backwards`` the last one first."""
        names = {name for name, _ in self._binders}
        known = {name: value for name, value in pins.items() if name in names}
        yield from self._search(self._anywhere, known, budget, backwards=backwards)

    def _search(
        self,
        which: tuple[Narrowing, CondClosure],
        pins: Mapping[str, int],
        budget: Budget,
        *,
        backwards: bool,
    ) -> Iterator[Environment]:
        budget.begin()
        (narrow, holds), lets = which, self._lets
        box: Box = {**self._box, **{name: (value, value) for name, value in pins.items()}}
        scope = {**self._parameters, **pins}
        chosen = [(name, value) for name, value in pins.items() if name in self._let]

        def fix(position: int, box: Box) -> Iterator[Environment]:
            narrowed = False
            while position < len(lets):
                name, let = lets[position]
                least, greatest = box[name]
                if let is not None:
                    scope[name] = let(scope)
                elif least == greatest:
                    scope[name] = int(least)
                elif narrowed:
                    break
                else:
                    budget.spend(_NARROWING)
                    inside = narrow(box)
                    if inside is None:
                        return
                    box, narrowed = inside, True
                    continue
                position += 1
            else:
                if holds(scope) and all(scope[name] == value for name, value in chosen):
                    yield dict(scope)
                return
            if not is_finite(box[name]):
                raise Unenumerable(f"cannot bound {name}")
            values = range(int(least), int(greatest) + 1)
            last = position + 1 >= self._loops_until
            for value in reversed(values) if backwards else values:
                budget.spend(1)
                scope[name] = value
                yield from fix(position + 1, box if last else {**box, name: (value, value)})

        yield from fix(0, box)


def _coordinate(n: int) -> str:
    return f"${n}"
