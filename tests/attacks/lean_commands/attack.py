"""Certificate.lean runs commands."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    '#eval IO.println \\"accepted\\"',
    "#guard_msgs (drop all) in",
    "#print axioms certificate",
    "run_cmd return",
)
