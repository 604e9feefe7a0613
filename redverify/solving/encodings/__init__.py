"""Encodings of values in SMT."""
