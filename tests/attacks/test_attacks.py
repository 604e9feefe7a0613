"""Every attack on a certificate is refused, in the way that its folder says (see README.md)."""

from __future__ import annotations

import importlib
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
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


def reaching(name: str, folder: Path) -> Iterator[tuple[str, LeanFile]]:
    """The edits of an attack that reach Lean, with labels."""
    module = load(name)
    if module.EXPECT not in ("rejected by Lean", "harmless", "weaker") or hasattr(module, "KNOWN"):
        return
    folder.mkdir()
    victim = victim_of(module, folder)
    for number, _ in enumerate(edits(module, victim)):
        lean_file = read(victim)
        if lean_file.text() != victim.original.lean:
            yield f"{name}:{number}", lean_file


def misjudged(folder: Path, every: bool, say: Callable[[str], None] = print) -> list[str]:
    """The edits of which Lean says something else than is expected: of each attack the first one, or every
    one. They share few files, and an untouched certificate is at the end.

    Raises :class:`.CheckerUnavailable`.
    """
    lean_files: dict[str, LeanFile] = {}
    for name in NAMES:
        lean_files |= dict(islice(reaching(name, folder / name), None if every else 1))
    lean_files["untouched"] = Victim(folder).original.lean_file
    verdicts = accepted({label: lean_file.body for label, lean_file in lean_files.items()}, say)
    return [
        label
        for label, verdict in verdicts.items()
        if verdict == (label != "untouched" and load(label.split(":")[0]).EXPECT == "rejected by Lean")
    ]


def test_with_lean(tmp_path: Path) -> None:
    """The first edit of each attack; ``python -m tests.attacks`` gives Lean all of them."""
    try:
        assert misjudged(tmp_path, every=False) == []
    except CheckerUnavailable:
        pytest.skip("there is no Lean")
