"""Where threads meet: reductions over threads, as ``LowerCrossThreadReduction`` writes them, and barriers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from redverify.frontends.common.model import Extension, Loop, Node, Store, nodes_in
from redverify.frontends.common.terms import map_condition, map_value
from redverify.language.core import Cond, IndexExpr, ValueExpr
from redverify.language.walks import reads_in

#: Storage scopes that each thread has for itself.
THREAD_SCOPES = ("local", "warp", "wmma")


@dataclass(frozen=True, slots=True, eq=False)
class AllReduce(Extension):
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

    def with_indices(self, index: Callable[[IndexExpr], IndexExpr]) -> AllReduce:
        """The all-reduce with ``index`` applied to each of its index expressions."""
        return replace(
            self,
            indices=tuple(index(i) for i in self.indices),
            value=map_value(self.value, index),
            start=map_value(self.start, index),
            condition=None if self.condition is None else map_condition(self.condition, index),
        )

    def loops(self) -> frozenset[str]:
        """The loops over the threads that take part."""
        return frozenset(self.threads)

    def arrays(self) -> frozenset[str]:
        """The arrays that the all-reduce writes and reads."""
        return frozenset(used_arrays(self))


@dataclass(frozen=True, slots=True, eq=False)
class Barrier(Extension):
    """``tvm_storage_sync("shared")``: the threads of a block wait here until all of them have come."""

    def with_indices(self, index: Callable[[IndexExpr], IndexExpr]) -> Barrier:
        """The barrier: it has no index expressions."""
        return self

    def loops(self) -> frozenset[str]:
        """No loops."""
        return frozenset()

    def arrays(self) -> frozenset[str]:
        """No arrays."""
        return frozenset()


def barriers(node: Node) -> list[Barrier]:
    """The barriers in a statement, in program order."""
    return [n for n in nodes_in(node) if isinstance(n, Barrier)]


def all_reduces(node: Node) -> list[AllReduce]:
    """The all-reduces in a statement, in program order."""
    return [n for n in nodes_in(node) if isinstance(n, AllReduce)]


def over_threads(node: Node) -> bool:
    """Whether the statement is a loop over the threads of one block."""
    return isinstance(node, Loop) and node.thread.startswith("threadIdx")


def used_arrays(node: Node) -> Iterator[str]:
    """The arrays that a statement itself stores to or reads."""
    if isinstance(node, Store | AllReduce):
        yield node.array
        yield from (r.array for r in reads_in(node.value))
