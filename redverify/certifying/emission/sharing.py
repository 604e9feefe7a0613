"""Names for the reductions that a certificate's theorems repeat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from redverify.checking.data import Data

_INDEX = frozenset({"+", "*", "//", "%", "min", "max", "if"})


@dataclass(slots=True)
class Template:
    """A reduction with variables in place of index expressions."""

    name: str
    variables: tuple[str, ...]
    body: Data


@dataclass(slots=True)
class Sharing:
    """Replaces reductions by applications of definitions of their own.

    A reduction of the data matches a definition if putting index expressions for the
    definition's variables gives the reduction, so that Lean sees both as the same by unfolding.
    """

    templates: dict[str, list[Template]] = field(default_factory=dict)
    count: int = 0

    def items(self, items: Sequence[Data]) -> list[Data]:
        """The items with named reductions; each definition comes before its first use."""
        result: list[Data] = []
        for item in items:
            new: list[Data] = []
            replaced = self._walk(item, new)
            result += [*new, replaced]
        return result

    def annotations(self, annotations: dict[str, Data]) -> tuple[list[Data], dict[str, Data]]:
        """The annotations with named reductions, and the definitions that they need."""
        new: list[Data] = []
        return new, {key: self._walk(data, new) for key, data in annotations.items()}

    def _walk(self, data: Data, new: list[Data]) -> Data:
        if not isinstance(data, list):
            return data
        if data and data[0] == "reduce" and len(data) == 6:
            return self._named(data, new)
        return [self._walk(part, new) for part in data]

    def _named(self, data: Data, new: list[Data]) -> Data:
        shape = _shape(data)
        for template in self.templates.get(shape, []):
            found: dict[str, Data] = {}
            if _matches(template.body, data, frozenset(template.variables), found):
                return ["value", template.name, [found[v] for v in template.variables]]
        variables = tuple(sorted(set(_free(data, frozenset()))))
        template = Template(f"value_{self.count}", variables, data)
        self.count += 1
        self.templates.setdefault(shape, []).append(template)
        new.append(["value", template.name, list(variables), data])
        return ["value", template.name, list(variables)]


def _shape(data: Data) -> str:
    """What two reductions that match have in common, whatever their indices are."""
    if not isinstance(data, list) or not data:
        return "." if isinstance(data, (int, str)) and not isinstance(data, bool) else str(data)
    head = data[0]
    if head in _INDEX:
        return "."
    match head:
        case "fn":
            return f"fn{data[1]}({','.join(_shape(part) for part in data[2])})"
        case "access":
            return f"{data[1]}[{len(data[2])}]"
        case "reduce":
            start = "" if data[1] is None else _shape(data[1])
            return f"red{data[2]}({start};{len(data[3])};{_shape(data[4])};{_shape(data[5])})"
    return f"{head}({','.join(_shape(part) for part in data[1:])})"


def _free(data: Data, bound: frozenset[str]) -> Iterator[str]:
    """The variables of a value's index expressions, without those that reductions bind."""
    match data:
        case ["fn", _, parts]:
            for part in parts:
                yield from _free(part, bound)
        case ["access", _, indices]:
            for index in indices:
                yield from _variables(index, bound)
        case ["index", _, operand]:
            yield from _variables(operand, bound)
        case ["cond", condition]:
            yield from _variables(condition, bound)
        case ["select", condition, then, otherwise]:
            yield from _variables(condition, bound)
            yield from _free(then, bound)
            yield from _free(otherwise, bound)
        case ["reduce", start, _, names, condition, body]:
            if start is not None:
                yield from _free(start, bound)
            inner = bound | frozenset(names)
            yield from _variables(condition, inner)
            yield from _free(body, inner)


def _variables(data: Data, bound: frozenset[str]) -> Iterator[str]:
    if isinstance(data, str):
        if data not in bound:
            yield data
    elif isinstance(data, list):
        for part in data[1:]:
            yield from _variables(part, bound)


def _matches(template: Data, data: Data, open_: frozenset[str], found: dict[str, Data]) -> bool:
    """Whether index expressions for the template's variables give the data."""
    match template, data:
        case ["fn", one, parts], ["fn", two, others]:
            return (
                one == two
                and len(parts) == len(others)
                and all(_matches(a, b, open_, found) for a, b in zip(parts, others, strict=True))
            )
        case ["access", one, parts], ["access", two, others]:
            return one == two and _all(parts, others, open_, found)
        case ["index", one, part], ["index", two, other]:
            return one == two and _index(part, other, open_, found)
        case ["cond", part], ["cond", other]:
            return _index(part, other, open_, found)
        case ["select", c, a, b], ["select", d, e, f]:
            return _index(c, d, open_, found) and all(
                _matches(x, y, open_, found) for x, y in ((a, e), (b, f))
            )
        case ["reduce", s, op, names, c, body], ["reduce", t, other, others, d, rest]:
            if op != other or names != others or (s is None) != (t is None):
                return False
            if s is not None and not _matches(s, t, open_, found):
                return False
            return _index(c, d, open_, found) and _matches(body, rest, open_, found)
    return False


def _all(parts: list[Data], others: list[Data], open_: frozenset[str], found: dict[str, Data]) -> bool:
    return len(parts) == len(others) and all(
        _index(a, b, open_, found) for a, b in zip(parts, others, strict=True)
    )


def _index(template: Data, data: Data, open_: frozenset[str], found: dict[str, Data]) -> bool:
    if isinstance(template, str) and template in open_:
        if any(name.startswith("$k") for name in _variables(data, frozenset())):
            return False
        return bool(found.setdefault(template, data) == data)
    if isinstance(template, list) and isinstance(data, list):
        return (
            bool(template)
            and bool(data)
            and template[0] == data[0]
            and _all(template[1:], data[1:], open_, found)
        )
    return bool(template == data) and isinstance(template, bool) == isinstance(data, bool)


__all__ = ["Sharing"]
