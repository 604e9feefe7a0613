"""Proofs of the data as Lean terms: one method for each family of :mod:`redverify.checking.data.proofs`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Condition, Index, Not
from redverify.checking.data.proofs import (
    Absurd,
    Algebra,
    Applied,
    Argument,
    ArrayArgument,
    ArraysArgument,
    BodyArgument,
    BothWays,
    BoxArgument,
    ByEquation,
    ByLaw,
    ByLemma,
    ByTheorem,
    CellInExtents,
    CellOfPoint,
    Closed,
    Computed,
    Decide,
    Decided,
    Either,
    Entails,
    ExcludedMiddle,
    FunctionArgument,
    Given,
    Hypothesis,
    IndexArgument,
    IndicesArgument,
    Inferred,
    InputCell,
    KnownCell,
    Lambda,
    Left,
    Logic,
    MemberArgument,
    NumberArgument,
    Omega,
    Pair,
    Part,
    Proof,
    Rfl,
    Right,
    Rule,
    Same,
    SetArgument,
    Stated,
    Stored,
    Term,
    Trivial,
    ValueArgument,
)
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
from redverify.checking.rendering.form import CASES, DEPTH, MEMBERS, label, name_of, natural, variable
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

_BODY = re.compile(r"body_\d+")


@dataclass(slots=True)
class ProofPrinter:
    """Prints proofs. Hypotheses have the names ``h0``, ``h1``, ... in the order of their binders."""

    context: Context
    scope: int = 0
    depth: int = 0

    def proof(self, proof: Proof, indent: int) -> str:
        """A proof as a Lean term, whose first line starts at column ``indent``."""
        self.depth += 1
        if self.depth > DEPTH:
            raise CertificateError("a proof is nested too deeply")
        try:
            return self._proof(proof, indent)
        finally:
            self.depth -= 1

    def _proof(self, proof: Proof, indent: int) -> str:
        if isinstance(proof, Applied):
            return self._applied(proof, indent)
        if isinstance(proof, Closed):
            return self._closed(proof)
        if isinstance(proof, Given):
            return self._given(proof)
        if isinstance(proof, Logic):
            return self._logic(proof, indent)
        if isinstance(proof, Stated):
            return self._stated(proof, indent)
        if isinstance(proof, Stored):
            return self._stored(proof, indent)
        assert_never(proof)

    # ------------------------------------------------------------ families

    def _closed(self, proof: Closed) -> str:
        match proof:
            case Rfl():
                return "rfl"
            case Trivial():
                return "trivial"
            case Decide():
                return "(by decide)"
            case Decided(claim):
                return f"(show {condition(claim)} from by decide)"
            case Omega(claim):
                return f"(show {condition(claim)} from {self.context.omega})"
            case Absurd():
                return f"(False.elim (show False from {self.context.omega}))"
            case Computed(bodies):
                names = [label(name) for name in bodies]
                if not names or not all(_BODY.fullmatch(name) for name in names):
                    raise CertificateError("only the arrays of loops' bodies are computed")
                return f"(by simp [{', '.join([*names, *_ARRAYS])}])"
            case _:
                assert_never(proof)

    def _given(self, proof: Given) -> str:
        match proof:
            case Hypothesis(number):
                return self._hypothesis(number)
            case Part(number, path):
                steps = [f".{1 if natural(step) == 1 else 2}" for step in path]
                return self._hypothesis(number) + "".join(steps)
            case ByLaw(position):
                return f"(law_{natural(position)} hl)"
            case _:
                assert_never(proof)

    def _hypothesis(self, number: int) -> str:
        if natural(number) >= self.scope:
            raise CertificateError("no such hypothesis")
        return f"h{number}"

    def _logic(self, proof: Logic, indent: int) -> str:
        match proof:
            case Left(part):
                return _open("Or.inl", [self.proof(part, indent + 2)], indent)
            case Right(part):
                return _open("Or.inr", [self.proof(part, indent + 2)], indent)
            case Pair(one, two) | BothWays(one, two):
                return f"⟨{self.proof(one, indent + 1)}, {self.proof(two, indent + 1)}⟩"
            case Lambda(names, assumed, body):
                return self.function(names, assumed, body, indent)
            case Either(cases, proofs, given):
                return self._either(cases, proofs, given, indent)
            case ExcludedMiddle(case, yes, no):
                return _open(
                    f"(Classical.em ({condition(case)})).elim",
                    [
                        self.function((), (case,), yes, indent + 2),
                        self.function((), (Not(case),), no, indent + 2),
                    ],
                    indent,
                )
            case _:
                assert_never(proof)

    def _stated(self, proof: Stated, indent: int) -> str:
        match proof:
            case KnownCell(heap, arguments, array, at, what):
                cell = f"⟨{name_of('a', array)}, {indices(at)}⟩"
                claim = f"{applied(heap, arguments)} {cell} {value(what)}"
            case Same(left, right):
                claim = f"{value(left)} = {value(right)}"
            case Entails(heap, arguments):
                claim = f"Heap.Entails _ {applied(heap, arguments)}"
            case _:
                assert_never(proof)
        return _open(f"show {claim} from", [self.proof(proof.proof, indent + 2)], indent)

    def _applied(self, proof: Applied, indent: int) -> str:
        match proof:
            case ByTheorem(name, arguments, proofs):
                return self._cited(name, arguments, ("hl", "hM"), proofs, indent)
            case ByLemma(name, arguments, proofs):
                return self._cited(name, arguments, (), proofs, indent)
            case Rule():
                return self._rule(proof, indent)
            case ByEquation():
                return self._equation(proof, indent)
            case Algebra():
                return self._algebra(proof, indent)
            case _:
                assert_never(proof)

    def _stored(self, proof: Stored, indent: int) -> str:
        match proof:
            case InputCell():
                return self._input(proof, indent)
            case CellOfPoint():
                return self._cell_of_point(proof, indent)
            case CellInExtents():
                return self._cell_in_extents(proof)
            case _:
                assert_never(proof)

    # ------------------------------------------------------------ functions and cases

    def function(self, names: Sequence[str], assumed: Sequence[Condition], body: Proof, indent: int) -> str:
        """``fun (x : Int) (h3 : P) => proof``"""
        head = [f"({' '.join(variable(n) for n in names)} : Int)"] if names else []
        before = self.scope
        for claim in assumed:
            head.append(f"(h{self.scope} : {condition(claim)})")
            self.scope += 1
        text = self.proof(body, indent + 2)
        self.scope = before
        if not head:
            return text
        start = f"(fun {' '.join(head)} =>"
        if "\n" not in text and indent + len(start) + len(text) + 2 <= WIDTH:
            return f"{start} {text})"
        return f"{start}\n{' ' * (indent + 2)}{text})"

    def _either(
        self, cases: Sequence[Condition], proofs: Sequence[Proof], given: Proof | None, indent: int
    ) -> str:
        """A case distinction that linear arithmetic finds complete, or that is given."""
        if len(cases) != len(proofs) or not 2 <= len(cases) <= CASES:
            raise CertificateError("a case distinction needs two cases or more, and a proof for each")
        claim = " ∨ ".join(f"({condition(c)})" for c in cases)
        shown = f"(show {claim} from {self.context.omega})" if given is None else self.proof(given, indent)
        return self._cases(cases, proofs, shown, indent)

    def _cases(self, cases: Sequence[Condition], proofs: Sequence[Proof], shown: str, indent: int) -> str:
        first = self.function((), (cases[0],), proofs[0], indent + 2)
        if len(cases) == 2:
            second = self.function((), (cases[1],), proofs[1], indent + 2)
        else:
            rest = " ∨ ".join(f"({condition(c)})" for c in cases[1:])
            name = f"h{self.scope}"
            self.scope += 1
            inner = self._cases(cases[1:], proofs[1:], name, indent + 2)
            self.scope -= 1
            second = f"(fun ({name} : {rest}) =>\n{' ' * (indent + 2)}{inner})"
        return _open(f"Or.elim {shown}", [first, second], indent)

    # ------------------------------------------------------------ theorems, rules and laws

    def _cited(
        self,
        name: str,
        arguments: Sequence[Index],
        context: Sequence[str],
        proofs: Sequence[Proof],
        indent: int,
    ) -> str:
        """A theorem of the certificate at integers, applied to proofs of its hypotheses."""
        shown = [self.proof(p, indent + 2) for p in proofs]
        return _open(label(name), [*[index(a) for a in arguments], *context, *shown], indent)

    def _rule(self, rule: Rule, indent: int) -> str:
        """A rule of the library with its arguments."""
        if RULES.get(rule.name) != len(rule.arguments):
            raise CertificateError(f"not a rule with {len(rule.arguments)} arguments: {rule.name[:80]}")
        if not rule.arguments:
            return rule.name
        return _open(rule.name, [self._argument(a, indent + 2) for a in rule.arguments], indent)

    def _argument(self, argument: Argument, indent: int) -> str:
        """An argument of a rule: a proof or another term."""
        return self._term(argument) if isinstance(argument, Term) else self.proof(argument, indent)

    def _term(self, term: Term) -> str:
        match term:
            case IndexArgument(what):
                return index(what)
            case ValueArgument(what):
                return value(what)
            case IndicesArgument(what):
                return indices(what)
            case SetArgument(names, where):
                return f"({binders(names)}{condition(where)})"
            case BodyArgument(names, what):
                return f"({binders(names)}{value(what)})"
            case ArrayArgument(array):
                return name_of("a", array)
            case ArraysArgument(arrays):
                return "[" + ", ".join([name_of("a", array) for array in arrays]) + "]"
            case FunctionArgument(what):
                return function(what)
            case NumberArgument(number):
                return str(natural(number))
            case MemberArgument(position):
                return member(position)
            case BoxArgument(bounds):
                return self._box(bounds)
            case Inferred():
                return "_"
            case _:
                assert_never(term)

    def _equation(self, proof: ByEquation, indent: int) -> str:
        """A tensor's value at a point, by an equation whose guard holds (the first hypothesis)."""
        position = natural(proof.position)
        if position >= len(self.context.impl.spec.equations):
            raise CertificateError("no such equation")
        body = _open(
            f"show {self.context.meaning(position)} = _ from",
            [self.proof(proof.proof, indent + 4)],
            indent + 2,
        )
        head = f"hM _ {member(position)} {indices(proof.names)} rfl (cond_holds.2 h0)"
        return _open(f"Eq.trans ({head})", [body], indent)

    def _algebra(self, proof: Algebra, indent: int) -> str:
        """An equation between patterns over atoms, by laws, and the atoms."""
        numbers = [natural(position) for position in proof.laws]
        count, tactic = TACTICS.get(proof.kind, (0, ""))
        if not tactic or len(numbers) < count:
            raise CertificateError(f"not a kind of arithmetic: {proof.kind[:80]}")
        for position, number in enumerate(numbers):
            tactic = tactic.replace(f"@{position}", f"(law_{number} hl)")
        if "@" in tactic:
            raise CertificateError("a kind of arithmetic lacks a law")
        shown = [value(atom) for atom in proof.atoms]
        names = " ".join(f"v{p}" for p in range(len(shown)))
        head = f"∀ {names} : V, " if shown else ""
        intro = f"intro {names}; " if shown else ""
        claim = f"(show {head}{value(proof.left)} = {value(proof.right)} from by {intro}{tactic})"
        return _open(claim, shown, indent) if shown else claim

    # ------------------------------------------------------------ what bindings put into cells

    def _input(self, proof: InputCell, indent: int) -> str:
        context = self.context
        head = (
            f"at_input (R := {context.region(proof.region, inputs=True)})"
            f" (b := {context.binding(proof.binding)})"
            f" (p := {indices(proof.point)}) {member(proof.region)} {member(proof.binding)} rfl"
        )
        parts = [
            self._within(proof.point, proof.bounds),
            self.proof(proof.cell, indent + 2),
            self.proof(proof.proof, indent + 2),
        ]
        return _open(head, parts, indent)

    def _cell_of_point(self, proof: CellOfPoint, indent: int) -> str:
        context = self.context
        rank = len(proof.indices)
        head = (
            f"has_cell_at{rank} (b := {context.binding(proof.binding)})"
            f" (R := {context.region(proof.region, inputs=False)})"
            f" {member(proof.binding)} {member(proof.region)} {indices(proof.point)}"
        )
        below = [self.proof(p, indent) for p in proof.positive]
        if len(below) != rank:
            raise CertificateError("each index needs a proof that it is not negative")
        parts = [
            self._within(proof.point, proof.bounds),
            f"shape_{name_of('a', proof.array)}",
            self.proof(proof.cell, indent + 2),
            "rfl",
        ]
        if rank:
            parts.append(below[0] if rank == 1 else f"⟨{', '.join(below)}⟩")
        return _open(head, parts, indent)

    def _cell_in_extents(self, proof: CellInExtents) -> str:
        context = self.context
        remaining = [self._box(box) for box in proof.boxes]
        every = "all_nil"
        for other in reversed(context.impl.bindings):
            if other.array != proof.array:
                case = "(fun h => absurd h (by decide))"
            elif other.extents is None:
                case = "(fun _ _ h => nomatch h)"
            else:
                if not remaining:
                    raise CertificateError("a bound array needs a proof for each of its shapes")
                sizes = line(context.printer.indices(other.extents))
                case = (
                    f"(fun _ _ h => (Option.some.inj h) ▸ (show InBox {indices(proof.indices)} "
                    f"(evalIdx {sizes} {context.base()}) from {remaining.pop()}))"
                )
            every = f"(all_cons {case} {every})"
        binding = context.binding(proof.binding)
        return f"(has_cell_extents (b := {binding}) {member(proof.binding)} rfl rfl {every})"

    def _within(self, point: Sequence[Index], bounds: Sequence[Proof]) -> str:
        """``R.Holds E p``"""
        shown = [self.proof(proof, 0) for proof in bounds]
        if len(shown) != 2 * len(point):
            raise CertificateError("a point needs two bounds in each dimension")
        parts = []
        for position, item in enumerate(point):
            parts += [index(item), "_", "rfl", shown[2 * position], shown[2 * position + 1]]
        return f"(region_iff.2 ⟨{', '.join([*parts, 'rfl'])}⟩)" if parts else "(region_iff.2 rfl)"

    def _box(self, bounds: Sequence[Proof]) -> str:
        """``InBox``"""
        parts = [self.proof(proof, 0) for proof in bounds]
        return f"⟨{', '.join([*parts, 'trivial'])}⟩" if parts else "trivial"


def member(position: int) -> str:
    """The proof that an element at a position is in a list."""
    if natural(position) > MEMBERS:
        raise CertificateError("a list is not that long")
    text = "(.head _)"
    for _ in range(position):
        text = f"(.tail _ {text})"
    return text
