"""Random sums of quotients, cut at indices and joined again, compared by the abstraction `algebra`.

A program has a sum of products and quotients of tensors. A variant of it cuts the sum, takes factors out or
in, multiplies and divides by what is not 0, and inverts quotients twice. In half of them factors may be lost.
What is proved must hold at all points that are tried. Elements are small integers and exponentials powers of
2, so every value is a fraction, which :class:`Computing` computes from the terms alone.

``python -m tests.solving.random_quotients --count N --seed S`` checks many; the exit status is 1 if one that
is proved does not hold.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.presburger import build
from redverify.solving.algebra.proving import Algebra
from redverify.solving.goal import Goal
from redverify.solving.unfolding import Dependence

SPEC = """
spec s(N, M):
    assume N >= 2 and M >= 2
    input A[N] : f32
    input B[N, M] : f32
    input C[N] : f32
    output L[] : f32
    output R[] : f32
    tensor O(i) : f32
    tensor T(i) : f32
    tensor S(i) : f32
    O(i) = sum[k : 0 <= k < M - 1] exp2(B(i, k))
    T(i) = sum[k : 0 <= k < M] exp2(B(i, k))
    S(i) = sum[j : 0 <= j <= i] exp2(A(j))
    L() = {left}
    R() = {right}
"""

#: Sizes that a proved equality is computed with, each with several inputs.
SIZES, INPUTS = [(2, 2), (3, 2), (4, 3), (5, 2)], 3

#: What is positive at each index; divisors are products and sums of these.
POSITIVE = [
    "T(@)",
    "O(@)",
    "S(@)",
    "exp2(A(@))",
    "(T(@) + S(@))",
    "(exp2(C(@)) + 1.0)",
    "(C(@) * C(@) + 1.0)",
]

#: Any factors.
FACTORS = [*POSITIVE, "A(@)", "C(@)", "B(@, 0)", "(A(@) - C(@))"]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two right sides of the specification."""

    left: str
    right: str

    def text(self) -> str:
        """The specification."""
        return SPEC.format(left=self.left, right=self.right)


@dataclass(slots=True)
class Drawing:
    """Draws sums of quotients and variants of them; ``error`` is how often a factor is lost."""

    choice: random.Random
    error: float = 0.0

    def factors(self) -> tuple[list[str], list[str]]:
        """Factors and divisors."""
        above = self.choice.choices(FACTORS, k=self.choice.randrange(1, 4))
        below = self.choice.choices(POSITIVE, k=self.choice.randrange(0, 4))
        return above, below

    def written(self, above: list[str], below: list[str], index: str) -> str:
        """A product and quotient, in a random order, sometimes with a factor lost."""
        above, below = list(above), list(below)
        if self.choice.random() < self.error:
            lost = self.choice.choice([above, below])
            if lost:
                lost.pop(self.choice.randrange(len(lost)))
        if self.choice.random() < 0.3:
            extra = self.choice.choice(POSITIVE)
            above, below = [*above, extra], [*below, extra]
        self.choice.shuffle(above)
        self.choice.shuffle(below)
        text = " * ".join(above) or "1.0"
        kind = self.choice.randrange(3)
        if below and kind == 0:
            text = f"{text} / ({' * '.join(below)})"
        elif below and kind == 1:
            text = " / ".join([text, *below])
        elif below:
            text = f"{text} * (1.0 / ({' * '.join(below)}))"
        return f"({text})".replace("@", index)

    def pair(self) -> Pair:
        """A sum of quotients and a variant."""
        above, below = self.factors()
        left = f"(sum[i : 0 <= i < N] {self.written(above, below, 'i')})"
        cuts = sorted({self.choice.choice(["1", "N - 1", "0"]) for _ in range(self.choice.randrange(1, 3))})
        low, high, singles = "0", "N", []
        if "1" in cuts or "0" in cuts:
            low = "1"
            singles.append(self.written(above, below, "0"))
        if "N - 1" in cuts:
            high = "N - 1"
            singles.append(self.written(above, below, "N - 1"))
        parts = [f"(sum[j : {low} <= j < {high}] {self.written(above, below, 'j')})", *singles]
        self.choice.shuffle(parts)
        right = f"({' + '.join(parts)})"
        return self.around(left, right)

    def around(self, left: str, right: str) -> Pair:
        """Both sides under the same functions, the second sometimes written in another way."""
        outside, index = self.choice.choice(POSITIVE), self.choice.choice(["0", "N - 1", "1"])
        other = "1.0" if self.choice.random() < self.error else outside
        outside, other = outside.replace("@", index), other.replace("@", index)
        kind = self.choice.randrange(6)
        if kind == 0:
            return Pair(f"{left} / {outside}", f"{right} * (1.0 / {other})")
        if kind == 1:
            return Pair(f"{left} * {left} / {outside}", f"{right} / {other} * {right}")
        if kind == 2:
            return Pair(f"{left} / (1.0 / {outside})", f"{right} * {other}")
        if kind == 3:
            inner = self.choice.choice(POSITIVE).replace("@", "0")
            return Pair(
                f"log2(({outside} / {inner}) / (1.0 / {inner})) * {left}",
                f"{right} * log2({other})",
            )
        if kind == 4:
            inner = self.choice.choice(POSITIVE).replace("@", index)
            return Pair(f"log2((1.0 / {inner}) / (1.0 / {outside}))", f"log2({other}) - log2({inner})")
        return Pair(left, right)


def draw(choice: random.Random) -> Pair:
    """A pair that is equal, or may not be."""
    return Drawing(choice, choice.choice([0.0, 0.3])).pair()


class Computing:
    """Values of terms at one point, from their definition: fractions, and numbers for logarithms."""

    def __init__(self, spec: core.Spec, sizes: dict[str, int], seed: int) -> None:
        self.spec, self.sizes, self.seed = spec, sizes, seed
        self.known: dict[tuple[str, tuple[int, ...]], Fraction] = {}

    def index(self, expression: core.IndexExpr, at: dict[str, int]) -> int:
        match expression:
            case core.IVar(name):
                return at[name]
            case core.IConst(value):
                return value
            case core.IAdd(left, right):
                return self.index(left, at) + self.index(right, at)
            case core.IMul(factor, operand):
                return factor * self.index(operand, at)
        raise TypeError(expression)

    def holds(self, condition: core.Cond, at: dict[str, int]) -> bool:
        match condition:
            case core.CTrue():
                return True
            case core.CCmp(op, left, right):
                a, b = self.index(left, at), self.index(right, at)
                return {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b, "==": a == b}[op]
            case core.CAnd(left, right):
                return self.holds(left, at) and self.holds(right, at)
        raise TypeError(condition)

    def element(self, tensor: str, point: tuple[int, ...]) -> Fraction:
        key = (tensor, point)
        if key not in self.known:
            if self.spec.tensors[tensor].kind == "input":
                self.known[key] = Fraction(random.Random(f"{self.seed} {key}").randint(-3, 3))
            else:
                (equation,) = self.spec.equations_of(tensor)
                at = {**self.sizes, **dict(zip(equation.variables, point, strict=True))}
                self.known[key] = self.value(equation.value, at)
        return self.known[key]

    def value(self, term: core.ValueExpr, at: dict[str, int]) -> Fraction:
        match term:
            case core.Literal(_, value):
                return Fraction(value)
            case core.Access(_, tensor, indices):
                return self.element(tensor, tuple(self.index(i, at) for i in indices))
            case core.Reduce(_, "+", binders, condition, body, init):
                start = Fraction(0) if init is None else self.value(init, at)
                ranges = itertools.product(range(max(self.sizes.values()) + 1), repeat=len(binders))
                points = ({**at, **dict(zip(binders, p, strict=True))} for p in ranges)
                return sum((self.value(body, p) for p in points if self.holds(condition, p)), start)
            case core.Apply(_, function, arguments):
                return self.apply(function, [self.value(a, at) for a in arguments])
        raise TypeError(term)

    def apply(self, function: str, a: list[Fraction]) -> Fraction:
        match function:
            case "+":
                return a[0] + a[1]
            case "-":
                return a[0] - a[1]
            case "*":
                return a[0] * a[1]
            case "/":
                return a[0] / a[1]
            case "neg":
                return -a[0]
            case "exp2":
                return Fraction(2) ** int(a[0])
            case "log2":
                return logarithm(a[0])
        raise TypeError(function)


def logarithm(x: Fraction) -> Fraction:
    """The logarithm to the base 2, up to an error below 2 ** -150."""
    whole, result, digit = 0, Fraction(0), Fraction(1, 2)
    while x >= 2:
        x, whole = x / 2, whole + 1
    while x < 1:
        x, whole = x * 2, whole - 1
    for _ in range(160):
        x = Fraction(round(x * x * 2**400), 2**400)
        if x >= 2:
            x, result = x / 2, result + digit
        digit /= 2
    return whole + result


def counterexample(spec: core.Spec) -> str | None:
    """Sizes and inputs at which the two sides differ."""
    for (n, m), seed in itertools.product(SIZES, range(INPUTS)):
        computing = Computing(spec, {"N": n, "M": m}, seed)
        left, right = computing.element("L", ()), computing.element("R", ())
        if abs(left - right) > Fraction(1, 2**100):
            return f"N = {n}, M = {m}, seed {seed}: {float(left)} and {float(right)}"
    return None


def proved(pair: Pair, seconds: float = 5.0) -> tuple[core.Spec, bool]:
    """The specification, and whether the two sides are proved equal."""
    spec = load_text(pair.text()).specs["s"]
    equations = Equations(spec)
    sides = {e.tensor: canonical(e.value) for e in spec.equations}
    algebra = Algebra(equations, Dependence(equations))
    return spec, algebra.proves(Goal(build.all_of(spec.assumptions), sides["L"], sides["R"]), seconds)


def campaign(count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """How many pairs were proved and not, and those that were proved though they differ."""
    choice, found, wrong = random.Random(seed), Counter[str](), []
    for _ in range(count):
        pair = draw(choice)
        spec, holds = proved(pair)
        example = counterexample(spec)
        equal = "equal" if example is None else "different"
        found["proved" if holds else f"not proved, and {equal}"] += 1
        if holds and example is not None:
            wrong.append(f"{pair.left} == {pair.right}: {example}")
    return found, wrong


def main() -> int:
    """Check many pairs."""
    parser = argparse.ArgumentParser(prog="python -m tests.solving.random_quotients", description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    found, wrong = campaign(options.count, options.seed)
    for line in wrong:
        print("WRONG", line)
    for name, number in sorted(found.items()):
        print(f"{number:6} {name}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
