"""The typed program: what elaboration makes of the syntax tree and all later stages read.

Names are resolved, literals have their type, chains of comparisons are conjunctions,
``let`` and ``allocate`` hold the rest of their block, ``c + sum[...] e`` is one reduction
started at ``c``. The three judgements of sections 4.4 and 7.4 of the thesis are the three
expression families: :data:`IndexExpr`/:data:`Cond` (affine), :data:`ValueExpr` with
:class:`Read` (semantic) and :data:`ValueExpr` with :class:`Access`, :class:`Reduce`,
:class:`Element` (prophetic).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from redverify.language.index_expressions import (
    CAnd,
    CCmp,
    CFalse,
    CNot,
    Cond,
    COr,
    CTrue,
    IAdd,
    IConst,
    IDiv,
    IMax,
    IMin,
    IMod,
    IMul,
    IndexExpr,
    Indices,
    IProd,
    IQuot,
    IRem,
    ISelect,
    IVar,
)
from redverify.language.source import NOWHERE, Span
from redverify.language.types import ValueType

# ---------------------------------------------------------------- affine expressions

#: Those of :mod:`.index_expressions`, which are part of the typed program.
__all__ = [
    "CAnd", "CCmp", "CFalse", "CNot", "COr", "CTrue", "Cond", "IAdd", "IConst", "IDiv", "IMax", "IMin",
    "IMod", "IMul", "IProd", "IQuot", "IRem", "ISelect", "IVar", "IndexExpr", "Indices",
]  # fmt: skip

# ---------------------------------------------------------------- value expressions


@dataclass(frozen=True, slots=True)
class Literal:
    """A literal of type ``type``.

    ``value`` is a :class:`~fractions.Fraction` for numbers (an integer for ``iN``/``uN``),
    a ``bool`` for ``bool``, or one of the strings ``"inf"``, ``"-inf"``, ``"-0.0"`` for floats.
    """

    type: ValueType
    value: Fraction | bool | str


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant that an ``operator ... unit NAME`` clause declares, or a variable of a definition."""

    type: ValueType
    name: str


@dataclass(frozen=True, slots=True)
class Access:
    """``A(i, j)``: a tensor of the specification at a point (prophetic expressions only)."""

    type: ValueType
    tensor: str
    indices: tuple[IndexExpr, ...]


@dataclass(frozen=True, slots=True)
class Read:
    """``a[i, j]``: an array cell (semantic expressions only)."""

    type: ValueType
    array: str
    indices: tuple[IndexExpr, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Apply:
    """A function of values.

    ``function`` is a builtin (``+ - * / neg min max == != < <= > >= and or not xor``, and
    ``select`` with a value condition as its first argument), a usual named function
    (``exp``, ``sqrt``, ...), or a function or operator that the specification declares
    (``declared`` is true for these). :data:`RECORD` makes a record of the arguments, one for each
    field; ``.NAME`` is the field ``NAME`` of a record (:func:`field_of`).
    """

    type: ValueType
    function: str
    arguments: tuple[ValueExpr, ...]
    declared: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """``select(COND, then, otherwise)`` with an index condition."""

    type: ValueType
    condition: Cond
    then: ValueExpr
    otherwise: ValueExpr


@dataclass(frozen=True, slots=True)
class IndexCondition:
    """An index condition used as a ``bool`` value."""

    type: ValueType
    condition: Cond


@dataclass(frozen=True, slots=True)
class Cast:
    """``f32(e)``: a cast of a value to ``type``."""

    type: ValueType
    operand: ValueExpr


@dataclass(frozen=True, slots=True)
class IndexCast:
    """``f32(i)``: a cast of an index to ``type``."""

    type: ValueType
    operand: IndexExpr


@dataclass(frozen=True, slots=True)
class Reduce:
    """``init ⊙ reduce[binders : condition] body`` (section 7.4), prophetic only.

    ``operator`` is ``+ * min max and or xor`` or a declared operator's name. ``init`` is
    ``None`` when the fold starts from the unit (from the first element if there is none).
    """

    type: ValueType
    operator: str
    binders: tuple[str, ...]
    condition: Cond
    body: ValueExpr
    init: ValueExpr | None = None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Element:
    """``T@(k, ...)``: the element at an index of the reduction ``T`` (section 7.4)."""

    type: ValueType
    reduction: ValueExpr
    indices: tuple[IndexExpr, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class LetValue:
    """``body`` where the index variable ``variable`` is the integer ``value``; prophetic only.

    An index that is data: ``A(I(i))`` is ``LetValue(x, I(i), A(x))``. ``value`` is of an integer type and
    stands for the mathematical integer. Wherever it is known it lies in ``lower <= value < upper``, which
    are expressions in the parameters.
    """

    type: ValueType
    variable: str
    value: ValueExpr
    lower: IndexExpr
    upper: IndexExpr
    body: ValueExpr


ValueExpr = (
    Literal
    | Constant
    | Access
    | Read
    | Apply
    | Select
    | IndexCondition
    | Cast
    | IndexCast
    | Reduce
    | Element
    | LetValue
)

#: The function of an application that makes a record.
RECORD = "record of"


def record_of(type_: ValueType, fields: tuple[ValueExpr, ...]) -> Apply:
    """The record with these fields, in the order of its type."""
    return Apply(type_, RECORD, fields)


def field_of(record: ValueExpr, name: str) -> ValueExpr:
    """The field of a record; of a record that is made on the spot, the expression it is made of."""
    names = [field_name for field_name, _ in record.type.fields]
    position = names.index(name)
    if isinstance(record, Apply) and record.function == RECORD:
        return record.arguments[position]
    return Apply(record.type.fields[position][1], f".{name}", (record,))


# ---------------------------------------------------------------- commands


@dataclass(frozen=True, slots=True)
class Skip:
    """``skip``."""

    span: Span


@dataclass(frozen=True, slots=True)
class Inside:
    """A check that ``array[indices]`` lies within the bounds of ``array``, where ``condition`` holds.

    ``array`` is the name of a part of another array: of a view that has bounds, or of an array that shares
    its memory. Elaboration writes such checks before a statement that uses a cell of it: one that it
    ``reads``, or one that it ``writes``. No text has them.
    """

    array: str
    indices: tuple[IndexExpr, ...]
    condition: Cond
    access: str
    span: Span


@dataclass(frozen=True, slots=True)
class Assign:
    """``array[indices] {annotation} := value``."""

    array: str
    indices: tuple[IndexExpr, ...]
    annotation: ValueExpr
    value: ValueExpr
    span: Span


@dataclass(frozen=True, slots=True)
class Accumulate:
    """``[atomic] array[indices] {annotation} ⊙{reduction_indices}= value``.

    ``reduction_indices`` is ``None`` for a partial reduction (section 7.3.3); ``value`` is
    then a single :class:`Read` or the unit.
    """

    array: str
    indices: tuple[IndexExpr, ...]
    operator: str
    annotation: ValueExpr
    reduction_indices: tuple[IndexExpr, ...] | None
    value: ValueExpr
    atomic: bool
    span: Span


@dataclass(frozen=True, slots=True)
class Scope:
    """``accumulate arrays: body`` (section 7.3.4)."""

    arrays: tuple[str, ...]
    body: Block
    span: Span


@dataclass(frozen=True, slots=True)
class Let:
    """``let variable = value``, with the rest of its block."""

    variable: str
    value: IndexExpr
    body: Block
    span: Span


@dataclass(frozen=True, slots=True)
class DataLet:
    """``let variable {annotation} := value in lower..upper``, with the rest of its block.

    ``variable`` is the integer that ``value`` has; ``lower`` and ``upper`` are in the parameters.
    """

    variable: str
    annotation: ValueExpr
    value: ValueExpr
    lower: IndexExpr
    upper: IndexExpr
    body: Block
    span: Span


@dataclass(frozen=True, slots=True)
class Allocate:
    """``allocate array[extents] : type``, with the rest of its block.

    ``within`` is a condition on its cells ``$x0``, ``$x1``, ..., besides; no text has one.
    """

    array: str
    extents: tuple[IndexExpr, ...]
    type: ValueType
    body: Block
    span: Span
    within: Cond | None = None


@dataclass(frozen=True, slots=True)
class If:
    """``if condition: then else: otherwise`` (``elif`` is nested)."""

    condition: Cond
    then: Block
    otherwise: Block
    span: Span


@dataclass(frozen=True, slots=True)
class Loop:
    """``for`` or ``par`` over ``lower <= variable < upper``."""

    variable: str
    lower: IndexExpr
    upper: IndexExpr
    body: Block
    parallel: bool
    span: Span


Command = Skip | Inside | Assign | Accumulate | Scope | Let | DataLet | Allocate | If | Loop
Block = tuple[Command, ...]

# ---------------------------------------------------------------- specifications


@dataclass(frozen=True, slots=True)
class Function:
    """``function NAME(TYPE, ...) -> TYPE``."""

    name: str
    arguments: tuple[ValueType, ...]
    result: ValueType


@dataclass(frozen=True, slots=True)
class Operator:
    """``operator NAME : TYPE [assoc] [comm] [unit U] [from S]``; ``unit`` is a literal or a constant.

    ``operator NAME(X, Y) : TYPE ... = EXPR`` has the names ``X`` and ``Y`` as ``parameters``,
    which are constants of its ``definition``. Its laws are claims, to be checked. ``start`` is ``S``,
    a literal or a record of literals: partial reductions may all start at it.
    """

    name: str
    type: ValueType
    associative: bool
    commutative: bool
    unit: Literal | Constant | None
    parameters: tuple[str, ...] = ()
    definition: ValueExpr | None = None
    start: Literal | Apply | None = None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Tensor:
    """A tensor of the specification.

    ``kind`` is ``input``, ``output`` or ``tensor``. ``region`` bounds each dimension by
    ``lower <= i < upper`` for inputs and outputs and is ``None`` for intermediate tensors.
    ``range`` bounds integers, as mathematical integers, by ``lower <= A(i) < upper``: those of an input by
    assumption, those of an intermediate tensor by the form of its equations. A ``monotone`` input, of rank 1,
    never decreases. ``within`` is a condition on the points ``$x0``, ``$x1``, ... of the region, besides; no
    text has one.
    """

    name: str
    kind: str
    type: ValueType
    rank: int
    region: tuple[tuple[IndexExpr, IndexExpr], ...] | None
    span: Span
    range: tuple[IndexExpr, IndexExpr] | None = None
    monotone: bool = False
    within: Cond | None = None


@dataclass(frozen=True, slots=True)
class Equation:
    """``tensor(variables) = value if condition``."""

    tensor: str
    variables: tuple[str, ...]
    condition: Cond
    value: ValueExpr
    span: Span


@dataclass(frozen=True, slots=True)
class Spec:
    """A system of affine recurrence equations with reductions (sections 2.2 and 7.4)."""

    name: str
    parameters: tuple[str, ...]
    assumptions: tuple[Cond, ...]
    types: tuple[ValueType, ...]
    functions: Mapping[str, Function]
    operators: Mapping[str, Operator]
    tensors: Mapping[str, Tensor]
    equations: tuple[Equation, ...]
    span: Span

    def equations_of(self, tensor: str) -> tuple[Equation, ...]:
        """The equations that define ``tensor``, in source order."""
        return tuple(e for e in self.equations if e.tensor == tensor)


@dataclass(frozen=True, slots=True)
class Binding:
    """``array[indices : extents] = tensor(variables)``.

    Stores ``tensor(variables)`` at ``array[indices]``; ``a = A`` has the variables
    themselves as indices. ``extents`` is ``None`` where the smallest box is meant. ``within`` is that of
    :class:`Allocate`.
    """

    array: str
    tensor: str
    variables: tuple[str, ...]
    indices: tuple[IndexExpr, ...]
    extents: tuple[IndexExpr, ...] | None
    span: Span
    within: Cond | None = None


@dataclass(frozen=True, slots=True)
class Overlap:
    """``overlap left, right at distances if condition``; ``right[0, ...]`` is the cell ``left[distances]``.

    ``extents`` are those of the two arrays. The condition is among the assumptions of the implementation, and
    the distances among its parameters; both arrays are parts of one, ``whole``, which elaboration makes.
    """

    left: str
    right: str
    distances: tuple[str, ...]
    extents: tuple[tuple[IndexExpr, ...], tuple[IndexExpr, ...]]
    condition: Cond
    span: Span
    whole: str = ""


@dataclass(frozen=True, slots=True)
class Impl:
    """An implementation: ``impl name(parameters) of spec(bindings): assumptions width overlaps body``.

    The claim is made for all values of its ``parameters`` that its assumptions allow. ``spec`` has them
    behind its own, which are those of :attr:`written_spec`: so it has all parameters of the program.

    ``strict_races`` is not part of its text: the caller may demand that no two iterations of a parallel
    loop write one cell, whatever the values. ``width`` is the type in which indices are computed; without it
    they are integers without bounds.
    """

    name: str
    spec: Spec
    bindings: tuple[Binding, ...]
    assumptions: tuple[Cond, ...]
    body: Block
    span: Span
    strict_races: bool = False
    parameters: tuple[str, ...] = ()
    overlaps: tuple[Overlap, ...] = ()
    width: ValueType | None = None

    @property
    def written_spec(self) -> Spec:
        """The specification without the implementation's parameters, as its text says."""
        if not self.parameters:
            return self.spec
        return replace(self.spec, parameters=self.spec.parameters[: -len(self.parameters)])


@dataclass(frozen=True, slots=True)
class Program:
    """All specifications and implementations of a file and what it imports.

    ``impls`` holds those of the file itself, in source order; ``texts`` the source text of
    every file read, by the name used in spans. ``annotated`` holds the texts that have inferred annotations,
    by the same names: the program was read from them, but its places are those of ``texts``.
    """

    specs: Mapping[str, Spec]
    impls: Mapping[str, Impl]
    texts: Mapping[str, str]
    annotated: Mapping[str, str] = field(default_factory=dict)

    @property
    def sources(self) -> dict[str, str]:
        """The texts that say all that the program does and means."""
        return {**self.texts, **self.annotated}
