"""The contract against the specification: which tensor each array holds, what arguments are; formulas."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from redverify.frontends.common import user_code
from redverify.frontends.common.errors import LoadError
from redverify.frontends.common.indices.nonlinear import NotAffine, as_index, floor_of, is_affine
from redverify.frontends.common.indices.polynomials import (
    Atom,
    Extreme,
    Floor,
    Polynomial,
    atom,
    divided,
    exact_quotient,
    mapped,
    named,
    number,
)
from redverify.frontends.common.terms import canonical
from redverify.frontends.triton.contract import TYPES, Array, Contract, Scalar
from redverify.frontends.triton.indices import replaced
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_file
from redverify.language.standard import is_standard
from redverify.similar import did_you_mean


def specification_of(name: str) -> core.Spec:
    """The specification ``SPEC.sched:NAME``; without ``:NAME`` the only one of the file, or ``std:NAME``."""
    whole = is_standard(name) or Path(name).is_file()
    path, wanted = (name, "") if whole else name.rpartition(":")[::2]
    if not whole and not Path(path).is_file():
        raise LoadError(f"there is no file {path or name}", user_code.NO_NAME)
    try:
        specs = load_file(path).specs
    except DiagnosticError as error:
        raise LoadError(f"{path}: {error}") from error
    if not wanted and len(specs) == 1:
        return next(iter(specs.values()))
    if wanted not in specs:
        message = f"{path} has no specification {wanted or 'alone'} (it has: {', '.join(specs) or 'none'})"
        raise LoadError(message, user_code.NO_NAME, hint=did_you_mean(wanted, specs))
    return specs[wanted]


def tensors_called(name: str) -> list[str]:
    """The names that a tensor may have which belongs to an array by its name."""
    short = name.removesuffix("_ptr").removesuffix("_ptrs")
    return [name, short, short.upper(), short.lower(), short.capitalize()]


@dataclass(frozen=True, slots=True)
class Bound:
    """An array of the contract with its shape and strides as polynomials, and the tensors that it holds.

    ``name`` is that of its memory. ``tensor`` is what it holds in the end, or all the time; ``initial`` what
    an output holds before. Memory without a tensor is between launches.
    """

    name: str
    array: Array
    type: str
    shape: tuple[Polynomial, ...]
    strides: tuple[Polynomial, ...]
    tensor: str | None
    initial: str | None

    def held(self, element: int) -> int:
        """What memory holds where an input of the specification has a given element."""
        return self.array.ignore if self.array.ignore is not None and element == -1 else element


class Binding:
    """A contract for one configuration, bound to a specification; raises :class:`.LoadError`."""

    def __init__(self, contract: Contract, spec: core.Spec, constexprs: Mapping[str, object]) -> None:
        self.contract, self.spec = contract, spec
        self.constexprs = {
            n: v for n, v in constexprs.items() if isinstance(v, int) and not isinstance(v, bool)
        }
        unknown = set(spec.parameters) - set(contract.sizes)
        if unknown:
            raise LoadError(f"the specification has the size {min(unknown)}, and the contract has not")
        self.arrays = {name: self._bound(name, array) for name, array in contract.arrays.items()}

    def formula(self, formula: int | str, subject: str, extra: frozenset[str] = frozenset()) -> Polynomial:
        """The polynomial of a formula in sizes and constexprs."""
        known = {*self.contract.sizes, *self.constexprs, *extra}
        found = polynomial_of(formula, known, subject)
        return replaced(found, {n: number(v) for n, v in self.constexprs.items()})

    def _bound(self, name: str, array: Array) -> Bound:
        if array.type not in TYPES:
            raise LoadError(f"the array {name} has the type {array.type}; types are {', '.join(TYPES)}")
        shape = tuple(self.formula(s, f"the shape of {name}") for s in array.shape)
        given = array.strides
        if given is None:
            strides = [number(1)]
            for size in reversed(shape[1:]):
                strides.insert(0, strides[0] * size)
            found = tuple(strides[: len(shape)])
        else:
            arguments = frozenset(str(s) for s in given if isinstance(s, str) and s.isidentifier())
            found = tuple(self.formula(s, f"a stride of {name}", arguments) for s in given)
        if len(found) != len(shape):
            raise LoadError(f"the array {name} has {len(shape)} sizes and {len(found)} strides")
        own = name if array.memory is None else array.memory
        return Bound(own, array, TYPES[array.type], shape, found, self._tensor(own, array), array.initial)

    def _tensor(self, name: str, array: Array) -> str | None:
        """The tensor of an array: the one that is named, or the one with the array's name."""
        names = tensors_called(name) if array.tensor is None else [array.tensor]
        for candidate in names:
            if candidate in self.spec.tensors and self.spec.tensors[candidate].kind != "tensor":
                return candidate
        if array.memory is not None:
            return None
        outside = [t.name for t in self.spec.tensors.values() if t.kind != "tensor"]
        message = f"no tensor of the specification belongs to {name} (it has: {', '.join(outside)})"
        raise LoadError(message, hint="say which one by Array(..., tensor=...)")

    def scalars(self) -> dict[str, Scalar]:
        """Arguments that are inputs of the specification without indices."""
        return {n: s for n, s in self.contract.scalars.items() if isinstance(s, Scalar)}

    @property
    def strides(self) -> frozenset[str]:
        """Arguments that are strides and nothing else."""
        names = {str(s) for a in self.contract.arrays.values() for s in a.strides or () if isinstance(s, str)}
        return frozenset(n for n in names if n.isidentifier() and n not in self.contract.sizes)


def memories(bindings: Sequence[Binding], spec: core.Spec) -> dict[str, Bound]:
    """What the launches of one program work on, by name; raises :class:`.LoadError` if they do not agree.

    Each input and output has one array, of its type and shape.
    """
    _check_zeroed(bindings)
    found: dict[str, Bound] = {}
    for array in (a for b in bindings for a in b.arrays.values()):
        known = found.setdefault(array.name, array)
        said = [(a.type, a.shape, a.tensor, a.initial, a.array.ignore) for a in (known, array)]
        if said[0] != said[1]:
            raise LoadError(f"{array.name} has another type, shape or tensor in one launch than in another")
    held = [t for a in found.values() for t in (a.tensor, a.initial) if t is not None]
    scalars = {s.tensor for b in bindings for s in b.scalars().values()}
    for tensor in spec.tensors.values():
        if tensor.kind != "tensor" and held.count(tensor.name) + (tensor.name in scalars) != 1:
            many = "no array holds" if tensor.name not in held else "several arrays hold"
            raise LoadError(f"{many} {tensor.name} of the specification")
    for array in found.values():
        _check_shape(array)
        for name in filter(None, (array.tensor, array.initial)):
            if name not in spec.tensors:
                raise LoadError(f"the specification has no tensor {name}, which {array.name} holds")
            _check_tensor(array, spec.tensors[name])
        if array.array.ignore is not None:
            _check_ignored(array, spec)
    return found


def _check_zeroed(bindings: Sequence[Binding]) -> None:
    """Memory is set to zero before all launches, and never between them."""
    begun: dict[str, bool] = {}
    for binding in bindings:
        zeroed = {binding.arrays[name].name for name in binding.contract.zeroed}
        for array in binding.arrays.values():
            from_the_start = begun.setdefault(array.name, array.name in zeroed)
            if array.name in zeroed and not from_the_start:
                raise LoadError(f"{array.name} is zeroed before a launch that is not the first to have it")


def _check_shape(array: Bound) -> None:
    if not all(map(is_affine, array.shape)):
        raise LoadError(f"{array.name} has a shape that is not affine in the sizes")


def _check_tensor(array: Bound, tensor: core.Tensor) -> None:
    if tensor.type.name != array.type:
        raise LoadError(
            f"{array.name} has elements of type {array.type}, and {tensor.name} {tensor.type.name}"
        )
    assert tensor.region is not None
    sizes = [(core.IConst(0), canonical(as_index(s))) for s in array.shape]
    given = [(canonical(low), canonical(high)) for low, high in tensor.region]
    if sizes != given:
        raise LoadError(
            f"{array.name} has another shape in the contract than {tensor.name} in the specification"
        )


def _check_ignored(array: Bound, spec: core.Spec) -> None:
    """What is ignored has a number of its own in the specification: -1, where the range begins."""
    tensor = None if array.tensor is None else spec.tensors[array.tensor]
    given = None if tensor is None or tensor.kind != "input" or array.initial is not None else tensor.range
    if given is None or given[0] != core.IConst(-1):
        what = "which needs an input with a range -1..N"
        raise LoadError(f"{array.name} ignores {array.array.ignore}, {what}: there it is -1")
    if array.held(-1) >= 0:
        raise LoadError(f"{array.name} ignores {array.array.ignore}, which has to be negative")


def delinearized(offset: Polynomial, array: Bound) -> tuple[Polynomial, ...] | None:
    """The indices of an offset: the strides by falling degree, each taken out of what is left.

    For strides that are arguments of their own this is exact: indices do not contain them. For formulas, as
    of rows one behind the other, the indices are right because the verifier proves each of them in bounds,
    and there is one way only to write a number so. What is a remainder ``x - d * (x // d)`` stays one.
    ``None`` if something is left.
    """
    order = sorted(range(len(array.shape)), key=lambda d: (-_degree(array.strides[d]), d))
    found: dict[int, Polynomial] = {}
    left, remainders = _with_remainders(offset)
    for dimension in order:
        stride = array.strides[dimension]
        if stride.constant == 1:
            found[dimension], left = left, number(0)
        elif not stride.terms:
            found[dimension] = number(0)
        else:
            found[dimension], left = divided(left, stride)
    if left.terms:
        return None
    return tuple(replaced(found[d], remainders) for d in range(len(array.shape)))


def _with_remainders(offset: Polynomial) -> tuple[Polynomial, dict[str, Polynomial]]:
    """An offset in terms of the quotients that it has and of their remainders, and what these are.

    Of ``x // d`` the variable ``x`` is ``d * (x // d)`` and a remainder; divisors that are larger come first.
    A multiple of ``x - d * (x // d)`` is one of a remainder, also where ``x`` is a sum.
    """
    remainders: dict[str, Polynomial] = {}
    own = {a for monomial, _ in offset.terms for a in monomial if isinstance(a, Floor)}
    for part in sorted(own, key=lambda a: (-_size(a.denominator), str(a))):
        name = f"$rest{len(remainders)}"
        whole = part.denominator * atom(part)
        ((monomial, coefficient), *more) = part.numerator.terms or (((), 0),)
        if coefficient == 1 and not more and len(monomial) == 1 and isinstance(monomial[0], core.IVar):
            taken: dict[Atom, Polynomial] = {monomial[0]: whole + named(name)}
            changed = mapped(offset, partial(_instead, taken))
        else:
            factor, _ = divided(offset, atom(part))
            times = exact_quotient(number(-1) * factor, part.denominator) or number(0)
            multiple = times * part.numerator
            if not set(multiple.terms) <= set(offset.terms):
                continue
            changed = offset - multiple + times * (whole + named(name))
        if changed != offset:
            offset, remainders[name] = changed, part.numerator - whole
    return offset, remainders


def _instead(taken: Mapping[Atom, Polynomial], part: Atom) -> Polynomial:
    return taken.get(part) or atom(part)


def _size(divisor: Polynomial) -> int:
    return max((abs(c) for _, c in divisor.terms), default=0) + 2**32 * _degree(divisor)


def _degree(stride: Polynomial) -> int:
    return max((len(m) for m, _ in stride.terms), default=0)


# ------------------------------------------------------------ formulas


def polynomial_of(formula: int | str, known: Collection[str], subject: str) -> Polynomial:
    """The polynomial of a formula in ``known`` names.

    Raises :class:`.LoadError`, which says what ``subject`` has the formula.
    """
    try:
        return _polynomial(ast.parse(str(formula), mode="eval").body, known)
    except (SyntaxError, NotAffine, ValueError) as error:
        raise LoadError(
            f"{subject}: {formula} is not a formula in sizes ({error or 'a division'})"
        ) from error


def formula_of(value: Polynomial) -> str:
    """The formula of a polynomial in names; raises :class:`.NotAffine` if it has quotients or extremes."""
    text = "0"
    for monomial, coefficient in value.terms:
        names = [a.name for a in monomial if isinstance(a, core.IVar)]
        if len(names) < len(monomial):
            raise NotAffine
        term = " * ".join([str(abs(coefficient))] * (abs(coefficient) != 1 or not names) + names)
        text = f"{text} {'-' if coefficient < 0 else '+'} {term}"
    return text.removeprefix("0 + ")


def value_of(formula: int | str, values: Mapping[str, int]) -> int:
    """The number that a formula has at given sizes."""
    names = {**values, "cdiv": lambda a, b: -(-a // b), "min": min, "max": max}
    return int(eval(str(formula), {"__builtins__": {}}, names))


_OPERATIONS: dict[type[ast.operator], Callable[[Polynomial, Polynomial], Polynomial]] = {
    ast.Add: lambda left, right: left + right,
    ast.Sub: lambda left, right: left - right,
    ast.Mult: lambda left, right: left * right,
    ast.FloorDiv: floor_of,
    ast.Mod: lambda left, right: left - right * floor_of(left, right),
}


def _polynomial(node: ast.expr, known: Collection[str]) -> Polynomial:
    """The polynomial of an expression; raises :class:`ValueError` for one that is not among these."""
    match node:
        case ast.Constant(value=int(value)):
            return number(value)
        case ast.Name(id=name) if name in known:
            return named(name)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _polynomial(operand, known).scaled(-1)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATIONS:
            return _OPERATIONS[type(op)](_polynomial(left, known), _polynomial(right, known))
        case ast.Call(func=ast.Name(id="cdiv"), args=[left, right]):
            divisor = _polynomial(right, known)
            return floor_of(_polynomial(left, known) + divisor - number(1), divisor)
        case ast.Call(func=ast.Name(id="min" | "max" as name), args=parts) if parts:
            return atom(Extreme(name == "max", tuple(_polynomial(part, known) for part in parts)))
    raise ValueError(ast.unparse(node))
