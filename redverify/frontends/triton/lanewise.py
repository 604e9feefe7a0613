"""What an operation computes lane by lane, as an expression."""

from __future__ import annotations

from redverify.frontends.common.indices.polynomials import number
from redverify.frontends.triton.conditions import Condition, both, conjuncts
from redverify.frontends.triton.expressions import (
    Expression,
    call,
    constant,
    infix,
    literal,
    relaned,
    type_name,
)
from redverify.frontends.triton.indices import COMPARED, at_lanes, condition_at, lanes_of_operand
from redverify.frontends.triton.lines import Undefined, Writer
from redverify.frontends.triton.ttir.ir import Operation, Pointer, Scalar, refused
from redverify.frontends.triton.ttir.operations import FUNCTIONS as MATH
from redverify.frontends.triton.ttir.operations import SHAPING

#: Operations on floats and integers that the language writes between their operands.
INFIX = {
    **dict.fromkeys(("arith.addf", "arith.addi"), "+"),
    **dict.fromkeys(("arith.subf", "arith.subi"), "-"),
    **dict.fromkeys(("arith.mulf", "arith.muli"), "*"),
    **dict.fromkeys(("arith.divf", "arith.divsi", "tt.precise_divf"), "/"),
}


#: Operations that are usual functions.
FUNCTIONS = {
    **MATH,
    **{"math.absf": "abs", "math.absi": "abs", "math.fma": "fma", "tt.precise_sqrt": "sqrt"},
    **dict.fromkeys(("arith.maxnumf", "arith.maximumf", "arith.maxsi"), "max"),
    **dict.fromkeys(("arith.minnumf", "arith.minimumf", "arith.minsi"), "min"),
}


#: Casts. What the language's cast makes of a float that is no integer of the type is left open: any function.
CASTS = frozenset(f"arith.{name}" for name in ("extf", "truncf", "sitofp", "fptosi", "extsi", "trunci")) | {
    "tt.fp_to_fp"
}


#: Comparisons of data. Those that hold for NaN are others than the language has, but for ``une``.
_COMPARED = {**COMPARED, "oeq": "==", "une": "!=", "olt": "<", "ole": "<=", "ogt": ">", "oge": ">="}


#: Operations whose results are stored if they are used twice.
EXTREMES = frozenset(["arith.maxnumf", "arith.minnumf", "arith.maximumf", "arith.minimumf"])


#: An expression that is used twice is stored from so many characters on.
_LONG = 300


class Lanewise(Writer):
    """Expressions of operations on lanes, and of changes of shape."""

    def _store_if_needed(self, operation: Operation) -> None:
        """Extremes that are used twice, long ones, and choices of what may be undefined have an array."""
        result = operation.result
        mask = self.indices.condition(operation.operands[0]) if operation.name == "arith.select" else None
        if mask is not None and self._expressions[result].reads & self.undefined.keys():
            self._store_chosen(operation, mask)
            return
        if self._uses[result] < 2 or operation.name in SHAPING:
            return
        expression = self._expressions[result]
        lanes = [number(0) for _ in result.shape]
        if operation.name in EXTREMES or len(expression.at(lanes)) > _LONG:
            read = [self.undefined[n] for n in sorted(expression.reads & self.undefined.keys())]
            known = [one for one in read if one.shape == result.shape]
            needed = guard = self._guard(result)
            for part in (part for one in known for part in conjuncts(one.mask) if self._may_guard(part)):
                guard = both(guard, part)
            local = self._local(result, guard=guard)
            if known:
                self.undefined[local.name] = Undefined(local.shape, guard, known[0].load)
            self._fill(local, expression, harmless=not conjuncts(needed))
            self._expressions[result] = self._read_of(local)

    def _store_chosen(self, operation: Operation, mask: Condition) -> None:
        """Write only what indices choose: Triton computes the other operand, too, and drops it.

        The language's ``select`` reads both, so that an undefined lane would show.
        """
        then, otherwise = (self._expression(operand) for operand in operation.operands[1:])
        local = self._local(operation.result)
        with self._cells(local) as lanes:
            cell = self._cell(local, lanes)
            self._where(
                condition_at(mask, lanes),
                operation.line,
                lambda: self._write(f"{cell} := {then.at(lanes)}"),
                lambda: self._write(f"{cell} := {otherwise.at(lanes)}"),
            )
        self._expressions[operation.result] = self._read_of(local)

    def _elementwise(self, operation: Operation) -> Expression:
        """The expression of an operation that works lane by lane, or changes the shape."""
        name, operands = operation.name, operation.operands
        if isinstance(operation.result.element, Pointer):
            raise refused("an address that depends on data", operation.line)
        if name in SHAPING:
            shown = lanes_of_operand(operation)
            return relaned(self._expression(operands[0]), lambda lanes: [at_lanes(p, lanes) for p in shown])
        parts = [self._expression(o) for o in operands]
        if name in EXTREMES:
            self.extremes = True
        if name in INFIX:
            return infix(INFIX[name], *parts)
        if name in FUNCTIONS:
            return call(FUNCTIONS[name], *parts)
        if name in CASTS:
            return self._cast(operation, parts[0])
        match name:
            case "arith.constant":
                return self._constant(operation)
            case "arith.negf":
                return Expression(lambda lanes: f"-{parts[0].tight(lanes)}", parts[0].reads, loose=True)
            case "arith.select":
                return call("select", *parts)
            case "tt.clampf":
                self.extremes = True
                return call("min", call("max", parts[0], parts[1]), parts[2])
            case "arith.cmpf" | "arith.cmpi":
                predicate = str(operation.attributes["predicate"])
                if predicate not in _COMPARED:
                    raise refused(f"the comparison {predicate} of data", operation.line)
                return infix(_COMPARED[predicate], *parts)
            case "arith.andi" | "arith.ori" if str(operation.result.element) == "i1":
                return infix(name[6:-1], *parts)
            case "arith.extui" | "arith.uitofp" if str(operands[0].element) == "i1":
                return self._cast(operation, parts[0])
        raise refused(f"the operation {name} on data", operation.line)

    def _cast(self, operation: Operation, part: Expression) -> Expression:
        if operation.attributes.get("rounding", "rtne") != "rtne":
            raise refused("a cast that rounds in another way than to nearest even", operation.line)
        source, target = operation.operands[0].element, operation.result.element
        assert isinstance(target, Scalar)
        name = type_name(target)
        if name is None or (str(source) == "i1" and operation.name in ("arith.sitofp", "arith.extsi")):
            raise refused(f"a cast from {source} to {target}", operation.line)
        index = self.indices.index(operation.operands[0])
        if index is not None and index.constant is None:
            return Expression(lambda lanes: f"{name}({self._text(at_lanes(index, lanes), operation.line)})")
        return call(name, part)

    def _constant(self, operation: Operation) -> Expression:
        value, element = operation.attributes["value"], operation.result.element
        assert isinstance(element, Scalar) and isinstance(value, int | float)
        try:
            text = literal(value, element, self._literals.get(element.name, ()))
            self.extremes |= "(" in text  # the compiler has rounded what the specification computes
            return constant(text)
        except ValueError:
            raise refused("a constant NaN", operation.line) from None
