"""The kernels of examples/triton: module, kernel, contract, specification and verdict."""

from __future__ import annotations

from pathlib import Path

EXAMPLES = Path(__file__).parents[3] / "examples" / "triton"

#: Kernels that are verified for all sizes at the blocks of their contracts.
RIGHT = [
    tuple(line.split())
    for line in """
    vector_add vector_add contract vector_add
    elementwise relu one relu
    elementwise gelu one gelu
    elementwise swiglu gated swiglu
    elementwise axpy scaled axpy
    elementwise persistent_add persistent add
    elementwise strided_add persistent add
    tiles copy plain copy
    tiles transpose transposed transpose
    tiles add_bias biased add_bias
    rows softmax one_block softmax
    rows log_softmax one_block log_softmax
    rows softmax_online blocks softmax_online
    rows layer_norm normed layer_norm
    rows rms_norm scaled rms_norm
    rows row_sum folded row_sum
    rows row_max folded row_max
    rows cumsum one_block cumsum
    products matmul plain matmul
    products grouped one_axis matmul
    products split_k split matmul
    products batched batches batched
    products matvec vector matvec
    products outer vectors outer
    sums column_sums columns column_sums
    """.strip().splitlines()
]

#: Their wrong twins, which are refuted.
WRONG = [
    tuple(line.split())
    for line in """
    vector_add vector_add_wrong contract vector_add
    elementwise relu_wrong one relu
    elementwise gelu_wrong one gelu
    elementwise swiglu_wrong gated swiglu
    elementwise axpy_wrong scaled axpy
    elementwise strided_add_wrong persistent add
    tiles copy_wrong plain copy
    tiles add_bias_wrong biased add_bias
    rows softmax_wrong one_block softmax
    rows log_softmax_wrong one_block log_softmax
    rows rms_norm_wrong scaled rms_norm
    rows row_sum_wrong folded row_sum
    rows row_max_wrong folded row_max
    rows cumsum_wrong one_block cumsum
    products matmul_wrong plain matmul
    products split_k_wrong split matmul
    products outer_wrong vectors outer
    products matvec_wrong vector matvec
    sums column_sums_wrong columns column_sums
    sums column_sums columns_not_zeroed column_sums
    """.strip().splitlines()
]

#: Wrong twins for which no wrong run is found yet, or whose addresses no stride explains: inconclusive.
UNDECIDED = [
    tuple(line.split())
    for line in """
    tiles transpose_wrong transposed transpose
    rows softmax_online_wrong blocks softmax_online
    rows layer_norm_wrong normed layer_norm
    products grouped_wrong one_axis matmul
    products batched_wrong batches batched
    """.strip().splitlines()
]
