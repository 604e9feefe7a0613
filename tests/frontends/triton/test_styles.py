"""A survey of kernels in the manner of others (:mod:`.style_kernels`): verdicts, and a wrong twin of each.

They are in the styles of Triton's tutorials, of libraries of training kernels, and of linear attention.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from redverify.frontends.triton import verify
from redverify.language.standard import is_standard
from redverify.reporting.result import Verdict

pytest.importorskip("triton")

pytestmark = pytest.mark.ring("sweep")

FOLDER = Path(__file__).parent

#: Kernels that are verified: contract, specification, and an edit that makes the twin wrong.
VERIFIED = {
    "rms_norm_forward": ("rms_forward", "rms_forward", "axis=0) / n_cols", "axis=0) / BLOCK_SIZE"),
    "rms_norm_backward": ("rms_backward", "rms_backward", "X_ptr += X_row_stride\n", "pass\n"),
    "layer_norm_forward": ("layer_forward", "layer_forward", "tl.where(mask, X_centred, 0.0)", "X_centred"),
    "layer_norm_backward": ("layer_backward", "layer_backward", "(xhat * c1 + c2)", "xhat * c1"),
    "layer_norm_weights": ("layer_weights", "layer_weights", "rows = i + tl", "rows = tl"),
    "layer_norm_partial": ("layer_partial", "layer_partial", "pid < n_rows %", "pid <= n_rows %"),
    "softmax_persistent": ("softmax_any", "std:softmax", "n_rows, row_step", "n_rows - 1, row_step"),
    "swiglu_forward": ("swiglu_rows", "swiglu_rows", "b_ptr += program_id * stride", "b_ptr += program_id"),
    "swiglu_backward": ("swiglu_gradients", "swiglu_gradients", "(1 - sig_a) + sig_a", "(1 - sig_a)"),
    "geglu_tanh_forward": ("geglu_tanh", "geglu_tanh", "(1 + tanh_result)", "(1 - tanh_result)"),
    "geglu_tanh_backward": ("swiglu_gradients", "geglu_tanh_gradients", "(1 - tanh_sq)", "(1 - tanh_result)"),
    "gate_gradients": ("gate_in_place", "gate_gradients", "(1.0 - se_row)", "se_row"),
    "rope_in_place": ("rope", "rope", "cos_row + q_tile_1", "cos_row + new_q_tile_1"),
    "rope_of_both": ("rope_heads", "rope_heads", "k2 * cos_row + k1", "k2 * cos_row - k1"),
    "kl_div_forward": ("kl_div", "kl_div", "loss_sum += tl", "loss_sum = tl"),
    "scaled_in_place": ("in_place", "in_place", "output, mask=X_offsets < n_cols", "output"),
    "embedding_forward": ("embedding", "std:embedding", "None] & mask_n", "None] | mask_n"),
    "embedding_backward": ("embedding_gradients", "embedding_gradients", "tl.atomic_add", "tl.store"),
    "matmul_activated": ("product", "std:matmul_leaky_relu", "K - k * BLOCK_SIZE_K, other", "K, other"),
    "matmul_split": ("split", "std:matmul", "(rm < M)", "(rm <= M)"),
    "matmul_persistent_grouped": ("persistent_grouped", "std:matmul", " & (offs_k[None, :] < K)", ""),
    "matmul_persistent": ("persistent", "std:matmul", "M, offs_am, 0)", "M, offs_am, M)"),
    "geglu_forward": ("geglu", "geglu", "* e_row) + 1.0)", "* e_row) - 1.0)"),
    "l2norm_forward": ("l2norm", "l2norm", "b_x * b_x, 1) + eps", "b_x * b_x, 1)) + (eps"),
    "matmul_descriptors": ("by_descriptors", "by_descriptors", "i_n * BN, k * BK", "i_n * BN, k"),
    "norm_with_flags": ("flagged", "flagged", "tl.where(cols < N, x - mean, 0.0)", "x - mean"),
    "mean_pooling": ("pooling", "pooling", "min(BT, T - i_t * BT)", "BT"),
    "token_shift": ("shifted", "shifted", "if i_t == 0:", "if i_t == 1:"),
    "dropout_by_mask": ("kept", "kept", "x / (1 - p)", "x * (1 - p) * p"),
    "add_strided": ("strided", "strided", "offs < n", "offs <= n"),
}  # fmt: skip

#: Kernels that are not: contract, specification, and how the reason begins.
OPEN = {
    "layer_norm_locked": ("locked", "locked", "the operation tt.atomic_cas is not read"),
    "seeded_dropout": ("dropout", "unary", "the operation tt.mulhiui is not read"),
    "asin_kernel": ("unary", "unary", "the function __nv_asinf is not read"),
    "rope_of_groups": ("rope_groups", "rope_groups", "an index that is not affine"),
}


def module(folder: Path, kernel: str, old: str = "", new: str = "") -> str:
    """The module with an edit in a kernel."""
    text = (FOLDER / "style_kernels.py").read_text("utf-8")
    (node,) = (n for n in ast.parse(text).body if isinstance(n, ast.FunctionDef) and n.name == kernel)
    part = ast.get_source_segment(text, node)
    assert part is not None and (not old or old in part)
    path = folder / "style_kernels.py"
    path.write_text(text.replace(part, part.replace(old, new)) if old else text, "utf-8")
    return f"{path}:{kernel}"


def verdicts(program: str, contract: str, spec: str) -> set[Verdict]:
    name = spec if is_standard(spec) else f"{FOLDER}/styles.sched:{spec}"
    return {result.verdict for result in verify(program, name, contract, levels=False).values()}


@pytest.mark.parametrize("kernel", VERIFIED)
def test_kernels_of_the_survey_are_verified(kernel: str, tmp_path: Path) -> None:
    contract, spec, *_ = VERIFIED[kernel]
    assert verdicts(module(tmp_path, kernel), contract, spec) == {Verdict.VERIFIED}


@pytest.mark.parametrize("kernel", VERIFIED)
def test_their_twins_are_refuted(kernel: str, tmp_path: Path) -> None:
    contract, spec, old, new = VERIFIED[kernel]
    assert verdicts(module(tmp_path, kernel, old, new), contract, spec) == {Verdict.REFUTED}


@pytest.mark.parametrize("kernel", OPEN)
def test_what_is_not_read_has_its_line(kernel: str, tmp_path: Path) -> None:
    contract, spec, why = OPEN[kernel]
    with pytest.raises(Exception, match=why) as raised:
        verdicts(module(tmp_path, kernel), contract, spec)
    assert "style_kernels.py:" in str(raised.value)
