"""The listing of Figure 5.5 for any program: what symbolic evaluation knows at each statement.

:mod:`.recording` is a symbolic evaluator that remembers, :mod:`.notation` and :mod:`.conditions`
turn isl relations back into the program's own terms, :mod:`.listing` writes the comments.
"""
