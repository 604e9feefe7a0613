"""What a certificate may say about the verifier's obligations: nothing but sentences about its program.

An obligation in ``certificate.json`` has a name, a place and a text. They are for people, and Lean does not
see them. So that nobody can put a text of their own there, each text has to be one of the sentences of
:mod:`.subjects`, about what stands at its place in the program.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from redverify.checking.data.errors import CertificateError
from redverify.checking.description import Kind, Obligation
from redverify.language import core
from redverify.language.claims import (
    Array,
    Bound,
    OfArray,
    OfBinding,
    OfOperator,
    OfPlace,
    OfTensors,
    Operator,
    Place,
    Subject,
    words,
)
from redverify.language.walks import commands_of

#: A kind of obligations, and a claim that it may make.
_Made = tuple[Kind, OfPlace | OfArray]

#: About what reads, about assignments and accumulations, indices that are data, scopes, loops.
_EITHER: tuple[_Made, ...] = (
    ("value", OfPlace.ANNOTATION_KNOWN),
    ("bounds", OfArray.READ_INSIDE),
    ("defined", OfArray.READ_KNOWN),
    ("defined", OfArray.READ_CLOSED),
    ("complete", OfArray.READ_WHOLE),
    ("complete", OfArray.READ_ANNOTATED),
    ("complete", OfArray.READ_INITIAL),
)
_ASSIGN: tuple[_Made, ...] = (("value", OfPlace.WRITTEN_VALUE), ("complete", OfPlace.WRITTEN_VALUE))
_ACCUMULATE: tuple[_Made, ...] = (
    ("value", OfPlace.INDEX_INSIDE),
    ("value", OfPlace.ELEMENT_VALUE),
    ("value", OfPlace.PADDING_UNIT),
    ("value", OfPlace.PARTIAL),
    ("value", OfPlace.FROM_START),
    ("value", OfPlace.INDICES_INSIDE),
    ("value", OfPlace.INFERRED_INDICES),
    ("fresh", OfPlace.NO_INDEX_TWICE),
    ("operator", OfPlace.ONE_OPERATOR),
    ("complete", OfPlace.ONE_REDUCTION),
)
_DATA: tuple[_Made, ...] = (
    ("value", OfPlace.BOUND_VALUE),
    ("complete", OfPlace.BOUND_VALUE),
    ("bounds", OfPlace.BOUND_RANGE),
    ("value", OfPlace.LEFT_OUT),
)
_SCOPE: tuple[_Made, ...] = (
    ("complete", OfPlace.HAS_INITIAL),
    ("defined", OfArray.ENTRY_KNOWN),
    ("complete", OfArray.ENTRY_INITIAL),
)
_LOOP: tuple[_Made, ...] = (
    ("operator", OfArray.ITERATIONS_ONE_REDUCTION),
    ("complete", OfArray.ITERATIONS_ONE_REDUCTION),
)
_PARALLEL: tuple[_Made, ...] = (
    ("race", OfPlace.NO_RACE),
    ("race", OfArray.NO_RACE),
    ("overlap", OfArray.EQUAL_WRITES),
    ("fresh", OfArray.NO_INDEX_TWICE),
)

#: About a parallel loop where races are strict.
_STRICT: tuple[_Made, ...] = (("race", OfPlace.WRITTEN_ONCE), ("race", OfArray.WRITTEN_ONCE))

#: About any command whose parts are composed.
_ANY: tuple[_Made, ...] = (
    ("operator", OfArray.COMPOSED_ONE_OPERATOR),
    ("complete", OfArray.COMPOSED_ONE_REDUCTION),
)

_BINDING: tuple[tuple[Kind, OfBinding], ...] = (
    ("layout", OfBinding.INSIDE),
    ("layout", OfBinding.APART),
    ("coverage", OfBinding.KNOWN),
    ("coverage", OfBinding.COVERED),
    ("coverage", OfBinding.FINAL_VALUE),
    ("complete", OfBinding.FINAL_VALUE),
)
_BOUND: tuple[_Made, ...] = (
    ("layout", OfArray.INPUTS_APART),
    ("complete", OfArray.FINAL_WHOLE),
    ("complete", OfArray.FINAL_ANNOTATED),
    ("complete", OfArray.FINAL_INITIAL),
)
_SPECIFICATION = (OfPlace.ASSUMPTIONS, OfPlace.BOUNDED, OfPlace.SPECIFICATION)


def check_obligations(impl: core.Impl, obligations: Sequence[Obligation]) -> None:
    """Refuse obligations that are not sentences about the program, in their order and with their names.

    Raises :class:`.CertificateError`.
    """
    sentences = _sentences(impl)
    counts: Counter[Kind] = Counter()
    for before, obligation in zip((None, *obligations), obligations, strict=False):
        name = f"{obligation.kind}-{obligation.line}-{counts[obligation.kind]}"
        counts[obligation.kind] += 1
        if obligation.id != name or (before is not None and _order(before) > _order(obligation)):
            raise CertificateError(f"obligation {obligation.id[:60]} has another name or place in the list")
        place = (obligation.line, obligation.column)
        said = (obligation.kind, obligation.text)
        if said not in sentences.get(place, ()) and not _of_specification(impl, obligation):
            raise CertificateError(
                f"obligation {obligation.id} says what no obligation at its place in the program says"
            )


def _order(obligation: Obligation) -> tuple[int, int, str]:
    return (obligation.line, obligation.column, obligation.kind)


def _sentences(impl: core.Impl) -> Mapping[tuple[int, int], set[tuple[Kind, str]]]:
    """What obligations at the places of the program's commands and bindings may say."""
    found: dict[tuple[int, int], set[tuple[Kind, str]]] = {}
    commands = tuple(commands_of(impl.body))
    arrays = {b.array for b in impl.bindings} | {c.array for c in commands if isinstance(c, core.Allocate)}
    for command in commands:
        place = (command.span.line, command.span.column)
        said = {(kind, words(subject)) for kind, subject in _about(command, sorted(arrays))}
        if impl.strict_races and isinstance(command, core.Loop) and command.parallel:
            said |= {(kind, words(subject)) for kind, subject in _claims(_STRICT, sorted(arrays))}
        found.setdefault(place, set()).update(said)
    for binding in impl.bindings:
        place = (binding.span.line, binding.span.column)
        subjects: list[tuple[Kind, Subject]] = [(k, Bound(claim, binding)) for k, claim in _BINDING]
        subjects += _claims(_BOUND, [binding.array])
        found.setdefault(place, set()).update((kind, words(subject)) for kind, subject in subjects)
    return found


def _about(command: core.Command, arrays: Sequence[str]) -> Iterator[tuple[Kind, Subject]]:
    """What obligations at a command may be about."""
    yield from _claims(_ANY, arrays)
    match command:
        case core.Assign():
            yield "bounds", Array(OfArray.WRITE_INSIDE, command.array)
            yield from _claims((*_EITHER, *_ASSIGN), arrays)
        case core.Accumulate():
            yield "bounds", Array(OfArray.ACCUMULATION_INSIDE, command.array)
            yield "defined", Array(OfArray.CELL_KNOWN, command.array)
            for claim in OfOperator:
                yield "order", Operator(claim, command.operator)
            yield from _claims((*_EITHER, *_ACCUMULATE), arrays)
        case core.DataLet():
            yield from _claims((*_EITHER, *_DATA), arrays)
        case core.Scope():
            yield from _claims(_SCOPE, command.arrays)
        case core.Loop():
            yield from _claims((*_LOOP, *_PARALLEL) if command.parallel else _LOOP, arrays)
        case _:
            return


def _claims(made: Sequence[_Made], arrays: Sequence[str]) -> Iterator[tuple[Kind, Subject]]:
    """Claims about a place, or about each of some arrays."""
    for kind, claim in made:
        if isinstance(claim, OfPlace):
            yield kind, Place(claim)
        else:
            for array in arrays:
                yield kind, Array(claim, array)


def _of_specification(impl: core.Impl, obligation: Obligation) -> bool:
    """Whether an obligation says what one of the specification may say."""
    spec = impl.spec
    if obligation.kind != "spec" or not spec.span.line <= obligation.line < impl.span.line:
        return False
    if obligation.text in [claim.value for claim in _SPECIFICATION]:
        return True
    for claim in OfTensors:
        start, _, end = claim.value.partition("{tensors}")
        if obligation.text.startswith(start) and obligation.text.endswith(end):
            names = obligation.text[len(start) : len(obligation.text) - len(end)].split(", ")
            if set(names) <= set(spec.tensors) and len(set(names)) == len(names):
                return True
    return False


__all__ = ["check_obligations"]
