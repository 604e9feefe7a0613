"""What obligations say, and what each is about.

An obligation has a *claim*, one of the sentences below, and a *subject*: the array, operator,
tensor or binding that the claim names. Later stages look at claim and subject; :func:`words`, the
only place that makes text of them, is for people. Kept certificates and the JSON hold these texts.
The checker of certificates accepts no other texts (:mod:`redverify.checking.obligations`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, assert_never

from redverify.language import core


class OfPlace(Enum):
    """Claims about the statement, scope, loop or specification at the obligation's place."""

    EVALUATED = "the program computes what is specified"
    ASSUMPTIONS = "some parameter values satisfy the assumptions"
    BOUNDED = "the index set of a reduction is bounded"
    SPECIFICATION = "guards are disjoint, reductions bounded, equations well-founded"
    ANNOTATION_KNOWN = "the specification gives the annotation a value"
    WRITTEN_VALUE = "the value written equals the annotation"
    INDEX_INSIDE = "the index lies in the reduction's index set"
    ELEMENT_VALUE = "the value accumulated equals the reduction's element"
    PADDING_UNIT = "the value accumulated outside of the reduction's index set is the operator's unit"
    PARTIAL = "the value accumulated is a partial reduction of the annotation from the unit"
    FROM_START = "the cell starts from what partial reductions by the operator start from"
    INDICES_INSIDE = "the indices lie in the reduction's index set"
    INFERRED_INDICES = "the partial reduction has the index set that was inferred"
    NO_INDEX_TWICE = "no reduction index enters the cell twice"
    ONE_OPERATOR = "a cell takes one operator inside a scope"
    ONE_REDUCTION = "a cell takes part in one reduction at a time inside a scope"
    HAS_INITIAL = "the reduction has an initial value"
    NO_RACE = "no iteration uses a cell that another one changes"
    WRITTEN_ONCE = "no two iterations write one cell"
    BOUND_VALUE = "the value bound as an index equals the annotation"
    BOUND_RANGE = "the value bound as an index lies in its range"
    INDICES_FIT = "what is computed of indices fits into their type"
    LEFT_OUT = "the elements that the data leave out are the operator's unit"


class OfArray(Enum):
    """Claims about cells of one array."""

    WRITE_INSIDE = "the cell written lies inside {array}"
    ACCUMULATION_INSIDE = "the cell accumulated into lies inside {array}"
    READ_INSIDE = "the cell read lies inside {array}"
    CELL_KNOWN = "the cell of {array} holds a known value"
    READ_KNOWN = "the cell read of {array} holds a known value"
    READ_CLOSED = "the cell read of {array} is not pending (its accumulate scope is open)"
    ENTRY_KNOWN = "the accumulated cells of {array} hold a known value on entry"
    ENTRY_INITIAL = "on entry the accumulated cells of {array} hold the initial value"
    READ_WHOLE = "the reduction read from {array} has its whole index set"
    READ_ANNOTATED = "the reduction read from {array} is that of its annotation"
    READ_INITIAL = "the reduction read from {array} has its initial value"
    FINAL_WHOLE = "the reduction in {array} has its whole index set"
    FINAL_ANNOTATED = "the reduction in {array} is that of its annotation"
    FINAL_INITIAL = "the reduction in {array} has its initial value"
    ITERATIONS_ONE_REDUCTION = "iterations accumulate into a cell of {array} for one reduction at a time"
    COMPOSED_ONE_OPERATOR = "a cell of {array} takes one operator until its value is known"
    COMPOSED_ONE_REDUCTION = "a cell of {array} takes part in one reduction at a time"
    NO_RACE = "no iteration uses a cell of {array} that another one changes"
    WRITTEN_ONCE = "no two iterations write one cell of {array}"
    EQUAL_WRITES = "cells of {array} written by two iterations get equal values"
    NO_INDEX_TWICE = "no reduction index enters a cell of {array} twice"
    INPUTS_APART = "inputs bound to {array} have different cells"


class OfOperator(Enum):
    """Claims about the operator of an accumulation."""

    ASSOCIATIVE = "`{operator}` is associative"
    IN_ORDER = "indices arrive in increasing order (`{operator}` is not commutative)"


class OfTensors(Enum):
    """Claims about the equations of some tensors."""

    DISJOINT = "equations of {tensors} have disjoint guards"
    WELL_FOUNDED = "no equation of {tensors} needs itself"


class OfBinding(Enum):
    """Claims about a tensor and the array that it is bound to."""

    INSIDE = "{tensor} lies inside {array}"
    APART = "two points of {tensor} have different cells"
    KNOWN = "the specification gives the annotation a value"
    COVERED = "every cell of output {tensor} is written"
    FINAL_VALUE = "{array} holds {tensor} at the end"


@dataclass(frozen=True, slots=True)
class Place:
    """The statement, scope, loop or specification at the obligation's place."""

    claim: OfPlace


@dataclass(frozen=True, slots=True)
class Array:
    """Cells of an array."""

    claim: OfArray
    array: str


@dataclass(frozen=True, slots=True)
class Operator:
    """The operator of an accumulation."""

    claim: OfOperator
    operator: str


@dataclass(frozen=True, slots=True)
class Tensors:
    """The equations of some tensors."""

    claim: OfTensors
    tensors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bound:
    """A tensor in the array that a binding stores it in."""

    claim: OfBinding
    binding: core.Binding


class Completeness(NamedTuple):
    """The claims that together say that the reductions in some cells are complete."""

    whole: OfArray
    annotated: OfArray
    initial: OfArray


READ_COMPLETE = Completeness(OfArray.READ_WHOLE, OfArray.READ_ANNOTATED, OfArray.READ_INITIAL)
FINAL_COMPLETE = Completeness(OfArray.FINAL_WHOLE, OfArray.FINAL_ANNOTATED, OfArray.FINAL_INITIAL)

Subject = Place | Array | Operator | Tensors | Bound


def words(subject: Subject) -> str:
    """What has to hold, as a sentence."""
    sentence: str = subject.claim.value
    match subject:
        case Place():
            return sentence
        case Array(array=array):
            return sentence.format(array=array)
        case Operator(operator=operator):
            return sentence.format(operator=operator)
        case Tensors(tensors=tensors):
            return sentence.format(tensors=", ".join(tensors))
        case Bound(binding=binding):
            return sentence.format(array=binding.array, tensor=binding.tensor)
        case _:
            assert_never(subject)
