"""What to say about a token that the grammar does not allow."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from redverify.language.diagnostics import DiagnosticError, fail
from redverify.language.parsing.tokens import KEYWORDS, RESERVED, Token
from redverify.similar import did_you_mean

_NAMES = {
    "NAME": "a name",
    "TYPE": "a type",
    "INT": "a number",
    "DECIMAL": "a number",
    "STRING": "a path in quotes",
    "NEWLINE": "the end of the line",
    "INDENT": "an indented block",
    "DEDENT": "the end of the block",
    "$END": "the end of the file",
}

#: What begins an expression, as terminals and words.
_EXPRESSION = {"NAME", "INT", "DECIMAL", "TYPE", "(", "-", "inf", "true", "false"}

_ITEMS = {"assume", "type", "function", "operator", "input", "output", "tensor"}
_MARKS = ("NEWLINE", "INDENT", "DEDENT")
_EARLY = {"NEWLINE": "the line ends too early", "$END": "the file ends too early"}
_HEADERS = ("spec", "impl", "if", "elif", "else", "for", "par", "accumulate")
_COMMANDS = {"skip", "accumulate", "allocate", "let", "atomic", "if", "for", "par"}

_LOOP = "a loop is written `for x < HI:` or, in parallel, `par x < HI:`"

#: Words of other languages, and what is written here.
_FOREIGN = {
    "while": "there is no `while`: a loop is written `for x < HI:`",
    **dict.fromkeys(("loop", "foreach", "unroll", "vectorize"), _LOOP),
    "parallel": "did you mean `par`?",
    **dict.fromkeys(("where", "when"), "a condition of an equation or of a statement begins with `if`"),
    "elseif": "did you mean `elif`?",
    "malloc": "did you mean `allocate`?",
    "def": "a program is written `impl NAME of SPEC(...):`, a specification `spec NAME(...):`",
    "pass": "did you mean `skip`?",
    "return": "an output is written to its array: `b[...] := value`",
}

#: Words that a line of a specification, of a program or of neither begins with.
_BEGINNINGS: dict[str, Collection[str]] = {"[": _COMMANDS | {"elif", "else"}, "(": _ITEMS}

#: Operators of reductions that are not functions.
_REDUCTIONS = ("sum", "prod", "any", "all")

#: How a reduction is written.
_REDUCTION = "a reduction has variables and an index set: `{}[k : 0 <= k < N] A(k)`"


def _expectation(expected: set[str]) -> str:
    """The tokens that could stand here, in words; empty if there are too many to help."""
    rest = set(expected)
    phrases = []
    if rest >= _EXPRESSION:
        rest -= _EXPRESSION | {"not", "sum", "prod", "max", "min", "any", "all", "xor", "reduce", "select"}
        phrases.append("an expression")
    if rest >= _ITEMS:
        rest -= _ITEMS | {"NAME"}
        phrases.append("an item of the specification")
    if rest >= _COMMANDS:
        rest -= _COMMANDS | {"NAME", "assume"}
        phrases.append("a command")
    if rest >= {"INT", "DECIMAL"}:
        rest -= {"INT"}
    phrases += sorted(_NAMES.get(x, f"`{x}`") for x in rest)
    if not phrases or len(phrases) > 6:
        return ""
    return phrases[0] if len(phrases) == 1 else ", ".join(phrases[:-1]) + " or " + phrases[-1]


@dataclass(frozen=True, slots=True)
class Problem:
    """A token in a wrong place; ``expected`` are the terminals and words that could stand there."""

    tokens: Sequence[Token]
    position: int
    expected: set[str]

    @property
    def token(self) -> Token:
        """The token."""
        return self.tokens[self.position]

    @property
    def before(self) -> Token:
        """The last token before it that does not mark lines or blocks, or itself."""
        for token in reversed(self.tokens[: self.position]):
            if token:
                return token
        return self.token

    @property
    def line(self) -> Sequence[Token]:
        """The tokens of the line up to this one (across lines inside brackets)."""
        start = self.position
        while start > 0 and self.tokens[start - 1].kind not in _MARKS:
            start -= 1
        return self.tokens[start : self.position + 1]

    @property
    def command(self) -> str:
        """The first word of the line."""
        return str(self.line[0])


def explain(problem: Problem) -> DiagnosticError:
    """The diagnostic of a token that the grammar does not allow."""
    token, expected = problem.token, problem.expected
    if token.kind == "INDENT":
        hint = "only the block after a `:` at a line's end is indented"
        return fail("RV104", "unexpected indentation", token.span, hint)
    if "INDENT" in expected:
        hint = "write at least one indented line; as a command, `skip` does nothing"
        return fail("RV110", "an indented block is missing after this line", problem.before.span, hint)
    if "NEWLINE" in expected and problem.before == ":":
        hint = "break the line after `:` and indent the block"
        return fail("RV110", "a block starts on a new line", token.span, hint)
    if token in RESERVED and "NAME" in expected and token not in ("elif", "else") and "INT" not in expected:
        return fail("RV114", f"`{token}` is a reserved word", token.span, "choose another name")
    meant = _meant(problem)
    if meant is not None:
        return fail("RV107", f"unexpected `{meant[0]}`", meant[0].span, meant[1])
    allowed = _expectation(expected)
    hint = _hint(problem) or (f"expected {allowed}" if allowed else "see docs/language.md")
    message = f"unexpected `{token}`" if token else _EARLY.get(token.kind, "unexpected end of a block")
    return fail("RV107", message, token.span, hint)


def _two_brackets(problem: Problem) -> str:
    """What to say about ``a[i][j]``."""
    name = _before_bracket(replace(problem, position=problem.position - 1))
    if name is None or name.kind != "NAME":
        return ""
    shown = f"{name}{'[i, j]' if problem.token == '[' else '(i, j)'}"
    return f"indices stand in one pair of brackets: `{shown}`"


def _meant(problem: Problem) -> tuple[Token, str] | None:
    """A word that is none of the language, but nearly so, and what to say about it."""
    token, expected, line = problem.token, problem.expected, problem.line
    words: Collection[str] = {word for word in expected if word in KEYWORDS}
    wrong: Token | None = None
    if len(line) == 2 and line[0].kind == "NAME" and expected in ({"["}, {"("}):
        (opening,) = expected  # the line begins with a keyword, or with a name and this
        if token not in ("(", "["):
            wrong, words = line[0], _BEGINNINGS[opening]
    elif token.kind == "NAME" and "NAME" not in expected:
        wrong = token
    elif token == ":" and "]" in expected:
        wrong, words = _before_bracket(problem), (*_REDUCTIONS, "max", "min", "xor")
    hint = "" if wrong is None else _FOREIGN.get(wrong) or did_you_mean(wrong, words)
    return (wrong, hint) if wrong is not None and hint else None


def _before_bracket(problem: Problem) -> Token | None:
    """What stands before the bracket that is open at the token."""
    depth = 0
    for position in range(problem.position - 1, 0, -1):
        text = str(problem.tokens[position])
        depth += text in (")", "]", "}")
        if text in ("(", "[", "{"):
            if not depth:
                return problem.tokens[position - 1]
            depth -= 1
    return None


def _hint(problem: Problem) -> str:
    """What to say about frequent mistakes."""
    token, before, expected, command = problem.token, problem.before, problem.expected, problem.command
    first = problem.tokens[problem.position - 1].kind in _MARKS if problem.position else True
    if command == "operator" and token == "=":
        return "a definition needs names for the two operands: `operator NAME(X, Y) : TYPE = EXPR`"
    if command == "operator" and token.kind == "NEWLINE" and "=" in expected:
        return "an operator with variables has a definition: `operator NAME(X, Y) : TYPE = EXPR`"
    if token == "=":
        if ":=" in expected:
            return "an assignment is written `array[...] {annotation} := value`"
        if "==" in expected:
            return "equality is written `==`"
    if token in ("-", "/", "//", "%") and ":=" in expected:
        return "accumulating operators are + * max min and or xor, and declared ones"
    if token == "]" and ":" in expected:
        return "give the bounded index set: `sum[k : 0 <= k < N] e`"
    if token in ("..", "=", "in") and "<" in expected:
        return "a loop is written `for x < HI:` or `for x in LO..HI:`"
    if token == "*" and before == "*":
        return "a power is written `pow(a, b)`"
    if token == "+" and "-" in expected:
        return "there is no unary `+`"
    if token == "{" and ":=" in expected:
        return "one annotation stands before `:=`, reduction indices stand behind an operator: `+{k}=`"
    if token == "[" and expected == {"("}:
        return "a tensor is written with parentheses: `B(i)`, of rank 0 `B()`"
    if token in ("(", "[") and before in (")", "]"):
        return _two_brackets(problem)
    if before in _REDUCTIONS and expected == {"["}:
        return _REDUCTION.format(before)
    if expected == {"["}:
        cell = f"a cell is written `{before}[...]`, of rank 0 `{before}[]`"
        return _LOOP if token.kind == "NAME" else f"{cell}; other commands begin with a keyword"
    if token.kind == "INT" and before in ("(", ",") and "INT" not in expected:
        return "here stand variables only; write other conditions as a guard: `A(i) = e if i == 0`"
    if command in ("for", "par") and "range" in map(str, problem.line):
        return f"there is no `range`: write `{command} x < HI:` or `{command} x in LO..HI:`"
    if token == "not":
        return "put parentheses around `not ...`"
    if token in ("elif", "else") and first:
        return "`elif` and `else` follow the block of an `if`"
    if token == "if" and "NEWLINE" in expected:
        return "only equations have guards"
    if token.kind == "NEWLINE" and ":" in expected and command in _HEADERS:
        return "a `:` ends the line before a block"
    if token.kind == "NEWLINE" and "INT" in expected:
        return "an expression is missing; lines continue only inside brackets"
    return ""
