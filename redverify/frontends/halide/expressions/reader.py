"""Halide's expressions as index expressions, index conditions and values.

A 32-bit integer without data in it is an index: an exact number, as Halide takes its own index arithmetic
not to overflow. Where it meets data it is cast. Integers of other widths wrap. Division rounds down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from redverify.frontends.common.errors import Origin, TranslationError
from redverify.frontends.common.indices.nonlinear import (
    Kind,
    Nonlinear,
    NotAffine,
    StandIns,
    as_index,
    as_polynomial,
)
from redverify.frontends.common.indices.polynomials import Polynomial
from redverify.frontends.common.indices.simplification import settled, simplified
from redverify.frontends.common.indices.variable_facts import Facts
from redverify.frontends.common.terms import canonical, compare, linear
from redverify.frontends.halide.expressions.arithmetic import of_index, remainder
from redverify.frontends.halide.expressions.operations import Functions, Operations
from redverify.frontends.halide.expressions.truth_values import (
    I32,
    both,
    either,
    negated,
    truth_value,
    type_of_term,
)
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.scopes import Data, Delayed, Index, Scope, Term, Truth
from redverify.language import core
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.terms import free_variables, map_index
from redverify.language.types import BOOL, BUILTIN_TYPES, TypeKind, ValueType

#: Value types by Halide's names.
TYPES: Mapping[str, ValueType] = {
    "uint1": BOOL,
    "float16": BUILTIN_TYPES["f16"],
    "bfloat16": BUILTIN_TYPES["bf16"],
    "float32": BUILTIN_TYPES["f32"],
    "float64": BUILTIN_TYPES["f64"],
    **{f"{sign}int{b}": BUILTIN_TYPES[f"{sign or 'i'}{b}"] for sign in ("u", "") for b in (8, 16, 32, 64)},
}

#: Calls that are their first argument.
TRANSPARENT = frozenset(
    {
        "likely",
        "likely_if_innermost",
        "promise_clamped",
        "unsafe_promise_clamped",
        "memoize_expr",
        "strict_float",
    }
)

_STRICT = {
    "strict_add": "+",
    "strict_sub": "-",
    "strict_mul": "*",
    "strict_div": "/",
    "strict_min": "min",
    "strict_max": "max",
    "strict_eq": "==",
    "strict_lt": "<",
    "strict_le": "<=",
}

#: Functions of the language, by Halide's names without the suffix of the type.
_USUAL = {n: n for n in USUAL_FUNCTIONS if n not in ("roundeven", "abs", "fma")} | {"round": "roundeven"}

#: Calls that have effects, or say something of memory: they are not values.
_IMPURE = ("_halide_", "halide_", "gpu_", "hvx_", "image_", "debug", "prefetch", "require", "undef", "random")

_COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
_CONNECTIVES = {"&&": "and", "||": "or"}

Leaf = Callable[[sx.Call, tuple[core.IndexExpr, ...]], core.ValueExpr | None]


@dataclass(slots=True)
class Reader:
    """Reads expressions.

    ``leaf`` gives the value of a call of a Func or an image, or ``None`` for another call. ``unknown`` gives
    the meaning of a variable that is not in view. ``functions`` collects the functions without a meaning in
    the language. ``number`` gives the meaning of a float, ``None`` if it is not known, ``constant`` that of
    a call which is the same whenever the pipeline runs, and ``data`` the variable for a value that chooses a
    cell. ``origin`` is the place that is being read.
    """

    leaf: Leaf
    unknown: Callable[[sx.Var], Term | None]
    functions: Functions
    origin: Origin
    number: Callable[[sx.Float], sx.Expr | None] = lambda x: x
    constant: Callable[[sx.Call], Term | None] = lambda call: None
    data: Callable[[core.ValueExpr], core.IndexExpr] | None = None
    stand_ins: StandIns = field(default_factory=StandIns)
    operations: Operations = field(init=False)
    _facts: Facts | None = None
    _known: dict[core.IndexExpr, core.IndexExpr] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.operations = Operations(self.functions)

    def refusal(self, construct: str) -> TranslationError:
        """The error for a construct that stands at the place that is being read."""
        return TranslationError(construct, self.origin.place())

    # ------------------------------------------------------------ what callers ask for

    def index(self, expr: sx.Expr, scope: Scope) -> core.IndexExpr:
        """An affine index expression."""
        return self._affine(self._index(self.term(expr, scope), "a value"), scope)

    def subscript(self, expr: sx.Expr, name: str, scope: Scope) -> core.IndexExpr:
        """An index of a cell of ``name``: affine, or the variable of a value that is one."""
        term = self.term(expr, scope)
        if isinstance(term, Data) and term.value.type == I32 and self.data is not None:
            return self.data(term.value)
        if not isinstance(term, Index):
            raise self.refusal(f"{name}: data-dependent index")
        return self._affine(term.expr, scope)

    def condition(self, expr: sx.Expr, scope: Scope) -> core.Cond:
        """A condition on indices."""
        match self.term(expr, scope):
            case Truth(condition):
                return condition
            case _:
                raise self.refusal("a condition on data")

    def value(self, expr: sx.Expr, scope: Scope) -> core.ValueExpr:
        """A value; an index is cast to ``i32``."""
        return self._data(self.term(expr, scope), scope)

    def polynomial(self, expr: sx.Expr, scope: Scope) -> Polynomial:
        """An index, which need not be affine; :class:`.NotAffine` if it is not a polynomial either."""
        return self._polynomial(self._index(self.term(expr, scope), "a value"), scope)

    # ------------------------------------------------------------ terms

    def term(self, expr: sx.Expr, scope: Scope) -> Term:
        """What an expression means."""
        match expr:
            case sx.Int(value, type_):
                return self._integer(value, type_)
            case sx.Float():
                return self._float(expr, scope)
            case sx.Var():
                return self._variable(expr, scope)
            case sx.Binary():
                return self._binary(expr.op, self.term(expr.left, scope), self.term(expr.right, scope), scope)
            case sx.Not(operand):
                return self._not(self.term(operand, scope))
            case sx.Select():
                return self._select(expr, scope)
            case sx.Cast(type_, operand):
                return self._cast(type_, self.term(operand, scope), scope)
            case sx.Let(name, value, body):
                with scope.block():
                    scope.bind(name, Delayed(value, scope.facts))
                    return self.term(body, scope)
            case sx.Call():
                return self._call(expr, scope)
            case sx.Reinterpret(type_):
                bits = (self.value(expr.operand, scope),)
                return Data(self.operations.apply("reinterpret", bits, self.type_of(type_)))
            case sx.String() | sx.Load():
                raise self.refusal("a value that is not translated")

    def type_of(self, name: str) -> ValueType:
        """The type of values that Halide calls ``name``."""
        if name not in TYPES:
            raise self.refusal(f"type {name} is not supported")
        return TYPES[name]

    def _integer(self, value: int, type_: str) -> Term:
        if type_ == "int32":
            return Index(core.IConst(value))
        if type_ == "uint1":
            return Truth(core.CTrue() if value else core.CFalse())
        return Data(core.Literal(self.type_of(type_), Fraction(value)))

    def _float(self, expr: sx.Float, scope: Scope) -> Term:
        found = self.number(expr)
        if found is None:
            digits = (expr.text or "").replace(".", "_").replace("-", "minus_").replace("+", "")
            return Data(self.operations.extern(f"constant_{digits}", (), self.type_of(expr.type)))
        if not isinstance(found, sx.Float):
            return self.term(found, scope)
        if found.value == "nan":
            raise self.refusal("the constant nan")
        return Data(core.Literal(self.type_of(found.type), found.value))

    def _variable(self, expr: sx.Var, scope: Scope) -> Term:
        found = scope.names.get(expr.name)
        if isinstance(found, Delayed):
            if found.term is None:
                facts, scope.facts = scope.facts, found.facts
                try:
                    found.term = self.term(found.expr, scope)
                finally:
                    scope.facts = facts
            found = found.term
        if found is None:
            found = self.unknown(expr)
        if found is None:
            raise self.refusal(f"variable {expr.name} is not known")
        if expr.type and self.type_of(expr.type) != type_of_term(found):
            raise self.refusal(f"variable {expr.name} is of type {type_of_term(found)}, not {expr.type}")
        return found

    # ------------------------------------------------------------ operations

    def _binary(self, op: str, left: Term, right: Term, scope: Scope) -> Term:
        if op in (">", ">="):
            op, left, right = {">": "<", ">=": "<="}[op], right, left
        if op in _CONNECTIVES:
            return self._connective(op, left, right)
        if isinstance(left, Index) and isinstance(right, Index):
            if op in _COMPARISONS:
                return Truth(compare(op, self._affine(left.expr, scope), self._affine(right.expr, scope)))
            return Index(self._index_operation(op, left.expr, right.expr))
        if isinstance(left, Truth) and isinstance(right, Truth) and op in ("==", "!="):
            same = either(both(left, right), both(negated(left), negated(right)))
            return same if op == "==" else negated(same)
        values = (self._data(left, scope), self._data(right, scope))
        if values[0].type != values[1].type:
            raise self.refusal(f"{op} of a {values[0].type} and a {values[1].type}")
        if values[0].type is BOOL and op not in ("==", "!="):
            raise self.refusal(f"{op} of truth values")
        if op in _COMPARISONS:
            return Data(core.Apply(BOOL, op, values))
        if op in ("/", "%") and values[0].type.is_integer:
            return Data(self.operations.division(op, *values))
        if op == "%":
            return Data(remainder(*values))
        return Data(core.Apply(values[0].type, op, values))

    def _connective(self, op: str, left: Term, right: Term) -> Term:
        if isinstance(left, Truth) and isinstance(right, Truth):
            return both(left, right) if op == "&&" else either(left, right)
        return Data(core.Apply(BOOL, _CONNECTIVES[op], (truth_value(left), truth_value(right))))

    def _not(self, term: Term) -> Term:
        if isinstance(term, Truth):
            return negated(term)
        return Data(core.Apply(BOOL, "not", (truth_value(term),)))

    def _index_operation(self, op: str, left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
        match op:
            case "+":
                return core.IAdd(left, right)
            case "-":
                return core.IAdd(left, core.IMul(-1, right))
            case "min":
                return core.IMin((left, right))
            case "max":
                return core.IMax((left, right))
            case "*":
                for one, other in ((left, right), (right, left)):
                    factor = linear(one)
                    if factor.is_constant:
                        return core.IMul(factor.constant, other)
                return self._stand_in("*", left, right)
            case _:
                return self._index_division(op, left, right)

    def _index_division(self, op: str, left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
        """Division rounded to minus infinity; the divisors of Halide's indices are positive."""
        divisor = linear(right)
        if not divisor.is_constant:
            return self._stand_in("//" if op == "/" else "%", left, right)
        if divisor.constant <= 0:
            raise self.refusal(f"an index is divided by {divisor.constant}")
        return (core.IDiv if op == "/" else core.IMod)(left, divisor.constant)

    def _stand_in(self, kind: Kind, left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
        word = {
            "*": "a product of two sizes or variables",
            "//": "a quotient by a size",
            "%": "a remainder by a size",
        }
        origin = _Fixed(self.origin)
        return self.stand_ins.add(
            Nonlinear(kind, canonical(left), canonical(right), f"{word[kind]} is not affine", origin)
        )

    def _select(self, expr: sx.Select, scope: Scope) -> Term:
        condition = self.term(expr.condition, scope)
        then, otherwise = self.term(expr.then, scope), self.term(expr.otherwise, scope)
        if isinstance(condition, Truth):
            match condition.condition:
                case core.CTrue():
                    return then
                case core.CFalse():
                    return otherwise
            if isinstance(then, Index) and isinstance(otherwise, Index):
                return Index(core.ISelect(condition.condition, then.expr, otherwise.expr))
            if isinstance(then, Truth) and isinstance(otherwise, Truth):
                return either(both(condition, then), both(negated(condition), otherwise))
        values = (self._data(then, scope), self._data(otherwise, scope))
        if values[0].type != values[1].type:
            raise self.refusal(f"select of a {values[0].type} and a {values[1].type}")
        if isinstance(condition, Truth):
            return Data(core.Select(values[0].type, condition.condition, *values))
        return Data(core.Apply(values[0].type, "select", (truth_value(condition), *values)))

    def _cast(self, name: str, term: Term, scope: Scope) -> Term:
        type_ = self.type_of(name)
        if isinstance(term, Index):
            return term if type_ == I32 else Data(of_index(type_, self._affine(term.expr, scope)))
        value = self._data(term, scope)
        return term if value.type == type_ else Data(self.operations.cast(value, type_))

    # ------------------------------------------------------------ calls

    def _call(self, expr: sx.Call, scope: Scope) -> Term:
        name, arguments = expr.name, expr.arguments
        if name in TRANSPARENT and not expr.kind.startswith(("Halide", "Image")):
            return self.term(arguments[0], scope)
        if name in _STRICT and len(arguments) == 2:
            return self._binary(
                _STRICT[name], self.term(arguments[0], scope), self.term(arguments[1], scope), scope
            )
        constant = self.constant(expr)
        if constant is not None:
            return constant
        leaf = self.leaf(expr, ())
        if leaf is not None:
            indices = tuple([self.subscript(a, expr.name, scope) for a in arguments])
            value = self.leaf(expr, indices)
            assert value is not None
            if expr.type and self.type_of(expr.type) != value.type:
                raise self.refusal(f"{expr.name} is of type {value.type}, not {expr.type}")
            return Data(value)
        if name.startswith(_IMPURE):
            raise self.refusal(f"a call of {name}")
        return self._function(expr, scope)

    def _function(self, expr: sx.Call, scope: Scope) -> Term:
        """A function of values: one of the language's, or a declared one."""
        terms = tuple([self.term(a, scope) for a in expr.arguments])
        name = expr.name
        if name in ("shift_left", "shift_right") and len(terms) == 2:
            shifted = self._shift(name, terms[0], terms[1], scope)
            if shifted is not None:
                return shifted
        masked = _masked(terms) if name == "bitwise_and" else None
        if masked is not None:
            return masked
        values = tuple([self._data(t, scope) for t in terms])
        base, _, suffix = name.rpartition("_")
        if suffix in ("f16", "f32", "f64") and base in _USUAL and values and values[0].type.name == suffix:
            return Data(core.Apply(values[0].type, _USUAL[base], values))
        return Data(self.operations.apply(name, values, self.type_of(expr.type or "int32")))

    def _shift(self, name: str, left: Term, right: Term, scope: Scope) -> Term | None:
        """A shift by a constant: a product with a power of two, or a division by one."""
        amount: int | None = None
        if isinstance(right, Index) and linear(right.expr).is_constant:
            amount = linear(right.expr).constant
        elif isinstance(right, Data) and isinstance(right.value, core.Literal):
            number = right.value.value
            amount = int(number) if isinstance(number, Fraction) else None
        if amount is None or not 0 <= amount < 31:
            return None
        factor: Term = Index(core.IConst(1 << amount))
        if isinstance(left, Data):
            if amount > left.value.type.bits - (2 if left.value.type.kind is TypeKind.INT else 1):
                return None
            factor = Data(core.Literal(left.value.type, Fraction(1 << amount)))
        return self._binary("*" if name == "shift_left" else "/", left, factor, scope)

    # ------------------------------------------------------------ conversions

    def _index(self, term: Term, what: str) -> core.IndexExpr:
        if not isinstance(term, Index):
            raise self.refusal(f"{what} as an index")
        return term.expr

    def _data(self, term: Term, scope: Scope) -> core.ValueExpr:
        match term:
            case Data(value):
                return value
            case Index(expr):
                return of_index(I32, self._affine(expr, scope))
            case Truth():
                return truth_value(term)

    def _polynomial(self, expr: core.IndexExpr, scope: Scope) -> Polynomial:
        decided = self._decided(expr, scope)
        return simplified(as_polynomial(decided, self.stand_ins.of), scope.values, scope.facts)

    def _affine(self, expr: core.IndexExpr, scope: Scope) -> core.IndexExpr:
        """The expression over the loops of the text, affine."""
        if not free_variables(expr) & {*self.stand_ins.of, *scope.values}:
            return self._settled(canonical(expr), scope)
        try:
            return self._settled(as_index(self._polynomial(expr, scope)), scope)
        except NotAffine:
            inside = self.stand_ins.inside(expr)
            construct = inside[0].construct if inside else "an index of a fused loop is not affine"
            raise self.refusal(construct) from None

    def _decided(self, expr: core.IndexExpr, scope: Scope) -> core.IndexExpr:
        """The expression without choices among its stand-ins, and with divisors that are positive.

        Halide's quotients by 0 are 0. :class:`.NotAffine` is raised where the divisor's sign is not known.
        """
        if not free_variables(expr) & set(self.stand_ins.of):
            return expr
        match expr:
            case core.IVar(name):
                return self._known_quotient(expr, self.stand_ins.of[name], scope)
            case core.ISelect(condition, then, otherwise):
                if scope.facts.prove(condition):
                    return self._decided(then, scope)
                if scope.facts.prove(core.CNot(condition)):
                    return self._decided(otherwise, scope)
                return core.ISelect(
                    condition,
                    self._under(condition, then, scope),
                    self._under(core.CNot(condition), otherwise, scope),
                )
            case _:
                return map_index(expr, lambda part: self._decided(part, scope))

    def _under(self, condition: core.Cond, expr: core.IndexExpr, scope: Scope) -> core.IndexExpr:
        """An expression where a condition holds, affine."""
        with scope.block():
            scope.facts = scope.facts.given(condition)
            return as_index(self._polynomial(expr, scope))

    def _known_quotient(self, expr: core.IVar, meaning: Nonlinear, scope: Scope) -> core.IndexExpr:
        inside = self.stand_ins.inside(expr)
        if all(m.kind == "*" or self._positive(m.right, scope) for m in inside):
            left, right = (self._decided(side, scope) for side in (meaning.left, meaning.right))
            return self.stand_ins.add(replace(meaning, left=left, right=right))
        if not free_variables(meaning.right) & set(self.stand_ins.of) and scope.facts.prove(
            core.CCmp("==", meaning.right, core.IConst(0))
        ):
            return core.IConst(0)
        raise NotAffine

    def _positive(self, expr: core.IndexExpr, scope: Scope) -> bool:
        """Whether an index, or each factor of a product, is positive."""
        if not free_variables(expr) & set(self.stand_ins.of):
            return scope.facts.prove(core.CCmp("<=", core.IConst(1), expr))
        match expr:
            case core.IVar(name) if self.stand_ins.of[name].kind == "*":
                meaning = self.stand_ins.of[name]
                return self._positive(meaning.left, scope) and self._positive(meaning.right, scope)
            case core.IMul(factor, operand) if factor > 0:
                return self._positive(operand, scope)
        return False

    def _settled(self, expr: core.IndexExpr, scope: Scope) -> core.IndexExpr:
        if isinstance(expr, core.IVar | core.IConst):
            return expr
        if self._facts is not scope.facts:
            self._facts, self._known = scope.facts, {}
        if expr not in self._known:
            self._known[expr] = canonical(settled(expr, scope.facts))
        return self._known[expr]


@dataclass(frozen=True, slots=True)
class _Fixed:
    """The place that an origin had when this was made."""

    origin: Origin

    def place(self) -> None:
        return None


def _masked(terms: Sequence[Term]) -> Term | None:
    """The last bits of an index: a remainder."""
    for one, other in (terms, terms[::-1]):
        if isinstance(one, Index) and isinstance(other, Index) and linear(other.expr).is_constant:
            size = linear(other.expr).constant + 1
            if size > 0 and not size & (size - 1):
                return Index(core.IMod(one.expr, size))
    return None
