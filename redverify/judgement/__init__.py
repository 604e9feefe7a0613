"""From a typed program to a verdict: the analysis, laws of operators, assumptions in words, levels."""
