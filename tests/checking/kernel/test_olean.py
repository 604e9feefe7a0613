"""Reading compiled modules: what is written is read again, and damage is an error of its own."""

from __future__ import annotations

import random

import pytest

from redverify.checking.kernel import terms
from redverify.checking.kernel.errors import Damaged, KernelError
from redverify.checking.kernel.modules import Module, module_of
from redverify.checking.kernel.olean import Image
from redverify.checking.kernel.reading import TEXTS
from tests.checking.kernel.written import BASE, PROP, TYPE, Writer, const, definition, head, module, theorem

pytestmark = pytest.mark.ring("quick")

#: The ways in which Lean writes: WebAssembly, native, and both with the other kind of big numbers.
BUILDS = [(4, False), (8, True), (8, False), (4, True)]

LEVEL = terms.IMax(terms.Max(terms.Param(("u",)), terms.Succ(terms.Zero())), terms.Param(("v",)))
SHARED = terms.App(const("f"), terms.Bound(0))

VALUE = terms.Lam(
    ("x", "_@", 7),
    terms.Forall(("y",), const("Nat"), terms.Sort(LEVEL), "strictImplicit"),
    terms.Let(
        ("z",),
        const("Nat"),
        terms.Number(1 << 200),
        terms.App(terms.App(SHARED, SHARED), terms.Proj(("Prod",), 1, terms.Text("löst"))),
    ),
    "instImplicit",
)

DECLARATIONS: list[terms.Declaration] = [
    terms.Axiom(head(("a",)), True),
    terms.Definition(
        terms.Head(("d", "e"), (("u",), ("v",)), TYPE), VALUE, 7, "partial", (("d", "e"), ("other",))
    ),
    theorem(("t",), PROP, terms.Number(3)),
    terms.Opaque(head(("o",)), SHARED, False, (("o",),)),
    terms.Quot(head(("Quot",)), "lift"),
    terms.Inductive(head(("I",)), 1, 2, (("I",), ("J",)), (("I", "mk"),), 1, True, False, True),
    terms.Constructor(head(("I", "mk")), ("I",), 0, 1, 3, False),
    terms.Recursor(
        head(("I", "rec")), (("I",),), 1, 2, 3, 4, (terms.Rule(("I", "mk"), 3, SHARED),), True, False
    ),
]


def tree(value: object) -> object:
    """Data as a tree that can be compared."""
    if isinstance(value, tuple):
        return tuple(map(tree, value))
    if hasattr(value, "__struct_fields__"):
        return (type(value).__name__, *(tree(getattr(value, f)) for f in value.__struct_fields__))
    return value


def read(data: bytes, width: int = 4) -> Module:
    return module_of(("M",), Image([data], width), ours=True)


def everything(data: bytes, width: int = 4) -> None:
    """Read all that there is to read."""
    found = read(data, width)
    for name in found.declares:
        found.sketch(name)
        found.declaration(name)


@pytest.mark.parametrize(("width", "gmp"), BUILDS)
def test_what_is_written_is_read(width: int, gmp: bool) -> None:
    data = module(DECLARATIONS, [("Init",)], {("ext",): 2}, [("a",)], width=width, gmp=gmp)
    found = read(data, width)
    assert found.imports == (("Init",),)
    assert found.extensions[("ext",)] == 2
    assert found.hidden == {("a",)}
    for declaration in DECLARATIONS:
        assert tree(found.declaration(declaration.head.name)) == tree(declaration)


def test_what_is_shared_stays_shared() -> None:
    value = read(module(DECLARATIONS)).declaration(("d", "e"))
    assert isinstance(value, terms.Definition)
    assert isinstance(value.value, terms.Lam)
    body = value.value.body
    assert isinstance(body, terms.Let)
    assert isinstance(body.body, terms.App)
    both = body.body.function
    assert isinstance(both, terms.App)
    assert both.function is both.argument


def test_what_a_declaration_mentions() -> None:
    found = read(module(DECLARATIONS))
    assert found.sketch(("d", "e")).mentions == {("Nat",), ("f",), ("Prod",), *TEXTS}
    assert found.sketch(("d", "e")).unsafe == "partial"
    assert found.sketch(("a",)).unsafe == "unsafe"
    assert found.sketch(("I",)).mentions == {
        ("I",), ("J",), ("I", "mk"), ("I", "rec"), ("J", "rec"), ("I", "rec_1"),
    }  # fmt: skip


def test_several_parts() -> None:
    first = Writer()
    name = first.name(("shared",))
    one = first.file(name)
    second = Writer(base=BASE + 0x10000)
    two = second.file(second.array([name]))
    image = Image([one, two], 4)
    assert image.array(image.headers[1].root) == (name,)
    with pytest.raises(Damaged, match="overlap"):
        Image([one, one], 4)


@pytest.mark.parametrize(
    "number", [0, 1, (1 << 31) - 1, 1 << 31, (1 << 63) - 1, 1 << 63, 1 << 64, 10**100, (1 << 640) - 1]
)
@pytest.mark.parametrize(("width", "gmp"), BUILDS)
def test_numbers(width: int, gmp: bool, number: int) -> None:
    writer = Writer(width, gmp)
    field = writer.natural(number)
    image = Image([writer.file(writer.array([field]))], width)
    assert image.natural(*image.array(image.headers[0].root)) == number


def test_a_deep_term_needs_no_recursion() -> None:
    term: terms.Term = PROP
    writer = Writer()
    address = writer.term(term)
    for _ in range(50_000):
        address = writer.constructor(5, [address, address], bytes(8))
    found = writer.constructor(
        0, [writer.constructor(0, [writer.name(("t",)), 1, address]), address, writer.names([("t",)])]
    )
    fields = [
        writer.array([]),
        writer.array([writer.name(("t",))]),
        writer.array([writer.constructor(2, [found])]),
        writer.array([]),
        writer.array([]),
    ]
    data = writer.file(writer.constructor(0, fields, b"\1"))
    everything(data)


@pytest.mark.parametrize("width", [4, 8])
def test_truncated(width: int) -> None:
    data = module(DECLARATIONS, width=width)
    for size in range(0, len(data), 17):
        with pytest.raises(Damaged):
            everything(data[:size], width)


def test_cycles() -> None:
    """An address that leads forward, to the object itself or to one after it."""
    writer = Writer()
    loop = BASE + len(writer.data)
    for field in (loop, loop + 16):
        writer = Writer()
        root = writer.constructor(5, [field, field], bytes(8))
        assert root == loop
        with pytest.raises(Damaged, match="after it"):
            Image([writer.file(root)], 4).constructor(root)


@pytest.mark.parametrize("kind", [246, 249, 250])
@pytest.mark.parametrize("size", [1 << 20, (1 << 32) - 1, 0])
def test_sizes_that_are_wrong(kind: int, size: int) -> None:
    writer = Writer()
    words = (0, size, 0) if kind == 250 else (size, size, size)
    address = writer.object(kind, 0, b"".join(map(writer.word, words)))
    image = Image([writer.file(address)], 4)
    if size == 0 and kind != 249:
        assert image.array(address) == () if kind == 246 else image.natural(address) == 0
        return
    with pytest.raises(Damaged):
        {246: image.array, 249: image.string, 250: image.natural}[kind](address)


@pytest.mark.parametrize(("width", "gmp"), BUILDS)
def test_random_damage(width: int, gmp: bool) -> None:
    """Bytes and addresses that are replaced: the file is read, or the error is the reader's own."""
    data = module(DECLARATIONS, [("Init",)], width=width, gmp=gmp)
    choose = random.Random(width + gmp)
    refused = 0
    for _ in range(400):
        changed = bytearray(data)
        for _ in range(choose.choice((1, 1, 3))):
            place = choose.randrange(len(data))
            match choose.randrange(3):
                case 0:
                    changed[place] = choose.randrange(256)
                case 1:
                    changed[place] ^= 1 << choose.randrange(8)
                case _:
                    place -= place % width
                    wild = BASE + choose.randrange(len(data) + 64)
                    changed[place : place + width] = wild.to_bytes(width, "little")
        try:
            everything(bytes(changed), width)
        except KernelError as error:
            refused += 1
            assert "\n" not in str(error)
    assert refused > 80


def test_one_term_in_too_many_declarations() -> None:
    """What would take hours is refused."""
    writer = Writer()
    address = writer.term(PROP)
    for _ in range(3_000):
        address = writer.constructor(5, [address, address], bytes(8))
    names = [(f"t{number}",) for number in range(300)]
    constants = [
        writer.constructor(
            2, [writer.constructor(0, [writer.constructor(0, [writer.name(n), 1, address]), address, 1])]
        )
        for n in names
    ]
    fields = [
        writer.array([]),
        writer.array([writer.name(n) for n in names]),
        writer.array(constants),
        writer.array([]),
        writer.array([]),
    ]
    found = read(writer.file(writer.constructor(0, fields, b"\1")))
    with pytest.raises(Damaged, match="too many declarations"):
        for name in names:
            found.sketch(name)


def test_two_names() -> None:
    data = module([definition(("d",), TYPE, PROP), definition(("d",), TYPE, PROP)])
    with pytest.raises(Damaged, match="do not match"):
        read(data)
