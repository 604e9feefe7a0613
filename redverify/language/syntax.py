"""The syntax tree: what the parser makes of a file and the printer prints.

One class per construct of ``docs/language.md``, in the order of that page. Names are not
resolved and nothing has a type; parentheses are gone (the printer puts back those that are
needed). Spans take no part in equality.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from redverify.language.source import NOWHERE, Span

#: Deepest nesting of expressions, blocks, ``let`` and ``allocate`` that a file may have. Later
#: stages recurse over the tree, so this bounds the stack they need.
MAX_DEPTH = 150

#: The words of the named reductions.
REDUCTION_WORDS = ("sum", "prod", "max", "min", "any", "all", "xor")

#: The operators that are written as words or signs (and are not declared names).
OPERATOR_WORDS = ("+", "*", "max", "min", "and", "or", "xor")

#: The words that are called like functions although they are keywords.
CALL_WORDS = ("max", "min", "xor", "select")


@dataclass(frozen=True, slots=True)
class Ident:
    """A name at the place where it is declared or used."""

    name: str
    span: Span = field(default=NOWHERE, compare=False)


# ---------------------------------------------------------------- expressions


@dataclass(frozen=True, slots=True)
class Number:
    """A literal as written: digits, with a dot or an exponent for a fraction."""

    text: str
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def is_whole(self) -> bool:
        """Written with digits only."""
        return self.text.isdigit()


@dataclass(frozen=True, slots=True)
class Truth:
    """``true`` or ``false``."""

    value: bool
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Infinity:
    """``inf``."""

    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Variable:
    """A name alone: an index variable, the constant of a ``unit`` clause, or a value variable."""

    name: str
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class ArrayRead:
    """``array[indices]``."""

    array: str
    indices: tuple[Expr, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """``name(arguments)``: a tensor access, a function or operator, ``min max xor select``."""

    name: str
    arguments: tuple[Expr, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class CastTo:
    """``f32(operand)``: a builtin type's name called."""

    type: str
    operand: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Negate:
    """``-operand``."""

    operand: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    """``not operand``."""

    operand: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Binary:
    """``left operator right`` with one of ``+ - * / // % and or``.

    ``tight``: the printer writes no spaces around the operator, as in ``4*i``. The parser does not set it.
    """

    operator: str
    left: Expr
    right: Expr
    span: Span = field(default=NOWHERE, compare=False)
    tight: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A chain ``operands[0] operators[0] operands[1] ...`` of ``== != < <= > >=``."""

    operands: tuple[Expr, ...]
    operators: tuple[str, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Reduction:
    """``sum[binders : condition] body``, or ``reduce OP[...] body``.

    ``word`` is one of :data:`REDUCTION_WORDS`, or ``reduce`` with the operator's name or sign
    in ``operator``.
    """

    word: str
    operator: str | None
    binders: tuple[Ident, ...]
    condition: Expr
    body: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class ElementAt:
    """``reduction@(indices)``."""

    reduction: Expr
    indices: tuple[Expr, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Projection:
    """``record.field``."""

    record: Expr
    name: Ident
    span: Span = field(default=NOWHERE, compare=False)


Expr = (
    Number
    | Truth
    | Infinity
    | Variable
    | ArrayRead
    | Call
    | CastTo
    | Negate
    | Not
    | Binary
    | Comparison
    | Reduction
    | ElementAt
    | Projection
)

# ---------------------------------------------------------------- items of a specification


@dataclass(frozen=True, slots=True)
class Assume:
    """``assume condition``."""

    condition: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class TypeItem:
    """``type name``."""

    name: Ident
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class RecordItem:
    """``type name = (field : type, ...)``."""

    name: Ident
    fields: tuple[tuple[Ident, Ident], ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class FunctionItem:
    """``function name(arguments) -> result``."""

    name: Ident
    arguments: tuple[Ident, ...]
    result: Ident
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Law:
    """``assoc``, ``comm``, ``unit`` with its literal or name, or ``from`` with its start."""

    word: str
    unit: Expr | None = None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class OperatorItem:
    """``operator name : type laws``, or ``operator name(variables) : type laws = definition``.

    Without a definition ``variables`` is empty.
    """

    name: Ident
    type: Ident
    laws: tuple[Law, ...]
    variables: tuple[Ident, ...] = ()
    definition: Expr | None = None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Extent:
    """``upper`` alone (``lower`` is ``None``), or ``lower..upper``."""

    lower: Expr | None
    upper: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class BoundaryItem:
    """``input name[extents] : type`` or ``output ...``; ``kind`` is the word.

    An input of integers may have a ``range`` of its elements, ``in lower..upper``, and be ``monotone``.
    """

    kind: str
    name: Ident
    extents: tuple[Extent, ...]
    type: Ident
    span: Span = field(default=NOWHERE, compare=False)
    range: Extent | None = None
    monotone: bool = False


@dataclass(frozen=True, slots=True)
class TensorItem:
    """``tensor name(variables) : type``; one of integers may have a ``range``, ``in lower..upper``."""

    name: Ident
    variables: tuple[Ident, ...]
    type: Ident
    span: Span = field(default=NOWHERE, compare=False)
    range: Extent | None = None


@dataclass(frozen=True, slots=True)
class EquationItem:
    """``tensor(variables) = value if guard``; ``guard`` may be missing."""

    tensor: Ident
    variables: tuple[Ident, ...]
    value: Expr
    guard: Expr | None
    span: Span = field(default=NOWHERE, compare=False)


Item = Assume | TypeItem | RecordItem | FunctionItem | OperatorItem | BoundaryItem | TensorItem | EquationItem


@dataclass(frozen=True, slots=True)
class SpecBlock:
    """``spec name(parameters): items``."""

    name: Ident
    parameters: tuple[Ident, ...]
    items: tuple[Item, ...]
    span: Span = field(default=NOWHERE, compare=False)


# ---------------------------------------------------------------- commands


@dataclass(frozen=True, slots=True)
class Skip:
    """``skip``."""

    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Assign:
    """``array[indices] {annotation} := value``; without annotation it only parses."""

    array: Ident
    indices: tuple[Expr, ...]
    annotation: Expr | None
    value: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Accumulate:
    """``[atomic] array[indices] {annotation} operator{reduction_indices}= value``.

    ``reduction_indices`` is ``None`` without braces (a partial reduction, section 7.3.3).
    """

    array: Ident
    indices: tuple[Expr, ...]
    annotation: Expr | None
    operator: Ident
    reduction_indices: tuple[Expr, ...] | None
    value: Expr
    atomic: bool
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Scope:
    """``accumulate arrays: body``."""

    arrays: tuple[Ident, ...]
    body: Block
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Let:
    """``let variable = value``, to the end of the block."""

    variable: Ident
    value: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class DataLet:
    """``let variable {annotation} := value in lower..upper``, to the end of the block.

    Without annotation it only parses.
    """

    variable: Ident
    annotation: Expr | None
    value: Expr
    lower: Expr
    upper: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Allocate:
    """``allocate array[extents] : type``, to the end of the block."""

    array: Ident
    extents: tuple[Expr, ...]
    type: Ident
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class View:
    """``view name[x < extent, ...] = array[indices]``, to the end of the block.

    ``extents`` has ``None`` for a variable whose bound is not written.
    """

    name: Ident
    variables: tuple[Ident, ...]
    extents: tuple[Expr | None, ...]
    array: Ident
    indices: tuple[Expr, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Branch:
    """``if condition: body`` or ``elif condition: body``."""

    condition: Expr
    body: Block
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class If:
    """A chain of at least one branch; ``otherwise`` is ``None`` without ``else``."""

    branches: tuple[Branch, ...]
    otherwise: Block | None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Loop:
    """``for``/``par variable < upper`` (``lower`` is ``None``) or ``variable in lower..upper``."""

    parallel: bool
    tag: str | None
    variable: Ident
    lower: Expr | None
    upper: Expr
    body: Block
    span: Span = field(default=NOWHERE, compare=False)


Command = Skip | Assign | Accumulate | Scope | Let | DataLet | Allocate | View | If | Loop
Block = tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Binding:
    """``array = tensor``, or ``array[indices : extents] = tensor(variables)``.

    ``indices`` and ``variables`` are both ``None`` in the short form; ``extents`` is ``None``
    when not written.
    """

    array: Ident
    indices: tuple[Expr, ...] | None
    extents: tuple[Expr, ...] | None
    tensor: Ident
    variables: tuple[Ident, ...] | None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Overlap:
    """``overlap left, right at distances if condition``; ``condition`` is ``None`` when not written."""

    left: Ident
    right: Ident
    distances: tuple[Ident, ...]
    condition: Expr | None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Width:
    """``indices type``."""

    type: Ident
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class ImplBlock:
    """``impl name(parameters) of spec(bindings): assumptions widths overlaps body``."""

    name: Ident
    spec: Ident
    bindings: tuple[Binding, ...]
    assumptions: tuple[Assume, ...]
    body: Block
    span: Span = field(default=NOWHERE, compare=False)
    parameters: tuple[Ident, ...] = ()
    overlaps: tuple[Overlap, ...] = ()
    widths: tuple[Width, ...] = ()


@dataclass(frozen=True, slots=True)
class Import:
    """``import "path"``; ``path`` is what stands between the quotes."""

    path: str
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class File:
    """A source file."""

    imports: tuple[Import, ...]
    blocks: tuple[SpecBlock | ImplBlock, ...]
    span: Span = field(default=NOWHERE, compare=False)
