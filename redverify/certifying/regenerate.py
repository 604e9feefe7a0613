"""``python -m redverify.certifying.regenerate``: the certificates that are kept, made anew.

Verifies the examples that say ``verdict: verified``, makes their certificates, has Lean accept them and
writes ``certificates/``: the manifest of all, the folders of those that are kept whole, and what
``lake build`` needs for these. Run twice, the files are the same to the byte. With ``--only`` the others stay
as they are.

- ``--output DIR`` writes all of them whole to a folder, and changes nothing in ``certificates/``.
- ``--unchecked DIR`` does so without asking Lean, to compare what two versions make.
- ``--check`` writes nothing: what is made has to be what the manifest says, and Lean has to accept it. What
  it has accepted before it accepts at once. With ``--ask whole`` only those that are kept whole are asked
  about, and those whose proof, or whose Lean library, is another one than the manifest says Lean accepted.
- ``--reports`` makes nothing and asks nobody: only ``report.md`` is written anew, of certificates that are
  else what they describe.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path

from redverify.certifying import manifest as keeping
from redverify.certifying.delivery import Wanted, certify, files_of
from redverify.certifying.manifest import WHOLE, Manifest
from redverify.certifying.produce import Refused, make
from redverify.checking import store
from redverify.checking.check import CertificateReport, judge_claims, understand
from redverify.checking.data.errors import CertificateError
from redverify.checking.description import library_of
from redverify.checking.goals import explained
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.proofs.document import decode
from redverify.language.load import load_file
from redverify.options import Options
from redverify.system.forks import Died, each

#: The checkout that the certificates are made in and for.
ROOT = Path(__file__).resolve().parents[2]

#: Where they are kept.
KEPT = ROOT / "certificates"

#: The folder of the Lean files' names, for ``lake build``.
MODULES = "Certificates"

#: Seconds of processor time that one certificate may take to be made.
_SECONDS = 3600


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
    """Make and write the certificates; 4 if some are missing or rejected, 5 if there is no Lean."""
    parser = argparse.ArgumentParser(prog="python -m redverify.certifying.regenerate", description=__doc__)
    parser.add_argument("--only", action="append", default=[], metavar="WORD", help="only such examples")
    parser.add_argument("--output", type=Path, metavar="DIR", help="write all of them whole, and only here")
    parser.add_argument("--unchecked", type=Path, metavar="DIR", help="the same without Lean")
    parser.add_argument("--lean", choices=["auto", "native", "embedded"], default="embedded")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--list", action="store_true", help="only list what would be made")
    parser.add_argument("--check", action="store_true", help="have Lean accept what is kept, write nothing")
    parser.add_argument("--ask", choices=["all", "whole"], default="all", help="what Lean has to accept")
    parser.add_argument("--reports", action="store_true", help="only write report.md anew, without Lean")
    options = parser.parse_args(arguments)
    if options.reports:
        return rewrite_reports(options.output or KEPT)
    items = chosen(options.only, kept=options.unchecked or options.output or KEPT)
    if options.list:
        for item in items:
            print(f"{item.folder.name}  {item.file.relative_to(ROOT)}")
        return 0
    if options.check:
        asked = WHOLE if options.ask == "whole" else None
        return check(items, options.lean, options.jobs, whole=not options.only, asked=asked)
    wanted = made_of(items, options.jobs)
    if options.unchecked is not None:
        for one in wanted:
            store.write(one.folder, files_of(understand(one.document, project.home()), one.document))
        return 0 if len(wanted) == len(items) else 4
    accepted = accept(wanted, options.lean, options.jobs, options.output, whole=not options.only)
    refused = len(items) - len(wanted)
    print(f"{len(items)} implementations: {accepted} certificates accepted, {refused} not made")
    return 0 if accepted == len(items) else 4


def made_of(items: Sequence[Chosen], jobs: int = 1) -> list[Wanted]:
    """The certificates of implementations, as they are made, ``jobs`` at a time; says which are not."""
    wanted: dict[int, Wanted] = {}
    for position, done in each(_made, items, jobs, _SECONDS):
        item = items[position]
        made, took = (done.reason, 0.0) if isinstance(done, Died) else done
        _say(f"{item.folder.name}: made ({took:.1f} s)")
        if isinstance(made, bytes):
            wanted[position] = Wanted(made, item.folder)
        else:
            print(f"{item.file.relative_to(ROOT)}: {item.impl}: not certified: {made}")
    return [wanted[position] for position in sorted(wanted)]


def _made(item: Chosen) -> tuple[bytes | str, float]:
    """The certificate of an implementation, or why there is none; and the seconds that it took."""
    start = time.monotonic()
    program = load_file(item.file)
    made = make(program.impls[item.impl], program.texts, Options(values=item.values), item.file.name)
    said = f"line {made.line}: {made.reason}" if isinstance(made, Refused) else made
    return said, time.monotonic() - start


def accept(
    wanted: Sequence[Wanted], lean: finding.Choice, jobs: int, output: Path | None, *, whole: bool
) -> int:
    """Have Lean accept certificates and write them, or what is kept of them; gives how many it accepts.

    ``whole``: these are all that are kept.
    """
    with tempfile.TemporaryDirectory() as scratch:
        target = output or Path(scratch)
        placed = [replace(one, folder=target / one.folder.name) for one in wanted]
        reports = certify(placed, lean, jobs=jobs, say=_say)
        for report in reports:
            _print(report)
        if output is None:
            accepted = [one for one, report in zip(placed, reports, strict=True) if report.accepted]
            _keep(accepted, {one.folder.name for one in wanted} if whole else None)
        else:
            lake(output)
    return sum(report.accepted for report in reports)


def _keep(accepted: Sequence[Wanted], names: Set[str] | None) -> None:
    """Write the manifest and the folders that are kept whole. Of entries that there are, those of these
    ``names`` stay, or all. What was accepted takes the place of its own."""
    if not accepted:
        return
    manifest, tool = keeping.read(KEPT), decode(accepted[0].document).tool
    if names is None and (manifest.isl, manifest.z3) != (tool.isl, tool.z3):
        raise SystemExit("the manifest was made with other releases of isl or Z3: make all of them anew")
    entries = {n: entry for n, entry in manifest.certificates.items() if names is None or n in names}
    for one in accepted:
        files = store.read(one.folder)
        entries[one.folder.name] = keeping.entry_of(files[store.DATA], one.document)
        if one.folder.name in WHOLE:
            store.write(KEPT / one.folder.name, files)
    library = decode(accepted[0].document).library.sha256
    every = names is not None and len(accepted) == len(names)
    known = library if every or manifest.library == library else None
    keeping.write(KEPT, Manifest(tool.isl, tool.z3, entries, known))
    _remove_others(KEPT, [KEPT / name for name in entries if name in WHOLE])
    lake(KEPT)


def check(
    items: Sequence[Chosen],
    lean: finding.Choice,
    jobs: int,
    *,
    whole: bool,
    asked: Set[str] | None = None,
) -> int:
    """Make anew what the manifest names, compare, and have Lean accept those that are ``asked`` for, or all.

    Lean is asked about others, too, unless the manifest says that it has accepted just that.
    ``whole``: these are all that are kept. 4 if some are missing, different or rejected, 5 if there is no
    Lean.
    """
    manifest = keeping.read(KEPT)
    wrong = sorted(manifest.certificates.keys() - {item.folder.name for item in items}) if whole else []
    for name in wrong:
        print(f"{name}: no example has this certificate any more")
    made, documents = made_of(items, jobs), dict[str, bytes]()
    accepted_before = manifest.library == library_of(project.home()).sha256
    for one in made:
        name, entry = one.folder.name, manifest.certificates.get(one.folder.name)
        document = one.document if entry is None else keeping.as_lean_had_it(one.document, entry)
        what = "certificate" if entry is None else keeping.difference(document, entry, manifest)
        if what is not None:
            print(DIFFERENT.format(name=name, what=what))
            wrong.append(name)
        known = accepted_before and entry == keeping.entry_of(document, one.document)
        if asked is None or name in asked or not known:
            documents[name] = document
    claims = [understand(document, project.home()) for document in documents.values()]
    reports = judge_claims(claims, [*documents], project.home(), lean, jobs, False, _say)
    for report in reports:
        _print(report)
    accepted = sum(report.accepted for report in reports)
    print(f"{len(made)} certificates made, {len(wrong)} other than the manifest says")
    print(f"Lean accepts {accepted} of the {len(documents)} that it is asked about")
    if any(report.status == "not attempted" for report in reports):
        return 5
    return 0 if len(made) == len(items) and accepted == len(documents) and not wrong else 4


#: What is said of a certificate that is made otherwise than the manifest says.
DIFFERENT = (
    "{name}: another {what} than the manifest says. `python -m redverify.certifying.regenerate --only {name} "
    "--unchecked DIR` writes what is made now: run it here and in the version before, and compare the folders"
)


def _say(text: str) -> None:
    print(text, file=sys.stderr)


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
    """Remove the certificates of former examples."""
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


_LAKEFILE = f"""# `lake build` checks the certificates here with native Lean. Before that,
# `redverify lean sources library` writes redverify's library here, as plain Lean.
name = "certificates"
version = "0.1.0"
defaultTargets = ["{MODULES}"]

[[require]]
name = "redverify"
path = "library"

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
