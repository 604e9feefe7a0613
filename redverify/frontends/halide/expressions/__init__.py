"""Expressions of Halide."""
