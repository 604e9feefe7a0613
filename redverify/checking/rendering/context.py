"""What theorems and proofs refer to: parts of the program, its parameters, environments."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass

from redverify.checking.data import Data
from redverify.checking.printer import Printer, line
from redverify.checking.rendering.expressions import index
from redverify.checking.rendering.form import CertificateError, items_of, name_of, natural, variable
from redverify.language import core


@dataclass(slots=True)
class Context:
    """Prints parts of the program of a certificate."""

    impl: core.Impl
    printer: Printer

    @property
    def omega(self) -> str:
        """The tactic for integers; conditional indices are opened first."""
        return _OPENED if uses_select(self.impl.body) else "by omega"

    @property
    def parameters(self) -> list[str]:
        """The parameters as integer variables of Lean."""
        return [variable(name) for name in self.impl.spec.parameters]

    def base(self) -> str:
        """The environment that holds the parameters."""
        return f"({' '.join(['base', 'E', *self.parameters])})"

    def binding(self, position: Data) -> str:
        """A binding of the implementation."""
        if natural(position) >= len(self.impl.bindings):
            raise CertificateError("no such binding")
        return line(self.printer.binding(self.impl.bindings[position]), inside=True)

    def region(self, position: Data, *, inputs: bool) -> str:
        """A region of the specification: of the inputs, or of inputs and outputs."""
        kinds = ("input",) if inputs else ("input", "output")
        regions = [t for kind in kinds for t in self.impl.spec.tensors.values() if t.kind == kind]
        if natural(position) >= len(regions):
            raise CertificateError("no such region")
        return line(self.printer.region(regions[position]), inside=True)

    def meaning(self, position: int) -> str:
        """The value of an equation's right side at its variables."""
        equation = self.impl.spec.equations[position]
        term = line(self.printer.value(equation.value), inside=True)
        return f"TExp.eval I M {term} {self.environment([[n, n] for n in equation.variables])}"

    def environment(self, scope: Data) -> str:
        """The environment inside of loops and ``let``."""
        text = self.base()
        for pair in items_of(scope):
            name, what = items_of(pair, 2)
            text = f"({text}.set {self.variable(name)} {index(what)})"
        return text

    def variable(self, name: Data) -> str:
        """``v_i``"""
        return name_of("v", name)


#: Linear arithmetic where indices are conditional.
_OPENED = (
    "by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', "
    "decide_eq_true_eq, decide_eq_false_iff_not] at *) <;> omega"
)


def uses_select(node: object) -> bool:
    """Whether a conditional index occurs in a part of a typed program."""
    if isinstance(node, core.ISelect):
        return True
    if isinstance(node, tuple):
        return any(uses_select(part) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(uses_select(getattr(node, f.name)) for f in fields(node))
    return False
