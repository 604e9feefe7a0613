"""Trusted: what the acceptance of a certificate rests on, in Python. Imports the language only."""
