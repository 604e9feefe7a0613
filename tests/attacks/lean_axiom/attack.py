"""Certificate.lean has an axiom."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    "axiom cheat : False",
    "private axiom cheat {p : Prop} : p",
)
