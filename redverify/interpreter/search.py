"""Search for a concrete witness: small parameters and inputs that break an obligation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, tee
from math import inf

from redverify.interpreter.domain import WIDE
from redverify.interpreter.domains.terms import NoEvidence, Value
from redverify.interpreter.effort import Effort
from redverify.interpreter.enumeration import Box, Narrowing, Point, narrow, narrowing, positive
from redverify.interpreter.indices import CondClosure, NoDivisor, Unenumerable, compile_cond
from redverify.interpreter.machine import run
from redverify.interpreter.results import RunResult, Violation
from redverify.interpreter.slices import Cell, Place, Slice, Slicer, corners, others
from redverify.interpreter.wellformed import check_specification
from redverify.language.core import Apply, CAnd, CCmp, Cond, CTrue, IAdd, IConst, Impl, Reduce
from redverify.language.elaboration.data_indices import inhabited
from redverify.language.encodings import Floats, encoding_of
from redverify.language.source import Span
from redverify.language.types import TypeKind
from redverify.language.walks import expressions_in, nodes_of

#: Small values tried of each parameter, by the number of parameters, and larger ones after them.
_DENSE = {1: 40, 2: 16, 3: 7, 4: 5}
_SPARSE = 4

#: Values scanned of one parameter, and in all, in search of those that the assumptions allow. Of more
#: parameters than ``_DENSE`` has, fewer are scanned: most combinations are of no use, and
#: :mod:`redverify.witnesses.sizes` knows better ones.
_SCAN_EACH = 600
_SCAN_ALL = 60_000
_SCAN_MANY = 2_000

#: Parts of the assumptions of so many parameters that may be looked at in all, one part for one value.
_SCAN_PARTS = 20_000

#: Most negative values tried.
_NEGATIVE = 8

#: The first sizes are tried with more seeds (interpretations, inputs) before the larger ones.
#: Seed 0 has readable inputs, 2 to 7 and 12 to 15 special ones (:mod:`.drawing`).
_FIRST_SIZES = 60
_FIRST_SEEDS = (0, 1)
_MORE_SEEDS = (2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15)

#: Where floats are those of IEEE 754, besides these: no number, and numbers that rounding makes equal.
_IEEE_SEEDS = (19, 20, 21)

#: Steps of a whole run, by an upper bound, beyond which slices are tried first.
_LONG = 10_000

#: Steps of a run that did not end, beyond which no other seed is tried at its size.
_SLOW = 500

#: Sizes that are too large for a whole run and at which slices are run, at most.
_SLICED_SIZES = 4

#: Instances and cells of all slices at one size, for each step that a run may take.
_SLICE_WORK = 2

#: Number of sizes at which also those elements of the specification are evaluated that no run needs.
_SPEC_SIZES = 6

#: Seconds' worth of steps in which a witness is sought at a smaller size.
_SHRINK_SECONDS = 0.3

#: The same for taking parameters down one by one: by a half, by an eighth, or by 1.
_DESCENT_SECONDS, _DESCENT = 0.5, (2, 8, 2**40)

#: Parameters to be tried, and the place for which they were chosen, if there is one.
Proposal = tuple[Mapping[str, int], Place | None]

#: Slices that were made of a program, by its parameters, the places and the work: what values are does not
#: matter to them.
Kept = dict[tuple[object, ...], tuple[Slice, ...]]

#: What has no value of its own where an integer is divided by zero.
_QUOTIENTS = ("/", "floordiv", "floormod")

#: Steps after which a run is given up.
_STEPS_EACH = 50_000


@dataclass(frozen=True, slots=True)
class Witness:
    """A concrete counterexample: run ``impl`` with these to see ``violation``.

    With a ``part`` only that slice is run (:mod:`.slices`), otherwise the whole program.
    """

    parameters: Mapping[str, int]
    seed: int
    values: str
    violation: Violation
    inputs: Mapping[tuple[str, Point], Value]
    part: Slice | None = None

    @property
    def kind(self) -> str:
        """The obligation kind."""
        return self.violation.kind

    @property
    def span(self) -> Span:
        """The place."""
        return self.violation.span

    @property
    def environment(self) -> Mapping[str, int]:
        """Loop and ``let`` variables at the place."""
        return self.violation.environment

    @property
    def cell(self) -> str:
        """The cell as the program writes it, ``b[3]``."""
        return self.violation.cell_text

    @property
    def expected(self) -> Value | None:
        """The specification's value."""
        return self.violation.expected

    @property
    def actual(self) -> Value | None:
        """The program's value."""
        return self.violation.actual


def find_witness(
    impl: Impl,
    *,
    values: str = "real",
    hints: Sequence[Mapping[str, int]] = (),
    marked: Iterable[tuple[Mapping[str, int], Place]] = (),
    blocks: Iterable[tuple[Mapping[str, int], Place]] = (),
    late: Iterable[tuple[Mapping[str, int], Place]] = (),
    sizes: Sequence[Mapping[str, int]] = (),
    places: Sequence[Place] = (),
    max_size: int | None = None,
    budget_seconds: float = 5.0,
    max_steps: int = _STEPS_EACH,
    kept: Kept | None = None,
    annotated: bool = True,
) -> Witness | None:
    """The first violation found: at the hinted parameters, then from the smallest sizes on.

    Sizes are the sums of the parameters' absolute values, at most ``max_size``. A violation
    is replaced by one at a smaller size, with any seed, if the effort suffices: ``budget_seconds`` are
    counted in steps (:mod:`.effort`). Unless ``annotated``, annotations are not looked at
    (:mod:`.unannotated`).

    ``marked`` are parameters that are tried after the hints, each with the place for which they were
    chosen; ``blocks`` and ``late`` are such parameters that are tried after the smallest sizes, ``blocks``
    also before these are tried with more inputs. ``sizes`` are tried in
    their turn, besides those that are enumerated. Where a whole run is too long, slices are run
    (:mod:`.slices`): of the cells written at ``places``, of some elements of the outputs, and of the cells
    that the first and last instance of each command write. These are taken from ``kept``, or put there: a
    search of the same program under another encoding of values runs the same ones.
    """
    effort = Effort(budget_seconds)
    search = _Search(impl, values, max_steps, effort, places, {} if kept is None else kept, annotated)
    hints = [hint for hint in hints if _satisfies(impl, hint)]
    hinted = search.first(chain(_without_place(hints), marked))
    sizes = [p for p in _merged(impl, sizes) if max_size is None or size(p) <= max_size]
    if hinted is not None:
        sizes = [p for p in sizes if size(p) < size(hinted.parameters)]
    for group, seeds in _in_turn(sizes, hints, blocks, late, _more_seeds(impl, values)):
        for parameters, at in group:
            if effort.exhausted:
                return hinted or search.kept_back
            search.places = places if at is None else (at,)
            found = search.attempt(parameters, seeds)
            if found is not None:
                return search.shrunk(found, sizes)
        if hinted is not None:
            return search.shrunk(hinted, sizes)
    return search.kept_back


def _in_turn(
    sizes: Sequence[Mapping[str, int]],
    hints: Sequence[Mapping[str, int]],
    blocks: Iterable[Proposal],
    late: Iterable[Proposal],
    more: Sequence[int],
) -> list[tuple[Iterable[Proposal], Sequence[int]]]:
    """What is tried after the hints, each with its seeds."""
    first, rest = sizes[:_FIRST_SIZES], sizes[_FIRST_SIZES:]
    blocks, again = tee(blocks)
    return [
        (_without_place(first), _FIRST_SEEDS),
        (_without_place(first[:_SPEC_SIZES]), ()),
        (blocks, _FIRST_SEEDS),
        (_without_place(first), more),
        (_without_place(hints), more),
        (again, more),
        (late, (*_FIRST_SEEDS, *more)),
        (_without_place(rest), _FIRST_SEEDS),
        (_without_place(rest), more),
    ]


def _more_seeds(impl: Impl, values: str) -> Sequence[int]:
    """The seeds of an implementation's inputs besides the first ones."""
    ieee = encoding_of(values).floats in (Floats.IEEE, Floats.IEEE_ONE_ZERO)
    floats = any(t.type.is_floating for t in impl.spec.tensors.values() if t.kind == "input")
    return (*_MORE_SEEDS, *_IEEE_SEEDS) if ieee and floats else _MORE_SEEDS


def _without_place(sizes: Iterable[Mapping[str, int]]) -> Iterable[Proposal]:
    return [(parameters, None) for parameters in sizes]


def _may_be_undefined(node: Apply | Reduce) -> bool:
    """Whether C leaves some values of an expression undefined: it divides integers, or may overflow."""
    type_ = node.type
    divides = isinstance(node, Apply) and node.function in _QUOTIENTS and type_.is_integer
    return divides or (type_.kind is TypeKind.INT and type_.bits >= WIDE)


@dataclass(slots=True)
class _Search:
    """The runs of one search.

    ``slow`` are parameters at which no whole run is begun again, ``ended`` parameters and seeds of whole runs
    in which nothing was wrong, or what is ``kept_back``: a second run would be the same.
    """

    impl: Impl
    values: str
    max_steps: int
    effort: Effort
    places: Sequence[Place] = ()
    kept: Kept = field(default_factory=dict)
    annotated: bool = True
    slow: set[tuple[tuple[str, int], ...]] = field(default_factory=set)
    ended: set[tuple[tuple[tuple[str, int], ...], int]] = field(default_factory=set)
    sliced: int = 0
    nodes: int = 0
    undefined: bool = False
    kept_back: Witness | None = None

    def __post_init__(self) -> None:
        # What it takes to begin a run grows with the text, about as a step for each part of it.
        self.nodes = sum(1 for e in expressions_in(self.impl) for _ in nodes_of(e))
        self.undefined = any(
            isinstance(node, Apply | Reduce) and _may_be_undefined(node)
            for part in (self.impl, self.impl.spec)
            for e in expressions_in(part)
            for node in nodes_of(e)
        )

    def run(
        self, parameters: Mapping[str, int], seed: int, part: Slice | None = None, *, defined: bool = False
    ) -> RunResult:
        """One run, whose steps are counted; a ``defined`` one has no values that C leaves undefined."""
        self.effort.spend(self.nodes)
        found = run(
            self.impl,
            parameters,
            seed=seed,
            values=self.values,
            max_steps=self.max_steps,
            part=part,
            annotated=self.annotated,
            total=not defined,
            wraps=not defined,
        )
        self.effort.spend(found.steps)
        return found

    def first(self, proposals: Iterable[Proposal]) -> Witness | None:
        """The first violation at proposed parameters that satisfy the assumptions, with the first seeds."""
        places = self.places
        try:
            for parameters, at in proposals:
                if self.effort.exhausted:
                    return None
                if not _satisfies(self.impl, parameters):
                    continue
                self.places = places if at is None else (at,)
                found = self.attempt(parameters, _FIRST_SEEDS)
                if found is not None:
                    return found
            return None
        finally:
            self.places = places

    def attempt(self, parameters: Mapping[str, int], seeds: Sequence[int]) -> Witness | None:
        """The first violation at these parameters; without seeds, of the specification itself."""
        if not seeds:
            violation = check_specification(self.impl.spec, parameters, self.values)
            return None if violation is None else Witness(dict(parameters), 0, self.values, violation, {})
        key = tuple(sorted(parameters.items()))
        in_slices = False
        for seed in seeds:
            if key in self.slow or self.effort.exhausted:
                return None
            try:
                if seed == seeds[0] and is_long(self.impl, parameters, min(self.max_steps, _LONG)):
                    in_slices = True
                    found = self._in_slices(parameters, seeds)
                    if found is not None or self.effort.exhausted:
                        return found
                if (key, seed) in self.ended:
                    continue
                result = self.run(parameters, seed)
            except (NoEvidence, Unenumerable, RecursionError):
                self.slow.add(key)
                return None
            if result.violations:
                found = Witness(dict(parameters), seed, self.values, result.violations[0], result.inputs)
                if self._stands(found):
                    return found
                self.ended.add((key, seed))
                continue
            if not result.finished and result.steps > _SLOW:
                self.slow.add(key)
                # It has few writes and many iterations that do nothing, or is long in another way.
                if not in_slices:
                    return self._in_slices(parameters, seeds)
            self.ended.add((key, seed))
        return None

    def _in_slices(self, parameters: Mapping[str, int], seeds: Sequence[int]) -> Witness | None:
        """The first violation of a slice at parameters that are too large for a whole run."""
        self.sliced += 1
        if self.sliced > _SLICED_SIZES:
            return None
        # The other half of the effort is for the beginning of the whole run.
        half = self.effort.left / 2
        for part in self._slices(parameters):
            for seed in seeds:
                if self.effort.exhausted or self.effort.left < half:
                    return None
                try:
                    result = self.run(parameters, seed, part)
                except (NoEvidence, Unenumerable, RecursionError):
                    break
                if result.violations:
                    violation, inputs = result.violations[0], result.inputs
                    found = Witness(dict(parameters), seed, self.values, violation, inputs, part)
                    if self._stands(found):
                        return found
        return None

    def _stands(self, found: Witness) -> bool:
        """Whether a witness needs neither an integer divided by zero nor an overflow; the first that does is
        kept.

        Such a witness is right, but for many compilers it shows nothing: others are looked for first.
        """
        if not self.undefined:
            return True
        with suppress(NoEvidence, Unenumerable, RecursionError):
            again = self.run(found.parameters, found.seed, found.part, defined=True)
            if again.violations and again.violations[0].span == found.span:
                return True
        self.kept_back = self.kept_back or found
        return False

    def _slices(self, parameters: Mapping[str, int]) -> Iterator[Slice]:
        """The slices that are worth a run."""
        work = _SLICE_WORK * self.max_steps
        places = tuple((p.line, tuple(sorted(p.variables.items()))) for p in self.places)
        key = (tuple(sorted(parameters.items())), places, work)
        if key in self.kept:
            yield from self.kept[key]
            return
        made: list[Slice] = []
        for part in proposed_slices(self.impl, parameters, self.places, work, self.effort):
            made.append(part)
            yield part
        self.kept[key] = tuple(made)

    def shrunk(self, found: Witness, sizes: Sequence[Mapping[str, int]]) -> Witness:
        """A witness at a smaller size with the seeds that are not tried first, if there is one."""
        self.effort.at_most(_SHRINK_SECONDS)
        for parameters in sizes:
            if size(parameters) >= size(found.parameters) or self.effort.exhausted:
                break
            smaller = self.attempt(parameters, _more_seeds(self.impl, self.values))
            if smaller is not None:
                return smaller
        return self.descended(found)

    def descended(self, found: Witness) -> Witness:
        """A witness with the same inputs and no parameter that can be taken down, by large steps or by 1."""
        self.effort.at_least(_DESCENT_SECONDS)
        steps = [(name, down) for name in found.parameters for down in _DESCENT]
        again = found.part is None
        while again:
            again = False
            for name, down in steps:
                value = found.parameters[name]
                parameters = {**found.parameters, name: value - max(1, value // down)}
                if value <= 0 or not _satisfies(self.impl, parameters):
                    continue
                smaller = self.attempt(parameters, (found.seed,))
                if smaller is not None and smaller.part is None:
                    found, again = smaller, True
        return found


def proposed_slices(
    impl: Impl,
    parameters: Mapping[str, int],
    places: Sequence[Place] = (),
    work: float = inf,
    effort: Effort | None = None,
) -> Iterator[Slice]:
    """Slices that are worth a run; those that take too much work are left out.

    No slice takes more than half of what is left of ``work``, the instances and cells of all: so one that is
    too large leaves enough for small ones, and the whole does not grow with the sizes.

    First of the cells written at the places, then of the first and last element of each output, of the
    cells that each command's last and first instance write, and of a few more elements.
    """
    try:
        slicer = Slicer(impl, parameters)
    except Unenumerable:
        return
    tried: set[Cell] = set()
    for targets in (
        slicer.written_at(places),
        slicer.outputs(corners),
        slicer.ends(),
        slicer.outputs(others),
    ):
        with suppress(Unenumerable):
            for target in targets:
                if target not in tried:
                    tried.add(target)
                    with suppress(Unenumerable):
                        yield slicer.slice([target], effort, (work - slicer.visited) / 2)


def is_long(impl: Impl, parameters: Mapping[str, int], steps: int) -> bool:
    """Whether a whole run may take more than some steps; false if that is unknown."""
    try:
        return Slicer(impl, parameters).steps > steps
    except Unenumerable:
        return False


def size(parameters: Mapping[str, int]) -> int:
    """The sum of the absolute values."""
    return sum(map(abs, parameters.values()))


def assumptions(impl: Impl) -> Cond:
    """The assumptions of specification and implementation together, and that there are inputs."""
    total: Cond = CTrue()
    for cond in (*impl.spec.assumptions, *impl.assumptions, *inhabited(impl.spec)):
        total = CAnd(total, cond)
    return total


def _satisfies(impl: Impl, parameters: Mapping[str, int]) -> bool:
    if parameters.keys() < set(impl.spec.parameters):
        return False
    return holding(assumptions(impl))(dict(parameters))


def holding(condition: Cond) -> CondClosure:
    """The truth of assumptions, which do not hold where they divide by what is not positive."""
    holds = compile_cond(condition)

    def holding(parameters: dict[str, int]) -> bool:
        try:
            return holds(parameters)
        except NoDivisor:
            return False

    return holding


def _merged(impl: Impl, sizes: Sequence[Mapping[str, int]]) -> list[dict[str, int]]:
    """The enumerated parameters together with others that satisfy the assumptions, smallest first."""
    found = feasible_parameters(impl)
    known = {tuple(sorted(p.items())) for p in found}
    for parameters in sizes:
        key = tuple(sorted(parameters.items()))
        if key not in known and _satisfies(impl, parameters):
            known.add(key)
            found.append(dict(parameters))
    return sorted(found, key=_by_size)


def _by_size(parameters: Mapping[str, int]) -> tuple[int, list[int], list[int]]:
    return size(parameters), [abs(v) for v in parameters.values()], list(parameters.values())


def feasible_parameters(impl: Impl, extent: int = 0) -> list[dict[str, int]]:
    """Parameter values that satisfy the assumptions, smallest first.

    With an ``extent``, each output has it in each dimension that is not smaller for all sizes.

    Empty if no small values do: then the claim may be vacuous.
    """
    total = assumptions(impl)
    for tensor in impl.spec.tensors.values():
        for lower, upper in (tensor.region or ()) if tensor.kind == "output" and extent else ():
            reached = CCmp("<=", IAdd(lower, IConst(extent)), upper)
            if narrow(reached, dict.fromkeys(impl.spec.parameters, (-inf, inf))) is not None:
                total = CAnd(reached, total)
    return [dict(parameters) for parameters in _feasible(total, impl.spec.parameters)]


@lru_cache(maxsize=32)
def _feasible(cond: Cond, names: tuple[str, ...]) -> tuple[dict[str, int], ...]:
    """The values for :func:`feasible_parameters`; several searches of one analysis ask for the same."""
    holds = holding(cond)
    if not names:
        return ({},) if holds({}) else ()
    start: Box = dict.fromkeys(names, (-inf, inf))
    conditions = positive(cond)
    budget, dense = _SCAN_ALL, _DENSE.get(len(names), 4)
    if len(names) not in _DENSE:
        parts = sum(1 for _ in nodes_of(conditions))
        budget = min(_SCAN_MANY, max(_SCAN_PARTS // parts, 2 * len(names)))
    found = _assignments(narrowing(conditions), names, start, [budget], dense)
    return tuple(sorted((p for p in found if holds(dict(p))), key=_by_size))


def _assignments(
    narrow: Narrowing, names: tuple[str, ...], box: Box, budget: list[int], dense: int
) -> Iterator[dict[str, int]]:
    """Values of ``names`` in the box: for each the first ``dense`` that work, then growing ones."""
    narrowed = narrow(box)
    if narrowed is None:
        return
    if not names:
        yield {name: int(interval[0]) for name, interval in narrowed.items()}
        return
    name, kept, next_magnitude = names[0], 0, 0
    for value in _by_magnitude(*narrowed[name]):
        if abs(value) < next_magnitude:
            continue
        budget[0] -= 1
        if budget[0] < 0 or kept >= dense + _SPARSE:
            return
        works = False
        for assignment in _assignments(narrow, names[1:], {**narrowed, name: (value, value)}, budget, dense):
            works = True
            yield assignment
        kept += works
        if works and kept >= dense:
            next_magnitude = abs(value) * 3 // 2


def _by_magnitude(least: float, greatest: float) -> Iterator[int]:
    """Integers of an interval by magnitude, a bounded number of them."""
    if least > 0:
        yield from range(int(least), int(min(greatest, least + _SCAN_EACH)) + 1)
        return
    if greatest < 0:
        yield from range(int(greatest), int(max(least, greatest - _SCAN_EACH)) - 1, -1)
        return
    for magnitude in range(_SCAN_EACH):
        if magnitude <= greatest:
            yield magnitude
        if magnitude and -magnitude >= least and magnitude <= _NEGATIVE:
            yield -magnitude
