module

public import Examples.Wrong.Common

/-!
# A buffer that is not reset

```
spec rows(N, K):
    assume N >= 0 and K >= 0
    input  A[N, K] : f32
    output B[N]    : f32
    B(i) = sum[k : 0 <= k < K] A(i, k)

impl stale of rows(a = A, b = B):
    allocate t[] : f32
    t[] {0.0} := 0.0
    for i < N:
        accumulate t:
            for k < K:
                t[] {B(i)} +{k}= a[i, k]
        b[i] {B(i)} := t[]
```

The buffer still holds the sum of the row before.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.StaleBuffer

/-- The parameter `K`. -/
abbrev v_K : Var := 3
/-- The buffer. -/
abbrev a_t : Arr := 2

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N), .le (.const 0) (.var v_K)]
  inputs := [⟨t_A, [(.const 0, .var v_N), (.const 0, .var v_K)]⟩]
  outputs := [⟨t_B, [(.const 0, .var v_N)]⟩]
  equations := [⟨t_B, [v_i], .true,
    .reduce [.fn zero []] plus [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_K)))
      (.access t_A [.var v_i, .var v_k])⟩]

/-- `t[] := 0.0` -/
def reset : Cmd := .assign a_t [] (.fn zero [])

/-- `for k < K: t[] += a[i, k]` and `b[i] := t[]` -/
def row : Cmd :=
  .seq (.scope [a_t] (.for v_k (.const 0) (.var v_K)
    (.accumulate false plus a_t [] (.read a_a [.var v_i, .var v_k]))))
    (.assign a_b [.var v_i] (.read a_t []))

/-- A program with `A` in `a` and `B` in `b`. -/
def rowsBy (body : Cmd) : Impl where
  assumptions := []
  bindings := [⟨a_a, t_A, [v_i, v_k], [.var v_i, .var v_k], none⟩, ⟨a_b, t_B, [v_i], [.var v_i], none⟩]
  body := .allocate a_t [] body

/-- The program. -/
def impl : Impl := rowsBy (.seq reset (.for v_i (.const 0) (.var v_N) row))

/-- `N = 2` and `K = 2`. -/
def square : Env := parameters [2, 0, 0, 2]

/-- All inputs are 1, all outputs 2. -/
def model : Model Int
  | 0, _ => 1
  | _, _ => 2

/-- That is a model of the specification. -/
theorem model_spec : spec.IsModel integers square model := by
  refine all_cons (fun p hp _ => ?_) all_nil
  obtain ⟨i, rfl⟩ := List.length_eq_one_iff.1 hp
  refine Eq.trans ?_ (eval_reduce_range (lo := 0) (hi := 2) fun k => ?_).symm
  · show 2 = integers.accumulate plus (fun _ => 1) 0 ((range 0 2).map fun i => [i])
    decide +kernel
  · exact cond_and cond_le cond_lt

/-- The second output is 4. -/
theorem output (δ ρ) (h : BigStep integers square (start impl spec square model) impl.body δ ρ) :
    (start impl spec square model).update δ ⟨a_b, [1]⟩ = .holds (some 4) :=
  (run_leaves (C := commutation) (l := ⟨a_b, [1]⟩) (v := some 4) (by decide +kernel)).2 δ ρ h

/-- The program does not implement the specification. -/
theorem rejected : ¬ Implements laws spec impl :=
  not_implements integers_laws (C := commutation) model_spec all_nil (by decide +kernel)

/-- The control: with the reset inside of the loop the run is right. -/
theorem repaired : accepts commutation
    (rowsBy (.for v_i (.const 0) (.var v_N) (.seq reset row))) spec square model = true := by
  decide +kernel

end Redverify.Examples.Wrong.StaleBuffer
