"""The plain execution agrees with the machine on what is right, and goes on after what is wrong."""

from __future__ import annotations

import pytest

from redverify.interpreter import feasible_parameters, run
from redverify.interpreter.domains.terms import digest
from redverify.interpreter.tracing import Stopped, Tracer
from redverify.language.core import Impl
from redverify.language.load import load_text
from tests.interpreter.programs import CORRECT, TRAPS

pytestmark = pytest.mark.ring("quick")


def only(text: str) -> Impl:
    (impl,) = load_text(text, "test.sched").impls.values()
    return impl


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("name", CORRECT)
def test_right_programs(name: str, backwards: bool) -> None:
    impl = only(CORRECT[name])
    for parameters in feasible_parameters(impl)[:6]:
        for seed in (0, 1):
            tracer = Tracer(impl, parameters, seed, "real", backwards=backwards)
            tracer.run()
            for output in tracer.outputs():
                assert not output.differs
                held = output.cell.held if output.cell is not None else None
                if held is not None and held.reduction is not None:
                    assert held.counts == dict.fromkeys(held.reduction.points, 1)


@pytest.mark.parametrize("name", TRAPS)
def test_wrong_programs_end_somehow(name: str) -> None:
    impl = only(TRAPS[name][0])
    for parameters in feasible_parameters(impl)[:6]:
        tracer = Tracer(impl, parameters, 0, "real")
        try:
            tracer.run()
        except Stopped:
            continue
        finally:
            assert all(step.cell is not None for step in tracer.writes)


def test_a_run_without_violations_computes_the_same() -> None:
    for name, text in CORRECT.items():
        impl = only(text)
        parameters = feasible_parameters(impl)[3 % len(feasible_parameters(impl))]
        found = run(impl, parameters)
        tracer = Tracer(impl, parameters, 0, "real")
        tracer.run()
        for output in tracer.outputs():
            assert output.cell is not None, name
            assert digest(output.cell.value) == digest(found.outputs[output.tensor][output.point]), name
