"""Random reductions whose loops leave the index set: what is verified computes the right value."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from redverify.api import verify_text

pytestmark = pytest.mark.ring("sweep")

#: Operator, name of the reduction, values to pad with (the unit first), and the operator on Python integers.
OPERATORS = (
    ("+", "sum", (0, 1), lambda x, y: _wrapped(x + y)),
    ("*", "prod", (1, 0), lambda x, y: _wrapped(x * y)),
    ("max", "max", (-128, -127, 0), max),
    ("min", "min", (127, 126, -128), min),
)

PROGRAM = """
spec reduced(N):
    assume N >= 1
    input  A[N] : i8
    output B[] : i8
    B() = {name}[k : {first} <= k < N] A(k)

impl p of reduced(a = A, b = B):
    b[] {{{unit}}} := {unit}
    accumulate b:
        for i in {lower}..{upper}:
            b[] {{B()}} {operator}{{{index}}}= select({guard}, a[max(0, min({source}, N - 1))], {padding})
        b[] {{B()}} {operator}{{{last}}}= {padding}
"""

INDICES = ("i + 1", "i - 1", "N - 1 - i", "2 * i", "i % 4")


def _wrapped(x: int) -> int:
    return (x + 128) % 256 - 128


@dataclass(frozen=True)
class Drawn:
    """A program: its expressions are Python's, too."""

    said: dict[str, str]
    combine: Callable[[int, int], int]

    @property
    def text(self) -> str:
        return PROGRAM.format(**self.said)

    def computes(self, a: list[int]) -> bool:
        """Whether the program computes the reduction of some elements."""
        said, n = self.said, len(a)

        def value(expression: str, i: int = 0) -> int:
            return eval(said[expression], {"min": min, "max": max}, {"i": i, "N": n})

        result = wanted = value("unit")
        for i in range(value("lower"), value("upper")):
            element = a[max(0, min(value("source", i), n - 1))] if value("guard", i) else value("padding")
            result = self.combine(result, element)
        result = self.combine(result, value("padding"))
        for k in range(value("first"), n):
            wanted = self.combine(wanted, a[k])
        return result == wanted


def drawn(choose: random.Random) -> Drawn:
    operator, name, paddings, combine = choose.choice(OPERATORS)
    index = choose.choice(INDICES) if choose.random() < 0.4 else "i"
    first = choose.choice("0001")
    said = {
        "operator": operator,
        "name": name,
        "unit": str(paddings[0]),
        "padding": str(paddings[0] if choose.random() < 0.8 else choose.choice(paddings)),
        "first": first,
        "lower": choose.choice(("0", "0", "0", "1", "-1")),
        "upper": choose.choice(("N", "N + 1", "N + 3", "((N + 3) // 4) * 4", "N - 1", "2 * N")),
        "index": index,
        "source": index if choose.random() < 0.8 else choose.choice(INDICES),
        "guard": choose.choice(
            (
                *(f"{first} <= {index} and {index} < N",) * 4,
                f"{index} < N",
                f"{index} <= N",
                f"0 <= {index} and {index} < N - 1",
                f"{index} < N and {index} % 2 == 0",
            )
        ),
        "last": choose.choice(("N", "N", "-1", "N + 5", "0", "N - 1")),
    }
    return Drawn(said, combine)


@pytest.mark.parametrize("seed", range(3))
def test_random_padding_that_goes_wrong_is_not_verified(seed: int) -> None:
    choose, counts = random.Random(seed), Counter[str]()
    for _ in range(60):
        program = drawn(choose)
        (impl,) = verify_text(program.text, levels=False, witness_seconds=2).impls
        counts[impl.verdict.value] += 1
        right = all(
            program.computes([choose.randrange(-128, 128) for _ in range(size)])
            for size in range(1, 11)
            for _ in range(4)
        )
        assert impl.verdict != "verified" or right, program.text
        assert not any("bug" in note for note in impl.notes), program.text
    assert counts["verified"] >= 4
    assert counts["refuted"] >= 20
