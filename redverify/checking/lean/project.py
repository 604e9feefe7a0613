"""The Lean project: its modules and their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import networkx as nx

from redverify.checking.lean import audit
from redverify.checking.lean.errors import ProjectError
from redverify.checking.lean.sources import sources


@dataclass(frozen=True, slots=True)
class Module:
    """A Lean module: its name, its source and the project's modules that it imports."""

    name: str
    path: Path
    text: str
    imports: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Project:
    """The modules under a root folder, by name, each after those that it imports."""

    root: Path
    modules: Mapping[str, Module]

    def closure(self, targets: Iterable[str]) -> tuple[str, ...]:
        """The targets and all that they import, in order. Raises :class:`ProjectError`."""
        wanted: set[str] = set()
        pending = list(targets)
        while pending:
            name = pending.pop()
            if name not in self.modules:
                raise ProjectError(f"there is no Lean module {name} under {self.root}")
            if name not in wanted:
                wanted.add(name)
                pending.extend(self.modules[name].imports)
        return tuple(name for name in self.modules if name in wanted)

    def toolchain(self) -> str:
        """The Lean release that the project is written for, such as ``4.28.0``."""
        text = (self.root / "lean-toolchain").read_text(encoding="utf-8").strip()
        return text.rsplit(":", 1)[-1].removeprefix("v")


def home() -> Path:
    """The folder of redverify's own Lean project: in the checkout, or shipped with the package."""
    package = Path(__file__).resolve().parents[2]
    for folder in (package.parent / "lean", package / "lean_project"):
        if (folder / "lakefile.toml").is_file():
            return folder
    raise ProjectError("the Lean sources are not part of this installation of redverify")


def imports_of(text: str) -> tuple[str, ...]:
    """The modules that a source imports, without those that come with Lean."""
    return tuple(name for name in audit.imports(text) if name.split(".", 1)[0] not in audit.BUILT_IN)


def load(root: Path) -> Project:
    """Read all modules under ``root``. Raises :class:`ProjectError`."""
    found = {name: Module(name, path, text, imports_of(text)) for name, (path, text) in sources(root).items()}
    return Project(root, in_order(found))


def in_order(modules: Mapping[str, Module]) -> dict[str, Module]:
    """The modules, each after those that it imports. Raises :class:`ProjectError`."""
    graph = nx.DiGraph()
    for module in modules.values():
        graph.add_node(module.name)
        for name in module.imports:
            if name not in modules:
                raise ProjectError(f"{module.path} imports {name}, which is not in the project")
            graph.add_edge(name, module.name)
    try:
        order = list(nx.lexicographical_topological_sort(graph))
    except nx.NetworkXUnfeasible:
        cycle = " imports ".join([edge[1] for edge in reversed(nx.find_cycle(graph))])
        raise ProjectError(f"imports form a cycle: {cycle}") from None
    return {name: modules[name] for name in order}
