"""The queries of one equality, from the coarsest encoding of values to the finest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import islpy as isl
import z3

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.operators import is_abstract
from redverify.solving.encodings.arithmetic import FLOAT_SORT
from redverify.solving.encodings.encoding import Atoms, Encoding, Unencoded, floats_of
from redverify.solving.encodings.permutations import Method
from redverify.solving.solvers import Query


def queries(
    equations: Equations,
    domain: isl.Set,
    left: core.ValueExpr,
    right: core.ValueExpr,
    atoms: Callable[[], Atoms],
    *,
    flatten: bool = False,
) -> Iterator[Query]:
    """Each is unsatisfiable only if ``left = right`` holds on the domain, so the first that is suffices.

    Under ``ieee``, floats are abstract first, which is quick, and bit-precise only then.
    """
    values = equations.values
    if is_abstract(values):
        encodings = ["abstract"]
    elif values == "ieee":
        encodings = ["abstract", "ieee"] if floats_of(left, right) else ["ieee"]
    else:
        encodings = ["real"]
    for encoding in encodings:
        query = query_of(equations, domain, left, right, atoms, encoding, flatten=flatten)
        if query is not None:
            yield query


def query_of(
    equations: Equations,
    domain: isl.Set,
    left: core.ValueExpr,
    right: core.ValueExpr,
    atoms: Callable[[], Atoms],
    encoding: str,
    *,
    flatten: bool = False,
    method: Method = "hash",
    sharing: bool = True,
    count: int = 0,
) -> Query | None:
    """The query of an equality under one encoding; ``None`` if a term has none.

    An abstract query is made twice, the first time to count its floats, unless ``count`` is given.
    """
    names = tuple(FLOAT_SORT)
    try:
        if encoding == "abstract" and not count:
            first = Encoding(
                equations, domain, atoms(), values=encoding, names=tuple(FLOAT_SORT), flatten=flatten
            )
            first.query(left, right)
            count, names = first.count, first.names
        made = Encoding(
            equations,
            domain,
            atoms(),
            values=encoding,
            names=names,
            count=count,
            flatten=flatten,
            method=method,
            sharing=sharing,
        )
        return made.query(left, right)
    except (Unencoded, z3.Z3Exception):
        return None
