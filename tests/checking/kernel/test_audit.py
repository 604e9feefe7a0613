"""The axiom audit, on modules made by hand: what a theorem may rest on, and what is refused by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from redverify.checking.kernel import terms
from redverify.checking.kernel.audit import audit
from redverify.checking.kernel.audited import Audited
from redverify.checking.kernel.errors import Damaged, KernelError, Refused
from redverify.checking.kernel.modules import Modules, Place
from redverify.checking.kernel.terms import Name, name_of, shown
from tests.checking.kernel.written import PROP, TYPE, const, definition, head, module, theorem

pytestmark = pytest.mark.ring("quick")

CERTIFICATE = name_of("Redverify.Certificate.p.certificate")
MODULE = ("Checked", "C0")

#: A library like Lean's: an axiom, what is hidden, what no proof may use, and types.
LIBRARY: tuple[terms.Declaration, ...] = (
    definition(("True",), PROP, PROP),
    terms.Axiom(head(("propext",)), False),
    terms.Axiom(head(("hidden",)), False),
    terms.Axiom(head(("sorryAx",)), False),
    terms.Axiom(head(("Lean", "trustCompiler")), False),
    terms.Axiom(head(("another",)), False),
    terms.Opaque(head(("Lean", "Syntax")), PROP, False, ()),
    definition(("wild",), PROP, PROP, "unsafe"),
)

RULES = (theorem(("Redverify", "rule"), PROP, const("hidden")),)


def proof(*mentioned: str) -> terms.Theorem:
    """The theorem of a certificate, whose proof mentions some constants."""
    value: terms.Term = const("True")
    for name in mentioned:
        value = terms.App(value, terms.Const(name_of(name), ()))
    return theorem(CERTIFICATE, const("True"), value)


class Bench:
    """A folder with Lean's library and ours, and certificates' modules."""

    def __init__(self, folder: Path) -> None:
        self.ours, self.lean = folder / "out", folder / "lib"
        self.write(self.lean, ("Init",), module(LIBRARY, hidden=[("hidden",)]))
        self.write(self.ours, ("Redverify", "Rules"), module(RULES, [("Init",)]))

    def write(self, place: Path, name: Name, data: bytes) -> None:
        file = place.joinpath(*map(str, name)).with_suffix(".olean")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)

    def audit(
        self,
        declarations: Sequence[terms.Declaration],
        imports: Sequence[Name] = (("Init",), ("Redverify", "Rules")),
        extensions: Mapping[Name, int] | None = None,
        pinned: Mapping[str, str] | None = None,
    ) -> Audited:
        self.write(self.ours, MODULE, module(declarations, imports, extensions))
        return audit(Modules(self.ours, Place(self.lean, 4, pinned)), MODULE, [CERTIFICATE])


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_what_a_theorem_rests_on(bench: Bench) -> None:
    found = bench.audit([proof("propext", "Redverify.rule")])
    assert found == Audited(("propext",), ("hidden",), 5)
    assert found.text.startswith("axioms: propext; relies on 1 theorems of Lean's library whose proofs ")
    assert bench.audit([proof()]) == Audited((), (), 2)


def test_what_it_does_not_rest_on_does_not_count(bench: Bench) -> None:
    bench.write(bench.ours, ("Redverify", "Rules"), module((*RULES, terms.Axiom(head(("x",)), False))))
    assert bench.audit([proof("Redverify.rule")]).axioms == ()


OURS = ("Redverify", "ours")

EVIL: list[tuple[terms.Declaration, str]] = [
    (terms.Axiom(head(OURS), False), "Redverify.ours is an axiom"),
    (terms.Opaque(head(OURS), PROP, False, ()), "Redverify.ours is an opaque"),
    (terms.Opaque(head(OURS), PROP, True, ()), "Redverify.ours is an opaque"),
    (definition(OURS, PROP, PROP, "unsafe"), "Redverify.ours is unsafe"),
    (definition(OURS, PROP, PROP, "partial"), "Redverify.ours is partial"),
    (terms.Inductive(head(OURS), 0, 0, (OURS,), (), 0, False, False, False), "is an inductive type"),
    (terms.Constructor(head(OURS), ("True",), 0, 0, 0, False), "Redverify.ours is a constructor"),
    (terms.Recursor(head(OURS), (("True",),), 0, 0, 0, 0, (), False, False), "ours is a recursor"),
    (terms.Quot(head(OURS), "lift"), "Redverify.ours is a quotient"),
    (definition(OURS, TYPE, const("Lean", "Syntax")), "is a metaprogram: it mentions Lean.Syntax"),
]


@pytest.mark.parametrize(("evil", "message"), EVIL, ids=[message for _, message in EVIL])
def test_refused_in_the_module_of_a_certificate(bench: Bench, evil: terms.Declaration, message: str) -> None:
    """Whether the theorem rests on it or not."""
    for mentioned in ((), ("Redverify.ours",)):
        with pytest.raises(Refused, match=message):
            bench.audit([proof(*mentioned), evil])


@pytest.mark.parametrize(
    ("evil", "message"),
    [
        (terms.Axiom(head(OURS), False), "it rests on the axiom Redverify.ours"),
        (terms.Opaque(head(OURS), PROP, False, ()), "it rests on Redverify.ours, which is opaque"),
        (definition(OURS, PROP, PROP, "unsafe"), "it rests on Redverify.ours, which is unsafe"),
        (definition(OURS, PROP, PROP, "partial"), "it rests on Redverify.ours, which is partial"),
        (terms.Inductive(head(OURS), 0, 0, (OURS,), (), 0, False, True, False), "ours, which is unsafe"),
    ],
)
def test_refused_in_our_library(bench: Bench, evil: terms.Declaration, message: str) -> None:
    recursor = terms.Recursor(head((*OURS, "rec")), (OURS,), 0, 0, 0, 0, (), False, False)
    bench.write(bench.ours, ("Redverify", "Rules"), module([evil, recursor], [("Init",)]))
    with pytest.raises(Refused, match=message):
        bench.audit([proof("Redverify.ours")])


def test_an_axiom_of_ours_is_not_given(bench: Bench) -> None:
    """That a module notes an axiom as hidden makes it a fact in Lean's library only."""
    rules = module([terms.Axiom(head(OURS), False)], [("Init",)], hidden=[OURS])
    bench.write(bench.ours, ("Redverify", "Rules"), rules)
    with pytest.raises(Refused, match=r"it rests on the axiom Redverify\.ours"):
        bench.audit([proof("Redverify.ours")])


@pytest.mark.parametrize("name", ["sorryAx", "Lean.trustCompiler"])
def test_never(bench: Bench, name: str) -> None:
    with pytest.raises(Refused, match=f"it rests on {name}"):
        bench.audit([proof(name)])
    bench.write(bench.lean, ("Init",), module(LIBRARY, hidden=[name_of(name)]))
    with pytest.raises(Refused, match=f"it rests on {name}"):
        bench.audit([proof(name)])


def test_other_axioms_and_unsafe_code_of_lean(bench: Bench) -> None:
    with pytest.raises(Refused, match="it rests on the axiom another"):
        bench.audit([proof("another")])
    with pytest.raises(Refused, match="it rests on wild, which is unsafe"):
        bench.audit([proof("wild")])


def test_what_is_mentioned_has_to_be_declared(bench: Bench) -> None:
    with pytest.raises(Refused, match="nowhere is mentioned and not declared"):
        bench.audit([proof("nowhere")])


@pytest.mark.parametrize(
    "extension", ["Lean.externAttr", "Lean.Compiler.implementedByAttr", "Lean.Elab.macroAttribute"]
)
def test_attributes_that_change_what_runs(bench: Bench, extension: str) -> None:
    with pytest.raises(Refused, match=f"Checked.C0 has an entry in {extension}"):
        bench.audit([proof()], extensions={name_of(extension): 1})
    bench.write(bench.ours, ("Redverify", "Rules"), module(RULES, [("Init",)], {name_of(extension): 1}))
    with pytest.raises(Refused, match=f"Redverify.Rules has an entry in {extension}"):
        bench.audit([proof("Redverify.rule")])


def test_imports(bench: Bench) -> None:
    bench.write(bench.ours, ("Redverify", "More"), module([]))
    with pytest.raises(Refused, match=r"Checked\.C0 imports Redverify\.More"):
        bench.audit([proof()], [("Init",), ("Redverify", "Rules"), ("Redverify", "More")])
    with pytest.raises(Refused, match=r"Checked\.C0 lacks Redverify\.Rules"):
        bench.audit([proof()], [("Init",)])
    with pytest.raises(Damaged, match=r"Missing: the module is missing"):
        bench.audit([proof()], [("Init",), ("Missing",)])


def test_a_name_that_is_declared_anew(bench: Bench) -> None:
    with pytest.raises(Refused, match="declares propext anew"):
        bench.audit([proof(), definition(("propext",), PROP, PROP)])


def test_a_module_named_like_one_of_lean(bench: Bench) -> None:
    bench.write(bench.ours, ("Init",), module(LIBRARY))
    with pytest.raises(Refused, match="Init: there is a module of this name in Lean's library"):
        bench.audit([proof()])


def test_a_file_that_is_not_the_pinned_one(bench: Bench) -> None:
    with pytest.raises(Refused, match="Init: the file is not the one that belongs to this Lean"):
        bench.audit([proof()], pinned={"Init.olean": "0" * 64})


def test_no_theorem(bench: Bench) -> None:
    for declared in ((), (definition(CERTIFICATE, PROP, PROP),)):
        with pytest.raises(Refused, match="has no theorem"):
            bench.audit(declared)


@pytest.mark.parametrize("name", [("..", "lib", "Init"), ("a/b",), (), (1,)])
def test_names_that_are_no_modules(bench: Bench, name: Name) -> None:
    with pytest.raises(KernelError):
        Modules(bench.ours, Place(bench.lean, 4)).module(name)


def test_names_are_shown_so_that_they_can_be_told_apart() -> None:
    assert shown(("a", "b", 3, "c d")) == "a.b.3.«c d»"
    assert shown(("a.b",)) == "«a.b»"
    assert "\n" not in shown(("a\nb",))
