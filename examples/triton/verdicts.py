"""Verdicts on kernels of this folder, kept in verdicts.json with a hash of what each is about."""

import ast
import hashlib
import json
import os
import re
import tempfile
from pathlib import Path

from redverify.api import destination, options_of
from redverify.frontends.triton import TranslationError
from redverify.frontends.triton.verifying import Verification
from redverify.language import standard

FOLDER = Path(__file__).parent
KEPT = FOLDER / "verdicts.json"


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


def processor():
    """Processor time of this process and its children."""
    return sum(os.times()[:4])


def verdict(module, kernel, contract, spec, certificates=None):
    """The verdict on the first configuration of a kernel, with what Lean says if there is a destination."""
    start = processor()
    name = spec if standard.is_standard(spec) else f"{FOLDER}/{module}.sched:{spec}"
    try:
        work = Verification(f"{FOLDER}/{module}.py:{kernel}", name, contract)
        (configuration, *_) = work.found.configurations
        prepared = work.prepared(configuration)
        (impl,) = work.result(prepared, options_of(inferred=True), certificates).impls
    except TranslationError as error:
        return dict(verdict="inconclusive", why=str(error).replace(f"{FOLDER}/", ""))
    said = dict(verdict=str(impl.verdict), seconds=round(processor() - start, 1))
    if impl.level and str(impl.verdict) == "verified":
        said["level"] = impl.level
    if impl.certificate is not None:
        said["certified"] = impl.certificate.status
        said["problems"] = [problem.split("\n")[0] for problem in impl.certificate.problems][:1]
    if impl.witness is not None:
        said["sizes"] = impl.witness.params
        said["why"] = impl.witness.message
        said["line"] = next((n for n in impl.notes if n.startswith("in Python: ")), "").replace(
            f"{FOLDER}/", ""
        )
    return {**said, "holds": holds_for(prepared.text)}


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
            self.kept[key] = {**verdict(*case), "digest": digest(*case)}
            print(key, self.kept[key]["verdict"], self.kept[key].get("seconds", ""), flush=True)
            self.write()
        return self.kept[key]

    def certify(self, case):
        """The verdict on a case with a certificate, if Lean has not been asked."""
        kept = self.of(case)
        if kept["verdict"] == "verified" and "certified" not in kept:
            with tempfile.TemporaryDirectory() as folder:
                said = verdict(*case, destination(folder))
            kept |= {name: said[name] for name in ("certified", "problems") if name in said}
            print(" ".join(case), kept.get("certified"), *kept.get("problems", ()), flush=True)
            self.write()

    def write(self):
        """Keep what is known."""
        KEPT.write_text(json.dumps(self.kept, indent=1, sort_keys=True) + "\n", "utf-8")
