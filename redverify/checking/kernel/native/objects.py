"""Lean's objects in memory, and the functions of its library that make and compare them.

An object has a header of 8 bytes (little endian): a count of references (int32), its size (uint16), how many
of its fields are objects (uint8), its constructor's number (uint8). Then come the fields, 8 bytes each, and
what is not an object. A field may also be a number ``n``, as ``2n + 1``: so are small natural numbers, and
constructors without fields, such as the empty list and the anonymous name (``include/lean/lean.h`` of Lean
4.35.0). A count of 0 means that nobody counts and nobody frees the object, as with those in compiled
modules. All objects that are made here get it, so that only environments are counted.

The signatures are those of the functions with these names in ``src/Lean/Expr.lean``, ``Level.lean``,
``Declaration.lean``, ``Environment.lean`` and ``src/kernel/`` of that release.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

#: An object or a boxed number.
Object = int

#: The number 0 as a field: the empty list, the anonymous name, level 0, ``none``.
NIL: Object = 1

#: Numbers below this are not objects.
_BOXED = 1 << 63

_P, _BYTE, _WORD = ctypes.c_size_t, ctypes.c_uint8, ctypes.c_uint32

#: The functions: what they take. All give an object, but the last one.
_FUNCTIONS: dict[str, tuple[type[ctypes._SimpleCData[int]], ...]] = {
    "lean_alloc_small_object_core": (_P,),
    "lean_name_mk_string": (_P, _P),
    "lean_name_mk_numeral": (_P, _P),
    "lean_level_mk_succ": (_P,),
    "lean_level_mk_max": (_P, _P),
    "lean_level_mk_imax": (_P, _P),
    "lean_level_mk_param": (_P,),
    "lean_expr_mk_bvar": (_P,),
    "lean_expr_mk_sort": (_P,),
    "lean_expr_mk_const": (_P, _P),
    "lean_expr_mk_app": (_P, _P),
    "lean_expr_mk_lambda": (_P, _P, _P, _BYTE),
    "lean_expr_mk_forall": (_P, _P, _P, _BYTE),
    "lean_expr_mk_let": (_P, _P, _P, _P, _BYTE),
    "lean_expr_mk_lit": (_P,),
    "lean_expr_mk_proj": (_P, _P, _P),
    "lean_mk_axiom_val": (_P, _P, _P, _BYTE),
    "lean_mk_definition_val": (_P, _P, _P, _P, _P, _BYTE, _P),
    "lean_mk_theorem_val": (_P, _P, _P, _P, _P),
    "lean_mk_opaque_val": (_P, _P, _P, _P, _BYTE, _P),
    "lean_mk_reducibility_hints_regular": (_WORD,),
    "lean_mk_inductive_decl": (_P, _P, _P, _BYTE),
    "l_Lean_mkEmptyEnvironment": (_WORD,),
    "lean_elab_environment_to_kernel_env": (_P,),
    "lean_add_decl": (_P, _P, _P, _P, _P),
    "lean_environment_find": (_P, _P),
    "lean_expr_eqv": (_P, _P),
}

#: What the kernel says of a declaration that it does not accept (``Lean.Kernel.Exception``, by number).
_REASONS = (
    "a constant is not known", "it is declared already", "its value has another type",
    "it has metavariables", "it has free variables", "something that is not a function is applied",
    "something that is not a type stands for one", "the value of a let has another type",
    "its value has another type", "a function is applied to an argument of another type",
    "a projection of what has no such field", "what a theorem states is not a proposition", "",
    "the limit of its steps was reached", "its memory is used up", "it is nested too deeply",
    "it was interrupted",
)  # fmt: skip

#: The exception that has a text, and the first one that decides nothing.
_OTHER, _UNDECIDED = 12, 13

#: Steps (small allocations) that the kernel may take for one declaration; the largest that is known takes a
#: thousandth of it. More than that, and it gives up without a verdict.
_HEARTBEATS = 4_000_000_000


class NotAccepted(Exception):
    """The kernel does not accept a declaration; the message says why."""


class Undecided(Exception):
    """The kernel gave up at a declaration, at a limit of its own."""


class Lean:
    """The library. One process has one, and uses it in its main thread only."""

    def __init__(self, file: Path) -> None:
        """Load the library and start Lean's runtime."""
        dll = ctypes.PyDLL(str(file))
        self._functions: dict[str, Callable[..., int]] = {}
        for name, takes in _FUNCTIONS.items():
            function = getattr(dll, name)
            function.argtypes, function.restype = takes, _P
            self._functions[name] = function
        self._functions["lean_expr_eqv"].restype = _BYTE  # type: ignore[attr-defined]
        for name, of in (("lean_mk_string_from_bytes", _P), ("lean_cstr_to_nat", None)):
            function = getattr(dll, name)
            function.argtypes = (ctypes.c_char_p,) if of is None else (ctypes.c_char_p, of)
            function.restype = _P
            self._functions[name] = function
        self._alloc = self._functions["lean_alloc_small_object_core"]
        dll.lean_initialize()
        dll.lean_io_mark_end_initialization()

    # ------------------------------------------------------------ making objects

    def make(self, function: str, *arguments: int | bytes) -> Object:
        """What a function of the library makes, never to be freed."""
        made = self._functions[function](*arguments)
        if not made & 1:
            ctypes.c_int32.from_address(made).value = 0
        return made

    def constructor(self, number: int, *fields: Object) -> Object:
        """A value of an inductive type, of its constructor with a number."""
        made = self._alloc(8 + 8 * len(fields))
        ctypes.c_int32.from_address(made).value = 0
        ctypes.c_uint16.from_address(made + 6).value = len(fields) | number << 8
        for place, value in enumerate(fields, 1):
            ctypes.c_uint64.from_address(made + 8 * place).value = value
        return made

    def list(self, elements: Iterable[Object]) -> Object:
        """A list."""
        made = NIL
        for element in reversed([*elements]):
            made = self.constructor(1, element, made)
        return made

    def natural(self, number: int) -> Object:
        """A natural number."""
        if number < _BOXED:
            return 2 * number + 1
        return self.make("lean_cstr_to_nat", str(number).encode("ascii"))

    def string(self, text: str) -> Object:
        """A text. Raises ``UnicodeEncodeError`` if it is none."""
        data = text.encode("utf-8")
        return self.make("lean_mk_string_from_bytes", data, len(data))

    # ------------------------------------------------------------ looking into objects

    @staticmethod
    def number_of(at: Object) -> int:
        """The number of the constructor of an object."""
        return at >> 1 if at & 1 else ctypes.c_uint8.from_address(at + 7).value

    @staticmethod
    def field(at: Object, place: int) -> Object:
        """A field of an object, counted from 0."""
        return ctypes.c_uint64.from_address(at + 8 + 8 * place).value

    @staticmethod
    def byte(at: Object, fields: int, place: int) -> int:
        """A byte behind the fields of an object; ``fields`` is their number."""
        return ctypes.c_uint8.from_address(at + 8 + 8 * fields + place).value

    def elements(self, at: Object) -> Iterator[Object]:
        """The elements of a list."""
        while at != NIL:
            yield self.field(at, 0)
            at = self.field(at, 1)

    def name(self, at: Object) -> tuple[str | int, ...]:
        """A name: the texts and numbers that are its parts."""
        parts: list[str | int] = []
        while at != NIL:
            part = self.field(at, 1)
            parts.append(self.text(part) if self.number_of(at) == 1 else part >> 1)
            at = self.field(at, 0)
        return tuple(reversed(parts))

    @staticmethod
    def text(at: Object) -> str:
        """A text: the first field is its bytes with the zero at its end, the text is behind three."""
        size = ctypes.c_uint64.from_address(at + 8).value
        return ctypes.string_at(at + 32, size - 1).decode("utf-8")

    def same(self, one: Object, other: Object) -> bool:
        """Whether two terms are the same up to names of bound variables."""
        return self._functions["lean_expr_eqv"](one, other) == 1

    # ------------------------------------------------------------ environments

    def empty(self) -> Object:
        """An environment without declarations, in which nothing is believed unseen (trust level 0)."""
        made = self._functions["l_Lean_mkEmptyEnvironment"](0)
        if self.number_of(made) != 0:
            raise NotAccepted("the library makes no environment")
        return self._functions["lean_elab_environment_to_kernel_env"](self._taken(made))

    def _taken(self, result: Object) -> Object:
        """What a result of one field holds. It is counted by whoever takes it, and no more by the result."""
        value = self.field(result, 0)
        ctypes.c_uint64.from_address(result + 8).value = NIL
        return value

    @staticmethod
    def hold(environment: Object) -> Object:
        """Count one more reference to an environment: one function can then use it up, and it stays."""
        count = ctypes.c_int32.from_address(environment)
        count.value += (count.value > 0) - (count.value < 0)  # below 0: counted by several threads
        return environment

    def add(self, environment: Object, declaration: Object) -> Object:
        """An environment with one more declaration, which the kernel has checked. Uses up the environment.

        Raises :class:`NotAccepted` and :class:`Undecided`.
        """
        result = self._functions["lean_add_decl"](environment, _HEARTBEATS, 0, declaration, NIL)
        if self.number_of(result) == 1:
            return self._taken(result)
        exception = self.field(result, 0)
        number = self.number_of(exception)
        reason = self.text(self.field(exception, 0)) if number == _OTHER else _REASONS[number]
        raise (Undecided if number >= _UNDECIDED else NotAccepted)(reason)

    def find(self, environment: Object, name: Object) -> Object | None:
        """The declaration of a name: a ``ConstantInfo``."""
        found = self._functions["lean_environment_find"](self.hold(environment), name)
        return None if found == NIL else self.field(found, 0)


__all__ = ["NIL", "Lean", "NotAccepted", "Object", "Undecided"]
