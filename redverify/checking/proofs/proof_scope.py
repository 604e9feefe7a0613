"""What the printing of a proof carries along: the hypotheses in scope, and what Lean knows by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import And, Condition, Iff
from redverify.checking.proofs.context import Context
from redverify.checking.rendering.expressions import condition
from redverify.checking.rendering.names_and_numbers import natural

#: Columns of a line, and of the blanks at its beginning: proofs are nested so deeply that blanks, one for
#: each level, would be an eighth of the text.
WIDTH, DEEPEST = 100, 2


def filled(parts: Sequence[str], indent: int) -> str:
    """Parts of a term that begins at a column, on lines that are as full as they can be."""
    lines, column = parts[0].split("\n"), min(indent, DEEPEST)
    for part in parts[1:]:
        used = len(lines[-1]) + (column if len(lines) == 1 else 0)
        start, *rest = part.split("\n")
        if used + 1 + len(start) <= WIDTH:
            lines[-1] += f" {start}"
        else:
            lines.append(" " * min(indent + 2, DEEPEST) + start)
        lines += rest
    return "\n".join(lines)


def opened(head: str, parts: Sequence[str], indent: int) -> str:
    """``(head part part)``, or the head alone."""
    return filled([f"({head}", *parts[:-1], f"{parts[-1]})"], indent) if parts else head


@dataclass(slots=True)
class Steps:
    """Where in a proof the printer is. Hypotheses have the names ``h0``, ``h1``, ... in their order.

    known: whether Lean finds what is to be proved by itself; computed: whether it finds it only as what the
    program's expressions are in an environment, which ``omega`` does not read; parted: the hypotheses of
    which a case is another hypothesis.
    """

    context: Context
    scope: int = 0
    depth: int = 0
    known: bool = False
    computed: bool = False
    parted: tuple[str, ...] = ()

    def left_out(self, known: bool) -> bool:
        """Whether what Lean knows is left out."""
        return known and not self.context.spelled_out

    def omega(self) -> str:
        """``omega`` without those hypotheses that have another one as a case: it would try all cases."""
        if not self.parted or self.context.spelled_out:
            return self.context.omega
        return self.context.omega.replace("by ", f"by clear {' '.join(dict.fromkeys(self.parted))}; ", 1)

    def stating(self, claim: str, proof: str, indent: int) -> str:
        """A proof and what it proves. ``show`` is for people: Lean binds what is shown to a name, which takes
        longer than a type behind the proof."""
        if self.context.spelled_out:
            return opened(f"show {claim} from", [proof], indent)
        return filled([f"({proof}", f": {claim})"], indent)

    def integers(self, claim: Condition) -> str:
        """A condition that ``omega`` shows."""
        return self.by(condition(claim), self.omega())

    def by(self, claim: str, tactic: str) -> str:
        """What a tactic shows. The claim was rendered, and so validated, also where it is left out."""
        return f"({tactic})" if self.known and not self.computed else f"(show {claim} from {tactic})"

    def equivalent(self, one: Condition, two: Condition) -> str:
        """Two conditions that imply each other, part by part: ``omega`` would try all cases."""
        before = self.known, self.computed
        self.known, self.computed = self.left_out(True), False
        text = f"⟨{self._implied(one, two)}, {self._implied(two, one)}⟩"
        self.known, self.computed = before
        found = self.known and not self.computed
        return text if found else self.stating(condition(Iff(one, two)), text, 0)

    def _implied(self, one: Condition, two: Condition) -> str:
        """``fun h3 => proof``, where the parts of a condition that the other one has are not proved again."""
        name, binder = f"h{self.scope}", self.binder(condition(one))
        found: dict[str, str] = {}

        def find(part: Condition, path: str) -> None:
            found.setdefault(condition(part), path)
            if isinstance(part, And):
                find(part.left, f"{path}.1")
                find(part.right, f"{path}.2")

        def shown(part: Condition) -> str:
            text = condition(part)
            if text in found:
                return found[text]
            if isinstance(part, And):
                return f"⟨{shown(part.left)}, {shown(part.right)}⟩"
            return self.integers(part)

        find(one, name)
        self.scope += 1
        text = shown(two)
        self.scope -= 1
        return f"(fun {binder} => {text})"

    def hypothesis(self, number: int) -> str:
        """The name of a hypothesis in scope."""
        if natural(number) >= self.scope:
            raise CertificateError("no such hypothesis")
        return f"h{number}"

    def binder(self, claim: str, known: bool | None = None) -> str:
        """The next hypothesis as a binder."""
        known = self.left_out(self.known and not self.computed if known is None else known)
        return f"h{self.scope}" if known else f"(h{self.scope} : {claim})"
