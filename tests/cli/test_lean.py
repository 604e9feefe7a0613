"""`redverify lean`: what is said and how it ends, with an imitation in place of Lean."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.checking.lean import project
from redverify.cli.commands import lean as command
from tests.checking.lean.test_library import Imitation
from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

Cli = Callable[..., Ran]


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any checker."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("ELAN_HOME", str(tmp_path / "elan"))
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("REDVERIFY_LEAN_DIR", raising=False)


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two modules in place of ours."""
    root = tmp_path / "lean"
    root.mkdir()
    (root / "lean-toolchain").write_text("leanprover/lean4:v4.28.0\n")
    (root / "A.lean").write_text("")
    (root / "B.lean").write_text("import A\n")
    monkeypatch.setattr(project, "home", lambda: root)
    monkeypatch.setattr(command.finding, "find", lambda choice, release: Imitation())
    return root


def test_status_of_a_bare_machine(cli: Cli) -> None:
    ran = cli("lean", "status")
    assert ran.status == 0
    assert "there is no native Lean" in ran.out
    assert "redverify lean setup" in ran.out


@pytest.mark.parametrize("choice", ["auto", "embedded", "native"])
def test_build_without_a_checker(cli: Cli, choice: str) -> None:
    ran = cli("lean", "build", "--lean", choice)
    assert ran.status == 5
    assert "elan" in ran.err
    assert choice == "native" or "redverify lean setup" in ran.err
    assert ran.out == ""


def test_setup_offline(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NPM_CONFIG_REGISTRY", "http://127.0.0.1:9")
    monkeypatch.delenv("npm_config_registry", raising=False)
    ran = cli("lean", "setup", "--quiet")
    assert ran.status == 5
    assert "two ways" in ran.err


def test_setup_from_something_else(cli: Cli, tmp_path: Path) -> None:
    other = tmp_path / "other.tgz"
    other.write_bytes(b"no package")
    ran = cli("lean", "setup", "--quiet", "--from", other)
    assert ran.status == 5
    assert "SHA-512" in ran.err


def test_build(cli: Cli, sources: Path) -> None:
    ran = cli("lean", "build")
    assert (ran.status, ran.err.count("[")) == (0, 2)
    assert ran.out.startswith("2 of 2 modules accepted by the embedded checker")
    assert "cached" in cli("lean", "build").err
    assert cli("lean", "build", "--quiet").err == ""
    assert "1 of 1" in cli("lean", "build", "A").out


def test_build_as_json(cli: Cli, sources: Path) -> None:
    data = json.loads(cli("lean", "build", "--json", "--quiet").out)
    assert data["ok"] is True
    assert [module["name"] for module in data["modules"]] == ["A", "B"]


def test_rejected(cli: Cli, sources: Path) -> None:
    (sources / "A.lean").write_text("WRONG")
    ran = cli("lean", "build")
    assert ran.status == 4
    assert "A.lean:1:0: error: wrong" in ran.out
    assert "B: A was not accepted" in ran.out
    assert "0 of 2" in ran.out


def test_forbidden(cli: Cli, sources: Path) -> None:
    (sources / "B.lean").write_text("import A\ntheorem t : p := sorry")
    ran = cli("lean", "build")
    assert ran.status == 4
    assert "B: forbidden in Lean sources: line 2: sorry" in ran.out


def test_no_such_module(cli: Cli, sources: Path) -> None:
    ran = cli("lean", "build", "C")
    assert ran.status == 3
    assert "no Lean module C" in ran.err


def test_the_project_as_plain_lean(cli: Cli, sources: Path, tmp_path: Path) -> None:
    (sources / "lakefile.toml").write_text('name = "two"\n')
    (sources / "C.template").write_text(
        "import B\n--- copies for n = 1 … 2\ndef cₙ := n\n--- end of copies\n"
    )
    ran = cli("lean", "sources", tmp_path / "plain")
    assert (ran.status, ran.out) == (0, f"3 modules in {tmp_path / 'plain'}\n")
    assert "def c1 := n" in (tmp_path / "plain" / "C.lean").read_text(encoding="utf-8")
    assert (tmp_path / "plain" / "lakefile.toml").read_text() == 'name = "two"\n'
    again = cli("lean", "sources", tmp_path / "plain")
    assert again.status == 3
    assert "is not empty" in again.err
    (sources / "C.template").write_text("--- copies for 2\n")
    assert "C.template:1: this is not a line of a template" in cli("lean", "sources", tmp_path / "more").err
