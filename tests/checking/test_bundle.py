"""Bundles: the same files give the same bytes, and nothing of a bundle is believed."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.checking import bundle, signatures, store
from redverify.checking.signatures import WrongSignature
from tests.cli.expectations import ROOT
from tests.conftest import Ran

Cli = Callable[..., Ran]
KEPT = ROOT / "certificates"
FOLDERS = [KEPT / "strided_sum.strided.redcert", KEPT / "sequential_sum.recurrence.redcert"]

pytestmark = [
    pytest.mark.ring("quick"),
    pytest.mark.skipif(not all(folder.is_dir() for folder in FOLDERS), reason="there are no certificates"),
]


@pytest.fixture
def packed() -> bytes:
    return bundle.packed(FOLDERS)


def again(data: bytes, change: Callable[[list[tuple[tarfile.TarInfo, bytes]]], None]) -> bytes:
    """The archive with other members."""
    members = []
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for entry in archive:
            content = archive.extractfile(entry)
            assert content is not None
            members.append((entry, content.read()))
    change(members)
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for entry, content in members:
            entry.size = len(content) if entry.isreg() else 0
            archive.addfile(entry, io.BytesIO(content))
    return stream.getvalue()


def member(name: str, content: bytes = b"x") -> tuple[tarfile.TarInfo, bytes]:
    return tarfile.TarInfo(name), content


def test_the_same_files_give_the_same_bytes(packed: bytes, tmp_path: Path) -> None:
    for number, folder in enumerate(reversed(FOLDERS)):
        shutil.copytree(folder, tmp_path / folder.name, copy_function=shutil.copyfile)
        (tmp_path / folder.name / store.DATA).touch()
        (tmp_path / folder.name / store.DATA).chmod(0o600 + number)
    assert bundle.packed([tmp_path / folder.name for folder in reversed(FOLDERS)]) == packed


def test_what_was_packed_is_unpacked(packed: bytes, tmp_path: Path) -> None:
    folders = bundle.unpack(packed, tmp_path)
    assert [folder.name for folder in folders] == sorted(folder.name for folder in FOLDERS)
    for folder in FOLDERS:
        assert store.read(tmp_path / folder.name) == store.read(folder)


def test_files_that_are_added(tmp_path: Path) -> None:
    source = ROOT / "examples/thesis/ch7/strided_sum.sched"
    data = bundle.packed(FOLDERS[:1], [source])
    assert bundle.members_of(data)["added/strided_sum.sched"] == source.read_bytes()
    assert [f.name for f in bundle.unpack(data, tmp_path)] == [FOLDERS[0].name]
    assert [p.name for p in tmp_path.iterdir()] == [FOLDERS[0].name]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda m: m.append(member("x.redcert/certificate.json")), "is not in MANIFEST.json"),
        (lambda m: m.pop(), "is missing"),
        (lambda m: m.pop(0), "it has no MANIFEST.json"),
        (lambda m: m.__setitem__(1, (m[1][0], m[1][1] + b" ")), "has other contents"),
        (lambda m: m.append(m[1]), "is there twice"),
        (lambda m: m.append(member("../evil.redcert/certificate.json")), "is not a file of a bundle"),
        (lambda m: m.append(member("/elsewhere/x.redcert/report.md")), "is not a file of a bundle"),
        (lambda m: m.append(member("x.redcert/other.py")), "is not a file of a bundle"),
        (lambda m: m.__setitem__(0, (m[0][0], b"[" * 100_000)), "is not JSON"),
        (lambda m: m.__setitem__(0, (m[0][0], b'{"format": "other"}')), "is not of the format"),
        (lambda m: setattr(m[1][0], "type", tarfile.SYMTYPE), "is not a plain file"),
        (lambda m: setattr(m[1][0], "type", tarfile.LNKTYPE), "is not a plain file"),
        (lambda m: setattr(m[1][0], "type", tarfile.FIFOTYPE), "is not a plain file"),
    ],
)
def test_a_bundle_that_was_changed(
    packed: bytes,
    tmp_path: Path,
    change: Callable[[list[tuple[tarfile.TarInfo, bytes]]], None],
    said: str,
) -> None:
    with pytest.raises(bundle.Damaged, match=said):
        bundle.unpack(again(packed, change), tmp_path / "target")
    assert list(tmp_path.iterdir()) == [], "nothing is written before all is compared"


@pytest.mark.parametrize("data", [b"", b"no archive", b"\0" * 10240, b"\xff" * 2000])
def test_what_is_no_bundle(data: bytes, tmp_path: Path) -> None:
    with pytest.raises(bundle.Damaged):
        bundle.unpack(data, tmp_path)


@pytest.mark.parametrize("behind", [b"x", b"\0" * 512, b"\0" * 10240, b"not seen by tar"])
def test_bytes_behind_the_end(packed: bytes, behind: bytes) -> None:
    with pytest.raises(bundle.Damaged, match="bytes that belong to none of its members"):
        bundle.members_of(packed + behind)


def first_of_manifest(name: str) -> Callable[[str], str]:
    return lambda text: text.replace("{", "{" + name, 1)


@pytest.mark.parametrize(
    "change",
    [
        first_of_manifest('"format": "redverify.bundle/2", '),
        first_of_manifest('"files": {}, '),
        first_of_manifest('"checked": "by all kernels", '),
        lambda text: text.replace('"size"', '"mode": 420, "size"', 1),
        lambda text: text.replace('"size"', '"size": 0, "size"', 1),
        lambda text: text + " ",
    ],
)
def test_a_manifest_that_says_more_or_something_twice(packed: bytes, change: Callable[[str], str]) -> None:
    def changed(members: list[tuple[tarfile.TarInfo, bytes]]) -> None:
        entry, content = members[0]
        assert entry.name == bundle.MANIFEST
        members[0] = entry, change(content.decode()).encode()
        assert json.loads(members[0][1])["format"] == bundle.FORMAT

    with pytest.raises(bundle.Damaged):
        bundle.members_of(again(packed, changed))


def test_members_that_tar_shows_in_another_way(packed: bytes) -> None:
    def executable(members: list[tuple[tarfile.TarInfo, bytes]]) -> None:
        members[1][0].mode, members[1][0].uname = 0o4755, "root"

    with pytest.raises(bundle.Damaged, match="fields that no bundle has"):
        bundle.members_of(again(packed, executable))
    assert bundle.members_of(again(packed, lambda members: None))


def test_a_bundle_that_is_cut_off(packed: bytes, tmp_path: Path) -> None:
    for length in (100, 512, 5000, len(packed) // 2):
        with pytest.raises(bundle.Damaged):
            bundle.unpack(packed[:length], tmp_path)


# ---------------------------------------------------------------- the command


def test_the_command(cli: Cli, tmp_path: Path) -> None:
    one, two = tmp_path / "one.redbundle", tmp_path / "two.redbundle"
    assert cli("bundle", *map(str, FOLDERS), "-o", one).status == 0
    assert cli("bundle", *map(str, FOLDERS), "-o", two).status == 0
    assert one.read_bytes() == two.read_bytes()
    assert cli("bundle", FOLDERS[0], "-o", tmp_path / "x.tar").status == 3
    assert cli("bundle", tmp_path / "none", "-o", one).status == 3
    assert cli("bundle", FOLDERS[0], FOLDERS[0], "-o", one).status == 3
    assert one.read_bytes() == two.read_bytes()


def test_a_damaged_bundle_is_rejected_without_lean(cli: Cli, packed: bytes, tmp_path: Path) -> None:
    path = tmp_path / "b.redbundle"
    path.write_bytes(packed.replace(b"sum", b"som", 1))
    ran = cli("check", path)
    assert (ran.status, ran.out) == (4, "")
    assert "REJECTED" in ran.err
    assert cli("check", tmp_path / "none.redbundle").status == 3
    assert cli("check", FOLDERS[0], "--key", "k.pub").status == 3


def _keys(tool: str, folder: Path, name: str) -> tuple[Path, Path]:
    """A private and a public key without a password."""
    if shutil.which(tool) is None:
        pytest.skip(f"there is no {tool}")
    private, public = folder / name, folder / f"{name}.pub"
    if tool == "minisign":
        command = ["minisign", "-G", "-W", "-s", str(private), "-p", str(public)]
    else:
        command = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(private)]
    subprocess.run(command, check=True, capture_output=True)
    return private, public


@pytest.mark.parametrize("tool", signatures.SUFFIXES)
def test_signatures(cli: Cli, tmp_path: Path, tool: str) -> None:
    (mine, public), (_, other) = (_keys(tool, tmp_path, name) for name in ("mine", "other"))
    path = tmp_path / "b.redbundle"
    ran = cli("bundle", FOLDERS[0], "-o", path, "--sign", mine)
    assert ran.status == 0
    assert f"signed in {path}{signatures.SUFFIXES[tool]}" in ran.err
    signatures.verify(path, path.read_bytes(), public)
    with pytest.raises(WrongSignature, match="not by this key"):
        signatures.verify(path, path.read_bytes(), other)
    with pytest.raises(WrongSignature, match="not by this key"):
        signatures.verify(path, path.read_bytes() + b" ", public)
    ran = cli("check", path, "--key", other)
    assert ran.status == 4
    assert "the signature is not by this key" in ran.err
    assert cli("bundle", FOLDERS[1], "-o", path).status == 0
    with pytest.raises(WrongSignature, match="there is no signature"):
        signatures.verify(path, path.read_bytes(), public)
    assert cli("bundle", FOLDERS[1], "-o", path, "--sign", tmp_path / "none").status == 5


@pytest.mark.parametrize("tool", signatures.SUFFIXES)
def test_a_bundle_that_was_signed_and_then_changed(cli: Cli, tmp_path: Path, tool: str) -> None:
    """Its manifest fits; only the signature tells."""
    private, public = _keys(tool, tmp_path, "mine")
    path = tmp_path / "b.redbundle"
    assert cli("bundle", FOLDERS[0], "-o", path, "--sign", private).status == 0
    path.write_bytes(bundle.packed([FOLDERS[1]]))
    ran = cli("check", path, "--key", public)
    assert ran.status == 4
    assert "REJECTED: the signature is not by this key" in ran.err


def test_the_signature_of_one_tool_is_none_of_the_other(cli: Cli, tmp_path: Path) -> None:
    ours, theirs = (_keys(tool, tmp_path, tool) for tool in signatures.SUFFIXES)
    path = tmp_path / "b.redbundle"
    assert cli("bundle", FOLDERS[0], "-o", path, "--sign", ours[0]).status == 0
    ran = cli("check", path, "--key", theirs[1])
    assert ran.status == 4
    assert "there is no signature b.redbundle.minisig" in ran.err
    shutil.copyfile(f"{path}.sig", f"{path}.minisig")
    assert cli("check", path, "--key", theirs[1]).status == 4


def test_a_key_that_is_none(cli: Cli, tmp_path: Path) -> None:
    """Whatever a tool says of such a key, nothing is accepted."""
    private, public = _keys("minisign", tmp_path, "mine")
    path = tmp_path / "b.redbundle"
    assert cli("bundle", FOLDERS[0], "-o", path, "--sign", private).status == 0
    for text in ("untrusted comment: x\n", "untrusted comment: x\nabc\n", public.read_text()[:-9]):
        public.write_text(text)
        assert cli("check", path, "--key", public).status == 4
    private.write_text("untrusted comment: x\n")
    assert cli("bundle", FOLDERS[0], "-o", path, "--sign", private).status == 5
    assert not Path(f"{path}.minisig").exists()


def test_without_the_tool(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, key = tmp_path / "b.redbundle", tmp_path / "key"
    key.write_text("untrusted comment: minisign public key\nRWQ\n")
    Path(f"{path}.minisig").write_text("x")
    path.write_bytes(bundle.packed([FOLDERS[0]]))
    monkeypatch.setattr("redverify.checking.signatures.shutil.which", lambda name: None)
    ran = cli("check", path, "--key", key)
    assert (ran.status, ran.err) == (5, "minisign is not installed\n")


def test_the_manifest_lists_all(packed: bytes) -> None:
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        names = archive.getnames()
        first = archive.extractfile(names[0])
        assert first is not None
        manifest = json.loads(first.read())
    assert names[0] == bundle.MANIFEST
    assert names[1:] == sorted(manifest["files"]) == sorted(
        f"{folder.name}/{name}" for folder in FOLDERS for name in store.FILES
    )  # fmt: skip
