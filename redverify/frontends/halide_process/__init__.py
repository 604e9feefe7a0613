"""What runs in processes of its own and imports ``halide``: they import nothing else of
redverify but what is loaded at once.

So such a process starts at once; inside :mod:`redverify.frontends.halide` it would load the whole verifier.
"""
