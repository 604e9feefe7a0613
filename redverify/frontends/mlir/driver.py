"""A driver in MLIR that calls a function: it fills the arguments, and prints elements as integers."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from redverify.frontends.common.running.compiled import Case, Element, Point
from redverify.frontends.mlir.ir import Layout, Shaped, Type
from redverify.frontends.mlir.signature import Signature
from redverify.interpreter.indices import compile_index

#: So many elements of all arguments of a case are allocated at most.
_ELEMENTS = 1 << 26

#: Elements that are given one by one, not by a table, are at most so many.
_FEW = 64

#: The offset of an argument whose type leaves it open, and what is between its rows.
_OFFSET, _BETWEEN = 3, 1

PRELUDE = """llvm.mlir.global internal constant @redverify_format("%lld\\0A\\00")
llvm.mlir.global internal constant @redverify_case("case %lld\\0A\\00")
llvm.mlir.global internal constant @redverify_end("end %lld\\0A\\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @fflush(!llvm.ptr) -> i32
func.func @redverify_show(%x: i64) {
  %p = llvm.mlir.addressof @redverify_format : !llvm.ptr
  %r = llvm.call @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}
func.func @redverify_begins(%x: i64) {
  %p = llvm.mlir.addressof @redverify_case : !llvm.ptr
  %r = llvm.call @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}
func.func @redverify_ends(%x: i64) {
  %p = llvm.mlir.addressof @redverify_end : !llvm.ptr
  %r = llvm.call @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  %all = llvm.mlir.zero : !llvm.ptr
  %f = llvm.call @fflush(%all) : (!llvm.ptr) -> i32
  return
}
"""


class NotRun(Exception):
    """A function that cannot be called; the text says why."""


@dataclass(frozen=True, slots=True)
class Binding:
    """What the specification calls the arguments and results of both functions.

    ``types`` are those of the arguments. ``inputs`` are the tensors of arguments by array, ``outputs`` those
    of arguments that are written; ``results`` are the tensors of the results, whose types are ``returned``.
    """

    signature: Signature
    types: tuple[Type | Shaped, ...]
    inputs: Mapping[str, str]
    outputs: Mapping[str, str]
    results: tuple[str, ...]
    returned: tuple[Type | Shaped, ...]


@dataclass(frozen=True, slots=True)
class _Shown:
    """Elements that are printed one after the other: of a tensor of the specification, all or some."""

    tensor: str
    element: str
    points: tuple[Point, ...]


class Driver:
    """Calls of one function of a program in the generic form."""

    def __init__(self, binding: Binding, function: str, program: str) -> None:
        self.binding = binding
        self.function = function
        self.arguments, self.results = _types_of(function, program)
        self._shown: list[list[_Shown]] = []
        if len(self.arguments) != len(binding.types) or len(self.results) != len(binding.results):
            raise NotRun("its arguments and results cannot be read")

    def text(self, cases: Sequence[Case]) -> str:
        """Functions ``redverify_case_N`` and ``redverify_main``, which calls all of them."""
        known = {*self.binding.outputs.values(), *self.binding.results}
        if any(tensor not in known for case in cases for tensor, _ in case.wanted):
            raise NotRun("what it computes is neither a result nor in memory of an argument")
        parts = [PRELUDE]
        for number, case in enumerate(cases):
            parts.append(_Call(self, number, case).text())
        calls = [f"  func.call @redverify_case_{n}() : () -> ()" for n in range(len(cases))]
        return "\n".join([*parts, "func.func @redverify_main() {", *calls, "  return", "}", ""])

    def values(self, number: int, case: Case, printed: str) -> dict[Element, Any] | None:
        """The wanted elements of a case in what was printed; ``None`` if it has not come to its end."""
        found = re.search(rf"^case {number}\n((?:-?\d+\n)*)end {number}$", printed, re.MULTILINE)
        if found is None:
            return None
        numbers = iter(found.group(1).split())
        cells = {
            (part.tensor, point): _value(int(next(numbers)), part.element)
            for part in self._shown[number]
            for point in part.points
        }
        return {element: cells[element] for element in case.wanted}

    def shows(self, number: int, shown: list[_Shown]) -> None:
        """What a case prints."""
        assert number == len(self._shown)
        self._shown.append(shown)


class _Call:
    """The function that makes one call."""

    def __init__(self, driver: Driver, number: int, case: Case) -> None:
        self.driver, self.number, self.case = driver, number, case
        self.lines: list[str] = []
        self.tables: list[str] = []
        self.names = 0

    def text(self) -> str:
        """The function, and the tables that it reads."""
        case = f"  %case = arith.constant {self.number} : i64"
        self.lines += [f"func.func @redverify_case_{self.number}() {{", case]
        self._say("func.call @redverify_begins(%case) : (i64) -> ()")
        passed = [self._argument(k) for k in range(len(self.driver.arguments))]
        types = self.driver.arguments
        call = f"func.call @{_symbol(self.driver.function)}({', '.join(passed)}) : ({', '.join(types)})"
        results = [f"%out{k}" for k in range(len(self.driver.results))]
        head = f"{', '.join(results)} = " if results else ""
        self._say(f"{head}{call} -> ({', '.join(self.driver.results)})")
        self._show(passed, results)
        self._say("func.call @redverify_ends(%case) : (i64) -> ()")
        self._say("return")
        return "\n".join([*self.tables, *self.lines, "}", ""])

    def _say(self, line: str) -> None:
        self.lines.append(f"  {line}")

    def _name(self, what: str = "v") -> str:
        self.names += 1
        return f"%{what}_{self.names}"

    def _constant(self, number: int) -> str:
        name = self._name("c")
        self._say(f"{name} = arith.constant {number} : index")
        return name

    # ------------------------------------------------------------ arguments

    def _argument(self, position: int) -> str:
        binding, type_ = self.driver.binding, self.driver.binding.types[position]
        written = self.driver.arguments[position]
        array = binding.signature.arguments[position]
        if array is None:
            return self._constant(self.case.params[f"n{position}"])
        tensor = binding.inputs[array]
        if not isinstance(type_, Shaped):
            given = self.case.inputs.get((tensor, ()), self.case.fill.get(tensor, 0))
            return self._literal(given, type_.name)
        sizes = self._sizes(position)
        memory = f"memref<{''.join(f'{n}x' for n in sizes)}{type_.element.name}>"
        layout = type_.layout if written.startswith("memref") else None
        if layout is None and written.startswith("memref") and "," in written:
            raise NotRun(f"arguments of type {written} are not run")
        made, plain = self._allocated(sizes, memory, type_.element.name, layout)
        self._fill(made, plain, sizes, tensor, type_.element.name)
        if written.startswith("memref"):
            if plain == written:
                return made
            name = self._name("a")
            self._say(f"{name} = memref.cast {made} : {plain} to {written}")
            return name
        cast, name = self._name("a"), self._name("t")
        dynamic = written.replace("tensor", "memref", 1)
        if plain == dynamic:
            cast = made
        else:
            self._say(f"{cast} = memref.cast {made} : {plain} to {dynamic}")
        self._say(f"{name} = bufferization.to_tensor {cast} restrict writable : {dynamic}")
        return name

    def _sizes(self, position: int) -> tuple[int, ...]:
        shape = self.driver.binding.signature.shapes.get(position, ())
        sizes = tuple(compile_index(s)(dict(self.case.params)) for s in shape)
        if prod(sizes) > _ELEMENTS:
            raise NotRun("its arguments are too large to be run")
        return sizes

    def _allocated(
        self, sizes: tuple[int, ...], memory: str, element: str, layout: Layout | None
    ) -> tuple[str, str]:
        """Memory of these sizes, and its type; where the layout leaves a stride open there are gaps."""
        made = self._name("m")
        if layout is None:
            self._say(f"{made} = memref.alloc() : {memory}")
            return made, memory
        if len(layout.strides) != len(sizes):
            raise NotRun("a layout without strides")
        strides, step = [0] * len(sizes), 1
        for d in reversed(range(len(sizes))):
            found = layout.strides[d]
            strides[d] = step if found is None else found
            step = max(step, strides[d] * max(sizes[d], 1)) + (_BETWEEN if found is None else 0)
        offset = _OFFSET if layout.offset is None else layout.offset
        if min([*strides, offset, 0]) < 0:
            raise NotRun("a layout with a negative stride or offset")
        total = offset + 1 + sum(s * max(n - 1, 0) for s, n in zip(strides, sizes, strict=True))
        base = self._name("m")
        self._say(f"{base} = memref.alloc() : memref<{total}x{element}>")
        plain = f"{memory[:-1]}, strided<{strides}, offset: {offset}>>"
        self._say(
            f"{made} = memref.reinterpret_cast {base} to offset: [{offset}], sizes: {list(sizes)}, "
            f"strides: {strides} : memref<{total}x{element}> to {plain}"
        )
        return made, plain

    def _fill(self, made: str, type_: str, sizes: tuple[int, ...], tensor: str, element: str) -> None:
        """Elements one by one where they are few, after all are made equal; else from a table."""
        own = {p: v for (t, p), v in self.case.inputs.items() if t == tensor}
        rest = self.case.fill.get(tensor, 0)
        if len(own) > _FEW or len(own) == prod(sizes):
            self._from_table(
                [own.get(p, rest) for p in product(*map(range, sizes))], made, type_, sizes, element
            )
            return
        value = self._literal(rest, element)
        self._each(sizes, lambda at: [f"memref.store {value}, {made}[{at}] : {type_}"])
        for point, number in own.items():
            at = ", ".join(self._constant(i) for i in point)
            self._say(f"memref.store {self._literal(number, element)}, {made}[{at}] : {type_}")

    def _from_table(
        self, numbers: Sequence[Any], made: str, type_: str, sizes: tuple[int, ...], element: str
    ) -> None:
        if not numbers:
            return
        table = f"@redverify_table_{self.number}_{len(self.tables)}"
        # Floats are stored as their bits: of a table of -0.0 mlir-opt makes one of 0.0.
        stored = "i8" if element == "i1" else f"i{_width(element)}"
        shape = f"{''.join(f'{n}x' for n in sizes)}{stored}"
        blob = b"".join(_bits(v, element).to_bytes(_width(stored) // 8, "little") for v in numbers)
        self.tables.append(
            f'memref.global "private" constant {table} : memref<{shape}> = dense<"0x{blob.hex().upper()}">'
        )
        name = self._name("g")
        self._say(f"{name} = memref.get_global {table} : memref<{shape}>")
        value, cut = self._name(), self._name()

        def body(at: str) -> list[str]:
            lines = [f"{value} = memref.load {name}[{at}] : memref<{shape}>"]
            if stored != element:
                word = {"i1": "trunci", "index": "index_cast"}.get(element, "bitcast")
                lines.append(f"{cut} = arith.{word} {value} : {stored} to {element}")
            return [*lines, f"memref.store {cut if stored != element else value}, {made}[{at}] : {type_}"]

        self._each(sizes, body)

    def _each(self, sizes: tuple[int, ...], body: Callable[[str], list[str]]) -> None:
        """Loops over all elements."""
        variables = [self._name("i") for _ in sizes]
        for variable, size in zip(variables, sizes, strict=True):
            self._say(f"affine.for {variable} = 0 to {size} {{")
        for line in body(", ".join(variables)):
            self._say(line)
        self._say("}" * len(sizes))

    def _literal(self, value: Any, element: str) -> str:
        """A number of a type, exactly."""
        name, bits = self._name(), _bits(value, element)
        width = _width(element)
        if element.startswith("i"):
            number = bits if width == 1 else bits - (1 << width) * (bits >> (width - 1))
            word = ("true" if number else "false") if width == 1 else f"{number} : {element}"
            self._say(f"{name} = arith.constant {word}")
        else:
            self._say(f"{name} = arith.constant 0x{bits:0{width // 4}X} : {element}")
        return name

    # ------------------------------------------------------------ results

    def _show(self, passed: Sequence[str], results: Sequence[str]) -> None:
        binding = self.driver.binding
        shown: list[_Shown] = []
        for position, array in enumerate(binding.signature.arguments):
            type_ = binding.types[position]
            if array is not None and array in binding.outputs and isinstance(type_, Shaped):
                where, written = passed[position], self.driver.arguments[position]
                shown.append(self._shaped(binding.outputs[array], type_, where, written))
        for name, tensor, type_, written in zip(
            results, binding.results, binding.returned, self.driver.results, strict=True
        ):
            if not isinstance(type_, Shaped):
                shown.append(_Shown(tensor, type_.name, ((),)))
                self.lines += [f"  {line}" for line in self._printing(name, type_.name)]
                continue
            memory = written.replace("tensor", "memref", 1)
            if written.startswith("tensor"):
                self._say(f"{name}_memory = bufferization.to_memref {name} : {memory}")
            where = f"{name}_memory" if written.startswith("tensor") else name
            shown.append(self._shaped(tensor, type_, where, memory))
        self.driver.shows(self.number, shown)

    def _shaped(self, tensor: str, type_: Shaped, where: str, written: str) -> _Shown:
        """Print the wanted elements of a tensor; a loop prints those that are a whole box from 0."""
        points = [p for t, p in self.case.wanted if t == tensor]
        sizes = tuple(max((p[d] + 1 for p in points), default=0) for d in range(len(type_.shape)))
        box = list(product(*map(range, sizes)))[: len(points) + 1] if prod(sizes) <= _ELEMENTS else []
        element = type_.element.name
        if points and sorted(points) == box:
            value = self._name()
            self._each(
                sizes,
                lambda at: [
                    f"{value} = memref.load {where}[{at}] : {written}",
                    *self._printing(value, element),
                ],
            )
            return _Shown(tensor, element, tuple(box))
        for point in points:
            at, value = ", ".join(self._constant(i) for i in point), self._name()
            self._say(f"{value} = memref.load {where}[{at}] : {written}")
            self.lines += [f"  {line}" for line in self._printing(value, element)]
        return _Shown(tensor, element, tuple(points))

    def _printing(self, value: str, element: str) -> list[str]:
        """Print a number as an integer of 64 bits: a float as its bits."""
        lines: list[str] = []
        width = _width(element)
        if element == "index":
            lines.append(f"{(word := self._name())} = arith.index_cast {value} : index to i64")
            return [*lines, f"func.call @redverify_show({word}) : (i64) -> ()"]
        if not element.startswith("i"):
            lines.append(f"{(bits := self._name())} = arith.bitcast {value} : {element} to i{width}")
            value = bits
        if width < 64:
            cast = "extsi" if element.startswith("i") and width > 1 else "extui"
            lines.append(f"{(wide := self._name())} = arith.{cast} {value} : i{width} to i64")
            value = wide
        return [*lines, f"func.call @redverify_show({value}) : (i64) -> ()"]


# ---------------------------------------------------------------- numbers

_CODES = {"f16": "e", "f32": "f", "f64": "d"}


def _width(element: str) -> int:
    return 64 if element == "index" else int(re.sub(r"\D", "", element))


def _bits(value: Any, element: str) -> int:
    """The bits of a number of a type."""
    width = _width(element)
    if element.startswith("i"):
        return int(value) % (1 << width)
    if element == "bf16":
        return int.from_bytes(struct.pack("<f", float(value)), "little") >> 16
    return int.from_bytes(struct.pack(f"<{_CODES[element]}", float(value)), "little")


def _value(printed: int, element: str) -> Any:
    """The number of a type that was printed as an integer."""
    if element == "i1":
        return bool(printed & 1)
    if element.startswith("i"):
        return printed
    width = _width(element)
    data = (printed % (1 << width)).to_bytes(width // 8, "little")
    if element == "bf16":
        return struct.unpack("<f", b"\0\0" + data)[0]
    return struct.unpack(f"<{_CODES[element]}", data)[0]


# ---------------------------------------------------------------- types as text


def _symbol(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_][\w$.]*", name) else '"' + name.replace('"', "\\22") + '"'


def _types_of(function: str, program: str) -> tuple[list[str], list[str]]:
    """The types of arguments and results of a function, as the generic form of a program has them."""
    for found in re.finditer(r'^  "func\.func"\(\) <\{(.*)\}> \(\{', program, re.MULTILINE):
        if f'sym_name = "{function}"' not in found.group(1):
            continue
        start = found.group(1).index("function_type = ") + len("function_type = ")
        arguments, end = _listed(found.group(1)[start:])
        results = found.group(1)[start + end :].lstrip().removeprefix("->").lstrip()
        if results.startswith("("):
            return arguments, _listed(results)[0]
        return arguments, _listed(f"({results})")[0][:1]
    raise NotRun("the function cannot be found in what mlir-opt prints")


def _listed(text: str) -> tuple[list[str], int]:
    """The types in the parentheses that a text begins with, and where these end."""
    depth, parts, current = 0, list[str](), ""
    for place, letter in enumerate(text):
        arrow = letter == ">" and text[place - 1] == "-"
        depth += (letter in "(<[") - (letter in ")>]" and not arrow)
        if depth == 0:
            return [p for p in (*parts, current.strip()) if p], place + 1
        if letter == "," and depth == 1:
            parts, current = [*parts, current.strip()], ""
        elif not (depth == 1 and letter == "(" and place == 0):
            current += letter
    raise NotRun("its type cannot be read")
