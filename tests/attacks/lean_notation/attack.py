"""Certificate.lean changes how the rest is read."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    'notation:max \\"Implements\\" => True',
    'local notation \\"spec\\" => trivialSpec',
    'infixl:65 \\" ∧ \\" => Or',
)
