"""From two TVM functions to a specification and its implementation, as ``.sched`` text."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from redverify.frontends.tvm.annotations import Annotator
from redverify.frontends.tvm.errors import MissingDependency, TranslationError
from redverify.frontends.tvm.expressions import kind_of
from redverify.frontends.tvm.implementation import ImplementationWriter
from redverify.frontends.tvm.model import Function
from redverify.frontends.tvm.names import fresh
from redverify.frontends.tvm.reading import FunctionReader
from redverify.frontends.tvm.specification import Specification, SpecificationReader
from redverify.frontends.tvm.threads import without_all_reduces
from redverify.language.core import Impl
from redverify.language.operators import FLOAT_LAWS, FloatLaws
from redverify.language.program_text import impl_lines, spec_lines

#: Depth of Python's stack that deeply nested expressions may need.
_RECURSION = 10_000


def require_tvm() -> Any:
    """The ``tvm`` module; :class:`MissingDependency` if it is not installed."""
    try:
        import tvm
        import tvm.s_tir
    except ImportError as error:
        raise MissingDependency("tvm", "tvm") from error
    return tvm


def prim_func(program: Any) -> Any:
    """The PrimFunc of a PrimFunc, of a module with one function or one named ``main``, or of a schedule."""
    kind = kind_of(program)
    if kind == "PrimFunc":
        return program
    if kind == "Schedule":
        return prim_func(program.mod)
    if kind == "IRModule":
        functions = {v.name_hint: f for v, f in program.functions.items() if kind_of(f) == "PrimFunc"}
        if len(functions) == 1:
            return next(iter(functions.values()))
        if "main" in functions:
            return functions["main"]
        names = ", ".join(sorted(functions)) or "none"
        raise TranslationError(f"the module has no function main, and not just one function: {names}")
    raise TranslationError(f"a PrimFunc, an IRModule or a Schedule is needed, not a {kind}")


def lowered_threads(function: Any) -> Any:
    """The function with reductions over threads made all-reduces, as TVM does next."""
    tvm = require_tvm()
    if not _has_threads(function.body):
        return function
    try:
        lowered = tvm.s_tir.transform.LowerCrossThreadReduction()(tvm.IRModule({"main": function}))
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line.strip()]
        reason = lines[-1].strip() if lines else type(error).__name__
        raise TranslationError(f"TVM cannot lower the reduction over threads: {reason}") from error
    return lowered["main"]


def _has_threads(node: Any) -> bool:
    """Whether a loop of the statement is bound to a thread."""
    match kind_of(node):
        case "For":
            bound = node.thread_binding
            return (bound is not None and "threadIdx" in str(bound.thread_tag)) or _has_threads(node.body)
        case "SBlockRealize":
            return _has_threads(node.block.body)
        case "SeqStmt":
            return any(_has_threads(part) for part in node.seq)
        case "IfThenElse":
            otherwise = node.else_case is not None and _has_threads(node.else_case)
            return otherwise or _has_threads(node.then_case)
        case _:
            return hasattr(node, "body") and _has_threads(node.body)


def translate(
    before: Any, after: Any, *, assume: Sequence[str] = (), values: str = "real"
) -> tuple[Specification, Impl, list[str]]:
    """The specification of ``before``, the implementation that ``after`` is, and the lines of text."""
    require_tvm()
    if sys.getrecursionlimit() < _RECURSION:
        sys.setrecursionlimit(_RECURSION)
    reader = FunctionReader(prim_func(before), "unscheduled")
    unscheduled = reader.read()
    second = FunctionReader(lowered_threads(prim_func(after)), "scheduled", unscheduled)
    scheduled = without_all_reduces(second.read())
    functions = {**reader.functions, **second.functions}
    with_unit: frozenset[str] = frozenset()
    while True:
        signed_zeros = FLOAT_LAWS[values] is FloatLaws.BITWISE
        specification = SpecificationReader(unscheduled, functions, with_unit, signed_zeros).read()
        annotated = Annotator(scheduled, specification, unscheduled).annotate()
        if annotated.need_unit <= with_unit:
            break
        with_unit |= annotated.need_unit
    name = fresh("scheduled", {unscheduled.name})
    impl = ImplementationWriter(scheduled, specification, unscheduled, annotated).write(name)
    lines = [*_header(scheduled, specification), ""]
    described = spec_lines(specification.spec)
    split = 1 + sum(line.startswith("    assume ") for line in described)
    described[split:split] = [f"    assume {text}" for text in assume]
    return specification, impl, [*lines, *described, "", *impl_lines(impl)]


def _header(scheduled: Function, specification: Specification) -> list[str]:
    """What the reader of the text should know."""
    lines = [
        "# Translated by redverify from two TVM TensorIR functions: the specification from the",
        "# unscheduled one, the implementation from the scheduled one (its sblocks, before lowering).",
    ]
    for operator in specification.spec.operators.values():
        lines.append(
            f"# Operator {operator.name} has TVM's identity as its unit: no element may be outside its range."
        )
    if scheduled.ignored:
        lines.append(f"# Annotations without a meaning here: {', '.join(scheduled.ignored)}.")
    return lines


def to_sched(before: Any, after: Any, *, assume: Sequence[str] = (), values: str = "real") -> str:
    """The ``.sched`` text whose implementation is ``after`` and whose specification ``before`` is.

    ``assume`` adds conditions on the symbolic sizes, such as ``"k >= 1"``. Where zeros have signs
    (``ieee``, ``abstract-bitwise``) a float sum that starts at 0.0 is written as such, for the unit
    is -0.0.
    """
    return "\n".join(translate(before, after, assume=assume, values=values)[2]) + "\n"
