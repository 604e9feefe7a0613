"""From a kernel and its contract to an implementation of a specification, as ``.sched`` text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from redverify.frontends.common.assumptions import known_of
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.indices.nonlinear import as_index
from redverify.frontends.common.indices.polynomials import named, number
from redverify.frontends.common.indices.variable_facts import Facts, sizes
from redverify.frontends.common.names import fresh
from redverify.frontends.triton.binding import Binding, Bound, memories
from redverify.frontends.triton.emission import Emitter
from redverify.frontends.triton.folds import unit
from redverify.frontends.triton.indices import Address, Index, Indices, Known
from redverify.frontends.triton.obtaining import Module
from redverify.frontends.triton.overflow import Narrow, narrow, strongest
from redverify.frontends.triton.programs import Programs, programs_of
from redverify.frontends.triton.ttir.ir import Kernel, Line, Scalar, Value
from redverify.language import core
from redverify.language.core_text import cond_text, index_text
from redverify.language.parsing.tokens import RESERVED
from redverify.language.program_text import spec_lines
from redverify.language.terms import free_variables


@dataclass(frozen=True, slots=True)
class Translated:
    """The text of one kernel at given constexprs.

    ``guarded``: lanes that nothing needs were left out, so that a refutation has to be confirmed. ``joined``:
    a loop over tiles is one with the grid, so that a race may be none. ``undefined`` are
    the local arrays with lanes that hold nothing, and that Triton computes with and drops, by their loads.
    ``reassociates`` and ``extremes`` say what the kernel has: sums whose order Triton leaves open, and
    extremes that are others than the language's for NaN. ``notes`` are said of every verdict. ``stored`` are
    the elements of outputs that cells are stored as (:mod:`.texts`), ``places`` the Python lines by lines of
    the text. ``narrow`` are the conditions under which no index of 32 bits overflows, ``facts`` what is
    known about sizes.
    """

    text: str
    guarded: bool
    joined: bool
    undefined: Mapping[str, Line | None]
    reassociates: bool
    extremes: bool
    notes: tuple[str, ...]
    stored: Mapping[str, str]
    places: Mapping[int, Line]
    narrow: Sequence[Narrow]
    facts: Facts


def translated(module: Module, spec: core.Spec, *, guards: bool = True, joined: bool = True) -> Translated:
    """Launches as an implementation of a specification. The text has the annotations of loads alone.

    Raises :class:`.TranslationError` for what is outside of the subset, :class:`.LoadError` where contract,
    kernel and specification do not belong together.
    """
    bindings = [Binding(launch.contract, spec, module.values) for launch in module.launches]
    arrays = memories(bindings, spec)
    names = dict.fromkeys(name for binding in bindings for name in binding.contract.sizes)
    assumptions = assumed(module)
    facts = sizes(names)
    for condition in (*spec.assumptions, *assumptions):
        facts = facts.given(condition)
    taken = {*names, *arrays, *spec.tensors, "r", "l0", "l1", "l2", "l3", *_WORDS}
    taken |= {name for binding in bindings for name in binding.arrays} | {f"pid{a}" for a in range(3)}
    kernels: list[tuple[Indices, Programs, Binding]] = []
    for launch, binding in zip(module.launches, bindings, strict=True):
        kernel = launch.kernel()
        grid = tuple(binding.formula(axis, "the grid") for axis in launch.grid)
        indices = Indices(kernel, grid, facts, _ranged(binding), joined)
        indices.walk(_arguments(kernel, binding), taken)
        programs = programs_of(indices)
        if indices.waiting is not None:
            indices = _again(indices, programs, _arguments(kernel, binding), taken)
        kernels.append((indices, programs, binding))
    stored = frozenset(name for indices, _, binding in kernels for name in _stored(indices, binding))
    scalars = _scalars(bindings)
    lines = [
        *spec_lines(spec),
        "",
        _head([indices.kernel.name for indices, *_ in kernels], arrays, scalars, spec),
    ]
    launched = [c for c in assumptions if not free_variables(c) <= {*spec.parameters}]
    lines += [f"    assume {cond_text(c)}" for c in assumptions if c not in launched]
    lines += [line for array in arrays.values() if array.tensor is None for line in _allocated(array)]
    zeroed = dict.fromkeys(b.arrays[name].name for b in bindings for name in b.contract.zeroed)
    lines += [line for name in zeroed for line in _zeroed(arrays[name])]
    emitters = []
    places: dict[int, Line] = {}
    conditions: list[Narrow] = []
    for indices, programs, binding in kernels:
        conditions += narrow(indices, programs, binding)
        emitter = Emitter(indices, programs, binding, stored, scalars, guarded=guards)
        emitter.run()
        if emitter.read & set(_stored(indices, binding)):
            emitter.notes["a load sees what the same program has stored before, whichever thread did"] = None
        emitters.append(emitter)
        places |= {len(lines) + 1 + at: line for at, line in emitter.places.items()}
        lines += emitter.lines
    return Translated(
        "\n".join(lines) + "\n",
        any(e.guarded for e in emitters),
        any(e.indices.tiles for e in emitters),
        {name: one.load for e in emitters for name, one in e.undefined.items()},
        any(e.reassociates for e in emitters),
        any(e.extremes for e in emitters),
        tuple(
            [f"for launches with {cond_text(c)}" for c in launched]
            + list(dict.fromkeys(note for e in emitters for note in e.notes))
        ),
        {cell: element for e in emitters for cell, element in e.stored.items()},
        places,
        strongest(conditions),
        facts,
    )


def assumed(module: Module) -> list[core.Cond]:
    """What the contracts of a module assume of sizes; raises :class:`.LoadError`."""
    contracts = [launch.contract for launch in module.launches]
    names = dict.fromkeys(name for contract in contracts for name in contract.sizes)
    said = dict.fromkeys(condition for contract in contracts for condition in contract.assume)
    return _assumptions(tuple(said), tuple(names), module.values)


def _stored(indices: Indices, binding: Binding) -> Iterator[str]:
    """The memory that a kernel writes."""
    for operation in indices.kernel.walk():
        if operation.name in ("tt.store", "tt.atomic_rmw"):
            address = indices.address(operation.operands[0], data=True)
            if address is not None:
                yield binding.arrays[address.array].name


#: Words that nothing in a text may be called.
_WORDS = RESERVED | {"exp", "log", "sqrt", "tanh", "abs", "after"}


def _again(
    indices: Indices, programs: Programs, arguments: Mapping[Value, Known], taken: set[str]
) -> Indices:
    """The indices by a second walk, which knows how program ids are taken apart."""
    found = Indices(
        *(indices.kernel, indices.grid, indices.facts, indices.ranged, indices.joined),
        inside=programs.inside,
        around=programs.loops,
    )
    tiles = {one.variable for one in indices.tiles.values()}
    found.walk(arguments, taken | {name for name, _ in programs.loops} - tiles)
    if found.waiting is not None:
        raise found.waiting
    return found


def _arguments(kernel: Kernel, binding: Binding) -> dict[Value, Known]:
    """What the kernel's arguments are, as far as they are indices."""
    contract = binding.contract
    found: dict[Value, Known] = {}
    for value in kernel.arguments:
        name = value.name
        if name in binding.arrays:
            found[value] = Address(name, number(0))
        elif name in contract.scalars:
            given = contract.scalars[name]
            if isinstance(given, int | str) and not isinstance(given, bool):
                found[value] = Index(binding.formula(given, f"the argument {name}", binding.strides))
        elif name in contract.sizes or name in binding.strides:
            found[value] = Index(named(name))
        else:
            raise LoadError(f"the contract does not say what the argument {name} is")
    return found


def _ranged(binding: Binding) -> dict[str, int]:
    """The arrays whose elements may be indices: inputs with a range, and what -1 stands for in each.

    That such an array is not written is not asked: what is read is proved to be the input's element.
    """
    tensors = binding.spec.tensors
    held = {n: tensors[a.tensor] for n, a in binding.arrays.items() if a.tensor is not None}
    ranged = [name for name, t in held.items() if t.kind == "input" and t.range is not None]
    return {name: binding.arrays[name].held(-1) for name in ranged}


def _assumptions(
    conditions: Sequence[str], names: Sequence[str], values: Mapping[str, object]
) -> list[core.Cond]:
    """A contract's assumptions, as conditions on sizes."""
    found: list[core.Cond] = []
    for condition in conditions:
        text = re.sub(r"\b[A-Za-z_]\w*\b", lambda m: str(values.get(m[0], m[0])), condition)
        try:
            found += known_of((), [text], names)
        except TranslationError as error:
            reason = error.construct.partition(": ")[2]
            raise LoadError(f"the contract's assumption {condition}: {reason}") from error
    return found


def _scalars(bindings: Sequence[Binding]) -> dict[str, str]:
    """What numbers that are passed by value are called, by their tensors."""
    found: dict[str, str] = {}
    for name, scalar in (pair for binding in bindings for pair in binding.scalars().items()):
        if scalar.tensor not in found:
            found[scalar.tensor] = fresh(name, found.values())
    return found


def _head(
    names: Sequence[str], arrays: Mapping[str, Bound], scalars: Mapping[str, str], spec: core.Spec
) -> str:
    """The first line of the implementation."""
    pairs = [f"{a.name} = {t}" for a in arrays.values() for t in (a.initial, a.tensor) if t is not None]
    pairs += [f"{name} = {tensor}" for tensor, name in scalars.items()]
    name = "_then_".join(dict.fromkeys(names))
    shown = f"{name}_kernel" if name == spec.name or name in _WORDS else name
    return f"impl {shown} of {spec.name}({', '.join(pairs)}):"


def _allocated(array: Bound) -> Iterator[str]:
    """Memory between launches, which holds nothing at first."""
    extents = ", ".join(index_text(as_index(size)) for size in array.shape)
    yield f"    allocate {array.name}[{extents}] : {array.type}"


def _zeroed(array: Bound) -> list[str]:
    """What the caller does before the launch: an array is set to zero."""
    zero = unit("+", Scalar(array.type))
    lines: list[str] = []
    for axis, size in enumerate(array.shape):
        lines.append("    " * (axis + 1) + f"par l{axis} < {index_text(as_index(size))}:")
    at = ", ".join(f"l{axis}" for axis in range(len(array.shape)))
    return [*lines, "    " * (len(array.shape) + 1) + f"{array.name}[{at}] {{{zero}}} := {zero}"]
