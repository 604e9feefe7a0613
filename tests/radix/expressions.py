"""Random index expressions and conditions with products."""

from __future__ import annotations

from random import Random

from redverify.language import core

NAMES = ("x", "y", "z")


def random_index(random: Random, depth: int) -> core.IndexExpr:
    if depth == 0 or random.random() < 0.15:
        return (
            core.IVar(random.choice(NAMES)) if random.random() < 0.7 else core.IConst(random.randint(-2, 3))
        )

    def part() -> core.IndexExpr:
        return random_index(random, depth - 1)

    match random.randrange(8):
        case 0 | 1:
            return core.IProd(part(), part())
        case 2:
            return core.IQuot(part(), part())
        case 3:
            return core.IRem(part(), part())
        case 4:
            return core.IMul(random.randint(-2, 3), part())
        case 5:
            return core.IMin((part(), part()))
        case 6:
            return core.IDiv(part(), random.randint(1, 3))
        case _:
            return core.IAdd(part(), part())


def random_condition(random: Random, depth: int) -> core.Cond:
    if depth == 0:
        sides = (random_index(random, 2), random_index(random, 2))
        return core.CCmp(random.choice(("==", "!=", "<", "<=", ">", ">=")), *sides)
    parts = (random_condition(random, depth - 1), random_condition(random, depth - 1))
    match random.randrange(3):
        case 0:
            return core.CAnd(*parts)
        case 1:
            return core.COr(*parts)
        case _:
            return core.CNot(parts[0])
