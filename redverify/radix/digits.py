"""Index expressions and conditions in digits: what has products becomes affine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from redverify.language import core
from redverify.language.core_text import index_text
from redverify.language.terms import free_variables
from redverify.language.walks import conjuncts, divides
from redverify.presburger import build
from redverify.radix.conditions import both, conjunction, merged_cases, ordered
from redverify.radix.polynomials import Monomial, Polynomial, number, of_weight, polynomial
from redverify.radix.scopes import Restart, Scope, limits, whichof
from redverify.radix.systems import Refused, System, system

#: A number: polynomials under conditions. Exactly one condition holds.
Cases = list[tuple[core.Cond, Polynomial]]

#: Division by a number, rounded to minus infinity, or the rest.
Division = type[core.IDiv] | type[core.IMod]

#: Cases of one number, at most; how often its base fits into a digit before its carry, at most; values of a
#: number of which each is a case, at most.
_CASES, _CARRY, _VALUES = 16, 3, 8

#: Rounds in which the facts are gathered that share variables with a question.
_ROUNDS = 2

#: Combines two numbers.
Combine = Callable[[Polynomial, Polynomial], Polynomial]

_TRUE = core.CTrue()
_ZERO, _ONE = core.IConst(0), core.IConst(1)


class Numbers:
    """Digits of the numbers of one program.

    ``facts`` hold at all sizes: the assumptions, that bases are at least 1, and what is known of the digits
    of parameters. Whoever uses the result has to assume them. ``bases`` are the parameters that have to be at
    least 1.
    """

    def __init__(self, parameters: Iterable[str], known: set[Monomial]) -> None:
        self.parameters = frozenset(map(core.IVar, parameters))
        self.known = known
        self.facts: list[core.Cond] = []
        self.bases: dict[core.IndexExpr, None] = {}
        self.digits_of: dict[tuple[str, System], tuple[str, ...]] = {}

    # ------------------------------------------------------------ questions

    def holds(self, condition: core.Cond, scope: Scope) -> bool:
        """Whether isl shows a condition from those facts that share a variable with it."""
        names = set(free_variables(condition))
        rest, used = [*scope.given, *self.facts], list[core.Cond]()
        for _ in range(_ROUNDS):
            near = [c for c in rest if free_variables(c) & names]
            rest = [c for c in rest if not free_variables(c) & names]
            used += near
            names = names.union(*map(free_variables, near))
        return bool(build.all_of((*used, core.CNot(condition))).is_empty())

    def is_nowhere(self, scope: Scope) -> bool:
        """Whether nothing is ever evaluated there."""
        return bool(build.all_of((*scope.given, *self.facts)).is_empty())

    # ------------------------------------------------------------ numbers

    def value(self, expression: core.IndexExpr, scope: Scope) -> Cases:
        """The number that an expression is, as polynomials over digits."""
        match expression:
            case core.IConst(value):
                return [(_TRUE, number(value))]
            case core.IVar(name):
                return [(_TRUE, scope.values.get(name) or polynomial(expression))]
            case core.IAdd(left, right):
                return self._both(left, right, scope, lambda a, b: a + b)
            case core.IMul(factor, operand):
                return [(c, p.scaled(factor)) for c, p in self.value(operand, scope)]
            case core.IProd(left, right):
                return self._both(left, right, scope, self._product)
            case core.IDiv(operand, divisor) | core.IMod(operand, divisor):
                return self._by_number(self.value(operand, scope), divisor, scope, type(expression))
            case core.IQuot(left, right) | core.IRem(left, right):
                return self._divided(left, right, scope, isinstance(expression, core.IRem))
            case core.IMin(operands) | core.IMax(operands):
                return self._extreme(expression, operands, scope)
            case core.ISelect(condition, then, otherwise):
                chosen = self.condition(condition, scope)
                one = self.value(then, scope.under(chosen))
                two = self.value(otherwise, scope.under(core.CNot(chosen)))
                return self._choice(chosen, one, two, scope)

    def _both(self, left: core.IndexExpr, right: core.IndexExpr, scope: Scope, combine: Combine) -> Cases:
        one, two = self.value(left, scope), self.value(right, scope)
        return self._few([(both(c, d), combine(p, q)) for c, p in one for d, q in two], scope)

    def _few(self, cases: Cases, scope: Scope) -> Cases:
        """The cases that are possible; where all are equal, one."""
        if len(cases) > 1:
            cases = [(c, p) for c, p in cases if not self.holds(core.CNot(c), scope)] or cases[:1]
        if len(cases) > _CASES:
            raise Refused("a number has too many cases")
        return [(_TRUE, cases[0][1])] if len(cases) == 1 else cases

    def _choice(self, chosen: core.Cond, one: Cases, two: Cases, scope: Scope) -> Cases:
        yes = [(both(chosen, c), p) for c, p in one]
        no = [(both(core.CNot(chosen), c), p) for c, p in two]
        return self._few([*yes, *no], scope)

    def _product(self, left: Polynomial, right: Polynomial) -> Polynomial:
        result = left * right
        for monomial in result.terms:
            if len(self._others(monomial)) > 1:
                shown = index_text(of_weight(monomial).expression)
                raise Refused(f"`{shown}` is a product without a parameter")
        return result

    def _others(self, monomial: Monomial) -> list[core.IndexExpr]:
        return [atom for atom in monomial if atom not in self.parameters]

    def _extreme(
        self, like: core.IMin | core.IMax, operands: Sequence[core.IndexExpr], scope: Scope
    ) -> Cases:
        parts = [self.value(o, scope) for o in operands]
        if all(len(part) == 1 and is_affine(part[0][1]) for part in parts):
            return [(_TRUE, polynomial(type(like)(tuple([part[0][1].expression for part in parts]))))]
        order = "<=" if isinstance(like, core.IMin) else ">="
        result = parts[0]
        for part in parts[1:]:
            first = self._compared(order, result, part, scope)
            result = self._choice(first, result, part, scope)
        return result

    def _divided(self, left: core.IndexExpr, right: core.IndexExpr, scope: Scope, remainder: bool) -> Cases:
        """``left // right`` or ``left % right``: the digits above the weight ``right``, or those below it."""
        divisors = self.value(right, scope)
        terms = list(divisors[0][1].terms.items())
        if len(divisors) > 1 or len(terms) != 1 or terms[0][1] < 1 or self._others(terms[0][0]):
            if self.is_nowhere(scope):
                return [(_TRUE, number(0))]
            return self._by_few(left, divisors, scope, core.IMod if remainder else core.IDiv)
        ((weight, scale),) = terms
        if scale > 1:
            weight = (core.IConst(scale), *weight)
        if not weight:
            whole = self.value(left, scope)  # whose divisors matter all the same
            return [(_TRUE, number(0))] if remainder else whole
        result: Cases = []
        for condition, dividend in self.value(left, scope):
            of = self.merged(self.system_of(dividend), System((weight,)))
            digits = self.digits(dividend, of, scope.under(condition))
            count = of.weights.index(weight) + 1
            above, below = digits[:count], digits[count:]
            if remainder:
                rest = System(of.weights[count:])
                result.append((condition, whichof(below, rest)))
            else:
                result.append((condition, whichof(above, of.above(count - 1))))
        return result

    def _by_few(self, left: core.IndexExpr, divisors: Cases, scope: Scope, kind: Division) -> Cases:
        """``left // right`` or ``left % right``, where the divisor has few values: a case for each."""
        dividends, result = self.value(left, scope), Cases()
        for condition, divisor in divisors:
            most = self._most(divisor, 1, scope.under(condition))
            if most is None:
                shown = index_text(divisor.expression)
                raise Refused(f"the divisor `{shown}` is no product of parameters")
            for value in range(1, most + 1):
                case = both(condition, core.CCmp("==", divisor.expression, core.IConst(value)))
                found = self._by_number(dividends, value, scope.under(case), kind)
                result += [(both(case, c), p) for c, p in found]
        return self._few(result, scope)

    def _most(self, value: Polynomial, least: int, scope: Scope) -> int | None:
        """A small number that an affine one is at most, if it is at least another one."""
        if not is_affine(value):
            return None
        shown, bounds = value.expression, range(least, least + _VALUES)
        if not self.holds(core.CCmp(">=", shown, core.IConst(least)), scope):
            return None
        return next((n for n in bounds if self.holds(core.CCmp("<=", shown, core.IConst(n)), scope)), None)

    def _by_number(self, dividends: Cases, divisor: int, scope: Scope, kind: Division) -> Cases:
        """Numbers divided by one number: in a product of two, what is multiplied has few values."""
        result = Cases()
        for condition, dividend in dividends:
            for case, value in self._spelled(dividend, scope.under(condition)):
                result.append((both(condition, case), polynomial(kind(value.expression, divisor))))
        return self._few(result, scope)

    def _spelled(self, value: Polynomial, scope: Scope) -> Cases:
        """The number as affine cases, one for each value of what is multiplied by a parameter."""
        factors = [self._others(monomial) for monomial in value.terms if len(monomial) > 1]
        if not factors:
            return [(_TRUE, value)]
        atom = factors[0][0] if factors[0] else None
        most = None if atom is None else self._most(polynomial(atom), 0, scope)
        if atom is None or most is None:
            raise Refused(f"`{index_text(value.expression)}` is not affine, and is no number of any digits")
        by, rest = value.over((atom,))
        result = Cases()
        for one in range(most + 1):
            case = core.CCmp("==", atom, core.IConst(one))
            found = self._spelled(by.scaled(one) + rest, scope.under(case))
            result += [(both(case, c), p) for c, p in found]
        return result

    def affine(self, expression: core.IndexExpr, scope: Scope) -> core.IndexExpr:
        """The number as an affine expression; :class:`Refused` if it is none."""
        cases = self.value(expression, scope)
        if not all(is_affine(p) for _, p in cases):
            raise Refused(f"`{index_text(expression)}` is not affine, and is no number of any digits")
        return merged_cases([(c, p.expression) for c, p in cases])

    # ------------------------------------------------------------ systems and digits

    def system_of(self, value: Polynomial, of: System | None = None) -> System:
        """The least system that has a number: its weights are the parameters beside its variables.

        Of a product of parameters alone a weight of ``of`` is taken, if one divides it.
        """
        weights: set[Monomial] = set()
        for monomial in value.terms:
            others = self._others(monomial)
            if others and len(monomial) > len(others):
                weights.add(tuple([atom for atom in monomial if atom in self.parameters]))
        self.known |= weights
        for monomial in value.terms:
            if len(monomial) > 1 and not self._others(monomial):
                weights |= self._weight_of(monomial, weights | set(of.weights if of else ()))
        return system(weights, frozenset(self.known))

    def _weight_of(self, monomial: Monomial, weights: set[Monomial]) -> set[Monomial]:
        """A weight for a product of parameters alone: one that is there, or that is known."""
        parts = {tuple(a for n, a in enumerate(monomial) if n != left) for left in range(len(monomial))}
        if parts & weights:
            return set()
        return {min(parts & self.known or parts, key=repr)}

    def merged(self, one: System, two: System) -> System:
        """The system with the weights of both."""
        return system((*one.weights, *two.weights), frozenset(self.known))

    def digits(self, value: Polynomial, of: System, scope: Scope) -> tuple[core.IndexExpr, ...]:
        """The digits of a number in a system.

        Multiples of the weights are taken out, the greatest first. Then each digit from the last one up is
        brought below its base; what is over is carried.
        """
        parts, rest = list[Polynomial](), value
        for weight in of.weights:
            part, rest = rest.over(weight)
            parts.append(part)
        parts.append(rest)
        for base in of.bases:
            self.use(base)
        result: list[core.IndexExpr] = []
        for position in range(len(parts) - 1, 0, -1):
            below, over = self._carried(parts, position, of, scope)
            result.append(below)
            parts[position - 1] = parts[position - 1] + polynomial(over)
        if not is_affine(parts[0]):
            raise Refused(f"`{index_text(parts[0].expression)}` is a digit that is not affine")
        return (parts[0].expression, *reversed(result))

    def _carried(
        self, parts: list[Polynomial], position: int, of: System, scope: Scope
    ) -> tuple[core.IndexExpr, core.IndexExpr]:
        """A digit below its base, and what is carried to the digit before it."""
        base = of.bases[position - 1]
        if isinstance(base, core.IConst) and is_affine(parts[position]):
            digit = parts[position].expression
            return core.IMod(digit, base.value), core.IDiv(digit, base.value)
        while True:
            if not is_affine(parts[position]):
                raise Refused(f"`{index_text(parts[position].expression)}` is a digit that is not affine")
            digit = parts[position].expression
            found = self._range(digit, base, scope)
            if found is not None:
                break
            self._split_one(parts, position, of, scope)
        least, most = found
        over: core.IndexExpr = core.IConst(most)
        below = _plus(digit, base, -most)
        for carry in range(most - 1, least - 1, -1):
            here = core.CCmp("<", digit, core.IMul(carry + 1, base))
            over = core.ISelect(here, core.IConst(carry), over)
            below = core.ISelect(here, _plus(digit, base, -carry), below)
        return below, over

    def _as_it_is(self, value: Polynomial, of: System, scope: Scope) -> tuple[core.IndexExpr, ...] | None:
        """The digits of a number that nothing has to be carried for, or of a parameter; else ``None``."""
        if value in map(polynomial, self.parameters):
            return self.digits(value, of, scope)
        digits, rest = list[core.IndexExpr](), value
        for weight in (*of.weights, ()):
            part, rest = rest.over(weight)
            if not is_affine(part):
                return None
            digits.append(part.expression)
        pairs = zip(digits[1:], of.bases, strict=True)
        return tuple(digits) if all(self._range(d, base, scope) == (0, 0) for d, base in pairs) else None

    def _range(self, digit: core.IndexExpr, base: core.IndexExpr, scope: Scope) -> tuple[int, int] | None:
        """The least and the greatest carry, if both have small bounds."""
        at_least = (core.CCmp(">=", digit, core.IMul(-n, base)) for n in range(_CARRY + 1))
        below = (core.CCmp("<", digit, core.IMul(m + 1, base)) for m in range(_CARRY + 1))
        least = next((n for n, c in enumerate(at_least) if self.holds(c, scope)), None)
        most = next((m for m, c in enumerate(below) if self.holds(c, scope)), None)
        return None if least is None or most is None else (-least, most)

    def _split_one(self, parts: list[Polynomial], position: int, of: System, scope: Scope) -> None:
        """Split what has no bound in a digit: a parameter at once, a variable by a restart."""
        base, above = of.bases[position - 1], of.above(position)
        for (atom,), coefficient in [(m, c) for m, c in parts[position].terms.items() if m]:
            if self._range(atom, base, scope) is not None or not isinstance(atom, core.IVar):
                continue
            if atom in self.parameters:
                parts[position] = parts[position] - polynomial(atom).scaled(coefficient)
                for n, digit in enumerate(self._of_parameter(atom, above)):
                    parts[n] = parts[n] + polynomial(digit).scaled(coefficient)
                return
            if atom.name in scope.places:
                raise Restart(scope.places[atom.name], above)
        shown = index_text(parts[position].expression)
        raise Refused(f"`{shown}` has no bound by the base `{index_text(base)}`")

    def use(self, base: core.IndexExpr) -> None:
        """Take a parameter as a base."""
        if base not in self.bases and not isinstance(base, core.IConst):
            self.bases[base] = None
            self.facts.append(core.CCmp(">=", base, _ONE))

    def _of_parameter(self, parameter: core.IVar, of: System) -> tuple[core.IndexExpr, ...]:
        """The digits of a parameter. Where bases are numbers, they are digits of its other digits."""
        symbolic = of.symbolic()
        if not symbolic.weights:
            return self.digits(polynomial(parameter), of, Scope())
        digits = tuple(map(core.IVar, self.parameter(parameter.name, symbolic)))
        return digits if symbolic == of else self.digits(whichof(digits, symbolic), of, Scope())

    def parameter(self, name: str, of: System) -> tuple[str, ...]:
        """The digits of a parameter: parameters of their own, of which some of what is true is known.

        ``x >= 0`` gives a first digit ``d0 >= 0`` and ``x >= d0 + ... + dn``, since weights are at least 1.
        And ``x`` is its last digit, or at least that and a base.
        """
        key = (name, of)
        if key not in self.digits_of:
            digits = tuple([f"{name}${len(self.digits_of)}_{n}" for n in range(len(of.weights) + 1)])
            self.digits_of[key] = digits
            for base in of.bases:
                self.use(base)
            self.facts += limits(digits, of)
            if self.holds(core.CCmp(">=", core.IVar(name), _ZERO), Scope()):
                total: core.IndexExpr = core.IVar(digits[0])
                for digit in digits[1:]:
                    total = core.IAdd(total, core.IVar(digit))
                self.facts.append(core.CCmp(">=", core.IVar(digits[0]), _ZERO))
                self.facts.append(core.CCmp(">=", core.IVar(name), total))
                self.facts.append(_by_last_digit(core.IVar(name), digits, of.bases[-1]))
        return self.digits_of[key]

    # ------------------------------------------------------------ conditions

    def condition(self, condition: core.Cond, scope: Scope) -> core.Cond:
        """A condition in digits."""
        match condition:
            case core.CTrue() | core.CFalse():
                return condition
            case core.CCmp(op, left, right):
                return self._compared(op, self.value(left, scope), self.value(right, scope), scope)
            case core.CAnd():
                return conjunction(self.conditions(conjuncts(condition), scope))
            case core.COr(left, right):
                one = self.condition(left, scope)
                return core.COr(one, self.condition(right, scope.under(core.CNot(one))))
            case core.CNot(operand):
                return core.CNot(self.condition(operand, scope))

    def conditions(self, given: Sequence[core.Cond], scope: Scope) -> list[core.Cond]:
        """Conditions that hold together: each in digits under the others.

        Those that need no other one come first. What divides is evaluated in the order of the text, and only
        where those before it hold.
        """
        found: dict[int, core.Cond] = {}
        left = list(range(len(given)))
        while left:
            later = [n for n in left if not self._attempt(given, n, found, scope)]
            if len(later) == len(left):
                self.condition(given[later[0]], self._around(given, later[0], found, scope))
            left = later
        return [found[n] for n in range(len(given))]

    def _attempt(
        self, given: Sequence[core.Cond], which: int, found: dict[int, core.Cond], scope: Scope
    ) -> bool:
        try:
            found[which] = self.condition(given[which], self._around(given, which, found, scope))
        except (Refused, Restart):
            return False
        return True

    @staticmethod
    def _around(
        given: Sequence[core.Cond], which: int, found: Mapping[int, core.Cond], scope: Scope
    ) -> Scope:
        """Where a condition is evaluated.

        What divides is evaluated where those before it hold, which therefore may not rest on it or on what
        follows it.
        """
        last = next((n for n in range(which, len(given)) if divides(given[n])), len(given))
        return scope.under(*[condition for n, condition in found.items() if n < last])

    def _compared(self, op: str, left: Cases, right: Cases, scope: Scope) -> core.Cond:
        result: core.Cond | None = None
        for condition, a in left:
            for other, b in right:
                case = both(condition, other)
                found = both(case, self._comparison(op, a, b, scope.under(case)))
                result = found if result is None else core.COr(result, found)
        assert result is not None
        return result

    def _comparison(self, op: str, left: Polynomial, right: Polynomial, scope: Scope) -> core.Cond:
        """The order of digits, or the sign of the first digit of the difference, and whether all are 0."""
        difference = left - right
        if is_affine(left) and is_affine(right):
            return core.CCmp(op, left.expression, right.expression)
        if is_affine(difference):
            return core.CCmp(op, difference.expression, _ZERO)
        of = self.system_of(difference)
        one, two = self._as_it_is(left, of, scope), self._as_it_is(right, of, scope)
        if one is not None and two is not None:
            return ordered(op, one, two)
        digits = self.digits(difference, of, scope)
        zero = conjunction([core.CCmp("==", digit, _ZERO) for digit in digits])
        negative = core.CCmp("<", digits[0], _ZERO)
        match op:
            case "==":
                return zero
            case "!=":
                return core.CNot(zero)
            case "<":
                return negative
            case ">=":
                return core.CNot(negative)
            case "<=":
                return core.COr(negative, zero)
            case _:
                return core.CNot(core.COr(negative, zero))


def _by_last_digit(value: core.IVar, digits: Sequence[str], base: core.IndexExpr) -> core.Cond:
    """``x = d`` or ``x >= base + d`` for the last digit ``d``: which one, the other digits say."""
    last = core.IVar(digits[-1])
    none = conjunction([core.CCmp("==", core.IVar(digit), _ZERO) for digit in digits[:-1]])
    more = core.CCmp(">=", value, core.IAdd(base, last))
    return core.COr(core.CAnd(none, core.CCmp("==", value, last)), core.CAnd(core.CNot(none), more))


def is_affine(value: Polynomial) -> bool:
    """Whether a polynomial has no product."""
    return all(len(monomial) <= 1 for monomial in value.terms)


def _plus(digit: core.IndexExpr, base: core.IndexExpr, times: int) -> core.IndexExpr:
    return core.IAdd(digit, core.IMul(times, base)) if times else digit
