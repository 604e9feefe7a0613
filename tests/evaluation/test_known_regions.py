"""Which elements of a specification are known, where sizes are assumed in few or in many cases."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import islpy as isl
import pytest

from redverify.evaluation.equations import Equations
from redverify.evaluation.specification import Specification
from redverify.language.load import load_text
from redverify.presburger import build

pytestmark = pytest.mark.ring("quick")

FEW, MANY = (1, 4), (1, 4, 9, 16, 25, 36, 49, 64, 81, 100)

TEXT = """
spec s(N):
    assume {sizes}
    input A[N] : f32
    output B[N] : f32
    tensor T(i) : f32
    tensor U(i) : f32
    T(i) = {element}
    U(i) = T(i) if i < 50
    U(i) = T(i - 1) if i >= 50
    B(i) = A(i)
"""


#: Elements of ``T(i)``, with the elements of ``A`` that each needs.
ELEMENTS: dict[str, Callable[[int], list[int]]] = {
    "A(i)": lambda i: [i],
    "A(i - 1)": lambda i: [i - 1],
    "A(0)": lambda i: [0],
    "A(3)": lambda i: [3],
    "A(i) + A(i + 1)": lambda i: [i, i + 1],
}


@pytest.mark.parametrize("sizes", [FEW, MANY], ids=["few", "many"])
@pytest.mark.parametrize("element", ELEMENTS)
def test_known(sizes: tuple[int, ...], element: str) -> None:
    """At each size that is assumed, just those elements are known whose needs are."""
    text = TEXT.format(sizes=" or ".join(f"N == {n}" for n in sizes), element=element)
    spec = load_text(text, "s.sched").specs["s"]
    known = Specification(Equations(spec), build.all_of(spec.assumptions)).known_regions()
    for size in sizes:
        wanted = {i for i in range(-1, 103) if all(0 <= n < size for n in ELEMENTS[element](i))}
        assert elements(known["T"], size) == wanted
        assert elements(known["U"], size) == {i for i in range(-1, 103) if i - (i >= 50) in wanted}


def elements(region: isl.Set, size: int) -> set[int]:
    """The points of a region at a size, as far as they are looked at."""
    at = ((i, build.environment_set({"N": size, "$p0": i})) for i in range(-1, 103))
    return {i for i, point in at if not region.intersect(point).is_empty()}


@pytest.mark.parametrize("count", [12, 60])
def test_a_chain_is_settled_in_one_round(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each tensor is looked at once and once again, however many there are and whatever they are called."""
    asked: list[str] = []
    refine = Specification._refine

    def counted(self: Specification, tensor: str, *more: dict[str, isl.Set]) -> isl.Set:
        asked.append(tensor)
        return refine(self, tensor, *more)

    monkeypatch.setattr(Specification, "_refine", counted)
    names = ["A", *(f"T{n}" for n in range(1, count + 1))]
    text = "spec s(N):\n    assume N == 100\n    input A[N] : f32\n    output B[N] : f32\n"
    text += "".join(f"    tensor {name}(i) : f32\n" for name in names[1:])
    text += "".join(f"    {this}(i) = {before}(i + 1)\n" for before, this in pairwise(names))
    spec = load_text(text + "    B(i) = A(i)\n", "s.sched").specs["s"]
    known = Specification(Equations(spec), build.all_of(spec.assumptions)).known_regions()
    assert elements(known[names[-1]], 100) == set(range(-1, 100 - count))
    assert len(asked) <= 2 * (count + 1)
