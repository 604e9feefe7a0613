"""Definitions of a compiled module or an export, compared with the pieces of a text.

Each piece has one meaning:

* ``.le x y`` is the constructor ``Redverify.T.le`` of a type of the library; its place tells of which;
* a number is ``OfNat.ofNat`` at ``Int``, ``Nat`` or a name's type, by the instances of Lean's library;
* ``v_N`` is the constant of the certificate, whose value is the number that the text says;
* a law's name is a definition of the library, applied to ``V``, ``I`` and its arguments;
* ``fun v0 v1 => ...`` in a law is a function of values in ``V``.

A statement that has anything else in it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from redverify.checking.kernel import terms
from redverify.checking.kernel.errors import Refused
from redverify.checking.kernel.statement_text import (
    Abbreviation,
    Apply,
    Function,
    Laws,
    Pair,
    Piece,
    Structure,
    Text,
)
from redverify.checking.kernel.terms import Declared, Name, shown

#: The declaration of a name in a compiled module or an export, if there is one.
Find = Callable[[Name], Declared | None]

#: The types of the library that stand for names.
_NAMES = {"Var", "Arr", "Ten"}


def declared(find: Find, name: Name, kind: str) -> Declared:
    """A declaration of a kind. Raises :class:`.Refused` if there is none."""
    found = find(name)
    if found is None or found.kind != kind:
        raise Refused(f"there is no {kind} {shown(name)}")
    return found


def spine(term: terms.Term) -> tuple[terms.Term, list[terms.Term]]:
    """The head of an application, and its arguments."""
    arguments = []
    while isinstance(term, terms.App):
        arguments.append(term.argument)
        term = term.function
    return term, arguments[::-1]


_NUMERAL: Name = ("OfNat", "ofNat")

#: The types at which numbers are read, and the instance of Lean's library that reads them.
_INSTANCES: dict[Name, Name] = {("Int",): ("instOfNat",), ("Nat",): ("instOfNatNat",)}

#: Words for constants of Lean's library, and how many types they are given first.
_PLAIN: dict[str, tuple[Name, int]] = {
    "true": (("Bool", "true"), 0),
    "false": (("Bool", "false"), 0),
    "none": (("Option", "none"), 1),
    "some": (("Option", "some"), 1),
    "True": (("True",), 0),
    "∧": (("And",), 0),
}


class Comparison:
    """Compares definitions in one namespace, which the text defines; ``compared`` are those that agree."""

    def __init__(self, find: Find, space: Name, defined: frozenset[str]) -> None:
        self._find, self._space, self._defined = find, space, defined
        #: The variables around the place, innermost last; in laws the first two are ``V`` and ``I``.
        self._variables: tuple[str, ...] = ()
        self.compared: set[str] = set()

    def definition(self, name: str, said: Structure | Abbreviation | Laws) -> None:
        """Compare a definition with what the text says it is."""
        full = (*self._space, name)
        if isinstance(said, Abbreviation) and self._find(full) is None:
            return  # neither specification nor program mention it
        found = declared(self._find, full, "def")
        value = found.value
        assert value is not None
        wrong = Refused(f"{name} in the compiled theorem is not what the program's text says")
        if isinstance(said, Abbreviation):
            agrees = self._typed(found, said.type) and said.type in _NAMES and self._natural(said, value)
        elif isinstance(said, Structure):
            arguments = [piece for _, piece in said.fields]
            agrees = self._typed(found, said.type) and self._constant(
                ("Redverify", said.type, "mk"), "ctor", 0, arguments, value
            )
        else:
            agrees = self._laws(said, value)
        if not agrees:
            raise wrong
        self.compared.add(name)

    def _typed(self, found: Declared, type_: str) -> bool:
        return isinstance(found.type, terms.Const) and found.type.name == ("Redverify", type_)

    def _natural(self, said: Abbreviation, value: terms.Term) -> bool:
        return self._numeral(said.number, value, (("Redverify", said.type), ("instOfNatNat",)))

    def _laws(self, said: Laws, value: terms.Term) -> bool:
        """``fun (V : Type) (I : Interp V) => ...``"""
        if not isinstance(value, terms.Lam) or not isinstance(value.body, terms.Lam):
            return False
        head, arguments = spine(value.body.type)
        if (
            not isinstance(value.type, terms.Sort)
            or not isinstance(value.type.level, terms.Succ)
            or not isinstance(value.type.level.level, terms.Zero)
            or names([head]) != [("Redverify", "Interp")]
            or [bound(each) for each in arguments] != [0]
        ):
            return False
        with self._under("V", "I"):
            return self._agrees(said.body, value.body.body)

    @contextmanager
    def _under(self, *names: str) -> Iterator[None]:
        """Inside of more variables."""
        outside = self._variables
        self._variables = (*outside, *names)
        try:
            yield
        finally:
            self._variables = outside

    def _agrees(self, piece: Piece, term: terms.Term) -> bool:
        """Whether a term is what a piece of the text says."""
        if isinstance(piece, int):
            return any(self._numeral(piece, term, each) for each in _INSTANCES.items())
        if isinstance(piece, Text):
            return isinstance(term, terms.Text) and term.value == piece.value
        if isinstance(piece, Pair):
            return self._constant(("Prod", "mk"), "ctor", 2, piece, term)
        if isinstance(piece, list):
            return self._list(piece, term)
        if isinstance(piece, Function):
            return self._function(piece, term)
        return isinstance(piece, Apply) and self._word(piece.word, piece.arguments, term)

    def _list(self, elements: Sequence[Piece], term: terms.Term) -> bool:
        """Whether a term is a list. Lean gives names to parts of a long one, by ``let``."""
        lets: Lets | None = None
        for element in elements:
            term, lets = unfolded(term, lets)
            parts = self._parts(("List", "cons"), 3, term)
            if parts is None or (lets and self._variables) or not self._agrees(element, parts[1]):
                return False  # under a `let`, variables around it have other numbers
            term = parts[2]
        return self._parts(("List", "nil"), 1, unfolded(term, lets)[0]) is not None

    def _function(self, piece: Function, term: terms.Term) -> bool:
        """Whether a term is a function of values: its variables are those said, each of type ``V``."""
        if any(name in self._variables for name in piece.names):
            return False
        with self._under():
            for name in piece.names:
                if not isinstance(term, terms.Lam) or not self._is_type_of_values(term.type):
                    return False
                self._variables, term = (*self._variables, name), term.body
            return self._agrees(piece.body, term)

    def _is_variable(self, word: str, term: terms.Term) -> bool:
        """Whether a term is a variable, the innermost one of its name."""
        place = next((p for p, name in enumerate(reversed(self._variables)) if name == word), None)
        return place is not None and bound(term) == place

    def _is_type_of_values(self, term: terms.Term) -> bool:
        """Whether a term is the type of values, ``V``."""
        return self._is_variable("V", term)

    def _parts(self, name: Name, count: int, term: terms.Term) -> list[terms.Term] | None:
        """The arguments of a constant in a term; ``None`` if it is another term."""
        head, arguments = spine(term)
        here = isinstance(head, terms.Const) and head.name == name and len(arguments) == count
        return arguments if here else None

    def _constant(
        self, name: Name, kind: str, types: int, arguments: Sequence[Piece], term: terms.Term
    ) -> bool:
        """Whether a term is a constant with arguments after so many types."""
        parts = self._parts(name, types + len(arguments), term)
        found = self._find(name)
        if parts is None or found is None or found.kind != kind:
            return False
        return all(self._agrees(p, t) for p, t in zip(arguments, parts[types:], strict=True))

    def _word(self, word: str, arguments: Sequence[Piece], term: terms.Term) -> bool:
        head, parts = spine(term)
        if word in self._variables:
            return not arguments and self._is_variable(word, term)
        if word in _PLAIN:
            name, types = _PLAIN[word]
            found = self._find(name)
            return found is not None and self._constant(name, found.kind, types, arguments, term)
        if not isinstance(head, terms.Const):
            return False
        if word.startswith("."):
            of_library = len(head.name) == 3 and head.name[0] == "Redverify" and head.name[2] == word[1:]
            return of_library and self._constant(head.name, "ctor", 0, arguments, term)
        if word == "I.fn":
            said: list[Piece] = [Apply("I", ()), *arguments]
            return self._of_values(("Redverify", "Interp", "fn"), said, term)
        if "." in word:
            return self._constant(("Redverify", *word.split(".")), "ctor", 0, arguments, term)
        if word in self._defined:
            return not arguments and not parts and head.name == (*self._space, word)
        return self._of_values(("Redverify", word), arguments, term)

    def _of_values(self, name: Name, arguments: Sequence[Piece], term: terms.Term) -> bool:
        """Whether a term is a definition or structure of the library for values in ``V``, with arguments."""
        parts = self._parts(name, 1 + len(arguments), term)
        if parts is None or not self._is_type_of_values(parts[0]):
            return False
        return any(self._constant(name, kind, 1, arguments, term) for kind in ("def", "inductive"))

    def _numeral(self, number: int, term: terms.Term, reading: tuple[Name, Name]) -> bool:
        """Whether a term is a number at a type, read by an instance."""
        type_, instance = reading
        if number < 0:
            parts = self._parts(("Neg", "neg"), 3, term)
            if parts is None or type_ != ("Int",) or names(parts[:2]) != [type_, ("Int", "instNegInt")]:
                return False
            return self._numeral(-number, parts[2], reading)
        parts = self._parts(_NUMERAL, 3, term)
        if parts is None or names(parts[:1]) != [type_]:
            return False
        by = self._parts(instance, 1, parts[2])
        literals = [parts[1], *(by or ())]
        return by is not None and all(isinstance(x, terms.Number) and x.value == number for x in literals)


class Lets(NamedTuple):
    """What stands for bound variables: of the innermost one a term with its own, and those around it."""

    value: terms.Term
    inside: Lets | None
    outer: Lets | None


def unfolded(term: terms.Term, lets: Lets | None) -> tuple[terms.Term, Lets | None]:
    """A term that is neither a ``let`` nor a variable of one, and what its variables stand for."""
    while True:
        if isinstance(term, terms.Let):
            lets = Lets(term.value, lets, lets)
            term = term.body
            continue
        if not isinstance(term, terms.Bound):
            return term, lets
        around = lets
        for _ in range(term.index):
            around = None if around is None else around.outer
        if around is None:
            return term, lets
        term, lets = around.value, around.inside


def bound(term: terms.Term) -> int | None:
    """The number of a bound variable."""
    return term.index if isinstance(term, terms.Bound) else None


def names(parts: Sequence[terms.Term]) -> list[Name | None]:
    """The constants in a list of terms."""
    return [part.name if isinstance(part, terms.Const) else None for part in parts]
