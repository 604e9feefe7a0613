"""Random kernels: maps, reductions, convolutions and products, tiled, strided, factored and reordered.

``kernel(seed)`` is reproducible: the same number, the same text, on every machine. No two of a run are alike.
``python -m benchmarks.kernels --count N FOLDER`` writes them to files.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

#: The share of kernels that have a mistake.
WRONG = 0.1

_FACTORS = (2, 3, 4, 5, 6, 8, 12, 16, 32)
_PARAMETERS = ("N", "M", "K", "L")


@dataclass
class _Dimension:
    """An index of the specification, and its size."""

    name: str
    size: str
    reduced: bool = False


@dataclass
class _Loops:
    """How an index runs: headers from outside to inside, a guard, and the index in terms of the loops."""

    headers: list[str]
    index: str
    guard: str = ""


@dataclass
class _Writer:
    rng: random.Random
    parameters: list[str] = field(default_factory=list)
    wrong: bool = False

    def size(self) -> str:
        """A parameter, a multiple of one, or a constant."""
        kind = self.rng.random()
        if kind < 0.3:
            return str(self.rng.randrange(3, 64))
        name = self.rng.choice(_PARAMETERS[: len(self.parameters) + 1])
        if name not in self.parameters:
            self.parameters.append(name)
        if kind < 0.85:
            return name
        return f"{self.rng.choice((2, 3, 4))} * {name} + {self.rng.randrange(1, 9)}"

    def loops(self, dimension: _Dimension, prefix: str = "") -> _Loops:
        """A way to run through a dimension; one of a wrong kernel leaves out what is at its end."""
        name, size = f"{prefix}{dimension.name}", dimension.size
        factor = self.rng.choice(_FACTORS)
        how = self.rng.randrange(4)
        loop = "for" if dimension.reduced or self.rng.random() < 0.3 else "par"
        short = self.wrong
        self.wrong = False
        if how == 0:
            return _Loops([f"{loop} {name} < {size}{' - 1' if short else ''}:"], name)
        count = f"({size}) // {factor}" if short else f"({size} + {factor - 1}) // {factor}"
        if how == 1:
            index = f"{factor}*{name}o + {name}i"
            return _Loops(
                [f"{loop} {name}o < {count}:", f"{loop} {name}i < {factor}:"], index, f"{index} < {size}"
            )
        if how == 2:
            bounds = f"{factor}*{name}o..min({factor}*{name}o + {factor}, {size})"
            return _Loops([f"{loop} {name}o < {count}:", f"{loop} {name} in {bounds}:"], name)
        lanes = f"({size} - {name}i{'' if short else f' + {factor - 1}'}) // {factor}"
        index = f"{factor}*{name}o + {name}i"
        return _Loops([f"{loop} {name}i < {factor}:", f"{loop} {name}o < max({lanes}, 0):"], index)

    def nest(self, dimensions: list[_Dimension], prefix: str = "") -> tuple[list[str], dict[str, str]]:
        """Headers of a nest over dimensions in a random order, and the indices in terms of its loops."""
        chosen = [self.loops(d, prefix) for d in dimensions]
        queues = [list(c.headers) for c in chosen]
        headers = []
        while any(queues):
            queue = self.rng.choice([q for q in queues if q])
            headers.append(queue.pop(0))
        guards = [c.guard for c in chosen if c.guard]
        if guards:
            headers.append(f"if {' and '.join(guards)}:")
        return headers, {d.name: c.index for d, c in zip(dimensions, chosen, strict=True)}


def _indented(headers: list[str], body: list[str], level: int) -> str:
    lines = [*("    " * (level + n) + h for n, h in enumerate(headers))]
    lines += ["    " * (level + len(headers)) + b for b in body]
    return "".join(line + "\n" for line in lines)


@dataclass(frozen=True)
class _Access:
    """An input and its indices, sums of names of dimensions and numbers."""

    name: str
    indices: tuple[tuple[tuple[str, ...], int], ...]

    def shape(self, sizes: dict[str, str]) -> str:
        """Its declared extents: no index is outside."""
        extents = [
            " + ".join([*(f"({sizes[n]})" for n in names), str(shift)]) for names, shift in self.indices
        ]
        return ", ".join(extents)

    def text(self, places: dict[str, str], brackets: str) -> str:
        """It as an expression."""
        parts = [
            " + ".join([*(places[n] for n in names), *([str(shift)] if shift else [])])
            for names, shift in self.indices
        ]
        name = self.name if brackets == "()" else self.name.lower()
        return f"{name}{brackets[0]}{', '.join(parts)}{brackets[1]}"


def _accesses(rng: random.Random, dimensions: list[_Dimension]) -> list[_Access]:
    """One to three inputs; together they use every dimension, some as a convolution does."""
    names = [d.name for d in dimensions]
    found = []
    for position in range(rng.choice((1, 1, 2, 2, 3))):
        some = names if position == 0 else rng.sample(names, rng.randrange(1, len(names) + 1))
        some = rng.sample(list(some), len(some))
        indices: list[tuple[tuple[str, ...], int]] = []
        while some:
            together = 2 if len(some) > 1 and rng.random() < 0.2 else 1
            indices.append((tuple(some[:together]), rng.choice((0, 0, 0, 1, 2))))
            some = some[together:]
        found.append(_Access("ACD"[position], tuple(indices)))
    return found


def kernel(seed: int) -> str:
    """The kernel with this number."""
    rng = random.Random(f"redverify {seed}")
    writer = _Writer(rng, wrong=rng.random() < WRONG)
    reduced = rng.random() < 0.7
    kept = [_Dimension(n, writer.size()) for n in "ij"[: rng.randrange(0 if reduced else 1, 3)]]
    over = [_Dimension(n, writer.size(), True) for n in "kl"[: rng.choice((1, 1, 2))]] if reduced else []
    accesses = _accesses(rng, [*kept, *over])
    operator = rng.choice(("*", "*", "+"))
    writes = _sum if reduced else _map
    body = writes(writer, kept, over, accesses, f" {operator} ")
    assumed = "".join(f"    assume {p} >= {rng.randrange(0, 4)}\n" for p in writer.parameters)
    return f"spec s({', '.join(writer.parameters)}):\n{assumed}{body}"


def _declared(kept: list[_Dimension], over: list[_Dimension], accesses: list[_Access], value: str) -> str:
    sizes = {d.name: d.size for d in (*kept, *over)}
    inputs = "".join(f"    input {a.name}[{a.shape(sizes)}] : f32\n" for a in accesses)
    names = ", ".join(d.name for d in kept)
    given = ", ".join([*(f"{a.name.lower()} = {a.name}" for a in accesses), "b = B"])
    return (
        f"{inputs}    output B[{', '.join(d.size for d in kept)}] : f32\n    B({names}) = {value}\n\n"
        f"impl f of s({given}):\n"
    )


def _map(
    writer: _Writer, kept: list[_Dimension], over: list[_Dimension], accesses: list[_Access], operator: str
) -> str:
    """Every element on its own."""
    names = {d.name: d.name for d in kept}
    head = _declared(kept, over, accesses, operator.join(a.text(names, "()") for a in accesses))
    headers, places = writer.nest(kept)
    cell = ", ".join(places[d.name] for d in kept)
    value = operator.join(a.text(places, "[]") for a in accesses)
    return head + _indented(headers, [f"b[{cell}] {{B({cell})}} := {value}"], 1)


def _sum(
    writer: _Writer, kept: list[_Dimension], over: list[_Dimension], accesses: list[_Access], operator: str
) -> str:
    """A sum for each element, in the order of its loops; some in lanes that are joined afterwards."""
    names = {d.name: d.name for d in (*kept, *over)}
    condition = " and ".join(f"0 <= {d.name} < {d.size}" for d in over)
    value = operator.join(a.text(names, "()") for a in accesses)
    value = f"({value})" if len(accesses) > 1 else value
    binders = ", ".join(d.name for d in over)
    head = _declared(kept, over, accesses, f"sum[{binders} : {condition}] {value}")
    lanes = writer.rng.choice(_FACTORS[:4]) if writer.rng.random() < 0.25 else 0
    if lanes and len(over) == 1 and not kept:
        return head + _lanes(over[0], lanes, accesses, operator, short=writer.wrong)
    wrong, writer.wrong = writer.wrong, False
    headers, places = writer.nest(kept, "z")
    cell = ", ".join(places[d.name] for d in kept)
    text = _indented(headers, [f"b[{cell}] {{0.0}} := 0.0"], 1) + "    accumulate b:\n"
    writer.wrong = wrong
    headers, places = writer.nest([*over, *kept] if writer.rng.random() < 0.5 else [*kept, *over])
    cell = ", ".join(places[d.name] for d in kept)
    index = ", ".join(places[d.name] for d in over)
    added = operator.join(a.text(places, "[]") for a in accesses)
    return head + text + _indented(headers, [f"b[{cell}] {{B({cell})}} +{{{index}}}= {added}"], 2)


def _lanes(over: _Dimension, lanes: int, accesses: list[_Access], operator: str, *, short: bool) -> str:
    """A sum in lanes (``rfactor``), then the sum of the lanes."""
    place = f"{lanes}*i + j"
    places = {over.name: place}
    added = operator.join(a.text(places, "[]") for a in accesses)
    least = 1 if short else 0
    count = f"({over.size} + {lanes - 1}) // {lanes}"
    lines = [
        f"allocate t[{lanes}] : f32",
        f"par j < {lanes}:",
        "    t[j] {0.0} := 0.0",
        "    accumulate t:",
        f"        for i in {least}..{count}:",
        f"            if {place} < {over.size}:",
        f"                t[j] {{B()}} +{{{place}}}= {added}",
        "b[] {0.0} := 0.0",
        "accumulate b:",
        f"    for j < {lanes}:",
        "        b[] {B()} += t[j]",
    ]
    return _indented([], lines, 1)


def kernels(count: int, seed: int = 0) -> Iterator[tuple[str, str]]:
    """Names and texts of so many kernels, no two of which are the same."""
    seen: set[str] = set()
    number = seed
    while len(seen) < count:
        text = kernel(number)
        if text not in seen:
            seen.add(text)
            yield f"k{number:06}.sched", text
        number += 1


def write(folder: Path, count: int, seed: int = 0) -> None:
    """Write kernels to files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in kernels(count, seed):
        (folder / name).write_text(text, encoding="utf-8")


def main() -> int:
    """Write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kernels", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    write(options.folder, options.count, options.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
