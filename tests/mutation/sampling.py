"""Which mutants of a program are judged."""

from __future__ import annotations

import random
from collections import defaultdict

from .corpus import Program
from .operators import Mutant, mutants


def sample(program: Program, count: int | None, seed: int = 0) -> list[Mutant]:
    """``count`` mutants of a program (all for ``None``), the same for the same seed.

    Every operator gets its turn before one is used again, so that rare operators are not lost
    among index shifts.
    """
    found = mutants(program)
    if count is None or len(found) <= count:
        return found
    generator = random.Random(f"{seed} {program.name}")
    groups: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in found:
        groups[mutant.operator].append(mutant)
    for group in groups.values():
        generator.shuffle(group)
    turns = list(groups.values())
    generator.shuffle(turns)
    chosen: list[Mutant] = []
    while len(chosen) < count:
        for group in turns:
            if group and len(chosen) < count:
                chosen.append(group.pop())
    return chosen
