"""Building: order, failures, the cache, and the native checker through an imitation."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from redverify.checking.lean import cache_folder, library, native, project
from redverify.checking.lean.checker import Compiled
from redverify.checking.lean.errors import CheckerUnavailable, ProjectError
from redverify.checking.lean.messages import Message, parse
from redverify.checking.lean.release import GITHASHES
from redverify.system.commands import Limits, run

pytestmark = pytest.mark.ring("quick")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "cache" / "redverify" / "lean"


@dataclass
class Imitation:
    """Accepts a module unless its text says otherwise; checks that imports were compiled."""

    identity: str = "one"
    name: str = "embedded"
    version: str = "imitation"
    place: str = "/imitation"
    compiled: list[str] = field(default_factory=list)

    def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        text = source.read_text()
        self.compiled.append(source.stem)
        for name in project.imports_of(text):
            assert (out.joinpath(*name.split(".")).with_suffix(".olean")).is_file()
        if "WRONG" in text:
            return Compiled((Message(source.name, 1, 0, "error", "wrong"),), None, 0.1, 1)
        messages = ()
        if "HOLE" in text:
            messages = (Message(source.name, 1, 0, "warning", "declaration uses `sorry`", "hasSorry"),)
        target = out / source.relative_to(root).with_suffix(".olean")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        return Compiled(messages, None, 0.1, 1)


def sources(root: Path, **files: str) -> project.Project:
    root.mkdir(exist_ok=True)
    for name, text in files.items():
        (root / f"{name}.lean").write_text(text)
    return project.load(root)


def build(what: project.Project, checker: Imitation, *targets: str, **options: bool) -> library.Report:
    with library.built(what, checker, targets or tuple(what.modules), jobs=2, **options) as (report, out):
        assert all((out / f"{module.name}.olean").is_file() for module in report.modules if module.ok)
    assert not out.exists()
    return report


def test_order_and_cache(tmp_path: Path) -> None:
    what = sources(tmp_path / "p", C="import B\n", B="public import A\n", A="", D="")
    checker = Imitation()
    assert build(what, checker).ok
    assert checker.compiled.index("A") < checker.compiled.index("B") < checker.compiled.index("C")
    again = Imitation()
    assert all(module.cached for module in build(what, again).modules)
    assert again.compiled == []
    assert not any(module.cached for module in build(what, Imitation(identity="two")).modules)
    assert not any(module.cached for module in build(what, Imitation(), no_cache=True).modules)


def test_only_what_is_asked_for(tmp_path: Path) -> None:
    what = sources(tmp_path / "p", C="import B\n", B="import A\n", A="", D="")
    assert [module.name for module in build(what, Imitation(), "B").modules] == ["A", "B"]


def test_a_change_reaches_what_imports_it(tmp_path: Path) -> None:
    files = {"C": "import B\n", "B": "import A\n", "A": "", "D": ""}
    build(sources(tmp_path / "p", **files), Imitation())
    checker = Imitation()
    build(sources(tmp_path / "p", **files | {"A": "-- new"}), checker)
    assert sorted(checker.compiled) == ["A", "B", "C"]


@pytest.mark.parametrize("text", ["WRONG", "HOLE", "axiom a : False", "theorem t : p := sorry"])
def test_rejected(tmp_path: Path, text: str) -> None:
    what = sources(tmp_path / "p", A=text, B="import A\n", C="")
    for _ in range(2):
        report = build(what, Imitation())
        assert {module.name: module.ok for module in report.modules} == {"A": False, "B": False, "C": True}


@pytest.mark.parametrize("how", ["change", "consistently", "remove", "add", "empty", "truncate", "key"])
def test_a_damaged_entry_is_rebuilt(tmp_path: Path, cache: Path, how: str) -> None:
    what = sources(tmp_path / "p", A="")
    build(what, Imitation())
    (entry,) = (cache / "objects").iterdir()
    manifest = entry / "manifest.sealed"
    if how == "change":
        (entry / "A.olean").write_text("something else")
    elif how == "remove":
        (entry / "A.olean").unlink()
    elif how == "consistently":  # all that somebody can do who does not know the key
        (entry / "A.olean").write_text("something else")
        seal, content = manifest.read_bytes().split(b"\n", 1)
        hashes = json.loads(content) | {"A.olean": hashlib.sha256(b"something else").hexdigest()}
        manifest.write_bytes(seal + b"\n" + json.dumps(hashes).encode())
    elif how == "add":
        manifest.write_text('{"A.olean": "00", "../../x": "00"}')
    elif how == "key":
        (tmp_path / "config" / "redverify" / "seal.key").write_bytes(bytes(32))
    elif how == "truncate":
        manifest.write_bytes(manifest.read_bytes()[:-1])
    else:
        manifest.write_text("")
    checker = Imitation()
    assert build(what, checker).ok
    assert checker.compiled == ["A"]
    assert build(what, Imitation()).modules[0].cached


def test_nothing_of_a_damaged_entry_reaches_the_compiler(tmp_path: Path, cache: Path) -> None:
    build(sources(tmp_path / "p", A="", B="import A\n"), Imitation())
    for entry in (cache / "objects").iterdir():
        (entry / "A.olean.private").write_text("not ours")  # as if Lean read it beside A.olean
        (entry / "A.olean").write_text("something else")
    seen: list[str] = []

    class Looking(Imitation):
        def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
            seen.extend(path.name for path in out.rglob("A.*"))
            return super().compile(root, source, out, limits)

    assert build(project.load(tmp_path / "p"), Looking(), "A").ok
    assert seen == []


def test_without_a_key_nothing_is_kept(tmp_path: Path, cache: Path) -> None:
    (tmp_path / "config" / "redverify" / "seal.key").mkdir(parents=True)
    what = sources(tmp_path / "p", A="")
    for _ in range(2):
        checker = Imitation()
        assert build(what, checker).ok
        assert checker.compiled == ["A"]


def test_the_cache_is_private(cache: Path) -> None:
    cache.mkdir(parents=True)
    cache.chmod(0o777)
    assert stat.S_IMODE(cache_folder.cache_home().stat().st_mode) == 0o700


def test_the_cache_is_no_link(cache: Path, tmp_path: Path) -> None:
    cache.parent.mkdir(parents=True)
    (tmp_path / "elsewhere").mkdir()
    cache.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(CheckerUnavailable):
        cache_folder.cache_home()


def test_projects(tmp_path: Path) -> None:
    with pytest.raises(ProjectError, match="cycle"):
        sources(tmp_path / "a", A="import B\n", B="import A\n")
    with pytest.raises(ProjectError, match="not in the project"):
        sources(tmp_path / "b", A="import Nowhere\n")
    with pytest.raises(ProjectError, match="no Lean module"):
        sources(tmp_path / "c", A="import Init\n").closure(["B"])


def test_messages() -> None:
    line = '{"data":"bad","fileName":"A.lean","kind":"k","pos":{"column":8,"line":5},"severity":"error"}'
    found, rest = parse(f"[DEBUG:A] x\n{line}\n  mainModule? y\nsomething\n{{broken\n", "A.lean")
    assert found == [Message("A.lean", 5, 8, "error", "bad", "k")]
    assert rest == ["something", "{broken"]


def test_limits(tmp_path: Path) -> None:
    slow = [sys.executable, "-c", "import time; time.sleep(60)"]
    ended = run(slow, cwd=tmp_path, env=os.environ, limits=Limits(seconds=0.5))
    assert ended.stopped == "more than 0.5 s"
    big = [sys.executable, "-c", "x = bytearray(200 << 20); import time; time.sleep(60)"]
    if sys.platform == "linux":
        assert run(big, cwd=tmp_path, env=os.environ, limits=Limits(memory=100 << 20)).stopped is not None


def test_no_message_is_lost() -> None:
    line = '{"data":"bad","fileName":"A.lean","kind":"k","pos":{"column":8,"line":5},"severity":"error"}'
    found, _ = parse(f"[DEBUG:A] x{line}\n", "A.lean")
    assert found[0].fatal


def test_what_was_audited_is_compiled(tmp_path: Path) -> None:
    what = sources(tmp_path / "p", A="")
    (tmp_path / "p" / "A.lean").write_text("WRONG")
    assert build(what, Imitation()).ok


def test_an_interrupt_leaves_nothing_running(tmp_path: Path) -> None:
    what = sources(tmp_path / "p", A="", B="")
    ends: list[str | None] = []

    class Slow(Imitation):
        def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
            if source.stem == "A":
                raise KeyboardInterrupt
            command = [sys.executable, "-c", "import time; time.sleep(60)"]
            ends.append(run(command, cwd=root, env=os.environ, limits=limits).stopped)
            return Compiled((), None, 0.1, 1)

    with pytest.raises(KeyboardInterrupt):
        build(what, Slow())
    assert ends == ["interrupted"]


def test_an_interrupt_leaves_no_process(tmp_path: Path) -> None:
    limits = Limits()
    threading.Timer(0.5, limits.cancelled.set).start()
    slow = [sys.executable, "-c", "import time; time.sleep(60)"]
    start = time.monotonic()
    assert run(slow, cwd=tmp_path, env=os.environ, limits=limits).stopped == "interrupted"
    assert time.monotonic() - start < 30


def test_an_interrupted_build_stops_its_processes(tmp_path: Path) -> None:
    limits = Limits()
    what = sources(tmp_path / "p", A="", B="")

    def interrupt(module: library.Built, done: int, total: int) -> None:
        raise KeyboardInterrupt

    with (
        pytest.raises(KeyboardInterrupt),
        library.built(what, Imitation(), ["A", "B"], limits=limits, progress=interrupt),
    ):
        pass
    assert limits.cancelled.is_set()
    assert not list((cache_folder.cache_home()).glob(".build.*"))


LEAN = """#!{python}
import sys
if "--version" in sys.argv:
    print("Lean (version {version}, x86_64, Release)")
    sys.exit()
if "--githash" in sys.argv:
    print("{githash}")
    sys.exit()
if "--print-prefix" in sys.argv:
    print("{prefix}")
    sys.exit()
if sys.argv[-1].endswith("Audit.lean"):
    print("'t' depends on axioms: [propext,\\n Quot.sound]\\n'u' does not depend on any axioms")
    sys.exit()
out = sys.argv[sys.argv.index("-o") + 1]
open(out, "w").write("compiled")
"""


def imitate_native(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    version: str,
    githash: str = GITHASHES["4.28.0"],
    prefix: Path | str = "",
) -> None:
    folder.mkdir(parents=True)
    script = folder / "lean"
    text = LEAN.format(python=sys.executable, version=version, githash=githash, prefix=prefix)
    script.write_text(text)
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("ELAN_HOME", str(folder.parent / "no-elan"))


def test_native(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    imitate_native(tmp_path / "bin", monkeypatch, "4.28.0")
    checker = native.find("4.28.0")
    what = sources(tmp_path / "p", A="")
    with library.built(what, checker, ["A"]) as (report, out):
        assert report.ok
        found = checker.axioms("A", ["t", "u"], out, Limits())
    assert found == {"t": {"propext", "Quot.sound"}, "u": set()}
    with pytest.raises(CheckerUnavailable):
        checker.axioms("A", ["t", "v"], tmp_path, Limits())


@pytest.mark.parametrize("version", ["4.27.0", "4.28.0-rc1", "14.28.0", "4.28.01"])
def test_another_native_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    imitate_native(tmp_path / "bin", monkeypatch, version)
    with pytest.raises(CheckerUnavailable, match="is not Lean"):
        native.find("4.28.0")


@pytest.mark.parametrize("githash", ["", "0" * 40, "7e01a1b"])
def test_another_build_of_the_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, githash: str) -> None:
    imitate_native(tmp_path / "bin", monkeypatch, "4.28.0", githash)
    with pytest.raises(CheckerUnavailable, match=r"bin/lean is not the release 4\.28\.0 of the Lean dev"):
        native.find("4.28.0")


def test_a_release_without_a_pinned_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    imitate_native(tmp_path / "bin", monkeypatch, "4.99.0")
    with pytest.raises(CheckerUnavailable, match="knows no git hash"):
        native.find("4.99.0")


def test_our_release_has_a_pinned_hash() -> None:
    assert project.load(project.home()).toolchain() in GITHASHES


def test_the_proxy_of_elan_is_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toolchain = tmp_path / "toolchain"
    imitate_native(toolchain / "bin", monkeypatch, "4.28.0")
    imitate_native(tmp_path / "bin", monkeypatch, "4.28.0", prefix=toolchain)
    assert native.find("4.28.0").place == str(toolchain / "bin" / "lean")


def test_the_release_of_elan_is_preferred(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    imitate_native(tmp_path / "other", monkeypatch, "4.27.0")
    folder = tmp_path / "elan" / "toolchains" / "leanprover--lean4---v4.28.0"
    folder.mkdir(parents=True)
    imitate_native(folder / "bin", monkeypatch, "4.28.0")
    monkeypatch.setenv("PATH", str(tmp_path / "other"))
    monkeypatch.setenv("ELAN_HOME", str(tmp_path / "elan"))
    monkeypatch.setenv("LEAN_SYSROOT", "/nowhere")
    assert native.find("4.28.0").lean == folder / "bin" / "lean"
    assert "LEAN_SYSROOT" not in native._environment("4.28.0")


@pytest.mark.parametrize(("status", "expected"), [(0, None), (1, "no: A")])
def test_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, expected: str | None) -> None:
    imitate_native(tmp_path / "bin", monkeypatch, "4.28.0")
    checker = native.find("4.28.0")
    assert checker.replay(["A"], tmp_path, Limits()) is None
    script = tmp_path / "bin" / "leanchecker"
    script.write_text(f"#!{sys.executable}\nimport sys\nprint('no:', sys.argv[1])\nsys.exit({status})\n")
    script.chmod(0o755)
    assert checker.replay(["A"], tmp_path, Limits()) == expected


def test_no_native(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("ELAN_HOME", str(tmp_path))
    with pytest.raises(CheckerUnavailable, match="no native Lean"):
        native.find("4.28.0")


def test_what_killed_builds_left_is_removed(tmp_path: Path, cache: Path) -> None:
    what = sources(tmp_path / "p", A="")
    build(what, Imitation())
    old, new = cache / ".build.old", cache / ".build.new"
    for folder in (old, new):
        (folder / "out").mkdir(parents=True)
    os.utime(old, (0, 0))
    build(what, Imitation())
    assert not old.exists()
    assert new.exists()
