"""Halide's algorithm: what a pipeline computes, read from its serialised form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import isinf, isnan
from typing import Any

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.reading.flatbuffers import MalformedBuffer, Table, read_buffer
from redverify.frontends.halide.reading.schema import (
    CALL_TYPES,
    FORMAT_VERSIONS,
    HALIDE_VERSIONS,
    SCHEMA,
    TYPE_CODES,
)

_BINARY = {
    "Add": "+",
    "Sub": "-",
    "Mul": "*",
    "Div": "/",
    "Mod": "%",
    "Min": "min",
    "Max": "max",
    "EQ": "==",
    "NE": "!=",
    "LT": "<",
    "LE": "<=",
    "GT": ">",
    "GE": ">=",
    "And": "&&",
    "Or": "||",
}


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of the pipeline: a buffer of ``dimensions`` dimensions, or a scalar."""

    name: str
    type: str
    dimensions: int


@dataclass(frozen=True, slots=True)
class RVar:
    """A reduction variable over ``minimum .. minimum + extent``."""

    name: str
    minimum: sx.Expr
    extent: sx.Expr


@dataclass(frozen=True, slots=True)
class Definition:
    """``f(arguments) = values`` for all values of ``rvars`` that satisfy the predicate.

    ``rvars`` stand in the order of execution, the outermost loop first. This order is the meaning of a fold
    whose operator does not commute, and whatever has one entry for each reduction variable keeps it.
    """

    arguments: tuple[sx.Expr, ...]
    values: tuple[sx.Expr, ...]
    predicate: sx.Expr
    rvars: tuple[RVar, ...]


@dataclass(frozen=True, slots=True)
class Func:
    """A Func: ``variables`` are its pure variables, ``types`` those of its values.

    ``extern``: it has no definition in Halide. ``bounds``: promises of the schedule of what is computed, as
    ``(variable, minimum, extent)``.
    """

    name: str
    types: tuple[str, ...]
    variables: tuple[str, ...]
    init: Definition | None
    updates: tuple[Definition, ...]
    extern: bool
    refused: str
    bounds: tuple[tuple[str, sx.Expr | None, sx.Expr | None], ...]

    @property
    def together(self) -> bool:
        """Whether its values are one record: an update computes one from the old content of another."""
        return len(self.types) > 1 and any(
            isinstance(e, sx.Call) and e.kind == "Halide" and e.name == self.name and e.component != number
            for update in self.updates
            for number, value in enumerate(update.values)
            for e in walk(value)
        )

    @property
    def parts(self) -> tuple[int | None, ...]:
        """What each of its memories holds: one of its values or, ``None``, all of them in a record."""
        return (None,) if self.together else tuple(range(len(self.types)))

    def memory_name(self, part: int | None) -> str:
        """The name of a memory: ``f``, or ``f.0`` of one of several values that lie apart."""
        return self.name if part is None or len(self.types) == 1 else f"{self.name}.{part}"


@dataclass(frozen=True, slots=True)
class Algorithm:
    """All Funcs and parameters of a pipeline, by name, and the names of the outputs."""

    funcs: Mapping[str, Func]
    outputs: tuple[str, ...]
    parameters: Mapping[str, Parameter]


def read_algorithm(data: bytes) -> Algorithm:
    """The algorithm in a serialised pipeline; :class:`TranslationError` for a format that is not known."""
    try:
        pipeline = read_buffer(data, SCHEMA, "Pipeline")
    except (MalformedBuffer, RecursionError) as error:
        raise TranslationError(f"Halide's serialised pipeline cannot be read: {error}") from error
    versions = (pipeline["halide_version"], pipeline["serialization_version"])
    if versions[0] not in HALIDE_VERSIONS or versions[1] not in FORMAT_VERSIONS:
        raise TranslationError(f"Halide {versions[0]} with format {versions[1]} is not known")
    if pipeline["requirements"]:
        raise TranslationError("a pipeline with requirements (add_requirement)")
    return Algorithm(
        funcs={f["name"]: _func(f) for f in pipeline["funcs"]},
        outputs=pipeline["output_names"],
        parameters={
            p["name"]: Parameter(p["name"], _type(p["type"]), int(p["dimensions"]))
            for p in (*pipeline["parameters"], *pipeline["external_parameters"])
        },
    )


def _func(table: Table) -> Func:
    schedule = table["func_schedule"]
    refused = "memoize" if schedule["memoized"] else "async" if schedule["async"] else ""
    ring = schedule["ring_buffer"]
    if ring is not None and ring.kind != "UndefinedExpr":
        refused = "ring_buffer"
    init = table["init_def"]
    return Func(
        name=table["name"],
        types=tuple([_type(t) for t in table["output_types"]]),
        variables=table["args"],
        init=None if init is None else _definition(init),
        updates=tuple([_definition(u) for u in table["updates"]]),
        extern=bool(table["extern_function_name"]),
        refused=refused,
        bounds=tuple([(b["var"], _defined(b["min"]), _defined(b["extent"])) for b in schedule["bounds"]]),
    )


def _definition(table: Table) -> Definition:
    """A definition; an ``RDom`` runs its first variable innermost, so its last one comes first here."""
    predicate = _defined(table["predicate"])
    return Definition(
        arguments=tuple([_expression(a) for a in table["args"]]),
        values=tuple([_expression(v) for v in table["values"]]),
        predicate=sx.Int(1, "uint1") if predicate is None else predicate,
        rvars=tuple(
            [
                RVar(r["var"], _expression(r["min"]), _expression(r["extent"]))
                for r in reversed(table["stage_schedule"]["rvars"])
            ]
        ),
    )


def _type(table: Table) -> str:
    code = TYPE_CODES[table["code"]]
    lanes = "" if table["lanes"] in (0, 1) else f"x{table['lanes']}"
    return f"{code}{table['bits']}{lanes}"


def _defined(table: Table | None) -> sx.Expr | None:
    return None if table is None or table.kind == "UndefinedExpr" else _expression(table)


def _expression(table: Table | None) -> sx.Expr:
    """An expression; what has no meaning in an algorithm is refused."""
    if table is None:
        raise TranslationError("an expression of the algorithm is missing")
    if table.kind in _BINARY:
        return sx.Binary(_BINARY[table.kind], _expression(table["a"]), _expression(table["b"]))
    match table.kind:
        case "IntImm" | "UIntImm":
            return sx.Int(int(table["value"]), _type(table["type"]))
        case "FloatImm":
            return _float(float(table["value"]), _type(table["type"]))
        case "StringImm":
            return sx.String(table["value"] or "")
        case "Cast":
            return sx.Cast(_type(table["type"]), _expression(table["value"]))
        case "Reinterpret":
            return sx.Reinterpret(_type(table["type"]), _expression(table["value"]))
        case "Not":
            return sx.Not(_expression(table["a"]))
        case "Select":
            parts = [_expression(table[n]) for n in ("condition", "true_value", "false_value")]
            return sx.Select(*parts)
        case "Let":
            return sx.Let(table["name"], _expression(table["value"]), _expression(table["body"]))
        case "Call":
            return _call(table)
        case "Variable":
            if table["image_name"]:
                raise TranslationError(f"the size of the embedded image {table['image_name']}")
            scalar = bool(table["param_name"]) and table["param_name"] == table["name"]
            return sx.Var(table["name"], _type(table["type"]), scalar)
        case kind:
            raise TranslationError(f"an expression of kind {kind} in the algorithm")


def _call(table: Table) -> sx.Call:
    kind = CALL_TYPES[table["call_type"]]
    name = table["param_name"] if kind == "Image" and table["param_name"] else table["name"]
    if kind == "Image" and not table["param_name"]:
        raise TranslationError(f"the embedded image {table['name']}")
    arguments = tuple([_expression(a) for a in table["args"]])
    return sx.Call(name, arguments, _type(table["type"]), kind, int(table["value_index"]))


def _float(value: float, type_: str) -> sx.Float:
    if isnan(value):
        return sx.Float("nan", type_)
    if isinf(value):
        return sx.Float("inf" if value > 0 else "-inf", type_)
    if value == 0 and str(value).startswith("-"):
        return sx.Float("-0.0", type_)
    return sx.Float(Fraction(value), type_)


def walk(expr: sx.Expr) -> list[sx.Expr]:
    """The expression and all expressions inside of it."""
    found: list[sx.Expr] = [expr]
    for part in parts(expr):
        found += walk(part)
    return found


def parts(expr: sx.Expr) -> tuple[sx.Expr, ...]:
    """The expressions directly inside of an expression."""
    match expr:
        case sx.Cast(_, operand) | sx.Reinterpret(_, operand) | sx.Not(operand):
            return (operand,)
        case sx.Binary(_, left, right):
            return left, right
        case sx.Select(condition, then, otherwise):
            return condition, then, otherwise
        case sx.Let(_, value, body):
            return value, body
        case sx.Call(_, arguments):
            return arguments
        case sx.Load(_, index):
            return (index,)
        case _:
            return ()


def rebuilt(expr: sx.Expr, change: Any) -> sx.Expr:
    """The expression with ``change`` applied to each expression directly inside of it."""
    match expr:
        case sx.Cast(type_, operand):
            return sx.Cast(type_, change(operand))
        case sx.Reinterpret(type_, operand):
            return sx.Reinterpret(type_, change(operand))
        case sx.Not(operand):
            return sx.Not(change(operand))
        case sx.Binary(op, left, right):
            return sx.Binary(op, change(left), change(right))
        case sx.Select(condition, then, otherwise):
            return sx.Select(change(condition), change(then), change(otherwise))
        case sx.Let(name, value, body):
            return sx.Let(name, change(value), change(body))
        case sx.Call(name, arguments, type_, kind, component):
            return sx.Call(name, tuple([change(a) for a in arguments]), type_, kind, component)
        case sx.Load(name, index, type_):
            return sx.Load(name, change(index), type_)
        case _:
            return expr
