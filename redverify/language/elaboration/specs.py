"""Specifications: from a ``spec`` block to :class:`~redverify.language.core.Spec`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.diagnostics import fail
from redverify.language.elaboration import literals
from redverify.language.elaboration.affine import condition, index
from redverify.language.elaboration.definitions import MAX_SIZE, expanded_sizes, in_order, needed, used
from redverify.language.elaboration.names import (
    Collector,
    Declarations,
    Environment,
    check_rank,
    twice,
)
from redverify.language.elaboration.values import Mode, value
from redverify.language.functions import LISTED_FUNCTIONS
from redverify.language.normal_form import normalise_condition
from redverify.language.types import BOOL, TypeKind, ValueType, opaque, record
from redverify.language.value_ranges import interval_of
from redverify.similar import did_you_mean


def elaborate_spec(block: sx.SpecBlock, collector: Collector) -> tuple[core.Spec, Declarations]:
    """The specification and its declarations; problems go to ``collector``.

    Items may use names that are declared below them.
    """
    before = len(collector.diagnostics)
    elaboration = _SpecElaboration(collector)
    spec = elaboration.spec(block)
    elaboration.declarations.sound = len(collector.diagnostics) == before
    return spec, elaboration.declarations


def check_distinct(names: Sequence[sx.Ident], what: str) -> None:
    """Fail on a name that occurs twice among the variables of one tensor."""
    seen: set[str] = set()
    for ident in names:
        if ident.name in seen:
            raise fail("RV403", f"`{ident.name}` occurs twice {what}", ident.span, "use distinct variables")
        seen.add(ident.name)


class _SpecElaboration:
    """One ``spec`` block."""

    def __init__(self, collector: Collector) -> None:
        self.collector = collector
        self.declarations = Declarations()
        self.env = Environment(self.declarations, {})

    def spec(self, block: sx.SpecBlock) -> core.Spec:
        attempt = self.collector.attempt
        for parameter in block.parameters:
            if (extended := attempt(self.env.with_variables, [parameter])) is not None:
                self.env = extended
        self.declarations.parameters = dict(self.env.variables)
        for item in block.items:
            if isinstance(item, sx.TypeItem):
                attempt(self.opaque_type, item)
        for item in block.items:
            if isinstance(item, sx.RecordItem):
                attempt(self.record_type, item)
        for item in block.items:
            attempt(self.declaration, item)
        self.definitions(block)
        assumptions = [
            attempt(condition, item.condition, self.env)
            for item in block.items
            if isinstance(item, sx.Assume)
        ]
        equations = [
            attempt(self.equation, item) for item in block.items if isinstance(item, sx.EquationItem)
        ]
        self.check_outputs(block)
        self.check_ranges(block, [e for e in equations if e is not None])
        declarations = self.declarations
        return core.Spec(
            block.name.name,
            tuple(declarations.parameters),
            tuple([c for c in assumptions if c is not None]),
            tuple(declarations.types.values()),
            declarations.functions,
            declarations.operators,
            declarations.tensors,
            tuple([e for e in equations if e is not None]),
            block.span,
        )

    # ------------------------------------------------------------ declarations

    def opaque_type(self, item: sx.TypeItem) -> None:
        self.declarations.declare(item.name)
        self.declarations.types[item.name.name] = opaque(item.name.name)

    def record_type(self, item: sx.RecordItem) -> None:
        """``type NAME = (FIELD : TYPE, ...)``; the types of the fields are not records."""
        self.declarations.declare(item.name)
        if not item.fields:
            raise fail("RV236", f"the record `{item.name.name}` has no fields", item.span, "add a field")
        fields: dict[str, ValueType] = {}
        for name, type_ in item.fields:
            if name.name in fields:
                hint = "use distinct names"
                raise fail("RV236", f"the field `{name.name}` is declared twice", name.span, hint)
            fields[name.name] = self.plain_type(type_, "the type of a field")
        self.declarations.types[item.name.name] = record(item.name.name, tuple(fields.items()))

    def plain_type(self, ident: sx.Ident, what: str) -> ValueType:
        """The type of that name, which must not be a record."""
        type_ = self.declarations.type_named(ident)
        if type_.kind is TypeKind.RECORD:
            raise fail("RV236", f"{what} is the record `{ident.name}`", ident.span, "use the fields' types")
        return type_

    def declaration(self, item: sx.Item) -> None:
        match item:
            case sx.FunctionItem():
                self.function(item)
            case sx.OperatorItem():
                self.operator(item)
            case sx.BoundaryItem():
                self.boundary(item)
            case sx.TensorItem():
                self.tensor(item)
            case sx.Assume() | sx.TypeItem() | sx.RecordItem() | sx.EquationItem():
                pass  # elaborated before or after the declarations, by :meth:`spec`
            case _:
                assert_never(item)

    def declare(self, ident: sx.Ident) -> None:
        if ident.name in LISTED_FUNCTIONS:
            hint = "choose another name, or remove the declaration"
            raise fail("RV207", f"`{ident.name}` is a function already", ident.span, hint)
        self.declarations.declare(ident)

    def function(self, item: sx.FunctionItem) -> None:
        self.declare(item.name)
        arguments = tuple([self.plain_type(t, "the type of an argument") for t in item.arguments])
        result = self.plain_type(item.result, "the result of a function")
        self.declarations.functions[item.name.name] = core.Function(item.name.name, arguments, result)

    def operator(self, item: sx.OperatorItem) -> None:
        self.declare(item.name)
        type_ = self.declarations.type_named(item.type)
        if type_.kind is TypeKind.RECORD and item.definition is None:
            message = f"the operator `{item.name.name}` on a record has no definition"
            raise fail("RV236", message, item.span, "write `operator NAME(X, Y) : TYPE = EXPR`")
        words: set[str] = set()
        start: core.Literal | core.Apply | None = None
        unit: core.Literal | core.Constant | None = None
        for law in item.laws:
            if law.word in words:
                raise fail("RV405", f"`{law.word}` is written twice", law.span, "write each law once")
            words.add(law.word)
            if law.word == "from" and law.unit is not None:
                start = self.start(item, law.unit, type_)
            elif law.unit is not None:
                if item.definition is not None and isinstance(law.unit, sx.Variable):
                    message = f"the unit of `{item.name.name}`, which has a definition, is not a literal"
                    raise fail("RV229", message, law.unit.span, "write the value, or drop the definition")
                unit = self.unit(law.unit, type_)
        self.declarations.operators[item.name.name] = core.Operator(
            item.name.name, type_, "assoc" in words, "comm" in words, unit, start=start, span=item.span
        )

    def start(self, item: sx.OperatorItem, start: sx.Expr, type_: ValueType) -> core.Literal | core.Apply:
        """The value after ``from``: a literal, or a record of literals."""
        if item.definition is None:
            message = f"`from` of `{item.name.name}`, which has no definition"
            raise fail("RV229", message, start.span, "add a definition, or declare a `unit`")
        empty = Environment(replace(self.declarations, constants={}), {})
        found = value(start, empty, Mode.DEFINITION, type_)
        parts = found.arguments if isinstance(found, core.Apply) and found.function == core.RECORD else ()
        if not isinstance(found, core.Literal) and not (
            parts and all(isinstance(p, core.Literal) for p in parts)
        ):
            message = f"what reductions by `{item.name.name}` start from is not a literal"
            raise fail("RV229", message, start.span, "write a literal, or a record of literals")
        assert isinstance(found, core.Literal | core.Apply)
        return found

    def definitions(self, block: sx.SpecBlock) -> None:
        """The definitions of operators; everything that they may use is declared by now."""
        operators = self.declarations.operators
        items = [i for i in block.items if isinstance(i, sx.OperatorItem) and i.definition is not None]
        if not items:
            return
        for item in items:
            operator = operators.get(item.name.name)
            if operator is not None and operator.span == item.span:
                self.collector.attempt(self.definition, item, operator)
        cyclic = frozenset(in_order(operators)[1])
        large = {name for name, size in expanded_sizes(operators).items() if size > MAX_SIZE}
        for item in items:
            name = item.name.name
            if name in cyclic and name in needed(name, operators):
                self.collector.attempt(_cyclic, item)
            elif name in large and large.isdisjoint(used(operators[name], operators)):
                self.collector.attempt(_too_large, item)

    def definition(self, item: sx.OperatorItem, operator: core.Operator) -> None:
        assert item.definition is not None
        check_rank(operator.name, 2, len(item.variables), item.name.span, noun="variable")
        self.env.with_variables(item.variables)
        names = tuple([v.name for v in item.variables])
        constants = {name: core.Constant(operator.type, name) for name in names}
        env = Environment(replace(self.declarations, constants=constants), {})
        body = value(item.definition, env, Mode.DEFINITION, operator.type)
        self.declarations.operators[operator.name] = replace(operator, parameters=names, definition=body)

    def unit(self, unit: sx.Expr, type_: ValueType) -> core.Literal | core.Constant:
        match unit:
            case sx.Variable(name=name, span=span):
                return self.constant(sx.Ident(name, span), type_)
            case sx.Negate(operand=sx.Number() as number, span=span):
                return literals.number(number, type_, span, negative=True)
            case sx.Number():
                return literals.number(unit, type_, unit.span)
            case sx.Negate(operand=sx.Infinity(), span=span):
                return literals.infinity(type_, span, negative=True)
            case sx.Infinity():
                return literals.infinity(type_, unit.span)
            case sx.Truth(value=truth) if type_.kind is TypeKind.BOOL:
                return core.Literal(BOOL, truth)
            case _:
                raise fail(
                    "RV209",
                    f"this unit is not a literal of type {type_}",
                    unit.span,
                    "write a literal or a name",
                )

    def constant(self, ident: sx.Ident, type_: ValueType) -> core.Constant:
        """Declare a constant; operators on the same type may share it."""
        constant = core.Constant(type_, ident.name)
        if ident.name in self.env.variables:
            raise twice(ident, self.env.variables[ident.name])
        if self.declarations.constants.setdefault(ident.name, constant) != constant:
            raise fail(
                "RV207", f"`{ident.name}` is a constant of another type", ident.span, "choose another name"
            )
        return constant

    def boundary(self, item: sx.BoundaryItem) -> None:
        self.declare(item.name)
        type_ = self.declarations.type_named(item.type)
        zero: core.IndexExpr = core.IConst(0)
        region = tuple(
            [
                (zero if e.lower is None else index(e.lower, self.env), index(e.upper, self.env))
                for e in item.extents
            ]
        )
        range_ = None if item.range is None else self.range(item, item.range, type_)
        self.declarations.tensors[item.name.name] = core.Tensor(
            item.name.name, item.kind, type_, len(region), region, item.span, range_, item.monotone
        )

    def range(
        self, item: sx.BoundaryItem, written: sx.Extent, type_: ValueType
    ) -> tuple[core.IndexExpr, core.IndexExpr]:
        """``in LO..HI``, which bounds the elements of an input of integers."""
        if item.kind != "input":
            hint = "an input or a tensor may have a range; what an output holds follows from its equations"
            raise fail("RV311", f"a range on the output `{item.name.name}`", written.span, hint)
        if item.monotone and len(item.extents) != 1:
            hint = "a monotone input has one dimension"
            message = f"`monotone` on `{item.name.name}`, which has {len(item.extents)} dimensions"
            raise fail("RV406", message, item.span, hint)
        return self.bounds(item.name.name, written, type_)

    def bounds(
        self, name: str, written: sx.Extent, type_: ValueType
    ) -> tuple[core.IndexExpr, core.IndexExpr]:
        """``LO..HI``, between which integers lie."""
        assert written.lower is not None
        if not type_.is_integer:
            hint = "an index is an integer: use a type such as `i32`"
            raise fail("RV311", f"a range on `{name}`, which holds {type_}", written.span, hint)
        env = replace(self.env, affine=True)
        return index(written.lower, env), index(written.upper, env)

    def tensor(self, item: sx.TensorItem) -> None:
        self.declare(item.name)
        type_ = self.declarations.type_named(item.type)
        check_distinct(item.variables, f"among the variables of `{item.name.name}`")
        self.env.with_variables(item.variables)
        name = item.name.name
        range_ = None if item.range is None else self.bounds(name, item.range, type_)
        self.declarations.tensors[name] = core.Tensor(
            name, "tensor", type_, len(item.variables), None, item.span, range_
        )

    def check_ranges(self, block: sx.SpecBlock, equations: Sequence[core.Equation]) -> None:
        """The range of a tensor has to follow from the form of its equations: nobody else ensures it."""
        defining: dict[str, list[core.Equation]] = {}
        for equation in equations:
            defining.setdefault(equation.tensor, []).append(equation)
        for item in block.items:
            if isinstance(item, sx.TensorItem) and item.range is not None:
                for equation in defining.get(item.name.name, ()):
                    self.collector.attempt(self._check_range, item, equation, defining)

    def _check_range(
        self, item: sx.TensorItem, equation: core.Equation, defining: Mapping[str, Sequence[core.Equation]]
    ) -> None:
        tensor = self.declarations.tensors.get(item.name.name)
        if tensor is None or tensor.range is None:
            return
        (lower, upper), (least, greatest) = tensor.range, interval_of(equation.value, defining)
        within = core.CAnd(
            core.CCmp("<=", lower, core.IConst(least)), core.CCmp("<", core.IConst(greatest), upper)
        )
        if normalise_condition(within) != core.CTrue():
            message = f"`{tensor.name}` lies between {least} and {greatest}, as far as its equation shows"
            hint = "say so by its form: `min(max(i, 0), 15)` lies in 0..16, a cast from u8 in 0..256"
            raise fail("RV314", message, item.span, hint)

    # ------------------------------------------------------------ equations

    def equation(self, item: sx.EquationItem) -> core.Equation:
        name = item.tensor.name
        tensor = self.declarations.tensors.get(name)
        if tensor is None:
            hint = did_you_mean(name, self.declarations.tensors) or "declare it with `output` or `tensor`"
            message = f"an equation for the unknown tensor `{name}`"
            raise self.declarations.reject("RV203", message, item.tensor, hint)
        if tensor.kind == "input":
            hint = "inputs are given from outside; declare an `output` or a `tensor`"
            raise fail("RV402", f"an equation for the input `{name}`", item.tensor.span, hint)
        check_rank(name, tensor.rank, len(item.variables), item.tensor.span, noun="variable")
        check_distinct(item.variables, f"on the left side of the equation for `{name}`")
        env = self.env.with_variables(item.variables)
        guard: core.Cond = core.CTrue() if item.guard is None else condition(item.guard, env)
        body = value(item.value, env, Mode.SPEC, tensor.type)
        self.declarations.bodies.setdefault(name, []).append(body)
        return core.Equation(name, tuple([v.name for v in item.variables]), guard, body, item.span)

    def check_outputs(self, block: sx.SpecBlock) -> None:
        outputs = [i for i in block.items if isinstance(i, sx.BoundaryItem) and i.kind == "output"]
        defined = {i.tensor.name for i in block.items if isinstance(i, sx.EquationItem)}
        if not outputs:
            self.collector.attempt(_no_output, block)
        for item in outputs:
            if item.name.name not in defined:
                self.collector.attempt(_no_equation, item)


def _cyclic(item: sx.OperatorItem) -> None:
    assert item.definition is not None
    message = f"the definition of `{item.name.name}` needs `{item.name.name}` itself"
    raise fail("RV228", message, item.definition.span, "cut the cycle")


def _too_large(item: sx.OperatorItem) -> None:
    assert item.definition is not None
    message = f"the definition of `{item.name.name}` has more than {MAX_SIZE} parts"
    hint = "operators in it count with their own definitions; use each variable less often"
    raise fail("RV233", message, item.definition.span, hint)


def _no_output(block: sx.SpecBlock) -> None:
    hint = "declare `output NAME[...] : TYPE`"
    raise fail("RV401", f"the specification `{block.name.name}` has no output", block.name.span, hint)


def _no_equation(item: sx.BoundaryItem) -> None:
    hint = f"write `{item.name.name}(...) = ...`"
    raise fail("RV404", f"the output `{item.name.name}` has no equation", item.name.span, hint)
