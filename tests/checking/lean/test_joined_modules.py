"""Several modules of the library as one."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.checking.lean import audit, joined_modules, project
from redverify.checking.lean.project import Project

pytestmark = pytest.mark.ring("quick")

HEADER = "module\n\n{imports}\n/-! A part. -/\n\n@[expose] public noncomputable section\n\n"


def written(root: Path, **imports: str) -> Project:
    for name, others in imports.items():
        header = HEADER.format(imports="".join(f"public import {o}\n" for o in others.split()))
        text = f"{header}namespace N\n\ntheorem {name.lower()} : True := trivial\n\nend N\n"
        (root / f"{name}.lean").write_text(text)
    return project.load(root)


@pytest.mark.parametrize("largest", [1, 300, 400, 600, 10_000])
def test_every_part_is_there_once_and_in_order(tmp_path: Path, largest: int) -> None:
    whole = written(tmp_path, A="", B="A", C="A", D="B C", Outside="D", Inner="B")
    joined = joined_modules.joined(whole, "D", largest)
    order = joined.closure(["D"])
    text = "".join(joined.modules[name].text for name in order)
    places = [text.index(f"theorem {name} ") for name in "abcd"]
    assert places == sorted(places)
    assert [text.count(f"theorem {name} ") for name in "abcd"] == [1] * 4
    assert order[-1] == "D"
    assert joined.modules["Outside"] == whole.modules["Outside"]
    for name in order:
        lines = joined.modules[name].text.splitlines()
        assert lines.count("module") == 1
        assert set(joined.modules[name].imports) <= set(order)
        assert not audit.forbidden(joined.modules[name].text)


def test_one_module_for_all(tmp_path: Path) -> None:
    whole = written(tmp_path, A="", B="A", C="B")
    joined = joined_modules.joined(whole, "C", 10_000)
    assert joined.closure(["C"]) == ("C",)
    assert joined.modules["C"].imports == ()
    lines = joined.modules["C"].text.splitlines()
    assert lines.count("@[expose] public noncomputable section") == lines.count("end") == 3


def test_what_imports_a_part_imports_what_it_became_part_of(tmp_path: Path) -> None:
    whole = written(tmp_path, A="", B="A", C="B", Inner="A B", Beside="Inner C")
    joined = joined_modules.joined(whole, "C", 10_000)
    assert set(joined.modules) == {"C", "Inner", "Beside"}
    assert joined.modules["Inner"].imports == ("C",)
    assert joined.modules["Beside"].imports == ("Inner", "C")
    before, after = (p.modules["Inner"].text.splitlines() for p in (whole, joined))
    assert [line for line in after if line not in before] == ["public import C"] * 2
    assert len(before) == len(after)


def test_the_library_becomes_few_modules() -> None:
    whole = project.load(project.home())
    before = whole.closure(["Redverify.Rules"])
    joined = joined_modules.joined(whole, "Redverify.Rules")
    after = joined.closure(["Redverify.Rules"])
    assert len(after) <= 6 < 20 <= len(before)
    assert all(len(joined.modules[name].text) <= 1.1 * joined_modules.LARGEST for name in after)
    assert not any(audit.forbidden(joined.modules[name].text) for name in after)
