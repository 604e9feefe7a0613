"""Lean text as the source's name reaches the report, and nothing of it Lean.

The texts of obligations are checked; `tests/checking/test_obligations.py` edits them.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "harmless"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    for payload in ("theorem y : False := sorry", "-/ axiom x : False", "\\u00ab"):
        victim.rerender(lambda v, payload=payload: v.update(source=payload))
        yield
