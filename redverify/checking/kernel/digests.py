"""Digests of declarations, which pin what a name means, however an export numbers or shares its terms.

The digest of a declaration is that of its kind, its levels, its type and its value, where a constant counts
with the digest of its own declaration: so a definition's digest changes if anything changes that it rests on.
Names and kinds of binders do not count, since they mean nothing. Of a theorem the proof does not count, and
neither does whether there is one: theorems, opaque constants and axioms are *facts* of a type.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from redverify.checking.kernel import terms
from redverify.checking.kernel.exported import Export
from redverify.checking.kernel.terms import Declared, Name

#: Kinds of declarations that are known by their types.
_FACTS = frozenset({"axiom", "thm", "opaque"})


#: Digests of terms, by their identities. The terms are kept, so that no other gets the identity of one.
_Known = dict[int, tuple[terms.Term, bytes]]


class Digests:
    """Digests of the declarations in an export; each is computed once."""

    def __init__(self, export: Export) -> None:
        self._declared = export.declared
        self._of: dict[Name, bytes] = {}
        self._terms: _Known = {}

    def of(self, name: Name) -> str:
        """The digest of a declaration, as hexadecimal digits."""
        todo = [name]
        while todo:
            at = todo[-1]
            if at in self._of:
                todo.pop()
                continue
            block = self._declared[at].block
            missing = self._mentioned(block or (at,)) - set(block) - self._of.keys()
            if missing:
                todo += missing  # they were declared before, so that this comes to an end
            elif block:
                self._enter(block)
            else:
                self._of[at] = self._said(at, self._terms)
        return self._of[name].hex()

    def _mentioned(self, names: Iterable[Name]) -> set[Name]:
        """The constants in declarations, without those that have digests where these are left out."""
        found = (term for name in names for term in self._new(_parts(self._declared[name]), self._terms))
        return {
            term.name if isinstance(term, terms.Const) else term.type_name
            for term in found
            if isinstance(term, terms.Const | terms.Proj)
        }

    def _enter(self, block: tuple[Name, ...]) -> None:
        """The digests of declarations that belong together: inside of them they stand by their names."""
        for member in block:
            self._of[member] = _hash(b"own", _name(member))
        inside: _Known = {}
        whole = _hash(b"block", *[self._said(member, inside) for member in block])
        for member in block:
            self._of[member] = _hash(whole, _name(member))

    def _said(self, name: Name, known: _Known) -> bytes:
        """The digest of what a declaration says, where all that it mentions has one."""
        found = self._declared[name]
        parts = _parts(found)
        for term in self._new(parts, known):
            known[id(term)] = term, self._term(term, known)
        kind = "fact" if found.kind in _FACTS else found.kind
        levels = _hash(*map(_name, found.levels))
        return _hash(kind.encode(), _name(name), levels, *(known[id(part)][1] for part in parts))

    @staticmethod
    def _new(parts: Iterable[terms.Term], known: _Known) -> list[terms.Term]:
        """The terms in some that are not known, each once, after those in it."""
        found: dict[int, terms.Term] = {}
        todo = list(parts)
        while todo:
            at = todo[-1]
            missing = [each for each in terms.subterms(at) if id(each) not in known and id(each) not in found]
            if missing and id(at) not in known:
                todo += missing
                continue
            todo.pop()
            if id(at) not in known:
                found[id(at)] = at
        return list(found.values())

    def _term(self, term: terms.Term, known: _Known) -> bytes:
        """The digest of a term, where those in it have one."""
        under = [known[id(each)][1] for each in terms.subterms(term)]
        match term:
            case terms.Const(name, levels):
                return _hash(b"const", self._of[name], *map(_level, levels))
            case terms.Bound(index):
                return _hash(b"bound", _number(index))
            case terms.Sort(level):
                return _hash(b"sort", _level(level))
            case terms.Proj(name, index, _):
                return _hash(b"proj", self._of[name], _number(index), *under)
            case terms.Number(value):
                return _hash(b"number", _number(value))
            case terms.Text(value):
                return _hash(b"text", value.encode("utf-8", "surrogatepass"))
        return _hash(type(term).__name__.encode(), *under)


def _parts(found: Declared) -> list[terms.Term]:
    """The terms of a declaration that count."""
    counts = found.value is not None and found.kind not in _FACTS
    return [found.type, found.value] if counts and found.value is not None else [found.type]


def _hash(*parts: bytes) -> bytes:
    """One hash of several texts, which tells how they were cut."""
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "little") + part for part in parts)).digest()


def _number(number: int) -> bytes:
    return str(number).encode()


def _name(name: Name) -> bytes:
    return _hash(*map(_part, name))


def _part(part: str | int) -> bytes:
    return b"n" + _number(part) if isinstance(part, int) else b"s" + part.encode("utf-8", "surrogatepass")


def _level(level: terms.Level) -> bytes:
    match level:
        case terms.Zero():
            return b"0"
        case terms.Succ(under):
            return _hash(b"succ", _level(under))
        case terms.Max(left, right):
            return _hash(b"max", _level(left), _level(right))
        case terms.IMax(left, right):
            return _hash(b"imax", _level(left), _level(right))
        case terms.Param(name):
            return _hash(b"param", _name(name))
