"""Compiled Lean modules, read without Lean: the axiom audit, the export, the second kernel.

Trusted, as all of :mod:`redverify.checking`. Nothing here runs code of a module that it reads.
"""
