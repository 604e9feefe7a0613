"""TIR's all-reduces over threads to statements."""

from __future__ import annotations

from typing import Any

from redverify.frontends.common import model
from redverify.frontends.tvm.expressions import OPERATORS, ExpressionReader
from redverify.frontends.tvm.threads.all_reduces import AllReduce
from redverify.frontends.tvm.threads.simultaneous import TupleAllReduce
from redverify.frontends.tvm.tir import kind_of, operation_name
from redverify.language.core import CTrue, IVar, Read


def all_reduce(node: Any, expressions: ExpressionReader) -> model.Node:
    """``tvm_thread_allreduce(1, value, condition, result, threads...)`` under its combiner."""
    reducer: Any = node.node
    call: Any = getattr(node.body, "value", None)
    if kind_of(call) != "Call" or operation_name(call) != "tvm_thread_allreduce":
        raise expressions.fail(f"statement {node.body} under reduce_scope", node)
    if len(reducer.result) != 1:
        return _of_tuples(node, reducer, call, expressions)
    operator = OPERATORS.get(kind_of(reducer.result[0]))
    sides = (reducer.lhs[0], reducer.rhs[0])
    result = reducer.result[0]
    if operator is None or not (result.a.same_as(sides[0]) and result.b.same_as(sides[1])):
        raise expressions.fail(f"an all-reduce by {result}", node)
    _, value, condition, target, *threads = call.args
    read = expressions.value(target)
    names = [expressions.index(t) for t in threads]
    if not isinstance(read, Read) or not all(isinstance(n, IVar) for n in names):
        raise expressions.fail("an all-reduce whose result or threads are not plain", node)
    holds = expressions.condition(condition)
    return AllReduce(
        array=read.array,
        indices=read.indices,
        value=expressions.value(value),
        operator=operator,
        start=expressions.value(reducer.identity_element[0]),
        condition=None if isinstance(holds, CTrue) else holds,
        threads=tuple(n.name for n in names if isinstance(n, IVar)),
        origin=expressions.origin(node),
    )


def _of_tuples(node: Any, reducer: Any, call: Any, expressions: ExpressionReader) -> model.Node:
    """``tvm_thread_allreduce(n, values..., condition, results..., threads...)`` under its combiner."""
    count = len(reducer.result)
    values, condition = call.args[1 : 1 + count], call.args[1 + count]
    targets, threads = call.args[2 + count : 2 + 2 * count], call.args[2 + 2 * count :]
    cells = [expressions.value(target) for target in targets]
    names = [expressions.index(t) for t in threads]
    plain = [c for c in cells if isinstance(c, Read)]
    if len(plain) != count or not all(isinstance(n, IVar) for n in names):
        raise expressions.fail("an all-reduce whose results or threads are not plain", node)
    joined = {hash(v): c for v, c in zip(reducer.lhs, cells, strict=True)}
    joined |= {hash(v): expressions.value(e) for v, e in zip(reducer.rhs, values, strict=True)}
    expressions.values.update(joined)
    results = [expressions.value(r) for r in reducer.result]
    for variable in joined:
        del expressions.values[variable]
    origin, holds = expressions.origin(node), expressions.condition(condition)
    return TupleAllReduce(
        origin=origin,
        updates=tuple(
            model.Store(c.array, c.indices, r, r, origin) for c, r in zip(plain, results, strict=True)
        ),
        starts=tuple(expressions.value(e) for e in reducer.identity_element),
        condition=None if isinstance(holds, CTrue) else holds,
        threads=tuple(n.name for n in names if isinstance(n, IVar)),
    )
