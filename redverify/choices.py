"""What users choose by name."""

#: What ``--solver`` may be, and what it is unless it is given.
SOLVERS = ("portfolio", "z3", "cvc5", "both")
SOLVER = "z3"

#: What ``--format`` may be: for people, and for other programs.
FORMATS = ("text", "concise", "github", "sarif", "junit")

#: What ``--engine`` may be: where implementations are verified. The first one is this machine.
ENGINES = ("local", "ray")
