"""Outputs that depend on cells that were never written: by the program, or by edits of a right one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.attacks.kit import Data, Victim, everywhere, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"

COPY = """spec copy(N):
    assume N >= 2
    input  A[N] : i32
    output B[N] : i32
    B(i) = A(i)

impl program of copy(a = A, b = B):
"""

SUM = """spec total(N):
    assume N >= 2
    input  A[N] : i32
    output B[] : i32
    B() = sum[k : 0 <= k < N] A(k)

impl program of total(a = A, b = B):
"""

#: What never gets a value, and what a store of it does to an output. No annotation is wrong where it counts.
WRONG = (
    # an output is not written, or written by such a store, alone or last
    COPY + "    skip\n",
    COPY + "    allocate t[] : i32\n    par i < N:\n        b[i] {B(i)} := t[]\n",
    COPY + "    allocate t[] : i32\n    par i < N:\n        b[i] {B(i)} := a[i]\n    b[0] {B(0)} := t[]\n",
    # ... through a copy
    COPY
    + """    allocate t[N] : i32
    allocate u[N] : i32
    par i < N - 1:
        t[i] {A(i)} := a[i]
    par i < N:
        u[i] {A(i)} := t[i]
    par i < N:
        b[i] {B(i)} := u[i]
""",
    # the value does not matter: a branch that is not chosen, a product with zero
    COPY + "    allocate t[] : i32\n    par i < N:\n        b[i] {B(i)} := select(i >= 0, a[i], t[])\n",
    COPY + "    allocate t[] : i32\n    par i < N:\n        b[i] {B(i)} := a[i] + 0 * t[]\n",
    # a sum that starts from nothing, or of which one part is nothing
    SUM + "    accumulate b:\n        for i < N:\n            b[] {B()} +{i}= a[i]\n",
    SUM + "    accumulate b:\n        par i < N:\n            atomic b[] {B()} +{i}= a[i]\n",
    SUM
    + """    allocate t[N] : i32
    par i < N - 1:
        t[i] {A(i)} := a[i]
    b[] {0} := 0
    accumulate b:
        par i < N:
            atomic b[] {B()} +{i}= t[i]
""",
    # a value in one iteration, none in another
    COPY
    + """    allocate t[2] : i32
    allocate u[] : i32
    t[1] {A(0)} := a[0]
    par j < 2:
        u[] {A(0)} := t[j]
    b[0] {B(0)} := u[]
    par i in 1..N:
        b[i] {B(i)} := a[i]
""",
    # undefined, and outside of an array
    COPY
    + """    allocate t[] : i32
    allocate u[N] : i32
    par i < N:
        u[i + 1] {A(i)} := t[]
    par i < N:
        b[i] {B(i)} := a[i]
""",
    COPY
    + """    allocate t[N] : i32
    allocate u[N] : i32
    par i < N:
        u[i] {A(i)} := t[i + 1]
    par i < N:
        b[i] {B(i)} := a[i]
""",
)

#: A right program: what is beyond `N` is undefined, and not used.
RIGHT = (
    COPY
    + """    allocate t[N + 1] : i32
    allocate u[N + 1] : i32
    par i < N:
        t[i] {A(i)} := a[i]
    for i < N + 1:
        u[i] {A(i)} := t[i]
    par i < N:
        b[i] {B(i)} := u[i]
"""
)

#: Edits of its program, under its proof.
PROGRAMS = (
    ("    par i < N:\n        t[i]", "    par i < N - 1:\n        t[i]"),
    ("t[i] {A(i)} := a[i]", "skip"),
    (":= u[i]", ":= u[i + 1]"),
    (":= t[i]", ":= t[i + 1]"),
    ("allocate u[N + 1]", "allocate u[N]"),
    ("allocate t[N + 1]", "allocate t[N]"),
)


def attack(victim: Victim) -> Iterator[None]:
    for text in WRONG:
        victim.forge(text)
        yield
        victim.forge(text, always)
        yield
    for old, new in PROGRAMS:
        victim.forge(RIGHT, lambda v, old=old, new=new: reprogram(v, old, new))
        yield
        victim.forge(RIGHT, lambda v, old=old, new=new: (reprogram(v, old, new), always(v)))
        yield
    for edit in (always, never, unproved):
        victim.forge(RIGHT, edit)
        yield


def reprogram(value: Data, old: str, new: str) -> None:
    """Edit the program. Obligations, which would have to fit it, are left out."""
    in_text(value, old, new)
    value["obligations"] = []


def partly(value: Data) -> list[Any]:
    """The annotations of stores that may be undefined, and their conditions."""
    return [
        note for note in value["annotations"].values() if isinstance(note, list) and note[0] == "defined_if"
    ]


def always(value: Data) -> None:
    """Each store is said to have a value."""
    for note in partly(value):
        everywhere(value, note[1], True)


def never(value: Data) -> None:
    """No store is said to have a value."""
    for note in partly(value):
        everywhere(value, note[1], False)


def unproved(value: Data) -> None:
    """That a store of an undefined value stays in its arrays is said to follow from nothing."""

    def without(data: Any) -> Any:
        if isinstance(data, list):
            return ["absurd"] if data[:2] == ["rule", "store_assign"] else [without(part) for part in data]
        return data

    value["items"] = without(value["items"])
