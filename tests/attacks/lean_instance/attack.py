"""Certificate.lean has instances that change what is meant."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    "instance : LE Int := ⟨fun _ _ => True⟩",
    "attribute [-instance] Int.instLTInt",
    "attribute [simp] Int.add_comm",
)
