"""The releases of Lean that a native checker may be."""

from __future__ import annotations

#: The git hash of each release of the Lean developers that ``lean/lean-toolchain`` may name, as its
#: ``lean --githash`` says.
GITHASHES = {"4.28.0": "7e01a1bf5c70fc6167d49c345d3bf80596e9a79b"}
