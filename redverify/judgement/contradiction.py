"""A proof is tested with the reference interpreter, which shares no code with evaluation and solvers.

It runs the program at the smallest sizes, and where a proof has to tell cases apart: at parameters at
which a condition of the text changes, at a constant of the text and next to it
(:func:`redverify.witnesses.sizes.boundaries`). What is wrong at one size only is mostly wrong there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redverify.language import core

if TYPE_CHECKING:
    from redverify.interpreter.search import Kept

#: Steps after which a run is given up.
STEPS = 4_000

#: The smallest sizes that are tried before those at which a condition changes.
FIRST = 6


def contradiction(impl: core.Impl, values: str, seconds: float, kept: Kept) -> str | None:
    """A violation that the interpreter finds within ``seconds``, in words; ``None`` if none.

    ``values`` is the encoding of values that the proof assumes. ``kept`` is what its tests share.
    """
    from redverify.interpreter import InvalidProgram, Unenumerable, feasible_parameters, find_witness
    from redverify.witnesses.sizes import boundaries

    try:
        found = find_witness(
            impl,
            values=values,
            hints=feasible_parameters(impl)[:FIRST],
            marked=boundaries(impl),
            budget_seconds=seconds,
            max_steps=STEPS,
            kept=kept,
        )
    except (InvalidProgram, Unenumerable, RecursionError):
        return None
    if found is None:
        return None
    sizes = ", ".join(f"{name} = {value}" for name, value in found.parameters.items())
    where = f", with {sizes}" if sizes else ""
    return f"{found.kind} at {found.span}{where}"
