"""Definitions and theorems of a certificate, annotations of commands, and the layout.

The names of definitions and theorems are ``equation_0``, ``vc_1``, ``known_2_0`` and so on;
``names`` are the integer variables that a definition or theorem is about.
"""

from __future__ import annotations

import msgspec

from redverify.checking.data.expressions import Condition, Index, Value
from redverify.checking.data.tagged import Tagged
from redverify.checking.proofs.terms import Proof

# ---------------------------------------------------------------- claims

#: What is known about variables: names with their values, outer ones first.
Environment = tuple[tuple[str, Index], ...]

#: Local arrays with their extents, outer ones first.
Allocations = tuple[tuple[str, tuple[Index, ...]], ...]


class Verifies(Tagged, frozen=True, tag="vc"):
    """The verification condition of a loop's body, where the heap at ``arguments`` is known."""

    body: str
    environment: Environment
    allocations: Allocations
    heap: str
    arguments: tuple[Index, ...]


class Keeps(Tagged, frozen=True, tag="kept"):
    """After a loop's body the heap at ``after`` is known, if before it the heap at ``before`` is."""

    body: str
    environment: Environment
    heap: str
    before: tuple[Index, ...]
    after: tuple[Index, ...]


class ProgramVerifies(Tagged, frozen=True, tag="program"):
    """The verification condition of the whole program."""

    body: str


class Ends(Tagged, frozen=True, tag="post"):
    """After the program a cell holds a value."""

    body: str
    array: str
    indices: tuple[Index, ...]
    value: Value


class Knows(Tagged, frozen=True, tag="knows"):
    """The heap ``heap`` at ``arguments`` knows that a cell holds a value."""

    heap: str
    arguments: tuple[Index, ...]
    array: str
    indices: tuple[Index, ...]
    value: Value


class RaceFree(Tagged, frozen=True, tag="race"):
    """No two iterations of a parallel loop race."""

    body: str
    environment: Environment
    variable: str
    lower: Index
    upper: Index
    heap: str
    arguments: tuple[Index, ...]


class Equation(Tagged, frozen=True, tag="equal"):
    """Two values are equal."""

    left: Value
    right: Value


#: What a theorem claims.
Claim = Verifies | Keeps | ProgramVerifies | Ends | Knows | RaceFree | Equation

# ---------------------------------------------------------------- items


class EntryItem(Tagged, frozen=True, tag="entry"):
    """One entry of a heap: the cells of an array where the condition holds have the value.

    Condition and value are about the cell's coordinates ``$c0``, ``$c1``, ..., too.
    """

    name: str
    names: tuple[str, ...]
    array: str
    rank: int
    condition: Condition
    value: Value


class ValueItem(Tagged, frozen=True, tag="value"):
    """A value that theorems refer to by name."""

    name: str
    names: tuple[str, ...]
    value: Value


class HeapItem(Tagged, frozen=True, tag="heap"):
    """What is known at a loop: all of these entries. Their variables are among those of the heap."""

    name: str
    names: tuple[str, ...]
    entries: tuple[str, ...]


class BodyItem(Tagged, frozen=True, tag="body"):
    """The annotated block of the program at a path of positions; empty for the whole program."""

    name: str
    path: tuple[int, ...]


class TheoremItem(Tagged, frozen=True, tag="theorem"):
    """A theorem for all integers for which the assumptions hold."""

    name: str
    names: tuple[str, ...]
    assumed: tuple[Condition, ...]
    claim: Claim
    proof: Proof


class FactItem(Tagged, frozen=True):
    """A fact of linear arithmetic: for all integers ``names`` for which ``assumed`` holds, so does the claim.

    Uses of it say nothing of the integers: Lean finds them by what it proves and is given.
    """

    name: str
    names: tuple[str, ...]
    assumed: tuple[Condition, ...]
    claim: Condition


#: A definition or theorem of a certificate.
Item = EntryItem | ValueItem | HeapItem | BodyItem | TheoremItem

# ---------------------------------------------------------------- annotations


class LoopNote(Tagged, frozen=True):
    """What is known before an iteration of a loop: a heap at variables; and the name of its body.

    The loop's variable is the heap's last argument and is not among ``arguments``.
    """

    heap: str
    arguments: tuple[str, ...]
    body: str


class DefinedIf(Tagged, frozen=True, tag="defined_if"):
    """Of a write: where the condition holds the cell has the value then. Elsewhere it may be undefined."""

    where: Condition
    value: Value


#: What is said about a command: of a write the value that the cell holds then, of a loop what is known.
Annotation = Value | DefinedIf | LoopNote

# ---------------------------------------------------------------- layout


class Models(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why the equations of the specification have a solution.

    Tensors of lower levels are defined before those of higher ones. Where equations are recursive,
    ``ranks`` says for each tensor along which expression of the coordinates ``$c0``, ... its recursion
    descends. ``later`` has the ranks that are compared one after another where those before are the
    same. A tensor that is not in them has the rank 0. ``orders`` says which tensor comes first where all
    ranks are the same, and ``proofs``, one for each equation, that it descends.
    """

    levels: dict[str, int]
    ranks: dict[str, Index] = {}
    later: tuple[dict[str, Index], ...] = ()
    orders: dict[str, int] = {}
    proofs: tuple[Proof, ...] = ()


class Definedness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why the specification is defined.

    ``inside``: of tensors whose equations do not have values wherever they have guards, where they
    do, over the coordinates ``$c0``, ... ``outputs``: for each output, that its points are given.
    ``equations``: for each equation, that its right side is defined.
    """

    inside: dict[str, Condition]
    outputs: tuple[Proof, ...]
    equations: tuple[Proof, ...]


class Inhabitant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Parameters that satisfy the assumptions, and a point of an output, given by its position.

    ``integers``: for types of inputs with ranges an integer in all of these; of other types it is 0.
    """

    parameters: tuple[int, ...]
    output: int
    point: tuple[int, ...]
    integers: dict[str, int] = {}


class Layout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is proved about the specification and the bindings.

    ``inputs``: for each bound input, that its cells exist; none, if each input lies in an array of its own as
    it is. ``pairs``: for each two equations of one tensor, that their guards exclude each other.
    """

    inputs: tuple[Proof, ...]
    pairs: tuple[Proof, ...]
    models: Models
    defined: Definedness
    inhabitant: Inhabitant
