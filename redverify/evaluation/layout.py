"""Bindings: layouts of tensors in arrays, initial heap, and their obligations."""

from __future__ import annotations

import islpy as isl

from redverify.evaluation.contexts import Contexts
from redverify.evaluation.heap import ReductionHeap
from redverify.evaluation.obligation import Emptiness, Kind, Obligation
from redverify.evaluation.relation import Relation, frame_cells
from redverify.language import core
from redverify.language.claims import Array, Bound, OfArray, OfBinding, Subject
from redverify.language.terms import hole, plug_condition
from redverify.language.types import ValueType
from redverify.presburger import build


def in_region(binding: core.Binding, tensor: core.Tensor, context: isl.Set) -> isl.Set:
    """The context, where the binding's variables are an index of the tensor's region."""
    assert tensor.region is not None
    inside = context
    for variable, (lower, upper) in zip(binding.variables, tensor.region, strict=True):
        name = core.IVar(variable)
        inside = inside.intersect(build.where(core.CCmp("<=", lower, name)))
        inside = inside.intersect(build.where(core.CCmp("<", name, upper)))
    if tensor.within is not None:
        by = {f"$x{d}": core.IVar(variable) for d, variable in enumerate(binding.variables)}
        inside = inside.intersect(build.where(plug_condition(tensor.within, by)))
    return inside


def image(binding: core.Binding, tensor: core.Tensor, context: isl.Set) -> isl.Map:
    """``{ array[ι] -> tensor[x] }`` on the tensor's region."""
    inside = in_region(binding, tensor, context)
    cell = build.tuple_set(binding.array, binding.indices)
    point = build.tuple_set(tensor.name, [core.IVar(v) for v in binding.variables])
    result = isl.Map.from_domain_and_range(cell, point).intersect_params(inside)
    result = build.project(result, *binding.variables)
    return result


def smallest_box(array: str, cells: isl.Set) -> isl.Set:
    """The smallest box from 0 that holds some cells."""
    rank = cells.dim(isl.dim_type.set)
    if rank == 0:
        return isl.Set.universe(cells.get_space())
    framed = frame_cells(cells)
    condition = framed
    condition = build.project(condition, *(f"$i{position}" for position in range(rank)))
    for position in range(rank):
        reached = framed
        reached = build.project(reached, *(f"$i{other}" for other in range(rank) if other != position))
        bound = build.where(
            core.CAnd(
                core.CCmp("<=", core.IConst(0), core.IVar(f"$c{position}")),
                core.CCmp("<=", core.IVar(f"$c{position}"), core.IVar(f"$i{position}")),
            )
        )
        condition = condition.intersect(build.project(reached.intersect(bound), f"$i{position}"))
    return build.params_to_tuple(build.tidy(condition), [f"$c{d}" for d in range(rank)], array)


class Layout:
    """The bound arrays of an implementation."""

    def __init__(self, impl: core.Impl, contexts: Contexts, context: isl.Set) -> None:
        self.boxes: dict[str, isl.Set] = {}
        self.types: dict[str, ValueType] = {}
        self.obligations: list[Obligation] = []
        values: dict[tuple[str, str], isl.Map] = {}
        images: list[tuple[core.Binding, core.Tensor, isl.Map]] = []
        for binding in impl.bindings:
            tensor = impl.spec.tensors[binding.tensor]
            images.append((binding, tensor, image(binding, tensor, context)))
            self.types[binding.array] = tensor.type
        for array in self.types:
            mine = [(b, i) for b, _, i in images if b.array == array]
            explicit = [build.box(array, b.extents, b.within) for b, _ in mine if b.extents is not None]
            if explicit:
                box = explicit[0]
                for other in explicit[1:]:
                    box = box.intersect(other)
            else:
                cells = mine[0][1].domain()
                for _, relation in mine[1:]:
                    cells = cells.union(relation.domain())
                box = smallest_box(array, cells)
            self.boxes[array] = box
        filled: dict[str, list[isl.Set]] = {}
        for binding, tensor, relation in images:
            outside = relation.domain().subtract(self.boxes[binding.array])
            self._require(binding, Bound(OfBinding.INSIDE, binding), outside)
            self._require(binding, Bound(OfBinding.APART, binding), _shared_cells(relation))
            if tensor.kind != "input":
                continue
            for other in filled.get(binding.array, []):
                self._require(
                    binding,
                    Array(OfArray.INPUTS_APART, binding.array),
                    relation.domain().intersect(other),
                )
            filled.setdefault(binding.array, []).append(relation.domain())
            access = core.Access(
                tensor.type, tensor.name, tuple(core.IVar(hole(p)) for p in range(tensor.rank))
            )
            name = contexts.intern(access, tensor.rank)
            piece = relation.set_tuple_name(isl.dim_type.out, name)
            key = (binding.array, name)
            values[key] = values[key].union(piece) if key in values else piece
        self.heap = ReductionHeap(values=Relation(values))

    def _require(self, binding: core.Binding, subject: Subject, bad: isl.Set) -> None:
        self.obligations.append(Obligation("", Kind.LAYOUT, binding.span, subject, Emptiness(bad)))


def _shared_cells(relation: isl.Map) -> isl.Set:
    """The cells that hold two different points."""
    pairs = relation.reverse().apply_range(relation)
    different = pairs.subtract(isl.Map.identity(pairs.get_space()))
    return relation.intersect_range(different.domain()).domain()
