"""Text of a kernel that was read, in TTIR's pretty form, so that Triton can say whether it was read right."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

from redverify.frontends.triton.ttir.ir import Attribute, Kernel, Operation, Region, Scalar, Value, element_of
from redverify.frontends.triton.ttir.reading import BINARY, CASTS, HINTS, SHAPING, UNARY

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
        name, operands = operation.name, operation.operands
        attributes = operation.attributes
        hints = {k: v for k, v in attributes.items() if k in HINTS}
        said = f" {_braces(hints)}" if hints else ""
        if "symbol" in attributes:
            given = ", ".join(str(o.type) for o in operands)
            call = f"tt.extern_elementwise {self._list(operands)} {_braces(attributes)}"
            return f"{call} : ({given}) -> {operation.result.type}"
        if name in BINARY or name in UNARY or name == "math.fma":
            return f"{name} {self._list(operands)}{said} : {operation.result.type}"
        if name in CASTS:
            return f"{name} {self._list(operands)}{said} : {operands[0].type} to {operation.result.type}"
        if name in SHAPING:
            return self._shaping(operation)
        match name:
            case "arith.constant":
                return f"{name} {_constant(attributes['value'], operation.result)}"
            case "arith.cmpi" | "arith.cmpf":
                return f"{name} {attributes['predicate']}, {self._list(operands)} : {operands[0].type}"
            case "arith.select":
                chosen, type_ = operands[0].type, operation.result.type
                types = type_ if isinstance(chosen, Scalar) else f"{chosen}, {type_}"
                return f"{name} {self._list(operands)}{said} : {types}"
            case "tt.clampf":
                return f"{name} {self._list(operands)}, propagateNan = none : {operation.result.type}"
            case "tt.get_program_id" | "tt.get_num_programs":
                return f"{name} {'xyz'[int(str(attributes['axis']))]}{said} : i32"
            case "tt.make_range":
                return f"{name} {_braces(attributes)} : {operation.result.type}"
            case "tt.addptr":
                return f"{name} {self._list(operands)}{said} : {operands[0].type}, {operands[1].type}"
            case "tt.load" | "tt.store":
                return f"{name} {self._list(operands)}{_hints(attributes)} : {operands[0].type}"
            case "tt.dot":
                return self._dot(operation)
            case "tt.atomic_rmw":
                words = ", ".join(str(attributes[k]) for k in ("kind", "order", "scope"))
                types = ", ".join(str(o.type) for o in operands)
                return f"{name} {words}, {self._list(operands)} : ({types}) -> {operation.result.type}"
            case "llvm.intr.assume":
                return f"{name} {self._list(operands)} : i1"
            case "tt.assert":
                return f"{name} {self._list(operands)}, {attributes['message']} : {operands[0].type}"
            case "ttg.barrier":
                return f"{name} all"
            case "scf.yield" | "tt.reduce.return" | "tt.scan.return":
                types = ", ".join(str(o.type) for o in operands)
                return f"{name} {self._list(operands)} : {types}" if operands else name
            case "scf.condition":
                condition, *carried = operands
                types = ", ".join(str(o.type) for o in carried)
                return f"{name}({self._name(condition)}) {self._list(carried)} : {types}"
            case _:
                return name

    def _shaping(self, operation: Operation) -> str:
        attributes = dict(operation.attributes)
        words = " allow_reorder" if attributes.pop("allow_reorder", False) else ""
        if rounding := attributes.pop("rounding", ""):
            words += f", rounding = {rounding}"
        braces = f" {_braces(attributes)}" if attributes else ""
        (operand,) = operation.operands
        types = f"{operand.type} -> {operation.result.type}"
        return f"{operation.name} {self._name(operand)}{words}{braces} : {types}"

    def _dot(self, operation: Operation) -> str:
        attributes = dict(operation.attributes)
        precision = attributes.pop("inputPrecision")
        words = "" if precision == "ieee" else f", inputPrecision = {precision}"
        braces = f" {_braces(attributes)}" if attributes else ""
        left, right, _ = operation.operands
        types = f"{left.type} * {right.type} -> {operation.result.type}"
        return f"tt.dot {self._list(operation.operands)}{words}{braces} : {types}"

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


def _hints(attributes: dict[str, Attribute] | object) -> str:
    assert isinstance(attributes, dict)
    words = {k: v for k, v in attributes.items() if k in ("cacheModifier", "evictionPolicy")}
    rest = {k: v for k, v in attributes.items() if k not in words}
    text = "".join(f" {k} = {v}" for k, v in words.items())
    return text + (f" {_braces(rest)}" if rest else "")


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
