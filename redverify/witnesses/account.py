"""What happened in a run that went wrong.

That is: the first wrong element of an output, reduction indices that are missing or entered twice, and
how specification and program come to the value of one cell. It comes from executing the program past
the violation (:mod:`redverify.interpreter.tracing`), at a witness that the interpreter has confirmed.
It explains the witness, and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from redverify.interpreter import InvalidProgram, Unenumerable, show
from redverify.interpreter import Witness as Run
from redverify.interpreter.domain import Value
from redverify.interpreter.domains.terms import NoEvidence, same
from redverify.interpreter.effort import Effort
from redverify.interpreter.enumeration import Point
from redverify.interpreter.expressions import integer_of
from redverify.interpreter.indices import Environment, compile_index
from redverify.interpreter.slices import Slice
from redverify.interpreter.specification import UnknownValue, show_point
from redverify.interpreter.tracing import OutputCell, Stopped, Tracer, Write
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.source import Span
from redverify.language.walks import children, nodes_of
from redverify.reporting.result import Difference, Indices, Shown, Trace, TraceStep
from redverify.witnesses.index_sets import IndexSet, IndexSets
from redverify.witnesses.instances import instantiate

#: Indices listed of each sort, and steps shown of an evaluation.
_INDICES, _STEPS = 64, 40

#: Steps of an execution, at most; fewer where values may be terms, which become long.
_TRACED, _TERM_TRACED = 20_000, 4_000

#: Integers beyond this are text in JSON: readers may take numbers for doubles.
_EXACT = 2**53

#: Violations by several iterations that access one cell; another order of them may change the output.
PARALLEL = frozenset(("race", "overlap"))


@dataclass(frozen=True, slots=True)
class Account:
    """What is known besides the violation; ``outputs`` are the cells of outputs, if the run ended.

    ``tracer`` has the whole run, ``None`` if the program could not be executed.
    """

    difference: Difference | None = None
    index_set: IndexSet | None = None
    trace: Trace | None = None
    tracer: Tracer | None = None
    outputs: Sequence[OutputCell] = ()

    @property
    def indices(self) -> Indices | None:
        """The index set as results have it."""
        return None if self.index_set is None else self.index_set.listed(_INDICES)


@dataclass(frozen=True, slots=True)
class _Executed:
    tracer: Tracer
    outputs: list[OutputCell]

    @property
    def first(self) -> OutputCell | None:
        """The first output cell that differs."""
        return next((cell for cell in self.outputs if cell.differs), None)


def first_difference(
    impl: core.Impl,
    params: Mapping[str, int],
    seed: int,
    values: str,
    *,
    backwards: bool = False,
    part: Slice | None = None,
    effort: Effort | None = None,
) -> Difference | None:
    """The first wrong element of an output after a plain execution, if it ends; of a slice if ``part``.

    The steps of the execution are part of an ``effort``.
    """
    executed = _execute(impl, params, seed, values, backwards=backwards, part=part, effort=effort)
    return None if executed is None or executed.first is None else _difference(executed.first)


def all_right(
    impl: core.Impl, params: Mapping[str, int], seed: int, values: str, part: Slice | None = None
) -> bool | None:
    """Whether a plain execution leaves the right outputs; ``None`` if it does not end, or has no outputs."""
    executed = _execute(impl, params, seed, values, part=part)
    if executed is None or not executed.outputs:
        return None
    return executed.first is None


def account_of(impl: core.Impl, found: Run) -> Account:
    """The account of a run; parallel loops run backwards if only that shows a wrong output."""
    mark = found.span, found.environment
    executed = _execute(impl, found.parameters, found.seed, found.values, mark=mark, part=found.part)
    if found.kind in PARALLEL and (executed is None or executed.first is None):
        reverse = _execute(impl, found.parameters, found.seed, found.values, backwards=True, part=found.part)
        if reverse is not None and reverse.first is not None:
            executed = reverse
    if executed is None:
        return Account()
    run = Account(tracer=executed.tracer, outputs=executed.outputs)
    try:
        found_out = _Accountant(executed, found).account()
    except (NoEvidence, UnknownValue, Unenumerable, RecursionError):
        return run
    return replace(found_out, tracer=run.tracer, outputs=run.outputs)


def _execute(
    impl: core.Impl,
    params: Mapping[str, int],
    seed: int,
    values: str,
    *,
    backwards: bool = False,
    mark: tuple[Span, Mapping[str, int]] | None = None,
    part: Slice | None = None,
    effort: Effort | None = None,
) -> _Executed | None:
    """A plain execution; without outputs if it does not end."""
    tracer = Tracer(
        impl,
        params,
        seed,
        values,
        backwards=backwards,
        mark=mark,
        part=part,
        max_steps=_TERM_TRACED if impl.spec.types or impl.spec.operators else _TRACED,
    )
    try:
        tracer.run()
        return _Executed(tracer, tracer.outputs())
    except (NoEvidence, Stopped, UnknownValue):
        return _Executed(tracer, [])
    except (InvalidProgram, Unenumerable, RecursionError):
        return None
    finally:
        if effort is not None:
            effort.spend(tracer.steps)


class _Accountant:
    """Chooses the cell to explain, and explains it."""

    def __init__(self, executed: _Executed, found: Run) -> None:
        self.tracer, self.found, self.first = executed.tracer, found, executed.first
        self.specification = executed.tracer.specification
        self.outputs = executed.outputs
        self.sets = IndexSets(executed.tracer)

    def account(self) -> Account:
        difference = None if self.first is None else _difference(self.first)
        output, cell = self._output(), self.found.violation.cell
        if output is not None:
            steps = self._steps(output.array, output.index)
            lines = self._element_lines(output.tensor, output.point)
            shown_at = self._trace(f"{output.array}[{_commas(output.index)}]", lines, steps)
            indices = self.sets.of_output(output)
            if indices is None and cell is not None:
                indices = self._held_indices(*self._until_broken(*cell))
            return Account(difference, indices, shown_at)
        if cell is None:
            return Account(difference)
        steps, broken = self._until_broken(*cell)
        lines = [] if broken is None else self._annotated_lines(broken)
        trace = self._trace(self.found.cell, lines, steps) if lines or steps else None
        indices = self._held_indices(steps, broken)
        if indices is None and self.first is not None:
            indices = self.sets.of_output(self.first)
        return Account(difference, indices, trace)

    # ------------------------------------------------------------ which cell, which writes

    def _output(self) -> OutputCell | None:
        """The output cell to explain, unless the violation speaks of another cell's value."""
        violation, impl = self.found.violation, self.tracer.impl
        at_end = violation.span == impl.span and violation.kind in ("coverage", "complete")
        if at_end:
            return next((o for o in self.outputs if (o.array, o.index) == violation.cell), None)
        if violation.kind in PARALLEL or violation.expected is not None or violation.actual is not None:
            return None
        return self.first

    def _steps(self, array: str, point: Point) -> list[Write]:
        return [s for s in self.tracer.writes if (s.array, s.point) == (array, point)]

    def _until_broken(self, array: str, point: Point) -> tuple[list[Write], Write | None]:
        """The writes of a cell that explain the violation, and the write it is at, if it is at one.

        They end with that write if its value is wrong, and otherwise with the last contribution
        before the cell is assigned again.
        """
        steps, violation = self._steps(array, point), self.found.violation
        at = next(
            (
                n
                for n, s in enumerate(steps)
                if s.command.span == violation.span and s.environment == violation.environment
            ),
            None,
        )
        if at is None and self.tracer.marked is not None:
            marked = set(map(id, self.tracer.writes[: self.tracer.marked]))
            before = [s for s in steps if id(s) in marked]
            known = steps if violation.kind in PARALLEL else before
            return [s for s in known if before and s.instance == before[-1].instance], None
        if at is None:
            return steps, None
        broken = steps[at]
        steps = [s for s in steps if s.instance == broken.instance]
        at = steps.index(broken)
        end = at + 1
        if violation.kind not in ("value", *PARALLEL):
            while end < len(steps) and isinstance(steps[end].command, core.Accumulate):
                end += 1
        elif violation.kind in PARALLEL:
            end = len(steps)
        return steps[:end], broken

    # ------------------------------------------------------------ the specification's evaluation

    def _element_lines(self, tensor: str, point: Point) -> list[str]:
        """How the specification comes to an element; equations that only rename are followed."""
        name = show_point(tensor, point)
        try:
            equation, scope = self.specification.definition(tensor, point)
            value = equation.value
            while isinstance(value, core.Access) and self._defined(value.tensor):
                indices = tuple([compile_index(i)(scope) for i in value.indices])
                equation, scope = self.specification.definition(value.tensor, indices)
                value = equation.value
            return list(self._lines(name, value, scope))
        except (NoEvidence, UnknownValue):
            return []

    def _defined(self, tensor: str) -> bool:
        return self.tracer.impl.spec.tensors[tensor].kind != "input"

    def _annotated_lines(self, step: Write) -> list[str]:
        """How the specification comes to what a write should write."""
        command, scope = step.command, {**self.tracer.parameters, **step.environment}
        term = command.annotation
        if isinstance(command, core.Accumulate) and self.found.kind == "value":
            if command.reduction_indices is None or self.found.expected is None:
                return []
            term = core.Element(term.type, term, command.reduction_indices)
        if isinstance(term, core.Access):
            point = tuple([compile_index(i)(scope) for i in term.indices])
            if self._defined(term.tensor):
                return self._element_lines(term.tensor, point)
        try:
            return list(self._lines(_text(instantiate(term, scope)), term, scope))
        except (NoEvidence, UnknownValue):
            return []

    def _lines(self, name: str, term: core.ValueExpr, scope: Environment) -> Iterator[str]:
        closed = instantiate(term, scope)
        shown = _text(closed)
        if shown != name:
            yield f"{name} = {shown}"
        if isinstance(closed, core.Reduce):
            yield from self._fold(closed)
        else:
            data: dict[str, int] = {}
            closed = instantiate(term, scope, lambda held: self._integer(held, data))
            yield from (f"{text} = {number}" for text, number in data.items())
            for part in dict.fromkeys(_parts(closed)):
                if _text(part) != name:
                    yield f"{_text(part)} = {show_value(self._value(part))}"
        yield f"{name} = {show_value(self._value(closed))}"

    def _fold(self, term: core.Reduce) -> Iterator[str]:
        reduction = self.specification.reduction(term)({})
        if reduction is None:
            return
        domain = self.tracer.domain
        combine, total = domain.operator(term.operator, term.type), reduction.initial()
        if term.init is not None:
            yield f"start {_text(term.init)} = {show_value(total)}"
        for point in sorted(reduction.points):
            scope = dict(zip(term.binders, point, strict=True))
            value = reduction.element(point)
            total = value if total is None else combine(total, value)
            body = _text(instantiate(term.body, scope, lambda held: self._integer(held, {})))
            index = ", ".join(f"{n} = {i}" for n, i in scope.items())
            start = f"{index}: " if index else ""
            yield f"{start}{term.operator} {body} = {show_value(value)} → {show_value(total)}"

    def _value(self, closed: core.ValueExpr) -> Value:
        return self.specification.compile(closed)({})

    def _integer(self, held: core.ValueExpr, found: dict[str, int]) -> int:
        """The integer of an index that is data, which is also put down under its text."""
        number = found[_text(held)] = integer_of(self._value(held))
        return number

    # ------------------------------------------------------------ the program's

    def _trace(self, cell: str, lines: Sequence[str], steps: Sequence[Write]) -> Trace:
        program = [
            TraceStep(
                cell=f"{s.array}[{_commas(s.point)}]",
                line=s.command.span.line,
                variables=dict(s.environment),
                text=self._step_text(s),
                value=shown(s.cell.value),
            )
            for s in self._with_sources(steps)
        ]
        return Trace(
            cell=cell,
            specification=tuple(_shortened(lines, lambda n: f"... {n} more")),
            program=tuple(
                _shortened(
                    program,
                    lambda n: TraceStep(cell="", line=0, variables={}, text=f"... {n} more", value=None),
                )
            ),
            backwards=self.tracer.backwards,
        )

    def _with_sources(self, steps: Sequence[Write], depth: int = 8) -> list[Write]:
        """The writes. A single write is preceded by those to the cells that it reads."""
        if len(steps) != 1 or depth == 0:
            return list(steps)
        (step,), found = steps, dict[int, Write]()
        number = next(n for n, s in enumerate(self.tracer.writes) if s is step)
        earlier = self.tracer.writes[:number]
        scope = {**self.tracer.parameters, **step.environment}
        for read in _reads(step.command.value):
            cell = read.array, tuple([compile_index(i)(scope) for i in read.indices])
            writes = [s for s in earlier if (s.array, s.point) == cell]
            writes = [s for s in writes if s.instance == writes[-1].instance]
            found.update((id(s), s) for s in self._with_sources(writes, depth - 1))
        return [*[s for s in earlier if id(s) in found], step]

    def _step_text(self, step: Write) -> str:
        command, scope = step.command, {**self.tracer.parameters, **step.environment}
        right = _text(instantiate(command.value, scope))
        if isinstance(command, core.Assign):
            return f":= {right}"
        index = ""
        if command.reduction_indices is not None:
            index = f"{{{_commas(tuple([compile_index(i)(scope) for i in command.reduction_indices]))}}}"
        said = "" if isinstance(command.value, core.Literal) else f" = {show_value(step.right)}"
        return f"{command.operator}{index}= {right}{said}"

    # ------------------------------------------------------------ indices

    def _held_indices(self, steps: Sequence[Write], broken: Write | None) -> IndexSet | None:
        """The indices of the reduction of the annotation at the violation, or of the last write before it."""
        if not steps or self.found.kind in PARALLEL:
            return None
        broken = steps[-1] if broken is None else broken
        if self.found.kind == "value" and isinstance(broken.command, core.Accumulate):
            return None
        last = steps[-1].cell
        if last.held is None and not last.bare:
            return None
        if not all(map(self._as_annotated, steps)):
            return None
        scope = {**self.tracer.parameters, **broken.environment}
        return self.sets.of_term(self.found.cell, broken.command.annotation, scope, last.held)

    def _as_annotated(self, write: Write) -> bool:
        """What was accumulated is the annotation's element at the index. Else indices say nothing."""
        command = write.command
        if not isinstance(command, core.Accumulate) or command.reduction_indices is None:
            return True
        scope = {**self.tracer.parameters, **write.environment}
        point = tuple([compile_index(i)(scope) for i in command.reduction_indices])
        try:
            target = self.specification.reduction(command.annotation)(scope)
            return target is None or point not in target.points or same(write.right, target.element(point))
        except (NoEvidence, UnknownValue):
            return False


# ---------------------------------------------------------------- terms


def _parts(term: core.ValueExpr) -> Iterator[core.ValueExpr]:
    """The elements and reductions that a term is computed from."""
    if isinstance(term, core.Access | core.Reduce | core.Element):
        yield term
        return
    for part in children(term):
        if isinstance(part, core.ValueExpr):
            yield from _parts(part)


def _reads(term: core.ValueExpr) -> Iterator[core.Read]:
    """The reads of a right side."""
    return (node for node in nodes_of(term) if isinstance(node, core.Read))


# ---------------------------------------------------------------- text


def _text(term: core.ValueExpr) -> str:
    return value_text(term)


def _commas(point: Point) -> str:
    return ", ".join(map(str, point))


def _difference(cell: OutputCell) -> Difference:
    return Difference(
        element=show_point(cell.tensor, cell.point),
        cell=f"{cell.array}[{_commas(cell.index)}]",
        expected=shown(cell.expected),
        actual=None if cell.cell is None else shown(cell.cell.value),
    )


def _shortened(items: Sequence[Any], ellipsis: Any) -> list[Any]:
    """At most as many items as are shown: what is left out is in the middle."""
    if len(items) <= _STEPS:
        return list(items)
    head = _STEPS * 3 // 4
    tail = _STEPS - head - 1
    return [*items[:head], ellipsis(len(items) - head - tail), *items[-tail:]]


def shown(value: object) -> Shown:
    """A value as JSON has it: a number or a truth value if that is exact, text otherwise."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int) and abs(value) <= _EXACT:
        return value
    if isinstance(value, Fraction) and value.denominator == 1 and abs(value) <= _EXACT:
        return int(value)
    if isinstance(value, float) and value - value == 0:
        return value
    return show(value)


def show_value(value: object) -> str:
    """A value as the report has it."""
    given = shown(value)
    return str(given).lower() if isinstance(given, bool) else str(given)
