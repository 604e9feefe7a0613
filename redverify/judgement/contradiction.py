"""A proof is tested with the reference interpreter, at the smallest sizes."""

from __future__ import annotations

from redverify.language import core

#: Steps after which a run is given up.
STEPS = 4_000


def contradiction(impl: core.Impl, values: str, seconds: float) -> str | None:
    """A violation that the interpreter finds within ``seconds``, in words; ``None`` if none."""
    from redverify.interpreter import InvalidProgram, Unenumerable, find_witness

    try:
        found = find_witness(impl, values=values, budget_seconds=seconds, max_steps=STEPS)
    except (InvalidProgram, Unenumerable, RecursionError):
        return None
    if found is None:
        return None
    sizes = ", ".join(f"{name} = {value}" for name, value in found.parameters.items())
    where = f", with {sizes}" if sizes else ""
    return f"{found.kind} at {found.span}{where}"
