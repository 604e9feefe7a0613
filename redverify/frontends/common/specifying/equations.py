"""The specification that a loop program is: one equation for each statement, by exact dataflow.

A statement defines a tensor whose indices are its variables. A read becomes the element of the statement
that wrote the cell last, or of the input that the array held at first. A statement that writes the whole of
an output, and that nothing overwrites, defines the output itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

import islpy as isl

from redverify.frontends.common import model
from redverify.frontends.common.errors import Origin, TranslationError, refusal
from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.common.specifying.dataflow import Flow, Piece, Program, Statement, collected
from redverify.frontends.common.specifying.guards import guard_of
from redverify.frontends.common.specifying.rules import Reduction, Rule, Specification
from redverify.frontends.common.terms import (
    canonical,
    conjunction,
    map_value,
    substitute,
    substitute_value,
)
from redverify.language import core
from redverify.language.core import Cond, Equation, IConst, IndexExpr, IVar, Spec, Tensor, ValueExpr
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.operators import builtin_unit
from redverify.language.source import NOWHERE
from redverify.language.terms import free_variables, map_comparisons
from redverify.language.walks import nodes_of, reads_in
from redverify.presburger import build

#: An equation of more cases than these is refused.
_PIECES = 64


@dataclass(slots=True)
class _Defined:
    """The tensor of a statement: its element for an instance, as a function of the statement's variables."""

    tensor: str
    point: tuple[IndexExpr, ...]
    value: ValueExpr | None = None


class Undefined(TranslationError):
    """The program reads or returns a cell that nothing has written."""


def specification_of(program: Program, functions: model.Functions, *, exact_zero: bool) -> Specification:
    """The equations of a program; :class:`TranslationError` if it is outside of what can be said by them."""
    return _Equations(program, functions, exact_zero).read()


class _Equations:
    def __init__(self, program: Program, functions: model.Functions, exact_zero: bool) -> None:
        self.program = program
        self.functions = functions
        self.exact_zero = exact_zero
        self.context = build.all_of(program.assumptions)
        self.statements = collected(program.body)
        parallel = {n.name for n in model.nodes_in(program.body) if isinstance(n, model.Loop) and n.parallel}
        self.flow = Flow(self.statements, self.context, frozenset(parallel))
        self.arrays = {a.name: a for a in (*program.arrays, *program.allocated)}
        self.taken = {*program.inputs.values(), *program.outputs.values(), *functions, *USUAL_FUNCTIONS}
        self.defined: dict[Statement, _Defined] = {}
        self.equations: list[Equation] = []
        self.rules: dict[str, Rule] = {}
        self.finals: dict[str, list[Piece]] = {}
        self.folded: dict[Statement, str] = {}
        self.pending: set[Statement] = set()
        self.cell_names: dict[str, tuple[str, ...]] = {}

    def read(self) -> Specification:
        """All equations that the outputs need."""
        program = self.program
        for array in program.outputs:
            self._final(array)
        for array, tensor in program.outputs.items():
            self._output(array, tensor)
        tensors = {t: self._tensor(t, "input", self.arrays[a]) for a, t in program.inputs.items()}
        tensors |= {t: self._tensor(t, "output", self.arrays[a]) for a, t in program.outputs.items()}
        for tensor, rule in self.rules.items():
            if tensor not in tensors:
                tensors[tensor] = Tensor(tensor, "tensor", rule.type, len(rule.variables), None, NOWHERE)
        spec = Spec(
            name=program.name,
            parameters=program.parameters,
            assumptions=program.assumptions,
            types=(),
            functions={
                n: core.Function(n, a, r)
                for n, (a, r) in self.functions.items()
                if n not in program.operators
            },
            operators=dict(program.operators),
            tensors=tensors,
            equations=tuple(self.equations),
            span=NOWHERE,
        )
        tensor_of = {**program.inputs, **program.outputs}
        initial = {a: program.inputs[a] for a in program.outputs if a in program.inputs}
        order = [t for t in tensors if t in self.rules] + [t for t in self.rules if t not in tensors]
        rules = {t: self.rules[t] for t in sorted(order, key=list(self.rules).index)}
        return Specification(spec, rules, tensor_of, initial, self._staged())

    def _staged(self) -> frozenset[str]:
        """The outputs that do not depend on themselves: their arrays may hold other values on the way."""
        return frozenset(t for t in self.program.outputs.values() if t not in self._needed(t))

    def _needed(self, tensor: str) -> set[str]:
        """The tensors that the equations of a tensor refer to, and theirs."""
        found: set[str] = set()
        pending = [tensor]
        while pending:
            name = pending.pop()
            for equation in self.equations:
                if equation.tensor == name:
                    new = {a.tensor for a in _accesses(equation.value)} - found
                    found |= new
                    pending += new
        return found

    def _tensor(self, name: str, kind: str, array: model.Array) -> Tensor:
        region = tuple((IConst(0), e) for e in array.shape)
        return Tensor(name, kind, array.type, len(array.shape), region, NOWHERE)

    # ------------------------------------------------------------ outputs

    def _names(self, count: int) -> tuple[str, ...]:
        taken = set(self.program.parameters)
        names: list[str] = []
        for n in range(count):
            names.append(fresh(("x", "y", "z", "w")[n] if n < 4 else f"x{n}", {*taken, *names}))
        return tuple(names)

    def _final(self, array: str) -> None:
        """Which statement writes each cell of an output last."""
        shape = self.arrays[array].shape
        names = self._names(len(shape))
        cells = tuple(IVar(n) for n in names)
        self.cell_names[array] = names
        region = build.all_of([self._region(array)]).intersect(self.context)
        pieces = self.flow.sources(names, region, (IConst(1 << 20),), array, cells)
        self.finals[array] = pieces
        writers = [p for p in pieces if p.statement is not None]
        if len(writers) == 1 and writers[0].statement is not None and self._all_last(writers[0], names):
            statement = writers[0].statement
            if self._copied(statement) is None:
                self.folded[statement] = array

    def _all_last(self, piece: Piece, names: tuple[str, ...]) -> bool:
        """Whether no instance of the statement is overwritten, and a cell tells its instance."""
        statement = piece.statement
        assert statement is not None
        domain = self.flow.domain(statement)
        written = build.params_to_tuple(domain, statement.variables, "s")
        last = build.tuple_set("s", piece.indices).intersect_params(piece.where)
        last = build.project(last, *names)
        return bool(written.is_subset(last))

    def _region(self, array: str) -> Cond:
        """The cells of an array."""
        names, shape = self.cell_names[array], self.arrays[array].shape
        return conjunction(
            [
                c
                for n, e in zip(names, shape, strict=True)
                for c in (core.CCmp("<=", IConst(0), IVar(n)), core.CCmp("<", IVar(n), e))
            ]
        )

    def _output(self, array: str, tensor: str) -> None:
        names = self.cell_names[array]
        known = build.all_of([self._region(array)]).intersect(self.context)
        for piece in self.finals[array]:
            statement = piece.statement
            if statement is not None and self.folded.get(statement) == array:
                self._define(statement)
                continue
            if statement is None and array not in self.program.inputs:
                raise self._undefined(array)
            value = self._element(piece, array)
            guard = self._guard(piece.where, known, names, tensor)
            self._equation(tensor, names, guard, value, self._plain_rule(tensor, names, guard, value, {}))

    def _undefined(self, array: str) -> Undefined:
        return Undefined(f"the source is undefined: cells of {array} are used that nothing has written")

    def _guard(self, points: isl.Set, known: isl.Set, names: Sequence[str], tensor: str) -> Cond:
        """The condition of an equation of ``tensor``, apart from those of its earlier equations."""
        others = [e.condition for e in self.equations if e.tensor == tensor and e.variables == tuple(names)]
        return guard_of(points, known, names, others, self.context)

    # ------------------------------------------------------------ statements

    def _copied(self, statement: Statement) -> Piece | None:
        """What a statement that copies one cell copies, if that is one thing for all its instances."""
        if statement.update is not None or not isinstance(statement.value, core.Read):
            return None
        if any(r.array == statement.array for r in reads_in(statement.value)):
            return None
        pieces = self._pieces(statement, statement.value, statement.variables, self.flow.domain(statement))
        return pieces[0] if len(pieces) == 1 else None

    def _pieces(
        self, statement: Statement, read: core.Read, variables: Sequence[str], domain: isl.Set
    ) -> list[Piece]:
        cell = (*self._around(read.array, statement), *read.indices)
        return self.flow.sources(variables, domain, statement.order, read.array, cell)

    def _around(self, array: str, statement: Statement) -> tuple[IndexExpr, ...]:
        """The loops around the allocation of an array that a statement reads."""
        for other in self.statements:
            if other.array == array:
                rank = len(self.arrays[array].shape)
                return other.cell[: len(other.cell) - rank]
        return ()

    def _element(self, piece: Piece, array: str) -> ValueExpr:
        """The value that an instance of a statement, or an input, has."""
        if piece.statement is None:
            tensor = self.program.inputs.get(array)
            if tensor is None:
                raise self._undefined(array)
            rank = len(self.arrays[array].shape)
            return core.Access(self.arrays[array].type, tensor, piece.indices[len(piece.indices) - rank :])
        statement = piece.statement
        copied = self._copied(statement)
        environment = dict(zip(statement.variables, piece.indices, strict=True))
        if copied is not None:
            assert isinstance(statement.value, core.Read)
            inner = tuple(substitute(i, environment) for i in copied.indices)
            return self._element(replace(copied, indices=inner), statement.value.array)
        if statement.update is None and not any(reads_in(statement.value)):
            return substitute_value(statement.value, environment)
        found = self._define(statement)
        point = tuple(substitute(i, environment) for i in found.point)
        return core.Access(self.arrays[statement.array].type, found.tensor, point)

    def _define(self, statement: Statement) -> _Defined:
        """The tensor that a statement defines."""
        if statement in self.defined:
            return self.defined[statement]
        array = self.folded.get(statement)
        if array is not None:
            names = self.cell_names[array]
            made = _Defined(self.program.outputs[array], statement.cell)
            self.defined[statement] = made
            piece = next(p for p in self.finals[array] if p.statement is statement)
            self._folded(statement, made.tensor, array, names, piece)
            return made
        source = self.arrays[statement.array].source_name
        name = fresh(identifier(f"{source}_{statement.name}"), self.taken)
        self.taken.add(name)
        made = _Defined(name, tuple(IVar(v) for v in statement.variables))
        self.defined[statement] = made
        domain = self.flow.domain(statement)
        self._equations_of(
            statement, name, statement.variables, {}, domain, build.everywhere().intersect(self.context)
        )
        return made

    def _folded(
        self, statement: Statement, tensor: str, array: str, names: tuple[str, ...], piece: Piece
    ) -> None:
        """The equations of an output that a statement defines, over its cells."""
        environment = dict(zip(statement.variables, piece.indices, strict=True))
        known = build.all_of([self._region(array)]).intersect(self.context)
        self._equations_of(statement, tensor, names, environment, piece.where, known)

    def _equations_of(
        self,
        statement: Statement,
        tensor: str,
        names: tuple[str, ...],
        environment: Mapping[str, IndexExpr],
        domain: isl.Set,
        known: isl.Set,
    ) -> None:
        """One equation for each case of what the statement reads."""
        if statement.update is not None:
            self._reduction(statement, tensor, names, environment, domain, known)
            return
        cases = self._cases(statement, statement.value)
        many = len(cases) > 1
        for holds, value in cases:
            here = self._substituted(holds, statement, environment, names, domain)
            if here.is_empty():
                continue
            result = substitute_value(value, environment)
            recursive = many or any(
                isinstance(n, core.Access) and n.tensor == tensor for n in _accesses(result)
            )
            guard = self._guard(here, self.context if recursive else known, names, tensor)
            extents = {names[k]: v for k, v in self._extents(statement, environment, names).items()}
            self._equation(
                tensor, names, guard, result, self._plain_rule(tensor, names, guard, result, extents)
            )

    def _extents(
        self, statement: Statement, environment: Mapping[str, IndexExpr], names: tuple[str, ...]
    ) -> dict[int, tuple[IndexExpr, IndexExpr]]:
        """The ranges of the equation's variables that are loops of the statement."""
        found: dict[int, tuple[IndexExpr, IndexExpr]] = {}
        if environment:  # the equation's variables are the cells of an output
            shape = self.arrays[statement.array].shape
            found = {n: (IConst(0), extent) for n, extent in enumerate(shape)}
        for variable in statement.variables:
            at = environment.get(variable, IVar(variable))
            lower, extent = statement.extents[variable]
            fixed = free_variables(lower) | free_variables(extent) <= set(self.program.parameters)
            if fixed and isinstance(at, IVar) and at.name in names:
                found[names.index(at.name)] = (lower, extent)
        return found

    def _substituted(
        self,
        holds: isl.Set,
        statement: Statement,
        environment: Mapping[str, IndexExpr],
        names: tuple[str, ...],
        domain: isl.Set,
    ) -> isl.Set:
        """A condition on the statement's variables as one on the equation's."""
        if not environment:
            return build.tidy(holds.intersect(domain))
        points = build.params_to_tuple(holds.intersect(self.flow.domain(statement)), statement.variables, "s")
        instance = tuple(environment[v] for v in statement.variables)
        return build.tidy(build.holding(points.reset_tuple_id(), instance).intersect(domain))

    def _cases(self, statement: Statement, value: ValueExpr) -> list[tuple[isl.Set, ValueExpr]]:
        """The value with what its reads see, by cases."""
        domain = self.flow.domain(statement)
        found = list(dict.fromkeys(reads_in(value)))
        options: list[list[tuple[isl.Set, core.Read, ValueExpr]]] = []
        for read in found:
            pieces = self._pieces(statement, read, statement.variables, domain)
            options.append([(p.where, read, self._element(p, read.array)) for p in pieces])
        result: list[tuple[isl.Set, ValueExpr]] = []
        for combination in product(*options):
            holds = domain
            for points, _, _ in combination:
                holds = holds.intersect(points)
            if holds.is_empty():
                continue
            by = {read: element for _, read, element in combination}
            result.append((holds, _replaced(value, by)))
            if len(result) > _PIECES:
                raise refusal("a value of too many cases", _At(statement))
        return result

    # ------------------------------------------------------------ reductions

    def _reduction(
        self,
        statement: Statement,
        tensor: str,
        names: tuple[str, ...],
        environment: Mapping[str, IndexExpr],
        domain: isl.Set,
        known: isl.Set,
    ) -> None:
        update = statement.update
        assert update is not None
        inside = (n for e in environment.values() for n in free_variables(e))
        taken = {*names, *self.program.parameters, *inside}
        renamed: dict[str, str] = {}
        for binder in statement.binders:
            renamed[binder] = fresh(binder, {*taken, *renamed.values()})
        inner: dict[str, IndexExpr] = {**environment, **{b: IVar(n) for b, n in renamed.items()}}
        element = substitute_value(self._summand(statement, update.element), inner)
        condition = conjunction([_substituted_condition(c, inner) for c in statement.inner])
        own = core.Read(statement.value.type, statement.array, statement.cell[self._outer(statement) :])
        starts = self._cases(statement, own)
        for holds, start in starts:
            here = self._substituted(holds, statement, environment, names, domain)
            if here.is_empty():
                continue
            first = substitute_value(start, environment)
            unit = self._is_unit(update.operator, first)
            reduction = Reduction(
                builtin=update.operator,
                operator=update.operator,
                binders=tuple(renamed[b] for b in statement.binders),
                condition=condition,
                element=element,
                start=None if unit else first,
            )
            value = core.Reduce(
                statement.value.type,
                reduction.operator,
                reduction.binders,
                reduction.condition,
                reduction.element,
                reduction.start,
            )
            guard = self._guard(here, known, names, tensor)
            extents = {names[k]: v for k, v in self._extents(statement, environment, names).items()}
            for b in statement.binders:
                lower, extent = statement.extents[b]
                extents[renamed[b]] = (substitute(lower, inner), substitute(extent, inner))
            rule = self._plain_rule(tensor, names, guard, value, extents)
            self._equation(tensor, names, guard, value, replace(rule, reduction=reduction))

    def _outer(self, statement: Statement) -> int:
        return len(statement.cell) - len(self.arrays[statement.array].shape)

    def _summand(self, statement: Statement, value: ValueExpr) -> ValueExpr:
        """The element of a reduction; a read that sees several things is a choice between them."""
        domain = self.flow.domain(statement).intersect(build.all_of(statement.inner))
        variables = (*statement.variables, *statement.binders)
        by: dict[core.Read, ValueExpr] = {}
        for read in dict.fromkeys(reads_in(value)):
            cell = (*self._around(read.array, statement), *read.indices)
            pieces = self.flow.sources(variables, domain, statement.order, read.array, cell)
            if not pieces:
                pieces = [Piece(domain, None, cell)]
            chosen = self._element(pieces[0], read.array)
            for piece in pieces[1:]:
                holds = guard_of(piece.where, domain, variables)
                chosen = core.Select(chosen.type, holds, self._element(piece, read.array), chosen)
            by[read] = chosen
        return _replaced(value, by)

    def _is_unit(self, operator: str, start: ValueExpr) -> bool:
        if operator in self.program.operators:
            return start == self.program.operators[operator].unit
        return start == builtin_unit(operator, start.type, ieee=self.exact_zero and start.type.is_floating)

    # ------------------------------------------------------------ equations

    def _plain_rule(
        self,
        tensor: str,
        names: tuple[str, ...],
        guard: Cond,
        value: ValueExpr,
        extents: Mapping[str, tuple[IndexExpr, IndexExpr]],
    ) -> Rule:
        sources = tuple(f"{tensor}.{n}" for n in names)
        return Rule(tensor, value.type, f"${tensor}", names, sources, guard, value, None, extents)

    def _equation(
        self, tensor: str, names: tuple[str, ...], guard: Cond, value: ValueExpr, rule: Rule
    ) -> None:
        self.equations.append(Equation(tensor, names, guard, value, NOWHERE))
        known = self.rules.get(tensor)
        if known is None or self._left_alone(known):
            self.rules[tensor] = rule

    def _left_alone(self, rule: Rule) -> bool:
        """Whether an equation says that a cell keeps what its array held at first."""
        same = tuple(IVar(n) for n in rule.variables)
        return (
            isinstance(rule.value, core.Access)
            and rule.value.tensor in self.program.inputs.values()
            and rule.value.indices == same
            and rule.tensor in self.program.outputs.values()
        )


@dataclass(frozen=True, slots=True)
class _At:
    """A statement as something that messages can be about."""

    statement: Statement

    @property
    def origin(self) -> Origin:
        """What it was read from."""
        return self.statement.origin


def _accesses(value: ValueExpr) -> list[core.Access]:
    return [n for n in nodes_of(value) if isinstance(n, core.Access)]


def _replaced(value: ValueExpr, by: Mapping[core.Read, ValueExpr]) -> ValueExpr:
    def leaf(node: core.Read | core.Access) -> ValueExpr:
        return by[node] if isinstance(node, core.Read) else node

    return map_value(value, canonical, leaf)


def _substituted_condition(condition: Cond, environment: Mapping[str, IndexExpr]) -> Cond:
    # Not decided: the bounds stay written even where they decide themselves.
    return map_comparisons(
        condition,
        lambda c: core.CCmp(c.op, substitute(c.left, environment), substitute(c.right, environment)),
    )
