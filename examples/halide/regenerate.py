"""Write the ``.sched`` text of pipelines of this folder beside their modules.

python examples/halide/regenerate.py
"""

from pathlib import Path

from redverify.frontends import halide

FOLDER = Path(__file__).parent

#: Pipelines, the names of their texts, their verdicts, and what they are compiled for.
EXAMPLES = (
    ("blur.py:scheduled", "blur", "verified", halide.TARGET),
    ("conv.py:scheduled", "conv", "verified", halide.TARGET),
    ("gemm.py:scheduled_1024", "gemm_1024", "verified", halide.TARGET),
    ("harris.py:scheduled", "harris", "verified", halide.TARGET),
    ("matmul_gpu.py:scheduled", "matmul_gpu", "verified", "x86-64-linux-cuda"),
    (
        "miscompiled.py:arg_min miscompiled.py:arg_min_lanes",
        "miscompiled_arg_min",
        "refuted",
        halide.TARGET,
    ),
    (
        "miscompiled.py:least_arg_min miscompiled.py:least_arg_min_at_once",
        "arg_min",
        "verified",
        halide.TARGET,
    ),
    (
        "miscompiled.py:saturating miscompiled.py:saturating_lanes",
        "miscompiled_saturating",
        "refuted",
        halide.TARGET,
    ),
    ("miscompiled.py:split_window", "miscompiled_split_window", "refuted", halide.TARGET),
    ("miscompiled.py:window", "miscompiled_window", "refuted", halide.TARGET),
    ("sdot.py:scheduled", "sdot", "verified", halide.TARGET),
    ("unsharp.py:scheduled", "unsharp", "verified", halide.TARGET),
)


def head(name, verdict, target):
    """The comments above a text: its verdict, and the command that it comes from."""
    option = "" if target == halide.TARGET else f" --target {target}"
    kept = "# certificate: none\n" if verdict == "verified" else ""  # none is kept so far
    return f"# verdict: {verdict}\n# redverify halide {name}{option}\n{kept}"


def texts():
    """The path and the text of every pipeline."""
    for name, stem, verdict, target in EXAMPLES:
        text = halide.to_sched(*(f"{FOLDER}/{n}" for n in name.split()), target=target)
        yield FOLDER / f"{stem}.sched", head(name, verdict, target) + text


if __name__ == "__main__":
    for path, text in texts():
        path.write_text(text, encoding="utf-8")
