"""Every trap is found wrong at a small size, and no correct program is rejected."""

from __future__ import annotations

import pytest

from redverify.interpreter import feasible_parameters, find_witness, run
from redverify.language.core import Impl
from redverify.language.load import load_text
from tests.interpreter.programs import CORRECT, TRAPS


def only(text: str) -> Impl:
    (impl,) = load_text(text, "test.sched").impls.values()
    return impl


@pytest.mark.parametrize("name", TRAPS)
def test_trap_is_found(name: str) -> None:
    text, kinds = TRAPS[name]
    witness = find_witness(only(text))
    assert witness is not None
    assert witness.kind in kinds


@pytest.mark.parametrize("values", ["real", "abstract"])
@pytest.mark.parametrize("name", CORRECT)
def test_correct_program_has_no_violation(name: str, values: str) -> None:
    impl = only(CORRECT[name])
    tried = 0
    for parameters in feasible_parameters(impl)[:40]:
        for seed in range(3):
            for interleave in (None, seed):
                result = run(impl, parameters, seed=seed, values=values, interleave=interleave)  # type: ignore[arg-type]
                assert result.ok, result.violations
                tried += 1
    assert tried
