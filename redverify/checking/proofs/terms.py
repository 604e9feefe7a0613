"""Proofs of a certificate, by families, and the arguments of rules.

Hypotheses are numbered in the order of their binders, laws in the order of the certificate.
"""

from __future__ import annotations

from redverify.checking.data.expressions import Condition, Function, Index, IntegerOf, Value
from redverify.checking.data.tagged import Tagged, Variadic

# ---------------------------------------------------------------- by computation or decision


class Rfl(Tagged, frozen=True, tag="rfl"):
    """Both sides are the same by definition."""


class Trivial(Tagged, frozen=True, tag="trivial"):
    """``True`` holds."""


class Decide(Tagged, frozen=True, tag="decide"):
    """Lean decides the claim by computing."""


class Decided(Tagged, frozen=True, tag="truth"):
    """The claim, which Lean decides by computing."""

    claim: Condition


class Omega(Tagged, frozen=True, tag="omega"):
    """Linear arithmetic shows the claim from the hypotheses in scope."""

    claim: Condition


class Absurd(Tagged, frozen=True, tag="absurd"):
    """Linear arithmetic shows that the hypotheses in scope contradict each other."""


class Computed(Tagged, frozen=True, tag="computed"):
    """The arrays of these bodies of loops, by rewriting."""

    bodies: tuple[str, ...]


#: Proofs without parts.
Closed = Rfl | Trivial | Decide | Decided | Omega | Absurd | Computed

# ---------------------------------------------------------------- what is given


class Hypothesis(Tagged, frozen=True, tag="hyp"):
    """A hypothesis in scope."""

    number: int


class Part(Tagged, frozen=True, tag="part"):
    """A part of a hypothesis that is a conjunction: 1 is the left side, 2 the right side."""

    number: int
    path: tuple[int, ...]


class ByLaw(Tagged, frozen=True, tag="law"):
    """A law of the certificate."""

    position: int


#: Proofs that refer to what is given.
Given = Hypothesis | Part | ByLaw

# ---------------------------------------------------------------- logic


class Left(Tagged, frozen=True, tag="inl"):
    """A disjunction by its left side."""

    proof: Proof


class Right(Tagged, frozen=True, tag="inr"):
    """A disjunction by its right side."""

    proof: Proof


class Pair(Tagged, frozen=True, tag="pair"):
    """A conjunction by both sides."""

    first: Proof
    second: Proof


class BothWays(Tagged, frozen=True, tag="iff"):
    """An equivalence by both directions."""

    forward: Proof
    backward: Proof


class Lambda(Tagged, frozen=True, tag="fun"):
    """``fun names assumed => body``: a claim for all integers for which the conditions hold."""

    names: tuple[str, ...]
    assumed: tuple[Condition, ...]
    body: Proof


class Either(Tagged, frozen=True, tag="either"):
    """One of several cases holds, and each proves the claim.

    ``given`` proves that one holds; without it linear arithmetic does.
    """

    cases: tuple[Condition, ...]
    proofs: tuple[Proof, ...]
    given: Proof | None


class ExcludedMiddle(Tagged, frozen=True, tag="em"):
    """The claim both where the condition holds and where it does not."""

    case: Condition
    yes: Proof
    no: Proof


class Have(Tagged, frozen=True, tag="have"):
    """The claim by one more hypothesis, ``fact``, which ``shown`` proves."""

    fact: Condition
    shown: Proof
    body: Proof


#: Proofs by the form of the claim, or by cases.
Logic = Left | Right | Pair | BothWays | Lambda | Either | ExcludedMiddle | Have

# ---------------------------------------------------------------- with their claim


class KnownCell(Tagged, frozen=True, tag="known"):
    """The heap ``heap`` at ``arguments`` knows that a cell holds a value."""

    heap: str
    arguments: tuple[Index, ...]
    array: str
    indices: tuple[Index, ...]
    value: Value
    proof: Proof


class Same(Tagged, frozen=True, tag="same"):
    """Two values are equal."""

    left: Value
    right: Value
    proof: Proof


class Entails(Tagged, frozen=True, tag="entails"):
    """All that the heap ``heap`` says at ``arguments`` is known."""

    heap: str
    arguments: tuple[Index, ...]
    proof: Proof


class Shown(Tagged, frozen=True, tag="shown"):
    """A condition holds."""

    claim: Condition
    proof: Proof


class Arithmetic(Tagged, frozen=True, tag="arithmetic"):
    """A condition on integers holds, by facts of arithmetic and by cases."""

    claim: Condition
    proof: Proof


#: Proofs that say what they prove.
Stated = KnownCell | Same | Entails | Shown | Arithmetic

# ---------------------------------------------------------------- by theorems and rules


class ByTheorem(Tagged, frozen=True, tag="theorem"):
    """A theorem of the certificate, which the laws and the model are passed to."""

    name: str
    arguments: tuple[Index, ...]
    proofs: tuple[Proof, ...]


class ByLemma(Tagged, frozen=True, tag="lemma"):
    """A theorem of the certificate, which no laws and no model are passed to."""

    name: str
    arguments: tuple[Index, ...]
    proofs: tuple[Proof, ...]


class Rule(Variadic, frozen=True, tag="rule"):
    """A rule of the Lean library."""

    name: str
    arguments: tuple[Argument, ...]


class ByEquation(Tagged, frozen=True, tag="equation"):
    """A tensor's value at the point ``names``, by an equation of the specification."""

    position: int
    names: tuple[Index, ...]
    proof: Proof


class Algebra(Tagged, frozen=True, tag="algebra"):
    """An equation between patterns, at ``atoms``, by laws and the tactic of a kind of arithmetic."""

    kind: str
    laws: tuple[int, ...]
    left: Value
    right: Value
    atoms: tuple[Value, ...]


#: Proofs that apply something.
Applied = ByTheorem | ByLemma | Rule | ByEquation | Algebra

# ---------------------------------------------------------------- cells that bindings lay out


class InputCell(Tagged, frozen=True, tag="input"):
    """At the start a cell holds the value of an input at a point of its region.

    ``bounds`` has two proofs for each dimension of the point; ``cell`` proves that the binding
    puts the point into the cell.
    """

    region: int
    binding: int
    point: tuple[Index, ...]
    bounds: tuple[Proof, ...]
    cell: Proof
    proof: Proof


class CellOfPoint(Tagged, frozen=True, tag="cell_at"):
    """A cell exists because a binding puts a point of an input or output into it.

    ``positive`` proves that no index of the cell is negative.
    """

    array: str
    indices: tuple[Index, ...]
    binding: int
    region: int
    point: tuple[Index, ...]
    bounds: tuple[Proof, ...]
    cell: Proof
    positive: tuple[Proof, ...]


class CellInExtents(Tagged, frozen=True, tag="cell_extents"):
    """A cell exists because it is inside the extents of each binding of the array that has extents."""

    array: str
    indices: tuple[Index, ...]
    binding: int
    boxes: tuple[tuple[Proof, ...], ...]


class InRange(Tagged, frozen=True, tag="in_range"):
    """An element of an input lies in its declared range; ``bounds`` as in :class:`InputCell`."""

    region: int
    point: tuple[Index, ...]
    bounds: tuple[Proof, ...]


class AfterData(Tagged, frozen=True, tag="after_data"):
    """After the block of a variable that is the integer ``value`` a cell holds what it holds there.

    ``path``: the positions of the variable's command.
    """

    path: tuple[int, ...]
    value: IntegerOf
    proof: Proof


#: Proofs about the cells of bound arrays, about what inputs hold, and about cells where data were indices.
Stored = InputCell | CellOfPoint | CellInExtents | InRange | AfterData

# ---------------------------------------------------------------- points where tensors have values


class PointOfInput(Tagged, frozen=True, tag="point_in"):
    """A point of an input: ``bounds`` has two proofs for each dimension."""

    region: int
    point: tuple[Index, ...]
    bounds: tuple[Proof, ...]


class PointOfEquation(Tagged, frozen=True, tag="point_by"):
    """A point that an equation gives: ``guard`` proves that its guard holds, ``inside`` that the
    point is among those where the tensor's equations have values."""

    equation: int
    point: tuple[Index, ...]
    guard: Proof
    inside: Proof


#: Proofs that a tensor has a value at a point.
Valued = PointOfInput | PointOfEquation

Proof = Closed | Given | Logic | Stated | Applied | Stored | Valued

# ---------------------------------------------------------------- arguments of rules


class IndexArgument(Tagged, frozen=True, tag="i"):
    """An integer."""

    index: Index


class ValueArgument(Tagged, frozen=True, tag="v"):
    """A value."""

    value: Value


class IndicesArgument(Tagged, frozen=True, tag="list"):
    """A list of integers."""

    indices: tuple[Index, ...]


class SetArgument(Tagged, frozen=True, tag="set"):
    """A condition as a function of variables."""

    names: tuple[str, ...]
    condition: Condition


class MapArgument(Tagged, frozen=True, tag="map"):
    """An integer as a function of variables."""

    names: tuple[str, ...]
    index: Index


class BodyArgument(Tagged, frozen=True, tag="body"):
    """A value as a function of variables."""

    names: tuple[str, ...]
    value: Value


class ArrayArgument(Tagged, frozen=True, tag="array"):
    """An array."""

    array: str


class ArraysArgument(Tagged, frozen=True, tag="arrays"):
    """A list of arrays."""

    arrays: tuple[str, ...]


class FunctionArgument(Tagged, frozen=True, tag="op"):
    """A function of values."""

    function: Function


class NumberArgument(Tagged, frozen=True, tag="number"):
    """A natural number."""

    number: int


class MemberArgument(Tagged, frozen=True, tag="member"):
    """The proof that the element at a position is in a list."""

    position: int


class BoxArgument(Tagged, frozen=True, tag="box"):
    """The proof that a cell is inside a box, from two proofs for each dimension."""

    bounds: tuple[Proof, ...]


class Inferred(Tagged, frozen=True, tag="_"):
    """What Lean finds by itself."""


#: An argument of a rule that is not a proof.
Term = (
    IndexArgument | ValueArgument | IndicesArgument | SetArgument | MapArgument | BodyArgument
    | ArrayArgument | ArraysArgument | FunctionArgument | NumberArgument | MemberArgument | BoxArgument
    | Inferred
)  # fmt: skip

#: An argument of a rule.
Argument = Proof | Term
