"""The implementation: commands of the language for the statements of the scheduled function."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from redverify.annotating.scopes import with_scopes
from redverify.frontends.common import model
from redverify.frontends.common.annotating.context import Annotated, Annotation
from redverify.frontends.common.cases import Case, CaseValue, case_variables
from redverify.frontends.common.errors import Origin, refusal
from redverify.frontends.common.indices.short_quotients import with_short_quotients
from redverify.frontends.common.specifying.rules import Specification
from redverify.frontends.common.terms import (
    Environment,
    compare,
    conjunction,
    substitute,
    substitute_condition,
    substitute_value,
    total,
    variables_of,
)
from redverify.frontends.common.updates import is_cell, split_update
from redverify.language import core
from redverify.language.core import Binding, Block, Cond, CTrue, IConst, Impl, IndexExpr, IVar
from redverify.language.source import NOWHERE, Span
from redverify.language.terms import free_variables


def _nowhere(origin: Origin) -> Span:
    """The place of a statement where nobody asks for it."""
    return NOWHERE


class ImplementationWriter:
    """Makes the implementation of ``specification`` out of a scheduled function and its annotations.

    ``span`` says where in the user's text a statement stands.
    """

    def __init__(
        self,
        function: model.Function,
        specification: Specification,
        unscheduled: model.Function,
        annotated: Annotated,
        span: Callable[[Origin], Span] = _nowhere,
    ) -> None:
        self.span = span
        self.function = function
        self.specification = specification
        self.unscheduled = unscheduled
        self.annotated = annotated

    def write(self, name: str) -> Impl:
        """The whole implementation."""
        spec = self.specification.spec
        bindings = []
        for ours, theirs in zip(self.function.arrays, self.unscheduled.arrays, strict=True):
            tensor = self.specification.tensor_of[theirs.name]
            layout = self.function.layout(ours.name)
            if layout is not None:
                names, indices = layout.variables, layout.indices
                bindings.append(Binding(ours.name, tensor, names, indices, ours.shape, NOWHERE))
                continue
            names = tuple(f"x{d}" for d in range(len(ours.shape)))
            indices = tuple(IVar(n) for n in names)
            bindings.append(Binding(ours.name, tensor, names, indices, None, NOWHERE))
            first = self.specification.initial.get(theirs.name)
            if first is not None:
                bindings.append(Binding(ours.name, first, names, indices, None, NOWHERE))
        body = with_scopes(self._commands(self.function.body, {}))
        body = with_short_quotients(_allocated(self.function.root_allocations, body, {}), {})
        return Impl(name, spec, tuple(bindings), (), body or (core.Skip(NOWHERE),), NOWHERE)

    # ------------------------------------------------------------ statements

    def _commands(self, node: model.Node, environment: Environment) -> Block:
        match node:
            case model.Loop():
                return self._loop(node, environment)
            case model.Sequence(parts, allocations):
                return _allocated(allocations, self._sequence(parts, environment), environment)
            case model.Branch():
                condition = substitute_condition(node.condition, environment)
                then = self._commands(node.then, environment) or (core.Skip(NOWHERE),)
                otherwise = self._commands(node.otherwise, environment)
                return (core.If(condition, then, otherwise, NOWHERE),)
            case model.SBlock():
                return self._block(node, environment)
            case model.Store():
                return self._store(node, environment)
            case model.Definition():
                return ()
            case model.Extension():
                raise AssertionError("statements of a front end's own are replaced before")
            case _:
                assert_never(node)

    def _sequence(self, parts: tuple[model.Node, ...], environment: Environment) -> Block:
        if not parts:
            return ()
        first, rest = parts[0], parts[1:]
        if isinstance(first, model.Definition):
            value = substitute(first.value, environment)
            body = self._sequence(rest, environment)
            return (core.Let(first.name, value, body, NOWHERE),)
        return (*self._commands(first, environment), *self._sequence(rest, environment))

    def _loop(self, node: model.Loop, environment: Environment) -> Block:
        body = self._commands(node.body, environment) or (core.Skip(NOWHERE),)
        body = _allocated(node.allocations, body, environment)
        lower = substitute(node.lower, environment)
        upper = total(lower, substitute(node.extent, environment))
        return (core.Loop(node.name, lower, upper, body, node.parallel, NOWHERE),)

    def _block(self, block: model.SBlock, environment: Environment) -> Block:
        """Bindings that are more than a variable become ``let``; a predicate an ``if`` around them."""
        inner = dict(environment)
        lets: list[tuple[str, IndexExpr]] = []
        used = self._used(block)
        for iteration in block.iterations:
            binding = substitute(iteration.binding, environment)
            if isinstance(binding, IVar | IConst):
                inner[iteration.name] = binding
            elif iteration.name in used:
                lets.append((iteration.name, binding))
        commands: Block = ()
        if block.init is not None:
            guard = substitute_condition(initial_iteration(block), inner)
            init = self._commands(block.init, inner)
            commands = init if isinstance(guard, CTrue) else (core.If(guard, init, (), NOWHERE),)
        commands = (*commands, *self._commands(block.body, inner))
        for name, value in reversed(lets):
            commands = (core.Let(name, value, commands, NOWHERE),)
        if block.predicate is not None:
            predicate = substitute_condition(block.predicate, environment)
            commands = (core.If(predicate, commands or (core.Skip(NOWHERE),), (), NOWHERE),)
        return commands

    def _used(self, block: model.SBlock) -> frozenset[str]:
        """The variables that the statements of a block mention, and the condition of its ``init``."""
        used = self._inside(block)
        return used if block.init is None else used | free_variables(initial_iteration(block))

    def _inside(self, node: model.Node) -> frozenset[str]:
        """The variables that the statements inside a statement mention."""
        return frozenset().union(*(self._uses(child) for child in model.children(node)))

    def _uses(self, node: model.Node) -> frozenset[str]:
        """The variables that a statement and the statements inside it mention."""
        match node:
            case model.Loop():
                return variables_of((node.lower, node.extent)) | self._inside(node)
            case model.Branch():
                return free_variables(node.condition) | self._inside(node)
            case model.Definition():
                return free_variables(node.value)
            case model.SBlock():
                guard = free_variables(node.predicate) if node.predicate is not None else frozenset()
                return variables_of(i.binding for i in node.iterations) | guard | self._used(node)
            case model.Store():
                note = self.annotated.of[node]
                plain = variables_of((*node.indices, *(note.element or ())))
                values = free_variables(note.value) | free_variables(node.value)
                return plain | values | case_variables(node.cases)
            case model.Sequence() | model.Extension():
                return self._inside(node)
            case _:
                assert_never(node)

    # ------------------------------------------------------------ stores

    def _store(self, store: model.Store, environment: Environment) -> Block:
        return self._case(store, store.cases, self.annotated.of[store], environment)

    def _case(
        self, store: model.Store, value: CaseValue, note: Annotation, environment: Environment
    ) -> Block:
        if isinstance(value, Case):
            condition = substitute_condition(value.condition, environment)
            then = self._case(store, value.then, note, environment)
            otherwise = self._case(store, value.otherwise, note, environment)
            return (core.If(condition, then, otherwise, NOWHERE),)
        indices = tuple(substitute(i, environment) for i in store.indices)
        annotation = substitute_value(note.value, environment)
        span = self.span(store.origin)
        if note.operator is None:
            stored = substitute_value(value, environment)
            return (core.Assign(store.array, indices, annotation, stored, span),)
        if is_cell(value, store.array, store.indices):
            return (core.Skip(NOWHERE),)
        update = split_update(value, store.array, store.indices, store.operator)
        if update is None:
            raise refusal("a branch of the update is not C = C op e", store)
        element = None if note.element is None else tuple(substitute(k, environment) for k in note.element)
        added = substitute_value(update.element, environment)
        return (
            core.Accumulate(
                store.array, indices, note.operator, annotation, element, added, store.atomic, span
            ),
        )


def initial_iteration(block: model.SBlock) -> Cond:
    """When a block's ``init`` runs: every reduction variable is at the start of its domain."""
    return conjunction([compare("==", IVar(i.name), i.lower) for i in block.iterations if i.reduce])


def _allocated(arrays: tuple[model.Array, ...], body: Block, environment: Environment) -> Block:
    for array in reversed(arrays):
        extents = tuple(substitute(e, environment) for e in array.shape)
        body = (core.Allocate(array.name, extents, array.type, body, NOWHERE),)
    return body
