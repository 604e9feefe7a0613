"""Said to be for IEEE numbers, with each one of the laws that rounding or NaN breaks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from redverify.checking.data.expressions import Builtin, Call, Number
from redverify.checking.data.wire import encoded
from redverify.checking.laws.arithmetic import (
    CastLaw,
    DivLaw,
    FractionLaw,
    IndexLaw,
    LatticeLaws,
    Negates,
    NumberLaws,
    ReciprocalLaw,
    SemiringLaws,
    UnfoldsTo,
)
from redverify.checking.laws.law import Law
from redverify.checking.laws.operators import Assoc, LeftUnit, RightComm, RightUnit
from tests.attacks.kit import Data, Victim

EXPECT = "malformed"
MESSAGE = "said to be for IEEE numbers"
VICTIM = ("sequential_sum", "accumulating")

PLUS, ZERO = Builtin("+", "f32"), Call(Number("f32", 0, 1), ())

LAWS: tuple[Law, ...] = (
    Assoc(PLUS),
    RightComm(PLUS),
    LeftUnit(PLUS, ZERO),
    RightUnit(PLUS, ZERO),
    SemiringLaws.of("f32"),
    NumberLaws("f32"),
    DivLaw.of("f32"),
    FractionLaw.of("f32"),
    ReciprocalLaw.of("f32"),
    UnfoldsTo(Builtin("rsqrt", "f32")),
    IndexLaw("f32"),
    CastLaw("f32", "f64", Number("f32", 1, 10), Number("f64", 1, 10)),
    CastLaw("f32", "i32", Number("f32", 7, 1), Number("i32", 7, 1)),
    LatticeLaws.of("f32"),
    Negates(Builtin("not", "bool"), Builtin("<", "f32"), Builtin(">=", "f32")),
)


def attack(victim: Victim) -> Iterator[None]:
    for law in LAWS:

        def edit(value: Data, law: Law = law) -> None:
            value["values"] = "ieee"
            value["laws"].append(msgspec.to_builtins(encoded(law)))

        victim.rerender(edit)
        yield
