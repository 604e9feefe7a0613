"""A sample of :mod:`.mutants`: kernels changed in one place."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.frontends.triton.mutants import drawn, outcome

pytestmark = pytest.mark.ring("sweep")

pytest.importorskip("triton")


def test_no_mutant_is_verified_that_computes_something_else() -> None:
    said = [outcome(text, case) for text, case in islice(drawn(3), 12)]
    assert not [one for one in said if one.startswith("wrong")]
