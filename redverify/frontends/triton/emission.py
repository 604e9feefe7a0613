"""The lines of the implementation that a kernel is.

A block that has to be stored has a local array; all else is an expression for each lane, and is written where
it is used. So local arrays are written by what loads, what folds lanes (``tt.reduce``, ``tt.scan``,
``tt.dot``),
what a loop carries, what branches yield, and extremes that are used twice, as the running maximum of an
online softmax is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.indices.nonlinear import as_index
from redverify.frontends.common.indices.polynomials import Element, atoms_in, number, variables
from redverify.frontends.triton.conditions import Condition, polynomials_of
from redverify.frontends.triton.expressions import Expression, call, constant, literal
from redverify.frontends.triton.folds import FOLDS, Folds, unit
from redverify.frontends.triton.indices import Iterations, condition_at, in_lanes
from redverify.frontends.triton.lanewise import CASTS, INFIX
from redverify.frontends.triton.lines import Local
from redverify.frontends.triton.ttir.ir import Line, Operation, Region, Scalar, Value, refused
from redverify.frontends.triton.ttir.operations import HINTS
from redverify.language import core
from redverify.language.core_text import cond_text, index_text


class Emitter(Folds):
    """Writes one kernel. ``guarded``: lanes that nothing needs are left out."""

    def run(self) -> None:
        """Write the whole kernel."""
        heads = []
        for name, extent in self.programs.loops:
            size = as_index(extent)
            heads.append(f"par {name} < {index_text(size)}:")
            self.facts = self.facts.in_range(name, core.IConst(0), size)
        self._outside = self.facts.names
        for name, scalar in self.binding.scalars().items():
            argument = next(a for a in self.kernel.arguments if a.name == name)
            self._expressions[argument] = constant(f"{self._scalars[scalar.tensor]}[]")
        for value in self.kernel.arguments:
            given = self.binding.contract.scalars.get(value.name)
            if isinstance(given, float) and isinstance(value.type, Scalar):
                self._expressions[value] = constant(
                    literal(given, value.type, self._literals.get(value.type.name, ()))
                )
        with self._inside(*heads):
            self._block(self.kernel.body)

    def _block(self, operations: Sequence[Operation]) -> None:
        for operation in operations:
            self._place = operation.line or self._place
            if HINTS & operation.attributes.keys():
                self.notes[
                    "tl.multiple_of and such are taken to be true, where the compiler relies on it"
                ] = None
            try:
                self._operation(operation)
            except TranslationError as error:
                if error.place is not None:
                    raise
                raise refused(error.construct, self._place, error.hint) from None

    def _operation(self, operation: Operation) -> None:
        name = operation.name
        special = getattr(self, "_emit_" + name.replace(".", "_"), None)
        if special is not None:
            special(operation)
            return
        if name in ("tt.return", "scf.yield", "ttg.barrier"):  # a load sees all that the program has stored
            return
        if operation.results and operation.result in self.indices.of:
            self._check_divisor(operation)
            return
        if operation.result in self.indices.data:  # written where it is not taken for an index
            self._waiting[operation.result] = operation
            if operation.name == "arith.trunci" or self._encoded & {*operation.operands}:
                self._encoded.add(operation.result)
            self._compare_indices(operation)
            return
        self._expressions[operation.result] = self._elementwise(operation)
        self._store_if_needed(operation)

    def _compare_indices(self, operation: Operation) -> None:
        """A condition on integers that memory holds, as one on indices.

        So it is where the integers have become narrower, stand for others, or are compared with an index,
        which is a mathematical integer: then it is another one as data. It needs a ``let``, and what a mask
        leaves out is no element.
        """
        condition = self.indices.condition(operation.result, data=True)
        found = [self.indices.index(o) for o in operation.operands]
        with_index = any(one is not None and one.constant is None for one in found)
        if condition is None or not (with_index or operation.result in self._encoded):
            return
        elements = [a for a in atoms_in(polynomials_of(condition)) if isinstance(a, Element)]
        lanes = any(name.startswith("$") for a in elements for p in a.at for name in variables(p))
        if not lanes and not any(a.source in self._partly for a in elements):
            self._take(polynomials_of(condition), operation.line)
            self._expressions[operation.result] = self._of_condition(condition)

    def _check_divisor(self, operation: Operation) -> None:
        """An index is divided by a positive number. The divisors of the rules of :mod:`.programs` are."""
        if operation.name not in ("arith.divsi", "arith.remsi"):
            return
        divisor = self.indices.index(operation.operands[1])
        if divisor is None or divisor.constant is not None or divisor in self.programs.positive:
            return
        positive = core.CCmp("<", core.IConst(0), self._affine(divisor, operation.line))
        if not self.facts.prove(positive):
            raise refused("a division of an index by what may be 0 or negative", operation.line)

    # ------------------------------------------------------------ control

    def _emit_scf_for(self, operation: Operation) -> None:
        if operation in self.indices.tiles:  # its iterations are those of the loops around everything
            self._block(operation.regions[0].operations)
        else:
            self._emit_scf_while(operation)

    def _emit_scf_while(self, operation: Operation) -> None:
        """A loop of either kind, with an array for each block of data that it carries."""
        region, inner = operation.regions[-1], operation.carried
        yields = region.yields
        carried: dict[int, Local] = {}
        starts: dict[int, tuple[str, Expression]] = {}
        for position, value in enumerate(inner):
            if value in self.indices.of:
                continue
            element = value.element
            if not isinstance(element, Scalar):
                raise refused("a pointer that a loop changes in ways that are not known", operation.line)
            local = self._inplace.get(operation.results[position])
            if local is None:
                local = self._local(value, operation.results[position], yields[position])
                start = self._expression(operation.begins[position])
                sign = self._extreme_of(region, value, yields[position])
                if (
                    sign
                    and not start.reads
                    and start.at([number(0)] * len(value.shape)) != unit(sign, element)
                ):
                    starts[position], start = (sign, start), constant(unit(sign, element))
                self._fill(local, start)
            self._expressions[value] = self._read_of(local)
            carried[position] = local
            self._find_inplace(region, value, yields[position], local)
        before = self.facts
        with self._iterations(self.indices.loops[operation], operation.line):
            self._block(region.operations)
            self._update({p: (carried[p], inner[p], yields[p]) for p in carried}, region)
        self.facts = before
        for position, local in carried.items():
            found = self._read_of(local)
            if position in starts:
                found = call(*starts[position], found)
            self._expressions[operation.results[position]] = found

    def _extreme_of(self, region: Region, value: Value, yielded: Value) -> str:
        """``max`` or ``min`` if a loop does nothing else with what it carries than to take an extreme of it.

        Then the loop may begin with the unit. What it began with joins after it: extremes are associative.
        """
        step = next((o for o in region.operations if yielded in o.results), None)
        sign = "" if step is None or value not in step.operands else FOLDS.get(step.name, "")
        alone = self._uses[value] == self._uses[yielded] == 1
        return sign if alone and sign in ("max", "min") else ""

    @contextmanager
    def _iterations(self, iterations: Iterations, line: Line | None) -> Iterator[None]:
        self._take((iterations.first, iterations.last), line)
        first, last = (self._affine(p, line) for p in (iterations.first, iterations.last))
        extent = core.IAdd(last, core.IMul(-1, first))
        name = iterations.variable
        head = f"for {name} < {index_text(last)}:"
        if first != core.IConst(0):
            head = f"for {name} in {index_text(first)}..{index_text(last)}:"
        self.facts = self.facts.in_range(name, first, extent)
        with self._inside(head):
            yield

    def _find_inplace(self, region: Region, value: Value, yielded: Value, local: Local) -> None:
        """A product that is added to what the loop carries is added in place.

        So it is if nobody reads what was carried after that: it is used once, in the sum's start. A loop
        inside that starts from what this one carries, and whose result this one carries on, is alike.
        """
        maker = {r: op for op in region.operations for r in op.results}
        step = maker.get(yielded)
        if step is None or step.name not in ("tt.dot", "scf.for") or self._uses[yielded] != 1:
            return
        start = step.operands[2] if step.name == "tt.dot" else step.begins[step.results.index(yielded)]
        while start is not value:
            step = maker.get(start)
            if step is None or self._uses[start] != 1 or step.name not in {*INFIX, *CASTS}:
                return
            if sum(_reaches(o, value, maker) for o in step.operands) != 1:
                return
            start = next(o for o in step.operands if _reaches(o, value, maker))
        if self._uses[value] == 1:
            self._inplace[yielded] = local

    def _update(self, updates: dict[int, tuple[Local, Value, Value]], region: Region) -> None:
        """Give each array that a loop carries its next value.

        No array is overwritten that the next value of another one reads.
        """
        maker = {r: op for op in region.operations for r in op.results}
        waiting = {
            p: (local, value, yielded)
            for p, (local, value, yielded) in updates.items()
            if yielded is not value and yielded not in self._inplace
        }
        while waiting:
            ready = next((p for p in waiting if not self._read_by_others(p, waiting)), None)
            if ready is None:
                ready = next(iter(waiting))
                local, _, yielded = waiting[ready]
                self._expressions[yielded] = self._copied(local, self._expression(yielded))
                continue
            local, value, yielded = waiting.pop(ready)
            self._next(local, value, yielded, maker.get(yielded))

    def _read_by_others(self, position: int, waiting: Mapping[int, tuple[Local, Value, Value]]) -> bool:
        name = waiting[position][0].name
        return any(name in self._expression(w[2]).reads for p, w in waiting.items() if p != position)

    def _next(self, local: Local, value: Value, yielded: Value, maker: Operation | None) -> None:
        """``local op= e`` where the next value is ``carried op e``, else ``local := e``."""
        found = self._expression(yielded)
        if maker is not None and maker.name in FOLDS and not found.plain and value in maker.operands:
            operator = FOLDS[maker.name]
            other = maker.operands[1] if maker.operands[0] is value else maker.operands[0]
            expression = self._expression(other)
            if local.name not in expression.reads and other is not value:
                self.reassociates |= operator in ("+", "*") and maker.operands[1] is value
                self._fill(local, expression, f"{operator}=")
                return
        self._fill(local, found)

    def _emit_scf_if(self, operation: Operation) -> None:
        condition = self.indices.condition(operation.operands[0], data=True)
        if condition is None:
            raise refused("a branch that depends on data", operation.line)
        self._take(polynomials_of(condition), operation.line)
        given = self._condition(condition, operation.line)
        locals_ = {p: self._local(r) for p, r in enumerate(operation.results) if r not in self.indices.of}
        before, kept = self.facts, self._kept(operation, condition)
        for position in range(2 if any(kept) else len(operation.regions)):
            self.facts = before.given(given if position == 0 else core.CNot(given))
            with self._inside("else:" if position else f"if {cond_text(given)}:"):
                if position < len(operation.regions):
                    region = operation.regions[position]
                    self._block(region.operations)
                    for p, local in locals_.items():
                        self._fill(local, self._expression(region.yields[p]))
                for store in kept[position]:
                    self._keep(store)
        self.facts = before
        for p, local in locals_.items():
            self._expressions[operation.results[p]] = self._read_of(local)

    def _kept(self, operation: Operation, condition: Condition) -> list[list[Operation]]:
        """For each way of a condition on data the stores of the other one into arrays that it never writes.

        Of a cell that data choose to write nothing is known once the ``let`` is over. So what it holds is
        written there once more. That makes the text less defined, never different. The caller has to have
        given the array its numbers.
        """
        kept: list[list[Operation]] = [[], []]
        if self.needs is None or not any(isinstance(a, Element) for a in atoms_in(polynomials_of(condition))):
            return kept
        begun = {self.binding.arrays[name].name for name in self.binding.contract.zeroed}
        for position, region in enumerate(operation.regions):
            others = [r for r in operation.regions if r is not region]
            for store in (o for o in region.operations if o.name == "tt.store"):
                address = self.indices.address(store.operands[0])
                bound = None if address is None else self.binding.arrays[address.array]
                written = {name for r in others for name in self._written(r.operations)}
                if bound is None or bound.name in written:
                    continue
                if bound.name in begun or bound.initial is not None:
                    kept[1 - position].append(store)
        return kept

    def _written(self, operations: Sequence[Operation]) -> Iterator[str]:
        """The memory that operations write."""
        for operation in operations:
            if operation.name in ("tt.store", "tt.atomic_rmw"):
                yield self._access(operation)[1].name
            for region in operation.regions:
                yield from self._written(region.operations)

    def _keep(self, store: Operation) -> None:
        """Write what the cells of a store hold once more, where they are cells here, too."""
        address, bound = self._access(store)
        mask = self._mask_of(store, 2)
        place = self._indices_of(address, bound, store, mask)
        names = frozenset().union(*map(variables, (*place, *polynomials_of(mask))))
        if {n for n in names if not n.startswith("$")} <= self.facts.names:
            self.guarded = True
            with self._lanes(store.operands[1].shape) as lanes:

                def again() -> None:
                    cell = f"{bound.name}[{self._at(place, lanes, store.line)}]"
                    self._write(f"{cell} := {cell}")

                self._where(condition_at(mask, lanes), store.line, again)

    def _emit_llvm_intr_assume(self, operation: Operation) -> None:
        """An assumption is an obligation: if it fails, the kernel may do anything."""
        self._prove(operation, "an assumption")

    def _emit_tt_assert(self, operation: Operation) -> None:
        self._prove(operation, "an assertion")

    def _prove(self, operation: Operation, what: str) -> None:
        condition = self.indices.condition(operation.operands[0])
        if condition is None:
            raise refused(f"{what} about data", operation.line)
        shape, before = operation.operands[0].shape, self.facts
        self.facts = in_lanes(before, shape)
        given = self._condition(condition, operation.line)
        if not isinstance(given, core.CTrue) and not self.facts.prove(given):
            said = "" if shape else f": {cond_text(given)}"
            raise refused(f"{what} that is not proved{said}", operation.line)
        self.facts = before


def _reaches(value: Value, wanted: Value, maker: Mapping[Value, Operation]) -> bool:
    """Whether a value is made of another one, within a block."""
    if value is wanted:
        return True
    step = maker.get(value)
    return step is not None and any(_reaches(o, wanted, maker) for o in step.operands)
