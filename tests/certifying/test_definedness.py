"""What certificates say of specifications: they are defined, they are about something, and operators
are what their definitions say."""

from __future__ import annotations

import pytest

from redverify.certifying.emission.context import Gamma, NotCertified
from redverify.certifying.emission.data_indices import Data
from redverify.certifying.emission.recursion.definedness import DefinednessEmitter, inhabitant
from redverify.checking.data.expressions import Declared
from redverify.checking.laws.definitions import defined, lawful, needs_of, proposition
from redverify.checking.laws.operators import Assoc, RightComm
from redverify.checking.proofs.theorems import Definedness, Inhabitant
from redverify.language import core
from redverify.language.load import load_text
from redverify.presburger import build

pytestmark = pytest.mark.ring("quick")


def spec_of(body: str, assumed: str = "N >= 1") -> core.Spec:
    """A specification with inputs ``A`` and ``D`` and an output ``B`` of real numbers."""
    text = f"spec s(N):\n    assume {assumed}\n    input A[N] : real\n    input D[N] : real\n{body}\n"
    text += "\nimpl i of s(a = A, d = D, b = B):\n    skip\n"
    (impl,) = load_text(text).impls.values()
    return impl.spec


def start(spec: core.Spec) -> Gamma:
    """The assumptions as ``Γ``."""
    return Gamma(build.all_of(spec.assumptions), spec.assumptions, tuple(spec.parameters))


def definedness(spec: core.Spec) -> Definedness:
    return DefinednessEmitter(spec, start(spec), Data(spec)).definedness()


SCALAR = "    output B[] : real\n    B() = "


@pytest.mark.parametrize(
    "value",
    [
        "A(N)",
        "A(-1)",
        "A(0) + D(N - 2)",
        "max[k : 0 <= k < 0] A(k)",
        "(max[k : 0 <= k < 0] A(k)) - (max[k : 0 <= k < 0] D(k))",
        "max[k : 1 <= k < N] A(k)",
        "sum[k : 0 <= k] D(0)",
        "sum[k : 0 <= k <= N] A(k)",
        "select(N >= 2, A(1), A(2))",
    ],
)
def test_undefined(value: str) -> None:
    with pytest.raises(NotCertified):
        definedness(spec_of(SCALAR + value))


@pytest.mark.parametrize(
    "value",
    [
        "A(N - 1)",
        "max[k : 0 <= k < N] A(k)",
        "select(N >= 2, A(1), A(0))",
        "select(N >= 2, max[k : 1 <= k < N] A(k), 0.0)",
        "sum[k : 0 <= k < 0] A(k)",
    ],
)
def test_defined(value: str) -> None:
    """What is not evaluated need not be defined."""
    found = definedness(spec_of(SCALAR + value))
    assert not found.inside
    assert len(found.outputs) == len(found.equations) == 1


def test_equations_count_where_they_have_values() -> None:
    """An equation without a guard gives values where the input has some."""
    found = definedness(spec_of("    output B[N] : real\n    B(i) = A(i)"))
    assert list(found.inside) == ["B"]


def test_output_without_equation() -> None:
    with pytest.raises(NotCertified):
        definedness(spec_of("    output B[N] : real\n    B(i) = A(i) if i >= 1"))


def test_inhabitant() -> None:
    spec = spec_of("    output B[N - 3] : real\n    B(i) = A(i)")
    assert inhabitant(spec, start(spec)) == Inhabitant(parameters=(4,), output=0, point=(0,))


@pytest.mark.parametrize("assumed", ["N >= 1 and N <= 0", "N <= 3"])
def test_claims_about_nothing(assumed: str) -> None:
    spec = spec_of("    output B[N - 3] : real\n    B(i) = A(i)", assumed)
    with pytest.raises(NotCertified):
        inhabitant(spec, start(spec))


# ---------------------------------------------------------------- definitions of operators


def operator(text: str) -> core.Spec:
    """A specification with an operator ``op``."""
    return spec_of(f"    operator op{text}\n" + SCALAR + "A(0)")


SATURATING = "(x, y) : u8 assoc comm unit 0 = u8(min(255, u16(x) + u16(y)))"


def test_definition_among_the_laws() -> None:
    spec = operator(SATURATING)
    (declared,) = defined(spec)
    assert proposition(spec, declared) == (
        'DefinedBy I (.declared "op") .u8 (fun v0 v1 => (I.fn (.cast .u16 .u8) [I.fn (.builtin "min" .u16) '
        '[I.fn (.literal .u16 255 1) [], I.fn (.builtin "+" .u16) [I.fn (.cast .u8 .u16) [v0], '
        "I.fn (.cast .u8 .u16) [v1]]]]))"
    )


def test_declared_laws_are_proved() -> None:
    """One theorem for each law: associative, commutative, a unit on the left and on the right."""
    theorems = lawful(operator(SATURATING))
    assert len(theorems) == 4
    assert theorems[3] == (
        "theorem lawful_3 : ∀ x : Int, 0 ≤ x → x ≤ 255 → ((min (255 : Int) (((x % 65536) + "
        "((0 : Int) % 65536)) % 65536)) % 256) = x := by\n  intros; omega\n"
    )


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("(x, y) : i8 comm = x + y", "∀ x y : Int, -128 ≤ x → x ≤ 127 → -128 ≤ y → y ≤ 127 → "
         "(((x + y) + 128) % 256 - 128) = (((y + x) + 128) % 256 - 128) := by\n  intros; omega"),
        ("(x, y) : real comm = x + y - x * y", "∀ x y : Rat, ((x + y) - (x * y)) = ((y + x) - (y * x)) "
         ":= by\n  intros; grind"),
        ("(x, y) : bool comm = x and y", "∀ x y : Bool, (x && y) = (y && x) := by\n  decide"),
    ],
)  # fmt: skip
def test_what_definitions_compute(text: str, claim: str) -> None:
    assert lawful(operator(text)) == [f"theorem lawful_0 : {claim}\n"]


def test_words() -> None:
    op = Declared("op")
    assert needs_of(operator(SATURATING), [Assoc(op)]) == (
        "`op` is associative (by its definition)",
        "`op` is op(x, y) = u8(min(255, u16(x) + u16(y)))",
    )
    beyond = operator("(x, y) : real assoc comm = log(exp(x) + exp(y))")
    assert lawful(beyond) == []
    assert needs_of(beyond, [RightComm(op)]) == (
        "accumulations by `op` commute: (x ∘ y) ∘ z = (x ∘ z) ∘ y (assumed, not proved from its definition)",
        "`op` is op(x, y) = log(exp(x) + exp(y))",
    )
