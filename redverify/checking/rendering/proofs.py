"""Proofs of the data as Lean terms."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from redverify.checking.data import Data
from redverify.checking.printer import line
from redverify.checking.rendering.context import Context
from redverify.checking.rendering.expressions import (
    applied,
    binders,
    condition,
    function,
    index,
    indices,
    value,
)
from redverify.checking.rendering.form import (
    CASES,
    DEPTH,
    MEMBERS,
    CertificateError,
    items_of,
    label,
    name_of,
    natural,
    tag_of,
    variable,
)
from redverify.checking.rules import RULES, TACTICS

WIDTH = 100


def _open(head: str, parts: Sequence[str], indent: int) -> str:
    """``(head part part)``, on one line or one part a line."""
    text = f"({' '.join([head, *parts])})"
    if "\n" not in text and indent + len(text) <= WIDTH:
        return text
    below = "\n" + " " * (indent + 2)
    return "(" + head + "".join([below + part for part in parts]) + ")"


#: What computes which arrays a command uses.
_ARRAYS = ("ACmd.erase", "Cmd.writeArrays", "Cmd.atomicArrays")


@dataclass(slots=True)
class ProofPrinter:
    """Prints proofs. Hypotheses have the names ``h0``, ``h1``, ... in the order of their binders."""

    context: Context
    scope: int = 0
    depth: int = 0

    def proof(self, data: Data, indent: int) -> str:
        """A proof as a Lean term, whose first line starts at column ``indent``."""
        self.depth += 1
        if self.depth > DEPTH:
            raise CertificateError("a proof is nested too deeply")
        try:
            return self._proof(data, indent)
        finally:
            self.depth -= 1

    def _proof(self, data: Data, indent: int) -> str:
        match tag_of(data):
            case "rfl":
                items_of(data, 1)
                return "rfl"
            case "trivial":
                items_of(data, 1)
                return "trivial"
            case "hyp":
                _, position = items_of(data, 2)
                if natural(position) >= self.scope:
                    raise CertificateError("no such hypothesis")
                return f"h{position}"
            case "part":
                _, position, path = items_of(data, 3)
                if natural(position) >= self.scope:
                    raise CertificateError("no such hypothesis")
                return f"h{position}" + "".join(f".{1 if natural(s) == 1 else 2}" for s in items_of(path))
            case "inl" | "inr" as side:
                _, part = items_of(data, 2)
                return _open(f"Or.{side}", [self.proof(part, indent + 2)], indent)
            case "truth":
                _, claim = items_of(data, 2)
                return f"(show {condition(claim)} from by decide)"
            case "decide":
                items_of(data, 1)
                return "(by decide)"
            case "computed":
                names = [label(name) for name in items_of(items_of(data, 2)[1])]
                if not names or not all(re.fullmatch(r"body_\d+", name) for name in names):
                    raise CertificateError("only the arrays of loops' bodies are computed")
                return f"(by simp [{', '.join([*names, *_ARRAYS])}])"
            case "omega":
                _, claim = items_of(data, 2)
                return f"(show {condition(claim)} from {self.context.omega})"
            case "absurd":
                items_of(data, 1)
                return f"(False.elim (show False from {self.context.omega}))"
            case "fun":
                _, names, assumed, body = items_of(data, 4)
                return self.function(names, assumed, body, indent)
            case "either":
                _, cases, proofs, given = items_of(data, 4)
                return self.either(items_of(cases), items_of(proofs), given, indent)
            case "em":
                _, case, yes, no = items_of(data, 4)
                return _open(
                    f"(Classical.em ({condition(case)})).elim",
                    [
                        self.function([], [case], yes, indent + 2),
                        self.function([], [["not", case]], no, indent + 2),
                    ],
                    indent,
                )
            case "known":
                _, heap, arguments, array, at, what, body = items_of(data, 7)
                text = applied(heap, arguments)
                cell = f"⟨{name_of('a', array)}, {indices(at)}⟩"
                return _open(f"show {text} {cell} {value(what)} from", [self.proof(body, indent + 2)], indent)
            case "same":
                _, left, right, body = items_of(data, 4)
                return _open(
                    f"show {value(left)} = {value(right)} from", [self.proof(body, indent + 2)], indent
                )
            case "entails":
                _, heap, arguments, body = items_of(data, 4)
                text = applied(heap, arguments)
                return _open(f"show Heap.Entails _ {text} from", [self.proof(body, indent + 2)], indent)
            case "theorem":
                _, name, arguments, proofs = items_of(data, 4)
                return _open(
                    label(name),
                    [index(a) for a in items_of(arguments)]
                    + ["hl", "hM"]
                    + [self.proof(p, indent + 2) for p in items_of(proofs)],
                    indent,
                )
            case "lemma":
                _, name, arguments, proofs = items_of(data, 4)
                return _open(
                    label(name),
                    [index(a) for a in items_of(arguments)]
                    + [self.proof(p, indent + 2) for p in items_of(proofs)],
                    indent,
                )
            case "equation":
                return self.equation(data, indent)
            case "input" | "cell_at" | "cell_extents":
                return self.stored(data, indent)
            case "iff":
                _, one, two = items_of(data, 3)
                return f"⟨{self.proof(one, indent + 1)}, {self.proof(two, indent + 1)}⟩"
            case "pair":
                _, first, second = items_of(data, 3)
                return f"⟨{self.proof(first, indent + 1)}, {self.proof(second, indent + 1)}⟩"
            case "algebra":
                return self.algebra(data, indent)
            case "law":
                _, position = items_of(data, 2)
                return f"(law_{natural(position)} hl)"
            case "rule":
                return self.rule(data, indent)
        raise CertificateError(f"not a proof: {str(data)[:80]}")

    def rule(self, data: Data, indent: int) -> str:
        """``["rule", name, argument, ...]``"""
        name, arguments = data[1], list(data[2:])
        count = RULES.get(name) if isinstance(name, str) else None
        if count is None or len(arguments) != count:
            raise CertificateError(f"not a rule with {len(arguments)} arguments: {str(name)[:80]}")
        if not arguments:
            return str(name)
        return _open(str(name), [self.argument(a, indent + 2) for a in arguments], indent)

    def argument(self, data: Data, indent: int) -> str:
        """An argument of a rule: a proof, an integer, a value, or another term."""
        match tag_of(data):
            case "i":
                return index(items_of(data, 2)[1])
            case "v":
                return value(items_of(data, 2)[1])
            case "list":
                return indices(items_of(data, 2)[1])
            case "set":
                _, names, where = items_of(data, 3)
                return f"({binders(items_of(names))}{condition(where)})"
            case "body":
                _, names, what = items_of(data, 3)
                return f"({binders(items_of(names))}{value(what)})"
            case "array":
                return name_of("a", items_of(data, 2)[1])
            case "op":
                return function(items_of(data, 2)[1])
            case "number":
                return str(natural(items_of(data, 2)[1]))
            case "arrays":
                return "[" + ", ".join(name_of("a", a) for a in items_of(items_of(data, 2)[1])) + "]"
            case "member":
                _, position = items_of(data, 2)
                return member(position)
            case "box":
                return self.box(items_of(data, 2)[1])
            case "_":
                return "_"
        return self.proof(data, indent)

    def algebra(self, data: Data, indent: int) -> str:
        """An equation between patterns over atoms, by laws, and the atoms."""
        _, kind, used, left, right, atoms = items_of(data, 6)
        numbers = [natural(n) for n in items_of(used)]
        count, tactic = TACTICS.get(kind, (0, "")) if isinstance(kind, str) else (0, "")
        if not tactic or len(numbers) < count:
            raise CertificateError(f"not a kind of arithmetic: {str(kind)[:80]}")
        for position, number_ in enumerate(numbers):
            tactic = tactic.replace(f"@{position}", f"(law_{number_} hl)")
        if "@" in tactic:
            raise CertificateError("a kind of arithmetic lacks a law")
        shown = [value(atom) for atom in items_of(atoms)]
        names = " ".join(f"v{p}" for p in range(len(shown)))
        head = f"∀ {names} : V, " if shown else ""
        intro = f"intro {names}; " if shown else ""
        claim = f"(show {head}{value(left)} = {value(right)} from by {intro}{tactic})"
        return _open(claim, shown, indent) if shown else claim

    def equation(self, data: Data, indent: int) -> str:
        """A tensor's value at a point, by an equation whose guard holds (the last hypothesis)."""
        _, position, names, body = items_of(data, 4)
        position = natural(position)
        equations = self.context.impl.spec.equations
        if position >= len(equations):
            raise CertificateError("no such equation")
        return _open(
            f"Eq.trans (hM _ {member(position)} {indices(names)} rfl (cond_holds.2 h0))",
            [
                _open(
                    f"show {self.context.meaning(position)} = _ from",
                    [self.proof(body, indent + 4)],
                    indent + 2,
                )
            ],
            indent,
        )

    def inside(self, proofs: Data) -> list[str]:
        """Proofs of bounds, two for each dimension."""
        return [self.proof(proof, 0) for proof in items_of(proofs)]

    def stored(self, data: Data, indent: int) -> str:
        """What the bindings put into the cells of arrays."""
        tag, *parts = items_of(data)
        context = self.context
        match tag, parts:
            case "input", [region, binding, point, bounds, cell, body]:
                head = (
                    f"at_input (R := {context.region(region, inputs=True)}) (b := {context.binding(binding)})"
                    f" (p := {indices(point)}) {member(natural(region))} {member(natural(binding))} rfl"
                )
                within = self.within(point, bounds)
                return _open(
                    head, [within, self.proof(cell, indent + 2), self.proof(body, indent + 2)], indent
                )
            case "cell_at", [array, at, binding, region, point, bounds, cell, positive]:
                rank = len(items_of(at))
                head = (
                    f"has_cell_at{rank} (b := {context.binding(binding)})"
                    f" (R := {context.region(region, inputs=False)})"
                    f" {member(natural(binding))} {member(natural(region))} {indices(point)}"
                )
                below = [self.proof(p, indent) for p in items_of(positive)]
                shape = f"shape_{name_of('a', array)}"
                rest = [self.within(point, bounds), shape, self.proof(cell, indent + 2), "rfl"]
                if rank:
                    rest.append(below[0] if rank == 1 else f"⟨{', '.join(below)}⟩")
                return _open(head, rest, indent)
            case "cell_extents", [array, at, binding, boxes]:
                bindings = context.impl.bindings
                remaining = [self.box(box) for box in items_of(boxes)]
                every = "all_nil"
                for other in reversed(bindings):
                    if other.array != array:
                        case = "(fun h => absurd h (by decide))"
                    elif other.extents is None:
                        case = "(fun _ _ h => nomatch h)"
                    else:
                        if not remaining:
                            raise CertificateError("a bound array needs a proof for each of its shapes")
                        sizes = line(context.printer.indices(other.extents))
                        case = (
                            f"(fun _ _ h => (Option.some.inj h) ▸ (show InBox {indices(at)} "
                            f"(evalIdx {sizes} {context.base()}) from {remaining.pop()}))"
                        )
                    every = f"(all_cons {case} {every})"
                number_ = natural(binding)
                return (
                    f"(has_cell_extents (b := {context.binding(number_)}) {member(number_)} rfl rfl {every})"
                )
        raise CertificateError(f"not a cell: {str(data)[:80]}")

    def within(self, point: Data, bounds: Data) -> str:
        """``R.Holds E p``"""
        shown = self.inside(bounds)
        at = items_of(point)
        if len(shown) != 2 * len(at):
            raise CertificateError("a point needs two bounds in each dimension")
        parts = []
        for position, item in enumerate(at):
            parts += [index(item), "_", "rfl", shown[2 * position], shown[2 * position + 1]]
        return f"(region_iff.2 ⟨{', '.join([*parts, 'rfl'])}⟩)" if parts else "(region_iff.2 rfl)"

    def box(self, data: Data) -> str:
        """``InBox``"""
        parts = [self.proof(proof, 0) for proof in items_of(data)]
        return f"⟨{', '.join([*parts, 'trivial'])}⟩" if parts else "trivial"

    def function(self, names: Data, assumed: Data, body: Data, indent: int) -> str:
        """``fun (x : Int) (h3 : P) => proof``"""
        head = [f"({' '.join(variable(n) for n in items_of(names))} : Int)"] if names else []
        before = self.scope
        for claim in items_of(assumed):
            head.append(f"({f'h{self.scope}'} : {condition(claim)})")
            self.scope += 1
        text = self.proof(body, indent + 2)
        self.scope = before
        if not head:
            return text
        start = f"(fun {' '.join(head)} =>"
        if "\n" not in text and indent + len(start) + len(text) + 2 <= WIDTH:
            return f"{start} {text})"
        return f"{start}\n{' ' * (indent + 2)}{text})"

    def either(self, cases: list[Data], proofs: list[Data], given: Data, indent: int) -> str:
        """A case distinction that ``omega`` finds complete, or that is given."""
        if len(cases) != len(proofs) or not 2 <= len(cases) <= CASES:
            raise CertificateError("a case distinction needs two cases or more, and a proof for each")
        claim = " ∨ ".join(f"({condition(c)})" for c in cases)
        shown = f"(show {claim} from {self.context.omega})" if given is None else self.proof(given, indent)
        return self._either(cases, proofs, shown, indent)

    def _either(self, cases: list[Data], proofs: list[Data], shown: str, indent: int) -> str:
        first = self.function([], [cases[0]], proofs[0], indent + 2)
        if len(cases) == 2:
            second = self.function([], [cases[1]], proofs[1], indent + 2)
        else:
            rest = " ∨ ".join(f"({condition(c)})" for c in cases[1:])
            name = f"h{self.scope}"
            self.scope += 1
            inner = self._either(cases[1:], proofs[1:], name, indent + 2)
            self.scope -= 1
            second = f"(fun ({name} : {rest}) =>\n{' ' * (indent + 2)}{inner})"
        return _open(f"Or.elim {shown}", [first, second], indent)


def member(position: Data) -> str:
    """The proof that an element at a position is in a list."""
    if natural(position) > MEMBERS:
        raise CertificateError("a list is not that long")
    text = "(.head _)"
    for _ in range(position):
        text = f"(.tail _ {text})"
    return text
