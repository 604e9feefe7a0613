"""Claims about nothing: assumptions that contradict each other, outputs without a point."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Data, Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"

PROGRAM = """spec copy(N):
    assume N >= 1{assumed}
    input A[N] : f32
    output B[{size}] : f32
    B(i) = A(i)

impl never of copy(a = A, b = B):{also}
    for i < {size}:
        b[i] {{A(i)}} := a[i]
"""

PROGRAMS = (
    PROGRAM.format(assumed="\n    assume N <= 0", size="N", also=""),
    PROGRAM.format(assumed="", size="N", also="\n    assume false"),
    PROGRAM.format(assumed="", size="0", also=""),
)


def attack(victim: Victim) -> Iterator[None]:
    for text in PROGRAMS:
        for parameter in (-1, 0, 1):
            victim.forge(text, lambda v, parameter=parameter: witness(v, parameter))
            yield


def witness(value: Data, parameter: int) -> None:
    """Name parameters and a point that are none."""
    value["layout"]["inhabitant"] = {"parameters": [parameter], "output": 0, "point": [0]}
