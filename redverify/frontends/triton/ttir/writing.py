"""Text of a kernel that was read, in MLIR's generic form: Triton can say whether it was read right."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

from redverify.frontends.triton.ttir.ir import (
    Attribute,
    Function,
    Operation,
    Region,
    Scalar,
    Value,
    element_of,
)
from redverify.frontends.triton.ttir.operations import WORDS

_FORMATS = {"f16": ("<e", 4), "bf16": ("<f", 4), "f32": ("<f", 8), "f64": ("<d", 16)}


def text_of(function: Function) -> str:
    """The module that a kernel is."""
    return "\n".join(_Writer().module(function)) + "\n"


def unlike(function: Function, pretty: str) -> str:
    """The name of an operation that Triton's own form says other words of than were read; empty if none is.

    The generic form has numbers for them.
    """
    names = {name for name, _ in WORDS}
    every = (inner for block in function.blocks.values() for one in block for inner in one.walk())
    mine = [one for one in every if one.name in names]
    theirs = [words for line in pretty.split("\n") if names & {*(words := line.split())}]
    if len(mine) != len(theirs):
        return "one operation"
    for operation, words in zip(mine, theirs, strict=True):
        said = {word.rstrip(",") for word in words}
        read = {str(v) for key, v in operation.attributes.items() if (operation.name, key) in WORDS}
        unsaid = set() if "inputPrecision" in said else {"ieee"}
        if operation.name not in said or not read <= said | unsaid:
            return operation.name
    return ""


class _Writer:
    """Gives each value a number."""

    def __init__(self) -> None:
        self._names: dict[int, str] = {}

    def module(self, function: Function) -> Iterator[str]:
        """The lines of a module."""
        said = f'function_type = ({_types(function.arguments)}) -> (), sym_name = "{function.name}"'
        yield '"builtin.module"() ({'
        yield f'"tt.func"() <{{{said}, sym_visibility = "public"}}> ({{'
        for label, operations in function.blocks.items():
            if label:
                yield f"^{label}:"
            yield from self._region(Region(() if label else function.arguments, operations))
        yield "}) {noinline = false} : () -> ()"
        yield "}) : () -> ()"

    def _region(self, region: Region) -> Iterator[str]:
        if region.arguments:
            yield f"^bb0({', '.join(f'{self._name(v)}: {v.type}' for v in region.arguments)}):"
        for operation in region.operations:
            yield from self._lines(operation)

    def _name(self, value: Value) -> str:
        return self._names.setdefault(id(value), f"%v{len(self._names)}")

    def _list(self, values: Sequence[Value]) -> str:
        return ", ".join(map(self._name, values))

    def _lines(self, operation: Operation) -> Iterator[str]:
        name = "tt.extern_elementwise" if "symbol" in operation.attributes else operation.name
        given = dict(operation.attributes)
        targets = ", ".join(f"^{label}" for label in str(given.pop("to", "")).split(", ") if label)
        said = ", ".join(_attribute(operation, key, value) for key, value in given.items())
        attributes = f"{f'[{targets}]' if targets else ''}{f' {{{said}}}' if said else ''}"
        head = f'{self._left(operation.results)}"{name}"({self._list(operation.operands)})'
        tail = f"{attributes} : ({_types(operation.operands)}) -> ({_types(operation.results)})"
        if not operation.regions:
            yield head + tail
            return
        regions = list(operation.regions)
        if name == "scf.if" and len(regions) == 1:
            regions.append(Region((), ()))
        for region in regions:
            yield "}, {" if region is not regions[0] else head + " ({"
            yield from self._region(region)
        yield "})" + tail

    def _left(self, results: Sequence[Value]) -> str:
        """``%x = `` or ``%x:2 = ``; results are called ``%x#1`` then."""
        if len(results) == 1:
            return f"{self._name(results[0])} = "
        name = f"%v{len(self._names)}"
        self._names |= {id(value): f"{name}#{number}" for number, value in enumerate(results)}
        return f"{name}:{len(results)} = " if results else ""


def _types(values: Sequence[Value]) -> str:
    return ", ".join(str(v.type) for v in values)


def _attribute(operation: Operation, name: str, value: Attribute) -> str:
    if (operation.name, name) in WORDS:
        number = WORDS[operation.name, name].index(str(value))
        return f"{name} = {number} : {'i64' if name == 'predicate' else 'i32'}"
    match value:
        case _ if operation.name == "arith.constant":
            return f"{name} = {_constant(value, operation.result)}"
        case "unit":
            return name
        case bool():
            return f"{name} = {str(value).lower()}"
        case tuple():
            return f"{name} = array<i32{': ' * bool(value)}{', '.join(map(str, value))}>"
        case str():
            return f"{name} = {value}"
        case _:
            return f"{name} = {value} : i32"


def _constant(value: Attribute, result: Value) -> str:
    type_ = element_of(result.type)
    text = str(value).lower()
    if isinstance(type_, Scalar) and type_.is_float:
        assert isinstance(value, float)
        form, digits = _FORMATS[type_.name]
        bits = int.from_bytes(struct.pack(form, value), "little") >> (16 if type_.name == "bf16" else 0)
        text = f"0x{bits:0{digits}X}"
    if isinstance(value, bool) and not result.shape:
        return text
    return f"dense<{text}> : {result.type}" if result.shape else f"{text} : {result.type}"
