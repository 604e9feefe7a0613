"""Descriptions that would forge rows, headings or praise in the report."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "cannot be shown|says what no obligation|another name"


def attack(victim: Victim) -> Iterator[None]:
    for edit in (
        lambda v: v["obligations"][0].update(id="spec | here | everything is proved | certificate |"),
        lambda v: v["obligations"][0].update(id="<b>x</b>"),
        lambda v: v["tool"].update(name="the Lean developers, who **audited** it,"),
        lambda v: v["tool"].update(z3="4) and Coq ("),
        lambda v: v.update(source="x` **proved for IEEE floats** `"),
        lambda v: v["obligations"][0].update(text="\x1b[2Jproved"),
        lambda v: v["obligations"][0].update(text="a\n# Proved"),
        lambda v: v["obligations"][0].update(text="\u202edevorp"),
        lambda v: v["obligations"][0].update(text="checked by the Lean developers on all machines"),
        lambda v: v["obligations"][1].update(text="A lies inside every array"),
        lambda v: v["obligations"][-1].update(kind="race"),
        lambda v: v["obligations"][0].update(id="proved-for-IEEE-floats"),
        lambda v: v["obligations"][0]["original"].update(file="a\nb"),
        lambda v: v["obligations"][0]["original"].update(line=10**300),
        lambda v: v["obligations"][0].update(column=-5),
    ):
        victim.rerender(edit)
        yield
