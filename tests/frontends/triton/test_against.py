"""Kernels against naive kernels, which have to be well defined themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.frontends.triton import TranslationError, verify, verifying
from redverify.frontends.triton.obtaining import Module
from redverify.reporting.result import Result, Verdict
from tests.conftest import Ran

pytest.importorskip("triton")

MODULE = Path(__file__).with_name("naive_kernels.py")


def against(kernel: str, contract: str, naive: str, of_naive: str) -> Result:
    (result,) = verify(
        f"{MODULE}:{kernel}", None, contract, against=(f"{MODULE}:{naive}", of_naive), levels=False
    ).values()
    return result


def test_the_naive_kernel_is_the_specification() -> None:
    assert against("softmax", "ROWS", "naive", "ELEMENTS").verdict is Verdict.VERIFIED


def test_a_kernel_that_computes_something_else() -> None:
    assert against("softmax_wrong", "ROWS", "naive", "ELEMENTS").verdict is Verdict.REFUTED


def test_a_naive_kernel_that_leaves_an_array() -> None:
    """Equal programs are equal, and yet nothing is claimed."""
    (impl,) = against("outside", "ELEMENTS", "outside", "ELEMENTS").impls
    assert impl.verdict is Verdict.INCONCLUSIVE
    assert "not known to compute one thing: it is refuted" in " ".join(impl.notes)


@pytest.mark.parametrize(("naive", "contract"), [("partly", "ELEMENTS"), ("raced", "COLUMNS")])
def test_a_naive_kernel_that_leaves_elements_open(naive: str, contract: str) -> None:
    """Elements that are not written have no value, nor has what is never written where there are no rows."""
    with pytest.raises(TranslationError, match="that nothing has written"):
        against(naive, contract, naive, contract)


def test_a_naive_kernel_with_a_race() -> None:
    """The dataflow of one order has equations; another order computes another thing."""
    try:
        result = against("last_row", "COLUMNS", "last_row", "COLUMNS")
    except TranslationError:
        return
    assert result.verdict is Verdict.INCONCLUSIVE


def test_numpy_evaluates_the_naive_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """The specification that is made of a naive kernel is compared with that kernel."""
    right = verifying.specification_text

    def doubled(module: Module) -> str:
        return right(module).replace("Y(x, y) = ", "Y(x, y) = 2.0 * ")

    monkeypatch.setattr(verifying, "specification_text", doubled)
    with pytest.raises(TranslationError, match="and the specification that was read from it"):
        against("softmax", "ROWS", "naive", "ELEMENTS")


def test_the_command(cli: object) -> None:
    ran: Ran = cli(  # type: ignore[operator]
        "triton", f"{MODULE}:softmax", "--spec", "std:softmax", "--against", f"{MODULE}:naive"
    )
    assert ran.status == 3
    assert "exclude each other" in ran.err
