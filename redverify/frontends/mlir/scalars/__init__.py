"""Scalars: their operations, widths and constants."""
