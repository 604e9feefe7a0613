"""Reading MLIR: float literals, what is refused, and errors that are not tracebacks."""

from __future__ import annotations

import shutil
import struct
from fractions import Fraction

import pytest

from redverify.frontends import mlir
from redverify.frontends.common import floats
from redverify.frontends.common.errors import LoadError
from redverify.frontends.mlir import reading
from redverify.frontends.mlir.ir import Dense, Float, Function, Op
from redverify.frontends.mlir.scalars import literals

pytest.importorskip("xdsl")

pytestmark = pytest.mark.ring("quick")

HEAD = """"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
"""
TAIL = """    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"""


def ops(body: str) -> list[Op]:
    return list(reading.functions_of(HEAD + body + TAIL, "source")[0].body.ops)


def constant(text: str) -> Op:
    return ops(f'    %0 = "arith.constant"() <{{value = {text}}}> : () -> {text.split(" : ")[1]}\n')[0]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0xFF800000 : f32", "-inf"),
        ("0x7FC00000 : f32", "nan"),
        ("1.000000e-01 : f32", Fraction(struct.unpack("f", struct.pack("f", 0.1))[0])),
        ("-0.000000e+00 : f32", "-0.0"),
        ("0x7FF0000000000000 : f64", "inf"),
        ("0x3C00 : f16", Fraction(1)),
    ],
)
def test_scalars(text: str, value: object) -> None:
    found = constant(text).attributes["value"]
    assert isinstance(found, Float) and found.value == value


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("dense<0xFF800000> : vector<8xf32>", ["-inf"]),  # xDSL alone reads 4286578688.0
        ("dense<[0xFF800000, 1.5]> : vector<2xf32>", ["-inf", Fraction(3, 2)]),
        ('dense<"0x000080FF0000C03F"> : vector<2xf32>', ["-inf", Fraction(3, 2)]),
        ("dense<-2.0> : tensor<4xf32>", [Fraction(-2)]),
        ("sparse<[[0, 1], [1, 0]], [1.5, 0xFF800000]> : tensor<2x2xf32>", [0, Fraction(3, 2), "-inf", 0]),
        ("sparse<[[3]], 2.0> : tensor<4xf32>", [0, 0, 0, Fraction(2)]),
        ("sparse<> : tensor<2xf32>", [Fraction(0)]),
    ],
)
def test_dense(text: str, values: list[object]) -> None:
    found = constant(text).attributes["value"]
    assert isinstance(found, Dense)
    assert [v.value if isinstance(v, Float) else v for v in found.values] == values


@pytest.mark.parametrize("name", ["f16", "f32", "f64"])
def test_rounding_is_that_of_the_machine(name: str) -> None:
    code = {"f16": "e", "f32": "f", "f64": "d"}[name]
    for value in (0.1, 1e-8, 5.960464477539063e-08, 65504.0, -3.3, 1 / 3, 1e-45, 2.0**-150, 6.1e-5):
        machine = struct.unpack(code, struct.pack(code, value))[0]
        found = floats.rounded(value, name)
        assert (Fraction(machine) if machine else Fraction(0)) == (0 if found == "-0.0" else found)


def test_rounding_up_to_infinity() -> None:
    assert floats.rounded(65520.0, "f16") == "inf"
    assert floats.rounded(-1e39, "f32") == "-inf"


def test_lines() -> None:
    found = ops('    %0 = "arith.constant"() <{value = 1 : index}> : () -> index\n')
    assert found[0].line == 4
    assert found[0].text.startswith('%0 = "arith.constant"')


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ('    "gpu.barrier"() : () -> ()\n', "gpu.barrier: this operation is not translated (line 4"),
        ('    "memref.dealloc"(%arg9) : (memref<8xf32>) -> ()\n', "xDSL cannot read the text"),
        ("    %0 = nonsense\n", "xDSL cannot read the text"),
    ],
)
def test_refused(body: str, said: str) -> None:
    text = HEAD + body + TAIL
    with pytest.raises(mlir.TranslationError) as error:
        mlir.to_sched(text, text)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("type_name", "blob", "values"),
    [
        ("f32", "0x04000000000080FF0000C03F", ["-inf", Fraction(3, 2)]),
        ("i16", "0x02000000FFFF0100", [65535, 1]),
        ("i1", "0x010000000100", [1, 0]),
        ("f32", "0x04000000000080FF", None),  # one element alone
        ("i1", "0x010000000102", None),  # no truth
        ("index", "0x0400000000000000", None),
        ("i8", "0x0000", None),  # no alignment, which is in the first four bytes
        ("i8", "elements", None),
    ],
)
def test_elements_of_resources(type_name: str, blob: str, values: object) -> None:
    assert literals.of_resource(blob, type_name, 2) == values


METADATA = """{-#
  dialect_resources: {
    builtin: {
      weights: "0x0400000001000000FEFFFFFF",
      "two words": "0x0400000003000000"
    }, other: { weights: "0x0400000009000000" }
  }
#-}
"""


def resource(name: str = "weights", size: int = 2) -> str:
    type_ = f"tensor<{size}xi32>"
    return f'    %0 = "arith.constant"() <{{value = dense_resource<{name}> : {type_}}}> : () -> {type_}\n'


@pytest.mark.parametrize(
    "text",
    [
        HEAD + resource() + TAIL + METADATA,
        METADATA + HEAD + resource() + TAIL,
        HEAD + resource() + TAIL + "// {-# dialect_resources: {} #-}\n" + METADATA,
        HEAD + '    "test.op"() {a = "{-# \\" {-#", b = "#-}"} : () -> ()\n' + resource() + TAIL + METADATA,
    ],
)
def test_resources(text: str) -> None:
    op = reading.functions_of(text, "source")[0].body.ops[-2]
    found = op.attributes["value"]
    assert isinstance(found, Dense) and [int(str(v)) for v in found.values] == [1, 2**32 - 2]
    assert text.splitlines()[op.line - 1] == resource()[:-1]
    again = reading.functions_of(HEAD + resource('"two words"', 1) + TAIL + METADATA, "source")[0].body.ops[0]
    assert isinstance(again.attributes["value"], Dense) and again.attributes["value"].values == (3,)


def test_resources_of_two_texts_are_kept_apart() -> None:
    values = []
    for blob in ("0x0400000001000000FEFFFFFF", "0x0400000001000000FFFFFFFF", None):
        metadata = "" if blob is None else METADATA.replace("0x0400000001000000FEFFFFFF", blob)
        op = reading.functions_of(HEAD + resource() + TAIL + metadata, "source")[0].body.ops[0]
        values.append(getattr(op.attributes["value"], "values", None))
    assert values == [(1, 2**32 - 2), (1, 2**32 - 1), None]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + resource() + TAIL, "its elements are in a resource that the text does not hold"),
        (HEAD + resource(size=3) + TAIL + METADATA, "or that does not fit its type (line 4 of the source"),
        (HEAD + resource() + TAIL + METADATA * 2, "two resources have one name"),
        (
            METADATA + HEAD + '    "gpu.barrier"() : () -> ()\n' + TAIL,
            "not translated (line 12 of the source",
        ),
        (HEAD + TAIL + "{-# external_resources: { a: { b: true } } #-}\n", "xDSL cannot read the text"),
    ],
)
def test_refused_resources(text: str, said: str) -> None:
    with pytest.raises(mlir.TranslationError) as error:
        mlir.to_sched(text, text)
    assert said in str(error.value)


@pytest.mark.skipif(reading.tool() is None, reason="mlir-opt is needed")
@pytest.mark.parametrize("generic", [True, False])
def test_mlir_opt_reads_resources_as_xdsl(generic: bool) -> None:
    """What is printed again has the resources in it; with other elements it is another text."""
    path = reading.tool()
    assert path is not None
    text = HEAD + resource() + TAIL + METADATA.partition(",")[0] + "}}#-}\n"
    if not generic:
        text = """func.func @f() -> tensor<2xi32> {
  %0 = arith.constant dense_resource<weights> : tensor<2xi32>
  return %0 : tensor<2xi32>
}
""" + text[text.index("{-#") :]
    assert reading.read_alike(text, path) is True
    value = reading.functions_of(text, "source")[0].body.ops[0].attributes["value"]
    assert isinstance(value, Dense) and [int(str(v)) for v in value.values] == [1, 2**32 - 2]
    own = reading._Reader.metadata

    def other(reader: reading._Reader) -> str:
        return own(reader).replace("FEFFFFFF", "FFFFFFFF")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading._Reader, "metadata", other)
        assert reading.read_alike(text, path) is False


def test_semi_affine_maps_are_refused() -> None:
    text = "#map = affine_map<(d0)[s0] -> (d0 * (s0 ceildiv 5))>\n" + HEAD + TAIL
    try:
        reading.functions_of(text, "source")
    except mlir.TranslationError as error:
        assert "xDSL cannot read the text" in str(error)


def test_signatures_have_to_agree() -> None:
    other = (HEAD + TAIL).replace("memref<8xf32>", "memref<9xf32>")
    with pytest.raises(mlir.LoadError):
        mlir.to_sched(HEAD + TAIL, other)


def test_two_functions_need_a_name() -> None:
    inner = HEAD.split("\n", 1)[1] + TAIL.rsplit("}) : () -> ()", 1)[0]
    text = '"builtin.module"() ({\n' + inner + inner.replace('"f"', '"g"') + "}) : () -> ()\n"
    with pytest.raises(mlir.LoadError, match="name one by --function"):
        mlir.to_sched(text, text)


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="no mlir-opt")
def test_mlir_opt_reads_the_pretty_form() -> None:
    text = """func.func @f(%a: memref<8xf32>) {
  %c = arith.constant 1.0 : f32
  linalg.fill ins(%c : f32) outs(%a : memref<8xf32>)
  return
}
"""
    assert "fill" in str(mlir.to_sched(text, text)) or "1.0" in mlir.to_sched(text, text)


def test_a_stride_that_is_an_argument_is_refused() -> None:
    text = (HEAD + TAIL).replace("memref<8xf32>) ->", "memref<8xf32>, index) ->", 1)
    text = text.replace("%arg0: memref<8xf32>", "%arg0: memref<8xf32>, %arg1: index")
    part = (
        '    %p = "memref.subview"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, '
        "static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, "
        "static_strides = array<i64: -9223372036854775808>}> : (memref<8xf32>, index) -> "
        "memref<2xf32, strided<[?]>>\n"
    )
    text = text.replace(TAIL, part + TAIL)
    with pytest.raises(mlir.TranslationError, match="a stride that has not been shown to be positive"):
        mlir.to_sched(text, text)


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ('"func.call"(%0) <{callee = @f}> : (f32) -> f32', "f calls itself"),
        ('"func.call"(%0) <{callee = @g}> : (f32) -> f32', "g calls itself"),
        ('"func.call"(%0) <{callee = @out}> : (f32) -> memref<f32>', "takes or gives memory"),
    ],
)
def test_calls_that_are_refused(call: str, why: str) -> None:
    def function(name: str, body: str) -> str:
        type_ = f'"func.func"() <{{function_type = (f32) -> f32, sym_name = "{name}"}}> ({{'
        return f'{type_}\n^bb0(%0: f32):\n{body}\n"func.return"(%0) : (f32) -> ()\n}}) : () -> ()\n'

    text = '"builtin.module"() ({\n' + function("f", f"%1 = {call}")
    text += function("g", '%1 = "func.call"(%0) <{callee = @h}> : (f32) -> f32')
    text += function("h", '%1 = "func.call"(%0) <{callee = @g}> : (f32) -> f32') + "}) : () -> ()\n"
    with pytest.raises(mlir.TranslationError, match=why):
        mlir.to_sched(text, text, function="f")


@pytest.mark.parametrize(
    ("constant", "why"),
    [
        ("sparse<[[0], [9]], [7.0, 8.0]>", "a sparse constant of this form is not translated"),
        ("dense_resource<blob1>", "its elements are in a resource"),
    ],
)
def test_constants_that_are_refused(constant: str, why: str) -> None:
    text = (
        '"builtin.module"() ({\n'
        '"func.func"() <{function_type = () -> tensor<5xf32>, sym_name = "f"}> ({\n'
        f'%0 = "arith.constant"() <{{value = {constant} : tensor<5xf32>}}> : () -> tensor<5xf32>\n'
        '"func.return"(%0) : (tensor<5xf32>) -> ()\n}) : () -> ()\n}) : () -> ()\n'
    )
    with pytest.raises(mlir.TranslationError, match=why) as found:
        mlir.to_sched(text, text)
    assert "line 3" in str(found.value)


FUNCTION = """  "func.func"() <{{function_type = (f32) -> f32, sym_name = "{0}"{1}}}> ({{
  ^bb0(%a: f32):
    "func.return"(%a) : (f32) -> ()
  }}) : () -> ()
"""


def module(**visible: str) -> list[Function]:
    """Functions that are public, or not."""
    parts = [FUNCTION.format(n, f', sym_visibility = "{how}"' if how else "") for n, how in visible.items()]
    text = f'"builtin.module"() ({{\n{"".join(parts)}}}) : () -> ()\n'
    return reading.functions_of(text, "source")


def test_the_only_public_function_is_meant() -> None:
    assert reading.chosen(module(helper="private", main=""), None, "source").name == "main"
    assert reading.chosen(module(main="public", helper="private"), None, "source").name == "main"
    assert reading.chosen(module(helper="private", main=""), "helper", "source").name == "helper"
    assert reading.chosen(module(helper="private"), None, "source").name == "helper"


@pytest.mark.parametrize("visible", [{"one": "", "two": ""}, {"one": "private", "two": "private"}])
def test_several_functions_that_may_be_meant_are_named(visible: dict[str, str]) -> None:
    with pytest.raises(LoadError, match=r"not one function with a body \(one, two\)"):
        reading.chosen(module(**visible), None, "source")
