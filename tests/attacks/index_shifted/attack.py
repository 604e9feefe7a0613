"""The program reads one cell too far, and so says the whole proof."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.attacks.kit import Data, Victim, everywhere, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    def shift(v: Data, new: list[Any], text: str) -> None:
        in_text(v, "a[N - i - 1]", text)
        everywhere(v, ["+", ["+", "N", ["*", -1, "i"]], -1], new)

    victim.rerender(lambda v: shift(v, ["+", "N", ["*", -1, "i"]], "a[N - i]"))
    yield
    victim.rerender(lambda v: shift(v, ["+", ["+", "N", ["*", -1, "i"]], -2], "a[N - i - 2]"))
    yield
    yield from victim.reprogrammed(
        ("a[N - i - 1]", "a[N - i]"),
        ("a[N - i - 1]", "a[0]"),
    )
