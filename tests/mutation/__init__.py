"""Mutation testing of the verifier: no wrong variant of a verified program may be verified.

Every program that is known to be right is changed in one small place, on its syntax tree, and
printed. A variant that the verifier still accepts is run by the reference interpreter at all small
sizes; if that finds a difference the variant is a *survivor*, which is a bug in the verifier.

``python -m tests.mutation`` runs everything; ``test_mutants.py`` a sample of fixed size.
"""
