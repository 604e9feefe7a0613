"""Random functions of linalg and random passes of ``mlir-opt``: what is verified has to run alike.

``python -m tests.frontends.mlir.random_pipelines --count N --seed S``. A function of ``i32`` or ``f32``, on
memrefs or tensors, of fixed or dynamic sizes, and a sequence of passes and transforms are drawn; the pair is
verified, and both programs are lowered and run by ``mlir-cpu-runner`` on a few sizes. Floats are whole
numbers there, so that the order of a sum does not matter. A verified pair that gives other numbers is a
disagreement. A refuted one is counted, and shown. With ``--mutants`` one thing in each target is changed, and
a mutant that is verified has to run alike. ``--memrefs`` draws functions on memrefs of ``i32`` alone.
"""

from __future__ import annotations

import argparse
import random
import re
import resource
import shutil
import signal
import subprocess
from collections import Counter
from dataclasses import dataclass
from functools import partial

from redverify.frontends import mlir
from redverify.frontends.mlir.reading import run_tool

OPT = next((t for t in ("mlir-opt-19", "mlir-opt") if shutil.which(t)), None)
RUNNER = next((t for t in ("mlir-cpu-runner-19", "mlir-cpu-runner") if shutil.which(t)), None)

#: Processor time that a program at these sizes needs far less of; one that needs more does not end.
SECONDS = 30

_BUFFERIZE = (
    "one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map}"
)

#: The passes that lower both programs to LLVM's dialect.
_LOWERED_BY = """
scf-forall-to-for convert-linalg-to-loops lower-affine convert-vector-to-scf convert-linalg-to-loops
lower-affine convert-scf-to-cf expand-strided-metadata lower-affine convert-vector-to-llvm
finalize-memref-to-llvm convert-func-to-llvm convert-arith-to-llvm convert-index-to-llvm
convert-cf-to-llvm reconcile-unrealized-casts
"""
_LOWERING = f"builtin.module({','.join(_LOWERED_BY.split())})"

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


def draw(rng: random.Random, *, memrefs: bool = False) -> Drawn:
    """A function and a pipeline; ``memrefs``: on memrefs of ``i32``."""
    element = "i32" if memrefs or rng.random() < 0.4 else "f32"
    tensors = not memrefs and rng.random() < 0.6
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
        return Drawn(text, shapes, fixed, _passes(rng, vectors=not memrefs), element)
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


def driver(drawn: Drawn, sizes: dict[str, int], program: str) -> str:
    """A ``main`` that fills the arguments, calls the function and prints its result, or its last argument."""
    signature = re.search(r"function_type = \((.*?)\) -> (.*?), sym_name", program)
    tensors = signature is not None and signature.group(1).startswith("tensor")
    returns = signature is not None and signature.group(2) != "()"
    lines = ["func.func @main() {"]
    names, types = [], []
    for position, shape in enumerate(drawn.shapes):
        fixed = f"memref<{''.join(f'{sizes[s]}x' for s in shape)}{drawn.element}>"
        type_ = _type(shape, drawn.fixed, drawn.element)
        lines.append(f"  %m{position} = memref.alloc() : {fixed}")
        lines += _loops(position, shape, sizes, (f"%m{position}", fixed), show=False)
        lines.append(f"  %a{position} = memref.cast %m{position} : {fixed} to {type_}")
        if tensors:
            lines.append(f"  %t{position} = bufferization.to_tensor %a{position} restrict writable : {type_}")
        names.append(f"%{'t' if tensors else 'a'}{position}")
        types.append(type_.replace("memref", "tensor") if tensors else type_)
    call = f"call @f({', '.join(names)}) : ({', '.join(types)}) -> "
    lines.append(f"  %out = {call}{types[-1]}" if returns else f"  {call}()")
    last, where = len(drawn.shapes) - 1, names[-1]
    shown = types[-1].replace("tensor", "memref")
    if returns:
        where = "%out"
    if tensors:
        lines.append(f"  %shown = bufferization.to_memref %out : {shown}")
        where = "%shown"
    lines += _loops(last, drawn.shapes[last], sizes, (where, shown), show=True)
    return "\n".join([*lines, "  return", "}", _PRINT])


_PRINT = """llvm.mlir.global internal constant @format("%d\\0A\\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @show(%x: i32) {
  %p = llvm.mlir.addressof @format : !llvm.ptr
  %r = llvm.call @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return
}
"""


def _loops(
    position: int, shape: str, sizes: dict[str, int], memory: tuple[str, str], *, show: bool
) -> list[str]:
    """Loops that store numbers to all elements of ``memory``, a name and a type, or print them."""
    tag = f"{'p' if show else 'q'}{position}"
    floats = memory[1].endswith("f32>")
    variables = [f"%{tag}_{d}" for d in range(len(shape))]
    lines = [f"  affine.for {v} = 0 to {sizes[s]} {{" for v, s in zip(variables, shape, strict=True)]
    place = f"{memory[0]}[{', '.join(variables)}] : {memory[1]}"
    if show:
        lines.append(f"  %{tag}_{'y' if floats else 'x'} = memref.load {place}")
        if floats:
            lines.append(f"  %{tag}_x = arith.fptosi %{tag}_y : f32 to i32")
        lines.append(f"  func.call @show(%{tag}_x) : (i32) -> ()")
    else:
        terms = " + ".join(f"d{d} * {7 + 6 * d + position}" for d in range(len(shape))) or "3"
        dims = ", ".join(f"d{d}" for d in range(len(shape)))
        lines += [
            f"  %{tag}_i = affine.apply affine_map<({dims}) -> (({terms} + {position}) mod 19 - 9)>"
            f"({', '.join(variables)})",
            f"  %{tag}_{'y' if floats else 'x'} = arith.index_cast %{tag}_i : index to i32",
        ]
        if floats:
            lines.append(f"  %{tag}_x = arith.sitofp %{tag}_y : i32 to f32")
        lines.append(f"  memref.store %{tag}_x, {place}")
    return [*lines, *("  }" for _ in shape)]


@dataclass(frozen=True)
class Outcome:
    """What running a program gave: what it printed if it ``ended`` well, or why not.

    A program that did ``not run`` (it was not lowered, a symbol is not linked, the machine was too
    busy) says nothing. One that was ``killed`` (a signal, too much processor time) did run.
    """

    kind: str
    text: str

    @property
    def ended(self) -> bool:
        """Whether ``text`` is what the program computes."""
        return self.kind == "ended"


def run(program: str, main: str) -> Outcome:
    """What becomes of a program that ``main`` calls."""
    assert OPT is not None
    inner = program.replace('"builtin.module"() ({', "").rsplit("}) : () -> ()", 1)[0]
    aliases = [line for line in program.splitlines() if line.startswith("#")]
    body = [line for line in inner.splitlines() if not line.startswith("#")]
    copied = r'"memref\.copy"\((%\S+), (%\S+)\) : \((.*)\) -> \(\)'
    text = "\n".join([*aliases, "module {", *body, main, "}"])
    try:
        if "tensor<" in text:
            text = run_tool(OPT, [f"--pass-pipeline=builtin.module({_BUFFERIZE})"], text)
        text = re.sub(copied, _copy, text)  # a copy is a call into a library that may be missing
        return executed(run_tool(OPT, [f"--pass-pipeline={_LOWERING}"], text))
    except mlir.LoadError as error:
        return Outcome("not run", str(error))


def executed(lowered: str, seconds: int = SECONDS) -> Outcome:
    """What ``mlir-cpu-runner`` makes of a program in LLVM's dialect; ``seconds`` are of processor time."""
    assert RUNNER is not None
    command = [RUNNER, "-e", "main", "-entry-point-result=void", "-O0"]
    try:
        done = subprocess.run(
            command,
            input=lowered,
            capture_output=True,
            text=True,
            timeout=20 * seconds,
            check=False,
            preexec_fn=partial(resource.setrlimit, resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY)),
        )
    except subprocess.TimeoutExpired:
        return Outcome("not run", f"it took more than {20 * seconds} s")
    if done.returncode == 0:
        return Outcome("ended", done.stdout)
    if done.returncode > 0:
        return Outcome("not run", next(iter(done.stderr.splitlines()), f"exit status {done.returncode}"))
    name = signal.Signals(-done.returncode).name
    return Outcome("not run" if name == "SIGKILL" else "killed", name)  # SIGKILL: the machine has no memory


def compared(before: Outcome, after: Outcome) -> str:
    """``alike``, ``differ`` or ``not run``, of a source and its target.

    A source that is killed is undefined there, and says nothing. A target that is killed differs.
    """
    if not before.ended or after.kind == "not run":
        return "not run"
    return "alike" if before == after else "differ"


def _why(before: Outcome, after: Outcome) -> str:
    """Why two programs could not be compared."""
    whose, outcome = ("target", after) if before.ended else ("source", before)
    return f"the {whose} {'was killed' if outcome.kind == 'killed' else 'did not run'}: {outcome.text}"


def _copy(found: re.Match[str]) -> str:
    """``memref.copy`` as an operation of linalg."""
    source, target, types = found.groups()
    depth, cut = 0, 0
    for place, letter in enumerate(types):
        depth += (letter in "<[(") - (letter in ">])")
        if letter == "," and depth == 0:
            cut = place
            break
    return f"linalg.copy ins({source} : {types[:cut]}) outs({target} :{types[cut + 1 :]})"


def target_of(drawn: Drawn, source: str) -> str:
    """The program after the passes."""
    assert OPT is not None
    text = _with_script(drawn.text, drawn.script) if drawn.script else source
    return _without_script(run_tool(OPT, [f"--pass-pipeline={drawn.pipeline}"], text))


def sizes_of(drawn: Drawn, rng: random.Random) -> dict[str, int]:
    """Sizes for all letters."""
    sizes = {letter: drawn.fixed.get(letter, rng.choice((0, 1, 2, 5, 9))) for letter in "nmk"}
    sizes["w"] = drawn.fixed.get("w", max(sizes["n"] + sizes["m"] - 1, 0))
    return sizes


def check(
    drawn: Drawn, rng: random.Random, timeout: float = 10.0, counts: Counter[str] | None = None
) -> tuple[str, str]:
    """What became of a pair, and what has to be shown of it; ``disagrees`` is a bug.

    ``counts`` counts the sizes at which both programs ``ran``. Where they did not at one, the kind
    says so: it is no disagreement, and no agreement.
    """
    assert OPT is not None
    counts = Counter() if counts is None else counts
    shown = f"{drawn.script}; {drawn.pipeline}\n{drawn.text}"
    source = run_tool(OPT, [], drawn.text)
    try:
        target = target_of(drawn, source)
    except mlir.LoadError as error:
        return "no target", str(error)
    try:
        verdict = mlir.verify(source, target, timeout=timeout, levels=False).impls[0].verdict.value
    except mlir.TranslationError as error:
        return "refused", str(error)
    missing = ""
    for _ in range(2):
        sizes = sizes_of(drawn, rng)
        before = run(source, driver(drawn, sizes, source))
        after = run(target, driver(drawn, sizes, target))
        outcome = compared(before, after)
        counts["ran"] += outcome != "not run"
        if outcome == "differ":
            kind = "disagrees" if verdict == "verified" else f"{verdict}, runs differ"
            return kind, f"{shown} at {sizes}: {before} and {after}"
        if outcome == "not run":
            missing = f"{_why(before, after)}, at {sizes}; {shown}"
    if missing:
        return f"{verdict}, not run", missing
    return verdict, shown if verdict != "verified" else ""


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
        target = target_of(drawn, source)
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
    missing = ""
    for _ in range(4):
        sizes = sizes_of(drawn, rng)
        before = run(source, driver(drawn, sizes, source))
        after = run(mutant, driver(drawn, sizes, mutant))
        outcome = compared(before, after)
        if outcome == "differ":
            return "disagrees", f"{drawn.pipeline} at {sizes}\n{drawn.text}\n{mutant}"
        if outcome == "not run":
            missing = f"{_why(before, after)}, at {sizes}; {drawn.pipeline}\n{mutant}"
    if missing:
        return f"{verdict}, not run", missing
    return verdict, ""


def main() -> int:
    """Draw pairs and print what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mutants", action="store_true", help="change one thing in each target")
    parser.add_argument("--memrefs", action="store_true", help="functions on memrefs of i32 alone")
    chosen = parser.parse_args()
    if OPT is None or RUNNER is None:
        print("there is no mlir-opt or no mlir-cpu-runner")
        return 5
    counts: Counter[str] = Counter()
    ran: Counter[str] = Counter()
    for number in range(chosen.count):
        rng = random.Random(f"{chosen.seed}-{number}")
        drawn = draw(rng, memrefs=chosen.memrefs)
        kind, shown = check_mutant(drawn, rng) if chosen.mutants else check(drawn, rng, counts=ran)
        counts[kind] += 1
        if shown:
            print(f"{number}: {kind}: {shown}", flush=True)
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    if not chosen.mutants:
        print(f"both programs ran at {ran['ran']} sizes")
    return 1 if counts["disagrees"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
