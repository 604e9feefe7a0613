"""The certificates in ``certificates/``: Lean accepts every one, and they are of today's examples.

Lean is the machine's; without one, or without certificates, there is nothing to check. What Lean
accepted before is remembered in the cache, so that only what changed takes time.
"""

from __future__ import annotations

import os

import msgspec
import pytest

from redverify.certifying import regenerate
from redverify.certifying.delivery import without
from redverify.certifying.emission.oracle import Oracle
from redverify.certifying.emission.steps import steps_of
from redverify.certifying.produce import make
from redverify.checking import canonical, store
from redverify.checking.check import check_all
from redverify.checking.document import decode, encode
from redverify.judgement.analysis import Options
from redverify.language.load import load_file
from tests.checking.folders import no_lean

KEPT = [f for f in store.found_in(regenerate.KEPT) if f.name.endswith(store.SUFFIX)]

REGENERATE = "run `python -m redverify.certifying.regenerate`"

pytestmark = pytest.mark.skipif(not KEPT, reason="there are no certificates in certificates/")


def test_accepted() -> None:
    reports = check_all(KEPT, jobs=min(2, os.cpu_count() or 1))
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(r.path, r.problems, r.goals) for r in reports if not r.accepted] == []


@pytest.mark.parametrize("item", regenerate.chosen([]), ids=lambda item: item.folder.name)
def test_made_anew_they_are_the_same(item: regenerate.Chosen) -> None:
    kept = (item.folder / store.DATA).read_bytes()
    program = load_file(item.file)
    impl = program.impls[item.impl]
    assert decode(kept).text == canonical.canonical_text(impl, program.texts), REGENERATE
    made = make(impl, program.texts, Options(values=item.values), item.file.name)
    assert isinstance(made, bytes), made
    if decode(made).tool != decode(kept).tool:
        pytest.skip("made with other versions of the solvers")
    names = [frozenset([fact.name for fact in decode(document).facts]) for document in (made, kept)]
    if names[0] - names[1]:  # facts that Lean has rejected are left to ``omega`` again
        made = without(made, names[0] - names[1])
    steps = decode(kept).steps
    if steps:  # before facts that Lean did not find without them
        facts, oracle = {fact.name: fact for fact in decode(made).facts}, Oracle()
        found = {name: steps_of(facts[name], oracle) for name in steps}
        made = encode(msgspec.structs.replace(decode(made), steps=found))
    assert made == kept, REGENERATE


def test_all_of_them_are_of_examples() -> None:
    assert {item.folder for item in regenerate.chosen([])} == set(KEPT), REGENERATE


def test_lake_knows_all_of_them() -> None:
    links = regenerate.KEPT / regenerate.MODULES
    targets = {os.readlink(link) for link in links.iterdir()}
    assert targets == {f"../{folder.name}/{store.LEAN}" for folder in KEPT}
    assert all(link.read_bytes() == (links / os.readlink(link)).read_bytes() for link in links.iterdir())
