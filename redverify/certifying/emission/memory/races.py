"""Proofs that no two iterations of a parallel loop race: one array after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redverify.certifying.emission.context import Gamma, NotCertified
from redverify.certifying.emission.equality.prover import Equality
from redverify.certifying.emission.memory.containment import Containment
from redverify.certifying.emission.memory.footprints import (
    TOO_MANY,
    Access,
    Around,
    Footprint,
    Kind,
    accesses,
    allocated,
    atomics,
    footprint,
    has_atomics,
)
from redverify.certifying.emission.memory.heaps import Heap, resolve
from redverify.certifying.emission.memory.lookup import Lookup
from redverify.certifying.emission.memory.loop_summaries import Piece, one_value
from redverify.certifying.emission.proofs import (
    ABSURD,
    RFL,
    function,
    given,
    omega,
    rule,
)
from redverify.certifying.emission.terms import decidable, variables
from redverify.checking.data.of_program import condition_data, operator_data, value_data
from redverify.checking.laws.operators import RightComm
from redverify.checking.proofs.terms import (
    ArraysArgument,
    BodyArgument,
    Computed,
    FunctionArgument,
    NumberArgument,
    Pair,
    Proof,
    SetArgument,
)
from redverify.language import core
from redverify.language.terms import free_variables, plug_condition, rebuild
from redverify.presburger import build
from redverify.presburger.solutions import solve

#: The kinds of accesses.
KINDS: tuple[Kind, ...] = ("write", "read", "add")

#: From how many arrays on one path what a body uses is computed by rewriting, where something is atomic or
#: shared. Elsewhere it is ``TOO_MANY``.
_MANY = 4


class Races:
    """Race freedom of the parallel loops of one implementation."""

    def __init__(self, impl: core.Impl, lookup: Lookup, equality: Equality) -> None:
        self.impl = impl
        self.lookup = lookup
        self.equality = equality

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
        """``ParVC`` of a loop; ``after`` is what is known after an iteration. Where races are strict,
        ``WritesApart``, too: the rules for it have the same arguments.

        ``bodies`` are the names of the loop's body and those inside.
        """
        race = _Race(self, loop, lets, gamma, inside, lower, upper, after)
        around = Around(lets, inside.where)
        found = {kind: list(accesses(loop.body, around, kind)) for kind in KINDS}
        arrays = list(dict.fromkeys(access.array for access in (*found["write"], *found["add"])))
        cases = []
        plain = True
        for array in arrays:
            mine = {kind: [a for a in touching if a.array == array] for kind, touching in found.items()}
            apart, proof = race.array(array, mine)
            plain = plain and apart
            cases.append((apart, proof))
        every: Proof = rule("all_nil")
        for apart, proof in reversed(cases):
            shown = proof if plain or not apart else rule("unraced_apart", RFL, proof)
            every = rule("all_cons", shown, every)
        strict = "_apart" if self.impl.strict_races else ""
        if plain and not has_atomics(loop.body) and allocated(loop.body) < TOO_MANY:
            return rule(f"race_arrays{strict}", ArraysArgument(tuple(arrays)), RFL, RFL, every)
        # Lean's `rfl` unfolds the arrays of a body once for each array allocated around it.
        computed: Proof = Computed(tuple(bodies)) if allocated(loop.body) >= _MANY else RFL
        if plain:
            every = rule("all_nil")
            for _, proof in reversed(cases):
                every = rule("all_cons", rule("unraced_apart", computed, proof), every)
        return rule(f"race_arrays_atomic{strict}", ArraysArgument(tuple(arrays)), computed, every)


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

    def array(self, array: str, found: dict[Kind, list[Access]]) -> tuple[bool, Proof]:
        """One array: whether iterations keep apart in it, and why they do not race."""
        rank = len((*found["write"], *found["add"])[0].indices)
        prints = {kind: footprint(touching, self.inside, rank) for kind, touching in found.items()}
        if found["add"]:
            only = not found["write"] and not found["read"]
            return False, self._atomic(array, rank, prints, only=only)
        if self._distinct(prints["write"], [prints["read"], prints["write"]]):
            return True, self._apart(array, rank, prints)
        if not self._distinct(prints["write"], [prints["read"]]):
            if self.races.equality.trusting:
                return True, self._apart(array, rank, prints)
            raise NotCertified(f"an iteration may read a cell of {array} that another writes", self.loop.span)
        if self.races.equality.trusting:
            return True, self._apart(array, rank, prints)
        if self.races.impl.strict_races:
            raise NotCertified(f"two iterations may write one cell of {array}", self.loop.span)
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

    def _contained(self, array: str, rank: int, prints: dict[Kind, Footprint], kind: Kind) -> Proof:
        """All cells of one array that an iteration touches in one way are in the footprint."""
        inside = Containment(array, rank, kind, prints[kind])
        proof = ABSURD if self.inside.impossible else inside.block(self.loop.body, self.inside, self.lets)
        return function([self.loop.variable], self._bounds, proof)

    def _not(self, footprint: Footprint) -> core.Cond:
        return core.CNot(decidable(plug_condition(footprint.condition, self._other)))

    def _apart(self, array: str, rank: int, prints: dict[Kind, Footprint]) -> Proof:
        written, read = prints["write"], prints["read"]
        claims = core.CAnd(self._not(read), self._not(written))
        names = [self.loop.variable, "$y", *written.coordinates]
        return rule(
            f"apart{rank}",
            self._set(written),
            self._set(read),
            self._contained(array, rank, prints, "write"),
            self._contained(array, rank, prints, "read"),
            given(self.gamma, names, [*self._pair(), written.condition], claims),
        )

    def _same(self, array: str, rank: int, prints: dict[Kind, Footprint]) -> Proof:
        """All iterations that write a cell write the same value (section 4.2)."""
        written, read = prints["write"], prints["read"]
        names = list(written.coordinates)
        inner = self.inside.bind(*names).assume(written.condition)
        value = self._value(array, names, inner)
        known = self.races.lookup.prove(inner, self.after, array, variables(names), value)
        pair = [self.loop.variable, "$y", *names]
        return rule(
            f"unraced_same{rank}",
            RFL,
            self._set(written),
            self._set(read),
            BodyArgument(tuple(names), value_data(self.races.impl.spec, value)),
            self._contained(array, rank, prints, "write"),
            self._contained(array, rank, prints, "read"),
            # The loop's variable, then the coordinates; the bounds, then the footprint.
            function([self.loop.variable, *names], [*self._bounds, written.condition], known),
            given(self.gamma, pair, [*self._pair(), written.condition], self._not(read)),
        )

    def _value(self, array: str, cell: Sequence[str], inner: Gamma) -> core.ValueExpr:
        """What a cell holds after the iterations that write it, as a function of the cell.

        Where two values of one cell are known, the first is taken: that they are equal is proved later.
        """
        pieces: list[Piece] = []
        for held in resolve(self.after, array, variables(cell), inner.where):
            value = self._of_cell(held.value, inner)
            if self.races.equality.trusting:
                return value
            if self.loop.variable in free_variables(value):
                raise NotCertified(
                    f"two iterations may write different values to one cell of {array}", self.loop.span
                )
            pieces.append(Piece(build.project(held.where, self.loop.variable), value))
        if not pieces:
            raise NotCertified(
                f"iterations write one cell of {array}, and what they write may be undefined", self.loop.span
            )
        return one_value(self.races.impl.spec, self.gamma.bind(*cell), pieces)

    def _of_cell(self, value: core.ValueExpr, inner: Gamma) -> core.ValueExpr:
        """The value with indices that the cell determines as functions of the cell."""

        def index(expression: core.IndexExpr) -> core.IndexExpr:
            if self.loop.variable not in free_variables(expression):
                return expression
            where = inner.where.intersect(build.where(core.CCmp("==", core.IVar("$v"), expression)))
            where = build.project(where, self.loop.variable)
            solutions = [s for s in solve(where, ["$v"]) if not s.where.is_empty()]
            if len(solutions) == 1 and "$v" in solutions[0].values:
                return solutions[0].values["$v"]
            return expression

        if isinstance(value, core.Reduce | core.LetValue):
            return value
        return rebuild(value, lambda v: self._of_cell(v, inner), index, lambda c: c)

    def _atomic(self, array: str, rank: int, prints: dict[Kind, Footprint], *, only: bool) -> Proof:
        """Atomic accumulations commute; other accesses, unless there are ``only`` these, keep apart."""
        spec = self.races.impl.spec
        statements = list(atomics(self.loop.body, array))
        operator = operator_data(spec, statements[0].operator, statements[0].value.type)
        trusting = self.races.equality.trusting
        if not trusting and any(s.operator != statements[0].operator for s in statements):
            raise NotCertified(f"several operators accumulate into {array}", self.loop.span)
        law = self.races.equality.law(RightComm(operator))
        count = NumberArgument(len(statements))
        if only:
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
            self._contained(array, rank, prints, "write"),
            self._contained(array, rank, prints, "read"),
            self._contained(array, rank, prints, "add"),
            function(names, self._pair(), Pair(*apart)),
        )
