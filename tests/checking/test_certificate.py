"""``certificate.json``: one way to write it, and limits of what is read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from types import SimpleNamespace

import jsonschema
import msgspec
import networkx as nx
import pytest

from redverify.certifying import produce as making
from redverify.certifying.produce import Refused, make
from redverify.checking import floats, schema
from redverify.checking.check import understand
from redverify.checking.claims import ALWAYS
from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Builtin, Call, Declared, Number, Special
from redverify.checking.description import DEPTH, DIGITS, FORMAT, text_hash
from redverify.checking.laws.arithmetic import IndexLaw, LatticeLaws, Negates, NumberLaws
from redverify.checking.laws.catalogue import not_of_ieee
from redverify.checking.laws.law import Law
from redverify.checking.laws.operators import Assoc, Comm, RightUnit
from redverify.checking.lean import project
from redverify.checking.proofs.document import Certificate, decode, encode
from redverify.checking.proofs.lean_file import spelled_out
from redverify.judgement.analysis import Options
from redverify.language.load import load_text
from redverify.reporting.pictures.graph import as_graph
from tests.checking.folders import CHAPTER, ROOT, SMALL, changed, made


@pytest.mark.parametrize(("stem", "impl"), SMALL)
def test_written_and_read(stem: str, impl: str) -> None:
    data = made(stem, impl)
    read = decode(data)
    assert encode(read) == data
    assert (read.format, read.impl, read.source) == (FORMAT, impl, f"{stem}.sched")
    assert read.sha256 == text_hash(read.text)
    jsonschema.validate(json.loads(data), schema.published())


def test_published_schema_is_that_of_the_structures() -> None:
    assert schema.PATH.read_text(encoding="utf-8") == schema.schema_text(), (
        "run `python -m redverify.checking.schema`"
    )
    jsonschema.Draft202012Validator.check_schema(schema.published())


def test_the_same_bytes_in_every_process() -> None:
    program = (
        "import sys; from tests.checking.folders import made; "
        "sys.stdout.buffer.write(made('strided_sum', 'strided'))"
    )
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, check=True
        )
        assert done.stdout == made("strided_sum", "strided")


def test_nothing_of_the_machine_is_in_it() -> None:
    text = made().decode()
    assert str(ROOT) not in text
    assert "seconds" not in text


# ---------------------------------------------------------------- obligations and theorems


@pytest.mark.parametrize(("stem", "impl"), SMALL)
def test_every_obligation_has_theorems(stem: str, impl: str) -> None:
    read = decode(made(stem, impl))
    names = {node.name for node in read.graph if node.kind == "theorem"}
    for obligation in read.obligations:
        assert obligation.theorems, obligation
        assert set(obligation.theorems) <= names
    lines = (CHAPTER / f"{stem}.sched").read_text().split("\n")
    canonical = read.text.split("\n")
    for obligation in read.obligations:
        assert obligation.original is not None
        theirs = lines[obligation.original.line - 1].split()[0]
        assert canonical[obligation.line - 1].split()[0] == theirs


def test_obligations_belong_to_the_loops_around_them() -> None:
    by_line: dict[int, set[str]] = {}
    for obligation in decode(made("strided_sum", "strided")).obligations:
        if obligation.kind in ("bounds", "race"):
            assert obligation.original is not None
            by_line.setdefault(obligation.original.line, set()).update(obligation.theorems)
    assert by_line == {14: {"race_1"}, 15: {"vc_1"}, 18: {"vc_2"}, 19: {"program_vc"}, 22: {"vc_3"}}


@pytest.mark.parametrize(("stem", "impl"), SMALL)
def test_the_certificate_rests_on_all_theorems(stem: str, impl: str) -> None:
    read = decode(made(stem, impl))
    graph = as_graph(read.graph)
    assert nx.is_directed_acyclic_graph(graph)
    assert set(ALWAYS) <= set(graph)
    below = nx.descendants(graph, "certificate")
    theorems = {n.name for n in read.graph if n.kind != "definition" and not n.name.startswith("equation_")}
    assert theorems <= below | {"certificate"}


# ---------------------------------------------------------------- laws


def test_laws_in_words() -> None:
    assert decode(made("sequential_sum", "accumulating")).needs == ()
    plus = Builtin("+", "f32")
    zero = Call(Number("f32", 0, 1), ())
    assert tuple(law.text for law in [Assoc(plus), RightUnit(plus, zero)]) == (
        "`+` on f32 is associative",
        "f32(0) is a right unit of `+` on f32",
    )
    assert Comm(plus).holds.ieee == "yes"
    assert Assoc(Declared("f")).holds.int == "?"
    about = [Assoc(plus), Comm(plus), Assoc(Builtin("+", "i32")), NumberLaws("i32"), NumberLaws("f64")]
    assert not_of_ieee(about) == (about[0].text, about[-1].text)
    top, floor = Builtin("max", "f32"), Call(Special("f32", "-inf"), ())
    no = Builtin("not", "bool")
    kept = [Assoc(top), RightUnit(top, floor), NumberLaws("i32"), IndexLaw("i32"), Assoc(Declared("f"))]
    kept += [Negates(no, Builtin("==", "f32"), Builtin("!=", "f32"))]
    assert not_of_ieee(kept) == ()
    broken: list[Law] = [NumberLaws("f32"), IndexLaw("f16"), IndexLaw("real"), LatticeLaws.of("f32")]
    broken += [Negates(no, Builtin("<", "f32"), Builtin(">=", "f32"))]
    assert not_of_ieee(broken) == tuple(law.text for law in broken)


def test_the_unit_of_max_on_words_is_that_of_one_width() -> None:
    least = Call(Number("i32", -(2**31), 1), ())
    assert RightUnit(Builtin("max", "i32"), least).holds.bitvec == "of that width"


def test_sums_of_ieee_numbers_start_elsewhere() -> None:
    """In the language at -0.0, in Lean at 0: what holds for the one need not hold for the other."""
    plain = made("sequential_sum", "accumulating")
    claim = understand(plain, project.home())
    assert claim.certificate.laws == ()
    words = floats.words_of(claim.impl, ())
    assert words is not None and words.startswith("floats may be rounded") and "-0.0" in words
    said = changed(plain, lambda value: value.update(values="ieee"))
    with pytest.raises(CertificateError, match="for IEEE numbers, which differ: sums of floats start at"):
        understand(said, project.home())


DEFINED = """
spec s(N):
    assume N >= 1
    operator m(x, y) : f32 comm = x * y + 0.5
    input A[N] : f32
    output B[] : f32
    B() = A(0)
"""


def test_definitions_of_floats_round() -> None:
    spec = load_text(DEFINED).specs["s"]
    impl = SimpleNamespace(spec=spec)
    law = Comm(Declared("m"))
    assert not_of_ieee([law]) == ()
    assert floats.unlike_ieee(impl, [law]) == ("`m` is commutative",)
    assert floats.words_of(impl, [law]) == (
        "floats are taken as real numbers here; these laws fail for rounded floats: `m` is commutative"
    )


def test_what_ieee_numbers_do_not_satisfy_is_not_certified_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "spec s(N):\n    input A[N] : f32\n    output B[N] : f32\n    B(i) = A(i)\n"
    text += "\nimpl copy of s(a = A, b = B):\n    for i < N:\n        b[i] {A(i)} := a[i]\n"
    program = load_text(text, "copy.sched")
    document = make(program.impls["copy"], program.texts, Options(values="ieee"))
    assert isinstance(document, bytes)
    assert decode(document).values == "ieee"
    monkeypatch.setattr(making, "unlike_ieee", lambda impl, laws: ("`+` is associative",))
    refused = make(program.impls["copy"], program.texts, Options(values="ieee"))
    assert isinstance(refused, Refused)
    assert "the claim is not about IEEE numbers: `+` is associative" in refused.reason
    assert isinstance(make(program.impls["copy"], program.texts, Options()), bytes)


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"[]", "does not say"),
        (b'{"format": 1}', "does not say"),
        (b'{"format": "redverify.result/1"}', "does not say"),
        (b'{"format": "redverify.certificate/3"}', "newer redverify"),
        (b'{"format": "redverify.certificate/999999999"}', "newer redverify"),
        (b'{"format": "redverify.certificate/0"}', "unknown version"),
        (b'{"format": "redverify.certificate/01"}', "unknown version"),
        (b'{"format": "redverify.certificate/2"}', "missing required field"),
        (b'{"format": "redverify.certificate/1"}', "says less"),
        (b'{"format": "redverify.certificate/2", "format": 1}', "twice"),
        (b"\xff", "UTF-8"),
        (b"[" * (DEPTH + 1), "deeper"),
        (b"[" * 10_000_000, "deeper"),
        (b"9" * (DIGITS + 1), "digits"),
        (b"1.5", "not an integer"),
        (b'{"text": "\\ud800"}', "characters"),
        (b"1e999", "not an integer"),
        (b"NaN", "not an integer"),
    ],
    ids=lambda value: None if isinstance(value, bytes) else value,
)
def test_what_is_not_read(document: bytes, reason: str) -> None:
    with pytest.raises(CertificateError, match=reason):
        decode(document)


def test_truncated_anywhere() -> None:
    data = made()
    for end in range(0, len(data) - 2, 97):
        with pytest.raises(CertificateError):
            decode(data[:end])


def test_fields_have_their_types() -> None:
    for field in msgspec.structs.fields(Certificate):
        name = field.name
        with pytest.raises(CertificateError):
            decode(changed(made(), lambda value, name=name: value.update({name: 1.5 if name else None})))
        if not field.required:  # `strict_races` is written only if it is true
            continue
        with pytest.raises(CertificateError):
            decode(changed(made(), lambda value, name=name: value.pop(name)))
    with pytest.raises(CertificateError, match="unknown field"):
        decode(changed(made(), lambda value: value.update({"more": 1})))


def test_a_known_heap_is_stated_for_an_entailment_and_not_for_each_cell() -> None:
    """Unless everything is spelled out: then Lean is told what each proof proves."""
    kept = (ROOT / "certificates" / "matmul_tiled.tiled.redcert" / "certificate.json").read_bytes()
    claim = understand(kept, project.home())
    short, long = claim.lean_file.text(), spelled_out(claim.lean_file)

    def theorem(text: str, name: str) -> str:
        return text[text.index(f"theorem {name} ") :].split("\n\n")[0]

    # a type stands in front of a proof if it is spelled out, else behind it
    # after the loop over j1, all that is known about the cells is what its heap says
    assert theorem(short, "kept_7").count(" : (known_") == 0
    assert theorem(short, "kept_7").count("Heap.Entails (known_8 ") == 1
    assert theorem(long, "kept_7").count("(show (known_8 ") == 12
    # the body of that loop writes one cell: those it leaves alone are as before it
    assert theorem(short, "kept_8").count(" : (known_") == 0
    assert theorem(short, "kept_8").count("(show Heap.Entails _ (known_8 ") == 1
    assert theorem(long, "kept_8").count("(show (known_8 ") == 10
    # at a read nothing around it says what is known
    assert theorem(short, "vc_8").count(" : (known_8 ") == theorem(long, "vc_8").count("(show (known_8 ") > 0
