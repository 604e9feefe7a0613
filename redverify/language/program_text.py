"""Typed specifications and implementations as ``.sched`` text; loading the text gives them back.

The front ends write their programs with this module. It makes syntax trees, and :mod:`.printer` prints
these. The layout differs from that of reports (:mod:`.core_text`) in three places: a constant times an
index has no spaces (``4*i``), only bounds are written as a chain (``0 <= i < n``), and very large and very
small numbers have an exponent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import assert_never

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.core_text import COMPARISONS, ExpressionWriter
from redverify.language.points import value_at
from redverify.language.printer import block_lines, expression_text
from redverify.language.terms import free_variables
from redverify.language.types import TypeKind, ValueType, wrap
from redverify.language.walks import conjuncts

#: Positive numbers from the second on, or below the first, are written with an exponent.
_SMALL, _LARGE = Fraction(1, 10**6), 10**17


def spec_lines(spec: core.Spec) -> list[str]:
    """The lines of a specification, with an empty line between declarations and equations."""
    block = sx.SpecBlock(_ident(spec.name), _idents(spec.parameters), tuple(_items(spec)))
    lines = list(block_lines(block))
    first_equation = len(lines) - len(spec.equations)
    return [*lines[:first_equation], "", *lines[first_equation:]]


def impl_lines(impl: core.Impl) -> list[str]:
    """The lines of an implementation without its specification; checks of parts of arrays have no text."""
    block = sx.ImplBlock(
        _ident(impl.name),
        _ident(impl.spec.name),
        tuple([_binding(b) for b in impl.bindings]),
        tuple([sx.Assume(_WRITER.condition(c)) for c in impl.assumptions]),
        _block(impl.body),
        parameters=_idents(impl.parameters),
        widths=() if impl.width is None else (sx.Width(_ident(impl.width.name)),),
    )
    return list(block_lines(block))


def annotation_text(value: core.ValueExpr) -> str:
    """A value as it stands between the braces of an annotation."""
    return expression_text(_WRITER.value(value))


def indices_text(indices: Iterable[core.IndexExpr]) -> str:
    """Indices as they stand between brackets."""
    return ", ".join([expression_text(_WRITER.index(i)) for i in indices])


# ---------------------------------------------------------------- expressions


class _SourceWriter(ExpressionWriter):
    """Makes the syntax trees of typed expressions, as programs show them."""

    def multiple(self, factor: int, operand: core.IndexExpr) -> sx.Expr:
        """``4*i``, without spaces."""
        if factor in (1, -1):
            return super().multiple(factor, operand)
        return sx.Binary("*", self.integer(factor), self.index(operand), tight=True)

    def condition(self, condition: core.Cond) -> sx.Expr:
        """A condition; nested conjunctions are written without parentheses, bounds as a chain."""
        if not isinstance(condition, core.CAnd):
            return super().condition(condition)
        first, *others = self._chained(list(conjuncts(condition)))
        for other in others:
            first = sx.Binary("and", first, other)
        return first

    def _chained(self, conjuncts: list[core.Cond]) -> Iterator[sx.Expr]:
        """The conjuncts; ``a <= x`` followed by ``x < b`` or ``x <= b`` becomes one comparison."""
        position = 0
        while position < len(conjuncts):
            match conjuncts[position : position + 2]:
                case [
                    core.CCmp("<=", low, middle),
                    core.CCmp("<" | "<=" as operator, same, high),
                ] if middle == same:
                    sides = (self.index(low), self.index(middle), self.index(high))
                    yield sx.Comparison(sides, ("<=", operator))
                    position += 2
                case _:
                    yield self.condition(conjuncts[position])
                    position += 1

    def value(self, value: core.ValueExpr) -> sx.Expr:
        """A value; literals get a type by a cast where nothing else in the text gives them one."""
        match value:
            case core.Apply(_, function, (left, right), False) if function in COMPARISONS and not (
                _is_typed(left) or _is_typed(right)
            ):
                return sx.Comparison((self._typed(left), self.value(right)), (function,))
            case core.Cast(type_, operand) if not (_is_typed(operand) or _is_whole(operand, type_)):
                return sx.CastTo(type_.name, self._typed(operand))
            case core.Apply(type_, "neg", (core.Literal() as number,), False) if type_.is_integer:
                # A minus in front of a number is its sign, which not all types have.
                return sx.Negate(sx.CastTo(type_.name, self.value(number)))
            case core.IndexCast(type_, operand) if not free_variables(operand):
                # A cast of literals is read as one of their value at this type, and not of an index.
                index = value_at(operand, {})
                index = wrap(type_)(index) if type_.is_integer else index
                return sx.CastTo(type_.name, self.value(core.Literal(type_, Fraction(index))))
        return super().value(value)

    def _typed(self, value: core.ValueExpr) -> sx.Expr:
        """A value whose text does not determine its type, with a cast that does.

        Of a choice it is in the first branch: a cast of all of it would be one of an index.
        """
        if isinstance(value, core.Select):
            then, otherwise = self._typed(value.then), self.value(value.otherwise)
            return sx.Call("select", (self.condition(value.condition), then, otherwise))
        return sx.CastTo(value.type.name, self.value(value))

    def decimal(self, value: Fraction) -> sx.Expr:
        """A fraction in decimals, with an exponent where it is very large or very small."""
        number = super().decimal(value)
        if not isinstance(number, sx.Number) or value == 0 or _SMALL <= value < _LARGE:
            return number
        whole, part = number.text.split(".")
        digits = (whole + part).lstrip("0")
        exponent = len(digits) - 1 - len(part)
        digits = digits.rstrip("0")
        return sx.Number(f"{digits[0]}.{digits[1:] or '0'}e{exponent}")


_WRITER = _SourceWriter()


def _is_typed(value: core.ValueExpr) -> bool:
    """Whether the text of a value says its type: something in it is not a number of any type."""
    match value:
        case core.Literal(type=type_):
            return type_.kind is TypeKind.BOOL
        case core.Apply(type_, function, arguments, declared):
            whole = declared or function == core.RECORD or type_.kind is TypeKind.BOOL
            return whole or any(map(_is_typed, arguments[function == "select" :]))
        case core.Select(then=then, otherwise=otherwise):
            return _is_typed(then) or _is_typed(otherwise)
        case core.Reduce(body=body):
            return _is_typed(body)
        case core.Element(reduction=reduction):
            return _is_typed(reduction)
    return True


def _is_whole(value: core.ValueExpr, target: ValueType) -> bool:
    """Whether it is a small whole number, which all types have, and written as a literal of the target."""
    if not isinstance(value, core.Literal) or isinstance(value.value, str):
        return False
    return value.value in range(128) and (value.type.is_integer or not target.is_integer)


# ---------------------------------------------------------------- specifications


def _ident(name: str) -> sx.Ident:
    return sx.Ident(name)


def _idents(names: Iterable[str]) -> tuple[sx.Ident, ...]:
    return tuple([sx.Ident(name) for name in names])


def _items(spec: core.Spec) -> Iterator[sx.Item]:
    """Declarations, then equations; assumptions that always hold are left out."""
    for condition in spec.assumptions:
        if not isinstance(condition, core.CTrue):
            yield sx.Assume(_WRITER.condition(condition))
    for type_ in spec.types:
        fields = tuple([(_ident(name), _ident(t.name)) for name, t in type_.fields])
        yield sx.RecordItem(_ident(type_.name), fields) if fields else sx.TypeItem(_ident(type_.name))
    for function in spec.functions.values():
        types = _idents(t.name for t in function.arguments)
        yield sx.FunctionItem(_ident(function.name), types, _ident(function.result.name))
    for operator in spec.operators.values():
        yield _operator(operator)
    for tensor in spec.tensors.values():
        range_ = None if tensor.range is None else _range(*tensor.range)
        type_name = _ident(tensor.type.name)
        if tensor.region is None:
            variables = _idents(spec.equations_of(tensor.name)[0].variables)
            yield sx.TensorItem(_ident(tensor.name), variables, type_name, range=range_)
        else:
            extents = tuple([_extent(*bounds) for bounds in tensor.region])
            yield sx.BoundaryItem(
                tensor.kind, _ident(tensor.name), extents, type_name, range=range_, monotone=tensor.monotone
            )
    for equation in spec.equations:
        always = isinstance(equation.condition, core.CTrue)
        yield sx.EquationItem(
            _ident(equation.tensor),
            _idents(equation.variables),
            _WRITER.value(equation.value),
            None if always else _WRITER.condition(equation.condition),
        )


def _operator(operator: core.Operator) -> sx.OperatorItem:
    laws = [sx.Law("assoc")] * operator.associative + [sx.Law("comm")] * operator.commutative
    if operator.unit is not None:
        laws.append(sx.Law("unit", _WRITER.value(operator.unit)))
    if operator.start is not None:
        laws.append(sx.Law("from", _WRITER.value(operator.start)))
    definition = None if operator.definition is None else _WRITER.value(operator.definition)
    return sx.OperatorItem(
        _ident(operator.name),
        _ident(operator.type.name),
        tuple(laws),
        _idents(operator.parameters),
        definition,
    )


def _extent(lower: core.IndexExpr, upper: core.IndexExpr) -> sx.Extent:
    return sx.Extent(_lower(lower), _WRITER.index(upper))


def _range(lower: core.IndexExpr, upper: core.IndexExpr) -> sx.Extent:
    return sx.Extent(_WRITER.index(lower), _WRITER.index(upper))


def _lower(lower: core.IndexExpr) -> sx.Expr | None:
    """A lower bound, or ``None`` if it is zero, which is not written."""
    return None if lower == core.IConst(0) else _WRITER.index(lower)


# ---------------------------------------------------------------- implementations


def _binding(binding: core.Binding) -> sx.Binding:
    """``a = A`` where the indices are the variables themselves, else with all indices."""
    array, tensor = _ident(binding.array), _ident(binding.tensor)
    plain = tuple([core.IVar(v) for v in binding.variables])
    if binding.indices == plain and binding.extents is None:
        return sx.Binding(array, None, None, tensor, None)
    extents = None if binding.extents is None else _indices(binding.extents)
    return sx.Binding(array, _indices(binding.indices), extents, tensor, _idents(binding.variables))


def _indices(indices: Iterable[core.IndexExpr]) -> tuple[sx.Expr, ...]:
    return tuple([_WRITER.index(i) for i in indices])


def _block(block: core.Block) -> sx.Block:
    return tuple([written for command in block for written in _command(command)])


def _command(command: core.Command) -> tuple[sx.Command, ...]:
    """The command; what stands in the body of ``let`` or ``allocate`` follows it."""
    match command:
        case core.Skip():
            return (sx.Skip(),)
        case core.Inside():
            return ()
        case core.Assign(array=array, indices=indices, annotation=annotation, value=value):
            written = (_WRITER.value(annotation), _WRITER.value(value))
            return (sx.Assign(_ident(array), _indices(indices), *written),)
        case core.Accumulate():
            return (_accumulation(command),)
        case core.Scope(arrays=arrays, body=body):
            return (sx.Scope(_idents(arrays), _block(body)),)
        case core.Let(variable=variable, value=index, body=body):
            return (sx.Let(_ident(variable), _WRITER.index(index)), *_block(body))
        case core.DataLet(variable=variable, lower=lower, upper=upper, body=body):
            held = (_WRITER.value(command.annotation), _WRITER.value(command.value))
            within = (_WRITER.index(lower), _WRITER.index(upper))
            return (sx.DataLet(_ident(variable), *held, *within), *_block(body))
        case core.Allocate(array=array, extents=extents, type=type_, body=body):
            return (sx.Allocate(_ident(array), _indices(extents), _ident(type_.name)), *_block(body))
        case core.If(condition=condition, then=then, otherwise=otherwise):
            branch = sx.Branch(_WRITER.condition(condition), _block(then))
            return (sx.If((branch,), _block(otherwise) if otherwise else None),)
        case core.Loop(variable=variable, lower=lower, upper=upper, body=body, parallel=parallel):
            bounds = (_lower(lower), _WRITER.index(upper))
            return (sx.Loop(parallel, None, _ident(variable), *bounds, _block(body)),)
        case _:
            assert_never(command)


def _accumulation(command: core.Accumulate) -> sx.Accumulate:
    element = command.reduction_indices
    return sx.Accumulate(
        _ident(command.array),
        _indices(command.indices),
        _WRITER.value(command.annotation),
        _ident(command.operator),
        None if element is None else _indices(element),
        _WRITER.value(command.value),
        command.atomic,
    )
