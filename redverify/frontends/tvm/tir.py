"""Walks over TVM's own data: what kind a node is, and what stands inside it.

Nodes are recognised by the names of their classes, so that nothing here imports TVM.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any


def kind_of(node: Any) -> str:
    """The class of a TIR node, by name: ``Add``, ``TensorLoad``, ``For``, ..."""
    return type(node).__name__


def dtype_of(node: Any) -> str:
    """The type of an expression or a variable, as TVM names it: ``int32``, ``bool``."""
    return str(getattr(node.ty, "dtype", node.ty))


def operation_name(call: Any) -> str:
    """The operator of a call without its dialect: ``tirx.exp`` is ``exp``."""
    name = str(getattr(call.op, "name", None) or getattr(call.op, "name_hint", None) or call.op)
    return name.rsplit(".", 1)[-1]


def operands(node: Any) -> list[Any]:
    """The operands of an expression."""
    match kind_of(node):
        case "Call":
            return [a for a in node.args if hasattr(a, "ty")]
        case "Select":
            return [node.condition, node.true_value, node.false_value]
        case "Cast":
            return [node.value]
        case "TensorLoad" | "BufferLoad":
            return list(node.indices)
        case _:
            return [getattr(node, f) for f in ("a", "b") if hasattr(node, f)]


def has_load(node: Any) -> bool:
    """Whether the expression reads a buffer."""
    return kind_of(node) in ("TensorLoad", "BufferLoad") or any(has_load(o) for o in operands(node))


def variables_in(node: Any) -> Iterator[Any]:
    """The variables of an expression."""
    if kind_of(node) == "Var":
        yield node
    for operand in operands(node):
        yield from variables_in(operand)


def statements(node: Any) -> Iterable[Any]:
    """The statements directly inside a statement; those of a block's ``T.init()`` are left out."""
    match kind_of(node):
        case "SBlockRealize":
            return (node.block.body,)
        case "SeqStmt":
            return tuple(node.seq)
        case "IfThenElse":
            return (node.then_case,) if node.else_case is None else (node.then_case, node.else_case)
        case _:
            return (node.body,) if hasattr(node, "body") else ()


def is_compact(type_: Any) -> bool:
    """No strides, or those of a row-major array of constant extents."""
    strides, expected = list(type_.strides), 1
    for stride, extent in zip(reversed(strides), reversed(list(type_.shape)), strict=False):
        if kind_of(stride) != "IntImm" or kind_of(extent) != "IntImm" or int(stride.value) != expected:
            return False
        expected *= int(extent.value)
    return True


def variables_of_shape(shape: Any) -> list[Any]:
    """The variables of the extents that are expressions, in order."""
    found: list[Any] = []

    def visit(node: Any) -> None:
        if kind_of(node) == "Var":
            found.append(node)
        for field in ("a", "b", "value"):
            if hasattr(node, field) and hasattr(getattr(node, field), "ty"):
                visit(getattr(node, field))

    for extent in shape:
        visit(extent)
    return found
