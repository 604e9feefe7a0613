"""The specification: one tensor for each stage of each Func, as equations over all integers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from redverify.frontends.common.combiners import joined, joined_value, record_type
from redverify.frontends.common.errors import Place, TranslationError
from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.common.terms import compare, conjunction, map_value, total
from redverify.frontends.common.updates import Update, split_update
from redverify.frontends.halide.algorithm import Algorithm, Definition, Func, walk
from redverify.frontends.halide.cells import Cells, cells_of, is_undefined
from redverify.frontends.halide.data_indices import Computed, SpecificationIndices, computed
from redverify.frontends.halide.expressions.arithmetic import with_extremes
from redverify.frontends.halide.expressions.reader import TYPES, Reader
from redverify.frontends.halide.parameters import Parameters
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.scopes import Data, Index, Scope, Term, Truth, facts_of
from redverify.language import core
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.operators import builtin_unit
from redverify.language.source import NOWHERE
from redverify.language.terms import free_variables
from redverify.language.types import ValueType
from redverify.language.walks import reads_in, subterms


@dataclass(frozen=True, slots=True)
class Stage:
    """What the cells of a Func hold after one of its definitions.

    ``tensor`` is the tensor, or ``None`` for a start that is the unit of the reduction behind it; then
    ``start`` is the value. A reduction has an ``operator``, ``rvars`` (Halide's names of its variables), and
    an ``element`` over ``variables`` and ``binders``. ``indices`` are those that its definition computes.
    A stage without ``tensor`` and ``start`` is ``undef``: it holds no value.
    """

    tensor: str | None
    type: ValueType
    variables: tuple[str, ...]
    start: core.ValueExpr | None = None
    operator: str = ""
    rvars: tuple[str, ...] = ()
    binders: tuple[str, ...] = ()
    element: core.ValueExpr | None = None
    indices: tuple[Computed, ...] = ()

    @property
    def is_undefined(self) -> bool:
        """Whether it holds no value at all."""
        return self.tensor is None and self.start is None

    def at(self, point: tuple[core.IndexExpr, ...]) -> core.ValueExpr:
        """The value at a point."""
        if self.tensor is None:
            assert self.start is not None
            return self.start
        return core.Access(self.type, self.tensor, point)


@dataclass(slots=True)
class Where:
    """The definition that is being read."""

    text: str = ""

    def place(self) -> Place | None:
        """A definition has no line in Halide's output; its name is its place."""
        return Place("algorithm", 0, self.text) if self.text else None


def part_type(func: Func, part: int | None) -> ValueType:
    """The type of what one memory of a Func holds (:attr:`.Func.parts`)."""
    types = tuple([TYPES[t] for t in func.types])
    return record_type(types) if part is None else types[part]


@dataclass(slots=True)
class SpecificationWriter:
    """Writes the equations of an algorithm whose Funcs without memory are expanded.

    ``stages`` are those of each memory of each Func, by name; ``outputs`` the tensors that are outputs.
    ``exact_zero`` keeps the start ``0.0`` of a float sum, as the unit is ``-0.0`` where zeros have signs.
    ``operators`` are those of updates that no builtin operator makes, without laws. ``chosen`` are the Funcs
    in which a choice of floats has become ``min`` or ``max``.
    """

    algorithm: Algorithm
    parameters: Parameters
    functions: dict[str, tuple[tuple[ValueType, ...], ValueType]]
    exact_zero: bool
    operators: dict[str, core.Operator] = field(default_factory=dict)
    stages: dict[str, tuple[Stage, ...]] = field(default_factory=dict)
    outputs: dict[str, str] = field(default_factory=dict)
    tensors: dict[str, core.Tensor] = field(default_factory=dict)
    equations: list[core.Equation] = field(default_factory=list)
    where: Where = field(default_factory=Where)
    chosen: list[str] = field(default_factory=list)
    data: SpecificationIndices = field(default_factory=SpecificationIndices)

    # ------------------------------------------------------------ the whole

    def write(self, name: str) -> core.Spec:
        """The specification of what the outputs need."""
        for output in self.algorithm.outputs:
            self.need(output)
        for output in self.algorithm.outputs:
            self._outputs(self.algorithm.funcs[output])
        self.tensors |= {tensor.name: tensor for _, tensor in self.parameters.inputs()}
        order = {"input": 0, "output": 1, "tensor": 2}
        ordered = sorted(self.tensors.values(), key=lambda t: order[t.kind])
        return core.Spec(
            name=name,
            parameters=self.parameters.names(),
            assumptions=self.parameters.assumptions(),
            types=tuple(dict.fromkeys([t.type for t in ordered if t.type.fields])),
            functions={n: core.Function(n, a, r) for n, (a, r) in self.functions.items()},
            operators={n: o for n, o in self.operators.items() if n in _used(self.equations)},
            tensors={t.name: t for t in ordered},
            equations=tuple(self.equations),
            span=NOWHERE,
        )

    def refusal(self, construct: str) -> TranslationError:
        """The error for a construct of the definition that is being read."""
        return TranslationError(construct, self.where.place())

    def need(self, name: str) -> None:
        """Write the equations of a Func, after those of the Funcs that it calls."""
        func = self.algorithm.funcs.get(name)
        if func is None:
            raise TranslationError(f"Func {name} is not defined")
        if func.memory_name(func.parts[0]) in self.stages:
            return
        if func.extern or func.init is None:
            raise TranslationError(f"define_extern {name}")
        for definition in (func.init, *func.updates):
            for expr in (*definition.values, *definition.arguments, definition.predicate):
                for call in walk(expr):
                    if isinstance(call, sx.Call) and call.kind == "Halide" and call.name != name:
                        self.need(call.name)
        for part in func.parts:
            self.stages[func.memory_name(part)] = self._stages(func, part)

    def _outputs(self, func: Func) -> None:
        """The tensors of an output's values; those of a record are its fields."""
        for number, type_ in enumerate(func.types):
            buffer = func.memory_name(number)
            if buffer not in self.outputs:
                whole = self.stages[func.name if func.together else buffer][-1]
                tensor = whole.tensor
                if func.together:
                    tensor = fresh(identifier(buffer), {*self.tensors, *self.functions})
                    value = core.field_of(whole.at(_variables(whole.variables)), f"v{number}")
                    self._equation(tensor, TYPES[type_], whole.variables, value, core.CTrue())
                assert tensor is not None
                self.outputs[buffer] = tensor
            tensor = self.outputs[buffer]
            region = self.parameters.region(buffer, len(func.variables))
            self.tensors[tensor] = replace(self.tensors[tensor], kind="output", region=region)

    def aside(self, func: Func) -> tuple[Stage, ...]:
        """The stages of a Func that is not a part of the specification."""
        tensors, equations = dict(self.tensors), list(self.equations)
        data = self.data.copy()
        for definition in (func.init, *func.updates):
            for value in () if definition is None else definition.values:
                for call in walk(value):
                    if isinstance(call, sx.Call) and call.kind == "Halide" and call.name != func.name:
                        self.need(call.name)
                        tensors, equations = dict(self.tensors), list(self.equations)
                        data = self.data.copy()
        try:
            return self._stages(func, func.parts[0])
        finally:
            self.tensors, self.equations, self.data = tensors, equations, data

    # ------------------------------------------------------------ one Func

    def _stages(self, func: Func, part: int | None) -> tuple[Stage, ...]:
        assert func.init is not None
        name = func.memory_name(part)
        self.where.text = f"definition of {name}"
        for unknown in [t for t in func.types if t not in TYPES]:
            raise self.refusal(f"type {unknown} is not supported")
        variables = self._names(func.variables)
        taken = {*self.tensors, *self.functions, *self.parameters.tensor_of.values(), *USUAL_FUNCTIONS}
        last = len(func.updates)
        own = fresh(identifier(name), taken)
        stages = [self._start(func, part, own if last == 0 else fresh(f"{own}__0", taken), variables)]
        for number in range(1, last + 1):
            self.where.text = f"update {number} of {name}"
            tensor = own if number == last else fresh(f"{own}__{number}", {*taken, *self.tensors})
            self.data.used.clear()
            stage = self._update(func, part, number, tensor, stages[-1])
            stages.append(replace(stage, indices=tuple(self.data.used)))
        return tuple(stages)

    def _start(self, func: Func, part: int | None, tensor: str, variables: tuple[str, ...]) -> Stage:
        """The pure definition: an equation, a start that needs none, or no value at all (``undef``)."""
        assert func.init is not None
        type_ = part_type(func, part)
        if all(
            is_undefined(func.init.values[n]) for n in (range(len(func.types)) if part is None else (part,))
        ):
            return Stage(None, type_, variables)
        self.data.used.clear()
        value = self._value(func, part, func.init, variables, None)
        if func.updates and self._is_unit(func, part, value):
            return Stage(None, type_, variables, start=value)
        self._equation(tensor, type_, variables, value, core.CTrue())
        return Stage(tensor, type_, variables, indices=tuple(self.data.used))

    def _names(self, names: tuple[str, ...], taken: frozenset[str] = frozenset()) -> tuple[str, ...]:
        found: list[str] = []
        for name in names:
            found.append(fresh(identifier(name), {*taken, *found, *self.parameters.names()}))
        return tuple(found)

    def _is_unit(self, func: Func, part: int | None, value: core.ValueExpr) -> bool:
        """Whether the first update is a reduction that starts at its unit everywhere."""
        update = func.updates[0]
        if not isinstance(value, core.Literal) or cells_of(func, update) is not None:
            return False
        variables = self._names(func.variables)
        step = self._step(func, part, 1, variables, self._names(_rvars(update), frozenset(variables)))
        if step[0] in self.operators:
            return False
        ieee = self.exact_zero and value.type.is_floating
        return value == builtin_unit(step[0], value.type, ieee=ieee)

    def _update(self, func: Func, part: int | None, number: int, tensor: str, before: Stage) -> Stage:
        definition = func.updates[number - 1]
        variables, type_ = before.variables, before.type
        cells = cells_of(func, definition)
        if cells is not None:
            return self._plain_update(func, part, definition, tensor, before, cells)
        binders = self._names(_rvars(definition), frozenset(variables))
        if before.is_undefined:
            raise self.refusal("a reduction that starts from undef")
        operator, element, condition = self._step(func, part, number, variables, binders)
        start = None if before.tensor is None else before.at(_variables(variables))
        unit = None if operator in self.operators else builtin_unit(operator, type_, ieee=True)
        if unit is None and free_variables(condition) & set(self.data.variables):
            raise self.refusal("cells that data choose are updated by an operator without a unit")
        reduction = core.Reduce(type_, operator, binders, *self.data.masked(condition, element, unit), start)
        guard = self._guard(func, definition, variables)
        self._equation(tensor, type_, variables, reduction, guard, before)
        return Stage(tensor, type_, variables, None, operator, _rvars(definition), binders, element)

    def _step(
        self, func: Func, part: int | None, number: int, variables: tuple[str, ...], binders: tuple[str, ...]
    ) -> tuple[str, core.ValueExpr, core.Cond]:
        """Operator and element of an update over reduction variables, and the condition on these."""
        definition = func.updates[number - 1]
        scope = self._scope(func, variables, definition, binders)
        reader = self._reader(func, part)
        value = self._values(func, part, definition, scope)
        indices = tuple([reader.subscript(a, func.name, scope) for a in definition.arguments])
        update = self._split(value, func.memory_name(part), indices)
        if update is None and any(free_variables(i) & set(self.data.variables) for i in indices):
            raise self.refusal("data choose the cells that are overwritten (a scatter): the last one counts")
        if update is None or any(r.array == func.memory_name(part) for r in reads_in(update.element)):
            raise self.refusal("the update is not a reduction over one element")
        conditions: list[core.Cond] = []
        for rvar, binder in zip(definition.rvars, binders, strict=True):
            lower = reader.index(rvar.minimum, scope)
            upper = total(lower, reader.index(rvar.extent, scope))
            conditions += [
                core.CCmp("<=", lower, core.IVar(binder)),
                core.CCmp("<", core.IVar(binder), upper),
            ]
        conditions.append(self._predicate(func, definition, scope))
        for name, variable, argument, index in zip(
            func.variables, variables, definition.arguments, indices, strict=True
        ):
            if argument != sx.Var(name, "int32") and free_variables(index) & {*binders, *self.data.variables}:
                conditions.append(compare("==", index, core.IVar(variable)))
        return update.operator, update.element, conjunction(conditions)

    def _split(self, value: core.ValueExpr, array: str, indices: tuple[core.IndexExpr, ...]) -> Update | None:
        """The update by a builtin operator; else by one that is defined by what the update computes."""
        update = split_update(value, array, indices)
        if update is not None:
            return update
        name = fresh(f"step_{identifier(array)}", {*self.operators, *self.functions, *self.tensors})
        join = joined if value.type.fields else joined_value
        found = join(value, array, indices, self.operators, name)
        if found is None:
            return None
        self.operators[found.operator.name] = found.operator
        return Update(found.operator.name, found.element)

    def _plain_update(
        self,
        func: Func,
        part: int | None,
        definition: Definition,
        tensor: str,
        before: Stage,
        cells: Cells,
    ) -> Stage:
        """An update that writes each cell at most once."""
        own = Stage(tensor, before.type, before.variables)
        placed = cells.placed(definition)
        scope = self._scope(func, before.variables, placed, ())
        guards = [self._guard(func, placed, before.variables), self._predicate(func, placed, scope)]
        if part is not None:
            chosen, kept = self._defined(func, placed.values[part], scope)
            values = tuple([kept if n == part else v for n, v in enumerate(placed.values)])
            guards, placed = [*guards, *chosen], replace(placed, values=values)
        fixed = {d: self._reader(func, part).index(placed.arguments[d], scope) for d in cells.fixed}

        def held(indices: tuple[core.IndexExpr, ...]) -> core.ValueExpr:
            written = cells.written_before(indices, before.variables, fixed)
            if written is None:
                raise self.refusal(
                    "an update that reads its own Func at a cell that is not in a line with it"
                )
            if not written and before.is_undefined:
                raise self.refusal("an update that reads what is undef")
            return (own if written else before).at(indices)

        value = self._value(func, part, placed, before.variables, held)
        self._equation(tensor, before.type, before.variables, value, conjunction(guards), before)
        return own

    def _defined(self, func: Func, value: sx.Expr, scope: Scope) -> tuple[list[core.Cond], sx.Expr]:
        """Where a value is not ``undef``, and what it is there."""
        conditions: list[core.Cond] = []
        while isinstance(value, sx.Select) and (is_undefined(value.then) or is_undefined(value.otherwise)):
            term = self._reader(func, func.parts[0]).term(value.condition, scope)
            if not isinstance(term, Truth):
                raise self.refusal("data decide where the update is undef")
            left_out = is_undefined(value.then)
            conditions.append(core.CNot(term.condition) if left_out else term.condition)
            value = value.otherwise if left_out else value.then
        return conditions, value

    def _predicate(self, func: Func, definition: Definition, scope: Scope) -> core.Cond:
        term = self._reader(func, func.parts[0]).term(definition.predicate, scope)
        if not isinstance(term, Truth):
            raise self.refusal("the predicate of the update depends on data")
        return term.condition

    def _guard(self, func: Func, definition: Definition, variables: tuple[str, ...]) -> core.Cond:
        """Where an update writes: its arguments are the pure variables, fixed, or reduction variables."""
        reader = self._reader(func, func.parts[0])
        scope = self._scope(
            func, variables, definition, self._names(_rvars(definition), frozenset(variables))
        )
        conditions: list[core.Cond] = []
        for argument, name, variable in zip(definition.arguments, func.variables, variables, strict=True):
            if argument == sx.Var(name, "int32"):
                continue
            if any(isinstance(e, sx.Var) and e.name in func.variables for e in walk(argument)):
                if isinstance(reader.term(argument, scope), Data):
                    continue  # the cell is in the condition of the reduction
                raise self.refusal("an update at an index that is neither its variable nor fixed")
            if not any(isinstance(e, sx.Var) and e.name in _rvars(definition) for e in walk(argument)):
                conditions.append(compare("==", core.IVar(variable), reader.index(argument, scope)))
        return conjunction(conditions)

    # ------------------------------------------------------------ values

    def _value(
        self,
        func: Func,
        part: int | None,
        definition: Definition,
        variables: tuple[str, ...],
        held: Callable[[tuple[core.IndexExpr, ...]], core.ValueExpr] | None,
    ) -> core.ValueExpr:
        """The value of a definition without reduction variables; ``held`` is what its own cells hold."""
        value = self._values(func, part, definition, self._scope(func, variables, definition, ()))
        name = func.memory_name(part)

        def leaf(node: core.Read | core.Access) -> core.ValueExpr:
            if isinstance(node, core.Access) or node.array != name:
                return node
            if held is None:
                raise self.refusal("a definition that reads what it defines")
            return self.data.around(held(node.indices))

        return map_value(value, lambda e: e, leaf)

    def _values(self, func: Func, part: int | None, definition: Definition, scope: Scope) -> core.ValueExpr:
        """What a definition says of one memory: one of its values, or all of them as a record."""
        reader = self._reader(func, part)
        if part is not None:
            return reader.value(definition.values[part], scope)
        values = tuple([reader.value(v, scope) for v in definition.values])
        values = tuple([with_extremes(v, lambda: self.chosen.append(func.name)) for v in values])
        return core.record_of(part_type(func, part), values)

    def _scope(
        self, func: Func, variables: tuple[str, ...], definition: Definition, binders: tuple[str, ...]
    ) -> Scope:
        names: dict[str, Term] = {
            h: Index(core.IVar(v)) for h, v in zip(func.variables, variables, strict=True)
        }
        names |= {r.name: Index(core.IVar(b)) for r, b in zip(definition.rvars, binders, strict=False)}
        return Scope(facts_of((), ()), dict(names))

    def _reader(self, func: Func, part: int | None) -> Reader:
        """A reader of the definitions of one memory: its own cells are reads, all others tensors."""
        own = func.memory_name(part)

        def leaf(call: sx.Call, indices: tuple[core.IndexExpr, ...]) -> core.ValueExpr | None:
            if call.kind == "Image":
                return self.data.around(self._input(call.name, call.type, indices))
            if call.kind != "Halide":
                return None
            if call.name == func.name:
                cell = core.Read(part_type(func, part), own, indices)
                return core.field_of(cell, f"v{call.component}") if part is None else cell
            called = self.algorithm.funcs[call.name]
            if called.together:
                whole = self.stages[called.name][-1].at(indices)
                return self.data.around(core.field_of(whole, f"v{call.component}"))
            return self.data.around(self._whole(called, call.component).at(indices))

        data = lambda value: self._index(func, value)  # noqa: E731
        return Reader(leaf, self._unknown, self.functions, self.where, data=data)

    def _whole(self, func: Func, component: int) -> Stage:
        """What the cells of a Func hold in the end."""
        stage = self.stages[func.memory_name(component)][-1]
        if stage.is_undefined:
            raise self.refusal(f"{func.name} is undef")
        return stage

    def _index(self, func: Func, value: core.ValueExpr) -> core.IVar:
        """The variable for an index that a definition of ``func`` computes; its tensor is made at once."""

        def make() -> Computed:
            taken = {*self.tensors, *self.functions, *self.parameters.tensor_of.values(), *USUAL_FUNCTIONS}
            name = fresh(f"{identifier(func.name)}_at", taken)
            variables = sorted(free_variables(value) - {*self.parameters.names()})
            found = computed(name, value, variables, self.equations)
            self.tensors[name] = core.Tensor(
                name, "tensor", value.type, len(variables), None, NOWHERE, found.range
            )
            self.equations.append(core.Equation(name, tuple(variables), core.CTrue(), value, NOWHERE))
            return found

        return self.data.variable(value, make)

    def _unknown(self, variable: sx.Var) -> Term | None:
        return self.parameters.term(variable.name, variable.type)

    def _input(self, name: str, type_: str, indices: tuple[core.IndexExpr, ...]) -> core.ValueExpr:
        return core.Access(TYPES[type_], self.parameters.tensor(name), indices)

    def _equation(
        self,
        tensor: str,
        type_: ValueType,
        variables: tuple[str, ...],
        value: core.ValueExpr,
        guard: core.Cond,
        before: Stage | None = None,
    ) -> None:
        """The tensor's equations: ``value`` where the guard holds, and elsewhere what was there before."""
        self.tensors[tensor] = core.Tensor(tensor, "tensor", type_, len(variables), None, NOWHERE)
        self.equations.append(core.Equation(tensor, variables, guard, value, NOWHERE))
        if not isinstance(guard, core.CTrue) and before is not None and not before.is_undefined:
            kept = before.at(_variables(variables))
            self.equations.append(core.Equation(tensor, variables, core.CNot(guard), kept, NOWHERE))


def _used(equations: Sequence[core.Equation]) -> set[str]:
    """The operators of the reductions that equations say."""
    return {t.operator for e in equations for t in subterms(e.value) if isinstance(t, core.Reduce)}


def _rvars(definition: Definition) -> tuple[str, ...]:
    return tuple([r.name for r in definition.rvars])


def _variables(names: tuple[str, ...]) -> tuple[core.IndexExpr, ...]:
    return tuple([core.IVar(n) for n in names])
