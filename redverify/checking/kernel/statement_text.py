"""The text of a statement, taken apart.

The text says what a certificate's theorems state: names, ``spec``, ``impl``, ``laws``, and the theorems
without their proofs. It is parsed here, so that what is compared with a compiled module shares nothing with
what writes the text. Anything that no statement has is refused.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from redverify.checking.kernel.errors import Refused

# ---------------------------------------------------------------- pieces


class Text(NamedTuple):
    """A text in quotes."""

    value: str


class Apply(NamedTuple):
    """A word or a sign, applied to as many arguments as there are; ``⟨⟩`` is one without a name."""

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


class ForAll(NamedTuple):
    """``∀ x y : Int, body``; without a type it is that of values."""

    names: tuple[str, ...]
    type: str | None
    body: Piece


class Typed(NamedTuple):
    """``(inside : Int)``"""

    inside: Piece
    type: str


class Structure(NamedTuple):
    """``def spec : Spec where``, and its fields in their order."""

    type: str
    fields: tuple[tuple[str, Piece], ...]


Piece = int | Text | Apply | Pair | Function | ForAll | Typed | list["Piece"]


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


class Theorem(NamedTuple):
    """``theorem certificate_int (I : Interp Int) (m0 : ...) : ...``: the carrier if there is one, the
    hypotheses by their names, what is stated."""

    carrier: str | None
    hypotheses: tuple[tuple[str, Piece], ...]
    claim: Piece


#: The definitions and theorems of a statement, by their names.
Said = Structure | Abbreviation | Laws | Stated | Theorem

# ---------------------------------------------------------------- definitions and theorems

_STATED = re.compile(r"theorem certificate : (Certified|CertifiedStrictly) laws spec impl$", re.MULTILINE)
_ABBREVIATION = re.compile(r"/-- `[^`\n]*` -/ abbrev (\w+) : (\w+) := (\d+)")
_STRUCTURE = re.compile(r"def (spec|impl) : (Spec|Impl) where\n((?: .*\n)+)")
_FIELD = re.compile(r"^  (\w+) :=", re.MULTILINE)
_LAWS = re.compile(r"def laws \(V : Type\) \((?:I|_) : Interp V\) : Prop := (.*)")
_THEOREM = re.compile(r"theorem ((?:lawful|certificate)_\w+) ?(.*(?:\n .*)*)")
_CARRIER = re.compile(r"(?:\{w : Nat\} )?\(I : Interp (Int|Rat|\(BitVec w\))\)\s*")
_COMMENT = re.compile(r"/-- .* -/")


def pieces(text: str) -> dict[str, Said]:
    """What the text of a statement says. Raises :class:`.Refused` if it has anything else."""
    found: dict[str, Said] = {}
    said: Said
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
        elif match := _THEOREM.match(text, place):
            name, said = match[1], _theorem(match[2])
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


def _theorem(text: str) -> Theorem:
    carrier = _CARRIER.match(text)
    parser = Parser(text if carrier is None else text[carrier.end() :])
    return Theorem(carrier[1] if carrier else None, parser.hypotheses(), parser.whole())


# ---------------------------------------------------------------- terms

_TOKEN = re.compile(
    r'\s*(?:(-?\d+)|"((?:[^"\\\n]|\\["\\n])*)"|([\w.]+)|(<\||=>|\|\||&&|\^\^|[()\[\],⟨⟩∧∀→=≤≥<>:%+*/!-]))'
)

#: Letters after a backslash in a text.
_ESCAPED = {"n": "\n"}

#: Signs between two operands: those that bind least come first. Where two of one kind meet, there are
#: parentheses.
_BETWEEN = (("=", "≤", "≥", "<", ">"), ("+", "-", "&&", "||", "^^"), ("*", "/", "%"))

#: Signs that end an application, and all signs.
_ENDS = (")", "]", "⟩", ",", "<|", "=>", "∧", "→", ":", *(sign for kind in _BETWEEN for sign in kind))
_SIGNS = ("(", "[", "⟨", "∀", "!", *_ENDS)


class Parser:
    """Parses terms: applications, lists, pairs, functions, numbers, texts, signs; and claims about them."""

    def __init__(self, text: str) -> None:
        self._tokens: list[str | int | Text] = []
        self._at = 0
        place, text = 0, text.rstrip()
        while place < len(text):
            match = _TOKEN.match(text, place)
            if match is None:
                raise Refused(f"the text of the statement cannot be read: {text[place : place + 60]!r}")
            number, quoted, word, sign = match.groups()
            if quoted is not None:
                self._tokens.append(Text(re.sub(r"\\(.)", lambda m: _ESCAPED.get(m[1], m[1]), quoted)))
            else:
                self._tokens.append(int(number) if number is not None else sign or word)
            place = match.end()

    def whole(self) -> Piece:
        """All that is left."""
        found = self._claim()
        if self._at != len(self._tokens):
            raise self._wrong()
        return found

    def hypotheses(self) -> tuple[tuple[str, Piece], ...]:
        """``(m0 : ...) (m1 : ...) :``, or the colon alone."""
        found = []
        while self._take("("):
            name = self._name()
            self._expect(":")
            found.append((name, self._claim()))
            self._expect(")")
        self._expect(":")
        return tuple(found)

    def _wrong(self) -> Refused:
        return Refused(f"the text of the statement cannot be read at {self._peek()!r}")

    def _peek(self) -> str | int | Text | None:
        return self._tokens[self._at] if self._at < len(self._tokens) else None

    def _take(self, token: str) -> bool:
        if self._peek() != token or isinstance(self._peek(), Text):
            return False
        self._at += 1
        return True

    def _expect(self, token: str) -> None:
        if not self._take(token):
            raise self._wrong()

    def _name(self) -> str:
        name = self._peek()
        if not isinstance(name, str) or name in _SIGNS:
            raise self._wrong()
        self._at += 1
        return name

    def _claim(self) -> Piece:
        """``∀ ..., ...``, or claims with arrows or conjunctions between them."""
        if self._take("∀"):
            names = [self._name()]
            while self._peek() not in (":", ","):
                names.append(self._name())
            type_ = self._name() if self._take(":") else None
            self._expect(",")
            return ForAll(tuple(names), type_, self._claim())
        left = self._operation()
        for sign in ("→", "∧"):
            if self._take(sign):
                return Apply(sign, (left, self._claim()))
        return left

    def _operation(self, kind: int = 0) -> Piece:
        """An operand, or two with a sign of a kind between them."""
        if kind == len(_BETWEEN):
            return self._operand()
        left = self._operation(kind + 1)
        for sign in _BETWEEN[kind]:
            if self._take(sign):
                return Apply(sign, (left, self._operation(kind + 1)))
        return left

    def _operand(self) -> Piece:
        for sign in ("-", "!"):
            if self._take(sign):
                return Apply(sign, (self._operand(),))
        return self._application()

    def _application(self) -> Piece:
        """A word with its arguments, the last of which may stand after ``<|``."""
        word = self._peek()
        if not isinstance(word, str) or word in _SIGNS:
            return self._atom()
        self._at += 1
        if word == "fun":
            return self._function()
        if word == "if":
            return self._choice()
        arguments = []
        while self._peek() not in (None, "then", "else", *_ENDS):
            arguments.append(self._atom())
        if self._take("<|"):
            arguments.append(self._application())
        return Apply(word, tuple(arguments))

    def _function(self) -> Piece:
        """What stands after ``fun``."""
        names: list[str] = []
        while not self._take("=>"):
            name = self._name()
            if name in names:
                raise self._wrong()
            names.append(name)
        return Function(tuple(names), self._claim())

    def _choice(self) -> Piece:
        """What stands after ``if``."""
        condition = self._claim()
        self._expect("then")
        chosen = self._claim()
        self._expect("else")
        return Apply("if", (condition, chosen, self._claim()))

    def _atom(self) -> Piece:
        token = self._peek()
        if self._take("("):
            inside = self._claim()
            if self._take(","):
                inside = Pair(inside, self._claim())
            elif self._take(":"):
                inside = Typed(inside, self._name())
            self._expect(")")
            return inside
        if self._take("["):
            return self._elements("]")
        if self._take("⟨"):
            return Apply("⟨⟩", tuple(self._elements("⟩")))
        if token is None or token in _SIGNS:
            raise self._wrong()
        self._at += 1
        return Apply(token, ()) if isinstance(token, str) else token

    def _elements(self, end: str) -> list[Piece]:
        elements: list[Piece] = []
        while not self._take(end):
            if elements:
                self._expect(",")
            elements.append(self._claim())
        return elements
