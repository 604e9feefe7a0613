"""Random functions of scalar operations in loops: expressions of all types, with what surrounds them.

:func:`draw` gives a function on memrefs, some with layouts, and a scalar: a loop over rows in which an
expression of integers, floats and casts (index casts too) is stored, is folded in a random order of loops, is
chosen by predicates, or says which element is read. Operations that trap are kept from it (divisors are not
0), others may be undefined: a shift by too many bits, a float that no integer holds.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

INTEGERS = ("i8", "i16", "i32", "i64")
FLOATS = ("f32", "f64", "f16", "bf16")

_BINARY_INTEGERS = (
    *("addi", "subi", "muli", "andi", "ori", "xori", "minsi", "maxsi", "minui", "maxui"),
    *("divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi", "shli", "shrsi", "shrui"),
)
_BINARY_FLOATS = ("addf", "subf", "mulf", "divf", "maximumf", "minimumf", "remf")
_UNARY_FLOATS = (
    "arith.negf",
    "math.absf",
    "math.floor",
    "math.ceil",
    "math.round",
    "math.roundeven",
    "math.trunc",
)
_UNARY_INTEGERS = ("math.ctpop", "math.ctlz", "math.cttz", "math.absi")
_CMPI = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_CMPF = ("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno")
_DIVISIONS = ("divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi")
_SHIFTS = ("shli", "shrsi", "shrui")

#: Folds of an accumulator ``%y`` and an element ``%x``, by the kind of their type; the last are not
#: reductions of the language, and neither associative nor commutative.
_FOLDS = {
    "i": ("addi %y, %x", "maxsi %y, %x", "minui %y, %x", "muli %y, %x", "xori %x, %y", "subi %y, %x"),
    "f": ("addf %y, %x", "maximumf %x, %y", "mulf %y, %x", "subf %y, %x"),
}

PASSES = (
    *("canonicalize", "canonicalize", "cse", "sccp", "loop-invariant-code-motion", "lower-affine"),
    "int-range-optimizations",
    *("arith-unsigned-when-equivalent", "arith-expand", "math-uplift-to-fma", "control-flow-sink"),
    *("fold-memref-alias-ops", "scf-for-loop-peeling", "scf-for-loop-canonicalization", "affine-scalrep"),
    *("affine-loop-unroll{unroll-factor=2}", "affine-loop-unroll{unroll-factor=3}"),
    *("affine-loop-tile{tile-size=2}", "affine-loop-unroll-jam{unroll-jam-factor=2}", "affine-parallelize"),
    *("affine-super-vectorize{virtual-vector-size=4}", "affine-loop-normalize", "affine-loop-fusion"),
)


@dataclass
class _Body:
    """Operations that are drawn one after the other; ``pool`` are the values of each type."""

    rng: random.Random
    lines: list[str] = field(default_factory=list)
    pool: dict[str, list[str]] = field(default_factory=dict)
    count: int = 0
    indent: str = "    "

    def emit(self, text: str, type_: str) -> str:
        """A value that an operation computes."""
        name = f"%e{self.count}"
        self.count += 1
        self.lines.append(f"{self.indent}{name} = {text}")
        self.pool.setdefault(type_, []).append(name)
        return name

    def constant(self, type_: str) -> str:
        """A constant, often a rare one."""
        return self.emit(f"arith.constant {literal(self.rng, type_)}", type_)

    def value(self, type_: str) -> str:
        """A value of a type: one that is there, a constant, or a cast of another."""
        known = self.pool.get(type_, [])
        if known and self.rng.random() < 0.85:
            return self.rng.choice(known[-6:])
        if type_ == "i1":
            return self.compared()
        if self.rng.random() < 0.3:
            return self.constant(type_)
        return self.cast(type_)

    def compared(self) -> str:
        """A comparison."""
        types = [t for t in self.pool if t != "i1"] or ["i32"]
        type_ = self.rng.choice(types)
        left, right = self.value(type_), self.value(type_)
        if type_ in FLOATS:
            return self.emit(f"arith.cmpf {self.rng.choice(_CMPF)}, {left}, {right} : {type_}", "i1")
        return self.emit(f"arith.cmpi {self.rng.choice(_CMPI)}, {left}, {right} : {type_}", "i1")

    def cast(self, type_: str) -> str:
        """A cast of a value of another type that is there."""
        others = [t for t in self.pool if t != type_ and not _apart(t, type_)]
        if not others or type_ == "index":  # an index that is data is refused
            return self.constant(type_)
        source = self.rng.choice(others)
        value = self.rng.choice(self.pool[source])
        return self.emit(f"{_cast_of(self.rng, source, type_)} {value} : {source} to {type_}", type_)

    def operation(self) -> None:
        """One operation on values that are there."""
        rng = self.rng
        type_ = rng.choice([t for t in self.pool if t != "i1"])
        kind = rng.random()
        if type_ == "index":
            name = rng.choice(("addi", "subi", "minsi", "maxsi"))
            self.emit(f"arith.{name} {self.value(type_)}, {self.value(type_)} : index", type_)
        elif kind < 0.12:
            self.cast(rng.choice((*INTEGERS, *FLOATS)))
        elif kind < 0.24:
            condition = self.value("i1")
            self.emit(f"arith.select {condition}, {self.value(type_)}, {self.value(type_)} : {type_}", type_)
        elif kind < 0.34:
            unary = rng.choice(_UNARY_FLOATS if type_ in FLOATS else _UNARY_INTEGERS)
            self.emit(f"{unary} {self.value(type_)} : {type_}", type_)
        elif kind < 0.4:
            self.compared()
        else:
            self.binary(type_)

    def binary(self, type_: str) -> None:
        """An operation on two numbers; a divisor is never 0 or -1, and most shifts are short enough."""
        name = self.rng.choice(_BINARY_FLOATS if type_ in FLOATS else _BINARY_INTEGERS)
        left, right = self.value(type_), self.value(type_)
        if name in _DIVISIONS:
            number = self.rng.choice((1, 2, 3, 4, 7, 8, 16, 100, -3, -4))
            right = self.emit(f"arith.constant {number} : {type_}", type_)
        elif name in _SHIFTS and self.rng.random() < 0.9:
            right = self.emit(f"arith.constant {self.rng.randrange(int(type_[1:]))} : {type_}", type_)
        self.emit(f"arith.{name} {left}, {right} : {type_}", type_)

    def into(self, type_: str) -> str:
        """The last value, as one of a type."""
        last = self.lines[-1].split()[0] if self.lines else ""
        source = next((t for t, names in self.pool.items() if last in names), type_)
        if source == type_:
            return last
        if source == "i1" and type_ in FLOATS:
            return self.emit(f"arith.uitofp {last} : i1 to {type_}", type_)
        if _apart(source, type_):
            step = "i64" if source == "index" else "f32"
            last = self.emit(f"{_cast_of(self.rng, source, step)} {last} : {source} to {step}", step)
            return self.into(type_)
        return self.emit(f"{_cast_of(self.rng, source, type_)} {last} : {source} to {type_}", type_)


def _apart(source: str, target: str) -> bool:
    """Whether there is no cast from one type to another."""
    return {source, target} == {"f16", "bf16"} or (source == "index" and target in FLOATS)


def literal(rng: random.Random, type_: str) -> str:
    """A constant of a type."""
    if type_ == "index":
        return f"{rng.choice((0, 1, 2, 5, 127, 128, 255, 300))} : index"
    if type_ in FLOATS:
        return f"{rng.choice(('0.0', '-0.0', '1.0', '2.5', '-2.5', '0.5', '-1.5', '3.0', '100.0'))} : {type_}"
    bits = int(type_[1:])
    edge = rng.choice((0, 1, -1, 2, 7, 100, -(1 << (bits - 1)), (1 << (bits - 1)) - 1))
    return f"{edge} : {type_}"


def _cast_of(rng: random.Random, source: str, target: str) -> str:
    """An operation that makes a number of one type one of another."""

    def width(type_: str) -> int:
        return int("".join(c for c in type_ if c.isdigit()))

    if "index" in (source, target):
        return rng.choice(("arith.index_cast", "arith.index_castui"))
    if source in FLOATS and target in FLOATS:
        return "arith.extf" if width(source) < width(target) else "arith.truncf"
    if source in FLOATS:
        return rng.choice(("arith.fptosi", "arith.fptoui"))
    if target in FLOATS:
        return rng.choice(("arith.sitofp", "arith.uitofp"))
    return rng.choice(("arith.extsi", "arith.extui")) if width(source) < width(target) else "arith.trunci"


@dataclass(frozen=True)
class Program:
    """A function and passes; ``shapes`` are the sizes of its arguments by letter, a ``.`` a fixed one."""

    text: str
    pipeline: str
    shapes: tuple[str, ...]


def draw(rng: random.Random) -> Program:
    """A function and passes on it."""
    kind = rng.choice(("plain", "plain", "fold", "fold", "choice", "indexed"))
    shapes = {"fold": ("nm", "n", "", "n"), "indexed": (".", ".")}.get(kind, ("n", "n", "", "n"))
    return Program(_DRAWN[kind](rng), _pipeline(rng), shapes)


def _pipeline(rng: random.Random) -> str:
    chosen = [rng.choice(PASSES) for _ in range(rng.randrange(1, 5))]
    return f"builtin.module(func.func({','.join(chosen)}))"


def _type(rng: random.Random) -> str:
    return rng.choice((*INTEGERS, *FLOATS[: rng.choice((2, 4))]))


def _memref(rng: random.Random, element: str, rank: int) -> str:
    sizes = "x".join(["?"] * rank)
    if rng.random() < 0.25:
        strides = ", ".join(["?"] * rank)
        return f"memref<{sizes}x{element}, strided<[{strides}], offset: ?>>"
    return f"memref<{sizes}x{element}>"


def _start(rng: random.Random, rank: int) -> tuple[_Body, str, list[str], str]:
    """A body that has loaded an element of each argument; the signature, the types, and the result's."""
    one, two, out = (_type(rng) for _ in range(3))
    scalar = _type(rng)
    types = [_memref(rng, one, rank), _memref(rng, two, 1), scalar, f"memref<?x{out}>"]
    head = f"func.func @f(%a: {types[0]}, %b: {types[1]}, %s: {types[2]}, %o: {types[3]}) {{\n"
    body = _Body(rng)
    body.pool = {scalar: ["%s"], "index": ["%i"]}
    return body, head, types, out


def _loops(rng: random.Random, names: str) -> tuple[str, str]:
    """Loops over the sizes of ``%o``, by affine or scf: their beginnings, and their ends."""
    affine = rng.random() < 0.6
    lines = "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    for name in names:
        extent = "%n" if name == "i" else "%m" if name == "j" else "%k"
        bounds = f"0 to {extent}" if affine else f"%c0 to {extent} step %c1"
        lines += f"  {'affine' if affine else 'scf'}.for %{name} = {bounds} {{\n"
    return lines, "  }\n" * len(names)


def _plain(rng: random.Random) -> str:
    """One expression for each element."""
    body, head, types, out = _start(rng, 1)
    element = types[0].split("x")[1].split(",")[0].rstrip(">")
    other = types[1].split("x")[1].split(",")[0].rstrip(">")
    body.emit(f"memref.load %a[%i] : {types[0]}", element)
    body.emit(f"memref.load %b[%i] : {types[1]}", other)
    for _ in range(rng.randrange(2, 9)):
        body.operation()
    value = body.into(out)
    size = f"  %z = arith.constant 0 : index\n  %n = memref.dim %o, %z : {types[3]}\n"
    begin, end = _loops(rng, "i")
    lines = "\n".join(body.lines)
    return f"{head}{size}{begin}{lines}\n    memref.store {value}, %o[%i] : {types[3]}\n{end}  return\n}}\n"


def _indexed(rng: random.Random) -> str:
    """An element whose index is computed in words of some width; the sizes are fixed, that it may fit."""
    element, width = _type(rng), rng.choice(("i1", *INTEGERS))
    size = rng.choice((100, 130, 260))
    memory = f"memref<{size}x{element}>"
    lines = [f"    %w0 = arith.{rng.choice(('index_cast', 'index_castui'))} %i : index to {width}"]
    name, type_ = "%w0", width
    for number in range(rng.randrange(0, 3)):
        if rng.random() < 0.4:
            target = rng.choice(INTEGERS)
            if target != type_:
                lines.append(
                    f"    %w{number + 1} = {_cast_of(rng, type_, target)} {name} : {type_} to {target}"
                )
                name, type_ = f"%w{number + 1}", target
            continue
        if type_ == "i1":
            continue
        operation = rng.choice(
            ("addi", "subi", "muli", "divui", "remui", "divsi", "remsi", "minui", "maxsi", "andi", "shrui")
        )
        number_ = rng.choice((1, 2, 3, 7, 15, 100)) if operation != "shrui" else rng.choice((1, 2, 3))
        lines.append(f"    %k{number} = arith.constant {number_} : {type_}")
        lines.append(f"    %w{number + 1} = arith.{operation} {name}, %k{number} : {type_}")
        name = f"%w{number + 1}"
    lines.append(f"    %j0 = arith.{rng.choice(('index_cast', 'index_castui'))} {name} : {type_} to index")
    lines.append("    %l = arith.constant 0 : index")
    lines.append(f"    %h = arith.constant {size - 1} : index")
    lines.append("    %j1 = arith.maxsi %j0, %l : index")
    lines.append("    %j = arith.minsi %j1, %h : index")
    begin, end = _loops(rng, "i")
    begin = f"  %n = arith.constant {size} : index\n{begin}"
    inner = "\n".join(lines)
    return (
        f"func.func @f(%a: {memory}, %o: {memory}) {{\n{begin}{inner}\n"
        f"    %x = memref.load %a[%j] : {memory}\n    memref.store %x, %o[%i] : {memory}\n{end}  return\n}}\n"
    )


def _fold(rng: random.Random) -> str:
    """A fold of expressions over one or two loops, in any order of all loops."""
    body, head, types, _ = _start(rng, 2)
    element = types[0].split("x")[2].split(",")[0].rstrip(">")
    head = head.replace(types[3], f"memref<?x{element}>")
    out = f"memref<?x{element}>"
    body.pool.setdefault("index", []).append("%j")
    body.emit(f"memref.load %a[%i, %j] : {types[0]}", element)
    for _ in range(rng.randrange(0, 4)):
        body.operation()
    body.emit(
        f"arith.{'addf' if element in FLOATS else 'addi'} {body.value(element)}, %e0 : {element}", element
    )
    value = body.lines[-1].split()[0]
    fold = rng.choice(_FOLDS["f" if element in FLOATS else "i"]).replace("%x", value)
    size = (
        f"  %z = arith.constant 0 : index\n  %u = arith.constant 1 : index\n"
        f"  %n = memref.dim %a, %z : {types[0]}\n  %m = memref.dim %a, %u : {types[0]}\n"
    )
    begin, end = _loops(rng, rng.choice(("ij", "ij", "ji")))
    lines = "\n".join(body.lines)
    return (
        f"{head}{size}{begin}{lines}\n    %y = memref.load %o[%i] : {out}\n"
        f"    %w = arith.{fold} : {element}\n    memref.store %w, %o[%i] : {out}\n{end}  return\n}}\n"
    )


def _choice(rng: random.Random) -> str:
    """An expression that is stored where an index condition holds, else another."""
    body, head, types, out = _start(rng, 1)
    element = types[0].split("x")[1].split(",")[0].rstrip(">")
    body.emit(f"memref.load %a[%i] : {types[0]}", element)
    for _ in range(rng.randrange(1, 5)):
        body.operation()
    first = body.into(out)
    for _ in range(rng.randrange(1, 4)):
        body.operation()
    second = body.into(out)
    lines = body.lines
    lines.append(f"    %q = arith.constant {rng.choice((1, 2, 3, 5))} : index")
    lines.append("    %r = arith.remui %i, %q : index")
    lines.append(f"    %p = arith.cmpi {rng.choice(_CMPI)}, %r, %c1 : index")
    lines.append("    scf.if %p {")
    lines.append(f"      memref.store {first}, %o[%i] : {types[3]}")
    if rng.random() < 0.7:
        lines.append("    } else {")
        lines.append(f"      memref.store {second}, %o[%i] : {types[3]}")
    lines.append("    }")
    size = f"  %z = arith.constant 0 : index\n  %n = memref.dim %o, %z : {types[3]}\n"
    begin, end = _loops(rng, "i")
    inner = "\n".join(lines)
    return f"{head}{size}{begin}{inner}\n{end}  return\n}}\n"


_DRAWN = {"plain": _plain, "fold": _fold, "choice": _choice, "indexed": _indexed}
