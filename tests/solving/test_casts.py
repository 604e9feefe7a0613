"""Casts of casts: what the shorter term says, runs say too."""

from itertools import product

import islpy as isl
import pytest

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.points import value_at
from redverify.language.types import BUILTIN_TYPES, wrap
from redverify.solving.casts import simpler_cast
from redverify.solving.prover import Prover

WORDS = [t for t in BUILTIN_TYPES.values() if t.is_integer]
I32 = BUILTIN_TYPES["i32"]
EMPTY = load_text("spec s():\n    output R[] : i32\n    R() = 0\n").specs["s"]


@pytest.mark.parametrize(("source", "target"), [*product(WORDS, WORDS)], ids=str)
def test_words_of_words_of_an_index(source, target):
    term = simpler_cast(Equations(EMPTY), target, core.IndexCast(source, core.IVar("i")))
    assert isinstance(term, core.IndexCast) and term.type == target
    edges = [
        sign * 2**bits + d
        for bits in (0, 7, 8, 15, 16, 31, 32, 63, 64)
        for sign in (1, -1)
        for d in (-1, 0, 1)
    ]
    for number in edges:
        assert wrap(target)(value_at(term.operand, {"i": number})) == wrap(target)(wrap(source)(number))


@pytest.mark.parametrize(
    ("narrow", "remainder", "equal"),
    [("u8", 256, True), ("u8", 128, False), ("u16", 256, False), ("i8", 256, False)],
)
def test_a_remainder_is_decided_without_a_solver(monkeypatch, narrow, remainder, equal):
    """``i32(u8(i))`` is ``i mod 256``; a negative ``i8`` is not."""
    monkeypatch.setattr(Prover, "_by_terms", lambda *_: False)
    left = core.Cast(I32, core.IndexCast(BUILTIN_TYPES[narrow], core.IVar("i")))
    right = core.IndexCast(I32, core.IMod(core.IVar("i"), remainder))
    where = isl.Set("[i] -> { : 0 <= i <= 65535 }")
    assert Prover(Equations(EMPTY)).prove(where, left, right).proved is equal
