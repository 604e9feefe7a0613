"""The text of ``Certificate.lean``: header, definitions and theorems, the claim.

The head of the text (program, specification, laws) is printed from the program; what follows
are definitions and theorems that the data describes. No text of the data reaches Lean: names
must be names, numbers are printed again, and every list starts with a word from a fixed table.
What the data says can only make Lean reject: the last theorem's statement does not depend on it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Condition
from redverify.checking.data.items import Annotation, FactItem, Item, Layout
from redverify.checking.data.of_program import condition_data
from redverify.checking.data.proofs import Proof
from redverify.checking.definedness_theorem import DefinednessTheorems, inhabited
from redverify.checking.laws.definitions import defined, lawful, proposition
from redverify.checking.laws.law import Law
from redverify.checking.laws.theorems import check_all_used, corollaries, definition, projections
from redverify.checking.layout_theorem import Placement
from redverify.checking.printer import Printer, Term, checked, line
from redverify.checking.recursion import deep
from redverify.checking.rendering.cells import member
from redverify.checking.rendering.expressions import condition, index
from redverify.checking.rendering.form import natural, variable
from redverify.checking.rendering.proofs import ProofPrinter
from redverify.checking.rendering.theory import Theory
from redverify.language import core

T = TypeVar("T")

#: What comes before the certificates in a Lean file.
HEADER = """module

public import Redverify.Rules

set_option linter.unusedVariables false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section
"""

#: Characters of a specification that is long.
LONG_SPECIFICATION = 10_000


@dataclass(slots=True)
class LeanFile:
    """Renders one certificate."""

    impl: core.Impl
    laws: Sequence[Law]
    annotations: Mapping[str, Annotation]
    items: Sequence[Item]
    layout: Layout
    spelled_out: bool = False
    facts: Sequence[FactItem] = ()
    steps: Mapping[str, Sequence[Condition]] = field(default_factory=dict)

    def text(self) -> str:
        """The Lean source text."""
        return HEADER + "\n" + self.body(f"Redverify.Certificate.{checked(self.impl.name)}")

    def statement(self) -> str:
        """The definitions that the theorem states something of: names, ``spec``, ``impl``, ``laws``; and
        what it states of them."""
        printer = Printer(self.impl.spec)
        program = [printer.definition_of_spec(), printer.definition_of_impl(self.impl)]
        stated = f"theorem certificate : {self._stated} laws spec impl"
        laws = definition(self.laws, self._definitions())
        return "\n".join([printer.definitions_of_names(), *program, laws, stated])

    def _definitions(self) -> list[str]:
        """What the definitions of operators say: they stand behind the laws."""
        return [proposition(self.impl.spec, operator) for operator in defined(self.impl.spec)]

    @property
    def _stated(self) -> str:
        """What of the library the theorem states."""
        return "CertifiedStrictly" if self.impl.strict_races else "Certified"

    def body(self, namespace: str, stated: dict[str, str] | None = None) -> str:
        """The definitions and theorems, in a namespace; several may follow one :data:`HEADER`.

        ``stated`` are the facts of arithmetic that stand before it in the same file, with their full names.
        They are cited, and the others are added.
        """
        printer = Printer(self.impl.spec)
        program = [printer.definition_of_spec(), printer.definition_of_impl(self.impl)]
        theory = Theory(self.impl, printer, self.annotations, spelled_out=self.spelled_out)
        facts = theory.facts(self.facts, self.steps)
        cited: dict[str, str] = {}
        if stated is not None:
            facts, cited = shared_facts(namespace, facts, stated)
        names, body = named_functions([*facts, *[theory.item(item) for item in self.items]])
        proofs = [
            self.environment(theory),
            *self.shapes(),
            *body,
            self.consistent(theory),
            self.solvable(theory),
            self.placed(theory),
            *self.defined(theory),
            inhabited(theory, self.layout.inhabitant),
            self.claim(theory),
        ]
        check_all_used(self.laws, proofs)
        if cited:
            proofs = [_CITED.sub(lambda m: cited.get(m[0], m[0]), text) for text in proofs]
        spec = self.impl.spec
        definitions = self._definitions()
        parts = [
            f"namespace {namespace}\n",
            printer.definitions_of_names(),
            *program,
            "/-- The laws that the proof uses, and the definitions of operators. -/\n"
            + definition(self.laws, definitions),
            projections(self.laws, len(definitions)),
            *lawful(spec),
            names,
            *proofs,
            "" if definitions else corollaries(self.laws),
            f"end {namespace}",
        ]
        return "\n".join(parts) + "\n"

    # ------------------------------------------------------------ parameters and shapes

    def environment(self, theory: Theory) -> str:
        """The environment that holds the parameters."""
        names = self.impl.spec.parameters
        typed = f" ({' '.join(variable(n) for n in names)} : Int)" if names else ""
        text = "E"
        for name in names:
            text = f"({text}.set v_{checked(name)} {variable(name)})"
        looked_up = "".join(f" (E v_{name})" for name in names)
        rewrites = ", ".join(["Env.set_self"] * len(names))
        proof = f"by\n  unfold base\n  rw [{rewrites}]" if names else "rfl"
        return (
            f"abbrev base (E : Env){typed} : Env := {text}\n\n"
            f"theorem base_self (E : Env) : base E{looked_up} = E := {proof}\n"
        )

    def shapes(self) -> list[str]:
        """Which bound arrays have the smallest box as their shape."""
        result = []
        bindings = self.impl.bindings
        for array in dict.fromkeys(b.array for b in bindings):
            if any(b.extents is not None for b in bindings if b.array == array):
                continue
            every = "all_nil"
            for other in reversed(bindings):
                case = "(fun _ => rfl)" if other.extents is None else "(fun h => absurd h (by decide))"
                every = f"(all_cons {case} {every})"
            result.append(
                f"theorem shape_a_{checked(array)} : ∀ b ∈ impl.bindings, b.array = a_{array} → "
                f"b.extents = none :=\n  {every}\n"
            )
        return result

    # ------------------------------------------------------------ specification and layout

    def consistent(self, theory: Theory) -> str:
        """No point of a tensor has two equations."""
        equations = self.impl.spec.equations
        head = f"theorem consistent (E : Env){self.quantified()} : spec.Consistent {theory.base()} :=\n  "
        tensors = [e.tensor for e in equations]
        if len(set(tensors)) == len(tensors):
            return head + "consistent_apart (by decide) (by decide)\n"
        proofs = list(self.layout.pairs)
        rows = "pairs_nil"
        for position in range(len(equations) - 1, -1, -1):
            row = "all_nil"
            for other in range(len(equations) - 1, position, -1):
                first, second = equations[position], equations[other]
                if first.tensor != second.tensor:
                    case = "(apart_other (by decide))"
                else:
                    if not proofs:
                        raise CertificateError("two equations of one tensor need a proof")
                    case = self.apart(theory, first, second, proofs.pop())
                row = f"(all_cons {case} {row})"
            rows = f"(pairs_cons {row} {rows})"
        return head + f"consistent_of {rows} (by decide)\n"

    def apart(self, theory: Theory, first: core.Equation, second: core.Equation, proof: Proof) -> str:
        """Two equations of one tensor whose guards exclude each other."""
        printer = ProofPrinter(theory, self.assumed_count())
        names, others = first.variables, second.variables
        binders = [
            f"(fun {' '.join(variable(n) for n in ns)} => cond_holds)" if ns else "cond_holds"
            for ns in (names, others)
        ]
        return f"(apart_same{len(names)} {binders[0]} {binders[1]} {printer.proof(proof, 4)})"

    def solvable(self, theory: Theory) -> str:
        """The equations have a model, whatever the inputs are."""
        models = self.layout.models
        head = (
            f"theorem solvable (E : Env){self.quantified()} :\n"
            f"    ∀ (V : Type) (I : Interp V), spec.Solvable I {theory.base()} :=\n"
        )
        given = "".join(f" {variable(n)}" for n in self.impl.spec.parameters)
        given += "".join(f" h{p}" for p in range(self.assumed_count()))
        levels = _by_tensor(models.levels, lambda level: str(natural(level)), "0")
        consistent = f"(consistent E{given})"
        if not models.proofs:
            return head + f"  solvable_layers {consistent}\n    (fun t => {levels}) ({self._decided()})\n"
        ranks = ",\n     ".join(
            f"fun t p => {_by_tensor(each, lambda rank: index(rank, _coordinate), '0')}"
            for each in (models.ranks, *models.later)
        )
        orders = _by_tensor(models.orders, lambda order: str(natural(order)), "0")
        printer = ProofPrinter(theory, self.assumed_count())
        every = "all_nil"
        for proof in reversed(models.proofs):
            every = f"(all_cons {printer.proof(proof, 4)}\n    {every})"
        functions = f"(fun t => {levels})\n    [{ranks}]\n    (fun t => {orders})"
        return head + f"  solvable_equations {consistent}\n    {functions}\n    {every}\n"

    def _decided(self) -> str:
        """The tactic for what is decided from the specification's text: of a long one by the kernel alone.

        Lean's elaborator decides it first otherwise, and reaches its limit of depth.
        """
        long = len(Printer(self.impl.spec).definition_of_spec()) > LONG_SPECIFICATION
        return "by decide +kernel" if long else "by decide"

    def assumed(self) -> list[core.Cond]:
        """The assumptions of specification and implementation."""
        return [*self.impl.spec.assumptions, *self.impl.assumptions]

    def assumed_count(self) -> int:
        """How many assumptions there are."""
        return len(self.assumed())

    def quantified(self) -> str:
        """The parameters and the assumptions as binders."""
        names = self.impl.spec.parameters
        typed = f" ({' '.join(variable(n) for n in names)} : Int)" if names else ""
        claims = [condition(condition_data(c)) for c in self.assumed()]
        return typed + "".join(f" (h{p} : {c})" for p, c in enumerate(claims))

    def placed(self, theory: Theory) -> str:
        """Inputs lie inside of their arrays, and apart."""
        head = f"theorem placed (E : Env){self.quantified()} : impl.LayoutOk spec {theory.base()} :=\n"
        return head + Placement(theory, self.layout.inputs, self.assumed_count()).proof()

    def defined(self, theory: Theory) -> list[str]:
        """What outputs need has values."""
        quantified, assumed = self.quantified(), self.assumed_count()
        return DefinednessTheorems(theory, self.layout.defined, quantified, assumed).texts()

    # ------------------------------------------------------------ the claim

    def claim(self, theory: Theory) -> str:
        """The theorem of the certificate."""
        names = self.impl.spec.parameters
        at = "".join(f" (E v_{name})" for name in names)
        facts = []
        for part, conditions in (("1", self.impl.spec.assumptions), ("2", self.impl.assumptions)):
            for position in range(len(conditions)):
                facts.append(f"(cond_holds.1 (ha.{part} _ {member(position)}))")
        given = "".join(" " + fact for fact in facts)

        def moved(predicate: str, proof: str) -> str:
            return f"Eq.mp (congrArg (fun E' => {predicate}) (base_self E)) ({proof})"

        outputs = [t for t in self.impl.spec.tensors.values() if t.kind == "output"]
        bound, regions = "all_nil", "all_nil"
        for number_, tensor in reversed(list(enumerate(outputs))):
            positions = [p for p, b in enumerate(self.impl.bindings) if b.tensor == tensor.name]
            if not positions:
                raise CertificateError(f"the output {tensor.name} is bound to no array")
            bound = f"(all_cons ⟨_, {member(positions[0])}, rfl⟩ {bound})"
            cases = "all_nil"
            for position, binding in reversed(list(enumerate(self.impl.bindings))):
                if binding.tensor != tensor.name:
                    cases = f"(all_cons (fun h => absurd h (by decide)) {cases})"
                    continue
                cases = (
                    f"(all_cons (fun _ p hp => {self.output(tensor, number_, position, at, given)}) {cases})"
                )
            regions = f"(all_cons {cases} {regions})"
        model = self.model()
        condition_ = moved(
            "(program I M).vc I (impl.HasCell spec E') E' (impl.inputHeap spec E' M)",
            f"program_vc (E := E){at} hl {model}{given}",
        )
        layout_ = moved("impl.LayoutOk spec E'", f"placed E{at}{given}")
        consistent_ = moved("spec.Consistent E'", f"consistent E{at}{given}")
        solvable_ = moved("∀ (V : Type) (I : Interp V), spec.Solvable I E'", f"solvable E{at}{given}")
        defined_ = moved("spec.Defined E'", f"defined E{at}{given}")
        start, end = f"  ⟨inhabited, fun E ha => {defined_},\n  Implements.of_vc\n", "⟩"
        if self.impl.strict_races:
            start = f"  CertifiedStrictly.of_vc inhabited (fun E ha => {defined_})\n"
            end = "\n    (fun _ _ _ _ => rfl)"
        return (
            "/-- **The certificate**: the program implements the specification, which says something. -/\n"
            f"theorem certificate : {self._stated} laws spec impl :=\n"
            f"{start}"
            f"    (fun E ha => {layout_})\n"
            f"    (fun E ha => {consistent_})\n"
            f"    (fun E ha => {solvable_})\n"
            "    (fun V I E M => program I M) (fun _ _ _ _ => rfl)\n"
            "    (fun V I E M hl ha hM hR =>\n"
            f"      {condition_})\n"
            f"    {bound}\n"
            f"    (fun V I E M hl ha hM hR => {regions}){end}\n"
        )

    def model(self) -> str:
        """That there is a model, and that inputs are in their ranges if there are some, for theorems."""
        names = [("IsModel", "hM")]
        if any(tensor.range is not None for tensor in self.impl.spec.tensors.values()):
            names.append(("InRange", "hR"))
        moved = [f"(congrArg (fun E' => spec.{name} I E' M) (base_self E).symm) {h}" for name, h in names]
        return " ".join([f"(Eq.mp {text})" for text in moved])

    def output(self, tensor: core.Tensor, number_: int, position: int, at: str, given: str) -> str:
        """The value of an output's cell at the end."""
        names = [f"y_p{d}" for d in range(tensor.rank)]
        bounds = "".join(f" a{2 * d} a{2 * d + 1}" for d in range(tensor.rank))
        pattern = ", ".join(f"{n}, _, rfl, a{2 * d}, a{2 * d + 1}" for d, n in enumerate(names))
        model = self.model()
        binding = self.impl.bindings[position]
        cell = "(" + line(self.printer_binding(binding), inside=True) + f".cell E' [{', '.join(names)}])"
        claim = (
            f"(program I M).post E' (impl.inputHeap spec E' M) {cell} (M t_{checked(tensor.name)} "
            f"[{', '.join(names)}])"
        )
        shown = " ".join(["", *names])
        proof = (
            f"(Eq.mp (congrArg (fun E' => {claim}) (base_self E)) "
            f"(output_{number_}_{position} (E := E){at}{shown if names else ''} hl {model}{given}{bounds}))"
        )
        if tensor.rank == 0:
            return f"match p, region_iff.1 hp with\n      | _, rfl => {proof}"
        return f"match p, region_iff.1 hp with\n      | _, ⟨{pattern}, rfl⟩ => {proof}"

    def printer_binding(self, binding: core.Binding) -> Term:
        """A binding as a term."""
        return Printer(self.impl.spec).binding(binding)


def _by_tensor(values: Mapping[str, T], shown: Callable[[T], str], otherwise: str) -> str:
    """A function of the tensor ``t``."""
    text = otherwise
    for tensor, item in reversed(list(values.items())):
        text = f"if t = t_{checked(tensor)} then {shown(item)} else {text}"
    return text


def _coordinate(name: str) -> str:
    """``$c0`` is the first coordinate of the point ``p``."""
    found = re.fullmatch(r"\$c([0-9])", name)
    return f"(p.getD {found[1]} 0)" if found else variable(name)


_FUNCTION = re.compile(r"\(\.(?:literal|special|builtin|declared|cast) (?:[^()]|\((?:[^()]|\(\))*\))*\)")


def named_functions(texts: list[str]) -> tuple[str, list[str]]:
    """Definitions of the functions that occur in some texts, and the texts with their names."""
    names: dict[str, str] = {}

    def name(found: re.Match[str]) -> str:
        return names.setdefault(found[0], f"f_{len(names)}")

    replaced = [_FUNCTION.sub(name, text) for text in texts]
    defined = "".join(f"abbrev {short} : Fn := {text[1:-1]}\n" for text, short in names.items())
    return defined, replaced


#: A fact of arithmetic: its name, and what is stated and how it is proved.
_FACT = re.compile(r"theorem (fact_\d+)(.*)", re.DOTALL)


def shared_facts(
    namespace: str, facts: Sequence[str], stated: dict[str, str]
) -> tuple[list[str], dict[str, str]]:
    """The facts that are new, and the full names of the others by their own; ``stated`` grows.

    A fact is about any integers, so that it says the same in each namespace.
    """
    new: list[str] = []
    names: dict[str, str] = {}
    for text in facts:
        found = _FACT.fullmatch(text)
        if found is not None and found[2] in stated:
            names[found[1]] = stated[found[2]]
            continue
        if found is not None:
            stated[found[2]] = f"{namespace}.{found[1]}"
        new.append(text)
    return new, names


#: The name of a fact where it is cited.
_CITED = re.compile(r"(?<![\w.])fact_\d+(?!\w)")


def spelled_out(lean_file: LeanFile) -> str:
    """``Certificate.lean`` with what each proof proves, for people."""
    with deep():
        return replace(lean_file, spelled_out=True).text()


def render(
    impl: core.Impl,
    laws: Sequence[Law],
    annotations: Mapping[str, Annotation],
    items: Sequence[Item],
    layout: Layout,
    facts: Sequence[FactItem] = (),
) -> str:
    """``Certificate.lean``; raises :class:`.CertificateError`."""
    try:
        with deep():
            return LeanFile(impl, laws, annotations, items, layout, facts=facts).text()
    except RecursionError:
        raise CertificateError("the data is nested too deeply") from None
