"""The listing of Figure 5.5 for any program: what symbolic evaluation knows at each statement.

:mod:`.recording` is a symbolic evaluator that keeps what it finds; :mod:`.notation` turns isl
relations back into the program's own terms; :mod:`.states` writes heaps and obligations as text;
:mod:`.listing` puts them as comments into the program.
"""
