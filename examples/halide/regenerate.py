"""Write the ``.sched`` text of pipelines of this folder beside their modules, and the gallery.

python examples/halide/regenerate.py
"""

import ast
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from redverify.frontends import halide

FOLDER = Path(__file__).parent
GALLERY = FOLDER.parents[1] / "docs/halide-gallery.md"
_GPU = "x86-64-linux-cuda"

#: Pipelines, the names of their texts, their verdicts, and what they are compiled for.
EXAMPLES = (
    ("blur.py:scheduled", "blur", "verified", halide.TARGET),
    ("conv.py:scheduled", "conv", "verified", halide.TARGET),
    ("gemm.py:scheduled_1024", "gemm_1024", "verified", halide.TARGET),
    ("harris.py:scheduled", "harris", "verified", halide.TARGET),
    ("matmul_gpu.py:scheduled", "matmul_gpu", "verified", _GPU),
    ("sdot.py:scheduled", "sdot", "verified", halide.TARGET),
    ("tutorials.py:gradient_fast", "tutorials_gradient", "verified", halide.TARGET),
    ("tutorials.py:consumer_sliding", "tutorials_sliding", "verified", halide.TARGET),
    ("tutorials.py:consumer_pixels", "tutorials_pixels", "verified", halide.TARGET),
    ("tutorials.py:consumer_tiles", "tutorials_tiles", "verified", halide.TARGET),
    ("tutorials.py:consumer_fast", "tutorials_fast", "verified", halide.TARGET),
    ("tutorials.py:spread_fast", "tutorials_spread", "verified", halide.TARGET),
    ("unsharp.py:scheduled", "unsharp", "verified", halide.TARGET),
    ("miscompiled.py:window", "miscompiled_window", "refuted", halide.TARGET),
    ("miscompiled.py:split_window", "miscompiled_split_window", "refuted", halide.TARGET),
    (
        "miscompiled.py:saturating miscompiled.py:saturating_lanes",
        "miscompiled_saturating",
        "refuted",
        halide.TARGET,
    ),
    ("miscompiled.py:arg_min miscompiled.py:arg_min_lanes", "miscompiled_arg_min", "refuted", halide.TARGET),
    (
        "miscompiled.py:least_arg_min miscompiled.py:least_arg_min_at_once",
        "arg_min",
        "verified",
        halide.TARGET,
    ),
)

HEAD = """# Halide schedules and their verdicts

Written by `python examples/halide/regenerate.py` from the modules in [examples/halide](../examples/halide):
each module, each scheduled pipeline of it, the verdict, and the `.sched` text that redverify makes of it. Of
those that are refuted, what Halide's JIT computes on the inputs of the witness (`--replay`).
[How to verify a pipeline of your own](halide.md).
"""


def command(name, target):
    """The command line of an example."""
    return f"redverify halide {name}" + ("" if target == halide.TARGET else f" --target {target}")


def head(name, verdict, target):
    """The comments above a text: its verdict, and the command that it comes from."""
    kept = "# certificate: none\n" if verdict == "verified" else ""  # none is kept so far
    return f"# verdict: {verdict}\n# {command(name, target)}\n{kept}"


def pipelines(name):
    """The pipelines of an example, with their folder."""
    return [f"{FOLDER}/{n}" for n in name.split()]


def texts():
    """The path and the text of every pipeline."""
    for name, stem, verdict, target in EXAMPLES:
        text = halide.to_sched(*pipelines(name), target=target)
        yield FOLDER / f"{stem}.sched", head(name, verdict, target) + text


def folded(summary, language, text):
    """A block that a reader opens."""
    return f"<details><summary>{summary}</summary>\n\n```{language}\n{text}\n```\n\n</details>\n"


def said(module, function):
    """The first line of what a module or a function of it says of itself, and the module's rest."""
    text = (FOLDER / module).read_text("utf-8")
    tree = ast.parse(text)
    if not function:
        rest = text.split('"""', 2)[2].strip()
        return (ast.get_docstring(tree) or "").replace("``", "`"), rest
    (found,) = [n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == function]
    return (ast.get_docstring(found) or "").replace("``", "`"), ""


def verdict_of(name, target):
    """The verdict with its level, or the witness, and what the compiled pipeline says to it."""
    (impl,) = halide.verify(*pipelines(name), target=target, run=False).impls
    if impl.witness is None:
        level = f", {impl.level}" if impl.level else ""
        return f"**{impl.verdict}**{level} ({len(impl.obligations)} obligations)"
    sizes = ", ".join(f"{n} = {value}" for n, value in impl.witness.params.items())
    shown = replayed(name, garbage=impl.witness.kind == "defined")
    return f"**{impl.verdict}**: {impl.witness.message}{f', with {sizes}' if sizes else ''}. {shown}"


def replayed(name, *, garbage):
    """What the pipeline itself computes, compiled by Halide, on the inputs of the witness.

    A number that it makes of ``garbage`` is another one each time.
    """
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "wrong.py"
        options = ["--replay", str(script), "--quiet"]
        start = [sys.executable, "-m", "redverify", "halide"]
        subprocess.run([*start, *pipelines(name), *options], capture_output=True, check=False)
        done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    (line,) = done.stderr.strip().splitlines()[:1] or ["nothing wrong"]
    if garbage:
        line = re.sub(r"is -?\d+, expected", "is some other number, expected", line)
    return f"Halide's JIT: `{line}`"


def gallery():
    """The text of the gallery."""
    parts, last = [HEAD], None
    for name, stem, _, target in EXAMPLES:
        module, _, function = name.split()[-1].partition(":")
        if module != last:
            last = module
            words, rest = said(module, "")
            parts += [
                f"## {module.removesuffix('.py')}\n",
                f"{words}\n",
                folded("the module", "python", rest),
            ]
        parts += [f"### {function.replace('_', ' ')}\n", f"{said(module, function)[0]}\n"]
        parts.append(f"`{command(name, target)}`: {verdict_of(name, target)}\n")
        parts.append(folded("as `.sched`", "sched", (FOLDER / f"{stem}.sched").read_text("utf-8").strip()))
    return "\n".join(parts)


if __name__ == "__main__":
    for path, text in texts():
        path.write_text(text, encoding="utf-8")
    GALLERY.write_text(gallery(), encoding="utf-8")
