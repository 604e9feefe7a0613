"""The reader on compiled files with addresses of 8 bytes that a native Lean has written.

The library of the second kernel holds all of Lean, its compiler, too. A file with ``prelude`` imports
nothing, so that it can be compiled without Lean's own library.
"""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from redverify.checking.kernel import terms
from redverify.checking.kernel.audit import Index, audit
from redverify.checking.kernel.errors import KernelError, Refused
from redverify.checking.kernel.export import lines
from redverify.checking.kernel.exported import read
from redverify.checking.kernel.modules import Module, Modules, Place, module_of
from redverify.checking.kernel.native import library
from redverify.checking.kernel.native.kernel import NativeKernel
from redverify.checking.kernel.olean import Image
from redverify.checking.kernel.terms import Name, name_of, shown
from redverify.checking.lean.errors import CheckerUnavailable

#: A literal that does not fit into 64 bits.
BIG = 3 * 2**200 + 1

TEXT = f"""prelude
set_option autoImplicit false
set_option genCtorIdx false
set_option genSizeOf false
set_option genInjectivity false
@[expose] public section
universe u
unsafe axiom lcAny : Type
inductive Nat : Type where
  | zero : Nat
  | succ (n : Nat) : Nat
inductive Eq {{A : Sort u}} (a : A) : A → Prop where
  | refl : Eq a a
class OfNat (A : Type u) (n : Nat) where
  ofNat : A
noncomputable instance natural (n : Nat) : OfNat Nat n := OfNat.mk n
inductive Tree (A : Type u) : Type u where
  | leaf : Tree A
  | node (left : Tree A) (label : A) (right : Nat → Tree A) : Tree A
structure Pair where
  one : Nat
  other : Nat
theorem same (n : Nat) : Eq n n := Eq.refl
noncomputable def big : Nat := {BIG}
noncomputable def first (p : Pair) : Nat := let q := p; q.1
axiom cheat : Eq big 0
theorem certificate : Eq big big := same big
theorem by_axiom : Eq big 0 := cheat
"""

NAME: Name = ("Prelude",)

#: Runs Lean's compiler, in a process of its own.
COMPILE = (
    "import ctypes, sys; words = [b'lean', *(word.encode() for word in sys.argv[2:])];"
    "ctypes.CDLL(sys.argv[1]).lean_main(len(words), (ctypes.c_char_p * (len(words) + 1))(*words, None))"
)


@pytest.fixture(scope="module", params=["", "module\n"], ids=["a file", "a module of parts"])
def compiled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a compiled file."""
    try:
        found = library.find()
    except CheckerUnavailable as error:
        pytest.skip(f"no native Lean: {error}")
    folder = tmp_path_factory.mktemp("native")
    text = TEXT if request.param else TEXT.replace("@[expose] public section\n", "")
    (folder / "Prelude.lean").write_text(request.param + text)
    command = [sys.executable, "-c", COMPILE, str(found.file), "-o", "Prelude.olean", "Prelude.lean"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    assert (folder / "Prelude.olean").is_file(), done.stdout + done.stderr
    assert (folder / "Prelude.olean.private").is_file() == bool(request.param)
    return folder


def modules(folder: Path) -> Modules:
    return Modules(folder, Place(folder / "nowhere", 8))


def numbers(term: terms.Term) -> set[int]:
    """The literals in a term."""
    found = {term.value} if isinstance(term, terms.Number) else set()
    return found.union(*map(numbers, terms.subterms(term)))


def test_all_declarations_are_read(compiled: Path) -> None:
    module = modules(compiled).module(NAME)
    assert module.commit == library.COMMIT
    kinds = dict(module.kinds())
    expected = {
        "Nat": "inductive type", "Nat.succ": "constructor", "Nat.rec": "recursor", "same": "theorem",
        "big": "definition", "cheat": "axiom", "Tree.node": "constructor", "certificate": "theorem",
    }  # fmt: skip
    assert {name: kinds[name_of(name)] for name in expected} == expected
    for name in module.declares:
        assert module.sketch(name).name == module.declaration(name).head.name == name
    big = module.declaration(("big",))
    assert isinstance(big, terms.Definition)
    assert BIG in numbers(big.value)
    first = module.declaration(("first",))
    assert isinstance(first, terms.Definition) and isinstance(first.value, terms.Lam)
    let = first.value.body
    assert isinstance(let, terms.Let) and let.name == ("q",)
    tree = module.declaration(("Tree",))
    assert isinstance(tree, terms.Inductive)
    assert (tree.parameters, tree.recursive, tree.reflexive, tree.nested) == (1, True, True, 0)


def test_the_audit_follows_them(compiled: Path) -> None:
    found = modules(compiled)
    found.module(NAME).audited = True  # it imports not what a certificate does
    assert audit(found, NAME, [("certificate",)]).declarations > 5
    with pytest.raises(Refused, match="it rests on the axiom cheat"):
        audit(found, NAME, [("by_axiom",)])


def test_the_native_kernel_accepts_their_export(compiled: Path) -> None:
    """From the text to the compiled file, the export and the kernel, and nothing is lost."""
    wanted = [name_of(name) for name in ("certificate", "by_axiom", "first", "Tree.rec")]
    export = list(lines(Index(modules(compiled), NAME), wanted))
    found = read(export)
    assert [shown(name) for name in found.axioms] == ["cheat"]
    kernel = NativeKernel(library.find())
    kernel.check(export, found.axioms, len(found.declared))
    kernel.close()


def test_addresses_of_another_size(compiled: Path) -> None:
    with pytest.raises(KernelError):
        Modules(compiled, Place(compiled / "nowhere", 4)).module(NAME)


def everything(module: Module) -> None:
    for name in module.declares:
        module.sketch(name)
        module.declaration(name)
    assert module.extensions is not None


def test_damaged_files_get_an_answer_in_words(compiled: Path) -> None:
    """Cut off, or with bytes changed: it is read, or refused."""
    parts = [p for p in sorted(compiled.glob("Prelude.olean*")) if not p.name.endswith(".hash")]
    draw, refused = random.Random(5), 0
    for _ in range(200):
        data = [bytearray(part.read_bytes()) for part in parts]
        one = draw.choice(data)
        if draw.random() < 0.2:
            del one[draw.randrange(len(one)) :]
        for _ in range(draw.randint(1, 4)):
            if one:
                one[draw.randrange(len(one))] = draw.randrange(256)
        try:
            everything(module_of(NAME, Image([bytes(part) for part in data], 8), ours=True))
        except KernelError:
            refused += 1
    assert refused > 100
