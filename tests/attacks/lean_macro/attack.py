"""Certificate.lean has macros and elaborators."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> Iterator[None]:
    for line in (
        'macro \\"omega\\" : tactic => `(tactic| sorry)',
        "macro_rules | `(tactic| omega) => `(tactic| sorry)",
        'elab \\"x\\" : command => pure ()',
        'open Lean Elab in run_cmd logInfo \\"x\\"',
    ):
        victim.rewrite(store.LEAN, lambda text, line=line: text + line + "\n")
        yield
        victim.rewrite(
            store.LEAN, lambda text, line=line: text.replace("namespace ", line + "\nnamespace ", 1)
        )
        yield
        victim.rewrite(store.LEAN, lambda text, line=line: text.replace("/-- **The", line + "\n/-- **The", 1))
        yield
