"""Concrete witnesses of open obligations.

A refutation needs one that the reference interpreter confirms or, where the obligation speaks
of indices alone, an integer point (``docs/obligations``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, product

from msgspec.structs import replace

from redverify.evaluation.obligation import INDEX_KINDS, Kind, Obligation, refutes
from redverify.interpreter import InvalidProgram, Unenumerable, find_witness, run
from redverify.interpreter import Witness as Run
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.effort import Effort
from redverify.interpreter.indices import compile_cond
from redverify.interpreter.search import assumptions, feasible_parameters, is_long, proposed_slices
from redverify.interpreter.slices import Place, Slice
from redverify.language import core
from redverify.language.walks import commands_of, nodes_of
from redverify.reporting.result import DEEDS, Witness
from redverify.witnesses.account import account_of, all_right, first_difference, shown
from redverify.witnesses.sizes import boundaries, proposed
from redverify.witnesses.trips import at_trips

#: Values tried for parameters that an obligation's point leaves open.
_FILL = (1, 2, 4, 0)

#: Steps after which a run that is to contradict an integer point is given up.
_STEPS = 200_000

#: Where the report says that only an annotation is wrong: sizes besides that of the witness, seeds of inputs,
#: and steps of a run at most.
_AGREEING_SIZES, _AGREEING_SEEDS, _AGREEING_STEPS = 3, 3, 3_000

#: In search of a run whose output is wrong in the end: seeds of inputs, those with readable inputs
#: first (:mod:`redverify.interpreter.domains.drawing`), and the seconds' worth of steps for other sizes.
_TELLING_SEEDS, _TELLING_SECONDS = (0, 2, 7, 3, 4, 5, 6, 1, 8, 9), 0.5

#: The same for slices, whose number is limited by steps, too.
_TELLING_SLICES_SEEDS, _TELLING_SLICES_SECONDS = 4, 2.0

#: Sizes at which each output has an element that are tried first, where annotations do not count.
_WITH_OUTPUTS = 8

#: Seconds' worth of steps in which a run is sought that breaks an annotation, where this refutes nothing.
_BROKEN_SECONDS = 0.3

#: Inputs shown with a witness.
_INPUTS = 64


def search(
    impl: core.Impl, opened: Sequence[Obligation], *, values: str, seconds: float, points: bool = True
) -> tuple[Witness, Obligation] | None:
    """A witness of one of the open obligations, and which one it is.

    Integer points stand in for a run only with ``points``. The seconds are counted in steps
    (:mod:`redverify.interpreter.effort`).
    """
    found = _found(impl, opened, values, seconds, list(_hints(impl, opened)), annotated=True)
    if found is not None:
        found = _telling(impl, opened, found)
        broken = _broken(found, opened)
        return _confirmed(impl, found, broken.id), broken
    for obligation in deeds_first(opened) if points else ():
        if refutes(obligation, opened) and not _contradicted(impl, obligation, values, annotated=True):
            return _integer_point(impl, obligation), obligation
    return None


def integer_point(impl: core.Impl, opened: Sequence[Obligation]) -> tuple[Witness, Obligation] | None:
    """An integer point of one of some obligations about the program's own indices, and which one it is."""
    found = next((o for o in opened if o.kind in INDEX_KINDS and refutes(o, opened)), None)
    return None if found is None else (_integer_point(impl, found), found)


def search_deeds(
    impl: core.Impl,
    opened: Sequence[Obligation],
    points: Sequence[Obligation],
    *,
    values: str,
    seconds: float,
) -> tuple[Witness, Obligation] | None:
    """A run that goes wrong whatever the annotations say, and the open obligation that it belongs to.

    It leaves an array, has a race, leaves a wrong output, or one that depends on a cell never written. It
    is looked for first where obligations are open, then at the smallest sizes, and at the second and third
    trip of each loop. An integer point of one of the ``points`` that speaks of indices stands in for a run.
    """
    hints = [*_hints(impl, opened), *_with_outputs(impl)]
    found = _found(impl, opened, values, seconds, hints, annotated=False)
    if found is not None:
        found = _explained(impl, found)
        broken = _broken(found, opened)
        return _confirmed(impl, found, broken.id), broken
    for obligation in points:
        of_indices = obligation.kind in INDEX_KINDS and refutes(obligation, opened)
        if of_indices and not _contradicted(impl, obligation, values, annotated=False):
            return _integer_point(impl, obligation), obligation
    return None


def witness_at(
    impl: core.Impl, params: Mapping[str, int], seed: int, values: str, obligation: str
) -> Witness | None:
    """What a run at given sizes and inputs does wrong, whatever the annotations say; ``None`` if nothing.

    ``obligation`` is an open one that the run breaks.
    """
    found = _run(impl, params, seed, values, annotated=False)
    return None if found is None else _confirmed(impl, found, obligation)


def broken(impl: core.Impl, opened: Sequence[Obligation], values: str) -> Run | None:
    """A run that breaks an annotation at one of the smallest sizes, or where obligations are open."""
    return _found(impl, opened, values, _BROKEN_SECONDS, list(_hints(impl, opened)), annotated=True)


def _found(
    impl: core.Impl,
    opened: Sequence[Obligation],
    values: str,
    seconds: float,
    hints: Sequence[Mapping[str, int]],
    *,
    annotated: bool,
) -> Run | None:
    """The first run that goes wrong, if one is found within some seconds' worth of steps."""
    if seconds <= 0:
        return None
    return find_witness(
        impl,
        values=values,
        hints=hints,
        blocks=at_trips(impl),
        late=boundaries(impl),
        sizes=proposed(impl) if len(impl.spec.parameters) > 1 else (),
        places=_places(opened),
        budget_seconds=seconds,
        annotated=annotated,
    )


def _with_outputs(impl: core.Impl) -> list[Mapping[str, int]]:
    """The first sizes at which each output has an element."""
    outputs = [t for t in impl.spec.tensors.values() if t.kind == "output"]
    some = [compile_cond(core.CCmp("<", a, b)) for t in outputs for a, b in t.region or ()]
    sizes = [*feasible_parameters(impl), *proposed(impl)]
    return list(islice((p for p in sizes if all(holds(dict(p)) for holds in some)), _WITH_OUTPUTS))


def _explained(impl: core.Impl, found: Run) -> Run:
    """Of a wrong output, the annotation that the run breaks first, if it is about the specification.

    So it is at the end, and where the annotation names a tensor. It says better where the mistake is. An
    annotation that names no tensor of the specification may be a placeholder, and says nothing.
    """
    if found.kind != Kind.COVERAGE.value:
        return found
    broken = _run(impl, found.parameters, found.seed, found.values, found.part)
    telling = {impl.span, *(c.span for c in commands_of(impl.body) if _names_tensor(c))}
    return found if broken is None or broken.span not in telling else broken


def _names_tensor(command: core.Command) -> bool:
    if not isinstance(command, core.Assign | core.Accumulate | core.DataLet):
        return False
    return any(isinstance(node, core.Access) for node in nodes_of(command.annotation))


def outputs_agree(impl: core.Impl, witness: Witness, values: str) -> bool | None:
    """Whether only an annotation is wrong: the program leaves the right outputs in all runs tried.

    ``None`` if that is not known: a whole run at the witness is too long, does not end or has outputs that
    are too large to be compared; or the program does something that has no meaning, such as a read of a
    cell that was never written.
    """
    if witness.difference is not None:
        return False
    if witness.kind in DEEDS or is_long(impl, witness.params, _AGREEING_STEPS):
        return None
    agreed = all_right(impl, witness.params, witness.seed or 0, values)
    if not agreed:
        return agreed
    holds = compile_cond(assumptions(impl))
    sizes = [p for p in feasible_parameters(impl)[:_AGREEING_SIZES] if not is_long(impl, p, _AGREEING_STEPS)]
    tried = [p for p in (witness.params, *sizes) if holds(dict(p))]
    for seed, params in product(dict.fromkeys((witness.seed or 0, *range(_AGREEING_SEEDS))), tried):
        try:
            found = run(impl, params, seed=seed, values=values, max_steps=_STEPS, annotated=False)
        except (InvalidProgram, NoEvidence, Unenumerable, RecursionError):
            continue
        if found.violations:
            return None if found.violations[0].kind in DEEDS else False
    return True


def _hints(impl: core.Impl, opened: Sequence[Obligation]) -> Iterator[dict[str, int]]:
    """Parameters at which obligations may fail, each once."""
    seen: set[tuple[tuple[str, int], ...]] = set()
    for obligation in opened:
        if obligation.point is None:
            continue
        for fill in _FILL:
            hint = {p: obligation.point.get(p, fill) for p in impl.spec.parameters}
            key = tuple(hint.items())
            if key not in seen:
                seen.add(key)
                yield hint


def deeds_first(opened: Sequence[Obligation]) -> list[Obligation]:
    """The obligations, those first that depend on no annotation."""
    return sorted(opened, key=lambda o: o.kind.value not in DEEDS)


def _places(opened: Sequence[Obligation]) -> list[Place]:
    """Where obligations may fail, and at which values of the variables."""
    return [Place(o.span.line, o.point) for o in opened if o.point is not None]


def _broken(found: Run, opened: Sequence[Obligation]) -> Obligation:
    """The open obligation that a run's violation belongs to."""
    kind, line = found.kind, found.span.line

    def distance(obligation: Obligation) -> tuple[bool, bool, bool]:
        elsewhere, different = obligation.span.line != line, obligation.kind.value != kind
        return elsewhere or different, elsewhere, different

    return min(opened, key=distance)


def _telling(impl: core.Impl, opened: Sequence[Obligation], found: Run) -> Run:
    """A run whose output is wrong in the end; ``found`` if there is none.

    Somebody who runs the program cannot see that an annotation is wrong. The run that is returned has
    a violation that the interpreter has found.
    """
    parts: Iterable[Slice | None] = (None,)
    seeds: Sequence[int] = (found.seed, *_TELLING_SEEDS)
    if found.part is not None:
        parts = chain([found.part], proposed_slices(impl, found.parameters))
        seeds = _TELLING_SEEDS[:_TELLING_SLICES_SEEDS]
    effort = Effort(_TELLING_SLICES_SECONDS)
    for part in parts:
        for seed in seeds:
            wrong = first_difference(impl, found.parameters, seed, found.values, part=part, effort=effort)
            again = None if wrong is None else _run(impl, found.parameters, seed, found.values, part)
            if again is not None:
                return again
            if effort.exhausted:
                return found
    if found.part is not None or found.kind in DEEDS:
        return found
    other = _found(impl, opened, found.values, _TELLING_SECONDS, (), annotated=False)
    again = None if other is None else _run(impl, other.parameters, other.seed, other.values, other.part)
    return found if again is None else again


def _run(
    impl: core.Impl,
    params: Mapping[str, int],
    seed: int,
    values: str,
    part: Slice | None = None,
    *,
    annotated: bool = True,
) -> Run | None:
    """The first violation at given parameters and inputs."""
    try:
        result = run(impl, params, seed=seed, values=values, max_steps=_STEPS, part=part, annotated=annotated)
    except (InvalidProgram, NoEvidence, Unenumerable, RecursionError):
        return None
    if not result.violations:
        return None
    return Run(dict(params), seed, values, result.violations[0], result.inputs, part)


def _confirmed(impl: core.Impl, found: Run, broken: str) -> Witness:
    inputs = {}
    for (tensor, point), value in list(found.inputs.items())[:_INPUTS]:
        inputs[f"{tensor}({', '.join(map(str, point))})"] = shown(value)
    account = account_of(impl, found)
    cells = () if found.part is None else found.part.targets
    witness = Witness(
        params=dict(found.parameters),
        cell=found.cell or None,
        expected=None if found.expected is None else shown(found.expected),
        actual=None if found.actual is None else shown(found.actual),
        obligation=broken,
        kind=found.kind,
        file=found.span.file,
        line=found.span.line,
        column=found.span.column,
        end_column=found.span.end_column if found.span.end_line == found.span.line else found.span.column,
        variables=dict(found.environment),
        message=found.violation.message,
        confirmed_by="interpreter",
        seed=found.seed,
        inputs=inputs,
        difference=account.difference,
        indices=account.indices,
        trace=account.trace,
        slice_of=", ".join(f"{array}[{', '.join(map(str, point))}]" for array, point in cells) or None,
    )
    return replace(witness, outputs_agree=outputs_agree(impl, witness, found.values))


def _integer_point(impl: core.Impl, obligation: Obligation) -> Witness:
    point, span = obligation.point or {}, obligation.span
    names = impl.spec.parameters
    return Witness(
        params={p: point[p] for p in names if p in point},
        cell=obligation.note if "[" in obligation.note else None,
        expected=None,
        actual=None,
        obligation=obligation.id,
        kind=obligation.kind.value,
        file=span.file,
        line=span.line,
        column=span.column,
        end_column=span.end_column if span.end_line == span.line else span.column,
        variables={n: v for n, v in point.items() if n not in names},
        message=f"it does not hold that {obligation.text}",
        confirmed_by="point",
    )


def _completed(impl: core.Impl, obligation: Obligation) -> Mapping[str, int] | None:
    """The parameters of an integer point, completed to values that satisfy the assumptions."""
    holds = compile_cond(assumptions(impl))
    return next((hint for hint in _hints(impl, [obligation]) if holds(dict(hint))), None)


def _contradicted(impl: core.Impl, obligation: Obligation, values: str, *, annotated: bool) -> bool:
    """Whether a complete run at an integer point finds nothing wrong.

    The specification's own obligations may fail at points that no run needs.
    """
    point = None if obligation.kind is Kind.SPEC else _completed(impl, obligation)
    if point is None:
        return False
    try:
        return run(impl, point, values=values, max_steps=_STEPS, annotated=annotated).ok
    except (InvalidProgram, NoEvidence, Unenumerable, RecursionError):
        return False
