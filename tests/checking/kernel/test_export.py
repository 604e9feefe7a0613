"""Exports of modules made by hand, their validator, and imitations of the second kernel."""

from __future__ import annotations

import json
import random
import stat
import sys
from pathlib import Path

import pytest

from redverify.checking.kernel import nanoda, terms
from redverify.checking.kernel.audit import Index
from redverify.checking.kernel.errors import Damaged, KernelError, Refused
from redverify.checking.kernel.export import lines, write
from redverify.checking.kernel.exported import Export, read
from redverify.checking.kernel.modules import Modules, Place
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.system.commands import Limits
from tests.checking.kernel.test_audit import CERTIFICATE, MODULE, Bench
from tests.checking.kernel.written import PROP, TYPE, const, definition, head, module, theorem

pytestmark = pytest.mark.ring("quick")

U = terms.Param(("u",))

TREE = ("Tree",)

LIBRARY: tuple[terms.Declaration, ...] = (
    terms.Axiom(head(("propext",)), False),
    terms.Axiom(head(("hidden",)), False),
    definition(("id",), TYPE, terms.Lam(("x",), PROP, terms.Bound(0), "default")),
    terms.Inductive(head(TREE, TYPE), 0, 0, (TREE,), (("Tree", "node"),), 0, True, False, False),
    terms.Constructor(head(("Tree", "node"), const("Tree")), TREE, 0, 0, 1, False),
    terms.Recursor(
        terms.Head(("Tree", "rec"), (("u",),), terms.Sort(terms.Succ(U))),
        (TREE,), 0, 0, 1, 1, (terms.Rule(("Tree", "node"), 1, const("Tree", "node")),), False, False,
    ),
    definition(("Nat",), TYPE, PROP),
    theorem(("Eq",), PROP, PROP),
    *(terms.Quot(head(("Quot", *more)), kind) for more, kind in (
        ((), "type"), (("mk",), "ctor"), (("lift",), "lift"), (("ind",), "ind"),
    )),
)  # fmt: skip

VALUE = terms.Let(
    ("z",),
    terms.App(const("id"), terms.Number(10**30)),
    terms.Proj(TREE, 0, terms.App(const("Tree", "node"), const("Quot", "lift"))),
    terms.App(terms.App(const("hidden"), const("propext")), terms.Bound(0)),
)


@pytest.fixture
def index(tmp_path: Path) -> Index:
    bench = Bench(tmp_path)
    bench.write(bench.lean, ("Init",), module(LIBRARY, hidden=[("hidden",)]))
    bench.write(bench.ours, ("Redverify", "Rules"), module([], [("Init",)]))
    data = module([theorem(CERTIFICATE, const("id"), VALUE)], [("Init",), ("Redverify", "Rules")])
    bench.write(bench.ours, MODULE, data)
    return Index(Modules(bench.ours, Place(bench.lean, 4)), MODULE)


@pytest.fixture
def exported(index: Index) -> list[bytes]:
    return list(lines(index, [CERTIFICATE]))


def test_what_is_exported(exported: list[bytes]) -> None:
    export = read(exported)
    assert set(export.declared) == {CERTIFICATE, *(d.head.name for d in LIBRARY)}
    assert list(export.declared)[-1] == CERTIFICATE
    assert export.axioms == [("hidden",), ("propext",)]
    order = list(export.declared)
    assert order.index(("Eq",)) < order.index(("Quot",)) < order.index(("Quot", "ind"))
    meta = json.loads(exported[0])["meta"]
    assert meta["format"] == {"version": "3.1.0"}
    assert meta["lean"]["version"] == "4.28.0"


def test_an_export_is_deterministic(index: Index, exported: list[bytes], tmp_path: Path) -> None:
    write(tmp_path / "x.ndjson", index, [CERTIFICATE])
    assert (tmp_path / "x.ndjson").read_bytes() == b"".join(line + b"\n" for line in exported)


def test_nothing_is_half_written(index: Index, tmp_path: Path) -> None:
    with pytest.raises(KernelError):
        write(tmp_path / "x.ndjson", index, [("nowhere",)])
    assert not list(tmp_path.glob("*x.ndjson*"))
    with pytest.raises(OSError):
        write(tmp_path / "no" / "x.ndjson", index, [CERTIFICATE])


def test_a_declaration_that_rests_on_itself(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    looping = theorem(CERTIFICATE, PROP, terms.Const(CERTIFICATE, ()))
    bench.write(bench.ours, MODULE, module([looping], [("Init",), ("Redverify", "Rules")]))
    found = Index(Modules(bench.ours, Place(bench.lean, 4)), MODULE)
    with pytest.raises((Refused, Damaged)):
        read(lines(found, [CERTIFICATE]))


def changed(exported: list[bytes], old: str, new: str) -> list[bytes]:
    text = b"\n".join(exported).decode()
    assert old in text, text
    return text.replace(old, new, 1).encode().split(b"\n")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"3.1.0"', '"2.0.0"'),
        ('"pre":0', '"pre":99'),
        ('"in":1}', '"in":2}'),
        ('"nondep":false', '"nondep":true'),
        ('"bvar":0', '"bvar":7'),
        ('"natVal":"1000000000000000000000000000000"', '"natVal":"x"'),
        ('"safety":"safe"', '"safety":"unsafe"'),
        ('"isUnsafe":false', '"isUnsafe":true'),
        ('"idx":0', '"idx":-1'),
        ('"binderInfo":"default"', '"binderInfo":"none"'),
        ('"kind":"lift"', '"kind":"lost"'),
        ('"numFields":1', '"numFields":true'),
        ('"ctors":[', '"cotrs":['),
        ('{"thm":', '{"theorem":'),
    ],
)
def test_what_is_not_in_the_format(exported: list[bytes], old: str, new: str) -> None:
    with pytest.raises(Damaged, match=r"^line \d+ of the export: "):
        read(changed(exported, old, new))


def test_order_and_doubles(exported: list[bytes]) -> None:
    for wrong in ([], exported[1:], [*exported, exported[-1]], [*exported[:-2], exported[-1]]):
        with pytest.raises(Damaged):
            read(wrong)
    for position in range(len(exported)):
        with pytest.raises(Damaged):
            read([*exported[: position + 1], exported[position], *exported[position + 1 :]])


def test_random_damage(exported: list[bytes]) -> None:
    text = b"\n".join(exported)
    choose = random.Random(1)
    for _ in range(500):
        data = bytearray(text)
        for _ in range(choose.choice((1, 2))):
            data[choose.randrange(len(data))] = choose.choice(b'0123456789"{}[],:aeinu\x80')
        try:
            read(bytes(data).split(b"\n"))
        except Damaged as error:
            assert "\n" not in str(error)


# ---------------------------------------------------------------- the second kernel

ACCEPTING = """
import json, sys
if sys.argv[1] == "--help":
    print("nanoda_bin 9.9.9-test\\n\\nA type checker")
    sys.exit(0)
settings = json.load(open(sys.argv[1]))
declared, axioms = 0, []
for line in open(settings["export_file_path"]):
    value = json.loads(line)
    for key in ("axiom", "def", "thm", "opaque", "quot"):
        declared += key in value
    if "inductive" in value:
        declared += sum(len(group) for group in value["inductive"].values())
assert settings["unpermitted_axiom_hard_error"] and set(settings["permitted_axioms"]) == {"hidden", "propext"}
"""


def imitation(folder: Path, rest: str, start: str = ACCEPTING) -> Path:
    path = folder / "nanoda_bin"
    path.write_text(f"#!{sys.executable}\n{start}{rest}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def ask(folder: Path, exported: list[bytes], rest: str) -> None:
    file = folder / "export.ndjson"
    file.write_bytes(b"".join(line + b"\n" for line in exported))
    export: Export = read(exported)
    found = nanoda.find(str(imitation(folder, rest)))
    assert found.name == "nanoda 9.9.9-test"
    found.check(file, export.axioms, len(export.declared), Limits())


def test_nanoda_accepts(tmp_path: Path, exported: list[bytes]) -> None:
    ask(tmp_path, exported, 'print(f"Checked {declared} declarations with no errors")')


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("", "does not accept it: status 0"),
        ('print("Checked 0 declarations with no errors")', "does not accept it: Checked 0"),
        ('print(f"Checked {declared} declarations with no errors"); sys.exit(1)', "does not accept it"),
        ('sys.exit("thread main panicked")', "does not accept it: thread main panicked"),
        (
            'print(f"Checked {declared} declarations with no errors, skipping axioms")',
            "does not accept it",
        ),
    ],
)
def test_nanoda_rejects(tmp_path: Path, exported: list[bytes], rest: str, message: str) -> None:
    with pytest.raises(Refused, match=message):
        ask(tmp_path, exported, rest)


def test_there_is_no_nanoda(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CheckerUnavailable, match="there is no nanoda on PATH"):
        nanoda.find()
    with pytest.raises(CheckerUnavailable, match="there is no nanoda at"):
        nanoda.find(str(tmp_path / "nothing"))
    other = imitation(tmp_path, "", "print('some other program')")
    with pytest.raises(CheckerUnavailable, match="is not nanoda"):
        nanoda.find(str(other))
