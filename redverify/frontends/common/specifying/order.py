"""The order of a fold: that of execution, and nothing else.

``reduce[k, l] e`` of the language takes its elements in the lexicographic order of its binders. A program
takes them in the order of its loops. So the binders are the reduction variables in the order of the loops
that run them, from the outermost to the innermost. The order in which a source *declares* its axes does
not count: TVM runs a block in the order of the loops around it, and Halide runs the first variable of an
``RDom`` innermost. Loops of other variables, before, between or behind, do not matter, as each cell sees
its own elements in the order of the loops that are left.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable


def binders_of(loops: Iterable[str], reducing: Collection[str]) -> tuple[str, ...]:
    """The loops that reduce, as binders of a fold. ``loops`` are in order, the outermost first."""
    return tuple(name for name in loops if name in reducing)
