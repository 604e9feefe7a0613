"""Mutation at the scale of models: ``python -m tests.frontends.model_mutants MODULE.py:MODEL --target cuda``.

Every kernel of a model is scheduled by a pipeline of TVM, then changed in one place of its TensorIR. A mutant
that redverify verifies against the function before scheduling is compiled by TVM and run: it must compute
what the function before computes, and touch only memory that is its own.

All this is at the level of sblocks: the scheduled function has no barriers yet. The operator that drops a
barrier is there for functions that have some (``T.tvm_storage_sync``), as those at the level of threads.
A run of one statement after another does not show that a barrier is missing, so a verified mutant
without one of TVM's barriers has to be looked at by hand.
"""
