"""The laws of functions that a certificate may ask for, each with everything that is known about it.

A law is one class: the functions it is about, its words, where it holds, when a specification grants
it, and how it is proved at integers, rationals and words of bits. What a law says in Lean is in
``lean/Redverify/Statement.lean``, under the class's tag. Laws of one operator are in :mod:`.operators`,
those of several functions in :mod:`.arithmetic`.
"""
