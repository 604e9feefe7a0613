"""The page on one verdict: what of a program, a run and its obligations is drawn, and how it is laid out."""
