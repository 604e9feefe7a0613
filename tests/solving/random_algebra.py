"""Random terms and variants of them, compared by the abstraction `algebra` and computed by the interpreter.

A variant is made by rules that are right under a condition; the condition is often not checked, or a rule
is applied with a small error. What is proved must hold of the interpreter's values, where `exp` and the like
are real functions, and infinities are those of IEEE 754.

``python -m tests.solving.random_algebra --count N --seed S`` checks many; the exit status is 1 if one that is
proved does not hold.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from redverify.evaluation.equations import Equations
from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import NoEvidence, same
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.specification import Specification, UnknownValue
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.presburger import build
from redverify.solving.algebra.proving import Algebra
from redverify.solving.goal import Goal
from redverify.solving.unfolding import Dependence

SPEC = """
spec s(N, K):
    assume N >= {low} and 0 <= K <= N
    input A[-12..20, -12..20] : {type}
    input X[-12..20] : {type}
    input Z[-12..20] : {type}
    input c[] : {type}
    output L[] : {type}
    output R[] : {type}
    tensor M(n) : {type}
    tensor T(n) : {type}
    tensor E(n) : {type}
    tensor Rows(i) : {type}
    M(n) = max[k : 0 <= k < n] X(k)
    T(n) = sum[k : 0 <= k < n] X(k)
    E(n) = sum[k : 0 <= k < n] {exp}
    Rows(i) = sum[j : 0 <= j < N] A(i, j)
    L() = {left}
    R() = {right}
"""

#: Sizes and seeds of inputs that a proved equality is computed with.
SIZES = [(n, k) for n in range(5) for k in range(n + 1)] + [(9, 4), (8, 8), (17, 0)]
SEEDS = range(4)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two right sides of a specification."""

    type: str
    low: int
    left: str
    right: str

    def text(self) -> str:
        """The specification."""
        exp = "X(k)" if self.type.startswith(("i", "u")) else "exp(X(k) - M(n))"
        return SPEC.format(type=self.type, low=self.low, left=self.left, right=self.right, exp=exp)


class Drawing:
    """Draws a term together with a variant of it."""

    def __init__(self, choice: random.Random, type_: str) -> None:
        self.choice = choice
        self.integer = type_.startswith(("i", "u"))
        self.number = str if self.integer else "{}.0".format
        self.fresh = 0

    def pick(self, *options: str) -> str:
        """One of several texts."""
        return self.choice.choice(options)

    def sometimes(self, error: float = 0.15) -> bool:
        """Whether to make a mistake."""
        return self.choice.random() < error

    def binder(self) -> str:
        """A new name."""
        self.fresh += 1
        return f"b{self.fresh}"

    def atom(self, binders: tuple[str, ...]) -> str:
        """A number, with or without binders."""
        b = self.choice.choice(binders) if binders else "0"
        d = self.choice.choice(binders) if binders else "K"
        options = ["c()", "X(0)", f"X({b})", f"Z({b})", f"A({b}, {d})", "T(K)", "T(N)", "M(N)", "M(K)"]
        if not self.integer:
            options += [
                f"exp(X({b}))",
                f"exp(X({b}) - M(N))",
                f"exp(X({b}) - M(K))",
                f"exp(-c() + Z({b}))",
                "exp(M(K) - M(N))",
                "E(K)",
                "E(N)",
                f"exp2(X({b}))",
            ]
        weights = [3] * len(options)
        return self.choice.choices(options, weights)[0]

    def element(self, binders: tuple[str, ...], depth: int) -> tuple[str, str]:
        """An element of a reduction and a variant."""
        kind = self.choice.randrange(8)
        if kind < 3 or depth > 2:
            a = self.atom(binders)
            return a, a
        if kind < 5:
            (a, x), (b, y) = self.element(binders, depth + 1), self.element(binders, depth + 1)
            return f"({a} * {b})", self.pick(f"({y} * {x})", f"({x} * {y})")
        if kind == 5:
            (a, x), (b, y) = self.element(binders, depth + 1), self.element(binders, depth + 1)
            if self.choice.random() < 0.5:
                return f"({a} + {b})", f"({y} + {x})"
            return f"({a} - {b})", f"(({self.number(-1)} * {y}) + {x})"
        if kind == 6:
            a, x = self.element(binders, depth + 1)
            b = self.choice.choice(binders) if binders else "K"
            zero = self.number(0) if not self.sometimes() else self.number(1)
            return f"select({b} < K, {a}, {zero})", f"select({b} >= K, {zero}, {x})"
        return self.reduction(depth + 1, binders)

    def bounds(self) -> tuple[str, str]:
        """The bounds of a binder."""
        return self.pick("0", "0", "0", "K", "1"), self.pick("N", "N", "K", "K + 1", "4", "N + 2")

    def reduction(self, depth: int, outside: tuple[str, ...] = ()) -> tuple[str, str]:
        """A reduction and a variant of it."""
        word = self.pick("sum", "sum", "sum", "max") if not outside else self.pick("sum", "max")
        b = self.binder()
        low, high = self.bounds()
        body, other = self.element((*outside, b), depth + 1)
        left = f"({word}[{b} : {low} <= {b} < {high}] {body})"
        return left, self.varied(word, b, low, high, body, other, outside)

    def varied(
        self, word: str, b: str, low: str, high: str, body: str, other: str, outside: tuple[str, ...]
    ) -> str:
        """A reduction in another form."""
        error = self.choice.choice([0, 0, 0, 0, 1, -1])
        condition = f"{low} <= {b} < {high}"
        joined = "+" if word == "sum" else ","

        def both(one: str, two: str) -> str:
            return f"({one} + {two})" if joined == "+" else f"max({one}, {two})"

        def at(index: str) -> str:
            import re

            return re.sub(rf"\b{b}\b", f"({index})", other)

        forms: list[Callable[[], str]] = [
            lambda: f"({word}[{b} : {condition}] {other})",
            lambda: both(
                f"({word}[{b} : {condition} and {b} < K] {other})",
                f"({word}[{b} : {condition} and {b} >= K + {error}] {other})",
            ),
            lambda: f"({word}[{b} : {low} <= {b} < {high}] {at(f'{low} + {high} - 1 - {b} + {error}')})",
            lambda: f"({word}[p, q : 0 <= q < 4 and {low} <= 4*p + q < {high} + {error}] {at('4*p + q')})",
            lambda: f"({word}[q : 0 <= q < 4] ({word}[p : {low} <= 4*p + q < {high}] {at('4*p + q')}))",
            lambda: f"({word}[{b} : {low} <= {b} < {high} + {error}] {other})",
        ]
        return self.choice.choice(forms)()

    def pair(self) -> tuple[str, str]:
        """Two terms."""
        kind = self.choice.randrange(10)
        left, right = self.reduction(0)
        factor = self.atom(())
        inside = self.atom(()) if self.sometimes() else factor
        word = left[1:4]
        b = self.binder()
        body = self.pick(f"X({b})", f"Z({b}) * X({b})", f"A({b}, {b})", f"(X({b}) + c())")
        low, high = self.bounds()
        head = f"{b} : {low} <= {b} < {high}"
        if kind == 0:
            return f"{factor} * ({word}[{head}] {body})", f"({word}[{head}] {inside} * {body})"
        if kind == 1:
            return f"({factor} + ({word}[{head}] {body}))", f"({word}[{head}] ({inside} + {body}))"
        if kind == 2 and not self.integer:
            return f"({word}[{head}] {body}) / {factor}", f"({word}[{head}] {body} / {inside})"
        if kind == 3 and not self.integer:
            return f"({left} / {factor}) / {inside}", f"{right} / ({factor} * {inside})"
        if kind == 4:
            return f"({left} - {factor}) * ({left} + {factor})", f"{right} * {right} - {inside} * {inside}"
        if kind == 5:
            minus = "-" if not self.sometimes() else ""
            return f"-({left})", f"({ {'sum': 'sum', 'max': 'min'}[word] }[{head}] {minus}({body}))"
        if kind == 6 and not self.integer:
            e = self.pick("exp", "exp2")
            return f"{e}({left} + {factor})", f"{e}({right}) * {e}({inside})"
        return left, right


def draw(choice: random.Random) -> Pair:
    """A pair of terms."""
    type_ = choice.choice(["f32", "f32", "f32", "i8", "u8"])
    left, right = Drawing(choice, type_).pair()
    return Pair(type_, choice.choice([0, 1, 1, 2]), left, right)


def proved(pair: Pair, seconds: float = 5.0) -> tuple[core.Spec, bool] | None:
    """The specification, and whether the two sides are proved equal; ``None`` if it is wrong input."""
    try:
        spec = load_text(pair.text()).specs["s"]
    except DiagnosticError:
        return None
    equations = Equations(spec)
    sides = {e.tensor: canonical(e.value) for e in spec.equations}
    algebra = Algebra(equations, Dependence(equations))
    return spec, algebra.proves(Goal(build.all_of(spec.assumptions), sides["L"], sides["R"]), seconds)


def counterexamples(spec: core.Spec, low: int) -> Iterator[str]:
    """Sizes and inputs at which the two sides differ."""
    for n, k in SIZES:
        if n < low:
            continue
        for seed in SEEDS:
            domain = Domain(spec, "real", seed)
            specification = Specification(spec, {"N": n, "K": k}, domain, Inputs(domain))
            try:
                left, right = specification.at("L", ()), specification.at("R", ())
            except (UnknownValue, NoEvidence):
                continue
            if not same(left, right):
                yield f"N = {n}, K = {k}, seed {seed}: {left} and {right}"


def main() -> int:
    """Check many pairs."""
    parser = argparse.ArgumentParser(prog="python -m tests.solving.random_algebra", description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    choice, found, wrong = random.Random(options.seed), Counter[str](), 0
    for _ in range(options.count):
        pair = draw(choice)
        answer = proved(pair)
        if answer is None:
            found["invalid"] += 1
            continue
        spec, holds = answer
        if not holds:
            found["not proved"] += 1
            continue
        found["proved"] += 1
        found["proved, and not the same text"] += pair.left != pair.right
        for example in counterexamples(spec, pair.low):
            wrong += 1
            print(pair.text(), example, flush=True)
            break
    for name, count in sorted(found.items()):
        print(f"{count:6} {name}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
