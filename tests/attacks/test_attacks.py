"""Every attack on a certificate is refused, in the way that its folder says (see README.md)."""

from __future__ import annotations

import importlib
import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

from redverify.checking import batch, check, store
from redverify.checking.batch import Jury
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.proofs.lean_file import LeanFile
from redverify.cli.main import invoke
from tests.attacks.kit import Victim, accepted, claimed
from tests.checking.folders import Imitation, Unaudited

pytestmark = pytest.mark.ring("sweep")

HERE = Path(__file__).parent
NAMES = sorted(path.parent.name for path in HERE.glob("*/attack.py"))

#: What may happen, and the exit status where the attack does not give another.
OUTCOMES = {"malformed": 4, "mismatch": 4, "forbidden": 4, "rejected by Lean": 4, "harmless": 0, "weaker": 0}

#: Seconds after which a check hangs.
PATIENCE = 60

#: The same for attacks that are known to succeed, which may take all memory.
KNOWN_PATIENCE = 3


class Hang(BaseException):
    """A check takes too long."""


@contextmanager
def patience(seconds: int) -> Iterator[None]:
    def stop(*_: object) -> None:
        raise Hang

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def load(name: str) -> ModuleType:
    module = importlib.import_module(f"tests.attacks.{name}.attack")
    assert module.EXPECT in OUTCOMES, name
    return module


def edits(module: ModuleType, victim: Victim) -> Iterator[None]:
    """The folder after each edit of an attack."""
    made = module.attack(victim)
    if made is None:
        yield
        return
    for _ in made:
        yield
        victim.restore()


def victim_of(module: ModuleType, scratch: Path) -> Victim:
    return Victim(scratch, *getattr(module, "VICTIM", ("reversed_sum", "reversed")))


def parameters() -> list[object]:
    result = []
    for name in NAMES:
        known = getattr(load(name), "KNOWN", None)
        marks = [] if known is None else [pytest.mark.xfail(reason=known, strict=True, raises=BaseException)]
        result.append(pytest.param(name, marks=marks))
    return result


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One cache for what the imitation makes of the library."""
    return tmp_path_factory.mktemp("cache")


@pytest.mark.parametrize("name", parameters())
def test_without_lean(
    name: str,
    tmp_path: Path,
    cache: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """An imitation of Lean accepts what it is given: so it is seen what reaches it."""
    module = load(name)
    lean = Imitation()
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(cache / "config"))
    monkeypatch.setattr(Jury, "_remembered", lambda jury, certificate: None)
    monkeypatch.setattr(batch, "Auditor", Unaudited)
    monkeypatch.delenv("REDVERIFY_DEBUG", raising=False)
    monkeypatch.setattr(finding, "find", lambda choice, release: lean)
    victim = victim_of(module, tmp_path)
    monkeypatch.setattr(project, "home", lambda: victim.home)
    expect = module.EXPECT
    reaches = expect in ("rejected by Lean", "harmless", "weaker")
    status = getattr(module, "STATUS", 0 if reaches else OUTCOMES[expect])
    count = 0
    for _ in edits(module, victim):
        count += 1
        lean.compiled.clear()
        with patience(KNOWN_PATIENCE if hasattr(module, "KNOWN") else PATIENCE):
            got = invoke(["check", "--quiet", "--kernel", "none", str(victim.path)])
        said = capsys.readouterr()
        shown = said.out + said.err
        assert got == status, (count, shown)
        assert "Traceback" not in shown
        assert re.search(module.MESSAGE, shown), (count, shown)
        assert bool(lean.compiled) == (reaches and status == 0), (count, shown)
        if expect == "harmless":
            assert claimed(read(victim)) == claimed(victim.original.lean_file)
        elif expect == "weaker":
            assert claimed(read(victim)) != claimed(victim.original.lean_file)
    assert count > 0


def read(victim: Victim) -> LeanFile:
    return check.understand(victim.file(store.DATA).read_bytes(), victim.home).lean_file


@pytest.mark.skipif("REDVERIFY_ATTACKS" not in os.environ, reason="long: set REDVERIFY_ATTACKS=1")
def test_with_lean(tmp_path: Path) -> None:
    """What reaches Lean, by Lean: in few files, each with an untouched certificate at its end."""
    try:
        finding.find("auto", project.load(project.home()).toolchain())
    except CheckerUnavailable:
        pytest.skip("there is no Lean")
    lean_files: dict[str, LeanFile] = {}
    expected: dict[str, bool] = {}
    for name in NAMES:
        module = load(name)
        if module.EXPECT not in ("rejected by Lean", "harmless", "weaker") or hasattr(module, "KNOWN"):
            continue
        (tmp_path / name).mkdir()
        victim = victim_of(module, tmp_path / name)
        for number, _ in enumerate(edits(module, victim)):
            lean_file = read(victim)
            if lean_file.text() != victim.original.lean:
                lean_files[f"{name}:{number}"] = lean_file
                expected[f"{name}:{number}"] = module.EXPECT != "rejected by Lean"
    lean_files["untouched"] = Victim(tmp_path).original.lean_file
    expected["untouched"] = True
    verdicts = accepted({label: lean_file.body for label, lean_file in lean_files.items()}, print)
    assert {label: verdicts[label] for label in expected} == expected
