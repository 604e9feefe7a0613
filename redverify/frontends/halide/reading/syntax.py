"""Halide's expressions and lowered statements, as they are read; nothing is resolved yet.

The serialised algorithm and the lowered text are read into the same expressions. A ``type`` is what Halide
prints, such as ``uint16``; where the text leaves it out it is empty, and :mod:`.typing` finds it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Int:
    """An integer or, with type ``uint1``, a truth value."""

    value: int
    type: str = "int32"


@dataclass(frozen=True, slots=True)
class Float:
    """A float: a number, or one of ``inf``, ``-inf``, ``nan`` and ``-0.0``.

    ``text`` is what the lowered text shows of it, else ``None``.
    """

    value: Fraction | str
    type: str
    text: str | None = None


@dataclass(frozen=True, slots=True)
class String:
    """A text, in the messages of assertions."""

    value: str


@dataclass(frozen=True, slots=True)
class Var:
    """A variable. ``parameter`` of the algorithm: it is a scalar parameter of the pipeline."""

    name: str
    type: str = ""
    parameter: bool = False


@dataclass(frozen=True, slots=True)
class Cast:
    """A conversion of ``operand`` to a type."""

    type: str
    operand: Expr


@dataclass(frozen=True, slots=True)
class Reinterpret:
    """The bits of ``operand`` as another type."""

    type: str
    operand: Expr


@dataclass(frozen=True, slots=True)
class Binary:
    """``left op right``; ``op`` is one of ``+ - * / % min max == != < <= > >= && ||``."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Not:
    """``!operand``."""

    operand: Expr


@dataclass(frozen=True, slots=True)
class Select:
    """``select(condition, then, otherwise)``; all three are evaluated."""

    condition: Expr
    then: Expr
    otherwise: Expr


@dataclass(frozen=True, slots=True)
class Let:
    """``let name = value in body``."""

    name: str
    value: Expr
    body: Expr


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a Func, of an image, or of a function.

    ``kind`` is the type of call in the algorithm, such as ``Halide`` or ``PureExtern``; empty in lowered
    text. ``component`` is that of a Func with several values.
    """

    name: str
    arguments: tuple[Expr, ...]
    type: str = ""
    kind: str = ""
    component: int = 0


@dataclass(frozen=True, slots=True)
class Load:
    """``name[index]``: flat memory."""

    name: str
    index: Expr
    type: str = ""


Expr = Int | Float | String | Var | Cast | Reinterpret | Binary | Not | Select | Let | Call | Load

# ---------------------------------------------------------------- lowered statements


@dataclass(frozen=True, slots=True, eq=False)
class Bind:
    """``let name = value`` for the rest of the block."""

    name: str
    value: Expr
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class Assert:
    """``assert(condition, message)``."""

    condition: Expr
    message: Expr
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class Produce:
    """``produce name {...}``, or ``consume``."""

    name: str
    body: tuple[Stmt, ...]
    line: int
    consumes: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class For:
    """``kind (name, minimum, extent) {...}``."""

    kind: str
    name: str
    minimum: Expr
    extent: Expr
    body: tuple[Stmt, ...]
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class Realize:
    """``realize name([minimum, extent], ...) {...}``, in memory of type ``memory``."""

    name: str
    bounds: tuple[tuple[Expr, Expr], ...]
    body: tuple[Stmt, ...]
    line: int
    memory: str = ""
    condition: Expr | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Provide:
    """``name(arguments) = value``; several ``values`` are the fields of a record (:mod:`.tuples`)."""

    name: str
    arguments: tuple[Expr, ...]
    values: tuple[Expr, ...]
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class If:
    """``if (condition) {...} else {...}``."""

    condition: Expr
    then: tuple[Stmt, ...]
    otherwise: tuple[Stmt, ...]
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class Atomic:
    """``atomic (name) {...}``."""

    name: str
    body: tuple[Stmt, ...]
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class Evaluate:
    """An expression that stands alone."""

    value: Expr
    line: int


@dataclass(frozen=True, slots=True, eq=False)
class Other:
    """A statement that is read and not translated; ``what`` says which."""

    what: str
    line: int
    body: tuple[Stmt, ...] = ()


Stmt = Bind | Assert | Produce | For | Realize | Provide | If | Atomic | Evaluate | Other


@dataclass(frozen=True, slots=True)
class Section:
    """What Halide prints of the pipeline after one pass.

    ``lines`` are those of the section, ``first`` the number of the first in the whole output.
    """

    title: str
    lines: tuple[str, ...] = field(repr=False)
    first: int
    body: tuple[Stmt, ...] = field(default=(), repr=False)
