"""Concrete witnesses of open obligations.

A refutation needs one that the reference interpreter confirms or, where the obligation speaks
of indices alone, an integer point (``docs/obligations``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product

from msgspec.structs import replace

from redverify.clock import processor_seconds
from redverify.evaluation.obligation import Kind, Obligation, refutes
from redverify.interpreter import InvalidProgram, Unenumerable, find_witness, run
from redverify.interpreter import Witness as Run
from redverify.interpreter.indices import compile_cond
from redverify.interpreter.search import assumptions, feasible_parameters, is_long, proposed_slices, size
from redverify.interpreter.slices import Place, Slice
from redverify.interpreter.terms import NoEvidence
from redverify.language import core
from redverify.reporting.result import Witness
from redverify.witnesses.account import account_of, all_right, first_difference, shown
from redverify.witnesses.sizes import boundaries, proposed

#: Values tried for parameters that an obligation's point leaves open.
_FILL = (1, 2, 4, 0)

#: Steps after which a run that is to contradict an integer point is given up.
_STEPS = 200_000

#: Kinds of obligations about what a program does; the others are about its annotations.
_DEEDS = frozenset(("spec", "bounds", "defined", "race", "overlap", "layout"))

#: Where only an annotation is wrong: seeds of inputs on which the program is run ...
_SEEDS = 4

#: ... the number of sizes, besides that of the witness, and the seconds for all runs.
_SIZES, _SECONDS = 8, 3.0

#: The same where the report says that only an annotation is wrong; without a limit of time, so that the
#: report is the same on a busy machine.
_AGREEING_SIZES, _AGREEING_SEEDS, _AGREEING_STEPS = 3, 3, 3_000

#: Steps of a run, by an upper bound, beyond which slices are run, and the number of slices.
_STEPS_TRACED, _SLICES = 20_000, 6

#: In search of a run whose output is wrong in the end: seeds of inputs, those with readable inputs
#: first (:mod:`redverify.interpreter.drawing`) ...
_TELLING_SEEDS = (0, 2, 7, 3, 4, 5, 6, 1, 8, 9)

#: ... the number of larger sizes, and the seconds.
_LARGER, _TELLING_SECONDS = 6, 0.5

#: The first runs have more seconds: a moment in which the machine stands still counts as processor time.
_TELLING_RUNS, _TELLING_SECONDS_AT_MOST = 10, 2.0

#: The same for slices.
_TELLING_SLICES_SEEDS, _TELLING_SLICES_SECONDS = 4, 2.0

#: Inputs shown with a witness.
_INPUTS = 64


def search(
    impl: core.Impl, opened: Sequence[Obligation], *, values: str, seconds: float, points: bool = True
) -> tuple[Witness, Obligation] | None:
    """A witness of one of the open obligations, and which one it is.

    Integer points stand in for a run only with ``points``.
    """
    if seconds > 0:
        found = find_witness(
            impl,
            values=values,
            hints=list(_hints(impl, opened)),
            late=boundaries(impl),
            sizes=proposed(impl) if len(impl.spec.parameters) > 1 else (),
            places=_places(opened),
            budget_seconds=seconds,
        )
        if found is not None:
            found = _telling(impl, found)
            broken = _broken(found, opened)
            return _confirmed(impl, found, broken), broken
    for obligation in opened if points else ():
        if refutes(obligation, opened) and not _contradicted(impl, obligation, values):
            return _integer_point(impl, obligation), obligation
    return None


def goes_wrong(impl: core.Impl, witness: Witness, values: str, *, with_outputs: bool = False) -> bool:
    """Whether the program does something wrong, besides what its annotations say.

    That is an access outside of an array, a read of a cell that was never written, a race, or a wrong
    output. It is looked for at the witness and at the smallest sizes, with a few inputs; or, with
    ``with_outputs``, at the smallest sizes at which each output has an element.
    """
    if witness.kind in _DEEDS:
        return True
    end = processor_seconds() + _SECONDS
    sizes: Sequence[Mapping[str, int]] = feasible_parameters(impl)
    if with_outputs:
        sizes = _with_outputs(impl, [*sizes, *proposed(impl)])
    for deed, right in _examined(impl, witness, values, sizes[:_SIZES], _SEEDS):
        if deed or right is False:
            return True
        if processor_seconds() > end:
            return False
    return False


def _with_outputs(impl: core.Impl, sizes: Sequence[Mapping[str, int]]) -> list[Mapping[str, int]]:
    """The sizes at which each output has an element."""
    outputs = [t for t in impl.spec.tensors.values() if t.kind == "output"]
    some = [compile_cond(core.CCmp("<", a, b)) for t in outputs for a, b in t.region or ()]
    return [p for p in sizes if all(holds(dict(p)) for holds in some)]


def outputs_agree(impl: core.Impl, witness: Witness, values: str) -> bool | None:
    """Whether only an annotation is wrong: the program leaves the right outputs in all runs tried.

    ``None`` if that is not known: a whole run at the witness is too long, does not end or has outputs that
    are too large to be compared; or the program does something that has no meaning, such as a read of a
    cell that was never written.
    """
    if witness.difference is not None:
        return False
    if witness.kind in _DEEDS or is_long(impl, witness.params, _AGREEING_STEPS):
        return None
    agreed = all_right(impl, witness.params, witness.seed or 0, values)
    if not agreed:
        return agreed
    sizes = feasible_parameters(impl)[:_AGREEING_SIZES]
    sizes = [p for p in sizes if not is_long(impl, p, _AGREEING_STEPS)]
    for deed, right in _examined(impl, witness, values, sizes, _AGREEING_SEEDS):
        if right is False:
            return False
        if deed:
            return None
    return True


def _examined(
    impl: core.Impl, witness: Witness, values: str, sizes: Sequence[Mapping[str, int]], seeds: int
) -> Iterator[tuple[bool, bool | None]]:
    """Runs at the witness and at other sizes, with a few inputs.

    Of each: whether it does something that no program may do, whatever its annotations say; and whether
    it leaves the right outputs, ``None`` if it does not end. Of sizes that are too large for a whole run,
    slices are run.
    """
    holds = compile_cond(assumptions(impl))
    tried = [p for p in (witness.params, *sizes) if holds(dict(p))]
    parts: dict[tuple[int, ...], list[Slice | None]] = {}
    for seed, params in product(dict.fromkeys((witness.seed or 0, *range(seeds))), tried):
        key = tuple(params.values())
        if key not in parts:
            parts[key] = [None]
            if is_long(impl, params, _STEPS_TRACED):
                place = Place(witness.line, {**witness.params, **witness.variables})
                parts[key] = list(islice(proposed_slices(impl, params, [place]), _SLICES))
        for part in parts[key]:
            try:
                found = run(impl, params, seed=seed, values=values, max_steps=_STEPS, all=True, part=part)
            except (InvalidProgram, NoEvidence, Unenumerable, RecursionError):
                continue
            deed = any(v.kind in _DEEDS for v in found.violations)
            yield deed, all_right(impl, params, seed, values, part)


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


def _telling(impl: core.Impl, found: Run) -> Run:
    """A run whose output is wrong in the end, of the same size or a bit larger; ``found`` if there is none.

    Somebody who runs the program cannot see that an annotation is wrong. The run that is returned has
    a violation that the interpreter has found.
    """
    if first_difference(impl, found.parameters, found.seed, found.values, part=found.part) is not None:
        return found
    if found.part is not None:
        return _telling_slice(impl, found)
    begun, sizes = processor_seconds(), [found.parameters]
    if found.kind not in _DEEDS:
        sizes += [p for p in feasible_parameters(impl) if size(p) > size(found.parameters)][:_LARGER]
    for number, (params, seed) in enumerate(product(sizes, _TELLING_SEEDS)):
        allowed = _TELLING_SECONDS_AT_MOST if number < _TELLING_RUNS else _TELLING_SECONDS
        if processor_seconds() > begun + allowed:
            return found
        if first_difference(impl, params, seed, found.values) is None:
            continue
        again = _run(impl, params, seed, found.values)
        if again is not None:
            return again
    return found


def _telling_slice(impl: core.Impl, found: Run) -> Run:
    """A slice whose output is wrong, of the same size; ``found`` if there is none."""
    end = processor_seconds() + _TELLING_SLICES_SECONDS
    for part in (found.part, *proposed_slices(impl, found.parameters)):
        for seed in _TELLING_SEEDS[:_TELLING_SLICES_SEEDS]:
            if processor_seconds() > end:
                return found
            if first_difference(impl, found.parameters, seed, found.values, part=part) is None:
                continue
            again = _run(impl, found.parameters, seed, found.values, part)
            if again is not None:
                return again
    return found


def _run(
    impl: core.Impl, params: Mapping[str, int], seed: int, values: str, part: Slice | None = None
) -> Run | None:
    """The first violation at given parameters and inputs."""
    try:
        result = run(impl, params, seed=seed, values=values, max_steps=_STEPS, part=part)
    except (InvalidProgram, NoEvidence, Unenumerable, RecursionError):
        return None
    if not result.violations:
        return None
    return Run(dict(params), seed, values, result.violations[0], result.inputs, part)


def _confirmed(impl: core.Impl, found: Run, broken: Obligation) -> Witness:
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
        obligation=broken.id,
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


def _contradicted(impl: core.Impl, obligation: Obligation, values: str) -> bool:
    """Whether a complete run at an integer point finds nothing wrong.

    The specification's own obligations may fail at points that no run needs.
    """
    point = None if obligation.kind is Kind.SPEC else _completed(impl, obligation)
    if point is None:
        return False
    try:
        return run(impl, point, values=values, max_steps=_STEPS).ok
    except (InvalidProgram, NoEvidence, Unenumerable, RecursionError):
        return False
