"""In which sense programs are equal: the level that is reported is proved, and no stronger one holds."""

from __future__ import annotations

import subprocess
import sys

import islpy
import pytest

from redverify.api import verify_text
from redverify.evaluation.equations import Equations
from redverify.interpreter import find_witness
from redverify.judgement import levels
from redverify.judgement.analysis import Options, analyse
from redverify.judgement.judge import judge
from redverify.language.encodings import ENCODINGS, Floats, encoding_of
from redverify.language.load import load_file, load_text
from redverify.reporting.result import Verdict
from tests.cli.expectations import ROOT
from tests.programs import DISTRIBUTED, copy

SUM = """
spec total(N):
    assume N >= 1
    input A[N] : {type}
    output B[] : {type}
    B() = {start}sum[k : 0 <= k < N] A(k)

impl p of total(a = A, b = B):
"""

IN_ORDER = """
    b[] {{{zero}}} := {zero}
    accumulate b:
        for i < N:
            b[] {{B()}} +{{i}}= a[i]
"""

BACKWARDS = """
    b[] {{{zero}}} := {zero}
    accumulate b:
        for i < N:
            b[] {{B()}} +{{N - 1 - i}}= a[N - 1 - i]
"""

BLOCKS = """
    b[] {{{zero}}} := {zero}
    accumulate b:
        for j < (N + 3) // 4:
            allocate t[] : {type}
            t[] {{{zero}}} := {zero}
            accumulate t:
                for i < 4:
                    if 4*j + i < N:
                        t[] {{B()}} +{{4*j + i}}= a[4*j + i]
            b[] {{B()}} += t[]
"""


def result(body, *, type="f32", zero="0.0", start="", values="real"):
    text = SUM.format(type=type, start=start) + body.format(zero=zero, type=type)
    return verify_text(text, values=values).impls[0]


@pytest.mark.parametrize(
    ("body", "options", "level"),
    [
        (IN_ORDER, {"zero": "-0.0"}, "bitwise"),
        (IN_ORDER, {"start": "0.0 + "}, "bitwise"),
        (IN_ORDER, {}, "bitwise but for the signs of zeros"),
        (BLOCKS, {}, "modulo reassociation"),
        (BACKWARDS, {}, "modulo reassociation and commutation"),
        (BACKWARDS, {"type": "i32", "zero": "0"}, "bitwise"),
        (BLOCKS, {"type": "u8", "zero": "0"}, "bitwise"),
    ],
)
def test_levels_of_sums(body, options, level):
    found = result(body, **options)
    assert found.verdict is Verdict.VERIFIED
    assert found.level == level


def test_distributing_is_true_of_the_reals_alone():
    found = verify_text(DISTRIBUTED).impls[0]
    assert (found.verdict, found.level) == (Verdict.VERIFIED, "over the real numbers")
    assert verify_text(DISTRIBUTED, values="ieee").impls[0].verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    ("body", "zero", "note"),
    [
        (BLOCKS, "-0.0", "proved equal modulo reassociation"),
        (BACKWARDS, "-0.0", "proved equal modulo reassociation and commutation"),
        (IN_ORDER, "0.0", "proved equal bitwise but for the signs of zeros"),
    ],
)
def test_what_is_refuted_bit_by_bit_may_be_equal_otherwise(body, zero, note):
    found = result(body, zero=zero, values="ieee")
    assert found.verdict is Verdict.REFUTED
    assert found.level == "not equal"
    assert note in found.notes


@pytest.mark.parametrize("values", ["real", "ieee", "abstract", "abstract-zeros", "abstract-bitwise"])
def test_a_wrong_program_is_equal_in_no_sense(values):
    found = result(IN_ORDER.replace("for i < N:", "for i < N - 1:"), zero="-0.0", values=values)
    assert found.verdict is Verdict.REFUTED
    assert found.level == "not equal"
    assert not [n for n in found.notes if n.startswith("proved equal")]


@pytest.mark.parametrize(
    ("values", "verified"),
    [
        ("abstract", {"IN_ORDER", "BLOCKS", "BACKWARDS"}),
        ("abstract-associative", {"IN_ORDER", "BLOCKS"}),
        ("abstract-zeros", {"IN_ORDER"}),
        ("abstract-bitwise", set()),
        ("ieee", set()),
    ],
)
def test_each_encoding_grants_its_laws_and_no_more(values, verified):
    bodies = {"IN_ORDER": IN_ORDER, "BLOCKS": BLOCKS, "BACKWARDS": BACKWARDS}
    found = {n for n, body in bodies.items() if result(body, values=values).verdict is Verdict.VERIFIED}
    assert found == verified


@pytest.mark.parametrize("values", ENCODINGS)
@pytest.mark.parametrize(
    ("value", "holds"),
    [
        ("max(a[i], a[i])", True),
        ("-(-a[i])", True),
        ("a[i] + -0.0", True),
        ("max(a[i], a[i] + 1.0)", False),
        ("(a[i] + 1.0) - 1.0", False),
    ],
)
def test_interpreter_and_encodings_assume_the_same(values, value, holds):
    text = copy(f"for i < N:\n    b[i] {{B(i)}} := {value}").replace("N >= 0", "N >= 1")
    found = verify_text(text, values=values).impls[0]
    assert not [n for n in found.notes if "bug" in n]
    if holds:
        assert found.verdict is Verdict.VERIFIED
    elif encoding_of(values).floats is not Floats.EXACT or "max" in value:
        assert found.verdict is not Verdict.VERIFIED


def test_levels_are_said_in_text_and_json(tmp_path, capsys):
    from redverify.cli.main import invoke

    path = tmp_path / "p.sched"
    path.write_text(SUM.format(type="f32", start="") + BLOCKS.format(zero="0.0", type="f32"))
    assert invoke(["verify", str(path)]) == 0
    assert "VERIFIED equal modulo reassociation (" in capsys.readouterr().out
    assert invoke(["verify", str(path), "--json"]) == 0
    assert '"level": "modulo reassociation"' in capsys.readouterr().out


#: The interpreter's mode for each level.
MODES = {
    "bitwise": "ieee",
    "bitwise but for the signs of zeros": "abstract-zeros",
    "modulo reassociation": "abstract-associative",
    "modulo reassociation and commutation": "abstract",
    "over the real numbers": "real",
}


@pytest.mark.parametrize(
    "path", sorted((ROOT / "examples" / "kernels").glob("*.sched")), ids=lambda p: p.stem
)
def test_levels_hold_in_the_interpreter(path):
    program = load_file(str(path))
    for name, impl in program.impls.items():
        found, _ = judge(impl, str(path), Options(levels=True))
        assert find_witness(impl, values=MODES[found.level], budget_seconds=0.5) is None, name


@pytest.mark.parametrize("assume", ["N >= 0 and N < 0", "N <= 0"])
@pytest.mark.parametrize("values", ["ieee", "abstract-bitwise", "abstract-zeros"])
def test_nothing_is_proved_equal_of_nothing(values, assume):
    text = f"""
spec s(N):
    assume {assume}
    input A[N] : f32
    output B[N] : f32
    B(i) = A(i)

impl p of s(a = A, b = B):
    for i < N:
        b[i] {{B(i)}} := a[i] + a[i]
"""
    found = verify_text(text, values=values).impls[0]
    assert (found.verdict, found.level) == (Verdict.INCONCLUSIVE, None)
    assert not [n for n in found.notes if n.startswith("proved equal")]


def test_what_a_solver_does_in_search_of_a_level_changes_no_verdict(monkeypatch):
    def fails(*arguments, **options):
        raise islpy.Error("too much")

    monkeypatch.setattr(levels, "analyse", fails)
    found = result(IN_ORDER)
    assert (found.verdict, found.level) == (Verdict.VERIFIED, "over the real numbers")


REUSED = """
spec s(N):
    assume N >= 0
    input  A[N] : {type}
    output B[] : {type}
    output C[N] : {type}
    B() = sum[k : 0 <= k < N] A(k)
    C(i) = A(i) + A(i) if 0 <= i < N

impl plain of s(a = A, b = B, c = C):
    b[] {{{start}}} := {start}
    accumulate b:
        for k < N:
            b[] {{B()}} +{{k}}= a[k]
    for i < N:
        c[i] {{C(i)}} := a[i] + a[i]
"""


@pytest.mark.parametrize(
    ("type", "start", "values", "serves"),
    [
        ("i32", "0", "abstract-bitwise", True),
        ("i32", "0", "ieee", True),
        # 0.0 is not a unit of IEEE's sum.
        ("f32", "0.0", "abstract-bitwise", False),
        # Where sums of floats may not be reordered, the order is an obligation besides.
        ("f32", "0.0", "abstract-zeros", True),
        ("f32", "0.0", "abstract-associative", True),
        ("f32", "0.0", "real", True),
    ],
)
def test_an_evaluation_serves_where_the_laws_are_the_same(type, start, values, serves):
    impl = load_text(REUSED.format(type=type, start=start)).impls["plain"]
    before = analyse(impl, Options(values="real"), thorough=False)
    assert before.proved
    assert before.evaluated.serves(Equations(impl.spec, values)) is serves
    anew = analyse(impl, Options(values=values), thorough=False)
    again = analyse(impl, Options(values=values), thorough=False, before=before.evaluated)
    assert [(o.id, o.text, o.status) for o in again.obligations] == [
        (o.id, o.text, o.status) for o in anew.obligations
    ]


@pytest.mark.parametrize(
    ("body", "values", "proved"),
    [
        (IN_ORDER, "abstract-zeros", True),
        (BACKWARDS, "abstract-zeros", False),
        (BACKWARDS, "abstract-associative", False),
        (BACKWARDS, "abstract", True),
        (BLOCKS, "abstract-zeros", False),
        (BLOCKS, "abstract-associative", True),
    ],
)
def test_an_evaluation_that_serves_keeps_the_order_of_accumulations(body, values, proved):
    text = SUM.format(type="f32", start="") + body.format(zero="0.0", type="f32")
    impl = load_text(text).impls["p"]
    before = analyse(impl, Options(values="real"), thorough=False).evaluated
    again = analyse(impl, Options(values=values), thorough=False, before=before)
    assert again.proved is proved
    assert again.proved is analyse(impl, Options(values=values), thorough=False).proved


SLOW_IMPORT = """
import sys
from redverify.system.clock import processor_seconds

class Slow:
    def find_spec(self, name, path=None, target=None):
        if name == "z3":
            until = processor_seconds() + 2.5
            while processor_seconds() < until:
                pass

sys.meta_path.insert(0, Slow())

from redverify.judgement import levels
from redverify.judgement.analysis import Options
from redverify.judgement.judge import judge
from redverify.language.load import load_file

levels.LEAST_SECONDS = 2.0
assert "z3" not in sys.modules
(impl,) = load_file(sys.argv[1]).impls.values()
found, _ = judge(impl, sys.argv[1], Options(levels=True))
assert "z3" in sys.modules
print(found.level)
"""


def test_the_time_to_import_the_solver_is_none_of_a_level_s():
    """The first attempt imports it, here for longer than all attempts together may take."""
    file = ROOT / "examples" / "thesis" / "ch7" / "consecutive_reductions.sched"
    done = subprocess.run(
        [sys.executable, "-c", SLOW_IMPORT, str(file)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "bitwise but for the signs of zeros\n"


def test_isl_may_work_as_hard_for_a_level_as_for_the_verdict(monkeypatch):
    """Otherwise the level would depend on how long the verdict took, which differs from run to run."""
    given = []

    def noted(impl, options, **rest):
        given.append(options)
        return analyse(impl, options, **rest)

    monkeypatch.setattr(levels, "analyse", noted)
    text = SUM.format(type="f32", start="") + BACKWARDS.format(zero="0.0", type="f32")
    (impl,) = load_text(text).impls.values()
    options = Options(timeout=17.0, limit=33.0)
    assert levels.level_of(impl, options, 0.1) == "modulo reassociation and commutation"
    assert {(o.timeout, o.limit) for o in given} == {(17.0, 33.0)}
    assert max(o.patience.obligation for o in given) == levels.OBLIGATION_SECONDS
