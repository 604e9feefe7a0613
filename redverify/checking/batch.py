"""Giving certificates to Lean: several in one file, and each alone where a file is rejected.

What Lean accepted is remembered in the user's private cache beside the compiled modules
(:mod:`redverify.checking.accepted`).
"""

from __future__ import annotations

import hashlib
import shutil
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path

from redverify.checking.accepted import NOT_BELIEVED, Accepted, Broken, Claimed, Memory
from redverify.checking.claim import Rendered
from redverify.checking.description import library_hash, library_of, theorem_of
from redverify.checking.kernel.audited import Audited
from redverify.checking.kernel.auditor import Auditor
from redverify.checking.kernel.errors import Disputed, KernelError, Unsettled
from redverify.checking.kernel.second_checks import Examination, Second
from redverify.checking.lean import audit, library, project
from redverify.checking.lean.build_plan import Watch
from redverify.checking.lean.cache_folder import cache_home
from redverify.checking.lean.checker import Checker
from redverify.checking.lean.errors import ProjectError
from redverify.checking.lean.joined_modules import LIBRARY, joined
from redverify.checking.lean.messages import Message
from redverify.checking.lean.native import ALLOWED_AXIOMS, Native
from redverify.checking.lean.project import Module, Project, imports_of, in_order
from redverify.system.commands import Limits

#: Certificates in one Lean file: at most so many, and so many characters. A run of Lean takes 4 s to start
#: and longer before it is at full speed, and less than 2.5 GiB for so many characters.
MOST, LARGEST = 64, 1_000_000

#: Called with a line of progress.
Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Submitted:
    """A certificate for Lean: a name for messages, the implementation's, what is rendered, what its theorems
    have to say, and how many obligations it discharges."""

    name: str
    impl: str
    lean_file: Rendered
    text: str
    statement: str
    obligations: int = 0


#: What each certificate in a file that Lean accepted rests on, or that another kernel does not accept it.
Examined = tuple[Audited | Disputed, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """What Lean said about a certificate: the fatal messages, by lines of its own text, or another
    reason why it is not accepted. ``audited`` is what each certificate in the file rests on, ``found``
    what was found out of one that was accepted, now or before; ``notes`` is what else there is to say.
    ``module`` is the hash of what was compiled. ``disputed``: Lean has accepted it, and another kernel
    has not; ``unsettled``: since it has not said anything."""

    accepted: bool
    cached: bool = False
    messages: tuple[Message, ...] = ()
    problem: str | None = None
    seconds: float = 0.0
    audited: Examined = ()
    disputed: bool = False
    unsettled: bool = False
    found: Accepted | None = None
    notes: tuple[str, ...] = ()
    module: str = ""


@dataclass
class Jury:
    """Lean, the library, and the folder of what was accepted.

    With ``forget``, certificates are checked although they were accepted before; with ``no_cache``
    the library is compiled again, too. ``second`` is what else has to be done with each certificate. What was
    accepted before by Lean alone is checked again if another kernel has to accept it.
    """

    home: Path
    checker: Checker
    jobs: int = 1
    no_cache: bool = False
    forget: bool = False
    limits: Limits = field(default_factory=Limits)
    say: Say = lambda text: None
    watch: Watch | None = None
    second: Second = field(default_factory=Second)
    memory: Memory = field(default_factory=Memory.of_user, init=False)
    waiting: int = field(default=0, init=False)
    decided: int = field(default=0, init=False)

    @cached_property
    def library(self) -> str:
        """The hash of the library that is on disk, as it was when it was first asked for."""
        return library_of(self.home).sha256

    @cached_property
    def sources(self) -> Project:
        """The Lean project. Raises :class:`.ProjectError` if it changed since its hash was taken."""
        loaded = project.load(self.home)
        if library_hash({name: module.text for name, module in loaded.modules.items()}) != self.library:
            raise ProjectError(f"the Lean library in {self.home} changes while it is used")
        return joined(loaded, LIBRARY)

    def judge(self, certificates: Sequence[Submitted]) -> list[Judged]:
        """Have Lean check certificates. Raises :class:`.CheckerUnavailable`."""
        for word in self.memory.words:
            self.say(word)
        verdicts: dict[int, Judged] = {}
        open_: list[int] = []
        notes: dict[int, tuple[str, ...]] = {}
        for position, certificate in enumerate(certificates):
            try:
                found = self._remembered(certificate)
            except Broken:
                found, notes[position] = None, (NOT_BELIEVED,)
            if found is None:  # what Lean is given is audited with the sources of the library
                open_.append(position)
                continue
            verdicts[position] = Judged(True, cached=True, found=found, notes=found.notes)
            findings = audit.forbidden(certificate.text)
            if findings:
                text = "; ".join(f"line {f.line}: {f.text}" for f in findings[:5])
                verdicts[position] = Judged(False, problem=f"forbidden in Lean sources: {text}")
        self.waiting, self.decided = sum(certificates[position].obligations for position in open_), 0
        groups = _grouped(certificates, open_, self.jobs)
        while groups:
            parted: list[list[int]] = []
            for group, accepted, verdict in self._run(certificates, groups):
                if len(group) == 1:
                    verdicts[group[0]] = _each(verdict)[0] if accepted else verdict
                elif accepted:
                    verdicts |= zip(group, _each(verdict), strict=True)
                else:
                    parted += _parted([certificates[position] for position in group], group, verdict)
            groups = parted
        for position in open_:
            verdicts[position] = self._remembering(certificates[position], verdicts[position])
        for position, said in notes.items():
            verdicts[position] = replace(verdicts[position], notes=(*said, *verdicts[position].notes))
        return [verdicts[position] for position in range(len(certificates))]

    def _run(
        self, certificates: Sequence[Submitted], groups: Sequence[Sequence[int]]
    ) -> list[tuple[Sequence[int], bool, Judged]]:
        """Compile each group as one module."""
        if not groups:
            return []
        known = set(self.sources.modules)
        sources, named = self._named(certificates, groups)
        examinations: list[Examination] = []
        audits: dict[str, Examined | KernelError] = {}

        def progress(module: library.Built, done: int, total: int) -> None:
            if module.name in known:
                if not module.cached:
                    self.say(f"Lean library: {done} of {total} files: {module.name}: {_how(module)}")
                return
            group = [certificates[position] for position in named[module.name]]
            audited = self._audited(examinations[0], module.name, group) if module.ok else ()
            audits[module.name] = audited
            refused = isinstance(audited, KernelError)
            if module.ok and not isinstance(audited, KernelError) and not isinstance(self.checker, Native):
                for certificate, one in zip(group, audited, strict=True):  # an interrupt loses nothing
                    if isinstance(one, Audited):
                        self._remembering(certificate, _verdict(module, (one,)))
            names, said = ", ".join(c.name for c in group), "rejected together, so again in parts"
            if (module.ok and not refused) or len(group) == 1:
                said = "refused" if refused else _how(module)
                self.decided += sum(certificate.obligations for certificate in group)
            self.say(f"Lean: {self.decided} of {self.waiting} obligations: {names}: {said}")

        def begin(out: Path) -> None:
            auditor = Auditor(self.checker, out, known, afresh=self.no_cache)
            examinations.append(Examination(self.second, auditor))

        building = library.built(
            sources,
            self.checker,
            named,
            jobs=self.jobs,
            no_cache=self.no_cache,
            limits=self.limits,
            progress=progress,
            watch=self.watch,
            begin=begin,
            titles={name: _title([certificates[p] for p in group]) for name, group in named.items()},
        )
        with ending(examinations), building as (report, out):
            built = {module.name: module for module in report.modules}
            problem = _broken([module for module in report.modules if module.name in known])
            if problem is not None:
                return [(group, False, Judged(False, problem=problem)) for group in groups]
            results = list[tuple[Sequence[int], bool, Judged]]()
            for group in groups:
                name = next(n for n, g in named.items() if g == group or _texts(certificates, g, group))
                judged = _verdict(built[name], audits[name])
                if judged.accepted and isinstance(self.checker, Native):
                    judged = self._natively(self.checker, name, certificates, group, out, judged)
                results.append((group, judged.accepted, judged))
                _drop(built[name].key)
        return results

    def _named(
        self, certificates: Sequence[Submitted], groups: Sequence[Sequence[int]]
    ) -> tuple[Project, dict[str, Sequence[int]]]:
        """The project with a module for each group, and the groups by the names of their modules."""
        modules = dict(self.sources.modules)
        named: dict[str, Sequence[int]] = {}
        for group in groups:
            text = together([certificates[position] for position in group])
            name = f"Checked.C{hashlib.sha256(text.encode()).hexdigest()[:16]}"
            modules[name] = Module(name, Path(name), text, imports_of(text))
            named.setdefault(name, group)
        return Project(self.home, in_order(modules)), named

    def _audited(
        self, examination: Examination, module: str, group: Sequence[Submitted]
    ) -> Examined | KernelError:
        """What each certificate in a module rests on, or that another kernel does not accept it; or why one
        of them is refused, and with it the module."""
        found: list[Audited | Disputed] = []
        try:
            for certificate, theorem in zip(group, theorems_of(group), strict=True):
                audited = examination.auditor.certificate(module, theorem, certificate.statement)
                try:
                    examination.certificate(module, theorem, certificate.statement, audited)
                    found.append(audited)
                except Disputed as error:
                    found.append(error)
        except KernelError as error:
            return error
        return tuple(found)

    def _natively(
        self,
        checker: Native,
        module: str,
        certificates: Sequence[Submitted],
        group: Sequence[int],
        out: Path,
        judged: Judged,
    ) -> Judged:
        """What only the native checker can do: list the axioms, and replay the compiled files."""
        theorems = theorems_of([certificates[position] for position in group])
        for theorem, axioms in checker.axioms(module, theorems, out, self.limits).items():
            if not axioms <= ALLOWED_AXIOMS:
                problem = f"{theorem} rests on {', '.join(sorted(axioms - ALLOWED_AXIOMS))}"
                return Judged(False, problem=problem)
        said = checker.replay([module], out, self.limits)
        if said is not None:
            return Judged(False, problem=f"leanchecker: {said}")
        replayed = f"{checker.leanchecker} has checked the compiled files again"
        if checker.leanchecker is None:
            replayed = f"no leanchecker beside {checker.place}: the compiled files were not checked again"
        return replace(judged, notes=(*judged.notes, replayed))

    # ------------------------------------------------------------ what was accepted

    def _claimed(self, certificate: Submitted) -> Claimed:
        return Claimed.of(certificate.text, self.library, self.checker)

    def _remembered(self, certificate: Submitted) -> Accepted | None:
        """What was found when the certificate was accepted before. Raises :class:`.Broken`."""
        if self.no_cache or self.forget or self.second.alone:
            return None
        found = self.memory.find(self._claimed(certificate))
        if found is None or (self.second.native and not found.kernels):
            return None
        # The entry of a release that did not compare statements has none: what wrote the text was trusted.
        return found if found.statement in (None, _hash(certificate.statement)) else None

    def _remembering(self, certificate: Submitted, verdict: Judged) -> Judged:
        """The verdict with what was found, which is kept if the certificate is accepted."""
        if not verdict.accepted:
            return verdict
        (audited,) = verdict.audited
        assert isinstance(audited, Audited)
        accepted = Accepted(
            claimed=self._claimed(certificate),
            version=self.checker.version,
            place=self.checker.place,
            when=datetime.now(UTC).isoformat(timespec="seconds"),
            module=verdict.module,
            statement=_hash(certificate.statement),
            audited=audited,
            notes=verdict.notes,
            kernels=self.second.versions,
        )
        self.memory.keep(accepted)
        return replace(verdict, found=accepted)


@contextmanager
def ending(examinations: Sequence[Examination]) -> Iterator[None]:
    """Examinations end with the block."""
    try:
        yield
    finally:
        for each in examinations:
            each.close()


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _drop(key: str) -> None:
    """Remove a compiled certificate from the cache: that it was accepted is remembered, and nothing
    imports it."""
    shutil.rmtree(cache_home() / "objects" / key, ignore_errors=True)


def _texts(certificates: Sequence[Submitted], one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether two groups hold the same texts: the same certificate may be given twice."""
    return [certificates[p].text for p in one] == [certificates[p].text for p in other]


def _title(group: Sequence[Submitted]) -> str:
    """What a file with certificates is called while Lean checks it."""
    first = Path(group[0].name).name
    return first if len(group) == 1 else f"{first} and {len(group) - 1} more"


def _broken(modules: Sequence[library.Built]) -> str | None:
    """What is wrong with the library, if a module of it does not compile."""
    broken = next((module for module in modules if not module.ok), None)
    if broken is None:
        return None
    said = broken.problem or "; ".join(str(message) for message in broken.messages[:3])
    return f"the Lean library does not compile: {broken.name}: {said}"


def _how(module: library.Built) -> str:
    if not module.ok:
        return "rejected"
    return "cached" if module.cached else f"accepted ({module.seconds:.0f} s)"


def _each(verdict: Judged) -> list[Judged]:
    """The verdicts on the certificates of a file that Lean has accepted."""
    seconds = verdict.seconds / len(verdict.audited)
    return [
        replace(verdict, seconds=seconds, audited=(one,))
        if isinstance(one, Audited)
        else replace(
            verdict,
            accepted=False,
            disputed=True,
            unsettled=isinstance(one, Unsettled),
            problem=str(one),
            seconds=seconds,
            audited=(),
        )
        for one in verdict.audited
    ]


def _verdict(module: library.Built, audited: Examined | KernelError) -> Judged:
    if isinstance(audited, KernelError):
        return Judged(False, problem=str(audited), seconds=module.seconds)
    fatal = tuple(message for message in module.messages if message.fatal)
    return Judged(
        module.ok, module.cached, fatal, module.problem, module.seconds, audited, module=module.compiled
    )


def _grouped(certificates: Sequence[Submitted], open_: Sequence[int], jobs: int) -> list[list[int]]:
    """The certificates that go into one file each."""
    most = min(MOST, max(1, -(-len(open_) // max(1, jobs))))
    groups: list[list[int]] = []
    size = 0
    for position in open_:
        length = len(certificates[position].text)
        if groups and len(groups[-1]) < most and size + length <= LARGEST:
            groups[-1].append(position)
            size += length
        else:
            groups.append([position])
            size = length
    return groups


def _parted(certificates: Sequence[Submitted], group: Sequence[int], verdict: Judged) -> list[list[int]]:
    """The parts in which a group that was rejected is checked again.

    Each certificate that Lean has an error of is checked alone, and the others together. If no error says
    where it belongs, as with a limit of time, there are two halves.
    """
    starts, line = [], _header(certificates).count("\n") + 1
    for text in _bodies(certificates):
        starts.append(line + 1)
        line += text.count("\n") + 1
    suspects = {max(0, bisect_right(starts, message.line) - 1) for message in verdict.messages}
    if not suspects:
        half = len(group) // 2
        return [list(group[:half]), list(group[half:])]
    others = [position for number, position in enumerate(group) if number not in suspects]
    return [*([others] if others else []), *([group[number]] for number in sorted(suspects))]


def together(certificates: Sequence[Submitted]) -> str:
    """One Lean file with several certificates, each in a namespace of its own."""
    if len(certificates) == 1:
        return certificates[0].text
    return _header(certificates) + "".join("\n" + body for body in _bodies(certificates))


def _header(certificates: Sequence[Submitted]) -> str:
    """What comes before certificates: that of one which imports more, if there is one."""
    return max((certificate.lean_file.header for certificate in certificates), key=len)


def _bodies(certificates: Sequence[Submitted]) -> list[str]:
    """The texts of certificates that follow one header. Of a fact that several have the first states it."""
    stated: dict[str, str] = {}
    return [
        certificate.lean_file.body(f"Redverify.Certificate.C{position}.{certificate.impl}", stated)
        for position, certificate in enumerate(certificates)
    ]


def theorems_of(certificates: Sequence[Submitted]) -> list[str]:
    """The last theorems of the certificates in a file made by :func:`together`."""
    if len(certificates) == 1:
        return [theorem_of(certificates[0].impl)]
    return [
        f"Redverify.Certificate.C{position}.{certificate.impl}.certificate"
        for position, certificate in enumerate(certificates)
    ]
