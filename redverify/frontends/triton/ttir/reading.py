"""A reader of TTIR's pretty form, for a closed list of operations.

What is not on the list is refused with the Python line that it comes from. :mod:`..ttir_process` prints what
was read (:mod:`.writing`) and lets Triton compare it with its own text, so that nothing is misread
in silence.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.triton.ttir.formats import (
    CACHE,
    DEFAULTS,
    FORMATS,
    LIBRARY,
    RESULTS,
    says_attributes,
)
from redverify.frontends.triton.ttir.ir import (
    Attribute,
    Block,
    Kernel,
    Line,
    Operation,
    Pointer,
    Region,
    Scalar,
    Type,
    Value,
    element_of,
    refused,
)

_FORMATS = {"f16": "<e", "f32": "<f", "f64": "<d"}


def kernel_of(text: str) -> Kernel:
    """The kernel of a module's text; raises :class:`.TranslationError` for what is not read."""
    return _Reader(text).kernel()


def misread(text: str, number: int) -> TranslationError:
    """The refusal of a module of which a line was read as another one, counted from 0 without locations."""
    body, lines = _locations(text)
    rest = "\n".join(body.lstrip("\n").split("\n")[number:])
    where = re.search(r"loc\((#loc\d*)\)", rest)
    shown = re.sub(r" loc\(.*", "", rest.partition("\n")[0]).strip()
    line = lines.get(where[1]) if where else None
    return refused(f"the reader has read another module than Triton has written, at {shown!r},", line)


class _Reader:
    """Reads one module from the beginning to the end."""

    def __init__(self, text: str) -> None:
        body, self._lines = _locations(text)
        self._text, self._at = body, 0
        self._values: dict[str, Value] = {}

    # ------------------------------------------------------------ characters

    def _accept(self, pattern: str) -> re.Match[str] | None:
        """What a pattern matches here, after white space."""
        found = re.compile(r"\s*(?:" + pattern + ")").match(self._text, self._at)
        if found is not None:
            self._at = found.end()
        return found

    def _expect(self, pattern: str) -> re.Match[str]:
        found = self._accept(pattern)
        if found is None:
            raise self._unknown()
        return found

    def _peek(self, pattern: str) -> bool:
        return re.compile(r"\s*(?:" + pattern + ")").match(self._text, self._at) is not None

    def _unknown(self, construct: str = "") -> TranslationError:
        """The refusal of what stands on this line."""
        start = self._text.rfind("\n", 0, self._at) + 1
        line = self._text[start:].split("\n", 1)[0]
        name = re.search(r"(?:= |^\s*)\"?([a-z_]+\.[a-z_0-9.]+)", line)
        what = construct or (f"the operation {name[1]}" if name else f"the text {line.strip()!r}")
        where = re.compile(r"loc\((#loc\d*)\)").search(self._text, start)  # of a loop: of what is in it
        return refused(f"{what} is not read", self._lines.get(where[1]) if where else None)

    # ------------------------------------------------------------ pieces

    def _location(self) -> Line | None:
        found = self._accept(r"loc\((#loc\d*)\)")
        return None if found is None else self._lines.get(found[1])

    def _type(self) -> Type:
        if self._accept(r"tensor<"):
            sizes = self._accept(r"(?:\d+x)+")
            shape = () if sizes is None else tuple(int(n) for n in sizes[0].strip().split("x")[:-1])
            element = self._type()
            self._expect(">")
            if isinstance(element, Block):
                raise self._unknown()
            return Block(shape, element)
        if self._accept(r"!tt\.ptr<"):
            to = self._type()
            self._expect(r"(?:, \d+ )?>")
            if not isinstance(to, Scalar):
                raise self._unknown("a pointer to pointers")
            return Pointer(to)
        return Scalar(self._expect(r"(?:i\d+|f\d\w*|bf16)")[0].strip())

    def _types(self) -> list[Type]:
        found = [self._type()]
        while self._accept(","):
            found.append(self._type())
        return found

    def _operand(self) -> Value:
        name = self._expect(r"%[\w$.-]+(?:#\d+)?")[0].strip()
        if name not in self._values:
            raise self._unknown(f"the value {name}")
        return self._values[name]

    def _operands(self) -> tuple[Value, ...]:
        found = [self._operand()]
        while self._accept(r",(?=\s*%)"):
            found.append(self._operand())
        return tuple(found)

    def _define(self, name: str, type_: Type) -> Value:
        self._values[name] = value = Value(name.removeprefix("%"), type_)
        return value

    def _results(self, names: str, types: list[Type]) -> tuple[Value, ...]:
        """The values that ``%x`` or ``%x:3`` on the left of an operation stands for."""
        if not names:
            return ()
        base, _, count = names.partition(":")
        if int(count or 1) != len(types):
            raise self._unknown()
        if not count:
            return (self._define(base, types[0]),)
        return tuple(self._define(f"{base}#{n}", t) for n, t in enumerate(types))

    def _attributes(self, opening: str = r"\{") -> dict[str, Attribute]:
        """``{axis = 1 : i32, order = array<i32: 1, 0>}``."""
        found: dict[str, Attribute] = {}
        if not self._accept(opening):
            return found
        while not self._accept(r"\}"):
            name = self._expect(r"(\w[\w.]*)")[1]
            value: Attribute = "unit"
            if self._accept("="):
                value = self._attribute()
            found[name] = value
            self._accept(",")
        return found

    def _attribute(self) -> Attribute:
        if listed := self._accept(r"array<i(?:32|64): ([-\d, ]*)>"):
            return tuple(int(n) for n in listed[1].split(","))
        if truth := self._accept(r"(true|false)"):
            return truth[1] == "true"
        if word := self._accept(r'"[^"]*"|dense<[^>]*> : tensor<\d+xi32>'):
            return word[0].strip()
        if number := self._accept(r"(-?\d+)(?: : i\d+)?(?=[\s,}])"):
            return int(number[1])
        raise self._unknown()

    # ------------------------------------------------------------ the kernel

    def kernel(self) -> Kernel:
        """The only function of the module."""
        self._expect(r"module(?: attributes \{[^}]*\})? \{")
        name = self._expect(r"tt\.func public @([\w.$]+)\(")[1]
        arguments: list[Value] = []
        while not self._accept(r"\)"):
            arguments.append(self._argument())
            self._accept(",")
        self._expect(r"attributes \{noinline = false\} \{")
        blocks: dict[str, tuple[Operation, ...]] = {"": self._operations()}
        while label := self._accept(r"\^(bb\d+)(\()?[^\n]*"):
            if label[2]:
                raise self._unknown("a branch that carries values")
            blocks[label[1]] = self._operations()
        self._expect(r"\}")
        line = self._location()
        self._expect(r"\}")
        if self._accept(r"tt\.func"):
            raise self._unknown("a second function")
        return Kernel(name, tuple(arguments), _structured(blocks, ""), line)

    def _argument(self) -> Value:
        name = self._expect(r"%[\w$.-]+")[0].strip()
        self._expect(":")
        value = self._define(name, self._type())
        self._accept(r"\{[^}]*\}")
        self._accept(r"loc\((?:[^()]|\([^()]*\))*\)")
        return value

    def _operations(self) -> tuple[Operation, ...]:
        """Operations up to the end of a block."""
        found: list[Operation] = []
        while not self._peek(r"\}|\^bb"):
            found.append(self._operation())
        return tuple(found)

    def _operation(self) -> Operation:
        start = self._at
        left = self._accept(r"(%[\w$.-]+(?::\d+)?) = ")
        names = "" if left is None else left[1]
        name = self._expect(r'"?([a-z_0-9]+(?:\.[a-z_0-9]+)+)"?')[1]
        read = self._reader_of(name)
        if read is None:
            self._at = start
            self._expect("")
            raise self._unknown(f"the operation {name}")
        return read(name, names)

    def _reader_of(self, name: str) -> Callable[[str, str], Operation] | None:
        found = getattr(self, "_read_" + name.replace(".", "_"), None)
        return self._flat if found is None and name in FORMATS else found

    def _made(
        self,
        name: str,
        names: str,
        operands: tuple[Value, ...],
        types: list[Type],
        attributes: Mapping[str, Attribute] | None = None,
        regions: tuple[Region, ...] = (),
    ) -> Operation:
        """The operation, once all of it but its place is read."""
        line = self._location()
        return Operation(name, operands, self._results(names, types), attributes or {}, regions, line)

    # ------------------------------------------------------------ operations without regions

    def _flat(self, name: str, names: str) -> Operation:
        """An operation by its format."""
        operands: list[Value] = []
        attributes: dict[str, Attribute] = {}
        given: list[Type] = []
        results: list[Type] = []
        for word in FORMATS[name].split():
            match word:
                case "?" if not self._peek("%"):
                    break
                case "?":
                    pass
                case "op":
                    operands.append(self._operand())
                case "ops":
                    operands += self._operands()
                case "A" | "B":
                    given.append(self._type())
                case "types":
                    self._types()
                case "R" | "chosen":
                    results = self._types()[-1:]
                case _ if says_attributes(word):
                    attributes |= self._said(word)
                case _:
                    self._expect(re.escape(word))
        if name in RESULTS:
            results = [RESULTS[name](given[0])]
        return self._made(name, names, tuple(operands), results, attributes)

    def _said(self, word: str) -> dict[str, Attribute]:
        """The attributes that a word of a format stands for."""
        match word:
            case "axis":
                return {"axis": "xyz".index(self._expect(r"([xyz])\b")[1])}
            case "reorder":
                return {"allow_reorder": True} if self._accept(r"allow_reorder\b") else {}
            case "cache":
                pairs = iter(lambda: self._accept(rf"({'|'.join(CACHE)}) = (\w+)"), None)
                return {found[1]: found[2] for found in pairs if found is not None}
            case "hints":
                return self._attributes()
        name = word[1:]
        if word[0] == "=":
            return {name: self._expect(r'("(?:[^"\\]|\\.)*"|\w+)')[1]}
        given = self._accept(rf", {name} = (\w+)")
        return {name: given[1]} if given else {n: d for n, d in DEFAULTS.items() if n == name}

    def _read_arith_constant(self, name: str, names: str) -> Operation:
        if truth := self._accept(r"(true|false)\b"):
            return self._made(name, names, (), [Scalar("i1")], {"value": truth[1] == "true"})
        dense = self._accept(r"dense<([^>]*)>")
        text = dense[1] if dense else self._expect(r"[-\w.+]+")[0].strip()
        self._expect(":")
        type_ = self._type()
        return self._made(
            name, names, (), [type_], {"value": _number(text, element_of(type_), self._unknown)}
        )

    def _read_tt_extern_elementwise(self, name: str, names: str) -> Operation:
        """A function of CUDA's library, as the operation that it is."""
        found = self._flat(name, names)
        symbol = str(found.attributes.get("symbol")).strip('"')
        if symbol not in LIBRARY:
            raise self._unknown(f"the function {symbol}")
        return replace(found, name=LIBRARY[symbol])

    # ------------------------------------------------------------ blocks as a whole

    def _folded(self, name: str, names: str) -> Operation:
        """``"tt.reduce"(%a) <{axis = 0 : i32}> ({^bb0(...): ...}) : (T) -> U``, and scans alike."""
        self._expect(r"\(")
        operands = self._operands()
        self._expect(r"\) <")
        attributes = self._attributes()
        self._expect(r"> \(\{\s*\^bb0\(")
        region = self._region()
        self._expect(r"\}\) : \(")
        self._types()
        self._expect(r"\) ->")
        several = self._accept(r"\(")
        types = self._types()
        if several:
            self._expect(r"\)")
        return self._made(name, names, operands, types, attributes, (region,))

    _read_tt_reduce = _read_tt_scan = _folded

    def _region(self) -> Region:
        """Arguments up to ``):`` and operations up to the closing brace, which is left."""
        arguments: list[Value] = []
        while not self._accept(r"\):"):
            arguments.append(self._argument())
            self._accept(",")
        return Region(tuple(arguments), self._operations())

    # ------------------------------------------------------------ control

    def _read_scf_for(self, name: str, names: str) -> Operation:
        variable = self._expect(r"(%[\w$.-]+) =")[1]
        bounds = [self._operand()]
        for word in ("to", "step"):
            self._expect(word)
            bounds.append(self._operand())
        carried, inner, types = self._iter_args()
        type_: Type = Scalar("i32")
        if self._accept(":"):
            type_ = self._type()
        arguments = (self._define(variable, type_), *map(self._define, inner, types))
        region = self._braced(arguments)
        attributes = {**self._attributes(r"attributes \{"), **self._attributes(r"(?=\{)\{")}
        return self._made(name, names, (*bounds, *carried), types, attributes, (region,))

    def _iter_args(self) -> tuple[list[Value], list[str], list[Type]]:
        """``iter_args(%a = %b, ...) -> (T, ...)``: what comes in, names inside, types."""
        if not self._accept(r"iter_args\("):
            return [], [], []
        carried, inner = [], []
        while not self._accept(r"\)"):
            inner.append(self._expect(r"(%[\w$.-]+) =")[1])
            carried.append(self._operand())
            self._accept(",")
        self._expect(r"-> \(")
        types = self._types()
        self._expect(r"\)")
        return carried, inner, types

    def _braced(self, arguments: tuple[Value, ...] = ()) -> Region:
        self._expect(r"\{")
        operations = self._operations()
        self._expect(r"\}")
        return Region(arguments, operations)

    def _read_scf_if(self, name: str, names: str) -> Operation:
        condition, types = self._operand(), []
        if self._accept(r"-> \("):
            types = self._types()
            self._expect(r"\)")
        regions = [self._braced()]
        if self._accept("else"):
            regions.append(self._braced())
        return self._made(name, names, (condition,), types, {}, tuple(regions))

    def _read_scf_while(self, name: str, names: str) -> Operation:
        carried, inner = [], []
        self._expect(r"\(")
        while not self._accept(r"\)"):
            inner.append(self._expect(r"(%[\w$.-]+) =")[1])
            carried.append(self._operand())
            self._accept(",")
        self._expect(r": \(")
        before = self._types()
        self._expect(r"\) ->")
        several = self._accept(r"\(")
        types = self._types()
        if several:
            self._expect(r"\)")
        condition = self._braced(tuple(map(self._define, inner, before)))
        self._expect(r"do \{\s*\^bb0\(")
        body = self._region()
        self._expect(r"\}")
        return self._made(name, names, tuple(carried), types, {}, (condition, body))

    def _read_cf_cond_br(self, name: str, names: str) -> Operation:
        condition = self._operand()
        first, second = self._expect(r", \^(bb\d+), \^(bb\d+)(?!\()").groups()
        return self._made(name, names, (condition,), [], {"true": first, "false": second})

    def _read_cf_br(self, name: str, names: str) -> Operation:
        return self._made(name, names, (), [], {"to": self._expect(r"\^(bb\d+)(?!\()")[1]})


def _structured(
    blocks: Mapping[str, tuple[Operation, ...]], label: str, depth: int = 0
) -> tuple[Operation, ...]:
    """The operations from a block to the return, with branches as ``scf.if``.

    A block that two branches lead to stands in both: it is the way to the return that counts. So the
    branches end in ``tt.return``, as the kernel does.
    """
    *operations, last = blocks[label]
    if depth > len(blocks):
        raise refused("a jump backwards", last.line)
    match last.name:
        case "cf.cond_br":
            ways = [
                Region((), _structured(blocks, str(last.attributes[way]), depth + 1))
                for way in ("true", "false")
            ]
            return (*operations, Operation("scf.if", last.operands, (), {}, tuple(ways), last.line))
        case "cf.br":
            return (*operations, *_structured(blocks, str(last.attributes["to"]), depth + 1))
        case _:
            return blocks[label]


def _number(text: str, type_: Scalar | Pointer, unknown: Callable[[], TranslationError]) -> Attribute:
    """The constant that a literal is at a type."""
    if text in ("true", "false"):
        return text == "true"
    assert isinstance(type_, Scalar)
    if not type_.is_float:
        return int(text, 0)
    if not text.startswith("0x"):
        return float(text)
    bits = int(text, 16)
    if type_.name == "bf16":
        return float(struct.unpack("<f", (bits << 16).to_bytes(4, "little"))[0])
    if type_.name not in _FORMATS:
        raise unknown()
    form = _FORMATS[type_.name]
    return float(struct.unpack(form, bits.to_bytes(struct.calcsize(form), "little"))[0])


def _locations(text: str) -> tuple[str, dict[str, Line]]:
    """The text without definitions of locations, and the Python line that each stands for.

    Of a call the line is that of the innermost place outside of Triton's own library.
    """
    meanings: dict[str, str] = {}
    body: list[str] = []
    for line in text.split("\n"):
        if found := re.match(r"(#loc\d*) = loc\((.*)\)$", line):
            meanings[found[1]] = found[2]
        else:
            body.append(line)
    return "\n".join(body), {name: places[0] for name in meanings if (places := _places(name, meanings))}


def _places(name: str, meanings: Mapping[str, str]) -> list[Line]:
    """The user's places of a location, innermost first."""
    meaning = meanings.get(name, "")
    if place := re.fullmatch(r'"(.*)":(\d+):\d+', meaning):
        file = place[1]
        return [] if Path(file).parts[-3:-1] == ("triton", "language") else [Line(file, int(place[2]))]
    return [line for inner in re.findall(r"#loc\d*", meaning) for line in _places(inner, meanings)]
