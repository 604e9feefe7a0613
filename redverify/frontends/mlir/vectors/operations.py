"""Which function translates which operation on vectors."""

from __future__ import annotations

from collections.abc import Callable

from redverify.frontends.mlir.ir import Op
from redverify.frontends.mlir.vectors import lanes as vector_lanes
from redverify.frontends.mlir.vectors import memory as vector_memory
from redverify.frontends.mlir.vectors import reductions as vector_reductions
from redverify.frontends.mlir.vectors.values import Vectors, is_vector
from redverify.language import core

_HANDLERS: dict[str, Callable[[Vectors, Op], None]] = {
    "vector.broadcast": vector_lanes.broadcast,
    "vector.splat": vector_lanes.broadcast,
    "vector.from_elements": vector_lanes.from_elements,
    "vector.create_mask": vector_lanes.create_mask,
    "vector.constant_mask": vector_lanes.constant_mask,
    "vector.extract": vector_lanes.extract,
    "vector.extractelement": vector_lanes.extract,
    "vector.extract_strided_slice": vector_lanes.extract_strided_slice,
    "vector.insert": vector_lanes.insert,
    "vector.insertelement": vector_lanes.insert,
    "vector.insert_strided_slice": vector_lanes.insert_strided_slice,
    "vector.shape_cast": vector_lanes.shape_cast,
    "vector.transpose": vector_lanes.transpose,
    "vector.shuffle": vector_lanes.shuffle,
    "vector.fma": vector_lanes.fma,
    "vector.transfer_read": vector_memory.transfer_read,
    "vector.transfer_write": vector_memory.transfer_write,
    "vector.type_cast": vector_memory.type_cast,
    "memref.load": vector_memory.load,
    "memref.store": vector_memory.store,
    "vector.load": vector_memory.load,
    "vector.store": vector_memory.store,
    "vector.maskedload": vector_memory.masked_load,
    "vector.maskedstore": vector_memory.masked_store,
    "vector.reduction": vector_reductions.reduction,
    "vector.multi_reduction": vector_reductions.multi_reduction,
    "vector.contract": vector_reductions.contract,
    "vector.outerproduct": vector_reductions.outer_product,
}

#: What a mask around it is looked for by.
_MASKABLE = frozenset(
    f"vector.{n}" for n in ("transfer_read", "transfer_write", "reduction", "multi_reduction", "contract")
)


class VectorOperations:
    """Translates operations on vectors."""

    def __init__(self, vectors: Vectors) -> None:
        self.vectors = vectors

    def handles(self, op: Op) -> bool:
        """Whether an operation is about vectors."""
        stored = op.operands[:1] if op.name == "memref.store" else ()
        return op.name.startswith("vector.") or any(is_vector(v) for v in (*op.results, *stored))

    def translate(self, op: Op) -> None:
        """One operation, whose operands are in use."""
        if op.name == "vector.mask":
            self._masked(op)
            return
        _HANDLERS.get(op.name, vector_lanes.elementwise)(self.vectors, op)

    def _masked(self, op: Op) -> None:
        """``vector.mask``: one operation in which only the active lanes take part."""
        builder, ops = self.vectors.builder, op.region().ops
        if len(op.operands) != 1 or len(ops) != 2 or ops[0].name not in _MASKABLE:
            raise op.refused("an operation for which a mask has no known meaning")
        self.vectors.masked = self.vectors.mask(op.operands[0], op)
        for inner in ops:
            builder.use(inner)
        self.translate(ops[0])
        self.vectors.masked = core.CTrue()
        for result, value in zip(op.results, ops[1].operands, strict=True):
            builder.bind(result, builder.bound(value, op))
