"""Whether a law of an operator with a definition is valid under an encoding of values.

The variables of a law range over all values of the operator's type. Under ``real`` that is all
finite numbers, or with ``infinities`` also ``inf`` and ``-inf``.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from operator import eq
from typing import Any

import z3

from redverify.choices import SOLVER
from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.elaboration.definitions import LAWS
from redverify.language.encodings import encoding_of
from redverify.language.source import NOWHERE
from redverify.language.types import TypeKind, ValueType
from redverify.language.unfolding import definition_of, expanded_size
from redverify.presburger import build
from redverify.solving.encodings.encoding import Encoding, Shared, Unencoded
from redverify.solving.encodings.records import fields_of
from redverify.solving.prover import Prover
from redverify.solving.solvers import solver_of, z3_solver
from redverify.system.clock import GUARD, Z3_UNITS, cut

#: A law is encoded if its operator has at most this many parts.
_LARGEST = 140

#: A value; a record is the tuple of its fields.
Exact = Any


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether a law is ``valid``, and ``by`` whom, or values of its variables that may break it."""

    valid: bool
    counterexample: tuple[Exact, ...] | None = None
    by: str = ""


def sides(
    operator: core.Operator, law: str, variables: Sequence[core.ValueExpr]
) -> tuple[tuple[core.ValueExpr, core.ValueExpr], ...]:
    """The equations of a law: ``assoc``, ``comm``, ``unit`` or ``from``."""

    def op(left: core.ValueExpr, right: core.ValueExpr) -> core.ValueExpr:
        return core.Apply(operator.type, operator.name, (left, right), declared=True)

    x = variables[0]
    if law == "unit":
        assert operator.unit is not None
        return ((op(operator.unit, x), x), (op(x, operator.unit), x))
    if law == "from":
        start = operator.start
        assert start is not None
        return ((op(start, start), start), (op(op(start, x), start), op(start, x)))
    y = variables[1]
    if law == "comm":
        return ((op(x, y), op(y, x)),)
    z = variables[2]
    return ((op(op(x, y), z), op(x, op(y, z))),)


def decide(
    spec: core.Spec,
    operator: core.Operator,
    law: str,
    values: str,
    seconds: float,
    solver: str = SOLVER,
    *,
    infinities: bool,
) -> Answer:
    """Look for a proof of a law, or for values that break it."""
    if expanded_size(operator.name, spec.operators) > _LARGEST:
        return Answer(False)
    equations = Equations(_lawless(spec), values)
    variables = [_variable(operator.type, name, infinities) for name in "xyz"]
    prover, by = Prover(equations, timeout=seconds / 2, solver=solver_of(solver)), ""
    for left, right in sides(operator, law, variables):
        a, b = expanded(left, spec.operators), expanded(right, spec.operators)
        proof = prover.prove(build.everywhere(), a, b)
        if not proof.proved:
            given = variables[: LAWS[law]]
            return Answer(False, _counterexample(equations, a, b, given, seconds / 2))
        by = proof.by
    return Answer(True, by=by)


def equal_operators(one: core.Operator, other: core.Operator, values: str, seconds: float) -> bool:
    """Whether two operators of one type are proved to be equal at all values, by their definitions alone."""
    if one.type != other.type or one.definition is None or other.definition is None:
        return False
    operators = {"one": replace(one, name="one"), "other": replace(other, name="other")}
    if any(expanded_size(name, operators) > _LARGEST for name in operators):
        return False
    types = (one.type,) if one.type.fields else ()
    spec = core.Spec("laws", (), (), types, {}, operators, {}, (), NOWHERE)
    x, y = (_variable(one.type, name, infinities=True) for name in "xy")
    left, right = [
        expanded(core.Apply(one.type, name, (x, y), declared=True), operators) for name in ("one", "other")
    ]
    prover = Prover(Equations(_lawless(spec), values), timeout=seconds, solver=solver_of(SOLVER))
    return prover.prove(build.everywhere(), left, right).proved


def _lawless(spec: core.Spec) -> core.Spec:
    """The specification without the laws that are in question."""
    operators = {
        name: o
        if o.definition is None
        else replace(o, associative=False, commutative=False, unit=None, start=None)
        for name, o in spec.operators.items()
    }
    return replace(spec, operators=operators)


def expanded(term: core.ValueExpr, operators: Mapping[str, core.Operator]) -> core.ValueExpr:
    """A term of declared and builtin functions with all definitions unfolded."""
    match term:
        case core.Apply(type_, function, arguments, declared):
            unfolded = tuple([expanded(a, operators) for a in arguments])
            if declared and function in operators:
                definition = definition_of(operators[function], *unfolded)
                if definition is not None:
                    return expanded(definition, operators)
            if function.startswith("."):
                return core.field_of(unfolded[0], function[1:])
            return core.Apply(type_, function, unfolded, declared)
        case core.Select(type_, condition, then, otherwise):
            return core.Select(type_, condition, expanded(then, operators), expanded(otherwise, operators))
        case core.Cast(type_, operand):
            return core.Cast(type_, expanded(operand, operators))
        case _:
            return term


def _variable(type_: ValueType, name: str, infinities: bool) -> core.ValueExpr:
    """An unknown value; no program has its name."""
    if infinities and type_.has_infinities:
        return core.Constant(type_, f"law {name}")
    return core.Access(type_, f"law {name}", ())


# ---------------------------------------------------------------- counterexamples


def _counterexample(
    equations: Equations,
    left: core.ValueExpr,
    right: core.ValueExpr,
    variables: Sequence[core.ValueExpr],
    seconds: float,
) -> tuple[Exact, ...] | None:
    """Values of the variables at which two terms may differ."""
    arithmetic = encoding_of(equations.values).arithmetic
    if arithmetic == "abstract":
        return None
    encoding = Encoding(equations, build.everywhere(), Shared(eq), arithmetic=arithmetic)
    try:
        encoded = [encoding.value(v) for v in variables]
        solver = z3_solver(encoding.query(left, right).assertions, int(seconds * Z3_UNITS))
    except (Unencoded, z3.Z3Exception):
        return None
    solver.set("timeout", max(1, int(1000 * GUARD * seconds)))
    answer = solver.check()
    if answer == z3.unknown and solver.reason_unknown() == "timeout":
        cut()
    if answer != z3.sat:
        return None
    model = solver.model()
    found = [
        _exact(model.eval(e.translate(solver.ctx), model_completion=True).translate(e.ctx), v.type)
        for e, v in zip(encoded, variables, strict=True)
    ]
    known = tuple([value for value in found if value is not None])
    return known if len(known) == len(found) else None


def _exact(value: Any, type_: ValueType) -> Exact | None:
    if type_.kind is TypeKind.RECORD:
        fields = fields_of(value)
        if fields is None:
            return None
        found = [_exact(f, t) for f, (_, t) in zip(fields, type_.fields, strict=True)]
        return None if any(f is None for f in found) else tuple(found)
    if z3.is_true(value) or z3.is_false(value):
        return bool(z3.is_true(value))
    if z3.is_bv_value(value):
        return int(value.as_signed_long() if type_.kind is TypeKind.INT else value.as_long())
    if z3.is_rational_value(value):
        return Fraction(value.numerator_as_long(), value.denominator_as_long())
    if z3.is_fp_value(value):
        if value.isNaN():
            return float("nan")
        double = z3.simplify(z3.fpToIEEEBV(z3.fpToFP(z3.RNE(), value, z3.Float64())))
        return float(struct.unpack("<d", struct.pack("<Q", double.as_long()))[0])
    return None
