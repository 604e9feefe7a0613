"""The statements of a translated function while it is built, and what its SSA values are bound to.

A scalar is bound to an expression, which reads cells where it is used. If such a cell may be written between
the definition and a use, the scalar gets a cell of its own, written where it is defined
(:attr:`Builder.in_cells`): the translation starts again with that known. The same is done for a load of
which no use stands in its own block: it happens wherever its block runs, and so must its check.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from redverify.frontends.common import model
from redverify.frontends.common.cases import Case, CaseValue
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import canonical, canonical_value, compare, conjunction
from redverify.frontends.mlir.ir import Op, Value
from redverify.frontends.mlir.ssa_bindings import Bound, Either, Lanes, Scalar, View, whole
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.machine_operations import LAWFUL
from redverify.language.types import ValueType
from redverify.language.walks import has_product, reads_in
from redverify.presburger.build import all_of, where
from redverify.radix.entailment import entails

_ALWAYS = core.CTrue()

#: An unrolled reduction of so many terms is read as accumulations; a shorter one is a value to the prover.
_LONG = 16


@dataclass(slots=True, eq=False)
class Frame:
    """A block of statements: the root, the body of a loop, or a branch. ``op`` is what it belongs to."""

    op: Op | None
    nodes: list[model.Node] = field(default_factory=list)
    arrays: list[model.Array] = field(default_factory=list)
    facts: tuple[core.Cond, ...] = ()
    parallel: bool = False
    is_loop: bool = False


class Restart(Exception):
    """Some scalars have to be put into cells: translate again."""


@dataclass(slots=True)
class Entry:
    """What a value is bound to, the frames around its definition, and the arrays that it is computed from."""

    bound: Bound
    frames: tuple[Frame, ...]
    arrays: frozenset[str]


class Builder:
    """Statements, arrays and bindings of one function."""

    def __init__(self, ops: Iterable[Op], in_cells: set[Value]) -> None:
        self.frames: list[Frame] = [Frame(None)]
        self.entries: dict[Value, Entry] = {}
        self.in_cells = in_cells
        self.wanted: set[Value] = set()
        self.remaining: Counter[Value] = Counter()
        self.users: dict[Value, list[Op]] = {}
        self.parents: dict[Op, tuple[Op, ...]] = {}
        self.definer: dict[Value, Op] = {}
        self.names: set[str] = set()
        self.parameters: tuple[str, ...] = ()
        self.allocated: list[model.Array] = []
        self.fixed: set[str] = set()
        self.freed: set[str] = set()
        self.used_freed: list[tuple[Op, tuple[core.Cond, ...]]] = []
        self.on_stack: set[str] = set()
        self.put_lanes: Callable[[Lanes], Lanes] | None = None
        self.unchecked: dict[Value, tuple[Frame, ...]] = {}
        self.done: set[Op] = set()
        self.origin: Op | None = None
        self.splits = False
        for op in ops:
            self._survey(op, ())

    def _survey(self, op: Op, around: tuple[Op, ...]) -> None:
        self.parents[op] = around
        for operand in op.operands:
            self.remaining[operand] += 1
            self.users.setdefault(operand, []).append(op)
        for result in op.results:
            self.definer[result] = op
        for region in op.regions:
            for inner in region.ops:
                self._survey(inner, (*around, op))

    # ------------------------------------------------------------ bindings

    def bind(self, value: Value, bound: Bound) -> None:
        """Bind a value; a scalar that needs a cell is put into one."""
        if isinstance(bound, Scalar) and value in self.in_cells and any(reads_in(bound.value)):
            cell = self.cell(bound.value.type)
            self.store(cell, (), bound.value, bound.loads)
            bound = Scalar(core.Read(bound.value.type, cell, ()))
        elif isinstance(bound, Lanes) and value in self.in_cells and self.put_lanes is not None:
            bound = self.put_lanes(bound)
        self.entries[value] = Entry(bound, tuple(self.frames), frozenset(arrays_read(bound)))

    def use(self, op: Op) -> None:
        """An operation's operands are used now."""
        self.done.add(op)
        for operand in op.operands:
            self.remaining[operand] -= 1

    def bound(self, value: Value, op: Op) -> Bound:
        """What a value is bound to."""
        entry = self.entries.get(value)
        if entry is None:
            raise op.refused("an operand of it is not translated")
        return entry.bound

    # ------------------------------------------------------------ who may see a write

    def is_live(self, value: Value) -> bool:
        """Whether a value may be used after the operation that is being translated."""
        return self.remaining[value] > 0 or self.used_again(value)

    def used_again(self, value: Value) -> bool:
        """Whether a later iteration of a loop around here, outside of which the value is defined, uses it."""
        inside = [f.op for f in self.frames[len(self.entries[value].frames) :] if f.is_loop and f.op]
        return any(loop in self.parents[user] for loop in inside for user in self.users.get(value, ()))

    def live_views(self, array: str) -> Iterator[tuple[Value, View]]:
        """The views of an array that may be used later."""
        for value, entry in self.entries.items():
            found = entry.bound
            for view in (found.then, found.otherwise) if isinstance(found, Either) else (found,):
                if isinstance(view, View) and view.array == array and self.is_live(value):
                    yield value, view

    def free(self, array: str) -> None:
        """The array is freed; what was loaded from it before needs cells."""
        self._protect(array)
        self.freed.add(array)

    def _protect(self, array: str) -> None:
        """Scalars that read the array and may be used later need cells."""
        for value, entry in self.entries.items():
            if value not in self.in_cells and array in entry.arrays and self.is_live(value):
                self.wanted.add(value)

    # ------------------------------------------------------------ arrays

    def fresh(self, name: str) -> str:
        """A name that nothing else has."""
        found = fresh(name, self.names)
        self.names.add(found)
        return found

    def array(self, type_: ValueType, shape: tuple[IndexExpr, ...], name: str = "t") -> str:
        """A new array, of the block that is being built."""
        found = self.fresh(name)
        made = model.Array(found, found, type_, tuple(canonical(s) for s in shape))
        self.allocated.append(made)
        self.frames[-1].arrays.append(made)
        return found

    def cell(self, type_: ValueType) -> str:
        """A new array of one cell."""
        return self.array(type_, (), "c")

    def new_view(self, type_: ValueType, sizes: tuple[IndexExpr, ...], name: str = "t") -> View:
        """All of a new array."""
        return whole(self.array(type_, sizes, name), tuple(canonical(s) for s in sizes))

    # ------------------------------------------------------------ statements

    def store(
        self,
        array: str,
        indices: tuple[IndexExpr, ...],
        value: core.ValueExpr,
        loads: frozenset[Value] = frozenset(),
        *,
        atomic: bool = False,
    ) -> None:
        """``array[indices] = value``. A chain ``((c op x) op y)`` on the same cell is one store for each.

        So is a long chain that does not begin with the cell, if ``splits``: nobody else reads it in between.
        """
        value = canonical_value(value)
        self._written(array, value, loads)
        parts = self._chain(array, indices, value, long=self.splits and not atomic)
        for number, part in enumerate(parts):
            unrolled = len(parts) > _LONG and number > 0
            self.emit(model.Store(array, indices, part, part, self.here, atomic, unrolled=unrolled))

    def choose(
        self,
        array: str,
        indices: tuple[IndexExpr, ...],
        condition: core.Cond,
        then: core.ValueExpr,
        otherwise: Scalar,
    ) -> None:
        """``array[indices] = then if condition else otherwise``, and only one of the two is evaluated."""
        then, other = canonical_value(then), canonical_value(otherwise.value)
        value = core.Select(then.type, condition, then, other)
        self._written(array, value, otherwise.loads)
        self.emit(model.Store(array, indices, value, Case(condition, then, other), self.here))

    def _written(self, array: str, value: core.ValueExpr, loads: frozenset[Value]) -> None:
        """A value is stored to an array: what it reads must be there, and scalars may need cells."""
        for read in (*(r.array for r in reads_in(value)), array):
            if read in self.freed:
                self.used_freed.append((self.here, self.known()))
        for load in loads:
            if self.unchecked.get(load) == tuple(self.frames):
                del self.unchecked[load]
        self._protect(array)

    def _chain(
        self, array: str, indices: tuple[IndexExpr, ...], value: core.ValueExpr, *, long: bool
    ) -> list[core.ValueExpr]:
        """The values to be stored one after the other, which together store ``value``."""
        own = core.Read(value.type, array, indices)
        steps: list[core.Apply] = []
        kinds: set[str] = set()
        part = value
        while isinstance(part, core.Apply) and len(part.arguments) == 2:
            left, right = part.arguments
            if _commutes(part) and _reads(right, array):
                left, right = right, left
            elif not (_commutes(part) or part.function == "-"):
                return [value]
            if _reads(right, array):
                return [value]
            kinds.add("+" if part.function == "-" else part.function)
            if len(kinds) > 1:
                return [value]
            steps.append(replace(part, arguments=(own, right)))
            if left == own:
                return [*steps[::-1]]
            part = left
        if not long or len(steps) < _LONG:
            return [value]
        base: core.ValueExpr = part
        first = steps[-1].arguments[1]
        if isinstance(first, core.Literal) and steps[-1].function != "-":  # what the chain starts from
            base, steps[-1] = first, replace(steps[-1], arguments=(own, part))
        return [base, *steps[::-1]]

    def emit(self, node: model.Node) -> None:
        """Add a statement."""
        self.frames[-1].nodes.append(node)

    @property
    def here(self) -> Op:
        """The operation that is being translated."""
        assert self.origin is not None
        return self.origin

    @contextmanager
    def at(self, op: Op) -> Iterator[None]:
        """Statements made inside come from this operation."""
        before, self.origin = self.origin, op
        try:
            yield
        finally:
            self.origin = before

    @contextmanager
    def loop(self, op: Op, extent: IndexExpr, *, parallel: bool = False, name: str = "i") -> Iterator[IVar]:
        """A loop over ``0 .. extent``; the statements that are made inside are its body."""
        variable = self.fresh(name)
        extent = canonical(extent)
        facts = (compare("<=", IConst(0), IVar(variable)), compare("<", IVar(variable), extent))
        frame = Frame(op, facts=facts, parallel=parallel, is_loop=True)
        self.frames.append(frame)
        try:
            yield IVar(variable)
        finally:
            self.frames.pop()
        body = model.Sequence(tuple(frame.nodes))
        arrays = tuple(frame.arrays)
        self.emit(model.Loop(variable, IConst(0), extent, parallel, False, "", arrays, body, op))

    @contextmanager
    def branch(self, op: Op, condition: core.Cond) -> Iterator[list[model.Node]]:
        """The statements that are made inside run where the condition holds; the caller emits them."""
        frame = Frame(op, facts=(condition,))
        self.frames.append(frame)
        try:
            yield frame.nodes
        finally:
            self.frames.pop()
            self.frames[-1].arrays.extend(frame.arrays)

    # ------------------------------------------------------------ facts

    def known(self) -> tuple[core.Cond, ...]:
        """What holds here: loop variables are in their ranges, conditions of branches hold."""
        return tuple(c for frame in self.frames for c in frame.facts)

    def proves(self, condition: core.Cond, given: core.Cond = _ALWAYS) -> bool:
        """Whether a condition holds here, for all sizes for which another one is ``given``."""
        if isinstance(condition, core.CTrue):
            return True
        if any(has_product(c) for c in (*self.known(), given, condition)):
            return entails((*self.known(), given), condition)
        refuted = where(core.CAnd(given, core.CNot(condition)))
        return bool(all_of(self.known()).intersect(refuted).is_empty())

    def equal(self, left: IndexExpr, right: IndexExpr) -> bool:
        """Whether two indices are equal here, for all sizes."""
        return self.proves(compare("==", left, right))

    def inside(self, index: IndexExpr, size: IndexExpr) -> core.Cond:
        """``0 <= index < size``."""
        return conjunction([compare("<=", IConst(0), index), compare("<", index, size)])


def arrays_read(bound: Bound) -> set[str]:
    """The arrays that a number or a vector is computed from."""

    def of(value: CaseValue) -> set[str]:
        if isinstance(value, Case):
            return of(value.then) | of(value.otherwise)
        return {r.array for r in reads_in(value)}

    if isinstance(bound, Scalar):
        return of(bound.value)
    return of(bound.cases) if isinstance(bound, Lanes) else set()


def _commutes(value: core.Apply) -> bool:
    """Whether a value is made by an operator that is associative and commutative."""
    if value.declared:
        return value.function.startswith(tuple(LAWFUL))
    return value.function in ("+", "*", "max", "min", "and", "or")


def _reads(value: core.ValueExpr, array: str) -> bool:
    return any(r.array == array for r in reads_in(value))
