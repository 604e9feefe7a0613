"""One query about values: the terms of an obligation as SMT.

What is not a number is the same in all encodings: truth values, machine integers as bit-vectors,
opaque types as uninterpreted sorts with the laws of declared operators as axioms, indices as
integers. Numbers are those of an :class:`~.arithmetic.Arithmetic`.

Tensors and reductions are encoded in one of two ways (:class:`Atoms`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, assert_never

import islpy as isl
import z3

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.encodings import Arithmetic as ArithmeticName
from redverify.language.operators import BUILTIN_OPERATORS
from redverify.language.terms import substitute_index
from redverify.language.types import TypeKind, ValueType
from redverify.language.unfolding import definition_of, expanded_size
from redverify.language.walks import subterms
from redverify.presburger.lift import condition_of
from redverify.solving.algebra.points import solved
from redverify.solving.casts import constant_index, fits, simpler_cast
from redverify.solving.encodings import affine, machine_operations, records
from redverify.solving.encodings.abstract import Abstract
from redverify.solving.encodings.arithmetic import Arithmetic, Raw, integer, integer_cast, place
from redverify.solving.encodings.division import Divisions
from redverify.solving.encodings.ieee import Ieee
from redverify.solving.encodings.permutations import Flat, Method, permutations
from redverify.solving.encodings.real import Real
from redverify.solving.rounding import exact_cast
from redverify.solving.signs import FINITE, UNDEFINED_NAME, Sign, sign
from redverify.solving.solvers import Query

if TYPE_CHECKING:
    from collections.abc import Callable


#: Larger definitions are left out of queries: the operator is known by its laws alone.
LARGEST_DEFINITION = 140


#: So many sums of one operator are compared with each other as multisets.
MOST_SUMS = 24


class Unencoded(Exception):
    """A term has no encoding; the message names what it is."""


class Atoms(ABC):
    """How tensor accesses, reductions and elements of reductions are written in a query."""

    @abstractmethod
    def atom(self, encoding: Encoding, term: core.ValueExpr) -> Any:
        """The expression of an access, a reduction or an element."""

    @abstractmethod
    def finish(self, encoding: Encoding) -> None:
        """Add what is known about the atoms that were made."""

    def operands(
        self, encoding: Encoding, term: core.ValueExpr, operator: str, type_: ValueType
    ) -> list[Any] | None:
        """What a term that is a reduction with the operator reduces; ``None`` if it stays a whole."""
        return None


class Shared(Atoms):
    """Each atom is a constant; those that isl proves equal on the domain share one.

    Two accesses that coincide for some points only are different constants. That is sound: the query
    then ranges over more values than the accesses can have.
    """

    def __init__(self, same: Callable[[core.ValueExpr, core.ValueExpr], bool]) -> None:
        self._same = same
        self._known: list[tuple[core.ValueExpr, Any]] = []

    def atom(self, encoding: Encoding, term: core.ValueExpr) -> Any:
        """The constant of the first equal term."""
        for known, constant in self._known:
            if known.type == term.type and self._same(known, term):
                return constant
        constant = encoding.constant(f"v{len(self._known)}", term.type)
        self._known.append((term, constant))
        return constant

    def finish(self, encoding: Encoding) -> None:
        """Constants need no axioms."""


def floats_of(*terms: core.ValueExpr) -> tuple[str, ...]:
    """The names of the floating-point types in terms."""
    found = {s.type for t in terms for s in subterms(t)}
    types = {t for type_ in found for t in (type_, *dict(type_.fields).values()) if t.is_floating}
    return tuple(sorted(t.name for t in types))


class Encoding:
    """One query: its constants, its axioms, and the terms it has encoded.

    ``arithmetic`` says what numbers are. ``names`` are the floating-point types of the terms and
    ``count`` is how many floats of each type ``abstract`` has room for. With ``flatten`` all
    associative and commutative operators are compared as multisets, by ``method``. Without
    ``operations``, operations of machines are uninterpreted functions. Without ``sharing``,
    the solver also has to prove that sums of the same terms in another order are equal.
    """

    def __init__(
        self,
        equations: Equations,
        domain: isl.Set,
        atoms: Atoms,
        *,
        arithmetic: ArithmeticName,
        names: tuple[str, ...] = (),
        count: int = 0,
        flatten: bool = False,
        method: Method = "hash",
        sharing: bool = True,
        operations: bool = True,
    ) -> None:
        self.sharing = sharing
        self.operations = operations
        self.divisions = Divisions()
        self.equations = equations
        self.domain = domain
        self.atoms = atoms
        self.axioms: list[Any] = []
        self.flatten = flatten
        self.method = method
        self.arithmetic = self._arithmetic_of(arithmetic, names, count)
        self._abstract = arithmetic == "abstract"
        self._axiomatised: set[str] = set()
        self._indices_used = False
        self._floats: set[str] = set()
        self._names: dict[int, tuple[Any, Any]] = {}
        self._memo: dict[core.ValueExpr, Any] = {}
        self._flat: dict[tuple[str, ValueType], list[Flat]] = {}
        self._results: dict[tuple[str, ValueType, tuple[Any, ...]], Any] = {}

    def _arithmetic_of(self, name: ArithmeticName, names: tuple[str, ...], count: int) -> Arithmetic:
        match name:
            case "abstract":
                return Abstract(self, names, count)
            case "ieee":
                return Ieee(self)
            case "real":
                return Real(self)
            case _:
                assert_never(name)

    @property
    def count(self) -> int:
        """How many abstract floats the query has needed."""
        return self.arithmetic.count if isinstance(self.arithmetic, Abstract) else 0

    @property
    def names(self) -> tuple[str, ...]:
        """The floating-point types whose sorts the query has asked for."""
        return tuple(sorted(self._floats))

    @cached_property
    def eliminated(self) -> dict[str, core.IndexExpr]:
        """Variables that are functions of others on the domain, so that equal indices become one."""
        return solved(self.domain)

    def query(self, left: core.ValueExpr, right: core.ValueExpr) -> Query:
        """The query that is unsatisfiable if ``left = right`` holds on the domain.

        Raises :class:`Unencoded`.
        """
        a, b = self.value(left), self.value(right)
        self.atoms.finish(self)
        self.axioms.extend(self.arithmetic.facts())
        self.axioms.extend(self.divisions.facts())
        assertions = []
        if self._indices_used:
            assertions.append(self.condition(condition_of(self.domain)))
        for (operator, type_), sums in self._flat.items():
            others = [Flat(x, (x,), s.unit) for s in sums[:1] for x in (a, b) if x.sort() == s.value.sort()]
            known = {s.value.get_id() for s in sums}
            compared = sums if len(sums) <= MOST_SUMS else [s for s in sums if len(s.elements) > 2]
            compared = [*compared[:MOST_SUMS], *[o for o in others if o.value.get_id() not in known]]
            assertions += permutations(f"{_word(operator)}_{type_.name}", compared, self.method)
        return Query([*assertions, *self.axioms, z3.Not(a == b)])

    # -------------------------------------------------------------- sorts and constants

    def sort(self, type_: ValueType) -> Any:
        """The sort of a type's values."""
        if type_.kind is TypeKind.BOOL:
            return z3.BoolSort()
        if type_.is_integer:
            return z3.BitVecSort(type_.bits)
        if type_.kind is TypeKind.OPAQUE:
            return z3.DeclareSort(f"T_{type_.name}")
        if type_.fields:
            return records.sort(type_, [self.sort(t) for _, t in type_.fields])
        if type_.is_floating:
            self._floats.add(type_.name)
        return self.arithmetic.sort(type_)

    def constant(self, name: str, type_: ValueType) -> Any:
        """A constant of a type; of a record, the record of a constant for each field."""
        if type_.fields:
            return records.each(self.sort(type_), type_, lambda f, t: self.constant(f"{name}.{f}", t))
        return self._made(type_, z3.Const(name, self.sort(type_)))

    def applied(self, name: str, type_: ValueType, arguments: list[Any]) -> Any:
        """An uninterpreted function with results of a type."""
        if not arguments:
            return self.constant(name, type_)
        if type_.fields:
            return records.each(
                self.sort(type_), type_, lambda f, t: self.applied(f"{name}.{f}", t, arguments)
            )
        symbol = z3.Function(name, *[a.sort() for a in arguments], self.sort(type_))
        return self._made(type_, symbol(*arguments))

    def _made(self, type_: ValueType, value: Any) -> Any:
        number = type_.is_floating or type_.kind is TypeKind.REAL
        return self.arithmetic.made(type_, value) if number else value

    # -------------------------------------------------------------- terms

    def value(self, term: core.ValueExpr) -> Any:
        """A term as an expression."""
        known = self._memo.get(term)
        if known is None:
            known = self._memo[term] = self._value(term)
        return known

    def _value(self, term: core.ValueExpr) -> Any:
        match term:
            case core.Literal(type_, value):
                return self.literal(type_, value)
            case core.Constant(type_, name):
                return self.constant(f"c_{name}", type_)
            case core.Access() | core.Reduce() | core.Element() | core.LetValue():
                return self.atoms.atom(self, term)
            case core.Apply():
                return self._apply(term)
            case core.Select(_, condition, then, otherwise):
                return z3.If(self.condition(condition), self.value(then), self.value(otherwise))
            case core.IndexCondition(_, condition):
                return self.condition(condition)
            case core.Cast(type_, operand):
                return self._cast(type_, operand)
            case core.IndexCast():
                return self._index_cast(term)
            case core.Read():
                raise Unencoded("an array read")
            case _:
                assert_never(term)

    def literal(self, type_: ValueType, value: Raw) -> Any:
        """A literal."""
        if isinstance(value, bool):
            return z3.BoolVal(value)
        if type_.is_integer:
            assert isinstance(value, Fraction)
            return z3.BitVecVal(int(value), type_.bits)
        if type_.kind is TypeKind.OPAQUE:
            return z3.Const(f"lit_{type_.name}_{value}", self.sort(type_))
        if type_.is_floating:
            self._floats.add(type_.name)
        return self.arithmetic.literal(type_, value)

    def _apply(self, term: core.Apply) -> Any:
        function, type_ = term.function, term.type
        if self._is_flat(term):
            operands: list[Any] = []
            for leaf in self.leaves(term):
                inner = self.atoms.operands(self, leaf, function, type_)
                operands += [self.value(leaf)] if inner is None else inner
            return self.flat(function, type_, operands)
        definition = self._definition(term)
        if definition is not None:
            return self.value(definition)
        arguments = [self.value(a) for a in term.arguments]
        if function == core.RECORD or function.startswith("."):
            return records.apply(term, arguments, self.sort)
        if term.declared:
            return self._declared(term, arguments)
        operand = term.arguments[0].type
        if function in ("and", "or", "not") or (function == "xor" and operand.kind is TypeKind.BOOL):
            return {"and": z3.And, "or": z3.Or, "not": z3.Not, "xor": z3.Xor}[function](*arguments)
        if function == "select":
            return z3.If(*arguments)
        number = operand.is_floating or operand.kind is TypeKind.REAL
        if function in ("==", "!=") and not number:
            return arguments[0] == arguments[1] if function == "==" else arguments[0] != arguments[1]
        result = None
        if number:
            result = self.arithmetic.apply(term, arguments)
        elif operand.is_integer:
            result = integer(function, operand, arguments, self.divisions)
        if result is not None:
            return result
        if self._abstract and number and function in ("+", "*", "min", "max"):
            self._operator_axioms(function, type_, arguments[0].sort(), f"u_{function}_{operand.name}")
        return self.applied(f"u_{function}_{operand.name}", type_, arguments)

    def _declared(self, term: core.Apply, arguments: list[Any]) -> Any:
        """A declared function or operator without a definition."""
        spec, unknown = self.equations.spec, self.applied(f"f_{term.function}", term.type, arguments)
        if self.operations:
            known = machine_operations.meaning(spec, term, arguments, self.divisions, unknown)
            if known is not None:
                return known
        if term.function in spec.operators:
            self._operator_axioms(term.function, term.type, arguments[0].sort())
        return unknown

    def _definition(self, term: core.Apply) -> core.ValueExpr | None:
        """What an application of an operator with a definition stands for, if that is not large.

        Arguments that are not atoms get names, so that nested applications grow only in number.
        """
        operators = self.equations.spec.operators
        if not term.declared or term.function not in operators or len(term.arguments) != 2:
            return None
        if expanded_size(term.function, operators) > LARGEST_DEFINITION:
            return None
        operator = operators[term.function]
        if operator.definition is None:
            return None
        left, right = [self._argument(a) for a in term.arguments]
        return definition_of(operator, left, right)

    def _argument(self, term: core.ValueExpr) -> core.ValueExpr:
        """An atom that is encoded as the given term is; the term itself if it is not an application."""
        if not isinstance(term, core.Apply | core.Select | core.Cast):
            return term
        value = self.value(term)
        found, name = sign(self.equations, self.domain, term), f"$argument{len(self._memo)}"
        atom: core.ValueExpr = core.Access(term.type, name, ())
        if found & ~FINITE:
            undefined = bool(found & Sign.UNDEFINED)
            atom = core.Constant(term.type, f"{UNDEFINED_NAME}{name}" if undefined else name)
        self._memo[atom] = value
        return atom

    def _operator_axioms(self, operator: str, type_: ValueType, sort: Any, name: str = "") -> None:
        """The laws of an uninterpreted operator on an unbounded sort, once per query."""
        key = f"{operator} {type_.name}"
        if key in self._axiomatised:
            return
        self._axiomatised.add(key)
        laws = self.equations.laws(operator, type_)
        symbol = z3.Function(name or f"f_{operator}", sort, sort, sort)
        x, y, z = z3.Const("ax", sort), z3.Const("ay", sort), z3.Const("az", sort)
        if laws.associative and not (self._abstract and type_.is_floating):
            self.axioms.append(z3.ForAll([x, y, z], symbol(symbol(x, y), z) == symbol(x, symbol(y, z))))
        if laws.commutative:
            self.axioms.append(z3.ForAll([x, y], symbol(x, y) == symbol(y, x)))
        if laws.unit is not None:
            unit = self.value(laws.unit)
            self.axioms.append(z3.ForAll([x], symbol(x, unit) == x))
            self.axioms.append(z3.ForAll([x], symbol(unit, x) == x))

    # -------------------------------------------------------------- flat sums

    def _is_flat(self, term: core.Apply) -> bool:
        """Whether an application is compared with others by its operands, in any grouping."""
        operator, type_ = term.function, term.type
        if len(term.arguments) != 2 or any(a.type != type_ for a in term.arguments):
            return False
        declared = operator in self.equations.spec.operators
        if term.declared != declared or not (declared or operator in BUILTIN_OPERATORS):
            return False
        laws = self.equations.laws(operator, type_)
        if self.flatten:
            return laws.associative and laws.commutative
        uninterpreted = declared or operator in ("+", "*")
        return self._abstract and type_.is_floating and laws.associative and uninterpreted

    def leaves(self, term: core.ValueExpr) -> list[core.ValueExpr]:
        """The operands of nested applications of one operator, without literal units."""
        assert isinstance(term, core.Apply)
        operator, type_ = term.function, term.type
        result: list[core.ValueExpr] = []
        work: list[core.ValueExpr] = [term]
        while work:
            current = work.pop()
            if isinstance(current, core.Apply) and (current.function, current.type) == (operator, type_):
                work.extend(reversed(current.arguments))
            elif not self.equations.is_unit(operator, current):
                result.append(current)
        return result

    def flat(self, operator: str, type_: ValueType, operands: list[Any]) -> Any:
        """The reduction of values by an operator that is known only by its laws."""
        laws = self.equations.laws(operator, type_)
        unit = None if laws.unit is None else self.value(laws.unit)
        if not operands and unit is not None:
            return unit
        if len(operands) == 1:
            return operands[0]
        operands = [self._named(o) for o in operands]
        if laws.commutative and (self.sharing or len(operands) == 2):
            operands = sorted(operands, key=place)
        key = (operator, type_, tuple(operands))
        known = self._results.get(key)
        if known is not None:
            return known
        if laws.commutative:
            if len(operands) == 2:
                result = self.applied(f"flat_{_word(operator)}_{type_.name}", type_, operands)
            else:
                result = self.constant(f"flat{len(self._results)}", type_)
            self._flat.setdefault((operator, type_), []).append(Flat(result, tuple(operands), unit))
        else:
            result = self.applied(f"seq{len(operands)}_{_word(operator)}_{type_.name}", type_, operands)
        if isinstance(self.arithmetic, Abstract):
            result = self.arithmetic.flat(type_, operator, operands, result)
        self._results[key] = result
        return result

    def _named(self, value: Any) -> Any:
        """A constant that equals a value, so that the solver need not look into it."""
        if not value.children():
            return value
        key = int(value.get_id())
        if key not in self._names:
            constant = z3.Const(f"e{len(self._names)}", value.sort())
            self._names[key] = (value, constant)
            self.axioms.append(constant == value)
        return self._names[key][1]

    # -------------------------------------------------------------- casts

    def _cast(self, type_: ValueType, operand: core.ValueExpr) -> Any:
        source = operand.type
        self._floats |= {t.name for t in (source, type_) if t.is_floating}
        simpler = simpler_cast(self.equations, type_, operand)
        if simpler is not None:
            return self.value(simpler)
        if isinstance(operand, core.Literal) and source.is_floating and exact_cast(source, type_):
            return self.literal(type_, self.arithmetic.number(source, operand.value))
        value = self.value(operand)
        if source == type_:
            return value
        if source.is_integer and type_.is_integer:
            return integer_cast(source, type_, value)
        if source.kind is TypeKind.BOOL and type_.is_numeric:
            return z3.If(value, self.literal(type_, Fraction(1)), self.literal(type_, Fraction(0)))
        if source.is_integer and type_.kind is TypeKind.BOOL:
            return value != 0
        result = self.arithmetic.cast(source, type_, value)
        if result is not None:
            return result
        return self.applied(f"cast_{source.name}_{type_.name}", type_, [value])

    def _index_cast(self, term: core.IndexCast) -> Any:
        literal = constant_index(self.equations, self.domain, term)
        if literal is not None:
            return self.value(literal)
        type_ = term.type
        self._indices_used = True
        if type_.is_integer:
            index = substitute_index(term.operand, self.eliminated)
            return affine.word(index, type_.bits, self.condition)
        number = self.index(term.operand)
        if type_.kind is TypeKind.BOOL:
            return number != 0
        if type_.is_floating or type_.kind is TypeKind.REAL:
            exact = type_.is_floating and fits(self.domain, term.operand, type_)
            result = self.arithmetic.index_cast(type_, number, exact=exact)
            if result is not None:
                return result
        return self.applied(f"index_{type_.name}", type_, [number])

    # -------------------------------------------------------------- affine parts

    def index(self, expression: core.IndexExpr) -> Any:
        """An affine expression over integer constants."""
        return affine.index(expression, self.condition)

    def condition(self, condition: core.Cond) -> Any:
        """An index condition over integer constants."""
        self._indices_used = True
        return affine.condition(condition, self.condition)


def _word(operator: str) -> str:
    """An operator's name as it may stand in a symbol."""
    return {"+": "add", "*": "mul"}.get(operator, operator)
