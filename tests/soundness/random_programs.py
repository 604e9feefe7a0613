"""Random programs about one sum: most are wrong, and none that is wrong may be verified.

``python -m tests.soundness.random_programs --seconds 600 --seed 1`` runs it for long.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

from redverify.evaluation.deadline import OutOfTime
from redverify.interpreter import run
from redverify.judgement.analysis import Options, analyse
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text

HEAD = """
spec s(N):
    assume N >= {low}
    input A[N] : f32
    input C[] : f32
    output B[] : f32
    tensor S(i) : f32
    tensor P(p) : f32
    tensor D() : f32
    S(i) = sum[k : 0 <= k <= i and k < N] A(k)
    P(p) = sum[k : 0 <= k < N and k % 2 == p] A(k)
    D() = C() + sum[k : 0 <= k < N] A(k)
    B() = {output}

impl f of s(a = A, c = C, b = B):
    allocate y[3] : f32
    allocate x[] : f32
"""

SUM = "sum[k : 0 <= k < N] A(k)"


@dataclass
class Writer:
    """Writes the body of a random implementation."""

    rng: random.Random
    lines: list[str] = field(default_factory=list)
    variables: int = 0

    def put(self, depth, text):
        self.lines.append("    " * (depth + 1) + text)

    def fresh(self):
        self.variables += 1
        return f"v{self.variables}"

    def cell(self, scope):
        choices = ["b[]", "x[]", "y[0]", "y[1]"]
        if scope and self.rng.random() < 0.4:
            choices = [f"y[{self.rng.choice(scope)} % 2]", f"y[{self.rng.choice(scope)}]"]
        return self.rng.choice(choices)

    def annotation(self, scope):
        choices = ["B()", "B()", "D()", "0.0", "0.0", "C()", "P(0)", "P(1)", "S(0)"]
        if scope:
            v = self.rng.choice(scope)
            choices += [
                f"S({v})",
                f"P({v} % 2)",
                f"B()@({v})",
                f"sum[k : {v} <= k < {v} + 1 and k < N] A(k)",
                f"sum[k : 0 <= k < N and k % 2 == {v} % 2] A(k)",
                f"sum[k : 0 <= k < N and k <= {v}] A(k)",
            ]
        return self.rng.choice(choices)

    def loop(self, scope):
        bounds = ["N", "N", "2", "2", "(N + 1) // 2", "N // 2", "min(2, N)", "1"]
        if scope:
            bounds.append(f"(N - {scope[-1]} % 2 + 1) // 2")
        return self.fresh(), self.rng.choice(bounds)

    def index(self, scope):
        if not scope:
            return self.rng.choice(["0", "N - 1"])
        v = scope[-1]
        choices = [v, v, v, f"N - 1 - {v}", f"2 * {v}", f"2 * {v} + 1"]
        if len(scope) > 1:
            choices += [f"2 * {v} + {scope[-2]}", f"2 * {scope[-2]} + {v}"] * 4
        return self.rng.choice(choices)

    def accumulation(self, depth, scope, opened):
        array = self.rng.choice(opened)
        rows = ["y[0]", "y[1]"] + [f"y[{v} % 2]" for v in scope[:1] + scope[-1:]]
        cell = {"b": "b[]", "x": "x[]", "y": self.rng.choice(rows)}[array]
        annotations = ["B()"] * 6 + ["D()", "P(0)", "D()"] + [f"S({v})" for v in scope[:1]]
        annotation = self.rng.choice(annotations)
        atomic = self.rng.choice(["", "", "", "", "atomic "])
        if self.rng.random() < 0.35:
            sources = ["y[0]", "y[1]", "x[]", "0.0"] + [f"y[{v}]" for v in scope[-1:]]
            self.put(depth, f"{atomic}{cell} {{{annotation}}} += {self.rng.choice(sources)}")
            return
        index = self.index(scope)
        if self.rng.random() < 0.6:
            self.put(depth, f"if 0 <= {index} and {index} < N:")
            depth += 1
        self.put(depth, f"{atomic}{cell} {{{annotation}}} +{{{index}}}= a[{index}]")

    def command(self, depth, scope, opened, budget):
        choice = self.rng.random()
        if choice < 0.22:
            annotation = self.annotation(scope)
            value = {"0.0": "0.0", "C()": "c[]"}.get(annotation)
            others = [self.cell(scope), f"a[{scope[-1]}]" if scope else "x[]"]
            self.put(depth, f"{self.cell(scope)} {{{annotation}}} := {value or self.rng.choice(others)}")
        elif choice < 0.32 and depth < 4:
            v = self.rng.choice(scope) if scope else "N"
            self.put(depth, f"if {self.rng.choice([f'{v} == 0', f'{v} % 2 == 0', f'{v} == 1'])}:")
            self.block(depth + 1, scope, opened, budget - 1)
        elif choice < 0.6 and depth < 4:
            v, bound = self.loop(scope)
            self.put(depth, f"{self.rng.choice(['for', 'for', 'for', 'par'])} {v} < {bound}:")
            self.block(depth + 1, [*scope, v], opened, budget - 1)
        elif choice < 0.8 and depth < 4 and len(opened) < 2:
            array = self.rng.choice([a for a in "bxyb" if a not in opened])
            self.put(depth, f"accumulate {array}:")
            self.contributions(depth + 1, scope, [*opened, array])
        elif opened:
            self.accumulation(depth, scope, opened)
        else:
            self.put(depth, f"{self.cell(scope)} {{0.0}} := 0.0")

    def contributions(self, depth, scope, opened):
        for _ in range(self.rng.choice([1, 1, 2])):
            inner = list(scope)
            at = depth
            for _ in range(self.rng.choice([0, 1, 1, 2])):
                v, bound = self.loop(inner)
                self.put(at, f"{self.rng.choice(['for', 'for', 'par'])} {v} < {bound}:")
                inner.append(v)
                at += 1
            self.accumulation(at, inner, opened)

    def block(self, depth, scope, opened, budget):
        for _ in range(self.rng.choice([1, 1, 2, 2, 3]) if budget > 0 else 1):
            if budget <= 0 and opened:
                self.accumulation(depth, scope, opened)
            else:
                self.command(depth, scope, opened, budget)


def program(seed: int) -> tuple[str, int]:
    """A random program and the least ``N`` that its assumption allows."""
    rng = random.Random(seed)
    low = rng.choice([0, 1, 1, 2])
    writer = Writer(rng)
    if rng.random() < 0.9:
        writer.put(0, rng.choice(["b[] {0.0} := 0.0", "b[] {0.0} := 0.0", "b[] {C()} := c[]"]))
    if rng.random() < 0.6:
        writer.put(0, "par w < 2:")
        writer.put(1, "y[w] {0.0} := 0.0")
    writer.block(0, [], [], 3)
    ending = rng.random()
    if ending < 0.35:
        writer.put(0, "accumulate y:")
        writer.put(1, "for p < 2:")
        writer.put(2, "for q < (N - p + 1) // 2:")
        writer.put(3, "y[p] {B()} +{2 * q + p}= a[2 * q + p]")
        writer.put(0, "accumulate b:")
        writer.put(1, "for e < 2:")
        writer.put(2, f"b[] {{{rng.choice(['B()', 'B()', 'D()'])}}} += y[e]")
    elif ending < 0.7:
        writer.put(0, "accumulate b:")
        writer.put(1, "for q < N:")
        writer.put(2, "b[] {B()} +{q}= a[q]")
    text = HEAD.format(low=low, output=rng.choice([SUM, "D()", SUM]))
    return text + "\n".join(writer.lines) + "\n", low


def outcome(seed: int) -> tuple[str, str]:
    """What became of one program: ``survivor`` if it is verified and goes wrong; its text."""
    text, low = program(seed)
    try:
        impl = load_text(text).impls["f"]
        proved = analyse(impl, Options(timeout=2, limit=5), thorough=False).proved
    except DiagnosticError:
        return "invalid", text
    except OutOfTime:
        return "out of time", text
    right = all(
        run(impl, {"N": n}, seed=s, interleave=i).ok
        for n in range(low, low + 6)
        for s, i in ((0, None), (1, None), (2, 1))
    )
    if proved:
        return ("verified" if right else "survivor"), text
    return ("not proved, no violation found" if right else "wrong"), text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    counts: Counter[str] = Counter()
    end = time.monotonic() + arguments.seconds
    seed = arguments.seed
    while time.monotonic() < end:
        seed += 1
        what, text = outcome(seed)
        counts[what] += 1
        if what == "survivor":
            print(f"seed {seed}: verified, but it goes wrong:\n{text}")
    for what, count in counts.most_common():
        print(f"{count:6} {what}")
    return 1 if counts["survivor"] else 0


if __name__ == "__main__":
    sys.exit(main())
