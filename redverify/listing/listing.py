"""The listing of Figure 5.5: a program's text with comments on its symbolic evaluation.

``=>`` says what a rule changes before the body of a statement is examined, ``<=`` what the
rule gives: value obligations ``C``, the differential heap ``Δh``, the cells read ``R``, and
the side conditions. The result is a program with the same meaning: the rest is comments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import islpy as isl

from redverify.evaluation.heap import ReductionHeap
from redverify.evaluation.obligation import Obligation
from redverify.evaluation.program import reads_of
from redverify.evaluation.prophetic import loop_bounds
from redverify.judgement.analysis import Analysis, Evaluator, analyse
from redverify.language import core
from redverify.language.core_text import cond_text
from redverify.language.walks import blocks_of, commands_of, subterms
from redverify.listing.notation import Notation
from redverify.listing.recording import Equation, Record, Recorder
from redverify.listing.states import States
from redverify.options import Options
from redverify.presburger import build
from redverify.system.clock import OutOfTime

#: Seconds for an evaluation in which undefined values are tolerated.
TOLERANT = 20.0


@dataclass(slots=True)
class _Comments:
    """Comments to insert after lines of the source, in order, with the command they are on."""

    lines: list[str]
    after: dict[int, list[tuple[core.Command | None, list[str]]]] = field(default_factory=dict)

    def add(
        self, command: core.Command | None, line: int, indent: str, first: str, rest: Sequence[str] = ()
    ) -> None:
        """A comment on a command after a line, with indented further lines."""
        texts = [f"{indent}# {first}", *(f"{indent}#    {text}" for text in rest)]
        self.after.setdefault(line, []).append((command, texts))

    def lines_after(self, line: int, commands: Sequence[core.Command] | None = None) -> list[str]:
        """The comments after a line: all, or those on some commands."""
        return [
            text
            for command, texts in self.after.get(line, [])
            if commands is None or any(command is c for c in commands)
            for text in texts
        ]

    def indent_of(self, line: int) -> str:
        """The indentation of a line of the source."""
        text = self.lines[line - 1]
        return text[: len(text) - len(text.lstrip(" "))]


def _analysis(impl: core.Impl, options: Options, recorder: Evaluator) -> Analysis:
    """The analysis with undefined values tolerated, as verdicts have it; without, where that takes long."""
    hasty = replace(options, limit=min(options.limit, TOLERANT))
    try:
        return analyse(impl, hasty, evaluator=recorder, tolerant=True)
    except OutOfTime:
        return analyse(impl, options, evaluator=recorder)


class Listing:
    """The listing of one implementation of a program."""

    def __init__(self, program: core.Program, name: str, options: Options) -> None:
        self.impl = program.impls[name]
        made: list[Recorder] = []

        def recorder(*arguments: object) -> Recorder:
            made.append(Recorder(*arguments))
            return made[-1]

        self.analysis = _analysis(self.impl, options, recorder)
        # Of several rounds the one that the obligations are of.
        decided = {id(o) for o in self.analysis.obligations}
        rounds = [r for r in made if any(id(o) in decided for o in r.obligations)]
        self.recorder = (rounds or made)[-1]
        self.prophecy = self.recorder.prophecy
        parameters = self.impl.spec.parameters
        notation = Notation(parameters, _hints(self.impl), _binders(self.impl), _loop_order(self.impl.body))
        self.states = States(self.recorder, notation, self.impl.bindings)
        self.source = program.texts[self.impl.span.file].replace("\r\n", "\n").split("\n")
        self.comments = _Comments(self.source)
        self._start = build.all_of((*self.impl.spec.assumptions, *self.impl.assumptions))
        #: What is stated of the parts of arrays that the next statement uses.
        self._checked: list[Obligation] = []
        self._body = tuple(r.command for r in self.recorder.records.values() if r.command is not None)
        self._write()

    # ------------------------------------------------------------ output

    def text(self) -> str:
        """The implementation with its comments."""
        first, last = self.impl.span.line, _last_line(self.impl.body, self.impl.span.line)
        result = []
        for number in range(first, last + 1):
            result.append(self.source[number - 1])
            result += self.comments.lines_after(number)
        return "\n".join(result) + "\n"

    def at(self, line: int) -> str:
        """The statements of one line: source, Γ and the whole heap before them, and comments."""
        records = self.recorder.records.values()
        chosen = [r for r in records if r.command is not None and r.command.span.line == line]
        result: list[str] = []
        wanted: list[core.Command] = []
        for record in chosen:
            assert record.command is not None
            wanted += [record.command, *_inside(record.command)]
            loops = self._loops_of(record.command)
            indent = self.comments.indent_of(line)
            conditions = [cond_text(c) for c in (*self.impl.spec.assumptions, *self.impl.assumptions)]
            conditions += [cond_text(_range(loop)) for loop in self._enclosing(record.command)]
            result.append(f"{indent}# Γ = {', '.join(conditions) or 'true'}")
            result.append(f"{indent}# h = {self.states.heap(record.heap, record.context, loops)}")
        if not result:
            return ""
        for number in range(line, max(map(_end, wanted)) + 1):
            result.append(self.source[number - 1])
            result += self.comments.lines_after(number, wanted)
        return "\n".join(result) + "\n"

    # ------------------------------------------------------------ comments

    def _write(self) -> None:
        header = self._header_end(self.impl.span.line)
        records = self.recorder.records
        first = next(iter(records.values()), None)
        assumed = [cond_text(c) for c in (*self.impl.spec.assumptions, *self.impl.assumptions)]
        if first is not None:
            self.comments.add(
                None,
                header,
                "    ",
                f"=> Γ = {', '.join(assumed) or 'true'}",
                [f"h = {self.states.heap(first.heap, self._start, ())}"],
            )
        top = self._children(None)
        self._block(top, ())
        last = _last_line(self.impl.body, self.impl.span.line)
        final = self.recorder.final
        rest = [f"C ← {self.states.equations(final.equations, self._start, ())}"]
        rest += self.states.conditions(final.conditions)
        self.comments.add(None, last, "    ", "<= at the end:", rest)

    def _children(self, command: core.Command | None) -> tuple[core.Command, ...]:
        """The commands evaluated in a block, as they were recorded (``let`` inlined)."""
        if command is not None:
            return tuple(inner for block in blocks_of(command) for inner in block)
        inner = {id(c) for outer in self._body for block in blocks_of(outer) for c in block}
        return tuple(c for c in self._body if id(c) not in inner)

    def _block(self, commands: Sequence[core.Command], loops: tuple[str, ...]) -> None:
        for position, command in enumerate(commands):
            record = self.recorder.records.get(id(command))
            if isinstance(command, core.Inside):
                self._checked += [] if record is None else record.conditions
                continue
            if record is None:
                indent = self.comments.indent_of(command.span.line)
                self.comments.add(command, _end(command), indent, "is never reached")
                continue
            self._command(command, record, loops)
            effect = self.prophecy.heaps[id(command)]
            if position + 1 < len(commands) and not isinstance(command, core.Loop | core.Allocate):
                shown = self.states.heap(effect, record.context, loops)
                if shown != "∅" and isinstance(command, core.Assign | core.Accumulate):
                    self._add(command, "=> S-Seq", [f"h ← h ▷ {shown}"])

    def _command(self, command: core.Command, record: Record, loops: tuple[str, ...]) -> None:
        match command:
            case core.Assign() | core.Accumulate():
                self._statement(command, record, loops)
            case core.Loop():
                self._loop(command, record, loops)
            case core.If(condition, then, otherwise):
                line = self._header_end(command.span.line)
                change = f"=> S-If: Γ ← Γ, {cond_text(condition)}"
                self.comments.add(command, line, self._inner_indent(command), change)
                self._block(then, loops)
                self._block(otherwise, loops)
                self._result(command, record, loops, "S-If")
            case core.Scope(arrays, body):
                self._block(body, loops)
                self._result(command, record, loops, f"S-Accumulate({', '.join(arrays)})")
            case _:
                for block in blocks_of(command):
                    self._block(block, loops)

    def _statement(self, command: core.Command, record: Record, loops: tuple[str, ...]) -> None:
        context = record.context
        reads = {(r.array, r.indices): r for r in record.reads}
        lines = [self.states.read_value(r, context, loops) for r in reads.values()]
        lines += self._gives(command, record, loops, record.equations)
        rule = "S-Assign" if isinstance(command, core.Assign) else "S-OpAssign"
        conditions = [*self._checked, *record.conditions]
        self._checked = []
        self._add(command, f"<= {rule}", [*lines, *self.states.conditions(conditions)])

    def _loop(self, command: core.Loop, record: Record, loops: tuple[str, ...]) -> None:
        rule = f"{'S-ParLoop' if command.parallel else 'S-SeqLoop'}({command.variable})"
        inner = (*loops, command.variable)
        lines = []
        if not command.parallel:
            prefix, inside = self._prefix(command, record)
            shown = self.states.heap(prefix, inside, inner)
            if shown != "∅":
                lines.append(f"h ← h ▷ {shown}")
        header = self._header_end(command.span.line)
        change = f"=> {rule}: Γ ← Γ, {cond_text(_range(command))}"
        self.comments.add(command, header, self._inner_indent(command), change, lines)
        self._block(command.body, inner)
        self._result(command, record, loops, rule, self._apart(command, record, inner))

    def _prefix(self, command: core.Loop, record: Record) -> tuple[ReductionHeap, isl.Set]:
        """``▷_{lower <= x' < x} Δh[x := x']``, what earlier iterations did, and Γ inside."""
        inside = record.context.intersect(loop_bounds(command))
        body = self.prophecy.heaps[id(command.body)]
        return self.recorder.iterated(command, body, "$earlier"), inside

    def _apart(self, command: core.Loop, record: Record, inner: tuple[str, ...]) -> list[str]:
        """``rw-safe`` of a parallel loop: what an iteration changes, no other one uses."""
        if not command.parallel:
            return []
        inside = record.context.intersect(loop_bounds(command))
        footprint = self.prophecy.footprints[id(command.body)]
        changed = footprint.writes.union(footprint.accumulates).union(footprint.atomics)
        variable = command.variable
        other = cond_text(_range(replace(command, variable=f"{variable}'")))
        shown = self.states.cells(changed, inside, inner)
        return [f"Γ, {other}, {variable}' != {variable} ⊢ {shown} # R[{variable} := {variable}']"]

    def _result(
        self,
        command: core.Command,
        record: Record,
        loops: tuple[str, ...],
        rule: str,
        more: Sequence[str] = (),
    ) -> None:
        """``<=``: the union of the obligations inside, ``Δh`` and ``R``."""
        own = record.equations
        inside = [e for c in _inside(command) for e in self._equations_of(c)]
        lines = [*more, *self._gives(command, record, loops, [*inside, *own])]
        lines += self.states.conditions(record.conditions)
        self.comments.add(command, _end(command), self._inner_indent(command), f"<= {rule}:", lines)

    def _equations_of(self, command: core.Command) -> list[Equation]:
        record = self.recorder.records.get(id(command))
        return [] if record is None else record.equations

    def _gives(
        self, command: core.Command, record: Record, loops: tuple[str, ...], equations: Sequence[Equation]
    ) -> list[str]:
        """``C``, ``Δh`` and ``R`` of a command."""
        context, states = record.context, self.states
        other = command.variable if isinstance(command, core.Loop) else ""
        footprint = self.prophecy.footprints[id(command)]
        return [
            f"C ← {states.equations(equations, context, loops, other)}",
            f"Δh ← {states.heap(self.prophecy.heaps[id(command)], context, loops)}",
            f"R ← {states.reads(footprint, context, loops)}",
        ]

    # ------------------------------------------------------------ places

    def _add(self, command: core.Command, first: str, rest: Sequence[str]) -> None:
        """A comment after a statement: the first line holds the rule and what it says first."""
        indent = self.comments.indent_of(command.span.line)
        title = f"{first}: {rest[0]}" if rest else first
        self.comments.add(command, _end(command), indent, title, rest[1:])

    def _inner_indent(self, command: core.Command) -> str:
        return self.comments.indent_of(command.span.line) + "    "

    def _header_end(self, line: int) -> int:
        """The line on which the header of a block that starts at ``line`` ends."""
        depth = 0
        for number in range(line, len(self.source) + 1):
            code = self.source[number - 1].split("#")[0].rstrip()
            depth += sum(code.count(c) for c in "([{") - sum(code.count(c) for c in ")]}")
            if depth <= 0 and code.endswith(":"):
                return number
        return line

    def _enclosing(self, command: core.Command) -> list[core.Loop]:
        """The loops around a command, outermost first."""
        found: list[core.Loop] = []
        for outer in self._body:
            if isinstance(outer, core.Loop) and any(c is command for c in _inside(outer)):
                found.append(outer)
        return sorted(found, key=lambda c: (c.span.line, c.span.column))

    def _loops_of(self, command: core.Command) -> tuple[str, ...]:
        return tuple(loop.variable for loop in self._enclosing(command))


# ---------------------------------------------------------------- structure of commands


def _range(command: core.Loop) -> core.Cond:
    variable = core.IVar(command.variable)
    return core.CAnd(core.CCmp("<=", command.lower, variable), core.CCmp("<", variable, command.upper))


def _inside(command: core.Command) -> Iterator[core.Command]:
    """The commands inside a command, in order."""
    for block in blocks_of(command):
        yield from commands_of(block)


def _end(command: core.Command) -> int:
    """The last line of a command with everything inside it."""
    blocks = blocks_of(command)
    own = command.span.line if blocks else command.span.end_line
    return max([own, *(_end(inner) for block in blocks for inner in block)])


def _last_line(body: core.Block, start: int) -> int:
    return max([start, *(_end(c) for c in body)])


# ---------------------------------------------------------------- names


def _hints(impl: core.Impl) -> dict[tuple[str, int], list[str]]:
    """The variables that index each dimension of each array, in order: in the program, or else
    those that index the tensor it stores in the specification.
    """
    result: dict[tuple[str, int], list[str]] = {}

    def note(array: str, indices: Sequence[core.IndexExpr]) -> None:
        for dimension, index in enumerate(indices):
            names = result.setdefault((array, dimension), [])
            if isinstance(index, core.IVar) and index.name not in names and not index.name.startswith("$"):
                names.append(index.name)

    for command in commands_of(impl.body):
        if isinstance(command, core.Assign | core.Accumulate):
            note(command.array, command.indices)
            for read in reads_of(command.value):
                note(read.array, read.indices)
    stored = {b.tensor: b.array for b in impl.bindings if all(isinstance(i, core.IVar) for i in b.indices)}
    for equation in impl.spec.equations:
        if equation.tensor in stored:
            note(stored[equation.tensor], [core.IVar(v) for v in equation.variables])
        for term in subterms(equation.value):
            if isinstance(term, core.Access) and term.tensor in stored:
                note(stored[term.tensor], term.indices)
    return result


def _loop_order(block: core.Block) -> list[str]:
    """The loop variables in the order of the program, each once."""
    return list(dict.fromkeys(c.variable for c in commands_of(block) if isinstance(c, core.Loop)))


def _binders(impl: core.Impl) -> list[str]:
    """The names that reductions of the specification bind, in order."""
    found = [
        name
        for equation in impl.spec.equations
        for term in subterms(equation.value)
        if isinstance(term, core.Reduce)
        for name in term.binders
    ]
    return list(dict.fromkeys(found))
