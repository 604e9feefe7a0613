"""A typed program as Lean: the terms of ``lean/Redverify/Syntax.lean`` that it denotes.

This module belongs to what a reader of a certificate trusts: if it prints another program, the
theorem is about another program. It holds one function for each family of
:mod:`redverify.language.core`, and one case for each of its classes. Annotations are not
printed: they are not part of a program's meaning. Neither are the ranges of :class:`.core.LetValue`: what
they say follows from the ranges of inputs.

Every name of the program becomes a Lean constant for its number: ``v_N`` for variable ``N``,
``a_tmp`` for array ``tmp``, ``t_A`` for tensor ``A``, ``d_0`` for a variable that elaboration made.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction
from typing import assert_never

from redverify.checking.data.errors import CertificateError
from redverify.language import core
from redverify.language.operators import laws_of
from redverify.language.types import TypeKind, ValueType

#: A Lean term: text, an application ``(function, argument, ...)``, or a list of terms.
Term = str | tuple["Term", ...] | list["Term"]

#: Lines are at most this long where the term allows it.
WIDTH = 100

#: Constructors whose arguments stand as they do in the typed program.
_CONSTRUCTORS: dict[type, str] = {
    core.IAdd: ".add", core.IProd: ".prod", core.IQuot: ".quot", core.IRem: ".rem", core.IDiv: ".div",
    core.IMod: ".mod", core.IMin: ".min", core.IMax: ".max", core.CTrue: ".true", core.CFalse: ".false",
    core.CAnd: ".and", core.COr: ".or",
}  # fmt: skip

#: What the language's grammar gives as a name, and the variables that elaboration makes for indices that are
#: data; nothing else reaches Lean.
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_DATA = re.compile(r"\$d([0-9]+)")


def print_program(impl: core.Impl, printer: Printer | None = None) -> str:
    """Definitions of the names, of ``spec`` and of ``impl`` as Lean source text; ``printer`` is a new one.

    Raises :class:`.CertificateError` for programs with records.
    """
    for type_ in impl.spec.types:
        type_term(type_)
    printer = printer or Printer(impl.spec)
    definitions = [printer.definition_of_spec(), printer.definition_of_impl(impl)]
    return "\n".join([printer.definitions_of_names(), *definitions])


def checked(name: str) -> str:
    """The name, if it is one."""
    if not _NAME.fullmatch(name):
        raise ValueError(f"not a name: {name!r}")
    return name


# ---------------------------------------------------------------- layout of terms


def line(term: Term, *, inside: bool = False) -> str:
    """A term on one line; ``inside`` of an application, applications need parentheses."""
    if isinstance(term, str):
        return term
    if isinstance(term, list):
        return "[" + ", ".join([line(item) for item in term]) + "]"
    text = " ".join([line(part, inside=True) for part in term])
    return f"({text})" if inside else text


def layout(term: Term, indent: int, *, inside: bool = False) -> str:
    """A term whose first line starts at column ``indent``, broken where it is too long."""
    text = line(term, inside=inside)
    if indent + len(text) <= WIDTH or isinstance(term, str):
        return text
    below = "\n" + " " * (indent + 2)
    if isinstance(term, list):
        return "[" + below + ("," + below).join([layout(item, indent + 2) for item in term]) + "]"
    head, *arguments = [layout(part, indent + 2, inside=True) for part in term]
    text = head + "".join([below + argument for argument in arguments])
    return f"({text})" if inside else text


def integer(value: int) -> str:
    """An integer."""
    return f"({value})" if value < 0 else str(value)


def quoted(name: str) -> str:
    """A name as a string."""
    return f'"{checked(name)}"'


def type_term(type_: ValueType) -> Term:
    """A type; :class:`.CertificateError` is raised for records, which the Lean project does not have."""
    if type_.fields:
        raise CertificateError(f"the type {type_.name} is a record")
    if type_.kind is TypeKind.OPAQUE:
        return (".declared", quoted(type_.name))
    return "." + checked(type_.name)


@dataclass(frozen=True, slots=True)
class Printer:
    """Prints the parts of one program. Names are numbered as they come up, parameters first."""

    spec: core.Spec
    numbers: dict[str, dict[str, int]] = field(default_factory=lambda: {"v": {}, "a": {}, "t": {}})

    def __post_init__(self) -> None:
        for parameter in self.spec.parameters:
            self.variable(parameter)

    # ------------------------------------------------------------ names

    def _named(self, prefix: str, name: str) -> str:
        numbers = self.numbers[prefix]
        numbers.setdefault(checked(name), len(numbers))
        return f"{prefix}_{name}"

    def variable(self, name: str) -> str:
        """A parameter, a loop or ``let`` variable, an equation's or a binding's variable, a binder, or a
        variable that stands for data."""
        data = _DATA.fullmatch(name)
        if data is None:
            return self._named("v", name)
        self.numbers["v"].setdefault(name, len(self.numbers["v"]))
        return f"d_{data[1]}"

    def array(self, name: str) -> str:
        """An array."""
        return self._named("a", name)

    def tensor(self, name: str) -> str:
        """A tensor."""
        return self._named("t", name)

    def definitions_of_names(self) -> str:
        """``abbrev v_N : Var := 0`` and so on, of all names that came up so far."""
        kinds = (("v", "Var", self.variable), ("a", "Arr", self.array), ("t", "Ten", self.tensor))
        return "".join(
            f"/-- `{name}` -/ abbrev {constant(name)} : {kind} := {number}\n"
            for prefix, kind, constant in kinds
            for name, number in self.numbers[prefix].items()
        )

    # ------------------------------------------------------------ indices and conditions

    def index(self, expr: core.IndexExpr) -> Term:
        """``IExp``"""
        match expr:
            case core.IVar(name):
                return (".var", self.variable(name))
            case core.IConst(value):
                return (".const", integer(value))
            case core.IMul(factor, operand):
                return (".mul", integer(factor), self.index(operand))
            case core.IDiv(operand, divisor) | core.IMod(operand, divisor):
                return (_CONSTRUCTORS[type(expr)], self.index(operand), str(divisor))
            case core.IAdd(a, b) | core.IProd(a, b) | core.IQuot(a, b) | core.IRem(a, b):
                return (_CONSTRUCTORS[type(expr)], self.index(a), self.index(b))
            case core.IMin(operands) | core.IMax(operands):
                return self._from_the_left(_CONSTRUCTORS[type(expr)], operands)
            case core.ISelect(condition, then, otherwise):
                return (".select", self.condition(condition), self.index(then), self.index(otherwise))
            case _:
                assert_never(expr)

    def _from_the_left(self, function: str, operands: tuple[core.IndexExpr, ...]) -> Term:
        first, *others = [self.index(operand) for operand in operands]
        for other in others:
            first = (function, first, other)
        return first

    def indices(self, exprs: tuple[core.IndexExpr, ...]) -> Term:
        """``List IExp``"""
        return [self.index(expr) for expr in exprs]

    def condition(self, condition: core.Cond) -> Term:
        """``Cond``"""
        match condition:
            case core.CTrue() | core.CFalse():
                return _CONSTRUCTORS[type(condition)]
            case core.CCmp(op, left, right):
                return _comparison(op, self.index(left), self.index(right))
            case core.CAnd(left, right) | core.COr(left, right):
                return (_CONSTRUCTORS[type(condition)], self.condition(left), self.condition(right))
            case core.CNot(operand):
                return (".not", self.condition(operand))
            case _:
                assert_never(condition)

    def conditions(self, conditions: tuple[core.Cond, ...]) -> Term:
        """``List Cond``"""
        return [self.condition(condition) for condition in conditions]

    # ------------------------------------------------------------ values

    def value(self, expr: core.ValueExpr) -> Term:
        """``VExp`` or ``TExp``: their constructors have the same names where both have them."""
        match expr:
            case core.Literal():
                return (".fn", _literal(expr), [])
            case core.Constant(name=name):
                return (".fn", (".declared", quoted(name)), [])
            case core.Apply(arguments=arguments):
                return (".fn", _function(expr), [self.value(argument) for argument in arguments])
            case core.Cast(type=target, operand=operand):
                cast = (".cast", type_term(operand.type), type_term(target))
                return (".fn", cast, [self.value(operand)])
            case core.Read(array=array, indices=indices):
                return (".read", self.array(array), self.indices(indices))
            case core.Access(tensor=tensor, indices=indices):
                return (".access", self.tensor(tensor), self.indices(indices))
            case core.IndexCast(type=target, operand=index):
                return (".index", type_term(target), self.index(index))
            case core.IndexCondition(condition=condition):
                return (".cond", self.condition(condition))
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                return (".select", self.condition(condition), self.value(then), self.value(otherwise))
            case core.Reduce():
                return self._reduce(expr)
            case core.Element():
                raise TypeError("elements of reductions occur in annotations only")
            case core.LetValue(variable=variable, value=held, body=body):
                integer_of = (self.variable(variable), type_term(held.type), self.value(held))
                return (".letval", *integer_of, self.value(body))
            case _:
                assert_never(expr)

    def operator(self, name: str, type_: ValueType) -> Term:
        """``Fn``: the operator of a reduction or accumulation of values of a type."""
        if name in self.spec.operators:
            return (".declared", quoted(name))
        return (".builtin", f'"{name}"', type_term(type_))

    def _reduce(self, expr: core.Reduce) -> Term:
        """The fold starts from the written start, else from the unit, else from the first element."""
        start = expr.init or laws_of(self.spec, expr.operator, expr.type).unit
        return (
            ".reduce",
            [] if start is None else [self.value(start)],
            self.operator(expr.operator, expr.type),
            [self.variable(binder) for binder in expr.binders],
            self.condition(expr.condition),
            self.value(expr.body),
        )

    # ------------------------------------------------------------ commands

    def block(self, block: core.Block) -> list[str]:
        """``Cmd``, as lines: the commands of a block in sequence."""
        if not block:
            return [".skip"]
        first, rest = self.command(block[0]), block[1:]
        if not rest:
            return first
        first[0] = ".seq (" + first[0]
        first[-1] += ") <|"
        return [*first, *self.block(rest)]

    def command(self, command: core.Command) -> list[str]:
        """``Cmd``, as lines."""
        match command:
            case core.Inside():
                raise CertificateError("overlapping arrays and views with bounds have no certificates")
            case core.Skip():
                return [".skip"]
            case core.Assign(array=array, indices=indices, value=value):
                return _lines((".assign", self.array(array), self.indices(indices), self.value(value)))
            case core.Accumulate(array=array, indices=indices, value=value):
                atomic = "true" if command.atomic else "false"
                operator = self.operator(command.operator, value.type)
                cell = (self.array(array), self.indices(indices))
                return _lines((".accumulate", atomic, operator, *cell, self.value(value)))
            case core.If(condition=condition, then=then, otherwise=otherwise):
                head = _lines((".ifte", self.condition(condition)))
                head[-1] += " ("
                return [*head, *_indented(self.block(then)), ") (", *_indented(self.block(otherwise)), ")"]
            case core.Let(variable=variable, value=index, body=body):
                return [*_before((".letin", self.variable(variable), self.index(index))), *self.block(body)]
            case core.Allocate(array=array, extents=extents, body=body):
                return [*_before((".allocate", self.array(array), self.indices(extents))), *self.block(body)]
            case core.Loop(variable=variable, lower=lower, upper=upper, body=body):
                loop = ".par" if command.parallel else ".for"
                head = _before((loop, self.variable(variable), self.index(lower), self.index(upper)))
                return [*head, *_indented(self.block(body))]
            case core.Scope(arrays=arrays, body=body):
                head = _before((".scope", [self.array(array) for array in arrays]))
                return [*head, *_indented(self.block(body))]
            case core.DataLet(body=body):
                return [*_before(self.letval(command)), *self.block(body)]
            case _:
                assert_never(command)

    def letval(self, command: core.DataLet) -> tuple[Term, ...]:
        """``letval`` without the rest of its block."""
        value = command.value
        held = (self.variable(command.variable), type_term(value.type), self.value(value))
        return (".letval", *held, self.index(command.lower), self.index(command.upper))

    # ------------------------------------------------------------ specification and implementation

    def equation(self, equation: core.Equation) -> Term:
        """``Equation``: tensor, variables, guard, right side."""
        return (
            "Equation.mk",
            self.tensor(equation.tensor),
            [self.variable(name) for name in equation.variables],
            self.condition(equation.condition),
            self.value(equation.value),
        )

    def region(self, tensor: core.Tensor) -> Term:
        """``Region``: tensor, and the bounds of each dimension."""
        bounds: Term = [
            f"({line(self.index(lower))}, {line(self.index(upper))})" for lower, upper in tensor.region or ()
        ]
        return ("Region.mk", self.tensor(tensor.name), bounds)

    def range(self, tensor: core.Tensor, bounds: tuple[core.IndexExpr, core.IndexExpr]) -> Term:
        """``Range``: tensor, type, the bounds of what it holds, and whether it never decreases."""
        lower, upper = [self.index(bound) for bound in bounds]
        monotone = "true" if tensor.monotone else "false"
        return ("Range.mk", self.tensor(tensor.name), type_term(tensor.type), lower, upper, monotone)

    def ranges(self) -> list[Term]:
        """The ranges of inputs."""
        return [self.range(t, t.range) for t in self.spec.tensors.values() if t.range is not None]

    def binding(self, binding: core.Binding) -> Term:
        """``Binding``: array, tensor, variables, index, extents."""
        extents = binding.extents
        return (
            "Binding.mk",
            self.array(binding.array),
            self.tensor(binding.tensor),
            [self.variable(name) for name in binding.variables],
            self.indices(binding.indices),
            "none" if extents is None else ("some", self.indices(extents)),
        )

    def definition_of_spec(self) -> str:
        """``def spec : Spec``"""
        tensors = self.spec.tensors.values()
        return (
            f"/-- Specification `{checked(self.spec.name)}`. -/\n"
            "def spec : Spec where\n"
            + _field("assumptions", self.conditions(self.spec.assumptions))
            + _field("inputs", [self.region(t) for t in tensors if t.kind == "input"])
            + _field("outputs", [self.region(t) for t in tensors if t.kind == "output"])
            + _field("equations", [self.equation(equation) for equation in self.spec.equations])
            + (_field("ranges", self.ranges()) if self.ranges() else "")
        )

    def definition_of_impl(self, impl: core.Impl) -> str:
        """``def impl : Impl``"""
        if impl.overlaps:
            raise CertificateError("overlapping arrays and views with bounds have no certificates")
        return (
            f"/-- Implementation `{checked(impl.name)}`. -/\n"
            "def impl : Impl where\n"
            + _field("assumptions", self.conditions(impl.assumptions))
            + _field("bindings", [self.binding(binding) for binding in impl.bindings])
            + "  body :=\n"
            + "".join([f"    {text}\n" for text in self.block(impl.body)])
        )


def _comparison(op: str, left: Term, right: Term) -> Term:
    if op == "!=":
        return (".not", (".eq", left, right))
    sides = (right, left) if op in (">", ">=") else (left, right)
    return ({"==": ".eq", "<": ".lt", "<=": ".le", ">": ".lt", ">=": ".le"}[op], *sides)


def _literal(literal: core.Literal) -> Term:
    """``Fn``"""
    value, type_ = literal.value, type_term(literal.type)
    if isinstance(value, bool):
        return (".special", type_, '"true"' if value else '"false"')
    if isinstance(value, str):
        if value not in ("inf", "-inf", "-0.0"):
            raise ValueError(value)
        return (".special", type_, f'"{value}"')
    number = Fraction(value)
    return (".literal", type_, integer(number.numerator), str(number.denominator))


#: The functions of values whose names are not words.
_SIGNS = ("+", "-", "*", "/", "==", "!=", "<", "<=", ">", ">=")


def _function(expr: core.Apply) -> Term:
    """``Fn``: builtin functions are those of their operands' type (of the branches' for ``select``).

    A declared function without arguments has ``()`` in its name, for there may be a constant
    of that name.
    """
    name = expr.function
    if expr.declared:
        return (".declared", quoted(name) if expr.arguments else f'"{checked(name)}()"')
    operands = expr.type if name == "select" else expr.arguments[0].type
    return (".builtin", f'"{name}"' if name in _SIGNS else quoted(name), type_term(operands))


# ---------------------------------------------------------------- lines


def _field(name: str, term: Term) -> str:
    """A field of a structure."""
    start = f"  {name} := "
    text = line(term)
    if len(start) + len(text) <= WIDTH:
        return start + text + "\n"
    return f"  {name} :=\n    {layout(term, 4)}\n"


def _lines(term: Term) -> list[str]:
    return layout(term, 0).split("\n")


def _before(term: Term) -> list[str]:
    """The lines of a command that the command below them completes."""
    lines = _lines(term)
    lines[-1] += " <|"
    return lines


def _indented(lines: list[str]) -> list[str]:
    return ["  " + text for text in lines]
