"""The rules that proofs apply are those of the Lean library, with as many explicit arguments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from redverify.checking.lean import project
from redverify.checking.lean.tokens import in_code
from redverify.checking.proofs.rules import PASSING, RULES, SETTLING

pytestmark = pytest.mark.ring("quick")

#: Rules of Lean's own library.
LEANS = {"And.intro", "Eq.symm", "Eq.trans", "False.elim"}


def stated() -> dict[str, int]:
    """The theorems of the library that certificates import, with their numbers of explicit arguments."""
    sources = project.load(project.home())
    texts = [sources.modules[name].text for name in sources.closure(["Redverify.Rules"])]
    return dict(pair for text in texts for pair in _theorems([token.text for token in in_code(text)]))


def _theorems(items: Sequence[str]) -> Iterator[tuple[str, int]]:
    for position, word in enumerate(items):
        if word == "theorem":
            end = position + 2
            while items[end] == ".":
                end += 2
            yield "".join(items[position + 1 : end]), _explicit(items, end)


def _explicit(items: Sequence[str], at: int) -> int:
    """The variables in round brackets, from an index to the colon of the statement."""
    depth, count, bracket = 0, 0, ""
    binding = False
    for word in items[at:]:
        if depth == 0 and word == ":":
            return count
        if word in "([{⟨":
            if depth == 0:
                bracket, binding = word, True
            depth += 1
        elif word in ")]}⟩":
            depth -= 1
        elif depth == 1 and word == ":":
            binding = False
        elif binding and bracket == "(":
            count += 1
    raise AssertionError("a theorem without a statement")


def test_arguments_are_counted() -> None:
    text = (
        "theorem A.b {x : Nat} (y z : Nat) [i : I] (h : ∀ (v : Nat), v = y) : y = z := h\ntheorem c : x := y"
    )
    assert dict(_theorems([token.text for token in in_code(text)])) == {"A.b": 3, "c": 0}


def test_every_rule_is_a_theorem_of_the_library() -> None:
    theorems = stated()
    assert {name for name in RULES if name not in theorems} == LEANS
    assert {name: theorems[name] for name in RULES if name not in LEANS} == {
        name: count for name, count in RULES.items() if name not in LEANS
    }


def test_rules_that_lean_helps_with_are_rules() -> None:
    families = {name.rstrip("0123456789") for name in RULES}
    assert families >= SETTLING | PASSING
