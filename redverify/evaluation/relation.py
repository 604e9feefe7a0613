"""Symbolic relations over array cells: unions of isl maps, kept apart by their spaces.

A :class:`Relation` maps cells ``a[i]`` to tuples ``t[y]`` for several arrays ``a`` and
targets ``t``; a :class:`Cells` is a set of cells of several arrays. Both are immutable;
free variables are isl parameters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from typing import TypeVar

import islpy as isl

from redverify.presburger import build

Key = tuple[str, str]

#: Sets with fewer convex parts are not looked through for parts that a condition leaves out; and those of
#: more parts than ``_MOST`` are not joined anew with a few others, of less than one part in ``_MANY``.
_MANY, _MOST = 8, 32

_Name = TypeVar("_Name", str, Key)
_Points = TypeVar("_Points", isl.Set, isl.Map)


def _by_cases(
    first: Mapping[_Name, _Points], second: Mapping[_Name, _Points], holds: isl.Set, fails: isl.Set
) -> dict[_Name, _Points]:
    """``first`` where ``holds`` and ``second`` where ``fails``, name by name; the two are complements."""
    result: dict[_Name, _Points] = {}
    for name in {**first, **second}:
        one, two = first.get(name), second.get(name)
        if one is not None and two is not None:
            if one.plain_is_equal(two):  # (X ∩ e) ∪ (X ∩ ¬e) = X
                result[name] = one
            else:
                result[name] = build.tidy(one.intersect_params(holds).union(two.intersect_params(fails)))
        elif one is not None:
            result[name] = one.intersect_params(holds)
        elif two is not None:
            result[name] = two.intersect_params(fails)
    return result


def _united(first: Mapping[_Name, _Points], second: Mapping[_Name, _Points]) -> dict[_Name, _Points]:
    """The union of both, name by name."""
    result = dict(first)
    for name, points in second.items():
        mine = result.get(name)
        result[name] = points if mine is None else united(mine, points)
    return result


def united(first: _Points, second: _Points) -> _Points:
    """The union of two sets, in few convex parts.

    isl looks at each two parts to join them. That is not worth its time where a few parts come to many.
    """
    if first.plain_is_equal(second):
        return first
    both = first.union(second)
    fewer, more = sorted((_parts(first), _parts(second)))
    return both if more >= _MOST and fewer * _MANY <= more else build.tidy(both)


def _parts(points: isl.Set | isl.Map) -> int:
    """The number of convex parts."""
    return int(points.n_basic_map() if points.get_space().is_map() else points.n_basic_set())


class Cells:
    """A set of array cells, by array."""

    __slots__ = ("by_array",)

    def __init__(self, by_array: Mapping[str, isl.Set] | None = None) -> None:
        self.by_array: dict[str, isl.Set] = {a: s for a, s in (by_array or {}).items() if not s.is_empty()}

    def __bool__(self) -> bool:
        return bool(self.by_array)

    def of(self, array: str) -> isl.Set | None:
        """The cells of one array; ``None`` if there are none."""
        return self.by_array.get(array)

    def map(self, function: Callable[[isl.Set], isl.Set]) -> Cells:
        """Apply a function to the cells of each array."""
        return Cells({a: function(s) for a, s in self.by_array.items()})

    def union(self, other: Cells) -> Cells:
        """Cells of either set."""
        if not other.by_array:
            return self
        return Cells(_united(self.by_array, other.by_array))

    def intersect(self, other: Cells) -> Cells:
        """Cells of both sets."""
        return Cells(
            {a: s.intersect(other.by_array[a]) for a, s in self.by_array.items() if a in other.by_array}
        )

    def minus(self, other: Cells) -> Cells:
        """Cells of this set that are not of the other."""
        if not other:
            return self
        return Cells(
            {
                a: (build.tidy(s.subtract(other.by_array[a])) if a in other.by_array else s)
                for a, s in self.by_array.items()
            }
        )

    def intersect_params(self, condition: isl.Set) -> Cells:
        """The cells where a condition on the free variables holds."""
        return self.map(lambda s: s.intersect_params(condition))

    def by_cases(self, holds: isl.Set, fails: isl.Set, other: Cells) -> Cells:
        """These cells where ``holds``, the ``other`` ones where ``fails``; one of the two conditions holds.

        What is the same in both cases needs no condition, and so keeps its simple form.
        """
        return Cells(_by_cases(self.by_array, other.by_array, holds, fails))

    def meeting(self, condition: isl.Set) -> Cells:
        """The same cells wherever a condition on the free variables holds, in fewer parts."""
        return self.map(lambda s: s if _parts(s) < _MANY else build.meeting(s, condition))

    def project(self, name: str) -> Cells:
        """The union over a free variable."""
        return self.map(lambda s: build.project(s, name))

    def without(self, name: str, within: isl.Set) -> Cells:
        """The union over the values of a free variable that a condition allows; :func:`_without`."""
        return self.map(lambda s: _without(s, name, within))

    def rename(self, old: str, new: str) -> Cells:
        """Rename a free variable to a fresh one."""
        return self.map(lambda s: build.rename(s, old, new))

    def drop(self, *arrays: str) -> Cells:
        """Forget some arrays."""
        left = self.by_array.keys() - set(arrays)
        if left == self.by_array.keys():
            return self
        return Cells({a: s for a, s in self.by_array.items() if a in left})


class Relation:
    """A relation from array cells to named tuples.

    The cells of an array that it is defined on are made from those of the relation that it comes from,
    where these are known. That set is as simple as cells are written. One made from the tuples keeps
    traces of them: for each number in a tuple there is some integer, which isl may not find out to be a
    quotient. Then each question about the cells takes isl long.
    """

    __slots__ = ("_known", "_outside", "pieces")

    def __init__(self, pieces: Mapping[Key, isl.Map] | None = None, known: Cells | None = None) -> None:
        self.pieces: dict[Key, isl.Map] = {k: m for k, m in (pieces or {}).items() if not m.is_empty()}
        #: The cells of some of the arrays; those of the others are made from the pieces when asked for.
        self._known: dict[str, isl.Set] = {} if known is None else dict(known.by_array)
        #: What was asked for last of :meth:`outside`, by array: statements ask twice.
        self._outside: dict[str, list[tuple[isl.Set, isl.Set]]] = {}

    def __bool__(self) -> bool:
        return bool(self.pieces)

    def at(self, array: str) -> Iterator[tuple[str, isl.Map]]:
        """The pieces of one array: target and map."""
        for (a, target), relation in self.pieces.items():
            if a == array:
                yield target, relation

    def arrays(self) -> list[str]:
        """The arrays that have pieces, in order of insertion."""
        return list(dict.fromkeys(a for a, _ in self.pieces))

    def domain(self, array: str) -> isl.Set | None:
        """The cells of an array that the relation is defined on; ``None`` if there are none."""
        if array not in self._known:
            domains = [m.domain() for _, m in self.at(array)]
            if not domains:
                return None
            self._known[array] = build.tidy(reduce(isl.Set.union, domains))
        return self._known[array]

    def domains(self) -> Cells:
        """All cells that the relation is defined on."""
        return Cells({array: domain for array in self.arrays() if (domain := self.domain(array)) is not None})

    def parts(self) -> int:
        """The number of convex parts of the relation of one array to one target, at most."""
        return max(map(_parts, self.pieces.values()), default=0)

    def outside(self, array: str, cells: isl.Set) -> isl.Set:
        """Those of some cells of an array that the relation is not defined on."""
        defined = self.domain(array)
        if defined is None:
            return cells
        asked = self._outside.setdefault(array, [])
        for before, found in asked:
            if before.plain_is_equal(cells):
                return found
        found = cells.subtract(defined)
        asked.append((cells, found))
        return found

    def _map(self, of_piece: Callable[[isl.Map], isl.Map], of_cells: Callable[[Cells], Cells]) -> Relation:
        """Apply a function to each piece, and one that agrees with it to the known cells."""
        return Relation({k: of_piece(m) for k, m in self.pieces.items()}, of_cells(Cells(self._known)))

    def _known_with(self, other: Relation) -> Cells:
        """The known cells of the arrays that are known in the other relation as well."""
        elsewhere = {a for a, _ in other.pieces} - other._known.keys()
        return Cells({a: cells for a, cells in self._known.items() if a not in elsewhere})

    def union(self, other: Relation) -> Relation:
        """The union of two relations."""
        if not other.pieces:
            return self
        if not self.pieces:
            return other
        result = _united(self.pieces, other.pieces)
        return Relation(result, self._known_with(other).union(other._known_with(self)))

    def minus(self, cells: Cells) -> Relation:
        """Restrict the domain to what lies outside some cells."""
        if not cells:
            return self
        return Relation(
            {
                (a, t): (_subtract_domain(m, cells.by_array[a]) if a in cells.by_array else m)
                for (a, t), m in self.pieces.items()
            },
            Cells(self._known).minus(cells),
        )

    def within(self, cells: Cells) -> Relation:
        """Restrict the domain to some cells."""
        return Relation(
            {
                (a, t): m.intersect_domain(cells.by_array[a])
                for (a, t), m in self.pieces.items()
                if a in cells.by_array
            },
            Cells(self._known).intersect(cells),
        )

    def intersect_params(self, condition: isl.Set) -> Relation:
        """The relation where a condition on the free variables holds."""
        return self._map(
            lambda m: m.intersect_params(condition), lambda cells: cells.intersect_params(condition)
        )

    def meeting(self, condition: isl.Set) -> Relation:
        """The same relation wherever a condition on the free variables holds, in fewer parts."""
        return self._map(
            lambda m: m if _parts(m) < _MANY else build.meeting(m, condition),
            lambda cells: cells.meeting(condition),
        )

    def by_cases(self, holds: isl.Set, fails: isl.Set, other: Relation) -> Relation:
        """This relation where ``holds``, the ``other`` one where ``fails``; see :meth:`Cells.by_cases`."""
        known = self._known_with(other).by_cases(holds, fails, other._known_with(self))
        return Relation(_by_cases(self.pieces, other.pieces, holds, fails), known)

    def project(self, name: str) -> Relation:
        """The union over a free variable."""
        return self._map(lambda m: build.project(m, name), lambda cells: cells.project(name))

    def without(self, name: str, within: isl.Set) -> Relation:
        """The union over the values of a free variable that a condition allows; :func:`_without`."""
        return self._map(lambda m: _without(m, name, within), lambda cells: cells.without(name, within))

    def rename(self, old: str, new: str) -> Relation:
        """Rename a free variable to a fresh one."""
        return self._map(lambda m: build.rename(m, old, new), lambda cells: cells.rename(old, new))

    def drop(self, *arrays: str) -> Relation:
        """Forget some arrays."""
        mine = {array for array, _ in self.pieces}
        left = mine.difference(arrays)
        if left == mine:
            return self
        return Relation(
            {k: m for k, m in self.pieces.items() if k[0] in left}, Cells(self._known).drop(*arrays)
        )

    def only(self, array: str) -> Relation:
        """Forget all arrays but one."""
        mine = {k: m for k, m in self.pieces.items() if k[0] == array}
        return Relation(mine, Cells({a: cells for a, cells in self._known.items() if a == array}))


def _without(points: _Points, name: str, within: isl.Set) -> _Points:
    """The union over a free variable; what does not depend on it stays as it is written.

    Side condition: for all values of the other variables that matter, ``within`` allows some value.
    """
    if not build.depends_on(points, name):
        return points
    return build.project(points.intersect_params(within), name)


def _subtract_domain(relation: isl.Map, cells: isl.Set) -> isl.Map:
    """Subtract, but leave a relation on other cells as it is written."""
    if relation.domain().is_disjoint(cells):
        return relation
    return build.tidy(relation.subtract_domain(cells))


EMPTY = Relation()
NO_CELLS = Cells()


# ------------------------------------------------------------------ frames


def cell_name(position: int) -> str:
    """The variable that stands for a cell's coordinate in a frame."""
    return f"$i{position}"


def frame(relation: isl.Map, prefix: str = "$h") -> isl.Set:
    """``a[i] -> t[y]`` as a set of parameter values over ``$i0, ...`` and ``{prefix}0, ...``."""
    rank, holes = relation.dim(isl.dim_type.in_), relation.dim(isl.dim_type.out)
    names = [cell_name(d) for d in range(rank)] + [f"{prefix}{d}" for d in range(holes)]
    if rank + holes == 0:
        return relation.params()
    return build.tuple_to_params(relation.wrap().flatten(), names)


def frame_cells(cells: isl.Set) -> isl.Set:
    """Cells as a set of parameter values over ``$i0, ...``."""
    if cells.dim(isl.dim_type.set) == 0:
        return cells.params()
    return build.tuple_to_params(cells, [cell_name(d) for d in range(cells.dim(isl.dim_type.set))])


def unframe(where: isl.Set, array: str, rank: int, target: isl.Set, drop: list[str]) -> isl.Map:
    """``{ array[$i] -> target }`` restricted to ``where``; ``drop`` names are projected out.

    ``target`` is a set over the frame's variables, as :func:`build.tuple_set` makes it.
    """
    result = isl.Map.from_range(target.intersect_params(where))
    for position in range(rank):
        name = cell_name(position)
        result = build.with_param(result, name)
        result = result.move_dims(
            isl.dim_type.in_,
            position,
            isl.dim_type.param,
            result.find_dim_by_name(isl.dim_type.param, name),
            1,
        )
    result = result.set_tuple_name(isl.dim_type.in_, array)
    result = build.project(result, *drop)
    for position in range(rank):
        result = result.set_dim_name(isl.dim_type.in_, position, f"i{position}")
    return build.tidy(result)


def unframe_cells(where: isl.Set, array: str, rank: int, drop: list[str]) -> isl.Set:
    """The cells of a frame; the inverse of :func:`frame_cells`."""
    result = where
    result = build.project(result, *drop)
    return build.params_to_tuple(result, [cell_name(d) for d in range(rank)], array)
