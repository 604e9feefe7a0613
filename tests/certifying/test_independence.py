"""Certificates do not depend on the verifier: with its checks switched off, Lean rejects.

For each kind of obligation there are programs that only this check refutes; with the check off
they would be verified. The emitter is told to trust, too: it emits a proof even where it has none.
Lean then has to find the fault in every one of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from redverify.certifying.emission.context import NotCertified
from redverify.certifying.emission.emitter import Emitter, outline
from redverify.checking.laws.catalogue import AnyLaw
from redverify.checking.lean import find, library, project
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.lean.joined_modules import LIBRARY, joined
from redverify.checking.lean.project import Module, Project, imports_of, in_order
from redverify.checking.proofs.lean_file import HEADER, LeanFile
from redverify.evaluation.obligation import Kind, Status
from redverify.judgement.analysis import Options
from redverify.language import core
from redverify.language.load import load_file
from tests.attacks.kit import in_files

pytestmark = pytest.mark.ring("sweep")

ROOT = Path(__file__).resolve().parents[2]
KINDS = ROOT / "tests/soundness/kinds"
TRAPS = ROOT / "tests/soundness/traps"
WRONG = ROOT / "examples/wrong"

#: Kinds of obligations that a certificate may have. Programs that divide by variables have none, nor have
#: those whose indices have a type.
CERTIFIED = [kind for kind in Kind if kind not in (Kind.DIVISOR, Kind.OVERFLOW)]

#: Characters of the largest certificate of a trap that CI tries, and that ``python -m tests.attacks`` tries.
SMALL, LARGE = 13_000, 37_000

#: Programs that are nearly right.
NEAR = sorted(TRAPS.glob("t*.sched"))


def trusted(path: Path) -> Iterator[tuple[str, core.Impl, set[str], str]]:
    """The bodies of certificates that trust: for each wrong implementation of a file."""
    for name, impl in load_file(path).impls.items():
        analysis, outliner = outline(impl, Options(timeout=5.0))
        failed = {o.kind.value for o in analysis.obligations if o.status is not Status.PROVED}
        if not failed:
            continue
        try:
            emission = Emitter(impl, outliner, trusting=True).emit()
        except NotCertified:  # the search for a proof sees for itself that there is none
            continue
        if lawless(impl, emission.laws):
            continue
        lean_file = LeanFile(
            impl,
            emission.laws,
            emission.annotations,
            emission.items,
            emission.layout,
            facts=emission.facts,
        )
        label = f"{path.parent.name}_{path.stem}_{name}"
        yield label, impl, failed, lean_file.body(f"Redverify.Wrong.{label}")


#: Programs that compute what the specification says and break a rule of the language only, or say a
#: wrong thing in an annotation that nothing reads: what Lean proves of them is true. Scopes and the
#: discipline of partial reductions have no meaning of their own in Lean, and a reduction over an
#: infinite set is a value about which nothing is known.
RIGHT = {
    "spec_unbounded_diagonal_copied",
    "spec_unbounded_reduction_copied",
    "complete_lanes_added_plainly_program",
    "operator_consecutive_in_one_scope_program",
    "operator_sum_and_product_program",
    "race_scope_inside_par_program",
    "value_index_not_in_set_program",
    "defined_pending_read_inside",
}


def lawless(impl: core.Impl, laws: Sequence[AnyLaw]) -> bool:
    """Whether a certificate asks for laws that the specification does not grant: `check` refuses it."""
    return not all(law.granted_by(impl) for law in laws)


def rejected(bodies: dict[str, str]) -> dict[str, bool]:
    """Which certificates Lean finds an error in; many share a file."""
    files = in_files(bodies)
    loaded = joined(project.load(project.home()), LIBRARY)
    modules = dict(loaded.modules)
    spans: dict[str, tuple[str, int, int]] = {}
    for number, labels in enumerate(files):
        text, name = HEADER, f"WrongCertificates{number}"
        for label in labels:
            start = text.count("\n") + 1
            text += "\n" + bodies[label]
            spans[label] = (name, start, text.count("\n") + 1)
        modules[name] = Module(name, Path(name), text, imports_of(text))
    try:
        checker = find.find("embedded", loaded.toolchain())
    except CheckerUnavailable:
        pytest.skip("there is no Lean")
    sources = Project(loaded.root, in_order(modules))
    names = [f"WrongCertificates{number}" for number in range(len(files))]
    with library.built(sources, checker, names, jobs=min(2, os.cpu_count() or 1)) as (report, _):
        results = {module.name: module for module in report.modules}
    assert all(m.ok for n, m in results.items() if n not in names)
    return {
        label: any(m.severity == "error" and start <= m.line < end for m in results[name].messages)
        for label, (name, start, end) in spans.items()
    }


def test_each_check_of_the_verifier_switched_off() -> None:
    bodies: dict[str, str] = {}
    for kind in CERTIFIED:
        for path in sorted((KINDS / kind.value).glob("*.sched")):
            for label, _, _, body in trusted(path):
                bodies[label] = body
    assert len(bodies) >= 3 * len(CERTIFIED)
    assert {label for label, no in rejected(bodies).items() if not no} <= RIGHT


def accepted_traps(paths: Sequence[Path], longest: int) -> list[str]:
    """The wrong programs whose certificates, made with all checks switched off, Lean accepts: none.
    Certificates of up to so many characters are tried."""
    bodies: dict[str, str] = {}
    for path in paths:
        bodies |= {label: body for label, _, _, body in trusted(path) if len(body) <= longest}
    assert len(bodies) >= 12
    return [label for label, no in rejected(bodies).items() if not no]


def test_traps_with_all_checks_switched_off() -> None:
    assert accepted_traps(NEAR, SMALL) == []
