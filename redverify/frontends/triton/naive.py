"""A naive kernel as a specification: exact dataflow makes equations of what it computes.

Its text is made as that of any other kernel. Arrays that it stores into are outputs, all others inputs. The
equations are those of one order of its program instances. That it may run in any order, writes all of its
outputs and leaves no array is verified as of any kernel, against these equations (:mod:`.verifying`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from redverify.annotating.annotate import lacking
from redverify.frontends.common import model
from redverify.frontends.common.errors import Place, TranslationError
from redverify.frontends.common.indices.nonlinear import as_index
from redverify.frontends.common.indices.variable_facts import sizes
from redverify.frontends.common.specifying.dataflow import Program
from redverify.frontends.common.specifying.equations import specification_of
from redverify.frontends.common.terms import map_value
from redverify.frontends.triton.binding import Binding
from redverify.frontends.triton.contract import TYPES, Array, Contract
from redverify.frontends.triton.folds import unit
from redverify.frontends.triton.obtaining import Module
from redverify.frontends.triton.translation import translated
from redverify.frontends.triton.ttir.ir import Scalar
from redverify.language import core
from redverify.language.core_text import index_text
from redverify.language.load import load_text
from redverify.language.parsing.parser import parse_text
from redverify.language.program_text import spec_lines
from redverify.language.source import NOWHERE
from redverify.language.walks import commands_of, reads_in


def specification_text(module: Module) -> str:
    """The specification that the launches of a naive kernel are, as a text.

    Raises :class:`.TranslationError` for what has no equations, :class:`.LoadError` as other kernels do.
    """
    named = [_with_tensors(launch.contract) for launch in module.launches]
    launches = [replace(one, contract=c) for one, c in zip(module.launches, named, strict=True)]
    module = replace(module, launches=tuple(launches))
    stub = _stub(named, module.values)
    text = translated(module, stub, guards=False).text
    (impl,) = load_text(text, incomplete=frozenset(lacking(parse_text(text, "<naive>")))).impls.values()
    reader = _Reader(impl.body)
    body = reader.block(impl.body)
    tensors = {b.array: b.tensor for b in impl.bindings}  # of one with an initial value: what it ends with
    arrays = [pair for contract in named for pair in contract.arrays.items()]
    initial = {a.memory or name: a.initial for name, a in arrays if a.initial is not None}
    outputs = {array: tensor for array, tensor in tensors.items() if array in reader.written}
    program = Program(
        name=impl.name,
        parameters=stub.parameters,
        assumptions=(*sizes(stub.parameters).conditions, *impl.assumptions),
        arrays=tuple(_array(array, stub.tensors[tensor]) for array, tensor in tensors.items()),
        allocated=tuple(reader.allocated),
        inputs={a: t for a, t in tensors.items() if a not in outputs} | initial,
        outputs=outputs,
        body=body,
    )
    return "\n".join(spec_lines(specification_of(program, {}, exact_zero=False).spec)) + "\n"


def _with_tensors(contract: Contract) -> Contract:
    """The contract with a tensor for each array."""

    def named(name: str, array: Array) -> Array:
        short = (array.memory or name).removesuffix("_ptr").removesuffix("_ptrs")
        return replace(array, tensor=array.tensor or short.upper())

    return replace(contract, arrays={name: named(name, a) for name, a in contract.arrays.items()})


def _stub(contracts: Sequence[Contract], values: Mapping[str, object]) -> core.Spec:
    """A specification with the contract's tensors, all of them zero: what is known is their shapes."""
    names = dict.fromkeys(name for contract in contracts for name in contract.sizes)
    empty = core.Spec("naive", (), (), (), {}, {}, {}, (), NOWHERE)
    declared: dict[str, str] = {}
    equations: dict[str, None] = {}
    for contract in contracts:
        held = {n: replace(a, tensor=None, memory=n) for n, a in contract.arrays.items()}
        bounds = Binding(replace(contract, arrays=held), empty, values).arrays
        for name, array in contract.arrays.items():
            shape = ", ".join(index_text(as_index(size)) for size in bounds[name].shape)
            at = ", ".join(f"x{n}" for n in range(len(bounds[name].shape)))
            for tensor in filter(None, (array.tensor, array.initial)):
                declared[tensor] = f"    output {tensor}[{shape}] : {bounds[name].type}"
                equations[f"    {tensor}({at}) = {unit('+', Scalar(bounds[name].type))}"] = None
        for scalar in Binding(replace(contract, arrays={}), empty, values).scalars().values():
            declared[scalar.tensor] = f"    input {scalar.tensor}[] : {TYPES[scalar.type]}"
    lines = [f"spec naive({', '.join(names)}):", *declared.values(), *equations]
    return load_text("\n".join(lines) + "\n").specs["naive"]


def _array(name: str, tensor: core.Tensor) -> model.Array:
    assert tensor.region is not None
    return model.Array(name, name, tensor.type, tuple(high for _, high in tensor.region))


class _Somewhere:
    """A place that is not known: the text has no Python lines."""

    def place(self) -> Place | None:
        """None."""
        return None


class _Reader:
    """From commands of the language to statements of the shared model.

    A number that is loaded once is put where it is used, so that a loop that accumulates does that alone.
    """

    def __init__(self, body: core.Block) -> None:
        self.written: set[str] = set()
        self._writes = Counter(
            c.array for c in commands_of(body) if isinstance(c, core.Assign | core.Accumulate)
        )
        self._loaded: dict[str, core.ValueExpr] = {}
        self.allocated: list[model.Array] = []
        self._origin = _Somewhere()

    def block(self, commands: core.Block) -> model.Node:
        """Commands one after the other."""
        parts: list[model.Node] = []
        mine: list[model.Array] = []
        for command in commands:
            if isinstance(command, core.Allocate):
                array = model.Array(command.array, command.array, command.type, command.extents)
                mine.append(array)
                self.allocated.append(array)
                parts.append(self.block(command.body))
            elif isinstance(command, core.Assign) and self._is_load(command):
                self._loaded[command.array] = self._replaced(command.value)
            else:
                parts.append(self._node(command))
        return model.Sequence(tuple(parts), tuple(mine))

    def _node(self, command: core.Command) -> model.Node:
        match command:
            case core.Skip() | core.Inside():
                return model.Sequence(())
            case core.Assign(array, indices, _, value, _):
                return self._store(array, indices, value, atomic=False)
            case core.Accumulate(array, indices, operator, _, _, value, atomic, _):
                kept = core.Read(value.type, array, indices)
                return self._store(
                    array, indices, core.Apply(value.type, operator, (kept, value)), atomic=atomic
                )
            case core.Scope(_, body, _):
                return self.block(body)
            case core.If(condition, then, otherwise, _):
                return model.Branch(condition, self.block(then), self.block(otherwise))
            case core.Loop(variable, lower, upper, body, parallel, _):
                extent = core.IAdd(upper, core.IMul(-1, lower))
                inner = self.block(body)
                return model.Loop(
                    variable, lower, extent, parallel, False, "", (), inner, self._origin
                )  # fmt: skip
            case _:
                raise TranslationError("a naive kernel with indices that are data")

    def _is_load(self, command: core.Assign) -> bool:
        """Whether a number of its own is written here and nowhere else, with what is never written."""
        read = [r.array for r in reads_in(self._replaced(command.value))]
        own = any(array.name == command.array for array in self.allocated)
        alone = own and not command.indices and self._writes[command.array] == 1
        return alone and all(self._writes[array] == 0 for array in read)

    def _replaced(self, value: core.ValueExpr) -> core.ValueExpr:
        """A value with numbers that were loaded put in."""

        def leaf(node: core.Read | core.Access) -> core.ValueExpr:
            return self._loaded.get(node.array, node) if isinstance(node, core.Read) else node

        return map_value(value, lambda index: index, leaf)

    def _store(
        self, array: str, indices: tuple[core.IndexExpr, ...], value: core.ValueExpr, *, atomic: bool
    ) -> model.Node:
        self.written.add(array)
        value = self._replaced(value)
        return model.Store(array, indices, value, value, self._origin, atomic)
