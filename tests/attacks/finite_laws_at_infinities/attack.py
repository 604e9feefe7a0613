"""Laws of finite numbers, where a float may be infinite: ``inf - inf`` would be 0."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "floats may be infinite here, and then these laws fail"

PROGRAM = """spec none(N):
    assume N >= 0
    input A[N] : f32
    output B[] : f32
    B() = {left} - {left}

impl nothing of none(a = A, b = B):
    b[] {{B()}} := {right}
"""

MAXIMUM = "(max[k : 0 <= k < N] A(k))"

PROGRAMS = (
    PROGRAM.format(left="f32(inf)", right="0.0"),
    PROGRAM.format(left=MAXIMUM, right="0.0"),
    PROGRAM.format(left="1.0", right="f32(inf) - f32(inf)"),
)

LAWS = (
    ["NumberLaws", "f32"],
    ["SemiringLaws", *[["builtin", op, "f32"] for op in "+*"], *[["literal", "f32", n, 1] for n in (0, 1)]],
    ["DivLaw", *[["builtin", op, "f32"] for op in "/*"], ["literal", "f32", 1, 1]],
    ["UnfoldsTo", ["builtin", "tanh", "f32"]],
)


def attack(victim: Victim) -> Iterator[None]:
    for text in PROGRAMS:
        victim.forge(text)
        yield
    for law in LAWS:
        victim.forge(PROGRAMS[1], lambda v, law=law: v.update(laws=[law]))
        yield
