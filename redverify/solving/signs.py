"""Which signs a number may have on a domain, and whether it may be infinite, in the ``real`` encoding.

A value is one of six kinds (:class:`Sign`). The sign of a term is the set of kinds that it may have. All
rules go from the parts of a term to the term, and each is true of real numbers, of ``inf`` and of ``-inf``
as IEEE 754 computes with them. What IEEE 754 makes NaN of (``inf - inf``, ``0 * inf``, ``inf / inf``) is
*undefined*: nothing is known about it, nor of what it is a part of. A quotient of finite numbers is a finite
number, also by zero, but an unknown one.

Tensors are unfolded with their indices, to a depth of :data:`DEPTH`; ``select``, guards and empty index
sets cut the domain. Beyond that depth a tensor has the sign of its equations anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import IntFlag
from fractions import Fraction
from itertools import product

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.function_facts import BASES, definition
from redverify.language.terms import open_reduce
from redverify.language.types import TypeKind, ValueType
from redverify.language.walks import subterms
from redverify.presburger import build
from redverify.solving.casts import fits
from redverify.solving.infinity import infinite_operator, may_be_infinite
from redverify.solving.rounding import exact_cast

#: How often a tensor is replaced by its equations on the way from the root of a term to a leaf.
DEPTH = 4

#: More pieces of a domain than this become one.
PIECES = 12

#: Domains whose pieces are remembered, for each term.
REMEMBERED = 8


class Sign(IntFlag):
    """The kinds of values; a set of them says what a term may be."""

    MINUS_INFINITY = 1
    NEGATIVE = 2
    ZERO = 4
    POSITIVE = 8
    INFINITY = 16
    UNDEFINED = 32

    @property
    def kinds(self) -> Iterator[Sign]:
        """The single kinds in the set."""
        return (kind for kind in _KINDS if kind & self)


_KINDS = (
    Sign.MINUS_INFINITY,
    Sign.NEGATIVE,
    Sign.ZERO,
    Sign.POSITIVE,
    Sign.INFINITY,
    Sign.UNDEFINED,
)

#: Any number, any finite one, nothing known.
FINITE = Sign.NEGATIVE | Sign.ZERO | Sign.POSITIVE
INFINITE = Sign.MINUS_INFINITY | Sign.INFINITY
ANY = FINITE | INFINITE | Sign.UNDEFINED

#: Constants whose names begin so stand for terms that may be undefined.
UNDEFINED_NAME = "$undefined"

Piece = tuple[isl.Set, Sign]

_NEGATED = {
    Sign.MINUS_INFINITY: Sign.INFINITY,
    Sign.NEGATIVE: Sign.POSITIVE,
    Sign.ZERO: Sign.ZERO,
    Sign.POSITIVE: Sign.NEGATIVE,
    Sign.INFINITY: Sign.MINUS_INFINITY,
    Sign.UNDEFINED: Sign.UNDEFINED,
}

_DIRECTION = {
    Sign.MINUS_INFINITY: -1,
    Sign.NEGATIVE: -1,
    Sign.ZERO: 0,
    Sign.POSITIVE: 1,
    Sign.INFINITY: 1,
}


def _joined(signs: Iterable[Sign]) -> Sign:
    result = Sign(0)
    for sign in signs:
        result |= sign
    return result


def _pairwise(left: Sign, right: Sign, rule: dict[tuple[Sign, Sign], Sign]) -> Sign:
    return _joined(rule[a, b] for a in left.kinds for b in right.kinds)


def negated(sign: Sign) -> Sign:
    """The sign of ``-x``."""
    return _joined(_NEGATED[kind] for kind in sign.kinds)


def _sum(a: Sign, b: Sign) -> Sign:
    if Sign.UNDEFINED in (a, b) or (a | b) == INFINITE:
        return Sign.UNDEFINED
    if (a | b) & INFINITE:
        return (a | b) & INFINITE
    if Sign.ZERO in (a, b):
        return b if a == Sign.ZERO else a
    return a if a == b else FINITE


def _product(a: Sign, b: Sign) -> Sign:
    infinite = bool((a | b) & INFINITE)
    if Sign.UNDEFINED in (a, b) or (infinite and Sign.ZERO in (a, b)):
        return Sign.UNDEFINED
    direction = _DIRECTION[a] * _DIRECTION[b]
    if direction == 0:
        return Sign.ZERO
    if infinite:
        return Sign.INFINITY if direction > 0 else Sign.MINUS_INFINITY
    return Sign.POSITIVE if direction > 0 else Sign.NEGATIVE


def _quotient(a: Sign, b: Sign) -> Sign:
    if Sign.UNDEFINED in (a, b) or (a & INFINITE and b & (INFINITE | Sign.ZERO)):
        return Sign.UNDEFINED
    if b & INFINITE:
        return Sign.ZERO
    return FINITE if b == Sign.ZERO else _product(a, b)


def _larger(a: Sign, b: Sign) -> Sign:
    return Sign.UNDEFINED if Sign.UNDEFINED in (a, b) else max(a, b)


_PAIRS = list(product(_KINDS, _KINDS))
_SUM = {pair: _sum(*pair) for pair in _PAIRS}
_PRODUCT = {pair: _product(*pair) for pair in _PAIRS}
_QUOTIENT = {pair: _quotient(*pair) for pair in _PAIRS}
_LARGER = {pair: _larger(*pair) for pair in _PAIRS}


_signs: dict[int, tuple[Equations, Signs]] = {}


def signs_of(equations: Equations) -> Signs:
    """The signs of the terms of a specification."""
    known = _signs.get(id(equations))
    if known is None or known[0] is not equations:
        known = _signs[id(equations)] = (equations, Signs(equations))
    return known[1]


def sign(equations: Equations, domain: isl.Set, term: core.ValueExpr) -> Sign:
    """What a term may be on a domain, as far as infinities go: any finite number counts as all of them."""
    if not may_be_infinite(equations, term):
        return FINITE
    if any(isinstance(part, core.Read) for part in subterms(term)):
        return ANY
    found = signs_of(equations).of(domain, term)
    return found if found & ~FINITE else FINITE


class Signs:
    """The signs of the terms of one specification."""

    def __init__(self, equations: Equations) -> None:
        self.equations = equations
        self._anywhere: dict[str, Sign] | None = None
        self._known: dict[core.ValueExpr, list[tuple[isl.Set, list[Piece]]]] = {}

    def of(self, domain: isl.Set, term: core.ValueExpr) -> Sign:
        """What the term may be on the domain."""
        return _joined(sign for _, sign in self.pieces(domain, term))

    def pieces(self, domain: isl.Set, term: core.ValueExpr, depth: int = DEPTH) -> list[Piece]:
        """The domain in pieces, with what the term may be on each; a point may lie in several."""
        if domain.is_empty():
            return []
        cached = depth == DEPTH and isinstance(term, core.Access | core.Reduce | core.Apply)
        if cached:
            for known, pieces in self._known.get(term, ()):
                if known.is_equal(domain):
                    return pieces
        result = _few(domain, self._pieces(domain, term, depth))
        if cached:
            known_pieces = self._known.setdefault(term, [])
            known_pieces.append((domain, result))
            del known_pieces[:-REMEMBERED]
        return result

    def _pieces(self, domain: isl.Set, term: core.ValueExpr, depth: int) -> list[Piece]:
        match term:
            case core.Literal(_, value):
                return [(domain, _of_literal(value))]
            case core.Access():
                return self._access(domain, term, depth)
            case core.Apply():
                return self._apply(domain, term, depth)
            case core.Select(_, condition, then, otherwise):
                chosen = build.where(condition)
                rest = build.without(domain, chosen)
                return [
                    *self.pieces(domain.intersect(chosen), then, depth),
                    *self.pieces(rest, otherwise, depth),
                ]
            case core.Cast(type_, operand) if exact_cast(operand.type, type_) or operand.type == type_:
                return self.pieces(domain, operand, depth)
            case core.Cast(type_, operand) if type_.has_infinities and operand.type.has_infinities:
                finite = all(not sign & ~FINITE for _, sign in self.pieces(domain, operand, depth))
                return [(domain, FINITE if finite else ANY)]
            case core.IndexCast(type_, operand):
                return _index(domain, type_, operand)
            case core.Reduce():
                return self._reduce(domain, term, depth)
            case core.Element(_, reduction, _) if isinstance(reduction, core.Reduce):
                body = open_reduce(reduction)[2]
                unit = self.equations.unit(reduction.operator, reduction.type)
                signs = [s for _, s in self.pieces(domain, body, depth)]
                signs += [] if unit is None else [s for _, s in self.pieces(domain, unit, depth)]
                return [(domain, _joined(signs))]
            case core.Cast() | core.IndexCondition():
                return [(domain, FINITE)]
            case core.Constant(_, name):
                return [(domain, ANY if name.startswith(UNDEFINED_NAME) else FINITE | INFINITE)]
            case _:
                return [(domain, ANY)]

    # -------------------------------------------------------------- tensors

    def _access(self, domain: isl.Set, term: core.Access, depth: int) -> list[Piece]:
        if not self.equations.defined(term.tensor):
            return [(domain, FINITE)]
        if depth == 0:
            return [(domain, self.anywhere()[term.tensor])]
        return self._unfolded(domain, term, lambda value: value, depth)

    def _unfolded(
        self,
        domain: isl.Set,
        term: core.Access,
        part: Callable[[core.ValueExpr], core.ValueExpr],
        depth: int,
    ) -> list[Piece]:
        """What a part of an element of a tensor may be, by the tensor's equations."""
        result: list[Piece] = []
        rest = domain
        for clause in self.equations.unfold(term):
            guard = build.where(clause.guard)
            result += self.pieces(domain.intersect(guard), part(clause.value), depth - 1)
            rest = build.without(rest, guard)
        # What no equation covers is some number.
        return result if rest.is_empty() else [*result, (rest, FINITE)]

    def anywhere(self) -> dict[str, Sign]:
        """What each tensor may be at any point: the least signs that all equations keep to."""
        if self._anywhere is None:
            equations = self.equations.spec.equations
            self._anywhere = {e.tensor: Sign(0) for e in equations}
            while True:
                larger = dict(self._anywhere)
                for e in equations:
                    signs = self._pieces(build.everywhere(), e.value, 0)
                    larger[e.tensor] |= FINITE | _joined(s for _, s in signs)
                if larger == self._anywhere:
                    break
                self._anywhere = larger
        return self._anywhere

    # -------------------------------------------------------------- functions

    def _apply(self, domain: isl.Set, term: core.Apply, depth: int) -> list[Piece]:
        function, arguments = term.function, term.arguments
        if function.startswith(".") and isinstance(arguments[0], core.Constant | core.Access):
            return self._field(domain, arguments[0], term, depth)
        if term.declared or term.type.fields or function.startswith("."):
            return [(domain, self._of_parts(domain, term, depth))]
        if term.type.kind is TypeKind.BOOL or term.type.is_integer:
            return [(domain, FINITE)]
        if function == "select":
            return [(domain, _joined(s for a in arguments[1:] for _, s in self.pieces(domain, a, depth)))]
        if function == "*" and arguments[0] == arguments[1]:
            squared = self.pieces(domain, arguments[0], depth)
            return [(where, _joined(_PRODUCT[k, k] for k in sign.kinds)) for where, sign in squared]
        combined: list[tuple[isl.Set, tuple[Sign, ...]]] = [(domain, ())]
        for argument in arguments:
            pieces = self.pieces(domain, argument, depth)
            combined = [
                (both, (*signs, sign))
                for where, signs in combined
                for other, sign in pieces
                if not (both := where.intersect(other)).is_empty()
            ]
        return [(where, self._applied(where, term, signs, depth)) for where, signs in combined]

    def _applied(self, where: isl.Set, term: core.Apply, signs: tuple[Sign, ...], depth: int) -> Sign:
        """The sign of a function whose arguments have the given signs."""
        function = term.function
        match function, signs:
            case "+", (a, b):
                return _pairwise(a, b, _SUM)
            case "-", (a, b):
                return _pairwise(a, negated(b), _SUM)
            case "*", (a, b):
                return _pairwise(a, b, _PRODUCT)
            case "/", (a, b):
                return _pairwise(a, b, _QUOTIENT)
            case "max", (a, b):
                return _pairwise(a, b, _LARGER)
            case "min", (a, b):
                return negated(_pairwise(negated(a), negated(b), _LARGER))
            case "neg", (a,):
                return negated(a)
            case "abs", (a,):
                return _joined(max(k, _NEGATED[k]) for k in a.kinds)
        if function in BASES:
            return _joined(_exponential(kind) for kind in signs[0].kinds)
        if any(sign & ~FINITE for sign in signs):
            return ANY
        if function == "sqrt":
            return FINITE if signs[0] & Sign.NEGATIVE else signs[0]
        meaning = definition(term)
        if meaning is not None:
            return _joined(sign for _, sign in self.pieces(where, meaning, depth))
        return FINITE

    def _field(
        self, domain: isl.Set, record: core.Constant | core.Access, term: core.Apply, depth: int
    ) -> list[Piece]:
        """A field of any record, or of an element of a tensor."""
        if isinstance(record, core.Constant):
            return self.pieces(domain, core.Constant(term.type, record.name), depth)
        if depth == 0 or not self.equations.defined(record.tensor):
            return [(domain, self._of_parts(domain, term, depth))]
        return self._unfolded(domain, record, lambda v: core.field_of(v, term.function[1:]), depth)

    def _of_parts(self, domain: isl.Set, term: core.Apply, depth: int) -> Sign:
        """The sign of a record, a field, or what a declared function gives: finite if all parts are."""
        if term.declared and infinite_operator(self.equations, term.function):
            return ANY
        numbers = [a for a in term.arguments if a.type.has_infinities]
        finite = all(not sign & ~FINITE for a in numbers for _, sign in self.pieces(domain, a, depth))
        return FINITE if finite else ANY

    # -------------------------------------------------------------- reductions

    def _reduce(self, domain: isl.Set, term: core.Reduce, depth: int) -> list[Piece]:
        fresh, condition, body = open_reduce(term)
        inside = domain.intersect(build.where(condition))
        elements = self.pieces(inside, body, depth)
        if not term.type.has_infinities:
            return [(domain, FINITE)]
        if term.operator in ("max", "min"):
            swap = term.operator == "min"
            result = _greatest(domain, elements, fresh, swap=swap)
            if term.init is None and self.equations.unit(term.operator, term.type) is None:
                # Of no elements it has no value: it is then some number.
                kept = FINITE | Sign.UNDEFINED | _joined(s for _, s in elements) & INFINITE
                result = [(w, s if not s & INFINITE else s & kept | FINITE) for w, s in result]
        elif term.operator == "+":
            result = _total(domain, elements, fresh)
        else:
            return [(domain, self._other(domain, term, elements, depth))]
        if term.init is None:
            return result
        rule = _SUM if term.operator == "+" else _LARGER
        swapped = term.operator == "min"
        return [
            (both, _turned(_pairwise(_turned(a, swapped), _turned(b, swapped), rule), swapped))
            for where, a in self.pieces(domain, term.init, depth)
            for other, b in result
            if not (both := where.intersect(other)).is_empty()
        ]

    def _other(self, domain: isl.Set, term: core.Reduce, elements: list[Piece], depth: int) -> Sign:
        if not term.type.has_infinities:
            return FINITE
        start = term.init if term.init is not None else self.equations.unit(term.operator, term.type)
        signs = [s for _, s in elements]
        signs += [] if start is None else [s for _, s in self.pieces(domain, start, depth)]
        if infinite_operator(self.equations, term.operator) or any(s & ~FINITE for s in signs):
            return ANY
        positive = term.operator == "*" and all(s == Sign.POSITIVE for s in signs)
        return Sign.POSITIVE if positive else FINITE


def _exponential(kind: Sign) -> Sign:
    """``exp`` of a kind: positive, 0 at minus infinity."""
    if kind & FINITE:
        return Sign.POSITIVE
    return Sign.ZERO if kind == Sign.MINUS_INFINITY else kind


def _of_literal(value: Fraction | bool | str) -> Sign:
    if value in ("inf", "-inf"):
        return Sign.INFINITY if value == "inf" else Sign.MINUS_INFINITY
    if value in ("-0.0", 0):
        return Sign.ZERO
    return Sign.POSITIVE if Fraction(value) > 0 else Sign.NEGATIVE


def _index(domain: isl.Set, type_: ValueType, index: core.IndexExpr) -> list[Piece]:
    """The signs of an index that is cast to a type that has it; of another one nothing is known."""
    if not (type_.kind is TypeKind.REAL or (type_.is_floating and fits(domain, index, type_))):
        return [(domain, FINITE)]
    zero = core.IConst(0)
    signs = (("<", Sign.NEGATIVE), ("==", Sign.ZERO), (">", Sign.POSITIVE))
    cut = [(domain.intersect(build.where(core.CCmp(op, index, zero))), sign) for op, sign in signs]
    return [(where, sign) for where, sign in cut if not where.is_empty()]


def _turned(sign: Sign, negative: bool) -> Sign:
    return negated(sign) if negative else sign


def _few(domain: isl.Set, pieces: list[Piece]) -> list[Piece]:
    """The pieces, with those of one sign put together; one piece if there are too many."""
    if len(pieces) < 2:
        return pieces
    by: dict[Sign, isl.Set] = {}
    for where, sign in pieces:
        by[sign] = where if sign not in by else build.tidy(by[sign].union(where))
    if len(by) > PIECES:
        return [(domain, _joined(by))]
    return [(where, sign) for sign, where in by.items()]


def _greatest(domain: isl.Set, elements: list[Piece], binders: tuple[str, ...], *, swap: bool) -> list[Piece]:
    """The greatest element: at least each of them, and one of them; of no elements the infinite unit.

    With ``swap`` the least one.
    """
    elements = [(where, _turned(sign, swap)) for where, sign in elements]
    result: list[Piece] = []
    rest = domain
    for floor in (Sign.POSITIVE, Sign.ZERO, Sign.NEGATIVE):
        below = Sign.UNDEFINED | Sign((1 << (floor.bit_length() - 1)) - 1)
        high = [where for where, sign in elements if not sign & below]
        for where in high:
            here = rest.intersect(build.project(where, *binders))
            if here.is_empty():
                continue
            found = _joined(sign for other, sign in elements if not other.intersect(here).is_empty())
            result.append((here, found & (~below | Sign.UNDEFINED)))
            rest = build.tidy(rest.subtract(here))
    if not rest.is_empty():
        found = _joined(sign for other, sign in elements if not other.intersect(rest).is_empty())
        result.append((rest, found | Sign.MINUS_INFINITY))
    return [(where, _turned(sign, swap)) for where, sign in result]


def _total(domain: isl.Set, elements: list[Piece], binders: tuple[str, ...]) -> list[Piece]:
    """A sum: 0 of no elements, with the sign of an element that is not 0 where all agree."""
    found = _joined(sign for _, sign in elements)
    if found & ~FINITE:
        both = Sign.UNDEFINED if (found & INFINITE) == INFINITE or found & Sign.UNDEFINED else Sign(0)
        return [(domain, both | FINITE | (found & INFINITE))]
    for certain, against in ((Sign.POSITIVE, Sign.NEGATIVE), (Sign.NEGATIVE, Sign.POSITIVE)):
        if found & against or not found & certain:
            continue
        filled = [build.project(where, *binders) for where, sign in elements if sign == certain]
        rest = domain
        for where in filled:
            rest = rest.subtract(where)
        rest = build.tidy(rest)
        return [
            (where, sign)
            for where, sign in ((domain.subtract(rest), certain), (rest, certain | Sign.ZERO))
            if not where.is_empty()
        ]
    return [(domain, Sign.ZERO if not found & ~Sign.ZERO else FINITE)]
