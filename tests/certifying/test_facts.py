"""Facts of arithmetic: what is known, what a claim needs of it, and the proofs that are made of it."""

from __future__ import annotations

import json
from itertools import permutations, product

import pytest

from redverify.certifying.common_facts import MODULE, collected, data_of, lean_of, named
from redverify.certifying.emission.integers.hypotheses import Scope
from redverify.certifying.emission.integers.normal_form import canonical, generalized, most_general
from redverify.certifying.emission.integers.oracle import Oracle
from redverify.certifying.emission.integers.stated_facts import Facts, in_library, undone
from redverify.checking.data.expressions import (
    And,
    AtLeast,
    AtMost,
    Choice,
    Condition,
    Equal,
    Greater,
    Iff,
    Index,
    Less,
    Maximum,
    Minimum,
    Multiple,
    Not,
    Or,
    Quotient,
    Remainder,
    Sum,
    Unequal,
)
from redverify.checking.data.tagged import Tagged
from redverify.checking.lean import project
from redverify.checking.proofs.facts import BASIC, COMMON, COMMON_FILE, LIBRARY
from redverify.checking.proofs.terms import (
    Absurd,
    Arithmetic,
    Either,
    Hypothesis,
    Lambda,
    Omega,
    Proof,
    Rfl,
    Rule,
)
from redverify.checking.proofs.theorems import FactItem
from redverify.checking.proofs.theory import fact
from redverify.checking.proofs.walks import terms_in

pytestmark = pytest.mark.ring("quick")

# ---------------------------------------------------------------- the library's facts


def test_the_library_states_the_facts_that_the_emission_uses() -> None:
    text = (project.home() / "Redverify" / "Rules" / "Facts.lean").read_text(encoding="utf-8")
    stated = text.split("/-- A fact of integers. -/\n")[1:]
    assert [part.removesuffix("end Redverify\n").strip() for part in stated] == [
        fact(item).strip() for item in BASIC
    ]
    assert (project.home() / MODULE).read_text(encoding="utf-8") == lean_of(COMMON)
    assert COMMON_FILE.read_text(encoding="utf-8") == data_of(COMMON)


def test_a_common_fact_is_in_the_library_once_and_as_general_as_it_holds() -> None:
    oracle, basic = Oracle(), in_library(BASIC)
    forms = [canonical(item.assumed, item.claim)[0] for item in COMMON]
    assert len(set(forms)) == len(forms)
    assert not [item.name for item, form in zip(COMMON, forms, strict=True) if form in basic]
    for item in COMMON[::10]:
        assert most_general(item.assumed, item.claim, oracle.follows) == (item.assumed, item.claim), item.name


def test_a_common_fact_is_used_and_not_stated() -> None:
    tail = Less("i", Minimum((8, Sum("n", Multiple(-1, Multiple(8, "t"))))))
    facts = Facts()
    proof = facts.proof(Omega(Less(Sum(Multiple(8, "t"), "i"), "n")), Scope((tail,)))
    assert isinstance(proof, Arithmetic) and isinstance(proof.proof, Rule)
    assert proof.proof.name in {item.name for item in COMMON}
    assert not facts.stated()


def test_no_fact_of_the_library_needs_less() -> None:
    oracle = Oracle()
    for item in LIBRARY:
        assert oracle.needed(item.assumed, item.claim) == list(range(len(item.assumed))), item.name
    assert len({item.name for item in LIBRARY}) == len(LIBRARY)


def test_what_programs_of_several_specifications_need_is_counted() -> None:
    tail = [["<", "i", ["min", 8, ["+", "n", ["*", -1, ["*", 8, "t"]]]]]]
    large = [["<", "k", ["min", 32, ["+", "m", ["*", -1, ["*", 32, "t"]]]]]]
    same = ["fact_1", ["a"], [], ["==", "a", "a"]]
    documents = [
        {"text": f"spec {name}\nimpl {impl}", "facts": [["fact_0", ["i", "n", "t"], given, claim], *more]}
        for name, impl, given, claim, more in (
            ("one", "a", tail, ["<", ["+", ["*", 8, "t"], "i"], "n"], []),
            ("one", "b", tail, ["<", ["+", ["*", 8, "t"], "i"], "n"], []),
            ("two", "a", large, ["<", ["+", ["*", 32, "t"], "k"], "m"], [same]),
            ("two", "b", [["<", "a", "b"]], ["<=", "a", "b"], []),  # a basic fact
        )
    ]
    found = collected(json.dumps(document).encode() for document in documents)
    least = Less("b", Minimum(("d", Sum("c", Multiple(-1, "a")))))
    assert [(shape.given, shape.claim, count) for shape, count in found] == [
        ((least,), Less(Sum("a", "b"), "c"), 2),
        ((), Equal("a", "a"), 1),
    ]
    assert [item.name for item in named([shape for shape, _ in found])] == ["int_c0", "int_c1"]


# ---------------------------------------------------------------- what a claim needs


def value_of(term: Index, at: dict[str, int]) -> int:
    match term:
        case str():
            return at[term]
        case int():
            return term
        case Sum(left, right):
            return value_of(left, at) + value_of(right, at)
        case Multiple(factor, operand):
            return factor * value_of(operand, at)
        case Quotient(operand, divisor):
            return value_of(operand, at) // divisor
        case Remainder(operand, divisor):
            return value_of(operand, at) % divisor
        case Minimum(operands):
            return min(value_of(o, at) for o in operands)
        case Maximum(operands):
            return max(value_of(o, at) for o in operands)
    raise AssertionError(term)


def holds(condition: Condition, at: dict[str, int]) -> bool:
    match condition:
        case bool():
            return condition
        case And(one, other):
            return holds(one, at) and holds(other, at)
        case Or(one, other):
            return holds(one, at) or holds(other, at)
        case Iff(one, other):
            return holds(one, at) == holds(other, at)
        case Not(operand):
            return not holds(operand, at)
    first, second = value_of(condition.left, at), value_of(condition.right, at)
    match condition:
        case Equal():
            return first == second
        case Unequal():
            return first != second
        case Less():
            return first < second
        case AtMost():
            return first <= second
        case Greater():
            return first > second
        case AtLeast():
            return first >= second
    raise AssertionError(condition)


def follows(given: list[Condition], claim: Condition, names: str = "xyz") -> bool:
    """By trying small integers."""
    return all(
        holds(claim, at)
        for at in (dict(zip(names, p, strict=True)) for p in product(range(-5, 6), repeat=len(names)))
        if all(holds(g, at) for g in given)
    )


CASES: list[tuple[list[Condition], Condition, list[int] | None]] = [
    ([AtMost(0, "z"), Less("x", "y"), Less("y", "z")], Less("x", "z"), [1, 2]),
    ([Less("x", Minimum((4, "y")))], Less("x", "y"), [0]),
    ([Less("x", Maximum((4, "y")))], Less("x", "y"), None),
    ([Equal("x", Multiple(2, "y"))], Equal(Remainder("x", 2), 0), [0]),
    ([Less("x", Quotient(Sum("y", 3), 4))], Less(Multiple(4, "x"), "y"), [0]),
    ([Less("x", Quotient(Sum("y", 4), 4))], Less(Multiple(4, "x"), "y"), None),
    ([Unequal("x", "y"), Greater("x", "z"), AtLeast("x", "y")], Less("y", "x"), [0, 2]),
    ([Or(Less("x", 0), Less("y", 0)), Not(Less("y", 0))], Less("x", 0), [0, 1]),
    ([Iff(Less("x", 0), Less("y", 0)), Less("y", 0)], Less("x", 0), [0, 1]),
]


@pytest.mark.parametrize(("given", "claim", "expected"), CASES)
def test_what_a_claim_needs(given: list[Condition], claim: Condition, expected: list[int] | None) -> None:
    assert Oracle().needed(given, claim) == expected
    assert follows(given, claim) == (expected is not None)
    if expected is not None:
        assert follows([given[p] for p in expected], claim)


def test_conditional_indices_and_divisions_by_zero_are_not_asked_about() -> None:
    chosen = Less("x", Choice(Less("y", 0), 1, 2))
    assert not Oracle().reads(chosen)
    assert Oracle().needed([chosen], chosen) is None
    assert not Oracle().reads(Equal(Quotient("x", 0), 0))


def test_generalizations_are_ordered_from_general_to_special() -> None:
    given, claim = [Less(Sum("x", 1), Multiple(8, "y"))], Less(Sum("x", 1), Multiple(8, "y"))
    general, *_, last = list(generalized(given, claim))
    assert general == ([Less("$t0", "$t1")], Less("$t0", "$t1"))
    assert last == (given, claim)


def test_the_most_general_form_has_variables_for_terms_and_numbers() -> None:
    tail = Less("i", Minimum((8, Sum("n", Multiple(-1, Multiple(8, "t"))))))
    given, claim = most_general([tail], Less(Sum(Multiple(8, "t"), "i"), "n"), Oracle().follows)
    shape, _ = canonical(given, claim)
    least = Less("b", Minimum(("d", Sum("c", Multiple(-1, "a")))))
    assert (shape.given, shape.claim) == ((least,), Less(Sum("a", "b"), "c"))
    assert follows(list(shape.given), shape.claim, "abcd")


def test_of_a_contradiction_nothing_else_is_stated() -> None:
    given = [Less("x", "y"), Less("y", "x")]
    assert most_general(given, Equal("x", 3), Oracle().follows) == (tuple(given), False)
    proof = shown(Scope((Equal("x", 0), Less(7, Multiple(2, "x")))), Equal("z", 3))
    assert isinstance(proof, Arithmetic) and isinstance(proof.proof, Rule)
    assert (proof.claim, proof.proof.name) == (Equal("z", 3), "False.elim")


def test_numbers_stay_where_they_matter() -> None:
    given, claim = [Less("i", 4)], Less("i", 8)
    assert most_general(given, claim, Oracle().follows) == (tuple(given), claim)
    whole = [Equal("x", Multiple(2, "y"))]
    assert most_general(whole, Equal(Remainder("x", 2), 0), Oracle().follows)[0] == tuple(whole)


@pytest.mark.parametrize("positions", list(permutations(range(3))))
def test_the_order_of_what_is_given_makes_no_other_form(positions: tuple[int, ...]) -> None:
    given: list[Condition] = [AtMost("a", "b"), AtMost("b", "c"), AtMost("c", "d")]
    shape, order = canonical([given[p] for p in positions], AtMost("a", "d"))
    assert shape == canonical(given, AtMost("a", "d"))[0]
    assert shape.given == (AtMost("a", "c"), AtMost("c", "d"), AtMost("d", "b"))
    assert [positions[p] for p in order] == [0, 1, 2]


def test_one_fact_has_one_form() -> None:
    first, order = canonical([AtMost("i", "j"), Less("j", "k")], Less("i", "k"))
    second, other = canonical([Less("q", "r"), AtMost("p", "q")], Less("p", "r"))
    assert first == second
    assert order == [0, 1] and other == [1, 0]


# ---------------------------------------------------------------- proofs


def checked(proof: Proof, scope: Scope, facts: Facts) -> None:
    """That uses of facts in a proof without cases are instances of what is in scope, by trying integers."""
    stated = {item.name: item for item in (*LIBRARY, *facts.stated())}
    for term in terms_in(proof):
        name = getattr(term, "name", None)
        if isinstance(term, Tagged) and isinstance(name, str) and name in stated:
            item: FactItem = stated[name]
            assert follows(list(item.assumed), item.claim, "".join(item.names)), item


def shown(scope: Scope, claim: Condition) -> Proof:
    facts = Facts()
    proof: Proof = facts.proof(Omega(claim), scope)
    checked(proof, scope, facts)
    assert undone(proof) == Omega(claim)
    return proof


def test_what_is_known_is_taken() -> None:
    scope = Scope((And(Less("x", "y"), AtMost(0, "x")), Less("y", "z")))
    assert isinstance(shown(scope, Less("x", "y")), Arithmetic)
    assert "omega" not in [t.tag for t in terms_in(shown(scope, And(Less("x", "y"), Less("x", "z"))))]


def test_what_does_not_follow_is_left() -> None:
    scope = Scope((Less("x", "y"),))
    assert Facts().proof(Omega(Less("y", "x")), scope) == Omega(Less("y", "x"))
    assert Facts().proof(Absurd(), scope) == Absurd()


def test_contradictions() -> None:
    facts = Facts()
    found = facts.proof(Absurd(), Scope((Less("x", "y"), Less("y", "x"))))
    assert isinstance(found, Rule) and found.name == "False.elim"
    assert undone(found) == Absurd()


def test_cases_by_comparisons_and_by_hypotheses() -> None:
    scope = Scope((AtMost(0, "x"), Or(Less("x", "y"), Less("x", "z"))))
    claim = Or(Equal("x", 0), Or(And(Less(0, "x"), Less("x", "y")), And(Less(0, "x"), Less("x", "z"))))
    assert not any(isinstance(term, Omega) for term in terms_in(shown(scope, claim)))


def test_inside_of_a_binder_of_the_same_name_a_hypothesis_is_another_variables() -> None:
    """Without this, the hypothesis about the outer ``x`` would be stated of the inner one."""
    scope = Scope((Less("x", 0),))
    inner = Lambda(("x",), (), Omega(Less("x", 1)))
    assert Facts().proof(inner, scope) == inner
    outer = Lambda(("y",), (), Omega(Less("x", 1)))
    assert Facts().proof(outer, scope) != outer


def test_cases_are_numbered_as_lean_numbers_them() -> None:
    """After the second of three cases' rest comes its own hypothesis."""
    cases = (Less("x", 0), Equal("x", 0), Less(0, "x"))
    found = Facts().proof(
        Either(cases, (Rfl(), Rfl(), Omega(Less(0, "x"))), Hypothesis(0)),
        Scope((Or(cases[0], Or(cases[1], cases[2])),)),
    )
    last = found.proofs[2]
    assert isinstance(last, Arithmetic) and last.proof == Hypothesis(2)
    complete = Facts().proof(Either(cases, (Rfl(), Rfl(), Rfl()), None), Scope())
    assert isinstance(complete.given, Arithmetic)
    assert undone(complete) == Either(cases, (Rfl(), Rfl(), Rfl()), None)
