"""The verdicts in the first lines of ``examples/`` hold in concrete runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from redverify.interpreter import feasible_parameters, find_witness, run
from redverify.language.load import load_file
from redverify.witnesses.sizes import proposed

EXAMPLES = Path(__file__).parents[2] / "examples"

#: Sizes at which an implementation said to be verified is run.
SIZES = 8

#: Programs whose sizes are fixed, and too large for a whole run: as far as it goes, nothing may be wrong.
LARGE = {"halide/conv.sched", "halide/gemm_1024.sched", "halide/matmul_gpu.sched"}


#: Wrong programs for which the search in this test finds no witness. ``redverify verify`` finds one
#: (tests/cli/test_examples.py).
HARD = {"attention/flash_attention.sched", "attention/flash_decoding.sched"}


def verdict(text: str, impl: str) -> str:
    """``verified``, ``refuted`` or something else, from ``# verdict:``."""
    match = re.search(r"^# verdict: *(.*)$", text, re.MULTILINE)
    if match is None:
        return ""
    named = dict(part.strip().split("=") for part in match[1].split(",") if "=" in part)
    return named.get(impl, match[1].strip())


@pytest.mark.parametrize(
    "path", sorted(EXAMPLES.glob("**/*.sched")), ids=lambda p: str(p.relative_to(EXAMPLES))
)
def test_example(path: Path) -> None:
    text = path.read_text()
    values = re.search(r"^# values: *(\w+)", text, re.MULTILINE)
    mode = values[1] if values else "real"
    for name, impl in load_file(path).impls.items():
        expected = verdict(text, name)
        if expected == "verified":
            for parameters in feasible_parameters(impl)[:SIZES]:
                result = run(impl, parameters, values=mode)  # type: ignore[arg-type]
                assert not result.violations, (name, parameters)
                assert result.finished or str(path.relative_to(EXAMPLES)) in LARGE, (name, parameters)
        elif expected == "refuted" and str(path.relative_to(EXAMPLES)) not in HARD:
            assert find_witness(impl, values=mode, sizes=proposed(impl)) is not None, name  # type: ignore[arg-type]
