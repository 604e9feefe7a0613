"""What a cell holds besides its value: which part of which reduction (section 7.3 of the thesis).

:func:`join` says what a cell holds after a contribution. An index must not enter a cell twice, and if
the operator's laws require an order, indices must enter in that order.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from redverify.interpreter.domains.terms import Value, same
from redverify.interpreter.enumeration import Point
from redverify.interpreter.specification import Reduction, UnknownValue
from redverify.language.operators import Laws


@dataclass(frozen=True, slots=True, eq=False)
class Ghost:
    """``initial ⊙ reduce[indices]``, a part of ``reduction``.

    ``reduction`` is the annotation of the last contribution. ``initial`` is ``None`` if the fold
    starts from its first element. ``pending`` is true until the ``accumulate`` scope ends.
    """

    reduction: Reduction
    indices: frozenset[Point]
    initial: Value | None
    pending: bool


@dataclass(frozen=True, slots=True, eq=False)
class Cell:
    """An initialised cell; ``ghost`` is ``None`` for a value that is not a reduction."""

    value: Value
    ghost: Ghost | None = None

    def settled(self) -> Cell:
        """The cell after its scope is left (``asummarize``)."""
        if self.ghost is None or not self.ghost.pending:
            return self
        return Cell(self.value, replace(self.ghost, pending=False))


@dataclass(frozen=True, slots=True, eq=False)
class Contribution:
    """A value that is to enter a cell: the part of the reduction ``target`` over ``points``.

    ``begun``: the part starts from the operator's start, which is not a unit; so must the cell.
    """

    target: Reduction
    points: frozenset[Point]
    value: Value
    begun: bool = False


class Broken(Exception):
    """An obligation of the kind ``kind`` fails; ``message`` says how."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message


def same_initial(left: Value | None, right: Value | None) -> bool:
    """Equality of initial values, ``None`` meaning "from the first element"."""
    if left is None or right is None:
        return left is right
    return same(left, right)


def matches(ghost: Ghost, reduction: Reduction) -> bool:
    """The cell holds exactly this reduction: elements, index set and initial value."""
    return ghost.indices == reduction.points and is_part(ghost, reduction) and _starts_alike(ghost, reduction)


def holds(ghost: Ghost, reduction: Reduction) -> bool:
    """The cell's value is this reduction: exactly, or what it started from is the rest of it.

    ``initial ⊙ reduce[rest]`` may be written as one value before the other indices are accumulated.
    """
    if matches(ghost, reduction):
        return True
    rest = reduction.points - ghost.indices
    if not rest or not is_part(ghost, reduction):
        return False
    if reduction.ordered and ghost.indices and max(rest) > min(ghost.indices):
        return False
    try:
        total = reduction.initial()
        for point in sorted(rest):
            element = reduction.element(point)
            total = element if total is None else reduction.combine(total, element)
    except UnknownValue:
        return False
    return same_initial(ghost.initial, total)


def is_complete(ghost: Ghost) -> bool:
    """The cell holds the whole reduction that its annotation named (``complete``)."""
    return ghost.indices == ghost.reduction.points and _starts_alike(ghost, ghost.reduction)


def _starts_alike(ghost: Ghost, reduction: Reduction) -> bool:
    """Whether the cell starts from the reduction's initial value; not if the specification gives it none."""
    try:
        return same_initial(ghost.initial, reduction.initial())
    except UnknownValue:
        return False


def is_unfinished(ghost: Ghost | None) -> bool:
    """The cell holds some indices of a reduction, and not the whole of it.

    A cell that got units alone holds its initial value, which is not a part of a reduction.
    """
    return ghost is not None and bool(ghost.indices) and not is_complete(ghost)


def is_part(ghost: Ghost, reduction: Reduction) -> bool:
    """The cell's elements are elements of ``reduction`` at the same indices."""
    if ghost.reduction.operator != reduction.operator or not ghost.indices <= reduction.points:
        return False
    if ghost.reduction.identity == reduction.identity:
        return True
    return all(same(ghost.reduction.element(k), reduction.element(k)) for k in ghost.indices)


def held_by(reduction: Reduction | None) -> Ghost | None:
    """The ghost of a cell after ``:=`` with this reduction as its annotation."""
    if reduction is None or not reduction.points:
        return None
    return Ghost(reduction, reduction.points, reduction.initial(), pending=False)


def _begun(value: Value | None, target: Reduction) -> bool:
    """Whether a value is what parts of the reduction start from, and not its unit."""
    return value is not None and target.begin is not None and same(value, target.begin)


def partial(cell: Cell, target: Reduction) -> Contribution:
    """What ``op=`` without ``K`` adds when it reads ``cell``, a part of ``target`` (section 7.3.3)."""
    ghost = cell.ghost
    if ghost is None:
        if target.unit is not None and same(cell.value, target.unit):
            return Contribution(target, frozenset(), cell.value)
        if _begun(cell.value, target):
            return Contribution(target, frozenset(), cell.value, begun=True)
        raise Broken("value", "the cell read holds neither a partial reduction nor the unit")
    if not is_part(ghost, target):
        raise Broken("value", "the cell read is not a partial reduction of the annotation")
    begun = _begun(ghost.initial, target)
    if not begun and not same_initial(ghost.initial, target.unit):
        raise Broken("value", "the partial reduction read does not start from the unit")
    return Contribution(target, ghost.indices, cell.value, begun)


def join(cell: Cell, contribution: Contribution, laws: Laws) -> Ghost:
    """The ghost after a contribution; checks ``operator``, ``complete``, ``fresh`` and ``order``."""
    target, points = contribution.target, contribution.points
    indices, initial = _before(cell, target)
    if contribution.begun and not _begun(initial, target):
        raise Broken("value", "a part is added that starts elsewhere than the cell")
    twice = indices & points
    if twice:
        raise Broken("fresh", f"index {show_index(min(twice))} enters the cell twice")
    ordered = not (laws.associative and laws.commutative)
    if ordered and indices and points and min(points) <= max(indices):
        raise Broken("order", f"index {show_index(min(points))} arrives after {show_index(max(indices))}")
    return Ghost(target, indices | points, initial, pending=True)


def _before(cell: Cell, target: Reduction) -> tuple[frozenset[Point], Value | None]:
    """The part of ``target`` that a cell holds before a contribution: indices and initial value."""
    ghost = cell.ghost
    if ghost is None:
        return frozenset(), cell.value
    if ghost.pending and ghost.reduction.operator != target.operator:
        raise Broken("operator", f"'{ghost.reduction.operator}' and '{target.operator}' in one scope")
    start = target.start()
    if not ghost.pending and start is not None and matches(ghost, start):
        return frozenset(), cell.value
    if ghost.reduction.identity == target.identity:
        return ghost.indices, ghost.initial
    if not ghost.pending:
        return frozenset(), cell.value
    if is_part(ghost, target):
        return ghost.indices, ghost.initial
    raise Broken("complete", "the cell holds a part of another reduction")


def same_part(left: Ghost | None, right: Ghost | None) -> bool:
    """Two cells of equal value hold the same part of one reduction, or both a complete value."""
    if not is_unfinished(left) and not is_unfinished(right):
        return True
    return (
        left is not None
        and right is not None
        and left.reduction.identity == right.reduction.identity
        and left.indices == right.indices
        and same_initial(left.initial, right.initial)
    )


def show_index(point: Point) -> str:
    """A reduction index as text."""
    return str(point[0]) if len(point) == 1 else f"({', '.join(map(str, point))})"
