"""The lowered program as commands of the language: its statements, loops and memory."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.common.terms import total
from redverify.frontends.halide.algorithm import Func
from redverify.frontends.halide.fused_loops import Digits, digits_of
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.scopes import Delayed, Index, Scope, Truth
from redverify.frontends.halide.specification import part_type
from redverify.frontends.halide.stores import Memory, Position, Stores
from redverify.language import core
from redverify.language.source import NOWHERE
from redverify.language.types import ValueType

_PARALLEL = ("parallel", "vectorized", "gpu_block", "gpu_thread", "gpu_lane")
_LOOPS = ("for", "unrolled", *_PARALLEL)


@dataclass(slots=True)
class ProgramReader(Stores):
    """Reads the statements of one section.

    ``arrays`` are the names of arrays in use; ``threads`` and ``nested`` count the loops over threads, and
    the statements other than checks, around what is being read.
    """

    arrays: set[str] = field(default_factory=set)
    threads: int = 0
    nested: int = 0

    # ------------------------------------------------------------ statements

    def block(self, statements: Sequence[sx.Stmt], scope: Scope) -> core.Block:
        """The commands of a block."""
        with scope.block():
            return tuple([c for s in statements for c in self._statement(s, scope)])

    def _statement(self, statement: sx.Stmt, scope: Scope) -> core.Block:
        position = self.reader.origin
        assert isinstance(position, Position)
        position.line = statement.line
        match statement:
            case sx.Bind(name, value):
                if name in scope.names:
                    raise self.refusal(f"{name} is bound twice")
                scope.bind(name, Delayed(value, scope.facts))
                return ()
            case sx.Assert(condition):
                if self.nested and not self._holds(condition, scope):
                    raise self.refusal("a check in the middle of the program, which may end it")
                return ()
            case sx.Produce(name, body, consumes=consumes):
                if not consumes:
                    begun = [n for n in self.last if n == name or n.startswith(f"{name}.")]
                    self.last = {n: stage for n, stage in self.last.items() if n not in begun}
                return self._inside(lambda: self.block(body, scope))
            case sx.For():
                return self._inside(lambda: self._loop(statement, scope))
            case sx.Realize():
                return self._inside(lambda: self._realize(statement, scope))
            case sx.Provide():
                return (self._store(statement, scope),)
            case sx.If():
                return self._if(statement, scope)
            case sx.Atomic(name, body):
                return self._atomic(name, body, scope)
            case sx.Evaluate(value):
                if not isinstance(value, sx.Int):
                    raise self.refusal("a statement that is not translated")
                return ()
            case sx.Other(what, _, body):
                if what == "prefetch":
                    return ()
                if what == "hoisted_storage":
                    return self.block(body, scope)
                raise self.refusal("async" if what in ("fork", "acquire") else what)

    def _inside(self, read: Callable[[], core.Block]) -> core.Block:
        """What is read of a statement that is not a check at the start of the program."""
        self.nested += 1
        try:
            return read()
        finally:
            self.nested -= 1

    def _holds(self, condition: sx.Expr, scope: Scope) -> bool:
        """Whether a check always holds; those at the start of the program narrow the claim instead."""
        term = self.reader.term(condition, scope)
        return isinstance(term, Truth) and scope.facts.prove(term.condition)

    def _if(self, statement: sx.If, scope: Scope) -> core.Block:
        term = self.reader.term(statement.condition, scope)
        if not isinstance(term, Truth):
            raise self.refusal("a statement that depends on data")
        match term.condition:
            case core.CTrue():
                return self.block(statement.then, scope)
            case core.CFalse():
                return self.block(statement.otherwise, scope)
            case condition:
                before = dict(self.last)
                then = self.block(statement.then, scope)
                self.last = before
                otherwise = self.block(statement.otherwise, scope)
                if not then and not otherwise:
                    return ()
                return (core.If(condition, then or (core.Skip(NOWHERE),), otherwise, NOWHERE),)

    def _atomic(self, name: str, body: Sequence[sx.Stmt], scope: Scope) -> core.Block:
        before = set(self.atomic)
        self.atomic.add(name)
        try:
            return self.block(body, scope)
        finally:
            self.atomic = before

    # ------------------------------------------------------------ loops

    def _loop(self, loop: sx.For, scope: Scope) -> core.Block:
        if loop.kind not in _LOOPS:
            raise self.refusal(f"a loop of kind {loop.kind}")
        parallel = loop.kind in _PARALLEL
        with scope.block():
            digits = digits_of(loop, self.reader, scope)
            if digits is not None:
                return self._nest(loop, digits, parallel, scope)
            lower = self.reader.index(loop.minimum, scope)
            try:
                extent = self.reader.index(loop.extent, scope)
            except TranslationError:
                raise self.refusal(
                    f"loop {loop.name} is not affine: its extent is a product of sizes"
                ) from None
            name = self._fresh(loop.name, scope)
            scope.facts = scope.facts.in_range(name, lower, extent)
            scope.bind(loop.name, Index(core.IVar(name)))
            body = self._body(loop, scope)
            if not body:
                return ()
            return (core.Loop(name, lower, total(lower, extent), body, parallel, NOWHERE),)

    def _body(self, loop: sx.For, scope: Scope) -> core.Block:
        self.threads += loop.kind in ("gpu_thread", "gpu_lane")
        try:
            return self.block(loop.body, scope)
        finally:
            self.threads -= loop.kind in ("gpu_thread", "gpu_lane")

    def _nest(self, loop: sx.For, digits: Digits, parallel: bool, scope: Scope) -> core.Block:
        """Loops over the digits of a fused loop."""
        names: list[str] = []
        for position, extent in enumerate(digits.extents):
            name = self._fresh(f"{loop.name}_{position}", scope)
            names.append(name)
            scope.facts = scope.facts.in_range(name, core.IConst(0), extent)
        scope.bind(loop.name, Index(core.IVar(f"${loop.name}")))
        scope.values[f"${loop.name}"] = digits.number(names)
        body = self._body(loop, scope)
        for name, extent in reversed(list(zip(names, digits.extents, strict=True))):
            body = (core.Loop(name, core.IConst(0), extent, body, parallel, NOWHERE),) if body else ()
        return body

    def _fresh(self, name: str, scope: Scope) -> str:
        """A short name for a loop: without the Func and the stage in front."""
        short = re.sub(r"^.*\.s\d+\.", "", name)
        short = ".".join(dict.fromkeys(short.replace("$", "").split(".")))
        found = fresh(identifier(short), {*scope.taken, *self.parameters.names()})
        scope.taken.add(found)
        return found

    # ------------------------------------------------------------ memory

    def _realize(self, statement: sx.Realize, scope: Scope) -> core.Block:
        name = statement.name
        if name not in self.components:
            raise self.refusal(f"{name} is not a Func of the pipeline")
        func, part = self.components[name]
        if statement.condition is not None and not self._always(statement.condition, scope):
            raise self.refusal(f"{name} is realised under a condition")
        if statement.memory == "GPUShared" and self.threads:
            raise self.refusal(f"{name} lies in memory that threads share")
        if name in self.memory:
            raise self.refusal(f"{name} is realised inside of itself")
        mins = tuple([self.reader.index(m, scope) for m, _ in statement.bounds])
        extents = tuple([self.reader.index(e, scope) for _, e in statement.bounds])
        if len(mins) != len(func.variables):
            raise self.refusal(f"{name} has {len(func.variables)} dimensions")
        folded = tuple(
            [
                e.value if isinstance(e, core.IConst) and m == core.IConst(0) else 0
                for m, e in zip(mins, extents, strict=True)
            ]
        )
        array = fresh(identifier(name), self.arrays)
        self.arrays.add(array)
        self.memory[name] = Memory(array, self._type(func, part), mins, folded)
        try:
            body = self.block(statement.body, scope)
        finally:
            del self.memory[name]
            self.arrays.discard(array)
        if not body:
            return ()
        return (core.Allocate(array, extents, self._type(func, part), body, NOWHERE),)

    def _always(self, condition: sx.Expr, scope: Scope) -> bool:
        return self.reader.term(condition, scope) == Truth(core.CTrue())

    def _type(self, func: Func, part: int | None) -> ValueType:
        for name in func.types:
            self.reader.type_of(name)
        return part_type(func, part)
