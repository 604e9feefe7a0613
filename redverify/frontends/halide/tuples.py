"""Funcs of several values that are one record: their memories are one, and their stores are one store.

Halide takes such a Func apart, as ``f.0`` and ``f.1``. An arg-min computes each of its two values from the
old content of both. Here the memories become one whose cells are records. That is the same program if the
values are always stored together: one statement after the other, to one cell, and each from what stood in all
of them before. Else the program is refused.

Values that are bound by a ``let`` are read where they are used. That is the same if nothing is stored in
between to what they read, which is checked here, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.halide.algorithm import Func, walk
from redverify.frontends.halide.fused_loops import expressions_in
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.reading.lowered import place_of


def with_records(section: sx.Section, funcs: Mapping[str, Func]) -> sx.Section:
    """The section with one memory for each Func whose values are a record."""
    return replace(section, body=_Joining(section, funcs).block(section.body))


class _Joining:
    def __init__(self, section: sx.Section, funcs: Mapping[str, Func]) -> None:
        self.section = section
        self.funcs = {f.memory_name(n): f for f in funcs.values() if f.together for n in range(len(f.types))}

    def refusal(self, construct: str, line: int) -> TranslationError:
        return TranslationError(construct, place_of(self.section, line))

    def block(self, statements: Sequence[sx.Stmt]) -> tuple[sx.Stmt, ...]:
        result: list[sx.Stmt] = []
        rest = list(statements)
        while rest:
            statement = rest[0]
            if isinstance(statement, sx.Provide) and statement.name in self.funcs:
                func = self.funcs[statement.name]
                result.append(self._store(func, rest[: len(func.types)]))
                rest = rest[len(func.types) :]
            else:
                result.append(self._statement(statement))
                rest = rest[1:]
        return tuple(result)

    def _statement(self, statement: sx.Stmt) -> sx.Stmt:
        match statement:
            case sx.Realize() if statement.name in self.funcs:
                return self._realize(self.funcs[statement.name], statement)
            case sx.If(_, then, otherwise):
                return replace(statement, then=self.block(then), otherwise=self.block(otherwise))
            case sx.Produce() | sx.For() | sx.Realize() | sx.Atomic() | sx.Other():
                return replace(statement, body=self.block(statement.body))
            case _:
                return statement

    def _realize(self, func: Func, outermost: sx.Realize) -> sx.Realize:
        """The memories of all values, one inside of the other, as one."""
        names = {func.memory_name(n) for n in range(len(func.types))}
        innermost = outermost
        left = names - {outermost.name}
        while left:
            inner = innermost.body[0] if len(innermost.body) == 1 else None
            if not isinstance(inner, sx.Realize) or inner.name not in left or not _alike(inner, outermost):
                raise self.refusal(f"the values of {func.name} are realised apart", outermost.line)
            left.remove(inner.name)
            innermost = inner
        return replace(outermost, name=func.name, body=self.block(innermost.body))

    def _store(self, func: Func, statements: Sequence[sx.Stmt]) -> sx.Provide:
        """The stores to all values of a cell as one."""
        names = [func.memory_name(n) for n in range(len(func.types))]
        values: dict[str, sx.Expr] = {}
        first = statements[0]
        for statement in statements:
            if (
                not isinstance(statement, sx.Provide)
                or statement.name not in names
                or statement.name in values
                or statement.arguments != first.arguments  # type: ignore[union-attr]
            ):
                raise self.refusal(f"the values of {func.name} are not stored together", first.line)
            if any(isinstance(e, sx.Call) and e.name in values for v in statement.values for e in walk(v)):
                raise self.refusal(f"a value of {func.name} is computed from another new one", statement.line)
            (values[statement.name],) = statement.values
        if len(values) != len(names):
            raise self.refusal(f"the values of {func.name} are not stored together", first.line)
        assert isinstance(first, sx.Provide)
        return replace(first, name=func.name, values=tuple([values[n] for n in names]))


def _alike(one: sx.Realize, other: sx.Realize) -> bool:
    return (one.bounds, one.memory, one.condition) == (other.bounds, other.memory, other.condition)


# ---------------------------------------------------------------- values that are bound


def check_bound_values(section: sx.Section, funcs: Mapping[str, Func]) -> None:
    """Refuse a ``let`` whose value is stored to between the ``let`` and a use of it."""
    memories = {
        name: func.name if func.together else name
        for func in funcs.values()
        for name in (func.name, *[func.memory_name(n) for n in range(len(func.types))])
    }
    for name, line in _stale(section.body, {}, memories):
        raise TranslationError(
            f"{name} is bound to a value of memory that changes before it is used", place_of(section, line)
        )


#: What each ``let`` reads: memories.
_Reads = Mapping[str, frozenset[str]]

#: The memory that a name of Halide's stands for.
_Memories = Mapping[str, str]


def _stale(block: Sequence[sx.Stmt], known: _Reads, memories: _Memories) -> Iterator[tuple[str, int]]:
    """The ``let`` of a block that are used too late."""
    reads = dict(known)
    for position, statement in enumerate(block):
        if isinstance(statement, sx.Bind):
            found = _read_by(statement.value, reads, memories)
            reads[statement.name] = found
            if found and _used_late(statement.name, found, block[position + 1 :], memories):
                yield statement.name, statement.line
        for inner in _blocks(statement):
            yield from _stale(inner, reads, memories)


def _read_by(value: sx.Expr, reads: _Reads, memories: _Memories) -> frozenset[str]:
    """The memories that an expression reads, by the ``let`` that it uses too."""
    found: set[str] = set()
    for expr in walk(value):
        if isinstance(expr, sx.Call) and expr.name in memories:
            found.add(memories[expr.name])
        elif isinstance(expr, sx.Var):
            found |= reads.get(expr.name, frozenset())
    return frozenset(found)


def _used_late(name: str, read: frozenset[str], rest: Sequence[sx.Stmt], memories: _Memories) -> bool:
    """Whether one of the statements behind a ``let`` uses it when what it reads may have changed.

    A store uses before it changes; of a statement made of others, which may do so in turns, nothing is known.
    """
    changed = False
    for statement in rest:
        used = any(
            isinstance(e, sx.Var) and e.name == name for o in expressions_in((statement,)) for e in walk(o)
        )
        changes = any(memories.get(s) in read for s in _stored(statement))
        if used and (changed or (changes and not isinstance(statement, sx.Provide))):
            return True
        changed = changed or changes
    return False


def _stored(statement: sx.Stmt) -> Iterator[str]:
    """The names of the memories that a statement stores to."""
    if isinstance(statement, sx.Provide):
        yield statement.name
    for block in _blocks(statement):
        for inner in block:
            yield from _stored(inner)


def _blocks(statement: sx.Stmt) -> tuple[tuple[sx.Stmt, ...], ...]:
    match statement:
        case sx.If(_, then, otherwise):
            return then, otherwise
        case sx.Produce() | sx.For() | sx.Realize() | sx.Atomic() | sx.Other():
            return (statement.body,)
        case _:
            return ()
