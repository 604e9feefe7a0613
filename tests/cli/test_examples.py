"""Every program in `examples/` and `tests/soundness/` has the verdict of its first comment lines."""

from __future__ import annotations

from pathlib import Path

import pytest

import redverify
from redverify.reporting.result import ImplResult
from tests.cli.expectations import ROOT, programs, read


def kinds_of(impl: ImplResult) -> set[str]:
    """The kinds that are not proved, and that of the witness."""
    kinds = {o.kind for o in impl.open}
    if impl.witness is not None:
        kinds.add(impl.witness.kind)
    return kinds


@pytest.mark.parametrize("path", programs(), ids=lambda p: str(p.relative_to(ROOT)))
def test_verdict(path: Path) -> None:
    expected = read(path)
    result = redverify.verify_file(path, values=expected.values)
    assert result.diagnostics == ()
    assert result.impls
    for impl in result.impls:
        assert impl.impl is not None
        wanted = expected.of(impl.impl)
        assert impl.verdict == wanted, (impl.impl, impl.witness, impl.open, impl.notes)
        if wanted == "verified":
            assert impl.witness is None
            assert impl.obligations
            assert all(o.status == "proved" and o.by for o in impl.obligations)
        elif expected.kinds:
            assert kinds_of(impl) & set(expected.kinds), (impl.impl, kinds_of(impl))
        level = expected.levels.get(impl.impl)
        assert level is None or impl.level == level
        if wanted == "refuted":
            assert impl.witness is not None
            broken = [o for o in impl.obligations if o.status == "failed"]
            assert impl.witness.obligation in {o.id for o in broken}
