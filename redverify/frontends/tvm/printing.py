"""The ``.sched`` text of a specification and its implementation."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from redverify.language import core
from redverify.language.core import (
    Access,
    Apply,
    CAnd,
    Cast,
    CCmp,
    CFalse,
    CNot,
    Cond,
    Constant,
    COr,
    CTrue,
    Element,
    IAdd,
    IConst,
    IDiv,
    IMax,
    IMin,
    IMod,
    IMul,
    IndexCast,
    IndexCondition,
    IndexExpr,
    ISelect,
    IVar,
    Literal,
    Read,
    Reduce,
    Select,
    ValueExpr,
)
from redverify.language.operators import REDUCTION_NAME

#: Levels of precedence, loosest first.
_OR, _AND, _NOT, _COMPARE, _SUM, _PRODUCT, _UNARY, _ATOM = range(8)

_INFIX = {
    "or": _OR,
    "and": _AND,
    **dict.fromkeys(("==", "!=", "<", "<=", ">", ">="), _COMPARE),
    "+": _SUM,
    "-": _SUM,
    "*": _PRODUCT,
    "/": _PRODUCT,
}


def _wrap(text: str, level: int, context: int) -> str:
    return f"({text})" if level < context else text


def index_text(expr: IndexExpr, context: int = _OR) -> str:
    """An index expression, in parentheses if it binds looser than ``context``."""
    match expr:
        case IVar(name):
            return name
        case IConst(value):
            return _wrap(str(value), _ATOM if value >= 0 else _UNARY, context)
        case IAdd(left, right):
            return _wrap(f"{index_text(left, _SUM)} {_signed(right)}", _SUM, context)
        case IMul(-1, operand):
            return _wrap(f"-{index_text(operand, _UNARY)}", _UNARY, context)
        case IMul(factor, operand):
            return _wrap(f"{factor}*{index_text(operand, _UNARY)}", _PRODUCT, context)
        case IDiv(operand, divisor):
            return _wrap(f"{index_text(operand, _PRODUCT)} // {divisor}", _PRODUCT, context)
        case IMod(operand, divisor):
            return _wrap(f"{index_text(operand, _PRODUCT)} % {divisor}", _PRODUCT, context)
        case IMin(operands):
            return f"min({', '.join(index_text(o) for o in operands)})"
        case IMax(operands):
            return f"max({', '.join(index_text(o) for o in operands)})"
        case ISelect(condition, then, otherwise):
            return f"select({condition_text(condition)}, {index_text(then)}, {index_text(otherwise)})"


def _signed(term: IndexExpr) -> str:
    """A term after a sum, with its sign as an operator."""
    match term:
        case IConst(value) if value < 0:
            return f"- {-value}"
        case IMul(factor, operand) if factor < 0:
            positive = operand if factor == -1 else IMul(-factor, operand)
            return f"- {index_text(positive, _PRODUCT)}"
        case _:
            return f"+ {index_text(term, _PRODUCT)}"


def condition_text(condition: Cond, context: int = _OR) -> str:
    """An index condition; ``a <= x and x < b`` is written as a chain."""
    match condition:
        case CTrue():
            return "true"
        case CFalse():
            return "false"
        case CCmp(op, left, right):
            text = f"{index_text(left, _SUM)} {op} {index_text(right, _SUM)}"
            return _wrap(text, _COMPARE, context)
        case CAnd():
            return _wrap(" and ".join(_chained(_conjuncts(condition))), _AND, context)
        case COr(left, right):
            return _wrap(f"{condition_text(left, _OR)} or {condition_text(right, _AND)}", _OR, context)
        case CNot(operand):
            return _wrap(f"not {condition_text(operand, _NOT)}", _NOT, context)


def _conjuncts(condition: Cond) -> list[Cond]:
    if isinstance(condition, CAnd):
        return [*_conjuncts(condition.left), *_conjuncts(condition.right)]
    return [condition]


def _chained(conjuncts: list[Cond]) -> list[str]:
    texts: list[str] = []
    position = 0
    while position < len(conjuncts):
        pair = conjuncts[position : position + 2]
        match pair:
            case [CCmp("<=", low, middle), CCmp("<" | "<=" as op, same, high)] if middle == same:
                bounds = [index_text(e, _SUM) for e in (low, middle, high)]
                texts.append(f"{bounds[0]} <= {bounds[1]} {op} {bounds[2]}")
                position += 2
            case _:
                texts.append(condition_text(conjuncts[position], _NOT))
                position += 1
    return texts


def literal_text(literal: Literal) -> str:
    """A literal; large and small fractions are written with an exponent."""
    value = literal.value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value
    if not literal.type.is_floating:
        return str(value)
    return decimal_text(value)


def decimal_text(value: Fraction) -> str:
    """The exact decimal digits of a fraction whose denominator divides a power of ten."""
    sign = "-" if value < 0 else ""
    value = abs(value)
    places = 0
    while (value * 10**places).denominator != 1:
        places += 1
    digits = str(int(value * 10**places)).rjust(places + 1, "0")
    whole, part = digits[: len(digits) - places], digits[len(digits) - places :]
    if value >= 10**17:
        stripped = whole.rstrip("0") or "0"
        return f"{sign}{stripped[0]}.{stripped[1:] or '0'}e{len(whole) - 1}"
    if 0 < value < Fraction(1, 10**6):
        stripped = digits.lstrip("0")
        return f"{sign}{stripped[0]}.{stripped[1:] or '0'}e{len(stripped) - 1 - places}"
    return f"{sign}{whole}.{part or '0'}"


def value_text(value: ValueExpr, context: int = _OR) -> str:
    """A value expression, in parentheses if it binds looser than ``context``."""
    match value:
        case Literal():
            text = literal_text(value)
            return _wrap(text, _UNARY if text.startswith("-") else _ATOM, context)
        case Constant(_, name):
            return name
        case Access(_, tensor, indices):
            return f"{tensor}({_listed(indices)})"
        case Read(_, array, indices):
            return f"{array}[{_listed(indices)}]"
        case Apply():
            return _apply_text(value, context)
        case Select(_, condition, then, otherwise):
            return f"select({condition_text(condition)}, {value_text(then)}, {value_text(otherwise)})"
        case IndexCondition(_, condition):
            return condition_text(condition, context)
        case Cast(type_, operand):
            return f"{type_}({value_text(operand)})"
        case IndexCast(type_, operand):
            return f"{type_}({index_text(operand)})"
        case Reduce():
            return _reduce_text(value, context)
        case Element(_, reduction, indices):
            return f"({value_text(reduction)})@({_listed(indices)})"


def _listed(indices: Iterable[IndexExpr]) -> str:
    return ", ".join(index_text(i) for i in indices)


def _apply_text(value: Apply, context: int) -> str:
    level = None if value.declared else _INFIX.get(value.function)
    if level is not None:
        # Comparisons do not chain here, and sums keep the order in which they round.
        left_level = level + 1 if level == _COMPARE else level
        left = value_text(value.arguments[0], left_level)
        right = value_text(value.arguments[1], level + 1)
        return _wrap(f"{left} {value.function} {right}", level, context)
    if value.function == "neg":
        return _wrap(f"-{value_text(value.arguments[0], _ATOM)}", _UNARY, context)
    if value.function == "not":
        return _wrap(f"not {value_text(value.arguments[0], _NOT)}", _NOT, context)
    return f"{value.function}({', '.join(value_text(a) for a in value.arguments)})"


def _reduce_text(value: Reduce, context: int) -> str:
    name = REDUCTION_NAME.get(value.operator, f"reduce {value.operator}")
    head = f"{name}[{', '.join(value.binders)} : {condition_text(value.condition)}]"
    text = f"{head} {value_text(value.body, _PRODUCT)}"
    if value.init is None:
        return _wrap(text, _UNARY, context)
    level = _INFIX.get(value.operator)
    if level is None:
        return f"{value.operator}({value_text(value.init)}, {text})"
    return _wrap(f"{value_text(value.init, level)} {value.operator} {text}", level, context)


# ---------------------------------------------------------------- specifications and implementations


def spec_lines(spec: core.Spec) -> list[str]:
    """The lines of a specification."""
    lines = [f"spec {spec.name}({', '.join(spec.parameters)}):"]
    lines += [f"    assume {condition_text(c)}" for c in spec.assumptions if not isinstance(c, CTrue)]
    for function in spec.functions.values():
        types = ", ".join(str(t) for t in function.arguments)
        lines.append(f"    function {function.name}({types}) -> {function.result}")
    for operator in spec.operators.values():
        unit = f" unit {value_text(operator.unit)}" if operator.unit is not None else ""
        laws = f"{' assoc' * operator.associative}{' comm' * operator.commutative}{unit}"
        lines.append(f"    operator {operator.name} : {operator.type}{laws}")
    for tensor in spec.tensors.values():
        if tensor.region is not None:
            extents = ", ".join(index_text(upper) for _, upper in tensor.region)
            lines.append(f"    {tensor.kind} {tensor.name}[{extents}] : {tensor.type}")
        else:
            names = ", ".join(spec.equations_of(tensor.name)[0].variables)
            lines.append(f"    tensor {tensor.name}({names}) : {tensor.type}")
    lines.append("")
    for equation in spec.equations:
        guard = "" if isinstance(equation.condition, CTrue) else f" if {condition_text(equation.condition)}"
        left = f"{equation.tensor}({', '.join(equation.variables)})"
        lines.append(f"    {left} = {value_text(equation.value)}{guard}")
    return lines


def impl_lines(impl: core.Impl) -> list[str]:
    """The lines of an implementation; all bindings are of the form ``a = A``."""
    bindings = ", ".join(f"{b.array} = {b.tensor}" for b in impl.bindings)
    lines = [f"impl {impl.name} of {impl.spec.name}({bindings}):"]
    lines += [f"    assume {condition_text(c)}" for c in impl.assumptions]
    return [*lines, *block_lines(impl.body, 1)]


def block_lines(block: core.Block, depth: int) -> list[str]:
    """The lines of a block of commands."""
    return [line for command in block for line in _command_lines(command, depth)]


def _command_lines(command: core.Command, depth: int) -> list[str]:
    pad = "    " * depth
    match command:
        case core.Skip():
            return [f"{pad}skip"]
        case core.Assign():
            target = f"{command.array}[{_listed(command.indices)}]"
            return [f"{pad}{target} {{{value_text(command.annotation)}}} := {value_text(command.value)}"]
        case core.Accumulate():
            return [pad + _accumulate_text(command)]
        case core.Scope(arrays, body):
            return [f"{pad}accumulate {', '.join(arrays)}:", *block_lines(body, depth + 1)]
        case core.Let(variable, value, body):
            return [f"{pad}let {variable} = {index_text(value)}", *block_lines(body, depth)]
        case core.Allocate():
            extents = _listed(command.extents)
            head = f"{pad}allocate {command.array}[{extents}] : {command.type}"
            return [head, *block_lines(command.body, depth)]
        case core.If(condition, then, otherwise):
            lines = [f"{pad}if {condition_text(condition)}:", *block_lines(then, depth + 1)]
            return [*lines, f"{pad}else:", *block_lines(otherwise, depth + 1)] if otherwise else lines
        case core.Loop():
            word = "par" if command.parallel else "for"
            if command.lower == IConst(0):
                bounds = f"{command.variable} < {index_text(command.upper, _SUM)}"
            else:
                low, high = index_text(command.lower, _SUM), index_text(command.upper, _SUM)
                bounds = f"{command.variable} in {low}..{high}"
            return [f"{pad}{word} {bounds}:", *block_lines(command.body, depth + 1)]


def _accumulate_text(command: core.Accumulate) -> str:
    element = "" if command.reduction_indices is None else f"{{{_listed(command.reduction_indices)}}}"
    atomic = "atomic " if command.atomic else ""
    target = f"{atomic}{command.array}[{_listed(command.indices)}]"
    operation = f"{command.operator}{element}="
    return f"{target} {{{value_text(command.annotation)}}} {operation} {value_text(command.value)}"
