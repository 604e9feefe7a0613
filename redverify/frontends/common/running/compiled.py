"""Programs that their compiler has compiled, as a front end hands them over to be run.

A translation is trusted by every verdict that rests on it. What the compiler's own code computes shares no
code with the translation, so that it is a second opinion (:mod:`.second_opinion`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Point = tuple[int, ...]

#: A tensor of the specification, and a point of its region.
Element = tuple[str, Point]

#: Values of elements: ``bool`` for truth values, ``int`` for machine integers, ``float`` (NaN and infinities
#: too) for floats, a tuple of these for records.
Cells = Mapping[Element, Any]


@dataclass(frozen=True, slots=True)
class Case:
    """One run: values of the specification's parameters, inputs, and the elements of outputs to be given.

    An element of an input that is not among ``inputs`` has the value that ``fill`` has for its tensor.
    """

    params: Mapping[str, int]
    inputs: Cells
    fill: Mapping[str, Any]
    wanted: Sequence[Element]


class Executable(Protocol):
    """A program that its compiler has compiled."""

    @property
    def role(self) -> str:
        """What messages call it: ``the compiled function before``."""

    @property
    def wraps(self) -> bool:
        """Whether signed arithmetic of 32 bits and more wraps. Else inputs stay far from overflow."""

    @property
    def finite(self) -> bool:
        """Whether the compiler takes floats to be finite. Else infinities and NaN are those of IEEE 754."""

    @property
    def needs_elements(self) -> bool:
        """Whether a reduction without elements leaves its result as it was, whatever that is."""

    def run(self, cases: Sequence[Case]) -> Sequence[Mapping[Element, Any] | str]:
        """For each case the wanted elements, or why there are none.

        Elements that the program does not write may be missing.

        The code runs in a process of its own, with limits of time and memory: code that is wrong reads and
        writes anywhere.
        """
