"""Stores as commands of the language, each with its annotation: the stage of the algorithm that it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

from redverify.annotating.annotate import one_zero, zero_of
from redverify.frontends.common.combiners import joined_by_meaning
from redverify.frontends.common.errors import Place, TranslationError
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import difference, map_value, total
from redverify.frontends.common.updates import Update, split_update
from redverify.frontends.halide.algorithm import Algorithm, Func
from redverify.frontends.halide.data_indices import Computed, ProgramIndices, between, bound, placed
from redverify.frontends.halide.expressions.reader import TYPES, Reader
from redverify.frontends.halide.parameters import Parameters
from redverify.frontends.halide.partials import Partial
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.reading.lowered import place_of
from redverify.frontends.halide.scopes import Data, Scope, Term, Truth
from redverify.frontends.halide.specification import Stage
from redverify.language import core
from redverify.language.source import NOWHERE
from redverify.language.terms import free_variables
from redverify.language.types import ValueType

#: What Halide calls the bounds of a loop or a stage, behind the name of the loop.
_BOUNDS = re.compile(
    r"\.(min|max|loop_min|loop_max|loop_extent|base|min_realized|max_realized)(_\d+)?(\.orig)?$"
)


@dataclass(frozen=True, slots=True)
class Memory:
    """The array of one component of a Func, an input or an output.

    Cell ``f(i, ..)`` is in ``array[i - mins[0], ..]``. ``folded`` are the sizes of dimensions that hold a
    window only, else 0.
    """

    array: str
    type: ValueType
    mins: tuple[core.IndexExpr, ...]
    folded: tuple[int, ...]

    def cell(self, indices: Sequence[core.IndexExpr]) -> tuple[core.IndexExpr, ...]:
        """The indices of the array for those of Halide."""
        return tuple([difference(i, m) for i, m in zip(indices, self.mins, strict=True)])


@dataclass(slots=True)
class Position:
    """The statement that is being read."""

    section: sx.Section
    line: int = 0

    def place(self) -> Place | None:
        """Its line of the section."""
        return place_of(self.section, self.line) if self.line else None


@dataclass(slots=True)
class Stores:
    """Reads the stores of one section.

    ``stages`` are those of the specification, ``partials`` the Funcs that ``rfactor`` made, by component.
    ``number`` gives the meaning of a printed float (:mod:`.constants`). ``operators`` are those that the
    algorithm's updates define, ``alike`` tells which are proved to be equal, and ``starts`` is what parts of
    a reduction by one of them start from. ``atomic`` are the Funcs whose stores are atomic here. ``last`` is
    the stage of the last store to each Func that is being produced. ``equations`` are the specification's;
    ``data`` are the program's indices that are data. Without ``claims`` the annotations say nothing, and a
    proof of the text would show nothing.
    """

    algorithm: Algorithm
    section: sx.Section
    stages: Mapping[str, tuple[Stage, ...]]
    partials: Mapping[str, Partial]
    parameters: Parameters
    reader: Reader = field(init=False)
    memory: dict[str, Memory] = field(default_factory=dict)
    functions: dict[str, tuple[tuple[ValueType, ...], ValueType]] = field(default_factory=dict)
    number: Callable[[sx.Float], sx.Expr | None] = lambda x: x
    operators: Mapping[str, core.Operator] = field(default_factory=dict)
    alike: Callable[[core.Operator, core.Operator], bool] = lambda one, other: False
    starts: dict[str, core.ValueExpr] = field(default_factory=dict)
    claims: bool = True
    atomic: set[str] = field(default_factory=set)
    last: dict[str, int] = field(default_factory=dict)
    equations: Sequence[core.Equation] = ()
    data: ProgramIndices = field(init=False)
    components: dict[str, tuple[Func, int | None]] = field(init=False)
    fields: dict[str, tuple[str, str]] = field(init=False)

    def __post_init__(self) -> None:
        self.data = ProgramIndices(lambda value: between(self._in_terms(value), self.equations))
        self.reader = Reader(
            self._leaf,
            self._unknown,
            self.functions,
            Position(self.section),
            number=self.number,
            constant=constant_call,
            data=self.data.index,
        )
        funcs = self.algorithm.funcs.values()
        self.components = {f.memory_name(p): (f, p) for f in funcs for p in f.parts}
        self.fields = {
            f.memory_name(n): (f.name, f"v{n}") for f in funcs if f.together for n in range(len(f.types))
        }

    def refusal(self, construct: str) -> TranslationError:
        """The error for a construct of the statement that is being read."""
        return self.reader.refusal(construct)

    # ------------------------------------------------------------ stores

    def _store(self, statement: sx.Provide, scope: Scope) -> core.Command:
        """A store, in a ``let`` for each of its indices that are data."""
        self.data.taken = {*scope.taken, *self.parameters.names()}
        found, candidates = self._written(statement, scope)
        held = bound(found, self.data, candidates, self._in_terms)
        if held is None:
            raise self.refusal("which index of the algorithm an index that is data is cannot be told")
        return held

    def _in_terms(self, value: core.ValueExpr) -> core.ValueExpr:
        """A value of the program as one of the specification, as far as its arrays are tensors."""
        return map_value(value, lambda e: e, self._tensor)

    def _tensor(self, node: core.Read | core.Access) -> core.ValueExpr:
        for name, memory in self.memory.items():
            if isinstance(node, core.Access) or memory.array != node.array:
                continue
            indices = tuple([total(i, m) for i, m in zip(node.indices, memory.mins, strict=True)])
            if name in self.stages and not self.stages[name][-1].is_undefined:
                return self.stages[name][-1].at(indices)
            if name in self.parameters.tensor_of:
                return core.Access(node.type, self.parameters.tensor_of[name], indices)
        return node

    def _written(self, statement: sx.Provide, scope: Scope) -> tuple[core.Command, list[Computed]]:
        """The command of a store, and the indices that its stage of the algorithm computes."""
        name = statement.name
        memory = self.memory.get(name)
        if memory is None or name not in self.components:
            raise self.refusal(f"{name} has no memory here")
        func, _ = self.components[name]
        indices = tuple([self.reader.subscript(a, name, scope) for a in statement.arguments])
        if len(indices) != len(memory.mins):
            raise self.refusal(f"{name} has {len(memory.mins)} dimensions")
        cell = memory.cell(indices)
        value = self._value(statement, memory.type, scope)
        if value.type != memory.type:
            raise self.refusal(f"{name} is of type {memory.type}, and a {value.type} is stored")
        update = self._update(value, memory, cell)
        if not self.claims:
            return self._claiming_nothing(name, memory, cell, value, update), self._any_index()
        stage = self.last[name] = self._stage(func, name, update is not None, scope)
        point = tuple([self._coordinate(statement, memory, d, func, stage, scope) for d in range(len(cell))])
        partial = self.partials.get(name)
        if partial is not None:
            return self._partial(partial, stage, memory, cell, point, value, update, scope)
        if name not in self.stages or stage >= len(self.stages[name]):
            raise self.refusal(f"stage {stage} of {name} is not in the algorithm")
        meaning = self.stages[name][stage]
        values = dict(zip(meaning.variables, point, strict=True))
        if not meaning.operator:
            if name in self.atomic:
                raise self.refusal(f"an atomic store to {name} that is not an update")
            if meaning.is_undefined:
                raise self.refusal(f"a store of what is undef to {name}")
            command = core.Assign(memory.array, cell, meaning.at(point), value, NOWHERE)
            return command, placed(meaning.indices, values)
        update = self._by(meaning.operator, update, value, memory, cell)
        if update is None:
            raise self.refusal(f"stage {stage} of {name} is not a step of its reduction")
        annotation = meaning.at(point)
        merged = self._merges(update)
        elements = None if merged else tuple([self._rvar(func, stage, r, scope) for r in meaning.rvars])
        values |= dict(zip(meaning.binders, elements or (), strict=not merged))
        accumulated = core.Accumulate(
            memory.array,
            cell,
            meaning.operator,
            annotation,
            elements,
            update.element,
            name in self.atomic,
            NOWHERE,
        )
        return accumulated, [] if merged else placed(meaning.indices, values)

    def _any_index(self) -> list[Computed]:
        """Indices of the algorithm, for annotations that say nothing."""
        every = [i for stages in self.stages.values() for stage in stages for i in stage.indices]
        zeros = [placed([i], dict.fromkeys(free_variables(i.access), core.IConst(0))) for i in every]
        return [*chain.from_iterable(zeros)] * len(self.data.names)

    def _claiming_nothing(
        self,
        name: str,
        memory: Memory,
        cell: tuple[core.IndexExpr, ...],
        value: core.ValueExpr,
        update: Update | None,
    ) -> core.Command:
        """A store whose annotation says nothing; one by several threads at once stays an accumulation."""
        if name not in self.atomic:
            return core.Assign(memory.array, cell, zero_of(memory.type), value, NOWHERE)
        if update is None:
            raise self.refusal(f"an atomic store to {name} that is not an update")
        note = one_zero(memory.type, update.operator, fresh("nothing", self.parameters.names()))
        first = (core.IConst(0),)
        return core.Accumulate(
            memory.array, cell, update.operator, note, first, update.element, True, NOWHERE
        )

    def _value(self, statement: sx.Provide, type_: ValueType, scope: Scope) -> core.ValueExpr:
        values = tuple([self.reader.value(v, scope) for v in statement.values])
        if not type_.fields:
            return values[0]
        if tuple([v.type for v in values]) != tuple([t for _, t in type_.fields]):
            raise self.refusal(f"{statement.name} is of type {type_}, and other values are stored")
        return core.record_of(type_, values)

    def _update(
        self, value: core.ValueExpr, memory: Memory, cell: tuple[core.IndexExpr, ...]
    ) -> Update | None:
        """The store as an update, by a builtin operator or one of the algorithm's."""
        update = split_update(value, memory.array, cell)
        return self._joined(value, memory, cell, self.operators) if update is None else update

    def _joined(
        self,
        value: core.ValueExpr,
        memory: Memory,
        cell: tuple[core.IndexExpr, ...],
        operators: Mapping[str, core.Operator],
    ) -> Update | None:
        """The store as an update by one of some declared operators."""
        found = joined_by_meaning(value, memory.array, cell, operators, self.alike)
        return None if found is None else Update(found.operator.name, found.element)

    def _by(
        self,
        operator: str,
        update: Update | None,
        value: core.ValueExpr,
        memory: Memory,
        cell: tuple[core.IndexExpr, ...],
    ) -> Update | None:
        """The update, if it is one by ``operator``, or the store as one that is.

        Halide writes ``f + e`` for ``max(f + e, 0)`` where the type has no negative numbers.
        """
        if update is None or update.operator == operator:
            return update
        wanted = {name: o for name, o in self.operators.items() if name == operator}
        return self._joined(value, memory, cell, wanted)

    def _merges(self, update: Update) -> bool:
        """Whether what is accumulated is a partial reduction, which ``rfactor`` has made."""
        arrays = {self.memory[n].array for n in self.partials if n in self.memory}
        return isinstance(update.element, core.Read) and update.element.array in arrays

    def _partial(
        self,
        partial: Partial,
        stage: int,
        memory: Memory,
        cell: tuple[core.IndexExpr, ...],
        point: tuple[core.IndexExpr, ...],
        value: core.ValueExpr,
        update: Update | None,
        scope: Scope,
    ) -> tuple[core.Command, list[Computed]]:
        """A store to a Func that ``rfactor`` made: a start, or a part of the reduction."""
        if stage == 0:
            literals = value.arguments if value.type.fields and isinstance(value, core.Apply) else (value,)
            if not all(isinstance(part, core.Literal) for part in literals):
                raise self.refusal(f"{partial.func.name} does not start at the unit")
            self.starts[partial.stage.operator] = value
            return core.Assign(memory.array, cell, value, value, NOWHERE), []
        update = self._by(partial.stage.operator, update, value, memory, cell)
        if update is None:
            raise self.refusal(f"stage {stage} of {partial.func.name} is not a step of its reduction")
        rvars = {r: self._rvar(partial.func, stage, r, scope) for r in partial.rvars}
        target, elements = partial.at(point, rvars)
        accumulated = core.Accumulate(
            memory.array,
            cell,
            partial.stage.operator,
            partial.stage.at(target),
            elements,
            update.element,
            partial.func.name in self.atomic,
            NOWHERE,
        )
        values = dict(zip(partial.stage.variables, target, strict=True))
        values |= zip(partial.stage.binders, elements, strict=True)
        return accumulated, placed(partial.stage.indices, values)

    def _stage(self, func: Func, stored: str, updates: bool, scope: Scope) -> int:
        """The stage of a store, by the names of the loops and ``let`` around it.

        A store that refers to no cell of its own is not a step of a reduction, whatever names are around it:
        loops that later stages share with it keep those of the later ones. Without such a name all its loops
        are gone, and it is the stage after the one before; the first one is the definition, or the first
        update if it refers to its own cell.
        """
        prefix = f"{func.name}.s"
        for name in reversed(scope.outer):
            if name.startswith(prefix) and not _BOUNDS.search(name):
                number, dot, _ = name[len(prefix) :].partition(".")
                if number.isdigit() and dot and (updates or not self._reduces(func, int(number))):
                    return int(number)
        start = self.stages.get(stored, ())[:1]
        written = bool(start) and start[0].is_undefined
        following = self.last.get(stored, 0 if written else -1) + 1
        if following and following <= len(func.updates) and (updates or not self._reduces(func, following)):
            return following
        return 1 if (updates or written) and func.updates else 0

    def _reduces(self, func: Func, stage: int) -> bool:
        """Whether a stage of a Func is a reduction."""
        stages = self.stages.get(func.memory_name(func.parts[0]), ())
        if stage < len(stages):
            return bool(stages[stage].operator)
        return 0 < stage <= len(func.updates) and bool(func.updates[stage - 1].rvars)

    def _coordinate(
        self, statement: sx.Provide, memory: Memory, dimension: int, func: Func, stage: int, scope: Scope
    ) -> core.IndexExpr:
        """The tensor's index: that of the store or, where a window is folded, the one it was folded from."""
        argument, size = statement.arguments[dimension], memory.folded[dimension]
        if size:
            match argument:
                case sx.Binary("%", inner, sx.Int(value)) if value == size:
                    return self.reader.index(inner, scope)
            named = f"{func.name}.s{stage}.{func.variables[dimension]}"
            # A loop of one iteration is gone, as the only cell of a window of one has none other.
            for candidate in (named, f"{named}.loop_min") if size == 1 else (named,):
                if candidate in scope.names:
                    return self.reader.index(sx.Var(candidate), scope)
        return self.reader.subscript(argument, func.name, scope)

    def _rvar(self, func: Func, stage: int, rvar: str, scope: Scope) -> core.IndexExpr:
        """The value of a reduction variable where a store stands."""
        name = f"{func.name}.s{stage}.{rvar}"
        for candidate in (name, f"{name}.loop_min"):
            if candidate in scope.names:
                return self.reader.index(sx.Var(candidate), scope)
        raise self.refusal(f"which element of {func.name} is accumulated cannot be told: {rvar} has no value")

    # ------------------------------------------------------------ expressions

    def _leaf(self, call: sx.Call, indices: tuple[core.IndexExpr, ...]) -> core.ValueExpr | None:
        if call.name in self.fields:
            whole, name = self.fields[call.name]
            record = self._leaf(sx.Call(whole, call.arguments), indices)
            assert record is not None
            return core.field_of(record, name)
        memory = self.memory.get(call.name)
        if memory is None:
            if call.name in self.components or call.name in self.parameters.buffers:
                raise self.refusal(f"{call.name} has no memory here")
            return None
        if not indices:
            indices = memory.mins  # only asked whether there is one
        if len(indices) != len(memory.mins):
            raise self.refusal(f"{call.name} has {len(memory.mins)} dimensions")
        return core.Read(memory.type, memory.array, memory.cell(indices))

    def _unknown(self, variable: sx.Var) -> Term | None:
        if variable.name in self.parameters.scalars and self.parameters.scalars[variable.name] != "int32":
            type_ = TYPES[self.parameters.scalars[variable.name]]
            return Data(core.Read(type_, self.memory[variable.name].array, ()))
        return self.parameters.term(variable.name, variable.type)


def constant_call(call: sx.Call) -> Term | None:
    """The pipeline is run, and not asked for the sizes it needs."""
    return Truth(core.CFalse()) if call.name == "_halide_buffer_is_bounds_query" else None
