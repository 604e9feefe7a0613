"""Write the ``.sched`` text of every example of this folder beside its module.

python examples/tvm/regenerate.py
"""

from pathlib import Path

from redverify.frontends.tvm import load_spec_arg, to_sched

FOLDER = Path(__file__).parent
MODULES = ("matmul", "operators", "miscompiled")


def texts():
    """The path and the text of every example."""
    for module in MODULES:
        path = FOLDER / f"{module}.py"
        for name, (before, verdict) in load_spec_arg(f"{path}:EXAMPLES").items():
            text = to_sched(load_spec_arg(f"{path}:{before}"), load_spec_arg(f"{path}:{name}"))
            command = f"# redverify tvm {path.name}:{before} {path.name}:{name}"
            yield FOLDER / f"{module}_{name.lower()}.sched", f"# verdict: {verdict}\n{command}\n{text}"


if __name__ == "__main__":
    for target, text in texts():
        target.write_text(text)
        print(target.name)
