"""Which cells of an array belong to one thread alone, decided by isl on the footprints of its uses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import islpy as isl

from redverify.language.core import CCmp, Cond, IndexExpr, IVar
from redverify.presburger import build


@dataclass(frozen=True, slots=True)
class Footprint:
    """The uses of ``cell`` by ``owner``, at all values of the variables for which ``conditions`` hold."""

    cell: tuple[IndexExpr, ...]
    owner: tuple[IndexExpr, ...]
    conditions: tuple[Cond, ...]


def one_owner(footprints: Iterable[Footprint], fixed: frozenset[str]) -> bool:
    """Whether every cell has one owner only, for each value of the ``fixed`` variables.

    ``fixed`` are the sizes and the variables of the loops around all uses. The footprints are of one array
    and have owners of one length.
    """
    used = build.nowhere()
    owners: list[str] = []
    for footprint in footprints:
        cells = [f"$cell{d}" for d in range(len(footprint.cell))]
        owners = [f"$owner{d}" for d in range(len(footprint.owner))]
        places = zip((*cells, *owners), (*footprint.cell, *footprint.owner), strict=True)
        points = build.all_of([*footprint.conditions, *(CCmp("==", IVar(n), e) for n, e in places)])
        used = used.union(build.project_all(points, fixed | {*cells, *owners}))
    return bool(used.intersect(_renamed(used, owners)).intersect(_different(owners)).is_empty())


def _renamed(used: isl.Set, owners: list[str]) -> isl.Set:
    for name in owners:
        used = build.rename(used, name, f"{name}'")
    return used


def _different(owners: list[str]) -> isl.Set:
    result = build.nowhere()
    for name in owners:
        result = result.union(build.where(CCmp("!=", IVar(name), IVar(f"{name}'"))))
    return result
