"""Write docs/triton-operators.md and docs/triton-gallery.md from the kernels of this folder.

python examples/triton/regenerate.py                # verify what has changed since then
python examples/triton/regenerate.py softmax        # and the kernels whose names begin so
python examples/triton/regenerate.py --all          # verify everything
python examples/triton/regenerate.py --certify      # and let Lean check certificates of what is verified
"""

import argparse
import difflib
import re
from itertools import groupby

from verdicts import FOLDER, Verdicts, called, kernel_text

DOCS = FOLDER.parents[1] / "docs"
TABLE, GALLERY = DOCS / "triton-operators.md", DOCS / "triton-gallery.md"

TABLE_HEAD = """# The operators of KernelBench, in Triton

Level 1 of KernelBench is 100 operators on which generated kernels are measured. There a kernel is compared
with PyTorch at one shape. Here are kernels for {count} of them: for all but the convolutions of three
dimensions and the transposed ones. {verified} are verified, **for all sizes**, at the blocks that people use;
of {certified} Lean has accepted a proof.

- **Level** says how equal the results are. *Modulo reassociation and commutation*: sums may be added in
  another order.
- **Holds for** says which sizes: all that satisfy this. Sizes of windows, strides and borders are fixed by
  the specification.
- **Seconds** are processor time for the whole verdict. The machine was busy with other work.
- **Certified**: Lean has accepted a proof. *no*: none is known yet, because of an identity
  such as that of `tanh`. An empty cell says that nobody has asked Lean.

Written by `python examples/triton/regenerate.py` from
[operators.txt](../examples/triton/operators.txt), which names the kernel, the contract and the specification
of each. [How to verify a kernel of your own](triton.md).

| | operator | kernel | verdict | level | seconds | holds for | certified |
| ---: | --- | --- | --- | --- | ---: | --- | --- |
"""

GALLERY_HEAD = """# Triton kernels and their wrong twins

Written by `python examples/triton/regenerate.py` from the kernels in
[examples/triton](../examples/triton). Of each kernel the verdict, its text, and a twin with a typical
mistake: the sizes at which that goes wrong, and the line. Seconds are processor time, on a machine that
had other work. [How to verify a kernel of your own](triton.md).
"""


def rows(name):
    """The parts of the lines of a list in this folder."""
    for line in (FOLDER / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [part.strip() for part in line.split("|")]


def operators():
    """Number, operator, module, kernel, contract, specification."""
    yield from rows("operators.txt")


def twins():
    """Module, kernel, contract, specification, and the wrong kernel with its contract."""
    yield from rows("twins.txt")


def cases():
    """All that is verified: module, kernel, contract, specification."""
    for _, _, *case in operators():
        yield tuple(case)
    for module, kernel, contract, spec, wrong, wrong_contract in twins():
        yield module, kernel, contract, spec
        yield module, wrong, wrong_contract, spec


def row(number, operator, case, said):
    """A line of the table."""
    module, kernel, *_ = case
    link = f"[`{kernel}`](../examples/triton/{module}.py)"
    certified = {"accepted": "yes", None: ""}.get(said.get("certified"), "no")
    cells = [
        said.get("level", said.get("why", "")),
        said.get("seconds", ""),
        said.get("holds", ""),
        certified,
    ]
    return f"| {number} | {operator} | {link} | {said['verdict']} | {' | '.join(map(str, cells))} |"


def table(verdicts):
    """The text of the table of operators."""
    known = [(number, name, case, verdicts.of(case)) for number, name, *case in operators()]
    verified = sum(said["verdict"] == "verified" for *_, said in known)
    lines = [row(*entry) for entry in known]
    certified = sum(said.get("certified") == "accepted" for *_, said in known)
    head = TABLE_HEAD.format(count=len(known), verified=verified, certified=certified)
    return head + "\n".join(lines) + "\n"


def folded(summary, language, text):
    """A block that a reader opens."""
    return f"<details><summary>{summary}</summary>\n\n```{language}\n{text.strip()}\n```\n\n</details>\n"


def sentence(said):
    """A verdict in words."""
    found = f"**{said['verdict']}**" + (f" in {said['seconds']} s" if "seconds" in said else "")
    if said["verdict"] == "verified":
        return f"{found}, {said['level']}, for {said['holds']}"
    if said["verdict"] == "refuted":
        sizes = ", ".join(f"{name} = {value}" for name, value in sorted(said["sizes"].items()))
        line = said["line"].removeprefix("in Python: ")
        return f"{found} at {sizes}: {said['why']}{f' (`{line}`)' if line else ''}"
    return f"{found}{': ' + said['why'] if said.get('why') else ''}"


def command(module, kernel, contract, spec):
    """How to verify it."""
    return f"`redverify triton {module}.py:{kernel} --contract {contract} --spec {called(module, spec)}`"


def changes(module, kernel, wrong):
    """What the wrong twin has in place of what."""
    texts = [re.sub(rf"\b{k}\b", kernel, kernel_text(module, k)).splitlines() for k in (kernel, wrong)]
    found = difflib.unified_diff(*texts, n=1, lineterm="")
    return "\n".join(line for line in found if not line.startswith(("---", "+++", "@@")))


def right(verdicts, case):
    """What the gallery says of a kernel."""
    module, kernel, *_ = case
    yield f"## {kernel.replace('_', ' ')}\n"
    yield f"{command(*case)}: {sentence(verdicts.of(case))}\n"
    yield folded("the kernel", "python", kernel_text(module, kernel))


def false(verdicts, case, wrong, contract):
    """What the gallery says of a wrong twin."""
    module, kernel, _, spec = case
    twin = (module, wrong, contract, spec)
    yield f"{command(*twin)}: {sentence(verdicts.of(twin))}\n"
    if wrong != kernel:
        yield f"```diff\n{changes(module, kernel, wrong)}\n```\n"


def gallery(verdicts):
    """The text of the gallery."""
    parts = [GALLERY_HEAD]
    for case, group in groupby(twins(), lambda row: tuple(row[:4])):
        parts += right(verdicts, case)
        for *_, wrong, contract in group:
            parts += false(verdicts, case, wrong, contract)
    return "\n".join(parts)


def main():
    """Verify what has changed and write both pages."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kernel", nargs="?")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--certify", action="store_true")
    options = parser.parse_args()
    verdicts = Verdicts()
    known = list(dict.fromkeys(cases()))
    chosen = [case for case in known if options.kernel and case[1].startswith(options.kernel)]
    for case in known:
        verdicts.of(case, again=options.all or (case in chosen and not options.certify))
    if options.certify:
        verdicts.certify(chosen or known)
    TABLE.write_text(table(verdicts), "utf-8")
    GALLERY.write_text(gallery(verdicts), "utf-8")


if __name__ == "__main__":
    main()
