"""Laws that do not hold of extended numbers: ``inf - inf = 0``, ``0 * inf = 0``, ``exp(inf) = 0``."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "does not grant the law"

PROGRAM = """spec none(N):
    assume N >= 1
    input A[N] : f32
    output B[] : f32
    B() = f32(-inf)

impl nothing of none(a = A, b = B):
    b[] {B()} := -inf
"""

LOW, HIGH = ["special", "f32", "-inf"], ["special", "f32", "inf"]
ZERO, ONE = (["literal", "f32", n, 1] for n in (0, 1))
FALSE, TRUE = (["special", "bool", name] for name in ("false", "true"))


def of(name: str, kind: str = "f32") -> list[str]:
    return ["builtin", name, kind]


LAWS = (
    ["AtFiniteLaw", "f32", of("-"), LOW, ZERO],
    ["AtFiniteLaw", "f32", of("-"), LOW, HIGH],
    ["AtFiniteLaw", "f32", of("-"), ZERO, ZERO],
    ["AtFiniteLaw", "f32", of("=="), LOW, TRUE],
    ["AtFiniteLaw", "f32", of("=="), ZERO, FALSE],
    ["AtFiniteLaw", "f32", of("*"), LOW, LOW],
    ["AtFiniteLaw", "f32", of("*"), LOW, ZERO],
    ["AtFiniteLaw", "f32", of("*"), ZERO, ONE],
    ["AtFiniteLaw", "f64", of("-"), LOW, LOW],
    ["AtFiniteLaw", "i32", of("-", "i32"), ["literal", "i32", 0, 1], ["literal", "i32", 0, 1]],
    ["ConstantLaw", of("exp"), LOW, ONE],
    ["ConstantLaw", of("exp"), HIGH, ZERO],
    ["ConstantLaw", of("exp"), ONE, ONE],
    ["ConstantLaw", of("log"), LOW, ZERO],
    ["FiniteLaw", "f32", of("/")],
    ["FiniteLaw", "f64", of("max")],
    ["FiniteFunctionLaw", "f32", of("log")],
    ["FiniteFunctionLaw", "f32", of("rsqrt")],
    ["FiniteFunctionLaw", "f32", of("exp", "f64")],
    ["FiniteFunctionLaw", "i32", of("neg", "i32")],
    ["FiniteLiteralLaw", "i32"],
    ["FiniteFactorLaw", "f32", of("+"), of("*")],
    ["FiniteFactorLaw", "f32", of("*"), of("max")],
    ["FiniteFactorLaw", "f32", of("/"), of("+")],
    ["FiniteFactorLaw", "f32", of("*", "f64"), of("+", "f64")],
    ["FiniteSelfLaw", "f32", of("-"), ONE],
    ["FiniteSelfLaw", "f32", of("/"), ONE],
    ["FiniteSelfLaw", "f32", of("+"), ZERO],
    ["ShiftLaw", "f32", of("exp"), of("+"), of("-")],
    ["ShiftLaw", "f32", of("exp"), of("*"), of("+")],
    ["ShiftLaw", "f32", of("log"), of("*"), of("-")],
    ["ShiftLaw", "f32", of("exp"), of("*", "f64"), of("-")],
    ["SelectLaw", of("select"), FALSE, TRUE],
    ["LeftUnit", of("min"), ["fn", LOW, []]],
)


def attack(victim: Victim) -> Iterator[None]:
    for law in LAWS:
        victim.forge(PROGRAM, lambda v, law=law: v.update(laws=[law]))
        yield
