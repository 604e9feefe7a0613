"""Operations on machine integers that indices decide, by the rule of :mod:`.widths`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from redverify.frontends.common.terms import canonical, compare, conjunction
from redverify.frontends.mlir.builder import Builder
from redverify.frontends.mlir.ir import Op, Opaque, Type
from redverify.frontends.mlir.scalars import indices, widths
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.frontends.mlir.scalars.widths import INDEX_BITS, NotAffine, Word
from redverify.frontends.mlir.ssa_bindings import Bound, Index, Integer, Scalar, Truth
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.types import BOOL, ValueType


class Integers:
    """Translates operations all of whose operands indices decide; the others are arithmetic on numbers."""

    def __init__(self, builder: Builder, values: str) -> None:
        self.builder = builder
        self.values = values

    def translate(self, op: Op, bounds: Sequence[Bound]) -> Integer | Truth | None:
        """An integer or condition that indices decide; ``None`` if they do not."""
        if not isinstance(op.results[0].type, Type) or not op.name.startswith(("arith.", "index.")):
            return None
        if all(isinstance(b, Scalar) for b in bounds):
            return None
        try:
            if op.name in ("arith.cmpi", "index.cmp"):
                return self._compared(op, bounds)
            expr = self._number(op, bounds)
        except NotAffine:
            return None
        return None if expr is None else self._made(op, expr, bounds)

    def index(self, op: Op, operand: Bound) -> Index:
        """A cast to ``index``."""
        expr = self._operand(op.operands[0].type, operand)
        if expr is None:
            raise op.refused("an index that depends on data")
        source, target = self._word(op.operands[0].type), indices.index_word(self._proves)
        return Index(widths.cast(indices.name_of(op), source, target, expr))

    # ------------------------------------------------------------ what an operation computes

    def _number(self, op: Op, bounds: Sequence[Bound]) -> IndexExpr | None:
        name, result = indices.name_of(op), op.results[0].type
        if not scalars.is_integer(result):
            return None
        if name == "select" and isinstance(bounds[0], Truth):
            operands = [self._operand(result, b) for b in bounds[1:]]
        else:
            operands = [self._operand(o.type, b) for o, b in zip(op.operands, bounds, strict=True)]
        known = [o for o in operands if o is not None]
        if len(known) != len(operands):
            return None
        word = self._word(result)
        if name in widths.CASTS and word.bits == 1:
            return known[0]  # the lowest bit is taken where it becomes a condition
        if name in widths.CASTS:
            return widths.cast(name, self._word(op.operands[0].type), word, known[0])
        if name == "select":
            return _chosen(bounds[0], known)
        if not widths.is_known(name) or word.bits == 1:
            return None
        return widths.computed(name, word, known[0], known[1])

    def _compared(self, op: Op, bounds: Sequence[Bound]) -> Truth | None:
        type_ = op.operands[0].type
        left, right = (self._operand(type_, b) for b in bounds)
        word = self._word(type_)
        if left is None or right is None or word.bits == 1:
            return None
        return Truth(widths.comparison(_predicate(op), word, left, right))

    def _made(self, op: Op, expr: IndexExpr, bounds: Sequence[Bound]) -> Integer | Truth:
        """The integer, with what it is as a number: an operation that the language has, or a cast."""
        type_ = scalars.value_type(op.results[0].type, op)
        if type_ == BOOL:
            return Truth(compare("==", canonical(core.IMod(expr, 2)), IConst(1)))
        scalars.check_flags(op)
        first = bounds[0]
        if isinstance(first, Index):
            return Integer(expr, core.IndexCast(type_, first.expr))  # a cast of the language wraps
        if op.name == "arith.select" and isinstance(first, Truth):
            then, otherwise = (_as_number(type_, b) for b in bounds[1:])
            return Integer(expr, core.Select(type_, first.condition, then, otherwise))
        types = [scalars.value_type(o.type, op) for o in op.operands]
        numbers = tuple(_as_number(t, b) for t, b in zip(types, bounds, strict=True))
        unknown: scalars.Declared = {}
        number = scalars.value_of(op, numbers, unknown, self.values)
        return Integer(expr, core.IndexCast(type_, expr) if number is None or unknown else number)

    # ------------------------------------------------------------ operands

    def _operand(self, type_: object, bound: Bound) -> IndexExpr | None:
        """The number with its sign that an operand is; ``None`` if data decides it."""
        match bound:
            case Index(expr) | Integer(expr):
                return expr
            case Truth(condition):
                return canonical(core.ISelect(condition, IConst(-1), IConst(0)))
            case Scalar(core.Literal(_, bool() as truth)):
                return IConst(-int(truth))
            case Scalar(core.Literal(_, Fraction() as number)) if scalars.is_integer(type_):
                return IConst(int(number))
            case _:
                return None

    def _word(self, type_: object) -> Word:
        if isinstance(type_, Type) and type_.name == "index":
            return indices.index_word(self._proves)
        assert isinstance(type_, Type)
        return Word(int(type_.name.removeprefix("i")), self._proves)

    def _proves(self, condition: core.Cond) -> bool:
        """Whether a condition holds here, where each parameter is an ``index``."""
        least, greatest = IConst(-(1 << (INDEX_BITS - 1))), IConst((1 << (INDEX_BITS - 1)) - 1)
        ranges: list[core.Cond] = [
            core.CAnd(core.CCmp("<=", least, IVar(p)), core.CCmp("<=", IVar(p), greatest))
            for p in self.builder.parameters
        ]
        return self.builder.proves(condition, conjunction(ranges))


def _chosen(condition: Bound, operands: Sequence[IndexExpr]) -> IndexExpr:
    """``select`` of two integers; the condition may be a constant, which stands before them."""
    if isinstance(condition, Truth):
        return canonical(core.ISelect(condition.condition, operands[0], operands[1]))
    return operands[2] if operands[0] == IConst(0) else operands[1]


def _as_number(type_: ValueType, bound: Bound) -> core.ValueExpr:
    match bound:
        case Truth(condition):
            return core.IndexCondition(type_, condition)
        case Integer(_, number) | Scalar(number):
            return number
        case _:
            raise AssertionError("indices decide the operand")


def _predicate(op: Op) -> int:
    """Which comparison it is."""
    found = op.attributes.get("pred")
    if not isinstance(found, Opaque):
        return op.integer("predicate")
    word = found.text.rstrip(">").split()[-1]
    if word not in indices.PREDICATES:
        raise op.refused("this comparison is not known")
    return indices.PREDICATES[word]
