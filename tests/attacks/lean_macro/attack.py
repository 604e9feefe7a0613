"""Certificate.lean has macros and elaborators."""

from __future__ import annotations

from tests.attacks.kit import adding_to_lean

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"

attack = adding_to_lean(
    'macro \\"omega\\" : tactic => `(tactic| sorry)',
    "macro_rules | `(tactic| omega) => `(tactic| sorry)",
    'elab \\"x\\" : command => pure ()',
    'open Lean Elab in run_cmd logInfo \\"x\\"',
)
