"""What the verifier verifies has a certificate, and its text is made of data only."""

from __future__ import annotations

import copy
import re
from dataclasses import replace
from pathlib import Path

import pytest

from redverify.certifying.emission.emitter import Emission, Emitter, outline
from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Builtin, Declared, DeclaredType
from redverify.checking.data.wire import decoded, encoded
from redverify.checking.laws.arithmetic import LatticeLaws
from redverify.checking.proofs.lean_file import render
from redverify.checking.proofs.theorems import Item
from redverify.judgement.analysis import Options
from redverify.language import core
from redverify.language.load import load_file, load_text
from tests.programs import total

ROOT = Path(__file__).resolve().parents[2]

#: Correct programs that are easily rejected. Of examples the certificates are kept (test_kept.py).
SUBTLE = sorted((ROOT / "tests/soundness/traps").glob("ok_*.sched"))

SUM = total("""
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
""")


def emitted(impl: core.Impl) -> Emission | None:
    """What the emitter makes of an implementation, if it is verified."""
    analysis, outliner = outline(impl, Options())
    return Emitter(impl, outliner).emit() if analysis.proved else None


def text_of(impl: core.Impl, emission: Emission) -> str:
    """The certificate's Lean text."""
    return render(impl, emission.laws, emission.annotations, emission.items, emission.layout, emission.facts)


def with_items(emission: Emission, items: object) -> Emission:
    """A certificate with the items in plain data."""
    return replace(emission, items=decoded(tuple[Item, ...], items))


@pytest.mark.parametrize("path", SUBTLE, ids=lambda p: p.stem)
def test_what_is_verified_has_a_certificate(path: Path) -> None:
    for impl in load_file(path).impls.values():
        emission = emitted(impl)
        if emission is not None:
            text = text_of(impl, emission)
            assert text.count("theorem certificate : Certified laws spec impl") == 1
            assert "sorry" not in text


def loop() -> core.Impl:
    """A sequential sum."""
    return load_text(SUM, "sum.sched").impls["p"]


def test_two_emissions_are_the_same() -> None:
    first, second = (text_of(impl, emitted(impl)) for impl in (loop(), loop()))
    assert first == second


def test_a_certificate_names_its_laws() -> None:
    emission = emitted(loop())
    assert emission is not None
    assert emission.laws == ()  # indices arrive in order: associativity is not needed


def strings(data: object, path: tuple[int, ...] = ()):
    """The places of all strings in data."""
    if isinstance(data, str):
        yield path
    elif isinstance(data, list):
        for position, part in enumerate(data):
            yield from strings(part, (*path, position))


HOSTILE = (
    "x := by sorry",
    "native_decide",
    "a\n#eval 1",
    "⟩, sorry",
    "True",
    "0 = 1",
    "certificate",
    "axiom bad : False",
    "«x»",
    "",
)


def test_no_string_of_the_data_reaches_lean() -> None:
    impl = loop()
    emission = emitted(impl)
    assert emission is not None
    before = text_of(impl, emission)
    plain = encoded(emission.items)
    places = list(strings(plain))
    assert len(places) > 200
    for number, path in enumerate(places):
        items = copy.deepcopy(plain)
        hostile = HOSTILE[number % len(HOSTILE)]
        target = items
        for step in path[:-1]:
            target = target[step]
        target[path[-1]] = hostile
        try:
            text = text_of(impl, with_items(emission, items))
        except CertificateError:
            continue
        # Only names of variables, arrays and functions are left: with a prefix, or as Lean strings.
        assert hostile.isidentifier()
        alone = re.compile(rf'(?<![\w"]){hostile}(?![\w"])')
        assert len(alone.findall(text)) == len(alone.findall(before))
        assert text.count("theorem certificate :") == 1


def test_numbers_and_nesting_have_limits() -> None:
    impl = loop()
    emission = emitted(impl)
    assert emission is not None
    nested: list[object] = ["rfl"]
    for _ in range(5_000):
        nested = ["rule", "Eq.symm", nested]
    for bad in (nested, ["hyp", 10**1000], ["hyp", -1], ["hyp", 7], ["hyp", 1.5], ["hyp", True]):
        claim = ["equal", *[["fn", ["declared", "x"], []]] * 2]
        items = [*encoded(emission.items), ["theorem", "extra", [], [], claim, bad]]
        with pytest.raises(CertificateError):
            text_of(impl, with_items(emission, items))


CLAMPED = (ROOT / "examples/language/clamped.sched").read_text(encoding="utf-8")


def test_lattices_are_granted_whatever_other_types_there_are() -> None:
    law = LatticeLaws.of("f32")
    text = CLAMPED.replace("input y[N] : f32", "input y[N] : f32\n    input z[N] : i32")
    texts = (CLAMPED, text.replace("y = y", "y = y, z = z"))
    for impl in [load_text(text, "clamped.sched").impls["factored"] for text in texts]:
        assert law.granted_by(impl)
        emission = emitted(impl)
        assert emission is not None
        assert law in emission.laws


def test_laws_of_lattices_are_granted_to_numbers_and_their_own_operators_only() -> None:
    impl = load_text(CLAMPED, "clamped.sched").impls["factored"]
    least, greatest = Builtin("min", "f32"), Builtin("max", "f32")
    assert LatticeLaws(least, greatest).granted_by(impl)
    for wrong in (
        LatticeLaws(greatest, least),
        LatticeLaws(least, least),
        LatticeLaws(least, Builtin("max", "i32")),
        LatticeLaws(least, Builtin("+", "f32")),
        LatticeLaws(Declared("min"), Declared("max")),
        LatticeLaws.of("bool"),
        LatticeLaws.of(DeclaredType("f32")),
    ):
        assert not wrong.granted_by(impl)


@pytest.mark.parametrize("name", ["vc_1", "body_1, sorry", "body_x", "sorry", "", "body_1\n", 1])
def test_only_bodies_are_named_where_arrays_are_computed(name: object) -> None:
    impl = load_file(ROOT / "examples/tvm/normalisation_softmax_threads.sched").impls["scheduled"]
    emission = emitted(impl)
    assert emission is not None
    changed = 0

    def edit(data: object) -> None:
        nonlocal changed
        if isinstance(data, list):
            if data[:1] == ["computed"]:
                data[1] = [name]
                changed += 1
            for part in data:
                edit(part)

    items = encoded(emission.items)
    edit(items)
    assert changed
    with pytest.raises(CertificateError):
        text_of(impl, with_items(emission, items))


@pytest.mark.parametrize("bounds", ["i < N", "i < N - 1", "i in 1..N"])
def test_a_start_that_is_itself_a_reduction(bounds: str) -> None:
    text = (ROOT / "tests/soundness/kinds/operator/consecutive_in_one_scope_ok.sched").read_text()
    (impl,) = load_text(text.replace("for i < N:", f"for {bounds}:")).impls.values()
    assert emitted(impl) is not None
