"""Certificate.lean opens other namespaces."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    "open Classical in",
    "open Redverify.Fake in",
    "open private cheat from Redverify.Rules",
)
