"""A program as the text that Lean's kernel computes of it: ``lean/Redverify/Reading.lean`` once more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, assert_never

from redverify.checking.computed_text import stated
from redverify.checking.data.errors import CertificateError
from redverify.checking.printer import Printer
from redverify.language import core
from redverify.language.operators import laws_of
from redverify.language.types import TypeKind, ValueType

#: Blanks for a level of indentation.
INDENT = "    "


class Token(NamedTuple):
    """A piece of a text: ``Token`` of ``Reading.lean``, its constructor and what it holds."""

    kind: Literal["word", "number", "name", "declared", "type", "builtin", "special"]
    what: str | int


Text = list[Token]


def pieces(impl: core.Impl) -> list[list[str]]:
    """The text of a program in pieces, line by line."""
    lines: list[list[str]] = []
    for token in AsText(impl.spec).program(impl):
        if token.what == "\n":
            lines.append([])
        lines[-1].append(str(token.what))
    return lines


def theorem(impl: core.Impl, printer: Printer) -> str:
    """``certificate_text``, after the definitions of a certificate; the printer has printed these."""
    return (
        "/-- The text of the program, as the kernel computes it. -/\n"
        f"{stated(pieces(impl), printer)} := by\n"
        "  decide +kernel\n"
    )


def w(text: str) -> Text:
    """A fixed text."""
    return [Token("word", text)]


def number(value: int) -> Text:
    """A whole number."""
    return [Token("number", value)]


def name(text: str) -> Text:
    """The name of a variable, an array or a tensor."""
    return [Token("name", text)]


def line(level: int) -> Text:
    """A new line."""
    return [*w("\n"), *w(INDENT) * level]


def enclosed(inside: bool, text: Text) -> Text:
    """A text in parentheses, inside another one."""
    return [*w("("), *text, *w(")")] if inside else text


def commas(texts: Sequence[Text]) -> Text:
    """Texts with commas between them."""
    result: Text = []
    for position, text in enumerate(texts):
        result += [*w(", "), *text] if position else text
    return result


#: How comparisons are printed that the Lean terms do not have: the other way round.
_TURNED = {">": "<", ">=": "<="}


@dataclass(frozen=True, slots=True)
class AsText:
    """Writes a program; each method is that of ``Reading.lean``."""

    spec: core.Spec

    # ------------------------------------------------------------ indices and conditions

    def index(self, term: core.IndexExpr, inside: bool = False) -> Text:
        """``ofIndex``"""
        match term:
            case core.IVar(variable):
                return name(variable)
            case core.IConst(value):
                return number(value)
            case core.IAdd(left, right):
                return enclosed(inside, [*self.index(left, True), *w(" + "), *self.index(right, True)])
            case core.IMul(factor, operand):
                return enclosed(inside, [*number(factor), *w(" * "), *self.index(operand, True)])
            case core.IDiv(operand, divisor):
                return enclosed(inside, [*self.index(operand, True), *w(" // "), *number(divisor)])
            case core.IMod(operand, divisor):
                return enclosed(inside, [*self.index(operand, True), *w(" % "), *number(divisor)])
            case core.IProd(left, right):
                return enclosed(inside, [*self.index(left, True), *w(" * "), *self.index(right, True)])
            case core.IQuot(left, right):
                return enclosed(inside, [*self.index(left, True), *w(" // "), *self.index(right, True)])
            case core.IRem(left, right):
                return enclosed(inside, [*self.index(left, True), *w(" % "), *self.index(right, True)])
            case core.IMin(operands):
                return self._folded("min(", operands)
            case core.IMax(operands):
                return self._folded("max(", operands)
            case core.ISelect(condition, then, otherwise):
                parts = [self.condition(condition), self.index(then), self.index(otherwise)]
                return [*w("select("), *commas(parts), *w(")")]
            case _:
                assert_never(term)

    def _folded(self, function: str, operands: Sequence[core.IndexExpr]) -> Text:
        result = self.index(operands[0])
        for operand in operands[1:]:
            result = [*w(function), *result, *w(", "), *self.index(operand), *w(")")]
        return result

    def condition(self, term: core.Cond, inside: bool = False) -> Text:
        """``ofCond``"""
        match term:
            case core.CTrue():
                return w("true")
            case core.CFalse():
                return w("false")
            case core.CCmp("!=", left, right):
                return self.condition(core.CNot(core.CCmp("==", left, right)), inside)
            case core.CCmp(">" | ">=" as sign, left, right):
                return self.condition(core.CCmp(_TURNED[sign], right, left), inside)
            case core.CCmp(sign, left, right):
                return enclosed(inside, [*self.index(left, True), *w(f" {sign} "), *self.index(right, True)])
            case core.CAnd(one, other):
                return enclosed(
                    inside, [*self.condition(one, True), *w(" and "), *self.condition(other, True)]
                )
            case core.COr(one, other):
                return enclosed(
                    inside, [*self.condition(one, True), *w(" or "), *self.condition(other, True)]
                )
            case core.CNot(operand):
                return enclosed(inside, [*w("not "), *self.condition(operand, True)])
            case _:
                assert_never(term)

    def indices(self, terms: Sequence[core.IndexExpr]) -> Text:
        """``ofIndices``"""
        return commas([self.index(term) for term in terms])

    def bounds(self, lower: core.IndexExpr, upper: core.IndexExpr) -> Text:
        """``ofBounds``"""
        return [*self.index(lower, True), *w(".."), *self.index(upper, True)]

    def cell(self, array: str, at: Sequence[core.IndexExpr]) -> Text:
        """``ofCell``"""
        return [*name(array), *w("["), *self.indices(at), *w("]")]

    # ------------------------------------------------------------ values

    def type(self, type_: ValueType) -> Text:
        """``ofType``"""
        return [Token("type", type_.name)] if type_.kind is TypeKind.OPAQUE else w(type_.name)

    def literal(self, value: core.Literal) -> Text:
        """``ofFn`` of a constant."""
        held, type_ = value.value, self.type(value.type)
        if isinstance(held, bool):
            held = "true" if held else "false"
        if isinstance(held, str):
            return [*w("'"), Token("special", held), *w("'."), *type_]
        if held.denominator == 1:
            return [*number(held.numerator), *w("."), *type_]
        return [*w("("), *number(held.numerator), *w("/"), *number(held.denominator), *w(")."), *type_]

    def operator(self, operator: str, type_: ValueType) -> Text:
        """``ofFn`` of a reduction's or an accumulation's operator."""
        if operator in self.spec.operators:
            return [Token("declared", operator)]
        return [Token("builtin", operator), *w("."), *self.type(type_)]

    def call(self, head: Text, arguments: Sequence[core.ValueExpr], inside: bool, *, infix: bool) -> Text:
        """``ofCall``"""
        shown = [self.value(argument, True) for argument in arguments]
        if infix and len(shown) == 2:
            return enclosed(inside, [*shown[0], *w(" "), *head, *w(" "), *shown[1]])
        return [*head, *w("("), *commas(shown), *w(")")]

    def _apply(self, term: core.Apply, inside: bool) -> Text:
        function = term.function
        if term.declared:
            declared = Token("declared", function if term.arguments else f"{function}()")
            return self.call([declared], term.arguments, inside, infix=False)
        operands = term.type if function == "select" else term.arguments[0].type
        head = [Token("builtin", function), *w("."), *self.type(operands)]
        return self.call(head, term.arguments, inside, infix=True)

    def value(self, term: core.ValueExpr, inside: bool = False) -> Text:
        """``ofValue`` and ``ofTerm``"""
        match term:
            case core.Literal():
                return self.literal(term)
            case core.Constant(name=constant):
                return self.call([Token("declared", constant)], (), inside, infix=False)
            case core.Apply():
                return self._apply(term, inside)
            case core.Cast(type=target, operand=operand):
                head = [*w("cast."), *self.type(operand.type), *w("."), *self.type(target)]
                return self.call(head, (operand,), inside, infix=False)
            case core.Read(array=array, indices=at):
                return self.cell(array, at)
            case core.Access(tensor=tensor, indices=at):
                return [*name(tensor), *w("("), *self.indices(at), *w(")")]
            case core.IndexCast(type=target, operand=index):
                return [*w("index."), *self.type(target), *w("("), *self.index(index), *w(")")]
            case core.IndexCondition(condition=condition):
                return [*w("truth("), *self.condition(condition), *w(")")]
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                parts = [self.condition(condition), self.value(then), self.value(otherwise)]
                return [*w("select("), *commas(parts), *w(")")]
            case core.Reduce():
                return enclosed(inside, self._reduce(term))
            case core.LetValue(variable=variable, value=held, body=body):
                return enclosed(inside, [*self.integer(variable, held), *self.value(body, True)])
            case core.Element():
                raise TypeError("elements of reductions occur in annotations only")
            case _:
                assert_never(term)

    def integer(self, variable: str, value: core.ValueExpr) -> Text:
        """``let x = integer.i32(value) in``"""
        head = [*w("let "), *name(variable), *w(" = integer."), *self.type(value.type)]
        return [*head, *w("("), *self.value(value), *w(") in ")]

    def _reduce(self, term: core.Reduce) -> Text:
        start = term.init or laws_of(self.spec, term.operator, term.type).unit
        return [
            *w("reduce "), *self.operator(term.operator, term.type),
            *w(" from ["), *([] if start is None else self.value(start, True)),
            *w("] over ["), *commas([name(binder) for binder in term.binders]),
            *w("] where "), *self.condition(term.condition, True),
            *w(" of "), *self.value(term.body, True),
        ]  # fmt: skip

    # ------------------------------------------------------------ commands

    def block(self, block: core.Block, level: int) -> Text:
        """``ofCmd`` of commands in sequence."""
        if not block:
            return [*line(level), *w("skip")]
        return [token for command in block for token in self.command(command, level)]

    def command(self, command: core.Command, level: int) -> Text:
        """``ofCmd``"""
        start = line(level)
        match command:
            case core.Inside():
                raise CertificateError("overlapping arrays and views with bounds have no certificates")
            case core.Skip():
                return [*start, *w("skip")]
            case core.Assign(array=array, indices=at, value=value):
                return [*start, *self.cell(array, at), *w(" := "), *self.value(value)]
            case core.Accumulate(array=array, indices=at, value=value):
                atomic = w("atomic ") if command.atomic else []
                operator = self.operator(command.operator, value.type)
                head = [*start, *atomic, *self.cell(array, at), *w(" "), *operator]
                return [*head, *w("= "), *self.value(value)]
            case core.If(condition=condition, then=then, otherwise=otherwise):
                head = [*start, *w("if "), *self.condition(condition), *w(":"), *self.block(then, level + 1)]
                return [*head, *start, *w("else:"), *self.block(otherwise, level + 1)]
            case core.Let(variable=variable, value=index, body=body):
                head = [*w("let "), *name(variable), *w(" = "), *self.index(index)]
            case core.DataLet(variable=variable, value=value, lower=lower, upper=upper, body=body):
                head = [*self.integer(variable, value), *self.bounds(lower, upper)]
            case core.Allocate(array=array, extents=extents, body=body):
                head = [*w("allocate "), *self.cell(array, extents)]
            case core.Loop(variable=variable, lower=lower, upper=upper, body=body):
                head = [*w("par " if command.parallel else "for "), *name(variable), *w(" in ")]
                head += self.bounds(lower, upper)
            case core.Scope(arrays=arrays, body=body):
                head = [*w("accumulate "), *commas([name(array) for array in arrays])]
            case _:
                assert_never(command)
        return [*start, *head, *w(":"), *self.block(body, level + 1)]

    # ------------------------------------------------------------ specification and implementation

    def program(self, impl: core.Impl) -> Text:
        """``ofProgram``"""
        tensors = self.spec.tensors.values()
        inputs = [t for t in tensors if t.kind == "input"]
        outputs = [t for t in tensors if t.kind == "output"]
        parts = [
            [*line(0), *w("specification")],
            *[self.assumption(c) for c in self.spec.assumptions],
            *[self.region("input ", t) for t in inputs],
            *[self.region("output ", t) for t in outputs],
            *[self.range(t, *t.range) for t in tensors if t.range is not None],
            *[self.equation(e) for e in self.spec.equations],
            [*line(0), *w("implementation")],
            *[self.assumption(c) for c in impl.assumptions],
            *[self.binding(b) for b in impl.bindings],
            self.block(impl.body, 1),
        ]
        return [token for part in parts for token in part]

    def assumption(self, condition: core.Cond) -> Text:
        """``ofAssumption``"""
        return [*line(1), *w("assume "), *self.condition(condition)]

    def region(self, kind: str, tensor: core.Tensor) -> Text:
        """``ofRegion``"""
        bounds = commas([self.bounds(*bound) for bound in tensor.region or ()])
        return [*line(1), *w(kind), *name(tensor.name), *w("["), *bounds, *w("]")]

    def range(self, tensor: core.Tensor, lower: core.IndexExpr, upper: core.IndexExpr) -> Text:
        """``ofRange``"""
        within = " of class " if tensor.type.is_floating else " in "
        head = [*line(1), *name(tensor.name), *w(" holds "), *self.type(tensor.type), *w(within)]
        return [*head, *self.bounds(lower, upper), *(w(", never decreasing") if tensor.monotone else [])]

    def equation(self, equation: core.Equation) -> Text:
        """``ofEquation``"""
        point = commas([name(variable) for variable in equation.variables])
        head = [*line(1), *name(equation.tensor), *w("("), *point, *w(") = "), *self.value(equation.value)]
        return [*head, *w(" if "), *self.condition(equation.condition)]

    def binding(self, binding: core.Binding) -> Text:
        """``ofBinding``"""
        head = [*line(1), *self.cell(binding.array, binding.indices), *w(" = "), *name(binding.tensor)]
        head += [*w("("), *commas([name(variable) for variable in binding.variables]), *w(")")]
        if binding.extents is None:
            return head
        return [*head, *w(" of extents ["), *self.indices(binding.extents), *w("]")]
