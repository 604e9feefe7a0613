"""Certificate.lean sets options."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    "set_option debug.skipKernelTC true",
    "set_option maxRecDepth 100000",
    "set_option autoImplicit true",
    "set_option warningAsError false",
)
