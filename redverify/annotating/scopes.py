"""Where to put the ``accumulate`` scopes that a program lacks.

The scope of an array is put around the outermost command in which nobody reads the array or assigns to it,
in which no loop variable of the annotation is bound that the cell does not depend on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from redverify.annotating.sites import Site
from redverify.language import core
from redverify.language.terms import free_variables
from redverify.language.walks import commands_of, reads_in


def scopes(sites: Sequence[Site], is_elif: frozenset[int]) -> dict[int, tuple[core.Command, tuple[str, ...]]]:
    """The commands to be put into a scope, by their identities, each with the arrays of the scope.

    ``is_elif`` are the identities of conditions that stand behind an ``elif``.
    """
    found: dict[int, tuple[core.Command, tuple[str, ...]]] = {}
    for site in sites:
        array = site.array
        if not isinstance(site.command, core.Accumulate) or _scoped(site, found):
            continue
        command = next(c for c in _places(site, is_elif) if _fits(c, site))
        _, arrays = found.get(id(command), (command, ()))
        if array not in arrays:
            found[id(command)] = (command, (*arrays, array))
    return found


def _scoped(site: Site, found: dict[int, tuple[core.Command, tuple[str, ...]]]) -> bool:
    """Whether a scope of the array is around the statement already."""
    array = site.array
    return any(
        (isinstance(c, core.Scope) and array in c.arrays) or array in found.get(id(c), (c, ()))[1]
        for c in site.path
    )


def _places(site: Site, is_elif: frozenset[int]) -> Iterator[core.Command]:
    """The commands on the way to the statement that a scope may be around, outermost first."""
    start = 0
    for position, command in enumerate(site.path):
        if isinstance(command, core.Allocate) and command.array == site.array:
            start = position + 1
    for command in site.path[start:-1]:
        if isinstance(command, core.Loop | core.If) and id(command) not in is_elif:
            yield command
    yield site.command


def _fits(command: core.Command, site: Site) -> bool:
    """Whether a scope of the site's array may be around the command."""
    array = site.array
    inside = list(commands_of((command,)))
    own = any(n.array == array for n in site.reads())
    if command is site.command:
        return True
    for part in inside:
        if isinstance(part, core.Assign) and part.array == array:
            return False
        if isinstance(part, core.Scope) and array in part.arrays:
            return False
        writes = isinstance(part, core.Assign | core.Accumulate) and part is not site.command
        if writes and array in _read(part):
            return False
        if isinstance(part, core.Accumulate) and part.array == array and part.operator != _operator(site):
            return False
        if own and isinstance(part, core.Loop) and not part.parallel:
            return False
    bound = {p.variable for p in inside if isinstance(p, core.Loop | core.Let | core.DataLet)}
    cell = frozenset[str]().union(*map(free_variables, site.cell))
    mentioned = frozenset[str]() if site.note is None else free_variables(site.note.value)
    return not (mentioned & bound) - _determined(cell, site)


def _read(command: core.Command) -> set[str]:
    """The arrays that a write reads."""
    assert isinstance(command, core.Assign | core.Accumulate)
    return {read.array for read in reads_in(command.value)}


def _determined(cell: frozenset[str], site: Site) -> frozenset[str]:
    """The variables that the cell depends on, through ``let`` as well."""
    found = cell
    for let in site.around.lets:
        if let.variable in found:
            found |= free_variables(let.value)
        if free_variables(let.value) <= found:
            found |= {let.variable}
    return found


def _operator(site: Site) -> str:
    assert isinstance(site.command, core.Accumulate)
    return site.command.operator
