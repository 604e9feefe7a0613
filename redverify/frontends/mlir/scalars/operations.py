"""Operations on numbers as value expressions.

What the language has no word for is an uninterpreted function: a proof knows only its name and types, and
equal arguments give equal results, in both programs. A refutation computes what it returns
(:mod:`redverify.interpreter.domains.machine_operations`).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256

from redverify.frontends.common.names import symbol
from redverify.frontends.mlir.calls import of_numbers
from redverify.frontends.mlir.ir import Float, Op, Opaque, Shaped, Type
from redverify.frontends.mlir.scalars.folding import folded
from redverify.language import core
from redverify.language.machine_operations import LAWFUL, function_name
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
#: Operations on words of one bit, whose only numbers are 0 and -1, or 0 and 1 without a sign.
TRUTHS = {
    "andi": "and",
    "ori": "or",
    "xori": "xor",
    "addi": "xor",
    "subi": "xor",
    "muli": "and",
    "maxui": "or",
    "minui": "and",
    "maxsi": "and",
    "minsi": "or",
}

#: Pure operations that become uninterpreted functions.
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
        "roundeven",
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


def is_integer(type_: object) -> bool:
    """Whether a type is one of machine integers that are translated, ``i1`` among them."""
    return isinstance(type_, Type) and type_.name in (*_INTEGERS, "i1")


def value_type(type_: object, op: Op) -> ValueType:
    """The type of numbers that an element type is; an ``index`` in memory has 64 bits."""
    name = type_.name if isinstance(type_, Type) else str(type_)
    if name == "i1":
        return BOOL
    if name == "index":
        return BUILTIN_TYPES["i64"]
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
    if op.attributes.get("roundingmode", 0) != 0:
        raise op.refused("it rounds in another way than to nearest, ties to even")
    for name in ("isExact", "exact", "nneg"):
        if op.attributes.get(name):
            raise op.refused(f"{name} makes some results undefined")


def _unknown(
    op: Op, type_: ValueType, arguments: tuple[core.ValueExpr, ...], declared: Declared
) -> core.ValueExpr:
    return _declared(op.name.replace(".", "_"), type_, arguments, declared)


def _declared(
    word: str, type_: ValueType, arguments: tuple[core.ValueExpr, ...], declared: Declared
) -> core.ValueExpr:
    types = tuple(a.type for a in arguments)
    name = function_name(word, (*types, type_))
    declared[name] = (types, type_)
    return core.Apply(type_, name, arguments, declared=True)


def binary(
    name: str, type_: ValueType, arguments: tuple[core.ValueExpr, ...], declared: Declared
) -> core.ValueExpr:
    """An operation ``arith.name`` on two values of its result's type."""
    if type_ == BOOL:
        return core.Apply(BOOL, TRUTHS[name], arguments)
    if name in _PLAIN:
        return core.Apply(type_, _PLAIN[name], arguments)
    if name in _UNSIGNED_EXTREMES:
        operands = tuple(_unsigned(a) for a in arguments)
        return core.Cast(type_, core.Apply(operands[0].type, _UNSIGNED_EXTREMES[name], operands))
    return _declared(f"arith_{name}", type_, arguments, declared)


def operators_in(declared: Declared) -> dict[str, core.Operator]:
    """Those of the functions that are operators with laws: bit operations on machine integers."""
    found: dict[str, core.Operator] = {}
    for name, (types, result) in declared.items():
        for operation, unit in LAWFUL.items():
            if types == (result, result) and name == function_name(operation, (*types, result)):
                one = core.Literal(result, Fraction(unit))
                found[name] = core.Operator(name, result, True, True, one)
    return found


#: What the functions begin with that stand for constants; a run knows no operation of such a name.
CONSTANT = "arith_constant_"


def element_of_constant(
    values: Sequence[core.ValueExpr], shape: Sequence[int], at: Sequence[core.IndexExpr], declared: Declared
) -> core.ValueExpr:
    """The element of a large constant: a function of the index, which has its name from all the elements.

    Equal constants are one function. Of different ones nothing is known, neither that they agree somewhere
    nor that they differ: what a run gets from them is unknown.
    """
    type_, index = values[0].type, BUILTIN_TYPES["i64"]
    contents = (type_.name, tuple(shape), [str(v.value) for v in values if isinstance(v, core.Literal)])
    types = (index,) * len(shape)
    name = function_name(f"{CONSTANT}{sha256(repr(contents).encode()).hexdigest()}", (*types, type_))
    declared[name] = (types, type_)
    return core.Apply(type_, name, tuple(core.IndexCast(index, i) for i in at), declared=True)


#: What the functions begin with that stand for calls of functions without a body: the first if the rest is
#: the name of the function, the second if that is not an identifier. Other functions never have equal names.
CALLED = ("call_", "called_")


def _called(op: Op, arguments: tuple[core.ValueExpr, ...], declared: Declared) -> core.ValueExpr:
    """A call of a function without a body: an uninterpreted function of its operands."""
    types = tuple(a.type for a in arguments)
    type_ = value_type(op.results[0].type, op)
    callee = str(op.attributes.get("callee"))
    name = symbol(callee, *CALLED)
    if declared.setdefault(name, (types, type_)) != (types, type_):
        raise op.refused("functions of the same name have other types")
    return core.Apply(type_, name, arguments, declared=True)


def value_of(
    op: Op, arguments: tuple[core.ValueExpr, ...], declared: Declared, values: str
) -> core.ValueExpr | None:
    """What an operation computes of numbers; ``None`` if it is none of those known here."""
    dialect, _, name = op.name.partition(".")
    if of_numbers(op):
        return _called(op, arguments, declared)
    if op.name == "tosa.apply_scale":
        word = "tosa_apply_scale_twice" if op.attributes.get("double_round") else "tosa_apply_scale"
        return _declared(word, value_type(op.results[0].type, op), arguments, declared)
    if dialect not in ("arith", "math") or len(op.results) != 1:
        return None
    check_flags(op)
    result = op.results[0].type
    type_ = value_type(result.element if isinstance(result, Shaped) else result, op)
    if dialect == "math":
        return _math(op, name, type_, arguments, declared)
    if type_ == BOOL and name in TRUTHS:
        return binary(name, type_, arguments, declared)
    if name in ("maxnumf", "minnumf"):
        if values != "real":
            raise op.refused("where there are numbers that are not a number, it is not a max or min")
        return core.Apply(type_, name[:3], arguments)
    if name in _PLAIN and type_ != BOOL:
        return folded(core.Apply(type_, _PLAIN[name], arguments), values)
    if name == "select":
        return core.Apply(type_, "select", arguments)
    if name == "cmpf":
        return _compared(op, arguments, values)
    if name == "cmpi" and arguments[0].type == BOOL:
        return _compared_truths(op, arguments)
    if name == "cmpi":
        predicate = op.integer("predicate")
        if predicate in _SIGNED:
            return core.Apply(BOOL, _SIGNED[predicate], arguments)
        if predicate in _UNSIGNED:
            return core.Apply(BOOL, _UNSIGNED[predicate], tuple(_unsigned(a) for a in arguments))
        raise op.refused("this comparison is not known")
    if name in _UNSIGNED_EXTREMES and type_ != BOOL:
        return binary(name, type_, arguments, declared)
    found = _cast(name, type_, arguments)
    if found is None and name in _UNKNOWN:
        return _unknown(op, type_, arguments, declared)
    return None if found is None else folded(found, values)


#: Of words of one bit: whether an order is strict, and whether the left one is below if it is the one set.
_ORDERS = {2: (True, True), 3: (False, True), 4: (True, False), 5: (False, False)}
_ORDERS |= {6: (True, False), 7: (False, False), 8: (True, True), 9: (False, True)}


def _compared_truths(op: Op, arguments: tuple[core.ValueExpr, ...]) -> core.ValueExpr:
    """A comparison of words of one bit: with a sign, the one that is set is -1, else 1."""
    predicate = op.integer("predicate")
    differ = core.Apply(BOOL, "xor", arguments)
    if predicate in (0, 1):
        return differ if predicate == 1 else core.Apply(BOOL, "not", (differ,))
    if predicate not in _ORDERS:
        raise op.refused("this comparison is not known")
    strict, left_is_set = _ORDERS[predicate]
    left, right = arguments
    on, off = (left, right) if left_is_set else (right, left)
    if strict:
        return core.Apply(BOOL, "and", (on, core.Apply(BOOL, "not", (off,))))
    return core.Apply(BOOL, "or", (on, core.Apply(BOOL, "not", (off,))))


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
    if name in ("extsi", "sitofp", "trunci", "index_cast") and value.type != BOOL:
        return _folded(core.Cast(type_, value))
    if name in ("extui", "uitofp", "index_castui"):
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
