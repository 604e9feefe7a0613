"""Wrong programs are refuted at sizes of 512 and more, too."""

from __future__ import annotations

import os
import time

import pytest

from redverify import verify_text
from redverify.reporting.result import Verdict
from tests.witnesses.large import large_programs

pytestmark = [
    pytest.mark.ring("sweep"),
    pytest.mark.skipif(
        not os.environ.get("REDVERIFY_LARGE"), reason="takes 5 minutes: set REDVERIFY_LARGE=1"
    ),
]

PROGRAMS = large_programs()

#: Right at these sizes.
RIGHT = {"wrong/outer_product_small", "tvm/miscompiled_dynamic_lanes", "tvm/miscompiled_empty_sum"}

#: Seconds of processor time for one program.
SECONDS = 10.0


@pytest.mark.parametrize("name", sorted(PROGRAMS.keys() - RIGHT))
def test_refuted(name: str) -> None:
    text, impl, values = PROGRAMS[name]
    start = time.process_time()
    result = verify_text(text, impl=impl, values=values, levels=False).impls[0]
    assert result.verdict is Verdict.REFUTED
    assert time.process_time() - start < SECONDS


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_nothing_false(name: str) -> None:
    text, impl, values = PROGRAMS[name]
    assert verify_text(text, impl=impl, values=values, levels=False).impls[0].verdict is Verdict.VERIFIED
