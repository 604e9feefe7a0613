"""The queries of one equality, in the arithmetics of the encoding of values, the quickest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import z3

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.encodings import Arithmetic, encoding_of
from redverify.language.types import FLOAT_FORMATS
from redverify.language.walks import nodes_of
from redverify.solving.encodings import machine_operations
from redverify.solving.encodings.encoding import Atoms, Encoding, Unencoded, floats_of
from redverify.solving.encodings.permutations import Method
from redverify.solving.goal import Goal
from redverify.solving.solvers import Query

#: How much work a solver may spend on what operations of machines are, in its own units: about two seconds.
MOST_WORK = 5_000_000


def queries(
    equations: Equations,
    goal: Goal,
    atoms: Callable[[], Atoms],
    *,
    flatten: bool = False,
) -> Iterator[Query]:
    """Each is unsatisfiable only if ``left = right`` holds on the domain, so the first that is suffices.

    Without floats, the arithmetics of an encoding are the same, and there is one query. Operators on machine
    integers that are declared without a definition are compared by their operands in any grouping: laws as
    axioms over words of bits take a solver long, and it seldom finds more by them. What operations of
    machines are is said last, and only so much work is spent on it, since words of bits can be hard.
    """
    encoding = encoding_of(equations.values)
    grouped = flatten or _on_words(equations, *goal.sides)
    arithmetics = encoding.arithmetics if floats_of(*goal.sides) else (encoding.arithmetic,)
    for arithmetic in arithmetics:
        query = query_of(equations, goal, atoms, arithmetic, flatten=grouped, operations=False)
        if query is not None:
            yield query
    if machine_operations.occur(equations.spec, *goal.sides):
        for arithmetic in arithmetics:
            query = query_of(equations, goal, atoms, arithmetic, flatten=flatten)
            if query is not None:
                yield replace(query, work=MOST_WORK)


def _on_words(equations: Equations, *terms: core.ValueExpr) -> bool:
    """Whether an associative and commutative operator without a definition is applied to machine integers."""
    undefined = {o.name for o in equations.spec.operators.values() if o.definition is None}
    applied = (n for t in terms for n in nodes_of(t) if isinstance(n, core.Apply) and n.declared)
    found = {(n.function, n.type) for n in applied if n.function in undefined and n.type.is_integer}
    laws = [equations.laws(*key) for key in found]
    return any(x.associative and x.commutative for x in laws)


def query_of(
    equations: Equations,
    goal: Goal,
    atoms: Callable[[], Atoms],
    arithmetic: Arithmetic,
    *,
    flatten: bool = False,
    method: Method = "hash",
    sharing: bool = True,
    count: int = 0,
    operations: bool = True,
) -> Query | None:
    """The query of an equality in one arithmetic; ``None`` if a term has none.

    An abstract query is made twice, the first time to count its floats, unless ``count`` is given.
    """
    names = tuple(FLOAT_FORMATS)
    make = partial(
        Encoding, equations, goal.domain, arithmetic=arithmetic, flatten=flatten, operations=operations
    )
    try:
        if arithmetic == "abstract" and not count:
            first = make(atoms(), names=names)
            first.query(*goal.sides)
            count, names = first.count, first.names
        made = make(atoms(), names=names, count=count, method=method, sharing=sharing)
        return made.query(*goal.sides)
    except (Unencoded, z3.Z3Exception):
        return None
