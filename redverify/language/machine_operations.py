"""Names of functions that stand for operations of machines, and for uninterpreted functions.

Front ends declare an operation that the language has no word for as a function. Its name is that of the
operation with the types of its operands and of its result: ``word_shl_i32_i32_i32``. Two functions have
one name only if operation and types are the same. The beginning of the name says whose operation it is:

========== ==================================================================================
``word_``   operations on machine integers that are the same everywhere
``arith_``  operations of MLIR's dialect ``arith``
``math_``   operations of MLIR's dialect ``math``
``tosa_``   operations of MLIR's dialect ``tosa``
``tvm_``    operations that are TVM's own
``halide_`` operations that are Halide's own
``extern_`` uninterpreted functions of a library; also ``externs_``
``tir_``    uninterpreted intrinsics of TVM; also ``tirs_``
========== ==================================================================================

What an operation returns is computed in runs (:mod:`redverify.interpreter.domains.machine_operations`), and
of integers it is known to solvers (:mod:`redverify.solving.encodings.machine_operations`). Where it is
undefined, and where nobody has said what it is, the result is an uninterpreted function of the
arguments: a proof holds whatever it is, and no run refutes anything by it.

A function with any other name is the user's: it may be any function, and a counterexample may choose which.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from redverify.language.core import Apply, Literal, Operator, Spec
from redverify.language.types import ValueType

#: How the names of all functions begin that are not the user's.
UNKNOWN = ("extern_", "externs_", "tir_", "tirs_")
BEGINNINGS = ("word_", "arith_", "math_", "tosa_", "tvm_", "halide_", *UNKNOWN)

#: Associative and commutative operations that may be declared as operators, with their units.
LAWFUL = {
    "arith_andi": -1,
    "arith_ori": 0,
    "arith_xori": 0,
    "word_and": -1,
    "word_or": 0,
    "word_xor": 0,
}


def function_name(operation: str, types: Iterable[ValueType]) -> str:
    """The function that stands for an operation on operands of these types, the last being its result's."""
    return "_".join([operation, *(t.name for t in types)])


def is_extern(operation: str) -> bool:
    """Whether an operation is an uninterpreted function."""
    return operation.startswith(UNKNOWN)


def operation_of(apply: Apply) -> str | None:
    """The operation, such as ``word_and``, that a declared function has its name from."""
    return _operation(apply.function, [a.type for a in apply.arguments], apply.type)


def operation_of_operator(operator: Operator) -> str | None:
    """The operation that a declared operator is; ``None`` for all others.

    Side condition: the operation has the laws that are declared. The operations of :data:`LAWFUL` are
    associative and commutative, so only the unit has to be theirs.
    """
    type_, unit = operator.type, operator.unit
    operation = _operation(operator.name, (type_, type_), type_)
    if operation not in LAWFUL or not type_.is_integer:
        return None
    if operator.definition is not None or operator.start is not None:
        return None
    neutral = (LAWFUL[operation] - type_.least) % (1 << type_.bits) + type_.least
    return operation if unit is None or (isinstance(unit, Literal) and unit.value == neutral) else None


def applied_operation(spec: Spec, apply: Apply) -> str | None:
    """The operation that a declared function or operator of a specification is; ``None`` for the user's."""
    operator = spec.operators.get(apply.function)
    return operation_of(apply) if operator is None else operation_of_operator(operator)


def _operation(name: str, operands: Sequence[ValueType], result: ValueType) -> str | None:
    suffix = "_".join(["", *(t.name for t in operands), result.name])
    if not name.startswith(BEGINNINGS) or not name.endswith(suffix):
        return None
    return name.removesuffix(suffix)
