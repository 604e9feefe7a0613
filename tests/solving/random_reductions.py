"""Random pairs of reductions, proved and computed: what is proved must hold of the interpreter's values.

``python -m tests.solving.random_reductions --count N --seed S`` checks many; the exit status is 1 if one
that is proved does not hold.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from redverify.evaluation.equations import Equations
from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import same
from redverify.interpreter.indices import compile_cond
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.specification import Specification, UnknownValue
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.presburger import build
from redverify.solving.proof import Proof
from redverify.solving.prover import Prover

SPEC = """
spec s(N):
    assume {assume}
    input A[-60..60] : {type}
    output L[] : {type}
    output R[] : {type}
    L() = {left}
    R() = {right}
"""

UNITS = {
    "f32": {"sum": "0.0", "prod": "1.0", "max": "-inf", "min": "inf"},
    "i32": {"sum": "0", "prod": "1", "max": str(-(2**31)), "min": str(2**31 - 1), "xor": "0"},
}

ENCODINGS = {
    "f32": ("real", "real", "abstract", "abstract-associative", "abstract-bitwise", "ieee"),
    "i32": ("real", "abstract"),
}

#: Sizes and seeds of inputs that a proved equality is computed with.
SIZES, SEEDS = range(8), range(8)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two right sides, equal or nearly so, of a specification under an encoding."""

    type: str
    left: str
    right: str
    assume: str
    values: str

    def text(self) -> str:
        """The specification."""
        return SPEC.format(assume=self.assume, type=self.type, left=self.left, right=self.right)


def draw(choice: random.Random) -> Pair:
    """A reduction and a variant: reversed, padded, split, shifted, nested, or with an error of one."""
    pick = choice.choice
    type_ = pick(["f32", "f32", "i32"])
    name = pick(list(UNITS[type_]))
    unit, sign = UNITS[type_][name], {"sum": "+", "prod": "*"}.get(name)
    low, high = pick(["0", "0", "0", "1", "-1"]), pick(["2", "5", "6", "8", "20", "N", "N", "N + 1", "2*N"])
    number = pick(["2", "0", "1"]) + (".0" if type_ == "f32" else "")
    body = pick(
        [
            "A(k)",
            "A(k + 1)",
            "A(k) * A(k + 2)",
            f"select(k < 3, A(k), {unit})",
            "select(k < N, A(k), A(0))",
            "A(2*k)",
            f"A(k) * {number}",
            "max(A(k), A(k + 1))",
        ]
    )
    error = pick([0, 0, 0, 1, -1])

    def reduction(lower: str, upper: str, element: str) -> str:
        return f"({name}[k : {lower} <= k < {upper}] ({element}))"

    def at(index: str) -> str:
        return re.sub(r"\bk\b", f"({index})", body)

    variants = [
        reduction(low, high, at(f"{low} + {high} - 1 - k + {error}")),
        reduction(
            f"{low} - 2",
            f"{high} + {pick([0, 3])}",
            f"select({low} <= k and k < {high} + {error}, {body}, {pick([unit, unit, number])})",
        ),
        reduction(low, high, body.replace("A(k) * A(k + 2)", "A(k + 2) * A(k)")),
        reduction(f"{low} + 1", f"{high} + 1", at(f"k - 1 + {error}")),
        f"({name}[i, j : 0 <= i < 3 and {low} <= 3*i + j < {high} and 0 <= j < 3] ({at('3*i + j')}))",
        f"({name}[i : 0 <= i < 2] ({name}[k : {low} <= k < {high} and k % 2 == i] ({body})))",
        reduction(low, f"{high} + {error}", body),
    ]
    if sign is not None:
        variants += [
            f"({reduction(low, '3', body)} {sign} {reduction('3', high, body)})",
            f"({reduction(low, high, at(f'k + {error}'))} {sign} {unit})",
        ]
    left, right = reduction(low, high, body), pick(variants)
    if sign is not None and choice.random() < 0.3:
        left, right = f"({left} {sign} A(9))", f"(A(9) {sign} {right})"
    assume = pick(["N >= 0", "N == 4", "N == 6", "N >= 2 and N <= 3", "N >= 3"])
    return Pair(type_, left, right, assume, pick(ENCODINGS[type_]))


def proof_of(pair: Pair, timeout: float = 5.0) -> tuple[core.Spec, Proof] | None:
    """The specification and what is proved of it; ``None`` if it is wrong input."""
    try:
        spec = load_text(pair.text()).specs["s"]
    except DiagnosticError:
        return None
    equations = Equations(spec, pair.values)
    sides = {e.tensor: canonical(e.value) for e in spec.equations}
    prover = Prover(equations, timeout)
    return spec, prover.prove(build.all_of(spec.assumptions), sides["L"], sides["R"])


def counterexamples(spec: core.Spec, values: str) -> Iterator[str]:
    """Sizes and inputs at which the two sides differ."""
    holds = [compile_cond(c) for c in spec.assumptions]
    for size in SIZES:
        if not all(h({"N": size}) for h in holds):
            continue
        for seed in SEEDS:
            domain = Domain(spec, values, seed)  # type: ignore[arg-type]
            specification = Specification(spec, {"N": size}, domain, Inputs(domain))
            try:
                left, right = specification.at("L", ()), specification.at("R", ())
            except UnknownValue:
                continue
            if not same(left, right):
                yield f"N = {size}, seed {seed}: {left} and {right}"


def main() -> int:
    """Check many pairs."""
    parser = argparse.ArgumentParser(prog="python -m tests.solving.random_reductions", description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    choice, found, wrong = random.Random(options.seed), Counter[str](), 0
    for _ in range(options.count):
        pair = draw(choice)
        proved = proof_of(pair)
        if proved is None or not proved[1].proved:
            found["invalid" if proved is None else "not proved"] += 1
            continue
        found[f"{pair.values}: {proved[1].abstraction.word}"] += 1
        for example in counterexamples(proved[0], pair.values):
            wrong += 1
            print(pair.text(), pair.values, proved[1].abstraction.word, example, flush=True)
            break
    for name, count in sorted(found.items()):
        print(f"{count:6} {name}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
