"""Layouts of parameters that a schedule has changed, by the user's word: ``B: k, j -> k // 16, j, k % 16``.

A schedule that changes the layout of a parameter changes what its caller has to pass, and nothing in the
program says what that is. So the user says where each element lies, and the claim is about the scheduled
function on arrays of this layout. The text of the implementation binds the array so, and the verifier proves
what it needs of it once more (obligation ``layout``).

A layout is usable only if

- each element of the parameter has a cell of its own: else the arrays of the specification that agree on it
  are one array of the program, and the claim would be about these alone;
- each of these cells is in the array that the scheduled function declares.

isl decides both for all sizes that are allowed. Cells that no element has, as in the last block of 16 if the
extent is not a multiple of 16, hold nothing: a program that uses what is in them is not verified. Whether the
layout is the one that the schedule meant needs no check: with another one the program is another program.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn

import islpy as isl

from redverify.frontends.common.assumptions import known_of
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.model import Array, Function, Layout
from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.common.terms import substitute, substitute_condition, within
from redverify.language import core
from redverify.language.core import CCmp, CNot, Cond, IConst, IndexExpr, IVar
from redverify.language.core_text import index_text
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.presburger import build
from redverify.presburger.solutions import solve

#: How messages name the place of a layout.
_OPTION = "--layout"

#: Codes of a layout that is not text of the language, and of one that does not fit the array.
_OF_SYNTAX, _OF_RANK = "RV609", "RV610"

#: The language's code for a number of indices or variables that does not fit.
_WRONG_COUNT = "RV208"

_HINT = "write PARAMETER: VARIABLE, ... -> INDEX, ..., such as B: k, j -> k // 16, j, k % 16"


class LayoutError(LoadError):
    """A layout that cannot be used. ``code`` is that of a diagnostic, ``place`` names the option."""

    def __init__(self, code: str, message: str, place: str = _OPTION, hint: str = "") -> None:
        super().__init__(message, code, place, hint)

    def __reduce__(self) -> tuple[Any, ...]:
        return LayoutError, (self.code, self.message, self.place, self.hint)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A layout as the user has written it, taken apart; the columns count from 1."""

    text: str
    parameter: str
    variables: str
    indices: str
    variables_column: int
    indices_column: int

    def place(self, column: int) -> str:
        """The place of a column, with the text of the option."""
        return f"{_OPTION} {self.text!r}, column {column}"

    def fail(self, code: str, message: str, hint: str = "", column: int = 1) -> NoReturn:
        """Raise the error of this layout."""
        raise LayoutError(code, message, self.place(column), hint)


def wanted_layout(text: str) -> Wanted:
    """A layout taken apart at ``:`` and ``->``; :class:`LayoutError` if these are not there."""
    head, colon, rest = text.partition(":")
    variables, arrow, indices = rest.partition("->")
    found = Wanted(text, head.strip(), variables, indices, len(head) + 2, len(head) + len(variables) + 4)
    if not colon or not found.parameter:
        found.fail(_OF_SYNTAX, "the layout does not begin with the name of a parameter and a `:`", _HINT)
    if not arrow:
        found.fail(_OF_SYNTAX, "there is no `->` in the layout", _HINT, found.variables_column)
    if "\n" in text or "\r" in text:
        found.fail(_OF_SYNTAX, "the layout has more than one line", _HINT)
    return found


def wanted_layouts(texts: Sequence[str]) -> list[Wanted]:
    """The layouts taken apart; :class:`LayoutError` if two of them are of one parameter, too."""
    layouts = [wanted_layout(text) for text in texts]
    for position, layout in enumerate(layouts):
        if any(layout.parameter == other.parameter for other in layouts[:position]):
            layout.fail("RV608", f"parameter {layout.parameter} has two layouts", "give each one layout")
    return layouts


def position_of(layout: Wanted, function: Function) -> int:
    """Which array parameter of the unscheduled function is meant."""
    names = [a.source_name for a in function.arrays]
    if names.count(layout.parameter) != 1:
        hint = f"its parameters are {', '.join(names)}"
        what = f"no parameter {layout.parameter}" if layout.parameter not in names else "two parameters"
        layout.fail("RV608", f"the unscheduled function has {what} of this name", hint)
    return names.index(layout.parameter)


def with_layouts(
    before: Function, after: Function, layouts: Sequence[Wanted], assume: Sequence[str]
) -> Function:
    """``after`` with the layouts of its parameters; ``before`` has the parameters as they were.

    ``assume`` are conditions on the sizes, in the words of the user. :class:`LayoutError` is raised for a
    layout that is not text of the language, has another number of indices than the array has, puts an element
    outside of the array, or puts two elements in one cell.
    """
    assumed = known_of(before.parameters, assume) if layouts else ()
    found = []
    for wanted in layouts:
        position = position_of(wanted, before)
        parameter, array = before.arrays[position], after.arrays[position]
        trial = _Trial.of(wanted, before.parameters, assumed, parameter, array)
        found.append(trial.layout())
    return replace(after, layouts=tuple(found))


@dataclass(frozen=True, slots=True)
class _Trial:
    """A layout as the binding of a program whose only purpose is to be read as all programs are.

    A variable of the layout may have the name of a size, which it then hides: ``sizes`` are the names that
    such sizes have in the trial. ``known`` are conditions on the sizes, ``shape`` the extents of the
    parameter, ``extents`` those of the ``array`` of the scheduled function, under these names.
    """

    wanted: Wanted
    array: Array
    tensor: str
    parameters: tuple[str, ...]
    sizes: dict[str, str]
    known: tuple[Cond, ...]
    shape: tuple[IndexExpr, ...]
    extents: tuple[IndexExpr, ...]

    @staticmethod
    def of(
        wanted: Wanted, parameters: tuple[str, ...], known: tuple[Cond, ...], parameter: Array, array: Array
    ) -> _Trial:
        """The trial of one layout."""
        variables = set(re.findall(r"\w+", wanted.variables))
        sizes: dict[str, str] = {}
        for name in parameters:
            taken = {*variables, *parameters, *re.findall(r"\w+", wanted.indices), *sizes.values()}
            sizes[name] = fresh(name, taken) if name in variables else name
        hidden = {name: IVar(other) for name, other in sizes.items() if name != other}
        return _Trial(
            wanted=wanted,
            array=array,
            tensor=identifier(parameter.source_name),
            parameters=tuple(sizes.values()),
            sizes=sizes,
            known=tuple(substitute_condition(c, hidden) for c in known),
            shape=tuple(substitute(e, hidden) for e in parameter.shape),
            extents=tuple(substitute(e, hidden) for e in array.shape),
        )

    def layout(self) -> Layout:
        """The layout, under the names that the sizes have in the function."""
        binding = self._binding()
        inside = self._inside(binding)
        self._check_box(binding, inside)
        self._check_apart(binding, inside)
        cell = tuple(f"$x{d}" for d in range(len(binding.indices)))
        inverse = self._inverse(binding, cell, inside)
        names = {v: fresh(v, {*self.sizes, *binding.variables}) for v in binding.variables if v in self.sizes}
        back = {other: IVar(name) for name, other in self.sizes.items() if name != other}
        back |= {old: IVar(new) for old, new in names.items()}
        return Layout(
            self.array.name,
            tuple(names.get(v, v) for v in binding.variables),
            tuple(substitute(i, back) for i in binding.indices),
            cell,
            tuple(substitute(e, back) for e in inverse),
        )

    def _binding(self) -> core.Binding:
        wanted = self.wanted
        other = fresh("result", {self.tensor, self.array.name})
        extents = ", ".join(index_text(e) for e in self.extents)
        head = f"impl layout of layouts({self.array.name}["
        middle = f" : {extents}] = {self.tensor}(" if extents else f"] = {self.tensor}("
        lines = [
            f"spec layouts({', '.join(self.parameters)}):",
            f"    input {self.tensor}[{', '.join(index_text(e) for e in self.shape)}] : real",
            f"    output {other}[] : real",
            f"    {other}() = 0.0",
            f"{head}{wanted.indices}{middle}{wanted.variables}), {other} = {other}):",
            "    skip",
        ]
        try:
            program = load_text("\n".join(lines) + "\n", _OPTION)
        except DiagnosticError as error:
            first = error.diagnostics[0]
            column = first.span.column - 1 - len(head)
            if column >= len(wanted.indices) + len(middle):
                column -= len(wanted.indices) + len(middle)
                here = wanted.variables_column + min(column, len(wanted.variables))
            else:
                here = wanted.indices_column + min(max(column, 0), len(wanted.indices))
            code = _OF_RANK if first.code == _WRONG_COUNT else _OF_SYNTAX
            hint = self._shape_hint() if first.code == _WRONG_COUNT else first.hint or _HINT
            raise LayoutError(code, f"{first.message} ({first.code})", wanted.place(here), hint) from error
        binding = next(iter(program.impls.values())).bindings[0]
        if len(binding.indices) != len(self.array.shape):
            message = f"the layout has {len(binding.indices)} indices for {len(self.array.shape)} dimensions"
            wanted.fail(_OF_RANK, message, self._shape_hint(), wanted.indices_column)
        return binding

    def _shape_hint(self) -> str:
        shape = ", ".join(index_text(e) for e in self.array.shape)
        return f"the scheduled function has {self.array.source_name}[{shape}]"

    def _inside(self, binding: core.Binding) -> isl.Set:
        """The elements of the parameter, for all sizes that are allowed."""
        conditions = [
            within(IVar(v), IConst(0), e) for v, e in zip(binding.variables, self.shape, strict=True)
        ]
        return build.all_of([*self.known, *conditions])

    def _check_box(self, binding: core.Binding, inside: isl.Set) -> None:
        """Each element is in the array."""
        for index, extent in zip(binding.indices, self.extents, strict=True):
            outside = inside.intersect(build.where(CNot(within(index, IConst(0), extent))))
            if not outside.is_empty():
                message = f"index {index_text(index)} leaves the extent {index_text(extent)}"
                message += self._example(outside, binding)
                self.wanted.fail(_OF_RANK, message, self._shape_hint(), self.wanted.indices_column)

    def _check_apart(self, binding: core.Binding, inside: isl.Set) -> None:
        """No two elements (the variables of the second are primed) have one cell."""
        other = {v: IVar(_primed(v)) for v in binding.variables}
        primed, different = inside, build.nowhere()
        for v in binding.variables:
            primed = build.rename(primed, v, _primed(v))
            different = different.union(build.where(CCmp("!=", IVar(v), other[v])))
        same = build.all_of([CCmp("==", i, substitute(i, other)) for i in binding.indices])
        shared = inside.intersect(primed).intersect(same).intersect(different)
        if not shared.is_empty():
            message = f"two elements of {self.wanted.parameter} have one cell" + self._example(
                shared, binding
            )
            hint = "a layout gives each element a cell of its own"
            self.wanted.fail("RV611", message, hint, self.wanted.indices_column)

    def _example(self, points: isl.Set, binding: core.Binding) -> str:
        """Elements for which something goes wrong, with the sizes: `` (for B(16, 0), with k = 17)``."""
        found = build.small_sample(points)
        if found is None:
            return ""
        values = found[0]
        rows = [list(binding.variables), [_primed(v) for v in binding.variables]]
        shown = [
            f"{self.tensor}({', '.join(str(values.get(v, 0)) for v in row)})"
            for row in rows
            if any(v in values for v in row)
        ]
        sizes = [f"{name} = {values.get(other, 0)}" for name, other in self.sizes.items()]
        return f" (for {' and '.join(shown)}" + (f", with {', '.join(sizes)}" if sizes else "") + ")"

    def _inverse(
        self, binding: core.Binding, cell: tuple[str, ...], inside: isl.Set
    ) -> tuple[IndexExpr, ...]:
        """The variables as functions of the cell. Annotations are made of it, which the verifier proves."""
        places = [CCmp("==", IVar(c), i) for c, i in zip(cell, binding.indices, strict=True)]
        pieces = list(solve(inside.intersect(build.all_of(places)), binding.variables))
        if len(pieces) == 1 and pieces[0].values.keys() == set(binding.variables):
            return tuple(pieces[0].values[v] for v in binding.variables)
        raise TranslationError(f"the layout {self.wanted.text!r} cannot be inverted by one formula")


def _primed(variable: str) -> str:
    return f"{variable}'"
