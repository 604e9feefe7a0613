"""A second opinion on a translation: the interpreted text against what the compiler has compiled.

At a few small sizes and for a few inputs, the specification is compared with the compiled program before, and
the implementation with the compiled program after. If they differ, the translation is wrong (or the compiler
is), and :class:`.TranslationError` says at which input: nothing is claimed. A refutation is run on the
compiled code at its witness. If that shows nothing wrong where the witness says that an output is, the
verdict is *inconclusive*.

The text is interpreted with IEEE floats, in the order of the text, and its annotations are not looked at:
what they say of real numbers may be wrong of floats. Numbers of floating types may differ by
rounding (:data:`TOLERANCE`), since compilers contract sums with products. What the interpreter does not know
(:class:`~.terms.Open`), such as what a function returns that is declared and not defined, is not compared.
Inputs are those of some seeds of :mod:`redverify.interpreter.domains.drawing`. Where an encoding takes floats
for real numbers they are finite, as the claim is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain, islice
from math import isfinite, isnan, prod
from typing import Any

from msgspec import structs

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.running.compiled import Case, Element, Executable
from redverify.interpreter import (
    Domain,
    InvalidProgram,
    Unenumerable,
    feasible_parameters,
    run,
    show,
)
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.enumeration import Point
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.ranges import has_inputs
from redverify.interpreter.search import assumptions, holding, is_long, proposed_slices
from redverify.interpreter.slices import Place, Slice
from redverify.interpreter.specification import Specification, UnknownValue, show_point
from redverify.language.core import Accumulate, Impl
from redverify.language.encodings import Floats, encoding_of
from redverify.language.load import load_text
from redverify.language.types import TypeKind, ValueType
from redverify.language.walks import commands_of, expressions_in, nodes_of
from redverify.reporting.result import CompiledRun, ImplResult, Result, Verdict, Witness

#: Relative difference that floats may have by type: compilers contract, and have other functions.
TOLERANCE = {"f64": 1e-9, "f32": 1e-4, "f16": 5e-2, "bf16": 2e-1}

#: Seeds of inputs: readable, small of either sign, neutral, negated; edges of the types; infinities.
_SEEDS, _EDGES, _INFINITE = (0, 8, 3, 2), (6,), (4, 5, 7)

#: Sizes that are looked at where outputs have such extents: of many parameters there are thousands of small
#: values, and few of the smallest reach a second trip of a loop.
_CANDIDATES, _EXTENTS = 16, (1, 3, 9)

#: Sizes, steps of the interpreter for one run and for all, and slices of a run that is too long.
_SIZES, _STEPS, _ALL_STEPS, _SLICES = 3, 8_000, 60_000, 3

#: Seeds that are tried in search of wrong outputs: also those whose elements rise and fall along each
#: dimension, and powers of two.
_TELLING = (0, 16, 8, 17, 3, 2, 18)

#: The product of sizes that a short search tries, and sizes that are tried for a smaller one.
_CELLS, _LOWER = 5_000, 24
#: So many more runs are tried after one that differs.
_MORE = 64

#: Slices that are looked at in search of a witness's, and steps of a witness's run.
_SLICES_OF_WITNESS, _STEPS_OF_WITNESS = 24, 200_000

#: Seeds of inputs with many equal values.
_EQUAL = (12, 14)

#: Orders of atomic steps that are tried for each of some inputs, each time others.
_ORDERS = 8

#: Inputs that a message lists.
_SHOWN = 8

#: Violations after which the cells of a run are not those of any other run.
_DEEDS = frozenset(("bounds", "defined", "race", "overlap", "layout", "spec"))

_CONTRADICTED = "the translation is wrong, or the compiler is"

#: Why an interpreted run says nothing.
_NOTHING_SAID = (InvalidProgram, NoEvidence, Unenumerable, RecursionError)


@dataclass(frozen=True, slots=True)
class _Sample:
    """A case with what the interpreter says of it: elements of the specification, and of the implementation.

    Elements that are not known are left out.
    """

    case: Case
    seed: int
    expected: Mapping[Element, Any]
    actual: Mapping[Element, Any]


class SecondOpinion:
    """What the compiled programs say of one translation.

    ``before`` and ``after`` are the compiled programs, or why there are none. ``values`` is the encoding of
    the claim. Raises :class:`.TranslationError` where a compiled program computes something else.

    ``compared`` are a text and a compiled program to be compared in place of ``text`` and ``after``, which
    then are there for witnesses: annotations that do not hold can keep the interpreter from what a program
    does. If ``ran`` is given, that has been compared before.
    """

    def __init__(
        self,
        text: str,
        before: Executable | str,
        after: Executable | str,
        values: str = "real",
        *,
        compared: tuple[str, Executable] | None = None,
        ran: CompiledRun | None = None,
    ) -> None:
        own, program = (text, after) if compared is None else compared
        (self._impl,) = load_text(own).impls.values()
        self._before, self._after, self._values = before, program, values
        programs = [p for p in (before, program, after) if not isinstance(p, str)]
        self._finite = any(p.finite for p in programs)
        self._wraps = all(p.wraps for p in programs)
        self._types = {t.name: t.type for t in self._impl.spec.tensors.values()}
        self._near = _roughest(self._impl)
        self.run = self._compared() if ran is None else ran
        self._after = after
        if own is not text:
            (self._impl,) = load_text(text).impls.values()

    # ------------------------------------------------------------ the translation

    def _compared(self) -> CompiledRun:
        """What was compared; raises :class:`.TranslationError` if anything differs."""
        samples = list(self._samples())
        notes: list[str] = [] if samples else ["the text cannot be interpreted at small sizes"]
        elements, ran = 0, False
        for program, sides, subject in (
            (self._before, [s.expected for s in samples], "specification"),
            (self._after, [s.actual for s in samples], "implementation"),
        ):
            if isinstance(program, str):
                notes.append(program)
                continue
            given = program.run([s.case for s in samples])
            for sample, known, found in zip(samples, sides, given, strict=True):
                if isinstance(found, str):
                    notes.append(f"{program.role} was not run: {found}")
                    continue
                ran = True
                elements += self._agree(sample, known, found, program.role, subject)
        sizes = list({tuple(s.case.params.items()): dict(s.case.params) for s in samples}.values())
        return CompiledRun(
            cases=len(samples) if ran else 0,
            elements=elements,
            sizes=tuple(sizes) if ran else (),
            notes=tuple(dict.fromkeys(notes)),
        )

    def _agree(
        self,
        sample: _Sample,
        known: Mapping[Element, Any],
        found: Mapping[Element, Any],
        role: str,
        side: str,
    ) -> int:
        """How many elements are equal; raises :class:`.TranslationError` at the first that is not."""
        largest = _largest(sample.case.inputs.values())
        for (tensor, point), wanted in known.items():
            if (tensor, point) not in found:
                continue
            given = found[tensor, point]
            if not agree(wanted, given, self._types[tensor], largest, self._near):
                raise TranslationError(
                    f"{role} gives {show_point(tensor, point)} = {show(given)}, and the {side} that was read "
                    f"from it gives {show(wanted)}, with {_at(sample)}",
                    hint=_CONTRADICTED,
                )
        return len(known.keys() & found.keys())

    def _samples(self) -> Iterator[_Sample]:
        """Runs of the text at some sizes, as far as the steps reach."""
        left = _ALL_STEPS
        for params, part in self._sizes():
            for seed in self._seeds():
                try:
                    sample, steps = self._sample(params, seed, part)
                except NoEvidence:
                    continue
                except _NOTHING_SAID:
                    break
                left -= steps
                if sample is not None:
                    yield sample
                if left < 0:
                    return

    def _sizes(self) -> Iterator[tuple[Mapping[str, int], Slice | None]]:
        """Sizes at which each output has an element: the smallest ones and larger ones.

        Where no size is small enough for a whole run, slices of runs.
        """
        fits: list[dict[str, int]] = []
        large: list[dict[str, int]] = []
        candidates = [_spread(feasible_parameters(self._impl, n), _CANDIDATES) for n in _EXTENTS]
        for params in {(*p.values(),): p for p in chain(*candidates)}.values():
            if not self._has_elements(params):
                continue
            if is_long(self._impl, params, _STEPS):
                large.append(params)
                if len(large) > _SIZES:
                    break
            else:
                fits.append(params)
        for params in _spread(fits, _SIZES):
            yield params, None
        for params in [] if fits else large[:1]:
            for part in islice(proposed_slices(self._impl, params), _SLICES):
                yield params, part

    def _has_elements(self, params: Mapping[str, int]) -> bool:
        specification = self._specification(params, 0)
        outputs = [t for t in self._impl.spec.tensors.values() if t.kind == "output"]
        try:
            return all(low < high for t in outputs for low, high in specification.region(t)) and has_inputs(
                self._impl.spec, params
            )
        except _NOTHING_SAID:
            return False

    def _seeds(self) -> tuple[int, ...]:
        """Seeds whose inputs the claim is about, and for which all programs have a meaning."""
        inputs = [t.type for t in self._impl.spec.tensors.values() if t.kind == "input"]
        parts = [p for t in inputs for p in ([f for _, f in t.fields] or [t])]
        floats = any(p.is_floating for p in parts)
        finite = encoding_of(self._values).floats in (Floats.EXACT, Floats.NONDISTRIBUTIVE)
        wide = any(p.kind is TypeKind.INT and p.bits >= 32 for p in parts)
        edges = _EDGES if (self._wraps or not wide) and not (floats and finite) else ()
        return (*_SEEDS, *edges, *(_INFINITE if floats and not finite and not wide else ()))

    def _specification(self, params: Mapping[str, int], seed: int, *, empty: bool = True) -> Specification:
        domain = Domain(
            self._impl.spec, "ieee", seed, finite=self._finite, total=False, wraps=self._wraps, empty=empty
        )
        return Specification(self._impl.spec, params, domain, Inputs(domain, None, params))

    def _sample(self, params: Mapping[str, int], seed: int, part: Slice | None) -> tuple[_Sample | None, int]:
        """A run at given sizes and inputs, and its steps."""
        result = run(
            self._impl,
            params,
            seed=seed,
            values="ieee",
            max_steps=_ALL_STEPS,
            all=True,
            part=part,
            annotated=False,
            finite=self._finite,
            total=False,
            wraps=self._wraps,
        )
        if not result.finished or result.depends_on:
            return None, result.steps
        case = self._case(params, seed, result.inputs, whole=part is None)
        expected = self._written(params, seed, _known(result.expected))
        wrong = any(v.kind in _DEEDS for v in result.violations)
        actual = {} if wrong else _known(result.outputs)
        case = replace(case, wanted=list(dict.fromkeys((*expected, *actual))))
        return _Sample(case, seed, expected, actual), result.steps

    def _written(
        self, params: Mapping[str, int], seed: int, expected: Mapping[Element, Any]
    ) -> Mapping[Element, Any]:
        """The elements without those that rest on a reduction without elements, if these have no value."""
        if isinstance(self._before, str) or not self._before.needs_elements:
            return expected
        specification = self._specification(params, seed, empty=False)

        def is_known(element: Element) -> bool:
            with suppress(*_NOTHING_SAID, UnknownValue):
                return _is_number(specification.at(*element))
            return False

        return {e: v for e, v in expected.items() if is_known(e)}

    def _case(
        self, params: Mapping[str, int], seed: int, read: Mapping[Element, Any], *, whole: bool
    ) -> Case:
        """The inputs of a run; of a ``whole`` one all elements, else those that were read."""
        specification = self._specification(params, seed)
        given: dict[Element, Any] = {}
        fill: dict[str, Any] = {}
        for tensor in self._impl.spec.tensors.values():
            if tensor.kind != "input":
                continue
            region = specification.region(tensor)
            for point in _points(region) if whole else islice(_points(region), 1):
                given[tensor.name, point] = specification.at(tensor.name, point)
                fill.setdefault(tensor.name, given[tensor.name, point])
        given.update(read)
        return Case(dict(params), given, fill, ())

    # ------------------------------------------------------------ a witness

    def suspects(
        self, larger: Sequence[Mapping[str, int]] = (), *, few: bool = False
    ) -> Iterator[tuple[Mapping[str, int], int]]:
        """Sizes and seeds for which the program after gives other outputs than the specification.

        Sizes are small ones, and ``larger`` ones that are given; ``few`` of both, and few seeds, if the
        search is to be short. Each that is found is made smaller, as far as outputs differ. The program's
        floats are rounded, so that this refutes nothing: it says where to look.
        """
        if few:
            sizes = [*self._distinct(), *(p for p in larger if _cells(p) <= _CELLS)]
            tried = [(s, p) for s in _TELLING[:2] for p in sizes if s or _cells(p) <= _CANDIDATES]
        else:
            candidates = [_spread(feasible_parameters(self._impl, n), _CANDIDATES) for n in _EXTENTS]
            sizes = [p for p in chain(*candidates, larger) if self._has_elements(p)]
            distinct = {(*p.values(),): p for p in sizes}.values()
            tried = [(s, p) for p in sorted(distinct, key=_cells) for s in _TELLING]
        found, known, end = set(), set(), len(tried)
        for number, (seed, params) in enumerate(tried):
            if number >= end:
                return
            if seed not in known and self.differs(params, seed):
                end = min(end, number + _MORE)
                smaller = (*self._lowered(params, seed).items(),)
                if (smaller, seed) in found:
                    known.add(seed)  # larger sizes say nothing new
                else:
                    found.add((smaller, seed))
                    yield dict(smaller), seed

    def _distinct(self) -> Iterator[Mapping[str, int]]:
        """The smallest sizes, the smallest with several elements, and the smallest that all differ."""
        one, several = (feasible_parameters(self._impl, n) for n in _EXTENTS[:2])
        differ = (p for p in one if len({1, *p.values()}) > len(p))
        for sizes in (one, several, differ):
            yield from islice(filter(self._has_elements, sizes), 1)

    def _lowered(self, params: Mapping[str, int], seed: int) -> Mapping[str, int]:
        """Sizes as small as a few trials make them at which outputs still differ."""
        allowed, left = holding(assumptions(self._impl)), _LOWER
        for name in params:
            again = True
            while again and left > 0:
                value, again = params[name], False
                for lower in dict.fromkeys(v for v in (1, value // 2, value - 1) if 0 <= v < value):
                    smaller, left = {**params, name: lower}, left - 1
                    if allowed(smaller) and self._has_elements(smaller) and self.differs(smaller, seed):
                        params, again = smaller, True
                        break
        return params

    def differs(self, params: Mapping[str, int], seed: int) -> bool:
        """Whether outputs differ; false where that cannot be told."""
        with suppress(*_NOTHING_SAID, UnknownValue):
            return self._differ(params, seed)
        return False

    def _differ(self, params: Mapping[str, int], seed: int) -> bool:
        if isinstance(self._after, str):
            return False
        specification = self._specification(params, seed)
        outputs = [t for t in self._impl.spec.tensors.values() if t.kind == "output"]
        points = [(t.name, p) for t in outputs for p in _points(specification.region(t))]
        wanted = {e: v for e, v in ((e, specification.at(*e)) for e in points) if _is_number(v)}
        case = replace(self._case(params, seed, {}, whole=True), wanted=list(wanted))
        (found,) = self._after.run([case])
        largest = _largest(case.inputs.values())
        return not isinstance(found, str) and not all(
            agree(wanted[e], v, self._types[e[0]], largest, self._near) for e, v in found.items()
        )

    def __call__(self, result: Result) -> Result:
        """The result with what was compared; its refutation is run on the compiled program after."""
        return structs.replace(result, impls=tuple(map(self.confirmed, result.impls)))

    def confirmed(self, impl: ImplResult) -> ImplResult:
        """The result of one implementation, see :meth:`__call__`."""
        if impl.verdict is not Verdict.REFUTED or impl.witness is None:
            return structs.replace(impl, compiled_run=self.run)
        if self._in_any_order(impl.witness):
            said, confirmed, contradicted = (
                "its atomic steps give the same in all orders that were tried",
                False,
                True,
            )
        else:
            said, confirmed, contradicted = self._at_witness(impl.witness)
        noted = structs.replace(self.run, witness=said, confirmed=confirmed)
        if not contradicted:
            return structs.replace(impl, compiled_run=noted)
        notes = (f"not refuted: {said}", *impl.notes)
        return structs.replace(
            impl, compiled_run=noted, verdict=Verdict.INCONCLUSIVE, witness=None, notes=notes
        )

    def _in_any_order(self, witness: Witness) -> bool:
        """Whether a witness shows a race of atomic steps alone whose order has changed no output.

        An operator without laws may commute on what a program accumulates: ``max(x + y, 0)`` on numbers of
        one sign.
        """
        steps = [c for c in commands_of(self._impl.body) if c.span.line == witness.line]
        atomic = [c for c in steps if isinstance(c, Accumulate) and c.atomic]
        if witness.kind != "race" or not atomic or len(steps) > len(atomic):
            return False
        compared = 0
        try:
            for number, seed in enumerate(dict.fromkeys((witness.seed or 0, *_SEEDS, *_EQUAL))):
                for order in range(number * _ORDERS, (number + 1) * _ORDERS):
                    result = run(
                        self._impl,
                        witness.params,
                        seed=seed,
                        values=self._values,
                        max_steps=_STEPS_OF_WITNESS,
                        all=True,
                        interleave=order,
                        annotated=False,
                        total=False,
                        wraps=self._wraps,
                    )
                    expected, actual = _known(result.expected), _known(result.outputs)
                    if not result.finished or any(expected[e] != actual.get(e) for e in expected):
                        return False
                    compared += len(expected)
        except _NOTHING_SAID:
            return False
        return compared > 0

    def _at_witness(self, witness: Witness) -> tuple[str, bool, bool]:
        """What the compiled code gives at a witness, whether that is wrong, and whether it contradicts it."""
        if witness.difference is None:
            said = "no output is wrong in this run, so that the compiled code shows nothing"
            return self._after if isinstance(self._after, str) else said, False, False
        overflow = "" if self._wraps else ", or arithmetic of 32 bits and more that overflows"
        undefined = f"an integer divided by zero{overflow}"
        try:
            sample = self._sample_of(witness)
            if sample is None and self._sample_of(witness, undefined=True) is not None:
                return f"the witness needs what the compiler leaves undefined: {undefined}", False, True
        except _NOTHING_SAID:
            sample = None
        if isinstance(self._after, str):
            return self._after, False, False
        if sample is None:
            return "the witness's inputs are not those of any run of the compiled code", False, False
        ((tensor, point),) = sample.case.wanted
        (found,) = self._after.run([sample.case])
        if isinstance(found, str) or (tensor, point) not in found:
            return f"{self._after.role} was not run: {found}", False, False
        given, expected, actual = found[tensor, point], *sample.expected.values(), *sample.actual.values()
        largest, type_ = _largest(sample.case.inputs.values()), self._types[tensor]
        shown = show_point(tensor, point)
        said = f"{self._after.role} gives {shown} = {show(given)}, expected {show(expected)}"
        if not agree(expected, given, type_, largest, self._near):
            return said, True, False
        # The interpreter's own value may be as near, or be one of several that a race can give.
        close = agree(expected, actual, type_, largest, self._near)
        exact = encoding_of(self._values).floats is Floats.EXACT
        if close and exact and self._finite and type_.is_floating:  # a constant may be rounded
            return f"{said}; the difference is one of rounding", False, True
        if close or sample.seed < 0:
            return said, False, False
        return f"{said}; {_CONTRADICTED}", False, True

    def _sample_of(
        self, witness: Witness, instead: Mapping[Element, int] | None = None, *, undefined: bool = False
    ) -> _Sample | None:
        """The first wrong element at a witness, with its inputs; the seed is -1 if the run has no meaning.

        Inputs that are not numbers of the machine are 0, if there is a wrong element then (``instead``).
        ``undefined``: what has no meaning for the compiler has one.
        """
        part = self._slice_of(witness)
        if witness.slice_of is not None and part is None:
            return None
        result = run(
            self._impl,
            witness.params,
            seed=witness.seed or 0,
            values=self._values,
            inputs=instead,
            max_steps=_STEPS_OF_WITNESS,
            all=True,
            part=part,
            annotated=False,
            total=undefined,
            wraps=undefined or self._wraps,
        )
        expected, actual = _known(result.expected), _known(result.outputs)
        wrong = next((e for e in expected if e in actual and expected[e] != actual[e]), None)
        if wrong is None:
            return None
        case = self._case(witness.params, witness.seed or 0, result.inputs, whole=False)
        inputs = {e: _as_machine(v, self._types[e[0]]) for e, v in case.inputs.items()}
        lacking = {e: 0 for e, v in inputs.items() if v is None and not self._types[e[0]].fields}
        if lacking and instead is None:
            return self._sample_of(witness, lacking, undefined=undefined)
        inputs |= {e: 0 for e in lacking if e not in result.inputs}
        if None in inputs.values():
            return None
        sides = [_as_machine(side[wrong], self._types[wrong[0]]) for side in (expected, actual)]
        if None in sides:
            return None
        meaningless = any(v.kind in _DEEDS for v in result.violations)
        return _Sample(
            replace(case, inputs=inputs, wanted=[wrong]),
            -1 if meaningless else witness.seed or 0,
            {wrong: sides[0]},
            {wrong: sides[1]},
        )

    def _slice_of(self, witness: Witness) -> Slice | None:
        """The slice that the witness was found in."""
        if witness.slice_of is None:
            return None
        place = Place(witness.line, {**witness.params, **witness.variables})
        for part in islice(proposed_slices(self._impl, witness.params, [place]), _SLICES_OF_WITNESS):
            cells = (f"{array}[{', '.join(map(str, point))}]" for array, point in part.targets)
            if ", ".join(cells) == witness.slice_of:
                return part
        return None


def agree(wanted: Any, given: Any, type_: ValueType, largest: float, near: float = 0.0) -> bool:
    """Whether two machine values are equal, floats up to rounding at numbers of the ``largest`` size.

    ``near`` is a relative difference that floats of any type may have.
    """
    if type_.fields:
        fields = zip(wanted, given, type_.fields, strict=True)
        return all(agree(w, g, t, largest, near) for w, g, (_, t) in fields)
    if not type_.is_floating:
        return bool(wanted == given)
    wanted, given = float(wanted), float(given)
    if not (isfinite(wanted) and isfinite(given)):
        return bool(wanted == given) or (isnan(wanted) and isnan(given))
    scale = max(1.0, abs(wanted), abs(given), largest)
    return bool(abs(wanted - given) <= max(TOLERANCE[type_.name], near) * scale)


def _roughest(impl: Impl) -> float:
    """The largest difference that a type has which is computed in: a number may be cast from it."""
    nodes = [n for part in (impl.spec, impl) for e in expressions_in(part) for n in nodes_of(e)]
    types = [getattr(n, "type", None) for n in nodes]
    return max((TOLERANCE[t.name] for t in types if isinstance(t, ValueType) and t.is_floating), default=0.0)


def _largest(values: Any) -> float:
    """The magnitude of the largest finite number."""
    numbers = [abs(float(v)) for v in values if isinstance(v, int | float) and isfinite(v)]
    return max(numbers, default=0.0)


def _known(outputs: Mapping[str, Mapping[Point, Any]]) -> dict[Element, Any]:
    """The elements whose values are known."""
    return {
        (tensor, point): value
        for tensor, cells in outputs.items()
        for point, value in cells.items()
        if _is_number(value)
    }


def _is_number(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_number, value))
    return isinstance(value, bool | int | float | Fraction)


def _as_machine(value: Any, type_: ValueType) -> Any:
    """A value of the claim's encoding as one of the machine; ``None`` if it is none, or is rounded away."""
    if type_.fields:
        parts = [_as_machine(v, t) for v, (_, t) in zip(value, type_.fields, strict=True)]
        return None if None in parts else tuple(parts)
    if not isinstance(value, bool | int | float | Fraction):
        return None
    if not type_.is_floating:
        return value
    try:
        number = float(value)
    except OverflowError:
        return None
    return None if isfinite(number) and abs(number) >= 2 ** (type_.format.top + 1) else number


def _cells(sizes: Mapping[str, int]) -> int:
    """About how long a run with such sizes is."""
    return prod(sizes.values())


def _points(region: Sequence[tuple[int, int]]) -> Iterator[Point]:
    """The points of a region, in lexicographic order."""
    if not region:
        yield ()
        return
    (lower, upper), *rest = region
    for first in range(lower, upper):
        for others in _points(rest):
            yield (first, *others)


def _spread(sizes: Sequence[dict[str, int]], count: int) -> list[dict[str, int]]:
    """The smallest, the largest and some between."""
    if len(sizes) <= count:
        return list(sizes)
    step = (len(sizes) - 1) / (count - 1)
    return [sizes[round(n * step)] for n in range(count)]


def _at(sample: _Sample) -> str:
    """The size and the inputs of a sample, in words."""
    sizes = [f"{name} = {value}" for name, value in sample.case.params.items()]
    inputs = [f"{show_point(*e)} = {show(v)}" for e, v in islice(sample.case.inputs.items(), _SHOWN)]
    more = "..." if len(sample.case.inputs) > _SHOWN else ""
    return ", ".join([*sizes, *inputs, *([more] if more else []), f"seed {sample.seed}"])
