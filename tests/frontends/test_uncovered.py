"""Models with calls that a pipeline leaves as they are: what is not a kernel is listed."""

import json

import jsonschema
import pytest

pytest.importorskip("tvm")

from tvm import relax

from redverify.frontends import tvm as front
from redverify.reporting import schema
from redverify.reporting.kernels import model_lines, summary_of
from redverify.reporting.result import Verdict


def module(*operators):
    """A model that applies one operator after the other."""
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((8, 16), "float32"))
    with builder.function("main", [x]):
        with builder.dataflow():
            value = x
            for operator in operators:
                value = builder.emit(operator(value))
            out = builder.emit_output(value)
        builder.emit_func_output(out)
    return builder.get()


def cumsum(x):
    return relax.op.cumsum(x, axis=1)


def packed(x):
    return relax.op.call_pure_packed("my.function", x, ty_args=relax.TensorType((8, 16), "float32"))


def test_a_model_of_kernels_alone():
    found = front.verify_module(module(relax.op.nn.relu, relax.op.exp))
    assert found.verdict is Verdict.VERIFIED
    assert found.uncovered == ()


@pytest.mark.parametrize(("operator", "name"), [(cumsum, "cumsum"), (packed, "packed function my.function")])
def test_calls_that_stay_are_listed(operator, name):
    found = front.verify_module(module(operator, relax.op.nn.relu, operator))
    assert [k.verdict for k in found.kernels] == ["verified"]
    assert [(c.call, c.function, c.times) for c in found.uncovered] == [(name, "main", 2)]
    assert found.verdict is Verdict.INCONCLUSIVE
    text = "\n".join("".join(p.text for p in line) for line in model_lines(found))
    assert f"not covered: {name} (in main, 2 times)" in text
    assert "2 calls not covered" in summary_of(found)
    document = json.loads(found.to_json())
    jsonschema.validate(document, schema.published(schema.KERNELS_PATH))
    assert document["uncovered"] == [{"call": name, "function": "main", "times": 2}]


def test_the_kernel_that_is_asked_for_is_what_counts():
    found = front.verify_module(module(cumsum, relax.op.nn.relu), only=["relu"])
    assert (found.verdict, found.uncovered) == (Verdict.VERIFIED, ())
