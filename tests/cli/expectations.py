"""The expected verdicts in the first comment lines of a program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Expectation:
    """What `# verdict:`, `# kind:`, `# values:` and `# level:` say; `""` is every implementation."""

    verdicts: Mapping[str, str]
    kinds: Sequence[str]
    values: str
    levels: Mapping[str, str]

    def of(self, impl: str) -> str:
        return self.verdicts.get(impl, self.verdicts.get("", "verified"))


def read(path: Path) -> Expectation:
    from redverify.certifying.regenerate import first_lines

    keys = first_lines(path)
    assert "verdict" in keys, f"{path} does not say `# verdict: ...` in its first lines"
    kinds = [k.strip() for k in keys.get("kind", "").split(",") if k.strip()]
    return Expectation(
        _by_name(keys["verdict"]), kinds, keys.get("values", "real"), _by_name(keys.get("level", ""))
    )


def _by_name(text: str) -> dict[str, str]:
    """``one=verified, two=refuted`` as a mapping; a text without a name is said of every one."""
    found = {}
    for part in text.split(","):
        name, _, said = part.rpartition("=")
        found[name.strip()] = said.strip()
    return found


def programs() -> list[Path]:
    """All programs; each says what is expected of it. A file of specifications alone is not a program."""
    found = [*ROOT.glob("examples/**/*.sched"), *ROOT.glob("tests/soundness/**/*.sched")]
    return sorted(path for path in found if has_program(path))


def has_program(path: Path) -> bool:
    """Whether a file has an implementation."""
    return any(line.startswith("impl ") for line in path.read_text("utf-8").splitlines())
