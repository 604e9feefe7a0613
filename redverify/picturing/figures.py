"""What is drawn of a run that goes wrong, and of a program at a small size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice, product
from math import prod

from redverify.interpreter import Unenumerable, Violation
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.indices import compile_cond, compile_index
from redverify.interpreter.layout import placements
from redverify.interpreter.specification import UnknownValue, show_point
from redverify.interpreter.tracing import OutputCell, Tracer
from redverify.language import core
from redverify.reporting.pictures.grids import COLUMNS, ROWS, Mark, Point, points_svg
from redverify.reporting.pictures.meetings import meeting_svg
from redverify.reporting.pictures.svg import NotDrawn
from redverify.witnesses.account import show_value
from redverify.witnesses.index_sets import IndexSet, IndexSets

#: Cells of an array that are drawn on each side of one that is too far from the others, and cells in all.
_WINDOW, _CELLS = 40, ROWS * COLUMNS

#: Indices that are looked at beyond the parameters, of tensors that are not bounded.
_AROUND = 3

#: What kinds of squares stand for, where a picture has them.
ENTERED = {
    "once": "entered once (numbers: in which order)",
    "missing": "missing",
    "doubled": "entered twice or more often",
    "foreign": "not in the index set",
    "left": "not yet entered",
    "wrong": "entered with another value than the element's",
}
WRITTEN = {"right": "right", "wrong": "wrong", "missing": "never written"}
CELLS = {
    "cell": "a cell",
    "outside": "where the access lies",
    "foreign": "is read",
    "missing": "has no value",
}
EQUATIONS = {"once": "one equation", "missing": "no equation", "doubled": "several equations"}
PLACES = {"cell": "a cell", "once": "holds one element", "doubled": "holds several", "outside": "outside"}


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture with its caption and what the kinds in it mean, or ``why`` there is none."""

    caption: str
    svg: str = ""
    legend: tuple[tuple[str, str], ...] = ()
    why: str = ""


def figure(
    caption: str,
    points: Mapping[Point, Mark],
    meanings: Mapping[str, str],
    names: Sequence[str] = (),
) -> Figure:
    """The picture of points, or why it is not drawn."""
    try:
        svg = points_svg(points, caption, names)
    except NotDrawn as error:
        return Figure(caption, why=str(error))
    kinds = {mark.kind for mark in points.values()}
    legend = tuple((kind, said) for kind, said in meanings.items() if kind in kinds)
    return Figure(caption, svg, legend)


def of_violation(
    impl: core.Impl, violation: Violation, tracer: Tracer, source: Callable[[int], str]
) -> Iterator[Figure]:
    """What shows the violation itself."""
    match violation.kind:
        case "race" | "overlap" if violation.meeting is not None and violation.cell is not None:
            array, point = violation.cell
            extents = tracer.arrays().get(array, (tuple(i + 1 for i in point), frozenset()))[0]
            svg = meeting_svg(violation.meeting, array, point, extents, source)
            yield Figure(f"Two iterations meet in {violation.cell_text}", svg)
        case "bounds" if violation.cell is not None:
            yield _outside(violation, tracer)
        case "defined" if violation.cell is not None:
            yield _without_value(violation, tracer)
        case "value" if violation.cell is not None:
            yield from _accumulated(violation, tracer)
        case "layout" if violation.cell is not None:
            yield from _layout(impl, violation.cell[0], tracer)
        case "coverage":
            yield from of_equations(impl, tracer.parameters)


def of_index_set(found: IndexSet, tracer: Tracer, wrong: Point | None = None) -> Figure:
    """Which indices of a reduction have entered a cell, in which order, and which have not.

    At the index ``wrong`` another value than the element has just entered: others may come later.
    """
    absent = ("missing", "never enters") if wrong is None else ("left", "has not entered yet")
    name = f"({', '.join(found.binders)})" if len(found.binders) > 1 else ", ".join(found.binders)
    order = _order(found, tracer)
    marks = {}
    for point in found.points | found.counts.keys():
        count = found.counts.get(point, 0)
        kind = (absent[0], "once", "doubled")[min(count, 2)] if point in found.points else "foreign"
        index = ", ".join(map(str, point))
        index = f"({index})" if len(point) > 1 else index
        entered = absent[1] if not count else f"enters {'once' if count == 1 else f'{count} times'}"
        said = f"{name} = {index} {entered}" if name else entered
        marks[point] = Mark(kind, said, order.get(point, "") if count else "")
        if point == wrong and kind == "once":
            marks[point] = Mark("wrong", f"{name} = {index} enters with another value", "≠")
    return figure(f"The indices in {found.cell} against {found.reduction}", marks, ENTERED, found.binders)


def _known(ask: Callable[[], IndexSet | None]) -> IndexSet | None:
    """An index set; ``None`` also where the specification has no value that it depends on."""
    try:
        return ask()
    except (NoEvidence, UnknownValue, Unenumerable, RecursionError):
        return None


def _order(found: IndexSet, tracer: Tracer) -> dict[Point, str]:
    """In which order the indices entered the cell in the end; those of one part have one number."""
    if found.arrivals is not None:
        return {point: str(n + 1) for n, point in enumerate(dict.fromkeys(found.arrivals))}
    order: dict[Point, str] = {}
    for write in tracer.writes:
        if f"{write.array}[{', '.join(map(str, write.point))}]" != found.cell:
            continue
        counts = {} if write.cell.held is None else write.cell.held.counts
        order = {point: number for point, number in order.items() if point in counts}
        number = str(len(set(order.values())) + 1)
        order.update((point, number) for point in counts.keys() - order.keys())
    return order


def of_outputs(outputs: Sequence[OutputCell], after: str = "") -> Iterator[Figure]:
    """Which elements of the outputs are right at the end; nothing of an output with one element.

    ``after`` ends the captions.
    """
    for tensor in dict.fromkeys(output.tensor for output in outputs):
        marks = {o.point: _mark(o) for o in outputs if o.tensor == tensor}
        if len(marks) > 1:
            yield figure(f"{tensor} at the end{after}", marks, WRITTEN)


def _mark(output: OutputCell) -> Mark:
    element = f"{show_point(output.tensor, output.point)} = {show_value(output.expected)}"
    if output.cell is None:
        return Mark("missing", f"{element}, but its cell was never written")
    if output.differs:
        return Mark("wrong", f"{element}, but the cell holds {show_value(output.cell.value)}")
    return Mark("right", element)


def of_reductions(tracer: Tracer, outputs: Sequence[OutputCell]) -> Iterator[Figure]:
    """Of each output the index set of an element: the first that is wrong, or else that with the most."""
    sets = IndexSets(tracer)
    for tensor in dict.fromkeys(output.tensor for output in outputs):
        mine = [output for output in outputs if output.tensor == tensor]
        wrong = [output for output in mine if output.differs]
        found = [_known(partial(sets.of_output, output)) for output in wrong[:1] or mine]
        largest = max((s for s in found if s is not None), key=lambda s: len(s.points), default=None)
        if largest is not None and len(largest.points) > 1:
            yield of_index_set(largest, tracer)


# ---------------------------------------------------------------- violations


def _outside(violation: Violation, tracer: Tracer) -> Figure:
    """The cells of an array, and the place outside of it that is accessed."""
    assert violation.cell is not None
    array, point = violation.cell
    caption = f"{violation.cell_text} lies outside of {array}"
    if array not in tracer.arrays():
        return Figure(caption, why="the run ended before the array was there")
    extents, _ = tracer.arrays()[array]
    cells = _near(extents, point)
    if cells is None:
        return Figure(caption, why=f"the array has {' × '.join(map(str, extents))} cells")
    marks = {cell: Mark("cell", f"{array}[{', '.join(map(str, cell))}]") for cell in cells}
    marks[point] = Mark("outside", violation.message, "×")
    extent = f"its extents are {', '.join(map(str, extents))}" if extents else "it has one cell"
    return figure(f"{caption}: {extent}", marks, CELLS)


def _near(extents: Point, point: Point) -> list[Point] | None:
    """All cells of a small array, of a long row those near to a point; ``None`` if there are too many."""
    if len(extents) == 1:
        return [(i,) for i in range(extents[0]) if abs(i - point[0]) <= _WINDOW]
    if prod(extents) > _CELLS:
        return None
    return list(product(*map(range, extents)))


def _without_value(violation: Violation, tracer: Tracer) -> Figure:
    """The cells of an array that hold a value when a cell without one is read."""
    assert violation.cell is not None
    array, point = violation.cell
    caption = f"The cells of {array} when {violation.cell_text} is read"
    if array not in tracer.arrays():
        return Figure(caption, why="the run ended before the array was there, or after it was gone")
    extents, filled = tracer.arrays()[array]
    cells = _near(extents, point)
    if cells is None:
        return Figure(caption, why=f"the array has {' × '.join(map(str, extents))} cells")
    marks = {
        cell: Mark("right", "has a value") if cell in filled else Mark("missing", "has no value")
        for cell in cells
    }
    marks[point] = Mark("foreign", violation.message, "?")
    return figure(caption, marks, {**CELLS, "right": "has a value"})


def _accumulated(violation: Violation, tracer: Tracer) -> Iterator[Figure]:
    """The index at which another value than the element, or an index outside of the set, is accumulated."""
    for write in tracer.writes:
        command = write.command
        if command.span != violation.span or write.environment != violation.environment:
            continue
        if not isinstance(command, core.Accumulate) or command.reduction_indices is None:
            return
        scope = {**tracer.parameters, **write.environment}
        sets, cell, held = IndexSets(tracer), violation.cell_text, write.cell.held
        found = _known(partial(sets.of_term, cell, command.annotation, scope, held))
        if found is not None:
            index = tuple(compile_index(i)(scope) for i in command.reduction_indices)
            yield of_index_set(found, tracer, index)
        return


def _layout(impl: core.Impl, array: str, tracer: Tracer) -> Iterator[Figure]:
    """Which elements lie in which cell of an array."""
    extents = tracer.arrays().get(array, ((), frozenset()))[0]
    for placement in placements(impl, tracer.specification):
        if placement.binding.array != array:
            continue
        held: dict[Point, list[str]] = {}
        for point, cell in placement.cells.items():
            held.setdefault(cell, []).append(show_point(placement.binding.tensor, point))
        caption = f"Where the elements of {placement.binding.tensor} lie in {array}"
        cells = _near(extents, min(held, default=(0,) * len(extents)))
        if cells is None:
            yield Figure(caption, why=f"the array has {' × '.join(map(str, extents))} cells")
            continue
        marks = {cell: Mark("cell", "holds no element") for cell in cells}
        for cell, elements in held.items():
            inside = all(0 <= i < extent for i, extent in zip(cell, extents, strict=True))
            kind = "outside" if not inside else "doubled" if len(elements) > 1 else "once"
            marks[cell] = Mark(kind, ", ".join(elements), str(len(elements)) if len(elements) > 1 else "")
        yield figure(caption, marks, PLACES)


def of_equations(impl: core.Impl, parameters: Mapping[str, int]) -> Iterator[Figure]:
    """How many equations define each element, of tensors where some have too many, or outputs too few."""
    for tensor in impl.spec.tensors.values():
        if tensor.kind == "input" or tensor.rank > 3:
            continue
        points = list(islice(product(*_ranges(tensor, parameters)), _CELLS + 1))
        if len(points) > _CELLS:
            continue
        equations = [(e.variables, compile_cond(e.condition)) for e in impl.spec.equations_of(tensor.name)]
        marks = {}
        for point in points:
            count = sum(
                holds({**parameters, **dict(zip(names, point, strict=True))}) for names, holds in equations
            )
            kind = ("missing", "once", "doubled")[min(count, 2)]
            said = f"{show_point(tensor.name, point)}: {count} equation{'' if count == 1 else 's'}"
            if count or tensor.region is not None:
                marks[point] = Mark(kind, said, "" if count == 1 else str(count))
        if any(mark.kind != "once" for mark in marks.values()):
            yield figure(f"The equations that define {tensor.name}", marks, EQUATIONS)


def _ranges(tensor: core.Tensor, parameters: Mapping[str, int]) -> list[range]:
    """The indices of a tensor: of an output its region, of another one those near to the parameters."""
    if tensor.region is None:
        return [range(-_AROUND, max(parameters.values(), default=0) + _AROUND + 1)] * tensor.rank
    at = dict(parameters)
    return [range(compile_index(lower)(at), compile_index(upper)(at)) for lower, upper in tensor.region]


__all__ = [
    "Figure",
    "figure",
    "of_equations",
    "of_index_set",
    "of_outputs",
    "of_reductions",
    "of_violation",
]
