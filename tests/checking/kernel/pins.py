"""Write ``pins.json``: digests of what kernels compute by name, of axioms, and of facts taken as given.

``python -m tests.checking.kernel.pins EXPORT...`` compiles nothing but the library of rules, if it is not in
the cache. The facts are those that its theorems rest on, and those that the exports of certificates name.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from redverify.checking.kernel.audit import AXIOMS, Index
from redverify.checking.kernel.auditor import place_of
from redverify.checking.kernel.digests import Digests
from redverify.checking.kernel.export import lines
from redverify.checking.kernel.exported import read
from redverify.checking.kernel.modules import Modules
from redverify.checking.kernel.pins import COMPUTED, PATH
from redverify.checking.kernel.terms import Name, name_of, shown
from redverify.checking.lean import install, library, project
from redverify.checking.lean.joined_modules import LIBRARY, joined


def table(exports: Sequence[str]) -> dict[str, str]:
    """The digests by names, with the facts in some exports."""
    lean = install.installed()
    assert lean is not None, "redverify lean setup"
    modules = joined(project.load(project.home()), LIBRARY)
    with library.built(modules, lean, ["Redverify.Rules"]) as (_, out):
        found = Modules(out, place_of(lean))
        index = Index(found, name_of("Redverify.Rules"))
        ours = [each for each in found.closure([name_of("Redverify.Rules")]) if each.ours]
        theorems = [name for each in ours for name, kind in each.kinds() if kind == "theorem"]
        more = [name for path in exports for name in read(Path(path).read_bytes().splitlines()).axioms]
        wanted: list[Name] = [*COMPUTED, *AXIOMS, *theorems, *more]
        export = read(lines(index, wanted))
        digests = Digests(export)
        names = {*COMPUTED, *AXIOMS, *export.axioms}
        return {shown(name): digests.of(name) for name in names}


if __name__ == "__main__":
    PATH.write_text(json.dumps(table(sys.argv[1:]), indent=0, sort_keys=True) + "\n", encoding="utf-8")
