"""Obligations are decided: isl for indices; comparison of terms and SMT solvers for values."""
