"""Specifications that say nothing: reductions over nothing, elements outside of the input."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Data, Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"

PROGRAM = """spec nothing(N):
    assume N >= 1
    input A[N] : real
    input D[N] : real
    output B[] : real
    B() = {value}

impl zero of nothing(a = A, d = D, b = B):
    b[] {{0.0}} := 0.0
"""

#: Two different values in Lean's eyes only where they have one: Lean's functions are total.
VALUES = (
    "(max[k : 0 <= k < 0] A(k)) - (max[k : 0 <= k < 0] D(k))",
    "(max[k : 0 <= k < N - 1] A(k)) - (max[k : 0 <= k < N - 1] A(k))",
    "A(N) - A(N)",
    "A(-1) - A(-1)",
    "(sum[k : 0 <= k] A(0)) - (sum[k : 0 <= k] A(0))",
)


def attack(victim: Victim) -> Iterator[None]:
    for value in VALUES:
        text = PROGRAM.format(value=value)
        victim.forge(text)
        yield
        victim.forge(text, nowhere)
        yield
        victim.forge(text, everywhere_absurd)
        yield


def nowhere(value: Data) -> None:
    """The equation counts nowhere."""
    value["layout"]["defined"]["inside"] = {"B": False}


def everywhere_absurd(value: Data) -> None:
    """The hypotheses are said to contradict each other."""
    value["layout"]["defined"]["outputs"] = [["absurd"]]
    value["layout"]["defined"]["equations"] = [["absurd"]]
