"""Several modules of the library compiled as one: each run of Lean takes seconds to start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from redverify.checking.lean.project import Module, Project, imports_of, in_order

#: What certificates import.
LIBRARY = "Redverify.Rules"

#: Characters of the modules that become one: so many take less than 2 GiB.
LARGEST = 140_000

#: What the library's modules open and leave open.
_SECTION = "@[expose] public noncomputable section"


def joined(project: Project, target: str, largest: int = LARGEST) -> Project:
    """A module and all that it imports, in fewer modules.

    Modules that follow each other in the order of compilation become one, which has the last one's
    name; its text is their texts, each in a section of its own. Modules outside import what theirs became
    part of, which is more than they ask for. Raises :class:`.ProjectError`.
    """
    units = _units([project.modules[name] for name in project.closure([target])], largest)
    inside = {module.name: unit[-1].name for unit in units for module in unit}
    modules = {unit[-1].name: _unit(unit, inside) for unit in units}
    outside = [module for name, module in project.modules.items() if name not in inside]
    modules.update((module.name, _renamed(module, inside)) for module in outside)
    return Project(project.root, in_order(modules))


def _units(order: Sequence[Module], largest: int) -> list[list[Module]]:
    """Modules that follow each other, up to so many characters."""
    units: list[list[Module]] = []
    size = 0
    for module in order:
        if units and size + len(module.text) <= largest:
            units[-1].append(module)
            size += len(module.text)
        else:
            units.append([module])
            size = len(module.text)
    return units


def _unit(unit: Sequence[Module], inside: Mapping[str, str]) -> Module:
    """One module for several; those imported are named by what they became part of."""
    last = unit[-1]
    if len(unit) == 1 and all(inside.get(name) == name for name in last.imports):
        return last
    imports = dict.fromkeys(inside[name] for module in unit for name in module.imports)
    header = ["module", "", *(f"public import {name}" for name in imports if name != last.name)]
    text = "\n".join([*header, "", *map(_body, unit)])
    return Module(last.name, last.path, text, imports_of(text))


def _renamed(module: Module, inside: Mapping[str, str]) -> Module:
    """A module with the same lines, whose imports are named by what they became part of."""
    if all(inside.get(name, name) == name for name in module.imports):
        return module
    lines = module.text.splitlines()
    for position, line in enumerate(lines):
        start, _, name = line.rpartition(" ")
        if _is_header(line) and name in inside:
            lines[position] = f"{start} {inside[name]}"
    text = "\n".join([*lines, ""])
    return Module(module.name, module.path, text, tuple(dict.fromkeys(imports_of(text))))


def _body(module: Module) -> str:
    """A module's text without its header, and with an end."""
    lines = module.text.splitlines()
    header = max(position for position, line in enumerate(lines) if _is_header(line))
    end = ["", "end"] if _SECTION in lines else []
    return "\n".join([*lines[header + 1 :], *end, ""])


def _is_header(line: str) -> bool:
    return line == "module" or line.startswith(("public import ", "import "))
