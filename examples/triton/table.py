"""Verify the operators of operators.txt and write the table of docs/triton-operators.md.

python examples/triton/table.py               # those that have changed since the table was written
python examples/triton/table.py softmax       # those whose kernels' names begin so
python examples/triton/table.py --all         # every one of them

What was found stands in operators.json, each entry with a hash of the kernel, its contract and its
specification.
"""

import argparse
import ast
import hashlib
import json
import os
import re
from pathlib import Path

from redverify.frontends import triton
from redverify.language import standard

FOLDER = Path(__file__).parent
FOUND = FOLDER / "operators.json"
PAGE = FOLDER.parents[1] / "docs/triton-operators.md"

HEAD = """# The operators of KernelBench, in Triton

Level 1 of KernelBench is 100 operators on which generated kernels are measured. There a kernel is compared
with PyTorch at one shape. Here are kernels for {count} of them, all but the convolutions of three dimensions
and the transposed ones: each with its specification, verified **for all sizes** at the blocks that people
use. {verified} are verified, {certified} with a certificate that Lean accepts.

- **Level**: how equal the results are. *Modulo reassociation* means that sums may be added in another order.
- **Holds for**: the sizes, all that satisfy this. Sizes of windows, strides and borders are fixed by the
  specification.
- **Seconds** are processor time for all of a verdict, on one core.

Written by `python examples/triton/table.py`. [How to verify a kernel of your own](triton.md).

| | operator | kernel | verdict | level | seconds | holds for | certified |
| --- | --- | --- | --- | --- | ---: | --- | --- |
"""


def operators():
    """Number, operator, module, kernel, contract and specification of each line."""
    for line in (FOLDER / "operators.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [part.strip() for part in line.split("|")]


def specification(module, spec):
    """How a specification is called on the command line."""
    return spec if standard.is_standard(spec) else f"{FOLDER}/{module}.sched:{spec}"


def spec_text(module, spec):
    """The text of a specification."""
    if standard.is_standard(spec):
        return standard.text(spec)
    parts = re.split(r"^(?=spec )", (FOLDER / f"{module}.sched").read_text("utf-8"), flags=re.MULTILINE)
    own = [part for part in parts if part.startswith(f"spec {spec}(")]
    return own[0] if own else standard.text(f"std:{spec}")


def is_kernel(node):
    """Whether a statement of a module is a kernel."""
    return isinstance(node, ast.FunctionDef) and any("jit" in ast.unparse(d) for d in node.decorator_list)


def digest(module, kernel, contract, spec):
    """A hash of what a verdict is about."""
    nodes = ast.parse((FOLDER / f"{module}.py").read_text("utf-8")).body
    kept = [ast.unparse(n) for n in nodes[1:] if not is_kernel(n) or n.name == kernel]
    text = "\n".join([*kept, contract, spec_text(module, spec)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def holds_for(program, spec, contract):
    """The sizes that a verdict is about, as the assumptions say."""
    (text, *_) = triton.to_sched(program, spec, contract).values()
    assumed = [line.strip().removeprefix("assume ") for line in text.split("\n") if "    assume " in line]
    return ", ".join(part for line in assumed for part in line.split(" and "))


def processor():
    """Processor time of this process and its children."""
    return sum(os.times()[:4])


def found(module, kernel, contract, spec):
    """The verdict on an operator."""
    program, called = f"{FOLDER / module}.py:{kernel}", specification(module, spec)
    start = processor()
    try:
        results = triton.verify(program, called, contract)
    except triton.TranslationError as error:
        return dict(verdict="inconclusive", why=error.construct)
    spent = processor() - start
    (impl,) = next(iter(results.values())).impls
    entry = dict(verdict=str(impl.verdict), level=impl.level, seconds=round(spent, 1))
    return {**entry, "holds": holds_for(program, called, contract)}


def row(number, operator, module, kernel, entry):
    """A line of the table."""
    link = f"[`{kernel}`](../examples/triton/{module}.py)"
    if entry["verdict"] != "verified":
        return f"| {number} | {operator} | {link} | {entry['verdict']} | {entry.get('why', '')} | | | |"
    certified = {True: "yes", False: "no"}.get(entry.get("certified"), "")
    return (
        f"| {number} | {operator} | {link} | verified | {entry['level']} | {entry['seconds']} "
        f"| {entry['holds']} | {certified} |"
    )


def page(entries):
    """The text of the page."""
    lines = [
        row(number, name, module, kernel, entries[number]) for number, name, module, kernel, *_ in operators()
    ]
    known = [entries[number] for number, *_ in operators()]
    head = HEAD.format(
        count=len(known),
        verified=sum(e["verdict"] == "verified" for e in known),
        certified=sum(e.get("certified") is True for e in known),
    )
    return head + "\n".join(lines) + "\n"


def main():
    """Verify what has changed and write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kernel", nargs="?", default="")
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    entries = json.loads(FOUND.read_text("utf-8")) if FOUND.exists() else {}
    for number, operator, module, *case in operators():
        current = digest(module, *case)
        old = entries.get(number, {}).get("digest") == current
        if case[0].startswith(options.kernel) and (options.all or options.kernel or not old):
            entries[number] = {**found(module, *case), "digest": current}
            print(number, operator, entries[number], flush=True)
            FOUND.write_text(json.dumps(entries, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(entries), "utf-8")


if __name__ == "__main__":
    main()
