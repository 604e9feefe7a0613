"""The rings of tests, and which ring a file or a test is in.

The rings are `quick` (what a developer runs after each change), `full` (examples, corpus, solvers, the
command line) and `sweep` (mutants, random programs, attacks, TVM, and whatever needs Lean).

A file names its ring in its first mark, and a test or a case may name another one:

    pytestmark = pytest.mark.ring("quick")
    pytestmark = [pytest.mark.ring("sweep"), pytest.mark.skipif(...)]
    @pytest.mark.ring("sweep")
    pytest.param(..., marks=pytest.mark.ring("quick"))

Tests of a file that names none are in the ring `full`.
"""

from __future__ import annotations

import re

import pytest

RINGS = ("quick", "full", "sweep")

#: About how long each ring takes on an idle machine with two cores. For the sweep this holds where Lean's
#: library is compiled and what Lean accepted is in the cache; without these it is 25 minutes more.
TAKES = {"quick": "1 min", "full": "12 min", "sweep": "20 min"}

#: The ring of a test that says none.
DEFAULT = "full"

_MARK = r'pytest\.mark\.ring\("(\w+)"\)'
_OF_FILE = re.compile(rf"^pytestmark = \[?\s*{_MARK}", re.MULTILINE)
#: Beginnings of the names of tests (`tests/folder/file.py::test[case]`), and their rings. Of the entries
#: that fit, the longest counts.
TABLE = {
    # language, sets of integers, algebra
    "tests/language/": "quick",
    "tests/language/test_fuzz.py": "full",
    "tests/language/test_load.py::test_long_files_take_linear_time": "full",
    "tests/language/test_printer.py::test_files_round_trip": "full",
    "tests/evaluation/": "quick",
    "tests/laws/test_definitions.py": "quick",
    "tests/laws/test_random.py": "sweep",
    # the interpreter
    "tests/interpreter/": "quick",
    "tests/interpreter/test_nondistributive.py": "full",
    "tests/interpreter/test_enumeration.py": "full",
    "tests/interpreter/test_examples.py": "full",
    "tests/interpreter/test_machine.py::test_speed": "full",
    "tests/interpreter/test_traps.py": "full",
    "tests/interpreter/test_slices.py": "full",
    "tests/frontends/triton/": "full",
    "tests/frontends/triton/test_examples.py": "sweep",
    "tests/frontends/triton/test_mutants.py": "sweep",
    "tests/frontends/mlir/": "full",
    "tests/frontends/mlir/test_reading.py": "quick",
    "tests/frontends/mlir/test_words.py": "quick",
    "tests/frontends/mlir/test_folding.py": "quick",
    "tests/frontends/mlir/test_widths.py": "quick",
    "tests/frontends/mlir/test_random_pipelines.py": "sweep",
    "tests/witnesses/": "full",
    "tests/witnesses/test_large.py": "sweep",
    "tests/judgement/test_contradiction.py": "full",
    "tests/judgement/test_many_cases.py": "full",
    "tests/judgement/test_open_laws.py": "full",
    "tests/judgement/test_records.py": "full",
    "tests/judgement/test_undefined.py": "full",
    "tests/solving/test_floor_division.py": "full",
    "tests/solving/test_machine_operations.py": "full",
    "tests/solving/test_quotients.py": "full",
    "tests/solving/test_quotients.py::test_a_program": "sweep",
    # contracts between folders, documentation, and programs from file to verdict
    "tests/test_contracts.py": "quick",
    "tests/test_rings.py": "quick",
    "tests/test_rings.py::test_a_path_runs_all_rings": "full",
    "tests/cli/test_docs.py::test_links": "quick",
    "tests/cli/test_docs.py::test_files_named_in_the_pages_exist": "quick",
    "tests/cli/test_docs.py::test_documents_named_in_the_code_exist": "quick",
    "tests/cli/test_docs.py::test_every_page_is_in_the_index": "quick",
    "tests/cli/test_docs.py::test_every_module_is_on_the_map": "quick",
    "tests/cli/test_docs.py::test_every_file_of_lean_is_on_its_map": "quick",
    "tests/cli/test_docs.py::test_the_map_has_the_order_of_the_layers": "quick",
    "tests/cli/test_display.py": "quick",
    "tests/cli/test_output.py": "quick",
    "tests/editor/": "quick",
    "tests/editor/test_server.py": "full",
    "tests/cli/test_lean.py": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/gpu/interleaved_tree.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/kernels/row_max.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/language/argmax.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/language/ordered_chunks.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/language/wrapping_arithmetic.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/thesis/ch4/": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/thesis/ch5/matmul_parallel_k.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/thesis/ch7/strided_sum.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/thesis/ch7/triangular_reduction.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/wrong/missing_guard.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/wrong/missing_tail.sched]": "quick",
    "tests/cli/test_examples.py::test_verdict[examples/wrong/rolling_buffer_too_small.sched]": "quick",
    "tests/corpus/test_corpus.py::test_heading": "quick",
    # programs of fused reductions, and of indices that are data
    "tests/soundness/test_acceptance.py": "sweep",
    "tests/soundness/test_acceptance.py::test_there_are_as_many": "quick",
    # annotations that are inferred
    "tests/annotating/": "full",
    "tests/annotating/test_mutants.py": "sweep",
    "tests/annotating/test_annotate.py::test_examples_without_annotations_are_decided_as_before": "sweep",
    # the checker of certificates, without Lean
    "tests/checking/test_printer.py": "quick",
    "tests/checking/test_store.py": "quick",
    "tests/checking/test_batches.py": "sweep",
    "tests/checking/test_accepted.py": "full",
    "tests/checking/test_against.py": "full",
    "tests/checking/test_native.py": "full",
    "tests/checking/test_obligations.py": "full",
    "tests/checking/kernel/": "quick",
    "tests/checking/kernel/test_lean.py": "sweep",
    "tests/checking/kernel/test_native_kernel.py": "full",
    "tests/checking/kernel/test_real_olean.py": "full",
    "tests/checking/lean/": "quick",
    "tests/checking/lean/test_audit.py::test_our_sources": "full",
    "tests/certifying/test_definedness.py": "quick",
    "tests/certifying/test_facts.py": "quick",
    "tests/certifying/test_steps.py": "quick",
    "tests/certifying/test_steps.py::test_lean_finds_them_with_steps": "sweep",
    "tests/certifying/test_lemmas.py": "full",
    "tests/certifying/test_constants.py::test_accepted_by_lean": "sweep",
    "tests/certifying/test_lemmas.py::test_accepted_by_lean": "sweep",
    "tests/certifying/test_lemmas.py::test_a_long_specification_is_decided_by_the_kernel": "sweep",
    "tests/certifying/test_strict_certificates.py": "full",
    "tests/certifying/test_kept_entries.py::test_conditional_indices_are_accepted_by_lean": "sweep",
    "tests/certifying/test_layouts.py::test_accepted_by_lean": "sweep",
    "tests/certifying/test_layouts.py::test_not_plain_without_a_proof_is_rejected_by_lean": "sweep",
    "tests/certifying/test_names.py": "quick",
    "tests/certifying/test_names.py::test_accepted_by_lean": "sweep",
    "tests/certifying/test_ranks.py": "full",
    "tests/certifying/test_ranks.py::test_accepted_by_lean": "sweep",
    "tests/certifying/test_ranks.py::test_other_ranks_are_rejected_by_lean": "sweep",
    "tests/certifying/test_ranks.py::test_proofs_for_wrong_ranks_are_rejected_by_lean": "sweep",
    "tests/certifying/test_sums.py": "full",
    "tests/certifying/test_sums.py::test_accepted_by_lean": "sweep",
    "tests/certifying/test_algebra.py": "quick",
    # what Lean checks, or is attacked with
    "tests/attacks/": "sweep",
    "tests/certifying/test_independence.py": "sweep",
    "tests/certifying/test_interrupt.py": "sweep",
    "tests/certifying/test_kept.py": "sweep",
    "tests/certifying/test_strict_certificates.py::test_with_lean": "sweep",
    "tests/certifying/test_verified.py": "full",
    "tests/certifying/test_verified.py::test_the_page_lists_every_reason": "quick",
    "tests/certifying/test_verified.py::test_an_indicator": "quick",
    "tests/certifying/test_verified.py::test_accepted_by_lean": "sweep",
    "tests/cli/test_docs.py::test_sessions[Lean: ": "sweep",
    "tests/cli/test_docs.py::test_the_two_commands": "sweep",
    "tests/cli/test_docs.py::test_certificate_of_the_tutorial": "sweep",
    # TVM
    "tests/frontends/": "sweep",
    "tests/frontends/test_common.py": "full",
    "tests/frontends/test_digits.py": "quick",
    "tests/frontends/test_second_opinion.py": "quick",
    "tests/frontends/test_tuples.py": "sweep",
    "tests/frontends/test_phases.py": "full",
    "tests/frontends/test_phases.py::test_a_barrier_removed_by_hand": "sweep",
    "tests/frontends/test_phases.py::test_a_product_in_tiles": "sweep",
    "tests/frontends/test_phases.py::test_no_barriers_at_all": "sweep",
    "tests/frontends/test_all_reduces.py": "full",
    "tests/frontends/test_layouts.py": "full",
    "tests/frontends/test_products.py": "full",
    "tests/frontends/test_radix.py": "full",
    "tests/frontends/test_halide_reading.py": "full",
    "tests/frontends/test_halide_operators.py": "full",
    "tests/frontends/test_halide_schedules.py": "full",
    "tests/frontends/test_halide_order.py": "full",
    "tests/frontends/test_halide_sweep.py": "full",
    "tests/frontends/test_halide_sweep.py::test_random_programs": "sweep",
    "tests/frontends/test_halide_tuples.py": "full",
    "tests/frontends/test_halide_values.py": "full",
    "tests/frontends/test_halide_values.py::test_different_pipelines_are_not_verified": "sweep",
    "tests/frontends/test_halide_values.py::test_equal_pipelines_are_not_refuted": "sweep",
    "tests/frontends/test_halide_values.py::test_a_pipeline_is_its_own_algorithm": "sweep",
    "tests/frontends/test_halide_audit.py": "full",
    "tests/frontends/test_halide_checks.py": "quick",
    "tests/frontends/test_halide_mutants.py::test_kept_pipelines": "full",
    "tests/frontends/test_halide.py::test_a_product_narrowed_to_square_matrices": "sweep",
    "tests/frontends/test_halide.py::test_a_convolution_with_a_specialization": "sweep",
    "tests/frontends/test_halide.py::test_the_gallery": "sweep",
    "tests/frontends/test_halide_schedules.py::test_many": "sweep",
    "tests/frontends/test_threads.py": "full",
    "tests/frontends/test_uncovered.py": "full",
    "tests/frontends/test_tvm_order.py": "full",
    "tests/frontends/test_tvm_functions.py": "full",
    "tests/frontends/test_tvm_guards.py": "full",
    "tests/frontends/test_tvm_claimless.py": "full",
    "tests/solving/test_algebra.py": "quick",
    "tests/solving/test_algebra_points.py": "quick",
    "tests/solving/test_signs.py": "quick",
    "tests/solving/test_unfolding.py": "quick",
    "tests/solving/test_child.py": "quick",
    "tests/cli/test_tvm.py": "sweep",
    # reports
    "tests/reporting/": "quick",
    "tests/reporting/test_browser.py": "full",
    "tests/checking/test_bundle.py": "quick",
    # processes, and what is kept of earlier runs
    "tests/pipeline/": "quick",
    "tests/pipeline/test_cluster.py": "sweep",
    "tests/pipeline/test_engines.py": "full",
    # mutants and random programs
    "tests/mutation/": "sweep",
    "tests/mutation/test_tester.py": "full",
    "tests/solving/test_random_reductions.py": "sweep",
    "tests/soundness/test_soundness.py::test_random_programs": "sweep",
    "tests/soundness/test_padding.py": "sweep",
    "tests/soundness/test_data_indices.py": "full",
    "tests/soundness/test_data_indices.py::test_random_programs": "sweep",
}


def ring_of(item: pytest.Item) -> str:
    """The ring of a test: by the mark of the case, of the function, or of the file, whichever comes first."""
    marks = [mark for node in item.listchain() for mark in node.own_markers]
    return next((mark.args[0] for mark in reversed(marks) if mark.name == "ring"), DEFAULT)


def ring_of_file(text: str) -> str:
    """The ring of those tests of a file that do not name one."""
    found = _OF_FILE.search(text)
    return found[1] if found else DEFAULT


def rings_in(text: str) -> set[str]:
    """The rings that tests of a file may be in, without importing it."""
    return {ring_of_file(text), *re.findall(_MARK, text)}
