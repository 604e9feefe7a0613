"""Certificate.lean imports something else."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    "import Lean",
    "public import Redverify.Fake",
    "import all Redverify.Rules",
    "prelude",
)
