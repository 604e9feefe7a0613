"""Random programs of Halide against its JIT: ``python -m tests.frontends.halide_sweep --count N --seed S``.

Each is a random expression of all types, casts and operators, pure or as the element of a reduction over
one to three variables with a random schedule; one in three reads a stage in front, computed anywhere. In one
of three the scheduled side has another expression, a mutant. Both sides are run by the JIT on the same random
inputs. Nothing that is verified may give other numbers, and nothing that is refuted may be the program
itself. The verdicts have the compiler's own run as a second opinion: where it differs from the translation,
that is counted, too.
"""

from __future__ import annotations

import argparse
import collections
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from redverify.api import InternalError
from redverify.frontends import halide
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.language.diagnostics import DiagnosticError

ROOT = Path(__file__).parents[2]

TYPES = {
    **{f"i{b}": f"hl.Int({b})" for b in (8, 16, 32, 64)},
    **{f"u{b}": f"hl.UInt({b})" for b in (8, 16, 32)},
    **{f"f{b}": f"hl.Float({b})" for b in (16, 32, 64)},
}
TAILS = ("Auto", "GuardWithIf", "ShiftInwards", "RoundUp", "Predicate")

HEAD = '''"""Made by tests.frontends.halide_sweep."""
import halide as hl

x, y, u = hl.Var("x"), hl.Var("y"), hl.Var("u")
xo, xi, ro, ri = hl.Var("xo"), hl.Var("xi"), hl.RVar("ro"), hl.RVar("ri")


def attempt(call):
    try:
        call()
    except (hl.HalideError, RuntimeError):
        pass

'''

#: Runs both sides on the same inputs; prints whether all outputs are equal, up to the rounding of floats.
RUN = """
import random, sys
import numpy as np
from runpy import run_path
import halide as hl

made, rng, equal, ran = run_path(sys.argv[1]), random.Random(1), True, False
sides = []
for name in ("before", "after"):
    pipeline = hl.Pipeline(made[name]())
    arguments = pipeline.infer_arguments()
    sides.append((arguments, pipeline.compile_to_callable(arguments, hl.get_jit_target_from_environment())))
for trial in range(6):
    size, given, outputs = rng.choice([8, 11, 16]), {}, []
    for arguments, call in sides:
        values = []
        for a in arguments:
            if a.name not in given:
                dtype = made["KINDS"][a.name]
                low, high = (0, 200) if dtype[0] == "u" else (-100, 100)
                if trial == 1:
                    low, high = 0, 2
                if dtype in ("int8", "uint8", "int16", "uint16") and trial > 3:
                    low, high = int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)
                numbers = [rng.randint(low, high) for _ in range(40 * 40)]
                given[a.name] = np.array(numbers, dtype).reshape(40, 40)
            values.append(hl.Buffer(given[a.name], a.name))
            values[-1].set_min([-4, -4])
        shape = (size,) * made["DIMENSIONS"]
        out = np.zeros(shape, made["RESULT"])
        try:
            call(*values, hl.Buffer(out, "f"))
        except hl.HalideError:  # a size that it does not take
            break
        outputs.append(out)
    if len(outputs) < 2:
        continue
    ran, (one, other) = True, outputs
    if one.dtype.kind == "f":
        if not np.isfinite(one).all() or not np.isfinite(other).all():  # Halide takes floats for finite
            continue
        scale = max(1.0, float(np.nanmax(np.abs(np.nan_to_num(one, posinf=0, neginf=0)), initial=0)))
        near = 5e-2 if one.dtype == np.float16 else 1e-4
        equal = equal and np.allclose(one, other, rtol=near, atol=near * scale, equal_nan=True)
    else:
        equal = equal and bool((one == other).all())
print("not run" if not ran else "equal" if equal else "different")
"""


def _dtype(type_: str) -> str:
    """NumPy's name of a type."""
    return {"f": "float", "i": "int", "u": "uint"}[type_[0]] + type_[1:]


class Draw:
    """Draws one program, as the text of a module."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.images: set[str] = set()
        self.type = self.rng.choice(list(TYPES))
        self.mutant = self.rng.random() < 1 / 3
        self.places = ("x", "y")
        self.stage = ""

    def module(self) -> str:
        """The text of the module: ``before`` and ``after``."""
        if self.rng.random() < 1 / 3:
            kind = self.rng.choice(list(TYPES))
            first, self.stage = self.value(self.rng.choice((1, 2)), kind), kind
        count = self.rng.choice((0, 0, 1, 1, 2, 3))
        self.dimensions = self.rng.choice((1, 2)) if count == 0 else self.rng.choice((0, 1))
        self.places = ("x", "y")[: self.dimensions] + ("r[0]", "r[1]", "r[2]")[:count]
        element = self.value(self.rng.choice((1, 2, 2, 3)), self.type)
        other = self.mutated(element) if self.mutant else element
        build = self._pure() if count == 0 else self._reduction(count)
        schedule = self._pure_schedule() if count == 0 else self._schedule(count)
        stage = [f"    g = hl.Func('g')\n    g[x, y] = {first}"] if self.stage else []
        schedule += self._stage_schedule() if self.stage else []
        kinds = {f"im_{t}": _dtype(t) for t in sorted(self.images)}
        images = "\n".join(
            f'    im_{t} = hl.ImageParam({TYPES[t]}, 2, "im_{t}")' for t in sorted(self.images)
        )
        lines = [
            HEAD + f"KINDS, RESULT, DIMENSIONS = {kinds!r}, {_dtype(self.type)!r}, {self.dimensions}\n",
            "\ndef made(mutant):",
            images,
            *stage,
            *build,
            f"    element = {other} if mutant else {element}",
            f"    return *define(element), {'g' if self.stage else 'None'}\n",
            "\ndef before():\n    return made(False)[0]\n",
            "\ndef after():\n    f, r, g = made(True)",
            *[f"    attempt(lambda: {line})" for line in schedule],
            "    return f\n",
        ]
        return "\n".join(lines)

    def _pure(self) -> list[str]:
        names = ", ".join(self.places)
        return [
            "    def define(e):",
            '        f = hl.Func("f")',
            f"        f[{names}] = e",
            "        return f, None",
        ]

    def _pure_schedule(self) -> list[str]:
        tail = f"hl.TailStrategy.{self.rng.choice(TAILS)}"
        split = f"f.split(x, xo, xi, {self.rng.choice((2, 3, 4))}, {tail})"
        more = self.rng.choice(("f.vectorize(xi)", "f.parallel(xo)", "f.unroll(xi)", "f.reorder(xo, xi)"))
        return [split, more] if self.rng.random() < 0.8 else []

    def _stage_schedule(self) -> list[str]:
        """Where the stage in front is computed; a place that there is not is left out."""
        at = self.rng.choice(("root", "x", "xo", "xi", "y", "inline", "stored"))
        lines = {"root": ["g.compute_root()"], "inline": [], "stored": ["g.store_root().compute_at(f, x)"]}
        more = self.rng.choice(("g.vectorize(x, 4)", "g.parallel(y)", "g.unroll(x, 2)", ""))
        return lines.get(at, [f"g.compute_at(f, {at})"]) + ([more] if more and at != "inline" else [])

    def _reduction(self, count: int) -> list[str]:
        """A fold by one of several operators, over a domain that a predicate may cut down."""
        extents = [(self.rng.choice((0, 0, 1)), self.rng.choice((2, 3, 4))) for _ in range(count)]
        cell = f"f[{', '.join(self.places[: self.dimensions]) or '()'}]"
        kind, number = TYPES[self.type], self.rng.choice((0, 1, 3))
        update = self.rng.choice(
            (
                *(f"{cell} + e", f"{cell} + e", f"hl.min({cell}, e)", f"hl.max({cell}, e)"),
                *(
                    f"{cell} - e",
                    f"hl.select({cell} < e, e, {cell})",
                    f"hl.max({cell} + e, hl.cast({kind}, 0))",
                ),
            )
        )
        where = self.rng.choice(("", "", "r[0] < 2", f"r[0] <= r[{count - 1}]"))
        return [
            f'    r = hl.RDom({extents}, "r")',
            *([f"    r.where({where})"] if where else []),
            "    def define(e):",
            '        f = hl.Func("f")',
            f"        {cell} = hl.cast({kind}, {number})",
            f"        {cell} = {update}",
            "        return f, r",
        ]

    def _schedule(self, count: int) -> list[str]:
        lines: list[str] = []
        order = [f"r[{n}]" for n in range(count)]
        self.rng.shuffle(order)
        if self.rng.random() < 0.6:
            lines.append(f"f.update(0).reorder({', '.join(order)})")
        tail = self.rng.choice(("Auto", "GuardWithIf", "Predicate"))
        variable = self.rng.choice(order)
        chosen = self.rng.choice(("split", "split", "rfactor", "unroll", "none", "atomic"))
        if chosen == "split":
            lines.append(f"f.update(0).split({variable}, ro, ri, 2, hl.TailStrategy.{tail})")
            lines.append(self.rng.choice(("f.update(0).reorder(ro, ri)", "f.update(0).unroll(ri)")))
        elif chosen == "rfactor":
            lines.append(f"f.update(0).rfactor({variable}, u).compute_root()")
        elif chosen == "unroll":
            lines.append(f"f.update(0).unroll({variable})")
        elif chosen == "atomic":
            lines.append(f"f.update(0).atomic().parallel({variable})")
        if self.dimensions:
            lines.append(
                self.rng.choice(
                    ("f.update(0).vectorize(x, 4)", "f.update(0).parallel(x)", "f.vectorize(x, 4)")
                )
            )
        return lines

    # ------------------------------------------------------------ expressions

    def value(self, depth: int, type_: str) -> str:
        """An expression of a type."""
        if depth == 0 or self.rng.random() < 0.1:
            return self._leaf(type_)
        if self.rng.random() < 0.25:
            sources = [t for t in TYPES if not (t[0] == "f" and type_[0] != "f")]
            source = (
                self.stage if self.stage in sources and self.rng.random() < 0.5 else self.rng.choice(sources)
            )
            return f"hl.cast({TYPES[type_]}, {self.value(depth - 1, source)})"
        if self.rng.random() < 0.15:
            one, other = self.value(depth - 1, type_), self.value(depth - 1, type_)
            return f"hl.select({self.condition(depth - 1)}, {one}, {other})"
        return self._floating(depth, type_) if type_[0] == "f" else self._integer(depth, type_)

    def condition(self, depth: int) -> str:
        """A condition on indices or on data."""
        if self.rng.random() < 0.4:
            place, op = self.rng.choice(self.places), self.rng.choice(("<", "==", ">="))
            return f"{place} {op} {self.rng.choice((1, 2, 5))}"
        type_ = self.rng.choice(list(TYPES))
        return f"{self.value(depth, type_)} {self.rng.choice(('<', '<=', '!='))} {self.value(depth, type_)}"

    def _floating(self, depth: int, type_: str) -> str:
        one, kind = self.value(depth - 1, type_), TYPES[type_]
        number, exact = (
            self.rng.choice((3.0, 0.1, -7.0, 0.5, 1e-9, 1234.5)),
            "f64" if type_ == "f64" else "f32",
        )
        constant = f"hl.cast({kind}, hl.{exact}({number}))"
        if self.rng.random() < 0.5:
            return f"({one} {self.rng.choice(('+', '*', '/', '-'))} {constant})"
        other = self.value(depth - 1, type_)
        return self.rng.choice(
            (
                *(f"({one} + {other})", f"({one} - {other})", f"({one} * {other})"),
                *(f"hl.min({one}, {other})", f"hl.max({one}, {other})", f"hl.abs({one})"),
                *(f"hl.floor({one})", f"hl.round({one})", f"hl.trunc({one})", f"hl.sqrt(hl.abs({one}))"),
            )
        )

    def _integer(self, depth: int, type_: str) -> str:
        one, kind = self.value(depth - 1, type_), TYPES[type_]
        constant = f"hl.cast({kind}, {self.rng.choice((1, 2, 3, 7, 8))})"
        if self.rng.random() < 0.4:
            op = self.rng.choice(("+", "-", "/", "%", "&", "|", "^", "*" if int(type_[1:]) < 32 else "-"))
            return f"({one} {op} {constant})"
        if self.rng.random() < 0.15:
            return f"({one} {self.rng.choice(('<<', '>>'))} {self.rng.choice((1, 2))})"
        other = self.value(depth - 1, type_)
        return self.rng.choice(
            (
                *(
                    f"({one} + {other})",
                    f"({one} - {other})",
                    f"hl.min({one}, {other})",
                    f"hl.max({one}, {other})",
                ),
                *(f"({one} & {other})", f"({one} | {other})", f"({one} ^ {other})", f"(~{one})"),
                *(f"({one} / {other})", f"({one} % {other})", f"hl.saturating_add({one}, {other})"),
                *(
                    f"({one} >> ({other} & {constant}))",
                    f"hl.popcount({one})",
                    f"hl.cast({kind}, hl.absd({one}, {other}))",
                ),
                *(f"hl.count_leading_zeros({one})", f"hl.halving_add({one}, {other})"),
            )
        )

    def _leaf(self, type_: str) -> str:
        draw = self.rng.random()
        if draw < 0.12:
            return f"hl.cast({TYPES[type_]}, {self.rng.choice((0, 1, 5, 100))})"
        if draw < 0.24:
            return (
                f"hl.cast({TYPES[type_]}, {self.rng.choice(self.places)} * {self.rng.choice((1, 1, 3, 50))})"
            )
        name = "g" if type_ == self.stage and self.rng.random() < 0.7 else f"im_{type_}"
        if name != "g":
            self.images.add(type_)
        first = self.rng.choice(self.places)
        second = self.rng.choice((*self.places, "0", "1", f"{first} + 1"))
        return f"{name}[{first}, {second}]"

    def mutated(self, element: str) -> str:
        """Another expression: one operator or constant is changed, or what is least or greatest."""
        changes = [
            *(
                (" + ", " - "),
                (" - ", " + "),
                (" & ", " | "),
                (" < ", " <= "),
                (" / ", " % "),
                (" >> ", " << "),
            ),
            *(
                ("hl.min", "hl.max"),
                ("hl.max", "hl.min"),
                ("floor", "round"),
                ("round", "trunc"),
                ("0.1", "0.1000001"),
            ),
            *(("Int(8)", "Int(16)"), ("UInt(16)", "Int(16)"), ("(3)", "(4)"), (", 7)", ", 8)"), ("5)", "6)")),
        ]
        self.rng.shuffle(changes)
        for old, new in changes:
            if old in element and not (old.startswith("Int(") and element.startswith("hl.cast(hl." + old)):
                return f"hl.cast({TYPES[self.type]}, {element.replace(old, new, 1)})"
        return f"({element} + hl.cast({TYPES[self.type]}, 1))"


@dataclass(frozen=True)
class Compared:
    """A program: its verdict, why, and whether the JIT gives equal numbers; ``None`` if it was not run."""

    seed: int
    mutant: bool
    verdict: str
    reason: str
    equal: bool | None

    @property
    def fault(self) -> str:
        """What is wrong of the verdict."""
        if self.verdict == "verified" and self.equal is False:
            return "FALSE VERIFICATION"
        if self.verdict == "refuted" and not self.mutant and self.equal:
            return "FALSE REFUTATION?"  # unless it is a race, or an order, that these runs do not show
        return {"differs": "TRANSLATION DIFFERS", "crashed": "CRASHED"}.get(self.verdict, "")


def compared(seed: int, folder: Path) -> Compared:
    """Draw, run and verify one program."""
    draw, path = Draw(seed), folder / "module.py"
    path.write_text(draw.module(), "utf-8")
    try:
        done = subprocess.run(
            [sys.executable, "-c", RUN, str(path)], capture_output=True, text=True, check=False, timeout=120
        )
        said = done.stdout.split()[-1:]
    except subprocess.TimeoutExpired:
        said = []
    equal = {("equal",): True, ("different",): False}.get(tuple(said))
    verdict, reason = _verdict(path)
    return Compared(seed, draw.mutant, verdict, reason, equal)


def _verdict(module: Path) -> tuple[str, str]:
    sides = (f"{module}:before", f"{module}:after")
    try:
        found = halide.verify(*sides, limit=15.0, timeout=1.0, witness_seconds=1.0, jobs=1)
    except TranslationError as error:
        return ("differs" if "that was read from it gives" in str(error) else "refused"), str(error)
    except LoadError as error:
        return "failed", str(error)
    except (InternalError, DiagnosticError) as error:
        return "crashed", str(error)
    (impl,) = found.impls
    return str(impl.verdict), "; ".join(impl.notes[-2:])


def main() -> int:
    """Compare programs of several seeds, and count the verdicts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    counts: collections.Counter[tuple[str, str, str]] = collections.Counter()
    faults = 0
    for seed in range(options.seed, options.seed + options.count):
        with tempfile.TemporaryDirectory() as made:
            found = compared(seed, Path(made))
        equal = {True: "equal", False: "different", None: "not run"}[found.equal]
        counts["mutant" if found.mutant else "same", found.verdict, equal] += 1
        faults += found.fault in ("FALSE VERIFICATION", "TRANSLATION DIFFERS", "CRASHED")
        shown = "" if found.verdict in ("verified",) else found.reason[:300]
        print(
            seed, "mutant" if found.mutant else "same", found.verdict, equal, found.fault, shown, flush=True
        )
    for key, count in sorted(counts.items()):
        print(*key, count)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
