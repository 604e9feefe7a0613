"""The text of the theorems that the specification is defined, and that the claim is about something."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import AtMost, Less
from redverify.checking.data.of_program import condition_data, index_data
from redverify.checking.printer import checked, line
from redverify.checking.proofs.cells import each_point, member
from redverify.checking.proofs.proof_printer import ProofPrinter
from redverify.checking.proofs.theorems import Definedness, Inhabitant
from redverify.checking.proofs.theory import Theory
from redverify.checking.rendering.expressions import condition, integer, type_
from redverify.checking.rendering.names_and_numbers import natural, variable
from redverify.language import core

_COORDINATE = re.compile(r"\$c([0-9])")


@dataclass(frozen=True, slots=True)
class DefinednessTheorems:
    """``Spec.Defined``: one theorem for each output and each equation, and ``defined``.

    quantified: the parameters and the assumptions as binders. assumed: the assumptions.
    """

    theory: Theory
    given: Definedness
    quantified: str
    assumed: int

    @property
    def spec(self) -> core.Spec:
        """The specification."""
        return self.theory.impl.spec

    @property
    def outputs(self) -> list[core.Tensor]:
        """The outputs."""
        return [t for t in self.spec.tensors.values() if t.kind == "output"]

    def texts(self) -> list[str]:
        """The definitions and theorems."""
        outputs, equations = self.outputs, self.spec.equations
        if len(self.given.outputs) != len(outputs) or len(self.given.equations) != len(equations):
            raise CertificateError("each output and each equation needs a proof that it is defined")
        return [
            self._inside(),
            *[self._output(position, tensor) for position, tensor in enumerate(outputs)],
            *[self._equation(position, equation) for position, equation in enumerate(equations)],
            self._all(),
        ]

    # ------------------------------------------------------------ where equations count

    def _inside(self) -> str:
        """Where equations give values, as the data says."""
        text = "True"
        for tensor, where in reversed(list(self.given.inside.items())):
            claim = condition(where, _coordinate)
            text = f"if at_ = t_{checked(tensor)} then {claim} else {text}"
        names = self.spec.parameters
        typed = f" ({' '.join(variable(n) for n in names)} : Int)" if names else ""
        unused = "_ _" if text == "True" else "at_ point"
        return f"abbrev inside{typed} : Ten → List Int → Prop := fun {unused} => {text}\n"

    def _applied(self) -> str:
        return f"({' '.join(['inside', *self.theory.parameters])})"

    # ------------------------------------------------------------ outputs and equations

    def _head(self, name: str, names: Sequence[str], claims: Sequence[str], *, of_model: bool = False) -> str:
        """How a theorem about integers begins; ``of_model`` says whether it is about a model, too."""
        typed = f" ({' '.join(variable(n) for n in names)} : Int)" if names else ""
        more = "".join(f" (h{self.assumed + p} : {c})" for p, c in enumerate(claims))
        given = self.theory.in_range() if of_model else ""
        return f"theorem {name} (E : Env){self.quantified}{typed}{given}{more} :\n    "

    def _output(self, position: int, tensor: core.Tensor) -> str:
        """Each point of an output has an equation."""
        assert tensor.region is not None
        names = [f"$p{d}" for d in range(tensor.rank)]
        claims = []
        for name, (lower, upper) in zip(names, tensor.region, strict=True):
            low, high = index_data(lower), index_data(upper)
            claims += [condition(AtMost(low, name)), condition(Less(name, high))]
        printer = ProofPrinter(self.theory, self.assumed + len(claims))
        point = ", ".join(variable(n) for n in names)
        claim = f"spec.Given {self._applied()} {self.theory.base()} t_{checked(tensor.name)} [{point}]"
        proof = printer.proof(self.given.outputs[position], 2)
        return f"{self._head(f'covered_{position}', names, claims)}{claim} :=\n  {proof}\n"

    def _equation(self, position: int, equation: core.Equation) -> str:
        """The right side of an equation is defined where the equation counts."""
        names = equation.variables
        where = self.given.inside.get(equation.tensor)
        claims = [condition(condition_data(equation.condition))]
        if where is not None:
            claims.append(condition(where, lambda name: _coordinate_of(name, names)))
        printer = ProofPrinter(self.theory, self.assumed + len(claims))
        term = line(self.theory.printer.value(equation.value), inside=True)
        bound = self.theory.environment([(n, n) for n in names])
        claim = f"TExp.Defined I M (spec.Given {self._applied()} {self.theory.base()}) {term} {bound}"
        proof = printer.proof(self.given.equations[position], 2)
        return f"{self._head(f'defined_{position}', names, claims, of_model=True)}{claim} :=\n  {proof}\n"

    # ------------------------------------------------------------ the whole

    def _all(self) -> str:
        parameters = "".join(f" {n}" for n in self.theory.parameters)
        assumed = "".join(f" h{p}" for p in range(self.assumed))
        outputs = "all_nil"
        for position, tensor in reversed(list(enumerate(self.outputs))):
            names = [variable(f"$p{d}") for d in range(tensor.rank)]
            bounds = "".join(f" a{2 * d} a{2 * d + 1}" for d in range(tensor.rank))
            shown = "".join(f" {n}" for n in names)
            proof = each_point(names, "a", f"covered_{position} E{parameters}{assumed}{shown}{bounds}")
            outputs = f"(all_cons (region_each {proof})\n    {outputs})"
        equations = "all_nil"
        for position, equation in reversed(list(enumerate(self.spec.equations))):
            names = [variable(n) for n in equation.variables]
            shown = "".join(f" {n}" for n in names)
            holds = f"(fun{shown} => cond_holds)" if names else "cond_holds"
            kept = " hk" if equation.tensor in self.given.inside else ""
            given = " hR" if self.theory.has_ranges else ""
            proof = f"defined_{position} E{parameters}{assumed}{shown}{given} hg{kept}"
            each = f"(fun{shown} hg hk => {proof})"
            equations = f"(all_cons (well_defined{len(names)} {holds} {each})\n    {equations})"
        head = f"theorem defined (E : Env){self.quantified} : spec.Defined {self.theory.base()} :=\n"
        return head + f"  defined_of {self._applied()}\n    {outputs}\n    (fun V I M hM hR => {equations})\n"


def inhabited(theory: Theory, found: Inhabitant) -> str:
    """Some parameters satisfy the assumptions, and some output has a point: these numbers."""
    impl = theory.impl
    outputs = [t for t in impl.spec.tensors.values() if t.kind == "output"]
    if natural(found.output) >= len(outputs) or len(found.point) != outputs[found.output].rank:
        raise CertificateError("there is no such point of an output")
    if len(found.parameters) != len(impl.spec.parameters):
        raise CertificateError("each parameter needs a number")
    values = "".join(f" {integer(value)}" for value in found.parameters)
    parts = [part for i in found.point for part in (integer(i), "_", "rfl", "(by decide)", "(by decide)")]
    within = f"⟨{', '.join([*parts, 'rfl'])}⟩" if parts else "rfl"
    point = ", ".join(integer(i) for i in found.point)
    numbers = "0"
    for kind, number in reversed(list(found.integers.items())):
        numbers = f"if t = {type_(kind)} then {integer(number)} else {numbers}"
    numbers = f"fun {'t' if found.integers else '_'} => {numbers}"
    ranges = [t for t in impl.spec.tensors.values() if t.range is not None]
    return (
        "theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧\n"
        "    spec.HasInputs laws E :=\n"
        f"  inhabited_of (E := base (fun _ => 0){values}) ({numbers})\n"
        f"    ⟨{_every(impl.spec.assumptions, '(by decide)')}, {_every(impl.assumptions, '(by decide)')}⟩\n"
        f"    ⟨_, {member(found.output)}, [{point}], region_iff.2 {within}⟩\n"
        f"    {_every(ranges, '⟨(by decide), (by decide)⟩')}\n    {_LAWS_OF_UNIT}\n"
    )


#: That the laws hold where there is one value: all of them say that values are equal.
_LAWS_OF_UNIT = "(by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))"


def _every(parts: Sequence[object], proof: str) -> str:
    text = "all_nil"
    for _ in parts:
        text = f"(all_cons {proof} {text})"
    return text


def _coordinate(name: str) -> str:
    """``$c0`` is the first coordinate of the point ``point``."""
    found = _COORDINATE.fullmatch(name)
    return f"(point.getD {found[1]} 0)" if found else variable(name)


def _coordinate_of(name: str, names: Sequence[str]) -> str:
    """``$c0`` is the first of several variables."""
    found = _COORDINATE.fullmatch(name)
    if found is None:
        return variable(name)
    if int(found[1]) >= len(names):
        raise CertificateError("a tensor has fewer dimensions")
    return variable(names[int(found[1])])
