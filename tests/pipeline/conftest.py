"""What several tests of the pipeline need."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.pipeline.kept_results import Kept


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kept:
    """A cache of verdicts that is empty."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    found = Kept.of_user()
    assert found is not None
    return found
