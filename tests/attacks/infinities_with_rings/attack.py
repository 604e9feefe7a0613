"""Laws of infinities together with laws of finite numbers: from both, every finite number is zero."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "floats may be infinite here, and then these laws fail"

PROGRAM = """spec none(N):
    assume N >= 1
    input A[N] : f32
    output B[] : f32{definition}
    B() = {value}

impl nothing of none(a = A, b = B):
    b[] {{B()}} := {value}
"""

#: Without any infinity; with a literal; with an operator whose laws are those of finite numbers.
FINITE = PROGRAM.format(definition="", value="2.0")
INFINITE = PROGRAM.format(definition="", value="f32(-inf)")
DEFINED = PROGRAM.format(definition="\n    operator join(x, y) : f32 assoc comm = x + y + x * y", value="2.0")

LOW, HIGH, ZERO = ["special", "f32", "-inf"], ["special", "f32", "inf"], ["literal", "f32", 0, 1]
ONE = ["literal", "f32", 1, 1]
FALSE = ["special", "bool", "false"]


def of(name: str) -> list[str]:
    return ["builtin", name, "f32"]


INFINITIES = (
    ["AtFiniteLaw", "f32", of("-"), LOW, LOW],
    ["AtFiniteLaw", "f32", of("-"), HIGH, HIGH],
    ["AtFiniteLaw", "f32", of("=="), LOW, FALSE],
    ["AtFiniteLaw", "f32", of("*"), ZERO, ZERO],
    ["ConstantLaw", of("exp"), LOW, ZERO],
    ["ConstantLaw", of("exp"), ZERO, ONE],
    ["FiniteLaw", "f32", of("max")],
    ["FiniteFunctionLaw", "f32", of("exp")],
    ["FiniteLiteralLaw", "f32"],
    ["FiniteFactorLaw", "f32", of("*"), of("+")],
    ["FiniteSelfLaw", "f32", of("-"), ZERO],
    ["ShiftLaw", "f32", of("exp"), of("*"), of("-")],
)
RINGS = (
    ["NumberLaws", "f32"],
    ["SemiringLaws", of("+"), of("*"), ZERO, ONE],
    ["DivLaw", of("/"), of("*"), ONE],
    ["UnfoldsTo", of("tanh")],
)


def attack(victim: Victim) -> Iterator[None]:
    for law in INFINITIES:
        for ring in RINGS:
            victim.forge(FINITE, lambda v, laws=[ring, law]: v.update(laws=laws))
            yield
        victim.forge(DEFINED, lambda v, law=law: v.update(laws=[law]))
        yield
    unit = ["LeftUnit", of("max"), ["fn", LOW, []]]
    for ring in RINGS:
        victim.forge(INFINITE, lambda v, laws=[unit, ring]: v.update(laws=laws))
        yield
