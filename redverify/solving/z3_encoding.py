"""Encodings of values for Z3: ``real``, ``bits``, ``abstract`` and ``ieee``.

Every tensor access, reduction and index cast becomes a constant that equal ones share, so
a query is quantifier free but for the laws of uninterpreted operators. Two accesses that
may or may not coincide are different constants: sound, since the query then quantifies over
more than is needed.

In the ``real`` encoding floats are reals with ``inf`` and ``-inf``, which only ``min``,
``max`` and comparisons interpret: arithmetic on a term that may be infinite is an
uninterpreted function.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import islpy as isl
import z3

from redverify.language import core
from redverify.language.types import SIGNIFICAND, TypeKind, ValueType
from redverify.presburger.lift import condition_of
from redverify.solving.infinity import may_be_infinite

if TYPE_CHECKING:
    from redverify.solving.prover import Budget, Prover

#: Exponent and significand bits of the floating-point sorts.
FLOAT_SORT = {"f16": (5, 11), "bf16": (8, 8), "f32": (8, 24), "f64": (11, 53)}


@dataclass(frozen=True, slots=True)
class Script:
    """A query's answer and its text in SMT-LIB 2."""

    answer: str
    text: str


class Encoding:
    """One query: the constants it shares and the axioms it needs."""

    def __init__(self, prover: Prover, domain: isl.Set, depth: int, budget: Budget) -> None:
        self.prover = prover
        self.values = prover.equations.values
        self.domain = domain
        self.depth = depth
        self.budget = budget
        self.shared: list[tuple[core.ValueExpr, Any]] = []
        self.axioms: list[Any] = []
        self._axiomatised: set[str] = set()
        self._indices_used = False
        self._memo: dict[core.ValueExpr, Any] = {}

    def valid(self, left: core.ValueExpr, right: core.ValueExpr) -> Script:
        """Ask whether ``left = right`` is valid."""
        try:
            a, b = self.value(left), self.value(right)
        except z3.Z3Exception as error:
            return Script("unknown", f"; not encoded: {error}\n")
        solver = z3.Solver()
        solver.set("timeout", max(1, int(1000 * min(self.budget.left(), 10.0))))
        if self._indices_used:
            solver.add(self.condition(condition_of(self.domain)))
        for axiom in self.axioms:
            solver.add(axiom)
        solver.add(z3.Not(a == b))
        text = ""
        if self.prover.smt_dir is not None:
            text = "(set-info :smt-lib-version 2.7)\n" + solver.to_smt2()
        answer = str(solver.check())
        return Script(answer, text)

    # -------------------------------------------------------------- sorts

    def sort(self, type_: ValueType) -> Any:
        """The sort of a type's values under the encoding."""
        if type_.kind is TypeKind.BOOL:
            return z3.BoolSort()
        if type_.is_integer:
            return z3.BitVecSort(type_.bits)
        if type_.kind is TypeKind.OPAQUE or (self.values == "abstract" and type_.is_floating):
            return z3.DeclareSort(f"T_{type_.name}")
        if type_.is_floating and self.values == "ieee":
            return z3.FPSort(*FLOAT_SORT[type_.name])
        if self.values == "abstract":
            return z3.DeclareSort("T_real")
        return z3.RealSort()

    def _constant(self, term: core.ValueExpr) -> Any:
        """The constant of an access, reduction or cast; equal terms share one."""
        for known, constant in self.shared:
            if known.type == term.type and self.prover.same(
                self.domain, known, term, self.depth, self.budget
            ):
                return constant
        constant = z3.Const(f"v{len(self.shared)}", self.sort(term.type))
        self.shared.append((term, constant))
        return constant

    # -------------------------------------------------------------- terms

    def value(self, term: core.ValueExpr) -> Any:
        """A term as a Z3 expression."""
        known = self._memo.get(term)
        if known is None:
            known = self._value(term)
            self._memo[term] = known
        return known

    def _value(self, term: core.ValueExpr) -> Any:
        match term:
            case core.Literal(type_, value):
                return self.literal(type_, value)
            case core.Constant(type_, name):
                return z3.Const(f"c_{name}", self.sort(type_))
            case core.Access() | core.Reduce() | core.Element():
                return self._constant(term)
            case core.Apply():
                return self.apply(term)
            case core.Select(_, condition, then, otherwise):
                return z3.If(self.condition(condition), self.value(then), self.value(otherwise))
            case core.IndexCondition(_, condition):
                return self.condition(condition)
            case core.Cast(type_, operand):
                return self.cast(type_, operand)
            case core.IndexCast(type_, index):
                return self.index_cast(type_, index)
        raise z3.Z3Exception(f"no encoding of {type(term).__name__}")

    def literal(self, type_: ValueType, value: Fraction | bool | str) -> Any:
        """A literal; infinities and (abstract) floats are named constants."""
        sort = self.sort(type_)
        if isinstance(value, bool):
            return z3.BoolVal(value)
        if type_.is_integer:
            assert isinstance(value, Fraction)
            return z3.BitVecVal(int(value), type_.bits)
        if type_.is_floating and self.values == "ieee":
            if value == "inf":
                return z3.fpPlusInfinity(sort)
            if value == "-inf":
                return z3.fpMinusInfinity(sort)
            if value == "-0.0":
                return z3.fpMinusZero(sort)
            assert isinstance(value, Fraction)
            if value == 0:
                return z3.fpPlusZero(sort)
            return z3.simplify(z3.fpToFP(z3.RNE(), z3.RealVal(str(value)), sort))
        if self.values == "abstract" or type_.kind is TypeKind.OPAQUE:
            text = "0" if value == "-0.0" else str(value)
            return z3.Const(f"lit_{type_.name}_{text}", sort)
        if value in ("inf", "-inf"):
            return z3.Real("pos_inf" if value == "inf" else "neg_inf")
        return z3.RealVal("0" if value == "-0.0" else str(value))

    def apply(self, term: core.Apply) -> Any:
        """A function application: interpreted where the encoding gives it a meaning."""
        function, type_ = term.function, term.type
        arguments = [self.value(a) for a in term.arguments]
        if term.declared:
            symbol = self._function(f"f_{function}", term)
            if function in self.prover.equations.spec.operators:
                self._operator_axioms(function, type_, symbol)
            return symbol(*arguments)
        operand = term.arguments[0].type
        if function in ("and", "or", "not") or (function == "xor" and operand.kind is TypeKind.BOOL):
            return {"and": z3.And, "or": z3.Or, "not": z3.Not, "xor": z3.Xor}[function](*arguments)
        if function == "select":
            return z3.If(*arguments)
        if function in ("==", "!=") and not (operand.is_floating and self.values == "ieee"):
            self._bound_infinities(term)
            equal = arguments[0] == arguments[1]
            return equal if function == "==" else z3.Not(equal)
        if operand.is_integer:
            result = self._integer(function, operand, arguments)
        elif operand.is_floating and self.values == "ieee":
            result = self._ieee(function, arguments)
        elif operand.is_numeric and self.values != "abstract":
            result = self._real(function, term, arguments)
        else:
            result = None
        if result is not None:
            return result
        symbol = self._function(f"u_{function}_{operand.name}", term)
        if function in ("+", "*", "min", "max") and self.values == "abstract":
            self._operator_axioms(function, type_, symbol)
        return symbol(*arguments)

    def _function(self, name: str, term: core.Apply) -> Any:
        sorts = [self.sort(a.type) for a in term.arguments] + [self.sort(term.type)]
        return z3.Function(name, *sorts)

    def _operator_axioms(self, operator: str, type_: ValueType, symbol: Any) -> None:
        """The laws of an uninterpreted operator, once per query."""
        key = f"{operator} {type_.name}"
        if key in self._axiomatised:
            return
        self._axiomatised.add(key)
        laws = self.prover.equations.laws(operator, type_)
        sort = self.sort(type_)
        x, y, z = z3.Const("ax", sort), z3.Const("ay", sort), z3.Const("az", sort)
        if laws.associative:
            self.axioms.append(z3.ForAll([x, y, z], symbol(symbol(x, y), z) == symbol(x, symbol(y, z))))
        if laws.commutative:
            self.axioms.append(z3.ForAll([x, y], symbol(x, y) == symbol(y, x)))
        if laws.unit is not None:
            unit = self.value(laws.unit)
            self.axioms.append(z3.ForAll([x], symbol(x, unit) == x))
            self.axioms.append(z3.ForAll([x], symbol(unit, x) == x))

    def _integer(self, function: str, type_: ValueType, a: list[Any]) -> Any:
        signed = type_.kind is TypeKind.INT
        match function:
            case "+":
                return a[0] + a[1]
            case "-":
                return a[0] - a[1]
            case "*":
                return a[0] * a[1]
            case "neg":
                return -a[0]
            case "/":
                by_zero = z3.Function(f"div0_{type_.name}", a[0].sort(), a[0].sort())
                quotient = a[0] / a[1] if signed else z3.UDiv(a[0], a[1])
                return z3.If(a[1] == 0, by_zero(a[0]), quotient)
            case "<":
                return a[0] < a[1] if signed else z3.ULT(a[0], a[1])
            case "<=":
                return a[0] <= a[1] if signed else z3.ULE(a[0], a[1])
            case ">":
                return a[0] > a[1] if signed else z3.UGT(a[0], a[1])
            case ">=":
                return a[0] >= a[1] if signed else z3.UGE(a[0], a[1])
            case "min":
                return z3.If(a[0] <= a[1] if signed else z3.ULE(a[0], a[1]), a[0], a[1])
            case "max":
                return z3.If(a[0] >= a[1] if signed else z3.UGE(a[0], a[1]), a[0], a[1])
            case "xor":
                return a[0] ^ a[1]
            case "abs":
                return z3.If(a[0] < 0, -a[0], a[0]) if signed else a[0]
        return None

    def _real(self, function: str, term: core.Apply, a: list[Any]) -> Any:
        infinite = any(may_be_infinite(self.prover.equations, x) for x in term.arguments)
        match function:
            case "<" | "<=" | ">" | ">=":
                self._bound_infinities(term)
                return {"<": a[0] < a[-1], "<=": a[0] <= a[-1], ">": a[0] > a[-1], ">=": a[0] >= a[-1]}[
                    function
                ]
            case "min":
                self._bound_infinities(term)
                return z3.If(a[0] <= a[1], a[0], a[1])
            case "max":
                self._bound_infinities(term)
                return z3.If(a[0] >= a[1], a[0], a[1])
        if infinite:
            return None
        match function:
            case "+":
                return a[0] + a[1]
            case "-":
                return a[0] - a[1]
            case "*":
                return a[0] * a[1]
            case "neg":
                return -a[0]
            case "/":
                by_zero = z3.Function("div0_real", z3.RealSort(), z3.RealSort())
                return z3.If(a[1] == 0, by_zero(a[0]), a[0] / a[1])
            case "abs":
                return z3.If(a[0] < 0, -a[0], a[0])
        return None

    def _bound_infinities(self, term: core.Apply) -> None:
        """``-inf <= t <= inf`` for the terms that are compared, strictly for finite ones."""
        equations = self.prover.equations
        if not any(may_be_infinite(equations, x) for x in term.arguments):
            return
        low, high = z3.Real("neg_inf"), z3.Real("pos_inf")
        for argument in term.arguments:
            if isinstance(argument, core.Literal) and argument.value in ("inf", "-inf"):
                self.axioms.append(low < high)
                continue
            encoded = self.value(argument)
            if may_be_infinite(equations, argument):
                self.axioms += [low <= encoded, encoded <= high]
            else:
                self.axioms += [low < encoded, encoded < high]

    def _ieee(self, function: str, a: list[Any]) -> Any:
        mode = z3.RNE()
        match function:
            case "+":
                return z3.fpAdd(mode, a[0], a[1])
            case "-":
                return z3.fpSub(mode, a[0], a[1])
            case "*":
                return z3.fpMul(mode, a[0], a[1])
            case "/":
                return z3.fpDiv(mode, a[0], a[1])
            case "neg":
                return z3.fpNeg(a[0])
            case "abs":
                return z3.fpAbs(a[0])
            case "sqrt":
                return z3.fpSqrt(mode, a[0])
            case "==":
                return z3.fpEQ(a[0], a[1])
            case "!=":
                return z3.Not(z3.fpEQ(a[0], a[1]))
            case "<":
                return z3.fpLT(a[0], a[1])
            case "<=":
                return z3.fpLEQ(a[0], a[1])
            case ">":
                return z3.fpGT(a[0], a[1])
            case ">=":
                return z3.fpGEQ(a[0], a[1])
        return None

    # -------------------------------------------------------------- casts

    def cast(self, type_: ValueType, operand: core.ValueExpr) -> Any:
        """Exact casts are interpreted, rounding ones uninterpreted (exact in ``ieee``)."""
        source, value = operand.type, self.value(operand)
        if source == type_:
            return value
        if source.is_integer and type_.is_integer:
            if type_.bits <= source.bits:
                return z3.Extract(type_.bits - 1, 0, value) if type_.bits < source.bits else value
            extra = type_.bits - source.bits
            return z3.SignExt(extra, value) if source.kind is TypeKind.INT else z3.ZeroExt(extra, value)
        if source.kind is TypeKind.BOOL and type_.is_numeric:
            return z3.If(value, self.literal(type_, Fraction(1)), self.literal(type_, Fraction(0)))
        if source.is_integer and type_.kind is TypeKind.BOOL:
            return value != 0
        if self.values == "ieee" and type_.is_floating:
            sort = self.sort(type_)
            if source.is_floating:
                return z3.fpToFP(z3.RNE(), value, sort)
            if source.kind is TypeKind.INT:
                return z3.fpSignedToFP(z3.RNE(), value, sort)
            if source.kind is TypeKind.UINT:
                return z3.fpUnsignedToFP(z3.RNE(), value, sort)
        if self.values == "real" and _exact(source, type_):
            if source.is_integer:
                return z3.ToReal(z3.BV2Int(value, source.kind is TypeKind.INT))
            return value
        symbol = z3.Function(f"cast_{source.name}_{type_.name}", self.sort(source), self.sort(type_))
        return symbol(value)

    def index_cast(self, type_: ValueType, index: core.IndexExpr) -> Any:
        """An index as a value: exact for ``real`` and, modulo wrapping, for integers."""
        self._indices_used = True
        number = self.index(index)
        if type_.is_integer:
            return z3.Int2BV(number, type_.bits)
        if type_.kind is TypeKind.REAL and self.values != "abstract":
            return z3.ToReal(number)
        if type_.kind is TypeKind.BOOL:
            return number != 0
        return z3.Function(f"index_{type_.name}", z3.IntSort(), self.sort(type_))(number)

    # -------------------------------------------------------------- affine parts

    def index(self, expression: core.IndexExpr) -> Any:
        """An affine expression over integer constants."""
        match expression:
            case core.IVar(name):
                return z3.Int(f"i_{name}")
            case core.IConst(value):
                return z3.IntVal(value)
            case core.IAdd(left, right):
                return self.index(left) + self.index(right)
            case core.IMul(factor, operand):
                return factor * self.index(operand)
            case core.IDiv(operand, divisor):
                return self.index(operand) / divisor
            case core.IMod(operand, divisor):
                return self.index(operand) % divisor
            case core.IMin(operands) | core.IMax(operands):
                result = self.index(operands[0])
                for other in operands[1:]:
                    second = self.index(other)
                    first_wins = result <= second if isinstance(expression, core.IMin) else result >= second
                    result = z3.If(first_wins, result, second)
                return result
            case core.ISelect(condition, then, otherwise):
                return z3.If(self.condition(condition), self.index(then), self.index(otherwise))
        raise z3.Z3Exception(f"no encoding of {type(expression).__name__}")

    def condition(self, condition: core.Cond) -> Any:
        """An index condition over integer constants."""
        self._indices_used = True
        match condition:
            case core.CTrue():
                return z3.BoolVal(True)
            case core.CFalse():
                return z3.BoolVal(False)
            case core.CCmp(op, left, right):
                a, b = self.index(left), self.index(right)
                return {"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]
            case core.CAnd(left, right):
                return z3.And(self.condition(left), self.condition(right))
            case core.COr(left, right):
                return z3.Or(self.condition(left), self.condition(right))
            case core.CNot(operand):
                return z3.Not(self.condition(operand))
        raise z3.Z3Exception(f"no encoding of {type(condition).__name__}")


def _exact(source: ValueType, target: ValueType) -> bool:
    """Whether a cast between numeric types never rounds."""
    if target.kind is TypeKind.REAL:
        return source.is_numeric and (source.is_integer or source.kind is TypeKind.REAL)
    if not target.is_floating:
        return False
    if source.is_floating:
        narrow, wide = FLOAT_SORT[source.name], FLOAT_SORT[target.name]
        return narrow[0] <= wide[0] and narrow[1] <= wide[1]
    if source.is_integer:
        magnitude = source.bits - (source.kind is TypeKind.INT)
        return magnitude <= SIGNIFICAND[target.name] and magnitude < 2 ** (FLOAT_SORT[target.name][0] - 1)
    return False


def export(directory: str, name: str, scripts: list[tuple[str, str]]) -> None:
    """Write the queries of one obligation as SMT-LIB files (``--smt DIR``)."""
    os.makedirs(directory, exist_ok=True)
    for position, (answer, text) in enumerate(scripts):
        path = os.path.join(directory, f"{name}-{position}.smt2")
        partial = f"{path}.partial"
        with open(partial, "w", encoding="utf-8") as file:
            file.write(f"; z3 answered {answer}; unsat proves the equality\n{text}")
        os.replace(partial, path)
