"""Verify all models of this folder and write what comes of it to ``docs/tvm-models.md``.

python examples/tvm/models/regenerate.py
"""

import re
from collections import defaultdict
from pathlib import Path

from redverify.frontends.tvm import load_spec_arg, verify_module

FOLDER = Path(__file__).parent
PAGE = FOLDER.parents[2] / "docs/tvm-models.md"

#: Module and function of every model, with what it is.
MODELS = {
    "decoder.py:prefill": "a decoder block in f32, a prompt of symbolic length `t`",
    "decoder.py:prefill_128": "the same block, a prompt of 128 tokens",
    "decoder.py:decode": "the same block, one token after a symbolic number `n` of others",
    "decoder.py:prefill_f16": "the block of `prefill` in f16, sums in f32",
    "decoder.py:decode_f16": "the block of `decode` in f16, sums in f32",
    "gpt.py:block": "a GPT-2 block in f32 (layer norm, GELU by tanh), symbolic length `t`",
    "gpt.py:block_erf": "the same block, GELU by erf",
    "gpt.py:block_f16": "the block in f16, sums in f32",
    "convolution.py:batch_n": "convolutions, pooling, a classifier in f32, symbolic number `n` of images",
    "convolution.py:batch_1": "the same network, one image",
    "convolution.py:batch_n_f16": "the network in f16, sums in f32",
    "quantised.py:prefill": "a product with int4 weights in groups of 32, symbolic length `t`",
    "quantised.py:decode": "the same product, one token",
    "quantised.py:prefill_fused": "unpacking and product in one function, symbolic length `t`",
    "quantised.py:decode_fused": "the same function, one token",
    "operators.py:symbolic": "31 common operators in f32, symbolic sizes `n` and `m`",
    "operators.py:fixed": "the same operators, `n = 100` and `m = 77`",
}

#: The models of single operators, and by what their sizes are called in the summary.
OPERATORS = {"operators.py:fixed": "fixed", "operators.py:symbolic": "symbolic"}

#: What is assumed of symbolic sizes in the second count of the operators.
NOT_EMPTY = ("n >= 1", "m >= 1")
TARGETS = ("cuda", "llvm")

HEAD = """# Whole models and their verdicts

Written by `python examples/tvm/models/regenerate.py` from the modules in
[examples/tvm/models](../examples/tvm/models): TVM legalises and fuses each model and schedules every
function by its `dlight` rules, and redverify verifies each fusion and each schedule.
[How to verify a model of your own](tvm.md#whole-models).

*Unchanged* are functions that the rules leave as they are; there is nothing to verify. The shares below are
of the others. What is *inconclusive* is not claimed to be wrong: the reason says what redverify does
not understand, or that TVM failed. `cuda` is TVM's default for this name, a GPU without tensor cores.
"""

#: What of the page is not measured here. The numbers are of runs of the command that it names.
MUTANTS = (FOLDER / "mutants.md").read_text()
CERTIFICATES = (FOLDER / "certificates.md").read_text()

THREADS = """## The level of threads

The GPU kernels again, [as their threads run them](tvm.md#the-level-of-threads), with `--level thread`: shared
memory is one for the block, and TVM's barriers are part of what is verified. The seconds are processor time:
of all schedules, and of the slowest.

| model | schedules verified | all | slowest | why not |
| --- | --- | ---: | ---: | --- |"""


def share(kernels, what):
    """How many of the kernels that were changed are verified."""
    changed = [k for k in kernels if k.what == what and k.verdict != "unchanged"]
    good = sum(k.verdict == "verified" for k in changed)
    return f"{good} of {len(changed)}" if changed else "none"


def cell(text):
    """Text in a table of Markdown."""
    return text.replace("|", "\\|").replace("\n", " ")


def prose(text):
    """Text in a cell that is not code."""
    return cell(text).replace("*", "\\*").replace("<", "&lt;")


def why(kernel):
    """The reason and the place, for a cell of the table."""
    place = f"<br>`{cell(kernel.place.replace('`', ''))}`" if kernel.place else ""
    return prose(kernel.reason) + place


def section(name, target, result):
    """The page's part on one model for one target."""
    lines = [
        f"## {name}, {target}\n",
        f"`redverify tvm {name} --pipeline dlight --target {target}`\n",
        "| kernel | what | verdict | obligations | equal | why not |",
        "| --- | --- | --- | ---: | --- | --- |",
    ]
    for k in result.kernels:
        verdict = f"**{k.verdict}**" if k.verdict != "unchanged" else k.verdict
        obligations = k.obligations or ""
        lines.append(f"| `{k.name}` | {k.what} | {verdict} | {obligations} | {k.level or ''} | {why(k)} |")
    return "\n".join([*lines, ""])


def blockers(runs):
    """The table of reasons, those that block most kernels first; ``runs`` has model, target and kernels."""
    blocked = defaultdict(list)
    for name, target, kernels in runs:
        for k in kernels:
            if k.verdict not in ("verified", "unchanged"):
                reason = re.sub(r"\b(block|of|while) \w*_\w*", r"\1 …", k.reason)
                blocked[k.verdict, reason].append(f"`{k.name}` ({k.what}) of `{name}`, {target}")
    lines = ["## What is not verified\n", "| verdict | reason | kernels | |", "| --- | --- | ---: | --- |"]
    for (verdict, reason), where in sorted(blocked.items(), key=lambda entry: -len(entry[1])):
        lines.append(f"| **{verdict}** | {prose(reason)} | {len(where)} | {'<br>'.join(where)} |")
    return "\n".join([*lines, ""])


COMMON = """## Common operators

The schedules of the 31 operators of `operators.py`. *Verified, sizes ≥ 1* assumes
`--assume "n >= 1" --assume "m >= 1"`: without iterations of a reduction TVM leaves its result
unwritten, unless the schedule has taken the initialisation out of the loop.
[Why](tvm.md#whole-models). *TVM failed* are those of the inconclusive ones that `dlight` could not
schedule.

| target | sizes | schedules | verified | verified, sizes ≥ 1 | refuted | inconclusive | TVM failed |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"""


def count(kernels, verdict):
    """How many kernels have a verdict."""
    return sum(k.verdict == verdict for k in kernels)


def assuming(kernels, name, target):
    """The kernels, those that are refuted verified again for sizes of at least 1."""
    refuted = [k.name for k in kernels if k.verdict == "refuted"]
    if not refuted or OPERATORS[name] == "fixed":
        return kernels
    model = load_spec_arg(f"{FOLDER}/{name}")
    again = verify_module(model, "dlight", target, only=refuted, assume=NOT_EMPTY).kernels
    return [k for k in kernels if k.verdict != "refuted"] + list(again)


def common(runs):
    """The summary of the operators; ``runs`` as in :func:`blockers`."""
    rows, totals = [], []
    for target in TARGETS:
        for name, sizes in OPERATORS.items():
            (kernels,) = [k for n, t, k in runs if (n, t) == (name, target)]
            kernels = [k for k in kernels if k.verdict != "unchanged"]
            failed = [k for k in kernels if k.stage == "scheduling"]
            again = assuming(kernels, name, target)
            verdicts = [count(kernels, v) for v in ("refuted", "inconclusive")]
            row = [len(kernels), count(kernels, "verified"), count(again, "verified"), *verdicts, len(failed)]
            totals.append(row)
            rows.append(f"| {target} | {sizes} | {' | '.join(map(str, row))} |")
    total = [sum(column) for column in zip(*totals, strict=True)]
    shares = [f"{total[0]}", *(f"{n} ({100 * n / total[0]:.0f} %)" for n in total[1:3])]
    rows.append(f"| all | | {' | '.join([*shares, *map(str, total[3:])])} |")
    return "\n".join([COMMON, *rows, ""])


def threads(name):
    """The row of a model in the table of the level of threads: all its schedules for a GPU."""
    result = verify_module(load_spec_arg(f"{FOLDER}/{name}"), "dlight", "cuda", level="thread")
    kernels = [k for k in result.kernels if k.what == "schedule"]
    missing = [k for k in kernels if k.verdict not in ("verified", "unchanged")]
    reasons = "<br>".join(f"`{k.name}`: **{k.verdict}**, {prose(k.reason)}" for k in missing)
    seconds = [k.seconds for k in kernels]
    times = f"{sum(seconds):.0f} s | {max(seconds):.1f} s"
    return f"| `{name}` | {share(kernels, 'schedule')} | {times} | {reasons} |"


def level_of_threads():
    """The part on the level of threads."""
    rows = []
    for name in MODELS:
        print(name, "at the level of threads")
        rows.append(threads(name))
    return "\n".join([THREADS, *rows, ""])


def page():
    """The text of the page."""
    rows = ["| model | target | schedules verified | fusions verified | unchanged | processor time |"]
    rows.append("| --- | --- | --- | --- | ---: | ---: |")
    sections, runs = [], []
    for name, words in MODELS.items():
        for target in TARGETS:
            print(name, target)
            result = verify_module(load_spec_arg(f"{FOLDER}/{name}"), "dlight", target)
            kernels = result.kernels
            runs.append((name, target, kernels))
            unchanged = sum(k.verdict == "unchanged" for k in kernels)
            seconds = sum(k.seconds for k in kernels)
            rows.append(
                f"| `{name}`: {words} | {target} | {share(kernels, 'schedule')} "
                f"| {share(kernels, 'fusion')} | {unchanged} | {seconds:.0f} s |"
            )
            sections.append(section(name, target, result))
    return "\n".join(
        [HEAD, *rows, "", common(runs), blockers(runs), level_of_threads(), MUTANTS, CERTIFICATES, *sections]
    )


if __name__ == "__main__":
    PAGE.write_text(page())
    print(PAGE.name)
