"""Facts that only TVM itself knows: the line of a construct, and where a buffer is allocated."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from redverify.frontends.common.errors import Place
from redverify.frontends.tvm.expressions import kind_of


@dataclass(frozen=True, slots=True)
class TirOrigin:
    """A node of a PrimFunc; ``role`` tells the two functions apart in messages."""

    function: Any
    role: str
    node: Any

    def place(self) -> Place | None:
        """The line of the function's ``script()`` that shows the node."""
        return place_of(self.function, self.role, self.node)


def place_of(function: Any, role: str, node: Any) -> Place | None:
    """The line of ``function.script()`` that shows ``node``, or ``None`` if the printer cannot say."""
    try:
        lines = str(function.script(obj_to_underline=[node])).splitlines()
    except Exception:  # the printer refuses some nodes; the place is a courtesy
        return None
    for number, (shown, below) in enumerate(pairwise(lines), start=1):
        if below.strip() and not below.strip().strip("^ "):
            return Place(role, number, shown.strip())
    return None


def allocation_loops(function: Any) -> dict[int, int | None]:
    """The loop in whose body TVM allocates each buffer, by the identities of buffer and loop variable.

    TensorIR declares the buffers at the root and ``PlanAndUpdateBufferAllocationLocation``
    moves each to the lowest loop around its accesses; which one decides whether the
    iterations of a parallel loop share it. The pass itself is asked. ``None`` stands for the
    root; a buffer that is missing stays where it is declared.
    """
    import tvm

    passes = tvm.s_tir.transform
    try:
        module = tvm.IRModule({"main": function})
        module = passes.PlanAndUpdateBufferAllocationLocation()(passes.LowerInitBlock()(module))
        placed = module["main"]
    except Exception:  # no plan: the buffers stay where the function declares them
        return {}
    found: dict[int, int | None] = {}
    _collect_allocations(placed.body, None, found)
    return found


def _collect_allocations(node: Any, loop: int | None, found: dict[int, int | None]) -> None:
    match kind_of(node):
        case "SBlockRealize":
            found.update({hash(buffer): loop for buffer in node.block.alloc_buffers})
            _collect_allocations(node.block.body, loop, found)
        case "SeqStmt":
            for part in node.seq:
                _collect_allocations(part, loop, found)
        case "For":
            _collect_allocations(node.body, hash(node.loop_var), found)
        case "IfThenElse":
            _collect_allocations(node.then_case, loop, found)
            if node.else_case is not None:
                _collect_allocations(node.else_case, loop, found)
        case _ if hasattr(node, "body"):
            _collect_allocations(node.body, loop, found)
        case _:
            return
