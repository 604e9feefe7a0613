"""A witness as a NumPy script that anybody can run: the program's loops, its inputs, what is expected."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from keyword import iskeyword
from typing import cast

from redverify.interpreter import InvalidProgram, Mode, RunResult, Unenumerable, run, show
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.layout import bound_arrays, placements
from redverify.interpreter.specification import Specification
from redverify.interpreter.values import Domain
from redverify.language import core
from redverify.language.types import TypeKind, ValueType
from redverify.reporting.result import Witness

#: Steps of the run that gives inputs and expected values.
_STEPS = 5_000_000

#: Inputs that are tried until the outputs are wrong.
_SEEDS = 8

_NUMPY = {"f16": "np.float16", "f32": "np.float32", "f64": "np.float64", "bool": "np.bool_"}

_SAME = """exp exp2 expm1 log log2 log10 log1p sqrt cbrt sin cos tan sinh cosh tanh
    floor ceil trunc""".split()  # noqa: SIM905

#: Functions of one argument with the name that NumPy has for them; the others have their own.
_FUNCTIONS = {
    "abs": "np.abs",
    "asin": "np.arcsin",
    "acos": "np.arccos",
    "atan": "np.arctan",
    "asinh": "np.arcsinh",
    "acosh": "np.arccosh",
    "atanh": "np.arctanh",
    "round": "np.rint",
    "pow": "np.power",
    "atan2": "np.arctan2",
    "fmod": "np.fmod",
    "neg": "np.negative",
    "not": "np.logical_not",
    "min": "np.minimum",
    "max": "np.maximum",
    **{name: f"np.{name}" for name in _SAME},
}

#: Functions that NumPy has no name for.
_WRITTEN = {
    "rsqrt": "(1 / np.sqrt({0}))",
    "sigmoid": "(1 / (1 + np.exp(-{0})))",
    "exp10": "np.power(10.0, {0})",
    "fma": "({0} * {1} + {2})",
}

_INFIX = frozenset(("+", "-", "*", "/", "==", "!=", "<", "<=", ">", ">="))
#: Names that the script uses itself.
_TAKEN = frozenset(("np", "sys", "Memory", "STEP", "EXPECTED", "range", "min", "max", "print", "float"))

_LOGIC = {"and": "&", "or": "|", "xor": "^"}

_HEAD = '''\
import sys

import numpy as np


class Memory:
    """An array that tells who reads what was never written, and who leaves it."""

    def __init__(self, name, extents, dtype):
        self.name, self.values = name, np.zeros(extents, dtype)
        self.written = np.zeros(extents, bool)

    def at(self, what, cell):
        if not all(0 <= c < e for c, e in zip(cell, self.values.shape)):
            sys.exit(f"{what} {self.name}{list(cell)}, outside of its extents {list(self.values.shape)}")
        return cell

    def __getitem__(self, cell):
        if not self.written[self.at("reads", cell)]:
            sys.exit(f"reads {self.name}{list(cell)}, which was never written")
        return self.values[cell]

    def __setitem__(self, cell, value):
        self.values[self.at("writes", cell)] = value
        self.written[cell] = True
'''


class Unreplayable(Exception):
    """A witness that no such script can show, and why."""


def script(impl: core.Impl, witness: Witness, values: str, command: str) -> str:
    """The text of the script. Raises :class:`Unreplayable`."""
    if witness.confirmed_by != "interpreter":
        raise Unreplayable("the witness is a point of an obligation, not a run")
    try:
        found, seed = _telling(impl, witness, cast(Mode, values))
    except (InvalidProgram, Unenumerable, RecursionError) as error:
        raise Unreplayable(str(error)) from error
    writer = _Writer(impl, witness, values, seed)
    where = f"{witness.file}:{witness.line}" if witness.file else impl.name
    return "\n".join(
        [
            f'"""Shows what is wrong with {impl.name} ({where}): {witness.message}.',
            "",
            f"Written by {command}. What is expected comes from redverify's reference interpreter.",
            'Parallel loops run in order; with the argument "backwards" from the last iteration on."""',
            "",
            _HEAD,
            "",
            'STEP = -1 if "backwards" in sys.argv[1:] else 1',
            *[f"{_name(p)} = {v}" for p, v in witness.params.items()],
            "",
            "# ------------------------------------------------------------ inputs",
            *writer.inputs(),
            "",
            f"# ------------------------------------------------------------ {impl.name}",
            *writer.block(impl.body, 0),
            "",
            "# ------------------------------------------------------------ outputs",
            *writer.expected(found),
            "",
        ]
    )


def _telling(impl: core.Impl, witness: Witness, mode: Mode) -> tuple[RunResult, int]:
    """A run at the witness's parameters whose outputs are wrong, if there is one among some inputs."""
    first = witness.seed or 0
    found: dict[int, RunResult] = {}
    for seed in dict.fromkeys((first, *range(_SEEDS))):
        found[seed] = run(impl, witness.params, seed=seed, values=mode, max_steps=_STEPS, all=True)
        if found[seed].outputs != found[seed].expected:
            return found[seed], seed
    return found[first], first


class _Writer:
    """Python for an implementation at given parameters."""

    def __init__(self, impl: core.Impl, witness: Witness, values: str, seed: int) -> None:
        self.impl = impl
        self.kind = f"{witness.kind} in line {witness.line}"
        domain = Domain(impl.spec, cast(Mode, values), seed)
        self.specification = Specification(impl.spec, witness.params, domain, Inputs(domain))
        self.placed = placements(impl, self.specification)
        self.arrays = bound_arrays(impl, self.specification, self.placed, lambda *_: None)

    # ------------------------------------------------------------ memory

    def inputs(self) -> Iterator[str]:
        """The arrays at the start."""
        for name, array in self.arrays.items():
            yield f"{_name(name)} = Memory({name!r}, {array.extents!r}, {_dtype(array.type)})"
            for cell, held in array.cells.items():
                yield f"{_name(name)}[{_cell(cell)}] = {_number(held.value)}"

    def expected(self, found: RunResult) -> Iterator[str]:
        """What the outputs have to be."""
        yield "EXPECTED = ["
        for placement in self.placed:
            tensor, array = placement.binding.tensor, _name(placement.binding.array)
            for point, cell in placement.cells.items():
                if self.impl.spec.tensors[tensor].kind == "output":
                    value = _number(found.expected[tensor][point])
                    yield f"    ({f'{tensor}{list(point)}'!r}, {array}, ({_cell(cell)}), {value}),"
        yield "]"
        yield "for name, array, cell, expected in EXPECTED:"
        yield "    if not np.isclose(array[cell], expected, rtol=1e-6, atol=0, equal_nan=True):"
        yield '        sys.exit(f"{name} is {array[cell]}, expected {expected}")'
        yield f'print("every output is as expected in this order; {self.kind} remains")'

    # ------------------------------------------------------------ commands

    def block(self, block: core.Block, depth: int) -> Iterator[str]:
        """The lines of a block; an empty one does nothing."""
        lines = [line for command in block for line in self._command(command, depth)]
        yield from lines or ["    " * depth + "pass"]

    def _command(self, command: core.Command, depth: int) -> Iterator[str]:
        pad = "    " * depth
        match command:
            case core.Skip():
                return
            case core.Assign():
                yield f"{pad}{_at(command.array, command.indices)} = {_value(command.value)}"
            case core.Accumulate():
                cell = _at(command.array, command.indices)
                joined = _joined(command.operator, cell, _value(command.value), self.impl.spec)
                yield f"{pad}{cell} = {joined}"
            case core.Scope(_, body):
                yield from (line for c in body for line in self._command(c, depth))
            case core.Let(variable, value, body):
                yield f"{pad}{_name(variable)} = {_index(value)}"
                yield from (line for c in body for line in self._command(c, depth))
            case core.Allocate(array, extents, type_, body):
                shape = "".join(f"{_index(e)}, " for e in extents)
                yield f"{pad}{_name(array)} = Memory({array!r}, ({shape}), {_dtype(type_)})"
                yield from (line for c in body for line in self._command(c, depth))
            case core.If(condition, then, otherwise):
                yield f"{pad}if {_condition(condition)}:"
                yield from self.block(then, depth + 1)
                if otherwise:
                    yield f"{pad}else:"
                    yield from self.block(otherwise, depth + 1)
            case core.Loop():
                order = "[::STEP]" if command.parallel else ""
                bounds = f"range({_index(command.lower)}, {_index(command.upper)}){order}"
                yield f"{pad}for {_name(command.variable)} in {bounds}:"
                yield from self.block(command.body, depth + 1)


# ---------------------------------------------------------------- expressions


def _name(name: str) -> str:
    return f"{name}_" if iskeyword(name) or name in _TAKEN else name


def _cell(cell: tuple[int, ...]) -> str:
    return "".join(f"{c}, " for c in cell) if cell else "()"


def _at(array: str, indices: tuple[core.IndexExpr, ...]) -> str:
    inside = "".join(f"{_index(i)}, " for i in indices).rstrip(" ")
    return f"{_name(array)}[{inside or '()'}]"


def _dtype(type_: ValueType) -> str:
    if type_.kind is TypeKind.REAL or type_.name == "bf16":
        return "np.float64"
    if type_.is_integer:
        return f"np.{'u' if type_.kind is TypeKind.UINT else ''}int{type_.bits}"
    if type_.name not in _NUMPY:
        raise Unreplayable(f"NumPy has no type {type_}")
    return _NUMPY[type_.name]


def _number(value: object) -> str:
    """A value of the interpreter as Python."""
    if isinstance(value, bool | int):
        return repr(value)
    if isinstance(value, Fraction):
        return repr(int(value)) if value.denominator == 1 else f"{value.numerator} / {value.denominator}"
    if isinstance(value, float):
        return repr(value) if value - value == 0 else f'float("{value}")'
    raise Unreplayable(f"{show(value)} is no number: the program has functions without a meaning")


def _index(expr: core.IndexExpr) -> str:
    match expr:
        case core.IVar(name):
            return _name(name)
        case core.IConst(value):
            return str(value) if value >= 0 else f"({value})"
        case core.IAdd(left, right):
            return f"({_index(left)} + {_index(right)})"
        case core.IMul(factor, operand):
            return f"({factor} * {_index(operand)})"
        case core.IDiv(operand, divisor):
            return f"({_index(operand)} // {divisor})"
        case core.IMod(operand, divisor):
            return f"({_index(operand)} % {divisor})"
        case core.IMin(operands):
            return f"min({', '.join(_index(o) for o in operands)})"
        case core.IMax(operands):
            return f"max({', '.join(_index(o) for o in operands)})"
        case core.ISelect(condition, then, otherwise):
            return f"({_index(then)} if {_condition(condition)} else {_index(otherwise)})"


def _condition(condition: core.Cond) -> str:
    match condition:
        case core.CTrue():
            return "True"
        case core.CFalse():
            return "False"
        case core.CCmp(op, left, right):
            return f"({_index(left)} {op} {_index(right)})"
        case core.CAnd(left, right):
            return f"({_condition(left)} and {_condition(right)})"
        case core.COr(left, right):
            return f"({_condition(left)} or {_condition(right)})"
        case core.CNot(operand):
            return f"(not {_condition(operand)})"


def _value(value: core.ValueExpr) -> str:
    match value:
        case core.Literal(type_, literal):
            number = f'float("{literal}")' if isinstance(literal, str) else _number(literal)
            return f"{_dtype(type_)}({number})"
        case core.Read(_, array, indices):
            return _at(array, indices)
        case core.Select(_, condition, then, otherwise):
            return f"({_value(then)} if {_condition(condition)} else {_value(otherwise)})"
        case core.IndexCondition(_, condition):
            return f"np.bool_({_condition(condition)})"
        case core.Cast(type_, operand):
            return f"{_dtype(type_)}({_value(operand)})"
        case core.IndexCast(type_, operand):
            return f"np.int64({_index(operand)}).astype({_dtype(type_)})"
        case core.Apply(_, function, arguments, False):
            return _apply(function, [_value(a) for a in arguments])
        case _:
            raise Unreplayable("the program has functions without a meaning")


def _apply(function: str, arguments: list[str]) -> str:
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


def _joined(operator: str, left: str, right: str, spec: core.Spec) -> str:
    if operator in spec.operators:
        raise Unreplayable(f"operator {operator} has no meaning")
    return _apply(operator, [left, right])
