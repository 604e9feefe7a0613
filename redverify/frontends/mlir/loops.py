"""Loops and branches of scf and affine, with the values that they carry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack

from redverify.frontends.common import model
from redverify.frontends.common.terms import canonical, compare
from redverify.frontends.mlir.builder import arrays_read
from redverify.frontends.mlir.ir import DYNAMIC, Map, Op, Region, Set, Shaped, Type, Value
from redverify.frontends.mlir.operations import Operations
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.scalars.indices import applied, holding
from redverify.frontends.mlir.scalars.joining import Joining, joining
from redverify.frontends.mlir.scalars.widths import ceil_div, greatest, least, minus, times
from redverify.frontends.mlir.ssa_bindings import Either, Index, Lanes, Scalar, View, lane_names
from redverify.frontends.mlir.vectors.values import Vectors
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar


class Loops:
    """Translates loops and branches; ``run`` translates the operations of a block."""

    def __init__(
        self, operations: Operations, run: Callable[[tuple[Op, ...]], None], vectors: Vectors
    ) -> None:
        self.vectors = vectors
        self.cells: set[str] = set()
        self.operations = operations
        self.builder = operations.builder
        self.run = run

    def handles(self, op: Op) -> bool:
        """Whether an operation is a loop or a branch."""
        return op.name in _HANDLERS

    def translate(self, op: Op) -> None:
        """Translate a loop or a branch."""
        _HANDLERS[op.name](self, op)

    # ------------------------------------------------------------ sequential loops

    def scf_for(self, op: Op) -> None:
        """``scf.for``."""
        lower, upper, step = (self.operations.index(o, op) for o in op.operands[:3])
        self.builder.use(op)
        self._for(op, lower, upper, self._step(op, step), op.operands[3:])

    def affine_for(self, op: Op) -> None:
        """``affine.for``."""
        below, above, carried = op.segments(3)
        lower = self._bound(op, "lowerBoundMap", below, greatest)
        upper = self._bound(op, "upperBoundMap", above, least)
        self.builder.use(op)
        self._for(op, lower, upper, IConst(op.integer("step")), carried)

    def _bound(
        self,
        op: Op,
        name: str,
        operands: Sequence[Value],
        of_many: Callable[[Sequence[IndexExpr]], IndexExpr],
    ) -> IndexExpr:
        indices = [self.operations.index(o, op) for o in operands]
        return of_many(applied(op.map(name), indices, self.builder.proves))

    def _step(self, op: Op, step: IndexExpr) -> IndexExpr:
        if not self.builder.proves(compare(">=", step, IConst(1))):
            raise op.refused("a step that has not been shown to be positive")
        return step

    def _count(self, lower: IndexExpr, upper: IndexExpr, step: IndexExpr) -> IndexExpr:
        """How many iterations there are; less than 1 if there are none."""
        distance = minus(upper, lower)
        return distance if step == IConst(1) else ceil_div(distance, step, self.builder.proves)

    @staticmethod
    def _value(lower: IndexExpr, variable: IVar, step: IndexExpr) -> Index:
        return Index(canonical(core.IAdd(lower, times(step, variable))))

    def _for(
        self, op: Op, lower: IndexExpr, upper: IndexExpr, step: IndexExpr, carried: Sequence[Value]
    ) -> None:
        region = op.region()
        slots = [self._slot(op, value) for value in carried]
        with self.builder.loop(op, self._count(lower, upper, step)) as variable:
            self.builder.bind(region.arguments[0], self._value(lower, variable, step))
            for argument, slot in zip(region.arguments[1:], slots, strict=True):
                self._open(argument, slot)
            self.run(region.ops)
            self._carry(region.ops[-1] if region.ops else op, slots)
        for result, slot in zip(op.results, slots, strict=True):
            self._open(result, slot)

    def _open(self, value: Value, slot: View) -> None:
        """A carried value is what its memory holds."""
        if isinstance(value.type, Shaped) and value.type.kind == "vector":
            type_ = scalars.value_type(value.type.element, self.builder.here)
            names = tuple(IVar(n) for n in lane_names(len(slot.sizes)))
            shape = tuple(n or 0 for n in value.type.shape)
            self.builder.bind(value, Lanes(shape, type_, core.Read(type_, slot.array, slot.at(names))))
        elif isinstance(value.type, Shaped):
            self.builder.bind(value, slot)
        else:
            type_ = scalars.value_type(value.type, self.builder.here)
            self.builder.bind(value, Scalar(core.Read(type_, slot.array, ())))

    def _slot(self, op: Op, value: Value) -> View:
        """Memory for a value that a loop carries, with its first value in it."""
        builder = self.builder
        if isinstance(value.type, Shaped) and value.type.kind == "vector":
            return self.vectors.slot(op, value)
        if isinstance(value.type, Shaped):
            if value.type.kind == "memref":  # each iteration has to end with the same one
                return self.operations.view(value, op)
            return self.operations.writable(value, op, keep=True)
        if isinstance(value.type, Type) and value.type.name == "index":
            raise op.refused("an index that is carried from one iteration to the next")
        number = self.operations.scalar(value, op)
        again = self._own_cell(value, number)
        if again is not None:
            return View(again, (), ())
        cell = builder.cell(number.value.type)
        self.cells.add(cell)
        with builder.at(op):
            builder.store(cell, (), number.value, number.loads)
        return View(cell, (), ())

    def _own_cell(self, value: Value, number: Scalar) -> str | None:
        """The cell of an earlier or outer loop whose value is used here alone: it is carried on.

        The outer loop stores to it what its iteration ends with, and after an earlier loop nothing else does.
        """
        found = number.value
        if self.builder.is_live(value) or not isinstance(found, core.Read) or found.indices:
            return None
        return found.array if found.array in self.cells else None

    def _carry(self, last: Op, slots: Sequence[View]) -> None:
        """The values that an iteration ends with go to the memory of the next."""
        if last.name not in ("scf.yield", "affine.yield"):
            if slots:
                raise last.refused("the loop does not end in a yield")
            return
        self.builder.use(last)
        moves: list[tuple[View, Value, View | Scalar | Lanes]] = []
        for slot, value in zip(slots, last.operands, strict=True):
            what = self._moved(last, slot, value)
            if what is not None:
                moves.append((slot, value, what))
        self._move(last, moves)

    def _moved(self, op: Op, slot: View, value: Value) -> View | Scalar | Lanes | None:
        """What has to be put into the memory of a carried value; nothing where it is there."""
        if isinstance(value.type, Shaped) and value.type.kind == "vector":
            return self.vectors.lanes(value, op, len(slot.sizes))
        if not isinstance(value.type, Shaped):
            number = self.operations.scalar(value, op)
            return None if number.value == core.Read(number.value.type, slot.array, ()) else number
        bound = self.builder.bound(value, op)
        if isinstance(bound, View) and bound.same_cells(slot):
            return None
        if value.type.kind == "memref":
            raise op.refused("an iteration ends with other memory than it began with")
        return self.operations.view(value, op)

    def _move(self, op: Op, moves: list[tuple[View, Value, View | Scalar | Lanes]]) -> None:
        """Moves that happen at once: where one overwrites what a later one reads, all go to copies first."""
        clash = any(
            moves[i][0].array in _arrays(moves[j][2]) and (i < j or isinstance(moves[j][2], View))
            for i in range(len(moves))
            for j in range(i, len(moves))
        )
        if clash:
            moves = [(slot, value, self._copied(op, value, what)) for slot, value, what in moves]
        for slot, value, what in moves:
            self._put(op, what, slot, value)

    def _copied(self, op: Op, value: Value, what: View | Scalar | Lanes) -> View | Scalar | Lanes:
        with self.builder.at(op):
            if isinstance(what, Lanes):
                return self.vectors.in_memory(what)
            made = self.builder.new_view(
                scalars.value_type(_element(value), op), what.sizes if isinstance(what, View) else ()
            )
        self._put(op, what, made, value)
        return made

    def _put(self, op: Op, what: View | Scalar | Lanes, target: View, value: Value) -> None:
        if isinstance(what, Lanes):
            self.vectors.put(op, what, target)
            return
        with self.builder.at(op):
            if isinstance(what, Scalar):
                self.builder.store(target.array, (), what.value, what.loads)
            else:
                self.operations.copy(what, target, _element(value), op)

    # ------------------------------------------------------------ parallel loops

    def scf_parallel(self, op: Op) -> None:
        """``scf.parallel`` with its reductions."""
        below, above, steps, first = op.segments(4)
        lowers, uppers = ([self.operations.index(o, op) for o in group] for group in (below, above))
        widths = [self._step(op, self.operations.index(o, op)) for o in steps]
        self.builder.use(op)
        cells: list[View] = []
        for value in first:
            number = self.operations.scalar(value, op)
            name = self.builder.cell(number.value.type)
            with self.builder.at(op):
                self.builder.store(name, (), number.value, number.loads)
            cells.append(View(name, (), ()))

        def end(last: Op) -> None:
            if last.name == "scf.reduce":
                self._reduce(last, cells)
            elif cells:
                raise op.refused("its reductions cannot be found")

        self._parallel(op, lowers, uppers, widths, end)
        for result, cell in zip(op.results, cells, strict=True):
            self._open(result, cell)

    def _reduce(self, op: Op, cells: Sequence[View]) -> None:
        self.builder.use(op)
        for operand, region, cell in zip(op.operands, op.regions, cells, strict=True):
            number = self.operations.scalar(operand, op)
            own = core.Read(number.value.type, cell.array, ())
            self.builder.bind(region.arguments[0], Scalar(own))
            self.builder.bind(region.arguments[1], number)
            self.run(region.ops[:-1])
            result = self.operations.scalar(region.ops[-1].operands[0], op)
            self.builder.use(region.ops[-1])
            self._join(op, cell, result)

    def _join(self, op: Op, cell: View, result: Scalar) -> None:
        """One thread's part of a reduction is added to its cell."""
        with self.builder.at(op):
            self.builder.store(cell.array, (), result.value, result.loads, atomic=True)

    def affine_parallel(self, op: Op) -> None:
        """``affine.parallel`` with its reductions."""
        lower_map, upper_map = op.map("lowerBoundsMap"), op.map("upperBoundsMap")
        operands = [self.operations.index(o, op) for o in op.operands]
        cut = lower_map.dims + lower_map.symbols
        lowers = self._grouped(op, lower_map, operands[:cut], "lowerBoundsGroups", greatest)
        uppers = self._grouped(op, upper_map, operands[cut:], "upperBoundsGroups", least)
        steps = op.attributes.get("steps")
        widths = [IConst(s) for s in steps if isinstance(s, int)] if isinstance(steps, tuple) else []
        kinds = op.integers("reductions")
        self.builder.use(op)
        cells: list[tuple[View, Joining]] = []
        for result, kind in zip(op.results, kinds, strict=True):
            type_ = scalars.value_type(result.type, op)
            by = joining(kind, type_, self.operations.values)
            unit = None if by is None else by.unit()
            if by is None or unit is None:
                raise op.refused("a reduction of a kind that is not translated")
            name = self.builder.cell(type_)
            with self.builder.at(op):
                self.builder.store(name, (), unit)
            cells.append((View(name, (), ()), by))

        def end(last: Op) -> None:
            if last.name != "affine.yield":
                return
            self.builder.use(last)
            for operand, (cell, by) in zip(last.operands, cells, strict=True):
                number = self.operations.scalar(operand, last)
                own = core.Read(number.value.type, cell.array, ())
                joined = by.of(own, number.value, self.operations.declared)
                self._join(last, cell, Scalar(joined, number.loads))

        self._parallel(op, lowers, uppers, widths, end)
        for result, (cell, _) in zip(op.results, cells, strict=True):
            self._open(result, cell)

    def _grouped(
        self,
        op: Op,
        found: Map,
        operands: Sequence[IndexExpr],
        groups: str,
        of_many: Callable[[Sequence[IndexExpr]], IndexExpr],
    ) -> list[IndexExpr]:
        results = applied(found, operands)
        sizes = op.integers(groups)
        if sum(sizes) != len(results):
            raise op.refused("its bounds cannot be read")
        bounds: list[IndexExpr] = []
        start = 0
        for size in sizes:
            bounds.append(of_many(results[start : start + size]))
            start += size
        return bounds

    def _parallel(
        self,
        op: Op,
        lowers: Sequence[IndexExpr],
        uppers: Sequence[IndexExpr],
        widths: Sequence[IndexExpr],
        end: Callable[[Op], None],
        begin: Callable[[], None] = lambda: None,
    ) -> None:
        region = op.region()
        if not len(lowers) == len(uppers) == len(widths):
            raise op.refused("its bounds cannot be read")
        with ExitStack() as stack:
            for position, (lower, upper, width) in enumerate(zip(lowers, uppers, widths, strict=True)):
                count = self._count(lower, upper, width)
                variable = stack.enter_context(self.builder.loop(op, count, parallel=True))
                self.builder.bind(region.arguments[position], self._value(lower, variable, width))
            begin()
            body, last = region.ops[:-1], region.ops[-1]
            self.run(body)
            end(last)

    def scf_forall(self, op: Op) -> None:
        """``scf.forall``: a parallel loop over shared tensors."""
        groups = op.segments(4)
        lowers, uppers, steps = (
            self._mixed(op, name, group)
            for name, group in zip(
                ("staticLowerBound", "staticUpperBound", "staticStep"), groups, strict=False
            )
        )
        widths = [self._step(op, s) for s in steps]
        self.builder.use(op)
        slots = [self._slot(op, value) for value in groups[3]]
        shared = op.region().arguments[len(lowers) :]

        def begin() -> None:
            for argument, slot in zip(shared, slots, strict=True):
                self.builder.bind(argument, slot)
                self.builder.remaining[argument] += 1  # what is not replaced in it is in the result

        def end(last: Op) -> None:
            if last.name != "scf.forall.in_parallel":
                raise op.refused("it does not end in in_parallel")
            self.builder.use(last)
            for inner in last.regions:
                self.run(inner.ops)
            for argument in shared:
                self.builder.remaining[argument] -= 1

        self._parallel(op, lowers, uppers, widths, end, begin)
        for result, slot in zip(op.results, slots, strict=True):
            self.builder.bind(result, slot)

    def _mixed(self, op: Op, name: str, dynamic: Sequence[Value]) -> list[IndexExpr]:
        rest = iter(dynamic)
        return [
            self.operations.index(next(rest), op) if n == DYNAMIC else IConst(n) for n in op.integers(name)
        ]

    # ------------------------------------------------------------ branches

    def scf_if(self, op: Op) -> None:
        """``scf.if`` on a condition of indices."""
        condition = self.operations.condition(op.operands[0], op)
        self.builder.use(op)
        self._if(op, condition)

    def affine_if(self, op: Op) -> None:
        """``affine.if``."""
        found = op.attributes.get("condition")
        if not isinstance(found, Set):
            raise op.refused("its condition cannot be read")
        condition = holding(found, [self.operations.index(o, op) for o in op.operands])
        self.builder.use(op)
        self._if(op, condition)

    def _if(self, op: Op, condition: core.Cond) -> None:
        if any(isinstance(r.type, Shaped) and r.type.kind == "memref" for r in op.results):
            self._choose(op, condition)
            return
        late = any(isinstance(r.type, Shaped) and None in r.type.shape for r in op.results)
        slots = [] if late else [self._result(op, r) for r in op.results]
        branches = list(zip(op.regions, (condition, core.CNot(condition)), strict=True))
        nodes: list[list[model.Node]] = []
        for region, holds in branches:
            with self.builder.branch(op, holds) as made:
                self.run(region.ops)
                if not late:
                    self._ended(region, slots)
            nodes.append(made)
        if late:  # how much memory a result needs is known when both branches are
            ends = [region.ops[-1] for region, _ in branches]
            slots = [
                self._result(op, r, Either(condition, *(self._sized(e.operands[n], e) for e in ends)).sizes)
                for n, r in enumerate(op.results)
            ]
            for (region, holds), own in zip(branches, nodes, strict=True):
                with self.builder.branch(op, holds) as made:
                    self._ended(region, slots)
                own.extend(made)
        self.builder.emit(model.Branch(condition, *(model.Sequence(tuple(made)) for made in nodes)))
        for result, slot in zip(op.results, slots, strict=True):
            self._open(result, slot)

    def _ended(self, region: Region, slots: Sequence[View]) -> None:
        """A branch ends, and its results go to their memory."""
        if slots:
            self._carry(region.ops[-1], slots)
        elif region.ops:
            self.builder.use(region.ops[-1])

    def _sized(self, value: Value, op: Op) -> View:
        """A view with the sizes of a value, of an array that does not matter."""
        return View("", (), self.operations.sizes(value, op) if isinstance(value.type, Shaped) else ())

    def _choose(self, op: Op, condition: core.Cond) -> None:
        """A branch whose only result is memory, which is not copied."""
        if len(op.results) != 1:
            raise op.refused("memory and another value are results of a branch")
        nodes: list[model.Node] = []
        chosen: list[View] = []
        for region, holds in zip(op.regions, (condition, core.CNot(condition)), strict=True):
            with self.builder.branch(op, holds) as made:
                self.run(region.ops)
                self.builder.use(region.ops[-1])
                chosen.append(self.operations.view(region.ops[-1].operands[0], region.ops[-1]))
            nodes.append(model.Sequence(tuple(made)))
        self.builder.emit(model.Branch(condition, nodes[0], nodes[1]))
        self.builder.bind(op.results[0], Either(condition, chosen[0], chosen[1]))

    def _result(self, op: Op, value: Value, sizes: tuple[IndexExpr, ...] | None = None) -> View:
        """Memory for a result of a branch; ``sizes`` are those of its shape if it is not all static."""
        if isinstance(value.type, Shaped):
            if value.type.kind != "tensor":
                raise op.refused("a result that is neither a tensor nor a number")
            type_ = scalars.value_type(value.type.element, op)
            return self.builder.new_view(type_, sizes or tuple(IConst(n or 0) for n in value.type.shape))
        if value.type.name == "index":
            raise op.refused("a result that is an index")
        type_ = scalars.value_type(value.type, op)
        return View(self.builder.cell(type_), (), ())


def _arrays(what: View | Scalar | Lanes) -> set[str]:
    return {what.array} if isinstance(what, View) else arrays_read(what)


def _element(value: Value) -> Type:
    return value.type.element if isinstance(value.type, Shaped) else value.type


_HANDLERS: dict[str, Callable[[Loops, Op], None]] = {
    "scf.for": Loops.scf_for,
    "affine.for": Loops.affine_for,
    "scf.parallel": Loops.scf_parallel,
    "affine.parallel": Loops.affine_parallel,
    "scf.forall": Loops.scf_forall,
    "scf.if": Loops.scf_if,
    "affine.if": Loops.affine_if,
}
