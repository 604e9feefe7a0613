"""The certificates that are kept, whole or by their hashes: they are of today's examples, what is made anew
is what is kept, and Lean accepts it.

Lean is the machine's; without one there is nothing to ask. What Lean accepted before is remembered in the
cache, so that only what changed takes time.
"""

from __future__ import annotations

import os
import warnings
from pathlib import Path

import msgspec
import pytest

from redverify.certifying import manifest as kept
from redverify.certifying import regenerate
from redverify.certifying.delivery import Wanted, certify
from redverify.certifying.manifest import Entry, Manifest, difference, entry_of
from redverify.certifying.produce import make
from redverify.checking import store
from redverify.checking.check import check_all
from redverify.checking.description import library_of
from redverify.checking.lean import project
from redverify.checking.proofs.document import decode, encode
from redverify.language.load import load_file
from redverify.options import Options
from tests.checking.folders import imitated, no_lean
from tests.checking.folders import made as made_of

KEPT = [f for f in store.found_in(regenerate.KEPT) if f.name.endswith(store.SUFFIX)]
MANIFEST = kept.read(regenerate.KEPT)

#: Where another command has to be run because something is not what is kept.
REGENERATE = "run `python -m redverify.certifying.regenerate`"

pytestmark = pytest.mark.ring("sweep")


def test_those_kept_whole_are_accepted() -> None:
    reports = check_all(KEPT, jobs=min(2, os.cpu_count() or 1))
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(r.path, r.problems, r.goals) for r in reports if not r.accepted] == []


@pytest.mark.parametrize(
    "item",
    [item for item in regenerate.chosen([]) if item.folder.name in kept.WHOLE],
    ids=lambda item: item.folder.name,
)
def test_made_anew_they_are_the_same(item: regenerate.Chosen, tmp_path: Path) -> None:
    """With other releases of isl or Z3 they claim the same, and Lean accepts them anew.

    ``regenerate --check`` makes all of them, not only those that are kept whole.
    """
    program = load_file(item.file)
    made = make(program.impls[item.impl], program.texts, Options(values=item.values), item.file.name)
    assert isinstance(made, bytes), made
    name = item.folder.name
    document = compare(made, name, MANIFEST, tmp_path / name)
    if document is not None:
        there = decode((item.folder / store.DATA).read_bytes())
        now = msgspec.structs.replace(decode(document), tool=there.tool)
        assert encode(now) == encode(there), REGENERATE


def compare(made: bytes, name: str, manifest: Manifest, folder: Path) -> bytes | None:
    """Compare a certificate made now with what is kept of it; gives its data, if they have to be the same."""
    entry = manifest.certificates.get(name)
    assert entry is not None, f"{name} is not in the manifest: {REGENERATE}"
    document = kept.as_lean_had_it(made, entry)
    what = difference(document, entry, manifest)
    assert what is None, regenerate.DIFFERENT.format(name=name, what=what)
    tool = decode(document).tool
    if (tool.isl, tool.z3) == (manifest.isl, manifest.z3):
        return document
    if entry_of(document, made) != entry:
        warnings.warn(f"{name}: another proof with {tool}", stacklevel=1)
        (report,) = certify([Wanted(made, folder)])
        if no_lean(report):
            pytest.skip("there is no Lean")
        assert report.accepted, (report.problems, report.goals)
    return None


# ---------------------------------------------------------------- what the manifest says


def manifest_of(document: bytes, entry: Entry | None = None, **changed: str) -> Manifest:
    """A manifest with one certificate, made with this machine's releases of isl and Z3, or with others."""
    tool = decode(document).tool
    found = entry or entry_of(document, document)
    return Manifest(changed.get("isl", tool.isl), changed.get("z3", tool.z3), {"a.redcert": found})


def reordered(document: bytes) -> bytes:
    """A certificate of the same claim with another proof."""
    certificate = decode(document)
    return encode(msgspec.structs.replace(certificate, items=certificate.items[::-1]))


def test_the_manifest_is_read_as_it_was_written(tmp_path: Path) -> None:
    data = made_of("strided_sum", "strided")
    entry = msgspec.structs.replace(entry_of(data, data), omitted=("fact_1",), steps=("fact_0",))
    manifest = Manifest("1", None, {"b.redcert": entry_of(data, data), "a.redcert": entry})
    kept.write(tmp_path, manifest)
    assert kept.read(tmp_path) == manifest
    assert len((tmp_path / kept.FILE).read_text().splitlines()) == 4
    assert kept.read(tmp_path / "nowhere").certificates == {}


def test_the_manifest_does_not_change_with_the_library() -> None:
    data = made_of("strided_sum", "strided")
    certificate = decode(data)
    library = msgspec.structs.replace(certificate.library, sha256="0" * 64)
    tool = msgspec.structs.replace(certificate.tool, version="0.0.0")
    other = encode(msgspec.structs.replace(certificate, library=library, tool=tool))
    assert kept._hash(kept._data(decode(other))) == entry_of(data, data).data
    assert kept._claim(decode(other)) == kept._claim(certificate)


def test_the_same_release_has_to_make_the_same() -> None:
    data = made_of("strided_sum", "strided")
    assert difference(data, entry_of(data, data), manifest_of(data)) is None
    assert difference(reordered(data), entry_of(data, data), manifest_of(data)) == "data"
    other = msgspec.structs.replace(entry_of(data, data), lean="0" * 64)
    assert difference(data, other, manifest_of(data)) == store.LEAN


@pytest.mark.parametrize("field", ["needs", "assumptions", "obligations"])
@pytest.mark.parametrize("isl", ["2020.1", None])
def test_no_release_excuses_another_claim(field: str, isl: str | None) -> None:
    data = made_of("strided_sum", "strided")
    certificate = decode(data)
    assert getattr(certificate, field)
    less = getattr(certificate, field)[1:]
    if field == "obligations":
        less = tuple(o for o in certificate.obligations if o.kind != "race")
    claim = kept._hash(kept._claim(msgspec.structs.replace(certificate, **{field: less})))
    entry = msgspec.structs.replace(entry_of(data, data), claim=claim)
    manifest = manifest_of(data, entry) if isl is None else manifest_of(data, entry, isl=isl)
    assert difference(data, entry, manifest) == "claim"


def test_another_release_needs_the_same_claim_and_lean(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is skipped: where an older isl has found another proof, the new one is checked anew."""
    lean, data = imitated(tmp_path, monkeypatch), made_of("strided_sum", "strided")
    assert compare(data, "a.redcert", manifest_of(data, isl="2020.1"), tmp_path / "same.redcert") is None
    assert lean.compiled == []
    entry = msgspec.structs.replace(entry_of(data, data), data="0" * 64, lean="0" * 64)
    older = manifest_of(data, entry, isl="2020.1")
    with pytest.warns(UserWarning, match="another proof"):
        lean.wrong = ["theorem"]
        with pytest.raises(AssertionError, match="omega gave up"):
            compare(data, "a.redcert", older, tmp_path / "rejected.redcert")
        lean.wrong = []
        compare(data, "a.redcert", older, tmp_path / "accepted.redcert")


def test_a_difference_names_the_certificate_and_how_to_see_it(tmp_path: Path) -> None:
    data = made_of("strided_sum", "strided")
    with pytest.raises(
        AssertionError, match=r"a\.redcert: another data .* --only a\.redcert --unchecked DIR"
    ):
        compare(reordered(data), "a.redcert", manifest_of(data), tmp_path)
    with pytest.raises(AssertionError, match=r"b\.redcert is not in the manifest"):
        compare(data, "b.redcert", manifest_of(data), tmp_path)


def test_facts_that_lean_rejected_are_left_out_again() -> None:
    """What is made has all facts; the entry says which are left to ``omega`` and which have steps."""
    data = made_of("csr", "rows")
    names = [fact.name for fact in decode(data).facts]
    assert names
    entry = msgspec.structs.replace(entry_of(data, data), omitted=(names[0], "fact_999"))
    without = kept.as_lean_had_it(data, entry)
    assert [fact.name for fact in decode(without).facts] == names[1:]
    again = entry_of(without, data)
    assert again.omitted == (names[0],)
    assert difference(kept.as_lean_had_it(data, again), again, manifest_of(data)) is None


# ---------------------------------------------------------------- accepting what is kept


@pytest.fixture
def one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> regenerate.Chosen:
    """One example, and no certificates that are kept."""
    monkeypatch.setattr(regenerate, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(regenerate, "WHOLE", frozenset({"strided_sum.strided.redcert"}))
    (tmp_path / "kept").mkdir()
    (item,) = regenerate.chosen(["strided_sum.strided"], kept=tmp_path / "kept")
    return item


def test_what_lean_has_accepted_is_not_asked_again(
    one: regenerate.Chosen,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lean = imitated(tmp_path, monkeypatch)
    assert regenerate.check([one], "embedded", 1, whole=True) == 4
    assert (
        "strided_sum.strided.redcert: another certificate than the manifest says" in capsys.readouterr().out
    )
    assert regenerate.accept(regenerate.made_of([one]), "embedded", 1, None, whole=True) == 1
    assert [f.name for f in store.found_in(tmp_path / "kept")] == ["strided_sum.strided.redcert"]
    count = len(lean.compiled)
    assert regenerate.check([one], "embedded", 1, whole=True) == 0
    assert "Lean accepts 1 of the 1 that it is asked about" in capsys.readouterr().out
    assert len(lean.compiled) == count
    assert regenerate.check([one], "embedded", 1, whole=True, asked=frozenset()) == 0
    assert "Lean accepts 0 of the 0 that it is asked about" in capsys.readouterr().out
    manifest = kept.read(tmp_path / "kept")
    assert manifest.library == library_of(project.home()).sha256
    (entry,) = manifest.certificates.values()
    another = {one.folder.name: msgspec.structs.replace(entry, data="0" * 64)}
    for changed in (  # another library, another proof by another isl
        msgspec.structs.replace(manifest, library="0" * 64),
        msgspec.structs.replace(manifest, isl="2020.1", certificates=another),
    ):
        kept.write(tmp_path / "kept", changed)
        assert regenerate.check([one], "embedded", 1, whole=True, asked=frozenset()) == 0
        assert "Lean accepts 1 of the 1 that it is asked about" in capsys.readouterr().out


def test_what_the_manifest_says_otherwise_is_found(
    one: regenerate.Chosen,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    imitated(tmp_path, monkeypatch)
    assert regenerate.accept(regenerate.made_of([one]), "embedded", 1, None, whole=True) == 1
    manifest = kept.read(tmp_path / "kept")
    (entry,) = manifest.certificates.values()
    other = msgspec.structs.replace(entry, lean="0" * 64)
    entries = {one.folder.name: other, "gone.redcert": entry}
    kept.write(tmp_path / "kept", msgspec.structs.replace(manifest, certificates=entries))
    assert regenerate.check([one], "embedded", 1, whole=True) == 4
    said = capsys.readouterr().out
    assert "gone.redcert: no example has this certificate any more" in said
    assert "strided_sum.strided.redcert: another Certificate.lean than the manifest says" in said


def test_what_lean_rejects_stays_as_it_was(
    one: regenerate.Chosen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lean = imitated(tmp_path, monkeypatch)
    assert regenerate.accept(regenerate.made_of([one]), "embedded", 1, None, whole=True) == 1
    before = (tmp_path / "kept" / kept.FILE).read_bytes()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "another cache"))
    lean.wrong = ["theorem"]
    assert regenerate.accept(regenerate.made_of([one]), "embedded", 1, None, whole=True) == 0
    assert (tmp_path / "kept" / kept.FILE).read_bytes() == before


def test_some_are_not_made_with_other_releases_than_the_rest(
    one: regenerate.Chosen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imitated(tmp_path, monkeypatch)
    kept.write(tmp_path / "kept", Manifest("2020.1", None, {}))
    with pytest.raises(SystemExit, match="other releases"):
        regenerate.accept(regenerate.made_of([one]), "embedded", 1, None, whole=False)


def test_all_are_written_elsewhere_without_lean(one: regenerate.Chosen, tmp_path: Path) -> None:
    assert regenerate.main(["--only", "strided_sum.strided", "--unchecked", str(tmp_path / "new")]) == 0
    files = store.read(tmp_path / "new" / "strided_sum.strided.redcert")
    assert decode(files[store.DATA]).library.sha256 == library_of(project.home()).sha256
    assert not (tmp_path / "kept" / kept.FILE).exists()


# ---------------------------------------------------------------- what is kept


def test_all_of_them_are_of_examples() -> None:
    names = {item.folder.name for item in regenerate.chosen([])}
    assert set(MANIFEST.certificates) == names, REGENERATE
    assert {folder.name for folder in KEPT} == kept.WHOLE


def test_lake_knows_all_of_them() -> None:
    links = regenerate.KEPT / regenerate.MODULES
    targets = {os.readlink(link) for link in links.iterdir()}
    assert targets == {f"../{folder.name}/{store.LEAN}" for folder in KEPT}
    assert all(link.read_bytes() == (links / os.readlink(link)).read_bytes() for link in links.iterdir())
