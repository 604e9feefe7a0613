"""Random functions and schedules of TVM, verified and run: ``python -m tests.frontends.tvm_sweep --count N``.

Each draw is a function of integers or floats (all types, casts and operators, choices by data, indices and
scalars, reductions with their loops in any order), scheduled by random primitives, and for one in three
changed at one place. It is verified with the second opinion on, and both functions are compiled and compared
on random inputs with rare values. Three things must not be: *verified* where outputs differ, *refuted*
where none does and the witness shows no fault of its own, and a translation that differs from the compiled
code.
"""

from __future__ import annotations

import argparse
import collections
import random
import re
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np
import tvm
from tvm import s_tir

from redverify.api import InternalError
from redverify.frontends import tvm as front
from redverify.frontends.tvm.executables import TARGET, serial
from redverify.language.diagnostics import DiagnosticError
from redverify.system.forks import WorkerDied, stream

INTEGERS = [f"{u}int{b}" for u in ("", "u") for b in (8, 16, 32, 64)]
FLOATS = ["float32", "float64", "float16"]

#: Faults of a run that need no wrong output.
DEEDS = ("bounds", "race", "defined", "overlap", "coverage")

# ---------------------------------------------------------------- functions


class Drawing:
    """Draws the text of one function."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.dtype = rng.choice([*INTEGERS, *FLOATS, "int32", "float32"])
        self.extents = [rng.choice([1, 2, 3, 4, 6, 8]) for _ in range(rng.choice([1, 2, 2, 3]))]
        self.axes = [f"v{d}" for d in range(len(self.extents))]
        self.scalar = rng.choice(["", "", *INTEGERS])

    def literal(self, dtype: str, *numbers: int) -> str:
        return f"T.{dtype}({self.rng.choice(numbers or (0, 1, 2, 3, 5, 7))})"

    def cell(self) -> str:
        return f"A[{', '.join(self.axes)}]"

    def index(self) -> str:
        """An index expression of int32."""
        axis = self.rng.choice(self.axes)
        number = self.rng.choice([1, 2, 3])
        forms = ["{a}", "{a} * {n}", "{a} // {n}", "{a} % {n}", "{a} - {n}", "T.max({a}, {n})"]
        forms += [
            "T.truncdiv({a} - 2, {n})",
            "T.truncmod({a} - 2, {n})",
            "T.shift_left({a}, {n})",
            "({a} & 3)",
        ]
        if self.scalar:
            forms += [
                "T.Cast('int32', x)",
                "T.Cast('int32', x + T.{s}({n}))",
                "T.Cast('int32', x * T.{s}(100))",
            ] * 2
            forms += [
                "T.Cast('int32', T.Cast('uint8', x) - T.uint8({n}))",
                "T.Cast('int32', T.Cast('int8', x))",
            ]
        return self.rng.choice(forms).format(a=axis, n=number, s=self.scalar)

    def condition(self, depth: int) -> str:
        rng = self.rng
        forms = [
            lambda: f"{rng.choice(self.axes)} {rng.choice(['<', '>=', '==', '!='])} {rng.choice([0, 1, 2])}",
            lambda: f"{self.index()} < {self.index()}",
            lambda: f"F[{', '.join(self.axes)}] > {rng.choice([0, 1, -1])}",
            lambda: f"{self.value(0)} < {self.value(0)}",
        ]
        if depth > 0:
            forms.append(lambda: f"({self.condition(0)} {rng.choice(['and', 'or'])} {self.condition(0)})")
        return rng.choice(forms)()

    def guarded(self) -> str:
        """A read that a condition keeps inside of the array."""
        axis, last = self.rng.choice(list(zip(self.axes, self.extents, strict=True)))
        step = self.rng.choice([-1, 1])
        cell = f"A[{', '.join(f'{a} + {step}' if a == axis else a for a in self.axes)}]"
        inside = f"{axis} >= 1" if step < 0 else f"{axis} < {last - 1}"
        data = self.rng.choice(["", f"F[{', '.join(self.axes)}] > 0"])
        both = [p for p in (inside, data) if p]
        self.rng.shuffle(both)
        return f"T.if_then_else({' and '.join(both)}, {cell}, {self.literal(self.dtype)})"

    def value(self, depth: int) -> str:
        rng, dtype = self.rng, self.dtype
        if depth <= 0:
            leaves = [self.cell] * 4 + [
                lambda: self.literal(dtype),
                lambda: f"T.Cast('{dtype}', {self.index()})",
            ]
            return rng.choice([*leaves, self.guarded])()
        one, two = self.value(depth - 1), self.value(rng.randrange(depth))
        forms = ["({a} + {b})", "({a} - {b})", "({a} * {b})", "T.min({a}, {b})", "T.max({a}, {b})"] * 2
        forms += ["T.Select({c}, {a}, {b})", "T.if_then_else({c}, {a}, {b})"] * 2
        forms += [f"T.Cast('{dtype}', T.Cast('{{t}}', {{a}}))"]
        if dtype in INTEGERS:
            forms += ["({a} // {n})", "({a} % {n})", "T.truncdiv({a}, {n})", "T.truncmod({a}, {n})"]
            forms += [
                "T.shift_left({a}, {n})",
                "T.shift_right({a}, {n})",
                "({a} & {b})",
                "({a} | {b})",
                "({a} ^ {b})",
            ]
            forms += ["T.bitwise_not({a})"]
        else:
            forms += [
                "T.fabs({a})",
                "T.floor({a})",
                "T.round({a})",
                "T.sqrt(T.fabs({a}))",
                "({a} / {n})",
                "T.trunc({a})",
            ]
        other = rng.choice([t for t in INTEGERS if dtype in INTEGERS] or FLOATS)
        number = self.literal(dtype, 1, 2, 3, 4, 7)
        return rng.choice(forms).format(a=one, b=two, c=self.condition(1), n=number, t=other)

    def function(self) -> str:
        """One block: a map, or a reduction over some of its axes, with its loops in any order."""
        rng = self.rng
        reduced = [d for d in range(len(self.extents)) if rng.random() < 0.45] if rng.random() < 0.6 else []
        spatial = [d for d in range(len(self.extents)) if d not in reduced]
        order = rng.sample(range(len(self.extents)), len(self.extents))
        shape = ", ".join(str(e) for e in self.extents)
        out = ", ".join(str(self.extents[d]) for d in spatial) or "1"
        cell = f"B[{', '.join(self.axes[d] for d in spatial) or '0'}]"
        axes = [
            f"{self.axes[d]} = T.axis.{'reduce' if d in reduced else 'spatial'}({self.extents[d]}, i{d})"
            for d in rng.sample(range(len(self.extents)), len(self.extents))
        ]
        value = self.value(rng.choice([0, 1, 2, 3]))
        start = self.literal(self.dtype, 0, 1, 3)
        update = rng.choice(["{c} + {v}", "{c} * {v}", "T.max({c}, {v})", "T.min({c}, {v})", "{c} - {v}"])
        body = [f"with T.init():\n                {cell} = {start}"] if reduced else []
        body.append(f"{cell} = " + (update.format(c=cell, v=value) if reduced else value))
        head = f"x: T.{self.scalar}, " if self.scalar else ""
        lines = "\n            ".join([*axes, *body])
        names = ", ".join(f"i{d}" for d in order)
        extents = ", ".join(str(self.extents[d]) for d in order)
        of = f'"{self.dtype}"'
        return f"""
@T.prim_func(s_tir=True)
def main({head}A: T.Buffer(({shape},), {of}), F: T.Buffer(({shape},), "int32"), B: T.Buffer(({out},), {of})):
    T.func_attr({{"global_symbol": "main", "tirx.noalias": True}})
    for {names} in T.grid({extents}):
        with T.sblock("B"):
            {lines}
"""


# ---------------------------------------------------------------- schedules, and wrong ones


def scheduled(function: Any, rng: random.Random) -> Any:
    """The function after some primitives; TVM refuses many of them."""
    sch = s_tir.Schedule(function)
    for _ in range(rng.choice([0, 1, 2, 3, 4])):
        saved = sch.copy()
        try:
            primitive(sch, rng)
        except Exception:  # TVM's own checks
            sch = saved
    return sch.mod["main"]


def primitive(sch: Any, rng: random.Random) -> None:
    blocks = sch.get_child_blocks(sch.get_sblock("root"))
    block = rng.choice(blocks)
    loops = sch.get_loops(block)
    loop = rng.choice(loops)
    rng.choice(
        [
            lambda: sch.split(loop, factors=[None, rng.choice([2, 3, 4])]),
            lambda: sch.split(loop, factors=[None, rng.choice([2, 3, 4])]),
            lambda: sch.reorder(*rng.sample(loops, len(loops))),
            lambda: sch.reorder(*rng.sample(loops, len(loops))),
            lambda: sch.fuse(*rng.sample(loops, 2)),
            lambda: sch.parallel(loop),
            lambda: sch.vectorize(loop),
            lambda: sch.unroll(loop),
            lambda: sch.bind(loop, rng.choice(["threadIdx.x", "blockIdx.x"])),
            lambda: sch.decompose_reduction(block, loop),
            lambda: sch.rfactor(loop, 0),
            lambda: sch.cache_read(block, 0, "global"),
            lambda: sch.cache_write(block, 0, "global"),
        ]
    )()


#: Changes of one place: what is looked for, and what it becomes.
CHANGES = [
    (r" \+ ", " - "), (r" \* ", " + "), (r" < ", " <= "), (r" > ", " >= "), (r"T\.min\(", "T.max("),
    (r"\b3\b", "4"), (r"\b1\b", "2"), (r"\b2\b", "1"), (r" // ", " % "), (r"uint8", "uint16"),
    (r" and ", " or "),
    (r"shift_left", "shift_right"), (r"truncdiv", "floordiv"), (r"truncmod", "floormod"), (r"\.0\)", ".5)"),
]  # fmt: skip


def changed(function: Any, rng: random.Random) -> Any:
    """The function with one place of a statement of its blocks changed; itself if there is none."""
    lines = function.script().splitlines()
    places = [
        (number, found, new)
        for number, line in enumerate(lines)
        if re.match(r"\s+B\w*\[.* = ", line)
        for old, new in CHANGES
        for found in re.finditer(old, line)
    ]
    if not places:
        return function
    number, found, new = rng.choice(places)
    lines[number] = lines[number][: found.start()] + new + lines[number][found.end() :]
    with suppress(Exception):  # what TVM's parser refuses
        return tvm.script.from_source("\n".join(lines))
    return function


# ---------------------------------------------------------------- runs


def inputs(function: Any, rng: random.Random) -> list[Any]:
    """Arguments for the parameters, the output last."""
    generator = np.random.default_rng(rng.randrange(2**32))
    found: list[Any] = []
    for parameter in function.params:
        if not hasattr(parameter.ty, "shape"):
            found.append(rng.choice([0, 1, 2, 3, 50, 100, 127]))
            continue
        dtype = np.dtype(str(parameter.ty.dtype))
        shape = [int(e) for e in parameter.ty.shape]
        low = -9 if dtype.kind != "u" else 0
        values = generator.integers(low, 10, shape).astype(dtype)
        if dtype.kind in "iu" and dtype.itemsize < 4 and rng.random() < 0.5:
            values = generator.integers(
                np.iinfo(dtype).min, np.iinfo(dtype).max, shape, endpoint=True, dtype=dtype
            )
        if dtype.kind == "f" and rng.random() < 0.7:
            values = generator.uniform(-4, 4, shape).astype(dtype)
        found.append(values)
    return found


def outputs(functions: list[Any], cases: list[list[Any]]) -> list[list[Any]]:
    """What the compiled functions compute; :class:`RuntimeError` if one is not compiled, or crashes."""

    def work() -> Any:
        for function in functions:
            module = tvm.compile(tvm.IRModule({"main": serial(function)}), target=dict(TARGET))
            found = []
            for case in cases:
                given = [tvm.runtime.tensor(a) if isinstance(a, np.ndarray) else a for a in case]
                module["main"](*given)
                found.append(given[-1].numpy())
            yield found

    try:
        return list(stream(work, 20))
    except WorkerDied as error:
        raise RuntimeError(error.died.reason) from error


def alike(first: Any, second: Any) -> bool:
    if first.dtype.kind != "f":
        return bool((first == second).all())
    tolerance = {"float16": 5e-2, "float32": 1e-4, "float64": 1e-9}[str(first.dtype)]
    return bool(np.allclose(first, second, atol=tolerance, rtol=tolerance, equal_nan=True))


# ---------------------------------------------------------------- one draw


@dataclass(frozen=True)
class Draw:
    """One pair: what redverify says, and whether the compiled functions differ on some input."""

    seed: int
    verdict: str
    differ: bool | None
    fault: str
    detail: str
    seconds: float


def draw(seed: int, timeout: float = 4) -> Draw | None:
    """``None`` where TVM's parser refuses the function."""
    rng = random.Random(seed)
    text = Drawing(rng).function()
    try:
        before = tvm.script.from_source(text)
    except Exception:
        return None
    after = scheduled(before, rng)
    if rng.random() < 1 / 3:
        after = changed(after, rng)
    start = time.process_time()
    verdict, detail, sure, opinion = "refused", "", False, False
    try:
        (impl,) = front.verify(before, after, timeout=timeout).impls
        verdict = impl.verdict.value
        detail = "; ".join([*impl.notes, *(f"{o.kind}: {o.text}" for o in impl.open)][:2])
        run = impl.compiled_run
        opinion = any("the translation is wrong" in n for n in impl.notes)
        sure = bool(run is not None and run.confirmed) or bool(impl.witness and impl.witness.kind in DEEDS)
    except front.TranslationError as error:
        detail = str(error)
        opinion = "the translation is wrong" in detail
    except (InternalError, DiagnosticError) as error:
        verdict, detail = "crashed", str(error)
    seconds = time.process_time() - start
    try:
        cases = [inputs(before, rng) for _ in range(6)]
        results = zip(*outputs([before, after], cases), strict=True)
        differ: bool | None = not all(alike(*pair) for pair in results)
    except (RuntimeError, AttributeError):
        differ = None
    fault = ""
    if verdict == "verified" and differ:
        fault = "FALSE VERIFIED"
    if verdict == "refuted" and not differ and not sure:
        fault = "FALSE REFUTED?"
    if opinion:
        fault = "TRANSLATION"
    if verdict == "crashed":
        fault = "CRASHED"
    return Draw(seed, verdict, differ, fault, detail, seconds)


def main() -> int:
    """Draw, show, and count; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.frontends.tvm_sweep", description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    drawn: list[Draw] = []
    for seed in range(options.seed, options.seed + options.count):
        one = draw(seed)
        if one is None:
            continue
        drawn.append(one)
        said = {True: "differ", False: "alike", None: "not run"}[one.differ]
        print(f"{seed}: {one.verdict}, {said}, {one.seconds:.1f} s {one.fault}", flush=True)
        if one.verdict not in ("verified", "refuted") or one.fault:
            print(f"    {one.detail[:300]}", flush=True)
    counts = collections.Counter((d.verdict, d.differ) for d in drawn)
    for key, number in sorted(counts.items(), key=str):
        print(*key, number)
    wrong = [d.seed for d in drawn if d.fault]
    print(f"{len(drawn)} programs, {len(wrong)} to look at: {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
