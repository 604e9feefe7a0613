"""Random functions of linalg and random passes of ``mlir-opt``.

A function of ``i32`` or ``f32``, on memrefs or tensors, of fixed or dynamic sizes, and a sequence of passes
and transforms are drawn.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from redverify.frontends.mlir.reading import run_tool, tool

OPT = tool()

_BUFFERIZE = (
    "one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map}"
)

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
_VECTORS = (
    "affine-super-vectorize{virtual-vector-size=%d vectorize-reductions=true}",
    "affine-super-vectorize{virtual-vector-size=%d}",
)
_TENSORS = ("linalg-fuse-elementwise-ops", "linalg-fold-unit-extent-dims", "linalg-generalize-named-ops")

#: Passes of whole modules; the others run on functions.
_OF_MODULES = ("one-shot-bufferize", "transform-interpreter")


@dataclass(frozen=True)
class Drawn:
    """A function, the types of its arguments with sizes by letter, and passes; ``script`` is a transform."""

    text: str
    shapes: tuple[str, ...]
    fixed: dict[str, int]
    passes: tuple[str, ...]
    element: str = "i32"
    script: str = ""

    @property
    def pipeline(self) -> str:
        """The passes as ``mlir-opt`` takes them."""
        nested = (p if p.startswith(_OF_MODULES) else f"func.func({p})" for p in self.passes)
        return f"builtin.module({','.join(nested)})"


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
    element = "i32" if rng.random() < 0.4 else "f32"
    tensors = rng.random() < 0.6
    kind = rng.choice(sorted(_KINDS))
    shapes, maps, iterators, combination = _KINDS[kind]
    fixed = {letter: rng.choice((1, 3, 4, 7, 8, 12)) for letter in "nmk" if rng.random() < 0.4}
    if {"n", "m"} <= set(fixed):
        fixed["w"] = fixed["n"] + fixed["m"] - 1
    if element == "f32":
        combination = combination.replace("i", "f").replace("maxsf", "maximumf")
    types = [_type(s, fixed, element, tensors=tensors) for s in shapes]
    names = ", ".join(f"%a{p}: {t}" for p, t in enumerate(types))
    result, last = f" -> {types[-1]}" if tensors else "", len(types) - 1
    start, out = "", f"%a{last}"
    if rng.random() < 0.6 and "set" not in combination:
        number = _start(combination, element, rng)
        start = f"  %s = arith.constant {number} : {element}\n"
        start += f"  {'%i = ' if tensors else ''}linalg.fill ins(%s : {element}) outs(%a{last} : {types[-1]})"
        start, out = f"{start}{result}\n", "%i" if tensors else out
    inputs = ", ".join(f"%a{p}" for p in range(last))
    text = f"func.func @f({names}){result} {{\n{start}" + _generic(
        ("%r", maps, iterators),
        (inputs, types[:-1]),
        (out, types[-1]),
        _body(len(types), combination, element),
    )
    doubled = tensors and rng.random() < 0.4
    if doubled:
        text += _doubled(len(shapes[-1]), types[-1], element)
    text += f"  return{(' %q : ' if doubled else ' %r : ') + types[-1] if tensors else ''}\n}}\n"
    if not tensors:
        return Drawn(text, shapes, fixed, _passes(rng, vectors=True), element)
    passes, script = _of_tensors(rng, iterators)
    return Drawn(text, shapes, fixed, passes, element, script)


def _start(combination: str, element: str, rng: random.Random) -> str:
    """What a reduction starts from: mostly the unit."""
    if "max" in combination:
        return str(-(2**31)) if element == "i32" else "0xFF800000"
    number = rng.choice((0, 5))
    return str(number) if element == "i32" else f"{number}.0"


def _generic(
    what: tuple[str, tuple[str, ...], str], ins: tuple[str, list[str]], out: tuple[str, str], body: str
) -> str:
    """``linalg.generic`` with a result if its output is a tensor."""
    name, maps, iterators = what
    dims = {1: "i", 2: "i, j", 3: "i, j, k"}.get(len(iterators), "")
    texts = ", ".join(f"affine_map<({dims}) -> ({m})>" for m in maps)
    words = ", ".join('"parallel"' if i == "p" else '"reduction"' for i in iterators)
    tensor = out[1].startswith("tensor")
    return (
        f"  {name + ' = ' if tensor else ''}linalg.generic {{indexing_maps = [{texts}], "
        f"iterator_types = [{words}]}}\n"
        f"    ins({ins[0]} : {', '.join(ins[1])}) outs({out[0]} : {out[1]}) {{\n"
        f"{body}  }}{' -> ' + out[1] if tensor else ''}\n"
    )


def _doubled(rank: int, type_: str, element: str) -> str:
    """``%q``, which doubles each element of ``%r``, so that there is something to fuse."""
    identity = ", ".join("ijk"[:rank])
    add = "addi" if element == "i32" else "addf"
    body = f"  ^bb0(%x: {element}, %y: {element}):\n    %d = arith.{add} %x, %x : {element}\n"
    body += f"    linalg.yield %d : {element}\n"
    return _generic(("%q", (identity, identity), "p" * rank), ("%r", [type_]), ("%r", type_), body)


def _type(shape: str, fixed: dict[str, int], element: str = "i32", *, tensors: bool = False) -> str:
    kind = "tensor" if tensors else "memref"
    return f"{kind}<{''.join(f'{fixed.get(s, chr(63))}x' for s in shape)}{element}>"


def _body(operands: int, combination: str, element: str) -> str:
    arguments = ", ".join(f"%x{p}: {element}" for p in range(operands))
    lines = [f"  ^bb0({arguments}):"]
    value = "%x0"
    words = combination.split()
    if operands == 3:
        lines.append(f"    %v = arith.{words[0]} %x0, %x1 : {element}")
        value = "%v"
    if words[-1] != "set":
        lines.append(f"    %w = arith.{words[-1]} %x{operands - 1}, {value} : {element}")
        value = "%w"
    lines.append(f"    linalg.yield {value} : {element}")
    return "\n".join(lines) + "\n"


def _of_tensors(rng: random.Random, iterators: str) -> tuple[tuple[str, ...], str]:
    """Passes on tensors and, often, on the loops after bufferization; and a transform that comes first."""
    found: list[str] = []
    script = _script(rng, iterators) if rng.random() < 0.6 else ""
    if script:
        found.append("transform-interpreter")
    for _ in range(rng.randrange(0, 3)):
        found.append(rng.choice((*_TENSORS, *_ALWAYS)))
    if rng.random() < 0.7:
        found += [_BUFFERIZE, *(_passes(rng, vectors=True) if rng.random() < 0.7 else ())]
    return tuple(found) or ("canonicalize",), script


_ANY = "!transform.any_op"


def _script(rng: random.Random, iterators: str) -> str:
    """A transform of the operation: tiles, a partial reduction in tiles or threads, a split, an order."""
    sizes = [rng.choice((0, 2, 3, 4)) for _ in iterators]
    reduced = [4 if i == "r" else 0 for i in iterators]
    kinds = ["for", "for", "forall", "interchange", "generalize"]
    if "r" in iterators:
        kinds += ["partial", "threads", "split"]
    match rng.choice(kinds):
        case "for" if any(sizes):
            loops = sum(map(bool, sizes))
            return _transform(f"%1, %l:{loops}", "tile_using_for", f"tile_sizes {sizes}", 1 + loops)
        case "forall" if any(s for s, i in zip(sizes, iterators, strict=True) if i == "p"):
            tiles = [s if i == "p" else 0 for s, i in zip(sizes, iterators, strict=True)]
            return _transform("%1:2", "tile_using_forall", f"tile_sizes {tiles}", 2)
        case "partial":
            return _transform("%1:4", "tile_reduction_using_for", f"by tile_sizes = {reduced}", 4)
        case "threads":
            by = f"by num_threads = {reduced}, tile_sizes = []"
            return _transform("%1:4", "tile_reduction_using_forall", by, 4)
        case "split":
            place = iterators.index("r")
            by = f"{{split_factor = 4, insert_split_dimension = {place}}}"
            return _transform("%1:4", "split_reduction", by, 4)
        case "interchange":
            order = rng.sample(range(len(iterators)), len(iterators))
            return _transform("%1", "interchange", f"iterator_interchange = {order}", 1)
        case _:
            return _transform("%1", "generalize", "", 1)


def _transform(results: str, name: str, how: str, count: int) -> str:
    types = _ANY if count == 1 else f"({', '.join([_ANY] * count)})"
    return f"{results} = transform.structured.{name} %0 {how} : ({_ANY}) -> {types}"


def _with_script(text: str, script: str) -> str:
    """A module whose first operation of linalg (not the fill) the script transforms."""
    first = f"transform.split_handle %all {{overflow_result = 1}} : ({_ANY}) -> ({_ANY}, {_ANY})"
    several = text.count("linalg.generic") > 1
    match = f'%{"all" if several else 0} = transform.structured.match ops{{["linalg.generic"]}}'
    match += f" in %arg0 : ({_ANY}) -> {_ANY}"
    return f"""{text}
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(%arg0: {_ANY}) {{
    {match}
    {"%0, %rest = " + first if several else ""}
    {script}
    transform.yield
  }}
}}
"""


def _without_script(program: str) -> str:
    """The module without its transforms."""
    return re.sub(
        r'^  "builtin.module"\(\) \(\{\n    "transform.*?^  \}\) \{transform\.with_named_seq[^\n]*\n',
        "",
        program,
        flags=re.MULTILINE | re.DOTALL,
    )


def _passes(rng: random.Random, *, vectors: bool) -> tuple[str, ...]:
    first = rng.choice(_TO_LOOPS)
    affine = (*_AFFINE, *_VECTORS) if vectors else _AFFINE
    later = {"convert-linalg-to-affine-loops": affine, "convert-linalg-to-parallel-loops": _PARALLEL}
    choices = (*later.get(first, _SCF), *_ALWAYS)
    found = [first]
    for _ in range(rng.randrange(1, 4)):
        word = rng.choice(choices)
        found.append(word % tuple(rng.choice((2, 3, 4)) for _ in range(word.count("%d"))))
        if word == "lower-affine":
            choices = (*_SCF, *_ALWAYS)
    return tuple(found)


def target_of(drawn: Drawn, source: str) -> str:
    """The program after the passes."""
    assert OPT is not None
    text = _with_script(drawn.text, drawn.script) if drawn.script else source
    return _without_script(run_tool(OPT, [f"--pass-pipeline={drawn.pipeline}"], text))


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
