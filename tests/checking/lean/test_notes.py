"""Notes of what was found before: who is believed, what they are about, and what uses them."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.checking.kernel.auditor import _READERS
from redverify.checking.kernel.modules import Modules, Place
from redverify.checking.lean import audit, library, tokens
from redverify.checking.lean.earlier_findings import Notes
from tests.checking.kernel.test_audit import RULES
from tests.checking.kernel.written import module
from tests.checking.lean.test_library import Imitation, build, sources

pytestmark = pytest.mark.ring("quick")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "cache" / "redverify" / "lean" / "notes"


def test_noted_and_found_again() -> None:
    notes = Notes.of_user("plain", (audit, tokens))
    assert notes.find(b"text") is None
    notes.keep(b"text", b"found")
    assert Notes.of_user("plain", (audit, tokens)).find(b"text") == b"found"
    assert notes.find(b"text ") is None
    assert Notes.of_user("sketches", (audit, tokens)).find(b"text") is None
    assert Notes.of_user("plain", (audit,)).find(b"text") is None, "found by other rules"


@pytest.mark.parametrize("how", ["change", "empty", "exchange", "key"])
def test_what_is_not_ours_is_not_believed(tmp_path: Path, cache: Path, how: str) -> None:
    notes = Notes.of_user("plain", (audit,))
    notes.keep(b"text", b"found")
    (file,) = cache.iterdir()
    if how == "change":
        file.write_bytes(file.read_bytes() + b" more")
    elif how == "empty":
        file.write_bytes(b"")
    elif how == "exchange":  # a note of something else in its place
        notes.keep(b"other", b"found")
        (other,) = set(cache.iterdir()) - {file}
        other.replace(file)
    else:
        (tmp_path / "config" / "redverify" / "seal.key").write_bytes(bytes(32))
    assert Notes.of_user("plain", (audit,)).find(b"text") is None


def test_sources_that_were_looked_through_are_not_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that come from the cache: of what is compiled once nothing is noted."""
    looked: list[str] = []
    forbidden = audit.forbidden
    monkeypatch.setattr(audit, "forbidden", lambda text: [looked.append(text), forbidden(text)][1])
    what = sources(tmp_path / "p", A="-- a")
    for expected in (1, 2, 2, 2):
        assert build(what, Imitation()).ok
        assert len(looked) == expected
    assert build(what, Imitation(), no_cache=True).ok
    assert len(looked) == 3


def test_what_is_forbidden_now_is_refused_though_it_was_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was compiled by a redverify with other rules, whose notes are not looked at."""
    what = sources(tmp_path / "p", A="axiom a : False")
    with monkeypatch.context() as lenient:
        lenient.setattr(audit, "forbidden", lambda text: ())
        lenient.setattr(library, "tokens", library)  # the rules' sources
        for _ in range(3):
            assert build(what, Imitation()).ok
    (refused,) = build(what, Imitation()).modules
    assert not refused.ok
    assert "forbidden" in str(refused.problem)


def test_sketches_are_noted_by_the_files_of_a_module(tmp_path: Path) -> None:
    place, name = Place(tmp_path / "lib", 4), ("Redverify", "Rules")
    file = tmp_path / "out" / "Redverify" / "Rules.olean"
    file.parent.mkdir(parents=True)
    file.write_bytes(module(RULES, []))
    (declared,) = [rule.head.name for rule in RULES]

    def read() -> Modules:
        modules = Modules(tmp_path / "out", place, Notes.of_user("sketches", _READERS))
        modules.module(name)
        return modules

    first = read()
    sketch = first.module(name).sketch(declared)
    first.note([name, ("not", "read")])
    assert read().module(name).sketches == {declared: sketch}
    file.write_bytes(module((), []))
    assert read().module(name).sketches == {}
