"""Random programs whose indices are data: what is verified has no run that goes wrong.

``python -m tests.soundness.random_data --count N --seed S`` draws programs and prints how many are verified,
and each verified one that a run refutes. In some the program has the conditions of the specification, in
others one of them is another one. ``right`` are those that are open though no run refutes them.
"""

from __future__ import annotations

import argparse
import random
import re
from collections import Counter
from itertools import product

from redverify.interpreter import run
from redverify.judgement.analysis import Options, analyse
from redverify.language.load import load_text

SPEC = """
spec drawn(R, Z):
    assume R >= 1 and Z >= 0
    input  P[R + 1] : i32 in 0..Z + 1{monotone}
    input  A[Z] : i32 in 0..R
    input  V[Z] : i32
    output Y[R] : i32

    Y(i) = {fold}[k : 0 <= k < Z and {condition}] V({element})

impl p of drawn(p = P, a = A, v = V, y = Y):
"""

#: Conditions on a row `i`, an index `k`, the row's ends `lo` and `hi`, and the row `x` that `k` names.
CONDITIONS = (
    "lo <= k",
    "k < hi",
    "k <= hi",
    "k < lo",
    "k + 1 < hi",
    "x == i",
    "x <= i",
    "x != i",
    "x < i",
    "x + 1 == i",
    "2*x <= k",
    "lo <= x",
    "x + k == hi",
    "lo < hi",
)

FOLDS = (("sum", "+", "0"), ("prod", "*", "1"), ("max", "max", "-2147483648"), ("min", "min", "2147483647"))

ELEMENTS = ("k", "Z - 1 - k")

LETS = {
    "lo": "let lo {P(i)} := p[i] in 0..Z + 1",
    "hi": "let hi {P(i + 1)} := p[i + 1] in 0..Z + 1",
    "x": "let x {A(k)} := a[k] in 0..R",
}

SIZES = ({"R": 1, "Z": 0}, {"R": 1, "Z": 2}, {"R": 2, "Z": 2}, {"R": 3, "Z": 3}, {"R": 2, "Z": 4})


def drawn(seed: int) -> str:
    """The text of a program."""
    choose = random.Random(seed)
    word, operator, unit = choose.choice(FOLDS)
    parts = choose.sample(CONDITIONS, choose.choice((1, 2, 2, 3)))
    joint = choose.choice((" and ", " and ", " or "))
    said = list(parts)
    if choose.random() < 0.5:
        said[choose.randrange(len(said))] = choose.choice(CONDITIONS)
    condition = f"({joint.join(parts)})"
    for name, meant in (("lo", "P(i)"), ("hi", "P(i + 1)"), ("x", "A(k)")):
        condition = re.sub(rf"\b{name}\b", meant, condition)
    element = choose.choice(ELEMENTS)
    monotone = choose.choice((" monotone", ""))
    spec = SPEC.format(fold=word, condition=condition, element=element, monotone=monotone)
    index = element if choose.random() < 0.9 else "k"
    lines = _program(choose, joint.join(said), operator, unit, index)
    return spec + "".join(f"    {line}\n" for line in lines)


def _program(choose: random.Random, condition: str, operator: str, unit: str, index: str) -> list[str]:
    atomic, loop = choose.choice((("", "for"), ("", "for"), ("atomic ", "par"), ("", "par")))
    update = f"{atomic}y[i] {{Y(i)}} {operator}{{k}}= v[{index}]"
    if choose.random() < 0.3:
        update = f"{atomic}y[i] {{Y(i)}} {operator}{{k}}= select({condition}, v[{index}], {unit})"
        innermost = [update]
    else:
        innermost = [f"if {condition}:", f"    {update}"]
    rows = ["par i < R:", f"    y[i] {{{unit}}} := {unit}"]
    ends = [LETS["lo"], LETS["hi"]]
    if choose.random() < 0.5:  # rows outside
        bounds = choose.choice(("for k < Z:", "for k < Z:", "for k in lo..hi:", "for k in lo..Z:"))
        inside = [bounds, *_deeper([LETS["x"], *innermost])]
        if choose.random() < 0.5:
            return [*rows, *_deeper([*ends, "accumulate y:", *_deeper(inside)])]
        return [*rows, "accumulate y:", "    par i < R:", *_deeper(_deeper([*ends, *inside]))]
    inside = [f"{choose.choice(('for', 'par'))} i < R:", *_deeper([*ends, *innermost])]
    if choose.random() < 0.3:  # the row that `k` names
        inside = [re.sub(r"\bi\b", "x", line) for line in (*ends, *innermost)]
    return [*rows, "accumulate y:", f"    {loop} k < Z:", *_deeper(_deeper([LETS["x"], *inside]))]


def _deeper(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def outcome(seed: int, seeds: int = 12) -> tuple[str, str]:
    """What came of a program, with its text.

    ``verified`` or, if a run goes wrong, ``survivor``; ``wrong`` or, if no run goes wrong, ``right``.
    """
    text = drawn(seed)
    (impl,) = load_text(text).impls.values()
    proved = analyse(impl, Options(timeout=4.0), thorough=False).proved
    violated = any(run(impl, size, seed=n).violations for size, n in product(SIZES, range(seeds)))
    if proved:
        return ("survivor" if violated else "verified"), text
    return ("wrong" if violated else "right"), text


def main() -> None:
    """Judge programs and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--right", action="store_true", help="print those that are right and open, too")
    options = parser.parse_args()
    shown = ("survivor", "right") if options.right else ("survivor",)
    counts: Counter[str] = Counter()
    for seed in range(options.seed, options.seed + options.count):
        what, text = outcome(seed)
        counts[what] += 1
        if what in shown:
            print(f"{what}: seed {seed}\n{text}")
    print(dict(counts))


if __name__ == "__main__":
    main()
