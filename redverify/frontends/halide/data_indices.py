"""Indices that are data: a histogram's bin, an entry of a table, a plane of a bilateral grid.

In the specification such an index is an element of a tensor of its own, whose range follows from its equation
(:mod:`redverify.language.value_ranges`). In the program a ``let`` gives it a variable, and says which element
of that tensor it is. That is guessed, and proved like every annotation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from redverify.frontends.common.equality import same_value
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import substitute_value
from redverify.language import core
from redverify.language.elaboration.data_indices import DataIndices
from redverify.language.source import NOWHERE
from redverify.language.terms import free_variables
from redverify.language.value_ranges import Interval, interval_of

_Range = tuple[core.IndexExpr, core.IndexExpr]


@dataclass(frozen=True, slots=True)
class Computed:
    """An index that a definition computes: ``access`` of its tensor, whose elements lie in ``range``.

    ``value`` is what the tensor's equation says there.
    """

    access: core.Access
    value: core.ValueExpr
    range: _Range


@dataclass(slots=True)
class SpecificationIndices:
    """The computed indices of a specification, by the variables that stand for them while it is written.

    ``used`` are those of the definition that is being read, in the order in which it needs them.
    """

    variables: dict[str, Computed] = field(default_factory=dict)
    used: list[Computed] = field(default_factory=list)
    _known: dict[core.ValueExpr, str] = field(default_factory=dict)

    def variable(self, value: core.ValueExpr, make: Callable[[], Computed]) -> core.IVar:
        """The variable for a value, whose tensor ``make`` makes when it is seen first."""
        if value not in self._known:
            name = self._known[value] = f"$d{len(self.variables)}"
            self.variables[name] = make()
        found = self.variables[self._known[value]]
        if found not in self.used:
            self.used.append(found)
        return core.IVar(self._known[value])

    def copy(self) -> SpecificationIndices:
        """The computed indices so far, apart from those to come."""
        return SpecificationIndices(dict(self.variables), list(self.used), dict(self._known))

    def of(self, names: Iterable[str]) -> DataIndices:
        """Those among some variables."""
        computed = {n: self.variables[n] for n in names if n in self.variables}
        return DataIndices({}, {c.access: (n, c.range) for n, c in computed.items()})

    def around(self, element: core.ValueExpr) -> core.ValueExpr:
        """A term with the values of the variables that its indices name."""
        return self.of(sorted(free_variables(element))).around(element)

    def masked(
        self, condition: core.Cond, element: core.ValueExpr, unit: core.ValueExpr | None
    ) -> tuple[core.Cond, core.ValueExpr]:
        """Index set and body of a reduction over where ``condition`` holds.

        ``unit`` is what stands for elements that data leave out; there has to be one if data do.
        """
        data = self.of(sorted(free_variables(condition)))
        if not data.bound:
            return condition, element
        assert unit is not None
        return data.hull(condition), data.around(core.Select(element.type, condition, element, unit))


def between(value: core.ValueExpr, equations: Iterable[core.Equation]) -> Interval:
    """Between which numbers a value lies, where ``equations`` define the tensors in it."""
    defining: dict[str, list[core.Equation]] = {}
    for equation in equations:
        defining.setdefault(equation.tensor, []).append(equation)
    return interval_of(value, defining)


def computed(
    name: str, value: core.ValueExpr, variables: Sequence[str], equations: Iterable[core.Equation]
) -> Computed:
    """The computed index ``name(variables) = value``, where ``equations`` define the other tensors."""
    least, greatest = between(value, equations)
    access = core.Access(value.type, name, tuple([core.IVar(v) for v in variables]))
    return Computed(access, value, (core.IConst(least), core.IConst(greatest + 1)))


@dataclass(slots=True)
class ProgramIndices:
    """The variables of a program's indices that are data, by their values.

    ``between`` tells between which numbers a value lies, as the specification has it; ``taken`` are names of
    other variables.
    """

    between: Callable[[core.ValueExpr], Interval]
    taken: set[str] = field(default_factory=set)
    names: dict[core.ValueExpr, str] = field(default_factory=dict)
    limits: dict[str, Interval] = field(default_factory=dict)

    def index(self, value: core.ValueExpr) -> core.IndexExpr:
        """The variable for a value, or an index that is made of one."""
        known = self._clamped(value)
        if known is not None:
            return known[0]
        name = self.names[value] = fresh("at", {*self.taken, *self.names.values()})
        self.limits[name] = self.between(value)
        return core.IVar(name)

    def _clamped(self, value: core.ValueExpr) -> tuple[core.IndexExpr, Interval] | None:
        """A value that has a variable, or is one clamped by numbers; between which numbers it lies.

        Halide clamps the indices of reads to bounds that it has inferred, which changes most of them not.
        """
        if value in self.names:
            name = self.names[value]
            return core.IVar(name), self.limits[name]
        match value:
            case core.Apply(
                function="min" | "max" as end, arguments=(inner, core.Literal(value=Fraction() as c))
            ):
                known = self._clamped(inner)
                if known is None:
                    return None
                index, limits = known
                nearest = min if end == "min" else max
                clamped = nearest(limits[0], int(c)), nearest(limits[1], int(c))
                if clamped == limits:
                    return known
                return (core.IMin if end == "min" else core.IMax)((index, core.IConst(int(c)))), clamped
        return None

    def needed(self, command: core.Command) -> list[tuple[str, core.ValueExpr]]:
        """The variables that a command needs, each behind those that its value needs."""
        found: dict[str, core.ValueExpr] = {}
        values = {name: value for value, name in self.names.items()}

        def add(names: Iterable[str]) -> None:
            wanted = set(names)
            for name in [n for n in values if n in wanted and n not in found]:
                add(free_variables(values[name]))
                found[name] = values[name]

        add(_variables(command))
        return list(found.items())


def _variables(command: core.Command) -> Iterator[str]:
    """The free variables of a store."""
    assert isinstance(command, core.Assign | core.Accumulate)
    for index in command.indices:
        yield from free_variables(index)
    yield from free_variables(command.value)


def bound(
    command: core.Command,
    indices: ProgramIndices,
    candidates: Sequence[Computed],
    in_terms: Callable[[core.ValueExpr], core.ValueExpr],
) -> core.Command | None:
    """The command inside of a ``let`` for each variable of ``indices`` that it needs.

    Each is one of ``candidates``: one of the same form, when the arrays it reads are taken for the tensors
    of ``in_terms``, else the next one. ``None`` if there are too few.
    """
    needed = indices.needed(command)
    rest = list(candidates)
    chosen: list[Computed] = []
    for _, value in needed:
        meant = in_terms(value)
        alike = [c for c in candidates if same_value(c.value, meant)]
        if not alike and not rest:
            return None
        chosen.append(alike[0] if alike else rest[0])
        rest = [c for c in rest if c != chosen[-1]]
    for (name, value), index in reversed(list(zip(needed, chosen, strict=True))):
        least, greatest = indices.limits[name]
        whole = (least, greatest) == (value.type.least, value.type.greatest)
        range_ = index.range if whole else (core.IConst(least), core.IConst(greatest + 1))
        command = core.DataLet(name, index.access, value, *range_, (command,), NOWHERE)
    return command


def placed(candidates: Iterable[Computed], environment: Mapping[str, core.IndexExpr]) -> list[Computed]:
    """Computed indices where the variables of their definition have some values."""
    found: list[Computed] = []
    for one in candidates:
        access = substitute_value(one.access, environment)
        assert isinstance(access, core.Access)
        found.append(Computed(access, substitute_value(one.value, environment), one.range))
    return found
