"""What a run of Lean says, and what it says if a limit ended it."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.checking.lean.checker import STOPPED, result_of
from redverify.system.commands import Ended

pytestmark = pytest.mark.ring("quick")

CRASH = "worker sent an error! undefined:undefined: undefined\n138406616\n"
USED_UP = "run.js: 2048 MiB of memory are used up\n"


def failure(tmp_path: Path, errors: str, *, stopped: str | None = None, status: int = 1) -> str | None:
    """Why such a run proves nothing."""
    return result_of(Ended("", errors, status, stopped, 1.0, 1), "A.lean", tmp_path / "A.olean").failure


def test_a_limit_that_ended_the_run(tmp_path: Path) -> None:
    assert failure(tmp_path, "", stopped="more than 1800 s", status=-9) == f"{STOPPED}more than 1800 s"
    assert failure(tmp_path, CRASH + USED_UP) == f"{STOPPED}its 2048 MiB of memory are used up"


@pytest.mark.parametrize(
    "errors", [CRASH, f'A.lean contains "{USED_UP.strip()}"\n', USED_UP.replace("run.js", "worker")]
)
def test_whatever_else_ended_it_is_a_failure(tmp_path: Path, errors: str) -> None:
    found = failure(tmp_path, errors)
    assert found is not None
    assert not found.startswith(STOPPED)


def test_a_run_that_ended_well_has_a_result(tmp_path: Path) -> None:
    assert failure(tmp_path, "", status=0) == "Lean ended without a result"
    (tmp_path / "A.olean").touch()
    assert failure(tmp_path, USED_UP, status=0) is None
