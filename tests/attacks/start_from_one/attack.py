"""The program starts from 1 instead of 0, and so does the proof."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Data, Victim, everywhere, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    def one(v: Data) -> None:
        in_text(v, ":= 0.0", ":= 1.0")
        v["items"][11][5][2][2] = ["v", ["fn", ["literal", "f32", 1, 1], []]]

    victim.rerender(one)
    yield
    victim.rerender(
        lambda v: (
            in_text(v, ":= 0.0", ":= 1.0"),
            everywhere(v, ["literal", "f32", 0, 1], ["literal", "f32", 1, 1]),
        )[0]
    )
    yield
