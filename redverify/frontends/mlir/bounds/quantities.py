"""What index values and the sizes, strides and offsets of shaped values are, as index expressions.

One walk over a function, which stores nothing and refuses nothing: what an operation computes that is not
known here is a *symbol*; at most its sign is known. Products of two symbols are symbols, too, equal
where their factors are. The facts are those of the loops and branches around (a loop variable lies between
its bounds and is a multiple of the step away from the lower one) and of symbols.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from redverify.frontends.common.terms import canonical, compare, conjunction, linear, substitute
from redverify.frontends.mlir.ir import Function, Op, Shaped, Type, Value
from redverify.frontends.mlir.operations import kept_dimensions, mixed
from redverify.frontends.mlir.scalars.widths import minus
from redverify.frontends.mlir.ssa_bindings import View, whole
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.core_text import index_text
from redverify.presburger.build import all_of, where

_ZERO, _ONE = IConst(0), IConst(1)


@dataclass(frozen=True, slots=True)
class Slice:
    """What a slice is a part of, and which part of each dimension of it."""

    of: Quantity
    offsets: tuple[IndexExpr, ...]
    sizes: tuple[IndexExpr, ...]
    strides: tuple[IndexExpr, ...]


@dataclass(frozen=True, slots=True)
class Quantity:
    """A tensor or memref: sizes, and for a memref strides and offset in elements.

    ``cells`` are the elements of ``base`` (all of an argument, an allocation, a result) that its elements
    are, or ``None`` if that is not known. ``part`` says what it is a slice of.
    """

    sizes: tuple[IndexExpr, ...]
    strides: tuple[IndexExpr, ...] | None
    offset: IndexExpr | None
    base: Value
    cells: View | None
    part: Slice | None = None


@dataclass(slots=True)
class Symbols:
    """Names for what is not known, and what they stand for in the text."""

    shown: dict[str, str] = field(default_factory=dict)
    facts: list[core.Cond] = field(default_factory=list)
    products: dict[tuple[IndexExpr, ...], str] = field(default_factory=dict)
    factors: dict[str, tuple[IndexExpr, ...]] = field(default_factory=dict)
    inner: set[str] = field(default_factory=set)

    def new(self, shown: str, *, least: int | None = None, inner: bool = False) -> IVar:
        """A new symbol; ``inner`` ones are loop variables and others that facts say something of."""
        name = f"x{len(self.shown)}"
        self.shown[name] = shown
        if least is not None:
            self.facts.append(compare(">=", IVar(name), IConst(least)))
        if inner:
            self.inner.add(name)
        return IVar(name)

    def times(self, left: IndexExpr, right: IndexExpr) -> IndexExpr:
        """The product of two expressions."""
        result: IndexExpr = _ZERO
        for a, m in _monomials(left):
            for b, n in _monomials(right):
                result = canonical(core.IAdd(result, core.IMul(m * n, self._product(a, b))))
        return result

    def _product(self, left: IndexExpr | None, right: IndexExpr | None) -> IndexExpr:
        parts = tuple(sorted((*self._split(left), *self._split(right)), key=repr))
        if len(parts) < 2:
            return parts[0] if parts else _ONE
        name = self.products.get(parts)
        if name is None:
            known = all_of(self.facts)
            positive = all(known.is_subset(where(compare(">=", p, _ZERO))) for p in parts)
            made = self.new("*".join(map(self.text, parts)), least=0 if positive else None)
            name = self.products[parts] = made.name
            self.factors[name] = parts
        return IVar(name)

    def _split(self, atom: IndexExpr | None) -> tuple[IndexExpr, ...]:
        if atom is None:
            return ()
        return self.factors.get(atom.name, (atom,)) if isinstance(atom, IVar) else (atom,)

    def text(self, expr: IndexExpr) -> str:
        """An expression with the names of the user's text."""
        return index_text(substitute(expr, {n: IVar(s) for n, s in self.shown.items()}))


def _monomials(expr: IndexExpr) -> list[tuple[IndexExpr | None, int]]:
    found = linear(expr)
    parts: list[tuple[IndexExpr | None, int]] = list(found.terms)
    return [*parts, (None, found.constant)] if found.constant or not parts else parts


class Quantities:
    """Everything that is known about the values of a function, and the facts where each is defined."""

    def __init__(self, function: Function) -> None:
        self.symbols = Symbols()
        self.index: dict[Value, IndexExpr] = {}
        self.shaped: dict[Value, Quantity] = {}
        self.truth: dict[Value, core.Cond] = {}
        self.around: dict[Value, tuple[core.Cond, ...]] = {}
        self.facts: list[core.Cond] = []
        self.named: dict[str, Value] = {}
        for argument in function.body.arguments:
            self.unknown(argument)

    # ------------------------------------------------------------ bindings

    def _define(self, value: Value) -> None:
        self.around[value] = tuple(self.facts)
        if value.name:
            self.named.setdefault(value.name, value)

    def unknown(self, value: Value) -> None:
        """Nothing is known about a value but its type."""
        self._define(value)
        shown = value.name or "(a value without a name)"
        if isinstance(value.type, Shaped):
            self.shaped[value] = self.of_type(value, value.type, shown)
        elif isinstance(value.type, Type) and value.type.name == "index":
            self.index[value] = self.symbols.new(shown)

    def of_type(
        self, value: Value, type_: Shaped, shown: str, sizes: Sequence[IndexExpr] | None = None
    ) -> Quantity:
        """A shaped value with these sizes, or those of its type; its strides are those of its type."""
        if sizes is None:
            sizes = [
                IConst(n) if n is not None else self.symbols.new(f"{shown}:{d}", least=0)
                for d, n in enumerate(type_.shape)
            ]
        cells = whole("", tuple(sizes))
        strides: list[IndexExpr] | None = None
        offset: IndexExpr | None = None
        if type_.kind == "memref" and type_.layout is None:
            strides, offset = self.row_by_row(sizes), _ZERO
        elif type_.kind == "memref" and type_.layout is not None:
            layout = type_.layout
            strides = [
                IConst(n) if n is not None else self.symbols.new(f"{shown}:{d}.stride")
                for d, n in enumerate(layout.strides)
            ]
            known = layout.offset is not None
            offset = IConst(layout.offset or 0) if known else self.symbols.new(f"{shown}.offset")
        return Quantity(tuple(sizes), None if strides is None else tuple(strides), offset, value, cells)

    def row_by_row(self, sizes: Sequence[IndexExpr]) -> list[IndexExpr]:
        """The strides of the usual layout."""
        strides: list[IndexExpr] = []
        step: IndexExpr = _ONE
        for size in reversed(sizes):
            strides.insert(0, step)
            step = self.symbols.times(step, size)
        return strides

    def set_index(self, value: Value, expr: IndexExpr) -> None:
        """An index value is an expression."""
        self._define(value)
        self.index[value] = expr

    def set_shaped(self, value: Value, quantity: Quantity) -> None:
        """A shaped value is this."""
        self._define(value)
        self.shaped[value] = quantity

    def get(self, value: Value) -> IndexExpr:
        """The expression of an index value."""
        if value not in self.index:
            self.index[value] = self.symbols.new(value.name or "(a value without a name)")
        return self.index[value]

    def known(self) -> tuple[core.Cond, ...]:
        """What holds here."""
        return (*self.symbols.facts, *self.facts)

    def proves(self, condition: core.Cond) -> bool:
        """Whether a condition holds here."""
        return bool(all_of(self.known()).is_subset(where(condition)))

    @contextmanager
    def inside(self, facts: Iterable[core.Cond]) -> Iterator[None]:
        """Facts that hold in a region."""
        count = len(self.facts)
        self.facts.extend(facts)
        try:
            yield
        finally:
            del self.facts[count:]

    # ------------------------------------------------------------ symbols with facts

    def variable(self, value: Value, lower: IndexExpr, upper: IndexExpr, step: IndexExpr) -> list[core.Cond]:
        """A loop variable, and the facts of it."""
        name = self.symbols.new(value.name or "(a loop variable)", inner=True)
        facts = [compare(">=", name, lower), compare("<", name, upper)]
        if isinstance(step, IConst) and step.value > 1:
            facts.append(compare("==", core.IMod(minus(name, lower), step.value), _ZERO))
        with self.inside(facts):
            self.set_index(value, name)
        return facts

    def one_of(self, value: Value, cases: Sequence[tuple[core.Cond | None, IndexExpr]]) -> None:
        """An index value that is one of some, each under a condition if that is known."""
        if all(canonical(c) == canonical(cases[0][1]) for _, c in cases):
            self.set_index(value, cases[0][1])
            return
        name = self.symbols.new(value.name or "(a value without a name)", inner=True)
        fact: core.Cond | None = None
        for condition, expr in cases:
            equal: core.Cond = compare("==", name, expr)
            equal = equal if condition is None else core.CAnd(condition, equal)
            fact = equal if fact is None else core.COr(fact, equal)
        assert fact is not None
        self.symbols.facts.append(fact)
        self.set_index(value, name)

    # ------------------------------------------------------------ slices

    def slice_of(self, op: Op, quantity: Quantity, first: int) -> Quantity:
        """The part of ``quantity`` that an operation takes; its operands for it begin at ``first``."""
        offsets, sizes, strides = mixed(op, first, lambda v, _: self.get(v))
        type_ = op.results[0].type
        assert isinstance(type_, Shaped)
        kept = kept_dimensions(op, type_.shape, sizes)
        part = Slice(quantity, offsets, sizes, strides)
        steps, offset = quantity.strides, quantity.offset
        if steps is not None and offset is not None:
            for o, s in zip(offsets, steps, strict=True):
                offset = canonical(core.IAdd(offset, self.symbols.times(o, s)))
            several = [self.symbols.times(n, s) for n, s in zip(strides, steps, strict=True)]
            steps = self._strides(op, type_, sizes, kept, several)
        cells = None
        if quantity.cells is not None and all(isinstance(s, IConst) for s in strides):
            cells = quantity.cells.slice(offsets, sizes, strides, kept)
        found = tuple(canonical(sizes[d]) for d in kept)
        return Quantity(found, steps, offset, quantity.base, cells, part)

    def _strides(
        self,
        op: Op,
        type_: Shaped,
        sizes: tuple[IndexExpr, ...],
        kept: tuple[int, ...],
        strides: Sequence[IndexExpr],
    ) -> tuple[IndexExpr, ...]:
        """The strides of a slice. Where some of several sizes of 1 are dropped, the type says which."""
        ones = [d for d, size in enumerate(sizes) if size == _ONE]
        if len(sizes) == len(kept) or len(ones) == len(sizes) - len(kept):
            return tuple(strides[d] for d in kept)
        own = self.of_type(op.results[0], type_, op.results[0].name).strides or ()
        return tuple(own[p] if d in ones else strides[d] for p, d in enumerate(kept))

    def fits(self, quantity: Quantity) -> core.Cond | None:
        """When a slice lies in what it is a slice of; ``None`` if it is none."""
        part = quantity.part
        if part is None:
            return None
        conditions: list[core.Cond] = []
        for offset, size, stride, extent in zip(
            part.offsets, part.sizes, part.strides, part.of.sizes, strict=True
        ):
            last = core.IAdd(offset, self.symbols.times(stride, core.IAdd(size, IConst(-1))))
            conditions.append(compare(">=", size, _ZERO))
            empty = core.CAnd(
                core.CCmp("==", size, _ZERO),
                core.CAnd(core.CCmp("<=", _ZERO, offset), core.CCmp("<=", offset, extent)),
            )
            full = core.CAnd(
                core.CAnd(core.CCmp("<=", _ZERO, offset), core.CCmp("<", offset, extent)),
                core.CAnd(core.CCmp("<=", _ZERO, last), core.CCmp("<", last, extent)),
            )
            conditions.append(core.COr(empty, full))
        return conjunction(conditions)

    def row_major(self, quantity: Quantity) -> core.Cond | None:
        """When the elements lie side by side, row by row; ``None`` if the strides are not known."""
        if quantity.strides is None:
            return None
        conditions: list[core.Cond] = []
        sizes = quantity.sizes
        step: IndexExpr = _ONE
        for size, stride in zip(reversed(sizes), reversed(quantity.strides), strict=True):
            conditions.append(core.COr(core.CCmp("==", stride, step), core.CCmp("==", size, _ONE)))
            step = self.symbols.times(step, size)
        full = conjunction(conditions)
        for size in sizes:  # without elements there is nothing between them
            full = core.COr(full, core.CCmp("==", size, _ZERO))
        return full
