"""The certificates in ``certificates/``: Lean accepts every one, and they are of today's examples.

Lean is the machine's; without one, or without certificates, there is nothing to check. What Lean
accepted before is remembered in the cache, so that only what changed takes time.
"""

from __future__ import annotations

import os
import warnings
from pathlib import Path

import msgspec
import pytest

from redverify.certifying import regenerate
from redverify.certifying.delivery import Wanted, certify, without
from redverify.certifying.emission.integers.hints import steps_of
from redverify.certifying.emission.integers.oracle import Oracle
from redverify.certifying.produce import make
from redverify.checking import canonical, store
from redverify.checking.check import check_all
from redverify.checking.document import Certificate, decode, encode
from redverify.judgement.analysis import Options
from redverify.language.load import load_file
from tests.checking.folders import imitated, no_lean
from tests.checking.folders import made as made_of

KEPT = [f for f in store.found_in(regenerate.KEPT) if f.name.endswith(store.SUFFIX)]

REGENERATE = "run `python -m redverify.certifying.regenerate`"

pytestmark = [
    pytest.mark.ring("sweep"),
    pytest.mark.skipif(not KEPT, reason="there are no certificates in certificates/"),
]


def test_accepted() -> None:
    reports = check_all(KEPT, jobs=min(2, os.cpu_count() or 1))
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(r.path, r.problems, r.goals) for r in reports if not r.accepted] == []


@pytest.mark.parametrize("item", regenerate.chosen([]), ids=lambda item: item.folder.name)
def test_made_anew_they_are_the_same(item: regenerate.Chosen, tmp_path: Path) -> None:
    """Byte for byte; with other releases of isl or Z3 they claim the same, and Lean accepts them anew."""
    kept = decode((item.folder / store.DATA).read_bytes())
    program = load_file(item.file)
    impl = program.impls[item.impl]
    assert kept.text == canonical.canonical_text(impl, program.texts), REGENERATE
    made = make(impl, program.texts, Options(values=item.values), item.file.name)
    assert isinstance(made, bytes), made
    compare(made, kept, tmp_path / item.folder.name)


def compare(made: bytes, kept: Certificate, folder: Path) -> None:
    """A certificate made now with the one that is kept."""
    now = as_lean_had_it(made, kept)
    if encode(msgspec.structs.replace(now, tool=kept.tool)) == encode(kept):
        return
    assert (now.tool.isl, now.tool.z3) != (kept.tool.isl, kept.tool.z3), REGENERATE
    assert claimed(now) == claimed(kept), REGENERATE
    other = [name for name in now.__struct_fields__ if getattr(now, name) != getattr(kept, name)]
    warnings.warn(f"{folder.name}: other {', '.join(other)} with {now.tool}", stacklevel=1)
    (report,) = certify([Wanted(made, folder)])
    if no_lean(report):
        pytest.skip("there is no Lean")
    assert report.accepted, (report.problems, report.goals)


def as_lean_had_it(made: bytes, kept: Certificate) -> Certificate:
    """A certificate with what was done about facts that Lean rejected in the one that is kept."""
    names = [frozenset([fact.name for fact in document.facts]) for document in (decode(made), kept)]
    if names[0] - names[1]:  # they are left to ``omega`` again
        made = without(made, names[0] - names[1])
    facts, oracle = {fact.name: fact for fact in decode(made).facts}, Oracle()
    steps = {name: steps_of(facts[name], oracle) for name in kept.steps if name in facts}
    return msgspec.structs.replace(decode(made), steps=steps)


def claimed(certificate: Certificate) -> dict[str, object]:
    """What does not depend on how isl and Z3 find a proof.

    isl may cut one obligation into more or fewer parts, so only kinds and places of obligations count.
    """
    said = {name: getattr(certificate, name) for name in certificate.__struct_fields__}
    for name in ("tool", "graph", "spelled_out", "laws", "annotations", "layout", "facts", "items", "steps"):
        del said[name]
    said["obligations"] = {(o.kind, o.line, o.column) for o in certificate.obligations}
    return said


def test_another_release_needs_the_same_claim_and_lean(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is skipped: a kept certificate of an older isl with another proof is made and checked anew."""
    lean, data = imitated(tmp_path, monkeypatch), made_of("strided_sum", "strided")
    kept = decode(data)
    older = msgspec.structs.replace(kept, tool=msgspec.structs.replace(kept.tool, isl="2020.1"))
    compare(data, older, tmp_path / "same.redcert")
    assert lean.compiled == []
    other = msgspec.structs.replace(older, items=kept.items[::-1])
    with pytest.warns(UserWarning, match="other .*items"):
        lean.wrong = ["theorem"]
        with pytest.raises(AssertionError, match="omega gave up"):
            compare(data, other, tmp_path / "rejected.redcert")
        lean.wrong = []
        compare(data, other, tmp_path / "accepted.redcert")


@pytest.mark.parametrize("field", ["needs", "assumptions", "obligations"])
def test_another_release_does_not_excuse_another_claim(field: str, tmp_path: Path) -> None:
    data = made_of("strided_sum", "strided")
    kept = decode(data)
    older = msgspec.structs.replace(kept.tool, isl="2020.1")
    assert getattr(kept, field)
    other = msgspec.structs.replace(kept, tool=older, **{field: getattr(kept, field)[1:]})
    if field == "obligations":
        other = msgspec.structs.replace(
            other, obligations=tuple(o for o in kept.obligations if o.kind != "race")
        )
    with pytest.raises(AssertionError, match="regenerate"):
        compare(data, other, tmp_path / "other.redcert")


def test_the_same_release_is_compared_byte_for_byte(tmp_path: Path) -> None:
    data = made_of("strided_sum", "strided")
    kept = decode(data)
    with pytest.raises(AssertionError, match="regenerate"):
        compare(data, msgspec.structs.replace(kept, items=kept.items[::-1]), tmp_path / "other.redcert")


def test_all_of_them_are_of_examples() -> None:
    assert {item.folder for item in regenerate.chosen([])} == set(KEPT), REGENERATE


def test_lake_knows_all_of_them() -> None:
    links = regenerate.KEPT / regenerate.MODULES
    targets = {os.readlink(link) for link in links.iterdir()}
    assert targets == {f"../{folder.name}/{store.LEAN}" for folder in KEPT}
    assert all(link.read_bytes() == (links / os.readlink(link)).read_bytes() for link in links.iterdir())
