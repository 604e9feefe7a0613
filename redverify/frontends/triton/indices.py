"""What the integers, conditions and pointers of a kernel are, as polynomials.

All integers that do not come from memory are indices: mathematical integers, polynomials in sizes, program
ids, variables of loops and *lanes*. The lane of a block's axis 2 is the variable ``$2``. Conditions are
made of
comparisons of these, and a pointer is an array with an offset. What a loop carries along and changes by the
same amount in each iteration is ``start + iteration * step``; anything else is refused.

Quotients and remainders round to zero in TTIR. They are read as ``//`` and ``%`` where the dividend is proved
not to be negative and the divisor to be positive, and are refused elsewhere. Of a divisor that is not a
number :mod:`.emission` asks for the proof, where more is known.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from math import prod

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.indices.ends import Range
from redverify.frontends.common.indices.nonlinear import (
    NotAffine,
    as_index,
    as_polynomial,
    floor_of,
    is_affine,
    rewritten,
)
from redverify.frontends.common.indices.polynomials import (
    Atom,
    Element,
    Extreme,
    Floor,
    Polynomial,
    atom,
    exact_quotient,
    named,
    number,
    variables,
)
from redverify.frontends.common.indices.variable_facts import Facts
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import substitute
from redverify.frontends.triton.conditions import (
    FALSE,
    TRUE,
    Compare,
    Condition,
    Not,
    Some,
    both,
    mapped,
    written,
)
from redverify.frontends.triton.ttir.ir import Kernel, Line, Operation, Pointer, Value, refused
from redverify.frontends.triton.ttir.operations import SHAPING
from redverify.language import core
from redverify.language.terms import free_variables


@dataclass(frozen=True, slots=True)
class Index:
    """An integer, or a block of integers: one polynomial over lanes."""

    value: Polynomial


@dataclass(frozen=True, slots=True)
class Truth:
    """A condition, or a block of conditions."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Address:
    """A pointer, or a block of pointers: into an array, at an offset ``value`` counted in elements."""

    array: str
    value: Polynomial


Known = Index | Truth | Address


@dataclass(frozen=True, slots=True)
class Iterations:
    """A loop that counts: its variable goes from 0 to ``trips`` (or from ``first``, if steps are 1)."""

    variable: str
    first: Polynomial
    last: Polynomial


@dataclass(frozen=True, slots=True)
class Tiles:
    """The iterations of a loop in all program instances, by one number: each is one (rule (S)).

    In a grid of ``extent`` instances along an axis, the one with the program id ``pid`` goes through
    ``u = pid, pid + extent, ...`` below ``count``. So each ``u`` in ``0..count`` occurs once, if there is an
    instance. A ``par`` loop over them is less ordered, and starts each from what is before the loop.
    """

    variable: str
    program: str
    extent: Polynomial
    count: Polynomial


def lane(axis: int) -> Polynomial:
    """The lane of an axis."""
    return named(f"${axis}")


def at_lanes(value: Polynomial, lanes: Sequence[Polynomial]) -> Polynomial:
    """A polynomial of a block at given lanes."""
    return replaced(value, {f"${n}": p for n, p in enumerate(lanes)})


def condition_at(condition: Condition, lanes: Sequence[Polynomial]) -> Condition:
    """A condition of a block at given lanes."""
    return mapped(condition, lambda p: at_lanes(p, lanes))


def replaced(value: Polynomial, by: Mapping[str, Polynomial]) -> Polynomial:
    """A polynomial with variables replaced, inside of quotients and minima too."""
    if not variables(value) & by.keys():
        return value

    def of_atom(part: Atom) -> Polynomial | None:
        match part:
            case core.IVar(name):
                return by.get(name)
            case core.ISelect():
                return _chosen(part, by)
            case _:
                return None

    return rewritten(value, of_atom)


def _chosen(part: core.ISelect, by: Mapping[str, Polynomial]) -> Polynomial:
    try:
        environment = {name: as_index(p) for name, p in by.items()}
    except NotAffine:
        return atom(part)
    found = substitute(part, environment)
    return atom(found) if isinstance(found, core.ISelect) else as_polynomial(found, {})


#: Comparisons of integers with their sign.
COMPARED = {"eq": "==", "ne": "!=", "slt": "<", "sle": "<=", "sgt": ">", "sge": ">="}


@dataclass
class Indices:
    """The indices of one kernel, found by one walk through it from above.

    ``arguments`` says what arguments are, ``grid`` the extents of the grid. ``of`` has what is known about
    each value by its identity; a value that is not there is data. ``loops`` has what is known about each
    loop. ``ranged`` are the arrays whose elements may be indices: inputs with a range, which the kernel never
    writes, each with what -1 stands for (:attr:`.Array.ignore`). ``data`` has what is known about data if
    such elements are taken for indices. ``carried`` are the ranges of what the tests of ``while`` loops ask
    about. ``joined``: a loop over tiles is one with the grid.

    A choice between indices has to be affine once program ids are taken apart. Where it is not before,
    ``waiting`` says so; a second walk knows the loops ``around`` the kernel and what indices are ``inside``.
    """

    kernel: Kernel
    grid: tuple[Polynomial, ...]
    facts: Facts
    ranged: Mapping[str, int] = field(default_factory=dict)
    joined: bool = True
    of: dict[Value, Known] = field(default_factory=dict)
    data: dict[Value, Known] = field(default_factory=dict)
    loops: dict[Operation, Iterations] = field(default_factory=dict)
    tiles: dict[Operation, Tiles] = field(default_factory=dict)
    scopes: dict[Value, frozenset[str]] = field(default_factory=dict)
    nonnegative: set[Polynomial] = field(default_factory=set)
    signs: set[Value] = field(default_factory=set)
    inside: Callable[[Polynomial], Polynomial] = field(default=lambda value: value)
    around: Sequence[tuple[str, Polynomial]] = ()
    waiting: TranslationError | None = None
    carried: dict[str, Range] = field(default_factory=dict)
    _names: set[str] = field(default_factory=set)
    _taking: bool = False

    def walk(self, arguments: Mapping[Value, Known], names: set[str]) -> None:
        """Look at all operations; ``names`` are those that no variable may have."""
        self._names = set(names)
        self._check_orders()
        self.of.update(arguments)
        facts = self.facts
        for axis, extent in enumerate(self.grid):
            facts = within(facts, program_id(axis), extent)
        for name, extent in self.around:
            facts = within(facts, name, extent)
        self.scopes |= dict.fromkeys(self.kernel.arguments, facts.names)
        self._block(self.kernel.body, facts)

    def _check_orders(self) -> None:
        """A reshape that may reorder lanes is read as one that does not where all of them are folded.

        So ``tl.sum(x)`` does. The order of a fold is open anyway, and its operation commutes.
        """
        for operation in self.kernel.walk():
            if operation.name == "tt.reshape" and operation.attributes.get("allow_reorder"):
                users = [o for o in self.kernel.walk() if operation.result in o.operands]
                folded = all(o.name == "tt.reduce" and len(o.operands) == 1 for o in users)
                if len(operation.result.shape) != 1 or not folded:
                    raise refused("a reshape that may reorder lanes", operation.line)

    # ------------------------------------------------------------ what is known

    def get(self, value: Value, *, data: bool = False) -> Known | None:
        """What a value is; with ``data``, also if elements of memory are in it."""
        found = self.of.get(value)
        return self.data.get(value) if found is None and (data or self._taking) else found

    def index(self, value: Value, *, data: bool = False) -> Polynomial | None:
        """The polynomial of a value, if it is an index."""
        known = self.get(value, data=data)
        return known.value if isinstance(known, Index) else None

    def condition(self, value: Value, *, data: bool = False) -> Condition | None:
        """The condition of a value, if it is one on indices."""
        known = self.get(value, data=data)
        return known.condition if isinstance(known, Truth) else None

    def address(self, value: Value, *, data: bool = False) -> Address | None:
        """The address of a pointer, unless data is in it."""
        known = self.get(value, data=data)
        return known if isinstance(known, Address) else None

    def fresh(self, hint: str) -> str:
        """A name for a variable."""
        name = fresh(hint, self._names)
        self._names.add(name)
        return name

    def _counted(self, value: Value) -> Index | Address | None:
        """What a value is, if a loop may carry it along as an index or pointer."""
        known = self.of.get(value)
        return None if isinstance(known, Truth) else known

    # ------------------------------------------------------------ the walk

    def _block(self, operations: Sequence[Operation], facts: Facts) -> None:
        for operation in operations:
            self.scopes |= dict.fromkeys(operation.results, facts.names)
            match operation.name:
                case "scf.for":
                    self._for(operation, facts)
                case "scf.while":
                    self._while(operation, facts)
                case "scf.if":
                    self._if(operation, facts)
                case _:
                    found = self._known(operation, facts)
                    if found is None:
                        self._take(operation, facts)
                    else:
                        self.of[operation.result] = found
                        if isinstance(found, Index) and self._not_negative(operation, facts):
                            self.signs.add(operation.result)

    def _known(self, operation: Operation, facts: Facts) -> Known | None:
        """What the result of an operation is; ``None`` if it is data, or there is none."""
        if len(operation.results) != 1 or not _may_be_index(operation.result):
            return None
        rule = _RULES.get(operation.name)
        return None if rule is None else rule(self, operation, facts)

    def _take(self, operation: Operation, facts: Facts) -> None:
        """What data is, if elements of memory are taken for indices. What has no such meaning stays data."""
        self._taking = True
        with suppress(TranslationError):
            found = self._known(operation, facts)
            if found is not None:
                self.data[operation.result] = found
        self._taking = False

    def _if(self, operation: Operation, facts: Facts) -> None:
        condition = self.condition(operation.operands[0], data=True)
        for position, region in enumerate(operation.regions):
            known = facts
            if condition is not None:
                known = self._given(facts, condition if position == 0 else Not(condition))
            self._block(region.operations, known)
        for position, result in enumerate(operation.results):
            ways = [self.of.get(r.yields[position]) for r in operation.regions]
            if isinstance(result.element, Pointer) or all(isinstance(w, Index) for w in ways):
                found = self._choice(self.condition(operation.operands[0]), ways, operation.line)
                if found is not None:
                    self.of[result] = found
                elif self.waiting is None:
                    raise refused("an index that depends on a branch", operation.line)

    def _choice(
        self, condition: Condition | None, ways: Sequence[Known | None], line: Line | None
    ) -> Known | None:
        """What a condition chooses of two; ``None`` if it is data."""
        if ways[0] == ways[1]:
            return ways[0]
        match ways:
            case [Truth(yes), Truth(no)] if condition is not None:
                return Truth(Some((both(condition, yes), both(Not(condition), no))))
            case [Index(yes_), Index(no_)] if condition is not None:
                try:
                    given = written(mapped(condition, self.inside), as_index)
                    one, other = (as_index(self.inside(p)) for p in (yes_, no_))
                    return Index(atom(core.ISelect(given, one, other)))
                except NotAffine:
                    why = refused("a choice between indices that are not affine", line)
                    self.waiting = self.waiting or why
        return None

    @staticmethod
    def _given(facts: Facts, condition: Condition) -> Facts:
        try:
            return facts.given(written(condition, as_index))
        except NotAffine:
            return facts

    def _for(self, operation: Operation, facts: Facts) -> None:
        bounds = [self.index(o, data=True) for o in operation.operands[:3]]
        if any(b is None for b in bounds):
            raise refused("a loop whose bounds depend on data", operation.line)
        first, last, step = (b for b in bounds if b is not None)
        counter = operation.regions[0].arguments[0]
        tiles = self._tiles(operation, first, last, step)
        if tiles is not None:
            self.tiles[operation] = tiles
            self.of[counter] = Index(first + _turned(step, tiles, operation))
            self._loop(operation, Iterations(tiles.variable, number(0), tiles.count), None, facts)
            return
        size = step.constant
        if size is None or size <= 0:
            raise refused("a loop whose step is not a positive number", operation.line)
        name = self.fresh(counter.name.rstrip("0123456789_") or "t")
        if size == 1:
            iterations, turn = Iterations(name, first, last), named(name) - first
        else:
            iterations, turn = _from_0(name, last - first, size), named(name)
        self.of[counter] = Index(first + turn * step)
        self._loop(operation, iterations, turn, facts)

    def _tiles(
        self, operation: Operation, first: Polynomial, last: Polynomial, step: Polynomial
    ) -> Tiles | None:
        """The loop as one over the iterations of all instances (:class:`Tiles`).

        Nothing else of the kernel may write, and the loop carries no data along. That nothing else uses the
        program id is not asked here: it has no variable then.
        """
        others = [o for o in self.kernel.body if o is not operation]
        if not self.joined or len(others) == len(self.kernel.body) or not all(map(_is_quiet, others)):
            return None
        used = {o for one in others for o in one.operands}
        known = all(isinstance(self.of.get(o), Index | Address) for o in operation.begins)
        if not known or used & {*operation.results}:
            return None
        for axis, extent in enumerate(self.grid):
            program = program_id(axis)
            quotient = exact_quotient(step, extent)
            size = None if quotient is None else quotient.constant
            outside = {program_id(a) for a in range(len(self.grid))}
            if not size or size < 0 or first != named(program).scaled(size) or variables(last) & outside:
                continue
            some = core.CCmp("<", core.IConst(0), as_index(extent)) if is_affine(extent) else core.CFalse()
            if self.facts.prove(some):  # in a kernel there is an instance, whatever the grid is
                count = floor_of(last + number(size - 1), number(size))
                return Tiles(self.fresh(f"{program}_tile"), program, extent, count)
        return None

    def _while(self, operation: Operation, facts: Facts) -> None:
        """``while a * t + b < n: ...; t += C`` counts from its start; other such loops are refused.

        ``a`` and ``C`` are positive numbers. So it runs while ``a * C * turn < n - b - a * start``.
        """
        test = operation.regions[0]
        refusal = refused("a while loop that does not count up to a bound", operation.line)
        if test.operations[-1].operands[1:] != test.arguments:
            raise refusal
        name = self.fresh("t")
        turn, unknown = named(name), Iterations(name, number(0), named(name))
        steps = self._steps(operation, unknown, facts)
        starts = {p: start for p in steps if (start := self._counted(operation.begins[p])) is not None}
        for position, start in starts.items():
            self.of[test.arguments[position]] = replace(start, value=named(f"$carried_{name}_{position}"))
        self._block(test.operations, facts)
        bound = self.condition(test.operations[-1].operands[0])
        if not isinstance(bound, Compare) or bound.op not in ("<", "<="):
            raise refusal
        left = bound.right - bound.left + number(bound.op == "<=")  # runs while this is positive
        counted = {
            f"$carried_{name}_{p}": (start.value, steps[p])
            for p, start in starts.items()
            if isinstance(start, Index)
        }
        moved = replaced(left, {n: begin + turn * step for n, (begin, step) in counted.items()})
        first = replaced(moved, {name: number(0)})
        size = (first - replaced(moved, {name: number(1)})).constant
        if size is None or size <= 0 or moved != first - turn.scaled(size) or _unknown(moved):
            raise refusal
        iterations = _from_0(name, first, size)
        turns = floor_of(atom(Extreme(True, (number(0), first + number(size - 1)))), number(size))
        self.carried[f"$turn_{name}"] = Range(number(0), turns)
        for letter, (begin, step) in counted.items():
            tested = begin + named(f"$turn_{name}") * step
            self.carried[letter] = Range(tested, tested)
        self._loop(operation, iterations, turn, facts)

    def _loop(
        self, operation: Operation, iterations: Iterations, turn: Polynomial | None, facts: Facts
    ) -> None:
        """Give what a loop carries its value in an iteration and after the loop, and look at its body.

        Without a ``turn`` it is a loop over tiles, and nobody asks for what is after it.
        """
        steps = self._steps(operation, iterations, facts)
        trips = iterations.last - iterations.first
        if turn is not None and not self.proved_nonnegative(trips, facts):
            trips = atom(Extreme(True, (number(0), trips)))
        for position, step in steps.items():
            start, inner = self._counted(operation.begins[position]), operation.carried[position]
            assert start is not None
            moved = _turned(step, self.tiles[operation], operation) if turn is None else turn * step
            self.of[inner] = replace(start, value=start.value + moved)
            if turn is not None:
                self.of[operation.results[position]] = replace(start, value=start.value + trips * step)
        self.loops[operation] = iterations
        inside, region = self._inside(facts, iterations), operation.regions[-1]
        self.scopes |= dict.fromkeys(region.arguments, inside.names)
        self._block(region.operations, inside)

    def _steps(self, operation: Operation, iterations: Iterations, facts: Facts) -> dict[int, Polynomial]:
        """What is added in each iteration to the indices and pointers that a loop carries, by position.

        They are letters ``$carried`` in a walk whose findings are then forgotten.
        """
        region, begins = operation.regions[-1], map(self._counted, operation.begins)
        starts = {p: start for p, start in enumerate(begins) if start is not None}
        kept = (dict(self.of), dict(self.data), dict(self.loops), set(self._names))
        letters = {p: named(f"$carried{len(self._names)}_{p}") for p in starts}
        for p, start in starts.items():
            self.of[operation.carried[p]] = replace(start, value=letters[p])
        self._block(region.operations, self._inside(facts, iterations))
        steps: dict[int, Polynomial] = {}
        bad = {iterations.variable}.union(*map(variables, letters.values()))
        for p, start in starts.items():
            end = self._counted(region.yields[p])
            step = None if end is None else end.value - letters[p]
            if step is not None and not variables(step) & bad:
                steps[p] = step
            elif isinstance(start, Address) or (end is not None and operation.name != "scf.while"):
                what = "a pointer" if isinstance(start, Address) else "an index"
                raise refused(f"{what} that a loop changes by other amounts each time", operation.line)
        self.of, self.data, self.loops, self._names = kept
        return steps

    @staticmethod
    def _inside(facts: Facts, iterations: Iterations) -> Facts:
        """What is known in an iteration; of bounds that are not affine as much as can be said."""
        name, known = iterations.variable, facts
        with suppress(NotAffine):
            first = as_index(iterations.first)
            known = facts.given(core.CCmp("<=", first, core.IVar(name)))
            last = as_index(iterations.last)
            if name not in free_variables(last):
                return facts.in_range(name, first, core.IAdd(last, core.IMul(-1, first)))
        return replace(known, names=facts.names | {name}, samples=())

    # ------------------------------------------------------------ signs

    def _not_negative(self, operation: Operation, facts: Facts) -> bool:
        """Whether a result is not negative because its operands are not."""
        match operation.name:
            case "tt.get_program_id" | "tt.get_num_programs" | "tt.make_range":
                return True
            case "arith.divsi" | "arith.remsi":
                found = self.index(operation.result)
                return found is not None and found.constant is None
            case "arith.subi" | "arith.shrsi" | "arith.select" | "arith.trunci":
                return False
            case "arith.constant":
                return int(operation.attributes["value"]) >= 0  # type: ignore[arg-type]
            case "arith.maxsi":
                return any(self._sign(o, facts) for o in operation.operands)
            case _:
                return all(self._sign(o, facts) for o in operation.operands)

    def _sign(self, value: Value, facts: Facts) -> bool:
        found = self.index(value)
        if value in self.signs:
            return True
        return found is not None and not _unknown(found) and self.proved_nonnegative(found, facts)

    def proved_nonnegative(self, value: Polynomial, facts: Facts) -> bool:
        """Whether a polynomial is known not to be negative: by isl, or term by term."""
        if value in self.nonnegative:
            return True
        try:
            return facts.prove(core.CCmp("<=", core.IConst(0), as_index(value)))
        except NotAffine:
            pass
        return all(c >= 0 and all(self._atom_nonnegative(a, facts) for a in m) for m, c in value.terms)

    def _atom_nonnegative(self, part: Atom, facts: Facts) -> bool:
        if atom(part) in self.nonnegative:
            return True
        match part:
            case core.IVar() | core.ISelect():
                return self.proved_nonnegative(atom(part), facts)
            case Floor(numerator, denominator):
                return all(self.proved_nonnegative(p, facts) for p in (numerator, denominator))
            case Extreme(greatest, parts):
                return (any if greatest else all)(self.proved_nonnegative(p, facts) for p in parts)
            case Element():
                return False


def in_lanes(facts: Facts, shape: Sequence[int]) -> Facts:
    """The facts where lanes of a block have a value."""
    for axis, size in enumerate(shape):
        facts = facts.in_range(f"${axis}", core.IConst(0), core.IConst(size))
    return facts


def within(facts: Facts, name: str, extent: Polynomial) -> Facts:
    """What is known of a variable from 0 to an extent, which may be a product."""
    try:
        return facts.in_range(name, core.IConst(0), as_index(extent))
    except NotAffine:
        facts = facts.given(core.CCmp("<=", core.IConst(0), core.IVar(name)))
        return replace(facts, names=facts.names | {name})


def _is_quiet(operation: Operation) -> bool:
    """Whether an operation leaves no trace in memory, and has no branches or loops in it."""
    value = bool(operation.results) and not operation.name.startswith(("scf.", "tt.atomic"))
    return value or operation.name == "tt.return"


def _turned(step: Polynomial, tiles: Tiles, operation: Operation) -> Polynomial:
    """By how much an index of a loop over tiles has moved, which each iteration moves by ``step``."""
    found = exact_quotient(step, tiles.extent)
    if found is None:
        raise refused("an index that a loop over tiles moves by no multiple of the grid", operation.line)
    return (named(tiles.variable) - named(tiles.program)) * found


def _unknown(value: Polynomial) -> set[str]:
    """The letters in a polynomial that a loop changes in ways that are not known yet."""
    return {name for name in variables(value) if name.startswith("$carried")}


def _from_0(name: str, distance: Polynomial, step: int) -> Iterations:
    """The iterations of a loop that goes ``distance`` by steps of a size, counted from 0."""
    return Iterations(name, number(0), floor_of(distance + number(step - 1), number(step)))


def _may_be_index(value: Value) -> bool:
    element = value.element
    return isinstance(element, Pointer) or not element.is_float


# ------------------------------------------------------------ one rule for each operation

_Rule = Callable[[Indices, Operation, Facts], Known | None]
_RULES: dict[str, _Rule] = {}


def _rule(*names: str) -> Callable[[_Rule], _Rule]:
    def add(function: _Rule) -> _Rule:
        for name in names:
            _RULES[name] = function
        return function

    return add


_RuleOfTwo = Callable[[Indices, Operation, Polynomial, Polynomial], Known | None]


def _rule_of_two(*names: str) -> Callable[[_RuleOfTwo], _RuleOfTwo]:
    """A rule of operations on two indices. If one of them is data, so is the result."""

    def add(function: _RuleOfTwo) -> _RuleOfTwo:
        @_rule(*names)
        def of_operands(known: Indices, operation: Operation, facts: Facts) -> Known | None:
            left, right = (known.index(o) for o in operation.operands)
            return None if left is None or right is None else function(known, operation, left, right)

        return function

    return add


@_rule("arith.constant")
def _constant(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    value = operation.attributes["value"]
    if isinstance(value, bool):
        return Truth(TRUE if value else FALSE)
    return Index(number(value)) if isinstance(value, int) else None


@_rule("tt.get_program_id")
def _program_id(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    axis = operation.number("axis")
    if axis >= len(known.grid):
        raise refused(f"a program id of axis {axis}, and the grid has {len(known.grid)}", operation.line)
    return Index(named(program_id(axis)))


def program_id(axis: int) -> str:
    """The variable of a program id."""
    return f"pid{axis}"


@_rule("tt.get_num_programs")
def _num_programs(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    axis = operation.number("axis")
    return Index(known.grid[axis] if axis < len(known.grid) else number(1))


@_rule("tt.make_range")
def _make_range(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    return Index(lane(0) + number(operation.number("start")))


@_rule("tt.load")
def _loaded(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    address = known.address(operation.operands[0])
    if not known._taking or address is None or address.array not in known.ranged:
        return None
    lanes = tuple(number(0) if n == 1 else lane(a) for a, n in enumerate(operation.result.shape))
    held = atom(Element(operation.result.name, lanes))
    ignored = atom(Extreme(False, (held, number(0)))).scaled(-1 - known.ranged[address.array])
    return Index(held + ignored)


#: Sums, differences and products, of indices and of data.
RING: dict[str, Callable[[Polynomial, Polynomial], Polynomial]] = {
    **dict.fromkeys(("arith.addi", "arith.addf"), lambda a, b: a + b),
    **dict.fromkeys(("arith.subi", "arith.subf"), lambda a, b: a - b),
    **dict.fromkeys(("arith.muli", "arith.mulf"), lambda a, b: a * b),
}


@_rule_of_two("arith.addi", "arith.subi", "arith.muli")
def _arithmetic(known: Indices, operation: Operation, left: Polynomial, right: Polynomial) -> Known | None:
    return Index(RING[operation.name](left, right))


@_rule_of_two("arith.shli", "arith.shrsi")
def _shifted(known: Indices, operation: Operation, left: Polynomial, right: Polynomial) -> Known | None:
    by = right.constant
    if by is None or not 0 <= by < 31:
        raise refused("a shift of an index by what is not a constant", operation.line)
    return Index(left.scaled(2**by) if operation.name == "arith.shli" else floor_of(left, number(2**by)))


@_rule_of_two("arith.minsi", "arith.maxsi")
def _extreme(known: Indices, operation: Operation, left: Polynomial, right: Polynomial) -> Known | None:
    greatest = operation.name == "arith.maxsi"
    if left.constant is not None and right.constant is not None:
        return Index(number((max if greatest else min)(left.constant, right.constant)))
    return Index(atom(Extreme(greatest, (left, right))))


@_rule_of_two("arith.cmpi")
def _compared(known: Indices, operation: Operation, left: Polynomial, right: Polynomial) -> Known | None:
    predicate = str(operation.attributes["predicate"])
    if predicate not in COMPARED:
        raise refused("an unsigned comparison of indices", operation.line)
    return Truth(Compare(COMPARED[predicate], left, right))


@_rule("arith.divsi", "arith.remsi")
def _divided(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    """``a // b`` or ``a % b``, where TTIR rounds to zero."""
    left, right = (known.index(o) for o in operation.operands)
    if left is None or right is None:
        return None
    rest = operation.name == "arith.remsi"
    if left.constant is not None and right.constant:
        whole = abs(left.constant) // abs(right.constant)
        if (left.constant < 0) != (right.constant < 0):
            whole = -whole
        return Index(number(left.constant - whole * right.constant if rest else whole))
    if _unknown(left) | _unknown(right):
        return Index(atom(Floor(left, right)))  # a walk that looks for steps: not what they are made of
    if operation.operands[0] not in known.signs and not known.proved_nonnegative(
        left, in_lanes(facts, operation.result.shape)
    ):
        raise refused("a division of an index that may be negative", operation.line)
    if right.constant is not None and right.constant <= 0:
        raise refused("a division of an index by what is not positive", operation.line)
    quotient = floor_of(left, right)
    if not rest:
        return Index(quotient)
    known.nonnegative.add(left - right * quotient)
    return Index(left - right * quotient)


@_rule("arith.extsi", "arith.trunci", "arith.extui")
def _resized(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    """Indices are mathematical integers: between 32 and 64 bits nothing changes."""
    found = known.get(operation.operands[0])
    if isinstance(found, Index) and operation.name == "arith.extui":
        raise refused("an index that is taken as unsigned", operation.line)
    widths = {str(v.element) for v in (operation.operands[0], operation.result)}
    if isinstance(found, Index) and not widths <= {"i32", "i64"}:
        raise refused(f"an index of {' and '.join(sorted(widths))}", operation.line)
    return found if isinstance(found, Index) else None


@_rule("arith.andi", "arith.ori", "arith.xori")
def _joined(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    left, right = (known.condition(o) for o in operation.operands)
    if left is None or right is None:
        if all(isinstance(known.get(o), Index) for o in operation.operands):
            raise refused(f"{operation.name} of indices", operation.line)
        return None
    if operation.name == "arith.andi":
        return Truth(both(left, right))
    if operation.name == "arith.ori":
        return Truth(Some((left, right)))
    if right == TRUE:
        return Truth(Not(left))
    return Truth(Some((both(left, Not(right)), both(Not(left), right))))


@_rule("arith.select")
def _selected(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    if isinstance(operation.result.element, Pointer):
        raise refused("a pointer that a condition chooses", operation.line)
    ways = [known.get(o) for o in operation.operands[1:]]
    return known._choice(known.condition(operation.operands[0]), ways, operation.line)


@_rule("tt.addptr")
def _added(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    base, offset = known.address(operation.operands[0]), known.index(operation.operands[1])
    if base is None or offset is None:
        return None
    return Address(base.array, base.value + offset)


@_rule(*SHAPING)
def _reshaped(known: Indices, operation: Operation, facts: Facts) -> Known | None:
    found = known.get(operation.operands[0])
    return None if found is None else relaned(found, lanes_of_operand(operation))


def relaned(found: Known, lanes: Sequence[Polynomial]) -> Known:
    """What is known about a block, with its lanes replaced."""
    if isinstance(found, Truth):
        return Truth(condition_at(found.condition, lanes))
    return replace(found, value=at_lanes(found.value, lanes))


def lanes_of_operand(operation: Operation) -> list[Polynomial]:
    """The lanes of the operand that the result's lanes ``$0, $1, ...`` show, for changes of shape."""
    operand, result = operation.operands[0], operation.result
    lanes = [number(0) if n == 1 else lane(a) for a, n in enumerate(result.shape)]
    match operation.name:
        case "tt.splat" | "tt.unsplat":
            return [number(0) for _ in operand.shape]
        case "tt.broadcast":
            return [number(0) if n == 1 else lane(a) for a, n in enumerate(operand.shape)]
        case "tt.expand_dims":
            axis = operation.number("axis")
            return lanes[:axis] + lanes[axis + 1 :]
        case "tt.trans":
            order = operation.attributes["order"]
            assert isinstance(order, tuple)
            return [lanes[order.index(a)] for a in range(len(order))]
        case _:
            return _unraveled(result, operand)


def _unraveled(result: Value, operand: Value) -> list[Polynomial]:
    """Lanes of the operand in row-major order. What is left for the first axis is less than its size."""
    flat = number(0)
    for axis, size in enumerate(result.shape):
        flat = flat.scaled(size) + lane(axis)
    lanes: list[Polynomial] = []
    for axis in reversed(range(len(operand.shape))):
        size = operand.shape[axis]
        quotient = floor_of(flat, number(size)) if prod(operand.shape[:axis]) > 1 else number(0)
        lanes.insert(0, flat - quotient.scaled(size))
        flat = quotient
    return lanes
