"""Reductions, scans and products of blocks."""

from __future__ import annotations

from redverify.frontends.common.indices.polynomials import named, number
from redverify.frontends.triton.accesses import Accesses
from redverify.frontends.triton.conditions import mapped as mapped_condition
from redverify.frontends.triton.expressions import (
    Expression,
    call,
    constant,
)
from redverify.frontends.triton.indices import at_lanes
from redverify.frontends.triton.ir import Operation, Scalar, Value, refused
from redverify.frontends.triton.lanewise import EXTREMES
from redverify.frontends.triton.lines import Local
from redverify.language import core

#: Operations that a reduction may fold with: the operator, and where it starts.
FOLDS = {
    "arith.addf": ("+", "0.0"),
    "arith.mulf": ("*", "1.0"),
    "arith.addi": ("+", "0"),
    "arith.muli": ("*", "1"),
    "arith.maxnumf": ("max", "-inf"),
    "arith.minnumf": ("min", "inf"),
    "arith.maximumf": ("max", "-inf"),
    "arith.minimumf": ("min", "inf"),
}


class Folds(Accesses):
    """Lines of what folds lanes of a block."""

    def _fold_of(self, operation: Operation) -> tuple[str, str]:
        """The operator of a reduction or scan, and its unit."""
        (region,) = operation.regions
        if len(operation.results) != 1:
            raise refused(f"{operation.name} of several blocks (such as arg-max)", operation.line)
        *body, last = region.operations
        if (
            len(body) != 1
            or body[0].result is not last.operands[0]
            or set(body[0].operands) != set(region.arguments)
        ):
            raise refused(f"{operation.name} with an operation of its own", operation.line)
        if body[0].name not in FOLDS:
            raise refused(f"{operation.name} by {body[0].name}", operation.line)
        self.extremes |= body[0].name in EXTREMES
        self.reassociates |= body[0].name in ("arith.addf", "arith.mulf")
        return FOLDS[body[0].name]

    def _emit_tt_reduce(self, operation: Operation) -> None:
        operator, unit = self._fold_of(operation)
        axis = int(str(operation.attributes["axis"]))
        (operand,), result = operation.operands, operation.result
        value = self._expression(operand)
        local = self._local(result)
        size = operand.shape[axis]
        self._fill(local, constant(unit))
        with self._cells(local) as lanes:
            before = self.facts
            turn = named("r")
            self.facts = self.facts.in_range("r", core.IConst(0), core.IConst(size))
            with self._inside(f"for r < {size}:"):
                at = [*lanes[:axis], turn, *lanes[axis:]]
                self._write(f"{self._cell(local, lanes)} {operator}= {value.at(at)}")
            self.facts = before
        self._expressions[result] = self._read_of(local)

    def _emit_tt_scan(self, operation: Operation) -> None:
        operator, _ = self._fold_of(operation)
        axis = int(str(operation.attributes["axis"]))
        if operation.attributes.get("reverse"):
            raise refused("a scan from the last lane on", operation.line)
        (operand,), result = operation.operands, operation.result
        value = self._expression(operand)
        local = self._local(result)
        before = self.facts
        turn = named("r")
        self.facts = self.facts.in_range("r", core.IConst(0), core.IConst(operand.shape[axis]))
        with (
            self._inside(f"for r < {operand.shape[axis]}:"),
            self._lanes([1 if a == axis else n for a, n in enumerate(operand.shape)]) as lanes,
        ):
            at = [turn if a == axis else p for a, p in enumerate(lanes)]
            earlier = [turn - number(1) if a == axis else p for a, p in enumerate(lanes)]
            guard = self._condition(mapped_condition(local.guard, lambda p: at_lanes(p, at)), operation.line)
            with self._inside(self._if(guard)):
                with self._inside("if r < 1:"):
                    self._write(f"{self._cell(local, at)} := {value.at(at)}")
                with self._inside("else:"):
                    cell = self._cell(local, earlier)
                    joined = f"{operator}({cell}, {value.at(at)})"
                    if operator in "+*":
                        joined = f"{cell} {operator} {value.tight(at)}"
                    self._write(f"{self._cell(local, at)} := {joined}")
        self.facts = before
        self._expressions[result] = self._read_of(local)

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
        size = left.shape[1]
        with self._cells(local) as lanes:
            before = self.facts
            self.facts = self.facts.in_range("r", core.IConst(0), core.IConst(size))
            turn = named("r")
            with self._inside(f"for r < {size}:"):
                product = f"{a.tight([lanes[0], turn])} * {b.tight([turn, lanes[1]])}"
                self._write(f"{self._cell(local, lanes)} += {product}")
            self.facts = before
        self._expressions[result] = self._read_of(local)

    def _is_read_of(self, value: Value, local: Local) -> bool:
        found = self._expressions.get(value)
        return found is not None and found.plain and found.reads == {local.name}

    def _widened(self, value: Value, to: Scalar) -> Expression:
        """An operand of a product in the accumulator's type."""
        found = self._expression(value)
        return found if value.element == to else call(to.name, found)
