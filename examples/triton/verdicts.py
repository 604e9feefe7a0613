"""Verdicts on kernels of this folder, kept in verdicts.json with a hash of what each is about."""

import ast
import hashlib
import json
import os
import re
import tempfile
from pathlib import Path

from redverify.api import load, options_of
from redverify.certifying.delivery import Wanted, certify
from redverify.certifying.produce import Refused, make
from redverify.frontends.triton import TranslationError
from redverify.frontends.triton.verifying import Verification
from redverify.language import standard

FOLDER = Path(__file__).parent
KEPT = FOLDER / "verdicts.json"

#: Certificates that one run of Lean checks.
_TOGETHER = 8


def called(module, spec):
    """How a specification is called on the command line."""
    return spec if standard.is_standard(spec) else f"{module}.sched:{spec}"


def spec_text(module, spec):
    """The text of a specification."""
    text = "" if standard.is_standard(spec) else (FOLDER / f"{module}.sched").read_text("utf-8")
    own = [
        part for part in re.split(r"^(?=spec )", text, flags=re.MULTILINE) if part.startswith(f"spec {spec}(")
    ]
    return own[0] if own else standard.text(f"std:{spec.removeprefix('std:')}")


def is_kernel(node):
    """Whether a statement of a module is a kernel."""
    return isinstance(node, ast.FunctionDef) and any("jit" in ast.unparse(d) for d in node.decorator_list)


def kernel_text(module, kernel):
    """The text of a kernel."""
    text = (FOLDER / f"{module}.py").read_text("utf-8")
    (node,) = (n for n in ast.parse(text).body if is_kernel(n) and n.name == kernel)
    return "\n".join(text.splitlines()[node.decorator_list[0].lineno - 1 : node.end_lineno])


def needed(nodes, name):
    """The statements of a module that a name depends on, in their order."""
    defined = {}
    for node in nodes:
        names = [node.name] if isinstance(node, ast.FunctionDef) else getattr(node, "targets", [])
        defined |= {getattr(n, "id", n): node for n in names}
    found, open_ = {}, [name]
    while open_:
        node = defined.get(open_.pop())
        if node is not None and id(node) not in found:
            found[id(node)] = node
            open_ += [n.id for n in ast.walk(node) if isinstance(n, ast.Name)]
    return sorted(found.values(), key=lambda node: node.lineno)


def digest(module, kernel, contract, spec):
    """A hash of a kernel, its contract, and its specification."""
    nodes = ast.parse((FOLDER / f"{module}.py").read_text("utf-8")).body
    kept = {ast.unparse(n): n for name in (kernel, contract) for n in needed(nodes, name)}
    text = "\n".join([*kept, spec_text(module, spec)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def holds_for(text):
    """The sizes that a verdict is about, as the assumptions say."""
    assumed = re.findall(r"^    assume (.*)$", text, flags=re.MULTILINE)
    return ", ".join(part for line in assumed for part in line.split(" and "))


def batched(cases):
    """Some cases after the other: Lean takes seconds to start."""
    return [cases[at : at + _TOGETHER] for at in range(0, len(cases), _TOGETHER)]


def processor():
    """Processor time of this process and its children."""
    return sum(os.times()[:4])


def opened(module, kernel, contract, spec):
    """A kernel against its specification, and its first configuration."""
    name = spec if standard.is_standard(spec) else f"{FOLDER}/{module}.sched:{spec}"
    work = Verification(f"{FOLDER}/{module}.py:{kernel}", name, contract)
    return work, work.found.configurations[0]


def verdict(case):
    """The verdict on the first configuration of a kernel."""
    start = processor()
    try:
        work, configuration = opened(*case)
        (impl,) = work.outcome(configuration, options_of(inferred=True)).impls
    except TranslationError as error:
        return dict(verdict="inconclusive", why=str(error).replace(f"{FOLDER}/", ""))
    said = dict(verdict=str(impl.verdict), seconds=round(processor() - start, 1))
    if impl.level and str(impl.verdict) == "verified":
        said["level"] = impl.level
    if impl.witness is not None:
        said["sizes"] = impl.witness.params
        said["why"] = impl.witness.message
        said["line"] = next((n for n in impl.notes if n.startswith("in Python: ")), "").replace(
            f"{FOLDER}/", ""
        )
    try:
        return {**said, "holds": holds_for(work.prepared(configuration).text)}
    except TranslationError:
        return {**said, "holds": ""}


def document(case):
    """The certificate of a kernel that is verified, for Lean to check, or why there is none."""
    work, configuration = opened(*case)
    text = work.prepared(configuration)
    loaded = load(f"<{text.name}>", text.text, infer=True)
    (impl,) = loaded.program.impls.values()
    return make(impl, loaded.texts, options_of(inferred=True))


class Verdicts:
    """Verdicts by module, kernel, contract and specification. What has not changed is not verified again."""

    def __init__(self):
        self.kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}

    def knows(self, case):
        """Whether what is kept is about the case as it is now."""
        return self.kept.get(" ".join(case), {}).get("digest") == digest(*case)

    def of(self, case, *, again=False):
        """The verdict on a case."""
        key = " ".join(case)
        if again or not self.knows(case):
            self.kept[key] = {**verdict(case), "digest": digest(*case)}
            print(key, self.kept[key]["verdict"], self.kept[key].get("seconds", ""), flush=True)
            self.write()
        return self.kept[key]

    def certify(self, cases):
        """Have Lean check certificates of what is verified, where it has not been asked; some in each run."""
        open_ = [case for case in cases if self.of(case)["verdict"] == "verified" and not self.asked(case)]
        for some in batched(open_):
            made = [(case, document(case)) for case in some]
            for case, refused in made:
                if isinstance(refused, Refused):
                    self.said(case, "refused", [refused.reason])
            asked = [(case, found) for case, found in made if isinstance(found, bytes)]
            with tempfile.TemporaryDirectory() as folder:
                wanted = [Wanted(found, Path(folder) / f"{n}.redcert") for n, (_, found) in enumerate(asked)]
                for (case, _), report in zip(asked, certify(wanted), strict=True):
                    self.said(case, report.status, report.problems)

    def asked(self, case):
        """Whether it is known what Lean says of a case."""
        return "certified" in self.of(case)

    def said(self, case, status, problems):
        """Keep what Lean says of a case, or why it was not asked."""
        self.of(case).update(certified=status, problems=[problem.split("\n")[0] for problem in problems][:1])
        print(" ".join(case), status, *self.of(case)["problems"], flush=True)
        self.write()

    def write(self):
        """Keep what is known."""
        KEPT.write_text(json.dumps(self.kept, indent=1, sort_keys=True) + "\n", "utf-8")
