"""Inputs whose ranges hold no numbers of their types: the claim would be about nothing."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "the program has inputs at no sizes"

PROGRAM = """spec copy(N):
    assume N >= 1
    input P[N] : u8 in {range}
    output B[N] : u8
    B(i) = P(i) if 0 <= i < N

impl copied of copy(p = P, b = B):
    for i < N:
        b[i] {{P(i)}} := p[i]
"""


def attack(victim: Victim) -> Iterator[None]:
    for values in ("256..300", "0 - 5..0", "7..7", "N..N", "9..9 - N"):
        victim.forge(PROGRAM.format(range=values))
        yield
