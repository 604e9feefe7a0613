"""Random equalities of values: what is proved must hold, in the interpreter and in NumPy bit by bit.

``python -m tests.solving.random_values --count N --seed S`` checks many; the exit status is 1 if one
that is proved does not hold. A pair is a random term and the term after a few steps that a compiler
might make. Some steps are right, others are right but for a rare size, a special value, a rounding
or a reduction of nothing.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np

from redverify.evaluation.equations import Equations
from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import NoEvidence, same
from redverify.interpreter.specification import Specification, UnknownValue
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.function_facts import FACTS, definition
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.language.types import BOOL, BUILTIN_TYPES, ValueType
from redverify.language.walks import subterms
from redverify.presburger import build
from redverify.solving.proof import Proof
from redverify.solving.prover import Prover
from tests.solving.numpy_values import Evaluator, Undefined, converted, same_bits, wrapped

#: The size at which index sets shrink, guards change and so on.
RARE = 1_000_000_000

TYPES = ("f16", "bf16", "f32", "f64", "i8", "i32", "u8", "bool")

SPEC = "spec s(N):\n    assume N >= 0\n" + "".join(
    f"    input X_{t}[-100..N + 100] : {t}\n    output L_{t}[] : {t}\n    output R_{t}[] : {t}\n"
    f"    L_{t}() = X_{t}(0)\n    R_{t}() = X_{t}(0)\n"
    for t in TYPES
).replace(
    "    input",
    "    operator low(x, y) : i32 assoc comm = max(0, max(x, y))\n"
    "    operator cap(x, y) : i8 assoc comm = min(100, max(x, y))\n"
    "    operator relu(x, y) : f32 assoc comm = max(0.0, max(x, y))\n"
    "    operator top(x, y) : u8 assoc comm unit 0 = max(x, y)\n"
    "    operator both(x, y) : bool assoc comm = x and y\n"
    "    input",
    1,
)

ENCODINGS = ("real", "ieee", "abstract", "abstract-associative", "abstract-zeros", "abstract-bitwise")

#: Encodings whose floats are those of IEEE 754, and whether zeros have signs.
EXACT = {"ieee": True, "abstract-bitwise": True, "abstract-zeros": False}

LITERALS: dict[str, tuple[Fraction | bool | str, ...]] = {
    "float": tuple(
        v if isinstance(v, str) else Fraction(v)
        for v in ("0", "0", "-0.0", "1", "1", "-1", "2", "inf", "-inf", "1/10", "1/3", "16777217", "70000",
                  "1/1000000000000", "3", "2049", "257")
    ),
    "int": tuple(Fraction(v) for v in (0, 0, 1, 1, -1, 2, 3, 100, 127, -128, -127)),
    "uint": tuple(Fraction(v) for v in (0, 0, 1, 1, 2, 3, 100, 255)),
    "bool": (True, False),
}  # fmt: skip
LITERALS["float"] = tuple(v if v in ("-0.0", "inf", "-inf") else Fraction(v) for v in LITERALS["float"])

#: The usual functions that are drawn, those with facts more often.
FUNCTIONS = tuple(FACTS) * 3 + ("sin", "cbrt", "floor", "erf")

OPERATORS = {"i32": "low", "i8": "cap", "f32": "relu", "u8": "top", "bool": "both"}


def _type(name: str) -> ValueType:
    return BUILTIN_TYPES[name]


def _kind(type_: ValueType) -> str:
    return "float" if type_.is_floating else type_.kind.value


@dataclass(slots=True)
class Generator:
    """Draws terms and steps; with ``usual``, also the usual functions of real numbers."""

    choice: random.Random
    usual: bool = False

    def pick(self, items: Any) -> Any:
        """One of a few."""
        return self.choice.choice(items)

    # ------------------------------------------------------------ terms

    def literal(self, type_: ValueType) -> core.Literal:
        """A literal that is a value or the edge of one."""
        return core.Literal(type_, self.pick(LITERALS[_kind(type_)]))

    def access(self, type_: ValueType, index: core.IndexExpr | None = None) -> core.Access:
        """An input."""
        at = index or core.IConst(self.pick((0, 1, 2)))
        return core.Access(type_, f"X_{type_.name}", (at,))

    def condition(self) -> core.Cond:
        """A guard, some true but for rare sizes."""
        n, rare = core.IVar("N"), core.IConst(RARE)
        return self.pick(
            [
                core.CCmp("==", n, rare),
                core.CCmp("!=", n, rare),
                core.CCmp(">=", n, core.IConst(1)),
                core.CCmp("<", n, core.IConst(3)),
                core.CCmp("==", core.IMod(n, 7), core.IConst(3)),
                core.CCmp(">=", n, core.IConst(0)),
            ]
        )

    def term(self, type_: ValueType, depth: int) -> core.ValueExpr:
        """A term of a type."""
        if depth <= 0 or self.choice.random() < 0.15:
            return self.literal(type_) if self.choice.random() < 0.3 else self.access(type_)
        roll = self.choice.random()
        if roll < 0.12:
            return core.Select(
                type_, self.condition(), self.term(type_, depth - 1), self.term(type_, depth - 1)
            )
        if roll < 0.34:
            return self.cast(type_, depth)
        if roll < 0.5:
            return self.reduction(type_, depth)
        if roll < 0.56:
            condition = self.term(BOOL, depth - 1)
            return core.Apply(
                type_, "select", (condition, self.term(type_, depth - 1), self.term(type_, depth - 1))
            )
        return self.application(type_, depth)

    def simple(self) -> core.ValueExpr:
        """A literal, a cast of one, or a reduction of inputs: what the side conditions of rules are about."""
        roll = self.choice.random()
        if roll < 0.5:
            return self.reduction(_type(self.pick([*OPERATORS, *OPERATORS, *TYPES])), 1)
        floats = [_type(t) for t in TYPES if _type(t).is_floating]
        literal = self.literal(self.pick(floats))
        return literal if roll < 0.65 else core.Cast(self.pick(floats), literal)

    def cast(self, type_: ValueType, depth: int) -> core.ValueExpr:
        """A cast of a value or of an index."""
        if self.choice.random() < 0.1:
            index = self.pick(
                [core.IVar("N"), core.IAdd(core.IVar("N"), core.IConst(1)), core.IConst(2), core.IConst(300)]
            )
            return core.IndexCast(type_, index)
        source = _type(self.pick([t for t in TYPES if t != type_.name]))
        return core.Cast(type_, self.term(source, depth - 1))

    def application(self, type_: ValueType, depth: int) -> core.ValueExpr:
        """A builtin or declared function."""
        if type_ == BOOL:
            if self.choice.random() < 0.6:
                operands = _type(self.pick([t for t in TYPES if t != "bool"]))
                pair = (self.term(operands, depth - 1), self.term(operands, depth - 1))
                return core.Apply(BOOL, self.pick(("==", "!=", "<", "<=", ">", ">=")), pair)
            if self.choice.random() < 0.2:
                return core.Apply(BOOL, "not", (self.term(BOOL, depth - 1),))
            pair = (self.term(BOOL, depth - 1), self.term(BOOL, depth - 1))
            return core.Apply(BOOL, self.pick(("and", "or", "xor")), pair)
        if self.usual and type_.is_floating and self.choice.random() < 0.5:
            function = self.pick(FUNCTIONS)
            arguments = [self.term(type_, depth - 1) for _ in range(USUAL_FUNCTIONS[function].arity)]
            if function == "pow":
                arguments[1] = core.Literal(type_, Fraction(self.pick((0, 1, 2, 3, 8, 9, -1))))
            return core.Apply(type_, function, tuple(arguments))
        if self.choice.random() < 0.2:
            return core.Apply(type_, self.pick(("neg", "abs")), (self.term(type_, depth - 1),))
        function = self.pick(("+", "+", "-", "*", "*", "/", "min", "max"))
        pair = (self.term(type_, depth - 1), self.term(type_, depth - 1))
        declared = type_.name in OPERATORS and self.choice.random() < 0.15
        if declared:
            return core.Apply(type_, OPERATORS[type_.name], pair, True)
        return core.Apply(type_, function, pair)

    def operator(self, type_: ValueType) -> str:
        """The operator of a reduction."""
        if type_.name in OPERATORS and self.choice.random() < 0.4:
            return OPERATORS[type_.name]
        if type_ == BOOL:
            return str(self.pick(("and", "or", "xor")))
        return str(self.pick(("+", "+", "*", "max", "min", *(["xor"] if type_.is_integer else []))))

    def bound(self, usual: int) -> core.IndexExpr:
        """An upper bound, smaller at the rare size or at size 3."""
        n = core.IVar("N")
        rare = core.ISelect(core.CCmp("==", n, core.IConst(self.pick((RARE, RARE, 3)))), core.IConst(
            self.pick((1, 1, 0, 2))), core.IConst(usual))  # fmt: skip
        return self.pick([core.IConst(usual), rare, rare, core.IMin((n, core.IConst(usual)))])

    def reduction(self, type_: ValueType, depth: int) -> core.ValueExpr:
        """A reduction over a short interval."""
        k = core.IVar("k")
        lower, upper = self.pick((0, 0, 1)), self.bound(self.pick((1, 2, 3, 5)))
        inside: core.Cond = core.CAnd(core.CCmp("<=", core.IConst(lower), k), core.CCmp("<", k, upper))
        element: core.ValueExpr = self.access(type_, k)
        if depth > 1 and self.choice.random() < 0.4:
            partner = self.term(type_, depth - 2)
            if type_ != BOOL:
                element = core.Apply(type_, self.pick(("+", "*", "max")), (element, partner))
        start = self.pick((None, None, self.literal(type_)))
        return core.Reduce(type_, self.operator(type_), ("k",), inside, element, start)

    # ------------------------------------------------------------ steps

    def step(self, term: core.ValueExpr) -> core.ValueExpr:
        """The term with one of its parts rewritten, mostly a literal, a cast or a reduction."""
        places = list(subterms(term))
        weights = [4 if isinstance(p, core.Literal | core.Cast | core.Reduce) else 1 for p in places]
        (target,) = self.choice.choices(places, weights)
        new = self.rewritten(target)
        return _replaced(term, target, new)

    def rewritten(self, t: core.ValueExpr) -> core.ValueExpr:
        """A part in another form, which is often equal."""
        options = [t, *self.general(t)]
        match t:
            case core.Apply():
                options += self.of_application(t)
            case core.Cast():
                options += self.of_cast(t)
            case core.Literal():
                options += self.of_literal(t)
            case core.Reduce():
                options += self.of_reduction(t)
            case core.Select(type_, condition, then, otherwise):
                options += [
                    core.Select(type_, core.CNot(condition), otherwise, then),
                    core.Select(type_, condition, otherwise, then),
                    then,
                ]
            case _:
                pass
        return self.pick(options[1:] if len(options) > 1 else options)

    def general(self, t: core.ValueExpr) -> list[core.ValueExpr]:
        """Steps that need nothing of the part."""
        type_ = t.type
        result: list[core.ValueExpr] = [
            core.Select(type_, self.condition(), t, self.pick([t, self.literal(type_), self.access(type_)]))
        ]
        if type_ == BOOL:
            return [*result, core.Apply(BOOL, "not", (core.Apply(BOOL, "not", (t,)),))]
        zero, one = core.Literal(type_, Fraction(0)), core.Literal(type_, Fraction(1))
        result += [
            core.Apply(type_, "+", (t, zero)),
            core.Apply(type_, "-", (t, zero)),
            core.Apply(type_, "*", (one, t)),
            core.Apply(type_, "/", (t, one)),
            core.Apply(type_, "neg", (core.Apply(type_, "neg", (t,)),)),
            core.Apply(type_, "max", (t, t)),
            core.Apply(type_, "min", (t, core.Apply(type_, "max", (t, self.access(type_))))),
        ]
        wider = _type(self.pick([n for n in TYPES if n not in ("bool", type_.name)]))
        result.append(core.Cast(type_, core.Cast(wider, t)))
        if self.usual and type_.is_floating:
            result += self.of_usual(t) * 2
        if type_.is_floating:
            result += [
                core.Apply(type_, "max", (t, core.Literal(type_, "-inf"))),
                core.Apply(type_, "+", (t, core.Literal(type_, "-0.0"))),
            ]
        return result

    def of_usual(self, t: core.ValueExpr) -> list[core.ValueExpr]:
        """By a fact of a usual function, or by what is nearly one."""
        type_ = t.type

        def apply(function: str, *arguments: core.ValueExpr) -> core.ValueExpr:
            return core.Apply(type_, function, arguments)

        one = core.Literal(type_, Fraction(1))
        suffix = self.pick(("", "2", "10"))
        exp, log, root = f"exp{suffix}", f"log{suffix}", apply("sqrt", t)
        result = [apply(log, apply(exp, t)), apply(exp, apply(log, t)), apply("*", root, root)]
        result += [apply("sqrt", apply("*", t, t)), apply("pow", t, one), apply(exp, apply("log", t))]
        zero = apply("-", t, t)
        result += [apply("*", t, apply(exp, zero)), apply("+", t, apply(log, apply(exp, zero)))]
        result += [apply("*", t, apply("*", apply(exp, t), apply(exp, apply("neg", t))))]
        if not isinstance(t, core.Apply):
            return result
        meaning = definition(t)
        if meaning is not None:
            result += [meaning] * 6
        inner = t.arguments[0]
        if isinstance(inner, core.Apply) and len(inner.arguments) == 2:
            parts = tuple(core.Apply(type_, t.function, (a,)) for a in inner.arguments if a.type == type_)
            across = {"+": "*", "*": "+", "-": "/", "/": "-", "max": "max", "min": "max"}.get(inner.function)
            if t.function in FACTS and len(t.arguments) == 1 and len(parts) == 2 and across is not None:
                result += [apply(across, *parts), apply(inner.function, *parts)] * 4
        if len(t.arguments) == 2 and all(a.type == type_ for a in t.arguments):
            x, y = t.arguments
            if t.function == "*":
                result += [apply(exp, apply("+", apply(log, x), apply(log, y)))] * 2
            if t.function == "/":
                result += [apply("*", x, apply(exp, apply("neg", apply(log, y))))]
            if t.function in ("<", ">=", "==", "!="):
                result += [replace(t, arguments=(apply(exp, x), apply(exp, y)))] * 3
        return result

    def of_application(self, t: core.Apply) -> list[core.ValueExpr]:
        """Exchanged, regrouped, distributed, or the other comparison."""
        a, type_ = t.arguments, t.type
        result: list[core.ValueExpr] = []
        if len(a) == 2:
            result.append(replace(t, arguments=(a[1], a[0])))
            left = a[0]
            if isinstance(left, core.Apply) and left.function == t.function and len(left.arguments) == 2:
                inner = replace(t, arguments=(left.arguments[1], a[1]))
                result.append(replace(t, arguments=(left.arguments[0], inner)))
        if t.function == "-":
            result.append(core.Apply(type_, "+", (a[0], core.Apply(type_, "neg", (a[1],)))))
        if t.function == "select":
            result += [a[1], replace(t, arguments=(core.Apply(BOOL, "not", (a[0],)), a[2], a[1]))]
        other = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}.get(t.function)
        if other is not None:
            result.append(core.Apply(BOOL, "not", (replace(t, function=other),)))
        if t.function == "/":
            one = core.Literal(type_, Fraction(1))
            result.append(core.Apply(type_, "*", (a[0], core.Apply(type_, "/", (one, a[1])))))
        if t.function == "*" and isinstance(a[1], core.Apply) and a[1].function == "+":
            parts = tuple(core.Apply(type_, "*", (a[0], p)) for p in a[1].arguments)
            if len(parts) == 2:
                result.append(core.Apply(type_, "+", parts))
        return result

    def of_cast(self, t: core.Cast) -> list[core.ValueExpr]:
        """Through another type, a literal of the target's type, or inside of an operation."""
        operand, type_ = t.operand, t.type
        middle = _type(self.pick([n for n in TYPES if n != "bool"]))
        result: list[core.ValueExpr] = [core.Cast(type_, core.Cast(middle, operand))]
        if isinstance(operand, core.Literal) and type_.is_floating and operand.type.is_floating:
            result += [core.Literal(type_, operand.value)] * 3
        if isinstance(operand, core.Apply) and type_ != BOOL and operand.function in ("+", "-", "*", "neg"):
            inner = tuple(core.Cast(type_, a) for a in operand.arguments)
            result.append(core.Apply(type_, operand.function, inner))
        return result

    def of_literal(self, t: core.Literal) -> list[core.ValueExpr]:
        """Another literal, or the same one cast from another type."""
        type_ = t.type
        source = _type(self.pick([n for n in TYPES if n != "bool"]))
        result: list[core.ValueExpr] = [self.literal(type_)]
        exact = t.value if isinstance(t.value, Fraction) else None
        if type_.is_floating and source.is_floating:
            result += [core.Cast(type_, core.Literal(source, t.value))] * 4
        whole = exact is not None and exact.denominator == 1
        if whole and source.is_integer and source.least <= exact <= source.greatest:
            result.append(core.Cast(type_, core.Literal(source, exact)))
        if whole and type_ != BOOL:
            result.append(core.IndexCast(type_, core.IConst(int(exact))))
        return result

    def of_reduction(self, t: core.Reduce) -> list[core.ValueExpr]:
        """Split in two, shifted by one, with a start, reversed, or written out."""
        k, type_ = core.IVar("k"), t.type
        declared = t.operator in OPERATORS.values()
        cut = self.pick((core.IConst(1), core.IConst(2), core.IVar("N"), self.bound(2)))
        below = core.CAnd(t.condition, core.CCmp("<", k, cut))
        above = core.CAnd(t.condition, core.CCmp(">=", k, cut))
        first, second = replace(t, condition=below), replace(t, condition=above, init=None)
        both = core.Apply(type_, t.operator, (first, second), declared)
        turned = core.Apply(type_, t.operator, (second, first), declared)
        bounded = core.CAnd(t.condition, self.condition())
        result: list[core.ValueExpr] = [both, both, turned, replace(t, condition=bounded)]
        # The second part has the indices of the first one, too, at the rare size.
        rare = core.COr(core.CCmp(">=", k, cut), core.CCmp("==", core.IVar("N"), core.IConst(RARE)))
        overlapping = replace(second, condition=core.CAnd(t.condition, rare))
        result += [core.Apply(type_, t.operator, (first, overlapping), declared)] * 2
        if t.init is None:
            result.append(replace(t, init=self.literal(type_)))
        else:
            result.append(core.Apply(type_, t.operator, (t.init, replace(t, init=None)), declared))
        if declared and t.operator != "top":
            zero = {"low": Fraction(0), "relu": Fraction(0), "cap": Fraction(100), "both": True}[t.operator]
            clamp = {"low": "max", "relu": "max", "cap": "min", "both": "and"}[t.operator]
            result.append(core.Apply(type_, clamp, (core.Literal(type_, zero), t)))
        return result


def _replaced(term: core.ValueExpr, target: core.ValueExpr, new: core.ValueExpr) -> core.ValueExpr:
    """The term with one occurrence (by identity, else all equal ones) of a part replaced."""
    if term is target:
        return new
    match term:
        case core.Apply(_, _, arguments):
            return replace(term, arguments=tuple(_replaced(a, target, new) for a in arguments))
        case core.Select(_, _, then, otherwise):
            return replace(
                term, then=_replaced(then, target, new), otherwise=_replaced(otherwise, target, new)
            )
        case core.Cast(_, operand):
            return replace(term, operand=_replaced(operand, target, new))
        case core.Reduce(_, _, _, _, body, init):
            start = None if init is None else _replaced(init, target, new)
            return replace(term, body=_replaced(body, target, new), init=start)
        case _:
            return term


@dataclass(frozen=True, slots=True)
class Pair:
    """Two terms, equal or nearly so, and the encoding in which they are compared."""

    left: core.ValueExpr
    right: core.ValueExpr
    values: str

    def text(self) -> str:
        """The equality as text."""
        return f"[{self.values}] {value_text(self.left)}  ==  {value_text(self.right)}"


_BASE = load_text(SPEC).specs["s"]


def draw(choice: random.Random) -> Pair:
    """A pair of terms."""
    values = choice.choice(ENCODINGS)
    generator = Generator(choice, values == "real" and choice.random() < 0.6)
    if choice.random() < 0.3:
        left = generator.simple()
    else:
        left = generator.term(_type(generator.pick(TYPES)), generator.pick((1, 2, 2, 3)))
    right = left
    for _ in range(generator.pick((1, 1, 2, 3))):
        right = generator.step(right)
    return Pair(canonical(left), canonical(right), values)


def spec_of(pair: Pair) -> core.Spec:
    """The specification whose outputs of the type are the two sides."""
    name = pair.left.type.name
    new = {f"L_{name}": pair.left, f"R_{name}": pair.right}
    return replace(
        _BASE,
        equations=tuple(replace(e, value=new[e.tensor]) if e.tensor in new else e for e in _BASE.equations),
    )


def proof_of(spec: core.Spec, pair: Pair, timeout: float = 4.0) -> Proof:
    """What is proved of the pair."""
    prover = Prover(Equations(spec, pair.values), timeout)
    return prover.prove(build.all_of(spec.assumptions), pair.left, pair.right)


SIZES = (0, 1, 2, 3, 4, 5, 10, RARE - 1, RARE, RARE + 1)

_PATTERNS = (0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 1e-8, -65504.0, 1e30, float("inf"), -float("inf"), float("nan"))


def inputs_of(seed: int) -> Any:
    """Elements of inputs: special values, small numbers and random bits."""

    def element(tensor: str, point: tuple[int, ...]) -> Any:
        choice = random.Random(f"{seed} {tensor} {point}")
        type_ = _type(tensor.removeprefix("X_"))
        if type_ == BOOL:
            return choice.random() < 0.5
        if type_.is_integer:
            edges = (0, 1, -1, type_.least, type_.greatest, choice.getrandbits(type_.bits))
            return wrapped(type_, choice.choice(edges))
        if choice.random() < 0.4:
            return converted(type_, choice.choice(_PATTERNS))
        wide = choice.choice((1.0, 1e3, 1e-3)) * choice.uniform(-1, 1)
        return converted(type_, wide if choice.random() < 0.7 else float(choice.randrange(-9, 10)))

    return element


def _plain(value: Any) -> Any:
    return float(value) if isinstance(value, np.floating) else value


def counterexamples(spec: core.Spec, pair: Pair, seeds: range) -> Iterator[str]:
    """Sizes and inputs at which the two sides differ."""
    name = pair.left.type.name
    for size in SIZES:
        for seed in seeds:
            if pair.values in EXACT:
                evaluator = Evaluator(spec, inputs_of(seed), zeros=EXACT[pair.values])
                try:
                    a, b = (evaluator.value(t, {"N": size}) for t in (pair.left, pair.right))
                except Undefined:
                    continue
                if not same_bits(a, b, zeros=EXACT[pair.values]):
                    yield f"NumPy: N = {size}, seed {seed}: {a!r} and {b!r}"
            domain = Domain(spec, pair.values, seed)  # type: ignore[arg-type]
            given = inputs_of(seed) if pair.values in EXACT else domain.input

            def element(tensor: str, point: tuple[int, ...], given: Any = given, domain: Any = domain) -> Any:
                type_ = spec.tensors[tensor].type
                if pair.values not in EXACT:
                    return given(tensor, type_, point)
                return domain.convert(type_, _plain(given(tensor, point)))

            specification = Specification(spec, {"N": size}, domain, element)
            try:
                left, right = specification.at(f"L_{name}", ()), specification.at(f"R_{name}", ())
                agree = same(left, right)
            except (NoEvidence, UnknownValue):
                continue
            if not agree:
                yield f"interpreter: N = {size}, seed {seed}: {left} and {right}"


def main() -> int:
    """Check many pairs."""
    parser = argparse.ArgumentParser(prog="python -m tests.solving.random_values", description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--inputs", type=int, default=8, help="inputs at each size")
    options = parser.parse_args()
    found, wrong = Counter[str](), 0
    for number in range(options.count):
        choice = random.Random(f"{options.seed} {number}")
        pair = draw(choice)
        if pair.left == pair.right:
            found["alike"] += 1
            continue
        spec = spec_of(pair)
        proof = proof_of(spec, pair)
        if not proof.proved:
            found[f"{pair.values}: not proved"] += 1
            continue
        found[f"{pair.values}: {proof.abstraction.word}"] += 1
        example = next(counterexamples(spec, pair, range(options.inputs)), None)
        if example is not None:
            wrong += 1
            print(f"{options.seed} {number} {pair.text()} ({proof.abstraction.word}): {example}", flush=True)
    for name, count in sorted(found.items()):
        print(f"{count:6} {name}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
