"""Draws a schedule, writes the module that is verified, and runs it: ``halide_drawing SEED FOLDER``.

Runs in a process of its own. ``module.py`` has ``algorithm`` and ``scheduled``; ``outcome.json`` says of each
run whether its numbers are those of the algorithm.
"""

import inspect
import json
import random
import sys
from pathlib import Path

import halide as hl
import numpy as np

from tests.frontends.halide_pipelines import PIPELINES

TAILS = ("Auto", "GuardWithIf", "ShiftInwards", "RoundUp", "Predicate")
FACTORS = (2, 3, 4, 8)
KINDS = (
    *("split", "split", "reorder", "fuse", "vectorize", "parallel", "unroll"),
    *("place", "place", "fold", "together"),
)
RUNS = 6

HEAD = "import halide as hl\n\n\n"
FOOT = """

def algorithm():
    return {name}()["out"]


def scheduled():
    f = {name}()
{lines}
    return f["out"]
"""


class Stage:
    """The loops of one stage as they are scheduled so far, the innermost first."""

    def __init__(self, func, text, pure, reduced):
        self.func, self.text = func, text
        self.loops = [*reduced, *pure]
        self.reduced = set(reduced)
        self.constant = set()


class Draw:
    """Draws the calls of a schedule, as lines of Python."""

    def __init__(self, build, rng):
        self.build, self.rng, self.lines = build, rng, []
        made = build()
        self.funcs = [n for n in made if isinstance(made[n], hl.Func)]
        self.count = 0
        self.stages = []
        for name in self.funcs:
            func = made[name]
            pure = [f'hl.Var("{v.name()}")' for v in func.args()]
            self.stages.append(Stage(name, f'f["{name}"]', pure, []))
            for number in range(func.num_update_definitions()):
                reduces = "r.x" in made and (name != "out" or not pure)
                rvars = ['f["r.x"]'] if reduces else []
                self.stages.append(Stage(name, f'f["{name}"].update({number})', pure, rvars))

    def fresh(self, stage, reduced):
        self.count += 1
        return f'hl.{"RVar" if reduced else "Var"}("v{self.count}")'

    def attempt(self, line):
        """Whether the schedule goes on with this line."""
        made = self.build()
        try:
            for each in (*self.lines, line):
                exec(each, {"f": made, "hl": hl})
        except (hl.HalideError, RuntimeError, TypeError):
            return False
        self.lines.append(line)
        return True

    def step(self):
        rng = self.rng
        stage = rng.choice(self.stages)
        kind = rng.choice(
            (
                "split",
                "split",
                "reorder",
                "fuse",
                "vectorize",
                "parallel",
                "unroll",
                "place",
                "place",
                "fold",
                "together",
            )
            + (("rfactor", "rfactor") if stage.reduced else ("specialize",))
        )
        getattr(self, kind)(stage)

    def split(self, stage):
        if not stage.loops:
            return
        loop = self.rng.choice(stage.loops)
        reduced = loop in stage.reduced
        outer, inner = self.fresh(stage, reduced), self.fresh(stage, reduced)
        tail = self.rng.choice(TAILS)
        factor = self.rng.choice(FACTORS)
        line = f"{stage.text}.split({loop}, {outer}, {inner}, {factor}, hl.TailStrategy.{tail})"
        if self.attempt(line):
            at = stage.loops.index(loop)
            stage.loops[at : at + 1] = [inner, outer]
            stage.constant.add(inner)
            if reduced:
                stage.reduced |= {outer, inner}

    def reorder(self, stage):
        order = self.rng.sample(stage.loops, len(stage.loops))
        if len(order) > 1 and self.attempt(f"{stage.text}.reorder({', '.join(order)})"):
            stage.loops = order

    def fuse(self, stage):
        if len(stage.loops) < 2:
            return
        at = self.rng.randrange(len(stage.loops) - 1)
        inner, outer = stage.loops[at : at + 2]
        if (inner in stage.reduced) != (outer in stage.reduced):
            return
        fused = self.fresh(stage, inner in stage.reduced)
        if self.attempt(f"{stage.text}.fuse({inner}, {outer}, {fused})"):
            stage.loops[at : at + 2] = [fused]
            if inner in stage.reduced:
                stage.reduced.add(fused)

    def vectorize(self, stage):
        self._mark(stage, "vectorize")

    def unroll(self, stage):
        self._mark(stage, "unroll")

    def _mark(self, stage, how):
        loops = [v for v in stage.loops if v in stage.constant]
        if loops:
            loop = self.rng.choice(loops)
            atomic = ".atomic()" if loop in stage.reduced and how == "vectorize" else ""
            if self.attempt(f"{stage.text}{atomic}.{how}({loop})"):
                stage.constant.discard(loop)

    def parallel(self, stage):
        if stage.loops:
            loop = self.rng.choice(stage.loops)
            atomic = ".atomic()" if loop in stage.reduced else ""
            self.attempt(f"{stage.text}{atomic}.parallel({loop})")

    def place(self, stage):
        """Where a Func is computed and stored."""
        name = stage.func
        consumers = [s for s in self.stages if self.funcs.index(s.func) > self.funcs.index(name)]
        if not consumers:
            return
        consumer = self.rng.choice(consumers)
        if not consumer.loops or self.rng.random() < 0.25:
            self.attempt(f'f["{name}"].compute_root()')
            return
        at = self.rng.randrange(len(consumer.loops))
        computed = f'f["{name}"].compute_at(f["{consumer.func}"], {consumer.loops[at]})'
        if self.rng.random() < 0.5:
            wider = [f'.store_at(f["{consumer.func}"], {v})' for v in consumer.loops[at + 1 :]]
            computed += self.rng.choice([*wider, ".store_root()"])
        self.attempt(computed)

    def fold(self, stage):
        if stage.func != "out" and self.rng.random() < 0.4:
            made = self.build()
            name = self.rng.choice([v.name() for v in made[stage.func].args()] or ["x"])
            self.attempt(f'f["{stage.func}"].fold_storage(hl.Var("{name}"), {self.rng.choice((2, 4, 8))})')

    def together(self, stage):
        """Two Funcs that one loop computes."""
        others = [s for s in self.stages if s.func not in (stage.func, "out") and ".update" not in s.text]
        if others and stage.func != "out" and ".update" not in stage.text:
            loop = self.rng.choice([v.name() for v in self.build()[stage.func].args()])
            self.attempt(f'{stage.text}.compute_with({self.rng.choice(others).text}, hl.Var("{loop}"))')

    def specialize(self, stage):
        made = self.build()
        if "A" in made and ".update" not in stage.text and self.rng.random() < 0.4:
            self.attempt(f'{stage.text}.specialize(f["A"].dim(0).extent() >= {self.rng.choice((4, 16))})')

    def rfactor(self, stage):
        loops = [v for v in stage.loops if v in stage.reduced]
        if len(loops) < 2:
            return
        chosen, self.count = self.rng.choice(loops), self.count + 1
        name, var = f"intm{self.count}", f'hl.Var("u{self.count}")'
        if self.attempt(f'f["{name}"] = {stage.text}.rfactor([({chosen}, {var})])'):
            stage.loops.remove(chosen)
            self.attempt(f'f["{name}"].compute_root()')
            if self.rng.random() < 0.5:
                self.attempt(f'f["{name}"].{self.rng.choice(("parallel", "vectorize"))}({var})')


def module(build, lines):
    text = "\n".join(f"    {line}" for line in lines)
    return HEAD + inspect.getsource(build) + FOOT.format(name=build.__name__, lines=text)


def scheduled(build, lines):
    made = build()
    for line in lines:
        exec(line, {"f": made, "hl": hl})
    return made


def compiles(build, lines):
    try:
        scheduled(build, lines)["out"].compile_jit()
    except (hl.HalideError, RuntimeError):
        return False
    return True


def images(made):
    return {n: v for n, v in made.items() if isinstance(v, hl.ImageParam)}


def shape_of(build, name, dimensions, extents, reduced, rng):
    """The first index and the extent of an image, in each dimension."""
    if build.__name__ == "matmul":
        return [0, 0], {"A": (reduced, extents[1] + 40), "B": (extents[0] + 40, reduced)}[name]
    if build.__name__ in ("greatest", "saturating"):
        return [0, 0], (reduced, extents[0] + 40)
    if build.__name__ == "dot":
        return [0], (reduced,)
    if build.__name__ == "edges":
        return [rng.randint(-3, 3)], (rng.randint(1, 30),)
    return [-30] * dimensions, (150,) * dimensions


def run(build, lines, rng):
    """``None`` if Halide refuses the sizes, else whether the outputs agree."""
    plain, made = build(), scheduled(build, lines)
    large = rng.random() < 0.5
    extents = [rng.randint(1, 40) if large else rng.randint(1, 12) for _ in plain["out"].args()]
    start = [0 if large else rng.randint(0, 5) for _ in extents]
    reduced = rng.randint(1, 20)
    draw = np.random.default_rng(rng.randrange(2**32))
    dtype = DTYPES[build.__name__]
    alive = []  # a buffer does not keep the array that it looks at
    for name, image in images(plain).items():
        least, shape = shape_of(build, name, image.dimensions(), extents, reduced, rng)
        values = draw.integers(0, 250 if dtype == np.uint8 else 20, shape[::-1]).astype(dtype)
        buffer = hl.Buffer(values, name)
        buffer.set_min(list(least))
        alive += [values, buffer]
        for each in (plain, made):
            each[name].set(buffer)
    results = []
    for each in (plain, made):
        out = hl.Buffer(each["out"].type(), extents)
        if extents:
            out.set_min(start)
        try:
            each["out"].realize(out)
        except (hl.HalideError, RuntimeError):
            return None
        results.append(np.array(out))
    return bool((results[0] == results[1]).all())


DTYPES = {
    "blur": np.uint16,
    "matmul": np.float32,
    "greatest": np.uint8,
    "saturating": np.uint8,
    **dict.fromkeys(("chain", "convolution", "dot", "edges", "halves", "pieces"), np.int32),
}


def main(seed, folder):
    rng = random.Random(seed)
    build = PIPELINES[seed % len(PIPELINES)]
    draw = Draw(build, rng)
    for _ in range(rng.randint(3, 12)):
        draw.step()
    lines = draw.lines
    while lines and not compiles(build, lines):
        lines = lines[:-1]
    (Path(folder) / "module.py").write_text(module(build, lines), "utf-8")
    runs = [run(build, lines, rng) for _ in range(RUNS)]
    outcome = {"pipeline": build.__name__, "lines": lines, "runs": runs}
    (Path(folder) / "outcome.json").write_text(json.dumps(outcome), "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
