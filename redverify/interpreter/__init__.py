"""The reference interpreter: runs specification and program on concrete parameters and inputs.

It checks every obligation (``docs/obligations``) on concrete values, and finds and confirms witnesses.
It is the project's oracle: it shares no code with evaluation, isl and the solvers, only the language.
"""

from redverify.interpreter.domain import Domain, show
from redverify.interpreter.indices import Unenumerable
from redverify.interpreter.machine import run
from redverify.interpreter.results import InvalidProgram, RunResult, Violation
from redverify.interpreter.search import Witness, feasible_parameters, find_witness

__all__ = [
    "Domain",
    "InvalidProgram",
    "RunResult",
    "Unenumerable",
    "Violation",
    "Witness",
    "feasible_parameters",
    "find_witness",
    "run",
    "show",
]
