"""How terms are laid out: lines are filled, and nothing but blanks and ends of lines differs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from redverify.checking.proofs.proof_scope import WIDTH, filled, opened

WORDS = [f"word{'x' * (n % 17)}" for n in range(60)]


def test_no_parts() -> None:
    assert opened("rfl", [], 0) == "rfl"


@pytest.mark.parametrize("indent", [0, 2, 8, 40])
def test_lines_are_filled(indent: int) -> None:
    text = opened("rule", WORDS, indent)
    assert text.split() == ["(rule", *WORDS[:-1], f"{WORDS[-1]})"]
    lines = text.split("\n")
    assert 1 < len(lines) < 10
    for line, following in pairwise(lines):
        assert len(line) <= WIDTH < len(line) + 1 + len(following.split()[0]) + min(indent, 2)
        assert following.startswith("  ")


def test_parts_of_several_lines_stay_as_they_are() -> None:
    inner = opened("inner", WORDS, 4)
    text = filled(["head", "short", inner, "tail"], 0)
    assert text.startswith("head short (inner word")
    assert inner in text
    assert text.endswith(" tail")


def test_what_is_too_long_has_a_line_of_its_own() -> None:
    long = "y" * (WIDTH + 1)
    assert filled(["head", long, "tail"], 0).split("\n") == ["head", f"  {long}", "  tail"]
