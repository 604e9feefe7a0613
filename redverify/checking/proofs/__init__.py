"""The proof of a certificate: its data, and the Lean text that is rendered from it. None of it is trusted.

What comes out is a text for Lean. What Lean compiled of it is audited and compared with the statement, which
comes from elsewhere (:mod:`redverify.checking.statement`). So a mistake here can only prevent a proof, and
nothing that judges imports from this folder; only the command does (:mod:`redverify.checking.check`).
"""
