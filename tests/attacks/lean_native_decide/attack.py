"""Certificate.lean has something else than the kernel decide."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    "theorem cheat : 1 = 2 := by native_decide",
    "theorem cheat : 1 = 2 := Lean.ofReduceBool _ _ rfl",
)
