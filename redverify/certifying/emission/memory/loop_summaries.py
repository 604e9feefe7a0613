"""What is known at the loops of a program: the verifier's own summaries, as entries of heaps.

The walk looks like that of :class:`~redverify.evaluation.symbolic.SymbolicEvaluator`, and shares
its steps, but asks for more: evaluation keeps of the heap only what obligations need, and leaves
out code that is never reached. A proof has to say at every loop, parallel ones and unreachable
ones included, what is known about all arrays that are used later, also after the last iteration.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import islpy as isl

from redverify.certifying.emission.context import Gamma, NotCertified
from redverify.certifying.emission.index_sets import MANY, by_cells, cases_of, simplified
from redverify.certifying.emission.terms import disjuncts, either, plug
from redverify.checking.data.of_program import start_of, value_data
from redverify.evaluation.heap import ReductionHeap
from redverify.evaluation.prophetic import ProphetEvaluator, loop_bounds
from redverify.evaluation.relation import frame
from redverify.evaluation.symbolic import SymbolicEvaluator
from redverify.language import core
from redverify.language.terms import free_variables, hole, plug_condition, substitute
from redverify.presburger import build
from redverify.presburger.conditions import readable
from redverify.presburger.solutions import solve


@dataclass(frozen=True, slots=True)
class Entry:
    """Where ``condition`` holds for the coordinates ``$c0``, ..., the cell of ``array`` holds ``value``."""

    array: str
    rank: int
    condition: core.Cond
    value: core.ValueExpr

    def variables(self) -> frozenset[str]:
        """The parameters and variables of loops that the entry is about."""
        about = free_variables(self.condition) | free_variables(self.value)
        return about - frozenset(coordinates(self.rank))


@dataclass(frozen=True, slots=True)
class Piece:
    """A value where a condition on the variables in scope holds."""

    where: isl.Set
    value: core.ValueExpr


def coordinates(rank: int) -> list[str]:
    """The variables that stand for a cell's coordinates."""
    return [f"$c{position}" for position in range(rank)]


#: From so many convex parts on, what is known at a loop is cut down to what can be there.
MANY_PIECES = 40


class Outliner(SymbolicEvaluator):
    """Evaluates as the verifier does and keeps what is known at each loop.

    invariants: per loop, what is known before an iteration. results: per accumulation, what its
    cell holds afterwards. undefined: per statement, where it may write an undefined value. All by
    identity of the command after inlining of ``let``.
    """

    joins_pieces = False

    def __init__(self, prophet: ProphetEvaluator, *arguments: Any) -> None:
        super().__init__(prophet, *arguments)
        self.undefined = prophet.undefined
        self.invariants: dict[int, list[Entry]] = {}
        self.results: dict[int, list[Piece]] = {}
        self.outlined: core.Block = ()
        self._done = False

    def block(
        self,
        commands: core.Block,
        context: isl.Set,
        heap: ReductionHeap,
        live: frozenset[str] = frozenset(),
    ) -> ReductionHeap:
        """Outline the program, once, and evaluate it."""
        if not self._done:
            self._done = True
            self.outlined = commands
            self._walk(commands, context, heap, live)
        return super().block(commands, context, heap, live)

    def _walk(
        self, commands: core.Block, context: isl.Set, heap: ReductionHeap, live: frozenset[str]
    ) -> None:
        for command, later in self.with_needs(commands, live):
            if isinstance(command, core.Loop):
                self._loop(command, context, heap, later)
            elif isinstance(command, core.DataLet):
                with self.evaluator.knowing(command) as (known, _):
                    self._walk(command.body, build.tidy(context.intersect(known.range())), heap, later)
            else:
                for block, reached, start in self.inside(command, context, heap):
                    self._walk(block, reached, start, later)
            if isinstance(command, core.Accumulate):
                after = self.after(command, heap, frozenset((command.array,)))
                self.results[id(command)] = self._held(command, after, context)
            heap = self.after(command, heap, later)

    def _loop(self, command: core.Loop, context: isl.Set, heap: ReductionHeap, live: frozenset[str]) -> None:
        uses = self.prophecy.footprints[id(command)].uses() | live
        body = self.prophecy.heaps[id(command.body)].restrict(uses)
        x, lower, upper = core.IVar(command.variable), command.lower, command.upper
        prefix = self.iterated(command, body, f"$z{next(self._fresh)}")
        known = self.algebra.apply(heap.restrict(uses), prefix)
        at = context.intersect(build.where(core.CCmp("<=", lower, x))).intersect(
            build.where(core.CCmp("<=", x, core.IMax((lower, upper))))
        )
        if pieces_of(known) > MANY_PIECES:
            known = known.intersect_params(at)
        self.invariants[id(command)] = self.entries(known, at)
        inside = build.tidy(context.intersect(loop_bounds(command)))
        self._walk(command.body, inside, known, uses | self._shared(command, inside))

    def _shared(self, command: core.Loop, inside: isl.Set) -> frozenset[str]:
        """The arrays with cells that several iterations of a parallel loop write; the writes are compared."""
        if not command.parallel:
            return frozenset()
        variable, other = command.variable, f"$z{next(self._fresh)}"
        writes = self.prophecy.footprints[id(command.body)].writes.intersect_params(inside)
        before = build.where(core.CCmp("<", core.IVar(variable), core.IVar(other)))
        twice = writes.intersect(writes.rename(variable, other)).intersect_params(before)
        return frozenset(twice.by_array)

    # ------------------------------------------------------------ entries

    def _pieces(self, heap: ReductionHeap, array: str) -> Iterator[tuple[isl.Map, core.ValueExpr, int]]:
        for target, relation in list(heap.values.at(array)):
            explicit = self.algebra.explicit(array, target, relation, heap.sets)
            for name, piece in explicit.at(array):
                known = self.contexts.regular[name]
                yield piece, known.term, known.holes

    def entries(self, heap: ReductionHeap, context: isl.Set) -> list[Entry]:
        """What a heap knows, cell by cell; entries of one value are one."""
        result: list[Entry] = []
        for array in sorted(heap.values.arrays()):
            found: dict[core.ValueExpr, isl.Set] = {}
            rank = 0
            for piece, term, holes in self._pieces(heap, array):
                rank = int(piece.dim(isl.dim_type.in_))
                where = frame(piece, "$h").intersect(context)
                for solution in solve(where, [hole(p) for p in range(holes)]):
                    if solution.where.is_empty():
                        continue
                    value = substitute(term, solution.values)
                    seen = found.get(value)
                    found[value] = solution.where if seen is None else build.tidy(seen.union(solution.where))
            names = {f"$i{d}": core.IVar(f"$c{d}") for d in range(rank)}
            for value, where in self._joined(found, context):
                for plain, cases in _apart(value, where, context, list(names)):
                    condition = plug_condition(either(cases), names)
                    result.append(Entry(array, rank, condition, plug(plain, names)))
        return result

    def _joined(
        self, found: dict[core.ValueExpr, isl.Set], context: isl.Set
    ) -> list[tuple[core.ValueExpr, isl.Set]]:
        """Values with their cells, where a unit is read as a reduction over nothing if there is one.

        Cells that nothing was accumulated into yet and those that hold a part are told apart by
        the index set alone then.
        """
        pieces = dict(found)
        for unit in found:
            if unit not in pieces:  # it is a reduction, and was joined with its own start
                continue
            for value in list(pieces):
                if not isinstance(value, core.Reduce) or start_of(self.equations.spec, value) != unit:
                    continue
                mine, empty = pieces[value], pieces[unit]
                whole = build.tidy(mine.union(empty))
                inside = build.where(value.condition).intersect(mine)
                subjects = list(value.binders)
                old = readable(inside, context.intersect(mine), subjects)
                new = readable(inside, context.intersect(whole), subjects)
                if len(disjuncts(new)) > len(disjuncts(old)):
                    continue
                del pieces[value], pieces[unit]
                joined = core.Reduce(value.type, value.operator, value.binders, new, value.body, value.init)
                pieces[joined] = build.tidy(pieces[joined].union(whole)) if joined in pieces else whole
                break
        return list(pieces.items())

    def _held(self, command: core.Accumulate, heap: ReductionHeap, context: isl.Set) -> list[Piece]:
        """What the cell that is accumulated into holds."""
        result: list[Piece] = []
        cell = build.tuple_set(command.array, command.indices).intersect_params(context)
        for piece, term, holes in self._pieces(heap, command.array):
            where = frame(piece.intersect_domain(cell), "$h")
            rank = int(piece.dim(isl.dim_type.in_))
            by = {f"$i{d}": e for d, e in enumerate(command.indices)}
            for solution in solve(where, [hole(p) for p in range(holes)]):
                inside = solution.where
                inside = build.project(inside, *(f"$i{d}" for d in range(rank)))
                if not inside.is_empty():
                    value = substitute(substitute(term, solution.values), by)
                    result.append(Piece(build.tidy(inside), simplified(value, inside)))
        return result


def pieces_of(heap: ReductionHeap) -> int:
    """The number of convex parts of the values that a heap knows."""
    return sum(relation.n_basic_map() for relation in heap.values.pieces.values())


def one_value(spec: core.Spec, gamma: Gamma, pieces: Sequence[Piece]) -> core.ValueExpr:
    """Pieces of a value as one value; raises :class:`.NotCertified` where there are none."""
    if not pieces:
        raise NotCertified("the value accumulated into is not known")
    *front, last = pieces
    result = last.value
    for piece in reversed(front):
        if value_data(spec, piece.value) == value_data(spec, result):
            continue
        result = core.Select(result.type, gamma.describe(piece.where), piece.value, result)
    return result


def _apart(value: core.ValueExpr, where: isl.Set, context: isl.Set, subjects: list[str]) -> _Cases:
    """A value with the cases of its cells; several where cases make its index sets simpler.

    A sweep over an array knows complete cells and the one it works on; the set of what the latter
    holds is simple, and so is the former, but not both in one condition.
    """
    cases = disjuncts(readable(where, context, subjects))
    whole = simplified(value, context.intersect(where))
    if cases_of(whole) < 2:
        return [(whole, cases)]
    result = [(whole, cases)]
    if len(cases) > 1:
        found: dict[core.ValueExpr, list[core.Cond]] = {}
        for case in cases:
            found.setdefault(simplified(value, context.intersect(build.where(case))), []).append(case)
        result = _simpler(result, list(found.items()))
    if max(cases_of(plain) for plain, _ in result) >= MANY:
        parts = by_cells(whole, where, context)
        result = _simpler(result, [(v, disjuncts(readable(p, context, subjects))) for v, p in parts])
    return result


_Cases = list[tuple[core.ValueExpr, list[core.Cond]]]


def _simpler(first: _Cases, second: _Cases) -> _Cases:
    """The one whose index sets have fewer cases, but not at the price of many more in all."""

    def most(found: _Cases) -> int:
        return max(cases_of(value) for value, _ in found)

    def total(found: _Cases) -> int:
        return sum(cases_of(value) * len(cases) for value, cases in found)

    return second if most(second) < most(first) and total(second) <= 2 * total(first) else first
