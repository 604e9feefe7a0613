"""Definitions of operators: their expansion, the order in which they use each other, their size."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from redverify.language import core
from redverify.language.walks import operands, subterms

#: The most parts a definition may have once all operators in it are expanded.
MAX_SIZE = 5000

#: The laws that an operator may declare, with their numbers of variables.
LAWS = {"assoc": 3, "comm": 2, "unit": 1, "from": 1}


def used(operator: core.Operator, operators: Mapping[str, core.Operator]) -> frozenset[str]:
    """The operators that an operator's definition applies."""
    if operator.definition is None:
        return frozenset()
    found = {p.function for p in subterms(operator.definition) if isinstance(p, core.Apply) and p.declared}
    return frozenset(found & operators.keys())


def needed(name: str, operators: Mapping[str, core.Operator]) -> frozenset[str]:
    """All operators that a definition applies, directly or not; itself only if there is a cycle."""
    found: set[str] = set()
    todo = [*used(operators[name], operators)]
    while todo:
        other = todo.pop()
        if other not in found:
            found.add(other)
            todo += used(operators[other], operators)
    return frozenset(found)


def in_order(operators: Mapping[str, core.Operator]) -> tuple[list[str], list[str]]:
    """Two lists: the operators, each after those in its definition; and those that cycles leave over."""
    waiting = {name: set(used(operator, operators)) for name, operator in operators.items()}
    users: dict[str, list[str]] = {name: [] for name in operators}
    for name, others in waiting.items():
        for other in others:
            users[other].append(name)
    ordered = [name for name, others in waiting.items() if not others]
    for name in ordered:
        for user in users[name]:
            waiting[user].discard(name)
            if not waiting[user]:
                ordered.append(user)
    placed = frozenset(ordered)
    return ordered, [name for name in operators if name not in placed]


@dataclass(frozen=True, slots=True)
class _Size:
    """The size of an application: ``own``, plus ``left`` and ``right`` times the arguments' sizes."""

    own: int
    left: int = 0
    right: int = 0

    def __add__(self, other: _Size) -> _Size:
        return _Size(self.own + other.own, self.left + other.left, self.right + other.right)

    def times(self, factor: int) -> _Size:
        return _Size(self.own * factor, self.left * factor, self.right * factor)


def expanded_sizes(operators: Mapping[str, core.Operator]) -> dict[str, int]:
    """The same for all operators that are not part of a cycle."""
    known: dict[str, _Size] = {}

    def size(expr: core.ValueExpr, parameters: tuple[str, ...]) -> _Size:
        match expr:
            case core.Constant(name=variable):
                return _Size(0, int(variable == parameters[0]), int(variable == parameters[1]))
            case core.Apply(function=function, arguments=arguments, declared=declared):
                sizes = [size(argument, parameters) for argument in arguments]
                if declared and function in known:
                    outer = known[function]
                    return _Size(outer.own) + sizes[0].times(outer.left) + sizes[1].times(outer.right)
                return sum(sizes, _Size(1))
            case _:
                return sum([size(operand, parameters) for operand in operands(expr)], _Size(1))

    for name in in_order(operators)[0]:
        definition = operators[name].definition
        known[name] = _Size(1, 1, 1) if definition is None else size(definition, operators[name].parameters)
    return {name: whole.own + whole.left + whole.right for name, whole in known.items()}
