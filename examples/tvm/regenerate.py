"""Write the ``.sched`` text of every example of this folder beside its module, and the gallery.

python examples/tvm/regenerate.py
"""

from pathlib import Path

from redverify.frontends.tvm import TranslationError, load_spec_arg, to_sched, verify

FOLDER = Path(__file__).parent
GALLERY = FOLDER.parents[1] / "docs/tvm-gallery.md"
MODULES = ("matmul", "operators", "normalisation", "miscompiled")

HEAD = """# TVM schedules and their verdicts

Written by `python examples/tvm/regenerate.py` from the modules in [examples/tvm](../examples/tvm):
each function before scheduling, each schedule of it, the `.sched` text that redverify makes of the
two, and the verdict. [How to verify a schedule of your own](tvm.md).
"""


def examples():
    """Module, name, name of the function before, and verdict of every example, in order."""
    for module in MODULES:
        for name, (before, verdict) in load_spec_arg(f"{FOLDER / module}.py:EXAMPLES").items():
            yield module, name, before, verdict


def loaded(module, name):
    """What a name of a module stands for."""
    return load_spec_arg(f"{FOLDER / module}.py:{name}")


def texts():
    """The path and the text of every example that can be translated."""
    for module, name, before, verdict in examples():
        if verdict == "inconclusive":
            continue
        text = to_sched(loaded(module, before), loaded(module, name))
        command = f"# redverify tvm {module}.py:{before} {module}.py:{name}"
        head = f"# verdict: {verdict}\n{command}"
        if "\n    type " in text:
            head += "\n# certificate: none"  # the Lean project has no records
        yield FOLDER / f"{module}_{name.lower()}.sched", f"{head}\n{text}"


def script(program):
    """The function's text, without TVM's preamble."""
    function = program if hasattr(program, "params") else program["main"]
    lines = str(function.script()).splitlines()
    return "\n".join(line for line in lines if not line.startswith("#")).strip()


def folded(summary, language, text):
    """A block that a reader opens."""
    return f"<details><summary>{summary}</summary>\n\n```{language}\n{text}\n```\n\n</details>\n"


def verdict_of(before, after):
    """The verdict, and what a witness or a refusal says."""
    try:
        (result,) = verify(before, after, run=False, levels=False).impls
    except TranslationError as error:
        return f"**inconclusive**: {error}"
    if result.witness is None:
        return f"**{result.verdict}** ({len(result.obligations)} obligations)"
    sizes = ", ".join(f"{name} = {value}" for name, value in result.witness.params.items())
    return f"**{result.verdict}**: {result.witness.message}{f', with {sizes}' if sizes else ''}"


def gallery():
    """The text of the gallery."""
    parts, last = [HEAD], None
    for module, name, before, verdict in examples():
        first, second = loaded(module, before), loaded(module, name)
        if (module, before) != last:
            last = module, before
            title = before.removesuffix("BEFORE").strip("_").replace("_", " ").lower()
            parts.append(f"## {module}: {title or 'product'}\n")
            parts.append(folded("before scheduling", "python", script(first)))
        parts.append(f"### {name.replace('_', ' ').lower()}\n")
        parts.append(
            f"`redverify tvm {module}.py:{before} {module}.py:{name}`: {verdict_of(first, second)}\n"
        )
        parts.append(folded("after scheduling", "python", script(second)))
        if verdict != "inconclusive":
            text = (FOLDER / f"{module}_{name.lower()}.sched").read_text()
            parts.append(folded("as `.sched`", "sched", text.strip()))
    return "\n".join(parts)


if __name__ == "__main__":
    for target, text in texts():
        target.write_text(text)
        print(target.name)
    GALLERY.write_text(gallery())
    print(GALLERY.name)
