"""Implementations: from an ``impl`` block to :class:`~redverify.language.core.Impl`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.diagnostics import DiagnosticError, fail
from redverify.language.elaboration.affine import condition, index
from redverify.language.elaboration.commands import CommandElaboration
from redverify.language.elaboration.names import Collector, Declarations, Environment, check_rank
from redverify.language.elaboration.overlaps import overlapping
from redverify.language.elaboration.specs import check_distinct
from redverify.language.source import Span
from redverify.language.types import ValueType
from redverify.language.walks import expressions_in, nodes_of
from redverify.similar import did_you_mean


def elaborate_impl(
    block: sx.ImplBlock,
    specs: Mapping[str, tuple[core.Spec, Declarations]],
    collector: Collector,
    *,
    incomplete: bool = False,
) -> core.Impl | None:
    """The implementation, or ``None`` if its header is wrong; problems go to ``collector``.

    ``incomplete``: see :class:`~redverify.language.elaboration.commands.CommandElaboration`.
    """
    found = collector.attempt(_spec_named, block.spec, specs)
    if found is None:
        return None
    spec, declarations = found
    env = collector.attempt(_parameters, block, spec, Environment(declarations, declarations.parameters))
    if env is None:
        return None
    own = tuple([p.name for p in (*block.parameters, *_distances(block))])
    spec = replace(spec, parameters=(*spec.parameters, *own)) if own else spec
    header = collector.attempt(_bindings, block, spec, env)
    if header is None:
        return None
    shared = collector.attempt(overlapping, block, spec, *header)
    if shared is None:
        return None
    bindings, overlaps, env = shared
    assumptions = [collector.attempt(condition, item.condition, env) for item in block.assumptions]
    body = CommandElaboration(collector, incomplete=incomplete).block(block.body, env)
    distances = [o.condition for o in overlaps if o.condition != core.CTrue()]
    assumed = (*[c for c in assumptions if c is not None], *distances)
    width, span = collector.attempt(_width, block, declarations), block.span
    return core.Impl(block.name.name, spec, bindings, assumed, body, span, False, own, overlaps, width)


def _parameters(block: sx.ImplBlock, spec: core.Spec, env: Environment) -> Environment:
    """The environment with the implementation's parameters, which hide no variable of the specification."""
    inside = {v for equation in spec.equations for v in equation.variables}
    for expression in expressions_in(spec):
        inside |= {b for n in nodes_of(expression) if isinstance(n, core.Reduce) for b in n.binders}
    own = [*block.parameters, *_distances(block)]
    for parameter in own:
        if parameter.name in inside:
            message = f"`{parameter.name}` is a variable of the specification `{spec.name}`"
            raise fail("RV207", message, parameter.span, "choose another name")
    return env.with_variables(own)


def _width(block: sx.ImplBlock, declarations: Declarations) -> ValueType | None:
    """The type in which indices are computed, where the text says it."""
    types = [declarations.type_named(item.type) for item in block.widths]
    for item, type_ in zip(block.widths, types, strict=True):
        if not type_.is_integer:
            raise fail("RV413", f"indices of type {type_}", item.type.span, "an index is an integer")
    if len(types) > 1:
        raise fail("RV413", "a second type of indices", block.widths[1].span, "all indices have one type")
    return types[0] if types else None


def _distances(block: sx.ImplBlock) -> list[sx.Ident]:
    return [distance for overlap in block.overlaps for distance in overlap.distances]


def _spec_named(
    ident: sx.Ident, specs: Mapping[str, tuple[core.Spec, Declarations]]
) -> tuple[core.Spec, Declarations]:
    if ident.name not in specs:
        hint = did_you_mean(ident.name, specs) or "define it in this file, or import its file"
        raise fail("RV204", f"unknown specification `{ident.name}`", ident.span, hint)
    return specs[ident.name]


def _bindings(
    block: sx.ImplBlock, spec: core.Spec, env: Environment
) -> tuple[tuple[core.Binding, ...], Environment]:
    """The bindings, and the environment with their arrays; raises all their diagnostics together."""
    collector = Collector()
    bindings: list[core.Binding] = []
    bound: dict[str, Span] = {}
    for item in block.bindings:
        binding = collector.attempt(_binding, item, spec, env)
        if binding is None:
            bound.setdefault(item.tensor.name, item.tensor.span)
            continue
        if collector.attempt(_check_once, item, bound) is None:
            continue
        bindings.append(binding)
        extended = collector.attempt(_with_array, item, binding, bindings[:-1], spec, env)
        env = extended or env
    for tensor in spec.tensors.values():
        if tensor.kind != "tensor" and tensor.name not in bound:
            collector.attempt(_unbound, tensor, block.name)
    collector.finish()
    if len(bindings) < len(block.bindings):  # what a wrong declaration in the specification left out
        raise DiagnosticError([])
    return tuple(bindings), env


def _check_once(item: sx.Binding, bound: dict[str, Span]) -> bool:
    """Fail if the tensor is bound already."""
    earlier = bound.setdefault(item.tensor.name, item.tensor.span)
    if earlier is not item.tensor.span:
        hint = "each input and output has one array"
        raise fail("RV223", f"`{item.tensor.name}` is bound twice", item.tensor.span, hint)
    return True


def _unbound(tensor: core.Tensor, impl: sx.Ident) -> None:
    hint = f"add `ARRAY = {tensor.name}` to the header"
    raise fail("RV223", f"the {tensor.kind} `{tensor.name}` is bound to no array", impl.span, hint)


def _binding(item: sx.Binding, spec: core.Spec, env: Environment) -> core.Binding:
    tensor = spec.tensors.get(item.tensor.name)
    if tensor is None:
        hint = did_you_mean(item.tensor.name, spec.tensors) or f"`{spec.name}` declares no such tensor"
        message = f"unknown tensor `{item.tensor.name}`"
        raise env.declarations.reject("RV203", message, item.tensor, hint)
    if tensor.kind == "tensor":
        hint = "only inputs and outputs are bound; allocate an array for an intermediate tensor"
        raise fail("RV224", f"`{tensor.name}` is an intermediate tensor", item.tensor.span, hint)
    if item.variables is None or item.indices is None:
        variables = _fresh(tensor.rank, env)
        return core.Binding(
            item.array.name, tensor.name, variables, tuple([core.IVar(v) for v in variables]), None, item.span
        )
    check_rank(tensor.name, tensor.rank, len(item.variables), item.tensor.span, noun="variable")
    check_distinct(item.variables, f"among the variables of `{tensor.name}`")
    inner = env.with_variables(item.variables)
    indices = tuple([index(i, inner) for i in item.indices])
    extents = None
    if item.extents is not None:
        check_rank(item.array.name, len(indices), len(item.extents), item.array.span, noun="extent")
        extents = tuple([index(e, env) for e in item.extents])
    return core.Binding(
        item.array.name, tensor.name, tuple([v.name for v in item.variables]), indices, extents, item.span
    )


def _fresh(rank: int, env: Environment) -> tuple[str, ...]:
    """As many of ``i0``, ``i1``, ... as asked for, without those that are parameters."""
    names: list[str] = []
    number = 0
    while len(names) < rank:
        if f"i{number}" not in env.variables:
            names.append(f"i{number}")
        number += 1
    return tuple(names)


def _with_array(
    item: sx.Binding, binding: core.Binding, earlier: list[core.Binding], spec: core.Spec, env: Environment
) -> Environment:
    """Declare the array, or check that its bindings agree."""
    type_, rank = spec.tensors[binding.tensor].type, len(binding.indices)
    same = [b for b in earlier if b.array == binding.array]
    if not same:
        return env.with_array(item.array, type_, rank)
    known = env.arrays[binding.array]
    if (known.type, known.rank) != (type_, rank):
        message = f"`{binding.array}` is bound to tensors of different types or ranks"
        hint = f"{known.type} with {known.rank} dimensions first, {type_} with {rank} here"
        raise fail("RV224", message, item.span, hint)
    written = {b.extents for b in [*same, binding] if b.extents is not None}
    if len(written) > 1:
        raise fail(
            "RV224", f"`{binding.array}` has two different extents", item.span, "write the same extents"
        )
    return env
