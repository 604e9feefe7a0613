"""Reductions, scans and products of blocks, and by what a reduction or a scan combines two lanes."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Any

from redverify.frontends.common.indices.polynomials import Polynomial, named, number
from redverify.frontends.triton.accesses import Accesses
from redverify.frontends.triton.conditions import All, Condition, conjuncts, variables_of
from redverify.frontends.triton.expressions import Expression, call, constant, infix, joint, relaned
from redverify.frontends.triton.indices import RING, condition_at
from redverify.frontends.triton.lanewise import EXTREMES, FUNCTIONS, INFIX
from redverify.frontends.triton.lines import Local
from redverify.frontends.triton.ttir.ir import Operation, Region, Scalar, Value, refused
from redverify.language import core


def _loose(text: str) -> Expression:
    return Expression(lambda _: text, loose=True)


class Folds(Accesses):
    """Lines of what folds lanes of a block."""

    @contextmanager
    def _turns(self, size: int) -> Iterator[Polynomial]:
        """A loop over the lanes that are folded."""
        before, self.facts = self.facts, self.facts.in_range("r", core.IConst(0), core.IConst(size))
        with self._inside(f"for r < {size}:"):
            yield named("r")
        self.facts = before

    def _operator_of(self, operation: Operation) -> str:
        """The operator of a reduction or scan of one block."""
        (region,) = operation.regions
        name = operation_of(region)
        if name is None:
            raise refused(f"{operation.name} with an operation of its own", operation.line)
        if name not in FOLDS:
            raise refused(f"{operation.name} by {name}", operation.line)
        self.extremes |= name in EXTREMES
        self.reassociates |= name in ("arith.addf", "arith.mulf")
        return FOLDS[name]

    def _emit_tt_reduce(self, operation: Operation) -> None:
        if len(operation.results) == 1:
            self._folded(operation, self._operator_of(operation), 0)
            return
        found = extremes_of(operation.regions[0])
        if found is None:
            raise refused("tt.reduce of several blocks by an operation that is not known", operation.line)
        self.extremes = True
        axis = operation.number("axis")
        values, places = map(self._expression, operation.operands)
        best = self._folded(operation, found[0], 0)
        element = operation.results[1].element
        assert isinstance(element, Scalar)
        last = constant(unit(found[1], element))
        here = relaned(best, lambda lanes: [*lanes[:axis], *lanes[axis + 1 :]])
        self._expressions[operation.operands[1]] = call("select", infix("==", values, here), places, last)
        self._folded(operation, found[1], 1)
        self._expressions[operation.operands[1]] = places

    def _folded(self, operation: Operation, operator: str, number_of: int) -> Expression:
        """Fold the lanes of one block of a reduction; what its result then is."""
        axis = operation.number("axis")
        operand, result = operation.operands[number_of], operation.results[number_of]
        value = self._expression(operand)
        element = result.element
        assert isinstance(element, Scalar)
        local = self._local(result)
        self._fill(local, constant(unit(operator, element)))
        with self._cells(local) as lanes, self._turns(operand.shape[axis]) as turn:
            at = [*lanes[:axis], turn, *lanes[axis:]]
            self._write(f"{self._cell(local, lanes)} {operator}= {value.at(at)}")
        self._expressions[result] = found = self._read_of(local)
        return found

    def _emit_tt_scan(self, operation: Operation) -> None:
        """A scan, one lane after the other: each combines what the one before holds with what is new."""
        axis = operation.number("axis")
        operands = operation.operands
        if len(operands) == 1:
            operator = self._operator_of(operation)
        elif is_associative(operation.regions[0]):
            operator, self.reassociates = "", True
        else:
            raise refused("tt.scan by an operation that is not known to be associative", operation.line)
        kept = needed(operation.regions[0], {n for n, r in enumerate(operation.results) if self._uses[r]})
        values = [self._expression(o) for o in operands]
        backwards = bool(operation.attributes.get("reverse"))
        guard = self._scan_guard(operation, axis, backwards=backwards)
        locals_ = {n: self._local(operation.results[n], guard=guard) for n in sorted(kept)}
        size = operands[0].shape[axis]
        with (
            self._turns(size) as turn,
            self._lanes([1 if a == axis else n for a, n in enumerate(operands[0].shape)]) as lanes,
        ):
            place = number(size - 1) - turn if backwards else turn
            last = place + number(1) if backwards else place - number(1)
            at = [place if a == axis else p for a, p in enumerate(lanes)]
            earlier = [last if a == axis else p for a, p in enumerate(lanes)]
            inside = self._condition(condition_at(guard, at), operation.line)
            self.guarded |= not isinstance(inside, core.CTrue)
            new = [constant(value.at(at)) if not value.loose else _loose(value.at(at)) for value in values]
            held = {n: constant(self._cell(local, earlier)) for n, local in locals_.items()}
            joined = self._joined(operation, operator, held, new)
            with self._inside(self._if(inside)):
                for head, parts in (("if r < 1:", new), ("else:", joined)):
                    with self._inside(head):
                        for n, local in locals_.items():
                            self._write(f"{self._cell(local, at)} := {parts[n].at(at)}")
        for n, local in locals_.items():
            self._expressions[operation.results[n]] = self._read_of(local)

    def _scan_guard(self, operation: Operation, axis: int, *, backwards: bool) -> Condition:
        """The lanes of a scan that are needed: each lane needs the one before it.

        A bound from above holds of the lane before where it holds of a lane. Of a scan from the last lane on,
        conditions on its axis are dropped.
        """
        found = self._guard(*(r for r in operation.results if self._uses[r]))
        parts = conjuncts(found)
        return All(tuple(p for p in parts if not (backwards and f"${axis}" in variables_of(p))))

    def _joined(
        self, operation: Operation, operator: str, held: Mapping[int, Expression], new: list[Expression]
    ) -> list[Expression]:
        """What a scan makes of what the lane before holds, and of what is new."""
        if operator:
            return [joint(operator, held[0], new[0])]
        (region,) = operation.regions
        count = len(new)
        self._expressions.update({region.arguments[n]: e for n, e in held.items()})
        self._expressions.update(zip(region.arguments[count:], new, strict=True))
        *body, last = region.operations
        for step in body:
            self._waiting[step.result] = step
        return [self._expression(o) if n in held else constant("") for n, o in enumerate(last.operands)]

    def _emit_tt_dot(self, operation: Operation) -> None:
        left, right, start = operation.operands
        result = operation.result
        self.reassociates = True
        if len(result.shape) != 2:
            raise refused("tl.dot of blocks with three dimensions", operation.line)
        element = result.element
        assert isinstance(element, Scalar)
        if element.name not in ("f32", "f64"):
            raise refused(f"tl.dot with an accumulator of {element}", operation.line)
        if operation.attributes.get("inputPrecision") not in ("ieee",) and str(left.element) == "f32":
            self.extremes = True
            self.notes[
                "tl.dot rounds its f32 operands to tf32 (input_precision); the claim leaves that out"
            ] = None
        a, b = (self._widened(v, element) for v in (left, right))
        local = self._inplace.get(result)
        if local is None:
            local = self._local(result)
            self._fill(local, self._expression(start))
        elif not self._is_read_of(start, local):
            self._fill(local, self._expression(start))
        with self._cells(local) as lanes, self._turns(left.shape[1]) as turn:
            product = f"{a.tight([lanes[0], turn])} * {b.tight([turn, lanes[1]])}"
            self._write(f"{self._cell(local, lanes)} += {product}")
        self._expressions[result] = self._read_of(local)

    def _is_read_of(self, value: Value, local: Local) -> bool:
        found = self._expressions.get(value)
        return found is not None and found.plain and found.reads == {local.name}

    def _widened(self, value: Value, to: Scalar) -> Expression:
        """An operand of a product in the accumulator's type."""
        found = self._expression(value)
        return found if value.element == to else call(to.name, found)


# ------------------------------------------------------------ by what two lanes are combined

#: Operations that combine two lanes: the operator of the language.
FOLDS = {name: sign for name, sign in {**INFIX, **FUNCTIONS}.items() if sign in ("+", "*", "max", "min")}


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


_ORDERS: dict[str, Any] = {name: getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")}

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
        rule = RING.get(operation.name)
        if rule is None or not all(o in values for o in operation.operands):
            return None
        values[operation.result] = rule(*(values[o] for o in operation.operands))
    return [values[o] for o in last.operands]


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
