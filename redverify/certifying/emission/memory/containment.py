"""Proofs that all cells of one array that a block touches are in a footprint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from redverify.certifying.emission.context import Gamma
from redverify.certifying.emission.memory.footprints import TOO_MANY, Footprint, Kind, allocated, mentions
from redverify.certifying.emission.proofs import (
    ABSURD,
    DECIDE,
    HOLDS,
    RFL,
    evident,
    function,
    integers,
    rule,
    under,
)
from redverify.checking.proofs.terms import Argument, Proof
from redverify.evaluation.program import reads_of
from redverify.language import core
from redverify.language.terms import plug_condition, plug_index

#: The values of ``let`` variables.
Lets = dict[str, core.IndexExpr]


@dataclass(frozen=True, slots=True)
class Containment:
    """Proofs that what a block does to one array, in one way, stays in a footprint."""

    array: str
    rank: int
    kind: Kind
    footprint: Footprint

    @property
    def prefix(self) -> str:
        """What the names of the rules start with: ``w``, ``r`` or ``a``."""
        return self.kind[0]

    def block(self, block: core.Block, gamma: Gamma, lets: Lets) -> Proof:
        """The proof for a block."""
        if not any(mentions(c, self.array, self.kind) for c in block):
            return self._nothing(block)
        first, *rest = block
        proof = self.command(first, gamma, lets)
        if not rest:
            return proof
        return rule(f"{self.prefix}_seq", proof, self.block(tuple(rest), gamma, lets))

    def command(self, command: core.Command, gamma: Gamma, lets: Lets) -> Proof:
        """The proof for a command."""
        prefix = self.prefix
        if not mentions(command, self.array, self.kind):
            return self._nothing((command,))
        match command:
            case core.Skip() | core.Inside():
                raise AssertionError("they touch no array")
            case core.Assign() | core.Accumulate():
                return (
                    self._read(command, gamma, lets)
                    if self.kind == "read"
                    else self._write(command, gamma, lets)
                )
            case core.Scope(body=body):
                return rule(f"{prefix}_scope", self.block(body, gamma, lets))
            case core.Let(variable=name, value=value, body=body):
                return rule(f"{prefix}_let", self.block(body, gamma, {**lets, name: plug_index(value, lets)}))
            case core.Allocate(body=body):
                return rule(f"{prefix}_allocate", self.block(body, gamma, lets))
            case core.If(condition=condition, then=then, otherwise=otherwise):
                shown = plug_condition(condition, lets)
                return rule(
                    f"{prefix}_if_of",
                    HOLDS,
                    under(gamma, shown, lambda g: self.block(then, g, lets)),
                    under(gamma, core.CNot(shown), lambda g: self.block(otherwise, g, lets)),
                )
            case core.Loop():
                return self._loop(command, gamma, lets)
            case core.DataLet():
                return self._letval(command, gamma, lets)
            case _:
                assert_never(command)

    def _nothing(self, block: core.Block) -> Proof:
        """The array is not touched: Lean computes that, below allocations if there are many."""
        match block:
            case (core.Allocate(array=array, body=body),) if (
                array != self.array and allocated(block) >= TOO_MANY
            ):
                return rule(f"{self.prefix}_allocate", self._nothing(body))
            case _:
                return rule(f"{self.prefix}_none", RFL)

    def _write(self, command: core.Assign | core.Accumulate, gamma: Gamma, lets: Lets) -> Proof:
        """A write or an atomic accumulation; the rules for both are called alike."""
        name = "assign" if isinstance(command, core.Assign) else "accumulate"
        return rule(f"{self.prefix}_{name}{self.rank}", *self._cell(gamma, command.indices, lets))

    def _read(self, command: core.Assign | core.Accumulate, gamma: Gamma, lets: Lets) -> Proof:
        """The reads of a statement; an accumulation that is not atomic reads its cell, too."""
        shown = self._expression(command.value, gamma, lets)
        if isinstance(command, core.Assign):
            return rule("r_assign", shown)
        if command.atomic:
            return rule("r_atomic", shown)
        if command.array != self.array:
            return rule("r_accumulate_other", DECIDE, shown)
        cell = self._cell(gamma, command.indices, lets)
        if any(r.array == self.array for r in reads_of(command.value)):
            # Lean has to know the value's reads before the proof about them.
            return rule("r_both", shown, rule(f"x_read{self.rank}", *cell))
        return rule(f"r_accumulate{self.rank}", shown, *cell)

    def _letval(self, command: core.DataLet, gamma: Gamma, lets: Lets) -> Proof:
        """The variable may be each integer of the range."""
        over = self._over(command, gamma, lets)
        if self.kind != "read":
            return rule(f"{self.prefix}_letval", *over)
        return rule("r_letval", *over[:-1], self._expression(command.value, gamma, lets), over[-1])

    def _loop(self, command: core.Loop, gamma: Gamma, lets: Lets) -> Proof:
        name = f"{self.prefix}_{'par' if command.parallel else 'for'}"
        return rule(name, *self._over(command, gamma, lets))

    def _over(self, command: core.Loop | core.DataLet, gamma: Gamma, lets: Lets) -> list[Argument]:
        """The bounds of a variable, and the proof for the body at each integer in them."""
        low, high = plug_index(command.lower, lets), plug_index(command.upper, lets)
        x = core.IVar(command.variable)
        bounds = (core.CCmp("<=", low, x), core.CCmp("<", x, high))
        inner = gamma.bind(command.variable).assume(*bounds)
        proof = ABSURD if inner.impossible else self.block(command.body, inner, lets)
        return [*integers((low, high)), RFL, RFL, function([command.variable], bounds, proof)]

    # ------------------------------------------------------------ expressions

    def _cell(self, gamma: Gamma, indices: Sequence[core.IndexExpr], lets: Lets) -> list[Argument]:
        """The indices of a cell, and that it is in the footprint."""
        shown = [plug_index(i, lets) for i in indices]
        return [*integers(shown), evident(gamma, self.footprint.at(shown))]

    def _expression(self, value: core.ValueExpr, gamma: Gamma, lets: Lets) -> Proof:
        """The reads of an expression of the program."""
        if not any(r.array == self.array for r in reads_of(value)):
            return rule("x_none", RFL)
        match value:
            case core.Read(indices=indices):
                return rule(f"x_read{self.rank}", *self._cell(gamma, indices, lets))
            case core.Apply(arguments=arguments):
                return rule("x_fn", self._all(arguments, gamma, lets))
            case core.Cast(operand=operand):
                return rule("x_fn", self._all((operand,), gamma, lets))
            case core.Select(then=then, otherwise=otherwise):
                return rule(
                    "x_select",
                    self._expression(then, gamma, lets),
                    self._expression(otherwise, gamma, lets),
                )
            case core.Literal() | core.Constant() | core.IndexCast() | core.IndexCondition():
                raise AssertionError("an expression without reads")
            case core.Access() | core.Reduce() | core.Element() | core.LetValue():
                raise TypeError(value)
            case _:
                assert_never(value)

    def _all(self, values: Sequence[core.ValueExpr], gamma: Gamma, lets: Lets) -> Proof:
        result = rule("x_nil")
        for value in reversed(values):
            result = rule("x_cons", self._expression(value, gamma, lets), result)
        return result
