"""Solvers: isl for indices, structural comparison and Z3 for values."""
