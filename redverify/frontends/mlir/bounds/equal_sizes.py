"""Sizes of arguments that the source needs to be equal: they become one parameter.

An operation of linalg whose operands use one iterator as a plain index has operands of equal sizes there, or
is undefined. This counts only for operations that the function always runs, and for arguments that it takes
as they are. Fewer parameters make everything after this faster.
"""

from __future__ import annotations

from redverify.frontends.mlir.ir import Dim, Function, Map, Op, Shaped, Value


def merged_sizes(function: Function) -> dict[str, str]:
    """For each parameter of a size the one that stands for it."""
    shapes: dict[Value, tuple[object, ...]] = {}
    for position, argument in enumerate(function.body.arguments):
        if isinstance(argument.type, Shaped):
            shape = argument.type.shape
            shapes[argument] = tuple(f"s{position}_{d}" if n is None else n for d, n in enumerate(shape))
    leader: dict[str, str] = {}

    def find(name: str) -> str:
        while leader.get(name, name) != name:
            name = leader[name]
        return name

    for op in function.body.ops:
        if not op.name.startswith("linalg."):
            continue
        for group in _groups(op, shapes):
            names = sorted({find(n) for n in group if isinstance(n, str)}, key=_order)
            for name in names[1:]:
                leader[name] = names[0]
        for result, operand in zip(op.results, _outputs(op), strict=False):
            if operand in shapes:
                shapes[result] = shapes[operand]
    return {name: find(name) for name in leader}


def _order(name: str) -> tuple[int, int]:
    position, dimension = name[1:].split("_")
    return int(position), int(dimension)


def _outputs(op: Op) -> tuple[Value, ...]:
    return op.operands[len(op.operands) - max(len(op.results), 1) :]


def _groups(op: Op, shapes: dict[Value, tuple[object, ...]]) -> list[list[object]]:
    """Sizes that are equal: those of one iterator."""
    maps = op.attributes.get("indexing_maps", op.attributes.get("linalg.memoized_indexing_maps"))
    if not isinstance(maps, tuple) or len(maps) != len(op.operands):
        return []
    groups: dict[int, list[object]] = {}
    for value, found in zip(op.operands, maps, strict=True):
        if not isinstance(found, Map) or value not in shapes:
            continue
        for expr, size in zip(found.results, shapes[value], strict=True):
            if isinstance(expr, Dim) and not expr.symbol:
                groups.setdefault(expr.position, []).append(size)
    return list(groups.values())
