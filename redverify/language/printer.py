"""Syntax tree to source text; parsing the text gives the tree back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from redverify.language import syntax as sx

_OR, _AND, _NOT, _COMPARISON, _SUM, _PRODUCT, _UNARY, _POSTFIX = range(1, 9)

_LEVEL = {
    "or": _OR,
    "and": _AND,
    "+": _SUM,
    "-": _SUM,
    "*": _PRODUCT,
    "/": _PRODUCT,
    "//": _PRODUCT,
    "%": _PRODUCT,
}

_INDENT = "    "


def file_text(file: sx.File) -> str:
    """The text of a file."""
    parts = [[f'import "{item.path}"' for item in file.imports]] if file.imports else []
    parts += [list(block_lines(block)) for block in file.blocks]
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


# ---------------------------------------------------------------- expressions


def expression_text(expr: sx.Expr) -> str:
    """The text of an expression."""
    return _expr(expr, 0, True)


def _list(exprs: Iterable[sx.Expr]) -> str:
    return ", ".join([_expr(e, 0, True) for e in exprs])


def _names(idents: Iterable[sx.Ident]) -> str:
    return ", ".join([ident.name for ident in idents])


def _expr(expr: sx.Expr, least: int, tail: bool) -> str:
    """The text of ``expr`` where phrases looser than ``least`` need parentheses.

    ``tail`` is false where ``+ - * / // %`` or ``@`` follow: a reduction needs parentheses there,
    as its body would reach over what follows.
    """
    level = _level(expr)
    if level < least or (isinstance(expr, sx.Reduction) and not tail):
        return f"({_phrase(expr, True)})"
    return _phrase(expr, tail)


def _level(expr: sx.Expr) -> int:
    match expr:
        case sx.Binary(operator=operator):
            return _LEVEL[operator]
        case sx.Not():
            return _NOT
        case sx.Comparison():
            return _COMPARISON
        case sx.Negate() | sx.Reduction():
            return _UNARY
        case sx.Number() | sx.Truth() | sx.Infinity() | sx.Variable():
            return _POSTFIX
        case sx.ArrayRead() | sx.Call() | sx.CastTo() | sx.ElementAt() | sx.Projection():
            return _POSTFIX
        case _:
            assert_never(expr)


def _phrase(expr: sx.Expr, tail: bool) -> str:
    match expr:
        case sx.Number(text=text):
            return text
        case sx.Truth(value=truth):
            return "true" if truth else "false"
        case sx.Infinity():
            return "inf"
        case sx.Variable(name=name):
            return name
        case sx.ArrayRead(array=name, indices=indices):
            return f"{name}[{_list(indices)}]"
        case sx.Call(name=name, arguments=arguments):
            return f"{name}({_list(arguments)})"
        case sx.CastTo(type=name, operand=operand):
            return f"{name}({_expr(operand, 0, True)})"
        case sx.Negate(operand=operand):
            return f"-{_expr(operand, _UNARY, tail)}"
        case sx.Not(operand=operand):
            return f"not {_expr(operand, _NOT, True)}"
        case sx.Binary(operator=operator, left=left, right=right):
            level = _LEVEL[operator]
            logical = level in (_OR, _AND)
            before, after = _expr(left, level, logical), _expr(right, level + 1, logical or tail)
            return f"{before}{operator}{after}" if expr.tight else f"{before} {operator} {after}"
        case sx.Comparison(operands=operands, operators=operators):
            sides = [_expr(operand, _SUM, True) for operand in operands]
            links = [f" {op} {side}" for op, side in zip(operators, sides[1:], strict=True)]
            return sides[0] + "".join(links)
        case sx.Reduction(word=word, operator=op, binders=binders, condition=condition, body=body):
            head = word if op is None else f"{word} {op}"
            return f"{head}[{_names(binders)} : {_expr(condition, 0, True)}] {_expr(body, _PRODUCT, True)}"
        case sx.ElementAt(reduction=reduction, indices=indices):
            return f"{_expr(reduction, _POSTFIX, False)}@({_list(indices)})"
        case sx.Projection(record=record, name=name):
            text = _expr(record, _POSTFIX, False)
            return f"({text}).{name.name}" if isinstance(record, sx.Number) else f"{text}.{name.name}"


# ---------------------------------------------------------------- specifications


def block_lines(block: sx.SpecBlock | sx.ImplBlock) -> Iterator[str]:
    """The lines of a specification or an implementation."""
    if isinstance(block, sx.SpecBlock):
        yield f"spec {block.name.name}({_names(block.parameters)}):"
        yield from [_INDENT + _item_text(item) for item in block.items]
        return
    bindings = ", ".join([_binding_text(binding) for binding in block.bindings])
    parameters = f"({_names(block.parameters)})" if block.parameters else ""
    yield f"impl {block.name.name}{parameters} of {block.spec.name}({bindings}):"
    yield from [_INDENT + _item_text(item) for item in block.assumptions]
    yield from [f"{_INDENT}indices {width.type.name}" for width in block.widths]
    yield from [_INDENT + _overlap_text(overlap) for overlap in block.overlaps]
    yield from _indented(block.body)


def _overlap_text(overlap: sx.Overlap) -> str:
    condition = "" if overlap.condition is None else f" if {expression_text(overlap.condition)}"
    return f"overlap {overlap.left.name}, {overlap.right.name} at {_names(overlap.distances)}{condition}"


def _item_text(item: sx.Item) -> str:
    match item:
        case sx.Assume(condition=condition):
            return f"assume {expression_text(condition)}"
        case sx.TypeItem(name=name):
            return f"type {name.name}"
        case sx.RecordItem(name=name, fields=fields):
            return f"type {name.name} = ({', '.join([f'{f.name} : {t.name}' for f, t in fields])})"
        case sx.FunctionItem(name=name, arguments=arguments, result=result):
            return f"function {name.name}({_names(arguments)}) -> {result.name}"
        case sx.OperatorItem(name=name, type=type_, laws=laws, definition=definition):
            variables = "" if definition is None else f"({_names(item.variables)})"
            words = [f"operator {name.name}{variables} : {type_.name}", *[_law_text(law) for law in laws]]
            if definition is not None:
                words += ["=", expression_text(definition)]
            return " ".join(words)
        case sx.BoundaryItem(kind=kind, name=name, extents=extents, type=type_):
            written = ", ".join([_extent_text(extent) for extent in extents])
            within = "" if item.range is None else f" in {_extent_text(item.range)}"
            return f"{kind} {name.name}[{written}] : {type_.name}{within}{' monotone' * item.monotone}"
        case sx.TensorItem(name=name, variables=variables, type=type_):
            within = "" if item.range is None else f" in {_extent_text(item.range)}"
            return f"tensor {name.name}({_names(variables)}) : {type_.name}{within}"
        case sx.EquationItem(tensor=tensor, variables=variables, value=value, guard=guard):
            condition_text = "" if guard is None else f" if {expression_text(guard)}"
            return f"{tensor.name}({_names(variables)}) = {expression_text(value)}{condition_text}"


def _law_text(law: sx.Law) -> str:
    return law.word if law.unit is None else f"{law.word} {expression_text(law.unit)}"


def _extent_text(extent: sx.Extent) -> str:
    upper = _expr(extent.upper, _SUM, True)
    return upper if extent.lower is None else f"{_expr(extent.lower, _SUM, True)}..{upper}"


def _binding_text(binding: sx.Binding) -> str:
    if binding.indices is None or binding.variables is None:
        return f"{binding.array.name} = {binding.tensor.name}"
    box = "" if binding.extents is None else f" : {_list(binding.extents)}"
    cell = f"{binding.array.name}[{_list(binding.indices)}{box}]"
    return f"{cell} = {binding.tensor.name}({_names(binding.variables)})"


# ---------------------------------------------------------------- commands


def command_lines(command: sx.Command) -> Iterator[str]:
    """The lines of a command, without indentation of the command itself."""
    match command:
        case sx.Skip():
            yield "skip"
        case sx.Assign(array=array, indices=indices, annotation=annotation, value=value):
            yield f"{array.name}[{_list(indices)}]{_annotation(annotation)} := {expression_text(value)}"
        case sx.Accumulate():
            yield _accumulation_text(command)
        case sx.Scope(arrays=arrays, body=body):
            yield f"accumulate {_names(arrays)}:"
            yield from _indented(body)
        case sx.Let(variable=variable, value=value):
            yield f"let {variable.name} = {expression_text(value)}"
        case sx.DataLet(variable=variable, annotation=annotation, value=value):
            within = f"{_expr(command.lower, _SUM, True)}..{_expr(command.upper, _SUM, True)}"
            yield f"let {variable.name}{_annotation(annotation)} := {expression_text(value)} in {within}"
        case sx.Allocate(array=array, extents=extents, type=type_):
            yield f"allocate {array.name}[{_list(extents)}] : {type_.name}"
        case sx.View(name=name, variables=variables, extents=extents, array=array, indices=indices):
            pairs = zip(variables, extents, strict=True)
            own = [v.name if e is None else f"{v.name} < {_expr(e, _SUM, True)}" for v, e in pairs]
            yield f"view {name.name}[{', '.join(own)}] = {array.name}[{_list(indices)}]"
        case sx.If(branches=branches, otherwise=otherwise):
            for number, branch in enumerate(branches):
                yield f"{'elif' if number else 'if'} {expression_text(branch.condition)}:"
                yield from _indented(branch.body)
            if otherwise is not None:
                yield "else:"
                yield from _indented(otherwise)
        case sx.Loop():
            yield _loop_text(command)
            yield from _indented(command.body)
        case _:
            assert_never(command)


def _indented(block: sx.Block) -> list[str]:
    return [_INDENT + line for command in block for line in command_lines(command)]


def _annotation(annotation: sx.Expr | None) -> str:
    return "" if annotation is None else f" {{{expression_text(annotation)}}}"


def _accumulation_text(command: sx.Accumulate) -> str:
    atomic = "atomic " if command.atomic else ""
    cell = f"{command.array.name}[{_list(command.indices)}]{_annotation(command.annotation)}"
    inserted = "" if command.reduction_indices is None else f"{{{_list(command.reduction_indices)}}}"
    return f"{atomic}{cell} {command.operator.name}{inserted}= {expression_text(command.value)}"


def _loop_text(loop: sx.Loop) -> str:
    word = ("par" if loop.parallel else "for") + ("" if loop.tag is None else f"[{loop.tag}]")
    upper = _expr(loop.upper, _SUM, True)
    if loop.lower is None:
        return f"{word} {loop.variable.name} < {upper}:"
    return f"{word} {loop.variable.name} in {_expr(loop.lower, _SUM, True)}..{upper}:"
