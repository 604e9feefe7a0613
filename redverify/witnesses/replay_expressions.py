"""Expressions of a program as Python, for the script of a witness: with numbers, or with terms.

:class:`Numbers` computes with NumPy. Where operators or functions have no meaning, :class:`Terms`
computes with terms: a value is an expression of the inputs, and two values are equal if the laws of
the operators make them equal.
"""

from __future__ import annotations

from fractions import Fraction
from keyword import iskeyword
from typing import assert_never

from redverify.interpreter import show
from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.arithmetic import NAMED
from redverify.interpreter.domains.terms import INFINITY, MINUS_INFINITY, Term
from redverify.language import core
from redverify.language.types import TypeKind, ValueType
from redverify.language.walks import commands_of, expressions_of, nodes_of

_NUMPY = {"f16": "np.float16", "f32": "np.float32", "f64": "np.float64", "bool": "np.bool_"}

_SAME = """exp exp2 expm1 log log2 log10 log1p sqrt cbrt sin cos tan sinh cosh tanh
    floor ceil trunc""".split()  # noqa: SIM905

#: Functions and the names that NumPy has for them.
_FUNCTIONS = {
    "abs": "np.abs",
    "asin": "np.arcsin",
    "acos": "np.arccos",
    "atan": "np.arctan",
    "asinh": "np.arcsinh",
    "acosh": "np.arccosh",
    "atanh": "np.arctanh",
    "roundeven": "np.rint",
    "pow": "np.power",
    "atan2": "np.arctan2",
    "fmod": "np.fmod",
    "floordiv": "np.floor_divide",
    "floormod": "np.mod",
    "neg": "np.negative",
    "not": "np.logical_not",
    "min": "np.minimum",
    "max": "np.maximum",
    **{name: f"np.{name}" for name in _SAME},
}

#: Functions that NumPy does not have, as formulas.
_WRITTEN = {
    "rsqrt": "(1 / np.sqrt({0}))",
    "sigmoid": "(1 / (1 + np.exp(-{0})))",
    "exp10": "np.power(10.0, {0})",
    "fma": "({0} * {1} + {2})",
    "round": "np.where(np.isfinite({0}), np.trunc({0}) + np.trunc(2 * np.fmod({0}, 1)), {0})",
}

_INFIX = frozenset(("+", "-", "*", "/", "==", "!=", "<", "<=", ">", ">="))
#: Names that the script uses itself.
_TAKEN = frozenset(
    (
        "np",
        "sys",
        "Memory",
        "STEP",
        "EXPECTED",
        "EXPLANATION",
        "agrees",
        "range",
        "min",
        "max",
        "print",
        "float",
        "Term",
        "LAWS",
        "join",
        "hl",
        "pipeline_of",
        "run_pipeline",
        "INPUTS",
        "OUTPUTS",
    )
)

_LOGIC = {"and": "&", "or": "|", "xor": "^"}

#: Tests of an output: with a tolerance for real numbers, bit by bit for IEEE floats.
_CLOSE = """\
def agrees(actual, expected):
    rtol = 1e-2 if np.asarray(actual).dtype == np.float16 else 1e-6
    return np.isclose(actual, expected, rtol=rtol, atol=0, equal_nan=True)
"""
_EXACT = """\
def agrees(actual, expected):
    if actual != actual or expected != expected:
        return actual != actual and expected != expected
    return actual == expected and np.signbit(actual) == np.signbit(expected)
"""

#: Values without a meaning, for :class:`Terms`.
_TERMS = """\\
class Term:
    def __init__(self, head, *parts):
        self.head, self.parts = head, parts

    def __str__(self):
        return f"{self.head}({', '.join(map(str, self.parts))})" if self.parts else self.head


def join(operator, left, right):
    associative, commutative, unit = LAWS[operator]
    if str(left) == unit:
        return right
    if str(right) == unit:
        return left
    parts = [left, right]
    if associative:
        parts = [f for p in parts for f in (p.parts if p.head == operator else [p])]
    return Term(operator, *(sorted(parts, key=str) if commutative else parts))


def agrees(actual, expected):
    return str(actual) == str(expected)
"""


class Unreplayable(Exception):
    """No script can show the witness; the message says why."""


def has_named_functions(impl: core.Impl) -> bool:
    """Whether functions such as ``exp`` occur, which have a value under ``ieee`` alone."""

    expressions = [
        *(equation.value for equation in impl.spec.equations),
        *(e for command in commands_of(impl.body) for e in expressions_of(command)),
    ]
    return any(
        isinstance(node, core.Apply) and not node.declared and node.function in NAMED
        for expression in expressions
        for node in nodes_of(expression)
    )


# ---------------------------------------------------------------- names, cells, indices


def name_text(name: str) -> str:
    """A name, changed where Python or the script uses it."""
    return f"{name}_" if iskeyword(name) or name in _TAKEN else name


def cell_text(cell: tuple[int, ...]) -> str:
    """A cell as the inside of a subscript or a tuple."""
    return "".join(f"{c}, " for c in cell) if cell else "()"


def at(array: str, indices: tuple[core.IndexExpr, ...]) -> str:
    """``a[i, j]``."""
    inside = "".join(f"{index_text(i)}, " for i in indices).rstrip(" ")
    return f"{name_text(array)}[{inside or '()'}]"


def index_text(expr: core.IndexExpr) -> str:
    """An index expression."""
    match expr:
        case core.IVar(name):
            return name_text(name)
        case core.IConst(value):
            return str(value) if value >= 0 else f"({value})"
        case core.IAdd(left, right):
            return f"({index_text(left)} + {index_text(right)})"
        case core.IMul(factor, operand):
            return f"({factor} * {index_text(operand)})"
        case core.IDiv(operand, divisor):
            return f"({index_text(operand)} // {divisor})"
        case core.IMod(operand, divisor):
            return f"({index_text(operand)} % {divisor})"
        case core.IProd(left, right):
            return f"({index_text(left)} * {index_text(right)})"
        case core.IQuot(left, right):
            return f"({index_text(left)} // {index_text(right)})"
        case core.IRem(left, right):
            return f"({index_text(left)} % {index_text(right)})"
        case core.IMin(operands):
            return f"min({', '.join(index_text(o) for o in operands)})"
        case core.IMax(operands):
            return f"max({', '.join(index_text(o) for o in operands)})"
        case core.ISelect(condition, then, otherwise):
            return f"({index_text(then)} if {condition_text(condition)} else {index_text(otherwise)})"
        case _:
            assert_never(expr)


def condition_text(condition: core.Cond) -> str:
    """An index condition."""
    match condition:
        case core.CTrue():
            return "True"
        case core.CFalse():
            return "False"
        case core.CCmp(op, left, right):
            return f"({index_text(left)} {op} {index_text(right)})"
        case core.CAnd(left, right):
            return f"({condition_text(left)} and {condition_text(right)})"
        case core.COr(left, right):
            return f"({condition_text(left)} or {condition_text(right)})"
        case core.CNot(operand):
            return f"(not {condition_text(operand)})"
        case _:
            assert_never(condition)


# ---------------------------------------------------------------- values


class Numbers:
    """Values are numbers of NumPy; ``exact`` compares them bit by bit."""

    def __init__(self, spec: core.Spec, *, exact: bool) -> None:
        self.spec = spec
        self.exact = exact
        self._arguments: dict[str, str] = {}
        self._operators: dict[str, str] = {}

    def prelude(self) -> str:
        """Definitions that the script needs, among them ``agrees``."""
        return (_EXACT if self.exact else _CLOSE) + self.definitions()

    def definitions(self) -> str:
        """The functions of the operators that were met and have a definition."""
        return "".join(f"\n\n{text}\n" for text in self._operators.values())

    def _define(self, operator: core.Operator, definition: core.ValueExpr) -> None:
        if operator.name in self._operators:
            return
        before, self._arguments = (
            self._arguments,
            dict(zip(operator.parameters, ("left", "right"), strict=True)),
        )
        try:
            value = self.value(definition)
        finally:
            self._arguments = before
        self._operators[operator.name] = f"def operator_{operator.name}(left, right):\n    return {value}"

    # ------------------------------------------------------------ types and constants

    def dtype(self, type_: ValueType) -> str:
        """NumPy's type; ``bf16`` and ``real`` are doubles, unless the comparison is exact."""
        if type_.kind is TypeKind.REAL or (type_.name == "bf16" and not self.exact):
            return "np.float64"
        if type_.is_integer:
            return f"np.{'u' if type_.kind is TypeKind.UINT else ''}int{type_.bits}"
        if type_.name not in _NUMPY:
            raise Unreplayable(f"NumPy has no type {type_}")
        return _NUMPY[type_.name]

    def number(self, value: object) -> str:
        """A value of the interpreter."""
        if isinstance(value, bool | int):
            return repr(value)
        if isinstance(value, Fraction):
            return repr(int(value)) if value.denominator == 1 else f"{value.numerator} / {value.denominator}"
        if isinstance(value, float):
            return repr(value) if value - value == 0 else f'float("{value}")'
        if value in (INFINITY, MINUS_INFINITY):
            return f'float("{value}")'
        raise Unreplayable(f"{show(value)} is not a number: the program has functions without a meaning")

    def expected(self, value: object) -> str:
        """A value that an output has to have."""
        return self.number(value)

    def literal(self, literal: core.Literal) -> str:
        """A literal."""
        value = literal.value
        number = f'float("{value}")' if isinstance(value, str) else self.number(value)
        return f"{self.dtype(literal.type)}({number})"

    # ------------------------------------------------------------ expressions

    def value(self, value: core.ValueExpr) -> str:
        """A right side."""
        match value:
            case core.Literal():
                return self.literal(value)
            case core.Read(_, array, indices):
                return at(array, indices)
            case core.Select(_, condition, then, otherwise):
                return f"({self.value(then)} if {condition_text(condition)} else {self.value(otherwise)})"
            case core.IndexCondition(_, condition):
                return f"np.bool_({condition_text(condition)})"
            case core.Cast():
                return self.cast(value)
            case core.IndexCast():
                return self.index_cast(value)
            case core.Apply(_, function, arguments, declared):
                texts = [self.value(a) for a in arguments]
                if declared:
                    return self.declared(value, texts)
                return self.apply(function, texts, arguments[0].type)
            case core.Constant():
                return self.constant(value)
            case core.Access() | core.Reduce() | core.Element() | core.LetValue():
                raise Unreplayable("the program has functions without a meaning")
            case _:
                assert_never(value)

    def cast(self, cast: core.Cast) -> str:
        """A cast of a value."""
        return f"{self.dtype(cast.type)}({self.value(cast.operand)})"

    def index_cast(self, cast: core.IndexCast) -> str:
        """A cast of an index."""
        return f"np.int64({index_text(cast.operand)}).astype({self.dtype(cast.type)})"

    def constant(self, constant: core.Constant) -> str:
        """A variable of an operator's definition; declared constants have no value."""
        if constant.name in self._arguments:
            return self._arguments[constant.name]
        raise Unreplayable(f"{constant.name} has no value")

    def declared(self, apply: core.Apply, arguments: list[str]) -> str:
        """A declared function or operator."""
        if apply.function in self.spec.operators:
            return self.joined(apply.function, arguments[0], arguments[1], apply.type)
        raise Unreplayable("the program has functions without a meaning")

    def apply(self, function: str, arguments: list[str], type_: ValueType) -> str:
        """A builtin or usual function of operands of a type."""
        if function in _INFIX and len(arguments) == 2:
            return f"({arguments[0]} {function} {arguments[1]})"
        if function in _LOGIC:
            return f"({arguments[0]} {_LOGIC[function]} {arguments[1]})"
        if function in _WRITTEN:
            return _WRITTEN[function].format(*arguments)
        if function == "select":
            return f"({arguments[1]} if {arguments[0]} else {arguments[2]})"
        if function not in _FUNCTIONS:
            raise Unreplayable(f"NumPy has no function {function}")
        return f"{_FUNCTIONS[function]}({', '.join(arguments)})"

    def joined(self, operator: str, left: str, right: str, type_: ValueType) -> str:
        """``left ⊙ right``."""
        declared = self.spec.operators.get(operator)
        if declared is not None and declared.definition is not None:
            self._define(declared, declared.definition)
            return f"operator_{operator}({left}, {right})"
        if declared is not None:
            raise Unreplayable(f"operator {operator} has no meaning")
        return self.apply(operator, [left, right], type_)


class Terms(Numbers):
    """Values of floating and opaque types are terms, as in the interpreter's mode ``terms``."""

    def __init__(self, domain: Domain) -> None:
        super().__init__(domain.spec, exact=False)
        self.domain = domain
        self.laws: dict[str, tuple[bool, bool, str | None]] = {}

    def prelude(self) -> str:
        """The class of terms; ``LAWS`` has the operators that were met: associative, commutative, unit."""
        return f"{_TERMS}\n\nLAWS = {self.laws!r}\n{self.definitions()}"

    def dtype(self, type_: ValueType) -> str:
        """Terms are objects."""
        return "object" if self.domain.is_free(type_) else super().dtype(type_)

    def number(self, value: object) -> str:
        """A value of the interpreter."""
        if not isinstance(value, Term):
            return super().number(value)
        parts = "".join(f", {self.number(p)}" for p in value.arguments)
        return f"Term({value.head!r}{parts})"

    def expected(self, value: object) -> str:
        """The text of a value that an output has to have."""
        return repr(self._text(value))

    def literal(self, literal: core.Literal) -> str:
        """A literal stands for itself."""
        if self.domain.is_free(literal.type):
            return f"Term({str(literal.value)!r})"
        return super().literal(literal)

    def constant(self, constant: core.Constant) -> str:
        """A constant stands for itself."""
        if self.domain.is_free(constant.type):
            return f"Term({constant.name!r})"
        return super().constant(constant)

    def cast(self, cast: core.Cast) -> str:
        """Casts of terms are left out."""
        if self.domain.is_free(cast.type) or self.domain.is_free(cast.operand.type):
            raise Unreplayable("the program has functions without a meaning")
        return super().cast(cast)

    def index_cast(self, cast: core.IndexCast) -> str:
        """A cast of an index."""
        if self.domain.is_free(cast.type):
            return f"Term('cast index to', {index_text(cast.operand)})"
        return super().index_cast(cast)

    def declared(self, apply: core.Apply, arguments: list[str]) -> str:
        """An operator, or an uninterpreted function."""
        if apply.function in self.spec.operators:
            return super().declared(apply, arguments)
        if not self.domain.is_free(apply.type):
            raise Unreplayable("the program has functions without a meaning")
        return f"Term({apply.function!r}{''.join(f', {a}' for a in arguments)})"

    def apply(self, function: str, arguments: list[str], type_: ValueType) -> str:
        """A builtin function: of terms only its laws are known."""
        if not self.domain.is_free(type_):
            return super().apply(function, arguments, type_)
        if function in ("+", "*", "min", "max"):
            return self.joined(function, arguments[0], arguments[1], type_)
        if function in ("==", "!=", "<", "<=", ">", ">=", "select"):
            raise Unreplayable("the program compares values without a meaning")
        return f"Term({function!r}{''.join(f', {a}' for a in arguments)})"

    def joined(self, operator: str, left: str, right: str, type_: ValueType) -> str:
        """``left ⊙ right``, as far as the laws go."""
        declared = self.spec.operators.get(operator)
        if not self.domain.is_free(type_):
            return super().joined(operator, left, right, type_)
        if declared is not None and declared.definition is not None:
            raise Unreplayable(f"operator {operator} is defined by what has no meaning")
        laws, unit = self.domain.laws(operator, type_), self.domain.unit(operator, type_)
        named = None if unit is None else self._text(unit)
        if self.laws.setdefault(operator, (laws.associative, laws.commutative, named))[2] != named:
            raise Unreplayable(f"operator {operator} has several units")
        return f"join({operator!r}, {left}, {right})"

    def _text(self, value: object) -> str:
        """The text that the script's term of a value has."""
        if not isinstance(value, Term):
            return str(value)
        parts = [self._text(p) for p in value.arguments]
        if value.head in self.laws and self.laws[value.head][1]:
            parts.sort()
        return f"{value.head}({', '.join(parts)})" if parts else value.head
