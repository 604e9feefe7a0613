"""The kernels of examples/triton that have wrong twins: module, kernel, contract and specification."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

EXAMPLES = Path(__file__).parents[3] / "examples" / "triton"


def twin(module: Path, kernel: str, old: str, new: str, folder: Path) -> Path:
    """The module in another folder, with the first such edit from the head of a kernel on."""
    head, rest = module.read_text("utf-8").split(f"def {kernel}(")
    assert old in rest
    path = folder / module.name
    path.write_text(f"{head}def {kernel}({rest.replace(old, new, 1)}", "utf-8")
    return path


def _lines(name: str) -> Iterator[tuple[str, ...]]:
    for line in (EXAMPLES / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield tuple(part.strip() for part in line.split("|"))


#: Kernels that are verified for all sizes at the blocks of their contracts.
RIGHT = list(dict.fromkeys(line[:4] for line in _lines("twins.txt")))
RIGHT.append(("elementwise", "persistent_add", "persistent", "add"))

#: Their wrong twins, all of which are refuted.
WRONG = [(module, wrong, contract, spec) for module, _, _, spec, wrong, contract in _lines("twins.txt")]

#: The operators of KernelBench.
OPERATORS = [line[2:] for line in _lines("operators.txt")]
