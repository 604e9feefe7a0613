"""Sizes, buffers and scalar parameters of a pipeline, as parameters and inputs of the specification."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.common.terms import (
    Linear,
    canonical,
    combine,
    compare,
    expression,
    linear,
    substitute,
    total,
)
from redverify.frontends.halide.expressions.reader import TYPES
from redverify.frontends.halide.scopes import Data, Index, Term
from redverify.language import core
from redverify.language.terms import free_variables

_SIZE = re.compile(r"(?P<buffer>.+)\.(?P<what>min|extent)\.(?P<dimension>\d+)$")


@dataclass(slots=True)
class Parameters:
    """The names of the ``.sched`` text for what a pipeline is called with.

    ``buffers`` are the dimensions and types of inputs and outputs, by Halide's names; ``scalars`` the types
    of scalar parameters. ``fixed`` are sizes that the program's constraints fix, over other sizes.
    ``names`` are only those that are used.
    """

    buffers: Mapping[str, tuple[int, str]]
    scalars: Mapping[str, str]
    fixed: dict[str, core.IndexExpr] = field(default_factory=dict)
    name_of: dict[str, str] = field(default_factory=dict)
    tensor_of: dict[str, str] = field(default_factory=dict)

    def names(self) -> tuple[str, ...]:
        """The parameters of the specification."""
        return tuple([self.name_of[n] for n in self.name_of if n not in self.fixed])

    def sizes(self) -> dict[str, core.IndexExpr]:
        """What each size is, by Halide's names."""
        return {name: self._sized(name) for name in self.name_of}

    def size(self, buffer: str, what: str, dimension: int) -> core.IndexExpr:
        """``buffer.min.dimension`` or ``buffer.extent.dimension``."""
        return self._sized(f"{buffer}.{what}.{dimension}")

    def _sized(self, name: str) -> core.IndexExpr:
        if name in self.fixed:
            return self.fixed[name]
        if name not in self.name_of:
            self.name_of[name] = fresh(identifier(name), set(self.name_of.values()))
        return core.IVar(self.name_of[name])

    def region(self, buffer: str, dimensions: int) -> tuple[tuple[core.IndexExpr, core.IndexExpr], ...]:
        """The bounds of each dimension of a buffer: from the first index to behind the last."""
        found: list[tuple[core.IndexExpr, core.IndexExpr]] = []
        for d in range(dimensions):
            lower = self.size(buffer, "min", d)
            found.append((lower, total(lower, self.size(buffer, "extent", d))))
        return tuple(found)

    def term(self, name: str, type_: str) -> Term | None:
        """What a variable that nothing binds means: a size of a buffer, or a scalar parameter."""
        match = _SIZE.match(name)
        if match is not None:
            known = self.buffers.get(match["buffer"])
            if known is None or int(match["dimension"]) >= known[0]:
                return None
            return Index(self._sized(name))
        if name not in self.scalars:
            return None
        if self.scalars[name] == "int32":
            return Index(self._sized(name))
        return Data(core.Access(TYPES[self.scalars[name]], self.tensor(name), ()))

    def tensor(self, name: str) -> str:
        """The input tensor that a buffer or a scalar parameter is."""
        if name not in self.tensor_of:
            self.tensor_of[name] = fresh(identifier(name), set(self.tensor_of.values()))
        return self.tensor_of[name]

    def inputs(self) -> list[tuple[str, core.Tensor]]:
        """The inputs that are used, with Halide's names."""
        from redverify.language.source import NOWHERE

        found: list[tuple[str, core.Tensor]] = []
        for name, tensor in self.tensor_of.items():
            if name in self.scalars:
                found.append((name, core.Tensor(tensor, "input", TYPES[self.scalars[name]], 0, (), NOWHERE)))
            else:
                dimensions, type_ = self.buffers[name]
                region = self.region(name, dimensions)
                found.append((name, core.Tensor(tensor, "input", TYPES[type_], dimensions, region, NOWHERE)))
        return found

    def assumptions(self) -> tuple[core.Cond, ...]:
        """Extents are not negative."""
        found: list[core.Cond] = []
        for name in list(self.name_of) + list(self.fixed):
            match = _SIZE.match(name)
            if match is not None and match["what"] == "extent":
                extent = self._sized(name)
                if free_variables(extent):
                    found.append(compare(">=", extent, core.IConst(0)))
        return tuple(dict.fromkeys(c for c in found if not isinstance(c, core.CTrue)))

    def constraints(self) -> tuple[core.Cond, ...]:
        """The sizes that are fixed, as conditions: the claim is about these sizes alone."""
        return tuple([compare("==", core.IVar(self.name_of[n]), value) for n, value in self.fixed.items()])

    def solved(self, condition: core.Cond) -> tuple[str, core.IndexExpr] | None:
        """The last size that an equation of sizes determines, and the expression of others that it is."""
        if not isinstance(condition, core.CCmp) or condition.op != "==":
            return None
        difference = combine(linear(condition.left), linear(condition.right), -1)
        if not all(isinstance(atom, core.IVar) for atom, _ in difference.terms):
            return None
        factors = {a.name: f for a, f in difference.terms if isinstance(a, core.IVar)}
        for name in reversed(self.names()):
            if factors.get(name) in (1, -1):
                rest = tuple([(a, f) for a, f in difference.terms if a != core.IVar(name)])
                value = expression(combine(Linear((), 0), Linear(rest, difference.constant), -factors[name]))
                return name, value
        return None

    def fix_named(self, name: str, value: core.IndexExpr) -> bool:
        """As :meth:`fix`, of the size that the text calls ``name``."""
        halide = next(h for h, n in self.name_of.items() if n == name)
        return self.fix(halide, value)

    def fix(self, name: str, value: core.IndexExpr) -> bool:
        """Let a size be an expression of others; false if it is not one over sizes that are left."""
        own = self.name_of.get(name) or identifier(name)
        value = canonical(value)
        if name in self.fixed or own in free_variables(value) or _SIZE.match(name) is None:
            return False
        self._sized(name)
        environment = {self.name_of[name]: value}
        self.fixed = {n: substitute(e, environment) for n, e in self.fixed.items()}
        self.fixed[name] = value
        return True
