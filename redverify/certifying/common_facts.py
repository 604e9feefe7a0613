"""``python -m redverify.certifying.common_facts FOLDER ...``: facts of arithmetic that many programs need.

Reads the certificates below folders, ``certificate.json`` (``redverify.certifying.regenerate --output``
writes those of the examples) and the documents that ``tests.certifying.census --keep`` writes, and makes
their facts as general as they hold. What programs of several specifications need is written where the
library has it: ``checking/common_facts.json`` and ``lean/Redverify/Rules/CommonFacts.lean``. The library's
hash changes with it, so Lean has to accept all certificates again, and those of other facts are made anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from redverify.certifying.emission.integers.normal_form import Shape, canonical, most_general
from redverify.certifying.emission.integers.oracle import Oracle
from redverify.certifying.emission.integers.stated_facts import in_library
from redverify.checking.data.wire import decoded, encoded
from redverify.checking.lean import project
from redverify.checking.proofs.facts import BASIC, COMMON_FILE, PREFIX
from redverify.checking.proofs.theorems import FactItem
from redverify.checking.proofs.theory import fact
from redverify.checking.recursion import deep

#: How many specifications have to need a fact, how many facts there are at most, and how many hypotheses each
#: may have.
LEAST, MOST, HYPOTHESES = 2, 600, 6

#: The module of the Lean library, below its folder.
MODULE = Path("Redverify", "Rules", "CommonFacts.lean")

_HEAD = """module

public import Redverify.Tactics

/-!
# Facts of arithmetic that many programs need

Written by `redverify/certifying/common_facts.py` from certificates of many programs, and as data in
`redverify/checking/common_facts.json`. Certificates state for themselves what they need beyond these.
-/

@[expose] public noncomputable section

namespace Redverify

"""


def main() -> int:
    """Collect the facts and write both files."""
    parser = argparse.ArgumentParser(prog="python -m redverify.certifying.common_facts", description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--least", type=int, default=LEAST, metavar="COUNT", help="specifications")
    parser.add_argument("--most", type=int, default=MOST, metavar="COUNT", help="facts at most")
    options = parser.parse_args()
    documents = [
        path
        for folder in options.folders
        for pattern in ("**/certificate.json", "**/*.document")
        for path in sorted(folder.glob(pattern))
    ]
    found = collected(path.read_bytes() for path in documents)
    chosen = named([shape for shape, needed in found if needed >= options.least][: options.most])
    COMMON_FILE.write_text(data_of(chosen), encoding="utf-8")
    (project.home() / MODULE).write_text(lean_of(chosen), encoding="utf-8")
    print(f"{len(documents)} certificates: {len(found)} facts; the library states {len(chosen)} of them")
    return 0


def collected(documents: Iterable[bytes]) -> list[tuple[Shape, int]]:
    """Facts beyond the basic ones, and how many specifications need each; the most needed first."""
    oracle = Oracle()
    basic = in_library(BASIC)
    general: dict[tuple[object, object], Shape] = {}
    needed: dict[Shape, set[str]] = defaultdict(set)
    with deep():
        for document in documents:
            data = json.loads(document)  # of any version: no more of it is read
            specification = data["text"].partition("\nimpl ")[0]
            for item in decoded(tuple[FactItem, ...], data.get("facts", [])):
                key = (item.assumed, item.claim)
                if key not in general:
                    general[key] = canonical(*most_general(*key, oracle.follows))[0]
                shape = general[key]
                if shape not in basic and len(shape.given) <= HYPOTHESES:
                    needed[shape].add(specification)
    counted = [(shape, len(specifications)) for shape, specifications in needed.items()]
    return sorted(counted, key=lambda pair: (-pair[1], len(repr(pair[0])), repr(pair[0])))


def named(shapes: Sequence[Shape]) -> tuple[FactItem, ...]:
    """Facts with the names that the library gives them."""
    return tuple([FactItem(f"{PREFIX}c{n}", s.names, s.given, s.claim) for n, s in enumerate(shapes)])


def data_of(facts: Sequence[FactItem]) -> str:
    """The facts as JSON, one in a line."""
    return "[\n" + ",\n".join(json.dumps(encoded(item), separators=(",", ":")) for item in facts) + "\n]\n"


def lean_of(facts: Sequence[FactItem]) -> str:
    """The facts as a module of the Lean library, one in a line."""
    stated = ["/-- A fact of integers. -/ " + fact(item).replace("\n  ", " ") for item in facts]
    return "".join([_HEAD, *stated, "\nend Redverify\n"])


if __name__ == "__main__":
    sys.exit(main())
