"""Definitions and theorems of the data as Lean commands."""

from __future__ import annotations

from dataclasses import dataclass, field

from redverify.checking.data import Data
from redverify.checking.printer import layout, line
from redverify.checking.rendering.context import Context
from redverify.checking.rendering.expressions import applied, binders, condition, index, indices, value
from redverify.checking.rendering.form import (
    RANK,
    CertificateError,
    items_of,
    label,
    name_of,
    natural,
    tag_of,
    variable,
)
from redverify.checking.rendering.proofs import ProofPrinter
from redverify.language import core

#: The values that definitions are about.
_HIDDEN = "{V : Type} {I : Interp V} {M : Model V} {E : Env}"
_VALUES = "{V : Type} (I : Interp V) (M : Model V)"


@dataclass(slots=True)
class Theory(Context):
    """Prints the definitions and theorems of a certificate."""

    annotations: dict[str, Data]
    names: set[str] = field(default_factory=set)

    def item(self, data: Data) -> str:
        """One definition or theorem."""
        kind = tag_of(data)
        name = label(items_of(data)[1])
        if name in self.names:
            raise CertificateError(f"{name} is there twice")
        self.names.add(name)
        match kind:
            case "entry":
                _, _, names, array, rank, where, what = items_of(data, 7)
                if natural(rank) > RANK:
                    raise CertificateError("an array has too many dimensions")
                coordinates = [f"$c{p}" for p in range(rank)]
                return (
                    f"def {name} {_VALUES}{_typed(names)} : Heap V :=\n  .points{rank} {name_of('a', array)}"
                    f"\n    ({binders(coordinates)}{condition(where)})"
                    f"\n    ({binders(coordinates)}{value(what)})\n"
                )
            case "value":
                _, _, names, what = items_of(data, 4)
                return f"abbrev {name} {_VALUES}{_typed(names)} : V :=\n  {value(what)}\n"
            case "heap":
                _, _, names, entries = items_of(data, 4)
                arguments = "".join(" " + variable(n) for n in items_of(names))
                parts = [f"({label(entry)} I M{arguments})" for entry in items_of(entries)]
                text = "Heap.empty" if not parts else parts[-1]
                for part in reversed(parts[:-1]):
                    text = f"({part}.and {text})"
                return f"def {name} {_VALUES}{_typed(names)} : Heap V :=\n  {text}\n"
            case "body":
                _, _, path = items_of(data, 3)
                block = self.block_at(items_of(path))
                lines = self.block(block, list(path))
                return f"def {name} {_VALUES} : ACmd V :=\n" + "".join(f"  {text}\n" for text in lines)
            case "theorem":
                _, _, names, assumed, claim, proof = items_of(data, 6)
                assumptions = "".join(
                    f" (h{position} : {condition(c)})" for position, c in enumerate(items_of(assumed))
                )
                printer = ProofPrinter(self, len(assumed))
                context = self.context()
                head = f"theorem {name} {_HIDDEN}{_typed(names)}{context}{assumptions} :\n    "
                return f"{head}{self.claim(claim)} :=\n  {printer.proof(proof, 2)}\n"
        raise CertificateError(f"not an item: {kind[:80]}")

    def context(self) -> str:
        """The hypotheses that every theorem has."""
        return f" (hl : laws V I)\n    (hM : spec.IsModel I {self.base()} M)"

    def cells(self, allocations: Data) -> str:
        """The cells that exist inside of allocations."""
        text = f"(impl.HasCell spec {self.base()})"
        for pair in items_of(allocations):
            array, extents = items_of(pair, 2)
            text = f"(allocated {text} {name_of('a', array)} {indices(extents)})"
        return text

    def claim(self, data: Data) -> str:
        """The statement of a theorem."""
        match tag_of(data):
            case "vc":
                _, body, scope, allocations, heap, arguments = items_of(data, 6)
                known = applied(heap, arguments)
                return f"({label(body)} I M).vc I {self.cells(allocations)} {self.environment(scope)} {known}"
            case "kept":
                _, body, scope, heap, before, after = items_of(data, 6)
                return (
                    f"Heap.Entails (({label(body)} I M).post {self.environment(scope)} "
                    f"{applied(heap, before)}) {applied(heap, after)}"
                )
            case "program":
                _, body = items_of(data, 2)
                return (
                    f"({label(body)} I M).vc I {self.cells([])} {self.base()} "
                    f"(impl.inputHeap spec {self.base()} M)"
                )
            case "post":
                _, body, array, at, what = items_of(data, 5)
                return (
                    f"(({label(body)} I M).post {self.base()} (impl.inputHeap spec {self.base()} M)) "
                    f"⟨{name_of('a', array)}, {indices(at)}⟩ {value(what)}"
                )
            case "race":
                _, body, scope, name, lower, upper, heap, arguments = items_of(data, 8)
                inside = self.environment([*items_of(scope), [name, name]])
                return (
                    f"ParVC I {index(lower)} {index(upper)} ({label(body)} I M).erase "
                    f"(fun {variable(name)} => {inside}) (fun {variable(name)} => "
                    f"({label(body)} I M).post {inside} {applied(heap, arguments)})"
                )
            case "equal":
                _, left, right = items_of(data, 3)
                return f"{value(left)} = {value(right)}"
        raise CertificateError(f"not a claim: {str(data)[:80]}")

    # ------------------------------------------------------------ annotated commands

    def block_at(self, path: list[Data]) -> core.Block:
        """The block of the program at a path of positions; in an ``if``, 0 and 1 name its branches."""
        block = self.impl.body
        steps = [natural(step) for step in path]
        while steps:
            position, *steps = steps
            if position >= len(block):
                raise CertificateError("no such command")
            command = block[position]
            match command:
                case core.If(then=then, otherwise=otherwise):
                    if not steps:
                        raise CertificateError("no such block")
                    branch, *steps = steps
                    block = otherwise if branch else then
                case (
                    core.Loop(body=body)
                    | core.Let(body=body)
                    | core.Allocate(body=body)
                    | core.Scope(body=body)
                ):
                    block = body
                case _:
                    raise CertificateError("no such block")
        return block

    def block(self, block: core.Block, path: list[Data]) -> list[str]:
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

    def command(self, command: core.Command, path: list[Data]) -> list[str]:
        """``ACmd``, as lines."""
        key = "/".join(str(p) for p in path)
        match command:
            case core.Assign() | core.Accumulate():
                lines = self.printer.command(command)
                what = self.annotations.get(key)
                if what is None:
                    raise CertificateError(f"no value at {key}")
                return [*lines, f"  (fun e => {value(what, self._looked_up)})"]
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
            case core.Loop(variable=name, lower=lower, upper=upper):
                heap, arguments, body_name = items_of(self.annotations.get(key), 3)
                loop = ".par" if command.parallel else ".for"
                bounds = " ".join(line(self.printer.index(b), inside=True) for b in (lower, upper))
                known = "".join(" " + self._looked_up(a) for a in items_of(arguments))
                return [
                    f"{loop} {self.variable(name)} {bounds}",
                    f"  (fun e x => {label(heap)} I M{known} x) ({label(body_name)} I M)",
                ]
            case core.Scope(arrays=arrays, body=body):
                names = ", ".join(name_of("a", array) for array in arrays)
                return [f".scope [{names}] <|", *_indented(self.block(body, path))]
            case core.Skip():
                return [".skip"]
        raise CertificateError("not a command")

    def _looked_up(self, name: Data) -> str:
        if isinstance(name, str) and name.startswith("$"):
            return variable(name)
        return f"(e {self.variable(name)})"


def _indented(lines: list[str]) -> list[str]:
    return ["  " + text for text in lines]


def _typed(names: Data) -> str:
    return f" ({' '.join(variable(n) for n in items_of(names))} : Int)" if names else ""
