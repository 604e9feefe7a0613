"""A program whose iterations write equal values is said to be without such races."""

from __future__ import annotations

import json
from collections.abc import Iterator

from redverify.certifying.produce import make
from redverify.judgement.analysis import Options
from redverify.language.load import load_text
from tests.attacks.kit import Data, Victim

EXPECT = "rejected by Lean"
MESSAGE = "no two iterations write one cell, not even with equal values"

PROGRAM = """spec copy(N):
    assume N >= 1
    input A[N] : f32
    output B[N] : f32
    B(i) = A(i)

impl twice of copy(a = A, b = B):
    par j < 2:
        for i < N:
            b[i] {A(i)} := a[i]
"""

#: Rules for loops, and those for strict races.
LOOP = {"vc_par_of": "vc_par_apart_of"}
RACES = {"race_arrays_atomic": "race_arrays_atomic_apart", "race_arrays": "race_arrays_apart"}


def attack(victim: Victim) -> Iterator[None]:
    program = load_text(PROGRAM)
    honest = make(program.impls["twice"], program.texts, Options())
    assert isinstance(honest, bytes)

    def of_equal_values(value: Data, rules: dict[str, str]) -> None:
        value.clear()
        value.update(json.loads(honest))
        say(value, rules)

    for rules in ({}, LOOP, RACES, {**LOOP, **RACES}):
        victim.rerender(lambda v, rules=rules: of_equal_values(v, rules))
        yield
    # A proof that each cell is written once, in which only a fact about integers is false.
    victim.forge(PROGRAM, lambda v: say(v, {**LOOP, **RACES}))
    yield


def say(value: Data, rules: dict[str, str]) -> None:
    """Say that races are strict, with other rules."""
    value["strict_races"] = True
    text = json.dumps(value["items"])
    for old, new in rules.items():
        text = text.replace(f'["rule", "{old}"', f'["rule", "{new}"')
    value["items"] = json.loads(text)
