"""A program of a front end: loops, branches and blocks, as immutable data with resolved names.

Each front end reads its programs into this form. Expressions are those of
:mod:`redverify.language.core`: an index expression over loop and iteration variables, a value
expression with :class:`~redverify.language.core.Read` of arrays. Every variable name is unique along
each path from the root, is not reserved, and is the name that the ``.sched`` text shows. Nodes are
compared by identity: two equal statements of a program are two nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from redverify.frontends.common.cases import CaseValue, map_cases
from redverify.frontends.common.errors import Origin
from redverify.frontends.common.terms import (
    Environment,
    map_condition,
    map_value,
    substitute,
)
from redverify.language.core import Cond, IndexExpr, ValueExpr
from redverify.language.types import ValueType

#: The argument types and the result type of each function that the language does not know, by name.
Functions = Mapping[str, tuple[tuple[ValueType, ...], ValueType]]


@dataclass(frozen=True, slots=True)
class Array:
    """An array: a parameter of the function, or allocated by it.

    ``source_name`` is its name in the source, ``scope`` the memory it lies in, as the source calls it.
    ``factored``: an extent of the source is a product, whose factors are dimensions here
    (:mod:`.factored_extents`).
    """

    name: str
    source_name: str
    type: ValueType
    shape: tuple[IndexExpr, ...]
    scope: str = "global"
    factored: bool = False


@dataclass(frozen=True, slots=True)
class Iteration:
    """An iteration variable of a block: ``name`` in ``lower .. lower + extent``, bound to ``binding``.

    ``reduce``: a reduction variable, else a spatial one. ``source_name`` is its name in the source, by
    which it is matched with the other program's; ``index_name`` what an equation calls it.
    """

    name: str
    source_name: str
    index_name: str
    reduce: bool
    lower: IndexExpr
    extent: IndexExpr
    binding: IndexExpr


@dataclass(frozen=True, slots=True, eq=False)
class Store:
    """``array[indices] = value``.

    ``cases`` is ``value`` with each choice that evaluates one branch only made a branch of the control
    flow, so that reads of the other branch do not happen. ``atomic``: several threads accumulate into
    the cell. ``operator`` is the declared operator of an accumulation ``operator(array[indices], element)``;
    empty for the others. ``unrolled``: an update that is one of many of its cell, and in no loop of its own.
    """

    array: str
    indices: tuple[IndexExpr, ...]
    value: ValueExpr
    cases: CaseValue
    origin: Origin
    atomic: bool = False
    operator: str = ""
    unrolled: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Loop:
    """A loop over ``lower .. lower + extent``.

    ``parallel``: the iterations may run at once; ``vectorized``: as the lanes of one vector. ``thread``
    is the tag of the thread that the loop is bound to, else empty.
    ``allocations`` are the arrays that each iteration has for itself.
    """

    name: str
    lower: IndexExpr
    extent: IndexExpr
    parallel: bool
    vectorized: bool
    thread: str
    allocations: tuple[Array, ...]
    body: Node
    origin: Origin


@dataclass(frozen=True, slots=True, eq=False)
class Sequence:
    """Statements one after the other; ``allocations`` are arrays of theirs alone."""

    parts: tuple[Node, ...]
    allocations: tuple[Array, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Branch:
    """An ``if`` on an index condition."""

    condition: Cond
    then: Node
    otherwise: Node


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """``name = value`` for the rest of the enclosing sequence."""

    name: str
    value: IndexExpr


@dataclass(frozen=True, slots=True, eq=False)
class SBlock:
    """A schedulable block: one computation over iteration variables that are bound to the loops around.

    ``predicate`` guards ``init`` and ``body``. ``init`` runs before ``body`` when every reduction variable
    is at the start of its domain.
    """

    name: str
    iterations: tuple[Iteration, ...]
    predicate: Cond | None
    init: Node | None
    body: Node
    origin: Origin


@dataclass(frozen=True, slots=True, eq=False)
class Extension:
    """A statement that only one front end knows; its subclass says what it is.

    The front end replaces it by other statements before it hands the function to
    :mod:`~redverify.frontends.common.translation`.
    """

    origin: Origin

    def with_indices(self, index: Callable[[IndexExpr], IndexExpr]) -> Extension:
        """The statement with ``index`` applied to each of its index expressions."""
        raise NotImplementedError

    def loops(self) -> frozenset[str]:
        """The loops that the statement refers to by their names."""
        raise NotImplementedError

    def arrays(self) -> frozenset[str]:
        """The arrays that the statement uses."""
        raise NotImplementedError


Node = Store | Loop | Sequence | Branch | Definition | SBlock | Extension


@dataclass(frozen=True, slots=True)
class Layout:
    """Element ``variables`` of a tensor is in cell ``indices`` of the parameter ``array``.

    ``inverse`` are the variables as functions of the cell ``cell``, for cells that have an element.
    """

    array: str
    variables: tuple[str, ...]
    indices: tuple[IndexExpr, ...]
    cell: tuple[str, ...]
    inverse: tuple[IndexExpr, ...]

    def element(self, indices: tuple[IndexExpr, ...]) -> tuple[IndexExpr, ...]:
        """The element that is in the cell at ``indices``."""
        environment = dict(zip(self.cell, indices, strict=True))
        return tuple(substitute(e, environment) for e in self.inverse)


@dataclass(frozen=True, slots=True)
class Function:
    """A program: ``parameters`` are its symbolic sizes, ``arrays`` its array parameters in order.

    ``role`` tells the two programs apart in messages. ``allocated`` are all arrays that are no
    parameters, ``root_allocations`` those of them that the whole body shares. ``names`` are all
    variables of the function. ``layouts`` are those of the parameters that do not lie as their tensors do
    (:mod:`.layouts`). ``largest`` are the largest values of parameters that have narrow types.
    """

    role: str
    name: str
    parameters: tuple[str, ...]
    arrays: tuple[Array, ...]
    allocated: tuple[Array, ...]
    root_allocations: tuple[Array, ...]
    body: Node
    names: frozenset[str]
    layouts: tuple[Layout, ...] = ()
    largest: Mapping[str, int] = field(default_factory=dict)

    def layout(self, name: str) -> Layout | None:
        """The layout of the parameter of this name, if it has one of its own."""
        return next((found for found in self.layouts if found.array == name), None)

    def array(self, name: str) -> Array:
        """The array of this name."""
        return next(a for a in (*self.arrays, *self.allocated) if a.name == name)


# ---------------------------------------------------------------- walks


def children(node: Node) -> tuple[Node, ...]:
    """The statements directly inside a statement, in program order."""
    match node:
        case Loop(body=body):
            return (body,)
        case Sequence(parts=parts):
            return parts
        case Branch(then=then, otherwise=otherwise):
            return then, otherwise
        case SBlock(init=init, body=body):
            return (body,) if init is None else (init, body)
        case Store() | Definition() | Extension():
            return ()
        case _:
            assert_never(node)


def nodes_in(node: Node) -> Iterator[Node]:
    """The statement and all statements inside it, outer ones first."""
    yield node
    for child in children(node):
        yield from nodes_in(child)


def with_indices(node: Node, index: Callable[[IndexExpr], IndexExpr]) -> Node:
    """The statement with ``index`` applied to each index expression of its own, not to those inside it."""
    match node:
        case Loop():
            return replace(node, lower=index(node.lower), extent=index(node.extent))
        case Branch():
            return replace(node, condition=map_condition(node.condition, index))
        case Definition():
            return replace(node, value=index(node.value))
        case SBlock():
            predicate = None if node.predicate is None else map_condition(node.predicate, index)
            iterations = tuple(replace(i, binding=index(i.binding)) for i in node.iterations)
            return replace(node, iterations=iterations, predicate=predicate)
        case Store():
            return replace(
                node,
                indices=tuple(index(i) for i in node.indices),
                value=map_value(node.value, index),
                cases=map_cases(node.cases, lambda c: map_condition(c, index), lambda v: map_value(v, index)),
            )
        case Extension():
            return node.with_indices(index)
        case Sequence():
            return node
        case _:
            assert_never(node)


def substituted(node: Node, environment: Environment) -> Node:
    """The statement with variables replaced in all its expressions.

    It holds no :class:`Extension`, and binds none of the variables.
    """

    def index(expr: IndexExpr) -> IndexExpr:
        return substitute(expr, environment)

    def again(part: Node) -> Node:
        return substituted(part, environment)

    if not environment:
        return node
    match node:
        case Loop():
            return replace(node, lower=index(node.lower), extent=index(node.extent), body=again(node.body))
        case Sequence(parts):
            return Sequence(tuple(again(p) for p in parts))
        case Branch():
            changed = with_indices(node, index)
            assert isinstance(changed, Branch)
            return replace(changed, then=again(node.then), otherwise=again(node.otherwise))
        case SBlock():
            block = with_indices(node, index)
            assert isinstance(block, SBlock)
            init = None if node.init is None else again(node.init)
            return replace(block, init=init, body=again(node.body))
        case Definition() | Store():
            return with_indices(node, index)
        case Extension():
            raise AssertionError("statements of a front end's own are replaced before")
        case _:
            assert_never(node)
