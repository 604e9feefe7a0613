"""Combiners: what a statement computes of a value that it updates, as an operator with a definition.

An update of several arrays at once, such as the index and the value of an arg-max, is one store of a record
whose fields are computed from the fields of the old record ``x`` and from an element. Here it becomes
``operator(x, element)``. The operator is read off the statement itself: whatever it is, its definition
applied to ``x`` and the element is the stored value. Nothing is assumed of its laws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from redverify.frontends.common import model
from redverify.frontends.common.terms import canonical_value
from redverify.frontends.common.updates import is_cell
from redverify.language import core
from redverify.language.operators import BUILTIN_OPERATORS
from redverify.language.source import NOWHERE
from redverify.language.terms import rebuild
from redverify.language.types import TypeKind, ValueType, record
from redverify.language.unfolding import definition_of
from redverify.language.walks import subterms

#: The variables of a combiner: the old record, and the one that is joined to it.
OLD, NEW = "x", "y"


@dataclass(frozen=True, slots=True)
class Joined:
    """An update as ``operator(cell, element)``."""

    operator: core.Operator
    element: core.ValueExpr


def record_type(types: tuple[ValueType, ...]) -> ValueType:
    """The type of records with fields ``v0``, ``v1``, ... of these types."""
    fields = tuple((f"v{position}", type_) for position, type_ in enumerate(types))
    return record("_".join(["Tuple", *(t.name for t in types)]), fields)


def reads_cell(value: core.ValueExpr, array: str) -> bool:
    """Whether a stored record is computed from the array that it is stored to."""
    return any(isinstance(part, core.Read) and part.array == array for part in subterms(value))


def as_element(record: core.Apply) -> core.ValueExpr:
    """The record; if its fields are those of one and the same record, in order, that record."""
    wholes = set[core.ValueExpr]()
    for (name, _), part in zip(record.type.fields, record.arguments, strict=True):
        if not isinstance(part, core.Apply) or part.function != f".{name}":
            return record
        wholes.add(canonical_value(part.arguments[0]))
    whole = wholes.pop()
    return whole if not wholes and whole.type == record.type else record


def joined(
    value: core.ValueExpr,
    array: str,
    indices: tuple[core.IndexExpr, ...],
    known: Mapping[str, core.Operator],
    new_name: str | None,
) -> Joined | None:
    """The stored record ``value`` as an update of the cell ``array[indices]``.

    ``known`` are the operators that it is compared with. If it is none of these, an operator called
    ``new_name`` is made of it; ``None`` if that is ``None`` or the update has no such form.
    """
    if not isinstance(value, core.Apply) or value.function != core.RECORD:
        return None
    old = core.Constant(value.type, OLD)
    fields = [_with_old(canonical_value(part), array, indices, old) for part in value.arguments]
    if any(isinstance(p, core.Read) and p.array == array for f in fields for p in subterms(f)):
        return None  # another cell of the array
    for operator in known.values():
        if operator.type == value.type:
            element = _matched(operator, fields)
            if element is not None:
                return Joined(operator, as_element(element))
    if new_name is None:
        return None
    found = _inferred(value.type, fields, new_name)
    if found is None:
        return None
    operator, element = found
    again = core.Apply(value.type, operator.name, (old, element), declared=True)
    meaning = definition_of(operator, *again.arguments)
    assert meaning is not None and _simplified(meaning) == core.record_of(value.type, tuple(fields))
    return Joined(operator, as_element(element))


def joined_by_meaning(
    value: core.ValueExpr,
    array: str,
    indices: tuple[core.IndexExpr, ...],
    known: Mapping[str, core.Operator],
    alike: Callable[[core.Operator, core.Operator], bool],
) -> Joined | None:
    """As :func:`joined`, or :func:`joined_value`, by one of the ``known`` operators, also where what is
    stored is only equal to it.

    A compiler writes ``min(a, b)`` for ``select(a < b, a, b)``. What the statement computes is made an
    operator of its own. It is a known one if the two are ``alike``: proved to be equal at all values.
    """
    join = joined if value.type.fields else joined_value
    found = join(value, array, indices, known, None)
    if found is not None:
        return found
    own = join(value, array, indices, {}, "own")
    if own is None:
        return None
    equal = [o for o in known.values() if o.type == value.type and alike(o, own.operator)]
    return Joined(equal[0], own.element) if equal else None


def _simplified(value: core.ValueExpr) -> core.ValueExpr:
    """The value with fields of records that are made on the spot taken out."""
    result = rebuild(value, _simplified, lambda i: i, lambda c: c)
    if isinstance(result, core.Apply) and result.function.startswith("."):
        return core.field_of(result.arguments[0], result.function[1:])
    return result


def _with_old(
    value: core.ValueExpr, array: str, indices: tuple[core.IndexExpr, ...], old: core.Constant
) -> core.ValueExpr:
    """The value with the old record in place of the cell."""
    if isinstance(value, core.Read):
        return old if is_cell(value, array, indices) else value
    if isinstance(value, core.Access | core.Reduce | core.Element):
        return value
    return rebuild(value, lambda part: _with_old(part, array, indices, old), lambda i: i, lambda c: c)


def _is_old(value: core.ValueExpr) -> bool:
    """Whether the old record occurs in a value."""
    return any(isinstance(part, core.Constant) for part in subterms(value))


# ---------------------------------------------------------------- a known operator


def _matched(operator: core.Operator, fields: Sequence[core.ValueExpr]) -> core.Apply | None:
    """The element with which an operator's definition is the record of ``fields``."""
    definition = operator.definition
    assert isinstance(definition, core.Apply)
    found: dict[str, core.ValueExpr] = {}
    for pattern, value in zip(definition.arguments, fields, strict=True):
        if not _match(pattern, value, found):
            return None
    if set(found) != {name for name, _ in operator.type.fields}:
        return None
    return core.record_of(operator.type, tuple(found[name] for name, _ in operator.type.fields))


def _match(pattern: core.ValueExpr, value: core.ValueExpr, found: dict[str, core.ValueExpr]) -> bool:
    """Whether a value is a definition's part with the fields of ``y`` replaced; these go to ``found``."""
    if isinstance(pattern, core.Apply) and pattern.arguments == (core.Constant(_type_of(pattern), NEW),):
        name = pattern.function[1:]
        return pattern.type == value.type and not _is_old(value) and found.setdefault(name, value) == value
    if isinstance(pattern, core.Apply) and isinstance(value, core.Apply):
        alike = (pattern.function, pattern.type, pattern.declared, len(pattern.arguments)) == (
            value.function,
            value.type,
            value.declared,
            len(value.arguments),
        )
        return alike and all(
            _match(p, v, found) for p, v in zip(pattern.arguments, value.arguments, strict=True)
        )
    if isinstance(pattern, core.Cast) and isinstance(value, core.Cast):
        return pattern.type == value.type and _match(pattern.operand, value.operand, found)
    return pattern == value


def _type_of(pattern: core.Apply) -> ValueType:
    """The type of the only argument; of no use if there are others."""
    return pattern.arguments[0].type if pattern.arguments else pattern.type


# ---------------------------------------------------------------- a new operator


def _inferred(
    type_: ValueType, fields: Sequence[core.ValueExpr], name: str
) -> tuple[core.Operator, core.Apply] | None:
    """An operator and an element with which its definition is the record of ``fields``."""
    parts = [_new_part(type_, f, value) for (f, _), value in zip(type_.fields, fields, strict=True)]
    known = [part for part in parts if part is not None]
    if len(known) != len(parts):
        return None
    new = core.Constant(type_, NEW)
    places = {f: core.field_of(new, f) for f, _ in type_.fields}
    definition: list[core.ValueExpr] = []
    for (own, _), value in zip(type_.fields, fields, strict=True):
        order = [own, *(f for f, _ in type_.fields if f != own)]
        by_field = dict(zip((f for f, _ in type_.fields), known, strict=True))
        by = {}
        for f in reversed(order):
            if f == own or not isinstance(by_field[f], core.Literal):
                by[by_field[f]] = places[f]
        definition.append(_replaced(value, by))
    if not all(_closed(d) for d in definition):
        return None
    body = core.record_of(type_, tuple(definition))
    operator = core.Operator(name, type_, False, False, None, (OLD, NEW), body)
    return operator, core.record_of(type_, tuple(known))


def _new_part(type_: ValueType, name: str, value: core.ValueExpr) -> core.ValueExpr | None:
    """The field of the element: what stands beside the old field, as a branch or an operand."""
    own = core.field_of(core.Constant(type_, OLD), name)
    match value:
        case core.Apply(function="select", arguments=(_, then, otherwise)):
            others = [b for b, other in ((then, otherwise), (otherwise, then)) if other == own]
        case core.Apply(function=function, arguments=(left, right)) if function in BUILTIN_OPERATORS:
            others = [b for b, other in ((right, left), (left, right)) if other == own]
        case _:
            others = []
    free = [o for o in others if not _is_old(o)]
    return free[0] if free else None


def _replaced(value: core.ValueExpr, by: Mapping[core.ValueExpr, core.ValueExpr]) -> core.ValueExpr:
    """The value with whole parts replaced."""
    if value in by:
        return by[value]
    if isinstance(value, core.Read | core.Access | core.Reduce | core.Element):
        return value
    return rebuild(value, lambda part: _replaced(part, by), lambda i: i, lambda c: c)


# ---------------------------------------------------------------- updates of one value


def joined_value(
    value: core.ValueExpr,
    array: str,
    indices: tuple[core.IndexExpr, ...],
    known: Mapping[str, core.Operator],
    new_name: str | None,
) -> Joined | None:
    """The stored ``value`` as an update ``operator(cell, element)`` by an operator that is defined by it.

    As :func:`joined`, of a value that is not a record. The element is the largest part of the value beside
    which nothing but the cell and constants is left: of ``select(C > 255 - A, 255, A)`` it is ``A``.
    """
    old = core.Constant(value.type, OLD)
    step = _with_old(canonical_value(value), array, indices, old)
    if any(isinstance(p, core.Read) and p.array == array for p in subterms(step)) or not _is_old(step):
        return None
    new = core.Constant(value.type, NEW)
    for operator in known.values():
        if operator.type == value.type and operator.definition is not None:
            found: dict[str, core.ValueExpr] = {}
            if _matches(operator.definition, step, found) and NEW in found:
                return Joined(operator, found[NEW])
    if new_name is None:
        return None
    candidates = [p for p in subterms(step) if p.type == value.type and not _is_old(p) and not _closed(p)]
    for element in sorted(dict.fromkeys(candidates), key=lambda p: -sum(1 for _ in subterms(p))):
        definition = _replaced(step, {element: new})
        if _closed(definition):
            return Joined(
                core.Operator(new_name, value.type, False, False, None, (OLD, NEW), definition), element
            )
    return None


def _closed(value: core.ValueExpr) -> bool:
    """Whether a value is made of constants by functions of the language alone."""
    return all(
        isinstance(p, core.Apply | core.Constant | core.Literal | core.Cast)
        and not (isinstance(p, core.Apply) and p.declared)
        for p in subterms(value)
    )


def _matches(pattern: core.ValueExpr, value: core.ValueExpr, found: dict[str, core.ValueExpr]) -> bool:
    """Whether a value is a definition with one value in place of all ``y``; that goes to ``found``."""
    if pattern == core.Constant(pattern.type, NEW):
        return pattern.type == value.type and not _is_old(value) and found.setdefault(NEW, value) == value
    match pattern, value:
        case core.Apply(), core.Apply():
            alike = (pattern.function, pattern.type, pattern.declared, len(pattern.arguments)) == (
                value.function,
                value.type,
                value.declared,
                len(value.arguments),
            )
            pairs = zip(pattern.arguments, value.arguments, strict=False)
            return alike and all(_matches(p, v, found) for p, v in pairs)
        case core.Cast(), core.Cast():
            return pattern.type == value.type and _matches(pattern.operand, value.operand, found)
        case _:
            return pattern == value


# ---------------------------------------------------------------- laws


@dataclass(frozen=True, slots=True)
class Combiners:
    """The operators of a program's updates, without laws.

    ``proved`` tells which laws of the operators of a specification hold: ``assoc``, ``comm``, ``unit``,
    ``from``.
    """

    operators: Mapping[str, core.Operator]
    proved: Callable[[core.Spec], frozenset[str]]

    def lawful(self, name: str, start: core.ValueExpr | None) -> core.Operator:
        """The operator with those laws that are proved, ``start`` as what its parts start from, if known.

        Laws that are not declared are not used: a schedule that needs them is not verified.
        """
        operator = self.operators[name]
        claimed = replace(operator, associative=True, commutative=True)
        if isinstance(start, core.Literal):
            claimed = replace(claimed, unit=start)
        literals = start.arguments if isinstance(start, core.Apply) else (start,)
        if isinstance(start, core.Apply | core.Literal) and all(
            isinstance(p, core.Literal) for p in literals
        ):
            claimed = replace(claimed, start=start)
        types = (operator.type,) if operator.type.kind is TypeKind.RECORD else ()
        spec = core.Spec("laws", (), (), types, {}, {name: claimed}, {}, (), NOWHERE)
        found = self.proved(spec)
        unit = claimed.unit if "unit" in found else None
        return replace(
            operator,
            associative="assoc" in found,
            commutative="comm" in found,
            unit=unit,
            start=claimed.start if "from" in found and unit is None else None,
        )


# ---------------------------------------------------------------- whole functions


def with_combiners(
    function: model.Function, known: Mapping[str, core.Operator], *, new: bool
) -> tuple[model.Function, dict[str, core.Operator]]:
    """The function with its updates of records as applications of operators, and all operators.

    With ``new``, updates by none of the ``known`` operators make operators of their own. Else they stay
    as they are: stores of records.
    """
    operators = dict(known)

    def store(node: model.Store) -> model.Store:
        if not isinstance(node.value, core.Apply) or node.value.function != core.RECORD:
            return node
        if not reads_cell(node.value, node.array):
            value = as_element(node.value)
            return replace(node, value=value, cases=value) if node.cases == node.value else node
        name = f"combine_{len(operators)}" if operators else "combine"
        found = joined(node.value, node.array, node.indices, operators, name if new else None)
        if found is None:
            return node
        operators[found.operator.name] = found.operator
        cell = core.Read(node.value.type, node.array, node.indices)
        value = core.Apply(node.value.type, found.operator.name, (cell, found.element), declared=True)
        return replace(node, value=value, cases=value)

    body = map_nodes(function.body, lambda n: store(n) if isinstance(n, model.Store) else n)
    return replace(function, body=body), operators


def map_nodes(node: model.Node, leaf: Callable[[model.Node], model.Node]) -> model.Node:
    """The statement with each statement that has no others inside replaced."""
    match node:
        case model.Loop() | model.SBlock():
            changed = replace(node, body=map_nodes(node.body, leaf))
            if isinstance(changed, model.SBlock) and changed.init is not None:
                changed = replace(changed, init=map_nodes(changed.init, leaf))
            return changed
        case model.Sequence(parts):
            return replace(node, parts=tuple(map_nodes(p, leaf) for p in parts))
        case model.Branch():
            return replace(node, then=map_nodes(node.then, leaf), otherwise=map_nodes(node.otherwise, leaf))
        case _:
            return leaf(node)
