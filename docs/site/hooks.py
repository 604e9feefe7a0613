"""What MkDocs does not know: pages made of the code, and links to files beside the documentation.

The reference is made of the commands' help, of the table of codes and of docstrings. Where a page links to a
file of the repository, such as an example, the site gets a page that shows the file.
"""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

from redverify.cli.main import COMMANDS, cli
from redverify.reporting.rules import RULES

ROOT = Path(__file__).resolve().parents[2]

#: Where files beside the documentation are shown.
SOURCE = "source"

#: The modules whose docstrings are the reference of the Python interface, and the names in them, if not all.
MODULES: dict[str, tuple[str, ...]] = {
    "redverify.api": ("verify_file", "verify_text", "InternalError"),
    "redverify.reporting.result": (),
    "redverify.frontends.tvm": (),
    "redverify.frontends.halide": (),
    "redverify.frontends.mlir": (),
}

_LINK = re.compile(
    r"(?<!!)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^)\s#]+)(?P<anchor>#[^)\s]*)?\)"
)
_LANGUAGES = {".sched": "sched", ".py": "python", ".lean": "lean4", ".json": "json"}

#: Files longer than this are shown up to here.
_LONGEST = 200_000


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made."""
    made = {
        "reference/commands.md": _commands(),
        "reference/codes.md": _codes(),
        "reference/python.md": _python(),
        "reference/modules.md": _modules(),
    }
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    for path in sorted(_linked(files)):
        page = File.generated(config, _place(path), content=_shown(path))
        page.inclusion = InclusionLevel.NOT_IN_NAV
        files.append(page)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links to files beside the documentation lead to their pages."""
    place = page.file.src_uri
    shown = place.startswith(f"{SOURCE}/")
    if shown and not _of_place(place).endswith(".md"):
        return markdown  # a file is shown as it is
    here = posixpath.dirname(_of_place(place) if shown else f"docs/{place}")

    def changed(match: re.Match[str]) -> str:
        path = _target(match["target"], here)
        if path is None:
            return match[0]
        target = path.removeprefix("docs/") if path.startswith("docs/") else _place(path)
        relative = posixpath.relpath(target, posixpath.dirname(place) or ".")
        return f"[{match['text']}]({relative}{match['anchor'] or ''})"

    return _LINK.sub(changed, markdown)


# ---------------------------------------------------------------- files beside the documentation


def _target(target: str, folder: str) -> str | None:
    """The file of the repository that a link in one of its folders leads to."""
    if re.match(r"[a-z]+:", target):
        return None
    path = posixpath.normpath(posixpath.join(folder, target))
    return None if path.startswith("..") or not (ROOT / path).exists() else path


def _linked(files: Files) -> set[str]:
    """The files beside the documentation that its pages lead to, and those that these lead to in turn."""
    texts = [(posixpath.dirname(f"docs/{f.src_uri}"), f.content_string) for f in files.documentation_pages()]
    found: set[str] = set()
    while texts:
        folder, text = texts.pop()
        for match in _LINK.finditer(text):
            path = _target(match["target"], folder)
            if path is None or path.startswith("docs/") or path in found:
                continue
            found.add(path)
            if path.endswith(".md"):
                texts.append((posixpath.dirname(path), (ROOT / path).read_text(encoding="utf-8")))
    return found


def _place(path: str) -> str:
    """The page of a file."""
    return f"{SOURCE}/{path}" if path.endswith(".md") else f"{SOURCE}/{path}.md"


def _of_place(place: str) -> str:
    """The file of a page."""
    path = place.removeprefix(f"{SOURCE}/")
    return path if (ROOT / path).exists() else path.removesuffix(".md")


def _shown(path: str) -> str:
    """A page with a file, or with the names in a folder."""
    place = ROOT / path
    if place.is_dir():
        names = sorted(
            f"{p.name}/" if p.is_dir() else p.name for p in place.iterdir() if p.name[0] not in "._"
        )
        return f"# `{path}/`\n\nA folder of the repository:\n\n" + "".join(f"- `{name}`\n" for name in names)
    text = place.read_text(encoding="utf-8")[:_LONGEST]
    if path.endswith(".md"):
        return text
    language = _LANGUAGES.get(place.suffix, "text")
    fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"# `{path}`\n\n{fence}{language}\n{text.rstrip()}\n{fence}\n"


# ---------------------------------------------------------------- the reference


def _commands() -> str:
    """The help of all commands."""
    parts = ["# Commands\n"]
    for name in COMMANDS:
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        parts += list(_help(command, f"redverify {name}"))
    return "\n".join(parts)


def _help(command: click.Command, path: str) -> Iterator[str]:
    context = click.Context(command, info_name=path)
    context.formatter_class = lambda **_: click.HelpFormatter(width=100)  # type: ignore[assignment]
    yield f"## `{path}`\n\n```text\n{command.get_help(context)}\n```\n"
    if isinstance(command, click.Group):
        for name, below in command.commands.items():
            yield from _help(below, f"{path} {name}")


def _codes() -> str:
    """All codes, with their meanings and pages."""
    parts = ["# Codes\n\nWhat `redverify rule CODE` prints, and where the page of each code is.\n"]
    groups: dict[str, list[Any]] = {}
    for rule in RULES.values():
        groups.setdefault(rule.group, []).append(rule)
    for group, rules in groups.items():
        parts.append(f"## {group.capitalize()}\n\n| code | meaning |\n| --- | --- |")
        for rule in rules:
            page = rule.page.removeprefix("docs/")
            parts.append(f"| [`{rule.code}`](../{page}) | {rule.meaning} |")
        parts.append("")
    return "\n".join(parts)


def _python() -> str:
    """The docstrings of the Python interface."""
    directives = "\n".join(
        f"## `{module}`\n\n::: {module}\n    options:\n      show_root_heading: false\n"
        + (f"      members: {list(names)}\n" if names else "")
        for module, names in MODULES.items()
    )
    return f"# Python\n\n`import redverify` gives the names of `redverify.api`.\n\n{directives}"


def _modules() -> str:
    """What each module says that it is for, folder by folder."""
    parts = ["# Modules\n\n[Architecture](../architecture.md) leads through the folders."]
    package = ROOT / "redverify"
    for folder in sorted(init.parent for init in package.rglob("__init__.py")):
        parts.append(f"\n## `{folder.relative_to(ROOT)}/`\n\n{_purpose(folder / '__init__.py')}\n")
        modules = (path for path in sorted(folder.glob("*.py")) if path.stem != "__init__")
        parts += [f"- `{module.name}`: {_purpose(module)}" for module in modules]
    return "\n".join(parts)


def _purpose(module: Path) -> str:
    """The first paragraph of a module's docstring."""
    text = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return " ".join(text.partition("\n\n")[0].split()).replace("``", "`")


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Show the names that docstrings refer to without Sphinx's roles."""
    roles = r":(?:class|func|meth|mod|data|exc|attr):<code>[~.]?([^<]*)</code>"
    return re.sub(roles, r"<code>\1</code>", html)
