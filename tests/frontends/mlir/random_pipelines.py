"""Random functions of linalg and random passes of ``mlir-opt``: what is verified has to run alike.

``python -m tests.frontends.mlir.random_pipelines --count N --seed S``. A function on memrefs of ``i32`` and a
sequence of passes are drawn; the pair is verified, and both programs are lowered and run by
``mlir-cpu-runner`` on a few sizes. Machine integers are used, so that the order of a sum does not matter. A
verified pair that leaves other memory is a disagreement. A refuted one is counted, and shown. With
``--mutants`` one thing in each target is changed, and a mutant that is verified has to run alike.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import subprocess
from collections import Counter
from dataclasses import dataclass

from redverify.frontends import mlir
from redverify.frontends.mlir.reading import run_tool

OPT = next((t for t in ("mlir-opt-19", "mlir-opt") if shutil.which(t)), None)
RUNNER = next((t for t in ("mlir-cpu-runner-19", "mlir-cpu-runner") if shutil.which(t)), None)

#: The passes that lower both programs to LLVM's dialect.
_LOWERED_BY = """
convert-linalg-to-loops lower-affine convert-scf-to-cf expand-strided-metadata lower-affine
finalize-memref-to-llvm convert-func-to-llvm convert-arith-to-llvm convert-index-to-llvm
convert-cf-to-llvm reconcile-unrealized-casts
"""
_LOWERING = [f"--{word}" for word in _LOWERED_BY.split()]

_TO_LOOPS = ("convert-linalg-to-loops", "convert-linalg-to-affine-loops", "convert-linalg-to-parallel-loops")
_AFFINE = (
    "affine-loop-tile{tile-size=%d}",
    "affine-loop-unroll{unroll-factor=%d}",
    "affine-loop-unroll-jam{unroll-jam-factor=%d}",
    "affine-parallelize{parallel-reductions}",
    "affine-scalrep",
    "affine-loop-fusion",
    "affine-loop-normalize",
    "lower-affine",
)
_SCF = ("scf-for-loop-peeling", "scf-for-loop-canonicalization")
_PARALLEL = ("scf-parallel-loop-tiling{parallel-loop-tile-sizes=%d,%d}", "scf-parallel-loop-fusion")
_ALWAYS = ("canonicalize", "cse", "loop-invariant-code-motion")


@dataclass(frozen=True)
class Drawn:
    """A function, the types of its arguments with sizes by letter, and passes."""

    text: str
    shapes: tuple[str, ...]
    fixed: dict[str, int]
    passes: tuple[str, ...]

    @property
    def pipeline(self) -> str:
        """The passes as ``mlir-opt`` takes them."""
        return f"builtin.module(func.func({','.join(self.passes)}))"


#: By name: the shapes of inputs and of the output, the maps of all, the iterators, and the new element.
_KINDS: dict[str, tuple[tuple[str, ...], tuple[str, ...], str, str]] = {
    "matmul": (("nk", "km", "nm"), ("i, k", "k, j", "i, j"), "ppr", "muli addi"),
    "row_sum": (("nm", "n"), ("i, j", "i"), "pr", "addi"),
    "column_max": (("nm", "m"), ("j, i", "i"), "pr", "maxsi"),
    "transpose_add": (("nm", "mn", "mn"), ("i, j", "j, i", "j, i"), "pp", "addi set"),
    "dot": (("n", "n", ""), ("i", "i", ""), "r", "muli addi"),
    "window": (("w", "m", "n"), ("i + j", "j", "i"), "pr", "muli addi"),
    "outer": (("n", "m", "nm"), ("i", "j", "i, j"), "pp", "muli set"),
}


def draw(rng: random.Random) -> Drawn:
    """A function and a pipeline."""
    kind = rng.choice(sorted(_KINDS))
    shapes, maps, iterators, combination = _KINDS[kind]
    fixed = {letter: rng.choice((1, 3, 4, 7, 8, 12)) for letter in "nmk" if rng.random() < 0.4}
    if {"n", "m"} <= set(fixed):
        fixed["w"] = fixed["n"] + fixed["m"] - 1
    types = [_type(s, fixed) for s in shapes]
    names = ", ".join(f"%a{p}: {t}" for p, t in enumerate(types))
    dims = {1: "i", 2: "i, j", 3: "i, j, k"}[len(iterators)]
    texts = ", ".join(f"affine_map<({dims}) -> ({m})>" for m in maps)
    words = ", ".join('"parallel"' if i == "p" else '"reduction"' for i in iterators)
    fill = ""
    if rng.random() < 0.6 and "set" not in combination:
        start = rng.choice((0, 5)) if "max" not in combination else -(2**31)
        last = f"%a{len(types) - 1} : {types[-1]}"
        fill = f"  %s = arith.constant {start} : i32\n  linalg.fill ins(%s : i32) outs({last})\n"
    text = (
        f"func.func @f({names}) {{\n{fill}"
        f"  linalg.generic {{indexing_maps = [{texts}], iterator_types = [{words}]}}\n"
        f"    ins({', '.join(f'%a{p}' for p in range(len(types) - 1))} : {', '.join(types[:-1])})\n"
        f"    outs(%a{len(types) - 1} : {types[-1]}) {{\n{_body(len(types), combination)}  }}\n  return\n}}\n"
    )
    return Drawn(text, shapes, fixed, _passes(rng))


def _type(shape: str, fixed: dict[str, int]) -> str:
    return f"memref<{''.join(f'{fixed.get(s, chr(63))}x' for s in shape)}i32>"


def _body(operands: int, combination: str) -> str:
    arguments = ", ".join(f"%x{p}: i32" for p in range(operands))
    lines = [f"  ^bb0({arguments}):"]
    value = "%x0"
    words = combination.split()
    if operands == 3:
        lines.append(f"    %v = arith.{words[0]} %x0, %x1 : i32")
        value = "%v"
    if words[-1] != "set":
        lines.append(f"    %r = arith.{words[-1]} %x{operands - 1}, {value} : i32")
        value = "%r"
    lines.append(f"    linalg.yield {value} : i32")
    return "\n".join(lines) + "\n"


def _passes(rng: random.Random) -> tuple[str, ...]:
    first = rng.choice(_TO_LOOPS)
    later = {"convert-linalg-to-affine-loops": _AFFINE, "convert-linalg-to-parallel-loops": _PARALLEL}
    choices = (*later.get(first, _SCF), *_ALWAYS)
    found = [first]
    for _ in range(rng.randrange(1, 4)):
        word = rng.choice(choices)
        found.append(word % tuple(rng.choice((2, 3, 4)) for _ in range(word.count("%d"))))
        if word == "lower-affine":
            choices = (*_SCF, *_ALWAYS)
    return tuple(found)


def driver(drawn: Drawn, sizes: dict[str, int]) -> str:
    """A ``main`` that fills the arguments, calls the function and prints the last of them."""
    lines = ["func.func @main() {"]
    names, types = [], []
    for position, shape in enumerate(drawn.shapes):
        fixed = f"memref<{''.join(f'{sizes[s]}x' for s in shape)}i32>"
        type_ = _type(shape, drawn.fixed)
        lines.append(f"  %m{position} = memref.alloc() : {fixed}")
        lines += _loops(position, shape, sizes, fixed, show=False)
        lines.append(f"  %a{position} = memref.cast %m{position} : {fixed} to {type_}")
        names.append(f"%a{position}")
        types.append(type_)
    lines.append(f"  call @f({', '.join(names)}) : ({', '.join(types)}) -> ()")
    last = len(drawn.shapes) - 1
    shape = drawn.shapes[last]
    lines += _loops(last, shape, sizes, f"memref<{''.join(f'{sizes[s]}x' for s in shape)}i32>", show=True)
    return "\n".join([*lines, "  return", "}", _PRINT])


_PRINT = """llvm.mlir.global internal constant @format("%d\\0A\\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @show(%x: i32) {
  %p = llvm.mlir.addressof @format : !llvm.ptr
  %r = llvm.call @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return
}
"""


def _loops(position: int, shape: str, sizes: dict[str, int], type_: str, *, show: bool) -> list[str]:
    """Loops that store numbers to all elements, or print them."""
    tag = f"{'p' if show else 'q'}{position}"
    variables = [f"%{tag}_{d}" for d in range(len(shape))]
    lines = [f"  affine.for {v} = 0 to {sizes[s]} {{" for v, s in zip(variables, shape, strict=True)]
    place = f"%m{position}[{', '.join(variables)}] : {type_}"
    if show:
        lines += [f"  %{tag}_x = memref.load {place}", f"  func.call @show(%{tag}_x) : (i32) -> ()"]
    else:
        terms = " + ".join(f"d{d} * {7 + 6 * d + position}" for d in range(len(shape))) or "3"
        dims = ", ".join(f"d{d}" for d in range(len(shape)))
        lines += [
            f"  %{tag}_i = affine.apply affine_map<({dims}) -> (({terms} + {position}) mod 19 - 9)>"
            f"({', '.join(variables)})",
            f"  %{tag}_x = arith.index_cast %{tag}_i : index to i32",
            f"  memref.store %{tag}_x, {place}",
        ]
    return [*lines, *("  }" for _ in shape)]


def run(program: str, main: str) -> str:
    """What a program prints; ``crash`` if it does not end as it should."""
    assert OPT is not None and RUNNER is not None
    inner = program.replace('"builtin.module"() ({', "").rsplit("}) : () -> ()", 1)[0]
    aliases = [line for line in program.splitlines() if line.startswith("#")]
    body = [line for line in inner.splitlines() if not line.startswith("#")]
    text = "\n".join([*aliases, "module {", *body, main, "}"])
    lowered = run_tool(OPT, list(_LOWERING), text)
    command = [RUNNER, "-e", "main", "-entry-point-result=void", "-O0"]
    try:
        done = subprocess.run(command, input=lowered, capture_output=True, text=True, timeout=60, check=False)
    except subprocess.TimeoutExpired:
        return "crash"
    return done.stdout if done.returncode == 0 else "crash"


def sizes_of(drawn: Drawn, rng: random.Random) -> dict[str, int]:
    """Sizes for all letters."""
    sizes = {letter: drawn.fixed.get(letter, rng.choice((0, 1, 2, 5, 9))) for letter in "nmk"}
    sizes["w"] = drawn.fixed.get("w", max(sizes["n"] + sizes["m"] - 1, 0))
    return sizes


def check(drawn: Drawn, rng: random.Random, timeout: float = 10.0) -> tuple[str, str]:
    """What became of a pair, and what has to be shown of it; ``disagrees`` is a bug."""
    assert OPT is not None
    source = run_tool(OPT, [], drawn.text)
    try:
        target = run_tool(OPT, [f"--pass-pipeline={drawn.pipeline}"], source)
    except mlir.LoadError as error:
        return "no target", str(error)
    try:
        verdict = mlir.verify(source, target, timeout=timeout, levels=False).impls[0].verdict.value
    except mlir.TranslationError as error:
        return "refused", str(error)
    for _ in range(2):
        sizes = sizes_of(drawn, rng)
        main = driver(drawn, sizes)
        before, after = run(source, main), run(target, main)
        if before != "crash" and before != after:
            kind = "disagrees" if verdict == "verified" else f"{verdict}, runs differ"
            return kind, f"{drawn.pipeline} at {sizes}\n{drawn.text}"
    return verdict, f"{drawn.pipeline}\n{drawn.text}" if verdict != "verified" else ""


_PLACES = {
    "number": re.compile(r"(?<=[ (+*-])\d+(?=[ ),])(?=[^\n]*->|[^\n]*\)>)|(?<=value = )\d+|(?<=step = )\d+"),
    "swap": re.compile(r'"arith\.(?:muli|addi|subi|maxsi)"\((%\w+), (%\w+)\)'),
    "store": re.compile(r'^ *"(?:affine|memref)\.store".*\n', re.MULTILINE),
    "variables": re.compile(r'(?<="affine\.load"\()%\w+, (%\w+), (%\w+)(?=\))'),
}


def mutated(text: str, rng: random.Random) -> str:
    """A text with one thing changed: a number by 1, an operand twice, a store gone, two indices exchanged."""
    for kind in rng.sample(sorted(_PLACES), len(_PLACES)):
        found = list(_PLACES[kind].finditer(text))
        if not found:
            continue
        place = rng.choice(found)
        old, groups = place.group(0), place.groups()
        if kind == "number":
            new = str(max(int(old) + rng.choice((-1, 1)), 0))
        elif kind == "store":
            new = ""
        elif kind == "swap":
            new = old.replace(f"({groups[0]}, {groups[1]})", f"({groups[1]}, {groups[1]})")
        else:
            new = old.replace(f"{groups[0]}, {groups[1]}", f"{groups[1]}, {groups[0]}")
        return text[: place.start()] + new + text[place.end() :]
    return text


def check_mutant(drawn: Drawn, rng: random.Random, timeout: float = 10.0) -> tuple[str, str]:
    """What became of a mutant of a target; ``disagrees`` if it is verified and runs otherwise."""
    assert OPT is not None
    source = run_tool(OPT, [], drawn.text)
    try:
        target = run_tool(OPT, [f"--pass-pipeline={drawn.pipeline}"], source)
        mutant = run_tool(OPT, [], mutated(target, rng))
    except mlir.LoadError:
        return "no mutant", ""
    if mutant == target:
        return "no mutant", ""
    try:
        verdict = mlir.verify(source, mutant, timeout=timeout, levels=False).impls[0].verdict.value
    except (mlir.TranslationError, mlir.LoadError):
        return "refused", ""
    if verdict == "invalid":
        return verdict, f"{drawn.pipeline}\n{mutant}"
    if verdict != "verified":
        return verdict, ""
    for _ in range(4):
        sizes = sizes_of(drawn, rng)
        main = driver(drawn, sizes)
        before = run(source, main)
        if before != "crash" and before != run(mutant, main):
            return "disagrees", f"{drawn.pipeline} at {sizes}\n{drawn.text}\n{mutant}"
    return verdict, ""


def main() -> int:
    """Draw pairs and print what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mutants", action="store_true", help="change one thing in each target")
    chosen = parser.parse_args()
    if OPT is None or RUNNER is None:
        print("there is no mlir-opt or no mlir-cpu-runner")
        return 5
    counts: Counter[str] = Counter()
    for number in range(chosen.count):
        rng = random.Random(f"{chosen.seed}-{number}")
        kind, shown = (check_mutant if chosen.mutants else check)(draw(rng), rng)
        counts[kind] += 1
        if shown:
            print(f"{number}: {kind}: {shown}", flush=True)
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    return 1 if counts["disagrees"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
