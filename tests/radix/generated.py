"""Programs with products drawn from scratch, and the campaign that looks for a mistake of the pass.

Each dimension is walked in some way: tiles with or without a guard, strides, two levels, full tiles and the
rest, one loop of which the indices are quotients and remainders. Indices are written in several ways that
mean the same, and some of the text is changed at random. ``python -m tests.radix.generated COUNT [SEED]``
prints what became of the programs, and each one whose digit program is another one (:mod:`.traces`), or
which is proved although a run goes wrong.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from redverify.interpreter.indices import NoDivisor, Unenumerable
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.system.clock import OutOfTime

from .mutants import changed, proofs_hold, sizes, violation
from .traces import Step, difference, passes

#: Sizes at which the digit program is compared.
_SIZES = 12

#: Lines, and where they stand.
Lines = list[str]


class Walk:
    """Loops over ``0 <= x < extent``; ``x`` is their ``index``."""

    def __init__(self, random: Random, name: str, extent: str, base: str, other: str) -> None:
        self.random, self.name, self.extent = random, name, extent
        self.base, self.other = random.choice((*5 * (base,), f"(2*{base})", "3")), other
        self.lines, self.index = self._drawn()

    def _drawn(self) -> tuple[Lines, str]:
        x, e, t, u = self.name, self.extent, self.base, self.other
        outer, inner = f"{self._loop()} {x}o", f"{self._loop()} {x}i"
        tiles = f"({e} + {t} - 1) // {t}"
        match self.random.randrange(8):
            case 0:
                return [f"{outer} < {tiles}:", f"{inner} in {x}o*{t}..min({e}, {x}o*{t} + {t}):"], f"{x}i"
            case 1:
                number = f"{x}o*{t} + {x}i"
                return [f"{outer} < {tiles}:", f"{inner} < {t}:", f"if {number} < {e}:"], number
            case 2:
                number = f"{x}o*{t} + {x}i"
                return [f"{inner} < {t}:", f"{outer} < ({e} - {x}i + {t} - 1) // {t}:"], number
            case 3:
                return [f"{outer} < {tiles}:", f"{inner} < min({t}, {e} - {x}o*{t}):"], f"{x}o*{t} + {x}i"
            case 4:
                number = f"({x}o*{u} + {x}m)*{t} + {x}i"
                loops = [f"{outer} < ({e} + {t}*{u} - 1) // ({t}*{u}):", f"{self._loop()} {x}m < {u}:"]
                return [*loops, f"{inner} < {t}:", f"if {number} < {e}:"], number
            case 5:
                return [f"{inner} in 0..{e}:", f"let {x} = {x}i // {t} * {t} + {x}i % {t}"], x
            case 6:
                whole = f"{e} // {t} * {t}"
                where = self.random.choice((f"0..{whole}", f"{whole}..{e}", f"{e} - {e} % {t}..{e}"))
                return [f"{inner} in {where}:"], f"{x}i"
            case _:
                return [f"{inner} < {e}:"], f"{x}i"

    def _loop(self) -> str:
        return self.random.choice(("for", "par"))

    def written(self) -> str:
        """The index, in one of the ways that mean the same."""
        x, t = f"({self.index})", self.random.choice((self.base, self.other))
        return self.random.choice(
            (
                *3 * (self.index,),
                f"{x} // {t} * {t} + {x} % {t}",
                f"{x} + {t} - {t}",
                f"max({x}, 0)",
                f"min({x}, {self.extent} - 1)",
                f"select({x} >= {t}, {x}, {x})",
            )
        )


def nested(lines: Lines, depth: int = 1) -> Lines:
    """The lines, each inside of those before it that open a block."""
    result: Lines = []
    for line in lines:
        result.append("    " * depth + line)
        depth += line.endswith(":")
    return result


def generated(random: Random) -> str:
    """The text of a program."""
    least = random.choice((*2 * ("T >= 1 and U >= 1",), "T >= 0 and U >= 1", "T >= 2 and U >= T"))
    text = random.choice((_copy, _copy, _grid, _grid, _total, _total, _ring, _ring, _groups))(random, least)
    for _ in range(random.choice((0, 0, 1, 1, 2))):
        text = changed(text, random)
    return text


def _copy(random: Random, least: str) -> str:
    head = "spec copy(N):\n    input  A[N] : f32\n    output B[N] : f32\n\n    B(i) = A(i)\n\n"
    walk = Walk(random, "x", "N", *random.sample(("T", "U"), 2))
    lines = [*walk.lines, f"b[{walk.written()}] {{B({walk.index})}} := a[{walk.written()}]"]
    program = [f"impl p(T, U) of copy(a = A, b = B):\n    assume {least}", *nested(lines)]
    if walk.lines[0].startswith(("for xi in 0..N //", "par xi in 0..N //")):
        rest = f"{walk.lines[0][:3]} y in N // {walk.base} * {walk.base}..N:"
        program += nested([rest, "b[y] {B(y)} := a[y]"])
    return head + "\n".join(program) + "\n"


def _grid(random: Random, least: str) -> str:
    sizes = random.choice(("N >= 1 and M >= 1", "N >= 0 and M >= 0"))
    head = (
        f"spec grid(N, M):\n    assume {sizes}\n    input  A[N, M] : f32\n    output B[N, M] : f32\n\n"
        "    B(i, j) = A(i, j)\n\n"
    )
    if random.random() < 0.4:
        x, y, z, w = "f // M", "f % M", "f // M", "f % M"
        loops = [f"{random.choice(('for', 'par'))} f < N*M:"]
    else:
        row = Walk(random, "x", "N", *random.sample(("T", "U"), 2))
        column = Walk(random, "y", "M", *random.sample(("T", "U"), 2))
        loops = [*row.lines, *column.lines]
        x, y, z, w = row.written(), column.written(), row.index, column.index
    linear, plain = "[i*M + j : N*M] = {0}(i, j)", " = {0}"
    ways = [random.choice((linear, plain)) for _ in "ab"]
    cells = [f"{x}, {y}" if way is plain else f"({x})*M + {y}" for way in ways]
    bound = ", ".join(n + way.format(n.upper()) for n, way in zip("ab", ways, strict=True))
    assignment = f"b[{cells[1]}] {{B({z}, {w})}} := a[{cells[0]}]"
    return head + f"impl p(T, U) of grid({bound}):\n    assume {least}\n" + _text([*loops, assignment])


def _groups(random: Random, least: str) -> str:
    """Triton's order of programs, in groups of some rows."""
    head = (
        "spec grid(N, M):\n    assume N >= 1 and M >= 1\n    input  A[N, M] : f32\n"
        "    output B[N, M] : f32\n\n    B(i, j) = A(i, j)\n\n"
    )
    rows = random.choice((2, 2, 3))
    lines = [
        f"{random.choice(('for', 'par'))} f < N*M:",
        f"let g = f // ({rows}*M)",
        f"let rows = min(N - {rows}*g, {rows})",
        f"let i = {rows}*g + f % ({rows}*M) % rows",
        f"let j = f % ({rows}*M) // rows",
        "b[i, j] {B(i, j)} := a[i, j]",
    ]
    return head + f"impl p(T, U) of grid(a = A, b = B):\n    assume {least}\n" + _text(lines)


def _total(random: Random, least: str) -> str:
    inputs = "spec total(N):\n    input  A[N] : f32\n    output B[] : f32\n\n"
    head = inputs + "    B() = sum[k : 0 <= k < N] A(k)\n\n"
    walk = Walk(random, "x", "N", *random.sample(("T", "U"), 2))
    at = random.choice(("", f"{{{walk.index}}}"))
    atomic = "atomic " if any(line.startswith("par") for line in walk.lines) else ""
    lines = ["accumulate b:", *walk.lines, f"{atomic}b[] {{B()}} +{at}= a[{walk.written()}]"]
    start = f"impl p(T, U) of total(a = A, b = B):\n    assume {least}\n    b[] {{0.0}} := 0.0\n"
    return head + start + _text(lines)


def _ring(random: Random, least: str) -> str:
    head = (
        "spec copy(N):\n    input  A[N] : f32\n    output B[N] : f32\n\n"
        "    B(i) = A(i)   if 0 <= i and i < N\n\n"
    )
    back = random.choice((0, 1, 2))
    slots = random.choice(("T", "T", "U + 1", "T*U"))
    lines = [
        f"impl p(T, U) of copy(a = A, b = B):\n    assume {least}",
        f"    allocate r[{slots}] : f32",
        f"    for i < N + {back}:",
        "        if i < N:",
        f"            r[i % ({slots})] {{A(i)}} := a[i]",
        f"        if i >= {back}:",
        f"            b[i - {back}] {{B(i - {back})}} := r[(i - {back}) % ({slots})]",
    ]
    return head + "\n".join(lines) + "\n"


def _text(lines: Lines) -> str:
    return "\n".join(nested(lines)) + "\n"


# ---------------------------------------------------------------- what becomes of them


def differs(steps: list[Step], random: Random) -> str | None:
    """Where a digit program is not the same program."""
    for one, digital, numbers in steps:
        for at in list(sizes(one, random))[:_SIZES]:
            try:
                found = difference(one, digital, numbers, at)
            except NoDivisor:
                return f"a divisor that is not positive at {at}"
            except Unenumerable:
                continue
            if found is not None:
                return found
    return None


def outcome(seed: int) -> tuple[str, str]:
    """``invalid``, ``undecided``, ``wrong``, ``open``, ``verified``, or ``survivor``, and the program's text.

    ``wrong`` and ``open`` programs are not proved, and a run goes wrong or none does.
    """
    random = Random(seed)
    text = generated(random)
    try:
        (impl,) = load_text(text).impls.values()
        ones, steps = passes(impl)
        different = differs(steps, random)
        proved = different is None and proofs_hold(ones)
    except DiagnosticError:
        return "invalid", text
    except (OutOfTime, RecursionError):
        return "undecided", text
    if different is not None:
        return "survivor", f"{text}\n# {different}"
    broken = violation(impl, random)
    if proved:
        return ("verified", text) if broken is None else ("survivor", f"{text}\n# {broken}")
    return ("open" if broken is None else "wrong"), text


if __name__ == "__main__":
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    counts: Counter[str] = Counter()
    for number in range(first, first + count):
        what, shown = outcome(number)
        counts[what] += 1
        if what == "survivor":
            print(f"seed {number}\n{shown}")
    print(dict(counts))
