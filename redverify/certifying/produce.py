"""Making certificates: the verifier's result on the canonical text, put down as data.

Only this module and the emission need the verifier. The checker of certificates imports neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import PurePath
from typing import TYPE_CHECKING, cast

from redverify.certifying.theorem_index import Theorems
from redverify.checking import canonical
from redverify.checking.claims import assumptions_of
from redverify.checking.description import (
    FORMAT,
    Kind,
    Obligation,
    Place,
    Tool,
    library_of,
    text_hash,
    theorem_of,
)
from redverify.checking.digits import IN_DIGITS
from redverify.checking.floats import unlike_ieee
from redverify.checking.infinities import contradicted, may_be_infinite, speaks_of_finite, with_finite_inputs
from redverify.checking.laws.definitions import needs_of
from redverify.checking.lean import project
from redverify.checking.proofs.document import Certificate, encode
from redverify.checking.proofs.graph import graph_of
from redverify.checking.recursion import deep
from redverify.evaluation.obligation import Status
from redverify.judgement.analysis import Analysis, as_asked
from redverify.judgement.levels import solver_of_error
from redverify.language import core
from redverify.language.encodings import encoding_of
from redverify.language.load import load_text
from redverify.language.source import Span
from redverify.language.types import ValueType
from redverify.language.walks import commands_of
from redverify.options import Options
from redverify.presburger.work import limited
from redverify.radix.products import product_of
from redverify.system.clock import OutOfTime
from redverify.version import VERSION

if TYPE_CHECKING:
    from redverify.certifying.emission.context import NotCertified
    from redverify.certifying.emission.emitter import Emission
    from redverify.certifying.emission.memory.loop_summaries import Outliner


@dataclass(frozen=True, slots=True)
class Refused:
    """No certificate could be made of a verified implementation: why, and where in its file."""

    reason: str
    file: str
    line: int
    column: int


def make(
    impl: core.Impl, texts: Mapping[str, str], options: Options, file: str | None = None
) -> bytes | Refused:
    """``certificate.json`` of an implementation of the program that was loaded from ``texts``.

    Lean has not checked anything yet. The certificate is refused where the emission knows no proof,
    and where time, memory, nesting or a solver sets a limit. Any other exception is a bug and is
    passed on.

    Where indices have products the certificate is about the program over digits, and its names say so
    (:mod:`redverify.checking.digits`).
    """
    impl = as_asked(impl, options)
    checked = next((c for c in commands_of(impl.body) if isinstance(c, core.Inside)), None)
    if checked is not None:
        what = "arrays that overlap" if impl.overlaps else "views with bounds"
        return _refused(f"the Lean project has no {what}, such as {checked.array}", checked.span)
    if impl.width is not None:
        unfit = _unfit(impl, impl.width)
        if unfit is not None:
            return _refused(unfit, impl.span)
    if product_of(impl) is not None:
        return _over_digits(impl, options, file)
    from redverify.certifying.emission.context import NotCertified
    from redverify.certifying.emission.emitter import outline
    from redverify.certifying.emission.equality.search import NoProof

    recorded = next((t for t in impl.spec.types if t.fields), None)
    if recorded is not None:
        return _refused(f"the Lean project has no records, such as {recorded.name}", impl.span)
    text = canonical.canonical_text(impl, texts)
    ours = as_asked(canonical.read(text), options)
    if not canonical.same(impl, ours):
        raise AssertionError("the canonical text is another program")
    there = canonical.places(ours, impl)
    try:
        with deep():
            analysis, outliner = outline(ours, options)
            if not analysis.proved:
                return _refused("the verifier does not prove the canonical text", impl.span)
            with limited(options.limit, "the emission of the certificate"):
                ours, emission = _emitted(ours, outliner)
            certificate = _certificate(ours, text, emission, analysis, options, there, file)
            document = encode(certificate)
    except NotCertified as error:
        span = error.span if isinstance(error.span, Span) else ours.span
        return _refused(error.text, there.get((span.line, span.column), impl.span))
    except NoProof:
        return _refused("the emission found no proof", impl.span)
    except Exception as error:
        limit = _limit(error)
        if limit is None:
            raise
        return _refused(limit, impl.span)
    unreal = unlike_ieee(impl, certificate.laws) if encoding_of(options.values).certified_as == "ieee" else ()
    if unreal:
        return _refused(f"the claim is not about IEEE numbers: {'; '.join(unreal)}", impl.span)
    contradicting = contradicted(ours, certificate.laws)
    if contradicting:
        return _refused(f"floats may be infinite here, and then these laws fail: {contradicting}", impl.span)
    return document


def _emitted(impl: core.Impl, outliner: Outliner) -> tuple[core.Impl, Emission]:
    """What is emitted; of a program with infinities under the claim that inputs are finite, if it needs that.

    Raises :class:`.NotCertified`.
    """
    from redverify.certifying.emission.context import NotCertified

    plain, why = _attempted(impl, outliner)
    if plain is not None and not contradicted(impl, plain.laws) and not speaks_of_finite(plain.laws):
        return impl, plain
    finite = with_finite_inputs(impl)
    guarded, reason = _attempted(finite, outliner, guarded=True)
    if guarded is not None and not contradicted(finite, guarded.laws) and speaks_of_finite(guarded.laws):
        return finite, guarded
    if plain is not None and not speaks_of_finite(plain.laws):
        return impl, plain
    if why is not None and not may_be_infinite(impl):
        raise why
    if guarded is not None and speaks_of_finite(guarded.laws):
        return finite, guarded
    raise reason or NotCertified(
        "a proof that inputs are finite, which needs no law of finite numbers", impl.span
    )


def _attempted(
    impl: core.Impl, outliner: Outliner, *, guarded: bool = False
) -> tuple[Emission | None, NotCertified | None]:
    """What is emitted, or why nothing is; ``guarded`` says that floats may be infinite."""
    from redverify.certifying.emission.context import NotCertified
    from redverify.certifying.emission.emitter import Emitter

    try:
        return Emitter(impl, outliner, guarded=guarded).emit(), None
    except NotCertified as error:
        return None, error


def _unfit(impl: core.Impl, width: ValueType) -> str | None:
    """Why no certificate says that indices fit into their type, if none does."""
    from redverify.judgement.overflows import overflows

    if product_of(impl) is not None:
        return f"no certificate says that products in indices fit into {width}"
    if width.least == 0:
        return f"no certificate says that indices fit into a type without negative numbers, such as {width}"
    fitting = all(obligation.status is Status.PROVED for obligation in overflows(impl))
    return None if fitting else f"it is not shown that indices fit into {width}"


def _over_digits(impl: core.Impl, options: Options, file: str | None) -> bytes | Refused:
    """The certificate of the program over digits, if that is one."""
    from redverify.radix.written import texts_over_digits

    try:
        text, *others = texts_over_digits(impl)
    except OutOfTime as error:
        return _refused(str(error), impl.span)
    if others:
        return _refused("a base may be 0, which makes several programs over digits", impl.span)
    name = f"{impl.name}{IN_DIGITS}.sched"
    (digital,) = load_text(text, name).impls.values()
    made = make(digital, {name: text}, options, file)
    return _refused(made.reason, impl.span) if isinstance(made, Refused) else made


def _limit(error: Exception) -> str | None:
    """Which limit an exception stands for; ``None`` for a bug."""
    if isinstance(error, OutOfTime):
        return str(error)
    if isinstance(error, RecursionError):
        return "the program is nested too deeply for the emission"
    if isinstance(error, MemoryError):
        return "the emission ran out of memory"
    solver = solver_of_error(error)
    return None if solver is None else f"{solver} gave up: {error}"


def _refused(reason: str, span: Span) -> Refused:
    return Refused(reason, span.file, span.line, span.column)


def _certificate(
    impl: core.Impl,
    text: str,
    emission: object,
    analysis: Analysis,
    options: Options,
    there: Mapping[tuple[int, int], Span],
    file: str | None,
) -> Certificate:
    from redverify.certifying.emission.emitter import Emission

    assert isinstance(emission, Emission)
    annotations = dict(sorted(emission.annotations.items()))
    theorems = Theorems(impl, annotations, emission.items)
    obligations = tuple(
        Obligation(
            id=o.id,
            kind=cast(Kind, o.kind.value),  # programs with other kinds are refused
            line=o.span.line,
            column=o.span.column,
            text=o.text,
            theorems=theorems.of(o),
            original=_place(there.get((o.span.line, o.span.column))),
        )
        for o in analysis.obligations
    )
    whole = there.get((impl.span.line, impl.span.column))
    source = file if file is not None else (whole.file if whole is not None else "")
    return Certificate(
        format=FORMAT,
        spec=impl.spec.name,
        impl=impl.name,
        theorem=theorem_of(impl.name),
        source=_base(source),
        values=encoding_of(options.values).certified_as,
        text=text,
        sha256=text_hash(text),
        assumptions=assumptions_of(impl),
        needs=needs_of(impl.spec, emission.laws),
        library=library_of(project.home()),
        tool=_tool(),
        obligations=obligations,
        graph=graph_of(emission.laws, annotations, emission.items),
        spelled_out=False,
        strict_races=impl.strict_races,
        laws=emission.laws,
        annotations=annotations,
        layout=emission.layout,
        facts=emission.facts,
        items=emission.items,
    )


def _place(span: Span | None) -> Place | None:
    return None if span is None else Place(file=_base(span.file), line=span.line, column=span.column)


def _base(file: str) -> str:
    return PurePath(file.strip("<>")).name


def _tool() -> Tool:
    return Tool(
        name="redverify",
        version=VERSION,
        isl=_version("islpy"),
        z3=_version("z3-solver"),
    )


def _version(distribution: str) -> str | None:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None
