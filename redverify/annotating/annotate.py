"""Annotations for a text: which implementations lack some, and the text with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from redverify.annotating.erasing import erased
from redverify.annotating.inference import Inference
from redverify.annotating.paths import Write
from redverify.annotating.scopes import with_scopes
from redverify.annotating.sites import Note, Site
from redverify.annotating.sizes import runs_of
from redverify.annotating.writing import Insertion, inserted, insertions, scope_insertions
from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.diagnostics import Diagnostic, DiagnosticError
from redverify.language.load import load_text
from redverify.language.parsing.parser import parse_text
from redverify.language.source import NOWHERE
from redverify.language.syntax_walks import blocks_of
from redverify.language.types import BOOL, TypeKind, ValueType
from redverify.language.walks import commands_of

UNEXPLAINED = "RV237"

Written = sx.Assign | sx.Accumulate | sx.DataLet

_HINT = (
    "write the annotation by hand, or declare what is written here as a tensor of the specification: "
    "`tensor T(...)` with an equation"
)


@dataclass(frozen=True, slots=True)
class Annotated:
    """What became of one implementation.

    ``inferred`` and ``written`` count its annotations that were found, and that the text had. ``unexplained``
    is the first statement that could not be explained. ``doubtful`` are the lines of statements whose
    annotation says what they should write, and not what the runs wrote. ``sizes`` are those of the runs, and
    ``insertions`` what was inserted.
    """

    impl: str
    inferred: int
    written: int
    scopes: int
    unexplained: Diagnostic | None
    doubtful: tuple[int, ...]
    sizes: tuple[dict[str, int], ...]
    insertions: tuple[Insertion, ...] = ()

    @property
    def trouble(self) -> int | None:
        """The line of the first statement without an annotation that says what the runs wrote."""
        open_ = () if self.unexplained is None else (self.unexplained.span.line,)
        return min((*open_, *self.doubtful), default=None)


@dataclass(frozen=True, slots=True)
class AnnotatedText:
    """The text with annotations, and what was inserted."""

    text: str
    impls: tuple[Annotated, ...]

    @property
    def insertions(self) -> tuple[Insertion, ...]:
        """What was inserted for all implementations."""
        return tuple(piece for one in self.impls for piece in one.insertions)


def lacking(file: sx.File) -> dict[str, bool]:
    """The implementations that lack annotations, indices or scopes; true for those without any annotation."""
    found: dict[str, bool] = {}
    for block in file.blocks:
        if isinstance(block, sx.ImplBlock):
            writes = list(_writes(block.body, frozenset()))
            if any(incomplete for _, incomplete in writes):
                found[block.name.name] = all(w.annotation is None for w, _ in writes)
    return found


def _writes(block: sx.Block, scoped: frozenset[str]) -> Iterator[tuple[Written, bool]]:
    """What has an annotation in a block, and whether each lacks something."""
    for command in block:
        match command:
            case sx.Assign() | sx.DataLet():
                yield command, command.annotation is None
            case sx.Accumulate():
                yield command, command.annotation is None or command.array.name not in scoped
            case sx.Scope(arrays=arrays, body=body):
                yield from _writes(body, scoped | {a.name for a in arrays})
            case _:
                for inside in blocks_of(command):
                    yield from _writes(inside, scoped)


def annotate_text(
    text: str, name: str = "<text>", impls: Sequence[str] | None = None, *, fill: bool = False
) -> AnnotatedText:
    """The text with the annotations that its implementations lack.

    ``impls`` are the implementations to annotate, all that lack something if ``None``. With ``fill``,
    statements that cannot be explained get an annotation that claims nothing true, so that the text can be
    judged: it may be refuted, and is not verified unless what was claimed is proved.

    Raises :class:`~redverify.language.diagnostics.DiagnosticError` for a text with other problems.
    """
    text = text.removeprefix("\ufeff")
    open_ = lacking(parse_text(text, name))
    wanted = [n for n in open_ if impls is None or n in impls]
    program = load_text(text, name, incomplete=frozenset(open_))
    results: list[Annotated] = []
    for impl in [program.impls[n] for n in wanted]:
        sites, outcome = _annotated(impl, fill=fill)
        around = _scopes(impl.body, sites, text)
        pieces = [*insertions(text, name, sites, _taken(impl, sites)), *scope_insertions(text, around)]
        results.append(replace(outcome, scopes=len(around), insertions=tuple(pieces)))
    return assembled(text, name, results)


def assembled(text: str, name: str, impls: Sequence[Annotated]) -> AnnotatedText:
    """The text with what is inserted for implementations."""
    result = inserted(text, [piece for one in impls for piece in one.insertions])
    _check_same(text, result, name)
    return AnnotatedText(result, tuple(impls))


def _check_same(before: str, after: str, name: str) -> None:
    """What is verified has to be the user's program.

    Raises :class:`AssertionError`, which is a bug of the insertion, if the texts hold different programs, or
    an annotation that was there is another one.
    """
    old = parse_text(before, name)
    try:
        new = parse_text(after, name)
    except DiagnosticError as error:
        raise AssertionError("the annotated text is not a program") from error
    if erased(old) != erased(new):
        raise AssertionError("the annotated text is another program")
    kept = [(w.annotation, getattr(w, "reduction_indices", None)) for w in _all_writes(old)]
    made = [(w.annotation, getattr(w, "reduction_indices", None)) for w in _all_writes(new)]
    for (annotation, indices), (later, others) in zip(kept, made, strict=True):
        if annotation not in (None, later) or indices not in (None, others):
            raise AssertionError("an annotation of the text was changed")


def _all_writes(file: sx.File) -> Iterator[Written]:
    for block in file.blocks:
        if isinstance(block, sx.ImplBlock):
            yield from (write for write, _ in _writes(block.body, frozenset()))


def _annotated(impl: core.Impl, *, fill: bool) -> tuple[list[Site], Annotated]:
    runs = runs_of(impl)
    inference = Inference(impl, runs)
    inference.solve()
    sites = inference.sites
    open_ = [s for s in sites if s.note is None]
    outcome = Annotated(
        impl.name,
        inferred=sum(not s.written and s.note is not None for s in sites),
        written=sum(s.written for s in sites),
        scopes=0,
        unexplained=_unexplained(open_[0]) if open_ else None,
        doubtful=tuple(s.command.span.line for s in sites if s.note is not None and s.note.guessed),
        sizes=tuple(r.parameters for r in runs),
    )
    for site in open_ if fill else ():
        site.note = _claim(site.command)
    return sites, outcome


def _unexplained(site: Site) -> Diagnostic:
    command = site.command
    what = f"assignment to `{site.array}`"
    if isinstance(command, core.Accumulate):
        what = f"accumulation into `{site.array}`"
    elif isinstance(command, core.DataLet):
        what = f"index `{command.variable}` that is data"
    why = "what it writes is not an element of a tensor, and reads something without a meaning"
    if not site.samples:
        why = "no run at small sizes reaches it"
    elif isinstance(command, core.Accumulate):
        why = "what it adds are not elements of a reduction of the specification"
    message = f"the annotation of this {what} cannot be inferred: {why}"
    return Diagnostic(UNEXPLAINED, message, command.span, _HINT)


def _claim(command: Write) -> Note | None:
    """An annotation that claims next to nothing; ``None`` where the type has no literal."""
    type_ = command.value.type
    if _without_literal(type_):
        return None
    if not isinstance(command, core.Accumulate):
        return Note(zero_of(type_))
    return Note(one_zero(type_, command.operator, "$q"), (core.IConst(0),))


def _without_literal(type_: ValueType) -> bool:
    return type_.kind is TypeKind.OPAQUE or any(_without_literal(t) for _, t in type_.fields)


def zero_of(type_: ValueType) -> core.ValueExpr:
    """The zero of a type; that of records is one of zeros, and of truth values ``false``."""
    if type_.fields:
        return core.record_of(type_, tuple(zero_of(t) for _, t in type_.fields))
    return core.Literal(type_, Fraction(0) if type_ != BOOL else False)


def one_zero(type_: ValueType, operator: str, binder: str) -> core.Reduce:
    """The reduction of one zero, whose index is ``binder``: as an annotation it says nothing of a program."""
    first = core.CCmp("==", core.IVar(binder), core.IConst(0))
    return core.Reduce(type_, operator, (binder,), first, zero_of(type_))


def _taken(impl: core.Impl, sites: Sequence[Site]) -> set[str]:
    """Names that the variables of reductions must not have."""
    names = set(impl.spec.parameters)
    for site in sites:
        names |= set(site.around.variables)
    for operator in impl.spec.operators.values():
        if isinstance(operator.unit, core.Constant):
            names.add(operator.unit.name)
    return names


def _scopes(body: core.Block, sites: Sequence[Site], text: str) -> list[core.Scope]:
    """The scopes that a program lacks; none is right around what follows an ``elif``."""
    lines = text.split("\n")
    notes = {id(s.command): s.note.value for s in sites if s.note is not None}

    def is_elif(command: core.Command) -> bool:
        line = lines[command.span.line - 1]
        return isinstance(command, core.If) and line[command.span.column - 1 :].startswith("elif")

    scoped = with_scopes(body, lambda command: notes.get(id(command)), is_elif)
    return [c for c in commands_of(scoped) if isinstance(c, core.Scope) and c.span == NOWHERE]
