"""``certificates/manifest.json``: what the certificates of all verified examples have to be, by their hashes.

A few certificates are kept whole, for people to read. Of the others only hashes are kept: what is made anew
has to have them. With other releases of isl or Z3 than those of the manifest another proof may be found: then
the claim has to have its hash, and Lean has to accept the proof.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

import msgspec

from redverify.certifying.delivery import without
from redverify.checking import store
from redverify.checking.check import understand
from redverify.checking.description import Tool
from redverify.checking.lean import project
from redverify.checking.proofs.document import Certificate, decode, encode

#: The certificates that are kept whole: of different kinds, and those that documents and tests name.
WHOLE = frozenset(
    name + store.SUFFIX
    for name in (
        "argmax.two_lanes", "benign_race.covered", "column_sums_atomic.atomics", "conditionals.branches",
        "histogram.private", "list_homomorphism.chunks", "matmul_rfactor_tiled.rfactor", "matmul_tiled.tiled",
        "normalisation_softmax_threads.scheduled", "paged_cache.pages", "reversed_sum.reversed",
        "saturating_sum.lanes", "sequential_sum.recurrence", "stencil_rolling_buffer.folded",
        "strided_sum.strided",
    )
)  # fmt: skip

#: The manifest's name, in the folder of the certificates.
FILE = "manifest.json"

#: What a proof consists of. The rest of a certificate does not depend on how isl and Z3 find one.
_PROOF = (
    "library", "tool", "graph", "spelled_out", "laws", "annotations", "layout", "facts", "items", "steps",
    "obligations",
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is kept of a certificate: hashes of its claim, of its data, and of ``Certificate.lean``.

    ``omitted`` are facts of arithmetic that Lean rejected and that are left to ``omega``, ``steps`` those
    with steps before them. No hash depends on the library's, so they stay if only the library changes.
    """

    claim: str
    data: str
    lean: str
    omitted: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()


class Manifest(msgspec.Struct, frozen=True):
    """The entries by the names of folders, and the releases of isl and Z3 with which they were made.

    ``library`` is the hash of the Lean library with which Lean accepted all of them, if there is one.
    """

    isl: str | None
    z3: str | None
    certificates: Mapping[str, Entry]
    library: str | None = None


def read(folder: Path) -> Manifest:
    """The manifest in a folder; one without entries if there is none."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Manifest)
    except FileNotFoundError:
        return Manifest(None, None, {})


def write(folder: Path, manifest: Manifest) -> None:
    """Write the manifest, with one certificate in a line."""
    lines = [
        f"{json.dumps(name)}:{msgspec.json.encode(entry).decode()}"
        for name, entry in sorted(manifest.certificates.items())
    ]
    tools = f'"isl":{json.dumps(manifest.isl)},"z3":{json.dumps(manifest.z3)}'
    tools += f',"library":{json.dumps(manifest.library)}'
    text = "{" + tools + ',"certificates":{\n' + ",\n".join(lines) + "\n}}\n"
    (folder / FILE).write_text(text, encoding="utf-8")


def entry_of(document: bytes, made: bytes) -> Entry:
    """The entry of a certificate that Lean accepted, which was ``made`` so at first."""
    certificate = decode(document)
    names = {fact.name for fact in certificate.facts}
    omitted = tuple(fact.name for fact in decode(made).facts if fact.name not in names)
    return Entry(
        claim=_hash(_claim(certificate)),
        data=_hash(_data(certificate)),
        lean=_hash(understand(document, project.home()).lean.encode()),
        omitted=omitted,
        steps=tuple(certificate.steps),
    )


def as_lean_had_it(made: bytes, entry: Entry) -> bytes:
    """A certificate that was made, with what was done about facts that Lean rejected in the kept one."""
    from redverify.certifying.emission.integers.hints import steps_of
    from redverify.certifying.emission.integers.oracle import Oracle

    facts = {fact.name: fact for fact in decode(made).facts}
    if there := facts.keys() & entry.omitted:
        made = without(made, frozenset(there))
        facts = {fact.name: fact for fact in decode(made).facts}
    oracle = Oracle()
    steps = {name: steps_of(facts[name], oracle) for name in entry.steps if name in facts}
    return encode(msgspec.structs.replace(decode(made), steps=steps))


def difference(document: bytes, entry: Entry, manifest: Manifest) -> str | None:
    """In which a certificate made now differs from what is kept of it; ``None``: in nothing that matters.

    That the proof differs matters only with the releases of isl and Z3 that the manifest was made with.
    """
    now = decode(document)
    if _hash(_claim(now)) != entry.claim:
        return "claim"
    if (now.tool.isl, now.tool.z3) != (manifest.isl, manifest.z3):
        return None
    if _hash(_data(now)) != entry.data:
        return "data"
    lean = understand(document, project.home()).lean
    return None if _hash(lean.encode()) == entry.lean else store.LEAN


def _data(certificate: Certificate) -> bytes:
    """The data without the library and the tool."""
    nothing = Tool(name="", version="", isl=None, z3=None)
    library = msgspec.structs.replace(certificate.library, sha256="")
    return encode(msgspec.structs.replace(certificate, tool=nothing, library=library))


def _claim(certificate: Certificate) -> bytes:
    """What is claimed. isl may cut one obligation into several, so only their kinds and places count."""
    said = {f: msgspec.to_builtins(getattr(certificate, f)) for f in certificate.__struct_fields__}
    for name in _PROOF:
        del said[name]
    said["obligations"] = sorted({(o.kind, o.line, o.column) for o in certificate.obligations})
    return json.dumps(said, sort_keys=True).encode()


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
