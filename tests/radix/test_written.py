"""Programs over digits as text: ordinary programs, and certificates say that they are about these."""

from __future__ import annotations

from random import Random

import pytest

from redverify.certifying.produce import Refused, make
from redverify.checking.digits import subject, words_of
from redverify.checking.proofs.document import decode
from redverify.checking.report import report_text
from redverify.judgement.analysis import analyse
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_file, load_text
from redverify.listing.over_digits import listings
from redverify.options import Options
from redverify.presburger import build
from redverify.radix.affine import instances
from redverify.radix.digits import Numbers
from redverify.radix.written import texts_over_digits
from redverify.reporting.result import Verdict
from redverify.system.clock import OutOfTime

from .generated import generated
from .mutants import PROGRAMS, sizes
from .test_traps import COPY, FOLDED, tiled, verdict
from .traces import passes, region, with_digits


def program(text: str) -> core.Impl:
    (impl,) = load_text(text, "t.sched").impls.values()
    return impl


#: Those whose certificates Lean has accepted.
CERTIFIED = (
    "lanes", "tiled_copy", "transposition", "strided_rows", "fold", "ring", "rfactor", "column_major",
    "segments", "warp_stride",
)  # fmt: skip


@pytest.mark.parametrize("name", CERTIFIED)
def test_the_digit_program_of_a_family_is_an_ordinary_program_that_is_proved(name: str) -> None:
    (impl,) = load_file(PROGRAMS / f"{name}.sched").impls.values()
    (text,) = texts_over_digits(impl)
    assert "$" not in text
    digital = program(text)
    assert instances(digital) == (digital,)
    assert analyse(digital, Options()).proved


def test_a_digit_program_may_have_padding_that_the_original_has_not() -> None:
    """What reads behind the last element reads padding there: the certificate says nothing of that."""
    impl = program(
        tiled().replace(
            "b[i] {B(i)} := a[i]", "b[i] {B(i)} := select(N % T >= 1, a[N - N % T + T - 1], a[i])"
        )
    )
    (one,) = instances(impl)
    (text,) = texts_over_digits(impl)
    kinds = [{o.kind.value for o in analyse(p, Options()).open} for p in (one, program(text))]
    assert "bounds" in kinds[0]
    assert "bounds" not in kinds[1]


def test_boxes_are_the_regions_and_no_point_is_in_two() -> None:
    checked = 0
    for seed in range(100, 110):
        try:
            impl = program(generated(Random(seed)))
            _, steps = passes(impl)
            texts = texts_over_digits(impl)
        except (DiagnosticError, OutOfTime):
            continue
        if len(texts) == len(steps) == 1:
            ((_, digital, numbers),) = steps
            checked += compare_regions(impl, digital, program(texts[0]), numbers)
    assert checked >= 30


def compare_regions(impl: core.Impl, digital: core.Impl, shown: core.Impl, numbers: Numbers) -> int:
    """The points of inputs and outputs, as conditions and as boxes, at some sizes."""
    checked = 0
    for at in list(sizes(impl, Random(0)))[:8]:
        there = with_digits(numbers, at)
        named = dict(zip(shown.spec.parameters, map(there.get, digital.spec.parameters), strict=True))
        for kind in ("input", "output"):
            one = [p for t in digital.spec.tensors.values() if t.kind == kind for p in region(t, there)]
            two = [p for t in shown.spec.tensors.values() if t.kind == kind for p in region(t, named)]
            assert sorted(one) == sorted(two)
            checked += bool(one)
    return checked


def test_a_certificate_says_that_it_is_about_the_digit_program() -> None:
    text = tiled()
    made = make(program(text), {"t.sched": text}, Options(), "t.sched")
    assert isinstance(made, bytes)
    certificate = decode(made)
    assert (certificate.impl, certificate.spec) == ("p_in_digits", "copy_in_digits")
    said = words_of(certificate.impl, certificate.spec)
    assert said is not None and "not about p, which has products" in said
    assert "about the digit program p_in_digits" in report_text(certificate)
    assert subject(certificate.theorem) == " of the digit program"


def test_other_certificates_do_not() -> None:
    text = COPY + "impl p of copy(a = A, b = B):\n    for i < N:\n        b[i] {B(i)} := a[i]\n"
    made = make(program(text), {"t.sched": text}, Options(), "t.sched")
    assert isinstance(made, bytes)
    certificate = decode(made)
    assert words_of(certificate.impl, certificate.spec) is None
    assert not subject(certificate.theorem)


def test_several_programs_over_digits_have_no_certificate() -> None:
    text = FOLDED.format(n=0, m=0, loop="par")
    assert len(texts_over_digits(program(text))) == 2
    made = make(program(text), {"t.sched": text}, Options(), "t.sched")
    assert isinstance(made, Refused)
    assert "a base may be 0" in made.reason


def test_the_listing_is_over_digits() -> None:
    (shown,) = listings(program(tiled()), Options())
    assert "S-SeqLoop(i)" in shown and "x_0, x_1, ... are the digits of x" in shown
    assert "$" not in shown


#: The first element is read whatever `N` is, and `N` is named in digits alone.
FIRST = """spec first(N):
    assume N >= {least}
    input  A[N] : f32
    output B[N] : f32

    B(i) = A(i) + A(0)

impl p(T) of first(a = A, b = B):
    assume T >= 1
    allocate s[] : f32
    s[] {{A(0)}} := a[0]
    for o < (N + T - 1) // T:
        for i in o*T..min(N, o*T + T):
            b[i] {{B(i)}} := a[i] + s[]
"""


@pytest.mark.parametrize("least", [0, 1])
def test_the_digits_of_a_size_say_what_is_known_of_the_size(least: int) -> None:
    """The size itself is projected out: then its digits have no cases, and no size more or less."""
    (one,) = instances(program(FIRST.format(least=least)))
    known = build.all_of(one.assumptions)
    assert known.n_basic_set() == 1 and "N" not in build.param_names(known)
    for size in range(4):
        for base in range(1, 4):
            digits = {"T": base, "N$0_0": size // base, "N$0_1": size % base}
            assert known.intersect(build.environment_set(digits)).is_empty() == (size < least)


@pytest.mark.parametrize(("least", "verdict_"), [(1, Verdict.VERIFIED), (0, Verdict.REFUTED)])
def test_a_size_that_is_left_out_is_not_claimed(least: int, verdict_: Verdict) -> None:
    assert verdict(FIRST.format(least=least)) is verdict_
