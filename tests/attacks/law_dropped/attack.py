"""A law that the proof uses is dropped, or another takes its place; all made anew."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"

PLUS = ["builtin", "+", "f32"]


def attack(victim: Victim) -> Iterator[None]:
    victim.rerender(lambda v: v["laws"].clear())
    yield
    for law in (
        ["Comm", PLUS],
        ["Assoc", PLUS],
        ["RightComm", ["builtin", "*", "f32"]],
        ["RightComm", ["builtin", "+", "f64"]],
    ):
        victim.rerender(lambda v, law=law: v.update(laws=[law]))
        yield
