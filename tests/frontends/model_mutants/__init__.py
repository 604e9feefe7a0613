"""Mutation at the scale of models: ``python -m tests.frontends.model_mutants MODULE.py:MODEL --target cuda``.

Every kernel of a model is scheduled by a pipeline of TVM, then changed in one place of its TensorIR. A mutant
that redverify verifies against the function before scheduling is compiled by TVM and run: it must compute
what the function before computes, and touch only memory that is its own.

With ``--level thread`` the kernel is first lowered to what its threads run, with TVM's barriers as
statements, and barriers are dropped among other changes. A run of one statement after another does not show
that a barrier is missing, so verified mutants at this level are not run. One without a barrier has to be
looked at by hand.
"""
