"""The walk over commands that every execution shares: sequences, ``let`` and ``if``.

What the other commands do differs: :mod:`.machine` checks every obligation, :mod:`.tracing` only
computes and remembers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import assert_never

from redverify.interpreter.indices import Environment, compile_cond, compile_index
from redverify.interpreter.slices import Slice
from redverify.language.core import (
    Accumulate,
    Allocate,
    Assign,
    Block,
    Command,
    DataLet,
    If,
    Inside,
    Let,
    Loop,
    Scope,
    Skip,
)

#: A compiled command: runs it with the values of parameters, loop and ``let`` variables.
Step = Callable[[Environment], None]


class CommandCompiler(ABC):
    """Compiles blocks to steps; an execution says what its commands do.

    With a slice as its ``part``, only the instances that belong to the slice are executed.
    """

    part: Slice | None = None

    def block(self, block: Block) -> Step:
        """The commands of a block one after the other (RED-U-SEQ)."""
        steps = [self.command(command) for command in block]
        if len(steps) == 1:
            return steps[0]

        def run(e: Environment) -> None:
            for step in steps:
                step(e)

        return run

    def command(self, command: Command) -> Step:
        """One command."""
        match command:
            case Skip():
                return lambda e: None
            case Inside():
                return self.inside(command)
            case Assign():
                return self._of_part(command, self.assign(command))
            case Accumulate():
                return self._of_part(command, self.accumulate(command))
            case Scope():
                return self.scope(command)
            case Let(variable=variable, value=value, body=body):
                index, inside = compile_index(value), self.block(body)
                return lambda e: inside({**e, variable: index(e)})
            case DataLet():
                return self.data_let(command)
            case Allocate():
                return self.allocate(command)
            case If(condition=condition, then=then, otherwise=otherwise):
                c, yes, no = compile_cond(condition), self.block(then), self.block(otherwise)
                return lambda e: yes(e) if c(e) else no(e)
            case Loop():
                return self.loop(command)
            case _:
                assert_never(command)

    def _of_part(self, command: Assign | Accumulate, step: Step) -> Step:
        part = self.part
        if part is None:
            return step
        return lambda e: step(e) if part.has(command, e) else None

    def iterations(self, command: Loop) -> Callable[[Environment], Sequence[int]]:
        """The iterations of a loop in order; of a slice those that hold instances of it."""
        part = self.part
        if part is not None:
            return lambda e: part.iterations(command, e)
        lower, upper = compile_index(command.lower), compile_index(command.upper)
        return lambda e: range(lower(e), upper(e))

    def inside(self, command: Inside) -> Step:
        """``array[indices]`` lies within bounds of its own: nothing to compute."""
        return lambda e: None

    @abstractmethod
    def assign(self, command: Assign) -> Step:
        """``array[indices] := value``."""

    @abstractmethod
    def accumulate(self, command: Accumulate) -> Step:
        """``array[indices] ⊙= value``."""

    @abstractmethod
    def scope(self, command: Scope) -> Step:
        """``accumulate arrays: body`` (section 7.3.4)."""

    @abstractmethod
    def data_let(self, command: DataLet) -> Step:
        """``let variable := value in lower..upper`` with the rest of its block."""

    @abstractmethod
    def allocate(self, command: Allocate) -> Step:
        """``allocate array[extents]`` with the rest of its block."""

    @abstractmethod
    def loop(self, command: Loop) -> Step:
        """``for`` and ``par``."""
