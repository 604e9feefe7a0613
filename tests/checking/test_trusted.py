"""How much Python is trusted."""

from __future__ import annotations

import pytest

from tests import trusted

pytestmark = pytest.mark.ring("quick")

#: Lines of code at most. Whoever needs more has to say why here.
MOST = 11_500


def test_what_is_trusted() -> None:
    found = trusted.closure()
    assert {
        "redverify.checking.claim",
        "redverify.checking.kernel.comparison",
        "redverify.language.core",
    } <= found
    assert not any(name.startswith("redverify.checking.proofs") for name in found)
    assert {name.split(".")[1] for name in found} == {"checking", "language", "system"}
    assert trusted.counted().total() < MOST


def test_lines_of_code(tmp_path) -> None:
    file = tmp_path / "some.py"
    file.write_text(
        '"""A docstring\nof two lines."""\n\n# a comment\nx = (\n    1\n)\n\n\ndef f():\n    """Doc."""\n'
    )
    assert trusted.code_lines(file) == 4
