"""``redverify run``: interpret specification and program on concrete inputs, and compare."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from math import isnan
from typing import Any

import click

from redverify.api import load
from redverify.cli.arguments import strict_races_option
from redverify.cli.output import show
from redverify.cli.status import Failure, Status, decide
from redverify.interpreter import (
    InvalidProgram,
    RunResult,
    Unenumerable,
    Violation,
    feasible_parameters,
)
from redverify.interpreter import run as interpret
from redverify.interpreter import show as value_text
from redverify.interpreter.domains.terms import same
from redverify.interpreter.indices import compile_cond
from redverify.interpreter.search import assumptions
from redverify.language import core
from redverify.language.core_text import cond_text
from redverify.language.diagnostics import Diagnostic
from redverify.language.encodings import ENCODINGS
from redverify.language.render import render_diagnostic
from redverify.reporting.line import Line, Piece
from redverify.reporting.text import assignments
from redverify.similar import did_you_mean

#: Elements shown of each output, violations of a run, and reasons why values are not known.
SHOWN_ELEMENTS, SHOWN_VIOLATIONS, SHOWN_REASONS = 24, 5, 3

#: Steps after which a run is given up.
STEPS = 20_000_000

#: Relative and absolute difference that floats may have by type: reassociation rounds otherwise.
TOLERANCE = {"f64": 1e-9, "f32": 1e-4, "f16": 5e-2, "bf16": 2e-1}

#: Violations that rounding alone may cause: a run with machine numbers goes on after them.
ROUNDED = frozenset(("value", "coverage"))

#: A value near this is chosen for a parameter that is not given.
USUAL = 4


@click.command(name="run")
@click.argument("file", metavar="FILE")
@click.option("--impl", metavar="NAME", help="Run only this implementation.")
@click.option("--param", "params", multiple=True, metavar="N=8", help="A parameter's value.")
@click.option("--seed", type=int, default=0, show_default=True, help="Chooses inputs and interpretations.")
@click.option("--values", type=click.Choice(ENCODINGS), help="Interpret under one encoding only.")
@strict_races_option
def run(
    file: str,
    impl: str | None,
    params: tuple[str, ...],
    seed: int,
    values: str | None,
    strict_races: bool,
) -> int:
    """Interpret the implementations in FILE and their specifications on pseudo-random inputs.

    Floats are first taken as exact numbers, which finds every violation; then, unless the
    program reorders what only exact numbers allow, as machine numbers, whose outputs are
    printed and compared up to a tolerance. An implementation without annotations is judged by
    what it does alone. Exit status: 0 if nothing is violated and the outputs agree, 1 otherwise,
    2 if the run did not end, 3 for wrong input.
    """
    loaded = load(file, None, impl, infer=True)
    if loaded.program is None:
        raise Failure("\n".join(d.rendered for d in loaded.diagnostics), Status.INVALID)
    given = _given(params)
    statuses = []
    for name in loaded.impls:
        chosen = replace(loaded.program.impls[name], strict_races=strict_races)
        try:
            named = f"{file}: {name}"
            parameters = _parameters(chosen, given)
            annotated = name not in loaded.inferred
            statuses.append(
                _run(named, chosen, parameters, seed, values, loaded.program.texts, annotated=annotated)
            )
        except Unenumerable as error:
            show([(Piece(f"{file}: {name}: cannot be enumerated: {error}"),)])
            statuses.append(Status.INCONCLUSIVE)
        except InvalidProgram as error:
            text = render_diagnostic(Diagnostic("RV230", error.message, error.span), loaded.program.texts)
            raise Failure(text, Status.INVALID) from error
    return decide(statuses)


# ---------------------------------------------------------------- parameters


def _given(params: tuple[str, ...]) -> dict[str, int]:
    result = {}
    for text in params:
        name, separator, number = text.partition("=")
        try:
            if not separator:
                raise ValueError
            result[name.strip()] = int(number)
        except ValueError:
            raise Failure(f"--param {text}: write NAME=INTEGER", Status.INVALID) from None
    return result


def _parameters(impl: core.Impl, given: Mapping[str, int]) -> dict[str, int]:
    """The parameters of a run: those given, and usual values for the others."""
    names = impl.spec.parameters
    for name in given:
        if name not in names:
            known = ", ".join(names) or "none"
            hint = did_you_mean(name, names)
            message = f"spec {impl.spec.name} has no parameter {name} (it has: {known})"
            raise Failure(message + (f"\nhint: {hint}" if hint else ""), Status.INVALID)
    holds = compile_cond(assumptions(impl))
    candidates = [p for p in _candidates(impl, given) if holds(dict(p))]
    if not candidates:
        shown = assignments(given) or "small parameters"
        stated = "; ".join(cond_text(c) for c in (*impl.spec.assumptions, *impl.assumptions))
        raise Failure(f"{shown}: the assumptions do not hold: {stated}", Status.INVALID)
    return min(candidates, key=lambda p: [sum(abs(p[n] - USUAL) for n in names), *p.values()])


def _candidates(impl: core.Impl, given: Mapping[str, int]) -> Iterator[dict[str, int]]:
    names = impl.spec.parameters
    free = [n for n in names if n not in given]
    for feasible in feasible_parameters(impl):
        if all(feasible[n] == v for n, v in given.items()):
            yield {n: feasible[n] for n in names}
    for values in itertools.islice(itertools.product(range(9), repeat=len(free)), 10_000):
        chosen = {**given, **dict(zip(free, values, strict=True))}
        yield {n: chosen[n] for n in names}


# ---------------------------------------------------------------- runs


def _run(
    named: str,
    impl: core.Impl,
    parameters: dict[str, int],
    seed: int,
    values: str | None,
    texts: Mapping[str, str],
    *,
    annotated: bool,
) -> Status:
    floats = any(t.type.has_floats for t in impl.spec.tensors.values())
    interpreted = partial(_interpret, impl, parameters, seed, annotated=annotated)
    exact = interpreted(values or "real")
    head = f"{named}: {assignments(parameters) or 'no parameters'}, seed {seed}"
    lines: list[Line] = [(Piece(head, "bold"),)]
    shown, tolerance = exact, 0.0
    machine = interpreted("ieee") if floats and values is None else None
    if machine is not None and machine.finished and {v.kind for v in machine.violations} <= ROUNDED:
        shown = machine
        names = {t.type.name for t in impl.spec.tensors.values() if t.kind == "output"}
        tolerance = max((TOLERANCE.get(name, 0.0) for name in names), default=0.0)
    differing = 0
    for tensor in shown.outputs:
        output_lines, different = _outputs(tensor, shown, tolerance)
        lines += output_lines
        differing += different
    for violation in exact.violations[:SHOWN_VIOLATIONS]:
        lines += _violation(violation, texts)
    if len(exact.violations) > SHOWN_VIOLATIONS:
        lines.append((Piece(f"  ... and {len(exact.violations) - SHOWN_VIOLATIONS} more violations"),))
    status = _status(exact, differing)
    lines.append(_conclusion(status, exact, differing, tolerance, floats=floats and values is None))
    if status is Status.VERIFIED and shown.depends_on:
        reasons = ", ".join(shown.depends_on[:SHOWN_REASONS])
        more = ", ..." if len(shown.depends_on) > SHOWN_REASONS else ""
        text = f"  but for what is not known exactly: {reasons}{more}"
        lines.append((Piece(text, "yellow"),))
    show(lines)
    return status


def _interpret(
    impl: core.Impl, parameters: dict[str, int], seed: int, values: str, *, annotated: bool
) -> RunResult:
    try:
        return interpret(
            impl, parameters, seed=seed, values=values, max_steps=STEPS, all=True, annotated=annotated
        )
    except RecursionError:
        message = "the program or a recurrence is too deep to be interpreted"
        raise Failure(message, Status.INCONCLUSIVE) from None


def _outputs(tensor: str, result: RunResult, tolerance: float) -> tuple[list[Line], int]:
    """The elements of an output, and how many differ from the specification."""
    lines: list[Line] = []
    differing = 0
    cells = result.outputs[tensor]
    expected = result.expected[tensor]
    for position, (point, actual) in enumerate(cells.items()):
        wanted = expected.get(point)
        good = _agree(actual, wanted, tolerance)
        differing += not good
        if position < SHOWN_ELEMENTS or (not good and differing <= SHOWN_ELEMENTS):
            text = f"  {tensor}({', '.join(map(str, point))}) = {_text(actual)}"
            if good:
                lines.append((Piece(text),))
            else:
                lines.append((Piece(text), Piece(f"   expected {_text(wanted)}", "red")))
    if len(cells) > len(lines):
        lines.append((Piece(f"  ... {len(cells)} elements of {tensor}"),))
    return lines, differing


def _text(value: object) -> str:
    return "no value" if value is None else value_text(value)


def _agree(actual: Any, wanted: Any, tolerance: float) -> bool:
    if actual is None or wanted is None:
        return False
    if isinstance(actual, float) and isinstance(wanted, float):
        if actual == wanted or (isnan(actual) and isnan(wanted)):
            return True
        return abs(actual - wanted) <= tolerance * max(1.0, abs(actual), abs(wanted))
    if isinstance(actual, tuple) and isinstance(wanted, tuple):
        return all(_agree(one, other, tolerance) for one, other in zip(actual, wanted, strict=True))
    return same(actual, wanted)


def _violation(violation: Violation, texts: Mapping[str, str]) -> list[Line]:
    lines: list[Line] = [(Piece(f"  {violation.kind}", "bold red"), Piece(f": {violation.message}"))]
    place = render_diagnostic(Diagnostic("", "", violation.span), texts).split("\n")
    lines += [(Piece(f"    {violation.span}"),), *[(Piece(text),) for text in place[1:]]]
    if violation.environment:
        lines.append((Piece(f"    at {assignments(violation.environment)}"),))
    if violation.cell is not None:
        lines.append((Piece(f"    cell {violation.cell_text}"),))
    if violation.expected is not None:
        lines.append((Piece(f"    is {_text(violation.actual)}, expected {_text(violation.expected)}"),))
    return lines


def _status(result: RunResult, differing: int) -> Status:
    if result.violations or differing:
        return Status.REFUTED
    return Status.VERIFIED if result.finished else Status.INCONCLUSIVE


def _conclusion(status: Status, exact: RunResult, differing: int, tolerance: float, *, floats: bool) -> Line:
    if status is Status.INCONCLUSIVE:
        return (Piece(f"  the run did not end within {STEPS} steps", "yellow"),)
    if status is Status.REFUTED:
        count = len(exact.violations)
        text = f"  {count} violation{'' if count == 1 else 's'}, {differing} elements differ"
        return (Piece(text, "red"),)
    if tolerance:
        text = f"nothing violated in exact numbers; as machine numbers equal up to {tolerance:g} (relative)"
    elif floats:
        text = "nothing violated, outputs equal to the specification, in exact numbers (not as floats)"
    else:
        text = "nothing violated, outputs equal to the specification"
    return (Piece(f"  {text}", "green"),)


__all__ = ["run"]
