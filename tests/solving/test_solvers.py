"""Solvers behind one interface: they agree, give up in time, and contradictions are found."""

from __future__ import annotations

import re
import time

import pytest
import z3

from redverify.choices import SOLVERS
from redverify.cli.main import invoke
from redverify.solving import solvers
from redverify.solving.solvers import (
    Z3,
    Answer,
    Both,
    Disagreement,
    Portfolio,
    Query,
    SolverMissing,
    solver_of,
)
from redverify.system.clock import cuts, worked
from tests.cli.expectations import ROOT
from tests.programs import DISTRIBUTED

cvc5 = pytest.importorskip("cvc5")

X, Y = z3.Ints("x y")
FALSE = Query([X < Y, Y < X])
TRUE = Query([X < Y])


class Says:
    """A solver that always gives the same answer."""

    def __init__(self, status, by):
        self.answer = Answer(status, by)

    def check(self, query, seconds):
        return self.answer


@pytest.mark.parametrize("name", SOLVERS)
def test_all_solvers_decide(name):
    solver = solver_of(name)
    assert solver.check(FALSE, 10.0).status == "unsat"
    assert solver.check(TRUE, 10.0).status == "sat"


@pytest.mark.parametrize(("name", "units"), [("z3", "200,000"), ("cvc5", "8,500")])
def test_units_end_a_query_at_the_same_place(name, units):
    """The clock has no part in it, and the units count as work."""
    holes = z3.Ints(" ".join(f"h{i}" for i in range(10)))
    hard = Query([z3.Distinct(*holes), *[z3.And(h > 0, h < 10) for h in holes]])
    before, begun = cuts(), worked()
    answer = solver_of(name).check(hard, 0.1)
    assert answer == Answer("unknown", name, f"more than {units} resource units")
    assert cuts() == before and 0.099 < worked() - begun < 0.2


@pytest.mark.parametrize("name", SOLVERS)
def test_floats_and_bits_are_understood(name):
    x = z3.FP("x", z3.FPSort(8, 24))
    zero = z3.fpMinusZero(z3.FPSort(8, 24))
    query = Query([z3.Not(z3.fpAdd(z3.RNE(), x, zero) == x)])
    assert solver_of(name).check(query, 30.0).status == "unsat"
    n = z3.Int("n")
    wraps = Query([z3.Int2BV(n + 256, 8) != z3.Int2BV(n, 8)])
    assert solver_of(name).check(wraps, 5.0).status != "sat"


@pytest.mark.parametrize("name", SOLVERS)
def test_time_is_bounded(name):
    a, b, c = (z3.BitVec(n, 64) for n in "abc")
    hard = Query(
        [a * b == 0xDEADBEEFDEADBEF1, z3.UGT(a, 1), z3.UGT(b, 1), c * a == b * 3 + 1, c * c == a + b]
    )
    start = time.monotonic()
    solver_of(name).check(hard, 1.0)
    assert time.monotonic() - start < 12


def test_a_portfolio_asks_until_one_decides():
    portfolio = Portfolio(((Says("unknown", "first"), 1.0), (Says("unsat", "second"), 1.0)))
    assert portfolio.check(FALSE, 5.0) == Answer("unsat", "second")
    portfolio = Portfolio(((Says("sat", "first"), 1.0), (Says("unsat", "second"), 1.0)))
    assert portfolio.check(TRUE, 5.0).by == "first"


def test_what_only_one_of_both_decides_is_unknown():
    both = Both(Says("unsat", "one"), Says("unknown", "two"))
    assert both.check(FALSE, 1.0).status == "unknown"
    assert "two gave up" in both.check(FALSE, 1.0).reason


def test_a_disagreement_keeps_both_scripts(tmp_path):
    both = Both(Says("unsat", "one"), Says("sat", "two"), str(tmp_path / "kept"))
    with pytest.raises(Disagreement, match="one answers unsat and two answers sat"):
        both.check(TRUE, 1.0)
    kept = sorted(p.name for p in (tmp_path / "kept").iterdir())
    assert kept == ["one-unsat.smt2", "two-sat.smt2"]
    assert "(check-sat)" in (tmp_path / "kept" / kept[0]).read_text()


@pytest.fixture
def program(tmp_path):
    path = tmp_path / "p.sched"
    path.write_text(DISTRIBUTED)
    return str(path)


def test_a_disagreement_is_status_70(program, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(solvers, "Z3", lambda: Says("unsat", "z3"))
    monkeypatch.setattr(solvers, "Cvc5", lambda: Says("sat", "cvc5"))
    folder = tmp_path / "scripts"
    assert invoke(["verify", program, "--solver", "both", "--smt", str(folder)]) == 70
    said = capsys.readouterr()
    assert "VERIFIED" not in said.out
    assert "z3 answers unsat and cvc5 answers sat" in said.err
    assert sorted(p.name for p in folder.iterdir() if p.suffix == ".smt2") == [
        "cvc5-sat.smt2",
        "z3-unsat.smt2",
    ]


@pytest.mark.parametrize("name", SOLVERS)
def test_each_verifies_a_program(name, program, capsys):
    assert invoke(["verify", program, "--solver", name]) == 0
    assert "VERIFIED" in capsys.readouterr().out


def test_a_solver_that_is_missing_is_status_5(program, monkeypatch, capsys):
    monkeypatch.setattr(solvers, "has_cvc5", lambda: False)
    with pytest.raises(SolverMissing):
        solver_of("both")
    assert invoke(["verify", program, "--solver", "cvc5"]) == 5
    assert "pip install 'redverify[cvc5]'" in capsys.readouterr().err
    assert solver_of("portfolio").check(FALSE, 5.0).status == "unsat"


@pytest.mark.parametrize("values", ["real", "ieee", "abstract", "abstract-bitwise"])
def test_scripts_are_for_any_solver(values, tmp_path, capsys):
    """cvc5 reads every script that ``--smt`` writes, and does not contradict what the script says."""
    files = [ROOT / "examples" / "kernels" / f"{n}.sched" for n in ("layer_norm", "row_max", "conv1d_padded")]
    invoke(["verify", *map(str, files), "--values", values, "--smt", str(tmp_path), "--timeout", "2"])
    scripts = sorted(tmp_path.glob("**/*.smt2"))
    assert scripts
    for path in scripts[:20]:
        text = path.read_text()
        said = re.search(r"answered (\w+)", text.splitlines()[0])
        assert said is not None
        solver = cvc5.Solver(cvc5.TermManager())
        solver.setOption("tlimit-per", "1000")
        parser = cvc5.InputParser(solver)
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, path.name)
        answer = ""
        while not (command := parser.nextCommand()).isNull():
            answer = command.invoke(solver, parser.getSymbolManager()).strip() or answer
        assert {answer, said[1]} != {"sat", "unsat"}, path


def test_z3_is_asked_with_other_choices():
    assert Z3(seed=7).check(FALSE, 5.0).status == "unsat"
