"""Text of a kernel that was read, in TTIR's pretty form, so that Triton can say whether it was read right."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

from redverify.frontends.triton.ttir.formats import CACHE, DEFAULTS, FORMATS, says_attributes
from redverify.frontends.triton.ttir.ir import Attribute, Kernel, Operation, Region, Scalar, Value, element_of

_FORMATS = {"f16": ("<e", 4), "bf16": ("<f", 4), "f32": ("<f", 8), "f64": ("<d", 16)}


def text_of(kernel: Kernel) -> str:
    """The module that a kernel is."""
    return "\n".join(_Writer().module(kernel)) + "\n"


class _Writer:
    """Gives each value a number."""

    def __init__(self) -> None:
        self._names: dict[int, str] = {}
        self._blocks = 0

    def module(self, kernel: Kernel) -> Iterator[str]:
        """The lines of a module."""
        arguments = ", ".join(f"{self._name(a)}: {a.type}" for a in kernel.arguments)
        yield "module {"
        yield f"tt.func public @{kernel.name}({arguments}) attributes {{noinline = false}} {{"
        yield from self._body(kernel.body)
        yield "}"
        yield "}"

    def _body(self, operations: Sequence[Operation]) -> Iterator[str]:
        """Operations up to a return; an ``scf.if`` whose regions return was a branch."""
        for operation in operations:
            if operation.name == "scf.if" and _returns(operation.regions[0]):
                yield from self._branch(operation)
            else:
                yield from self._lines(operation)

    def _branch(self, operation: Operation) -> Iterator[str]:
        first, second = self._blocks + 1, self._blocks + 2
        self._blocks += 2
        yield f"cf.cond_br {self._name(operation.operands[0])}, ^bb{first}, ^bb{second}"
        for label, region in zip((first, second), operation.regions, strict=True):
            yield f"^bb{label}:"
            yield from self._body(region.operations)

    def _name(self, value: Value) -> str:
        return self._names.setdefault(id(value), f"%v{len(self._names)}")

    def _list(self, values: Sequence[Value]) -> str:
        return ", ".join(map(self._name, values))

    def _lines(self, operation: Operation) -> Iterator[str]:
        match operation.name:
            case "scf.for":
                yield from self._for(operation)
            case "scf.if":
                yield from self._if(operation)
            case "scf.while":
                yield from self._while(operation)
            case "tt.reduce" | "tt.scan":
                yield from self._fold(operation)
            case _:
                yield self._left(operation) + self._line(operation)

    def _left(self, operation: Operation) -> str:
        """``%x = `` or ``%x:2 = ``; further results are called ``%x#1``."""
        if not operation.results:
            return ""
        name = self._name(operation.results[0])
        if len(operation.results) == 1:
            return f"{name} = "
        for number, value in enumerate(operation.results):
            self._names[id(value)] = f"{name}#{number}"
        return f"{name}:{len(operation.results)} = "

    def _line(self, operation: Operation) -> str:
        """An operation without regions by its format."""
        if operation.name == "arith.constant":
            return f"{operation.name} {_constant(operation.attributes['value'], operation.result)}"
        name = "tt.extern_elementwise" if "symbol" in operation.attributes else operation.name
        left, shown, words = dict(operation.attributes), [], [name]
        operands = list(operation.operands)
        for word in FORMATS[name].split():
            match word:
                case "?" if not operands:
                    break
                case "?":
                    pass
                case "op":
                    words.append(self._name(operands.pop(0)))
                case "ops":
                    shown, operands = operands, []
                    words.append(self._list(shown))
                case "A" | "B":
                    words.append(str(operation.operands["AB".index(word)].type))
                case "types":
                    words.append(", ".join(str(o.type) for o in shown))
                case "R":
                    words.append(str(operation.result.type))
                case "chosen":
                    chosen = operation.operands[0].type
                    words += [] if isinstance(chosen, Scalar) else [f"{chosen},"]
                    words.append(str(operation.result.type))
                case _ if says_attributes(word):
                    words += _said(word, left)
                case _:
                    words.append(word)
        return " ".join(words)

    def _fold(self, operation: Operation) -> Iterator[str]:
        left = self._left(operation)
        (region,) = operation.regions
        attributes = _braces(operation.attributes)
        yield f'{left}"{operation.name}"({self._list(operation.operands)}) <{attributes}> ({{'
        yield f"^bb0({self._typed(region.arguments)}):"
        for inner in region.operations:
            yield from self._lines(inner)
        operands = ", ".join(str(o.type) for o in operation.operands)
        results = ", ".join(str(o.type) for o in operation.results)
        yield f"}}) : ({operands}) -> ({results})"

    def _typed(self, values: Sequence[Value]) -> str:
        return ", ".join(f"{self._name(v)}: {v.type}" for v in values)

    def _region(self, region: Region) -> Iterator[str]:
        for inner in region.operations:
            yield from self._lines(inner)

    def _for(self, operation: Operation) -> Iterator[str]:
        left = self._left(operation)
        first, last, step, *carried = operation.operands
        variable, *inner = operation.regions[0].arguments
        pairs = ", ".join(f"{self._name(a)} = {self._name(b)}" for a, b in zip(inner, carried, strict=True))
        types = ", ".join(str(v.type) for v in inner)
        args = f" iter_args({pairs}) -> ({types})" if inner else ""
        bounds = f"{self._name(first)} to {self._name(last)} step {self._name(step)}"
        yield f"{left}scf.for {self._name(variable)} = {bounds}{args} : {variable.type} {{"
        yield from self._region(operation.regions[0])
        yield f"}} {_braces(operation.attributes)}" if operation.attributes else "}"

    def _if(self, operation: Operation) -> Iterator[str]:
        left = self._left(operation)
        types = ", ".join(str(v.type) for v in operation.results)
        results = f" -> ({types})" if types else ""
        yield f"{left}scf.if {self._name(operation.operands[0])}{results} {{"
        yield from self._region(operation.regions[0])
        if len(operation.regions) > 1:
            yield "} else {"
            yield from self._region(operation.regions[1])
        yield "}"

    def _while(self, operation: Operation) -> Iterator[str]:
        left = self._left(operation)
        condition, body = operation.regions
        pairs = ", ".join(
            f"{self._name(a)} = {self._name(b)}"
            for a, b in zip(condition.arguments, operation.operands, strict=True)
        )
        before = ", ".join(str(v.type) for v in condition.arguments)
        results = ", ".join(str(v.type) for v in operation.results)
        yield f"{left}scf.while ({pairs}) : ({before}) -> ({results}) {{"
        yield from self._region(condition)
        yield "} do {"
        yield f"^bb0({self._typed(body.arguments)}):"
        yield from self._region(body)
        yield "}"


def _returns(region: Region) -> bool:
    return bool(region.operations) and (
        region.operations[-1].name == "tt.return" or _returns_by_branch(region.operations[-1])
    )


def _returns_by_branch(last: Operation) -> bool:
    return last.name == "scf.if" and _returns(last.regions[0])


def _said(word: str, left: dict[str, Attribute]) -> list[str]:
    """The words of attributes that a word of a format stands for; they are taken out of what is ``left``."""
    match word:
        case "axis":
            return ["xyz"[int(str(left.pop("axis")))]]
        case "reorder":
            return ["allow_reorder"] if left.pop("allow_reorder", False) else []
        case "cache":
            return [f"{name} = {left.pop(name)}" for name in list(left) if name in CACHE]
        case "hints":
            return [_braces(left)] if left else []
    value = left.pop(word[1:], None)
    if word[0] == "=":
        return [str(value)]
    return [] if value in (None, DEFAULTS.get(word[1:])) else [f", {word[1:]} = {value}"]


def _braces(attributes: object) -> str:
    assert isinstance(attributes, dict)
    return "{" + ", ".join(f"{k} = {_attribute(v)}" for k, v in attributes.items()) + "}"


def _attribute(value: Attribute) -> str:
    match value:
        case bool():
            return str(value).lower()
        case tuple():
            return f"array<i32: {', '.join(map(str, value))}>"
        case str():
            return value
        case _:
            return f"{value} : i32"


def _constant(value: Attribute, result: Value) -> str:
    type_ = element_of(result.type)
    text = str(value).lower()
    if isinstance(value, bool) and not result.shape:
        return text
    if isinstance(type_, Scalar) and type_.is_float:
        assert isinstance(value, float)
        form, digits = _FORMATS[type_.name]
        bits = int.from_bytes(struct.pack(form, value), "little") >> (16 if type_.name == "bf16" else 0)
        text = f"0x{bits:0{digits}X}"
    return f"dense<{text}> : {result.type}" if result.shape else f"{text} : {result.type}"
