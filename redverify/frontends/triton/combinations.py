"""By what the region of a reduction or a scan combines two lanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from redverify.frontends.common.indices.polynomials import Polynomial, named
from redverify.frontends.triton.ttir.ir import Region, Scalar, Value

#: Operations that combine two lanes: the operator of the language.
FOLDS = {
    "arith.addf": "+",
    "arith.mulf": "*",
    "arith.addi": "+",
    "arith.muli": "*",
    "arith.maxnumf": "max",
    "arith.minnumf": "min",
    "arith.maximumf": "max",
    "arith.minimumf": "min",
    "arith.maxsi": "max",
    "arith.minsi": "min",
}


def unit(operator: str, element: Scalar) -> str:
    """What combining starts from: the unit of the operator at a type, as a literal."""
    if operator in "+*":
        return {"+": "0", "*": "1"}[operator] + (".0" if element.is_float else "")
    if element.is_float:
        return {"max": "-inf", "min": "inf"}[operator]
    bits = int(element.name[1:])
    return str(-(2 ** (bits - 1)) if operator == "max" else 2 ** (bits - 1) - 1)


def operation_of(region: Region) -> str | None:
    """The name of the one operation that a region consists of."""
    *body, last = region.operations
    alone = len(body) == 1 and last.operands == body[0].results
    return body[0].name if alone and set(body[0].operands) == set(region.arguments) else None


def extremes_of(region: Region) -> tuple[str, str] | None:
    """``max`` or ``min`` of the first of two values, and of the second among equal first ones.

    So ``tl.argmax`` combines lanes. Its region asks how the first values compare and how the second ones do,
    and chooses. So it is known once each of the nine ways to compare is tried. No first value is a
    second one, so that what is chosen shows by its number.
    """
    if len(region.arguments) != 4:
        return None
    pairs = list(product((0, 1), (2, 3)))
    cases = {(one, other): _chosen(region, (*one, *other)) for one, other in product(pairs, repeat=2)}
    for (first, f), (second, s) in product((("max", 1), ("min", -1)), repeat=2):
        wanted = {(a, b): max(a, b, key=lambda p: (f * p[0], s * p[1])) for a, b in cases}
        if cases == wanted:
            return first, second
    return None


def _chosen(region: Region, given: Sequence[int]) -> tuple[Any, ...] | None:
    """What a region of comparisons and choices gives; ``None`` if it has anything else."""
    values: dict[Value, Any] = dict(zip(region.arguments, given, strict=True))
    same = [set(region.arguments[n::2]) for n in (0, 1)]
    *body, last = region.operations
    for operation in body:
        parts = [values[o] for o in operation.operands if o in values]
        if len(parts) < len(operation.operands):
            return None
        match operation.name:
            case "arith.cmpf" | "arith.cmpi" if set(operation.operands) in same:
                found: Any = _ORDERS.get(str(operation.attributes["predicate"])[-2:], lambda *_: None)(*parts)
            case "arith.andi" | "arith.ori" if all(isinstance(p, bool) for p in parts):
                found = all(parts) if operation.name == "arith.andi" else any(parts)
            case "arith.select" if isinstance(parts[0], bool):
                found = parts[1] if parts[0] else parts[2]
            case _:
                return None
        if found is None or str(operation.attributes.get("predicate", "")) in _UNSIGNED:
            return None
        values[operation.result] = found
    return tuple(values.get(o) for o in last.operands)


_ORDERS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}

#: Comparisons of integers that take them as unsigned.
_UNSIGNED = frozenset(("ult", "ule", "ugt", "uge"))


def is_associative(region: Region) -> bool:
    """Whether sums and products combine lanes in an order that makes no difference over the real numbers."""
    count = len(region.arguments) // 2
    x, y, z = ([named(f"{letter}{n}") for n in range(count)] for letter in "xyz")
    first, last = _combined(region, x, y), _combined(region, y, z)
    if first is None or last is None:
        return False
    return _combined(region, first, z) == _combined(region, x, last)


def _combined(
    region: Region, left: Sequence[Polynomial], right: Sequence[Polynomial]
) -> list[Polynomial] | None:
    """Two lanes combined, as polynomials; ``None`` if an operation is neither a sum nor a product."""
    values: dict[Value, Polynomial] = dict(zip(region.arguments, (*left, *right), strict=True))
    *body, last = region.operations
    for operation in body:
        rule = _RING.get(operation.name)
        if rule is None or not all(o in values for o in operation.operands):
            return None
        values[operation.result] = rule(*(values[o] for o in operation.operands))
    return [values[o] for o in last.operands]


_RING: dict[str, Callable[[Polynomial, Polynomial], Polynomial]] = {
    "arith.addf": lambda a, b: a + b,
    "arith.subf": lambda a, b: a - b,
    "arith.mulf": lambda a, b: a * b,
}


def needed(region: Region, results: set[int]) -> set[int]:
    """The results of a scan that have to be computed for some of them: also what its next lane needs."""
    *body, last = region.operations
    maker = {r: op for op in body for r in op.results}
    while True:
        left, found = [last.operands[n] for n in results], set(results)
        while left:
            value = left.pop()
            if value in maker:
                left += maker[value].operands
            elif (place := region.arguments.index(value)) < len(last.operands):
                found.add(place)
        if found == results:
            return found
        results = found
