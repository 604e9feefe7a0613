"""What theorems and proofs refer to: parts of the program, its parameters, environments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import assert_never

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Index
from redverify.checking.printer import Printer, line
from redverify.checking.rendering.expressions import index
from redverify.checking.rendering.names_and_numbers import name_of, natural, variable
from redverify.language import core
from redverify.language.walks import commands_of, expressions_of, nodes_of

#: Linear arithmetic where indices are conditional: these are opened first. That makes truth values of
#: comparisons of numbers, which ``omega`` does not read, so these go.
_OPENED = (
    "by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', "
    "decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, "
    "false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega"
)


#: The names of the parts of ``letval`` in Lean.
_LETVAL = ("x", "τ", "e", "lo", "hi")


@dataclass(slots=True)
class Context:
    """Prints parts of the program of a certificate.

    omega: the tactic for integers.
    spelled_out: whether proofs say what they prove also where Lean finds it by itself.
    """

    impl: core.Impl
    printer: Printer
    omega: str = field(init=False)
    spelled_out: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        self.omega = _OPENED if uses_select(self.impl.body) else "by omega"

    @property
    def has_ranges(self) -> bool:
        """Whether the specification says about an input in which range it is."""
        return any(tensor.range is not None for tensor in self.impl.spec.tensors.values())

    @property
    def given(self) -> tuple[str, ...]:
        """The names of the hypotheses that every theorem has."""
        return ("hl", "hM", "hR") if self.has_ranges else ("hl", "hM")

    def in_range(self) -> str:
        """The hypothesis that inputs are in their ranges, of theorems where there are ranges."""
        return f" (hR : spec.InRange I {self.base()} M)" if self.has_ranges else ""

    @property
    def parameters(self) -> list[str]:
        """The parameters as integer variables of Lean."""
        return [variable(name) for name in self.impl.spec.parameters]

    def base(self) -> str:
        """The environment that holds the parameters."""
        return f"({' '.join(['base', 'E', *self.parameters])})"

    def binding(self, position: int) -> str:
        """A binding of the implementation."""
        if natural(position) >= len(self.impl.bindings):
            raise CertificateError("no such binding")
        return line(self.printer.binding(self.impl.bindings[position]), inside=True)

    def region(self, position: int, *, inputs: bool) -> str:
        """A region of the specification: of the inputs, or of inputs and outputs."""
        kinds = ("input",) if inputs else ("input", "output")
        regions = [t for kind in kinds for t in self.impl.spec.tensors.values() if t.kind == kind]
        if natural(position) >= len(regions):
            raise CertificateError("no such region")
        return line(self.printer.region(regions[position]), inside=True)

    def ranged(self, position: int) -> tuple[int, str]:
        """The range of an input, which its position among the inputs tells, after its own position."""
        inputs = [t for t in self.impl.spec.tensors.values() if t.kind == "input"]
        if natural(position) >= len(inputs) or inputs[position].range is None:
            raise CertificateError("no such range")
        before = sum(t.range is not None for t in inputs[:position])
        return before, line(self.printer.ranges()[before], inside=True)

    def meaning(self, position: int) -> str:
        """The value of an equation's right side at its variables."""
        equation = self.impl.spec.equations[position]
        term = line(self.printer.value(equation.value), inside=True)
        return f"TExp.eval I M {term} {self.environment([(n, n) for n in equation.variables])}"

    def environment(self, bound: Sequence[tuple[str, Index]]) -> str:
        """The environment inside loops and ``let``, from variables with their values."""
        text = self.base()
        for name, what in bound:
            text = f"({text}.set {self.variable(name)} {index(what)})"
        return text

    def block_at(self, path: Sequence[int]) -> core.Block:
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
                    | core.DataLet(body=body)
                    | core.Allocate(body=body)
                    | core.Scope(body=body)
                ):
                    block = body
                case core.Skip() | core.Inside() | core.Assign() | core.Accumulate():
                    raise CertificateError("no such block")
                case _:
                    assert_never(command)
        return block

    def letval_at(self, path: Sequence[int]) -> str:
        """The parts of a ``letval`` at a path of positions, as arguments by their names."""
        block = self.block_at(path[:-1])
        command = block[path[-1]] if path and 0 <= path[-1] < len(block) else None
        if not isinstance(command, core.DataLet):
            raise CertificateError("no such index that is data")
        _, *parts = self.printer.letval(command)
        shown = [line(part, inside=True) for part in parts]
        return " ".join([f"({n} := {p})" for n, p in zip(_LETVAL, shown, strict=True)])

    def variable(self, name: str) -> str:
        """``v_i``"""
        return name_of("v", name)

    def looked_up(self, name: str) -> str:
        """The value of a variable of the program in the environment ``e``."""
        if name.startswith("$"):
            return variable(name)
        return f"(e {self.variable(name)})"


def uses_select(block: core.Block) -> bool:
    """Whether a conditional index occurs in a block."""
    return any(
        isinstance(node, core.ISelect)
        for command in commands_of(block)
        for expression in expressions_of(command)
        for node in nodes_of(expression)
    )
