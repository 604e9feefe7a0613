"""What TVM's functions and its operations on data are in the language.

An operation of the language is used where it means the same at these types. Machine operations that the
language has no word for have the names under which runs know them
(:mod:`redverify.language.machine_operations`), as ``arith_shli_i32_i32_i32``. Everything else is an
uninterpreted function: its name begins with ``tir_`` for an operation of TVM,
and with ``extern_`` for the function that a symbol names. Different functions have different names, and
nothing is refuted by a value that such a function is given in a run.

A symbol says nothing by its name alone: ``abs`` is C's function of integers. Those of C's ``<math.h>`` that
IEEE 754 defines exactly have a meaning at the types that C gives them. Of the others, such as ``expf``, the
last bits are the library's own.
"""

from __future__ import annotations

from redverify.frontends.common.names import symbol
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.machine_operations import function_name
from redverify.language.types import BUILTIN_TYPES, TypeKind, ValueType

#: What the names of uninterpreted functions begin with (:func:`.symbol`).
_EXTERN = ("extern_", "externs_")
_INTRINSIC = ("tir_", "tirs_")

#: TVM's names of functions that the language names otherwise. It compiles both roundings for ties to even.
_RENAMED = {"fabs": "abs", "round": "roundeven", "nearbyint": "roundeven"}

#: Functions of C that are exact, and what the language calls them. ``F`` is of doubles, ``Ff`` of floats.
_EXACT = {
    "fabs": "abs",
    "sqrt": "sqrt",
    "floor": "floor",
    "ceil": "ceil",
    "trunc": "trunc",
    "round": "round",
    "roundeven": "roundeven",
    "fmod": "fmod",
    "fma": "fma",
}

_BITS = {"BitwiseAnd": "arith_andi", "BitwiseOr": "arith_ori", "BitwiseXor": "arith_xori"}
_BITS |= {"bitwise_and": "arith_andi", "bitwise_or": "arith_ori", "bitwise_xor": "arith_xori"}
_LEFT, _RIGHT = ("LShift", "shift_left"), ("RShift", "shift_right")

#: Operations on truth values.
_TRUTHS = {"arith_andi": "and", "arith_ori": "or", "arith_xori": "!="}

#: A function with whether it is declared.
Named = tuple[str, bool]


def of_symbol(name: str, types: tuple[ValueType, ...], result: ValueType) -> Named:
    """The function that the symbol ``name`` stands for."""
    for suffix, type_ in (("", BUILTIN_TYPES["f64"]), ("f", BUILTIN_TYPES["f32"])):
        usual = _EXACT.get(name.removesuffix(suffix)) if name.endswith(suffix) else None
        if usual is not None and result == type_ and _is_usual(usual, types, result):
            return usual, False
    return function_name(symbol(name, *_EXTERN), (*types, result)), True


def of_operation(name: str, types: tuple[ValueType, ...], result: ValueType) -> Named:
    """The function that the operation ``name`` of TVM computes."""
    alike = types == (result,) * 2 and (result.is_integer or result.kind is TypeKind.BOOL)
    machine = _machine(name, result) if alike else None
    if machine is not None and result.kind is TypeKind.BOOL:
        return _TRUTHS[machine], False
    if machine is not None:
        return function_name(machine, (*types, result)), True
    usual = _RENAMED.get(name, name)
    if _is_usual(usual, types, result):
        return usual, False
    if name == "popcount" and types == (result,) and result.is_integer:
        return function_name("math_ctpop", (*types, result)), True
    return function_name(symbol(usual, *_INTRINSIC), (*types, result)), True


def _machine(name: str, type_: ValueType) -> str | None:
    """The operation on machine integers, or on truth values, by its name in runs."""
    if name in _BITS:
        return _BITS[name]
    if type_.kind is TypeKind.BOOL:
        return None
    signed = type_.kind is TypeKind.INT
    if name in _LEFT:
        return "arith_shli"
    if name in _RIGHT:
        return "arith_shrsi" if signed else "arith_shrui"
    if name == "Mod":
        return "arith_remsi" if signed else "arith_remui"
    return None


def _is_usual(name: str, types: tuple[ValueType, ...], result: ValueType) -> bool:
    usual = USUAL_FUNCTIONS.get(name)
    return usual is not None and types == (result,) * usual.arity and usual.accepts(result)
