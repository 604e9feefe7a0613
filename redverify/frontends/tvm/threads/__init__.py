"""Kernels at the level of threads."""
