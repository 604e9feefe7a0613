"""``python -m redverify.certifying.regenerate``: the certificates that are kept, made anew.

Verifies the examples that say ``verdict: verified``, makes their certificates, has Lean accept them
and writes ``certificates/``: the folders, and beside them what ``lake build`` needs. Run twice,
the files are the same to the byte. With ``--only`` the others stay as they are. With ``--reports`` no
certificate is made and Lean is not asked: only ``report.md`` is written anew, of certificates that are else
what they describe.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from redverify.certifying.delivery import Wanted, certify, files_of
from redverify.certifying.produce import Refused, make
from redverify.checking import store
from redverify.checking.check import CertificateReport, understand
from redverify.checking.data.errors import CertificateError
from redverify.checking.goals import explained
from redverify.checking.lean import project
from redverify.judgement.options import Options
from redverify.language.load import load_file

#: The checkout that the certificates are made in and for.
ROOT = Path(__file__).resolve().parents[2]

#: Where they are kept.
KEPT = ROOT / "certificates"

#: The folder of the Lean files' names, for ``lake build``.
MODULES = "Certificates"


@dataclass(frozen=True, slots=True)
class Chosen:
    """An implementation of an example, the encoding of values that it is verified with, and the
    folder of its certificate."""

    file: Path
    impl: str
    values: str
    folder: Path


def chosen(only: Sequence[str], examples: Path = ROOT / "examples", kept: Path = KEPT) -> list[Chosen]:
    """The implementations to certify: those of examples that have to be verified.

    Examples that say ``# certificate: none`` are left out.
    ``only`` are words; the file's path or the folder's name has to contain one of them.
    """
    result: list[Chosen] = []
    for file in sorted(examples.rglob("*.sched")):
        said = first_lines(file)
        verdicts = _verdicts(said.get("verdict", ""))
        if "verified" not in verdicts.values() or said.get("certificate") == "none":
            continue
        for impl in load_file(file).impls:
            if verdicts.get(impl, verdicts.get("", "verified")) != "verified":
                continue
            folder = kept / store.folder_name(file.name, impl)
            if not only or any(
                word in str(file.relative_to(examples)) or word in folder.name for word in only
            ):
                result.append(Chosen(file, impl, said.get("values", "real"), folder))
    names = [c.folder.name for c in result]
    twice = sorted({n for n in names if names.count(n) > 1})
    if twice:
        raise SystemExit(f"two examples have certificates of one name: {', '.join(twice)}")
    return result


def first_lines(file: Path) -> Mapping[str, str]:
    """What the first comment lines of an example say: ``# verdict: ...``, ``# values: ...``."""
    said: dict[str, str] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            break
        key, separator, value = line[1:].partition(":")
        if separator:
            said.setdefault(key.strip(), value.strip())
    return said


def _verdicts(text: str) -> Mapping[str, str]:
    """The verdicts by implementation; ``""`` is every other one."""
    found: dict[str, str] = {}
    for part in text.split(","):
        name, _, verdict = part.rpartition("=")
        found[name.strip()] = verdict.strip()
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Make and write the certificates; 4 if some are missing or rejected."""
    parser = argparse.ArgumentParser(prog="python -m redverify.certifying.regenerate", description=__doc__)
    parser.add_argument("--only", action="append", default=[], metavar="WORD", help="only such examples")
    parser.add_argument("--output", type=Path, default=KEPT, metavar="DIR", help="where they are written")
    parser.add_argument("--lean", choices=["auto", "native", "embedded"], default="embedded")
    parser.add_argument("--jobs", type=int, default=1, help="Lean processes at a time")
    parser.add_argument("--list", action="store_true", help="only list what would be made")
    parser.add_argument("--reports", action="store_true", help="only write report.md anew, without Lean")
    options = parser.parse_args(arguments)
    if options.reports:
        return rewrite_reports(options.output)
    items = chosen(options.only, kept=options.output)
    if options.list:
        for item in items:
            print(f"{item.folder.name}  {item.file.relative_to(ROOT)}")
        return 0
    wanted: list[Wanted] = []
    refused = 0
    for item in items:
        program = load_file(item.file)
        start = time.monotonic()
        made = make(program.impls[item.impl], program.texts, Options(values=item.values), item.file.name)
        print(f"{item.folder.name}: made ({time.monotonic() - start:.1f} s)", file=sys.stderr)
        if isinstance(made, Refused):
            refused += 1
            print(f"{item.file.relative_to(ROOT)}:{made.line}: {item.impl}: not certified: {made.reason}")
        else:
            wanted.append(Wanted(made, item.folder))
    reports = certify(wanted, options.lean, jobs=options.jobs, say=lambda text: print(text, file=sys.stderr))
    for report in reports:
        _print(report)
    if not options.only:
        _remove_others(options.output, [item.folder for item in wanted])
    lake(options.output)
    accepted = sum(report.accepted for report in reports)
    print(f"{len(items)} implementations: {accepted} certificates accepted, {refused} not made")
    return 0 if accepted == len(items) else 4


def rewrite_reports(kept: Path) -> int:
    """Write ``report.md`` of each certificate from its data; 4 if some are not what they describe."""
    status = 0
    for folder in store.found_in(kept):
        files = store.read(folder)
        try:
            claim = understand(files[store.DATA], project.home())
        except CertificateError as error:
            print(f"{folder.name}: left as it is: {error}")
            status = 4
            continue
        anew = files_of(claim, files[store.DATA])
        if files[store.LEAN] != anew[store.LEAN]:
            print(f"{folder.name}: left as it is: {store.LEAN} is not what {store.DATA} describes")
            status = 4
        elif files != anew:
            store.write(folder, anew)
    return status


def _print(report: CertificateReport) -> None:
    print(f"{Path(report.path).name}: {report.status}")
    for problem in report.problems:
        print(f"    {problem}")
    for goal in report.goals:
        print("\n".join(f"    {line}" for line in explained(goal, report.source)))


def _remove_others(kept: Path, folders: Sequence[Path]) -> None:
    """Remove the certificates of programs that are no longer examples."""
    for folder in store.found_in(kept):
        if folder.name.endswith(store.SUFFIX) and folder not in folders:
            store.remove(folder)


# ---------------------------------------------------------------- for lake


def lake(kept: Path) -> None:
    """Write what ``lake build`` needs: a package with a module for each certificate.

    Names of folders have dots, those of modules cannot: links lead from modules to folders.
    """
    modules = kept / MODULES
    modules.mkdir(parents=True, exist_ok=True)
    links: dict[str, str] = {}
    for folder in store.found_in(kept):
        if folder.name.endswith(store.SUFFIX):
            links[f"{module_name(folder.name)}.lean"] = f"../{folder.name}/{store.LEAN}"
    for present in modules.iterdir():
        if (
            present.name not in links
            or not present.is_symlink()
            or os.readlink(present) != links[present.name]
        ):
            present.unlink()
    for name, target in sorted(links.items()):
        if not (modules / name).is_symlink():
            (modules / name).symlink_to(target)
    toolchain = (project.home() / "lean-toolchain").read_text(encoding="utf-8")
    (kept / "lean-toolchain").write_text(toolchain, encoding="utf-8")
    (kept / "lakefile.toml").write_text(_LAKEFILE, encoding="utf-8")


_LAKEFILE = f"""# `lake build` checks every certificate here with native Lean, without Python.
name = "certificates"
version = "0.1.0"
defaultTargets = ["{MODULES}"]

[[require]]
name = "redverify"
path = "../lean"

[[lean_lib]]
name = "{MODULES}"
globs = ["{MODULES}.+"]
"""


def module_name(folder: str) -> str:
    """The name of a certificate's module: ``strided_sum.strided.redcert`` is ``StridedSum_Strided``."""
    parts = folder.removesuffix(store.SUFFIX).split(".")
    return "_".join("".join(w[:1].upper() + w[1:] for w in re.split(r"[_-]", part)) for part in parts)


if __name__ == "__main__":
    sys.exit(main())
