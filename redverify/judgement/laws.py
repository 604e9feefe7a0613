"""The audit of laws: an operator with a definition has the laws that it declares, or is rejected.

First the reference interpreter computes both sides of a law at special values, smallest first;
then Z3 is asked for a proof. A law is refuted by a counterexample that the interpreter confirms,
and by nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any
from typing import Literal as OneOf

from redverify.choices import SOLVER
from redverify.interpreter.domain import Domain, Value
from redverify.interpreter.domains.terms import Extended, Undefined, digest, same
from redverify.judgement.law_samples import parts_of, samples, written
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.diagnostics import Diagnostic, DiagnosticError
from redverify.language.elaboration.definitions import LAWS, declared_laws, needed
from redverify.language.encodings import Floats, encoding_of
from redverify.language.machine_operations import applied_operation
from redverify.language.source import NOWHERE
from redverify.language.types import ValueType
from redverify.language.walks import subterms
from redverify.system.clock import processor_seconds

#: Share of the time for the search of counterexamples, and the seconds that it takes at most.
_SEARCH, _SEARCH_SECONDS = 0.3, 0.5

#: Processor time for the laws of an operator that a front end has found. A law that holds is mostly proved in
#: a hundredth of its share; what is left is for a process that does other things as well.
_OPERATOR_SECONDS = 20.0

#: Types of at most this many bits are searched for counterexamples with all pairs.
_SMALL = 8

#: Numbers with more digits are written with an exponent.
_LONG = 15

#: What an operator without a law is like.
_WITHOUT: dict[str, dict[str, Any]] = {
    "assoc": {"associative": False},
    "comm": {"commutative": False},
    "from": {"start": None},
}

_CODES = {"assoc": "RV241", "comm": "RV242", "unit": "RV243", "from": "RV244"}
_WORDS = {"assoc": "associative", "comm": "commutative", "unit": "unit"}


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


@dataclass(frozen=True, slots=True)
class LawFinding:
    """What is known about one law (``assoc``, ``comm``, ``unit`` or ``from``) of one operator.

    ``finite``: it is proved of finite numbers, and unknown of infinities.
    """

    operator: str
    law: str
    status: OneOf["proved", "refuted", "unknown"]
    by: str = ""
    counterexample: Counterexample | None = None
    finite: bool = False


def audit(spec: core.Spec, values: str, seconds: float, solver: str = SOLVER) -> tuple[LawFinding, ...]:
    """Check the laws of all operators with a definition; each specification once."""
    if all(operator.definition is None for operator in spec.operators.values()):
        return ()
    return _audited(
        spec.types, tuple(spec.functions.values()), tuple(spec.operators.values()), values, seconds, solver
    )


@lru_cache(maxsize=64)
def _audited(
    types: tuple[ValueType, ...],
    functions: tuple[core.Function, ...],
    operators: tuple[core.Operator, ...],
    values: str,
    seconds: float,
    solver: str,
) -> tuple[LawFinding, ...]:
    spec = core.Spec(
        "laws",
        (),
        (),
        types,
        {f.name: f for f in functions},
        {o.name: o for o in operators},
        {},
        (),
        NOWHERE,
    )
    laws = [(o, law) for o in operators if o.definition is not None for law in declared_laws(o)]
    end = processor_seconds() + seconds
    findings = []
    for position, (operator, law) in enumerate(laws):
        share = max(0.0, end - processor_seconds()) / (len(laws) - position)
        findings.append(_finding(spec, operator, law, values, share, solver))
    return tuple(findings)


def _finding(
    spec: core.Spec, operator: core.Operator, law: str, values: str, seconds: float, solver: str
) -> LawFinding:
    from redverify.solving.laws import decide

    checker = _Checker(spec, operator, law, values)
    searching = min(_SEARCH * seconds, _SEARCH_SECONDS)
    counterexample = checker.sampled(searching)
    if counterexample is not None:
        return LawFinding(operator.name, law, "refuted", "interpreter", counterexample)
    open_ended = encoding_of(values).floats is Floats.EXACT and operator.type.has_floats
    ranges = (True, False) if open_ended else (False,)
    for infinities in ranges:
        left = (seconds - 2 * searching) / len(ranges)
        answer = decide(spec, operator, law, values, left, solver, infinities=infinities)
        if answer.valid:
            return LawFinding(operator.name, law, "proved", answer.by, finite=open_ended and not infinities)
        if answer.counterexample is not None and not infinities:
            confirmed = checker.confirm(answer.counterexample)
            if confirmed is not None:
                return LawFinding(operator.name, law, "refuted", "z3", confirmed)
    counterexample = checker.exhaustive(searching)
    if counterexample is not None:
        return LawFinding(operator.name, law, "refuted", "interpreter", counterexample)
    return LawFinding(operator.name, law, "unknown")


# ---------------------------------------------------------------- counterexamples


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


class _Checker:
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
            end = processor_seconds() + seconds / len(self._domains)
            for number, variables in enumerate(tuples(domain)):
                if number % 64 == 0 and processor_seconds() > end:
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


# ---------------------------------------------------------------- what follows for a program


def reject_unlawful(spec: core.Spec, findings: Sequence[LawFinding]) -> None:
    """Raise a diagnostic for each law that does not hold, at the operator's declaration."""
    problems = []
    for finding in findings:
        if finding.counterexample is None:
            continue
        operator = spec.operators[finding.operator]
        message, hint = _problem(operator, finding.law)
        meaning = finding.counterexample.given
        suffix = f", for one meaning of {', '.join(f'`{name}`' for name in meaning)}" if meaning else ""
        text = f"{message}: {finding.counterexample.text}{suffix}"
        problems.append(Diagnostic(_CODES[finding.law], text, operator.span, hint))
    if problems:
        raise DiagnosticError(problems)


def _problem(operator: core.Operator, law: str) -> tuple[str, str]:
    if law == "unit":
        assert isinstance(operator.unit, core.Literal)
        unit = written_literal(operator.unit)
        return f"{unit} is not the unit of `{operator.name}`", "give its unit, or drop `unit`"
    if law == "from":
        assert operator.start is not None
        message = (
            f"partial reductions by `{operator.name}` cannot all start from {value_text(operator.start)}"
        )
        return message, "drop `from`, and write the start before the reduction: `c op reduce[...] e`"
    return f"`{operator.name}` is not {_WORDS[law]}", f"drop `{law}`, or change the definition"


def written_literal(literal: core.Literal) -> str:
    """A literal as text, large numbers with an exponent."""
    if isinstance(literal.value, Fraction) and abs(literal.value) >= 10**_LONG:
        return written(literal.value, literal.type)
    return value_text(literal)


def proved_operators(findings: Sequence[LawFinding]) -> frozenset[str]:
    """The operators whose declared laws are all proved."""
    unproved = {f.operator for f in findings if f.status != "proved"}
    return frozenset({f.operator for f in findings} - unproved)


def doubts(impl: core.Impl, findings: Sequence[LawFinding], values: str) -> tuple[str, ...]:
    """Why an implementation cannot be verified although no law is refuted."""
    from redverify.judgement.infinities import meets_infinities

    notes = []
    for finding in findings:
        operator = impl.spec.operators[finding.operator]
        message = _claim(operator, finding.law)
        if finding.status == "unknown":
            notes.append(f"line {operator.span.line}: no proof was found that {message}")
        elif finding.finite and meets_infinities(impl, operator.name, values):
            doubt = "for finite numbers, but no proof was found for infinities, which it may meet"
            notes.append(f"line {operator.span.line}: {message} {doubt}")
    return tuple(notes)


def with_proved_laws(impl: core.Impl, values: str, seconds: float) -> core.Impl | None:
    """The implementation with those laws alone that hold under an encoding; ``None`` if a unit does not.

    A specification means the same without laws of operators that it defines. A unit is another matter, for
    reductions start from it.
    """
    findings = audit(impl.spec, values, seconds)
    wrong = [f for f in findings if f.status != "proved" or doubts(impl, [f], values)]
    if not wrong:
        return impl
    operators = dict(impl.spec.operators)
    for finding in wrong:
        if finding.law == "unit":
            return None
        operator = operators[finding.operator]
        operators[finding.operator] = replace(operator, **_WITHOUT[finding.law])
    return replace(impl, spec=replace(impl.spec, operators=operators))


def with_open_laws(impl: core.Impl, values: str) -> core.Impl | None:
    """The implementation whose operators with a definition have those laws as well that are not refuted.

    Only order and grouping matter here: the laws are ``assoc`` and ``comm``. ``None`` if none is added.
    A front end declares the laws that it has proved, so that a law may be lacking that holds.
    """
    both: dict[str, Any] = {"associative": True, "commutative": True}
    claimed = {n: o if o.definition is None else replace(o, **both) for n, o in impl.spec.operators.items()}
    if claimed == dict(impl.spec.operators):
        return None
    findings = audit(replace(impl.spec, operators=claimed), values, _OPERATOR_SECONDS)
    operators = dict(claimed)
    for finding in findings:
        if finding.status == "refuted" and finding.law in ("assoc", "comm"):
            operators[finding.operator] = replace(operators[finding.operator], **_WITHOUT[finding.law])
    if operators == dict(impl.spec.operators):
        return None
    return replace(impl, spec=replace(impl.spec, operators=operators))


def _claim(operator: core.Operator, law: str) -> str:
    if law == "unit":
        assert isinstance(operator.unit, core.Literal)
        return f"{written_literal(operator.unit)} is the unit of `{operator.name}`"
    if law == "from":
        assert operator.start is not None
        return f"partial reductions by `{operator.name}` may start from {value_text(operator.start)}"
    return f"`{operator.name}` is {_WORDS[law]}"


def proved_laws(spec: core.Spec, values: str) -> frozenset[str]:
    """The laws that are proved of the only operator of a specification, under an encoding of values."""
    return frozenset(f.law for f in audit(spec, values, _OPERATOR_SECONDS) if f.status == "proved")


@lru_cache(maxsize=64)
def same_operators(one: core.Operator, other: core.Operator) -> bool:
    """Whether two operators with definitions are proved to be equal at all values, as IEEE 754 computes."""
    from redverify.solving.laws import equal_operators

    return equal_operators(one, other, "ieee", _OPERATOR_SECONDS)
