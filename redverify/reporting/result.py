"""The result of a verification, and its JSON document ``redverify.result/1``.

:mod:`redverify.reporting.schema` publishes the schema of these structures. So the names of their
fields and the order of the fields are part of the interface.
"""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Literal, get_args

import msgspec

from redverify.checking.kernel.audited import Audited

#: How an obligation stands, and what decided it.
ObligationStatus = Literal["proved", "failed", "unknown"]
DecidedBy = Literal["isl", "z3", "cvc5", "z3 and cvc5", "lean", "syntactic", ""]

#: In which sense the floats of program and specification are equal, from the strongest on.
Level = Literal[
    "bitwise",
    "bitwise but for the signs of zeros",
    "modulo reassociation",
    "modulo reassociation and commutation",
    "over the real numbers",
    "not equal",
]

#: How finely values were looked at in a proof, from coarse to fine (``docs/values.md``).
Abstraction = Literal["indices", "terms", "algebra", "parts", "unrolled", "arrays", "multisets", ""]

#: A value of a cell in JSON: a number or a truth value, or text for fractions, infinities and terms.
Shown = bool | int | float | str


#: How a note begins that says what the claim of a result is restricted to.
CLAIM = "the claim is for "

#: How a note begins that says that the annotations are not the user's.
ANNOTATED = "the annotations were inferred"

#: How a note begins that says where a witness in a generated text is in the user's program.
IN_PROGRAM = "in your program: "

#: Kinds of obligations about what a program does; the others are about its annotations, or its results.
DEEDS = frozenset(("spec", "bounds", "defined", "race", "overlap", "layout"))


class Verdict(StrEnum):
    """The verdict on an implementation."""

    VERIFIED = "verified"
    REFUTED = "refuted"
    INCONCLUSIVE = "inconclusive"
    INVALID = "invalid"


#: Verdicts from the best to the one that decides a result with several implementations.
ORDER = (Verdict.VERIFIED, Verdict.INCONCLUSIVE, Verdict.REFUTED, Verdict.INVALID)


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """The verdict that decides: invalid, then refuted, then inconclusive, then verified.

    An empty list is inconclusive.
    """
    return max(verdicts, key=ORDER.index, default=Verdict.INCONCLUSIVE)


class Obligation(msgspec.Struct, frozen=True, kw_only=True):
    """One obligation.

    ``text`` says what has to hold, and ``by`` what decided it (empty if nothing did). ``point`` is
    an integer point at which it fails or may fail, and ``note`` says why it is open. ``abstraction``
    says how finely a proof about values had to look.
    """

    id: str
    kind: str
    status: ObligationStatus
    by: DecidedBy
    line: int
    column: int
    text: str
    seconds: float
    point: dict[str, int] | None = None
    note: str = ""
    abstraction: Abstraction = ""


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """The first element of an output that is wrong at the end, in lexicographic order.

    ``element`` is the element of the output, ``cell`` the cell that should hold it. ``actual`` is
    ``None`` if the cell was never written.
    """

    element: str
    cell: str
    expected: Shown
    actual: Shown | None


class Indices(msgspec.Struct, frozen=True, kw_only=True):
    """How the indices of a reduction entered a cell, each list at most 64 long, with its full length.

    ``missing`` indices never entered, ``doubled`` ones entered more than once, and ``foreign`` ones are
    not in the index set. ``cell`` is the cell, ``reduction`` the reduction as text, ``binders`` the
    names of the components of an index.
    """

    cell: str
    reduction: str
    binders: tuple[str, ...]
    missing: tuple[tuple[int, ...], ...]
    doubled: tuple[tuple[int, ...], ...]
    foreign: tuple[tuple[int, ...], ...]
    missing_count: int
    doubled_count: int
    foreign_count: int


class TraceStep(msgspec.Struct, frozen=True, kw_only=True):
    """A write to ``cell``: ``value`` is what the cell holds after it.

    A step with line 0 and no value stands for steps that are left out; ``text`` says how many.
    """

    cell: str
    line: int
    variables: dict[str, int]
    text: str
    value: Shown | None


class Trace(msgspec.Struct, frozen=True, kw_only=True):
    """How specification and program come to the value of ``cell``.

    The last line of ``specification`` ends with its value. ``program`` has the writes to the cell. A
    single write is preceded by those to the cells that it reads. With ``backwards``, parallel loops
    ran from their last iteration on. A long list is shortened in the middle.
    """

    cell: str
    specification: tuple[str, ...]
    program: tuple[TraceStep, ...]
    backwards: bool = False


class Witness(msgspec.Struct, frozen=True, kw_only=True):
    """A concrete failure.

    ``params`` are the parameters, ``variables`` the loop variables at the place. ``expected`` is
    the specification's value and ``actual`` the program's. ``confirmed_by`` is ``interpreter``
    for a run of the reference interpreter with inputs of ``seed``, and ``point`` for an integer
    point of an obligation that speaks of indices alone. ``difference``, ``indices`` and ``trace``
    come from running on after the violation, where they are known.

    ``outputs_agree`` is true if every run that was tried leaves the right outputs, so that only an
    annotation is wrong; false if some output is wrong; ``None`` if neither is known. ``slice_of`` is the
    cell whose slice was run, and ``None`` if the whole program was.
    """

    params: dict[str, int]
    cell: str | None
    expected: Shown | None
    actual: Shown | None
    obligation: str
    kind: str
    file: str
    line: int
    column: int
    end_column: int
    variables: dict[str, int]
    message: str
    confirmed_by: Literal["interpreter", "point"]
    seed: int | None = None
    inputs: dict[str, Shown] = {}
    difference: Difference | None = None
    indices: Indices | None = None
    trace: Trace | None = None
    outputs_agree: bool | None = None
    slice_of: str | None = None


class CompiledRun(msgspec.Struct, frozen=True, kw_only=True):
    """What the compiler's own code gives, where a front end has translated a compiler's program.

    ``cases`` is the number of runs, at the ``sizes``, in which ``elements`` of outputs were compared: the
    specification with the compiled program before, the implementation with the compiled program after. All
    agree, for else there is no verdict. ``witness`` says what the compiled code gives where a refutation says
    that an output is wrong, and ``confirmed`` whether that is wrong. ``notes`` say what could not be run.
    """

    cases: int
    elements: int
    sizes: tuple[dict[str, int], ...] = ()
    witness: str = ""
    confirmed: bool = False
    notes: tuple[str, ...] = ()


class Claimed(msgspec.Struct, frozen=True, kw_only=True):
    """What a certificate says of itself and nobody has checked: the name of the file that it is from, the
    encoding of values, what made it, and how many obligations the verifier had."""

    source: str
    values: str
    tool: str
    obligations: int


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What a check found, or an earlier one of the same certificate (``cached``).

    ``checker`` is ``native`` or ``embedded``, ``place`` its path, ``when`` in UTC (ISO 8601). ``axioms`` are
    those that the theorem rests on, ``None`` where they were not listed. ``against`` is the file whose
    program is the one certified, where files were given. ``text`` is the text of the program that the kernel
    computed, where that was asked for. ``notes`` says in words what was left out.
    ``strict_races``: the theorem also says that no two iterations write one cell, not even with equal values.
    """

    checker: str
    version: str
    place: str
    when: str
    cached: bool
    theorem: str
    assumptions: tuple[str, ...]
    laws: tuple[str, ...]
    axioms: tuple[str, ...] | None = None
    against: str | None = None
    text: str | None = None
    notes: tuple[str, ...] = ()
    strict_races: bool = False


class Certificate(msgspec.Struct, frozen=True, kw_only=True):
    """A certificate and what became of it.

    ``not attempted``: there is no certificate for Lean to check, or no Lean, or Lean reached a limit.
    ``laws`` are the laws of operators that the proof uses, in words. ``audited`` is what an accepted
    theorem rests on, ``kernels`` names the kernels that accepted it. ``problems`` says why it is not
    accepted. ``checked`` is there if Lean has accepted it, ``claimed`` if it could be read.
    """

    path: str
    status: Literal["accepted", "rejected", "not attempted"]
    checker: str | None = None
    theorem: str | None = None
    laws: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()
    audited: Audited | None = None
    kernels: tuple[str, ...] = ()
    claimed: Claimed | None = None
    checked: Checked | None = None


class Diagnostic(msgspec.Struct, frozen=True, kw_only=True):
    """One problem of the input, with its place; ``rendered`` is the text shown to people."""

    code: str
    message: str
    file: str
    line: int
    column: int
    hint: str
    rendered: str = ""


#: What of a compiler's schedule is verified: its sblocks, or its kernels as their threads run them.
ScheduleLevel = Literal["sblock", "thread"]


class ImplResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one implementation; without names if the file could not be read.

    ``level`` is the strongest sense in which it is proved equal, or ``not equal``; ``abstraction``
    is the finest that the proof of a value obligation needed. ``depends_on`` names values that are not
    known exactly, such as ``exp(3/2)``: runs of an inconclusive program depend on them and show nothing.
    ``schedule_level`` says at which level a compiler's schedule was verified; ``None`` for other programs.
    ``strict_races``: two iterations that write one cell were a race whatever the values. ``expected`` is the
    verdict that the project's configuration expects. ``cached``: the result is that of an earlier run with
    the same texts, options and versions, and ``seconds`` is what that took. ``compiled_run`` is there where
    a front end has translated a compiler's program and was to compare it with the compiled one.
    """

    file: str
    impl: str | None
    spec: str | None
    verdict: Verdict
    assumptions: tuple[str, ...]
    obligations: tuple[Obligation, ...]
    witness: Witness | None
    certificate: Certificate | None
    seconds: float
    notes: tuple[str, ...] = ()
    level: Level | None = None
    depends_on: tuple[str, ...] = ()
    schedule_level: ScheduleLevel | None = None
    strict_races: bool = False
    expected: Verdict | None = None
    cached: bool = False
    compiled_run: CompiledRun | None = None

    @property
    def abstraction(self) -> Abstraction:
        """How finely the proofs about values had to look; empty without any."""
        order = get_args(Abstraction)
        found = [o.abstraction for o in self.obligations if o.abstraction]
        return max(found, key=order.index, default="")

    @property
    def open(self) -> tuple[Obligation, ...]:
        """The obligations that are not proved."""
        return tuple(o for o in self.obligations if o.status != "proved")


def not_judged(
    file: str, impl: str | None, spec: str | None, verdict: Verdict, notes: tuple[str, ...] = ()
) -> ImplResult:
    """The result of an implementation without a judgement: it has no obligations and no witness."""
    return ImplResult(
        file=file,
        impl=impl,
        spec=spec,
        verdict=verdict,
        assumptions=(),
        obligations=(),
        witness=None,
        certificate=None,
        seconds=0.0,
        notes=notes,
    )


class Tool(msgspec.Struct, frozen=True, kw_only=True):
    """The versions of the programs that made the result; ``None`` for those that took no part."""

    name: str
    version: str
    isl: str | None
    z3: str | None
    lean: str | None
    cvc5: str | None = None


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON document of a run."""

    schema: Literal["redverify.result/1"]
    tool: Tool
    impls: tuple[ImplResult, ...]
    diagnostics: tuple[Diagnostic, ...] = ()


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What verifying one file gives: the results of its implementations, and diagnostics.

    With one implementation, ``obligations``, ``witness`` and so on are that implementation's;
    with several, ``verdict`` is the worst, ``obligations`` are those of all, and ``witness`` is
    the first. ``texts`` are the source texts by file name.
    """

    impls: tuple[ImplResult, ...]
    diagnostics: tuple[Diagnostic, ...] = ()
    texts: dict[str, str] = {}

    @property
    def verdict(self) -> Verdict:
        """The verdict that decides."""
        return worst(i.verdict for i in self.impls)

    @property
    def obligations(self) -> tuple[Obligation, ...]:
        """All obligations."""
        return tuple(o for i in self.impls for o in i.obligations)

    @property
    def witness(self) -> Witness | None:
        """The witness of the first refuted implementation."""
        return next((i.witness for i in self.impls if i.witness is not None), None)

    @property
    def certificate(self) -> Certificate | None:
        """The first certificate."""
        return next((i.certificate for i in self.impls if i.certificate is not None), None)

    @property
    def assumptions(self) -> tuple[str, ...]:
        """What the verdicts rest on."""
        return tuple(dict.fromkeys(a for i in self.impls for a in i.assumptions))

    @property
    def notes(self) -> tuple[str, ...]:
        """Remarks on the verdicts."""
        return tuple(dict.fromkeys(n for i in self.impls for n in i.notes))

    @property
    def seconds(self) -> float:
        """Time taken by all implementations together."""
        return sum(i.seconds for i in self.impls)

    def document(self) -> Document:
        """The JSON document of this result alone."""
        return document([self])

    def to_json(self) -> str:
        """The JSON document as text."""
        return to_json(self.document())


def document(results: Iterable[Result]) -> Document:
    """The JSON document of several results, in order."""
    given = tuple(results)
    checked = any(i.certificate is not None and i.certificate.checker for r in given for i in r.impls)
    return Document(
        schema="redverify.result/1",
        tool=this_tool(lean=checked, cvc5=any("cvc5" in o.by for r in given for o in r.obligations)),
        impls=tuple(i for r in given for i in r.impls),
        diagnostics=tuple(dict.fromkeys(d for r in given for d in r.diagnostics)),
    )


def to_json(value: Document) -> str:
    """A document as indented JSON, ending in a newline."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def this_tool(*, lean: bool = False, cvc5: bool = False) -> Tool:
    """The versions that are installed, without importing the solvers; Lean's and cvc5's if asked for."""
    from redverify.version import VERSION

    return Tool(
        name="redverify",
        version=VERSION,
        isl=version_of("islpy"),
        z3=version_of("z3-solver"),
        lean=_lean() if lean else None,
        cvc5=version_of("cvc5") if cvc5 else None,
    )


def _lean() -> str:
    from redverify.checking.description import release_of
    from redverify.checking.lean import project

    return release_of(project.home())


@functools.cache
def version_of(distribution: str) -> str | None:
    """The version of an installed package."""
    found = _versions_by_name().get(distribution.replace("-", "_"))
    if found is not None:
        return found
    from importlib import metadata

    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


@functools.cache
def _versions_by_name() -> dict[str, str]:
    """Versions by packages, as the names of the folders of their metadata say (PEP 376, PEP 491).

    To read the metadata itself takes longer than all else that is done for a result that is kept.
    """
    found: dict[str, str] = {}
    for folder in sys.path:
        with suppress(OSError):
            for name in os.listdir(folder or "."):
                package, _, version = name.removesuffix(".dist-info").partition("-")
                if version and name.endswith(".dist-info"):
                    found.setdefault(package.lower(), version)
    return found


def at_level(result: Result, schedule_level: ScheduleLevel | None) -> Result:
    """The result of a compiler's schedule, with the level at which it was verified."""
    impls = tuple(msgspec.structs.replace(i, schedule_level=schedule_level) for i in result.impls)
    return msgspec.structs.replace(result, impls=impls)


def with_notes(result: Result, notes: Sequence[str]) -> Result:
    """The result of a front end's program, with what the front end says of its verdict."""
    if not notes:
        return result
    impls = tuple(msgspec.structs.replace(i, notes=(*notes, *i.notes)) for i in result.impls)
    return msgspec.structs.replace(result, impls=impls)
