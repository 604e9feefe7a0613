"""The data of a certificate as typed terms: indices, conditions, values, and how all data is written.

Each class of :mod:`.expressions`, of :mod:`redverify.checking.laws`, and of the
:mod:`proofs <redverify.checking.proofs>` is one form of the data. In ``certificate.json`` it is a list
that starts with the class's tag: ``Access("A", ("i",))`` is ``["access", "A", ["i"]]``.
:mod:`.wire` translates between the two and refuses whatever is of no class.
:mod:`.of_program` makes terms from expressions of a typed program.
"""
