"""Counterexamples to laws of operators: the reference interpreter computes both sides of a law."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from redverify.interpreter.domain import Domain, Value
from redverify.interpreter.domains.terms import Extended, Undefined, digest, same
from redverify.judgement.law_samples import parts_of, samples, written
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.elaboration.definitions import LAWS, needed
from redverify.language.machine_operations import applied_operation
from redverify.language.types import ValueType
from redverify.language.walks import subterms
from redverify.system.clock import Budget, spend

#: Types of at most this many bits are searched for counterexamples with all pairs.
_SMALL = 8

#: Seconds that a check of a law stands for.
CHECK = 5e-5

#: Numbers with more digits are written with an exponent.
_LONG = 15


@dataclass(frozen=True, slots=True)
class Counterexample:
    """Values of the variables of a law, and both sides of the equation that they break.

    ``given`` names functions and operators without definition that were given a meaning for it.
    """

    variables: tuple[Value, ...]
    left: Value
    right: Value
    text: str
    given: tuple[str, ...] = ()


class Unspecified(Exception):
    """A value depends on a function whose meaning is unknown."""


class _Meanings(Domain):
    """The values of an encoding, for counterexamples to laws.

    A counterexample may choose the meaning of functions and operators that the specification
    declares, since a law must hold for all of them. It may not choose the meaning of a usual function
    or a rounding cast that an encoding leaves open, since these have one: they raise
    :class:`Unspecified`. With ``strict`` so does division by zero.
    """

    def __init__(self, spec: core.Spec, values: str, *, strict: bool) -> None:
        super().__init__(spec, values)
        self._strict = strict
        self.divisions_by_zero = 0

    def uninterpreted(self, name: str, result: ValueType) -> Callable[..., Value]:
        if name in self.spec.functions:
            return super().uninterpreted(name, result)

        def unspecified(*arguments: Value) -> Value:
            raise Unspecified(name)

        return unspecified

    def usual_function(self, name: str) -> None:
        """The encodings leave usual functions open, so a law that needs one is not decided."""
        return None

    def real_by_zero(self, type_: ValueType) -> Callable[..., Value]:
        return lambda dividend: self._hashed(type_, "division by zero", digest(dividend))

    def _hashed(self, type_: ValueType, name: str, *rest: int | str) -> Value:
        if name == "division by zero":
            self.divisions_by_zero += 1
            if self._strict:
                raise Unspecified(name)
        return super()._hashed(type_, name, *rest)


def meanings(spec: core.Spec, values: str) -> Domain:
    """The values of an encoding; computing with what has no meaning raises :class:`Unspecified`."""
    return _Meanings(spec, values, strict=True)


class Search:
    """Looks for values at which the two sides of a law differ."""

    def __init__(self, spec: core.Spec, operator: core.Operator, law: str, values: str) -> None:
        self._spec = spec
        self._operator = operator
        self._law = law
        self._domains = [_Meanings(spec, values, strict=strict) for strict in (True, False)]
        self._given = _without_meaning(spec, operator)
        self._variables = LAWS[law]

    def sampled(self, seconds: float) -> Counterexample | None:
        """A counterexample among the samples of :mod:`.law_samples`, simple ones first."""
        type_, values = self._operator.type, self._written_values
        return self._search(lambda d: smallest_first(samples(d, type_, values(d)), self._variables), seconds)

    def exhaustive(self, seconds: float) -> Counterexample | None:
        """A counterexample among all values, or pairs of them, of a small type."""
        type_ = self._operator.type
        if not type_.is_integer or type_.bits > _SMALL or self._variables > 2:
            return None
        everything = sorted(range(type_.least, type_.greatest + 1), key=abs)
        return self._search(lambda d: product(everything, repeat=self._variables), seconds)

    def _search(
        self, tuples: Callable[[Domain], Iterable[tuple[Value, ...]]], seconds: float
    ) -> Counterexample | None:
        for domain in self._domains:
            if any(domain.is_nondistributive(t) for t in parts_of(self._operator.type)):
                return None
            budget = Budget.of(seconds / len(self._domains))
            for number, variables in enumerate(tuples(domain)):
                spend(CHECK)
                if number % 64 == 0 and budget.left() <= 0:
                    break
                found = self._check(domain, variables)
                if found is not None:
                    return found
            if not domain.divisions_by_zero:
                break
        return None

    def confirm(self, variables: Sequence[Value]) -> Counterexample | None:
        """The counterexample that given values are; ``None`` if both sides are the same there."""
        type_ = self._operator.type
        for domain in self._domains:
            if any(domain.is_free(t) or domain.is_nondistributive(t) for t in parts_of(type_)):
                return None
            found = self._check(domain, tuple([domain.convert(type_, value) for value in variables]))
            if found is not None:
                return found
        return None

    def _written_values(self, domain: Domain) -> list[Value]:
        """The literals of the type in the operator's definitions and unit."""
        operators, type_ = self._spec.operators, self._operator.type
        names = (self._operator.name, *sorted(needed(self._operator.name, operators)))
        definitions = [d for name in names if (d := operators[name].definition) is not None]
        literals = [p for d in definitions for p in subterms(d) if isinstance(p, core.Literal)]
        if isinstance(self._operator.unit, core.Literal):
            literals.append(self._operator.unit)
        start = domain.start(self._operator.name, type_)
        found = [domain.literal(literal) for literal in dict.fromkeys(literals) if literal.type == type_]
        written = [value for value in found if not isinstance(value, Extended)]
        return written if start is None or start in written else [start, *written]

    def _check(self, domain: _Meanings, variables: tuple[Value, ...]) -> Counterexample | None:
        before = domain.divisions_by_zero
        try:
            left, right, shown = self._both(domain, variables)
        except (Unspecified, ArithmeticError):
            return None
        if same(left, right) or not _is_number(left) or not _is_number(right):
            return None
        if domain.divisions_by_zero > before:
            shown += " (where division by zero is unspecified)"
        return Counterexample(variables, left, right, shown, self._given)

    def _both(self, domain: Domain, variables: tuple[Value, ...]) -> tuple[Value, Value, str]:
        """Both sides of the law, of a law of units those that differ, and their text."""
        name, type_ = self._operator.name, self._operator.type
        apply, texts = domain.operator(name, type_), [written(v, type_) for v in variables]

        def said(text: str, value: Value) -> str:
            return f"{text} = {written(value, type_)}"

        match self._law, variables:
            case "unit", (x,):
                unit = domain.unit(name, type_)
                (t,), u = texts, written(unit, type_)
                left, right = apply(unit, x), apply(x, unit)
                if not same(left, x):
                    return left, x, said(f"{name}({u}, {t})", left)
                return right, x, said(f"{name}({t}, {u})", right)
            case "from", (x,):
                start = domain.start(name, type_)
                (t,), u = texts, written(start, type_)
                left, right, first = apply(start, start), apply(apply(start, x), start), apply(start, x)
                if not same(left, start):
                    return left, start, said(f"{name}({u}, {u})", left)
                both = f"{said(f'{name}({name}({u}, {t}), {u})', right)}, {said(f'{name}({u}, {t})', first)}"
                return right, first, both
            case "comm", (x, y):
                t, u = texts
                left, right = apply(x, y), apply(y, x)
                return left, right, f"{said(f'{name}({t}, {u})', left)}, {said(f'{name}({u}, {t})', right)}"
            case _, (x, y, z):
                t, u, v = texts
                left, right = apply(apply(x, y), z), apply(x, apply(y, z))
                one, other = f"{name}({name}({t}, {u}), {v})", f"{name}({t}, {name}({u}, {v}))"
                return left, right, f"{said(one, left)}, {said(other, right)}"
        raise AssertionError(f"{self._law} of {len(variables)} variables")


def _is_number(value: Value) -> bool:
    """Whether a value is a number: arithmetic on infinities under ``real`` may give none."""
    if isinstance(value, tuple):
        return all(map(_is_number, value))
    return not isinstance(value, Undefined)


def smallest_first(values: Sequence[Value], count: int) -> Iterator[tuple[Value, ...]]:
    """All tuples of values, those of earlier values first."""
    for last in range(len(values)):
        for places in product(range(last + 1), repeat=count):
            if last in places:
                yield tuple([values[place] for place in places])


def _without_meaning(spec: core.Spec, operator: core.Operator) -> tuple[str, ...]:
    """The declared functions and operators without definition that a definition rests on."""
    names = (operator.name, *needed(operator.name, spec.operators))
    found = {
        part.function
        for name in names
        if (definition := spec.operators[name].definition) is not None
        for part in subterms(definition)
        if isinstance(part, core.Apply) and part.declared and applied_operation(spec, part) is None
    }
    defined = {o.name for o in spec.operators.values() if o.definition is not None}
    return tuple(sorted(found - defined))


def written_literal(literal: core.Literal) -> str:
    """A literal as text, large numbers with an exponent."""
    if isinstance(literal.value, Fraction) and abs(literal.value) >= 10**_LONG:
        return written(literal.value, literal.type)
    return value_text(literal)
