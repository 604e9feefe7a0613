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
from typing import Any, TypeVar

from redverify.checking.computed_text import Pieces
from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Condition
from redverify.checking.data.of_program import condition_data
from redverify.checking.description import Node, Obligation
from redverify.checking.goals import Goal
from redverify.checking.laws.definitions import lawful
from redverify.checking.laws.law import Law
from redverify.checking.laws.theorems import definition
from redverify.checking.lean.messages import Message
from redverify.checking.printer import Printer, checked
from redverify.checking.proofs import as_text
from redverify.checking.proofs.cells import each_point, member
from redverify.checking.proofs.definedness_theorem import DefinednessTheorems, inhabited
from redverify.checking.proofs.document import certificate_of
from redverify.checking.proofs.explanations import goals_of
from redverify.checking.proofs.graph import graph_of
from redverify.checking.proofs.law_theorems import check_all_used, corollaries, projections
from redverify.checking.proofs.layout_theorem import Placement
from redverify.checking.proofs.proof_printer import ProofPrinter
from redverify.checking.proofs.terms import Proof
from redverify.checking.proofs.theorems import Annotation, FactItem, Item, Layout
from redverify.checking.proofs.theory import VARIABLES, Theory
from redverify.checking.recursion import deep
from redverify.checking.rendering.expressions import CONJUNCT, condition, index
from redverify.checking.rendering.names_and_numbers import natural, variable
from redverify.checking.statement import certified, definitions_of, fits_stated
from redverify.language import core

T = TypeVar("T")

#: What comes before the certificates in a Lean file.
HEADER = """module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section
"""

#: The same for certificates with the text of their program.
READING = HEADER.replace(
    "import Redverify.Rules\n", "import Redverify.Rules\npublic import Redverify.Reading\n"
)

#: Characters of a specification that is long.
LONG_SPECIFICATION = 10_000


#: That all intermediate results fit: what that says, each claim by itself.
_EACH_FITS = (
    "simp +decide only [impl, Cmd.Each, IExp.Each, Cond.Each, VExp.Each, VExp.AllEach, eachIndex,",
    "  IExp.FitsHere, IExp.eval, Bool.cond_eq_ite, ← Bool.not_eq_true, cond_holds, Cond.Holds, Env.set,",
    "  reduceIte, and_true, true_and, implies_true]",
    "repeat' (first | apply And.intro | intro _)",
    "all_goals first | trivial | omega",
)


@dataclass(slots=True)
class LeanFile:
    """Renders one certificate.

    ``as_text``: with the theorem that the kernel computes the text of the program (:mod:`.as_text`).
    """

    impl: core.Impl
    laws: Sequence[Law]
    annotations: Mapping[str, Annotation]
    items: Sequence[Item]
    layout: Layout
    spelled_out: bool = False
    facts: Sequence[FactItem] = ()
    steps: Mapping[str, Sequence[Condition]] = field(default_factory=dict)
    as_text: bool = False

    @property
    def header(self) -> str:
        """What comes before the certificate."""
        return READING if self.as_text else HEADER

    def text(self) -> str:
        """The Lean source text."""
        return self.header + "\n" + self.body(f"Redverify.Certificate.{checked(self.impl.name)}")

    @property
    def graph(self) -> tuple[Node, ...]:
        """What rests on what."""
        return graph_of(self.laws, self.annotations, self.items)

    def explained(
        self, obligations: Sequence[Obligation], lean: str, messages: Sequence[Message]
    ) -> tuple[Goal, ...]:
        """Messages of Lean about the text, by obligations."""
        return goals_of(obligations, self.items, lean, spelled_out(self), messages)

    def with_text(self) -> LeanFile:
        """The same with the theorem about the text of the program."""
        return replace(self, as_text=True)

    def pieces(self) -> Pieces:
        """The text of the program, in pieces."""
        return as_text.pieces(self.impl)

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
        items = [VARIABLES, "section\n", theory.context(), *map(theory.item, self.items), "end\n"]
        names, body = named_functions([*facts, *items])
        proofs = [
            *body,
            self.consistent(theory),
            self.solvable(theory),
            self.placed(theory),
            *self.defined(theory),
            inhabited(theory, self.layout.inhabitant),
            self.claim(theory),
            *self.fits(),
        ]
        proofs = [self.environment(theory), *self.shapes("".join(proofs)), *proofs]
        check_all_used(self.laws, proofs)
        if cited:
            proofs = [_CITED.sub(lambda m: cited.get(m[0], m[0]), text) for text in proofs]
        spec = self.impl.spec
        definitions = definitions_of(spec)
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
            *([as_text.theorem(self.impl, printer)] if self.as_text else []),
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

    def shapes(self, proofs: str) -> list[str]:
        """Which bound arrays have the smallest box as their shape, of those that the proofs mention."""
        result = []
        bindings = self.impl.bindings
        for array in dict.fromkeys(b.array for b in bindings):
            if any(b.extents is not None for b in bindings if b.array == array):
                continue
            if not re.search(rf"\bshape_a_{checked(array)}\b", proofs):
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
            return head + f"  solvable_layers {consistent}\n    (fun at_ => {levels}) ({self._decided()})\n"
        ranks = ",\n     ".join(
            f"fun at_ point => {_by_tensor(each, lambda rank: index(rank, _coordinate), '0')}"
            for each in (models.ranks, *models.later)
        )
        orders = _by_tensor(models.orders, lambda order: str(natural(order)), "0")
        printer = ProofPrinter(theory, self.assumed_count())
        every = "all_nil"
        for proof in reversed(models.proofs):
            every = f"(all_cons {printer.proof(proof, 4)}\n    {every})"
        functions = f"(fun at_ => {levels})\n    [{ranks}]\n    (fun at_ => {orders})"
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
        """Inputs lie inside their arrays, and apart."""
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
        at = "".join(f" (E v_{checked(name)})" for name in names)
        counts = len(self.impl.spec.assumptions), len(self.impl.assumptions)
        shown = [
            f"cond_holds.1 (ha.{part} _ {member(position)})"
            for part, count in zip("12", counts, strict=True)
            for position in range(count)
        ]
        claims = [condition(condition_data(c), _looked_up, CONJUNCT) for c in self.assumed()]
        assumed = f"⟨{', '.join(shown)}⟩" if len(shown) > 1 else "".join(shown) or "trivial"
        given = at + self.assumptions()
        context = f"{at} {' '.join(theory.given)}"
        outputs = [t for t in self.impl.spec.tensors.values() if t.kind == "output"]
        bound, regions = "all_nil", "all_nil"
        for number_, tensor in reversed(list(enumerate(outputs))):
            positions = [p for p, b in enumerate(self.impl.bindings) if b.tensor == tensor.name]
            if not positions:
                raise CertificateError(f"the output {tensor.name} is bound to no array")
            bound = f"(all_cons ⟨_, {member(positions[0])}, rfl⟩ {bound})"
            cases = "all_nil"
            for position, binding in reversed(list(enumerate(self.impl.bindings))):
                case = "(fun h => absurd h (by decide))"
                if binding.tensor == tensor.name:
                    case = f"(fun _ => {self.output(tensor, number_, position, context)})"
                cases = f"(all_cons {case} {cases})"
            regions = f"(all_cons {cases} {regions})"
        apart = "\n    (fun _ _ _ => rfl)" if self.impl.strict_races else ""
        return (
            "/-- **The certificate**: the program implements the specification, which says something. -/\n"
            f"theorem certificate : {certified(self.impl)} laws spec impl :=\n"
            f"  {certified(self.impl)}.of_parts (fun E => {' ∧ '.join(claims) or 'True'})\n"
            f"    (fun E => base E{at}) base_self (fun E ha => {assumed}) inhabited\n"
            f"    (fun E a => defined E{given}) (fun E a => placed E{given})\n"
            f"    (fun E a => consistent E{given}) (fun E a => solvable E{given})\n"
            "    (fun V I M => program I M) (fun _ _ _ => rfl)\n"
            f"    (fun V I E M hl a hM hR => program_vc{context}{self.assumptions()})\n"
            f"    {bound}\n"
            f"    (fun V I E M hl a hM hR => {regions}){apart}\n"
        )

    def fits(self) -> list[str]:
        """The theorem that the indices which are computed fit into their type, if they have one.

        It is a claim of each intermediate result, which is linear, so that ``omega`` decides it.
        """
        given = [
            f"have : {condition(condition_data(c), _looked_up)} := "
            f"cond_holds.1 (ha.{part} _ {member(position)})"
            for part, those in (("1", self.impl.spec.assumptions), ("2", self.impl.assumptions))
            for position, c in enumerate(those)
        ]
        names = self.impl.spec.parameters
        given += [f"have := hp v_{checked(n)} {member(position)}" for position, n in enumerate(names)]
        steps = "".join(f"  {step}\n" for step in ("intro E ha hp", *given, *_EACH_FITS))
        return [f"{stated} := by\n{steps}" for stated in fits_stated(self.impl)]

    def assumptions(self) -> str:
        """The assumptions; ``a`` is their conjunction."""
        return "".join(f" {part}" for part in _conjuncts("a", self.assumed_count()))

    def output(self, tensor: core.Tensor, number_: int, position: int, given: str) -> str:
        """The value of an output's cell at the end."""
        names = [variable(f"$p{d}") for d in range(tensor.rank)]
        shown = "".join(f" {name}" for name in names)
        bounds = "".join(f" b{2 * d} b{2 * d + 1}" for d in range(tensor.rank))
        proof = f"output_{number_}_{position}{given}{shown}{self.assumptions()}{bounds}"
        return f"region_each {each_point(names, 'b', proof)}"


def _by_tensor(values: Mapping[str, T], shown: Callable[[T], str], otherwise: str) -> str:
    """A function of the tensor ``at_``."""
    text = otherwise
    for tensor, item in reversed(list(values.items())):
        text = f"if at_ = t_{checked(tensor)} then {shown(item)} else {text}"
    return text


def _looked_up(name: str) -> str:
    """A parameter in the environment ``E``."""
    return f"(E v_{checked(name)})"


def _conjuncts(whole: str, count: int) -> list[str]:
    """The parts of a conjunction of so many claims."""
    if count < 2:
        return [whole] * count
    return [f"{whole}{'.2' * position}{'.1' if position < count - 1 else ''}" for position in range(count)]


def _coordinate(name: str) -> str:
    """``$c0`` is the first coordinate of the point ``point``."""
    found = re.fullmatch(r"\$c([0-9])", name)
    return f"(point.getD {found[1]} 0)" if found else variable(name)


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


def rendered(data: dict[str, Any], impl: core.Impl) -> LeanFile:
    """What is to be rendered of the plain data of a certificate. Raises :class:`.CertificateError`."""
    certificate = certificate_of(data)
    return LeanFile(
        impl,
        certificate.laws,
        certificate.annotations,
        certificate.items,
        certificate.layout,
        certificate.spelled_out,
        certificate.facts,
        certificate.steps,
    )


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
