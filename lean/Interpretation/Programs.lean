module

public import Interpretation.Integers

/-!
# What the reference interpreter does, the semantics does

Written by `python -m tests.certifying.interpretation`.
-/

@[expose] public noncomputable section

namespace Redverify.Interpretation

/-! ## `allocations.sched`

Arrays that live in a block. -/

namespace Allocations

namespace P_siblings

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .ifte (.eq (.var v_i) (.const 0)) (
      .allocate a_t [.const 1] <|
      .seq (.assign a_t [.const 0] (.read a_a [.const 0])) <|
      .assign a_b [.const 0] (.read a_t [.const 0])
    ) (
      .allocate a_t [.const 2, .add (.var v_i) (.const 1)] <|
      .seq (.par v_j (.const 0) (.add (.var v_i) (.const 1)) <|
        .assign a_t [.const 1, .var v_j] (.read a_a [.var v_j])) <|
      .assign a_b [.var v_i] (.read a_t [.const 1, .var v_i])
    )

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_siblings

namespace P_in_a_loop

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .allocate a_t [.add (.var v_i) (.const 1)] <|
    .seq (.assign a_t [.var v_i] (.read a_a [.var v_i])) <|
    .assign a_b [.var v_i] (.read a_t [.var v_i])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_in_a_loop

namespace P_nothing_is_kept

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .allocate a_t [] <|
    .seq (.ifte (.eq (.var v_i) (.const 0)) (
      .assign a_t [] (.read a_a [.var v_i])
    ) (
      .skip
    )) <|
    .assign a_b [.var v_i] (.read a_t [])

/-- `N=2`: ends (in spite of `defined`). -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, none]]) :=
  ends_of (by decide +kernel)

end P_nothing_is_kept

namespace P_of_no_cells

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `s` -/ abbrev a_s : Arr := 2
/-- `t` -/ abbrev a_t : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_s [.add (.var v_N) (.const (-7))] <|
  .allocate a_t [.const 0, .var v_N] <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_of_no_cells

namespace P_of_no_cells_written

/-- `N` -/ abbrev v_N : Var := 0
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .assign a_t [.const 0] (.fn (.literal .i32 0 1) [])

/-- `N=-3`: fails (`bounds`). -/
theorem run_1 :
    Fails (parameters [(-3)]) (arrays [array a_a [0] [], array a_b [0] []]) body :=
  fails_of (by decide +kernel)

end P_of_no_cells_written

namespace P_outer_stays

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .seq (.for v_i (.const 0) (.var v_N) <|
    .seq (.assign a_t [.var v_i] (.read a_a [.var v_i])) <|
    .ifte (.eq (.var v_i) (.const 1)) (
      .allocate a_u [.var v_N] <|
      .seq (.assign a_u [.const 0] (.fn (.literal .i32 7 1) [])) <|
      .assign a_b [.const 0] (.read a_u [.const 0])
    ) (
      .skip
    )) <|
  .par v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_t [.var v_i])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_outer_stays

namespace P_shadowed

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .seq (.for v_i (.const 0) (.var v_N) <|
    .seq (.assign a_t [.var v_i] (.read a_a [.var v_i])) <|
    .ifte (.eq (.var v_i) (.const 1)) (
      .allocate a_t [.add (.var v_N) (.const 1)] <|
      .seq (.assign a_t [.const 0] (.fn (.literal .i32 7 1) [])) <|
      .assign a_t [.var v_N] (.read a_t [.const 0])
    ) (
      .skip
    )) <|
  .par v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_t [.var v_i])

/-- `N=3 inner=t`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_shadowed

namespace P_shadowed_bound

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .seq (.assign a_b [.var v_i] (.read a_a [.var v_i])) <|
    .ifte (.eq (.var v_i) (.const 1)) (
      .allocate a_b [] <|
      .assign a_b [] (.fn (.literal .i32 7 1) [])
    ) (
      .skip
    )

/-- `N=3 inner=b`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_shadowed_bound

namespace P_shadowed_in_parallel

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .seq (.assign a_t [.var v_i] (.read a_a [.var v_i])) <|
    .par v_j (.const 0) (.const 2) <|
      .allocate a_t [.const 1] <|
      .assign
        a_t
        [.const 0]
        (.fn (.builtin "+" .i32) [.fn (.literal .i32 7 1) [], .index .i32 (.var v_i)])) <|
  .par v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_t [.var v_i])

/-- `N=2 inner=t`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_shadowed_in_parallel

namespace P_shadowed_race

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `s` -/ abbrev a_s : Arr := 3
/-- `inner` -/ abbrev a_inner : Arr := 4

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.const 1] <|
  .allocate a_s [.const 1] <|
  .seq (.assign a_t [.const 0] (.read a_a [.const 0])) <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .seq (.assign a_t [.const 0] (.read a_a [.const 0])) <|
    .allocate a_inner [.const 1] <|
    .seq (.assign a_inner [.const 0] (.read a_a [.const 0])) <|
    .assign a_b [.var v_i] (.read a_t [.const 0])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_shadowed_race

namespace P_shadowed_race_renamed

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `s` -/ abbrev a_s : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.const 1] <|
  .allocate a_s [.const 1] <|
  .seq (.assign a_t [.const 0] (.read a_a [.const 0])) <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .seq (.assign a_t [.const 0] (.read a_a [.const 0])) <|
    .allocate a_t [.const 1] <|
    .seq (.assign a_t [.const 0] (.read a_a [.const 0])) <|
    .assign a_b [.var v_i] (.read a_t [.const 0])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2 inner=t`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_shadowed_race_renamed

end Allocations

/-! ## `copies.sched`

Loops, conditionals, memory errors and races, over the simplest of values. -/

namespace Copies

namespace P_in_order

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .seq (.skip) <|
  .for v_i (.const 0) (.var v_N) <|
    .seq (.assign a_b [.var v_i] (.read a_a [.var v_i])) <|
    .skip

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

/-- `N=0`: ends. -/
theorem run_2 :
    Ends
      (parameters [0])
      (arrays [array a_a [0] [], array a_b [0] []])
      body
      (arrays [array a_a [0] [], array a_b [0] []]) :=
  ends_of (by decide +kernel)

/-- `N=-2`: ends. -/
theorem run_3 :
    Ends
      (parameters [(-2)])
      (arrays [array a_a [0] [], array a_b [0] []])
      body
      (arrays [array a_a [0] [], array a_b [0] []]) :=
  ends_of (by decide +kernel)

end P_in_order

namespace P_backwards

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .letin v_j (.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))) <|
    .letin v_k (.var v_j) <|
    .assign a_b [.var v_k] (.read a_a [.var v_j])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_backwards

namespace P_in_parallel

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_in_parallel

namespace P_nothing_before

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .seq (.for v_i (.var v_N) (.const 0) <|
    .assign a_b [.add (.var v_i) (.const 100)] (.read a_a [.const (-1)])) <|
  .seq (.par v_i (.const 5) (.const (-5)) <|
    .assign a_b [.add (.var v_i) (.const 100)] (.read a_a [.const (-1)])) <|
  .par v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_nothing_before

namespace P_by_cases

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .ifte
      (.and .true (.or (.eq (.var v_i) (.const 0)) (.eq (.var v_i) (.add (.var v_N) (.const (-1)))))) (
      .assign a_b [.var v_i] (.read a_a [.var v_i])
    ) (
      .ifte (.and (.not (.lt (.const 2) (.var v_i))) (.not (.eq (.var v_i) (.const 1)))) (
        .ifte (.lt (.var v_i) (.var v_N)) (
          .assign a_b [.var v_i] (.read a_a [.var v_i])
        ) (
          .skip
        )
      ) (
        .seq (.assign a_b [.var v_i] (.read a_a [.var v_i])) <|
        .assign a_b [.var v_i] (.read a_b [.var v_i])
      )
    )

/-- `N=5`: ends. -/
theorem run_1 :
    Ends
      (parameters [5])
      (arrays
        [
          array a_a [5] [some 7, some 8, some 9, some 6, some 3],
          array a_b [5] [none, none, none, none, none]])
      body
      (arrays
        [
          array a_a [5] [some 7, some 8, some 9, some 6, some 3],
          array a_b [5] [some 7, some 8, some 9, some 6, some 3]]) :=
  ends_of (by decide +kernel)

end P_by_cases

namespace P_by_two_loops

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.div (.add (.var v_N) (.const 1)) 2) <|
    .for v_j (.mul 2 (.var v_i)) (.min (.add (.mul 2 (.var v_i)) (.const 2)) (.var v_N)) <|
      .assign a_b [.var v_j] (.read a_a [.var v_j])

/-- `N=5`: ends. -/
theorem run_1 :
    Ends
      (parameters [5])
      (arrays
        [
          array a_a [5] [some 7, some 8, some 9, some 6, some 3],
          array a_b [5] [none, none, none, none, none]])
      body
      (arrays
        [
          array a_a [5] [some 7, some 8, some 9, some 6, some 3],
          array a_b [5] [some 7, some 8, some 9, some 6, some 3]]) :=
  ends_of (by decide +kernel)

end P_by_two_loops

namespace P_in_place

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .assign a_a [.var v_i] (.read a_a [.var v_i])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_in_place

namespace P_writes_beyond

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.add (.var v_N) (.const 1)) <|
    .assign a_b [.var v_i] (.fn (.literal .real 0 1) [])

/-- `N=2`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_writes_beyond

namespace P_writes_before

/-- `N` -/ abbrev v_N : Var := 0
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .assign a_b [.const (-1)] (.fn (.literal .real 0 1) [])

/-- `N=2`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_writes_before

namespace P_reads_beyond

/-- `N` -/ abbrev v_N : Var := 0
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .assign a_b [.const 0] (.read a_a [.var v_N])

/-- `N=2`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_reads_beyond

namespace P_reads_before

/-- `N` -/ abbrev v_N : Var := 0
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .assign
    a_b
    [.const 0]
    (.fn
      (.builtin "+" .real)
      [.read a_a [.const 0], .read a_a [.add (.const 0) (.mul (-1) (.var v_N))]])

/-- `N=2`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_reads_before

namespace P_reads_nothing

/-- `N` -/ abbrev v_N : Var := 0
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [.const 0] (.read a_a [.const 0])) <|
  .assign a_b [.const 1] (.read a_b [.const 1])

/-- `N=2`: ends (in spite of `defined`). -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, none]]) :=
  ends_of (by decide +kernel)

end P_reads_nothing

namespace P_later_error

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .seq (.assign a_b [.var v_i] (.read a_a [.var v_i])) <|
    .ifte (.eq (.var v_i) (.add (.var v_N) (.const (-2)))) (
      .assign a_b [.var v_i] (.read a_b [.add (.var v_i) (.const 1)])
    ) (
      .skip
    )

/-- `N=3`: ends (in spite of `defined`). -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, none, some 9]]) :=
  ends_of (by decide +kernel)

end P_later_error

namespace P_error_not_reached

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .seq (.assign a_b [.var v_i] (.read a_a [.var v_i])) <|
    .ifte (.le (.var v_N) (.var v_i)) (
      .assign a_b [.var v_i] (.read a_b [.add (.var v_i) (.const 1)])
    ) (
      .skip
    )

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_error_not_reached

namespace P_error_in_a_thread

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .seq (.assign a_b [.var v_i] (.read a_a [.var v_i])) <|
    .ifte (.eq (.var v_i) (.const 1)) (
      .assign a_b [.var v_i] (.read a_a [.add (.var v_i) (.var v_N)])
    ) (
      .skip
    )

/-- `N=3`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body :=
  fails_of (by decide +kernel)

end P_error_in_a_thread

namespace P_one_cell

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .assign a_b [.const 0] (.read a_a [.var v_i])

/-- `N=3`: fails (`overlap`). -/
theorem run_1 :
    Fails
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body :=
  fails_of (by decide +kernel)

/-- `N=1`: ends. -/
theorem run_2 :
    Ends
      (parameters [1])
      (arrays [array a_a [1] [some 7], array a_b [1] [none]])
      body
      (arrays [array a_a [1] [some 7], array a_b [1] [some 7]]) :=
  ends_of (by decide +kernel)

end P_one_cell

namespace P_one_cell_one_value

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .seq (.par v_i (.const 0) (.var v_N) <|
    .assign a_b [.const 0] (.read a_a [.const 0])) <|
  .par v_i (.const 1) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_one_cell_one_value

namespace P_two_writes_each

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .seq (.par v_i (.const 0) (.var v_N) <|
    .seq (.assign a_b [.const 0] (.read a_a [.var v_i])) <|
    .assign a_b [.const 0] (.read a_a [.const 0])) <|
  .assign a_b [.const 1] (.read a_a [.const 1])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_two_writes_each

namespace P_reads_what_another_writes

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .seq (.for v_i (.const 0) (.var v_N) <|
    .assign a_t [.var v_i] (.read a_a [.const 0])) <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .assign a_t [.var v_i] (.read a_t [.const 0])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=3`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body :=
  fails_of (by decide +kernel)

/-- `N=1`: ends. -/
theorem run_2 :
    Ends
      (parameters [1])
      (arrays [array a_a [1] [some 7], array a_b [1] [none]])
      body
      (arrays [array a_a [1] [some 7], array a_b [1] [some 7]]) :=
  ends_of (by decide +kernel)

end P_reads_what_another_writes

namespace P_reads_what_it_writes

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .par v_i (.const 0) (.var v_N) <|
    .seq (.assign a_t [.var v_i] (.read a_a [.var v_i])) <|
    .assign a_b [.var v_i] (.read a_t [.var v_i])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_reads_what_it_writes

namespace P_exchange

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [.const 0] (.read a_a [.const 1])) <|
  .seq (.assign a_b [.const 1] (.read a_a [.const 0])) <|
  .par v_i (.const 0) (.const 2) <|
    .assign a_b [.var v_i] (.read a_b [.add (.const 1) (.mul (-1) (.var v_i))])

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_exchange

namespace P_shared_scratch

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .par v_i (.const 0) (.var v_N) <|
    .seq (.assign a_t [] (.read a_a [.var v_i])) <|
    .assign a_b [.var v_i] (.read a_t [])

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_shared_scratch

namespace P_private_scratch

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .allocate a_t [] <|
    .seq (.assign a_t [] (.read a_a [.var v_i])) <|
    .assign a_b [.var v_i] (.read a_t [])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_private_scratch

namespace P_nested

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N, .var v_N] <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .par v_j (.const 0) (.var v_N) <|
      .assign a_t [.var v_i, .var v_j] (.read a_a [.var v_j])) <|
  .par v_i (.const 0) (.var v_N) <|
    .assign
      a_b
      [.var v_i]
      (.read a_t [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i)), .var v_i])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_nested

namespace P_nested_conflict

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .par v_j (.const 0) (.var v_N) <|
      .assign
        a_b
        [.var v_j]
        (.read
          a_a
          [
            .select
              (.lt (.add (.var v_i) (.var v_j)) (.var v_N))
              (.add (.var v_i) (.var v_j))
              (.add (.add (.var v_i) (.var v_j)) (.mul (-1) (.var v_N)))])

/-- `N=2`: fails (`overlap`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

/-- `N=1`: ends. -/
theorem run_2 :
    Ends
      (parameters [1])
      (arrays [array a_a [1] [some 7], array a_b [1] [none]])
      body
      (arrays [array a_a [1] [some 7], array a_b [1] [some 7]]) :=
  ends_of (by decide +kernel)

end P_nested_conflict

namespace P_nested_read

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .seq (.for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.const 0])) <|
  .par v_i (.const 0) (.var v_N) <|
    .par v_j (.const 0) (.var v_N) <|
      .ifte (.eq (.var v_i) (.var v_j)) (
        .assign
          a_b
          [.var v_i]
          (.read
            a_b
            [.select (.lt (.add (.var v_i) (.const 1)) (.var v_N)) (.add (.var v_i) (.const 1)) (.const 0)])
      ) (
        .skip
      )

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_nested_read

namespace P_one_after_the_other

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .assign a_t [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))] (.read a_a [.var v_i])) <|
  .par v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_t [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_one_after_the_other

namespace P_sequence_in_parallel

/-- `N` -/ abbrev v_N : Var := 0
/-- `j` -/ abbrev v_j : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.const 2, .var v_N] <|
  .seq (.par v_j (.const 0) (.const 2) <|
    .for v_i (.const 0) (.var v_N) <|
      .seq (.assign a_t [.var v_j, .var v_i] (.read a_a [.var v_i])) <|
      .ifte (.lt (.const 0) (.var v_i)) (
        .assign a_t [.var v_j, .add (.var v_i) (.const (-1))] (.read a_t [.var v_j, .var v_i])
      ) (
        .skip
      )) <|
  .par v_i (.const 0) (.var v_N) <|
    .assign
      a_b
      [.var v_i]
      (.select
        (.lt (.var v_i) (.add (.var v_N) (.const (-1))))
        (.read a_a [.var v_i])
        (.read a_t [.const 1, .var v_i]))

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_sequence_in_parallel

end Copies

/-! ## `indices.sched`

Index expressions and conditions, with negative numbers. -/

namespace Indices

namespace P_expressions

/-- `N` -/ abbrev v_N : Var := 0
/-- `K` -/ abbrev v_K : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `b` -/ abbrev a_b : Arr := 0
/-- `c` -/ abbrev a_c : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .seq (.assign
      a_b
      [.var v_i]
      (.fn
        (.builtin "+" .i64)
        [
          .fn
            (.builtin "+" .i64)
            [
              .fn
                (.builtin "-" .i64)
                [
                  .fn
                    (.builtin "+" .i64)
                    [
                      .index .i64 (.div (.add (.var v_i) (.var v_K)) 3),
                      .index .i64 (.mul 100 (.mod (.add (.var v_i) (.var v_K)) 3))],
                  .fn
                    (.builtin "*" .i64)
                    [
                      .index .i64 (.mul (-1) (.div (.add (.var v_i) (.const (-4))) 2)),
                      .index .i64 (.min (.min (.var v_i) (.const 3)) (.mul (-1) (.var v_K)))]],
              .index
                .i64
                (.max (.max (.var v_K) (.mul (-1) (.var v_i))) (.add (.const 1) (.mul (-1) (.var v_N))))],
          .index
            .i64
            (.select
              (.or
                (.and (.eq (.mod (.var v_i) 2) (.const 0)) (.not (.lt (.const 2) (.var v_i))))
                (.eq (.var v_i) (.const 5)))
              (.mul 7 (.var v_i))
              (.add (.var v_K) (.mul (-1) (.var v_i))))])) <|
    .assign
      a_c
      [.var v_i]
      (.cond
        (.and
          (.and
            (.not (.eq (.var v_i) (.add (.var v_K) (.const 5))))
            (.or
              (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.const 3)))
              (.le (.const 5) (.var v_i))))
          (.not
            (.or
              (.le (.var v_i) (.const 1))
              (.lt (.add (.add (.var v_N) (.var v_K)) (.const 6)) (.var v_i))))))

/-- `N=8 K=-5`: ends. -/
theorem run_1 :
    Ends
      (parameters [8, (-5)])
      (arrays
        [
          array a_b [8] [none, none, none, none, none, none, none, none],
          array a_c [8] [none, none, none, none, none, none, none, none]])
      body
      (arrays
        [
          array a_b [8] [some 98, some 189, some 9, some 85, some 186, some 30, some 87, some 186],
          array a_c [8] [some 0, some 0, some 1, some 0, some 0, some 1, some 1, some 1]]) :=
  ends_of (by decide +kernel)

/-- `N=3 K=4`: ends. -/
theorem run_2 :
    Ends
      (parameters [3, 4])
      (arrays [array a_b [3] [none, none, none], array a_c [3] [none, none, none]])
      body
      (arrays [array a_b [3] [some 113, some 216, some 24], array a_c [3] [some 0, some 0, some 1]]) :=
  ends_of (by decide +kernel)

end P_expressions

namespace P_conditions

/-- `N` -/ abbrev v_N : Var := 0
/-- `K` -/ abbrev v_K : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `b` -/ abbrev a_b : Arr := 0
/-- `c` -/ abbrev a_c : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .seq (.assign
      a_b
      [.var v_i]
      (.fn
        (.builtin "+" .i64)
        [
          .fn
            (.builtin "+" .i64)
            [
              .fn
                (.builtin "+" .i64)
                [
                  .index
                    .i64
                    (.add
                      (.div (.add (.var v_i) (.var v_K)) 3)
                      (.mul 100 (.mod (.add (.var v_i) (.var v_K)) 3))),
                  .fn
                    (.builtin "*" .i64)
                    [
                      .index .i64 (.div (.add (.var v_i) (.const (-4))) 2),
                      .index .i64 (.min (.var v_i) (.min (.const 3) (.mul (-1) (.var v_K))))]],
              .index
                .i64
                (.max (.max (.var v_K) (.mul (-1) (.var v_i))) (.add (.const 1) (.mul (-1) (.var v_N))))],
          .index
            .i64
            (.select
              (.or
                (.and (.eq (.mod (.var v_i) 2) (.const 0)) (.not (.lt (.const 2) (.var v_i))))
                (.eq (.var v_i) (.const 5)))
              (.mul 7 (.var v_i))
              (.add (.var v_K) (.mul (-1) (.var v_i))))])) <|
    .ifte (.eq (.var v_i) (.add (.var v_K) (.const 5))) (
      .assign a_c [.var v_i] (.fn (.special .bool "false") [])
    ) (
      .ifte
        (.or (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.const 3))) (.le (.const 5) (.var v_i))) (
        .ifte
          (.or
            (.le (.var v_i) (.const 1))
            (.not (.le (.var v_i) (.add (.add (.var v_N) (.var v_K)) (.const 6))))) (
          .assign a_c [.var v_i] (.fn (.special .bool "false") [])
        ) (
          .assign a_c [.var v_i] (.fn (.special .bool "true") [])
        )
      ) (
        .assign a_c [.var v_i] (.cond (.or .false (.eq (.var v_i) (.const (-1)))))
      )
    )

/-- `N=7 K=-3`: ends. -/
theorem run_1 :
    Ends
      (parameters [7, (-3)])
      (arrays
        [
          array a_b [7] [none, none, none, none, none, none, none],
          array a_c [7] [none, none, none, none, none, none, none]])
      body
      (arrays
        [
          array a_b [7] [some (-1), some 92, some 209, some (-12), some 90, some 232, some (-8)],
          array a_c [7] [some 0, some 0, some 0, some 0, some 0, some 1, some 1]]) :=
  ends_of (by decide +kernel)

end P_conditions

namespace P_ranges

/-- `N` -/ abbrev v_N : Var := 0
/-- `K` -/ abbrev v_K : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.var v_K) (.add (.var v_K) (.var v_N)) <|
    .assign
      a_b
      [.add (.var v_i) (.mul (-1) (.var v_K))]
      (.read a_a [.add (.var v_i) (.mul (-1) (.var v_K))])

/-- `N=6 K=-4`: ends. -/
theorem run_1 :
    Ends
      (parameters [6, (-4)])
      (arrays
        [
          array a_a [6] [some 4, some 2, some 9, some 3, some 7, some 8],
          array a_b [6] [none, none, none, none, none, none]])
      body
      (arrays
        [
          array a_a [6] [some 4, some 2, some 9, some 3, some 7, some 8],
          array a_b [6] [some 4, some 2, some 9, some 3, some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_ranges

namespace P_cells

/-- `N` -/ abbrev v_N : Var := 0
/-- `K` -/ abbrev v_K : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_i (.var v_K) (.add (.var v_K) (.var v_N)) <|
    .assign
      a_b
      [.div (.add (.var v_i) (.mul (-1) (.var v_K))) 3, .mod (.add (.var v_i) (.mul (-1) (.var v_K))) 3]
      (.read a_a [.add (.mul 2 (.add (.var v_i) (.mul (-1) (.var v_K)))) (.const 1)])

/-- `N=6 K=-4`: ends. -/
theorem run_1 :
    Ends
      (parameters [6, (-4)])
      (arrays
        [
          array
            a_a
            [12]
            [none, some 4, none, some 2, none, some 9, none, some 3, none, some 7, none, some 8],
          array a_b [3, 4] [none, none, none, none, none, none, none, none, none, none, none, none]])
      body
      (arrays
        [
          array
            a_a
            [12]
            [none, some 4, none, some 2, none, some 9, none, some 3, none, some 7, none, some 8],
          array
            a_b
            [3, 4]
            [some 4, some 2, some 9, none, some 3, some 7, some 8, none, none, none, none, none]]) :=
  ends_of (by decide +kernel)

end P_cells

namespace P_places

/-- `N` -/ abbrev v_N : Var := 0
/-- `K` -/ abbrev v_K : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .for v_i (.var v_K) (.add (.var v_K) (.var v_N)) <|
    .assign
      a_b
      [.add (.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))) (.var v_K)]
      (.read a_a [.select (.lt (.var v_i) (.const 0)) (.add (.var v_i) (.const 7)) (.var v_i)])

/-- `N=4 K=-7`: ends. -/
theorem run_1 :
    Ends
      (parameters [4, (-7)])
      (arrays
        [array a_a [4] [some 5, some 6, some 7, some 4], array a_b [4] [none, none, none, none]])
      body
      (arrays
        [
          array a_a [4] [some 5, some 6, some 7, some 4],
          array a_b [4] [some 4, some 7, some 6, some 5]]) :=
  ends_of (by decide +kernel)

end P_places

end Indices

/-! ## `products.sched`

Products of variables in indices, quotients and remainders by variables, with negative numbers. -/

namespace Products

namespace P_expressions

/-- `N` -/ abbrev v_N : Var := 0
/-- `K` -/ abbrev v_K : Var := 1
/-- `T` -/ abbrev v_T : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `q` -/ abbrev v_q : Var := 4
/-- `b` -/ abbrev a_b : Arr := 0

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .letin v_q (.quot (.add (.var v_i) (.var v_K)) (.var v_T)) <|
    .assign
      a_b
      [.var v_i]
      (.fn
        (.builtin "+" .i64)
        [
          .fn
            (.builtin "+" .i64)
            [
              .fn
                (.builtin "-" .i64)
                [.index .i64 (.prod (.var v_i) (.var v_K)), .index .i64 (.mul 100 (.var v_q))],
              .index
                .i64
                (.prod
                  (.rem (.add (.var v_i) (.var v_K)) (.var v_T))
                  (.add (.var v_K) (.mul (-1) (.var v_i))))],
          .fn
            (.builtin "*" .i64)
            [
              .index .i64 (.min (.prod (.var v_i) (.var v_T)) (.prod (.var v_K) (.var v_K))),
              .index
                .i64
                (.select
                  (.or
                    (.eq (.quot (.var v_i) (.var v_T)) (.const 1))
                    (.eq (.rem (.prod (.var v_i) (.var v_K)) (.var v_T)) (.const 0)))
                  (.quot (.prod (.var v_i) (.var v_i)) (.var v_T))
                  (.mul (-1) (.prod (.var v_i) (.var v_T))))]])

/-- `N=8 K=-5 T=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [8, (-5), 3])
      (arrays [array a_b [8] [none, none, none, none, none, none, none, none]])
      body
      (arrays
        [
          array
            a_b
            [8]
            [some 195, some 174, some 54, some 104, some 122, some 95, some 175, some (-500)]]) :=
  ends_of (by decide +kernel)

/-- `N=3 K=4 T=1`: ends. -/
theorem run_2 :
    Ends
      (parameters [3, 4, 1])
      (arrays [array a_b [3] [none, none, none]])
      body
      (arrays [array a_b [3] [some (-400), some (-495), some (-584)]]) :=
  ends_of (by decide +kernel)

/-- `N=5 K=-7 T=9`: ends. -/
theorem run_3 :
    Ends
      (parameters [5, (-7), 9])
      (arrays [array a_b [5] [none, none, none, none, none]])
      body
      (arrays [array a_b [5] [some 86, some (-12), some (-274), some (-700), some (-1290)]]) :=
  ends_of (by decide +kernel)

end P_expressions

namespace P_tiled

/-- `N` -/ abbrev v_N : Var := 0
/-- `T` -/ abbrev v_T : Var := 1
/-- `o` -/ abbrev v_o : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_o (.const 0) (.quot (.add (.add (.var v_N) (.var v_T)) (.const (-1))) (.var v_T)) <|
    .for v_i (.const 0) (.min (.var v_T) (.add (.var v_N) (.mul (-1) (.prod (.var v_o) (.var v_T))))) <|
      .assign
        a_b
        [.add (.prod (.var v_o) (.var v_T)) (.var v_i)]
        (.read a_a [.add (.prod (.var v_o) (.var v_T)) (.var v_i)])

/-- `N=7 T=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [7, 3])
      (arrays
        [
          array a_a [7] [some 7, some 8, some 9, some 6, some 3, some 4, some 5],
          array a_b [7] [none, none, none, none, none, none, none]])
      body
      (arrays
        [
          array a_a [7] [some 7, some 8, some 9, some 6, some 3, some 4, some 5],
          array a_b [7] [some 7, some 8, some 9, some 6, some 3, some 4, some 5]]) :=
  ends_of (by decide +kernel)

/-- `N=2 T=5`: ends. -/
theorem run_2 :
    Ends
      (parameters [2, 5])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_tiled

namespace P_rows

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `S` -/ abbrev v_S : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .for v_j (.const 0) (.var v_M) <|
      .assign a_b [.var v_i, .var v_j] (.read a_a [.add (.prod (.var v_i) (.var v_S)) (.var v_j)])

/-- `N=2 M=3 S=4`: ends. -/
theorem run_1 :
    Ends
      (parameters [2, 3, 4])
      (arrays
        [
          array a_a [8] [some 6, some 9, some 5, none, some 7, some 3, some 8, none],
          array a_b [2, 3] [none, none, none, none, none, none]])
      body
      (arrays
        [
          array a_a [8] [some 6, some 9, some 5, none, some 7, some 3, some 8, none],
          array a_b [2, 3] [some 6, some 9, some 5, some 7, some 3, some 8]]) :=
  ends_of (by decide +kernel)

end P_rows

namespace P_outside

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `S` -/ abbrev v_S : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .for v_j (.const 0) (.var v_M) <|
      .assign
        a_b
        [.add (.prod (.var v_i) (.var v_S)) (.var v_j)]
        (.read a_a [.add (.prod (.var v_i) (.var v_M)) (.var v_j)])

/-- `N=2 M=3 S=4`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [2, 3, 4])
      (arrays
        [
          array a_a [6] [some 6, some 9, some 5, some 7, some 3, some 8],
          array a_b [6] [none, none, none, none, none, none]])
      body :=
  fails_of (by decide +kernel)

end P_outside

namespace P_lanes

/-- `N` -/ abbrev v_N : Var := 0
/-- `P` -/ abbrev v_P : Var := 1
/-- `l` -/ abbrev v_l : Var := 2
/-- `r` -/ abbrev v_r : Var := 3
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_l (.const 0) (.var v_P) <|
    .for
      v_r
      (.const 0)
      (.quot (.add (.add (.add (.var v_N) (.var v_P)) (.const (-1))) (.mul (-1) (.var v_l))) (.var v_P)) <|
      .assign a_b [.var v_r, .var v_l] (.read a_a [.add (.prod (.var v_r) (.var v_P)) (.var v_l)])

/-- `N=7 P=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [7, 3])
      (arrays
        [
          array a_a [7] [some 7, some 8, some 9, some 6, some 3, some 4, some 5],
          array a_b [3, 3] [none, none, none, none, none, none, none, none, none]])
      body
      (arrays
        [
          array a_a [7] [some 7, some 8, some 9, some 6, some 3, some 4, some 5],
          array a_b [3, 3] [some 7, some 8, some 9, some 6, some 3, some 4, some 5, none, none]]) :=
  ends_of (by decide +kernel)

end P_lanes

namespace P_columns

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1

/-- The program. -/
def body : Cmd :=
  .par v_k (.const 0) (.prod (.var v_N) (.var v_M)) <|
    .assign
      a_b
      [.add (.prod (.rem (.var v_k) (.var v_M)) (.var v_N)) (.quot (.var v_k) (.var v_M))]
      (.read a_a [.var v_k])

/-- `N=3 M=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [3, 2])
      (arrays
        [
          array a_a [6] [some 6, some 9, some 7, some 3, some 5, some 4],
          array a_b [6] [none, none, none, none, none, none]])
      body
      (arrays
        [
          array a_a [6] [some 6, some 9, some 7, some 3, some 5, some 4],
          array a_b [6] [some 6, some 7, some 5, some 9, some 3, some 4]]) :=
  ends_of (by decide +kernel)

end P_columns

end Products

/-! ## `sums.sched`

Accumulations: plain, atomic, and what disturbs them. -/

namespace Sums

namespace P_in_order

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.assign a_c [] (.fn (.literal .real 5 1) [])) <|
  .scope [a_b, a_c] <|
    .for v_i (.const 0) (.var v_N) <|
      .seq (.accumulate false (.builtin "+" .real) a_b [] (.read a_a [.var v_i])) <|
      .accumulate false (.builtin "+" .real) a_c [] (.fn (.builtin "neg" .real) [.read a_a [.var v_i]])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [] [none], array a_c [] [none]])
      body
      (arrays
        [array a_a [3] [some 7, some 8, some 9], array a_b [] [some 24], array a_c [] [some (-19)]]) :=
  ends_of (by decide +kernel)

/-- `N=0`: ends. -/
theorem run_2 :
    Ends
      (parameters [0])
      (arrays [array a_a [0] [], array a_b [] [none], array a_c [] [none]])
      body
      (arrays [array a_a [0] [], array a_b [] [some 0], array a_c [] [some 5]]) :=
  ends_of (by decide +kernel)

end P_in_order

namespace P_backwards

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_b] <|
    .for v_i (.const 0) (.var v_N) <|
      .accumulate
        false
        (.builtin "+" .real)
        a_b
        []
        (.read a_a [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))])) <|
  .assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [] [none], array a_c [] [none]])
      body
      (arrays
        [array a_a [3] [some 7, some 8, some 9], array a_b [] [some 24], array a_c [] [some (-19)]]) :=
  ends_of (by decide +kernel)

end P_backwards

namespace P_from_nothing

/-- `N` -/ abbrev v_N : Var := 0
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .scope [a_b] <|
    .accumulate false (.builtin "+" .real) a_b [] (.read a_a [.const 0])

/-- `N=2`: ends (in spite of `defined`). -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]]) :=
  ends_of (by decide +kernel)

end P_from_nothing

namespace P_beyond

/-- `N` -/ abbrev v_N : Var := 0
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `t` -/ abbrev a_t : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .scope [a_t] <|
    .accumulate false (.builtin "+" .real) a_t [.var v_N] (.read a_a [.const 0])

/-- `N=2`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body :=
  fails_of (by decide +kernel)

end P_beyond

namespace P_atomic_from_nothing

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .scope [a_b] <|
    .par v_i (.const 0) (.var v_N) <|
      .accumulate true (.builtin "+" .real) a_b [] (.read a_a [.var v_i])

/-- `N=2`: ends (in spite of `defined`). -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]]) :=
  ends_of (by decide +kernel)

end P_atomic_from_nothing

namespace P_atomic_beyond

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `t` -/ abbrev a_t : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .scope [a_t] <|
    .par v_i (.const 0) (.var v_N) <|
      .accumulate true (.builtin "+" .real) a_t [.add (.var v_i) (.const (-1))] (.read a_a [.var v_i])

/-- `N=2`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body :=
  fails_of (by decide +kernel)

end P_atomic_beyond

namespace P_not_atomic

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_b] <|
    .par v_i (.const 0) (.var v_N) <|
      .accumulate false (.builtin "+" .real) a_b [] (.read a_a [.var v_i])) <|
  .assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body :=
  fails_of (by decide +kernel)

/-- `N=1`: ends. -/
theorem run_2 :
    Ends
      (parameters [1])
      (arrays [array a_a [1] [some 7], array a_b [] [none], array a_c [] [none]])
      body
      (arrays [array a_a [1] [some 7], array a_b [] [some 7], array a_c [] [some (-2)]]) :=
  ends_of (by decide +kernel)

end P_not_atomic

namespace P_atomically

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_b] <|
    .par v_i (.const 0) (.var v_N) <|
      .accumulate true (.builtin "+" .real) a_b [] (.read a_a [.var v_i])) <|
  .assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])

/-- `N=4`: ends. -/
theorem run_1 :
    Ends
      (parameters [4])
      (arrays
        [array a_a [4] [some 7, some 8, some 9, some 6], array a_b [] [none], array a_c [] [none]])
      body
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_b [] [some 30],
          array a_c [] [some (-25)]]) :=
  ends_of (by decide +kernel)

end P_atomically

namespace P_atomically_nested

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.assign a_c [] (.fn (.literal .real 5 1) [])) <|
  .scope [a_b, a_c] <|
    .par v_i (.const 0) (.var v_N) <|
      .par v_j (.const 0) (.const 2) <|
        .ifte (.eq (.var v_j) (.const 0)) (
          .accumulate true (.builtin "+" .real) a_b [] (.read a_a [.var v_i])
        ) (
          .accumulate true (.builtin "+" .real) a_c [] (.fn (.builtin "neg" .real) [.read a_a [.var v_i]])
        )

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [] [none], array a_c [] [none]])
      body
      (arrays
        [array a_a [3] [some 7, some 8, some 9], array a_b [] [some 24], array a_c [] [some (-19)]]) :=
  ends_of (by decide +kernel)

end P_atomically_nested

namespace P_twice_each

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_b] <|
    .par v_i (.const 0) (.div (.var v_N) 2) <|
      .for v_j (.const 0) (.const 2) <|
        .accumulate true (.builtin "+" .real) a_b [] (.read a_a [.add (.mul 2 (.var v_i)) (.var v_j)])) <|
  .assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])

/-- `N=4`: ends. -/
theorem run_1 :
    Ends
      (parameters [4])
      (arrays
        [array a_a [4] [some 7, some 8, some 9, some 6], array a_b [] [none], array a_c [] [none]])
      body
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_b [] [some 30],
          array a_c [] [some (-25)]]) :=
  ends_of (by decide +kernel)

end P_twice_each

namespace P_atomic_and_read

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `t` -/ abbrev a_t : Arr := 3

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.assign a_c [] (.fn (.literal .real 0 1) [])) <|
  .allocate a_t [.var v_N] <|
  .scope [a_b] <|
    .par v_i (.const 0) (.var v_N) <|
      .ifte (.eq (.var v_i) (.const 0)) (
        .accumulate true (.builtin "+" .real) a_b [] (.read a_a [.var v_i])
      ) (
        .assign a_t [.var v_i] (.read a_b [])
      )

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body :=
  fails_of (by decide +kernel)

end P_atomic_and_read

namespace P_atomic_and_write

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .scope [a_b] <|
    .par v_i (.const 0) (.var v_N) <|
      .ifte (.eq (.var v_i) (.const 0)) (
        .accumulate true (.builtin "+" .real) a_b [] (.read a_a [.var v_i])
      ) (
        .assign a_b [] (.fn (.literal .real 0 1) [])
      )

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body :=
  fails_of (by decide +kernel)

end P_atomic_and_write

namespace P_atomic_and_plain

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .scope [a_b] <|
    .par v_i (.const 0) (.var v_N) <|
      .ifte (.eq (.var v_i) (.const 0)) (
        .accumulate true (.builtin "+" .real) a_b [] (.read a_a [.var v_i])
      ) (
        .accumulate false (.builtin "+" .real) a_b [] (.read a_a [.var v_i])
      )

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body :=
  fails_of (by decide +kernel)

end P_atomic_and_plain

namespace P_two_operators

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .scope [a_b] <|
    .par v_i (.const 0) (.const 2) <|
      .ifte (.lt (.var v_i) (.add (.var v_N) (.const (-1)))) (
        .accumulate true (.builtin "+" .real) a_b [] (.read a_a [.var v_i])
      ) (
        .ifte (.lt (.var v_i) (.var v_N)) (
          .accumulate true (.builtin "max" .real) a_b [] (.read a_a [.var v_i])
        ) (
          .skip
        )
      )

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body :=
  fails_of (by decide +kernel)

/-- `N=1`: ends (in spite of `coverage`). -/
theorem run_2 :
    Ends
      (parameters [1])
      (arrays [array a_a [1] [some 7], array a_b [] [none], array a_c [] [none]])
      body
      (arrays [array a_a [1] [some 7], array a_b [] [some 7], array a_c [] [none]]) :=
  ends_of (by decide +kernel)

end P_two_operators

namespace P_in_two_parts

/-- `N` -/ abbrev v_N : Var := 0
/-- `j` -/ abbrev v_j : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `t` -/ abbrev a_t : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.const 2] <|
  .seq (.par v_j (.const 0) (.const 2) <|
    .seq (.assign a_t [.var v_j] (.fn (.literal .real 0 1) [])) <|
    .scope [a_t] <|
      .for v_i (.const 0) (.div (.add (.add (.var v_N) (.mul (-1) (.var v_j))) (.const 1)) 2) <|
        .accumulate
          false
          (.builtin "+" .real)
          a_t
          [.var v_j]
          (.read a_a [.add (.mul 2 (.var v_i)) (.var v_j)])) <|
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_b] <|
    .for v_j (.const 0) (.const 2) <|
      .accumulate false (.builtin "+" .real) a_b [] (.read a_t [.var v_j])) <|
  .assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])

/-- `N=5`: ends. -/
theorem run_1 :
    Ends
      (parameters [5])
      (arrays
        [
          array a_a [5] [some 7, some 8, some 9, some 6, some 3],
          array a_b [] [none],
          array a_c [] [none]])
      body
      (arrays
        [
          array a_a [5] [some 7, some 8, some 9, some 6, some 3],
          array a_b [] [some 33],
          array a_c [] [some (-28)]]) :=
  ends_of (by decide +kernel)

end P_in_two_parts

namespace P_tree

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `t` -/ abbrev a_t : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.const 4] <|
  .seq (.par v_i (.const 0) (.const 4) <|
    .seq (.assign a_t [.var v_i] (.fn (.literal .real 0 1) [])) <|
    .scope [a_t] <|
      .accumulate false (.builtin "+" .real) a_t [.var v_i] (.read a_a [.var v_i])) <|
  .seq (.scope [a_t] <|
    .par v_i (.const 0) (.const 2) <|
      .accumulate false (.builtin "+" .real) a_t [.var v_i] (.read a_t [.add (.var v_i) (.const 2)])) <|
  .seq (.scope [a_t] <|
    .accumulate false (.builtin "+" .real) a_t [.const 0] (.read a_t [.const 1])) <|
  .seq (.assign a_b [] (.read a_t [.const 0])) <|
  .assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])

/-- `N=4`: ends. -/
theorem run_1 :
    Ends
      (parameters [4])
      (arrays
        [array a_a [4] [some 7, some 8, some 9, some 6], array a_b [] [none], array a_c [] [none]])
      body
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_b [] [some 30],
          array a_c [] [some (-25)]]) :=
  ends_of (by decide +kernel)

end P_tree

namespace P_scope_in_thread

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .scope [a_b] <|
      .accumulate true (.builtin "+" .real) a_b [] (.read a_a [.var v_i])) <|
  .assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])

/-- `N=3`: ends (in spite of `race`). -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [] [none], array a_c [] [none]])
      body
      (arrays
        [array a_a [3] [some 7, some 8, some 9], array a_b [] [some 24], array a_c [] [some (-19)]]) :=
  ends_of (by decide +kernel)

end P_scope_in_thread

namespace P_two_annotations

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `z` -/ abbrev a_z : Arr := 3

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_b] <|
    .for v_i (.const 0) (.var v_N) <|
      .accumulate false (.builtin "+" .real) a_b [] (.read a_a [.var v_i])) <|
  .seq (.assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])) <|
  .allocate a_z [] <|
  .par v_i (.const 0) (.const 2) <|
    .ifte (.eq (.var v_i) (.const 0)) (
      .assign a_z [] (.read a_a [.const 0])
    ) (
      .assign a_z [] (.read a_a [.const 0])
    )

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [some 15], array a_c [] [some (-10)]]) :=
  ends_of (by decide +kernel)

end P_two_annotations

namespace P_reads_a_part

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_b] <|
    .accumulate false (.builtin "+" .real) a_b [] (.read a_a [.const 0])) <|
  .seq (.assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])) <|
  .seq (.scope [a_b] <|
    .for v_i (.const 1) (.var v_N) <|
      .accumulate false (.builtin "+" .real) a_b [] (.read a_a [.var v_i])) <|
  .assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])

/-- `N=3`: ends (in spite of `complete`). -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [] [none], array a_c [] [none]])
      body
      (arrays
        [array a_a [3] [some 7, some 8, some 9], array a_b [] [some 24], array a_c [] [some (-19)]]) :=
  ends_of (by decide +kernel)

end P_reads_a_part

namespace P_initial_value

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_b] <|
    .for v_i (.const 0) (.var v_N) <|
      .accumulate false (.builtin "+" .real) a_b [] (.read a_a [.var v_i])) <|
  .seq (.assign a_c [] (.fn (.builtin "+" .real) [.fn (.literal .real 2 1) [], .fn (.literal .real 3 1) []])) <|
  .scope [a_c] <|
    .par v_i (.const 0) (.var v_N) <|
      .accumulate
        true
        (.builtin "+" .real)
        a_c
        []
        (.fn (.builtin "-" .real) [.fn (.literal .real 0 1) [], .read a_a [.var v_i]])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [] [none], array a_c [] [none]])
      body
      (arrays
        [array a_a [3] [some 7, some 8, some 9], array a_b [] [some 24], array a_c [] [some (-19)]]) :=
  ends_of (by decide +kernel)

end P_initial_value

namespace P_after_a_write

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `t` -/ abbrev a_t : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .seq (.assign a_t [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_t] <|
    .par v_i (.const 0) (.var v_N) <|
      .seq (.accumulate true (.builtin "+" .real) a_t [] (.read a_a [.var v_i])) <|
      .assign a_t [] (.fn (.literal .real 7 1) [])) <|
  .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_b] <|
    .for v_i (.const 0) (.var v_N) <|
      .accumulate false (.builtin "+" .real) a_b [] (.read a_a [.var v_i])) <|
  .assign a_c [] (.fn (.builtin "-" .real) [.fn (.literal .real 5 1) [], .read a_b []])

/-- `N=2`: ends (in spite of `race`). -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [none], array a_c [] [none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [] [some 15], array a_c [] [some (-10)]]) :=
  ends_of (by decide +kernel)

end P_after_a_write

end Sums

/-! ## `undefined.sched`

Undefined values: what is stored of cells that were never written. -/

namespace Undefined

namespace P_copied

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.add (.var v_N) (.const 1)] <|
  .allocate a_u [.add (.var v_N) (.const 1)] <|
  .seq (.for v_i (.const 0) (.var v_N) <|
    .assign a_t [.var v_i] (.read a_a [.var v_i])) <|
  .seq (.for v_i (.const 0) (.add (.var v_N) (.const 1)) <|
    .assign a_u [.var v_i] (.read a_t [.var v_i])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_u [.var v_i])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_copied

namespace P_chain

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.add (.var v_N) (.const 1)] <|
  .for v_i (.const 0) (.var v_N) <|
    .seq (.assign
      a_t
      [.add (.var v_i) (.const 1)]
      (.fn (.builtin "+" .real) [.read a_t [.var v_i], .read a_a [.var v_i]])) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_chain

namespace P_into_a_sum

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .allocate a_u [] <|
  .seq (.assign a_t [] (.fn (.literal .real 0 1) [])) <|
  .seq (.scope [a_t] <|
    .for v_i (.const 0) (.var v_N) <|
      .accumulate
        false
        (.builtin "+" .real)
        a_t
        []
        (.fn (.builtin "*" .real) [.read a_u [], .fn (.literal .real 0 1) []])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_into_a_sum

namespace P_of_a_sum

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .seq (.scope [a_t] <|
    .for v_i (.const 0) (.var v_N) <|
      .accumulate false (.builtin "+" .real) a_t [] (.read a_a [.var v_i])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_of_a_sum

namespace P_atomically

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .allocate a_u [.var v_N] <|
  .seq (.assign a_t [] (.fn (.literal .real 0 1) [])) <|
  .seq (.assign a_u [.const 0] (.read a_a [.const 0])) <|
  .seq (.scope [a_t] <|
    .par v_i (.const 0) (.var v_N) <|
      .accumulate true (.builtin "+" .real) a_t [] (.read a_u [.var v_i])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_atomically

namespace P_atomically_into_nothing

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .seq (.scope [a_t] <|
    .par v_i (.const 0) (.var v_N) <|
      .accumulate true (.builtin "+" .real) a_t [] (.read a_a [.var v_i])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_atomically_into_nothing

namespace P_chosen_beside

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .allocate a_u [.var v_N] <|
  .for v_i (.const 0) (.var v_N) <|
    .seq (.assign a_u [.var v_i] (.select (.lt (.var v_i) (.var v_N)) (.read a_a [.var v_i]) (.read a_t []))) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_chosen_beside

namespace P_overwritten

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .allocate a_u [] <|
  .for v_i (.const 0) (.var v_N) <|
    .seq (.assign a_u [] (.read a_t [])) <|
    .seq (.assign a_u [] (.read a_a [.var v_i])) <|
    .assign a_b [.var v_i] (.read a_u [])

/-- `N=2`: ends. -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [some 7, some 8]]) :=
  ends_of (by decide +kernel)

end P_overwritten

namespace P_all_iterations

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .allocate a_u [] <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .assign a_u [] (.read a_t [])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=3`: ends. -/
theorem run_1 :
    Ends
      (parameters [3])
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [none, none, none]])
      body
      (arrays [array a_a [3] [some 7, some 8, some 9], array a_b [3] [some 7, some 8, some 9]]) :=
  ends_of (by decide +kernel)

end P_all_iterations

namespace P_over_a_value

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .seq (.for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])) <|
  .assign a_b [.const 0] (.read a_t [])

/-- `N=2`: ends (in spite of `defined`). -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, some 8]]) :=
  ends_of (by decide +kernel)

end P_over_a_value

namespace P_one_of_two

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .allocate a_u [] <|
  .seq (.assign a_t [.const 0] (.read a_a [.const 0])) <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .assign a_u [] (.read a_t [.var v_i])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2`: fails (`overlap`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_one_of_two

namespace P_read_elsewhere

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3
/-- `v` -/ abbrev a_v : Arr := 4

/-- The program. -/
def body : Cmd :=
  .allocate a_t [] <|
  .allocate a_u [.var v_N] <|
  .allocate a_v [.var v_N] <|
  .seq (.par v_i (.const 0) (.var v_N) <|
    .seq (.assign a_u [.var v_i] (.read a_t [])) <|
    .assign a_v [.var v_i] (.read a_u [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2`: fails (`race`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_read_elsewhere

namespace P_outside

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3

/-- The program. -/
def body : Cmd :=
  .allocate a_t [.var v_N] <|
  .allocate a_u [] <|
  .seq (.assign a_u [] (.read a_t [.var v_N])) <|
  .for v_i (.const 0) (.var v_N) <|
    .assign a_b [.var v_i] (.read a_a [.var v_i])

/-- `N=2`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays [array a_a [2] [some 7, some 8], array a_b [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_outside

end Undefined

/-! ## `values.sched`

Values: machine integers that wrap, casts, truth values, and the two kinds of `select`. -/

namespace Values

namespace P_integers

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `c` -/ abbrev a_c : Arr := 1
/-- `d` -/ abbrev a_d : Arr := 2
/-- `b` -/ abbrev a_b : Arr := 3
/-- `e` -/ abbrev a_e : Arr := 4
/-- `f` -/ abbrev a_f : Arr := 5

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .seq (.assign
      a_b
      [.var v_i]
      (.fn
        (.builtin "+" .i8)
        [
          .fn
            (.builtin "-" .i8)
            [
              .fn (.builtin "*" .i8) [.read a_a [.var v_i], .read a_a [.var v_i]],
              .fn (.literal .i8 100 1) []],
          .fn (.builtin "neg" .i8) [.read a_a [.var v_i]]])) <|
    .seq (.assign
      a_e
      [.var v_i]
      (.fn
        (.builtin "+" .u8)
        [
          .fn
            (.builtin "-" .u8)
            [
              .fn
                (.builtin "*" .u8)
                [
                  .fn (.builtin "min" .u8) [.read a_c [.var v_i], .fn (.literal .u8 200 1) []],
                  .fn (.literal .u8 7 1) []],
              .read a_c [.var v_i]],
          .fn
            (.builtin "max" .u8)
            [
              .fn (.builtin "max" .u8) [.read a_c [.var v_i], .fn (.literal .u8 3 1) []],
              .read a_c [.const 0]]])) <|
    .assign
      a_f
      [.var v_i]
      (.fn
        (.builtin "+" .i32)
        [
          .fn
            (.builtin "-" .i32)
            [
              .fn
                (.builtin "+" .i32)
                [
                  .fn (.builtin "abs" .i32) [.read a_d [.var v_i]],
                  .fn (.builtin "*" .i32) [.read a_d [.var v_i], .fn (.literal .i32 2000000000 1) []]],
              .fn (.builtin "/" .i32) [.read a_d [.const 0], .fn (.literal .i32 3 1) []]],
          .fn (.builtin "/" .i32) [.fn (.literal .i32 (-7) 1) [], .fn (.literal .i32 2 1) []]])

/-- `N=4`: ends. -/
theorem run_1 :
    Ends
      (parameters [4])
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_c [4] [some 7, some 6, some 2, some 8],
          array a_d [4] [some 5, some 6, some 3, some 7],
          array a_b [4] [none, none, none, none],
          array a_e [4] [none, none, none, none],
          array a_f [4] [none, none, none, none]])
      body
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_c [4] [some 7, some 6, some 2, some 8],
          array a_d [4] [some 5, some 6, some 3, some 7],
          array a_b [4] [some (-58), some (-44), some (-28), some (-70)],
          array a_e [4] [some 49, some 43, some 19, some 56],
          array a_f [4] [some 1410065409, some (-884901886), some 1705032703, some 1115098115]]) :=
  ends_of (by decide +kernel)

end P_integers

namespace P_truth

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `p` -/ abbrev a_p : Arr := 1
/-- `b` -/ abbrev a_b : Arr := 2
/-- `c` -/ abbrev a_c : Arr := 3
/-- `d` -/ abbrev a_d : Arr := 4
/-- `e` -/ abbrev a_e : Arr := 5
/-- `f` -/ abbrev a_f : Arr := 6

/-- The program. -/
def body : Cmd :=
  .seq (.par v_i (.const 0) (.var v_N) <|
    .assign
      a_b
      [.var v_i]
      (.fn
        (.builtin "and" .bool)
        [
          .fn
            (.builtin "or" .bool)
            [
              .fn
                (.builtin "or" .bool)
                [
                  .fn (.builtin "<" .i32) [.read a_a [.var v_i], .fn (.literal .i32 3 1) []],
                  .fn
                    (.builtin "not" .bool)
                    [.fn (.builtin "!=" .i32) [.read a_a [.var v_i], .fn (.literal .i32 7 1) []]]],
              .fn
                (.builtin "xor" .bool)
                [
                  .fn
                    (.builtin "xor" .bool)
                    [
                      .read a_p [.var v_i],
                      .fn (.builtin ">=" .i32) [.read a_a [.var v_i], .read a_a [.const 0]]],
                  .fn (.special .bool "true") []]],
          .fn
            (.builtin "or" .bool)
            [
              .fn
                (.builtin "or" .bool)
                [
                  .fn (.builtin "==" .bool) [.read a_p [.var v_i], .cond (.lt (.var v_i) (.const 2))],
                  .fn (.builtin "<=" .i32) [.read a_a [.var v_i], .fn (.literal .i32 2 1) []]],
              .fn (.builtin ">" .i32) [.read a_a [.const 0], .read a_a [.var v_i]]]])) <|
  .seq (.assign a_c [] (.fn (.special .bool "true") [])) <|
  .seq (.assign a_d [] (.fn (.special .bool "false") [])) <|
  .seq (.assign a_e [] (.fn (.literal .i32 (-2147483648) 1) [])) <|
  .seq (.assign a_f [] (.fn (.literal .i32 1 1) [])) <|
  .scope [a_c, a_d, a_e, a_f] <|
    .seq (.for v_i (.const 0) (.var v_N) <|
      .seq (.accumulate false (.builtin "and" .bool) a_c [] (.read a_p [.var v_i])) <|
      .seq (.accumulate false (.builtin "xor" .bool) a_d [] (.read a_p [.var v_i])) <|
      .accumulate false (.builtin "*" .i32) a_f [] (.read a_a [.var v_i])) <|
    .par v_i (.const 0) (.var v_N) <|
      .accumulate true (.builtin "max" .i32) a_e [] (.read a_a [.var v_i])

/-- `N=4`: ends. -/
theorem run_1 :
    Ends
      (parameters [4])
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_p [4] [some 1, some 1, some 0, some 0],
          array a_b [4] [none, none, none, none],
          array a_c [] [none],
          array a_d [] [none],
          array a_e [] [none],
          array a_f [] [none]])
      body
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_p [4] [some 1, some 1, some 0, some 0],
          array a_b [4] [some 1, some 1, some 0, some 1],
          array a_c [] [some 0],
          array a_d [] [some 0],
          array a_e [] [some 9],
          array a_f [] [some 3024]]) :=
  ends_of (by decide +kernel)

end P_truth

namespace P_casts

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `p` -/ abbrev a_p : Arr := 1
/-- `x` -/ abbrev a_x : Arr := 2
/-- `b` -/ abbrev a_b : Arr := 3
/-- `c` -/ abbrev a_c : Arr := 4
/-- `d` -/ abbrev a_d : Arr := 5
/-- `e` -/ abbrev a_e : Arr := 6

/-- The program. -/
def body : Cmd :=
  .par v_i (.const 0) (.var v_N) <|
    .seq (.assign
      a_b
      [.var v_i]
      (.fn
        (.builtin "+" .i8)
        [
          .fn
            (.cast .i32 .i8)
            [.fn (.builtin "*" .i32) [.read a_a [.var v_i], .fn (.literal .i32 10 1) []]],
          .index .i8 (.add (.mul 300 (.var v_i)) (.const (-5)))])) <|
    .seq (.assign
      a_c
      [.var v_i]
      (.fn
        (.builtin "-" .i64)
        [
          .fn
            (.builtin "+" .i64)
            [
              .fn (.cast .u8 .i64) [.fn (.cast .i32 .u8) [.read a_a [.var v_i]]],
              .fn (.cast .bool .i64) [.read a_p [.var v_i]]],
          .fn
            (.cast .i8 .i64)
            [
              .fn
                (.cast .i64 .i8)
                [
                  .fn
                    (.builtin "*" .i64)
                    [.fn (.cast .i32 .i64) [.read a_a [.var v_i]], .fn (.literal .i64 100 1) []]]]])) <|
    .seq (.assign
      a_d
      [.var v_i]
      (.fn
        (.builtin "+" .f32)
        [
          .fn
            (.builtin "+" .f32)
            [
              .read a_x [.var v_i],
              .fn
                (.builtin "*" .f32)
                [.read a_x [.const 0], .fn (.cast .bool .f32) [.read a_p [.var v_i]]]],
          .fn (.cast .bool .f32) [.cond (.eq (.var v_i) (.const 1))]])) <|
    .assign
      a_e
      [.var v_i]
      (.fn
        (.builtin "+" .real)
        [
          .fn
            (.builtin "-" .real)
            [
              .fn (.cast .f32 .real) [.read a_x [.var v_i]],
              .fn (.cast .i32 .real) [.read a_a [.var v_i]]],
          .index .real (.mul (-1) (.var v_i))])

/-- `N=4`: ends. -/
theorem run_1 :
    Ends
      (parameters [4])
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_p [4] [some 1, some 1, some 0, some 0],
          array a_x [4] [some 4, some 5, some 9, some 6],
          array a_b [4] [none, none, none, none],
          array a_c [4] [none, none, none, none],
          array a_d [4] [none, none, none, none],
          array a_e [4] [none, none, none, none]])
      body
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_p [4] [some 1, some 1, some 0, some 0],
          array a_x [4] [some 4, some 5, some 9, some 6],
          array a_b [4] [some 65, some 119, some (-83), some (-69)],
          array a_c [4] [some 76, some (-23), some 133, some (-82)],
          array a_d [4] [some 8, some 10, some 9, some 6],
          array a_e [4] [some (-3), some (-4), some (-2), some (-3)]]) :=
  ends_of (by decide +kernel)

end P_casts

namespace P_choice

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .seq (.assign
      a_b
      [.var v_i]
      (.select (.lt (.const 1) (.var v_i)) (.read a_a [.var v_i]) (.fn (.literal .real (-1) 1) []))) <|
    .assign
      a_c
      [.var v_i]
      (.fn
        (.builtin "select" .real)
        [
          .fn (.builtin "<" .real) [.read a_a [.var v_i], .fn (.literal .real 3 1) []],
          .read a_a [.const 0],
          .fn (.builtin "min" .real) [.read a_a [.var v_i], .fn (.literal .real 10 1) []]])

/-- `N=4`: ends. -/
theorem run_1 :
    Ends
      (parameters [4])
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_b [4] [none, none, none, none],
          array a_c [4] [none, none, none, none]])
      body
      (arrays
        [
          array a_a [4] [some 7, some 8, some 9, some 6],
          array a_b [4] [some (-1), some (-1), some 9, some 6],
          array a_c [4] [some 7, some 8, some 9, some 6]]) :=
  ends_of (by decide +kernel)

end P_choice

namespace P_both_branches

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .for v_i (.const 0) (.var v_N) <|
    .assign
      a_b
      [.var v_i]
      (.select
        (.lt (.const 1) (.var v_i))
        (.read a_a [.add (.var v_i) (.const 1)])
        (.fn (.literal .real (-1) 1) []))

/-- `N=2`: fails (`bounds`). -/
theorem run_1 :
    Fails
      (parameters [2])
      (arrays
        [array a_a [2] [some 7, some 8], array a_b [2] [none, none], array a_c [2] [none, none]])
      body :=
  fails_of (by decide +kernel)

end P_both_branches

namespace P_both_branches_of_value

/-- `N` -/ abbrev v_N : Var := 0
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2

/-- The program. -/
def body : Cmd :=
  .assign
    a_b
    [.const 0]
    (.fn
      (.builtin "select" .real)
      [
        .fn (.builtin "==" .real) [.read a_a [.const 0], .read a_a [.const 0]],
        .fn (.literal .real (-1) 1) [],
        .read a_b [.const 0]])

/-- `N=2`: ends (in spite of `defined`). -/
theorem run_1 :
    Ends
      (parameters [2])
      (arrays
        [array a_a [2] [some 7, some 8], array a_b [2] [none, none], array a_c [2] [none, none]])
      body
      (arrays
        [array a_a [2] [some 7, some 8], array a_b [2] [none, none], array a_c [2] [none, none]]) :=
  ends_of (by decide +kernel)

end P_both_branches_of_value

end Values

end Redverify.Interpretation
