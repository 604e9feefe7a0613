"""Certificate.lean replaces what is run, or is not safe."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    "@[implemented_by id] def cheat (n : Nat) : Nat := n",
    "unsafe def cheat : False := cheat",
    '@[extern \\"x\\"] opaque cheat : Nat',
    "@[csimp] theorem cheat : 1 = 1 := rfl",
)
