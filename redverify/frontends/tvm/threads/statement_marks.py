"""Marks on the statements of a scheduled function, which survive TVM's lowering.

A mark is an attribute that no pass reads. Its value is the number of the statement.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from redverify.frontends.tvm.tir import kind_of, operation_name

#: The attribute that marks a statement; its value is the statement's number.
MARK = "redverify_mark"

#: Scopes of memory that a barrier orders here.
SHARED = ("shared", "shared.dyn")


def is_barrier(node: Any) -> bool:
    """Whether the statement is ``T.tvm_storage_sync`` of shared memory."""
    if kind_of(node) != "Evaluate" or kind_of(node.value) != "Call":
        return False
    return operation_name(node.value) == "tvm_storage_sync" and _scope(node.value) in SHARED


def _scope(call: Any) -> str:
    return str(getattr(call.args[0], "value", call.args[0])) if len(call.args) else ""


@dataclass(slots=True)
class Walk:
    """Rebuilds a function; ``changed`` is asked for each loop, block, branch and barrier, with its number.

    The numbers are those of the statements in program order, outer ones first.
    """

    count: int = 0

    def statement(self, node: Any) -> Any:
        """The statement, rebuilt."""
        number = self.count
        match kind_of(node):
            case "SBlockRealize" | "For" | "IfThenElse":
                self.count += 1
                return self.changed(number, node, self._inside(node))
            case "Evaluate" if is_barrier(node):
                self.count += 1
                return self.changed(number, node, node)
            case "SeqStmt" | "AttrStmt":
                return self._inside(node)
            case _:
                return node

    def changed(self, number: int, node: Any, rebuilt: Any) -> Any:
        """What takes the place of a statement."""
        raise NotImplementedError

    def _inside(self, node: Any) -> Any:
        tirx: Any = import_module("tvm.tirx")
        s_tir: Any = import_module("tvm.s_tir")
        match kind_of(node):
            case "SBlockRealize":
                b = node.block
                block = s_tir.SBlock(
                    b.iter_vars, b.reads, b.writes, b.name_hint, self.statement(b.body), b.init,
                    b.alloc_buffers, b.match_buffers, b.annotations,
                )  # fmt: skip
                return s_tir.SBlockRealize(node.iter_values, node.predicate, block)
            case "For":
                body = self.statement(node.body)
                return tirx.For(
                    node.loop_var, node.min, node.extent, node.kind, body,
                    node.thread_binding, node.annotations, getattr(node, "step", None),
                )  # fmt: skip
            case "IfThenElse":
                then = self.statement(node.then_case)
                other = None if node.else_case is None else self.statement(node.else_case)
                return tirx.IfThenElse(node.condition, then, other)
            case "SeqStmt":
                return tirx.SeqStmt([self.statement(s) for s in node.seq])
            case _:
                return tirx.AttrStmt(node.node, node.attr_key, node.value, self.statement(node.body))


@dataclass(slots=True)
class Marker(Walk):
    """Marks statements; ``nodes`` are they by number, ``parents`` the marked statement around each."""

    nodes: dict[int, Any] = field(default_factory=dict)
    parents: dict[int, int] = field(default_factory=dict)
    open: list[int] = field(default_factory=list)

    def statement(self, node: Any) -> Any:
        """The statement with marks."""
        number, before = self.count, len(self.open)
        if kind_of(node) in ("SBlockRealize", "For", "IfThenElse", "Evaluate"):
            if self.open:
                self.parents[number] = self.open[-1]
            self.open.append(number)
        result = Walk.statement(self, node)
        del self.open[before:]
        return result

    def changed(self, number: int, node: Any, rebuilt: Any) -> Any:
        """The marked statement."""
        tirx: Any = import_module("tvm.tirx")
        self.nodes[number] = node
        if number == 0:  # the root block has to stay the outermost statement
            return rebuilt
        one = tirx.IntImm("int32", 0)
        return tirx.AttrStmt(one, MARK, tirx.IntImm("int32", number), rebuilt)


@dataclass(slots=True)
class Inserter(Walk):
    """Puts a barrier before each statement whose number is in ``before``."""

    before: frozenset[int] = frozenset()

    def __init__(self, before: frozenset[int]) -> None:
        self.count = 0
        self.before = before

    def changed(self, number: int, node: Any, rebuilt: Any) -> Any:
        """The statement, with the barrier before it."""
        if number not in self.before:
            return rebuilt
        tirx: Any = import_module("tvm.tirx")
        script: Any = import_module("tvm.script.tirx")
        barrier = tirx.Evaluate(script.tvm_storage_sync("shared"))
        return tirx.SeqStmt([barrier, rebuilt])
