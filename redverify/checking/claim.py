"""What a certificate claims: program, laws and statement, read from the text in it, and never from its proof.

Of the proof there is what was rendered of it, as text for Lean (:class:`Rendered`). Nobody has to trust it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from redverify.checking import canonical
from redverify.checking.claims import ALWAYS, assumptions_of
from redverify.checking.computed_text import Pieces, program_text
from redverify.checking.data.errors import CertificateError
from redverify.checking.description import (
    Described,
    Node,
    Obligation,
    data_of,
    described,
    library_of,
    text_hash,
    theorem_of,
)
from redverify.checking.floats import unlike_ieee
from redverify.checking.goals import Goal
from redverify.checking.infinities import contradicted, speaks_of_finite, with_finite_inputs
from redverify.checking.laws.definitions import needs_of
from redverify.checking.lean.messages import Message
from redverify.checking.obligations import check_obligations
from redverify.checking.recursion import deep
from redverify.checking.statement import text_of
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.elaboration.existence import existing


class Rendered(Protocol):
    """What is rendered from the data of a proof, and not trusted."""

    @property
    def header(self) -> str:
        """What comes before the certificate in a Lean file."""

    @property
    def graph(self) -> tuple[Node, ...]:
        """What rests on what."""

    def text(self) -> str:
        """A Lean file. Raises :class:`.CertificateError`, or anything if the data is malformed."""

    def body(self, namespace: str, stated: dict[str, str] | None = None) -> str:
        """The definitions and theorems, in a namespace. ``stated`` are facts that stand before it in the
        same file, by what they state; those that are new are added."""

    def explained(
        self, obligations: Sequence[Obligation], lean: str, messages: Sequence[Message]
    ) -> tuple[Goal, ...]:
        """Messages of Lean about the text, by obligations."""

    def with_text(self) -> Rendered:
        """The same with the theorem about the text of the program."""

    def pieces(self) -> Pieces:
        """The text of the program, in pieces."""


@dataclass(frozen=True)
class Claim:
    """A certificate that was read: what it says of itself, its program, and what is rendered.

    With ``pieces`` there is the theorem that they are the text of the program, too.
    """

    certificate: Described
    impl: core.Impl
    lean_file: Rendered
    lean: str
    pieces: Pieces | None = None

    @cached_property
    def statement(self) -> str:
        """What the theorems of the certificate have to say."""
        with deep():
            return text_of(self.impl, self.certificate.laws, self.pieces)

    def as_text(self) -> Claim:
        """The claim together with the theorem about the text of its program."""
        with deep():
            lean_file = self.lean_file.with_text()
            pieces = self.lean_file.pieces()
            return replace(self, lean_file=lean_file, lean=lean_file.text(), pieces=pieces)

    def text(self) -> str | None:
        """The text of the program, if the claim has the theorem about it."""
        return None if self.pieces is None else program_text(self.pieces)


def claim_of(document: bytes, home: Path, render: Callable[[dict[str, Any], core.Impl], Rendered]) -> Claim:
    """Read ``certificate.json``, and have its proof rendered for the library of the Lean project in ``home``.

    ``render`` is given the plain data of the document, and the program. Raises :class:`.CertificateError`.
    """
    with deep():
        data = data_of(document)
        certificate = described(data)
        impl = _program(certificate)
        lean_file = render(data, impl)
        try:
            _compare_descriptions(certificate, impl, lean_file.graph)
            lean = lean_file.text()
        except CertificateError:
            raise
        except Exception as error:  # the data is whatever somebody wrote
            reason = f"{type(error).__name__}: {error}"[:200]
            raise CertificateError(f"the data of the certificate is malformed: {reason}") from None
    if certificate.library != library_of(home):
        raise CertificateError(
            "the certificate was made for another version of the Lean library (the hashes differ): "
            "make it again, or check it with the redverify that made it"
        )
    return Claim(certificate, impl, lean_file, lean)


def _program(certificate: Described) -> core.Impl:
    if text_hash(certificate.text) != certificate.sha256:
        raise CertificateError("the program's text does not have the SHA-256 that is given for it")
    try:
        impl = canonical.read(certificate.text)
    except canonical.NotCanonical as error:
        raise CertificateError(f"the program's text is not canonical: {error}") from None
    except DiagnosticError as error:
        raise CertificateError(f"the program's text is not a program: {error}") from None
    except RecursionError:
        raise CertificateError("the program is nested too deeply") from None
    impl = replace(impl, strict_races=certificate.strict_races)
    return with_finite_inputs(impl) if speaks_of_finite(certificate.laws) else impl


def _compare_descriptions(certificate: Described, impl: core.Impl, graph: tuple[Node, ...]) -> None:
    """Refuse what describes another program, other laws or other theorems than are there."""
    expected: list[tuple[str, object, object]] = [
        ("name of the specification", certificate.spec, impl.spec.name),
        ("name of the implementation", certificate.impl, impl.name),
        ("name of the theorem", certificate.theorem, theorem_of(impl.name)),
        ("assumptions", certificate.assumptions, assumptions_of(impl)),
        ("laws in words", certificate.needs, needs_of(impl.spec, certificate.laws)),
        ("dependency graph", certificate.graph, graph),
    ]
    for what, said, true in expected:
        if said != true:
            raise CertificateError(f"the {what} in certificate.json is not that of its program and proof")
    shown = [certificate.source, certificate.tool.name, certificate.tool.version]
    shown += [text for o in certificate.obligations for text in (o.id, o.text)]
    shown += [o.original.file for o in certificate.obligations if o.original is not None]
    shown += [v for v in (certificate.tool.isl, certificate.tool.z3) if v is not None]
    if not all(text.isprintable() and len(text) <= 4000 for text in shown):
        raise CertificateError("certificate.json has a description that cannot be shown")
    _check_shown(certificate)
    for law in certificate.laws:
        if not law.granted_by(impl):
            raise CertificateError(f"the specification does not grant the law that {law.text}")
    unreal = unlike_ieee(impl, certificate.laws) if certificate.values == "ieee" else ()
    if unreal:
        why = "; ".join(unreal)
        raise CertificateError(f"the certificate is said to be for IEEE numbers, which differ: {why}")
    contradicting = contradicted(impl, certificate.laws)
    if contradicting:
        raise CertificateError(f"floats may be infinite here, and then these laws fail: {contradicting}")
    if core.CFalse() in existing(impl):
        raise CertificateError(
            "the program has inputs at no sizes: their ranges hold no numbers of their types"
        )
    theorems = {node.name for node in certificate.graph} | set(ALWAYS)
    lines = certificate.text.count("\n") + 1
    for obligation in certificate.obligations:
        if not set(obligation.theorems) <= theorems or not 1 <= obligation.line <= lines:
            raise CertificateError(
                f"obligation {obligation.id[:60]} names what the certificate does not have"
            )
    check_obligations(impl, certificate.obligations)


#: What the report shows as it is: the name of an obligation, and what a tool or its version is called.
_ID = re.compile(r"[A-Za-z0-9_.:-]{1,200}")
_TOOL = re.compile(r"[A-Za-z0-9_.+-]{1,60}")

#: Lines and columns of files are below this.
_FARTHEST = 10**9


def _check_shown(certificate: Described) -> None:
    """Refuse words and numbers that would show up in the report as something else than they are."""
    tool = certificate.tool
    said = [tool.name, tool.version, *[v for v in (tool.isl, tool.z3) if v is not None]]
    places = [(o.line, o.column) for o in certificate.obligations]
    places += [
        (o.original.line, o.original.column) for o in certificate.obligations if o.original is not None
    ]
    if (
        not all(_TOOL.fullmatch(text) for text in said)
        or not all(_ID.fullmatch(o.id) for o in certificate.obligations)
        or "`" in certificate.source
        or not all(0 <= number < _FARTHEST for place in places for number in place)
    ):
        raise CertificateError("certificate.json has a description that cannot be shown")
