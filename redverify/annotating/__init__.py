"""Annotations of programs written by hand, found from runs; the verifier proves each that is used."""
