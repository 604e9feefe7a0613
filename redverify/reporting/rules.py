"""The rules: all codes that a report can have, the one list of them.

Codes of diagnostics (``RV218``), kinds of obligations (``race``), and outcomes of a run. The command ``rule``
and the rules of SARIF are made of it. Tests compare it with the tables of the documentation, with the pages
of the obligation kinds, and with the codes that the sources use.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

#: What a rule is about: a problem of the input, an obligation, or what became of an implementation.
Group = Literal["diagnostic", "obligation", "outcome"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. ``meaning`` is one line; for a kind of obligations it says what has to hold.

    ``page`` is the page of the documentation that has more, and its heading.
    """

    code: str
    group: Group
    meaning: str
    page: str

    @property
    def text(self) -> str:
        """The rule's own page, in Markdown."""
        if self.group == "obligation":
            return (pages() / f"{self.code}.md").read_text(encoding="utf-8")
        about = _ABOUT[self.group]
        return f"# `{self.code}`: {self.meaning}\n\n{about}\n\nMore is in `{self.page}`.\n"


_ABOUT = {
    "diagnostic": "A problem of the input, found before anything is verified. The exit status is 3. "
    "The message says the place and, in most cases, a way out.",
    "outcome": "What became of an implementation as a whole, where no single place is to blame.",
}


def pages() -> Path:
    """The folder with the pages of the obligation kinds: that of the checkout, or its copy in the package."""
    installed = Path(__file__).parents[1] / "obligation_pages"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs" / "obligations"


#: Obligation kinds, with the headings of their pages.
_KINDS = {
    "spec": "the specification gives every point at most one value",
    "bounds": "accesses lie inside their arrays",
    "defined": "what is read has a value",
    "value": "what is written is what the annotation says",
    "fresh": "no index enters a cell twice",
    "operator": "one operator at a time",
    "order": "the order that the operator needs",
    "complete": "a reduction is complete when it is used",
    "race": "iterations of a par keep out of each other's way",
    "overlap": "iterations that write a cell agree",
    "layout": "tensors have a place",
    "coverage": "at the end the outputs are there",
    "divisor": "divisors of indices are positive",
    "overflow": "indices fit into their type",
}

#: Outcomes.
_OUTCOMES = {
    "inconclusive": "neither verified nor refuted, for a reason other than a single obligation",
    "not-certified": "verified, but there is no certificate that Lean accepted (`--certify`)",
    "rejected": "a certificate that is not accepted (`redverify check`)",
    "unchecked": "a certificate that could not be checked, because something is not installed",
    "unexpected": "a verdict other than the expected one of `[tool.redverify]`",
}

#: Codes of diagnostics by the page that lists them.
_CODES = {
    "docs/language.md#diagnostics": {
        "RV101": "a character that starts no token, or that could hide others in a comment",
        "RV102": "a tab",
        "RV103": "a malformed or overlong number",
        "RV104": "indentation that fits no block",
        "RV105": "a bracket that is not closed, or closes nothing",
        "RV106": "a string that is not closed",
        "RV107": "a word or sign in a place where it cannot stand",
        "RV108": "`+` or `-` after a reduction without parentheses",
        "RV109": "nesting deeper than 150 levels",
        "RV110": "a block that is missing, or does not start on a new line",
        "RV111": "a file that is not UTF-8",
        "RV112": "a file that cannot be read",
        "RV113": "an `import` or `assume` in the wrong place",
        "RV114": "a reserved word as a name",
        "RV201": "an unknown variable",
        "RV202": "an unknown array",
        "RV203": "an unknown tensor or function",
        "RV204": "an unknown specification",
        "RV205": "an unknown type",
        "RV206": "an unknown operator",
        "RV207": "a name that is already declared",
        "RV208": "a wrong number of indices, arguments, variables or extents",
        "RV209": "a value of another type than its context demands",
        "RV210": "a literal that its type does not have",
        "RV211": "a literal whose type nothing determines",
        "RV212": "an operator, function or cast that does not exist on the type",
        "RV213": "an index where a value is needed, without a cast",
        "RV215": "a tensor, reduction or `@` where it cannot stand",
        "RV216": "an array read in an annotation or specification",
        "RV217": "an assignment without annotation",
        "RV218": "an accumulation outside every scope of its array",
        "RV219": "nested `accumulate` scopes of one array",
        "RV220": "an accumulation whose annotation cannot be a reduction of that operator and number of"
        " variables",
        "RV221": "`op=` without indices whose right side is neither an array read nor the unit",
        "RV222": "`@` on anything but a reduction with that many variables",
        "RV223": "an input or output that is not bound, or bound twice",
        "RV224": "bindings that disagree, or bind an intermediate tensor",
        "RV225": "an import cycle",
        "RV226": "an implementation that was asked for (`--impl`) and is not in the file",
        "RV227": "nothing to verify: a file without implementation",
        "RV228": "a definition that needs its own operator",
        "RV229": "a unit that is not a literal, of an operator with a definition; a `from` whose value is "
        "not a literal, or of an operator without definition",
        "RV230": "an accumulation whose annotation is not a reduction at a point where it runs, once "
        "guards are decided",
        "RV231": "an accumulation whose annotation is a reduction with another operator at such a point",
        "RV232": "an accumulation whose annotation is a reduction over another number of variables at "
        "such a point",
        "RV233": "a definition of more than 5000 parts",
        "RV234": "a reduction in an annotation whose index set has no bound at a point where the "
        "statement runs",
        "RV235": "a field that the record does not have, or of something that is not a record",
        "RV236": "a record where it cannot stand: as a field, an argument or result of a function, of "
        "an operator without definition; or one without fields, or with two fields of one name",
        "RV237": "a statement whose annotation cannot be inferred (`redverify annotate`)",
        "RV241": "an operator that is declared `assoc` and is not, by its definition",
        "RV242": "an operator that is declared `comm` and is not, by its definition",
        "RV243": "a unit that is not the operator's, by its definition",
        "RV244": "a value after `from` that partial reductions cannot all start from, by the definition",
        "RV303": "a value (tensor, cast, fraction) in an index or condition",
        "RV304": "`/` between indices",
        "RV305": "a condition where an integer is needed",
        "RV306": "an integer where a condition is needed",
        "RV307": "a constant of more than 4096 bits",
        "RV308": "an input without a range in an index",
        "RV309": "an array read in an index or condition",
        "RV310": "an index set that depends on data, of an operator without a unit",
        "RV311": "a range on an output, or on something other than an integer",
        "RV312": "a product or a quotient of two indices that are data, or in a range of data",
        "RV313": "a literal divisor that is not positive",
        "RV314": "a range of a tensor that its equations do not show",
        "RV401": "a specification without output",
        "RV402": "an equation for an input",
        "RV403": "a variable that occurs twice on the left of an equation or among a tensor's variables",
        "RV404": "an output without equation",
        "RV405": "a law that is written twice",
        "RV406": "`monotone` on an input that has not one dimension",
        "RV410": "`overlap` of arrays of two types, or that overlap already",
        "RV411": "`overlap` of arrays of different numbers of dimensions, or whose extents nothing says",
        "RV412": "`overlap` of two arrays that are only read",
        "RV413": "a second `indices`, or one whose type is not an integer",
    },
    "docs/tvm.md#errors-of-your-own-code": {
        "RV600": "`MODULE.py:NAME` names nothing",
        "RV603": "`NAME` is not a program, such as a number, or needs arguments",
        "RV604": "the module, or a function of it, fails",
    },
    "docs/tvm.md#whole-models": {
        "RV601": "an unknown pipeline",
        "RV602": "an unknown target",
        "RV605": "the model has no PrimFunc after the pipeline",
        "RV606": "TVM fails before there is anything to schedule",
        "RV607": "an unknown `--kernel`",
        "RV615": "an `--assume` that is not a condition",
        "RV616": "an array of `--may-overlap` or an input of `--in-place` that the program does not have",
    },
    "docs/tvm.md#parameters-that-are-laid-out-anew": {
        "RV608": "an unknown parameter or kernel, or two layouts of one parameter",
        "RV609": "not of the form `PARAMETER: VARIABLE, ... -> INDEX, ...`, or no index expression",
        "RV610": "another number of variables or indices than the arrays have, or an element outside "
        "the array",
        "RV611": "two elements in one cell",
    },
    "docs/tvm.md#the-level-of-threads": {
        "RV612": "not all threads of a block come to a barrier, or to an all-reduce",
        "RV613": "TVM's barriers cannot be put back: no certain place, statements that TVM moved "
        "(software pipelines), loops with `software_pipeline_*` annotations, shared buffers that "
        "TVM put into the same memory, or a pass that failed",
        "RV614": "two threads use a cell of shared memory, one of them writes, and no barrier is "
        "between; with both statements and, where cells are known, an example",
    },
    "docs/triton.md#what-you-write": {
        "RV617": "a contract or launch code that does not fit the kernel or the specification",
    },
}

#: All rules by code: diagnostics first, in the order of their numbers.
RULES: dict[str, Rule] = {
    rule.code: rule
    for rule in (
        *sorted(
            (Rule(c, "diagnostic", m, page) for page, codes in _CODES.items() for c, m in codes.items()),
            key=lambda rule: rule.code,
        ),
        *(Rule(c, "obligation", m, f"docs/obligations/{c}.md") for c, m in _KINDS.items()),
        *(Rule(c, "outcome", m, "docs/ci.md#codes") for c, m in _OUTCOMES.items()),
    )
}

__all__ = ["RULES", "Group", "Rule", "pages"]
