"""A witness as a NumPy script: the program's loops, the inputs and the outputs that are expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from redverify.interpreter import InvalidProgram, Unenumerable
from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.layout import bound_arrays, placements
from redverify.interpreter.search import is_long
from redverify.interpreter.specification import Specification, UnknownValue
from redverify.language import core
from redverify.language.encodings import TERMS, FloatLaws, Floats, encoding_of
from redverify.reporting.result import Witness
from redverify.reporting.text import indices_lines
from redverify.witnesses.account import PARALLEL, first_difference
from redverify.witnesses.replay_expressions import (
    Numbers,
    Terms,
    Unreplayable,
    at,
    cell_text,
    condition_text,
    has_named_functions,
    index_text,
    name_text,
)

__all__ = ["Unreplayable", "script"]

#: Inputs that are tried until the outputs are wrong.
_SEEDS = 10

#: Where only a slice was run: steps of a whole run, by an upper bound, beyond which no script is written.
_STEPS = 50_000

_HEAD = '''\
import sys

try:
    import numpy as np
except ImportError:
    sys.exit("this script needs NumPy: python -m pip install numpy")

np.seterr(all="ignore")


class Memory:
    """An array that tells who reads what was never written, and who leaves it."""

    def __init__(self, name, extents, dtype):
        self.name, self.values = name, np.zeros(extents, dtype)
        self.written = np.zeros(extents, bool)

    def at(self, what, cell):
        if not all(0 <= c < e for c, e in zip(cell, self.values.shape)):
            sys.exit(f"{what} {self.name}{list(cell)}, outside of its extents {list(self.values.shape)}")
        return cell

    def __getitem__(self, cell):
        if not self.written[self.at("reads", cell)]:
            sys.exit(f"reads {self.name}{list(cell)}, which was never written")
        return self.values[cell]

    def __setitem__(self, cell, value):
        self.values[self.at("writes", cell)] = value
        self.written[cell] = True
'''


_COMPARISON = """\
for name, array, cell, expected in EXPECTED:
    if not agrees(array[cell], expected):
        found = f"{name} is {array[cell]}, expected {expected}"
        sys.exit(f"first difference: {array.name}{list(cell)}: {found}{EXPLANATION}")
"""


#: The lines of a script that run the program at given parameters, in place of the program's loops.
Running = Callable[[Mapping[str, int]], list[str]]


def script(
    impl: core.Impl, witness: Witness, values: str, command: str, running: Running | None = None
) -> str:
    """The text of the script. Raises :class:`Unreplayable`.

    With ``running``, the arrays of the inputs are given to another program, which writes the outputs.
    """
    if witness.confirmed_by != "interpreter":
        raise Unreplayable("the witness is a point of an obligation, not a run")
    if witness.slice_of is not None and is_long(impl, witness.params, _STEPS):
        raise Unreplayable(f"at this size only what {witness.slice_of} depends on was run")
    exact = encoding_of(values).laws is FloatLaws.BITWISE
    try:
        body = _body(impl, witness, _mode(impl, values), exact=exact, loops=running is None)
    except Unreplayable:
        if exact or running is not None:
            raise
        body = _body(impl, witness, TERMS, exact=False, loops=True)
    where = f"{witness.file}:{witness.line}" if witness.file else impl.name
    return "\n".join(
        [
            f'"""Shows what is wrong with {impl.name} ({where}): {witness.message}.',
            "",
            f"Written by {command}. What is expected comes from redverify's reference interpreter.",
            'Parallel loops run in order; with the argument "backwards" from the last iteration on."""',
            "",
            _HEAD,
            "",
            body.prelude,
            "",
            'STEP = -1 if "backwards" in sys.argv[1:] else 1',
            *[f"{name_text(p)} = {v}" for p, v in witness.params.items()],
            "",
            "# ------------------------------------------------------------ inputs",
            *body.inputs,
            "",
            f"# ------------------------------------------------------------ {impl.name}",
            *(body.program if running is None else running(witness.params)),
            "",
            "# ------------------------------------------------------------ outputs",
            *body.outputs,
            "",
        ]
    )


def _mode(impl: core.Impl, values: str) -> str:
    """The encoding that the script computes with.

    Real numbers are NumPy's floats, compared with a tolerance; where ``exp`` and the like occur, the
    expected values are those of IEEE floats, since the functions have no value under ``real``. Where
    abstract floats may be regrouped, no numbers of NumPy satisfy what is assumed, and the script
    computes with terms.
    """
    encoding = encoding_of(values)
    if encoding.floats is Floats.EXACT:
        return "ieee" if has_named_functions(impl) else values
    return TERMS if encoding.laws >= FloatLaws.ASSOCIATIVE else "ieee"


@dataclass(frozen=True, slots=True)
class _Body:
    """The parts of a script that depend on the program."""

    prelude: str
    inputs: list[str]
    program: list[str]
    outputs: list[str]


def _body(impl: core.Impl, witness: Witness, mode: str, *, exact: bool, loops: bool) -> _Body:
    """With numbers, or with terms in the mode ``terms``; the program's loops only if they are run."""
    seed, backwards = _telling(impl, witness, mode)
    try:
        writer = _Writer(impl, witness, mode, seed, exact=exact)
        program = list(writer.block(impl.body, 0)) if loops else []
        outputs = list(writer.expected(backwards and loops))
        return _Body(writer.values.prelude().rstrip(), list(writer.inputs()), program, outputs)
    except (InvalidProgram, NoEvidence, Unenumerable, RecursionError) as error:
        raise Unreplayable(str(error)) from error


def _telling(impl: core.Impl, witness: Witness, mode: str) -> tuple[int, bool]:
    """A seed whose inputs give wrong outputs, and whether parallel loops run backwards for it.

    The witness's own seed if none of the first ones does.
    """
    first = witness.seed or 0
    orders = (False, True) if witness.kind in PARALLEL else (False,)
    seeds = (first, *range(_SEEDS)) if witness.slice_of is None else (first,)
    for seed in dict.fromkeys(seeds):
        for backwards in orders:
            if first_difference(impl, witness.params, seed, mode, backwards=backwards) is not None:
                return seed, backwards
    return first, False


def _explanation(witness: Witness) -> str:
    """The missing, doubled and foreign indices as lines."""
    lines = [] if witness.indices is None else list(indices_lines(witness.indices))
    return "".join(f"\n{line}" for line in lines)


class _Writer:
    """Python for an implementation at given parameters."""

    def __init__(self, impl: core.Impl, witness: Witness, mode: str, seed: int, *, exact: bool) -> None:
        self.impl = impl
        self.kind = f"{witness.kind} in line {witness.line}"
        self.explanation = _explanation(witness) if seed == (witness.seed or 0) else ""
        domain = Domain(impl.spec, mode, seed)
        self.values = Terms(domain) if mode == TERMS else Numbers(impl.spec, exact=exact)
        self.specification = Specification(
            impl.spec, witness.params, domain, Inputs(domain, parameters=witness.params)
        )
        self.placed = placements(impl, self.specification)
        self.arrays = bound_arrays(impl, self.specification, self.placed, lambda *_: None)

    # ------------------------------------------------------------ memory

    def inputs(self) -> Iterator[str]:
        """The arrays at the start."""
        for name, array in self.arrays.items():
            yield f"{name_text(name)} = Memory({name!r}, {array.extents!r}, {self.values.dtype(array.type)})"
            for cell, held in array.filled():
                yield f"{name_text(name)}[{cell_text(cell)}] = {self.values.number(held.value)}"

    def expected(self, backwards: bool) -> Iterator[str]:
        """What the outputs have to be; says where the first one differs, and what is known about why."""
        yield "EXPECTED = ["
        for placement in self.placed:
            tensor, array = placement.binding.tensor, name_text(placement.binding.array)
            if self.impl.spec.tensors[tensor].kind != "output":
                continue
            for point, cell in sorted(placement.cells.items()):
                try:
                    value = self.values.expected(self.specification.at(tensor, point))
                except (NoEvidence, UnknownValue):
                    continue
                yield f"    ({f'{tensor}{list(point)}'!r}, {array}, ({cell_text(cell)}), {value}),"
        yield "]"
        yield f"EXPLANATION = {self.explanation!r}"
        yield ""
        yield from _COMPARISON.splitlines()
        order = ' (try the argument "backwards")' if backwards else ""
        yield f"print({f'every output is as expected in this order{order}; {self.kind} remains'!r})"

    # ------------------------------------------------------------ commands

    def block(self, block: core.Block, depth: int) -> Iterator[str]:
        """The lines of a block; an empty one does nothing."""
        lines = [line for command in block for line in self._command(command, depth)]
        yield from lines or ["    " * depth + "pass"]

    def _command(self, command: core.Command, depth: int) -> Iterator[str]:
        pad = "    " * depth
        match command:
            case core.Skip() | core.Inside():
                return
            case core.Assign():
                yield f"{pad}{at(command.array, command.indices)} = {self.values.value(command.value)}"
            case core.Accumulate():
                cell = at(command.array, command.indices)
                right, type_ = self.values.value(command.value), command.annotation.type
                joined = self.values.joined(command.operator, cell, right, type_)
                yield f"{pad}{cell} = {joined}"
            case core.Scope(_, body):
                yield from (line for c in body for line in self._command(c, depth))
            case core.Let(variable, value, body):
                yield f"{pad}{name_text(variable)} = {index_text(value)}"
                yield from (line for c in body for line in self._command(c, depth))
            case core.DataLet(variable, _, value, _, _, body):
                yield f"{pad}{name_text(variable)} = int({self.values.value(value)})"
                yield from (line for c in body for line in self._command(c, depth))
            case core.Allocate(array, extents, type_, body):
                shape = "".join(f"{index_text(e)}, " for e in extents)
                yield f"{pad}{name_text(array)} = Memory({array!r}, ({shape}), {self.values.dtype(type_)})"
                yield from (line for c in body for line in self._command(c, depth))
            case core.If(condition, then, otherwise):
                yield f"{pad}if {condition_text(condition)}:"
                yield from self.block(then, depth + 1)
                if otherwise:
                    yield f"{pad}else:"
                    yield from self.block(otherwise, depth + 1)
            case core.Loop():
                order = "[::STEP]" if command.parallel else ""
                bounds = f"range({index_text(command.lower)}, {index_text(command.upper)}){order}"
                yield f"{pad}for {name_text(command.variable)} in {bounds}:"
                yield from self.block(command.body, depth + 1)
            case _:
                assert_never(command)
