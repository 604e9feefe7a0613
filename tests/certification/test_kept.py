"""The certificates in ``certificates/``: Lean accepts every one, and they are of today's examples.

Lean is the machine's; without one, or without certificates, there is nothing to check. What Lean
accepted before is remembered in the cache, so that only what changed takes time.
"""

from __future__ import annotations

import os

import pytest

from redverify.certification import canonical, regenerate, store
from redverify.certification.check import check_all
from redverify.language.load import load_file

KEPT = [f for f in store.found_in(regenerate.KEPT) if f.name.endswith(store.SUFFIX)]

pytestmark = pytest.mark.skipif(not KEPT, reason="there are no certificates in certificates/")


def test_accepted() -> None:
    reports = check_all(KEPT, jobs=min(2, os.cpu_count() or 1))
    if all(report.status == "not attempted" for report in reports):
        pytest.skip("there is no Lean")
    assert [(r.path, r.problems, r.goals) for r in reports if not r.accepted] == []


def pending() -> set[str]:
    """The certificates that are not kept yet: Lean gives up on them, or they were not checked."""
    listed = regenerate.KEPT / "PENDING"
    return set(listed.read_text().split()) if listed.is_file() else set()


def test_of_todays_examples() -> None:
    kept = regenerate.documents()
    expected = {}
    for item in regenerate.chosen([]):
        if item.folder.name in pending():
            assert item.folder.name not in kept, "it is kept by now: remove it from PENDING"
            continue
        program = load_file(item.file)
        expected[item.folder.name] = canonical.canonical_text(program.impls[item.impl], program.texts)
    assert kept == expected, "run `python -m redverify.certification.regenerate`"


def test_lake_knows_all_of_them() -> None:
    links = regenerate.KEPT / regenerate.MODULES
    targets = {os.readlink(link) for link in links.iterdir()}
    assert targets == {f"../{folder.name}/{store.LEAN}" for folder in KEPT}
    assert all(link.read_bytes() == (links / os.readlink(link)).read_bytes() for link in links.iterdir())
