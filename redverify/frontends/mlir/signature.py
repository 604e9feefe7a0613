"""The parameters and arrays that two functions have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from redverify.frontends.mlir.calls import events
from redverify.frontends.mlir.ir import Function, Shaped
from redverify.language.core import IConst, IndexExpr, IVar


@dataclass(frozen=True, slots=True)
class Signature:
    """The parameters and array parameters that both functions have.

    ``sizes`` are the parameters that are sizes, ``counts`` those that are ``index`` arguments, of any sign.
    ``arguments`` are the arrays of the arguments (``None`` for an index), ``results`` those of the results.
    ``shapes`` gives the sizes of each argument that has a shape. ``given`` are the arrays of the results of
    each event (:mod:`.calls`), and their sizes.
    """

    sizes: tuple[str, ...]
    counts: tuple[str, ...]
    arguments: tuple[str | None, ...]
    shapes: Mapping[int, tuple[IndexExpr, ...]]
    given: tuple[tuple[tuple[str, tuple[IndexExpr, ...]], ...], ...] = ()


def signature_of(function: Function, merged: Mapping[str, str] | None = None) -> Signature:
    """Parameters for the dynamic sizes and ``index`` arguments of a function; ``merged`` are equal ones."""
    sizes: list[str] = []
    counts: list[str] = []
    arguments: list[str | None] = []
    shapes: dict[int, tuple[IndexExpr, ...]] = {}
    for position, argument in enumerate(function.body.arguments):
        type_ = argument.type
        if isinstance(type_, Shaped):
            if type_.kind == "vector":
                raise function.op.refused("an argument that is a vector")
            if type_.lanes:
                raise function.op.refused("an argument whose elements are vectors")
            shapes[position] = _shape(type_, f"s{position}_", sizes, merged or {})
            arguments.append(f"arg{position}")
        elif type_.name == "index":
            counts.append(f"n{position}")
            arguments.append(None)
        else:
            arguments.append(f"arg{position}")
    given: list[tuple[tuple[str, tuple[IndexExpr, ...]], ...]] = []
    for number, event in enumerate(events(function)):
        arrays = [(f"given{number}_{r}", value.type) for r, value in enumerate(event.results)]
        given.append(
            tuple((a, _shape(t, f"{a}_", sizes, {}) if isinstance(t, Shaped) else ()) for a, t in arrays)
        )
    return Signature(tuple(sizes), tuple(counts), tuple(arguments), shapes, tuple(given))


def _shape(type_: Shaped, prefix: str, sizes: list[str], merged: Mapping[str, str]) -> tuple[IndexExpr, ...]:
    """The sizes of a type; those that it leaves open are parameters, which are added to ``sizes``."""
    shape: list[IndexExpr] = []
    for d, size in enumerate(type_.shape):
        name = merged.get(f"{prefix}{d}", f"{prefix}{d}")
        if size is None and name not in sizes:
            sizes.append(name)
        shape.append(IVar(name) if size is None else IConst(size))
    return tuple(shape)
