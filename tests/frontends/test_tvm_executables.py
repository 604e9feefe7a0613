"""The functions of TVM as they are compiled and run: a second opinion on the translation."""

import json
from fractions import Fraction

import pytest

pytest.importorskip("tvm")

import tvm
from tvm import s_tir

from redverify.frontends import tvm as front
from redverify.frontends.tvm import translation
from redverify.language import core
from redverify.reporting.result import Verdict
from tests.frontends.scripts import element
from tests.frontends.test_phases import by_dlight, product

pytestmark = pytest.mark.skipif(not tvm.runtime.enabled("llvm"), reason="TVM without LLVM")


def ran(before, after, **options):
    """The verdict, and what was run."""
    (impl,) = front.verify(before, after, **options).impls
    return impl.verdict, impl.compiled_run


@pytest.mark.parametrize("dtype", ["int8", "uint64", "bool", "float16", "float64"])
def test_types(dtype):
    value = "A[vi]" if dtype == "bool" else f"A[vi] + T.{dtype}(1)"
    program = element(value, "x: T.uint8", dtype=dtype)
    verdict, run = ran(program, program)
    assert verdict is Verdict.VERIFIED
    assert run.cases > 0
    assert run.elements == 16 * run.cases
    assert len(run.sizes) > 1  # of the scalar


def test_threads_become_loops():
    before = product("n")
    verdict, run = ran(before, by_dlight(before))
    assert (verdict, run.notes) == (Verdict.VERIFIED, ())
    assert run.elements > 0


def test_threads_that_wait_are_not_run():
    before = product("16", "16", "16")
    verdict, run = ran(before, by_dlight(before), level="thread")
    assert verdict is Verdict.VERIFIED
    assert any("threads wait for each other" in note for note in run.notes)


def test_a_layout():
    before = product("8", "32", "16")
    schedule = s_tir.Schedule(before)
    schedule.transform_layout(schedule.get_sblock("C"), ("read", 1), lambda k, j: (k // 4, j, k % 4))
    verdict, run = ran(before, schedule.mod["main"], layout="B: k, j -> k // 4, j, k % 4")
    assert (verdict, run.notes) == (Verdict.VERIFIED, ())
    assert run.elements > 0


def test_a_witness_is_run():
    verdict, run = ran(element("A[vi] + 1"), element("A[vi] + 2"))
    assert (verdict, run.confirmed) == (Verdict.REFUTED, True)
    assert "the compiled function after gives B(" in run.witness


def test_a_wrong_translation_is_found(monkeypatch):
    """A reader that takes every number for one more: the text is wrong, and the same on both sides."""
    program = element("A[vi] * 3")
    assert ran(program, program)[0] is Verdict.VERIFIED
    monkeypatch.setattr(
        translation.FunctionReader,
        "_store",
        _with_one_more(translation.FunctionReader._store),
    )
    with pytest.raises(front.TranslationError, match="the compiled function before gives B"):
        front.verify(program, program)
    assert front.verify(program, program, run=False).verdict is Verdict.VERIFIED


def _with_one_more(read):
    from dataclasses import replace

    def store(self, node):
        found = read(self, node)
        one = core.Literal(found.value.type, Fraction(1))
        value = core.Apply(found.value.type, "+", (found.value, one))
        return replace(found, value=value, cases=value)

    return store


def test_code_that_crashes_is_reported():
    program = element("A[vi * 100000000]")
    verdict, run = ran(program, program)
    assert verdict is Verdict.REFUTED
    assert run is not None


def test_the_command_runs_unless_it_is_told_not_to(cli, tmp_path):
    path = tmp_path / "pair.py"
    path.write_text(
        "from tests.frontends.scripts import element\n"
        "def before(): return element('A[vi] + 1')\n"
        "def after(): return element('A[vi] + 1', loop='T.parallel(8)')\n"
    )
    arguments = ("tvm", f"{path}:before", f"{path}:after", "--json", "-", "--no-cache")
    document = json.loads(cli(*arguments).out)
    assert document["impls"][0]["compiled_run"]["elements"] > 0
    assert json.loads(cli(*arguments, "--no-run").out)["impls"][0].get("compiled_run") is None


def test_an_audit_runs_every_step():
    schedule = s_tir.Schedule(product("8", "8", "8"))
    schedule.parallel(schedule.get_loops(schedule.get_sblock("C"))[0])
    found = front.audit(schedule, product("8", "8", "8"))
    results = [s.result for s in found.steps if s.result is not None]
    assert all(r.impls[0].compiled_run.elements > 0 for r in results) and results
