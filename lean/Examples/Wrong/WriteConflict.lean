module

public import Examples.Wrong.Common

/-!
# A write conflict

```
spec last(N):
    assume N >= 1
    input  A[N] : f32
    output B[]  : f32
    B() = A(N - 1)

impl conflict of last(a = A, b = B):
    par i < N:
        b[] := a[i]
```

The iterations write different values into one cell. With `for` it is right, since the last one wins.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.WriteConflict

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 1) (.var v_N)]
  inputs := [⟨t_A, [(.const 0, .var v_N)]⟩]
  outputs := [⟨t_B, []⟩]
  equations := [⟨t_B, [], .true, .access t_A [.add (.var v_N) (.const (-1))]⟩]

/-- The program. -/
def impl : Impl :=
  ⟨[], bindings, .par v_i (.const 0) (.var v_N) (.assign a_b [] (.read a_a [.var v_i]))⟩

/-- `A = 1, 2`, hence `B = 2`. -/
def model : Model Int
  | 0, [k] => k + 1
  | 1, [] => 2
  | _, _ => 0

/-- That is a model of the specification. -/
theorem model_spec : spec.IsModel integers two model := by
  refine all_cons (fun p hp _ => ?_) all_nil
  obtain rfl : p = [] := List.length_eq_zero_iff.1 hp
  decide +kernel

/-- The iterations write 1 and 2 into `b[]`: there is no run for `N = 2`. -/
theorem no_runs : ∀ δ ρ, ¬ BigStep integers two (start impl spec two model) impl.body δ ρ :=
  no_run (C := commutation) (by decide +kernel)

/-- The program does not implement the specification. -/
theorem rejected : ¬ Implements laws spec impl :=
  not_implements integers_laws (C := commutation) model_spec all_nil (by decide +kernel)

/-- The control: with a sequential loop the run is right. -/
theorem repaired : accepts commutation
    ⟨[], bindings, .for v_i (.const 0) (.var v_N) (.assign a_b [] (.read a_a [.var v_i]))⟩
    spec two model = true := by decide +kernel

end Redverify.Examples.Wrong.WriteConflict
