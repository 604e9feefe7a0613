"""The statement of an exported theorem, compared with what the printer makes of the program.

Lean elaborates the text of a certificate: it resolves names, reads numbers, fills in what is not written.
Here the result is read from the export, without Lean, and compared with the text, piece by piece. The
text is that of :meth:`.LeanFile.statement`, of names, ``spec``, ``impl`` and ``laws``, and of what the
theorem states of them: ``Certified``, or ``CertifiedStrictly``. Each piece of it has one meaning:

* ``.le x y`` is the constructor ``Redverify.T.le`` of a type of the library; its place tells of which;
* a number is ``OfNat.ofNat`` at ``Int``, ``Nat`` or a name's type, by the instances of Lean's library;
* ``v_N`` is the constant of the certificate, whose value is the number that the text says;
* a law's name is a definition of the library, applied to ``V``, ``I`` and its arguments;
* ``fun v0 v1 => ...`` in a law is a function of values in ``V``.

A statement that has anything else in it is refused. Nothing here is shared with what renders certificates.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from redverify.checking.kernel import terms
from redverify.checking.kernel.errors import Refused
from redverify.checking.kernel.exported import Declared, Export
from redverify.checking.kernel.terms import Name, shown

#: The types of the library that stand for names.
_NAMES = {"Var", "Arr", "Ten"}


def compare(export: Export, theorem: Name, text: str) -> None:
    """See that a theorem of an export states what a text says. Raises :class:`.Refused` if it does not."""
    space = theorem[:-1]
    found = pieces(text)
    said = found.get("certificate")
    if not isinstance(said, Stated):
        raise Refused("the text does not say what the theorem states")
    certified: Name = ("Redverify", said.word)
    stated = _declared(export, theorem, "thm").type
    expected = [(*space, name) for name in ("laws", "spec", "impl")]
    head, arguments = _spine(stated)
    constants = [each.name if isinstance(each, terms.Const) else None for each in (head, *arguments)]
    if constants != [certified, *expected]:
        raise Refused(f"the type of {shown(theorem)} is not {said.word} laws spec impl")
    _declared(export, certified, "inductive")
    comparison = _Comparison(export, space, frozenset(found))
    for name, piece in found.items():
        if not isinstance(piece, Stated):
            comparison.definition(name, piece)
    if not {"spec", "impl", "laws"} <= comparison.compared:
        raise Refused("the text of the statement has no spec, impl or laws")


def _declared(export: Export, name: Name, kind: str) -> Declared:
    found = export.declared.get(name)
    if found is None or found.kind != kind:
        raise Refused(f"the export has no {kind} {shown(name)}")
    return found


def _spine(term: terms.Term) -> tuple[terms.Term, list[terms.Term]]:
    """The head of an application, and its arguments."""
    arguments = []
    while isinstance(term, terms.App):
        arguments.append(term.argument)
        term = term.function
    return term, arguments[::-1]


# ---------------------------------------------------------------- the text


class Text(NamedTuple):
    """A text in quotes."""

    value: str


class Apply(NamedTuple):
    """A word, applied to as many arguments as there are."""

    word: str
    arguments: tuple[Piece, ...]


class Pair(NamedTuple):
    """``(left, right)``"""

    left: Piece
    right: Piece


class Function(NamedTuple):
    """``fun v0 v1 => body``: a function of values."""

    names: tuple[str, ...]
    body: Piece


Piece = int | Text | Apply | Pair | Function | list["Piece"]


class Structure(NamedTuple):
    """``def spec : Spec where``, and its fields in their order."""

    type: str
    fields: tuple[tuple[str, Piece], ...]


class Abbreviation(NamedTuple):
    """``abbrev v_N : Var := 0``"""

    type: str
    number: int


class Laws(NamedTuple):
    """``def laws (V : Type) (I : Interp V) : Prop := ...``"""

    body: Piece


class Stated(NamedTuple):
    """``theorem certificate : Certified laws spec impl``"""

    word: str


_STATED = re.compile(r"theorem certificate : (Certified|CertifiedStrictly) laws spec impl$", re.MULTILINE)
_ABBREVIATION = re.compile(r"/-- `[^`\n]*` -/ abbrev (\w+) : (\w+) := (\d+)")
_STRUCTURE = re.compile(r"def (spec|impl) : (Spec|Impl) where\n((?: .*\n)+)")
_FIELD = re.compile(r"^  (\w+) :=", re.MULTILINE)
_LAWS = re.compile(r"def laws \(V : Type\) \((?:I|_) : Interp V\) : Prop := (.*)")
_COMMENT = re.compile(r"/-- .* -/")

_TOKEN = re.compile(r'\s*(?:([()\[\],]|<\||=>|∧)|(-?\d+)|"((?:[^"\\\n]|\\["\\])*)"|([\w.]+))')


def pieces(text: str) -> dict[str, Structure | Abbreviation | Laws | Stated]:
    """The definitions in the text of a statement. Raises :class:`.Refused` if it has anything else."""
    found: dict[str, Structure | Abbreviation | Laws | Stated] = {}
    said: Structure | Abbreviation | Laws | Stated
    place = 0
    while place < len(text):
        if text[place] == "\n":
            place += 1
            continue
        if match := _ABBREVIATION.match(text, place):
            name, said = match[1], Abbreviation(match[2], int(match[3]))
        elif match := _STRUCTURE.match(text, place):
            name, said = match[1], _structure(match[2], match[3])
        elif match := _LAWS.match(text, place):
            name, said = "laws", Laws(Parser(match[1]).whole())
        elif match := _STATED.match(text, place):
            name, said = "certificate", Stated(match[1])
        elif match := _COMMENT.match(text, place):
            place = match.end()
            continue
        else:
            raise Refused(f"the text of the statement cannot be read: {text[place : place + 60]!r}")
        if name in found:
            raise Refused(f"the text of the statement defines {name} twice")
        found[name], place = said, match.end()
    return found


def _structure(type_: str, body: str) -> Structure:
    starts = list(_FIELD.finditer(body))
    ends = [*(start.start() for start in starts[1:]), len(body)]
    fields = [
        (start[1], Parser(body[start.end() : end]).whole()) for start, end in zip(starts, ends, strict=True)
    ]
    if type_ == "Spec" and all(name != "ranges" for name, _ in fields):
        fields.append(("ranges", []))  # what is not written is the default
    return Structure(type_, tuple(fields))


#: Signs that end an application, and all signs.
_ENDS = (")", "]", ",", "<|", "=>", "∧")
_SIGNS = ("(", "[", *_ENDS)


class Parser:
    """Parses what stands after ``:=``: applications, lists, pairs, functions, numbers, texts, signs."""

    def __init__(self, text: str) -> None:
        self._tokens: list[str | int | Text] = []
        self._at = 0
        place, text = 0, text.rstrip()
        while place < len(text):
            match = _TOKEN.match(text, place)
            if match is None:
                raise Refused(f"the text of the statement cannot be read: {text[place : place + 60]!r}")
            sign, number, quoted, word = match.groups()
            if quoted is not None:
                self._tokens.append(Text(re.sub(r"\\(.)", r"\1", quoted)))
            else:
                self._tokens.append(int(number) if number is not None else sign or word)
            place = match.end()

    def whole(self) -> Piece:
        """All of it."""
        found = self._conjunction()
        if self._at != len(self._tokens):
            raise self._wrong()
        return found

    def _wrong(self) -> Refused:
        return Refused(f"the text of the statement cannot be read at {self._peek()!r}")

    def _peek(self) -> str | int | Text | None:
        return self._tokens[self._at] if self._at < len(self._tokens) else None

    def _take(self, token: str) -> bool:
        if self._peek() != token or isinstance(self._peek(), Text):
            return False
        self._at += 1
        return True

    def _conjunction(self) -> Piece:
        left = self._application()
        return Apply("∧", (left, self._conjunction())) if self._take("∧") else left

    def _application(self) -> Piece:
        """A word with its arguments, the last of which may stand after ``<|``."""
        word = self._peek()
        if not isinstance(word, str) or word in _SIGNS:
            return self._atom()
        self._at += 1
        if word == "fun":
            return self._function()
        arguments = []
        while self._peek() not in (None, *_ENDS):
            arguments.append(self._atom())
        if self._take("<|"):
            arguments.append(self._application())
        return Apply(word, tuple(arguments))

    def _function(self) -> Piece:
        """What stands after ``fun``."""
        names: list[str] = []
        while not self._take("=>"):
            name = self._peek()
            if not isinstance(name, str) or name in (*_SIGNS, *names):
                raise self._wrong()
            names.append(name)
            self._at += 1
        return Function(tuple(names), self._conjunction())

    def _atom(self) -> Piece:
        token = self._peek()
        if self._take("("):
            inside = self._conjunction()
            if self._take(","):
                inside = Pair(inside, self._conjunction())
            if not self._take(")"):
                raise self._wrong()
            return inside
        if self._take("["):
            elements: list[Piece] = []
            while not self._take("]"):
                if elements and not self._take(","):
                    raise self._wrong()
                elements.append(self._conjunction())
            return elements
        if token is None or token in _ENDS:
            raise self._wrong()
        self._at += 1
        return Apply(token, ()) if isinstance(token, str) else token


# ---------------------------------------------------------------- against the export

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


class _Comparison:
    """Compares definitions in one namespace, which the text defines; ``compared`` are those that agree."""

    def __init__(self, export: Export, space: Name, defined: frozenset[str]) -> None:
        self._export, self._space, self._defined = export, space, defined
        #: The variables of functions around the place, innermost last, below ``V`` and ``I``.
        self._variables: tuple[str, ...] = ()
        self.compared: set[str] = set()

    def definition(self, name: str, said: Structure | Abbreviation | Laws) -> None:
        """Compare a definition with what the text says it is."""
        full = (*self._space, name)
        if isinstance(said, Abbreviation) and full not in self._export.declared:
            return  # neither specification nor program mention it
        declared = _declared(self._export, full, "def")
        value = declared.value
        assert value is not None
        wrong = Refused(f"{name} in the compiled theorem is not what the program's text says")
        if isinstance(said, Abbreviation):
            agrees = self._typed(declared, said.type) and said.type in _NAMES and self._natural(said, value)
        elif isinstance(said, Structure):
            arguments = [piece for _, piece in said.fields]
            agrees = self._typed(declared, said.type) and self._constant(
                ("Redverify", said.type, "mk"), "ctor", 0, arguments, value
            )
        else:
            agrees = self._laws(said, value)
        if not agrees:
            raise wrong
        self.compared.add(name)

    def _typed(self, declared: Declared, type_: str) -> bool:
        return isinstance(declared.type, terms.Const) and declared.type.name == ("Redverify", type_)

    def _natural(self, said: Abbreviation, value: terms.Term) -> bool:
        return self._numeral(said.number, value, (("Redverify", said.type), ("instOfNatNat",)))

    def _laws(self, said: Laws, value: terms.Term) -> bool:
        """``fun (V : Type) (I : Interp V) => ...``"""
        if not isinstance(value, terms.Lam) or not isinstance(value.body, terms.Lam):
            return False
        head, arguments = _spine(value.body.type)
        return (
            isinstance(value.type, terms.Sort)
            and isinstance(value.type.level, terms.Succ)
            and isinstance(value.type.level.level, terms.Zero)
            and isinstance(head, terms.Const)
            and head.name == ("Redverify", "Interp")
            and [_bound(each) for each in arguments] == [0]
            and self._agrees(said.body, value.body.body)
        )

    def _agrees(self, piece: Piece, term: terms.Term) -> bool:
        """Whether a term is what a piece of the text says."""
        if isinstance(piece, int):
            return any(self._numeral(piece, term, each) for each in _INSTANCES.items())
        if isinstance(piece, Text):
            return isinstance(term, terms.Text) and term.value == piece.value
        if isinstance(piece, Pair):
            return self._constant(("Prod", "mk"), "ctor", 2, piece, term)
        if isinstance(piece, list):
            for element in piece:
                parts = self._parts(("List", "cons"), 3, term)
                if parts is None or not self._agrees(element, parts[1]):
                    return False
                term = parts[2]
            return self._parts(("List", "nil"), 1, term) is not None
        if isinstance(piece, Function):
            return self._function(piece, term)
        return self._word(piece.word, piece.arguments, term)

    def _function(self, piece: Function, term: terms.Term) -> bool:
        """Whether a term is a function of values: its variables are those said, each of type ``V``."""
        if any(name in self._variables for name in piece.names):
            return False
        outside = self._variables
        for name in piece.names:
            if not isinstance(term, terms.Lam) or not self._is_type_of_values(term.type):
                break
            self._variables, term = (*self._variables, name), term.body
        agrees = self._variables == (*outside, *piece.names) and self._agrees(piece.body, term)
        self._variables = outside
        return agrees

    def _is_interpretation(self, term: terms.Term) -> bool:
        """Whether a term is ``I``."""
        return _bound(term) == len(self._variables)

    def _is_type_of_values(self, term: terms.Term) -> bool:
        """Whether a term is ``V``."""
        return _bound(term) == len(self._variables) + 1

    def _parts(self, name: Name, count: int, term: terms.Term) -> list[terms.Term] | None:
        """The arguments of a constant in a term; ``None`` if it is another term."""
        head, arguments = _spine(term)
        here = isinstance(head, terms.Const) and head.name == name and len(arguments) == count
        return arguments if here else None

    def _constant(
        self, name: Name, kind: str, types: int, arguments: Sequence[Piece], term: terms.Term
    ) -> bool:
        """Whether a term is a constant with arguments after so many types."""
        parts = self._parts(name, types + len(arguments), term)
        declared = self._export.declared.get(name)
        if parts is None or declared is None or declared.kind != kind:
            return False
        return all(self._agrees(p, t) for p, t in zip(arguments, parts[types:], strict=True))

    def _word(self, word: str, arguments: Sequence[Piece], term: terms.Term) -> bool:
        head, parts = _spine(term)
        if word in self._variables:
            place = len(self._variables) - 1 - self._variables.index(word)
            return not arguments and _bound(term) == place
        if word == "I":
            return not arguments and self._is_interpretation(term)
        if word in _PLAIN:
            name, types = _PLAIN[word]
            declared = self._export.declared.get(name)
            return declared is not None and self._constant(name, declared.kind, types, arguments, term)
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
            if parts is None or type_ != ("Int",) or _names(parts[:2]) != [type_, ("Int", "instNegInt")]:
                return False
            return self._numeral(-number, parts[2], reading)
        parts = self._parts(_NUMERAL, 3, term)
        if parts is None or _names(parts[:1]) != [type_]:
            return False
        by = self._parts(instance, 1, parts[2])
        literals = [parts[1], *(by or ())]
        return by is not None and all(isinstance(x, terms.Number) and x.value == number for x in literals)


def _bound(term: terms.Term) -> int | None:
    return term.index if isinstance(term, terms.Bound) else None


def _names(parts: Sequence[terms.Term]) -> list[Name | None]:
    return [part.name if isinstance(part, terms.Const) else None for part in parts]
