"""Operators with a definition in the other stages: language, interpreter, certificates."""

from __future__ import annotations

import pytest

from redverify.certifying.emission.emitter import Emitter, outline
from redverify.checking import canonical
from redverify.checking.printer import print_program
from redverify.checking.proofs.lean_file import render
from redverify.evaluation.equations import Equations
from redverify.interpreter.domain import Domain
from redverify.judgement.analysis import Options
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.load import load_text
from redverify.language.types import BUILTIN_TYPES
from redverify.language.unfolding import definition_of, expanded_size
from redverify.solving.infinity import may_be_infinite

from .programs import SATURATING, UNSIGNED, spec_with

pytestmark = pytest.mark.ring("quick")

SUM = f"""\
spec total(N):
    assume N >= 1
    {UNSIGNED}
    input A[N] : u8
    output B[] : u8
    B() = reduce sat[k : 0 <= k < N] A(k)

impl loop of total(a = A, b = B):
    b[] {{0}} := 0
    accumulate b:
        for k < N:
            b[] {{B()}} sat{{k}}= a[k]
"""


def test_a_definition_is_part_of_the_canonical_text() -> None:
    program = load_text(SUM)
    text = canonical.canonical_text(program.impls["loop"], program.texts)
    assert UNSIGNED in text
    impl = canonical.read(text)
    assert canonical.same(impl, program.impls["loop"])
    changed = canonical.read(text.replace("min(255", "min(254"))
    assert not canonical.same(impl, changed)


def test_lean_sees_the_definition_among_the_laws() -> None:
    plain = SUM.replace(UNSIGNED, "operator sat : u8 assoc comm unit 0")
    defined, declared = [load_text(text).impls["loop"] for text in (SUM, plain)]
    assert print_program(defined) == print_program(declared)
    emitted = []
    for impl in (defined, declared):
        analysis, outliner = outline(impl, Options())
        assert analysis.proved
        emission = Emitter(impl, outliner).emit()
        emitted.append(
            render(impl, emission.laws, emission.annotations, emission.items, emission.layout, emission.facts)
        )
    assert 'DefinedBy I (.declared "sat") .u8' in emitted[0]
    assert "DefinedBy" not in emitted[1]


def test_definition_of_replaces_both_variables_at_once() -> None:
    operators = spec_with("operator sub(x, y) : i32 = x - y", "operator join : i32 comm").operators
    i32 = BUILTIN_TYPES["i32"]
    x, y = core.Constant(i32, "x"), core.Constant(i32, "y")
    swapped = definition_of(operators["sub"], y, x)
    assert swapped is not None
    assert value_text(swapped) == "y - x"
    assert definition_of(operators["join"], x, y) is None


def test_expanded_size_counts_operators_with_their_definitions() -> None:
    spec = spec_with(
        "operator two(x, y) : i8 = add(add(x, y), add(x, y))",
        "operator add(x, y) : i8 = x + y",
    )
    assert expanded_size("add", spec.operators) == 3
    assert expanded_size("two", spec.operators) == 7


def test_many_operators_in_a_chain_are_read() -> None:
    chain = [f"operator p{n}(x, y) : i8 = p{n - 1}(y, 1)" for n in range(1, 1500)]
    assert len(spec_with("operator p0(x, y) : i8 = x", *chain).operators) == 1500


@pytest.mark.parametrize(
    ("operator", "x", "y", "result"),
    [
        (SATURATING, 100, 100, 127),
        (SATURATING, -100, -100, -128),
        (UNSIGNED, 200, 100, 255),
        ("operator op(x, y) : i8 = x + y", 100, 100, -56),
        ("operator op(x, y) : f32 = select(y == 0, x, x / y)", 3, 0, 3),
        ("operator op(x, y) : bool = x and not y", True, False, True),
    ],
)
def test_the_interpreter_computes_definitions(operator: str, x: int, y: int, result: int) -> None:
    (declared,) = spec_with(operator).operators.values()
    assert Domain(spec_with(operator)).operator(declared.name, declared.type)(x, y) == result


def test_definitions_are_computed_in_the_encoding() -> None:
    spec = spec_with("operator add(x, y) : f32 = x + y")
    f32 = BUILTIN_TYPES["f32"]
    assert Domain(spec, "real").operator("add", f32)(2**24, 1) == 2**24 + 1
    assert Domain(spec, "ieee").operator("add", f32)(2.0**24, 1.0) == 2.0**24


def test_infinities_in_definitions_are_infinities() -> None:
    spec = spec_with(
        "operator most(x, y) : f32 unit -inf = max(x, y)",
        "operator odd(x, y) : f32 = select(x < y, inf, x)",
        "operator above(x, y) : f32 = odd(y, x)",
        "input A[] : f32",
    )
    f32 = BUILTIN_TYPES["f32"]
    a = core.Access(f32, "A", ())

    def infinite(operator: str) -> bool:
        return may_be_infinite(Equations(spec), core.Apply(f32, operator, (a, a), declared=True))

    assert [infinite(name) for name in ("most", "odd", "above")] == [False, True, True]
    empty = core.Reduce(f32, "most", ("k",), core.CTrue(), a)
    assert may_be_infinite(Equations(spec), empty)
