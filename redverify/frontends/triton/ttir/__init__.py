"""Triton's IR (TTIR) as plain data, read from its text and written again."""
