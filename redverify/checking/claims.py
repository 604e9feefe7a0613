"""What a certificate claims, in words, and what rests on what: all of it from program and data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import networkx as nx

from redverify.checking.data import Data
from redverify.checking.document import Node
from redverify.language import core
from redverify.language.core_text import cond_text

#: Theorems that every certificate has, besides those of its items.
ALWAYS = ("consistent", "solvable", "placed", "certificate")


def assumptions_of(impl: core.Impl) -> tuple[str, ...]:
    """What is assumed of the parameters."""
    return (
        *[f"{cond_text(c)} (spec {impl.spec.name})" for c in impl.spec.assumptions],
        *[f"{cond_text(c)} (impl {impl.name})" for c in impl.assumptions],
    )


# ---------------------------------------------------------------- laws


@dataclass(frozen=True, slots=True)
class Law:
    """A law in words, and where it holds: at the integers, at the rationals, at words of bits, at
    truth values, at IEEE floats; ``"?"`` where it depends on what a declared operator means."""

    text: str
    int: str
    rat: str
    bitvec: str
    bool: str
    ieee: str


#: Where laws of several functions hold: integers, rationals, words of bits, truth values, IEEE floats.
_PLACES = {
    "Flip": ("yes", "yes", "yes", "yes", "yes"),
    "Negates": ("yes", "yes", "yes", "yes", "without NaN"),
    "SemiringLaws": ("yes", "yes", "yes", "no", "no"),
    "NumberLaws": ("yes", "yes", "yes", "no", "no"),
    "DivLaw": ("no", "yes", "no", "no", "no"),
    "FractionLaw": ("no", "yes", "no", "no", "no"),
    "IndexLaw": ("yes", "yes", "yes", "no", "exact ones"),
    "WrapLaw": ("no", "no", "of that width", "no", "no"),
    "LinearLaws": ("yes", "yes", "yes", "no", "without NaN"),
    "BooleanLaws": ("no", "no", "yes", "yes", "no"),
}


def words_of(laws: Iterable[Data]) -> tuple[str, ...]:
    """The laws of a certificate in words."""
    return tuple(law_of(law).text for law in laws)


def law_of(law: Data) -> Law:
    """A law of a certificate."""
    tag, *arguments = law
    operator = arguments[0] if arguments else None
    text = _law_text(str(tag), arguments)
    if tag in _PLACES:
        return Law(text, *_PLACES[str(tag)])
    name = operator[1] if isinstance(operator, list | tuple) and operator[:1] == ["builtin"] else None
    if name is None:
        return Law(text, "?", "?", "?", "?", "?")
    return Law(text, *_holds(str(tag), str(name), arguments[1:]))


def _law_text(tag: str, arguments: list[Data]) -> str:
    shown = [_shown(a) for a in arguments]
    match tag, shown:
        case "Assoc", [op]:
            return f"{op} is associative"
        case "Comm", [op]:
            return f"{op} is commutative"
        case "RightComm", [op]:
            return f"accumulations by {op} commute: (x ∘ y) ∘ z = (x ∘ z) ∘ y"
        case "LeftUnit", [op, unit]:
            return f"{unit} is a left unit of {op}"
        case "RightUnit", [op, unit]:
            return f"{unit} is a right unit of {op}"
        case "Idem", [op]:
            return f"{op} is idempotent"
        case "Absorb", [f, g]:
            return f"{f} absorbs {g}"
        case "Distrib", [f, g]:
            return f"{f} distributes over {g}"
        case "Flip", [f, g]:
            return f"{f} is {g} with its operands exchanged"
        case "Negates", [_, f, g]:
            return f"the negation of {f} is {g}"
        case "SemiringLaws", [add, mul, zero, one]:
            return f"{add} and {mul} make a commutative semiring with {zero} and {one}"
        case "NumberLaws", [kind]:
            return f"the arithmetic of {kind} is that of a commutative ring, whose numerals are its literals"
        case "DivLaw", [div, mul, _]:
            return f"{div} is {mul} with a reciprocal"
        case "FractionLaw", [kind, _]:
            return f"literals of {kind} that are fractions have their value"
        case "IndexLaw", [kind]:
            return f"an index as a value of {kind} is the literal of its number"
        case "WrapLaw", [kind, _]:
            return f"literals of {kind} are numbers modulo {arguments[1]}"
        case "LinearLaws", [least, greatest]:
            return f"{least} and {greatest} are those of a linear order"
        case "BooleanLaws", _:
            return "`and`, `or`, `xor` and `not` are those of truth values"
    return f"{tag}({', '.join(shown)}) (Redverify/Laws.lean)"


def _shown(data: Data) -> str:
    match data:
        case ["builtin", name, type_]:
            return f"`{name}` on {_type(type_)}"
        case ["declared", name]:
            return f"`{name}`"
        case ["literal", type_, numerator, denominator]:
            return f"{_type(type_)}({numerator}{'' if denominator == 1 else f'/{denominator}'})"
        case ["special", type_, name]:
            return f"{_type(type_)}({name})"
        case ["cast", source, target]:
            return f"the cast from {_type(source)} to {_type(target)}"
        case ["fn", function, []]:
            return _shown(function)
        case str():
            return data
    return "a value"


def _type(data: Data) -> str:
    return str(data[1]) if isinstance(data, list | tuple) else str(data)


def _holds(tag: str, name: str, rest: list[Data]) -> tuple[str, str, str, str, str]:
    """Where a law of a builtin operator holds, with its usual meaning (``Redverify/Laws.lean``)."""
    unit = rest[0] if rest else None
    special = unit is not None and "inf" in str(unit)
    if name in ("+", "*"):
        return "yes", "yes", "yes", "no", "yes" if tag == "Comm" else "no"
    if name in ("min", "max"):
        ordered = "no" if special else "yes"
        extreme = "no" if unit is not None and not special else ordered
        bits = "no" if special else "yes"
        return extreme, extreme, bits, "no", "without NaN"
    if name in ("and", "or", "xor"):
        return "no", "no", "yes", "yes", "no"
    return "?", "?", "?", "?", "?"


def only_reals(laws: Iterable[Data]) -> tuple[str, ...]:
    """The laws that hold of real numbers but not of IEEE floats, though they are about floats."""
    return tuple(law_of(law).text for law in laws if _about_floats(law) and law_of(law).ieee == "no")


def _about_floats(law: Data) -> bool:
    return any(
        isinstance(part, list | tuple)
        and len(part) > 1
        and any(kind in ("f16", "bf16", "f32", "f64", "real") for kind in part[1:3] if isinstance(kind, str))
        for part in law[1:]
    )


# ---------------------------------------------------------------- what rests on what


def graph_of(laws: list[Data], annotations: dict[str, Data], items: list[Data]) -> tuple[Node, ...]:
    """The definitions and theorems of a certificate, in order, with what they refer to."""
    names = [str(item[1]) for item in items]
    known = frozenset(names)
    nodes = [Node(name=f"law_{p}", kind="law", uses=()) for p in range(len(laws))]
    for item, name in zip(items, names, strict=True):
        references, rules = _references(item, known - {name}, len(laws))
        if item[0] == "body":
            references = _loops(item[2], annotations, known)
        theorem = item[0] == "theorem"
        uses = tuple(dict.fromkeys(references))
        nodes.append(
            Node(
                name=name,
                kind="theorem" if theorem else "definition",
                uses=uses,
                rules=tuple(sorted(rules)),
            )
        )
    ends = tuple(n for n in names if n == "program_vc" or n.startswith("output_"))
    nodes += [
        Node(name="consistent", kind="theorem", uses=()),
        Node(name="solvable", kind="theorem", uses=("consistent",)),
        Node(name="placed", kind="theorem", uses=()),
        Node(name="certificate", kind="theorem", uses=("consistent", "solvable", "placed", *ends)),
    ]
    return tuple(nodes)


def _loops(path: Data, annotations: dict[str, Data], known: frozenset[str]) -> list[str]:
    """The invariants and bodies of the outermost loops in the block at a path."""
    loops = {
        tuple(key.split("/")): value
        for key, value in annotations.items()
        if isinstance(value, list | tuple) and len(value) == 3 and value[0] in known and value[2] in known
    }
    top = tuple(str(position) for position in path)
    found: list[str] = []
    for key, (heap, _, body) in loops.items():
        outer = [key[:length] for length in range(len(top) + 1, len(key))]
        if len(key) > len(top) and key[: len(top)] == top and not any(o in loops for o in outer):
            found += [heap, body]
    return found


def _references(item: Data, known: frozenset[str], laws: int) -> tuple[list[str], set[str]]:
    """The names that an item refers to, in order, and the rules of the library that it applies."""
    found: list[str] = []
    rules: set[str] = set()
    stack: list[Any] = [item]
    while stack:
        data = stack.pop()
        if isinstance(data, str) and data in known:
            found.append(data)
        if not isinstance(data, list | tuple):
            continue
        match data:
            case ["law", int(position)] if 0 <= position < laws:
                found.append(f"law_{position}")
            case ["rule", str(name), *_]:
                rules.add(name)
        stack.extend(reversed(data))
    return found, rules


def as_graph(nodes: Iterable[Node]) -> nx.DiGraph:
    """The dependency graph: an edge from what rests on something to that."""
    graph = nx.DiGraph()
    for node in nodes:
        graph.add_node(node.name, kind=node.kind)
    for node in nodes:
        graph.add_edges_from((node.name, other) for other in node.uses)
    return graph


def theorems_below(nodes: Iterable[Node]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each theorem with the theorems and laws that it rests on directly."""
    kinds = {node.name: node.kind for node in nodes}
    for node in nodes:
        if node.kind == "theorem":
            yield node.name, tuple(n for n in node.uses if kinds.get(n) in ("theorem", "law"))


__all__ = [
    "ALWAYS",
    "Law",
    "as_graph",
    "assumptions_of",
    "graph_of",
    "law_of",
    "only_reals",
    "theorems_below",
    "words_of",
]
