"""The proof that inputs lie in their arrays replaced by shorter ones."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    for proof in (["rfl"], ["trivial"], ["hyp", 0]):
        victim.rerender(lambda v, proof=proof: v["layout"].update(inputs=[proof]))
        yield
