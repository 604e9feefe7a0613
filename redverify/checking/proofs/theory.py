"""Definitions and theorems of the data as Lean commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Condition, IntegerOf
from redverify.checking.data.of_program import type_data
from redverify.checking.printer import layout, line
from redverify.checking.proofs.context import Context
from redverify.checking.proofs.proof_printer import ProofPrinter
from redverify.checking.proofs.theorems import (
    Allocations,
    Annotation,
    BodyItem,
    Claim,
    DefinedIf,
    Ends,
    EntryItem,
    Equation,
    FactItem,
    HeapItem,
    Item,
    Keeps,
    Knows,
    LoopNote,
    ProgramVerifies,
    RaceFree,
    TheoremItem,
    ValueItem,
    Verifies,
)
from redverify.checking.rendering.expressions import applied, binders, condition, index, indices, value
from redverify.checking.rendering.names_and_numbers import RANK, label, name_of, natural, variable
from redverify.language import core

#: What theorems are about, and what definitions are.
VARIABLES = "variable {V : Type} {I : Interp V} {M : Model V} {E : Env}\n"
_VALUES = "(I : Interp V) (M : Model V)"


@dataclass(slots=True)
class Theory(Context):
    """Prints the definitions and theorems of a certificate."""

    annotations: Mapping[str, Annotation]
    names: set[str] = field(default_factory=set)
    entries: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def facts(self, facts: Sequence[FactItem], steps: Mapping[str, Sequence[Condition]]) -> list[str]:
        """The facts of arithmetic of the certificate, with the steps before some of them."""
        for item in facts:
            self._name(item.name)
            if not item.name.startswith("fact_"):
                raise CertificateError(f"not the name of a fact: {item.name}")
        unknown = steps.keys() - {item.name for item in facts}
        if unknown:
            raise CertificateError(f"steps before a fact that there is not: {min(unknown)}")
        return [fact(item, steps.get(item.name, ())) for item in facts]

    def _name(self, name: str) -> str:
        """A name that nothing else has."""
        if label(name) in self.names:
            raise CertificateError(f"{name} is there twice")
        self.names.add(name)
        return name

    def item(self, item: Item) -> str:
        """One definition or theorem."""
        name = self._name(item.name)
        match item:
            case EntryItem():
                return self._entry(item)
            case ValueItem(names=names, value=what):
                return f"noncomputable abbrev {name} {_VALUES}{_typed(names)} : V :=\n  {value(what)}\n"
            case HeapItem():
                return self._heap(item)
            case BodyItem(path=path):
                lines = [f"  {text}\n" for text in self.block(self.block_at(path), path)]
                return f"noncomputable def {name} {_VALUES} : ACmd V :=\n{''.join(lines)}"
            case TheoremItem():
                return self._theorem(item)
            case _:
                assert_never(item)

    def _entry(self, item: EntryItem) -> str:
        """One entry of a heap."""
        if natural(item.rank) > RANK:
            raise CertificateError("an array has too many dimensions")
        self.entries[item.name] = item.names
        coordinates = binders([f"$c{p}" for p in range(item.rank)])
        return (
            f"noncomputable def {label(item.name)} {_VALUES}{_typed(item.names)} : Heap V :=\n"
            f"  .points{item.rank} {name_of('a', item.array)}"
            f"\n    ({coordinates}{condition(item.condition)})"
            f"\n    ({coordinates}{value(item.value)})\n"
        )

    def _heap(self, item: HeapItem) -> str:
        """A heap: all of its entries, at variables of the same names."""
        for entry in item.entries:
            if not set(item.names).issuperset(self.entries.get(entry, ["$"])):
                raise CertificateError(f"no such entry, or of other variables: {entry[:80]}")
        parts = [applied(entry, self.entries[entry]) for entry in item.entries]
        text = "Heap.empty" if not parts else parts[-1]
        for part in reversed(parts[:-1]):
            text = f"({part}.and {text})"
        return f"noncomputable def {label(item.name)} {_VALUES}{_typed(item.names)} : Heap V :=\n  {text}\n"

    def _theorem(self, item: TheoremItem) -> str:
        """A theorem with its proof."""
        assumptions = "".join(f" (h{position} : {condition(c)})" for position, c in enumerate(item.assumed))
        printer = ProofPrinter(self, len(item.assumed))
        parameters = tuple(self.impl.spec.parameters)
        if item.names[: len(parameters)] != parameters:
            raise CertificateError(f"a theorem is about the parameters first: {item.name}")
        head = f"theorem {label(item.name)}{_typed(item.names[len(parameters) :])}{assumptions} :"
        return f"{head}\n    {self.claim(item.claim)} :=\n  {printer.proof(item.proof, 2)}\n"

    def context(self) -> str:
        """The parameters and the hypotheses that every theorem has, and has first."""
        names = " ".join(self.given)
        hypotheses = f" (hl : laws V I)\n  (hM : spec.IsModel I {self.base()} M){self.in_range()}"
        return f"variable{_typed(self.impl.spec.parameters)}{hypotheses}\ninclude {names}\n"

    def cells(self, allocations: Allocations) -> str:
        """The cells that exist inside allocations."""
        text = f"(impl.HasCell spec {self.base()})"
        for array, extents in allocations:
            text = f"(allocated {text} {name_of('a', array)} {indices(extents)})"
        return text

    def claim(self, claim: Claim) -> str:
        """The statement of a theorem."""
        match claim:
            case Verifies(body, bound, allocations, heap, arguments):
                known = applied(heap, arguments)
                return f"({label(body)} I M).vc I {self.cells(allocations)} {self.environment(bound)} {known}"
            case Keeps(body, bound, heap, before, after):
                return (
                    f"Heap.Entails (({label(body)} I M).post {self.environment(bound)} "
                    f"{applied(heap, before)}) {applied(heap, after)}"
                )
            case ProgramVerifies(body):
                return (
                    f"({label(body)} I M).vc I {self.cells(())} {self.base()} "
                    f"(impl.inputHeap spec {self.base()} M)"
                )
            case Ends(body, array, at, what):
                return (
                    f"(({label(body)} I M).post {self.base()} (impl.inputHeap spec {self.base()} M)) "
                    f"⟨{name_of('a', array)}, {indices(at)}⟩ {value(what)}"
                )
            case Knows(heap, arguments, array, at, what):
                return f"{applied(heap, arguments)} ⟨{name_of('a', array)}, {indices(at)}⟩ {value(what)}"
            case RaceFree(body, bound, name, lower, upper, heap, arguments):
                inside = self.environment([*bound, (name, name)])
                around = f"(fun {variable(name)} => {inside})"
                iterations = f"{index(lower)} {index(upper)} ({label(body)} I M).erase {around}"
                unraced = (
                    f"ParVC I {iterations} (fun {variable(name)} => "
                    f"({label(body)} I M).post {inside} {applied(heap, arguments)})"
                )
                return f"{unraced} ∧ WritesApart {iterations}" if self.impl.strict_races else unraced
            case Equation(left, right):
                return f"{value(left)} = {value(right)}"
            case _:
                assert_never(claim)

    # ------------------------------------------------------------ annotated commands

    def block(self, block: core.Block, path: Sequence[int]) -> list[str]:
        """``ACmd``, as lines."""
        if not block:
            return [".skip"]
        return self._sequence([self.command(c, [*path, p]) for p, c in enumerate(block)])

    def _sequence(self, commands: list[list[str]]) -> list[str]:
        first, *rest = commands
        if not rest:
            return first
        first = [".seq (" + first[0], *first[1:]]
        first[-1] += ") <|"
        return [*first, *self._sequence(rest)]

    def command(self, command: core.Command, path: Sequence[int]) -> list[str]:
        """``ACmd``, as lines."""
        key = "/".join(str(p) for p in path)
        match command:
            case core.Assign() | core.Accumulate():
                lines = self.printer.command(command)
                what = self.annotations.get(key)
                if what is None or isinstance(what, LoopNote):
                    raise CertificateError(f"no value at {key}")
                if not isinstance(what, DefinedIf):
                    return [*lines, f"  (fun e => {value(what, self.looked_up)})"]
                where = condition(what.where, self.looked_up)
                partly = f".definedIf (fun e => {where}) <|"
                return [partly, *lines, f"  (fun e => {value(what.value, self.looked_up)})"]
            case core.If(condition=choice, then=then, otherwise=otherwise):
                head = layout((".ifte", self.printer.condition(choice)), 0).split("\n")
                head[-1] += " ("
                return [
                    *head,
                    *_indented(self.block(then, [*path, 0])),
                    ") (",
                    *_indented(self.block(otherwise, [*path, 1])),
                    ")",
                ]
            case core.Let(variable=name, value=what, body=body):
                value_ = line(self.printer.index(what), inside=True)
                return [f".letin {self.variable(name)} {value_} <|", *self.block(body, path)]
            case core.Allocate(array=array, extents=extents, body=body):
                text = line(self.printer.indices(extents))
                return [f".allocate {name_of('a', array)} {text} <|", *self.block(body, path)]
            case core.Loop():
                return self._loop(command, self.annotations.get(key))
            case core.Scope(arrays=arrays, body=body):
                names = ", ".join(name_of("a", array) for array in arrays)
                return [f".scope [{names}] <|", *_indented(self.block(body, path))]
            case core.Inside():
                raise CertificateError("overlapping arrays and views with bounds have no certificates")
            case core.Skip():
                return [".skip"]
            case core.DataLet(body=body):
                what = self.annotations.get(key)
                if what is None or isinstance(what, LoopNote | DefinedIf):
                    raise CertificateError(f"no value at {key}")
                held = layout(self.printer.letval(command), 0).split("\n")
                integer = IntegerOf(type_data(command.value.type), what)
                shown = index(integer, self.looked_up, 0)
                return [*held, f"  (fun e => {shown}) <|", *self.block(body, path)]
            case _:
                assert_never(command)

    def _loop(self, command: core.Loop, note: Annotation | None) -> list[str]:
        """A loop; of its body the name."""
        if not isinstance(note, LoopNote):
            raise CertificateError("a loop needs a note of what is known")
        loop = ".par" if command.parallel else ".for"
        bounds = " ".join(
            line(self.printer.index(bound), inside=True) for bound in (command.lower, command.upper)
        )
        known = "".join(" " + self.looked_up(a) for a in note.arguments)
        apart = ".apart <| " if command.parallel and self.impl.strict_races else ""
        return [
            f"{apart}{loop} {self.variable(command.variable)} {bounds}",
            f"  (fun e x => {label(note.heap)} I M{known} x) ({label(note.body)} I M)",
        ]


def fact(item: FactItem, steps: Sequence[Condition] = ()) -> str:
    """A fact of arithmetic. Its integers are implicit: Lean finds them."""
    names = f" {{{' '.join(variable(n) for n in item.names)} : Int}}" if item.names else ""
    assumed = "".join(f" (h{p} : {condition(c)})" for p, c in enumerate(item.assumed))
    stated = f"theorem {item.name}{names}{assumed} : {condition(item.claim)} :="
    if not steps:
        return f"{stated}\n  by omega\n"
    before = "".join(f"  have s{p} : {condition(c)} := by omega\n" for p, c in enumerate(steps))
    return f"{stated} by\n{before}  omega\n"


def _indented(lines: list[str]) -> list[str]:
    return ["  " + text for text in lines]


def _typed(names: Sequence[str]) -> str:
    return f" ({' '.join(variable(n) for n in names)} : Int)" if names else ""
