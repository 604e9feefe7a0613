"""Write the gallery of the pairs of this folder.

python examples/mlir/regenerate.py
"""

from pathlib import Path

from redverify.frontends import mlir

FOLDER = Path(__file__).parent
GALLERY = FOLDER.parents[1] / "docs/mlir-gallery.md"

HEAD = """# MLIR passes and their verdicts

Written by `python examples/mlir/regenerate.py` from the pairs in [examples/mlir](../examples/mlir): real
output of `mlir-opt` 19.1.7. Of each pair the passes, the verdict, both texts, and the `.sched` text that
redverify makes of them. Pairs that are named `wrong` are wrong code, and `right` is what the same passes do
where they are right. [How to verify a pass of your own](mlir.md).
"""


def pairs():
    """The files after a pass, in the order of their names."""
    return sorted(FOLDER.glob("*.after.mlir"))


def before(after):
    """The file before the pass."""
    return after.with_name(after.name.replace(".after.", ".before."))


def parted(path):
    """The comments that a file begins with, and the rest of it."""
    lines = path.read_text("utf-8").splitlines()
    count = next(n for n, line in enumerate(lines) if not line.startswith("//"))
    return [line.removeprefix("//").strip() for line in lines[:count]], "\n".join(lines[count:]).strip()


def folded(summary, language, text):
    """A block that a reader opens."""
    return f"<details><summary>{summary}</summary>\n\n```{language}\n{text}\n```\n\n</details>\n"


def verdict_of(after):
    """The verdict with its level, or the witness."""
    try:
        (impl,) = mlir.verify(str(before(after)), str(after), run=False).impls
    except mlir.TranslationError as error:
        return f"**refused**: {error}"
    if impl.witness is None:
        return f"**{impl.verdict}**, {impl.level} ({len(impl.obligations)} obligations)"
    sizes = ", ".join(f"{n} = {value}" for n, value in impl.witness.params.items())
    return f"**{impl.verdict}**: {impl.witness.message}{f', with {sizes}' if sizes else ''}"


def part(after):
    """What the gallery says of a pair."""
    name = after.name.removesuffix(".after.mlir")
    comments, text = parted(after)
    passes = [line.removeprefix("after: ") for line in comments if not line.startswith("verdict:")]
    yield f"## {name.replace('_', ' ')}\n"
    yield f"{' '.join(passes)}\n"
    yield f"`redverify mlir {before(after).name} {after.name}`: {verdict_of(after)}\n"
    yield folded("before", "mlir", parted(before(after))[1])
    yield folded("after", "mlir", text)
    try:
        sched = mlir.to_sched(str(before(after)), str(after))
    except mlir.TranslationError:
        return
    yield folded("as `.sched`", "sched", sched.strip())


def gallery():
    """The text of the gallery."""
    return "\n".join([HEAD, *(line for after in pairs() for line in part(after))])


if __name__ == "__main__":
    GALLERY.write_text(gallery(), encoding="utf-8")
