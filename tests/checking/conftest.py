"""What tests of checking share: an imitation of Lean, and a certificate's folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checking.folders import Imitation, imitated, made, written


@pytest.fixture
def lean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Imitation:
    """An imitation in place of Lean, and an empty cache."""
    return imitated(tmp_path, monkeypatch)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The certificate of a small program."""
    return written(tmp_path / "sum.redcert", made())
