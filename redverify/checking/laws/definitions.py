"""Operators with a definition: the definition among the laws, and the laws that follow from it.

For machine integers, truth values and real numbers, the laws that an operator declares are proved for what
its definition computes (``lawful_0``, ...), so that a definition without them is rejected. Where the
definition goes beyond what is known here, its laws are assumed. The certificate says so, with the
definition beside them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, assert_never

from redverify.checking.data.expressions import Atom, Call, Declared, Value
from redverify.checking.data.of_program import operator_data, type_data, value_data
from redverify.checking.data.tagged import Tagged, changed
from redverify.checking.laws.law import Law, words
from redverify.checking.laws.operators import Assoc, Comm, LeftUnit, OperatorLaw, RightUnit, UnitLaw
from redverify.checking.rendering.expressions import function, type_, value
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.types import TypeKind, ValueType


class Beyond(Exception):
    """A definition goes beyond what is known here of values."""


def defined(spec: core.Spec) -> list[core.Operator]:
    """The operators with a definition."""
    return [operator for operator in spec.operators.values() if operator.definition is not None]


def proposition(spec: core.Spec, operator: core.Operator) -> str:
    """The definition as a law: a Lean proposition."""
    assert operator.definition is not None
    kind = type_(type_data(operator.type))
    numbers = {name: number for number, name in enumerate(operator.parameters)}
    term = value(_with_atoms(value_data(spec, operator.definition), numbers))
    symbol = function(operator_data(spec, operator.name, operator.type))
    return f"DefinedBy I {symbol} {kind} (fun v0 v1 => {term})"


def _with_atoms(term: Value, numbers: Mapping[str, int]) -> Value:
    """The parameters of a definition as ``v0`` and ``v1``."""
    if isinstance(term, Call) and isinstance(term.function, Declared) and term.function.name in numbers:
        return Atom(numbers[term.function.name])
    if not isinstance(term, Tagged):
        return term
    result: Value = changed(term, lambda part: _with_atoms(part, numbers))
    return result


# ---------------------------------------------------------------- what definitions compute

#: An application of the operator to two terms of Lean.
_Operands = tuple[str, str]

_SIGNS = ("+", "-", "*")
_BOOLS = {"and": "&&", "or": "||", "xor": "^^"}
_ORDER = {"<": "<", "<=": "≤", ">": ">", ">=": "≥", "==": "="}


def _is_real(kind: ValueType) -> bool:
    return kind.is_floating or kind.kind is TypeKind.REAL


def _wrapped(kind: ValueType, text: str) -> str:
    """A number as one of a type of integers."""
    size = 1 << kind.bits
    if kind.least == 0:
        return f"({text} % {size})"
    return f"(({text} + {size // 2}) % {size} - {size // 2})"


def _applied(spec: core.Spec, operator: core.Operator, operands: _Operands) -> str:
    """What an operator computes of integers, rational numbers or truth values. Raises :class:`Beyond`."""
    if operator.definition is None:
        raise Beyond
    return _term(spec, operator.definition, dict(zip(operator.parameters, operands, strict=True)))


def _term(spec: core.Spec, term: core.ValueExpr, given: Mapping[str, str]) -> str:
    match term:
        case core.Constant(name=name):
            if name not in given:
                raise Beyond
            return given[name]
        case core.Literal():
            return _literal(term)
        case core.Cast(type=target, operand=operand):
            if not (target.is_integer and operand.type.is_integer):
                raise Beyond
            return _wrapped(target, _term(spec, operand, given))
        case core.Apply(arguments=arguments, function=name, declared=declared):
            parts = [_term(spec, argument, given) for argument in arguments]
            if declared:
                if name not in spec.operators or len(parts) != 2:
                    raise Beyond
                return _applied(spec, spec.operators[name], (parts[0], parts[1]))
            return _builtin(term, parts)
        case (
            core.Read()
            | core.Access()
            | core.IndexCast()
            | core.IndexCondition()
            | core.Select()
            | core.Reduce()
            | core.Element()
            | core.LetValue()
        ):
            raise Beyond
        case _:
            assert_never(term)


def _literal(literal: core.Literal) -> str:
    number, kind = literal.value, literal.type
    if isinstance(number, bool):
        return "true" if number else "false"
    if isinstance(number, str) or (kind.is_integer and number.denominator != 1):
        raise Beyond
    lean = "Int" if kind.is_integer else "Rat"
    if not kind.is_integer and not _is_real(kind):
        raise Beyond
    shown = f"({number.numerator})" if number.numerator < 0 else str(number.numerator)
    return (
        f"({shown} : {lean})" if number.denominator == 1 else f"(({shown} : {lean}) / {number.denominator})"
    )


def _builtin(term: core.Apply, parts: Sequence[str]) -> str:
    """A function of the language."""
    name, kind = term.function, term.arguments[0].type
    if name == "select" and kind.kind is TypeKind.BOOL and term.type.is_integer:
        return f"(if {parts[0]} then {parts[1]} else {parts[2]})"
    if kind.is_integer:
        if name in ("min", "max"):
            return f"({name} {parts[0]} {parts[1]})"
        if name in _ORDER and isinstance(term.type, ValueType) and term.type.kind is TypeKind.BOOL:
            return f"({parts[0]} {_ORDER[name]} {parts[1]})"
        if name in ("+", "-") or (name == "*" and any(isinstance(a, core.Literal) for a in term.arguments)):
            return _wrapped(kind, f"({parts[0]} {name} {parts[1]})")
        if name == "neg":
            return _wrapped(kind, f"(-{parts[0]})")
    elif _is_real(kind):
        if name in _SIGNS:
            return f"({parts[0]} {name} {parts[1]})"
        if name == "neg":
            return f"(-{parts[0]})"
    elif kind.kind is TypeKind.BOOL:
        if name in _BOOLS:
            return f"({parts[0]} {_BOOLS[name]} {parts[1]})"
        if name == "not":
            return f"(!{parts[0]})"
    raise Beyond


# ---------------------------------------------------------------- laws from definitions


class _Claim(NamedTuple):
    """What is stated in Lean, and the tactic that proves it."""

    stated: str
    tactic: str


def _operator(spec: core.Spec, law: Law) -> core.Operator | None:
    """The operator with a definition that a law is about."""
    if isinstance(law, OperatorLaw) and isinstance(law.operator, Declared):
        operator = spec.operators.get(law.operator.name)
        if operator is not None and operator.definition is not None:
            return operator
    return None


def _declared(spec: core.Spec, operator: core.Operator) -> list[OperatorLaw]:
    """The laws that an operator declares."""
    symbol = operator_data(spec, operator.name, operator.type)
    found: list[OperatorLaw] = []
    if operator.associative:
        found.append(Assoc(symbol))
    if operator.commutative:
        found.append(Comm(symbol))
    if operator.unit is not None:
        unit = value_data(spec, operator.unit)
        found += [LeftUnit(symbol, unit), RightUnit(symbol, unit)]
    return found


def _claim(spec: core.Spec, operator: core.Operator, law: OperatorLaw) -> _Claim | None:
    """A law for what a definition computes; ``None`` if none is known."""

    def op(one: str, two: str) -> str:
        return _applied(spec, operator, (one, two))

    try:
        match law:
            case Assoc():
                names, left, right = "x y z", op(op("x", "y"), "z"), op("x", op("y", "z"))
            case Comm():
                names, left, right = "x y", op("x", "y"), op("y", "x")
            case UnitLaw() if isinstance(operator.unit, core.Literal):
                unit = _literal(operator.unit)
                names, left, right = "x", op(unit, "x") if isinstance(law, LeftUnit) else op("x", unit), "x"
            case _:
                return None
    except Beyond:
        return None
    return _quantified(operator.type, names, f"{left} = {right}")


def _quantified(kind: ValueType, names: str, claim: str) -> _Claim | None:
    """A claim about all values of a type."""
    if kind.is_integer:
        within = "".join(f"{kind.least} ≤ {n} → {n} ≤ {kind.greatest} → " for n in names.split())
        return _Claim(f"∀ {names} : Int, {within}{claim}", "intros; omega")
    if _is_real(kind):
        return _Claim(f"∀ {names} : Rat, {claim}", "intros; grind")
    if kind.kind is TypeKind.BOOL:
        return _Claim(f"∀ {names} : Bool, {claim}", "decide")
    return None


def _claims(spec: core.Spec) -> Iterator[tuple[str, _Claim]]:
    """The known claims, as they are stated."""
    claims = [_claim(spec, operator, law) for operator in defined(spec) for law in _declared(spec, operator)]
    for number, claim in enumerate([claim for claim in claims if claim is not None]):
        yield f"theorem lawful_{number} : {claim.stated}", claim


def lawful(spec: core.Spec) -> list[str]:
    """The theorems that declared laws hold for what the operators' definitions compute."""
    return [f"{theorem} := by\n  {claim.tactic}\n" for theorem, claim in _claims(spec)]


def lawful_stated(spec: core.Spec) -> list[str]:
    """What these theorems state, without the proofs."""
    return [theorem for theorem, _ in _claims(spec)]


def needs_of(spec: core.Spec, laws: Sequence[Law]) -> tuple[str, ...]:
    """Laws in words, with what becomes of those of operators with a definition; and the definitions."""
    return (*[law.text + _basis(spec, law) for law in laws], *[_words(spec, o) for o in defined(spec)])


def _basis(spec: core.Spec, law: Law) -> str:
    """Whether a law follows from a definition."""
    operator = _operator(spec, law)
    if operator is None:
        return ""
    proved = all(_claim(spec, operator, declared) is not None for declared in _declared(spec, operator))
    return " (by its definition)" if proved else " (assumed, not proved from its definition)"


def _words(spec: core.Spec, operator: core.Operator) -> str:
    assert operator.definition is not None
    name = words(operator_data(spec, operator.name, operator.type))
    return f"{name} is {operator.name}({', '.join(operator.parameters)}) = {value_text(operator.definition)}"
