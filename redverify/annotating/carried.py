"""Values that loops carry by assignments: ``x := x + e``, ``x := x - e``, ``x := max(x, e)``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redverify.annotating.sites import Site
from redverify.language import core
from redverify.language.terms import free_variables, substitute, substitute_condition
from redverify.language.walks import reads_in

#: The operators of a step; the cell may stand on either side of those that commute.
_STEPS, _COMMUTE = ("+", "-", "*", "min", "max"), ("+", "*", "min", "max")


@dataclass(frozen=True, slots=True)
class Step:
    """``cell := cell operator element``; ``read`` is the cell on the right."""

    operator: str
    read: core.Read
    element: core.ValueExpr


def step_of(site: Site) -> Step | None:
    """The step that an assignment is; ``None`` if it is none."""
    command = site.command
    if not isinstance(command, core.Assign):
        return None
    match command.value:
        case core.Apply(_, operator, (left, right), False) if operator in _STEPS:
            sides = [(left, right), (right, left)] if operator in _COMMUTE else [(left, right)]
        case _:
            return None
    for read, element in sides:
        own = (site.array, site.cell)
        inside = [(read.array, read.indices) for read in reads_in(element)]
        if isinstance(read, core.Read) and (read.array, read.indices) == own and own not in inside:
            return Step(operator, read, element)
    return None


def carrying(site: Site) -> list[str]:
    """The variables of the sequential loops that carry the cell, outermost first."""
    cell = frozenset[str]().union(*map(free_variables, site.cell))
    for let in reversed(site.around.lets):
        if let.variable in cell:
            cell |= free_variables(let.value)
    inside = [c for c in site.path if isinstance(c, core.Loop | core.Allocate)]
    start = max((p + 1 for p, c in enumerate(inside) if _allocates(c, site.array)), default=0)
    loops = [c for c in inside[start:] if isinstance(c, core.Loop) and c.variable not in cell]
    return [loop.variable for loop in loops if not loop.parallel]


def _allocates(command: core.Command, array: str) -> bool:
    return isinstance(command, core.Allocate) and command.array == array


def so_far(
    site: Site, operator: str, element: core.ValueExpr, names: Sequence[str], base: core.ValueExpr
) -> core.ValueExpr:
    """``base operator reduce[iterations up to this one] element``; of ``-`` the elements are summed."""
    earlier = {name: core.IVar(f"{name}_") for name in names}
    conditions = site.domain(names, ended=len(names) > 1)  # of one loop, this iteration is the last
    where = _up_to(names, earlier)
    for condition in conditions:
        where = core.CAnd(substitute_condition(condition, earlier), where)
    binders = tuple(earlier[name].name for name in names)
    joined = "+" if operator == "-" else operator
    init = None if operator == "-" else base
    reduction = core.Reduce(element.type, joined, binders, where, substitute(element, earlier), init)
    return core.Apply(element.type, "-", (base, reduction)) if operator == "-" else reduction


def _up_to(names: Sequence[str], earlier: dict[str, core.IVar]) -> core.Cond:
    """Whether an iteration is not after this one, in lexicographic order."""
    name, *rest = names
    here = core.IVar(name)
    if not rest:
        return core.CCmp("<=", earlier[name], here)
    same = core.CAnd(core.CCmp("==", earlier[name], here), _up_to(rest, earlier))
    return core.COr(core.CCmp("<", earlier[name], here), same)
