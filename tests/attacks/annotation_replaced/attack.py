"""Values and invariants of annotations replaced, all made anew."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    victim.rerender(lambda v: v["annotations"].update({"0": ["access", "B", []]}))
    yield
    victim.rerender(lambda v: v["annotations"].update({"1/0/0": ["access", "B", []]}))
    yield
    victim.rerender(lambda v: v["annotations"].update({"1/0": ["known_1", ["N"], "program"]}))
    yield
    victim.rerender(lambda v: v["items"][4].__setitem__(5, True))
    yield
    victim.rerender(lambda v: v["items"][5].__setitem__(6, ["access", "B", []]))
    yield
