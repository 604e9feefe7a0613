"""The theorems beside a certificate's own, compared with their text.

``lawful_0``, ... say that declared laws hold for what the definitions of operators compute: claims about
integers, rational numbers or truth values. ``certificate_int``, ... state the claim of a certificate where
functions have a meaning at a carrier, ``certificate_fits`` that indices fit into their type, and
``certificate_text`` that a text is that of the program. Arithmetic has to be that of Lean's library, by the
names of its instances. Which ``Decidable`` a choice takes does not matter, since all of one claim decide the
same.
"""

from __future__ import annotations

from collections.abc import Sequence

from redverify.checking.kernel import terms
from redverify.checking.kernel.comparison import Comparison, Find, names, spine
from redverify.checking.kernel.statement_text import Apply, ForAll, Piece, Theorem, Typed
from redverify.checking.kernel.terms import Name, name_of

#: The carrier of words of bits.
_WORD = "(BitVec w)"

#: By sign: a function of Lean's library, its instance from one of a type, and these by types.
_ARITHMETIC: dict[str, tuple[str, str, dict[str, str]]] = {
    "+": ("HAdd.hAdd", "instHAdd", {"Int": "Int.instAdd", "Rat": "Rat.instAdd", _WORD: "BitVec.instAdd"}),
    "-": ("HSub.hSub", "instHSub", {"Int": "Int.instSub", "Rat": "Rat.instSub", _WORD: "BitVec.instSub"}),
    "*": ("HMul.hMul", "instHMul", {"Int": "Int.instMul", "Rat": "Rat.instMul", _WORD: "BitVec.instMul"}),
    "%": ("HMod.hMod", "instHMod", {"Int": "Int.instMod"}),
    "/": ("HDiv.hDiv", "instHDiv", {"Rat": "Rat.instDiv"}),
}
_NEGATION = {"Int": "Int.instNegInt", "Rat": "Rat.instNeg", _WORD: "BitVec.instNeg"}
_EXTREMES = {"min": ("Min.min", "Int.instMin"), "max": ("Max.max", "Int.instMax")}
_NUMERALS = {"Int": "instOfNat", "Rat": "Rat.instOfNat", _WORD: "BitVec.instOfNat"}
_TRUTH = {"&&": "Bool.and", "||": "Bool.or", "^^": "Bool.xor", "!": "Bool.not"}
_ORDER = {
    "<": ("LT.lt", "Int.instLTInt"),
    "≤": ("LE.le", "Int.instLEInt"),
    ">": ("GT.gt", "Int.instLTInt"),
    "≥": ("GE.ge", "Int.instLEInt"),
}

#: The types that claims are about.
_TYPES = ("Int", "Rat", "Bool", "Nat", _WORD)


class Proposition(Comparison):
    """Compares one theorem. ``_types`` are those of the variables around the place, innermost last."""

    def __init__(self, find: Find, space: Name, defined: frozenset[str], carrier: str | None) -> None:
        super().__init__(find, space, defined)
        self._carrier, self._types = carrier, list[str]()

    def states(self, said: Theorem, term: terms.Term) -> bool:
        """Whether the type of a theorem is what the text says."""
        if said.carrier == _WORD:
            if not isinstance(term, terms.Forall) or not self._is_type("Nat", term.type):
                return False
            term = self._enter("w", "Nat", term)
        if said.carrier is not None:
            if not isinstance(term, terms.Forall):
                return False
            of = self._parts(("Redverify", "Interp"), 1, term.type)
            if of is None or not self._is_type(said.carrier, of[0]):
                return False
            term = self._enter("I", "Interp", term)
        for name, claim in said.hypotheses:
            if not isinstance(term, terms.Forall) or not self._claims(claim, term.type):
                return False
            term = self._enter(name, "Prop", term)
        return self._claims(said.claim, term)

    def _enter(self, name: str, type_: str, term: terms.Forall) -> terms.Term:
        self._variables = (*self._variables, name)
        self._types.append(type_)
        return term.body

    # ------------------------------------------------------------ claims

    def _claims(self, piece: Piece, term: terms.Term) -> bool:
        """Whether a term is a claim."""
        if isinstance(piece, ForAll):
            return self._for_all(piece, term)
        if not isinstance(piece, Apply):
            return False
        word, arguments = piece
        if word == "→":
            if not isinstance(term, terms.Forall) or not self._claims(arguments[0], term.type):
                return False
            return self._inside("", "Prop", arguments[1], term)
        if word == "=":
            parts = self._parts(("Eq",), 3, term)
            return parts is not None and any(
                self._is_type(type_, parts[0])
                and all(self._value(p, t, type_) for p, t in zip(arguments, parts[1:], strict=True))
                for type_ in _TYPES
            )
        if word in _ORDER and len(arguments) == 2:
            name, instance = _ORDER[word]
            return self._with_instance(name, "Int", instance, arguments, term)
        if word in _TRUTH:
            parts = self._parts(("Eq",), 3, term)
            if parts is None or names([parts[0], parts[2]]) != [("Bool",), ("Bool", "true")]:
                return False
            return self._value(piece, parts[1], "Bool")
        if word == "ImplementsAt":
            parts = self._parts(("Redverify", word), 1 + len(arguments), term)
            return (
                parts is not None
                and self._is_type_of_values(parts[0])
                and all(self._agrees(p, t) for p, t in zip(arguments, parts[1:], strict=True))
            )
        if word == "Impl.Fits":
            return self._constant(("Redverify", "Impl", "Fits"), "def", 0, arguments, term)
        return word == "Reading.Says" and self._says(arguments, term)

    def _says(self, arguments: Sequence[Piece], term: terms.Term) -> bool:
        """Whether a claim is that a text is the one of the program."""
        parts = self._parts(("Redverify", "Reading", "Says"), 4, term)
        if parts is None or len(arguments) != 4 or not isinstance(arguments[0], Apply):
            return False
        make = ("Redverify", "Reading", "Names", "mk")
        return self._constant(make, "ctor", 0, arguments[0].arguments, parts[0]) and all(
            self._agrees(p, t) for p, t in zip(arguments[1:], parts[1:], strict=True)
        )

    def _for_all(self, piece: ForAll, term: terms.Term) -> bool:
        if not piece.names:
            return self._claims(piece.body, term)
        type_ = piece.type or self._carrier
        if type_ is None or not isinstance(term, terms.Forall) or not self._is_type(type_, term.type):
            return False
        rest = ForAll(piece.names[1:], piece.type, piece.body)
        return self._inside(piece.names[0], type_, rest, term)

    def _inside(self, name: str, type_: str, piece: Piece, term: terms.Forall) -> bool:
        """Whether what stands under a variable or a hypothesis is a claim."""
        with self._under():
            claims = self._claims(piece, self._enter(name, type_, term))
        self._types.pop()
        return claims

    # ------------------------------------------------------------ values

    def _value(self, piece: Piece, term: terms.Term, type_: str) -> bool:
        """Whether a term is a value of a type."""
        if isinstance(piece, int):
            return self._number(piece, term, type_)
        if isinstance(piece, Typed):
            return piece.type == type_ and self._value(piece.inside, term, type_)
        if not isinstance(piece, Apply):
            return False
        word, arguments = piece
        if word in self._variables and not arguments:
            return self._variable(word, term, type_)
        if word == "if":
            parts = self._parts(("ite",), 5, term)
            return (
                parts is not None
                and self._is_type(type_, parts[0])
                and self._claims(arguments[0], parts[1])
                and all(self._value(p, t, type_) for p, t in zip(arguments[1:], parts[3:], strict=True))
            )
        if type_ == "Bool":
            return self._truth(piece, term)
        if word == "-" and len(arguments) == 1:
            return type_ in _NEGATION and self._with_instance(
                "Neg.neg", type_, _NEGATION[type_], arguments, term
            )
        if word in _ARITHMETIC:
            return self._operation(word, arguments, term, type_)
        if word in _EXTREMES:
            name, instance = _EXTREMES[word]
            return type_ == "Int" and self._with_instance(name, type_, instance, arguments, term)
        if word == "BitVec.ofInt":
            parts = self._parts(("BitVec", "ofInt"), 2, term)
            of_width = type_ == _WORD and parts is not None and self._is_variable("w", parts[0])
            return of_width and parts is not None and self._value(arguments[1], parts[1], "Int")
        return word == "I.fn" and type_ == self._carrier and self._applied(arguments, term, type_)

    def _applied(self, arguments: Sequence[Piece], term: terms.Term, type_: str) -> bool:
        """Whether a term is ``I.fn symbol [x, y]``."""
        parts = self._parts(("Redverify", "Interp", "fn"), 4, term)
        if parts is None or len(arguments) != 2 or not isinstance(arguments[1], list):
            return False
        symbol, values = arguments[0], arguments[1]
        return (
            self._is_type(type_, parts[0])
            and self._is_variable("I", parts[1])
            and self._agrees(symbol, parts[2])
            and self._list(values, parts[3])
        )

    def _truth(self, piece: Apply, term: terms.Term) -> bool:
        """Whether a term is a truth value; claims are decided."""
        word, arguments = piece
        if word in ("true", "false"):
            return not arguments and names([term]) == [("Bool", word)]
        if word in _TRUTH:
            parts = self._parts(name_of(_TRUTH[word]), len(arguments), term)
            return parts is not None and all(
                self._value(p, t, "Bool") for p, t in zip(arguments, parts, strict=True)
            )
        parts = self._parts(("Decidable", "decide"), 2, term)
        return parts is not None and self._claims(piece, parts[0])

    def _operation(self, sign: str, arguments: Sequence[Piece], term: terms.Term, type_: str) -> bool:
        """Whether a term is ``x + y`` or the like."""
        name, instance, by_type = _ARITHMETIC[sign]
        parts = self._parts(name_of(name), 6, term)
        if parts is None or type_ not in by_type or not all(self._is_type(type_, t) for t in parts[:3]):
            return False
        of = self._parts(name_of(instance), 2, parts[3])
        return (
            of is not None
            and self._is_type(type_, of[0])
            and self._is_instance(by_type[type_], type_, of[1])
            and all(self._value(p, t, type_) for p, t in zip(arguments, parts[4:], strict=True))
        )

    def _with_instance(
        self, name: str, type_: str, instance: str, arguments: Sequence[Piece], term: terms.Term
    ) -> bool:
        """Whether a term is a function of a class, at a type by an instance."""
        parts = self._parts(name_of(name), 2 + len(arguments), term)
        return (
            parts is not None
            and self._is_type(type_, parts[0])
            and self._is_instance(instance, type_, parts[1])
            and all(self._value(p, t, type_) for p, t in zip(arguments, parts[2:], strict=True))
        )

    def _is_instance(self, name: str, type_: str, term: terms.Term) -> bool:
        """Whether a term is an instance; those of words have the width."""
        head, arguments = spine(term)
        if names([head]) != [name_of(name)]:
            return False
        return (
            not arguments if type_ != _WORD else len(arguments) == 1 and self._is_variable("w", arguments[0])
        )

    def _number(self, number: int, term: terms.Term, type_: str) -> bool:
        """Whether a term is a number of a type."""
        if number < 0:
            return self._value(Apply("-", (-number,)), term, type_)
        parts = self._parts(("OfNat", "ofNat"), 3, term)
        if parts is None or type_ not in _NUMERALS or not self._is_type(type_, parts[0]):
            return False
        head, given = spine(parts[2])
        if type_ == _WORD and (not given or not self._is_variable("w", given.pop(0))):
            return False
        literals = [parts[1], *given]
        return (
            names([head]) == [name_of(_NUMERALS[type_])]
            and len(literals) == 2
            and all(isinstance(each, terms.Number) and each.value == number for each in literals)
        )

    def _variable(self, word: str, term: terms.Term, type_: str) -> bool:
        """Whether a term is a variable; integers become rational numbers by their cast."""
        own = next(
            t for n, t in zip(reversed(self._variables), reversed(self._types), strict=True) if n == word
        )
        if own == "Int" and type_ == "Rat":
            parts = self._parts(("Int", "cast"), 3, term)
            if parts is None or names(parts[:2]) != [("Rat",), ("Rat", "instIntCast")]:
                return False
            return self._is_variable(word, parts[2])
        return own == type_ and self._is_variable(word, term)

    def _is_type(self, type_: str, term: terms.Term) -> bool:
        if type_ == _WORD:
            parts = self._parts(("BitVec",), 1, term)
            return parts is not None and self._is_variable("w", parts[0])
        return names([term]) == [(type_,)]

    def _is_type_of_values(self, term: terms.Term) -> bool:
        return self._carrier is not None and self._is_type(self._carrier, term)
