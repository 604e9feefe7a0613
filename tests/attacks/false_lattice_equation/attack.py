"""A program is wrong, and an equation of ``min`` and ``max`` that is not true is said to make it right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from redverify.checking.data.expressions import Access, Atom, Builtin, Call, Value
from redverify.checking.data.tagged import Tagged, changed
from redverify.checking.data.wire import encoded
from redverify.checking.laws.arithmetic import LatticeLaws
from redverify.checking.proofs.terms import Algebra
from tests.attacks.kit import Data, Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"

PROGRAM = """spec least(N):
    assume N >= 0
    input a[N] : f32
    input b[N] : f32
    input c[N] : f32
    input k[N] : i32
    output m[N] : f32
    output l[N] : i32
    m(i) = {specified}
    l(i) = k(i)

impl wrong of least(a = a, b = b, c = c, k = k, m = m, l = l):
    for i < N:
        m[i] {{m(i)}} := {computed}
        l[i] {{l(i)}} := k[i]
"""

A, B, C = Atom(0), Atom(1), Atom(2)


def least(one: Value, two: Value) -> Value:
    return Call(Builtin("min", "f32"), (one, two))


def greatest(one: Value, two: Value) -> Value:
    return Call(Builtin("max", "f32"), (one, two))


#: What is specified and what is computed: no two are equal.
WRONG = (
    (least(A, B), A),
    (least(A, B), greatest(A, B)),
    (greatest(least(A, B), C), least(greatest(A, B), C)),
    (greatest(A, least(B, C)), least(greatest(A, B), C)),
)


def attack(victim: Victim) -> Iterator[None]:
    for specified, computed in WRONG:
        victim.forge(
            PROGRAM.format(specified=text(specified, "()"), computed=text(computed, "[]")),
            lambda v, s=specified, c=computed: claim(v, s, c),
        )
        yield


def text(term: Value, brackets: str) -> str:
    """A pattern in the language."""
    match term:
        case Atom(number):
            return f"{'abc'[number]}{brackets[0]}i{brackets[1]}"
        case Call(Builtin(name), parts):
            return f"{name}({', '.join(text(part, brackets) for part in parts)})"
        case _:
            raise TypeError(term)


def claim(value: Data, specified: Value, computed: Value) -> None:
    """Say that the value computed is the one specified, by the laws of lattices."""
    value["laws"] = [plain(LatticeLaws.of("f32"))]
    atoms = tuple(Access(name, ("i",)) for name in "abc")
    result = ["access", "m", ["i"]]
    equation = ["same", result, at(specified), ["theorem", "equation_0", ["N", "i"], [["trivial"]]]]
    law = plain(Algebra("lattice", (0,), specified, computed, atoms))
    proof = ["rule", "Eq.symm", ["same", result, at(computed), ["rule", "Eq.trans", equation, law]]]
    (body,) = [item for item in value["items"] if item[:2] == ["theorem", "vc_1"]]
    assignment = body[5][2]
    assert assignment[1] == "vc_assign_of"
    assert assignment[-1] == ["rfl"]  # no proof was known
    assignment[-1] = proof


def plain(term: object) -> Any:
    return as_lists(encoded(term))


def as_lists(data: Any) -> Any:
    return [as_lists(part) for part in data] if isinstance(data, list | tuple) else data


def at(pattern: Value) -> Any:
    """A pattern at the tensors."""

    def placed(term: Any) -> Any:
        if isinstance(term, Atom):
            return Access("abc"[term.number], ("i",))
        return changed(term, placed) if isinstance(term, Tagged) else term

    return plain(placed(pattern))
