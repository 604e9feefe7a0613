"""Certificate.lean has its own library."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    "namespace Redverify\ndef Implements (_ _ _ : Nat) : Prop := True\nend Redverify",
    "def Implements : Nat → Nat → Nat → Prop := fun _ _ _ => True",
)
