"""Certificates of programs with indices that are data."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.certifying.emission.emitter import Emitter, outline
from redverify.certifying.produce import Refused, make
from redverify.checking import canonical
from redverify.checking.claims import assumptions_of
from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Access, Builtin, Call, IntegerOf, Number, Special
from redverify.checking.kernel.statement import Structure, pieces
from redverify.checking.laws.operators import RightUnit
from redverify.checking.proofs.document import Certificate, decode
from redverify.checking.proofs.lean_file import render
from redverify.checking.proofs.walks import terms_in
from redverify.checking.statement import text_of
from redverify.judgement.analysis import Options
from redverify.language.load import load_file, load_text
from tests.soundness import test_data_indices

SPARSE = Path(__file__).resolve().parents[2] / "examples" / "sparse"

#: Implementations with the laws that their proofs need, in words.
CERTIFIED = (
    ("gather", "rows", ()),
    ("histogram", "serial", ("i32(0) is a right unit of `+` on i32",)),
    ("segment_sum", "serial", ("f32(-0.0) is a right unit of `+` on f32",)),
    (
        "segment_sum",
        "blocks",
        (
            "f32(-0.0) is a right unit of `+` on f32",
            "accumulations by `+` on f32 commute: (x ∘ y) ∘ z = (x ∘ z) ∘ y",
        ),
    ),
)


def certificate(stem: str, impl: str) -> Certificate:
    program = load_file(SPARSE / f"{stem}.sched")
    made = make(program.impls[impl], program.texts, Options())
    assert not isinstance(made, Refused), made
    return decode(made)


def lean_of(found: Certificate) -> str:
    impl = canonical.read(found.text)
    return render(impl, found.laws, found.annotations, found.items, found.layout, found.facts)


@pytest.mark.parametrize(("stem", "impl", "laws"), CERTIFIED)
def test_laws(stem: str, impl: str, laws: tuple[str, ...]) -> None:
    """No more than the operator's unit where data leave elements out."""
    found = certificate(stem, impl)
    assert tuple(law.text for law in found.laws) == laws
    assert "$" not in lean_of(found).replace("`$d0`", "")


def test_what_is_left_out_of_sums_of_floats() -> None:
    """``x + -0.0 = x`` holds of all floats, and is granted; ``0.0`` is a unit of real numbers alone."""
    impl = load_file(SPARSE / "segment_sum.sched").impls["serial"]
    plus = Builtin("+", "f32")
    minus = RightUnit(plus, Call(Special("f32", "-0.0"), ()))
    zero = RightUnit(plus, Call(Number("f32", 0, 1), ()))
    one = RightUnit(plus, Call(Number("f32", 1, 1), ()))
    assert [law.granted_by(impl) for law in (minus, zero, one)] == [True, True, False]
    assert [law.breaks_ieee for law in (minus, zero)] == [False, True]
    other = RightUnit(Builtin("*", "f32"), Call(Special("f32", "-0.0"), ()))
    assert not other.granted_by(impl)


def test_indices_are_integers_of_values() -> None:
    found = certificate("gather", "rows")
    integers = {term for term in terms_in(found.items) if isinstance(term, IntegerOf)}
    assert IntegerOf("i32", Access("I", ("i",))) in integers
    text = lean_of(found)
    assert ".letval v_j .i32 (.read a_idx [.var v_i]) (.const 0) (.var v_N) <|" in text
    assert "(fun e => I.toInt .i32 (M t_I [(e v_i)])) <|" in text
    assert "(j : Int) (h4 : j = I.toInt .i32 (M t_I [i])) (h5 : 0 ≤ j) (h6 : j < N)" in text


def test_ranges_are_said() -> None:
    (bag,) = [i for i in load_file(SPARSE / "embedding_bag.sched").impls.values() if i.name == "rows"]
    assert assumptions_of(bag)[1:] == (
        "elements of O in 0..Z + 1 (spec bag)",
        "O never decreases (spec bag)",
        "elements of I in 0..N (spec bag)",
        "0 < N or 0 >= Z (for other sizes no inputs exist)",
    )


def ranges_in(stem: Path, impl: str) -> object:
    said = pieces(text_of(load_file(stem).impls[impl], ()))["spec"]
    assert isinstance(said, Structure)
    return dict(said.fields)["ranges"]


def test_the_statement_has_the_ranges() -> None:
    """Of a specification without ranges, too: there are none then in what Lean has compiled."""
    found = ranges_in(SPARSE / "embedding_bag.sched", "rows")
    assert isinstance(found, list)
    assert [str(item.word) for item in found] == ["Range.mk", "Range.mk"]  # type: ignore[union-attr]
    chapter = SPARSE.parent / "thesis" / "ch7" / "reversed_sum.sched"
    assert ranges_in(chapter, "reversed") == []


def test_no_range_no_rendering() -> None:
    """A proof that an input is in its range, of an input without one."""
    found = certificate("gather", "rows")
    impl = canonical.read(found.text.replace("i32 in 0..N\n", "i32 in 0..N monotone\n"))
    assert "(.var v_N) true" in render(
        impl, found.laws, found.annotations, found.items, found.layout, found.facts
    )
    other = load_file(SPARSE.parent / "thesis" / "ch7" / "reversed_sum.sched").impls["reversed"]
    with pytest.raises(CertificateError):
        render(other, found.laws, found.annotations, found.items, found.layout, found.facts)


def programs() -> dict[str, str]:
    return {name: text for name, text, *_ in test_data_indices.PROGRAMS}


@pytest.mark.parametrize(
    "name",
    [
        "let twice, each with its own value",
        "two values of one element are equal",
        "a mask of 1 for a prod",
        "rows closed between the two ends",
        "a temporary inside",
    ],
)
def test_made(name: str) -> None:
    program = load_text(programs()[name])
    (impl,) = program.impls.values()
    assert not isinstance(make(impl, program.texts, Options()), Refused)


def test_refused() -> None:
    """A value of the specification that is an element of an input by an equation alone."""
    program = load_text(programs()["a mask of floats"])
    (impl,) = program.impls.values()
    made = make(impl, program.texts, Options())
    assert isinstance(made, Refused)
    assert made.reason.startswith("no proof of ")


def test_a_wrong_program_has_proofs_that_are_not_known_only() -> None:
    """An emission that trusts everything still ends, so that Lean can say what is open."""
    shifted = load_file(SPARSE / "gather.sched").impls["shifted"]
    _, outliner = outline(shifted, Options())
    assert Emitter(shifted, outliner, trusting=True).emit().items
