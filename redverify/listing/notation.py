"""Symbolic locations, values and heaps in the program's own terms (the notation of Figure 5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import islpy as isl

from redverify.evaluation.relation import cell_name
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.terms import canonical, rebuild, substitute, substitute_condition
from redverify.presburger import build
from redverify.presburger.conditions import condition_text, readable, tidy
from redverify.presburger.solutions import Solution, determined, solve


@dataclass(frozen=True, slots=True)
class Entry:
    """``text : where``: one element of a set in set-builder notation."""

    text: str
    where: isl.Set


@dataclass(frozen=True, slots=True)
class Unknown:
    """A variable to eliminate or to name, with the names wanted for it, the best first."""

    variable: str
    wanted: tuple[str, ...]


class Notation:
    """Turns sets and relations into entries, with readable names for what Γ does not determine.

    ``hints`` gives for an array and dimension the variables that index it in the program,
    ``binders`` the specification's names for reduction indices, and ``order`` the loop variables
    in the order of the program.
    """

    def __init__(
        self,
        parameters: Sequence[str],
        hints: Mapping[tuple[str, int], Sequence[str]],
        binders: Sequence[str],
        order: Sequence[str] = (),
    ) -> None:
        self.parameters = tuple(parameters)
        self.hints = hints
        self.binders = tuple(binders)
        self.order = tuple(order)

    # ------------------------------------------------------------ names

    def fresh_name(self, wanted: Sequence[str], taken: Iterable[str]) -> str:
        """The first wanted name that is not taken, or one with primes."""
        used = {*taken, *self.parameters}
        for name in wanted:
            if name not in used:
                return name
        name = wanted[0] + "'"
        while name in used:
            name += "'"
        return name

    def coordinates(self, array: str, rank: int) -> list[Unknown]:
        """The coordinates of a frame's cell, with the names that the program suggests."""
        return [
            Unknown(cell_name(d), tuple(self.hints.get((array, d), ())) or (f"x{d}",)) for d in range(rank)
        ]

    def indices(self, variables: Sequence[str]) -> list[Unknown]:
        """Reduction indices, with the specification's names."""
        return [Unknown(v, (*self.binders, f"k{p}")) for p, v in enumerate(variables)]

    # ------------------------------------------------------------ entries

    def locate(
        self, where: isl.Set, loops: Sequence[str], named: Sequence[Unknown], solved: Sequence[str] = ()
    ) -> Iterator[Solution]:
        """Express unknowns by the variables of Γ.

        Those of ``named`` that Γ does not determine get a readable name of their own; those of
        ``solved`` are expressed by all other variables.
        """
        for basic in build.tidy(where).get_basic_sets():
            piece = isl.Set.from_basic_set(basic)
            values: dict[str, core.IndexExpr] = {}
            names = list(loops)
            for position, unknown in enumerate(named):
                later = [u.variable for u in named[position + 1 :]]
                expression = determined(build.project(piece, *later, *solved), unknown.variable)
                if expression is None:
                    name = self.fresh_name(unknown.wanted, names)
                    names.append(name)
                    piece = _renamed(piece, unknown.variable, name)
                    expression = core.IVar(name)
                else:
                    piece = build.project(piece, unknown.variable)
                values[unknown.variable] = expression
            for solution in solve(piece, solved):
                yield self._named(solution, values, solved, names)

    def _named(
        self,
        solution: Solution,
        values: Mapping[str, core.IndexExpr],
        solved: Sequence[str],
        taken: Sequence[str],
    ) -> Solution:
        """Give names to the unknowns that nothing determines (the value is one of several)."""
        where, names, chosen = solution.where, list(taken), {**values, **solution.values}
        for variable in solved:
            if variable not in chosen and build.depends_on(where, variable):
                name = self.fresh_name([f"y{p}" for p in range(len(solved))], names)
                names.append(name)
                where = _renamed(where, variable, name)
                chosen[variable] = core.IVar(name)
        return Solution(where, chosen)

    def show(self, entries: Iterable[Entry], context: isl.Set, loops: Sequence[str]) -> str:
        """``{a; b : condition}``; entries of one text are one."""
        merged: dict[str, isl.Set] = {}
        for entry in entries:
            seen = merged.get(entry.text)
            merged[entry.text] = entry.where if seen is None else build.tidy(seen.union(entry.where))
        texts = []
        for text, where in merged.items():
            condition = condition_text(where, context, self._subjects(where, loops))
            if condition != "false":
                texts.append(f"{text} : {condition}" if condition else text)
        return "{" + "; ".join(texts) + "}" if texts else "∅"

    def _subjects(self, where: isl.Set, loops: Sequence[str]) -> list[str]:
        """Variables in the order in which bounds are stated of them.

        Names that Γ does not have come first, then loop variables, inner ones before outer ones,
        then parameters.
        """
        known = {*loops, *self.parameters}
        place = {name: position for position, name in enumerate(self.order)}
        new = [n for n in build.param_names(where) if n not in known]
        new.sort(key=lambda n: place.get(n.rstrip("'"), len(place)))
        return [*reversed(new), *reversed(loops), *reversed(self.parameters)]

    # ------------------------------------------------------------ terms

    def value(self, term: core.ValueExpr, taken: Iterable[str]) -> str:
        """A term as text, with readable names for the variables that reductions bind."""
        return value_text(self._readable(canonical(term), tuple(taken)))

    def _readable(self, term: core.ValueExpr, taken: tuple[str, ...]) -> core.ValueExpr:
        if isinstance(term, core.LetValue):
            return term
        if not isinstance(term, core.Reduce):
            return rebuild(term, lambda t: self._readable(t, taken), tidy, lambda c: c)
        names = list(taken)
        for _ in term.binders:
            names.append(self.fresh_name((*self.binders, "k"), names))
        chosen = tuple(names[len(taken) :])
        by = {old: core.IVar(new) for old, new in zip(term.binders, chosen, strict=True)}
        return core.Reduce(
            term.type,
            term.operator,
            chosen,
            readable(
                build.where(substitute_condition(term.condition, by)), build.everywhere(), (*chosen, *taken)
            ),
            self._readable(substitute(term.body, by), tuple(names)),
            None if term.init is None else self._readable(term.init, taken),
        )


def _renamed(where: isl.Set, old: str, new: str) -> isl.Set:
    """Rename a variable; a variable of the new name that says nothing is dropped first."""
    return build.rename(build.project(where, new), old, new)
