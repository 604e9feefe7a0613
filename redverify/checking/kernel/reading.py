"""Names, levels, terms and declarations in the memory image of a module.

The shapes are those of ``Lean.Name``, ``Lean.Level``, ``Lean.Expr`` and ``Lean.ConstantInfo`` in Lean
4.28.0: the constructors are numbered in the order of their declaration, fields that are objects come
first, then the others by their size. What does not have such a shape raises :class:`.Damaged`.
"""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking.kernel import terms
from redverify.checking.kernel.errors import Damaged
from redverify.checking.kernel.olean import Image
from redverify.checking.kernel.terms import Name

#: A name has at most so many parts, a list at most so many elements: levels, constructors, types that
#: are defined together.
_PARTS, _LONGEST = 200, 10_000

#: A module is read at most so many times its size: each object takes at least 8 bytes and is needed by a
#: few declarations. A damaged file where all of many declarations mention all of many objects is refused.
_MOST_VISITS = 4

#: Constructors of levels, with the number of their fields.
_ZERO, _SUCC, _MAX, _IMAX, _PARAM = range(5)
_LEVEL_FIELDS = (0, 1, 2, 2, 1)

#: Constructors of terms. Variables that stand for something else (1 and 2) are in no finished term.
_BOUND, _SORT, _CONST, _APP, _LAM, _FORALL, _LET, _LITERAL, _NOTE, _PROJ = 0, 3, 4, 5, 6, 7, 8, 9, 10, 11
_TERM_FIELDS = {
    _BOUND: 1, _SORT: 1, _CONST: 2, _APP: 2, _LAM: 3, _FORALL: 3, _LET: 4, _LITERAL: 1, _NOTE: 2, _PROJ: 3,
}  # fmt: skip

#: Which fields of a term are terms.
_BELOW: dict[int, tuple[int, ...]] = {
    _BOUND: (), _SORT: (), _CONST: (), _APP: (0, 1), _LAM: (1, 2), _FORALL: (1, 2), _LET: (1, 2, 3),
    _LITERAL: (), _NOTE: (1,), _PROJ: (2,),
}  # fmt: skip

#: Bytes of a term after its fields that come before the binder's kind: its hash and what is known about it.
_KNOWN = 8

#: What the kernel takes literals for, numbers and texts: no term names it.
NUMBERS: frozenset[Name] = frozenset({("Nat",)})
TEXTS: frozenset[Name] = frozenset({("String",), ("String", "ofList"), ("Char", "ofNat")})

_Object = tuple[int, tuple[int, ...], bytes]


class Reader:
    """Reads one module. What was read once is the same object when it is read again."""

    __slots__ = ("_left", "_levels", "_names", "_terms", "image")

    def __init__(self, image: Image) -> None:
        self.image = image
        self._left = _MOST_VISITS * image.size
        self._names: dict[int, Name] = {1: ()}
        self._levels: dict[int, terms.Level] = {}
        self._terms: dict[int, terms.Term] = {}

    # ------------------------------------------------------------ names and lists

    def name(self, field: int) -> Name:
        """A name."""
        known = self._names.get(field)
        if known is not None:
            return known
        path: list[tuple[int, str | int]] = []
        at = field
        while at not in self._names:
            if at & 1 or len(path) >= _PARTS:
                raise Damaged(f"there is no name at {field:#x}")
            kind, fields, _ = self.image.constructor(at)
            if len(fields) != 2 or kind not in (1, 2):
                raise Damaged(f"there is no name at {field:#x}")
            part = self.image.string(fields[1]) if kind == 1 else self.image.natural(fields[1])
            path.append((at, part))
            at = fields[0]
        name = self._names[at]
        for address, part in reversed(path):
            name = (*name, part)
            if len(name) > _PARTS:
                raise Damaged(f"the name at {field:#x} is too long")
            self._names[address] = name
        return name

    def elements(self, field: int) -> Iterator[int]:
        """The elements of a list, as fields."""
        count = 0
        while field != 1:
            kind, fields, _ = self._object(field, "list")
            count += 1
            if kind != 1 or len(fields) != 2 or count > _LONGEST:
                raise Damaged(f"there is no list at {field:#x}")
            yield fields[0]
            field = fields[1]

    def names(self, field: int) -> tuple[Name, ...]:
        """A list of names."""
        return tuple(self.name(element) for element in self.elements(field))

    def _object(self, field: int, what: str) -> _Object:
        if field & 1:
            raise Damaged(f"a number where a {what} is expected")
        return self.image.constructor(field)

    def shape(self, field: int, what: str, count: int, after: int = 0) -> tuple[tuple[int, ...], bytes]:
        """The fields of a structure, which has to have so many, and at least so many bytes after them."""
        kind, fields, rest = self._object(field, what)
        if kind != 0 or len(fields) != count or len(rest) < after:
            raise Damaged(f"there is no {what} at {field:#x}")
        return fields, rest

    # ------------------------------------------------------------ levels

    def level(self, field: int) -> terms.Level:
        """A level."""
        for address, (kind, fields) in self._new_levels(field):
            if kind == _ZERO:
                level: terms.Level = terms.Zero()
            elif kind == _SUCC:
                level = terms.Succ(self._levels[fields[0]])
            elif kind == _PARAM:
                level = terms.Param(self.name(fields[0]))
            else:
                both = self._levels[fields[0]], self._levels[fields[1]]
                level = terms.Max(*both) if kind == _MAX else terms.IMax(*both)
            self._levels[address] = level
        return self._levels[field]

    def _new_levels(self, field: int) -> list[tuple[int, tuple[int, tuple[int, ...]]]]:
        """The levels below one, and itself, that were not read before, the lowest first."""
        new: dict[int, tuple[int, tuple[int, ...]]] = {}
        todo = [field]
        while todo:
            address = todo.pop()
            if address in self._levels or address in new:
                continue
            kind, fields = (_ZERO, ()) if address == 1 else self._object(address, "level")[:2]
            if kind > _PARAM or len(fields) != _LEVEL_FIELDS[kind]:
                raise Damaged(f"there is no level at {address:#x}")
            new[address] = kind, fields
            if kind != _PARAM:
                todo += fields
        return sorted(new.items())

    # ------------------------------------------------------------ terms

    def _objects(self, field: int, known: dict[int, terms.Term]) -> dict[int, _Object]:
        """The objects of a term and of all terms in it but the known ones."""
        found: dict[int, _Object] = {}
        todo = [field]
        constructor = self.image.constructor
        while todo:
            address = todo.pop()
            if address in found or address in known:
                continue
            if address & 1:
                raise Damaged("a number where a term is expected")
            found[address] = kind, fields, _ = constructor(address)
            if len(fields) != _TERM_FIELDS.get(kind):
                raise Damaged(f"there is no term at {address:#x}")
            for position in _BELOW[kind]:
                todo.append(fields[position])
        self._left -= len(found)
        if self._left < 0:
            raise Damaged("too many declarations mention the same terms")
        return found

    def term(self, field: int) -> terms.Term:
        """A term, without the notes (``mdata``) in it."""
        for address, found in sorted(self._objects(field, self._terms).items()):
            self._terms[address] = self._term(*found)
        return self._terms[field]

    def _term(self, kind: int, fields: tuple[int, ...], rest: bytes) -> terms.Term:
        """A term whose subterms were read."""
        known = self._terms
        if kind == _APP:
            return terms.App(known[fields[0]], known[fields[1]])
        if kind == _CONST:
            return terms.Const(self.name(fields[0]), tuple(self.level(x) for x in self.elements(fields[1])))
        if kind == _BOUND:
            return terms.Bound(self.image.natural(fields[0]))
        if kind in (_LAM, _FORALL):
            if len(rest) <= _KNOWN or rest[_KNOWN] >= len(terms.BINDER_INFOS):
                raise Damaged("a binder of an unknown kind")
            info = terms.BINDER_INFOS[rest[_KNOWN]]
            binder = terms.Lam if kind == _LAM else terms.Forall
            return binder(self.name(fields[0]), known[fields[1]], known[fields[2]], info)
        if kind == _LET:
            return terms.Let(self.name(fields[0]), *(known[field] for field in fields[1:]))
        if kind == _SORT:
            return terms.Sort(self.level(fields[0]))
        if kind == _PROJ:
            return terms.Proj(self.name(fields[0]), self.image.natural(fields[1]), known[fields[2]])
        if kind == _NOTE:
            return known[fields[1]]
        literal, value = self._literal(fields[0])
        if literal == 0:
            return terms.Number(self.image.natural(value))
        return terms.Text(self.image.string(value))

    def _literal(self, field: int) -> tuple[int, int]:
        """Whether a literal is a number (0) or a text (1), and its value as a field."""
        kind, fields, _ = self._object(field, "literal")
        if kind > 1 or len(fields) != 1:
            raise Damaged(f"there is no literal at {field:#x}")
        return kind, fields[0]

    def mentioned(self, field: int) -> set[Name]:
        """The constants that a term mentions; those that stand for its literals are among them."""
        found: set[Name] = set()
        for kind, fields, _ in self._objects(field, {}).values():
            if kind in (_CONST, _PROJ):
                found.add(self.name(fields[0]))
            elif kind == _LITERAL:
                found |= TEXTS if self._literal(fields[0])[0] else NUMBERS
        return found
