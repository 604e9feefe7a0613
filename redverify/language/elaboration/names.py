"""Names: what a specification declares, what is in scope, and the errors about both.

Three name spaces (``docs/language.md``, "Files"): arrays; tensors with functions, operators and
opaque types; variables with the constants of ``unit`` clauses. A name declared in its space
cannot be declared again where it is visible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import ParamSpec, TypeVar

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.diagnostics import Diagnostic, DiagnosticError, fail
from redverify.language.elaboration.data_indices import DataIndices
from redverify.language.source import Span
from redverify.language.types import BUILTIN_TYPES, ValueType
from redverify.similar import did_you_mean

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True)
class Collector:
    """Gathers the diagnostics of independent parts."""

    diagnostics: list[Diagnostic] = field(default_factory=list)

    def attempt(self, action: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T | None:
        """The result of a call, or ``None`` after keeping its diagnostics."""
        try:
            return action(*args, **kwargs)
        except DiagnosticError as error:
            self.diagnostics.extend(error.diagnostics)
            return None

    def finish(self) -> None:
        """Raise what was gathered, each diagnostic once."""
        if self.diagnostics:
            raise DiagnosticError(list(dict.fromkeys(self.diagnostics)))


@dataclass(slots=True)
class Declarations:
    """What a specification declares; filled by :mod:`redverify.language.elaboration.specs`."""

    parameters: dict[str, Span] = field(default_factory=dict)
    types: dict[str, ValueType] = field(default_factory=dict)
    functions: dict[str, core.Function] = field(default_factory=dict)
    operators: dict[str, core.Operator] = field(default_factory=dict)
    constants: dict[str, core.Constant] = field(default_factory=dict)
    tensors: dict[str, core.Tensor] = field(default_factory=dict)
    #: Right sides by tensor, once they are elaborated.
    bodies: dict[str, list[core.ValueExpr]] = field(default_factory=dict)
    #: Places of tensors, functions, operators and types.
    places: dict[str, Span] = field(default_factory=dict)
    #: Whether everything was elaborated without an error.
    sound: bool = True

    def type_named(self, ident: sx.Ident) -> ValueType:
        """The builtin or declared type of that name."""
        found = BUILTIN_TYPES.get(ident.name) or self.types.get(ident.name)
        if found is None:
            known = [*BUILTIN_TYPES, *self.types]
            hint = did_you_mean(ident.name, known) or "declare it with `type`, or use one of " + ", ".join(
                known
            )
            raise fail("RV205", f"unknown type `{ident.name}`", ident.span, hint)
        return found

    def reject(self, code: str, message: str, ident: sx.Ident, hint: str) -> DiagnosticError:
        """The error for a name that is not a tensor or function; empty if the name's declaration is wrong.

        A wrong declaration has its own diagnostic; its uses are not reported as well.
        """
        tables = (self.tensors, self.functions, self.operators, self.types)
        if ident.name in self.places and not any(ident.name in table for table in tables):
            return DiagnosticError([])
        return fail(code, message, ident.span, hint)

    def declare(self, ident: sx.Ident) -> None:
        """Declare a name in the space of tensors, functions, operators and types; it must be new."""
        earlier = self.places.get(ident.name)
        if earlier is not None:
            raise twice(ident, earlier)
        self.places[ident.name] = ident.span


@dataclass(frozen=True, slots=True)
class Part:
    """What a name of a part of an array stands for: ``name[variables]`` is ``array[indices]``.

    ``extents`` are the bounds of the variables, from 0 on; ``None`` where the part has none of its own. No
    text has these variables anywhere else.
    """

    array: str
    variables: tuple[str, ...]
    indices: tuple[core.IndexExpr, ...]
    extents: tuple[core.IndexExpr | None, ...]


@dataclass(frozen=True, slots=True)
class ArrayInfo:
    """An array in scope, or a part of one."""

    type: ValueType
    rank: int
    span: Span
    part: Part | None = None


@dataclass(frozen=True, slots=True)
class Environment:
    """What is visible at a place: the typing environment of section 4.4.

    ``scoped`` are the arrays whose ``accumulate`` scope is open. ``data`` gathers the accesses that are
    indices, where these may stand; ``indices`` are those that have a variable around. Where only an
    ``affine`` expression may stand, products of expressions are refused.
    """

    declarations: Declarations
    variables: Mapping[str, Span]
    arrays: Mapping[str, ArrayInfo] = field(default_factory=dict)
    scoped: frozenset[str] = frozenset()
    data: DataIndices | None = None
    indices: Mapping[core.Access, str] = field(default_factory=dict)
    affine: bool = False

    def with_variables(self, idents: Iterable[sx.Ident]) -> Environment:
        """Declare variables, which must be new."""
        variables = dict(self.variables)
        for ident in idents:
            if ident.name in variables:
                raise twice(ident, variables[ident.name])
            if ident.name in self.declarations.constants:
                message = f"`{ident.name}` is the name of a constant already"
                raise fail("RV207", message, ident.span, "choose another name")
            variables[ident.name] = ident.span
        return replace(self, variables=variables)

    def gathering(self) -> tuple[DataIndices, Environment]:
        """Accesses of inputs may be indices here, and are gathered."""
        data = DataIndices(self.indices)
        return data, replace(self, data=data)

    def below(self, data: DataIndices) -> Environment:
        """The environment inside the terms that give gathered variables their values."""
        return replace(self, indices=data.inside())

    def with_array(
        self, ident: sx.Ident, type_: ValueType, rank: int, part: Part | None = None
    ) -> Environment:
        """Declare an array, which must be new."""
        if ident.name in self.arrays:
            raise twice(ident, self.arrays[ident.name].span)
        info = ArrayInfo(type_, rank, ident.span, part)
        return replace(self, arrays={**self.arrays, ident.name: info})

    def whole(self, name: str) -> str:
        """The array that a name is a part of, or its own."""
        info = self.arrays.get(name)
        return name if info is None or info.part is None else self.whole(info.part.array)

    def with_scope(self, names: Iterable[str]) -> Environment:
        """Open an ``accumulate`` scope."""
        return replace(self, scoped=self.scoped | set(names))

    def variable(self, name: str, span: Span) -> core.IVar:
        """A variable in scope."""
        if name not in self.variables:
            hint = (
                did_you_mean(name, self.variables)
                or "parameters, loop variables, `let` and binders are variables"
            )
            if name in self.arrays:
                hint = f"an array cell is read as `{name}[...]`"
            elif name in self.declarations.places:
                hint = f"a tensor or function is written `{name}(...)`"
            raise fail("RV201", f"unknown variable `{name}`", span, hint)
        return core.IVar(name)

    def array(self, name: str, span: Span) -> ArrayInfo:
        """An array in scope."""
        info = self.arrays.get(name)
        if info is None:
            hint = did_you_mean(name, self.arrays) or "bind it in the header of the `impl`, or `allocate` it"
            if name in self.declarations.tensors:
                hint = f"a tensor of the specification is written `{name}(...)`, and only in annotations"
            raise fail("RV202", f"unknown array `{name}`", span, hint)
        return info


def twice(ident: sx.Ident, earlier: Span) -> DiagnosticError:
    """The error of a name that is declared a second time in its space."""
    place = f"line {earlier.line}" if earlier.file == ident.span.file else str(earlier)
    return fail("RV207", f"`{ident.name}` is already declared ({place})", ident.span, "choose another name")


def count(number: int, noun: str, plural: str = "") -> str:
    """``1 index``, ``2 indices``."""
    return f"{number} {noun if number == 1 else plural or noun + 's'}"


def check_rank(name: str, expected: int, found: int, span: Span, *, noun: str = "index") -> None:
    """Fail unless the number of indices, arguments, ... is right."""
    if expected != found:
        wanted = count(expected, noun, "indices" if noun == "index" else "")
        raise fail("RV208", f"`{name}` takes {wanted}, not {found}", span, f"write {wanted}")
