"""Compiling the modules of a Lean project in order. Results are cached by a hash of all they depend on."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from redverify.checking.lean import audit, tokens
from redverify.checking.lean.build_plan import Plan, Watch
from redverify.checking.lean.cache_folder import cache_home, private
from redverify.checking.lean.checker import Checker, Compiled
from redverify.checking.lean.earlier_findings import Notes
from redverify.checking.lean.embedded import Embedded
from redverify.checking.lean.messages import Message, fatal
from redverify.checking.lean.project import Module, Project
from redverify.checking.lean.seal import Broken, Seal
from redverify.system.commands import Limits

#: Part of every key. A new number makes the cache forget what was stored in an older layout.
_LAYOUT = "2"


@dataclass(frozen=True, slots=True)
class Built:
    """What became of a module. ``key`` is a hash of the checker, its source and all it imports,
    ``compiled`` one of the compiled files."""

    name: str
    key: str
    ok: bool
    cached: bool
    messages: tuple[Message, ...] = ()
    problem: str | None = None
    seconds: float = 0.0
    memory: int = 0
    compiled: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """What became of all modules that were asked for; ``hash`` is one of all their sources."""

    modules: tuple[Built, ...]
    checker: str
    version: str
    identity: str
    hash: str = ""

    @property
    def ok(self) -> bool:
        """Whether every module was accepted."""
        return all(module.ok for module in self.modules)


@dataclass(slots=True)
class _Work:
    project: Project
    checker: Checker
    root: Path
    out: Path
    objects: Path
    limits: Limits
    use_cache: bool
    seal: Seal
    plain: Notes
    keys: dict[str, str] = field(default_factory=dict)


#: Called when a module is done, with the number done so far and of all.
Progress = Callable[[Built, int, int], None]


@contextmanager
def built(
    project: Project,
    checker: Checker,
    targets: Iterable[str],
    *,
    jobs: int = 1,
    no_cache: bool = False,
    limits: Limits | None = None,
    progress: Progress | None = None,
    watch: Watch | None = None,
    titles: Mapping[str, str] | None = None,
    begin: Callable[[Path], None] | None = None,
) -> Iterator[tuple[Report, Path]]:
    """Compile modules and all they import; gives the report and the folder of compiled modules.

    The folder is private to this call and removed afterwards; up to ``jobs`` Lean processes run
    at a time. A module whose import failed is not compiled. ``watch`` is given the plan of what is
    not in the cache, in which modules are called by their ``titles``. ``begin`` is given the folder of
    compiled modules before the first one is there. Raises :class:`.ProjectError`
    and :class:`.CheckerUnavailable`.
    """
    home = private(cache_home())
    _sweep(home)
    order = project.closure(targets)
    with tempfile.TemporaryDirectory(prefix=_BUILD, dir=home) as scratch:
        out, root = Path(scratch, "out"), Path(scratch, "root")
        out.mkdir()
        objects = private(home / "objects")
        checker = replace(checker, afresh=True) if no_cache and isinstance(checker, Embedded) else checker
        plain = Notes.of_user("plain", (audit, tokens))
        bounds, kept = limits or Limits(), not no_cache
        work = _Work(project, checker, root, out, objects, bounds, kept, Seal.of_user(), plain)
        for name in order:
            work.keys[name] = _key(work, project.modules[name])
        plan = Plan((project.modules[name] for name in order if not _is_kept(work, name)), jobs, titles)
        if watch is not None:
            watch(plan)
        if begin is not None:
            begin(out)
        done = _compile_all(work, order, max(1, jobs), progress, plan)
        digest = hashlib.sha256("\n".join(f"{n} {work.keys[n]}" for n in order).encode()).hexdigest()
        modules = tuple(done[name] for name in order)
        yield Report(modules, checker.name, checker.version, checker.identity, digest), out


#: What the names of folders of builds begin with.
_BUILD = ".build."

#: Seconds after which a folder of a build belongs to no run any more.
_STALE = 86_400.0


def _sweep(home: Path) -> None:
    """Remove the folders of builds that were killed at least a day ago."""
    for path in home.glob(f"{_BUILD}*"):
        with suppress(OSError):
            if time.time() - path.lstat().st_mtime > _STALE:
                shutil.rmtree(path, ignore_errors=True)


def _key(work: _Work, module: Module) -> str:
    parts = [_LAYOUT, work.checker.name, work.checker.identity, module.name, module.text]
    parts += [work.keys[name] for name in module.imports]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _compile_all(
    work: _Work, order: tuple[str, ...], jobs: int, progress: Progress | None, plan: Plan
) -> dict[str, Built]:
    done: dict[str, Built] = {}
    waiting = list(order)
    running: dict[Future[Built], str] = {}
    lock = threading.Lock()
    told: list[Built] = []

    def end(name: str, result: Built) -> None:
        done[name] = result
        plan.ended(name)

    def tell() -> None:
        for result in [*done.values()][len(told) :]:
            told.append(result)
            if progress is not None:
                progress(result, len(told), len(order))

    with ThreadPoolExecutor(jobs) as pool, _cancelling(work.limits):
        while waiting or running:
            for name in list(waiting):
                imports = work.project.modules[name].imports
                if any(i in done and not done[i].ok for i in imports):
                    waiting.remove(name)
                    bad = next(i for i in imports if i in done and not done[i].ok)
                    end(name, Built(name, work.keys[name], False, False, (), f"{bad} was not accepted"))
                elif all(i in done for i in imports) and len(running) < jobs:
                    waiting.remove(name)
                    plan.started(name)
                    running[pool.submit(_module, work, work.project.modules[name], lock)] = name
            tell()  # what is done with a module is done while the next ones are compiled
            if not running:
                continue
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                end(running.pop(future), future.result())
        tell()
    return done


@contextmanager
def _cancelling(limits: Limits) -> Iterator[None]:
    """If an exception ends the build, the running Lean processes end, too."""
    try:
        yield
    except BaseException:
        limits.cancelled.set()
        raise


def _module(work: _Work, module: Module, lock: threading.Lock) -> Built:
    key = work.keys[module.name]
    plain = work.use_cache and work.plain.find(module.text.encode()) is not None
    findings = () if plain else audit.forbidden(module.text)
    if findings:
        text = "; ".join(f"line {f.line}: {f.text}" for f in findings)
        return Built(module.name, key, False, False, (), f"forbidden in Lean sources: {text}")
    with lock:
        if work.use_cache and _restore(work, module, key):
            if not plain:
                work.plain.keep(module.text.encode(), b"")
            return Built(module.name, key, True, True, compiled=_digest(_hashes(work, module)))
    # The text that was audited and hashed is compiled, even if the file has changed since.
    source = work.root.joinpath(*module.name.split(".")).with_suffix(".lean")
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(module.text, encoding="utf-8", newline="")
    compiled = work.checker.compile(work.root, source, work.out, work.limits)
    good = compiled.failure is None and not fatal(compiled.messages)
    hashes = _hashes(work, module)
    if good:
        _store(work, module, key, hashes)
    return _built(module, key, good, compiled, _digest(hashes))


def _built(module: Module, key: str, good: bool, compiled: Compiled, digest: str) -> Built:
    said = (compiled.messages, compiled.failure, compiled.seconds, compiled.memory)
    return Built(module.name, key, good, False, *said, compiled=digest)


def files_of(out: Path, name: str) -> list[Path]:
    """The compiled files of a module, below the folder ``out``."""
    stem = out.joinpath(*name.split("."))
    return sorted(p for p in stem.parent.glob(stem.name + ".*") if p.is_file())


def _files(work: _Work, module: Module) -> list[Path]:
    return files_of(work.out, module.name)


def _hashes(work: _Work, module: Module) -> dict[str, str]:
    """The SHA-256 of each compiled file of a module, by its name."""
    return {file.name: _sha256(file) for file in _files(work, module)}


def _digest(hashes: Mapping[str, str]) -> str:
    """One hash of several files."""
    return hashlib.sha256(json.dumps(hashes, sort_keys=True).encode()).hexdigest()


def _store(work: _Work, module: Module, key: str, hashes: Mapping[str, str]) -> None:
    """Put a compiled module into the cache, with sealed hashes, at once or not at all."""
    with suppress(OSError):
        _keep(work.objects, work.seal, key, hashes, {f.name: f for f in _files(work, module)})


def keep_entry(objects: Path, seal: Seal, key: str, files: Mapping[str, bytes]) -> None:
    """Put a module that was compiled elsewhere into the cache, at once or not at all."""
    hashes = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    with tempfile.TemporaryDirectory(prefix=".new.", dir=objects) as folder:
        written = {name: Path(folder, name) for name in files}
        for name, path in written.items():
            path.write_bytes(files[name])
        _keep(objects, seal, key, hashes, written)


def has_entry(objects: Path, key: str) -> bool:
    """Whether the cache seems to hold a module; :func:`built` finds out if it does."""
    return (objects / key / _MANIFEST).is_file()


def _keep(objects: Path, seal: Seal, key: str, hashes: Mapping[str, str], files: Mapping[str, Path]) -> None:
    manifest = seal.sealed(_sealed_as(key), json.dumps(hashes, sort_keys=True).encode())
    if manifest is None:
        return
    target = objects / key
    if target.exists():
        shutil.rmtree(target, ignore_errors=True)
    scratch = Path(tempfile.mkdtemp(prefix=".new.", dir=objects))
    try:
        for name, file in files.items():
            shutil.copyfile(file, scratch / name)
        (scratch / _MANIFEST).write_bytes(manifest)
        os.replace(scratch, target)
    except OSError:  # another process was faster, or the disk is full; the build goes on without
        shutil.rmtree(scratch, ignore_errors=True)


#: The file of an entry that holds the hashes of the others.
_MANIFEST = "manifest.sealed"


def _sealed_as(key: str) -> str:
    """What the manifest of an entry is sealed as."""
    return f"compiled {key}"


def _is_kept(work: _Work, name: str) -> bool:
    """Whether the cache seems to hold a compiled module; :func:`_restore` finds out if it does."""
    return work.use_cache and has_entry(work.objects, work.keys[name])


def _restore(work: _Work, module: Module, key: str) -> bool:
    """Copy a compiled module from the cache; false if it is not there.

    An entry that was not sealed by the user's key is damaged, and so is one whose files are not those that
    were sealed. Damaged entries are removed. The copies are hashed, not what may change meanwhile.
    """
    entry = work.objects / key
    try:
        found = entry.lstat()
    except OSError:
        return False
    try:
        if hasattr(os, "getuid") and found.st_uid != os.getuid():
            return False
        hashes = json.loads(work.seal.opened(_sealed_as(key), (entry / _MANIFEST).read_bytes()))
        target = work.out.joinpath(*module.name.split(".")).parent
        target.mkdir(parents=True, exist_ok=True)
        for name in hashes:
            shutil.copyfile(entry / name, target / name)
        if hashes != _hashes(work, module):
            raise Broken
    except (OSError, ValueError, Broken):
        for file in _files(work, module):  # nothing of it is left for the compiler
            file.unlink()
        shutil.rmtree(entry, ignore_errors=True)
        return False
    return True


def _sha256(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
