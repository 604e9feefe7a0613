"""Lean text in the keys of the data."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "REJECTED"


def attack(victim: Victim) -> Iterator[None]:
    for payload in (" := sorry", "\naxiom x : False", 'B"', " "):
        victim.rerender(lambda v, payload=payload: v["layout"]["models"]["levels"].update({"B" + payload: 0}))
        yield
        victim.rerender(
            lambda v, payload=payload: v["annotations"].update(
                {"1/0/0" + payload: v["annotations"].pop("1/0/0")}
            )
        )
        yield
