"""The ranges of inputs dropped or edited in the text for Lean alone."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"
VICTIM = ("gather", "rows")


def attack(victim: Victim) -> Iterator[None]:
    written = "Range.mk t_I .i32 (.const 0) (.var v_N) false"
    yield from victim.rewritten(
        "Certificate.lean",
        (f"  ranges := [{written}]\n", ""),
        (f"  ranges := [{written}]\n", "  ranges := []\n"),
        (written, "Range.mk t_I .i32 (.const 0) (.const 0) false"),
        (written, "Range.mk t_I .i32 (.const 0) (.var v_N) true"),
    )
