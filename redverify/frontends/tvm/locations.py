"""Facts that only TVM itself knows: the line of a construct, and where a buffer is allocated."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from redverify.frontends.common.errors import Place
from redverify.frontends.tvm.tir import kind_of, statements


@dataclass(frozen=True, slots=True)
class TirOrigin:
    """A node of a PrimFunc; ``role`` tells the two functions apart in messages."""

    function: Any
    role: str
    node: Any

    def place(self) -> Place | None:
        """The line of the function's ``script()`` that shows the node, if the printer can say."""
        try:
            lines = str(self.function.script(obj_to_underline=[self.node])).splitlines()
        except Exception:  # the printer refuses some nodes; an error without a place is still an error
            return None
        for number, (shown, below) in enumerate(pairwise(lines), start=1):
            if below.strip() and not below.strip().strip("^ "):
                return Place(self.role, number, shown.strip())
        return None


def allocation_loops(function: Any) -> dict[int, int | None]:
    """The loop in whose body TVM allocates each buffer, by the identities of buffer and loop variable.

    TensorIR declares the buffers at the root. TVM's pass ``PlanAndUpdateBufferAllocationLocation``
    moves each to the lowest loop around its accesses, and that loop decides whether the iterations
    of a parallel loop share the buffer. This function runs the pass and looks. ``None`` stands for the
    root; a buffer that is missing from the result stays where it is declared.
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
    if kind_of(node) == "SBlockRealize":
        found.update({hash(buffer): loop for buffer in node.block.alloc_buffers})
    inner = hash(node.loop_var) if kind_of(node) == "For" else loop
    for statement in statements(node):
        _collect_allocations(statement, inner, found)
