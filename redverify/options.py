"""How to verify: what users choose, and what follows from it."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from dataclasses import dataclass

from redverify.choices import SOLVER

#: Seconds for one value obligation.
TIMEOUT = 20.0


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds after which work ends that need not be done, though ``timeout`` and ``limit`` allow more.

    ``obligation`` is for one value obligation and ``evaluation`` for evaluation.
    """

    obligation: float = math.inf
    evaluation: float = math.inf


@dataclass(frozen=True, slots=True)
class Options:
    """How to verify. Seconds are those of counted work (:mod:`redverify.system.clock`).

    - ``values``: the encoding of values.
    - ``timeout``: seconds for one value obligation.
    - ``smt``: the folder where the solver's queries are written.
    - ``jobs``: processes for implementations, or for the value obligations of a single one.
    - ``limit``: seconds for evaluation, without solvers.
    - ``witness_seconds``: how long a concrete witness is searched for.
    - ``inferred``: a front end has made the annotations. One that fails then refutes the program only if
      what the program does is wrong, too.
    - ``claims``: whether the annotations say anything; if not, the program is only run.
    - ``solver``: which solvers decide value obligations.
    - ``levels``: whether to look for the strongest sense in which a verified program is equal.
    - ``strict_races``: whether two iterations that write one cell are a race whatever the values.
    - ``index_bits``: the bits of the signed integers in which indices are computed, unless the program says
      in which.
    - ``suggest``: whether to look for the distances at which arrays may overlap.
    - ``patience``: how long to wait for what ``timeout`` and ``limit`` allow.
    - ``progress``: told how many obligations are decided, and of how many.
    """

    values: str = "real"
    timeout: float = TIMEOUT
    smt: str | os.PathLike[str] | None = None
    jobs: int = 1
    limit: float = 90.0
    witness_seconds: float = 10.0
    inferred: bool = False
    claims: bool = True
    solver: str = SOLVER
    levels: bool = False
    strict_races: bool = False
    index_bits: int | None = None
    suggest: bool = False
    patience: Patience = Patience()
    progress: Callable[[int, int], None] | None = None
