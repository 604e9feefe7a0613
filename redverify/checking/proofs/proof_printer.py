"""Proofs of the data as Lean terms: one method for each family of :mod:`redverify.checking.proofs.terms`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Builtin, Call, Condition, Iff, Index, Not, Value
from redverify.checking.data.tagged import fields_of
from redverify.checking.proofs.cells import CellPrinter, member
from redverify.checking.proofs.proof_scope import opened
from redverify.checking.proofs.rules import PASSING, RULES, SETTLING, TACTICS
from redverify.checking.proofs.terms import (
    Absurd,
    AfterData,
    Algebra,
    Applied,
    Argument,
    Arithmetic,
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
    Have,
    Hypothesis,
    IndexArgument,
    IndicesArgument,
    Inferred,
    InputCell,
    InRange,
    KnownCell,
    Lambda,
    Left,
    Logic,
    MapArgument,
    MemberArgument,
    NumberArgument,
    Omega,
    Pair,
    Part,
    PointOfEquation,
    PointOfInput,
    Proof,
    Rfl,
    Right,
    Rule,
    Same,
    SetArgument,
    Shown,
    Stated,
    Stored,
    Term,
    Trivial,
    ValueArgument,
    Valued,
)
from redverify.checking.proofs.walks import terms_in
from redverify.checking.rendering.expressions import (
    ALTERNATIVE,
    applied,
    binders,
    condition,
    function,
    index,
    indices,
    unenclosed,
    value,
)
from redverify.checking.rendering.names_and_numbers import CASES, DEPTH, label, name_of, natural, variable

#: What computes which arrays a command uses.
_ARRAYS = ("ACmd.erase", "Cmd.writeArrays", "Cmd.atomicArrays")

_BODY = re.compile(r"body_\d+")


#: Rules that state of a heap what their last arguments say, and how many these are: that it entails another
#: one, and that a command leaves it as it is at a cell. What is impossible says nothing.
_ENTAILING = {
    "entails_and": 2, "entails_points": 1, "False.elim": 0, "entails_empty": 0, "entails_refl": 0,
    "entails_left": 0, "entails_right": 0, "entails_set": 0, "entails_without": 0, "entails_restore": 0,
}  # fmt: skip
_LEAVING = {"at_set_ne": 1, "at_set_other": 1, "at_if_of": 2, "False.elim": 0}


def _through(proof: Proof, rules: Mapping[str, int]) -> list[Proof]:
    """What a proof comes to through cases, functions and some rules, one proof for each case."""
    match proof:
        case Rule(name, arguments) if (family := name.rstrip("0123456789")) in rules:
            inner = arguments[len(arguments) - rules[family] :]
            parts: Sequence[Proof] = [a for a in inner if not isinstance(a, Term)]
        case Lambda(body=part) | Have(body=part):
            parts = [part]
        case Either(proofs=parts):
            pass
        case ExcludedMiddle(yes=one, no=other):
            parts = [one, other]
        case Absurd():
            parts = []
        case _:
            return [proof]
    return [found for part in parts for found in _through(part, rules)]


def _bound(proof: Proof) -> set[str]:
    """The variables that functions in a proof bind."""
    return {name for term in terms_in(proof) if isinstance(term, Lambda) for name in term.names}


def _mentioned(arguments: Sequence[Index]) -> set[str]:
    """All names in some index expressions."""
    terms = [a for a in arguments if not isinstance(a, str)]
    inside = {field for term in terms_in(tuple(terms)) for field in fields_of(term) if isinstance(field, str)}
    return inside | {a for a in arguments if isinstance(a, str)}


def _of_lattice(tactic: str, left: Value, right: Value) -> str:
    """A tactic about two patterns of ``min`` and ``max``: whatever they are made of else is an atom."""
    leaves: dict[Value, int] = {}

    def shown(term: Value) -> str:
        match term:
            case Call(Builtin("min" | "max" as name), (one, two)):
                return f"(.{name} {shown(one)} {shown(two)})"
            case _:
                return f"(.atom {leaves.setdefault(term, len(leaves))})"

    sides = shown(left), shown(right)
    atoms = [value(leaf) for leaf in leaves]
    tactic = tactic.replace("@left", sides[0]).replace("@right", sides[1])
    return tactic.replace("@leaves", f"(fun at_ => [{', '.join(atoms)}].getD at_ {atoms[0]})")


@dataclass(slots=True)
class ProofPrinter(CellPrinter):
    """Prints proofs. Hypotheses have the names ``h0``, ``h1``, ... in the order of their binders.

    ``settled`` are the cells of a known heap that an entailment around them says they are of, by ``id``,
    and whether it says so in words, or only as what commands leave; ``None`` outside entailments.
    """

    settled: Mapping[int, bool] | None = None

    def proof(self, proof: Proof, indent: int, known: bool | None = None) -> str:
        """A proof as a Lean term, whose first line starts at column ``indent``.

        ``known`` says whether Lean finds what is to be proved by itself, in the form in which it would
        be printed: it is left out then. By default it is as for the proof around this one.
        """
        before = self.known, self.computed
        if known is not None:
            self.known, self.computed = self.left_out(known), False
        self.depth += 1
        if self.depth > DEPTH:
            raise CertificateError("a proof is nested too deeply")
        try:
            return self._proof(proof, indent)
        finally:
            self.depth -= 1
            self.known, self.computed = before

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
        if isinstance(proof, Valued):
            return self._valued(proof, indent)
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
                return self.by(condition(claim), "by decide")
            case Omega(Iff(one, two)):
                return self.equivalent(one, two)
            case Omega(claim):
                return self.integers(claim)
            case Absurd():
                tactic = self.omega()
                shown = f"show False from {tactic}" if self.context.spelled_out else tactic
                return f"(False.elim ({shown}))"
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
                return self.hypothesis(number)
            case Part(number, path):
                steps = [f".{1 if natural(step) == 1 else 2}" for step in path]
                return self.hypothesis(number) + "".join(steps)
            case ByLaw(position):
                return f"(law_{natural(position)} hl)"
            case _:
                assert_never(proof)

    def _logic(self, proof: Logic, indent: int) -> str:
        match proof:
            case Left(part):
                return f"(Or.inl {self.proof(part, indent)})"
            case Right(part):
                return f"(Or.inr {self.proof(part, indent)})"
            case Pair(one, two) | BothWays(one, two):
                return f"⟨{self.proof(one, indent + 1)}, {self.proof(two, indent + 1)}⟩"
            case Lambda(names, assumed, body):
                return self.function(names, assumed, body, indent)
            case Either(cases, proofs, given):
                return self._either(cases, proofs, given, indent)
            case ExcludedMiddle(case, yes, no):
                return opened(
                    f"(Classical.em ({condition(case)})).elim",
                    [
                        self._case(case, yes, True, indent + 2),
                        self._case(Not(case), no, True, indent + 2),
                    ],
                    indent,
                )
            case Have(fact, shown, body):
                head = f"have h{self.scope} : {condition(fact)} := {self.proof(shown, indent + 2, True)};"
                self.scope += 1
                text = self.proof(body, indent)
                self.scope -= 1
                return opened(head, [text], indent)
            case _:
                assert_never(proof)

    def _stated(self, proof: Stated, indent: int) -> str:
        match proof:
            case KnownCell(heap, arguments, array, at, what):
                cell = f"⟨{name_of('a', array)}, {indices(at)}⟩"
                claim = f"{applied(heap, arguments)} {cell} {value(what)}"
            case Same(left, right):
                claim = f"{unenclosed(left)} = {unenclosed(right)}"
            case Entails():
                return self._entails(proof, indent)
            case Shown(what) | Arithmetic(what):
                claim = condition(what)
            case _:
                assert_never(proof)
        # A claim that is left out was validated all the same.
        in_words = (self.settled or {}).get(id(proof))
        if in_words is not None or (self.known and isinstance(proof, Same | Shown | Arithmetic)):
            self.computed = self.computed or in_words is False
            return self.proof(proof.proof, indent)
        return self.stating(claim, self.proof(proof.proof, indent + 2, True), indent)

    def _entails(self, proof: Entails, indent: int) -> str:
        """What a heap entails. If all is known from one heap, that is said once, and not for each cell: Lean
        takes three times as long to see it each time. Inside another entailment nothing is left out, so
        that each proof is looked through once."""
        outermost = self.settled is None and not self.context.spelled_out
        cells = _through(proof.proof, _ENTAILING) if outermost else []
        heaps = {(c.heap, c.arguments) if isinstance(c, KnownCell) else None for c in cells}
        known = heaps.pop() if len(heaps) == 1 else None
        before, stronger = self.settled, "_"
        left = [found for cell in cells if isinstance(cell, Rule) for found in _through(cell, _LEAVING)]
        in_words = known is not None and not _bound(proof.proof) & _mentioned(known[1])
        if known is not None and in_words:
            stronger = applied(*known)
            left = cells
        self.settled = {**(before or {}), **{id(c): in_words for c in left if isinstance(c, KnownCell)}}
        claim = f"Heap.Entails {stronger} {applied(proof.heap, proof.arguments)}"
        text = self.proof(proof.proof, indent + 2, True)
        self.settled = before
        if stronger == "_":  # which heap that is Lean has to find first
            return opened(f"show {claim} from", [text], indent)
        return self.stating(claim, text, indent)

    def _applied(self, proof: Applied, indent: int) -> str:
        match proof:
            case ByTheorem(name, arguments, proofs):
                return self._cited(name, arguments, self.context.given, proofs, indent)
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
            case InRange():
                return self._in_range(proof)
            case AfterData(path, integer, part):
                text = index(integer, self.context.looked_up, 0)
                head = f"at_letval_of {self.context.letval_at(path)} (T := fun e => {text})"
                return opened(head, [self.proof(part, indent + 2, False)], indent)
            case _:
                assert_never(proof)

    def _valued(self, proof: Valued, indent: int) -> str:
        match proof:
            case PointOfInput(region, point, bounds):
                head = f"given_input (p := {indices(point)}) {member(region)} rfl rfl"
                return opened(head, [self._within(point, bounds)], indent)
            case PointOfEquation(equation, point, guard, inside):
                head = f"given_equation (p := {indices(point)}) {member(equation)} rfl rfl rfl"
                parts = [self.proof(part, indent + 2, False) for part in (inside, guard)]
                return opened(head, [parts[0], f"(cond_holds.2 {parts[1]})"], indent)
            case _:
                assert_never(proof)

    # ------------------------------------------------------------ functions and cases

    def function(self, names: Sequence[str], assumed: Sequence[Condition], body: Proof, indent: int) -> str:
        """``fun (x : Int) (h3 : P) => proof``"""
        head = [variable(n) for n in names]
        if names and not self.known:
            head = [f"({' '.join(head)} : Int)"]
        before = self.scope
        for claim in assumed:
            head.append(self.binder(condition(claim)))
            self.scope += 1
        text = self.proof(body, indent + 2)
        self.scope = before
        if not head:
            return text
        return opened(f"fun {' '.join(head)} =>", [text], indent)

    def _either(
        self, cases: Sequence[Condition], proofs: Sequence[Proof], given: Proof | None, indent: int
    ) -> str:
        """A case distinction that linear arithmetic finds complete, or that is given."""
        if len(cases) != len(proofs) or not 2 <= len(cases) <= CASES:
            raise CertificateError("a case distinction needs two cases or more, and a proof for each")
        claim = " ∨ ".join(condition(c, tightness=ALTERNATIVE) for c in cases)
        if given is None:
            shown, known = f"(show {claim} from {self.omega()})", True
        elif isinstance(given, Given):  # a hypothesis says what the cases are
            shown, known = self.proof(given, indent), self.known and not self.computed
        else:
            shown, known = self.stating(claim, self.proof(given, indent + 2, True), indent), True
        return self._cases(cases, proofs, shown, known, indent)

    def _cases(
        self, cases: Sequence[Condition], proofs: Sequence[Proof], shown: str, known: bool, indent: int
    ) -> str:
        before = self.parted
        if re.fullmatch(r"h[0-9]+", shown):
            self.parted = (*before, shown)
        try:
            return self._elim(cases, proofs, shown, known, indent)
        finally:
            self.parted = before

    def _elim(
        self, cases: Sequence[Condition], proofs: Sequence[Proof], shown: str, known: bool, indent: int
    ) -> str:
        first = self._case(cases[0], proofs[0], known, indent + 2)
        if len(cases) == 2:
            second = self._case(cases[1], proofs[1], known, indent + 2)
        else:
            rest = " ∨ ".join(condition(c, tightness=ALTERNATIVE) for c in cases[1:])
            name, binder = f"h{self.scope}", self.binder(rest, known)
            self.scope += 1
            inner = self._cases(cases[1:], proofs[1:], name, known, indent + 2)
            self.scope -= 1
            second = opened(f"fun {binder} =>", [inner], indent + 2)
        return opened(f"Or.elim {shown}", [first, second], indent)

    def _case(self, case: Condition, proof: Proof, known: bool, indent: int) -> str:
        """``fun h3 => proof``, of one case."""
        binder = self.binder(condition(case), known)
        self.scope += 1
        text = self.proof(proof, indent + 2)
        self.scope -= 1
        return opened(f"fun {binder} =>", [text], indent)

    # ------------------------------------------------------------ theorems, rules and laws

    def _cited(
        self,
        name: str,
        arguments: Sequence[Index],
        context: Sequence[str],
        proofs: Sequence[Proof],
        indent: int,
    ) -> str:
        """A theorem of the certificate at integers, applied to proofs of its hypotheses. Those that all
        theorems have (``context``) stand behind the parameters."""
        shown = [self.proof(p, indent + 2, True) for p in proofs]
        at = [index(a) for a in arguments]
        first = len(self.context.impl.spec.parameters)
        return opened(label(name), [*at[:first], *context, *at[first:], *shown], indent)

    def _rule(self, rule: Rule, indent: int) -> str:
        """A rule of the library with its arguments."""
        if RULES.get(rule.name) != len(rule.arguments):
            raise CertificateError(f"not a rule with {len(rule.arguments)} arguments: {rule.name[:80]}")
        if not rule.arguments:
            return rule.name
        if len(rule.arguments) == 1:
            text = self._argument(rule.arguments[0], indent, self._is_known(rule, 0))
            return f"({rule.name} {text})"
        shown = [self._argument(a, indent + 2, self._is_known(rule, p)) for p, a in enumerate(rule.arguments)]
        return opened(rule.name, shown, indent)

    def _is_known(self, rule: Rule, position: int) -> bool | None:
        """Whether Lean finds what an argument of a rule has to prove; ``None`` if it is as for the rule."""
        family = rule.name.rstrip("0123456789")
        if family in PASSING or (rule.name == "Eq.trans" and position == 1):
            return None
        if family == "at_set_eq" and position == len(rule.arguments) - 1:
            return False  # the value written is one that the program annotates
        return family in SETTLING

    def _argument(self, argument: Argument, indent: int, known: bool | None) -> str:
        """An argument of a rule: a proof or another term."""
        return self._term(argument) if isinstance(argument, Term) else self.proof(argument, indent, known)

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
            case MapArgument(names, at):
                return f"({binders(names)}{index(at)})"
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
        body = opened(
            f"show {self.context.meaning(position)} = _ from",
            [self.proof(proof.proof, indent + 4, False)],
            indent + 2,
        )
        head = f"hM _ {member(position)} {indices(proof.names)} rfl (cond_holds.2 h0)"
        return opened(f"Eq.trans ({head})", [body], indent)

    def _algebra(self, proof: Algebra, indent: int) -> str:
        """An equation between patterns over atoms, by laws, and the atoms."""
        numbers = [natural(position) for position in proof.laws]
        count, tactic = TACTICS.get(proof.kind, (0, ""))
        if not tactic or len(numbers) < count:
            raise CertificateError(f"not a kind of arithmetic: {proof.kind[:80]}")
        for position, number in enumerate(numbers):
            tactic = tactic.replace(f"@{position}", f"(law_{number} hl)")
        if proof.kind == "lattice":
            tactic = _of_lattice(tactic, proof.left, proof.right)
        if "@" in tactic:
            raise CertificateError("a kind of arithmetic lacks a law")
        shown = [value(atom) for atom in proof.atoms]
        names = " ".join(f"v{p}" for p in range(len(shown)))
        head = f"∀ {names} : V, " if shown else ""
        intro = f"intro {names}; " if shown else ""
        claim = f"(show {head}{value(proof.left)} = {value(proof.right)} from by {intro}{tactic})"
        return opened(claim, shown, indent) if shown else claim
