"""Names for the reductions that a certificate's theorems repeat."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, assert_never, cast

from redverify.checking.data.expressions import (
    Access,
    And,
    AtLeast,
    AtMost,
    Atom,
    Call,
    Condition,
    Equal,
    Greater,
    Iff,
    Index,
    IndexValue,
    IntegerOf,
    Less,
    Not,
    Or,
    Reduce,
    Select,
    Shared,
    Truth,
    Unequal,
    Value,
)
from redverify.checking.data.tagged import Tagged, changed, fields_of
from redverify.checking.proofs.theorems import Annotation, Item, ValueItem

T = TypeVar("T", bound=Tagged)


@dataclass(frozen=True, slots=True)
class Template:
    """A reduction with variables in place of index expressions."""

    name: str
    variables: tuple[str, ...]
    body: Reduce

    def item(self) -> ValueItem:
        """The definition of the template."""
        return ValueItem(self.name, self.variables, self.body)


@dataclass(slots=True)
class Sharing:
    """Replaces reductions by applications of definitions of their own.

    A reduction of the data matches a definition if putting index expressions for the
    definition's variables gives the reduction, so that Lean sees both as the same by unfolding.
    """

    templates: dict[Hashable, list[Template]] = field(default_factory=dict)
    count: int = 0

    def items(self, items: Sequence[Item]) -> list[Item]:
        """The items with named reductions; each definition comes before its first use."""
        result: list[Item] = []
        for item in items:
            new: list[Item] = []
            replaced = self._walk(item, new)
            result += [*new, replaced]
        return result

    def annotations(self, annotations: Mapping[str, Annotation]) -> tuple[list[Item], dict[str, Annotation]]:
        """The annotations with named reductions, and the definitions that they need."""
        new: list[Item] = []
        return new, {key: self._replaced(note, new) for key, note in annotations.items()}

    def _walk(self, term: T, new: list[Item]) -> T:
        """The term with named reductions; definitions that are needed for that join ``new``."""
        return changed(term, lambda part: self._replaced(part, new))

    def _replaced(self, term: Any, new: list[Item]) -> Any:
        return self._named(term, new) if isinstance(term, Reduce) else self._walk(term, new)

    def _named(self, reduction: Reduce, new: list[Item]) -> Shared:
        shape = _shape(reduction)
        for template in self.templates.get(shape, []):
            found: dict[str, Index] = {}
            if _matches(template.body, reduction, frozenset(template.variables), found):
                return Shared(template.name, tuple([found[v] for v in template.variables]))
        variables = tuple(sorted(set(_free(reduction, frozenset()))))
        template = Template(f"value_{self.count}", variables, reduction)
        self.count += 1
        self.templates.setdefault(shape, []).append(template)
        new.append(template.item())
        return Shared(template.name, variables)


def _shape(value: Value) -> Hashable:
    """What two values that match have in common, whatever their index expressions are."""
    match value:
        case Call(function, arguments):
            return (Call, function, tuple([_shape(part) for part in arguments]))
        case Access(tensor, indices):
            return (Access, tensor, len(indices))
        case IndexValue():
            return IndexValue
        case Truth(condition):
            return (Truth, _outline(condition))
        case Select(condition, then, otherwise):
            return (Select, _outline(condition), _shape(then), _shape(otherwise))
        case Reduce(start, operator, binders, condition, body):
            begin = None if start is None else _shape(start)
            return (Reduce, operator, begin, len(binders), _outline(condition), _shape(body))
        case Shared() | Atom():
            return value
        case _:
            assert_never(value)


def _outline(condition: Condition) -> Hashable:
    """A condition without its index expressions."""
    match condition:
        case And(left, right) | Or(left, right) | Iff(left, right):
            return (type(condition), _outline(left), _outline(right))
        case Not(operand):
            return (Not, _outline(operand))
        case bool():
            return condition
        case Equal() | Unequal() | Less() | AtMost() | Greater() | AtLeast():
            return type(condition)
        case _:
            assert_never(condition)


def _free(value: Value, bound: frozenset[str]) -> Iterator[str]:
    """The variables of a value's index expressions, without those that reductions bind."""
    match value:
        case Call(_, arguments):
            for part in arguments:
                yield from _free(part, bound)
        case Access(_, indices) | Shared(_, indices):
            yield from _variables(indices, bound)
        case IndexValue(_, operand):
            yield from _variables(operand, bound)
        case Truth(condition):
            yield from _variables(condition, bound)
        case Select(condition, then, otherwise):
            yield from _variables(condition, bound)
            yield from _free(then, bound)
            yield from _free(otherwise, bound)
        case Reduce(start, _, names, condition, body):
            if start is not None:
                yield from _free(start, bound)
            inner = bound | frozenset(names)
            yield from _variables(condition, inner)
            yield from _free(body, inner)
        case Atom():
            return
        case _:
            assert_never(value)


#: What index expressions and conditions are made of.
_Indices = Index | Condition | tuple[Index, ...]


def _variables(part: _Indices, bound: frozenset[str]) -> Iterator[str]:
    """The variables of index expressions and conditions that are not bound."""
    if isinstance(part, str):
        if part not in bound:
            yield part
    elif isinstance(part, IntegerOf):
        yield from _free(part.operand, bound)
    elif isinstance(part, tuple):
        for item in part:
            yield from _variables(item, bound)
    elif isinstance(part, Tagged):
        for item in fields_of(part):
            yield from _variables(item, bound)


def _matches(template: Value, value: Value, open_: frozenset[str], found: dict[str, Index]) -> bool:
    """Whether index expressions for the template's variables give the value; they join ``found``."""
    match template, value:
        case Call(one, parts), Call(two, others):
            return (
                one == two
                and len(parts) == len(others)
                and all(_matches(a, b, open_, found) for a, b in zip(parts, others, strict=True))
            )
        case Access(tensor, indices), Access(other, others):
            return tensor == other and _same(indices, others, open_, found)
        case IndexValue(kind, operand), IndexValue(other, others):
            return kind == other and _same(operand, others, open_, found)
        case Truth(condition), Truth(other):
            return _same(condition, other, open_, found)
        case Select(c, a, b), Select(d, e, f):
            return _same(c, d, open_, found) and _matches(a, e, open_, found) and _matches(b, f, open_, found)
        case Reduce(s, operator, names, c, a), Reduce(t, other, others, d, b):
            if operator != other or names != others or (s is None) != (t is None):
                return False
            if s is not None and t is not None and not _matches(s, t, open_, found):
                return False
            return _same(c, d, open_, found) and _matches(a, b, open_, found)
        case _:
            return False


def _same(template: _Indices, part: _Indices, open_: frozenset[str], found: dict[str, Index]) -> bool:
    """The same for index expressions, conditions, and tuples of them."""
    if isinstance(template, str) and template in open_:
        if any(name.startswith("$k") for name in _variables(part, frozenset())):
            return False
        return found.setdefault(template, cast(Index, part)) == part  # where variables are, indices are
    if isinstance(template, IntegerOf) and isinstance(part, IntegerOf):
        return template.kind == part.kind and _matches(template.operand, part.operand, open_, found)
    if type(template) is not type(part):
        return False
    if isinstance(template, tuple) and isinstance(part, tuple):
        return len(template) == len(part) and all(
            _same(a, b, open_, found) for a, b in zip(template, part, strict=True)
        )
    if isinstance(template, Tagged) and isinstance(part, Tagged):
        return _same(fields_of(template), fields_of(part), open_, found)
    return template == part
