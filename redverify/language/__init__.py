"""The language stage: source text to typed program, or to diagnostics.

:mod:`~redverify.language.load` reads files, :mod:`~redverify.language.parsing.parser` makes the syntax
tree of :mod:`~redverify.language.syntax` (and :mod:`~redverify.language.printer` its text again),
:mod:`~redverify.language.elaboration` makes the typed program of :mod:`~redverify.language.core`.
``docs/language.md`` describes the language and lists the codes of all diagnostics.
"""
