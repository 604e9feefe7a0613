"""Kernels changed in one place, by edits of their syntax tree: none is verified that computes something else.

They are mutants of the kernels that have wrong twins and of the operators.
``python -m tests.frontends.triton.mutants --count 200 --seed 1`` makes that many, verifies each, and compares
what NumPy computes of a verified one with the specification, at random sizes too, and with ``--real`` also
where a second block begins. With ``--seconds 10`` they are mutants of kernels whose own verdicts take no
longer. Blocks are small ones unless ``--real`` is given. Triton is imported once, by this process.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from math import inf
from pathlib import Path
from typing import Any

from redverify.api import options_of
from redverify.frontends.common.running.compiler_process import answer_in
from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.frontends.triton import LoadError, TranslationError, obtaining
from redverify.frontends.triton.executable import Evaluated
from redverify.frontends.triton.obtaining import obtained
from redverify.frontends.triton.texts import plain
from redverify.frontends.triton.verifying import Verification
from redverify.interpreter import feasible_parameters
from redverify.language.load import load_text
from redverify.language.standard import is_standard
from redverify.reporting.result import Verdict
from tests.frontends.triton.cases import EXAMPLES, OPERATORS, RIGHT

_SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Lt: ast.LtE,
    ast.GtE: ast.Gt,
    ast.Gt: ast.GtE,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
}

#: What the verifier may do for one mutant.
_BUDGET: dict[str, Any] = {
    "levels": False,
    "inferred": True,
    "timeout": 3.0,
    "limit": 20.0,
    "witness_seconds": 1.0,
}

#: Random sizes at which a verified mutant is compared with the specification.
_SIZES = 6

_CALLS = {
    "max": "sum",
    "sum": "max",
    "maximum": "minimum",
    "exp": "log",
    "store": "atomic_add",
    "cdiv": "minimum",
}


def _edits(function: ast.FunctionDef) -> Iterator[Callable[[], None]]:
    """Changes of a kernel in one place, to be made one at a time."""
    names = [a.arg for a in function.args.args]
    for node in ast.walk(function):
        match node:
            case ast.BinOp(op=op) if type(op) in _SWAPPED:
                yield lambda n=node, o=op: setattr(n, "op", _SWAPPED[type(o)]())  # type: ignore[misc]
            case ast.Compare(ops=[op]) if type(op) in _SWAPPED:
                yield lambda n=node, o=op: setattr(n, "ops", [_SWAPPED[type(o)]()])  # type: ignore[misc]
            case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
                yield lambda n=node, v=value: setattr(n, "value", v + 1)  # type: ignore[misc]
            case ast.Name(id=name, ctx=ast.Load()) if name in names:
                alike = [
                    o
                    for o in names
                    if o != name and o.isupper() == name.isupper() and ("ptr" in o) == ("ptr" in name)
                ]
                for other in alike:
                    yield lambda n=node, o=other: setattr(n, "id", o)  # type: ignore[misc]
            case ast.Call(func=ast.Attribute(attr=attr)):
                for keyword in node.keywords:
                    yield lambda n=node, k=keyword: n.keywords.remove(k)  # type: ignore[misc]
                if attr in _CALLS:
                    yield lambda n=node.func, a=attr: setattr(n, "attr", _CALLS[a])  # type: ignore[misc]
            case ast.For(body=body) | ast.FunctionDef(body=body):
                for statement in body if len(body) > 1 else ():
                    yield lambda b=body, s=statement: b.remove(s)  # type: ignore[misc]
                for statement in body:
                    if isinstance(statement, ast.AugAssign):  # what was there is forgotten
                        yield lambda b=body, s=statement: b.__setitem__(b.index(s), _assigned(s))  # type: ignore[misc]


def _assigned(statement: ast.AugAssign) -> ast.Assign:
    """``x = e`` for ``x += e``."""
    return ast.Assign([statement.target], statement.value)


def _edited(module: str, kernel: str) -> tuple[ast.Module, list[Callable[[], None]]]:
    """A module, and the edits of a kernel in it."""
    tree = ast.parse((EXAMPLES / f"{module}.py").read_text("utf-8"))
    function = next(n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == kernel)
    return tree, list(_edits(function))


def mutant(module: str, kernel: str, number: int) -> str:
    """The text of a module with one edit in a kernel."""
    tree, edits = _edited(module, kernel)
    edits[number]()
    return ast.unparse(ast.fix_missing_locations(tree))


def here(*given: Any) -> dict[str, Any]:
    """What :func:`.answer_of` gives, without a process of its own: importing Triton takes a second."""
    from redverify.frontends.triton.ttir_process import main

    compiler, _, (request, answer), path, *_ = given
    main(request, answer)
    return answer_in(path, compiler)


@cache
def _small(case: tuple[str, ...]) -> dict[str, Any]:
    """The values of constexprs of the kernel that is right, with small blocks."""
    module, kernel, contract, _ = case
    (first, *_) = obtained(f"{EXAMPLES}/{module}.py:{kernel}", contract).configurations
    return dict((first.small[0] if first.small else first.module).values)


def outcome(text: str, case: tuple[str, ...], *, real: bool = False) -> str:
    """The verdict on a mutant; ``wrong`` if it is verified and NumPy computes something else."""
    module, kernel, contract, spec = case
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{module}.py"
        path.write_text(text, "utf-8")
        name = spec if is_standard(spec) else f"{EXAMPLES}/{module}.sched:{spec}"
        try:
            configs = [] if real else [_small(case)]
            work = Verification(f"{path}:{kernel}", name, contract, configs, run=False)
            (configuration, *_) = work.found.configurations
            prepared = work.prepared(configuration)
            result = work.result(prepared, options_of(**_BUDGET))
        except (LoadError, TranslationError) as error:
            return f"{'refused' if isinstance(error, TranslationError) else 'invalid'}: {error}"
        if result.verdict is not Verdict.VERIFIED:
            return result.verdict.value
        small = configuration.small[0] if configuration.small else configuration.module
        program = Evaluated(small, work.spec)
        whole = plain((prepared.small or prepared.translated).text, program.types)
        try:
            opinion = SecondOpinion(prepared.text, program, program, compared=(whole, program))
        except TranslationError as error:
            return f"wrong: {error}"
        if not opinion.run.elements:
            return f"not compared: {'; '.join(opinion.run.notes)}"
        (impl,) = load_text(whole).impls.values()
        chance = random.Random(text)
        asked = Evaluated(configuration.module, work.spec)
        blocks = SecondOpinion(prepared.text, program, asked, ran=opinion.run)
        tried = [(opinion, params) for params in chance.choices(feasible_parameters(impl), k=_SIZES)]
        tried += (
            [(blocks, params) for params in work.edges(configuration, prepared.translated.facts.conditions)]
            if real
            else []
        )
        for compared, params in tried:
            if compared.differs(params, seed := chance.randrange(100, 1000)):
                return f"wrong: with {params} and seed {seed}"
        return "verified"


def drawn(seed: int, seconds: float = inf) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Mutants of all kernels of the examples and operators, or of the cheap ones, in random order."""
    source = random.Random(seed)
    kept = json.loads((EXAMPLES / "verdicts.json").read_text("utf-8"))
    every_case = dict.fromkeys(map(tuple, [*RIGHT, *OPERATORS]))
    cases = [c for c in every_case if kept.get(" ".join(c), {}).get("seconds", inf) <= seconds]
    every = [(case, number) for case in cases for number in range(len(_edited(*case[:2])[1]))]
    source.shuffle(every)
    for case, number in every:
        module, kernel, *_ = case
        yield mutant(module, kernel, number), case


def main() -> None:
    """Run the campaign and print what became of the mutants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--real", action="store_true")
    options = parser.parse_args()
    found: Counter[str] = Counter()
    obtaining.answer_of = here  # type: ignore[attr-defined]
    for number, (text, case) in enumerate(drawn(options.seed, options.seconds)):
        if number == options.count:
            break
        said = outcome(text, case, real=options.real)
        found[said.partition(":")[0]] += 1
        print(number, case[1], said, flush=True)
        if said.startswith("wrong"):
            print(text)
    print(dict(found))


if __name__ == "__main__":
    main()
