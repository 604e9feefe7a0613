"""What each operation makes of index values and of the sizes of shaped values (:mod:`.quantities`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.terms import canonical, compare
from redverify.frontends.mlir.bounds.quantities import Quantities, Quantity
from redverify.frontends.mlir.ir import DYNAMIC, Function, Op, Region, Set, Shaped, Type, Value
from redverify.frontends.mlir.operations import mixed
from redverify.frontends.mlir.reshaping import groups_of
from redverify.frontends.mlir.scalars import indices, widths
from redverify.frontends.mlir.scalars.indices import applied, holding
from redverify.frontends.mlir.scalars.widths import greatest, least
from redverify.language import core
from redverify.language.core import IConst, IndexExpr

_ONE = IConst(1)


def quantities_of(function: Function) -> Quantities:
    """Follow a function from its arguments to its results."""
    found = Quantities(function)
    _walk(found, function.body.ops)
    return found


def _walk(q: Quantities, ops: Sequence[Op]) -> None:
    for op in ops:
        try:
            handler = _HANDLERS.get(op.name, _other)
            handler(q, op)
        except (widths.NotAffine, TranslationError, ValueError, LookupError, RuntimeError, AssertionError):
            _rest(q, op)


def _rest(q: Quantities, op: Op) -> None:
    """Nothing is known about an operation: its results, and the arguments of its regions, are symbols."""
    for region in op.regions:
        for argument in region.arguments:
            q.unknown(argument)
        _walk(q, region.ops)
    for result in op.results:
        q.unknown(result)


def _other(q: Quantities, op: Op) -> None:
    """An operation that has no rule of its own: an index that is computed, or a tensor that is replaced."""
    if op.regions and not op.name.startswith("linalg."):
        _rest(q, op)
        return
    for region in op.regions:
        for argument in region.arguments:
            q.unknown(argument)
        _walk(q, region.ops)
    if op.name.startswith("linalg.") and op.results:
        _replaced(q, op, op.operands[-len(op.results) :])
    elif len(op.results) == 1 and _is_index(op.results[0]):
        found = indices.index_of(op, q.get, q.proves)
        if found is None:
            q.unknown(op.results[0])
        else:
            q.set_index(op.results[0], found)
    else:
        for result in op.results:
            q.unknown(result)


def _is_index(value: Value) -> bool:
    return isinstance(value.type, Type) and value.type.name == "index"


def _shaped(value: Value) -> Shaped:
    if not isinstance(value.type, Shaped):
        raise ValueError(value)
    return value.type


def _replaced(q: Quantities, op: Op, operands: Sequence[Value]) -> None:
    """Results that have the sizes of operands."""
    for result, operand in zip(op.results, operands, strict=True):
        sizes = q.shaped[operand].sizes if operand in q.shaped else None
        q.set_shaped(result, q.of_type(result, _shaped(result), result.name, sizes))


# ---------------------------------------------------------------- indices


def _map(q: Quantities, op: Op) -> None:
    results = applied(op.map("map"), [q.get(o) for o in op.operands], product=q.symbols.times)
    name = op.name.partition(".")[2]
    q.set_index(
        op.results[0],
        results[0] if name == "apply" else least(results) if name == "min" else greatest(results),
    )


def _product(q: Quantities, op: Op) -> None:
    if not _is_index(op.results[0]):
        return
    q.set_index(op.results[0], q.symbols.times(q.get(op.operands[0]), q.get(op.operands[1])))


def _dim(q: Quantities, op: Op) -> None:
    sizes, position = q.shaped[op.operands[0]].sizes, q.get(op.operands[1])
    if not isinstance(position, IConst) or not 0 <= position.value < len(sizes):
        raise ValueError(op.name)
    q.set_index(op.results[0], sizes[position.value])


def _comparison(q: Quantities, op: Op) -> None:
    if all(_is_index(o) for o in op.operands):
        left, right = (q.get(o) for o in op.operands)
        q.truth[op.results[0]] = widths.comparison(
            op.integer("predicate"), indices.index_word(q.proves), left, right
        )


def _select(q: Quantities, op: Op) -> None:
    result = op.results[0]
    if _is_index(result):
        condition = q.truth.get(op.operands[0])
        _either(q, result, condition, q.get(op.operands[1]), q.get(op.operands[2]))
    else:
        q.unknown(result)


def _either(
    q: Quantities, value: Value, condition: core.Cond | None, then: IndexExpr, otherwise: IndexExpr
) -> None:
    opposite = None if condition is None else core.CNot(condition)
    q.one_of(value, [(condition, then), (opposite, otherwise)])


# ---------------------------------------------------------------- shapes


def _made(q: Quantities, op: Op) -> None:
    """A new tensor or new memory, whose dynamic sizes are operands."""
    result = op.results[0]
    type_ = _shaped(result)
    dynamic = iter(op.operands)
    sizes = [IConst(n) if n is not None else q.get(next(dynamic)) for n in type_.shape]
    q.set_shaped(result, q.of_type(result, type_, result.name, sizes))
    for region in op.regions:
        for argument, size in zip(region.arguments, sizes, strict=True):
            q.variable(argument, IConst(0), size, _ONE)
        _walk(q, region.ops)


def _slice(q: Quantities, op: Op) -> None:
    q.set_shaped(op.results[0], q.slice_of(op, q.shaped[op.operands[0]], 1))


def _second(q: Quantities, op: Op) -> None:
    """The second operand with other elements."""
    _replaced(q, op, op.operands[1:2])


def _cast(q: Quantities, op: Op) -> None:
    """The same under another type: a size that only one of the types says is that, or it is undefined."""
    before, result = q.shaped[op.operands[0]], op.results[0]
    type_ = _shaped(result)
    if len(type_.shape) != len(before.sizes):
        raise ValueError(op.name)
    for size, n in zip(before.sizes, type_.shape, strict=True):
        if n is not None:
            q.facts.append(compare("==", size, IConst(n)))
    kinds = {_shaped(op.operands[0]).kind, type_.kind}
    if len(kinds) == 1:
        q.set_shaped(result, before)
    else:
        q.set_shaped(result, q.of_type(result, type_, result.name, before.sizes))


def _reinterpreted(q: Quantities, op: Op) -> None:
    offsets, sizes, strides = mixed(op, 1, lambda v, _: q.get(v))
    base = q.shaped[op.operands[0]].base
    q.set_shaped(op.results[0], Quantity(sizes, strides, offsets[0], base, None))


def _metadata(q: Quantities, op: Op) -> None:
    """The base, the offset, the sizes and the strides."""
    found = q.shaped[op.operands[0]]
    if found.strides is None or found.offset is None:
        raise ValueError(op.name)
    q.unknown(op.results[0])
    for result, expr in zip(op.results[1:], (found.offset, *found.sizes, *found.strides), strict=True):
        q.set_index(result, expr)


def _expanded(q: Quantities, op: Op) -> None:
    before, result = q.shaped[op.operands[0]], op.results[0]
    dynamic = iter(op.operands[1:])
    sizes = [q.get(next(dynamic)) if n == DYNAMIC else IConst(n) for n in op.integers("static_output_shape")]
    strides: list[IndexExpr] | None = None
    if before.strides is not None:
        strides = [_ONE] * len(sizes)
        for group, stride in zip(groups_of(op), before.strides, strict=True):
            step = stride
            for d in reversed(group):
                strides[d] = step
                step = q.symbols.times(step, sizes[d])
    steps = None if strides is None else tuple(strides)
    q.set_shaped(result, Quantity(tuple(sizes), steps, before.offset, before.base, None))


def _collapsed(q: Quantities, op: Op) -> None:
    before, result = q.shaped[op.operands[0]], op.results[0]
    sizes: list[IndexExpr] = []
    for group in groups_of(op):
        size: IndexExpr = _ONE
        for d in group:
            size = q.symbols.times(size, before.sizes[d])
        sizes.append(size)
    strides = None
    if before.strides is not None:
        strides = tuple(before.strides[group[-1]] if group else _ONE for group in groups_of(op))
    q.set_shaped(result, Quantity(tuple(sizes), strides, before.offset, before.base, None))


def _padded(q: Quantities, op: Op) -> None:
    segments = op.segments(3)
    low, high = (
        [q.get(next(rest)) if n == DYNAMIC else IConst(n) for n in op.integers(name)]
        for name, rest in (("static_low", iter(segments[1])), ("static_high", iter(segments[2])))
    )
    before = q.shaped[op.operands[0]].sizes
    sizes = [canonical(core.IAdd(core.IAdd(a, n), b)) for a, n, b in zip(low, before, high, strict=True)]
    result = op.results[0]
    q.set_shaped(result, q.of_type(result, _shaped(result), result.name, sizes))


# ---------------------------------------------------------------- loops and branches


def _loop(
    q: Quantities,
    op: Op,
    bounds: Sequence[tuple[IndexExpr, IndexExpr, IndexExpr]],
    carried: Sequence[Value],
) -> None:
    """A loop over ``bounds`` (lower, upper, step), which carries values."""
    region = op.region()
    variables, arguments = region.arguments[: len(bounds)], region.arguments[len(bounds) :]
    facts: list[core.Cond] = []
    for variable, (lower, upper, step) in zip(variables, bounds, strict=True):
        facts += q.variable(variable, lower, upper, step)
    with q.inside(facts):
        for variable in variables:
            q.set_index(variable, q.get(variable))
        kept = _carried(q, region, arguments, carried)
    for position, result in enumerate(op.results):
        _result(q, result, carried[position] if kept[position] else None)


def _carried(
    q: Quantities, region: Region, arguments: Sequence[Value], carried: Sequence[Value]
) -> list[bool]:
    """Walk the body; for each carried value, whether each iteration keeps it, or its sizes."""
    kept = [True] * len(carried)
    for first in (True, False):
        for argument, value, same in zip(arguments, carried, kept, strict=False):
            _result(q, argument, value if same and not (first and _is_index(argument)) else None)
        _walk(q, region.ops)
        last = region.ops[-1].operands if region.ops and region.ops[-1].name.endswith("yield") else None
        if last is None or len(last) != len(carried):  # scf.forall: its shared tensors keep their sizes
            return [not _is_index(v) for v in carried]
        found = [
            same and _unchanged(q, argument, value, after)
            for same, argument, value, after in zip(kept, arguments, carried, last, strict=True)
        ]
        again = found != kept or any(k and _is_index(v) for k, v in zip(kept, carried, strict=True))
        kept = found
        if not again:
            break
    return kept


def _unchanged(q: Quantities, argument: Value, first: Value, last: Value) -> bool:
    if last is argument or last is first:
        return True
    if first not in q.shaped or last not in q.shaped:
        return False
    before, after = q.shaped[first].sizes, q.shaped[last].sizes
    return all(q.proves(compare("==", a, b)) for a, b in zip(before, after, strict=True))


def _result(q: Quantities, result: Value, like: Value | None) -> None:
    """A value that has the sizes of another, or is it; a symbol if there is none."""
    if like is None:
        q.unknown(result)
    elif _is_index(result):
        q.set_index(result, q.get(like))
    elif isinstance(result.type, Shaped) and like in q.shaped:
        q.set_shaped(result, q.of_type(result, result.type, result.name, q.shaped[like].sizes))
    else:
        q.unknown(result)


def _scf_for(q: Quantities, op: Op) -> None:
    lower, upper, step = (q.get(o) for o in op.operands[:3])
    _loop(q, op, [(lower, upper, step)], op.operands[3:])


def _affine_for(q: Quantities, op: Op) -> None:
    below, above, carried = op.segments(3)
    times = q.symbols.times
    lower = greatest(applied(op.map("lowerBoundMap"), [q.get(o) for o in below], product=times))
    upper = least(applied(op.map("upperBoundMap"), [q.get(o) for o in above], product=times))
    _loop(q, op, [(lower, upper, IConst(op.integer("step")))], carried)


def _scf_parallel(q: Quantities, op: Op) -> None:
    below, above, steps, _ = op.segments(4)
    triples = [(q.get(a), q.get(b), q.get(c)) for a, b, c in zip(below, above, steps, strict=True)]
    _loop(q, op, triples, ())


def _scf_forall(q: Quantities, op: Op) -> None:
    groups = op.segments(4)
    columns = [
        [q.get(next(rest)) if n == DYNAMIC else IConst(n) for n in op.integers(name)]
        for name, rest in zip(
            ("staticLowerBound", "staticUpperBound", "staticStep"), map(iter, groups), strict=False
        )
    ]
    _loop(q, op, list(zip(*columns, strict=True)), groups[3])


def _affine_parallel(q: Quantities, op: Op) -> None:
    lower_map, upper_map = op.map("lowerBoundsMap"), op.map("upperBoundsMap")
    operands = [q.get(o) for o in op.operands]
    cut = lower_map.dims + lower_map.symbols
    lowers = _grouped(
        op, applied(lower_map, operands[:cut], product=q.symbols.times), "lowerBoundsGroups", greatest
    )
    uppers = _grouped(
        op, applied(upper_map, operands[cut:], product=q.symbols.times), "upperBoundsGroups", least
    )
    steps = op.attributes.get("steps")
    widths = [IConst(s) for s in steps if isinstance(s, int)] if isinstance(steps, tuple) else []
    _loop(q, op, list(zip(lowers, uppers, widths, strict=True)), ())


def _grouped(
    op: Op,
    results: Sequence[IndexExpr],
    groups: str,
    of_many: Callable[[Sequence[IndexExpr]], IndexExpr],
) -> list[IndexExpr]:
    bounds: list[IndexExpr] = []
    start = 0
    for size in op.integers(groups):
        bounds.append(of_many(results[start : start + size]))
        start += size
    return bounds


def _scf_if(q: Quantities, op: Op) -> None:
    _if(q, op, q.truth.get(op.operands[0]))


def _affine_if(q: Quantities, op: Op) -> None:
    found = op.attributes.get("condition")
    _if(q, op, holding(found, [q.get(o) for o in op.operands]) if isinstance(found, Set) else None)


def _if(q: Quantities, op: Op, condition: core.Cond | None) -> None:
    facts: list[list[core.Cond]] = [[], []]
    if condition is not None:
        facts = [[condition], [core.CNot(condition)]]
    ends: list[tuple[Value, ...]] = []
    for region, known in zip(op.regions, facts, strict=True):
        with q.inside(known):
            _walk(q, region.ops)
        ends.append(region.ops[-1].operands if region.ops else ())
    for position, result in enumerate(op.results):
        then, otherwise = (end[position] for end in ends)
        if _is_index(result):
            _either(q, result, condition, q.get(then), q.get(otherwise))
        elif then in q.shaped and otherwise in q.shaped and _unchanged(q, result, then, otherwise):
            _result(q, result, then)
        else:
            q.unknown(result)


_HANDLERS: dict[str, Callable[[Quantities, Op], None]] = {
    "affine.apply": _map,
    "affine.min": _map,
    "affine.max": _map,
    "arith.muli": _product,
    "index.mul": _product,
    "arith.cmpi": _comparison,
    "arith.select": _select,
    "tensor.dim": _dim,
    "memref.dim": _dim,
    "tensor.empty": _made,
    "tensor.generate": _made,
    "memref.alloc": _made,
    "memref.alloca": _made,
    "memref.subview": _slice,
    "tensor.extract_slice": _slice,
    "tensor.insert": _second,
    "tensor.insert_slice": _second,
    "vector.transfer_write": _second,
    "bufferization.materialize_in_destination": _second,
    "memref.cast": _cast,
    "tensor.cast": _cast,
    "bufferization.to_memref": _cast,
    "bufferization.to_buffer": _cast,
    "bufferization.to_tensor": _cast,
    "memref.reinterpret_cast": _reinterpreted,
    "memref.extract_strided_metadata": _metadata,
    "memref.expand_shape": _expanded,
    "tensor.expand_shape": _expanded,
    "memref.collapse_shape": _collapsed,
    "tensor.collapse_shape": _collapsed,
    "tensor.pad": _padded,
    "scf.for": _scf_for,
    "affine.for": _affine_for,
    "scf.parallel": _scf_parallel,
    "affine.parallel": _affine_parallel,
    "scf.forall": _scf_forall,
    "scf.if": _scf_if,
    "affine.if": _affine_if,
}
