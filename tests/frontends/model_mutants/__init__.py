"""Mutation at the scale of models: ``python -m tests.frontends.model_mutants MODULE.py:MODEL --target cuda``.

Every kernel of a model is scheduled by a pipeline of TVM, then changed in one place of its TensorIR. A mutant
that redverify verifies against the function before scheduling is compiled by TVM and run: it must compute
what the function before computes, and touch only memory that is its own.
"""
