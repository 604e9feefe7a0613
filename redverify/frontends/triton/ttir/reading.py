"""A reader of TTIR in MLIR's generic form, for a closed list of operations.

What is not on the list is refused with the Python line that it comes from. :mod:`..ttir_process` prints what
was read (:mod:`.writing`) and lets Triton compare it with its own text, so that nothing is misread
in silence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from redverify.frontends.common import floats
from redverify.frontends.common.errors import TranslationError
from redverify.frontends.triton.ttir.ir import (
    Attribute,
    Block,
    Function,
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
from redverify.frontends.triton.ttir.operations import HINTS, LIBRARY, ONLY, OPERATIONS, PROPERTIES, WORDS


def kernel_of(text: str) -> Kernel:
    """The kernel of a module's text; raises :class:`.TranslationError` for what is not read."""
    found = function_of(text)
    return Kernel(found.name, found.arguments, _Tree(found.blocks).below("", {}, 0), found.line)


def function_of(text: str) -> Function:
    """The kernel of a module's text as it stands there; raises :class:`.TranslationError`."""
    return _Reader(text).function()


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
        name = re.search(r'"([a-z_]+\.[a-z_0-9.]+)"\(', line)
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

    def _types(self, end: str = r"\)") -> list[Type]:
        found: list[Type] = []
        while not self._accept(end):
            found.append(self._type())
            self._accept(",")
        return found

    def _operands(self) -> tuple[Value, ...]:
        """Values that are known, up to a closing parenthesis."""
        found: list[Value] = []
        while not self._accept(r"\)"):
            name = self._expect(r"%[\w$.-]+(?:#\d+)?")[0].strip()
            if name not in self._values:
                raise self._unknown(f"the value {name}")
            found.append(self._values[name])
            self._accept(",")
        return tuple(found)

    def _define(self, name: str, type_: Type) -> Value:
        self._values[name] = value = Value(name.removeprefix("%"), type_)
        return value

    def _results(self, left: re.Match[str] | None, types: list[Type]) -> tuple[Value, ...]:
        """The values that ``%x`` or ``%x:3`` on the left of an operation stands for."""
        base, count = ("", "0") if left is None else left.groups("")
        if int(count or 1) != len(types):
            raise self._unknown()
        names = [f"{base}#{n}" for n in range(len(types))] if count else [base]
        return tuple(map(self._define, names, types))

    def _attributes(self) -> dict[str, Attribute]:
        """``{axis = 1 : i32, order = array<i32: 1, 0>}``."""
        found: dict[str, Attribute] = {}
        if not self._accept(r"\{"):
            return found
        while not self._accept(r"\}"):
            name = self._expect(r"([\w.]+)")[1]
            found[name] = self._attribute(name) if self._accept("=") else "unit"
            self._accept(",")
        return found

    def _attribute(self, name: str) -> Attribute:
        if name in HINTS:
            return self._expect(r"dense<[^>]*> : tensor<\d+xi32>|\d+ : i32")[0].strip()
        if listed := self._accept(r"array<i32(?:: ([-\d, ]*))?>"):
            return tuple(map(int, listed[1].split(","))) if listed[1] else ()
        if word := self._accept(r'"(?:[^"\\]|\\.)*"|#[\w.]+<[^>]*>'):
            return word[0].strip()
        if truth := self._accept(r"(?:dense<)?(true|false)(?:> : tensor<[\dx]*i1>)?"):
            return truth[1] == "true"
        text = (self._accept(r"dense<([^>]*)>") or self._expect(r"([-\w.+]+)"))[1]
        self._expect(":")
        return _number(text, element_of(self._type()), self._unknown)

    # ------------------------------------------------------------ the kernel

    def function(self) -> Function:
        """The only function of the module."""
        start = r'"builtin\.module"\(\) \(\{\s*"tt\.func"\(\) <\{[^\n]*sym_name = "([\w.$]+)"[^\n]*\}> \(\{'
        name = self._expect(start)[1]
        first = self._region()
        blocks = {"": first.operations}
        while label := self._accept(r"\^(bb\d+)(\()?[^\n]*"):
            if label[2]:
                raise self._unknown("a branch that carries values")
            blocks[label[1]] = self._operations()
        self._expect(r"\}\) \{noinline = false\} : \(\) -> \(\)")
        line = self._location()
        if self._accept(r'"tt\.func"'):
            raise self._unknown("a second function")
        return Function(name, first.arguments, blocks, line)

    def _region(self) -> Region:
        """A region of one block, up to what ends it."""
        arguments: list[Value] = []
        if self._accept(r"\^bb\d+\("):
            while not self._accept(r"\):"):
                name = self._expect(r"(%[\w$.-]+):")[1]
                arguments.append(self._define(name, self._type()))
                self._accept(r"loc\((?:[^()]|\([^()]*\))*\)")
                self._accept(",")
        return Region(tuple(arguments), self._operations())

    def _operations(self) -> tuple[Operation, ...]:
        """Operations up to the end of a block."""
        found: list[Operation] = []
        while not self._peek(r"\}|\^bb"):
            found.append(self._operation())
        return tuple(found)

    def _operation(self) -> Operation:
        """``%x = "name"(operands)[blocks] <{properties}> ({regions}) {attributes} : (types) -> types``."""
        left = self._accept(r"(%[\w$.-]+)(?::(\d+))? = ")
        name = self._expect(r'"([\w.]+)"\(')[1]
        if name not in OPERATIONS:
            raise self._unknown(f"the operation {name}")
        operands = self._operands()
        targets = self._accept(r"\[([^]]*)\]")
        properties = self._attributes() if self._accept("<") else {}
        self._accept(">")
        regions = self._regions()
        attributes = {**properties, **self._attributes()}
        if not properties.keys() <= PROPERTIES or any(attributes.get(n, v) != v for n, v in ONLY.items()):
            raise self._unknown(f"the operation {name}")
        given = attributes.get("operandSegmentSizes", ())
        if isinstance(given, tuple) and [*given] != sorted(given, reverse=True):  # other numbers, but no mask
            raise self._unknown(f"the operation {name}")
        self._expect(r": \(")
        self._types()
        self._expect("->")
        types = self._types() if self._accept(r"\(") else [self._type()]
        line = self._location()
        if targets is not None:
            if operands[name == "cf.cond_br" :]:
                raise self._unknown("a branch that carries values")
            attributes["to"] = targets[1].replace("^", "")
        for key in [key for key in attributes if (name, key) in WORDS]:
            words, number = WORDS[name, key], int(str(attributes[key]))
            if number >= len(words):
                raise self._unknown()
            attributes[key] = words[number]
        found = Operation(name, operands, self._results(left, types), attributes, regions, line)
        return self._of_library(found) if name == "tt.extern_elementwise" else found

    def _regions(self) -> tuple[Region, ...]:
        """Regions without those that have nothing in them, as ``else`` of ``scf.if`` may be."""
        found: list[Region] = []
        if self._accept(r"\(\{"):
            found.append(self._region())
            while self._accept(r"\}, \{"):
                found.append(self._region())
            self._expect(r"\}\)")
        return tuple(region for region in found if region.operations)

    def _of_library(self, operation: Operation) -> Operation:
        """A function of CUDA's library, as the operation that it is."""
        symbol = str(operation.attributes.get("symbol")).strip('"')
        if symbol not in LIBRARY:
            raise self._unknown(f"the function {symbol}")
        return replace(operation, name=LIBRARY[symbol])


class _Tree:
    """Blocks as one tree, in which branches are ``scf.if``.

    What a block jumps to is the way to the return, so that all branches end in ``tt.return``. A block that
    several jumps lead to stands in each of them, with values of its own.
    """

    def __init__(self, blocks: Mapping[str, tuple[Operation, ...]]) -> None:
        self._blocks, self._seen = blocks, list[str]()

    def below(self, label: str, values: Mapping[Value, Value], depth: int) -> tuple[Operation, ...]:
        """The operations from a block to the return; ``values`` are those of blocks that are copied."""
        found = self._blocks[label]
        if depth > len(self._blocks) or len(self._seen) > _COPIES * len(self._blocks):
            raise refused("jumps backwards, or branches that meet too often", found[-1].line)
        if values or label in self._seen:
            values = dict(values)
            found = _copied(found, values, f"#{len(self._seen)}")
        self._seen.append(label)
        *operations, last = found
        if last.name not in ("cf.br", "cf.cond_br"):
            return found
        ways = [self.below(target, values, depth + 1) for target in str(last.attributes["to"]).split(", ")]
        if last.name == "cf.br":
            return (*operations, *ways[0])
        regions = tuple(Region((), way) for way in ways)
        return (*operations, Operation("scf.if", last.operands, (), {}, regions, last.line))


#: How many times as large the tree may be.
_COPIES = 4


def _copied(
    operations: Sequence[Operation], values: dict[Value, Value], suffix: str
) -> tuple[Operation, ...]:
    """Operations with results of their own, which ``values`` then has, too."""

    def own(given: Sequence[Value]) -> tuple[Value, ...]:
        values.update({value: replace(value, name=value.name + suffix) for value in given})
        return tuple(values[value] for value in given)

    found = []
    for one in operations:
        operands = tuple(values.get(o, o) for o in one.operands)
        regions = tuple(
            Region(own(region.arguments), _copied(region.operations, values, suffix))
            for region in one.regions
        )
        found.append(replace(one, operands=operands, results=own(one.results), regions=regions))
    return tuple(found)


def _number(text: str, type_: Scalar | Pointer, unknown: Callable[[], TranslationError]) -> Attribute:
    """The constant that a literal is at a type."""
    assert isinstance(type_, Scalar)
    if not type_.is_float:
        return int(text, 0)
    if floats.known(type_.name):
        return float(floats.of_text(text, type_.name))
    if text.startswith("0x"):
        raise unknown()
    return float(text)


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
