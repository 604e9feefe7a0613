"""Operations on numbers as value expressions.

What the language has no word for is a function of which a proof knows nothing but its name and types: equal
arguments give equal results, in both programs. A refutation computes what it returns
(:mod:`redverify.interpreter.operations_of_mlir`).
"""

from __future__ import annotations

from fractions import Fraction

from redverify.frontends.mlir.ir import Float, Op, Opaque, Shaped, Type
from redverify.language import core
from redverify.language.types import BOOL, BUILTIN_TYPES, ValueType

#: Functions that a program calls and the language does not know, by name.
Declared = dict[str, tuple[tuple[ValueType, ...], ValueType]]

_FLOATS = ("f16", "bf16", "f32", "f64")
_INTEGERS = ("i8", "i16", "i32", "i64")

_PLAIN = {
    "addf": "+",
    "addi": "+",
    "subf": "-",
    "subi": "-",
    "mulf": "*",
    "muli": "*",
    "divf": "/",
    "negf": "neg",
    "maximumf": "max",
    "minimumf": "min",
    "maxsi": "max",
    "minsi": "min",
}
_TRUTHS = {"andi": "and", "ori": "or", "xori": "xor"}

#: Pure operations of which nothing is known but that they are functions.
_UNKNOWN = frozenset(
    [
        "andi",
        "ori",
        "xori",
        "shli",
        "shrsi",
        "shrui",
        "divsi",
        "divui",
        "remsi",
        "remui",
        "remf",
        "ceildivsi",
        "ceildivui",
        "floordivsi",
        "extsi",
        "trunci",
        "sitofp",
        "fptosi",
        "fptoui",
        "bitcast",
    ]
)
_MATH = {
    "absf": "abs",
    "absi": "abs",
    "powf": "pow",
    "roundeven": "",
    "ctlz": "",
    "cttz": "",
    "ctpop": "",
    "copysign": "",
    "fpowi": "",
    "ipowi": "",
    "fma": "fma",
}
_USUAL = frozenset(
    [
        "exp",
        "exp2",
        "expm1",
        "log",
        "log2",
        "log10",
        "log1p",
        "sqrt",
        "rsqrt",
        "cbrt",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "sinh",
        "cosh",
        "tanh",
        "asinh",
        "acosh",
        "atanh",
        "erf",
        "floor",
        "ceil",
        "round",
        "trunc",
        "atan2",
    ]
)
_ORDERED = {1: "==", 2: ">", 3: ">=", 4: "<", 5: "<="}
_NEGATED = {9: ">", 10: ">=", 11: "<", 12: "<="}  # not the opposite: true if there is a NaN
_OPPOSITE = {">": "<=", ">=": "<", "<": ">=", "<=": ">"}
_SIGNED = {0: "==", 1: "!=", 2: "<", 3: "<=", 4: ">", 5: ">="}
_UNSIGNED = {6: "<", 7: "<=", 8: ">", 9: ">="}
_UNSIGNED_EXTREMES = {"maxui": "max", "minui": "min"}

#: Attributes that make some results undefined; the words that do not.
_HARMLESS = ("none", "reassoc", "contract", "arcp", "afn")


def value_type(type_: object, op: Op) -> ValueType:
    """The type of numbers that an element type is."""
    name = type_.name if isinstance(type_, Type) else str(type_)
    if name == "i1":
        return BOOL
    if name in _FLOATS or name in _INTEGERS:
        return BUILTIN_TYPES[name]
    raise op.refused(f"values of type {name} are not translated")


def constant(value: object, type_: ValueType, op: Op, values: str) -> core.ValueExpr:
    """A constant. One that is not a number is the difference of infinities, where there are such values."""
    if isinstance(value, Float) and value.value == "nan" and values not in ("real", "abstract"):
        infinity = core.Literal(type_, "inf")
        return core.Apply(type_, "-", (infinity, infinity))
    return literal(value, type_, op)


def literal(value: object, type_: ValueType, op: Op) -> core.Literal:
    """A constant that is a number."""
    if isinstance(value, Float):
        if value.value == "nan":
            raise op.refused("a constant that is not a number")
        return core.Literal(type_, value.value)
    if isinstance(value, int):
        if type_ == BOOL:
            return core.Literal(type_, bool(value))
        half = 1 << (type_.bits - 1)
        return core.Literal(type_, Fraction((value + half) % (2 * half) - half))
    raise op.refused("its constant cannot be read")


def check_flags(op: Op) -> None:
    """Refuse attributes that make results undefined (``nnan``, ``nsw``, ...)."""
    for name in ("fastmath", "overflowFlags"):
        found = op.attributes.get(name)
        text = found.text if isinstance(found, Opaque) else ""
        words = text[text.find("<") + 1 : text.rfind(">")].replace(",", " ").split() if "<" in text else []
        bad = [w for w in words if w not in _HARMLESS]
        if bad:
            raise op.refused(f"{name} {', '.join(bad)} makes some results undefined")
    for name in ("isExact", "exact", "nneg"):
        if op.attributes.get(name):
            raise op.refused(f"{name} makes some results undefined")


def _unknown(
    op: Op, type_: ValueType, arguments: tuple[core.ValueExpr, ...], declared: Declared
) -> core.ValueExpr:
    types = tuple(a.type for a in arguments)
    name = "_".join([op.name.replace(".", "_"), *(t.name for t in types), type_.name])
    declared[name] = (types, type_)
    return core.Apply(type_, name, arguments, declared=True)


def value_of(
    op: Op, arguments: tuple[core.ValueExpr, ...], declared: Declared, values: str
) -> core.ValueExpr | None:
    """What an operation computes of numbers; ``None`` if it is none of those known here."""
    dialect, _, name = op.name.partition(".")
    if dialect not in ("arith", "math") or len(op.results) != 1:
        return None
    check_flags(op)
    result = op.results[0].type
    type_ = value_type(result.element if isinstance(result, Shaped) else result, op)
    if dialect == "math":
        return _math(op, name, type_, arguments, declared)
    if type_ == BOOL and name in _TRUTHS:
        return core.Apply(BOOL, _TRUTHS[name], arguments)
    if name in ("maxnumf", "minnumf"):
        if values != "real":
            raise op.refused("where there are numbers that are not a number, it is no max or min")
        return core.Apply(type_, name[:3], arguments)
    if name in _PLAIN and type_ != BOOL:
        return core.Apply(type_, _PLAIN[name], arguments)
    if name == "select":
        return core.Apply(type_, "select", arguments)
    if name == "cmpf":
        return _compared(op, arguments, values)
    if name == "cmpi" and arguments[0].type != BOOL:
        predicate = op.integer("predicate")
        if predicate in _SIGNED:
            return core.Apply(BOOL, _SIGNED[predicate], arguments)
        if predicate in _UNSIGNED:
            return core.Apply(BOOL, _UNSIGNED[predicate], tuple(_unsigned(a) for a in arguments))
        raise op.refused("this comparison is not known")
    if name in _UNSIGNED_EXTREMES and type_ != BOOL:
        word = _UNSIGNED_EXTREMES[name]
        operands = tuple(_unsigned(a) for a in arguments)
        return core.Cast(type_, core.Apply(operands[0].type, word, operands))
    found = _cast(name, type_, arguments)
    if found is None and name in _UNKNOWN:
        return _unknown(op, type_, arguments, declared)
    return found


def _unsigned(value: core.ValueExpr) -> core.Cast:
    """The bits of a machine integer as a number that is not negative."""
    return core.Cast(BUILTIN_TYPES[f"u{value.type.bits}"], value)


def _cast(name: str, type_: ValueType, arguments: tuple[core.ValueExpr, ...]) -> core.ValueExpr | None:
    """A cast that the language has; ``None`` if it is none. Integers wrap, and a truth is 0 or 1."""
    value = arguments[0]
    if name in ("extf", "truncf"):
        return core.Cast(type_, value)
    if type_ == BOOL:
        return None
    if name in ("extsi", "sitofp", "trunci") and value.type != BOOL:
        return _folded(core.Cast(type_, value))
    if name in ("extui", "uitofp"):
        return _folded(core.Cast(type_, value if value.type == BOOL else _folded(_unsigned(value))))
    return None


def _folded(cast: core.Cast) -> core.ValueExpr:
    """A cast of a constant to a machine integer as a constant: it wraps."""
    if not isinstance(cast.operand, core.Literal) or not cast.type.is_integer:
        return cast
    number, size = int(Fraction(cast.operand.value)), 1 << cast.type.bits
    return core.Literal(cast.type, Fraction((number - cast.type.least) % size + cast.type.least))


def _math(
    op: Op, name: str, type_: ValueType, arguments: tuple[core.ValueExpr, ...], declared: Declared
) -> core.ValueExpr:
    word = _MATH.get(name, name if name in _USUAL else "")
    if word and (type_.is_floating or word == "abs"):
        return core.Apply(type_, word, arguments)
    if name in _MATH or name in _USUAL:
        return _unknown(op, type_, arguments, declared)
    raise op.refused("this function is not translated")


def _compared(op: Op, arguments: tuple[core.ValueExpr, ...], values: str) -> core.ValueExpr:
    predicate = op.integer("predicate")
    if predicate in _ORDERED:
        return core.Apply(BOOL, _ORDERED[predicate], arguments)
    if predicate == 13 or (predicate in (6, 8) and values == "real"):
        return core.Apply(BOOL, "!=" if predicate != 8 else "==", arguments)
    if predicate in (0, 15):
        return core.Literal(BOOL, predicate == 15)
    if predicate in (6, 8):
        apart = core.Apply(BOOL, "or", tuple(core.Apply(BOOL, word, arguments) for word in "<>"))
        return apart if predicate == 6 else core.Apply(BOOL, "not", (apart,))
    if predicate in (7, 14):
        numbers = core.Apply(BOOL, "and", tuple(core.Apply(BOOL, "==", (x, x)) for x in arguments))
        return numbers if predicate == 7 else core.Apply(BOOL, "not", (numbers,))
    if predicate in _NEGATED:
        opposite = core.Apply(BOOL, _OPPOSITE[_NEGATED[predicate]], arguments)
        return core.Apply(BOOL, "not", (opposite,))
    raise op.refused("this comparison is not known")
