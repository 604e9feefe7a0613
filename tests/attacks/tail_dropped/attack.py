"""The strided loop leaves out the tail, and the whole proof says so."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Data, Victim, at, everywhere, in_text, leaves

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("strided_sum", "strided")


def attack(victim: Victim) -> Iterator[None]:
    def drop(v: Data) -> None:
        in_text(v, "(N - j + 3) // 4", "N // 4")
        for old in [at(v["items"], p) for p in leaves(v["items"])]:
            if isinstance(old, list) and old[:1] == ["//"] and old[2:] == [4]:
                everywhere(v, old, ["//", "N", 4])

    victim.rerender(drop)
    yield
    yield from victim.reprogrammed(
        ("(N - j + 3) // 4", "(N - j + 2) // 4"),
        ("tmp[j]\n", "tmp[0]\n"),
        ("tmp[4]", "tmp[3]"),
    )
