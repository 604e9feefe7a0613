"""The verifier's obligations are sentences that the checker of certificates accepts."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.checking import canonical
from redverify.checking.data.errors import CertificateError
from redverify.checking.description import Obligation
from redverify.checking.obligations import check_obligations
from redverify.judgement.analysis import Options, analyse
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_file
from redverify.system.clock import OutOfTime

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "tests" / "soundness" / "kinds").rglob("*.sched"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_all_that_the_verifier_says(path: Path) -> None:
    program = load_file(path)
    for impl in program.impls.values():
        ours = canonical.read(canonical.canonical_text(impl, program.texts))
        try:
            found = analyse(ours, Options(timeout=1.0), thorough=False, hasty=True).obligations
        except (DiagnosticError, OutOfTime):  # what has products is analysed in digits, and not certified
            continue
        check_obligations(
            ours,
            [
                Obligation(
                    id=o.id,
                    kind=o.kind.value,
                    line=o.span.line,
                    column=o.span.column,
                    text=o.text,
                    theorems=(),
                )
                for o in found
            ],
        )


def test_others_are_refused() -> None:
    program = load_file(ROOT / "examples" / "thesis" / "ch7" / "strided_sum.sched")
    impl = program.impls["strided"]
    ours = canonical.read(canonical.canonical_text(impl, program.texts))
    line = ours.body[0].span.line + 1  # the parallel loop

    def said(text: str, kind: str = "race", column: int = 5, number: int = 0) -> Obligation:
        name = f"{kind}-{line}-{number}"
        return Obligation(id=name, kind=kind, line=line, column=column, text=text, theorems=())  # type: ignore[arg-type]

    check_obligations(ours, [said("no iteration uses a cell of tmp that another one changes")])
    for wrong in (
        said("no iteration uses a cell of other that another one changes"),
        said("no iteration uses a cell of tmp that another one changes", kind="overlap"),
        said("no iteration uses a cell of tmp that another one changes", column=9),
        said("no iteration uses a cell of tmp that another one changes", number=1),
        said("no two iterations write one cell of tmp"),  # no theorem says so
        said("the program computes what is specified", kind="value"),
    ):
        with pytest.raises(CertificateError):
            check_obligations(ours, [wrong])
