"""Proofs that no two iterations of a parallel loop race: one array after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import islpy as isl

from redverify.certifying.emission.equality import Equality
from redverify.certifying.emission.gamma import Gamma, NotCertified
from redverify.certifying.emission.heaps import Heap, Lookup, resolve
from redverify.certifying.emission.outline import coordinates
from redverify.certifying.emission.proofs import (
    ABSURD,
    DECIDE,
    HOLDS,
    RFL,
    evident,
    function,
    given,
    integers,
    omega,
    rule,
    under,
)
from redverify.certifying.emission.terms import decidable, equal_points, variables
from redverify.checking.data.of_program import condition_data, operator_data, value_data
from redverify.checking.data.proofs import (
    Argument,
    ArraysArgument,
    BodyArgument,
    Computed,
    FunctionArgument,
    NumberArgument,
    Pair,
    Proof,
    SetArgument,
)
from redverify.checking.laws.operators import RightComm
from redverify.evaluation.program import reads_of
from redverify.language import core
from redverify.language.terms import free_variables, plug_condition, plug_index
from redverify.presburger import build
from redverify.presburger.solutions import solve


@dataclass(frozen=True, slots=True)
class Footprint:
    """Cells of one array that an iteration may touch, as a condition on coordinates."""

    coordinates: tuple[str, ...]
    condition: core.Cond

    def at(self, indices: Sequence[core.IndexExpr]) -> core.Cond:
        """The condition on some indices."""
        return plug_condition(self.condition, dict(zip(self.coordinates, indices, strict=True)))


Access = tuple[str, tuple[core.IndexExpr, ...], isl.Set, tuple[str, ...]]


class Races:
    """Race freedom of the parallel loops of one implementation."""

    def __init__(self, impl: core.Impl, lookup: Lookup, equality: Equality) -> None:
        self.impl = impl
        self.lookup = lookup
        self.equality = equality

    # ------------------------------------------------------------ footprints

    def _accesses(
        self,
        block: core.Block,
        lets: dict[str, core.IndexExpr],
        where: isl.Set,
        inner: tuple[str, ...],
        hidden: frozenset[str],
        kind: str,
    ) -> Iterator[Access]:
        for command in block:
            match command:
                case core.Assign() | core.Accumulate():
                    for array, indices in touched(command, kind):
                        if array not in hidden:
                            yield array, tuple(plug_index(i, lets) for i in indices), where, inner
                case core.Scope(body=body):
                    yield from self._accesses(body, lets, where, inner, hidden, kind)
                case core.Let(variable=name, value=value, body=body):
                    yield from self._accesses(
                        body, {**lets, name: plug_index(value, lets)}, where, inner, hidden, kind
                    )
                case core.Allocate(array=array, body=body):
                    yield from self._accesses(body, lets, where, inner, hidden | {array}, kind)
                case core.If(condition=condition, then=then, otherwise=otherwise):
                    holds = build.where(plug_condition(condition, lets))
                    yield from self._accesses(then, lets, where.intersect(holds), inner, hidden, kind)
                    yield from self._accesses(otherwise, lets, where.subtract(holds), inner, hidden, kind)
                case core.Loop(variable=name, lower=lower, upper=upper, body=body):
                    x = core.IVar(name)
                    inside = where.intersect(
                        build.where(core.CCmp("<=", plug_index(lower, lets), x))
                    ).intersect(build.where(core.CCmp("<", x, plug_index(upper, lets))))
                    yield from self._accesses(body, lets, inside, (*inner, name), hidden, kind)

    def footprint(self, accesses: Sequence[Access], gamma: Gamma, rank: int) -> Footprint:
        """What the accesses of one array reach, whatever the inner loops' variables are."""
        names = coordinates(rank)
        total = build.nowhere()
        for _, indices, where, inner in accesses:
            cells = where.intersect(build.where(equal_points(variables(names), indices)))
            for name in inner:
                cells = build.project(cells, name)
            total = total.union(cells)
        return Footprint(tuple(names), gamma.describe(build.tidy(total), names))

    # ------------------------------------------------------------ proofs

    def prove(
        self,
        loop: core.Loop,
        lets: dict[str, core.IndexExpr],
        gamma: Gamma,
        inside: Gamma,
        lower: core.IndexExpr,
        upper: core.IndexExpr,
        after: Heap,
        bodies: list[str],
    ) -> Proof:
        """``ParVC`` of a loop; ``after`` is what is known after an iteration.

        ``bodies`` are the names of the loop's body and those inside.
        """
        race = _Race(self, loop, lets, gamma, inside, lower, upper, after)
        found = {
            kind: list(self._accesses(loop.body, lets, inside.where, (), frozenset(), kind))
            for kind in ("write", "read", "add")
        }
        arrays = list(dict.fromkeys(a for kind in ("write", "add") for a, _, _, _ in found[kind]))
        cases = []
        plain = True
        for array in arrays:
            mine = {kind: [a for a in accesses if a[0] == array] for kind, accesses in found.items()}
            apart, proof = race.array(array, mine)
            plain = plain and apart
            cases.append((apart, proof))
        every: Proof = rule("all_nil")
        for apart, proof in reversed(cases):
            shown = proof if plain or not apart else rule("unraced_apart", RFL, proof)
            every = rule("all_cons", shown, every)
        if plain and not _has_atomics(loop.body):
            return rule("race_arrays", ArraysArgument(tuple(arrays)), RFL, RFL, every)
        # Lean's `rfl` unfolds the arrays of a body once for each array allocated around it.
        computed: Proof = Computed(tuple(bodies)) if _allocated(loop.body) >= _MANY else RFL
        if plain:
            every = rule("all_nil")
            for _, proof in reversed(cases):
                every = rule("all_cons", rule("unraced_apart", computed, proof), every)
        return rule("race_arrays_atomic", ArraysArgument(tuple(arrays)), computed, every)


@dataclass(frozen=True, slots=True)
class _Race:
    """One parallel loop."""

    races: Races
    loop: core.Loop
    lets: dict[str, core.IndexExpr]
    gamma: Gamma
    inside: Gamma
    lower: core.IndexExpr
    upper: core.IndexExpr
    after: Heap

    def array(self, array: str, accesses: dict[str, list[Access]]) -> tuple[bool, Proof]:
        """One array: whether iterations keep apart in it, and why they do not race."""
        some = next(a for kind in ("write", "add") for a in accesses[kind])
        rank = len(some[1])
        prints = {kind: self.races.footprint(found, self.inside, rank) for kind, found in accesses.items()}
        if accesses["add"]:
            return False, self._atomic(array, rank, accesses, prints)
        if self._distinct(prints["write"], [prints["read"], prints["write"]]):
            return True, self._apart(array, rank, prints)
        if not self._distinct(prints["write"], [prints["read"]]):
            if self.races.equality.trusting:
                return True, self._apart(array, rank, prints)
            raise NotCertified(f"an iteration may read a cell of {array} that another writes", self.loop.span)
        if self.races.equality.trusting:
            return True, self._apart(array, rank, prints)
        return False, self._same(array, rank, prints)

    # ------------------------------------------------------------ parts

    @property
    def _bounds(self) -> list[core.Cond]:
        x = core.IVar(self.loop.variable)
        return [core.CCmp("<=", self.lower, x), core.CCmp("<", x, self.upper)]

    @property
    def _other(self) -> dict[str, core.IndexExpr]:
        return {self.loop.variable: core.IVar("$y")}

    def _pair(self) -> list[core.Cond]:
        """Two iterations, ``x`` and ``$y``."""
        more = [plug_condition(b, self._other) for b in self._bounds]
        return [
            *self._bounds,
            *more,
            core.CNot(core.CCmp("==", core.IVar(self.loop.variable), core.IVar("$y"))),
        ]

    def _distinct(self, first: Footprint, others: Sequence[Footprint]) -> bool:
        inner = self.gamma.assume(*self._pair(), first.condition)
        return inner.impossible or all(inner.fails(plug_condition(o.condition, self._other)) for o in others)

    def _set(self, footprint: Footprint) -> SetArgument:
        names = (self.loop.variable, *footprint.coordinates)
        return SetArgument(names, condition_data(footprint.condition))

    def _walked(self, array: str, rank: int, footprint: Footprint, kind: str) -> Proof:
        walk = _Walk(array, rank)
        proof = (
            ABSURD
            if self.inside.impossible
            else walk.block(self.loop.body, self.inside, self.lets, footprint, kind)
        )
        return function([self.loop.variable], self._bounds, proof)

    def _not(self, footprint: Footprint) -> core.Cond:
        return core.CNot(decidable(plug_condition(footprint.condition, self._other)))

    def _apart(self, array: str, rank: int, prints: dict[str, Footprint]) -> Proof:
        written, read = prints["write"], prints["read"]
        claims = core.CAnd(self._not(read), self._not(written))
        names = [self.loop.variable, "$y", *written.coordinates]
        return rule(
            f"apart{rank}",
            self._set(written),
            self._set(read),
            self._walked(array, rank, written, "write"),
            self._walked(array, rank, read, "read"),
            given(self.gamma, names, [*self._pair(), written.condition], claims),
        )

    def _same(self, array: str, rank: int, prints: dict[str, Footprint]) -> Proof:
        """All iterations that write a cell write the same value (section 4.2)."""
        written, read = prints["write"], prints["read"]
        names = list(written.coordinates)
        inner = self.inside.bind(*names).assume(written.condition)
        value = self._value(array, variables(names), inner)
        known = self.races.lookup.prove(inner, self.after, array, variables(names), value)
        pair = [self.loop.variable, "$y", *names]
        return rule(
            f"unraced_same{rank}",
            RFL,
            self._set(written),
            self._set(read),
            BodyArgument(tuple(names), value_data(self.races.impl.spec, value)),
            self._walked(array, rank, written, "write"),
            self._walked(array, rank, read, "read"),
            # The loop's variable, then the coordinates; the bounds, then the footprint.
            function([self.loop.variable, *names], [*self._bounds, written.condition], known),
            given(self.gamma, pair, [*self._pair(), written.condition], self._not(read)),
        )

    def _value(self, array: str, cell: Sequence[core.IndexExpr], inner: Gamma) -> core.ValueExpr:
        """What a cell holds after the iterations that write it, as a function of the cell."""
        for held in resolve(self.after, array, cell, inner.where):
            value = self._of_cell(held.value, inner)
            if self.loop.variable not in free_variables(value):
                return value
            if self.races.equality.trusting:
                return value
        raise NotCertified(
            f"two iterations may write different values to one cell of {array}", self.loop.span
        )

    def _of_cell(self, value: core.ValueExpr, inner: Gamma) -> core.ValueExpr:
        """The value with indices that the cell determines as functions of the cell."""
        from redverify.language.terms import index_variables, rebuild

        def index(expression: core.IndexExpr) -> core.IndexExpr:
            if self.loop.variable not in index_variables(expression):
                return expression
            where = inner.where.intersect(build.where(core.CCmp("==", core.IVar("$v"), expression)))
            where = build.project(where, self.loop.variable)
            solutions = [s for s in solve(where, ["$v"]) if not s.where.is_empty()]
            if len(solutions) == 1 and "$v" in solutions[0].values:
                return solutions[0].values["$v"]
            return expression

        if isinstance(value, core.Reduce):
            return value
        return rebuild(value, lambda v: self._of_cell(v, inner), index, lambda c: c)

    def _atomic(
        self, array: str, rank: int, accesses: dict[str, list[Access]], prints: dict[str, Footprint]
    ) -> Proof:
        """Atomic accumulations commute; other accesses keep apart from them."""
        spec = self.races.impl.spec
        statements = list(atomics(self.loop.body, array))
        operator = operator_data(spec, statements[0].operator, statements[0].value.type)
        trusting = self.races.equality.trusting
        if not trusting and any(s.operator != statements[0].operator for s in statements):
            raise NotCertified(f"several operators accumulate into {array}", self.loop.span)
        law = self.races.equality.law(RightComm(operator))
        count = NumberArgument(len(statements))
        if not accesses["write"] and not accesses["read"]:
            return rule("unraced_atomic", FunctionArgument(operator), count, law, RFL, RFL, RFL)
        others = [prints["read"], prints["write"]]
        apart_ = self._distinct(prints["write"], others) and self._distinct(prints["add"], others)
        if not trusting and not apart_:
            raise NotCertified(
                f"atomic accumulations into a cell of {array} that another iteration touches",
                self.loop.span,
            )
        written, read, added = prints["write"], prints["read"], prints["add"]
        claims = core.CAnd(self._not(read), self._not(written))
        names = [self.loop.variable, "$y", *written.coordinates]
        apart = [function([], [footprint.condition], omega(claims)) for footprint in (written, added)]
        return rule(
            f"unraced_mixed{rank}",
            FunctionArgument(operator),
            count,
            law,
            RFL,
            self._set(written),
            self._set(read),
            self._set(added),
            self._walked(array, rank, written, "write"),
            self._walked(array, rank, read, "read"),
            self._walked(array, rank, added, "add"),
            function(names, self._pair(), Pair(*apart)),
        )


def touched(
    command: core.Assign | core.Accumulate, kind: str
) -> list[tuple[str, tuple[core.IndexExpr, ...]]]:
    """The cells that a statement writes or reads."""
    cell = (command.array, command.indices)
    atomic = isinstance(command, core.Accumulate) and command.atomic
    if kind == "add":
        return [cell] if atomic else []
    if kind == "write":
        return [] if atomic else [cell]
    found = [(r.array, r.indices) for r in reads_of(command.value)]
    if isinstance(command, core.Accumulate) and not atomic:
        found.append(cell)
    return found


#: From how many arrays on one path what a body uses is computed by rewriting.
_MANY = 4


def _allocated(block: core.Block) -> int:
    """How many arrays are allocated on one path into a block."""
    found = 0
    for command in block:
        match command:
            case core.Allocate(body=body):
                found = max(found, 1 + _allocated(body))
            case core.Scope(body=body) | core.Let(body=body) | core.Loop(body=body):
                found = max(found, _allocated(body))
            case core.If(then=then, otherwise=otherwise):
                found = max(found, _allocated(then), _allocated(otherwise))
            case _:
                pass
    return found


def _has_atomics(block: core.Block) -> bool:
    """Whether anything is accumulated atomically, also into arrays of the block's own."""
    for command in block:
        match command:
            case core.Accumulate(atomic=True):
                return True
            case (
                core.Allocate(body=body) | core.Scope(body=body) | core.Let(body=body) | core.Loop(body=body)
            ):
                if _has_atomics(body):
                    return True
            case core.If(then=then, otherwise=otherwise):
                if _has_atomics(then) or _has_atomics(otherwise):
                    return True
            case _:
                pass
    return False


def atomics(block: core.Block, array: str) -> Iterator[core.Accumulate]:
    """The atomic accumulations into an array that is visible outside of the block."""
    for command in block:
        match command:
            case core.Accumulate(atomic=True) if command.array == array:
                yield command
            case core.Allocate(array=name, body=body):
                if name != array:
                    yield from atomics(body, array)
            case core.Scope(body=body) | core.Let(body=body) | core.Loop(body=body):
                yield from atomics(body, array)
            case core.If(then=then, otherwise=otherwise):
                yield from atomics(then, array)
                yield from atomics(otherwise, array)
            case _:
                pass


def mentions(command: core.Command, array: str, kind: str) -> bool:
    """Whether a command touches an array that is visible outside of it."""
    match command:
        case core.Assign() | core.Accumulate():
            return any(a == array for a, _ in touched(command, kind))
        case core.Allocate(array=name, body=body):
            return name != array and any(mentions(c, array, kind) for c in body)
        case core.Scope(body=body) | core.Let(body=body) | core.Loop(body=body):
            return any(mentions(c, array, kind) for c in body)
        case core.If(then=then, otherwise=otherwise):
            return any(mentions(c, array, kind) for c in (*then, *otherwise))
        case _:
            return False


@dataclass(frozen=True, slots=True)
class _Walk:
    """Walks over a body: all that it writes or reads of one array is in a footprint."""

    array: str
    rank: int

    def block(
        self, block: core.Block, gamma: Gamma, lets: dict[str, core.IndexExpr], within: Footprint, kind: str
    ) -> Proof:
        prefix = kind[0]
        if not any(mentions(c, self.array, kind) for c in block):
            return rule(f"{prefix}_none", RFL)
        first, *rest = block
        proof = self.command(first, gamma, lets, within, kind)
        if not rest:
            return proof
        return rule(f"{prefix}_seq", proof, self.block(tuple(rest), gamma, lets, within, kind))

    def command(
        self,
        command: core.Command,
        gamma: Gamma,
        lets: dict[str, core.IndexExpr],
        within: Footprint,
        kind: str,
    ) -> Proof:
        prefix = kind[0]
        if not mentions(command, self.array, kind):
            return rule(f"{prefix}_none", RFL)
        match command:
            case core.Assign() if kind == "write":
                return rule(f"w_assign{self.rank}", *self.cell(gamma, command.indices, lets, within))
            case core.Accumulate() if kind == "write":
                return rule(f"w_accumulate{self.rank}", *self.cell(gamma, command.indices, lets, within))
            case core.Accumulate() if kind == "add":
                return rule(f"a_accumulate{self.rank}", *self.cell(gamma, command.indices, lets, within))
            case core.Accumulate(atomic=True, value=value):
                return rule("r_atomic", self.expression(gamma, value, lets, within))
            case core.Assign(value=value):
                return rule("r_assign", self.expression(gamma, value, lets, within))
            case core.Accumulate(value=value, array=array, indices=indices):
                shown = self.expression(gamma, value, lets, within)
                if array != self.array:
                    return rule("r_accumulate_other", DECIDE, shown)
                if isinstance(value, core.Read):
                    return rule(
                        "r_both", shown, rule(f"x_read{self.rank}", *self.cell(gamma, indices, lets, within))
                    )
                return rule(f"r_accumulate{self.rank}", shown, *self.cell(gamma, indices, lets, within))
            case core.Scope(body=body):
                return rule(f"{prefix}_scope", self.block(body, gamma, lets, within, kind))
            case core.Let(variable=name, value=value, body=body):
                inner = {**lets, name: plug_index(value, lets)}
                return rule(f"{prefix}_let", self.block(body, gamma, inner, within, kind))
            case core.Allocate(body=body):
                return rule(f"{prefix}_allocate", self.block(body, gamma, lets, within, kind))
            case core.If(condition=condition, then=then, otherwise=otherwise):
                shown_condition = plug_condition(condition, lets)
                return rule(
                    f"{prefix}_if_of",
                    HOLDS,
                    under(gamma, shown_condition, lambda g: self.block(then, g, lets, within, kind)),
                    under(
                        gamma,
                        core.CNot(shown_condition),
                        lambda g: self.block(otherwise, g, lets, within, kind),
                    ),
                )
            case core.Loop(variable=name, lower=lower, upper=upper, body=body):
                low, high = plug_index(lower, lets), plug_index(upper, lets)
                x = core.IVar(name)
                bounds = (core.CCmp("<=", low, x), core.CCmp("<", x, high))
                inner_gamma = gamma.bind(name).assume(*bounds)
                proof = (
                    ABSURD if inner_gamma.impossible else self.block(body, inner_gamma, lets, within, kind)
                )
                return rule(
                    f"{prefix}_{'par' if command.parallel else 'for'}",
                    *integers((low, high)),
                    RFL,
                    RFL,
                    function([name], bounds, proof),
                )
        raise TypeError(command)

    def cell(
        self,
        gamma: Gamma,
        indices: Sequence[core.IndexExpr],
        lets: dict[str, core.IndexExpr],
        within: Footprint,
    ) -> list[Argument]:
        shown = [plug_index(i, lets) for i in indices]
        return [*integers(shown), evident(gamma, within.at(shown))]

    def expression(
        self, gamma: Gamma, value: core.ValueExpr, lets: dict[str, core.IndexExpr], within: Footprint
    ) -> Proof:
        if not any(r.array == self.array for r in reads_of(value)):
            return rule("x_none", RFL)
        match value:
            case core.Read(indices=indices):
                return rule(f"x_read{self.rank}", *self.cell(gamma, indices, lets, within))
            case core.Apply(arguments=arguments):
                return rule("x_fn", self._all(gamma, arguments, lets, within))
            case core.Cast(operand=operand):
                return rule("x_fn", self._all(gamma, (operand,), lets, within))
            case core.Select(then=then, otherwise=otherwise):
                return rule(
                    "x_select",
                    self.expression(gamma, then, lets, within),
                    self.expression(gamma, otherwise, lets, within),
                )
        raise TypeError(value)

    def _all(
        self,
        gamma: Gamma,
        values: Sequence[core.ValueExpr],
        lets: dict[str, core.IndexExpr],
        within: Footprint,
    ) -> Proof:
        result = rule("x_nil")
        for value in reversed(values):
            result = rule("x_cons", self.expression(gamma, value, lets, within), result)
        return result
