"""Updates that write each cell at most once: ``f(r) = f(r - 1) + a(r)``, ``f(x, 0) = ..``.

Where each reduction variable is, up to a constant, an argument of its own, the cell tells the values of all
of them. So the update is an equation of the cell, and no fold. What it reads of its own Func is what stands
there when its turn comes: the new value of a cell that an earlier iteration writes, else the old one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from redverify.frontends.common.terms import difference
from redverify.frontends.halide.algorithm import Definition, Func, walk
from redverify.frontends.halide.inlining import substituted
from redverify.frontends.halide.reading import syntax as sx
from redverify.language import core


@dataclass(frozen=True, slots=True)
class Line:
    """A dimension along which a reduction variable runs: the argument is ``shift + sign * rvar``."""

    dimension: int
    rvar: str
    sign: int
    shift: int

    def value(self, variable: str) -> sx.Expr:
        """The reduction variable, by the variable of the Func."""
        cell, shift = sx.Var(variable, "int32"), sx.Int(self.shift, "int32")
        return sx.Binary("-", cell, shift) if self.sign > 0 else sx.Binary("-", shift, cell)


@dataclass(frozen=True, slots=True)
class Cells:
    """Which iteration of an update writes a cell.

    ``lines`` are those of its reduction variables, outermost loop first; ``fixed`` are the dimensions whose
    argument has no variable. Along the others the update is the same for all cells, and Halide lets it read
    no other cell.
    """

    lines: tuple[Line, ...]
    fixed: tuple[int, ...]
    variables: tuple[str, ...]

    def placed(self, definition: Definition) -> Definition:
        """The definition over the Func's own variables; where it applies is its predicate."""
        values = {line.rvar: line.value(self.variables[line.dimension]) for line in self.lines}
        inside = substituted(definition.predicate, values)
        for rvar in definition.rvars:
            lower = substituted(rvar.minimum, values)
            upper = sx.Binary("+", lower, substituted(rvar.extent, values))
            for bound in (
                sx.Binary("<=", lower, values[rvar.name]),
                sx.Binary("<", values[rvar.name], upper),
            ):
                inside = sx.Binary("&&", inside, bound)
        arguments = list(definition.arguments)
        for line in self.lines:
            arguments[line.dimension] = sx.Var(self.variables[line.dimension], "int32")
        written = tuple([substituted(v, values) for v in definition.values])
        return replace(definition, arguments=tuple(arguments), values=written, predicate=inside, rvars=())

    def written_before(
        self,
        indices: Sequence[core.IndexExpr],
        variables: Sequence[str],
        fixed: Mapping[int, core.IndexExpr],
    ) -> bool | None:
        """Whether the cell ``indices`` holds its new value when the cell ``variables`` is written.

        It does if an earlier iteration would write it: one that does not, as it is outside of the update,
        leaves the old value, which is the new one there. ``None`` if it cannot be told.
        """
        lines = [line.dimension for line in self.lines]
        apart = {d: _constant(indices[d], fixed[d]) for d in self.fixed}
        for dimension, index in enumerate(indices):
            if dimension not in apart and dimension not in lines and index != core.IVar(variables[dimension]):
                return None
        if not lines:
            return False
        steps = [_constant(indices[d], core.IVar(variables[d])) for d in lines]
        if None in apart.values() or None in steps:
            return None
        if any(apart.values()):
            return False
        first = next((line.sign * s for line, s in zip(self.lines, steps, strict=True) if s), 0)
        return first < 0


def cells_of(func: Func, definition: Definition) -> Cells | None:
    """The cells of an update that writes each at most once, by its form; ``None`` of others."""
    rvars = [r.name for r in definition.rvars]
    names = {*rvars, *func.variables}
    lines: dict[str, Line] = {}
    fixed: list[int] = []
    for dimension, (argument, variable) in enumerate(zip(definition.arguments, func.variables, strict=True)):
        used = {e.name for e in walk(argument) if isinstance(e, sx.Var) and e.name in names}
        if not used:
            fixed.append(dimension)
        elif argument != sx.Var(variable, "int32"):
            found = _line(dimension, argument, rvars)
            if found is None or found.rvar in lines:
                return None
            lines[found.rvar] = found
    if any(r not in lines for r in rvars):
        return None
    return Cells(tuple([lines[r] for r in rvars]), tuple(fixed), func.variables)


def is_undefined(value: sx.Expr) -> bool:
    """Whether a value is ``undef``, of any type: what it is written to keeps what it holds."""
    match value:
        case sx.Cast(_, operand):
            return is_undefined(operand)
        case sx.Call(name="undef", kind=kind):
            return kind not in ("Halide", "Image")
        case _:
            return False


def _line(dimension: int, argument: sx.Expr, rvars: Sequence[str]) -> Line | None:
    """The line of an argument ``r``, ``r + c``, ``r - c`` or ``c - r``."""
    match argument:
        case sx.Var(name=name) if name in rvars:
            return Line(dimension, name, 1, 0)
        case sx.Binary("+", sx.Var(name=name), sx.Int(shift)) if name in rvars:
            return Line(dimension, name, 1, shift)
        case sx.Binary("+", sx.Int(shift), sx.Var(name=name)) if name in rvars:
            return Line(dimension, name, 1, shift)
        case sx.Binary("-", sx.Var(name=name), sx.Int(shift)) if name in rvars:
            return Line(dimension, name, 1, -shift)
        case sx.Binary("-", sx.Int(shift), sx.Var(name=name)) if name in rvars:
            return Line(dimension, name, -1, shift)
        case _:
            return None


def _constant(left: core.IndexExpr, right: core.IndexExpr) -> int | None:
    found = difference(left, right)
    return found.value if isinstance(found, core.IConst) else None
