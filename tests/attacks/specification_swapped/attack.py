"""The specification asks for something else, and the proof speaks of that where it can."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    for new in ("0 <= i < N - 1]", "0 < i < N]", "0 <= i < N + 1]"):
        victim.rerender(lambda v, new=new: in_text(v, "0 <= i < N]", new))
        yield
    victim.rerender(lambda v: in_text(v, "A(i)", "A(0)"))
    yield
