"""``linalg.softmax`` as the operations that MLIR decomposes it into: nothing else says what it computes.

Along one dimension: the maximum ``m``, which begins with the lowest finite number of the type; the numerators
``exp(x - m)``; their sum; and the quotients.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType

from redverify.frontends.common import floats
from redverify.frontends.mlir.ir import AnyType, Attribute, Dim, Float, Map, Op, Region, Shaped, Type, Value

_SOFTMAX = "linalg.softmax"
_INDEX = Type("index")
_NONE: Mapping[str, Attribute] = MappingProxyType({})


def without_softmax(ops: Sequence[Op]) -> tuple[Op, ...]:
    """The operations of a block, and those inside them, where each softmax is decomposed."""
    found: list[Op] = []
    for op in ops:
        if op.name == _SOFTMAX:
            found += _Decomposition(op).ops()
        elif any(inner.name == _SOFTMAX for inner in op.walk()):
            regions = tuple(replace(r, ops=without_softmax(r.ops)) for r in op.regions)
            found.append(replace(op, regions=regions))
        else:
            found.append(op)
    return tuple(found)


class _Decomposition:
    """One softmax; every operation that is made stands where it does."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.made: list[Op] = []
        self.input, self.output = op.operands
        type_ = self.input.type
        if not isinstance(type_, Shaped) or not floats.known(type_.element.name):
            raise op.refused("a softmax of what are not floats")
        self.shape, self.element = type_.shape, type_.element
        dims = tuple(Dim(d, False) for d in range(len(type_.shape)))
        self.all = Map(len(dims), 0, dims)
        self.rows = Map(len(dims), 0, tuple(d for d in dims if d.position != op.integer("dimension")))

    def ops(self) -> list[Op]:
        """What the softmax is made of; its results are those of the last one."""
        largest = self._reduced(self.input, floats.lowest(self.element.name), "arith.maxnumf")
        exponentials = ("arith.subf", "math.exp")
        numerators = self._loops([self.input, largest], self._empty(self.all), self.all, exponentials)
        total = self._reduced(numerators, Fraction(0), "arith.addf")
        self._loops([numerators, total], self.output, self.all, ("arith.divf",), self.op.results)
        return self.made

    def _reduced(self, value: Value, start: Fraction, joining: str) -> Value:
        """One element for each row: ``start`` and all of the row, joined."""
        first = self._one("arith.constant", (), self.element, {"value": Float(start, self.element)})
        filled = self._loops([first], self._empty(self.rows), self.rows, ())
        return self._loops([value], filled, self.rows, (joining,))

    def _empty(self, kept: Map) -> Value:
        """A tensor of the sizes of these dimensions."""
        positions = [d.position for d in kept.results if isinstance(d, Dim)]
        dynamic = [self._size(d) for d in positions if self.shape[d] is None]
        type_ = Shaped("tensor", tuple(self.shape[d] for d in positions), self.element)
        return self._one("tensor.empty", dynamic, type_)

    def _size(self, dimension: int) -> Value:
        place = self._one("arith.constant", (), _INDEX, {"value": dimension})
        kind = self.input.type.kind if isinstance(self.input.type, Shaped) else ""
        return self._one(f"{kind}.dim", (self.input, place), _INDEX)

    def _loops(
        self,
        inputs: Sequence[Value],
        output: Value,
        to: Map,
        steps: Sequence[str],
        results: tuple[Value, ...] | None = None,
    ) -> Value:
        """``linalg.generic``: the operands go through ``steps``. One input alone is joined to the output."""
        values = (*inputs, output)
        arguments = tuple(Value(self.element) for _ in values)
        ops: list[Op] = []
        found = arguments[0]
        for number, name in enumerate(steps):
            operands = (found,) if number else (found, arguments[1])
            found = Value(self.element)
            ops.append(self._like(name, operands, (found,)))
        ops.append(self._like("linalg.yield", (found,), ()))
        made = (Value(output.type),) if results is None else results
        kinds = {"indexing_maps": tuple(self._map(v, to, steps) for v in values)}
        groups = {"operandSegmentSizes": (len(inputs), 1)}
        region = Region(arguments, tuple(ops))
        self.made.append(self._like("linalg.generic", values, made, {**kinds, **groups}, (region,)))
        return made[0] if made else output

    def _map(self, value: Value, to: Map, steps: Sequence[str]) -> Map:
        """At which place an operand is read or written; a fill is over its output alone."""
        over = self.all if steps else Map(len(to.results), 0, self.all.results[: len(to.results)])
        if not isinstance(value.type, Shaped):
            return replace(over, results=())
        return over if not steps or len(value.type.shape) == over.dims else self.rows

    def _one(
        self,
        name: str,
        operands: Sequence[Value],
        type_: AnyType,
        attributes: Mapping[str, Attribute] = _NONE,
    ) -> Value:
        value = Value(type_)
        self.made.append(self._like(name, tuple(operands), (value,), attributes))
        return value

    def _like(
        self,
        name: str,
        operands: tuple[Value, ...],
        results: tuple[Value, ...],
        attributes: Mapping[str, Attribute] = _NONE,
        regions: tuple[Region, ...] = (),
    ) -> Op:
        return replace(
            self.op, name=name, operands=operands, results=results, attributes=attributes, regions=regions
        )
