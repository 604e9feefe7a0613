"""Operations of linalg on tensors and memrefs, as the loops that they stand for."""

from __future__ import annotations

from collections.abc import Callable

from redverify.frontends.common import model
from redverify.frontends.common.terms import canonical, compare, conjunction
from redverify.frontends.mlir.ir import DYNAMIC, Dim, Map, Op, Region, Shaped, Value
from redverify.frontends.mlir.operations import Operations
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.scalars.indices import applied
from redverify.frontends.mlir.ssa_bindings import Empty, Index, Scalar, Splat, View
from redverify.language import core
from redverify.language.core import IConst, IndexExpr
from redverify.language.walks import reads_in

#: Operations whose operands all have the shape of the result, or are numbers.
_ELEMENTWISE = frozenset(
    [
        "fill",
        "map",
        "copy",
        "exp",
        "log",
        "abs",
        "ceil",
        "floor",
        "negf",
        "reciprocal",
        "round",
        "sqrt",
        "rsqrt",
        "square",
        "tanh",
        "erf",
        "add",
        "sub",
        "mul",
        "div",
        "div_unsigned",
        "max",
        "min",
        "powf",
        "select",
    ]
)


def _identity(rank: int) -> Map:
    return Map(rank, 0, tuple(Dim(d, False) for d in range(rank)))


class Linalg:
    """Translates structured operations. ``run_scalar`` translates an operation of their regions."""

    def __init__(self, operations: Operations, run_scalar: Callable[[Op], None]) -> None:
        self.operations = operations
        self.builder = operations.builder
        self.run_scalar = run_scalar

    def translate(self, op: Op) -> None:
        """One operation, whose operands are in use."""
        inputs, outputs = self._operands(op)
        maps = self._maps(op, inputs, outputs)
        if len(maps) != len(inputs) + len(outputs):
            raise op.refused("it has not one map for each operand")
        dims = maps[0].dims
        if any(m.dims != dims or m.symbols for m in maps):
            raise op.refused("its maps have symbols")
        domain = self._domain(op, (*inputs, *outputs), maps)
        region = op.region()
        used = self._used_outputs(region, len(inputs))
        targets = self._targets(op, inputs, outputs, maps, used)
        for value, found in zip((*inputs, *outputs), maps, strict=True):
            if isinstance(value.type, Shaped):
                self._shape_fits(op, self.operations.sizes(value, op), found, domain)
        self._nest(op, inputs, outputs, maps, targets, domain, region)
        for result, target in zip(op.results, targets, strict=False):
            self.builder.bind(result, target)

    # ------------------------------------------------------------ operands and maps

    def _operands(self, op: Op) -> tuple[tuple[Value, ...], tuple[Value, ...]]:
        if "operandSegmentSizes" in op.attributes:
            groups = op.segments(len(op.integers("operandSegmentSizes")))
            return groups[0], groups[1]
        results = max(len(op.results), 1)
        return op.operands[:-results], op.operands[-results:]

    def _maps(self, op: Op, inputs: tuple[Value, ...], outputs: tuple[Value, ...]) -> tuple[Map, ...]:
        found = op.attributes.get("indexing_maps", op.attributes.get("linalg.memoized_indexing_maps"))
        if isinstance(found, tuple):
            maps = tuple(m for m in found if isinstance(m, Map))
            if len(maps) != len(found):
                raise op.refused("its maps cannot be read")
            return maps
        rank = len(self.operations.sizes(outputs[0], op))
        if op.name.removeprefix("linalg.") in _ELEMENTWISE:
            scalar = Map(rank, 0, ())
            return tuple(
                _identity(rank) if isinstance(v.type, Shaped) else scalar for v in (*inputs, *outputs)
            )
        if op.name == "linalg.transpose":
            permutation = op.integers("permutation")
            places = tuple(Dim(permutation.index(d), False) for d in range(rank))
            return Map(rank, 0, places), _identity(rank)
        if op.name == "linalg.broadcast":
            added = op.integers("dimensions")
            return Map(rank, 0, tuple(Dim(d, False) for d in range(rank) if d not in added)), _identity(rank)
        if op.name == "linalg.reduce":
            reduced = op.integers("dimensions")
            all_dims = rank + len(reduced)
            kept = Map(all_dims, 0, tuple(Dim(d, False) for d in range(all_dims) if d not in reduced))
            return (*(_identity(all_dims) for _ in inputs), *(kept for _ in outputs))
        raise op.refused("its maps are not known")

    def _domain(self, op: Op, values: tuple[Value, ...], maps: tuple[Map, ...]) -> tuple[IndexExpr, ...]:
        """The extent of each iterator: the size of the first dimension that it is the index of."""
        found: dict[int, IndexExpr] = {}
        for value, map_ in zip(values, maps, strict=True):
            if not isinstance(value.type, Shaped):
                continue
            for expr, size in zip(map_.results, self.operations.sizes(value, op), strict=True):
                if isinstance(expr, Dim):
                    found.setdefault(expr.position, size)
        if len(found) != maps[0].dims:
            raise op.refused("the extent of an iterator is not known")
        return tuple(found[d] for d in range(maps[0].dims))

    def _shape_fits(
        self, op: Op, sizes: tuple[IndexExpr, ...], map_: Map, domain: tuple[IndexExpr, ...]
    ) -> None:
        """Demand that the sizes of an operand are those that the iterators need."""
        conditions: list[core.Cond] = []
        corners = [canonical(core.IAdd(d, IConst(-1))) for d in domain]
        nonempty = conjunction([compare(">", d, IConst(0)) for d in domain])
        for expr, size, last in zip(map_.results, sizes, applied(map_, corners), strict=True):
            if isinstance(expr, Dim):
                conditions.append(compare("==", domain[expr.position], size))
            else:
                inside = core.CAnd(core.CCmp("<=", IConst(0), last), core.CCmp("<", last, size))
                conditions.append(core.COr(core.CNot(nonempty), inside))
        self.operations.demand(op, conjunction(conditions), "its operands have shapes that fit together")

    # ------------------------------------------------------------ results

    @staticmethod
    def _used_outputs(region: Region, inputs: int) -> tuple[bool, ...]:
        used = {operand for op in region.ops for operand in op.walk_operands()}
        return tuple(argument in used for argument in region.arguments[inputs:])

    def _targets(
        self,
        op: Op,
        inputs: tuple[Value, ...],
        outputs: tuple[Value, ...],
        maps: tuple[Map, ...],
        used: tuple[bool, ...],
    ) -> list[View]:
        """Where the results go."""
        targets: list[View] = []
        if len(set(outputs)) != len(outputs):
            raise op.refused("one tensor is the destination of two results")
        for position, value in enumerate(outputs):
            if not op.results:
                targets.append(self.operations.view(value, op))
                continue
            map_ = maps[len(inputs) + position]
            own = len(inputs) + position
            others = [
                v
                for n, (v, m) in enumerate(zip((*inputs, *outputs), maps, strict=True))
                if n != own and isinstance(v.type, Shaped) and not self._same_place(v, m, value, map_, op)
            ]
            keep = used[position] if position < len(used) else True
            covers = self._covers(map_)
            targets.append(
                self.operations.writable(value, op, keep=keep or not covers, also_read=tuple(others))
            )
        return targets

    @staticmethod
    def _covers(map_: Map) -> bool:
        dims = [e.position for e in map_.results if isinstance(e, Dim)]
        return len(dims) == len(map_.results) == len(set(dims))

    def _same_place(self, left: Value, left_map: Map, right: Value, right_map: Map, op: Op) -> bool:
        """Whether two operands are one element at each iteration, in the same cell."""
        a, b = self.builder.bound(left, op), self.builder.bound(right, op)
        injective = set(range(right_map.dims)) == {
            e.position for e in right_map.results if isinstance(e, Dim)
        }
        return (
            isinstance(a, View)
            and isinstance(b, View)
            and a.same_cells(b)
            and left_map == right_map
            and injective
        )

    # ------------------------------------------------------------ the loops

    def _nest(
        self,
        op: Op,
        inputs: tuple[Value, ...],
        outputs: tuple[Value, ...],
        maps: tuple[Map, ...],
        targets: list[View],
        domain: tuple[IndexExpr, ...],
        region: Region,
    ) -> None:
        operations = self.operations

        def body(at: tuple[IndexExpr, ...]) -> None:
            for argument, value, map_ in zip(region.arguments, inputs, maps, strict=False):
                place = applied(map_, at)
                if isinstance(value.type, Shaped):
                    number = operations.element(value, place, op)
                else:
                    number = operations.scalar(value, op)
                self.builder.bind(argument, number)
            cells = [t.at(applied(m, at)) for t, m in zip(targets, maps[len(inputs) :], strict=True)]
            for argument, value, target, cell in zip(
                region.arguments[len(inputs) :], outputs, targets, cells, strict=False
            ):
                assert isinstance(value.type, Shaped)
                type_ = scalars.value_type(value.type.element, op)
                self.builder.bind(argument, Scalar(core.Read(type_, target.array, cell)))
            yielded = self._region(op, region, at)
            self._stores(op, yielded, targets, maps[len(inputs) :], at)

        operations.each(domain, op, body)

    def _region(self, op: Op, region: Region, at: tuple[IndexExpr, ...]) -> list[Scalar]:
        for inner in region.ops:
            if inner.name in ("linalg.yield", "tensor.yield"):
                found = [self.operations.scalar(o, inner) for o in inner.operands]
                self.builder.use(inner)
                return found
            if inner.name == "linalg.index":
                self.builder.use(inner)
                self.builder.bind(inner.results[0], Index(at[inner.integer("dim")]))
            else:
                self.run_scalar(inner)
        raise op.refused("its region yields nothing")

    def _stores(
        self,
        op: Op,
        yielded: list[Scalar],
        targets: list[View],
        maps: tuple[Map, ...],
        at: tuple[IndexExpr, ...],
    ) -> None:
        """All values that are yielded are computed before the first of them is stored."""
        numbers = list(yielded)
        written = {t.array for t in targets}
        for position, number in enumerate(numbers):
            earlier = {t.array for t in targets[:position]}
            if any(r.array in earlier for r in reads_in(number.value)):
                cells = [self.builder.cell(n.value.type) for n in numbers]
                with self.builder.at(op):
                    for cell, n in zip(cells, numbers, strict=True):
                        self.builder.store(cell, (), n.value, n.loads)
                numbers = [
                    Scalar(core.Read(n.value.type, c, ())) for c, n in zip(cells, numbers, strict=True)
                ]
                break
        if len(written) != len(targets):
            raise op.refused("two results are in one array")
        for target, map_, number in zip(targets, maps, numbers, strict=True):
            self.operations.write(target, applied(map_, at), number, op)

    # ------------------------------------------------------------ generate and pad

    def generate(self, op: Op) -> None:
        """``tensor.generate``: each element is computed from its index."""
        operations = self.operations
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        dynamic = iter(op.operands)
        sizes = tuple(operations.index(next(dynamic), op) if n is None else IConst(n) for n in type_.shape)
        for size in sizes:
            operations.demand(op, compare(">=", size, IConst(0)), "a size is at least 0")
        made = self.builder.new_view(scalars.value_type(type_.element, op), sizes)
        region = op.region()

        def body(at: tuple[IndexExpr, ...]) -> None:
            for argument, index in zip(region.arguments, at, strict=True):
                self.builder.bind(argument, Index(index))
            (number,) = self._region(op, region, at)
            operations.write(made, at, number, op)

        operations.each(sizes, op, body)
        self.builder.bind(op.results[0], made)

    def pad(self, op: Op) -> None:
        """``tensor.pad`` by a constant or another number that indices do not decide."""
        operations = self.operations
        counts = op.integers("operandSegmentSizes")
        start, sides = 1, []
        for name, count in zip(("static_low", "static_high"), counts[1:], strict=True):
            dynamic = iter(op.operands[start : start + count])
            start += count
            sides.append(
                [
                    operations.index(next(dynamic), op) if n == DYNAMIC else IConst(n)
                    for n in op.integers(name)
                ]
            )
        low, high = sides
        bound = self.builder.bound(op.operands[0], op)
        region = op.region()
        if len(region.ops) != 1 or not isinstance(bound, View | Splat | Empty):
            raise op.refused("a padding that is computed")
        number = operations.scalar(region.ops[0].operands[0], op)
        self.builder.use(region.ops[0])
        source = operations.view(op.operands[0], op)
        sizes = tuple(
            canonical(core.IAdd(s, core.IAdd(a, b))) for s, a, b in zip(source.sizes, low, high, strict=True)
        )
        zero = IConst(0)
        operations.demand(
            op,
            conjunction([compare(">=", x, zero) for x in (*low, *high)]),
            "what is added at an edge is at least 0",
        )
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        made = self.builder.new_view(scalars.value_type(type_.element, op), sizes)
        self._padded(op, source, made, low, number)
        self.builder.bind(op.results[0], made)

    def _padded(self, op: Op, source: View, made: View, low: list[IndexExpr], number: Scalar) -> None:
        def body(at: tuple[IndexExpr, ...]) -> None:
            places = tuple(canonical(core.IAdd(i, core.IMul(-1, a))) for i, a in zip(at, low, strict=True))
            inside = conjunction(
                [self.builder.inside(p, s) for p, s in zip(places, source.sizes, strict=True)]
            )
            read = core.Read(number.value.type, source.array, source.at(places))
            if isinstance(inside, core.CTrue):
                self.operations.write(made, at, Scalar(read), op)
                return
            if self.operations.choices:
                with self.builder.at(op):
                    self.builder.choose(made.array, made.at(at), inside, read, number)
                return
            with self.builder.branch(op, inside) as then:
                self.operations.write(made, at, Scalar(read), op)
            with self.builder.branch(op, core.CNot(inside)) as otherwise:
                self.operations.write(made, at, number, op)
            self.builder.emit(
                model.Branch(inside, model.Sequence(tuple(then)), model.Sequence(tuple(otherwise)))
            )

        self.operations.each(made.sizes, op, body)
