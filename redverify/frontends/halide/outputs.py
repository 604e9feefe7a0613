"""Outputs of several values that are one record: a local array, copied to the outputs at the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.common.terms import difference, total
from redverify.frontends.halide.algorithm import Func
from redverify.frontends.halide.program import ProgramReader
from redverify.frontends.halide.specification import part_type
from redverify.frontends.halide.stores import Memory
from redverify.language import core
from redverify.language.source import NOWHERE


class OutputRecords:
    """The memories of outputs that are records, for as long as ``reader`` reads the program."""

    def __init__(self, reader: ProgramReader, outputs: Iterable[Func], tensors: Mapping[str, str]) -> None:
        self.reader = reader
        self.tensors = tensors
        self.funcs = [f for f in outputs if f.together]
        for func in self.funcs:
            array = fresh(identifier(func.name), reader.arrays)
            reader.arrays.add(array)
            mins = reader.memory[func.memory_name(0)].mins
            reader.memory[func.name] = Memory(array, part_type(func, None), mins, (0,) * len(mins))

    def around(self, body: core.Block) -> core.Block:
        """The program with the arrays of the records around it, and their fields copied at its end."""
        for func in self.funcs:
            memory = self.reader.memory[func.name]
            ends = tuple([c for n in range(len(func.types)) for c in self._copy(func, n)])
            extents = self._extents(func.memory_name(0), len(memory.mins))
            body = (core.Allocate(memory.array, extents, memory.type, (*body, *ends), NOWHERE),)
        return body

    def _extents(self, buffer: str, dimensions: int) -> tuple[core.IndexExpr, ...]:
        return tuple([self.reader.parameters.size(buffer, "extent", d) for d in range(dimensions)])

    def _copy(self, func: Func, number: int) -> core.Block:
        """A loop nest over one output."""
        record, name = self.reader.memory[func.name], func.memory_name(number)
        target = self.reader.memory[name]
        names: list[str] = []
        for variable in func.variables:
            taken = {*self.reader.parameters.names(), *self.reader.arrays, *names}
            names.append(fresh(identifier(variable), taken))
        cell = tuple([core.IVar(v) for v in names])
        point = tuple([total(v, m) for v, m in zip(cell, target.mins, strict=True)])
        there = tuple([difference(p, m) for p, m in zip(point, record.mins, strict=True)])
        value = core.field_of(core.Read(record.type, record.array, there), f"v{number}")
        annotation = core.Access(target.type, self.tensors[name], point)
        body: core.Block = (core.Assign(target.array, cell, annotation, value, NOWHERE),)
        for variable, extent in reversed(list(zip(names, self._extents(name, len(names)), strict=True))):
            body = (core.Loop(variable, core.IConst(0), extent, body, False, NOWHERE),)
        return body
