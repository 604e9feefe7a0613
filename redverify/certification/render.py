"""A certificate's data as Lean source text.

The head of the text (program, specification, laws) is printed from the program; what follows
are definitions and theorems that the data describes. No text of the data reaches Lean: names
must be names, numbers are printed again, and every list starts with a word from a fixed table.
What the data says can only make Lean reject: the last theorem's statement does not depend on it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass

from redverify.certification.data import Data
from redverify.certification.deep import deep
from redverify.certification.printer import Printer, layout, line
from redverify.certification.rules import LAWS, RULES, TACTICS
from redverify.language import core


class CertificateError(ValueError):
    """The data of a certificate is not well formed."""


_NAME = re.compile(r"\$?[A-Za-z_][A-Za-z0-9_]{0,200}")
_LABEL = re.compile(
    r"(?:equation|known|body|vc|kept|race|output|value)(?:_[0-9]{1,9}){1,2}|program|program_vc"
)
_TYPES = re.compile(r"(real|f16|bf16|f32|f64|[iu](8|16|32|64)|bool)")
_SPECIAL = ("inf", "-inf", "-0.0", "true", "false")
_BUILTIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,80}|\+|-|\*|/|==|!=|<|<=|>|>=")

#: How deeply data may be nested.
DEPTH = 400

#: Numbers have at most this many digits.
DIGITS = 400

#: The most dimensions that the library has rules for, cases of a distinction, and members of a list.
RANK, CASES, MEMBERS = 6, 100, 1000


def _list(data: Data, *lengths: int) -> list[Data]:
    if not isinstance(data, (list, tuple)) or (lengths and len(data) not in lengths):
        raise CertificateError(f"a list was expected: {str(data)[:80]}")
    return list(data)


def _head(data: Data) -> str:
    if not isinstance(data, (list, tuple)) or not data or not isinstance(data[0], str):
        raise CertificateError(f"a tagged list was expected: {str(data)[:80]}")
    return data[0]


def label(data: Data) -> str:
    """The name of a definition or theorem."""
    if not isinstance(data, str) or not _LABEL.fullmatch(data):
        raise CertificateError(f"not a label: {str(data)[:80]}")
    return data


def variable(data: Data) -> str:
    """An integer variable in Lean: ``x_i`` for ``i``, ``y_q0`` for ``$q0``."""
    if not isinstance(data, str) or not _NAME.fullmatch(data):
        raise CertificateError(f"not a variable: {str(data)[:80]}")
    return f"y_{data[1:]}" if data.startswith("$") else f"x_{data}"


def natural(data: Data) -> int:
    """A number of the data that is not negative."""
    value = number(data)
    if value < 0:
        raise CertificateError("a number that is not negative was expected")
    return value


def number(data: Data) -> int:
    """A number of the data."""
    if not isinstance(data, int) or isinstance(data, bool) or abs(data) >= 10**DIGITS:
        raise CertificateError(f"a number was expected: {str(data)[:80]}")
    return data


# ---------------------------------------------------------------- expressions

#: How a variable is printed: by default as an integer variable of Lean.
Variables = Callable[[str], str]


def index(data: Data, of: Variables = variable) -> str:
    """An index expression as a Lean integer, in parentheses if it is compound."""
    if isinstance(data, str):
        return of(data)
    if isinstance(data, int):
        value = number(data)
        return f"({value})" if value < 0 else str(value)
    match _head(data):
        case "+":
            _, left, right = _list(data, 3)
            return f"({index(left, of)} + {index(right, of)})"
        case "*":
            _, factor, operand = _list(data, 3)
            return f"({index(number(factor))} * {index(operand, of)})"
        case "//":
            _, operand, divisor = _list(data, 3)
            return f"({index(operand, of)} / {natural(divisor)})"
        case "%":
            _, operand, divisor = _list(data, 3)
            return f"({index(operand, of)} % {natural(divisor)})"
        case "min" | "max" as function:
            first, *others = [index(operand, of) for operand in _list(data)[1:]]
            for other in others:
                first = f"({function} {first} {other})"
            return first
        case "if":
            _, choice, then, otherwise = _list(data, 4)
            return f"(bif {decision(choice, of)} then {index(then, of)} else {index(otherwise, of)})"
    raise CertificateError(f"not an index expression: {str(data)[:80]}")


def _sides(left: Data, right: Data, of: Variables) -> tuple[str, str]:
    """Both sides of a comparison; numbers alone would be natural ones."""
    first, second = index(left, of), index(right, of)
    return (f"({first} : Int)" if _closed(left) and _closed(right) else first), second


def _closed(data: Data) -> bool:
    """Whether no variable occurs."""
    return isinstance(data, int) or (isinstance(data, (list, tuple)) and all(_closed(d) for d in data[1:]))


_SIGNS = {"==": "=", "!=": "≠", "<": "<", "<=": "≤", ">": "<", ">=": "≤"}


def condition(data: Data, of: Variables = variable) -> str:
    """A condition as a Lean proposition about integers."""
    if data is True:
        return "True"
    if data is False:
        return "False"
    match _head(data):
        case "!=":
            _, left, right = _list(data, 3)
            first, second = _sides(left, right, of)
            return f"¬ {first} = {second}"
        case "==" | "<" | "<=" | ">" | ">=" as op:
            _, left, right = _list(data, 3)
            first, second = _sides(left, right, of)
            if op in (">", ">="):
                first, second = second, first
            return f"{first} {_SIGNS[op]} {second}"
        case "and" | "or" | "iff" as op:
            _, left, right = _list(data, 3)
            sign = {"and": "∧", "or": "∨", "iff": "↔"}[op]
            return f"({condition(left, of)}) {sign} ({condition(right, of)})"
        case "not":
            _, operand = _list(data, 2)
            return f"¬ ({condition(operand, of)})"
    raise CertificateError(f"not a condition: {str(data)[:80]}")


def decision(data: Data, of: Variables = variable) -> str:
    """A condition as the truth value that Lean computes, in parentheses."""
    if isinstance(data, bool):
        return "true" if data else "false"
    match _head(data):
        case "!=":
            _, left, right = _list(data, 3)
            return f"(!{decision(['==', left, right], of)})"
        case "and" | "or" as op:
            _, left, right = _list(data, 3)
            return f"({decision(left, of)} {'&&' if op == 'and' else '||'} {decision(right, of)})"
        case "not":
            _, operand = _list(data, 2)
            return f"(!{decision(operand, of)})"
    return f"(decide ({condition(data, of)}))"


def type_(data: Data) -> str:
    """``Ty``"""
    if isinstance(data, str):
        if not _TYPES.fullmatch(data):
            raise CertificateError(f"not a type: {data[:80]}")
        return f".{data}"
    tag, name = _list(data, 2)
    if tag != "declared":
        raise CertificateError(f"not a type: {str(data)[:80]}")
    return f"(.declared {_quoted(name)})"


def _quoted(data: Data) -> str:
    if not isinstance(data, str) or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*(\(\))?", data):
        raise CertificateError(f"not a name: {str(data)[:80]}")
    return f'"{data}"'


def function(data: Data) -> str:
    """``Fn``"""
    match _head(data):
        case "literal":
            _, kind, numerator, denominator = _list(data, 4)
            return f"(.literal {type_(kind)} {index(number(numerator))} {natural(denominator)})"
        case "special":
            _, kind, name = _list(data, 3)
            if name not in _SPECIAL:
                raise CertificateError(f"not a special value: {str(name)[:80]}")
            return f'(.special {type_(kind)} "{name}")'
        case "builtin":
            _, name, kind = _list(data, 3)
            if not isinstance(name, str) or not _BUILTIN.fullmatch(name):
                raise CertificateError(f"not a function: {str(name)[:80]}")
            return f'(.builtin "{name}" {type_(kind)})'
        case "declared":
            _, name = _list(data, 2)
            return f"(.declared {_quoted(name)})"
        case "cast":
            _, source, target = _list(data, 3)
            return f"(.cast {type_(source)} {type_(target)})"
    raise CertificateError(f"not a function: {str(data)[:80]}")


def binders(names: Sequence[Data]) -> str:
    """``fun i j => `` or nothing."""
    return f"fun {' '.join(variable(name) for name in names)} => " if names else ""


def points(names: Sequence[Data], where: Data, of: Variables = variable) -> str:
    """The index set of points of which a condition holds."""
    inner = _but(of, names)
    return f"(pts{len(names)} ({binders(names)}{condition(where, inner)}))"


def _but(of: Variables, names: Sequence[Data]) -> Variables:
    """Bound variables are printed as variables."""
    bound = frozenset(name for name in names if isinstance(name, str))
    return lambda name: variable(name) if name in bound else of(name)


def value(data: Data, of: Variables = variable) -> str:
    """A value expression as a Lean term of type ``V``, in parentheses."""
    match _head(data):
        case "fn":
            _, symbol, arguments = _list(data, 3)
            return f"(I.fn {function(symbol)} [{', '.join(value(a, of) for a in _list(arguments))}])"
        case "access":
            _, tensor, at = _list(data, 3)
            return f"(M {name_of('t', tensor)} {indices(at, of)})"
        case "index":
            _, kind, operand = _list(data, 3)
            return f"(I.index {type_(kind)} {index(operand, of)})"
        case "cond":
            _, operand = _list(data, 2)
            return f"(truth I ({condition(operand, of)}))"
        case "select":
            _, choice, then, otherwise = _list(data, 4)
            return f"(sel ({condition(choice, of)}) {value(then, of)} {value(otherwise, of)})"
        case "reduce":
            _, start, symbol, names, where, body = _list(data, 6)
            first = "none" if start is None else f"(some {value(start, of)})"
            names = _list(names)
            inner = _but(of, names)
            text = f"(body{len(names)} ({binders(names)}{value(body, inner)}))"
            return f"(I.reduce {function(symbol)} {first} {points(names, where, of)} {text})"
        case "value":
            _, name, arguments = _list(data, 3)
            return f"({label(name)} I M{''.join(' ' + index(a, of) for a in _list(arguments))})"
        case "atom":
            return f"v{natural(_list(data, 2)[1])}"
    raise CertificateError(f"not a value: {str(data)[:80]}")


def indices(data: Data, of: Variables = variable) -> str:
    """Several index expressions as a list of integers."""
    return "[" + ", ".join(index(item, of) for item in _list(data)) + "]"


def name_of(prefix: str, data: Data) -> str:
    """``a_tmp`` for an array, ``t_A`` for a tensor, ``v_i`` for a variable."""
    if not isinstance(data, str) or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", data):
        raise CertificateError(f"not a name: {str(data)[:80]}")
    return f"{prefix}_{data}"


# ---------------------------------------------------------------- proofs

WIDTH = 100


def _open(head: str, parts: Sequence[str], indent: int) -> str:
    """``(head part part)``, on one line or one part a line."""
    text = f"({' '.join([head, *parts])})"
    if "\n" not in text and indent + len(text) <= WIDTH:
        return text
    below = "\n" + " " * (indent + 2)
    return "(" + head + "".join([below + part for part in parts]) + ")"


@dataclass(slots=True)
class ProofPrinter:
    """Prints proofs. Hypotheses have the names ``h0``, ``h1``, ... in the order of their binders."""

    theory: Theory
    scope: int = 0
    depth: int = 0

    def proof(self, data: Data, indent: int) -> str:
        """A proof as a Lean term, whose first line starts at column ``indent``."""
        self.depth += 1
        if self.depth > DEPTH:
            raise CertificateError("a proof is nested too deeply")
        try:
            return self._proof(data, indent)
        finally:
            self.depth -= 1

    def _proof(self, data: Data, indent: int) -> str:
        match _head(data):
            case "rfl":
                _list(data, 1)
                return "rfl"
            case "trivial":
                _list(data, 1)
                return "trivial"
            case "hyp":
                _, position = _list(data, 2)
                if natural(position) >= self.scope:
                    raise CertificateError("no such hypothesis")
                return f"h{position}"
            case "part":
                _, position, path = _list(data, 3)
                if natural(position) >= self.scope:
                    raise CertificateError("no such hypothesis")
                return f"h{position}" + "".join(f".{1 if natural(s) == 1 else 2}" for s in _list(path))
            case "inl" | "inr" as side:
                _, part = _list(data, 2)
                return _open(f"Or.{side}", [self.proof(part, indent + 2)], indent)
            case "truth":
                _, claim = _list(data, 2)
                return f"(show {condition(claim)} from by decide)"
            case "decide":
                _list(data, 1)
                return "(by decide)"
            case "omega":
                _, claim = _list(data, 2)
                return f"(show {condition(claim)} from {self.theory.omega})"
            case "absurd":
                _list(data, 1)
                return f"(False.elim (show False from {self.theory.omega}))"
            case "fun":
                _, names, assumed, body = _list(data, 4)
                return self.function(names, assumed, body, indent)
            case "either":
                _, cases, proofs, given = _list(data, 4)
                return self.either(_list(cases), _list(proofs), given, indent)
            case "em":
                _, case, yes, no = _list(data, 4)
                return _open(
                    f"(Classical.em ({condition(case)})).elim",
                    [
                        self.function([], [case], yes, indent + 2),
                        self.function([], [["not", case]], no, indent + 2),
                    ],
                    indent,
                )
            case "known":
                _, heap, arguments, array, at, what, body = _list(data, 7)
                text = f"({label(heap)} I M{_arguments(arguments)})"
                cell = f"⟨{name_of('a', array)}, {indices(at)}⟩"
                return _open(f"show {text} {cell} {value(what)} from", [self.proof(body, indent + 2)], indent)
            case "same":
                _, left, right, body = _list(data, 4)
                return _open(
                    f"show {value(left)} = {value(right)} from", [self.proof(body, indent + 2)], indent
                )
            case "entails":
                _, heap, arguments, body = _list(data, 4)
                text = f"({label(heap)} I M{_arguments(arguments)})"
                return _open(f"show Heap.Entails _ {text} from", [self.proof(body, indent + 2)], indent)
            case "theorem":
                _, name, arguments, proofs = _list(data, 4)
                return _open(
                    label(name),
                    [index(a) for a in _list(arguments)]
                    + ["hl", "hM"]
                    + [self.proof(p, indent + 2) for p in _list(proofs)],
                    indent,
                )
            case "lemma":
                _, name, arguments, proofs = _list(data, 4)
                return _open(
                    label(name),
                    [index(a) for a in _list(arguments)] + [self.proof(p, indent + 2) for p in _list(proofs)],
                    indent,
                )
            case "equation":
                return self.equation(data, indent)
            case "input" | "cell_at" | "cell_extents":
                return self.stored(data, indent)
            case "iff":
                _, one, two = _list(data, 3)
                return f"⟨{self.proof(one, indent + 1)}, {self.proof(two, indent + 1)}⟩"
            case "pair":
                _, first, second = _list(data, 3)
                return f"⟨{self.proof(first, indent + 1)}, {self.proof(second, indent + 1)}⟩"
            case "algebra":
                return self.algebra(data, indent)
            case "law":
                _, position = _list(data, 2)
                return f"(law_{natural(position)} hl)"
            case "rule":
                return self.rule(data, indent)
        raise CertificateError(f"not a proof: {str(data)[:80]}")

    def rule(self, data: Data, indent: int) -> str:
        """``["rule", name, argument, ...]``"""
        name, arguments = data[1], list(data[2:])
        count = RULES.get(name) if isinstance(name, str) else None
        if count is None or len(arguments) != count:
            raise CertificateError(f"not a rule with {len(arguments)} arguments: {str(name)[:80]}")
        if not arguments:
            return str(name)
        return _open(str(name), [self.argument(a, indent + 2) for a in arguments], indent)

    def argument(self, data: Data, indent: int) -> str:
        """An argument of a rule: a proof, an integer, a value, or another term."""
        match _head(data):
            case "i":
                return index(_list(data, 2)[1])
            case "v":
                return value(_list(data, 2)[1])
            case "list":
                return indices(_list(data, 2)[1])
            case "set":
                _, names, where = _list(data, 3)
                return f"({binders(_list(names))}{condition(where)})"
            case "body":
                _, names, what = _list(data, 3)
                return f"({binders(_list(names))}{value(what)})"
            case "array":
                return name_of("a", _list(data, 2)[1])
            case "op":
                return function(_list(data, 2)[1])
            case "number":
                return str(natural(_list(data, 2)[1]))
            case "arrays":
                return "[" + ", ".join(name_of("a", a) for a in _list(_list(data, 2)[1])) + "]"
            case "member":
                _, position = _list(data, 2)
                return member(position)
            case "box":
                return self.box(_list(data, 2)[1])
            case "_":
                return "_"
        return self.proof(data, indent)

    def algebra(self, data: Data, indent: int) -> str:
        """An equation between patterns over atoms, by laws, and the atoms."""
        _, kind, used, left, right, atoms = _list(data, 6)
        numbers = [natural(n) for n in _list(used)]
        count, tactic = TACTICS.get(kind, (0, "")) if isinstance(kind, str) else (0, "")
        if not tactic or len(numbers) < count:
            raise CertificateError(f"not a kind of arithmetic: {str(kind)[:80]}")
        for position, number_ in enumerate(numbers):
            tactic = tactic.replace(f"@{position}", f"(law_{number_} hl)")
        if "@" in tactic:
            raise CertificateError("a kind of arithmetic lacks a law")
        shown = [value(atom) for atom in _list(atoms)]
        names = " ".join(f"v{p}" for p in range(len(shown)))
        head = f"∀ {names} : V, " if shown else ""
        intro = f"intro {names}; " if shown else ""
        claim = f"(show {head}{value(left)} = {value(right)} from by {intro}{tactic})"
        return _open(claim, shown, indent) if shown else claim

    def equation(self, data: Data, indent: int) -> str:
        """A tensor's value at a point, by an equation whose guard holds (the last hypothesis)."""
        _, position, names, body = _list(data, 4)
        position = natural(position)
        equations = self.theory.impl.spec.equations
        if position >= len(equations):
            raise CertificateError("no such equation")
        return _open(
            f"Eq.trans (hM _ {member(position)} {indices(names)} rfl (cond_holds.2 h0))",
            [
                _open(
                    f"show {self.theory.meaning(position)} = _ from",
                    [self.proof(body, indent + 4)],
                    indent + 2,
                )
            ],
            indent,
        )

    def inside(self, proofs: Data) -> list[str]:
        """Proofs of bounds, two for each dimension."""
        return [self.proof(proof, 0) for proof in _list(proofs)]

    def stored(self, data: Data, indent: int) -> str:
        """What the bindings put into the cells of arrays."""
        tag, *parts = _list(data)
        theory = self.theory
        match tag, parts:
            case "input", [region, binding, point, bounds, cell, body]:
                head = (
                    f"at_input (R := {theory.region(region, inputs=True)}) (b := {theory.binding(binding)})"
                    f" (p := {indices(point)}) {member(natural(region))} {member(natural(binding))} rfl"
                )
                within = self.within(point, bounds)
                return _open(
                    head, [within, self.proof(cell, indent + 2), self.proof(body, indent + 2)], indent
                )
            case "cell_at", [array, at, binding, region, point, bounds, cell, positive]:
                rank = len(_list(at))
                head = (
                    f"has_cell_at{rank} (b := {theory.binding(binding)})"
                    f" (R := {theory.region(region, inputs=False)})"
                    f" {member(natural(binding))} {member(natural(region))} {indices(point)}"
                )
                below = [self.proof(p, indent) for p in _list(positive)]
                shape = f"shape_{name_of('a', array)}"
                rest = [self.within(point, bounds), shape, self.proof(cell, indent + 2), "rfl"]
                if rank:
                    rest.append(below[0] if rank == 1 else f"⟨{', '.join(below)}⟩")
                return _open(head, rest, indent)
            case "cell_extents", [array, at, binding, boxes]:
                bindings = theory.impl.bindings
                remaining = [self.box(box) for box in _list(boxes)]
                every = "all_nil"
                for other in reversed(bindings):
                    if other.array != array:
                        case = "(fun h => absurd h (by decide))"
                    elif other.extents is None:
                        case = "(fun _ _ h => nomatch h)"
                    else:
                        if not remaining:
                            raise CertificateError("a bound array needs a proof for each of its shapes")
                        sizes = line(theory.printer.indices(other.extents))
                        case = (
                            f"(fun _ _ h => (Option.some.inj h) ▸ (show InBox {indices(at)} "
                            f"(evalIdx {sizes} {theory.base()}) from {remaining.pop()}))"
                        )
                    every = f"(all_cons {case} {every})"
                number_ = natural(binding)
                return (
                    f"(has_cell_extents (b := {theory.binding(number_)}) {member(number_)} rfl rfl {every})"
                )
        raise CertificateError(f"not a cell: {str(data)[:80]}")

    def within(self, point: Data, bounds: Data) -> str:
        """``R.Holds E p``"""
        shown = self.inside(bounds)
        at = _list(point)
        if len(shown) != 2 * len(at):
            raise CertificateError("a point needs two bounds in each dimension")
        parts = []
        for position, item in enumerate(at):
            parts += [index(item), "_", "rfl", shown[2 * position], shown[2 * position + 1]]
        return f"(region_iff.2 ⟨{', '.join([*parts, 'rfl'])}⟩)" if parts else "(region_iff.2 rfl)"

    def box(self, data: Data) -> str:
        """``InBox``"""
        parts = [self.proof(proof, 0) for proof in _list(data)]
        return f"⟨{', '.join([*parts, 'trivial'])}⟩" if parts else "trivial"

    def function(self, names: Data, assumed: Data, body: Data, indent: int) -> str:
        """``fun (x : Int) (h3 : P) => proof``"""
        head = [f"({' '.join(variable(n) for n in _list(names))} : Int)"] if names else []
        before = self.scope
        for claim in _list(assumed):
            head.append(f"({f'h{self.scope}'} : {condition(claim)})")
            self.scope += 1
        text = self.proof(body, indent + 2)
        self.scope = before
        if not head:
            return text
        start = f"(fun {' '.join(head)} =>"
        if "\n" not in text and indent + len(start) + len(text) + 2 <= WIDTH:
            return f"{start} {text})"
        return f"{start}\n{' ' * (indent + 2)}{text})"

    def either(self, cases: list[Data], proofs: list[Data], given: Data, indent: int) -> str:
        """A case distinction that ``omega`` finds complete, or that is given."""
        if len(cases) != len(proofs) or not 2 <= len(cases) <= CASES:
            raise CertificateError("a case distinction needs two cases or more, and a proof for each")
        claim = " ∨ ".join(f"({condition(c)})" for c in cases)
        shown = f"(show {claim} from {self.theory.omega})" if given is None else self.proof(given, indent)
        return self._either(cases, proofs, shown, indent)

    def _either(self, cases: list[Data], proofs: list[Data], shown: str, indent: int) -> str:
        first = self.function([], [cases[0]], proofs[0], indent + 2)
        if len(cases) == 2:
            second = self.function([], [cases[1]], proofs[1], indent + 2)
        else:
            rest = " ∨ ".join(f"({condition(c)})" for c in cases[1:])
            name = f"h{self.scope}"
            self.scope += 1
            inner = self._either(cases[1:], proofs[1:], name, indent + 2)
            self.scope -= 1
            second = f"(fun ({name} : {rest}) =>\n{' ' * (indent + 2)}{inner})"
        return _open(f"Or.elim {shown}", [first, second], indent)


#: The values that definitions are about.
_HIDDEN = "{V : Type} {I : Interp V} {M : Model V} {E : Env}"
_VALUES = "{V : Type} (I : Interp V) (M : Model V)"


def _arguments(data: Data) -> str:
    return "".join(" " + index(item) for item in _list(data))


def member(position: Data) -> str:
    """The proof that an element at a position is in a list."""
    if natural(position) > MEMBERS:
        raise CertificateError("a list is not that long")
    text = "(.head _)"
    for _ in range(position):
        text = f"(.tail _ {text})"
    return text


# ---------------------------------------------------------------- theories


@dataclass(slots=True)
class Theory:
    """Prints the definitions and theorems of a certificate."""

    impl: core.Impl
    printer: Printer
    annotations: dict[str, Data]
    names: set[str] = field(default_factory=set)

    @property
    def omega(self) -> str:
        """The tactic for integers; conditional indices are opened first."""
        return _OPENED if uses_select(self.impl.body) else "by omega"

    @property
    def parameters(self) -> list[str]:
        """The parameters as integer variables of Lean."""
        return [variable(name) for name in self.impl.spec.parameters]

    def item(self, data: Data) -> str:
        """One definition or theorem."""
        kind = _head(data)
        name = label(_list(data)[1])
        if name in self.names:
            raise CertificateError(f"{name} is there twice")
        self.names.add(name)
        match kind:
            case "entry":
                _, _, names, array, rank, where, what = _list(data, 7)
                if natural(rank) > RANK:
                    raise CertificateError("an array has too many dimensions")
                coordinates = [f"$c{p}" for p in range(rank)]
                return (
                    f"def {name} {_VALUES}{_typed(names)} : Heap V :=\n  .points{rank} {name_of('a', array)}"
                    f"\n    ({binders(coordinates)}{condition(where)})"
                    f"\n    ({binders(coordinates)}{value(what)})\n"
                )
            case "value":
                _, _, names, what = _list(data, 4)
                return f"abbrev {name} {_VALUES}{_typed(names)} : V :=\n  {value(what)}\n"
            case "heap":
                _, _, names, entries = _list(data, 4)
                arguments = "".join(" " + variable(n) for n in _list(names))
                parts = [f"({label(entry)} I M{arguments})" for entry in _list(entries)]
                text = "Heap.empty" if not parts else parts[-1]
                for part in reversed(parts[:-1]):
                    text = f"({part}.and {text})"
                return f"def {name} {_VALUES}{_typed(names)} : Heap V :=\n  {text}\n"
            case "body":
                _, _, path = _list(data, 3)
                block = self.block_at(_list(path))
                lines = self.block(block, list(path))
                return f"def {name} {_VALUES} : ACmd V :=\n" + "".join(f"  {text}\n" for text in lines)
            case "theorem":
                _, _, names, assumed, claim, proof = _list(data, 6)
                assumptions = "".join(
                    f" (h{position} : {condition(c)})" for position, c in enumerate(_list(assumed))
                )
                printer = ProofPrinter(self, len(assumed))
                context = self.context()
                head = f"theorem {name} {_HIDDEN}{_typed(names)}{context}{assumptions} :\n    "
                return f"{head}{self.claim(claim)} :=\n  {printer.proof(proof, 2)}\n"
        raise CertificateError(f"not an item: {kind[:80]}")

    def context(self) -> str:
        """The hypotheses that every theorem has."""
        return f" (hl : laws V I)\n    (hM : spec.IsModel I {self.base()} M)"

    def base(self) -> str:
        """The environment that holds the parameters."""
        return f"({' '.join(['base', 'E', *self.parameters])})"

    def binding(self, position: Data) -> str:
        """A binding of the implementation."""
        if natural(position) >= len(self.impl.bindings):
            raise CertificateError("no such binding")
        return line(self.printer.binding(self.impl.bindings[position]), inside=True)

    def region(self, position: Data, *, inputs: bool) -> str:
        """A region of the specification: of the inputs, or of inputs and outputs."""
        kinds = ("input",) if inputs else ("input", "output")
        regions = [t for kind in kinds for t in self.impl.spec.tensors.values() if t.kind == kind]
        if natural(position) >= len(regions):
            raise CertificateError("no such region")
        return line(self.printer.region(regions[position]), inside=True)

    def meaning(self, position: int) -> str:
        """The value of an equation's right side at its variables."""
        equation = self.impl.spec.equations[position]
        term = line(self.printer.value(equation.value), inside=True)
        return f"TExp.eval I M {term} {self.environment([[n, n] for n in equation.variables])}"

    def environment(self, scope: Data) -> str:
        """The environment inside of loops and ``let``."""
        text = self.base()
        for pair in _list(scope):
            name, what = _list(pair, 2)
            text = f"({text}.set {self.variable(name)} {index(what)})"
        return text

    def variable(self, name: Data) -> str:
        """``v_i``"""
        return name_of("v", name)

    def cells(self, allocations: Data) -> str:
        """The cells that exist inside of allocations."""
        text = f"(impl.HasCell spec {self.base()})"
        for pair in _list(allocations):
            array, extents = _list(pair, 2)
            text = f"(allocated {text} {name_of('a', array)} {indices(extents)})"
        return text

    def claim(self, data: Data) -> str:
        """The statement of a theorem."""
        match _head(data):
            case "vc":
                _, body, scope, allocations, heap, arguments = _list(data, 6)
                known = f"({label(heap)} I M{_arguments(arguments)})"
                return f"({label(body)} I M).vc I {self.cells(allocations)} {self.environment(scope)} {known}"
            case "kept":
                _, body, scope, heap, before, after = _list(data, 6)
                return (
                    f"Heap.Entails (({label(body)} I M).post {self.environment(scope)} "
                    f"({label(heap)} I M{_arguments(before)})) ({label(heap)} I M{_arguments(after)})"
                )
            case "program":
                _, body = _list(data, 2)
                return (
                    f"({label(body)} I M).vc I {self.cells([])} {self.base()} "
                    f"(impl.inputHeap spec {self.base()} M)"
                )
            case "post":
                _, body, array, at, what = _list(data, 5)
                return (
                    f"(({label(body)} I M).post {self.base()} (impl.inputHeap spec {self.base()} M)) "
                    f"⟨{name_of('a', array)}, {indices(at)}⟩ {value(what)}"
                )
            case "race":
                _, body, scope, name, lower, upper, heap, arguments = _list(data, 8)
                inside = self.environment([*_list(scope), [name, name]])
                return (
                    f"ParVC I {index(lower)} {index(upper)} ({label(body)} I M).erase "
                    f"(fun {variable(name)} => {inside}) (fun {variable(name)} => "
                    f"({label(body)} I M).post {inside} ({label(heap)} I M{_arguments(arguments)}))"
                )
            case "equal":
                _, left, right = _list(data, 3)
                return f"{value(left)} = {value(right)}"
        raise CertificateError(f"not a claim: {str(data)[:80]}")

    # ------------------------------------------------------------ annotated commands

    def block_at(self, path: list[Data]) -> core.Block:
        """The block of the program at a path of positions; in an ``if``, 0 and 1 name its branches."""
        block = self.impl.body
        steps = [natural(step) for step in path]
        while steps:
            position, *steps = steps
            if position >= len(block):
                raise CertificateError("no such command")
            command = block[position]
            match command:
                case core.If(then=then, otherwise=otherwise):
                    if not steps:
                        raise CertificateError("no such block")
                    branch, *steps = steps
                    block = otherwise if branch else then
                case (
                    core.Loop(body=body)
                    | core.Let(body=body)
                    | core.Allocate(body=body)
                    | core.Scope(body=body)
                ):
                    block = body
                case _:
                    raise CertificateError("no such block")
        return block

    def block(self, block: core.Block, path: list[Data]) -> list[str]:
        """``ACmd``, as lines."""
        if not block:
            return [".skip"]
        return self._sequence([self.command(c, [*path, p]) for p, c in enumerate(block)])

    def _sequence(self, commands: list[list[str]]) -> list[str]:
        first, *rest = commands
        if not rest:
            return first
        first = [".seq (" + first[0], *first[1:]]
        first[-1] += ") <|"
        return [*first, *self._sequence(rest)]

    def command(self, command: core.Command, path: list[Data]) -> list[str]:
        """``ACmd``, as lines."""
        key = "/".join(str(p) for p in path)
        match command:
            case core.Assign() | core.Accumulate():
                lines = self.printer.command(command)
                what = self.annotations.get(key)
                if what is None:
                    raise CertificateError(f"no value at {key}")
                return [*lines, f"  (fun e => {value(what, self._looked_up)})"]
            case core.If(condition=choice, then=then, otherwise=otherwise):
                head = layout((".ifte", self.printer.condition(choice)), 0).split("\n")
                head[-1] += " ("
                return [
                    *head,
                    *_indented(self.block(then, [*path, 0])),
                    ") (",
                    *_indented(self.block(otherwise, [*path, 1])),
                    ")",
                ]
            case core.Let(variable=name, value=what, body=body):
                value_ = line(self.printer.index(what), inside=True)
                return [f".letin {self.variable(name)} {value_} <|", *self.block(body, path)]
            case core.Allocate(array=array, extents=extents, body=body):
                text = line(self.printer.indices(extents))
                return [f".allocate {name_of('a', array)} {text} <|", *self.block(body, path)]
            case core.Loop(variable=name, lower=lower, upper=upper):
                heap, arguments, body_name = _list(self.annotations.get(key), 3)
                loop = ".par" if command.parallel else ".for"
                bounds = " ".join(line(self.printer.index(b), inside=True) for b in (lower, upper))
                known = "".join(" " + self._looked_up(a) for a in _list(arguments))
                return [
                    f"{loop} {self.variable(name)} {bounds}",
                    f"  (fun e x => {label(heap)} I M{known} x) ({label(body_name)} I M)",
                ]
            case core.Scope(arrays=arrays, body=body):
                names = ", ".join(name_of("a", array) for array in arrays)
                return [f".scope [{names}] <|", *_indented(self.block(body, path))]
            case core.Skip():
                return [".skip"]
        raise CertificateError("not a command")

    def _looked_up(self, name: Data) -> str:
        if isinstance(name, str) and name.startswith("$"):
            return variable(name)
        return f"(e {self.variable(name)})"


#: Linear arithmetic where indices are conditional.
_OPENED = (
    "by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', "
    "decide_eq_true_eq, decide_eq_false_iff_not] at *) <;> omega"
)


def uses_select(node: object) -> bool:
    """Whether a conditional index occurs in a part of a typed program."""
    if isinstance(node, core.ISelect):
        return True
    if isinstance(node, tuple):
        return any(uses_select(part) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(uses_select(getattr(node, f.name)) for f in fields(node))
    return False


def _indented(lines: list[str]) -> list[str]:
    return ["  " + text for text in lines]


def _typed(names: Data) -> str:
    return f" ({' '.join(variable(n) for n in _list(names))} : Int)" if names else ""


def law(data: Data) -> str:
    """A law as a Lean proposition."""
    tag = _head(data)
    kinds = LAWS.get(tag)
    if kinds is None or len(data) != 1 + len(kinds):
        raise CertificateError(f"not a law: {str(data)[:80]}")
    parts = []
    for kind, part in zip(kinds, data[1:], strict=True):
        match kind:
            case "fn":
                parts.append(function(part))
            case "value":
                parts.append(value(part))
            case "int":
                parts.append(index(number(part)))
            case _:
                parts.append(type_(part))
    return " ".join([tag, "I", *parts])


def laws(data: Data) -> str:
    """``def laws`` and one theorem for each law."""
    props = [law(item) for item in _list(data)]
    text = " ∧ ".join(props) if props else "True"
    unused = "I" if props else "_"
    return f"def laws (V : Type) ({unused} : Interp V) : Prop := {text}\n"


def law_theorems(data: Data) -> str:
    """One theorem for each law."""
    items = _list(data)
    result = []
    for position, item in enumerate(items):
        projection = "".join([".2"] * position) + (".1" if position < len(items) - 1 else "")
        head = f"theorem law_{position} {{V : Type}} {{I : Interp V}} (hl : laws V I)"
        result.append(f"{head} : {law(item)} := hl{projection}\n")
    return "".join(result)


# ---------------------------------------------------------------- the whole file


def render(impl: core.Impl, laws_: Data, annotations: dict[str, Data], items: Data, layout_: Data) -> str:
    """``Certificate.lean``"""
    from redverify.certification.whole import Whole

    try:
        with deep():
            return Whole(impl, laws_, annotations, items, layout_).text()
    except RecursionError:
        raise CertificateError("the data is nested too deeply") from None
