"""The reference interpreter: runs specification and program on concrete parameters and inputs.

It is the project's oracle. It is independent of isl and Z3, checks every obligation kind of
``design/language.md`` concretely, and finds and confirms witnesses.
"""

from redverify.interpreter.enumeration import Unenumerable
from redverify.interpreter.machine import run
from redverify.interpreter.results import InvalidProgram, RunResult, Violation
from redverify.interpreter.search import Witness, feasible_parameters, find_witness
from redverify.interpreter.values import Domain, show

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
