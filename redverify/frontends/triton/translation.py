"""From a kernel and its contract to an implementation of a specification, as ``.sched`` text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from redverify.frontends.common.errors import LoadError
from redverify.frontends.common.indices.nonlinear import NotAffine, as_index
from redverify.frontends.common.indices.polynomials import named, number
from redverify.frontends.common.indices.variable_facts import Facts, sizes
from redverify.frontends.triton.binding import Binding
from redverify.frontends.triton.contract import Contract
from redverify.frontends.triton.emission import Emitter
from redverify.frontends.triton.indices import Address, Index, Indices, Known
from redverify.frontends.triton.ir import Kernel, Value
from redverify.frontends.triton.obtaining import Module
from redverify.frontends.triton.programs import programs_of
from redverify.frontends.triton.reading import kernel_of
from redverify.language import core
from redverify.language.core_text import cond_text, index_text
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.parsing.tokens import RESERVED
from redverify.language.program_text import spec_lines


@dataclass(frozen=True, slots=True)
class Translated:
    """The text of one kernel at given constexprs.

    ``guarded``: lanes that nothing needs were left out, so that a refutation has to be confirmed.
    ``reassociates`` and ``extremes`` say what the kernel has: sums whose order Triton leaves open, and
    extremes that are others than the language's for NaN. ``notes`` are said of every verdict.
    """

    text: str
    kernel: Kernel
    guarded: bool
    reassociates: bool
    extremes: bool
    notes: tuple[str, ...]


def translated(module: Module, contract: Contract, spec: core.Spec, *, guards: bool = True) -> Translated:
    """A kernel as an implementation of a specification. The text has the annotations of loads alone.

    Raises :class:`.TranslationError` for what is outside of the subset, :class:`.LoadError` where contract,
    kernel and specification do not belong together.
    """
    kernel = kernel_of(module.text)
    binding = Binding(contract, spec, module.values)
    names = frozenset(contract.sizes)
    assumptions = _assumptions(spec, contract, module.values)
    facts = sizes(contract.sizes)
    for condition in (*spec.assumptions, *assumptions):
        facts = facts.given(condition)
    grid = tuple(binding.formula(axis, "the grid") for axis in module.grid)
    known_names = {*names, *binding.arrays, *spec.tensors, "r", "l0", "l1", "l2", "l3", *_WORDS}
    taken = {*known_names, *(f"pid{a}" for a in range(3))}
    indices = Indices(kernel, grid, _with_programs(facts, grid), _ranged(kernel, binding))
    indices.walk(_arguments(kernel, binding), taken)
    programs = programs_of(indices)
    emitter = Emitter(kernel, indices, programs, binding, facts, guarded=guards)
    emitter.run()
    lines = [*spec_lines(spec), "", _head(kernel, binding, spec)]
    lines += [f"    assume {cond_text(c)}" for c in assumptions]
    lines += _zeroed(binding)
    lines += emitter.lines
    return Translated(
        "\n".join(lines) + "\n",
        kernel,
        emitter.guarded,
        emitter.reassociates,
        emitter.extremes,
        tuple(emitter.notes),
    )


#: Words that nothing in a text may be called.
_WORDS = RESERVED | {"exp", "log", "sqrt", "tanh", "abs", "after"}


def _with_programs(facts: Facts, grid: tuple[object, ...]) -> Facts:
    """What is known inside of a program instance."""
    for axis, extent in enumerate(grid):
        name = f"pid{axis}"
        try:
            facts = facts.in_range(name, core.IConst(0), as_index(extent))  # type: ignore[arg-type]
        except NotAffine:
            facts = facts.given(core.CCmp("<=", core.IConst(0), core.IVar(name)))
            facts = replace(facts, names=facts.names | {name})
    return facts


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
                found[value] = Index(binding.formula(given, f"the argument {name}"))
        elif name in contract.sizes or name in binding.strides:
            found[value] = Index(named(name))
        else:
            raise LoadError(f"the contract does not say what the argument {name} is")
    return found


def _ranged(kernel: Kernel, binding: Binding) -> frozenset[str]:
    """The arrays whose elements may be indices: inputs with a range, if the kernel writes nothing.

    An array that is written is no input: it holds an output.
    """
    tensors = binding.spec.tensors
    return frozenset(
        name
        for name, array in binding.arrays.items()
        if tensors[array.tensor].kind == "input" and tensors[array.tensor].range is not None
    )


def _assumptions(spec: core.Spec, contract: Contract, values: Mapping[str, object]) -> list[core.Cond]:
    """The contract's assumptions, as conditions on the specification's sizes."""
    found: list[core.Cond] = []
    for condition in contract.assume:
        text = re.sub(r"\b[A-Za-z_]\w*\b", lambda m: str(values.get(m[0], m[0])), condition)
        parameters = ", ".join(contract.sizes)
        probe = f"spec p({parameters}):\n    assume {text}\n    output O[] : i32\n    O() = 0\n"
        try:
            found += load_text(probe).specs["p"].assumptions
        except DiagnosticError as error:
            raise LoadError(f"the contract's assumption {condition}: {error}") from error
    return found


def _head(kernel: Kernel, binding: Binding, spec: core.Spec) -> str:
    """The first line of the implementation."""
    pairs = []
    for array in binding.arrays.values():
        pairs += [f"{array.name} = {t}" for t in (array.initial, array.tensor) if t is not None]
    pairs += [f"{name} = {scalar.tensor}" for name, scalar in binding.scalars().items()]
    name = kernel.name if kernel.name != spec.name and kernel.name not in _WORDS else f"{kernel.name}_kernel"
    return f"impl {name} of {spec.name}({', '.join(pairs)}):"


def _zeroed(binding: Binding) -> list[str]:
    """What the caller does before the launch: arrays are set to zero."""
    lines: list[str] = []
    for name in binding.contract.zeroed:
        array = binding.arrays[name]
        zero = "0" if array.type[0] in "iu" else "0.0"
        depth, at = 1, []
        for axis, size in enumerate(array.shape):
            lines.append("    " * depth + f"par l{axis} < {index_text(as_index(size))}:")
            at.append(f"l{axis}")
            depth += 1
        lines.append("    " * depth + f"{name}[{', '.join(at)}] {{{zero}}} := {zero}")
    return lines
