"""What every part of an emitter of lines works with: indices as text, lanes, and local arrays."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.indices.nonlinear import NotAffine, as_index, rewritten
from redverify.frontends.common.indices.polynomials import (
    Atom,
    Element,
    Polynomial,
    atoms_in,
    named,
    number,
    variables,
)
from redverify.frontends.triton.binding import Binding, Bound
from redverify.frontends.triton.conditions import (
    All,
    Condition,
    conjuncts,
    mapped,
    polynomials_of,
    variables_of,
    written,
)
from redverify.frontends.triton.expressions import Expression, Lanes, constant, literals_of, type_name
from redverify.frontends.triton.indices import Indices, at_lanes, condition_at
from redverify.frontends.triton.needs import Needs
from redverify.frontends.triton.programs import Programs
from redverify.frontends.triton.ttir.ir import Line, Operation, Scalar, Value, refused
from redverify.language import core
from redverify.language.core_text import cond_text, index_text


@dataclass(frozen=True, slots=True)
class Local:
    """A local array with elements of a ``type``, and the condition of the lanes that it holds."""

    name: str
    shape: tuple[int, ...]
    guard: Condition
    type: str


@dataclass(frozen=True, slots=True)
class Undefined:
    """What is known of a local array with lanes that no load has written: the others' mask, and its load."""

    shape: tuple[int, ...]
    mask: Condition
    load: Line | None


class Writer:
    """Writes one kernel. ``guarded``: lanes that nothing needs are left out; then, whether any is.

    ``stored`` is the memory that some launch writes, ``scalars`` what inputs without indices are called.
    """

    def __init__(
        self,
        indices: Indices,
        programs: Programs,
        binding: Binding,
        stored: frozenset[str],
        scalars: Mapping[str, str],
        *,
        guarded: bool,
    ) -> None:
        self.kernel, self.indices, self.programs, self.binding = indices.kernel, indices, programs, binding
        self.needs = Needs(indices) if guarded else None
        self.facts = indices.facts
        self.lines: list[str] = []
        self.places: dict[int, Line] = {}
        self._place: Line | None = None
        self.notes: dict[str, None] = {}
        self.read: set[str] = set()
        self.stored: dict[str, str] = {}
        self._outside: frozenset[str] = frozenset()
        self.reassociates = self.extremes = False
        self._depth = 1
        self._literals = literals_of(binding.spec)
        self._expressions: dict[Value, Expression] = {}
        self._uses = Counter(o for op in self.kernel.walk() for o in op.operands)
        self._stored, self._scalars = stored, scalars
        self._loaded: dict[str, tuple[Local, Bound, tuple[Polynomial, ...]]] = {}
        self._lets: dict[Element, str] = {}
        self._waiting: dict[Value, Operation] = {}
        self._encoded: set[Value] = set()
        self._partly: set[str] = set()
        self._inplace: dict[Value, Local] = {}
        self.undefined: dict[str, Undefined] = {}
        self.guarded = False

    def _elementwise(self, operation: Operation) -> Expression:
        raise NotImplementedError

    # ------------------------------------------------------------ text

    def _write(self, line: str) -> None:
        if self._place is not None:
            self.places[len(self.lines)] = self._place
        self.lines.append("    " * self._depth + line)

    @contextmanager
    def _inside(self, *heads: str) -> Iterator[None]:
        """A block under each of the heads; a head that is empty is left out."""
        given, lets = [h for h in heads if h], self._lets
        for head in given:
            self._write(head)
            self._depth += 1
        count = len(self.lines)
        if given:
            self._lets = dict(lets)
        yield
        if given and len(self.lines) == count:
            self._write("skip")
        self._depth -= len(given)
        self._lets = lets

    def _affine(self, value: Polynomial, line: Line | None) -> core.IndexExpr:
        """The index expression of a polynomial."""
        inside = rewritten(self.programs.inside(value), self._let_of)
        unknown = variables(inside) - self.facts.names
        if unknown:
            name = min(unknown)
            what = f"the stride {name}" if name in self.binding.strides else f"the program id or lane {name}"
            raise refused(f"an index in which {what} is left", line)
        try:
            return as_index(inside)
        except NotAffine:
            raise refused("an index that is not affine", line) from None

    def _let_of(self, part: Atom) -> Polynomial | None:
        """The variable of an element of memory, if it has one here."""
        name = self._lets.get(part) if isinstance(part, Element) else None
        return None if name is None else named(name)

    def _take(self, values: Iterable[Polynomial], line: Line | None) -> None:
        """Make variables of the elements of memory that indices have, by ``let``.

        They are read from the block that was loaded. So a lane that was not loaded shows as undefined.
        """
        inner = [p for p in atoms_in(map(self.programs.inside, values)) if isinstance(p, Element)]
        for element in reversed(inner):
            if element in self._lets:
                continue
            local, bound, place = self._loaded[element.source]
            tensor = self.binding.spec.tensors[str(bound.tensor)]
            assert tensor.range is not None
            low, high = tensor.range
            at = [at_lanes(p, element.at) for p in place]
            self._take(at, line)
            claim = f"{bound.tensor}({', '.join(self._text(p, line) for p in at)})"
            name = self._fresh(element.source.partition("#")[0].rstrip("0123456789_") or "at")
            cell = self._cell(local, element.at)
            self._write(f"let {name} {{{claim}}} := {cell} in {index_text(low)}..{index_text(high)}")
            self._lets[element] = name
            self.facts = self.facts.in_range(name, low, core.IAdd(high, core.IMul(-1, low)))

    def _where(
        self,
        mask: Condition,
        line: Line | None,
        then: Callable[[], None],
        otherwise: Callable[[], None] | None = None,
    ) -> None:
        """Lines for where a mask holds, and for where it does not.

        What it says of data is asked only where the rest of it holds: elsewhere they may not be loaded.
        """
        facts = self.facts
        parts = [[], []]  # type: list[list[Condition]]
        for part in conjuncts(mask):
            parts[any(isinstance(a, Element) for a in atoms_in(polynomials_of(part)))].append(part)
        outer = self._condition(All(tuple(parts[0])), line)
        with self._inside(self._if(outer)):
            self._take(polynomials_of(All(tuple(parts[1]))), line)
            inner = self._condition(All(tuple(parts[1])), line)
            with self._inside(self._if(inner)):
                then()
            if otherwise is not None and not isinstance(inner, core.CTrue):
                with self._inside("else:"):
                    otherwise()
        if otherwise is not None and not isinstance(outer, core.CTrue):
            with self._inside("else:"):
                otherwise()
        self.facts = facts

    def _text(self, value: Polynomial, line: Line | None) -> str:
        return index_text(self._affine(value, line))

    def _condition(self, condition: Condition, line: Line | None) -> core.Cond:
        return written(condition, lambda p: self._affine(p, line))

    # ------------------------------------------------------------ lanes

    def _fresh(self, hint: str) -> str:
        return self.indices.fresh(hint)

    @contextmanager
    def _lanes(self, shape: Sequence[int]) -> Iterator[list[Polynomial]]:
        """Loops over the lanes of a block."""
        before, heads, lanes = self.facts, [], []
        for axis, size in enumerate(shape):
            if size == 1:
                lanes.append(number(0))
                continue
            name = f"l{axis}"
            self.facts = self.facts.in_range(name, core.IConst(0), core.IConst(size))
            heads.append(f"par {name} < {size}:")
            lanes.append(named(name))
        with self._inside(*heads):
            yield lanes
        self.facts = before

    def _if(self, condition: core.Cond) -> str:
        return "" if isinstance(condition, core.CTrue) else f"if {cond_text(condition)}:"

    def _guard(self, *values: Value) -> All:
        """The condition of the lanes that somebody needs of a block that is stored now."""
        if self.needs is None:
            return All(())
        common = frozenset.intersection(*(self.needs.conditions(v) for v in values))
        return All(tuple(c for c in sorted(common, key=repr) if self._may_guard(c)))

    def _may_guard(self, condition: Condition) -> bool:
        """Whether a condition can be written here: it speaks of lanes and of what has a value."""
        try:
            found = mapped(condition, self.programs.inside)
            names = {n for n in variables_of(found) if not n.startswith("$")}
            written(found, as_index)
        except NotAffine:
            return False
        lanes = any(n.startswith("$") for n in variables_of(condition))
        return lanes and names <= self.facts.names

    def _local(self, value: Value, *others: Value, guard: Condition | None = None) -> Local:
        """A local array for a block."""
        element = value.element
        assert isinstance(element, Scalar)
        name = type_name(element)
        if name is None:
            raise TranslationError(f"a block of {element}")
        lanes = self._guard(value, *others) if guard is None else guard
        found = Local(self._fresh(_hint(value)), value.shape, lanes, name)
        self._allocate(found)
        return found

    def _allocate(self, local: Local) -> None:
        self._write(f"allocate {local.name}[{', '.join(map(str, local.shape))}] : {local.type}")

    def _cell(self, local: Local, lanes: Lanes) -> str:
        return f"{local.name}[{', '.join(self._text(p, None) for p in lanes)}]"

    def _read_of(self, local: Local) -> Expression:
        return Expression(lambda lanes: self._cell(local, lanes), frozenset((local.name,)), plain=True)

    @contextmanager
    def _cells(self, local: Local, *, harmless: bool = False) -> Iterator[list[Polynomial]]:
        """Loops over the lanes of a local array that somebody needs.

        ``harmless``: on other lanes nothing would be written anyway.
        """
        with self._lanes(local.shape) as lanes:
            guard = self._condition(condition_at(local.guard, lanes), None)
            self.guarded |= not isinstance(guard, core.CTrue) and not harmless
            with self._inside(self._if(guard)):
                yield lanes

    def _fill(
        self, local: Local, expression: Expression, operator: str = ":=", *, harmless: bool = False
    ) -> None:
        """Write a local array, all lanes at once: none that is written before is read for another one."""
        if self._reads_other_lanes(local, expression):
            expression = self._copied(local, expression)
        with self._cells(local, harmless=harmless) as lanes:
            self._write(f"{self._cell(local, lanes)} {operator} {expression.at(lanes)}")

    def _copied(self, local: Local, expression: Expression) -> Expression:
        """An expression, once it is in an array of its own that has the lanes of another one."""
        copy = Local(self._fresh(local.name + "_next"), local.shape, local.guard, local.type)
        self._allocate(copy)
        self._fill(copy, expression)
        return self._read_of(copy)

    def _reads_other_lanes(self, local: Local, expression: Expression) -> bool:
        """Whether what is written into a lane of a local array reads others of its lanes."""
        if local.name not in expression.reads:
            return False
        before = len(self.lines)
        with self._lanes(local.shape) as lanes:
            cell, text = self._cell(local, lanes), expression.at(lanes)
        del self.lines[before:]
        return any(found != cell for found in re.findall(rf"\b{local.name}\[[^\]]*\]", text))

    def _expression(self, value: Value) -> Expression:
        """What a value holds, index or data."""
        found = self._expressions.get(value)
        if found is None and value in self._waiting:
            self._expressions[value] = found = self._elementwise(self._waiting[value])
        if found is not None:
            return found
        known = self.indices.index(value)
        element = value.element
        assert isinstance(element, Scalar)
        if known is not None:
            if known.constant is not None:
                return constant(str(known.constant))
            return Expression(lambda lanes: f"{element.name}({self._text(at_lanes(known, lanes), None)})")
        condition = self.indices.condition(value)
        if condition is None:
            raise TranslationError(f"a value that is neither data nor an index: %{value.name}")
        return self._of_condition(condition)

    def _of_condition(self, condition: Condition) -> Expression:
        """A condition on indices as a truth value."""
        return Expression(
            lambda lanes: cond_text(self._condition(condition_at(condition, lanes), None)), loose=True
        )


def _hint(value: Value) -> str:
    """A name for a value: that of the variable in the user's Python, where Triton kept it."""
    name = value.name.partition("#")[0]
    return name.rstrip("0123456789").rstrip("_") or "t"
