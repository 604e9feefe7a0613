"""Random functions and passes against ``mlir-cpu-runner``: no verdict may disagree with what runs.

``python -m tests.frontends.mlir.campaign --count N --seed S`` draws functions of scalar operations
(:mod:`.random_programs`) and of linalg (:mod:`.random_pipelines`, every third; ``--only`` one of them) with
passes of ``mlir-opt``, and verifies each pair. The second opinion compares specification and implementation
with what is compiled; further, what is verified has to run alike on other inputs. A refuted pair is shown:
the passes are meant to be right. With ``--mutants`` one thing in each target is changed: what is verified has
to run alike then, too, and what is refuted with a wrong output has to be wrong when it is run.
"""

from __future__ import annotations

import argparse
import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from redverify.api import InternalError
from redverify.frontends import mlir
from redverify.frontends.common.running.compiled import Case, Element
from redverify.frontends.common.running.second_opinion import agree
from redverify.frontends.mlir.compiled import Compiled, executables
from redverify.frontends.mlir.ir import Shaped
from redverify.frontends.mlir.reading import run_tool, tool
from redverify.interpreter.indices import compile_index
from redverify.language.diagnostics import DiagnosticError
from redverify.language.types import BOOL, BUILTIN_TYPES
from tests.frontends.mlir import random_pipelines, random_programs

#: Processor time for a verdict, and how many inputs of how many sizes are run.
_TIMEOUT, _SIZES = 6.0, (0, 1, 3, 5, 9)


@dataclass(frozen=True)
class Pair:
    """A source and a target, with the sizes of arguments by letter and those that are fixed."""

    source: str
    target: str
    shapes: tuple[str, ...]
    fixed: Mapping[str, int]
    passes: str


def drawn(rng: random.Random, only: str = "") -> Pair:
    """A pair; raises :class:`.mlir.LoadError` where a pass refuses the function."""
    opt = tool()
    assert opt is not None
    linalg = only == "linalg" or (not only and rng.random() < 1 / 3)
    if linalg:
        found = random_pipelines.draw(rng)
        source = run_tool(opt, [], found.text)
        target = random_pipelines.target_of(found, source)
        return Pair(source, target, found.shapes, found.fixed, f"{found.script}; {found.pipeline}")
    program = random_programs.draw(rng)
    source = run_tool(opt, [], program.text)
    target = run_tool(opt, [f"--pass-pipeline={program.pipeline}"], program.text)
    return Pair(source, target, program.shapes, {}, program.pipeline)


# ---------------------------------------------------------------- runs


def _params(found: mlir.Translated, pair: Pair, rng: random.Random) -> dict[str, int]:
    """A value for each parameter: sizes of one letter are equal."""
    sizes = {letter: pair.fixed.get(letter, rng.choice(_SIZES)) for letter in "nmk"}
    sizes["w"] = pair.fixed.get("w", max(sizes["n"] + sizes["m"] - 1, 0))
    names: dict[str, int] = {}
    for position, shape in enumerate(pair.shapes):
        names |= {f"s{position}_{d}": sizes.get(letter, 0) for d, letter in enumerate(shape)}
    signature = found.binding.signature
    return {name: names[name] for name in (*signature.sizes, *signature.counts)}


def _number(type_: str, rng: random.Random) -> Any:
    """A value: floats are small whole numbers, so that the order of a sum does not matter."""
    if type_ == "i1":
        return rng.random() < 0.5
    if not type_.startswith("i"):
        return float(rng.randrange(-4, 5))
    half = 1 << (int(type_[1:]) - 1)
    return rng.choice((rng.randrange(-half, half), rng.randrange(-9, 10), -half, half - 1))


def _cases(found: mlir.Translated, pair: Pair, rng: random.Random) -> Iterator[Case]:
    """Three runs at random sizes."""
    binding = found.binding
    for _ in range(3):
        params = _params(found, pair, rng)
        inputs: dict[Element, Any] = {}
        wanted: list[Element] = []
        for position, (array, type_) in enumerate(
            zip(binding.signature.arguments, binding.types, strict=True)
        ):
            if array is None:
                continue
            shape = binding.signature.shapes.get(position, ())
            sizes = [range(compile_index(s)(dict(params))) for s in shape]
            element = (type_.element if isinstance(type_, Shaped) else type_).name
            inputs |= {(binding.inputs[array], p): _number(element, rng) for p in product(*sizes)}
            if array in binding.outputs:
                wanted += [(binding.outputs[array], p) for p in product(*sizes)]
        last = binding.signature.shapes.get(len(pair.shapes) - 1, ())
        sizes = [range(compile_index(s)(dict(params))) for s in last]
        for name in binding.results:
            wanted += [(name, p) for p in product(*sizes)]
        if prod(map(len, sizes)):
            yield Case(params, inputs, {}, wanted)


def _types(found: mlir.Translated) -> dict[str, Any]:
    binding = found.binding
    shaped = [*zip(binding.signature.arguments, binding.types, strict=True)]
    names = {binding.outputs[a]: t for a, t in shaped if a in binding.outputs}
    names |= dict(zip(binding.results, binding.returned, strict=True))
    elements = {n: (t.element if isinstance(t, Shaped) else t).name for n, t in names.items()}
    return {n: BOOL if e == "i1" else BUILTIN_TYPES[e] for n, e in elements.items()}


def compared(found: mlir.Translated, pair: Pair, rng: random.Random) -> tuple[int, str, str]:
    """How many runs were alike, what differs, and why others did not run."""
    before, after = executables(found)
    assert isinstance(before, Compiled) and isinstance(after, Compiled)
    cases, types = list(_cases(found, pair, rng)), _types(found)
    alike, differs, missing = 0, "", ""
    for case, ours, theirs in zip(cases, before.run(cases), after.run(cases), strict=True):
        if isinstance(ours, str):
            missing = ours  # a source that is killed is undefined there
        elif isinstance(theirs, str):
            killed = theirs.startswith("it was killed")
            differs, missing = (theirs, missing) if killed else (differs, theirs)
        else:
            largest = max([abs(v) for v in case.inputs.values() if isinstance(v, float)], default=1.0)
            bad = [e for e in case.wanted if not agree(ours[e], theirs[e], types[e[0]], largest)]
            alike += not bad
            if bad:
                differs = (
                    f"{bad[0]} is {theirs[bad[0]]}, in the source {ours[bad[0]]}, at {dict(case.params)}"
                )
    return alike, differs, missing


def check(pair: Pair, rng: random.Random) -> tuple[str, str]:
    """What became of a pair, and what has to be shown of it; a kind with ``disagrees`` is a bug."""
    shown = f"{pair.passes}\n{pair.source}\n{pair.target}"
    try:
        found = mlir.translated(pair.source, pair.target, timeout=_TIMEOUT)
        result = mlir.verify_translated(found, timeout=_TIMEOUT, levels=False).impls[0]
    except mlir.TranslationError as error:
        kind = "disagrees: the translation" if " gives " in str(error) else "refused"
        return kind, f"{error}\n{shown if 'disagrees' in kind else ''}"
    except (InternalError, DiagnosticError) as error:
        return "disagrees: it crashed", f"{error}\n{shown}"
    verdict = result.verdict.value
    if verdict == "inconclusive":
        contradicted = [n for n in result.notes if n.startswith("not refuted")]
        return ("disagrees: a refutation", f"{contradicted}\n{shown}") if contradicted else (verdict, shown)
    alike, differs, missing = compared(found, pair, rng)
    if differs and verdict == "verified":
        return "disagrees: a proof", f"{differs}\n{shown}"
    if verdict == "refuted":
        differs = differs or (result.compiled_run.witness if result.compiled_run.confirmed else "")
        return f"refuted, {'runs differ' if differs else 'runs alike'}", f"{differs}\n{shown}"
    if missing and not alike:
        return f"{verdict}, not run", f"{missing}\n{shown}"
    return verdict, ""


_SWAPS = {
    "addi": ("subi", "muli"),
    "subi": ("addi",),
    "maxsi": ("maxui", "minsi"),
    "minui": ("minsi",),
    "divsi": ("floordivsi", "divui", "ceildivsi"),
    "divui": ("divsi",),
    "remsi": ("remui",),
    "remui": ("remsi",),
    "extsi": ("extui",),
    "extui": ("extsi",),
    "shrsi": ("shrui",),
    "shrui": ("shrsi",),
    "sitofp": ("uitofp",),
    "uitofp": ("sitofp",),
    "index_cast": ("index_castui",),
    "index_castui": ("index_cast",),
    "addf": ("subf",),
    "maximumf": ("minimumf",),
    "andi": ("ori",),
}
_PREDICATE = re.compile(r"(?<=<\{predicate = )\d+(?= : i64\}>\) : \((?:index|i\d+))|(?<=<\{predicate = )\d+")


def mutated(text: str, rng: random.Random) -> str:
    """A target with one thing changed."""
    places = [m for m in re.finditer(r'"arith\.(\w+)"', text) if m.group(1) in _SWAPS]
    choice = rng.random()
    if places and choice < 0.6:
        place = rng.choice(places)
        word = rng.choice(_SWAPS[place.group(1)])
        return f'{text[: place.start()]}"arith.{word}"{text[place.end() :]}'
    predicates = list(_PREDICATE.finditer(text))
    if predicates and choice < 0.75:
        place = rng.choice(predicates)
        return f"{text[: place.start()]}{rng.randrange(2, 10)}{text[place.end() :]}"
    return random_pipelines.mutated(text, rng)


def drawn_mutant(rng: random.Random, only: str = "") -> Pair | None:
    """A pair whose target has one thing changed; ``None`` if that is not a program, or no other one."""
    opt = tool()
    assert opt is not None
    pair = drawn(rng, only)
    try:
        target = run_tool(opt, [], mutated(pair.target, rng))
    except mlir.LoadError:
        return None
    changed = target != run_tool(opt, [], pair.target)
    return Pair(pair.source, target, pair.shapes, pair.fixed, pair.passes) if changed else None


def one(seed: str, *, mutant: bool, only: str = "") -> tuple[str, str]:
    """Draw and check one pair."""
    rng = random.Random(seed)
    try:
        pair = drawn_mutant(rng, only) if mutant else drawn(rng, only)
    except mlir.LoadError as error:
        return "no pair", str(error)
    return ("no pair", "") if pair is None else check(pair, rng)


def main() -> int:
    """Draw pairs and print what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", choices=("", "linalg", "programs"), default="")
    parser.add_argument("--mutants", action="store_true", help="change one thing in each target")
    chosen = parser.parse_args()
    counts: Counter[str] = Counter()
    for number in range(chosen.first, chosen.first + chosen.count):
        kind, shown = one(f"{chosen.seed}-{number}", mutant=chosen.mutants, only=chosen.only)
        counts[kind] += 1
        quiet = kind in ("no pair", "verified") or (chosen.mutants and "disagrees" not in kind)
        if not quiet:
            print(f"{number}: {kind}: {shown}", flush=True)
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    return 1 if any("disagrees" in kind for kind in counts) else 0


if __name__ == "__main__":
    raise SystemExit(main())
