"""Arrays of translated programs that may share memory: ``overlap`` lines of their text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import islpy as isl

from redverify.frontends.common.assumptions import known_of
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.names import fresh
from redverify.frontends.common.translation import Translation
from redverify.language import core
from redverify.language.core_text import cond_text
from redverify.language.elaboration.overlaps import extents_of
from redverify.language.normal_form import normalise_index
from redverify.language.walks import commands_of, nodes_of
from redverify.presburger import build
from redverify.similar import did_you_mean


def may_overlap(translation: Translation, wanted: Sequence[str], assume: Sequence[str]) -> Translation:
    """The translation with arrays that may overlap, each pair as ``A,B`` or ``A,B:CONDITION``.

    The specification says what is computed of what the arrays hold at first. What an output holds at first is
    no part of the claim where the specification, under the conditions ``assume``, does not use it. Where both
    arrays of a pair hold elements at first, :class:`.TranslationError` is raised: nothing says that these
    are equal where the arrays overlap. It is raised, too, for arrays of several dimensions that are not moved
    by whole rows of one length: in memory the end of a row may be the beginning of the next one.
    """
    for text in wanted:
        pair, _, condition = text.partition(":")
        first, comma, second = (part.strip() for part in pair.partition(","))
        for name in (first, second):
            _check_array(translation.impl, name, text, comma)
        translation = _without_first_elements(translation, (first, second), assume)
        translation = _overlapping(translation, (first, second), condition.strip(), assume)
    return translation


def in_place(translation: Translation, tensor: str) -> Translation:
    """The translation whose output lies in the memory of an input: each point where the same point of it is.

    Raises :class:`.TranslationError` where there are several outputs, or of another type or rank.
    """
    impl, tensors = translation.impl, translation.specification.spec.tensors
    given = next((b for b in impl.bindings if b.tensor == tensor and tensors[tensor].kind == "input"), None)
    outputs = [b for b in impl.bindings if tensors[b.tensor].kind == "output"]
    if given is None:
        inputs = [b.tensor for b in impl.bindings if tensors[b.tensor].kind == "input"]
        hint = did_you_mean(tensor, inputs, f"the inputs are {', '.join(inputs)}")
        raise LoadError(f"there is no input `{tensor}`", "RV616", "--in-place", hint)
    alike = [b for b in outputs if (tensors[b.tensor].type, len(b.indices)) == _kind(given, translation)]
    if len(outputs) != 1 or not alike:
        raise TranslationError(
            f"`{tensor}` is computed in place of several outputs, or of one of another type"
        )
    names = _distances("in_place", len(given.indices), translation)
    moves = [_move(given, d) for d in range(len(names))], [_move(alike[0], d) for d in range(len(names))]
    same = [
        cond_text(core.CCmp("==", core.IVar(n), normalise_index(core.IAdd(a, core.IMul(-1, b)))))
        for n, a, b in zip(names, *moves, strict=True)
    ]
    return _with_line(translation, given.array, alike[0].array, names, " and ".join(same))


def _kind(binding: core.Binding, translation: Translation) -> tuple[object, int]:
    return translation.specification.spec.tensors[binding.tensor].type, len(binding.indices)


def _move(binding: core.Binding, dimension: int) -> core.IndexExpr:
    """How far an array's indices are moved in one dimension."""
    variable = core.IMul(-1, core.IVar(binding.variables[dimension]))
    return core.IAdd(binding.indices[dimension], variable)


def _check_array(impl: core.Impl, name: str, text: str, comma: str) -> None:
    arrays = list(dict.fromkeys(b.array for b in impl.bindings))
    if not comma:
        raise LoadError(
            f"{text!r} names no two arrays", "RV616", "--may-overlap", "write A,B or A,B:CONDITION"
        )
    if name not in arrays:
        hint = did_you_mean(name, arrays, f"the arrays are {', '.join(arrays)}")
        raise LoadError(f"there is no array `{name}`", "RV616", "--may-overlap", hint)


def _overlapping(
    translation: Translation, arrays: tuple[str, str], condition: str, assume: Sequence[str]
) -> Translation:
    rank = next(len(b.indices) for b in translation.impl.bindings if b.array == arrays[0])
    names = _distances("d", rank, translation)
    written = ["d"] if rank == 1 else [f"d{n}" for n in range(rank)]
    for name, fresh_name in zip(written, names, strict=True):
        condition = re.sub(rf"\b{name}\b", fresh_name, condition)
    if not _by_rows(translation, arrays, names, [*assume, *([condition] if condition else [])]):
        inner = " and ".join([f"{name} == 0" for name in written[1:]])
        raise TranslationError(
            f"`{arrays[0]}` and `{arrays[1]}` may overlap by parts of rows, or their rows have two lengths",
            hint=f"a condition says that whole rows overlap: --may-overlap '{','.join(arrays)}:{inner}'",
        )
    return _with_line(translation, *arrays, names, condition)


def _by_rows(
    translation: Translation, arrays: tuple[str, str], distances: Sequence[str], conditions: Sequence[str]
) -> bool:
    """Whether arrays are moved along their first dimension alone, and have the others in common.

    Then cells are the same in memory exactly if their coordinates are: the strides are equal.
    """
    spec, impl = translation.specification.spec, translation.impl
    if len(distances) == 1:
        return True
    one, other = (extents_of(array, spec, impl.bindings) for array in arrays)
    if one is None or other is None or len(one) != len(other):
        return True  # elaboration refuses it
    known = build.all_of((*spec.assumptions, *known_of(spec.parameters, conditions, distances)))
    moved = [core.CCmp("!=", core.IVar(name), core.IConst(0)) for name in distances[1:]]
    longer = [core.CCmp("!=", a, b) for a, b in zip(one[1:], other[1:], strict=True)]
    return all(bool(known.intersect(build.where(c)).is_empty()) for c in (*moved, *longer))


def _distances(name: str, rank: int, translation: Translation) -> list[str]:
    """Names for the distances: ``d``, or ``d0``, ``d1``, ... unless the text has these."""
    taken = set(re.findall(r"\w+", translation.text(())))
    return [fresh(name if rank == 1 else f"{name}{n}", taken) for n in range(rank)]


def _with_line(
    translation: Translation, first: str, second: str, names: Iterable[str], condition: str
) -> Translation:
    line = f"overlap {first}, {second} at {', '.join(names)}{' if ' if condition else ''}{condition}"
    return replace(translation, overlaps=(*translation.overlaps, line))


# ---------------------------------------------------------------- what arrays hold at first


def _without_first_elements(
    translation: Translation, arrays: tuple[str, str], assume: Sequence[str]
) -> Translation:
    spec, impl = translation.specification.spec, translation.impl
    known = build.all_of((*spec.assumptions, *known_of(spec.parameters, assume)))
    equations = tuple([e for e in spec.equations if not _is_empty(e, spec, known)])
    used = {n.tensor for e in equations for n in nodes_of(e.value) if isinstance(n, core.Access)}
    used |= {n.tensor for e in _annotations(impl) for n in nodes_of(e) if isinstance(n, core.Access)}
    written = {b.array for b in impl.bindings if spec.tensors[b.tensor].kind == "output"}
    dead = [
        b
        for b in impl.bindings
        if b.array in arrays and b.array in written and b.tensor not in used and _is_input(b, spec)
    ]
    bindings = tuple([b for b in impl.bindings if b not in dead])
    if all(any(b.array == a and _is_input(b, spec) for b in bindings) for a in arrays):
        raise TranslationError(
            f"`{arrays[0]}` and `{arrays[1]}` may overlap, and what both hold at first matters",
            hint="an --assume may say that the second one is overwritten as a whole",
        )
    tensors = {n: t for n, t in spec.tensors.items() if n not in {b.tensor for b in dead}}
    spec = replace(spec, tensors=tensors, equations=equations)
    specification = replace(translation.specification, spec=spec)
    return replace(translation, specification=specification, impl=replace(impl, spec=spec, bindings=bindings))


def _annotations(impl: core.Impl) -> Iterator[core.ValueExpr]:
    for command in commands_of(impl.body):
        if isinstance(command, core.Assign | core.Accumulate | core.DataLet):
            yield command.annotation


def _is_input(binding: core.Binding, spec: core.Spec) -> bool:
    return spec.tensors[binding.tensor].kind == "input"


def _is_empty(equation: core.Equation, spec: core.Spec, known: isl.Set) -> bool:
    """Whether an equation has no point in the region of its tensor."""
    region = spec.tensors[equation.tensor].region or ()
    bounds: list[core.Cond] = [equation.condition]
    for name, (lower, upper) in zip(equation.variables, region, strict=False):
        bounds += [core.CCmp("<=", lower, core.IVar(name)), core.CCmp("<", core.IVar(name), upper)]
    return bool(build.all_of(bounds).intersect(known).is_empty())
