"""Lean checkers: where they come from, and how modules are compiled and audited."""
