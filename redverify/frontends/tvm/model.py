"""The part of TensorIR that is translated, as immutable data with resolved names.

Expressions are those of :mod:`redverify.language.core`: an index expression over loop and
iteration variables, a value expression with :class:`~redverify.language.core.Read` of arrays.
Every variable name is unique along each path from the root, is not reserved, and is the
name that the ``.sched`` text shows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from redverify.language.core import Cond, IndexExpr, ValueExpr
from redverify.language.types import ValueType


@dataclass(frozen=True, slots=True)
class Array:
    """A TIR buffer: a parameter, or allocated by a block."""

    name: str
    source_name: str
    type: ValueType
    shape: tuple[IndexExpr, ...]
    scope: str = "global"


@dataclass(frozen=True, slots=True)
class Iteration:
    """An iteration variable of an sblock: ``name`` in ``lower .. lower + extent``, bound to ``binding``.

    ``source_name`` is its name in TIR, by which it is matched with the other function's.
    """

    name: str
    source_name: str
    reduce: bool
    lower: IndexExpr
    extent: IndexExpr
    binding: IndexExpr


@dataclass(frozen=True, slots=True)
class Case:
    """A value behind ``T.if_then_else``: only the chosen branch is evaluated."""

    condition: Cond
    then: CaseValue
    otherwise: CaseValue


CaseValue = ValueExpr | Case


@dataclass(frozen=True, slots=True, eq=False)
class Store:
    """``array[indices] = value``.

    ``cases`` is ``value`` with each ``T.if_then_else`` on an index condition made a branch
    of the control flow, so that reads of the other branch do not happen. ``atomic``: several
    threads accumulate into the cell.
    """

    array: str
    indices: tuple[IndexExpr, ...]
    value: ValueExpr
    cases: CaseValue
    origin: Any
    atomic: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class AllReduce:
    """``tvm_thread_allreduce``: every thread gets ``start`` joined with the ``value`` of all threads.

    ``threads`` are the loops over them; a value counts where ``condition`` holds.
    """

    array: str
    indices: tuple[IndexExpr, ...]
    value: ValueExpr
    operator: str
    start: ValueExpr
    condition: Cond | None
    threads: tuple[str, ...]
    origin: Any


@dataclass(frozen=True, slots=True, eq=False)
class Loop:
    """A loop of any kind; ``thread`` is the thread tag of a bound loop, else empty.

    ``allocations`` are the arrays that TVM allocates in its body.
    """

    name: str
    lower: IndexExpr
    extent: IndexExpr
    parallel: bool
    vectorized: bool
    thread: str
    allocations: tuple[Array, ...]
    body: Node
    origin: Any


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
    """An index ``Bind``: ``name = value`` for the rest of the enclosing sequence."""

    name: str
    value: IndexExpr


@dataclass(frozen=True, slots=True, eq=False)
class SBlock:
    """A block with its bindings: ``predicate`` (``T.where``) guards ``init`` and ``body``."""

    name: str
    iterations: tuple[Iteration, ...]
    predicate: Cond | None
    init: Node | None
    body: Node
    origin: Any


Node = Store | AllReduce | Loop | Sequence | Branch | Definition | SBlock


@dataclass(frozen=True, slots=True)
class Function:
    """A PrimFunc: ``parameters`` are its symbolic sizes, ``arrays`` the buffer parameters in order.

    ``names`` are all variables of the function, ``ignored`` the annotations and pragmas that were read over,
    ``threaded`` the arrays of threads that may lie outside of loops over threads: the results of
    all-reduces, which all threads have, and arrays that have a thread as an index.
    """

    role: str
    name: str
    parameters: tuple[str, ...]
    arrays: tuple[Array, ...]
    allocated: tuple[Array, ...]
    root_allocations: tuple[Array, ...]
    body: Node
    names: frozenset[str]
    ignored: tuple[str, ...]
    origin: Any
    threaded: tuple[str, ...] = ()

    def array(self, name: str) -> Array:
        """The array of this name."""
        return next(a for a in (*self.arrays, *self.allocated) if a.name == name)
