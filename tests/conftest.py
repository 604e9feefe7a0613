"""Fixtures of all tests: the command line, run inside the test's process."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from redverify.cli.main import invoke
from tests.cli.expectations import ROOT


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run `redverify ARGUMENTS...` in the project's folder."""
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("REDVERIFY_DEBUG", raising=False)

    def run(*arguments: str | os.PathLike[str]) -> Ran:
        status = invoke([os.fspath(a) for a in arguments])
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., Path]:
    """Write a program to a file."""

    def write(text: str, name: str = "program.sched") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write
